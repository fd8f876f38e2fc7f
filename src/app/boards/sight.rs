//! Where a board, or a part of it, shows less than it holds, what can be touched is brought into sight.

use super::focus;
use crate::app::motion;
use crate::app::place::{drawn, place_on_table, scrolling};
use crate::app::stay;
use leptos::html;
use leptos::prelude::*;
use std::cell::LazyCell;
use std::time::Duration;
use web_sys::Element;

/// What may be scrolled by itself.
const REGIONS: &str = "[data-region]";

/// Brings a piece into sight that can be touched with an effect, whenever `changes` leave none of them there.
pub(super) fn keep(root: NodeRef<html::Div>, changes: Signal<()>) {
    Effect::new(move |_| {
        changes.track();
        let Some(root) = root.get() else { return };
        stay::measure_after_paint(move || bring_when_still(root.into()));
    });
}

/// How long to wait for what moves, before looking again.
const MOVING: Duration = Duration::from_millis(120);

/// What flies over the board knows where it comes to: the board is not scrolled away under it.
fn bring_when_still(root: Element) {
    if motion::is_under_way() {
        stay::later(MOVING, move || bring_when_still(root));
    } else {
        bring(&root);
    }
}

fn bring(root: &Element) {
    // Mostly nothing can be scrolled: then nobody asks what is lit.
    let lit = LazyCell::new(|| focus::lit(root).collect::<Vec<Element>>());
    for region in focus::all(root, REGIONS).chain([root.clone()]).filter(|region| scrolling(region).is_some())
    {
        let inside: Vec<&Element> = lit.iter().filter(|piece| region.contains(Some(piece))).collect();
        if !inside.iter().any(|piece| is_in_sight(&region, piece))
            && let Some(first) = inside.first()
        {
            first.scroll_into_view_with_bool(false);
        }
    }
}

/// Shows the part of a board that a piece stands in from its top, where the piece is not in sight. Only what scrolls around it
/// moves: the browser's own way would move the page as well.
pub(super) fn come_to(piece: &Element) {
    let Ok(Some(part)) = piece.closest(REGIONS) else { return };
    let around = std::iter::successors(part.parent_element(), |inner| inner.parent_element())
        .find(|outer| scrolling(outer).is_some());
    if let Some(board) = around.filter(|board| !is_in_sight(board, piece)) {
        let [part, seen] = [&part, &board].map(place_on_table);
        board.set_scroll_top(board.scroll_top() + ((part.y - seen.y) / drawn(&board, seen.height)) as i32);
    }
}

/// Whether the middle of a piece lies in what a region shows.
fn is_in_sight(region: &Element, piece: &Element) -> bool {
    let (shown, area) = (region.get_bounding_client_rect(), piece.get_bounding_client_rect());
    let (x, y) = (area.x() + area.width() / 2.0, area.y() + area.height() / 2.0);
    (shown.left()..=shown.right()).contains(&x) && (shown.top()..=shown.bottom()).contains(&y)
}
