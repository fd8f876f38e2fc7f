//! The position: everything on the table and in every hand.

use super::components::{
    CardId, Components, DECK_ROOM, HAND, LEVELS, MOST_NOBLES_SHOWN, Noble, NobleId, SLOTS,
};
use super::gem::{GEMS, GOLD, Gems, KINDS, Tokens};
use super::{Place, Setup, Source};
use crate::engine::{Open, Pending, Rng, Seat, Seed, Viewer};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// Most players at a table.
pub const MOST_SEATS: usize = 4;

/// The step of the turn that is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Phase {
    /// A main action.
    Main,
    /// Paying for this card; more than one payment fits.
    Pay(Source),
    /// Putting tokens back, down to the limit.
    Return,
    /// Choosing among several nobles.
    Noble,
    /// The game is over.
    Over,
}

/// A decision inside a turn, which its owner makes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Why {
    /// How to pay for this card.
    Pay(Source),
    /// Which token to put back.
    Return,
    /// Which noble comes.
    Noble,
}

/// One decision is open at a time: what follows from a purchase or a return is opened when it is made.
const OPEN: usize = 1;

/// A reserved card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reserved {
    /// The card.
    pub card: CardId,
    /// Taken unseen from a deck.
    pub blind: bool,
}

/// A face-down deck, top card last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Deck {
    cards: [CardId; DECK_ROOM],
    len: u8,
}

impl Deck {
    pub(super) fn new(cards: impl Iterator<Item = CardId>) -> Self {
        let mut deck = Self { cards: [0; DECK_ROOM], len: 0 };
        for card in cards {
            deck.cards[usize::from(deck.len)] = card;
            deck.len += 1;
        }
        deck
    }

    pub(super) const fn len(&self) -> u8 {
        self.len
    }

    pub(super) const fn is_empty(&self) -> bool {
        self.len == 0
    }

    pub(super) fn cards(&self) -> &[CardId] {
        &self.cards[..usize::from(self.len)]
    }

    pub(super) fn shuffle(&mut self, rng: &mut Rng) {
        rng.shuffle(&mut self.cards[..usize::from(self.len)]);
    }

    pub(super) fn draw(&mut self) -> Option<CardId> {
        self.len = self.len.checked_sub(1)?;
        Some(std::mem::take(&mut self.cards[usize::from(self.len)]))
    }
}

/// What a player has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Player {
    /// Tokens, gold last.
    pub tokens: Tokens,
    /// Bonuses of the bought cards.
    pub bonuses: Gems,
    /// Points of bought cards and nobles.
    pub points: u8,
    /// Number of bought cards.
    pub bought: u8,
    /// The bought cards, a bit each.
    pub cards: u128,
    /// The nobles that came, a bit each.
    pub nobles: u16,
    pub(super) hand: [Option<Reserved>; HAND],
    pub(super) held: u8,
}

impl Player {
    /// Reserved cards, oldest first.
    #[must_use]
    pub fn reserved(&self) -> Hand<'_> {
        Hand(&self.hand[..usize::from(self.held)])
    }

    /// Gems still missing for a cost once bonuses, tokens and gold are counted; 0 if it can be paid.
    #[must_use]
    pub fn missing(&self, cost: &Gems) -> u8 {
        missing(&self.tokens, &self.bonuses, cost)
    }

    /// Gems to pay for a cost after bonuses.
    #[must_use]
    pub fn need(&self, cost: &Gems) -> Gems {
        need(&self.bonuses, cost)
    }

    /// Whether the bonuses bring a noble (RULES.md, Nobles).
    #[must_use]
    pub fn attracts(&self, noble: &Noble) -> bool {
        noble.comes_to(&self.bonuses)
    }

    pub(super) fn take_reserved(&mut self, at: usize) -> Reserved {
        let reserved = self.hand[at].take().expect("checked: a card is reserved here");
        self.hand[at..usize::from(self.held)].rotate_left(1);
        self.held -= 1;
        reserved
    }

    pub(super) fn keep(&mut self, reserved: Reserved) {
        self.hand[usize::from(self.held)] = Some(reserved);
        self.held += 1;
    }
}

