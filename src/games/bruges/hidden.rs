//! What lies face down: the piles, the hands, the fronts of houses; and what chance will bring.

use super::card_set::CardSet;
use super::colour::{COLOURS, Tally};
use super::components::{CARDS, CardId, Components};
use super::houses::PLACES;
use super::player::Player;
use super::table::{MOST_SEATS, Table};
use crate::engine::{Rng, Seat, Viewer};

/// No card: a place without a house.
pub(super) const NONE: CardId = CardId::MAX;

/// A face-down pile, its top card last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Pile {
    cards: [CardId; CARDS],
    len: u8,
}

impl Pile {
    pub(super) fn of(cards: &[CardId]) -> Self {
        let mut pile = Self { cards: [NONE; CARDS], len: cards.len() as u8 };
        pile.cards[..cards.len()].copy_from_slice(cards);
        pile
    }

    pub(super) fn cards(&self) -> &[CardId] {
        &self.cards[..usize::from(self.len)]
    }

    pub(super) fn top(&self) -> Option<CardId> {
        self.cards().last().copied()
    }

    pub(super) const fn len(&self) -> u8 {
        self.len
    }

    pub(super) fn draw(&mut self) -> Option<CardId> {
        self.len = self.len.checked_sub(1)?;
        Some(std::mem::replace(&mut self.cards[usize::from(self.len)], NONE))
    }

    /// Takes the lower half away, with the odd card.
    pub(super) fn split(&mut self) -> Self {
        let lower = self.cards().len().div_ceil(2);
        let cards = self.cards;
        let other = Self::of(&cards[..lower]);
        *self = Self::of(&cards[lower..usize::from(self.len)]);
        other
    }
}

/// What nobody may see whole.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Hidden {
    pub piles: [Pile; 2],
    pub extra: Pile,
    /// Hand cards whose fronts their owner has seen.
    pub hands: [CardSet; MOST_SEATS],
    /// Those just drawn, unseen by anybody.
    pub unseen: [CardSet; MOST_SEATS],
    /// The cards of the houses.
    pub fronts: [[CardId; PLACES]; MOST_SEATS],
    pub rng: Rng,
}

/// What one viewer knows beside the table.
#[derive(Clone, Copy, Debug)]
pub(super) struct Known<'a> {
    pub seat: Seat,
    pub hand: CardSet,
    /// Cards of the own houses, by place.
    pub fronts: &'a [Option<CardId>],
}

/// Unseen cards by colour, in random order.
struct Unseen([Vec<CardId>; COLOURS]);

impl Unseen {
    fn new(components: &Components, cards: impl Iterator<Item = CardId>, rng: &mut Rng) -> Self {
        let mut pools: [Vec<CardId>; COLOURS] = Default::default();
        for card in cards {
            pools[components.card(card).colour.index()].push(card);
        }
        for pool in &mut pools {
            rng.shuffle(pool);
        }
        Self(pools)
    }

    fn of_colour(&mut self, colour: usize) -> Option<CardId> {
        self.0[colour].pop()
    }

    fn of_colours(&mut self, tally: &Tally) -> CardSet {
        let mut set = CardSet::default();
        for (colour, n) in tally.iter().enumerate() {
            (0..*n).filter_map(|_| self.of_colour(colour)).for_each(|card| set.put(card));
        }
        set
    }

    fn rest(self, rng: &mut Rng) -> Vec<CardId> {
        let mut rest: Vec<CardId> = self.0.into_iter().flatten().collect();
        rng.shuffle(&mut rest);
        rest
    }
}

/// Cards of a set by colour.
pub(super) fn colours(components: &Components, cards: &CardSet) -> Tally {
    let mut tally = Tally::default();
    cards.iter().for_each(|card| tally[components.card(card).colour.index()] += 1);
    tally
}

fn less(tally: &Tally, other: &Tally) -> Tally {
    std::array::from_fn(|at| tally[at].saturating_sub(other[at]))
}

