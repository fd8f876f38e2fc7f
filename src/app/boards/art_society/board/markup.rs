//! The panels around the wall as markup, put together from the scene and the words of the moment.

use super::super::art::{Tile as Canvas, UNIT};
use super::super::drawing::sprite::{CARD, GAVEL, SHIELD, badge_symbol, decor_symbol};
use super::super::drawing::{ghost, museum, wall};
use super::super::scene::{
    CardPart, Dado, DecorPart, Drawer, LINES, LotPart, Offered, Panel, Piece, PilePart, Progress, Scene, Shelf,
};
use super::super::words::{self, offer as offer_words, outcome, piece as names};
use super::{canvas_id, flags};
use crate::app::players::Player;
use crate::app::sentence;
use crate::app::words::Language;
use crate::engine::Seat;
use crate::games::art_society::{self as game, Components, GENRES, Genre, PaintingId, Phase, Stored, View};
use crate::say;

/// Everything that a part of the page is put together from.
pub struct Pen<'a> {
    pub language: Language,
    pub components: &'a Components,
    pub players: &'a [Player],
    pub view: &'a View,
    pub scene: &'a Scene,
}

/// A symbol of the page.
fn symbol(id: &str, class: &str) -> String {
    ["<svg class=\"", class, "\" aria-hidden=\"true\"><use href=\"#", id, "\"/></svg>"].concat()
}

fn tag(name: &str, class: &str, content: &str) -> String {
    ["<", name, " class=\"", class, "\">", content, "</", name, ">"].concat()
}

/// A piece that can be touched: its name is text for the ear, its marks are for the eye.
fn button(class: &str, piece: Piece, name: &str, marks: &str, drags: bool) -> String {
    let drag = if drags { "\" data-drag=\"" } else { "" };
    [
        "<button type=\"button\" class=\"",
        class,
        "\" tabindex=\"-1\" data-piece=\"",
        &piece.id(),
        drag,
        "\"><span class=\"for-ear\">",
        &sentence::escaped(name),
        "</span><span class=\"as-marks\" aria-hidden=\"true\">",
        marks,
        "</span></button>",
    ]
    .concat()
}

/// A heading with a note.
fn heading(title: &str, note: &str) -> String {
    let note = if note.is_empty() { String::new() } else { ["<small>", note, "</small>"].concat() };
    ["<h3>", title, &note, "</h3>"].concat()
}

