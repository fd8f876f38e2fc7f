//! What things are worth, in points. The figures were found by self-play: a change was kept when it won more games or
//! scored more.

use crate::engine::Style;

/// What things are worth to a style.
#[derive(Clone, Copy, Debug)]
pub(super) struct Weights {
    /// A painting that will be hung one day, for each that there is room for. Where room and rounds limit each other
    /// about half of either is used, so it is more than a painting's points.
    pub painting: f32,
    /// Squares that such a painting takes up.
    pub squares: f32,
    /// A square that only larger holes offer, as a part of one that small paintings can use.
    pub wide: f32,
    /// A square that only decor can cover.
    pub narrow: f32,
    /// A shield of a reward that is still to be laid.
    pub shield: f32,
    /// Part of a corner's penalty that is feared while rounds are left.
    pub corner: f32,
    /// Part of its worth that a painting keeps with the assistant, and of its shields that decor keeps.
    pub stored: [f32; 2],
    /// One more on the number of a bid card, for each round in which it could be played.
    pub pip: f32,
    /// Share of a rival's loss that is one's own gain.
    pub denial: f32,
    /// Distance of two markers, for each square root of a round left, at which either may well end ahead.
    pub spread: f32,
}

const BUILDER: Weights = Weights {
    painting: 5.0,
    squares: 7.5,
    wide: 0.4,
    narrow: 0.08,
    shield: 0.9,
    corner: 0.6,
    stored: [0.6, 0.7],
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
