//! What an action would bring is what it then brings, and the resolution is told as it happens.

use crate::every_board::Position;
use salon::app::boards::brussels_1893::scene::Draft;
use salon::app::boards::staged;
use salon::app::players::{Mind, Player};
use salon::app::session::{Speech, Worded};
use salon::app::words::LANGUAGES;
use salon::engine::{Game, Record, Rng, Seed, Timeline, Viewer};
use salon::games::brussels_1893::grid::SIDE;
use salon::games::brussels_1893::{
    Action, Brussels1893, Category, Components, Event, Gift, Phase, Prospect, Setup, State, View, gift, owed,
    points, prospect, resolution,
};

fn positions(
    seats: u8,
    seeds: std::ops::Range<u64>,
    see: impl FnMut(&Components, &State, &[Action], Action),
) {
    positions_of(&Setup { seats, ..Setup::default() }, seeds, see);
}

/// Positions of random games in which people seldom pass.
pub(super) fn positions_of(
    setup: &Setup,
    seeds: std::ops::Range<u64>,
    mut see: impl FnMut(&Components, &State, &[Action], Action),
) {
    let components = Brussels1893::components(setup).expect("a good setup");
    for seed in seeds {
        let mut state = Brussels1893::start(&components, setup, Seed(seed), &mut ());
        let (mut rng, mut legal) = (Rng::new(Seed(seed)), Vec::new());
        loop {
            legal.clear();
            Brussels1893::actions(&state, &mut legal);
            if legal.is_empty() {
                break;
            }
            let small = |action: &&Action| !matches!(action, Action::Pass | Action::Place { stake: 3.., .. });
            let going: Vec<Action> = legal.iter().filter(small).copied().collect();
            let from = if going.is_empty() || rng.index(9) == 0 { &legal } else { &going };
            let action = from[rng.index(from.len())];
            see(&components, &state, &legal, action);
            Brussels1893::apply(&mut state, action, &mut ());
        }
    }
}

pub(super) fn after(state: &State, action: Action) -> (State, Vec<Event>) {
    let (mut state, mut events) = (state.clone(), Vec::new());
    Brussels1893::apply(&mut state, action, &mut events);
    (state, events)
}

fn offered(state: &State, is: fn(&Action) -> bool) -> usize {
    let mut legal = Vec::new();
    Brussels1893::actions(state, &mut legal);
    legal.iter().filter(|action| is(action)).count()
}

#[test]
fn what_a_space_would_bring_is_what_it_then_offers() {
    let mut seen = [0; 6];
    for (seats, seeds) in [(2, 0..4), (4, 4..7)] {
        positions(seats, seeds, |components, state, legal, _| {
            let (table, seat) = (state.table(), state.table().to_move());
            for action in legal.iter().copied() {
                let Action::Place { space, stake } = action else { continue };
                let work = table.work(components, space);
                let told = prospect(components, table, seat, work, stake.into());
                let (then, events) = after(state, action);
                let no_effect = events.iter().any(|event| matches!(event, Event::NoEffect { .. }));
                assert_eq!(told == Prospect::Nothing, no_effect, "{work:?}");
                match told {
                    Prospect::Nothing => seen[5] += 1,
                    Prospect::Artwork { colours, new } => {
                        let there = offered(&then, |action| matches!(action, Action::Artwork(_)));
                        assert_eq!(usize::from(colours), there);
                        assert!(new <= colours);
                    }
                    Prospect::Sale { colours, best } => {
                        let there = offered(&then, |action| matches!(action, Action::Sell(_)));
                        assert_eq!(usize::from(colours), there);
                        assert!(best != [0, 0]);
                    }
                    Prospect::Noble { affordable, .. } => {
                        let there = offered(&then, |action| matches!(action, Action::Buy(_)));
                        assert_eq!(usize::from(affordable), there);
                    }
                    Prospect::Materials(n) => assert_eq!(n, components.materials_taken),
                    Prospect::House { ways, .. } => {
                        let there = offered(&then, |action| matches!(action, Action::Pay(_)));
                        assert_eq!(usize::from(ways), there);
                    }
                }
                if told != Prospect::Nothing {
                    seen[work.index()] += 1;
                }
            }
        });
    }
    assert!(seen.into_iter().all(|times| times > 10), "{seen:?}");
}

#[test]
fn the_owner_of_a_house_has_what_was_told() {
    let (mut had, mut nothing) = (0, 0);
    positions(3, 0..12, |components, state, _, action| {
        let Action::Place { space, .. } = action else { return };
        let table = state.table();
        let Some(owner) = table.spot(space).house.filter(|owner| *owner != table.to_move()) else { return };
        let work = table.work(components, space);
        // An action with a choice comes first; where it has none, the free action follows at once.
        let (_, events) = after(state, action);
        let of_owner = |event: &Event| match event {
            Event::Gained { seat, purse } if *seat == owner => Some(purse.points),
            _ => None,
        };
        let free = events.iter().any(|event| matches!(event, Event::Free { seat, .. } if *seat == owner));
        match gift(components, table, owner, work) {
            None => {
                assert!(!free);
                nothing += 1;
            }
            Some(Gift::Points(n)) if free => {
                assert_eq!(events.iter().find_map(of_owner), Some(n));
                had += 1;
            }
            Some(_) => had += 1,
        }
    });
    assert!(had > 10 && nothing > 0, "{had} {nothing}");
}