impl Pen<'_> {
    /// A seat's name with its token.
    fn seat(&self, seat: Seat) -> String {
        self.players.get(seat.index()).map(|player| sentence::html(&player.marked())).unwrap_or_default()
    }

    fn name(&self, seat: Seat) -> &str {
        self.players.get(seat.index()).map_or("", |player| &player.name)
    }

    /// A seat's token alone.
    fn token(&self, seat: Seat) -> String {
        let shape = self.players.get(seat.index()).map_or(0, |player| usize::from(player.shape));
        let shape = ["seat-", crate::app::draw::seat::SHAPES[shape % 5]].concat();
        symbol(&shape, &["token ", &shape].concat())
    }

    /// The picture of a painting, a square to the em.
    fn canvas(&self, id: PaintingId) -> String {
        let painting = self.components.painting(id);
        let (w, h) = (painting.w.to_string(), painting.h.to_string());
        let units = |squares: u8| (f64::from(squares) * UNIT).to_string();
        let (wide, high) = (units(painting.w), units(painting.h));
        [
            "<svg class=\"as-canvas\" width=\"",
            &w,
            "em\" height=\"",
            &h,
            "em\" viewBox=\"0 0 ",
            &wide,
            " ",
            &high,
            "\" data-piece=\"",
            &canvas_id(id),
            "\"><use href=\"#",
            &Canvas::of(self.components, id).symbol_id(),
            "\" width=\"",
            &wide,
            "\" height=\"",
            &high,
            "\"/></svg>",
        ]
        .concat()
    }

    /// A genre's badge with its name.
    fn genre(&self, genre: Genre) -> String {
        [symbol(badge_symbol(genre), "as-sign"), tag("span", "as-genre", words::genre(self.language, genre))].concat()
    }

    fn plate(&self, value: &str, text: &str) -> String {
        let paddle = if value.is_empty() { String::new() } else { tag("b", "as-paddle", value) };
        tag("span", "as-plate", &[&paddle, "<span>", text, "</span>"].concat())
    }

    /// Piles, lots, and paintings that have to be put up.
    pub fn shelf(&self) -> String {
        let language = self.language;
        let mut markup = self.offered();
        match &self.scene.shelf {
            Shelf::Piles { .. } if self.scene.phase == Phase::Start => {}
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
            Shelf::Lots(lots) => {
                let round = self.scene.round.to_string();
                let title = say!(language, art.table.lots, round = round);
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
        let title = match (self.scene.phase, offered[0].piece) {
            (Phase::Start, _) => say!(language, art.table.start),
            (_, Piece::Due) => say!(language, art.table.received),
            _ => say!(language, art.table.exchange),
        };
        let row: String = offered.iter().map(|offered| self.offer(offered)).collect();
        [heading(title, ""), tag("div", "as-row", &row)].concat()
    }

    fn offer(&self, offered: &Offered) -> String {
        let class = flags(
            "as-lot",
            &[(offered.legal, "legal"), (offered.chosen, "chosen"), (offered.hinted, "hinted")],
        );
        let genre = self.components.painting(offered.painting).genre;
        let plate = self.genre(genre);
        let marks = [self.canvas(offered.painting), self.plate("", &plate)].concat();
        let name = names::offered(self.language, self.components, offered);
        button(&class, offered.piece, &name, &marks, offered.legal)
    }

    fn lot(&self, at: u8, lot: &LotPart) -> String {
        let class = flags(
            "as-lot",
            &[
                (lot.legal, "legal"),
                (lot.chosen, "chosen"),
                (lot.hinted, "hinted"),
                (lot.taker.is_some() && !lot.due, "taken"),
                (lot.due, "due"),
                (!lot.fits && lot.taker.is_none(), "misfit"),
            ],
        );
        let genre = self.components.painting(lot.painting).genre;
        let text = match lot.taker {
            Some(taker) => self.seat(taker),
            None => self.genre(genre),
        };
        let value = self.components.value(lot.painting).to_string();
        let marks = [self.canvas(lot.painting), self.plate(&value, &text)].concat();
        let taker = lot.taker.map_or("", |taker| self.name(taker));
        let name = names::lot(self.language, self.components, lot, taker);
        button(&class, Piece::Lot(at), &name, &marks, lot.legal)
    }

    fn pile(&self, pile: &PilePart) -> String {
        let class = flags(
            "as-pile",
            &[(pile.legal, "legal"), (pile.chosen > 0, "chosen"), (pile.hinted, "hinted"), (pile.left == 0 && pile.chosen == 0, "empty")],
        );
        let (w, h) = (pile.size.0.to_string(), pile.size.1.to_string());
        let back = [
            "<svg width=\"",
            &w,
            "em\" height=\"",
            &h,
            "em\" viewBox=\"0 0 ",
            &w,
            " ",
            &h,
            "\"><rect class=\"as-back\" x=\".06\" y=\".06\" width=\"",
            &w,
            "\" height=\"",
            &h,
            "\"/></svg>",
        ]
        .concat();
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

    /// The museum: the track, and what every genre is worth.
    pub fn museum(&self) -> String {
        let language = self.language;
        let scene = self.scene;
        let count = self.view.museum.len() as u8;
        let note = say!(language, art.table.museum_count, count = count);
        let track = [
            "<svg class=\"as-track\" aria-hidden=\"true\" viewBox=\"",
            &museum::view_box(self.components),
            "\">",
            &museum::track(self.components, &scene.museum),
            "</svg>",
        ]
        .concat();
        let ranks: String = scene
            .museum
            .iter()
            .enumerate()
            .map(|(at, standing)| {
                let marks = [
                    symbol(badge_symbol(standing.genre), "as-badge"),
                    tag("b", "", &["×", &standing.points.to_string()].concat()),
                    tag("span", "as-rank-name", if standing.total > 0 { words::rank(language, at) } else { "" }),
                    tag("span", "as-rank-genre", words::genre(language, standing.genre)),
                    tag("i", "", &standing.total.to_string()),
                ]
                .concat();
                let class = flags("as-rank", &[(standing.top, "top"), (standing.before.is_some(), "news")]);
                button(&class, Piece::Genre(standing.genre), &names::standing(language, standing), &marks, false)
            })
            .collect();
        [heading(say!(language, art.table.museum), &note), track, tag("div", "as-ranks", &ranks)].concat()
    }

    /// The hand of bid cards, while bids are made and it may be looked at.
    pub fn hand(&self) -> String {
        let Some(cards) = &self.scene.cards else { return String::new() };
        let language = self.language;
        let name = sentence::escaped(self.name(self.scene.own));
        let title = say!(language, art.table.hand, name = name.clone());
        let cards: String = cards.iter().map(|card| self.card(card)).collect();
        let note = say!(language, art.table.hand_secret, name = name);
        [heading(&title, &note), tag("div", "as-cards", &cards)].concat()
    }

    fn card(&self, card: &CardPart) -> String {
        let class = flags(
            "as-card",
            &[
                (card.legal, "legal"),
                (card.chosen, "chosen"),
                (card.hinted, "hinted"),
                (!card.in_hand, "used"),
            ],
        );
        let name = names::bid(self.language, card);
        button(&class, Piece::Card(card.number), &name, &card.number.to_string(), false)
    }

    /// The head of another player's panel.
    pub fn head(&self, seat: Seat) -> String {
        let Some(panel) = self.panel(seat) else { return String::new() };
        let language = self.language;
        let card = panel.card.map_or_else(String::new, |card| card_face(card, &panel.ties));
        let points = tag("b", "as-points", &words::number(panel.points));
        let name = sentence::escaped(self.name(seat));
        let mut facts = vec![
            [&symbol(CARD, "as-sign"), panel.hand.to_string().as_str()].concat(),
            [&symbol(SHIELD, "as-sign"), panel.shields.to_string().as_str()].concat(),
        ];
        if panel.auctioneer {
            facts.insert(0, symbol(GAVEL, "as-sign"));
        }
        if panel.excess > 0 {
            let lost = i32::from(panel.excess) * self.components.excess_penalty;
            facts.push(tag("em", "", &words::number(lost)));
        }
        if let Some(stored) = panel.assistant {
            let id = Piece::Assistant(seat).id();
            facts.push(["<span class=\"as-kept\" data-piece=\"", &id, "\">", &self.stored(stored), "</span>"].concat());
        }
        let facts: String = facts.iter().map(|fact| tag("span", "as-fact", fact)).collect();
        let progress = names::progress(language, panel);
        let class = match panel.progress {
            Progress::Now => "as-progress now",
            Progress::Done => "as-progress done",
            _ => "as-progress",
        };
        [
            tag("span", "as-who", &[self.token(seat), tag("b", "as-name", &name), card, points].concat()),
            tag("span", class, &progress),
            tag("span", "as-facts", &facts),
        ]
        .concat()
    }

    fn panel(&self, seat: Seat) -> Option<&Panel> {
        self.scene.panels.get(seat.index())
    }

    /// What another player's panel is called.
    pub fn panel_name(&self, seat: Seat) -> String {
        self.panel(seat).map(|panel| names::panel(self.language, panel, self.name(seat))).unwrap_or_default()
    }

    pub fn panel_class(&self, seat: Seat) -> String {
        let is = |test: fn(&Panel) -> bool| self.panel(seat).is_some_and(test);
        flags("as-other", &[(is(|panel| panel.to_move), "to-move"), (is(|panel| panel.opened), "opened")])
    }

    /// Another player's wall in small.
    pub fn small(&self, seat: Seat) -> String {
        self.panel(seat).map(|panel| wall::small(self.components, &panel.hanging)).unwrap_or_default()
    }

    /// What hangs on the large wall.
    pub fn hanging(&self) -> String {
        let name = |piece| names::hung(self.language, self.components, self.scene, piece);
        wall::hanging(self.components, &self.scene.hanging, name)
    }

    /// The squares of the large wall.
    pub fn squares(&self) -> String {
        let name = |spot, lit| names::square(self.language, self.components, spot, lit);
        wall::squares(&self.scene.squares, name)
    }

    /// The tile over the large wall.
    pub fn ghost(&self) -> String {
        let Some(over) = &self.scene.ghost else { return String::new() };
        let tile = match over.piece {
            game::Piece::Painting(id) => words::painting_in_words(self.language, self.components, id),
            game::Piece::Decor(size) => words::shields_in_words(self.language, size),
        };
        ghost::ghost(self.components, over, &tile)
    }

    /// What the tile over the wall would bring, beside it.
    pub fn tip(&self) -> String {
        let Some(over) = &self.scene.ghost else { return String::new() };
        let clauses = outcome::clauses(over, self.components, self.view, self.language);
        let lines = clauses.iter().map(|clause| {
            let note = if clause.note.is_empty() { String::new() } else { tag("span", "", &clause.note) };
            let text = tag("span", "as-line-words", &[&tag("b", "", &clause.strong), note.as_str()].concat());
            let class = if clause.bad { "bad" } else { "" };
            tag("p", class, &[symbol(clause.symbol, "as-sign"), text].concat())
        });
        lines.collect()
    }

    /// The plate on the cornice: whose wall it is.
    pub fn nameplate(&self) -> String {
        let seat = self.scene.hanging.seat;
        [self.token(seat), tag("b", "", &sentence::escaped(self.name(seat)))].concat()
    }

    /// What is below the large wall: assistant, bids, points; or the decor to choose from.
    pub fn dado(&self) -> String {
        let dado = &self.scene.dado;
        let assistant = self.assistant(dado);
        match &dado.drawer {
            Some(drawer) => [assistant, self.drawer(drawer)].concat(),
            None => [assistant, self.stack(dado), self.excess(dado), self.tally(dado)].concat(),
        }
    }

    fn stored(&self, stored: Stored) -> String {
        match stored.piece {
            game::Piece::Painting(id) => self.canvas(id),
            game::Piece::Decor(size) => self.decor(size, false),
        }
    }

    fn decor(&self, size: u8, upright: bool) -> String {
        let long = size.to_string();
        let (w, h) = if upright { ("1", long.as_str()) } else { (long.as_str(), "1") };
        [
            "<svg class=\"as-canvas\" width=\"",
            w,
            "em\" height=\"",
            h,
            "em\" aria-hidden=\"true\"><use href=\"#",
            &decor_symbol(size, upright),
            "\"/></svg>",
        ]
        .concat()
    }

    fn assistant(&self, dado: &Dado) -> String {
        let language = self.language;
        let (picture, note) = match dado.assistant {
            None => (tag("i", "as-empty", ""), say!(language, art.table.assistant_empty).to_owned()),
            Some(stored) => {
                let note = if dado.release {
                    say!(language, art.table.assistant_may).to_owned()
                } else if stored.round == self.scene.round {
                    say!(language, art.table.assistant_now).to_owned()
                } else {
                    say!(language, art.table.assistant_since, round = stored.round.to_string())
                };
                (self.stored(stored), note)
            }
        };
        let class = flags(
            "as-slot as-assistant",
            &[(dado.release, "legal"), (dado.releasing, "chosen"), (dado.hinted, "hinted")],
        );
        let text = [tag("b", "", say!(language, art.table.assistant)), tag("span", "", &note)].concat();
        let marks = [tag("span", "as-picture-slot", &picture), tag("span", "as-words", &text)].concat();
        let name = names::assistant(language, self.components, dado);
        button(&class, Piece::Assistant(dado.seat), &name, &marks, dado.release)
    }

    fn stack(&self, dado: &Dado) -> String {
        let language = self.language;
        let card = dado.card.map_or_else(String::new, |card| card_face(card, &[]));
        let note = say!(language, art.table.stack_note, hand = dado.hand.to_string());
        let text = [tag("b", "", say!(language, art.table.stack)), tag("span", "", &note)].concat();
        let marks = [card, tag("span", "as-words", &text)].concat();
        button("as-slot as-stack", Piece::Stack(dado.seat), &names::stack(language, dado), &marks, false)
    }

    /// Paintings beside the wall.
    fn excess(&self, dado: &Dado) -> String {
        let paintings = dado.excess.iter().map(|id| {
            let name = names::framed_painting(self.language, self.components, *id);
            button("as-outside", Piece::Painting(*id), &name, &self.canvas(*id), false)
        });
        let paintings: String = paintings.collect();
        if paintings.is_empty() { paintings } else { tag("span", "as-slot as-excess", &paintings) }
    }

    fn tally(&self, dado: &Dado) -> String {
        let language = self.language;
        let sums = |lines: &[i32; LINES]| {
            let paintings = lines[..GENRES].iter().sum::<i32>();
            [paintings, lines[GENRES], lines[GENRES + 1], lines[GENRES + 2], lines[GENRES + 3], lines[GENRES + 4]]
        };
        let now = sums(&dado.lines);
        let change = dado.change.as_ref().map(sums);
        let titles = [
            say!(language, art.table.tally),
            say!(language, art.table.decor),
            say!(language, art.table.eyeline),
            say!(language, art.table.full_wall),
            say!(language, art.table.corners),
            say!(language, art.table.excess),
        ];
        let cell = |class: &str, title: &str, value: i32, by: i32| {
            let by = if by == 0 { String::new() } else { tag("em", "", &words::signed(by)) };
            tag("span", class, &[tag("small", "", title), tag("b", "", &words::number(value)), by].concat())
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
        button("as-slot as-tally", Piece::Tally(dado.seat), &names::tally(language, dado), &marks, false)
    }

    fn drawer(&self, drawer: &Drawer) -> String {
        let language = self.language;
        let note = sentence::html(&offer_words::reward(drawer.due, drawer.several, language));
        let text = [tag("b", "", say!(language, art.table.drawer)), tag("span", "", &note)].concat();
        let mut markup = tag("span", "as-words as-drawer-words", &text);
        for part in &drawer.sizes {
            markup.push_str(&self.size(part, part.chosen && drawer.upright));
        }
        if drawer.turns {
            let marks = [symbol("icon-restart", "icon"), tag("span", "", say!(language, art.table.turn))].concat();
            markup.push_str(&button("as-turn", Piece::Turn, say!(language, art.say.turn), &marks, false));
        }
        tag("div", "as-slot as-drawer", &markup)
    }

    fn size(&self, part: &DecorPart, upright: bool) -> String {
        let class = flags(
            "as-decor",
            &[(part.legal, "legal"), (part.chosen, "chosen"), (part.hinted, "hinted")],
        );
        let left = say!(self.language, art.table.supply, number = part.left.to_string());
        let marks = [self.decor(part.size, upright), tag("small", "", &left)].concat();
        button(&class, Piece::Decor(part.size), &names::decor(self.language, part), &marks, part.legal)
    }
}

/// The newest card of a stack, and those below it that a tie showed.
fn card_face(card: u8, ties: &[u8]) -> String {
    let below: String = ties.iter().map(|card| tag("i", "as-face tie", &card.to_string())).collect();
    [tag("i", "as-face", &card.to_string()), below].concat()
}
