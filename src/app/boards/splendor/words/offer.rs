//! What may be done and what a move would do: the sentences and buttons of the action bar.

use super::super::scene::{Look, MoveKind, Piece, What};
use super::{amounts, card, level, piece, refusal, stone, stones, token};
use crate::app::boards::kit::phrase::CLAUSE;
use crate::app::boards::pen::{Pen, Spoken};
use crate::app::session::Explanation;
use crate::app::words::Language;
use crate::games::splendor::{Action, Components, Gem, Splendor, Visit};
use crate::say;

impl Spoken for Splendor {
    fn about(pen: &Pen<'_, Self>, piece: Piece) -> String {
        piece::about(pen, piece)
    }

    fn preview(pen: &Pen<'_, Self>) -> String {
        let Pen { language, components, .. } = *pen;
        let offer = &pen.scene.offer;
        let mut clauses: Vec<String> = Vec::with_capacity(4);
        match offer.what {
            What::Waiting => {}
            What::Choose { different, alike, reserve, buy } => {
                if different > 0 {
                    clauses.push(say!(language, splendor.choose.different, count = different));
                }
                if alike {
                    clauses.push(say!(language, splendor.choose.alike).to_owned());
                }
                clauses.extend(reserve.map(|gold| {
                    let reserve = || say!(language, splendor.choose.reserve).to_owned();
                    let with =
                        || say!(language, splendor.choose.reserve_gold, gold = stone(language, Gem::Gold));
                    if gold { with() } else { reserve() }
                }));
                if buy {
                    clauses.push(say!(language, splendor.choose.buy).to_owned());
                }
            }
            What::Gems { gems, lacking: 0, room, holding, visit, .. } => {
                clauses.push(say!(language, splendor.offer.takes, tokens = stones(language, &gems)));
                let (held, limit) = (holding.held.to_string(), holding.limit.to_string());
                clauses.push(say!(language, splendor.offer.holds, held = held, limit = limit));
                if room > 0 {
                    clauses.push(say!(language, splendor.offer.may_add, count = room));
                }
                clauses.extend(visits(visit, components, language));
            }
            What::Gems { gems, lacking, pair, .. } => {
                let tokens = stones(language, &gems);
                clauses.push(if pair {
                    say!(language, splendor.offer.picking_or_pair, count = lacking, tokens = tokens)
                } else {
                    say!(language, splendor.offer.picking, count = lacking, tokens = tokens)
                });
            }
            What::Buy { card, paid, visit, last_round, .. } => {
                clauses.push(if paid.iter().all(|count| *count == 0) {
                    say!(language, splendor.offer.free).to_owned()
                } else {
                    say!(language, splendor.offer.pays, paid = amounts(language, &paid, token))
                });
                let card = components.card(card);
                let gem = stone(language, card.bonus);
                clauses.push(match card.points {
                    0 => say!(language, splendor.offer.gains, gem = gem),
                    points => say!(language, splendor.offer.gains_points, count = points, gem = gem),
                });
                clauses.extend(visits(visit, components, language));
                if last_round {
                    clauses.push(say!(language, splendor.offer.last_round).to_owned());
                }
            }
            What::Reserve { card: id, level: at, gold, visit, .. } => {
                clauses.push(match id {
                    Some(id) => {
                        say!(language, splendor.offer.reserves, card = card(language, components, id))
                    }
                    None => say!(language, splendor.offer.reserves_top, level = level(language, at)),
                });
                clauses.push(if gold {
                    let gold = amounts(language, &[0, 0, 0, 0, 0, 1], token);
                    say!(language, splendor.offer.takes_gold, gold = gold)
                } else {
                    say!(language, splendor.offer.no_gold).to_owned()
                });
                clauses.extend(visits(visit, components, language));
            }
            What::Return { tokens, lacking, .. } => {
                let chosen = amounts(language, &tokens, token);
                clauses.push(match (chosen.is_empty(), lacking) {
                    (true, count) => say!(language, splendor.offer.return_more, count = count),
                    (false, 0) => say!(language, splendor.offer.returns, tokens = chosen),
                    (false, count) => {
                        say!(language, splendor.offer.return_rest, count = count, tokens = chosen)
                    }
                });
            }
            What::Noble { chosen: None } => {
                clauses.push(say!(language, splendor.offer.noble_choose).to_owned());
            }
            What::Noble { chosen: Some(noble) } => {
                clauses.push(say!(
                    language,
                    splendor.offer.noble_chosen,
                    count = components.noble(noble).points
                ));
            }
            What::Pass => clauses.push(say!(language, splendor.offer.pass).to_owned()),
        }
        clauses.join(CLAUSE)
    }

    fn warning(pen: &Pen<'_, Self>) -> Option<String> {
        let offer = &pen.scene.offer;
        let (What::Gems { holding, lacking: 0, .. } | What::Reserve { holding, .. }) = offer.what else {
            return None;
        };
        match holding.excess() {
            0 => None,
            excess => Some(say!(pen.language, splendor.offer.will_return, count = excess)),
        }
    }

    fn button(kind: MoveKind, language: Language) -> String {
        match kind {
            MoveKind::Take(count) => say!(language, splendor.button.take, count = count),
            MoveKind::Buy => say!(language, splendor.button.buy).to_owned(),
            MoveKind::PayOtherwise => say!(language, splendor.button.pay_otherwise).to_owned(),
            MoveKind::Reserve { .. } => say!(language, splendor.button.reserve).to_owned(),
            MoveKind::Return(count) => say!(language, splendor.button.give_back, count = count),
            MoveKind::Receive => say!(language, splendor.button.receive).to_owned(),
            MoveKind::Pass => say!(language, splendor.button.pass).to_owned(),
        }
    }

    fn in_numbers(action: Action, look: &Look<'_>, language: Language) -> Option<Explanation> {
        refusal::in_numbers(action, look, language)
    }
}

fn visits(visit: Visit, components: &Components, language: Language) -> Option<String> {
    match visit {
        Visit::None => None,
        Visit::One(noble) => {
            Some(say!(language, splendor.offer.noble, count = components.noble(noble).points))
        }
        Visit::Choice => Some(say!(language, splendor.offer.noble_choice).to_owned()),
    }
}
