//! What a tile would bring where it is held: the lines beside it, and the clauses of the action bar.

use super::super::art::table::sprite::{BAD, CORNER, EYE, FRAME, GOOD, SHIELD, STAR, badge_symbol};
use super::super::scene::Ghost;
use super::{genre, painting, points, refusal, shields};
use crate::app::boards::kit::phrase::join;
use crate::app::figure;
use crate::app::sentence::{icon, plain, strong};
use crate::app::words::Language;
use crate::games::art_society::{
    CORNERS, Components, EYELINE, GENRES, Outcome, Piece, SHIELDS, View, genre_points,
};
use crate::say;

/// A line: a sign, what it is, and what follows from it.
pub struct Clause {
    /// Symbol of its sign.
    pub symbol: &'static str,
    /// What it is.
    pub strong: String,
    /// What follows.
    pub note: String,
    /// It is no good.
    pub bad: bool,
}

fn clause(symbol: &'static str, strong: impl Into<String>, note: impl Into<String>) -> Clause {
    Clause { symbol, strong: strong.into(), note: note.into(), bad: false }
}

/// The lines of a tile over the wall, in the order reward, taste, points.
pub fn clauses(ghost: &Ghost, components: &Components, view: &View, language: Language) -> Vec<Clause> {
    if let Some(refused) = ghost.refusal {
        return vec![Clause { bad: true, ..clause(BAD, refusal::refusal(refused, language).sentence, "") }];
    }
    let Some(outcome) = &ghost.outcome else { return Vec::new() };
    let mut clauses = Vec::with_capacity(4);
    match ghost.piece {
        Piece::Painting(id) => {
            let own = components.painting(id).genre;
            if outcome.star && view.acting().wall.paintings().is_empty() {
                clauses.push(clause(STAR, say!(language, art.offer.star), ""));
            } else {
                clauses.push(reward(outcome, language));
                clauses.push(taste(outcome, components, language));
            }
            let worth = genre_points(components, &view.markers)[own.index()];
            let name = say!(language, art.offer.worth, genre = genre(language, own), points = worth);
            let paintings = outcome.change[..GENRES].iter().sum();
            clauses.push(clause(badge_symbol(own), name, points(language, paintings)));
        }
        Piece::Decor(_) => {
            let gained = points(language, outcome.change[SHIELDS]);
            clauses.push(clause(SHIELD, say!(language, art.offer.shields), gained));
        }
    }
    if outcome.fills {
        clauses.push(clause(GOOD, say!(language, art.offer.fills), say!(language, art.offer.fills_note)));
    } else if outcome.corners > 0 {
        let note = some(outcome.change[CORNERS]);
        clauses.push(clause(CORNER, say!(language, art.offer.corner, count = outcome.corners_left), note));
    }
    // Only what is of worth there is said of the eyeline.
    if outcome.change[EYELINE] > 0 {
        clauses.push(clause(EYE, say!(language, art.offer.eyeline), some(outcome.change[EYELINE])));
    }
    // What the first line does not say already.
    let told = match ghost.piece {
        Piece::Painting(_) => outcome.change[..GENRES].iter().sum(),
        Piece::Decor(_) => outcome.change[SHIELDS],
    };
    if outcome.total() != told {
        clauses.push(clause("icon-star", say!(language, art.offer.total), points(language, outcome.total())));
    }
    clauses
}

/// A change of a line, if there is one.
fn some(change: i32) -> String {
    if change == 0 { String::new() } else { figure::signed(change) }
}

/// The same in few words, for the action bar: points first, then decor, then what is no good.
pub fn short(ghost: &Ghost, components: &Components, view: &View, language: Language) -> Vec<String> {
    let Some(outcome) = &ghost.outcome else {
        return clauses(ghost, components, view, language).into_iter().map(|clause| clause.strong).collect();
    };
    let symbol = match ghost.piece {
        Piece::Painting(id) => badge_symbol(components.painting(id).genre),
        Piece::Decor(_) => SHIELD,
    };
    let mut parts = vec![[icon(symbol, ""), strong(&points(language, outcome.total()))].concat()];
    if outcome.reward() > 0 {
        parts.push([icon(FRAME, ""), reward(outcome, language).note].concat());
    }
    if !outcome.clashes.is_empty() {
        parts.push([icon(BAD, "").as_str(), say!(language, art.offer.clash)].concat());
    }
    if outcome.fills {
        parts.push(say!(language, art.offer.fills).to_owned());
    }
    parts
}

fn reward(outcome: &Outcome, language: Language) -> Clause {
    let count = outcome.matches.len() as u8;
    if count == 0 {
        return clause(FRAME, say!(language, art.offer.no_match), say!(language, art.offer.no_reward));
    }
    let note = match outcome.reward() {
        0 => say!(language, art.offer.no_reward).to_owned(),
        due @ 1..=3 => say!(language, art.offer.up_to, tile = plain(&shields(language, due))),
        due => say!(language, art.offer.exactly, tile = plain(&shields(language, due))),
    };
    clause(FRAME, say!(language, art.offer.frames, count), note)
}

fn taste(outcome: &Outcome, components: &Components, language: Language) -> Clause {
    if outcome.clashes.is_empty() {
        return clause(GOOD, say!(language, art.offer.taste), "");
    }
    let with = outcome.clashes.iter().map(|(id, _)| plain(&painting(language, components, *id)));
    let note = say!(language, art.offer.clash_with, paintings = join(language, with));
    Clause { bad: true, ..clause(BAD, say!(language, art.offer.clash), note) }
}
