//! What each piece is called for the ear, and what it is and does.

use super::super::art::board::{Paid, Taste};
use super::super::scene::{Cell, Goals, NumberGoal, Panel, Pick, Piece, Place, Scene, Stack, Token, What};
use super::{amounts, chip, colour, colours, feature, loss, source, space, star};
use crate::app::boards::kit::phrase::{called, capital, join};
use crate::app::boards::pen::Pen;
use crate::app::sentence::plain;
use crate::app::words::Language;
use crate::games::azul_summer_pavilion::tile::{heap, total};
use crate::games::azul_summer_pavilion::{
    AzulSummerPavilion, Colour, ColourSet, Components, FeatureId, RING, ROUNDS, STARS, Side, Source, Space,
    Spaces, Tiles,
};
use crate::say;

/// So many tiles of a colour; none is a number, too: a move may bring the first.
fn some(language: Language, kind: Colour, number: impl ToString) -> String {
    say!(language, azul.amount, number = number.to_string(), colour = colour(language, kind))
}

/// What a heap holds.
fn some_or_none(language: Language, tiles: &Tiles) -> String {
    let held = amounts(language, tiles);
    if held.is_empty() { say!(language, azul.table.none).to_owned() } else { held }
}

/// Tiles of a colour on a factory or in the centre.
pub fn pick(language: Language, from: Source, pick: &Pick, token: Token) -> String {
    let tiles = some(language, pick.colour, pick.count);
    let penalty = match token {
        Token::Coming(points) if from == Source::Centre && pick.mark.chosen => {
            say!(language, azul.say.token, points = loss(language, points))
        }
        _ => String::new(),
    };
    called(language, say!(language, azul.say.pick, source = source(language, from), tiles))
        .on(pick.wild, say!(language, azul.say.wild))
        .on(pick.mark.fresh, say!(language, azul.say.fresh))
        .on(pick.taken > 0, say!(language, boards.chosen))
        .and(penalty)
        .hinted(pick.mark.hinted)
}

/// Tiles of a colour in the supply.
pub fn supply(language: Language, kind: Colour, stack: &Stack) -> String {
    let tiles = some(language, kind, stack.count.now);
    let chosen = match stack.chosen {
        0 if stack.mark.legal => say!(language, azul.say.may_choose).to_owned(),
        0 => String::new(),
        count => say!(language, azul.say.number_chosen, number = count),
    };
    called(language, say!(language, azul.say.supply, tiles))
        .on(stack.wild, say!(language, azul.say.wild))
        .and(chosen)
        .hinted(stack.mark.hinted)
}

/// What the supply is about to give; nothing, if it is not.
pub fn supply_note(language: Language, scene: &Scene) -> String {
    let lying = || scene.supply.iter().map(|stack| stack.count.now).filter(|now| *now > 0);
    match &scene.offer.what {
        What::Bonus { lacking, .. } => say!(language, azul.table.supply_choose, number = lacking),
        What::Placing(placing) if placing.makes.tiles > 0 => match placing.makes.tiles {
            all if i32::from(all) == lying().sum::<i32>() => say!(language, azul.table.supply_all).to_owned(),
            number if lying().count() == 1 => say!(language, azul.table.supply_takes, number),
            number => say!(language, azul.table.supply_after, number),
        },
        _ => String::new(),
    }
}

/// Tiles of a colour next to the own board.
pub fn hand(language: Language, kind: Colour, stack: &Stack, keeping: bool) -> String {
    let tiles = some(language, kind, stack.count.now);
    let change = match stack.count.change {
        0 => String::new(),
        more if more > 0 => say!(language, azul.say.gains, number = more.unsigned_abs()),
        less if keeping => say!(language, azul.say.discards, number = less.unsigned_abs()),
        less => say!(language, azul.say.spends, number = less.unsigned_abs()),
    };
    let stored = || say!(language, azul.say.stored, number = stack.chosen);
    called(language, say!(language, azul.say.hand, tiles))
        .on(stack.wild, say!(language, azul.say.wild))
        .and(change)
        .and(if keeping { stored() } else { String::new() })
        .on(stack.mark.chosen && !keeping, say!(language, boards.chosen))
        .hinted(stack.mark.hinted)
}

/// A space of the board that is shown large.
pub fn cell(language: Language, components: &Components, side: Side, at: Space, cell: &Cell) -> String {
    let state = match (cell.tile, cell.taste) {
        (Some(tile), _) => say!(language, azul.say.covered, colour = colour(language, tile)),
        (None, Taste::Open | Taste::Several(ColourSet::ALL)) => say!(language, azul.say.any).to_owned(),
        (None, Taste::One(own)) => say!(language, azul.say.takes, colours = colour(language, own)),
        (None, Taste::Several(set)) => say!(language, azul.say.takes, colours = colours(language, set)),
    };
    let mark = cell.mark;
    let may = || say!(language, azul.say.may_place, count = cell.points);
    called(language, space(language, components, side, at))
        .and(state)
        .and(if mark.legal { may() } else { String::new() })
        .on(cell.paid != Paid::No, say!(language, azul.say.paid))
        .on(mark.chosen, say!(language, boards.chosen))
        .on(mark.fresh, say!(language, azul.say.fresh))
        .hinted(mark.hinted)
}

/// How many spaces around a feature are covered, and what closing it brings.
fn surrounded(components: &Components, id: FeatureId, covered: Spaces) -> (u8, u32, u32) {
    let it = components.feature(id);
    (it.tiles, (covered & it.spaces).count_ones(), it.spaces.count_ones())
}

