//! Every card of an action at its moment: what it does, once a round, and where it is not asked.

use super::{asks, is_used, others_pass, scene, used};
use crate::brussels::scene::{ADA, BO, BRUGMANN, EMPAIN, Play, Scene, at};
use salon::games::brussels_1893::components::{Architect, Art, Cube, Material, Office, Work};
use salon::games::brussels_1893::{
    Action, Artwork, Event, Offer, Options, Payment, Prospect, Refusal, Setup, Why, prospect,
};

#[test]
fn card_1_pays_a_franc_for_every_artwork_after_a_workshop_on_a_space_once_a_round() {
    let mut scene = scene(1);
    scene.artworks(ADA, Art::Blue, 2);
    let mut play = scene.whites(ADA, Art::Brown, 1).deal(1);
    play.place(Work::Workshop).act(Action::Artwork(Art::Green));
    let before = play.player(ADA).francs;
    used(&mut play, 1, Action::Card);
    assert_eq!(play.player(ADA).francs - before, 4);
    others_pass(&mut play);
    play.place(Work::Workshop).act(Action::Artwork(Art::Green));
    assert_eq!(play.why(), None, "once a round");
    // Through the park it is not asked.
    let mut play = scene.deal(1);
    play.act(Action::Office(Office::Park)).act(Action::Copy(Work::Workshop)).act(Action::Artwork(Art::Green));
    assert!(!is_used(&play, 1) && play.why().is_none());
    // Declined it is asked again.
    let mut play = scene.deal(1);
    play.place(Work::Workshop).act(Action::Artwork(Art::Green)).act(Action::Decline);
    others_pass(&mut play);
    play.place(Work::Workshop).act(Action::Artwork(Art::Green));
    asks(&play, 1);
}

#[test]
fn card_2_turns_a_white_artwork_to_its_colour() {
    let mut scene = scene(2);
    let mut play = scene.whites(ADA, Art::Brown, 1).deal(1);
    play.place(Work::Workshop).act(Action::Artwork(Art::Green));
    assert_eq!(play.refusal(Action::Colour(Art::Blue)), Some(Refusal::NoWhite(Art::Blue)));
    used(&mut play, 2, Action::Colour(Art::Brown));
    assert_eq!((play.player(ADA).whites(), play.player(ADA).artworks[Art::Brown.index()]), (0, 1));
    // Without a white one it is not asked.
    let mut play = self::scene(2).deal(1);
    play.place(Work::Workshop).act(Action::Artwork(Art::Green));
    assert_eq!(play.why(), None);
}

#[test]
fn card_3_lets_the_marker_go_one_or_two_cells_farther_and_is_used_only_then() {
    let mut scene = scene(3);
    scene.artworks(ADA, Art::Blue, 1);
    let to = |column: u8, row: u8| Action::Market { column, row };
    let mut play = scene.deal(1);
    play.place(Work::Sale).act(Action::Sell(Art::Blue));
    // One step: four centres; two: nine; three: eight more that lie on the grid.
    assert_eq!(play.offered().len(), 4 + 9 + 8);
    let mut plain = play.clone();
    plain.act(to(4, 5));
    assert!(!is_used(&plain, 3));
    play.act(to(5, 5));
    assert!(is_used(&play, 3));
    // In the park there is no such card.
    let mut play = scene.deal(1);
    play.act(Action::Office(Office::Park)).act(Action::Copy(Work::Sale)).act(Action::Sell(Art::Blue));
    assert_eq!(play.offered().len(), 4);
}

#[test]
fn card_4_returns_a_displayed_artwork_before_the_sale_and_makes_no_duty_of_it() {
    let mut scene = scene(4);
    scene.artworks(ADA, Art::Blue, 1);
    scene.table.market.display = [Some(Artwork::of(Art::Blue)), Some(Artwork::of(Art::Green))];
    let mut play = scene.deal(1);
    // With Blue gone it sells for what the market pays, and that is told before.
    let told = prospect(play.components(), play.table(), ADA, Work::Sale, 1);
    assert!(matches!(told, Prospect::Sale { colours: 1, best } if best != [0, 0]), "{told:?}");
    play.place(Work::Sale);
    // Without Blue nothing can be sold, with Green gone neither.
    assert_eq!(play.offered(), [Action::Withdraw(0), Action::Decline]);
    assert_eq!(play.refusal(Action::Withdraw(1)), Some(Refusal::LeavesNoSale));
    let mut declined = play.clone();
    declined.act(Action::Decline);
    assert!(declined.heard.contains(&Event::Declined { seat: ADA, offer: Offer::Card(3) }));
    assert!(declined.heard.contains(&Event::NoEffect { seat: ADA }));
    assert_eq!(declined.table().to_move(), BO);
    used(&mut play, 4, Action::Withdraw(0));
    assert_eq!(play.why(), Some(Why::Sale));
    play.act(Action::Sell(Art::Blue)).act(Action::Market { column: 4, row: 5 });
    assert_eq!(play.table().market.display[0], Some(Artwork::of(Art::Blue)), "the slot was empty");
}

