//! Small pieces: workers, guilders, shields of points, triggers, statues, gates, bridges, signs of the majorities.

use super::Colour;
use super::woodcut::{INK, PAPER, begin, print};
use crate::app::draw::svg::{Paint, Svg};
use crate::games::bruges::{Card, effects};

/// A guilder, in a frame of 24.
pub const COIN: &str = "
    3F1.2 12 12 10.8
    -L.8 12 12 8.6
    L M12 5.6l1.3 3.1 2.7-1.5-.9 3.2 3.3.6-2.9 1.6 1.9 2.8-3.1-.9L12 18.6l-1.3-4.1-3.1.9 1.9-2.8-2.9-1.6 3.3-.6L8 7.2l2.7 1.5Z";

/// A crowned statue on its base, in a frame of 32 by 42.
pub const STATUE: &str = "
    Sk1 M6 41h20v-4H6ZM9 37v-4h14v4Z
    1k1.1 M8.5 33c1.5-6 2-8.5 1.5-12 0-3.5 2.5-5.5 6-5.5s6 2 6 5.5c-.5 4 0 7 1.5 12Z
    S M18 16.2c2.6.6 4 2.3 4 4.8-.5 4 0 7 1.5 12H20c-1-6-.6-11-2-16.8Z
    -k.7 M12.5 33c0-5 .6-9 2.5-11.5M15.8 33c.2-4 .2-7 1-10M10.3 21.5c2.6 2.4 5 2.8 7.2 2
    -k3 M21 18.5l4-3
    -11.4 M21 18.5l4-3
    -k1.1 M25.3 20V4
    -k1.1 M23.3 6.5h4
    Sk1 M12.6 9.5c0 4 1 7.8 3.4 8.8 2.4-1 3.4-4.8 3.4-8.8Z
    1k.9 M12.8 8.5c-.2 3 .6 5.7 3.2 5.7s3.4-2.7 3.2-5.7Z
    -k.6 M15.9 9.8l-.7 2h1
    -k.7 M13.8 9.9h1.2M17 9.9h1.2
    3k.9 M11.8 8.6L11 4.2l2.3 1.9L16 2.8l2.7 3.3L21 4.2l-.8 4.4Z";

/// A gate tower, in a frame of 44 by 40.
pub const GATE: &str = "
    Xk1.4 M4 40V16h36v24Z
    8k1.2 M2 16v-6h5v3h5v-3h5v3h10v-3h5v3h5v-3h5v6Z
    x40 M30 16h10v24H30Z
    Kk1.3 M15 40V30q0-6 7-8 7 2 7 8v10Z";

/// A stone bridge, the token of a built canal space, in a frame of 30 by 22.
pub const BRIDGE: &str = "
    2k1.3 M1 20V13Q15 1 29 13v7h-6q-1-8-8-8t-8 8Z
    -k1.6 M1 12Q15 0 29 12";

/// A worker's bust under the hat of the colour: stepped crown, round cap, pointed hood, wide brim, turban. Own tones:
/// `a` the colour, `b` its dark.
const HATS: [&str; 5] = [
    "M6.5 9V6.5H8.5V4.2H10.5V2H13.5V4.2H15.5V6.5H17.5V9Z",
    "M6.5 9C6.5 4.2 9 2 12 2s5.5 2.2 5.5 7Z",
    "M6.5 9L12 .6 17.5 9Z",
    "M3 9V7.2H7.8V3H16.2V7.2H21V9Z",
    "M6 9C4.5 5.8 9.5 5.6 12 .6 14.5 5.6 19.5 5.8 18 9Z",
];

const BUST: &str = "
    ab1.2 M3 22.5C3 16.6 7 14.4 12 14.4s9 2.2 9 8.1Z
    Pb1.2 12 10.6 4.3";

/// Draws a worker, in a frame of 24.
pub fn worker(svg: &mut Svg, colour: Colour) {
    let own = [(b'a', colour.base()), (b'b', colour.dark())];
    begin(svg);
    print(svg, BUST, &own);
    print(svg, &["ab1.2 ", HATS[colour as usize]].concat(), &own);
    svg.end();
}

/// What sets a person's ability off.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Trigger {
    /// At once, when recruited.
    Arrow,
    /// Once a round, for a worker of this colour.
    Worker(Colour),
    /// Standing.
    Infinity,
    /// At the final scoring.
    Laurel,
}

impl Trigger {
    /// The one printed on a card.
    #[must_use]
    pub fn of(card: &Card) -> Self {
        use effects::Trigger as When;
        match card.trigger {
            When::Immediate => Self::Arrow,
            When::Worker => card.worker.map_or(Self::Infinity, Self::Worker),
            When::OncePerRound | When::Modifier | When::Event => Self::Infinity,
            When::FinalScoring => Self::Laurel,
        }
    }

