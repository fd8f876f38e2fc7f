//! Squares of a wall as bits: a row a word, so that a whole wall is looked over in a few dozen operations.

use serde::{Deserialize, Serialize};

/// Most squares along a side of a wall.
pub const SIDE: usize = 16;

/// A square, or the top left square of a piece: x to the right, y downwards, from 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Spot {
    /// Column.
    pub x: u8,
    /// Row.
    pub y: u8,
}

impl Spot {
    /// The square in column `x` of row `y`.
    #[must_use]
    pub const fn at(x: u8, y: u8) -> Self {
        Self { x, y }
    }
}

/// A rectangle of squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Area {
    /// Its top left square.
    pub spot: Spot,
    /// Width.
    pub w: u8,
    /// Height.
    pub h: u8,
}

impl Area {
    /// Whether two areas share at least one unit of edge (RULES.md, Hanging tiles); a shared corner point is not enough.
    #[must_use]
    pub const fn touches(self, other: Self) -> bool {
        let (left, right) = (self.spot.x, self.spot.x + self.w);
        let (top, bottom) = (self.spot.y, self.spot.y + self.h);
        let (other_left, other_right) = (other.spot.x, other.spot.x + other.w);
        let (other_top, other_bottom) = (other.spot.y, other.spot.y + other.h);
        let beside = (right == other_left || other_right == left) && top < other_bottom && other_top < bottom;
        let above = (bottom == other_top || other_bottom == top) && left < other_right && other_left < right;
        beside || above
    }
}

/// A set of squares.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Grid(pub(super) [u16; SIDE]);

impl std::fmt::Debug for Grid {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.spots().map(|Spot { x, y }| (x, y))).finish()
    }
}

/// `w` bits from bit `x` on.
const fn span(x: u8, w: u8) -> u16 {
    (((1_u32 << w) - 1) << x) as u16
}

impl Grid {
    /// No square.
    pub const EMPTY: Self = Self([0; SIDE]);

    /// Whether a square is in the set.
    #[must_use]
    pub fn has(&self, spot: Spot) -> bool {
        spot.x < SIDE as u8 && self.0.get(usize::from(spot.y)).is_some_and(|row| row >> spot.x & 1 == 1)
    }

    /// Number of squares.
    #[must_use]
    pub fn count(&self) -> u32 {
        self.0.iter().map(|row| row.count_ones()).sum()
    }

    /// Whether there is no square.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|row| *row == 0)
    }

    /// Whether any square of an area is in the set.
    #[must_use]
    pub fn meets(&self, area: Area) -> bool {
        let span = span(area.spot.x, area.w);
        self.0[usize::from(area.spot.y)..usize::from(area.spot.y + area.h)].iter().any(|row| row & span != 0)
    }

    /// Adds the squares of an area.
    pub fn add(&mut self, area: Area) {
        let span = span(area.spot.x, area.w);
        for row in &mut self.0[usize::from(area.spot.y)..usize::from(area.spot.y + area.h)] {
            *row |= span;
        }
    }

    /// Takes the squares of an area away.
    pub fn remove(&mut self, area: Area) {
        let span = span(area.spot.x, area.w);
        for row in &mut self.0[usize::from(area.spot.y)..usize::from(area.spot.y + area.h)] {
            *row &= !span;
        }
    }

    /// The squares of both.
    #[must_use]
    pub fn or(&self, other: &Self) -> Self {
        Self(std::array::from_fn(|y| self.0[y] | other.0[y]))
    }

    /// The squares that both have.
    #[must_use]
    pub fn and(&self, other: &Self) -> Self {
        Self(std::array::from_fn(|y| self.0[y] & other.0[y]))
    }

    /// The squares that the other set does not have.
    #[must_use]
    pub fn without(&self, other: &Self) -> Self {
        Self(std::array::from_fn(|y| self.0[y] & !other.0[y]))
    }

    /// The squares, row by row from the top left.
    pub fn spots(&self) -> impl Iterator<Item = Spot> + '_ {
        self.0.iter().enumerate().flat_map(|(y, row)| {
            let mut left = *row;
            std::iter::from_fn(move || {
                let x = left.trailing_zeros() as u8;
                left &= left.wrapping_sub(1);
                (x < SIDE as u8).then_some(Spot { x, y: y as u8 })
            })
        })
    }
}

/// The size of a wall's grid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Extent {
    /// Squares of a row.
    pub width: u8,
    /// Rows.
    pub height: u8,
}

impl Extent {
    /// Whether an area lies wholly inside. Safe for any numbers.
    #[must_use]
    pub const fn contains(self, area: Area) -> bool {
        area.w <= self.width
            && area.h <= self.height
            && area.spot.x <= self.width - area.w
            && area.spot.y <= self.height - area.h
    }

    /// Number of squares.
    #[must_use]
    pub const fn squares(self) -> u32 {
        self.width as u32 * self.height as u32
    }

    /// The four corner squares.
    #[must_use]
    pub const fn corners(self) -> [Spot; 4] {
        let (right, bottom) = (self.width - 1, self.height - 1);
        [Spot::at(0, 0), Spot::at(right, 0), Spot::at(0, bottom), Spot::at(right, bottom)]
    }

    /// Every square.
    #[must_use]
    pub fn all(self) -> Grid {
        let mut all = Grid::EMPTY;
        all.add(Area { spot: Spot::at(0, 0), w: self.width, h: self.height });
        all
    }

