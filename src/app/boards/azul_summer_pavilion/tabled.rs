//! Azul: Summer Pavilion as the app sees it.

use super::options;
use crate::app::boards::bench;
use crate::app::boards::staged::Staged;
use crate::app::flight::Flight;
use crate::app::players::Player;
use crate::app::session::{BoardProps, Tabled};
use crate::games::GameId;
use crate::games::azul_summer_pavilion::{AzulSummerPavilion, Components, Event, Setup};
use leptos::prelude::*;

impl Tabled for AzulSummerPavilion {
    const ID: GameId = GameId::AzulSummerPavilion;

    fn may_hold_secrets(_setup: &Setup) -> bool {
        // Everything lies open.
        false
    }

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
