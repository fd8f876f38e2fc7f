//! The invariants of a position (RULES.md, What is in play): nothing is lost, nothing is in two places, every wall holds
//! together, and the step that is due can be due.

use super::components::{Components, DECOR, LARGEST_DECOR, MOST_SEATS, PAINTINGS};
use super::due::{Phase, Stage, Task};
use super::grid::Grid;
use super::painting::{GENRES, PaintingSet, ShapeId};
use super::state::{Piece, Player, State};
use super::view::{due_painting, stored_painting};
use super::wall::{Hung, Wall};

pub(super) fn audit(state: &State) -> Result<(), String> {
    paintings(state)?;
    decor(state)?;
    for (seat, player) in state.players().iter().enumerate() {
        cards(state, player)
            .and_then(|()| wall(&state.components, player))
            .map_err(|wrong| format!("seat {seat}: {wrong}"))?;
    }
    museum(state)?;
    step(state)
}

/// 116 paintings, each in exactly one place.
fn paintings(state: &State) -> Result<(), String> {
    let mut places = [0_u8; PAINTINGS];
    let mut count = |set: PaintingSet| {
        for id in super::members(set) {
            places[usize::from(id)] += 1;
        }
    };
    for shape in 0..state.components.shapes.len() as ShapeId {
        for id in state.supply.pile(&state.components, shape) {
            count(1 << id);
        }
    }
    for lot in state.lots().iter().filter(|lot| lot.taker.is_none()) {
        // Once the last lot is in the museum it stays in the row for all to see.
        if state.museum >> lot.painting & 1 == 0 {
            count(1 << lot.painting);
        }
    }
    count(state.museum);
    count(state.aside);
    for task in state.open_tasks() {
        count(due_painting(task));
    }
    for player in state.players() {
        if player.wall.count == 0 {
            count(1 << player.first);
        }
        for hung in player.wall.paintings() {
            count(1 << hung.painting);
        }
        count(stored_painting(player.assistant));
        count(player.excess);
    }
    match places.iter().position(|count| *count != 1) {
        None => Ok(()),
        Some(id) => Err(format!("{} is in {} places", state.components.keys[id], places[id])),
    }
}

/// 108 decor tiles: as many of each size as the box has.
fn decor(state: &State) -> Result<(), String> {
    let mut counts = state.decor;
    for player in state.players() {
        for (count, more) in counts.iter_mut().zip(player.wall.decor_counts()) {
            *count += more;
        }
        if let Some(stored) = player.assistant
            && let Piece::Decor(size) = stored.piece
        {
            counts[usize::from(size) - 1] += 1;
        }
    }
    for task in state.open_tasks() {
        if let Task::Reward { hand: Some(size), .. } = task {
            counts[usize::from(size) - 1] += 1;
        }
    }
    let sum: u16 = counts.iter().map(|count| u16::from(*count)).sum();
    if counts == state.components.decor && sum == DECOR {
        Ok(())
    } else {
        Err(format!("{counts:?} decor tiles, the box has {:?}", state.components.decor))
    }
}

/// Every bid card is in hand, bid, or on the stack; stacks are equally high.
fn cards(state: &State, player: &Player) -> Result<(), String> {
    let (price, bids) = player.stack().split_first().ok_or("no start price")?;
    if !state.components.start_prices.contains(price) {
        return Err(format!("no start price {price} is in the box"));
    }
    let mut all = player.hand;
    for card in bids.iter().chain(&player.bid) {
        if all >> card & 1 == 1 {
            return Err(format!("card {card} is in two places"));
        }
        all |= 1 << card;
    }
    if all != state.components.bid_cards {
        return Err(format!("{} of {} cards", all.count_ones(), state.components.bid_cards.count_ones()));
    }
    let revealed = !matches!(state.phase(), Phase::Start | Phase::Choose | Phase::Bid);
    let height = usize::from(state.round) + usize::from(revealed);
    if player.stack().len() == height {
        Ok(())
    } else {
        Err(format!("a stack of {}, in round {}", player.stack().len(), state.round))
    }
}

