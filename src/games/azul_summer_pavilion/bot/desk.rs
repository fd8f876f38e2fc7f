//! One player's puzzle: a board, the tiles beside it, and what can be made of them.

use super::super::board::{Board, RING, STARS, Space, Spaces, run, star_of};
use super::super::components::{Components, HIGHEST_NUMBER, ROUNDS, Side};
use super::super::state::{ColourRule, Table};
use super::super::tile::{COLOURS, Colour, ColourSet, Tiles, total};
use super::weights::{Charts, Weights};
use crate::engine::Seat;

/// A placement.
#[derive(Clone, Copy, Debug)]
pub(super) struct Placing {
    pub space: Space,
    pub colour: Colour,
    pub wilds: u8,
}

/// What a star can become.
#[derive(Clone, Copy, Debug)]
pub(super) struct Hope {
    /// The colour that it is filled with; none for six colours.
    pub colour: Option<Colour>,
    /// Points once it is complete.
    pub points: u8,
    /// Empty spaces.
    pub open: u8,
    /// Tiles that it needs beyond those in hand.
    pub missing: u8,
}

/// What the board and the tiles promise beyond the points made.
#[derive(Clone, Copy, Debug)]
pub(super) struct Promise {
    /// Stars, complete ones and others.
    pub stars: f32,
    /// Numbers of which every space is, or may come to be, covered.
    pub numbers: f32,
    /// Bonus tiles.
    pub features: f32,
}

/// What is left of the round once a seat has passed.
#[derive(Clone, Copy, Debug)]
pub(super) struct Rest {
    /// What board and kept tiles promise.
    pub promise: Promise,
    /// What the tiles kept are worth beside it; what they will cost, after the last round.
    pub kept: f32,
    /// Points lost for the others.
    pub lost: f32,
}

impl Rest {
    pub(super) fn value(&self) -> f32 {
        let Promise { stars, numbers, features } = self.promise;
        stars + numbers + features + self.kept - self.lost
    }
}

/// A board and a hand.
#[derive(Clone, Debug)]
pub(super) struct Desk<'a> {
    pub components: &'a Components,
    charts: &'a Charts,
    rule: ColourRule<'a>,
    pub side: Side,
    /// The wild colour that missing tiles can be made up with.
    pub wild: Option<Colour>,
    /// Rounds still to come after this one.
    pub left: usize,
    pub board: Board,
    pub covered: Spaces,
    pub hand: Tiles,
    pub supply: Tiles,
}

impl<'a> Desk<'a> {
    pub(super) fn new(components: &'a Components, table: &Table, seat: Seat, charts: &'a Charts) -> Self {
        let player = table.player(seat);
        Self {
            components,
            charts,
            rule: table.rule(components),
            side: table.side,
            wild: Some(table.wild(components)),
            left: ROUNDS - usize::from(table.round),
            board: player.board,
            covered: player.board.covered(),
            hand: player.hand,
            supply: table.supply,
        }
    }

