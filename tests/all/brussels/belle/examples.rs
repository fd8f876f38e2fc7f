//! The worked examples of the expansion (rules.md, TV-12 to TV-15), and what follows from its rules.

use crate::brussels::scene::{ADA, BO, Scene, at};
use salon::engine::Edition;
use salon::games::brussels_1893::components::{Art, Material, Needle, NobleId, Track, Work, position_of};
use salon::games::brussels_1893::grid::Space;
use salon::games::brussels_1893::{
    Action, Artwork, Category, Options, Payment, Phase, Prospect, Refusal, Setup, Why, points, prospect,
    sales,
};

/// The middle space of the cross.
const MIDDLE: Space = at(3, 3);

/// TV-12. Whoever has acted on a space with a tile may put another worker on a free tile; on the one for buildings each of
/// them scores two more.
#[test]
fn after_acting_on_a_tile_another_worker_may_go_to_the_belle_epoque_board() {
    let mut scene = Scene::belle(4);
    scene.houses(ADA, &[at(1, 1), at(2, 1), at(4, 1)]);
    scene.tile(BO, 5);
    let mut play = scene.deal(1);
    assert!(play.table().spot(MIDDLE).tile);
    play.act(Action::Place { space: MIDDLE, stake: 1 });
    while play.why() != Some(Why::Tile) {
        let first = play.offered()[0];
        play.act(first);
    }
    let stand = |at: u8| play.table().belle.tiles[usize::from(at)].expect("it lies there");
    let free: Vec<u8> = (0..5).filter(|at| stand(*at).worker.is_none()).collect();
    let mut offered: Vec<Action> = free.iter().copied().map(Action::Tile).collect();
    offered.push(Action::Decline);
    assert_eq!(play.offered(), offered);
    let workers = play.player(ADA).reserve;
    let chosen = stand(free[0]).tile;
    play.act(Action::Tile(free[0]));
    assert_eq!(play.player(ADA).reserve, workers - 1);
    assert_eq!(play.table().belle.tiles(ADA).collect::<Vec<_>>(), [chosen]);
    assert_eq!(play.table().to_move(), BO);
}

#[test]
fn a_tile_for_buildings_scores_two_for_each_and_one_house_more_counts_with_them() {
    // DV-19: four houses, a pavilion, and an architect value of six.
    let mut scene = Scene::belle(3);
    scene.houses(ADA, &[at(1, 1), at(2, 1), at(4, 1), at(5, 1)]);
    scene.card(ADA, 24).tile(ADA, 6).tile(ADA, 8);
    scene.level(ADA, Track::Architect, 4);
    let play = scene.deal(1);
    assert_eq!(play.table().value(play.components(), ADA, Track::Architect), 6);
    assert_eq!(points(play.components(), play.table(), ADA, Category::Houses), 36 + 12);
}

/// TV-13. The third place costs two glass more, which jokers do not pay; its card is taken.
#[test]
fn a_pavilion_costs_its_surcharge_in_glass_and_brings_the_card_of_its_place() {
    let mut scene = Scene::belle(3);
    scene.player(ADA).materials = [2, 0, 1, 1];
    scene.player(ADA).jokers = 3;
    let payment = Payment { materials: [1, 0, 1, 0], ..Payment::default() };
    let mut play = scene.deal(1);
    play.place(Work::Build).act(Action::Pay(payment)).act(Action::Turn(0));
    assert_eq!(play.refusal(Action::Pavilion(2)), Some(Refusal::Glass { missing: 1 }));
    assert_eq!(play.refusal(Action::Pavilion(1)), None);
    assert_eq!(play.refusal(Action::House(MIDDLE)), Some(Refusal::HasTile));
    scene.player(ADA).materials = [1, 0, 1, 2];
    let mut play = scene.deal(1);
    let card = play.table().belle.places[2].expect("a card lies there").card;
    play.place(Work::Build).act(Action::Pay(payment)).act(Action::Turn(0)).act(Action::Pavilion(2));
    assert_eq!(play.player(ADA).materials[Material::Glass.index()], 0);
    assert_eq!((play.player(ADA).houses, play.table().materials[Material::Glass.index()]), (1, 10));
    assert_eq!(play.table().belle.cards(ADA).collect::<Vec<_>>(), [(card, false)]);
}

