//! The other players' panels.

use super::super::super::art::table::sprite::{CARD, GAVEL, SHIELD};
use super::super::super::art::table::wall;
use super::super::super::scene::{Panel, Piece, Progress};
use super::super::super::words::piece as names;
use super::super::Pen;
use super::{card_faces, flags, place, symbol, tag};
use crate::app::figure;
use crate::app::sentence;
use crate::engine::Seat;

impl Pen<'_> {
    /// The head of another player's panel.
    pub fn head(&self, seat: Seat) -> String {
        let Some(panel) = self.panel(seat) else { return String::new() };
        let language = self.language;
        let card = panel.card.map_or_else(String::new, |card| card_faces(seat, card, &panel.ties));
        let points = tag("b", "as-points", &figure::plain(panel.points));
        let name = sentence::escaped(self.name(seat));
        let mut facts = vec![
            symbol(CARD, "as-sign") + &panel.hand.to_string(),
            symbol(SHIELD, "as-sign") + &panel.shields.to_string(),
        ];
        if panel.auctioneer {
            facts.insert(0, symbol(GAVEL, "as-sign"));
        }
        if panel.excess > 0 {
            let lost = i32::from(panel.excess) * self.components.excess_penalty;
            facts.push(tag("em", "", &figure::plain(lost)));
        }
        if let Some(stored) = panel.assistant {
            facts.push(place(Piece::Assistant(seat), "as-kept", &self.stored(stored)));
        }
        let facts: String = facts.iter().map(|fact| tag("span", "as-fact", fact)).collect();
        let progress = names::progress(language, panel);
        let is = |step| panel.progress == step;
        let class = flags("as-progress", &[(is(Progress::Now), "now"), (is(Progress::Done), "done")]);
        [
            tag("span", "as-who", &[self.token(seat), tag("b", "as-name", &name), card, points].concat()),
            tag("span", &class, &progress),
            tag("span", "as-facts", &facts),
        ]
        .concat()
    }

    fn panel(&self, seat: Seat) -> Option<&Panel> {
        self.scene.panel(seat)
    }

    /// What another player's panel is called.
    pub fn panel_name(&self, seat: Seat) -> String {
        self.panel(seat).map(|panel| names::panel(self.language, panel, self.name(seat))).unwrap_or_default()
    }

    /// Classes of another player's panel.
    pub fn panel_class(&self, seat: Seat) -> String {
        let is = |test: fn(&Panel) -> bool| self.panel(seat).is_some_and(test);
        flags("as-other", &[(is(|panel| panel.to_move), "to-move"), (is(|panel| panel.opened), "opened")])
    }

    /// Another player's wall in small.
    pub fn small(&self, seat: Seat) -> String {
        self.panel(seat).map(|panel| wall::small(self.components, &panel.hanging)).unwrap_or_default()
    }
}
