//! The page, the roof over all rooms: it provides what they live on and shows the one that the address names.

use super::browser::{PageOwner, provide_route};
use super::preferences::{Motion, Preferences, Theme};
use super::route::Route;
use super::words::{self, Language, Words};
use super::{crash, parts, press, shell, stay, storage, ui};
use leptos::ev;
use leptos::prelude::*;

/// Key of the settings in the browser's local storage: read before the first paint, which `IndexedDB` cannot be.
const PREFERENCES_KEY: &str = "salon-preferences";

/// Shows the app in the document's body.
pub fn mount() {
    crash::install();
    mount_to_body(Page);
}

fn provide_preferences() -> RwSignal<Preferences> {
    let store = window().local_storage().ok().flatten();
    let stored = store.as_ref().and_then(|store| store.get_item(PREFERENCES_KEY).ok().flatten());
    let preferences = RwSignal::new(stored.as_deref().map(Preferences::read).unwrap_or_default());
    provide_context(preferences);
    // What another tab has written is not written back: two versions of the page would go on answering each other.
    let heard = StoredValue::new(false);
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
        // Where nothing is kept, what is stored of games says so.
        if before.is_some()
            && !heard.try_update_value(std::mem::take).unwrap_or_default()
            && let Ok(Some(store)) = window().local_storage()
        {
            let _ = store.set_item(PREFERENCES_KEY, &chosen.to_text());
        }
    });
    // What another tab has chosen holds here, too, and is not written over with what stood here before.
    stay::listen(ev::storage, move |event| {
        if event.key().as_deref() == Some(PREFERENCES_KEY)
            && let Some(chosen) = event.new_value()
        {
            heard.set_value(true);
            preferences.set(Preferences::read(&chosen));
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

#[component]
fn Page() -> impl IntoView {
    provide_context(PageOwner(Owner::current().unwrap_or_default()));
    let preferences = provide_preferences();
    provide_words(preferences);
    super::title::provide_colours();
    storage::provide();
    ui::provide_toasts();
    press::listen();
    ui::layer::listen_to_back();
    ui::watch();
    let route = provide_route();
    let sprite = super::draw::sprite();
    parts::fetch_when_idle();
    view! {
        // Drawn once, used everywhere by `<use href="#...">`.
        <div inner_html=sprite></div>
        <ui::TroubleBar/>
        {move || match route.get() {
            Route::Home => view! { <shell::Home/> }.into_any(),
            other => parts::room(other),
        }}
        <ui::ToastShelf/>
    }
}
