//! The browser as every room finds it: the settings, the address, the clock of the performance timeline, downloads.

use super::preferences::Preferences;
use super::route::Route;
use super::stay;
use leptos::ev;
use leptos::prelude::*;
use std::cell::{Cell, RefCell};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, BlobPropertyBag, File, KeyboardEvent, Url};

/// Owner of what outlives a room of the page.
#[derive(Clone)]
pub struct PageOwner(pub Owner);

/// The settings of the page around a component, to read and to change; changes are stored and take effect at once.
///
/// # Panics
/// Outside of the page, which provides them.
#[must_use]
pub fn use_preferences() -> RwSignal<Preferences> {
    use_context().expect("the page provides its settings before anything is shown")
}

/// The whole address of a page, for a link that is handed on.
#[must_use]
pub fn address_of(route: &Route) -> String {
    let here = window().location().href().unwrap_or_default();
    let page = here.split('#').next().unwrap_or_default();
    [page, &route.href()].concat()
}

/// Names the document after what it shows, in the current language.
pub fn name_document(title: Signal<String>) {
    Effect::new(move |_| document().set_title(&[&title.read(), " · Salon"].concat()));
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
    /// The address of the page shown before this one, and how far down it was left.
    static LEFT: RefCell<(String, f64)> = const { RefCell::new((String::new(), 0.0)) };
    static RETURNED_TO: Cell<f64> = const { Cell::new(0.0) };
}

/// How far down the page that is shown was left, in CSS pixels, if it is the one that was shown before the last; else 0.
#[must_use]
pub fn returned_to() -> f64 {
    RETURNED_TO.get()
}

fn address() -> Route {
    Route::parse(&window().location().hash().unwrap_or_default())
}

/// Follows the address: the page that it names. The page calls it once.
#[must_use]
pub fn provide_route() -> Signal<Route> {
    let (route, set_route) = signal(address());
    stay::listen(ev::hashchange, move |_| {
        let (shown, next) = (route.get_untracked(), address());
        let top = window().scroll_y().unwrap_or_default();
        let (left, top) = LEFT.replace((shown.href(), top));
        RETURNED_TO.set(if left == next.href() { top } else { 0.0 });
        BEFORE.set(Some(shown));
        set_route.set(next);
    });
    let route: Signal<Route> = route.into();
    route
}

/// Whether pieces may move, and how fast: the settings and the system together. 0 for not at all.
#[must_use]
pub fn motion_factor(preferences: &Preferences) -> f64 {
    if matches("(prefers-reduced-motion: reduce)") { 0.0 } else { preferences.motion.factor() }
}

/// Whether a media query of CSS holds.
fn matches(query: &str) -> bool {
    window().match_media(query).ok().flatten().is_some_and(|list| list.matches())
}

/// Whether a media query of CSS about the size of the page holds, as long as the component that calls is there.
#[must_use]
pub fn holds(query: &'static str) -> Signal<bool> {
    let holds = RwSignal::new(matches(query));
    stay::listen(ev::resize, move |_| {
        if matches(query) != holds.get_untracked() {
            holds.update(|holds| *holds = !*holds);
        }
    });
    holds.into()
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

/// Offers a text as a file.
pub fn download(name: &str, text: &str) {
    let offer = || {
        let address = object_url(text, "application/json")?;
        let link = document().create_element("a")?.unchecked_into::<web_sys::HtmlElement>();
        link.set_attribute("href", &address)?;
        link.set_attribute("download", name)?;
        link.click();
        web_sys::Url::revoke_object_url(&address)
    };
    // A browser that refuses a download says so itself.
    let _: Result<(), JsValue> = offer();
}

/// An address under which the browser finds a text, for a download.
///
/// # Errors
/// What the browser says.
pub fn object_url(text: &str, kind: &str) -> Result<String, JsValue> {
    let parts = js_sys::Array::of1(&JsValue::from_str(text));
    let options = BlobPropertyBag::new();
    options.set_type(kind);
    let blob = Blob::new_with_str_sequence_and_options(&parts, &options)?;
    Url::create_object_url_with_blob(blob.unchecked_ref())
}

/// Whether a key is Enter by itself, not the one that ends the composing of a Chinese word: with that Safari says so by its code alone.
#[must_use]
pub fn is_enter(event: &KeyboardEvent) -> bool {
    const OF_COMPOSING: u32 = 229;
    event.key() == "Enter" && !event.is_composing() && event.key_code() != OF_COMPOSING
}

/// Whether the start script has announced something; it marks the document for what came before us.
#[must_use]
pub fn announced(attribute: &'static str, event: &'static str) -> ReadSignal<bool> {
    let before = document().document_element().is_some_and(|root| root.has_attribute(attribute));
    let (read, write) = signal(before);
    let listener = window_event_listener_untyped(event, move |_| {
        let _ = write.try_set(true);
    });
    on_cleanup(move || listener.remove());
    read
}

/// Puts a text on the clipboard.
///
/// # Errors
/// The browser refuses, or there is no clipboard on an insecure page.
pub async fn copy(text: String) -> Result<(), JsValue> {
    let navigator = window().navigator();
    // Absent outside secure contexts, where the typed getter would hand out `undefined` as a clipboard.
    if !js_sys::Reflect::get(&navigator, &JsValue::from_str("clipboard"))?.is_object() {
        return Err(JsValue::NULL);
    }
    JsFuture::from(navigator.clipboard().write_text(&text)).await.map(drop)
}

/// A file is longer than anything that could be meant: what is picked by mistake may be a film.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooLong;

/// The text in a file; none in one that cannot be read.
///
/// # Errors
/// [`TooLong`] for more than so many bytes; it is not read then.
pub async fn text_in(file: &File, most: usize) -> Result<String, TooLong> {
    if file.size() > most as f64 {
        return Err(TooLong);
    }
    let text = JsFuture::from(file.text()).await.ok().and_then(|text| text.as_string());
    Ok(text.unwrap_or_default())
}
