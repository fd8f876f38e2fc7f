//! What each piece is called for the ear, and what it is and does.

use super::super::art::board::{Paid, Taste};
use super::super::scene::{Cell, Goals, Panel, Pick, Piece, Place, Scene, Stack, Token};
use super::{amounts, amounts_in_words, chip, colour, colours, feature, join, source, space, star};
use crate::app::words::Language;
use crate::engine::Seat;
use crate::games::azul_summer_pavilion::tile::{heap, total};
use crate::games::azul_summer_pavilion::{
    Colour, ColourSet, Components, FeatureId, STARS, Source, Space, Table,
};
use crate::say;

fn flag(on: bool, word: &'static str) -> String {
    if on { word.to_owned() } else { String::new() }
}

/// Tiles of a colour on a factory or in the centre.
pub fn pick(language: Language, from: Source, pick: &Pick, token: Token) -> String {
    let tiles = amounts_in_words(language, &heap(pick.colour, pick.count));
    let name = say!(language, azul.say.pick, source = source(language, from), tiles = tiles);
    let penalty = match token {
        Token::Coming(points) if from == Source::Centre && pick.chosen => {
            say!(language, azul.say.token, points = points.to_string())
        }
        _ => String::new(),
    };
    let parts = [
        name,
        flag(pick.wild, say!(language, azul.say.wild)),
        flag(pick.fresh > 0, say!(language, azul.say.fresh)),
        flag(pick.taken > 0, say!(language, azul.say.chosen)),
        penalty,
        flag(pick.hinted, say!(language, azul.say.hinted)),
    ];
    join(language, parts.into_iter())
}

/// Tiles of a colour in the supply.
pub fn supply(language: Language, kind: Colour, stack: &Stack) -> String {
    let tiles = amounts_in_words(language, &heap(kind, stack.count));
    let chosen = match stack.chosen {
        0 => flag(stack.legal, say!(language, azul.say.may_choose)),
        count => say!(language, azul.say.number_chosen, number = count.to_string()),
    };
    let parts = [
        say!(language, azul.say.supply, tiles = tiles),
        flag(stack.wild, say!(language, azul.say.wild)),
        chosen,
        flag(stack.hinted, say!(language, azul.say.hinted)),
    ];
    join(language, parts.into_iter())
}

/// Tiles of a colour next to the own board.
pub fn hand(language: Language, kind: Colour, stack: &Stack, keeping: bool) -> String {
    let tiles = amounts_in_words(language, &heap(kind, stack.count));
    let change = match stack.change {
        0 => String::new(),
        more if more > 0 => say!(language, azul.say.gains, number = more.to_string()),
        less => say!(language, azul.say.spends, number = less.unsigned_abs().to_string()),
    };
    let chosen = match stack.chosen {
        count if keeping => say!(language, azul.say.stored, number = count.to_string()),
        0 => String::new(),
        _ => say!(language, azul.say.chosen).to_owned(),
    };
    let parts = [
        say!(language, azul.say.hand, tiles = tiles),
        flag(stack.wild, say!(language, azul.say.wild)),
        change,
        chosen,
        flag(stack.hinted, say!(language, azul.say.hinted)),
    ];
    join(language, parts.into_iter())
}

/// A space of the board that is shown large.
pub fn cell(language: Language, components: &Components, table: &Table, at: Space, cell: &Cell) -> String {
    let name = space(language, components, table, at);
    let state = match (cell.tile, cell.taste) {
        (Some(tile), _) => say!(language, azul.say.covered, colour = colour(language, tile)),
        (None, Taste::Open | Taste::Several(ColourSet::ALL)) => say!(language, azul.say.any).to_owned(),
        (None, Taste::One(own)) => say!(language, azul.say.takes, colours = colour(language, own)),
        (None, Taste::Several(set)) => say!(language, azul.say.takes, colours = colours(language, set)),
    };
    let may =
        if cell.legal { say!(language, azul.say.may_place, count = cell.points) } else { String::new() };
    let parts = [
        name,
        state,
        may,
        flag(cell.paid != Paid::No, say!(language, azul.say.paid)),
        flag(cell.chosen, say!(language, azul.say.chosen)),
        flag(cell.fresh, say!(language, azul.say.fresh)),
        flag(cell.hinted, say!(language, azul.say.hinted)),
    ];
    join(language, parts.into_iter())
}

/// A pillar, statue or window of the board that is shown large.
pub fn place(language: Language, components: &Components, id: FeatureId, place: &Place) -> String {
    let it = components.feature(id);
    let name = say!(
        language,
        azul.say.feature,
        count = it.tiles,
        feature = feature(language, it.kind),
        have = place.covered.count_ones().to_string(),
        of = it.spaces.count_ones().to_string()
    );
    let state = match (place.closed, place.closing) {
        (true, _) => say!(language, azul.say.closed),
        (_, true) => say!(language, azul.say.closing),
        _ => "",
    };
    join(language, [name, state.to_owned()].into_iter())
}

