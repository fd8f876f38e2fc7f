//! What is drawn more than once, once on the page.

use super::sign::{CORNER, SIGNS, WHIP};
use super::{glass, noble, piece};
use crate::app::draw::svg::{Paint, Svg};
use crate::app::draw::woodcut::{begin, print};
use crate::app::draw::{SPRITE_HEAD, open_symbol};

/// The frame of every sign and cube.
pub const SIGN_VIEW_BOX: &str = "0 0 24 24";

/// A sprite in the making.
pub struct Sprite(String);

impl Sprite {
    /// A sprite without a symbol.
    #[must_use]
    pub fn begin() -> Self {
        Self(String::from(SPRITE_HEAD))
    }

    /// Adds a symbol, `bx-` before what it is called.
    pub fn symbol(&mut self, [prefix, id]: [&str; 2], view_box: &str, draw: &dyn Fn(&mut Svg)) {
        open_symbol(&mut self.0, &["bx-", prefix, id].concat(), view_box);
        let mut svg = Svg::new();
        draw(&mut svg);
        self.0.push_str(&svg.finish());
        self.0.push_str("</symbol>");
    }

    /// Adds a sign of [`SIGNS`], or one like them.
    pub fn sign(&mut self, id: &str, view_box: &str, block: &str) {
        self.symbol(["", id], view_box, &|svg| {
            begin(svg);
            let tones = [(b'o', 0xc39a4e), (b'b', 0x6d4d1b), (b'i', 0x4b3312)];
            print(svg, block, &tones.map(|(letter, tone)| (letter, Paint::rgb(tone))));
            svg.end();
        });
    }

    /// The whole.
    #[must_use]
    pub fn finish(self) -> String {
        self.0 + "</svg>"
    }
}

/// All symbols of the base game as one hidden `<svg>`: `bx-` and [`SIGNS`], `bx-cube-`, `bx-art-`, `bx-noble-` and what the
/// box calls them, `bx-worker-`, `bx-house-` and `bx-ghost-` by the shape of the seat (or `neutral`), `bx-whip`, `bx-corner`.
/// A page holds it once, before its first use.
#[must_use]
pub fn sprite() -> String {
    let mut sprite = Sprite::begin();
    for part in
        [r#"<clipPath id="bx-arch"><path d=""#, glass::ARCH, r#""/></clipPath><clipPath id="bx-medal">"#]
    {
        sprite.0.push_str(part);
    }
    sprite.0.push_str(r#"<circle cx="30" cy="30" r="23.4"/></clipPath>"#);
    for (id, sign) in SIGNS {
        sprite.sign(id, SIGN_VIEW_BOX, sign);
    }
    sprite.sign("whip", "0 0 60 30", WHIP);
    sprite.sign("corner", "0 0 30 30", CORNER);
    for (at, (id, ..)) in piece::CUBES.iter().enumerate().filter(|(at, _)| *at != piece::GLASS) {
        sprite.symbol(["cube-", id], SIGN_VIEW_BOX, &|svg| piece::cube(svg, at));
    }
    for (at, (id, ..)) in glass::GLASS.iter().enumerate() {
        sprite.symbol(["art-", id], glass::VIEW_BOX, &|svg| glass::pane(svg, at));
    }
    for (at, (id, ..)) in noble::NOBLES.iter().enumerate().take(noble::BASE) {
        sprite.symbol(["noble-", id], noble::VIEW_BOX, &|svg| noble::medal(svg, at));
    }
    for shape in 0..=piece::NEUTRAL {
        let id = piece::symbol("", shape);
        sprite.symbol(["worker-", &id], piece::WORKER_VIEW_BOX, &|svg| piece::worker(svg, shape));
        if shape < piece::NEUTRAL {
            sprite.symbol(["house-", &id], piece::HOUSE_VIEW_BOX, &|svg| piece::house(svg, shape));
            sprite.symbol(["ghost-", &id], piece::HOUSE_VIEW_BOX, &|svg| piece::ghost(svg, shape));
        }
    }
    sprite.finish()
}