#[test]
fn card_5_brings_three_points_when_the_noble_just_bought_is_discarded_by_choice_or_not() {
    let mut scene = scene(5);
    let mut play = scene.deal(1);
    play.place(Work::Noble).act(Action::Buy(3));
    let before = play.player(ADA).score;
    play.act(Action::Dismiss);
    assert!(is_used(&play, 5));
    assert_eq!(play.player(ADA).score - before, 3);
    scene.nobles(ADA, &[EMPAIN]);
    let mut play = scene.deal(1);
    let before = play.player(ADA).score;
    play.place(Work::Noble).act(Action::Buy(3));
    assert_eq!(play.player(ADA).score - before, 3, "a second Empain has to go");
    // Through the park, or kept, it is not.
    let mut play = self::scene(5).deal(1);
    play.act(Action::Office(Office::Park))
        .act(Action::Copy(Work::Noble))
        .act(Action::Buy(3))
        .act(Action::Dismiss);
    assert!(!is_used(&play, 5));
}

#[test]
fn card_6_discards_displayed_nobles_and_others_come_before_one_is_bought() {
    let mut play = scene(6).deal(1);
    play.place(Work::Noble);
    let row = play.table().nobles;
    used(&mut play, 6, Action::Guest(3));
    assert_eq!(play.why(), Some(Why::Guests { left: 3 }));
    play.act(Action::Guest(1)).act(Action::Decline);
    assert_eq!(play.why(), Some(Why::Noble));
    let now = play.table().nobles;
    assert_eq!((now[2], now[3]), (row[0], row[2]), "the rest slid to the right");
    assert!(now.iter().all(Option::is_some));
    // All four may go.
    let mut play = scene(6).deal(1);
    play.place(Work::Noble);
    for slot in 0..4 {
        play.act(Action::Guest(slot));
    }
    assert_eq!(play.why(), Some(Why::Noble));
    assert!(play.table().nobles.iter().all(Option::is_some));
}

#[test]
fn card_7_brings_two_jokers_and_card_8_makes_a_material_of_one() {
    let mut scene = scene(7);
    let mut play = scene.card(ADA, 8).deal(1);
    play.place(Work::Materials).act(Action::Material(Material::Wood)).act(Action::Material(Material::Glass));
    // The jokers come first, so that one of them can be exchanged.
    assert!(is_used(&play, 7));
    assert_eq!(play.player(ADA).jokers, 2);
    used(&mut play, 8, Action::Card);
    play.act(Action::Material(Material::Stone));
    assert_eq!((play.player(ADA).materials, play.player(ADA).jokers), ([1, 0, 1, 1], 1));
    // With one joker left in the supply the player is asked.
    let mut short = self::scene(7);
    short.player(BO).jokers = 14;
    let mut play = short.deal(1);
    play.place(Work::Materials).act(Action::Material(Material::Wood)).act(Action::Material(Material::Wood));
    used(&mut play, 7, Action::Card);
    assert_eq!(play.player(ADA).jokers, 1);
}

/// DV-10: wood and a joker for wood and iron, the joker through the card: the bonus of five, and two kinds of cubes.
#[test]
fn card_9_lets_a_cube_stand_for_another_and_card_10_counts_the_kinds() {
    let mut scene = scene(9);
    scene.table.needles = [2, 0]; // Wood and iron.
    // The third building costs three.
    scene.player(ADA).materials = [3, 0, 0, 0];
    scene.player(ADA).jokers = 1;
    let mut play = scene.card(ADA, 10).deal(1);
    play.place(Work::Build);
    let joker = Payment { materials: [2, 0, 0, 0], instead: Some(Cube::Joker), ..Payment::default() };
    let wood = Payment {
        materials: [2, 0, 0, 0],
        instead: Some(Cube::Material(Material::Wood)),
        ..Payment::default()
    };
    let plain = Payment { materials: [2, 0, 0, 0], jokers: 1, ..Payment::default() };
    assert_eq!(play.offered(), [plain, wood, joker].map(Action::Pay));
    let before = play.player(ADA).score;
    play.act(Action::Pay(joker));
    assert!(is_used(&play, 9));
    assert_eq!(play.player(ADA).score - before, 5);
    play.act(Action::Turn(1)).act(Action::House(at(2, 2)));
    used(&mut play, 10, Action::Card);
    assert_eq!(play.player(ADA).score - before, 5 + 2);
}

