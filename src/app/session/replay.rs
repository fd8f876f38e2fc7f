//! Records read, replayed and put in a few words.

use super::object::{Sheet, SheetRow, Summary};
use super::tabled::Tabled;
use super::trouble::{record_trouble, seat_name};
use super::worded::Speech;
use crate::app::players::Party;
use crate::app::words::Language;
use crate::engine::{Record, Timeline, Viewer};
use std::hash::{DefaultHasher, Hash, Hasher};

/// Reads a record and replays it.
///
/// # Errors
/// A sentence that says what is wrong, with the number of the first action that is refused.
pub(super) fn replay<G: Tabled>(source: &str, language: Language) -> Result<Timeline<G>, String> {
    let read = || {
        let record = Record::<G>::read(source)?;
        let components = G::components(&record.setup)?;
        let party = Party::read(&record.table, G::seats(&record.setup), |seat| seat_name(seat, language));
        Timeline::open_with(record, |refusal| {
            let speech = Speech {
                language,
                players: &party.players,
                viewer: Viewer::Table,
                components: components.as_ref(),
            };
            crate::app::sentence::plain(&G::refusal(refusal, &speech).sentence)
        })
    };
    read().map_err(|error| record_trouble(&error, language))
}

/// Checks a record (text or JSON) and puts it in a few words; the record comes back as a line of text.
///
/// # Errors
/// A sentence that says what is wrong.
pub fn summarise<G: Tabled>(source: &str, language: Language) -> Result<Summary, String> {
    let mut timeline = replay::<G>(source, language)?;
    let party = Party::read(timeline.table(), G::seats(timeline.setup()), |seat| seat_name(seat, language));
    timeline.set_table(party.to_value());
    let record = timeline.record().to_text();
    Ok(summary_of(&timeline, party, record))
}

pub(super) fn summary_of<G: Tabled>(timeline: &Timeline<G>, party: Party, record: String) -> Summary {
    let score = G::score(timeline.state());
    Summary {
        game: G::ID,
        expanded: G::is_expanded(timeline.setup()),
        record,
        party,
        steps: timeline.head(),
        round: G::round(timeline.state()),
        turn: timeline.turn().seat(),
        points: score.totals,
        ranks: score.ranks,
    }
}

fn kind_of(category: &impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    category.hash(&mut hasher);
    hasher.finish()
}

/// The score sheet of a position, in words.
pub(super) fn sheet_of<G: Tabled>(state: &G::State, speech: &Speech<G>) -> Sheet {
    let score = G::score(state);
    let view = G::view(state, speech.viewer);
    let row = |row: crate::engine::ScoreRow<G::Category>| SheetRow {
        category: G::category(row.category, &view, speech),
        kind: kind_of(&row.category),
        values: row.values,
    };
    Sheet {
        rows: score.rows.into_iter().map(row).collect(),
        totals: score.totals,
        tie_breaks: score.tie_breaks.into_iter().map(row).collect(),
        ranks: score.ranks,
    }
}
