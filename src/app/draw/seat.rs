//! The token of a seat: an enamelled piece whose shape tells the seat where its colour cannot.

use super::geometry::{Point, moved, regular, scaled};
use super::svg::{Paint, Svg};

/// The `viewBox` of [`seat_token`].
pub const VIEW_BOX: &str = "0 0 24 24";

/// Names of the shapes by index. A token's [`symbol`] lies in the [`sprite`](super::sprite).
pub const SHAPES: [&str; 5] = ["circle", "square", "triangle", "diamond", "hexagon"];

/// The id of a token's symbol, by index in [`SHAPES`]; later indices begin again.
#[must_use]
pub fn symbol(shape: usize) -> String {
    of_shape("seat-", shape)
}

/// The id of a symbol that there is for each shape: `prefix`, and what the shape is called.
#[must_use]
pub fn of_shape(prefix: &str, shape: usize) -> String {
    [prefix, SHAPES[shape % SHAPES.len()]].concat()
}

/// The token with this shape, by index in [`SHAPES`]; later indices begin again. It takes the current colour: set CSS
/// `color` to the seat's own.
#[must_use]
pub fn seat_token(shape: usize) -> String {
    let mut svg = Svg::new();
    let centre = [12.0, if shape % SHAPES.len() == 2 { 14.2 } else { 12.0 }];
    let corners: Vec<Point> = match shape % SHAPES.len() {
        0 => Vec::new(),
        1 => regular(4, 13.0, 45.0),
        2 => regular(3, 12.4, -90.0),
        3 => regular(4, 12.0, 0.0),
        _ => regular(6, 10.8, 30.0),
    };
    let corners: Vec<Point> = corners.into_iter().map(|p| moved(p, centre[0], centre[1])).collect();
    // Enamel, dark rim, white line.
    for (size, paint, width, opacity) in
        [(1.0, None, 1.0, 1.0), (0.96, Some(0), 1.1, 0.35), (0.64, Some(0xffffff), 1.3, 0.8)]
    {
        let fill = if paint.is_none() { Paint::Current } else { Paint::None };
        if corners.is_empty() {
            svg.circle(12.0, 12.0, 10.0 * size, fill);
        } else {
            svg.polygon(&scaled(&corners, size, centre), fill);
        }
        svg.stroke(paint.map_or(Paint::Current, Paint::rgb), width).round_joins();
        if opacity < 1.0 {
            svg.stroke_opacity(opacity);
        }
    }
    svg.finish()
}
