//! The choices of a new game.

use crate::app::boards::options::{Choice, edition, first, row};
use crate::app::players::Player;
use crate::app::words::use_words;
use crate::games::splendor::{Components, First, LONG_TARGET, Setup};
use crate::say;
use leptos::prelude::*;

/// The rows of options.
pub fn options(setup: RwSignal<Setup>, players: Signal<Vec<Player>>) -> AnyView {
    let words = use_words();
    let target = row(
        words,
        |l| say!(l, splendor.option.target),
        vec![
            Choice::of(
                setup,
                |_| "15",
                |l| say!(l, splendor.option.target_note),
                |setup| setup.target.is_none(),
                |setup| setup.target = None,
            ),
            Choice::of(
                setup,
                |_| "21",
                |l| say!(l, splendor.option.target_note),
                |setup| setup.target == Some(LONG_TARGET),
                |setup| setup.target = Some(LONG_TARGET),
            ),
        ],
    );
    let open = row(
        words,
        |l| say!(l, splendor.option.open),
        vec![
            Choice::of(
                setup,
                |l| say!(l, splendor.option.open_visible),
                |l| say!(l, splendor.option.open_visible_note),
                |setup| setup.open_reserves,
                |setup| setup.open_reserves = true,
            ),
            Choice::of(
                setup,
                |l| say!(l, splendor.option.open_remembered),
                |l| say!(l, splendor.option.open_remembered_note),
                |setup| !setup.open_reserves,
                |setup| setup.open_reserves = false,
            ),
        ],
    );
    let fewer = row(
        words,
        |l| say!(l, splendor.option.fewer),
        vec![
            Choice::of(
                setup,
                |l| say!(l, splendor.option.fewer_no),
                |l| say!(l, splendor.option.fewer_no_note),
                |setup| !setup.take_fewer,
                |setup| setup.take_fewer = false,
            ),
            Choice::of(
                setup,
                |l| say!(l, splendor.option.fewer_yes),
                |l| say!(l, splendor.option.fewer_yes_note),
                |setup| setup.take_fewer,
                |setup| setup.take_fewer = true,
            ),
        ],
    );
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
        {first(words, players, begins, choose)} {target} {open} {fewer}
        {edition(words, loaded, load, remove)}
    }
    .into_any()
}
