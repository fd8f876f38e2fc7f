//! What each piece is called for the ear, and what it is and does.

use super::super::scene::{
    CardPart, DecorPart, LotPart, Offered, Panel, Piece, PilePart, Progress, Scene, Shelf, Standing,
};
use super::{badge, frame, genre, painting, points, score, shields, size, tile};
use crate::app::boards::kit::phrase::{called, capital, join};
use crate::app::boards::pen::Pen;
use crate::app::boards::staged::Mark;
use crate::app::sentence::plain;
use crate::app::words::{Language, sentences};
use crate::games::art_society::{ArtSociety, Components, PaintingId, Spot, Stored};
use crate::say;

/// A painting in words alone, and its frame.
fn named(language: Language, components: &Components, id: PaintingId) -> (String, &'static str) {
    (plain(&painting(language, components, id)), frame(language, components.painting(id).frame))
}

/// A lot; `taker` is who took it.
pub fn lot(language: Language, components: &Components, lot: &LotPart, taker: &str) -> String {
    let (painting, frame) = named(language, components, lot.painting);
    let name = say!(language, art.say.lot, value = components.value(lot.painting), painting, frame);
    let taken = lot.taker.map(|_| say!(language, art.say.taken_by, name = taker));
    called(language, name)
        .on(taken.is_none() && !lot.fits && !lot.gone, say!(language, art.say.no_room))
        .on(lot.gone, say!(language, art.table.museum))
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
    let (size, value) = (size(pile.size.0, pile.size.1), values(pile.values));
    let name = say!(language, art.say.pile, size, value, number = pile.left);
    let times = || say!(language, art.say.times, number = pile.chosen);
    called(language, name)
        .on(pile.chosen == 1, say!(language, boards.chosen))
        .and(if pile.chosen > 1 { times() } else { String::new() })
        .hinted(pile.mark.hinted)
}

/// A bid card of the hand.
pub fn bid(language: Language, part: &CardPart) -> String {
    called(language, say!(language, art.say.card, number = part.number))
        .on(!part.in_hand, say!(language, art.say.used))
        .marked(part.mark)
}

/// A square of the large wall.
pub fn square(language: Language, components: &Components, spot: Spot, lit: bool) -> String {
    let name = say!(language, art.say.square, x = spot.x + 1, y = spot.y + 1);
    called(language, name)
        .on(lit, say!(language, art.say.lit))
        .on(components.stars.has(spot), say!(language, art.say.star))
        .on(components.eyeline.has(spot), say!(language, art.say.eyeline))
        .on(components.extent.corners().contains(&spot), say!(language, art.say.corner))
        .finish()
}

/// A tile on the large wall.
pub fn hung(language: Language, components: &Components, scene: &Scene, piece: Piece) -> String {
    match piece {
        Piece::Painting(id) => {
            let picture = scene.large().hanging.pictures.iter().find(|picture| picture.painting == id);
            let Some(picture) = picture else { return String::new() };
            let (painting, frame) = named(language, components, id);
            let Spot { x, y } = picture.area.spot;
            let name = say!(language, art.say.on_wall, painting, frame, x = x + 1, y = y + 1);
            let matches = || say!(language, art.say.touches, count = picture.matches, frame);
            called(language, name)
                .and(if picture.matches > 0 { matches() } else { String::new() })
                .on(picture.void, say!(language, art.say.void))
                .on(picture.news, say!(language, art.say.fresh))
                .on(picture.fresh, say!(language, art.say.movable))
                .finish()
        }
        Piece::Plaque(_, spot) => {
            let plaque = scene.large().hanging.plaques.iter().find(|plaque| plaque.laid.spot == spot);
            let tile = plaque.map(|plaque| plain(&shields(language, plaque.laid.size))).unwrap_or_default();
            say!(language, art.say.decor_at, tile, x = spot.x + 1, y = spot.y + 1)
        }
        _ => String::new(),
    }
}

/// A size of decor.
pub fn decor(language: Language, part: &DecorPart) -> String {
    let tile = plain(&shields(language, part.size));
    let name = say!(language, art.say.decor, tile, number = part.left);
    called(language, name).marked(part.mark)
}

