//! Sets up positions: says what matters, fills in the rest, and lets the audit of the rules approve it.

use crate::every_board::Position;
use salon::app::boards::pen::{Pen, Spoken};
use salon::app::boards::splendor::scene::{Draft, Piece, Scene};
use salon::app::sentence::plain;
use salon::app::session::Speech;
use salon::app::words::Language;
use salon::engine::{Edition, Game, Rng, Seat, Seed, Viewer};
use salon::games::splendor::{
    Action, CardId, Event, Gem, GemSet, Gems, LEVELS, NobleId, Phase, Place, PlayerView, Refusal,
    ReservedView, SLOTS, Setup, Source, Splendor, State, Tokens, View,
};

/// A position being described. Cards and nobles that nobody mentions lie where they do no harm.
pub struct Table {
    setup: Setup,
    holds: Vec<Tokens>,
    bought: Vec<Vec<CardId>>,
    bonuses: Vec<Gems>,
    reserved: Vec<Vec<(CardId, bool)>>,
    visited: Vec<Vec<NobleId>>,
    faces: Vec<CardId>,
    nobles: Vec<NobleId>,
    decks: [Option<usize>; LEVELS],
    turn: Seat,
    phase: Phase,
}

impl Table {
    /// A table at which everybody has nothing yet.
    pub fn of(seats: u8) -> Self {
        Self::with(Setup { seats, ..Setup::default() })
    }

    pub fn with(setup: Setup) -> Self {
        let seats = usize::from(setup.seats);
        Self {
            setup,
            holds: vec![Tokens::default(); seats],
            bought: vec![Vec::new(); seats],
            bonuses: vec![Gems::default(); seats],
            reserved: vec![Vec::new(); seats],
            visited: vec![Vec::new(); seats],
            faces: Vec::new(),
            nobles: Vec::new(),
            decks: [None; LEVELS],
            turn: Seat(0),
            phase: Phase::Main,
        }
    }

    /// Tokens of a seat, a letter each: W U G R K, and J for gold.
    pub fn holds(mut self, seat: usize, letters: &str) -> Self {
        self.holds[seat] = tokens(letters);
        self
    }

    /// Cards that a seat has bought.
    pub fn bought(mut self, seat: usize, cards: &[CardId]) -> Self {
        self.bought[seat].extend(cards);
        self
    }

    /// Bonuses of a seat, from cards of level 1 that are worth nothing.
    pub fn bonuses(mut self, seat: usize, bonuses: Gems) -> Self {
        self.bonuses[seat] = bonuses;
        self
    }

    /// Cards that a seat reserved from the table centre.
    pub fn reserved(mut self, seat: usize, cards: &[CardId]) -> Self {
        self.reserved[seat].extend(cards.iter().map(|card| (*card, false)));
        self
    }

    /// Cards that a seat reserved from a deck.
    pub fn reserved_blind(mut self, seat: usize, cards: &[CardId]) -> Self {
        self.reserved[seat].extend(cards.iter().map(|card| (*card, true)));
        self
    }

    /// Nobles that came to a seat.
    pub fn visited(mut self, seat: usize, nobles: &[NobleId]) -> Self {
        self.visited[seat].extend(nobles);
        self
    }

    /// Cards that lie face up, each in the row of its level, in this order.
    pub fn faces(mut self, cards: &[CardId]) -> Self {
        self.faces.extend(cards);
        self
    }

    /// Nobles that are on the table.
    pub fn nobles(mut self, nobles: &[NobleId]) -> Self {
        self.nobles.extend(nobles);
        self
    }

    /// Leaves so many cards in a deck (level 0 to 2). Those that are mentioned nowhere were bought, by the seats in
    /// turn; with an empty deck the row holds the mentioned faces alone.
    pub fn deck(mut self, level: usize, cards: usize) -> Self {
        self.decks[level] = Some(cards);
        self
    }

    /// The seat to move.
    pub fn turn(mut self, seat: u8) -> Self {
        self.turn = Seat(seat);
        self
    }

    /// The step that is due.
    pub fn phase(mut self, phase: Phase) -> Self {
        self.phase = phase;
        self
    }

