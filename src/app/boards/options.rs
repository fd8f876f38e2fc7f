//! The options of a new game: a game says them as a table, and they are shown alike for every game.

use crate::app::browser::{TooLong, text_in};
use crate::app::derived::derived;
use crate::app::players::Player;
use crate::app::sentence::harmless;
use crate::app::session::Worded;
use crate::app::stay::Stay;
use crate::app::words::{Language, Line, Words, sentences, use_words};
use crate::engine::{Edition, Fault, First, NewGameError, Seat, Trouble, game_key};
use crate::{live, say};
use leptos::prelude::*;
use std::iter::once;
use wasm_bindgen::JsCast;

/// A row of the table of options that a game has (`Benched::options`); its setup is an `S`.
pub enum Row<S> {
    /// Who begins: one of the players, or the lot.
    First(fn(&mut S) -> &mut First),
    /// One of several; [`choices!`] writes it.
    Choices {
        /// What it is about.
        title: Line,
        /// What can be chosen.
        choices: Vec<Choice<S>>,
        /// Whether it matters, as the other options stand.
        matters: fn(&S) -> bool,
    },
    /// A file of corrections to the box.
    Edition(fn(&mut S) -> &mut Option<Edition>),
}

impl<S> Row<S> {
    /// Choices that matter only as long as this is so.
    #[must_use]
    pub fn only_while(now: fn(&S) -> bool, mut row: Self) -> Self {
        if let Self::Choices { matters, .. } = &mut row {
            *matters = now;
        }
        row
    }
}

/// A choice of a row.
#[derive(Clone, Copy)]
pub struct Choice<S> {
    /// What it says as the setup stands: a number of the box may be changed by an edition.
    pub label: fn(&S, Language) -> String,
    /// What is said of it once it is taken.
    pub note: Line,
    /// Whether it is taken.
    pub taken: fn(&S) -> bool,
    /// Takes it.
    pub take: fn(&mut S),
}

/// A row of choices about a field of the setup, each with its value, its label and what is said of it:
/// `choices!(splendor.option.fewer, |setup| setup.take_fewer, true => (splendor.option.fewer_yes), splendor.option.fewer_yes_note)`.
/// A label may be a text that is the same in every language, or `(of FUNCTION)`: one that the setup says.
macro_rules! choices {
    (
        $($title:ident).+,
        |$setup:ident| $field:expr, $($value:expr => $label:tt, $($note:ident).+);+ $(;)?
    ) => {
        $crate::app::boards::options::Row::Choices {
            title: |language| $crate::say!(language, $($title).+),
            choices: vec![$($crate::app::boards::options::Choice {
                label: $crate::app::boards::options::choices!(@ $label),
                note: |language| $crate::say!(language, $($note).+),
                taken: |$setup| $field == $value,
                take: |$setup| $field = $value,
            }),+],
            matters: |_| true,
        }
    };
    (@ ($text:literal)) => {
        |_, _| $text.to_owned()
    };
    (@ (of $label:ident)) => {
        |setup, _| $label(setup)
    };
    (@ ($($label:ident).+)) => {
        |_, language| $crate::say!(language, $($label).+).to_owned()
    };
}
pub(super) use choices;

/// What was agreed at a table of this setup, a sentence or two a choice.
#[must_use]
pub fn agreed<S: Clone>(rows: Vec<Row<S>>, setup: &S, language: Language) -> Vec<String> {
    let said = |row| match row {
        // Who else begins can be seen.
        Row::First(of) if *of(&mut setup.clone()) == First::Lot => Some(say!(
            language,
            boards.fact,
            title = say!(language, boards.first),
            note = say!(language, boards.lot)
        )),
        Row::First(_) => None,
        Row::Choices { title, choices, matters } => {
            let taken = choices.into_iter().find(|choice| matters(setup) && (choice.taken)(setup))?;
            let (title, note) = (title(language), (taken.note)(language));
            let choice = (taken.label)(setup, language);
            Some(say!(language, boards.agreed_choice, title = title, choice, note = note))
        }
        Row::Edition(of) => Some(corrected(language, of(&mut setup.clone()).as_ref()?)),
    };
    rows.into_iter().filter_map(said).collect()
}

