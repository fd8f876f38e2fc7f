//! Artworks: arched panes of stained glass, one pattern a colour, in a frame of 36 by 46.

use crate::app::draw::geometry::{moved, polar};
use crate::app::draw::svg::{Paint, Svg};
use crate::app::draw::woodcut::{begin, print};

/// The `viewBox` of an artwork.
pub const VIEW_BOX: &str = "0 0 36 46";

/// The pane, which clips what is in it.
pub const ARCH: &str = "M2 44V18A16 16 0 0 1 34 18V44Z";

/// Colours by the end of their symbol's id, `bx-art-` before it, with the glass of each and what is on it. Own tones: `a`
/// the glass, `b` and `d` what is painted, `k` the lead.
pub const GLASS: [(&str, [u32; 3], &str); 5] = [
    ("yellow", [0xe0b23c, 0xf3d988, 0xc6601f], ""),
    (
        "blue",
        [0x9fc0dd, 0x3d6ea5, 0x6f9ccb],
        "bk1.2 M0 13c6-7 8-5 12 0s8-5 12 0s8-5 14 0V46H0Z
        dk1.2 M0 20c6-7 8-5 12 0s8-5 12 0s8-5 14 0V46H0Z
        bk1.2 M0 27c6-7 8-5 12 0s8-5 12 0s8-5 14 0V46H0Z
        dk1.2 M0 34c6-7 8-5 12 0s8-5 12 0s8-5 14 0V46H0Z
        bk1.2 M0 41c6-7 8-5 12 0s8-5 12 0s8-5 14 0V46H0Z",
    ),
    (
        "brown",
        [0xd9b58c, 0x8d5b38, 0xb9743c],
        "Fk1.5 M0 36C8 32 26 32 36 36V46H0Z
        K M15.5 44C17.5 36 15 29 16.8 10H19.2C18.5 22 21 30 20.6 44Z
        -K2.3 M18 34C22.5 33 27 30 27 23M18 34C13.5 33 9 30 9 23M18 28C23.5 27 29 24 29 17M18 28C12.5 27 7 24 7 17M18 22C22.5 21 27 18 27 11M18 22C13.5 21 9 18 9 11
        bk1 27 22 3.6
        bk1 9 22 3.6
        dk1 29 16 3.6
        dk1 7 16 3.6
        bk1 27 10 3.6
        bk1 9 10 3.6",
    ),
    (
        "green",
        [0xcfdcae, 0x4c8058, 0x4c8058],
        "bk1.5 M18 5C2 16 4 34 18 42C32 34 34 16 18 5Z
        -k1.5 M18 5V44
        -k1.1 M18 17c-3.5-1-5.6-4-7-7M18 17c3.5-1 5.6-4 7-7M18 24c-5.3-1-8.4-4-10.5-7M18 24c5.3-1 8.4-4 10.5-7M18 31c-5.3-1-8.4-4-10.5-7M18 31c5.3-1 8.4-4 10.5-7M18 38c-3.5-1-5.6-4-7-7M18 38c3.5-1 5.6-4 7-7",
    ),
    (
        "black",
        [0x2d2a30, 0xefe3bd, 0x8b8596],
        "-d.9 M-27 0l29 48M-18 0l29 48M-9 0l29 48M0 0l29 48M9 0l29 48M18 0l29 48M2 0l-29 48M11 0l-29 48M20 0l-29 48M29 0l-29 48M38 0l-29 48M47 0l-29 48M56 0l-29 48
        bk1 M23 12A8.5 8.5 0 1 0 23 27A6.6 6.6 0 1 1 23 12Z
        b M10 30l.8 2.2 2.2.8-2.2.8-.8 2.2-.8-2.2-2.2-.8 2.2-.8ZM25 32l.8 2.2 2.2.8-2.2.8-.8 2.2-.8-2.2-2.2-.8 2.2-.8ZM18 36l.8 2.2 2.2.8-2.2.8-.8 2.2-.8-2.2-2.2-.8 2.2-.8Z",
    ),
];

/// The lily of clear glass on the back of an artwork: the rings of lead around it.
const RINGS: [f64; 3] = [22.0, 17.0, 12.0];

/// One of its five petals, above the middle.
const PETAL: &str = "Pk1.3 M0 0C-4.5-4-4-9 0-12C4-9 4.5-4 0 0Z";

/// Draws the back of an artwork of [`GLASS`], a white lily over a sill in the colour of its front. It needs the clip
/// `bx-arch`.
pub fn white(svg: &mut Svg, at: usize) {
    let (_, [glass, light, _], _) = GLASS[at];
    let lead = Paint::rgb(0x241e1a);
    svg.group().attribute("clip-path", "url(#bx-arch)");
    svg.element("path").attribute("d", ARCH).fill(Paint::rgb(0xeef1ea));
    for radius in RINGS {
        svg.ring(18.0, 23.0, radius, Paint::rgb(0x8b8375), 1.0);
    }
    for petal in 0..5_u8 {
        svg.placed(18.0, 23.0, 72.0 * f64::from(petal), 1.0);
        begin(svg);
        print(svg, PETAL, &[(b'k', Paint::rgb(0x5d554a))]);
        svg.end().end();
    }
    svg.circle(18.0, 23.0, 2.6, Paint::rgb(0xc39a4e)).stroke(lead, 0.8);
    // All but yellow have the stronger tone second.
    let sill = if at == 0 { glass } else { light };
    svg.rect(0.0, 38.0, 36.0, 8.0, Paint::rgb(sill)).stroke(lead, 1.5);
    svg.end();
    svg.element("path").attribute("d", ARCH).fill(Paint::None).stroke(lead, 2.2).round_joins();
    svg.curve("M4.2,37V18A13.8,13.8 0 0 1 18,4.2", &[], Paint::rgb(0xffffff), 1.2).stroke_opacity(0.6);
}

/// Draws an artwork of [`GLASS`]. It needs the clip `bx-arch`.
pub fn pane(svg: &mut Svg, at: usize) {
    let (_, tones, block) = GLASS[at];
    let [glass, light, deep] = tones.map(Paint::rgb);
    let lead = Paint::rgb(0x241e1a);
    svg.group().attribute("clip-path", "url(#bx-arch)");
    svg.element("path").attribute("d", ARCH).fill(glass);
    if block.is_empty() {
        let rim = |step: u8| moved(polar(360.0 / 14.0 * f64::from(step), 40.0), 18.0, 27.0);
        for ray in 0..14 {
            let tone = if ray % 2 == 0 { glass } else { light };
            svg.polygon(&[[18.0, 27.0], rim(ray), rim(ray + 1)], tone).stroke(lead, 1.0);
        }
        svg.circle(18.0, 27.0, 7.0, deep).stroke(lead, 1.5);
    } else {
        begin(svg);
        print(svg, block, &[(b'a', glass), (b'b', light), (b'd', deep), (b'k', lead)]);
        svg.end();
    }
    svg.end();
    svg.element("path").attribute("d", ARCH).fill(Paint::None).stroke(lead, 2.2).round_joins();
    svg.curve("M4.2,42V18A13.8,13.8 0 0 1 18,4.2", &[], Paint::rgb(0xffffff), 1.2).stroke_opacity(0.45);
}