    /// Where the top left square of a piece of w x h can go: every square uncovered and, if it must, at least one
    /// unit of edge shared with what is covered (RULES.md, Hanging tiles).
    #[must_use]
    pub fn openings(self, covered: &Grid, w: u8, h: u8, must_touch: bool) -> Grid {
        let mut openings = Grid::EMPTY;
        if w > self.width || h > self.height {
            return openings;
        }
        let rows = usize::from(self.height);
        let within = span(0, self.width - w + 1);
        // By the left end of a stretch of w squares: whether one of them is covered, whether a neighbour at its ends is.
        let (mut blocked, mut flanked) = ([0_u16; SIDE], [0_u16; SIDE]);
        for y in 0..rows {
            let row = covered.0[y];
            let mut any = row;
            for step in 1..w {
                any |= row >> step;
            }
            blocked[y] = any;
            flanked[y] = row << 1 | (u32::from(row) >> w) as u16;
        }
        let h = usize::from(h);
        for y in 0..=rows - h {
            let (mut taken, mut touched) = (0, 0);
            for at in y..y + h {
                taken |= blocked[at];
                touched |= flanked[at];
            }
            let open = within & !taken;
            openings.0[y] = if must_touch {
                if y > 0 {
                    touched |= blocked[y - 1];
                }
                if y + h < rows {
                    touched |= blocked[y + h];
                }
                open & touched
            } else {
                open
            };
        }
        openings
    }
}

impl Grid {
    /// Where the top left square of a piece of w x h can be so that it shares an edge with a square of the set. Says
    /// nothing about what the piece itself covers.
    #[must_use]
    pub fn contacts(&self, extent: Extent, w: u8, h: u8) -> Grid {
        let mut contacts = Grid::EMPTY;
        let rows = usize::from(extent.height);
        let h = usize::from(h);
        let spread = |row: u16| (1..w).fold(row, |any, step| any | row >> step);
        for y in 0..=rows.saturating_sub(h) {
            let mut near = 0;
            for row in &self.0[y..(y + h).min(SIDE)] {
                near |= row << 1 | (u32::from(*row) >> w) as u16;
            }
            if y > 0 {
                near |= spread(self.0[y - 1]);
            }
            if y + h < rows {
                near |= spread(self.0[y + h]);
            }
            contacts.0[y] = near;
        }
        contacts
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const WALL: Extent = Extent { width: 12, height: 11 };

    const fn area(x: u8, y: u8, w: u8, h: u8) -> Area {
        Area { spot: Spot::at(x, y), w, h }
    }

    #[test]
    fn a_shared_corner_point_is_no_contact() {
        let tile = area(5, 4, 2, 3);
        assert!(tile.touches(area(7, 6, 2, 2)));
        assert!(tile.touches(area(3, 2, 2, 3)));
        assert!(tile.touches(area(6, 7, 4, 1)));
        assert!(!tile.touches(area(7, 7, 2, 2)));
        assert!(!tile.touches(area(8, 4, 2, 2)));
        assert!(!tile.touches(area(3, 2, 2, 2)));
    }

    #[test]
    fn openings_are_the_places_that_a_square_by_square_look_finds() {
        let mut covered = Grid::EMPTY;
        for tile in [area(5, 4, 2, 3), area(0, 0, 1, 1), area(9, 7, 3, 4), area(2, 10, 5, 1)] {
            covered.add(tile);
        }
        let free = |x: i32, y: i32| {
            (0..12).contains(&x) && (0..11).contains(&y) && !covered.has(Spot::at(x as u8, y as u8))
        };
        let taken = |x: i32, y: i32| {
            (0..12).contains(&x) && (0..11).contains(&y) && covered.has(Spot::at(x as u8, y as u8))
        };
        for (w, h) in [(1, 1), (1, 3), (3, 1), (2, 2), (3, 4), (5, 5), (12, 1)] {
            let openings = WALL.openings(&covered, w as u8, h as u8, true);
            let apart = WALL.openings(&covered, w as u8, h as u8, false);
            for (y, x) in (0..16).flat_map(|y| (0..16).map(move |x| (y, x))) {
                let inside = (y..y + h).all(|y| (x..x + w).all(|x| free(x, y)));
                let touched = (x..x + w).any(|x| taken(x, y - 1) || taken(x, y + h))
                    || (y..y + h).any(|y| taken(x - 1, y) || taken(x + w, y));
                let spot = Spot::at(x as u8, y as u8);
                assert_eq!(openings.has(spot), inside && touched, "{w}x{h} at {spot:?}");
                assert_eq!(apart.has(spot), inside, "{w}x{h} at {spot:?}");
            }
        }
    }

    #[test]
    fn contacts_are_the_openings_that_touch() {
        let mut squares = Grid::EMPTY;
        for tile in [area(5, 4, 2, 3), area(0, 0, 1, 1), area(9, 7, 3, 4)] {
            squares.add(tile);
        }
        for (w, h) in [(1, 1), (2, 3), (5, 2), (4, 4)] {
            let apart = WALL.openings(&squares, w, h, false);
            let touching = WALL.openings(&squares, w, h, true);
            assert_eq!(squares.contacts(WALL, w, h).and(&apart), touching);
        }
    }

    #[test]
    fn a_piece_wider_than_the_wall_has_no_opening() {
        assert!(WALL.openings(&Grid::EMPTY, 13, 1, false).is_empty());
        assert!(!WALL.contains(area(255, 0, 2, 2)));
        assert!(!WALL.contains(area(0, 0, 13, 1)));
    }
}
