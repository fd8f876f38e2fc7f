//! Small markup, put together as text: what changes inside a piece is set at once.

use crate::app::boards::piece_id::Named;
use crate::app::boards::staged::{Entry, Mark};
use crate::app::figure;

/// A class with whatever else applies.
#[must_use]
pub fn flags(base: &str, flags: &[(bool, &str)]) -> String {
    let mut class = base.to_owned();
    for (_, name) in flags.iter().filter(|(on, _)| *on) {
        class.push(' ');
        class.push_str(name);
    }
    class
}

/// The class of a piece: its mark, and whatever else applies.
#[must_use]
pub fn marked(base: &str, mark: Mark, more: &[(bool, &str)]) -> String {
    let Mark { legal, chosen, fresh, hinted } = mark;
    let marks = [(legal, "legal"), (chosen, "chosen"), (fresh, "fresh"), (hinted, "hinted")];
    flags(&flags(base, &marks), more)
}

/// An element with a class.
#[must_use]
pub fn element(name: &str, class: &str, content: &str) -> String {
    ["<", name, " class=\"", class, "\">", content, "</", name, ">"].concat()
}

/// Words, or markup, with a class.
#[must_use]
pub fn tag(class: &str, content: &str) -> String {
    element("span", class, content)
}

/// A number that stands out.
#[must_use]
pub fn bold(number: impl ToString) -> String {
    ["<b>", &number.to_string(), "</b>"].concat()
}

/// A symbol of the page.
#[must_use]
pub fn symbol(id: &str, class: &str) -> String {
    ["<svg class=\"", class, "\" aria-hidden=\"true\"><use href=\"#", id, "\"/></svg>"].concat()
}

/// A whole drawing.
#[must_use]
pub fn drawing(view_box: &str, content: &str, class: &str) -> String {
    ["<svg class=\"", class, "\" viewBox=\"", view_box, "\" aria-hidden=\"true\">", content, "</svg>"]
        .concat()
}

/// A symbol of the page in its own measure: a square of the board to the em.
#[must_use]
pub fn in_squares(id: &str, (columns, rows): (u8, u8), class: &str) -> String {
    let (columns, rows) = (columns.to_string(), rows.to_string());
    let size = ["\" width=\"", &columns, "em\" height=\"", &rows, "em\" aria-hidden=\"true\">"].concat();
    ["<svg class=\"", class, &size, "<use href=\"#", id, "\"/></svg>"].concat()
}

/// A piece that can be followed with the eye, but is no target of its own.
#[must_use]
pub fn place(piece: impl Named, class: &str, content: &str) -> String {
    ["<span class=\"", class, "\" data-piece=\"", &piece.id(), "\">", content, "</span>"].concat()
}

/// As [`place`], of a piece that came out of another where it is new.
#[must_use]
pub fn place_from(piece: impl Named, from: impl Named, class: &str, content: &str) -> String {
    let attributes = ["\" data-piece=\"", &piece.id(), "\" data-from=\"", &from.id(), "\">"].concat();
    ["<span class=\"", class, &attributes, content, "</span>"].concat()
}

/// What a number becomes, drawn between the two.
const ARROW: &str = "<svg class=\"ledger-arrow\" viewBox=\"0 0 24 24\"><path d=\"M3 12h17M13.5 5.5 20 12l-6.5 6.5\" fill=\"none\" \
    stroke=\"currentColor\" stroke-linecap=\"round\" stroke-linejoin=\"round\"/></svg>";

/// An arrow, and what a number becomes with the move being considered; nothing where it stays.
#[must_use]
pub fn becomes(entry: Entry) -> String {
    let then = || [ARROW, &bold(figure::plain(entry.then()))].concat();
    match entry.change {
        0 => String::new(),
        change if change > 0 => tag("ledger-then more", &then()),
        _ => tag("ledger-then less", &then()),
    }
}

/// A line of a ledger: a number, and what the move being considered makes of it, "1 → 0", the same way for everything that
/// is counted.
#[must_use]
pub fn ledger(entry: Entry) -> String {
    [bold(figure::plain(entry.now)), becomes(entry)].concat()
}

#[cfg(test)]
pub(in crate::app::boards) mod tests {
    use super::*;

    /// Checks that every element is closed in its order, and that the page's policy refuses nothing.
    pub fn assert_nested(markup: &str) {
        let mut open = Vec::new();
        for tag in markup.split('<').skip(1).filter_map(|rest| rest.split('>').next()) {
            if let Some(name) = tag.strip_prefix('/') {
                assert_eq!(open.pop(), Some(name), "{tag}");
            } else if !tag.ends_with('/') {
                open.push(tag.split(' ').next().unwrap_or_default());
            }
        }
        assert!(open.is_empty(), "{open:?}");
        assert!(!markup.contains(" style="), "an inline style is refused");
    }

    #[test]
    fn only_what_applies_is_in_a_class() {
        assert_eq!(flags("card", &[(true, "legal"), (false, "chosen"), (true, "new")]), "card legal new");
        let mark = Mark { legal: true, hinted: true, ..Mark::default() };
        assert_eq!(marked("card", mark, &[(true, "deck")]), "card legal hinted deck");
    }

    #[test]
    fn a_ledger_tells_what_a_number_becomes_only_where_it_changes() {
        assert_eq!(ledger(Entry::of(3_u8, 0)), "<b>3</b>");
        let less = ledger(Entry::of(3_u8, -1_i8));
        assert!(less.starts_with("<b>3</b>") && less.contains("less") && less.contains("<b>2</b>"));
        let more = ledger(Entry::of(-3, 1));
        assert!(more.starts_with("<b>−3</b>") && more.contains("more") && more.contains("<b>−2</b>"));
    }
}
