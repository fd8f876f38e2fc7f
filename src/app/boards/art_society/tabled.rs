//! Art Society as the app sees it.

use super::options;
use crate::app::boards::bench;
use crate::app::boards::staged::Staged;
use crate::app::flight::Flight;
use crate::app::players::Player;
use crate::app::session::{BoardProps, Tabled};
use crate::engine::Seat;
use crate::games::GameId;
use crate::games::art_society::{ArtSociety, Components, Event, Setup, State};
use leptos::prelude::*;

impl Tabled for ArtSociety {
    const ID: GameId = GameId::ArtSociety;

    fn may_hold_secrets(_setup: &Setup) -> bool {
        // Bids are made in secret, around the table.
        true
    }

    fn may_amend(state: &State, seat: Seat) -> bool {
        state.phase().is_early(state.round()) && !state.player(seat).wall.paintings().is_empty()
    }

    fn options(setup: RwSignal<Setup>, _players: Signal<Vec<Player>>) -> AnyView {
        options::options(setup)
    }

    fn flights(event: &Event, components: &Components) -> Vec<Flight> {
        <Self as Staged>::flights(event, components)
    }

    fn board(props: BoardProps<Self>) -> AnyView {
        bench::board(props)
    }
}
