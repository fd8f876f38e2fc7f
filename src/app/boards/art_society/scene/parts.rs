//! What the table is made of: walls with what hangs on them, lots, piles, cards, the museum, the players' panels.

use super::Piece;
use crate::app::boards::staged::Mark;
use crate::engine::Seat;
use crate::games::art_society::wall::Size;
use crate::games::art_society::{
    self as game, Area, Edge, Extent, Genre, Grid, LARGEST_DECOR, LINES, Laid, Outcome, PaintingId, Refusal,
    ShapeId, Stored,
};

/// A painting on a wall.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Picture {
    /// Which.
    pub painting: PaintingId,
    /// Its squares.
    pub area: Area,
    /// Paintings with the same frame that it touches.
    pub matches: u8,
    /// It touches another of its genre and scores nothing for it (bad taste).
    pub void: bool,
    /// It was hung since the viewer's last turn.
    pub news: bool,
    /// It would come down if this round's tiles were taken back now.
    pub fresh: bool,
}

/// A decor tile on a wall.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plaque {
    /// What lies where.
    pub laid: Laid,
    /// It was laid since the viewer's last turn.
    pub news: bool,
    /// It would come down if this round's tiles were taken back now.
    pub fresh: bool,
}

/// What hangs on a wall.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hanging {
    /// Whose wall.
    pub seat: Seat,
    /// Paintings, in the order in which they were hung.
    pub pictures: Vec<Picture>,
    /// Decor.
    pub plaques: Vec<Plaque>,
    /// Edges between two paintings of a genre.
    pub clashes: Vec<(Genre, Edge)>,
}

/// The squares of the wall that is shown large.
#[derive(Clone, Debug, PartialEq)]
pub struct Squares {
    /// Its size.
    pub extent: Extent,
    /// What is covered.
    pub covered: Grid,
    /// Squares that the tile in hand could cover.
    pub lit: Grid,
    /// A tile is in hand, so that squares can be touched.
    pub open: bool,
    /// Where the hint puts a tile.
    pub hinted: Option<Hinted>,
}

/// A tile where the hint puts it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hinted {
    /// What it is.
    pub piece: game::Piece,
    /// The squares it would cover.
    pub area: Area,
    /// Whether it stands upright.
    pub upright: bool,
}

/// The tile in hand where it lies or is held over the wall.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ghost {
    /// What it is.
    pub piece: game::Piece,
    /// The squares it would cover.
    pub area: Area,
    /// Whether it stands upright.
    pub upright: bool,
    /// It may be turned.
    pub turns: bool,
    /// It was put there, not just held over it.
    pub firm: bool,
    /// The rule that the place breaks, if it does.
    pub refusal: Option<Refusal>,
    /// What it would bring.
    pub outcome: Option<Outcome>,
}

/// A lot, in the row of lots.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LotPart {
    /// Which painting.
    pub painting: PaintingId,
    /// Who took it.
    pub taker: Option<Seat>,
    /// It was left, and is in the museum.
    pub gone: bool,
    /// It has still to be put up by who took it.
    pub due: bool,
    /// It would fit on the wall of who decides.
    pub fits: bool,
    /// Legal: it may be taken up now. Chosen: it is in hand.
    pub mark: Mark,
}

/// A pile of face-down paintings of one shape.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PilePart {
    /// Which.
    pub shape: ShapeId,
    /// Width and height in squares.
    pub size: (u8, u8),
    /// Lowest and highest number on the backs of its shape.
    pub values: (u8, u8),
    /// Paintings in it that are not chosen.
    pub left: u8,
    /// How often it is chosen.
    pub chosen: u8,
    /// What applies to it.
    pub mark: Mark,
}

/// A painting that may be taken up and is no lot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Offered {
    /// As what it is touched.
    pub piece: Piece,
    /// Which painting.
    pub painting: PaintingId,
    /// Legal: it may be taken up now. Chosen: it is in hand.
    pub mark: Mark,
}

/// What paintings lie out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Shelf {
    /// None: starting paintings are hung.
    Nothing,
    /// Piles to choose lots from.
    Piles {
        /// The piles.
        piles: Vec<PilePart>,
        /// Shapes chosen for good and in the draft.
        chosen: Vec<ShapeId>,
        /// How many there have to be.
        wanted: u8,
    },
    /// The lots of the round.
    Lots(Vec<LotPart>),
}

/// A bid card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CardPart {
    /// Its number.
    pub number: u8,
    /// It is in hand; otherwise it was played.
    pub in_hand: bool,
    /// What applies to it.
    pub mark: Mark,
}

/// A genre in the museum.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// Which.
    pub genre: Genre,
    /// Total of its marker.
    pub total: u8,
    /// Where the marker stood at the viewer's last turn, if it moved since.
    pub before: Option<u8>,
    /// Points a painting.
    pub points: u8,
    /// It counts in the eyeline.
    pub top: bool,
    /// Paintings in its heap.
    pub heap: u8,
    /// Paintings on the wall that is shown large that score.
    pub sound: u8,
}

/// How far a player is with the step that everybody takes in turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Progress {
    /// No such step is under way.
    None,
    /// Still to come.
    Waits,
    /// Under way.
    Now,
    /// Done.
    Done,
}

/// A player's panel.
#[derive(Clone, Debug, PartialEq)]
pub struct Panel {
    /// Whose.
    pub seat: Seat,
    /// Their decision is awaited.
    pub to_move: bool,
    /// They hold the gavel.
    pub auctioneer: bool,
    /// Newest card of the stack.
    pub card: Option<u8>,
    /// Older cards of the stack that are shown to break a tie, newest first.
    pub ties: Vec<u8>,
    /// Cards in hand.
    pub hand: u8,
    /// Place in the order of choice, from 1, while it is in force.
    pub place: Option<u8>,
    /// The step under way.
    pub progress: Progress,
    /// Lines of the score sheet as the markers stand.
    pub lines: [i32; LINES],
    /// Shields on the wall.
    pub shields: u8,
    /// Paintings beside the wall.
    pub excess: Vec<PaintingId>,
    /// What the assistant keeps.
    pub assistant: Option<Stored>,
    /// What hangs on the wall.
    pub hanging: Hanging,
}

impl Panel {
    /// Points as the markers stand.
    #[must_use]
    pub fn points(&self) -> i32 {
        self.lines.iter().sum()
    }
}

/// A size of decor to choose from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DecorPart {
    /// Its shields.
    pub size: Size,
    /// Tiles in the supply.
    pub left: u8,
    /// Legal: it may be taken now. Chosen: it is in hand.
    pub mark: Mark,
}

/// Decor to choose from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Drawer {
    /// The sizes.
    pub sizes: [DecorPart; LARGEST_DECOR],
    /// Shields that are due.
    pub due: u8,
    /// In several tiles.
    pub several: bool,
    /// The tile in hand may be turned.
    pub turns: bool,
    /// It stands upright.
    pub upright: bool,
}

/// What is below the wall that is shown large, beside what is that player's.
#[derive(Clone, Debug, PartialEq)]
pub struct Dado {
    /// Legal: what the assistant keeps may be taken up now. Chosen: it is in hand, or the tile in hand is about to be given
    /// to the assistant.
    pub mark: Mark,
    /// What the tile over the wall would change in the lines of the score sheet.
    pub change: Option<[i32; LINES]>,
    /// Decor to choose from, while some is due.
    pub drawer: Option<Drawer>,
}
