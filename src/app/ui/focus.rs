//! Where the focus goes when what held it is put away. A browser lets it fall to the page, from where a keyboard begins anew and
//! a screen reader reads the whole page again.

use crate::app::browser::returned_to;
use crate::app::stay;
use leptos::ev;
use leptos::prelude::*;
use std::cell::{Cell, RefCell};
use std::collections::HashMap;
use std::time::Duration;
use wasm_bindgen::JsCast;
use web_sys::{Element, FocusEvent, HtmlElement};

thread_local! {
    static NUMBER: Cell<u32> = const { Cell::new(0) };
    /// Whether a room was entered since the page was loaded.
    static ENTERED: Cell<bool> = const { Cell::new(false) };
    /// Who had the focus before, by the number of what took it.
    static OPENERS: RefCell<HashMap<u32, HtmlElement>> = RefCell::new(HashMap::new());
}

thread_local! {
    /// What had the focus last, and what it lay in, from the inside.
    static TRAIL: RefCell<Vec<Mark>> = const { RefCell::new(Vec::new()) };
    /// Whether a key was the last thing that was pressed.
    static BY_KEY: Cell<bool> = const { Cell::new(false) };
    /// Whether it is still down.
    static HELD: Cell<bool> = const { Cell::new(false) };
}

/// For how long whoever knows better may say where the focus goes.
const PATIENCE: Duration = Duration::from_millis(150);

/// What can have the focus.
const STOPS: &str = "a[href], button:not([disabled]), input:not([disabled]), select, textarea, summary, [tabindex]:not([tabindex='-1'])";

/// An element, and its neighbours while it had some.
struct Mark {
    element: Element,
    next: Option<Element>,
    previous: Option<Element>,
}

impl Mark {
    fn of(element: Element) -> Self {
        let (next, previous) = (element.next_element_sibling(), element.previous_element_sibling());
        Self { element, next, previous }
    }

    /// What takes the focus in its place, once it has gone: the first stop of what came after it, or of what stood before it.
    fn heir(&self) -> Option<HtmlElement> {
        let after = std::iter::successors(self.next.clone(), Element::next_element_sibling);
        let before = std::iter::successors(self.previous.clone(), Element::previous_element_sibling);
        after.chain(before).find_map(|other| first_stop(&other))
    }
}

/// Keeps the focus of whoever uses keys from falling to the page when what held it goes, wherever nothing says where it goes
/// instead: what stood beside it takes it. The page calls this once.
pub fn watch() {
    let soon = || {
        stay::later(PATIENCE, || {
            // A key that is held means what was there when it was pressed.
            if !HELD.get() {
                let _ = restore();
            }
        });
    };
    stay::listen(ev::keydown, |event| {
        BY_KEY.set(true);
        HELD.set(true);
        // Where a finger let it fall, Tab goes on from there.
        if event.key() == "Tab" && restore() {
            event.prevent_default();
        }
    });
    stay::listen(ev::keyup, move |_| {
        HELD.set(false);
        if holder().is_none() {
            soon();
        }
    });
    stay::listen(ev::pointerdown, |_| {
        BY_KEY.set(false);
        HELD.set(false);
    });
    stay::listen(ev::focusin, |event: FocusEvent| {
        let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        let inner = std::iter::successors(target, |inner| inner.parent_element());
        TRAIL.set(inner.take_while(|inner| inner.tag_name() != "BODY").map(Mark::of).collect());
    });
    stay::listen(ev::focusout, move |_| {
        if BY_KEY.get() {
            soon();
        }
    });
}

/// Whether the focus had fallen to the page, and something took it.
fn restore() -> bool {
    if !BY_KEY.get() || holder().is_some() {
        return false;
    }
    let next = TRAIL.with_borrow(|trail| {
        // Where it is still there it was let go on purpose, and where its whole room has gone the next room takes the focus.
        let stands = trail.iter().position(|mark| is_shown(&mark.element)).filter(|stands| *stands > 0)?;
        let mut around = trail[stands - 1..].windows(2);
        let beside = around.find_map(|pair| pair[0].heir().or_else(|| first_stop(&pair[1].element)));
        // What lay on the page itself leaves it to the room beside.
        beside.or_else(|| trail.last()?.heir())
    });
    next.is_some_and(|next| next.focus().is_ok())
}

