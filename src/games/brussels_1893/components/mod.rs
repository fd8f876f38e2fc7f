//! The box: cards, boards, and the numbers printed on them and in the rulebook.

mod art;
pub mod belle;
mod board;
mod material;
mod source;
#[cfg(test)]
mod tests;
mod track;
mod work;

pub use art::{Art, Artworks, COLOURS};
pub use belle::BelleEpoque;
pub use board::{ARCHITECTS, Ability, Architect, Board, HOUSES, TIERS, Tier};
pub use material::{Cube, Cubes, MATERIALS, Material};
pub use track::{LEVELS, REWARDS, Reward, TRACKS, Track, ZONES, Zone};
pub use work::{OFFICES, Office, WORKS, Work};

use super::grid::{Iris, SIDE};
use crate::engine::{Edition, NewGameError, PrintedBox};
use crate::printed_box;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// Most players.
pub const MOST_SEATS: usize = 5;
/// Fewest players.
pub const LEAST_SEATS: usize = 2;
/// Nobles by name, those of Belle Époque last.
pub const NOBLES: usize = 10;
/// Those of them that are in the base game.
pub const BASE_NOBLES: usize = 8;
/// Most cards of nobles, those that everybody starts with among them.
pub const MOST_NOBLES: usize = 32;
/// Displayed nobles.
pub const ROW: usize = 4;
/// Prestige cards.
pub const PRESTIGE_CARDS: usize = 30;
/// Stock exchange cards.
pub const STOCK_CARDS: usize = 12;
/// Columns, and rows, of the art market.
pub const MARKET_SIDE: usize = 7;
/// Francs of a unit where the compass asks for francs.
pub const UNIT_FRANCS: u8 = 3;
/// Needles of the compass.
pub const NEEDLES: usize = 2;

/// Index of a noble's name in [`Components::nobles`], in the order of the box's list.
pub type NobleId = u8;
/// Index of a card in [`Components::prestige`].
pub type PrestigeId = u8;
/// Index of a card in [`Components::stock`].
pub type StockId = u8;
/// A position of the compass, clockwise from 0.
pub type Position = u8;

/// A strip of five action spaces, from the left: the compass side (A) and the reverse (B).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Strip {
    /// Side A, then side B.
    pub sides: [[Work; SIDE]; 2],
}

/// What a position of the compass shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Needle {
    /// A cube of this material for each unit.
    Material(Material),
    /// [`UNIT_FRANCS`] for each unit.
    Francs,
    /// A kind that the builder names.
    Any,
    /// Nothing: all units follow the other needle.
    Blank,
    /// The arrow tile, which lies on the glass: a needle goes on to iron.
    Arrow,
}

/// A noble's effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Effect {
    /// So many francs.
    Francs(u8),
    /// So many points.
    Points(u8),
    /// Up to so many jokers.
    Jokers(u8),
    /// So many materials of choice.
    Materials(u8),
    /// So many jokers discarded for so many materials of choice.
    Exchange {
        /// Jokers discarded.
        jokers: u8,
        /// Materials gained.
        materials: u8,
    },
    /// So many levels of a track.
    Advance(Track, u8),
    /// So many own workers from court to reserve, usable at once.
    Workers(u8),
    /// So many travellers from the train.
    Travellers(u8),
    /// An artwork, white side up.
    White,
}

/// A noble, by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Noble {
    /// Cards of that name.
    pub copies: u8,
    /// Francs owed at the end of the game.
    pub salary: u8,
    /// What the noble does.
    pub effect: Effect,
    /// What the noble may do instead.
    pub or: Option<Effect>,
}

impl Noble {
    /// The effects that a noble offers, of which one is chosen where there are two.
    #[must_use]
    pub const fn effects(&self) -> [Option<Effect>; 2] {
        [Some(self.effect), self.or]
    }
}

