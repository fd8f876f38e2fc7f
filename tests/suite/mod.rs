//! The suite that every game passes, written once over the trait.

pub mod players;
pub mod secrecy;

pub use players::*;
pub use secrecy::*;

use salon::engine::{
    Audience, Event as _, Fault, Game, Kind, Record, RecordError, Rng, Seat, Seed, Timeline, Trouble, Turn,
    Viewer, play_out, text_in,
};
use serde_json::{Value, json};
use std::fmt::Debug;

/// Random games of every sample setup.
const GAMES: u64 = 12;

fn each_game<G: Game>(games: u64, mut with: impl FnMut(&G::Setup, Seed)) {
    for (at, setup) in G::sample_setups().iter().enumerate() {
        for game in 0..games {
            with(setup, Seed(1000 * at as u64 + game));
        }
    }
}

fn pick<G: Game>(state: &G::State, rng: &mut Rng) -> Option<G::Action> {
    let mut actions = Vec::new();
    G::actions(state, &mut actions);
    (!actions.is_empty()).then(|| actions[rng.index(actions.len())])
}

/// A random game as a timeline.
pub fn random_game<G: Game>(setup: &G::Setup, seed: Seed) -> Timeline<G> {
    let mut timeline = Timeline::<G>::begin(setup.clone(), seed).expect("sample setups are sound");
    let mut rng = Rng::new(Seed(!seed.0));
    while let Some(action) = pick::<G>(timeline.state(), &mut rng) {
        timeline.act(action).expect("a listed action is legal");
        assert!(timeline.head() <= G::MAX_ACTIONS, "seed {seed}: no end in sight");
    }
    timeline
}

/// Games end within the bound, with every invariant true after every action.
pub fn random_games_end_and_pass_the_audit<G: Game>() {
    each_game::<G>(GAMES, |setup, seed| {
        let components = G::components(setup).expect("sample setups are sound");
        let mut state = G::start(&components, setup, seed, &mut ());
        let mut rng = Rng::new(Seed(!seed.0));
        let mut played = 0;
        G::audit(&state).unwrap_or_else(|wrong| panic!("{setup:?} seed {seed} at the start: {wrong}"));
        while let Some(action) = pick::<G>(&state, &mut rng) {
            assert!(matches!(G::turn(&state), Turn::Of(seat) if seat.0 < G::seats(setup)));
            // Where a turn begins nothing is open that another would have to decide.
            assert!(G::opens_turn(&state).is_none_or(|owner| G::turn(&state) == Turn::Of(owner)));
            assert!(played > 0 || G::opens_turn(&state).is_some(), "{setup:?}: the first turn");
            G::apply(&mut state, action, &mut ());
            played += 1;
            G::audit(&state)
                .unwrap_or_else(|wrong| panic!("{setup:?} seed {seed} after {played} {action:?}: {wrong}"));
            assert!(played <= G::MAX_ACTIONS, "{setup:?} seed {seed}: no end in sight");
        }
        assert_eq!(G::turn(&state), Turn::Over, "{setup:?} seed {seed}: nothing to do, yet not over");
        let sheet = G::score(&state);
        assert_eq!(sheet.ranks.len(), usize::from(G::seats(setup)));
        assert!(sheet.winners().count() >= 1);
    });
}

/// Changes one byte of an action's binary form, or replaces it by an action of another position.
fn mutate<G: Game>(action: G::Action, others: &[G::Action], rng: &mut Rng) -> Option<G::Action> {
    if rng.below(3) == 0 && !others.is_empty() {
        return Some(others[rng.index(others.len())]);
    }
    let mut bytes = postcard::to_allocvec(&action).expect("actions serialise");
    for _ in 0..=rng.below(2) {
        let at = rng.index(bytes.len());
        // Small numbers are the interesting ones; wild ones must be refused all the same.
        bytes[at] = if rng.below(4) == 0 { rng.below(256) } else { rng.below(12) } as u8;
    }
    postcard::from_bytes(&bytes).ok()
}

