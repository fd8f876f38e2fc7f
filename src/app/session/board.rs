//! What a board says of itself to the table, and what the table says to it.

use leptos::prelude::*;

/// What may be done at the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// The person at the tablet decides now: legal things are lit and can be touched.
    Play,
    /// Somebody else decides, or the game is over: pieces explain themselves, nothing is played.
    Watch,
    /// An earlier position is shown: pieces explain themselves, nothing is played.
    Browse,
}

/// A button in the action bar.
#[derive(Clone)]
pub struct Button {
    /// What it does, not "OK"; a marked sentence.
    pub label: String,
    /// Does it.
    pub press: Callback<()>,
}

/// The move that a person is putting together at the board. The action bar shows it.
#[derive(Clone)]
pub struct Proposal {
    /// What the move would do, as a marked sentence ("pays 2 sapphire, gains 2 points").
    pub preview: String,
    /// What should be known before it is confirmed ("2 tokens will have to be returned").
    pub warning: Option<String>,
    /// The one main button; none while something is missing.
    pub main: Option<Button>,
    /// Other ways to go on.
    pub others: Vec<Button>,
    /// Puts everything back.
    pub cancel: Option<Callback<()>>,
}

/// A move that the computer would consider.
#[derive(Clone, Debug, PartialEq)]
pub struct Hint<A> {
    /// The action.
    pub action: A,
    /// What would follow at once, in order, where all is one gesture.
    pub then: Vec<A>,
    /// 1 for the best.
    pub rank: u8,
}
