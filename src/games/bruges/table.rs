//! Everything on the table that everybody may see.

use super::card_set::CardSet;
use super::colour::{COLOURS, Colour};
use super::components::{CardId, Components, SPACES};
use super::due::{Stack, Stage, Why};
use super::group::Group;
use super::player::{Majority, Player, Side};
use super::{LastRound, Options};
use crate::engine::{Open, Seat};
use serde::{Deserialize, Serialize};

/// Most players at a table.
pub const MOST_SEATS: usize = 4;

/// The table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Table {
    /// Number of players.
    pub seats: u8,
    /// What was agreed.
    pub options: Options,
    /// Who starts this round.
    pub start: Seat,
    /// The round, from 1.
    pub round: u8,
    /// The last round, once it is known.
    pub final_round: Option<u8>,
    /// The stage of the round.
    pub stage: Stage,
    /// Seats that are done with the stage, or have had their turn of this lap.
    pub at: u8,
    /// Laps of the action phase that are over.
    pub lap: u8,
    /// Whether the card of this turn is played.
    pub played: bool,
    /// Whether a turn begins here.
    pub(super) fresh: bool,
    /// The colour that the next card played counts as.
    pub named: Option<Colour>,
    /// The dice by colour; 0 before the first roll.
    pub dice: [u8; COLOURS],
    /// The extra dice that an effect rolled last; 0 for none.
    pub thrown: [u8; COLOURS],
    /// Cards in the two piles.
    pub piles: [u8; 2],
    /// Backs on top of them.
    pub tops: [Option<Colour>; 2],
    /// Cards in the extra pile.
    pub extra: u8,
    /// The discard pile.
    pub discard: CardSet,
    /// Statues that are gone.
    pub statues_taken: u8,
    /// What has to be decided before the stage goes on.
    pub open: Stack,
    /// Places at the table, those beyond the number of players unused: see [`players`](Self::players).
    pub places: [Player; MOST_SEATS],
}

impl Table {
    pub(super) fn new(seats: u8, options: Options, start: Seat) -> Self {
        Self {
            seats,
            options,
            start,
            round: 1,
            final_round: None,
            stage: Stage::Gates,
            at: 0,
            lap: 0,
            played: false,
            fresh: true,
            named: None,
            dice: [0; COLOURS],
            thrown: [0; COLOURS],
            piles: [0; 2],
            tops: [None; 2],
            extra: 0,
            discard: CardSet::default(),
            statues_taken: 0,
            open: Stack::new(),
            places: [Player::default(); MOST_SEATS],
        }
    }

    /// The players, in seat order.
    #[must_use]
    pub fn players(&self) -> &[Player] {
        &self.places[..usize::from(self.seats)]
    }

    /// A player.
    #[must_use]
    pub const fn player(&self, seat: Seat) -> &Player {
        &self.places[seat.index()]
    }

