//! Splendor's table as plain values: what lies where, what is legal, chosen, new or within reach, and what the move
//! being considered would change. Made from a view, the legal actions and a draft; no browser, no words.

mod draft;
mod face_down;
mod news;
mod offer;
mod payment;
mod piece;
mod stage;
#[cfg(test)]
mod tests;

pub use draft::{Draft, toggle_paying};
pub use news::News;
pub use offer::{Holding, MoveKind, Visit, What};
pub use payment::Payment;
pub use piece::Piece;

use crate::app::boards::staged;
use crate::engine::Seat;
use crate::games::splendor::components::MOST_NOBLES_SHOWN;
use crate::games::splendor::{
    Action, CardId, GEMS, Gem, GemSet, Gems, KINDS, LEVELS, NobleId, Phase, Place, PlayerView, SLOTS, Source,
    Splendor, Tokens, gem, missing,
};

/// Everything a scene is made from.
pub type Look<'a> = staged::Look<'a, Splendor>;
/// Why a touch is refused.
pub type No = staged::No<Splendor>;
/// What a touch leads to.
pub type Response = staged::Response<Splendor>;
/// A button of the action bar.
pub type Move = staged::Move<Splendor>;
/// What may be done now, and the moves that are ready.
pub type Offer = staged::Offer<Splendor>;

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

    /// Whether a noble is still on the table.
    #[must_use]
    pub fn on_table(&self, noble: NobleId) -> bool {
        self.view.nobles.contains(&Some(noble))
    }

    /// Tokens that the player to move holds above the limit.
    #[must_use]
    pub fn excess(&self) -> u8 {
        gem::total(&self.view.acting().tokens).saturating_sub(self.components.token_limit)
    }
}

/// A pile of the bank.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pile {
    /// Tokens now.
    pub count: u8,
    /// What the move being considered changes.
    pub change: i8,
    /// One of it may be taken now.
    pub legal: bool,
    /// Two of it may be taken now.
    pub pair: bool,
    /// How many of it are chosen.
    pub chosen: u8,
    /// The hint points here.
    pub hinted: bool,
}

/// A deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DeckPile {
    /// Cards left.
    pub left: u8,
    /// Its top card may be reserved now.
    pub legal: bool,
    /// It is chosen.
    pub chosen: bool,
    /// The hint points here.
    pub hinted: bool,
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
    /// It may be bought now.
    pub buy: bool,
    /// It may be reserved now.
    pub reserve: bool,
    /// It is chosen.
    pub chosen: bool,
    /// Another card is chosen, so this one steps back.
    pub withdrawn: bool,
    /// It came since the viewer's last turn.
    pub fresh: bool,
    /// The hint points here.
    pub hinted: bool,
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
    /// It may be chosen now.
    pub legal: bool,
    /// It is chosen.
    pub chosen: bool,
    /// It would come with the move being considered.
    pub coming: bool,
    /// The hint points here.
    pub hinted: bool,
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
        /// It can be bought, and nothing else can be done: it lies lit, which otherwise would tell what it costs.
        buy: bool,
        /// The hint points here.
        hinted: bool,
        /// It came since the viewer's last turn.
        fresh: bool,
    },
}

/// A kind of token in front of a player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stack {
    /// How many.
    pub count: u8,
    /// What the move being considered changes.
    pub change: i8,
    /// One of it may be put back now.
    pub legal: bool,
    /// It grew since the viewer's last turn.
    pub fresh: bool,
    /// The hint points here.
    pub hinted: bool,
}

/// Bought cards of a colour.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Bonus {
    /// How many.
    pub count: u8,
    /// One more comes with the move being considered.
    pub more: bool,
    /// It grew since the viewer's last turn.
    pub fresh: bool,
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
    /// Points now.
    pub points: u8,
    /// Points after the move being considered, where they change.
    pub points_after: Option<u8>,
    /// Tokens by kind, gold last.
    pub tokens: [Stack; KINDS],
    /// Tokens in all now.
    pub held: u8,
    /// Tokens in all after the move being considered.
    pub held_after: u8,
    /// Bonuses by colour.
    pub bonuses: [Bonus; GEMS],
    /// Number of bought cards.
    pub bought: u8,
    /// Nobles that came.
    pub nobles: Vec<NobleId>,
    /// Reserved cards, oldest first.
    pub reserved: Vec<Held>,
}

