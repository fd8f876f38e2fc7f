//! Short lists, put in order. What the standard library does for lists of any length is compiled anew for every kind of thing, some
//! five kilobytes each time, and what a page puts in order has a dozen entries; saved games may be some hundred.

/// Puts a short list in the order of a key; what is equal stays as it lies.
pub fn sort_by_key<T, K: PartialOrd>(list: &mut [T], key: impl Fn(&T) -> K) {
    for end in 1..list.len() {
        let mut at = end;
        while at > 0 && key(&list[at]) < key(&list[at - 1]) {
            list.swap(at, at - 1);
            at -= 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_equal_stays_as_it_lies() {
        let mut list = [(2, 'a'), (1, 'b'), (2, 'c'), (0, 'd'), (1, 'e')];
        sort_by_key(&mut list, |(number, _)| *number);
        assert_eq!(list, [(0, 'd'), (1, 'b'), (1, 'e'), (2, 'a'), (2, 'c')]);
    }

    #[test]
    fn empty_lists_and_lists_of_one_are_in_order() {
        let mut none: [u8; 0] = [];
        sort_by_key(&mut none, |number| *number);
        let mut one = [1];
        sort_by_key(&mut one, |number| *number);
        assert_eq!(one, [1]);
    }
}
