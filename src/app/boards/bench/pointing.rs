//! Pieces that are pointed at for a moment, and the one whose touch was refused.

use super::{Bench, Benched};
use crate::app::boards::focus::{all, element_of};
use crate::app::boards::piece_id::Named;
use crate::app::derived::{effect, set_to};
use crate::app::place::bring_into_sight;
use crate::app::stay::{self, Stay};
use leptos::prelude::*;
use std::time::Duration;
use web_sys::Element;

/// How long a piece is pointed at, in milliseconds.
const SPOT: u64 = 1300;

impl<G: Benched> Bench<G> {
    /// Points at the pieces that a touched line of the log tells of.
    pub(super) fn follow_the_spotlight(self) {
        let spotlight = self.props.with_value(|props| props.spotlight);
        let stay = Stay::here();
        effect(move || {
            let events = spotlight.get();
            let Some(root) = self.root.get().filter(|_| !events.is_empty()) else { return };
            // The board shows the position of the line first.
            stay.next_frame(move || {
                let told = self.scene.with_untracked(|scene| {
                    let told = |event| self.with_box(|components| G::pieces_told(event, scene, components));
                    events.iter().flat_map(told).map(Named::id).collect::<Vec<_>>()
                });
                point_at(&root, &told);
            });
        });
    }

    /// The piece whose touch was refused last shakes its head, and stays marked until something else is touched or the sentence that
    /// says why is put away.
    pub(super) fn mark_what_is_refused(self) {
        let says = self.props.with_value(|props| props.says);
        effect(move || {
            if !says.get() {
                set_to(self.refused, &None);
            }
        });
        effect(move || {
            let refused = self.refused.get().map(Named::id);
            self.scene.track();
            let Some(root) = self.root.get() else { return };
            // What this change draws anew is there once it has been carried out.
            queue_microtask(move || mark(&root, refused.as_deref()));
        });
    }
}

/// Lights pieces up for a moment.
fn point_at(root: &Element, ids: &[String]) {
    if let Some(first) = ids.iter().find_map(|id| element_of(root, id)) {
        bring_into_sight(&first);
    }
    for element in ids.iter().filter_map(|id| element_of(root, id)) {
        let _ = element.class_list().add_1("spot");
        let pointed = move || {
            let _ = element.class_list().remove_1("spot");
        };
        stay::later(Duration::from_millis(SPOT), pointed);
    }
}

/// Marks the piece that was refused, and no other.
fn mark(root: &Element, refused: Option<&str>) {
    let is_refused = |element: &Element| element.get_attribute("data-piece").as_deref() == refused;
    for element in all(root, ".refused").filter(|element| !is_refused(element)) {
        let _ = element.class_list().remove_1("refused");
    }
    if let Some(element) = refused.and_then(|id| element_of(root, id)) {
        let _ = element.class_list().add_1("refused");
    }
}
