//! The browser's Back closes what lies open before it leaves: rules, scores, log, menus, dialogs.
//!
//! Whatever opens lies on one entry of the browser's history more, with the same address. Back goes to the entry below it,
//! and the uppermost layer is closed instead of the room. A layer that is closed in another way leaves the entry where it
//! is, for the next one; with nothing open, Back passes over it.

use crate::app::stay::{self, Stay};
use leptos::ev;
use leptos::prelude::*;
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use wasm_bindgen::JsValue;

/// State of the entries that layers lie on.
const STATE: &str = "salon-layer";

struct Layer {
    number: u32,
    close: Rc<dyn Fn()>,
}

thread_local! {
    /// What lies open, the uppermost last.
    static OPEN: RefCell<Vec<Layer>> = const { RefCell::new(Vec::new()) };
    static NUMBER: Cell<u32> = const { Cell::new(0) };
    /// The entry of the history that is shown: its address, and whether it is one for layers.
    static SHOWN: RefCell<(String, bool)> = const { RefCell::new((String::new(), false)) };
}

fn entry() -> (String, bool) {
    let address = window().location().hash().unwrap_or_default();
    let state = window().history().ok().and_then(|history| history.state().ok());
    (address, state.and_then(|state| state.as_string()).as_deref() == Some(STATE))
}

/// Makes sure that one press of Back stays in the room.
fn lie_down() {
    let (address, lies) = entry();
    if !lies && let Ok(history) = window().history() {
        let pushed = history.push_state_with_url(&JsValue::from_str(STATE), "", None);
        // Without an entry Back leaves, as it did before.
        SHOWN.set((address, pushed.is_ok()));
    }
}

/// Closes what lies uppermost, as Back does. Whether something did.
pub fn close_uppermost() -> bool {
    let close = OPEN.with_borrow(|open| open.last().map(|layer| Rc::clone(&layer.close)));
    close.inspect(|close| close()).is_some()
}

/// Listens to the browser's Back. The page calls it once.
pub fn listen_to_back() {
    SHOWN.set(entry());
    stay::listen(ev::popstate, |_| {
        let now = entry();
        let (address, lay) = SHOWN.replace(now.clone());
        if !lay || now.1 || address != now.0 {
            return;
        }
        let upper = OPEN.with_borrow_mut(Vec::pop);
        match upper {
            Some(layer) => {
                (layer.close)();
                if OPEN.with_borrow(|open| !open.is_empty()) {
                    lie_down();
                }
            }
            None => {
                if let Ok(history) = window().history() {
                    let _ = history.back();
                }
            }
        }
    });
    stay::listen(ev::hashchange, |_| SHOWN.set(entry()));
}

fn open(stay: Stay, close: impl Fn() + 'static) -> u32 {
    let number = NUMBER.replace(NUMBER.get().wrapping_add(1));
    let close = Rc::new(move || {
        if stay.lasts() {
            close();
        }
    });
    OPEN.with_borrow_mut(|open| open.push(Layer { number, close }));
    lie_down();
    number
}

fn closed(number: u32) {
    OPEN.with_borrow_mut(|open| open.retain(|layer| layer.number != number));
}

/// Something is open as long as the component that calls is on the page; Back calls `close`.
pub fn lies_open(close: impl Fn() + 'static) {
    let number = open(Stay::here(), close);
    on_cleanup(move || closed(number));
}

/// Something is open while `is_open`; Back calls `close`, which must make it false.
pub fn while_open(is_open: impl Fn() -> bool + Send + Sync + 'static, close: impl Fn() + Copy + 'static) {
    let stay = Stay::here();
    let is_open = Memo::new(move |_| is_open());
    let number = StoredValue::new(None::<u32>);
    let put_away = move || {
        if let Some(number) = number.try_update_value(Option::take).flatten() {
            closed(number);
        }
    };
    Effect::new(move |_| {
        put_away();
        if is_open.get() {
            number.set_value(Some(open(stay, close)));
        }
    });
    on_cleanup(put_away);
}
