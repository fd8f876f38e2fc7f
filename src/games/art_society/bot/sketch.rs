//! How good one wall is, and what a tile at a place would change about it.

use super::super::components::Components;
use super::super::grid::{Area, Extent, Grid, SIDE, Spot};
use super::super::painting::{GENRES, Painting, PaintingId};
use super::super::state::Player;
use super::super::wall::{Hung, Size, lying};
use super::prospects::Prospects;
use super::weights::Weights;

/// A wall being looked at.
pub(super) struct Sketch<'a> {
    prospects: &'a Prospects<'a>,
    components: &'a Components,
    weights: &'a Weights,
    pub player: &'a Player,
    pub holes: Holes,
    /// What the room that is left is worth.
    pub room: f32,
    /// What the uncovered corners are feared to cost.
    pub corners: f32,
    /// Squares under paintings of each genre, and of each frame.
    pub genres: [Grid; GENRES],
    pub frames: [Grid; GENRES],
    /// Paintings that touch another of their genre, a bit each by their place on the wall.
    pub void: u32,
}

/// Shields that a painting brings which can touch a matching frame.
const LIKELY_REWARD: f32 = 1.3;
/// Squares that become useless for paintings with each square that one covers, itself included.
const LIKELY_WASTE: f32 = 1.15;

/// Uncovered squares by what they have room for.
#[derive(Clone, Copy, Debug)]
pub(super) struct Holes {
    /// All.
    pub open: f32,
    /// In holes of 2x2 at least.
    pub small: f32,
}

/// What a painting at a place brings.
#[derive(Clone, Copy, Debug)]
pub(super) struct Offer {
    pub spot: Spot,
    pub value: f32,
}

impl<'a> Sketch<'a> {
    pub(super) fn new(prospects: &'a Prospects<'a>, player: &'a Player) -> Self {
        let components = prospects.state.components();
        let mut void = 0;
        let (mut genres, mut frames) = ([Grid::EMPTY; GENRES], [Grid::EMPTY; GENRES]);
        for (at, hung) in player.wall.paintings().iter().enumerate() {
            void |= u32::from(player.wall.is_void(components, hung)) << at;
            let painting = components.painting(hung.painting);
            let area = components.area(hung.painting, hung.spot);
            genres[painting.genre.index()].add(area);
            frames[painting.frame.index()].add(area);
        }
        let holes = holes(components.extent, player.wall.covered());
        let mut sketch = Self {
            prospects,
            components,
            weights: prospects.weights,
            player,
            holes,
            room: 0.0,
            corners: 0.0,
            genres,
            frames,
            void,
        };
        sketch.room = sketch.room(holes);
        sketch.corners = sketch.corners(player.wall.covered());
        sketch
    }

    /// What the wall as it stands is worth: points that are there, and room for more.
    pub(super) fn value(&self) -> f32 {
        let Self { components, prospects, player, .. } = *self;
        let mut value = self.room + self.corners;
        for (at, hung) in player.wall.paintings().iter().enumerate() {
            let genre = components.painting(hung.painting).genre.index();
            if self.void >> at & 1 == 0 {
                value += prospects.worth[genre];
            }
            value += self.eyeline(genre, components.area(hung.painting, hung.spot));
        }
        value
            + player.wall.shields() as f32 * components.shield as f32
            + player.excess.count_ones() as f32 * components.excess_penalty as f32
    }

    fn eyeline(&self, genre: usize, area: Area) -> f32 {
        if self.components.eyeline.meets(area) {
            self.prospects.top[genre] * self.components.eyeline_bonus as f32
        } else {
            0.0
        }
    }

