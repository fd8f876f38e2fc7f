//! The curtain between two players: two drapes that part, under a valance with fringe and tassels.

use super::geometry::sin_cos;
use super::svg::{Paint, Svg, push_path};

/// The `viewBox` of [`drape`]. Stretch it (`preserveAspectRatio="none"`) over one half of the screen.
pub const DRAPE_VIEW_BOX: &str = "0 0 590 820";

/// The `viewBox` of [`valance`]: six swags. Its upper edge belongs on the screen's; widths may be cut (`xMidYMin slice`).
pub const VALANCE_VIEW_BOX: &str = "0 0 1180 120";

const BRASS: Paint = Paint::rgb(0xd9b56b);
const BRONZE: Paint = Paint::rgb(0x7d5a21);

/// How many tones a fold has from valley to crest.
const TONES: usize = 12;
/// Width of a strip of one tone.
const STRIP: f64 = 6.0;

/// One half of the curtain in a game's cloth, the left one or the right one. The gold hem runs near its foot.
#[must_use]
pub fn drape(cloth: Paint, right: bool) -> String {
    let mut tones: [String; TONES] = Default::default();
    let start = if right { 590.0 } else { 0.0 };
    let mut x = 0.0;
    while x < 590.0 {
        // Folds are about ninety units wide and uneven, as cloth hangs: broad valleys, narrow crests.
        let across = start + x;
        let phase = across * 4.1 + 60.0 * sin_cos(across * 0.83).0 + 25.0;
        let height = (0.5 + 0.36 * sin_cos(phase).1 + 0.14 * sin_cos(phase * 2.6 + 80.0).1).max(0.0);
        let tone = (height * height.sqrt() * (TONES - 1) as f64).round() as usize;
        push_path(&mut tones[tone], "M#,0h6.6v820h-6.6z", &[x]);
        x += STRIP;
    }
    let mut svg = Svg::new();
    // Nothing shows between two strips, however narrow the half of a screen makes them.
    svg.path("M0,0H590V820H0Z", &[], fold(cloth, 0.3));
    for (tone, strips) in tones.iter().enumerate().filter(|(_, strips)| !strips.is_empty()) {
        svg.path(strips, &[], fold(cloth, tone as f64 / (TONES - 1) as f64));
    }
    svg.curve("M0,786H590M0,798H590", &[], BRASS, 2.0).opacity(0.8);
    svg.finish()
}

/// The cloth at a place of a fold: 0 in the valley, 1 on the crest.
fn fold(cloth: Paint, height: f64) -> Paint {
    cloth.lit(0.6 + 0.78 * height)
}

/// Six swags of a game's cloth with braid, fringe and seven tassels.
#[must_use]
pub fn valance(cloth: Paint) -> String {
    let mut svg = Svg::new();
    let swag = 1180.0 / 6.0;
    for i in 0..6_u8 {
        svg.placed(swag * f64::from(i), 0.0, 0.0, 1.0);
        svg.path("M0,0V44Q98.3,150 196.7,44V0Z", &[], fold(cloth, 0.2));
        for (path, height) in [
            ("M0,34Q98.3,132 196.7,34", 0.85),
            ("M0,12Q98.3,90 196.7,12", 0.6),
            ("M0,-8Q98.3,50 196.7,-8", 0.4),
        ] {
            svg.curve(path, &[], fold(cloth, height), 7.0);
        }
        svg.curve("M0,50Q98.3,158 196.7,50", &[], BRASS, 8.0).dashes(1.5, 4.0);
        svg.curve("M0,44Q98.3,150 196.7,44", &[], BRASS, 3.0);
        svg.end();
    }
    for i in 0..7_u8 {
        svg.placed(swag * f64::from(i), 44.0, 0.0, 1.0);
        svg.path("M-6,9H6L10,46H-10Z", &[], Paint::rgb(0xc39a4e)).stroke(BRONZE, 1.2);
        svg.curve("M-4,14L-6,44M0,12V44M4,14L6,44M-7,18H7", &[], BRONZE, 1.0);
        svg.circle(0.0, 0.0, 9.0, BRASS).stroke(BRONZE, 1.5);
        svg.end();
    }
    svg.finish()
}
