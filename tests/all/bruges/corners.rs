//! The corner cases.

use super::scene::{ADA, BO, CY, Scene};
use salon::app::boards::bruges::words::outcome;
use salon::app::words::Language;
use salon::engine::{Game, Openness};
use salon::games::bruges::{
    Action, Bruges, Colour, Event, LastRound, Options, Owner, Refusal, Setup, Side, Why, foresee_person,
};

#[test]
fn a_plague_without_persons_and_a_fire_without_house_and_token_take_nothing_but_the_markers() {
    let mut scene = Scene::new(2);
    scene.house(ADA, Colour::Red);
    scene.hand(ADA, &["UND-07", "SCH-13"]);
    scene.player(BO).threats = [2, 0, 0, 2, 0];
    let mut play = scene.deal(1);
    play.recruit("UND-07");
    assert_eq!(play.player(BO).threats, [2, 0, 0, 0, 0]);
    let circle = Event::Circle { seat: BO, colour: Colour::Brown, shielded: false };
    assert!(play.heard.contains(&circle));
}

#[test]
fn an_intrigue_never_takes_more_points_than_there_are() {
    let mut scene = Scene::new(2);
    scene.house(ADA, Colour::Red);
    scene.hand(ADA, &["UND-10"]);
    scene.player(BO).threats[4] = 2;
    scene.player(BO).score = 2;
    let mut play = scene.deal(1);
    play.recruit("UND-10");
    assert_eq!((play.player(BO).score, play.player(BO).threats[4]), (0, 0));
}

/// Bo has to suffer a fire in Ada's turn.
fn burning() -> super::scene::Play {
    let mut scene = Scene::new(2);
    scene.house(ADA, Colour::Red);
    scene.hand(ADA, &["UND-06", "MER-14"]);
    scene.hand(BO, &["SCH-13"]);
    scene.player(BO).threats[0] = 2;
    scene.player(BO).canals = [2, 0];
    scene.persons(BO, &["SCH-02"]);
    scene.house(BO, Colour::Blue);
    let mut play = scene.deal(1);
    play.recruit("UND-06");
    play
}

#[test]
fn a_circle_completed_in_anothers_turn_is_resolved_by_its_owner_at_once_and_in_the_open() {
    let mut play = burning();
    assert_eq!(play.to_move(), BO);
    assert_eq!(Bruges::openness(&play.state), Openness::Open);
    assert_eq!(Bruges::opens_turn(&play.state), None, "it is still Ada's turn");
    assert_eq!(play.legal(), [Action::LoseHouse(0), Action::LoseHouse(1), Action::LoseCanal(Side::Left)]);
    assert_eq!(play.refused(Action::LoseCanal(Side::Right)), Refusal::NoToken);
    play.act(Action::LoseCanal(Side::Left));
    assert_eq!(play.player(BO).canals, [1, 0]);
    assert_eq!((play.to_move(), Bruges::opens_turn(&play.state)), (BO, Some(BO)), "Ada's turn is over");
}

#[test]
fn a_person_in_a_burnt_house_goes_back_to_the_hand_though_an_empty_house_is_there() {
    let mut play = burning();
    play.act(Action::LoseHouse(0));
    let bo = play.player(BO);
    assert_eq!((bo.houses.len(), bo.houses.population(), bo.cards()), (1, 0, 2));
    assert!(bo.shown.has(play.card("SCH-02")), "everybody saw it");
    // Recruited again, the arrow works again.
    play.recruit("SCH-02");
    assert_eq!(play.player(BO).guilders, 5 - 3 + 6);
}

#[test]
fn what_everybody_knew_of_a_colour_is_unknown_once_one_of_it_is_laid_face_down() {
    let mut scene = Scene::new(2);
    scene.hand(ADA, &["SCH-13", "UND-04", "MER-14"]);
    let mut play = scene.deal(1);
    play.act(Action::BuildHouse(play.card("SCH-13")));
    let shown: Vec<u8> = play.player(ADA).shown.iter().collect();
    assert_eq!(shown, [play.card("MER-14")], "either of the red ones may be the house");
}

