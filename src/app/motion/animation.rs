//! Animations that are under way, and how one is started.

use std::cell::RefCell;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::Element;

thread_local! {
    /// Animations under way, and what to take off the page when they end.
    static RUNNING: RefCell<Vec<(JsValue, Option<Element>)>> = const { RefCell::new(Vec::new()) };
}

/// Whether something is still on its way. A busy browser starts late what was to be over by now.
#[must_use]
pub fn is_under_way() -> bool {
    let state = |animation: &JsValue| {
        js_sys::Reflect::get(animation, &JsValue::from_str("playState")).ok()?.as_string()
    };
    RUNNING.with_borrow(|running| {
        running.iter().any(|(animation, _)| state(animation).is_some_and(|state| state == "running"))
    })
}

/// Ends whatever is moving: everything is where it belongs.
pub fn finish() {
    let running = RUNNING.with_borrow_mut(std::mem::take);
    for (animation, ghost) in running {
        let _ = call(&animation, "finish", &[]);
        if let Some(ghost) = ghost {
            ghost.remove();
        }
    }
}

/// Keyframes for the Web Animations interface.
pub(super) fn frames(steps: &[&[(&str, &str)]]) -> JsValue {
    let list = js_sys::Array::new();
    for step in steps {
        let frame = js_sys::Object::new();
        for (name, value) in *step {
            set(&frame, name, &JsValue::from_str(value));
        }
        list.push(&frame);
    }
    list.into()
}

/// Starts an animation; a browser without the interface shows the new place at once.
pub(super) fn start(element: &Element, frames: &JsValue, duration: f64, delay: f64, ghost: Option<Element>) {
    let options = js_sys::Object::new();
    set(&options, "duration", &JsValue::from_f64(duration));
    set(&options, "delay", &JsValue::from_f64(delay));
    // A ghost has no place of its own to fall back to: it stays at its end until it is taken off the page.
    let fill = if ghost.is_some() { "both" } else { "backwards" };
    set(&options, "fill", &JsValue::from_str(fill));
    set(&options, "easing", &JsValue::from_str("cubic-bezier(.2,.7,.2,1)"));
    if let Ok(animation) = call(element, "animate", &[frames, &options]) {
        RUNNING.with_borrow_mut(|running| running.push((animation, ghost)));
    }
}

/// Keeps something out of sight for so many milliseconds.
pub(super) fn hide(element: &Element, time: f64) {
    let hidden = frames(&[&[("opacity", "0")], &[("opacity", "0")]]);
    start(element, &hidden, time, 0.0, None);
}

fn set(object: &js_sys::Object, name: &str, value: &JsValue) {
    // Setting a field of a plain object cannot fail.
    let _ = js_sys::Reflect::set(object, &JsValue::from_str(name), value);
}

/// Calls a method by name: `Element.animate` is not among the stable bindings.
fn call(object: &JsValue, name: &str, arguments: &[&JsValue]) -> Result<JsValue, JsValue> {
    let method = js_sys::Reflect::get(object, &JsValue::from_str(name))?.dyn_into::<js_sys::Function>()?;
    let list = js_sys::Array::new();
    for argument in arguments {
        list.push(argument);
    }
    method.apply(object, &list)
}
