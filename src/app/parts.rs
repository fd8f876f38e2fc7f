//! The parts of the program beside the home page and the games: the page of a new game, which is all of the way from home to a
//! first table; the other rooms; the frame of a game being played; and the look back at one that is over. Each is fetched when it is first needed, or when there is
//! nothing else to do.

use super::catalogue::{self, Absent, Fetching};
use super::route::Route;
use super::stay::{later, on_page};
use super::storage;
use super::ui::when_here;
use crate::games::GameId;
use leptos::prelude::*;
use std::cell::Cell;
use std::pin::Pin;
use std::thread::LocalKey;
use std::time::Duration;
use wasm_split_helpers::SplitLoaderError;

/// Shows the room of an address.
type Room = fn(Route) -> AnyView;

/// How long after the page has been shown what it may need next is fetched.
const IDLE: Duration = Duration::from_millis(1500);

/// A part on its way.
type Loading = Pin<Box<dyn Future<Output = Result<Room, SplitLoaderError>>>>;

thread_local! {
    static SETUP: Cell<Option<Room>> = const { Cell::new(None) };
    static ROOMS: Cell<Option<Room>> = const { Cell::new(None) };
    static TABLE: Cell<Option<Room>> = const { Cell::new(None) };
    static REVIEW: Cell<Option<Room>> = const { Cell::new(None) };
}

/// Any room but the home page, once it is here.
pub fn room(route: Route) -> AnyView {
    let (fetch, shelf): (fn() -> Option<Fetching>, _) = match route {
        Route::Play(ref id) | Route::Look { ref id, .. } => {
            fetch_game_of(id.clone());
            (table, &TABLE)
        }
        Route::Puzzle(_) => (table, &TABLE),
        Route::Review(ref id) => {
            fetch_game_of(id.clone());
            (review, &REVIEW)
        }
        Route::NewGame(_) => (setup, &SETUP),
        _ => (rooms, &ROOMS),
    };
    when_here(fetch, move || shelf.get().map(|room| room(route.clone())).into_any())
}

fn setup() -> Option<Fetching> {
    missing(&SETUP, || Box::pin(split::setup()))
}

fn rooms() -> Option<Fetching> {
    missing(&ROOMS, || Box::pin(split::rooms()))
}

fn table() -> Option<Fetching> {
    missing(&TABLE, || Box::pin(split::table()))
}

fn review() -> Option<Fetching> {
    missing(&REVIEW, || Box::pin(split::review()))
}

/// Sends for a part, unless it is here.
fn missing(shelf: &'static LocalKey<Cell<Option<Room>>>, load: fn() -> Loading) -> Option<Fetching> {
    shelf.get().is_none().then(|| -> Fetching {
        Box::pin(async move {
            shelf.set(Some(load().await.map_err(|_| Absent)?));
            Ok(())
        })
    })
}

/// Sends for the game of a stored game while the table is on its way.
fn fetch_game_of(id: String) {
    on_page(async move {
        if let Some(game) = storage::game(&id).await {
            // The table asks for it again, and says so if it does not arrive.
            let _ = catalogue::fetch(game.summary.game).await;
        }
    });
}

/// Fetches every part after another while nothing else is to be done, so that it is here when it is asked for.
pub fn fetch_when_idle() {
    let fetch = || {
        on_page(async {
            let games = GameId::ALL.iter().map(|game| catalogue::fetching(&[*game]));
            for part in [setup(), table(), rooms(), review()].into_iter().chain(games).flatten() {
                // Whoever needs it asks again.
                if part.await.is_err() {
                    break;
                }
            }
        });
    };
    later(IDLE, fetch);
}

// The macro declares what a part exports as foreign; nothing else here is unsafe.
#[allow(
    unsafe_code,
    clippy::unnecessary_wraps,
    reason = "the macro wants a result for a part that does not arrive"
)]
mod split {
    use crate::app::incoming::record_in;
    use crate::app::parts::{GameId, Room, Route, catalogue, when_here};
    use crate::app::{review, shell, table};
    use leptos::prelude::*;
    use wasm_split_helpers::{SplitLoaderError, wasm_split};

    #[wasm_split(setup, fallible)]
    pub fn setup() -> Result<Room, SplitLoaderError> {
        Ok(|route| match route {
            Route::NewGame(game) => view! { <shell::NewGame game/> }.into_any(),
            _ => ().into_any(),
        })
    }

    #[wasm_split(rooms, fallible)]
    pub fn rooms() -> Result<Room, SplitLoaderError> {
        Ok(|route| match route {
            Route::Saved => view! { <shell::Saved/> }.into_any(),
            // The records of finished games are replayed.
            Route::Statistics => {
                when_here(|| catalogue::fetching(GameId::ALL), || view! { <shell::Statistics/> }.into_any())
            }
            Route::Settings => view! { <shell::Settings/> }.into_any(),
            Route::Rules { game, section } => view! { <shell::Rules game section/> }.into_any(),
            Route::Open(record) => {
                let game = record.as_deref().and_then(|record| catalogue::game_of(&record_in(record)));
                when_here(
                    move || catalogue::fetching(game.as_slice()),
                    move || view! { <shell::Open record=record.clone()/> }.into_any(),
                )
            }
            Route::About => view! { <shell::About/> }.into_any(),
            Route::Home
            | Route::NewGame(_)
            | Route::Play(_)
            | Route::Look { .. }
            | Route::Review(_)
            | Route::Puzzle(_)
            | Route::Unknown(_) => view! { <shell::Unknown/> }.into_any(),
        })
    }

    #[wasm_split(table, fallible)]
    pub fn table() -> Result<Room, SplitLoaderError> {
        Ok(|route| match route {
            Route::Play(id) => view! { <table::Table id look=None/> }.into_any(),
            Route::Look { id, steps } => view! { <table::Table id look=Some(steps)/> }.into_any(),
            Route::Puzzle(record) => view! { <table::Puzzle record/> }.into_any(),
            _ => ().into_any(),
        })
    }

    #[wasm_split(review, fallible)]
    pub fn review() -> Result<Room, SplitLoaderError> {
        Ok(|route| match route {
            Route::Review(id) => view! { <review::Review id/> }.into_any(),
            _ => ().into_any(),
        })
    }
}