/// TV-14. A row with workers of two colours brings two points; DV-12: the neutral one is a colour, too.
#[test]
fn a_pavilion_counts_the_colours_of_workers_in_its_row() {
    let mut scene = Scene::belle(3);
    scene.corner(4, 4);
    scene.card(ADA, 13);
    for (seat, column) in [(BO, 2), (ADA, 3), (ADA, 4)] {
        scene.worker(seat, at(column, 1), 1);
    }
    assert_eq!(scene.table.colours_in(0), 2);
    let mut play = scene.deal(1);
    let before = play.player(ADA).score;
    play.ends_round();
    assert_eq!(play.player(ADA).score - before, 2);
}

/// TV-15, with DV-18, DV-20 and DV-11: what tiles bring at the end.
#[test]
fn tiles_bring_what_they_say_by_levels_points_artworks_and_contacts() {
    for level in 1..=6 {
        let mut scene = Scene::belle(3);
        scene.level(ADA, Track::Iris, level);
        scene.level(ADA, Track::Crown, level);
        let play = scene.tile(ADA, 3).deal(1);
        assert_eq!(play.table().to_come(play.components(), ADA), [0, 3 * u16::from(level)]);
        let mut scene = Scene::belle(3);
        scene.level(ADA, Track::Crown, level);
        let play = scene.tile(ADA, 5).deal(1);
        assert_eq!(play.table().to_come(play.components(), ADA), [2 * u16::from(level), 0]);
    }
    let mut scene = Scene::belle(2);
    scene.player(ADA).score = 83;
    let play = scene.tile(ADA, 1).deal(1);
    assert_eq!(play.table().to_come(play.components(), ADA), [11, 0]);
    let mut scene = Scene::belle(2);
    scene.artworks(ADA, Art::Blue, 3);
    scene.whites(ADA, Art::Green, 2).tile(ADA, 4);
    scene.player(ADA).tucked[2].put(0);
    let play = scene.deal(1);
    assert_eq!(points(play.components(), play.table(), ADA, Category::Artworks), 14);
    for (seats, each) in [(2, 4), (3, 5), (4, 6), (5, 7)] {
        let mut scene = Scene::belle(seats);
        scene.houses(ADA, &[at(1, 1), at(1, 2), at(2, 1)]);
        let play = scene.tile(ADA, 9).deal(1);
        assert_eq!(play.table().contacts(ADA), 2);
        assert_eq!(play.table().to_come(play.components(), ADA), [2 * each, 0]);
    }
}

/// DV-21. The seventh level is there once a worker stands on the tile.
#[test]
fn the_last_level_of_the_architect_track_is_worth_fifteen_a_building() {
    const VAN_DE_VELDE: NobleId = 5;
    let mut scene = Scene::belle(3);
    scene.houses(ADA, &[at(1, 1), at(2, 1), at(4, 1), at(5, 1), at(1, 2)]);
    scene.level(ADA, Track::Architect, 6);
    scene.table.nobles[3] = Some(VAN_DE_VELDE);
    let without = scene.deal(1);
    assert_eq!(points(without.components(), without.table(), ADA, Category::Houses), 50);
    let mut with = scene.tile(ADA, 10).deal(1);
    assert_eq!(points(with.components(), with.table(), ADA, Category::Houses), 50);
    with.place(Work::Noble).act(Action::Buy(3));
    assert_eq!(with.player(ADA).level(Track::Architect), 6);
    assert_eq!(points(with.components(), with.table(), ADA, Category::Houses), 75);
    // Without the tile the step is lost.
    let mut without = without;
    without.place(Work::Noble).act(Action::Buy(3));
    assert_eq!(without.player(ADA).level(Track::Architect), 5);
}

