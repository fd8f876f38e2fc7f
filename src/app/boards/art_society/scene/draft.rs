//! What is chosen so far, and what a touch makes of it.

use super::{Look, No, Piece, Response, Tile};
use crate::engine::Seat;
use crate::games::art_society::wall::Size;
use crate::games::art_society::{self as game, Action, Lot, MOST_SEATS, Phase, Refusal, ShapeId, Spot, Task};

/// Shapes of lots, in the order in which they were chosen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Piles {
    shapes: [ShapeId; MOST_SEATS + 1],
    count: u8,
}

impl Piles {
    /// The shapes.
    #[must_use]
    pub fn shapes(&self) -> &[ShapeId] {
        &self.shapes[..usize::from(self.count)]
    }

    /// How often a shape was chosen.
    #[must_use]
    pub fn of(&self, shape: ShapeId) -> u8 {
        self.shapes().iter().map(|other| u8::from(*other == shape)).sum()
    }

    fn add(&mut self, shape: ShapeId) {
        self.shapes[usize::from(self.count)] = shape;
        self.count += 1;
    }

    fn without(self, shape: ShapeId) -> Self {
        let mut left = Self::default();
        for other in self.shapes().iter().filter(|other| **other != shape) {
            left.add(*other);
        }
        left
    }
}

/// A tile taken up to be put on the wall.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Held {
    /// Which.
    pub tile: Tile,
    /// Its first square, once it lies somewhere.
    pub spot: Option<Spot>,
    /// Whether it stands upright.
    pub upright: bool,
}

/// What is chosen so far; nothing of it has happened yet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Draft {
    /// Nothing.
    #[default]
    Nothing,
    /// Shapes of lots.
    Piles(Piles),
    /// A card to bid.
    Card(u8),
    /// A tile to put up.
    Tile(Held),
    /// A tile to give to the assistant.
    Store(Tile),
}

impl Draft {
    /// The draft that stands for an action and what follows it at once, to be confirmed; nothing for what needs no choice.
    #[must_use]
    pub fn of(action: Action, then: Option<Action>) -> Self {
        let tile = match action {
            Action::Choose(shape) => {
                let mut piles = Piles::default();
                piles.add(shape);
                return Self::Piles(piles);
            }
            Action::Bid(card) => return Self::Card(card),
            Action::Take(lot) => Tile::Lot(lot),
            Action::Exchange(painting) => Tile::Museum(painting),
            Action::TakeDecor(size) => Tile::Decor(size),
            Action::Hang(_) | Action::Lay { .. } | Action::Store => Tile::Due,
            Action::Release { .. } => Tile::Assistant,
            Action::Excess
            | Action::Decline
            | Action::EndTurn
            | Action::Keep
            | Action::TakeBack
            | Action::Confirm
            | Action::Cancel => return Self::Nothing,
        };
        let held = |spot, upright| Self::Tile(Held { tile, spot, upright });
        // What is taken up goes where the next action puts it.
        match if tile == Tile::Due || tile == Tile::Assistant { Some(action) } else { then } {
            Some(Action::Hang(spot)) => held(Some(spot), false),
            Some(Action::Lay { spot, upright } | Action::Release { spot, upright }) => {
                held(Some(spot), upright)
            }
            Some(Action::Store) => Self::Store(tile),
            _ => held(None, false),
        }
    }
}

