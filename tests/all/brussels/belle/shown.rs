//! What the table shows of the expansion, and what touches on its pieces lead to.

use crate::brussels::scene::{ADA, BO, CY, Play, SOLVAY, Scene, at};
use crate::every_board::Position;
use salon::app::boards::brussels_1893::board::markup::{closeup::closeup, sheet};
use salon::app::boards::brussels_1893::scene::parts::ChoicePart;
use salon::app::boards::brussels_1893::scene::{Draft, Piece};
use salon::app::boards::brussels_1893::words;
use salon::app::boards::pen::Pen;
use salon::app::boards::staged::{self, Mark};
use salon::app::session::{Speech, Worded};
use salon::app::words::LANGUAGES;
use salon::engine::{Game, Seat, Viewer};
use salon::games::brussels_1893::components::belle::CardId;
use salon::games::brussels_1893::components::{Art, Work};
use salon::games::brussels_1893::{
    Action, Artwork, Brussels1893, Event, Phase, View, Why, resolution, sales,
};

fn position(scene: &Scene, play: &Play) -> Position<Brussels1893> {
    Position::of(&scene.components, &play.state)
}

/// All that there is to read of the card of a number.
fn read(scene: &Scene, play: &Play, viewer: Seat, number: CardId) -> String {
    let position = position(scene, play);
    let shown = position.scene(Draft::Nothing);
    let pen = Pen {
        language: LANGUAGES[0].0,
        components: &*scene.components,
        players: &[],
        viewer: Viewer::Seat(viewer),
        view: &position.view,
        scene: &shown,
    };
    let row = shown.belle.iter().flat_map(|belle| &belle.rows).find(|part| part.card == number - 1);
    closeup(&pen, Piece::Card(row.expect("it lies there").row)).expect("it is read").words
}

/// Bo decides whether to use Solvay, who leaves.
fn last_audience() -> (Scene, Play) {
    let mut scene = Scene::belle(3);
    scene.card(BO, 23);
    scene.table.nobles[3] = Some(SOLVAY);
    scene.player(BO).francs = 2;
    let mut play = scene.deal(1);
    play.all_pass();
    while play.table().phase != Phase::Audience {
        let first = play.offered()[0];
        play.act(first);
    }
    (scene, play)
}

#[test]
fn prestige_cards_are_exchanged_by_touching_them_and_others_are_only_read() {
    let mut scene = Scene::belle(3);
    scene.card(ADA, 25);
    scene.worker(ADA, at(3, 2), 2);
    scene.worker(ADA, at(4, 2), 2);
    scene.worker(BO, at(5, 2), 2);
    // Columns 1 and 2 sleep.
    scene.corner(2, 1);
    let mut play = scene.deal(1);
    play.all_pass();
    assert_eq!(play.why(), Some(Why::Card(24)));
    let position = position(&scene, &play);
    let lit = |draft: Draft| {
        let columns = position.scene(draft).board.columns;
        columns.map(|part| (part.mark.legal, part.mark.chosen))
    };
    let none = (false, false);
    assert_eq!(lit(Draft::Nothing), [(true, false), (true, false), (true, false), (true, false), none]);
    // The sleeping one of the second column, then the one that was won in the fourth.
    let first = position.touched(&[Piece::Prestige(1)]);
    assert_eq!(first, Draft::Chosen(Action::Swap { won: 2, other: 1 }));
    let both = position.touched(&[Piece::Prestige(1), Piece::Prestige(3)]);
    assert_eq!(both, Draft::Chosen(Action::Swap { won: 3, other: 1 }));
    assert_eq!(lit(both), [(true, false), (true, true), (true, false), (true, true), none]);
    // A touch on one of the two confirms, as everywhere.
    assert!(position.touch(both, Piece::Prestige(3)).confirms);
    // Bo's is nobody's to exchange.
    assert_eq!(position.touched(&[Piece::Prestige(4)]), Draft::Nothing);
}