#[test]
fn a_hand_above_five_is_kept_and_nothing_is_drawn() {
    let mut scene = Scene::new(2);
    scene.hand(ADA, &["MER-14", "CRA-13", "SCH-13", "COU-04", "ENT-03", "UND-04"]);
    scene.hand(BO, &["COU-08", "CLE-11", "ART-15", "MER-05"]);
    scene.table.stage = salon::games::bruges::Stage::Gates;
    scene.table.at = 0;
    scene.player(ADA).gate = None;
    let mut play = scene.deal(1);
    play.act(Action::Gate(0));
    assert_eq!((play.to_move(), play.player(ADA).cards()), (BO, 6));
}

#[test]
fn a_player_without_a_card_still_activates_and_ends_the_turn() {
    let mut scene = Scene::new(2);
    let place = scene.persons(ADA, &["BUR-03"])[0];
    scene.hand(BO, &["SCH-13"]);
    let mut play = scene.deal(1);
    assert_eq!(play.legal(), [Action::Activate { place, worker: None }, Action::EndTurn]);
    play.activate(place);
    assert_eq!(play.to_move(), BO, "nothing is left to do");
}

#[test]
fn a_person_whose_effect_finds_no_target_is_recruited_all_the_same() {
    let mut scene = Scene::new(2);
    scene.house(ADA, Colour::Red);
    scene.hand(ADA, &["ENT-12"]);
    let mut play = scene.deal(1);
    play.recruit("ENT-12");
    assert_eq!(play.player(ADA).houses.population(), 1);
}

#[test]
fn more_discards_than_hand_cards_discard_all() {
    let mut scene = Scene::new(2);
    scene.house(ADA, Colour::Red);
    scene.hand(ADA, &["CLE-11"]);
    scene.table.places[0].workers = [0; 5];
    scene.extra = 20;
    let mut play = scene.deal(1);
    play.recruit("CLE-11");
    for _ in 0..3 {
        play.act(Action::Draw(0));
    }
    let hand: Vec<u8> = play.state.hand(ADA).iter().collect();
    play.act(Action::Discard(hand[0]));
    assert_eq!(play.player(ADA).cards(), 2);
    play.act(Action::Discard(hand[1]));
    assert_eq!(play.player(ADA).cards(), 1);
}

#[test]
fn the_troublemaker_lets_each_opponent_choose_the_section_and_leaves_those_without_token_alone() {
    let mut scene = Scene::new(3);
    scene.house(ADA, Colour::Red);
    scene.player(ADA).guilders = 6;
    scene.hand(ADA, &["UND-03", "MER-14"]);
    scene.player(CY).canals = [1, 3];
    let mut play = scene.deal(1);
    play.recruit("UND-03");
    assert_eq!(play.to_move(), CY);
    play.act(Action::LoseCanal(Side::Right));
    assert_eq!((play.player(CY).canals, play.player(BO).canals), ([1, 2], [0, 0]));
}

#[test]
fn what_the_troublemaker_takes_is_said_to_be_canal_tokens_and_what_burns_may_be_a_house() {
    let mut scene = Scene::new(2);
    scene.player(BO).canals = [1, 3];
    scene.house(BO, Colour::Red);
    let play = scene.deal(1);
    let said = |id: &str| {
        let owner = Owner::of(&scene.components, play.table(), ADA, play.card(id));
        outcome::outcome(Language::English, &foresee_person(owner))
    };
    assert_eq!(said("UND-03"), "opponents: −1 canal token");
    assert_eq!(said("UND-05"), "opponents: −1 canal token or house");
}

