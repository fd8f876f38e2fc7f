//! Taking in games from elsewhere: files, dropped or picked, and text from the clipboard.

use super::save_card::called;
use crate::app::browser::{TooLong, navigate, text_in};
use crate::app::catalogue;
use crate::app::incoming::{is_puzzle, record_in};
use crate::app::rich::Icon;
use crate::app::route::Route;
use crate::app::stay::{self, on_page};
use crate::app::storage;
use crate::app::ui::{Dialog, Toasts, use_toasts};
use crate::app::words::{Words, sentences, use_words};
use crate::engine::MAX_TEXT;
use crate::{live, live_signal, say};
use leptos::ev;
use leptos::html;
use leptos::prelude::*;
use web_sys::{DragEvent, File, FileList};

/// Something that could not be taken in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rejected {
    /// Where it came from, such as a file name.
    pub source: String,
    /// Why.
    pub sentence: String,
}

/// What became of something that was brought.
enum Fate {
    /// It is stored now, under this name.
    Stored(String),
    /// It was stored before.
    Known(String),
    /// It is on the list of what was refused.
    Refused,
}

/// Where games from elsewhere go: among the stored ones, or onto the list of what was refused.
#[derive(Clone, Copy)]
struct Intake {
    words: Words,
    toasts: Toasts,
    rejected: RwSignal<Vec<Rejected>>,
    /// Something of what was brought together has been stored.
    changed: RwSignal<bool>,
    taken: Option<Callback<()>>,
}

impl Intake {
    /// Stores a record under a new id, or lists why not.
    async fn take(self, source: String, text: String) -> Fate {
        let language = self.words.untracked();
        let record = record_in(&text);
        if let Some(game) = catalogue::game_of(&record) {
            // Where it does not arrive, the check says so.
            let _ = catalogue::fetch(game).await;
        }
        match catalogue::check(&record, language) {
            Ok(summary) => {
                let name = called(&summary, language);
                let known = storage::games().await.iter().any(|game| game.summary.record == summary.record);
                if known {
                    return Fate::Known(name);
                }
                storage::create(summary).await;
                let _ = self.changed.try_set(true);
                Fate::Stored(name)
            }
            Err(sentence) => self.refuse(source, sentence),
        }
    }

    /// Lists why something could not be taken in.
    fn refuse(self, source: String, sentence: String) -> Fate {
        let _ = self.rejected.try_update(|list| list.push(Rejected { source, sentence }));
        Fate::Refused
    }

    /// Takes in what is in a file.
    async fn take_file(self, file: &File) -> Fate {
        match text_in(file, MAX_TEXT).await {
            Ok(text) => self.take(file.name(), text).await,
            Err(TooLong) => self.refuse(file.name(), say!(self.words.untracked(), shell.too_long).to_owned()),
        }
    }

    /// Says what became of what was brought together: of one thing by its name, of many how many.
    fn tell(self, fates: &[Fate]) {
        let language = self.words.untracked();
        let sentence = match fates {
            [Fate::Stored(name)] => say!(language, shell.imported, name = name.clone()),
            [Fate::Known(name)] => say!(language, shell.import_known, name = name.clone()),
            many => {
                let count = |so: fn(&Fate) -> bool| {
                    u32::try_from(many.iter().filter(|fate| so(fate)).count()).unwrap_or(u32::MAX)
                };
                let stored = count(|fate| matches!(fate, Fate::Stored(_)));
                let known = count(|fate| matches!(fate, Fate::Known(_)));
                let stored = (stored > 0).then(|| say!(language, shell.imported_many, count = stored));
                let known = (known > 0).then(|| say!(language, shell.import_known_many, count = known));
                sentences(language, stored.into_iter().chain(known))
            }
        };
        if !sentence.is_empty() {
            self.toasts.say(sentence);
        }
    }

    /// Nothing is on the list of what was refused any more, and nothing has been stored yet.
    fn begin(self) {
        self.rejected.set(Vec::new());
        self.changed.set(false);
    }

    /// Everything was taken in: whoever waits for it goes on, unless they left meanwhile. Where something was refused they stay
    /// and read why.
    fn go_on(self) {
        let _ = self.taken.map(|taken| taken.try_run(()));
    }