#[test]
fn what_is_decided_between_turns_is_in_nobody_s_turn() {
    let (scene, mut play) = last_audience();
    let shown = position(&scene, &play).scene(Draft::Nothing);
    assert_eq!((shown.decider, shown.active), (Some(BO), None));
    assert!(shown.panels.iter().all(|panel| !panel.active));
    // Bo's material is of the noble that leaves, not of a house in the turn of whoever starts.
    play.act(Action::Card).act(Action::Choose(0));
    assert!(matches!(play.why(), Some(Why::Material { .. })));
    let view = Brussels1893::view(&play.state, Viewer::Table);
    let (language, _) = LANGUAGES[0];
    let speech =
        Speech { language, players: &[], viewer: Viewer::Table, components: scene.components.as_ref() };
    let asked = Brussels1893::to_do(&view, &speech);
    assert!(!asked.contains("house"), "{asked}");
}

#[test]
fn whose_last_audience_it_is_and_what_it_brings_is_told_before_it_is_paid_for() {
    let (scene, play) = last_audience();
    let position = position(&scene, &play);
    let shown = position.scene(Draft::Nothing);
    for (language, _) in LANGUAGES {
        let pen = Pen {
            language,
            components: &*scene.components,
            players: &[],
            viewer: Viewer::Seat(BO),
            view: &position.view,
            scene: &shown,
        };
        let effect = words::noble_effect(language, &scene.components, SOLVAY);
        let part = ChoicePart { action: Action::Card, worth: None, mark: Mark::default() };
        let choice = sheet::choice(&pen, &part);
        let bar = Brussels1893::action(Action::Card, &position.view, &pen.speech());
        for told in [&choice, &bar] {
            assert!(told.contains(words::noble(language, SOLVAY)) && told.contains(&effect), "{told}");
        }
        assert!(choice.contains("bx-noble-solvay"), "{choice}");
        let read = closeup(&pen, Piece::Choice(0)).expect("the noble is read");
        assert_eq!(read.title, words::noble(language, SOLVAY));
    }
}

#[test]
fn a_card_used_when_others_had_been_turned_up_says_in_which_round_s_end_it_is_ready_again() {
    let (scene, mut play) = last_audience();
    let note = |play: &Play| read(&scene, play, BO, 23);
    play.act(Action::Card);
    assert_eq!(play.table().phase, Phase::Audience);
    assert!(note(&play).contains("at the end of the next round"), "{}", note(&play));
    while play.table().phase != Phase::Turns {
        let first = play.offered()[0];
        play.act(first);
    }
    assert_eq!(play.table().round, 2);
    assert!(note(&play).contains("at the end of this round"), "{}", note(&play));
}

#[test]
fn a_card_says_what_it_would_bring_now_where_that_is_known_and_it_can_be_used() {
    // Kinds of cubes are counted when a building is paid for.
    let mut scene = super::scene(10);
    scene.table.belle.kinds = 3;
    let play = scene.deal(1);
    assert!(!read(&scene, &play, ADA, 10).contains("would bring"), "{}", read(&scene, &play, ADA, 10));
    let mut scene = super::scene(1);
    scene.artworks(ADA, Art::Blue, 2);
    let mut play = scene.deal(1);
    assert!(read(&scene, &play, ADA, 1).contains("Now it would bring"), "{}", read(&scene, &play, ADA, 1));
    play.place(Work::Workshop).act(Action::Artwork(Art::Green)).act(Action::Card);
    assert!(!read(&scene, &play, ADA, 1).contains("would bring"), "{}", read(&scene, &play, ADA, 1));
}

