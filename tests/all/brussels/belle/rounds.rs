//! Every card of turns, of the resolution and of the end of a round at its moment, and where cards meet.

use super::{asks, is_used, scene, used};
use crate::brussels::scene::{ADA, BO, CY, EMPAIN, Scene, at};
use salon::games::brussels_1893::components::{Art, Office, Work};
use salon::games::brussels_1893::grid::{Area, Iris};
use salon::games::brussels_1893::{Action, Artwork, Event, Helper, Options, Payment, Phase, Refusal, Setup};

#[test]
fn card_19_brings_a_traveller_and_card_20_the_corner_when_a_round_starts() {
    let mut scene = scene(19);
    let mut play = scene.card(ADA, 20).deal(1);
    // Somebody else starts the next round.
    play.act(Action::Pass).act(Action::Pass);
    play.all_pass();
    while play.table().phase != Phase::Plan {
        let first = play.offered()[0];
        play.act(first);
    }
    assert_eq!((play.player(ADA).travellers, play.table().belle.train), (1, 3));
    assert!(play.table().stock.is_some(), "the card lies there already");
    assert_eq!(play.offered().len(), 16 + 1);
    let mut declined = play.clone();
    declined.act(Action::Decline);
    assert_eq!(declined.table().phase, Phase::Corner);
    used(&mut play, 20, Action::Plan(Iris::at(1, 4)));
    assert_eq!(play.table().area, Some(Area::of(Iris::at(1, 4))));
    assert_eq!(play.table().phase, Phase::Turns);
}

#[test]
fn card_21_scores_three_for_a_worker_on_anybody_s_house_once() {
    let mut scene = scene(21);
    let spot = scene.table.area.expect("an area").spaces().find(|space| !scene.table.spot(*space).tile);
    let space = spot.expect("a space");
    scene.house(BO, space);
    let mut play = scene.deal(1);
    play.act(Action::Place { space, stake: 1 });
    assert!(is_used(&play, 21));
    assert_eq!(play.player(ADA).score, 3);
    let mut own = self::scene(21);
    own.house(ADA, space);
    let mut play = own.deal(1);
    play.act(Action::Place { space, stake: 1 });
    assert_eq!(play.player(ADA).score, 3, "the own house does, too");
}

#[test]
fn card_22_gives_another_turn_after_everything_else_which_must_be_a_placement() {
    let mut scene = scene(22);
    scene.player(ADA).travellers = 1;
    let mut play = scene.deal(1);
    play.act(Action::Office(Office::Market)).act(Action::Jokers(3));
    used(&mut play, 22, Action::Overtime { traveller: true });
    assert_eq!((play.table().to_move(), play.table().belle.overtime), (ADA, Some(Helper::Traveller)));
    assert_eq!(play.refusal(Action::Pass), Some(Refusal::MustPlace));
    play.place(Work::Workshop).act(Action::Artwork(Art::Blue));
    assert_eq!(play.table().to_move(), BO, "one turn, not two");
    // The helper goes home when the round ends.
    play.ends_round();
    assert_eq!((play.table().belle.overtime, play.table().belle.train), (None, 4));
    // Without another worker to place it is not asked.
    scene.player(ADA).travellers = 0;
    scene.player(ADA).court = 6;
    let mut play = scene.deal(1);
    play.place(Work::Workshop).act(Action::Artwork(Art::Blue));
    assert_eq!(play.why(), None);
}

/// DV-17: what card 23 brings when Nagelmackers leaves is kept for the next round; an unused traveller went home before.
#[test]
fn card_23_uses_the_noble_that_leaves_for_two_francs() {
    const NAGELMACKERS: u8 = 8;
    let mut scene = scene(23);
    scene.table.nobles[3] = Some(NAGELMACKERS);
    (scene.player(ADA).francs, scene.player(ADA).travellers) = (2, 1);
    let mut play = scene.deal(1);
    play.all_pass();
    while play.table().phase != Phase::Audience {
        let first = play.offered()[0];
        play.act(first);
    }
    assert_eq!((play.player(ADA).travellers, play.table().belle.train), (0, 4));
    let francs = play.player(ADA).francs;
    used(&mut play, 23, Action::Card);
    assert_eq!((play.player(ADA).francs, play.player(ADA).travellers), (francs - 2, 1));
    assert_eq!(play.table().round, 2);
    assert_eq!(play.table().noble_discard[usize::from(NAGELMACKERS)], 1);
    assert!(is_used(&play, 23), "used while a round ends, it lies face down until the next one does");
}

