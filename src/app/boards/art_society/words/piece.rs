//! What each piece is called for the ear, and what it is and does.

use super::super::scene::{
    CardPart, Dado, DecorPart, LotPart, Offered, Panel, Piece, PilePart, Progress, Scene, Standing,
};
use super::{
    badge, frame, genre, painting, painting_in_words, score, shields, shields_in_words, size, tile_in_words,
};
use crate::app::boards::kit::phrase::{called, capital, join};
use crate::app::boards::pen::Pen;
use crate::app::words::Language;
use crate::engine::Seat;
use crate::games::art_society::wall::Size;
use crate::games::art_society::{
    ArtSociety, Components, PaintingId, ShapeId, Spot, Stored, View, genre_points,
};
use crate::say;

fn framed(language: Language, components: &Components, id: PaintingId) -> &'static str {
    frame(language, components.painting(id).frame)
}

/// A lot; `taker` is who took it.
pub fn lot(language: Language, components: &Components, lot: &LotPart, taker: &str) -> String {
    let name = say!(
        language,
        art.say.lot,
        value = components.value(lot.painting).to_string(),
        painting = painting_in_words(language, components, lot.painting),
        frame = framed(language, components, lot.painting)
    );
    let taken = lot.taker.map(|_| say!(language, art.say.taken_by, name = taker.to_owned()));
    called(language, name)
        .on(taken.is_none() && !lot.fits, say!(language, art.say.no_room))
        .and(taken.unwrap_or_default())
        .marked(lot.mark)
}

/// The numbers on the backs of a pile.
pub fn values((lowest, highest): (u8, u8)) -> String {
    if lowest == highest {
        lowest.to_string()
    } else {
        [&lowest.to_string(), "–", &highest.to_string()].concat()
    }
}

/// A pile.
pub fn pile(language: Language, pile: &PilePart) -> String {
    let name = say!(
        language,
        art.say.pile,
        size = size(pile.size.0, pile.size.1),
        value = values(pile.values),
        number = pile.left.to_string()
    );
    let times = || say!(language, art.say.times, number = pile.chosen.to_string());
    called(language, name)
        .on(pile.chosen == 1, say!(language, boards.chosen))
        .and(if pile.chosen > 1 { times() } else { String::new() })
        .hinted(pile.mark.hinted)
}

/// A bid card of the hand.
pub fn bid(language: Language, part: &CardPart) -> String {
    called(language, say!(language, art.say.card, number = part.number.to_string()))
        .on(!part.in_hand, say!(language, art.say.used))
        .marked(part.mark)
}

/// A square of the large wall.
pub fn square(language: Language, components: &Components, spot: Spot, lit: bool) -> String {
    let name = say!(language, art.say.square, x = (spot.x + 1).to_string(), y = (spot.y + 1).to_string());
    called(language, name)
        .on(lit, say!(language, art.say.lit))
        .on(components.stars.has(spot), say!(language, art.say.star))
        .on(components.eyeline.has(spot), say!(language, art.say.eyeline))
        .on(components.extent.corners().contains(&spot), say!(language, art.say.corner))
        .finish()
}

/// A tile on the large wall.
pub fn hung(language: Language, components: &Components, scene: &Scene, piece: Piece) -> String {
    let at = |spot: Spot| [spot.x + 1, spot.y + 1].map(|at| at.to_string());
    match piece {
        Piece::Painting(id) => {
            let picture = scene.hanging.pictures.iter().find(|picture| picture.painting == id);
            let Some(picture) = picture else { return String::new() };
            let [x, y] = at(picture.area.spot);
            let name = say!(
                language,
                art.say.on_wall,
                painting = painting_in_words(language, components, id),
                frame = framed(language, components, id),
                x = x,
                y = y
            );
            called(language, name)
                .on(picture.void, say!(language, art.say.void))
                .on(picture.news, say!(language, art.say.fresh))
                .on(picture.fresh, say!(language, art.say.movable))
                .finish()
        }
        Piece::Plaque(_, spot) => {
            let plaque = scene.hanging.plaques.iter().find(|plaque| plaque.laid.spot == spot);
            let [x, y] = at(spot);
            let tile = plaque.map(|plaque| shields_in_words(language, plaque.laid.size)).unwrap_or_default();
            say!(language, art.say.decor_at, tile = tile, x = x, y = y)
        }
        _ => String::new(),
    }
}

