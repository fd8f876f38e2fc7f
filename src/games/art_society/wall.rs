//! A wall: where paintings and decor hang, and what the rules ask about it (RULES.md, Hanging tiles).

use super::components::{Components, LARGEST_DECOR, MOST_CARDS};
use super::grid::{Area, Extent, Grid, Spot};
use super::painting::{Genre, Painting, PaintingId, PaintingSet};
use serde::{Deserialize, Serialize};

/// Most paintings on a wall: the starting one and one a round.
pub const MOST_HUNG: usize = 1 + MOST_CARDS;

/// A painting on a wall.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hung {
    /// Which.
    pub painting: PaintingId,
    /// Its top left square.
    pub spot: Spot,
}

/// Number of shields, and squares, of a decor tile: 1 to 3.
pub type Size = u8;

/// A decor tile on a wall.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Laid {
    /// Its shields.
    pub size: Size,
    /// Its first square: the left or upper end.
    pub spot: Spot,
    /// Whether it stands upright; never for a single square.
    pub upright: bool,
    /// Whether it may still be taken back this round.
    pub fresh: bool,
}

impl Laid {
    /// The squares that it covers.
    #[must_use]
    pub const fn area(&self) -> Area {
        lying(self.size, self.spot, self.upright)
    }
}

/// The squares of a decor tile.
#[must_use]
pub const fn lying(size: Size, spot: Spot, upright: bool) -> Area {
    if upright { Area { spot, w: 1, h: size } } else { Area { spot, w: size, h: 1 } }
}

/// One player's wall.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Wall {
    /// In the order in which they were hung.
    pub(super) hung: [Hung; MOST_HUNG],
    pub(super) count: u8,
    /// Paintings that can no longer be taken back; those hung later are fresh.
    pub(super) settled: u8,
    /// Squares under paintings and decor.
    pub(super) covered: Grid,
    /// Squares under decor.
    pub(super) decor: Grid,
    /// Squares whose right neighbour is under the same decor tile.
    pub(super) joined_right: Grid,
    /// Squares whose lower neighbour is under the same decor tile.
    pub(super) joined_down: Grid,
    /// Squares under decor that may still be taken back.
    pub(super) fresh: Grid,
}

impl Wall {
    /// The paintings, in the order in which they were hung.
    #[must_use]
    pub fn paintings(&self) -> &[Hung] {
        &self.hung[..usize::from(self.count)]
    }

    /// The paintings that may still be taken back.
    #[must_use]
    pub fn fresh_paintings(&self) -> &[Hung] {
        &self.hung[usize::from(self.settled)..usize::from(self.count)]
    }

    /// Which paintings hang here.
    #[must_use]
    pub fn painting_set(&self) -> PaintingSet {
        self.paintings().iter().fold(0, |set, hung| set | 1 << hung.painting)
    }

    /// Squares under paintings and decor.
    #[must_use]
    pub const fn covered(&self) -> &Grid {
        &self.covered
    }

    /// Shields of the decor.
    #[must_use]
    pub fn shields(&self) -> u32 {
        self.decor.count()
    }

