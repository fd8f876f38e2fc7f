//! The things on the table, under names that stay the same while they move.

use crate::app::boards::piece_id::{listed_part, numbered_part, pieces};
use crate::engine::Seat;
use crate::games::brussels_1893::components::belle::{MOST_TILES, PAVILIONS};
use crate::games::brussels_1893::components::{Art, Material, NOBLES, NobleId, Office, ROW, Track, Zone};
use crate::games::brussels_1893::grid::{IRISES, Iris, SIDE, Space};

listed_part!(Art, Art::ALL);
listed_part!(Material, Material::ALL);
listed_part!(Office, Office::ALL);
listed_part!(Track, Track::ALL);
listed_part!(Zone, Zone::ALL);

numbered_part!(Space, |space| space.0, |number| Some(Space(number)).filter(|space| space.exists()));
numbered_part!(Iris, |iris| iris.0, |number| Some(Iris(number)).filter(|iris| usize::from(iris.0) < IRISES));

/// Where the centre of the marker may lie on either axis.
const fn is_centre(at: u8) -> bool {
    at >= 2 && at <= 6
}

const fn below(number: u8, of: usize) -> bool {
    (number as usize) < of
}

pieces! {
    // The Art Nouveau board.
    /// An action space with whatever stands there.
    Space(space: Space) = "space",
    /// An iris.
    Iris(iris: Iris) = "iris",
    /// The francs of a column, from 0.
    Column(column: u8) = "column" if below(column, SIDE),
    /// The prestige card below a column.
    Prestige(column: u8) = "prestige" if below(column, SIDE),
    // The town.
    /// An action of the Brussels board.
    Office(office: Office) = "office",
    /// The court.
    Court = "court",
    /// The stock exchange card.
    Stock = "stock",
    /// A slot of the nobles' row, the dearest first.
    Slot(slot: u8) = "slot" if below(slot, ROW),
    /// The noble that was revealed.
    Revealed = "revealed",
    /// The compass.
    Compass = "compass",
    /// The art market.
    Market = "market",
    /// An artwork that the market displays.
    Display(slot: u8) = "display" if slot < 2,
    /// Where the marker of the market could come to: column and row from 1.
    Centre(column: u8, row: u8) = "centre" if is_centre(column) && is_centre(row),
    /// The artworks of a colour in the workshop.
    Stack(art: Art) = "stack",
    // The sheet of a decision.
    /// What is laid out to be chosen, one after the other.
    Choice(at: u8) = "choice",
    /// Francs with the same result in a column, the fewest first.
    Band(at: u8) = "band" if at < 3,
    /// A franc more, or one fewer.
    Step(more: bool) = "step",
    // What a player has.
    /// A player's panel, or the board of the one who is shown large.
    Seat(seat: Seat) = "seat",
    /// A player's francs.
    Purse(seat: Seat) = "purse",
    /// A player's points.
    Points(seat: Seat) = "points",
    /// A player's workers that can be placed.
    Reserve(seat: Seat) = "reserve",
    /// A track of a player's.
    Track(seat: Seat, track: Track) = "track",
    /// The front with a player's houses.
    Front(seat: Seat) = "front",
    /// A player's cubes of a material.
    Cubes(seat: Seat, material: Material) = "cubes",
    /// A player's jokers.
    Jokers(seat: Seat) = "jokers",
    /// A player's artworks of a colour.
    Artworks(seat: Seat, art: Art) = "artworks",
    /// A player's noble.
    Noble(seat: Seat, noble: NobleId) = "noble" if below(noble, NOBLES),
    /// A strategy zone of a player's.
    Zone(seat: Seat, zone: Zone) = "zone",
    // Belle Époque.
    /// The place of a pavilion, by row from the bottom from 0.
    Pavilion(row: u8) = "pavilion" if below(row, PAVILIONS),
    /// The card of a row, wherever it is.
    Card(row: u8) = "card" if below(row, PAVILIONS),
    /// A tile of the Belle Époque board, by its place.
    Tile(at: u8) = "tile" if below(at, MOST_TILES),
    /// The train with the travellers.
    Train = "train",
    /// A player's travellers.
    Travellers(seat: Seat) = "travellers",
    /// A player's white artworks, by the colour of their other side.
    Whites(seat: Seat, art: Art) = "whites",
    /// A card of a player, by the row of its pavilion.
    Owned(seat: Seat, row: u8) = "owned" if below(row, PAVILIONS),
}
