//! Spaces, irises and areas of the Art Nouveau board (RULES.md, The board).

use serde::{Deserialize, Serialize};

/// Columns and rows of the Art Nouveau board.
pub const SIDE: usize = 5;
/// Action spaces of the Art Nouveau board.
pub const SPACES: usize = SIDE * SIDE;
/// Irises between them.
pub const IRISES: usize = (SIDE - 1) * (SIDE - 1);

/// An action space, row by row from the bottom, from the left: 0 is the bottom left one, 24 the top right one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Space(pub u8);

impl Space {
    /// The space in a column and a row, both from 0, left to right and bottom to top.
    #[must_use]
    pub const fn at(column: u8, row: u8) -> Self {
        Self(row * SIDE as u8 + column)
    }

    /// Every space.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..SPACES as u8).map(Self)
    }

    /// Its column, from 0, left to right.
    #[must_use]
    pub const fn column(self) -> u8 {
        self.0 % SIDE as u8
    }

    /// Its row, from 0, bottom to top.
    #[must_use]
    pub const fn row(self) -> u8 {
        self.0 / SIDE as u8
    }

    /// Index into what there is of each space.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Whether there is such a space.
    #[must_use]
    pub const fn exists(self) -> bool {
        self.index() < SPACES
    }
}

/// An iris: the point that four spaces share, row by row from the bottom, from the left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Iris(pub u8);

impl Iris {
    /// The iris with its printed coordinates, both from 1.
    #[must_use]
    pub const fn at(column: u8, row: u8) -> Self {
        Self((row - 1) * (SIDE as u8 - 1) + column - 1)
    }

    /// Every iris.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..IRISES as u8).map(Self)
    }

    /// Its printed column, from 1.
    #[must_use]
    pub const fn column(self) -> u8 {
        self.0 % (SIDE as u8 - 1) + 1
    }

    /// Its printed row, from 1.
    #[must_use]
    pub const fn row(self) -> u8 {
        self.0 / (SIDE as u8 - 1) + 1
    }

    /// The spaces around it: lower left, lower right, upper left, upper right.
    #[must_use]
    pub const fn spaces(self) -> [Space; 4] {
        let (column, row) = (self.column(), self.row());
        [
            Space::at(column - 1, row - 1),
            Space::at(column, row - 1),
            Space::at(column - 1, row),
            Space::at(column, row),
        ]
    }

    /// The irises that a space touches.
    pub fn around(space: Space) -> impl Iterator<Item = Self> {
        let (column, row) = (space.column(), space.row());
        let last = SIDE as u8 - 1;
        (row.max(1)..=(row + 1).min(last)).flat_map(move |row| {
            (column.max(1)..=(column + 1).min(last)).map(move |column| Self::at(column, row))
        })
    }
}

/// A part of the board: columns and rows from one to another, all from 0, both ends included.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Area {
    /// The iris on which the corner of the try square lies.
    pub corner: Iris,
    /// First and last column.
    pub columns: [u8; 2],
    /// First and last row.
    pub rows: [u8; 2],
}

impl Area {
    /// The largest rectangle that the try square marks with its corner on an iris.
    #[must_use]
    pub const fn of(corner: Iris) -> Self {
        const fn span(at: u8) -> [u8; 2] {
            if at as usize * 2 < SIDE { [at, SIDE as u8 - 1] } else { [0, at - 1] }
        }
        Self { corner, columns: span(corner.column()), rows: span(corner.row()) }
    }

    /// Whether a space lies in it.
    #[must_use]
    pub const fn has(&self, space: Space) -> bool {
        self.has_column(space.column()) && self.rows[0] <= space.row() && space.row() <= self.rows[1]
    }

    /// Whether a column crosses it.
    #[must_use]
    pub const fn has_column(&self, column: u8) -> bool {
        self.columns[0] <= column && column <= self.columns[1]
    }

    /// Its spaces.
    pub fn spaces(self) -> impl Iterator<Item = Space> {
        let [first, last] = self.columns;
        (self.rows[0]..=self.rows[1])
            .flat_map(move |row| (first..=last).map(move |column| Space::at(column, row)))
    }

    /// How many spaces it has.
    #[must_use]
    pub const fn size(&self) -> u8 {
        (self.columns[1] - self.columns[0] + 1) * (self.rows[1] - self.rows[0] + 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_corner_leaves_nine_twelve_or_sixteen_spaces_with_the_middle_one_among_them() {
        for corner in Iris::all() {
            let area = Area::of(corner);
            assert!([9, 12, 16].contains(&area.size()), "{corner:?}");
            assert_eq!(area.spaces().count(), usize::from(area.size()));
            assert!(area.has(Space::at(2, 2)));
            assert!(area.spaces().all(|space| area.has(space)));
            // The corner of the area is the iris itself.
            assert_eq!(corner.spaces().iter().filter(|space| area.has(**space)).count(), 1);
        }
    }

    #[test]
    fn an_iris_touches_four_spaces_and_a_space_up_to_four_irises() {
        assert_eq!(Iris::at(1, 1).spaces(), [0, 1, 5, 6].map(Space));
        assert_eq!(Iris::at(4, 4).spaces(), [18, 19, 23, 24].map(Space));
        assert_eq!(Iris::around(Space::at(0, 0)).count(), 1);
        assert_eq!(Iris::around(Space::at(0, 2)).count(), 2);
        assert_eq!(Iris::around(Space::at(2, 2)).count(), 4);
    }
}
