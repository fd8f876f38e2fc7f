//! A stored game on the table: read from the storage, then played.

use super::action_bar::ActionBar;
use super::announce::Announcer;
use super::answer::Puzzle;
use super::autosave::{LockedBar, store_changes, watch_other_tabs};
use super::bubble::BubbleBeside;
use super::curtain::Curtain;
use super::driver::Driver;
use super::handover;
use super::hints::Hints;
use super::keys;
use super::log::Log;
use super::menu::Dialogs;
use super::panel::{Panel, Scores};
use super::puzzle::Refused;
use super::recap::{self, Recap};
use super::scores::ScoreSheet;
use super::sitting::{Kept, Sitting};
use super::top_bar::TopBar;
use super::turning;
use super::zoom::Zoom;
use crate::app::browser::{self, PageOwner};
use crate::app::face::{self, accent};
use crate::app::incoming::record_in;
use crate::app::session::Mode;
use crate::app::stay;
use crate::app::storage::SavedGame;
use crate::app::title::provide_sprite;
use crate::app::ui::{TroubleBar, arrive, use_toasts, when_found, when_here};
use crate::app::words::use_words;
use crate::app::{catalogue, motion};
use crate::engine::Seat;
use crate::{live, say};
use leptos::ev;
use leptos::prelude::*;
use std::cell::RefCell;
use std::time::Duration;

/// A stored game being played.
#[component]
pub fn Table(
    /// Its id in the storage.
    id: String,
    /// An earlier position to be looked at, after so many steps.
    look: Option<usize>,
) -> impl IntoView {
    // What was said in another room has nothing to do with this game, and would lie over its pieces.
    use_toasts().clear_words();
    when_found(id, "page", || view! { <Missing/> }.into_any(), move |saved| lay_out(saved, look))
}

/// The game that lies on the table, with the owner of its signals.
struct OnTable {
    id: String,
    owner: Owner,
    kept: Kept,
}

thread_local! {
    static ON_TABLE: RefCell<Option<OnTable>> = const { RefCell::new(None) };
}

/// The game as it was left to read the rules, say; read from its record if another one was played meanwhile, or if
/// another tab has played on in it.
fn take_up(saved: &SavedGame) -> Result<Kept, String> {
    let left = ON_TABLE.with_borrow(|table| {
        let table = table.as_ref().filter(|table| table.id == saved.id)?;
        let kept = table.kept.saved();
        (saved.revision <= kept.revision).then_some(table.kept)
    });
    if let Some(kept) = left {
        return Ok(kept);
    }
    if let Some(before) = ON_TABLE.take() {
        before.owner.cleanup();
    }
    let language = use_words().untracked();
    let title = catalogue::title(saved.summary.game);
    let title = title.ok_or_else(|| say!(language, table.no_such_game).to_owned())?;
    let PageOwner(page) = expect_context();
    let owner = page.with(Owner::new);
    let kept =
        owner.with(|| title.open(&saved.summary.record).map(|session| Kept::new(session, saved.clone())))?;
    ON_TABLE.set(Some(OnTable { id: saved.id.clone(), owner, kept }));
    Ok(kept)
}

/// A puzzle that came with a link.
#[component]
pub fn Puzzle(
    /// The record up to it.
    record: String,
) -> impl IntoView {
    use_toasts().clear_words();
    let game = catalogue::game_of(&record_in(&record));
    when_here(move || catalogue::fetching(game.as_slice()), move || pose(&record_in(&record)))
}

fn pose(record: &str) -> AnyView {
    let language = use_words().untracked();
    let Some(game) = catalogue::game_of(record) else {
        let sentence = catalogue::check(record, language).err().unwrap_or_default();
        return view! { <Refused sentence/> }.into_any();
    };
    let title = catalogue::title(game).ok_or_else(|| say!(language, shell.part_absent).to_owned());
    match title.and_then(|title| title.pose(record)) {
        Ok(session) => {
            provide_sprite(game);
            let (summary, from) = untrack(|| (session.summary(), session.head()));
            let id = String::from("puzzle");
            let saved = SavedGame { id, revision: 0, created: 0.0, changed: 0.0, summary };
            let puzzle = Puzzle::new(from);
            let sitting = Sitting::new(Kept::new(session, saved), Some(puzzle));
            puzzle.watch(sitting);
            Driver::start(sitting);
            play(sitting)
        }
        Err(sentence) => view! { <Refused sentence/> }.into_any(),
    }
}

fn lay_out(saved: &SavedGame, look: Option<usize>) -> AnyView {
    let words = use_words();
    provide_sprite(saved.summary.game);
    match take_up(saved) {
        Ok(kept) => {
            let sitting = Sitting::new(kept, None);
            // Whoever comes back to the table need not be who left it, and the tab that played it meanwhile may be closed.
            sitting.desk.leave();
            sitting.desk.locked.set(false);
            // What was advised may have been advised with a hand in view.
            sitting.session().clear_hints();
            if let Some(steps) = look {
                sitting.look_back_at(steps);
            }
            Driver::start(sitting);
            play(sitting)
        }
        Err(sentence) => {
            let record = saved.summary.record.clone();
            arrive(&["h1"]);
            view! {
                <main class="page page-plain">
                    <h1 tabindex="-1">{live!(words, table.cannot_open)}</h1>
                    <p>{sentence}</p>
                    <button class="btn" on:click=move |_| browser::download("salon-record.txt", &record)>
                        {live!(words, table.export)}
                    </button>
                    <a class="btn" href="#/">{live!(words, shell.all_games)}</a>
                </main>
            }
            .into_any()
        }
    }
}