/// DV-09. A white artwork brings half of what its colour brings.
#[test]
fn a_white_artwork_is_sold_for_half_and_blocks_white_ones_only() {
    let mut scene = Scene::belle(3);
    scene.whites(ADA, Art::Green, 1).whites(BO, Art::Blue, 1);
    let mut play = scene.deal(1);
    play.place(Work::Sale);
    assert_eq!(play.offered(), [Action::SellWhite(Art::Green)]);
    play.act(Action::SellWhite(Art::Green));
    assert_eq!(play.offered().len(), 5, "any colour, black too");
    play.act(Action::As(Art::Blue));
    let Action::Market { column, row } = play.offered()[0] else { panic!("the marker moves") };
    let [points, francs] = play.components().market.pays([column, row], Art::Blue);
    let before = *play.player(ADA);
    play.act(Action::Market { column, row });
    let after = play.player(ADA);
    assert_eq!(
        (after.score - before.score, after.francs - before.francs),
        ((points / 2).into(), (francs / 2).into())
    );
    assert_eq!(after.whites(), 0);
    assert!(play.table().is_white_displayed() && !play.table().is_displayed(Art::Green));
    // Bo's cannot be sold now, but a coloured one of either colour could.
    assert!(!play.table().can_sell(BO));
}

#[test]
fn no_house_stands_on_a_tile_and_neutral_workers_stay_away_from_them() {
    let mut scene = Scene::belle(2);
    (scene.table.phase, scene.player(ADA).neutral, scene.player(BO).neutral) = (Phase::Neutral, 1, 1);
    let play = scene.deal(1);
    assert_eq!(play.refusal(Action::Neutral(MIDDLE)), Some(Refusal::HasTile));
    assert!(play.offered().iter().all(|action| *action != Action::Neutral(at(2, 3))));
}

#[test]
fn what_a_sale_would_bring_counts_each_colour_once_and_names_what_a_white_artwork_pays() {
    let seen = |scene: &Scene| {
        let play = scene.deal(1);
        prospect(play.components(), play.table(), ADA, Work::Sale, 0)
    };
    let colours =
        |prospect: Prospect| if let Prospect::Sale { colours, .. } = prospect { colours } else { 0 };
    let mut scene = Scene::belle(3);
    scene.artworks(ADA, Art::Blue, 1);
    assert_eq!(colours(seen(&scene)), 1);
    assert_eq!(colours(seen(scene.whites(ADA, Art::Green, 1))), 5);
    // Two artworks move the marker by two; the white one alone pays half of what it finds there.
    let mut white = Scene::belle(3);
    let play = white.whites(ADA, Art::Green, 2).deal(1);
    let best = (play.table().sellable(ADA))
        .flat_map(|sold| sales(play.components(), play.table(), ADA, sold))
        .map(|(centre, pays)| {
            let full = Art::ALL.map(|art| play.components().market.pays(centre, art).map(|of| of / 2));
            assert!(full.contains(&pays));
            pays[0] + pays[1]
        });
    let Prospect::Sale { best: told, .. } = seen(&white) else { panic!("a sale") };
    assert_eq!(best.max(), Some(told[0] + told[1]));
}

/// The printed box has even numbers alone; an edition may have others.
#[test]
fn half_of_an_odd_number_is_rounded_down() {
    let odd = r#"{"game": "brussels-1893", "market": {"points_by_column": [5, 4, 3, 3, 3, 4, 5], "francs_by_row": [5, 4, 1, 1, 1, 4, 5]}}"#;
    let options = Options { belle_epoque: true, ..Options::default() };
    let mut scene = Scene::of(&Setup { seats: 3, options, edition: Some(Edition(odd.to_owned())) });
    scene.whites(ADA, Art::Green, 1);
    let play = scene.deal(1);
    let sold = play.table().sellable(ADA).next().expect("it can be sold");
    // With one artwork the marker moves to a place beside the middle: four and three points, four francs and one.
    let mut paid: Vec<[u8; 2]> =
        sales(play.components(), play.table(), ADA, sold).map(|(_, pays)| pays).collect();
    paid.sort_unstable();
    paid.dedup();
    let halves = |pays: &[u8; 2]| [1, 2].contains(&pays[0]) && [0, 2].contains(&pays[1]);
    assert!(paid.iter().all(halves) && paid.iter().any(|pays| pays[0] == 1 || pays[1] == 0), "{paid:?}");
}