/// A prestige card's face.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Prestige {
    /// Whether one kind of reward is chosen; otherwise all are had.
    pub choice: bool,
    /// How often each reward is printed, by [`Reward::index`](Reward::index).
    pub rewards: [u8; REWARDS],
    /// Manneken Pis icons.
    pub icons: u8,
    /// Points that it adds to a strategy zone; without any it cannot be tucked.
    pub points: u8,
}

/// A stock exchange card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Stock {
    /// Francs of the stock exchange.
    pub francs: u8,
    /// Corners to choose from with 2, 3, 4 and 5 players.
    pub corners: [Vec<Iris>; MOST_SEATS - LEAST_SEATS + 1],
}

impl Stock {
    /// The corners to choose from.
    #[must_use]
    pub fn corners(&self, seats: u8) -> &[Iris] {
        &self.corners[usize::from(seats) - LEAST_SEATS]
    }
}

/// The art market: axes and marker.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Market {
    /// Points of the columns, from the left.
    pub points: [u8; MARKET_SIDE],
    /// Francs of the rows, from the bottom.
    pub francs: [u8; MARKET_SIDE],
    /// Where the square of each colour lies from the marker's centre: columns to the right, rows up.
    pub offsets: [[i8; 2]; COLOURS],
    /// Column and row of the marker's centre at the start, from 1; both 2 to 6.
    pub start: [u8; 2],
}

impl Market {
    /// Points and francs of a colour when the marker's centre lies in a column and a row, both from 1 and 2 to 6.
    #[must_use]
    pub const fn pays(&self, centre: [u8; 2], colour: Art) -> [u8; 2] {
        let [right, up] = self.offsets[colour.index()];
        let column = centre[0].saturating_add_signed(right) - 1;
        let row = centre[1].saturating_add_signed(up) - 1;
        [self.points[column as usize], self.francs[row as usize]]
    }
}

/// Where a needle comes to on a compass, turned one position clockwise: from the arrow on to iron.
#[must_use]
pub fn clockwise(compass: &[Needle], position: Position) -> Position {
    let next = (position + 1) % compass.len() as u8;
    if compass[usize::from(next)] == Needle::Arrow { position_of(compass, Material::Iron) } else { next }
}

/// Where a needle comes to on a compass, turned one position the other way; none from iron onto the arrow, which would send it
/// back.
#[must_use]
pub fn counterclockwise(compass: &[Needle], position: Position) -> Option<Position> {
    let positions = compass.len() as u8;
    let next = (position + positions - 1) % positions;
    match compass[usize::from(next)] {
        Needle::Arrow => Some(position_of(compass, Material::Iron)).filter(|iron| *iron != position),
        _ => Some(next),
    }
}

/// Where a compass shows a material.
#[must_use]
pub fn position_of(compass: &[Needle], material: Material) -> Position {
    let at = compass.iter().position(|point| *point == Needle::Material(material));
    at.unwrap_or_default() as Position
}

/// What a player starts with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Start {
    /// Francs by seat, clockwise from the start player.
    pub francs: [u8; MOST_SEATS],
    /// Points.
    pub score: u8,
    /// Workers, those in court included.
    pub workers: u8,
    /// Workers in court.
    pub in_court: u8,
    /// The noble that everybody has, ready.
    pub noble: NobleId,
    /// With two players: neutral workers of each.
    pub neutral_workers: u8,
}

/// Points, francs and counts of the rulebook.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Scores {
    /// Points for building without a joker.
    pub no_joker: u8,
    /// Points lost for an unpaid noble.
    pub unpaid_noble: u8,
    /// Points for a material left at the end.
    pub material: u8,
    /// Points for the start player marker at the end.
    pub start_player: u8,
    /// Workers that the zone of workers does not count.
    pub free_workers: u8,
    /// Francs that count once in the zone of francs.
    pub zone_francs: u8,
    /// Free action of a sale: points for an artwork owned.
    pub owned_artwork: u8,
    /// Free action of building: points for a house built.
    pub built_house: u8,
    /// Passing: francs for a colour of artworks owned.
    pub passing_colour: u8,
    /// Passing first: francs for a card taken so.
    pub passing_card: u8,
    /// Passing first: Manneken Pis icons.
    pub passing_icons: u8,
}

