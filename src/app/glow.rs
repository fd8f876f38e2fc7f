//! The glow over what was pressed: one element above the page that is only ever moved and stretched; out of sight it lies beside the
//! screen. A browser does that with what it has painted. A frame around the piece itself would be painted, and every layer of the page sorted anew for it: half
//! of what a touch may take.
//!
//! What lies in a dialog lies above the glow, and has a frame (`style/shell/glow.css`).

use leptos::prelude::document;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

/// Width and height before it is stretched, in CSS pixels; `style/shell/glow.css` has the same.
const SIDE: &str = "100";

thread_local! {
    static GLOW: Option<HtmlElement> = laid();
}

fn laid() -> Option<HtmlElement> {
    let glow: HtmlElement = document().create_element("div").ok()?.dyn_into().ok()?;
    glow.set_class_name("glow");
    document().body()?.append_child(&glow).ok()?;
    Some(glow)
}

/// Glows over an element of the page.
pub fn over(element: &Element) {
    let place = element.get_bounding_client_rect();
    let [x, y, width, height] = [place.x(), place.y(), place.width(), place.height()]
        .map(|length| (length.round() as i32).to_string());
    let lies = [
        "translate(",
        &x,
        "px,",
        &y,
        "px)scale(calc(",
        &width,
        "/",
        SIDE,
        "),calc(",
        &height,
        "/",
        SIDE,
        "))",
    ];
    lie(&lies.concat());
}

/// Glows no more.
pub fn out() {
    // Stretched like whatever glows: the browser then only has to move it.
    lie("translate(-200px,-200px)scale(.9,.9)");
}

fn lie(transform: &str) {
    GLOW.with(|glow| glow.as_ref().map(|glow| glow.style().set_property("transform", transform)));
}
