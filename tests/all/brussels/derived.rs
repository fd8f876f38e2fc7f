//! What follows from the rules, and what they leave to be read.

use super::scene::{
    ADA, ALBERT, BO, BRUGMANN, BULS, CY, DI, EMPAIN, MAETERLINCK, SOLVAY, Scene, VAN_DE_VELDE, VANDERVELDE,
    at,
};
use salon::engine::{Game, Seat, Turn};
use salon::games::brussels_1893::components::{
    Art, HOUSES, MATERIALS, Material, Needle, Office, Position, Reward, Track, Work, Zone,
};
use salon::games::brussels_1893::grid::{Iris, Space};
use salon::games::brussels_1893::{
    Action, Brussels1893, Event, NobleSet, Options, Payment, Phase, Refusal, Setup, Why, Worker, claim,
};

const fn plain(materials: [u8; MATERIALS]) -> Payment {
    Payment { materials, jokers: 0, in_francs: 0 }
}

fn needle(scene: &Scene, needle: Needle) -> Position {
    scene.components.compass.iter().position(|other| *other == needle).expect("on the compass") as u8
}

/// A table whose needles point so.
fn pointing(seats: u8, needles: [Needle; 2]) -> Scene {
    let mut scene = Scene::new(seats);
    scene.table.needles = needles.map(|at| needle(&scene, at));
    scene
}

/// DV-01.
#[test]
fn the_price_of_a_brussels_action_rises_by_one_or_after_every_second_execution() {
    for (seats, prices) in
        [(2, [1, 2, 3, 4, 5]), (3, [1, 2, 3, 4, 5]), (4, [1, 1, 2, 2, 3]), (5, [1, 1, 2, 2, 3])]
    {
        let mut scene = Scene::new(seats);
        let found: Vec<u8> = (0..5)
            .map(|executions| {
                scene.table.offices[1].executions = executions;
                scene.table.workers_for(&scene.components, Office::Square)
            })
            .collect();
        assert_eq!(found, prices, "{seats} players");
    }
}

/// DV-02, DV-22 in part.
#[test]
fn the_first_of_three_cards_for_passing_first_brings_a_franc_and_the_third_three() {
    for (cards, francs) in [(0, 1), (1, 2), (2, 3)] {
        let mut scene = Scene::new(3);
        scene.player(ADA).face_down = cards;
        let mut play = scene.deal(1);
        play.act(Action::Pass).act(Action::Pass);
        assert_eq!(play.heard[0], Event::Passed { seat: ADA, colours: 0, first: Some(francs) });
        assert_eq!(play.heard[1], Event::Passed { seat: BO, colours: 0, first: None });
    }
}

/// DV-03.
#[test]
fn a_house_of_the_top_tier_brings_ten_points_without_jokers_and_five_with_one() {
    for (payment, points) in [(plain([2, 0, 2]), 10), (Payment { jokers: 1, ..plain([2, 0, 1]) }, 5)] {
        let mut scene = pointing(3, [Needle::Material(Material::Wood), Needle::Material(Material::Stone)]);
        (1..=4).for_each(|column| scene.house(ADA, at(column, 1)));
        (scene.player(ADA).materials, scene.player(ADA).jokers) = ([2, 0, 2], 1);
        let mut play = scene.deal(1);
        play.place(Work::Build).act(Action::Pay(payment));
        assert_eq!(play.player(ADA).score, points);
    }
}

/// DV-04.
#[test]
fn a_needle_before_the_arrow_goes_on_to_iron_unless_the_other_one_is_there() {
    let scene = Scene::new(3);
    let (iron, arrow) = (needle(&scene, Needle::Material(Material::Iron)), needle(&scene, Needle::Arrow));
    let before = arrow - 1;
    let mut table = scene.table;
    table.needles = [before, needle(&scene, Needle::Material(Material::Wood))];
    assert_eq!(table.turned(&scene.components, 0, true), Some([iron, table.needles[1]]));
    table.needles[1] = iron;
    assert_eq!(table.turned(&scene.components, 0, true), None);
    assert!(table.turned(&scene.components, 1, true).is_some());
    // Every pair of positions leaves one that can be turned.
    for one in 0..scene.components.compass.len() as u8 {
        for other in (0..scene.components.compass.len() as u8).filter(|other| *other != one) {
            if one != arrow && other != arrow {
                table.needles = [one, other];
                assert!((0..2).any(|needle| table.turned(&scene.components, needle, true).is_some()));
            }
        }
    }
}

