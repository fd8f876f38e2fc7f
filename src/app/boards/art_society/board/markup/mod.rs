//! The panels around the wall as markup, put together from the scene and the words of the moment.

mod dado;
mod players;
mod shelf;

use super::super::art::table::sprite::badge_symbol;
use super::super::art::table::{ghost, museum, wall};
use super::super::art::{self, Tile as Canvas, UNIT};
use super::super::scene::{CardPart, Piece, Standing};
use super::super::symbols;
use super::super::words::{self, outcome, piece as names};
use super::Pen;
use crate::app::boards::kit::markup::{drawing, element as tag, flags, in_squares, marked, place, symbol};
use crate::app::draw::seat;
use crate::app::sentence;
use crate::engine::Seat;
use crate::games::art_society::PaintingId;
use crate::say;

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

/// The frame of a painting of so many squares.
fn format_box(w: u8, h: u8) -> String {
    let [wide, high] = [w, h].map(|squares| (f64::from(squares) * UNIT).to_string());
    ["0 0", &wide, &high].join(" ")
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
        let shape = seat::symbol(self.shape(seat).into());
        symbol(&shape, &["token ", &shape].concat())
    }

    /// The picture of a painting that lies out; when it is new there, its back turns away first, after so many others.
    fn turned_up(&self, id: PaintingId, place: usize) -> String {
        let canvas = self.canvas(id);
        let painting = self.components.painting(id);
        let view_box = format_box(painting.w, painting.h);
        let back = art::back(painting.w, painting.h, painting.value);
        let back =
            ["<svg class=\"as-back-side\" data-back viewBox=\"", &view_box, "\">", &back, "</svg>"].concat();
        let (id, place) = (["turned-", &id.to_string()].concat(), place.to_string());
        let begin =
            ["<span class=\"as-turned\" data-piece=\"", &id, "\" data-turns=\"", &place, "\">"].concat();
        [begin, canvas, back, "</span>".to_owned()].concat()
    }

    /// The picture of a painting, a square to the em.
    fn canvas(&self, id: PaintingId) -> String {
        let painting = self.components.painting(id);
        let (w, h) = (painting.w.to_string(), painting.h.to_string());
        let size = ["width=\"", &w, "em\" height=\"", &h, "em\" viewBox=\""].concat();
        let piece = ["\" data-face data-piece=\"", &Piece::Canvas(id).id(), "\"><use href=\"#"].concat();
        let [wide, high] = [painting.w, painting.h].map(|squares| (f64::from(squares) * UNIT).to_string());
        let symbol = Canvas::of(self.components, id).symbol_id();
        let shown = [&symbol, "\" width=\"", &wide, "\" height=\"", &high, "\"/></svg>"].concat();
        let view_box = format_box(painting.w, painting.h);
        ["<svg class=\"as-canvas\" ", &size, &view_box, &piece, &shown].concat()
    }

    /// What is left of the decor; for the ear it is told where decor is chosen.
    fn supply(&self) -> String {
        let size = |(size, left): (u8, &u8)| {
            let sign = symbol(&symbols::decor(size, false), &["as-size of-", &size.to_string()].concat());
            place(Piece::Supply(size), "as-left", &(sign + &left.to_string()))
        };
        let sizes: String = (1..).zip(&self.view.decor).map(size).collect();
        ["<span class=\"as-supply\" aria-hidden=\"true\">", &sizes, "</span>"].concat()
    }

    /// The museum: the track, and what every genre is worth.
    pub fn museum(&self) -> String {
        let language = self.language;
        let scene = self.scene;
        let count = self.view.museum.len() as u8;
        let note = [say!(language, art.table.museum_count, count), self.supply()].concat();
        let track = museum::track(self.components, &scene.museum);
        let track = drawing(&museum::view_box(self.components), &track, "as-track");
        let ranks = scene.museum.iter().enumerate().map(|(at, standing)| self.rank(at, standing));
        let ranks = tag("div", "as-ranks", &ranks.collect::<String>());
        [heading(say!(language, art.table.museum), &note), track, ranks].concat()
    }

    fn rank(&self, at: usize, standing: &Standing) -> String {
        let language = self.language;
        let [product, points] = names::worth(standing);
        let rank = if standing.total > 0 { words::rank(language, at) } else { "" };
        let marks = [
            symbol(badge_symbol(standing.genre), "as-badge"),
            tag("b", "", &["×", &standing.points.to_string()].concat()),
            tag("span", "as-rank-name", rank),
            tag("span", "as-rank-genre", words::genre(language, standing.genre)),
            tag("i", "", &standing.total.to_string()),
            tag("span", "as-rank-own", &[tag("span", "", &product), points].concat()),
        ]
        .concat();
        let class = flags("as-rank", &[(standing.top, "top"), (standing.before.is_some(), "news")]);
        let name = names::standing(language, standing);
        button(&class, Piece::Genre(standing.genre), &name, &marks, false)
    }

    /// The hand of bid cards, while bids are made and it may be looked at.
    pub fn hand(&self) -> String {
        let Some(cards) = &self.scene.cards else { return String::new() };
        let language = self.language;
        let name = sentence::escaped(self.name(self.scene.own));
        let title = say!(language, art.table.hand, name);
        let cards: String = cards.iter().map(|card| self.card(card)).collect();
        let note = say!(language, art.table.hand_secret, name);
        [heading(&title, &note), tag("div", "as-cards", &cards)].concat()
    }

    fn card(&self, card: &CardPart) -> String {
        let class = marked("as-card", card.mark, &[(!card.in_hand, "used")]);
        let name = names::bid(self.language, card);
        button(&class, Piece::Card(card.number), &name, &card.number.to_string(), false)
    }

    /// What hangs on the large wall.
    pub fn hanging(&self) -> String {
        let name = |piece| names::hung(self.language, self.components, self.scene, piece);
        wall::hanging(self.components, &self.scene.large().hanging, name)
    }

    /// The squares of the large wall.
    pub fn squares(&self) -> String {
        let name = |spot, lit| names::square(self.language, self.components, spot, lit);
        wall::squares(self.components, &self.scene.squares, name)
    }

    /// The tile over the large wall.
    pub fn ghost(&self) -> String {
        let Some(over) = &self.scene.ghost else { return String::new() };
        let tile = sentence::plain(&words::tile(self.language, self.components, over.piece));
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
        let seat = self.scene.shown;
        [self.token(seat), tag("b", "", &sentence::escaped(self.name(seat)))].concat()
    }
}

/// The newest card of a stack, and those below it that a tie showed. They turn over when they are revealed.
fn card_faces(seat: Seat, card: u8, ties: &[u8]) -> String {
    let face = |place: usize, class: &str, card: u8| {
        let (id, card) = (["bid-", &seat.0.to_string(), "-"].concat(), card.to_string());
        let begin = ["<span class=\"as-bid\" data-piece=\"", &id, &card, "\" data-turns=\""].concat();
        let face = ["\"><i class=\"", class, "\" data-face>", &card].concat();
        [&begin, &place.to_string(), &face, "</i><i class=\"as-bid-back\" data-back></i></span>"].concat()
    };
    let below = (1..).zip(ties).map(|(depth, card)| face(depth, "as-face tie", *card));
    std::iter::once(face(0, "as-face", card)).chain(below).collect()
}
