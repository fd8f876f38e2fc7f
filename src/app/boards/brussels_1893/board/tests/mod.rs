//! What the markup of the table owes those who read it, in positions of random games.

mod deciding;
mod help;

use super::super::scene::parts::{ChoicePart, Sheet};
use super::super::scene::{Draft, Piece, Scene};
use super::super::words;
use super::markup::closeup::{closeup, is_read};
use super::markup::{belle, board, ledger, player, sheet, town};
use super::names;
use crate::app::boards::kit::markup::tests::assert_nested;
use crate::app::boards::pen;
use crate::app::boards::staged::{Entry, Look, Mark, scene};
use crate::app::players::{Mind, Player};
use crate::app::words::{LANGUAGES, Language};
use crate::engine::{Game, Rng, Seat, Seed, Viewer};
use crate::games::brussels_1893::components::{Material, Track, Zone};
use crate::games::brussels_1893::grid::Space;
use crate::games::brussels_1893::{Action, Brussels1893, Options, Phase, Setup};
use std::collections::HashSet;

type Pen<'a> = pen::Pen<'a, Brussels1893>;

fn players(seats: u8) -> Vec<Player> {
    let names = ["Anna", "Bram", "Clara", "Dirk", "Eva"];
    (0..seats)
        .map(|seat| Player { name: names[usize::from(seat)].to_owned(), shape: seat, mind: Mind::Person })
        .collect()
}

