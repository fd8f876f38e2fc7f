//! Piles, lots, and paintings that have to be put up.

use super::super::super::art::table::sprite::{GAVEL, badge_symbol};
use super::super::super::scene::{LotPart, Offered, Piece, PilePart, Shelf};
use super::super::super::words::{self, piece as names};
use super::super::Pen;
use super::{button, heading, marked, symbol, tag};
use crate::games::art_society::{Genre, Phase};
use crate::say;

impl Pen<'_> {
    /// Piles, lots, and paintings that have to be put up.
    pub fn shelf(&self) -> String {
        let language = self.language;
        let mut markup = self.offered();
        match &self.scene.shelf {
            Shelf::Nothing => {}
            Shelf::Piles { piles, chosen, wanted } => {
                let gavel = say!(language, art.table.gavel, name = self.seat(self.view.auctioneer));
                let note = [&symbol(GAVEL, "in-line"), " ", &gavel].concat();
                markup.push_str(&heading(say!(language, art.table.piles), &note));
                let mut slots = String::new();
                for at in 0..usize::from(*wanted) {
                    let shape = chosen.get(at).map(|shape| self.components.shape(*shape));
                    let text = shape.map_or_else(String::new, |shape| words::size(shape.w, shape.h));
                    slots.push_str(&tag("i", if shape.is_some() { "full" } else { "" }, &text));
                }
                markup.push_str(&tag("div", "as-slots", &slots));
                let piles: String = piles.iter().map(|pile| self.pile(pile)).collect();
                markup.push_str(&tag("div", "as-piles", &piles));
            }
            Shelf::Lots(lots) if lots.is_empty() => {}
            Shelf::Lots(lots) => {
                let round = self.view.round.to_string();
                let title = say!(language, art.table.lots, round);
                markup.push_str(&heading(&title, say!(language, art.table.lots_note)));
                let lots: String = (0..).zip(lots).map(|(at, lot)| self.lot(at, lot)).collect();
                markup.push_str(&tag("div", "as-row", &lots));
            }
        }
        markup
    }

    fn offered(&self) -> String {
        let offered = &self.scene.offered;
        if offered.is_empty() {
            return String::new();
        }
        let language = self.language;
        let title = match (self.view.phase, offered[0].piece) {
            (Phase::Start, _) => say!(language, art.table.start),
            (_, Piece::Due) => say!(language, art.table.received),
            _ => say!(language, art.table.exchange),
        };
        let row: String = offered.iter().map(|offered| self.offer(offered)).collect();
        [heading(title, ""), tag("div", "as-row", &row)].concat()
    }

    fn offer(&self, offered: &Offered) -> String {
        let class = marked("as-lot", offered.mark, &[]);
        let genre = self.components.painting(offered.painting).genre;
        let plate = self.genre(genre);
        let marks = [self.canvas(offered.painting), self.plate("", &plate)].concat();
        let name = names::offered(self.language, self.components, offered);
        button(&class, offered.piece, &name, &marks, offered.mark.legal)
    }

    fn lot(&self, at: u8, lot: &LotPart) -> String {
        let state = [
            ((lot.taker.is_some() && !lot.due) || lot.gone, "taken"),
            (lot.due, "due"),
            (!lot.fits && lot.taker.is_none() && !lot.gone, "misfit"),
        ];
        let class = marked("as-lot", lot.mark, &state);
        let genre = self.components.painting(lot.painting).genre;
        let text = match lot.taker {
            Some(taker) => self.seat(taker),
            None if lot.gone => say!(self.language, art.table.museum).to_owned(),
            None => self.genre(genre),
        };
        let value = self.components.value(lot.painting).to_string();
        let picture = self.turned_up(lot.painting, usize::from(at));
        let marks = [picture, self.plate(&value, &text)].concat();
        let taker = lot.taker.map_or("", |taker| self.name(taker));
        let name = names::lot(self.language, self.components, lot, taker);
        button(&class, Piece::Lot(at), &name, &marks, lot.mark.legal)
    }

    fn pile(&self, pile: &PilePart) -> String {
        let empty = pile.left == 0 && pile.chosen == 0;
        let class = marked("as-pile", pile.mark, &[(empty, "empty")]);
        let (w, h) = (pile.size.0.to_string(), pile.size.1.to_string());
        let frame =
            ["<svg width=\"", &w, "em\" height=\"", &h, "em\" viewBox=\"0 0 ", &w, " ", &h, "\">"].concat();
        let size = ["\" width=\"", &w, "\" height=\"", &h, "\"/></svg>"].concat();
        let back = [&frame, "<rect class=\"as-back\" x=\".06\" y=\".06", &size].concat();
        let times = match pile.chosen {
            0 => String::new(),
            count => tag("b", "as-times", &["×", &count.to_string()].concat()),
        };
        let marks = [
            tag("span", "as-deck", &back),
            tag("b", "as-paddle", &names::values(pile.values)),
            tag("span", "as-left", &["×", &pile.left.to_string()].concat()),
            times,
        ]
        .concat();
        button(&class, Piece::Pile(pile.shape), &names::pile(self.language, pile), &marks, false)
    }

    /// A genre's badge with its name.
    fn genre(&self, genre: Genre) -> String {
        [symbol(badge_symbol(genre), "as-sign"), tag("span", "as-genre", words::genre(self.language, genre))]
            .concat()
    }

    fn plate(&self, value: &str, text: &str) -> String {
        let paddle = if value.is_empty() { String::new() } else { tag("b", "as-paddle", value) };
        tag("span", "as-plate", &[&paddle, "<span>", text, "</span>"].concat())
    }
}
