//! Splendor's table as plain values: what lies where, what is legal, chosen, new or within reach, and what the move
//! being considered would change. Made from a view, the legal actions and a draft; no browser, no words.

mod draft;
mod news;
mod offer;
mod piece;
mod stage;

pub use draft::{Draft, payment, toggle_paying};
pub use news::News;
pub use offer::{MoveKind, What};
pub use piece::Piece;

use crate::app::boards::staged::{Entry, Mark, Shown, staged_names};
use crate::engine::Seat;
use crate::games::splendor::components::MOST_NOBLES_SHOWN;
use crate::games::splendor::{
    Action, CardId, Ending, GEMS, Gem, GemSet, Gems, KINDS, LEVELS, NobleId, Payment, Phase, Place,
    PlayerView, SLOTS, Source, Splendor, Tokens, Visit, gem, missing,
};

staged_names!(Splendor);

impl Look<'_> {
    /// The card that a source names, from the player to move.
    #[must_use]
    pub fn card_from(&self, source: Source) -> Option<CardId> {
        match source {
            Source::Market(place) => self.view.card_at(place),
            Source::Reserved(at) => self.view.acting().reserved.get(usize::from(at))?.card,
        }
    }

    /// Where the player to move could get a card from; none for the reserved cards of others.
    #[must_use]
    pub fn source_of(&self, card: CardId) -> Option<Source> {
        let place = Place::all().find(|place| self.view.card_at(*place) == Some(card)).map(Source::Market);
        place.or_else(|| {
            let at = self.view.acting().reserved.iter().position(|held| held.card == Some(card))?;
            u8::try_from(at).ok().map(Source::Reserved)
        })
    }

    /// Whether a card that lies face down can be bought and all that is legal is to buy cards of the own hand: then it is
    /// lit, which otherwise would tell what it costs.
    fn only_buys(&self, at: u8) -> bool {
        let from_hand = |action: &Action| matches!(action, Action::Buy(Source::Reserved(_)));
        self.allows(Action::Buy(Source::Reserved(at))) && self.legal.iter().all(from_hand)
    }
}

/// A pile of the bank.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pile {
    /// Its tokens.
    pub count: Entry,
    /// Two of it may be taken now.
    pub pair: bool,
    /// How many of it are chosen.
    pub chosen: u8,
    /// Legal: one of it may be taken now.
    pub mark: Mark,
}

/// How far a card is from being bought by the seat shown nearest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reach {
    /// It can be paid now.
    Affordable,
    /// One token is missing; any of these colours would do (or gold).
    OneShort(GemSet),
    /// It can be paid with what is being taken.
    NextTurn,
    /// This many tokens are missing.
    Short(u8),
}

/// A card that lies face up for the viewer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Face {
    /// Which.
    pub card: CardId,
    /// How far it is from being bought.
    pub reach: Reach,
    /// It may be reserved now.
    pub reserve: bool,
    /// Another card is chosen, so this one steps back.
    pub withdrawn: bool,
    /// Legal: it may be bought now.
    pub mark: Mark,
}

/// A noble on the table, measured against the seat shown nearest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NobleTile {
    /// Which.
    pub noble: NobleId,
    /// Bonuses that count toward each requirement, with those of the move being considered.
    pub have: Gems,
    /// Requirements that the move being considered brings nearer.
    pub nearer: GemSet,
    /// It would come with the move being considered.
    pub coming: bool,
    /// What applies to it.
    pub mark: Mark,
}

/// A reserved card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Held {
    /// Its face is known to the viewer.
    Open {
        /// The card.
        face: Face,
        /// Only its owner knows it.
        secret: bool,
    },
    /// Only its level is known.
    Back {
        /// 0 to 2.
        level: u8,
        /// It is a card of the player who decides, who may look under it.
        own: bool,
        /// Legal: it can be bought, and nothing else can be done.
        mark: Mark,
    },
}

/// Tokens of a kind, or bonuses of a colour, in front of a player; or a deck.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stack {
    /// How many.
    pub count: Entry,
    /// Legal: one of it may be put back, or its top card reserved, now.
    pub mark: Mark,
}

/// A player's panel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Panel {
    /// Whose.
    pub seat: Seat,
    /// Their decision is awaited.
    pub to_move: bool,
    /// They began.
    pub first: bool,
    /// Points.
    pub points: Entry,
    /// Tokens by kind, gold last.
    pub tokens: [Stack; KINDS],
    /// Tokens in all.
    pub held: Entry,
    /// Bonuses by colour.
    pub bonuses: [Stack; GEMS],
    /// Bought cards.
    pub bought: Vec<CardId>,
    /// Nobles that came.
    pub nobles: Vec<NobleId>,
    /// Reserved cards, oldest first.
    pub reserved: Vec<Held>,
}

impl Panel {
    /// The reserved cards with the names by which they are touched.
    pub fn hand(&self) -> impl Iterator<Item = (Piece, Held)> {
        (0..).zip(&self.reserved).map(|(at, held)| match held {
            Held::Open { face, .. } => (Piece::Card(face.card), *held),
            Held::Back { .. } => (Piece::Back(self.seat, at), *held),
        })
    }
}

