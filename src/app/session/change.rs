//! The position changes: actions are played, amended, taken back, and the pieces travel.

use super::acts::Acts;
use super::desk::{Desk, Sight};
use super::sight::{is_covered, sight_of, viewer_of};
use super::tabled::Tabled;
use crate::app::browser::motion_factor;
use crate::app::motion;
use crate::app::preferences::Preferences;
use crate::app::stay::{self, now};
use crate::engine::{Candidate, Event as _, Game, Seat, Step, Timeline, Viewer};
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

/// The signals that a change of the position touches.
pub(super) struct Handles<G: Tabled> {
    pub(super) timeline: RwSignal<Timeline<G>>,
    pub(super) desk: Desk,
    pub(super) hints: RwSignal<Vec<Candidate<G::Action, G::Reason>>>,
    pub(super) preferences: RwSignal<Preferences>,
    /// The latest step, as far as it is told act by act.
    pub(super) acts: RwSignal<Acts<G>>,
}

impl<G: Tabled> Clone for Handles<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Tabled> Copy for Handles<G> {}

impl<G: Tabled> Handles<G> {
    pub(super) fn act(self, actions: Vec<G::Action>) -> Result<(), G::Refusal> {
        let mut outcome = Ok(());
        self.play(|timeline| {
            for (at, action) in actions.into_iter().enumerate() {
                let played = if at == 0 {
                    timeline.act(action).map(drop)
                } else {
                    timeline.act_joined(action).map(drop)
                };
                if let Err(refusal) = played {
                    outcome = Err(refusal);
                    break;
                }
            }
            while let Some(answer) = self.standing_answer(timeline) {
                if timeline.act_unasked(answer).is_err() {
                    break;
                }
            }
        });
        outcome
    }

    /// The answer that the seat to move has given once and for all to the question now due.
    fn standing_answer(self, timeline: &Timeline<G>) -> Option<G::Action> {
        let seat = timeline.turn().seat()?;
        let stands = self.desk.party.read_untracked().standing.contains(&seat);
        if stands { G::standing(timeline.state()) } else { None }
    }

    /// Puts another action in the place of a seat's first.
    pub(super) fn amend(self, seat: Seat, action: G::Action) -> Result<(), G::Refusal> {
        let at = self.timeline.with_untracked(|timeline| {
            let may = G::may_amend(timeline.state(), seat) && !self.desk.is_computer(seat);
            timeline.steps().iter().position(|step| step.seat == seat).filter(|_| may)
        });
        let mut outcome = Ok(());
        if let Some(at) = at {
            self.change(|timeline| outcome = timeline.amend(at, action));
        }
        outcome
    }

    /// Changes the position, and lets the pieces travel from where they were.
    pub(super) fn change(self, change: impl FnOnce(&mut Timeline<G>)) {
        self.bring(change, false);
    }

    /// The same of a move, which may be told in acts.
    fn play(self, change: impl FnOnce(&mut Timeline<G>)) {
        self.bring(change, true);
    }

    fn bring(self, change: impl FnOnce(&mut Timeline<G>), told: bool) {
        let Self { timeline, desk, hints, preferences, acts } = self;
        let moves = motion_factor(&preferences.read_untracked()) > 0.0;
        let told = told && moves;
        let sight = moves.then(|| self.sight()).flatten();
        let from = timeline.read_untracked().head();
        let_go_of_the_button();
        let changed = || {
            batch(|| {
                desk.clear();
                if !hints.with_untracked(Vec::is_empty) {
                    hints.set(Vec::new());
                }
                timeline.update(change);
                self.lower_the_curtain();
                desk.hand_on();
                if let Some(sight) = sight.filter(|sight| self.sight() != Some(*sight)) {
                    desk.lingers.set(Some(sight));
                }
                let now = self.acts_of(from, told);
                if now.left() + acts.with_untracked(Acts::left) > 0 {
                    acts.set(now);
                }
            });
        };
        self.moved(changed, || {
            let told = acts.with_untracked(|acts| acts.shown().map(|act| act.events.clone()));
            let timeline = timeline.read_untracked();
            let steps = || timeline.steps().get(from..).unwrap_or_default().iter();
            told.unwrap_or_else(|| steps().flat_map(|step| heard(step, Viewer::Table)).cloned().collect())
        });
    }

