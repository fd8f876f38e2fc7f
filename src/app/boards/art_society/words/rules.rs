//! The rule reference.

use super::super::art::table::lesson;
use crate::app::boards::reference::{sections, show};
use crate::app::session::Section;
use crate::app::words::Language;
use crate::games::art_society::Components;
use crate::say;

/// Every section, in the order of reading.
pub fn sections(language: Language) -> Vec<Section> {
    let mut sections = sections!(language, art_rules:
        goal, setup, round, lots, bid, turn, hang, frames, supply, taste, assistant, space, museum,
        rehang, end, score, options
    );
    // The box as printed: a reference is read without a game.
    let track = Components::of(None).map(|components| lesson::track(&components)).unwrap_or_default();
    let figures = [
        ("bid", lesson::bids(), say!(language, art_rules.bid.figure)),
        ("hang", lesson::places(), say!(language, art_rules.hang.figure)),
        ("frames", lesson::frames(), say!(language, art_rules.frames.figure)),
        ("taste", lesson::taste(), say!(language, art_rules.taste.figure)),
        ("museum", track, say!(language, art_rules.museum.figure)),
        ("score", lesson::scoring(), say!(language, art_rules.score.figure)),
    ];
    for (id, svg, words) in figures {
        show(&mut sections, id, svg, words);
    }
    sections
}