/// DV-05.
#[test]
fn the_blank_follows_the_other_needle() {
    let mut scene = pointing(3, [Needle::Blank, Needle::Material(Material::Wood)]);
    scene.houses(ADA, &[at(1, 1), at(2, 1)]);
    (scene.player(ADA).materials, scene.player(ADA).jokers) = ([3, 2, 2], 0);
    let mut play = scene.deal(1);
    play.place(Work::Build);
    assert_eq!(play.offered(), [Action::Pay(plain([3, 0, 0]))]);
    // Three francs each.
    let mut scene = pointing(3, [Needle::Blank, Needle::Francs]);
    scene.player(ADA).francs = 7;
    let mut play = scene.deal(1);
    play.place(Work::Build);
    assert_eq!(play.offered(), [Action::Pay(Payment { in_francs: 2, ..plain([0, 0, 0]) })]);
    play.act(play.offered()[0]);
    assert_eq!((play.player(ADA).francs, play.player(ADA).score), (0, 5));
}

#[test]
fn a_free_choice_is_one_kind_unless_agreed_otherwise() {
    for one_kind in [true, false] {
        let options = Options { any_is_one_kind: one_kind, ..Options::default() };
        let mut scene = Scene::of(&Setup { seats: 3, options, edition: None });
        scene.table.needles = [needle(&scene, Needle::Any), needle(&scene, Needle::Material(Material::Wood))];
        // The third house costs three.
        scene.houses(ADA, &[at(1, 1), at(2, 1)]);
        scene.player(ADA).materials = [3, 2, 1];
        let mut play = scene.deal(1);
        play.place(Work::Build);
        let mixed = Action::Pay(plain([1, 1, 1]));
        assert_eq!(play.refusal(mixed), if one_kind { Some(Refusal::Payment) } else { None });
        for fine in [[1, 2, 0], [2, 1, 0], [3, 0, 0], [2, 0, 1]] {
            assert_eq!(play.refusal(Action::Pay(plain(fine))), None, "{fine:?}");
        }
        // One unit at least of what the other needle points at.
        let mut scene_without = Scene::of(&Setup { seats: 3, options, edition: None });
        scene_without.table.needles = scene.table.needles;
        scene_without.houses(ADA, &[at(1, 1), at(2, 1)]);
        scene_without.player(ADA).materials = [0, 3, 3];
        let mut play = scene_without.deal(1);
        play.place(Work::Build);
        assert!(play.heard.contains(&Event::NoEffect { seat: ADA }), "no wood");
    }
}

#[test]
fn payments_are_those_that_checking_allows() {
    let kinds = [
        Needle::Material(Material::Wood),
        Needle::Material(Material::Iron),
        Needle::Francs,
        Needle::Any,
        Needle::Blank,
    ];
    for one in kinds {
        for other in kinds.into_iter().filter(|other| *other != one) {
            for any_is_one_kind in [true, false] {
                for units in 2..=4 {
                    let price =
                        salon::games::brussels_1893::Price { units, points: [one, other], any_is_one_kind };
                    let mut player = salon::games::brussels_1893::Player::default();
                    (player.materials, player.jokers, player.francs) = ([2, 1, 1], 1, 7);
                    let listed: Vec<Payment> = price.payments(&player).collect();
                    assert_eq!(!listed.is_empty(), price.can_pay(&player), "{price:?}");
                    let mut counted = 0;
                    for (wood, iron) in (0..=2).flat_map(|wood| (0..=1).map(move |iron| (wood, iron))) {
                        for (stone, jokers) in
                            (0..=1).flat_map(|stone| (0..=1).map(move |joker| (stone, joker)))
                        {
                            for in_francs in 0..=2 {
                                let payment = Payment { materials: [wood, iron, stone], jokers, in_francs };
                                counted += usize::from(price.asks(&payment));
                                assert_eq!(
                                    price.asks(&payment),
                                    listed.contains(&payment),
                                    "{price:?} {payment:?}"
                                );
                            }
                        }
                    }
                    assert_eq!(counted, listed.len(), "{price:?}: each once");
                }
            }
        }
    }
}

