//! Splendor in words.

use super::super::art;
use super::{log, offer, reason, refusal, rules};
use crate::app::session::{Explanation, Section, Speech, Worded};
use crate::app::words::Language;
use crate::games::splendor::Reason;
use crate::games::splendor::{Action, Category, Event, Refusal, Setup, Splendor, View};

impl Worded for Splendor {
    // A few reserved cards are all that is ever hidden; they lie before their owner with the back up, as on a table.
    const HANDS_LIE_DOWN: bool = true;

    fn may_hold_secrets(_setup: &Setup) -> bool {
        // A card from the top of a deck is known to its owner alone, whatever is agreed.
        true
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

    fn sprite() -> String {
        art::sprite()
    }
}
