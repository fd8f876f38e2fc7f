//! Computer players know whose turn it is from who decides.

use super::feud::{Action, Feud, Player, State};
use crate::suite::{Asked, kinds};
use salon::bots::Level;
use salon::engine::{Game, Pending, Seat, Seed, Style, Turn};
use std::sync::Arc;

const BO: Seat = Seat(1);
const MEI: Seat = Seat(2);

/// The last turn of the game, Mei's: what each has, cards and coins, all of it open.
fn last_turn(standing: [(u8, u8); 3]) -> State {
    let mut players = [Player::default(); 5];
    for (player, (card, coins)) in players.iter_mut().zip(standing) {
        *player = Player { card, coins, shown: true, robbed: false };
    }
    let held = standing.map(|(card, _)| card);
    let rest = (0..10).filter(|card| !held.contains(card)).collect();
    State { seats: 3, round: 5, active: MEI, rested: true, open: Pending::new(), players, rest }
}

fn chosen(state: &State, level: Level, iterations: u32) -> Action {
    let asked = Asked::<Feud>::of(&Arc::new(()), 3, state).expect("somebody decides");
    asked.decide(level, Style::Builder, Seed(1), iterations).0.action
}

/// Work makes Mei share the victory with Bo. Robbing, she wins alone once the other has answered and her turn has gone
/// on; judged while the answer is still open, it looks worse.
#[test]
fn a_turn_goes_on_after_what_another_decides_in_it() {
    let state = last_turn([(1, 5), (2, 5), (3, 3)]);
    for (level, iterations) in [(Level::Two, 1), (Level::Three, 12)] {
        let chosen = chosen(&state, level, iterations);
        assert!(matches!(chosen, Action::Rob(_)), "{level:?}: {chosen:?}");
    }
}

/// Asked in Mei's turn, Bo gives nothing away that would cost him the victory, and decides so by how her turn will end.
#[test]
fn what_is_decided_in_anothers_turn_is_judged_by_how_that_turn_ends() {
    let mut state = last_turn([(0, 0), (5, 4), (4, 4)]);
    Feud::apply(&mut state, Action::Rob(BO), &mut ());
    assert_eq!(Feud::turn(&state), Turn::Of(BO));
    assert_eq!(chosen(&state, Level::Two, 1), Action::Show);
    assert_eq!(chosen(&state, Level::Three, 60), Action::Show);
}

#[test]
fn the_suite_asks_in_the_turns_of_others_too() {
    assert!(kinds::<Feud>().iter().any(|position| position.others_turn));
}
