//! Bad taste (RULES.md, Bad taste).

use super::table::*;
use salon::engine::Game;
use salon::games::art_society::{ArtSociety, Event, Genre, Tally};

fn tally(paintings: &[On]) -> Tally {
    let state = Table::of(2).wall(0, paintings).ready();
    Tally::of(state.components(), &player(&state, 0).wall)
}

#[test]
fn two_touching_paintings_of_a_genre_are_both_void_and_no_other() {
    let tally = tally(&[("S2x3-P1", 5, 4), ("P2x2-C1", 7, 4), ("P2x2-C2", 9, 4), ("P2x2-S1", 3, 4)]);
    assert_eq!(tally.sound, [0, 1, 1, 0]);
    assert_eq!(tally.void, [2, 0, 0, 0]);
}

#[test]
fn a_chain_of_three_is_void_altogether() {
    let chain = tally(&[("S2x3-P1", 5, 4), ("P2x2-C1", 7, 4), ("P2x2-C2", 9, 4), ("P2x2-C3", 9, 6)]);
    assert_eq!(chain.void, [3, 0, 0, 0]);
}

#[test]
fn a_corner_point_or_decor_between_is_no_bad_taste() {
    let apart = tally(&[("S2x3-P1", 5, 4), ("P2x2-C1", 7, 4), ("P2x2-C2", 9, 6), ("P2x2-S1", 9, 4)]);
    assert_eq!((apart.sound[0], apart.void[0]), (2, 0));
    let state = Table::of(2)
        .wall(0, &[("S2x3-P1", 5, 4), ("P2x2-C1", 7, 4), ("P2x2-C2", 10, 4)])
        .decor(0, &[(9, 4, 1, false), (9, 5, 1, false)])
        .ready();
    let between = Tally::of(state.components(), &player(&state, 0).wall);
    assert_eq!((between.sound[0], between.void[0]), (2, 0));
}

#[test]
fn bad_taste_is_allowed_told_and_still_brings_decor() {
    // A gilt portrait beside a gilt portrait.
    let mut state = Table::of(2).wall(0, &[("S2x3-P1", 5, 4)]).lots(&["P2x3-P1"]).ready();
    take(&mut state, "P2x3-P1");
    let events = act(&mut state, hang(7, 4));
    assert!(events.iter().any(|event| matches!(event, Event::Hung { clashes: true, matches: 1, .. })));
    assert_eq!(state.decor(), &[47, 36, 24]);
    let sheet = ArtSociety::score(&state);
    let portraits = sheet
        .rows
        .iter()
        .find(|row| row.category == salon::games::art_society::Category::Paintings(Genre::Portrait));
    assert_eq!(portraits.expect("a line a genre").values[0], 0);
}