    pub(super) const fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.places[seat.index()]
    }

    /// Every seat, clockwise from one.
    pub fn seats_from(&self, first: Seat) -> impl Iterator<Item = Seat> + use<> {
        first.around(self.seats)
    }

    /// Every other seat, clockwise.
    pub fn opponents(&self, of: Seat) -> impl Iterator<Item = Seat> + use<> {
        self.seats_from(of).skip(1)
    }

    /// The seat that the stage is at: in the action phase, whose turn it is.
    #[must_use]
    pub const fn active(&self) -> Seat {
        match self.stage {
            Stage::Roll | Stage::Majorities | Stage::Close | Stage::Over => self.start,
            _ => Seat((self.start.0 + self.at % self.seats) % self.seats),
        }
    }

    /// Whose decision is due.
    #[must_use]
    pub const fn to_move(&self) -> Seat {
        self.open.decider(self.active())
    }

    /// The decision that is open inside the stage.
    #[must_use]
    pub const fn due(&self) -> Option<Open<Why>> {
        self.open.top()
    }

    /// Whether the game is over.
    #[must_use]
    pub const fn is_over(&self) -> bool {
        matches!(self.stage, Stage::Over)
    }

    /// Whether this is known to be the last round.
    #[must_use]
    pub fn is_final_round(&self) -> bool {
        self.final_round.is_some_and(|last| last <= self.round)
    }

    /// Cards that can be drawn, one after the other: the extra pile follows the piles, and the discard pile both.
    #[must_use]
    pub fn left_to_draw(&self) -> u8 {
        self.piles[0] + self.piles[1] + self.extra + self.discard.len() as u8
    }

    /// Whether anything can be drawn.
    #[must_use]
    pub fn may_be_drawn(&self) -> bool {
        self.piles != [0; 2] || !self.discard.is_empty()
    }

    /// Which round is the last if the extra pile comes into use now (RULES.md, Drawing).
    #[must_use]
    pub fn would_be_last(&self) -> u8 {
        let drawing = matches!(self.stage, Stage::Gates | Stage::Draw | Stage::Refilled);
        self.round + u8::from(self.options.last_round == LastRound::NextAfterActions && !drawing)
    }

    /// What a step of reputation costs a player in this dice phase; none where it is not for sale or the top is reached.
    #[must_use]
    pub fn reputation_price(&self, components: &Components, seat: Seat) -> Option<u8> {
        let player = self.player(seat);
        if player.step >= components.top_step() {
            return None;
        }
        let low = self.dice.iter().filter(|face| components.price_faces >> **face & 1 == 1 && **face > 0);
        let (sum, any) = low.fold((0, false), |(sum, _), face| (sum + face, true));
        let price = if any { sum } else { player.perks.reputation_always? };
        let capped = player.perks.reputation_cap.map_or(price, |most| price.min(most));
        Some(player.perks.reputation.of(capped, 0))
    }

    /// The next space of a player's section, from 0, with its colour.
    #[must_use]
    pub fn next_space(&self, components: &Components, seat: Seat, side: Side) -> Option<(u8, Colour)> {
        let player = self.player(seat);
        let space = player.next_space(side)?;
        let gate = &components.gates[usize::from(player.gate?)];
        Some((space, gate[side.index()][usize::from(space)]))
    }

    /// What the next space of a section costs a player by the action, with a card that counts as a colour; none where it
    /// cannot be built with it.
    #[must_use]
    pub fn canal_price(&self, components: &Components, seat: Seat, side: Side, card: Colour) -> Option<u8> {
        let (space, colour) = self.next_space(components, seat, side)?;
        let perks = &self.player(seat).perks;
        let surcharge = if card == colour { 0 } else { perks.any_canal_colour? };
        Some(perks.canals.of(components.canal_prices[usize::from(space)] + surcharge, 0))
    }

    /// The colour that a card counts as for everything but the house itself and recruiting (RULES.md, Standing changes).
    #[must_use]
    pub fn counts_as(&self, components: &Components, card: CardId) -> Colour {
        self.named.unwrap_or(components.card(card).colour)
    }

    /// Workers that a card played for workers brings a player.
    #[must_use]
    pub fn workers_for(&self, components: &Components, seat: Seat) -> u8 {
        components.workers_taken + self.player(seat).perks.more_workers
    }

    /// Guilders that a card which counts as a colour brings a player.
    #[must_use]
    pub fn guilders_for(&self, seat: Seat, colour: Colour) -> u8 {
        self.dice[colour.index()] + self.player(seat).perks.more_guilders[colour.index()]
    }

    /// Points that a threat marker discarded by the action brings a player.
    #[must_use]
    pub fn points_for_threat(&self, components: &Components, seat: Seat) -> u8 {
        components.threat_points + self.player(seat).perks.threat_points
    }

    /// What recruiting a person costs a player, at a discount.
    #[must_use]
    pub fn recruit_price(&self, seat: Seat, price: u8, group: Group, discount: u8) -> u8 {
        self.player(seat).perks.recruiting[group.index()].of(price, discount)
    }

    /// The discount at which a player is to recruit by what is due.
    #[must_use]
    pub fn discount(&self, seat: Seat) -> u8 {
        match self.due() {
            Some(Open { seat: of, why: Why::ExtraRecruit { discount } }) if of == seat => discount,
            _ => 0,
        }
    }

    /// Workers that a house costs a player.
    #[must_use]
    pub fn house_workers(&self, components: &Components, seat: Seat) -> u8 {
        let set = self.player(seat).perks.house_workers;
        set.map_or(components.house_workers, |set| set.min(components.house_workers))
    }

    /// Cards to which a player may refill the hand.
    #[must_use]
    pub fn hand_size(&self, components: &Components, seat: Seat) -> u8 {
        let set = self.player(seat).perks.hand_size;
        set.map_or(components.hand_size, |set| set.max(components.hand_size))
    }

    /// How far a player is ahead of the best other in a majority; less than nothing for one who is behind.
    #[must_use]
    pub fn ahead(&self, seat: Seat, majority: Majority) -> i8 {
        let strength = |seat: Seat| self.player(seat).strength(majority).cast_signed();
        strength(seat) - self.opponents(seat).map(strength).max().unwrap_or(0)
    }

    /// Who is strictly ahead of every other in a majority.
    #[must_use]
    pub fn leader(&self, majority: Majority) -> Option<Seat> {
        let strength = |seat: &Seat| self.player(*seat).strength(majority);
        let first = self.seats_from(Seat(0)).max_by_key(strength)?;
        let alone = self.opponents(first).all(|other| strength(&other) < strength(&first));
        alone.then_some(first)
    }

    /// Markers of all players of a colour: the rest is in the supply.
    #[must_use]
    pub fn markers_out(&self, colour: Colour) -> u8 {
        self.players().iter().map(|player| player.threats[colour.index()]).sum()
    }

    /// Whether a section has a token on the space that counts at the end.
    #[must_use]
    pub fn has_canal_points(&self, components: &Components, seat: Seat, side: Side) -> bool {
        self.player(seat).canals[side.index()] > components.canal_space
    }

    /// Whether a section is complete.
    #[must_use]
    pub const fn is_complete(&self, seat: Seat, side: Side) -> bool {
        self.player(seat).canals[side.index()] as usize == SPACES
    }
}
