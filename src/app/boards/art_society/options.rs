//! The choices of a new game.

use crate::app::boards::options::{Choice, edition, row};
use crate::app::words::{Line, use_words};
use crate::games::art_society::{Components, Setup};
use crate::say;
use leptos::prelude::*;

/// The rows of options.
pub fn options(setup: RwSignal<Setup>) -> AnyView {
    let words = use_words();
    let choice = |label: Line, note: Line, taken: fn(&Setup) -> bool, take: fn(&mut Setup)| {
        Choice::of(setup, label, note, taken, take)
    };
    let rehang = vec![
        choice(
            |l| say!(l, art.option.rehang_on),
            |l| say!(l, art.option.rehang_on_note),
            |setup| setup.options.rehang,
            |setup| setup.options.rehang = true,
        ),
        choice(
            |l| say!(l, art.option.rehang_off),
            |l| say!(l, art.option.rehang_off_note),
            |setup| !setup.options.rehang,
            |setup| setup.options.rehang = false,
        ),
    ];
    let decline = vec![
        choice(
            |l| say!(l, art.option.decline_off),
            |l| say!(l, art.option.decline_off_note),
            |setup| !setup.options.decline_decor,
            |setup| setup.options.decline_decor = false,
        ),
        choice(
            |l| say!(l, art.option.decline_on),
            |l| say!(l, art.option.decline_on_note),
            |setup| setup.options.decline_decor,
            |setup| setup.options.decline_decor = true,
        ),
    ];
    let upright = vec![
        choice(
            |l| say!(l, art.option.upright_on),
            |l| say!(l, art.option.upright_on_note),
            |setup| setup.options.decor_upright,
            |setup| setup.options.decor_upright = true,
        ),
        choice(
            |l| say!(l, art.option.upright_off),
            |l| say!(l, art.option.upright_off_note),
            |setup| !setup.options.decor_upright,
            |setup| setup.options.decor_upright = false,
        ),
    ];
    let history = vec![
        choice(
            |l| say!(l, art.option.history_off),
            |l| say!(l, art.option.history_off_note),
            |setup| !setup.options.open_bid_history,
            |setup| setup.options.open_bid_history = false,
        ),
        choice(
            |l| say!(l, art.option.history_on),
            |l| say!(l, art.option.history_on_note),
            |setup| setup.options.open_bid_history,
            |setup| setup.options.open_bid_history = true,
        ),
    ];
    let load = Callback::new(move |edition| {
        Components::of(Some(&edition)).map(|_| setup.update(|setup| setup.edition = Some(edition)))
    });
    let remove = Callback::new(move |()| setup.update(|setup| setup.edition = None));
    let loaded = Signal::derive(move || setup.read().edition.is_some());
    view! {
        {row(words, |l| say!(l, art.option.rehang), rehang)}
        {row(words, |l| say!(l, art.option.decline), decline)}
        {row(words, |l| say!(l, art.option.upright), upright)}
        {row(words, |l| say!(l, art.option.history), history)}
        {edition(words, loaded, load, remove)}
    }
    .into_any()
}