/// A white artwork is any colour that is not on display.
#[test]
fn a_white_artwork_is_not_sold_as_a_colour_on_display() {
    let mut scene = Scene::belle(3);
    scene.whites(ADA, Art::Green, 1);
    scene.table.market.display[0] = Some(Artwork::of(Art::Blue));
    let mut play = scene.deal(1);
    play.place(Work::Sale).act(Action::SellWhite(Art::Green));
    assert_eq!(play.refusal(Action::As(Art::Blue)), Some(Refusal::Displayed(Art::Blue)));
    assert_eq!(play.offered().len(), 4);
}

/// All white artworks together bring one franc in passing.
#[test]
fn white_artworks_together_are_one_colour_in_passing() {
    let mut scene = Scene::belle(3);
    scene.whites(BO, Art::Green, 1).whites(BO, Art::Blue, 2);
    scene.artworks(BO, Art::Blue, 1);
    let mut play = scene.deal(1);
    play.act(Action::Pass);
    let before = play.player(BO).francs;
    play.act(Action::Pass);
    assert_eq!(play.player(BO).francs - before, 2);
}

/// A traveller goes to no tile, and without a worker in the reserve none is asked for.
#[test]
fn no_traveller_goes_to_a_tile() {
    let mut scene = Scene::belle(3);
    scene.player(ADA).travellers = 2;
    scene.player(ADA).court = 6;
    let mut play = scene.deal(1);
    play.act(Action::Place { space: MIDDLE, stake: 1 });
    assert_eq!((play.player(ADA).reserve, play.player(ADA).travellers), (0, 2));
    assert_eq!(play.table().to_move(), BO);
}

/// A pavilion is a building for the free action of a house on a building space.
#[test]
fn pavilions_count_for_the_free_action_of_building() {
    let mut scene = Scene::belle(3);
    scene.card(BO, 3).card(BO, 4);
    let space = scene.deal(1).space(Work::Build);
    scene.house(BO, space);
    let mut play = scene.deal(1);
    play.act(Action::Place { space, stake: 1 });
    assert_eq!(play.player(BO).score, 3);
}

#[test]
fn the_two_nobles_of_the_expansion_bring_a_traveller_and_a_white_artwork() {
    const NAGELMACKERS: NobleId = 8;
    const PRIVAT_LIVEMONT: NobleId = 9;
    let mut scene = Scene::belle(3);
    scene.table.nobles = [None, None, Some(PRIVAT_LIVEMONT), Some(NAGELMACKERS)];
    let mut play = scene.deal(1);
    let mut white = play.clone();
    play.place(Work::Noble).act(Action::Buy(3));
    assert_eq!((play.player(ADA).travellers, play.table().belle.train), (1, 3));
    white.place(Work::Noble).act(Action::Buy(2));
    assert_eq!(white.refusal(Action::White(Art::Black)), Some(Refusal::Black));
    white.act(Action::White(Art::Blue));
    assert_eq!((white.player(ADA).whites(), white.player(ADA).coloured()), (1, 0));
    // An empty train brings nobody.
    scene.player(BO).travellers = 4;
    let mut play = scene.deal(1);
    play.place(Work::Noble).act(Action::Buy(3));
    assert_eq!(play.player(ADA).travellers, 0);
}

/// Without its arrow a needle stops at the glass, which is then paid for.
#[test]
fn a_needle_stops_at_the_glass() {
    let mut scene = Scene::belle(3);
    let compass = scene.components.compass(true).to_vec();
    let glass = compass.iter().position(|point| *point == Needle::Material(Material::Glass));
    let glass = glass.expect("it is there") as u8;
    scene.table.needles = [glass - 1, position_of(&compass, Material::Wood)];
    let [turned, _] = scene.table.turned(&scene.components, 0, true).expect("it turns");
    assert_eq!(turned, glass);
    scene.table.needles[0] = glass;
    scene.player(ADA).materials = [1, 0, 0, 1];
    let mut play = scene.deal(1);
    play.place(Work::Build);
    let payment = Payment { materials: [1, 0, 0, 1], ..Payment::default() };
    assert_eq!(play.offered(), [Action::Pay(payment)]);
}
