//! The position: the walls, what is in the supply, in the museum and in every hand (RULES.md, What is in play).

use super::components::{Components, LARGEST_DECOR, MOST_CARDS, MOST_SEATS, MOST_SHAPES, PAINTINGS};
use super::due::{OPEN, Phase, Stage, Task, Tasks, Why};
use super::grid::Spot;
use super::painting::{GENRES, Genre, PaintingId, PaintingSet, ShapeId, members};
use super::wall::{Size, Wall};
use super::{Options, Setup};
use crate::engine::{Open, Pending, Rng, Seat, Seed, Viewer};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// Most lots of a round.
pub const MOST_LOTS: usize = MOST_SEATS + 1;

/// A tile of either kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Piece {
    /// A painting.
    Painting(PaintingId),
    /// A decor tile of this size.
    Decor(Size),
}

/// What an assistant keeps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Stored {
    /// The tile.
    pub piece: Piece,
    /// The round in which it was stored; it can be released in a later one (RULES.md, The assistant).
    pub round: u8,
}

/// The take-back point of a player: where re-hanging begins again (RULES.md, Hanging anew).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct TakeBack {
    /// What was to be done then.
    pub pending: Option<Task>,
    /// What the assistant kept then.
    pub assistant: Option<Stored>,
    /// Where decor that the assistant kept then was laid since: it goes back to the assistant and not to the supply, so
    /// no swap may touch it.
    pub released: Option<Spot>,
}

/// What a player has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Player {
    /// Bid cards in hand, a bit each; without the one that is bid but not revealed.
    pub hand: u32,
    pub(super) stack: [u8; 1 + MOST_CARDS],
    pub(super) height: u8,
    pub(super) bid: Option<u8>,
    /// The painting that the player began with.
    pub first: PaintingId,
    /// The wall.
    pub wall: Wall,
    /// What the assistant keeps.
    pub assistant: Option<Stored>,
    /// Excess paintings.
    pub excess: PaintingSet,
    pub(super) take_back: TakeBack,
}

impl Player {
    /// Played cards, the start price first, the newest last.
    #[must_use]
    pub fn stack(&self) -> &[u8] {
        &self.stack[..usize::from(self.height)]
    }

    pub(super) fn put_on_stack(&mut self, card: u8) {
        self.stack[usize::from(self.height)] = card;
        self.height += 1;
    }

    /// The numbers in hand, added up: the tie-break (RULES.md, Scoring).
    #[must_use]
    pub fn hand_sum(&self) -> i32 {
        cards(self.hand).map(i32::from).sum()
    }

    /// Whether there is anything that could be taken back.
    #[must_use]
    pub fn has_fresh(&self) -> bool {
        self.take_back.pending.is_some()
            && (!self.wall.fresh_paintings().is_empty()
                || !self.wall.fresh.is_empty()
                || self.assistant != self.take_back.assistant)
    }
}

/// The numbers of a set of cards, lowest first.
#[must_use]
pub fn cards(set: u32) -> impl DoubleEndedIterator<Item = u8> {
    (0..32).filter(move |card| set >> card & 1 == 1)
}

/// Face-down piles, one a shape; the top of a pile comes last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Supply {
    pub paintings: [PaintingId; PAINTINGS],
    pub left: [u8; MOST_SHAPES],
}

impl Supply {
    /// The paintings of a set in their piles, in random order.
    pub(super) fn deal(components: &Components, set: PaintingSet, rng: &mut Rng) -> Self {
        let mut supply = Self { paintings: [0; PAINTINGS], left: [0; MOST_SHAPES] };
        for id in members(set) {
            let shape = components.painting(id).shape;
            let first = usize::from(components.shape(shape).first);
            let left = &mut supply.left[usize::from(shape)];
            supply.paintings[first + usize::from(*left)] = id;
            *left += 1;
        }
        for (shape, left) in components.shapes.iter().zip(supply.left) {
            let first = usize::from(shape.first);
            rng.shuffle(&mut supply.paintings[first..first + usize::from(left)]);
        }
        supply
    }

    pub(super) fn draw(&mut self, components: &Components, shape: ShapeId) -> PaintingId {
        let left = &mut self.left[usize::from(shape)];
        *left -= 1;
        let top = components.shape(shape).first + *left;
        std::mem::take(&mut self.paintings[usize::from(top)])
    }

