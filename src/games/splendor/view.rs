//! What one seat may know (RULES.md, What is hidden).

use super::components::{CARDS, CardId, Components, LEVELS, MOST_NOBLES_SHOWN, NobleId, SLOTS};
use super::gem::{GemSet, Gems, Tokens, total};
use super::rules::TAKE;
use super::state::{Deck, MOST_SEATS, Phase, Player, Reserved, State};
use super::{HAND, Place};
use crate::engine::{Rng, Seat, Viewer};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// A reserved card as a viewer sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ReservedView {
    /// The level on its back, 0 to 2.
    pub level: u8,
    /// Taken unseen from a deck.
    pub blind: bool,
    /// The face, if the viewer may know it.
    pub card: Option<CardId>,
    /// Whether everybody may know the face.
    pub public: bool,
}

/// A player as a viewer sees them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayerView {
    /// Tokens, gold last.
    pub tokens: Tokens,
    /// Bonuses.
    pub bonuses: Gems,
    /// Prestige points.
    pub points: u8,
    /// Bought cards, in the order of their ids.
    pub bought: Vec<CardId>,
    /// Nobles that came.
    pub nobles: Vec<NobleId>,
    /// Reserved cards, oldest first.
    pub reserved: Vec<ReservedView>,
}

/// Nobles at the end of a turn (RULES.md, Nobles).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Visit {
    /// None comes.
    #[default]
    None,
    /// This one comes.
    One(NobleId),
    /// One of several may be chosen.
    Choice,
}

/// What the points at the end of a turn bring about (RULES.md, The end of the game).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// The last round: somebody has a turn yet.
    LastRound,
    /// The end of the game.
    Game,
}

/// All that a viewer may know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// Who began.
    pub first: Seat,
    /// Points that bring the final round.
    pub target: u8,
    /// Cards reserved face up stay visible to all.
    pub open_reserves: bool,
    /// Fewer gems than possible may be taken.
    pub take_fewer: bool,
    /// Tokens in the bank, gold last.
    pub bank: Tokens,
    /// Face-up cards by level and slot.
    pub market: [[Option<CardId>; SLOTS]; LEVELS],
    /// Cards left in the decks.
    pub decks: [u8; LEVELS],
    /// Nobles still on the table, each in its place.
    pub nobles: [Option<NobleId>; MOST_NOBLES_SHOWN],
    /// The players, in seat order.
    pub players: Vec<PlayerView>,
    /// Whose decision it is.
    pub to_move: Seat,
    /// The step that is due.
    pub phase: Phase,
    /// The round, from 1.
    pub round: u16,
    /// Whether this is the final round.
    pub final_round: bool,
    /// Forced passes in succession.
    pub passes: u8,
}

impl View {
    pub(super) fn of(state: &State, viewer: Viewer) -> Self {
        let players = state.players().iter().enumerate().map(|(seat, player)| {
            let own = viewer == Viewer::Seat(Seat::from_index(seat));
            let reserved = player.reserved().iter().enumerate().map(|(at, reserved)| {
                let public = state.is_public(reserved) || state.is_being_paid(seat, at);
                ReservedView {
                    level: state.components.card(reserved.card).level,
                    blind: reserved.blind,
                    card: (own || public || state.over).then_some(reserved.card),
                    public,
                }
            });
            PlayerView {
                tokens: player.tokens,
                bonuses: player.bonuses,
                points: player.points,
                bought: (0..CARDS as CardId).filter(|card| player.cards >> card & 1 == 1).collect(),
                nobles: (0..state.components.nobles.len() as NobleId)
                    .filter(|id| player.nobles >> id & 1 == 1)
                    .collect(),
                reserved: reserved.collect(),
            }
        });
        Self {
            viewer,
            first: state.first,
            target: state.target,
            open_reserves: state.open_reserves,
            take_fewer: state.take_fewer,
            bank: state.bank,
            market: state.market,
            decks: std::array::from_fn(|level| state.decks[level].len()),
            nobles: state.nobles,
            players: players.collect(),
            to_move: state.to_move(),
            phase: state.phase(),
            round: state.round,
            final_round: state.final_round,
            passes: state.passes,
        }
    }

    /// Whether the last round is being played; once it is over there is none.
    #[must_use]
    pub fn plays_the_last_round(&self) -> bool {
        self.final_round && self.phase != Phase::Over
    }

    /// The card at a face-up place.
    #[must_use]
    pub fn card_at(&self, place: Place) -> Option<CardId> {
        *self.market.get(usize::from(place.level))?.get(usize::from(place.slot))?
    }

    /// The player whose decision it is.
    #[must_use]
    pub fn acting(&self) -> &PlayerView {
        &self.players[self.to_move.index()]
    }

