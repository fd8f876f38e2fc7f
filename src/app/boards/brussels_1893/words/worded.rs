//! Bruxelles 1893 in words.

use super::super::art;
use super::{log, offer, plan, reason, refusal, rules};
use crate::app::boards::kit::phrase::said_in_files;
use crate::app::session::{Bound, Explanation, Section, Speech, Worded};
use crate::app::words::Language;
use crate::games::brussels_1893::{
    Action, Brussels1893, Category, Components, Event, Phase, Reason, Refusal, Setup, View,
};
use crate::say;

impl Worded for Brussels1893 {
    said_in_files!();

    fn bound(event: &Event) -> Option<Bound> {
        // What comes between the end of a round and the next deal is the old round's; where the noble that leaves is still decided
        // on, the next round begins with a later step.
        matches!(event, Event::Dealt { .. } | Event::Stock { .. }).then_some(Bound::Opens)
    }

    fn settles(event: &Event) -> bool {
        matches!(
            event,
            Event::Column { .. }
                | Event::Start { .. }
                | Event::Rewarded { .. }
                | Event::Tucked { .. }
                | Event::Iris { .. }
                | Event::Court { .. }
                | Event::Visited { .. }
        )
    }

    fn is_expanded(setup: &Setup) -> bool {
        setup.options.belle_epoque
    }

    fn length(_setup: &Setup, components: &Components, language: Language) -> Option<String> {
        Some(say!(language, shell.rounds_in_all, rounds = components.rounds.to_string()))
    }

    fn may_hold_secrets(_setup: &Setup) -> bool {
        // Whatever lies face down is nobody's to look at.
        false
    }

    fn is_ending(view: &View, components: &Components) -> bool {
        view.table.phase >= Phase::Salaries || view.table.is_last_round(components)
    }

    fn alike(one: Action, other: Action) -> bool {
        matches!((one, other), (Action::Place { space: one, .. }, Action::Place { space: other, .. }) if one == other)
    }

    fn action(action: Action, view: &View, speech: &Speech<Self>) -> String {
        plan::action(action, view, speech)
    }

    fn category(category: Category, view: &View, speech: &Speech<Self>) -> String {
        plan::category(category, view, speech.language)
    }
}
