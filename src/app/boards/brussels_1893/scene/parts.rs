//! What the table is made of.

use super::belle::Extras;
use crate::app::boards::staged::{Entry, Mark};
use crate::engine::Seat;
use crate::games::brussels_1893::components::{
    Architect, COLOURS, LEVELS, MATERIALS, NobleId, Office, Position, PrestigeId, StockId, TRACKS, Work,
    ZONES, Zone,
};
use crate::games::brussels_1893::grid::{Area, Iris, SIDE, Space};
use crate::games::brussels_1893::{
    Action, Artwork, Category, Gift, PerSeat, Prospect, SeatSet, Sold, Worker,
};

/// The lines of what the game would come to, beside the score track.
pub(super) const LINES: [&[Category]; 5] = [
    &[Category::Houses],
    &[Category::Materials],
    &[Category::StartPlayer],
    &[Category::Workers, Category::Nobles, Category::Artworks, Category::Francs],
    &[Category::Unpaid],
];

/// An action space.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SpacePart {
    /// Which.
    pub space: Space,
    /// Its action.
    pub work: Work,
    /// It is in play in this round.
    pub active: bool,
    /// It is known that it is not.
    pub asleep: bool,
    /// The worker there, the one that the move would put there included.
    pub worker: Option<Worker>,
    /// Francs under the worker.
    pub stake: u8,
    /// Whose house stands there, the one that the move would build included.
    pub house: Option<Seat>,
    /// A Belle Époque tile lies there: no house may stand on it, and who acts there may put a worker on a tile of the board.
    pub tile: bool,
    /// The worker would come with the move.
    pub comes: bool,
    /// The house would come with the move.
    pub built: bool,
    /// It belongs to the column or the iris that is being counted or decided on.
    pub counts: bool,
    /// What the action would bring who is nearest, where a worker could be put now.
    pub brings: Option<Prospect>,
    /// What applies to it.
    pub mark: Mark,
}

/// An iris.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IrisPart {
    /// Which.
    pub iris: Iris,
    /// Its four spaces are in play.
    pub active: bool,
    /// It is known that they are not.
    pub asleep: bool,
    /// Workers on its spaces, from the upper left one clockwise, as after the move.
    pub around: [Option<Worker>; 4],
    /// Who holds it after the move; nobody until it is surrounded.
    pub holders: SeatSet,
    /// The move changes who holds it.
    pub changes: bool,
    /// The corner of the try square lies there.
    pub corner: bool,
    /// Legal: the corner may be laid there.
    pub mark: Mark,
}

impl IrisPart {
    /// How many of these workers stand around it.
    #[must_use]
    pub fn workers(&self, of: Worker) -> usize {
        self.around.iter().flatten().filter(|worker| **worker == of).count()
    }
}

/// A column and the card below it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ColumnPart {
    /// Which, from 0.
    pub column: u8,
    /// It is in play in this round.
    pub active: bool,
    /// It is known that it is not.
    pub asleep: bool,
    /// Francs of each who has some there, most first, as after the move.
    pub stakes: Vec<(Seat, u16)>,
    /// Who leads after the move.
    pub leaders: SeatSet,
    /// The move changes that.
    pub changes: bool,
    /// The card below it.
    pub card: Option<PrestigeId>,
    /// Somebody decides on the card now.
    pub deciding: bool,
    /// What became of the card that lay here in this round, once it is gone.
    pub gone: Option<Fate>,
    /// What applies to the card.
    pub mark: Mark,
}

/// An action of the Brussels board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OfficePart {
    /// Which.
    pub office: Office,
    /// Workers there, as after the move.
    pub workers: PerSeat<u8>,
    /// Travellers there, as after the move (Belle Époque).
    pub travellers: u8,
    /// Workers that it costs now.
    pub price: u8,
    /// What it would bring who is nearest: francs, nobles used, actions, jokers.
    pub brings: u8,
    /// What applies to it.
    pub mark: Mark,
}

/// A slot of the nobles' row, or the noble that was revealed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SlotPart {
    /// Who is there.
    pub noble: Option<NobleId>,
    /// Francs.
    pub price: u8,
    /// Who is nearest has one of that name: the noble has to go after use.
    pub owned: bool,
    /// What applies to it.
    pub mark: Mark,
}

/// The compass.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CompassPart {
    /// The needles, as after the move.
    pub needles: [Position; 2],
    /// Where they were before it, where it turns one.
    pub before: [Position; 2],
    /// Where each would come to, turned once; none where the other one lies there.
    pub next: [Option<Position>; 2],
    /// Units of the next house of who is nearest; none when all are built.
    pub units: Option<u8>,
}

