//! Looking closer: pinch, double tap, the wheel with Ctrl, or keys. The enlarged board is moved by scrolling. Where a table is low, as on a
//! phone that lies on its side, the style sheet draws the board smaller and higher than its frame.

use super::sitting::use_sitting;
use crate::app::place::{Anchor, around, bring_into_sight, within};
use crate::app::stay::{self, Stay};
use leptos::ev;
use leptos::html;
use leptos::prelude::*;
use web_sys::{MouseEvent, PointerEvent, TouchEvent, WheelEvent};

/// Largest zoom.
const MOST: f64 = 3.0;

/// Zoom of a double tap.
const DOUBLE_TAP: f64 = 1.8;

/// How much larger a key makes it.
const BY_KEY: f64 = 1.35;

/// Most time and distance between the two touches, in milliseconds and CSS pixels.
const DOUBLE_TAP_TIME: f64 = 350.0;
const DOUBLE_TAP_REACH: f64 = 30.0;

#[derive(Clone, Copy)]
struct Pinch {
    distance: f64,
    zoom: f64,
}

fn distance(event: &TouchEvent) -> Option<(f64, f64, f64)> {
    let touches = event.touches();
    let (a, b) = (touches.get(0)?, touches.get(1)?);
    let (ax, ay) = (f64::from(a.client_x()), f64::from(a.client_y()));
    let (bx, by) = (f64::from(b.client_x()), f64::from(b.client_y()));
    Some((f64::hypot(ax - bx, ay - by), f64::midpoint(ax, bx), f64::midpoint(ay, by)))
}

/// The frame that a board is looked at through.
#[component]
pub fn Zoom(
    /// The element that the board is mounted in.
    board: NodeRef<html::Div>,
    /// The board.
    children: Children,
) -> impl IntoView {
    let stay = Stay::here();
    let frame = NodeRef::<html::Div>::new();
    let zoom = RwSignal::new(1.0_f64);
    // What the style sheet does by itself.
    let base = StoredValue::new(1.0_f64);
    // How wide the frame was when the board was enlarged, in pixels.
    let looked_from = StoredValue::new(0);
    let pinch = StoredValue::new(None::<Pinch>);
    let tap = StoredValue::new(None::<(f64, f64, f64)>);
    // Keeps the point under the fingers where it is.
    let zoom_to = move |wanted: f64, x: f64, y: f64| {
        let (Some(frame), Some(board)) = (frame.get_untracked(), board.get_untracked()) else { return };
        let before = zoom.get_untracked();
        let wanted = if wanted < 1.05 { 1.0 } else { wanted.min(MOST) };
        if (wanted - before).abs() < 0.01 {
            return;
        }
        let (_, (dx, dy)) = within(&frame, x, y);
        let left = (f64::from(frame.scroll_left()) + dx) / before * wanted - dx;
        let top = (f64::from(frame.scroll_top()) + dy) / before * wanted - dy;
        let style = web_sys::HtmlElement::style(&board);
        if wanted > 1.0 {
            let pixels = |length: i32| [&length.to_string(), "px"].concat();
            if before <= 1.0 {
                looked_from.set_value(frame.client_width());
                let (width, height) = (board.client_width(), board.client_height());
                base.set_value(f64::from(frame.client_width()) / f64::from(width.max(1)));
                let _ = style.set_property("width", &pixels(width));
                let _ = style.set_property("height", &pixels(height));
            }
            let _ = style.set_property("scale", &(base.get_value() * wanted).to_string());
        } else {
            for property in ["width", "height", "scale"] {
                let _ = style.remove_property(property);
            }
        }
        zoom.set(wanted);
        frame.set_scroll_left(left.round() as i32);
        frame.set_scroll_top(top.round() as i32);
    };
    // A board that was enlarged for one frame does not fit another. What a phone's own bars take is height.
    stay::listen(ev::resize, move |_| {
        let turned =
            frame.get_untracked().is_some_and(|frame| frame.client_width() != looked_from.get_value());
        if turned && zoom.get_untracked() > 1.0 {
            zoom_to(1.0, 0.0, 0.0);
        }
    });
    // By keys: around the piece that has the focus, or the middle.
    let sitting = use_sitting();
    Effect::new(move |before: Option<i32>| {
        let asked = sitting.closer.get();
        if let (Some(before), Some(frame)) = (before, frame.get_untracked()) {
            let focused = document().active_element().filter(|active| frame.contains(Some(active)));
            let (x, y) = Anchor::of(focused.as_ref().unwrap_or(&frame)).middle();
            let by = if asked > before { BY_KEY } else { 1.0 / BY_KEY };
            zoom_to(zoom.get_untracked() * by, x, y);
            if let Some(focused) = focused {
                bring_into_sight(&focused);
            }
        }
        asked
    });
    let on_piece = |event: &MouseEvent| {
        around(event.target(), "button, a, input, [role=button], [data-piece]").is_some()
    };
    let is_zoomed = move || zoom.get() > 1.0;
    view! {
        <div
            class="board-frame"
            class:zoomed=is_zoomed
            node_ref=frame
            on:touchstart=move |event| {
                if let Some((distance, ..)) = distance(&event) {
                    pinch.set_value(Some(Pinch { distance, zoom: zoom.get_untracked() }));
                }
            }
            on:touchmove=stay.hears(move |event: TouchEvent| {
                if let (Some(pinch), Some((distance, x, y))) = (pinch.get_value(), distance(&event)) {
                    // A movement that scrolls already cannot be stopped.
                    if event.cancelable() {
                        event.prevent_default();
                    }
                    zoom_to(pinch.zoom * distance / pinch.distance.max(1.0), x, y);
                }
            })
            on:touchend=stay.hears(move |_| pinch.set_value(None))
            on:pointerup=stay.hears(move |event: PointerEvent| {
                // Two short touches of the same place, not of a piece.
                let now = event.time_stamp();
                let (x, y) = (f64::from(event.client_x()), f64::from(event.client_y()));
                let again = tap.get_value().is_some_and(|(time, at_x, at_y): (f64, f64, f64)| {
                    now - time < DOUBLE_TAP_TIME && f64::hypot(at_x - x, at_y - y) < DOUBLE_TAP_REACH
                });
                if on_piece(&event) {
                    tap.set_value(None);
                } else if again {
                    tap.set_value(None);
                    zoom_to(if zoom.get_untracked() > 1.0 { 1.0 } else { DOUBLE_TAP }, x, y);
                } else {
                    tap.set_value(Some((now, x, y)));
                }
            })
            on:wheel=move |event: WheelEvent| {
                if event.ctrl_key() {
                    event.prevent_default();
                    let wanted = zoom.get_untracked() * (-event.delta_y() / 300.0).exp();
                    zoom_to(wanted, f64::from(event.client_x()), f64::from(event.client_y()));
                }
            }
        >
            <div class="board-place" node_ref=board>
                {children()}
            </div>
        </div>
    }
    .into_any()
}
