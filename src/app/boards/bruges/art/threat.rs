//! Threats: fire, raid, flood, plague, intrigue; their markers and the circle of three that they close.

use super::Colour;
use super::woodcut::{PAPER, begin, print};
use crate::app::draw::svg::{Paint, Svg};

/// A threat's emblem, in a frame of 24: flame, crossed blades, breaking wave, rat, snake on a dagger.
const EMBLEMS: [&str; 5] = [
    "
        c M12 1.5c.6 3.6 5 5.4 6.6 9.4 2 5.4-1.4 11.1-6.6 11.1S3.4 17 5.2 11.6C5.8 9.7 7 8.6 7.2 6.6c1.6 1 2.3 2.3 2.4 3.8C11.6 8.2 12.6 5 12 1.5Z
        z M12.2 12c.4 2 2.7 3 2.7 5.6 0 1.9-1.3 3.1-2.9 3.1s-2.9-1.2-2.9-3.1c0-2.2 2.5-3 3.1-5.6Z",
    "
        c M3 2.5L5.6 3 16.4 14.6l2-1.9 1.2 1.2-2 2 3.9 3.9-1.7 1.7-3.9-3.9-2 2-1.2-1.2 1.9-2L3.5 5Z
        c M21 2.5L18.4 3 7.6 14.6l-2-1.9-1.2 1.2 2 2-3.9 3.9 1.7 1.7 3.9-3.9 2 2 1.2-1.2-1.9-2L20.5 5Z
        z M10.2 11.7L12 9.8l1.9 1.9-1.9 2z",
    "
        c M1.5 15C4 9 8.5 4 15 4c4 0 6.6 2 7 5-1.6-1.4-4.2-1.5-5.4.1-1.3 1.9.2 4.4 3.4 4.2 1 0 1.8-.3 2.5-.7V17H1.5Z
        -c1.5 M1.5 19.3q2.6-2.2 5.2 0t5.2 0 5.2 0 5.2 0M1.5 22.3q2.6-2.2 5.2 0t5.2 0 5.2 0 5.2 0
        -z1.2 M5 14C7.5 10.2 10.4 7.6 13.6 7.2",
    "
        c M1.2 14.6c1.2-2.3 3-3.5 4.7-3.9-.3-2 .9-3.4 2.5-3.2 1.5.2 2.1 1.4 2.1 2.6C15.4 8.3 20.6 10.8 20.8 17.2l.2.6H17l1 1.5h-3.2L13.3 17.9H9.6l.6 1.4H7.1l-.9-1.9C4 17 2.3 16 1.2 14.6Z
        -c1.5 M20.6 16.5c3.2-1.2 2.6-5.7-.4-6.6-2.4-.7-3-2.9-1.5-4.6
        z 4.9 13.6 .9
        z 8.3 9.6 1",
    "
        c M11 1.5h2v3.7h3.2v1.9H13V9l-.9 13.2L11 9V7.1H7.8V5.2H11Z
        -z4.2 M7.6 20.6c6.4 1.6 10.6-.4 9.2-3-1.6-2.6-9.8-1.4-9.4-4.4.4-2.5 7.8-1.4 8.8-3.8.3-.9-.2-1.7-1.1-2
        -c2.3 M7.6 20.6c6.4 1.6 10.6-.4 9.2-3-1.6-2.6-9.8-1.4-9.4-4.4.4-2.5 7.8-1.4 8.8-3.8
        c M14.7 10.6c.2-2 1.6-4 4.4-3.4 1.5.4 1.5 1.7.3 2.3-1.4.8-3 .4-4.7 1.1Z
        z 18 8.3 .5",
];

/// The `viewBox` of [`circle`].
pub const CIRCLE_VIEW_BOX: &str = "0 0 44 44";

/// The block of a threat's emblem.
#[must_use]
pub const fn emblem(colour: Colour) -> &'static str {
    EMBLEMS[colour as usize]
}

/// The thirds of the circle, clockwise from above: radii 16.3 and 21.3, ten degrees between them.
const THIRDS: [&str; 3] = [
    "M23.9,.8A21.3,21.3 0 0 1 41.3,31L36.8,28.9A16.3,16.3 0 0 0 23.4,5.8Z",
    "M39.4,34.2A21.3,21.3 0 0 1 4.6,34.2L8.6,31.3A16.3,16.3 0 0 0 35.4,31.3Z",
    "M2.7,31A21.3,21.3 0 0 1 20.1,.8L20.6,5.8A16.3,16.3 0 0 0 7.2,28.9Z",
];

/// A threat circle with `count` markers of three; an empty place is dashed. Needs the sprite.
#[must_use]
pub fn circle(colour: Colour, count: u8) -> String {
    awaiting(colour, count, 0)
}

/// A threat [`circle`] to which markers come: they are outlined.
#[must_use]
pub fn awaiting(colour: Colour, count: u8, coming: u8) -> String {
    let mut svg = Svg::new();
    if count > 0 {
        svg.circle(22.0, 22.0, 15.0, colour.tint());
    }
    for (place, third) in (0..).zip(THIRDS) {
        if place < count {
            svg.path(third, &[], colour.base()).stroke(colour.dark(), 1.0);
        } else if place < count + coming {
            svg.path(third, &[], colour.tint()).stroke(colour.base(), 1.6);
        } else {
            svg.path(third, &[], Paint::None).stroke(Paint::rgb(0x9a8565), 1.0).dashes(2.0, 1.6);
        }
    }
    let ink = if count > 0 { colour.dark() } else { Paint::rgb(0x85745f) };
    svg.reuse(&colour.id("br-th-"), 10.5, 10.5, 23.0, 23.0).paint("color", ink);
    svg.finish()
}

/// A single marker, as it flies from its die: the emblem on a coin of its colour. Frame of 24; needs the sprite.
#[must_use]
pub fn marker(colour: Colour) -> String {
    let mut svg = Svg::new();
    svg.circle(12.0, 12.0, 11.2, PAPER).stroke(colour.dark(), 1.5);
    svg.reuse(&colour.id("br-th-"), 3.5, 3.5, 17.0, 17.0).paint("color", colour.dark());
    svg.finish()
}

/// The emblem of a burning house: large, in flames.
pub fn flame(svg: &mut Svg, x: f64, y: f64, size: f64) {
    svg.placed(x, y, 0.0, size / 24.0);
    begin(svg);
    print(svg, emblem(Colour::Red), &[(b'c', Paint::rgb(0xc4421f)), (b'z', Paint::rgb(0xf2c767))]);
    svg.end().end();
}
