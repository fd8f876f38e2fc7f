//! What must be true of computer players beyond what the suite proves of every game: tried on one or two of them.

use salon::bots::message::{Fault, Header, Job, Letter, Packed, Reply, answer};
use salon::bots::network::Network;
use salon::bots::{Level, Question, Verdict};
use salon::engine::{Advice, Game, Record, Rng, Seat, Seed, Style, Timeline, Turn, Viewer};
use salon::games::brussels_1893::{self, Brussels1893};
use salon::games::splendor::{Action, Reason, Setup, Splendor};
use std::sync::Arc;

const STYLES: [Style; 2] = [Style::Builder, Style::Racer];

struct Asked<'a, G: Advice> {
    components: &'a Arc<G::Components>,
    seats: u8,
    view: G::View,
}

impl<'a, G: Advice> Asked<'a, G> {
    /// What the seat to move knows.
    fn of(components: &'a Arc<G::Components>, setup: &G::Setup, state: &G::State) -> Option<Self> {
        let seat = G::turn(state).seat()?;
        Some(Self { components, seats: G::seats(setup), view: G::view(state, Viewer::Seat(seat)) })
    }

    fn question(&self, style: Style, seed: Seed) -> Question<'_, G> {
        Question {
            components: self.components,
            seats: self.seats,
            view: &self.view,
            style,
            seed,
            candidates: 3,
            network: None,
        }
    }

    fn decide(&self, level: Level, style: Style, seed: Seed, iterations: u32) -> Verdict<G> {
        let mut left = iterations;
        let mut keep_going = || {
            left -= 1;
            left > 0
        };
        self.question(style, seed).decide(level, &mut keep_going).expect("a seat is to move")
    }
}

/// Plays a game of computer players, showing every position and decision.
fn play<G: Advice>(
    setup: &G::Setup,
    seed: Seed,
    iterations: u32,
    entrant: impl Fn(Seat) -> (Level, Style),
    mut see: impl FnMut(&Asked<G>, &G::State, &Verdict<G>),
) -> G::State {
    let components = G::components(setup).expect("the setup is sound");
    let mut state = G::start(&components, setup, seed, &mut ());
    let mut rng = Rng::new(Seed(!seed.0));
    let mut played = 0;
    while let Some(asked) = Asked::<G>::of(&components, setup, &state) {
        let (level, style) = entrant(G::turn(&state).seat().expect("somebody is asked"));
        let verdict = asked.decide(level, style, rng.seed(), iterations);
        see(&asked, &state, &verdict);
        G::apply(&mut state, verdict.action, &mut ());
        played += 1;
        assert!(played < G::MAX_ACTIONS, "seed {seed}: no end in sight");
    }
    state
}

/// Whether an action ends the game with its player the only winner, whatever is paid and whichever noble comes.
fn wins(state: &salon::games::splendor::State, action: Action) -> bool {
    let seat = state.to_move();
    let mut after = state.clone();
    let mut next = Some(action);
    while let Some(action) = next {
        Splendor::apply(&mut after, action, &mut ());
        let mut actions = Vec::new();
        Splendor::actions(&after, &mut actions);
        let goes_on = Splendor::turn(&after) == Turn::Of(seat) && Splendor::opens_turn(&after).is_none();
        next = actions.first().copied().filter(|_| goes_on);
    }
    Splendor::turn(&after) == Turn::Over && Splendor::score(&after).winners().eq([seat])
}

#[test]
fn a_victory_at_hand_is_taken() {
    let mut found = 0;
    for seed in 0..40 {
        play::<Splendor>(
            &Setup::default(),
            Seed(seed),
            1,
            |_| (Level::One, Style::Builder),
            |asked, state, _| {
                let mut actions = Vec::new();
                Splendor::actions(state, &mut actions);
                if actions.iter().any(|action| matches!(action, Action::Buy(_)) && wins(state, *action)) {
                    found += 1;
                    for level in Level::ALL {
                        let verdict = asked.decide(level, Style::Builder, Seed(seed), 200);
                        assert!(wins(state, verdict.action), "{level:?}, seed {seed}: {:?}", verdict.action);
                        let reasons = &verdict.candidates[0].reasons;
                        assert!(reasons.contains(&Reason::Wins), "{level:?}, seed {seed}: {reasons:?}");
                    }
                }
            },
        );
    }
    assert!(found >= 10, "only {found} such positions");
}

