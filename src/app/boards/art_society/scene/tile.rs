//! A tile in hand: where it may go, and what it would bring there.

use super::Look;
use crate::engine::Seat;
use crate::games::art_society::wall::{Size, Wall, lying};
use crate::games::art_society::{
    Action, Area, Extent, GENRES, Grid, Laid, PaintingId, Phase, Piece, Refusal, Spot, Tally, Task,
};

/// Lines of the score sheet: the genres, then decor, eyeline, full wall, corners, excess.
pub const LINES: usize = GENRES + 5;
/// The line of the eyeline.
pub const EYELINE: usize = GENRES + 1;

/// Something that may be put on the own wall.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Tile {
    /// A lot that is still to be taken, by its place in the row.
    Lot(u8),
    /// What has to be put up: a painting, or the decor in hand.
    Due,
    /// A painting of the museum, in exchange for the one that does not fit.
    Museum(PaintingId),
    /// A size of decor, as a reward.
    Decor(Size),
    /// The assistant's tile.
    Assistant,
    /// The starting painting of the wall that is shown, which hangs already and may still be moved.
    First,
}

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

    /// Shields of the reward, of which several make up exactly so many from four on (RULES.md, Matching frames).
    #[must_use]
    pub fn reward(&self) -> u8 {
        if self.fills { 0 } else { self.matches.len() as u8 }
    }
}

/// Whether a position is among the legal ones, with its neighbour squares looked at for a finger that is a little off.
fn near(openings: &Grid, spot: Spot, extent: Extent) -> Option<Spot> {
    if openings.has(spot) {
        return Some(spot);
    }
    let around = |at: u8, end: u8| at.saturating_sub(1)..=(at + 1).min(end);
    let beside = around(spot.y, extent.height - 1)
        .flat_map(|y| around(spot.x, extent.width - 1).map(move |x| Spot::at(x, y)));
    let far = |other: &Spot| other.x.abs_diff(spot.x) + other.y.abs_diff(spot.y);
    beside.filter(|spot| openings.has(*spot)).min_by_key(far)
}

