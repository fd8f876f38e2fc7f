//! What is free on a wall: the squares along the edge of what hangs there, and the sizes that still find room.

use super::super::components;
use super::super::grid::{Extent, Grid, SIDE};

/// Longest side of a piece that room is looked for.
const LONGEST: usize = components::LONGEST as usize;

/// The uncovered squares of a wall.
pub(super) struct Space {
    rows: usize,
    pub open: Grid,
    /// Those that share an edge with a covered one.
    pub frontier: Grid,
    length: u32,
}

impl Space {
    pub(super) fn new(extent: Extent, covered: &Grid) -> Self {
        let rows = usize::from(extent.height);
        let open = extent.all().without(covered);
        let mut space = Self { rows, open, frontier: open, length: 0 };
        space.frontier = space.beside(covered);
        space.length = space.frontier.count();
        space
    }

    /// The squares along the edge that share an edge with these covered ones.
    fn beside(&self, covered: &Grid) -> Grid {
        let mut beside = Grid::EMPTY;
        let mut above = 0;
        for y in 0..self.rows {
            let row = covered.0[y];
            let below = if y + 1 < self.rows { covered.0[y + 1] } else { 0 };
            beside.0[y] = (row << 1 | row >> 1 | above | below) & self.frontier.0[y];
            above = row;
        }
        beside
    }

    /// The part of the edge that these covered squares make.
    pub(super) fn share(&self, covered: &Grid) -> f32 {
        self.beside(covered).count() as f32 / self.length.max(1) as f32
    }

    /// Squares along the edge.
    pub(super) const fn length(&self) -> f32 {
        self.length as f32
    }

    /// The greatest height of a free rectangle, up to the longest side, by its width less one.
    pub(super) fn heights(&self) -> [u8; LONGEST] {
        let mut heights = [0; LONGEST];
        // Left ends of free stretches of a width, then of free rectangles on them.
        let mut stretches = self.open.0;
        for (width, height) in heights.iter_mut().enumerate() {
            for (stretch, row) in stretches.iter_mut().zip(self.open.0) {
                *stretch &= row >> width;
            }
            let mut tops: [u16; SIDE] = stretches;
            while usize::from(*height) < LONGEST && tops.iter().any(|row| *row != 0) {
                *height += 1;
                for y in 0..self.rows {
                    let below = usize::from(*height) + y;
                    tops[y] &= if below < self.rows { stretches[below] } else { 0 };
                }
            }
            if *height == 0 {
                break;
            }
        }
        heights
    }
}

#[cfg(test)]
mod tests {
    use super::super::super::grid::{Area, Spot};
    use super::*;

    const WALL: Extent = Extent { width: 12, height: 11 };

    fn wall(areas: &[(u8, u8, u8, u8)]) -> Grid {
        let mut covered = Grid::EMPTY;
        for (x, y, w, h) in areas {
            covered.add(Area { spot: Spot::at(*x, *y), w: *w, h: *h });
        }
        covered
    }

    #[test]
    fn the_edge_of_a_tile_in_the_middle_is_as_long_as_its_outline() {
        let covered = wall(&[(5, 4, 2, 3)]);
        let space = Space::new(WALL, &covered);
        assert_eq!((space.frontier.count(), space.length()), (10, 10.0));
        assert!((space.share(&covered) - 1.0).abs() < f32::EPSILON);
        // Its lowest row has two below and one at either side.
        assert!((space.share(&wall(&[(5, 6, 2, 1)])) - 0.4).abs() < f32::EPSILON);
    }

    #[test]
    fn room_is_found_for_what_has_a_place_and_for_nothing_else() {
        let walls = [
            wall(&[]),
            wall(&[(5, 4, 2, 3)]),
            wall(&[(0, 0, 12, 9)]),
            wall(&[(2, 0, 1, 11), (5, 0, 2, 10), (9, 3, 3, 3)]),
            wall(&[(0, 0, 12, 11)]),
        ];
        for covered in walls {
            let heights = Space::new(WALL, &covered).heights();
            for (w, height) in (1..).zip(heights) {
                for h in 1..=LONGEST as u8 {
                    let fits = !WALL.openings(&covered, w, h, false).is_empty();
                    assert_eq!(h <= height, fits, "{w} x {h} on {covered:?}");
                }
            }
        }
    }
}
