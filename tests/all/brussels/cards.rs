//! Every prestige card and every stock exchange card, as the box prints them.

use super::scene::{ADA, BO, CY, Play, Scene, at};
use salon::engine::Game;
use salon::games::brussels_1893::components::{
    Office, PRESTIGE_CARDS, PrestigeId, REWARDS, Reward, STOCK_CARDS, Track, Zone,
};
use salon::games::brussels_1893::grid::{Area, Iris};
use salon::games::brussels_1893::{Action, Brussels1893, Phase, Refusal};
use serde_json::Value;

/// The box as it is written down.
fn printed(list: &str) -> Vec<Value> {
    let text = include_str!("../../../src/games/brussels_1893/components.json");
    let whole: Value = serde_json::from_str(text).expect("the box is JSON");
    whole[list].as_array().expect("a list").clone()
}

fn reward(word: &Value) -> Reward {
    match word.as_str().expect("a word") {
        "iris" => Reward::Advance(Track::Iris),
        "crown" => Reward::Advance(Track::Crown),
        "architect" => Reward::Advance(Track::Architect),
        "free_worker" => Reward::Worker,
        other => panic!("{other}"),
    }
}

/// Levels of the three tracks, and workers out of court, since the first turn.
fn had(play: &Play, seat: salon::engine::Seat) -> [u8; REWARDS] {
    let player = play.player(seat);
    let [iris, crown, architect] = player.levels;
    [iris, crown, architect, 2 - player.court]
}

fn expected(rewards: &[Reward]) -> [u8; REWARDS] {
    let all = [Track::Iris, Track::Crown, Track::Architect].map(Reward::Advance);
    let count = |of: Reward| rewards.iter().filter(|reward| **reward == of).count() as u8;
    [count(all[0]), count(all[1]), count(all[2]), count(Reward::Worker)]
}

/// The column of the card, from 0.
const COLUMN: usize = 2;

/// Stakes of Ada, and of Bo, in the column of a card; nothing else is at stake.
fn won(card: usize, stakes: [u8; 2]) -> Play {
    let mut scene = Scene::new(3);
    scene.below(COLUMN, card as PrestigeId);
    for (seat, row, stake) in [(ADA, 2, stakes[0]), (BO, 3, stakes[1])] {
        if stake > 0 {
            scene.worker(seat, at(COLUMN as u8 + 1, row), stake);
        }
    }
    scene.deal(1)
}

#[test]
fn every_prestige_card_brings_its_rewards_or_goes_under_a_zone() {
    let cards = printed("prestige_cards");
    assert_eq!(cards.len(), PRESTIGE_CARDS);
    for (id, card) in cards.iter().enumerate() {
        let rewards: Vec<Reward> = card["rewards"].as_array().expect("a list").iter().map(reward).collect();
        let points = card["points"].as_u64().expect("points") as u16;
        let choice = card["mode"] == "choose_one";
        let mut play = won(id, [3, 2]);
        play.all_pass();
        assert_eq!((play.table().phase, play.table().to_move()), (Phase::Prestige, ADA), "{id}");
        let ways: Vec<Action> = if choice {
            rewards.iter().copied().map(Action::Reward).collect()
        } else {
            vec![Action::Rewards]
        };
        let mut offered = ways.clone();
        offered.extend(Zone::ALL.map(Action::Tuck));
        assert_eq!(play.offered(), offered, "card {id}");
        for way in ways {
            let mut taken = play.clone();
            taken.act(way);
            let brought = match way {
                Action::Reward(reward) => expected(&[reward]),
                _ => expected(&rewards),
            };
            assert_eq!(had(&taken, ADA), brought, "card {id}, {way:?}");
            assert_eq!(had(&taken, BO), [0; REWARDS], "card {id}: second is nothing");
            assert!(taken.table().prestige_discard.has(id as PrestigeId), "card {id}");
        }
        for zone in Zone::ALL {
            let mut tucked = play.clone();
            tucked.act(Action::Tuck(zone));
            for other in Zone::ALL {
                let value = tucked.table().zone_value(tucked.components(), ADA, other);
                assert_eq!(value, if other == zone { 1 + points } else { 1 }, "card {id}, {zone:?}");
            }
            assert_eq!(had(&tucked, ADA), [0; REWARDS], "card {id}: under a zone it brings nothing else");
            assert!(tucked.player(ADA).tucked[zone.index()].has(id as PrestigeId));
            assert!(!tucked.table().prestige_discard.has(id as PrestigeId), "card {id}");
        }
    }
}

#[test]
fn every_prestige_card_counts_its_icons_for_whoever_wins_it_and_none_where_it_is_tied() {
    for (id, card) in printed("prestige_cards").iter().enumerate() {
        let icons = card["icons"].as_u64().expect("icons") as u16;
        let table = *won(id, [3, 2]).table();
        let c = &Scene::new(3).components;
        assert_eq!(table.icons(c)[..3], [icons, 0, 0], "card {id}");
        let mut play = won(id, [1, 2]);
        // Ada passes first: two icons of hers against those of the card, and Bo sits closer to her left.
        play.all_pass();
        let expected = if icons >= 2 { BO } else { ADA };
        assert_eq!(play.table().marker, expected, "card {id}");
        assert_eq!(won(id, [2, 2]).table().icons(c)[..3], [0; 3], "card {id}, tied");
    }
}