/// Whether an element can be seen: what is hidden for now takes no focus, though it may keep its room.
#[must_use]
pub fn is_shown(element: &Element) -> bool {
    let style = window().get_computed_style(element).ok().flatten();
    let visible =
        style.is_some_and(|style| style.get_property_value("visibility").is_ok_and(|is| is == "visible"));
    visible && element.get_bounding_client_rect().width() > 0.0
}

/// The first thing in an element that can have the focus, or the element itself.
fn first_stop(element: &Element) -> Option<HtmlElement> {
    let inside = element.query_selector_all(STOPS).ok()?;
    let inside = (0..inside.length()).filter_map(|at| inside.get(at)?.dyn_into::<Element>().ok());
    let itself = Some(element.clone()).filter(|element| element.matches(STOPS).unwrap_or(false));
    let is_free =
        |stop: &Element| is_shown(stop) && stop.closest(".behind").is_ok_and(|behind| behind.is_none());
    // Pieces of a drawing take the focus by the method of the same name.
    itself.into_iter().chain(inside).find(is_free).map(JsCast::unchecked_into)
}

/// The element that has the focus; none if it is the page.
fn holder() -> Option<HtmlElement> {
    let element = document().active_element().filter(|element| element.tag_name() != "BODY")?;
    element.dyn_into().ok()
}

fn found(selectors: &[&str]) -> Option<HtmlElement> {
    let find = |selector: &&str| document().query_selector(selector).ok().flatten()?.dyn_into().ok();
    selectors.iter().find_map(find)
}

/// Gives the focus to the first of these that there is with the next frame, if nothing has it then.
pub fn hand_on(to: &'static [&'static str]) {
    stay::next_frame(move || {
        if holder().is_none()
            && let Some(next) = found(to)
        {
            let _ = next.focus();
        }
    });
}

/// Shows a room from its top, or from where one was on the way back to it, and gives the focus to where it begins, so that a keyboard
/// and a screen reader go on from there. The first room after loading leaves the focus where the browser put it.
pub fn arrive(at: &'static [&'static str]) {
    if ENTERED.replace(true) {
        hand_on(at);
        let top = returned_to();
        scroll(top, if top > 0.0 { FRAMES } else { 1 });
    }
}

/// How many frames a room has to get as long as it was: what it shows is read from the storage.
const FRAMES: u8 = 30;

fn scroll(top: f64, frames: u8) {
    stay::next_frame(move || {
        window().scroll_to_with_x_and_y(0.0, top);
        if frames > 1 && window().scroll_y().unwrap_or(top) < top - 1.0 {
            scroll(top, frames - 1);
        }
    });
}

/// What takes the focus for a while, and gives it back.
#[derive(Clone, Copy)]
pub struct Loan(u32);

impl Loan {
    /// When the component that calls is taken off the page with the focus inside `within`, the focus goes to who was noted, or to
    /// the first of the others that there is.
    #[must_use]
    pub fn within(within: &'static str, others: &'static [&'static str]) -> Self {
        let number = NUMBER.replace(NUMBER.get().wrapping_add(1));
        // Before the elements go.
        on_cleanup(move || {
            let opener = OPENERS.with_borrow_mut(|openers| openers.remove(&number));
            let is_inside = |element: HtmlElement| element.closest(within).ok().flatten().is_some();
            if !holder().is_some_and(is_inside) {
                return;
            }
            stay::next_frame(move || {
                if holder().is_none()
                    && let Some(next) =
                        opener.filter(|element| element.is_connected()).or_else(|| found(others))
                {
                    let _ = next.focus();
                }
            });
        });
        Self(number)
    }

    /// Notes who has the focus now.
    pub fn note(self) {
        if let Some(element) = holder() {
            OPENERS.with_borrow_mut(|openers| openers.insert(self.0, element));
        }
    }
}
