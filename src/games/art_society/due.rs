//! What is due: the stage of the round, and on the stack of open decisions what has to be done inside a turn.

use super::painting::PaintingId;
use super::wall::Size;
use crate::engine::{Pending, Seat};
use serde::{Deserialize, Serialize};

/// The step that is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Phase {
    /// Hanging the starting painting, seat by seat.
    Start,
    /// The auctioneer chooses lots by their shape.
    Choose,
    /// Bidding, seat by seat.
    Bid,
    /// Taking a lot, in the order of choice.
    Take,
    /// The turn of who took a lot: [`Task`] first, then whatever the assistant can release.
    Turn,
    /// Keeping this round's tiles where they are, or taking them back.
    Rehang,
    /// Hanging anew what was taken back.
    Rehanging,
    /// The game is over.
    Over,
}

impl Phase {
    /// What the turns are about of which this is a step.
    pub(super) const fn stage(self) -> Stage {
        match self {
            Self::Start => Stage::Start,
            Self::Choose => Stage::Choose,
            Self::Bid => Stage::Bid,
            Self::Take | Self::Turn => Stage::Take,
            Self::Rehang | Self::Rehanging => Stage::Rehang,
            Self::Over => Stage::Over,
        }
    }
}

/// What turns are about now. Hanging the starting paintings, choosing lots, bidding, taking, and being asked about a
/// re-hang follow upon each other and interrupt nothing: they are no open decisions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stage {
    /// Hanging the starting painting, a turn a seat.
    Start,
    /// The auctioneer chooses lots, all in one turn.
    Choose,
    /// Bidding, a turn a seat.
    Bid,
    /// Taking a lot, and what follows from it.
    Take,
    /// Being asked about a re-hang, and what follows from it.
    Rehang,
    /// The game is over.
    Over,
}

/// A decision inside a turn, which its owner makes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Why {
    /// What has to be done before the turn can end.
    Task(Task),
    /// The end of a turn or of a re-hang, the deepest of its decisions: the assistant may still release its tile.
    Finish,
}

/// The end of the turn, and under the reward of a painting released first another reward or the painting taken.
pub(super) const OPEN: usize = 3;

/// Something that has to be done before the turn can end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Task {
    /// The painting that was taken: to be hung, stored, exchanged or put aside.
    Painting(PaintingId),
    /// The painting that the museum gave in exchange: to be hung.
    Received(PaintingId),
    /// Decor for matching frames or for an excess painting.
    Reward {
        /// Shields: at most so many in one tile, or exactly so many in several.
        due: u8,
        /// Four matching frames or more: tiles whose shields add up (RULES.md, Matching frames).
        several: bool,
        /// The tile taken from the supply, not laid yet.
        hand: Option<Size>,
    },
}

/// The tasks among the open decisions, the latest on top: a painting under the reward of one that was released first, or
/// two rewards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Tasks([Option<Task>; 2]);

impl Tasks {
    /// Tasks in the order in which they were opened.
    pub(super) fn of(mut tasks: impl Iterator<Item = Task>) -> Self {
        Self([tasks.next(), tasks.next()])
    }

    /// The task to be done first.
    #[must_use]
    pub fn top(&self) -> Option<Task> {
        self.0[1].or(self.0[0])
    }

    /// The tasks, the latest last.
    pub fn iter(&self) -> impl Iterator<Item = Task> + '_ {
        self.0.iter().flatten().copied()
    }

    /// The open decisions at a step of a seat's turn.
    pub(super) fn open_at(&self, phase: Phase, seat: Seat) -> Pending<Why, OPEN> {
        let mut open = Pending::new();
        if matches!(phase, Phase::Turn | Phase::Rehanging) {
            open.push(seat, Why::Finish);
            for task in self.iter() {
                open.push(seat, Why::Task(task));
            }
        }
        open
    }
}