/// A corner of the board that is shown large.
pub fn corner(language: Language, at: u8, tile: Option<Colour>) -> String {
    let number = (at + 1).to_string();
    match tile {
        None => say!(language, azul.say.corner, number = number),
        Some(tile) => say!(language, azul.say.corner_kept, number = number, colour = colour(language, tile)),
    }
}

/// The bonus for a star.
pub fn star_goal(
    language: Language,
    components: &Components,
    table: &Table,
    goals: &Goals,
    at: usize,
) -> String {
    let name = star(language, components, table.side, at);
    let have = goals.board.ring(at).count_ones().to_string();
    match goals.stars[at] {
        Some(points) => say!(language, azul.say.star, star = name, have = have, points = points.to_string()),
        None => say!(language, azul.say.star_open, star = name, have = have),
    }
}

/// The bonus for a number.
pub fn number_goal(language: Language, goals: &Goals, number: usize) -> String {
    let Some(goal) = goals.numbers[number] else { return String::new() };
    say!(
        language,
        azul.say.number,
        number = goal.number.to_string(),
        have = goal.have.to_string(),
        of = goal.of.to_string(),
        points = goal.points.to_string()
    )
}

/// Another player.
pub fn panel(language: Language, panel: &Panel, name: &str) -> String {
    let hand = amounts_in_words(language, &panel.hand);
    let hand = if hand.is_empty() { say!(language, azul.table.none).to_owned() } else { hand };
    let tiles = total(&panel.board.tiles()).to_string();
    let words = say!(
        language,
        azul.say.seat,
        count = panel.score,
        name = name.to_owned(),
        tiles = tiles,
        hand = hand
    );
    let parts = [
        words,
        flag(panel.passed, say!(language, azul.table.passed)),
        flag(panel.token, say!(language, azul.table.token)),
    ];
    join(language, parts.into_iter())
}

/// A round of the track.
pub fn round(language: Language, components: &Components, at: u8, now: u8) -> String {
    let colour = colour(language, components.wild(at));
    let name = say!(language, azul.say.round, round = at.to_string(), colour = colour);
    join(language, [name, flag(at == now, say!(language, azul.say.now))].into_iter())
}

/// What a piece is and does.
pub fn about(
    language: Language,
    components: &Components,
    table: &Table,
    scene: &Scene,
    piece: Piece,
) -> String {
    let chips = |tiles| {
        let words = amounts(language, tiles);
        if words.is_empty() { say!(language, azul.table.none).to_owned() } else { words }
    };
    match piece {
        Piece::Pick(from, of) | Piece::Tile(from, of, _) => {
            let tiles = chips(&heap(of, table.tiles(from)[of.index()]));
            say!(language, azul.about.pick, source = capital(source(language, from)), tiles = tiles)
        }
        Piece::Token => say!(language, azul.about.token).to_owned(),
        Piece::Supply(_) => say!(language, azul.about.supply).to_owned(),
        Piece::Hand(..) | Piece::Held(..) | Piece::Tint(_) | Piece::Payment(_) => {
            say!(language, azul.about.hand, corners = components.corners.to_string())
        }
        Piece::Space(seat, at) => about_space(language, components, table, seat, at),
        Piece::Feature(seat, id) => {
            let it = components.feature(id);
            let covered = table.player(seat).board.covered() & it.spaces;
            say!(
                language,
                azul.about.feature,
                count = it.tiles,
                feature = feature(language, it.kind),
                have = covered.count_ones().to_string(),
                of = it.spaces.count_ones().to_string()
            )
        }
        Piece::Corner(..) => say!(language, azul.about.corner).to_owned(),
        Piece::Star(_, at) => {
            let at = usize::from(at).min(STARS - 1);
            let name = capital(star(language, components, table.side, at));
            match scene.goals.stars[at] {
                Some(points) => say!(language, azul.about.star, star = name, points = points.to_string()),
                None => say!(language, azul.about.star_open, star = name),
            }
        }
        Piece::Number(_, number) => {
            let goal = scene.goals.numbers.get(usize::from(number)).copied().flatten();
            let points = goal.map_or(0, |goal| goal.points).to_string();
            say!(language, azul.about.number, number = number.to_string(), points = points)
        }
        Piece::Bag => say!(language, azul.about.bag, tiles = chips(&table.bag)),
        Piece::Tower => say!(language, azul.about.tower, tiles = chips(&table.tower)),
        Piece::Round(at) => {
            let colour = chip(language, components.wild(at.max(1)));
            say!(language, azul.about.round, round = at.to_string(), colour = colour)
        }
        Piece::Seat(_) | Piece::Name(_) | Piece::Own(_) => String::new(),
    }
}

fn about_space(language: Language, components: &Components, table: &Table, seat: Seat, at: Space) -> String {
    let name = capital(space(language, components, table, at));
    match table.player(seat).board.tile(at) {
        Some(tile) => say!(language, azul.about.covered, space = name, colour = chip(language, tile)),
        None => {
            let number = components.number(table.side, at).to_string();
            say!(language, azul.about.space, space = name, number = number)
        }
    }
}

/// A sentence begins with a capital where the script has them.
pub fn capital(mut words: String) -> String {
    if let Some(first) = words.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    words
}
