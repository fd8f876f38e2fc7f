//! What is said for a move is true of the position.

use super::table::{Table, purchase, speech};
use salon::app::session::Worded;
use salon::engine::{Advice, Game, Seat, Seed, Timeline, Viewer};
use salon::games::splendor::{
    Action, Gem, GemSet, LEVELS, Phase, Place, Reason, SLOTS, Setup, Source, Splendor,
};

/// The rulebook's card of a ruby bonus is bought by somebody who has so many rubies already: how many cards it is said to
/// make cheaper, and how many on the table ask for more rubies than that.
fn made_cheaper(rubies: u8) -> (u8, usize) {
    let state = Table::of(2).holds(0, "UUG").bonuses(0, [0, 0, 0, rubies, 0]).faces(&[25]).ready();
    let reasons = Splendor::reasons(&state, &purchase(&state, 25));
    let said = reasons.iter().find_map(|reason| match reason {
        Reason::Bonus { gem: Gem::Ruby, cards } => Some(*cards),
        _ => None,
    });
    let places = (0..LEVELS).flat_map(|level| (0..SLOTS).map(move |slot| (level, slot)));
    let cards = places.filter_map(|(level, slot)| {
        state.card_at(Place { level: u8::try_from(level).ok()?, slot: u8::try_from(slot).ok()? })
    });
    let asks = |card: &u8| state.components().card(*card).cost[Gem::Ruby.index()] > rubies;
    (said.expect("a bonus is a reason"), cards.filter(asks).count())
}

#[test]
fn a_bonus_is_said_to_make_every_card_cheaper_that_asks_for_one_more_of_its_colour() {
    for rubies in 0..2 {
        let (said, asking) = made_cheaper(rubies);
        assert_eq!(usize::from(said), asking, "with {rubies} rubies");
        assert!(asking > 0, "with {rubies} rubies");
    }
}

/// A card in prospect may well ask for it.
#[test]
fn a_token_is_returned_because_others_are_needed_more_and_not_because_it_is_not_needed() {
    let state = Table::of(2).holds(0, "WWWUUUGGGRJ").phase(Phase::Return).ready();
    assert_eq!(Splendor::reasons(&state, &Action::Return(Gem::Gold)), [Reason::LeastNeeded]);
    let view = Splendor::view(&state, Viewer::Seat(Seat(0)));
    let said = Splendor::reason(&Reason::LeastNeeded, &view, &speech(&state));
    assert_eq!(said, "other tokens are needed more");
}

#[test]
fn a_hint_that_all_may_read_tells_neither_price_nor_worth_of_a_card_that_lies_face_down() {
    let mut timeline = Timeline::<Splendor>::begin(Setup::default(), Seed(5)).expect("a good setup");
    timeline.act(Action::ReserveTop(1)).expect("legal");
    let state = timeline.state();
    let [all, own] = [Viewer::Table, Viewer::Seat(Seat(0))].map(|viewer| {
        let mut view = Splendor::view(state, viewer);
        view.to_move = Seat(0);
        view
    });
    let card = state.player(Seat(0)).reserved().iter().next().expect("it was reserved").card;
    let shown = state.card_at(Place { level: 0, slot: 0 }).expect("the market is full");
    let (buy, take) =
        (Action::Buy(Source::Reserved(0)), Action::TakeDifferent(GemSet::default().with(Gem::Ruby)));
    for (action, reason) in [
        (buy, Reason::Points(1)),
        (buy, Reason::Free),
        (take, Reason::AffordableNext { card }),
        (take, Reason::Nearer { card, missing: 1 }),
        (take, Reason::ServesBoth([shown, card])),
    ] {
        assert!(Splendor::tells_hidden(action, &reason, &all), "{action:?}: {reason:?}");
        assert!(!Splendor::tells_hidden(action, &reason, &own), "{action:?}: {reason:?}");
    }
    for (action, reason) in [
        (buy, Reason::FreesHand),
        (Action::Buy(Source::Market(Place { level: 0, slot: 0 })), Reason::Points(1)),
        (take, Reason::AffordableNext { card: shown }),
        (take, Reason::ForLater),
    ] {
        assert!(!Splendor::tells_hidden(action, &reason, &all), "{action:?}: {reason:?}");
    }
}
