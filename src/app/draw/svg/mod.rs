//! A builder of SVG markup: shapes, their paint, groups. Numbers are rounded to a tenth of a unit.
//!
//! Only presentation attributes are written, because the page's Content-Security-Policy refuses inline styles. Numbers are
//! written as integers of tenths, so the text is the same on every platform and no floating point formatter is linked.

mod paint;

pub use paint::Paint;

use super::geometry::Point;

/// What the markup ends with: nothing open, an element without content, or a group that waits for its first child.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Tail {
    Closed,
    Element,
    Group,
}

/// Markup in the making. A shape stays open until the next one begins, so that attributes can follow it:
/// `svg.circle(0., 0., 9., paint).opacity(0.5)`.
pub struct Svg {
    markup: String,
    tail: Tail,
}

impl Default for Svg {
    fn default() -> Self {
        Self::new()
    }
}

impl Svg {
    /// An empty drawing.
    #[must_use]
    pub fn new() -> Self {
        Self { markup: String::new(), tail: Tail::Closed }
    }

    /// The markup: the inner content of an `<svg>`, `<g>` or `<symbol>`.
    #[must_use]
    pub fn finish(mut self) -> String {
        self.close();
        self.markup
    }

    // Shapes.

    /// An element without content; its attributes follow.
    #[inline(never)]
    pub fn element(&mut self, name: &str) -> &mut Self {
        self.open(name);
        self
    }

    /// A closed polygon.
    #[inline(never)]
    pub fn polygon(&mut self, points: &[Point], fill: Paint) -> &mut Self {
        self.open("polygon");
        self.points(points).fill(fill)
    }

    /// An open line through `points`.
    #[inline(never)]
    pub fn polyline(&mut self, points: &[Point], stroke: Paint, width: f64) -> &mut Self {
        self.open("polyline");
        self.points(points).fill(Paint::None).stroke(stroke, width)
    }

    /// A rectangle from its upper left corner.
    #[inline(never)]
    pub fn rect(&mut self, x: f64, y: f64, width: f64, height: f64, fill: Paint) -> &mut Self {
        self.open("rect");
        self.number("x", x).number("y", y).number("width", width).number("height", height).fill(fill)
    }

    /// A disc.
    #[inline(never)]
    pub fn circle(&mut self, x: f64, y: f64, radius: f64, fill: Paint) -> &mut Self {
        self.open("circle");
        if x != 0.0 {
            self.number("cx", x);
        }
        if y != 0.0 {
            self.number("cy", y);
        }
        self.number("r", radius).fill(fill)
    }

    /// The outline of a disc.
    pub fn ring(&mut self, x: f64, y: f64, radius: f64, stroke: Paint, width: f64) -> &mut Self {
        self.circle(x, y, radius, Paint::None).stroke(stroke, width)
    }

    /// An ellipse with upright axes.
    #[inline(never)]
    pub fn ellipse(&mut self, x: f64, y: f64, rx: f64, ry: f64, fill: Paint) -> &mut Self {
        self.open("ellipse");
        self.number("cx", x).number("cy", y).number("rx", rx).number("ry", ry).fill(fill)
    }

    /// A filled path. Every `#` in `template` takes the next of `values`.
    #[inline(never)]
    pub fn path(&mut self, template: &str, values: &[f64], fill: Paint) -> &mut Self {
        self.open("path");
        self.markup.push_str(" d=\"");
        push_path(&mut self.markup, template, values);
        self.markup.push('"');
        self.fill(fill)
    }

    /// A drawn path without a filling; `template` and `values` as in [`Svg::path`].
    pub fn curve(&mut self, template: &str, values: &[f64], stroke: Paint, width: f64) -> &mut Self {
        self.path(template, values, Paint::None).stroke(stroke, width)
    }

    /// Another drawing of the page, by its id, in the square or rectangle given.
    #[inline(never)]
    pub fn reuse(&mut self, id: &str, x: f64, y: f64, width: f64, height: f64) -> &mut Self {
        self.open("use");
        self.markup.push_str(" href=\"#");
        self.markup.push_str(id);
        self.markup.push('"');
        self.number("x", x).number("y", y).number("width", width).number("height", height)
    }

    /// A line of text, anchored at its baseline. `text` must be plain digits or letters: nothing is escaped.
    #[inline(never)]
    pub fn text(&mut self, x: f64, y: f64, class: &str, text: &str) -> &mut Self {
        self.open("text");
        self.number("x", x).number("y", y).class(class);
        self.markup.push('>');
        self.markup.push_str(text);
        self.markup.push_str("</text>");
        self.tail = Tail::Closed;
        self
    }

    /// Finished markup from elsewhere.
    #[inline(never)]
    pub fn raw(&mut self, markup: &str) -> &mut Self {
        self.close();
        self.markup.push_str(markup);
        self
    }

    // Groups.

    /// Begins a group; attributes that follow are the group's own.
    pub fn group(&mut self) -> &mut Self {
        self.open("g");
        self.tail = Tail::Group;
        self
    }