#[test]
fn card_24_scores_ready_nobles_before_they_get_ready() {
    let mut scene = scene(24);
    scene.nobles(ADA, &[EMPAIN]);
    let mut play = scene.deal(1);
    play.ends_round();
    assert!(play.heard.contains(&Event::Card { seat: ADA, card: 23 }));
    assert_eq!(play.player(ADA).score, 1, "Brugmann was used");
    // It lies face down until the next round ends, and counts again then.
    assert!(is_used(&play, 24));
    play.ends_round();
    let times = play.heard.iter().filter(|event| matches!(event, Event::Card { card: 23, .. })).count();
    assert_eq!((times, is_used(&play, 24)), (2, true));
}

#[test]
fn card_25_exchanges_the_card_of_a_column_that_was_won_and_26_counts_its_new_icons() {
    let mut scene = scene(25);
    // Of the inactive first column: two icons.
    scene.below(0, 24);
    scene.worker(ADA, at(3, 2), 2);
    scene.worker(BO, at(4, 2), 2);
    scene.worker(CY, at(5, 2), 2);
    scene.worker(BO, at(5, 3), 2);
    let mut play = scene.card(ADA, 26).deal(1);
    play.act(Action::Pass);
    play.all_pass();
    let won = play.table().prestige[2];
    assert_eq!(play.refusal(Action::Swap { won: 3, other: 0 }), Some(Refusal::NotWon));
    assert_eq!(play.refusal(Action::Swap { won: 4, other: 0 }), Some(Refusal::NotWon), "a tie wins nothing");
    assert_eq!(play.refusal(Action::Swap { won: 2, other: 1 }), Some(Refusal::NotBelow));
    used(&mut play, 25, Action::Swap { won: 2, other: 0 });
    assert_eq!((play.table().prestige[2], play.table().prestige[0]), (Some(24), won));
    used(&mut play, 26, Action::Card);
    let start = play.heard.iter().find_map(|event| match event {
        Event::Start { icons, .. } => Some(icons[ADA.index()]),
        _ => None,
    });
    // Two of the card, two of the first passer, two of card 26.
    assert_eq!(start, Some(6));
}

/// A ring of four workers around an iris between the spaces of the cross, and Ada's two cards of irises.
#[test]
fn card_27_counts_a_worker_on_a_tile_twice_and_card_28_pays_for_the_iris() {
    let mut scene = scene(27);
    for (seat, space) in [(ADA, at(3, 3)), (BO, at(2, 3)), (BO, at(3, 4)), (CY, at(2, 4))] {
        scene.worker(seat, space, 1);
    }
    let mut play = scene.card(ADA, 28).deal(1);
    play.all_pass();
    while play.table().phase != Phase::Doubling {
        let first = play.offered()[0];
        play.act(first);
    }
    assert_eq!(play.refusal(Action::Double(at(2, 3))), Some(Refusal::NoWorker));
    let (mut single, before) = (play.clone(), *play.player(ADA));
    single.act(Action::Decline);
    assert!(!single.heard.contains(&Event::Card { seat: ADA, card: 27 }));
    used(&mut play, 27, Action::Double(at(3, 3)));
    let iris = play.heard.iter().find_map(|event| match event {
        Event::Iris { leaders, workers, doubled, .. } => Some((*leaders, *workers, *doubled)),
        _ => None,
    });
    let (leaders, workers, doubled) = iris.expect("the iris was surrounded");
    assert_eq!(doubled, Some(ADA), "three stand there");
    assert_eq!(workers[..3], [2, 2, 1]);
    assert!(leaders.has(ADA) && leaders.has(BO));
    assert!(play.heard.contains(&Event::Card { seat: ADA, card: 27 }));
    assert_eq!(play.player(ADA).francs - before.francs, 2);
}

