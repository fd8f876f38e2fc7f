//! Who looks, before whom the table lies, and what they may do, as it follows from the position and from what lies on the desk.

use super::acts::Acts;
use super::board::Mode;
use super::desk::{Desk, Sight};
use super::tabled::Tabled;
use crate::engine::{Game, Seat, Step, Timeline, Turn, Viewer};
use leptos::prelude::*;

// What follows from the position alone is computed where it is wanted rather than asked of another memo: a change goes down
// every way from the position to a piece on the board, and a memo over memos doubles the ways.

/// What may be seen.
pub(super) fn viewer_of<G: Tabled>(desk: Desk, timeline: &Timeline<G>) -> Viewer {
    desk.lingers.get().map_or_else(|| desk.viewer(timeline.turn().seat()), |sight| sight.viewer)
}

/// Before whom the table lies, and what they see.
pub(super) fn sight_of<G: Tabled>(desk: Desk, timeline: &Timeline<G>) -> Sight {
    Sight { viewer: viewer_of(desk, timeline), front: front_of(desk, timeline) }
}

/// Whether the curtain has to be down.
pub(super) fn is_covered<G: Tabled>(desk: Desk, timeline: &Timeline<G>) -> bool {
    // What lies face down has no curtain to be lifted: it is looked at piece by piece.
    !G::HANDS_LIE_DOWN
        && desk.lingers.get().is_none()
        && desk.is_covered(timeline.turn().seat(), || G::openness(timeline.state()))
}

/// Who sits at the tablet.
pub(super) fn reader_of<G: Tabled>(desk: Desk, timeline: &Timeline<G>) -> Option<Seat> {
    let lingers = desk.lingers.get().map(|sight| sight.front);
    let sits = lingers.or_else(|| timeline.turn().seat().filter(|_| !is_covered(desk, timeline)));
    desk.reader(sits)
}

/// What may be done at the board.
pub(super) fn mode_of<G: Tabled>(desk: Desk, timeline: &Timeline<G>, acts: RwSignal<Acts<G>>) -> Mode {
    if desk.browsing.get().is_some() {
        return Mode::Browse;
    }
    if acts.with(Acts::left) > 0 || desk.lingers.get().is_some() {
        return Mode::Watch;
    }
    match timeline.turn() {
        Turn::Of(_) if desk.locked.get() || desk.posed_at.get().is_some_and(|at| timeline.head() > at) => {
            Mode::Watch
        }
        Turn::Of(seat) if reader_of(desk, timeline) == Some(seat) => Mode::Play,
        _ => Mode::Watch,
    }
}

/// Number of steps played that are no news to the reader.
pub(super) fn seen_by<G: Game>(timeline: &Timeline<G>, reader: Option<Seat>) -> usize {
    reader.map_or_else(|| timeline.head(), |seat| timeline.last_seen_by(seat))
}

/// The seat shown large and nearest.
pub(super) fn front_of<G: Tabled>(desk: Desk, timeline: &Timeline<G>) -> Seat {
    desk.lingers.get().map_or_else(|| front_seat(timeline, viewer_of(desk, timeline)), |sight| sight.front)
}

/// The viewer's seat; with everybody looking, the seat to move, or the one that moved last.
fn front_seat<G: Game>(timeline: &Timeline<G>, viewer: Viewer) -> Seat {
    match (viewer, timeline.turn()) {
        (Viewer::Seat(seat), _) | (Viewer::Table, Turn::Of(seat)) => seat,
        (Viewer::Table, Turn::Over) => timeline.steps().last().map_or(Seat(0), |step| step.seat),
    }
}

/// Where the table began to settle what it settled last before so many steps were played: what somebody's own decision has set off is
/// not its work, and is new to them as to everybody.
pub(super) fn settled_before<G: Tabled>(timeline: &Timeline<G>, steps: usize) -> usize {
    let settling = |step: &&Step<G>| step.events.iter().any(G::settles);
    steps - timeline.steps()[..steps].iter().rev().take_while(settling).count()
}
