//! Bruges in words.

use super::super::art;
use super::{log, offer, reason, refusal, rules};
use crate::app::session::{Explanation, Section, Speech, Worded};
use crate::app::words::Language;
use crate::engine::Seat;
use crate::games::bruges::{Action, Bruges, Category, Event, Reason, Refusal, Setup, View};

impl Worded for Bruges {
    fn may_hold_secrets(_setup: &Setup) -> bool {
        // A hand is its owner's, whatever is agreed.
        true
    }

    fn event(event: &Event, speech: &Speech<Self>) -> Option<String> {
        log::event(event, speech)
    }

    fn subject(event: &Event) -> Option<Seat> {
        event.seat()
    }

    fn refusal(refused: Refusal, speech: &Speech<Self>) -> Explanation {
        refusal::refusal(refused, speech.language)
    }

    fn to_do(view: &View, speech: &Speech<Self>) -> String {
        offer::to_do(view, speech)
    }

    fn course(view: &View, speech: &Speech<Self>) -> String {
        offer::course(view, speech)
    }

    fn is_ending(view: &View) -> bool {
        view.table.is_final_round()
    }

    fn action(action: Action, view: &View, speech: &Speech<Self>) -> String {
        log::action(action, view, speech)
    }

    fn reason(what: &Reason, _view: &View, speech: &Speech<Self>) -> String {
        reason::reason(what, speech)
    }

    fn category(category: Category, _view: &View, speech: &Speech<Self>) -> String {
        log::category(category, speech.language)
    }

    fn rules(language: Language) -> Vec<Section> {
        rules::sections(language)
    }

    fn sprite() -> String {
        art::sprite()
    }
}
