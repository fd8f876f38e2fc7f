//! Rows of options for a new game, for every game alike.

use crate::app::players::Player;
use crate::app::stay::Stay;
use crate::app::words::{Line, Words};
use crate::engine::{Edition, NewGameError, Seat};
use crate::{live, say};
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;

/// A choice of a row.
#[derive(Clone, Copy)]
pub struct Choice {
    /// What it says.
    pub label: Line,
    /// What is said of it once it is taken.
    pub note: Line,
    /// Whether it is taken.
    pub taken: Signal<bool>,
    /// Takes it.
    pub take: Callback<()>,
}

impl Choice {
    /// A choice about a part of a setup.
    pub fn of<S: Send + Sync + 'static>(
        setup: RwSignal<S>,
        label: Line,
        note: Line,
        taken: fn(&S) -> bool,
        take: fn(&mut S),
    ) -> Self {
        Self {
            label,
            note,
            taken: Signal::derive(move || setup.with(taken)),
            take: Callback::new(move |()| setup.update(take)),
        }
    }
}

/// A row with its title, the note of the choice that is taken, and the choices.
pub fn row(words: Words, title: Line, choices: Vec<Choice>) -> AnyView {
    let notes = choices.clone();
    let note = move || {
        let language = words.language();
        notes.iter().find(|choice| choice.taken.get()).map_or("", |choice| (choice.note)(language))
    };
    let buttons = choices.into_iter().map(|Choice { label, taken, take, .. }| {
        view! {
            <button
                type="button"
                aria-pressed=move || if taken.get() { "true" } else { "false" }
                on:click=move |_| take.run(())
            >
                {words.line(label)}
            </button>
        }
    });
    let buttons = buttons.collect::<Vec<_>>();
    view! {
        <div class="option">
            <div class="option-words">
                <b class="option-title">{words.line(title)}</b>
                <span class="option-note">{note}</span>
            </div>
            <div class="segments" role="group" aria-label=words.line(title)>
                {buttons}
            </div>
        </div>
    }
    .into_any()
}

/// Who begins: one of the seats, or the lot (`None`).
#[must_use]
pub fn first(
    words: Words,
    players: Signal<Vec<Player>>,
    chosen: Signal<Option<Seat>>,
    choose: Callback<Option<Seat>>,
) -> AnyView {
    let change = move |event: web_sys::Event| choose.run(event_target_value(&event).parse().ok().map(Seat));
    let choices = move || {
        let chosen = chosen.get();
        let seats = players.get().into_iter().enumerate().map(|(at, player)| {
            let taken = chosen == Some(Seat::from_index(at));
            view! { <option value=at.to_string() selected=taken>{player.name}</option> }
        });
        seats.collect::<Vec<_>>()
    };
    view! {
        <div class="option">
            <div class="option-words">
                <b class="option-title">{live!(words, boards.first)}</b>
                <span class="option-note">{live!(words, boards.first_note)}</span>
            </div>
            <select class="field" aria-label=live!(words, boards.first) on:change=change>
                {choices}
                <option value="lot" selected=move || chosen.get().is_none()>
                    {live!(words, boards.lot)}
                </option>
            </select>
        </div>
    }
    .into_any()
}

/// A file of corrections to the box. `load` validates it as it is loaded; what does not fit is said and not kept.
#[must_use]
pub fn edition(
    words: Words,
    loaded: Signal<bool>,
    load: Callback<Edition, Result<(), NewGameError>>,
    remove: Callback<()>,
) -> AnyView {
    let stay = Stay::here();
    let trouble = RwSignal::new(None::<String>);
    let read = move |event: web_sys::Event| {
        let input = event.target().and_then(|target| target.dyn_into::<web_sys::HtmlInputElement>().ok());
        let Some(input) = input else { return };
        let Some(file) = input.files().and_then(|files| files.get(0)) else { return };
        let reading = async move { JsFuture::from(file.text()).await.ok().and_then(|text| text.as_string()) };
        stay.ask(reading, move |text| {
            let refused = load.run(Edition(text.unwrap_or_default())).err();
            trouble
                .set(refused.map(|error| crate::app::session::new_game_trouble(&error, words.untracked())));
            // So that the same file, mended, can be chosen again.
            input.set_value("");
        });
    };
    let state = move || {
        let language = words.language();
        if loaded.get() { say!(language, boards.edition_loaded) } else { say!(language, boards.edition_note) }
    };
    view! {
        <div class="option">
            <div class="option-words">
                <b class="option-title">{live!(words, boards.edition)}</b>
                <span class="option-note">{state}</span>
                <span class="option-trouble" role="alert">{move || trouble.get()}</span>
            </div>
            <div class="option-file">
                <label class="btn">
                    {live!(words, boards.edition_load)}
                    <input class="for-ear" type="file" accept=".json,application/json" on:change=read/>
                </label>
                {move || loaded.get().then(|| view! {
                    <button
                        type="button"
                        class="btn quiet"
                        on:click=move |_| {
                            trouble.set(None);
                            remove.run(());
                        }
                    >
                        {live!(words, boards.edition_remove)}
                    </button>
                })}
            </div>
        </div>
    }
    .into_any()
}
