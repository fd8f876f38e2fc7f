//! What speaks for an action.

use super::{chip, feature, star};
use crate::app::session::Speech;
use crate::games::azul_summer_pavilion::{AzulSummerPavilion, ROUNDS, Reason, Table};
use crate::say;

/// A reason, as part of a sentence.
pub fn reason(reason: &Reason, table: &Table, speech: &Speech<AzulSummerPavilion>) -> String {
    let language = speech.language;
    let named = |at: u8| star(language, speech.components, table.side, usize::from(at));
    match *reason {
        Reason::Tiles(count) => say!(language, azul.reason.tiles, count),
        Reason::Wild(colour) => say!(language, azul.reason.wild, colour = chip(language, colour)),
        Reason::TakesWild(colour) => say!(language, azul.reason.takes_wild, colour = chip(language, colour)),
        Reason::Begins if usize::from(table.round) == ROUNDS => {
            say!(language, azul.reason.begins_last).to_owned()
        }
        Reason::Begins => say!(language, azul.reason.begins).to_owned(),
        Reason::AvoidsPenalty => say!(language, azul.reason.avoids_penalty).to_owned(),
        Reason::Gathers { colour, held } => {
            say!(language, azul.reason.gathers, number = held, colour = chip(language, colour))
        }
        Reason::Denies { seat, colour } => {
            say!(language, azul.reason.denies, seat = speech.seat(seat), colour = chip(language, colour))
        }
        Reason::Points(count) => say!(language, azul.reason.points, count),
        Reason::Feature { feature: id, tiles } => {
            let kind = speech.components.features[usize::from(id)].kind;
            say!(language, azul.reason.feature, count = tiles, feature = feature(language, kind))
        }
        Reason::CompletesStar { star, points } => {
            say!(language, azul.reason.completes_star, star = named(star), points)
        }
        Reason::CompletesNumber { number, points } => {
            say!(language, azul.reason.completes_number, number, points)
        }
        Reason::NearStar { star, open } => {
            say!(language, azul.reason.near_star, count = open, star = named(star))
        }
        Reason::NearNumber { number, open } => {
            say!(language, azul.reason.near_number, count = open, number)
        }
        Reason::SavesDiscards(count) => say!(language, azul.reason.saves_discards, count),
        Reason::SavesPoints(count) => say!(language, azul.reason.saves_points, count),
        Reason::EndsPlacing => say!(language, azul.reason.ends).to_owned(),
        Reason::SavesTiles => say!(language, azul.reason.saves_tiles).to_owned(),
        Reason::KeepsWild { colour, count } => {
            say!(language, azul.reason.keeps_wild, number = count, colour = chip(language, colour))
        }
        Reason::Keeps(count) => say!(language, azul.reason.keeps, count),
        Reason::Spared(count) => {
            say!(language, azul.reason.spared, count, number = speech.components.least_score.to_string())
        }
        Reason::OnlyMove => say!(language, azul.reason.only).to_owned(),
    }
}
