//! What is shown of a room until the parts of the program that it needs have arrived, and where they do not.

use crate::app::browser::announced;
use crate::app::catalogue::{Absent, Fetching};
use crate::app::stay::Stay;
use crate::app::words::use_words;
use crate::live;
use leptos::prelude::*;

/// How far a part is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Way {
    Coming,
    Here,
    Lost,
}

/// Shows something once what it needs is here: at once when `fetch` has nothing to fetch. A part that does not arrive is told with
/// a sentence and a way to try again; nothing else changes by it.
pub fn when_here(
    fetch: impl Fn() -> Option<Fetching> + Send + Sync + 'static,
    shown: impl Fn() -> AnyView + Send + Sync + 'static,
) -> AnyView {
    let stay = Stay::here();
    let way = RwSignal::new(Way::Here);
    let bring = Callback::new(move |()| {
        let Some(coming) = fetch() else { return way.set(Way::Here) };
        way.set(Way::Coming);
        stay.ask(coming, move |arrived| {
            way.set(match arrived {
                Ok(()) => Way::Here,
                Err(Absent) => Way::Lost,
            });
        });
    });
    bring.run(());
    (move || match way.get() {
        Way::Here => shown(),
        Way::Coming => view! { <Coming/> }.into_any(),
        Way::Lost => view! { <Lost again=bring/> }.into_any(),
    })
    .into_any()
}

#[component]
fn Coming() -> impl IntoView {
    let words = use_words();
    view! {
        <main class="page page-plain arriving" aria-busy="true">
            <p role="status">{live!(words, shell.part_coming)}</p>
        </main>
    }
    .into_any()
}

/// Says that a part did not arrive. If a new version has been put in the place of the one that is open, only loading the page anew
/// helps: `public/start.js` finds out and says so.
#[component]
fn Lost(
    /// Tries once more.
    again: Callback<()>,
) -> impl IntoView {
    let words = use_words();
    if let Ok(event) = web_sys::Event::new("salon-part-lost") {
        let _ = window().dispatch_event(&event);
    }
    let replaced = announced("data-replaced", "salon-replaced-ready");
    view! {
        <main class="page page-plain" role="alert">
            <h1>{live!(words, shell.part_lost)}</h1>
            {move || {
                if replaced.get() {
                    view! {
                        <p>{live!(words, shell.part_replaced)}</p>
                        <button class="btn primary" on:click=|_| drop(window().location().reload())>
                            {live!(words, shell.update_now)}
                        </button>
                    }
                    .into_any()
                } else {
                    view! {
                        <p>{live!(words, shell.part_absent)}</p>
                        <button class="btn primary" on:click=move |_| again.run(())>{live!(words, shell.try_again)}</button>
                    }
                    .into_any()
                }
            }}
            <a class="btn" href="#/">{live!(words, shell.all_games)}</a>
        </main>
    }
    .into_any()
}