/// DV-06.
#[test]
fn the_leaders_of_a_tied_column_take_the_reward_and_its_icons_count_for_nobody() {
    let mut scene = Scene::new(3);
    for (seat, row, stake) in [(ADA, 2, 2), (BO, 3, 2), (CY, 4, 1)] {
        scene.worker(seat, at(3, row), stake);
    }
    // Two icons, and architect.
    let card =
        scene.components.prestige.iter().position(|card| card.rewards == [0, 0, 1, 0] && card.icons == 2);
    scene.table.prestige[2] = card.map(|card| card as u8);
    let mut play = scene.deal(1);
    play.act(Action::Pass);
    assert_eq!(play.table().icons(play.components()), [2, 0, 0, 0, 0], "for passing first");
    play.all_pass();
    let levels = [ADA, BO, CY].map(|seat| play.player(seat).level(Track::Architect));
    assert_eq!(levels, [1, 1, 0]);
    assert!(play.table().prestige_discard.has(card.expect("in the box") as u8));
    assert!(play.player(ADA).tucked.iter().all(|cards| cards.is_empty()));
}

/// Corner case 14.
#[test]
fn each_who_is_tied_chooses_the_own_reward_and_cannot_keep_the_card() {
    let mut scene = Scene::new(3);
    scene.worker(ADA, at(3, 2), 2);
    scene.worker(BO, at(3, 3), 2);
    let card = scene.components.prestige.iter().position(|card| card.choice && card.rewards == [1, 1, 0, 0]);
    scene.table.prestige[2] = card.map(|card| card as u8);
    let mut play = scene.deal(1);
    play.all_pass();
    assert_eq!(play.table().to_move(), ADA);
    assert_eq!(play.refusal(Action::Tuck(Zone::Nobles)), Some(Refusal::Tied));
    play.act(Action::Reward(Reward::Advance(Track::Iris)));
    assert_eq!(play.table().to_move(), BO);
    assert_eq!(claim(play.table(), BO, 2), card.map(|card| (card as u8, true)));
    play.act(Action::Reward(Reward::Advance(Track::Crown)));
    assert_eq!((play.player(ADA).levels, play.player(BO).levels), ([1, 0, 0], [0, 1, 0]));
}

/// DV-07, and corner cases 21 and 22.
#[test]
fn nobody_is_left_unpaid_whom_the_francs_left_over_would_pay() {
    let mut scene = Scene::new(3);
    (scene.table.phase, scene.table.round) = (Phase::Salaries, 5);
    (scene.table.area, scene.table.stock, scene.table.stock_seen) = (None, None, 0b1_1111);
    // 5, 3, 3 and 2.
    let nobles = [VAN_DE_VELDE, SOLVAY, ALBERT, BRUGMANN];
    scene.nobles(ADA, &nobles);
    scene.player(ADA).francs = 12;
    let play = scene.deal(1);
    let salaries = nobles.map(|noble| play.components().noble(noble).salary);
    assert_eq!(salaries, [5, 3, 3, 2]);
    for (noble, francs) in [(VAN_DE_VELDE, 12 - 8), (BRUGMANN, 12 - 11), (ALBERT, 12 - 10)] {
        let mut play = play.clone();
        play.act(Action::Unpaid(noble));
        assert!(play.player(ADA).settled, "{noble}: no more than that");
        assert_eq!((play.player(ADA).francs, play.player(ADA).score), (francs, -5));
        assert_eq!(play.player(ADA).nobles.len(), 3);
    }
    // Where it may be otherwise, one may pay nobody.
    let options = Options { salaries_must_be_maximal: false, ..Options::default() };
    scene.table.options = options;
    let mut play = scene.deal(1);
    assert_eq!(play.refusal(Action::Settle), Some(Refusal::TooDear { missing: 1 }));
    for noble in nobles {
        play.act(Action::Unpaid(noble));
    }
    play.act(Action::Settle);
    assert_eq!((play.player(ADA).francs, play.player(ADA).score), (12, -20));
}

/// DV-08.
#[test]
fn with_two_artworks_nine_centres_can_be_reached_from_the_middle() {
    let table = Scene::new(3).table;
    let reached = |steps| {
        let cells = (0..=9).flat_map(|column| (0..=9).map(move |row| [column, row]));
        cells.filter(|centre| table.reaches(*centre, steps)).count()
    };
    assert_eq!([reached(1), reached(2), reached(3)], [4, 9, 4 + 8]);
}

/// DV-13, and a free action after passing.
#[test]
fn the_owner_of_a_house_gets_the_free_action_even_after_passing() {
    let mut scene = Scene::new(3);
    let space = scene.space(Work::Sale);
    scene.house(BO, space);
    scene.player(BO).passed = true;
    scene.table.first_passer = Some(BO);
    scene.player(BO).face_down = 1;
    scene.artworks(BO, Art::Blue, 3);
    let mut play = scene.deal(1);
    // Ada has nothing to sell.
    play.act(Action::Place { space, stake: 1 });
    assert_eq!(play.player(BO).score, 3);
    assert!(play.heard.contains(&Event::NoEffect { seat: ADA }));
    // By agreement an action without effect brings nobody a free one.
    scene.table.options.free_action_on_empty_action = false;
    let mut play = scene.deal(1);
    play.act(Action::Place { space, stake: 1 });
    assert_eq!(play.player(BO).score, 0);
}