/// Gems missing for a cost, given tokens (gold last) and bonuses; 0 if it can be paid.
#[must_use]
pub fn missing(tokens: &Tokens, bonuses: &Gems, cost: &Gems) -> u8 {
    let mut short = 0;
    for gem in 0..GEMS {
        short += cost[gem].saturating_sub(bonuses[gem]).saturating_sub(tokens[gem]);
    }
    short.saturating_sub(tokens[GOLD])
}

/// Gems to pay for a cost after bonuses.
#[must_use]
pub fn need(bonuses: &Gems, cost: &Gems) -> Gems {
    let mut need = [0; GEMS];
    for gem in 0..GEMS {
        need[gem] = cost[gem].saturating_sub(bonuses[gem]);
    }
    need
}

/// A player's reserved cards.
#[derive(Clone, Copy, Debug)]
pub struct Hand<'a>(&'a [Option<Reserved>]);

impl<'a> Hand<'a> {
    /// The cards, oldest first.
    pub fn iter(self) -> impl Iterator<Item = &'a Reserved> {
        self.0.iter().flatten()
    }

    /// The card at a position.
    #[must_use]
    pub fn get(self, at: usize) -> Option<Reserved> {
        self.0.get(at).copied().flatten()
    }

    /// How many.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.len()
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0.is_empty()
    }
}

/// The position.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    pub(super) components: Arc<Components>,
    pub(super) seats: u8,
    pub(super) first: Seat,
    pub(super) target: u8,
    pub(super) open_reserves: bool,
    pub(super) take_fewer: bool,
    pub(super) bank: Tokens,
    pub(super) market: [[Option<CardId>; SLOTS]; LEVELS],
    pub(super) decks: [Deck; LEVELS],
    pub(super) nobles: [Option<NobleId>; MOST_NOBLES_SHOWN],
    pub(super) players: [Player; MOST_SEATS],
    /// Whose turn it is (or was, once the game is over).
    pub(super) active: Seat,
    /// What has to be decided before the turn can end.
    pub(super) open: Pending<Why, OPEN>,
    pub(super) over: bool,
    pub(super) round: u16,
    pub(super) final_round: bool,
    pub(super) passes: u8,
}

