//! A landscape in a mitred, beaded frame on a damask wall.

use crate::app::draw::plate;
use crate::app::draw::svg::{Paint, Svg, push_path};

/// One sprig of the damask.
const SPRIG: &str =
    "M#,#c5,5 5,10 0,14c-5,-4 -5,-9 0,-14zm0,14c4,1 7,5 6,9c-3,0 -5,-3 -6,-6c-1,3 -3,6 -6,6c-1,-4 2,-8 6,-9z";

/// 0 cord, 1 nail, 2 shadow, 3 to 6 sides of the frame from lit to shaded, 7 bronze, 8 gleam, 9 bead, a wine.
const FRAME: &str = "
    l0 1.1 M62,52L100,26L138,52
    c1 100 25 3.2
    oa .8 100 25 3.2
    f2@55 M41,56H165V200H41Z
    f3 M38,50H162L145,67H55Z
    f4 M38,50L55,67V177L38,194Z
    f5 M162,50V194L145,177V67Z
    f6 M38,194L55,177H145L162,194Z
    l7@70 1.1 M42,54H158V190H42ZM51,63H149V181H51Z
    l8@70 .6 M44.5,56.5H155.5V187.5H44.5Z";

const CORNER: &str = "
    f9 M0,-7Q1.6,-1.6 7,0Q1.6,1.6 0,7Q-1.6,1.6 -7,0Q-1.6,-1.6 0,-7Z
    l7 .6 M0,-7Q1.6,-1.6 7,0Q1.6,1.6 0,7Q-1.6,1.6 -7,0Q-1.6,-1.6 0,-7Z";

const PLAQUE: &str = "
    lb 1.6 M55,67H145V177H55Z
    lc@28 4 M57,177V69H145
    f1 M81.5,203H118.5Q120,203 120,204.5V213.5Q120,215 118.5,215H81.5Q80,215 80,213.5V204.5Q80,203 81.5,203Z
    l7 1 M86,207.5H114M91,211H109";

/// Evening over hills, on 90 x 110.
const PAINTING: &str = "
    r0 0 0 90 110
    r1 0 0 90 30
    f2 M0,22Q22,16 45,24T90,20V44H0Z
    f3 M0,36Q25,28 50,37T90,33V60H0Z
    c4 60 44 13
    o5 1.5 60 44 13
    l5@60 1 M30,30H46M36,34H50M70,27H84
    f6 M0,62Q14,46 30,52T58,56T90,48V110H0Z
    f7 M0,70Q20,58 44,66T90,62V110H0Z
    f8 M0,84Q26,66 52,78T90,74V110H0Z
    f9 M44,110Q40,98 52,92Q62,87 55,80Q52,77 54,75.5L57,75.5Q57,78 60,81Q70,89 60,96Q52,101 60,110Z
    fa M0,96Q22,84 46,96L44,110H0ZM62,110Q60,100 66,95T90,94V110Z
    fb M18,92Q11,74 18,42Q25,74 18,92ZM28,94Q23,82 28,60Q33,82 28,94ZM78,92Q73,80 78,58Q83,80 78,92Z
    fc M18,92Q14,74 18,42Q15,74 18,92ZM28,94Q25,82 28,60Q26,82 28,94ZM78,92Q75,80 78,58Q76,80 78,92Z";

/// Draws it.
pub fn draw(svg: &mut Svg) {
    let mut damask = String::new();
    for row in 0..10_u8 {
        for column in 0..8_u8 {
            let shift = if row % 2 == 1 { 2.0 } else { -12.0 };
            let place = [shift + 28.0 * f64::from(column), 26.0 * f64::from(row) - 11.0];
            push_path(&mut damask, SPRIG, &place);
        }
    }
    svg.path(&damask, &[], Paint::rgb(0x7c2a3e)).opacity(0.75);
    let gilt = [
        0xe6cf9a, 0xe8c77c, 0x2c0a13, 0xf0d592, 0xd9b464, 0xb98f42, 0x9c7431, 0x7d5a21, 0xfff0c4, 0xfbe6b0,
        0x4a1220, 0x3d2410, 0x000000,
    ]
    .map(Paint::rgb);
    plate::print(svg, FRAME, &gilt);
    // Beads are dashes without length and round caps.
    for (paint, width) in [(gilt[7], 4.2), (gilt[9], 3.4)] {
        svg.rect(47.8, 59.8, 104.4, 124.4, Paint::None).stroke(paint, width).dashes(0.0, 7.63).round_caps();
    }
    for (x, y) in [(47.8, 59.8), (152.2, 59.8), (47.8, 184.2), (152.2, 184.2)] {
        svg.placed(x, y, 0.0, 1.0);
        plate::print(svg, CORNER, &gilt);
        svg.end();
    }
    svg.placed(55.0, 67.0, 0.0, 1.0);
    let colours = [
        0xf0cf9b, 0x8fa7ab, 0xb9bda8, 0xe3c79b, 0xe9793f, 0xf7d9a0, 0x7c86a0, 0x4f6a70, 0x33534a, 0xe7cf9f,
        0x20382f, 0x1c2f28, 0x2f4a3c,
    ];
    plate::print(svg, PAINTING, &colours.map(Paint::rgb));
    svg.end();
    plate::print(svg, PLAQUE, &gilt);
}