#[test]
fn the_effect_of_another_is_promised_only_where_there_is_one() {
    for (others, promised) in [(&[][..], false), (&["CLE-10"], false), (&["ART-14"], true)] {
        let mut scene = Scene::new(2);
        scene.persons(BO, others);
        let play = scene.deal(1);
        let owner = Owner::of(&scene.components, play.table(), ADA, play.card("ENT-12"));
        assert_eq!(foresee_person(owner).borrows, promised, "the Actor beside {others:?}");
    }
    for (rotated, promised) in [(false, false), (true, true)] {
        let mut scene = Scene::new(2);
        let places = scene.persons(ADA, &["ENT-08", "PRO-14"]);
        scene.player(ADA).workers = [2; 5];
        let mut play = scene.deal(1);
        if rotated {
            play.activate(places[1]);
        }
        let owner = Owner::of(&scene.components, play.table(), ADA, play.card("ENT-08"));
        assert_eq!(foresee_person(owner).borrows, promised, "the Puppeteer");
    }
}

#[test]
fn a_token_on_space_3_that_is_lost_brings_no_points() {
    let mut scene = Scene::new(2);
    scene.player(ADA).canals = [3, 2];
    let table = *scene.deal(1).table();
    assert!(table.has_canal_points(&scene.components, ADA, Side::Left));
    assert!(!table.has_canal_points(&scene.components, ADA, Side::Right));
}

#[test]
fn a_section_completed_again_brings_no_second_statue_and_the_stack_may_run_out() {
    for (rewarded, taken, statue) in [(true, 1, None), (false, 0, Some(7)), (false, 6, None)] {
        let mut scene = Scene::new(2);
        scene.hand(ADA, &["SCH-13"]);
        let player = scene.player(ADA);
        (player.canals, player.guilders) = ([4, 0], 5);
        if rewarded {
            player.rewarded[0] = true;
            player.statues[0] = Some(7);
        }
        scene.table.statues_taken = taken;
        if taken == 6 {
            for seat in 0..3 {
                scene.table.places[seat + 1].statues = [Some(4), Some(3)];
            }
            scene.table.seats = 4;
        }
        let mut play = scene.deal(1);
        assert_eq!(scene.components.gates[0][0][4], Colour::Red);
        let events = play.act(Action::BuildCanal { card: play.card("SCH-13"), side: Side::Left });
        assert!(
            events
                .iter()
                .any(|event| matches!(event, Event::CanalBuilt { statue: found, .. } if *found == statue))
        );
    }
}

#[test]
fn a_person_in_the_action_phase_advances_beside_the_step_of_the_dice_phase_and_stops_at_the_top() {
    let mut scene = Scene::new(2);
    let place = scene.persons(ADA, &["NOB-05"])[0];
    scene.player(ADA).step = 10;
    scene.hand(ADA, &["MER-14"]);
    let mut play = scene.deal(1);
    play.activate(place);
    assert_eq!((play.player(ADA).step, play.player(ADA).score), (10, 6), "no step, the rest happens");
}

#[test]
fn a_price_reduced_to_nothing_still_needs_an_empty_house() {
    let mut scene = Scene::new(2);
    scene.persons(ADA, &["COU-12"]);
    scene.player(ADA).guilders = 0;
    scene.hand(ADA, &["COU-02"]);
    let mut play = scene.deal(1);
    let card = play.card("COU-02");
    assert_eq!(play.refused(Action::Recruit { card, place: 0 }), Refusal::Occupied);
    assert_eq!(play.refused(Action::Recruit { card, place: 9 }), Refusal::NoHouse);
    scene.house(ADA, Colour::Red);
    play = scene.deal(1);
    play.recruit("COU-02");
    assert_eq!(play.player(ADA).guilders, 0);
}

#[test]
fn the_actor_counts_the_own_persons_and_may_copy_whom_nothing_touches() {
    let mut scene = Scene::new(2);
    scene.house(ADA, Colour::Red);
    scene.persons(BO, &["PRO-13", "NOB-10"]);
    scene.persons(ADA, &["NOB-03"]);
    scene.hand(ADA, &["ENT-12"]);
    let mut play = scene.deal(1);
    play.recruit("ENT-12");
    // The only arrow person: two guilders for the own noble.
    assert_eq!(play.player(ADA).guilders, 5 - 3 + 2);
}

