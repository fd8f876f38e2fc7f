//! What a player may foresee: what a star has become, what a placement makes and secures, what is lost with tiles.

use super::Reading;
use super::board::{Board, CENTRE, RING, STARS, Space, StarKind, star_of};
use super::components::{Components, HIGHEST_NUMBER, Side};
use super::state::Table;
use super::tile::{Colour, ColourSet};
use crate::engine::Seat;

/// What a star takes, and whether that is open for the player to decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Taste {
    /// Nothing lies in it yet that decides.
    Open,
    /// One colour.
    One(Colour),
    /// Each of these once.
    Several(ColourSet),
}

impl Taste {
    /// Points for the star once it is complete; none while it is open what it will be (RULES.md, The end of the game).
    #[must_use]
    pub const fn points(self, components: &Components) -> Option<u8> {
        match self {
            Self::Open => None,
            Self::One(colour) => Some(components.star_points[colour.index()]),
            Self::Several(_) => Some(components.multicoloured_points),
        }
    }
}

/// Points at the end of the game that a placement secures.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Ahead {
    /// For completing the star.
    pub star: u8,
    /// For covering the last space of the number.
    pub number: u8,
}

impl Board {
    /// The run that a tile on this space makes, clockwise from its beginning (RULES.md, Points).
    #[must_use]
    pub fn run(&self, space: Space) -> Vec<Space> {
        let star = star_of(space);
        let (length, ring) = (self.points(space), self.ring(star));
        let (first, size) = ((star * RING) as Space, RING as Space);
        let mut at = space - first;
        for _ in 1..length {
            let before = (at + size - 1) % size;
            if ring >> before & 1 == 0 || before == space - first {
                break;
            }
            at = before;
        }
        (0..length).map(|step| first + (at + step) % size).collect()
    }
}

impl Table {
    /// What a star of a player's board takes.
    #[must_use]
    pub fn taste(&self, components: &Components, seat: Seat, star: usize) -> Taste {
        let accepts = self.accepts(components, seat, star);
        let board = &self.player(seat).board;
        match (board.complete(star), accepts.single()) {
            (Some(StarKind::Single(colour)), _) => return Taste::One(colour),
            (Some(StarKind::Multicoloured), _) => return Taste::Several(ColourSet::default()),
            // One colour is left for a star of several.
            (None, Some(colour)) if !board.colours(star).without(colour).is_empty() => {
                return Taste::Several(ColourSet::only(colour));
            }
            (None, Some(colour)) => return Taste::One(colour),
            (None, None) => {}
        }
        let free = self.side == Side::Back && (star != CENTRE || self.reading == Reading::EachStarEitherWay);
        if free && board.ring(star).count_ones() < 2 { Taste::Open } else { Taste::Several(accepts) }
    }

    /// What every star of a player's board takes.
    #[must_use]
    pub fn tastes(&self, components: &Components, seat: Seat) -> [Taste; STARS] {
        std::array::from_fn(|star| self.taste(components, seat, star))
    }

    /// Points at the end that a tile of the player to move secures: compares the board before and after it.
    #[must_use]
    pub fn ahead(&self, components: &Components, space: Space, colour: Colour) -> Ahead {
        let seat = self.to_move;
        let mut after = *self;
        after.players[seat.index()].board.lay(space, colour);
        let star = star_of(space);
        let at = usize::from(components.number(self.side, space)).min(HIGHEST_NUMBER);
        Ahead {
            star: after.star_points(components, seat, star) - self.star_points(components, seat, star),
            number: after.number_points(components, seat, at) - self.number_points(components, seat, at),
        }
    }

    /// Points that the player to move loses with so many discarded tiles.
    #[must_use]
    pub fn discard_loss(&self, components: &Components, tiles: u8) -> u16 {
        let penalty = u16::from(tiles) * u16::from(components.discard_penalty);
        penalty.min(self.acting().score.saturating_sub(components.least_score))
    }
}
