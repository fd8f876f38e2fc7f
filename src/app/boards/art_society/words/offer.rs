//! What may be done and what a move would do: the sentences and buttons of the action bar.

use super::super::scene::{MoveKind, Piece, What};
use super::{card, outcome, piece, shields, tile};
use crate::app::boards::kit::phrase::CLAUSE;
use crate::app::boards::pen::{Pen, Spoken};
use crate::app::words::Language;
use crate::games::art_society::{ArtSociety, Piece as Tile};
use crate::say;

impl Spoken for ArtSociety {
    fn about(pen: &Pen<'_, Self>, piece: Piece) -> String {
        piece::about(pen, piece).unwrap_or_default()
    }

    fn preview(pen: &Pen<'_, Self>) -> String {
        let Pen { language, components, view, scene, .. } = *pen;
        if let Some(ghost) = scene.ghost.as_ref() {
            return outcome::short(ghost, components, view, language).join(CLAUSE);
        }
        let words = match scene.offer.what {
            What::Waiting => "",
            What::Start => say!(language, art.choose.start),
            What::Piles { chosen: 0, wanted } => {
                return say!(language, art.choose.piles_none, number = wanted);
            }
            What::Piles { chosen, wanted } => {
                return say!(language, art.choose.piles, chosen, number = wanted);
            }
            What::Bid(None) => say!(language, art.choose.bid),
            What::Bid(Some(number)) => {
                let bid = say!(language, art.choose.bid_card, card = card(language, number));
                // RULES.md, Bidding: of equal cards the ones below them in the stacks decide.
                let below = view.acting().stack.last().copied().flatten();
                let tie = below.map(|below| say!(language, art.choose.bid_tie, card = below));
                return [bid].into_iter().chain(tie).collect::<Vec<_>>().join(CLAUSE);
            }
            What::Take => say!(language, art.choose.take),
            What::Put(piece) => {
                let tile = tile(language, components, piece);
                // Another's wall that is looked at says nothing of it.
                return if scene.squares.open && scene.squares.lit.is_empty() {
                    let nowhere = say!(language, art.choose.nowhere, tile);
                    [vec![nowhere], misfit(pen, piece)].concat().join(CLAUSE)
                } else {
                    say!(language, art.choose.hang, tile)
                };
            }
            What::Store(stored) => {
                return say!(language, art.choose.stores, tile = tile(language, components, stored));
            }
            What::Misfit { exchange: true, store, release, .. } => {
                let clauses = [say!(language, art.choose.exchange)].into_iter();
                return clauses.chain(assistant(language, store, release)).collect::<Vec<_>>().join(CLAUSE);
            }
            What::Misfit { store: true, aside: false, .. } => say!(language, art.choose.store),
            What::Misfit { aside: false, .. } => say!(language, art.choose.release_first),
            What::Misfit { store, release, .. } => {
                let points = components.excess_penalty.unsigned_abs();
                let aside = if store {
                    say!(language, art.choose.store_or_aside, points)
                } else if view.acting().wall.is_full(components.extent) {
                    say!(language, art.choose.aside_full, points)
                } else {
                    say!(language, art.choose.aside, points)
                };
                let ends = view.is_ended_by_another(components);
                let ends = ends.then(|| say!(language, art.offer.fills_note).to_owned());
                let other = assistant(language, false, release).map(str::to_owned);
                return [aside].into_iter().chain(ends).chain(other).collect::<Vec<_>>().join(CLAUSE);
            }
            What::Reward { due, several: true } => {
                return say!(language, art.choose.reward_several, number = due);
            }
            What::Reward { due, .. } => return say!(language, art.choose.reward, count = due),
            What::EndTurn => say!(language, art.choose.end),
            What::Rehang => say!(language, art.choose.rehang),
            What::Confirm => say!(language, art.choose.confirm),
        };
        words.to_owned()
    }

    fn button(kind: MoveKind, language: Language) -> String {
        let words = match kind {
            MoveKind::TurnUp(count) => return say!(language, art.button.turn_up, count),
            MoveKind::Bid(number) => return say!(language, art.button.bid, card = number),
            MoveKind::Take => say!(language, art.button.take),
            MoveKind::TakeAndHang => say!(language, art.button.take_hang),
            MoveKind::Hang => say!(language, art.button.hang),
            MoveKind::Lay => say!(language, art.button.lay),
            MoveKind::Store => say!(language, art.button.store),
            MoveKind::Release => say!(language, art.button.release),
            MoveKind::Exchange => say!(language, art.button.exchange),
            MoveKind::Excess => say!(language, art.button.excess),
            MoveKind::Decline => say!(language, art.button.decline),
            MoveKind::EndTurn => say!(language, art.button.end),
            MoveKind::Keep => say!(language, art.button.keep),
            MoveKind::AlwaysKeep => say!(language, art.button.always_keep),
            MoveKind::MoveFirst => say!(language, art.button.move_first),
            MoveKind::TakeBack => say!(language, art.button.take_back),
            MoveKind::Confirm => say!(language, art.button.confirm),
            MoveKind::Cancel => say!(language, art.button.cancel),
        };
        words.to_owned()
    }
}

/// What would become of a lot that fits nowhere, once it is taken.
fn misfit(pen: &Pen<'_, ArtSociety>, piece: Tile) -> Vec<String> {
    let Pen { language, components, view, .. } = *pen;
    let held = view.acting();
    let other = |store| assistant(language, store, view.would_release(components)).map(str::to_owned);
    if matches!(piece, Tile::Painting(painting) if view.would_exchange(components, painting)) {
        let exchange = say!(language, art.choose.nowhere_exchange).to_owned();
        return [exchange].into_iter().chain(other(held.assistant.is_none())).collect();
    }
    if held.assistant.is_none() {
        return vec![say!(language, art.choose.nowhere_store).to_owned()];
    }
    let points = components.excess_penalty.unsigned_abs();
    let mut clauses = vec![say!(language, art.choose.nowhere_aside, points)];
    if view.is_ended_by_another(components) {
        clauses.push(say!(language, art.offer.fills_note).to_owned());
    }
    clauses.extend(other(false));
    clauses
}

/// What the assistant could do instead: keep a tile that fits nowhere, at once or after putting up what it has kept.
fn assistant(language: Language, store: bool, release: bool) -> Option<&'static str> {
    match (store, release) {
        (true, _) => Some(say!(language, art.choose.or_store)),
        (_, true) => Some(say!(language, art.choose.or_release)),
        _ => None,
    }
}

/// What the decor in hand is, said beside its sizes.
pub fn reward(due: u8, several: bool, language: Language) -> String {
    if several {
        say!(language, art.offer.exactly, tile = shields(language, due))
    } else {
        say!(language, art.offer.up_to, tile = shields(language, due))
    }
}
