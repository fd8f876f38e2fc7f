//! The proof of secrecy finds out whatever leaks, also what imagined states agree with.

use super::feud::{Feud, Loose, leak};
use crate::suite;
use std::panic::{UnwindSafe, catch_unwind};

/// What the proof says to a game.
fn found(proof: impl FnOnce() + UnwindSafe) -> Option<String> {
    let said = catch_unwind(proof).err()?;
    Some(said.downcast_ref::<String>().cloned().unwrap_or_default())
}

fn finds(proof: impl FnOnce() + UnwindSafe, what: &str) {
    let said = found(proof).unwrap_or_else(|| panic!("not found: {what}"));
    assert!(said.contains(what), "{said}");
}

#[test]
fn a_view_that_imagined_states_copy_is_found_out() {
    type Leaking = Loose<{ leak::VIEW }>;
    assert_eq!(found(suite::imagined_states_agree_with_their_view::<Leaking>), None, "no wonder");
    finds(suite::what_is_hidden_changes_nothing_that_is_seen::<Leaking>, "the view tells what is hidden");
}

#[test]
fn a_curtain_a_score_and_what_may_be_done_are_found_out() {
    finds(
        suite::what_is_hidden_changes_nothing_that_is_seen::<Loose<{ leak::OPENNESS }>>,
        "the curtain tells what is hidden",
    );
    finds(
        suite::what_is_hidden_changes_nothing_that_is_seen::<Loose<{ leak::SCORE }>>,
        "the score tells what is hidden",
    );
    finds(
        suite::what_is_hidden_changes_nothing_that_is_seen::<Loose<{ leak::ACTIONS }>>,
        "what may be done tells what is hidden",
    );
}

#[test]
fn events_log_earlier_positions_and_reasons_are_found_out() {
    finds(
        suite::what_is_hidden_changes_nothing_that_is_told::<Loose<{ leak::EVENT }>>,
        "an event tells what is hidden",
    );
    finds(
        suite::what_is_hidden_changes_nothing_that_is_told::<Loose<{ leak::LOG }>>,
        "the log tells what is hidden",
    );
    finds(
        suite::what_is_hidden_changes_nothing_that_is_told::<Loose<{ leak::LOOK_BACK }>>,
        "an earlier position tells what is hidden",
    );
    finds(
        suite::what_is_hidden_changes_no_reason::<Loose<{ leak::REASON }>>,
        "a reason tells what is hidden",
    );
}

#[test]
fn nothing_is_found_where_nothing_leaks() {
    assert_eq!(found(suite::what_is_hidden_changes_nothing_that_is_seen::<Feud>), None);
    assert_eq!(found(suite::what_is_hidden_changes_nothing_that_is_told::<Feud>), None);
    assert_eq!(found(suite::what_is_hidden_changes_no_reason::<Feud>), None);
}