    /// The paintings in a pile.
    pub(super) fn pile(&self, components: &Components, shape: ShapeId) -> &[PaintingId] {
        let first = usize::from(components.shape(shape).first);
        &self.paintings[first..first + usize::from(self.left[usize::from(shape)])]
    }
}

/// A painting that is auctioned.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Lot {
    /// Which.
    pub painting: PaintingId,
    /// Who took it.
    pub taker: Option<Seat>,
}

/// What cancelling a re-hang brings back. Swaps of decor may have touched every wall.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Saved {
    pub(super) walls: [Wall; MOST_SEATS],
    pub(super) assistant: Option<Stored>,
    pub(super) released: Option<Spot>,
    pub(super) decor: [u8; LARGEST_DECOR],
}

/// The position.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    pub(super) components: Arc<Components>,
    pub(super) seats: u8,
    pub(super) options: Options,
    pub(super) supply: Supply,
    pub(super) decor: [u8; LARGEST_DECOR],
    /// Starting paintings that nobody got.
    pub(super) aside: PaintingSet,
    pub(super) museum: PaintingSet,
    pub(super) markers: [u8; GENRES],
    pub(super) round: u8,
    pub(super) auctioneer: Seat,
    /// Shapes chosen so far, before the lots are turned up.
    pub(super) chosen: [ShapeId; MOST_LOTS],
    pub(super) chosen_count: u8,
    /// Turned up, sorted by value; none before.
    pub(super) lots: [Lot; MOST_LOTS],
    pub(super) lot_count: u8,
    /// Seats in the order of choice of the latest bidding.
    pub(super) order: [Seat; MOST_SEATS],
    /// How many have started, bid, or finished their turn or re-hang.
    pub(super) at: u8,
    pub(super) stage: Stage,
    /// What has to be decided before the turn can end.
    pub(super) open: Pending<Why, OPEN>,
    pub(super) players: [Player; MOST_SEATS],
    pub(super) saved: Option<Saved>,
}

impl State {
    pub(super) fn start(components: &Arc<Components>, setup: &Setup, seed: Seed) -> Self {
        let mut rng = Rng::new(seed);
        let supply = Supply::deal(components, components.auctioned(), &mut rng);
        let mut starting: Vec<PaintingId> = members(components.starting).collect();
        rng.shuffle(&mut starting);
        let mut prices = components.start_prices.clone();
        rng.shuffle(&mut prices);
        let mut aside = components.starting;
        let mut players = [Player::default(); MOST_SEATS];
        for (seat, player) in players.iter_mut().take(usize::from(setup.seats)).enumerate() {
            player.hand = components.bid_cards;
            player.first = starting[seat];
            aside &= !(1 << starting[seat]);
            player.put_on_stack(prices[seat]);
        }
        let lowest = (0..setup.seats).min_by_key(|seat| prices[usize::from(*seat)]);
        Self {
            components: Arc::clone(components),
            seats: setup.seats,
            options: setup.options,
            supply,
            decor: components.decor,
            aside,
            museum: 0,
            markers: [0; GENRES],
            round: 1,
            auctioneer: Seat(lowest.unwrap_or(0)),
            chosen: [0; MOST_LOTS],
            chosen_count: 0,
            lots: [Lot::default(); MOST_LOTS],
            lot_count: 0,
            order: [Seat(0); MOST_SEATS],
            at: 0,
            stage: Stage::Start,
            open: Pending::new(),
            players,
            saved: None,
        }
    }

    /// The box in play.
    #[must_use]
    pub fn components(&self) -> &Components {
        &self.components
    }

    /// Number of players.
    #[must_use]
    pub const fn seats(&self) -> u8 {
        self.seats
    }

    /// What was agreed about the rules.
    #[must_use]
    pub const fn options(&self) -> &Options {
        &self.options
    }

    /// Lots of a round: one more than players.
    #[must_use]
    pub const fn lots_wanted(&self) -> u8 {
        self.seats + 1
    }

    /// Decor tiles in the supply, of 1, 2 and 3 shields.
    #[must_use]
    pub const fn decor(&self) -> &[u8; LARGEST_DECOR] {
        &self.decor
    }

