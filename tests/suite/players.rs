//! What is true of the computer players of every game.

use super::each_game;
use super::secrecy::dealt_anew;
use salon::bots::glance::CARELESS;
use salon::bots::message::{Fault, Header, Job, Letter, Packed, Reply, answer};
use salon::bots::network::Network;
use salon::bots::{Level, Question, Verdict, council, random};
use salon::engine::{Advice, Figures, MOST_HELD, Rng, Seat, Seed, Style, Timeline, Turn, Viewer};
use std::collections::HashSet;
use std::mem::{Discriminant, discriminant};
use std::sync::Arc;

const STYLES: [Style; 2] = [Style::Builder, Style::Racer];

/// Iterations that the search is given.
const ITERATIONS: u32 = 24;

/// More is not read.
const MOST_REASONS: usize = 3;

/// What the seat to move is asked, with all that it knows.
pub struct Asked<G: Advice> {
    components: Arc<G::Components>,
    seats: u8,
    view: G::View,
    network: Option<Network>,
}

impl<G: Advice> Asked<G> {
    /// `None` once the game is over.
    pub fn of(components: &Arc<G::Components>, seats: u8, state: &G::State) -> Option<Self> {
        let seat = G::turn(state).seat()?;
        let view = G::view(state, Viewer::Seat(seat));
        Some(Self { components: Arc::clone(components), seats, view, network: Network::of::<G>() })
    }

    pub fn question(&self, style: Style, seed: Seed) -> Question<'_, G> {
        Question {
            components: &self.components,
            seats: self.seats,
            view: &self.view,
            style,
            seed,
            candidates: 3,
            network: self.network.as_ref(),
        }
    }

    /// The decision, and how often it was asked whether to go on.
    pub fn decide(&self, level: Level, style: Style, seed: Seed, iterations: u32) -> (Verdict<G>, u32) {
        let mut asked = 0;
        let mut keep_going = || {
            asked += 1;
            asked < iterations
        };
        let verdict = self.question(style, seed).decide(level, &mut keep_going);
        (verdict.expect("a seat is to move"), asked)
    }
}

/// A position in which something new can be decided.
pub struct Position<G: Advice> {
    pub setup: G::Setup,
    pub state: G::State,
    /// Whether it is another's turn.
    #[allow(dead_code, reason = "each test binary uses its own part of the suite")]
    pub others_turn: bool,
    pub components: Arc<G::Components>,
}

impl<G: Advice> Position<G> {
    fn asked(&self) -> Asked<G> {
        Asked::of(&self.components, G::seats(&self.setup), &self.state).expect("a seat is to move")
    }

    fn legal(&self) -> Vec<G::Action> {
        let mut actions = Vec::new();
        G::actions(&self.state, &mut actions);
        actions
    }
}

/// Positions of random games of every setup: for every kind of action one in which it is legal, in the own turn and in
/// another's.
pub fn kinds<G: Advice>() -> Vec<Position<G>> {
    let mut positions = Vec::new();
    for (at, setup) in G::sample_setups().into_iter().enumerate() {
        let mut met: HashSet<(Discriminant<G::Action>, bool)> = HashSet::new();
        let components = G::components(&setup).expect("sample setups are sound");
        for game in 0..2 {
            let seed = Seed(500 + 10 * at as u64 + game);
            let mut timeline = Timeline::<G>::begin(setup.clone(), seed).expect("sample setups are sound");
            let mut rng = Rng::new(Seed(!seed.0));
            let mut actions = Vec::new();
            while let Turn::Of(seat) = timeline.turn() {
                let others_turn = timeline.turn_at(timeline.head()).owner != seat;
                actions.clear();
                G::actions(timeline.state(), &mut actions);
                let before = met.len();
                met.extend(actions.iter().map(|action| (discriminant(action), others_turn)));
                let new = met.len() > before;
                if new {
                    positions.push(Position {
                        setup: setup.clone(),
                        state: timeline.state().clone(),
                        others_turn,
                        components: Arc::clone(&components),
                    });
                }
                timeline.act(actions[rng.index(actions.len())]).expect("a listed action is legal");
            }
        }
    }
    assert!(positions.len() > 1, "games have decisions");
    positions
}

