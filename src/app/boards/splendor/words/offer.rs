//! What may be done and what a move would do: the sentences and buttons of the action bar.

use super::super::scene::{Look, MoveKind, Piece, What};
use super::{amounts, card, level, piece, refusal, stone, stones, token};
use crate::app::boards::kit::phrase::CLAUSE;
use crate::app::boards::pen::{Pen, Spoken};
use crate::app::session::Explanation;
use crate::app::words::Language;
use crate::games::splendor::{Action, Components, Ending, Gem, Splendor, Visit};
use crate::say;

impl Spoken for Splendor {
    fn about(pen: &Pen<'_, Self>, piece: Piece) -> String {
        piece::about(pen, piece)
    }

    fn preview(pen: &Pen<'_, Self>) -> String {
        let Pen { language, components, .. } = *pen;
        let visits = || visits(pen.scene.visit, components, language);
        let mut clauses: Vec<String> = match pen.scene.offer.what {
            What::Waiting => Vec::new(),
            What::Choose { different, alike, reserve, buy } => {
                let take = (different > 0).then(|| match (different, pen.view.take_fewer) {
                    // Of one there is nothing to say of its colour.
                    (1, true) => say!(language, splendor.choose.at_most_single).to_owned(),
                    (1, false) => say!(language, splendor.choose.single).to_owned(),
                    (_, true) => say!(language, splendor.choose.up_to, count = different),
                    (_, false) => say!(language, splendor.choose.different, count = different),
                });
                let alike = alike.then(|| say!(language, splendor.choose.alike).to_owned());
                let reserve = reserve.map(|gold| {
                    if gold {
                        say!(language, splendor.choose.reserve_gold, gold = stone(language, Gem::Gold))
                    } else {
                        say!(language, splendor.choose.reserve).to_owned()
                    }
                });
                let buy = buy.then(|| say!(language, splendor.choose.buy).to_owned());
                [take, alike, reserve, buy].into_iter().flatten().collect()
            }
            What::Gems { gems, lacking: 0, room, pair, held } => {
                let takes = say!(language, splendor.offer.takes, tokens = stones(language, &gems));
                let (held, limit) = (held.to_string(), components.token_limit.to_string());
                let holds = say!(language, splendor.offer.holds, held, limit);
                let more = (room > 0).then(|| {
                    if pair {
                        say!(language, splendor.offer.may_add_or_pair, count = room)
                    } else {
                        say!(language, splendor.offer.may_add, count = room)
                    }
                });
                [takes, holds].into_iter().chain(more).chain(visits()).collect()
            }
            What::Gems { gems, lacking: count, pair, .. } => {
                let tokens = stones(language, &gems);
                vec![if pair {
                    say!(language, splendor.offer.picking_or_pair, count, tokens)
                } else {
                    say!(language, splendor.offer.picking, count, tokens)
                }]
            }
            What::Buy { card, paid } => {
                let pays = if paid.iter().all(|count| *count == 0) {
                    say!(language, splendor.offer.free).to_owned()
                } else {
                    say!(language, splendor.offer.pays, paid = amounts(language, &paid, token))
                };
                let card = components.card(card);
                let gem = stone(language, card.bonus);
                let gains = match card.points {
                    0 => say!(language, splendor.offer.gains, gem),
                    count => say!(language, splendor.offer.gains_points, count, gem),
                };
                [pays, gains].into_iter().chain(visits()).collect()
            }
            What::Reserve { card: id, level: at, gold, .. } => {
                let reserves = match id {
                    Some(id) => {
                        say!(language, splendor.offer.reserves, card = card(language, components, id))
                    }
                    None => say!(language, splendor.offer.reserves_top, level = level(language, at)),
                };
                let gold = if gold {
                    let gold = amounts(language, &[0, 0, 0, 0, 0, 1], token);
                    say!(language, splendor.offer.takes_gold, gold)
                } else {
                    say!(language, splendor.offer.no_gold).to_owned()
                };
                [reserves, gold].into_iter().chain(visits()).collect()
            }
            What::Return { tokens, lacking: count } => {
                let tokens = amounts(language, &tokens, token);
                vec![match (tokens.is_empty(), count) {
                    (true, _) => say!(language, splendor.offer.return_more, count),
                    (false, 0) => say!(language, splendor.offer.returns, tokens),
                    (false, _) => say!(language, splendor.offer.return_rest, count, tokens),
                }]
            }
            What::Noble(None) => vec![say!(language, splendor.offer.noble_choose).to_owned()],
            What::Noble(Some(noble)) => {
                let count = components.noble(noble).points;
                vec![say!(language, splendor.offer.noble_chosen, count)]
            }
            What::Pass => vec![say!(language, splendor.offer.pass).to_owned()],
        };
        clauses.extend(pen.scene.ending.map(|ending| match ending {
            Ending::LastRound => say!(language, splendor.offer.last_round).to_owned(),
            Ending::Game => say!(language, splendor.offer.ends).to_owned(),
        }));
        clauses.join(CLAUSE)
    }

    fn warning(pen: &Pen<'_, Self>) -> Option<String> {
        let offer = &pen.scene.offer;
        let (What::Gems { held, lacking: 0, .. } | What::Reserve { held, .. }) = offer.what else {
            return None;
        };
        let excess = held.checked_sub(pen.components.token_limit).filter(|excess| *excess > 0)?;
        Some(say!(pen.language, splendor.offer.will_return, count = excess))
    }

    fn button(kind: MoveKind, language: Language) -> String {
        match kind {
            MoveKind::Take(count) => say!(language, splendor.button.take, count = count),
            MoveKind::Buy => say!(language, splendor.button.buy).to_owned(),
            MoveKind::PayOtherwise => say!(language, splendor.button.pay_otherwise).to_owned(),
            MoveKind::Reserve { gold: true, returns: 0 } => {
                say!(language, splendor.button.reserve_gold).to_owned()
            }
            MoveKind::Reserve { gold: true, returns } => {
                say!(language, splendor.button.reserve_return, number = returns)
            }
            // Without a gold the hand is as full as it was.
            MoveKind::Reserve { gold: false, .. } => say!(language, splendor.button.reserve).to_owned(),
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
