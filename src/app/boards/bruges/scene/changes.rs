//! Who decides in whose turn, and what the move being considered changes, as one list: what each player has now and then.

use super::Scene;
use crate::app::boards::staged::Entry;
use crate::engine::Seat;
use crate::games::bruges::Colour;

/// What is counted of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Figure {
    /// Guilders.
    Guilders,
    /// Workers of a colour.
    Workers(Colour),
    /// Threat markers of a colour.
    Threats(Colour),
    /// Points on the score track.
    Points,
    /// Steps on the reputation track.
    Step,
    /// Canal tokens.
    Tokens,
    /// Houses.
    Houses,
    /// Persons in play.
    Persons,
    /// Cards in hand.
    Cards,
    /// Points if the game ended now, where they change by something else than those on the track.
    Worth,
}

/// A figure that the move changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Change {
    /// Whose.
    pub seat: Seat,
    /// What is counted.
    pub figure: Figure,
    /// How many now, and then.
    pub count: Entry,
}

/// A player who decides something in another's turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Asked {
    /// Who decides.
    pub seat: Seat,
    /// Whose turn it is.
    pub by: Seat,
}

impl Scene {
    /// Whoever decides, where it is another's turn.
    #[must_use]
    pub fn asked(&self) -> Option<Asked> {
        let (seat, by) = self.decider.zip(self.active)?;
        (seat != by).then_some(Asked { seat, by })
    }

    /// What the move being considered changes: of the nearest player first, then clockwise.
    #[must_use]
    pub fn changes(&self) -> Vec<Change> {
        let (before, from) = self.panels.split_at(self.own.index().min(self.panels.len()));
        let mut changes = Vec::new();
        for panel in from.iter().chain(before) {
            let of_colours = |of: fn(Colour) -> Figure, counts: [Entry; 5]| {
                Colour::ALL.into_iter().zip(counts).map(move |(colour, count)| (of(colour), count))
            };
            let figures = [(Figure::Guilders, panel.guilders)]
                .into_iter()
                .chain(of_colours(Figure::Workers, panel.workers.map(|stock| stock.count)))
                .chain(of_colours(Figure::Threats, panel.threats.map(|circle| circle.count)))
                .chain([
                    (Figure::Points, panel.points),
                    (Figure::Step, panel.step),
                    (Figure::Tokens, panel.tokens),
                    (Figure::Houses, panel.houses),
                    (Figure::Persons, panel.persons),
                    (Figure::Cards, panel.cards),
                ]);
            let worth = (panel.worth.change != panel.points.change).then_some((Figure::Worth, panel.worth));
            let changed = figures.chain(worth).filter(|(_, count)| count.change != 0);
            changes.extend(changed.map(|(figure, count)| Change { seat: panel.seat, figure, count }));
        }
        changes
    }
}