/// A size of decor.
pub fn decor(language: Language, part: &DecorPart) -> String {
    let tile = shields_in_words(language, part.size);
    let name = say!(language, art.say.decor, tile = tile, number = part.left.to_string());
    called(language, name).marked(part.mark)
}

/// An assistant; the round it has kept its tile since.
pub fn assistant(language: Language, components: &Components, dado: &Dado) -> String {
    let name = match dado.assistant {
        None => say!(language, art.say.assistant_empty).to_owned(),
        Some(Stored { piece, round }) => {
            let tile = tile_in_words(language, components, piece);
            let since = say!(language, art.table.assistant_since, round = round.to_string());
            join(language, [say!(language, art.say.assistant, tile = tile), since])
        }
    };
    called(language, name).on(dado.mark.legal, say!(language, art.table.assistant_may)).marked(dado.mark)
}

/// A genre in the museum.
pub fn standing(language: Language, standing: &Standing) -> String {
    say!(
        language,
        art.say.genre,
        genre = genre(language, standing.genre),
        points = standing.points.to_string(),
        total = standing.total.to_string(),
        heap = standing.heap.to_string(),
        own = standing.sound.to_string()
    )
}

/// What a genre makes of the wall that is shown large: paintings that score times points each, and the points.
pub fn worth(standing: &Standing) -> [String; 2] {
    let (count, points) = (u32::from(standing.sound), u32::from(standing.points));
    [[&count.to_string(), "×", &points.to_string()].concat(), ["→", &(count * points).to_string()].concat()]
}

/// A painting with its frame.
pub fn framed_painting(language: Language, components: &Components, id: PaintingId) -> String {
    say!(
        language,
        art.say.offered,
        painting = painting_in_words(language, components, id),
        frame = framed(language, components, id)
    )
}

/// A painting to put up that is no lot.
pub fn offered(language: Language, components: &Components, offered: &Offered) -> String {
    called(language, framed_painting(language, components, offered.painting)).marked(offered.mark)
}

/// A stack of bids.
pub fn stack(language: Language, dado: &Dado) -> String {
    let card = dado.card.map_or_else(String::new, |card| card.to_string());
    say!(language, art.say.stack, card = card, hand = dado.hand.to_string())
}

/// The points of a wall.
pub fn tally(language: Language, dado: &Dado) -> String {
    say!(language, art.say.tally, points = score(language, dado.lines.iter().sum()))
}

/// How far a player is with the step that everybody takes in turn.
pub fn progress(language: Language, panel: &Panel) -> String {
    let step = match (panel.place, panel.progress) {
        (_, Progress::None) => "",
        (None, Progress::Done) => say!(language, art.table.bid_made),
        (None, Progress::Now) => say!(language, art.table.bid_next),
        (None, Progress::Waits) => say!(language, art.table.bid_waits),
        (Some(_), Progress::Done) => say!(language, art.table.hung),
        (Some(_), Progress::Now) => say!(language, art.table.hanging),
        (Some(place), Progress::Waits) => {
            return say!(language, art.table.place, place = place.to_string());
        }
    };
    step.to_owned()
}

/// Another player.
pub fn panel(language: Language, panel: &Panel, name: &str) -> String {
    let words = say!(
        language,
        art.say.seat,
        name = name.to_owned(),
        points = score(language, panel.points),
        paintings = say!(language, art.say.paintings, count = panel.hanging.pictures.len()),
        tile = shields_in_words(language, panel.shields),
        card = panel.card.map_or_else(String::new, |card| card.to_string())
    );
    join(language, [words, progress(language, panel)])
}