/// Tiles do not overlap, what is covered is covered by tiles, and the wall holds together on a star, also without
/// what is fresh.
fn wall(components: &Components, player: &Player) -> Result<(), String> {
    let wall = &player.wall;
    let mut covered = Grid::EMPTY;
    let areas = wall.paintings().iter().map(|hung| components.area(hung.painting, hung.spot));
    for area in areas.chain(wall.decor().map(|laid| laid.area())) {
        if !components.extent.contains(area) || covered.meets(area) {
            return Err(format!("{area:?} leaves the wall or overlaps"));
        }
        covered.add(area);
    }
    if covered != wall.covered {
        return Err("a square is covered by nothing, or a tile covers nothing".into());
    }
    if wall.decor().any(|laid| laid.size as usize > LARGEST_DECOR) {
        return Err("a decor tile longer than any".into());
    }
    let Some(first) = wall.paintings().first() else { return Ok(()) };
    if first.painting != player.first || !components.stars.meets(components.area(first.painting, first.spot))
    {
        return Err("the starting painting is not on a star".into());
    }
    let mut settled = *wall;
    settled.take_down(components);
    for (name, wall) in [("the wall", wall), ("the wall without what is fresh", &settled)] {
        if !holds_together(components, wall) {
            return Err(format!("{name} falls apart"));
        }
    }
    Ok(())
}

fn holds_together(components: &Components, wall: &Wall) -> bool {
    let Some(Hung { spot, .. }) = wall.paintings().first() else { return true };
    let mut reached = Grid::EMPTY;
    reached.add(super::Area { spot: *spot, w: 1, h: 1 });
    loop {
        // Covered squares beside reached ones are reached through touching tiles.
        let next = components.extent.openings(&reached, 1, 1, true).and(&wall.covered);
        if next.is_empty() {
            return reached == wall.covered;
        }
        reached = reached.or(&next);
    }
}

/// The heaps grow by one a round, and no two markers share a space.
fn museum(state: &State) -> Result<(), String> {
    let passed = matches!(state.phase(), Phase::Rehang | Phase::Rehanging | Phase::Over);
    let rounds = u32::from(state.round) - u32::from(!passed);
    if state.museum.count_ones() != rounds {
        return Err(format!("{} paintings in the museum, after {rounds} rounds", state.museum.count_ones()));
    }
    for genre in 0..GENRES {
        let space = state.components.space(state.markers[genre]).1;
        let shared = |other: &u8| state.components.space(*other).1 == space;
        if space > 0 && state.markers[..genre].iter().any(shared) {
            return Err(format!("two markers on space {space}"));
        }
    }
    Ok(())
}

