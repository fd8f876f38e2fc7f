//! The other players' panels.

use super::super::super::art::table::sprite::{CARD, GAVEL, SHIELD};
use super::super::super::scene::{Panel, Piece, Progress};
use super::super::super::words::piece as names;
use super::super::Pen;
use super::{card_faces, flags, place, symbol, tag};
use crate::app::figure;
use crate::app::sentence;

impl Pen<'_> {
    /// The head of another player's panel.
    pub fn head(&self, panel: &Panel) -> String {
        let (language, seat) = (self.language, panel.seat);
        let card = panel.card.map(|card| card_faces(seat, card, &panel.ties)).unwrap_or_default();
        let points = tag("b", "as-points", &figure::plain(panel.points()));
        let name = sentence::escaped(self.name(seat));
        let gavel = panel.auctioneer.then(|| symbol(GAVEL, "as-sign"));
        let hand = symbol(CARD, "as-sign") + &panel.hand.to_string();
        let shields = symbol(SHIELD, "as-sign") + &panel.shields.to_string();
        let lost = i32::from(panel.excess.len() as u8) * self.components.excess_penalty;
        let excess = (!panel.excess.is_empty()).then(|| tag("em", "", &figure::plain(lost)));
        let kept = panel.assistant.map(|it| place(Piece::Assistant(seat), "as-kept", &self.stored(it)));
        let facts = [gavel, Some(hand), Some(shields), excess, kept].into_iter().flatten();
        let facts: String = facts.map(|fact| tag("span", "as-fact", &fact)).collect();
        let is = |step| panel.progress == step;
        let class = flags("as-progress", &[(is(Progress::Now), "now"), (is(Progress::Done), "done")]);
        [
            tag("span", "as-who", &[self.token(seat), tag("b", "as-name", &name), card, points].concat()),
            tag("span", &class, &names::progress(language, panel)),
            tag("span", "as-facts", &facts),
        ]
        .concat()
    }
}