/// `actions` lists what `check` accepts, each once, and nothing else.
pub fn actions_are_what_check_accepts<G: Game>() {
    let mut seen: Vec<G::Action> = Vec::new();
    let (mut accepted, mut refused) = (0, 0);
    each_game::<G>(3, |setup, seed| {
        let components = G::components(setup).expect("sample setups are sound");
        let mut state = G::start(&components, setup, seed, &mut ());
        let mut rng = Rng::new(Seed(!seed.0));
        let mut listed = Vec::new();
        loop {
            listed.clear();
            G::actions(&state, &mut listed);
            for (at, action) in listed.iter().enumerate() {
                assert_eq!(G::check(&state, action), Ok(()), "{action:?} is listed");
                assert!(!listed[at + 1..].contains(action), "{action:?} is listed twice");
                if let Some(other) = mutate::<G>(*action, &seen, &mut rng) {
                    let legal = G::check(&state, &other).is_ok();
                    assert_eq!(
                        legal,
                        listed.contains(&other),
                        "{other:?}: check and actions disagree in {state:?}"
                    );
                    *if legal { &mut accepted } else { &mut refused } += 1;
                }
            }
            if let Some(forced) = G::forced(&state) {
                assert_eq!(listed, [forced], "a forced step is the only one");
            }
            if listed.is_empty() {
                break;
            }
            let action = listed[rng.index(listed.len())];
            if seen.len() < 4000 {
                seen.push(action);
            } else {
                let at = rng.index(seen.len());
                seen[at] = action;
            }
            G::apply(&mut state, action, &mut ());
        }
        for action in &seen {
            assert!(G::check(&state, action).is_err(), "{action:?} after the end");
        }
    });
    assert!(accepted > 100 && refused > 100, "the mutations test both answers: {accepted}, {refused}");
}

/// `seek(k)` is the state first seen at k; undo, redo and a replayed record lead to the same.
pub fn every_earlier_position_is_found_again<G: Game>() {
    each_game::<G>(2, |setup, seed| {
        let mut timeline = Timeline::<G>::begin(setup.clone(), seed).expect("sample setups are sound");
        let mut rng = Rng::new(Seed(!seed.0));
        let mut seen = vec![timeline.state().clone()];
        while let Some(action) = pick::<G>(timeline.state(), &mut rng) {
            timeline.act(action).expect("a listed action is legal");
            seen.push(timeline.state().clone());
        }
        for (played, state) in seen.iter().enumerate() {
            assert!(timeline.seek(played) == state);
        }
        let end = timeline.head();
        while let Some(target) = timeline.undo_target() {
            timeline.go(target);
            assert!(*timeline.state() == seen[target]);
        }
        while let Some(target) = timeline.redo_target() {
            timeline.go(target);
        }
        assert_eq!(timeline.head(), end);
        assert!(*timeline.state() == seen[end]);
    });
}

/// However one goes back and forth and takes another way, every position is the one that replaying leads to.
pub fn every_walk_through_a_game_leads_where_replaying_does<G: Game>() {
    each_game::<G>(1, |setup, seed| {
        let mut timeline = Timeline::<G>::begin(setup.clone(), seed).expect("sample setups are sound");
        let mut rng = Rng::new(Seed(seed.0 ^ 0xBAC4));
        let mut branched = 0;
        for _ in 0..300 {
            let target = match rng.below(8) {
                0 => timeline.undo_target(),
                1 => timeline.redo_target(),
                2 => Some(rng.index(timeline.kept() + 1)),
                _ => None,
            };
            if let Some(target) = target {
                timeline.go(target);
            } else if let Some(action) = pick::<G>(timeline.state(), &mut rng) {
                branched += u32::from(timeline.head() < timeline.kept());
                timeline.act(action).expect("a listed action is legal");
                assert_eq!(timeline.head(), timeline.kept(), "another way was taken");
            }
        }
        assert!(branched > 0, "{setup:?} {seed}: one went back and took another way");
        timeline.go(timeline.kept());
        let mut replayed = G::start(timeline.components(), setup, seed, &mut ());
        for played in 0..=timeline.head() {
            assert!(*timeline.seek(played) == replayed, "{setup:?} {seed} at {played}");
            if let Some(step) = timeline.steps().get(played) {
                G::apply(&mut replayed, step.action, &mut ());
            }
        }
    });
}

