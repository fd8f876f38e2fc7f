//! What a session asks of a game beside its rules and its words, what the page shows of it, and what it gives its board. A board
//! asks no rule.

use super::board::{Hint, Mode, Proposal};
use super::worded::{Explanation, Worded};
use crate::app::act::Act;
use crate::app::flight::Flight;
use crate::app::place::Anchor;
use crate::app::players::Player;
use crate::app::preferences::Preferences;
use crate::app::words::Language;
use crate::engine::{Seat, Viewer};
use crate::games::Listed;
use leptos::prelude::*;
use std::sync::Arc;

/// A game that can be played in the app. Every game that has a board is (`Benched`).
pub trait Tabled: Worded + Listed {
    /// The options of a new game; rows of class `option` for the setup page's list. The number of seats is the shell's; `seats` tells
    /// the players apart while they change places.
    fn options(
        setup: RwSignal<Self::Setup>,
        players: Signal<Vec<Player>>,
        seats: Signal<Vec<u32>>,
    ) -> AnyView;

    /// What was agreed at a table of this setup: a sentence or two about each of its options.
    fn agreed(setup: &Self::Setup, language: Language) -> Vec<String>;

    /// What was agreed otherwise than the box has it: a few words an option, and the corrections to the box. Who begins and an
    /// expansion are told elsewhere.
    fn agreed_otherwise(setup: &Self::Setup, language: Language) -> Vec<String>;

    /// Pieces that travel because of an event and that do not lie on the table with an id of their own, such as tokens
    /// out of a pile. Everything that carries `data-piece` travels by itself.
    fn flights(event: &Self::Event, components: &Self::Components) -> Vec<Flight>;

    /// The acts in which a step is told to who saw `before`; see [`Staged::acts`](crate::app::boards::staged::Staged::acts).
    fn acts(
        components: &Self::Components,
        before: &dyn Fn() -> Self::View,
        action: Self::Action,
    ) -> Vec<Act<Self>>;

    /// Everything between the bars.
    ///
    /// It lies in a size container named `board` whose shape is not the viewport's (the log may stand beside it, the
    /// table may be turned by a quarter): measure in `cqw` and `cqh` and ask `@container board (...)`. Pieces with the
    /// same `data-piece` before and after a change travel from the one place to the other; a piece that is new may
    /// name in `data-from` the piece it comes out of.
    fn board(props: BoardProps<Self>) -> AnyView;
}

/// Everything a board lives on.
pub struct BoardProps<G: Tabled> {
    /// The box in play.
    pub components: Arc<G::Components>,
    /// What was agreed before the first move.
    pub setup: G::Setup,
    /// All that may be shown. While a curtain is down, only what is public.
    pub view: Memo<G::View>,
    /// While the end of a game is not told yet: all that may be shown of the position before it, whose totals everybody is shown
    /// with.
    pub untold: Memo<Option<G::View>>,
    /// What the person at the tablet may do now; empty unless `mode` is [`Mode::Play`].
    pub legal: Memo<Vec<G::Action>>,
    /// How many steps led to what is shown.
    pub position: Signal<usize>,
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
    /// Somebody comes to the board by keys from what lay over it.
    pub comes: Trigger,
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
    /// As `explain`, for a refusal that the scene knows itself, after a sentence on what the piece is, which may be empty.
    pub refuse: Callback<(G::Refusal, String, Anchor)>,
    /// As `explain`, in words of the board's own, with numbers that the refusal alone does not know.
    pub clarify: Callback<(Explanation, Anchor)>,
    /// Shows a sentence beside the piece that was touched: what it is and does (long press, hover, `?`). An empty
    /// sentence takes it away.
    pub tell: Callback<(String, Anchor)>,
    /// Whether a sentence stands beside a piece: why it was refused, or what it is.
    pub says: Signal<bool>,
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
