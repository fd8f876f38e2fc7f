use super::super::grid::Space;
use super::belle::{Boon, Deed, Moment};
use super::*;
use crate::engine::every_figure_is_read;

fn with(edition: &str) -> Result<Arc<Components>, NewGameError> {
    Components::of(Some(&Edition(edition.into())))
}

fn refused(edition: &str) -> String {
    match with(edition) {
        Err(NewGameError::Edition(fault)) => fault.to_string(),
        other => panic!("{edition}: {:?}", other.map(|_| "accepted")),
    }
}

#[test]
fn every_figure_of_the_box_is_read() {
    every_figure_is_read(&BOX);
}

#[test]
fn the_counts_of_the_box_are_those_of_the_rulebook() {
    assert_eq!(BOX.nobles.map(|noble| noble.copies).iter().sum::<u8>(), 5 + 27);
    assert_eq!((BOX.prestige.len(), BOX.stock.len(), BOX.strips.len()), (30, 12, 5));
    assert_eq!(BOX.artworks.iter().sum::<u8>(), 30);
    assert_eq!((BOX.materials, BOX.jokers), ([10; 4], 15));
    assert_eq!((BOX.start.francs, BOX.start.workers, BOX.start.in_court), ([5, 6, 7, 8, 9], 7, 2));
    assert_eq!(BOX.side_a.tiers.map(|tier| (tier.cubes, tier.points)), [(2, 0), (3, 0), (4, 5)]);
    assert_eq!(BOX.noble(BOX.start.noble).effect, Effect::Francs(5));
    for work in Work::ALL {
        for side in [0, 1] {
            let found = BOX.strips.iter().flat_map(|strip| strip.sides[side]).filter(|other| *other == work);
            assert_eq!(found.count(), 5, "{work:?}");
        }
    }
}

#[test]
fn solvay_gives_a_material_or_two_for_a_joker() {
    let solvay = BOX.noble(2);
    assert_eq!(solvay.effect, Effect::Materials(1));
    assert_eq!(solvay.or, Some(Effect::Exchange { jokers: 1, materials: 2 }));
}

#[test]
fn the_second_side_of_a_board_differs_in_one_area_and_an_ability() {
    let a = &BOX.side_a;
    let changed = |architect: Architect| {
        let b = BOX.board(architect, true);
        let track = |track: Track| a.tracks[track.index()] != b.tracks[track.index()];
        let areas = [
            track(Track::Iris),
            track(Track::Crown),
            track(Track::Architect),
            a.zone_value != b.zone_value,
            a.tiers != b.tiers,
        ];
        assert!(BOX.board(architect, false) == a && b.ability.is_some());
        areas.iter().position(|area| *area).filter(|_| areas.iter().filter(|area| **area).count() == 1)
    };
    assert_eq!(Architect::ALL.map(changed), [Some(0), Some(1), Some(2), Some(3), Some(4)]);
    let [iron, stone, wood] = [Material::Iron, Material::Stone, Material::Wood].map(Cube::Material);
    let cubes = Ability::ArtworkCube([iron, stone, wood, Cube::Material(Material::Glass)]);
    assert_eq!(BOX.board(Architect::Cauchie, true).ability, Some(cubes));
}