/// Every position of a game is kept, so that none has to be played again; the longest game's take no more than a picture does.
pub fn the_positions_of_a_game_fit_in_memory<G: Game>() {
    const MOST: usize = 32 << 20;
    let bytes = size_of::<salon::engine::Step<G>>() * G::MAX_ACTIONS;
    assert!(bytes <= MOST, "{bytes} bytes");
}

/// Text and JSON of a record read back as the same record at every length, and replay to the same position.
pub fn records_round_trip_at_every_length<G: Game>() {
    each_game::<G>(1, |setup, seed| {
        let timeline = random_game::<G>(setup, seed);
        let stride = (timeline.head() / 60).max(1);
        for played in (0..=timeline.head()).step_by(stride) {
            let record = timeline.record_at(played);
            let from_text = Record::<G>::read(&record.to_text()).expect("our own text");
            let from_json = Record::<G>::read(&record.to_json()).expect("our own file");
            assert_eq!(from_text, record);
            assert_eq!(from_json, record);
            let replayed = Timeline::open(from_text).expect("our own record");
            assert!(replayed.state() == timeline.seek(played));
        }
    });
}

/// A record is found in a message that a mail program has broken into lines, quoted, or put signs around; what is no whole record stays
/// as it stands there.
pub fn a_record_is_found_in_what_a_mail_program_makes_of_it<G: Game>() {
    let text = random_game::<G>(&G::Setup::default(), Seed(7)).record().to_text();
    let link = format!("https://salon.example/#/open/{text}");
    let broken = |between: &str| {
        let lines = link.as_bytes().chunks(72).map(|line| String::from_utf8_lossy(line).into_owned());
        lines.collect::<Vec<_>>().join(between)
    };
    for between in ["\n", "\r\n", "\n> ", "=\n"] {
        let message = format!("Look:\n{}\nWasn't that close?", broken(between));
        assert_eq!(text_in(&message).as_deref(), Some(text.as_str()), "{between:?}");
    }
    for around in ["_", "__", "-", "*", ")", ".", ">"] {
        let message = format!("Look: {around}{link}{around} and tell me");
        assert_eq!(text_in(&message).as_deref(), Some(text.as_str()), "{around:?}");
    }
    let cut = &text[..text.len() - 9];
    assert_eq!(text_in(&format!("{cut}, so far")).as_deref(), Some(cut));
}

/// Cut, foreign, newer, and altered records are refused with the reason, never with a panic.
pub fn damaged_records_are_refused<G: Game>() {
    let setup = G::Setup::default();
    let record = random_game::<G>(&setup, Seed(7)).record();
    let (text, json) = (record.to_text(), record.to_json());
    for at in (0..text.len()).step_by((text.len() / 97).max(1)) {
        assert!(Record::<G>::read(&text[..at]).is_err(), "cut at {at}");
    }
    for at in (0..json.len().saturating_sub(2)).step_by((json.len() / 97).max(1)) {
        let wrong = Record::<G>::read(&json[..at]).expect_err("a cut file");
        assert!(matches!(wrong, RecordError::Damaged | RecordError::Foreign), "{wrong:?}");
    }
    let mut rng = Rng::new(Seed(8));
    for _ in 0..200 {
        let mut bytes = text.clone().into_bytes();
        let at = rng.index(bytes.len());
        bytes[at] = b'A' + rng.below(26) as u8;
        let altered = String::from_utf8(bytes).expect("letters");
        assert!(altered == text || Record::<G>::read(&altered).is_err(), "altered at {at}");
    }
    assert!(matches!(Record::<G>::read("hello"), Err(RecordError::Foreign)));
    assert!(matches!(Record::<G>::read("{\"format\": \"else\"}"), Err(RecordError::Foreign)));
    let newer = json.replacen(
        &format!("\"rules\": {}", G::RULES_VERSION),
        &format!("\"rules\": {}", G::RULES_VERSION + 1),
        1,
    );
    assert!(matches!(Record::<G>::read(&newer), Err(RecordError::TooNew { .. })));
    let other = json.replacen(&format!("\"game\": \"{}\"", G::KEY), "\"game\": \"ludo\"", 1);
    assert_eq!(Record::<G>::read(&other), Err(RecordError::OtherGame("ludo".into())));
}

