//! Whole random games: how they end, and that everything the rules know happens in them.

use salon::engine::{Game, Rng, Seed, Turn};
use salon::games::bruges::{Action, Bruges, Event, Gates, LastRound, Options, Setup, Stage};
use std::collections::BTreeSet;

/// The word that a value begins with when it is printed: the name of its variant.
fn name(value: &impl std::fmt::Debug) -> String {
    let text = format!("{value:?}");
    text.split(|letter: char| !letter.is_alphanumeric()).next().unwrap_or_default().to_owned()
}

/// Games of each setup.
const GAMES: u64 = 2000;

/// The samples, and every number of players with every option.
fn setups() -> Vec<Setup> {
    let mut setups = Bruges::sample_setups();
    for seats in 2..=4 {
        for last_round in [LastRound::Same, LastRound::NextAfterActions] {
            for gates in [Gates::Random, Gates::Chosen] {
                for older_cards in [false, true] {
                    let options = Options { last_round, gates, older_cards };
                    setups.push(Setup { seats, options, edition: None });
                }
            }
        }
    }
    setups
}

#[test]
fn games_end_after_four_to_eight_rounds_with_every_invariant_true() {
    let mut actions = Vec::new();
    for (at, setup) in setups().into_iter().enumerate() {
        let components = Bruges::components(&setup).expect("sample setups are sound");
        for game in 0..GAMES {
            let seed = Seed(1_000_000 * at as u64 + game);
            let mut state = Bruges::start(&components, &setup, seed, &mut ());
            let mut rng = Rng::new(Seed(!seed.0));
            while Bruges::turn(&state) != Turn::Over {
                actions.clear();
                Bruges::actions(&state, &mut actions);
                Bruges::apply(&mut state, actions[rng.index(actions.len())], &mut ());
                Bruges::audit(&state).unwrap_or_else(|wrong| panic!("{setup:?} {seed}: {wrong}"));
            }
            let rounds = state.table().round;
            // Three cards a turn in the edition of the samples make longer rounds of the same piles.
            let most = if setup.edition.is_some() { 13 } else { 9 };
            assert!((4..=most).contains(&rounds), "{setup:?} {seed}: {rounds} rounds");
        }
    }
}

#[test]
fn everything_that_can_be_decided_and_that_can_happen_comes_up_in_random_games() {
    let (mut whys, mut deeds, mut events) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
    let mut actions = Vec::new();
    for game in 0..500 {
        let setups = Bruges::sample_setups();
        let setup = &setups[game as usize % setups.len()];
        let components = Bruges::components(setup).expect("sample setups are sound");
        let mut state = Bruges::start(&components, setup, Seed(game), &mut ());
        let mut rng = Rng::new(Seed(!game));
        while Bruges::turn(&state) != Turn::Over {
            actions.clear();
            Bruges::actions(&state, &mut actions);
            if let Some(open) = state.table().due() {
                whys.insert(name(&open.why));
            }
            // Persons make a game; left to chance there are few.
            let recruits: Vec<Action> = actions
                .iter()
                .copied()
                .filter(|action| matches!(action, Action::Recruit { .. } | Action::Activate { .. }))
                .collect();
            let among = if recruits.is_empty() || rng.below(3) == 0 { &actions } else { &recruits };
            let action = among[rng.index(among.len())];
            deeds.insert(name(&action));
            let mut heard = Vec::new();
            Bruges::apply(&mut state, action, &mut heard);
            events.extend(heard.iter().map(|event: &Event| name(event)));
        }
        assert_eq!(state.table().stage, Stage::Over);
    }
    let all = |names: &str| names.split_whitespace().map(str::to_owned).collect::<BTreeSet<String>>();
    let decisions = all(
        "Burn Canal Convert Copy Dice Discard Draw ExtraAction ExtraRecruit Fire GiveWorkers House LoseCanals Markers \
         MoreMarkers MoveMarkers NameColour NameThreat PayUpTo PayWorkers Plague Reroll TakeAlike TakeWorkers Target",
    );
    assert_eq!(decisions.difference(&whys).collect::<Vec<_>>(), Vec::<&String>::new());
    let done = all(
        "Activate Advance BuildCanal BuildHouse Canal Copy Die Discard DiscardThreat Draw EndTurn Gate LoseCanal \
         LoseHouse LosePerson Marker Name Pass Recruit Stay Stop Swap TakeGuilders TakeWorkers Target Worker",
    );
    assert_eq!(done.difference(&deeds).collect::<Vec<_>>(), Vec::<&String>::new());
    let happened = all(
        "Activated Advanced Answered Averted CanalBuilt CanalLost Circle Copied Declined Discarded Drew ExtraPile Flipped \
         Gained Gate Gave HouseBuilt HouseLost Lost Named PersonLost Recruited Rerolled Reused Rolled RoundEnded Split Stayed \
         Stopped Straightened Swapped ThreatDiscarded ThreatMoved Threatened Threw TookGuilders TookWorkers TurnEnded",
    );
    assert_eq!(happened.difference(&events).collect::<Vec<_>>(), Vec::<&String>::new());
}