    /// The museum's heaps.
    #[must_use]
    pub const fn museum(&self) -> PaintingSet {
        self.museum
    }

    /// Totals of the prestige markers.
    #[must_use]
    pub const fn markers(&self) -> &[u8; GENRES] {
        &self.markers
    }

    /// The round, from 1.
    #[must_use]
    pub const fn round(&self) -> u8 {
        self.round
    }

    /// Who holds the gavel.
    #[must_use]
    pub const fn auctioneer(&self) -> Seat {
        self.auctioneer
    }

    /// Shapes that the auctioneer has chosen while the lots lie face down.
    #[must_use]
    pub fn chosen(&self) -> &[ShapeId] {
        &self.chosen[..usize::from(self.chosen_count)]
    }

    /// Paintings left in a pile that are not chosen yet.
    #[must_use]
    pub fn pile_left(&self, shape: ShapeId) -> u8 {
        let chosen: u8 = self.chosen().iter().map(|other| u8::from(*other == shape)).sum();
        self.supply.left[usize::from(shape)] - chosen
    }

    /// The lots, sorted by value.
    #[must_use]
    pub fn lots(&self) -> &[Lot] {
        &self.lots[..usize::from(self.lot_count)]
    }

    /// The order of choice of the latest bidding.
    #[must_use]
    pub fn order(&self) -> &[Seat] {
        &self.order[..usize::from(self.seats)]
    }

    /// The step that is due.
    #[must_use]
    pub const fn phase(&self) -> Phase {
        match (self.stage, self.open.is_empty()) {
            (Stage::Start, _) => Phase::Start,
            (Stage::Choose, _) => Phase::Choose,
            (Stage::Bid, _) => Phase::Bid,
            (Stage::Take, true) => Phase::Take,
            (Stage::Take, false) => Phase::Turn,
            (Stage::Rehang, true) => Phase::Rehang,
            (Stage::Rehang, false) => Phase::Rehanging,
            (Stage::Over, _) => Phase::Over,
        }
    }

    /// What has to be done before the turn can end.
    #[must_use]
    pub fn tasks(&self) -> Tasks {
        Tasks::of(self.open_tasks())
    }

    /// The same, the latest last.
    pub(super) fn open_tasks(&self) -> impl Iterator<Item = Task> + '_ {
        self.open.iter().filter_map(|open| match open.why {
            Why::Task(task) => Some(task),
            Why::Finish => None,
        })
    }

    /// What has to be done first.
    #[must_use]
    pub const fn task(&self) -> Option<Task> {
        match self.open.top() {
            Some(Open { why: Why::Task(task), .. }) => Some(task),
            _ => None,
        }
    }

    /// Whether the seat to move hangs anew what it took back.
    pub(super) const fn is_rehanging(&self) -> bool {
        matches!(self.stage, Stage::Rehang) && !self.open.is_empty()
    }

    /// What a player has.
    #[must_use]
    pub const fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    /// All players, in seat order.
    #[must_use]
    pub fn players(&self) -> &[Player] {
        &self.players[..usize::from(self.seats)]
    }

    /// Whose decision it is (or was, once the game is over).
    #[must_use]
    pub const fn to_move(&self) -> Seat {
        self.open.decider(self.active())
    }

    /// Whose turn it is (or was, once the game is over).
    pub(super) const fn active(&self) -> Seat {
        match self.stage {
            Stage::Start => Seat(self.at),
            Stage::Choose => self.auctioneer,
            Stage::Bid => Seat((self.auctioneer.0 + self.at) % self.seats),
            Stage::Take | Stage::Rehang => self.order[self.at as usize],
            Stage::Over => self.order[0],
        }
    }

    /// Points a painting of each genre is worth as the markers stand (RULES.md, Scoring).
    #[must_use]
    pub fn genre_points(&self) -> [u8; GENRES] {
        genre_points(&self.components, &self.markers)
    }

    /// Whether a painting fits on a wall now.
    #[must_use]
    pub fn fits(&self, seat: Seat, painting: PaintingId) -> bool {
        !self.player(seat).wall.openings(&self.components, painting).is_empty()
    }

    /// Paintings that the museum would give for another (RULES.md, No space): same genre, other shape, with room on the
    /// wall.
    pub fn exchanges(&self, seat: Seat, painting: PaintingId) -> impl Iterator<Item = PaintingId> + '_ {
        members(self.museum)
            .filter(move |id| self.components.is_exchange(painting, *id) && self.fits(seat, *id))
    }

    /// Cards under the newest that a player showed to break a tie of the latest bidding (RULES.md, Bidding). Zero once the
    /// next lots are being chosen.
    #[must_use]
    pub fn shown(&self, seat: Seat) -> usize {
        if !matches!(self.stage, Stage::Take | Stage::Rehang | Stage::Over) {
            return 0;
        }
        let own = self.player(seat).stack();
        let others = self.players().iter().enumerate().filter(|(other, _)| *other != seat.index());
        others.map(|(_, other)| common(own, other.stack())).max().unwrap_or(0)
    }
}

