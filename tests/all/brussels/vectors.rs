//! The examples of the rulebook.

use super::scene::{
    ADA, BO, BRUGMANN, CY, EMPAIN, MAETERLINCK, SOLVAY, Scene, VAN_DE_VELDE, VANDERVELDE, at,
};
use salon::engine::{Game, Turn};
use salon::games::brussels_1893::Artwork;
use salon::games::brussels_1893::components::{Art, Needle, Office, Track, Work, Zone};
use salon::games::brussels_1893::grid::{Area, Iris};
use salon::games::brussels_1893::{
    Action, Brussels1893, Category, Event, Payment, Phase, Refusal, points, total,
};

/// TV-01: four players, corners 2-2 and 3-3.
#[test]
fn corner_2_2_leaves_columns_3_to_5_of_rows_3_to_5_and_3_3_the_opposite() {
    let mut scene = Scene::new(4);
    (scene.table.phase, scene.table.area) = (Phase::Corner, None);
    let stock = scene.components.stock.iter();
    let card = stock.clone().position(|card| *card.corners(4) == [Iris::at(2, 2), Iris::at(3, 3)]);
    let card = card.expect("the card of the example") as u8;
    (scene.table.stock, scene.table.stock_seen) = (Some(card), 1 << card);
    let mut play = scene.deal(1);
    assert_eq!(play.offered(), [Action::Corner(0), Action::Corner(1)]);
    play.act(Action::Corner(0));
    let area = play.table().area.expect("chosen");
    assert_eq!((area.columns, area.rows, area.size()), ([2, 4], [2, 4], 9));
    let area = Area::of(Iris::at(3, 3));
    assert_eq!((area.columns, area.rows), ([0, 2], [0, 2]));
}

/// TV-02: the owner of two artworks sells green, and brown goes back.
#[test]
fn selling_one_of_two_artworks_moves_the_marker_two_cells_and_returns_a_displayed_one() {
    let mut scene = Scene::new(3);
    scene.artworks(ADA, Art::Green, 1);
    scene.artworks(ADA, Art::Blue, 1);
    scene.table.market.display = [Some(Artwork::of(Art::Brown)), Some(Artwork::of(Art::Yellow))];
    scene.table.market.centre = [5, 5];
    let mut play = scene.deal(1);
    let (score, francs) = (play.player(ADA).score, play.player(ADA).francs);
    play.place(Work::Sale).act(Action::Sell(Art::Green));
    assert_eq!(
        play.refusal(Action::Market { column: 6, row: 5 }),
        Some(Refusal::OutOfReach { steps: 2, more: 0 })
    );
    play.act(Action::Market { column: 6, row: 6 }).act(Action::Replace(0));
    // Green lies in column 7 and row 5: 6 points and 2 francs, one franc less for the stake.
    assert_eq!((play.player(ADA).score - score, play.player(ADA).francs - francs), (6, 2 - 1));
    assert_eq!(play.table().market.display, [Some(Artwork::of(Art::Green)), Some(Artwork::of(Art::Yellow))]);
    assert_eq!(play.table().stacks[Art::Brown.index()], 6);
    assert_eq!(play.player(ADA).artworks(), 1);
}

/// TV-03: the fourth house, needles on wood and three francs.
#[test]
fn with_two_wood_a_joker_and_two_francs_one_payment_is_left_for_wood_and_three_francs() {
    let mut scene = Scene::new(3);
    scene.houses(ADA, &[at(1, 1), at(2, 1), at(3, 1)]);
    let find = |scene: &Scene, needle| {
        scene.components.compass.iter().position(|other| *other == needle).expect("on the compass") as u8
    };
    let wood = find(&scene, Needle::Material(salon::games::brussels_1893::components::Material::Wood));
    scene.table.needles = [wood, find(&scene, Needle::Francs)];
    let player = scene.player(ADA);
    (player.francs, player.materials, player.jokers) = (3, [2, 0, 2, 0], 1);
    let mut play = scene.deal(1);
    play.place(Work::Build);
    assert_eq!(play.player(ADA).francs, 2);
    let paid = Payment { materials: [2, 0, 0, 0], jokers: 1, in_francs: 0, instead: None };
    assert_eq!(play.offered(), [Action::Pay(paid)]);
    let score = play.player(ADA).score;
    play.act(Action::Pay(paid));
    assert_eq!(play.player(ADA).score, score, "a joker was used");
    // With more money there are others.
    scene.player(ADA).francs = 7;
    let mut play = scene.deal(1);
    play.place(Work::Build);
    for paid in [
        Payment { materials: [2, 0, 0, 0], jokers: 0, in_francs: 1, instead: None },
        Payment { materials: [1, 0, 0, 0], jokers: 0, in_francs: 2, instead: None },
    ] {
        assert_eq!(play.refusal(Action::Pay(paid)), None, "{paid:?}");
    }
    let three_wood = Payment { materials: [2, 0, 0, 0], jokers: 0, in_francs: 0, instead: None };
    assert_eq!(play.refusal(Action::Pay(three_wood)), Some(Refusal::Payment));
}