/// The table.
#[derive(Clone, Debug, PartialEq)]
pub struct Scene {
    /// Piles by kind, gold last.
    pub bank: [Pile; KINDS],
    /// Decks by level.
    pub decks: [Stack; LEVELS],
    /// Face-up cards by level and slot.
    pub market: [[Option<Face>; SLOTS]; LEVELS],
    /// Nobles, in their places.
    pub nobles: [Option<NobleTile>; MOST_NOBLES_SHOWN],
    /// The seat shown nearest.
    pub own: Seat,
    /// Panels in seat order.
    pub panels: Vec<Panel>,
    /// The ways to pay for the chosen card, laid open.
    pub payment: Option<Payment>,
    /// What may be done, in one sentence, and the moves ready to be made.
    pub offer: Offer,
    /// Nobles at the end of the turn, as far as the move being considered decides it.
    pub visit: Visit,
    /// What the move being considered brings about.
    pub ending: Option<Ending>,
    /// A card can be bought in this step, or nothing is asked of the viewer: reach is worth showing.
    pub buying: bool,
}

impl Scene {
    /// A player's panel.
    #[must_use]
    pub fn panel(&self, seat: Seat) -> Option<&Panel> {
        self.panels.get(seat.index())
    }

    /// The cards that lie face up, in the market or reserved, and who reserved them.
    pub fn faces(&self) -> impl Iterator<Item = (&Face, Option<Seat>)> {
        let held = self.panels.iter().flat_map(|panel| panel.reserved.iter().map(|held| (held, panel.seat)));
        let reserved = held.filter_map(|(held, seat)| match held {
            Held::Open { face, .. } => Some((face, Some(seat))),
            Held::Back { .. } => None,
        });
        self.market.iter().flatten().flatten().map(|face| (face, None)).chain(reserved)
    }
}

/// What a move being considered changes for the player who considers it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Change {
    /// Tokens that come (or go), gold last.
    tokens: [i8; KINDS],
    /// The colour of the card that is bought.
    bonus: Option<Gem>,
    /// Points of the card, and of the noble who comes.
    points: u8,
    /// Nobles at the end of the turn.
    visit: Visit,
}

// Cards are laid out in front of the board, and put away there: nobody's are large in the scene.
impl Shown<Splendor> for Scene {
    fn paint(painter: Painter<'_>) -> Self {
        let change = painter.offer.change(&painter);
        let at = |level: usize, slot: usize| Place { level: level as u8, slot: slot as u8 };
        let market = |place: Place| {
            let card = painter.view.card_at(place)?;
            Some(painter.face(&change, card, Some(Source::Market(place))))
        };
        Self {
            bank: Gem::ALL.map(|gem| painter.pile(&change, gem)),
            decks: std::array::from_fn(|level| painter.deck(level as u8)),
            market: std::array::from_fn(|level| std::array::from_fn(|slot| market(at(level, slot)))),
            nobles: painter.view.nobles.map(|noble| noble.map(|noble| painter.noble(&change, noble))),
            own: painter.own,
            panels: (0..painter.view.players.len())
                .map(|seat| painter.panel(&change, Seat::from_index(seat)))
                .collect(),
            payment: match painter.draft {
                Draft::Card { paying: true, .. } => payment(&painter, painter.draft),
                _ => None,
            },
            buying: match painter.view.phase {
                Phase::Main | Phase::Pay(_) => true,
                Phase::Over => false,
                _ => painter.legal.is_empty(),
            },
            visit: change.visit,
            ending: painter.offer.ending(&painter),
            offer: painter.offer,
        }
    }

    fn offer(&self) -> &Offer {
        &self.offer
    }

    fn aids(&self) -> bool {
        self.buying
    }
}