    /// The curtain falls if whoever lifted it has not lifted it for the decision that is due now.
    fn lower_the_curtain(self) {
        let Self { timeline, desk, .. } = self;
        let Some(lift) = desk.lifted.get_untracked() else { return };
        let timeline = timeline.read_untracked();
        let next = timeline.turn().seat();
        let computer = next.is_some_and(|seat| desk.is_computer(seat));
        let turn = timeline.turn_at(timeline.head()).number;
        let kept = lift.kept(next, turn, G::openness(timeline.state()), computer);
        if kept != Some(lift) {
            desk.lifted.set(kept);
        }
    }

    /// Before whom the table lies, and what they see; none where it is covered, or an earlier position is looked at.
    fn sight(self) -> Option<Sight> {
        let Self { timeline, desk, .. } = self;
        untrack(|| {
            let timeline = timeline.read();
            let hidden = is_covered(desk, &timeline) || desk.browsing.get().is_some();
            (!hidden).then(|| sight_of(desk, &timeline))
        })
    }

    /// The acts of the steps from one on, if they are to be told.
    fn acts_of(self, from: usize, told: bool) -> Acts<G> {
        if !told {
            return Acts::default();
        }
        let timeline = self.timeline.read_untracked();
        let viewer = untrack(|| viewer_of(self.desk, &timeline));
        Acts::of(&timeline, from, viewer)
    }

    /// The next act is shown, or the position itself.
    pub(super) fn next_act(self) {
        if self.acts.with_untracked(Acts::left) > 0 {
            let events = || self.acts.with_untracked(|acts| acts.shown().map(|act| act.events.clone()));
            self.moved(|| self.acts.update(Acts::turn), || events().unwrap_or_default());
        }
    }

    /// The position itself is shown.
    pub(super) fn end_acts(self) {
        if self.acts.with_untracked(Acts::left) > 0 {
            self.acts.update(Acts::end);
        }
    }

    /// Changes what the board shows, and lets the pieces travel from where they were, and with them what the events tell of.
    fn moved(self, change: impl FnOnce(), events: impl FnOnce() -> Vec<G::Event>) {
        let Self { timeline, desk, preferences, .. } = self;
        let factor = motion_factor(&preferences.read_untracked());
        let frame = desk.frame.get_untracked();
        let before = frame.filter(|_| factor > 0.0).map(|frame| (motion::Scene::of(&frame), frame));
        change();
        if let Some((scene, frame)) = before {
            let timeline = timeline.read_untracked();
            let events = events();
            let party = desk.party.read_untracked();
            let shape = |seat: Seat| party.players.get(seat.index()).map_or(0, |player| player.shape);
            let flights = events.iter().flat_map(|event| G::flights(event, timeline.components()));
            let flights = motion::Flown::all(flights.collect(), &scene, &shape);
            desk.arrival.set_value(now() + factor * 350.0);
            // The board is drawn anew before the next frame.
            stay::next_frame(move || {
                let lasts = motion::play(&frame, &scene, &flights, factor);
                let _ = desk.arrival.try_set_value(now() + lasts);
            });
        }
    }
}

/// The button that was pressed goes away with the move, but for those that take back. A browser that removes what has the focus
/// lays the whole page out on the spot; while nothing has changed yet, handing the focus to the bar that stays costs nothing.
fn let_go_of_the_button() {
    let active = document().active_element();
    let goes = active.filter(|active| !active.matches(".actions-back *").unwrap_or(false));
    let bar = goes.and_then(|active| active.closest(".actions").ok().flatten());
    if let Some(bar) = bar.and_then(|bar| bar.dyn_into::<HtmlElement>().ok()) {
        let _ = bar.focus();
    }
}

/// The events of a step as a viewer is told of them when they happen.
pub(super) fn heard<G: Game>(step: &Step<G>, viewer: Viewer) -> impl Iterator<Item = &G::Event> {
    step.events.iter().filter(move |event| event.audience().includes(viewer))
}
