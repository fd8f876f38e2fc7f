//! Pictures as text, like blocks of a woodcut: shapes with dark outlines, one a line.
//!
//! A line is a head and a shape, `ak1.6 M0 0h9Z`. The head is the tone of the filling, and where the shape is drawn also
//! the tone and the width of its line. The shape is a path, or the numbers of a disc (`x y radius`) or of a rectangle
//! (`x y width height`).
//!
//! | tone | paint |
//! | --- | --- |
//! | `-` | none |
//! | `k` | ink, the outline of everything |
//! | `c` | the current colour |
//! | `z` | the ground seen through a cut of an emblem, by the class `wood-cut` or, for lines, `wood-line` |
//! | `x50` | a shade over what lies below, half as dark as it can be |
//! | digits, capitals | the fixed paints of [`PAINTS`] |
//! | other small letters | paints of the one who prints |
//!
//! A block stands in a group that [`begin`] opened, so that neither ink nor round corners are written with every shape.

use super::svg::{Paint, Svg};

/// The outline of everything.
pub const INK: Paint = Paint::rgb(0x2a211b);

/// The paper of cards, and linen.
pub const PAPER: Paint = Paint::rgb(0xf8eed9);

/// The fixed paints by their letter.
const PAINTS: [(u8, u32); 33] = [
    (b'1', 0xf3ead6),
    (b'2', 0xe9dcc0),
    (b'3', 0xd9ab45),
    (b'4', 0xc0912f),
    (b'5', 0xc4c6c2),
    (b'6', 0xaeb0ac),
    (b'7', 0x8b8d8a),
    (b'8', 0xb7936a),
    (b'9', 0xa8743a),
    (b'A', 0xa63a2a),
    (b'B', 0x33587a),
    (b'C', 0x8e3226),
    (b'D', 0x55613a),
    (b'E', 0xf2c767),
    (b'F', 0x6b4526),
    (b'G', 0x33424a),
    (b'I', 0x7b5634),
    (b'J', 0xc8553d),
    (b'K', 0x432d18),
    (b'L', 0x8a6428),
    (b'M', 0x6b2017),
    (b'N', 0x86accb),
    (b'O', 0x6e4280),
    (b'P', 0xf8eed9),
    (b'Q', 0xd5702f),
    (b'R', 0xbcd0cf),
    (b'S', 0xc4a77e),
    (b'T', 0xb9774f),
    (b'U', 0x86a3a8),
    (b'V', 0x5b6b70),
    (b'W', 0x8b7a5c),
    (b'X', 0xecd0ac),
    (b'Y', 0xd9c39a),
];

/// The width of a line where none is written: the one of the group.
const WIDTH: &str = "1.6";

/// Begins the group that blocks stand in: drawn in ink with round corners and ends.
pub fn begin(svg: &mut Svg) -> &mut Svg {
    svg.group()
        .paint("stroke", INK)
        .attribute("stroke-width", WIDTH)
        .attribute("stroke-linejoin", "round")
        .attribute("stroke-linecap", "round")
}

/// Prints `block` with the small letters of `own`. Lines end at a line feed; blank ones are skipped.
pub fn print(svg: &mut Svg, block: &str, own: &[(u8, Paint)]) {
    for line in block.lines().map(str::trim) {
        let Some((head, shape)) = line.split_once(' ') else { continue };
        let (&fill, rest) = head.as_bytes().split_first().unwrap_or((&b'-', &[]));
        if shape.starts_with('M') {
            svg.element("path").attribute("d", shape);
        } else {
            numbers(svg, shape);
        }
        if fill == b'x' {
            svg.attribute("fill-opacity", &[".", &head[1..]].concat()).attribute("stroke", "none");
            svg.class("wood-shade");
            continue;
        }
        let cut = |tone: u8| tone == b'z' && own.iter().all(|(letter, _)| *letter != tone);
        if cut(fill) {
            svg.class("wood-cut");
        } else {
            svg.fill(paint(fill, own));
        }
        match rest.first() {
            None => {
                svg.attribute("stroke", "none");
            }
            Some(&line) => {
                match line {
                    b'k' => {}
                    line if cut(line) => {
                        svg.class("wood-line");
                    }
                    line => {
                        svg.paint("stroke", paint(line, own));
                    }
                }
                let width = &head[2..];
                if width != WIDTH {
                    svg.attribute("stroke-width", width);
                }
            }
        }
    }
}

/// A disc of three numbers, or a rectangle of four.
fn numbers(svg: &mut Svg, shape: &str) {
    let count = shape.split(' ').count();
    debug_assert!(count == 3 || count == 4, "{shape}");
    let (element, names): (_, &[&str]) =
        if count == 3 { ("circle", &["cx", "cy", "r"]) } else { ("rect", &["x", "y", "width", "height"]) };
    svg.element(element);
    for (name, value) in names.iter().zip(shape.split(' ')) {
        svg.attribute(name, value);
    }
}

fn paint(tone: u8, own: &[(u8, Paint)]) -> Paint {
    if let Some((_, paint)) = own.iter().find(|(letter, _)| *letter == tone) {
        return *paint;
    }
    match tone {
        b'-' => Paint::None,
        b'k' => INK,
        b'c' => Paint::Current,
        tone => {
            let found = PAINTS.iter().find(|(letter, _)| *letter == tone);
            debug_assert!(found.is_some(), "no such tone: {}", char::from(tone));
            found.map_or(Paint::Current, |(_, value)| Paint::rgb(*value))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_a_shape() {
        let mut svg = Svg::new();
        print(&mut svg, "\n  ak1.6 M0 0h9\n\n3 1 2 3\n-A2 1 2 3 4\nx50 M1 1h2", &[(b'a', Paint::rgb(0xff))]);
        assert_eq!(
            svg.finish(),
            concat!(
                r##"<path d="M0 0h9" fill="#0000ff"/>"##,
                r##"<circle cx="1" cy="2" r="3" fill="#d9ab45" stroke="none"/>"##,
                r##"<rect x="1" y="2" width="3" height="4" fill="none" stroke="#a63a2a" stroke-width="2"/>"##,
                r#"<path d="M1 1h2" fill-opacity=".50" stroke="none" class="wood-shade"/>"#
            )
        );
    }
}
