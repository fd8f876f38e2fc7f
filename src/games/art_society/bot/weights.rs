//! What things are worth, in points. The figures were found by self-play: what a square of room is worth by comparing
//! walls in mid-game with what their owners had in the end, the others by trial. A change was kept when it won more
//! games or scored more.

use crate::engine::Style;

/// What things are worth to a style.
#[derive(Clone, Copy, Debug)]
pub(super) struct Weights {
    /// An uncovered square in a hole that paintings fit into, while many rounds are left.
    pub square: f32,
    /// One that only decor can cover.
    pub narrow: f32,
    /// A shield of a reward that is still to be laid: more than a point, since decor fills squares that nothing else
    /// can.
    pub shield: f32,
    /// Part of an uncovered corner's penalty that is feared: most are covered in the end without any haste.
    pub corner: f32,
    /// Part of its worth that a tile keeps with the assistant.
    pub stored: f32,
    /// One more on the number of a bid card, for each round in which it could be played.
    pub pip: f32,
    /// Share of a rival's loss that is one's own gain.
    pub denial: f32,
    /// Distance of two markers, for each square root of a round left, at which either may well end ahead.
    pub spread: f32,
}

const BUILDER: Weights = Weights {
    square: 0.33,
    narrow: 0.15,
    shield: 1.1,
    corner: 0.2,
    stored: 0.06,
    pip: 0.07,
    denial: 0.15,
    spread: 5.0,
};

/// Spends its high cards sooner and looks more at what rivals want.
const RACER: Weights = Weights { pip: 0.04, denial: 0.4, ..BUILDER };

pub(super) const fn of(style: Style) -> &'static Weights {
    match style {
        Style::Builder => &BUILDER,
        Style::Racer => &RACER,
    }
}
