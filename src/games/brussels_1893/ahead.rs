//! What a move would do, as far as it can be known.

use super::action::Action;
use super::components::Components;
use super::event::Event;
use super::hidden::Hidden;
use super::rules::Desk;
use super::table::Table;
use super::view::View;
use crate::engine::{Event as _, Rng, Seed, Witness};

/// Sees whether something came to light.
struct Light(bool);

impl Witness<Event> for Light {
    fn saw(&mut self, event: Event) {
        self.0 |= event.reveals();
    }
}

/// The table right after an action of the seat to move: what follows from it by itself has not come yet.
#[must_use]
pub fn made(components: &Components, view: &View, action: Action) -> Table {
    let mut table = view.table;
    let mut hidden = Hidden::imagined(components, &table, &mut Rng::new(Seed(0)));
    Desk { c: components, t: &mut table, h: &mut hidden, w: &mut () }.makes(action);
    table
}

/// The table after an action of the seat to move: up to where something would come to light, or the phase would be over.
#[must_use]
pub fn ahead(components: &Components, view: &View, action: Action) -> Table {
    let mut table = view.table;
    let phase = table.phase;
    let mut hidden = Hidden::imagined(components, &table, &mut Rng::new(Seed(0)));
    let mut light = Light(false);
    let mut desk = Desk { c: components, t: &mut table, h: &mut hidden, w: &mut light };
    desk.makes(action);
    while !desk.w.0 && desk.t.phase == phase {
        let before = *desk.t;
        if !desk.goes_on() {
            break;
        }
        // What comes to light was only imagined: it is not told.
        if desk.w.0 {
            *desk.t = before;
        }
    }
    table
}
