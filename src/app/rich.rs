//! Sentences with icons, on the page.

use super::sentence;
use leptos::prelude::*;

/// A sentence with its icons and names; follows the signal.
#[component]
#[must_use]
pub fn Rich(
    /// The sentence, marked as [`sentence`] says.
    #[prop(into)]
    sentence: Signal<String>,
) -> impl IntoView {
    view! { <span class="rich" inner_html=move || sentence::html(&sentence.read())></span> }
}

/// Drawing from our own code as the content of an element: `<svg inner_html=...>`.
///
/// `symbol` is the id of a symbol in the page's sprites; decoration only, so it has no name for the ear.
#[component]
#[must_use]
pub fn Icon(
    /// Id of the symbol.
    #[prop(into)]
    symbol: Signal<String>,
    /// Classes beside `icon`.
    #[prop(optional)]
    class: &'static str,
) -> impl IntoView {
    let class = if class.is_empty() { "icon".to_owned() } else { ["icon ", class].concat() };
    view! {
        <svg class=class aria-hidden="true"><use href=move || ["#", &symbol.read()].concat()></use></svg>
    }
}
