//! What one seat may know (RULES.md, What may be known).

use super::Options;
use super::components::{Components, LARGEST_DECOR, MOST_SEATS};
use super::due::{Phase, Stage, Tasks};
use super::painting::{GENRES, PaintingId, PaintingSet, ShapeId, members};
use super::state::{Lot, MOST_LOTS, Player, Saved, State, Stored, Supply, TakeBack, cards};
use super::wall::Wall;
use crate::engine::{Rng, Seat, Viewer};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// A player as a viewer sees them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayerView {
    /// Bid cards in hand, lowest first, if the viewer may know them.
    pub hand: Option<Vec<u8>>,
    /// How many cards that is.
    pub hand_size: u8,
    /// Played cards, the start price first, the newest last; `None` for those that the viewer may not look at.
    pub stack: Vec<Option<u8>>,
    /// Whether the player has bid in this round, before the bids are revealed.
    pub has_bid: bool,
    /// That bid, if it is the viewer's own.
    pub bid: Option<u8>,
    /// The painting that the player begins with.
    pub first: PaintingId,
    /// The wall.
    pub wall: Wall,
    /// What the assistant keeps.
    pub assistant: Option<Stored>,
    /// Excess paintings.
    pub excess: Vec<PaintingId>,
    /// Where re-hanging would begin again.
    pub take_back: TakeBack,
}

/// All that a viewer may know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// What was agreed about the rules.
    pub options: Options,
    /// Paintings left in each pile, in the order of the shapes.
    pub piles: Vec<u8>,
    /// Decor tiles in the supply, of 1, 2 and 3 shields.
    pub decor: [u8; LARGEST_DECOR],
    /// The museum's paintings, in the order of their ids.
    pub museum: Vec<PaintingId>,
    /// Totals of the prestige markers.
    pub markers: [u8; GENRES],
    /// The round, from 1.
    pub round: u8,
    /// Who holds the gavel.
    pub auctioneer: Seat,
    /// Shapes chosen while the lots lie face down.
    pub chosen: Vec<ShapeId>,
    /// The lots, sorted by value.
    pub lots: Vec<Lot>,
    /// The order of choice of the latest bidding.
    pub order: Vec<Seat>,
    /// How many seats have started, bid, or finished their turn or re-hang.
    pub at: u8,
    /// The step that is due.
    pub phase: Phase,
    /// Whose decision it is.
    pub to_move: Seat,
    /// What has to be done before the turn can end.
    pub tasks: Tasks,
    /// What cancelling the re-hang under way would bring back.
    pub saved: Option<Saved>,
    /// The players, in seat order.
    pub players: Vec<PlayerView>,
}

impl View {
    pub(super) fn of(state: &State, viewer: Viewer) -> Self {
        let players = state.players().iter().enumerate().map(|(seat, player)| {
            let seat = Seat::from_index(seat);
            let own = viewer == Viewer::Seat(seat);
            let stack = player.stack();
            let hand_size = player.hand.count_ones() as u8;
            PlayerView {
                hand: (own || state.stage == Stage::Over).then(|| cards(player.hand).collect()),
                hand_size,
                stack: stack
                    .iter()
                    .enumerate()
                    .map(|(at, card)| state.sees_card(viewer, seat, at).then_some(*card))
                    .collect(),
                has_bid: player.bid.is_some(),
                bid: player.bid.filter(|_| own),
                first: player.first,
                wall: player.wall,
                assistant: player.assistant,
                excess: members(player.excess).collect(),
                take_back: player.take_back,
            }
        });
        Self {
            viewer,
            options: state.options,
            piles: state.supply.left[..state.components.shapes.len()].to_vec(),
            decor: state.decor,
            museum: members(state.museum).collect(),
            markers: state.markers,
            round: state.round,
            auctioneer: state.auctioneer,
            chosen: state.chosen().to_vec(),
            lots: state.lots().to_vec(),
            order: state.order().to_vec(),
            at: state.at,
            phase: state.phase(),
            to_move: state.to_move(),
            tasks: state.tasks(),
            saved: state.saved,
            players: players.collect(),
        }
    }

    /// The player whose decision it is.
    #[must_use]
    pub fn acting(&self) -> &PlayerView {
        &self.players[self.to_move.index()]
    }