#[test]
fn houses_leave_the_board_from_the_bottom_tier_up() {
    let tiers: Vec<_> = (0..=6).map(|built| BOX.side_a.tier(built)).collect();
    assert_eq!(tiers, [Some(0), Some(0), Some(1), Some(1), Some(2), Some(2), None]);
    let other = with(r#"{"board": {"tiers": [{"id": "bottom", "houses": 3}, {"id": "top", "houses": 1}]}}"#);
    let board = other.expect("three, two, one").side_a;
    assert_eq!((board.tier(2), board.tier(3), board.tier(5)), (Some(0), Some(1), Some(2)));
}

#[test]
fn a_needle_that_reaches_the_arrow_goes_on_to_iron() {
    let at = |needle| BOX.compass.iter().position(|other| *other == needle).expect("it is there") as u8;
    let [iron, arrow] = [at(Needle::Material(Material::Iron)), at(Needle::Arrow)];
    let before = (arrow + BOX.compass.len() as u8 - 1) % BOX.compass.len() as u8;
    assert_eq!(clockwise(&BOX.compass, before), iron);
    for position in (0..BOX.compass.len() as u8).filter(|position| *position != arrow) {
        let next = clockwise(&BOX.compass, position);
        assert!(next != arrow && next != position);
        assert_eq!(
            counterclockwise(&BOX.compass, next),
            Some(position).filter(|_| next != iron),
            "from {next}"
        );
    }
}

#[test]
fn the_market_pays_by_the_square_of_the_colour() {
    // The concrete case of the rules: the marker on 6, 6, green to the lower right of it.
    assert_eq!(BOX.market.pays([6, 6], Art::Green), [6, 2]);
    assert_eq!(BOX.market.pays(BOX.market.start, Art::Black), [0, 0]);
}

#[test]
fn brussels_costs_one_worker_more_each_time_or_every_second_time() {
    let prices = |seats| [0, 1, 2, 3, 4].map(|executions| BOX.price(executions, seats));
    assert_eq!((prices(2), prices(3)), ([1, 2, 3, 4, 5], [1, 2, 3, 4, 5]));
    assert_eq!((prices(4), prices(5)), ([1, 1, 2, 2, 3], [1, 1, 2, 2, 3]));
}

#[test]
fn an_edition_corrects_any_figure() {
    let corrected = with(
        r#"{"name": "my copy", "game": "brussels-1893",
            "nobles": [{"id": "buls", "salary": 3, "copies": 4}, {"id": "empain", "copies": 2, "reconstructed": false}],
            "stock_cards": [{"id": "X01", "francs": 9, "corners": {"5": [[1, 4], [4, 1], [1, 1]]}}],
            "prestige_cards": [{"id": "P25", "rewards": ["iris", "iris"], "icons": 1, "points": 2}],
            "compass": {"positions_clockwise": ["iron", "wood", "francs", "any", "stone", "blank", "glass"]},
            "market": {"points_by_column": [0, 0, 2, 2, 4, 4, 6]},
            "architects": [{"id": "horta", "architect_points": [0, 1, 1, 2, 3, 5], "ability": {"francs": 3}},
                {"id": "strauven", "tiers": [{"id": "top", "cubes": 4}]}],
            "strips": [{"id": "S1", "A": ["sale", "workshop", "noble", "materials", "build"]}]}"#,
    )
    .expect("a good edition");
    assert_eq!((corrected.nobles[3].salary, corrected.nobles[3].copies), (3, 4));
    assert_eq!((corrected.stock(0).francs, corrected.stock(0).corners(5).len()), (9, 3));
    let Prestige { rewards, icons, points, .. } = corrected.prestige(24);
    assert_eq!((rewards, icons, points), (&[2, 0, 0, 0], &1, &2));
    assert_eq!(corrected.needles, [1, 4]);
    assert_eq!(corrected.market.points[0], 0);
    let horta = corrected.board(Architect::Horta, true);
    assert_eq!(horta.tracks[2], [0, 1, 1, 2, 3, 5]);
    assert_eq!(horta.ability, Some(Ability::Gain { after: Work::Materials, francs: 3, points: 0 }));
    assert_eq!(corrected.board(Architect::Strauven, true).tiers, BOX.side_a.tiers);
    assert_eq!(corrected.strips[0].sides[0][0], Work::Sale);
}

