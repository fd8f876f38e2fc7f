//! A picture in the making: chance, colours, shapes, and parts that are drawn once and used again.
//!
//! Whatever is drawn at random comes from the tile's name, so a painting is the same in every game and on every
//! machine. Numbers are written in whole units, and in tenths near zero, where a tenth shows.

pub(super) use super::ink::{Colour, Path, dark, darker, lighter, mix};
use super::ink::{push_colour, push_unit, short};
use crate::app::draw::noise::{Noise, hash};
use crate::app::draw::svg::push_number;
use std::cell::RefCell;

/// Roles of a part's shapes and their colours.
pub(super) type Tints<'a> = &'a [(char, Colour)];

/// Where a part was drawn first, so that it can be used again.
struct Drawn {
    /// Stands for its shapes and colours.
    key: u64,
    /// Where in the markup its group begins.
    start: usize,
    used: bool,
    x: f64,
    y: f64,
    sx: f64,
    sy: f64,
}

/// A picture in the making.
pub(super) struct Canvas {
    /// Its width and height in units, and the smaller of the two.
    pub w: f64,
    pub h: f64,
    pub least: f64,
    /// Scale of things: larger paintings get larger things, and more of them.
    pub k: f64,
    /// The tile's width and height in squares.
    pub squares: [u8; 2],
    noise: RefCell<Noise>,
    markup: String,
    /// Outline and colour of the shape drawn last, as long as it may be joined by the next.
    open: Option<(String, Colour)>,
    drawn: Vec<Drawn>,
}

impl Canvas {
    pub(super) fn new(key: &str, squares: [u8; 2], w: f64, h: f64) -> Self {
        let least = w.min(h);
        Self {
            w,
            h,
            least,
            k: (least / 84.0).clamp(0.85, 1.6),
            squares,
            noise: RefCell::new(Noise::new(hash(key))),
            markup: String::new(),
            open: None,
            drawn: Vec::new(),
        }
    }

    // Chance.

    /// A number from 0 up to 1.
    pub(super) fn unit(&self) -> f64 {
        self.noise.borrow_mut().unit()
    }

    /// A number from 0 up to `most`.
    pub(super) fn upto(&self, most: f64) -> f64 {
        self.unit() * most
    }

    /// A number between two.
    pub(super) fn span(&self, from: f64, to: f64) -> f64 {
        from + self.unit() * (to - from)
    }

    /// A whole number between two, both included.
    pub(super) fn whole(&self, from: f64, to: f64) -> i32 {
        (from + (self.unit() * (to - from + 1.0)).floor()) as i32
    }

    /// One of a list.
    pub(super) fn pick<T: Copy>(&self, list: &[T]) -> T {
        list[(self.unit() * list.len() as f64) as usize]
    }

    /// True with a chance of `share`.
    pub(super) fn chance(&self, share: f64) -> bool {
        self.unit() < share
    }

    /// As many points in a rectangle as `count`, cut to a whole number.
    pub(super) fn scatter(&self, count: f64, x: [f64; 2], y: [f64; 2]) -> Vec<[f64; 2]> {
        (0..count as usize).map(|_| [self.span(x[0], x[1]), self.span(y[0], y[1])]).collect()
    }

    // Shapes.

    fn close(&mut self) {
        if let Some((outline, colour)) = self.open.take() {
            self.markup.push_str("<path d=\"");
            self.markup.push_str(&outline);
            self.attribute_colour("\" fill=\"", colour);
            self.markup.push_str("\"/>");
        }
    }

    fn attribute_colour(&mut self, before: &str, colour: Colour) {
        self.markup.push_str(before);
        push_colour(&mut self.markup, colour);
    }

    fn attribute(&mut self, before: &str, value: f64) {
        self.markup.push_str(before);
        push_unit(&mut self.markup, value);
    }

    fn end(&mut self, opacity: f64) {
        if opacity < 1.0 {
            self.markup.push_str("\" fill-opacity=\"");
            push_number(&mut self.markup, opacity, 2);
        }
        self.markup.push_str("\"/>");
    }

    /// A filled outline. Neighbours of one colour become one shape.
    #[inline(never)]
    pub(super) fn fill(&mut self, path: &Path, colour: Colour) {
        self.fill_text(&path.0, colour);
    }

    fn fill_text(&mut self, text: &str, colour: Colour) {
        if text.is_empty() {
            return;
        }
        match &mut self.open {
            Some((outline, last)) if short(*last) == short(colour) => outline.push_str(text),
            _ => {
                self.close();
                self.open = Some((text.to_owned(), colour));
            }
        }
    }

    /// A filled outline by a template.
    pub(super) fn shape(&mut self, template: &str, values: &[f64], colour: Colour) {
        self.fill(&Path::new(template, values), colour);
    }

    /// A filled outline that shines through.
    #[inline(never)]
    pub(super) fn veil(&mut self, path: &Path, colour: Colour, opacity: f64) {
        self.close();
        self.markup.push_str("<path d=\"");
        self.markup.push_str(&path.0);
        self.attribute_colour("\" fill=\"", colour);
        self.end(opacity);
    }

