//! What one viewer may know (RULES.md, What is hidden).

use super::action::Action;
use super::card_set::CardSet;
use super::components::{CardId, Components};
use super::hidden::{Hidden, Known, NONE};
use super::refusal::Refusal;
use super::rules;
use super::state::State;
use super::table::Table;
use crate::engine::{Rng, Seat, Viewer};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// All that a viewer may know: the table, and of a seat its own hand and what its houses are on the front.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// What lies open: hands of others among it, by the colours of their backs.
    pub table: Table,
    /// The own hand cards whose fronts were looked at.
    pub hand: CardSet,
    /// The cards of the own houses, by place.
    pub fronts: Vec<Option<CardId>>,
}

impl View {
    pub(super) fn of(state: &State, viewer: Viewer) -> Self {
        let (hand, fronts) = match viewer {
            Viewer::Table => (CardSet::default(), Vec::new()),
            Viewer::Seat(seat) => {
                let fronts = state.hidden.fronts[seat.index()].iter();
                let mut fronts: Vec<Option<CardId>> =
                    fronts.map(|card| (*card != NONE).then_some(*card)).collect();
                fronts.truncate(fronts.iter().rposition(Option::is_some).map_or(0, |last| last + 1));
                (state.hidden.hands[seat.index()], fronts)
            }
        };
        Self { viewer, table: state.table, hand, fronts }
    }

    /// What a seat's hand is known to hold: the own cards, or those of another that everybody saw.
    #[must_use]
    pub fn known_hand(&self, seat: Seat) -> CardSet {
        if self.viewer == Viewer::Seat(seat) { self.hand } else { self.table.player(seat).shown }
    }

    /// Whether the seat to move may do this now, where it is the viewer's to decide.
    ///
    /// # Errors
    /// The rule it would break.
    pub fn check(&self, components: &Components, action: Action) -> Result<(), Refusal> {
        rules::check_seen(components, &self.table, &self.hand, action)
    }

    /// What lies face down, imagined.
    pub(super) fn imagine_hidden(&self, components: &Components, rng: &mut Rng) -> Hidden {
        let known = match self.viewer {
            Viewer::Table => None,
            Viewer::Seat(seat) => Some(Known { seat, hand: self.hand, fronts: &self.fronts }),
        };
        Hidden::imagined(components, &self.table, known, rng)
    }

    pub(super) fn imagine(&self, components: &Arc<Components>, rng: &mut Rng) -> State {
        let hidden = self.imagine_hidden(components, rng);
        let mut table = self.table;
        for player in &mut table.places {
            player.refresh(components);
        }
        State { components: Arc::clone(components), table, hidden }
    }
}
