//! What nobody may see: the decks, and the prestige cards of whoever passed first.

use super::scene::{ADA, Play, Scene};
use salon::engine::{Game, Rng, Seed, Turn, Viewer};
use salon::games::brussels_1893::components::PrestigeId;
use salon::games::brussels_1893::{Action, Brussels1893, Event, Phase, Setup};
use std::collections::BTreeSet;

fn viewers(seats: u8) -> Vec<Viewer> {
    (0..seats).map(|seat| Viewer::Seat(salon::engine::Seat(seat))).chain([Viewer::Table]).collect()
}

/// The prestige cards that an event names.
fn named(event: &Event) -> Option<PrestigeId> {
    match *event {
        Event::Dealt { card, .. } | Event::Column { card, .. } => Some(card),
        Event::Rewarded { card, .. } | Event::Tucked { card, .. } => Some(card),
        _ => None,
    }
}

#[test]
fn five_prestige_cards_are_never_told_of_to_anybody() {
    for seats in 2..=5 {
        let setup = Setup { seats, ..Setup::default() };
        let components = Brussels1893::components(&setup).expect("a sound box");
        let mut heard = Vec::new();
        let state = Brussels1893::start(&components, &setup, Seed(7), &mut heard);
        let mut play = Play { state, heard };
        let mut rng = Rng::new(Seed(11));
        while Brussels1893::turn(&play.state) != Turn::Over {
            let offered = play.offered();
            play.act(offered[rng.index(offered.len())]);
            // Nobody sees more than the others, whoever took which card.
            let views: Vec<_> =
                viewers(seats).into_iter().map(|viewer| Brussels1893::view(&play.state, viewer)).collect();
            assert!(views.windows(2).all(|pair| pair[0] == pair[1]));
        }
        let told: BTreeSet<PrestigeId> = play.heard.iter().filter_map(named).collect();
        let taken: u8 = play.table().players().iter().map(|player| player.face_down).sum();
        assert_eq!((told.len(), taken), (25, 5), "{seats} players");
    }
}

#[test]
fn passing_first_shows_the_same_whichever_card_is_taken() {
    let after = |seed| {
        let mut play = Scene::new(3).deal(seed);
        play.act(Action::Pass);
        (Brussels1893::view(&play.state, Viewer::Seat(ADA)), play.heard)
    };
    let first = after(1);
    assert_eq!(first.0.table.player(ADA).face_down, 1);
    assert!((2..20).all(|seed| after(seed) == first));
}

/// What is shown next after a position, over many worlds that agree with it.
fn next_cards(play: &Play) -> [BTreeSet<u8>; 3] {
    let [mut prestige, mut stock, mut nobles] = [(); 3].map(|()| BTreeSet::new());
    let view = Brussels1893::view(&play.state, Viewer::Seat(ADA));
    let components = std::sync::Arc::new(play.components().clone());
    for seed in 0..300 {
        let state = Brussels1893::imagine(&components, &view, &mut Rng::new(Seed(seed)));
        let mut play = Play { state, heard: Vec::new() };
        play.all_pass();
        while play.table().phase == Phase::Prestige {
            play.act(play.offered()[0]);
        }
        for event in &play.heard {
            match *event {
                Event::Dealt { card, .. } => drop(prestige.insert(card)),
                Event::Stock { card, .. } => drop(stock.insert(card)),
                Event::Arrived { noble, .. } => drop(nobles.insert(noble)),
                _ => {}
            }
        }
    }
    [prestige, stock, nobles]
}

#[test]
fn every_card_that_was_not_seen_may_come_next() {
    let mut play = Scene::new(3).deal(1);
    play.act(Action::Pass);
    // Ada's card may be any of those that nobody has seen, and so may the next ones.
    let [prestige, stock, nobles] = next_cards(&play);
    assert_eq!(prestige.len(), 30 - 5);
    assert_eq!(stock.len(), 12 - 1, "not only the four that are left");
    assert_eq!(nobles.len(), 7);
    let shown: BTreeSet<PrestigeId> = play.table().prestige.into_iter().flatten().collect();
    assert!(prestige.is_disjoint(&shown));
}

#[test]
fn what_was_dealt_anew_agrees_with_what_is_seen_and_leads_elsewhere() {
    let mut play = Scene::new(3).deal(1);
    play.act(Action::Pass);
    let view = Brussels1893::view(&play.state, Viewer::Table);
    let mut courses = BTreeSet::new();
    for seed in 0..20 {
        let mut anew = play.clone();
        Brussels1893::deal_anew(&mut anew.state, Viewer::Seat(ADA), &mut Rng::new(Seed(seed)));
        assert_eq!(Brussels1893::view(&anew.state, Viewer::Table), view);
        Brussels1893::audit(&anew.state).expect("a sound position");
        anew.all_pass();
        courses.insert(format!("{:?}", anew.table().prestige));
    }
    assert!(courses.len() > 15, "{}", courses.len());
}
