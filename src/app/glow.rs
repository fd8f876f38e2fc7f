//! The glow over what was pressed: one element above the page that is only ever moved and stretched. A browser does that with what it
//! has painted. A frame around the piece itself would be painted, and every layer of the page sorted anew for it: half
//! of what a touch may take.
//!
//! Two things keep a browser from doing no more than that. It sorts the layers for what it moves, too, unless that is being animated: so
//! an animation that stands still says where the glow lies. And what lay beside the screen is late in coming there, or is not seen at
//! all before something else changes: so the glow rests in a corner of the screen, too small to be seen.
//!
//! What lies in a dialog lies above the glow, and has a frame (`style/shell/glow.css`).

use leptos::prelude::document;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

/// Width and height before it is stretched, in CSS pixels; `style/shell/glow.css` has the same.
const SIDE: &str = "100";

/// What says where it lies; the animation in `style/shell/glow.css` reads it.
const PLACE: &str = "--glow";

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
    // Moved and stretched like whatever glows.
    lie("translate(0px,0px)scale(.001,.001)");
}

fn lie(place: &str) {
    GLOW.with(|glow| glow.as_ref().map(|glow| glow.style().set_property(PLACE, place)));
}
