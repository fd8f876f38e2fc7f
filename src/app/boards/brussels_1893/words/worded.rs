//! Bruxelles 1893 in words.

use super::super::art;
use super::{log, offer, plan, reason, refusal, rules};
use crate::app::session::{Explanation, Section, Speech, Worded};
use crate::app::words::Language;
use crate::engine::Seat;
use crate::games::brussels_1893::{
    Action, Brussels1893, Category, Event, Phase, Reason, Refusal, Setup, View,
};

/// The round that is the last one, unless an edition says otherwise.
const LAST_ROUND: u8 = 5;

impl Worded for Brussels1893 {
    fn may_hold_secrets(_setup: &Setup) -> bool {
        // Whatever lies face down is nobody's to look at.
        false
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
        view.table.phase >= Phase::Salaries || view.table.round >= LAST_ROUND
    }

    fn action(action: Action, view: &View, speech: &Speech<Self>) -> String {
        plan::action(action, view, speech)
    }

    fn reason(what: &Reason, _view: &View, speech: &Speech<Self>) -> String {
        reason::reason(what, speech)
    }

    fn category(category: Category, view: &View, speech: &Speech<Self>) -> String {
        plan::category(category, view, speech.language)
    }

    fn rules(language: Language) -> Vec<Section> {
        rules::sections(language)
    }

    fn sprite() -> String {
        art::sprite()
    }
}
