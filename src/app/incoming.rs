//! Finding the record in whatever a person hands over: a file, a link, a message with a link in it.

use crate::app::route::Route;
use crate::engine::text_in;
use std::borrow::Cow;

/// The record in a text: the text record inside a link or a message, else the text itself.
#[must_use]
pub fn record_in(text: &str) -> Cow<'_, str> {
    let text = text.trim().trim_start_matches('\u{feff}');
    let found = if text.starts_with('{') { None } else { text_in(text) };
    found.unwrap_or(Cow::Borrowed(text))
}

/// Whether a text hands over a position as a puzzle, not a game.
#[must_use]
pub fn is_puzzle(text: &str) -> bool {
    text.contains(&Route::Puzzle(String::new()).href())
}

/// A file name for a record: the game and whatever letters and digits the title has.
#[must_use]
pub fn file_name(game: &str, title: &str) -> String {
    let mut name = ["salon-", game].concat();
    let mut gap = true;
    for c in title.chars() {
        if c.is_alphanumeric() {
            if gap {
                name.push('-');
            }
            name.push(c);
        }
        gap = !c.is_alphanumeric();
    }
    name.push_str(".json");
    name
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_record_is_found_in_a_link_and_in_a_message() {
        assert_eq!(record_in("salon1.Ab-_9"), "salon1.Ab-_9");
        assert_eq!(record_in("  https://example.org/x/#/open/salon1.Ab-_9  "), "salon1.Ab-_9");
        assert_eq!(
            record_in("Look: https://example.org/#/open/salon1.Ab-_9, wasn't that close?"),
            "salon1.Ab-_9"
        );
        assert_eq!(record_in("Look: https://salon.example/#/open/salon2.Ab-_9, close"), "salon2.Ab-_9");
        assert_eq!(record_in("https://salon1.example.org/#/open/salon1.Ab-_9"), "salon1.Ab-_9");
        assert_eq!(record_in("\u{feff}{\"format\": \"salon-record-1\"}"), "{\"format\": \"salon-record-1\"}");
    }

    #[test]
    fn a_link_to_a_puzzle_is_told_from_one_to_a_game() {
        assert!(is_puzzle("Look: https://example.org/#/puzzle/salon1.Ab-_9"));
        assert!(!is_puzzle("https://example.org/#/open/salon1.Ab-_9") && !is_puzzle("salon1.Ab-_9"));
    }

    #[test]
    fn what_is_no_record_stays_what_it_is() {
        assert_eq!(record_in("hello"), "hello");
        assert_eq!(record_in(""), "");
        assert_eq!(record_in("salon1."), "salon1.");
    }

    #[test]
    fn a_file_is_named_after_its_game() {
        assert_eq!(file_name("splendor", ""), "salon-splendor.json");
        assert_eq!(file_name("splendor", "Sunday / 3. round!"), "salon-splendor-Sunday-3-round.json");
        assert_eq!(file_name("splendor", "週日"), "salon-splendor-週日.json");
    }
}