    /// Different colours that a take brings at the most (RULES.md, Taking different colours).
    #[must_use]
    pub fn most_colours(&self) -> u32 {
        GemSet::present(&self.bank).len().min(TAKE)
    }

    /// Tokens that the player to move holds above the limit.
    #[must_use]
    pub fn excess(&self, components: &Components) -> u8 {
        total(&self.acting().tokens).saturating_sub(components.token_limit)
    }

    /// Whether nobody moves after the player to move in this round.
    #[must_use]
    pub fn closes_the_round(&self) -> bool {
        self.to_move.next(self.players.len() as u8) == self.first
    }

    /// Nobles on the table that these bonuses bring.
    pub fn visitors(&self, components: &Components, bonuses: &Gems) -> impl Iterator<Item = NobleId> {
        let comes = move |noble: &NobleId| components.noble(*noble).comes_to(bonuses);
        self.nobles.iter().flatten().copied().filter(comes)
    }

    /// Nobles that would come to the player to move with these bonuses.
    #[must_use]
    pub fn visit(&self, components: &Components, bonuses: &Gems) -> Visit {
        let mut visitors = self.visitors(components, bonuses);
        match (visitors.next(), visitors.next()) {
            (None, _) => Visit::None,
            (Some(noble), None) => Visit::One(noble),
            (Some(_), Some(_)) => Visit::Choice,
        }
    }

    /// What the end of the turn brings about once the player to move has bought a card, if they do, whatever is returned and whichever
    /// noble comes where none is chosen.
    #[must_use]
    pub fn ending(
        &self,
        components: &Components,
        bought: Option<CardId>,
        chosen: Option<NobleId>,
    ) -> Option<Ending> {
        let PlayerView { mut bonuses, mut points, .. } = *self.acting();
        if let Some(card) = bought.map(|card| components.card(card)) {
            bonuses[card.bonus.index()] += 1;
            points += card.points;
        }
        let worth = |noble| components.noble(noble).points;
        let least = || self.visitors(components, &bonuses).map(worth).min().unwrap_or(0);
        points += chosen.map_or_else(least, worth);
        let brings = !self.final_round && points >= self.target;
        brings.then(|| if self.closes_the_round() { Ending::Game } else { Ending::LastRound })
    }

    /// The view with one reserved card of the player to move laid open; `own` is what its owner sees.
    #[must_use]
    pub fn laid_open(&self, own: &Self, at: u8) -> Self {
        let mut open = self.clone();
        let (seat, at) = (self.to_move.index(), usize::from(at));
        let seen = own.players.get(seat).and_then(|player| player.reserved.get(at));
        if let (Some(seen), Some(held)) = (seen, open.players[seat].reserved.get_mut(at)) {
            held.card = seen.card;
        }
        open
    }

    /// Deals the unseen cards of each level at random to hidden hands and deck.
    pub(super) fn imagine(&self, components: &Arc<Components>, rng: &mut Rng) -> State {
        let mut seen = 0_u128;
        for card in self.market.iter().flatten().flatten() {
            seen |= 1 << card;
        }
        for player in &self.players {
            for card in
                player.bought.iter().copied().chain(player.reserved.iter().filter_map(|held| held.card))
            {
                seen |= 1 << card;
            }
        }
        let mut decks: [Deck; LEVELS] = std::array::from_fn(|level| {
            Deck::new(components.level(level).filter(|card| seen >> card & 1 == 0))
        });
        for deck in &mut decks {
            deck.shuffle(rng);
        }
        let mut players = [Player::default(); MOST_SEATS];
        for (player, seen) in players.iter_mut().zip(&self.players) {
            player.tokens = seen.tokens;
            player.bonuses = seen.bonuses;
            player.points = seen.points;
            player.bought = seen.bought.len() as u8;
            player.cards = seen.bought.iter().fold(0, |cards, card| cards | 1 << card);
            player.nobles = seen.nobles.iter().fold(0, |nobles, noble| nobles | 1 << noble);
            for held in seen.reserved.iter().take(HAND) {
                let card = held.card.or_else(|| decks[usize::from(held.level)].draw());
                if let Some(card) = card {
                    player.keep(Reserved { card, blind: held.blind });
                }
            }
        }
        State {
            components: Arc::clone(components),
            seats: self.players.len() as u8,
            first: self.first,
            target: self.target,
            open_reserves: self.open_reserves,
            take_fewer: self.take_fewer,
            bank: self.bank,
            market: self.market,
            decks,
            nobles: self.nobles,
            players,
            active: self.to_move,
            open: State::open_at(self.phase, self.to_move),
            over: self.phase == Phase::Over,
            round: self.round,
            final_round: self.final_round,
            passes: self.passes,
        }
    }
}
