//! What the tile over the wall would bring, beside it.

use super::super::art::UNIT;
use super::super::art::table::wall;
use super::Table;
use crate::app::boards::kit::follow::follow;
use crate::app::derived::derived;
use crate::games::art_society::Area;
use leptos::prelude::*;

/// What the tile over the wall would bring, beside it; the action bar says it too.
pub fn tip(table: Table) -> AnyView {
    let lines = table.written(|pen| pen.tip());
    let place = derived(move || {
        table.scene.with(|scene| {
            let ghost = scene.ghost.as_ref()?;
            Some(TipPlace::beside(ghost.area, wall::size(scene.squares.extent), wall::MARGIN))
        })
    });
    let side = move |of: fn(&TipPlace) -> &Option<String>| {
        place.with(|place| place.as_ref().and_then(|place| of(place).clone()).unwrap_or("auto".to_owned()))
    };
    view! {
        <div
            class="as-tip"
            class:none=move || place.with(Option::is_none)
            aria-hidden="true"
            style:left=move || side(|place| &place.left)
            style:right=move || side(|place| &place.right)
            style:top=move || side(|place| &place.top)
            style:bottom=move || side(|place| &place.bottom)
            {..follow(move || lines.get())}
        ></div>
    }
    .into_any()
}

/// Where the tip lies: the distances of its sides from those of the wall.
#[derive(Clone, Default, PartialEq)]
struct TipPlace {
    left: Option<String>,
    right: Option<String>,
    top: Option<String>,
    bottom: Option<String>,
}

impl TipPlace {
    /// Its width at most, as a part of the wall's (`wall.css`), and the height that most have, in the wall's units.
    const WIDTH: f64 = 0.46;
    const HEIGHT: f64 = 170.0;
    /// Between the tile and it, in the wall's units.
    const GAP: f64 = 18.0;

    /// Beside a tile, on the side that has more room; over or under it where that is not enough. Never beyond the wall, whose frame
    /// would cut it.
    fn beside(area: Area, [w, h]: [f64; 2], [side, above, below]: [f64; 3]) -> Self {
        let units = |squares: u8| f64::from(squares) * UNIT;
        let (left, top) = (units(area.spot.x), units(area.spot.y));
        let (right, down) = (left + units(area.w), top + units(area.h));
        let (wide, high) = (w + 2.0 * side, h + above + below);
        let share = |at: f64, of: f64| [&(at / of * 100.0).round().to_string(), "%"].concat();
        // No farther from one side than leaves room for it up to the other.
        let within = |at: f64| Some(["min(", &share(at, wide), ",max(54%,100% - 270px))"].concat());
        let at_the_top = |at: f64| Some(share(at, high));
        let (before, after) = (left + side, wide - right - side);
        let beside = before.max(after) - Self::GAP >= Self::WIDTH * wide;
        if !beside && h - down >= Self::HEIGHT {
            return Self {
                left: within(before),
                top: at_the_top(above + down + Self::GAP),
                ..Self::default()
            };
        }
        if !beside && top >= Self::HEIGHT {
            let bottom = Some(share(high - above - top + Self::GAP, high));
            return Self { left: within(before), bottom, ..Self::default() };
        }
        // From the tile's upper edge down, or from its lower edge up: as far as there is more room.
        let (from_above, from_below) = (at_the_top(above + top), at_the_top(below + h - down));
        let (top, bottom) = if top + down < h { (from_above, None) } else { (None, from_below) };
        if after >= before {
            Self { left: within(wide - after + Self::GAP), top, bottom, ..Self::default() }
        } else {
            Self { right: within(wide - before + Self::GAP), top, bottom, ..Self::default() }
        }
    }
}
