//! Why something cannot be done, with the section of the rules that says so.

use super::card;
use crate::app::session::Explanation;
use crate::app::words::Language;
use crate::games::art_society::{Due, Refusal};
use crate::say;

/// What is wrong.
pub fn refusal(refusal: Refusal, language: Language) -> Explanation {
    let (plain, section) = match refusal {
        Refusal::GameOver => (say!(language, art.refused.game_over), "end"),
        Refusal::NotNow { due } => match due {
            Due::Start => (say!(language, art.refused.due_start), "setup"),
            Due::Choose => (say!(language, art.refused.due_choose), "lots"),
            Due::Bid => (say!(language, art.refused.due_bid), "bid"),
            Due::Take => (say!(language, art.refused.due_take), "turn"),
            Due::Painting => (say!(language, art.refused.due_painting), "hang"),
            Due::TakeDecor => (say!(language, art.refused.due_take_decor), "frames"),
            Due::LayDecor => (say!(language, art.refused.due_lay), "frames"),
            Due::EndTurn => (say!(language, art.refused.due_end), "assistant"),
            Due::Rehang => (say!(language, art.refused.due_rehang), "rehang"),
            Due::Confirm => (say!(language, art.refused.due_confirm), "rehang"),
        },
        Refusal::NoSuchThing => (say!(language, art.refused.nothing), "lots"),
        Refusal::PileEmpty => (say!(language, art.refused.pile_empty), "lots"),
        Refusal::CardNotInHand(number) => {
            let sentence = say!(language, art.refused.card, card = card(language, number));
            return Explanation { sentence, section: "bid" };
        }
        Refusal::LotTaken => (say!(language, art.refused.taken), "turn"),
        Refusal::OffTheWall => (say!(language, art.refused.off), "hang"),
        Refusal::Covered => (say!(language, art.refused.covered), "hang"),
        Refusal::TouchesNothing => (say!(language, art.refused.touches_nothing), "hang"),
        Refusal::NoStar => (say!(language, art.refused.no_star), "setup"),
        Refusal::NotUpright => (say!(language, art.refused.not_upright), "frames"),
        Refusal::AssistantFull => (say!(language, art.refused.assistant_full), "assistant"),
        Refusal::AssistantEmpty => (say!(language, art.refused.assistant_empty), "assistant"),
        Refusal::StoredThisRound => (say!(language, art.refused.stored_now), "assistant"),
        Refusal::FitsNowhere => (say!(language, art.refused.fits_nowhere), "space"),
        Refusal::HangAtOnce => (say!(language, art.refused.at_once), "space"),
        Refusal::Fits => (say!(language, art.refused.fits), "space"),
        Refusal::ExchangePossible => (say!(language, art.refused.exchange_first), "space"),
        Refusal::NotInMuseum => (say!(language, art.refused.not_in_museum), "space"),
        Refusal::OtherGenre => (say!(language, art.refused.other_genre), "space"),
        Refusal::SameShape => (say!(language, art.refused.same_shape), "space"),
        Refusal::ExchangeDoesNotFit => (say!(language, art.refused.does_not_fit), "space"),
        Refusal::NotInRehang => (say!(language, art.refused.not_in_rehang), "rehang"),
        Refusal::RewardIs(count) => {
            return Explanation { sentence: say!(language, art.refused.reward, count), section: "frames" };
        }
        Refusal::NoneLeft(_) => (say!(language, art.refused.none_left), "supply"),
        Refusal::NoRoom(_) => (say!(language, art.refused.no_room), "frames"),
        Refusal::MustAddUp(due) => {
            return Explanation {
                sentence: say!(language, art.refused.adds_up, number = due),
                section: "frames",
            };
        }
        Refusal::RestHasNoPlace => (say!(language, art.refused.rest_no_place), "frames"),
        Refusal::NoPlaceLeft => (say!(language, art.refused.no_place_left), "rehang"),
        Refusal::NothingToChange => (say!(language, art.refused.nothing_to_change), "rehang"),
        Refusal::MustTake => (say!(language, art.refused.must_take), "frames"),
    };
    Explanation { sentence: plain.to_owned(), section }
}
