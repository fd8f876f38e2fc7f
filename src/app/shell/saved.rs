//! Games that are stored: play on, rename, delete with the way back, hand on; and taking in games from elsewhere.

use super::bring::Bring;
use super::room::Room;
use super::save_card::{CardWords, called};
use super::transfer;
use crate::app::browser::{self, download};
use crate::app::catalogue;
use crate::app::face::{self, accent};
use crate::app::incoming::file_name;
use crate::app::players::{LONGEST_NAME, short};
use crate::app::rich::Icon;
use crate::app::route::Route;
use crate::app::stay::{Stay, on_page};
use crate::app::storage::{self, SavedGame};
use crate::app::ui::{Dialog, GameCover, Menu, MenuItem, Toast, ToastAction, use_toasts};
use crate::app::words::{list, use_words};
use crate::{live, live_signal, say};
use leptos::prelude::*;
use std::sync::Arc;

/// What is being done with one of the games.
#[derive(Clone)]
enum Task {
    Rename(SavedGame),
    /// The clipboard refused: the text, to be copied by hand.
    CopyByHand(String),
}

/// Games that are stored.
#[component]
pub fn Saved() -> impl IntoView {
    let words = use_words();
    let toasts = use_toasts();
    let stay = Stay::here();
    let games = storage::stored_games();
    let task = RwSignal::new(None::<Task>);

    let delete = Callback::new(move |game: SavedGame| {
        let language = words.untracked();
        // Of several without a name one knows who played.
        let who = || game.summary.party.players.iter().map(|player| player.name.clone()).collect::<Vec<_>>();
        let name = called(&game.summary, language);
        let untitled = game.summary.party.title.is_empty();
        let name = if untitled { [&name, " · ", &list(language, &who())].concat() } else { name };
        on_page(async move {
            let Some(deleted) = storage::delete(&game.id).await else { return };
            let put_back = move || on_page(deleted.clone().put_back());
            toasts.show(Toast {
                text: say!(language, shell.deleted, name = name),
                action: Some(ToastAction {
                    label: say!(language, shell.undo).to_owned(),
                    press: Arc::new(put_back),
                }),
            });
        });
    });
    let copy = Callback::new(move |text: String| {
        let written = browser::copy(text.clone());
        stay.ask(written, move |written| match written {
            Ok(()) => toasts.say(say!(words.untracked(), shell.copied).to_owned()),
            Err(_) => task.set(Some(Task::CopyByHand(text))),
        });
    });
    let rename = Callback::new(move |(game, name): (SavedGame, String)| {
        task.set(None);
        on_page(async move {
            let _ = catalogue::fetch(game.summary.game).await;
            let renamed = storage::rename(&game.id, |summary| {
                catalogue::title(summary.game)
                    .is_some_and(|title| title.rename(summary, short(&name)).is_ok())
            });
            if !renamed.await {
                toasts.say(say!(words.untracked(), shell.not_renamed).to_owned());
            }
        });
    });
    let row = move |game: SavedGame| view! { <SavedRow game delete copy rename=Callback::new(move |game| task.set(Some(Task::Rename(game))))/> };
    let list = move |finished: bool| {
        let all = games.read();
        let found = all.iter().flatten().filter(|game| game.summary.turn.is_none() == finished).cloned();
        found.collect::<Vec<_>>()
    };
    let is_empty = move || games.read().as_ref().is_some_and(Vec::is_empty);
    view! {
        <Room title=live_signal!(words, shell.saved) class="saved">
            <Bring/>
            {move || is_empty().then(|| view! { <p class="soft saved-none">{live!(words, shell.saved_none)}</p> })}
            <Show when=move || !list(false).is_empty()>
                <section aria-labelledby="under-way">
                    <h2 id="under-way">{live!(words, shell.under_way)}</h2>
                    <ul class="saved-list">
                        <For each=move || list(false) key=|game| (game.id.clone(), game.revision) children=row/>
                    </ul>
                </section>
            </Show>
            <Show when=move || !list(true).is_empty()>
                <section aria-labelledby="finished">
                    <h2 id="finished">{live!(words, shell.finished)}</h2>
                    <ul class="saved-list">
                        <For each=move || list(true) key=|game| (game.id.clone(), game.revision) children=row/>
                    </ul>
                </section>
            </Show>
            {move || match task.get() {
                Some(Task::Rename(game)) => view! { <Rename game rename close=Callback::new(move |()| task.set(None))/> }.into_any(),
                Some(Task::CopyByHand(text)) => view! { <CopyByHand text close=Callback::new(move |()| task.set(None))/> }.into_any(),
                None => ().into_any(),
            }}
        </Room>
    }
    .into_any()
}

