//! What shapes are painted with.

/// What a shape is filled or stroked with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Paint {
    /// Nothing.
    None,
    /// The CSS `color` of the place where the drawing is used.
    Current,
    /// A fixed colour, `0xRRGGBB`.
    Rgb(u32),
}

impl Paint {
    /// A fixed colour, `0xRRGGBB`.
    #[must_use]
    pub const fn rgb(value: u32) -> Self {
        Self::Rgb(value)
    }

    /// `share` (0 to 1) of `other` in this colour. Only fixed colours mix; anything else stays as it is.
    #[must_use]
    pub fn mix(self, other: Self, share: f64) -> Self {
        let (Self::Rgb(a), Self::Rgb(b)) = (self, other) else {
            return self;
        };
        let weight = (share * 256.0) as u32;
        let channel = |shift: u32| {
            let (x, y) = (a >> shift & 0xff, b >> shift & 0xff);
            (x * (256 - weight) + y * weight + 128) >> 8 << shift
        };
        Self::Rgb(channel(16) | channel(8) | channel(0))
    }

    /// A fixed colour under more or less light: every channel times `light`, at most full.
    #[must_use]
    pub fn lit(self, light: f64) -> Self {
        let Self::Rgb(value) = self else {
            return self;
        };
        let channel =
            |shift: u32| ((f64::from(value >> shift & 0xff) * light).round().min(255.0) as u32) << shift;
        Self::Rgb(channel(16) | channel(8) | channel(0))
    }

    /// Writes it as an attribute or a style sheet has it.
    pub fn write(self, out: &mut String) {
        match self {
            Self::None => out.push_str("none"),
            Self::Current => out.push_str("currentColor"),
            Self::Rgb(value) => {
                out.push('#');
                for shift in (0..24).step_by(4).rev() {
                    let digit = value >> shift & 0xf;
                    out.push(char::from_digit(digit, 16).unwrap_or('0'));
                }
            }
        }
    }
}
