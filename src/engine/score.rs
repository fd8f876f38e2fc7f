//! The score sheet: categories by seats, totals, ranks and the tie-breaks that were needed.

use super::Seat;

/// One line of a score sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScoreRow<C> {
    /// What is counted here.
    pub category: C,
    /// One figure a seat, in seat order.
    pub values: Vec<i32>,
}

/// What every seat has, by category. Live during a game, final once it is over.
///
/// ```
/// use salon::engine::{ScoreRow, ScoreSheet, Seat};
///
/// let row = |category, values: [i32; 3]| ScoreRow { category, values: values.to_vec() };
/// // Fewer tiles left win a tie.
/// let sheet = ScoreSheet::ranked(
///     vec![row("stars", [12, 9, 12]), row("bonus", [0, 4, 1])],
///     vec![(row("tiles left", [5, 2, 4]), true)],
/// );
/// assert_eq!(sheet.totals, [12, 13, 13]);
/// assert_eq!(sheet.ranks, [3, 1, 2]);
/// assert_eq!(sheet.winners().collect::<Vec<_>>(), [Seat(1)]);
/// assert_eq!(sheet.tie_breaks.len(), 1, "the tie made it necessary");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScoreSheet<C> {
    /// Categories that add up to the total, in the order in which they are counted.
    pub rows: Vec<ScoreRow<C>>,
    /// The sum of the rows (or what a floor of the track made of it), one a seat.
    pub totals: Vec<i32>,
    /// Tie-breaks that had to be looked at, in order; empty when the totals decide. Figures as printed on the
    /// pieces: whether more or fewer is better is the category's to say.
    pub tie_breaks: Vec<ScoreRow<C>>,
    /// Rank of each seat, from 1; equal ranks share the place.
    pub ranks: Vec<u8>,
}

impl<C> ScoreSheet<C> {
    /// A sheet ranked by total, ties broken by `tie_breaks` (category, figures, whether fewer is better), of which
    /// only those are kept that a tie made necessary.
    #[must_use]
    pub fn ranked(rows: Vec<ScoreRow<C>>, tie_breaks: Vec<(ScoreRow<C>, bool)>) -> Self {
        let seats = rows.first().map_or(0, |row| row.values.len());
        let totals: Vec<i32> = (0..seats).map(|seat| rows.iter().map(|row| row.values[seat]).sum()).collect();
        Self::with_totals(rows, totals, tie_breaks)
    }

    /// As [`ranked`](Self::ranked), for games whose total is not the plain sum of the rows.
    ///
    /// # Panics
    /// With more than 255 seats.
    #[must_use]
    pub fn with_totals(
        rows: Vec<ScoreRow<C>>,
        totals: Vec<i32>,
        tie_breaks: Vec<(ScoreRow<C>, bool)>,
    ) -> Self {
        let mut keys: Vec<Vec<i32>> = totals.iter().map(|&total| vec![total]).collect();
        let mut needed = Vec::new();
        for (row, fewer_is_better) in tie_breaks {
            if !has_ties(&keys) {
                break;
            }
            // Only the seats that are tied so far are compared; the figure of the others changes no rank.
            for (key, &value) in keys.iter_mut().zip(&row.values) {
                key.push(if fewer_is_better { -value } else { value });
            }
            needed.push(row);
        }
        let ranks = keys
            .iter()
            .map(|key| {
                let better = keys.iter().filter(|other| *other > key).count();
                u8::try_from(better + 1).expect("a table seats a handful")
            })
            .collect();
        Self { rows, totals, tie_breaks: needed, ranks }
    }

    /// The seats that share the first place.
    pub fn winners(&self) -> impl Iterator<Item = Seat> + '_ {
        self.ranks.iter().enumerate().filter(|(_, rank)| **rank == 1).map(|(seat, _)| Seat::from_index(seat))
    }
}

fn has_ties(keys: &[Vec<i32>]) -> bool {
    keys.iter().enumerate().any(|(at, key)| keys[at + 1..].contains(key))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(category: &'static str, values: &[i32]) -> ScoreRow<&'static str> {
        ScoreRow { category, values: values.to_vec() }
    }

    #[test]
    fn a_tie_break_appears_only_when_it_was_needed() {
        let sheet = ScoreSheet::ranked(vec![row("points", &[15, 14])], vec![(row("cards", &[9, 4]), true)]);
        assert_eq!(sheet.ranks, [1, 2]);
        assert!(sheet.tie_breaks.is_empty());
    }

    #[test]
    fn ties_are_broken_among_the_tied_only() {
        let sheet =
            ScoreSheet::ranked(vec![row("points", &[15, 14, 15])], vec![(row("cards", &[9, 2, 8]), true)]);
        assert_eq!(sheet.ranks, [2, 3, 1]);
    }

    #[test]
    fn what_no_tie_break_settles_is_shared() {
        let sheet =
            ScoreSheet::ranked(vec![row("points", &[15, 15, 3])], vec![(row("cards", &[9, 9, 1]), true)]);
        assert_eq!(sheet.ranks, [1, 1, 3]);
        assert_eq!(sheet.winners().count(), 2);
    }
}
