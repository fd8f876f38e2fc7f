//! What is chosen so far, and what a touch makes of it.

use super::{Look, No, Response, Tile};
use crate::app::boards::staged::Drafted;
use crate::games::art_society::wall::Size;
use crate::games::art_society::{Action, ArtSociety, MOST_SEATS, Phase, Refusal, ShapeId, Spot, Task};

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
    pub(super) fn of(&self, shape: ShapeId) -> u8 {
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
    /// Shapes of lots chosen.
    pub(super) fn piles(self) -> Piles {
        if let Self::Piles(piles) = self { piles } else { Piles::default() }
    }
}

impl Drafted<ArtSociety> for Draft {
    fn fitting(look: &Look<'_>) -> Self {
        match look.draft {
            Self::Piles(piles)
                if look.view.phase == Phase::Choose
                    && piles.count <= look.view.lots_wanted()
                    && piles.shapes().iter().all(|shape| piles.of(*shape) <= look.view.left(*shape)) =>
            {
                look.draft
            }
            Self::Card(card) if look.allows(Action::Bid(card)) => look.draft,
            Self::Tile(held) if look.is_open(held.tile) => {
                let up = look.taken_up(held.tile, held.upright);
                let openings = look.openings(up.tile, up.upright);
                Self::Tile(Held { spot: held.spot.filter(|spot| openings.has(*spot)), ..up })
            }
            Self::Store(tile) if look.storing(tile).is_some() => look.draft,
            _ => Self::Nothing,
        }
    }

