//! A hand: the cards that somebody holds. They lie side by side while there is room, else fanned, one upon the other; a card
//! that is taken up is lifted, and the others step back.
//!
//! A game says which cards are held, each by the name of its piece, and how many there is a place for; the hand keeps a
//! card's button for as long as it is held, wherever it moves. In the sheet `--cw` is the width of a card and `--hand-gap`
//! what lies between two; the classes `chosen` and `withdrawn` of a card lift it and let it step back. What lies under a
//! card that is held down, or is too small to be read, is a `closeup`.

use super::markup::tag;
#[cfg(all(target_arch = "wasm32", feature = "app"))]
pub use places::hand;

/// A place in a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Place<P> {
    /// A card, face up or face down.
    Card(P),
    /// There is room for one more; from 0.
    Free(u8),
}

/// The places of a hand: its cards in their order, behind them what is left of so many.
pub fn places<P>(cards: impl IntoIterator<Item = P>, room: u8) -> Vec<Place<P>> {
    let mut places: Vec<Place<P>> = cards.into_iter().map(Place::Card).collect();
    places.extend((places.len() as u8..room).map(Place::Free));
    places
}

/// Somebody else's hand in small, as everybody sees it: cards, one upon the other by `--overlap`.
#[must_use]
pub fn fan(cards: impl Iterator<Item = String>) -> String {
    tag("fan", &cards.collect::<String>())
}

#[cfg(all(target_arch = "wasm32", feature = "app"))]
mod places {
    use super::Place;
    use crate::app::boards::bench::Part;
    use crate::app::boards::kit::markup::flags;
    use crate::app::derived::derived;
    use leptos::prelude::*;
    use std::hash::Hash;

    /// The hand on the page. More than `abreast` cards are fanned; `card` shows one, `free` a place where none lies.
    pub fn hand<P>(
        class: &'static str,
        abreast: usize,
        places: Part<Vec<Place<P>>>,
        card: impl Fn(P) -> AnyView + Clone + Send + 'static,
        free: impl Fn(u8) -> AnyView + Clone + Send + 'static,
    ) -> AnyView
    where
        P: Copy + Eq + Hash + Send + Sync + 'static,
    {
        let count = derived(move || places.with(Vec::len).max(abreast));
        let class = move || flags(&["hand ", class].concat(), &[(count.get() > abreast, "fanned")]);
        // The focus stays where a card was, and goes to the one that lies there then.
        let place = move |at: ReadSignal<usize>, place: Place<P>| {
            let content = match place {
                Place::Card(piece) => card(piece),
                Place::Free(nth) => free(nth),
            };
            let name = move || ["hand-", &at.get().to_string()].concat();
            view! { <div class="hand-place" data-slot=name>{content}</div> }
        };
        view! {
            <div class=class style:--abreast=abreast.to_string() style:--cards=move || count.get().to_string()>
                <ForEnumerate each=move || places.get() key=|place| *place children=place/>
            </div>
        }
        .into_any()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn behind_the_cards_of_a_hand_are_the_places_that_are_left() {
        assert_eq!(places(["a", "b"], 3), [Place::Card("a"), Place::Card("b"), Place::Free(2)]);
        assert_eq!(places(["a", "b"], 0), [Place::Card("a"), Place::Card("b")]);
    }
}
