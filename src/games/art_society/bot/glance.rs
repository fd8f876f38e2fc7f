//! The first glance: what a move brings, judged without playing it.

use super::super::due::{Phase, Task};
use super::super::painting::{GENRES, Genre, PaintingId, ShapeId};
use super::super::state::{MOST_LOTS, Piece, Player, State};
use super::super::{Action, MOST_SEATS, Spot};
use super::auction::{Gains, expected, hand, places};
use super::prospects::Prospects;
use super::sketch::Sketch;
use super::weights::Weights;

/// How much the choice among unseen lots is stressed: a search would find little but chance in it.
const LOUD: f32 = 2.0;

/// The judge of a position's moves; what they share is worked out once.
pub(super) struct Glance<'a> {
    prospects: &'a Prospects<'a>,
    state: &'a State,
    seat: usize,
    player: &'a Player,
    sketch: Sketch<'a>,
    /// Gains from the lots, while they matter.
    gains: Option<Gains>,
    /// The own gains by place in the order of choice, while bidding.
    by_place: [f32; MOST_SEATS],
}

impl<'a> Glance<'a> {
    pub(super) fn new(prospects: &'a Prospects<'a>) -> Self {
        let state = prospects.state;
        let seat = state.to_move();
        let player = state.player(seat);
        let sketch = Sketch::new(prospects, player);
        let mut gains = matches!(state.phase(), Phase::Bid | Phase::Take).then(|| Gains::new(prospects));
        if let Some(gains) = &mut gains
            && state.phase() == Phase::Take
        {
            gains.look_closely(state, &sketch, seat);
        }
        let by_place = match &gains {
            Some(gains) if state.phase() == Phase::Bid => gains.by_place(seat.index()),
            _ => [0.0; MOST_SEATS],
        };
        Self { prospects, state, seat: seat.index(), player, sketch, gains, by_place }
    }

    fn weights(&self) -> &Weights {
        self.prospects.weights
    }

    pub(super) fn value(&self, action: &Action) -> f32 {
        match *action {
            Action::Choose(shape) => self.choosing(shape),
            Action::Bid(card) => self.bidding(card),
            Action::Take(lot) => self.taking(usize::from(lot)),
            Action::Hang(spot) => self.hanging(spot),
            Action::Store => self.storing(),
            Action::Release { spot, upright } => self.releasing(spot, upright),
            Action::Exchange(painting) => self.sketch.best_hanging(painting).map_or(0.0, |offer| offer.value),
            Action::Excess => {
                let components = self.state.components();
                components.excess_penalty as f32 + self.weights().shield
            }
            Action::TakeDecor(size) => {
                let laid = self.sketch.best_laying(size, self.state.options().decor_upright);
                let stored = || self.sketch.stored_decor(size);
                laid.unwrap_or_else(stored)
            }
            Action::Lay { spot, upright } => match self.state.tasks().top() {
                Some(Task::Reward { hand: Some(size), .. }) => self.sketch.laying(size, spot, upright),
                _ => 0.0,
            },
            Action::Decline | Action::EndTurn | Action::Keep | Action::Confirm => 0.0,
            // Hanging anew what hangs well already brings little.
            Action::TakeBack => -4.0,
            Action::Cancel => -1.0,
        }
    }

    /// Shapes that fit oneself better than the others, of a size that leaves room for all rounds to come.
    fn choosing(&self, shape: ShapeId) -> f32 {
        let components = self.state.components();
        let shape = components.shape(shape);
        let fits = |player: &Player| {
            !components.extent.openings(player.wall.covered(), shape.w, shape.h, true).is_empty()
        };
        let others = self.state.players().len() - 1;
        let rivals = self
            .state
            .players()
            .iter()
            .enumerate()
            .filter(|(seat, player)| *seat != self.seat && fits(player))
            .count();
        let own = if fits(self.player) { 1.0 } else { 0.0 };
        let squares = f32::from(shape.w * shape.h);
        let pace = self.prospects.pace(self.player);
        let fit = own * 2.0 - rivals as f32 / others as f32;
        LOUD * (fit - 0.05 * (squares - pace).abs() - 0.02 * squares)
    }

    fn bidding(&self, card: u8) -> f32 {
        let places = places(self.state, self.seat, card, |_, player| hand(player));
        // A card that is kept can be played in any round to come; the last rounds leave no use for it.
        let rounds = self.prospects.rounds;
        let use_later = rounds / (rounds + 1.0);
        expected(&places, &self.by_place) - self.weights().pip * use_later * f32::from(card)
    }

    fn taking(&self, lot: usize) -> f32 {
        let Some(gains) = &self.gains else { return 0.0 };
        let state = self.state;
        let own = gains.of(state.to_move(), lot);
        let mut open = [false; MOST_LOTS];
        for (at, other) in state.lots().iter().enumerate() {
            open[at] = other.taker.is_none() && at != lot;
        }
        let mut value = own;
        // What those who choose later lose by it.
        let mut left = open;
        for seat in &state.order()[usize::from(state.at) + 1..] {
            let seat = seat.index();
            let before = gains.after(seat, std::iter::empty());
            if let Some(best) = gains.best(seat, &left) {
                value +=
                    self.weights().denial * (before - gains.of(crate::engine::Seat::from_index(seat), best));
                left[best] = false;
            }
        }
        // What the museum's gain changes, if it can be foreseen.
        if let Some(last) = (0..state.lots().len()).find(|at| left[*at]) {
            value += self.museum(state.lots()[last].painting);
        }
        value
    }

    /// What one more painting in the museum changes, against the others' mean.
    fn museum(&self, painting: PaintingId) -> f32 {
        let components = self.state.components();
        let genre: Genre = components.painting(painting).genre;
        let mut markers: [u8; GENRES] = *self.state.markers();
        markers[genre.index()] += components.value(painting);
        let (worth, top) = self.prospects.genres(&markers);
        let others = self.state.players().len() - 1;
        let mut change = 0.0;
        for (seat, player) in self.state.players().iter().enumerate() {
            if seat == self.seat {
                change += self.sketch.markers_change(&worth, &top);
            } else {
                let rival = Sketch::new(self.prospects, player);
                change -= rival.markers_change(&worth, &top) / others as f32;
            }
        }
        change
    }

    fn hanging(&self, spot: Spot) -> f32 {
        match self.state.tasks().top() {
            Some(Task::Painting(painting) | Task::Received(painting)) => self.sketch.hanging(painting, spot),
            _ => self.first(spot),
        }
    }

    /// The starting painting: near the middle, in the eyeline.
    fn first(&self, spot: Spot) -> f32 {
        self.sketch.hanging(self.player.first, spot)
    }

    fn storing(&self) -> f32 {
        match self.state.tasks().top() {
            Some(Task::Painting(painting)) => self.sketch.stored_painting(painting),
            Some(Task::Reward { hand: Some(size), .. }) => self.sketch.stored_decor(size),
            _ => 0.0,
        }
    }

    /// What goes up is no longer with the assistant.
    fn releasing(&self, spot: Spot, upright: bool) -> f32 {
        match self.player.assistant.map(|stored| stored.piece) {
            Some(Piece::Painting(painting)) => {
                self.sketch.hanging(painting, spot) - self.sketch.stored_painting(painting)
            }
            Some(Piece::Decor(size)) => {
                self.sketch.laying(size, spot, upright) - self.sketch.stored_decor(size)
            }
            None => 0.0,
        }
    }
}