/// A pillar, statue or window of the board that is shown large.
pub fn place(
    language: Language,
    components: &Components,
    side: Side,
    id: FeatureId,
    place: &Place,
) -> String {
    let (count, have, of) = surrounded(components, id, place.covered);
    let it = components.feature(id);
    // There are six of each kind: the stars around it tell them apart.
    let around = (0..STARS).filter(|at| it.spaces >> (at * RING) & 0x3f != 0);
    let stars = join(language, around.map(|at| star(language, components, side, at)));
    let feature = feature(language, it.kind);
    let name = say!(language, azul.say.feature, count, feature, stars, have, of);
    called(language, name)
        .on(place.closed, say!(language, azul.say.closed))
        .on(place.closing, say!(language, azul.say.closing))
        .finish()
}

/// A corner of the board that is shown large.
pub fn corner(language: Language, at: u8, tile: Option<Colour>) -> String {
    let number = at + 1;
    match tile {
        None => say!(language, azul.say.corner, number),
        Some(tile) => say!(language, azul.say.corner_kept, number, colour = colour(language, tile)),
    }
}

/// The bonus for a star.
pub fn star_goal(
    language: Language,
    components: &Components,
    side: Side,
    goals: &Goals,
    at: usize,
) -> String {
    let name = star(language, components, side, at);
    let have = goals.board.ring(at).count_ones();
    match goals.tastes[at].points(components) {
        Some(points) => say!(language, azul.say.star, star = name, have, points),
        None => say!(language, azul.say.star_open, star = name, have),
    }
}

/// The bonus for a number.
pub fn number_goal(language: Language, goals: &Goals, number: usize) -> String {
    let Some(goal) = goals.numbers[number] else { return String::new() };
    let NumberGoal { have, of, points } = goal;
    say!(language, azul.say.number, number, have, of, points)
}

/// Another player.
pub fn panel(language: Language, panel: &Panel, name: &str) -> String {
    let (hand, tiles) = (plain(&some_or_none(language, &panel.hand)), total(&panel.board.tiles()));
    let count = panel.score.now;
    called(language, say!(language, azul.say.seat, count, name, tiles, hand))
        .on(panel.passed, say!(language, azul.table.passed))
        .on(panel.token, say!(language, azul.table.token))
        .finish()
}

/// A round of the track.
pub fn round(language: Language, components: &Components, at: u8, now: u8) -> String {
    let colour = colour(language, components.wild(at));
    let name = say!(language, azul.say.round, round = at, colour);
    called(language, name).on(at == now, say!(language, azul.say.now)).finish()
}

/// What a piece is and does.
pub fn about(pen: &Pen<'_, AzulSummerPavilion>, piece: Piece) -> String {
    let Pen { language, components, view: table, scene, .. } = *pen;
    let chips = |tiles| some_or_none(language, tiles);
    let last = usize::from(table.round) == ROUNDS;
    let lost = |each: u8| loss(language, each.into());
    match piece {
        Piece::Pick(from, of) | Piece::Tile(from, of, _) => {
            let tiles = chips(&heap(of, table.tiles(from)[of.index()]));
            say!(language, azul.about.pick, source = capital(source(language, from)), tiles)
        }
        Piece::Token if last => say!(language, azul.about.token_last, loss = lost(components.token_penalty)),
        Piece::Token => say!(language, azul.about.token, loss = lost(components.token_penalty)),
        Piece::Supply(_) => say!(language, azul.about.supply).to_owned(),
        Piece::Hand(..) | Piece::Held(..) | Piece::Tint(_) | Piece::Payment(_) if last => {
            say!(language, azul.about.hand_last, loss = lost(components.discard_penalty))
        }
        Piece::Hand(..) | Piece::Held(..) | Piece::Tint(_) | Piece::Payment(_) => {
            let loss = lost(components.discard_penalty);
            say!(language, azul.about.hand, corners = components.corners, loss)
        }
        Piece::Space(seat, at) => {
            let name = capital(space(language, components, table.side, at));
            match (table.player(seat).board.tile(at), components.number(table.side, at)) {
                (Some(tile), _) => {
                    say!(language, azul.about.covered, space = name, colour = chip(language, tile))
                }
                (None, 1) => say!(language, azul.about.space_single, space = name),
                (None, number) => say!(language, azul.about.space, number, space = name),
            }
        }
        Piece::Feature(seat, id) => {
            let it = components.feature(id);
            let (count, have, of) = surrounded(components, id, table.player(seat).board.covered());
            say!(language, azul.about.feature, count, feature = feature(language, it.kind), have, of)
        }
        Piece::Corner(..) if last => {
            say!(language, azul.about.corner_last, loss = lost(components.discard_penalty))
        }
        Piece::Corner(..) => say!(language, azul.about.corner).to_owned(),
        Piece::Star(_, at) => {
            let at = usize::from(at).min(STARS - 1);
            let name = capital(star(language, components, table.side, at));
            match scene.goals.tastes[at].points(components) {
                Some(points) => say!(language, azul.about.star, star = name, points),
                None => say!(language, azul.about.star_open, star = name),
            }
        }
        Piece::Number(_, number) => {
            let goal = scene.goals.numbers.get(usize::from(number)).copied().flatten();
            say!(language, azul.about.number, number, points = goal.map_or(0, |goal| goal.points))
        }
        Piece::Bag => say!(language, azul.about.bag, tiles = chips(&table.bag)),
        Piece::Tower => say!(language, azul.about.tower, tiles = chips(&table.tower)),
        Piece::Round(at) => {
            let colour = chip(language, components.wild(at.max(1)));
            say!(language, azul.about.round, round = at, colour)
        }
        Piece::Seat(seat) | Piece::Name(seat) | Piece::Own(seat) => {
            say!(language, boards.about_seat, name = pen.name(seat))
        }
    }
}
