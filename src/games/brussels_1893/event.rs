//! What happens. Everything is told to everybody: nobody knows anything that the others do not.

use super::belle::Artwork;
use super::components::belle::{CardId, TileId};
use super::components::{
    Architect, Art, Cube, NobleId, OFFICES, Office, Position, PrestigeId, Reward, StockId, Track, Work, Zone,
};
use super::due::Offer;
use super::grid::{Iris, Space};
use super::payment::Payment;
use super::purse::Purse;
use super::sets::SeatSet;
use super::table::PerSeat;
use crate::engine::{Audience, Event as EventOf, Seat};

/// Something that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// Somebody took an architect's board.
    ChoseArchitect {
        /// Who.
        seat: Seat,
        /// Which.
        architect: Architect,
    },
    /// A stock exchange card was revealed: a round begins.
    Stock {
        /// The round, from 1.
        round: u8,
        /// The card.
        card: StockId,
    },
    /// The corner of the active area was chosen.
    Corner {
        /// By whom.
        seat: Seat,
        /// On which iris it lies.
        corner: Iris,
    },
    /// A neutral worker was put on a space.
    Neutral {
        /// By whom.
        seat: Seat,
        /// Where.
        space: Space,
    },
    /// A worker was put on a space.
    Placed {
        /// Whose.
        seat: Seat,
        /// Where.
        space: Space,
        /// The action of the space.
        work: Work,
        /// Francs laid under it.
        stake: u8,
    },
    /// Workers were put on an action of the Brussels board.
    Office {
        /// Whose.
        seat: Seat,
        /// Which action.
        office: Office,
        /// How many.
        workers: u8,
        /// Travellers besides.
        travellers: u8,
    },
    /// The park copies an action.
    Copied {
        /// Who.
        seat: Seat,
        /// Which.
        work: Work,
    },
    /// The action had no effect.
    NoEffect {
        /// Whose.
        seat: Seat,
    },
    /// An artwork was taken: made in the workshop, or had for nothing.
    Artwork {
        /// Who.
        seat: Seat,
        /// Its colour.
        art: Art,
    },
    /// The marker of the art market was moved.
    Marker {
        /// Who.
        seat: Seat,
        /// Column and row of its centre before, from 1.
        from: [u8; 2],
        /// And after.
        to: [u8; 2],
    },
    /// An artwork was sold.
    Sold {
        /// Who.
        seat: Seat,
        /// The colour that it was sold as.
        art: Art,
        /// The colour of its other side, where it is white.
        white: Option<Art>,
        /// The slot of the market that it lies in.
        slot: u8,
        /// The artwork that went back to the workshop.
        back: Option<Artwork>,
        /// Points.
        points: u8,
        /// Francs.
        francs: u8,
    },
    /// The top noble of the deck was revealed.
    Revealed {
        /// For whom.
        seat: Seat,
        /// Who.
        noble: NobleId,
    },
    /// A noble was bought.
    Bought {
        /// Who.
        seat: Seat,
        /// The noble.
        noble: NobleId,
        /// The slot; none for the noble that was revealed.
        slot: Option<u8>,
        /// Francs paid.
        paid: u8,
    },
    /// A noble is used.
    Used {
        /// Who.
        seat: Seat,
        /// The noble.
        noble: NobleId,
    },
    /// A noble was kept.
    Kept {
        /// Who.
        seat: Seat,
        /// The noble.
        noble: NobleId,
    },
    /// A noble was discarded.
    Dismissed {
        /// Who.
        seat: Seat,
        /// The noble.
        noble: NobleId,
        /// One of that name is there already, so there was no choice.
        forced: bool,
    },
    /// The discarded nobles became the deck.
    Reshuffled,
    /// A noble came into a slot of the row.
    Arrived {
        /// The slot, 0 on the left.
        slot: u8,
        /// The noble.
        noble: NobleId,
    },
    /// The noble of the last slot was discarded at the end of a round.
    Left {
        /// The noble.
        noble: NobleId,
    },
    /// Something came from bank and supply.
    Gained {
        /// Who.
        seat: Seat,
        /// What.
        purse: Purse,
    },
    /// Jokers were discarded for materials.
    Exchanged {
        /// Who.
        seat: Seat,
        /// How many.
        jokers: u8,
    },
    /// A disc was moved up a track.
    Advanced {
        /// Whose.
        seat: Seat,
        /// Which track.
        track: Track,
        /// To which level, from 0.
        level: u8,
    },
    /// Workers came back from the court.
    Freed {
        /// Whose.
        seat: Seat,
        /// How many.
        workers: u8,
    },
    /// A house was paid for.
    Paid {
        /// Who.
        seat: Seat,
        /// With what.
        payment: Payment,
        /// Points for paying without jokers.
        without_jokers: u8,
        /// Points for the tier.
        tier: u8,
    },
    /// A needle was turned.
    Turned {
        /// Who.
        seat: Seat,
        /// Which, 0 or 1.
        needle: u8,
        /// From which position.
        from: Position,
        /// To which position.
        to: Position,
    },
    /// A house was built.
    Built {
        /// Who.
        seat: Seat,
        /// Where.
        space: Space,
    },
    /// The owner of a house gets the free action.
    Free {
        /// Who.
        seat: Seat,
        /// Where the house stands.
        space: Space,
        /// The action of the space.
        work: Work,
    },
    /// What was offered was declined.
    Declined {
        /// Who.
        seat: Seat,
        /// What it was.
        offer: Offer,
    },
    /// Somebody passed.
    Passed {
        /// Who.
        seat: Seat,
        /// Francs for the colours of the own artworks.
        colours: u16,
        /// Francs for the cards taken for passing first, the new one among them; none where another passed first.
        first: Option<u16>,
    },
    /// A column was counted.
    Column {
        /// Which, from 0.
        column: u8,
        /// The card below it.
        card: PrestigeId,
        /// Francs of each.
        stakes: PerSeat<u16>,
        /// Who has laid most.
        leaders: SeatSet,
    },
    /// The start player of the next round was found.
    Start {
        /// Who.
        seat: Seat,
        /// Manneken Pis icons of each.
        icons: PerSeat<u16>,
    },
    /// A prestige card brings its reward: what that is follows.
    Rewarded {
        /// Who.
        seat: Seat,
        /// The column, from 0.
        column: u8,
        /// The card.
        card: PrestigeId,
        /// Which reward, where one is chosen.
        reward: Option<Reward>,
        /// The column was tied.
        tied: bool,
    },
    /// A prestige card was put under a zone.
    Tucked {
        /// Who.
        seat: Seat,
        /// The column, from 0.
        column: u8,
        /// The card.
        card: PrestigeId,
        /// Which zone.
        zone: Zone,
    },
    /// A surrounded iris was counted.
    Iris {
        /// Which.
        iris: Iris,
        /// Workers of each.
        workers: PerSeat<u8>,
        /// Neutral workers.
        neutral: u8,
        /// Of whose workers one counts twice (Belle Époque).
        doubled: Option<Seat>,
        /// Who has most.
        leaders: SeatSet,
        /// Points of each.
        points: PerSeat<u8>,
    },
    /// The workers on the Brussels board were counted; who has most sends one to the court.
    Court {
        /// Workers of each.
        workers: PerSeat<u8>,
        /// Who has most.
        leaders: SeatSet,
        /// From which action each of them sends one.
        from: PerSeat<Option<Office>>,
    },
    /// A round ended: workers come back, francs on spaces go to the bank, nobles are ready, and what is left below the columns
    /// is discarded.
    RoundEnded {
        /// Which.
        round: u8,
    },
    /// A prestige card was dealt below a column.
    Dealt {
        /// The column, from 0.
        column: u8,
        /// The card.
        card: PrestigeId,
    },
    /// Salaries were settled.
    Salaries {
        /// Who.
        seat: Seat,
        /// Francs paid.
        paid: u16,
        /// Nobles left unpaid.
        unpaid: u8,
        /// Points lost for them.
        lost: u16,
    },
    /// A noble is left unpaid and goes.
    Unpaid {
        /// Who.
        seat: Seat,
        /// The noble.
        noble: NobleId,
    },
    /// A Belle Époque card is used; what it brings follows.
    Card {
        /// Whose.
        seat: Seat,
        /// Which.
        card: CardId,
    },
    /// Travellers came from the train.
    Travellers {
        /// To whom.
        seat: Seat,
        /// How many.
        travellers: u8,
    },
    /// A pavilion was built, and its card taken.
    Pavilion {
        /// Whose.
        seat: Seat,
        /// The row, from the bottom from 0.
        row: u8,
        /// The card.
        card: CardId,
        /// Glass paid for the place.
        glass: u8,
    },
    /// A worker was put on a tile of the Belle Époque board.
    Tile {
        /// Whose.
        seat: Seat,
        /// The place of the tile, from 0.
        at: u8,
        /// Which tile.
        tile: TileId,
    },
    /// An artwork was taken, white side up.
    White {
        /// Who.
        seat: Seat,
        /// The colour of its other side.
        art: Art,
    },
    /// A white artwork was turned to its coloured side.
    Coloured {
        /// Whose.
        seat: Seat,
        /// Its colour.
        art: Art,
    },
    /// A displayed artwork was returned to its stack.
    Withdrawn {
        /// By whom.
        seat: Seat,
        /// The slot, 0 or 1.
        slot: u8,
        /// The artwork.
        back: Artwork,
    },
    /// A displayed noble was discarded by a card.
    Guest {
        /// By whom.
        seat: Seat,
        /// The slot, 0 on the left.
        slot: u8,
        /// The noble.
        noble: NobleId,
    },
    /// A used noble was discarded for the francs of its salary.
    Released {
        /// Whose.
        seat: Seat,
        /// The noble.
        noble: NobleId,
    },
    /// Francs were taken back from under a worker.
    Recovered {
        /// Whose.
        seat: Seat,
        /// From which space.
        space: Space,
        /// How many.
        francs: u8,
    },
    /// An artwork was given for cubes.
    Bartered {
        /// Whose.
        seat: Seat,
        /// Its colour.
        art: Art,
    },
    /// A cube was given in a barter.
    Gave {
        /// Whose.
        seat: Seat,
        /// Which.
        cube: Cube,
    },
    /// Another turn follows, for a worker or a traveller on the card.
    Overtime {
        /// Whose.
        seat: Seat,
        /// A traveller, else a worker.
        traveller: bool,
    },
    /// A prestige card that was won was exchanged for one below an inactive column.
    Swapped {
        /// By whom.
        seat: Seat,
        /// The column that was won, from 0.
        won: u8,
        /// The inactive column.
        other: u8,
    },
    /// A worker counts twice.
    Doubled {
        /// Whose.
        seat: Seat,
        /// On which space.
        space: Space,
    },
    /// A worker was taken back from the Brussels board.
    TookBack {
        /// Whose.
        seat: Seat,
        /// From which action.
        office: Office,
    },
    /// The travellers left the Brussels board.
    Departed {
        /// How many, from each action.
        travellers: [u8; OFFICES],
    },
    /// A pavilion was visited.
    Visited {
        /// Whose.
        seat: Seat,
        /// The row, from the bottom from 0.
        row: u8,
        /// Colours of workers in the row.
        colours: u8,
        /// Points.
        points: u16,
    },
    /// Used cards are turned up, and travellers that were left go home.
    Refreshed {
        /// Cards turned up.
        cards: u8,
        /// Travellers that went home.
        travellers: u8,
        /// How many of them came from each player.
        from: PerSeat<u8>,
    },
    /// A tile brings something at the end.
    TileScored {
        /// Whose worker stands on it.
        seat: Seat,
        /// Which tile.
        tile: TileId,
        /// Points.
        points: u16,
        /// Francs.
        francs: u16,
    },
    /// A tile is for a zone.
    Speciality {
        /// Whose.
        seat: Seat,
        /// Which zone.
        zone: Zone,
    },
    /// White artworks are discarded at the end.
    WhitesDiscarded {
        /// Whose.
        seat: Seat,
        /// How many.
        artworks: u8,
    },
}