/// The box, validated.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Components {
    /// Rounds.
    pub rounds: u8,
    /// What a player starts with.
    pub start: Start,
    /// The strips.
    pub strips: [Strip; SIDE],
    /// Francs of the displayed nobles, from the left.
    pub noble_costs: [u8; ROW],
    /// Jokers of the market.
    pub market_jokers: u8,
    /// Executions of a Brussels action before it costs a worker more, with 2, 3, 4 and 5 players.
    pub executions_per_price: [u8; MOST_SEATS - LEAST_SEATS + 1],
    /// The compass clockwise, with the arrow tile of the base game.
    pub compass: Vec<Needle>,
    /// The needles at the start.
    pub needles: [Position; NEEDLES],
    /// The art market.
    pub market: Market,
    /// Cubes of each material.
    pub materials: Cubes,
    /// Jokers.
    pub jokers: u8,
    /// Artworks of each colour.
    pub artworks: Artworks,
    /// The stock exchange cards.
    pub stock: Vec<Stock>,
    /// The prestige cards.
    pub prestige: [Prestige; PRESTIGE_CARDS],
    /// The nobles by name.
    pub nobles: [Noble; NOBLES],
    /// Side A of every architect board.
    pub side_a: Board,
    /// Side B of each architect's board, by [`Architect::index`].
    pub side_b: [Board; ARCHITECTS],
    /// Materials that the action of taking materials brings.
    pub materials_taken: u8,
    /// Points, francs and counts of the rulebook.
    pub scores: Scores,
    /// Belle Époque.
    pub belle: BelleEpoque,
}

static BOX: PrintedBox<Components> = printed_box!("brussels_1893", source::read);

impl Components {
    /// The box as printed, or with an edition's corrections.
    ///
    /// # Errors
    /// The edition does not fit.
    pub fn of(edition: Option<&Edition>) -> Result<Arc<Self>, NewGameError> {
        BOX.with(edition)
    }

    /// A noble, by name.
    #[must_use]
    pub const fn noble(&self, id: NobleId) -> &Noble {
        &self.nobles[id as usize]
    }

    /// A prestige card's face.
    #[must_use]
    pub const fn prestige(&self, id: PrestigeId) -> &Prestige {
        &self.prestige[id as usize]
    }

    /// A stock exchange card.
    #[must_use]
    pub fn stock(&self, id: StockId) -> &Stock {
        &self.stock[usize::from(id)]
    }

    /// The board of an architect.
    #[must_use]
    pub const fn board(&self, architect: Architect, side_b: bool) -> &Board {
        if side_b { &self.side_b[architect.index()] } else { &self.side_a }
    }

    /// Workers that an action of the Brussels board costs, when it was done so many times in this round.
    #[must_use]
    pub const fn price(&self, executions: u8, seats: u8) -> u8 {
        executions / self.executions_per_price[seats as usize - LEAST_SEATS] + 1
    }

    /// The compass in play, clockwise: with Belle Époque without its arrow.
    #[must_use]
    pub fn compass(&self, belle_epoque: bool) -> &[Needle] {
        if belle_epoque { &self.belle.compass } else { &self.compass }
    }

    /// Cards of a noble in play: those that everybody starts with aside, of which each player has one.
    #[must_use]
    pub const fn copies(&self, noble: NobleId, belle_epoque: bool) -> u8 {
        let is_in_play = noble != self.start.noble && (belle_epoque || (noble as usize) < BASE_NOBLES);
        if is_in_play { self.nobles[noble as usize].copies } else { 0 }
    }

    /// What a zone counts: workers beyond the free ones, nobles, artworks, or full units of francs.
    #[must_use]
    pub const fn counts(&self, zone: Zone, owned: u16) -> u16 {
        match zone {
            Zone::Workers => owned.saturating_sub(self.scores.free_workers as u16),
            Zone::Nobles | Zone::Artworks => owned,
            Zone::Francs => owned / self.scores.zone_francs as u16,
        }
    }
}