/// A field of a record that cannot be read, or that says nothing to the game, is refused by its place.
pub fn a_field_that_cannot_be_read_is_named<G: Game>() {
    let record = random_game::<G>(&G::Setup::default(), Seed(7)).record();
    let sound: Value = serde_json::from_str(&record.to_json()).expect("our own file");
    let number = |wanted| Trouble::Kind { wanted, found: Kind::Number };
    let value = |found: &str| Trouble::Value { found: found.into() };
    let checked = |field: &[&str], change: Option<Value>, place: &str, trouble: Trouble| {
        let mut altered = sound.clone();
        let (last, above) = field.split_last().expect("a field");
        let object = above.iter().try_fold(&mut altered, |value, key| value.get_mut(*key));
        let object = object.and_then(Value::as_object_mut).expect("the field is in an object");
        match change {
            Some(change) => object.insert((*last).to_owned(), change),
            None => object.remove(*last),
        };
        let read = Record::<G>::read(&altered.to_string()).map(|record| record.actions.len());
        assert_eq!(read, Err(RecordError::Field(Fault { place: place.into(), trouble })));
    };
    checked(&["rules"], None, "rules", Trouble::Missing);
    checked(&["rules"], Some(json!("1")), "rules", Trouble::Kind { wanted: Kind::Number, found: Kind::Text });
    checked(&["game"], Some(json!(1)), "game", number(Kind::Text));
    checked(&["seed"], Some(json!("xyz")), "seed", value("xyz"));
    checked(&["seed"], Some(json!(12)), "seed", number(Kind::Text));
    checked(&["actions"], Some(json!(12)), "actions", number(Kind::List));
    checked(&["actions"], Some(json!([{"Dance": 3}])), "actions[1]", value("{\"Dance\":3}"));
    checked(&["setup"], None, "setup", Trouble::Missing);
    checked(&["setup"], Some(json!(3)), "setup", value("3"));
    checked(&["setup", "seats"], None, "setup.seats", Trouble::Missing);
    checked(&["setup", "seats"], Some(json!(3000)), "setup.seats", value("3000"));
    let text = Trouble::Kind { wanted: Kind::Number, found: Kind::Text };
    checked(&["setup", "seats"], Some(json!("two")), "setup.seats", text);
    checked(&["setup", "edition"], Some(json!(5)), "setup.edition", value("5"));
    checked(&["setup", "expansion"], Some(json!(true)), "setup.expansion", Trouble::Unknown);
    // One that was left out and says nothing by default is no trouble.
    let mut altered = sound.clone();
    altered["setup"].as_object_mut().expect("a setup").remove("edition");
    assert_eq!(Record::<G>::read(&altered.to_string()), Ok(record));
}

/// A record of an earlier version of much the same rules is read where the present ones play it, and refused where they do
/// not; one of any version before those is refused.
pub fn a_record_of_older_rules_is_read_where_it_plays_the_same<G: Game>() {
    let record = random_game::<G>(&G::Setup::default(), Seed(7)).record();
    let of = |record: &Record<G>, rules: u16| {
        let [now, then] = [G::RULES_VERSION, rules].map(|rules| format!("\"rules\": {rules}"));
        Record::<G>::read(&record.to_json().replacen(&now, &then, 1))
    };
    let known = G::RULES_VERSION;
    let mut refused = record.clone();
    refused.actions.push(record.actions[0]);
    for found in G::RULES_SINCE..known {
        assert_eq!(of(&record, found).as_ref(), Ok(&record));
        assert_eq!(of(&refused, found), Err(RecordError::TooOld { found, known }));
    }
    let found = G::RULES_SINCE - 1;
    assert_eq!(of(&record, found), Err(RecordError::TooOld { found, known }));
}