/// A position some way into a game.
fn middle<G: Advice>(setup: &G::Setup, seed: Seed, actions: usize) -> (Arc<G::Components>, G::State) {
    let components = G::components(setup).expect("the setup is sound");
    let mut state = G::start(&components, setup, seed, &mut ());
    let mut rng = Rng::new(seed);
    let mut list = Vec::new();
    for _ in 0..actions {
        list.clear();
        G::actions(&state, &mut list);
        if list.is_empty() {
            break;
        }
        G::apply(&mut state, list[rng.index(list.len())], &mut ());
    }
    (components, state)
}

#[test]
fn a_clear_decision_is_made_before_its_time_is_up_and_a_close_one_is_not() {
    const ITERATIONS: u32 = 6000;
    let mut clear = 0;
    let mut close = 0;
    let level = |_| (Level::One, Style::Builder);
    play::<Splendor>(&Setup::default(), Seed(3), 1, level, |asked, state, _| {
        if clear + close == 12 {
            return;
        }
        let mut actions = Vec::new();
        Splendor::actions(state, &mut actions);
        if actions.len() > 1 {
            let verdict = asked.decide(Level::Three, Style::Builder, Seed(1), ITERATIONS);
            let spent = verdict.iterations;
            assert!((4000..=ITERATIONS).contains(&spent), "{spent}");
            if spent < ITERATIONS {
                clear += 1;
            } else {
                close += 1;
            }
        }
    });
    assert!(clear >= 2 && close >= 2, "{clear} clear, {close} close");
}

/// Victories of one level over another in games with the seats rotated.
fn victories(upper: Level, lower: Level, seats: u8, deals: u64, iterations: u32) -> f64 {
    let setup = Setup { seats, ..Setup::default() };
    let mut won = 0.0;
    for deal in 0..deals {
        for place in 0..seats {
            let level = |seat: Seat| (if seat.0 == place { upper } else { lower }, Style::Builder);
            let end = play::<Splendor>(&setup, Seed(deal), iterations, level, |_, _, _| ());
            let winners: Vec<Seat> = Splendor::score(&end).winners().collect();
            if winners.contains(&Seat(place)) {
                won += 1.0 / winners.len() as f64;
            }
        }
    }
    won / (deals as f64 * f64::from(seats))
}

/// A recorded game after so many steps.
fn recorded<G: Advice>(golden: &str, steps: usize) -> Timeline<G> {
    let golden: serde_json::Value = serde_json::from_str(golden).expect("a file of ours");
    let record = Record::<G>::read(&golden["record"].to_string()).expect("the record reads");
    let mut timeline = Timeline::open(record).expect("the rules accept every action");
    timeline.go(steps);
    timeline
}

/// What the highest level thinks of the moves of a recorded position, best first.
fn candidates<G: Advice>(golden: &str, steps: usize) -> Vec<G::Action> {
    let timeline = recorded::<G>(golden, steps);
    let network = Network::of::<G>().expect("something was learned");
    let asked = Asked::<G>::of(timeline.components(), timeline.setup(), timeline.state());
    let asked = asked.expect("somebody is to move");
    let mut left = 3000;
    let mut keep_going = || {
        left -= 1;
        left > 0
    };
    let question = Question { network: Some(&network), ..asked.question(Style::default(), Seed(1)) };
    let verdict = question.decide(Level::STRONGEST, &mut keep_going).expect("somebody is to move");
    verdict.candidates.into_iter().map(|candidate| candidate.action).collect()
}