#[component]
fn Missing() -> impl IntoView {
    let words = use_words();
    arrive(&["h1"]);
    view! {
        <main class="page page-plain">
            <svg class="plain-mark" aria-hidden="true"><use href="#mark"></use></svg>
            <h1 tabindex="-1">{live!(words, table.no_such_game)}</h1>
            <p class="soft">{live!(words, table.no_such_game_note)}</p>
            <a class="btn primary" href="#/">{live!(words, shell.all_games)}</a>
        </main>
    }
}

fn play(sitting: Sitting) -> AnyView {
    let words = sitting.words;
    let session = sitting.session();
    let game = session.game();
    if sitting.puzzle.is_none() {
        store_changes(sitting);
        watch_other_tabs(sitting);
    }
    browser::name_document(Signal::derive(move || {
        let own = sitting.desk.party.read().title.clone();
        if own.is_empty() { face::name(game, words.language()).to_owned() } else { own }
    }));
    keys::listen(sitting);
    // Unless a curtain or a score sheet takes it.
    arrive(&[".board-area"]);
    // Whoever wakes a tablet, or comes back from another site, need not be who left the table either. A browser may keep the page
    // as it was and show it again.
    stay::listen(ev::visibilitychange, move |_| {
        if document().hidden() {
            sitting.desk.leave();
        }
    });
    stay::listen(ev::pagehide, move |_| sitting.desk.leave());
    // One touch ends whatever is moving; it does its own work besides.
    stay::listen(ev::pointerdown, |_| motion::finish());
    // Nor does anything fly to where it would have lain before the page was turned.
    stay::listen(ev::resize, |_| motion::finish());

    Effect::new(move |before: Option<Vec<Seat>>| {
        let standing = sitting.desk.party.read().standing.clone();
        let new = |before: Vec<Seat>| standing.iter().copied().find(|seat| !before.contains(seat));
        if let Some(seat) = before.and_then(new) {
            let [said, _] = untrack(|| sitting.session().standing_words(sitting.words.untracked(), seat));
            sitting.toasts.say(said);
        }
        standing
    });
    let covered = Memo::new(move |_| sitting.session().is_covered());
    let mode = Memo::new(move |_| sitting.session().mode());
    let hidden = Memo::new(move |_| covered.get() || sitting.scores.get() != Scores::Hidden);
    let behind = behind(sitting, hidden);
    handover::follow(sitting);
    turning::follow(sitting);
    let told = recap::told(sitting);
    let says = Memo::new(move |_| sitting.preferences.read().recap && !told.read().is_empty());
    let log_open = move || sitting.panel.get() == Panel::Log;
    let mode_name = move || match mode.get() {
        // A step without a choice is played by itself in a moment.
        Mode::Play if sitting.session().is_forced() => "forced",
        Mode::Play => "play",
        Mode::Watch => "watch",
        Mode::Browse => "browse",
    };
    view! {
        <div class="table-turn" data-quarters=move || sitting.turned.get().to_string()>
            <div
                class=["table ", &accent(game)].concat()
                data-mode=mode_name
                data-steps=move || sitting.session().head().to_string()
                data-seat=move || sitting.session().turn().seat().map(|seat| seat.0.to_string())
                class:with-log=move || sitting.preferences.read().log
                class:behind=move || behind.get()
            >
                <TopBar/>
                <LockedBar/>
                <TroubleBar/>
                {move || says.get().then(|| view! { <Recap mode=mode.into() told/> })}
                <main class="board-area" tabindex="-1" aria-label=live!(words, table.board) aria-keyshortcuts="Plus -">
                    <Zoom board=sitting.desk.frame>{session.board()}</Zoom>
                    <Hints/>
                </main>
                <div class="log-side" class:open=log_open>
                    <LogSide/>
                </div>
                <ActionBar/>
                <BubbleBeside/>
            </div>
            <ScoreSheet/>
            <Curtain covered/>
            <Dialogs/>
        </div>
        <Announcer/>
    }
    .into_any()
}

/// How long a curtain falls, in milliseconds at normal speed; `style/table/curtain.css` has the same.
const FALL: f64 = 350.0;

/// Whether nothing of the table can be seen or reached, because something lies over all of it: once a curtain has fallen. A browser
/// need not lay out what is behind then. (`inert` would make it go through the styles of the whole table, twice.)
fn behind(sitting: Sitting, hidden: Memo<bool>) -> ReadSignal<bool> {
    let behind = RwSignal::new(hidden.get_untracked());
    let stay = stay::Stay::here();
    Effect::new(move |_| {
        let fall = (FALL * sitting.motion()) as u64;
        if hidden.get() && fall > 0 {
            stay.after(Duration::from_millis(fall), move || behind.set(hidden.get_untracked()));
        } else {
            behind.set(hidden.get());
        }
    });
    behind.read_only()
}

/// The log, where it stands beside the board or lies open over it. Elsewhere it is not made at all: in a long game it
/// has hundreds of lines.
#[component]
fn LogSide() -> impl IntoView {
    let sitting = super::sitting::use_sitting();
    // `style/table/sizes.css` has the same width.
    let wide = browser::holds("(min-width: 85em)");
    let shown = Memo::new(move |_| {
        sitting.panel.get() == Panel::Log || (wide.get() && sitting.preferences.read().log)
    });
    move || shown.get().then(|| view! { <Log/> })
}