impl EventOf for Event {
    fn audience(&self) -> Audience {
        Audience::All
    }

    fn reveals(&self) -> bool {
        matches!(
            self,
            Self::Stock { .. }
                | Self::Revealed { .. }
                | Self::Reshuffled
                | Self::Arrived { .. }
                | Self::Dealt { .. }
        )
    }

    fn seat(&self) -> Option<Seat> {
        match self {
            Self::ChoseArchitect { seat, .. }
            | Self::Corner { seat, .. }
            | Self::Neutral { seat, .. }
            | Self::Placed { seat, .. }
            | Self::Office { seat, .. }
            | Self::Copied { seat, .. }
            | Self::NoEffect { seat }
            | Self::Artwork { seat, .. }
            | Self::Marker { seat, .. }
            | Self::Sold { seat, .. }
            | Self::Revealed { seat, .. }
            | Self::Bought { seat, .. }
            | Self::Used { seat, .. }
            | Self::Kept { seat, .. }
            | Self::Dismissed { seat, .. }
            | Self::Gained { seat, .. }
            | Self::Exchanged { seat, .. }
            | Self::Advanced { seat, .. }
            | Self::Freed { seat, .. }
            | Self::Paid { seat, .. }
            | Self::Turned { seat, .. }
            | Self::Built { seat, .. }
            | Self::Free { seat, .. }
            | Self::Declined { seat, .. }
            | Self::Passed { seat, .. }
            | Self::Start { seat, .. }
            | Self::Rewarded { seat, .. }
            | Self::Tucked { seat, .. }
            | Self::Salaries { seat, .. }
            | Self::Unpaid { seat, .. }
            | Self::Card { seat, .. }
            | Self::Travellers { seat, .. }
            | Self::Pavilion { seat, .. }
            | Self::Tile { seat, .. }
            | Self::White { seat, .. }
            | Self::Coloured { seat, .. }
            | Self::Withdrawn { seat, .. }
            | Self::Guest { seat, .. }
            | Self::Released { seat, .. }
            | Self::Recovered { seat, .. }
            | Self::Bartered { seat, .. }
            | Self::Gave { seat, .. }
            | Self::Overtime { seat, .. }
            | Self::Swapped { seat, .. }
            | Self::Doubled { seat, .. }
            | Self::TookBack { seat, .. }
            | Self::Visited { seat, .. }
            | Self::TileScored { seat, .. }
            | Self::Speciality { seat, .. }
            | Self::WhitesDiscarded { seat, .. } => Some(*seat),
            Self::Stock { .. }
            | Self::Reshuffled
            | Self::Arrived { .. }
            | Self::Left { .. }
            | Self::Column { .. }
            | Self::Iris { .. }
            | Self::Court { .. }
            | Self::RoundEnded { .. }
            | Self::Dealt { .. }
            | Self::Departed { .. }
            | Self::Refreshed { .. } => None,
        }
    }
}