#[test]
fn where_nothing_decides_any_more_who_wins_points_are_still_worth_having() {
    // The last decision of a game: two francs are owed, and five are there.
    let golden = include_str!("../golden/brussels-1893/two-agreed.json");
    let first = candidates::<Brussels1893>(golden, 210).into_iter().next().expect("something to choose from");
    assert!(!matches!(first, brussels_1893::Action::Unpaid(_)), "{first:?}");
    // In the last turn of another, gems are worth nothing and cards two points or one.
    let golden = include_str!("../golden/splendor/three-points.json");
    let timeline = recorded::<Splendor>(golden, 135);
    let points = |action: &Action| {
        let mut state = timeline.state().clone();
        let seat = state.to_move();
        Splendor::apply(&mut state, *action, &mut ());
        Splendor::score(&state).totals[seat.index()]
    };
    let found = candidates::<Splendor>(golden, 135);
    let found: Vec<i32> = found.iter().map(points).collect();
    assert!(found.is_sorted_by(|one, other| one >= other), "{found:?}");
    assert!(found.first() > found.last(), "{found:?}");
}

#[test]
fn each_level_beats_the_one_below() {
    let two = victories(Level::Two, Level::One, 2, 15, 1);
    assert!(two >= 0.75, "level 2 wins {two} against level 1");
    let three = victories(Level::Three, Level::Two, 2, 6, 1000);
    assert!(three >= 0.6, "level 3 wins {three} against level 2");
}

#[test]
fn each_level_beats_the_one_below_at_a_larger_table() {
    let two = victories(Level::Two, Level::One, 4, 4, 1);
    assert!(two >= 0.5, "level 2 wins {two} among three of level 1");
}

#[test]
fn a_person_can_tell_the_styles_apart() {
    const GAMES: u64 = 40;
    let mut cards = [0.0; 2];
    let mut reserved = [0.0; 2];
    for seed in 0..GAMES {
        let style = |seat: Seat| STYLES[(seat.index() + seed as usize) % 2];
        let end = play::<Splendor>(
            &Setup::default(),
            Seed(seed),
            1,
            |seat| (Level::Two, style(seat)),
            |_, state, verdict| {
                let at = style(state.to_move()) as usize;
                reserved[at] +=
                    f64::from(u8::from(matches!(verdict.action, Action::Reserve(_) | Action::ReserveTop(_))));
            },
        );
        for seat in [Seat(0), Seat(1)] {
            cards[style(seat) as usize] += f64::from(end.player(seat).bought);
        }
    }
    let [builder, racer] = cards.map(|sum| sum / GAMES as f64);
    assert!(builder >= racer + 0.75, "cards bought in a game: builder {builder}, racer {racer}");
    let [builder, racer] = reserved.map(|sum| sum / GAMES as f64);
    assert!(racer >= builder + 0.75, "cards reserved in a game: builder {builder}, racer {racer}");
}

fn job(state: &salon::games::splendor::State) -> Job<Splendor> {
    Job {
        header: Header::of::<Splendor>(42),
        components: Splendor::components(&Setup::default()).expect("the default setup is sound"),
        seats: 2,
        view: Splendor::view(state, Viewer::Seat(state.to_move())),
        level: Level::Three,
        style: Style::Racer,
        seed: Seed(u64::MAX - 1),
        budget_ms: 5,
        candidates: 3,
        among: Vec::new(),
        printed: false,
    }
}

#[test]
fn a_job_and_its_answer_travel_without_losing_a_bit() {
    let (_, state) = middle::<Splendor>(&Setup::default(), Seed(6), 10);
    let sent = job(&state);
    let letter = serde_json::to_string(&sent.letter()).expect("a letter is plain data");
    let letter: Letter = serde_json::from_str(&letter).expect("it was written so");
    assert_eq!(letter.header, sent.header);
    let received: Job<Splendor> = letter.body.open().expect("it was packed so");
    assert_eq!(Packed::new(&received), Packed::new(&sent));
    let mut left = 50;
    let reply = answer(&received, None, &mut || {
        left -= 1;
        left > 0
    });
    let reply = reply.expect("a good job");
    assert_eq!((reply.number, reply.iterations, reply.candidates.len()), (42, 50, 3));
    assert_eq!(Splendor::check(&state, &reply.action), Ok(()));
    assert_eq!(Packed::new(&reply).open::<Reply<Splendor>>(), Ok(reply));
    let cut = serde_json::from_str::<Packed>("[1, 2]").expect("bytes");
    assert!(matches!(cut.open::<Job<Splendor>>(), Err(Fault::Unreadable(_))));
}

