//! What a player may foresee of a place on a wall: the rule that it breaks, and what a tile would bring there.

use super::components::Components;
use super::due::Phase;
use super::grid::{Area, Grid, Spot};
use super::painting::{GENRES, Genre, Painting, PaintingId, ShapeId};
use super::refusal::Refusal;
use super::scoring::{LINES, Tally};
use super::state::Piece;
use super::view::{PlayerView, View};
use super::wall::{Laid, Wall, lying};
use crate::engine::Seat;

/// An edge that two tiles share, in squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Edge {
    /// Its left or upper end.
    pub spot: Spot,
    /// Squares along it.
    pub length: u8,
    /// Whether it runs downwards.
    pub upright: bool,
}

impl Edge {
    /// The edge that two areas share.
    #[must_use]
    pub fn between(one: Area, other: Area) -> Option<Self> {
        let span = |a: u8, a_len: u8, b: u8, b_len: u8| {
            let from = a.max(b);
            let to = (a + a_len).min(b + b_len);
            (to > from).then(|| (from, to - from))
        };
        let (x, y) = (one.spot.x, one.spot.y);
        let upright = if x + one.w == other.spot.x {
            Some(other.spot.x)
        } else if other.spot.x + other.w == x {
            Some(x)
        } else {
            None
        };
        if let Some(at) = upright
            && let Some((from, length)) = span(y, one.h, other.spot.y, other.h)
        {
            return Some(Self { spot: Spot::at(at, from), length, upright: true });
        }
        let level = if y + one.h == other.spot.y {
            other.spot.y
        } else if other.spot.y + other.h == y {
            y
        } else {
            return None;
        };
        let (from, length) = span(x, one.w, other.spot.x, other.w)?;
        Some(Self { spot: Spot::at(from, level), length, upright: false })
    }
}

/// What a tile would bring at a place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// Paintings with the same frame that it would touch, and where.
    pub matches: Vec<(PaintingId, Edge)>,
    /// Paintings of the same genre that it would touch, and where.
    pub clashes: Vec<(PaintingId, Edge)>,
    /// Change of each line of the score sheet, as the markers stand.
    pub change: [i32; LINES],
    /// Uncovered corners that it would cover.
    pub corners: u8,
    /// Corners that would still be uncovered.
    pub corners_left: u8,
    /// It would reach into the eyeline.
    pub eyeline: bool,
    /// It would cover the last square.
    pub fills: bool,
    /// It would cover a star (a starting painting does).
    pub star: bool,
}

impl Outcome {
    /// Change of all lines together.
    #[must_use]
    pub fn total(&self) -> i32 {
        self.change.iter().sum()
    }

    /// Shields of the reward (RULES.md, Matching frames).
    #[must_use]
    pub fn reward(&self) -> u8 {
        if self.fills { 0 } else { self.matches.len() as u8 }
    }
}

/// The squares that a tile covers.
#[must_use]
pub fn squares(components: &Components, piece: Piece, spot: Spot, upright: bool) -> Area {
    match piece {
        Piece::Painting(painting) => components.area(painting, spot),
        Piece::Decor(size) => lying(size, spot, upright && size > 1),
    }
}

impl Components {
    /// Where a starting painting may hang: anywhere on a star (RULES.md, Setting up).
    #[must_use]
    pub fn star_openings(&self, painting: PaintingId) -> Grid {
        let Painting { w, h, .. } = *self.painting(painting);
        let mut openings = Grid::EMPTY;
        for spot in self.extent.openings(&Grid::EMPTY, w, h, false).spots() {
            if self.stars.meets(Area { spot, w, h }) {
                openings.add(Area { spot, w: 1, h: 1 });
            }
        }
        openings
    }
}

impl Wall {
    /// The edges at which two paintings of a genre meet (RULES.md, Bad taste).
    #[must_use]
    pub fn bad_taste(&self, components: &Components) -> Vec<(Genre, Edge)> {
        let hung = self.paintings().iter().map(|hung| {
            (components.painting(hung.painting).genre, components.area(hung.painting, hung.spot))
        });
        let hung: Vec<(Genre, Area)> = hung.collect();
        let mut edges = Vec::new();
        for (at, (genre, area)) in hung.iter().enumerate() {
            let alike = hung[at + 1..].iter().filter(|(other, _)| other == genre);
            edges.extend(alike.filter_map(|(_, other)| Some((*genre, Edge::between(*area, *other)?))));
        }
        edges
    }

    /// The rule that a tile on these squares breaks; a starting painting covers a star, anything else touches something.
    #[must_use]
    pub fn why_not(&self, components: &Components, area: Area, starts: bool) -> Option<Refusal> {
        let extent = components.extent;
        Some(if !extent.contains(area) {
            Refusal::OffTheWall
        } else if starts && !components.stars.meets(area) {
            Refusal::NoStar
        } else if self.covered().meets(area) {
            Refusal::Covered
        } else if !starts && !extent.openings(self.covered(), area.w, area.h, true).has(area.spot) {
            Refusal::TouchesNothing
        } else {
            return None;
        })
    }

