//! What a defect leaves on the screen: a page that offers the game's record for download instead of losing it.
//!
//! After a panic nothing of the program may run again, so the page is made of plain elements without listeners.

use super::browser::object_url;
use super::words;
use crate::say;
use leptos::prelude::{document, window};
use std::cell::RefCell;
use wasm_bindgen::JsValue;
use web_sys::Element;

thread_local! {
    static RECORD: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// Remembers the record of the game being played, for the case that the program fails.
pub fn keep_record(json: Option<String>) {
    RECORD.with_borrow_mut(|record| *record = json);
}

/// Shows the error page on a panic, after naming the place in the console.
pub fn install() {
    std::panic::set_hook(Box::new(|info| {
        web_sys::console::error_1(&JsValue::from_str(&info.to_string()));
        // Nothing more can be done if even the plain page cannot be shown.
        let _ = show();
    }));
}

fn show() -> Result<(), JsValue> {
    let language = words::current();
    let body = document().body().ok_or(JsValue::NULL)?;
    body.set_inner_html("");
    let page = child(&body, "main", "page page-plain")?;
    child(&page, "h1", "")?.set_text_content(Some(say!(language, shell.crash_title)));
    let record = RECORD.with(|record| record.try_borrow().ok().and_then(|record| record.clone()));
    if let Some(record) = record {
        child(&page, "p", "")?.set_text_content(Some(say!(language, shell.crash_text)));
        let link = child(&page, "a", "btn primary")?;
        link.set_text_content(Some(say!(language, shell.crash_download)));
        link.set_attribute("download", "salon-record.json")?;
        link.set_attribute("href", &object_url(&record, "application/json")?)?;
    }
    let reload = child(&page, "a", "btn")?;
    reload.set_text_content(Some(say!(language, shell.crash_reload)));
    reload.set_attribute("href", &window().location().pathname()?)?;
    Ok(())
}

fn child(parent: &Element, name: &str, class: &str) -> Result<Element, JsValue> {
    let element = document().create_element(name)?;
    element.set_class_name(class);
    parent.append_child(&element)?;
    Ok(element)
}
