//! Looking back at games: every game's decisions are judged, put into words and posed as puzzles.

use crate::suite::random_game;
use salon::app::players::{Mind, Party, Player};
use salon::app::puzzle::{self, PuzzleError};
use salon::app::sentence::plain;
use salon::app::session::{Speech, Worded, puzzle_trouble, remark, seat_name};
use salon::app::words::{LANGUAGES, Language};
use salon::bots::Level;
use salon::bots::review::{CLEAR, Finding, Moment, Review, decisions, look};
use salon::engine::{Advice, Game, Record, RecordError, Rng, Seat, Seed, Timeline, Turn, Viewer};
use salon::games::splendor::{Action, Setup, Splendor};

/// Lines of play of a first look, and of a second.
const LINES: u32 = 60;

/// Decisions of a game that are looked at here.
const LOOKED_AT: usize = 6;

fn lines(many: u32) -> impl FnMut() -> bool {
    let mut left = many;
    move || {
        left = left.saturating_sub(1);
        left > 0
    }
}

fn found<G: Advice>(timeline: &Timeline<G>, step: usize) -> Option<Finding> {
    look(timeline, step, Level::Three, &mut lines(LINES), &mut lines(LINES))
}

/// Random games of every sample setup.
fn games<G: Game>(mut with: impl FnMut(&Timeline<G>)) {
    for (at, setup) in G::sample_setups().iter().enumerate() {
        with(&random_game::<G>(setup, Seed(40 + at as u64)));
    }
}

fn some(decisions: &[usize]) -> impl Iterator<Item = usize> + '_ {
    decisions.iter().copied().step_by((decisions.len() / LOOKED_AT).max(1))
}

fn party(seats: u8) -> Party {
    let player = |shape| Player { name: format!("N{shape}"), shape, mind: Mind::Person };
    Party { players: (0..seats).map(player).collect(), title: "Sunday".into(), ..Party::default() }
}

/// What is looked at is a choice, and is judged within bounds; the same look finds the same.
fn choices_alone_are_judged<G: Advice>() {
    let mut judged = 0;
    games::<G>(|timeline| {
        let decisions = decisions(timeline);
        assert!(decisions.windows(2).all(|two| two[0] < two[1]));
        for (at, step) in timeline.steps().iter().enumerate() {
            let moment = Moment::of(timeline, at).expect("a step of the game");
            assert_eq!(moment.legal[usize::from(moment.made)], step.action);
            assert!(moment.legal.len() > 1 && !step.forced || !decisions.contains(&at));
        }
        for step in some(&decisions) {
            let Some(finding) = found(timeline, step) else { continue };
            judged += 1;
            let (made, best) = (finding.made.share, finding.best.share);
            assert!((0.0..=1.0).contains(&made) && (0.0..=1.0).contains(&best), "{finding:?}");
            assert!((0.0..=1.0).contains(&finding.loss()) && (0.0..=1.0).contains(&finding.merit()));
            assert!(finding.loss() == 0.0 || finding.merit() == 0.0, "{finding:?}");
            assert_eq!(finding.standing.len(), usize::from(G::seats(timeline.setup())));
            assert_eq!(finding.seat, timeline.steps()[step].seat);
            assert_eq!(found(timeline, step), Some(finding));
        }
    });
    assert!(judged > 3, "only {judged} decisions were judged");
}

/// What speaks for the moves of a finding without telling one from another, in words.
fn hollow<G: Worded>(
    timeline: &Timeline<G>,
    players: &[Player],
    language: Language,
    finding: &Finding,
) -> Vec<String> {
    let moment = Moment::of(timeline, finding.step as usize).expect("a step of this game");
    let components = timeline.components();
    let viewer = Viewer::Seat(moment.seat);
    let speech = Speech { language, players, viewer, components: components.as_ref() };
    let state = G::imagine(components, &moment.view, &mut Rng::new(moment.seed()));
    let worths = [Some(finding.made), Some(finding.best), finding.rival];
    let reasons = worths
        .into_iter()
        .flatten()
        .flat_map(|worth| G::reasons(&state, &moment.legal[usize::from(worth.at)]));
    reasons.filter(G::is_hollow).map(|reason| G::reason(&reason, &moment.view, &speech)).collect()
}

