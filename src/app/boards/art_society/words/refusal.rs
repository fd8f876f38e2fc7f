//! Why something cannot be done, with the section of the rules that says so.

use super::card;
use crate::app::session::{Explanation, Speech};
use crate::app::words::Language;
use crate::games::art_society::{ArtSociety, Due, Refusal};
use crate::say;

/// The sentence for a refusal of the rules.
pub fn refusal(refusal: Refusal, speech: &Speech<ArtSociety>) -> Explanation {
    Explanation { sentence: sentence(refusal, speech.language), section: section(refusal) }
}

/// What is wrong.
pub fn sentence(refusal: Refusal, language: Language) -> String {
    let words = match refusal {
        Refusal::GameOver => say!(language, art.refused.game_over),
        Refusal::NotNow { due } => match due {
            Due::Start => say!(language, art.refused.due_start),
            Due::Choose => say!(language, art.refused.due_choose),
            Due::Bid => say!(language, art.refused.due_bid),
            Due::Take => say!(language, art.refused.due_take),
            Due::Painting => say!(language, art.refused.due_painting),
            Due::TakeDecor => say!(language, art.refused.due_take_decor),
            Due::LayDecor => say!(language, art.refused.due_lay),
            Due::EndTurn => say!(language, art.refused.due_end),
            Due::Rehang => say!(language, art.refused.due_rehang),
            Due::Confirm => say!(language, art.refused.due_confirm),
        },
        Refusal::NoSuchThing => say!(language, art.refused.nothing),
        Refusal::PileEmpty => say!(language, art.refused.pile_empty),
        Refusal::CardNotInHand(number) => {
            return say!(language, art.refused.card, card = card(language, number));
        }
        Refusal::LotTaken => say!(language, art.refused.taken),
        Refusal::OffTheWall => say!(language, art.refused.off),
        Refusal::Covered => say!(language, art.refused.covered),
        Refusal::TouchesNothing => say!(language, art.refused.touches_nothing),
        Refusal::NoStar => say!(language, art.refused.no_star),
        Refusal::NotUpright => say!(language, art.refused.not_upright),
        Refusal::AssistantFull => say!(language, art.refused.assistant_full),
        Refusal::AssistantEmpty => say!(language, art.refused.assistant_empty),
        Refusal::StoredThisRound => say!(language, art.refused.stored_now),
        Refusal::HangAtOnce => say!(language, art.refused.at_once),
        Refusal::Fits => say!(language, art.refused.fits),
        Refusal::ExchangePossible => say!(language, art.refused.exchange_first),
        Refusal::NotInMuseum => say!(language, art.refused.not_in_museum),
        Refusal::OtherGenre => say!(language, art.refused.other_genre),
        Refusal::SameShape => say!(language, art.refused.same_shape),
        Refusal::ExchangeDoesNotFit => say!(language, art.refused.does_not_fit),
        Refusal::NotInRehang => say!(language, art.refused.not_in_rehang),
        Refusal::RewardIs(count) => return say!(language, art.refused.reward, count = count),
        Refusal::NoneLeft(_) => say!(language, art.refused.none_left),
        Refusal::NoRoom(_) => say!(language, art.refused.no_room),
        Refusal::MustAddUp(due) => return say!(language, art.refused.adds_up, number = due.to_string()),
        Refusal::RestHasNoPlace => say!(language, art.refused.rest_no_place),
        Refusal::NoPlaceLeft => say!(language, art.refused.no_place_left),
        Refusal::NothingToChange => say!(language, art.refused.nothing_to_change),
        Refusal::MustTake => say!(language, art.refused.must_take),
    };
    words.to_owned()
}

const fn section(refusal: Refusal) -> &'static str {
    match refusal {
        Refusal::GameOver => "end",
        Refusal::NotNow { due } => match due {
            Due::Start => "setup",
            Due::Choose => "lots",
            Due::Bid => "bid",
            Due::Take => "turn",
            Due::Painting => "hang",
            Due::TakeDecor | Due::LayDecor => "frames",
            Due::EndTurn => "assistant",
            Due::Rehang | Due::Confirm => "rehang",
        },
        Refusal::NoStar => "setup",
        Refusal::NoSuchThing | Refusal::PileEmpty => "lots",
        Refusal::CardNotInHand(_) => "bid",
        Refusal::LotTaken => "turn",
        Refusal::OffTheWall | Refusal::Covered | Refusal::TouchesNothing => "hang",
        Refusal::AssistantFull | Refusal::AssistantEmpty | Refusal::StoredThisRound => "assistant",
        Refusal::HangAtOnce
        | Refusal::Fits
        | Refusal::ExchangePossible
        | Refusal::NotInMuseum
        | Refusal::OtherGenre
        | Refusal::SameShape
        | Refusal::ExchangeDoesNotFit => "space",
        Refusal::NotInRehang | Refusal::NoPlaceLeft | Refusal::NothingToChange => "rehang",
        Refusal::NotUpright
        | Refusal::RewardIs(_)
        | Refusal::NoRoom(_)
        | Refusal::MustAddUp(_)
        | Refusal::RestHasNoPlace
        | Refusal::MustTake => "frames",
        Refusal::NoneLeft(_) => "supply",
    }
}