    /// Deals what is hidden at random: the order of the piles, the cards of hands and stacks, bids not revealed.
    pub(super) fn imagine(&self, components: &Arc<Components>, rng: &mut Rng) -> State {
        let mut players = [Player::default(); MOST_SEATS];
        let mut prices: Vec<u8> = components.start_prices.clone();
        for seen in &self.players {
            if let Some(Some(price)) = seen.stack.first() {
                prices.retain(|other| other != price);
            }
        }
        rng.shuffle(&mut prices);
        let mut seen_paintings: PaintingSet = 0;
        let mut aside = components.starting;
        for (player, seen) in players.iter_mut().zip(&self.players) {
            player.first = seen.first;
            player.wall = seen.wall;
            player.assistant = seen.assistant;
            player.excess = set(&seen.excess);
            player.take_back = seen.take_back;
            imagine_cards(components, player, seen, &mut prices, rng);
            aside &= !(1 << seen.first);
            seen_paintings |= player.wall.painting_set() | player.excess | stored_painting(seen.assistant);
        }
        let museum = set(&self.museum);
        seen_paintings |= museum | self.tasks.iter().fold(0, |set, task| set | due_painting(task));
        for lot in &self.lots {
            seen_paintings |= 1 << lot.painting;
        }
        let mut supply = Supply::deal(components, components.auctioned() & !seen_paintings, rng);
        // Where the view tells fewer than are unseen, the rest left the game.
        for (left, told) in supply.left.iter_mut().zip(&self.piles) {
            *left = (*left).min(*told);
        }
        let mut state = State {
            components: Arc::clone(components),
            seats: self.players.len() as u8,
            options: self.options,
            supply,
            decor: self.decor,
            aside,
            museum,
            markers: self.markers,
            round: self.round,
            auctioneer: self.auctioneer,
            chosen: [0; MOST_LOTS],
            chosen_count: self.chosen.len() as u8,
            lots: [Lot::default(); MOST_LOTS],
            lot_count: self.lots.len() as u8,
            order: [Seat(0); MOST_SEATS],
            at: self.at,
            stage: self.phase.stage(),
            open: self.tasks.open_at(self.phase, self.to_move),
            players,
            saved: self.saved,
        };
        state.chosen[..self.chosen.len()].copy_from_slice(&self.chosen);
        state.lots[..self.lots.len()].copy_from_slice(&self.lots);
        state.order[..self.order.len()].copy_from_slice(&self.order);
        state
    }
}

fn set(paintings: &[PaintingId]) -> PaintingSet {
    paintings.iter().fold(0, |set, painting| set | 1 << painting)
}

pub(super) fn stored_painting(stored: Option<Stored>) -> PaintingSet {
    match stored {
        Some(Stored { piece: super::Piece::Painting(painting), .. }) => 1 << painting,
        _ => 0,
    }
}

pub(super) fn due_painting(task: super::Task) -> PaintingSet {
    match task {
        super::Task::Painting(painting) | super::Task::Received(painting) => 1 << painting,
        super::Task::Reward { .. } => 0,
    }
}

/// Hand, stack and bid of a player: what is seen, the rest at random.
fn imagine_cards(
    components: &Components,
    player: &mut Player,
    seen: &PlayerView,
    prices: &mut Vec<u8>,
    rng: &mut Rng,
) {
    let stacked = seen.stack.iter().skip(1).flatten();
    let mut known = stacked.chain(&seen.bid).fold(0_u32, |known, card| known | 1 << card);
    if let Some(hand) = &seen.hand {
        known |= hand.iter().fold(0, |hand, card| hand | 1 << card);
    }
    let mut others: Vec<u8> = cards(components.bid_cards & !known).collect();
    rng.shuffle(&mut others);
    for (at, card) in seen.stack.iter().enumerate() {
        let hidden = if at == 0 { &mut *prices } else { &mut others };
        player.put_on_stack(card.or_else(|| hidden.pop()).unwrap_or(0));
    }
    player.bid = seen.bid;
    if seen.has_bid && seen.bid.is_none() {
        player.bid = others.pop();
    }
    player.hand = match &seen.hand {
        Some(hand) => hand.iter().fold(0, |hand, card| hand | 1 << card),
        None => others.iter().fold(0, |hand, card| hand | 1 << card),
    };
}