/// DV-14.
#[test]
fn an_iris_scores_as_the_track_stands_after_the_columns() {
    let mut scene = Scene::new(3);
    for space in Iris::at(2, 2).spaces() {
        scene.worker(ADA, space, 1);
    }
    scene.level(ADA, Track::Iris, 2);
    let only = scene.components.prestige.iter().position(|card| card.rewards == [1, 0, 0, 0]);
    let none = scene.table.prestige[2].take();
    scene.table.prestige[1] = only.map(|card| card as u8);
    scene.table.prestige_discard.put(none.expect("dealt"));
    let mut play = scene.deal(1);
    play.all_pass().act(Action::Rewards);
    assert_eq!(play.player(ADA).score, 3);
}

/// Free actions of the five kinds of spaces.
#[test]
fn a_house_brings_its_owner_what_the_action_of_its_space_says() {
    for work in Work::ALL {
        let mut scene = Scene::new(3);
        let space = scene.space(work);
        scene.house(BO, space);
        scene.house(BO, at(1, 1));
        scene.artworks(BO, Art::Blue, 2);
        scene.nobles(BO, &[MAETERLINCK]);
        scene.table.nobles[0] = Some(VANDERVELDE);
        let mut play = scene.deal(1);
        play.act(Action::Place { space, stake: 1 });
        // Ada's own action first.
        while play.table().to_move() == ADA {
            play.act(play.offered()[0]);
        }
        match work {
            Work::Workshop => assert!(play.player(BO).owns(Art::Black)),
            Work::Sale | Work::Build => assert_eq!(play.player(BO).score, 2, "{work:?}"),
            Work::Noble => {
                assert_eq!(play.why(), Some(Why::Use { left: 1, house: Some(space) }));
                assert_eq!(play.offered(), [Action::Use(MAETERLINCK), Action::Decline]);
                play.act(Action::Use(MAETERLINCK));
                assert_eq!((play.player(BO).score, play.player(BO).ready()), (5, NobleSet::default()));
            }
            Work::Materials => {
                assert_eq!(play.why(), Some(Why::Material { left: 1 }));
                play.act(Action::Material(Material::Iron));
                assert_eq!(play.player(BO).materials, [0, 1, 0]);
            }
        }
        assert_eq!(Brussels1893::opens_turn(&play.state), Some(BO), "{work:?}: Bo's own turn");
    }
}

#[test]
fn the_own_house_brings_no_free_action_and_blocks_nothing() {
    let mut scene = Scene::new(3);
    let space = scene.space(Work::Sale);
    scene.house(ADA, space);
    scene.artworks(ADA, Art::Blue, 2);
    let mut play = scene.deal(1);
    play.act(Action::Place { space, stake: 1 });
    assert!(!play.heard.iter().any(|event| matches!(event, Event::Free { .. })));
}

/// Corner case 9.
#[test]
fn a_noble_of_a_name_that_is_there_acts_and_goes() {
    let mut scene = Scene::new(3);
    scene.nobles(ADA, &[BRUGMANN, MAETERLINCK]);
    let mut play = scene.deal(1);
    play.place(Work::Noble).act(Action::Buy(0));
    assert_eq!((play.player(ADA).score, play.player(ADA).francs), (5, 10 - 1 - 3));
    assert!(play.heard.contains(&Event::Dismissed { seat: ADA, noble: MAETERLINCK, forced: true }));
    assert_eq!(play.table().noble_discard[usize::from(MAETERLINCK)], 1);
    // The others slide to the right, and a new one comes on the left: here nothing was to the left.
    assert_eq!(play.table().nobles[1..], [ALBERT, BULS, EMPAIN].map(Some));
    assert!(play.table().nobles[0].is_some());
}

