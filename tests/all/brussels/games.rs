//! Whole random games: how they end, and that everything the rules know happens in them.

use salon::engine::{Game, Rng, Seed, Turn};
use salon::games::brussels_1893::{Action, Brussels1893, Event, Options, Phase, Setup};
use std::collections::BTreeSet;

/// The word that a value begins with when it is printed: the name of its variant.
fn name(value: &impl std::fmt::Debug) -> String {
    let text = format!("{value:?}");
    text.split(|letter: char| !letter.is_alphanumeric()).next().unwrap_or_default().to_owned()
}

/// Games of each setup.
const GAMES: u64 = 2000;

/// The samples, and every number of players with every option by itself.
fn setups() -> Vec<Setup> {
    let mut setups = Brussels1893::sample_setups();
    let plain = Options::default();
    for seats in 2..=5 {
        let each = [
            Options { side_b_boards: true, ..plain },
            Options { alternating_strips: true, ..plain },
            Options { free_action_on_empty_action: false, ..plain },
            Options { brussels_empty_placement: false, ..plain },
            Options { any_is_one_kind: false, ..plain },
            Options { neutral_contests_iris: true, ..plain },
            Options { salaries_must_be_maximal: false, ..plain },
            Options { belle_epoque: true, ..plain },
            Options { belle_epoque: true, side_b_boards: true, alternating_strips: true, ..plain },
        ];
        setups.extend(each.map(|options| Setup { seats, options, edition: None }));
    }
    setups
}

#[test]
fn games_end_after_five_rounds_with_every_invariant_true() {
    let mut actions = Vec::new();
    for (at, setup) in setups().into_iter().enumerate() {
        let components = Brussels1893::components(&setup).expect("sample setups are sound");
        for game in 0..GAMES {
            let seed = Seed(1_000_000 * at as u64 + game);
            let mut state = Brussels1893::start(&components, &setup, seed, &mut ());
            let mut rng = Rng::new(Seed(!seed.0));
            while Brussels1893::turn(&state) != Turn::Over {
                actions.clear();
                Brussels1893::actions(&state, &mut actions);
                Brussels1893::apply(&mut state, actions[rng.index(actions.len())], &mut ());
                Brussels1893::audit(&state).unwrap_or_else(|wrong| panic!("{setup:?} {seed}: {wrong}"));
            }
            let table = state.table();
            assert_eq!((table.round, table.phase), (5, Phase::Over), "{setup:?} {seed}");
            // The deck lasts exactly: five columns and a first passer in each of five rounds.
            assert_eq!(table.prestige_deck, 0, "{setup:?} {seed}");
            assert!(table.players().iter().all(|player| player.settled && player.jokers == 0));
        }
    }
}

#[test]
fn everything_that_can_be_decided_and_that_can_happen_comes_up_in_random_games() {
    let (mut whys, mut deeds, mut events) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
    let mut actions = Vec::new();
    for game in 0..3000 {
        let setups = Brussels1893::sample_setups();
        let setup = &setups[game as usize % setups.len()];
        let components = Brussels1893::components(setup).expect("sample setups are sound");
        let mut state = Brussels1893::start(&components, setup, Seed(game), &mut ());
        let mut rng = Rng::new(Seed(!game));
        while Brussels1893::turn(&state) != Turn::Over {
            actions.clear();
            Brussels1893::actions(&state, &mut actions);
            if let Some(open) = state.table().due() {
                whys.insert(name(&open.why));
            }
            // Small stakes make long games; left to chance there are few.
            let small: Vec<Action> = actions
                .iter()
                .copied()
                .filter(|action| matches!(action, Action::Place { stake: 1, .. } | Action::Office(_)))
                .collect();
            let among = if small.is_empty() || rng.below(6) == 0 { &actions } else { &small };
            let action = among[rng.index(among.len())];
            deeds.insert(name(&action));
            let mut heard = Vec::new();
            Brussels1893::apply(&mut state, action, &mut heard);
            events.extend(heard.iter().map(|event: &Event| name(event)));
        }
    }
    let all = |names: &str| names.split_whitespace().map(str::to_owned).collect::<BTreeSet<String>>();
    let decisions = all(
        "Adjust As Card Choose Give Guests House Jokers Keep Market Material Noble Park Pay Replace Sale Take Tile Turn Use \
         White Workshop",
    );
    assert_eq!(whys, decisions);
    let done = all(
        "Adjust Architect Artwork Buy Choose Copy Corner Decline Dismiss House Jokers Keep Market Material Neutral Office \
         Pass Pay Place Replace Reward Rewards Sell Settle TakeRevealed Tuck Turn Unpaid Use As Barter Card Colour Cube Double Guest \
         OfficeWith Overtime Pavilion Plan Recover Release SellWhite Speciality Swap TakeBack Tile White Withdraw",
    );
    assert_eq!(deeds, done);
    let happened = all(
        "Advanced Arrived Artwork Bought Built ChoseArchitect Column Copied Corner Court Dealt Declined Dismissed Exchanged \
         Free Freed Gained Iris Kept Left Marker Neutral NoEffect Office Paid Passed Placed Reshuffled Revealed Rewarded \
         RoundEnded Salaries Sold Start Stock Tucked Turned Unpaid Used Bartered Card Coloured Departed Doubled Gave Guest \
         Overtime Pavilion Recovered Refreshed Released Speciality Swapped Tile TileScored TookBack Travellers Visited \
         White WhitesDiscarded Withdrawn",
    );
    assert_eq!(events, happened);
}
