//! What is drawn more than once, once on the page.

use super::sign::{CORNER, SIGNS, WHIP};
use super::{glass, noble, piece};
use crate::app::draw::svg::{Paint, Svg};
use crate::app::draw::woodcut::{begin, print};
use crate::app::draw::{SPRITE_HEAD, open_symbol};

/// The frame of every sign and cube.
pub const SIGN_VIEW_BOX: &str = "0 0 24 24";

/// All symbols of the game as one hidden `<svg>`: `bx-` and [`SIGNS`], `bx-cube-`, `bx-art-`, `bx-noble-` and what the box
/// calls them, `bx-worker-`, `bx-house-` and `bx-ghost-` by the shape of the seat (or `neutral`), `bx-whip`, `bx-corner`.
/// A page holds it once, before its first use.
#[must_use]
pub fn sprite() -> String {
    let mut markup = String::from(SPRITE_HEAD);
    for part in
        [r#"<clipPath id="bx-arch"><path d=""#, glass::ARCH, r#""/></clipPath><clipPath id="bx-medal">"#]
    {
        markup.push_str(part);
    }
    markup.push_str(r#"<circle cx="30" cy="30" r="23.4"/></clipPath>"#);
    let mut symbol = |[prefix, id]: [&str; 2], view_box: &str, draw: &dyn Fn(&mut Svg)| {
        open_symbol(&mut markup, &["bx-", prefix, id].concat(), view_box);
        let mut svg = Svg::new();
        draw(&mut svg);
        markup.push_str(&svg.finish());
        markup.push_str("</symbol>");
    };
    let block = |svg: &mut Svg, block: &str| {
        begin(svg);
        let tones = [(b'o', 0xc39a4e), (b'b', 0x6d4d1b), (b'i', 0x4b3312)];
        print(svg, block, &tones.map(|(letter, tone)| (letter, Paint::rgb(tone))));
        svg.end();
    };
    for (id, sign) in SIGNS {
        symbol(["", id], SIGN_VIEW_BOX, &|svg| block(svg, sign));
    }
    symbol(["", "whip"], "0 0 60 30", &|svg| block(svg, WHIP));
    symbol(["", "corner"], "0 0 30 30", &|svg| block(svg, CORNER));
    for (at, (id, ..)) in piece::CUBES.iter().enumerate() {
        symbol(["cube-", id], SIGN_VIEW_BOX, &|svg| piece::cube(svg, at));
    }
    for (at, (id, ..)) in glass::GLASS.iter().enumerate() {
        symbol(["art-", id], glass::VIEW_BOX, &|svg| glass::pane(svg, at));
    }
    for (at, (id, ..)) in noble::NOBLES.iter().enumerate() {
        symbol(["noble-", id], noble::VIEW_BOX, &|svg| noble::medal(svg, at));
    }
    for shape in 0..=piece::NEUTRAL {
        let id = piece::symbol("", shape);
        symbol(["worker-", &id], piece::WORKER_VIEW_BOX, &|svg| piece::worker(svg, shape));
        if shape < piece::NEUTRAL {
            symbol(["house-", &id], piece::HOUSE_VIEW_BOX, &|svg| piece::house(svg, shape));
            symbol(["ghost-", &id], piece::HOUSE_VIEW_BOX, &|svg| piece::ghost(svg, shape));
        }
    }
    markup.push_str("</svg>");
    markup
}
