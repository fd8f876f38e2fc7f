//! Why something cannot be done, with the section of the rules that says so.

use super::super::scene::{Look, Use};
use super::colour;
use crate::app::session::Explanation;
use crate::app::words::Language;
use crate::engine::Seat;
use crate::games::bruges::{Action, Components, Refusal, Side, Table};
use crate::say;

/// The sentence for a refusal of the rules.
#[must_use]
pub fn refusal(refusal: Refusal, language: Language) -> Explanation {
    Explanation { sentence: sentence(refusal, language), section: section(refusal) }
}

/// What is wrong.
#[must_use]
pub fn sentence(refusal: Refusal, language: Language) -> String {
    let l = language;
    let words = match refusal {
        Refusal::NotNow => say!(l, bruges.refused.not_now),
        Refusal::Over => say!(l, bruges.refused.over),
        Refusal::NotInHand => say!(l, bruges.refused.not_in_hand),
        Refusal::Nothing => say!(l, bruges.refused.nothing),
        Refusal::GateTaken => say!(l, bruges.refused.gate),
        Refusal::PileEmpty => say!(l, bruges.refused.pile),
        Refusal::DrawOn => say!(l, bruges.refused.draw_on),
        Refusal::Guilders { missing } => return say!(l, bruges.refused.guilders, count = missing),
        Refusal::Worker(of) => return say!(l, bruges.refused.worker, colour = colour(l, of)),
        Refusal::Marker(of) => return say!(l, bruges.refused.marker, colour = colour(l, of)),
        Refusal::SectionFull => say!(l, bruges.refused.full),
        Refusal::CanalColour(of) => return say!(l, bruges.refused.canal_colour, colour = colour(l, of)),
        Refusal::NoToken => say!(l, bruges.refused.no_token),
        Refusal::NoPlace => say!(l, bruges.refused.no_place),
        Refusal::NoHouse => say!(l, bruges.refused.no_house),
        Refusal::Occupied => say!(l, bruges.refused.occupied),
        Refusal::NoPerson => say!(l, bruges.refused.no_person),
        Refusal::Inhabited => say!(l, bruges.refused.inhabited),
        Refusal::NoAnswer => say!(l, bruges.refused.no_answer),
        Refusal::NotReusable => say!(l, bruges.refused.not_reusable),
        Refusal::NoArrow => say!(l, bruges.refused.no_arrow),
        Refusal::NoCircle(of) => return say!(l, bruges.refused.no_circle, colour = colour(l, of)),
        Refusal::NotActivated => say!(l, bruges.refused.not_activated),
        Refusal::Rotated => say!(l, bruges.refused.rotated),
        Refusal::NoEffect => say!(l, bruges.refused.no_effect),
        Refusal::Played => say!(l, bruges.refused.played),
        Refusal::NotPlayed => say!(l, bruges.refused.not_played),
        Refusal::Mandatory => say!(l, bruges.refused.mandatory),
        Refusal::Colour(of) => return say!(l, bruges.refused.colour, colour = colour(l, of)),
        Refusal::DieChosen => say!(l, bruges.refused.die),
        Refusal::Immune => say!(l, bruges.refused.immune),
        Refusal::GatesStand => say!(l, bruges.refused.gates_stand),
        Refusal::NotDrawing => say!(l, bruges.refused.not_drawing),
        Refusal::NotAdvancing => say!(l, bruges.refused.not_advancing),
        Refusal::CanalByCard => say!(l, bruges.refused.canal_by_card),
        Refusal::MarkerByCard => say!(l, bruges.refused.marker_by_card),
        Refusal::WorkersPay => say!(l, bruges.refused.workers_pay),
        Refusal::SwapFrom => say!(l, bruges.refused.swap_from),
    };
    words.to_owned()
}

/// What is wrong with a use of a card, where what the player has says more than the refusal of one section or house.
#[must_use]
pub fn fuller(
    refusal: Refusal,
    of: Use,
    table: &Table,
    components: &Components,
    seat: Seat,
    l: Language,
) -> Option<String> {
    match (of, refusal) {
        (Use::Canal, Refusal::CanalColour(_)) => {
            let next = Side::ALL.map(|side| table.next_space(components, seat, side));
            let [Some((_, first)), Some((_, second))] = next else { return None };
            let words = || {
                say!(l, bruges.refused.canal_colours, first = colour(l, first), second = colour(l, second))
            };
            (first != second).then(words)
        }
        (Use::Recruit, Refusal::NoHouse | Refusal::Occupied) if !table.player(seat).houses.has_empty() => {
            Some(say!(l, bruges_table.uses.no_empty_house).to_owned())
        }
        _ => None,
    }
}

/// The same of an action that was touched.
#[must_use]
pub fn in_numbers(action: Action, look: &Look<'_>, language: Language) -> Option<Explanation> {
    let of = match action {
        Action::BuildCanal { .. } => Use::Canal,
        Action::Recruit { .. } => Use::Recruit,
        _ => return None,
    };
    let refusal = look.view.check(look.components, action).err()?;
    let sentence = fuller(refusal, of, &look.view.table, look.components, look.own, language)?;
    Some(Explanation { sentence, section: section(refusal) })
}

const fn section(refusal: Refusal) -> &'static str {
    match refusal {
        Refusal::NotNow | Refusal::Nothing | Refusal::NotAdvancing => "round",
        Refusal::Over => "end",
        Refusal::GateTaken | Refusal::GatesStand => "setup",
        Refusal::PileEmpty | Refusal::DrawOn | Refusal::NotDrawing => "draw",
        Refusal::Marker(_) | Refusal::NoCircle(_) | Refusal::MarkerByCard => "threats",
        Refusal::NotInHand
        | Refusal::Guilders { .. }
        | Refusal::Worker(_)
        | Refusal::Played
        | Refusal::NotPlayed => "uses",
        Refusal::SectionFull | Refusal::CanalColour(_) | Refusal::NoToken | Refusal::CanalByCard => "canal",
        Refusal::NoPlace | Refusal::NoHouse | Refusal::Occupied | Refusal::NoPerson | Refusal::Inhabited => {
            "houses"
        }
        Refusal::NotActivated
        | Refusal::NoAnswer
        | Refusal::NotReusable
        | Refusal::NoArrow
        | Refusal::Rotated
        | Refusal::NoEffect
        | Refusal::Mandatory
        | Refusal::Colour(_)
        | Refusal::DieChosen
        | Refusal::WorkersPay
        | Refusal::SwapFrom
        | Refusal::Immune => "persons",
    }
}
