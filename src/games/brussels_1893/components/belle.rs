//! Belle Époque in the box: cards and tiles as data, each with the moment at which it has its say (RULES.md, Belle Époque).

use super::{LEAST_SEATS, MOST_SEATS, Needle, Office, Work};
use crate::games::brussels_1893::grid::{SIDE, Space};
use serde::{Deserialize, Serialize};

/// Belle Époque cards in the box.
pub const CARDS: usize = 32;
/// Belle Époque tiles in the box.
pub const TILES: usize = 12;
/// Places for pavilions, one a row of the Art Nouveau board, each with a card.
pub const PAVILIONS: usize = SIDE;
/// Most tiles that lie on the Belle Époque board.
pub const MOST_TILES: usize = 6;
/// Spaces of the Art Nouveau board on which a tile lies face down.
pub const CROSS: usize = 5;

/// Index of a card in [`BelleEpoque::cards`]: its number less one.
pub type CardId = u8;
/// Index of a tile in [`BelleEpoque::tiles`].
pub type TileId = u8;

/// The moment at which a card may be used (the rulebook's symbol on the card).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Moment {
    /// A round begins, before the stock exchange card is revealed.
    RoundStart,
    /// The corner of the active area is chosen.
    Planning,
    /// An own worker was put on a space with a house, whosever.
    OnHouse,
    /// Before an artwork to sell is chosen.
    BeforeSale,
    /// The marker of the art market is moved.
    SaleMove,
    /// Before a noble is chosen.
    BeforeNoble,
    /// The noble just bought is discarded.
    Dismissed,
    /// A building is paid for.
    Payment,
    /// An action of a space was performed, not through the park.
    After(Work),
    /// An action of the Brussels board was performed.
    AfterOffice(Office),
    /// Just before or just after the action that the park copies.
    Park,
    /// The action of the turn is over.
    AfterTurn,
    /// Prestige cards are won.
    Award,
    /// Manneken Pis icons are counted.
    Icons,
    /// Before the first iris is counted.
    BeforeIrises,
    /// After the last iris was counted.
    AfterIrises,
    /// Before the travellers leave the Brussels board.
    BeforeDeparture,
    /// Before the workers on the Brussels board are counted.
    BeforeCourt,
    /// After the pavilions have scored.
    Visit,
    /// A round ends, before nobles get ready.
    BeforeReady,
    /// The noble of the last slot was discarded at the end of a round.
    NobleLeaves,
}

impl Moment {
    /// Whether it comes when used cards have been turned up already: a card used then stays face down through the next round.
    #[must_use]
    pub const fn is_after_refresh(self) -> bool {
        matches!(self, Self::BeforeReady | Self::NobleLeaves)
    }

    /// Every moment with its key in `components.json`, in the order of a round.
    pub const KEYS: [(&'static str, Self); 26] = [
        ("round_start", Self::RoundStart),
        ("round_start:planning", Self::Planning),
        ("on_own_worker_placed_on_house", Self::OnHouse),
        ("before_choice:sale", Self::BeforeSale),
        ("modify:sale_move", Self::SaleMove),
        ("before_choice:noble", Self::BeforeNoble),
        ("on_discard:noble_bought", Self::Dismissed),
        ("modify:build_payment", Self::Payment),
        ("after_action:workshop", Self::After(Work::Workshop)),
        ("after_action:materials", Self::After(Work::Materials)),
        ("after_action:build", Self::After(Work::Build)),
        ("after_action:stock_exchange", Self::AfterOffice(Office::StockExchange)),
        ("after_action:square", Self::AfterOffice(Office::Square)),
        ("after_action:park", Self::AfterOffice(Office::Park)),
        ("after_action:market", Self::AfterOffice(Office::Market)),
        ("during_action:park", Self::Park),
        ("after_turn_action", Self::AfterTurn),
        ("column_award", Self::Award),
        ("start_player_count", Self::Icons),
        ("before_iris_majority", Self::BeforeIrises),
        ("after_iris_majority", Self::AfterIrises),
        ("before_brussels_majority:before_traveller_removal", Self::BeforeDeparture),
        ("before_brussels_majority", Self::BeforeCourt),
        ("visit_pavilions", Self::Visit),
        ("round_end:before_ready", Self::BeforeReady),
        ("round_end:noble_discard", Self::NobleLeaves),
    ];

    /// Whether it comes once in a round, so that waiting could bring no more.
    #[must_use]
    pub const fn comes_once(self) -> bool {
        matches!(
            self,
            Self::RoundStart
                | Self::AfterIrises
                | Self::BeforeDeparture
                | Self::BeforeCourt
                | Self::Visit
                | Self::BeforeReady
        )
    }
}

/// A thing of which each brings something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Per {
    /// Nothing is counted: the amount is what it says.
    Flat,
    /// Artworks owned, white ones among them.
    Artworks,
    /// White artworks owned.
    WhiteArtworks,
    /// Kinds of cubes spent on the building of this turn, the joker among them.
    CubeKinds,
    /// Workers and travellers on the stock exchange.
    OnStockExchange,
    /// Francs owned.
    Francs,
    /// Ready nobles.
    ReadyNobles,
    /// Irises at which the player has most workers.
    Irises,
    /// Travellers on the Brussels board, whoever sent them.
    Travellers,
    /// Belle Époque cards owned.
    Cards,
    /// Points on the score track.
    Points,
    /// The level on the iris track, from 1.
    IrisLevel,
    /// The level on the crown track, from 1.
    CrownLevel,
    /// Prestige cards taken for passing first.
    FirstPasses,
    /// Houses and pavilions.
    Buildings,
    /// Sides by which two own houses touch on the Art Nouveau board.
    Contacts,
}