    fn of(look: &Look<'_>, action: Action, then: &[Action]) -> Self {
        let tile = match action {
            Action::Choose(_) => {
                let mut piles = Piles::default();
                for action in std::iter::once(&action).chain(then) {
                    if let Action::Choose(shape) = action {
                        piles.add(*shape);
                    }
                }
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
        let held = |spot, upright| Self::Tile(Held { tile, spot: Some(spot), upright });
        // What is taken up goes where the next action puts it.
        match if tile == Tile::Due || tile == Tile::Assistant { Some(action) } else { then.first().copied() }
        {
            Some(Action::Hang(spot)) => held(spot, false),
            Some(Action::Lay { spot, upright } | Action::Release { spot, upright }) => held(spot, upright),
            Some(Action::Store) => Self::Store(tile),
            _ => Self::Tile(look.taken_up(tile, false)),
        }
    }
}

impl Look<'_> {
    /// A tile that has just been taken up: as it was to lie, unless only the other way round it has a place.
    pub(super) fn taken_up(&self, tile: Tile, upright: bool) -> Held {
        let held = Held { tile, spot: None, upright: upright && self.turns(tile) };
        let turned = self.openings(tile, held.upright).is_empty() && self.may_turn(held);
        Held { upright: held.upright != turned, ..held }
    }

    /// Whether the tile in hand has a place the other way round.
    #[must_use]
    pub fn may_turn(&self, held: Held) -> bool {
        self.turns(held.tile) && !self.openings(held.tile, !held.upright).is_empty()
    }

    /// The tile in hand, for a draft that fits: the one that was taken up, or the one that has to be put up now.
    #[must_use]
    pub fn held(&self) -> Option<Held> {
        match self.draft {
            Draft::Tile(held) => return Some(held),
            Draft::Store(tile) => return Some(self.taken_up(tile, false)),
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
        self.is_open(tile).then(|| self.taken_up(tile, false))
    }
}

pub(super) fn choose_pile(look: &Look<'_>, shape: ShapeId) -> Response {
    let mut piles = look.draft.piles();
    let full = piles.count == look.view.lots_wanted();
    if look.view.phase != Phase::Choose || look.view.left(shape) == 0 {
        return Response::refuse(look.draft, No::Action(Action::Choose(shape)));
    }
    if piles.of(shape) > 0 && (full || piles.of(shape) == look.view.left(shape)) {
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
pub(super) fn take_up(look: &Look<'_>, tile: Tile) -> Option<Response> {
    match look.draft {
        Draft::Tile(Held { tile: same, .. }) if same == tile => Some(Response::default()),
        _ if look.is_open(tile) => Some(Response::chose(Draft::Tile(look.taken_up(tile, false)))),
        _ => tile.taking().map(|action| Response::refuse(look.draft, No::Action(action))),
    }
}

/// Takes a lot up; whoever has taken one already has it in hand.
pub(super) fn take_lot(look: &Look<'_>, at: u8) -> Response {
    let take = || Response::refuse(look.draft, No::Action(Action::Take(at)));
    match look.tile_of_lot(at) {
        Some(Tile::Due) => take_due(look),
        Some(tile) if look.view.phase == Phase::Take => take_up(look, tile).unwrap_or_else(take),
        _ => take(),
    }
}

/// Takes up what has to be put up now.
pub(super) fn take_due(look: &Look<'_>) -> Response {
    take_up(look, Tile::Due).unwrap_or_else(|| {
        let why = match look.view.tasks.top() {
            Some(Task::Painting(_) | Task::Received(_)) => No::Because(Refusal::FitsNowhere),
            _ => No::Action(Action::Hang(Spot::default())),
        };
        Response::refuse(look.draft, why)
    })
}

/// The assistant has nothing to give now, and there is nothing to give to it.
pub(super) fn refuse_assistant(look: &Look<'_>) -> Response {
    let Some(kept) = look.view.acting().assistant else {
        return Response::refuse(look.draft, No::Action(Action::Store));
    };
    let turn = matches!(look.view.phase, Phase::Turn | Phase::Rehanging);
    // A painting from the museum comes first, but not where the wall is hung anew.
    let at_once = look.view.phase == Phase::Turn && matches!(look.view.tasks.top(), Some(Task::Received(_)));
    let why = if turn && !at_once && kept.round != look.view.round {
        No::Because(Refusal::FitsNowhere)
    } else {
        No::Action(Action::Release { spot: Spot::default(), upright: false })
    };
    Response::refuse(look.draft, why)
}

/// A tile of the own wall is touched: nothing else is hung over it, and it comes down with all of this round's tiles alone. Where
/// neither is meant the touch asks what it is.
pub(super) fn refuse_hung(look: &Look<'_>, fresh: bool) -> Option<Response> {
    let why = match (look.draft, look.view.phase) {
        (Draft::Tile(_), _) => No::Because(Refusal::Covered),
        (_, Phase::Rehang) if fresh => No::Action(Action::Hang(Spot::default())),
        _ => return None,
    };
    Some(Response::refuse(look.draft, why))
}

pub(super) fn take_decor(look: &Look<'_>, size: Size) -> Response {
    // The tile in hand can no longer be exchanged for another size.
    if let Some(Task::Reward { hand: Some(hand), .. }) = look.view.tasks.top()
        && hand == size
    {
        return take_up(look, Tile::Due).unwrap_or_default();
    }
    let tile = Tile::Decor(size);
    if !look.is_open(tile) {
        return Response::refuse(look.draft, No::Action(Action::TakeDecor(size)));
    }
    if matches!(look.draft, Draft::Tile(Held { tile: same, spot: None, .. }) if same == tile) {
        return Response::default();
    }
    let upright = look.held().is_some_and(|held| held.upright);
    Response::chose(Draft::Tile(look.taken_up(tile, upright)))
}

/// Turns the decor in hand, where it lies if it fits there. To what has a place nowhere it is not turned.
pub(super) fn turn(look: &Look<'_>) -> Option<Response> {
    let held = look.held()?;
    if !look.may_turn(held) {
        return None;
    }
    let upright = !held.upright;
    let openings = look.openings(held.tile, upright);
    let near = |spot| look.aimed(held.tile, upright, spot, (0, 0)).filter(|spot| openings.has(*spot));
    let spot = held.spot.and_then(near);
    Some(Response::chose(Draft::Tile(Held { spot, upright, ..held })))
}

/// Gives the tile in hand to the assistant, or takes it up again.
pub(super) fn store(look: &Look<'_>) -> Option<Response> {
    let tile = look.held()?.tile;
    if let Draft::Store(_) = look.draft {
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
    Some(Response::refuse(look.draft, why))
}

/// Puts the tile in hand on a square.
pub(super) fn put(look: &Look<'_>, square: Spot) -> Response {
    let held = look.held();
    match held.and_then(|held| Some((held, look.dropped(held.tile, held.upright, square)?))) {
        Some((held, spot)) => settle(look, held, spot),
        None => Response::refuse(look.draft, No::Action(Action::Hang(square))),
    }
}

/// Lets the tile in hand lie at a place, if it may.
pub(super) fn settle(look: &Look<'_>, held: Held, spot: Spot) -> Response {
    match look.why_not(held.tile, spot, held.upright) {
        Some(refusal) => Response::refuse(look.draft, No::Because(refusal)),
        None if held.spot == Some(spot) => Response::confirm(look.draft),
        None => Response::chose(Draft::Tile(Held { spot: Some(spot), ..held })),
    }
}