/// TV-04: the third to use the square at a table of four.
#[test]
fn the_third_on_the_square_of_four_pays_two_workers_and_uses_as_many_nobles_as_the_crown_says() {
    let mut scene = Scene::new(4);
    let square = &mut scene.table.offices[Office::Square.index()];
    (square.executions, square.workers) = (2, [0, 1, 1, 0, 0]);
    scene.nobles(ADA, &[BRUGMANN, EMPAIN, MAETERLINCK]);
    scene.level(ADA, Track::Crown, 2);
    let mut play = scene.deal(1);
    assert_eq!(play.table().workers_for(play.components(), Office::Square), 2);
    let reserve = play.player(ADA).reserve;
    play.act(Action::Office(Office::Square));
    assert_eq!(play.player(ADA).reserve, reserve - 2);
    play.act(Action::Use(MAETERLINCK)).act(Action::Use(BRUGMANN));
    assert_eq!(Brussels1893::turn(&play.state), Turn::Of(BO), "two is all");
    assert_eq!(play.player(ADA).ready().iter().collect::<Vec<_>>(), [EMPAIN]);
}

/// TV-05: passing first with two colours and a card from before.
#[test]
fn passing_first_brings_francs_for_colours_and_for_the_cards_taken_so() {
    let mut scene = Scene::new(3);
    scene.artworks(ADA, Art::Blue, 2);
    scene.artworks(ADA, Art::Green, 1);
    scene.player(ADA).face_down = 1;
    let mut play = scene.deal(1);
    let francs = play.player(ADA).francs;
    play.act(Action::Pass);
    assert_eq!(play.player(ADA).francs, francs + 2 + 2);
    assert_eq!(play.player(ADA).face_down, 2);
    assert_eq!(play.table().icons(play.components())[0], 2);
    assert!(play.heard.contains(&Event::Passed { seat: ADA, colours: 2, first: Some(2) }));
}

/// TV-06: three francs against two.
#[test]
fn who_laid_most_francs_in_a_column_receives_the_card() {
    let mut scene = Scene::new(3);
    scene.worker(ADA, at(2, 2), 3);
    scene.worker(BO, at(2, 3), 2);
    let mut play = scene.deal(1);
    assert_eq!(play.table().column_leaders(1).only(), Some(ADA));
    play.all_pass();
    assert_eq!((play.table().phase, play.table().to_move(), play.table().column), (Phase::Prestige, ADA, 1));
}

/// TV-07: two icons each, and the start player is last.
#[test]
fn a_tie_of_icons_goes_past_the_start_player() {
    let mut scene = Scene::new(3);
    scene.worker(ADA, at(2, 2), 1);
    scene.worker(ADA, at(3, 2), 1);
    // An icon on each of both cards.
    (scene.table.prestige[1], scene.table.prestige[2]) = (Some(6), Some(8));
    scene.table.first_passer = Some(BO);
    scene.player(BO).passed = true;
    scene.player(BO).face_down = 1;
    let mut play = scene.deal(1);
    assert_eq!(play.table().icons(play.components()), [2, 2, 0, 0, 0]);
    play.all_pass();
    assert_eq!((play.table().marker, play.table().start), (BO, ADA));
}

/// TV-08: three cards, two of them tucked.
#[test]
fn cards_go_under_zones_or_bring_their_rewards() {
    let mut scene = Scene::new(3);
    for column in 2..=4 {
        scene.worker(ADA, at(column, 2), 1);
    }
    // Architect and crown together.
    let both = scene.components.prestige.iter().position(|card| !card.choice && card.rewards == [0, 1, 1, 0]);
    scene.table.prestige[3] = both.map(|card| card as u8);
    scene.player(ADA).tucked[Zone::Nobles.index()].put(29);
    let mut play = scene.deal(1);
    play.all_pass().act(Action::Tuck(Zone::Nobles));
    assert_eq!(play.refusal(Action::Tuck(Zone::Nobles)), Some(Refusal::ZoneUsed));
    assert_eq!(play.refusal(Action::Rewards), Some(Refusal::NotOnCard), "it offers a choice");
    play.act(Action::Tuck(Zone::Francs)).act(Action::Rewards);
    let (table, c) = (play.table(), play.components());
    assert_eq!(play.player(ADA).levels, [0, 1, 1]);
    let values = [Zone::Nobles, Zone::Francs].map(|zone| table.zone_value(c, ADA, zone));
    assert_eq!(values, [3, 2]);
    let discarded = both.map(|card| table.prestige_discard.has(card as u8));
    assert_eq!(discarded, Some(true));
}

