//! The choices of a new game.

use crate::app::players::Player;
use crate::app::words::{Language, Words, use_words};
use crate::engine::{Edition, Seat};
use crate::games::splendor::{Components, First, LONG_TARGET, Setup};
use crate::say;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::{JsFuture, spawn_local};

/// Words of a row or a choice, in a language.
type Text = fn(Language) -> &'static str;

/// A choice of a row: what it says, the note that goes with it, whether it is taken, taking it.
struct Choice {
    label: Text,
    note: Text,
    taken: fn(&Setup) -> bool,
    take: fn(&mut Setup),
}

/// The rows of options.
pub fn options(setup: RwSignal<Setup>, players: Signal<Vec<Player>>) -> AnyView {
    let words = use_words();
    let target = row(
        words,
        setup,
        |l| say!(l, splendor.option.target),
        [
            Choice {
                label: |_| "15",
                note: |l| say!(l, splendor.option.target_note),
                taken: |setup| setup.target.is_none(),
                take: |setup| setup.target = None,
            },
            Choice {
                label: |_| "21",
                note: |l| say!(l, splendor.option.target_note),
                taken: |setup| setup.target == Some(LONG_TARGET),
                take: |setup| setup.target = Some(LONG_TARGET),
            },
        ],
    );
    let open = row(
        words,
        setup,
        |l| say!(l, splendor.option.open),
        [
            Choice {
                label: |l| say!(l, splendor.option.open_visible),
                note: |l| say!(l, splendor.option.open_visible_note),
                taken: |setup| setup.open_reserves,
                take: |setup| setup.open_reserves = true,
            },
            Choice {
                label: |l| say!(l, splendor.option.open_remembered),
                note: |l| say!(l, splendor.option.open_remembered_note),
                taken: |setup| !setup.open_reserves,
                take: |setup| setup.open_reserves = false,
            },
        ],
    );
    let fewer = row(
        words,
        setup,
        |l| say!(l, splendor.option.fewer),
        [
            Choice {
                label: |l| say!(l, splendor.option.fewer_no),
                note: |l| say!(l, splendor.option.fewer_no_note),
                taken: |setup| !setup.take_fewer,
                take: |setup| setup.take_fewer = false,
            },
            Choice {
                label: |l| say!(l, splendor.option.fewer_yes),
                note: |l| say!(l, splendor.option.fewer_yes_note),
                taken: |setup| setup.take_fewer,
                take: |setup| setup.take_fewer = true,
            },
        ],
    );
    view! { {first(words, setup, players)} {target} {open} {fewer} {edition(words, setup)} }.into_any()
}

/// A row with its title, the note of the choice that is taken, and the choices.
fn row(words: Words, setup: RwSignal<Setup>, title: Text, choices: [Choice; 2]) -> AnyView {
    let notes = choices.each_ref().map(|choice| (choice.taken, choice.note));
    let note = move || {
        let language = words.language();
        let setup = setup.read();
        notes.iter().find(|(taken, _)| taken(&setup)).map_or("", |(_, note)| note(language))
    };
    let buttons = choices.map(|Choice { label, taken, take, .. }| {
        view! {
            <button
                type="button"
                aria-pressed=move || if taken(&setup.read()) { "true" } else { "false" }
                on:click=move |_| setup.update(take)
            >
                {move || label(words.language())}
            </button>
        }
    });
    view! {
        <div class="option">
            <div class="option-words">
                <b class="option-title">{move || title(words.language())}</b>
                <span class="option-note">{note}</span>
            </div>
            <div class="segments" role="group" aria-label=move || title(words.language())>
                {buttons}
            </div>
        </div>
    }
    .into_any()
}

/// Who begins: one of the seats, or the lot.
fn first(words: Words, setup: RwSignal<Setup>, players: Signal<Vec<Player>>) -> AnyView {
    let choose = move |event: web_sys::Event| {
        let first = match event_target_value(&event).parse() {
            Ok(seat) => First::Seat(Seat(seat)),
            Err(_) => First::Lot,
        };
        setup.update(|setup| setup.first = first);
    };
    let choices = move || {
        let chosen = setup.read().first;
        let seats = players.get().into_iter().enumerate().map(|(at, player)| {
            let taken = chosen == First::Seat(Seat::from_index(at));
            view! { <option value=at.to_string() selected=taken>{player.name}</option> }
        });
        seats.collect_view()
    };
    view! {
        <div class="option">
            <div class="option-words">
                <b class="option-title">{move || say!(words.language(), splendor.option.first)}</b>
                <span class="option-note">{move || say!(words.language(), splendor.option.first_note)}</span>
            </div>
            <select
                class="field"
                aria-label=move || say!(words.language(), splendor.option.first)
                on:change=choose
            >
                {choices}
                <option value="lot" selected=move || setup.read().first == First::Lot>
                    {move || say!(words.language(), splendor.option.lot)}
                </option>
            </select>
        </div>
    }
    .into_any()
}

/// A file of corrections to the box. It is validated as it is loaded; what does not fit is said and not kept.
fn edition(words: Words, setup: RwSignal<Setup>) -> AnyView {
    let trouble = RwSignal::new(None::<String>);
    let read = move |event: web_sys::Event| {
        let input = event.target().and_then(|target| target.dyn_into::<web_sys::HtmlInputElement>().ok());
        let Some(input) = input else { return };
        let Some(file) = input.files().and_then(|files| files.get(0)) else { return };
        spawn_local(async move {
            let text = JsFuture::from(file.text()).await.ok().and_then(|text| text.as_string());
            let edition = Edition(text.unwrap_or_default());
            match Components::of(Some(&edition)) {
                Ok(_) => {
                    trouble.set(None);
                    setup.update(|setup| setup.edition = Some(edition));
                }
                Err(error) => {
                    trouble.set(Some(crate::app::session::new_game_trouble(&error, words.untracked())));
                }
            }
            // So that the same file, mended, can be chosen again.
            input.set_value("");
        });
    };
    let loaded = move || setup.read().edition.is_some();
    let state = move || {
        let language = words.language();
        if loaded() {
            say!(language, splendor.option.edition_loaded)
        } else {
            say!(language, splendor.option.edition_note)
        }
    };
    view! {
        <div class="option">
            <div class="option-words">
                <b class="option-title">{move || say!(words.language(), splendor.option.edition)}</b>
                <span class="option-note">{state}</span>
                <span class="option-trouble" role="alert">{move || trouble.get()}</span>
            </div>
            <div class="option-file">
                <label class="btn">
                    {move || say!(words.language(), splendor.option.edition_load)}
                    <input class="for-ear" type="file" accept=".json,application/json" on:change=read/>
                </label>
                <Show when=loaded>
                    <button
                        type="button"
                        class="btn quiet"
                        on:click=move |_| {
                            trouble.set(None);
                            setup.update(|setup| setup.edition = None);
                        }
                    >
                        {move || say!(words.language(), splendor.option.edition_remove)}
                    </button>
                </Show>
            </div>
        </div>
    }
    .into_any()
}
