//! What is below the large wall: assistant, bids, points; or the decor to choose from.

use super::super::super::scene::{DecorPart, Drawer, Panel, Piece};
use super::super::super::symbols;
use super::super::super::words::{offer as offer_words, piece as names};
use super::super::Pen;
use super::{button, card_faces, in_squares, marked, symbol, tag};
use crate::app::boards::staged::Mark;
use crate::app::figure;
use crate::app::sentence;
use crate::games::art_society::{self as game, GENRES, LINES, Stored};
use crate::say;

impl Pen<'_> {
    /// What is below the large wall: assistant, bids, points; or the decor to choose from.
    pub fn dado(&self) -> String {
        let (dado, panel) = (&self.scene.dado, self.scene.large());
        let (assistant, excess) = (self.assistant(dado.mark, panel), self.excess(panel));
        match &dado.drawer {
            Some(drawer) => [assistant, excess, self.drawer(drawer)].concat(),
            None => [assistant, self.stack(panel), excess, self.tally(panel, dado.change)].concat(),
        }
    }

    fn assistant(&self, mark: Mark, panel: &Panel) -> String {
        let language = self.language;
        let (picture, note) = match panel.assistant {
            None => (tag("i", "as-empty", ""), say!(language, art.table.assistant_empty).to_owned()),
            Some(stored) => {
                let note = if mark.legal {
                    say!(language, art.table.assistant_may).to_owned()
                } else if stored.round == self.view.round {
                    say!(language, art.table.assistant_now).to_owned()
                } else {
                    say!(language, art.table.assistant_since, round = stored.round)
                };
                (self.stored(stored), note)
            }
        };
        let class = marked("as-slot as-assistant", mark, &[(panel.assistant.is_some(), "full")]);
        let marks =
            [tag("span", "as-picture-slot", &picture), titled(say!(language, art.table.assistant), &note)];
        let name = names::assistant(language, self.components, panel, mark);
        button(&class, Piece::Assistant(panel.seat), &name, &marks.concat(), mark.legal)
    }

    fn stack(&self, panel: &Panel) -> String {
        let language = self.language;
        let card = panel.card.map(|card| card_faces(panel.seat, card, &[])).unwrap_or_default();
        let note = say!(language, art.table.stack_note, hand = panel.hand);
        let marks = card + &titled(say!(language, art.table.stack), &note);
        button("as-slot as-stack", Piece::Stack(panel.seat), &names::stack(language, panel), &marks, false)
    }

    /// Paintings beside the wall.
    fn excess(&self, panel: &Panel) -> String {
        let paintings = panel.excess.iter().map(|id| {
            let name = names::framed_painting(self.language, self.components, *id);
            button("as-outside", Piece::Painting(*id), &name, &self.canvas(*id), false)
        });
        let paintings: String = paintings.collect();
        if paintings.is_empty() { paintings } else { tag("span", "as-slot as-excess", &paintings) }
    }

    fn tally(&self, panel: &Panel, change: Option<[i32; LINES]>) -> String {
        let language = self.language;
        // The genres of paintings are added up.
        let sums = |lines: &[i32; LINES]| {
            std::array::from_fn(|at| match at {
                0 => lines[..GENRES].iter().sum(),
                _ => lines[GENRES + at - 1],
            })
        };
        let now: [i32; LINES - GENRES + 1] = sums(&panel.lines);
        let change = change.as_ref().map(sums);
        let titles = [
            say!(language, art.table.tally),
            say!(language, art.table.decor),
            say!(language, art.table.eyeline),
            say!(language, art.table.full_wall),
            say!(language, art.table.corners),
            say!(language, art.table.excess),
        ];
        let cell = |class: &str, title: &str, value: i32, by: i32| {
            // What it becomes, as everywhere: before and after.
            let then = match by {
                0 => String::new(),
                by => {
                    tag("em", if by < 0 { "less" } else { "" }, &["→", &figure::plain(value + by)].concat())
                }
            };
            tag("span", class, &[tag("small", "", title), tag("b", "", &figure::plain(value)), then].concat())
        };
        let mut marks = String::new();
        for (at, title) in titles.into_iter().enumerate() {
            let by = change.map_or(0, |change| change[at]);
            // What is rare is told once it happens.
            if (at == 3 || at == 5) && now[at] == 0 && by == 0 {
                continue;
            }
            marks.push_str(&cell(if now[at] < 0 { "as-line less" } else { "as-line" }, title, now[at], by));
        }
        let by = change.map_or(0, |change| change.iter().sum());
        marks.push_str(&cell("as-line sum", say!(language, art.table.sum), now.iter().sum(), by));
        button("as-slot as-tally", Piece::Tally(panel.seat), &names::tally(language, panel), &marks, false)
    }

    fn drawer(&self, drawer: &Drawer) -> String {
        let language = self.language;
        let note = sentence::html(&offer_words::reward(drawer.due, drawer.several, language));
        let text = [tag("b", "", say!(language, art.table.drawer)), tag("span", "", &note)].concat();
        let mut markup = tag("span", "as-words as-drawer-words", &text);
        for part in &drawer.sizes {
            markup.push_str(&self.size(part, part.mark.chosen && drawer.upright));
        }
        if drawer.turns {
            let marks =
                [symbol("icon-restart", "icon"), tag("span", "", say!(language, art.table.turn))].concat();
            markup.push_str(&button("as-turn", Piece::Turn, say!(language, art.say.turn), &marks, false));
        }
        tag("div", "as-slot as-drawer", &markup)
    }

    fn size(&self, part: &DecorPart, upright: bool) -> String {
        let class = marked("as-decor", part.mark, &[]);
        let left = say!(self.language, art.table.supply, number = part.left);
        let marks = [self.decor(part.size, upright), tag("small", "", &left)].concat();
        button(&class, Piece::Decor(part.size), &names::decor(self.language, part), &marks, part.mark.legal)
    }

    /// What an assistant keeps.
    pub(super) fn stored(&self, stored: Stored) -> String {
        match stored.piece {
            game::Piece::Painting(id) => self.canvas(id),
            game::Piece::Decor(size) => self.decor(size, false),
        }
    }

    fn decor(&self, size: u8, upright: bool) -> String {
        in_squares(&symbols::decor(size, upright), if upright { (1, size) } else { (size, 1) }, "as-canvas")
    }
}

/// What a slot is, and a note on it.
fn titled(title: &str, note: &str) -> String {
    tag("span", "as-words", &[tag("b", "", title), tag("span", "", note)].concat())
}
