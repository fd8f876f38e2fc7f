//! Records on their way in and out of the app: files, the clipboard, links.

use crate::app::browser::address_of;
use crate::app::route::Route;
use crate::engine::MAX_TEXT;
use wasm_bindgen_futures::JsFuture;
use web_sys::File;

/// Whether a file is longer than any record, and not read.
#[must_use]
pub fn is_too_long(file: &File) -> bool {
    file.size() > MAX_TEXT as f64
}

/// The text in a file; nothing for one that cannot be read, which is then no record.
pub async fn read(file: &File) -> Option<String> {
    JsFuture::from(file.text()).await.ok()?.as_string()
}

/// The address under which this app opens a record.
#[must_use]
pub fn link(record: &str) -> String {
    address_of(&Route::Open(Some(record.to_owned())))
}
