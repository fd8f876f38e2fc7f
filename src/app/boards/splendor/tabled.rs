//! Splendor as the app sees it.

use super::words::{log, offer, reason, refusal, rules};
use super::{art, options};
use crate::app::boards::bench;
use crate::app::boards::staged::Staged;
use crate::app::flight::Flight;
use crate::app::players::Player;
use crate::app::session::{BoardProps, Explanation, Section, Speech, Tabled};
use crate::app::words::Language;
use crate::games::GameId;
use crate::games::splendor::Reason;
use crate::games::splendor::{Action, Category, Components, Event, Refusal, Setup, Splendor, View};
use crate::say;
use leptos::prelude::*;

impl Tabled for Splendor {
    const ID: GameId = GameId::Splendor;

    fn name(language: Language) -> &'static str {
        say!(language, splendor.name)
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
        offer::course(view, speech.language)
    }

    fn is_ending(view: &View) -> bool {
        view.final_round
    }

    fn action(action: Action, view: &View, speech: &Speech<Self>) -> String {
        log::action(action, view, speech)
    }

    fn reason(what: &Reason, view: &View, speech: &Speech<Self>) -> String {
        reason::reason(what, view, speech)
    }

    fn category(category: Category, _view: &View, speech: &Speech<Self>) -> String {
        log::category(category, speech.language)
    }

    fn rules(language: Language) -> Vec<Section> {
        rules::sections(language)
    }

    fn may_hold_secrets(_setup: &Setup) -> bool {
        // A card from the top of a deck is known to its owner alone, whatever is agreed.
        true
    }

    // A few reserved cards are all that is ever hidden; they lie before their owner with the back up, as on a table.
    const HANDS_LIE_DOWN: bool = true;

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
