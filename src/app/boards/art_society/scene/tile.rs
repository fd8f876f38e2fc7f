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