impl CompassPart {
    /// Where both needles would lie with one of them turned: which one, and both positions.
    pub fn turned(&self) -> impl Iterator<Item = (usize, [Position; 2])> {
        let turn = |needle: usize| {
            let mut then = self.before;
            then[needle] = self.next[needle]?;
            Some((needle, then))
        };
        [0, 1].into_iter().filter_map(turn)
    }
}

/// Where the marker could come to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CentrePart {
    /// Column and row from 1.
    pub at: [u8; 2],
    /// Points and francs of the artwork that is sold.
    pub pays: [u8; 2],
    /// No other place brings more of one and no less of the other.
    pub best: bool,
    /// What applies to it.
    pub mark: Mark,
}

/// The art market.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MarketPart {
    /// Centre of the marker, as after the move.
    pub centre: [u8; 2],
    /// Where it was before it.
    pub before: [u8; 2],
    /// The displayed artworks, as after the move.
    pub display: [Option<Artwork>; 2],
    /// The artwork that is being sold, or would be.
    pub sold: Option<Sold>,
    /// Where the marker could come to with it.
    pub centres: Vec<CentrePart>,
    /// The best pairs of points and francs for each artwork that who is nearest could sell, for a white one as any colour.
    pub best: Vec<(Artwork, Vec<[u8; 2]>)>,
}

/// A noble that somebody has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoblePart {
    /// Who.
    pub noble: NobleId,
    /// Can still be used in this round.
    pub ready: bool,
    /// Comes with the move.
    pub comes: bool,
    /// Francs that it is owed at the end.
    pub salary: u8,
    /// What applies.
    pub mark: Mark,
}

/// A strategy zone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ZonePart {
    /// Which.
    pub zone: Zone,
    /// What it counts.
    pub counted: Entry,
    /// What each is worth.
    pub value: Entry,
    /// Cards tucked there.
    pub cards: u8,
    /// What applies to it.
    pub mark: Mark,
}

/// What a player has.
#[derive(Clone, Debug, PartialEq)]
pub struct Panel {
    /// Whose.
    pub seat: Seat,
    /// The architect, once chosen.
    pub architect: Option<Architect>,
    /// Their decision is awaited.
    pub decides: bool,
    /// It is their turn, whoever decides.
    pub active: bool,
    /// They start the round.
    pub start: bool,
    /// They have passed.
    pub passed: bool,
    /// Francs.
    pub francs: Entry,
    /// Points on the score track; once the game is over, all of them.
    pub points: Entry,
    /// Points if the game ended now.
    pub worth: Entry,
    /// What of them is not on the score track: houses, materials, start player, zones, salaries.
    pub lines: [Entry; LINES.len()],
    /// Whether that is how the points were made: the game is over.
    pub closed: bool,
    /// Buildings, points of each and points besides, as after the move.
    pub buildings: [u16; 3],
    /// Nobles that would not be paid, as after the move.
    pub unpaid: u8,
    /// Workers that can be placed.
    pub reserve: Entry,
    /// Workers in court.
    pub court: Entry,
    /// Tracks, by [`Track::index`].
    pub tracks: [TrackPart; TRACKS],
    /// Houses built.
    pub houses: Entry,
    /// Materials.
    pub materials: [Entry; MATERIALS],
    /// Jokers.
    pub jokers: Entry,
    /// Artworks by colour.
    pub artworks: [Entry; COLOURS],
    /// Nobles.
    pub nobles: Vec<NoblePart>,
    /// Prestige cards taken for passing first.
    pub face_down: u8,
    /// The four zones.
    pub zones: [ZonePart; ZONES],
    /// What the expansion adds; nothing in the base game.
    pub extras: Extras,
    /// It is shown large.
    pub large: bool,
}

impl ZonePart {
    /// What it comes to.
    #[must_use]
    pub const fn sum(&self) -> Entry {
        let (now, then) = (self.counted.now * self.value.now, self.counted.then() * self.value.then());
        Entry { now, change: then - now }
    }
}

/// A player's track.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TrackPart {
    /// The level, from 0.
    pub level: Entry,
    /// What the levels are worth that are printed.
    pub printed: [u8; LEVELS],
    /// What one more is worth where a tile adds it.
    pub added: Option<u8>,
    /// The disc was moved since the viewer's last turn.
    pub fresh: bool,
}

impl TrackPart {
    /// What each level is worth.
    pub fn values(&self) -> impl Iterator<Item = u8> + use<> {
        self.printed.into_iter().chain(self.added)
    }

    /// What a level is worth; what lies behind the last one is worth as much.
    #[must_use]
    pub fn value(&self, level: i32) -> u8 {
        self.values().take(usize::try_from(level).unwrap_or_default() + 1).last().unwrap_or_default()
    }

    /// What the level is worth, and what it comes to with so many more.
    #[must_use]
    pub fn raised(&self, levels: i32) -> Entry {
        Entry::between(self.value(self.level.now), self.value(self.level.now + levels))
    }
}