impl Painter<'_> {
    fn pile(&self, change: &Change, gem: Gem) -> Pile {
        let (kind, picks) = (gem.index(), self.draft.gems());
        let chosen = if gem == Gem::Gold { 0 } else { picks[kind] };
        // While a take is put together a pile can be taken as long as the take has room for it.
        let fits = picks == [0; GEMS] || chosen > 0 || offer::room(self, &picks) > 0;
        let takes = |action: &Action| matches!(action, Action::TakeDifferent(gems) if gem != Gem::Gold && gems.has(gem));
        let alone = chosen == picks.iter().sum::<u8>();
        Pile {
            count: Entry::of(self.view.bank[kind], -change.tokens[kind]),
            pair: alone && self.allows(Action::TakeTwo(gem)),
            chosen,
            mark: self.mark(Piece::Pile(gem), fits && self.legal.iter().any(takes), chosen > 0),
        }
    }

    fn deck(&self, level: u8) -> Stack {
        let legal = self.allows(Action::ReserveTop(level));
        let mark = self.mark(Piece::Deck(level), legal, self.draft == Draft::Deck(level));
        Stack { count: Entry::of(self.view.decks[usize::from(level)], 0), mark }
    }

    fn nearest(&self) -> &PlayerView {
        &self.view.players[self.own.index()]
    }

    fn reach(&self, change: &Change, card: CardId) -> Reach {
        let (own, cost) = (self.nearest(), &self.components.card(card).cost);
        match missing(&own.tokens, &own.bonuses, cost) {
            0 => Reach::Affordable,
            _ if self.brings(change, cost) => Reach::NextTurn,
            1 => Reach::OneShort(colours(|at| cost[at] > own.bonuses[at].saturating_add(own.tokens[at]))),
            short => Reach::Short(short),
        }
    }

    /// Whether what is being taken would pay this cost in a next turn, with nothing to put back.
    fn brings(&self, change: &Change, cost: &Gems) -> bool {
        let (own, gain) = (self.nearest(), &change.tokens);
        let last = self.view.final_round || self.offer.ending(self).is_some();
        if last || gain.iter().all(|count| *count == 0) || gain.iter().any(|count| *count < 0) {
            return false;
        }
        let tokens: Tokens = std::array::from_fn(|kind| own.tokens[kind].saturating_add_signed(gain[kind]));
        gem::total(&tokens) <= self.components.token_limit && missing(&tokens, &own.bonuses, cost) == 0
    }

    fn face(&self, change: &Change, card: CardId, source: Option<Source>) -> Face {
        let chosen = source.is_some() && self.draft.source() == source;
        let buy = source.is_some_and(|source| self.allows(Action::Buy(source)));
        Face {
            card,
            reach: self.reach(change, card),
            reserve: matches!(source, Some(Source::Market(place)) if self.allows(Action::Reserve(place))),
            withdrawn: !chosen && self.draft.source().is_some(),
            mark: self.mark(Piece::Card(card), buy, chosen).fresh(self.news.has_card(card)),
        }
    }

    fn noble(&self, change: &Change, noble: NobleId) -> NobleTile {
        let needs = &self.components.noble(noble).requirements;
        let now = &self.nearest().bonuses;
        let then = |at: usize| now[at] + u8::from(change.bonus == Some(Gem::COLOURS[at]));
        let chosen = self.draft == Draft::Noble(noble);
        NobleTile {
            noble,
            have: std::array::from_fn(|at| then(at).min(needs[at])),
            nearer: colours(|at| now[at] < needs[at] && now[at] < then(at)),
            coming: change.visit == Visit::One(noble),
            mark: self.mark(Piece::Noble(noble), self.allows(Action::Noble(noble)), chosen),
        }
    }

    fn panel(&self, change: &Change, seat: Seat) -> Panel {
        let player = &self.view.players[seat.index()];
        // Only the seat that decides considers a move, and only its viewer sees it considered.
        let change = if seat == self.own { *change } else { Change::default() };
        let decides = seat == self.view.to_move && !self.legal.is_empty();
        let tokens = Gem::ALL.map(|gem| {
            let kind = gem.index();
            let legal = self.allows(Action::Return(gem));
            let chosen = legal && change.tokens[kind] < 0;
            let mark = self.mark_own(decides, Piece::Tokens(seat, gem), legal, chosen);
            let fresh = self.news.tokens[seat.index()][kind] > 0;
            Stack { count: Entry::of(player.tokens[kind], change.tokens[kind]), mark: mark.fresh(fresh) }
        });
        let bonus = |at: usize| Stack {
            count: Entry::of(player.bonuses[at], change.bonus == Some(Gem::COLOURS[at])),
            mark: Mark::default().fresh(self.news.bonuses[seat.index()][at] > 0),
        };
        Panel {
            seat,
            to_move: seat == self.view.to_move && self.view.phase != Phase::Over,
            first: seat == self.view.first,
            points: Entry::of(player.points, change.points),
            held: Entry::of(gem::total(&player.tokens), change.tokens.iter().sum::<i8>()),
            tokens,
            bonuses: std::array::from_fn(bonus),
            bought: player.bought.clone(),
            nobles: player.nobles.clone(),
            reserved: (0..player.reserved.len() as u8)
                .map(|at| self.held(&change, seat, at, decides))
                .collect(),
        }
    }

    fn held(&self, change: &Change, seat: Seat, at: u8, decides: bool) -> Held {
        let reserved = &self.view.players[seat.index()].reserved;
        let held = reserved[usize::from(at)];
        match held.card {
            Some(card) => Held::Open {
                face: self.face(change, card, decides.then_some(Source::Reserved(at))),
                secret: !held.public && self.view.phase != Phase::Over,
            },
            None => Held::Back {
                level: held.level,
                own: decides,
                mark: self
                    .mark_own(decides, Piece::Back(seat, at), self.only_buys(at), false)
                    .fresh(self.news.has_back(seat, at.into(), reserved.len())),
            },
        }
    }
}

/// Each kind as often as it is counted.
pub fn kinds(counts: &[u8]) -> impl Iterator<Item = Gem> + '_ {
    Gem::ALL.into_iter().zip(counts).flat_map(|(gem, count)| std::iter::repeat_n(gem, (*count).into()))
}

/// The colours, by their index, of which this is true.
fn colours(is: impl Fn(usize) -> bool) -> GemSet {
    Gem::COLOURS.into_iter().filter(|gem| is(gem.index())).fold(GemSet::default(), GemSet::with)
}
