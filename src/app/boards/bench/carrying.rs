//! What is in hand, brought over the board with a mouse, the keys or a finger.

use super::{Bench, Benched};
use crate::app::boards::dragging::Load;
use crate::app::boards::piece_id::Named;
use crate::app::boards::staged::By;
use crate::app::place::place_on_table;
use leptos::prelude::*;
use web_sys::{Element, HtmlElement};

impl<G: Benched> Bench<G> {
    /// What is in hand is brought over the board.
    pub(super) fn bring(self, over: Option<G::Piece>, by: By) {
        if let Some((draft, aim)) = self.look(|look| G::bring(look, over, by)) {
            self.choose(draft);
            self.aim_at(aim);
        }
    }

    /// A piece is lifted by a point of it.
    pub(super) fn lift(self, id: &str, grip: (f64, f64)) -> Option<Load> {
        let piece = G::Piece::from_id(id)?;
        let lift = self.look(|look| G::lift(look, piece))?;
        let (columns, rows) = lift.size;
        let along = |share: f64, cells: u8| ((share * f64::from(cells)) as u8).min(cells.saturating_sub(1));
        self.grip.set_value((along(grip.0, columns), along(grip.1, rows)));
        self.opened.set(None);
        self.aim_at(G::Aim::default());
        self.choose(lift.draft);
        let cell = cell(&self.root.get_untracked()?.into());
        Some(Load { symbol: lift.symbol, size: (cell * f64::from(columns), cell * f64::from(rows)) })
    }
}

/// Pixels of a column of the drawing over which pieces are dragged.
fn cell(root: &HtmlElement) -> f64 {
    let drawing = root.query_selector("[data-cell]").ok().flatten();
    let share = |drawing: &Element| drawing.get_attribute("data-cell")?.parse::<f64>().ok();
    drawing.map_or(0.0, |drawing| place_on_table(&drawing).width * share(&drawing).unwrap_or(0.0)).max(8.0)
}
