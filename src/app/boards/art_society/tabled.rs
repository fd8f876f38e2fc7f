//! Art Society as the app sees it.

use super::words::{log, offer, reason, refusal, rules};
use super::{board, drawing, options};
use crate::app::motion::Flight;
use crate::app::players::Player;
use crate::app::session::{BoardProps, Explanation, Section, Speech, Tabled};
use crate::app::words::Language;
use crate::games::GameId;
use crate::games::art_society::{
    Action, ArtSociety, Category, Components, Event, Reason, Refusal, Setup, View,
};
use crate::say;
use leptos::prelude::*;

impl Tabled for ArtSociety {
    const ID: GameId = GameId::ArtSociety;

    fn name(language: Language) -> &'static str {
        say!(language, art.name)
    }

    fn event(event: &Event, speech: &Speech<Self>) -> Option<String> {
        log::event(event, speech)
    }

    fn refusal(refused: Refusal, speech: &Speech<Self>) -> Explanation {
        refusal::refusal(refused, speech)
    }

    fn to_do(view: &View, speech: &Speech<Self>) -> String {
        offer::to_do(view, speech)
    }

    fn course(view: &View, speech: &Speech<Self>) -> String {
        offer::course(view, speech)
    }

    fn is_ending(view: &View) -> bool {
        offer::is_ending(view)
    }

    fn action(action: Action, view: &View, speech: &Speech<Self>) -> String {
        log::action(action, view, speech)
    }

    fn reason(what: &Reason, _view: &View, speech: &Speech<Self>) -> String {
        reason::reason(what, speech)
    }

    fn category(category: Category, _view: &View, speech: &Speech<Self>) -> String {
        log::category(category, speech)
    }

    fn rules(language: Language) -> Vec<Section> {
        rules::sections(language)
    }

    fn may_hold_secrets(_setup: &Setup) -> bool {
        // Bids are made in secret, around the table.
        true
    }

    fn options(setup: RwSignal<Setup>, _players: Signal<Vec<Player>>) -> AnyView {
        options::options(setup)
    }

    fn sprite() -> String {
        drawing::sprite::sprite()
    }

    fn flights(event: &Event, components: &Components) -> Vec<Flight> {
        board::flights(event, components)
    }

    fn board(props: BoardProps<Self>) -> AnyView {
        board::board(props)
    }
}
