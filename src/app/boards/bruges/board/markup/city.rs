//! What the dice say.

use crate::app::boards::bruges::art::Colour;
use crate::app::boards::kit::markup::{flags, tag};

/// What the dice mean for everybody this round: the price of reputation of those that show 1 and 2, "none" for 3 and 4,
/// the threats of 5 and 6.
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

/// What the dice say, in the order in which they lie; `unrolled` stands there until they have been rolled.
#[must_use]
pub fn brackets(dice: &[(Colour, u8)], says: &Says, unrolled: &str) -> String {
    if dice.iter().any(|(_, face)| *face == 0) {
        return tag("br-brackets", &tag("br-says n5 middle", unrolled));
    }
    let parts = [("low", says.low, 1..=2), ("middle", says.middle, 3..=4), ("high", says.high, 5..=6)];
    let bracket = |(kind, words, faces): (&str, &str, std::ops::RangeInclusive<u8>)| {
        let dice = dice.iter().filter(|(_, face)| faces.contains(face)).count();
        if dice == 0 { String::new() } else { tag(&flags(SPANS[dice], &[(true, kind)]), words) }
    };
    tag("br-brackets", &parts.map(bracket).concat())
}