    /// The decor tiles, row by row from the top left.
    pub fn decor(&self) -> impl Iterator<Item = Laid> + '_ {
        self.decor.spots().filter_map(|spot| self.decor_from(spot))
    }

    /// The decor tile whose first square this is.
    pub(super) fn decor_from(&self, spot: Spot) -> Option<Laid> {
        let Spot { x, y } = spot;
        let continues = x > 0 && self.joined_right.has(Spot::at(x - 1, y))
            || y > 0 && self.joined_down.has(Spot::at(x, y - 1));
        if continues || !self.decor.has(spot) {
            return None;
        }
        let upright = self.joined_down.has(spot);
        let joined = if upright { &self.joined_down } else { &self.joined_right };
        let mut size = 1;
        let mut end = spot;
        while joined.has(end) {
            size += 1;
            if upright {
                end.y += 1;
            } else {
                end.x += 1;
            }
        }
        Some(Laid { size, spot, upright, fresh: self.fresh.has(spot) })
    }

    /// Number of decor tiles of each size.
    #[must_use]
    pub fn decor_counts(&self) -> [u8; LARGEST_DECOR] {
        let mut counts = [0; LARGEST_DECOR];
        for laid in self.decor() {
            counts[usize::from(laid.size) - 1] += 1;
        }
        counts
    }

    /// Whether every square is covered.
    #[must_use]
    pub fn is_full(&self, extent: Extent) -> bool {
        self.covered.count() == extent.squares()
    }

    /// Where a painting can be hung.
    #[must_use]
    pub fn openings(&self, components: &Components, painting: PaintingId) -> Grid {
        let Painting { w, h, .. } = *components.painting(painting);
        components.extent.openings(&self.covered, w, h, true)
    }

    /// Where a decor tile can be laid.
    #[must_use]
    pub fn decor_openings(&self, components: &Components, size: Size, upright: bool) -> Grid {
        let Area { w, h, .. } = lying(size, Spot::default(), upright);
        components.extent.openings(&self.covered, w, h, true)
    }

    /// Paintings that one at this place would touch, nearest neighbours along an edge.
    pub fn neighbours<'a>(
        &'a self,
        components: &'a Components,
        area: Area,
    ) -> impl Iterator<Item = &'a Hung> + 'a {
        self.paintings().iter().filter(move |other| components.area(other.painting, other.spot).touches(area))
    }

    /// Paintings with the same frame that one at this place would touch (RULES.md, Matching frames).
    #[must_use]
    pub fn matches(&self, components: &Components, painting: PaintingId, spot: Spot) -> u8 {
        let frame = components.painting(painting).frame;
        let same =
            |other: &&Hung| other.painting != painting && components.painting(other.painting).frame == frame;
        self.neighbours(components, components.area(painting, spot)).filter(same).count() as u8
    }

    /// Whether a painting of this genre would touch another of its own at this place (bad taste).
    #[must_use]
    pub fn clashes(&self, components: &Components, genre: Genre, area: Area) -> bool {
        self.neighbours(components, area).any(|other| components.painting(other.painting).genre == genre)
    }

    /// Whether a hung painting touches another of its genre (RULES.md, Bad taste).
    #[must_use]
    pub fn is_void(&self, components: &Components, hung: &Hung) -> bool {
        let genre = components.painting(hung.painting).genre;
        self.neighbours(components, components.area(hung.painting, hung.spot))
            .any(|other| components.painting(other.painting).genre == genre)
    }

    /// Hangs a painting, fresh. Asks no rule: for trying out what a place would bring.
    pub fn hang(&mut self, components: &Components, painting: PaintingId, spot: Spot) {
        self.hung[usize::from(self.count)] = Hung { painting, spot };
        self.count += 1;
        self.covered.add(components.area(painting, spot));
    }

    /// Lays a decor tile. Asks no rule, as [`hang`](Self::hang).
    pub fn lay(&mut self, laid: Laid) {
        let area = laid.area();
        self.covered.add(area);
        self.decor.add(area);
        if laid.fresh {
            self.fresh.add(area);
        }
        if laid.size > 1 {
            if laid.upright {
                self.joined_down.add(Area { h: area.h - 1, ..area });
            } else {
                self.joined_right.add(Area { w: area.w - 1, ..area });
            }
        }
    }

    /// Makes everything final.
    pub fn settle(&mut self) {
        self.settled = self.count;
        self.fresh = Grid::EMPTY;
    }

    /// Takes down what is fresh, and tells how many decor tiles of each size came down.
    pub(super) fn take_down(&mut self, components: &Components) -> [u8; LARGEST_DECOR] {
        for at in usize::from(self.settled)..usize::from(self.count) {
            let Hung { painting, spot } = std::mem::take(&mut self.hung[at]);
            self.covered.remove(components.area(painting, spot));
        }
        self.count = self.settled;
        let mut counts = [0; LARGEST_DECOR];
        for laid in self.decor().filter(|laid| laid.fresh) {
            counts[usize::from(laid.size) - 1] += 1;
        }
        let fresh = std::mem::take(&mut self.fresh);
        self.covered = self.covered.without(&fresh);
        self.decor = self.decor.without(&fresh);
        self.joined_right = self.joined_right.without(&fresh);
        self.joined_down = self.joined_down.without(&fresh);
        counts
    }

    /// Replaces a stretch of decor by other tiles over the same squares, the longest first.
    pub(super) fn replace(&mut self, stretch: Area, tiles: [u8; LARGEST_DECOR], fresh: bool) {
        let upright = stretch.h > 1;
        for grid in [&mut self.decor, &mut self.joined_right, &mut self.joined_down, &mut self.fresh] {
            grid.remove(stretch);
        }
        let mut spot = stretch.spot;
        for size in (1..=LARGEST_DECOR as Size).rev() {
            for _ in 0..tiles[usize::from(size) - 1] {
                self.lay(Laid { size, spot, upright: upright && size > 1, fresh });
                if upright {
                    spot.y += size;
                } else {
                    spot.x += size;
                }
            }
        }
    }
}
