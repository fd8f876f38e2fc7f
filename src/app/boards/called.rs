//! What a piece is called on the page.

use super::piece_id::Named;
use leptos::prelude::*;
use leptos::tachys::html::{attribute::Attribute, directive::directive};
use std::rc::Rc;
use web_sys::Element;

/// What a piece is called on the page (`data-piece`): always the same, or as whichever piece it is now.
#[derive(Clone)]
pub enum Id {
    /// Always this.
    Of(String),
    /// What this says now.
    Follows(Rc<dyn Fn() -> String>),
}

impl Id {
    /// A name that follows what it hangs on.
    pub fn follows(name: impl Fn() -> String + 'static) -> Self {
        Self::Follows(Rc::new(name))
    }
}

impl<P: Named> From<P> for Id {
    fn from(piece: P) -> Self {
        Self::Of(piece.id())
    }
}

/// The name of a piece as an attribute, `<button {..called(id)}>`.
pub fn called(id: Id) -> impl Attribute {
    directive(call as fn(Element, Id), id)
}

fn call(element: Element, id: Id) {
    let call = move |name: String| {
        // Only a name that cannot be one would be refused.
        let _ = element.set_attribute("data-piece", &name);
    };
    match id {
        Id::Of(name) => call(name),
        Id::Follows(name) => {
            StoredValue::new_local(RenderEffect::new(move |_| call(name())));
        }
    }
}