/// A record in a form of later versions says so; one with more actions than a game can have is refused unplayed.
pub fn newer_and_endless_records_are_told_apart<G: Game>() {
    let mut record = random_game::<G>(&G::Setup::default(), Seed(7)).record();
    let newer = record.to_json().replacen("salon-record-1", "salon-record-12", 1);
    assert_eq!(Record::<G>::read(&newer), Err(RecordError::NewerForm { found: 12 }));
    let newer = record.to_text().replacen("salon1.", "salon2.", 1);
    assert_eq!(Record::<G>::read(&newer), Err(RecordError::NewerForm { found: 2 }));
    for foreign in ["salon0.AAAA", "salon.AAAA", "salon+2.AAAA", "salonx.AAAA"] {
        assert_eq!(Record::<G>::read(foreign), Err(RecordError::Foreign), "{foreign}");
    }
    record.actions = vec![record.actions[0]; G::MAX_ACTIONS + 1];
    let most = G::MAX_ACTIONS;
    for endless in [record.to_text(), record.to_json()] {
        assert_eq!(Record::<G>::read(&endless), Err(RecordError::TooMany { found: most + 1, most }));
    }
    record.actions.pop();
    assert!(Record::<G>::read(&record.to_text()).is_ok());
}

/// An action that the rules refuse is named by its number.
pub fn the_first_refused_action_is_named<G: Game>() {
    let mut record = random_game::<G>(&G::Setup::default(), Seed(7)).record();
    let number = record.actions.len() + 1;
    record.actions.push(record.actions[0]);
    match Timeline::open(record) {
        Err(RecordError::Refused { number: named, .. }) => assert_eq!(named, number),
        other => panic!("expected a refusal, not {:?}", other.map(|timeline| timeline.head())),
    }
}

/// A state imagined from a view agrees with it, and with what may be done there. That the view holds no secret is another
/// matter: see [`secrecy`].
pub fn imagined_states_agree_with_their_view<G: Game>() {
    let mut rng = Rng::new(Seed(21));
    let mut differed = 0;
    each_game::<G>(2, |setup, seed| {
        let components = G::components(setup).expect("sample setups are sound");
        let timeline = random_game::<G>(setup, seed);
        let stride = (timeline.head() / 40).max(1);
        for played in (0..timeline.head()).step_by(stride) {
            let state = timeline.seek(played);
            let viewers = (0..G::seats(setup)).map(|seat| Viewer::Seat(Seat(seat))).chain([Viewer::Table]);
            for viewer in viewers {
                let view = G::view(state, viewer);
                let imagined = G::imagine(&components, &view, &mut rng);
                G::audit(&imagined)
                    .unwrap_or_else(|wrong| panic!("{setup:?} {seed} at {played}: imagined {wrong}"));
                differed += u32::from(imagined != *state);
                assert!(
                    G::view(&imagined, viewer) == view,
                    "{setup:?} {seed} at {played}: {viewer:?} would see something else"
                );
                let bytes = serde_json::to_string(&view).expect("views serialise");
                let back: G::View = serde_json::from_str(&bytes).expect("views read back");
                assert!(back == view);
                // What the seat to move may do follows from what it sees.
                if G::turn(state).seat().map(Viewer::Seat) == Some(viewer) {
                    let (mut real, mut guessed) = (Vec::new(), Vec::new());
                    G::actions(state, &mut real);
                    G::actions(&imagined, &mut guessed);
                    assert_eq!(real, guessed, "{setup:?} {seed} at {played}");
                }
            }
        }
    });
    assert!(differed > 0, "imagining deals something anew");
}

/// Every event is told to somebody, and every seat is told no more than one version of it.
pub fn events_have_one_version_for_every_viewer<G: Game>() {
    each_game::<G>(2, |setup, seed| {
        let timeline = random_game::<G>(setup, seed);
        for step in timeline.steps() {
            // Only a decision that opens another of the same seat may pass without an event.
            let goes_on = G::turn(&step.after) == Turn::Of(step.seat);
            assert!(goes_on || !step.events.is_empty(), "{:?} happened unseen", step.action);
            let told = |viewer| step.events.iter().filter(|event| event.audience().includes(viewer)).count();
            let table = told(Viewer::Table);
            for seat in 0..G::seats(setup) {
                assert_eq!(told(Viewer::Seat(Seat(seat))), table, "{:?}", step.events);
            }
            for event in &step.events {
                if let Audience::Only(seat) | Audience::Except(seat) = event.audience() {
                    assert!(seat.0 < G::seats(setup));
                }
            }
        }
    });
}

