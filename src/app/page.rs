//! The page: what every room lives on, and which room is shown.

use super::draw::Cover;
use super::preferences::{Motion, Preferences, Theme};
use super::route::Route;
use super::storage;
use super::words::{self, Language, Words};
use super::{catalogue, crash, shell, table};
use crate::games::GameId;
use leptos::ev;
use leptos::prelude::*;
use std::cell::RefCell;
use wasm_bindgen::{JsCast, JsValue};

/// Key of the settings in the browser's local storage: read before the first paint, which `IndexedDB` cannot be.
const PREFERENCES_KEY: &str = "salon-preferences";

/// Shows the app in the document's body.
pub fn mount() {
    crash::install();
    mount_to_body(Page);
}

/// The settings of the page around a component, to read and to change; changes are stored and take effect at once.
///
/// # Panics
/// Outside of [`mount`]'s page.
#[must_use]
pub fn use_preferences() -> RwSignal<Preferences> {
    use_context().expect("the page provides its settings before anything is shown")
}

/// The page that the address names.
///
/// # Panics
/// Outside of [`mount`]'s page.
#[must_use]
pub fn use_route() -> Signal<Route> {
    use_context().expect("the page provides its route before anything is shown")
}

/// Goes to a page; the browser's back button leads here again.
pub fn navigate(route: &Route) {
    // Setting a hash cannot fail for an address of ours.
    let _ = window().location().set_hash(&route.href());
}

/// Goes to a page that takes the place of this one in the browser's history.
pub fn replace(route: &Route) {
    if let Ok(history) = window().history() {
        let replaced = history.replace_state_with_url(&JsValue::NULL, "", Some(&route.href()));
        if replaced.is_ok()
            && let Ok(event) = web_sys::Event::new("hashchange")
        {
            let _ = window().dispatch_event(&event);
        }
    }
}

/// The page shown before this one, if it was one of ours since loading.
#[must_use]
pub fn came_from() -> Option<Route> {
    BEFORE.with_borrow(Clone::clone)
}

thread_local! {
    static BEFORE: RefCell<Option<Route>> = const { RefCell::new(None) };
}

fn address() -> Route {
    Route::parse(&window().location().hash().unwrap_or_default())
}

/// Puts a game's symbols into the page, once, for the sentences and boards that refer to them.
pub fn provide_sprite(game: GameId) {
    let id = ["sprite-", game.key()].concat();
    let document = document();
    if document.get_element_by_id(&id).is_some() {
        return;
    }
    if let (Some(title), Some(body), Ok(holder)) =
        (catalogue::title(game), document.body(), document.create_element("div"))
    {
        holder.set_id(&id);
        holder.set_inner_html(&measured(&["sprite ", game.key()].concat(), || title.sprite()));
        // The body takes any element.
        let _ = body.prepend_with_node_1(&holder);
    }
}

/// Does something and notes in the browser's performance timeline how long it took, under a name that tools can look for.
pub fn measured<T>(name: &str, work: impl FnOnce() -> T) -> T {
    let performance = window().performance();
    if let Some(performance) = &performance {
        // A mark of the same name is replaced; without any, only the note is missing.
        let _ = performance.mark(name);
    }
    let result = work();
    if let Some(performance) = &performance {
        let _ = performance.measure_with_start_mark(name, name);
        performance.clear_marks_with_mark_name(name);
    }
    result
}

/// Class that gives a part of the page the accent of a game.
#[must_use]
pub const fn accent(game: GameId) -> &'static str {
    match game {
        GameId::Splendor => "g-splendor",
        GameId::AzulSummerPavilion => "g-azul",
        GameId::ArtSociety => "g-art-society",
        GameId::Bruges => "g-bruges",
        GameId::Brussels1893 => "g-brussels",
    }
}

/// A game's cover.
#[must_use]
pub const fn cover_of(game: GameId) -> Cover {
    match game {
        GameId::Splendor => Cover::Splendor,
        GameId::AzulSummerPavilion => Cover::Azul,
        GameId::ArtSociety => Cover::ArtSociety,
        GameId::Bruges => Cover::Bruges,
        GameId::Brussels1893 => Cover::Brussels,
    }
}

/// Whether pieces may move, and how fast: the settings and the system together. 0 for not at all.
#[must_use]
pub fn motion_factor(preferences: &Preferences) -> f64 {
    if prefers("(prefers-reduced-motion: reduce)") { 0.0 } else { preferences.motion.factor() }
}