#[test]
fn the_puppeteer_pays_again_what_the_effect_asks_for() {
    let mut scene = Scene::new(2);
    let places = scene.persons(ADA, &["ENT-08", "PRO-14"]);
    scene.hand(ADA, &["MER-14"]);
    let mut play = scene.deal(1);
    assert_eq!(
        play.refused(Action::Activate { place: places[0], worker: Some(Colour::Blue) }),
        Refusal::NoEffect
    );
    play.activate(places[1]);
    assert_eq!((play.player(ADA).guilders, play.player(ADA).score), (3, 7));
    play.activate(places[0]);
    assert_eq!((play.player(ADA).guilders, play.player(ADA).score), (1, 9));
    assert_eq!(play.player(ADA).workers, [1, 1, 0, 0, 1], "one worker each, none for the use again");
}

#[test]
fn the_halberdier_discards_one_where_there_is_only_one() {
    for (markers, score) in [(1, 6), (2, 7)] {
        let mut scene = Scene::new(2);
        scene.persons(ADA, &["PRO-11"]);
        scene.hand(ADA, &["SCH-13"]);
        scene.player(ADA).threats[0] = markers;
        let mut play = scene.deal(1);
        play.act(Action::DiscardThreat(play.card("SCH-13")));
        if markers == 2 {
            play.act(Action::Marker(Colour::Red));
        }
        assert_eq!((play.player(ADA).threats[0], play.player(ADA).score), (0, score));
    }
}

#[test]
fn the_teacher_activates_with_any_worker_and_does_not_help_building_houses() {
    let mut scene = Scene::new(2);
    let place = scene.persons(ADA, &["SCH-10", "CRA-13"])[1];
    scene.player(ADA).workers = [0, 0, 1, 0, 0];
    scene.hand(ADA, &["SCH-13"]);
    let mut play = scene.deal(1);
    assert_eq!(play.refused(Action::BuildHouse(play.card("SCH-13"))), Refusal::Worker(Colour::Red));
    play.act(Action::Activate { place, worker: Some(Colour::Blue) });
    assert_eq!(play.player(ADA).guilders, 8);
}

#[test]
fn the_arsonist_burns_in_spite_of_the_fire_warden_and_only_empty_houses() {
    let mut scene = Scene::new(2);
    scene.house(ADA, Colour::Red);
    scene.player(ADA).guilders = 9;
    scene.hand(ADA, &["UND-05"]);
    scene.persons(BO, &["PRO-04"]);
    scene.house(BO, Colour::Blue);
    let mut play = scene.deal(1);
    play.recruit("UND-05");
    assert_eq!((play.player(BO).houses.len(), play.player(BO).houses.population()), (1, 1));
}

#[test]
fn the_fire_warden_cancels_the_damage_of_a_circle() {
    let mut scene = Scene::new(2);
    scene.house(ADA, Colour::Red);
    scene.hand(ADA, &["UND-06"]);
    scene.persons(BO, &["PRO-04"]);
    scene.player(BO).threats[0] = 2;
    let mut play = scene.deal(1);
    play.recruit("UND-06");
    assert_eq!((play.player(BO).houses.len(), play.player(BO).threats[0]), (1, 0));
}

#[test]
fn who_keeps_a_bodyguard_is_touched_by_no_person_of_another() {
    let mut scene = Scene::new(3);
    scene.house(ADA, Colour::Red);
    scene.player(ADA).guilders = 6;
    scene.hand(ADA, &["UND-02"]);
    scene.persons(BO, &["PRO-13"]);
    let mut play = scene.deal(1);
    play.recruit("UND-02");
    assert_eq!(play.to_move(), CY, "Cy picks which workers to give; Bo is left out");
    play.act(Action::Worker(Colour::Red));
    play.act(Action::Worker(Colour::Blue));
    assert_eq!((play.player(BO).workers, play.player(ADA).workers), ([1; 5], [2, 1, 2, 1, 1]));
}

