//! What the board says of a position, in English.

use super::table::*;
use salon::app::boards::art_society::scene::*;
use salon::app::boards::art_society::words::piece::standing;
use salon::app::boards::pen::{Pen, Spoken};
use salon::app::sentence::plain;
use salon::app::words::Language;
use salon::engine::{Seat, Viewer};
use salon::games::art_society::{self as game, Action, ArtSociety, Phase, State};
use std::sync::Arc;

type Position = crate::every_board::Position<ArtSociety>;

fn seen(state: &State) -> Position {
    Position::of(&Arc::new(state.components().clone()), state)
}

/// What is said of a scene.
fn told(position: &Position, draft: Draft, what: impl Fn(&Pen<'_, ArtSociety>) -> String) -> String {
    let scene = position.scene(draft);
    let Position { components, view, own, .. } = position;
    let viewer = Viewer::Seat(*own);
    plain(&what(&Pen { language: Language::English, components, players: &[], viewer, view, scene: &scene }))
}

fn said(position: &Position, draft: Draft) -> String {
    told(position, draft, ArtSociety::preview)
}

fn held(draft: Draft) -> Held {
    let Draft::Tile(held) = draft else { panic!("{draft:?}") };
    held
}

/// Decor of three shields that only stands: three squares below each other are free.
const STRIP: [(u8, u8); 3] = [(11, 8), (11, 9), (11, 10)];

#[test]
fn decor_that_has_a_place_upright_only_is_taken_up_upright() {
    let mut state = Table::of(2)
        .wall(0, &[("S2x3-P2", 5, 4), ("P2x2-P1", 9, 4), ("P2x2-L3", 7, 2)])
        .fill(0, &[&STRIP[..], &[(7, 4), (8, 4), (7, 5), (8, 5)]].concat())
        .lots(&["P2x2-C2"])
        .ready();
    take(&mut state, "P2x2-C2");
    act(&mut state, hang(7, 4));
    let position = seen(&state);
    for draft in [Draft::Nothing, position.touch(Draft::Nothing, Piece::Decor(3)).draft] {
        let scene = position.scene(draft);
        assert_eq!((scene.held.map(|held| held.upright), scene.squares.lit.count()), (Some(true), 3));
        assert!(!scene.dado.drawer.expect("decor is due").turns, "it has no place the other way round");
        assert!(!said(&position, draft).contains("no place"), "{}", said(&position, draft));
        assert_eq!(position.touch(draft, Piece::Turn).draft, draft);
    }
    let lying = Draft::Tile(Held { tile: Tile::Decor(3), spot: None, upright: false });
    assert!(held(position.look(lying).draft).upright);
}

#[test]
fn the_assistants_decor_is_taken_up_as_it_fits() {
    let table = |holes: &[(u8, u8)]| {
        let table = Table::of(2).wall(0, &[("S2x3-P1", 5, 4)]).fill(0, holes).lots(&["P5x5-C1"]);
        let mut state = table.assistant(0, game::Piece::Decor(3), 1).ready();
        take(&mut state, "P5x5-C1");
        seen(&state)
    };
    let upright = |position: &Position| {
        let touched = position.touch(Draft::Nothing, Piece::Assistant(Seat(0))).draft;
        let offer = position.scene(Draft::Nothing).offer;
        let released = offer.others.iter().find(|ready| ready.kind == MoveKind::Release).expect("it fits");
        assert_eq!(released.step, salon::app::boards::staged::Step::Choose(touched));
        held(touched).upright
    };
    assert!(upright(&table(&STRIP)));
    let level = STRIP.map(|(y, x)| (x, y - 8));
    assert!(!upright(&table(&level)));
    assert!(!upright(&table(&[&STRIP[..], &level].concat())));
}

#[test]
fn what_fits_nowhere_has_no_place() {
    let mut state = Table::of(2).wall(0, &[("S2x3-P1", 5, 4)]).fill(0, &STRIP).lots(&["P5x5-C1"]).ready();
    let at = state.lots().iter().position(|lot| lot.painting == id("P5x5-C1")).expect("it is a lot");
    let position = seen(&state);
    let lifted = position.touch(Draft::Nothing, Piece::Lot(at as u8)).draft;
    let nowhere = "There is no place on your wall for city life 5×5";
    assert_eq!(said(&position, lifted), format!("{nowhere} · the assistant can keep it"));
    take(&mut state, "P5x5-C1");
    let both = "It fits nowhere: the assistant can keep it, or it goes beside the wall for −2 points";
    assert_eq!(said(&seen(&state), Draft::Nothing), both);
}

#[test]
fn a_second_excess_painting_says_that_it_ends_the_game() {
    let corner = [(10, 9), (11, 9), (10, 10), (11, 10)];
    let table = Table::of(2).wall(0, &[("S2x3-P1", 5, 4)]).fill(0, &corner).lots(&["P5x5-C1"]);
    let mut state = table.excess(0, &["P4x5-P1"]).ready();
    take(&mut state, "P5x5-C1");
    let free = said(&seen(&state), Draft::Nothing);
    assert!(free.ends_with("−2 points · the game ends after this round"), "{free}");
    let table = Table::of(2).wall(0, &[("S2x3-P1", 5, 4)]).fill(0, &corner).lots(&["P5x5-C1"]);
    let busy = table.assistant(0, salon::games::art_society::Piece::Painting(id("P5x5-S1")), 1);
    let mut state = busy.excess(0, &["P4x5-P1"]).ready();
    take(&mut state, "P5x5-C1");
    let busy = said(&seen(&state), Draft::Nothing);
    assert!(busy.ends_with("1 shield of decor · the game ends after this round"), "{busy}");
}

#[test]
fn before_it_is_taken_a_lot_that_fits_nowhere_says_what_becomes_of_it() {
    let corner = [(10, 9), (11, 9), (10, 10), (11, 10)];
    let table = || Table::of(2).wall(0, &[("S2x3-P1", 5, 4)]).fill(0, &corner).lots(&["P5x5-C1"]);
    let lifted = |state: &State| {
        let at = state.lots().iter().position(|lot| lot.painting == id("P5x5-C1")).expect("it is a lot");
        let position = seen(state);
        let said = said(&position, position.touch(Draft::Nothing, Piece::Lot(at as u8)).draft);
        said.split_once(" · ").map(|(_, clause)| clause.to_owned()).expect("a clause")
    };
    let busy = || table().assistant(0, salon::games::art_society::Piece::Painting(id("P5x5-S1")), 1);
    assert_eq!(lifted(&busy().museum(&["P2x2-C1"]).ready()), "the museum would exchange it");
    assert_eq!(lifted(&busy().ready()), "it would go beside the wall: −2 points");
    let last = busy().excess(0, &["P4x5-P1"]).ready();
    assert_eq!(lifted(&last), "it would go beside the wall: −2 points · the game ends after this round");
    // The assistant comes first, and makes room where what it has kept can be put up.
    let exchange = "the museum would exchange it";
    let free = table().museum(&["P2x2-C1"]).ready();
    assert_eq!(lifted(&free), format!("{exchange} · or the assistant keeps it"));
    let kept = || table().assistant(0, salon::games::art_society::Piece::Painting(id("P2x2-S1")), 1);
    let first = "or put up the assistant’s tile first";
    assert_eq!(lifted(&kept().museum(&["P2x2-C1"]).ready()), format!("{exchange} · {first}"));
    assert_eq!(lifted(&kept().ready()), format!("it would go beside the wall: −2 points · {first}"));
}

#[test]
fn the_assistant_is_named_beside_an_exchange() {
    let corner = [(10, 9), (11, 9), (10, 10), (11, 10)];
    let table = || Table::of(2).wall(0, &[("S2x3-P1", 5, 4)]).fill(0, &corner).lots(&["P5x5-C1"]);
    let taken = |table: Table| {
        let mut state = table.museum(&["P2x2-C1"]).ready();
        take(&mut state, "P5x5-C1");
        said(&seen(&state), Draft::Nothing)
    };
    let exchange = "Choose a painting of the museum in exchange";
    assert_eq!(taken(table()), format!("{exchange} · or the assistant keeps it"));
    let busy = |name| table().assistant(0, game::Piece::Painting(id(name)), 1);
    assert_eq!(taken(busy("P2x2-S1")), format!("{exchange} · or put up the assistant’s tile first"));
    assert_eq!(taken(busy("P5x5-S1")), exchange);
}

#[test]
fn no_decor_is_promised_for_a_painting_beside_a_full_wall() {
    let mut state = Table::of(2)
        .wall(0, &[("S2x3-P1", 5, 4)])
        .fill(0, &[])
        .assistant(0, game::Piece::Painting(id("P2x2-S1")), 1)
        .museum(&["P3x3-C1"])
        .lots(&["P4x3-C1"])
        .ready();
    take(&mut state, "P4x3-C1");
    let sentence = said(&seen(&state), Draft::Nothing);
    assert_eq!(sentence, "It goes beside the wall, which is full: −2 points, and no decor");
}

#[test]
fn hanging_anew_offers_no_excess_painting() {
    let holes = [(0, 0), (1, 0), (0, 1), (1, 1), (0, 2), (1, 2)];
    let mut state = Table::of(2)
        .wall(0, &[("S2x3-P1", 5, 4)])
        .fill(0, &holes)
        .assistant(0, game::Piece::Painting(id("P2x2-S1")), 1)
        .museum(&["P3x3-C1"])
        .lots(&["P4x3-C1"])
        .ready();
    take(&mut state, "P4x3-C1");
    let sentence = said(&seen(&state), Draft::Nothing);
    assert!(sentence.starts_with("It goes beside the wall"), "{sentence}");
    assert!(sentence.ends_with(" · or put up the assistant’s tile first"), "{sentence}");
    play(&mut state, &[release(0, 0), Action::Store]);
    idle_until(&mut state, Phase::Rehang);
    act(&mut state, Action::TakeBack);
    assert_eq!(legal(&state), [release(0, 0), release(0, 1), Action::Cancel]);
    let sentence = said(&seen(&state), Draft::Nothing);
    assert_eq!(sentence, "Put up the assistant’s tile first, or put everything back");
}

#[test]
fn a_painting_is_said_to_be_worth_what_it_scores() {
    // City life leads. In the eyeline hang one of it alone and one that touches another, which is above; landscape is last.
    let state = Table::of(2)
        .wall(
            0,
            &[("S2x3-C1", 5, 4), ("P2x2-L1", 7, 4), ("P2x2-C2", 9, 4), ("P2x2-C3", 9, 2), ("P2x2-P1", 5, 2)],
        )
        .excess(0, &["P5x5-C1"])
        .markers([9, 5, 3, 0])
        .ready();
    let position = seen(&state);
    let about = |name: &str| {
        let [painting, canvas] = [Piece::Painting(id(name)), Piece::Canvas(id(name))];
        let about = told(&position, Draft::Nothing, |pen| ArtSociety::about(pen, painting));
        assert_eq!(told(&position, Draft::Nothing, |pen| ArtSociety::about(pen, canvas)), about);
        about.split_once(" frame: ").expect("it is framed").1.to_owned()
    };
    assert_eq!(about("S2x3-C1"), "8 points as the markers stand, 3 of them for the eyeline.");
    assert_eq!(about("P2x2-L1"), "2 points as the markers stand.");
    assert_eq!(about("P2x2-P1"), "4 points as the markers stand.");
    let void = "it touches another of its genre, so it scores nothing for its genre";
    assert_eq!(about("P2x2-C3"), [void, ". Frames still match."].concat());
    let seen_too = "; as the markers stand, the eyeline brings 3 points. Frames still match.";
    assert_eq!(about("P2x2-C2"), [void, seen_too].concat());
    assert_eq!(about("P5x5-C1"), "an excess painting. It scores nothing and costs 2 points.");
    // What the close-ups say adds up to what the score sheet does.
    let lines = position.scene(Draft::Nothing).large().lines;
    assert_eq!((lines[..game::GENRES].iter().sum::<i32>(), lines[game::EYELINE]), (5 + 2 + 4, 3 + 3));
}

#[test]
fn only_paintings_that_score_are_counted_in_the_name_of_a_genre() {
    let state = Table::of(2)
        .wall(0, &[("S2x3-C1", 5, 4), ("P2x2-L1", 7, 4), ("P2x2-C2", 9, 4), ("P2x2-C3", 9, 2)])
        .ready();
    let scene = seen(&state).scene(Draft::Nothing);
    let city = scene.museum.iter().find(|it| it.genre == game::Genre::CityLife).expect("a genre");
    let name = standing(Language::English, city);
    assert!(name.ends_with("1 scoring on this wall"), "{name}");
}

#[test]
fn bad_taste_in_the_eyeline_is_not_said_to_be_worth_nothing() {
    let state = Table::of(2).wall(0, &[("S2x3-C1", 5, 4)]).lots(&["P2x2-C2"]).markers([9, 5, 3, 0]).ready();
    let position = seen(&state);
    let at = state.lots().iter().position(|lot| lot.painting == id("P2x2-C2")).expect("it is a lot");
    let spot = Some(game::Spot::at(7, 4));
    let scene = position.scene(Draft::Tile(Held { tile: Tile::Lot(at as u8), spot, upright: false }));
    let ghost = scene.ghost.expect("it is in hand");
    let clauses = salon::app::boards::art_society::words::outcome::clauses(
        &ghost,
        &position.components,
        &position.view,
        Language::English,
    );
    let notes: Vec<&str> = clauses.iter().map(|clause| clause.note.as_str()).collect();
    assert!(
        notes.contains(&"with city life 2×3: no points for the genre") && notes.contains(&"+3"),
        "{notes:?}"
    );
    // Each line says its own share, and the last one all of it.
    let outcome = ghost.outcome.as_ref().expect("it may hang there");
    let paintings: i32 = outcome.change[..game::GENRES].iter().sum();
    assert_ne!(paintings, outcome.total());
    let said =
        |line: &str| clauses.iter().find(|clause| clause.strong.contains(line)).map(|it| it.note.clone());
    let points = |count| salon::app::boards::art_society::words::points(Language::English, count);
    assert_eq!(said("city life"), Some(points(paintings)));
    assert_eq!(said("Altogether"), Some(points(outcome.total())));
}