#[test]
fn every_prestige_card_of_a_tied_column_rewards_all_who_tie_and_goes() {
    for (id, card) in printed("prestige_cards").iter().enumerate() {
        let rewards: Vec<Reward> = card["rewards"].as_array().expect("a list").iter().map(reward).collect();
        let choice = card["mode"] == "choose_one";
        let mut play = won(id, [2, 2]);
        play.all_pass();
        let mut brought = [expected(&rewards); 2];
        if choice {
            // The first chooses the first reward, the second the last.
            let chosen = [rewards[0], *rewards.last().expect("one at least")];
            for (seat, reward) in [ADA, BO].into_iter().zip(chosen) {
                assert_eq!(play.table().to_move(), seat, "card {id}");
                assert_eq!(play.refusal(Action::Tuck(Zone::Francs)), Some(Refusal::Tied));
                play.act(Action::Reward(reward));
            }
            brought = chosen.map(|reward| expected(&[reward]));
        }
        // Nobody has to decide on anything else: the next round has begun.
        assert_eq!(play.table().round, 2, "card {id}");
        assert_eq!([ADA, BO].map(|seat| had(&play, seat)), brought, "card {id}");
        assert_eq!(had(&play, CY), [0; REWARDS]);
        assert!(play.table().prestige_discard.has(id as PrestigeId));
    }
}

fn corner(pair: &Value) -> Iris {
    Iris::at(pair[0].as_u64().expect("a column") as u8, pair[1].as_u64().expect("a row") as u8)
}

#[test]
fn every_stock_exchange_card_offers_its_corners_and_pays_its_francs() {
    let cards = printed("stock_cards");
    assert_eq!(cards.len(), STOCK_CARDS);
    for (id, card) in cards.iter().enumerate() {
        let francs = card["francs"].as_u64().expect("francs") as u16;
        for seats in 2..=5 {
            let mut scene = Scene::new(seats);
            (scene.table.phase, scene.table.area) = (Phase::Corner, None);
            (scene.table.stock, scene.table.stock_seen) = (Some(id as u8), 1 << id);
            if seats == 2 {
                (scene.player(ADA).neutral, scene.player(BO).neutral) = (1, 1);
            }
            let play = scene.deal(1);
            let corners: Vec<Iris> =
                card["corners"][seats.to_string()].as_array().expect("corners").iter().map(corner).collect();
            let ways: Vec<Action> = (0..corners.len() as u8).map(Action::Corner).collect();
            assert_eq!(play.offered(), ways, "card {id} of {seats}");
            for (way, corner) in ways.into_iter().zip(corners) {
                let mut play = play.clone();
                play.act(way);
                assert_eq!(play.table().area, Some(Area::of(corner)), "card {id} of {seats}");
                // With two players neutral workers come first.
                while play.table().phase == Phase::Neutral {
                    play.act(play.offered()[0]);
                }
                assert_eq!(play.table().to_move(), ADA);
                play.act(Action::Office(Office::StockExchange));
                assert_eq!(play.player(ADA).francs, 10 + francs, "card {id} of {seats}");
                assert_eq!(play.table().to_move(), BO);
            }
        }
    }
}

#[test]
fn the_area_of_every_corner_is_the_largest_rectangle() {
    for column in 1..=4_u8 {
        for row in 1..=4_u8 {
            // On either side of the corner lie so many columns, and rows.
            let wide = |at: u8| if at >= 5 - at { (1, at) } else { (at + 1, 5) };
            let ((left, right), (bottom, top)) = (wide(column), wide(row));
            let area = Area::of(Iris::at(column, row));
            for c in 1..=5 {
                for r in 1..=5 {
                    let inside = (left..=right).contains(&c) && (bottom..=top).contains(&r);
                    assert_eq!(area.has(at(c, r)), inside, "corner {column}-{row}, space {c},{r}");
                }
            }
        }
    }
}

#[test]
fn a_round_shows_a_card_of_the_stock_exchange_that_was_not_there_before() {
    let setup = salon::games::brussels_1893::Setup::default();
    let components = Brussels1893::components(&setup).expect("a sound box");
    for seed in 0..20 {
        let state = Brussels1893::start(&components, &setup, salon::engine::Seed(seed), &mut ());
        let mut play = Play { state, heard: Vec::new() };
        let mut shown = Vec::new();
        while Brussels1893::turn(&play.state) != salon::engine::Turn::Over {
            if play.table().phase == Phase::Corner {
                let card = play.table().stock.expect("revealed");
                assert!(!shown.contains(&card));
                shown.push(card);
            }
            let offered = play.offered();
            let pass = offered.iter().copied().find(|action| *action == Action::Pass);
            play.act(pass.unwrap_or(offered[0]));
        }
        assert_eq!(shown.len(), 5);
    }
}
