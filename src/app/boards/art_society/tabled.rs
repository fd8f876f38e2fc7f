//! Art Society as the app sees it.

use super::words::{log, offer, reason, refusal, rules};
use super::{drawing, options};
use crate::app::boards::bench;
use crate::app::boards::staged::Staged;
use crate::app::flight::Flight;
use crate::app::players::Player;
use crate::app::session::{BoardProps, Explanation, Section, Speech, Tabled};
use crate::app::words::Language;
use crate::engine::Seat;
use crate::games::GameId;
use crate::games::art_society::{
    Action, ArtSociety, Category, Components, Event, Phase, Reason, Refusal, Setup, State, View,
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

    fn standing(state: &State) -> Option<Action> {
        (state.phase() == Phase::Rehang).then_some(Action::Keep)
    }

    fn standing_words(language: Language, name: String) -> [String; 2] {
        [
            say!(language, art.standing.said, name = name.clone()),
            say!(language, art.standing.ask, name = name),
        ]
    }

    fn may_amend(state: &State, seat: Seat) -> bool {
        // Starting paintings, until lots are turned up (RULES.md, Setting up).
        let early = state.round() == 1 && matches!(state.phase(), Phase::Start | Phase::Choose);
        early && !state.player(seat).wall.paintings().is_empty()
    }

    fn options(setup: RwSignal<Setup>, _players: Signal<Vec<Player>>) -> AnyView {
        options::options(setup)
    }

    fn sprite() -> String {
        drawing::sprite::sprite()
    }

    fn flights(event: &Event, components: &Components) -> Vec<Flight> {
        <Self as Staged>::flights(event, components)
    }

    fn board(props: BoardProps<Self>) -> AnyView {
        bench::board(props)
    }
}