/// An assistant; the round it has kept its tile since.
pub fn assistant(language: Language, components: &Components, panel: &Panel, mark: Mark) -> String {
    let name = match panel.assistant {
        None => say!(language, art.say.assistant_empty).to_owned(),
        Some(Stored { piece, round }) => {
            let tile = plain(&tile(language, components, piece));
            let since = say!(language, art.table.assistant_since, round);
            join(language, [say!(language, art.say.assistant, tile), since])
        }
    };
    called(language, name).on(mark.legal, say!(language, art.table.assistant_may)).marked(mark)
}

/// A genre in the museum.
pub fn standing(language: Language, standing: &Standing) -> String {
    say!(
        language,
        art.say.genre,
        genre = genre(language, standing.genre),
        points = standing.points,
        total = standing.total,
        heap = standing.heap,
        own = standing.sound
    )
}

/// What a genre makes of the wall that is shown large: paintings that score times points each, and the points.
pub fn worth(standing: &Standing) -> [String; 2] {
    let (count, points) = (u32::from(standing.sound), u32::from(standing.points));
    [[&count.to_string(), "×", &points.to_string()].concat(), ["→", &(count * points).to_string()].concat()]
}

/// A painting with its frame.
pub fn framed_painting(language: Language, components: &Components, id: PaintingId) -> String {
    let (painting, frame) = named(language, components, id);
    say!(language, art.say.offered, painting, frame)
}

/// A painting to put up that is no lot.
pub fn offered(language: Language, components: &Components, offered: &Offered) -> String {
    called(language, framed_painting(language, components, offered.painting)).marked(offered.mark)
}

/// A stack of bids.
pub fn stack(language: Language, panel: &Panel) -> String {
    say!(language, art.say.stack, card = newest(panel), hand = panel.hand)
}

fn newest(panel: &Panel) -> String {
    panel.card.map(|card| card.to_string()).unwrap_or_default()
}

/// The points of a wall.
pub fn tally(language: Language, panel: &Panel) -> String {
    say!(language, art.say.tally, points = score(language, panel.points()))
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
        (Some(place), Progress::Waits) => return say!(language, art.table.place, place),
    };
    step.to_owned()
}

/// Another player.
pub fn panel(language: Language, panel: &Panel, name: &str) -> String {
    let words = say!(
        language,
        art.say.seat,
        name,
        points = score(language, panel.points()),
        paintings = say!(language, art.say.paintings, count = panel.hanging.pictures.len()),
        tile = plain(&shields(language, panel.shields)),
        card = newest(panel)
    );
    join(language, [words, progress(language, panel)])
}

