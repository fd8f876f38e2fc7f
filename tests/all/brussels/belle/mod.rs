//! The expansion: the rulebook's examples, every card and tile, and where they meet.

mod cards;
mod examples;
mod rounds;
mod shown;
mod tiles;

use crate::brussels::scene::{ADA, Play, Scene};
use salon::games::brussels_1893::components::belle::CardId;
use salon::games::brussels_1893::{Action, Event, Why};

/// The card of a number is asked for now, and may be declined.
fn asks(play: &Play, number: CardId) {
    assert_eq!(play.why(), Some(Why::Card(number - 1)), "card {number}");
    assert_eq!(play.refusal(Action::Decline), None);
}

fn is_used(play: &Play, number: CardId) -> bool {
    let mut owned = play.table().belle.cards(ADA);
    owned.any(|card| card == (number - 1, true))
}

/// After the card is used it is asked no more in this round.
fn used(play: &mut Play, number: CardId, action: Action) {
    asks(play, number);
    play.act(action);
    assert!(play.heard.contains(&Event::Card { seat: ADA, card: number - 1 }));
}

fn scene(number: CardId) -> Scene {
    let mut scene = Scene::belle(3);
    scene.card(ADA, number);
    scene
}

/// Lets the other two pass, so that Ada's next turn is her own.
fn others_pass(play: &mut Play) {
    play.act(Action::Pass).act(Action::Pass);
}