    /// The position.
    pub fn ready(mut self) -> State {
        let components = Splendor::components(&self.setup).expect("a sound setup");
        let start = Splendor::start(&components, &self.setup, Seed(0), &mut ());
        let seats = usize::from(self.setup.seats);

        let mut used: Vec<CardId> = self.faces.clone();
        used.extend(self.bought.iter().flatten());
        used.extend(self.reserved.iter().flatten().map(|(card, _)| card));
        for seat in 0..seats {
            for gem in Gem::COLOURS {
                for _ in 0..self.bonuses[seat][gem.index()] {
                    let plain = components.level(0).find(|id| {
                        let card = components.card(*id);
                        card.points == 0 && card.bonus == gem && !used.contains(id)
                    });
                    let plain = plain.expect("seven plain cards of each colour are in level 1");
                    used.push(plain);
                    self.bought[seat].push(plain);
                }
            }
        }

        let mut market = [[None; SLOTS]; LEVELS];
        for (level, row) in market.iter_mut().enumerate() {
            let level_of = |card: &CardId| usize::from(components.card(*card).level);
            let named = self.faces.iter().copied().filter(|card| level_of(card) == level);
            let mut rest: Vec<CardId> = components.level(level).filter(|card| !used.contains(card)).collect();
            let mut lying: Vec<CardId> = named.collect();
            if self.decks[level] != Some(0) {
                let missing = SLOTS - lying.len();
                lying.extend(rest.drain(..missing));
            }
            for (place, card) in row.iter_mut().zip(lying) {
                *place = Some(card);
            }
            let sold = self.decks[level].map_or(0, |left| rest.len() - left);
            for (at, card) in rest.into_iter().take(sold).enumerate() {
                self.bought[at % seats].push(card);
            }
        }

        let view = self.view(Splendor::view(&start, Viewer::Table), market, &components);
        let state = Splendor::imagine(&components, &view, &mut Rng::new(Seed(1)));
        Splendor::audit(&state).expect("the position is possible");
        state
    }

    fn view(
        self,
        mut view: View,
        market: [[Option<CardId>; SLOTS]; LEVELS],
        components: &<Splendor as Game>::Components,
    ) -> View {
        let mut bank = view.bank;
        for (seat, player) in view.players.iter_mut().enumerate() {
            let mut bonuses = Gems::default();
            for card in &self.bought[seat] {
                bonuses[components.card(*card).bonus.index()] += 1;
            }
            for (pile, held) in bank.iter_mut().zip(self.holds[seat]) {
                *pile = pile.checked_sub(held).expect("the box has so many tokens");
            }
            let reserved = self.reserved[seat].iter().map(|(card, blind)| ReservedView {
                level: components.card(*card).level,
                blind: *blind,
                card: Some(*card),
                public: false,
            });
            let reserved = reserved.collect();
            *player = PlayerView {
                tokens: self.holds[seat],
                bonuses,
                points: 0,
                bought: self.bought[seat].clone(),
                nobles: self.visited[seat].clone(),
                reserved,
            };
        }
        deal_nobles(&mut view, self.nobles, components);
        for player in &mut view.players {
            let cards = player.bought.iter().map(|card| components.card(*card).points);
            let nobles = player.nobles.iter().map(|noble| components.noble(*noble).points);
            player.points = cards.chain(nobles).sum();
        }
        let open_turn = !matches!(self.phase, Phase::Main | Phase::Over);
        let target = view.target;
        view.final_round = view
            .players
            .iter()
            .enumerate()
            .any(|(seat, player)| player.points >= target && !(open_turn && seat == self.turn.index()));
        View { bank, market, to_move: self.turn, phase: self.phase, round: 9, ..view }
    }
}

/// Shows the named nobles and as many more as the table needs: those that everybody is farthest from; those that
/// would come to somebody came already.
fn deal_nobles(view: &mut View, mut named: Vec<NobleId>, components: &<Splendor as Game>::Components) {
    let table = components.table(view.players.len() as u8);
    let visited: Vec<NobleId> = view.players.iter().flat_map(|player| player.nobles.clone()).collect();
    let short = |bonuses: &Gems, noble: NobleId| -> u8 {
        let asked = components.noble(noble).requirements;
        asked.iter().zip(bonuses).map(|(asked, bonus)| asked.saturating_sub(*bonus)).sum()
    };
    let nearest = |view: &View, noble| {
        let distances =
            view.players.iter().enumerate().map(|(seat, player)| (short(&player.bonuses, noble), seat));
        distances.min().expect("somebody sits at the table")
    };
    let ids = 0..components.nobles.len() as NobleId;
    let mut others: Vec<NobleId> = ids.filter(|id| !named.contains(id) && !visited.contains(id)).collect();
    others.sort_by_key(|noble| std::cmp::Reverse(nearest(view, *noble).0));
    for noble in others.into_iter().take(usize::from(table.nobles) - named.len() - visited.len()) {
        match nearest(view, noble) {
            (0, seat) => view.players[seat].nobles.push(noble),
            _ => named.push(noble),
        }
    }
    view.nobles = std::array::from_fn(|at| named.get(at).copied());
}

