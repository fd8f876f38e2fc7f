//! What holds in any game, whatever is played (RULES.md, What is in play).

use super::table::*;
use salon::engine::{Edition, Game, Rng, Seat, Seed, Turn, Viewer};
use salon::games::art_society::{
    Action, ArtSociety, Event, Hung, Phase, Piece, Setup, Spot, State, Task, View, Wall,
};

fn pick(state: &State, rng: &mut Rng) -> Action {
    let listed = legal(state);
    listed[rng.index(listed.len())]
}

/// Random games of every sample setup: what was done, what it brought about, and the positions around it.
fn random_games(games: u64, mut with: impl FnMut(&State, Action, &[Event], &State)) {
    for (at, setup) in ArtSociety::sample_setups().iter().enumerate() {
        for game in 0..games {
            random_game(setup, 100 * at as u64 + game, &mut with);
        }
    }
}

fn random_game(setup: &Setup, seed: u64, with: &mut impl FnMut(&State, Action, &[Event], &State)) {
    let components = ArtSociety::components(setup).expect("a sound setup");
    let mut state = ArtSociety::start(&components, setup, Seed(seed), &mut ());
    let mut rng = Rng::new(Seed(!seed));
    while ArtSociety::turn(&state) != Turn::Over {
        let before = state.clone();
        let action = pick(&state, &mut rng);
        let events = act(&mut state, action);
        with(&before, action, &events, &state);
    }
}

fn kept_piece(view: &View, wanted: impl Fn(Piece) -> bool) -> usize {
    let kept = view.players.iter().filter_map(|player| player.assistant);
    kept.filter(|stored| wanted(stored.piece)).count()
}

/// Paintings that anybody can count on the table.
fn paintings_in_sight(view: &View) -> usize {
    let piles: usize = view.piles.iter().map(|left| usize::from(*left)).sum();
    let open = view.lots.iter().filter(|lot| lot.taker.is_none() && !view.museum.contains(&lot.painting));
    let due = view.tasks.iter().filter(|task| !matches!(task, Task::Reward { .. }));
    let walls: usize = view.players.iter().map(|player| player.wall.paintings().len()).sum();
    let beside: usize = view.players.iter().map(|player| player.excess.len()).sum();
    let first = view.players.iter().filter(|player| player.wall.paintings().is_empty()).count();
    let undealt = 16 - view.players.len();
    let kept = kept_piece(view, |piece| matches!(piece, Piece::Painting(_)));
    piles + open.count() + due.count() + walls + beside + first + undealt + kept + view.museum.len()
}

/// Decor tiles that anybody can count on the table.
fn decor_in_sight(view: &View) -> usize {
    let supply: usize = view.decor.iter().map(|count| usize::from(*count)).sum();
    let walls: usize = view.players.iter().map(|player| player.wall.decor().count()).sum();
    let hand = view.tasks.iter().filter(|task| matches!(task, Task::Reward { hand: Some(_), .. })).count();
    supply + walls + hand + kept_piece(view, |piece| matches!(piece, Piece::Decor(_)))
}

#[test]
fn after_every_action_116_paintings_and_108_decor_tiles_are_there() {
    random_games(6, |_, action, _, after| {
        let view = ArtSociety::view(after, Viewer::Table);
        assert_eq!(paintings_in_sight(&view), 116, "{action:?}");
        assert_eq!(decor_in_sight(&view), 108, "{action:?}");
    });
}

/// Squares of the decor that can no longer be taken back.
fn settled_decor(wall: &Wall) -> Vec<Spot> {
    let settled = wall.decor().filter(|laid| !laid.fresh);
    settled.flat_map(|laid| squares(laid.area())).collect()
}

fn squares(area: salon::games::art_society::Area) -> Vec<Spot> {
    let rows = area.spot.y..area.spot.y + area.h;
    rows.flat_map(|y| (area.spot.x..area.spot.x + area.w).map(move |x| Spot::at(x, y))).collect()
}

fn settled_paintings(wall: &Wall) -> &[Hung] {
    &wall.paintings()[..wall.paintings().len() - wall.fresh_paintings().len()]
}

#[test]
fn what_is_final_never_moves() {
    random_games(6, |before, action, _, after| {
        for (old, new) in before.players().iter().zip(after.players()) {
            let final_paintings = settled_paintings(&old.wall);
            assert_eq!(&new.wall.paintings()[..final_paintings.len()], final_paintings, "{action:?}");
            let squares = settled_decor(&new.wall);
            assert!(settled_decor(&old.wall).iter().all(|spot| squares.contains(spot)), "{action:?}");
        }
    });
}

