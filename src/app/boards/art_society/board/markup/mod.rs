//! The panels around the wall as markup, put together from the scene and the words of the moment.

mod dado;
mod players;
mod shelf;

use super::super::art::{self, Tile as Canvas, UNIT};
use super::super::drawing::sprite::{badge_symbol, decor_symbol};
use super::super::drawing::{ghost, museum, wall};
use super::super::scene::{CardPart, Piece};
use super::super::words::{self, outcome, piece as names};
use super::{Pen, flags};
use crate::app::sentence;
use crate::engine::Seat;
use crate::games::art_society::{self as game, PaintingId};
use crate::say;

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

    /// A seat's token alone.
    fn token(&self, seat: Seat) -> String {
        let shape = self.players.get(seat.index()).map_or(0, |player| usize::from(player.shape));
        let shape = ["seat-", crate::app::draw::seat::SHAPES[shape % 5]].concat();
        symbol(&shape, &["token ", &shape].concat())
    }

    /// The picture of a painting that lies out; when it is new there, its back turns away first, after so many others.
    fn turned_up(&self, id: PaintingId, place: usize) -> String {
        let painting = self.components.painting(id);
        let (wide, high) = (f64::from(painting.w) * UNIT, f64::from(painting.h) * UNIT);
        let back = art::back(painting.w, painting.h, painting.value);
        [
            "<span class=\"as-turned\" data-piece=\"turned-",
            &id.to_string(),
            "\" data-turns=\"",
            &place.to_string(),
            "\">",
            &self.canvas(id),
            "<svg class=\"as-back-side\" data-back viewBox=\"0 0 ",
            &wide.to_string(),
            " ",
            &high.to_string(),
            "\">",
            &back,
            "</svg></span>",
        ]
        .concat()
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
            "\" data-face data-piece=\"",
            &Piece::Canvas(id).id(),
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

    /// What is left of the decor; for the ear it is told where decor is chosen.
    fn supply(&self) -> String {
        let sizes = (1..).zip(&self.view.decor);
        let sizes: String = sizes
            .map(|(size, left)| {
                let class = ["as-size of-", &size.to_string()].concat();
                let sign = symbol(&decor_symbol(size, false), &class);
                let id = Piece::Supply(size).id();
                let left = left.to_string();
                ["<span class=\"as-left\" data-piece=\"", &id, "\">", &sign, &left, "</span>"].concat()
            })
            .collect();
        ["<span class=\"as-supply\" aria-hidden=\"true\">", &sizes, "</span>"].concat()
    }

    /// The museum: the track, and what every genre is worth.
    pub fn museum(&self) -> String {
        let language = self.language;
        let scene = self.scene;
        let count = self.view.museum.len() as u8;
        let note = [say!(language, art.table.museum_count, count = count), self.supply()].concat();
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
                let [product, points] = names::worth(standing);
                let marks = [
                    symbol(badge_symbol(standing.genre), "as-badge"),
                    tag("b", "", &["×", &standing.points.to_string()].concat()),
                    tag(
                        "span",
                        "as-rank-name",
                        if standing.total > 0 { words::rank(language, at) } else { "" },
                    ),
                    tag("span", "as-rank-genre", words::genre(language, standing.genre)),
                    tag("i", "", &standing.total.to_string()),
                    tag("span", "as-rank-own", &[tag("span", "", &product), points].concat()),
                ]
                .concat();
                let class = flags("as-rank", &[(standing.top, "top"), (standing.before.is_some(), "news")]);
                button(
                    &class,
                    Piece::Genre(standing.genre),
                    &names::standing(language, standing),
                    &marks,
                    false,
                )
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

    /// What hangs on the large wall.
    pub fn hanging(&self) -> String {
        let name = |piece| names::hung(self.language, self.components, self.scene, piece);
        wall::hanging(self.components, &self.scene.hanging, name)
    }

    /// The squares of the large wall.
    pub fn squares(&self) -> String {
        let name = |spot, lit| names::square(self.language, self.components, spot, lit);
        wall::squares(self.components, &self.scene.squares, name)
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
}

/// The newest card of a stack, and those below it that a tie showed. They turn over when they are revealed.
fn card_faces(seat: Seat, card: u8, ties: &[u8]) -> String {
    let face = |place: usize, class: &str, card: u8| {
        let card = card.to_string();
        [
            "<span class=\"as-bid\" data-piece=\"bid-",
            &seat.0.to_string(),
            "-",
            &card,
            "\" data-turns=\"",
            &place.to_string(),
            "\"><i class=\"",
            class,
            "\" data-face>",
            &card,
            "</i><i class=\"as-bid-back\" data-back></i></span>",
        ]
        .concat()
    };
    let below = (1..).zip(ties).map(|(depth, card)| face(depth, "as-face tie", *card));
    std::iter::once(face(0, "as-face", card)).chain(below).collect()
}
