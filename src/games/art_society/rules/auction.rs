//! Starting paintings, lots, bids, and the order of choice (RULES.md, Setting up, Choosing the lots, Bidding).

use super::super::due::Stage;
use super::super::painting::ShapeId;
use super::super::state::{Lot, State, common};
use super::super::{Action, Event, Grid, Origin, Refusal, Spot};
use crate::engine::{Seat, Witness};

/// Where the starting painting of the seat to move can hang.
pub(super) fn starts(state: &State) -> Grid {
    state.components.star_openings(state.players[state.to_move().index()].first)
}

pub(super) fn check_start(state: &State, spot: Spot) -> Result<(), Refusal> {
    let components = &state.components;
    let area = components.area(state.players[state.to_move().index()].first, spot);
    if !components.extent.contains(area) {
        Err(Refusal::OffTheWall)
    } else if components.stars.meets(area) {
        Ok(())
    } else {
        Err(Refusal::NoStar)
    }
}

/// No reward is possible yet (RULES.md, Setting up).
pub(super) fn hang_first(state: &mut State, spot: Spot, witness: &mut impl Witness<Event>) {
    let seat = state.to_move();
    let player = &mut state.players[seat.index()];
    let painting = player.first;
    player.wall.hang(&state.components, painting, spot);
    player.wall.settle();
    witness.saw(Event::Hung { seat, painting, spot, origin: Origin::Start, matches: 0, clashes: false });
    state.at += 1;
    if state.at == state.seats {
        state.at = 0;
        state.stage = Stage::Choose;
        witness.saw(Event::Auctioneer { seat: state.auctioneer, round: state.round });
    }
}

pub(super) fn choices(state: &State, into: &mut impl Extend<Action>) {
    let shapes = 0..state.components.shapes.len() as ShapeId;
    into.extend(shapes.filter(|shape| state.pile_left(*shape) > 0).map(Action::Choose));
}

pub(super) fn check_choose(state: &State, shape: ShapeId) -> Result<(), Refusal> {
    if usize::from(shape) >= state.components.shapes.len() {
        Err(Refusal::NoSuchThing)
    } else if state.pile_left(shape) == 0 {
        Err(Refusal::PileEmpty)
    } else {
        Ok(())
    }
}

/// All lots are chosen before any is turned up (RULES.md, Choosing the lots).
pub(super) fn choose(state: &mut State, shape: ShapeId, witness: &mut impl Witness<Event>) {
    state.chosen[usize::from(state.chosen_count)] = shape;
    state.chosen_count += 1;
    witness.saw(Event::ShapeChosen { seat: state.auctioneer, shape });
    if state.chosen_count < state.lots_wanted() {
        return;
    }
    let count = usize::from(state.chosen_count);
    for at in 0..count {
        let painting = state.supply.draw(&state.components, state.chosen[at]);
        state.lots[at] = Lot { painting, taker: None };
    }
    state.lot_count = state.chosen_count;
    state.chosen = Default::default();
    state.chosen_count = 0;
    let components = &state.components;
    state.lots[..count].sort_unstable_by_key(|lot| (components.value(lot.painting), lot.painting));
    for at in 0..count {
        witness.saw(Event::LotTurnedUp { painting: state.lots[at].painting });
    }
    state.at = 0;
    state.stage = Stage::Bid;
}

pub(super) fn check_bid(state: &State, card: u8) -> Result<(), Refusal> {
    let hand = state.players[state.to_move().index()].hand;
    if card < u32::BITS as u8 && hand >> card & 1 == 1 { Ok(()) } else { Err(Refusal::CardNotInHand(card)) }
}

pub(super) fn bid(state: &mut State, card: u8, witness: &mut impl Witness<Event>) {
    let seat = state.to_move();
    let player = &mut state.players[seat.index()];
    player.hand &= !(1 << card);
    player.bid = Some(card);
    witness.saw(Event::HasBid { seat });
    state.at += 1;
    if state.at == state.seats {
        reveal(state, witness);
    }
}

/// The cards go on the stacks; the order is that of the stacks, read from the newest card down. Start prices all
/// differ, so it is always strict (RULES.md, Bidding).
fn reveal(state: &mut State, witness: &mut impl Witness<Event>) {
    let seats = usize::from(state.seats);
    for player in &mut state.players[..seats] {
        if let Some(card) = player.bid.take() {
            player.put_on_stack(card);
        }
    }
    let mut order: [Seat; super::super::MOST_SEATS] = std::array::from_fn(Seat::from_index);
    let players = &state.players;
    order[..seats].sort_unstable_by(|a, b| {
        let newest_first = |seat: &Seat| players[seat.index()].stack().iter().rev();
        newest_first(b).cmp(newest_first(a))
    });
    order[seats..].fill(Seat(0));
    state.order = order;
    state.at = 0;
    state.stage = Stage::Take;
    for (place, seat) in order[..seats].iter().enumerate() {
        let card = *players[seat.index()].stack().last().unwrap_or(&0);
        witness.saw(Event::BidShown { seat: *seat, card, place: place as u8 });
    }
    for seat in &order[..seats] {
        let stack = players[seat.index()].stack();
        let others = order[..seats].iter().filter(|other| *other != seat);
        let depth = others.map(|other| common(stack, players[other.index()].stack())).max().unwrap_or(0);
        for (at, card) in (1..).zip(stack.iter().rev().skip(1).take(depth)) {
            witness.saw(Event::TieCardShown { seat: *seat, card: *card, depth: at });
        }
    }
}