/// Whatever is to be decided, in the own turn or in another's: the choice is legal, and so is every move of a hint. Those
/// differ, are worth a share of the victory, and have reasons; the second half of a gesture is legal after the first.
pub fn players_choose_legally_in_every_kind_of_decision<G: Advice>() {
    for position in kinds::<G>() {
        let (asked, legal) = (position.asked(), position.legal());
        for (level, style) in Level::ALL.into_iter().flat_map(|level| STYLES.map(|style| (level, style))) {
            let (verdict, _) = asked.decide(level, style, Seed(7), ITERATIONS);
            assert!(legal.contains(&verdict.action), "{level:?} plays {:?}", verdict.action);
            let hints = &verdict.candidates;
            assert_eq!(hints.len(), legal.len().min(3), "{level:?}: {hints:?}");
            for (at, hint) in hints.iter().enumerate() {
                assert!(legal.contains(&hint.action), "{level:?} hints at {:?}", hint.action);
                assert!(hints[..at].iter().all(|other| other.action != hint.action), "{hints:?}");
                assert!((0.0..=1.0).contains(&hint.value), "{level:?}: {hint:?}");
                assert!(!hint.reasons.is_empty(), "{level:?}: {hint:?}");
                let (mut after, mut last) = (position.state.clone(), hint.action);
                G::apply(&mut after, last, &mut ());
                for then in &hint.then {
                    assert!(G::is_half(&last, &after), "{hint:?}");
                    assert_eq!(G::check(&after, then), Ok(()), "{hint:?}");
                    G::apply(&mut after, *then, &mut ());
                    last = *then;
                }
            }
            let noise = level == Level::One || level == Level::Two && G::WAVERS > 0.0;
            assert!(noise || hints[0].action == verdict.action, "the best is done");
        }
        let question = asked.question(Style::Racer, Seed(5));
        let quick = question.decide(Level::One, &mut || false).map(|verdict| verdict.action);
        for action in [random::choose(&question), quick] {
            assert!(legal.contains(&action.expect("a seat is to move")));
        }
    }
}

/// The first level overlooks what is a little better, and does not do what plainly harms: it loses as people do.
pub fn the_first_level_makes_no_blunder_that_shows_at_first_glance<G: Advice>() {
    for position in kinds::<G>() {
        let (asked, legal) = (position.asked(), position.legal());
        let mut values = Vec::new();
        G::appraise_all(&position.state, &legal, Style::Builder, &mut values);
        let best = values.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        for seed in 0..20 {
            let (verdict, _) = asked.decide(Level::One, Style::Builder, Seed(seed), 1);
            let own = legal.iter().position(|action| *action == verdict.action).map(|at| values[at]);
            assert!(
                own.is_some_and(|own| best - own <= CARELESS + 1e-3),
                "{:?} of {legal:?}",
                verdict.action
            );
        }
    }
}

/// The same view, seed and number of iterations give the same answer, to the last bit.
pub fn the_same_question_has_the_same_answer<G: Advice>() {
    for position in kinds::<G>() {
        let asked = position.asked();
        for level in Level::ALL {
            let answer = || asked.decide(level, Style::Racer, Seed(11), ITERATIONS).0;
            assert_eq!(answer(), answer(), "{level:?}");
        }
    }
}

/// Each search of a council counts what it tried, by places in the list of legal moves that all of them share; together
/// they make a legal move, always the same, and alone each makes the one that it tried most.
pub fn a_council_counts_what_each_has_tried<G: Advice>() {
    for position in kinds::<G>() {
        let (asked, legal) = (position.asked(), position.legal());
        let ask = |seed| asked.decide(Level::Three, Style::Builder, seed, ITERATIONS).0;
        let council: Vec<Verdict<G>> = council::seeds(Seed(7), 3).map(ask).collect();
        for verdict in &council {
            let visits: u32 = verdict.trials.iter().map(|trial| trial.visits).sum();
            match council::chosen([verdict.trials.as_slice()]) {
                Some(at) => assert_eq!((legal[at], visits), (verdict.action, verdict.iterations)),
                // No search: then nobody in the council has one.
                None => assert!(council.iter().all(|verdict| verdict.trials.is_empty())),
            }
        }
        let together = || council::chosen(council.iter().map(|verdict| verdict.trials.as_slice()));
        assert!(together().is_none_or(|at| at < legal.len()));
        let again: Vec<Verdict<G>> = council::seeds(Seed(7), 3).map(ask).collect();
        assert_eq!(together(), council::chosen(again.iter().map(|verdict| verdict.trials.as_slice())));
        assert_eq!(position.asked().question(Style::Builder, Seed(8)).legal(), legal);
    }
}

/// What a seat may not know changes neither what it does nor what it is hinted at.
pub fn what_is_hidden_changes_no_choice<G: Advice>() {
    let mut rng = Rng::new(Seed(41));
    let mut differed = 0;
    for position in kinds::<G>() {
        let seat = G::turn(&position.state).seat().expect("a seat is to move");
        let state = dealt_anew::<G>(&position.state, Viewer::Seat(seat), &mut rng);
        differed += u32::from(state != position.state);
        let seats = G::seats(&position.setup);
        let other = Asked::<G>::of(&position.components, seats, &state).expect("the same seat is to move");
        for level in Level::ALL {
            let [here, there] = [&position.asked(), &other]
                .map(|asked| asked.decide(level, Style::Builder, Seed(2), ITERATIONS).0);
            assert_eq!(here, there, "{level:?}");
        }
    }
    assert!(differed > 0, "something was dealt anew");
}

