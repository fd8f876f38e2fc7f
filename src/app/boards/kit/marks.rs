//! Small markup, put together as text.

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

/// A symbol of the page.
#[must_use]
pub fn symbol(id: &str, class: &str) -> String {
    ["<svg class=\"", class, "\" aria-hidden=\"true\"><use href=\"#", id, "\"/></svg>"].concat()
}

/// Words, or markup, with a class.
#[must_use]
pub fn tag(class: &str, words: &str) -> String {
    ["<span class=\"", class, "\">", words, "</span>"].concat()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_applies_is_in_a_class() {
        assert_eq!(flags("card", &[(true, "legal"), (false, "chosen"), (true, "new")]), "card legal new");
        assert_eq!(flags("card", &[]), "card");
    }
}