impl State {
    pub(super) fn start(components: &Arc<Components>, setup: &Setup, seed: Seed) -> Self {
        let mut rng = Rng::new(seed);
        let table = *components.table(setup.seats);
        let mut decks: [Deck; LEVELS] = std::array::from_fn(|level| Deck::new(components.level(level)));
        for deck in &mut decks {
            deck.shuffle(&mut rng);
        }
        let mut tiles: Vec<NobleId> = (0..components.nobles.len()).map(|id| id as NobleId).collect();
        rng.shuffle(&mut tiles);
        let mut nobles = [None; MOST_NOBLES_SHOWN];
        for (place, tile) in nobles.iter_mut().zip(tiles).take(usize::from(table.nobles)) {
            *place = Some(tile);
        }
        let first = setup.first.draw(setup.seats, &mut rng);
        let market = std::array::from_fn(|level| std::array::from_fn(|_| decks[level].draw()));
        let mut bank = [table.gems; KINDS];
        bank[GOLD] = table.gold;
        Self {
            components: Arc::clone(components),
            seats: setup.seats,
            first,
            target: setup.target.unwrap_or(components.target),
            open_reserves: setup.open_reserves,
            take_fewer: setup.take_fewer,
            bank,
            market,
            decks,
            nobles,
            players: [Player::default(); MOST_SEATS],
            active: first,
            open: Pending::new(),
            over: false,
            round: 1,
            final_round: false,
            passes: 0,
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

    /// Who began.
    #[must_use]
    pub const fn first(&self) -> Seat {
        self.first
    }

    /// Points that bring the final round.
    #[must_use]
    pub const fn target(&self) -> u8 {
        self.target
    }

    /// Whether the final round is being played.
    #[must_use]
    pub const fn is_final_round(&self) -> bool {
        self.final_round
    }

    /// Tokens in the bank, gold last.
    #[must_use]
    pub const fn bank(&self) -> &Tokens {
        &self.bank
    }

    /// The card at a face-up place.
    #[must_use]
    pub fn card_at(&self, place: Place) -> Option<CardId> {
        *self.market.get(usize::from(place.level))?.get(usize::from(place.slot))?
    }

    /// Cards left in the deck of a level (0 to 2).
    #[must_use]
    pub const fn deck_len(&self, level: usize) -> u8 {
        self.decks[level].len()
    }

    /// Nobles still on the table.
    pub fn nobles(&self) -> impl Iterator<Item = NobleId> + '_ {
        self.nobles.iter().flatten().copied()
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
        self.open.decider(self.active)
    }

    /// The step of the turn that is due.
    #[must_use]
    pub const fn phase(&self) -> Phase {
        match self.open.top() {
            None if self.over => Phase::Over,
            None => Phase::Main,
            Some(Open { why: Why::Pay(source), .. }) => Phase::Pay(source),
            Some(Open { why: Why::Return, .. }) => Phase::Return,
            Some(Open { why: Why::Noble, .. }) => Phase::Noble,
        }
    }

    /// The decisions that are open at a step of a seat's turn.
    pub(super) const fn open_at(phase: Phase, seat: Seat) -> Pending<Why, OPEN> {
        let mut open = Pending::new();
        match phase {
            Phase::Main | Phase::Over => {}
            Phase::Pay(source) => open.push(seat, Why::Pay(source)),
            Phase::Return => open.push(seat, Why::Return),
            Phase::Noble => open.push(seat, Why::Noble),
        }
        open
    }

    /// Whether everybody may know this reserved card (RULES.md, What is hidden).
    #[must_use]
    pub const fn is_public(&self, reserved: &Reserved) -> bool {
        self.open_reserves && !reserved.blind
    }

    /// Whether a card lies in another player's hand, or anybody's for the whole table, so that this viewer may not know
    /// it. Hands are opened at the end.
    pub(super) fn hides(&self, card: CardId, viewer: Viewer) -> bool {
        let held = |(seat, player): (usize, &Player)| {
            viewer != Viewer::Seat(Seat::from_index(seat))
                && player.reserved().iter().enumerate().any(|(at, reserved)| {
                    reserved.card == card && !self.is_public(reserved) && !self.is_being_paid(seat, at)
                })
        };
        !self.over && self.players().iter().enumerate().any(held)
    }

    /// Deals decks and hidden hands anew: a back tells the level of a card and no more.
    pub(super) fn deal_anew(&mut self, viewer: Viewer, rng: &mut Rng) {
        for level in 0..LEVELS {
            let mut pool = self.decks[level].cards().to_vec();
            let mut hidden = Vec::new();
            for (seat, player) in self.players().iter().enumerate() {
                for (at, held) in player.reserved().iter().enumerate() {
                    let here = usize::from(self.components.card(held.card).level) == level;
                    if here && self.hides(held.card, viewer) {
                        hidden.push((seat, at));
                        pool.push(held.card);
                    }
                }
            }
            rng.shuffle(&mut pool);
            for (seat, at) in hidden {
                if let (Some(held), Some(card)) = (&mut self.players[seat].hand[at], pool.pop()) {
                    held.card = card;
                }
            }
            self.decks[level] = Deck::new(pool.into_iter());
        }
    }

    /// Whether a reserved card is being paid for: it becomes public when it is bought, so before it is paid.
    pub(super) fn is_being_paid(&self, seat: usize, at: usize) -> bool {
        let pays = Why::Pay(Source::Reserved(at as u8));
        self.open.top() == Some(Open { seat: Seat::from_index(seat), why: pays })
    }

    /// Nobles that would come to a player now.
    pub fn visitors(&self, seat: Seat) -> impl Iterator<Item = NobleId> + '_ {
        let player = self.player(seat);
        self.nobles().filter(move |id| player.attracts(self.components.noble(*id)))
    }

    /// The card that a source names.
    #[must_use]
    pub fn card_from(&self, source: Source) -> Option<CardId> {
        match source {
            Source::Market(place) => self.card_at(place),
            Source::Reserved(at) => {
                self.player(self.to_move()).reserved().get(usize::from(at)).map(|reserved| reserved.card)
            }
        }
    }
}