    /// Its symbol in the sprite.
    #[must_use]
    pub fn id(self) -> String {
        match self {
            Self::Arrow => "br-arrow".to_owned(),
            Self::Worker(colour) => colour.id("br-wk-"),
            Self::Infinity => "br-infinity".to_owned(),
            Self::Laurel => "br-laurel".to_owned(),
        }
    }
}

/// Signs that take the current colour, in a frame of 24, by the end of their symbol's id: triggers, the three majorities
/// (reputation, persons, canals), a house.
pub const SIGNS: [(&str, &str); 7] = [
    ("br-arrow", "c M13.8 1.5L4 13.6h6.2L8.4 22.5 19.8 9.4h-6.6Z"),
    (
        "br-infinity",
        "-c2.7 M12 12C9.6 8.2 7.6 7 5.8 7 3.4 7 1.8 9 1.8 12s1.6 5 4 5c1.8 0 3.8-1.2 6.2-5s4.4-5 6.2-5c2.4 0 4 2 4 5s-1.6 5-4 5c-1.8 0-3.8-1.2-6.2-5Z",
    ),
    (
        "br-laurel",
        "
        -c1.5 M12 21.4C6.6 20.6 3.6 16.6 4 10M12 21.4c5.4-.8 8.4-4.8 8-11.4
        c M4 9.5q-2.8-2.6-.9-6.3q2.8 3 .9 6.3ZM4 9.5q.3-3.8 4.3-4.7q-.5 4.1-4.3 4.7ZM4.3 13.8q-3.6-1.4-3.2-5.5q3.8 1.7 3.2 5.5ZM4.3 13.8q1.1-3.7 5.3-3.6q-1.5 3.9-5.3 3.6ZM6.4 17.4q-3.8 0-5-3.9q4.2.2 5 3.9ZM6.4 17.4q2-3.3 6-2.3q-2.3 3.5-6 2.3ZM20 9.5q-2-3.3.9-6.3q1.9 3.7-.9 6.3ZM20 9.5q-3.8-.6-4.3-4.7q4.1.9 4.3 4.7ZM19.7 13.8q-.6-3.8 3.2-5.5q.4 4.1-3.2 5.5ZM19.7 13.8q-3.8.3-5.3-3.6q4.2-.1 5.3 3.6ZM17.6 17.4q.9-3.7 5-3.9q-1.2 4-5 3.9ZM17.6 17.4q-3.7 1.2-6-2.3q4-1 6 2.3Z",
    ),
    ("br-reputation", "-c2.2 M6 22V3M6 4h13l-4 4.5 4 4.5H6"),
    (
        "br-persons",
        "c M12 3a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9ZM3 22c0-6 4-8.5 9-8.5s9 2.5 9 8.5Z",
    ),
    ("br-canals", "c M1 20v-7Q12 1 23 13v7h-5q0-7-6-7t-6 7Z"),
    ("br-house", "-c2.2 M3 22V10L12 3l9 7v12Z"),
];

/// A round coin for a price, in a frame of 24: bright, or pale with a dashed rim when it is too dear.
pub fn price(svg: &mut Svg, dear: bool) {
    let rim = Paint::rgb(0x5f420e);
    if dear {
        svg.circle(12.0, 12.0, 10.8, Paint::rgb(0xe2d8c2)).stroke(rim, 1.3);
        svg.ring(12.0, 12.0, 8.9, Paint::rgb(0x86281f), 1.3).dashes(2.0, 1.5);
    } else {
        svg.circle(12.0, 12.0, 10.8, Paint::rgb(0xe0b64f)).stroke(rim, 1.3);
        svg.ring(12.0, 12.0, 8.9, Paint::rgb(0x8a6428), 0.7);
    }
}

/// The outline of a shield of points, 20 wide from its upper left corner.
pub const SHIELD: &str = "M1,0h18v11c0,6 -4,9 -9,11C5,20 1,17 1,11Z";

/// A shield with a number of points, its upper left corner at (`x`, `y`).
pub fn points(svg: &mut Svg, x: f64, y: f64, number: &str, line: Paint) {
    svg.placed(x, y, 0.0, 1.0);
    svg.path(SHIELD, &[], PAPER).stroke(line, 1.4).round_joins();
    figure(svg, 10.0, 15.5, if number.len() > 1 { 12.0 } else { 14.0 }, number);
    svg.end();
}

/// The shield alone, in a frame of 24; the page writes the number over it.
#[must_use]
pub fn shield() -> String {
    let mut svg = Svg::new();
    bare_shield(&mut svg);
    svg.finish()
}

pub(super) fn bare_shield(svg: &mut Svg) {
    svg.path("M3,2.5h18v9c0,6 -4,9 -9,11C7,20.5 3,17.5 3,11.500Z", &[], PAPER).stroke(INK, 1.4).round_joins();
}

/// A number in the serif, centred on `x`, with its baseline at `y`.
pub fn figure(svg: &mut Svg, x: f64, y: f64, size: f64, number: &str) {
    svg.group().number("font-size", size);
    svg.text(x, y, "br-figure", number);
    svg.end();
}