    /// A drawn line, with further attributes.
    #[inline(never)]
    pub(super) fn line_with(&mut self, path: &Path, colour: Colour, width: f64, attributes: &str) {
        self.close();
        self.markup.push_str("<path d=\"");
        self.markup.push_str(&path.0);
        self.attribute_colour("\" fill=\"none\" stroke=\"", colour);
        self.attribute("\" stroke-width=\"", width);
        self.markup.push('"');
        self.markup.push_str(attributes);
        self.markup.push_str("/>");
    }

    /// A drawn line.
    pub(super) fn line(&mut self, path: &Path, colour: Colour, width: f64) {
        self.line_with(path, colour, width, "");
    }

    /// A drawn line by a template.
    pub(super) fn stroke(&mut self, template: &str, values: &[f64], colour: Colour, width: f64) {
        self.line(&Path::new(template, values), colour, width);
    }

    /// Round dots.
    pub(super) fn dots(&mut self, points: &[[f64; 2]], colour: Colour, width: f64) {
        if points.is_empty() {
            return;
        }
        let mut path = Path::default();
        for point in points {
            path.add("M# #h0", point);
        }
        self.line_with(&path, colour, width, r#" stroke-linecap="round""#);
    }

    pub(super) fn rect(&mut self, x: f64, y: f64, w: f64, h: f64, colour: Colour) {
        let mut path = Path::default();
        path.rect(x, y, w, h);
        self.fill(&path, colour);
    }

    pub(super) fn polygon(&mut self, points: &[[f64; 2]], colour: Colour) {
        self.fill(&Path::polygon(points), colour);
    }

    /// A disc; see-through below an opacity of 1.
    #[inline(never)]
    pub(super) fn disc(&mut self, x: f64, y: f64, radius: f64, colour: Colour, opacity: f64) {
        self.close();
        self.attribute("<circle cx=\"", x);
        self.attribute("\" cy=\"", y);
        self.attribute("\" r=\"", radius);
        self.attribute_colour("\" fill=\"", colour);
        self.end(opacity);
    }

    /// A dashed circle, filled if there is a colour for it.
    #[inline(never)]
    pub(super) fn ring(
        &mut self,
        [x, y, radius]: [f64; 3],
        filled: Option<Colour>,
        colour: Colour,
        width: f64,
        [dash, gap]: [f64; 2],
    ) {
        self.close();
        self.attribute("<circle cx=\"", x);
        self.attribute("\" cy=\"", y);
        self.attribute("\" r=\"", radius);
        match filled {
            Some(colour) => self.attribute_colour("\" fill=\"", colour),
            None => self.markup.push_str("\" fill=\"none"),
        }
        self.attribute_colour("\" stroke=\"", colour);
        self.attribute("\" stroke-width=\"", width);
        self.attribute("\" stroke-dasharray=\"", dash);
        self.attribute(" ", gap);
        self.markup.push_str("\"/>");
    }

    #[inline(never)]
    pub(super) fn ellipse(&mut self, x: f64, y: f64, rx: f64, ry: f64, colour: Colour, opacity: f64) {
        self.close();
        self.attribute("<ellipse cx=\"", x);
        self.attribute("\" cy=\"", y);
        self.attribute("\" rx=\"", rx);
        self.attribute("\" ry=\"", ry);
        self.attribute_colour("\" fill=\"", colour);
        self.end(opacity);
    }

    /// A part in its own units, moved to (`x`, `y`), scaled, and mirrored if it `flip`s: shapes `role path` parted by
    /// semicolons, a line if a width follows the role. The same part in the same colours is used again.
    #[inline(never)]
    pub(super) fn part(&mut self, source: &str, x: f64, y: f64, scale: f64, tints: Tints, flip: bool) {
        self.close();
        let sx = if flip { -scale } else { scale };
        let colour = |role: char| {
            let found = tints.iter().find(|(other, _)| *other == role);
            debug_assert!(found.is_some(), "no colour for {role} in {source}");
            found.map_or(0, |(_, colour)| *colour)
        };
        let shapes = source.split(';').filter_map(|shape| {
            let shape = shape.trim();
            let (head, outline) = shape.split_once(' ')?;
            let mut head = head.chars();
            Some((head.next()?, head.as_str(), outline))
        });
        let mix = |hash: u64, word: u64| (hash ^ word).wrapping_mul(0x0000_0100_0000_01b3);
        let key =
            shapes.clone().fold(mix(0xcbf2_9ce4_8422_2325, u64::from(hash(source))), |key, (role, _, _)| {
                mix(key, u64::from(colour(role)))
            });
        if let Some(at) = self.drawn.iter().position(|drawn| drawn.key == key) {
            let drawn = &mut self.drawn[at];
            drawn.used = true;
            let (a, b) = (sx / drawn.sx, scale / drawn.sy);
            let (x, y) = (x - a * drawn.x, y - b * drawn.y);
            self.markup.push_str("<use href=\"#");
            self.push_place(at);
            self.push_transform(x, y, a, b);
            self.markup.push_str("/>");
            return;
        }
        let start = self.markup.len() + "<g".len();
        self.drawn.push(Drawn { key, start, used: false, x, y, sx, sy: scale });
        self.markup.push_str("<g");
        self.push_transform(x, y, sx, scale);
        if shapes.clone().any(|(_, width, _)| !width.is_empty()) {
            self.markup.push_str(r#" stroke-linecap="round""#);
        }
        self.markup.push('>');
        for (role, width, outline) in shapes.filter(|(_, _, outline)| outline.len() > 5) {
            if width.is_empty() {
                self.fill_text(outline, colour(role));
                continue;
            }
            self.close();
            self.markup.push_str("<path d=\"");
            self.markup.push_str(outline);
            self.attribute_colour("\" fill=\"none\" stroke=\"", colour(role));
            self.markup.push_str("\" stroke-width=\"");
            self.markup.push_str(width);
            self.markup.push_str("\"/>");
        }
        self.close();
        self.markup.push_str("</g>");
    }

    /// Stands for the name of a part until the picture is finished.
    fn push_place(&mut self, at: usize) {
        self.markup.push('\u{1}');
        self.markup.push(char::from(b'0' + at as u8));
        self.markup.push('"');
    }

    fn push_transform(&mut self, x: f64, y: f64, a: f64, b: f64) {
        self.attribute(" transform=\"translate(", x);
        self.attribute(" ", y);
        self.markup.push_str(")scale(");
        push_number(&mut self.markup, a, 2);
        if (a - b).abs() > 1e-9 {
            self.markup.push(' ');
            push_number(&mut self.markup, b, 2);
        }
        self.markup.push_str(")\"");
    }

    /// The ground below a gentle line at about `y`, and that line. `waves` says how often it swings.
    pub(super) fn ridge(&mut self, y: f64, amplitude: f64, colour: Colour, waves: f64) -> Ridge {
        let ridge = Ridge { y, amplitude, waves, width: self.w, phase: [self.upto(6.0), self.upto(6.0)] };
        let (w, h) = (self.w, self.h);
        let mut path = Path::new("M0 #V#", &[h, ridge.at(0.0)]);
        let count = 5 + (w / 50.0).round() as i32;
        for step in 1..count {
            let (x, next) =
                (w * f64::from(step) / f64::from(count), w * f64::from(step + 1) / f64::from(count));
            let end = if step == count - 1 { w } else { f64::midpoint(x, next) };
            path.add("Q# # # #", &[x, ridge.at(x), end, ridge.at(end)]);
        }
        path.add("V#z", &[h]);
        self.fill(&path, colour);
        ridge
    }

    /// A ridge that swings as chance will have it.
    pub(super) fn hills(&mut self, y: f64, amplitude: f64, colour: Colour) -> Ridge {
        let waves = self.span(3.0, 7.0);
        self.ridge(y, amplitude, colour, waves)
    }

    /// The markup; parts that are used again are named after the tile.
    pub(super) fn finish(mut self, key: &str) -> String {
        self.close();
        let mut out = String::with_capacity(self.markup.len() + 64);
        let mut from = 0;
        let name = |out: &mut String, at: usize| {
            out.push_str(key);
            out.push(char::from_digit(at as u32, 36).unwrap_or('z'));
            if at >= 36 {
                push_number(out, at as f64, 0);
            }
        };
        for (at, drawn) in self.drawn.iter().enumerate().filter(|(_, drawn)| drawn.used) {
            out.push_str(&self.markup[from..drawn.start]);
            out.push_str(" id=\"");
            name(&mut out, at);
            out.push('"');
            from = drawn.start;
        }
        out.push_str(&self.markup[from..]);
        let mut pieces = out.split('\u{1}');
        let mut named = String::with_capacity(out.len() + 64);
        named.push_str(pieces.next().unwrap_or_default());
        for piece in pieces {
            let mut rest = piece.chars();
            let at = rest.next().map_or(0, |digit| digit as usize - usize::from(b'0'));
            name(&mut named, at);
            named.push_str(rest.as_str());
        }
        named
    }
}

/// A gentle line across the picture.
pub(super) struct Ridge {
    y: f64,
    amplitude: f64,
    waves: f64,
    width: f64,
    phase: [f64; 2],
}

impl Ridge {
    /// Its height at `x`.
    pub(super) fn at(&self, x: f64) -> f64 {
        let sine = |radians: f64| crate::app::draw::geometry::sin_cos(radians.to_degrees()).0;
        let turn = x / self.width * self.waves;
        self.y + self.amplitude * (0.7 * sine(turn + self.phase[0]) + 0.3 * sine(turn * 2.3 + self.phase[1]))
    }
}
