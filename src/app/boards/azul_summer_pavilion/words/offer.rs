//! What may be done and what a move would do: the sentences and buttons of the action bar.

use super::super::scene::{MoveKind, Piece, Placing, What};
use super::{amounts, chip, feature, loss, piece, space};
use crate::app::boards::kit::phrase::CLAUSE;
use crate::app::boards::pen::{Pen, Spoken};
use crate::app::words::Language;
use crate::games::azul_summer_pavilion::tile::total;
use crate::games::azul_summer_pavilion::{Ahead, AzulSummerPavilion};
use crate::say;

impl Spoken for AzulSummerPavilion {
    fn about(pen: &Pen<'_, Self>, piece: Piece) -> String {
        piece::about(pen, piece)
    }

    fn preview(pen: &Pen<'_, Self>) -> String {
        let (language, offer) = (pen.language, &pen.scene.offer);
        let mut clauses: Vec<String> = Vec::with_capacity(4);
        match &offer.what {
            What::Waiting => {}
            What::Draft if total(&pen.view.centre) > 0 => {
                clauses.push(say!(language, azul.choose.centre).to_owned());
            }
            What::Draft => clauses.push(say!(language, azul.choose.factory).to_owned()),
            What::Take { tiles, along, moved, token, .. } => {
                clauses.push(say!(language, azul.offer.take, tiles = amounts(language, tiles)));
                if let Some(wild) = along {
                    clauses.push(say!(language, azul.offer.along, colour = chip(language, *wild)));
                }
                if total(moved) > 0 {
                    clauses.push(say!(language, azul.offer.moved, tiles = amounts(language, moved)));
                }
                if *token {
                    clauses.push(say!(language, azul.offer.token).to_owned());
                }
            }
            What::Place { spaces, colour: None } => {
                clauses.push(say!(language, azul.choose.place, count = *spaces));
            }
            What::Place { spaces, colour: Some(colour) } => {
                let colour = chip(language, *colour);
                clauses.push(say!(language, azul.choose.place_colour, count = *spaces, colour));
            }
            What::Placing(placing) => place(&mut clauses, placing, pen),
            What::Bonus { tiles, lacking } => {
                let chosen = amounts(language, tiles);
                clauses.push(match (chosen.is_empty(), lacking) {
                    (true, count) => say!(language, azul.offer.bonus_more, count = *count),
                    (false, 0) => say!(language, azul.offer.bonus, tiles = chosen),
                    (false, count) => {
                        say!(language, azul.offer.bonus_rest, tiles = chosen, number = count)
                    }
                });
            }
            What::Keep { kept, discarded, lost, last, .. } => {
                clauses.push(match total(kept) {
                    0 => say!(language, azul.offer.keep_none).to_owned(),
                    _ => say!(language, azul.offer.keep, tiles = amounts(language, kept)),
                });
                if total(discarded) > 0 {
                    let tiles = amounts(language, discarded);
                    clauses.push(say!(language, azul.offer.discards, lost = loss(language, *lost), tiles));
                }
                if *last && total(kept) > 0 {
                    clauses.push(say!(
                        language,
                        azul.offer.keep_last,
                        loss = loss(language, pen.components.discard_penalty.into())
                    ));
                }
            }
            What::Pass { lost } => {
                clauses.push(say!(language, azul.offer.stuck).to_owned());
                match (*lost, pen.view.chooses_kept(pen.components)) {
                    (0, _) => {}
                    (count, true) => clauses.push(say!(language, azul.offer.beyond, count)),
                    (count, false) => clauses.push(say!(language, azul.offer.left, count)),
                }
            }
        }
        clauses.join(CLAUSE)
    }

    fn warning(pen: &Pen<'_, Self>) -> Option<String> {
        let language = pen.language;
        match pen.scene.offer.what {
            What::Take { token: true, lost, .. } => {
                let score = pen.view.acting().score;
                Some(say!(language, azul.offer.token_costs, from = score, to = score - lost))
            }
            What::Keep { hasty: true, .. } => Some(say!(language, azul.offer.hasty).to_owned()),
            _ => None,
        }
    }

    fn button(kind: MoveKind, language: Language) -> String {
        match kind {
            MoveKind::Take(count) | MoveKind::Bonus(count) => say!(language, azul.button.take, count),
            MoveKind::Place => say!(language, azul.button.place).to_owned(),
            MoveKind::Pass => say!(language, azul.button.pass).to_owned(),
            MoveKind::Keep(number) => say!(language, azul.button.keep, number),
        }
    }
}

fn place(clauses: &mut Vec<String>, placing: &Placing, pen: &Pen<'_, AzulSummerPavilion>) {
    let (language, components) = (pen.language, pen.components);
    let tile = chip(language, placing.colour);
    let space = space(language, components, pen.view.side, placing.space);
    clauses.push(say!(language, azul.offer.place, count = placing.makes.points, tile, space));
    clauses.push(say!(language, azul.offer.pays, tiles = amounts(language, &placing.spent)));
    for (id, tiles) in placing.makes.features.iter().flatten() {
        let name = feature(language, components.feature(*id).kind);
        clauses.push(say!(language, azul.offer.closes, count = *tiles, feature = name));
    }
    let Ahead { star, number } = placing.ahead;
    if star > 0 {
        clauses.push(say!(language, azul.offer.star, points = star));
    }
    if number > 0 {
        let on_space = components.number(pen.view.side, placing.space);
        clauses.push(say!(language, azul.offer.number, number = on_space, points = number));
    }
}