fn prefers(query: &str) -> bool {
    window().match_media(query).ok().flatten().is_some_and(|list| list.matches())
}

fn provide_preferences() -> RwSignal<Preferences> {
    let store = window().local_storage().ok().flatten();
    let stored = store.as_ref().and_then(|store| store.get_item(PREFERENCES_KEY).ok().flatten());
    let preferences = RwSignal::new(stored.as_deref().map(Preferences::read).unwrap_or_default());
    provide_context(preferences);
    Effect::new(move |before: Option<()>| {
        let chosen = preferences.read();
        let root = document().document_element();
        if let Some(root) = root {
            let theme = match chosen.theme {
                Theme::Auto => None,
                Theme::Light => Some("light"),
                Theme::Dark => Some("dark"),
            };
            let _ = match theme {
                Some(theme) => root.set_attribute("data-theme", theme),
                None => root.remove_attribute("data-theme"),
            };
            let motion = match chosen.motion {
                Motion::Off => "off",
                Motion::Fast => "fast",
                Motion::Normal => "normal",
                Motion::Slow => "slow",
            };
            let _ = root.set_attribute("data-motion", motion);
        }
        if before.is_some()
            && let Ok(Some(store)) = window().local_storage()
            && store.set_item(PREFERENCES_KEY, &chosen.to_text()).is_err()
        {
            storage::complain(storage::Trouble::Refused);
        }
    });
    preferences
}

fn provide_words(preferences: RwSignal<Preferences>) {
    let language: Signal<Language> = Memo::new(move |_| {
        let chosen = preferences.read().language.as_deref().and_then(words::from_tag);
        chosen.unwrap_or_else(words::of_browser)
    })
    .into();
    let words = Words::new(language);
    provide_context(words);
    words::set_current(language.get_untracked());
    Effect::new(move |_| {
        let language = language.get();
        words::set_current(language);
        if let Some(root) = document().document_element() {
            let _ = root.set_attribute("lang", words::tag(language));
        }
    });
}

fn provide_route() -> Signal<Route> {
    let (route, set_route) = signal(address());
    let listener = window_event_listener(ev::hashchange, move |_| {
        BEFORE.set(Some(route.get_untracked()));
        set_route.set(address());
    });
    on_cleanup(move || listener.remove());
    let route: Signal<Route> = route.into();
    provide_context(route);
    route
}

/// Owner of what outlives a room of the page.
#[derive(Clone)]
pub struct PageOwner(pub Owner);

#[component]
fn Page() -> impl IntoView {
    provide_context(PageOwner(Owner::current().unwrap_or_default()));
    let preferences = provide_preferences();
    provide_words(preferences);
    storage::provide();
    shell::ui::provide_toasts();
    let route = provide_route();
    let sprite = super::draw::sprite();
    view! {
        // Drawn once, used everywhere by `<use href="#...">`.
        <div inner_html=sprite></div>
        <storage::TroubleBar/>
        {move || match route.get() {
            Route::Home => view! { <shell::Home/> }.into_any(),
            Route::NewGame(game) => view! { <shell::NewGame game/> }.into_any(),
            Route::Play(id) => view! { <table::Table id/> }.into_any(),
            Route::Saved => view! { <shell::Saved/> }.into_any(),
            Route::Statistics => view! { <shell::Statistics/> }.into_any(),
            Route::Settings => view! { <shell::Settings/> }.into_any(),
            Route::Rules { game, section } => view! { <shell::Rules game section/> }.into_any(),
            Route::Open(record) => view! { <shell::Open record/> }.into_any(),
            Route::About => view! { <shell::About/> }.into_any(),
            Route::Unknown(_) => view! { <shell::Unknown/> }.into_any(),
        }}
        <shell::ui::ToastShelf/>
    }
}

/// Offers a text as a file.
pub fn download(name: &str, text: &str) {
    let offer = || {
        let address = crash::object_url(text, "application/json")?;
        let link = document().create_element("a")?.unchecked_into::<web_sys::HtmlElement>();
        link.set_attribute("href", &address)?;
        link.set_attribute("download", name)?;
        link.click();
        web_sys::Url::revoke_object_url(&address)
    };
    // A browser that refuses a download says so itself.
    let _: Result<(), JsValue> = offer();
}
