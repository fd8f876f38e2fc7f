//! What speaks for a move.

use super::{is_known, known, level, stone};
use crate::app::session::Speech;
use crate::games::splendor::{Action, Reason, Source, Splendor, View};
use crate::say;

/// A reason as part of a sentence. It may be read by all around the table, so it names no card that lies face down.
pub fn reason(reason: &Reason, view: &View, speech: &Speech<Splendor>) -> String {
    let language = speech.language;
    let named = |id| known(language, speech.components, view, id);
    let worth = |noble| speech.components.noble(noble).points;
    let gem = |gem| stone(language, gem);
    let who = |seat| speech.seat(seat);
    match *reason {
        Reason::Wins => say!(language, splendor.reason.wins).to_owned(),
        Reason::ReachesTarget => say!(language, splendor.reason.target).to_owned(),
        Reason::Points(points) => say!(language, splendor.reason.points, count = points),
        Reason::NobleVisit(noble) => say!(language, splendor.reason.noble, count = worth(noble)),
        Reason::NobleProgress { missing, .. } => say!(language, splendor.reason.noble_near, count = missing),
        Reason::Bonus { gem: of, cards: 0 } => say!(language, splendor.offer.gains, gem = gem(of)),
        Reason::Bonus { gem: of, cards } => {
            say!(language, splendor.reason.bonus, count = cards, gem = gem(of))
        }
        Reason::Free => say!(language, splendor.reason.free).to_owned(),
        Reason::FreesHand => say!(language, splendor.reason.frees_hand).to_owned(),
        Reason::AffordableNext { card } => say!(language, splendor.reason.affordable, card = named(card)),
        Reason::Nearer { card, missing } => {
            say!(language, splendor.reason.nearer, count = missing, card = named(card))
        }
        Reason::Scarce(of) => say!(language, splendor.reason.scarce, gem = gem(of)),
        Reason::SavesCard { card } => say!(language, splendor.reason.saves, card = named(card)),
        Reason::DeniesRival { seat, card } => {
            say!(language, splendor.reason.denies, seat = who(seat), card = named(card))
        }
        Reason::RivalNear { seat, .. } => say!(language, splendor.reason.rival_near, seat = who(seat)),
        Reason::UnseenCard { level: at } => {
            say!(language, splendor.reason.unseen, level = level(language, at))
        }
        Reason::Spare(of) => say!(language, splendor.reason.spare, gem = gem(of)),
        Reason::LeastNeeded => say!(language, splendor.reason.least_needed).to_owned(),
        Reason::KeepsGold => say!(language, splendor.reason.keeps_gold).to_owned(),
        Reason::KeepsGems(of) => say!(language, splendor.reason.keeps_gems, gem = gem(of)),
        Reason::ServesBoth([one, other]) => {
            say!(language, splendor.reason.serves, one = named(one), other = named(other))
        }
        Reason::ForLater => say!(language, splendor.reason.for_later).to_owned(),
        Reason::OnlyMove => say!(language, splendor.reason.only).to_owned(),
        Reason::LastTurn => say!(language, splendor.reason.last_turn).to_owned(),
    }
}

/// Whether a reason tells what a card is that lies face down: its points, its colour, its price.
pub fn tells_hidden(action: Action, reason: &Reason, view: &View) -> bool {
    if let Action::Buy(Source::Reserved(at)) = action
        && view.acting().reserved.get(usize::from(at)).is_some_and(|held| held.card.is_none())
    {
        return *reason != Reason::FreesHand;
    }
    match *reason {
        Reason::AffordableNext { card } | Reason::Nearer { card, .. } | Reason::SavesCard { card } => {
            !is_known(view, card)
        }
        Reason::ServesBoth(cards) => cards.into_iter().any(|card| !is_known(view, card)),
        _ => false,
    }
}
