//! The order of moves, the most promising first. Equals keep the order of the rules, on every platform.
//!
//! Numbers of moves are sorted and not the moves themselves, so that the worker carries one sorting routine and not one
//! for the moves of every game.

/// Puts numbers into the order of their values, the highest first; equals stay as they stand.
pub(super) fn rank(order: &mut [u32], values: &[f32]) {
    order.sort_by(|a, b| values[*b as usize].total_cmp(&values[*a as usize]));
}

/// Puts moves into the order of what they are worth.
pub(super) fn best_first<A: Copy>(weighed: &mut Vec<(A, f32)>) {
    let values: Vec<f32> = weighed.iter().map(|(_, value)| *value).collect();
    let mut order: Vec<u32> = (0..weighed.len() as u32).collect();
    rank(&mut order, &values);
    *weighed = order.into_iter().map(|at| weighed[at as usize]).collect();
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_best_comes_first_and_equals_keep_their_order() {
        let mut weighed = vec![('a', 0.5), ('b', 0.9), ('c', 0.5), ('d', -1.0), ('e', 0.9)];
        best_first(&mut weighed);
        let order: String = weighed.iter().map(|(name, _)| *name).collect();
        assert_eq!(order, "beacd");
    }
}