/// What so many francs lead to in a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lead {
    /// Others lead.
    Behind,
    /// As much as the others who lead.
    Tied,
    /// The player leads.
    Leads,
}

/// Francs by which the same player leads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Band {
    /// The fewest and the most.
    pub francs: [u8; 2],
    /// Who leads.
    pub lead: Lead,
    /// The stake lies in it.
    pub chosen: bool,
}

/// An iris that a worker completes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IrisChange {
    /// Which.
    pub iris: Iris,
    /// Workers on its spaces before, from the upper left one clockwise.
    pub before: [Option<Worker>; 4],
    /// The same then.
    pub around: [Option<Worker>; 4],
    /// Who holds it then.
    pub holders: SeatSet,
    /// Points of it for who puts the worker.
    pub points: u8,
}

/// A stake being thought about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stake {
    /// Where.
    pub space: Space,
    /// The action there.
    pub work: Work,
    /// Francs.
    pub stake: u8,
    /// The most there could be.
    pub most: u8,
    /// Who else leads the column, and with how many francs; nobody where nobody has any.
    pub rivals: (SeatSet, u16),
    /// Results by francs.
    pub bands: Vec<Band>,
    /// Irises that the worker completes.
    pub irises: Vec<IrisChange>,
    /// What each player would gain or lose by irises, if the round ended with this worker.
    pub gains: Vec<(Seat, i32)>,
    /// What an iris is worth to the player.
    pub value: u8,
    /// Francs left for the action.
    pub left: u16,
    /// What the action would bring with them.
    pub brings: Prospect,
    /// The owner of the house there, with what the free action would bring now.
    pub free: Option<(Seat, Option<Gift>)>,
}

/// What can be chosen of the sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChoicePart {
    /// The action that it stands for.
    pub action: Action,
    /// By how much it changes what the game would come to if it ended now, where that is what is decided on.
    pub worth: Option<i32>,
    /// What applies to it.
    pub mark: Mark,
}

/// What lies over the town while something is decided.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sheet {
    /// Nothing.
    Town,
    /// How many francs.
    Stake(Stake),
    /// A choice; on the board, where the list is empty.
    Choices(Vec<ChoicePart>),
}

/// How a round was resolved, as far as the viewer has not seen it yet.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Ledger {
    /// Columns with francs of each, who has most, and what became of the card.
    pub columns: Vec<(u8, PerSeat<u16>, SeatSet, Fate)>,
    /// Who starts next, and the icons of each.
    pub start: Option<(Seat, PerSeat<u16>)>,
    /// Irises.
    pub irises: Vec<IrisCount>,
    /// Workers of each on the Brussels board, and who has most.
    pub court: Option<(PerSeat<u8>, SeatSet)>,
    /// Pavilions that were visited: whose, the row, colours of workers in it, points (Belle Époque).
    pub visits: Vec<(Seat, u8, u8, u16)>,
}

/// How an iris was counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IrisCount {
    /// Which.
    pub iris: Iris,
    /// Workers of each, as they count.
    pub workers: PerSeat<u8>,
    /// Of whose workers one counts twice (Belle Époque).
    pub doubled: Option<Seat>,
    /// Who has most.
    pub leaders: SeatSet,
    /// Points of each.
    pub points: PerSeat<u8>,
}

/// What became of the card of a column.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Fate {
    /// Nothing yet, or nothing that the viewer was told of.
    #[default]
    Open,
    /// Its reward was taken.
    Rewarded,
    /// It lies under a zone.
    Tucked(Zone),
}

/// The town.
#[derive(Clone, Debug, PartialEq)]
pub struct Town {
    /// The Brussels board.
    pub offices: [OfficePart; 4],
    /// The stock exchange card.
    pub stock: Option<StockId>,
    /// Who would send a worker to the court now.
    pub losers: SeatSet,
    /// The nobles' row.
    pub slots: [SlotPart; 4],
    /// The noble that was revealed.
    pub revealed: Option<SlotPart>,
    /// The compass.
    pub compass: CompassPart,
    /// The art market.
    pub market: MarketPart,
    /// Artworks in the workshop.
    pub stacks: [u8; COLOURS],
}

/// The Art Nouveau board.
#[derive(Clone, Debug, PartialEq)]
pub struct Board {
    /// The spaces, by index.
    pub spaces: Vec<SpacePart>,
    /// The irises, by index.
    pub irises: Vec<IrisPart>,
    /// The columns.
    pub columns: [ColumnPart; SIDE],
    /// The active area, as after the move.
    pub area: Option<Area>,
    /// Points that each would gain by irises now, as after the move.
    pub gains: Vec<(Seat, i32)>,
}