/// What was found is said in every language, and no sentence is empty.
fn what_was_found_is_said<G: Worded>() {
    let mut said = 0;
    games::<G>(|timeline| {
        let players = party(G::seats(timeline.setup())).players;
        let decisions = decisions(timeline);
        for finding in some(&decisions).filter_map(|step| found(timeline, step)) {
            for (language, _) in LANGUAGES {
                let remark = remark(timeline, &players, language, &finding).expect("a step of this game");
                let sentences = [Some(&remark.made), remark.other.as_ref()].into_iter().flatten();
                for sentence in sentences.chain(&remark.reasons) {
                    assert!(!plain(sentence).trim().is_empty(), "{finding:?}: {remark:?}");
                }
                assert!(finding.is_best() || remark.other.is_some(), "{remark:?}");
                // Better, and by much, is not as good as any.
                let gap = finding.loss().max(finding.merit());
                if gap >= CLEAR {
                    let hollow = hollow(timeline, &players, language, &finding);
                    let known =
                        ["nothing in particular", "no single gain", "nothing more this round", "as it hangs"];
                    let contradicts = |reason: &String| {
                        hollow.contains(reason) || known.iter().any(|words| reason.contains(words))
                    };
                    assert!(!remark.reasons.iter().any(contradicts), "{finding:?}: {remark:?}");
                }
                assert!(
                    !finding.is_best() || remark.other.is_none() || finding.merit() >= CLEAR,
                    "{remark:?}"
                );
                assert_eq!(remark.round, timeline.steps()[finding.step as usize].round);
                said += 1;
            }
        }
    });
    assert!(said > 9, "only {said} were said");
    let none = random_game::<G>(&G::Setup::default(), Seed(1));
    let finding = Finding {
        step: u32::MAX,
        seat: Seat(0),
        made: salon::bots::review::Worth { at: 0, share: 0.5 },
        best: salon::bots::review::Worth { at: 0, share: 0.5 },
        rival: None,
        standing: Vec::new(),
    };
    assert_eq!(remark(&none, &[], LANGUAGES[0].0, &finding), None, "a step that was never taken");
}

/// A puzzle survives its link; one person sits at the seat that is to move, and nothing of what came later is in it.
fn a_puzzle_survives_its_link<G: Worded>() {
    let mut posed = 0;
    games::<G>(|timeline| {
        let party = party(G::seats(timeline.setup()));
        let decisions = decisions(timeline);
        for step in some(&decisions) {
            let record = puzzle::pose(timeline, step, &party).expect("a seat is to move");
            assert_eq!(record.actions.len(), step);
            let read = puzzle::read::<G>(&record.to_text(), |_| String::new()).expect("our own link");
            assert_eq!((read.head(), read.kept()), (step, step));
            assert_eq!(read.state(), timeline.seek(step));
            let people = Party::read(read.table(), G::seats(read.setup()), |_| String::new());
            let persons: Vec<usize> =
                (0..people.players.len()).filter(|at| !people.players[*at].is_computer()).collect();
            let mover = read.turn().seat().expect("a seat is to move");
            assert_eq!(persons, [mover.index()]);
            assert_eq!(people.title, "", "the name of the game is nobody else's");
            let names: Vec<&str> = people.players.iter().map(|player| player.name.as_str()).collect();
            assert!(names.iter().zip(&party.players).all(|(name, player)| *name == player.name));
            posed += 1;
        }
        assert_eq!(puzzle::pose(timeline, timeline.head(), &party), None, "the game is over");
    });
    assert!(posed > 3, "only {posed} were posed");
}

/// Every link that cannot be opened is refused with a sentence: cut off, altered, of other rules, of a game that is over, without
/// a choice.
fn a_bad_puzzle_is_refused<G: Worded>() {
    let timeline = random_game::<G>(&G::Setup::default(), Seed(2));
    let party = party(G::seats(timeline.setup()));
    let step = decisions(&timeline)[0];
    let text = puzzle::pose(&timeline, step, &party).expect("a seat is to move").to_text();
    let refused = |source: &str| puzzle::read::<G>(source, |_| String::new()).err();
    let cut = &text[..text.len() - 2];
    assert_eq!(refused(cut), Some(PuzzleError::Record(RecordError::Damaged)));
    let other = if text[40..].starts_with('A') { "B" } else { "A" };
    let altered = [&text[..40], other, &text[41..]].concat();
    assert_eq!(refused(&altered), Some(PuzzleError::Record(RecordError::Damaged)));
    let whole = Record { table: party.to_value(), ..timeline.record() };
    assert_eq!(refused(&whole.to_text()), Some(PuzzleError::Over));
    let newer = whole.to_json().replace(
        &format!("\"rules\": {}", G::RULES_VERSION),
        &format!("\"rules\": {}", G::RULES_VERSION + 1),
    );
    assert!(matches!(refused(&newer), Some(PuzzleError::Record(RecordError::TooNew { .. }))));
    let foreign = whole.to_json().replace(G::KEY, "go");
    assert!(matches!(refused(&foreign), Some(PuzzleError::Record(RecordError::OtherGame(_)))));
    for error in
        [cut, &altered, &whole.to_text(), &newer, &foreign].map(|source| refused(source).expect("refused"))
    {
        for (language, _) in LANGUAGES {
            assert!(!puzzle_trouble(&error, language).is_empty(), "{error:?}");
        }
    }
    assert_ne!(seat_name(Seat(0), LANGUAGES[0].0), "");
}