/// The table.
#[derive(Clone, Debug, PartialEq)]
pub struct Scene {
    /// Piles by kind, gold last.
    pub bank: [Pile; KINDS],
    /// Decks by level.
    pub decks: [DeckPile; LEVELS],
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
    /// Tokens that must go back before the turn can go on.
    pub excess: u8,
    /// A card can be bought in this step, or nothing is asked of the viewer: reach is worth showing.
    pub buying: bool,
}

/// What a move being considered changes for the player who considers it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Change {
    /// Tokens that come (or go), gold last.
    tokens: [i8; KINDS],
    /// The colour of the card that is bought.
    bonus: Option<Gem>,
    /// Points of the card.
    points: u8,
}

impl Scene {
    /// The scene of a look.
    #[must_use]
    pub fn new(look: &Look<'_>) -> Self {
        let draft = look.draft.fitting(look);
        let look = &Look { draft, ..*look };
        let offer = offer::offer(look);
        let change = offer.change(look);
        let own = look.own;
        let pointed = look.pointed();
        let hinted = |piece| pointed.contains(&piece);
        let painter = Painter { look, change, offer: &offer, pointed: &pointed };
        Self {
            bank: std::array::from_fn(|kind| painter.pile(Gem::ALL[kind])),
            decks: std::array::from_fn(|level| {
                let at = level as u8;
                DeckPile {
                    left: look.view.decks[level],
                    legal: look.allows(Action::ReserveTop(at)),
                    chosen: draft == Draft::Deck(at),
                    hinted: hinted(Piece::Deck(at)),
                }
            }),
            market: std::array::from_fn(|level| {
                std::array::from_fn(|slot| {
                    let place = Place { level: level as u8, slot: slot as u8 };
                    look.view.card_at(place).map(|card| painter.face(card, Some(Source::Market(place))))
                })
            }),
            nobles: look.view.nobles.map(|noble| noble.map(|noble| painter.noble(noble))),
            own,
            panels: (0..look.view.players.len()).map(|seat| painter.panel(Seat::from_index(seat))).collect(),
            payment: match draft {
                Draft::Card { paying: true, .. } => Payment::of(look, draft),
                _ => None,
            },
            excess: if look.view.phase == Phase::Return { look.excess() } else { 0 },
            buying: look.legal.is_empty() || matches!(look.view.phase, Phase::Main | Phase::Pay(_)),
            offer,
        }
    }

    /// Whether a card lies face up, in the market or reserved.
    #[must_use]
    pub fn shows(&self, card: CardId) -> bool {
        let held = self.panels.iter().flat_map(|panel| &panel.reserved);
        let reserved =
            held.filter_map(|held| if let Held::Open { face, .. } = held { Some(face) } else { None });
        self.market.iter().flatten().flatten().chain(reserved).any(|face| face.card == card)
    }
}

/// Tokens after a change.
fn changed(tokens: &Tokens, change: &[i8; KINDS]) -> Tokens {
    std::array::from_fn(|kind| tokens[kind].saturating_add_signed(change[kind]))
}

struct Painter<'a> {
    look: &'a Look<'a>,
    change: Change,
    offer: &'a Offer,
    pointed: &'a [Piece],
}

