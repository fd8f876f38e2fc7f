//! The menu of a table, and the small dialogs behind its entries.

use super::panel::TableDialog;
use super::puzzle::Verdict;
use super::sitting::{Sitting, use_sitting};
use super::taking_back::taken_back;
use crate::app::browser;
use crate::app::face;
use crate::app::players::{self, UndoPolicy};
use crate::app::rich::Rich;
use crate::app::session::Named;
use crate::app::shell::{RuleSheet, SettingsSheet};
use crate::app::ui::{Confirm, Dialog, Menu, MenuItem};
use crate::{live, say};
use leptos::prelude::*;

fn items(sitting: Sitting) -> Vec<MenuItem> {
    let language = sitting.words.language();
    let game = sitting.session().game();
    let item = |icon, label: String, press: Callback<()>| MenuItem { icon, label, press };
    let friendly = sitting.desk.party.read().undo == UndoPolicy::Friendly;
    let undo_words =
        if friendly { say!(language, table.undo_friendly) } else { say!(language, table.undo_strict) };
    let (recap, log) = {
        let chosen = sitting.preferences.read();
        (chosen.recap, chosen.log)
    };
    // A puzzle is no game of anybody's until somebody plays on.
    let is_puzzle = sitting.puzzle.is_some();
    let leave = if is_puzzle { say!(language, table.leave_puzzle) } else { say!(language, table.leave) };
    let mut items = vec![
        item("icon-home", leave.to_owned(), Callback::new(move |()| sitting.leave())),
        item(
            "icon-pencil",
            say!(language, table.rename).to_owned(),
            Callback::new(move |()| sitting.show(TableDialog::Rename)),
        ),
        item(
            "icon-share",
            say!(language, table.share).to_owned(),
            Callback::new(move |()| sitting.show(TableDialog::Share)),
        ),
        item(
            "icon-rules",
            say!(language, table.rules_of, game = face::name(game, language).to_owned()),
            Callback::new(move |()| sitting.show(TableDialog::Rules(None))),
        ),
        item(
            "icon-help",
            say!(language, table.keys).to_owned(),
            Callback::new(move |()| sitting.show(TableDialog::Keys)),
        ),
        item(
            "icon-undo",
            undo_words.to_owned(),
            Callback::new(move |()| {
                if sitting.stands_back() {
                    return;
                }
                sitting.desk.party.update(|party| {
                    party.undo = if friendly { UndoPolicy::Strict } else { UndoPolicy::Friendly };
                });
                let language = sitting.words.untracked();
                let sentence = if friendly {
                    say!(language, table.undo_now_strict)
                } else {
                    say!(language, table.undo_now_friendly)
                };
                sitting.toasts.say(sentence.to_owned());
            }),
        ),
    ];
    if is_puzzle {
        items.remove(1);
    }
    for seat in sitting.desk.party.read().standing.clone() {
        let [_, ask] = sitting.session().standing_words(language, seat);
        let ask_again = move |()| {
            if !sitting.stands_back() {
                sitting.desk.ask_again(seat);
            }
        };
        items.push(item("icon-help", ask, Callback::new(ask_again)));
    }
    if !recap || !log {
        items.push(item(
            "icon-log",
            say!(language, table.show_strips).to_owned(),
            Callback::new(move |()| {
                sitting.preferences.update(|chosen| {
                    chosen.recap = true;
                    chosen.log = true;
                });
            }),
        ));
    }
    items.push(item(
        "icon-settings",
        say!(language, table.settings).to_owned(),
        Callback::new(move |()| sitting.show(TableDialog::Settings)),
    ));
    items
}

/// The button of the menu, with its list.
#[component]
pub fn TableMenu() -> impl IntoView {
    let sitting = use_sitting();
    view! {
        <Menu
            label=word(sitting, |l| say!(l, table.menu))
            icon="icon-menu"
            items=Signal::derive(move || items(sitting))
            class="quiet only-icon"
        />
    }
}

/// The dialogs that the menu and the buttons open.
#[component]
pub fn Dialogs() -> impl IntoView {
    let sitting = use_sitting();
    move || match sitting.dialog.get() {
        Some(TableDialog::Share) => view! { <Share/> }.into_any(),
        Some(TableDialog::Rename) => view! { <Rename/> }.into_any(),
        Some(TableDialog::Keys) => view! { <Keys/> }.into_any(),
        Some(TableDialog::Verdict) => view! { <Verdict/> }.into_any(),
        Some(TableDialog::Settings) => {
            view! { <SettingsSheet close=Callback::new(move |()| sitting.put_away())/> }.into_any()
        }
        Some(TableDialog::Rules(section)) => {
            let game = sitting.session().game();
            let section = section.map(str::to_owned);
            let agreed = Signal::derive(move || sitting.session().agreed(sitting.words.language()));
            view! { <RuleSheet game section agreed close=Callback::new(move |()| sitting.put_away())/> }
                .into_any()
        }
        Some(TableDialog::Undo(target, notice)) => {
            let text = Signal::derive(move || {
                let language = sitting.words.language();
                match (notice.reveals, notice.other_seat) {
                    (true, true) => say!(language, table.undo_both),
                    (true, false) => say!(language, table.undo_reveals),
                    (false, _) => say!(language, table.undo_seat),
                }
                .to_owned()
            });
            view! {
                <Confirm
                    title=word(sitting, |l| say!(l, table.undo_question))
                    text
                    action=word(sitting, |l| say!(l, table.undo_anyway))
                    act=Callback::new(move |()| {
                        sitting.put_away();
                        if !sitting.stands_back() {
                            sitting.session().go(target);
                        }
                    })
                    close=Callback::new(move |()| sitting.put_away())
                >
                    {move || undone(sitting, target)}
                </Confirm>
            }
            .into_any()
        }
        None => ().into_any(),
    }
}

