//! What the page's start script knows of this device: whether every file is stored, and whether a new version waits.

use crate::app::browser::announced;
use crate::app::words::use_words;
use crate::live;
use leptos::prelude::*;

/// Whether the app starts without a network.
#[must_use]
pub fn offline_ready() -> ReadSignal<bool> {
    announced("data-offline", "salon-offline-ready")
}

/// A new version waits: it is named, and taken only when somebody says so.
#[component]
pub fn UpdateNotice() -> impl IntoView {
    let words = use_words();
    let waiting = announced("data-update", "salon-update-ready");
    let (later, set_later) = signal(false);
    let accept = move |_| {
        if let Ok(event) = web_sys::Event::new("salon-update-accept") {
            let _ = window().dispatch_event(&event);
        }
    };
    view! {
        <div role="status">
            {move || {
                (waiting.get() && !later.get())
                    .then(|| {
                        view! {
                            <div class="notice">
                                <p>{live!(words, shell.update_ready)}</p>
                                <button class="btn" on:click=accept>{live!(words, shell.update_now)}</button>
                                <button class="btn quiet" on:click=move |_| set_later.set(true)>
                                    {live!(words, shell.update_later)}
                                </button>
                            </div>
                        }
                    })
            }}
        </div>
    }
    .into_any()
}
