//! Editions with every number of the box at its bounds: what is accepted can be played to the end.

use salon::engine::{Edition, Game, Rng, Seed, Turn};
use salon::games::brussels_1893::{Brussels1893, Options, Setup};
use serde_json::{Map, Value};

/// A number in the box: the way to it, with the ids of things in lists.
type Way = Vec<Step>;

#[derive(Clone, Debug)]
enum Step {
    Key(String),
    Id(String),
    /// One of plain numbers, which an edition gives all anew.
    Entry(usize),
}

/// Things of a list that are tried: the first ones stand for the others.
const TRIED: usize = 3;

fn numbers(value: &Value, way: &Way, found: &mut Vec<Way>) {
    let beyond = |step: Step| -> Way { way.iter().cloned().chain([step]).collect() };
    match value {
        Value::Number(_) => found.push(way.clone()),
        Value::Object(all) => {
            for (key, value) in all {
                numbers(value, &beyond(Step::Key(key.clone())), found);
            }
        }
        Value::Array(all) => {
            for (at, value) in all.iter().take(TRIED).enumerate() {
                let id = value.get("id").and_then(Value::as_str);
                let step = id.map_or(Step::Entry(at), |id| Step::Id(id.to_owned()));
                numbers(value, &beyond(step), found);
            }
        }
        _ => {}
    }
}

/// An edition that says nothing but this number.
fn edition(of: &Value, way: &[Step], number: u64) -> Value {
    match way.split_first() {
        None => number.into(),
        Some((Step::Key(key), rest)) => {
            Value::Object(Map::from_iter([(key.clone(), edition(&of[key], rest, number))]))
        }
        Some((Step::Id(id), rest)) => {
            let all = of.as_array().expect("a list");
            let thing = all.iter().find(|thing| thing["id"] == id.as_str()).expect("it is there");
            let mut edited = edition(thing, rest, number);
            edited["id"] = id.as_str().into();
            vec![edited].into()
        }
        Some((Step::Entry(at), rest)) => {
            let mut all = of.as_array().expect("a list").clone();
            all[*at] = edition(&all[*at], rest, number);
            all.into()
        }
    }
}

#[test]
fn every_edition_that_is_accepted_can_be_played_to_the_end() {
    let text = include_str!("../../../src/games/brussels_1893/components.json");
    let whole: Value = serde_json::from_str(text).expect("the box is JSON");
    let mut ways = Vec::new();
    numbers(&whole, &Vec::new(), &mut ways);
    let (mut accepted, mut refused, mut actions) = (0_u64, 0, Vec::new());
    for way in &ways {
        for number in [0, 1, 9, 15, 30, 31] {
            let edition = Some(Edition(edition(&whole, way, number).to_string()));
            let seats = 2 + (accepted % 4) as u8;
            let options = Options {
                side_b_boards: accepted % 2 == 0,
                alternating_strips: accepted % 3 == 0,
                any_is_one_kind: accepted % 5 > 0,
                belle_epoque: accepted % 7 < 4,
                ..Options::default()
            };
            let setup = Setup { seats, options, edition };
            let Ok(components) = Brussels1893::components(&setup) else {
                refused += 1;
                continue;
            };
            accepted += 1;
            let mut state = Brussels1893::start(&components, &setup, Seed(accepted), &mut ());
            let mut rng = Rng::new(Seed(!accepted));
            let mut played = 0;
            while Brussels1893::turn(&state) != Turn::Over {
                actions.clear();
                Brussels1893::actions(&state, &mut actions);
                assert!(!actions.is_empty(), "nothing may be done: {:?}", setup.edition);
                Brussels1893::apply(&mut state, actions[rng.index(actions.len())], &mut ());
                Brussels1893::audit(&state).unwrap_or_else(|wrong| panic!("{wrong}: {:?}", setup.edition));
                played += 1;
                assert!(played < Brussels1893::MAX_ACTIONS, "{:?}", setup.edition);
            }
        }
    }
    assert!(ways.len() > 100 && accepted > 300 && refused > 100, "{} {accepted} {refused}", ways.len());
}