impl Look<'_> {
    /// What a tile is.
    #[must_use]
    pub fn piece(&self, tile: Tile) -> Option<Piece> {
        let view = self.view;
        Some(match tile {
            Tile::Lot(at) => Piece::Painting(view.lots.get(usize::from(at))?.painting),
            Tile::Museum(painting) => Piece::Painting(painting),
            Tile::Decor(size) => Piece::Decor(size),
            Tile::Assistant => view.acting().assistant?.piece,
            Tile::First => Piece::Painting(view.players[self.shown().index()].first),
            Tile::Due if view.phase == Phase::Start => Piece::Painting(view.acting().first),
            Tile::Due => match view.tasks.top()? {
                Task::Painting(painting) | Task::Received(painting) => Piece::Painting(painting),
                Task::Reward { hand, .. } => Piece::Decor(hand?),
            },
        })
    }

    /// Squares that a tile covers.
    #[must_use]
    pub fn area(&self, tile: Tile, spot: Spot, upright: bool) -> Option<Area> {
        Some(match self.piece(tile)? {
            Piece::Painting(painting) => self.components.area(painting, spot),
            Piece::Decor(size) => lying(size, spot, upright && size > 1),
        })
    }

    /// Whether a tile may stand upright.
    #[must_use]
    pub fn turns(&self, tile: Tile) -> bool {
        self.view.options.decor_upright && matches!(self.piece(tile), Some(Piece::Decor(size)) if size > 1)
    }

    /// What puts a tile up.
    #[must_use]
    pub fn putting(&self, tile: Tile, spot: Spot, upright: bool) -> Vec<Action> {
        let lay = Action::Lay { spot, upright };
        match tile {
            Tile::Lot(at) => vec![Action::Take(at), Action::Hang(spot)],
            Tile::Museum(painting) => vec![Action::Exchange(painting), Action::Hang(spot)],
            Tile::Decor(size) => vec![Action::TakeDecor(size), lay],
            Tile::Assistant => vec![Action::Release { spot, upright }],
            Tile::First => vec![Action::Hang(spot)],
            Tile::Due => match self.piece(tile) {
                Some(Piece::Decor(_)) => vec![lay],
                _ => vec![Action::Hang(spot)],
            },
        }
    }

    /// What gives a tile to the assistant, if that may be done.
    #[must_use]
    pub fn storing(&self, tile: Tile) -> Option<Vec<Action>> {
        let free = self.view.acting().assistant.is_none();
        match tile {
            Tile::Due if self.allows(Action::Store) => Some(vec![Action::Store]),
            Tile::Lot(at) if free && self.is_open(tile) => Some(vec![Action::Take(at), Action::Store]),
            Tile::Decor(size) if free && self.is_open(tile) => {
                Some(vec![Action::TakeDecor(size), Action::Store])
            }
            _ => None,
        }
    }

    /// Whether a tile may be taken up now.
    #[must_use]
    pub fn is_open(&self, tile: Tile) -> bool {
        match tile {
            Tile::Lot(at) => self.allows(Action::Take(at)),
            Tile::Museum(painting) => self.allows(Action::Exchange(painting)),
            Tile::Decor(size) => self.allows(Action::TakeDecor(size)),
            Tile::Assistant => self.legal.iter().any(|action| matches!(action, Action::Release { .. })),
            Tile::Due => self
                .legal
                .iter()
                .any(|action| matches!(action, Action::Hang(_) | Action::Lay { .. } | Action::Store)),
            Tile::First => self.may_move_first(),
        }
    }

    /// The seat whose wall is shown large.
    #[must_use]
    pub fn shown(&self) -> Seat {
        self.opened.unwrap_or(self.own)
    }

    /// Whether the starting painting that hangs on the wall shown may be moved: until lots are turned up (RULES.md, Setting
    /// up), by the persons at the table.
    #[must_use]
    pub fn may_move_first(&self) -> bool {
        let early = self.view.round == 1 && matches!(self.view.phase, Phase::Start | Phase::Choose);
        let hung = self
            .view
            .players
            .get(self.shown().index())
            .is_some_and(|player| !player.wall.paintings().is_empty());
        early && hung && self.amends && !self.legal.is_empty()
    }

    /// The wall that a tile goes to, as it is without the tile.
    fn wall_for(&self, tile: Tile) -> Wall {
        // Nothing else hangs yet where the starting painting may be moved.
        if tile == Tile::First { Wall::default() } else { self.view.acting().wall }
    }

    /// Where a tile may be put: its first square.
    #[must_use]
    pub fn openings(&self, tile: Tile, upright: bool) -> Grid {
        if !self.is_open(tile) {
            return Grid::EMPTY;
        }
        let wall = &self.view.acting().wall;
        match (tile, self.piece(tile)) {
            (Tile::First, Some(Piece::Painting(painting))) => {
                let Extent { width, height } = self.components.extent;
                let mut openings = Grid::EMPTY;
                for spot in (0..height).flat_map(|y| (0..width).map(move |x| Spot::at(x, y))) {
                    let area = self.components.area(painting, spot);
                    if self.components.extent.contains(area) && self.components.stars.meets(area) {
                        openings.add(Area { spot, w: 1, h: 1 });
                    }
                }
                openings
            }
            (Tile::Lot(_) | Tile::Museum(_), Some(Piece::Painting(painting))) => {
                wall.openings(self.components, painting)
            }
            (Tile::Decor(size), _) if !upright || self.turns(tile) => {
                wall.decor_openings(self.components, size, upright)
            }
            (Tile::Due | Tile::Assistant, _) => {
                let mut openings = Grid::EMPTY;
                for action in self.legal {
                    let spot = match (tile, *action) {
                        (Tile::Due, Action::Hang(spot)) => spot,
                        (Tile::Due, Action::Lay { spot, upright: stands })
                        | (Tile::Assistant, Action::Release { spot, upright: stands })
                            if stands == upright =>
                        {
                            spot
                        }
                        _ => continue,
                    };
                    openings.add(Area { spot, w: 1, h: 1 });
                }
                openings
            }
            _ => Grid::EMPTY,
        }
    }

    /// Every square that a tile could cover.
    #[must_use]
    pub fn reach(&self, tile: Tile, upright: bool) -> Grid {
        let mut reach = Grid::EMPTY;
        for spot in self.openings(tile, upright).spots() {
            if let Some(area) = self.area(tile, spot, upright) {
                reach.add(area);
            }
        }
        reach
    }

    /// Where a tile comes to lie that is held by one of its squares over a square of the wall: a place where it may go
    /// if there is one within a square of it, else there anyway, pushed inside.
    #[must_use]
    pub fn aimed(&self, tile: Tile, upright: bool, square: Spot, grip: (u8, u8)) -> Option<Spot> {
        let Area { w, h, .. } = self.area(tile, Spot::default(), upright)?;
        let extent = self.components.extent;
        let push =
            |at: u8, grip: u8, size: u8, end: u8| at.saturating_sub(grip).min(end.saturating_sub(size));
        let spot =
            Spot::at(push(square.x, grip.0, w, extent.width), push(square.y, grip.1, h, extent.height));
        Some(near(&self.openings(tile, upright), spot, extent).unwrap_or(spot))
    }

    /// Where a tile goes when a square is touched: with its middle there if it may, else the nearest place that
    /// covers the square, else there anyway.
    #[must_use]
    pub fn dropped(&self, tile: Tile, upright: bool, square: Spot) -> Option<Spot> {
        let Area { w, h, .. } = self.area(tile, Spot::default(), upright)?;
        let extent = self.components.extent;
        let (left, top) = (square.x.saturating_sub((w - 1) / 2), square.y.saturating_sub((h - 1) / 2));
        let openings = self.openings(tile, upright);
        let exact = Spot::at(left, top);
        let middle = square.x >= (w - 1) / 2 && square.y >= (h - 1) / 2;
        if middle && openings.has(exact) {
            return Some(exact);
        }
        let covers = |spot: &Spot| {
            (spot.x..spot.x + w).contains(&square.x) && (spot.y..spot.y + h).contains(&square.y)
        };
        let far = |spot: &Spot| spot.x.abs_diff(left) + spot.y.abs_diff(top);
        let pushed =
            Spot::at(left.min(extent.width.saturating_sub(w)), top.min(extent.height.saturating_sub(h)));
        Some(openings.spots().filter(covers).min_by_key(far).unwrap_or(pushed))
    }

    /// The rule that a place breaks.
    #[must_use]
    pub fn why_not(&self, tile: Tile, spot: Spot, upright: bool) -> Option<Refusal> {
        let area = self.area(tile, spot, upright)?;
        if self.openings(tile, upright).has(spot) {
            return None;
        }
        let wall = &self.wall_for(tile);
        Some(if !self.components.extent.contains(area) {
            Refusal::OffTheWall
        } else if self.view.phase == Phase::Start || tile == Tile::First {
            Refusal::NoStar
        } else if wall.covered().meets(area) {
            Refusal::Covered
        } else if self.components.extent.openings(wall.covered(), area.w, area.h, true).has(spot) {
            // The place would do: what is still to be put up would have none, or the tile may not be put up at all.
            let stored_now = |round| round == self.view.round;
            match tile {
                Tile::Assistant
                    if self.view.acting().assistant.is_some_and(|kept| stored_now(kept.round)) =>
                {
                    Refusal::StoredThisRound
                }
                Tile::Assistant => Refusal::NoPlaceLeft,
                Tile::Due if self.view.tasks.iter().any(|task| !matches!(task, Task::Reward { .. })) => {
                    Refusal::NoPlaceLeft
                }
                Tile::Due => Refusal::RestHasNoPlace,
                _ => Refusal::NoSuchThing,
            }
        } else {
            Refusal::TouchesNothing
        })
    }

    /// What a tile would bring at a place inside the wall that nothing covers.
    #[must_use]
    pub fn outcome(&self, tile: Tile, spot: Spot, upright: bool) -> Option<Outcome> {
        let area = self.area(tile, spot, upright)?;
        let (components, view) = (self.components, self.view);
        let wall = &self.wall_for(tile);
        if !components.extent.contains(area) || wall.covered().meets(area) {
            return None;
        }
        let mut trial: Wall = *wall;
        let (mut matches, mut clashes) = (Vec::new(), Vec::new());
        match self.piece(tile)? {
            Piece::Painting(painting) => {
                let own = components.painting(painting);
                for other in wall.paintings() {
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
            Piece::Decor(size) => {
                trial.lay(Laid { size, spot, upright: upright && size > 1, fresh: true });
            }
        }
        let excess = 0;
        let [before, after] = [wall, &trial].map(|wall| Tally::of(components, wall));
        let [old, new] = [&before, &after].map(|tally| tally.points(components, &view.markers, excess));
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
