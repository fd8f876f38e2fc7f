//! The names of pieces in the page's `data-piece`: a kind and the numbers that tell one of the kind from another.

/// Most numbers in a name.
const MOST: usize = 3;

/// The name of a piece, such as `plaque-1-0-12`.
#[must_use]
pub fn join(kind: &str, numbers: &[u8]) -> String {
    let mut id = String::from(kind);
    for number in numbers {
        id.push('-');
        id.push_str(&number.to_string());
    }
    id
}

/// The kind, how many numbers follow it, and the numbers; what is not there is 0. `None` for what [`join`] never writes.
#[must_use]
pub fn split(id: &str) -> Option<(&str, usize, [u8; MOST])> {
    let mut parts = id.split('-');
    let kind = parts.next()?;
    let mut numbers = [0; MOST];
    let mut count = 0;
    for part in parts {
        *numbers.get_mut(count)? = part.parse().ok()?;
        count += 1;
    }
    Some((kind, count, numbers))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_comes_apart_as_it_was_joined() {
        assert_eq!(split(&join("bag", &[])), Some(("bag", 0, [0, 0, 0])));
        assert_eq!(split(&join("plaque", &[1, 0, 255])), Some(("plaque", 3, [1, 0, 255])));
    }

    #[test]
    fn what_is_no_name_is_not_read() {
        for foreign in ["card-x", "card-256", "card-", "card-1-2-3-4"] {
            assert_eq!(split(foreign), None, "{foreign}");
        }
    }
}