/// The glass of a pavilion's surcharge is none of the kinds that card 10 counts.
#[test]
fn card_10_does_not_count_the_glass_of_a_surcharge() {
    let mut scene = scene(10);
    scene.player(ADA).materials = [1, 0, 1, 2];
    let payment = Payment { materials: [1, 0, 1, 0], ..Payment::default() };
    let mut play = scene.deal(1);
    play.place(Work::Build).act(Action::Pay(payment)).act(Action::Turn(0)).act(Action::Pavilion(2));
    assert_eq!(play.player(ADA).materials, [0; 4]);
    let before = play.player(ADA).score;
    used(&mut play, 10, Action::Card);
    assert_eq!(play.player(ADA).score - before, 2);
}

#[test]
fn what_only_a_card_can_pay_for_may_be_declined() {
    let mut scene = scene(9);
    scene.table.needles = [2, 0];
    scene.player(ADA).materials = [2, 0, 0, 0];
    let mut play = scene.deal(1);
    let told = prospect(play.components(), play.table(), ADA, Work::Build, 1);
    assert!(matches!(told, Prospect::House { ways: 1, .. }), "no needle has to be turned: {told:?}");
    play.place(Work::Build);
    let wood = Payment {
        materials: [1, 0, 0, 0],
        instead: Some(Cube::Material(Material::Wood)),
        ..Payment::default()
    };
    assert_eq!(play.offered(), [Action::Pay(wood), Action::Decline]);
    play.act(Action::Decline);
    assert!(play.heard.contains(&Event::NoEffect { seat: ADA }) && !is_used(&play, 9));
}

/// Saintenoy's needle (side B) comes before paying, so that card 9 may pay for what it then asks for.
#[test]
fn a_needle_turned_before_paying_and_card_9_may_pay_together() {
    let options = Options { side_b_boards: true, belle_epoque: true, ..Options::default() };
    let mut scene = Scene::of(&Setup { seats: 3, options, edition: None });
    scene.board(ADA, Architect::Saintenoy);
    scene.table.needles = [3, 0]; // Francs and iron.
    scene.player(ADA).francs = 1;
    scene.player(ADA).materials = [2, 0, 0, 0];
    let without = scene.deal(1);
    let mut play = scene.card(ADA, 9).deal(1);
    let told = |play: &Play| prospect(play.components(), play.table(), ADA, Work::Build, 1);
    assert_eq!(told(&without), Prospect::Nothing);
    assert!(matches!(told(&play), Prospect::House { ways: 0, .. }), "a needle first: {:?}", told(&play));
    play.place(Work::Build);
    let turn = |needle, clockwise| Action::Adjust { needle, clockwise };
    assert_eq!(play.refusal(turn(1, true)), Some(Refusal::LeavesNoPayment));
    assert_eq!(play.offered(), [turn(0, true), turn(0, false), Action::Decline]);
    // Left as it is, nothing pays.
    let mut declined = play.clone();
    declined.act(Action::Decline);
    assert!(declined.heard.contains(&Event::NoEffect { seat: ADA }) && !is_used(&declined, 9));
    // On wood and iron, one wood stands for iron; nobody is forced to use the card.
    play.act(turn(0, false));
    let wood = Payment {
        materials: [1, 0, 0, 0],
        instead: Some(Cube::Material(Material::Wood)),
        ..Payment::default()
    };
    assert_eq!(play.offered(), [Action::Pay(wood), Action::Decline]);
    play.act(Action::Pay(wood));
    assert!(is_used(&play, 9));
    assert_eq!(play.why(), Some(Why::Turn));
}

#[test]
fn cards_11_and_12_pay_after_the_stock_exchange_for_workers_there_and_for_francs() {
    let mut scene = scene(11);
    scene.card(ADA, 12).table.offices[Office::StockExchange.index()].workers[BO.index()] = 1;
    scene.table.offices[Office::StockExchange.index()].executions = 1;
    scene.player(ADA).travellers = 1;
    scene.player(ADA).francs = 3;
    let mut play = scene.deal(1);
    play.act(Action::OfficeWith { office: Office::StockExchange, travellers: 1 });
    // The second execution costs two; three stand there now. The card pays five francs.
    used(&mut play, 11, Action::Card);
    assert_eq!(play.player(ADA).francs, 3 + 5 + 3);
    used(&mut play, 12, Action::Card);
    assert_eq!(play.player(ADA).score, 2);
    assert_eq!(play.table().in_offices(ADA), 1, "the traveller is nobody's");
}

