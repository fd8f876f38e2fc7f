//! Art Society in words.

use super::super::art;
use super::{log, offer, reason, refusal, rules};
use crate::app::session::{Explanation, Section, Speech, Worded};
use crate::app::words::Language;
use crate::engine::Seat;
use crate::games::art_society::{
    Action, ArtSociety, Category, Event, Phase, Reason, Refusal, Setup, State, View,
};

use crate::say;

impl Worded for ArtSociety {
    fn may_hold_secrets(_setup: &Setup) -> bool {
        // Bids are made in secret, around the table.
        true
    }

    fn may_amend(state: &State, seat: Seat) -> bool {
        state.phase().is_early(state.round()) && !state.player(seat).wall.paintings().is_empty()
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
        view.plays_the_last_cards()
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

    fn standing(state: &State) -> Option<Action> {
        (state.phase() == Phase::Rehang).then_some(Action::Keep)
    }

    fn standing_words(language: Language, name: String) -> [String; 2] {
        [
            say!(language, art.standing.said, name = name.clone()),
            say!(language, art.standing.ask, name = name),
        ]
    }

    fn sprite() -> String {
        art::table::sprite::sprite()
    }
}
