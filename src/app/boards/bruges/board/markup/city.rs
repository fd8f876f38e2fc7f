//! What the dice say.

use crate::app::boards::kit::markup::{flags, tag};

/// What a die means for everybody this round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Meaning {
    /// It is part of the price of reputation.
    Low,
    /// Nothing.
    Middle,
    /// It brings a threat.
    High,
}

/// What the dice mean together: "none" for those that mean nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Says<'a> {
    /// "advance: 3".
    pub low: &'a str,
    /// "none".
    pub middle: &'a str,
    /// "2 threats each".
    pub high: &'a str,
}

/// Widths of a bracket by the dice above it.
const SPANS: [&str; 6] = ["br-says n0", "br-says n1", "br-says n2", "br-says n3", "br-says n4", "br-says n5"];

/// What the dice say, in the order in which they lie: below those beside each other that mean the same, once.
#[must_use]
pub fn brackets(dice: &[Meaning], says: &Says) -> String {
    let bracket = |dice: &[Meaning]| {
        let (kind, words) = match dice.first() {
            Some(Meaning::Low) => ("low", says.low),
            Some(Meaning::High) => ("high", says.high),
            _ => ("middle", says.middle),
        };
        tag(&flags(SPANS[dice.len()], &[(true, kind)]), words)
    };
    tag("br-brackets", &dice.chunk_by(Meaning::eq).map(bracket).collect::<String>())
}

/// What stands below dice that were not rolled yet.
#[must_use]
pub fn unrolled(words: &str) -> String {
    tag("br-brackets", &tag("br-says n5 middle", words))
}
