//! The resolution of a round, one majority after the other.

use super::action::Action;
use super::components::Components;
use super::due::Phase;
use super::event::Event;
use super::hidden::Hidden;
use super::rules::Desk;
use super::table::Table;
use super::view::View;
use crate::engine::{Rng, Seed};

/// A part of what a decision led to: the table after it, what happened in it, and which event it is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    /// The table.
    pub table: Table,
    /// What happened since the part before.
    pub events: Vec<Event>,
    /// Which of them the part is about: a column, the start player, an iris, the court, a pavilion, or a card that
    /// was taken by itself.
    pub about: usize,
}

/// What a decision leads to of the resolution of the round, part by part, up to the next decision or the end of the round:
/// nothing of it is hidden from anybody.
#[must_use]
pub fn resolution(components: &Components, view: &View, action: Action) -> Vec<Part> {
    let mut parts = Vec::new();
    if !action.may_resolve() {
        return parts;
    }
    let mut table = view.table;
    let mut hidden = Hidden::imagined(components, &table, &mut Rng::new(Seed(0)));
    let mut heard: Vec<Event> = Vec::new();
    let mut desk = Desk { c: components, t: &mut table, h: &mut hidden, w: &mut heard };
    desk.makes(action);
    let mut waiting = std::mem::take(desk.w);
    while desk.t.phase < Phase::Close {
        let before = *desk.t;
        if !desk.goes_on() {
            break;
        }
        let after = *desk.t;
        // Points of irises and of pavilions are told one after the other.
        let mut counted =
            Table { prestige: after.prestige, prestige_discard: after.prestige_discard, ..before };
        for event in std::mem::take(desk.w) {
            let table = match event {
                Event::Column { .. } => before,
                Event::Start { .. } => Table { phase: Phase::Columns, ..after },
                Event::Rewarded { .. } => after,
                Event::Iris { points, .. } => {
                    for (place, points) in counted.places.iter_mut().zip(points) {
                        place.score += i16::from(points);
                    }
                    counted
                }
                Event::Court { .. } => Table { phase: Phase::Court, ..after },
                Event::Visited { seat, points, .. } => {
                    counted.player_mut(seat).score += points.cast_signed();
                    counted
                }
                // What follows from what was told last, or leads to what is told next.
                _ => {
                    match parts.last_mut().filter(|_| waiting.is_empty()) {
                        Some(Part { events, .. }) => events.push(event),
                        None => waiting.push(event),
                    }
                    continue;
                }
            };
            waiting.push(event);
            let about = waiting.len() - 1;
            parts.push(Part { table, events: std::mem::take(&mut waiting), about });
        }
    }
    parts
}