#[test]
fn a_noble_that_is_kept_is_exhausted_until_the_round_ends() {
    let mut scene = Scene::new(3);
    scene.nobles(ADA, &[BRUGMANN]);
    let mut play = scene.deal(1);
    play.place(Work::Noble).act(Action::Buy(3));
    assert_eq!((play.player(ADA).jokers, play.player(ADA).francs), (2, 9), "Empain for nothing");
    play.act(Action::Keep);
    assert_eq!(play.player(ADA).ready().iter().collect::<Vec<_>>(), [BRUGMANN]);
    assert_eq!(play.table().nobles[1..], [MAETERLINCK, ALBERT, BULS].map(Some));
    play.all_pass();
    while play.table().phase == Phase::Prestige {
        play.act(play.offered()[0]);
    }
    assert_eq!((play.table().round, play.player(ADA).ready().len()), (2, 2));
    // The one that costs nothing went.
    assert_eq!(play.table().nobles[2..], [MAETERLINCK, ALBERT].map(Some));
}

#[test]
fn every_noble_does_what_the_rulebook_says() {
    for noble in 0..8 {
        let mut scene = Scene::new(3);
        scene.nobles(ADA, &[noble]);
        let mut play = scene.deal(1);
        play.act(Action::Office(Office::Square)).act(Action::Use(noble));
        if noble == SOLVAY {
            assert_eq!(play.refusal(Action::Choose(1)), Some(Refusal::NoEffect), "without a joker");
            play.act(Action::Choose(0)).act(Action::Material(Material::Stone));
        }
        let player = play.player(ADA);
        let gains = (
            player.francs - 10,
            player.jokers,
            player.materials(),
            player.levels,
            2 - player.court,
            player.score,
        );
        let expected = match noble {
            BRUGMANN => (5, 0, 0, [0; 3], 0, 0),
            EMPAIN => (0, 2, 0, [0; 3], 0, 0),
            SOLVAY => (0, 0, 1, [0; 3], 0, 0),
            BULS => (0, 0, 0, [1, 0, 0], 0, 0),
            ALBERT => (0, 0, 0, [0, 1, 0], 0, 0),
            VAN_DE_VELDE => (0, 0, 0, [0, 0, 1], 0, 0),
            VANDERVELDE => (0, 0, 0, [0; 3], 1, 0),
            _ => (0, 0, 0, [0; 3], 0, 5),
        };
        assert_eq!(gains, expected, "noble {noble}");
        assert_eq!(Brussels1893::opens_turn(&play.state), Some(BO), "nothing is left to use");
    }
}

#[test]
fn solvay_takes_a_joker_for_two_materials() {
    let mut scene = Scene::new(3);
    scene.nobles(ADA, &[SOLVAY]);
    scene.player(ADA).jokers = 1;
    let mut play = scene.deal(1);
    play.act(Action::Office(Office::Square)).act(Action::Use(SOLVAY)).act(Action::Choose(1));
    play.act(Action::Material(Material::Wood)).act(Action::Material(Material::Wood));
    assert_eq!((play.player(ADA).jokers, play.player(ADA).materials), (0, [2, 0, 0]));
}

/// Corner case 10.
#[test]
fn a_crown_that_rises_on_the_square_lets_no_more_nobles_be_used() {
    let mut scene = Scene::new(3);
    scene.nobles(ADA, &[ALBERT, MAETERLINCK]);
    scene.table.nobles[1] = Some(VANDERVELDE);
    let mut play = scene.deal(1);
    play.act(Action::Office(Office::Square)).act(Action::Use(ALBERT));
    assert_eq!(play.player(ADA).level(Track::Crown), 1);
    assert_eq!(play.table().to_move(), BO);
}

/// Corner case 11.
#[test]
fn a_worker_out_of_court_can_be_placed_in_the_next_turn() {
    let mut scene = Scene::new(3);
    let space = scene.space(Work::Noble);
    scene.house(BO, space);
    scene.nobles(BO, &[VANDERVELDE]);
    let mut play = scene.deal(1);
    play.act(Action::Place { space, stake: 1 }).act(Action::Buy(3)).act(Action::Dismiss);
    play.act(Action::Use(VANDERVELDE));
    assert_eq!((play.player(BO).court, play.player(BO).reserve), (1, 6));
}

/// Corner case 8, and that it is the last who goes on.
#[test]
fn who_can_still_act_may_pass_and_the_last_goes_on_alone() {
    let mut play = Scene::new(3).deal(1);
    play.act(Action::Pass).act(Action::Pass);
    for _ in 0..5 {
        assert_eq!(Brussels1893::turn(&play.state), Turn::Of(CY));
        play.place(Work::Materials);
        while play.table().due().is_some() {
            play.act(play.offered()[0]);
        }
        if play.player(CY).reserve == 0 {
            break;
        }
        if find_free(&play, Work::Materials).is_none() {
            return;
        }
    }
}

