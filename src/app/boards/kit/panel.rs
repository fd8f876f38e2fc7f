//! Players' panels: their tokens, and the one way to see somebody's things large and to come back.

use crate::app::boards::bench::{Bench, Benched};
use crate::app::draw::seat::SHAPES;
use crate::app::rich::Icon;
use crate::app::words::Line;
use crate::engine::Seat;
use leptos::prelude::*;

/// A seat's token.
pub fn token<G: Benched>(bench: Bench<G>, seat: Seat) -> AnyView {
    let shape = Signal::derive(move || {
        bench
            .props
            .with_value(|props| props.players.read().get(seat.index()).map_or(0, |player| player.shape))
    });
    token_of(shape)
}

fn token_of(shape: Signal<u8>) -> AnyView {
    let symbol = move || ["seat-", SHAPES[usize::from(shape.get()) % SHAPES.len()]].concat();
    view! {
        <svg class=move || ["token ", &symbol()].concat() aria-hidden="true">
            <use href=move || ["#", &symbol()].concat()></use>
        </svg>
    }
    .into_any()
}

/// The way back from somebody's things that are shown large.
pub fn back<G: Benched>(bench: Bench<G>, label: Line) -> AnyView {
    let words = bench.words;
    let opened = bench.opened;
    let open = Memo::new(move |_| opened.get().is_some());
    let button = move || {
        open.get().then(|| {
            view! {
                <button type="button" class="btn board-back" on:click=move |_| opened.set(None)>
                    <Icon symbol="icon-left"/>
                    {words.line(label)}
                </button>
            }
        })
    };
    view! { {button} }.into_any()
}
