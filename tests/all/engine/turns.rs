//! A turn is a fact of the game: decisions of others do not end it, and several in a row are several.

use super::feud::{Action, Event, Feud, Setup};
use salon::engine::{Seat, Seed, Timeline, Turn, TurnMark, Viewer};

const ADA: Seat = Seat(0);
const BO: Seat = Seat(1);
const MEI: Seat = Seat(2);

/// A table of three after these actions.
fn played(actions: &[Action]) -> Timeline<Feud> {
    let mut timeline = Timeline::<Feud>::begin(Setup(3), Seed(1)).expect("three may play");
    for action in actions {
        timeline.act(*action).expect("it is legal");
    }
    timeline
}

fn turns(timeline: &Timeline<Feud>) -> Vec<(u32, Seat)> {
    timeline.steps().iter().map(|step| (step.turn.number, step.turn.owner)).collect()
}

/// Ada robs Bo, who gives two coins and blames Mei; Ada robs Mei, who gives one.
const FEUD: [Action; 5] =
    [Action::Rob(BO), Action::Give(2), Action::Blame(MEI), Action::Rob(MEI), Action::Give(1)];

#[test]
fn what_others_decide_in_my_turn_belongs_to_it() {
    let timeline = played(&FEUD);
    assert_eq!(timeline.steps().iter().map(|step| step.seat).collect::<Vec<_>>(), [ADA, BO, BO, ADA, MEI]);
    assert_eq!(turns(&timeline), [(1, ADA); 5]);
    assert_eq!(timeline.turn(), Turn::Of(ADA));
    assert_eq!(timeline.turn_at(5), TurnMark { number: 1, owner: ADA });
    assert_eq!(
        turns(&played(&[&FEUD[..], &[Action::Done, Action::Work]].concat()))[5..],
        [(1, ADA), (2, BO)]
    );
}

#[test]
fn several_turns_in_a_row_are_several() {
    let timeline = played(&[Action::Rest, Action::Work, Action::Work]);
    assert_eq!(turns(&timeline), [(1, ADA), (2, ADA), (3, BO)]);
    assert_eq!(timeline.turn_at(1), TurnMark { number: 2, owner: ADA });
    assert_eq!(played(&[Action::Rest]).turn_start(), None, "nothing is done in the second turn yet");
}

#[test]
fn restarting_leads_to_the_beginning_of_ones_own_turn_and_no_further() {
    // Ada's turn goes on after the others' decisions.
    assert_eq!(played(&FEUD).turn_start(), Some(0));
    // Bo restarts his decision, not Ada's turn.
    let before = [Action::Work, Action::Work, Action::Work];
    let blames = [&before[..], &[Action::Rob(BO), Action::Give(2)]].concat();
    assert_eq!(played(&blames).turn_start(), Some(4));
    assert_eq!(played(&blames[..4]).turn_start(), None, "Bo has decided nothing yet");
    assert_eq!(played(&before).turn_start(), None, "nor has Ada");
}

#[test]
fn taking_back_what_another_decided_in_my_turn_asks_first() {
    let timeline = played(&FEUD);
    let asks = |target| timeline.undo_notice(target, |_| true).other_seat;
    assert!(asks(4) && asks(0));
    assert!(
        !timeline.undo_notice(0, |seat| seat == ADA).other_seat,
        "a computer's decision is nobody's loss"
    );
    // Bo's own two decisions are his; the robbery is not.
    let timeline = played(&FEUD[..2]);
    assert!(!timeline.undo_notice(1, |_| true).other_seat);
    assert!(timeline.undo_notice(0, |_| true).other_seat);
}

#[test]
fn a_recap_reaches_back_to_the_end_of_the_turn_before() {
    let timeline = played(&[&[Action::Work, Action::Rest, Action::Work, Action::Work][..], &FEUD].concat());
    // Since Ada's first turn: also after Bo and Mei have decided something in her second.
    assert_eq!(timeline.last_seen_by(ADA), 1);
    // Mei answered a moment ago, and has seen what came before.
    assert_eq!(timeline.last_seen_by(MEI), 9);
    // Bo decided twice without a break; then Mei and Ada did something.
    assert_eq!(timeline.last_seen_by(BO), 7);
    // While he decides, his open decisions count as one: Ada's work and Mei's are still told to him.
    let open = played(&[&[Action::Work, Action::Work, Action::Work][..], &FEUD[..2]].concat());
    assert_eq!(open.last_seen_by(BO), 2);
}

#[test]
fn news_are_what_happened_since_the_latest_decision() {
    let timeline = played(&FEUD[..3]);
    let news = |seat| timeline.told(timeline.latest_decision_of(seat), Viewer::Seat(seat));
    let told: Vec<Event> = news(ADA).map(|(_, event)| *event).collect();
    assert_eq!(told, [Event::Gave(BO, 2), Event::Blamed(MEI)], "what was answered to her");
    assert_eq!(news(BO).count(), 0);
}