impl Painter<'_> {
    fn hinted(&self, piece: Piece) -> bool {
        self.pointed.contains(&piece)
    }

    fn pile(&self, gem: Gem) -> Pile {
        let (kind, view) = (gem.index(), self.look.view);
        let change = -self.change.tokens[kind];
        let picks = self.look.draft.gems();
        let chosen = if gem == Gem::Gold { 0 } else { picks[kind] };
        // While a take is put together a pile can be taken as long as the take has room for it.
        let fits = picks == [0; GEMS] || chosen > 0 || offer::room(&view.bank, &picks) > 0;
        let alone = chosen == picks.iter().sum::<u8>();
        Pile {
            count: view.bank[kind],
            change,
            legal: fits
                && self.look.legal.iter().any(|action| match action {
                    Action::TakeDifferent(gems) => gem != Gem::Gold && gems.has(gem),
                    _ => false,
                }),
            pair: alone && self.look.allows(Action::TakeTwo(gem)),
            chosen,
            hinted: self.hinted(Piece::Pile(gem)),
        }
    }

    fn own(&self) -> &PlayerView {
        &self.look.view.players[self.look.own.index()]
    }

    fn reach(&self, card: CardId) -> Reach {
        let (own, cost) = (self.own(), &self.look.components.card(card).cost);
        match missing(&own.tokens, &own.bonuses, cost) {
            0 => Reach::Affordable,
            _ if self.brings(cost) => Reach::NextTurn,
            1 => {
                let lacks = |gem: &Gem| {
                    cost[gem.index()] > own.bonuses[gem.index()].saturating_add(own.tokens[gem.index()])
                };
                Reach::OneShort(Gem::COLOURS.into_iter().filter(lacks).fold(GemSet::default(), GemSet::with))
            }
            short => Reach::Short(short),
        }
    }

    /// Whether what is being taken would pay this cost, with nothing to put back.
    fn brings(&self, cost: &Gems) -> bool {
        let own = self.own();
        let gain = &self.change.tokens;
        if gain.iter().all(|count| *count == 0) || gain.iter().any(|count| *count < 0) {
            return false;
        }
        let tokens = changed(&own.tokens, gain);
        gem::total(&tokens) <= self.look.components.token_limit && missing(&tokens, &own.bonuses, cost) == 0
    }

    fn face(&self, card: CardId, source: Option<Source>) -> Face {
        let look = self.look;
        let chosen = source.is_some() && look.draft.source() == source;
        Face {
            card,
            reach: self.reach(card),
            buy: source.is_some_and(|source| look.allows(Action::Buy(source))),
            reserve: matches!(source, Some(Source::Market(place)) if look.allows(Action::Reserve(place))),
            chosen,
            withdrawn: !chosen && look.draft.source().is_some(),
            fresh: look.news.has_card(card),
            hinted: self.hinted(Piece::Card(card)),
        }
    }

    fn noble(&self, noble: NobleId) -> NobleTile {
        let needs = &self.look.components.noble(noble).requirements;
        let (now, then) = (self.own().bonuses, self.bonuses_after());
        NobleTile {
            noble,
            have: std::array::from_fn(|gem| then[gem].min(needs[gem])),
            nearer: Gem::COLOURS
                .into_iter()
                .filter(|gem| now[gem.index()] < needs[gem.index()] && now[gem.index()] < then[gem.index()])
                .fold(GemSet::default(), GemSet::with),
            legal: self.look.allows(Action::Noble(noble)),
            chosen: self.look.draft == Draft::Noble(noble),
            coming: self.offer.visit() == Visit::One(noble),
            hinted: self.hinted(Piece::Noble(noble)),
        }
    }

    fn bonuses_after(&self) -> Gems {
        let mut bonuses = self.own().bonuses;
        if let Some(gem) = self.change.bonus {
            bonuses[gem.index()] += 1;
        }
        bonuses
    }

    fn panel(&self, seat: Seat) -> Panel {
        let look = self.look;
        let player = &look.view.players[seat.index()];
        // Only the seat that decides considers a move, and only its viewer sees it considered.
        let change = if seat == look.own { self.change } else { Change::default() };
        let decides = seat == look.view.to_move && !look.legal.is_empty();
        let tokens: [Stack; KINDS] = std::array::from_fn(|kind| {
            let gem = Gem::ALL[kind];
            Stack {
                count: player.tokens[kind],
                change: change.tokens[kind],
                legal: decides && look.allows(Action::Return(gem)),
                fresh: look.news.gained(seat)[kind] > 0,
                hinted: decides && self.hinted(Piece::Tokens { seat, gem }),
            }
        });
        let noble = match self.offer.visit() {
            Visit::One(noble) if seat == look.own => look.components.noble(noble).points,
            _ => 0,
        };
        let more = change.points + noble;
        Panel {
            seat,
            to_move: seat == look.view.to_move && look.view.phase != Phase::Over,
            first: seat == look.view.first,
            points: player.points,
            points_after: (more > 0).then(|| player.points + more),
            held: gem::total(&player.tokens),
            held_after: gem::total(&changed(&player.tokens, &change.tokens)),
            tokens,
            bonuses: std::array::from_fn(|at| Bonus {
                count: player.bonuses[at],
                more: change.bonus == Some(Gem::COLOURS[at]),
                fresh: look.news.bonuses(seat)[at] > 0,
            }),
            bought: player.bought.len() as u8,
            nobles: player.nobles.clone(),
            reserved: player
                .reserved
                .iter()
                .enumerate()
                .map(|(at, held)| match held.card {
                    Some(card) => Held::Open {
                        face: self.face(card, decides.then_some(Source::Reserved(at as u8))),
                        secret: !held.public && look.view.phase != Phase::Over,
                    },
                    None => Held::Back {
                        level: held.level,
                        own: decides,
                        buy: decides && face_down::only_buys(look, at as u8),
                        hinted: decides && self.hinted(Piece::Back { seat, at: at as u8 }),
                        fresh: look.news.has_back(seat, at, player.reserved.len()),
                    },
                })
                .collect(),
        }
    }
}