    /// What a tile would bring at a place, as the markers stand; none where it may not lie for want of room.
    #[must_use]
    pub fn outcome(
        &self,
        components: &Components,
        markers: &[u8; GENRES],
        piece: Piece,
        spot: Spot,
        upright: bool,
    ) -> Option<Outcome> {
        let area = squares(components, piece, spot, upright);
        if !components.extent.contains(area) || self.covered().meets(area) {
            return None;
        }
        let mut trial: Self = *self;
        let (mut matches, mut clashes) = (Vec::new(), Vec::new());
        match piece {
            Piece::Painting(painting) => {
                let own = components.painting(painting);
                for other in self.paintings() {
                    let there = components.area(other.painting, other.spot);
                    let Some(edge) = Edge::between(area, there) else { continue };
                    let it = components.painting(other.painting);
                    if it.frame == own.frame {
                        matches.push((other.painting, edge));
                    }
                    if it.genre == own.genre {
                        clashes.push((other.painting, edge));
                    }
                }
                trial.hang(components, painting, spot);
            }
            Piece::Decor(size) => trial.lay(Laid { size, spot, upright: upright && size > 1, fresh: true }),
        }
        let [before, after] = [self, &trial].map(|wall| Tally::of(components, wall));
        let [old, new] = [&before, &after].map(|tally| tally.points(components, markers, 0));
        Some(Outcome {
            matches,
            clashes,
            change: std::array::from_fn(|line| new[line] - old[line]),
            corners: before.corners - after.corners,
            corners_left: after.corners,
            eyeline: components.eyeline.meets(area),
            fills: after.uncovered == 0,
            star: components.stars.meets(area),
        })
    }
}

impl Phase {
    /// Whether starting paintings may still be moved: until lots are turned up (RULES.md, Setting up).
    #[must_use]
    pub const fn is_early(self, round: u8) -> bool {
        round == 1 && matches!(self, Self::Start | Self::Choose)
    }
}

impl View {
    /// Cards under the newest of a stack that had to be compared with another's (RULES.md, Bidding).
    #[must_use]
    pub fn tied(&self, seat: Seat) -> usize {
        let own = &self.players[seat.index()].stack;
        let others = self.players.iter().enumerate().filter(|(at, _)| *at != seat.index());
        let alike = |other: &PlayerView| {
            let pairs = own.iter().rev().zip(other.stack.iter().rev());
            pairs.take_while(|(one, other)| one.is_some() && one == other).count()
        };
        others.map(|(_, other)| alike(other)).max().unwrap_or(0)
    }

    /// Lots that are still to be chosen: one more than there are players (RULES.md, Choosing the lots).
    #[must_use]
    pub const fn lots_wanted(&self) -> u8 {
        (self.players.len() + 1 - self.chosen.len()) as u8
    }

    /// Paintings left in a pile beyond those that are chosen.
    #[must_use]
    pub fn left(&self, shape: ShapeId) -> u8 {
        let chosen: u8 = self.chosen.iter().map(|other| u8::from(*other == shape)).sum();
        self.piles.get(usize::from(shape)).map_or(0, |left| left.saturating_sub(chosen))
    }

    /// Whether the round under way is the last one because every card is played then (RULES.md, The end of the game).
    #[must_use]
    pub fn plays_the_last_cards(&self) -> bool {
        let bidding = matches!(self.phase, Phase::Choose | Phase::Bid);
        // Everybody has as many cards; who has bid holds one less.
        self.players.iter().all(|player| player.hand_size <= u8::from(bidding && !player.has_bid))
    }

    /// Whether the museum would give whoever acts another painting for one that fits nowhere (RULES.md, No space).
    #[must_use]
    pub fn would_exchange(&self, components: &Components, painting: PaintingId) -> bool {
        let fits = |id: PaintingId| !self.acting().wall.openings(components, id).is_empty();
        self.museum.iter().any(|id| components.is_exchange(painting, *id) && fits(*id))
    }

    /// Whether the assistant of whoever acts could put up what it has kept, and keep something else (RULES.md, The assistant).
    #[must_use]
    pub fn would_release(&self, components: &Components) -> bool {
        let held = self.acting();
        let Some(stored) = held.assistant.filter(|stored| stored.round != self.round) else { return false };
        match stored.piece {
            Piece::Painting(id) => !held.wall.openings(components, id).is_empty(),
            Piece::Decor(size) => [false, self.options.decor_upright]
                .into_iter()
                .any(|upright| !held.wall.decor_openings(components, size, upright).is_empty()),
        }
    }

    /// Whether one excess painting more of whoever acts ends the game after this round (RULES.md, The end of the game).
    #[must_use]
    pub fn is_ended_by_another(&self, components: &Components) -> bool {
        self.acting().excess.len() + 1 >= components.excess_limit.into()
    }

    /// Whether somebody's wall or excess paintings end the game after this round (RULES.md, The end of the game).
    #[must_use]
    pub fn is_ended_by_a_wall(&self, components: &Components) -> bool {
        let ends = |player: &PlayerView| {
            player.wall.is_full(components.extent) || player.excess.len() >= components.excess_limit.into()
        };
        self.players.iter().any(ends)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_edge_is_where_two_tiles_meet() {
        let area = |x, y, w, h| Area { spot: Spot::at(x, y), w, h };
        let edge = |x, y, length, upright| Some(Edge { spot: Spot::at(x, y), length, upright });
        assert_eq!(Edge::between(area(0, 0, 2, 3), area(2, 1, 2, 5)), edge(2, 1, 2, true));
        assert_eq!(Edge::between(area(2, 1, 2, 5), area(0, 0, 2, 3)), edge(2, 1, 2, true));
        assert_eq!(Edge::between(area(0, 0, 4, 2), area(1, 2, 2, 2)), edge(1, 2, 2, false));
        assert_eq!(Edge::between(area(0, 0, 2, 2), area(2, 2, 2, 2)), None);
        assert_eq!(Edge::between(area(0, 0, 2, 2), area(3, 0, 2, 2)), None);
    }
}