#[test]
fn a_search_that_is_told_its_first_moves_tries_no_other() {
    let (_, state) = middle::<Splendor>(&Setup::default(), Seed(6), 10);
    let told = |among: &[u16]| {
        let mut left = 300;
        let mut keep_going = || {
            left -= 1;
            left > 0
        };
        answer(&Job { among: among.to_vec(), ..job(&state) }, None, &mut keep_going).expect("a good job")
    };
    let mut legal = Vec::new();
    Splendor::actions(&state, &mut legal);
    let all = told(&[]);
    assert!(all.trials.len() > 3, "{:?}", all.trials);
    let last = legal.len() as u16 - 1;
    let one = told(&[last]);
    assert_eq!((one.action, one.candidates.len()), (legal[usize::from(last)], 1));
    assert_eq!(one.trials.iter().map(|trial| (trial.at, trial.visits)).collect::<Vec<_>>(), [(last, 300)]);
    let mut two: Vec<u16> = told(&[last, 0]).trials.iter().map(|trial| trial.at).collect();
    two.sort_unstable();
    assert_eq!(two, [0, last]);
    // A place that no move has names none.
    assert_eq!(told(&[u16::MAX]).trials.len(), all.trials.len());
}

#[test]
fn a_search_tells_every_seats_share() {
    let setup = Splendor::with_seats(Setup::default(), 4);
    let (mut seen, mut last) = (0, Vec::new());
    let strong = |_| (Level::Three, Style::Builder);
    let end = play::<Splendor>(&setup, Seed(3), 60, strong, |asked, state, verdict| {
        if verdict.trials.is_empty() {
            assert_eq!(verdict.standing, [0.0; 0], "nothing was searched");
            return;
        }
        assert_eq!(verdict.standing.len(), usize::from(asked.seats));
        assert!((verdict.standing.iter().sum::<f32>() - 1.0).abs() < 1e-4, "{:?}", verdict.standing);
        let mover = Splendor::turn(state).seat().expect("somebody is asked");
        let own: f32 = verdict.trials.iter().map(|trial| trial.sum).sum();
        let visits: u32 = verdict.trials.iter().map(|trial| trial.visits).sum();
        let own = own / visits as f32;
        assert!(
            (verdict.standing[mover.index()] - own).abs() < 1e-4,
            "the mover's share is that of its moves"
        );
        seen += 1;
        last.clone_from(&verdict.standing);
    });
    let winner = Splendor::score(&end).winners().next().expect("somebody wins");
    assert!(seen > 40, "{seen} decisions");
    assert!(
        last.iter().all(|share| *share <= last[winner.index()]),
        "{winner:?} wins, and was told {last:?}"
    );
}

#[test]
fn a_job_that_does_not_fit_is_refused_by_name() {
    let (_, state) = middle::<Splendor>(&Setup::default(), Seed(6), 10);
    let refused = |change: &dyn Fn(&mut Job<Splendor>)| {
        let mut job = job(&state);
        change(&mut job);
        answer(&job, None, &mut || false).expect_err("a bad job")
    };
    assert_eq!(refused(&|job| job.header.game = "go".into()), Fault::Game("go".into()));
    assert_eq!(
        refused(&|job| job.header.rules = 99),
        Fault::Rules { page: 99, worker: Splendor::RULES_VERSION }
    );
    // Another seat's view, and one that no state agrees with.
    let other = Seat(1 - state.to_move().0);
    assert_eq!(refused(&|job| job.view = Splendor::view(&state, Viewer::Seat(other))), Fault::Idle);
    assert_eq!(refused(&|job| job.view.phase = salon::games::splendor::Phase::Over), Fault::Idle);
    assert!(serde_json::from_str::<Level>("0").is_err() && serde_json::from_str::<Level>("5").is_err());
}

#[test]
fn the_arena_ends_quietly_when_nobody_reads_on() {
    use std::process::{Command, Stdio};
    let mut arena = Command::new(env!("CARGO_BIN_EXE_arena"));
    arena
        .args(["match", "random", "random", "8", "2", "splendor"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    let mut playing = arena.spawn().expect("the arena starts");
    drop(playing.stdout.take());
    let ended = playing.wait_with_output().expect("it ends");
    assert_eq!(String::from_utf8_lossy(&ended.stderr), "");
    assert!(ended.status.success());
}
