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

/// A board and a hand.
#[derive(Clone, Debug)]
pub(super) struct Desk<'a> {
    components: &'a Components,
    charts: &'a Charts,
    rule: ColourRule<'a>,
    side: Side,
    /// The wild colour that missing tiles can be made up with.
    wild: Option<Colour>,
    /// Rounds still to come after this one.
    left: usize,
    board: Board,
    covered: Spaces,
    pub hand: Tiles,
    supply: Tiles,
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

    const fn weights(&self) -> &'a Weights {
        &self.charts.weights
    }

    fn wilds(&self) -> u8 {
        self.wild.map_or(0, |wild| self.hand[wild.index()])
    }

    /// What the stars promise, complete ones and others, with the tiles in hand.
    pub(super) fn stars(&self) -> f32 {
        (0..STARS).map(|star| self.star(star)).sum()
    }

    fn star(&self, star: usize) -> f32 {
        let ring = (self.covered >> (star * RING) & 0x3f) as u8;
        let components = self.components;
        let open = RING as u8 - ring.count_ones() as u8;
        let single = if self.side == Side::Front { components.star_colours[star] } else { None };
        let colours = single.map_or_else(|| self.rule.accepts(&self.board, star), ColourSet::only);
        let cost = components.open_cost(self.side, star, ring);
        let (points, missing) = if open == 0 {
            let points = match single.or_else(|| self.board.colours(star).single()) {
                Some(colour) => components.star_points[colour.index()],
                None => components.multicoloured_points,
            };
            return points.into();
        } else if let Some(colour) = single.or_else(|| self.aim(star, colours)) {
            let own = self.hand[colour.index()];
            let jokers = if self.wild == Some(colour) { 0 } else { self.wilds() };
            let missing = cost.saturating_sub(own + jokers).max(open.saturating_sub(own));
            (components.star_points[colour.index()], missing + self.scarce(colour))
        } else {
            let (mut held, mut kinds) = (0, 0);
            for colour in colours.iter() {
                held += self.hand[colour.index()];
                kinds += u8::from(self.hand[colour.index()] > 0);
            }
            let held = (f32::from(held) * self.weights().shared) as u8;
            (components.multicoloured_points, cost.saturating_sub(held).max(open.saturating_sub(kinds)))
        };
        let rest = self.charts.rest[usize::from(ring)] * self.weights().rest;
        self.charts.star(self.left, missing) * (f32::from(points) + rest)
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

    fn number(&self, number: usize, covered: Spaces) -> f32 {
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
        let feature = self.components.feature(id);
        let mut open = feature.spaces & !covered;
        let mut missing = 0;
        while open != 0 {
            missing += self.components.number(self.side, open.trailing_zeros() as Space);
            open &= open - 1;
        }
        self.charts.feature(self.left, missing) * f32::from(feature.tiles)
    }

    /// What the board and the tiles promise beyond the points made.
    pub(super) fn promise(&self) -> f32 {
        let numbers: f32 = (1..=HIGHEST_NUMBER).map(|number| self.number(number, self.covered)).sum();
        let features: f32 = (0..self.components.features.len() as u8)
            .filter(|id| self.components.feature(*id).spaces & !self.covered != 0)
            .map(|id| self.feature(id, self.covered))
            .sum();
        self.stars() + numbers + features
    }

    /// Every placement that can be paid for, with the fewest wild tiles.
    fn placings(&self, mut each: impl FnMut(Placing)) {
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
        let mut more = self.clone();
        more.hand[colour.index()] += 1;
        let wild = if self.wild == Some(colour) { self.weights().wild } else { 0.0 };
        more.stars() - self.stars() + wild
    }

    /// The colour of the supply that helps most.
    pub(super) fn best_bonus(&self) -> Option<Colour> {
        let mut best: Option<(Colour, f32)> = None;
        for colour in ColourSet::present(&self.supply).iter() {
            let worth = self.worth(colour);
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

    /// Passes, keeping what is best: what board and kept tiles promise, less the points lost.
    pub(super) fn pass(&mut self) -> f32 {
        let kept = if self.left == 0 { [0; COLOURS] } else { self.best_keep() };
        let lost = total(&self.hand) - total(&kept);
        self.store(kept) - f32::from(lost) * f32::from(self.components.discard_penalty)
    }

    /// What the board promises with these tiles kept on the corners. After the last round each costs its point.
    pub(super) fn store(&mut self, kept: Tiles) -> f32 {
        if self.left == 0 {
            self.hand = [0; COLOURS];
            return self.promise() - f32::from(total(&kept)) * f32::from(self.components.discard_penalty);
        }
        self.hand = kept;
        let worth: f32 =
            Colour::ALL.iter().map(|colour| f32::from(kept[colour.index()]) * self.keep_worth(*colour)).sum();
        self.wild = self.components.wilds.get(ROUNDS - self.left).copied();
        self.promise() + worth
    }
}
