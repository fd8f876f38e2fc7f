//! Who won, as the score sheet, the top bar and the card of a stored game say it.

use crate::app::words::{Language, list};
use crate::engine::Seat;
use crate::say;

/// The seats in the first rank, in playing order: several share a victory that no tie-break settles.
pub fn winners(ranks: &[u8]) -> Vec<Seat> {
    let first = ranks.iter().enumerate().filter(|(_, rank)| **rank == 1);
    first.map(|(seat, _)| Seat::from_index(seat)).collect()
}

/// Who won, by the names of the winners: one or several.
pub fn headline(language: Language, names: &[String]) -> String {
    match names {
        [winner] => say!(language, table.wins, name = winner),
        together => say!(language, table.win_together, names = list(language, together)),
    }
}