fn find_free(play: &super::scene::Play, work: Work) -> Option<Space> {
    let table = play.table();
    let area = table.area?;
    area.spaces()
        .find(|space| table.is_free_for_house(*space) && table.work(play.components(), *space) == work)
}

#[test]
fn without_workers_or_francs_one_can_only_pass() {
    let mut scene = Scene::new(3);
    scene.player(ADA).francs = 0;
    let play = scene.deal(1);
    let places = play.offered().into_iter().any(|action| matches!(action, Action::Place { .. }));
    assert!(!places, "no franc to lay");
    let space = play.space(Work::Sale);
    assert_eq!(play.refusal(Action::Place { space, stake: 1 }), Some(Refusal::Francs { missing: 1 }));
    scene.player(ADA).court = 7;
    let play = scene.deal(1);
    assert_eq!(play.offered(), [Action::Pass]);
    assert_eq!(Brussels1893::forced(&play.state), Some(Action::Pass));
}

#[test]
fn a_worker_needs_an_active_free_space_and_a_stake() {
    let mut scene = Scene::new(3);
    scene.corner(2, 2);
    scene.worker(BO, at(3, 3), 1);
    let free = scene.space(Work::Workshop);
    let play = scene.deal(1);
    let place = |space, stake| Action::Place { space, stake };
    assert_eq!(play.refusal(place(at(1, 1), 1)), Some(Refusal::Asleep));
    assert_eq!(play.refusal(place(at(3, 3), 1)), Some(Refusal::Occupied));
    assert_eq!(play.refusal(place(free, 0)), Some(Refusal::NoStake));
    assert_eq!(play.refusal(place(free, 11)), Some(Refusal::Francs { missing: 1 }));
    assert_eq!(play.refusal(place(Space(25), 1)), Some(Refusal::Nothing));
}

/// Corner cases 3 and 16 of the market and of the stake.
#[test]
fn what_an_action_costs_is_paid_from_what_is_left_after_the_stake() {
    let mut scene = Scene::new(3);
    scene.player(ADA).francs = 3;
    let mut play = scene.deal(1);
    let space = play.space(Work::Noble);
    play.act(Action::Place { space, stake: 2 });
    assert_eq!(play.refusal(Action::Buy(0)), Some(Refusal::Francs { missing: 2 }));
    assert_eq!(play.offered(), [Action::Buy(2), Action::Buy(3)]);
}

/// Corner cases 17 to 19.
#[test]
fn the_only_artwork_moves_the_marker_by_one_and_black_cannot_be_made() {
    let mut scene = Scene::new(3);
    scene.artworks(ADA, Art::Black, 1);
    let mut play = scene.deal(1);
    play.place(Work::Sale).act(Action::Sell(Art::Black));
    assert_eq!(play.offered().len(), 4);
    play.act(Action::Market { column: 4, row: 5 });
    assert_eq!(
        play.table().market.display,
        [Some(Art::Black), None],
        "nothing goes back while a slot is free"
    );
    let mut play = scene.deal(1);
    play.place(Work::Workshop);
    assert_eq!(play.refusal(Action::Artwork(Art::Black)), Some(Refusal::Black));
}

#[test]
fn what_is_displayed_cannot_be_sold() {
    let mut scene = Scene::new(3);
    scene.artworks(ADA, Art::Blue, 1);
    scene.artworks(ADA, Art::Green, 1);
    scene.table.market.display = [Some(Art::Blue), None];
    let mut play = scene.deal(1);
    play.place(Work::Sale);
    assert_eq!(play.refusal(Action::Sell(Art::Blue)), Some(Refusal::Displayed(Art::Blue)));
    assert_eq!(play.refusal(Action::Sell(Art::Brown)), Some(Refusal::NotOwned(Art::Brown)));
    assert_eq!(play.offered(), [Action::Sell(Art::Green)]);
}

#[test]
fn what_can_be_performed_must_be() {
    let mut play = Scene::new(3).deal(1);
    play.place(Work::Materials);
    assert_eq!(play.refusal(Action::Decline), Some(Refusal::Mandatory));
}

/// Corner case 15, and a supply that is empty.
#[test]
fn an_action_that_cannot_be_performed_leaves_the_worker_where_it_is() {
    let mut scene = Scene::new(3);
    scene.player(BO).materials = [10, 10, 10];
    let mut play = scene.deal(1);
    play.place(Work::Materials);
    assert!(play.heard.contains(&Event::NoEffect { seat: ADA }));
    assert_eq!((play.table().on_spaces(ADA), play.table().to_move()), (1, BO));
}