/// A stored game with everything that can be done with it.
#[component]
fn SavedRow(
    /// The game.
    game: SavedGame,
    /// Deletes it.
    delete: Callback<SavedGame>,
    /// Puts a text on the clipboard.
    copy: Callback<String>,
    /// Asks for a name.
    rename: Callback<SavedGame>,
) -> impl IntoView {
    let words = use_words();
    let class = ["card save saved-row ", &accent(game.summary.game)].concat();
    let href = Route::Play(game.id.clone()).href();
    let review = Route::Review(game.id.clone()).href();
    let over = game.summary.turn.is_none();
    let kind = game.summary.game;
    let changed = game.changed;
    let summary = game.summary.clone();
    let id_of_words = ["save-", &game.id].concat();
    let game = StoredValue::new(game);
    let record = move || game.with_value(|game| game.summary.record.clone());
    let save_file = Callback::new(move |()| {
        let name = game.with_value(|game| file_name(game.summary.game.key(), &game.summary.party.title));
        let (record, language) = (record(), words.untracked());
        on_page(async move {
            let _ = catalogue::fetch(kind).await;
            // What cannot be read is saved as it is stored.
            let text = catalogue::title(kind).and_then(|title| title.json(&record, language).ok());
            download(&name, &text.unwrap_or(record));
        });
    });
    let items = Signal::derive(move || {
        let language = words.language();
        vec![
            MenuItem {
                icon: "icon-download",
                label: say!(language, shell.export_file).to_owned(),
                press: save_file,
            },
            MenuItem {
                icon: "icon-link",
                label: say!(language, shell.export_link).to_owned(),
                press: Callback::new(move |()| copy.run(transfer::link(&record()))),
            },
            MenuItem {
                icon: "icon-copy",
                label: say!(language, shell.export_text).to_owned(),
                press: Callback::new(move |()| copy.run(record())),
            },
        ]
    });
    let name = move || game.with_value(|game| called(&game.summary, words.language()));
    view! {
        <li class=class>
            <GameCover game=kind crop=face::face(kind).detail/>
            <div class="save-words" id=id_of_words.clone()>
                <CardWords summary changed=Some(changed)/>
                <PlayedAs game/>
            </div>
            <div class="save-tools">
                {over
                    .then(|| {
                        view! {
                            <a class="btn quiet only-icon" href=review aria-label=move || say!(words.language(), shell.review_game, name = name()) title=live!(words, review.open)>
                                <Icon symbol="icon-chart"/>
                            </a>
                        }
                    })}
                <button class="btn quiet only-icon" aria-label=move || say!(words.language(), shell.rename_game, name = name()) title=live!(words, shell.rename) on:click=move |_| rename.run(game.get_value())>
                    <Icon symbol="icon-pencil"/>
                </button>
                <Menu label=Signal::derive(move || say!(words.language(), shell.export_game, name = name())) icon="icon-share" items class="quiet only-icon"/>
                <button class="btn quiet only-icon" aria-label=move || say!(words.language(), shell.delete_game, name = name()) title=live!(words, shell.delete) on:click=move |_| delete.run(game.get_value())>
                    <Icon symbol="icon-trash"/>
                </button>
                <a class="btn primary" href=href aria-describedby=id_of_words>
                    {move || if over { say!(words.language(), shell.look) } else { say!(words.language(), shell.resume) }}
                </a>
            </div>
        </li>
    }
    .into_any()
}

/// How long a game is, and what was agreed for it. That is told by its record alone, once its part of the program is here and the list
/// is on the screen.
#[component]
fn PlayedAs(
    /// The game.
    game: StoredValue<SavedGame>,
) -> impl IntoView {
    let words = use_words();
    let stay = Stay::here();
    let here = RwSignal::new(false);
    let kind = game.with_value(|game| game.summary.game);
    stay.after_paint(move || stay.ask(catalogue::fetch(kind), move |came| here.set(came.is_ok())));
    let told = move || {
        let title = catalogue::title(kind).filter(|_| here.get())?;
        let told = game.with_value(|game| title.played_as(&game.summary, words.language()));
        (!told.is_empty()).then(|| told.join(" · "))
    };
    move || told().map(|told| view! { <p class="s soft save-as">{told}</p> })
}

/// Asks for a game's name.
#[component]
fn Rename(
    /// The game.
    game: SavedGame,
    /// Gives it the name.
    rename: Callback<(SavedGame, String)>,
    /// Leaves it as it is.
    close: Callback<()>,
) -> impl IntoView {
    let words = use_words();
    let name = RwSignal::new(game.summary.party.title.clone());
    let placeholder = face::name(game.summary.game, words.untracked());
    let game = StoredValue::new(game);
    let done = move || rename.run((game.get_value(), name.get_untracked()));
    view! {
        <Dialog title=live_signal!(words, shell.rename) close>
            <label class="labelled">
                <span>{live!(words, shell.rename_label)}</span>
                <input
                    class="field"
                    type="text"
                    maxlength=LONGEST_NAME.to_string()
                    placeholder=placeholder
                    autocomplete="off"
                    enterkeyhint="done"
                    autofocus=true
                    prop:value=move || name.get()
                    on:input:target=move |event| name.set(event.target().value())
                    on:keydown=move |event| {
                        if browser::is_enter(&event) {
                            event.prevent_default();
                            done();
                        }
                    }
                />
            </label>
            <div class="dialog-actions">
                <button class="btn" on:click=move |_| close.run(())>{live!(words, shell.cancel)}</button>
                <button class="btn primary" on:click=move |_| done()>{live!(words, shell.rename_do)}</button>
            </div>
        </Dialog>
    }
    .into_any()
}

/// A text to be copied by hand, for browsers that keep the clipboard to themselves.
#[component]
pub fn CopyByHand(
    /// The text.
    text: String,
    /// Puts it away.
    close: Callback<()>,
) -> impl IntoView {
    let words = use_words();
    view! {
        <Dialog title=live_signal!(words, shell.copy_by_hand) close>
            <p>{live!(words, shell.copy_by_hand_text)}</p>
            <textarea class="field record-text" readonly=true rows="5" autofocus=true aria-label=live!(words, shell.copy_by_hand) on:focus:target=|event| event.target().select() prop:value=text></textarea>
        </Dialog>
    }
    .into_any()
}
