//! Language, theme, motion and habits of the table; what is stored on this device.

use super::device::{UpdateNotice, offline_ready};
use super::room::Room;
use crate::app::browser::use_preferences;
use crate::app::preferences::{Motion, Preferences, Theme};
use crate::app::stay::on_page;
use crate::app::storage;
use crate::app::ui::{Choice, Confirm, Dialog, OptionRow, Segmented, Switch, use_toasts};
use crate::app::words::{LANGUAGES, Language, Line, tag, use_words};
use crate::{live, live_signal, say};
use leptos::prelude::*;

const THEMES: [Theme; 3] = [Theme::Auto, Theme::Light, Theme::Dark];
const MOTIONS: [Motion; 4] = [Motion::Off, Motion::Fast, Motion::Normal, Motion::Slow];

/// A row with one of a few values.
fn choice_row(
    title: Line,
    note: Line,
    choices: fn(Language) -> Vec<Choice>,
    chosen: fn(&Preferences) -> usize,
    choose: fn(&mut Preferences, usize),
) -> AnyView {
    let words = use_words();
    let preferences = use_preferences();
    view! {
        <OptionRow
            title=words.line_signal(title)
            note=words.line_signal(note)
        >
            <Segmented
                label=words.line_signal(title)
                choices=Signal::derive(move || choices(words.language()))
                chosen=Signal::derive(move || chosen(&preferences.read()))
                choose=move |at| preferences.update(|preferences| choose(preferences, at))
            />
        </OptionRow>
    }
    .into_any()
}

/// A row that is on or off.
fn switch_row(title: Line, note: Line, of: fn(&mut Preferences) -> &mut bool) -> AnyView {
    let words = use_words();
    let preferences = use_preferences();
    view! {
        <OptionRow
            title=words.line_signal(title)
            note=words.line_signal(note)
        >
            <Switch
                label=words.line_signal(title)
                on=Signal::derive(move || *of(&mut preferences.get()))
                turn=move |on| preferences.update(|preferences| *of(preferences) = on)
            />
        </OptionRow>
    }
    .into_any()
}

/// Settings.
#[component]
pub fn Settings() -> impl IntoView {
    let words = use_words();
    view! {
        <Room title=live_signal!(words, shell.settings) class="settings">
            <UpdateNotice/>
            <div class="settings-columns">
                <Chosen/>
                <Device/>
            </div>
        </Room>
    }
    .into_any()
}

/// The settings over a game being played, which goes on where it was.
#[component]
pub fn SettingsSheet(
    /// Back to the game.
    #[prop(into)]
    close: Callback<()>,
) -> impl IntoView {
    let words = use_words();
    view! {
        <Dialog title=live_signal!(words, shell.settings) close class="settings-sheet">
            <div class="settings-columns">
                <Chosen/>
            </div>
        </Dialog>
    }
    .into_any()
}

