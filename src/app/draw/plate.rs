//! Pictures as text: one shape a line, painted from a small palette, like the plates of a colour print.
//!
//! A line is `kind`, `tone`, optional `@opacity` in hundredths, then the shape:
//!
//! | line | shape |
//! | --- | --- |
//! | `f3 M0,0L9,9...` | path filled with tone 3 |
//! | `f3@60 M0,0...` | the same at 60 % opacity |
//! | `l4 1.5 M0,0L9,9` | path drawn with tone 4, width 1.5 |
//! | `c2 x y r` | disc |
//! | `o2 1.5 x y r` | circle drawn with width 1.5 |
//! | `r2 x y width height` | rectangle |
//!
//! Tones are digits and then lower-case letters: `0` is the first paint of the palette, `a` the eleventh.

use super::svg::{Paint, Svg};

/// Attribute names of the numbers of a disc, and of a rectangle.
const DISC: [&str; 3] = ["cx", "cy", "r"];
const RECT: [&str; 4] = ["x", "y", "width", "height"];

/// Draws `plate` with the paints of `palette`. Lines end at a line feed; blank ones are skipped.
pub fn print(svg: &mut Svg, plate: &str, palette: &[Paint]) {
    for line in plate.lines().map(str::trim).filter(|line| !line.is_empty()) {
        let (head, shape) = line.split_once(' ').unwrap_or((line, ""));
        let (head, opacity) = head.split_once('@').unwrap_or((head, ""));
        let mut head = head.chars();
        let kind = head.next().unwrap_or_default();
        let tone = head.next().and_then(|digit| digit.to_digit(36));
        let paint = tone.and_then(|tone| palette.get(tone as usize).copied());
        debug_assert!(paint.is_some(), "no such tone: {line}");
        let paint = paint.unwrap_or(Paint::Current);
        let drawn = matches!(kind, 'l' | 'o');
        let (width, shape) = if drawn { shape.split_once(' ').unwrap_or(("1", shape)) } else { ("", shape) };
        match kind {
            'f' | 'l' => {
                svg.element("path").attribute("d", shape);
            }
            'c' | 'o' => numbers(svg.element("circle"), &DISC, shape),
            'r' => numbers(svg.element("rect"), &RECT, shape),
            _ => debug_assert!(false, "no such kind of shape: {line}"),
        }
        if drawn {
            svg.fill(Paint::None).attribute("stroke-width", width).paint("stroke", paint);
        } else {
            svg.fill(paint);
        }
        if !opacity.is_empty() {
            let name = if drawn { "stroke-opacity" } else { "fill-opacity" };
            svg.attribute(name, &[".", opacity].concat());
        }
    }
}

fn numbers(svg: &mut Svg, names: &[&str], values: &str) {
    debug_assert_eq!(values.split(' ').count(), names.len(), "{values}");
    for (name, value) in names.iter().zip(values.split(' ')) {
        svg.attribute(name, value);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_a_shape() {
        let mut svg = Svg::new();
        print(&mut svg, "f0 M0,0h9\n\n l1@50 1.5 M1,1v2\nc0 1 2 3", &[Paint::rgb(0), Paint::Current]);
        assert_eq!(
            svg.finish(),
            concat!(
                r##"<path d="M0,0h9" fill="#000000"/>"##,
                r#"<path d="M1,1v2" fill="none" stroke-width="1.5" stroke="currentColor" stroke-opacity=".50"/>"#,
                r##"<circle cx="1" cy="2" r="3" fill="#000000"/>"##
            )
        );
    }
}
