//! What a learned judgement looks at: how a player stands, in figures.

use super::super::board::{CENTRE, RING, STARS, run, star_of};
use super::super::components::{FeatureKind, HIGHEST_NUMBER, ROUNDS, Side};
use super::super::due::Phase;
use super::super::state::Table;
use super::super::tile::{COLOURS, Colour, ColourSet, Tiles, total};
use super::super::{Reading, Source};
use super::desk::{Desk, Hope};
use super::outlook::Outlook;
use crate::engine::Figures;

/// Figures of a player.
pub(super) const TRAITS: usize = 149;

/// Figures of an outer star.
const OF_STAR: usize = 8;

/// Points that much of a source of points is measured by.
const MANY: f32 = 20.0;

/// Tells how a player stands.
pub(super) fn tell(outlook: &Outlook<'_>, figures: &mut Figures) {
    let table = &outlook.state.table;
    tell_table(table, figures);
    tell_turn(outlook, figures);
    // The colours as they become wild, that of this round first.
    let wilds = &outlook.state.components.wilds;
    let colours: [Colour; COLOURS] =
        std::array::from_fn(|at| wilds[(usize::from(table.round) - 1 + at) % ROUNDS]);
    tell_tiles(&outlook.now, &colours, figures);
    tell_lying(outlook, &colours, figures);
    tell_board(&outlook.now, figures);
    tell_stars(outlook, figures);
    tell_reach(&outlook.now, figures);
    tell_round(outlook, figures);
}

fn tell_table(table: &Table, figures: &mut Figures) {
    figures.flag(table.seats == 2);
    figures.flag(table.seats == 3);
    figures.flag(table.side == Side::Back);
    figures.flag(table.reading == Reading::EachStarEitherWay);
    figures.one_of(usize::from(table.round) - 1, ROUNDS);
}

fn tell_turn(outlook: &Outlook<'_>, figures: &mut Figures) {
    let (table, seat, player) = (&outlook.state.table, outlook.seat, outlook.player);
    let seats = usize::from(table.seats);
    let after = |other: usize| (seat.index() + seats - other) % seats;
    figures.flag(table.phase() == Phase::Draft);
    let away = after(table.to_move.index());
    figures.flag(away == 0);
    figures.part(away as f32, seats as f32);
    let bonus = if let Phase::Bonus(count) = table.phase() { count } else { 0 };
    figures.part(if away == 0 { bonus } else { 0 }, 3.0);
    figures.flag(away == 0 && table.phase() == Phase::Keep);
    figures.flag(player.passed);
    let others = table.players().iter().filter(|other| other.passed).count() - usize::from(player.passed);
    figures.part(others as f32, (seats - 1) as f32);
    figures.flag(table.token == Some(seat));
    figures.flag(table.token.is_none());
    figures.part(after(table.token.unwrap_or(table.starter).index()) as f32, seats as f32);
    figures.part(f32::from(player.score), 100.0);
    // So low that it pays for little.
    let spare = player.score.saturating_sub(outlook.state.components.least_score);
    figures.tell((1.0 - f32::from(spare) / 10.0).max(0.0));
}

fn tell_tiles(desk: &Desk<'_>, colours: &[Colour; COLOURS], figures: &mut Figures) {
    let held = total(&desk.hand);
    figures.part(held, 12.0);
    figures.part(held.saturating_sub(desk.components.corners), 8.0);
    figures.part(ColourSet::present(&desk.hand).len() as f32, COLOURS as f32);
    for colour in colours {
        figures.part(desk.hand[colour.index()], 6.0);
    }
    let most = (0..COLOURS).filter(|at| desk.wild.is_none_or(|wild| wild.index() != *at));
    figures.part(most.map(|at| desk.hand[at]).max().unwrap_or(0), 6.0);
}

