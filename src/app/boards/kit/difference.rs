//! What differs between two markups of one thing, so that what stays is not set again.

/// The elements and texts of a markup, one after another; none where it is not closed as our own markup is.
#[must_use]
pub fn nodes(markup: &str) -> Option<Vec<&str>> {
    let mut found = Vec::new();
    let mut rest = markup;
    while !rest.is_empty() {
        let end = if rest.starts_with('<') { element(rest)? } else { rest.find('<').unwrap_or(rest.len()) };
        let (node, after) = rest.split_at(end);
        found.push(node);
        rest = after;
    }
    Some(found)
}

/// The opening tag of an element, and its content; none for texts and for elements that have no content.
#[must_use]
pub fn inside(node: &str) -> Option<(&str, &str)> {
    let (opening, rest) = node.split_at_checked(tag(node)?)?;
    if opening.ends_with("/>") || !opening.starts_with('<') {
        return None;
    }
    Some((opening, &rest[..rest.rfind("</")?]))
}

/// How many nodes at the beginning and at the end are the same.
#[must_use]
pub fn same_ends(before: &[&str], after: &[&str]) -> (usize, usize) {
    let front = before.iter().zip(after).take_while(|(before, after)| before == after).count();
    let (before, after) = (&before[front..], &after[front..]);
    let back =
        before.iter().rev().zip(after.iter().rev()).take_while(|(before, after)| before == after).count();
    (front, back)
}

/// Where the element at the beginning of a markup ends.
fn element(markup: &str) -> Option<usize> {
    let (mut depth, mut at) = (0_u32, 0);
    loop {
        let end = at + tag(&markup[at..])?;
        let tag = &markup[at..end];
        if tag.starts_with("</") {
            depth = depth.checked_sub(1)?;
        } else if !tag.ends_with("/>") {
            depth += 1;
        }
        if depth == 0 {
            return Some(end);
        }
        at = end + markup[end..].find('<')?;
    }
}

/// Where the tag at the beginning of a markup ends.
fn tag(markup: &str) -> Option<usize> {
    let mut quoted = false;
    let end = markup.bytes().position(|byte| {
        quoted ^= byte == b'"';
        byte == b'>' && !quoted
    });
    end.map(|end| end + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_markup_falls_into_its_elements_and_texts() {
        let markup = "<b>3</b>−1<svg class=\"x\" aria-label=\"a > b\"><use href=\"#c\"/></svg><i/>";
        let found = nodes(markup).unwrap_or_default();
        assert_eq!(
            found,
            ["<b>3</b>", "−1", "<svg class=\"x\" aria-label=\"a > b\"><use href=\"#c\"/></svg>", "<i/>"]
        );
        assert_eq!(inside(found[0]), Some(("<b>", "3")));
        assert_eq!(inside(found[2]), Some(("<svg class=\"x\" aria-label=\"a > b\">", "<use href=\"#c\"/>")));
        assert_eq!((inside(found[1]), inside(found[3])), (None, None));
        assert_eq!(nodes(""), Some(Vec::new()));
    }

    #[test]
    fn an_element_within_one_of_its_name_does_not_end_it() {
        let markup = "<g><g a=\"1\"/><g><g></g></g></g>text";
        assert_eq!(nodes(markup), Some(vec!["<g><g a=\"1\"/><g><g></g></g></g>", "text"]));
    }

    #[test]
    fn what_is_not_closed_is_not_taken_apart() {
        for markup in ["<b>3", "<b", "<p>one<br>two</p>", "</b>", "a<b><i></b>"] {
            assert_eq!(nodes(markup), None, "{markup}");
        }
    }

    #[test]
    fn what_stays_is_told_at_both_ends() {
        assert_eq!(same_ends(&["a", "b", "c"], &["a", "x", "y", "c"]), (1, 1));
        assert_eq!(same_ends(&["a", "a"], &["a", "a", "a"]), (2, 0));
        assert_eq!(same_ends(&["a"], &["a"]), (1, 0));
        assert_eq!(same_ends(&[], &["a"]), (0, 0));
    }
}
