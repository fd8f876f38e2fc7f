//! A tile in hand: where it may go, and what it would bring there.

use super::Look;
use crate::engine::Seat;
use crate::games::art_society::wall::{Size, Wall};
use crate::games::art_society::{
    self as game, Action, Area, Extent, Grid, Outcome, PaintingId, Phase, Piece, Refusal, Spot, Task,
};

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

impl Tile {
    /// What takes it up, where that is an action by itself.
    pub(super) const fn taking(self) -> Option<Action> {
        match self {
            Self::Lot(at) => Some(Action::Take(at)),
            Self::Museum(painting) => Some(Action::Exchange(painting)),
            Self::Decor(size) => Some(Action::TakeDecor(size)),
            Self::Due | Self::Assistant | Self::First => None,
        }
    }

    /// What is done with it once it is taken up.
    fn then(self, action: Action) -> Vec<Action> {
        self.taking().into_iter().chain([action]).collect()
    }
}

/// The squares of some areas.
fn squares_of(areas: impl Iterator<Item = Area>) -> Grid {
    let mut grid = Grid::EMPTY;
    areas.for_each(|area| grid.add(area));
    grid
}

/// Where something that is so large is held by one of its squares over another square, pushed inside.
fn pushed(square: Spot, grip: (u8, u8), (w, h): (u8, u8), extent: Extent) -> Spot {
    let push = |at: u8, grip: u8, size: u8, end: u8| at.saturating_sub(grip).min(end.saturating_sub(size));
    Spot::at(push(square.x, grip.0, w, extent.width), push(square.y, grip.1, h, extent.height))
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
        Some(game::squares(self.components, self.piece(tile)?, spot, upright))
    }

    /// Whether a tile may stand upright.
    #[must_use]
    pub fn turns(&self, tile: Tile) -> bool {
        self.view.options.decor_upright && matches!(self.piece(tile), Some(Piece::Decor(size)) if size > 1)
    }

    /// What puts a tile up.
    #[must_use]
    pub fn putting(&self, tile: Tile, spot: Spot, upright: bool) -> Vec<Action> {
        tile.then(match self.piece(tile) {
            _ if tile == Tile::Assistant => Action::Release { spot, upright },
            Some(Piece::Decor(_)) => Action::Lay { spot, upright },
            _ => Action::Hang(spot),
        })
    }

    /// What gives a tile to the assistant, if that may be done.
    #[must_use]
    pub fn storing(&self, tile: Tile) -> Option<Vec<Action>> {
        let may = match tile {
            Tile::Due => self.allows(Action::Store),
            Tile::Lot(_) | Tile::Decor(_) => self.view.acting().assistant.is_none() && self.is_open(tile),
            Tile::Museum(_) | Tile::Assistant | Tile::First => false,
        };
        may.then(|| tile.then(Action::Store))
    }

    /// Whether a tile may be taken up now.
    pub(super) fn is_open(&self, tile: Tile) -> bool {
        let puts_up = |action: &Action| match action {
            Action::Release { .. } => tile == Tile::Assistant,
            Action::Hang(_) | Action::Lay { .. } | Action::Store => tile == Tile::Due,
            _ => false,
        };
        match tile.taking() {
            Some(action) => self.allows(action),
            None if tile == Tile::First => self.may_move_first(),
            None => self.legal.iter().any(puts_up),
        }
    }

    /// What a lot is: one that is still to be taken, or the one that has to be put up.
    pub(super) fn tile_of_lot(&self, at: u8) -> Option<Tile> {
        let lot = self.view.lots.get(usize::from(at))?;
        let due = self.view.tasks.iter().any(|task| task == Task::Painting(lot.painting));
        Some(if due { Tile::Due } else { Tile::Lot(at) })
    }

    /// The seat whose wall is shown large.
    pub(super) fn shown(&self) -> Seat {
        self.opened.unwrap_or(self.own)
    }

    /// Whether the starting painting that hangs on the wall shown may be moved: until lots are turned up (RULES.md, Setting
    /// up), by the persons at the table.
    pub(super) fn may_move_first(&self) -> bool {
        let shown = self.view.players.get(self.shown().index());
        let hung = shown.is_some_and(|player| !player.wall.paintings().is_empty());
        let early = self.view.phase.is_early(self.view.round);
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
        let first = |spot| Area { spot, w: 1, h: 1 };
        match (tile, self.piece(tile)) {
            (Tile::First, Some(Piece::Painting(painting))) => self.components.star_openings(painting),
            (Tile::Lot(_) | Tile::Museum(_), Some(Piece::Painting(painting))) => {
                wall.openings(self.components, painting)
            }
            (Tile::Decor(size), _) if !upright || self.turns(tile) => {
                wall.decor_openings(self.components, size, upright)
            }
            (Tile::Due | Tile::Assistant, _) => {
                let openings = self.legal.iter().filter_map(|action| match (tile, *action) {
                    (Tile::Due, Action::Hang(spot)) => Some(spot),
                    (Tile::Due, Action::Lay { spot, upright: stands })
                    | (Tile::Assistant, Action::Release { spot, upright: stands }) => {
                        (stands == upright).then_some(spot)
                    }
                    _ => None,
                });
                squares_of(openings.map(first))
            }
            _ => Grid::EMPTY,
        }
    }

    /// Every square that a tile could cover.
    pub(super) fn reach(&self, tile: Tile, upright: bool) -> Grid {
        squares_of(self.openings(tile, upright).spots().filter_map(|spot| self.area(tile, spot, upright)))
    }

    /// Where a tile comes to lie that is held by one of its squares over a square of the wall: a place where it may go
    /// if there is one within a square of it, else there anyway, pushed inside.
    #[must_use]
    pub fn aimed(&self, tile: Tile, upright: bool, square: Spot, grip: (u8, u8)) -> Option<Spot> {
        let Area { w, h, .. } = self.area(tile, Spot::default(), upright)?;
        let extent = self.components.extent;
        let spot = pushed(square, grip, (w, h), extent);
        Some(near(&self.openings(tile, upright), spot, extent).unwrap_or(spot))
    }

    /// Where a tile goes when a square is touched: with its middle there if it may, else the nearest place that
    /// covers the square, else there anyway.
    #[must_use]
    pub fn dropped(&self, tile: Tile, upright: bool, square: Spot) -> Option<Spot> {
        let Area { w, h, .. } = self.area(tile, Spot::default(), upright)?;
        let middle = ((w - 1) / 2, (h - 1) / 2);
        let (left, top) = (square.x.saturating_sub(middle.0), square.y.saturating_sub(middle.1));
        let openings = self.openings(tile, upright);
        let exact = Spot::at(left, top);
        if square.x >= middle.0 && square.y >= middle.1 && openings.has(exact) {
            return Some(exact);
        }
        let covers = |spot: &Spot| {
            (spot.x..spot.x + w).contains(&square.x) && (spot.y..spot.y + h).contains(&square.y)
        };
        let far = |spot: &Spot| spot.x.abs_diff(left) + spot.y.abs_diff(top);
        let inside = || pushed(square, middle, (w, h), self.components.extent);
        Some(openings.spots().filter(covers).min_by_key(far).unwrap_or_else(inside))
    }

    /// The rule that a place breaks.
    pub(super) fn why_not(&self, tile: Tile, spot: Spot, upright: bool) -> Option<Refusal> {
        let area = self.area(tile, spot, upright)?;
        if self.openings(tile, upright).has(spot) {
            return None;
        }
        let starts = self.view.phase == Phase::Start || tile == Tile::First;
        let on_wall = self.wall_for(tile).why_not(self.components, area, starts);
        // The place would do: what is still to be put up would have none, or the tile may not be put up at all.
        Some(on_wall.unwrap_or_else(|| match tile {
            Tile::Assistant => match self.view.acting().assistant {
                Some(kept) if kept.round == self.view.round => Refusal::StoredThisRound,
                _ => Refusal::NoPlaceLeft,
            },
            Tile::Due if self.view.tasks.iter().any(|task| !matches!(task, Task::Reward { .. })) => {
                Refusal::NoPlaceLeft
            }
            Tile::Due => Refusal::RestHasNoPlace,
            _ => Refusal::NoSuchThing,
        }))
    }

    /// What a tile would bring at a place inside the wall that nothing covers.
    #[must_use]
    pub fn outcome(&self, tile: Tile, spot: Spot, upright: bool) -> Option<Outcome> {
        let piece = self.piece(tile)?;
        self.wall_for(tile).outcome(self.components, &self.view.markers, piece, spot, upright)
    }
}