/// What a piece is and does.
pub fn about(pen: &Pen<'_, ArtSociety>, piece: Piece) -> String {
    let Pen { language, components, view, scene, .. } = *pen;
    let about_painting =
        |id: PaintingId| (capital(painting(language, components, id)), framed(language, components, id));
    match piece {
        Piece::Lot(at) => {
            let Some(lot) = view.lots.get(usize::from(at)) else { return String::new() };
            let (named, frame) = about_painting(lot.painting);
            let value = components.value(lot.painting).to_string();
            say!(language, art.about.lot, painting = named, frame = frame, value = value)
        }
        Piece::Pile(shape) => about_pile(language, components, scene, shape),
        Piece::Card(number) => {
            let held = scene
                .cards
                .as_ref()
                .is_none_or(|cards| cards.iter().any(|part| part.number == number && part.in_hand));
            if held {
                say!(language, art.about.card).to_owned()
            } else {
                say!(language, art.about.used, number = number.to_string())
            }
        }
        Piece::Due => {
            let due = scene.offered.iter().find(|offered| offered.piece == Piece::Due);
            let Some(due) = due else { return String::new() };
            let (named, frame) = about_painting(due.painting);
            say!(language, art.about.due, painting = named, frame = frame)
        }
        Piece::Square(spot) => about_square(language, components, spot),
        Piece::Painting(id) | Piece::Canvas(id) => {
            let hung = scene.panels.iter().flat_map(|panel| &panel.hanging.pictures);
            let void = hung.clone().any(|picture| picture.painting == id && picture.void);
            let (named, frame) = about_painting(id);
            if void {
                return say!(language, art.about.void, painting = named, frame = frame);
            }
            let points = genre_points(components, &view.markers)[components.painting(id).genre.index()];
            say!(language, art.about.painting, painting = named, frame = frame, points = points.to_string())
        }
        Piece::Plaque(seat, spot) => about_plaque(language, scene, seat, spot),
        Piece::Ghost => say!(language, art.about.ghost).to_owned(),
        Piece::Decor(size) | Piece::Supply(size) => {
            say!(language, art.about.decor, tile = shields(language, size))
        }
        Piece::Turn => say!(language, art.about.turn).to_owned(),
        Piece::Assistant(_) => say!(language, art.about.assistant).to_owned(),
        Piece::Museum(id) => {
            let (named, frame) = about_painting(id);
            say!(language, art.about.museum, painting = named, frame = frame)
        }
        Piece::Genre(kind) => {
            let Some(it) = scene.museum.iter().find(|standing| standing.genre == kind) else {
                return String::new();
            };
            let name = [&badge(language, kind), " ", &capital(genre(language, kind).to_owned())].concat();
            let (total, points) = (it.total.to_string(), it.points.to_string());
            let about = say!(language, art.about.genre, genre = name, total = total, points = points);
            let heap = view.museum.iter().map(|id| components.painting(*id)).filter(|it| it.genre == kind);
            let heap = join(language, heap.map(|it| size(it.w, it.h)));
            if heap.is_empty() {
                return about;
            }
            // What lies in the museum may be exchanged for, so its sizes matter.
            [about, " ".to_owned(), say!(language, art.about.heap, sizes = heap)].concat()
        }
        Piece::Stack(seat) => about_stack(language, view, seat),
        Piece::Tally(_) => say!(language, art.about.tally).to_owned(),
        Piece::Seat(seat) => say!(language, boards.about_seat, name = pen.name(seat)),
    }
}

fn about_pile(language: Language, components: &Components, scene: &Scene, shape: ShapeId) -> String {
    let super::super::scene::Shelf::Piles { piles, .. } = &scene.shelf else { return String::new() };
    let Some(pile) = piles.iter().find(|pile| pile.shape == shape) else { return String::new() };
    let it = components.shape(shape);
    let number = pile.left.to_string();
    say!(language, art.about.pile, size = size(it.w, it.h), number = number, value = values(pile.values))
}

/// What the stack is, and the cards of it that may be looked at.
fn about_stack(language: Language, view: &View, seat: Seat) -> String {
    let stack = view.players.get(seat.index()).map(|player| player.stack.as_slice()).unwrap_or_default();
    let cards = join(language, stack.iter().rev().flatten().map(u8::to_string));
    [say!(language, art.about.stack), " ", &say!(language, art.about.stack_open, cards = cards)].concat()
}

fn about_square(language: Language, components: &Components, spot: Spot) -> String {
    let mut parts = vec![say!(language, art.about.square).to_owned()];
    if components.extent.corners().contains(&spot) {
        let points = components.corner_penalty.unsigned_abs().to_string();
        parts.push(say!(language, art.about.corner, points = points));
    }
    if components.stars.has(spot) {
        parts.push(say!(language, art.about.star).to_owned());
    }
    if components.eyeline.has(spot) {
        let points = components.eyeline_bonus.to_string();
        parts.push(say!(language, art.about.eyeline, points = points));
    }
    parts.join(" ")
}

fn about_plaque(language: Language, scene: &Scene, seat: Seat, spot: Spot) -> String {
    let panel = scene.panel(seat);
    let plaque = panel.and_then(|panel| panel.hanging.plaques.iter().find(|plaque| plaque.laid.spot == spot));
    let size: Size = plaque.map_or(1, |plaque| plaque.laid.size);
    say!(language, art.about.plaque, tile = shields(language, size))
}