/// What an undo would take back.
fn undone(sitting: Sitting, target: usize) -> Option<AnyView> {
    let language = sitting.words.language();
    let Named { lines, more } = taken_back(sitting, language, target);
    if lines.is_empty() {
        return None;
    }
    let named = lines.into_iter().map(|sentence| view! { <li><Rich sentence/></li> }).collect::<Vec<_>>();
    let more = more.map(|more| view! { <li class="soft">{more}</li> });
    let takes_back = view! {
        <p class="undone-head">{say!(language, table.undo_takes_back)}</p>
        <ul class="undone">{named} {more}</ul>
    };
    Some(takes_back.into_any())
}

/// A word that follows the language.
pub(super) fn word(
    sitting: Sitting,
    words: fn(crate::app::words::Language) -> &'static str,
) -> Signal<String> {
    Signal::derive(move || words(sitting.words.language()).to_owned())
}

/// Ways to hand the game on.
#[component]
fn Share() -> impl IntoView {
    let sitting = use_sitting();
    let words = sitting.words;
    view! {
        <Dialog title=word(sitting, |l| say!(l, table.share)) close=Callback::new(move |()| sitting.put_away())>
            <p>{live!(words, table.share_note)}</p>
            <input class="field" readonly=true aria-label=live!(words, table.link) on:focus:target=|event| event.target().select() prop:value=move || sitting.link()/>
            <div class="dialog-actions">
                <button class="btn" on:click=move |_| sitting.export()>
                    {live!(words, table.export)}
                </button>
                <button class="btn" on:click=move |_| sitting.toasts.copy(untrack(|| sitting.session().text()), sitting.words)>
                    {live!(words, table.copy_record)}
                </button>
                <button class="btn primary" autofocus=true on:click=move |_| sitting.toasts.copy(untrack(|| sitting.link()), sitting.words)>
                    {live!(words, table.copy_link)}
                </button>
            </div>
        </Dialog>
    }
}

/// Another name for the game.
#[component]
fn Rename() -> impl IntoView {
    let sitting = use_sitting();
    let words = sitting.words;
    let title = RwSignal::new(sitting.desk.party.read_untracked().title.clone());
    let keep = move || {
        if sitting.stands_back() {
            return;
        }
        sitting.desk.party.update(|party| party.title = players::short(&title.read_untracked()));
        sitting.put_away();
    };
    view! {
        <Dialog title=word(sitting, |l| say!(l, table.rename)) close=Callback::new(move |()| sitting.put_away())>
            <label class="field-label">
                {live!(words, table.game_title)}
                <input
                    class="field"
                    autofocus=true
                    maxlength=players::LONGEST_NAME
                    prop:value=move || title.get()
                    on:input=move |event| title.set(event_target_value(&event))
                    on:keydown=move |event| {
                        if browser::is_enter(&event) {
                            keep();
                        }
                    }
                />
            </label>
            <div class="dialog-actions">
                <button class="btn primary" on:click=move |_| keep()>
                    {live!(words, table.keep)}
                </button>
            </div>
        </Dialog>
    }
}

/// The keys.
#[component]
fn Keys() -> impl IntoView {
    let sitting = use_sitting();
    let words = sitting.words;
    let row = |keys: &'static [&'static str], label: AnyView| {
        let keys = keys.iter().map(|key| view! { <kbd>{*key}</kbd> }).collect::<Vec<_>>();
        view! { <div><dt>{keys}</dt><dd>{label}</dd></div> }.into_any()
    };
    view! {
        <Dialog title=word(sitting, |l| say!(l, table.keys)) close=Callback::new(move |()| sitting.put_away())>
            <dl class="keys">
                {row(&["Tab"], live!(words, table.key_tab).into_any())}
                {row(&["←", "↑", "→", "↓"], live!(words, table.key_arrows).into_any())}
                {row(&["Page ↑", "Page ↓"], live!(words, table.key_page).into_any())}
                {row(&["Enter"], live!(words, table.key_enter).into_any())}
                {row(&["Ctrl + Enter"], live!(words, table.key_confirm).into_any())}
                {row(&["Esc"], live!(words, table.key_escape).into_any())}
                {row(&["U"], live!(words, table.undo).into_any())}
                {row(&["R"], live!(words, table.redo).into_any())}
                {row(&["T"], live!(words, table.restart).into_any())}
                {row(&["H"], live!(words, table.hint).into_any())}
                {row(&["L"], live!(words, table.log).into_any())}
                {row(&["+", "−"], live!(words, table.key_closer).into_any())}
                {row(&["←", "→", ",", "."], live!(words, table.key_history).into_any())}
                {row(&["?"], live!(words, table.key_help).into_any())}
            </dl>
            {move || {
                (!sitting.preferences.read().letters)
                    .then(|| view! { <p class="soft">{live!(words, table.keys_off)}</p> })
            }}
            <div class="dialog-actions">
                <button class="btn" on:click=move |_| sitting.show(TableDialog::Rules(None))>
                    {live!(words, table.rules)}
                </button>
            </div>
        </Dialog>
    }
}