/// What lies on the table, and what it is to the player's stars.
fn tell_lying(outlook: &Outlook<'_>, colours: &[Colour; COLOURS], figures: &mut Figures) {
    let (state, desk) = (outlook.state, &outlook.now);
    let (table, components) = (&state.table, &*state.components);
    let before = desk.stars();
    let mut worth = [0.0; COLOURS];
    for colour in Colour::ALL {
        worth[colour.index()] = desk.worth_beyond(colour, before);
    }
    for colour in colours {
        figures.part(worth[colour.index()], 5.0);
    }
    let value =
        |tiles: &Tiles| tiles.iter().zip(worth).map(|(count, worth)| f32::from(*count) * worth).sum::<f32>();
    let lying = all_lying(table);
    let full = f32::from(components.factories(table.seats) * components.factory_tiles);
    figures.part(total(&lying), full);
    figures.part(value(&lying), 4.0 * MANY);
    for colour in colours {
        figures.part(lying[colour.index()], 8.0);
    }
    figures.part(total(&table.centre), 12.0);
    // The best takes, were it the player's turn.
    let (mut takes, mut largest) = (0_u8, 0);
    let (mut best, mut second, mut centre) = (0.0_f32, 0.0_f32, 0.0_f32);
    let wild = table.wild(components).index();
    let factories = (0..components.factories(table.seats)).map(Source::Factory);
    for source in factories.chain([Source::Centre]) {
        let tiles = table.tiles(source);
        for colour in table.draftable(components, source).iter() {
            let mut take = [0; COLOURS];
            take[colour.index()] = tiles[colour.index()];
            take[wild] = tiles[wild].min(1);
            takes += 1;
            largest = largest.max(total(&take));
            let mut gain = value(&take) + desk.weights().take * f32::from(total(&take));
            if source == Source::Centre {
                if table.token.is_none() {
                    // In every round, as it was learned.
                    gain += desk.weights().token - f32::from(total(&take) * components.token_penalty);
                }
                centre = centre.max(gain);
            }
            second = second.max(gain.min(best));
            best = best.max(gain);
        }
    }
    figures.part(takes, 20.0);
    figures.part(largest, 6.0);
    figures.part(best, MANY);
    figures.part(second, MANY);
    figures.part(centre, MANY);
    figures.part(total(&table.supply), f32::from(components.supply).max(1.0));
    figures.part(table.supply[wild], 4.0);
    figures.part(value(&table.supply), 2.0 * MANY);
    // The tower is poured into it once it is empty.
    figures.part(total(&table.bag), 100.0);
}

fn all_lying(table: &Table) -> Tiles {
    let mut lying = table.centre;
    for factory in &table.factories {
        for (sum, count) in lying.iter_mut().zip(factory) {
            *sum += count;
        }
    }
    lying
}

fn tell_board(desk: &Desk<'_>, figures: &mut Figures) {
    let components = desk.components;
    figures.part(desk.covered.count_ones() as f32, (STARS * RING) as f32);
    for number in 1..=HIGHEST_NUMBER {
        let open = components.spaces_of_number(desk.side, number) & !desk.covered;
        figures.part(open.count_ones() as f32, STARS as f32);
    }
    for number in 1..=HIGHEST_NUMBER {
        figures.part(desk.number(number, desk.covered), MANY);
    }
    for kind in FeatureKind::ALL {
        let (mut promise, mut complete, mut near) = (0.0, 0_u8, 0_u8);
        // The least that one still costs.
        let mut least = u8::MAX;
        for (id, feature) in (0..).zip(&components.features).filter(|(_, feature)| feature.kind == kind) {
            match (feature.spaces & !desk.covered).count_ones() {
                0 => complete += 1,
                open => {
                    let cost = desk.feature_cost(id, desk.covered);
                    promise += desk.feature_promise(id, cost);
                    near += u8::from(open == 1);
                    least = least.min(cost);
                }
            }
        }
        figures.part(complete, 6.0);
        figures.part(near, 6.0);
        figures.part(promise, MANY);
        figures.tell((1.0 - f32::from(least) / 12.0).max(0.0));
    }
}

