//! What came to light is a barrier wherever the history stands.

use super::feud::{Action, Feud, Setup};
use salon::engine::{Seat, Seed, Timeline, Turn};

fn two() -> Timeline<Feud> {
    Timeline::begin(Setup(2), Seed(1)).expect("two may play")
}

fn reveals(timeline: &Timeline<Feud>, target: usize) -> bool {
    timeline.undo_notice(target, |_| true).reveals
}

#[test]
fn a_barrier_counts_at_every_head_also_after_going_back_and_forth() {
    let mut timeline = two();
    for action in [Action::Rob(Seat(1)), Action::Show, Action::Done, Action::Work, Action::Work] {
        timeline.act(action).expect("it is legal");
    }
    for _ in 0..3 {
        for head in (0..=5).chain((0..5).rev()) {
            timeline.go(head);
            for target in 0..=head {
                assert_eq!(reveals(&timeline, target), target <= 1 && head >= 2, "{target} from {head}");
            }
        }
    }
    // Played anew from before it, it is another history.
    timeline.go(1);
    timeline.act(Action::Give(1)).expect("it is legal");
    assert!(!reveals(&timeline, 0));
}

#[test]
fn the_end_is_a_barrier_where_it_opens_hands() {
    let mut timeline = two();
    while timeline.turn() != Turn::Over {
        timeline.act(Action::Work).expect("one may always work");
    }
    let end = timeline.head();
    assert!(reveals(&timeline, end - 1));
    timeline.go(end - 1);
    assert!(!reveals(&timeline, 0), "nothing is open yet");
    timeline.go(timeline.redo_target().expect("the last step"));
    assert!(reveals(&timeline, end - 1), "and again after the way back and forth");
}
