//! Bruxelles 1893 in words.

use super::super::art;
use super::{log, offer, plan, reason, refusal, rules};
use crate::app::boards::kit::phrase::said_in_files;
use crate::app::session::{Bound, Explanation, Section, Speech, Worded};
use crate::app::words::Language;
use crate::engine::Seat;
use crate::games::brussels_1893::{
    Action, Brussels1893, Category, Event, Phase, Reason, Refusal, Setup, View,
};

/// The round that is the last one, unless an edition says otherwise.
const LAST_ROUND: u8 = 5;

impl Worded for Brussels1893 {
    said_in_files!();

    fn bound(event: &Event) -> Option<Bound> {
        match event {
            Event::RoundEnded { .. } => Some(Bound::Ends),
            // Where the noble that leaves is still decided on, the next round begins with a later step.
            Event::Dealt { .. } | Event::Stock { .. } => Some(Bound::Opens),
            _ => None,
        }
    }

    fn may_hold_secrets(_setup: &Setup) -> bool {
        // Whatever lies face down is nobody's to look at.
        false
    }

    fn is_ending(view: &View) -> bool {
        view.table.phase >= Phase::Salaries || view.table.round >= LAST_ROUND
    }

    fn action(action: Action, view: &View, speech: &Speech<Self>) -> String {
        plan::action(action, view, speech)
    }

    fn category(category: Category, view: &View, speech: &Speech<Self>) -> String {
        plan::category(category, view, speech.language)
    }
}
