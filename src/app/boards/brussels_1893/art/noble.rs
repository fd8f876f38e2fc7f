//! Nobles: busts on medallions, put together from traits, in a frame of 60.

use crate::app::draw::svg::{Paint, Svg};
use crate::app::draw::woodcut::{begin, print};

/// The `viewBox` of a medallion.
pub const VIEW_BOX: &str = "0 0 60 60";

/// A noble: the end of the symbol's id (`bx-noble-` before it), as the box names them; the ground's colour, the hair's, and
/// the features, which are letters of [`FEATURES`] in the order of drawing.
///
/// Those from [`BASE`] on come with Belle Époque.
pub const NOBLES: [(&str, u32, u32, &str); 10] = [
    ("brugmann", 0x7b6a4a, 0x6b6258, "ms"),
    ("empain", 0x5f6f2e, 0x2a211a, "wc"),
    ("solvay", 0x577a9f, 0xb9b1a4, "fmc"),
    ("buls", 0x6d5a86, 0x2a211a, "pml"),
    ("prince_albert", 0x8b3f3a, 0x2a211a, "emc"),
    ("van_de_velde", 0x7d5a36, 0x4a3020, "gmc"),
    ("vandervelde", 0x47705c, 0x2a211a, "pmco"),
    ("maeterlinck", 0x5c6674, 0x6a4a2c, "nl"),
    ("nagelmackers", 0x4a5a6e, 0x5a3a22, "fwco"),
    ("privat_livemont", 0x8a5a4a, 0x2a211a, "gwl"),
];

/// Nobles of the base game.
pub const BASE: usize = 8;

/// Epaulettes, whiskers, goatee, full beard, pointed beard, moustache, waxed moustache, no beard, cap of hair, wave of
/// hair, glasses.
const FEATURES: [(u8, &str); 11] = [
    (
        b'e',
        "3 M11 48.5C14 45 18 44.5 21 45L20 50C16 49.5 14 50 11 52ZM49 48.5C46 45 42 44.5 39 45L40 50C44 49.5 46 50 49 52Z",
    ),
    (
        b's',
        "h M21.2 19C18 27 19.5 35 25.5 36.5C24.5 32 23.2 28 23.3 22ZM38.8 19C42 27 40.5 35 34.5 36.5C35.5 32 36.8 28 36.7 22Z",
    ),
    (b'g', "h M26.5 34.5H33.5C33.5 39 31.8 42 30 43.5C28.2 42 26.5 39 26.5 34.5Z"),
    (
        b'f',
        "h M21.3 26C22 29 24 31 26.5 31.4H33.5C36 31 38 29 38.7 26C40 36 36.5 45.5 30 45.5S20 36 21.3 26Z",
    ),
    (
        b'p',
        "h M21.8 28C23 31 25 32.3 27 32.5H33C35 32.3 37 31 38.2 28C38.5 35 33.5 41 30 46.5C26.5 41 21.5 35 21.8 28Z",
    ),
    (
        b'm',
        "h M30 31C27.5 30 25.5 31.5 24.3 34C27 35 29 34.3 30 33.4C31 34.3 33 35 35.7 34C34.5 31.5 32.5 30 30 31Z",
    ),
    (
        b'w',
        "h M30 31.3C27.5 29.8 25 33 20.5 29.6C22 34.5 27.5 35.3 30 33.3C32.5 35.3 38 34.5 39.5 29.6C35 33 32.5 29.8 30 31.3Z",
    ),
    (b'n', "-J1.3 M27.5 34C29 35 31 35 32.5 34"),
    (
        b'c',
        "h M21 24C19.5 15 24 10.5 30 10.5S40.5 15 39 24L37.5 19.5C34 18.5 27 18 24 16.5C23 18 22.2 20 21 24Z",
    ),
    (
        b'l',
        "h M21 26C17.5 17 21.5 9.5 30 9.8C38.5 9.5 42.5 17 39 26C38.5 21 37 18 33 17C31 20 25 20.5 22.5 19C21.5 21 21.3 23 21 26Z",
    ),
    (
        b'o',
        "-k1.1 26 24.6 3.3
        -k1.1 34 24.6 3.3
        -k1.1 M29.3 24.2h1.4",
    ),
];

/// The medal, and on it what everybody wears: coat, collar, tie, face. Own tones: `a` the ground, `h` the hair.
const MEDAL: &str = "
    Sk1.2 30 30 29
    9 30 30 28
    S 30 30 25.2
    a 30 30 24";

const BUST: &str = "
    k M8 60C8 47 18 43.5 25 42L30 47 35 42C42 43.5 52 47 52 60Z
    1 M25 41.5L30 47.5 35 41.5 34.5 36H25.5Z
    a M28.3 46.5L30 44.8 31.7 46.5 31 54H29Z";

const FACE: &str = "
    s M21.5 25C21.5 16.5 25 13 30 13S38.5 16.5 38.5 25C38.5 33 35 39.5 30 39.5S21.5 33 21.5 25Z
    -W1 M30 22V30L28.2 31
    k 26.2 24.6 1.1
    k 33.8 24.6 1.1";

/// The symbol of a noble's medallion, by the noble's number in the box.
#[must_use]
pub fn symbol(noble: u8) -> String {
    ["bx-noble-", NOBLES.get(usize::from(noble)).map_or("", |noble| noble.0)].concat()
}

/// Draws a noble of [`NOBLES`]. It needs the clip `bx-medal`.
pub fn medal(svg: &mut Svg, at: usize) {
    let (_, ground, hair, features) = NOBLES[at];
    let own = [
        (b'a', Paint::rgb(ground)),
        (b'h', Paint::rgb(hair)),
        (b's', Paint::rgb(0xf0dcc0)),
        (b'S', Paint::rgb(0xc9a45a)),
        (b'9', Paint::rgb(0xb98f3f)),
    ];
    begin(svg);
    print(svg, MEDAL, &own);
    svg.ring(30.0, 30.0, 26.6, Paint::rgb(0x6d4d1b), 2.2).dashes(0.01, 4.64);
    svg.end();
    begin(svg).attribute("clip-path", "url(#bx-medal)");
    let engraved = ["M4 8h52", &"m-52 3h52".repeat(15)].concat();
    svg.element("path").attribute("d", &engraved).stroke(Paint::rgb(0xffffff), 0.9).stroke_opacity(0.13);
    print(svg, BUST, &own);
    let wear = |svg: &mut Svg, under: bool| {
        // What is worn lies under the chin.
        for letter in features.bytes().filter(|letter| (*letter == b'e') == under) {
            let block = FEATURES.iter().find(|(of, _)| *of == letter).map_or("", |(_, block)| block);
            print(svg, block, &own);
        }
    };
    wear(svg, true);
    print(svg, FACE, &own);
    wear(svg, false);
    svg.end();
}
