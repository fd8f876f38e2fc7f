//! A question or a small form in front of the page. The browser's own modal dialog keeps the focus inside, closes on
//! Escape and puts the focus back.

use super::focus::Loan;
use super::layer;
use crate::app::rich::Icon;
use crate::app::stay::Stay;
use crate::app::words::use_words;
use crate::live;
use leptos::html;
use leptos::prelude::*;

/// A dialog that is shown while it is mounted: put it behind a condition. `close` is called for Escape, for a touch
/// beside it, and for the cross in its corner; it must make the condition false.
#[component]
pub fn Dialog(
    /// Heading, and name for the ear.
    #[prop(into)]
    title: Signal<String>,
    /// Wants to be put away.
    #[prop(into)]
    close: Callback<()>,
    /// Classes beside `dialog`.
    #[prop(optional)]
    class: &'static str,
    /// What it says and asks.
    children: Children,
) -> impl IntoView {
    let words = use_words();
    let stay = Stay::here();
    layer::lies_open(move || close.run(()));
    let dialog = NodeRef::<html::Dialog>::new();
    // The browser gives the focus back where it closes the dialog itself, not where the dialog is taken off the page.
    let loan = Loan::within("dialog", &[".board-area"]);
    Effect::new(move |_| {
        if let Some(dialog) = dialog.get()
            && !dialog.open()
        {
            loan.note();
            // Refused only for an element that is not in the document, which an effect runs too late to see.
            let _ = dialog.show_modal();
        }
    });
    // A finger that held what opened the dialog is still down: letting it go clicks here, and means nothing.
    let pressed = StoredValue::new(None::<bool>);
    let backdrop = move |target: Option<web_sys::EventTarget>| {
        dialog.get_untracked().is_some_and(|dialog| target.as_ref() == Some(dialog.as_ref()))
    };
    let meant = move |event: &leptos::ev::MouseEvent| event.detail() == 0 || pressed.get_value().is_some();
    let class = ["dialog ", class].concat();
    view! {
        <dialog
            class=class
            node_ref=dialog
            aria-label=move || title.get()
            // Told a moment late: the room may be gone by then.
            on:close=stay.hears(move |_| close.run(()))
            on:pointerdown=stay.hears(move |event: leptos::ev::PointerEvent| pressed.set_value(Some(backdrop(event.target()))))
            on:click=move |event| {
                // The backdrop belongs to the dialog's own box; everything inside is a descendant.
                if pressed.get_value() == Some(true) && backdrop(event.target()) {
                    close.run(());
                }
            }
        >
            <div class="dialog-body">
                <div class="dialog-head">
                    <h2>{move || title.get()}</h2>
                    <button class="btn quiet only-icon" aria-label=live!(words, shell.close) on:click=move |event| if meant(&event) { close.run(()) }>
                        <Icon symbol="icon-close"/>
                    </button>
                </div>
                {children()}
            </div>
        </dialog>
    }
    .into_any()
}

/// A yes-or-no question before something that cannot be taken back.
#[component]
pub fn Confirm(
    /// The question.
    #[prop(into)]
    title: Signal<String>,
    /// What would happen.
    #[prop(into)]
    text: Signal<String>,
    /// What the main button says it does.
    #[prop(into)]
    action: Signal<String>,
    /// Does it.
    #[prop(into)]
    act: Callback<()>,
    /// Leaves everything as it is.
    #[prop(into)]
    close: Callback<()>,
    /// What else there is to say of it.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    let words = use_words();
    view! {
        <Dialog title close>
            <p>{move || text.get()}</p>
            {children.map(|children| children())}
            <div class="dialog-actions">
                <button class="btn" autofocus=true on:click=move |_| close.run(())>{live!(words, shell.cancel)}</button>
                <button class="btn danger" on:click=move |_| act.run(())>{move || action.get()}</button>
            </div>
        </Dialog>
    }
}