/// A search looks at no more lines than it is allowed, one at least; the other levels do not ask for time at all.
pub fn no_level_takes_longer_than_it_may<G: Advice>() {
    for position in kinds::<G>() {
        let asked = position.asked();
        for level in Level::ALL {
            for budget in [1, 5, ITERATIONS] {
                let (verdict, times) = asked.decide(level, Style::Builder, Seed(3), budget);
                if level.takes_time() {
                    assert!((1..=budget).contains(&verdict.iterations), "{}", verdict.iterations);
                    assert!(times <= budget, "asked {times} times");
                } else {
                    assert_eq!((verdict.iterations, times), (1, 0), "{level:?}");
                }
            }
        }
    }
}

/// With another's view, or that of the whole table, there is nothing to decide; nor once the game is over.
pub fn only_whoever_decides_is_asked<G: Advice>() {
    let mut strangers = 0;
    let asks = |position: &Position<G>, view: &G::View| {
        let asked = Asked::<G> {
            components: Arc::clone(&position.components),
            seats: G::seats(&position.setup),
            view: view.clone(),
            network: None,
        };
        let question = asked.question(Style::Builder, Seed(1));
        let decided = Level::ALL.map(|level| question.decide(level, &mut || false).is_some());
        assert!(decided.iter().all(|here| *here == decided[0]));
        decided[0]
    };
    for mut position in kinds::<G>() {
        let seat = G::turn(&position.state).seat().expect("a seat is to move");
        let own = G::view(&position.state, Viewer::Seat(seat));
        assert!(asks(&position, &own));
        for viewer in super::secrecy::viewers::<G>(&position.setup) {
            let view = G::view(&position.state, viewer);
            // A game without secrets shows everybody the same.
            if view != own {
                assert!(!asks(&position, &view), "{viewer:?} is asked for {seat:?}");
                strangers += 1;
            }
        }
        salon::engine::play_out::<G>(&mut position.state, &mut Rng::new(Seed(1)), &mut Vec::new());
        assert!(!asks(&position, &G::view(&position.state, Viewer::Seat(seat))), "the game is over");
    }
    let secret = kinds::<G>().iter().any(|position| {
        G::view(&position.state, Viewer::Seat(Seat(0))) != G::view(&position.state, Viewer::Seat(Seat(1)))
    });
    assert_eq!(strangers > 0, secret);
}

/// Every legal action has a reason and a value, alone the same as among all; a judgement is a number throughout a game, and
/// at its end orders the seats as the score sheet ranks them.
pub fn every_action_and_position_is_judged<G: Advice>() {
    each_game::<G>(1, |setup, seed| {
        let components = G::components(setup).expect("sample setups are sound");
        let mut state = G::start(&components, setup, seed, &mut ());
        let mut rng = Rng::new(Seed(!seed.0));
        let (mut actions, mut values) = (Vec::new(), Vec::new());
        loop {
            actions.clear();
            G::actions(&state, &mut actions);
            for style in STYLES {
                values.clear();
                G::appraise_all(&state, &actions, style, &mut values);
                assert_eq!(values.len(), actions.len());
                assert!(values.iter().all(|value| value.is_finite()));
                // A judgement alone begins anew, so a few of them will do.
                for at in (0..actions.len()).step_by((actions.len() / 3).max(1)) {
                    let alone = G::appraise(&state, &actions[at], style);
                    assert_eq!(alone.to_bits(), values[at].to_bits(), "{:?}", actions[at]);
                    let reasons = G::reasons(&state, &actions[at]);
                    assert!((1..=MOST_REASONS).contains(&reasons.len()), "{:?}: {reasons:?}", actions[at]);
                }
                let mut seats = (0..G::seats(setup)).map(Seat);
                assert!(seats.all(|seat| G::evaluate(&state, seat, style).is_finite()));
            }
            if actions.is_empty() {
                break;
            }
            assert!(G::scale(&state) > 0.0);
            assert_eq!(G::digest(&state), G::digest(&state.clone()));
            let before = G::digest(&state);
            G::apply(&mut state, actions[rng.index(actions.len())], &mut ());
            assert_ne!(G::digest(&state), before, "a decision changes the position");
        }
        for style in STYLES {
            let values: Vec<f32> =
                (0..G::seats(setup)).map(|seat| G::evaluate(&state, Seat(seat), style)).collect();
            let above = |value: &f32| values.iter().filter(|other| *other > value).count();
            let ranks: Vec<u8> = values.iter().map(|value| 1 + above(value) as u8).collect();
            assert_eq!(ranks, G::score(&state).ranks, "{values:?}");
        }
    });
}

