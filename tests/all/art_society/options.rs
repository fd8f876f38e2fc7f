//! Rules that may be agreed otherwise (RULES.md, Options).

use super::table::*;
use salon::engine::{Edition, Game, Seed};
use salon::games::art_society::{Action, ArtSociety, Event, Options, Phase, Refusal, Setup, State, Task};

fn gilt(options: Options, lot: &str) -> State {
    let wall = [("S2x3-P1", 5, 4), ("P2x2-C1", 7, 4)];
    let mut state =
        Table::with(Setup { seats: 2, options, edition: None }).wall(0, &wall).lots(&[lot]).ready();
    take(&mut state, lot);
    act(&mut state, hang(5, 2));
    state
}

#[test]
fn a_reward_is_compulsory() {
    refused(&gilt(Options::default(), "P3x2-S1"), Action::Decline, Refusal::MustTake);
}

#[test]
fn a_reward_may_be_declined_by_agreement() {
    // Even a single shield waits for the decision then.
    let options = Options { decline_decor: true, ..Options::default() };
    let mut state = gilt(options, "P2x2-S3");
    assert_eq!(top(&state), Some(Task::Reward { due: 1, several: false, hand: None }));
    let events = act(&mut state, Action::Decline);
    assert!(matches!(events[0], Event::Declined { due: 1, .. }));
    assert_eq!(state.decor(), &[48, 36, 24]);
    assert_eq!(state.phase(), Phase::Take);
    // A tile in hand goes back.
    let mut state = gilt(options, "P3x2-S1");
    play(&mut state, &[Action::TakeDecor(2), Action::Decline]);
    assert_eq!(state.decor(), &[48, 36, 24]);
}

#[test]
fn decor_that_may_not_stand_lies() {
    let options = Options { decor_upright: false, ..Options::default() };
    let mut state = gilt(options, "P3x2-S1");
    act(&mut state, Action::TakeDecor(2));
    refused(&state, standing(9, 4), Refusal::NotUpright);
    assert!(legal(&state).iter().all(|action| !matches!(action, Action::Lay { upright: true, .. })));
}

#[test]
fn an_edition_of_another_wall_is_played_on_that_wall() {
    let edition =
        r#"{"wall": {"width": 13, "height": 10, "stars": [[6, 4], [6, 5]], "eyeline_rows": [4, 5]}}"#;
    let setup = Setup { edition: Some(Edition(edition.into())), ..Setup::default() };
    let components = ArtSociety::components(&setup).expect("a good edition");
    let state = ArtSociety::start(&components, &setup, Seed(1), &mut ());
    assert!(legal(&state).contains(&hang(5, 3)));
    refused(&state, hang(4, 4), Refusal::NoStar);
    refused(&state, hang(6, 8), Refusal::OffTheWall);
}

#[test]
fn more_excess_paintings_may_be_allowed() {
    let edition = r#"{"scoring": {"excess_paintings_that_end_the_game": 3, "excess_painting_penalty": -4}}"#;
    let setup = Setup { edition: Some(Edition(edition.into())), ..Setup::default() };
    let mut state = Table::with(setup).excess(0, &["P5x5-C1", "P5x5-S1"]).ready();
    idle_until(&mut state, Phase::Rehang);
    assert_eq!(ArtSociety::score(&state).rows[8].values[0], -8);
    while state.phase() == Phase::Rehang {
        act(&mut state, Action::Keep);
    }
    assert_eq!(state.phase(), Phase::Choose);
}