/// The same seed is the same game; another seed is another.
pub fn a_seed_is_a_game<G: Game>() {
    let setup = G::Setup::default();
    let components = G::components(&setup).expect("the default setup is sound");
    let start = |seed| G::start(&components, &setup, Seed(seed), &mut ());
    assert!(start(5) == start(5));
    assert!((0..5).any(|seed| start(seed) != start(seed + 5)));
}

/// Too few and too many seats are refused.
pub fn seats_out_of_bounds_are_refused<G: Game>() {
    for seats in [0, G::SEATS.least - 1, G::SEATS.most + 1, 255] {
        assert!(G::components(&G::with_seats(G::Setup::default(), seats)).is_err(), "{seats} seats");
    }
    for seats in G::SEATS.least..=G::SEATS.most {
        assert!(G::components(&G::with_seats(G::Setup::default(), seats)).is_ok(), "{seats} seats");
    }
}

/// A number that stands for `games` seeded random games; the same natively and in WebAssembly.
#[allow(dead_code, reason = "each test binary uses its own part of the suite")]
pub fn fingerprint<G: Game>(games: u64) -> u64
where
    G::State: Debug,
{
    // FNV-1a over the printed final positions: slow and plain, and independent of any hasher's internals.
    let mut hash = 0xcbf2_9ce4_8422_2325_u64;
    let mut buffer = Vec::new();
    let setups = G::sample_setups();
    for game in 0..games {
        let setup = &setups[(game % setups.len() as u64) as usize];
        let components = G::components(setup).expect("sample setups are sound");
        let mut state = G::start(&components, setup, Seed(game), &mut ());
        let played = play_out::<G>(&mut state, &mut Rng::new(Seed(!game)), &mut buffer);
        let view = G::view(&state, Viewer::Table);
        let text = format!(
            "{played} {:?} {}",
            G::score(&state),
            serde_json::to_string(&view).expect("views serialise")
        );
        for byte in text.bytes() {
            hash = (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }
    hash
}

/// The whole suite for one game, a test each.
#[macro_export]
macro_rules! suite {
    ($name:ident, $game:ty; $($fact:ident),* $(,)?) => {
        mod $name {
            $(#[test] fn $fact() { $crate::suite::$fact::<$game>(); })*
        }
    };
    ($name:ident, $game:ty) => {
        $crate::suite!($name, $game;
            random_games_end_and_pass_the_audit, actions_are_what_check_accepts, every_earlier_position_is_found_again,
            every_walk_through_a_game_leads_where_replaying_does, the_positions_of_a_game_fit_in_memory,
            records_round_trip_at_every_length, a_record_is_found_in_what_a_mail_program_makes_of_it, damaged_records_are_refused, a_field_that_cannot_be_read_is_named, a_record_of_older_rules_is_read_where_it_plays_the_same, newer_and_endless_records_are_told_apart, the_first_refused_action_is_named,
            imagined_states_agree_with_their_view, what_is_hidden_changes_nothing_that_is_seen, what_is_hidden_changes_nothing_that_is_told,
            what_is_hidden_changes_no_reason, events_have_one_version_for_every_viewer, a_seed_is_a_game, seats_out_of_bounds_are_refused,
            players_choose_legally_in_every_kind_of_decision, the_first_level_makes_no_blunder_that_shows_at_first_glance, the_same_question_has_the_same_answer, a_council_counts_what_each_has_tried, what_is_hidden_changes_no_choice,
            no_level_takes_longer_than_it_may, only_whoever_decides_is_asked, every_action_and_position_is_judged, every_seat_of_every_position_is_told_in_figures,
            players_of_every_level_play_to_the_end, a_question_travels_to_the_worker_and_back);
    };
}
