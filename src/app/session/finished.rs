//! A finished game, for statistics.

use super::object::SheetRow;
use super::replay::{replay, sheet_of};
use super::tabled::Tabled;
use super::trouble::seat_name;
use super::worded::Speech;
use crate::app::players::Party;
use crate::app::tally::{Counted, Finished};
use crate::app::words::Language;
use crate::engine::{Turn, Viewer};

/// Replays a record to its end; none if the game is still under way.
///
/// # Errors
/// A sentence that says what is wrong.
pub fn finished<G: Tabled>(source: &str, language: Language) -> Result<Option<Finished>, String> {
    let timeline = replay::<G>(source, language)?;
    if timeline.turn() != Turn::Over {
        return Ok(None);
    }
    let party = Party::read(timeline.table(), G::seats(timeline.setup()), |seat| seat_name(seat, language));
    let speech = Speech {
        language,
        players: &party.players,
        viewer: Viewer::Table,
        components: timeline.components().as_ref(),
    };
    let sheet = sheet_of::<G>(timeline.state(), &speech);
    Ok(Some(Finished {
        rounds: G::round(timeline.state()),
        ranks: sheet.ranks,
        totals: sheet.totals,
        lines: sheet
            .rows
            .into_iter()
            .map(|SheetRow { kind, category, values: figures }| Counted { kind, category, figures })
            .collect(),
        players: party.players,
    }))
}
