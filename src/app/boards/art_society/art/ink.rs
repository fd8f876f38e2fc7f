//! Colours and outlines as text.

use crate::app::draw::svg::push_number;

/// A colour, `0xRRGGBB`; written in twelve bits.
pub(super) type Colour = u32;

/// `share` of `other` in a colour.
pub(super) fn mix(colour: Colour, other: Colour, share: f64) -> Colour {
    let channel = |shift: u32| {
        let (from, to) = (f64::from(colour >> shift & 0xff), f64::from(other >> shift & 0xff));
        (from + (to - from) * share).round() as u32
    };
    channel(16) << 16 | channel(8) << 8 | channel(0)
}

/// The shaded side of a colour.
pub(super) fn dark(colour: Colour) -> Colour {
    darker(colour, 0.25)
}

/// A colour with a share of shadow.
pub(super) fn darker(colour: Colour, share: f64) -> Colour {
    mix(colour, 0x1b1422, share)
}

/// A colour with a share of light.
pub(super) fn lighter(colour: Colour, share: f64) -> Colour {
    mix(colour, 0xfff3d6, share)
}

/// The twelve bits of a colour.
pub(super) fn short(colour: Colour) -> u16 {
    [16, 8, 0].iter().fold(0, |short, shift| short << 4 | (((colour >> shift & 0xff) * 2 + 17) / 34) as u16)
}

pub(super) fn push_colour(out: &mut String, colour: Colour) {
    out.push('#');
    for shift in [8, 4, 0] {
        out.push(char::from_digit(u32::from(short(colour) >> shift & 0xf), 16).unwrap_or('f'));
    }
}

/// Writes a coordinate. A minus sign parts two numbers as well as a space.
pub(super) fn push_unit(out: &mut String, value: f64) {
    let from = out.len();
    if value.abs() > 14.0 {
        push_number(out, (value + 0.5).floor(), 0);
    } else {
        push_number(out, value, 1);
    }
    if out.as_bytes().get(from) == Some(&b'-')
        && let [.., digit, b' '] = &out.as_bytes()[..from]
        && (digit.is_ascii_digit() || *digit == b'.')
    {
        out.remove(from - 1);
    }
}

/// An outline in the making.
#[derive(Default)]
pub(super) struct Path(pub(super) String);

impl Path {
    /// An outline by a template, in which every `#` takes the next value.
    pub(super) fn new(template: &str, values: &[f64]) -> Self {
        let mut path = Self::default();
        path.add(template, values);
        path
    }

    /// A closed outline through points.
    pub(super) fn polygon(points: &[[f64; 2]]) -> Self {
        let mut path = Self::default();
        for (at, point) in points.iter().enumerate() {
            path.add(if at == 0 { "M# #" } else { "L# #" }, point);
        }
        path.0.push('z');
        path
    }

    /// More of it.
    #[inline(never)]
    pub(super) fn add(&mut self, template: &str, values: &[f64]) -> &mut Self {
        let mut values = values.iter();
        for (at, text) in template.split('#').enumerate() {
            if at > 0 {
                push_unit(&mut self.0, values.next().copied().unwrap_or_default());
            }
            self.0.push_str(text);
        }
        debug_assert!(values.next().is_none(), "more values than places in {template}");
        self
    }

    /// A rectangle more.
    pub(super) fn rect(&mut self, x: f64, y: f64, w: f64, h: f64) -> &mut Self {
        self.add("M# #h#v#h#z", &[x, y, w, h, -w])
    }

    pub(super) const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}