/// Positions of a random game in which people rarely pass, each with nothing chosen and with some first choice.
fn walk(seats: u8, seed: u64, language: Language, see: impl FnMut(&Pen<'_>)) {
    walk_of(&Setup { seats, ..Setup::default() }, seed, language, see);
}

/// The same with Belle Époque.
fn walk_expanded(seats: u8, seed: u64, language: Language, see: impl FnMut(&Pen<'_>)) {
    let options = Options { belle_epoque: true, ..Options::default() };
    walk_of(&Setup { seats, options, ..Setup::default() }, seed, language, see);
}

fn walk_of(setup: &Setup, seed: u64, language: Language, mut see: impl FnMut(&Pen<'_>)) {
    let seats = setup.seats;
    let components = Brussels1893::components(setup).expect("a good setup");
    let mut state = Brussels1893::start(&components, setup, Seed(seed), &mut ());
    let (mut rng, mut legal) = (Rng::new(Seed(seed)), Vec::new());
    let (players, news) = (players(seats), super::super::scene::News::default());
    loop {
        legal.clear();
        Brussels1893::actions(&state, &mut legal);
        let Some(mover) = Brussels1893::turn(&state).seat() else { break };
        let viewer = Viewer::Seat(mover);
        let view = Brussels1893::view(&state, viewer);
        let going: Vec<Action> = legal.iter().copied().filter(|action| *action != Action::Pass).collect();
        let from = if going.is_empty() || rng.index(9) == 0 { &legal } else { &going };
        let small: Vec<Action> = from
            .iter()
            .copied()
            .filter(|action| !matches!(action, Action::Place { stake: 4.., .. }))
            .collect();
        let from = if small.is_empty() { from } else { &small };
        let action = from[rng.index(from.len())];
        for draft in [
            Draft::Nothing,
            <Draft as crate::app::boards::staged::Drafted<Brussels1893>>::of(
                &look(&components, &view, mover, &legal, Draft::Nothing, &news),
                action,
                &[],
            ),
        ] {
            let shown = scene(&look(&components, &view, mover, &legal, draft, &news));
            see(&Pen {
                language,
                components: &components,
                players: &players,
                viewer,
                view: &view,
                scene: &shown,
            });
        }
        Brussels1893::apply(&mut state, action, &mut ());
    }
}

fn look<'a>(
    components: &'a crate::games::brussels_1893::Components,
    view: &'a crate::games::brussels_1893::View,
    own: Seat,
    legal: &'a [Action],
    draft: Draft,
    news: &'a super::super::scene::News,
) -> Look<'a, Brussels1893> {
    Look { components, view, own, opened: None, legal, draft, aim: (), news, amends: true, hint: None }
}

fn choice(action: Action) -> ChoicePart {
    ChoicePart { action, worth: None, mark: Mark::default() }
}

/// Everything that is drawn of a scene.
fn drawn(pen: &Pen<'_>) -> Vec<String> {
    let scene: &Scene = pen.scene;
    let mut all = vec![board::head(pen), town::court(pen), town::stock(pen)];
    all.extend([ledger::standing(pen), ledger::court_ahead(pen), sheet::choices_head(pen)]);
    let gone = scene.board.columns.iter().filter_map(|part| Some(board::gone(pen, part.leaders, part.gone?)));
    all.extend(gone);
    all.extend(scene.board.spaces.iter().map(|part| board::space(pen, part)));
    all.extend(scene.pieces().into_iter().filter_map(|piece| Some(closeup(pen, piece)?.face)));
    all.extend(scene.board.irises.iter().map(|part| board::iris(pen, part)));
    all.extend(scene.board.columns.iter().map(|part| board::column(pen, part)));
    all.extend(scene.board.columns.iter().filter_map(|part| Some(board::card(pen, part.card?))));
    all.extend(scene.town.offices.iter().map(|part| town::office(pen, part)));
    all.extend(scene.town.slots.iter().map(|part| town::slot(pen, part)));
    all.extend([
        town::compass(pen, &scene.town.compass),
        town::asks(pen, &scene.town.compass),
        town::asks_in_short(pen, &scene.town.compass),
    ]);
    all.extend([town::marker(pen.components, &scene.town.market), town::best(&scene.town.market)]);
    for panel in &scene.panels {
        all.extend([player::other(pen, panel), player::name(pen, panel), player::front(pen, panel)]);
        all.extend([player::worth(pen, panel), player::owed(pen, panel)]);
        all.extend(panel.zones.iter().map(|part| player::zone(pen, part)));
        all.extend(panel.extras.cards.iter().map(|part| belle::owned(pen, part)));
    }
    for part in scene.belle.iter().flat_map(|belle| &belle.rows) {
        all.extend([belle::place(pen, part), belle::card(pen, part)]);
    }
    all.extend(scene.belle.iter().flat_map(|belle| &belle.tiles).map(|part| belle::tile(pen, part)));
    all.extend(scene.offered.map(|card| belle::offer(pen, card)));
    all.extend(scene.back.map(|back| sheet::back_number(pen, back)));
    match &scene.sheet {
        Sheet::Town => {}
        Sheet::Stake(stake) => {
            all.extend([sheet::stake_title(pen, stake), sheet::stake_number(pen, stake)]);
            all.push(sheet::stake_brings(pen, stake));
            all.extend(stake.bands.iter().map(|band| sheet::band(pen, stake, band)));
        }
        Sheet::Choices(choices) => all.extend(choices.iter().map(|part| sheet::choice(pen, part))),
    }
    all
}

#[test]
fn whatever_is_drawn_is_nested_in_every_language_and_at_every_number_of_players() {
    for (seats, language) in [(2, Language::English), (3, Language::Traditional), (5, Language::Simplified)] {
        let mut seen = 0;
        walk(seats, 7, language, |pen| {
            for markup in drawn(pen) {
                assert_nested(&markup);
            }
            seen += 1;
        });
        assert!(seen > 100, "{seen} scenes");
    }
}

#[test]
fn what_is_drawn_of_the_expansion_is_nested_and_every_piece_of_it_is_called_something() {
    let mut seen = HashSet::new();
    for (seats, language) in [(2, Language::Traditional), (4, Language::English), (5, Language::Simplified)] {
        walk_expanded(seats, 3, language, |pen| {
            for markup in drawn(pen) {
                assert_nested(&markup);
            }
            for piece in pen.scene.pieces() {
                let called = names::piece(pen, piece);
                assert!(!called.is_empty(), "{} is called nothing", piece.id());
                seen.insert(std::mem::discriminant(&piece));
            }
            if let Sheet::Choices(choices) = &pen.scene.sheet {
                let all = (0..choices.len() as u8).map(|at| names::piece(pen, Piece::Choice(at)));
                let called: HashSet<String> = all.collect();
                assert_eq!(called.len(), choices.len(), "{called:?}");
            }
        });
    }
    let belle = [Piece::Pavilion(0), Piece::Card(0), Piece::Tile(0), Piece::Train, Piece::Owned(Seat(0), 0)];
    for piece in belle {
        assert!(seen.contains(&std::mem::discriminant(&piece)), "{} was never there", piece.id());
    }
}

#[test]
fn cards_tiles_places_and_the_train_are_read_in_front_of_the_board() {
    let mut read = HashSet::new();
    walk_expanded(3, 8, Language::English, |pen| {
        for piece in pen.scene.pieces() {
            let is_extra = matches!(
                piece,
                Piece::Pavilion(_) | Piece::Card(_) | Piece::Tile(_) | Piece::Train | Piece::Owned(..)
            );
            assert_eq!(closeup(pen, piece).is_some(), is_read(pen, piece), "{}", piece.id());
            if is_extra {
                let whole = closeup(pen, piece).expect("to be read");
                assert!(whole.title.len() > 2 && whole.words.len() > 20, "{}: {whole:?}", piece.id());
                read.insert(std::mem::discriminant(&piece));
            }
        }
        let Some(belle) = &pen.scene.belle else { panic!("no board of the expansion") };
        for part in &belle.rows {
            let whole = closeup(pen, Piece::Card(part.row)).expect("a card");
            let of = pen.components.belle.card(part.card);
            let does = words::belle::deed(pen.language, of.deed, 3).to_lowercase();
            assert!(whole.words.to_lowercase().contains(&does), "{}", whole.words);
        }
    });
    assert_eq!(read.len(), 5, "cards in the row and with players, tiles, places, the train");
}

#[test]
fn the_base_game_shows_nothing_of_the_expansion() {
    walk(3, 4, Language::English, |pen| {
        let Scene { belle, offered, back, .. } = pen.scene;
        assert_eq!((belle, offered, back), (&None, &None, &None));
        let extra = |piece: &Piece| {
            matches!(
                piece,
                Piece::Pavilion(_)
                    | Piece::Card(_)
                    | Piece::Tile(_)
                    | Piece::Train
                    | Piece::Travellers(_)
                    | Piece::Whites(..)
                    | Piece::Owned(..)
                    | Piece::Cubes(_, Material::Glass)
            )
        };
        assert_eq!(pen.scene.pieces().into_iter().find(extra), None);
        for symbol in ["cube-glass", "bx-traveller", "bx-pavilion", "bx-hall", "bx-white-", "bx-cross"] {
            assert!(drawn(pen).iter().all(|markup| !markup.contains(symbol)), "{symbol}");
        }
    });
}

#[test]
fn every_piece_is_called_something_and_no_two_alike_choices_stand_beside_each_other() {
    walk(4, 3, Language::English, |pen| {
        for piece in pen.scene.pieces() {
            let called = names::piece(pen, piece);
            assert!(!called.is_empty(), "{} is called nothing", piece.id());
        }
        if let Sheet::Choices(choices) = &pen.scene.sheet {
            let called: Vec<String> =
                (0..choices.len() as u8).map(|at| names::piece(pen, Piece::Choice(at))).collect();
            let different: HashSet<&String> = called.iter().collect();
            assert_eq!(different.len(), called.len(), "{called:?}");
        }
    });
}

#[test]
fn nobles_cards_fronts_compass_and_market_have_a_close_up_and_everything_else_says_what_it_is() {
    let mut read = [0; 6];
    walk(3, 5, Language::English, |pen| {
        for piece in pen.scene.pieces() {
            let about = words::about::about(pen, piece);
            assert_eq!(closeup(pen, piece).is_some(), is_read(pen, piece), "{}", piece.id());
            let kind = match piece {
                Piece::Slot(_) | Piece::Revealed | Piece::Noble(..) => 0,
                Piece::Prestige(_) => 1,
                Piece::Stock => 2,
                Piece::Front(_) => 3,
                Piece::Compass => 4,
                Piece::Market => 5,
                Piece::Choice(_) => continue,
                _ => {
                    assert_eq!(closeup(pen, piece), None);
                    let name = names::piece(pen, piece);
                    assert!(
                        about.is_none_or(|about| !about.is_empty()) && !name.is_empty(),
                        "{}",
                        piece.id()
                    );
                    continue;
                }
            };
            match closeup(pen, piece) {
                Some(whole) => {
                    assert!(!whole.title.is_empty() && !whole.words.is_empty());
                    assert!(
                        !whole.words.contains(": </"),
                        "something is announced and not said: {}",
                        whole.words
                    );
                    // What an empty place says is not said of one that holds something.
                    assert!(kind > 1 || about.is_none(), "{about:?}");
                    read[kind] += 1;
                }
                None => assert!(about.is_some(), "{} is nothing to read and says nothing", piece.id()),
            }
        }
    });
    assert!(read.into_iter().all(|times| times > 0), "{read:?}");
}

#[test]
fn with_belle_epoque_the_table_tells_what_counts_and_which_artworks_are_on_display() {
    let (mut whites, mut displays) = (0, 0);
    for seed in 1..=8 {
        walk_expanded(4, seed, Language::English, |pen| {
            let table = &pen.view.table;
            for panel in &pen.scene.panels {
                let player = table.player(panel.seat);
                let counted = panel.zones.iter().find(|part| part.zone == Zone::Artworks);
                let counted = counted.map(|part| part.counted.now);
                let own = table.artworks_that_count(pen.components, panel.seat);
                assert_eq!(counted, Some(own.cast_signed().into()));
                whites += u32::from(player.whites() > 0);
                let level = names::piece(pen, Piece::Track(panel.seat, Track::Architect));
                assert!(!level.contains("level 7 of 6"), "{level}");
            }
            for (slot, shown) in (0..).zip(table.market.display) {
                if let Some(shown) = shown {
                    let about = words::about::about(pen, Piece::Display(slot)).expect("something is shown");
                    assert_eq!(about.contains("another white one"), shown.white, "{about}");
                    assert!(!about.contains(") artwork"), "{about}");
                    displays += u32::from(shown.white);
                }
            }
        });
    }
    assert!(whites > 0 && displays > 0, "{whites}, {displays}");
}

#[test]
fn a_noble_s_close_up_tells_the_whole_effect_the_salary_and_what_not_paying_costs() {
    let mut seen = 0;
    walk(2, 11, Language::English, |pen| {
        for panel in &pen.scene.panels {
            for part in &panel.nobles {
                let whole = closeup(pen, Piece::Noble(panel.seat, part.noble)).expect("to be read");
                let effect = words::noble_effect(pen.language, pen.components, part.noble);
                assert!(whole.words.to_lowercase().contains(&effect.to_lowercase()), "{}", whole.words);
                let salary = pen.view.table.salary(pen.components, panel.seat, part.noble);
                let salary = words::francs(pen.language, salary.into());
                assert!(whole.words.contains(&["Salary: ", &salary].concat()));
                let ready = pen.view.table.player(panel.seat).ready().has(part.noble);
                assert_eq!(whole.words.contains("Ready: can be used"), ready);
                seen += 1;
            }
        }
    });
    assert!(seen > 20, "{seen}");
}

#[test]
fn the_figures_of_a_place_stand_in_one_line() {
    let space = Space::at(1, 3);
    for (language, _) in LANGUAGES {
        for told in [words::space(language, space), words::place(2, 4)] {
            assert!(told.ends_with("2-\u{2060}4"), "{told}");
        }
    }
}

#[test]
fn a_choice_of_two_effects_is_drawn_by_what_each_brings() {
    use crate::games::brussels_1893::Why;
    let mut seen = 0;
    for seed in 1..40 {
        walk(3, seed, Language::English, |pen| {
            let Some(Why::Choose { noble }) = pen.view.table.due().map(|open| open.why) else { return };
            for (at, effect) in pen.components.noble(noble).effects().into_iter().flatten().enumerate() {
                let drawn = sheet::choice(pen, &choice(Action::Choose(at as u8)));
                assert!(drawn.contains(&town::effect(&effect)), "{drawn}");
                seen += 1;
            }
        });
        if seen > 0 {
            return;
        }
    }
    panic!("nobody had to choose");
}

#[test]
fn a_reverse_side_tells_its_ability_and_where_it_differs_before_it_is_taken() {
    let options = Options { side_b_boards: true, ..Options::default() };
    let (mut seen, mut told) = (0, HashSet::new());
    walk_of(&Setup { seats: 4, options, ..Setup::default() }, 2, Language::English, |pen| {
        let Sheet::Choices(choices) = &pen.scene.sheet else { return };
        for (at, part) in (0..).zip(choices) {
            let Action::Architect(architect) = part.action else { return };
            let [does, areas] = words::about::side_b(pen.language, pen.components, &options, architect)
                .expect("it has a side B");
            let drawn = sheet::choice(pen, part);
            let read = closeup(pen, Piece::Choice(at)).expect("to be read").words;
            let called = names::piece(pen, Piece::Choice(at));
            for words in [&does, &areas] {
                assert!(!words.is_empty());
                assert!(drawn.contains(words) && read.contains(words) && called.contains(words), "{words}");
            }
            told.insert((does, areas));
            seen += 1;
        }
    });
    assert!(seen >= 5 && told.len() == 5, "{seen} {told:?}");
}

#[test]
fn of_two_equal_boards_there_is_nothing_to_tell_apart() {
    walk(3, 2, Language::English, |pen| {
        if let Some(Action::Architect(architect)) = pen.scene.choice(0) {
            let options = &pen.view.table.options;
            assert_eq!(words::about::side_b(pen.language, pen.components, options, architect), None);
            assert!(!is_read(pen, Piece::Choice(0)));
        }
    });
}

#[test]
fn only_a_turn_against_the_clock_is_drawn_the_other_way_round() {
    let mut drawn = Vec::new();
    walk(2, 1, Language::English, |pen| {
        if drawn.is_empty() {
            drawn = [true, false]
                .map(|clockwise| sheet::choice(pen, &choice(Action::Adjust { needle: 0, clockwise })))
                .into();
        }
    });
    assert_eq!([0, 1].map(|at| drawn[at].contains("counter")), [false, true]);
}

#[test]
fn a_sheet_is_never_headed_by_what_the_bar_asks() {
    let seen = std::cell::Cell::new(0);
    let check = |pen: &Pen<'_>| {
        if let Sheet::Choices(_) = pen.scene.sheet {
            let title = sheet::choices_title(pen);
            assert_ne!(title, words::offer::to_do(pen.view, &pen.speech()));
            seen.set(seen.get() + 1);
        }
    };
    walk(4, 6, Language::Traditional, check);
    for seed in 1..4 {
        walk_expanded(3, seed, Language::English, check);
    }
    assert!(seen.get() > 100);
}