#[test]
fn an_edition_that_cannot_be_is_told_what_is_wrong_and_where() {
    for (edition, fault) in [
        // The box as a whole.
        ("[]", ": a list, not an object"),
        (r#"{"game": "bruges"}"#, r#"game: made for the game "bruges""#),
        (r#"{"nobles": [{"id": "horta", "salary": 3}]}"#, "nobles[horta]: no such thing"),
        (r#"{"rounds": 6}"#, "rounds: 6 is not in 1 to 5"),
        // Set-up.
        (r#"{"setup": {"francs_by_seat": [5, 6, 7, 8]}}"#, "setup.francs_by_seat: counted 4 , needed 5 to 5"),
        (r#"{"setup": {"workers_in_court": 7}}"#, "setup.workers_in_court: 7 is not in 0 to 6"),
        (r#"{"setup": {"neutral_workers_each": 2}}"#, "setup.neutral_workers_each: 2 is not in 0 to 1"),
        (r#"{"setup": {"noble": "buls"}}"#, "nobles[buls].copies: 3, but 5 by setup.francs_by_seat"),
        // Strips.
        (
            r#"{"strips": [{"id": "S1", "A": ["workshop", "sale", "noble", "materials", "sale"]}]}"#,
            "strips[S1].A: counted 2 sale, needed 1 to 1",
        ),
        (
            r#"{"strips": [{"id": "S2", "B": ["workshop", "sale", "noble", "market", "sale"]}]}"#,
            "strips[S2].B[3]: market is none of workshop, sale, noble, materials, build",
        ),
        (r#"{"strips": [{"id": "S2", "B": ["sale"]}]}"#, "strips[S2].B: counted 1 , needed 5 to 5"),
        // The Brussels board.
        (
            r#"{"brussels": {"executions_per_price": {"2": 0}}}"#,
            "brussels.executions_per_price.2: 0 is not in 1 to 30",
        ),
        (r#"{"brussels": {"noble_costs": [3, 2, 1]}}"#, "brussels.noble_costs: counted 3 , needed 4 to 4"),
        (r#"{"brussels": {"noble_costs": [3, 2, 1, 1]}}"#, "brussels.noble_costs[3]: 1 is not in 0 to 0"),
        // The compass.
        (
            r#"{"compass": {"positions_clockwise": ["wood", "iron", "stone", "any", "francs"]}}"#,
            "compass.positions_clockwise: counted 0 glass, needed 1 to 1",
        ),
        (
            r#"{"compass": {"positions_clockwise": ["wood", "iron", "stone", "glass", "blank", "blank"]}}"#,
            "compass.positions_clockwise: counted 2 blank, needed 0 to 1",
        ),
        (
            r#"{"compass": {"positions_clockwise": ["wood", "any", "francs", "iron", "stone", "glass"]}}"#,
            "compass.positions_clockwise: counted 2 iron … glass, needed 3 to 5",
        ),
        (r#"{"compass": {"start_needles": ["wood", "wood"]}}"#, "compass.start_needles[1]: named twice"),
        (
            r#"{"compass": {"start_needles": ["wood", "glass"]}}"#,
            "compass.start_needles[1]: glass is none of wood, iron, stone",
        ),
        // The art market.
        (
            r#"{"market": {"points_by_column": [6, 5, 2, 0, 2, 4, 6]}}"#,
            "market.black_most.points: 4, but 5 by market.points_by_column",
        ),
        (
            r#"{"market": {"marker": {"offsets": {"blue": [-1, 1]}}}}"#,
            "market.marker.offsets.blue: named twice",
        ),
        (
            r#"{"market": {"marker": {"offsets": {"blue": [2, 1]}}}}"#,
            "market.marker.offsets.blue[0]: 2 is not in -1 to 1",
        ),
        (
            r#"{"market": {"marker": {"start_centre": [1, 4]}}}"#,
            "market.marker.start_centre[0]: 1 is not in 2 to 6",
        ),
        // Supplies.
        (r#"{"materials": [{"id": "wood", "supply": 0}]}"#, "materials[wood].supply: 0 is not in 1 to 30"),
        (
            r#"{"artworks": [{"id": "yellow", "supply": 1}, {"id": "blue", "supply": 1}, {"id": "brown", "supply": 1},
                {"id": "green", "supply": 1}]}"#,
            "artworks: counted 4 yellow, blue, brown, green, needed 5 to 120",
        ),
        (r#"{"materials": [{"id": "wood", "name": "oak"}]}"#, "materials[wood].name: no such thing"),
        // Stock exchange cards.
        (
            r#"{"stock_cards": [{"id": "X03", "corners": {"3": [[1, 5]]}}]}"#,
            "stock_cards[X03].corners.3[0][1]: 5 is not in 1 to 4",
        ),
        (
            r#"{"stock_cards": [{"id": "X03", "corners": {"3": [[1, 2], [1, 2]]}}]}"#,
            "stock_cards[X03].corners.3[1]: named twice",
        ),
        (
            r#"{"stock_cards": [{"id": "X03", "corners": {"3": []}}]}"#,
            "stock_cards[X03].corners.3: counted 0 , needed 1 to 4",
        ),
        (
            r#"{"stock_cards": [{"id": "X03", "corners": {"6": []}}]}"#,
            "stock_cards[X03].corners.6: no such thing",
        ),
        // Prestige cards.
        (
            r#"{"prestige_cards": [{"id": "P01", "rewards": ["iris", "iris"]}]}"#,
            "prestige_cards[P01].rewards[1]: named twice",
        ),
        (
            r#"{"prestige_cards": [{"id": "P13", "rewards": ["rose"]}]}"#,
            "prestige_cards[P13].rewards[0]: rose is none of iris, crown, architect, free_worker",
        ),
        (
            r#"{"prestige_cards": [{"id": "P13", "points": -1}]}"#,
            "prestige_cards[P13].points: -1 is not in 0 to 9",
        ),
        // Nobles.
        (r#"{"nobles": [{"id": "solvay", "copies": 4}]}"#, "noble_deck.base: 21, but 22 by nobles"),
        (
            r#"{"nobles": [{"id": "brugmann", "copies": 4}]}"#,
            "nobles[brugmann].copies: 4, but 5 by setup.francs_by_seat",
        ),
        (r#"{"nobles": [{"id": "buls", "salary": 31}]}"#, "nobles[buls].salary: 31 is not in 0 to 30"),
        (
            r#"{"nobles": [{"id": "buls", "effect": {"op": "fly"}}]}"#,
            "nobles[buls].effect.op: fly is none of gain_francs, gain_points, gain_jokers, gain_materials, exchange, advance, free_worker, gain_traveller, white_artwork",
        ),
        // Architect boards.
        (
            r#"{"board": {"tiers": [{"id": "top", "houses": 3}]}}"#,
            "board.tiers: counted 7 houses, needed 6 to 6",
        ),
        (
            r#"{"board": {"tiers": [{"id": "top", "cubes": 1}]}}"#,
            "board.tiers[top].cubes: 1 is not in 2 to 9",
        ),
        (r#"{"board": {"iris_points": [1, 3, 2, 4, 5, 6]}}"#, "board.iris_points[2]: 2 is not in 3 to 30"),
        (r#"{"board": {"crown_activations": null}}"#, "board.crown_activations: null, not a list"),
        (
            r#"{"architects": [{"id": "hankar", "iris_points": [1, 2, 3]}]}"#,
            "architects[hankar].iris_points: counted 3 , needed 6 to 6",
        ),
        (
            r#"{"architects": [{"id": "hankar", "zone_value": 2}]}"#,
            "architects[hankar].zone_value: no such thing",
        ),
        (
            r#"{"architects": [{"id": "cauchie", "ability": {"cubes": {"green": "clay"}}}]}"#,
            "architects[cauchie].ability.cubes.green: clay is none of wood, iron, stone, glass, joker",
        ),
        // Scoring.
        (r#"{"scoring": {"francs_per_unit": 0}}"#, "scoring.francs_per_unit: 0 is not in 1 to 30"),
    ] {
        assert_eq!(refused(edition), fault, "{edition}");
    }
}

#[test]
fn an_edition_corrects_cards_and_tiles_of_belle_epoque() {
    let corrected = with(
        r#"{"belle_epoque": {"travellers": 6, "surcharges": [0, 0, 1, 0, 0], "tiles_in_play": {"5": 5},
            "cross": [[1, 1], [2, 3], [4, 3], [3, 2], [3, 4]],
            "cards": [{"id": "C01", "hook": "after_action:build"}, {"id": "C03", "effect": {"op": "extra_marker_steps", "amount": 4}}],
            "tiles": [{"id": "T02", "effect": {"op": "zone_bonus", "amount": 3}}]}}"#,
    )
    .expect("a good edition");
    let (belle, printed) = (&corrected.belle, &BOX.belle);
    assert_eq!((belle.travellers, belle.surcharges), (6, [0, 0, 1, 0, 0]));
    assert_eq!((belle.tiles_in_play, belle.cross[0]), ([3, 4, 5, 5], Space::at(0, 0)));
    assert_eq!(
        (belle.cards[0].moment, belle.cards[0].deed),
        (Moment::After(Work::Build), printed.cards[0].deed)
    );
    assert_eq!(belle.cards[2].deed, Deed::Steps(4));
    assert_eq!((belle.tiles[1], belle.tiles[0]), (Boon::Zone(3), printed.tiles[0]));
}

#[test]
fn an_edition_of_belle_epoque_that_cannot_be_is_told_what_is_wrong_and_where() {
    for (edition, fault) in [
        (r#"{"travellers": 0}"#, "belle_epoque.travellers: 0 is not in 1 to 9"),
        (r#"{"tiles_in_play": {"2": 7}}"#, "belle_epoque.tiles_in_play: counted 7 2, needed 1 to 6"),
        (r#"{"tiles_in_play": {"6": 1}}"#, "belle_epoque.tiles_in_play.6: no such thing"),
        (r#"{"surcharges": [0, 1]}"#, "belle_epoque.surcharges: counted 2 , needed 5 to 5"),
        (r#"{"cross": [[3, 3], [3, 3], [4, 3], [3, 2], [3, 4]]}"#, "belle_epoque.cross[1]: named twice"),
        (
            r#"{"cross": [[3, 6], [2, 3], [4, 3], [3, 2], [3, 4]]}"#,
            "belle_epoque.cross[0][1]: 6 is not in 1 to 5",
        ),
        (r#"{"white_divisor": 0}"#, "belle_epoque.white_divisor: 0 is not in 1 to 30"),
        (r#"{"cards": [{"id": "C33", "hook": "round_start"}]}"#, "belle_epoque.cards[C33]: no such thing"),
        (
            r#"{"cards": [{"id": "C01", "effect": {"op": "fly"}}]}"#,
            "belle_epoque.cards[C01].effect.op: fly is none of gain_francs, gain_points, gain_jokers, exchange, flip_artwork, extra_marker_steps, return_market_tile, discard_displayed_nobles, substitute_cube, use_noble, discard_noble_for_salary, recover_stake, barter, white_artwork, gain_traveller, override_try_square, extra_turn, use_discarded_noble, swap_column_card, icons, double_worker, recover_brussels_worker",
        ),
        (
            r#"{"cards": [{"id": "C02", "hook": "round_start"}]}"#,
            "belle_epoque.cards[C02].hook: round_start is none of after_action:workshop",
        ),
        (
            r#"{"cards": [{"id": "C02", "hook": "at_tea"}]}"#,
            "belle_epoque.cards[C02].hook: at_tea is none of after_action:workshop",
        ),
        (
            r#"{"cards": [{"id": "C01", "effect": {"op": "gain_francs", "per": "hats"}}]}"#,
            "belle_epoque.cards[C01].effect.per: hats is none of artworks, white_artworks, cube_kinds, on_stock_exchange, francs, ready_nobles, irises, travellers, cards, points, iris_level, crown_level, first_passes, buildings, contacts",
        ),
        (
            r#"{"cards": [{"id": "C03", "effect": {"op": "extra_marker_steps", "amount": 0}}]}"#,
            "belle_epoque.cards[C03].effect.amount: 0 is not in 1 to 30",
        ),
        (
            r#"{"tiles": [{"id": "T01", "hook": "round_start"}]}"#,
            "belle_epoque.tiles[T01].hook: round_start is none of game_end:tiles_first, game_end:tiles, final_scoring:buildings",
        ),
        (
            r#"{"tiles": [{"id": "T02", "effect": {"op": "zone_bonus", "amount": 31}}]}"#,
            "belle_epoque.tiles[T02].effect.amount: 31 is not in 1 to 30",
        ),
    ] {
        let edition = [r#"{"belle_epoque": "#, edition, "}"].concat();
        assert_eq!(refused(&edition), fault, "{edition}");
    }
}