/// TV-09: `. G G / R B R / R B .`
#[test]
fn surrounded_irises_score_for_all_who_have_most_there() {
    let mut scene = Scene::new(3);
    scene.corner(3, 3);
    let (red, blue, green) = (ADA, BO, CY);
    for (seat, column, row) in
        [(green, 2, 3), (green, 3, 3), (red, 1, 2), (blue, 2, 2), (red, 3, 2), (red, 1, 1), (blue, 2, 1)]
    {
        scene.worker(seat, at(column, row), 1);
    }
    scene.level(red, Track::Iris, 3);
    scene.level(blue, Track::Iris, 2);
    scene.level(green, Track::Iris, 2);
    // Nobody receives a card that would raise a track.
    scene.table.prestige = [None; 5];
    let mut play = scene.deal(1);
    assert!(play.table().around(Iris::at(1, 2)).is_none());
    play.all_pass();
    assert_eq!([red, blue, green].map(|seat| play.player(seat).score), [3, 2, 2]);
    let counted: Vec<Iris> = play
        .heard
        .iter()
        .filter_map(|event| if let Event::Iris { iris, .. } = event { Some(*iris) } else { None })
        .collect();
    assert_eq!(counted, [Iris::at(1, 1), Iris::at(2, 2)]);
}

/// TV-10: one worker against two and two.
#[test]
fn all_who_have_most_workers_on_the_brussels_board_send_one_to_the_court() {
    let mut scene = Scene::new(3);
    scene.table.offices[0].workers = [1, 1, 0, 0, 0];
    scene.table.offices[0].executions = 2;
    scene.table.offices[3].workers = [1, 0, 2, 0, 0];
    scene.table.offices[3].executions = 2;
    let mut play = scene.deal(1);
    play.all_pass();
    assert_eq!([ADA, BO, CY].map(|seat| play.player(seat).court), [3, 2, 3]);
    assert_eq!([ADA, BO, CY].map(|seat| play.player(seat).reserve), [4, 5, 4]);
}

/// TV-11: the scoring of 135 points, line by line.
#[test]
fn the_example_of_the_final_scoring_comes_to_135() {
    let mut scene = Scene::new(3);
    scene.table.round = 5;
    scene.table.stock_seen = 0b1_1111;
    let nobles = [VAN_DE_VELDE, SOLVAY, VANDERVELDE, BRUGMANN];
    let salaries = nobles.map(|noble| scene.components.noble(noble).salary);
    assert_eq!((salaries.iter().sum::<u8>(), salaries[0]), (13, 5), "the example's sum");
    scene.nobles(ADA, &nobles);
    // Somebody else holds the marker.
    scene.table.first_passer = Some(BO);
    (scene.player(BO).passed, scene.player(BO).face_down) = (true, 1);
    let player = scene.player(ADA);
    (player.score, player.francs, player.court) = (80, 12, 0);
    (player.materials, player.jokers) = ([1, 1, 1, 0], 4);
    for art in [Art::Yellow, Art::Blue, Art::Brown] {
        scene.artworks(ADA, art, 1);
    }
    // Passing brings a franc for each colour.
    scene.player(ADA).francs = 12 - 3;
    scene.level(ADA, Track::Architect, 5);
    for column in 1..=5 {
        scene.house(ADA, at(column, 1));
    }
    scene.player(ADA).tucked[Zone::Workers.index()].put(29);
    let mut play = scene.deal(1);
    play.all_pass();
    assert_eq!((play.table().phase, play.table().to_move()), (Phase::Salaries, ADA));
    assert_eq!(play.player(ADA).jokers, 0);
    play.act(Action::Unpaid(VAN_DE_VELDE));
    assert_eq!((play.player(ADA).score, play.player(ADA).francs), (75, 4));
    let of = |category| points(play.components(), play.table(), ADA, category);
    let lines = [
        (Category::Track, 80),
        (Category::Unpaid, -5),
        (Category::Houses, 40),
        (Category::Materials, 3),
        (Category::StartPlayer, 0),
        (Category::Workers, 10),
        (Category::Nobles, 3),
        (Category::Artworks, 3),
        (Category::Francs, 1),
    ];
    for (category, expected) in lines {
        assert_eq!(of(category), expected, "{category:?}");
    }
    assert_eq!(total(play.components(), play.table(), ADA), 135);
    let sheet = Brussels1893::score(&play.state);
    assert_eq!((sheet.totals[0], sheet.rows.len()), (135, 9));
}
