//! Splendor as the app sees it.

use super::options;
use crate::app::boards::bench;
use crate::app::boards::staged::Staged;
use crate::app::flight::Flight;
use crate::app::players::Player;
use crate::app::session::{BoardProps, Tabled};
use crate::games::GameId;
use crate::games::splendor::{Components, Event, Setup, Splendor};
use leptos::prelude::*;

impl Tabled for Splendor {
    const ID: GameId = GameId::Splendor;

    fn may_hold_secrets(_setup: &Setup) -> bool {
        // A card from the top of a deck is known to its owner alone, whatever is agreed.
        true
    }

    // A few reserved cards are all that is ever hidden; they lie before their owner with the back up, as on a table.
    const HANDS_LIE_DOWN: bool = true;

    fn options(setup: RwSignal<Setup>, players: Signal<Vec<Player>>) -> AnyView {
        options::options(setup, players)
    }

    fn flights(event: &Event, components: &Components) -> Vec<Flight> {
        <Self as Staged>::flights(event, components)
    }

    fn board(props: BoardProps<Self>) -> AnyView {
        bench::board(props)
    }
}
