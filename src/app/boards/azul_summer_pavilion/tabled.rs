//! Azul: Summer Pavilion as the app sees it.

use super::words::{log, offer, reason, refusal, rules};
use super::{art, options};
use crate::app::boards::bench;
use crate::app::boards::staged::Staged;
use crate::app::flight::Flight;
use crate::app::players::Player;
use crate::app::session::{BoardProps, Explanation, Section, Speech, Tabled};
use crate::app::words::Language;
use crate::engine::Seat;
use crate::games::GameId;
use crate::games::azul_summer_pavilion::{
    Action, AzulSummerPavilion, Category, Components, Event, ROUNDS, Reason, Refusal, Setup, Table,
};
use crate::say;
use leptos::prelude::*;

impl Tabled for AzulSummerPavilion {
    const ID: GameId = GameId::AzulSummerPavilion;

    fn name(language: Language) -> &'static str {
        say!(language, azul.name)
    }

    fn event(event: &Event, speech: &Speech<Self>) -> Option<String> {
        log::event(event, speech)
    }

    fn subject(event: &Event) -> Option<Seat> {
        event.seat()
    }

    fn refusal(refused: Refusal, speech: &Speech<Self>) -> Explanation {
        refusal::refusal(refused, speech)
    }

    fn to_do(table: &Table, speech: &Speech<Self>) -> String {
        offer::to_do(table, speech)
    }

    fn course(table: &Table, speech: &Speech<Self>) -> String {
        offer::course(table, speech)
    }

    fn is_ending(table: &Table) -> bool {
        usize::from(table.round) == ROUNDS
    }

    fn action(action: Action, table: &Table, speech: &Speech<Self>) -> String {
        log::action(action, table, speech)
    }

    fn reason(what: &Reason, table: &Table, speech: &Speech<Self>) -> String {
        reason::reason(what, table, speech)
    }

    fn category(category: Category, table: &Table, speech: &Speech<Self>) -> String {
        log::category(category, table, speech)
    }

    fn rules(language: Language) -> Vec<Section> {
        rules::sections(language)
    }

    fn may_hold_secrets(_setup: &Setup) -> bool {
        // Everything lies open.
        false
    }

    fn options(setup: RwSignal<Setup>, players: Signal<Vec<Player>>) -> AnyView {
        options::options(setup, players)
    }

    fn sprite() -> String {
        art::sprite()
    }

    fn flights(event: &Event, components: &Components) -> Vec<Flight> {
        <Self as Staged>::flights(event, components)
    }

    fn board(props: BoardProps<Self>) -> AnyView {
        bench::board(props)
    }
}