#[test]
fn a_pile_that_runs_out_in_the_action_phase_makes_this_the_last_round_or_the_next() {
    for (last_round, last) in [(LastRound::Same, 1), (LastRound::NextAfterActions, 2)] {
        let setup = Setup { options: Options { last_round, ..Options::default() }, ..Setup::default() };
        let mut scene = Scene::of(&setup);
        let place = scene.persons(ADA, &["COU-02"])[0];
        scene.hand(ADA, &["MER-14"]);
        scene.piles = Some([1, 30]);
        let mut play = scene.deal(1);
        play.activate(place);
        play.act(Action::Draw(0));
        assert_eq!((play.table().final_round, play.table().extra), (Some(last), 0));
    }
}

#[test]
fn a_pile_that_runs_out_again_takes_the_lower_half_of_the_other_with_the_odd_card() {
    let mut scene = Scene::new(2);
    let place = scene.persons(ADA, &["COU-02"])[0];
    scene.hand(ADA, &["MER-14"]);
    scene.piles = Some([1, 7]);
    scene.extra = 0;
    let all: Vec<u8> = (0..165).collect();
    for card in all.into_iter().filter(|card| card % 33 != 0).take(165 - 3 - 8) {
        if card != scene.card("COU-02") && card != scene.card("MER-14") {
            scene.table.discard.put(card);
        }
    }
    let kept = 165 - 3 - scene.table.discard.len() as u8;
    scene.piles = Some([1, kept - 1]);
    scene.table.final_round = Some(1);
    let mut play = scene.deal(1);
    play.activate(place);
    play.act(Action::Draw(0));
    let rest = kept - 1;
    assert_eq!(play.table().piles, [rest.div_ceil(2), rest / 2]);
    assert_eq!(play.table().final_round, Some(1), "the last round stays as announced");
}

#[test]
fn the_gatekeeper_returns_a_marker_before_circles_are_checked() {
    use salon::games::bruges::Stage;
    let mut scene = Scene::new(2);
    scene.persons(ADA, &["PRO-03"]);
    scene.player(ADA).threats = [2, 1, 0, 0, 0];
    scene.house(ADA, Colour::Blue);
    scene.hand(ADA, &["MER-14", "CRA-13", "SCH-13", "COU-04", "ENT-03"]);
    scene.hand(BO, &["COU-08", "CLE-11", "ART-15", "MER-05"]);
    (scene.table.stage, scene.table.at) = (Stage::Draw, 1);
    let found = (0..2000).find_map(|seed| {
        let mut play = scene.deal(seed);
        play.act(Action::Draw(0));
        (play.table().dice[0] >= 5 && play.table().dice[3] < 5).then_some(play)
    });
    let mut play = found.expect("a red 5 or 6");
    assert_eq!((play.to_move(), play.player(ADA).threats[0]), (ADA, 3));
    assert!(matches!(play.table().due().map(|open| open.why), Some(Why::Markers { .. })));
    assert!(play.legal().contains(&Action::Marker(Colour::Yellow)), "one that was there before will do, too");
    play.act(Action::Marker(Colour::Red));
    assert_eq!((play.player(ADA).threats[0], play.player(ADA).houses.len()), (2, 2));
    assert_eq!(play.player(ADA).score, 5, "no point for it");
}

#[test]
fn once_no_card_is_left_to_draw_the_discard_pile_is_shuffled_and_split() {
    let mut scene = Scene::new(2);
    let place = scene.persons(ADA, &["COU-02"])[0];
    scene.hand(ADA, &["MER-14"]);
    // The last card of the piles, and the front of the house.
    scene.discard_all_but(&["SCH-13", "COU-08"]);
    (scene.piles, scene.extra, scene.table.final_round) = (Some([1, 0]), 0, Some(3));
    let discarded = scene.table.discard.len() as u8;
    let mut play = scene.deal(1);
    play.activate(place);
    let events = play.act(Action::Draw(0));
    assert!(events.contains(&Event::Reshuffled), "{events:?}");
    assert_eq!(play.table().piles, [discarded.div_ceil(2), discarded / 2]);
    assert!(play.table().discard.is_empty());
    assert!(play.state.hand(ADA).has(play.card("SCH-13")));
    assert_eq!(
        (play.table().final_round, play.table().round),
        (Some(3), 1),
        "the last round stays as announced"
    );
}