/// The star in the centre, then the others, the most promising first.
fn tell_stars(outlook: &Outlook<'_>, figures: &mut Figures) {
    let desk = &outlook.now;
    let centre = desk.hope(CENTRE);
    figures.part(desk.promised(CENTRE, centre), MANY);
    figures.part(centre.open, RING as f32);
    figures.part(centre.missing, MANY);
    figures.part(centre.points, MANY);
    let mut outer: [(f32, Hope); STARS - 1] = std::array::from_fn(|at| {
        let hope = desk.hope(1 + at);
        (desk.promised(1 + at, hope), hope)
    });
    outer.sort_unstable_by(|(a, _), (b, _)| b.total_cmp(a));
    let table = &outlook.state.table;
    let lying = all_lying(table);
    let bag = f32::from(total(&table.bag)).max(1.0);
    for (promise, hope) in outer {
        let before = figures.told();
        figures.part(promise, MANY);
        figures.part(hope.open, RING as f32);
        figures.part(hope.missing, MANY);
        figures.part(hope.points, MANY);
        let colour = if hope.open == 0 { None } else { hope.colour };
        let of = |tiles: &Tiles| colour.map_or(0, |colour| tiles[colour.index()]);
        figures.part(of(&desk.hand), 6.0);
        figures.part(of(&lying), 6.0);
        // More of it in the bag than of others, or less.
        let drawn = f32::from(of(&table.bag)) * COLOURS as f32 / bag;
        figures.tell(if colour.is_some() && drawn > 0.0 { drawn - 1.0 } else { 0.0 }.min(2.0));
        let others = table.players().iter().enumerate().filter(|(at, _)| *at != outlook.seat.index());
        let rivals: u8 = others.map(|(_, other)| of(&other.hand)).sum();
        figures.part(rivals, 8.0);
        debug_assert_eq!(figures.told(), before + OF_STAR);
    }
}

/// What could be placed at once.
fn tell_reach(desk: &Desk<'_>, figures: &mut Figures) {
    let mut spaces = 0_u64;
    let (mut most, mut tiles) = (0, 0);
    desk.placings(|placing| {
        if spaces >> placing.space & 1 == 1 {
            return;
        }
        spaces |= 1 << placing.space;
        let ring = (desk.covered >> (star_of(placing.space) * RING) & 0x3f) as u8;
        most = most.max(run(ring, usize::from(placing.space) % RING));
        let touching = desk.components.touching(placing.space).map(|id| desk.components.feature(id));
        let closed = touching.filter(|feature| feature.spaces & !(desk.covered | 1 << placing.space) == 0);
        tiles = tiles.max(closed.map(|feature| feature.tiles).sum());
    });
    figures.part(spaces.count_ones() as f32, 15.0);
    figures.part(most, RING as f32);
    figures.part(tiles, 3.0);
}

/// What the round will bring if it is played out at a glance, part by part.
fn tell_round(outlook: &Outlook<'_>, figures: &mut Figures) {
    let (now, then, rest) = (&outlook.now, &outlook.then, &outlook.rest);
    figures.part(outlook.points, MANY);
    figures.part((then.covered & !now.covered).count_ones() as f32, 8.0);
    figures.part(total(&now.supply) - total(&then.supply), 6.0);
    figures.part(outlook.lying, MANY);
    figures.part(rest.promise.stars, 2.0 * MANY);
    figures.part(rest.promise.numbers, MANY);
    figures.part(rest.promise.features, 2.0 * MANY);
    figures.part(rest.kept, 5.0);
    figures.part(rest.lost, 8.0);
    figures.part(total(&then.hand), 4.0);
    let complete = (0..STARS).map(|star| then.hope(star)).filter(|hope| hope.open == 0);
    let (count, points) =
        complete.fold((0_u8, 0_u8), |(count, points), hope| (count + 1, points.saturating_add(hope.points)));
    figures.part(count, 3.0);
    figures.part(points, 3.0 * MANY);
    let numbers = (1..=HIGHEST_NUMBER).filter(|number| {
        let spaces = then.components.spaces_of_number(then.side, *number);
        spaces != 0 && spaces & !then.covered == 0
    });
    figures.part(numbers.map(|number| f32::from(then.components.number_points[number])).sum::<f32>(), MANY);
}