fn step(state: &State) -> Result<(), String> {
    let within = !state.open.is_empty();
    if within && !matches!(state.stage, Stage::Take | Stage::Rehang) {
        return Err(format!("{:?} is due outside a turn", state.task()));
    }
    if state.saved.is_some() != (state.phase() == Phase::Rehanging) {
        return Err("something is saved outside a re-hang, or nothing in one".into());
    }
    let bids = state.players().iter().filter(|player| player.bid.is_some()).count();
    let expected = if state.phase() == Phase::Bid { usize::from(state.at) } else { 0 };
    if bids != expected {
        return Err(format!("{bids} bids, {expected} were made"));
    }
    let taken = state.lots().iter().filter(|lot| lot.taker.is_some()).count();
    let expected = match state.phase() {
        Phase::Start | Phase::Choose | Phase::Bid | Phase::Over => 0,
        Phase::Take => usize::from(state.at),
        Phase::Turn => usize::from(state.at) + 1,
        Phase::Rehang | Phase::Rehanging => usize::from(state.seats),
    };
    if taken != expected {
        return Err(format!("{taken} lots taken, {expected} turns were begun"));
    }
    if !within {
        return Ok(());
    }
    let player = state.player(state.to_move());
    if state.phase() == Phase::Turn
        && !player.has_fresh()
        && state.task().is_none()
        && player.assistant.is_none()
    {
        return Err("a turn that should have ended goes on".into());
    }
    for other in &state.players[usize::from(state.seats)..MOST_SEATS] {
        if *other != Player::default() {
            return Err("an empty seat has something".into());
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::super::due::Why;
    use super::*;
    use crate::engine::Seat;
    use crate::engine::{Game, Seed};
    use crate::games::art_society::{Action, ArtSociety, Setup, Spot};

    /// What the audit says about a position before the first bids that something was done to.
    fn wrong(harm: impl FnOnce(&mut State)) -> String {
        let setup = Setup::default();
        let components = ArtSociety::components(&setup).expect("the default setup is sound");
        let mut state = ArtSociety::start(&components, &setup, Seed(2), &mut ());
        for spot in [Spot::at(5, 4), Spot::at(6, 5)] {
            ArtSociety::apply(&mut state, Action::Hang(spot), &mut ());
        }
        for shape in [0, 1, 2] {
            ArtSociety::apply(&mut state, Action::Choose(shape), &mut ());
        }
        assert_eq!(audit(&state), Ok(()));
        harm(&mut state);
        audit(&state).expect_err("harm was done")
    }

    #[test]
    fn a_painting_in_two_places_or_none_is_noticed() {
        assert!(wrong(|state| state.lots[0] = state.lots[1]).contains(" places"));
        assert!(wrong(|state| state.supply.left[3] -= 1).contains("is in 0 places"));
        assert!(wrong(|state| state.players[0].excess = 1).contains("is in 2 places"));
    }

    #[test]
    fn a_lost_decor_tile_is_noticed() {
        assert_eq!(wrong(|state| state.decor[1] -= 1), "[48, 35, 24] decor tiles, the box has [48, 36, 24]");
    }

    #[test]
    fn a_card_too_many_or_too_few_is_noticed() {
        assert_eq!(wrong(|state| state.players[1].hand &= !8), "seat 1: 19 of 20 cards");
        assert_eq!(wrong(|state| state.players[1].bid = Some(3)), "seat 1: card 3 is in two places");
        assert_eq!(wrong(|state| state.players[0].height = 2), "seat 0: 21 of 20 cards");
    }

    #[test]
    fn a_wall_that_falls_apart_or_overlaps_is_noticed() {
        let components = Components::of(None).expect("the printed box");
        let apart = wrong(|state| {
            let size = state.decor[0];
            state.decor[0] = size - 1;
            let spot = Spot::at(0, 0);
            state.players[0].wall.lay(crate::games::art_society::Laid {
                size: 1,
                spot,
                upright: false,
                fresh: false,
            });
        });
        assert_eq!(apart, "seat 0: the wall falls apart");
        let over = wrong(|state| {
            let lot = state.lots[2].painting;
            state.lot_count -= 1;
            state.players[0].wall.hang(&components, lot, Spot::at(6, 4));
        });
        assert!(over.contains("leaves the wall or overlaps"), "{over}");
        let moved = wrong(|state| state.players[0].wall.hung[0].spot = Spot::at(0, 0));
        assert_eq!(moved, "seat 0: a square is covered by nothing, or a tile covers nothing");
    }

    #[test]
    fn markers_on_one_space_are_noticed() {
        assert_eq!(wrong(|state| state.markers = [3, 53, 0, 0]), "two markers on space 3");
        assert!(wrong(|state| state.museum = 1 << state.supply.paintings[20]).contains("is in 2 places"));
    }

    #[test]
    fn a_step_that_cannot_be_due_is_noticed() {
        assert!(
            wrong(|state| state
                .open
                .push(Seat(0), Why::Task(Task::Reward { due: 1, several: false, hand: None })))
            .contains("is due outside a turn")
        );
        assert_eq!(wrong(|state| state.at = 1), "0 bids, 1 were made");
        assert_eq!(
            wrong(|state| state.stage = Stage::Take).split(": ").last(),
            Some("a stack of 1, in round 1")
        );
    }
}