    pub(super) const fn weights(&self) -> &'a Weights {
        &self.charts.weights
    }

    fn wilds(&self) -> u8 {
        self.wild.map_or(0, |wild| self.hand[wild.index()])
    }

    /// What the stars promise, complete ones and others, with the tiles in hand.
    pub(super) fn stars(&self) -> f32 {
        (0..STARS).map(|star| self.star(star)).sum()
    }

    const fn ring(&self, star: usize) -> u8 {
        (self.covered >> (star * RING) & 0x3f) as u8
    }

    fn star(&self, star: usize) -> f32 {
        self.promised(star, self.hope(star))
    }

    /// What a star promises that can become this.
    pub(super) fn promised(&self, star: usize, hope: Hope) -> f32 {
        if hope.open == 0 {
            return hope.points.into();
        }
        let rest = self.charts.rest[usize::from(self.ring(star))] * self.weights().rest;
        self.charts.star(self.left, hope.missing) * (f32::from(hope.points) + rest)
    }

    pub(super) fn hope(&self, star: usize) -> Hope {
        let ring = self.ring(star);
        let components = self.components;
        let open = RING as u8 - ring.count_ones() as u8;
        let single = if self.side == Side::Front { components.star_colours[star] } else { None };
        let points_of = |colour: Option<Colour>| {
            colour.map_or(components.multicoloured_points, |colour| components.star_points[colour.index()])
        };
        if open == 0 {
            let colour = single.or_else(|| self.board.colours(star).single());
            return Hope { colour, points: points_of(colour), open, missing: 0 };
        }
        let colours = single.map_or_else(|| self.rule.accepts(&self.board, star), ColourSet::only);
        let cost = components.open_cost(self.side, star, ring);
        let colour = single.or_else(|| self.aim(star, colours));
        let missing = if let Some(colour) = colour {
            let own = self.hand[colour.index()];
            let jokers = if self.wild == Some(colour) { 0 } else { self.wilds() };
            cost.saturating_sub(own + jokers).max(open.saturating_sub(own)) + self.scarce(colour)
        } else {
            let (mut held, mut kinds) = (0, 0);
            for colour in colours.iter() {
                held += self.hand[colour.index()];
                kinds += u8::from(self.hand[colour.index()] > 0);
            }
            let held = (f32::from(held) * self.weights().shared) as u8;
            cost.saturating_sub(held).max(open.saturating_sub(kinds))
        };
        Hope { colour, points: points_of(colour), open, missing }
    }

    /// The colour that a star is thought to be filled with; none for a star of six colours.
    fn aim(&self, star: usize, accepted: ColourSet) -> Option<Colour> {
        let lying = self.board.colours(star);
        match lying.len() {
            0 if star == 0 => None,
            0 => accepted.iter().max_by_key(|colour| self.hand[colour.index()]),
            1 if accepted.has(lying.single()?) => lying.single(),
            _ => None,
        }
    }

    /// A colour that will be wild comes one by one in that round.
    fn scarce(&self, colour: Colour) -> u8 {
        let coming = ROUNDS - self.left;
        if self.left > 0 && self.components.wilds[coming..].contains(&colour) {
            self.weights().coming_wild
        } else {
            0
        }
    }

    pub(super) fn number(&self, number: usize, covered: Spaces) -> f32 {
        let points = self.components.number_points[number];
        if points == 0 {
            return 0.0;
        }
        let open = self.components.spaces_of_number(self.side, number) & !covered;
        let missing = open.count_ones() as u8 * number as u8;
        let chance = if missing == 0 { 1.0 } else { self.charts.number(self.left, missing) };
        chance * f32::from(points)
    }

    fn feature(&self, id: u8, covered: Spaces) -> f32 {
        self.feature_promise(id, self.feature_cost(id, covered))
    }

    /// Tiles that the empty spaces around a feature cost.
    pub(super) fn feature_cost(&self, id: u8, covered: Spaces) -> u8 {
        let mut open = self.components.feature(id).spaces & !covered;
        let mut cost = 0;
        while open != 0 {
            cost += self.components.number(self.side, open.trailing_zeros() as Space);
            open &= open - 1;
        }
        cost
    }

    /// What a feature promises that lacks tiles for so much.
    pub(super) fn feature_promise(&self, id: u8, cost: u8) -> f32 {
        self.charts.feature(self.left, cost) * f32::from(self.components.feature(id).tiles)
    }

    fn promise(&self) -> Promise {
        let numbers = (1..=HIGHEST_NUMBER).map(|number| self.number(number, self.covered)).sum();
        let features = (0..self.components.features.len() as u8)
            .filter(|id| self.components.feature(*id).spaces & !self.covered != 0)
            .map(|id| self.feature(id, self.covered))
            .sum();
        Promise { stars: self.stars(), numbers, features }
    }

    /// Every placement that can be paid for, with the fewest wild tiles.
    pub(super) fn placings(&self, mut each: impl FnMut(Placing)) {
        let held = ColourSet::present(&self.hand);
        for star in 0..STARS {
            let colours = self.rule.accepts(&self.board, star).both(held);
            if colours.is_empty() {
                continue;
            }
            let mut open = !(self.covered >> (star * RING)) & 0x3f;
            while open != 0 {
                let space = (star * RING) as Space + open.trailing_zeros() as Space;
                open &= open - 1;
                let number = self.components.number(self.side, space);
                for colour in colours.iter() {
                    let own = self.hand[colour.index()];
                    let wilds = number.saturating_sub(own);
                    if wilds == 0 || self.wild != Some(colour) && wilds <= self.wilds() {
                        each(Placing { space, colour, wilds });
                    }
                }
            }
        }
    }

    /// What a placement is worth: its points, and what it changes in the promise of board and hand. `before` is the
    /// promise of the stars as things are.
    pub(super) fn gain(&self, placing: Placing, before: f32) -> f32 {
        let Placing { space, .. } = placing;
        let mut after = self.clone();
        let held = total(&self.hand);
        after.spend(placing);
        let points = run((self.covered >> (star_of(space) * RING) & 0x3f) as u8, usize::from(space) % RING);
        let mut gain = f32::from(points) + after.stars() - before;
        let number = usize::from(self.components.number(self.side, space));
        gain += self.number(number, after.covered) - self.number(number, self.covered);
        for id in self.components.touching(space) {
            let (then, now) = (self.feature(id, after.covered), self.feature(id, self.covered));
            let complete = self.components.feature(id).spaces & !after.covered == 0;
            gain += if complete {
                self.bonus() * f32::from(self.components.feature(id).tiles) - now
            } else {
                then - now
            };
        }
        gain + self.stock(total(&after.hand)) - self.stock(held)
    }

    /// Bonus tiles that come now, each.
    fn bonus(&self) -> f32 {
        self.weights().bonus.at(self.left)
    }

    /// What so many tiles beside the board are worth if nothing is placed any more.
    fn stock(&self, tiles: u8) -> f32 {
        let room = if self.left == 0 { 0 } else { self.components.corners };
        let kept = tiles.min(room);
        f32::from(kept) * self.weights().keep.at(self.left)
            - f32::from(tiles - kept) * f32::from(self.components.discard_penalty)
    }

    fn spend(&mut self, Placing { space, colour, wilds }: Placing) {
        self.hand[colour.index()] -= self.components.number(self.side, space) - wilds;
        if let Some(wild) = self.wild {
            self.hand[wild.index()] -= wilds;
        }
        self.board.lay(space, colour);
        self.covered |= 1 << space;
    }

    /// What one more tile of a colour is worth.
    pub(super) fn worth(&self, colour: Colour) -> f32 {
        self.worth_beyond(colour, self.stars())
    }

    /// The same, where the promise of the stars as things are is known.
    pub(super) fn worth_beyond(&self, colour: Colour, before: f32) -> f32 {
        let mut more = self.clone();
        more.hand[colour.index()] += 1;
        let wild = if self.wild == Some(colour) { self.weights().wild } else { 0.0 };
        more.stars() - before + wild
    }

    /// The colour of the supply that helps most.
    pub(super) fn best_bonus(&self) -> Option<Colour> {
        let before = self.stars();
        let mut best: Option<(Colour, f32)> = None;
        for colour in ColourSet::present(&self.supply).iter() {
            let worth = self.worth_beyond(colour, before);
            if best.is_none_or(|(_, most)| worth > most) {
                best = Some((colour, worth));
            }
        }
        best.map(|(colour, _)| colour)
    }

    pub(super) fn take_bonus(&mut self, tiles: u8) {
        for _ in 0..tiles {
            let Some(colour) = self.best_bonus() else { return };
            self.supply[colour.index()] -= 1;
            self.hand[colour.index()] += 1;
        }
    }

    /// Places what is best at a glance until nothing is worth placing, and returns the points made.
    pub(super) fn play_on(&mut self) -> f32 {
        let mut points = 0.0;
        loop {
            let before = self.stars();
            let mut best: Option<(Placing, f32)> = None;
            self.placings(|placing| {
                let number = self.components.number(self.side, placing.space);
                let gain = self.gain(placing, before);
                let score = gain - self.weights().thrift * f32::from(number);
                if gain > 0.0 && best.is_none_or(|(_, most)| score > most) {
                    best = Some((placing, score));
                }
            });
            let Some((placing, _)) = best else { return points };
            points += f32::from(run(
                (self.covered >> (star_of(placing.space) * RING) & 0x3f) as u8,
                usize::from(placing.space) % RING,
            ));
            self.spend(placing);
            let tiles = self.components.touching(placing.space).map(|id| self.components.feature(id));
            let tiles =
                tiles.filter(|feature| feature.spaces & !self.covered == 0).map(|feature| feature.tiles);
            let tiles = tiles.sum();
            self.take_bonus(tiles);
        }
    }

    /// The tiles worth keeping.
    pub(super) fn best_keep(&self) -> Tiles {
        let mut kept = [0; COLOURS];
        for _ in 0..self.components.corners {
            let best = Colour::ALL
                .into_iter()
                .filter(|colour| self.hand[colour.index()] > kept[colour.index()])
                .max_by(|a, b| self.keep_worth(*a).total_cmp(&self.keep_worth(*b)));
            let Some(colour) = best else { break };
            kept[colour.index()] += 1;
        }
        kept
    }

    pub(super) fn keep_worth(&self, colour: Colour) -> f32 {
        let next = ROUNDS - self.left;
        let wild = self.components.wilds.get(next) == Some(&colour);
        let wild = if wild { self.weights().keep_wild.at(self.left) } else { 0.0 };
        self.weights().keep.at(self.left)
            + wild
            + self.weights().keep_company * f32::from(self.hand[colour.index()])
    }

    /// Passes, keeping what is best.
    pub(super) fn pass(&mut self) -> Rest {
        let kept = if self.left == 0 { [0; COLOURS] } else { self.best_keep() };
        let lost = total(&self.hand) - total(&kept);
        let rest = self.store(kept);
        Rest { lost: f32::from(lost) * f32::from(self.components.discard_penalty), ..rest }
    }

    /// What the board promises with these tiles kept on the corners. After the last round each costs its point.
    pub(super) fn store(&mut self, kept: Tiles) -> Rest {
        if self.left == 0 {
            self.hand = [0; COLOURS];
            let cost = f32::from(total(&kept)) * f32::from(self.components.discard_penalty);
            return Rest { promise: self.promise(), kept: -cost, lost: 0.0 };
        }
        self.hand = kept;
        let worth =
            Colour::ALL.iter().map(|colour| f32::from(kept[colour.index()]) * self.keep_worth(*colour)).sum();
        self.wild = self.components.wilds.get(ROUNDS - self.left).copied();
        Rest { promise: self.promise(), kept: worth, lost: 0.0 }
    }
}
