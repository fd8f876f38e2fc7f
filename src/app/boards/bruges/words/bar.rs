//! What may be done and what a move would do: the sentences and buttons of the action bar.

use super::super::scene::{Look, MoveKind, Piece, Use, What};
use super::outcome::outcome;
use super::{about, card, colour, guilders, log, offer, points, refusal, table};
use crate::app::boards::kit::phrase::{CLAUSE, capital};
use crate::app::boards::pen::{Pen, Spoken};
use crate::app::session::Explanation;
use crate::app::words::Language;
use crate::games::bruges::{Action, Bruges, Side, Stage};
use crate::say;

impl Spoken for Bruges {
    fn about(pen: &Pen<'_, Self>, piece: Piece) -> String {
        about::about(pen, piece)
    }

    fn preview(pen: &Pen<'_, Self>) -> String {
        let Pen { language: l, components, view, scene, .. } = *pen;
        let to_do = || offer::to_do(view, &pen.speech());
        let act = |action: Action| capital(log::action(action, view, &pen.speech()));
        let asked = scene.asked();
        let mut clauses = match &scene.offer.what {
            What::Waiting => return String::new(),
            What::Gate(chosen) => vec![chosen.map_or_else(to_do, |gate| act(Action::Gate(gate)))],
            What::Draw { chosen, left, .. } => {
                let first = chosen.map_or_else(to_do, |pile| act(Action::Draw(pile)));
                let left = (*left > 0).then(|| say!(l, bruges_table.bar.left, count = *left));
                std::iter::once(first).chain(left).collect()
            }
            What::Advance { price, step, points: (then, before) } => vec![say!(
                l,
                bruges_table.bar.advance,
                price = guilders(l, (*price).into()),
                step = step.to_string(),
                points = points(l, (*then).into()),
                before = before.to_string()
            )],
            What::Turn { activates } => {
                let mut clauses = vec![say!(l, bruges_table.bar.turn).to_owned()];
                if *activates {
                    clauses.push(say!(l, bruges_table.bar.activates).to_owned());
                }
                clauses
            }
            What::EndTurn => vec![to_do()],
            What::Use(of) => vec![say!(l, bruges_table.bar.use_first, what = table::use_name(l, *of))],
            What::Card(id) => vec![say!(l, bruges_table.bar.card, card = card(l, components, *id))],
            What::Play { action, arrow, .. } => {
                let arrow = arrow.map(|arrow| say!(l, bruges_table.bar.arrow, outcome = outcome(l, &arrow)));
                std::iter::once(act(*action)).chain(arrow).collect()
            }
            What::Activate { action, brings, .. } => {
                vec![act(*action), say!(l, bruges_table.bar.brings, outcome = outcome(l, brings))]
            }
            What::Swap(from) => vec![say!(l, bruges_table.bar.swap, colour = colour(l, *from))],
            What::Due { chosen, .. } => vec![match (chosen, asked) {
                (Some(action), Some(asked)) => {
                    let what = log::action(*action, view, &pen.speech());
                    say!(l, bruges_table.bar.decided, seat = pen.speech().seat(asked.seat), what = what)
                }
                (chosen, _) => chosen.map_or_else(to_do, act),
            }],
        };
        if let Some(asked) = asked {
            clauses.push(say!(l, bruges_table.bar.in_turn, name = pen.name(asked.by)));
        }
        clauses.join(CLAUSE)
    }

    fn in_numbers(action: Action, look: &Look<'_>, language: Language) -> Option<Explanation> {
        refusal::in_numbers(action, look, language)
    }

    /// Whoever ends a turn loses what could still be activated in it, until the round ends.
    fn warning(pen: &Pen<'_, Self>) -> Option<String> {
        let scene = pen.scene;
        if scene.offer.what != What::EndTurn || scene.stage != Stage::Turn {
            return None;
        }
        let street = &scene.panel(scene.own)?.street;
        let idle = street.iter().filter(|house| house.person.is_some_and(|person| person.brings.is_some()));
        match idle.count() {
            0 => None,
            idle => Some(say!(pen.language, bruges_table.bar.idle, count = idle)),
        }
    }

    fn button(kind: MoveKind, l: Language) -> String {
        let words = match kind {
            MoveKind::Gate => say!(l, bruges_table.button.gate),
            MoveKind::Draw => say!(l, bruges_table.button.draw),
            MoveKind::Stop => say!(l, bruges_table.button.stop),
            MoveKind::Advance => say!(l, bruges_table.button.advance),
            MoveKind::Stay => say!(l, bruges_table.button.stay),
            MoveKind::Play(Use::Workers) => say!(l, bruges_table.button.workers),
            MoveKind::Play(Use::Guilders) => say!(l, bruges_table.button.guilders),
            MoveKind::Play(Use::Threat) => say!(l, bruges_table.button.threat),
            MoveKind::Play(Use::Canal) => say!(l, bruges_table.button.canal),
            MoveKind::Play(Use::House) => say!(l, bruges_table.button.house),
            MoveKind::Play(Use::Recruit) => say!(l, bruges_table.button.recruit),
            MoveKind::Canal(Side::Left) => say!(l, bruges_table.button.canal_left),
            MoveKind::Canal(Side::Right) => say!(l, bruges_table.button.canal_right),
            MoveKind::Activate => say!(l, bruges_table.button.activate),
            MoveKind::EndTurn => say!(l, bruges_table.button.end),
            MoveKind::Answer => say!(l, bruges_table.button.answer),
            MoveKind::Decline => say!(l, bruges_table.button.decline),
            MoveKind::Finish => say!(l, bruges_table.button.finish),
            MoveKind::First => say!(l, bruges_table.button.first),
            MoveKind::Lose => say!(l, bruges_table.button.lose),
            MoveKind::Take => say!(l, bruges_table.button.take),
            MoveKind::Give => say!(l, bruges_table.button.give),
            MoveKind::Pay => say!(l, bruges_table.button.pay),
            MoveKind::Discard => say!(l, bruges_table.button.discard),
            MoveKind::Swap => say!(l, bruges_table.button.swap),
            MoveKind::Send => say!(l, bruges_table.button.send),
            MoveKind::HandOver => say!(l, bruges_table.button.hand_over),
            MoveKind::Choose => say!(l, bruges_table.button.choose),
            MoveKind::Reroll => say!(l, bruges_table.button.reroll),
            MoveKind::Build => say!(l, bruges_table.button.build),
        };
        words.to_owned()
    }
}