    /// Begins a group moved to (`x`, `y`), turned clockwise by `degrees`, then scaled.
    #[inline(never)]
    pub fn placed(&mut self, x: f64, y: f64, degrees: f64, scale: f64) -> &mut Self {
        self.group();
        self.markup.push_str(" transform=\"translate(");
        push_number(&mut self.markup, x, 1);
        self.markup.push(' ');
        push_number(&mut self.markup, y, 1);
        if degrees != 0.0 {
            self.markup.push_str(")rotate(");
            push_number(&mut self.markup, degrees, 1);
        }
        if scale.to_bits() != 1.0_f64.to_bits() {
            self.markup.push_str(")scale(");
            push_number(&mut self.markup, scale, 3);
        }
        self.markup.push_str(")\"");
        self
    }

    /// Begins a group mirrored about the vertical line at `x`.
    pub fn mirrored(&mut self, x: f64) -> &mut Self {
        self.group();
        self.markup.push_str(" transform=\"matrix(-1 0 0 1 ");
        push_number(&mut self.markup, 2.0 * x, 1);
        self.markup.push_str(" 0)\"");
        self
    }

    /// Ends the group begun last.
    pub fn end(&mut self) -> &mut Self {
        self.close();
        self.markup.push_str("</g>");
        self
    }

    // Attributes of the element or group opened last.

    /// The filling.
    pub fn fill(&mut self, paint: Paint) -> &mut Self {
        self.paint("fill", paint)
    }

    /// The outline and its width in units.
    pub fn stroke(&mut self, paint: Paint, width: f64) -> &mut Self {
        self.paint("stroke", paint).hundredths("stroke-width", width)
    }

    /// A paint under any attribute name.
    #[inline(never)]
    pub fn paint(&mut self, name: &str, paint: Paint) -> &mut Self {
        self.markup.push(' ');
        self.markup.push_str(name);
        self.markup.push_str("=\"");
        paint.write(&mut self.markup);
        self.markup.push('"');
        self
    }

    /// Opacity of everything, 0 to 1. A shape that is only filled, or only drawn, is painted with a thinner colour, which looks
    /// the same: a browser keeps what is see-through as a whole in a layer of its own, and sorts all layers whenever it paints.
    pub fn opacity(&mut self, value: f64) -> &mut Self {
        let begun = self.markup.rfind('<').map_or("", |at| &self.markup[at..]);
        let name = if self.tail != Tail::Element || begun.starts_with("<use") {
            "opacity"
        } else if begun.contains(" fill=\"none\"") {
            "stroke-opacity"
        } else if begun.contains(" stroke=") {
            "opacity"
        } else {
            "fill-opacity"
        };
        self.hundredths(name, value)
    }

    /// Opacity of the outline, 0 to 1.
    pub fn stroke_opacity(&mut self, value: f64) -> &mut Self {
        self.hundredths("stroke-opacity", value)
    }

    /// Lengths of dash and gap in units.
    pub fn dashes(&mut self, dash: f64, gap: f64) -> &mut Self {
        self.markup.push_str(" stroke-dasharray=\"");
        push_number(&mut self.markup, dash, 2);
        self.markup.push(' ');
        push_number(&mut self.markup, gap, 2);
        self.markup.push('"');
        self
    }

    /// Round corners where lines meet.
    pub fn round_joins(&mut self) -> &mut Self {
        self.attribute("stroke-linejoin", "round")
    }

    /// Round ends of lines.
    pub fn round_caps(&mut self) -> &mut Self {
        self.attribute("stroke-linecap", "round")
    }

    /// Radius of a rectangle's corners.
    pub fn corner(&mut self, radius: f64) -> &mut Self {
        self.number("rx", radius)
    }

    /// A class that `style/draw.css` paints by theme.
    pub fn class(&mut self, name: &str) -> &mut Self {
        self.attribute("class", name)
    }

    /// Any attribute whose value needs no escaping.
    #[inline(never)]
    pub fn attribute(&mut self, name: &str, value: &str) -> &mut Self {
        self.markup.push(' ');
        self.markup.push_str(name);
        self.markup.push_str("=\"");
        self.markup.push_str(value);
        self.markup.push('"');
        self
    }

    /// A number, rounded to a tenth.
    pub fn number(&mut self, name: &str, value: f64) -> &mut Self {
        self.decimal(name, value, 1)
    }

    fn hundredths(&mut self, name: &str, value: f64) -> &mut Self {
        self.decimal(name, value, 2)
    }

    #[inline(never)]
    fn decimal(&mut self, name: &str, value: f64, places: u32) -> &mut Self {
        self.markup.push(' ');
        self.markup.push_str(name);
        self.markup.push_str("=\"");
        push_number(&mut self.markup, value, places);
        self.markup.push('"');
        self
    }

    #[inline(never)]
    fn points(&mut self, points: &[Point]) -> &mut Self {
        self.markup.push_str(" points=\"");
        push_points(&mut self.markup, points);
        self.markup.push('"');
        self
    }

    #[inline(never)]
    fn open(&mut self, element: &str) {
        self.close();
        self.markup.push('<');
        self.markup.push_str(element);
        self.tail = Tail::Element;
    }

