//! What a board is given, and what it gives back. A board asks no rule.

use super::tabled::Tabled;
use super::worded::Explanation;
use crate::app::place::Anchor;
use crate::app::players::Player;
use crate::app::preferences::Preferences;
use crate::engine::{Seat, Viewer};
use leptos::prelude::*;
use std::sync::Arc;

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
    /// What would follow at once, where both are one gesture.
    pub then: Option<A>,
    /// 1 for the best.
    pub rank: u8,
}

/// Everything a board lives on.
pub struct BoardProps<G: Tabled> {
    /// The box in play.
    pub components: Arc<G::Components>,
    /// What was agreed before the first move.
    pub setup: G::Setup,
    /// All that may be shown. While a curtain is down, only what is public.
    pub view: Memo<G::View>,
    /// What the person at the tablet may do now; empty unless `mode` is [`Mode::Play`].
    pub legal: Memo<Vec<G::Action>>,
    /// What may be done at the board.
    pub mode: Memo<Mode>,
    /// Who looks: with everybody's eyes while a decision is made in the open, though it is the front seat's.
    pub viewer: Memo<Viewer>,
    /// The seat that is shown large and nearest: the viewer's, or the acting one.
    pub front: Memo<Seat>,
    /// The players, in seat order.
    pub players: Signal<Vec<Player>>,
    /// What the viewer does not know yet: told since its last own decision; empty after its first action.
    pub news: Memo<Vec<G::Event>>,
    /// Where hands lie face down: what this seat sees, for as long as it holds a piece to look under it. Nothing for
    /// whoever has not the tablet in hand: only the person who decides, and the one who has just handed it on, may look.
    pub peek: Callback<Seat, Option<G::View>>,
    /// The person who has just handed the tablet on, and what their turn told the whole table.
    pub handed_on: Memo<Option<(Seat, Vec<G::Event>)>>,
    /// Moves to point at.
    pub hints: Signal<Vec<Hint<G::Action>>>,
    /// A move to consider that was touched: it is laid out as if it had been chosen, and not played.
    pub laid: Signal<Option<Hint<G::Action>>>,
    /// A step of the log that was touched: its events, to be pointed at.
    pub spotlight: Memo<Vec<G::Event>>,
    /// What the person chose in the settings (`confirm`, `aids`, `motion`).
    pub preferences: Signal<Preferences>,
    /// The action bar shows what stands here. Emptied by the table whenever the position changes.
    pub proposal: RwSignal<Option<Proposal>>,
    /// Plays actions, in order; several are taken back by one undo. What is refused is explained, and what was not
    /// played is dropped.
    pub act: Callback<Vec<G::Action>>,
    /// Keeps the answer that the seat to move gives now: it is not asked again.
    pub stand: Callback<()>,
    /// Puts another action in the place of a seat's first, while the game allows it.
    pub amend: Callback<(Seat, G::Action)>,
    /// Says why this action is not legal, beside the piece that was touched; plays nothing.
    pub explain: Callback<(G::Action, Anchor)>,
    /// As `explain`, for a refusal that the scene knows itself.
    pub refuse: Callback<(G::Refusal, Anchor)>,
    /// As `explain`, in words of the board's own, with numbers that the refusal alone does not know.
    pub clarify: Callback<(Explanation, Anchor)>,
    /// Shows a sentence beside the piece that was touched: what it is and does (long press, hover, `?`). An empty
    /// sentence takes it away.
    pub tell: Callback<(String, Anchor)>,
}

impl<G: Tabled> BoardProps<G> {
    /// A seat's name; follows the players.
    #[must_use]
    pub fn name(&self, seat: Seat) -> String {
        self.players.read().get(seat.index()).map_or_else(String::new, |player| player.name.clone())
    }

    /// Whether a move is shown first and counts once it is confirmed.
    #[must_use]
    pub fn confirms(&self) -> bool {
        self.preferences.read_untracked().confirm
    }
}

impl<G: Tabled> Clone for BoardProps<G> {
    fn clone(&self) -> Self {
        Self { components: Arc::clone(&self.components), setup: self.setup.clone(), ..*self }
    }
}
