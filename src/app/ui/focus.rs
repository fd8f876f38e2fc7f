//! Where the focus goes when what held it is put away. A browser lets it fall to the page, from where a keyboard begins anew and
//! a screen reader reads the whole page again.

use crate::app::stay;
use leptos::prelude::*;
use std::cell::{Cell, RefCell};
use std::collections::HashMap;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

thread_local! {
    static NUMBER: Cell<u32> = const { Cell::new(0) };
    /// Whether a room was entered since the page was loaded.
    static ENTERED: Cell<bool> = const { Cell::new(false) };
    /// Who had the focus before, by the number of what took it.
    static OPENERS: RefCell<HashMap<u32, HtmlElement>> = RefCell::new(HashMap::new());
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

/// Shows a room from its top and gives the focus to where it begins, so that a keyboard and a screen reader go on from there. The
/// first room after loading leaves the focus where the browser put it.
pub fn arrive(at: &'static [&'static str]) {
    if ENTERED.replace(true) {
        stay::next_frame(|| window().scroll_to_with_x_and_y(0.0, 0.0));
        hand_on(at);
    }
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