impl Hidden {
    /// All that agrees with the table and with what a viewer knows, dealt at random.
    pub(super) fn imagined(
        components: &Components,
        table: &Table,
        known: Option<Known<'_>>,
        rng: &mut Rng,
    ) -> Self {
        let mut seen = table.discard;
        for player in table.players() {
            seen.put_all(&player.shown);
            player.houses.persons().for_each(|(_, person)| seen.put(person));
        }
        if let Some(known) = &known {
            seen.put_all(&known.hand);
            known.fronts.iter().flatten().for_each(|card| seen.put(*card));
        }
        let hidden = (0..CARDS as CardId).filter(|card| !seen.has(*card));
        let mut pools = Unseen::new(components, hidden, rng);
        let mut hands = [CardSet::default(); MOST_SEATS];
        let mut unseen = [CardSet::default(); MOST_SEATS];
        let mut fronts = [[NONE; PLACES]; MOST_SEATS];
        for (at, player) in table.players().iter().enumerate() {
            let own = known.filter(|known| known.seat.index() == at);
            unseen[at] = pools.of_colours(&player.unseen);
            let held = own.map_or(player.shown, |own| own.hand);
            let open = less(&less(&player.hand, &player.unseen), &colours(components, &held));
            hands[at] = pools.of_colours(&open);
            hands[at].put_all(&held);
            for (place, house) in player.houses.iter() {
                let place = usize::from(place);
                let known = own.and_then(|own| own.fronts.get(place).copied().flatten());
                let card = known.or_else(|| pools.of_colour(house.colour.index()));
                fronts[at][place] = card.unwrap_or(NONE);
            }
        }
        let tops = table.tops.map(|top| top.and_then(|colour| pools.of_colour(colour.index())));
        let mut rest = pools.rest(rng);
        let mut pile = |len: u8, top: Option<CardId>| {
            let below = usize::from(len) - usize::from(top.is_some()).min(usize::from(len));
            let mut cards = rest.split_off(rest.len().saturating_sub(below));
            cards.extend(top);
            Pile::of(&cards)
        };
        let piles = [pile(table.piles[0], tops[0]), pile(table.piles[1], tops[1])];
        let extra = pile(table.extra, None);
        Self { piles, extra, hands, unseen, fronts, rng: Rng::new(rng.seed()) }
    }

    /// Deals anew what a viewer may not know: the piles below their tops' backs, the fronts of other hands and houses, what
    /// nobody has looked at yet (RULES.md, What is hidden).
    pub(super) fn deal_anew(
        &mut self,
        components: &Components,
        table: &Table,
        viewer: Viewer,
        rng: &mut Rng,
    ) {
        let mut pool: Vec<CardId> = Vec::new();
        let covered = |seat: usize| viewer != Viewer::Seat(Seat::from_index(seat));
        let secret = |hand: &CardSet, player: &Player| -> CardSet {
            hand.iter().filter(|card| !player.shown.has(*card)).collect()
        };
        for (seat, player) in table.players().iter().enumerate() {
            pool.extend(self.unseen[seat].iter());
            if covered(seat) {
                pool.extend(secret(&self.hands[seat], player).iter());
                pool.extend(self.fronts[seat].iter().filter(|card| **card != NONE));
            }
        }
        for pile in self.piles.iter().chain([&self.extra]) {
            pool.extend(pile.cards());
        }
        let mut pools = Unseen::new(components, pool.into_iter(), rng);
        for (seat, player) in table.players().iter().enumerate() {
            self.unseen[seat] = pools.of_colours(&colours(components, &self.unseen[seat]));
            if covered(seat) {
                let dealt = pools.of_colours(&colours(components, &secret(&self.hands[seat], player)));
                self.hands[seat] = dealt;
                self.hands[seat].put_all(&player.shown);
                for card in self.fronts[seat].iter_mut().filter(|card| **card != NONE) {
                    *card = pools.of_colour(components.card(*card).colour.index()).unwrap_or(*card);
                }
            }
        }
        let mut tops = [None; 2];
        for (top, pile) in tops.iter_mut().zip(&self.piles) {
            *top = pile.top().and_then(|card| pools.of_colour(components.card(card).colour.index()));
        }
        let mut rest = pools.rest(rng);
        for (pile, top) in self.piles.iter_mut().zip(tops) {
            let below = usize::from(pile.len) - usize::from(top.is_some());
            let mut cards = rest.split_off(rest.len() - below);
            cards.extend(top);
            *pile = Pile::of(&cards);
        }
        self.extra = Pile::of(&rest);
        self.rng = Rng::new(rng.seed());
    }
}
