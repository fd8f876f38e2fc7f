//! What things are worth, in points. The chances of completing stars and numbers were fitted to what became of them
//! in games of the search against itself; a change was kept when it won more games.

use super::super::board::{RING, run};
use super::super::components::{HIGHEST_NUMBER, ROUNDS};
use super::super::state::Table;
use crate::engine::Style;
use std::sync::LazyLock;

/// Costs that charts tell apart; what costs more is as good as never done.
const COSTS: usize = 48;

const _: () = assert!(COSTS > HIGHEST_NUMBER * (RING + 1));

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
    /// Missing tiles with which a star is completed in one case of two, and how slowly hope fades around that.
    pub star: [Slope; 2],
    /// The same in the last round.
    pub star_last: [f32; 2],
    /// The same for covering every space of a number.
    pub number: [Slope; 2],
    /// The same in the last round.
    pub number_last: [f32; 2],
    /// Weight of the stars that are hoped for, against points that are certain.
    pub stars: f32,
    /// The same of the numbers.
    pub numbers: f32,
    /// The same of pillars, statues and windows.
    pub features: f32,
    /// Weight of the points that the rest of a star would bring, beside its bonus.
    pub rest: f32,
    /// Tiles more that a star is thought to need while its colour is still to be wild.
    pub coming_wild: u8,
    /// Part of the tiles in hand that the star of six colours can count on.
    pub shared: f32,
    /// A bonus tile.
    pub bonus: Slope,
    /// Missing tiles with which hope for a feature fades by a factor of e.
    pub feature: Slope,
    /// A tile kept.
    pub keep: Slope,
    /// A kept tile that will be wild, beyond that.
    pub keep_wild: Slope,
    /// A kept tile for each one of its colour in hand, beyond that.
    pub keep_company: f32,
    /// What spending a tile is thought to cost when a plan is made.
    pub thrift: f32,
    /// A tile taken.
    pub take: f32,
    /// A wild tile, beyond that.
    pub wild: f32,
    /// The starting player tile.
    pub token: f32,
    /// A tile of a seat's share in those that are still to be taken.
    pub lying: f32,
    /// A wild tile in hand, while all the tiles of the round are still to be taken: it will make up for what they
    /// lack, so it is more than the tile that the hand alone makes of it.
    pub joker: f32,
    /// Weight of what a take would have been worth to the next player.
    pub denial: f32,
}

/// Builds stars, the centre one above all.
pub(super) const BUILDER: Weights = Weights {
    star: [Slope(2.7, 1.9), Slope(0.3, 0.45)],
    star_last: [0.7, 0.4],
    number: [Slope(0.8, 2.6), Slope(1.5, 0.9)],
    number_last: [1.0, 0.7],
    stars: 0.65,
    numbers: 1.1,
    features: 1.5,
    rest: 0.2,
    coming_wild: 1,
    shared: 0.6,
    bonus: Slope(2.0, 0.1),
    feature: Slope(0.0, 2.0),
    keep: Slope(0.2, 0.3),
    keep_wild: Slope(0.3, 0.1),
    keep_company: 0.05,
    thrift: 0.3,
    take: 1.0,
    wild: 0.8,
    token: 4.0,
    lying: 1.2,
    joker: 1.0,
    denial: 0.0,
};

/// Wants numbers and bonus tiles, which come sooner than stars, and takes what the next player wants.
pub(super) const RACER: Weights = Weights { stars: 0.3, numbers: 1.5, features: 2.0, denial: 0.3, ..BUILDER };

type Chart = [[f32; COSTS]; ROUNDS];

/// Weights laid out as tables, for looking up.
#[derive(Debug)]
pub(super) struct Charts {
    pub weights: Weights,
    star: Chart,
    number: Chart,
    feature: Chart,
    /// Points that the rest of a ring brings at best, by its covered places.
    pub rest: [f32; 1 << RING],
}

impl Charts {
    /// What the starting player tile is worth to its holder: in the last round there is no next one to start.
    pub(super) fn token(&self, table: &Table) -> f32 {
        if usize::from(table.round) < ROUNDS { self.weights.token } else { 0.0 }
    }

    fn new(weights: Weights) -> Self {
        let chart = |hope: f32, last: [f32; 2], slopes: [Slope; 2]| {
            std::array::from_fn(|left| {
                let [middle, width] = if left == 0 { last } else { slopes.map(|slope| slope.at(left)) };
                std::array::from_fn(|cost| hope / (1.0 + ((cost as f32 - middle) / width).exp()))
            })
        };
        let star = chart(weights.stars, weights.star_last, weights.star);
        let number = chart(weights.numbers, weights.number_last, weights.number);
        let feature = std::array::from_fn(|left| {
            // In the last round only what the hand at once completes is worth hoping for.
            let reach = weights.feature.at(left).max(0.1);
            let worth = weights.features * weights.bonus.at(left);
            std::array::from_fn(|cost| worth * (-(cost as f32) / reach).exp())
        });
        Self { weights, star, number, feature, rest: rest() }
    }

    /// Chance of completing a star that lacks so many tiles, with so many rounds to come.
    pub(super) fn star(&self, left: usize, missing: u8) -> f32 {
        look_up(&self.star, left, missing)
    }

    /// Chance of covering every space of a number that lacks so many tiles.
    pub(super) fn number(&self, left: usize, missing: u8) -> f32 {
        look_up(&self.number, left, missing)
    }

    /// What each tile of a feature that lacks so many is worth.
    pub(super) fn feature(&self, left: usize, missing: u8) -> f32 {
        look_up(&self.feature, left, missing)
    }
}

fn look_up(chart: &Chart, left: usize, missing: u8) -> f32 {
    chart[left][usize::from(missing).min(COSTS - 1)]
}

/// Fuller rings first, because emptier ones lead to them.
fn rest() -> [f32; 1 << RING] {
    let mut rest = [0.0; 1 << RING];
    for covered in (0..(1_u8 << RING) - 1).rev() {
        let open = (0..RING).filter(|place| covered >> place & 1 == 0);
        let points =
            open.map(|place| f32::from(run(covered, place)) + rest[usize::from(covered) | 1 << place]);
        rest[usize::from(covered)] = points.fold(0.0, f32::max);
    }
    rest
}

static CHARTS: LazyLock<[Charts; 2]> = LazyLock::new(|| [BUILDER, RACER].map(Charts::new));

pub(super) fn of(style: Style) -> &'static Charts {
    match style {
        Style::Builder => &CHARTS[0],
        Style::Racer => &CHARTS[1],
    }
}
