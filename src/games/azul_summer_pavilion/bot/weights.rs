//! What things are worth, in points. The figures were found by self-play: a change was kept when it won more games.

use super::super::board::RING;
use super::super::components::{HIGHEST_NUMBER, ROUNDS};
use crate::engine::Style;
use std::sync::LazyLock;

/// Costs that charts tell apart; what costs more is as good as never done.
const COSTS: usize = 48;

/// A figure that changes by a step for each round that is still to come.
#[derive(Clone, Copy, Debug)]
pub(super) struct Slope(pub f32, pub f32);

impl Slope {
    pub(super) fn at(self, left: usize) -> f32 {
        self.0 + self.1 * left as f32
    }
}

/// What things are worth to a style.
#[derive(Clone, Debug)]
pub(super) struct Weights {
    /// Missing tiles with which a star is completed in one case of two, and how fast hope fades around that.
    pub star: [Slope; 2],
    /// The same in the last round.
    pub star_last: [f32; 2],
    /// The same for covering every space of a number.
    pub number: [Slope; 2],
    pub number_last: [f32; 2],
    /// Weight of the points that the rest of a star would bring, beside its bonus.
    pub rest: f32,
    /// Tiles more that a star is thought to need when its colour is still to be wild.
    pub coming_wild: f32,
    /// Part of the tiles in hand that the star of six colours can count on.
    pub shared: f32,
    /// A bonus tile.
    pub bonus: Slope,
    /// Missing tiles with which hope for a feature fades by a factor of e.
    pub feature: Slope,
    /// A tile kept, and more if it will be wild.
    pub keep: Slope,
    pub keep_wild: Slope,
    /// What spending a tile is thought to cost when a plan is made.
    pub thrift: f32,
    /// A tile taken, and more if it is wild.
    pub take: f32,
    pub take_wild: f32,
    /// The starting player tile.
    pub token: f32,
    /// A tile that is still to be taken by somebody, for each seat's share.
    pub lying: f32,
    /// Weight of the worth of a take to the next player, denied by taking it.
    pub denial: f32,
}

pub(super) const BUILDER: Weights = Weights {
    star: [Slope(0.5, 3.5), Slope(1.0, 1.0)],
    star_last: [0.7, 0.4],
    number: [Slope(0.5, 4.5), Slope(1.5, 1.2)],
    number_last: [1.0, 0.7],
    rest: 0.5,
    coming_wild: 1.0,
    shared: 0.6,
    bonus: Slope(1.0, 0.1),
    feature: Slope(2.0, 2.0),
    keep: Slope(0.2, 0.3),
    keep_wild: Slope(0.3, 0.1),
    thrift: 0.3,
    take: 1.0,
    take_wild: 0.8,
    token: 1.5,
    lying: 1.2,
    denial: 0.0,
};

pub(super) const RACER: Weights = BUILDER;

/// Weights laid out as tables, for looking up.
#[derive(Debug)]
pub(super) struct Charts {
    pub weights: Weights,
    /// Chance of completing a star, by rounds still to come and missing tiles.
    star: [[f32; COSTS]; ROUNDS],
    number: [[f32; COSTS]; ROUNDS],
    /// What is left of a feature's worth.
    feature: [[f32; COSTS]; ROUNDS],
    /// Points that the rest of a ring brings at best, by its covered places.
    pub rest: [f32; 1 << RING],
}

fn chance(cost: usize, middle: f32, width: f32) -> f32 {
    1.0 / (1.0 + ((cost as f32 - middle) / width).exp())
}

impl Charts {
    fn new(weights: Weights) -> Self {
        let chart = |last: [f32; 2], slopes: [Slope; 2]| {
            std::array::from_fn(|left| {
                let [middle, width] = if left == 0 { last } else { slopes.map(|slope| slope.at(left)) };
                std::array::from_fn(|cost| chance(cost, middle, width.max(0.1)))
            })
        };
        let star = chart(weights.star_last, weights.star);
        let number = chart(weights.number_last, weights.number);
        let feature = std::array::from_fn(|left| {
            let reach = weights.feature.at(left).max(0.1);
            let worth = weights.bonus.at(left);
            std::array::from_fn(|cost| worth * (-(cost as f32) / reach).exp())
        });
        Self { weights, star, number, feature, rest: rest() }
    }

    pub(super) fn star(&self, left: usize, missing: u8) -> f32 {
        self.star[left][usize::from(missing).min(COSTS - 1)]
    }

    pub(super) fn number(&self, left: usize, missing: u8) -> f32 {
        self.number[left][usize::from(missing).min(COSTS - 1)]
    }

    pub(super) fn feature(&self, left: usize, missing: u8) -> f32 {
        self.feature[left][usize::from(missing).min(COSTS - 1)]
    }
}

/// Best order first: fuller rings from emptier ones.
fn rest() -> [f32; 1 << RING] {
    let mut rest = [0.0; 1 << RING];
    for covered in (0..(1_u8 << RING) - 1).rev() {
        let open = (0..RING).filter(|place| covered >> place & 1 == 0);
        let points = open.map(|place| {
            f32::from(super::super::board::run(covered, place)) + rest[usize::from(covered) | 1 << place]
        });
        rest[usize::from(covered)] = points.fold(0.0, f32::max);
    }
    rest
}

static CHARTS: LazyLock<[Charts; 2]> = LazyLock::new(|| [BUILDER, RACER].map(Charts::new));

pub(super) fn of(style: Style) -> &'static Charts {
    &CHARTS[style as usize]
}

const _: () = assert!(COSTS > HIGHEST_NUMBER * RING);