/// What is told of a resolution in parts of their own.
const fn is_told(event: &Event) -> bool {
    matches!(event, Event::Column { .. } | Event::Start { .. } | Event::Iris { .. } | Event::Court { .. })
}

#[test]
fn a_resolution_is_told_part_by_part_as_it_happens() {
    let (mut irises, mut courts, mut columns) = (0, 0, 0);
    for seats in [2, 3, 5] {
        positions(seats, 0..4, |components, state, _, action| {
            let view = Brussels1893::view(state, Viewer::Table);
            let parts = resolution(components, &view, action);
            let (then, events) = after(state, action);
            let happened: Vec<&Event> = events.iter().filter(|event| is_told(event)).collect();
            let told: Vec<&Event> =
                parts.iter().map(|part| &part.events[part.about]).filter(|event| is_told(event)).collect();
            assert_eq!(told, happened);
            // Whatever is told has happened, in its order.
            let all: Vec<&Event> = parts.iter().flat_map(|part| &part.events).collect();
            assert_eq!(all, events.iter().take(all.len()).collect::<Vec<_>>());
            let mut score = None;
            let mut heard = Vec::new();
            for (at, part) in parts.iter().enumerate() {
                heard.extend_from_slice(&part.events);
                let news = staged::news::<Brussels1893>(&heard, components);
                assert!(
                    news.ledger().is_some() || !is_told(&part.events[part.about]),
                    "it stands in the ledger"
                );
                match part.events[part.about] {
                    Event::Column { .. } => {
                        assert_eq!(part.table.phase, Phase::Columns);
                        columns += 1;
                    }
                    Event::Iris { iris, ref points, .. } => {
                        assert!(part.table.around(iris).is_some(), "its workers are still there");
                        let now: Vec<i16> = part.table.players().iter().map(|player| player.score).collect();
                        if let Some(before) = score.replace(now.clone()) {
                            let gained = |(now, before): (&i16, &i16)| now - before;
                            let gained: Vec<i16> = now.iter().zip(&before).map(gained).collect();
                            let points = points.iter().take(usize::from(seats)).map(|n| i16::from(*n));
                            assert_eq!(gained, points.collect::<Vec<_>>());
                        }
                        irises += 1;
                    }
                    Event::Court { ref leaders, .. } => {
                        // A card may have freed a worker in between.
                        let before = at.checked_sub(1).map(|at| &parts[at].table);
                        for (seat, before) in leaders.iter().zip(std::iter::repeat(before)) {
                            let Some(before) = before else { continue };
                            assert_eq!(part.table.player(seat).court, before.player(seat).court + 1);
                        }
                        courts += 1;
                    }
                    _ => {}
                }
            }
            if let (Some(last), Some(_)) = (score, parts.last()) {
                let end: Vec<i16> = then.table().players().iter().map(|player| player.score).collect();
                assert_eq!(last, end, "nothing scores after the irises");
            }
        });
    }
    assert!(irises > 50 && courts > 20 && columns > 50, "{irises} {courts} {columns}");
}

#[test]
fn the_bar_has_words_for_every_part_of_a_resolution_and_asks_nothing_past_the_last_column() {
    let players: Vec<Player> = ["Ada", "Bo", "Cleo"]
        .into_iter()
        .zip(0..)
        .map(|(name, shape)| Player { name: name.to_owned(), shape, mind: Mind::Person })
        .collect();
    let mut past = 0;
    positions(3, 0..6, |components, state, _, action| {
        let before = Brussels1893::view(state, Viewer::Table);
        for part in resolution(components, &before, action) {
            let view = View { table: part.table };
            for (language, _) in LANGUAGES {
                let speech = Speech { language, players: &players, viewer: Viewer::Table, components };
                let asked = Brussels1893::to_do(&view, &speech);
                assert!(!Brussels1893::course(&view, &speech).is_empty());
                if view.table.phase == Phase::Prestige && usize::from(view.table.column) == SIDE {
                    past += 1;
                    assert_eq!(asked, "");
                }
            }
        }
    });
    assert!(past > 0, "the last card is decided on before the irises are told");
}

#[test]
fn the_zones_of_a_player_count_what_they_would_count_if_the_game_ended_now() {
    let zones = [Category::Workers, Category::Nobles, Category::Artworks, Category::Francs];
    let golden = include_str!("../../golden/brussels-1893/three-ties.json");
    let golden: serde_json::Value = serde_json::from_str(golden).expect("a file of ours");
    let record = Record::<Brussels1893>::read(&golden["record"].to_string()).expect("the record reads");
    let timeline = Timeline::open(record).expect("the rules accept every action");
    let components = timeline.components();
    let mut owing = 0;
    for step in (0..=timeline.head()).step_by(7).chain([254, 256]) {
        let state = timeline.seek(step);
        let position = Position::<Brussels1893>::of(components, state);
        for panel in position.scene(Draft::default()).panels {
            owing += u32::from(owed(components, &position.view.table, panel.seat) > 0);
            for (part, category) in panel.zones.iter().zip(zones) {
                let shown = part.sum().now;
                let counts = points(components, &position.view.table, panel.seat, category);
                assert_eq!(shown, counts, "{category:?} of {:?} after {step} steps", panel.seat);
            }
        }
    }
    assert!(owing > 20, "nobody owed anything: {owing}");
}
