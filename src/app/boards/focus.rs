//! The keyboard on the board: one stop of the Tab key a region, arrows from piece to piece by where they lie.

use crate::app::place::around;
use crate::app::stay;
use crate::app::ui::is_shown;
use leptos::html;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, EventTarget, HtmlElement};

/// What can be focused among the pieces.
const PIECES: &str = "[data-piece][tabindex]";
/// What can be touched among the pieces: they, and second drawings of them.
const TOUCHED: &str = "[data-piece]:is([tabindex], [data-touch])";
/// Pieces that can be touched with an effect.
const LIT: &str = ".legal, .can";
/// The stop of a region.
const STOP: &str = "[data-piece][tabindex=\"0\"]";

/// The piece that an event happened to, if it is one that can be touched.
pub(super) fn piece(target: Option<EventTarget>) -> Option<(String, Element)> {
    let element = around(target, TOUCHED)?;
    Some((element.get_attribute("data-piece")?, element))
}

/// The element of a piece, one that can be touched before one that can only be followed.
pub(super) fn element_of(root: &Element, id: &str) -> Option<Element> {
    let find = |more: &str| root.query_selector(&["[data-piece=\"", id, "\"]", more].concat()).ok().flatten();
    find("[tabindex]").or_else(|| find(""))
}

/// Where the focus is on a board, and whether a key brought it there.
#[derive(Clone, Copy)]
pub struct Focus(StoredValue<Option<(Place, bool)>, LocalStorage>);

impl Focus {
    /// Keeps one stop in every region, and the focus on a piece that was drawn anew, or where a piece was that has gone; a focus
    /// that keys move goes on to what can be touched now where neither is there.
    /// Looks again whenever `changes` does. Whoever `comes` to the board by keys comes to what can be touched there, or else to
    /// its first piece.
    pub fn keep(root: NodeRef<html::Div>, changes: Signal<()>, comes: Trigger) -> Self {
        let place = StoredValue::new_local(None);
        Effect::new(move |before: Option<()>| {
            comes.track();
            let Some(root) = root.get_untracked().filter(|_| before.is_some()) else { return };
            // What lay over the board keeps it from having the focus until this change has been carried out.
            stay::next_frame(move || {
                if let Some(piece) = lit(&root).next().or_else(|| all(&root, PIECES).find(is_shown)) {
                    focus(&piece);
                }
            });
        });
        Effect::new(move |_| {
            changes.track();
            let Some(root) = root.get() else { return };
            // Pieces that this change draws anew are there once it has been carried out.
            queue_microtask(move || {
                if let Some(place) = place.try_get_value() {
                    settle(&root, place.as_ref());
                }
            });
        });
        Self(place)
    }

    /// A piece got the focus.
    pub fn arrive(self, event: &web_sys::FocusEvent) {
        let piece = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        let by_key = piece.as_ref().is_some_and(|piece| piece.matches(":focus-visible").unwrap_or(false));
        self.0.set_value(piece.as_ref().and_then(Place::of).map(|place| (place, by_key)));
        if let Some(piece) = piece {
            make_stop(&piece);
        }
    }

    /// A piece lost the focus. If it is still there it was let go on purpose, and what is drawn anew does not get it back.
    pub fn leave(self, event: &web_sys::FocusEvent) {
        let piece = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        let Some(piece) = piece else { return };
        let Some(place) = Place::of(&piece) else { return };
        let memory = self.0;
        queue_microtask(move || {
            if piece.is_connected() {
                let _ = memory.try_update_value(|known| drop(known.take_if(|(known, _)| *known == place)));
            }
        });
    }
}

/// Gives every region its stop, and the focus to the heir of a place that lost it.
fn settle(root: &Element, place: Option<&(Place, bool)>) {
    for region in all(root, "[data-region]") {
        let mut stops = own(&region, STOP);
        if stops.next().is_none()
            && let Some(first) = own(&region, PIECES).next()
        {
            let _ = first.set_attribute("tabindex", "0");
        }
        // Things that were kept while others were shown come back with the stop that they had.
        for more in stops {
            let _ = more.set_attribute("tabindex", "-1");
        }
    }
    let on_nothing = || document().active_element().is_none_or(|active| active.tag_name() == "BODY");
    let heir = |(place, by_key): &(Place, bool)| {
        let in_its_place = place.in_its_place(root);
        let is_lit = |piece: &Element| piece.matches(LIT).unwrap_or(false);
        // Whoever goes on by keys goes on where something can be done.
        let next = || by_key.then(|| lit(root).next()).flatten();
        place.same(root).or_else(|| in_its_place.clone().filter(is_lit).or_else(next).or(in_its_place))
    };
    if on_nothing()
        && let Some(heir) = place.and_then(heir)
    {
        // To give the focus the browser lays the page out: once, with all that this change brings, and not before half of it.
        stay::next_frame(move || {
            if on_nothing() {
                focus(&heir);
            }
        });
    }
}

