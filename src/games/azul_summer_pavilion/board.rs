//! A player board: seven stars of six spaces, and what lies on them.

use super::tile::{COLOURS, Colour, ColourSet, Tiles};
use serde::{Deserialize, Serialize};

/// Stars on a board: the one in the centre, then the outer ones clockwise.
pub const STARS: usize = 7;
/// Spaces of a star, a ring.
pub const RING: usize = 6;
/// Spaces on a board.
pub const SPACES: usize = STARS * RING;
/// The star in the centre.
pub const CENTRE: usize = 0;

/// A space: star times 6, plus its place in the ring clockwise from the top.
pub type Space = u8;

/// A set of spaces, a bit each.
pub type Spaces = u64;

/// The star of a space.
#[must_use]
pub const fn star_of(space: Space) -> usize {
    space as usize / RING
}

/// Length of the run through a place of a ring, for each set of covered places (RULES.md, Points).
const RUNS: [[u8; RING]; 1 << RING] = runs();

const fn runs() -> [[u8; RING]; 1 << RING] {
    let mut table = [[0; RING]; 1 << RING];
    let mut covered = 0;
    while covered < 1 << RING {
        let mut at = 0;
        while at < RING {
            let mut run = 1;
            let mut step = 1;
            while step < RING && covered >> ((at + step) % RING) & 1 == 1 {
                run += 1;
                step += 1;
            }
            // Backwards only as far as the run forwards has not come round already.
            let mut back = 1;
            while back + step <= RING && covered >> ((at + RING - back) % RING) & 1 == 1 {
                run += 1;
                back += 1;
            }
            table[covered][at] = run;
            at += 1;
        }
        covered += 1;
    }
    table
}

/// Points for the tile at a place of a ring: the run of tiles that it is part of.
#[must_use]
pub const fn run(ring: u8, place: usize) -> u8 {
    RUNS[ring as usize & 0x3f][place]
}

/// What a complete star became.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum StarKind {
    /// Six tiles of one colour.
    Single(Colour),
    /// Six different colours.
    Multicoloured,
}

/// The tiles on a player board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Board {
    laid: [Spaces; COLOURS],
}

impl Board {
    /// The covered spaces.
    #[must_use]
    pub const fn covered(&self) -> Spaces {
        let laid = &self.laid;
        laid[0] | laid[1] | laid[2] | laid[3] | laid[4] | laid[5]
    }

    /// Whether a space is covered.
    #[must_use]
    pub const fn has(&self, space: Space) -> bool {
        self.covered() >> space & 1 == 1
    }

    /// The tile on a space.
    #[must_use]
    pub fn tile(&self, space: Space) -> Option<Colour> {
        Colour::ALL.into_iter().find(|colour| self.laid[colour.index()] >> space & 1 == 1)
    }

    /// The covered places of a star, a bit each.
    #[must_use]
    pub const fn ring(&self, star: usize) -> u8 {
        (self.covered() >> (star * RING) & 0x3f) as u8
    }

    /// The colours that lie in a star.
    #[must_use]
    pub fn colours(&self, star: usize) -> ColourSet {
        let shift = star * RING;
        let mut bits = 0;
        for (at, laid) in self.laid.iter().enumerate() {
            bits |= u8::from(laid >> shift & 0x3f != 0) << at;
        }
        ColourSet(bits)
    }

    /// The points that a tile on this space would be worth, or was worth if it was the last one laid (RULES.md,
    /// Points).
    #[must_use]
    pub const fn points(&self, space: Space) -> u8 {
        run(self.ring(star_of(space)), space as usize % RING)
    }

    /// What a star became, if it is complete.
    #[must_use]
    pub fn complete(&self, star: usize) -> Option<StarKind> {
        if self.ring(star) != 0x3f {
            return None;
        }
        Some(self.colours(star).single().map_or(StarKind::Multicoloured, StarKind::Single))
    }

    /// Tiles on the board, by colour.
    #[must_use]
    pub fn tiles(&self) -> Tiles {
        self.laid.map(|spaces| spaces.count_ones() as u8)
    }

    /// The spaces that bear each colour.
    pub(super) const fn spaces(&self) -> &[Spaces; COLOURS] {
        &self.laid
    }

    /// Lays a tile on an empty space.
    pub const fn lay(&mut self, space: Space, colour: Colour) {
        self.laid[colour.index()] |= 1 << space;
    }

    /// Whether no space bears two tiles and nothing lies beside the board.
    pub(super) fn is_sound(&self) -> bool {
        let single = self.laid.iter().map(|spaces| spaces.count_ones()).sum::<u32>();
        single == self.covered().count_ones() && self.covered() >> SPACES == 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pattern(ring: &str) -> u8 {
        let place = ring.find('?').expect("the new tile");
        let covered =
            ring.bytes().enumerate().fold(0, |bits, (at, mark)| bits | u8::from(mark == b'x') << at);
        run(covered, place)
    }

    #[test]
    fn runs_that_close_the_ring_and_runs_with_gaps_score_as_written() {
        let patterns =
            [("x?....", 2), ("x?x...", 3), ("x..?..", 1), ("?...xx", 3), ("xx?xxx", 6), ("xxx?..", 4)];
        for (ring, points) in patterns {
            assert_eq!(pattern(ring), points, "{ring}");
        }
    }

    #[test]
    fn a_run_counts_every_tile_once_whether_or_not_its_own_space_is_covered() {
        for covered in 0..1_u8 << RING {
            for place in 0..RING {
                let with = covered | 1 << place;
                // Walks both ways from the tile until a gap, in a set of places.
                let mut group = 1_u8 << place;
                for way in [1, RING - 1] {
                    let mut at = (place + way) % RING;
                    while with >> at & 1 == 1 && group >> at & 1 == 0 {
                        group |= 1 << at;
                        at = (at + way) % RING;
                    }
                }
                assert_eq!(u32::from(run(covered, place)), group.count_ones(), "{covered:06b} {place}");
                assert_eq!(run(covered, place), run(with, place));
            }
        }
    }

    #[test]
    fn a_star_filled_as_a_growing_run_is_worth_21() {
        let mut board = Board::default();
        let points: u8 = (6..12)
            .map(|space| {
                board.lay(space, Colour::Orange);
                board.points(space)
            })
            .sum();
        assert_eq!(points, 21);
        assert_eq!(board.complete(1), Some(StarKind::Single(Colour::Orange)));
    }
}
