//! The museum's track with the prestige markers.

use super::super::super::art;
use super::super::super::scene::Standing;
use crate::app::draw::svg::{Paint, Svg};
use crate::games::art_society::Components;

/// Between two spaces, and between two rows: the markers of the lower one stand below the spaces of the upper one.
const PITCH: f64 = 17.3;
const ROW: f64 = 42.0;
const FIRST: [f64; 2] = [12.0, 39.0];

/// Spaces of a row.
const ROW_LENGTH: u8 = 25;

/// The frame of the track.
#[must_use]
pub fn view_box(components: &Components) -> String {
    let rows = components.track.div_ceil(ROW_LENGTH);
    format!("0 0 440 {:.0}", FIRST[1] + ROW * f64::from(rows - 1) + 14.0)
}

fn at(space: u8) -> [f64; 2] {
    let (row, column) = ((space - 1) / ROW_LENGTH, (space - 1) % ROW_LENGTH);
    [FIRST[0] + PITCH * f64::from(column), FIRST[1] + ROW * f64::from(row)]
}

/// The track. Markers stand on stems, so that their spaces stay readable; beyond the last space they are flipped.
#[must_use]
pub fn track(components: &Components, standings: &[Standing]) -> String {
    let mut svg = Svg::new();
    let last = components.track;
    for first in (1..=last).step_by(usize::from(ROW_LENGTH)) {
        let (from, to) = (at(first), at(last.min(first + (ROW_LENGTH - 1))));
        svg.path("M# #H#", &[from[0] - 8.0, from[1], to[0] + 8.0], Paint::None).class("as-line");
    }
    for space in 1..=last {
        let [x, y] = at(space);
        if space % 5 == 0 {
            svg.circle(x, y, 7.6, Paint::None).class("as-five");
            svg.text(x, y + 3.6, "as-figure", &space.to_string());
        } else {
            svg.circle(x, y, 4.0, Paint::None).class("as-dot");
        }
    }
    for standing in standings.iter().filter(|standing| standing.total > 0) {
        let (flips, space) = components.space(standing.total);
        let [x, y] = at(space);
        if let Some(before) = standing.before.filter(|before| *before > 0) {
            let [x, y] = at(components.space(before).1);
            svg.circle(x, y, 6.5, Paint::None).class("as-before");
        }
        // Its way along the track is drawn by the page.
        let name = ["marker-", &(standing.genre as u8).to_string()].concat();
        svg.group().class("as-marker").attribute("data-piece", &name).attribute("data-travels", "");
        svg.circle(x, y, if space % 5 == 0 { 8.4 } else { 5.0 }, Paint::None).class("as-here");
        svg.path("M# #v-5", &[x, y - 7.0], Paint::None).class("as-stem");
        svg.placed(x, y - 22.0, 0.0, 1.05);
        if flips > 0 {
            svg.circle(0.0, 0.0, 14.5, Paint::None).class("as-flipped");
        }
        svg.raw(&art::badge(standing.genre)).end();
        svg.end();
    }
    svg.finish()
}