/// What a learned judgement looks at: [`Advice::TRAITS`] figures of every seat in every position, none of them wild, told beside
/// the same judgement that is given without them, to the last bit. Few are nothing in all of these games: what is seldom seen
/// in random play. Of the [`Advice::KINDS`] nothing is told twice of a seat, and two thirds are ever told.
pub fn every_seat_of_every_position_is_told_in_figures<G: Advice>() {
    /// Figures are about as large as 1, and none beyond this.
    const WILD: f32 = 4.0;
    let mut met = vec![false; G::TRAITS];
    let mut had = HashSet::new();
    each_game::<G>(2, |setup, seed| {
        let components = G::components(setup).expect("sample setups are sound");
        let mut state = G::start(&components, setup, seed, &mut ());
        let mut rng = Rng::new(Seed(!seed.0));
        while let Some(action) = super::pick::<G>(&state, &mut rng) {
            for (seat, style) in (0..G::seats(setup)).flat_map(|seat| STYLES.map(|style| (Seat(seat), style)))
            {
                let mut told = Figures::default();
                let value = G::survey(&state, seat, style, &mut told);
                assert_eq!(value.to_bits(), G::evaluate(&state, seat, style).to_bits(), "{seat:?} {style:?}");
                assert_eq!(told.told(), G::TRAITS);
                assert!(told.kinds().len() < MOST_HELD, "there may be more than find room");
                assert!(told.kinds().iter().all(|kind| usize::from(*kind) < G::KINDS), "{:?}", told.kinds());
                let once: HashSet<u16> = told.kinds().iter().copied().collect();
                assert_eq!(once.len(), told.kinds().len(), "something is told twice: {:?}", told.kinds());
                had.extend(once);
                for (at, (figure, met)) in told.as_slice().iter().zip(&mut met).enumerate() {
                    assert!(figure.abs() <= WILD, "figure {at} of {seat:?} is {figure}");
                    *met |= *figure != 0.0;
                }
            }
            G::apply(&mut state, action, &mut ());
        }
    });
    let idle: Vec<usize> = (0..met.len()).filter(|at| !met[*at]).collect();
    assert!(10 * idle.len() <= met.len(), "figures that are never told: {idle:?}");
    assert!(3 * had.len() >= 2 * G::KINDS, "{} of {} kinds are ever told", had.len(), G::KINDS);
}

/// Games of players of every level, both styles at each table, end within the bound.
pub fn players_of_every_level_play_to_the_end<G: Advice>() {
    for setup in G::sample_setups() {
        let components = G::components(&setup).expect("sample setups are sound");
        for level in Level::ALL {
            let mut state = G::start(&components, &setup, Seed(3), &mut ());
            let mut rng = Rng::new(Seed(4));
            let mut played = 0;
            while let Turn::Of(seat) = G::turn(&state) {
                let asked = Asked::<G>::of(&components, G::seats(&setup), &state).expect("a seat is to move");
                let (verdict, _) = asked.decide(level, STYLES[seat.index() % 2], rng.seed(), 6);
                assert_eq!(G::check(&state, &verdict.action), Ok(()), "{level:?}");
                G::apply(&mut state, verdict.action, &mut ());
                played += 1;
                assert!(played <= G::MAX_ACTIONS, "{level:?}: no end in sight");
            }
        }
    }
}

/// A question and its answer travel between page and worker without losing a bit; a question that does not fit the game is
/// refused.
pub fn a_question_travels_to_the_worker_and_back<G: Advice>() {
    for position in kinds::<G>() {
        let asked = position.asked();
        let sent = Job::<G> {
            header: Header::of::<G>(42),
            components: Arc::clone(&position.components),
            seats: G::seats(&position.setup),
            view: asked.view.clone(),
            level: Level::Three,
            style: Style::Racer,
            seed: Seed(u64::MAX - 1),
            budget_ms: 5,
            candidates: 3,
            among: Vec::new(),
            printed: false,
        };
        let letter = serde_json::to_string(&sent.letter()).expect("a letter is plain data");
        let letter: Letter = serde_json::from_str(&letter).expect("it was written so");
        let received: Job<G> = letter.body.open().expect("it was packed so");
        assert_eq!(
            (Packed::new(&received), format!("{received:?}")),
            (Packed::new(&sent), format!("{sent:?}"))
        );
        let reply = answer(&received, None, &mut || false).expect("a good job");
        assert_eq!(reply.number, 42);
        assert_eq!(G::check(&position.state, &reply.action), Ok(()));
        assert_eq!(Packed::new(&reply).open::<Reply<G>>(), Ok(reply));
        let header = Header { rules: G::RULES_VERSION + 1, ..sent.header.clone() };
        let foreign = Job { header, ..sent };
        assert!(matches!(answer(&foreign, None, &mut || false), Err(Fault::Rules { .. })));
    }
}