/// All cards are held: both piles ran out while nothing was discarded. Ada has the Servant and one card, the rest is Bo's.
fn all_held() -> (Scene, u8) {
    let mut scene = Scene::new(2);
    let place = scene.persons(ADA, &["COU-02"])[0];
    scene.hand(ADA, &["MER-14"]);
    // One card less: the front of the Servant's house.
    let others =
        scene.components.ids.iter().filter(|id| !["COU-02", "MER-14", "COU-08"].contains(&id.as_str()));
    let others: Vec<String> = others.cloned().collect();
    scene.hand(BO, &others.iter().map(String::as_str).collect::<Vec<_>>());
    (scene.piles, scene.extra, scene.table.final_round) = (Some([0, 0]), 0, Some(3));
    (scene, place)
}

#[test]
fn what_is_discarded_once_nothing_is_left_is_shuffled_as_soon_as_an_effect_draws() {
    let (scene, place) = all_held();
    let mut play = scene.deal(1);
    let servant = Action::Activate { place, worker: Some(Colour::Blue) };
    assert!(!play.legal().contains(&servant), "nothing can be drawn");
    play.act(Action::TakeWorkers(play.card("MER-14")));
    assert_eq!((play.table().piles, play.table().discard.len()), ([0, 0], 1));
    let events = play.activate(place);
    assert!(events.contains(&Event::Reshuffled), "{events:?}");
    play.act(Action::Draw(0));
    assert!(play.state.hand(ADA).has(play.card("MER-14")));
    assert_eq!((play.table().piles, play.table().discard.len()), ([0, 0], 0));
}

#[test]
fn what_is_discarded_once_nothing_is_left_is_shuffled_before_a_hand_is_refilled() {
    let (mut scene, _) = all_held();
    (scene.table.lap, scene.table.at, scene.table.start) = (3, 1, BO);
    scene.player(ADA).workers = [0; 5];
    let mut play = scene.deal(1);
    let events = play.act(Action::TakeGuilders(play.card("MER-14")));
    assert!(events.contains(&Event::Reshuffled), "{events:?}");
    assert_eq!((play.table().round, play.to_move(), play.legal()), (2, ADA, vec![Action::Draw(0)]));
    play.act(Action::Draw(0));
    assert_eq!((play.table().piles, play.player(ADA).cards()), ([0, 0], 1));
    assert_eq!(play.table().dice.iter().filter(|face| **face > 0).count(), 5, "and the round goes on");
}

#[test]
fn who_is_level_in_reputation_at_the_front_flips_nothing_at_the_end_of_a_round() {
    for (steps, flipped) in [([3, 3, 1], None), ([3, 2, 3], None), ([0, 0, 0], None), ([1, 4, 3], Some(BO))] {
        let mut scene = Scene::new(3);
        (scene.table.lap, scene.table.at, scene.table.start) = (3, 2, BO);
        for (seat, step) in [ADA, BO, CY].into_iter().zip(steps) {
            scene.player(seat).step = step;
        }
        scene.hand(ADA, &["SCH-13"]);
        let mut play = scene.deal(1);
        play.act(Action::TakeWorkers(play.card("SCH-13")));
        assert_eq!(play.table().round, 2);
        let leaders: Vec<_> =
            [ADA, BO, CY].into_iter().filter(|seat| play.player(*seat).flipped != [false; 3]).collect();
        assert_eq!(leaders, Vec::from_iter(flipped), "{steps:?}");
    }
}