/// What was agreed otherwise than the recommended game of as many has it, a few words an option, and that the box is corrected.
#[must_use]
pub fn agreed_otherwise<G: Worded>(
    rows: Vec<Row<G::Setup>>,
    setup: &G::Setup,
    language: Language,
) -> Vec<String> {
    let recommended = G::with_seats(G::Setup::default(), G::seats(setup));
    let said = |row| match row {
        Row::First(_) => None,
        Row::Choices { title, choices, matters } => {
            let taken = choices.iter().find(|choice| matters(setup) && (choice.taken)(setup))?;
            let usual = choices.iter().find(|choice| (choice.taken)(&recommended))?;
            let mut without = setup.clone();
            (usual.take)(&mut without);
            // An expansion is told beside the game's name.
            let told = (taken.taken)(&without) || G::is_expanded(&without) != G::is_expanded(setup);
            let choice = || (taken.label)(setup, language);
            (!told).then(|| say!(language, boards.fact, title = title(language), note = choice()))
        }
        Row::Edition(of) => Some(corrected(language, of(&mut setup.clone()).as_ref()?)),
    };
    rows.into_iter().filter_map(said).collect()
}

/// That a box is corrected, and by what.
fn corrected(language: Language, edition: &Edition) -> String {
    match edition.name() {
        Some(name) => say!(language, boards.edition_named, name = harmless(&name)),
        None => say!(language, boards.edition_loaded).to_owned(),
    }
}

/// The rows of a game's options on the page. `seats` tells the players apart while they change places.
pub fn rows<G: Worded>(
    rows: Vec<Row<G::Setup>>,
    setup: RwSignal<G::Setup>,
    players: Signal<Vec<Player>>,
    seats: Signal<Vec<u32>>,
) -> AnyView {
    let words = use_words();
    let row = |row| match row {
        Row::First(of) => {
            let chosen = Signal::derive(move || *of(&mut setup.get()));
            let choose = Callback::new(move |who| setup.update(|setup| *of(setup) = who));
            follow(seats, chosen, choose);
            first(words, players, chosen, choose)
        }
        Row::Choices { title, choices, matters } => {
            let matters = derived(move || setup.with(matters));
            let button = |Choice { label, note, taken, take }: Choice<G::Setup>| Button {
                label: Signal::derive(move || setup.with(|setup| label(setup, words.language()))),
                note,
                taken: Signal::derive(move || setup.with(taken)),
                take: Callback::new(move |()| setup.update(take)),
            };
            let buttons: Vec<Button> = choices.into_iter().map(button).collect();
            view! { {move || matters.get().then(|| choice(words, title, buttons.clone()))} }.into_any()
        }
        Row::Edition(of) => {
            let loaded = Signal::derive(move || of(&mut setup.get()).clone());
            let load = move |edition| {
                let mut corrected = setup.get_untracked();
                *of(&mut corrected) = Some(edition);
                G::components(&corrected).map(|_| setup.set(corrected))
            };
            let remove = move |()| setup.update(|setup| *of(setup) = None);
            edition(words, loaded, Callback::new(load), Callback::new(remove))
        }
    };
    rows.into_iter().map(row).collect::<Vec<_>>().into_any()
}

/// A button of a row.
#[derive(Clone)]
struct Button {
    label: Signal<String>,
    note: Line,
    taken: Signal<bool>,
    take: Callback<()>,
}

/// A row with its title, the note of the choice that is taken, and the choices.
fn choice(words: Words, title: Line, choices: Vec<Button>) -> AnyView {
    let notes = choices.clone();
    let note = move || {
        let language = words.language();
        notes.iter().find(|choice| choice.taken.get()).map_or("", |choice| (choice.note)(language))
    };
    let buttons = choices.into_iter().map(|Button { label, taken, take, .. }| {
        view! {
            <button
                type="button"
                aria-pressed=move || if taken.get() { "true" } else { "false" }
                on:click=move |_| take.run(())
            >
                {label}
            </button>
        }
    });
    let buttons = buttons.collect::<Vec<_>>();
    let note = view! { <span class="option-note">{note}</span> };
    let segments = view! { <div class="segments" role="group" aria-label=words.line(title)>{buttons}</div> };
    option(words, title, note.into_any(), segments.into_any())
}

/// A row: what it is about, what is said of it, and what can be done.
fn option(words: Words, title: Line, note: AnyView, control: AnyView) -> AnyView {
    view! {
        <div class="option">
            <div class="option-words">
                <b class="option-title">{words.line(title)}</b>
                {note}
            </div>
            {control}
        </div>
    }
    .into_any()
}