#[test]
fn a_swap_changes_neither_squares_nor_shields() {
    // A box with few single shields.
    let few = r#"{"decor": {"tiles": [{"id": "D1", "count": 5}, {"id": "D2", "count": 52}, {"id": "D3", "count": 51}]}}"#;
    let setup = Setup { seats: 4, edition: Some(Edition(few.into())), ..Setup::default() };
    let mut swaps = 0;
    let mut look = |before: &State, action: Action, events: &[Event], after: &State| {
        for event in events {
            let Event::DecorSwapped { seat, back, put, .. } = event else { continue };
            swaps += 1;
            let shields = |tiles: &[u8; 3]| tiles[0] + 2 * tiles[1] + 3 * tiles[2];
            assert_eq!(shields(back), shields(put));
            let [old, new] = [before, after].map(|state| state.player(*seat).wall);
            // Taking back takes own decor down before anything is swapped.
            if action == Action::TakeBack {
                continue;
            }
            let covered = new.decor().flat_map(|laid| squares(laid.area())).collect::<Vec<_>>();
            let mut kept = old.decor().flat_map(|laid| squares(laid.area()));
            assert!(kept.all(|spot| covered.contains(&spot)), "{action:?}");
        }
    };
    for seed in 0..200 {
        random_game(&setup, seed, &mut look);
    }
    assert!(swaps > 10, "{swaps} swaps");
}

#[test]
fn a_round_asks_every_seat_once_at_most_and_feeds_the_museum_once() {
    let (mut asked, mut fed, mut most) = (Vec::<Seat>::new(), 0, 0);
    random_games(6, |before, action, events, after| {
        if matches!(action, Action::Keep | Action::TakeBack) {
            assert!(!asked.contains(&before.to_move()), "{:?} is asked again", before.to_move());
            asked.push(before.to_move());
            most = most.max(asked.len());
        }
        fed += events.iter().filter(|event| matches!(event, Event::ToMuseum { .. })).count();
        if after.round() != before.round() || after.phase() == Phase::Over {
            assert_eq!(fed, 1);
            asked.clear();
            fed = 0;
        }
    });
    assert_eq!(most, 4);
}

#[test]
fn cancelling_whatever_was_begun_is_keeping() {
    let mut rng = Rng::new(Seed(5));
    let mut cancelled = 0;
    random_games(4, |_, _, _, state| {
        if !legal(state).contains(&Action::TakeBack) {
            return;
        }
        let mut kept = state.clone();
        act(&mut kept, Action::Keep);
        let mut back = state.clone();
        act(&mut back, Action::TakeBack);
        loop {
            let mut undone = back.clone();
            act(&mut undone, Action::Cancel);
            assert!(undone == kept);
            cancelled += 1;
            let action = pick(&back, &mut rng);
            if matches!(action, Action::Confirm | Action::Cancel) {
                break;
            }
            act(&mut back, action);
        }
    });
    assert!(cancelled > 1000, "{cancelled} positions");
}

#[test]
fn doing_again_what_was_done_is_keeping() {
    let mut again = 0;
    for setup in ArtSociety::sample_setups().into_iter().filter(|setup| setup.edition.is_none()) {
        // What each seat did since its take-back point, and whether a swap came between.
        let (mut done, mut swapped) = (vec![Vec::<Action>::new(); usize::from(setup.seats)], false);
        random_game(&setup, 77, &mut |before, action, events, after| {
            let own = &mut done[before.to_move().index()];
            match action {
                Action::Take(_) | Action::Exchange(_) | Action::Excess => own.clear(),
                Action::EndTurn => {}
                _ if before.phase() == Phase::Turn => own.push(action),
                _ => {}
            }
            swapped |= events.iter().any(|event| matches!(event, Event::DecorSwapped { .. }));
            if legal(after).contains(&Action::TakeBack) && !swapped {
                let mut kept = after.clone();
                act(&mut kept, Action::Keep);
                let mut redone = after.clone();
                act(&mut redone, Action::TakeBack);
                play(&mut redone, &done[after.to_move().index()]);
                act(&mut redone, Action::Confirm);
                assert!(redone == kept, "{:?}", done[after.to_move().index()]);
                again += 1;
            }
            swapped &= after.round() == before.round();
        });
    }
    assert!(again > 50, "{again} re-hangs");
}
