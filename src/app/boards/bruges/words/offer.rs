//! What may be done now, and how far the game is.

use super::{card, colour, guilders};
use crate::app::boards::kit::phrase::{capital, clauses};
use crate::app::session::Speech;
use crate::games::bruges::effects::{Markers, Step};
use crate::games::bruges::{Bruges, Stage, View, Why};
use crate::say;

/// What the seat to move may do now.
#[must_use]
pub fn to_do(view: &View, speech: &Speech<Bruges>) -> String {
    let (l, table) = (speech.language, &view.table);
    let seat = table.to_move();
    if let Some(open) = table.due() {
        return decision(open.why, view, speech);
    }
    let words = match table.stage {
        Stage::Gates => say!(l, bruges.to_do.gate),
        Stage::Draw => say!(l, bruges.to_do.draw),
        Stage::Advance => match table.reputation_price(speech.components, seat) {
            Some(price) => return say!(l, bruges.to_do.advance, price = guilders(l, price.into())),
            None => say!(l, bruges.to_do.no_advance),
        },
        Stage::Over => say!(l, bruges.to_do.over),
        _ if table.played => say!(l, bruges.to_do.end),
        _ if table.player(seat).cards() == 0 => say!(l, bruges.to_do.no_card),
        _ => say!(l, bruges.to_do.play),
    };
    words.to_owned()
}

/// A decision inside a stage.
fn decision(why: Why, view: &View, speech: &Speech<Bruges>) -> String {
    let (l, table) = (speech.language, &view.table);
    let words = match why {
        Why::Effect(_) | Why::Round(_) | Why::Asking(_) | Why::Circles { .. } => "",
        Why::Order => say!(l, bruges.to_do.order),
        Why::Offer { place, .. } => {
            let person = table.player(table.to_move()).houses.person(place);
            let person = person.map(|id| card(l, speech.components, id)).unwrap_or_default();
            return say!(l, bruges.to_do.offer, card = person);
        }
        Why::FirstCircle { .. } => say!(l, bruges.to_do.circle),
        Why::Burn => say!(l, bruges.to_do.burn),
        Why::Plague => say!(l, bruges.to_do.plague),
        Why::Fire => say!(l, bruges.to_do.fire),
        Why::LoseCanals { .. } => say!(l, bruges.to_do.lose_canal),
        Why::GiveWorkers { to: Some(to), .. } => return say!(l, bruges.to_do.give, seat = speech.seat(to)),
        Why::GiveWorkers { to: None, .. } => say!(l, bruges.to_do.give_up),
        Why::Draw { left } => return say!(l, bruges.to_do.draw_more, count = left),
        Why::Discard { left, may_pass: false, .. } => return say!(l, bruges.to_do.discard, count = left),
        Why::Discard { left, .. } => {
            let left = left.min(table.player(table.to_move()).cards());
            return say!(l, bruges.to_do.discard_up_to, count = left);
        }
        Why::TakeWorkers { left, not, different } => {
            let workers = match (different, not) {
                (true, 0) => say!(l, bruges_effects.unit.different, count = left),
                (true, _) => say!(l, bruges_effects.unit.other_different, count = left),
                (false, 0) => say!(l, bruges_effects.unit.any, count = left),
                (false, _) => say!(l, bruges_effects.unit.other_any, count = left),
            };
            return say!(l, bruges.to_do.take, what = workers);
        }
        Why::TakeAlike { n, not } => {
            let workers = match not {
                0 => say!(l, bruges_effects.unit.same, count = n),
                _ => say!(l, bruges_effects.unit.other_same, count = n),
            };
            return say!(l, bruges.to_do.take, what = workers);
        }
        Why::PayWorkers { left } => {
            return say!(l, bruges.to_do.pay, what = say!(l, bruges_effects.unit.any, count = left));
        }
        Why::PayUpTo { left, .. } => return say!(l, bruges.to_do.pay_up_to, number = left.to_string()),
        Why::Convert { left } => return say!(l, bruges.to_do.swap, count = left),
        Why::Dice { left, .. } => return say!(l, bruges.to_do.dice, count = left),
        Why::Reroll { .. } => say!(l, bruges.to_do.reroll),
        Why::Target { .. } => say!(l, bruges.to_do.target),
        Why::NameThreat { to, .. } => return say!(l, bruges.to_do.name_threat, seat = speech.seat(to)),
        Why::Markers { left, of, step } => {
            let Step::RemoveThreats { n, markers, .. } = *speech.components.effects.step(step) else {
                return String::new();
            };
            let there = table.player(table.to_move()).threats;
            let one_colour = markers == Markers::Same;
            return match (n, of) {
                // All have to go: the choice is which colour, or which first.
                (None, _) => {
                    let all = if one_colour {
                        say!(l, bruges_effects.step.discard_all_threats_same)
                    } else {
                        say!(l, bruges_effects.step.discard_all_threats)
                    };
                    capital(all.to_owned())
                }
                (_, Some(of)) => {
                    let most = left.min(there[of.index()]);
                    say!(l, bruges.to_do.markers_of, colour = colour(l, of), count = most)
                }
                _ if one_colour => {
                    let most = there.into_iter().max().unwrap_or(0);
                    say!(l, bruges.to_do.markers_same, count = left.min(most))
                }
                _ => say!(l, bruges.to_do.markers, count = left.min(there.iter().sum())),
            };
        }
        Why::MoreMarkers { left, of } => {
            return say!(l, bruges.to_do.more_markers, colour = colour(l, of), count = left);
        }
        Why::MoveMarkers { to, .. } => return say!(l, bruges.to_do.move_marker, seat = speech.seat(to)),
        Why::Canal { .. } => say!(l, bruges.to_do.canal),
        Why::House => say!(l, bruges.to_do.house),
        Why::ExtraAction => say!(l, bruges.to_do.extra),
        Why::ExtraRecruit { discount: 0 } => say!(l, bruges.to_do.recruit),
        Why::ExtraRecruit { discount } => {
            return say!(l, bruges.to_do.recruit_less, less = guilders(l, discount.into()));
        }
        Why::Reuse => say!(l, bruges.to_do.reuse),
        Why::Copy => say!(l, bruges.to_do.copy),
        Why::NameColour => say!(l, bruges.to_do.name),
    };
    words.to_owned()
}

/// How far the game is.
#[must_use]
pub fn course(view: &View, speech: &Speech<Bruges>) -> String {
    let (l, table) = (speech.language, &view.table);
    let last = if table.is_final_round() {
        say!(l, bruges.course.last)
    } else if table.final_round.is_some() {
        say!(l, bruges.course.next)
    } else {
        ""
    };
    clauses(l, [last.to_owned(), stage(view, speech)])
}

/// Where in its round the game is.
fn stage(view: &View, speech: &Speech<Bruges>) -> String {
    let (l, table) = (speech.language, &view.table);
    match table.stage {
        Stage::Gates => say!(l, bruges_table.course.gates).to_owned(),
        Stage::Draw | Stage::Refilled => say!(l, bruges_table.course.draw).to_owned(),
        Stage::Roll | Stage::Threats | Stage::Threatened | Stage::Advance | Stage::Advanced => {
            say!(l, bruges_table.course.dice).to_owned()
        }
        Stage::Turn => {
            let (number, of) = (table.lap + 1, speech.components.cards_played);
            say!(l, bruges_table.course.turn, number = number.to_string(), of = of.to_string())
        }
        _ => say!(l, bruges_table.course.closing).to_owned(),
    }
}