#[test]
fn a_park_copies_an_action_without_space_and_stake() {
    let mut scene = Scene::new(3);
    scene.corner(2, 2);
    scene.player(ADA).francs = 0;
    scene.player(ADA).materials = [1, 0, 1];
    let mut play = scene.deal(1);
    play.act(Action::Office(Office::Park));
    // Nothing to sell.
    let works = [Work::Workshop, Work::Noble, Work::Materials, Work::Build].map(Action::Copy);
    assert_eq!(play.offered(), works);
    play.act(Action::Copy(Work::Build)).act(Action::Pay(plain([1, 0, 1]))).act(Action::Turn(0));
    play.act(Action::House(at(1, 1)));
    assert_eq!((play.player(ADA).houses, play.player(ADA).score), (1, 5));
    assert_eq!(play.table().to_move(), BO);
}

#[test]
fn the_own_worker_keeps_the_house_off_its_space() {
    let mut scene = Scene::new(3);
    scene.player(ADA).materials = [1, 0, 1];
    scene.house(BO, at(1, 1));
    let mut play = scene.deal(1);
    let space = play.space(Work::Build);
    play.act(Action::Place { space, stake: 1 });
    play.act(play.offered()[0]);
    play.act(Action::Turn(1));
    assert_eq!(play.refusal(Action::House(space)), Some(Refusal::Occupied));
    assert_eq!(play.refusal(Action::House(at(1, 1))), Some(Refusal::HasHouse));
    // One space has a worker, one a house.
    assert_eq!(play.offered().len(), 23);
}

#[test]
fn the_market_gives_as_many_jokers_as_there_are() {
    let mut scene = Scene::new(3);
    scene.player(BO).jokers = 13;
    let mut play = scene.deal(1);
    play.act(Action::Office(Office::Market));
    assert_eq!(play.offered(), [2, 1, 0].map(Action::Jokers));
    assert_eq!(play.refusal(Action::Jokers(3)), Some(Refusal::Jokers { missing: 1 }));
    play.act(Action::Jokers(2));
    assert_eq!(play.table().jokers, 0);
    // Without any it has no effect, which may be agreed to be forbidden.
    for allowed in [true, false] {
        scene.table.options.brussels_empty_placement = allowed;
        scene.player(BO).jokers = 15;
        let play = scene.deal(1);
        let refused = play.refusal(Action::Office(Office::Market));
        assert_eq!(refused, if allowed { None } else { Some(Refusal::NoEffect) });
    }
}

#[test]
fn workers_that_are_missing_are_counted() {
    let mut scene = Scene::new(3);
    scene.table.offices[Office::Square.index()].executions = 3;
    scene.table.offices[Office::Square.index()].workers = [0, 3, 3, 0, 0];
    scene.player(ADA).court = 4;
    let play = scene.deal(1);
    assert_eq!(play.refusal(Action::Office(Office::Square)), Some(Refusal::Workers { missing: 1 }));
}

/// Corner case 20.
#[test]
fn the_start_player_marker_of_the_last_round_is_worth_five_points() {
    let mut scene = Scene::new(3);
    (scene.table.round, scene.table.stock_seen) = (5, 0b1_1111);
    let mut play = scene.deal(1);
    play.act(Action::Pass).all_pass();
    assert_eq!((play.table().phase, play.table().marker), (Phase::Over, ADA));
    let sheet = Brussels1893::score(&play.state);
    let row =
        sheet.rows.iter().find(|row| row.category == salon::games::brussels_1893::Category::StartPlayer);
    assert_eq!(row.map(|row| row.values.clone()), Some(vec![5, 0, 0]));
}

/// Corner case 12.
#[test]
fn a_reward_without_effect_may_be_taken() {
    let mut scene = Scene::new(3);
    scene.worker(ADA, at(3, 2), 1);
    scene.player(ADA).court = 0;
    let worker =
        scene.components.prestige.iter().position(|card| card.choice && card.rewards == [1, 0, 0, 1]);
    scene.table.prestige[2] = worker.map(|card| card as u8);
    let mut play = scene.deal(1);
    play.all_pass().act(Action::Reward(Reward::Worker));
    assert_eq!(play.player(ADA).levels, [0; 3]);
}

/// Corner case 34.
#[test]
fn two_players_with_equal_stakes_are_tied() {
    let mut scene = Scene::new(2);
    scene.worker(ADA, at(3, 2), 2);
    scene.worker(BO, at(3, 3), 2);
    assert_eq!(scene.table.column_leaders(2).len(), 2);
}