/// Tokens, a letter each.
pub fn tokens(letters: &str) -> Tokens {
    let mut tokens = Tokens::default();
    for letter in letters.chars() {
        tokens["WUGRKJ".find(letter).expect("W U G R K or J")] += 1;
    }
    tokens
}

/// A set of colours, a letter each.
pub fn set(letters: &str) -> GemSet {
    let gems: Vec<Gem> =
        letters.chars().map(|letter| Gem::ALL["WUGRK".find(letter).expect("a colour")]).collect();
    GemSet::of(&gems)
}

/// A take of different colours.
pub fn take(letters: &str) -> Action {
    Action::TakeDifferent(set(letters))
}

/// An edition of the box.
pub fn edition(corrections: &str) -> Setup {
    Setup { edition: Some(Edition(corrections.into())), ..Setup::default() }
}

/// Every legal action.
pub fn legal(state: &State) -> Vec<Action> {
    let mut actions = Vec::new();
    Splendor::actions(state, &mut actions);
    actions
}

/// The legal actions of which something holds.
pub fn legal_where(state: &State, holds: impl Fn(&Action) -> bool) -> Vec<Action> {
    legal(state).into_iter().filter(holds).collect()
}

/// Whether an action takes gems.
pub fn is_take(action: &Action) -> bool {
    matches!(action, Action::TakeDifferent(_) | Action::TakeTwo(_))
}

/// Whether an action reserves a card.
pub fn is_reserve(action: &Action) -> bool {
    matches!(action, Action::Reserve(_) | Action::ReserveTop(_))
}

/// Carries out an action that must be legal, and tells what happened.
pub fn act(state: &mut State, action: Action) -> Vec<Event> {
    assert_eq!(Splendor::check(state, &action), Ok(()), "{action:?}");
    let mut events = Vec::new();
    Splendor::apply(state, action, &mut events);
    Splendor::audit(state).unwrap_or_else(|wrong| panic!("after {action:?}: {wrong}"));
    events
}

/// An action that must be refused, for this reason.
pub fn refused(state: &State, action: Action, why: Refusal) {
    assert_eq!(Splendor::check(state, &action), Err(why), "{action:?}");
    assert!(!legal(state).contains(&action), "{action:?} is listed");
}

/// Where a card lies face up.
pub fn place(state: &State, card: CardId) -> Place {
    Place::all().find(|place| state.card_at(*place) == Some(card)).expect("the card lies face up")
}

/// The purchase of a face-up card.
pub fn purchase(state: &State, card: CardId) -> Action {
    Action::Buy(Source::Market(place(state, card)))
}

/// Buys a face-up card.
pub fn buy(state: &mut State, card: CardId) -> Vec<Event> {
    let action = purchase(state, card);
    act(state, action)
}

/// Seats, tokens and so on of the seat with this number.
pub fn player(state: &State, seat: u8) -> &salon::games::splendor::Player {
    state.player(Seat(seat))
}

/// The reserved cards of a seat.
pub fn hand(state: &State, seat: u8) -> Vec<CardId> {
    player(state, seat).reserved().iter().map(|reserved| reserved.card).collect()
}

/// What the seat to move sees at a printed box.
fn position(state: &State) -> Position<Splendor> {
    Position::of(&Splendor::components(&Setup::default()).expect("the printed box"), state)
}

/// What the seat to move sees while it considers something.
pub fn scene(state: &State, draft: Draft) -> Scene {
    position(state).scene(draft)
}

fn said(state: &State, draft: Draft, say: impl Fn(&Pen<'_, Splendor>) -> String) -> String {
    let position = position(state);
    let (components, view) = (&*position.components, &position.view);
    let (language, viewer) = (Language::English, Viewer::Seat(position.own));
    let pen = Pen { language, components, players: &[], viewer, view, scene: &position.scene(draft) };
    plain(&say(&pen))
}

/// The bar in English.
pub fn preview(state: &State, draft: Draft) -> String {
    said(state, draft, Splendor::preview)
}

/// The close-up of a piece in English.
pub fn about(state: &State, piece: Piece) -> String {
    said(state, Draft::Nothing, |pen| Splendor::about(pen, piece))
}

/// English, told to the whole table, of players without names.
pub fn speech(state: &State) -> Speech<'_, Splendor> {
    Speech {
        language: Language::English,
        players: &[],
        viewer: Viewer::Table,
        components: state.components(),
    }
}
