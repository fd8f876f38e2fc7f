//! What figures of rule references are put together with.

use super::svg::Svg;

/// A whole drawing of this size, in units that are CSS pixels where there is room; `class` is the game's own. Lines and signs in
/// the current colour follow the theme, and so do the classes `figure-label` (from a point on; `end` to it, `mid` about it)
/// and `figure-number` of its texts.
#[must_use]
pub fn whole(class: &str, [width, height]: [u16; 2], svg: Svg) -> String {
    let (width, height) = (width.to_string(), height.to_string());
    let mut whole = ["<svg class=\"rule-drawing ", class, "\" viewBox=\"0 0 "].concat();
    whole.push_str(&[&width, " ", &height, "\" width=\"", &width, "\" height=\"", &height, "\">"].concat());
    whole.push_str(&svg.finish());
    whole.push_str("</svg>");
    whole
}

/// A drawing with a `viewBox` of its own, at a place of another: x, y, width, height. Nothing of it is cut off.
pub fn inset(svg: &mut Svg, [x, y, width, height]: [f64; 4], view_box: &str, content: &str) {
    svg.raw("<svg").number("x", x).number("y", y).number("width", width).number("height", height);
    svg.attribute("viewBox", view_box).attribute("overflow", "visible").raw(">").raw(content).raw("</svg>");
}