#[test]
fn card_13_uses_one_noble_more_and_card_14_lets_a_used_one_go_for_the_salary() {
    let mut scene = scene(13);
    scene.nobles(ADA, &[BRUGMANN, EMPAIN]);
    let mut play = scene.card(ADA, 14).deal(1);
    play.act(Action::Office(Office::Square)).act(Action::Use(EMPAIN));
    assert_eq!(play.refusal(Action::Use(EMPAIN)), Some(Refusal::Exhausted));
    used(&mut play, 13, Action::Use(BRUGMANN));
    let before = play.player(ADA).francs;
    used(&mut play, 14, Action::Release(BRUGMANN));
    assert_eq!(play.player(ADA).francs - before, u16::from(play.components().noble(BRUGMANN).salary));
    assert!(!play.player(ADA).nobles.has(BRUGMANN));
    assert_eq!(play.table().noble_discard[usize::from(BRUGMANN)], 1);
}

#[test]
fn card_15_takes_a_stake_back_before_or_after_what_the_park_copies_and_the_worker_stays() {
    let mut scene = scene(15);
    scene.worker(ADA, at(3, 2), 4);
    for before in [true, false] {
        let mut play = scene.deal(1);
        play.act(Action::Office(Office::Park));
        let recover = Action::Recover { space: at(3, 2), francs: 4 };
        if before {
            play.act(recover);
            assert_eq!(play.why(), Some(Why::Park));
        }
        play.act(Action::Copy(Work::Workshop)).act(Action::Artwork(Art::Blue));
        if !before {
            assert_eq!(
                play.refusal(Action::Recover { space: at(3, 2), francs: 5 }),
                Some(Refusal::NotStaked)
            );
            used(&mut play, 15, recover);
        }
        assert!(is_used(&play, 15) && play.why().is_none());
        let spot = play.table().spot(at(3, 2));
        assert!(spot.worker.is_some() && spot.stake == 0);
        assert_eq!(play.player(ADA).francs, 14);
    }
    // A part of it, too.
    let mut play = scene.deal(1);
    play.act(Action::Office(Office::Park)).act(Action::Recover { space: at(3, 2), francs: 1 });
    assert_eq!(play.table().spot(at(3, 2)).stake, 3);
}

#[test]
fn card_16_scores_every_artwork_after_the_park() {
    let mut scene = scene(16);
    scene.artworks(ADA, Art::Blue, 3);
    let mut play = scene.deal(1);
    play.act(Action::Office(Office::Park)).act(Action::Copy(Work::Workshop)).act(Action::Artwork(Art::Blue));
    used(&mut play, 16, Action::Card);
    assert_eq!(play.player(ADA).score, 4);
}

#[test]
fn card_17_barters_two_cubes_for_an_artwork_or_a_coloured_one_for_two_cubes() {
    let mut scene = scene(17);
    scene.player(ADA).materials = [1, 0, 0, 0];
    scene.artworks(ADA, Art::Black, 1);
    scene.whites(ADA, Art::Green, 1);
    let mut play = scene.deal(1);
    play.act(Action::Office(Office::Market)).act(Action::Jokers(1));
    assert_eq!(play.refusal(Action::Artwork(Art::Black)), Some(Refusal::Black));
    assert_eq!(play.refusal(Action::Barter(Art::Green)), Some(Refusal::NotOwned(Art::Green)), "no white one");
    let mut given = play.clone();
    used(&mut given, 17, Action::Barter(Art::Black));
    given.act(Action::Cube(Cube::Joker)).act(Action::Cube(Cube::Material(Material::Glass)));
    assert_eq!((given.player(ADA).materials, given.player(ADA).jokers), ([1, 0, 0, 1], 2));
    used(&mut play, 17, Action::Artwork(Art::Blue));
    assert_eq!(play.refusal(Action::Cube(Cube::Material(Material::Iron))), Some(Refusal::NoCube));
    play.act(Action::Cube(Cube::Joker)).act(Action::Cube(Cube::Material(Material::Wood)));
    assert_eq!((play.player(ADA).materials(), play.player(ADA).jokers), (0, 0));
    assert!(play.player(ADA).owns(Art::Blue));
}

#[test]
fn card_18_brings_a_white_artwork_after_the_market() {
    let mut play = scene(18).deal(1);
    play.act(Action::Office(Office::Market)).act(Action::Jokers(0));
    assert_eq!(play.refusal(Action::White(Art::Black)), Some(Refusal::Black));
    used(&mut play, 18, Action::White(Art::Brown));
    assert_eq!(play.player(ADA).whites[Art::Brown.index()], 1);
}