/// What can be chosen: how it looks, and how a table behaves.
#[component]
fn Chosen() -> impl IntoView {
    let words = use_words();
    view! {
                <section class="card panel" aria-labelledby="look-head">
                    <h2 id="look-head">{live!(words, shell.settings_look)}</h2>
                    {choice_row(
                        |language| say!(language, shell.language),
                        |language| say!(language, shell.language_note),
                        |language| {
                            let own = LANGUAGES.map(|(spoken, name)| Choice { lang: tag(spoken), ..Choice::plain(name) });
                            let browser = Choice::plain(say!(language, shell.language_browser));
                            std::iter::once(browser).chain(own).collect()
                        },
                        |preferences| {
                            let chosen = preferences.language.as_deref();
                            LANGUAGES.iter().position(|(language, _)| Some(tag(*language)) == chosen).map_or(0, |at| at + 1)
                        },
                        |preferences, at| {
                            preferences.language = at.checked_sub(1).map(|at| tag(LANGUAGES[at].0).to_owned());
                        },
                    )}
                    {choice_row(
                        |language| say!(language, shell.theme),
                        |language| say!(language, shell.theme_note),
                        |language| {
                            [say!(language, shell.theme_auto), say!(language, shell.theme_light), say!(language, shell.theme_dark)]
                                .map(Choice::plain)
                                .to_vec()
                        },
                        |preferences| THEMES.iter().position(|theme| *theme == preferences.theme).unwrap_or(0),
                        |preferences, at| preferences.theme = THEMES[at],
                    )}
                    {choice_row(
                        |language| say!(language, shell.motion),
                        |language| say!(language, shell.motion_note),
                        |language| {
                            [
                                say!(language, shell.motion_off),
                                say!(language, shell.motion_fast),
                                say!(language, shell.motion_normal),
                                say!(language, shell.motion_slow),
                            ]
                                .map(Choice::plain)
                                .to_vec()
                        },
                        |preferences| MOTIONS.iter().position(|motion| *motion == preferences.motion).unwrap_or(2),
                        |preferences, at| preferences.motion = MOTIONS[at],
                    )}
                </section>
                <section class="card panel" aria-labelledby="table-head">
                    <h2 id="table-head">{live!(words, shell.options_table)}</h2>
                    {switch_row(
                        |language| say!(language, shell.confirm),
                        |language| say!(language, shell.confirm_note),
                        |preferences| &mut preferences.confirm,
                    )}
                    {switch_row(
                        |language| say!(language, shell.aids),
                        |language| say!(language, shell.aids_note),
                        |preferences| &mut preferences.aids,
                    )}
                    {switch_row(
                        |language| say!(language, shell.table_mode),
                        |language| say!(language, shell.table_mode_note),
                        |preferences| &mut preferences.table_mode,
                    )}
                    {switch_row(
                        |language| say!(language, shell.log_column),
                        |language| say!(language, shell.log_column_note),
                        |preferences| &mut preferences.log,
                    )}
                    {switch_row(
                        |language| say!(language, shell.letter_keys),
                        |language| say!(language, shell.letter_keys_note),
                        |preferences| &mut preferences.letters,
                    )}
                </section>
    }
    .into_any()
}

/// What is stored on this device.
#[component]
fn Device() -> impl IntoView {
    let words = use_words();
    let toasts = use_toasts();
    let offline = offline_ready();
    let games = storage::stored_games();
    let number = Memo::new(move |_| games.read().as_ref().map(Vec::len));
    let asking = RwSignal::new(false);
    let delete_all = Callback::new(move |()| {
        asking.set(false);
        on_page(async move {
            for game in storage::games().await {
                storage::delete(&game.id).await;
            }
            if storage::games().await.is_empty() {
                toasts.say(say!(words.untracked(), shell.all_deleted).to_owned());
            }
        });
    });
    let stored = Signal::derive(move || {
        let language = words.language();
        let games = number.get().map_or(0, |number| u32::try_from(number).unwrap_or(u32::MAX));
        say!(language, shell.games_stored, count = games)
    });
    let offline_note = Signal::derive(move || {
        let language = words.language();
        if offline.get() { say!(language, shell.offline_yes) } else { say!(language, shell.offline_no) }
            .to_owned()
    });
    view! {
        <section class="card panel" aria-labelledby="device-head">
            <h2 id="device-head">{live!(words, shell.settings_device)}</h2>
            <OptionRow title=stored note=live_signal!(words, shell.games_stored_note)>
                <button
                    class="btn"
                    aria-disabled=move || (number.get() == Some(0)).then_some("true")
                    on:click=move |_| asking.set(number.get_untracked() != Some(0))
                >
                    {live!(words, shell.delete_all)}
                </button>
            </OptionRow>
            <OptionRow title=live_signal!(words, shell.offline) note=offline_note>
                <span></span>
            </OptionRow>
            <p class="settings-about">
                <a href="#/about">{live!(words, shell.about)}</a>
            </p>
            {move || {
                asking
                    .get()
                    .then(|| {
                        view! {
                            <Confirm
                                title=live_signal!(words, shell.delete_all_title)
                                text=live_signal!(words, shell.delete_all_text)
                                action=live_signal!(words, shell.delete_all)
                                act=delete_all
                                close=move |()| asking.set(false)
                            />
                        }
                    })
            }}
        </section>
    }
    .into_any()
}
