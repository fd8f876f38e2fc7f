//! What lies face down: three decks, the prestige cards of those who passed first, and what chance will bring.

use super::components::{
    Components, MOST_NOBLES, NOBLES, NobleId, PRESTIGE_CARDS, PrestigeId, STOCK_CARDS, StockId,
};
use super::due::Why;
use super::table::Table;
use crate::engine::Rng;

/// Room for a deck: of nobles there are most.
pub(super) const ROOM: usize = MOST_NOBLES;

/// A face-down deck, its top card last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Deck {
    cards: [u8; ROOM],
    len: u8,
}

impl Deck {
    pub(super) const EMPTY: Self = Self { cards: [0; ROOM], len: 0 };

    pub(super) fn of(cards: &[u8]) -> Self {
        let mut deck = Self::EMPTY;
        for card in cards {
            deck.put(*card);
        }
        deck
    }

    pub(super) fn cards(&self) -> &[u8] {
        &self.cards[..usize::from(self.len)]
    }

    pub(super) const fn len(&self) -> u8 {
        self.len
    }

    /// Lays a card on top.
    pub(super) const fn put(&mut self, card: u8) {
        self.cards[self.len as usize] = card;
        self.len += 1;
    }

    pub(super) const fn draw(&mut self) -> Option<u8> {
        if self.len == 0 {
            return None;
        }
        self.len -= 1;
        // Nothing is left behind, so that equal decks compare equal.
        Some(std::mem::replace(&mut self.cards[self.len as usize], 0))
    }

    pub(super) fn shuffle(&mut self, rng: &mut Rng) {
        rng.shuffle(&mut self.cards[..usize::from(self.len)]);
    }
}

/// What nobody may see.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Hidden {
    /// Nobles by name.
    pub nobles: Deck,
    /// The stock exchange cards of the rounds to come.
    pub stock: Deck,
    pub prestige: Deck,
    /// Prestige cards of those who passed first, in the order in which they were taken.
    pub face_down: Deck,
    pub rng: Rng,
}

impl Hidden {
    /// All that agrees with the table, dealt at random.
    pub(super) fn imagined(components: &Components, table: &Table, rng: &mut Rng) -> Self {
        let mut nobles = Deck::EMPTY;
        for (noble, copies) in in_deck(components, table).into_iter().enumerate() {
            (0..copies).for_each(|_| nobles.put(noble as NobleId));
        }
        nobles.shuffle(rng);
        let mut stock = [0; STOCK_CARDS];
        let mut found = 0;
        for card in table.stock_unseen() {
            stock[found] = card;
            found += 1;
        }
        rng.shuffle(&mut stock[..found]);
        let to_come = usize::from(components.rounds).saturating_sub(usize::from(table.stock_shown()));
        let mut seen = table.prestige_discard;
        table.prestige.iter().flatten().for_each(|card| seen.put(*card));
        for player in table.players() {
            player.tucked.iter().flat_map(|cards| cards.iter()).for_each(|card| seen.put(card));
        }
        let mut prestige = [0; PRESTIGE_CARDS];
        let mut unseen = 0;
        for card in (0..PRESTIGE_CARDS as PrestigeId).filter(|card| !seen.has(*card)) {
            prestige[unseen] = card;
            unseen += 1;
        }
        rng.shuffle(&mut prestige[..unseen]);
        let (deck, taken) = prestige[..unseen].split_at(unseen.min(table.prestige_deck.into()));
        Self {
            nobles,
            stock: Deck::of(&stock[..found.min(to_come)]),
            prestige: Deck::of(deck),
            face_down: Deck::of(taken),
            rng: Rng::new(rng.seed()),
        }
    }

    /// Deals everything anew that lies face down (RULES.md, What is hidden).
    pub(super) fn deal_anew(&mut self, rng: &mut Rng, seen: impl Fn(StockId) -> bool) {
        self.nobles.shuffle(rng);
        // The cards of the rounds to come are some of those that nobody has seen: the others went back to the box unseen.
        let mut stock: Vec<StockId> = (0..STOCK_CARDS as StockId).filter(|card| !seen(*card)).collect();
        rng.shuffle(&mut stock);
        self.stock = Deck::of(&stock[..usize::from(self.stock.len())]);
        let mut prestige: Vec<PrestigeId> =
            self.prestige.cards().iter().chain(self.face_down.cards()).copied().collect();
        rng.shuffle(&mut prestige);
        let (deck, taken) = prestige.split_at(usize::from(self.prestige.len()));
        (self.prestige, self.face_down) = (Deck::of(deck), Deck::of(taken));
        self.rng = Rng::new(rng.seed());
    }
}

/// Nobles of each name in the deck: those that are nowhere else.
fn in_deck(components: &Components, table: &Table) -> [u8; NOBLES] {
    let mut left: [u8; NOBLES] = std::array::from_fn(|noble| {
        let noble = noble as NobleId;
        // Everybody starts with one of those, which a card of Belle Époque discards; the others are not in play.
        let of_start = if noble == components.start.noble { table.seats } else { 0 };
        components.copies(noble, table.options.belle_epoque) + of_start
    });
    let mut gone = |noble: NobleId| left[usize::from(noble)] = left[usize::from(noble)].saturating_sub(1);
    table.nobles.iter().flatten().chain(&table.revealed).for_each(|noble| gone(*noble));
    for open in table.open.iter() {
        if let Why::Keep { noble } = open.why {
            gone(noble);
        }
    }
    for player in table.players() {
        player.nobles.iter().chain(player.unpaid.iter()).for_each(&mut gone);
    }
    for (noble, discarded) in table.noble_discard.iter().enumerate() {
        (0..*discarded).for_each(|_| gone(noble as NobleId));
    }
    left
}