#[test]
fn pavilions_are_visited_in_parts_of_their_own_with_their_rows_lit_and_the_points_told_one_by_one() {
    let mut scene = Scene::belle(3);
    // Rows 1 and 2: Ada's pavilions; in row 2 stand three workers of two colours.
    scene.card(ADA, 3).card(BO, 4);
    for (seat, space) in [(ADA, at(3, 2)), (BO, at(4, 2)), (BO, at(5, 2)), (CY, at(3, 3))] {
        scene.worker(seat, space, 1);
    }
    let mut play = scene.deal(1);
    let (mut heard, mut told) = (Vec::new(), Vec::new());
    while play.table().round == 1 {
        let passes = play.table().phase == Phase::Turns;
        let action = if passes { Action::Pass } else { play.offered()[0] };
        let before = Brussels1893::view(&play.state, Viewer::Table);
        for part in resolution(&scene.components, &before, action) {
            heard.extend_from_slice(&part.events);
            let Event::Visited { seat, row, points, .. } = part.events[part.about] else { continue };
            assert_eq!(part.table.phase, Phase::Visit);
            let mut seen: Position<Brussels1893> =
                Position::seen_by(&scene.components, &play.state, Viewer::Table);
            seen.view = View { table: part.table };
            seen.news = staged::news::<Brussels1893>(&heard, &scene.components);
            let shown = seen.scene(Draft::Nothing);
            assert_eq!((shown.decider, shown.panels[0].active), (None, false));
            assert_eq!(shown.ledger.expect("it is told").visits.len(), told.len() + 1);
            for part in &shown.board.spaces {
                assert_eq!(part.counts, part.active && part.space.row() == row);
            }
            told.push((seat, row, points, part.table.player(seat).score));
        }
        play.act(action);
    }
    let score = |seat| play.player(seat).score;
    assert_eq!(told, [(ADA, 0, 0, score(ADA)), (BO, 1, 2, score(BO))]);
}

#[test]
fn a_white_artwork_s_best_sale_is_told_ahead_beside_those_of_the_others() {
    let mut scene = Scene::belle(3);
    scene.artworks(ADA, Art::Blue, 1);
    scene.whites(ADA, Art::Green, 1);
    let play = scene.deal(1);
    let best = position(&scene, &play).scene(Draft::Nothing).town.market.best;
    let sold: Vec<Artwork> = best.iter().map(|(sold, _)| *sold).collect();
    assert_eq!(sold, [Artwork::of(Art::Blue), Artwork { art: Art::Green, white: true }]);
    // Nothing that it could bring is better than what is told, and all that is told can be had.
    let (_, told) = &best[1];
    let whites = play.table().sellable(ADA).filter(|sold| sold.white.is_some());
    let all: Vec<[u8; 2]> = whites
        .flat_map(|sold| sales(play.components(), play.table(), ADA, sold))
        .map(|(_, pays)| pays)
        .collect();
    assert!(!told.is_empty() && told.iter().all(|pays| all.contains(pays)));
    for [points, francs] in all {
        assert!(told.iter().any(|[p, f]| *p >= points && *f >= francs), "{points} {francs}");
    }
    // While a white one is on display none can be sold.
    scene.table.market.display[0] = Some(Artwork { art: Art::Brown, white: true });
    let play = scene.deal(1);
    assert_eq!(position(&scene, &play).scene(Draft::Nothing).town.market.best.len(), 1);
}

#[test]
fn who_places_a_neutral_worker_is_told_that_tiles_keep_it_off() {
    for (belle, mut scene) in [(false, Scene::new(2)), (true, Scene::belle(2))] {
        (scene.table.phase, scene.player(ADA).neutral, scene.player(BO).neutral) = (Phase::Neutral, 1, 1);
        let view = Brussels1893::view(&scene.deal(1).state, Viewer::Seat(ADA));
        let said = LANGUAGES.map(|(language, _)| {
            let components = &*scene.components;
            let speech = Speech { language, players: &[], viewer: Viewer::Seat(ADA), components };
            Brussels1893::to_do(&view, &speech)
        });
        for (said, tile) in said.iter().zip(["tile", "板塊", "板块"]) {
            assert_eq!(said.contains(tile), belle, "{said}");
        }
    }
}
