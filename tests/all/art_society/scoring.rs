//! The score sheet (RULES.md, Scoring), with the rulebook's example of 64 points.

use super::table::*;
use salon::engine::{Game, ScoreSheet, Seat};
use salon::games::art_society::{ArtSociety, Category, Genre, Phase, Piece, State, Tally, genre_points};

/// Landscape leads, then city life, portrait, still life.
const MARKERS: [u8; 4] = [30, 20, 10, 40];

const PAINTINGS: [On; 16] = [
    ("S2x3-S2", 6, 4),
    ("P4x2-C1", 8, 4),
    ("P2x5-L1", 10, 6),
    ("P3x4-S1", 9, 0),
    ("P2x2-P1", 8, 6),
    ("P2x3-S1", 8, 8),
    ("P3x4-P1", 6, 0),
    ("P2x4-C1", 6, 7),
    ("P3x2-P1", 3, 9),
    ("P3x3-C1", 0, 8),
    ("P2x3-L1", 0, 5),
    ("P3x2-L1", 3, 7),
    ("P2x2-L1", 0, 3),
    ("P2x4-C2", 4, 3),
    ("P3x3-L1", 3, 0),
    ("P2x2-S1", 2, 5),
];

const DECOR: [(u8, u8, u8, bool); 7] = [
    (1, 0, 2, false),
    (0, 1, 3, false),
    (2, 3, 1, false),
    (3, 3, 1, false),
    (0, 2, 1, false),
    (2, 4, 2, false),
    (1, 2, 1, false),
];

fn example() -> Table {
    Table::of(2)
        .wall(0, &PAINTINGS)
        .decor(0, &DECOR)
        .excess(0, &["P5x5-P1"])
        .markers(MARKERS)
        .round(18)
        .phase(Phase::Over)
}

fn points(sheet: &ScoreSheet<Category>, category: Category, seat: usize) -> i32 {
    sheet.rows.iter().find(|row| row.category == category).expect("a line of the sheet").values[seat]
}

#[test]
fn the_rulebooks_wall_is_worth_64_points() {
    let state = example().ready();
    let sheet = ArtSociety::score(&state);
    let expected = [
        (Category::Paintings(Genre::StillLife), 8),
        (Category::Paintings(Genre::Portrait), 9),
        (Category::Paintings(Genre::CityLife), 16),
        (Category::Paintings(Genre::Landscape), 15),
        (Category::Decor, 11),
        (Category::Eyeline, 9),
        (Category::FullWall, 0),
        (Category::Corners, -2),
        (Category::Excess, -2),
    ];
    for (category, worth) in expected {
        assert_eq!(points(&sheet, category, 0), worth, "{category:?}");
    }
    assert_eq!(sheet.totals[0], 64);
    assert_eq!(sheet.rows.len(), expected.len());
    let tally = Tally::of(state.components(), &player(&state, 0).wall);
    assert_eq!((tally.sound[3], tally.void[3], tally.in_eyeline[3]), (3, 2, 3));
}

#[test]
fn the_same_wall_filled_is_worth_74() {
    let state = example().decor(0, &[(0, 0, 1, false), (2, 2, 1, false), (2, 7, 1, false)]).ready();
    let sheet = ArtSociety::score(&state);
    assert_eq!(points(&sheet, Category::Decor, 0), 14);
    assert_eq!(points(&sheet, Category::FullWall, 0), 5);
    assert_eq!(points(&sheet, Category::Corners, 0), 0);
    assert_eq!(sheet.totals[0], 74);
}

#[test]
fn the_assistants_tile_is_worth_nothing_and_costs_nothing() {
    for piece in [Piece::Painting(id("P4x4-L1")), Piece::Decor(3)] {
        assert_eq!(ArtSociety::score(&example().assistant(0, piece, 4).ready()).totals[0], 64);
    }
}

#[test]
fn the_lowest_row_in_the_eyeline_is_enough() {
    // Rows 4 to 6 are the eyeline; 3 for the top genre, nothing for the second.
    let eyeline = |landscape: u8, city: u8| {
        let state = Table::of(2)
            .wall(0, &[("S2x3-S2", 5, 4), ("P2x4-L1", 7, 1)])
            .markers([city, 0, 0, landscape])
            .ready();
        points(&ArtSociety::score(&state), Category::Eyeline, 0)
    };
    assert_eq!(eyeline(9, 4), 3);
    assert_eq!(eyeline(4, 9), 0);
}

#[test]
fn markers_that_never_moved_are_worth_two() {
    let components =
        ArtSociety::components(&salon::games::art_society::Setup::default()).expect("the printed box");
    assert_eq!(genre_points(&components, &[12, 7, 0, 0]), [5, 4, 2, 2]);
    assert_eq!(genre_points(&components, &[12, 7, 3, 0]), [5, 4, 3, 2]);
    assert_eq!(genre_points(&components, &[3, 53, 0, 1]), [4, 5, 2, 3]);
    assert_eq!(genre_points(&components, &[0; 4]), [2; 4]);
}

#[test]
fn without_a_marker_on_the_board_nothing_counts_in_the_eyeline() {
    let state = Table::of(2).wall(0, &[("S2x3-S2", 5, 4)]).ready();
    let sheet = ArtSociety::score(&state);
    assert_eq!(points(&sheet, Category::Eyeline, 0), 0);
    assert_eq!(points(&sheet, Category::Paintings(Genre::StillLife), 0), 2);
    assert_eq!(points(&sheet, Category::Corners, 0), -8);
}

/// A finished game of two with the same wall, and these cards left.
fn tied(hands: [&[u8]; 2]) -> State {
    let round = 20 - hands[0].len() as u8;
    let mut table = Table::of(2).round(round).phase(Phase::Over);
    for (seat, hand) in hands.into_iter().enumerate() {
        table = table.hand(seat, hand);
    }
    table.ready()
}

#[test]
fn a_tie_is_broken_by_the_cards_in_hand() {
    // Hands are always equally many.
    let first = ArtSociety::score(&tied([&[2, 9], &[3, 7]]));
    assert_eq!(first.totals[0], first.totals[1]);
    assert_eq!(first.ranks, [1, 2]);
    assert_eq!(first.tie_breaks[0].values, [11, 10]);
    let shared = ArtSociety::score(&tied([&[2, 9], &[4, 7]]));
    assert_eq!(shared.ranks, [1, 1]);
    // After round 20 nothing is left to compare.
    let empty = ArtSociety::score(&tied([&[], &[]]));
    assert_eq!(empty.tie_breaks[0].values, [0, 0]);
    assert_eq!(empty.winners().collect::<Vec<_>>(), [Seat(0), Seat(1)]);
}

#[test]
fn hands_break_no_tie_before_the_end() {
    let state = Table::of(2).round(3).hand(0, &(4..=20).collect::<Vec<_>>()).ready();
    let sheet = ArtSociety::score(&state);
    assert_eq!(sheet.totals[0], sheet.totals[1]);
    assert!(sheet.tie_breaks.is_empty());
    assert_eq!(sheet.ranks, [1, 1]);
}

#[test]
fn twenty_rounds_end_the_game() {
    let mut state = Table::of(2).round(20).lots(&["P2x2-C1", "P2x2-S1", "P2x2-L1"]).ready();
    assert_eq!(player(&state, 0).hand, 0);
    idle_until(&mut state, Phase::Rehang);
    while state.phase() == Phase::Rehang {
        act(&mut state, salon::games::art_society::Action::Keep);
    }
    assert_eq!(state.phase(), Phase::Over);
    assert_eq!(state.round(), 20);
}
