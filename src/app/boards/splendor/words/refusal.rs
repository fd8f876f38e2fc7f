//! Why something cannot be done, with the way out and the section of the rules that says so.

use super::super::scene::Look;
use super::{amounts, stone};
use crate::app::session::{Explanation, Speech};
use crate::app::words::{Language, sentences};
use crate::games::splendor::{
    Action, Due, GEMS, GOLD, Gem, Gems, Phase, Refusal, Source, Splendor, Visit, missing, need,
};
use crate::say;

/// The sentence for a refusal of the rules.
pub fn refusal(refusal: Refusal, speech: &Speech<Splendor>) -> Explanation {
    let language = speech.language;
    let (sentence, section) = match refusal {
        Refusal::GameOver => (say!(language, splendor.refused.game_over).to_owned(), "end"),
        Refusal::NotNow { due } => match due {
            Due::Main => (say!(language, splendor.refused.due_main).to_owned(), "turn"),
            Due::Pay => (say!(language, splendor.refused.due_pay).to_owned(), "buy"),
            Due::Return => (say!(language, splendor.refused.due_return).to_owned(), "limit"),
            Due::Noble => (say!(language, splendor.refused.due_noble).to_owned(), "nobles"),
        },
        Refusal::NoneLeft(gem) => {
            (say!(language, splendor.refused.none_left, gem = stone(language, gem)), "take_different")
        }
        Refusal::GoldOnlyByReserving => {
            (say!(language, splendor.refused.gold, gold = stone(language, Gem::Gold)), "reserve")
        }
        Refusal::TakeExactly(count) => (say!(language, splendor.refused.exactly, count), "take_different"),
        Refusal::TakeAtMost(count) => (say!(language, splendor.refused.at_most, count), "take_different"),
        Refusal::PairPile { gem, pile, needed } => {
            let (needed, gem, pile) = (needed.to_string(), stone(language, gem), pile.to_string());
            (say!(language, splendor.refused.pair, needed, gem, pile), "take_two")
        }
        Refusal::HandFull(0) => (say!(language, splendor.refused.no_hand).to_owned(), "reserve"),
        Refusal::HandFull(limit) => (say!(language, splendor.refused.hand_full, count = limit), "reserve"),
        Refusal::EmptyPlace => (say!(language, splendor.refused.empty_place).to_owned(), "buy"),
        Refusal::DeckEmpty => (say!(language, splendor.refused.deck_empty).to_owned(), "reserve"),
        Refusal::NoSuchReserve => (say!(language, splendor.refused.no_such_reserve).to_owned(), "reserve"),
        Refusal::TooExpensive { missing } => {
            (say!(language, splendor.refused.too_expensive, count = missing), "buy")
        }
        Refusal::NotYet => (say!(language, splendor.refused.not_yet).to_owned(), "buy"),
        Refusal::ReservedBy(seat) => {
            (say!(language, splendor.refused.reserved_by, name = speech.seat(seat)), "reserve")
        }
        Refusal::NobleCame(seat) => {
            (say!(language, splendor.refused.noble_came, name = speech.seat(seat)), "nobles")
        }
        Refusal::WrongPayment => (say!(language, splendor.refused.wrong_payment).to_owned(), "buy"),
        Refusal::NotHeld(gem) => {
            (say!(language, splendor.refused.not_held, gem = stone(language, gem)), "limit")
        }
        Refusal::NobleNotEligible => (say!(language, splendor.refused.noble).to_owned(), "nobles"),
        Refusal::CannotPass => (say!(language, splendor.refused.cannot_pass).to_owned(), "pass"),
        Refusal::NoSuchThing => (say!(language, splendor.refused.no_such_thing).to_owned(), "setup"),
    };
    Explanation { sentence, section }
}

/// A fuller sentence than the refusal alone gives, with the numbers on the table, where there is more to say.
pub fn in_numbers(action: Action, look: &Look<'_>, language: Language) -> Option<Explanation> {
    if look.view.phase != Phase::Main {
        return None;
    }
    match action {
        Action::Buy(source) => too_expensive(source, look, language),
        Action::Noble(noble) => {
            let lacking = need(&look.view.acting().bonuses, &look.components.noble(noble).requirements);
            let sentence = if lacking != [0; GEMS] {
                say!(language, splendor.refused.noble_later, lacking = amounts(language, &lacking, stone))
            } else if look.view.visit(look.components, &look.view.acting().bonuses) == Visit::Choice {
                say!(language, splendor.refused.noble_choice).to_owned()
            } else {
                say!(language, splendor.refused.noble_now).to_owned()
            };
            Some(Explanation { sentence, section: "nobles" })
        }
        _ => None,
    }
}

fn too_expensive(source: Source, look: &Look<'_>, language: Language) -> Option<Explanation> {
    let player = look.view.acting();
    let cost = &look.components.card(look.card_from(source)?).cost;
    let count = Some(missing(&player.tokens, &player.bonuses, cost)).filter(|count| *count > 0)?;
    let need = need(&player.bonuses, cost);
    let short: Gems = std::array::from_fn(|gem| need[gem].saturating_sub(player.tokens[gem]));
    let short = amounts(language, &short, stone);
    let still = match player.tokens[GOLD] {
        0 => say!(language, splendor.refused.short, short),
        gold => {
            let gold = amounts(language, &[0, 0, 0, 0, 0, gold], stone);
            say!(language, splendor.refused.short_gold, short, gold)
        }
    };
    let may_reserve = matches!(source, Source::Market(place) if look.allows(Action::Reserve(place)));
    let else_reserve = may_reserve.then(|| say!(language, splendor.refused.may_reserve).to_owned());
    let lacks = say!(language, splendor.refused.too_expensive, count);
    let sentence = sentences(language, [lacks, still].into_iter().chain(else_reserve));
    Some(Explanation { sentence, section: "buy" })
}
