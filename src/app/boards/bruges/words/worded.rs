//! Bruges in words.

use super::super::art;
use super::{log, offer, reason, refusal, rules};
use crate::app::boards::kit::phrase::said_in_files;
use crate::app::session::{Bound, Explanation, Section, Speech, Worded};
use crate::app::words::Language;
use crate::games::bruges::{Action, Bruges, Category, Components, Event, Reason, Refusal, Setup, View};

impl Worded for Bruges {
    said_in_files!();

    fn bound(event: &Event) -> Option<Bound> {
        matches!(event, Event::RoundEnded { .. }).then_some(Bound::Ends)
    }

    fn settles(event: &Event) -> bool {
        matches!(
            event,
            Event::Rolled { .. }
                | Event::Threatened { from: None, .. }
                | Event::Flipped { .. }
                | Event::RoundEnded { .. }
        )
    }

    fn may_hold_secrets(_setup: &Setup) -> bool {
        // A hand is its owner's, whatever is agreed.
        true
    }

    fn is_ending(view: &View, _components: &Components) -> bool {
        view.table.is_final_round()
    }

    fn action(action: Action, view: &View, speech: &Speech<Self>) -> String {
        log::action(action, view, speech)
    }

    fn category(category: Category, _view: &View, speech: &Speech<Self>) -> String {
        log::category(category, speech.language)
    }
}
