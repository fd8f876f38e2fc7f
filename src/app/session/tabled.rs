//! What a game adds to its rules and its words to be played in the app: options and board.

use super::board::BoardProps;
use super::worded::Worded;
use crate::app::flight::Flight;
use crate::app::players::Player;
use crate::engine::Seat;
use crate::games::GameId;
use leptos::prelude::*;

/// A game that can be played in the app.
pub trait Tabled:
    Worded<
        State: Send + Sync,
        Setup: Send + Sync,
        Action: Send + Sync,
        Event: Send + Sync,
        View: Send + Sync,
        Refusal: Send + Sync,
        Category: Send + Sync,
        Components: Send + Sync,
        Reason: Send + Sync,
    >
{
    /// The game.
    const ID: GameId;

    /// Whether a setup can bring secrets, so that people sharing one tablet meet a curtain.
    fn may_hold_secrets(setup: &Self::Setup) -> bool;

    /// Whether what a seat holds in secret lies face down on the table, to be looked at piece by piece. Then no curtain
    /// falls: people who share a tablet are shown, on their own turn too, what the whole table may see (board, log,
    /// news and hints alike), and a board asks [`BoardProps::peek`] for the owner's eyes while a piece is held.
    const HANDS_LIE_DOWN: bool = false;

    /// Whether this seat may still put another action in the place of its first.
    fn may_amend(_state: &Self::State, _seat: Seat) -> bool {
        false
    }

    /// The options of a new game; rows of class `option` for the setup page's list. The number of seats is the shell's.
    fn options(setup: RwSignal<Self::Setup>, players: Signal<Vec<Player>>) -> AnyView;

    /// Pieces that travel because of an event and that do not lie on the table with an id of their own, such as tokens
    /// out of a pile. Everything that carries `data-piece` travels by itself.
    fn flights(event: &Self::Event, components: &Self::Components) -> Vec<Flight> {
        let _ = (event, components);
        Vec::new()
    }

    /// Everything between the bars.
    ///
    /// It lies in a size container named `board` whose shape is not the viewport's (the log may stand beside it, the
    /// table may be turned by a quarter): measure in `cqw` and `cqh` and ask `@container board (...)`. Pieces with the
    /// same `data-piece` before and after a change travel from the one place to the other; a piece that is new may
    /// name in `data-from` the piece it comes out of.
    fn board(props: BoardProps<Self>) -> AnyView;
}