#[test]
fn cards_29_and_30_come_after_another_travellers_first_then_the_worker_taken_back() {
    let mut scene = scene(29);
    let market = Office::Market.index();
    scene.table.offices[market].workers = [1, 1, 0, 0, 0];
    scene.table.offices[market].executions = 2;
    scene.table.belle.travellers[market] = 2;
    let mut play = scene.card(ADA, 30).deal(1);
    play.all_pass();
    while play.why().is_none() {
        let first = play.offered()[0];
        play.act(first);
    }
    // Two travellers stood there, whoever sent them, and have left.
    assert!(is_used(&play, 30));
    assert_eq!((play.player(ADA).score, play.table().belle.train), (2, 4));
    assert_eq!(play.refusal(Action::TakeBack(Office::Square)), Some(Refusal::NoWorker));
    used(&mut play, 29, Action::TakeBack(Office::Market));
    // Bo alone sends a worker to the court.
    assert_eq!((play.player(ADA).court, play.player(BO).court), (2, 3));
}

#[test]
fn cards_31_and_32_pay_for_every_card_when_pavilions_are_visited() {
    let mut scene = scene(31);
    let mut play = scene.card(ADA, 32).card(ADA, 3).deal(1);
    let before = *play.player(ADA);
    play.ends_round();
    // A franc for passing first.
    let after = play.player(ADA);
    assert_eq!((after.score - before.score, after.francs - before.francs), (6, 9 + 1));
}

#[test]
fn a_card_works_from_the_moment_it_is_gained() {
    let mut scene = Scene::belle(3);
    // Card 10 lies in the first row.
    scene.card(ADA, 10);
    scene.table.belle.places[0] = scene.table.belle.places[0].map(|mut place| {
        place.owner = None;
        place
    });
    scene.player(ADA).materials = [1, 0, 1, 0];
    let mut play = scene.deal(1);
    play.place(Work::Build).act(Action::Pay(Payment { materials: [1, 0, 1, 0], ..Payment::default() }));
    play.act(Action::Turn(0)).act(Action::Pavilion(0));
    used(&mut play, 10, Action::Card);
    assert_eq!(play.player(ADA).score, 5 + 2);
}

#[test]
fn used_cards_lie_face_down_to_the_end_of_the_round() {
    let mut scene = scene(16);
    scene.artworks(ADA, Art::Blue, 1);
    let mut play = scene.deal(1);
    play.act(Action::Office(Office::Park)).act(Action::Copy(Work::Workshop)).act(Action::Artwork(Art::Blue));
    used(&mut play, 16, Action::Card);
    play.ends_round();
    assert!(!is_used(&play, 16));
}

#[test]
fn hankar_s_noble_is_revealed_once_the_guests_are_gone() {
    let options = Options { belle_epoque: true, side_b_boards: true, ..Options::default() };
    let mut scene = Scene::of(&Setup { seats: 3, options, edition: None });
    scene.board(ADA, salon::games::brussels_1893::components::Architect::Hankar);
    let mut play = scene.card(ADA, 6).deal(1);
    play.place(Work::Noble);
    asks(&play, 6);
    assert_eq!(play.table().revealed, None);
    play.act(Action::Decline);
    assert!(play.table().revealed.is_some());
}

/// Where workers may not go for nothing, a card that the park does not let one use is no reason to go there.
#[test]
fn no_worker_goes_to_the_park_for_what_only_a_card_of_spaces_makes_possible() {
    let options = Options { belle_epoque: true, brussels_empty_placement: false, ..Options::default() };
    let mut scene = Scene::of(&Setup { seats: 3, options, edition: None });
    // Nothing but a sale is left, and what could be sold is on display.
    scene.card(ADA, 4);
    scene.artworks(ADA, Art::Blue, 1);
    scene.table.market.display = [Some(Artwork::of(Art::Blue)), None];
    for (art, all) in [(Art::Yellow, 6), (Art::Blue, 4), (Art::Brown, 6), (Art::Green, 6)] {
        scene.artworks(BO, art, all);
    }
    scene.player(BO).materials = [10; 4];
    scene.table.nobles = [None; 4];
    scene.table.noble_discard = [0; 10];
    let play = scene.deal(1);
    assert_eq!(play.refusal(Action::Office(Office::Park)), Some(Refusal::NoEffect));
}