impl Per {
    /// Everything that is counted, with its key in `components.json`.
    pub const KEYS: [(&'static str, Self); 15] = [
        ("artworks", Self::Artworks),
        ("white_artworks", Self::WhiteArtworks),
        ("cube_kinds", Self::CubeKinds),
        ("on_stock_exchange", Self::OnStockExchange),
        ("francs", Self::Francs),
        ("ready_nobles", Self::ReadyNobles),
        ("irises", Self::Irises),
        ("travellers", Self::Travellers),
        ("cards", Self::Cards),
        ("points", Self::Points),
        ("iris_level", Self::IrisLevel),
        ("crown_level", Self::CrownLevel),
        ("first_passes", Self::FirstPasses),
        ("buildings", Self::Buildings),
        ("contacts", Self::Contacts),
    ];
}

/// So much for every so many of a thing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Amount {
    /// What is counted.
    pub per: Per,
    /// How many of it count once.
    pub by: u8,
    /// What each brings with 2, 3, 4 and 5 players.
    pub times: [u8; MOST_SEATS - LEAST_SEATS + 1],
}

impl Amount {
    /// A flat amount.
    #[must_use]
    pub const fn flat(amount: u8) -> Self {
        Self { per: Per::Flat, by: 1, times: [amount; MOST_SEATS - LEAST_SEATS + 1] }
    }

    /// What each brings.
    #[must_use]
    pub const fn each(&self, seats: u8) -> u8 {
        self.times[seats as usize - LEAST_SEATS]
    }

    /// What so many of the thing bring; of a flat amount there is one.
    #[must_use]
    pub const fn of(&self, count: u16, seats: u8) -> u16 {
        count / self.by as u16 * self.each(seats) as u16
    }
}

/// What a card does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Deed {
    /// Francs.
    Francs(Amount),
    /// Points.
    Points(Amount),
    /// So many jokers.
    Jokers(u8),
    /// So many jokers for so many materials of choice.
    Exchange {
        /// Jokers discarded.
        jokers: u8,
        /// Materials gained.
        materials: u8,
    },
    /// Turn a white artwork to its coloured side.
    Colour,
    /// The marker may go up to so many cells farther.
    Steps(u8),
    /// Return a displayed artwork to its stack.
    Withdraw,
    /// Discard up to so many displayed nobles; others come.
    Guests(u8),
    /// One cube of any kind stands for another; a joker used so costs no points.
    Substitute,
    /// Use one more ready noble.
    UseNoble,
    /// Discard a used noble for the francs of its salary.
    Release,
    /// Take back francs from under one own worker.
    Recover,
    /// So many cubes for an artwork, or a coloured artwork for so many cubes.
    Barter(u8),
    /// Take an artwork, white side up.
    White,
    /// So many travellers from the train.
    Travellers(u8),
    /// Lay the corner of the active area on any iris.
    Corner,
    /// Another turn at once, for a worker or a traveller put on the card.
    Overtime,
    /// For so many francs the effect of the noble that leaves.
    LastAudience(u8),
    /// Exchange a prestige card that was won for one below an inactive column.
    Swap,
    /// So many more Manneken Pis icons.
    Icons(u8),
    /// One worker on a space with a tile counts twice at irises.
    Double,
    /// Take a worker back from the Brussels board.
    TakeBack,
}

impl Deed {
    /// Whether it is a gain that asks nothing further.
    #[must_use]
    pub const fn is_gain(self) -> bool {
        matches!(self, Self::Francs(_) | Self::Points(_) | Self::Jokers(_) | Self::Travellers(_))
    }
}

/// A Belle Époque card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Card {
    /// When it may be used.
    pub moment: Moment,
    /// What it does.
    pub deed: Deed,
}

/// What a tile does for whoever has a worker on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Boon {
    /// Points at the end, on the score track before every other tile.
    First(Amount),
    /// Points at the end.
    Points(Amount),
    /// Francs at the end, before salaries.
    Francs(Amount),
    /// One zone of choice is worth so much more.
    Zone(u8),
    /// So many artworks more in the zone of artworks.
    Artworks(u8),
    /// So many houses more for the value of the architect track.
    Houses(u8),
    /// Points for each building, added to the value of the architect track.
    Buildings(Amount),
    /// The architect track has another level, worth so much for each building.
    LastLevel(u8),
    /// Nobles are owed so many francs each.
    Salaries(u8),
}

/// The expansion's part of the box.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BelleEpoque {
    /// Travellers.
    pub travellers: u8,
    /// Tiles on the Belle Époque board with 2, 3, 4 and 5 players.
    pub tiles_in_play: [u8; MOST_SEATS - LEAST_SEATS + 1],
    /// Spaces on which a tile lies face down.
    pub cross: [Space; CROSS],
    /// Glass that a pavilion costs more, by row from the bottom.
    pub surcharges: [u8; PAVILIONS],
    /// Points of a pavilion for each colour of workers in its row.
    pub colour_points: u8,
    /// A white artwork brings what its named colour brings, divided by this and rounded down.
    pub white_divisor: u8,
    /// The compass without its arrow.
    pub compass: Vec<Needle>,
    /// Every card.
    pub cards: [Card; CARDS],
    /// Every tile.
    pub tiles: [Boon; TILES],
}

impl BelleEpoque {
    /// A card.
    #[must_use]
    pub const fn card(&self, id: CardId) -> &Card {
        &self.cards[id as usize]
    }

    /// A tile.
    #[must_use]
    pub const fn tile(&self, id: TileId) -> Boon {
        self.tiles[id as usize]
    }
}
