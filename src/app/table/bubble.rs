//! A sentence beside the piece that was touched, until the next touch.

use super::panel::TableDialog;
use super::sitting::use_sitting;
use crate::app::place::{Lie, around};
use crate::app::rich::Rich;
use crate::app::route::Route;
use crate::app::session::{Anchor, Bubble};
use crate::app::stay;
use crate::app::ui::layer;
use crate::live;
use leptos::ev;
use leptos::prelude::*;

/// Widest bubble, and the room it keeps to the edge, in CSS pixels; `style/table/bubble.css` has the same width.
const WIDTH: f64 = 300.0;
const MARGIN: f64 = 8.0;

/// Left edge, distance of its foot or head from the table's edge, and whether it stands above the piece.
fn place(anchor: Anchor, width: f64, height: f64) -> (f64, f64, bool) {
    let centre = anchor.x + anchor.width / 2.0;
    let bubble = WIDTH.min(width - 2.0 * MARGIN);
    let left = (centre - bubble / 2.0).clamp(MARGIN, (width - bubble - MARGIN).max(MARGIN));
    let above = anchor.y + anchor.height / 2.0 > height / 2.0;
    let edge = if above { height - anchor.y } else { anchor.y + anchor.height };
    (left, edge + MARGIN, above)
}

/// The bubble, while there is one.
#[component]
pub fn BubbleBeside() -> impl IntoView {
    let sitting = use_sitting();
    let words = sitting.words;
    let bubble = sitting.desk.bubble;
    let put_away = move || {
        if bubble.get_untracked().is_some() {
            bubble.set(None);
        }
    };
    // The next touch puts it away; the touch that brought it is over when it appears.
    stay::listen(ev::pointerdown, move |event| {
        if around(event.target(), ".bubble").is_none() {
            put_away();
        }
    });
    // Where the screen is turned, its piece lies somewhere else.
    stay::listen(ev::resize, move |_| put_away());
    layer::while_open(move || bubble.read().is_some(), put_away);
    move || {
        let Bubble { sentence, section, anchor } = bubble.get()?;
        let lie = Lie::turned(sitting.turned.get());
        let (anchor, (width, height)) = (lie.place(anchor), lie.size());
        let (left, edge, above) = place(anchor, width, height);
        let pixels = |length: f64| [&length.round().to_string(), "px"].concat();
        let tip = anchor.x + anchor.width / 2.0 - left;
        let game = sitting.session().game();
        let link = section.map(|section| {
            let route = Route::Rules { game, section: Some(section.to_owned()) };
            let show = move |event: ev::MouseEvent| {
                // Over the board, which stays as it is; the address is for opening it elsewhere.
                event.prevent_default();
                bubble.set(None);
                sitting.show(TableDialog::Rules(Some(section)));
            };
            view! { <a href=route.href() on:click=show>{live!(words, table.show_rule)}</a> }
        });
        Some(view! {
            <div
                class="bubble"
                class:above=above
                role="status"
                style:left=pixels(left)
                style:top=if above { "auto".to_owned() } else { pixels(edge) }
                style:bottom=if above { pixels(edge) } else { "auto".to_owned() }
                style:--tip=pixels(tip)
            >
                <Rich sentence/>
                {link}
            </div>
        })
    }
}