    fn close(&mut self) {
        self.markup.push_str(match self.tail {
            Tail::Closed => "",
            Tail::Element => "/>",
            Tail::Group => ">",
        });
        self.tail = Tail::Closed;
    }
}

/// Writes path data: every `#` in `template` takes the next of `values`, rounded to a tenth.
pub fn push_path(out: &mut String, template: &str, values: &[f64]) {
    let mut values = values.iter();
    for (index, text) in template.split('#').enumerate() {
        if index > 0 {
            let value = values.next();
            debug_assert!(value.is_some(), "more places than values in {template}");
            push_number(out, value.copied().unwrap_or_default(), 1);
        }
        out.push_str(text);
    }
    debug_assert!(values.next().is_none(), "more values than places in {template}");
}

/// Writes path data through `points`; `end` follows, `Z` to close the outline.
pub fn push_outline(out: &mut String, points: &[Point], end: &str) {
    out.push('M');
    push_points(out, points);
    out.push_str(end);
}

/// Writes `points` as `x,y x,y`.
fn push_points(out: &mut String, points: &[Point]) {
    for (index, point) in points.iter().enumerate() {
        if index > 0 {
            out.push(' ');
        }
        push_number(out, point[0], 1);
        out.push(',');
        push_number(out, point[1], 1);
    }
}

/// Writes `value` rounded to `places` decimals, without idle zeros.
pub fn push_number(out: &mut String, value: f64, places: u32) {
    let unit = 10_u32.pow(places);
    let scaled = (value * f64::from(unit)).round() as i32;
    if scaled < 0 {
        out.push('-');
    }
    let (whole, mut fraction) = (scaled.unsigned_abs() / unit, scaled.unsigned_abs() % unit);
    if whole > 0 || fraction == 0 {
        push_integer(out, whole);
    }
    if fraction > 0 {
        out.push('.');
        let mut place = unit / 10;
        while fraction > 0 {
            push_integer(out, fraction / place);
            fraction %= place;
            place /= 10;
        }
    }
}

fn push_integer(out: &mut String, value: u32) {
    if value >= 10 {
        push_integer(out, value / 10);
    }
    out.push(char::from(b'0' + (value % 10) as u8));
}

#[cfg(test)]
mod tests {
    use super::*;

    fn number(value: f64, places: u32) -> String {
        let mut out = String::new();
        push_number(&mut out, value, places);
        out
    }

    #[test]
    fn numbers_are_rounded_and_carry_no_idle_zeros() {
        assert_eq!(number(0.0, 1), "0");
        assert_eq!(number(-0.04, 1), "0");
        assert_eq!(number(-0.06, 1), "-.1");
        assert_eq!(number(12.25, 1), "12.3");
        assert_eq!(number(-120.0, 1), "-120");
        assert_eq!(number(0.05, 2), ".05");
        assert_eq!(number(10.90, 2), "10.9");
        assert_eq!(number(3.007, 3), "3.007");
    }

    #[test]
    fn colours_mix_by_share() {
        let (black, white) = (Paint::rgb(0), Paint::rgb(0xffffff));
        assert_eq!(black.mix(white, 0.0), black);
        assert_eq!(black.mix(white, 1.0), white);
        assert_eq!(Paint::rgb(0x102030).mix(Paint::rgb(0x304050), 0.5), Paint::rgb(0x203040));
    }

    #[test]
    fn an_element_takes_attributes_until_the_next_begins() {
        let mut svg = Svg::new();
        svg.group().opacity(0.5);
        svg.circle(0.0, 2.0, 3.5, Paint::Current);
        svg.path("M#,0h#", &[1.04, -2.0], Paint::None).stroke(Paint::rgb(0x0a0b0c), 1.25);
        svg.end();
        assert_eq!(
            svg.finish(),
            concat!(
                r#"<g opacity=".5"><circle cy="2" r="3.5" fill="currentColor"/>"#,
                r##"<path d="M1,0h-2" fill="none" stroke="#0a0b0c" stroke-width="1.25"/></g>"##
            )
        );
    }

    #[test]
    fn what_is_painted_once_is_see_through_by_its_colour() {
        let see_through = |draw: fn(&mut Svg) -> &mut Svg| {
            let mut svg = Svg::new();
            draw(&mut svg).opacity(0.5);
            let drawn = svg.finish();
            let (name, _) = drawn.split_once("=\".5\"").expect("an opacity");
            name.rsplit(' ').next().expect("its name").to_owned()
        };
        assert_eq!(see_through(|svg| svg.circle(0.0, 0.0, 9.0, Paint::Current)), "fill-opacity");
        assert_eq!(see_through(|svg| svg.ring(0.0, 0.0, 9.0, Paint::Current, 1.0)), "stroke-opacity");
        assert_eq!(
            see_through(|svg| svg.circle(0.0, 0.0, 9.0, Paint::Current).stroke(Paint::None, 1.0)),
            "opacity"
        );
        assert_eq!(see_through(|svg| svg.reuse("gem", 0.0, 0.0, 9.0, 9.0)), "opacity");
        assert_eq!(see_through(Svg::group), "opacity");
    }
}
