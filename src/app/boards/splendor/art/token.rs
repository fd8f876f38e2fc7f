//! Cost pips, chips, piles of chips, and the sprite that holds them once per page.

use super::card;
use super::noble;
use super::{GEM_VIEW_BOX, Gem};
use crate::app::draw::gem::{bevel, draw, rimmed};
use crate::app::draw::geometry::scaled;
use crate::app::draw::svg::{Paint, Svg};
use crate::app::draw::{SPRITE_HEAD, open_symbol};

/// The `viewBox` of [`pile`]: room for seven chips and the shadow, so that every pile has the same scale.
pub const PILE_VIEW_BOX: &str = "-52 -51 104 139";

/// How far a chip of a pile lies below the one above it.
const CHIP_STEP: f64 = 5.0;

/// The face of a chip under its gem.
const FACES: [u32; 6] = [0xa9b8c3, 0xe3ebf6, 0xe2f0e6, 0xf8e6e1, 0xe9e3da, 0xfbf1d4];

/// The flat table of a pip, dark enough (or pale enough) for a number at 4.5 : 1.
const TABLES: [u32; 6] = [0xf6f9fa, 0x24509a, 0x1c6e47, 0xa02433, 0x2c2832, 0xdfae3b];

/// All symbols of the game as one hidden `<svg>`: `gem-*`, `pip-*`, `chip-*` for every [`Gem::name`], `deck-1` to `deck-3`
/// (small card backs for the log), and the clips `card-clip` and `noble-clip`. A page holds it once, before its first use.
#[must_use]
pub fn sprite() -> String {
    let mut markup = String::from(SPRITE_HEAD);
    let mut symbol = |id: &str, view_box: &str, content: &str| {
        open_symbol(&mut markup, id, view_box);
        markup.push_str(content);
        markup.push_str("</symbol>");
    };
    for gem in Gem::ALL {
        symbol(&["gem-", gem.name()].concat(), GEM_VIEW_BOX, &super::gem(gem));
        symbol(&["pip-", gem.name()].concat(), GEM_VIEW_BOX, &pip(gem));
        symbol(&["chip-", gem.name()].concat(), GEM_VIEW_BOX, &chip(gem));
    }
    for (level, id) in (1..=3).zip(["deck-1", "deck-2", "deck-3"]) {
        symbol(id, card::SMALL_VIEW_BOX, &card::small_back(level));
    }
    markup.push_str(card::CLIP);
    markup.push_str(noble::CLIP);
    markup.push_str("</svg>");
    markup
}

/// A cost: the stone's outline with a bevelled rim, and a flat table for the number. Frame: [`GEM_VIEW_BOX`].
#[must_use]
pub fn pip(gem: Gem) -> String {
    let mut svg = Svg::new();
    let outline = gem.outline();
    rimmed(&mut svg, gem);
    let rim = match gem {
        // Round outlines have more corners than a rim of this size can show.
        Gem::Diamond => scaled(&outline, 0.95, gem.centre()).into_iter().skip(1).step_by(2).collect(),
        Gem::Sapphire => scaled(&outline, 0.95, gem.centre()).into_iter().skip(2).step_by(4).collect(),
        _ => scaled(&outline, 0.93, gem.centre()),
    };
    let table = bevel(&mut svg, gem, &rim, 0.76);
    svg.polygon(&table, Paint::rgb(TABLES[gem.index()]));
    svg.finish()
}

/// A token seen from above: a rim with six inlays, a brass ring, the gem on a light face. Frame: [`GEM_VIEW_BOX`].
#[must_use]
pub fn chip(gem: Gem) -> String {
    let mut svg = Svg::new();
    let tints = gem.tints();
    let (rim, inlay) = match gem {
        Gem::Diamond => (Paint::rgb(0xe6edf1), Paint::rgb(0x7d909f)),
        Gem::Onyx => (tints[3], Paint::rgb(0xb9aea2)),
        Gem::Gold => (tints[2], tints[4]),
        _ => (tints[3], tints[0]),
    };
    svg.circle(0.0, 0.0, 49.0, tints[5]);
    if !gem.is_pale() {
        svg.class("gem-rim");
    }
    svg.circle(0.0, 0.0, 47.4, rim);
    // Six dashes of the circle's 261 units.
    svg.ring(0.0, 0.0, 41.6, inlay, 8.6).dashes(10.9, 32.66).number("stroke-dashoffset", 5.4);
    svg.curve("M-46.8,0A46.8,46.8 0 0 1 0,-46.8", &[], Paint::rgb(0xffffff), 1.6).stroke_opacity(0.4);
    svg.circle(0.0, 0.0, 36.0, Paint::rgb(0x9b7430));
    svg.circle(0.0, 0.0, 34.4, Paint::rgb(FACES[gem.index()]));
    svg.ring(0.0, 0.0, 33.0, Paint::rgb(0x3a2a16), 2.0).stroke_opacity(0.25);
    svg.placed(0.0, 0.0, 0.0, 0.58);
    draw(&mut svg, gem);
    svg.end();
    svg.finish()
}

/// `count` chips on top of each other; none leaves a dashed place with the gem's shape. Needs the [`sprite`].
/// Frame: [`PILE_VIEW_BOX`]; the top chip is centred on the origin.
#[must_use]
pub fn pile(gem: Gem, count: u8) -> String {
    let mut svg = Svg::new();
    let id = ["chip-", gem.name()].concat();
    if count == 0 {
        svg.group().class("pile-empty").fill(Paint::Current);
        svg.ring(0.0, 0.0, 46.0, Paint::Current, 2.0).dashes(7.0, 6.0);
        svg.placed(0.0, 0.0, 0.0, 0.48);
        svg.polygon(&gem.outline(), Paint::Current);
        svg.end().end();
        return svg.finish();
    }
    let tints = gem.tints();
    let (side, inlay) = match gem {
        Gem::Diamond => (Paint::rgb(0xb9c7d1), Paint::rgb(0x7d909f)),
        Gem::Onyx => (tints[4], Paint::rgb(0x8b8078)),
        _ => (tints[4], tints[1]),
    };
    let depth = CHIP_STEP * f64::from(count - 1);
    svg.ellipse(2.0, depth + 4.0, 49.0, 47.0, Paint::rgb(0)).opacity(0.28);
    for below in (1..count).rev() {
        let y = CHIP_STEP * f64::from(below);
        svg.circle(0.0, y, 49.0, tints[5]);
        svg.circle(0.0, y - 1.0, 47.6, side);
        svg.ring(0.0, y - 1.0, 44.6, inlay, 5.6).dashes(11.6, 35.1).number("stroke-dashoffset", 5.8);
    }
    svg.reuse(&id, -50.0, -50.0, 100.0, 100.0);
    svg.finish()
}