impl Look<'_> {
    /// Lots that are still to be chosen by their shape.
    #[must_use]
    pub fn wanted(&self) -> u8 {
        self.view.players.len() as u8 + 1 - self.view.chosen.len() as u8
    }

    /// Paintings left in a pile beyond those that are chosen for good.
    #[must_use]
    pub fn left(&self, shape: ShapeId) -> u8 {
        let chosen: u8 = self.view.chosen.iter().map(|other| u8::from(*other == shape)).sum();
        self.view.piles.get(usize::from(shape)).map_or(0, |left| left.saturating_sub(chosen))
    }

    /// The draft as far as it still fits the position: after a move, an undo, or when another decision is due.
    #[must_use]
    pub fn fitting(&self) -> Draft {
        match self.draft {
            Draft::Piles(piles)
                if self.view.phase == Phase::Choose
                    && !self.legal.is_empty()
                    && piles.count <= self.wanted()
                    && piles.shapes().iter().all(|shape| piles.of(*shape) <= self.left(*shape)) =>
            {
                self.draft
            }
            Draft::Card(card) if self.allows(Action::Bid(card)) => self.draft,
            Draft::Tile(held) if self.is_open(held.tile) => {
                let upright = held.upright && self.turns(held.tile);
                let openings = self.openings(held.tile, upright);
                Draft::Tile(Held { upright, spot: held.spot.filter(|spot| openings.has(*spot)), ..held })
            }
            Draft::Store(tile) if self.storing(tile).is_some() => self.draft,
            _ => Draft::Nothing,
        }
    }

    /// The tile in hand: the one that was taken up, or the one that has to be put up now.
    #[must_use]
    pub fn held(&self) -> Option<Held> {
        match self.fitting() {
            Draft::Tile(held) => return Some(held),
            Draft::Store(tile) => return Some(Held { tile, spot: None, upright: false }),
            _ => {}
        }
        let tile = match (self.view.phase, self.view.tasks.top()) {
            (Phase::Start, _) => Tile::Due,
            (Phase::Turn | Phase::Rehanging, Some(Task::Reward { hand: None, .. })) => {
                let largest = self.legal.iter().filter_map(|action| match action {
                    Action::TakeDecor(size) => Some(*size),
                    _ => None,
                });
                Tile::Decor(largest.max()?)
            }
            (Phase::Turn | Phase::Rehanging, Some(_)) => Tile::Due,
            _ => return None,
        };
        self.is_open(tile).then_some(Held { tile, spot: None, upright: false })
    }

    /// The lot that a seat took and has still to put up.
    #[must_use]
    pub fn is_due(&self, lot: &Lot) -> bool {
        self.view.tasks.iter().any(|task| task == Task::Painting(lot.painting))
    }
}

/// What touching a piece leads to.
#[must_use]
pub fn touch(look: &Look<'_>, piece: Piece) -> Response {
    let draft = look.fitting();
    let asks = Response::ask(draft);
    if let Piece::Seat(seat) = piece {
        return Response::open(draft, seat);
    }
    if look.legal.is_empty() {
        return asks;
    }
    let me = look.view.to_move;
    match piece {
        Piece::Card(card) => match draft {
            Draft::Card(same) if same == card => Response::default(),
            _ if look.allows(Action::Bid(card)) => Response::chose(Draft::Card(card)),
            _ => Response::refuse(draft, No::Action(Action::Bid(card))),
        },
        Piece::Pile(shape) => choose_pile(look, draft, shape),
        Piece::Lot(at) => match look.view.lots.get(usize::from(at)) {
            Some(lot) if look.is_due(lot) => take_up(look, draft, Tile::Due).unwrap_or(asks),
            Some(_) if look.view.phase == Phase::Take => take_up(look, draft, Tile::Lot(at))
                .unwrap_or_else(|| Response::refuse(draft, No::Action(Action::Take(at)))),
            _ => asks,
        },
        Piece::Due => take_up(look, draft, Tile::Due).unwrap_or(asks),
        Piece::Museum(painting) => take_up(look, draft, Tile::Museum(painting))
            .unwrap_or_else(|| Response::refuse(draft, No::Action(Action::Exchange(painting)))),
        Piece::Decor(size) => take_decor(look, draft, size),
        Piece::Assistant(seat) if seat == me => {
            take_up(look, draft, Tile::Assistant).or_else(|| store(look, draft)).unwrap_or(asks)
        }
        Piece::Painting(painting)
            if look.may_move_first() && look.piece(Tile::First) == Some(game::Piece::Painting(painting)) =>
        {
            take_up(look, draft, Tile::First).unwrap_or(asks)
        }
        Piece::Turn | Piece::Ghost => turn(look).unwrap_or(asks),
        Piece::Square(spot) => put(look, draft, spot).unwrap_or(asks),
        _ => asks,
    }
}

fn choose_pile(look: &Look<'_>, draft: Draft, shape: ShapeId) -> Response {
    let mut piles = if let Draft::Piles(piles) = draft { piles } else { Piles::default() };
    let full = piles.count == look.wanted();
    if look.view.phase != Phase::Choose || look.left(shape) == 0 {
        return Response::refuse(draft, No::Action(Action::Choose(shape)));
    }
    if piles.of(shape) > 0 && (full || piles.of(shape) == look.left(shape)) {
        piles = piles.without(shape);
    } else {
        if full {
            // Enough are chosen: the newly touched one takes the place of the last.
            piles.count -= 1;
        }
        piles.add(shape);
    }
    Response::chose(if piles.count == 0 { Draft::Nothing } else { Draft::Piles(piles) })
}