    /// Points that paintings yet to come will find room for, a full wall's bonus included.
    fn room(&self, Holes { open, small }: Holes) -> f32 {
        if open <= 0.0 {
            return self.components.full_wall_bonus as f32;
        }
        let rounds = self.prospects.rounds;
        // The later, the more of it is never covered.
        let share = (rounds + 0.5) / (rounds + 1.0);
        let nearly_full = self.components.full_wall_bonus as f32 * 0.5 / (1.0 + open);
        self.weights.square * small * share + self.weights.narrow * (open - small) + nearly_full
    }

    fn corners(&self, covered: &Grid) -> f32 {
        let uncovered =
            self.components.extent.corners().iter().filter(|corner| !covered.has(**corner)).count();
        uncovered as f32 * self.components.corner_penalty as f32 * self.weights.corner
    }

    /// What a covered area changes about room and corners.
    fn shape_change(&self, area: Area) -> f32 {
        let mut covered = *self.player.wall.covered();
        covered.add(area);
        self.room(holes(self.components.extent, &covered)) + self.corners(&covered) - self.room - self.corners
    }

    /// What hanging a painting at a place would bring.
    pub(super) fn hanging(&self, painting: PaintingId, spot: Spot) -> f32 {
        let components = self.components;
        let Painting { genre, frame, .. } = *components.painting(painting);
        let area = components.area(painting, spot);
        let worth = self.prospects.worth[genre.index()];
        let mut matches = 0_u8;
        let (mut clashes, mut spoilt) = (false, 0.0);
        for (at, Hung { painting: other, spot }) in self.player.wall.paintings().iter().enumerate() {
            if components.area(*other, *spot).touches(area) {
                let other = components.painting(*other);
                matches += u8::from(other.frame == frame);
                if other.genre == genre {
                    clashes = true;
                    spoilt += if self.void >> at & 1 == 0 { worth } else { 0.0 };
                }
            }
        }
        let own = if clashes { -spoilt } else { worth };
        let reward = f32::from(matches) * self.weights.shield * components.shield as f32;
        own + reward + self.eyeline(genre.index(), area) + self.shape_change(area)
    }

    /// Where a painting would hang best, if anywhere.
    pub(super) fn best_hanging(&self, painting: PaintingId) -> Option<Offer> {
        let mut best: Option<Offer> = None;
        for spot in self.player.wall.openings(self.components, painting).spots() {
            let value = self.hanging(painting, spot);
            if best.is_none_or(|best| value > best.value) {
                best = Some(Offer { spot, value });
            }
        }
        best
    }

    /// What laying a decor tile at a place would bring.
    pub(super) fn laying(&self, size: Size, spot: Spot, upright: bool) -> f32 {
        f32::from(size) * self.components.shield as f32 + self.shape_change(lying(size, spot, upright))
    }

    /// What the best place for a decor tile would bring, if there is one.
    pub(super) fn best_laying(&self, size: Size, may_stand: bool) -> Option<f32> {
        let mut best = None::<f32>;
        for upright in [false, true] {
            if upright && (size == 1 || !may_stand) {
                continue;
            }
            for spot in self.player.wall.decor_openings(self.components, size, upright).spots() {
                let value = self.laying(size, spot, upright);
                if best.is_none_or(|best| value > best) {
                    best = Some(value);
                }
            }
        }
        best
    }

    /// What a painting with the assistant is worth.
    pub(super) fn stored_painting(&self, painting: PaintingId) -> f32 {
        let genre = self.components.painting(painting).genre.index();
        self.kept() * self.prospects.worth[genre]
    }

    /// What decor with the assistant is worth.
    pub(super) fn stored_decor(&self, size: Size) -> f32 {
        self.kept() * f32::from(size) * self.components.shield as f32
    }

    /// The part of its worth that a tile keeps with the assistant; it must be laid while there are rounds.
    fn kept(&self) -> f32 {
        let hope = self.prospects.rounds / (self.prospects.rounds + 1.0);
        self.weights.stored * hope
    }