impl State {
    /// Whether a viewer may look at a card of a seat's stack (0 is the start price): the newest, those below it that a tie
    /// shows, and the own ones (RULES.md, What may be known).
    #[must_use]
    pub fn sees_card(&self, viewer: Viewer, seat: Seat, at: usize) -> bool {
        let open = self.options.open_bid_history || self.stage == Stage::Over;
        let known = 1 + self.shown(seat);
        open || viewer == Viewer::Seat(seat) || self.player(seat).stack().len().saturating_sub(at) <= known
    }

    /// Deals anew the order of the piles, and of the others' cards whatever is in hand, covered, or bid and not
    /// revealed (RULES.md, What may be known).
    pub(super) fn deal_anew(&mut self, viewer: Viewer, rng: &mut Rng) {
        for (shape, left) in self.components.shapes.iter().zip(self.supply.left) {
            let first = usize::from(shape.first);
            rng.shuffle(&mut self.supply.paintings[first..first + usize::from(left)]);
        }
        if self.stage == Stage::Over {
            return;
        }
        let covered = |state: &Self, seat: usize| -> Vec<usize> {
            let height = usize::from(state.players[seat].height);
            let seat = Seat::from_index(seat);
            (0..height).filter(|at| !state.sees_card(viewer, seat, *at)).collect()
        };
        let covered: Vec<Vec<usize>> = (0..usize::from(self.seats)).map(|seat| covered(self, seat)).collect();
        let mut prices = self.components.start_prices.clone();
        for (player, covered) in self.players().iter().zip(&covered) {
            prices.retain(|price| covered.contains(&0) || *price != player.stack[0]);
        }
        rng.shuffle(&mut prices);
        for (seat, covered) in covered.into_iter().enumerate() {
            let player = &mut self.players[seat];
            if viewer == Viewer::Seat(Seat::from_index(seat)) {
                continue;
            }
            let bids = covered.iter().filter(|at| **at > 0).map(|at| player.stack[*at]);
            let mut pool: Vec<u8> = cards(player.hand).chain(player.bid).chain(bids).collect();
            rng.shuffle(&mut pool);
            for at in covered {
                let dealt = if at == 0 { prices.pop() } else { pool.pop() };
                player.stack[at] = dealt.unwrap_or(player.stack[at]);
            }
            player.bid = player.bid.and_then(|_| pool.pop());
            player.hand = pool.into_iter().fold(0, |hand, card| hand | 1 << card);
        }
    }
}

/// Newest cards that two stacks have in common.
pub(super) fn common(one: &[u8], other: &[u8]) -> usize {
    one.iter().rev().zip(other.iter().rev()).take_while(|(a, b)| a == b).count()
}

/// Points a painting of each genre is worth: ranks from the top for the markers on the board (RULES.md, Scoring).
#[must_use]
pub fn genre_points(components: &Components, markers: &[u8; GENRES]) -> [u8; GENRES] {
    std::array::from_fn(|genre| match markers[genre] {
        0 => components.unmoved_points,
        total => components.rank_points[markers.iter().filter(|other| **other > total).count()],
    })
}

/// The genre that counts in the eyeline: the one whose marker leads. None while every marker is off the board.
#[must_use]
pub fn top_genre(markers: &[u8; GENRES]) -> Option<Genre> {
    let most = *markers.iter().max()?;
    (most > 0).then(|| Genre::ALL.into_iter().find(|genre| markers[genre.index()] == most)).flatten()
}