/// Takes a tile up, or puts it down again when it is in hand already.
fn take_up(look: &Look<'_>, draft: Draft, tile: Tile) -> Option<Response> {
    let held = Held { tile, spot: None, upright: false };
    match draft {
        Draft::Tile(Held { tile: same, .. }) if same == tile => Some(Response::default()),
        _ if look.is_open(tile) => Some(Response::chose(Draft::Tile(held))),
        _ => None,
    }
}

fn take_decor(look: &Look<'_>, draft: Draft, size: Size) -> Response {
    // The tile in hand can no longer be exchanged for another size.
    if let Some(Task::Reward { hand: Some(hand), .. }) = look.view.tasks.top()
        && hand == size
    {
        return take_up(look, draft, Tile::Due).unwrap_or_default();
    }
    let tile = Tile::Decor(size);
    if !look.is_open(tile) {
        return Response::refuse(draft, No::Action(Action::TakeDecor(size)));
    }
    if matches!(draft, Draft::Tile(Held { tile: same, spot: None, .. }) if same == tile) {
        return Response::default();
    }
    let upright = look.held().is_some_and(|held| held.upright) && look.turns(tile);
    Response::chose(Draft::Tile(Held { tile, spot: None, upright }))
}

/// Turns the decor in hand, where it lies if it fits there.
fn turn(look: &Look<'_>) -> Option<Response> {
    let held = look.held()?;
    if !look.turns(held.tile) {
        return None;
    }
    let upright = !held.upright;
    let openings = look.openings(held.tile, upright);
    let near = |spot| look.aimed(held.tile, upright, spot, (0, 0)).filter(|spot| openings.has(*spot));
    let spot = held.spot.and_then(near);
    Some(Response::chose(Draft::Tile(Held { spot, upright, ..held })))
}

/// Gives the tile in hand to the assistant, or takes it up again.
#[must_use]
pub fn store(look: &Look<'_>, draft: Draft) -> Option<Response> {
    let tile = look.held()?.tile;
    if let Draft::Store(_) = draft {
        return Some(Response::default());
    }
    if look.storing(tile).is_some() {
        return Some(Response::chose(Draft::Store(tile)));
    }
    let why = match tile {
        Tile::Assistant | Tile::First => return None,
        Tile::Due => No::Action(Action::Store),
        Tile::Museum(_) => No::Because(Refusal::HangAtOnce),
        Tile::Lot(_) | Tile::Decor(_) => No::Because(Refusal::AssistantFull),
    };
    Some(Response::refuse(draft, why))
}

/// Puts the tile in hand on a square.
fn put(look: &Look<'_>, draft: Draft, square: Spot) -> Option<Response> {
    let held = look.held()?;
    let spot = look.dropped(held.tile, held.upright, square)?;
    Some(settle(look, draft, held, spot))
}

/// Lets the tile in hand lie at a place, if it may.
#[must_use]
pub fn settle(look: &Look<'_>, draft: Draft, held: Held, spot: Spot) -> Response {
    match look.why_not(held.tile, spot, held.upright) {
        Some(refusal) => Response::refuse(draft, No::Because(refusal)),
        None if held.spot == Some(spot) => Response::confirm(draft),
        None => Response::chose(Draft::Tile(Held { spot: Some(spot), ..held })),
    }
}

/// The pieces that an action is about, for pointing at them. The place of a tile is the scene's to show.
#[must_use]
pub fn pieces_of(look: &Look<'_>, action: Action) -> Vec<Piece> {
    let me: Seat = look.view.to_move;
    match action {
        Action::Choose(shape) => vec![Piece::Pile(shape)],
        Action::Bid(card) => vec![Piece::Card(card)],
        Action::Take(lot) => vec![Piece::Lot(lot)],
        Action::Exchange(painting) => vec![Piece::Museum(painting)],
        Action::TakeDecor(size) => vec![Piece::Decor(size)],
        Action::Release { .. } | Action::Store => vec![Piece::Assistant(me)],
        _ => Vec::new(),
    }
}
