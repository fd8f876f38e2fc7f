//! Splendor in words.

use super::super::art;
use super::{amounts, card, face_down, level, reason, refusal, rules, stone, stones};
use crate::app::session::{Explanation, Section, Speech, Worded};
use crate::app::words::Language;
use crate::games::splendor::{
    Action, CardId, Category, Components, Event, GEMS, Gem, Gems, Phase, Place, Reason, Refusal, Setup,
    Source, Splendor, View,
};
use crate::say;

impl Worded for Splendor {
    // A few reserved cards are all that is ever hidden; they lie before their owner with the back up, as on a table.
    const HANDS_LIE_DOWN: bool = true;

    fn may_hold_secrets(_setup: &Setup) -> bool {
        // A card from the top of a deck is known to its owner alone, whatever is agreed.
        true
    }

    // A refilled place is told by its mark on the table alone: the line before says what left it.
    fn event(event: &Event, speech: &Speech<Self>) -> Option<String> {
        let language = speech.language;
        let who = |seat| speech.seat(seat);
        let named = |id| card(language, speech.components, id);
        let of = |at| level(language, at);
        let coin = stone(language, Gem::Gold);
        Some(match *event {
            Event::Took { seat, tokens } => {
                say!(language, splendor.log.took, seat = who(seat), tokens = stones(language, &tokens))
            }
            Event::Reserved { seat, card, gold: true, .. } => {
                say!(language, splendor.log.reserved_gold, seat = who(seat), card = named(card), gold = coin)
            }
            Event::Reserved { seat, card, .. } => {
                say!(language, splendor.log.reserved, seat = who(seat), card = named(card))
            }
            Event::ReservedOpen { seat, place: Place { level, .. }, gold: true } => {
                say!(
                    language,
                    splendor.log.reserved_open_gold,
                    seat = who(seat),
                    level = of(level),
                    gold = coin
                )
            }
            Event::ReservedOpen { seat, place: Place { level, .. }, .. } => {
                say!(language, splendor.log.reserved_open, seat = who(seat), level = of(level))
            }
            Event::ReservedTop { seat, card: Some(card), gold: true, .. } => {
                say!(
                    language,
                    splendor.log.reserved_own_gold,
                    seat = who(seat),
                    card = named(card),
                    gold = coin
                )
            }
            Event::ReservedTop { seat, card: Some(card), .. } => {
                say!(language, splendor.log.reserved_own, seat = who(seat), card = named(card))
            }
            Event::ReservedTop { seat, level, gold: true, .. } => {
                let (seat, level) = (who(seat), of(level));
                say!(language, splendor.log.reserved_unseen_gold, seat, level, gold = coin)
            }
            Event::ReservedTop { seat, level, .. } => {
                say!(language, splendor.log.reserved_unseen, seat = who(seat), level = of(level))
            }
            Event::Bought { seat, card, paid, .. } if paid.iter().all(|count| *count == 0) => {
                say!(language, splendor.log.bought_free, seat = who(seat), card = named(card))
            }
            Event::Bought { seat, card, paid, .. } => {
                let paid = amounts(language, &paid, stone);
                say!(language, splendor.log.bought, seat = who(seat), card = named(card), paid)
            }
            Event::Refilled { .. } => return None,
            Event::Returned { seat, token } => {
                say!(language, splendor.log.returned, seat = who(seat), token = stone(language, token))
            }
            Event::Visited { seat, noble } => {
                let points = speech.components.noble(noble).points;
                say!(language, splendor.log.visited, count = points, seat = who(seat))
            }
            Event::Passed { seat } => say!(language, splendor.log.passed, seat = who(seat)),
            Event::FinalRound { seat } => say!(language, splendor.log.final_round, seat = who(seat)),
            Event::Ended { stuck: true } => say!(language, splendor.log.stuck).to_owned(),
            Event::Ended { stuck: false } => say!(language, splendor.log.ended).to_owned(),
        })
    }

    fn refusal(refused: Refusal, speech: &Speech<Self>) -> Explanation {
        refusal::refusal(refused, speech)
    }

