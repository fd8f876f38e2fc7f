//! Records on their way out of the app.

use crate::app::browser::address_of;
use crate::app::route::Route;

/// The address under which this app opens a record.
#[must_use]
pub fn link(record: &str) -> String {
    address_of(&Route::Open(Some(record.to_owned())))
}
