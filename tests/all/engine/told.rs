//! What is told later: what could be known then and still may.

use super::feud::{Action, Event, Feud, Setup};
use salon::engine::{Game, Openness, Seat, Seed, Timeline, Viewer};

const ADA: Seat = Seat(0);
const BO: Seat = Seat(1);

/// Ada robs Bo, who shows his card; it lies open until his turn begins with the fourth step.
fn shown() -> (Timeline<Feud>, u8) {
    let mut timeline = Timeline::<Feud>::begin(Setup(2), Seed(1)).expect("two may play");
    for action in [Action::Rob(BO), Action::Show, Action::Done, Action::Work] {
        timeline.act(action).expect("it is legal");
    }
    let card = timeline.state().players[1].card;
    (timeline, card)
}

fn told(timeline: &Timeline<Feud>, viewer: Viewer, seen: usize) -> Vec<Event> {
    timeline.recount(1, viewer, seen).collect()
}

#[test]
fn what_was_covered_is_no_longer_told_nor_seen_in_earlier_positions() {
    let (mut timeline, card) = shown();
    for viewer in [Viewer::Seat(ADA), Viewer::Table] {
        assert_eq!(told(&timeline, viewer, 4), [Event::HasShown(BO)]);
        assert_eq!(timeline.look_back(2, viewer, 4).cards[1], None);
    }
    assert_eq!(told(&timeline, Viewer::Seat(BO), 4), [Event::Showed(BO, card)], "Bo knows his own card");
    assert_eq!(timeline.look_back(2, Viewer::Seat(BO), 4).cards[1], Some(card));
    // While it lies open, it is told.
    timeline.go(2);
    assert_eq!(told(&timeline, Viewer::Table, 2), [Event::Showed(BO, card)]);
    assert_eq!(timeline.look_back(2, Viewer::Table, 2).cards[1], Some(card));
}

#[test]
fn what_is_new_to_the_reader_is_told_as_it_happened() {
    let (timeline, card) = shown();
    assert_eq!(told(&timeline, Viewer::Table, 1), [Event::Showed(BO, card)]);
    assert_eq!(told(&timeline, Viewer::Table, 2), [Event::HasShown(BO)]);
    assert_eq!(timeline.look_back(2, Viewer::Table, 2).cards[1], Some(card));
    assert_eq!(timeline.look_back(2, Viewer::Table, 3).cards[1], None);
}

#[test]
fn what_is_open_at_last_does_not_open_what_lay_hidden_then() {
    let (mut timeline, card) = shown();
    while let Some(seat) = timeline.turn().seat() {
        assert_eq!(Feud::openness(timeline.state()), Openness::Open, "{seat:?} works before all eyes");
        timeline.act(Action::Work).expect("one may always work");
    }
    let end = timeline.head();
    assert_eq!(timeline.look_back(end, Viewer::Table, end).cards[1], Some(card));
    assert_eq!(timeline.look_back(end - 1, Viewer::Table, end).cards[1], None);
    assert_eq!(told(&timeline, Viewer::Table, end), [Event::Showed(BO, card)], "it was told, and is open");
}