    fn to_do(view: &View, speech: &Speech<Self>) -> String {
        let language = speech.language;
        match view.phase {
            Phase::Main | Phase::Over => {
                let gems = view.bank[..GEMS].iter().any(|count| *count > 0);
                let held = view.acting().reserved.len();
                let cards = view.market.iter().flatten().any(Option::is_some)
                    || view.decks.iter().any(|count| *count > 0);
                let reserve = cards && held < usize::from(speech.components.reserve_limit);
                let words = match (gems, reserve) {
                    (true, true) => say!(language, splendor.to_do.main),
                    (true, false) => say!(language, splendor.to_do.no_reserve),
                    (false, true) => say!(language, splendor.to_do.no_gems),
                    (false, false) => say!(language, splendor.to_do.buy),
                };
                words.to_owned()
            }
            Phase::Pay(_) => say!(language, splendor.to_do.pay).to_owned(),
            Phase::Return => {
                say!(language, splendor.to_do.give_back, count = view.excess(speech.components))
            }
            Phase::Noble => say!(language, splendor.to_do.noble).to_owned(),
        }
    }

    fn course(view: &View, speech: &Speech<Self>) -> String {
        let language = speech.language;
        if view.final_round {
            say!(language, splendor.last_round).to_owned()
        } else {
            say!(language, splendor.course, count = view.target)
        }
    }

    fn length(setup: &Setup, components: &Components, language: Language) -> Option<String> {
        Some(say!(language, splendor.course, count = setup.target.unwrap_or(components.target)))
    }

    fn is_ending(view: &View, _components: &Components) -> bool {
        view.final_round
    }

    fn action(action: Action, view: &View, speech: &Speech<Self>) -> String {
        let language = speech.language;
        let named = |id: Option<CardId>| id.map(|id| told_apart(id, view, speech)).unwrap_or_default();
        let at = |place: Place| named(view.card_at(place));
        let take = |gems: Gems| say!(language, splendor.plan.take, tokens = stones(language, &gems));
        match action {
            Action::TakeDifferent(gems) => take(Gem::COLOURS.map(|gem| gems.has(gem).into())),
            Action::TakeTwo(two) => take(Gem::COLOURS.map(|gem| if gem == two { 2 } else { 0 })),
            Action::Reserve(place) => say!(language, splendor.plan.reserve, card = at(place)),
            Action::ReserveTop(from) => {
                say!(language, splendor.plan.reserve_top, level = level(language, from))
            }
            Action::Buy(Source::Market(place)) => say!(language, splendor.plan.buy, card = at(place)),
            Action::Buy(Source::Reserved(held)) => {
                let held = view.acting().reserved.get(usize::from(held));
                let card = match held {
                    Some(held) if held.card.is_none() => face_down(language, held.level),
                    held => named(held.and_then(|held| held.card)),
                };
                say!(language, splendor.plan.buy, card)
            }
            Action::Pay(gold) if gold.iter().all(|count| *count == 0) => {
                say!(language, splendor.plan.pay_plain).to_owned()
            }
            Action::Pay(gold) => {
                let number = gold.iter().sum::<u8>().to_string();
                say!(language, splendor.plan.pay, gems = amounts(language, &gold, stone), gold = number)
            }
            Action::Return(gem) => say!(language, splendor.plan.give_back, token = stone(language, gem)),
            Action::Noble(noble) => {
                let needs = amounts(language, &speech.components.noble(noble).requirements, stone);
                say!(language, splendor.plan.noble, needs = needs)
            }
            Action::Pass => say!(language, splendor.plan.pass).to_owned(),
        }
    }

    fn tells_hidden(action: Action, what: &Reason, view: &View) -> bool {
        reason::tells_hidden(action, what, view)
    }

    fn reason(what: &Reason, view: &View, speech: &Speech<Self>) -> String {
        reason::reason(what, view, speech)
    }

    fn category(category: Category, _view: &View, speech: &Speech<Self>) -> String {
        let language = speech.language;
        match category {
            Category::Cards(level) => {
                say!(language, splendor.category_cards, level = (level + 1).to_string())
            }
            Category::Nobles => say!(language, splendor.category_nobles).to_owned(),
            Category::FewestCards => say!(language, splendor.category_fewest).to_owned(),
        }
    }

    fn rules(language: Language) -> Vec<Section> {
        rules::sections(language)
    }

    fn sprite() -> String {
        art::sprite()
    }
}

/// A card in a sentence: with its price where another one to be had is called the same.
fn told_apart(id: CardId, view: &View, speech: &Speech<Splendor>) -> String {
    let language = speech.language;
    let name = |id| card(language, speech.components, id);
    let reserved = view.acting().reserved.iter().map(|held| held.card);
    let mut others = view.market.iter().flatten().copied().chain(reserved).flatten();
    if others.any(|other| other != id && name(other) == name(id)) {
        let cost = amounts(language, &speech.components.card(id).cost, stone);
        say!(language, splendor.plan.priced, card = name(id), cost = cost)
    } else {
        name(id)
    }
}
