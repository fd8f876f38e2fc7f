//! What can lie open at a table: beside the board, over it, and in front of everything.

use crate::engine::UndoNotice;

/// What is open in front of the board, which can be touched meanwhile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Panel {
    /// Nothing.
    None,
    /// The log, where it does not stand beside the board.
    Log,
    /// Moves to consider.
    Hints,
}

/// The dialog that is open over the table; whatever lies under it is there again once it is put away.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableDialog {
    /// The keys.
    Keys,
    /// The rule reference, at a section if one is named.
    Rules(Option<&'static str>),
    /// Ways to hand the game on.
    Share,
    /// Another name for the game.
    Rename,
    /// The settings, without leaving the table.
    Settings,
    /// How the answer to a puzzle compares with the best.
    Verdict,
    /// An undo that asks first: where it leads, and what it would take back.
    Undo(usize, UndoNotice),
}

/// The score sheet in front of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scores {
    /// Put away.
    Hidden,
    /// Being filled, line by line.
    Filling,
    /// Shown.
    Shown,
}
