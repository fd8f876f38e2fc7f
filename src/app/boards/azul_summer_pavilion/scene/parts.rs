//! What the table is made of: pools and what lies in them, stacks, boards and what is open on them, the players' panels.

use super::super::art::board::{Paid, Taste};
use super::Placing;
use crate::app::boards::staged::{Entry, Mark};
use crate::engine::Seat;
use crate::games::azul_summer_pavilion::{
    Board, Colour, FEATURES, HIGHEST_NUMBER, SPACES, STARS, Source, Spaces, Tiles,
};

/// Tiles of a colour on a factory or in the centre.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pick {
    /// Their colour.
    pub colour: Colour,
    /// How many.
    pub count: u8,
    /// How many of them the take being considered brings.
    pub taken: u8,
    /// They are wild in this round.
    pub wild: bool,
    /// Legal: they may be named now.
    pub mark: Mark,
}

/// A factory, or the centre.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pool {
    /// Which.
    pub source: Source,
    /// The colours that lie there.
    pub picks: Vec<Pick>,
    /// A take from here is being considered.
    pub chosen: bool,
}

/// The starting player tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Token {
    /// It lies in the centre.
    Free,
    /// The take being considered brings it, at this loss of points.
    Coming(u16),
    /// Somebody has it.
    Taken(Seat),
}

/// Tiles of a colour in the supply or next to the own board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stack {
    /// How many.
    pub count: Entry,
    /// They are wild in this round.
    pub wild: bool,
    /// How many of them are chosen; for a colour to be placed, all.
    pub chosen: u8,
    /// What applies to them.
    pub mark: Mark,
}

/// A space of the board that is shown large.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cell {
    /// The tile on it.
    pub tile: Option<Colour>,
    /// What its star takes.
    pub taste: Taste,
    /// Points for placing a tile on it, where one may be placed now.
    pub points: u8,
    /// The take being considered would pay for it.
    pub paid: Paid,
    /// Legal: a tile may be placed on it now.
    pub mark: Mark,
}

/// A pillar, statue or window of the board that is shown large.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// The spaces around it that are covered, the one being considered among them.
    pub covered: Spaces,
    /// All of them are.
    pub closed: bool,
    /// All of them would be.
    pub closing: bool,
}

/// A board shown large.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Large {
    /// Whose.
    pub seat: Seat,
    /// Its spaces.
    pub cells: [Cell; SPACES],
    /// Its pillars, statues and windows.
    pub places: [Place; FEATURES],
    /// The tiles in its corners, or those about to be kept there.
    pub corners: Vec<Colour>,
    /// The tile about to be placed.
    pub placing: Option<Placing>,
}

/// The bonus for a number at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NumberGoal {
    /// Spaces with the number that are covered, the one being considered among them.
    pub have: u8,
    /// Spaces with it.
    pub of: u8,
    /// Points for all of them.
    pub points: u8,
}

/// The bonuses at the end, as far as a player has come.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Goals {
    /// Whose.
    pub seat: Seat,
    /// The tiles laid.
    pub board: Board,
    /// What each star takes.
    pub tastes: [Taste; STARS],
    /// The numbers that bring points.
    pub numbers: [Option<NumberGoal>; HIGHEST_NUMBER + 1],
}

/// A player's panel.
#[derive(Clone, Debug, PartialEq)]
pub struct Panel {
    /// Whose.
    pub seat: Seat,
    /// Their decision is awaited.
    pub to_move: bool,
    /// They passed in this round.
    pub passed: bool,
    /// They hold the starting player tile.
    pub token: bool,
    /// Points.
    pub score: Entry,
    /// Tiles next to the board.
    pub hand: Tiles,
    /// The colour that is wild in this round.
    pub wild: Colour,
    /// Tiles that came to it since the viewer's last turn.
    pub gained: Tiles,
    /// Tiles kept in the corners.
    pub corners: Tiles,
    /// The tiles laid.
    pub board: Board,
    /// What each star takes.
    pub tastes: [Taste; STARS],
    /// Spaces covered since the viewer's last turn.
    pub fresh: Spaces,
}
