//! Threats as they arrive, player by player.

use super::{sign, token};
use crate::app::boards::bruges::art::Colour;
use crate::app::boards::bruges::art::threat::{CIRCLE_VIEW_BOX, circle};
use crate::app::boards::kit::markup::{drawing, tag};

/// One player's markers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Taken<'a> {
    /// Shape of the token.
    pub shape: usize,
    /// The name.
    pub name: &'a str,
    /// Circles that took a marker: colour, markers, and what the page says of it, such as "Fire 3".
    pub circles: &'a [(Colour, u8, &'a str)],
    /// What comes of it, or that they wait.
    pub says: &'a str,
    /// Whether it is over.
    pub done: bool,
}

/// A player's column; the page adds `now` or `waits` to its class.
#[must_use]
pub fn column(taken: &Taken) -> String {
    let mut head = token(taken.shape) + &tag("br-player", taken.name);
    if taken.done {
        head.push_str(&sign("icon-check", "br-done"));
    }
    let ring = |&(colour, count, words): &(Colour, u8, &str)| {
        let drawn = drawing(CIRCLE_VIEW_BOX, &circle(colour, count), "br-circle");
        tag("br-hit", &(drawn + &tag("br-hit-name", words)))
    };
    let rings = taken.circles.iter().map(ring).collect::<String>();
    [tag("br-head", &head), tag("br-hits", &rings), tag("br-hit-says", taken.says)].concat()
}