/// What a piece is and does; nothing for what says so by itself.
pub fn about(pen: &Pen<'_, ArtSociety>, piece: Piece) -> Option<String> {
    let Pen { language, components, view, scene, .. } = *pen;
    let named = |id: PaintingId| {
        (capital(painting(language, components, id)), frame(language, components.painting(id).frame))
    };
    let shield = || say!(language, art.points, count = components.shield.unsigned_abs());
    Some(match piece {
        Piece::Lot(at) => {
            let lot = view.lots.get(usize::from(at))?;
            let (painting, frame) = named(lot.painting);
            say!(language, art.about.lot, painting, frame, value = components.value(lot.painting))
        }
        Piece::Pile(shape) => {
            let Shelf::Piles { piles, .. } = &scene.shelf else { return None };
            let pile = piles.iter().find(|pile| pile.shape == shape)?;
            let (size, value) = (size(pile.size.0, pile.size.1), values(pile.values));
            say!(language, art.about.pile, size, number = pile.left, value)
        }
        Piece::Card(number) => {
            let held = |cards: &Vec<CardPart>| cards.iter().any(|part| part.number == number && part.in_hand);
            if scene.cards.as_ref().is_none_or(held) {
                say!(language, art.about.card).to_owned()
            } else {
                say!(language, art.about.used, number)
            }
        }
        Piece::Due => {
            let due = scene.offered.iter().find(|offered| offered.piece == Piece::Due)?;
            let (painting, frame) = named(due.painting);
            say!(language, art.about.due, painting, frame)
        }
        Piece::Square(spot) => about_square(language, components, spot),
        Piece::Painting(id) | Piece::Canvas(id) => {
            let (painting, frame) = named(id);
            if scene.panels.iter().any(|panel| panel.excess.contains(&id)) {
                let points = components.excess_penalty.unsigned_abs();
                return Some(say!(language, art.about.excess, painting, frame, points));
            }
            let mut hung = scene.panels.iter().flat_map(|panel| &panel.hanging.pictures);
            let hung = hung.find(|picture| picture.painting == id);
            let it = scene.museum.iter().find(|it| it.genre == components.painting(id).genre)?;
            let points = u32::from(it.points);
            // Bad taste does not matter in the eyeline.
            let seen = hung.is_some_and(|picture| it.top && components.eyeline.meets(picture.area));
            let eyeline = components.eyeline_bonus.unsigned_abs();
            let about = match (hung.is_some_and(|picture| picture.void), seen) {
                (true, true) => say!(language, art.about.void_eyeline, painting, frame, eyeline),
                (true, false) => say!(language, art.about.void, painting, frame),
                (false, true) => {
                    let points = points + eyeline;
                    say!(language, art.about.painting_eyeline, painting, frame, points, eyeline)
                }
                (false, false) => say!(language, art.about.painting, painting, frame, points),
            };
            let matches = hung.map(|picture| picture.matches).filter(|matches| *matches > 0);
            let touches = matches.map(|count| say!(language, art.about.touches, count));
            sentences(language, [about].into_iter().chain(touches))
        }
        Piece::Plaque(seat, spot) => {
            let plaque = scene.panel(seat)?.hanging.plaques.iter().find(|plaque| plaque.laid.spot == spot)?;
            say!(language, art.about.plaque, each = shield(), tile = shields(language, plaque.laid.size))
        }
        Piece::Ghost => say!(language, art.about.ghost).to_owned(),
        Piece::Decor(size) | Piece::Supply(size) => {
            say!(language, art.about.decor, each = shield(), tile = shields(language, size))
        }
        Piece::Turn => say!(language, art.about.turn).to_owned(),
        Piece::Assistant(_) => say!(language, art.about.assistant).to_owned(),
        Piece::Museum(id) => {
            let (painting, frame) = named(id);
            say!(language, art.about.museum, painting, frame)
        }
        Piece::Genre(kind) => {
            let it = scene.museum.iter().find(|standing| standing.genre == kind)?;
            let name = [&badge(language, kind), " ", &capital(genre(language, kind).to_owned())].concat();
            let about = say!(language, art.about.genre, genre = name, total = it.total, points = it.points);
            let heap = view.museum.iter().map(|id| components.painting(*id)).filter(|it| it.genre == kind);
            let sizes = join(language, heap.map(|it| size(it.w, it.h)));
            let worth = i32::from(it.sound) * i32::from(it.points);
            let own = say!(language, art.about.genre_own, own = it.sound, worth = points(language, worth));
            // What lies in the museum may be exchanged for, so its sizes matter.
            let heap = (!sizes.is_empty()).then(|| say!(language, art.about.heap, sizes));
            sentences(language, [about, own].into_iter().chain(heap))
        }
        // What the stack is, and the cards of it that may be looked at.
        Piece::Stack(seat) => {
            let stack = view.players.get(seat.index())?.stack.iter().rev().flatten();
            let cards = join(language, stack.map(u8::to_string));
            let stack = say!(language, art.about.stack).to_owned();
            sentences(language, [stack, say!(language, art.about.stack_open, cards)])
        }
        Piece::Tally(_) => say!(language, art.about.tally).to_owned(),
        Piece::Seat(seat) => say!(language, boards.about_seat, name = pen.name(seat)),
    })
}

fn about_square(language: Language, components: &Components, spot: Spot) -> String {
    let mut parts = vec![say!(language, art.about.square).to_owned()];
    if components.extent.corners().contains(&spot) {
        parts.push(say!(language, art.about.corner, points = components.corner_penalty.unsigned_abs()));
    }
    if components.stars.has(spot) {
        parts.push(say!(language, art.about.star).to_owned());
    }
    if components.eyeline.has(spot) {
        parts.push(say!(language, art.about.eyeline, points = components.eyeline_bonus.to_string()));
    }
    sentences(language, parts)
}
