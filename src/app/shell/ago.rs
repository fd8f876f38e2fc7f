//! How long ago something was, as the browser says it in the language of the page.

use crate::app::stay::now;
use crate::app::words::{self, Language};
use crate::say;
use js_sys::Intl::RelativeTimeFormat;
use js_sys::{Array, Date, Object, Reflect};
use wasm_bindgen::JsValue;

const DAY: f64 = 86_400_000.0;

/// Units of time, with the milliseconds from which each is used.
const UNITS: [(&str, f64); 6] = [
    ("year", 365.0 * 86_400_000.0),
    ("month", 30.0 * 86_400_000.0),
    ("week", 7.0 * 86_400_000.0),
    ("day", DAY),
    ("hour", 3_600_000.0),
    ("minute", 60_000.0),
];

/// "12 minutes ago", "yesterday" for a time in milliseconds since 1970.
#[must_use]
pub fn ago(time: f64, language: Language) -> String {
    let passed = (now() - time).max(0.0);
    // Days are told apart by their midnights, each by the clock of its season.
    let offset = |time: f64| Date::new(&time.into()).get_timezone_offset() * 60_000.0;
    let day = |time: f64| ((time - offset(time)) / DAY).floor();
    let Some((unit, length)) = UNITS.into_iter().find(|(_, length)| passed >= *length) else {
        return say!(language, shell.just_now).to_owned();
    };
    let count = if length == DAY { day(now()) - day(time) } else { (passed / length).floor() };
    let options = Object::new();
    // Setting a property of a new object cannot fail.
    let _ = Reflect::set(&options, &JsValue::from_str("numeric"), &JsValue::from_str("auto"));
    let locales = Array::of1(&JsValue::from_str(words::tag(language)));
    RelativeTimeFormat::new(&locales, &options).format(-count, unit).into()
}
