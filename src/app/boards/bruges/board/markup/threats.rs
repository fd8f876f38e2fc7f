//! Threats as they arrive, player by player.

use super::{sign, token};
use crate::app::boards::bruges::art::Colour;
use crate::app::boards::bruges::art::threat::{CIRCLE_VIEW_BOX, awaiting};
use crate::app::boards::kit::markup::{drawing, tag};
use crate::app::boards::staged::Entry;

/// One player's markers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Taken<'a> {
    /// Shape of the token.
    pub shape: usize,
    /// The name.
    pub name: &'a str,
    /// Circles to which markers come, or came: colour, markers, and what the page says of it, such as "Fire 3".
    pub circles: &'a [(Colour, Entry, String)],
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
    let ring = |(colour, count, words): &(Colour, Entry, String)| {
        let [has, comes] = [count.now, count.change].map(|number| u8::try_from(number).unwrap_or(0).min(3));
        let drawn = drawing(CIRCLE_VIEW_BOX, &awaiting(*colour, has, comes), "br-circle");
        tag("br-hit", &(drawn + &tag("br-hit-name", words)))
    };
    let rings = taken.circles.iter().map(ring).collect::<String>();
    [tag("br-head", &head), tag("br-hits", &rings), tag("br-hit-says", taken.says)].concat()
}