/// Keeps to whoever was chosen to begin, wherever at the table they come to sit.
fn follow(seats: Signal<Vec<u32>>, chosen: Signal<First>, choose: Callback<First>) {
    // The order before, with who begins in it: a table that has become smaller has forgotten a later seat.
    Effect::new(move |before: Option<(Vec<u32>, First)>| {
        let (order, now) = (seats.get(), chosen.get());
        let begins = match before {
            Some((old, First::Seat(seat))) if old != order => {
                let key = old.get(seat.index());
                let at = order.iter().position(|other| Some(other) == key);
                First::Seat(Seat::from_index(at.unwrap_or(0)))
            }
            _ => now,
        };
        if begins != now {
            choose.run(begins);
        }
        (order, begins)
    });
}

/// Who begins: one of the seats, or the lot.
fn first(
    words: Words,
    players: Signal<Vec<Player>>,
    chosen: Signal<First>,
    choose: Callback<First>,
) -> AnyView {
    let change = move |event: web_sys::Event| {
        choose.run(event_target_value(&event).parse().map_or(First::Lot, |at| First::Seat(Seat(at))));
    };
    let choices = move || {
        let (chosen, players) = (chosen.get(), players.get());
        let seats = players.iter().enumerate().map(|(at, player)| {
            let taken = chosen == First::Seat(Seat::from_index(at));
            // Of two with one name it is told at which place they sit.
            let alike = players.iter().filter(|other| other.name == player.name).count() > 1;
            let place = if alike { [" (", &(at + 1).to_string(), ")"].concat() } else { String::new() };
            view! { <option value=at.to_string() selected=taken>{[&player.name, place.as_str()].concat()}</option> }
        });
        seats.collect::<Vec<_>>()
    };
    let title: Line = |language| say!(language, boards.first);
    let note = view! { <span class="option-note">{live!(words, boards.first_note)}</span> };
    let select = view! {
        <select class="field" aria-label=words.line(title) on:change=change>
            {choices}
            <option value="lot" selected=move || chosen.get() == First::Lot>
                {live!(words, boards.lot)}
            </option>
        </select>
    };
    option(words, title, note.into_any(), select.into_any())
}

/// A file of corrections to the box. `load` validates it as it is loaded; what does not fit is said and not kept.
fn edition(
    words: Words,
    loaded: Signal<Option<Edition>>,
    load: Callback<Edition, Result<(), NewGameError>>,
    remove: Callback<()>,
) -> AnyView {
    let stay = Stay::here();
    let trouble = RwSignal::new(None::<String>);
    let read = move |event: web_sys::Event| {
        let input = event.target().and_then(|target| target.dyn_into::<web_sys::HtmlInputElement>().ok());
        let Some(input) = input else { return };
        let Some(file) = input.files().and_then(|files| files.get(0)) else { return };
        let reading = async move {
            let text = text_in(&file, Edition::MAX_LENGTH).await;
            text.map(Edition).map_err(|TooLong| NewGameError::Edition(Fault::whole(Trouble::TooLong)))
        };
        stay.ask(reading, move |edition| {
            let language = words.untracked();
            let is_game = edition.as_ref().is_ok_and(|edition| game_key(&edition.0).is_ok());
            let refused = edition.and_then(|edition| load.run(edition)).err();
            trouble.set(refused.map(|error| {
                let why = if is_game {
                    say!(language, boards.edition_is_game).to_owned()
                } else {
                    crate::app::session::new_game_trouble(&error, language)
                };
                let stays =
                    loaded.with_untracked(Option::is_some).then(|| say!(language, boards.edition_stays));
                sentences(language, once(why).chain(stays.map(str::to_owned)))
            }));
            // So that the same file, mended, can be chosen again.
            input.set_value("");
        });
    };
    let state = move || {
        let language = words.language();
        match loaded.get() {
            Some(edition) => corrected(language, &edition),
            None => say!(language, boards.edition_note).to_owned(),
        }
    };
    let note = view! {
        <span class="option-note">{state}</span>
        <span class="option-trouble" role="alert">{move || trouble.get()}</span>
    };
    let take_back = move |_| {
        trouble.set(None);
        remove.run(());
    };
    let remove = move || {
        let label = live!(words, boards.edition_remove);
        view! { <button type="button" class="btn quiet" on:click=take_back>{label}</button> }
    };
    let file = view! {
        <div class="option-file">
            <label class="btn">
                {live!(words, boards.edition_load)}
                <input class="for-ear" type="file" accept=".json,application/json" on:change=read/>
            </label>
            {move || loaded.with(Option::is_some).then(remove)}
        </div>
    };
    option(words, |language| say!(language, boards.edition), note.into_any(), file.into_any())
}
