//! What whoever decides is told beside the choices.

use super::super::super::scene::parts::Sheet;
use super::super::markup::{board, ledger, player, sheet};
use super::walk;
use crate::app::figure;
use crate::app::words::Language;
use crate::games::brussels_1893::components::{Reward, Track};
use crate::games::brussels_1893::{Action, Phase, Why, zone_counts};

#[test]
fn whoever_decides_on_a_prestige_card_sees_what_each_choice_is_worth_and_how_the_columns_stand() {
    let (mut zones, mut rewards, mut gone) = (0, 0, 0);
    for seed in [5, 8] {
        walk(4, seed, Language::English, |pen| {
            let Sheet::Choices(choices) = &pen.scene.sheet else { return };
            if pen.scene.phase != Phase::Prestige {
                return;
            }
            let (table, me) = (&pen.view.table, pen.scene.own);
            let card = table.prestige[usize::from(table.column)].expect("a card is decided on");
            let points = i32::from(pen.components.prestige(card).points);
            assert!(sheet::choices_head(pen).contains("if the game ended now"));
            for part in choices {
                assert_eq!(part.worth.is_some(), part.mark.legal);
                let Some(worth) = part.worth else { continue };
                let drawn = sheet::choice(pen, part);
                assert!(drawn.contains(&figure::signed(worth)), "{drawn}");
                match part.action {
                    // Points of the card for each thing that the zone counts.
                    Action::Tuck(zone) => {
                        let owned = zone_counts(pen.components, table, me, zone);
                        assert_eq!(worth, points * i32::from(owned));
                        zones += 1;
                    }
                    // A step of the architect's track is worth something for each house.
                    Action::Reward(Reward::Advance(Track::Architect)) => {
                        assert!(worth >= 0 && (worth == 0 || table.player(me).houses > 0));
                        rewards += usize::from(worth > 0);
                    }
                    _ => {}
                }
            }
            let told = ledger::standing(pen);
            let columns = pen.scene.board.columns.iter().filter(|part| part.active);
            assert_eq!(told.matches("bx-range").count(), columns.clone().count(), "{told}");
            assert_eq!(told.matches("chooses now").count(), 1, "{told}");
            let taken = columns.filter(|part| part.gone.is_some());
            for part in taken {
                assert!(part.leaders.len() < 2 && !part.deciding);
                let above = board::column(pen, part);
                assert!(part.leaders.is_empty() || above.contains(" led<"), "{above}");
                gone += 1;
            }
        });
    }
    assert!(zones > 20 && rewards > 0 && gone > 5, "{zones} {rewards} {gone}");
}

#[test]
fn square_park_and_market_say_who_would_send_a_worker_to_the_court() {
    let (mut mine, mut others) = (0, 0);
    walk(3, 7, Language::English, |pen| {
        let at_office =
            matches!(pen.scene.due, Some(Why::Use { house: None, .. } | Why::Park | Why::Jokers { .. }));
        if !at_office {
            return;
        }
        let told = ledger::court_ahead(pen);
        assert!(told.contains("to court"), "somebody has just been sent there: {told}");
        let is_mine = pen.scene.town.losers.has(pen.scene.own);
        assert_eq!(told.contains("bx-warning"), is_mine, "{told}");
        mine += usize::from(is_mine);
        others += usize::from(!is_mine);
    });
    assert!(mine > 0 && others > 0, "{mine} {others}");
}

#[test]
fn the_sum_at_the_foot_says_how_it_comes_about() {
    let mut houses = 0;
    walk(3, 9, Language::English, |pen| {
        for panel in &pen.scene.panels {
            let drawn = player::worth(pen, panel);
            let [buildings, each, more] = panel.buildings.map(i32::from);
            assert_eq!(panel.lines[0].then(), buildings * each + more);
            let product = format!("{buildings} × {each}");
            assert_eq!(drawn.contains(&product), buildings > 0, "{drawn}");
            houses += usize::from(buildings > 0);
            if pen.scene.phase < Phase::Salaries && panel.worth.change == 0 {
                let added = panel.worth.now - panel.points.now;
                let sum = format!("{}{} = ", panel.points.now, figure::added(added));
                assert!(drawn.contains(&sum), "{drawn}");
            }
        }
    });
    assert!(houses > 20, "{houses}");
}

#[test]
fn a_choice_that_loses_points_looks_like_a_loss() {
    let mut losses = 0;
    walk(3, 9, Language::English, |pen| {
        let Sheet::Choices(choices) = &pen.scene.sheet else { return };
        for part in choices {
            let drawn = sheet::choice(pen, part);
            let loses = part.worth.is_some_and(|worth| worth < 0);
            assert_eq!(drawn.contains("bx-plus loss"), loses, "{drawn}");
            losses += usize::from(loses);
        }
    });
    assert!(losses > 0);
}
