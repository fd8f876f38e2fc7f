//! What is drawn more than once, once on the page.

use super::card::{back, small_back};
use super::gable::{glyph, patterns};
use super::house::{ROOM, SHALLOW_ROOM, front};
use super::threat::emblem;
use super::token::{BRIDGE, COIN, GATE, SIGNS, STATUE, worker};
use super::woodcut::{begin, print};
use super::{Colour, Group};
use crate::app::draw::svg::{Paint, Svg};
use crate::app::draw::{SPRITE_HEAD, open_symbol};

/// The frame of every emblem, sign, worker and glyph.
pub const SIGN_VIEW_BOX: &str = "0 0 24 24";

/// All symbols of the game as one hidden `<svg>`, ids by the end: `br-em-` groups; `br-th-` threats, `br-wk-` workers,
/// `br-gl-` glyphs, `br-front-` and `br-lit-` house fronts, `br-back-` and `br-small-` card backs by colour;
/// [`SIGNS`]; `br-shield`, `br-coin`, `br-statue`, `br-gate`, `br-bridge`; patterns of masonry, clips of rooms.
/// A page holds it once, before its first use.
#[must_use]
pub fn sprite() -> String {
    let mut markup = String::from(SPRITE_HEAD);
    markup.push_str(&patterns());
    let mut symbol = |id: &str, view_box: &str, draw: &dyn Fn(&mut Svg)| {
        open_symbol(&mut markup, id, view_box);
        let mut svg = Svg::new();
        draw(&mut svg);
        markup.push_str(&svg.finish());
        markup.push_str("</symbol>");
    };
    let block = |svg: &mut Svg, block: &str| {
        begin(svg);
        print(svg, block, &[(b'b', Paint::rgb(0x8a6428))]);
        svg.end();
    };
    for group in Group::ALL {
        let id = ["br-em-", group.key()].concat();
        symbol(&id, SIGN_VIEW_BOX, &|svg| block(svg, group.emblem()));
    }
    for (id, sign) in SIGNS {
        symbol(id, SIGN_VIEW_BOX, &|svg| block(svg, sign));
    }
    for colour in Colour::ALL {
        symbol(&colour.id("br-th-"), SIGN_VIEW_BOX, &|svg| block(svg, emblem(colour)));
        symbol(&colour.id("br-wk-"), SIGN_VIEW_BOX, &|svg| worker(svg, colour));
        symbol(&colour.id("br-gl-"), SIGN_VIEW_BOX, &|svg| glyph(svg, colour));
        symbol(&colour.id("br-front-"), super::house::VIEW_BOX, &|svg| front(svg, colour, false));
        symbol(&colour.id("br-lit-"), super::house::VIEW_BOX, &|svg| front(svg, colour, true));
        symbol(&colour.id("br-back-"), super::card::VIEW_BOX, &|svg| back(svg, colour));
        symbol(&colour.id("br-small-"), "0 0 16 24", &|svg| small_back(svg, colour));
    }
    symbol("br-shield", SIGN_VIEW_BOX, &super::token::bare_shield);
    symbol("br-coin", SIGN_VIEW_BOX, &|svg| block(svg, COIN));
    symbol("br-statue", "0 0 32 42", &|svg| block(svg, STATUE));
    symbol("br-gate", "0 0 44 40", &|svg| block(svg, GATE));
    symbol("br-bridge", "0 0 30 22", &|svg| block(svg, BRIDGE));
    for (id, room) in [("br-room", ROOM), ("br-shallow", SHALLOW_ROOM)] {
        for part in [r#"<clipPath id=""#, id, r#""><path d=""#, room, r#""/></clipPath>"#] {
            markup.push_str(part);
        }
    }
    markup.push_str("</svg>");
    markup
}