#[test]
fn score_track_and_lines_are_all_of_what_the_game_would_come_to_now_and_after_the_move() {
    let mut changed = 0;
    walk(3, 9, Language::English, |pen| {
        if pen.scene.phase >= Phase::Salaries {
            return;
        }
        for panel in &pen.scene.panels {
            let sum = |of: fn(Entry) -> i32| {
                of(panel.points) + panel.lines.iter().map(|entry| of(*entry)).sum::<i32>()
            };
            assert_eq!([sum(|entry| entry.now), sum(Entry::then)], [panel.worth.now, panel.worth.then()]);
            let more = player::worth(pen, panel);
            let (_, lines) = more.split_once("bx-worth-lines").expect("there are lines");
            let is_marked = lines.contains("ledger-then");
            assert_eq!(is_marked, panel.lines.iter().any(|entry| entry.change != 0));
            changed += u32::from(is_marked);
        }
    });
    assert!(changed > 20, "{changed}");
}

#[test]
fn nothing_is_out_of_play_where_no_area_is_chosen() {
    let (mut without, mut outside) = (0, 0);
    walk(2, 11, Language::English, |pen| {
        let said = pen.scene.pieces().into_iter().map(|piece| names::piece(pen, piece));
        let columns = pen.scene.board.columns.iter().map(|part| board::column(pen, part));
        let told =
            said.chain(columns).any(|words| words.contains("not in play") || words.contains("not active"));
        if pen.scene.board.area.is_some() {
            outside += usize::from(told);
        } else {
            without += 1;
            assert!(!told);
        }
    });
    assert!(without > 5 && outside > 20, "{without} {outside}");
}

#[test]
fn of_several_with_most_workers_on_the_brussels_board_each_is_told_to_lose_one() {
    let (mut alone, mut tied) = (0, 0);
    walk(4, 5, Language::English, |pen| {
        let drawn = town::court(pen);
        let several = pen.scene.town.losers.len() > 1;
        assert_eq!(drawn.contains("one each to court"), several, "{drawn}");
        assert_eq!(drawn.contains("one goes to court"), pen.scene.town.losers.len() == 1, "{drawn}");
        alone += usize::from(pen.scene.town.losers.len() == 1);
        tied += usize::from(several);
    });
    assert!(alone > 5 && tied > 5, "{alone} {tied}");
}
