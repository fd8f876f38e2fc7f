//! The figures of the rule reference, drawn with the game's own pieces. They need the [`sprite`](super::sprite) on the page.

use super::{CARD_VIEW_BOX, Face, Gem, NOBLE_VIEW_BOX, PILE_VIEW_BOX, card, noble, pile};
use crate::app::draw::figure::{self, inset};
use crate::app::draw::svg::{Paint, Svg};

/// A whole drawing of this size.
fn whole(width: u16, height: u16, svg: Svg) -> String {
    figure::whole("sp-figure", [width, height], svg)
}

fn stone(svg: &mut Svg, gem: Gem, x: f64, y: f64, size: f64) {
    svg.reuse(&["gem-", gem.name()].concat(), x, y, size, size);
}

fn chip(svg: &mut Svg, gem: Gem, x: f64, y: f64, size: f64) {
    svg.reuse(&["chip-", gem.name()].concat(), x, y, size, size);
}

fn arrow(svg: &mut Svg, x: f64, y: f64) {
    svg.curve("M#,#h26m-9,-8l9,8l-9,8", &[x, y], Paint::Current, 2.4);
}

/// A take of three colours, and one of two alike from a pile of `least`, which loses two.
#[must_use]
pub fn taking(least: u8) -> String {
    let mut svg = Svg::new();
    for (at, gem) in [Gem::Diamond, Gem::Emerald, Gem::Onyx].into_iter().enumerate() {
        let x = 4.0 + 62.0 * at as f64;
        inset(&mut svg, [x, 44.0, 54.0, 72.0], PILE_VIEW_BOX, &pile(gem, 3));
        chip(&mut svg, gem, x + 6.0, 4.0, 42.0);
    }
    svg.rect(204.0, 8.0, 1.5, 104.0, Paint::Current).opacity(0.3);
    inset(&mut svg, [222.0, 44.0, 54.0, 72.0], PILE_VIEW_BOX, &pile(Gem::Ruby, least));
    svg.text(249.0, 28.0, "figure-number", &least.to_string());
    arrow(&mut svg, 288.0, 72.0);
    chip(&mut svg, Gem::Ruby, 326.0, 40.0, 42.0);
    chip(&mut svg, Gem::Ruby, 350.0, 62.0, 42.0);
    whole(400, 122, svg)
}

/// A card with its points, bonus and price named.
#[must_use]
pub fn anatomy(face: &Face, points: &str, bonus: &str, price: &str) -> String {
    let mut svg = Svg::new();
    inset(&mut svg, [130.0, 4.0, 143.0, 200.0], CARD_VIEW_BOX, &card(face));
    svg.curve("M134,26H104M268,26H294M134,162H104", &[], Paint::Current, 1.6);
    svg.text(98.0, 31.0, "figure-label end", points);
    svg.text(300.0, 31.0, "figure-label", bonus);
    svg.text(98.0, 167.0, "figure-label end", price);
    whole(400, 208, svg)
}

/// A price, what a bonus spares of it, and what is paid: `gold` tokens in place of one colour.
#[must_use]
pub fn paying() -> String {
    let mut svg = Svg::new();
    // Two sapphires and two emeralds; one sapphire is spared by a bonus, one emerald is paid in gold.
    for (at, gem) in [Gem::Sapphire, Gem::Sapphire, Gem::Emerald, Gem::Emerald].into_iter().enumerate() {
        stone(&mut svg, gem, 4.0 + 36.0 * at as f64, 12.0, 32.0);
    }
    svg.curve("M0,48L40,8", &[], Paint::Current, 3.0);
    svg.rect(2.0, 62.0, 36.0, 40.0, Paint::rgb(0xb1c9e5)).corner(6.0);
    stone(&mut svg, Gem::Sapphire, 7.0, 69.0, 26.0);
    arrow(&mut svg, 166.0, 52.0);
    for (at, gem) in [Gem::Sapphire, Gem::Emerald, Gem::Gold].into_iter().enumerate() {
        chip(&mut svg, gem, 214.0 + 58.0 * at as f64, 28.0, 50.0);
    }
    whole(400, 108, svg)
}

/// A noble beside what it asks for, as bonus tiles.
#[must_use]
pub fn visit(id: u8, requirements: &[u8; 5], points: u8) -> String {
    let mut svg = Svg::new();
    let mut row = 0.0;
    for (gem, count) in Gem::ALL.into_iter().zip(requirements).filter(|(_, count)| **count > 0) {
        for at in 0..*count {
            let (x, y) = (4.0 + 36.0 * f64::from(at), 4.0 + 38.0 * row);
            svg.rect(x, y, 32.0, 34.0, Paint::rgb(super::TONES[gem.index()][1])).corner(5.0);
            stone(&mut svg, gem, x + 4.0, y + 5.0, 24.0);
        }
        row += 1.0;
    }
    arrow(&mut svg, 168.0, 60.0);
    inset(&mut svg, [220.0, 8.0, 104.0, 104.0], NOBLE_VIEW_BOX, &noble(id));
    svg.reuse("icon-star", 340.0, 42.0, 30.0, 30.0);
    svg.text(382.0, 68.0, "figure-number", &points.to_string());
    whole(400, 122, svg)
}

/// A round of four: the second reaches the target, the third and the fourth still play, then it is over.
#[must_use]
pub fn last_round(target: u8) -> String {
    let mut svg = Svg::new();
    let seats = ["seat-circle", "seat-square", "seat-triangle", "seat-diamond"];
    let points = [target - 4, target, target - 2, target - 7];
    for (at, (seat, points)) in seats.into_iter().zip(points).enumerate() {
        let x = 8.0 + 86.0 * at as f64;
        if points == target {
            svg.rect(x - 6.0, 2.0, 60.0, 92.0, Paint::None).corner(10.0).stroke(Paint::Current, 2.4);
        }
        svg.group().class(seat);
        svg.reuse(seat, x + 4.0, 10.0, 40.0, 40.0);
        svg.end();
        svg.text(x + 24.0, 82.0, "figure-number", &points.to_string());
        if at < 3 {
            svg.curve("M#,30h18m-6,-6l6,6l-6,6", &[x + 58.0], Paint::Current, 2.0);
        }
    }
    svg.rect(346.0, 6.0, 4.0, 84.0, Paint::Current);
    whole(400, 98, svg)
}