    /// What the best place for a painting would bring, from the squares alone: cheaper than looking at every place.
    pub(super) fn likely_hanging(&self, id: PaintingId) -> Option<f32> {
        let components = self.components;
        let Painting { w, h, genre, frame, .. } = *components.painting(id);
        let openings = self.player.wall.openings(components, id);
        if openings.is_empty() {
            return None;
        }
        let extent = components.extent;
        let sound = openings.without(&self.genres[genre.index()].contacts(extent, w, h));
        let worth = self.prospects.worth[genre.index()];
        let (places, own) = if sound.is_empty() { (openings, -worth) } else { (sound, worth) };
        let framed = places.and(&self.frames[frame.index()].contacts(extent, w, h));
        let reward = if framed.is_empty() { 0.0 } else { LIKELY_REWARD * self.weights.shield };
        let places = if framed.is_empty() { places } else { framed };
        let seen = (0..=usize::from(extent.height - h)).any(|y| {
            places.0[y] != 0 && components.eyeline.0[y..y + usize::from(h)].iter().any(|row| *row != 0)
        });
        let bonus =
            if seen { self.prospects.top[genre.index()] * components.eyeline_bonus as f32 } else { 0.0 };
        let squares = f32::from(w * h);
        let Holes { open, small } = self.holes;
        let left = |squares: f32, of: f32| (of - squares).max(0.0);
        let after = Holes { open: left(squares, open), small: left(squares * LIKELY_WASTE, small) };
        Some(own + reward + bonus + self.room(after) - self.room)
    }

    /// What taking a lot would bring at best: hung, stored, or else put aside.
    pub(super) fn taking(&self, painting: PaintingId) -> f32 {
        self.taking_if(painting, self.best_hanging(painting).map(|offer| offer.value))
    }

    /// The same, from a rougher look.
    pub(super) fn likely_taking(&self, painting: PaintingId) -> f32 {
        self.taking_if(painting, self.likely_hanging(painting))
    }

    fn taking_if(&self, painting: PaintingId, hung: Option<f32>) -> f32 {
        let stored = self.player.assistant.is_none().then(|| self.stored_painting(painting));
        let aside = || self.components.excess_penalty as f32 + self.weights.shield;
        match (hung, stored) {
            (Some(hung), Some(stored)) => hung.max(stored),
            (Some(hung), None) => hung,
            (None, Some(stored)) => stored.max(aside()),
            (None, None) => aside(),
        }
    }

    /// Expected points by genre that a change of the markers would bring.
    pub(super) fn markers_change(&self, worth: &[f32; GENRES], top: &[f32; GENRES]) -> f32 {
        let Self { components, prospects, .. } = *self;
        let mut change = 0.0;
        for (at, hung) in self.player.wall.paintings().iter().enumerate() {
            let genre = components.painting(hung.painting).genre.index();
            if self.void >> at & 1 == 0 {
                change += worth[genre] - prospects.worth[genre];
            }
            if components.eyeline.meets(components.area(hung.painting, hung.spot)) {
                change += (top[genre] - prospects.top[genre]) * components.eyeline_bonus as f32;
            }
        }
        change
    }
}

/// Counts the uncovered squares by what they have room for.
fn holes(extent: Extent, covered: &Grid) -> Holes {
    let (rows, all) = (usize::from(extent.height), extent.all());
    let mut free = [0_u16; SIDE];
    for (y, row) in free[..rows].iter_mut().enumerate() {
        *row = all.0[y] & !covered.0[y];
    }
    // Top left squares of holes, then the squares of these holes.
    let mut small = [0_u16; SIDE];
    for y in 0..rows - 1 {
        let hole = free[y] & free[y] >> 1 & free[y + 1] & free[y + 1] >> 1;
        let squares = hole | hole << 1;
        small[y] |= squares;
        small[y + 1] |= squares;
    }
    let count = |grid: &[u16; SIDE]| grid.iter().map(|row| row.count_ones()).sum::<u32>() as f32;
    Holes { open: count(&free), small: count(&small) }
}