/// What a region holds of a kind, without that of a region inside of it.
fn own(region: &Element, kind: &str) -> impl Iterator<Item = Element> {
    let all = all(region, kind);
    all.filter(move |piece| piece.closest("[data-region]").ok().flatten().as_ref() == Some(region))
}

/// Where the focus was.
#[derive(Clone, PartialEq, Eq)]
struct Place {
    piece: Option<String>,
    slot: Option<String>,
}

impl Place {
    fn of(active: &Element) -> Option<Self> {
        let slot = active.closest("[data-slot]").ok().flatten();
        let place = Self {
            piece: active.get_attribute("data-piece"),
            slot: slot.and_then(|slot| slot.get_attribute("data-slot")),
        };
        (place.piece.is_some() || place.slot.is_some()).then_some(place)
    }

    /// The same piece, drawn anew.
    fn same(&self, root: &Element) -> Option<Element> {
        let selector = ["[data-piece=\"", self.piece.as_ref()?, "\"][tabindex]"].concat();
        root.query_selector(&selector).ok().flatten()
    }

    /// A piece that lies where it lay.
    fn in_its_place(&self, root: &Element) -> Option<Element> {
        let selector = ["[data-slot=\"", self.slot.as_ref()?, "\"] ", PIECES].concat();
        root.query_selector(&selector).ok().flatten()
    }
}

/// Makes the piece that has the focus the stop of its region.
fn make_stop(piece: &Element) {
    if !piece.matches(PIECES).unwrap_or(false) {
        return;
    }
    let Ok(Some(region)) = piece.closest("[data-region]") else { return };
    for stop in own(&region, STOP) {
        let _ = stop.set_attribute("tabindex", "-1");
    }
    let _ = piece.set_attribute("tabindex", "0");
}

/// Follows an arrow key to the nearest piece in its direction, or Page Down and Page Up to the next and the previous
/// piece that can be touched with an effect. The key is used up: elsewhere arrows mean the history.
pub fn walk(root: &Element, event: &web_sys::KeyboardEvent) {
    if event.alt_key() || event.ctrl_key() || event.meta_key() {
        return;
    }
    let here = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let Some(here) = here.filter(|here| here.matches(PIECES).unwrap_or(false)) else { return };
    let next = match event.key().as_str() {
        "ArrowLeft" => nearest(root, &here, (-1.0, 0.0)),
        "ArrowRight" => nearest(root, &here, (1.0, 0.0)),
        "ArrowUp" => nearest(root, &here, (0.0, -1.0)),
        "ArrowDown" => nearest(root, &here, (0.0, 1.0)),
        "PageDown" => next_lit(root, &here, true),
        "PageUp" => next_lit(root, &here, false),
        _ => return,
    };
    event.prevent_default();
    event.stop_propagation();
    if let Some(next) = next {
        focus(&next);
    }
}

/// The lit piece after `here` in the order of the page, or before it; after the last comes the first.
fn next_lit(root: &Element, here: &Element, forward: bool) -> Option<Element> {
    let lit: Vec<Element> = all(root, PIECES).filter(|piece| piece == here || is_lit(piece)).collect();
    let at = lit.iter().position(|piece| piece == here)?;
    let next = if forward { at + 1 } else { at + lit.len() - 1 };
    lit.get(next % lit.len()).filter(|piece| *piece != here).cloned()
}

/// What an element holds of a kind, in the order of the page.
pub(super) fn all(within: &Element, kind: &str) -> impl Iterator<Item = Element> + use<> {
    let found = within.query_selector_all(kind).ok();
    found
        .into_iter()
        .flat_map(|found| (0..found.length()).filter_map(move |at| found.get(at)?.dyn_into::<Element>().ok()))
}

/// The pieces that can be touched with an effect.
pub(super) fn lit(root: &Element) -> impl Iterator<Item = Element> {
    all(root, PIECES).filter(is_lit)
}

fn is_lit(piece: &Element) -> bool {
    piece.matches(LIT).unwrap_or(false) && is_shown(piece)
}

fn focus(piece: &Element) {
    // Pieces of a drawing take the focus by the method of the same name.
    let _ = piece.unchecked_ref::<HtmlElement>().focus();
}

/// The piece that lies nearest in a direction; sideways distance counts three times.
fn nearest(root: &Element, here: &Element, (dx, dy): (f64, f64)) -> Option<Element> {
    let centre = |element: &Element| {
        let area = element.get_bounding_client_rect();
        is_shown(element).then(|| (area.x() + area.width() / 2.0, area.y() + area.height() / 2.0))
    };
    let (x, y) = centre(here)?;
    let ahead = all(root, PIECES).filter_map(|piece| {
        let (px, py) = centre(&piece)?;
        let (along, across) = ((px - x) * dx + (py - y) * dy, ((px - x) * dy).abs() + ((py - y) * dx).abs());
        (along >= 4.0).then_some((along + 3.0 * across, piece))
    });
    ahead.min_by(|(one, _), (other, _)| one.total_cmp(other)).map(|(_, piece)| piece)
}