macro_rules! of_every_game {
    ($($(#[$when:meta])* $folder:ident: $game:ident,)*) => {
        $($(#[$when])* mod $folder {
            type G = salon::games::$folder::$game;

            #[test]
            fn choices_alone_are_judged() {
                super::choices_alone_are_judged::<G>();
            }

            #[test]
            fn what_was_found_is_said() {
                super::what_was_found_is_said::<G>();
            }

            #[test]
            fn a_puzzle_survives_its_link() {
                super::a_puzzle_survives_its_link::<G>();
            }

            #[test]
            fn a_bad_puzzle_is_refused() {
                super::a_bad_puzzle_is_refused::<G>();
            }
        })*
    };
}
salon::each_game!(of_every_game);

/// A position of a random game in which the seat to move can win at once, with a step that does something else.
fn missed_victory() -> (Timeline<Splendor>, usize) {
    let wins = |timeline: &Timeline<Splendor>, action: Action| {
        let mut tried = timeline.clone();
        let seat = tried.turn().seat().expect("somebody is to move");
        tried.act(action).expect("a listed action is legal");
        tried.turn() == Turn::Over && Splendor::score(tried.state()).winners().eq([seat])
    };
    for seed in 0..200 {
        let whole = random_game::<Splendor>(&Setup::default(), Seed(seed));
        let mut timeline = Timeline::<Splendor>::begin(Setup::default(), Seed(seed)).expect("two may play");
        for step in whole.steps() {
            let mut legal = Vec::new();
            Splendor::actions(timeline.state(), &mut legal);
            let (good, bad): (Vec<Action>, Vec<Action>) =
                legal.into_iter().partition(|action| wins(&timeline, *action));
            if let (Some(_), Some(bad)) = (good.first(), bad.first()) {
                let at = timeline.head();
                timeline.act(*bad).expect("a listed action is legal");
                return (timeline, at);
            }
            timeline.act(step.action).expect("it was played so");
        }
    }
    panic!("nobody could ever have won");
}

#[test]
fn a_victory_that_was_not_taken_is_the_costliest_decision_and_the_reason_says_so() {
    let (timeline, step) = missed_victory();
    let finding =
        look(&timeline, step, Level::Three, &mut lines(600), &mut lines(300)).expect("there was a choice");
    assert!(finding.best.share > 0.99 && finding.loss() > CLEAR, "{finding:?}");
    let mut review = Review::new(timeline.record().fingerprint());
    for earlier in some(&decisions(&timeline)).filter(|earlier| *earlier != step) {
        if let Some(finding) = found(&timeline, earlier) {
            review.add(finding);
        }
    }
    review.add(finding.clone());
    let seat = timeline.steps()[step].seat;
    assert!(review.costliest(seat).contains(&&finding));
    let remark = remark(&timeline, &party(2).players, LANGUAGES[0].0, &finding).expect("a step of this game");
    assert!(remark.reasons.iter().any(|reason| plain(reason).contains("win")), "{remark:?}");
}

#[test]
fn a_game_is_told_from_another_by_its_fingerprint_and_not_by_its_name() {
    let timeline = random_game::<Splendor>(&Setup::default(), Seed(5));
    let record = timeline.record();
    let named = Record { table: party(2).to_value(), ..record.clone() };
    assert_eq!(named.fingerprint(), record.fingerprint());
    assert_ne!(timeline.record_at(9).fingerprint(), record.fingerprint());
    let other = Record { seed: Seed(6), ..record.clone() };
    assert_ne!(other.fingerprint(), record.fingerprint());
}

#[test]
fn a_position_without_a_choice_is_no_puzzle() {
    let timeline = Timeline::<Splendor>::begin(Setup::default(), Seed(7)).expect("two may play");
    assert!(puzzle::read::<Splendor>(&timeline.record().to_text(), |_| String::new()).is_ok());
    let mut found = 0;
    for seed in 0..60 {
        let game = random_game::<Splendor>(&Setup::default(), Seed(seed));
        for (at, _) in game.steps().iter().enumerate() {
            let mut legal = Vec::new();
            Splendor::actions(game.seek(at), &mut legal);
            if legal.len() == 1 {
                found += 1;
                let text = game.record_at(at).to_text();
                assert_eq!(
                    puzzle::read::<Splendor>(&text, |_| String::new()).err(),
                    Some(PuzzleError::NoChoice)
                );
            }
        }
    }
    assert!(found > 0, "no such position");
}
