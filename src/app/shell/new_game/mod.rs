//! Setting up a game: who sits where, what is agreed, and off.

mod form;
mod order;
mod seats;

use self::form::{Form, SeatForm};
use self::seats::SeatPanel;
use super::poster::Facts;
use super::room::{BackHome, enter};
use crate::app::browser::navigate;
use crate::app::catalogue;
use crate::app::face::{self, accent};
use crate::app::players::UndoPolicy;
use crate::app::rich::Icon;
use crate::app::route::Route;
use crate::app::stay::{Once, Stay, on_page};
use crate::app::storage;
use crate::app::ui::{Choice, GameCover, OptionRow, SeatToken, Segmented, when_here};
use crate::app::words::use_words;
use crate::engine::Seed;
use crate::games::GameId;
use crate::{live, live_signal, say};
use leptos::prelude::*;

/// Setting up a game.
#[component]
pub fn NewGame(
    /// Which game.
    game: GameId,
) -> impl IntoView {
    let words = use_words();
    enter(Signal::derive(move || face::name(game, words.language()).to_owned()));
    // What was chosen last time is read first: a moment, in which nothing that would change again is shown.
    let last = RwSignal::new(None::<Option<serde_json::Value>>);
    Stay::here().ask(storage::last_setup(game), move |kept| last.set(Some(kept)));
    let class = ["page new-game ", &accent(game)].concat();
    view! {
        <main class=class>
            <div class="room-bar">
                <BackHome/>
                <span class="room-bar-aside">
                    <button class="btn quiet" on:click=move |_| last.set(Some(None))>
                        <Icon symbol="icon-restart"/>
                        <span class="btn-label">{live!(words, shell.recommended)}</span>
                    </button>
                </span>
            </div>
            <section class="hero">
                <GameCover game/>
                <h1 tabindex="-1">{move || face::name(game, words.language())}</h1>
                <p class="hero-blurb">{move || (face::face(game).line)(words.language())}</p>
                <Facts game/>
                <a class="btn hero-rules" href=Route::Rules { game, section: None }.href()>
                    <Icon symbol="icon-rules"/>
                    {live!(words, shell.rules)}
                </a>
            </section>
            {when_here(
                move || catalogue::fetching(&[game]),
                move || (move || last.get().map(|kept| view! { <Setup game kept/> })).into_any(),
            )}
        </main>
    }
    .into_any()
}

/// Seats, options and the start, once it is known what was chosen last.
#[component]
fn Setup(
    /// Which game.
    game: GameId,
    /// What was chosen last time.
    kept: Option<serde_json::Value>,
) -> impl IntoView {
    let words = use_words();
    let Some(title) = catalogue::title(game) else { return ().into_any() };
    let form = Form::read(kept.as_ref(), title.seats());
    let draft = StoredValue::new(title.draft(kept.as_ref().and_then(|kept| kept.get("setup"))));
    let trouble = RwSignal::new(String::new());
    let stay = Stay::here();
    let players = Signal::derive(move || form.players(words.language()));
    let keys = Signal::derive(move || form.seats.read().iter().map(|seat| seat.key).collect::<Vec<_>>());
    Effect::new(move |_| {
        let seats = form.seats.read().len();
        draft.with_value(|draft| draft.set_seats(u8::try_from(seats).unwrap_or(u8::MAX)));
    });
    let chosen = move || serde_json::json!({ "setup": draft.with_value(|draft| draft.to_value()), "party": form.to_value() });
    // Whatever was changed is there again after a look at the rules.
    Effect::new(move |_| {
        let chosen = chosen();
        trouble.set(String::new());
        on_page(async move { storage::keep_setup(game, &chosen).await });
    });
    let once = Once::here();
    let start = move |_| {
        let Ok(seed) = getrandom::u64() else {
            trouble.set(say!(words.untracked(), shell.no_chance).to_owned());
            return;
        };
        let begun = draft
            .with_value(|draft| draft.start(form.party(words.untracked()), Seed(seed), words.untracked()));
        match begun {
            Ok(_) if !once.is_first() => {}
            Ok(summary) => stay.ask(storage::create(summary), |game| navigate(&Route::Play(game.id))),
            Err(sentence) => trouble.set(sentence),
        }
    };
    let undo_is_strict = move || form.undo.get() == UndoPolicy::Strict;
    let sum = move || {
        let language = words.language();
        let seats = form.seats.read();
        let computers = seats.iter().filter(|seat| seat.computer.get()).count();
        let persons = seats.len() - computers;
        let persons = say!(language, shell.persons, count = u32::try_from(persons).unwrap_or(0));
        if computers == 0 {
            return persons;
        }
        let computers = say!(language, shell.computers, count = u32::try_from(computers).unwrap_or(0));
        [persons.as_str(), say!(language, shell.list_comma), &computers].concat()
    };
    let curtain = Signal::derive(move || {
        let persons = form.seats.read().iter().filter(|seat| !seat.computer.get()).count();
        match persons {
            0 => Curtain::Watch,
            1 => Curtain::Alone,
            _ if draft.with_value(|draft| draft.hands_lie_down()) => Curtain::FaceDown,
            _ if draft.with_value(|draft| draft.may_hold_secrets()) => Curtain::Needed,
            _ => Curtain::NoSecrets,
        }
    });
    view! {
        <SeatPanel form seats=title.seats() curtain/>
        <section class="card panel options" aria-labelledby="options-head">
            <h2 id="options-head" class="for-ear">{live!(words, shell.options)}</h2>
            <div class="option-columns">
                <div class="option-group">
                    <h3>{live!(words, shell.options_game)}</h3>
                    {draft.with_value(|draft| draft.options(players, keys))}
                </div>
                <div class="option-group">
                    <h3>{live!(words, shell.options_table)}</h3>
                    <OptionRow
                        title=live_signal!(words, shell.undo)
                        note=Signal::derive(move || {
                            let language = words.language();
                            if undo_is_strict() { say!(language, shell.undo_strict_note) } else { say!(language, shell.undo_friendly_note) }.to_owned()
                        })
                    >
                        <Segmented
                            label=live_signal!(words, shell.undo)
                            choices=Signal::derive(move || {
                                let language = words.language();
                                vec![Choice::plain(say!(language, shell.undo_friendly)), Choice::plain(say!(language, shell.undo_strict))]
                            })
                            chosen=Signal::derive(move || usize::from(undo_is_strict()))
                            choose=move |at| form.undo.set(if at == 0 { UndoPolicy::Friendly } else { UndoPolicy::Strict })
                        />
                    </OptionRow>
                </div>
            </div>
        </section>
        <div class="start-bar">
            <p class="start-sum">
                <span class="start-tokens">
                    {move || form.seats.get().into_iter().map(|SeatForm { shape, .. }| view! { <SeatToken shape/> }).collect::<Vec<_>>()}
                </span>
                <span class="soft">{sum}</span>
            </p>
            <p class="start-trouble" role="alert">{move || trouble.get()}</p>
            <button class="btn primary big" on:click=start>
                {live!(words, shell.start)}
                <Icon symbol="icon-right"/>
            </button>
        </div>
    }
    .into_any()
}

/// Whether the tablet will be handed over behind a curtain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Curtain {
    /// Somebody can hold secrets, and several people look at the screen.
    Needed,
    /// What is secret lies face down.
    FaceDown,
    /// Nobody holds secrets.
    NoSecrets,
    /// One person, against computers.
    Alone,
    /// Computers among themselves.
    Watch,
}
