//! The choices of a new game.

use crate::app::boards::options::{Choice, edition, first, row};
use crate::app::players::Player;
use crate::app::words::use_words;
use crate::games::azul_summer_pavilion::{Components, First, Reading, Setup, Side};
use crate::say;
use leptos::prelude::*;

/// The rows of options.
pub fn options(setup: RwSignal<Setup>, players: Signal<Vec<Player>>) -> AnyView {
    let words = use_words();
    let side = vec![
        Choice::of(
            setup,
            |l| say!(l, azul.option.front),
            |l| say!(l, azul.option.front_note),
            |setup| setup.side == Side::Front,
            |setup| setup.side = Side::Front,
        ),
        Choice::of(
            setup,
            |l| say!(l, azul.option.back),
            |l| say!(l, azul.option.back_note),
            |setup| setup.side == Side::Back,
            |setup| setup.side = Side::Back,
        ),
    ];
    let reading = move || {
        let readings = vec![
            Choice::of(
                setup,
                |l| say!(l, azul.option.rulebook),
                |l| say!(l, azul.option.rulebook_note),
                |setup| setup.reading == Reading::Rulebook,
                |setup| setup.reading = Reading::Rulebook,
            ),
            Choice::of(
                setup,
                |l| say!(l, azul.option.either),
                |l| say!(l, azul.option.either_note),
                |setup| setup.reading == Reading::EachStarEitherWay,
                |setup| setup.reading = Reading::EachStarEitherWay,
            ),
        ];
        row(words, |l| say!(l, azul.option.reading), readings)
    };
    let back = Memo::new(move |_| setup.read().side == Side::Back);
    let passes = vec![
        Choice::of(
            setup,
            |l| say!(l, azul.option.auto),
            |l| say!(l, azul.option.auto_note),
            |setup| setup.auto_pass,
            |setup| setup.auto_pass = true,
        ),
        Choice::of(
            setup,
            |l| say!(l, azul.option.manual),
            |l| say!(l, azul.option.manual_note),
            |setup| !setup.auto_pass,
            |setup| setup.auto_pass = false,
        ),
    ];
    let begins = Signal::derive(move || match setup.read().first {
        First::Seat(seat) => Some(seat),
        First::Lot => None,
    });
    let choose = Callback::new(move |seat: Option<_>| {
        setup.update(|setup| setup.first = seat.map_or(First::Lot, First::Seat));
    });
    let load = Callback::new(move |edition| {
        Components::of(Some(&edition)).map(|_| setup.update(|setup| setup.edition = Some(edition)))
    });
    let remove = Callback::new(move |()| setup.update(|setup| setup.edition = None));
    let loaded = Signal::derive(move || setup.read().edition.is_some());
    view! {
        {first(words, players, begins, choose)}
        {row(words, |l| say!(l, azul.option.side), side)}
        {move || back.get().then(reading)}
        {row(words, |l| say!(l, azul.option.auto_pass), passes)}
        {edition(words, loaded, load, remove)}
    }
    .into_any()
}
