//! The symbols of the game: signs in sentences, decor, the damask. Paintings are symbols too, but each comes into the page
//! only when it is turned up.

use super::super::super::{art, symbols};
use crate::app::draw::svg::{Paint, Svg};
use crate::app::draw::{SPRITE_HEAD, open_symbol};
use crate::games::art_society::wall::Size;
use crate::games::art_society::{Genre, LARGEST_DECOR};

/// A shield.
pub const SHIELD: &str = "as-shield";
/// A bid card.
pub const CARD: &str = "as-card";
/// A frame that matches.
pub const FRAME: &str = "as-frame";
/// All is well.
pub const GOOD: &str = "as-good";
/// Something is wrong.
pub const BAD: &str = "as-bad";
/// A corner of a wall.
pub const CORNER: &str = "as-corner";
/// The eyeline.
pub const EYE: &str = "as-eye";
/// A star of a wall.
pub const STAR: &str = "as-star";
/// The gavel.
pub const GAVEL: &str = "as-gavel";
/// The repeat of the damask.
pub const DAMASK: &str = "as-damask";

/// Symbol of a genre's badge.
#[must_use]
pub const fn badge_symbol(genre: Genre) -> &'static str {
    match genre {
        Genre::CityLife => "as-badge-city_life",
        Genre::Portrait => "as-badge-portrait",
        Genre::StillLife => "as-badge-still_life",
        Genre::Landscape => "as-badge-landscape",
    }
}

/// All symbols of the game as one hidden `<svg>`. A page holds it once, before its first use.
#[must_use]
pub fn sprite() -> String {
    let mut markup = String::from(SPRITE_HEAD);
    let mut symbol = |id: &str, view_box: &str, drawing: &str| {
        open_symbol(&mut markup, id, view_box);
        markup.push_str(drawing);
        markup.push_str("</symbol>");
    };
    for genre in Genre::ALL {
        symbol(badge_symbol(genre), art::BADGE_VIEW_BOX, &art::badge(genre));
    }
    symbol(SHIELD, "-11 -11 22 23", &art::shield());
    symbol(STAR, "-16 -16 32 32", &on_ground(&art::star(), 16.0));
    symbol(EYE, "-12 -12 24 24", &on_ground(&art::eye(), 12.0));
    symbol(CORNER, "0 0 44 44", &corner());
    for (id, drawing) in [(CARD, card()), (FRAME, frame()), (GOOD, good()), (BAD, bad()), (GAVEL, gavel())] {
        symbol(id, "0 0 24 24", &drawing);
    }
    for size in 1..=LARGEST_DECOR as Size {
        let long = [(u32::from(size) * 50).to_string(), " 50".to_owned()].concat();
        symbol(&symbols::decor(size, false), &["0 0 ", &long].concat(), &art::decor(size, false, size));
        if size > 1 {
            let high = ["0 0 50 ", &(u32::from(size) * 50).to_string()].concat();
            symbol(&symbols::decor(size, true), &high, &art::decor(size, true, size));
        }
    }
    markup.push_str("<pattern id=\"");
    markup.push_str(DAMASK);
    markup.push_str("\" width=\"50\" height=\"100\" patternUnits=\"userSpaceOnUse\">");
    markup.push_str(&art::damask());
    markup.push_str("</pattern></svg>");
    markup
}

/// A sign made for the dark wall, on a piece of it.
fn on_ground(drawing: &str, radius: f64) -> String {
    let mut svg = Svg::new();
    svg.circle(0.0, 0.0, radius, Paint::rgb(0x7d3c49)).raw(drawing);
    svg.finish()
}

fn corner() -> String {
    let mut svg = Svg::new();
    svg.rect(0.0, 0.0, 44.0, 44.0, Paint::rgb(0x7d3c49)).corner(4.0).raw(&art::corner());
    svg.finish()
}

fn card() -> String {
    let mut svg = Svg::new();
    svg.rect(5.0, 2.0, 14.0, 20.0, Paint::rgb(0xfbf4e2)).corner(2.0).stroke(Paint::rgb(0x8a6428), 1.6);
    svg.circle(12.0, 12.0, 3.0, Paint::rgb(0xb8433a));
    svg.finish()
}

fn frame() -> String {
    let mut svg = Svg::new();
    svg.rect(4.0, 4.0, 16.0, 16.0, Paint::None).stroke(Paint::rgb(0xc39a4e), 4.6);
    svg.rect(4.0, 4.0, 16.0, 16.0, Paint::None)
        .stroke(Paint::rgb(0x6b4a1c), 2.2)
        .round_caps()
        .dashes(0.0, 3.2);
    svg.rect(1.5, 1.5, 21.0, 21.0, Paint::None).stroke(Paint::rgb(0x8a6428), 1.0);
    svg.finish()
}

pub(super) fn good() -> String {
    let mut svg = Svg::new();
    svg.circle(12.0, 12.0, 10.5, Paint::rgb(0x2f6b47));
    svg.curve("M7 12l4 4l7-8", &[], Paint::rgb(0xffffff), 2.6);
    svg.finish()
}

pub(super) fn bad() -> String {
    let mut svg = Svg::new();
    svg.path("M12 1L21.5 6.500V17.500L12 23L2.500 17.500V6.500z", &[], Paint::rgb(0x9b2f2a));
    svg.curve("M8 8l8 8M16 8l-8 8", &[], Paint::rgb(0xfff1dd), 2.6).round_caps();
    svg.finish()
}

fn gavel() -> String {
    let mut svg = Svg::new();
    let wood = Paint::rgb(0x8a5a2c);
    svg.curve("M10 13L3 20.500", &[], wood, 3.4).round_caps();
    svg.path("M6.500 9.500L14 2L18.500 6.500L11 14z", &[], wood)
        .stroke(Paint::rgb(0x4d2a13), 1.2)
        .round_joins();
    svg.curve("M12 22H22", &[], Paint::rgb(0x4d2a13), 2.4).round_caps();
    svg.finish()
}
