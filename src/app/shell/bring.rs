//! Taking in games from elsewhere: files, dropped or picked, and text from the clipboard.

use super::save_card::called;
use super::transfer;
use super::ui::{Dialog, use_toasts};
use crate::app::catalogue;
use crate::app::incoming::record_in;
use crate::app::rich::Icon;
use crate::app::storage;
use crate::app::words::use_words;
use crate::{live, live_signal, say};
use leptos::ev;
use leptos::html;
use leptos::prelude::*;
use leptos::task::spawn_local;
use web_sys::{DragEvent, File, FileList};

/// Something that could not be taken in.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Rejected {
    /// Where it came from, such as a file name.
    source: String,
    /// Why.
    sentence: String,
}

/// Buttons for files and for pasting; files can also be dropped anywhere on the page. What cannot be read is refused
/// with its reason, and nothing that is stored changes.
#[component]
pub fn Bring(
    /// Something was taken in and stored.
    taken: Callback<()>,
) -> impl IntoView {
    let words = use_words();
    let toasts = use_toasts();
    let rejected = RwSignal::new(Vec::<Rejected>::new());
    let pasting = RwSignal::new(false);
    let over = RwSignal::new(false);
    let picker = NodeRef::<html::Input>::new();

    // Stores a record under a new id, or says why not. True when it was stored.
    let take = move |source: String, text: String| async move {
        let language = words.untracked();
        match catalogue::check(record_in(&text), language) {
            Ok(summary) => {
                let name = called(&summary, language);
                let known = storage::games().await.iter().any(|game| game.summary.record == summary.record);
                if known {
                    toasts.say(say!(language, shell.import_known, name = name));
                } else {
                    storage::create(summary).await;
                    toasts.say(say!(language, shell.imported, name = name));
                }
                taken.run(());
                true
            }
            Err(sentence) => {
                let _ = rejected.try_update(|list| list.push(Rejected { source, sentence }));
                false
            }
        }
    };
    let take_files = move |list: FileList| {
        rejected.set(Vec::new());
        let files: Vec<File> = (0..list.length()).filter_map(|at| list.get(at)).collect();
        spawn_local(async move {
            for file in files {
                // A file that is too long or cannot be read is no record.
                let text = transfer::read(&file).await.unwrap_or_default();
                take(file.name(), text).await;
            }
        });
    };
    let has_files = |event: &DragEvent| {
        event
            .data_transfer()
            .is_some_and(|data| data.types().iter().any(|kind| kind.as_string().as_deref() == Some("Files")))
    };
    // Anywhere on the page: without this a dropped file would replace the page.
    let handles = [
        window_event_listener(ev::dragover, move |event| {
            if has_files(&event) {
                event.prevent_default();
                over.set(true);
            }
        }),
        window_event_listener(ev::dragleave, move |event| {
            // Leaving the window, not one of its elements for another.
            if event.related_target().is_none() {
                over.set(false);
            }
        }),
        window_event_listener(ev::drop, move |event| {
            over.set(false);
            if has_files(&event) {
                event.prevent_default();
                if let Some(list) = event.data_transfer().and_then(|data| data.files()) {
                    take_files(list);
                }
            }
        }),
    ];
    on_cleanup(move || handles.into_iter().for_each(WindowListenerHandle::remove));
    view! {
        <section class="bring" class:over=move || over.get() aria-label=live!(words, shell.open_game)>
            <button class="btn" on:click=move |_| {
                if let Some(picker) = picker.get_untracked() {
                    picker.click();
                }
            }>
                <Icon symbol="icon-open"/>
                {live!(words, shell.open_file)}
            </button>
            <input
                class="for-ear"
                type="file"
                accept=".json,application/json,text/plain"
                multiple=true
                tabindex="-1"
                aria-hidden="true"
                node_ref=picker
                on:change:target=move |event| {
                    if let Some(list) = event.target().files() {
                        take_files(list);
                    }
                }
            />
            <button class="btn" on:click=move |_| pasting.set(true)>
                <Icon symbol="icon-paste"/>
                {live!(words, shell.paste)}
            </button>
            <p class="soft bring-note">{live!(words, shell.drop_note)}</p>
        </section>
        <div class="rejections" role="alert">
            {move || {
                rejected
                    .get()
                    .into_iter()
                    .map(|Rejected { source, sentence }| {
                        view! {
                            <div class="rejection">
                                <Icon symbol="icon-warning"/>
                                <p>
                                    <b>{source}</b>
                                    {sentence}
                                    <span class="soft">{live!(words, shell.nothing_changed)}</span>
                                </p>
                            </div>
                        }
                    })
                    .collect::<Vec<_>>()
            }}
            <Show when=move || !rejected.read().is_empty()>
                <button class="btn quiet" on:click=move |_| rejected.set(Vec::new())>{live!(words, shell.close)}</button>
            </Show>
        </div>
        {move || {
            pasting
                .get()
                .then(|| {
                    let done = Callback::new(move |text: String| {
                        pasting.set(false);
                        rejected.set(Vec::new());
                        let source = say!(words.untracked(), shell.pasted_text).to_owned();
                        spawn_local(async move {
                            take(source, text).await;
                        });
                    });
                    view! { <Paste done close=Callback::new(move |()| pasting.set(false))/> }
                })
        }}
    }
    .into_any()
}

/// Asks for a record as text, or a link to one.
#[component]
fn Paste(
    /// Takes the text.
    done: Callback<String>,
    /// Takes nothing.
    close: Callback<()>,
) -> impl IntoView {
    let words = use_words();
    let text = RwSignal::new(String::new());
    view! {
        <Dialog title=live_signal!(words, shell.paste) close>
            <label class="labelled">
                <span>{live!(words, shell.paste_label)}</span>
                <textarea
                    class="field record-text"
                    rows="5"
                    spellcheck="false"
                    autofocus=true
                    prop:value=move || text.get()
                    on:input:target=move |event| text.set(event.target().value())
                ></textarea>
            </label>
            <div class="dialog-actions">
                <button class="btn" on:click=move |_| close.run(())>{live!(words, shell.cancel)}</button>
                <button class="btn primary" aria-disabled=move || text.read().trim().is_empty().then_some("true") on:click=move |_| {
                    if !text.read_untracked().trim().is_empty() {
                        done.run(text.get_untracked());
                    }
                }>{live!(words, shell.open_it)}</button>
            </div>
        </Dialog>
    }
    .into_any()
}
