//! Azul: Summer Pavilion in words.

use super::super::art;
use super::{log, offer, reason, refusal, rules};
use crate::app::session::{Explanation, Section, Speech, Worded};
use crate::app::words::Language;
use crate::engine::Seat;
use crate::games::azul_summer_pavilion::{
    Action, AzulSummerPavilion, Category, Event, ROUNDS, Reason, Refusal, Setup, Table,
};

impl Worded for AzulSummerPavilion {
    fn may_hold_secrets(_setup: &Setup) -> bool {
        // Everything lies open.
        false
    }

    fn event(event: &Event, speech: &Speech<Self>) -> Option<String> {
        log::event(event, speech)
    }

    fn subject(event: &Event) -> Option<Seat> {
        event.seat()
    }

    fn refusal(refused: Refusal, speech: &Speech<Self>) -> Explanation {
        refusal::refusal(refused, speech)
    }

    fn to_do(table: &Table, speech: &Speech<Self>) -> String {
        offer::to_do(table, speech)
    }

    fn course(table: &Table, speech: &Speech<Self>) -> String {
        offer::course(table, speech)
    }

    fn is_ending(table: &Table) -> bool {
        usize::from(table.round) == ROUNDS
    }

    fn action(action: Action, table: &Table, speech: &Speech<Self>) -> String {
        log::action(action, table, speech)
    }

    fn reason(what: &Reason, table: &Table, speech: &Speech<Self>) -> String {
        reason::reason(what, table, speech)
    }

    fn category(category: Category, table: &Table, speech: &Speech<Self>) -> String {
        log::category(category, table, speech)
    }

    fn rules(language: Language) -> Vec<Section> {
        rules::sections(language)
    }

    fn sprite() -> String {
        art::sprite()
    }
}
