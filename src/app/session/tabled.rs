//! What a session asks of a game beside its rules and its words: what the page shows of it.

use super::board::BoardProps;
use super::worded::Worded;
use crate::app::flight::Flight;
use crate::app::players::Player;
use crate::games::Listed;
use leptos::prelude::*;

/// A game that can be played in the app. Every game that has a board is (`Benched`).
pub trait Tabled: Worded + Listed {
    /// The options of a new game; rows of class `option` for the setup page's list. The number of seats is the shell's.
    fn options(setup: RwSignal<Self::Setup>, players: Signal<Vec<Player>>) -> AnyView;

    /// Pieces that travel because of an event and that do not lie on the table with an id of their own, such as tokens
    /// out of a pile. Everything that carries `data-piece` travels by itself.
    fn flights(event: &Self::Event, components: &Self::Components) -> Vec<Flight>;

    /// Everything between the bars.
    ///
    /// It lies in a size container named `board` whose shape is not the viewport's (the log may stand beside it, the
    /// table may be turned by a quarter): measure in `cqw` and `cqh` and ask `@container board (...)`. Pieces with the
    /// same `data-piece` before and after a change travel from the one place to the other; a piece that is new may
    /// name in `data-from` the piece it comes out of.
    fn board(props: BoardProps<Self>) -> AnyView;
}