    /// Takes files in, one after another.
    fn take_files(self, list: &FileList) {
        self.begin();
        let files: Vec<File> = (0..list.length()).filter_map(|at| list.get(at)).collect();
        on_page(async move {
            let mut fates = Vec::new();
            for file in files {
                fates.push(self.take_file(&file).await);
            }
            self.tell(&fates);
            if !fates.iter().any(|fate| matches!(fate, Fate::Refused)) {
                self.go_on();
            }
        });
    }

    /// Takes files that are dropped anywhere on the page: unheeded they would replace it. True while some hover.
    fn listen(self) -> RwSignal<bool> {
        let over = RwSignal::new(false);
        stay::listen(ev::dragover, move |event| {
            if has_files(&event) {
                event.prevent_default();
                over.set(true);
            }
        });
        stay::listen(ev::dragleave, move |event| {
            // Leaving the window, not one of its elements for another.
            if event.related_target().is_none() {
                over.set(false);
            }
        });
        stay::listen(ev::drop, move |event| {
            over.set(false);
            if has_files(&event) {
                event.prevent_default();
                if let Some(list) = event.data_transfer().and_then(|data| data.files()) {
                    self.take_files(&list);
                }
            }
        });
        over
    }
}

fn has_files(event: &DragEvent) -> bool {
    let kinds = event.data_transfer().map(|data| data.types());
    kinds.is_some_and(|kinds| kinds.iter().any(|kind| kind.as_string().as_deref() == Some("Files")))
}

/// Buttons for files and for pasting; files can also be dropped anywhere on the page. What cannot be read is refused
/// with its reason, and nothing that is stored changes.
#[component]
pub fn Bring(
    /// Something was taken in and stored.
    #[prop(optional)]
    taken: Option<Callback<()>>,
) -> impl IntoView {
    let words = use_words();
    let rejected = RwSignal::new(Vec::new());
    let changed = RwSignal::new(false);
    let intake = Intake { words, toasts: use_toasts(), rejected, changed, taken };
    let pasting = RwSignal::new(false);
    let over = intake.listen();
    let picker = NodeRef::<html::Input>::new();
    let pick = move |_| {
        if let Some(picker) = picker.get_untracked() {
            picker.click();
        }
    };
    let pasted = Callback::new(move |text: String| {
        pasting.set(false);
        intake.begin();
        if is_puzzle(&text) {
            navigate(&Route::Puzzle(record_in(&text).into_owned()));
            return;
        }
        on_page(async move {
            let fate = intake.take(say!(words.untracked(), shell.pasted_text).to_owned(), text).await;
            let refused = matches!(fate, Fate::Refused);
            intake.tell(&[fate]);
            if !refused {
                intake.go_on();
            }
        });
    });
    view! {
        <section class="bring" class:over=move || over.get() aria-label=live!(words, shell.open_game)>
            <button class="btn" on:click=pick>
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
                    let input = event.target();
                    if let Some(list) = input.files() {
                        intake.take_files(&list);
                    }
                    // So that the same file, mended, can be chosen again.
                    input.set_value("");
                }
            />
            <button class="btn" on:click=move |_| pasting.set(true)>
                <Icon symbol="icon-paste"/>
                {live!(words, shell.paste)}
            </button>
            <p class="soft bring-note">{live!(words, shell.drop_note)}</p>
        </section>
        <div class="rejections" role="alert">
            {move || rejected.get().into_iter().map(|rejected| view! { <Rejection rejected changed/> }).collect::<Vec<_>>()}
            <Show when=move || !rejected.read().is_empty()>
                <button class="btn quiet" on:click=move |_| rejected.set(Vec::new())>
                    {live!(words, shell.close)}
                </button>
            </Show>
        </div>
        {move || {
            pasting
                .get()
                .then(|| view! { <Paste done=pasted close=Callback::new(move |()| pasting.set(false))/> })
        }}
    }
    .into_any()
}

/// What could not be taken in, why, and that nothing else has changed, where that is so.
#[component]
pub fn Rejection(
    /// What and why.
    rejected: Rejected,
    /// Something that was brought with it has been stored.
    #[prop(into)]
    changed: Signal<bool>,
) -> impl IntoView {
    let words = use_words();
    let Rejected { source, sentence } = rejected;
    view! {
        <div class="rejection">
            <Icon symbol="icon-warning"/>
            <p>
                <b>{source}</b>
                {sentence}
                {move || (!changed.get()).then(|| view! { <span class="soft">{live!(words, shell.nothing_changed)}</span> })}
            </p>
        </div>
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