/// Corner case 31.
#[test]
fn two_neutral_workers_leave_two_players_tied_and_may_be_agreed_to_contest() {
    let mut scene = Scene::new(2);
    let [one, two, three, four] = Iris::at(2, 2).spaces();
    scene.worker(ADA, one, 1);
    scene.worker(BO, two, 1);
    for space in [three, four] {
        scene.table.spaces[space.index()].worker = Some(Worker::Neutral);
    }
    assert_eq!(scene.table.around(Iris::at(2, 2)), Some(([1, 1, 0, 0, 0], 2)));
    assert_eq!(scene.table.iris_leaders(Iris::at(2, 2)).len(), 2);
    scene.table.options.neutral_contests_iris = true;
    assert!(scene.table.iris_leaders(Iris::at(2, 2)).is_empty());
}

#[test]
fn neutral_workers_go_on_active_spaces_without_house_from_the_start_player_on() {
    let mut scene = Scene::new(2);
    (scene.table.phase, scene.table.at) = (Phase::Neutral, 0);
    scene.corner(2, 2);
    (scene.player(ADA).neutral, scene.player(BO).neutral) = (1, 1);
    scene.house(BO, at(4, 4));
    let mut play = scene.deal(1);
    assert_eq!(play.offered().len(), 8);
    assert_eq!(play.refusal(Action::Neutral(at(4, 4))), Some(Refusal::HasHouse));
    assert_eq!(play.refusal(Action::Neutral(at(1, 1))), Some(Refusal::Asleep));
    play.act(Action::Neutral(at(3, 3)));
    assert_eq!((play.table().to_move(), Brussels1893::opens_turn(&play.state)), (BO, Some(BO)));
    play.act(Action::Neutral(at(3, 4)));
    assert_eq!((play.table().phase, play.table().to_move()), (Phase::Turns, ADA));
    // They block, bring nothing, and come back.
    assert_eq!(play.refusal(Action::Place { space: at(3, 3), stake: 1 }), Some(Refusal::Occupied));
    play.all_pass();
    assert_eq!(play.player(ADA).neutral, 1);
}

#[test]
fn workers_of_all_come_home_but_for_those_in_court() {
    let mut scene = Scene::new(3);
    scene.worker(ADA, at(2, 2), 4);
    scene.table.offices[0].workers = [1, 0, 0, 0, 0];
    scene.table.offices[0].executions = 1;
    let mut play = scene.deal(1);
    play.all_pass();
    while play.table().phase == Phase::Prestige {
        play.act(Action::Tuck(Zone::Workers));
    }
    assert_eq!((play.table().round, play.table().phase), (2, Phase::Corner));
    assert_eq!((play.player(ADA).reserve, play.player(ADA).court), (4, 3));
    assert!(play.table().spaces.iter().all(|spot| spot.worker.is_none() && spot.stake == 0));
    assert!(play.table().offices.iter().all(|office| office.executions == 0 && office.workers == [0; 5]));
}

#[test]
fn the_draft_goes_from_the_start_player_clockwise_with_a_franc_more_each() {
    let setup = Setup { seats: 5, ..Setup::default() };
    let components = Brussels1893::components(&setup).expect("five may play");
    let mut heard: Vec<Event> = Vec::new();
    let mut state = Brussels1893::start(&components, &setup, salon::engine::Seed(5), &mut heard);
    let first = state.table().start;
    for at in 0..5 {
        let seat = Seat((first.0 + at) % 5);
        assert_eq!(
            (Brussels1893::turn(&state), Brussels1893::opens_turn(&state)),
            (Turn::Of(seat), Some(seat))
        );
        let player = state.table().player(seat);
        assert_eq!((player.francs, player.reserve, player.court), (5 + u16::from(at), 5, 2));
        assert_eq!(player.ready().iter().collect::<Vec<_>>(), [BRUGMANN]);
        let mut actions = Vec::new();
        Brussels1893::actions(&state, &mut actions);
        assert_eq!(actions.len(), 5 - usize::from(at), "architects left");
        Brussels1893::apply(&mut state, actions[0], &mut heard);
        let taken = Brussels1893::check(&state, &actions[0]);
        assert_eq!(taken, Err(Refusal::NotNow));
        Brussels1893::apply(&mut state, Action::Artwork(Art::Green), &mut heard);
    }
    assert_eq!(state.table().phase, Phase::Corner);
    assert_eq!(state.table().stacks[Art::Green.index()], 1);
    assert_eq!(usize::from(state.table().player(DI).houses), HOUSES - 6);
}
