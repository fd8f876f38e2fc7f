//! Several answers to one occasion, and answers that are offered.

use super::scene::{ADA, BO, Play, Scene};
use salon::app::session::{Speech, Worded};
use salon::app::words::Language;
use salon::engine::{Edition, Game, Viewer};
use salon::games::bruges::{Action, Bruges, Colour, Event, Refusal, Setup, Why};

/// Ada's persons answer when she builds a house, as an edition has them: with a card, with a worker of any colour, with two
/// guilders, and Bo's with a worker; then she builds one.
fn built(optional: bool) -> Play {
    let answer = |id: &str, step: &str, more: &str| {
        format!(
            r#"{{"id": "{id}", "effect": [{{"op": "on", "event": "house_built", "who": "any"{more}, "do": [{step}]}}]}}"#
        )
    };
    let worker = r#"{"op": "gain", "res": "workers", "amount": 1, "colour": "any"}"#;
    let optional = if optional { r#", "optional": true"# } else { "" };
    let cards = [
        answer("CRA-12", r#"{"op": "draw", "n": 1}"#, ""),
        answer("ENT-10", worker, optional),
        answer("CRA-03", r#"{"op": "gain", "res": "guilders", "amount": 2}"#, ""),
        answer("NOB-12", worker, ""),
    ];
    let edition = Some(Edition(format!(r#"{{"cards": [{}]}}"#, cards.join(", "))));
    let mut scene = Scene::of(&Setup { edition, ..Setup::default() });
    scene.persons(ADA, &["CRA-12", "ENT-10", "CRA-03"]);
    scene.persons(BO, &["NOB-12"]);
    scene.hand(ADA, &["SCH-13", "MER-14"]);
    let mut play = scene.deal(1);
    play.act(Action::BuildHouse(play.card("SCH-13")));
    play
}

#[test]
fn of_several_own_answers_the_owner_says_which_comes_first_and_plain_gains_do_not_wait() {
    let mut play = built(false);
    assert_eq!(play.player(ADA).guilders, 7, "two guilders need no order");
    assert_eq!(play.table().due().map(|open| open.why), Some(Why::Order));
    assert_eq!(play.legal(), [Action::AnswerFirst(0), Action::AnswerFirst(1)]);
    assert_eq!(play.refused(Action::AnswerFirst(2)), Refusal::NoAnswer, "it has answered");
    let events = play.act(Action::AnswerFirst(1));
    let entertainer = play.card("ENT-10");
    assert!(events.iter().any(|event| matches!(event, Event::Answered { card, .. } if *card == entertainer)));
    assert_eq!((play.to_move(), play.player(BO).workers()), (ADA, 5));
    play.act(Action::Worker(Colour::Purple));
    // The last of the own answers comes by itself, the others' after it.
    assert!(matches!(play.table().due().map(|open| open.why), Some(Why::Draw { left: 1 })));
    play.act(Action::Draw(0));
    assert_eq!((play.to_move(), play.player(ADA).cards()), (BO, 2));
    play.act(Action::Worker(Colour::Red));
    assert_eq!((play.player(ADA).workers, play.player(BO).workers), ([0, 1, 1, 1, 2], [2, 1, 1, 1, 1]));
}

#[test]
fn what_may_be_declined_is_offered_first() {
    let mut play = built(true);
    play.act(Action::AnswerFirst(1));
    assert!(matches!(
        play.table().due().map(|open| open.why),
        Some(Why::Offer { place: 1, at: 0, actor: ADA, .. })
    ));
    assert_eq!(play.legal(), [Action::Use, Action::Pass]);
    let mut declined = play.clone();
    let card = declined.player(ADA).houses.person(1);
    let events = declined.act(Action::Pass);
    assert!(card.is_some() && events.contains(&Event::Declined { seat: ADA, card }), "{events:?}");
    assert!(matches!(declined.table().due().map(|open| open.why), Some(Why::Draw { left: 1 })));
    assert_eq!(declined.player(ADA).workers, [0, 1, 1, 1, 1]);
    play.act(Action::Use);
    play.act(Action::Worker(Colour::Blue));
    assert_eq!(play.player(ADA).workers, [0, 1, 2, 1, 1]);
}

/// Whether each answer that Ada's person is told to give at the end of the actions or of the round may be declined.
fn told_at_the_end(person: &str, hand: &[&str], step: u8) -> Vec<bool> {
    let mut scene = Scene::new(2);
    (scene.table.lap, scene.table.at, scene.table.start) = (3, 1, BO);
    scene.persons(ADA, &[person]);
    scene.hand(ADA, hand);
    scene.player(ADA).step = step;
    let mut play = scene.deal(1);
    play.act(Action::TakeWorkers(play.card(hand[0])));
    let person = play.card(person);
    let answers = play.heard.iter().filter_map(|event| match *event {
        Event::Answered { card, may_decline, .. } if card == person => Some(may_decline),
        _ => None,
    });
    answers.collect()
}

#[test]
fn an_answer_is_told_where_it_changes_something_or_may() {
    for (person, hand, step, told) in [
        ("SCH-08", &["MER-14", "SCH-13"][..], 0, &[true][..]),
        ("SCH-08", &["MER-14"], 0, &[]),
        ("NOB-07", &["MER-14"], 1, &[false]),
        ("NOB-07", &["MER-14"], 0, &[]),
    ] {
        assert_eq!(told_at_the_end(person, hand, step), told, "{person} {hand:?} {step}");
    }
}

#[test]
fn the_last_round_is_announced_and_told_with_the_stage_it_is_at() {
    let course = |last: Option<u8>| {
        let mut scene = Scene::new(2);
        scene.hand(ADA, &["MER-14"]);
        scene.table.lap = 1;
        scene.table.final_round = last.map(|later| scene.table.round + later);
        let extra = if last.is_some() { 0 } else { scene.extra };
        scene.extra = extra;
        let play = scene.deal(1);
        let components = &scene.components;
        let speech =
            Speech::<Bruges> { language: Language::English, players: &[], viewer: Viewer::Table, components };
        Bruges::course(&Bruges::view(&play.state, Viewer::Table), &speech)
    };
    assert_eq!(course(None), "card 2 of 4");
    assert_eq!(course(Some(0)), "last round, card 2 of 4");
    assert_eq!(course(Some(1)), "the next round is the last, card 2 of 4");
}

#[test]
fn nobody_is_said_to_use_what_may_still_be_declined() {
    let components = Bruges::components(&Setup::default()).expect("the box");
    let speech = Speech::<Bruges> {
        language: Language::English,
        players: &[],
        viewer: Viewer::Table,
        components: &components,
    };
    let card = components.find("SCH-08").expect("it is in the box");
    for (may_decline, said) in [(true, "may use the Librarian"), (false, "uses the Librarian")] {
        let line = Bruges::event(&Event::Answered { seat: ADA, card, may_decline }, &speech);
        assert!(line.as_ref().is_some_and(|line| line.ends_with(said)), "{line:?}");
    }
}
