//! The position: everything on the table, and the generator behind the bag.

mod told;

use self::told::Told;
use super::board::{Board, CENTRE, RING, STARS, Space, Spaces, StarKind};
use super::components::{Components, FeatureId, MOST_FACTORIES, ROUNDS, Side};
use super::due::{OPEN, Phase, Stage, Why};
use super::tile::{COLOURS, Colour, ColourSet, Tiles, heap, total};
use super::{Reading, Setup, Source};
use crate::engine::{Open, Pending, Rng, Seat, Seed};
use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;
use std::sync::Arc;

/// Most players at a table.
pub const MOST_SEATS: usize = 4;

/// Where a player's points come from and go to. What the floor of the score spared is not counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tally {
    /// Points for tiles placed in each star.
    pub placed: [u8; STARS],
    /// Points lost with the starting player tile.
    pub token: u16,
    /// Points lost for tiles discarded on passing.
    pub discards: u16,
    /// Points for complete stars, at the end.
    pub stars: u16,
    /// Points for complete numbers, at the end.
    pub numbers: u16,
    /// Points lost for tiles left in the corners, at the end.
    pub corners: u16,
}

/// What a player has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Player {
    /// The tiles laid.
    pub board: Board,
    /// The tiles next to the board.
    pub hand: Tiles,
    /// The tiles kept on the corners until the next round.
    pub corners: Tiles,
    /// Points.
    pub score: u16,
    /// Whether they passed in this round.
    pub passed: bool,
    /// Where the points come from.
    pub tally: Tally,
}

impl Player {
    /// Takes points off, down to the floor, and returns how many were lost.
    pub(super) fn lose(&mut self, points: u16, floor: u16) -> u16 {
        let lost = points.min(self.score.saturating_sub(floor));
        self.score -= lost;
        lost
    }
}

/// Everything on the table. All of it is public; only the order in which the bag will yield its tiles is not here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Told", into = "Told")]
pub struct Table {
    /// Number of players.
    pub seats: u8,
    /// The side of the boards that is up.
    pub side: Side,
    /// How the variant board is read.
    pub reading: Reading,
    /// Whether a player who can place nothing passes without being asked.
    pub auto_pass: bool,
    /// The round, from 1.
    pub round: u8,
    /// What turns are about now.
    pub stage: Stage,
    /// Whose turn it is (or was, once the game is over). Nobody decides in another's turn.
    pub to_move: Seat,
    /// What has to be decided before the turn can end.
    pub open: Pending<Why, OPEN>,
    /// Start player of this round.
    pub starter: Seat,
    /// Who took the starting player tile; nobody while it lies in the centre.
    pub token: Option<Seat>,
    /// Tiles on the factories; those that do not take part are empty.
    pub factories: [Tiles; MOST_FACTORIES],
    /// Tiles in the centre of the table.
    pub centre: Tiles,
    /// Tiles of the supply.
    pub supply: Tiles,
    /// Tiles in the bag.
    pub bag: Tiles,
    /// Tiles in the tower.
    pub tower: Tiles,
    /// The players; those beyond the number of seats are blank.
    pub players: [Player; MOST_SEATS],
}

impl Table {
    /// The decision that is due.
    #[must_use]
    pub const fn phase(&self) -> Phase {
        match (self.open.top(), self.stage) {
            (Some(Open { why: Why::Bonus(count), .. }), _) => Phase::Bonus(count),
            (Some(Open { why: Why::Keep, .. }), _) => Phase::Keep,
            (None, Stage::Draft) => Phase::Draft,
            (None, Stage::Place) => Phase::Place,
            (None, Stage::Over) => Phase::Over,
        }
    }

    /// The players, in seat order.
    #[must_use]
    pub fn players(&self) -> &[Player] {
        &self.players[..usize::from(self.seats)]
    }

    /// What a player has.
    #[must_use]
    pub const fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    /// The player whose decision it is.
    #[must_use]
    pub const fn acting(&self) -> &Player {
        &self.players[self.to_move.index()]
    }

    /// The wild colour of this round.
    #[must_use]
    pub const fn wild(&self, components: &Components) -> Colour {
        components.wild(self.round)
    }

    /// The tiles at a source; nothing at a factory that does not take part.
    #[must_use]
    pub fn tiles(&self, source: Source) -> Tiles {
        match source {
            Source::Centre => self.centre,
            Source::Factory(at) => self.factories.get(usize::from(at)).copied().unwrap_or_default(),
        }
    }

    /// The colours that may be named at a source: all but the wild one, or that one where nothing else lies
    /// (RULES.md, Taking tiles).
    #[must_use]
    pub fn draftable(&self, components: &Components, source: Source) -> ColourSet {
        let present = ColourSet::present(&self.tiles(source));
        let natural = present.without(self.wild(components));
        if natural.is_empty() { present } else { natural }
    }

    /// What naming a colour at a source brings: all tiles of it, and one wild tile with them (RULES.md, Taking
    /// tiles).
    #[must_use]
    pub fn take(&self, components: &Components, source: Source, colour: Colour) -> Take {
        let lying = self.tiles(source);
        let wild = self.wild(components).index();
        let mut tiles = [0; COLOURS];
        tiles[colour.index()] = lying[colour.index()];
        tiles[wild] = lying[wild].min(1);
        let token = source == Source::Centre && self.token.is_none();
        let mut rest = lying;
        for (left, taken) in rest.iter_mut().zip(tiles) {
            *left -= taken;
        }
        let penalty = if token { u16::from(total(&tiles)) * u16::from(components.token_penalty) } else { 0 };
        let spare = self.acting().score.saturating_sub(components.least_score);
        Take { tiles, rest, token, lost: penalty.min(spare) }
    }

    /// The colours that a star of a player's board takes on its next space (RULES.md, Placing a tile,
    /// and The back of the boards).
    #[must_use]
    pub fn accepts(&self, components: &Components, seat: Seat, star: usize) -> ColourSet {
        self.rule(components).accepts(&self.player(seat).board, star)
    }

    /// The rule of colours that is played by.
    pub(super) const fn rule<'a>(&self, components: &'a Components) -> ColourRule<'a> {
        ColourRule { colours: &components.star_colours, side: self.side, reading: self.reading }
    }

    /// How many wild tiles a player may spend in place of a colour on a space; empty if the space cannot be paid
    /// for with what lies next to the board (RULES.md, Placing a tile). Whether the space takes the colour is not asked here.
    #[must_use]
    pub fn wilds(
        &self,
        components: &Components,
        seat: Seat,
        space: Space,
        colour: Colour,
    ) -> RangeInclusive<u8> {
        let hand = &self.player(seat).hand;
        let number = components.number(self.side, space);
        let own = hand[colour.index()];
        let wild = self.wild(components);
        let least = number.saturating_sub(own);
        // At least one real tile; tiles of the wild colour are paid with themselves only.
        let most = if own == 0 || wild == colour && least > 0 {
            return RangeInclusive::new(1, 0);
        } else if wild == colour {
            0
        } else {
            (number - 1).min(hand[wild.index()])
        };
        least..=most
    }

    /// The tiles that a placement costs with so many wild ones, the one that is laid among them.
    #[must_use]
    pub fn price(&self, components: &Components, space: Space, colour: Colour, wilds: u8) -> Tiles {
        let mut spent = heap(colour, components.number(self.side, space) - wilds);
        spent[self.wild(components).index()] += wilds;
        spent
    }

    /// What a placement would score and complete, for the player to move.
    #[must_use]
    pub fn placement(&self, components: &Components, space: Space) -> Placement {
        let board = &self.acting().board;
        let covered = board.covered() | 1 << space;
        let mut placement = Placement { points: board.points(space), features: [None; 2], tiles: 0 };
        let there = total(&self.supply);
        for (at, id) in components.touching(space).enumerate() {
            let feature = components.feature(id);
            if covered & feature.spaces == feature.spaces {
                let tiles = feature.tiles.min(there - placement.tiles);
                placement.features[at] = Some((id, tiles));
                placement.tiles += tiles;
            }
        }
        placement
    }

    /// Points that a player's complete stars are worth at the end: a star's points, where it is complete.
    #[must_use]
    pub fn star_points(&self, components: &Components, seat: Seat, star: usize) -> u8 {
        match self.player(seat).board.complete(star) {
            None => 0,
            Some(StarKind::Single(colour)) => components.star_points[colour.index()],
            Some(StarKind::Multicoloured) => components.multicoloured_points,
        }
    }

    /// Points for a number of which every space is covered (RULES.md, The end of the game).
    #[must_use]
    pub const fn number_points(&self, components: &Components, seat: Seat, number: usize) -> u8 {
        let spaces = components.spaces_of_number(self.side, number);
        let complete = self.player(seat).board.covered() & spaces == spaces;
        if complete && spaces != 0 { components.number_points[number] } else { 0 }
    }

    /// The empty spaces that a player has the tiles for.
    #[must_use]
    pub fn payable(&self, components: &Components, seat: Seat) -> Spaces {
        let held = ColourSet::present(&self.player(seat).hand);
        let mut spaces = 0;
        for star in 0..STARS {
            let colours = self.accepts(components, seat, star).both(held);
            for space in self.open_spaces(seat, star) {
                if colours.iter().any(|colour| !self.wilds(components, seat, space, colour).is_empty()) {
                    spaces |= 1 << space;
                }
            }
        }
        spaces
    }

    /// Whether passing leaves the player to move a choice of tiles to store: not with an empty hand, nor in the last
    /// round if their points pay for every tile that is left and none of them can come out of the tower again. Then each
    /// costs the same now or after the bonuses of the end; otherwise the floor of the score spares some (RULES.md, Passing).
    #[must_use]
    pub fn chooses_kept(&self, components: &Components) -> bool {
        let player = self.acting();
        let held = total(&player.hand);
        let penalty = u16::from(held) * u16::from(components.discard_penalty);
        let last = usize::from(self.round) == ROUNDS;
        let pays = penalty <= player.score.saturating_sub(components.least_score);
        held > 0 && components.corners > 0 && !(last && pays && !self.tower_may_be_poured(components))
    }

    /// Whether the bag may run out in this round: there are fewer tiles than a supply for everybody who still places after the
    /// player to move.
    fn tower_may_be_poured(&self, components: &Components) -> bool {
        let placing = self.players[..usize::from(self.seats)].iter().filter(|player| !player.passed).count();
        let others = placing.saturating_sub(1) as u16;
        u16::from(total(&self.bag)) < others * u16::from(components.supply)
    }

    /// Whether a player has tiles for any space of their board.
    #[must_use]
    pub fn can_place(&self, components: &Components, seat: Seat) -> bool {
        let player = self.player(seat);
        let held = ColourSet::present(&player.hand);
        (0..STARS).any(|star| {
            let colours = self.accepts(components, seat, star).both(held);
            !colours.is_empty()
                && self.open_spaces(seat, star).any(|space| {
                    colours.iter().any(|colour| !self.wilds(components, seat, space, colour).is_empty())
                })
        })
    }

    /// The empty spaces of a star.
    pub fn open_spaces(&self, seat: Seat, star: usize) -> impl Iterator<Item = Space> + use<> {
        let mut bits = !self.player(seat).board.ring(star) & 0x3f;
        std::iter::from_fn(move || {
            if bits == 0 {
                return None;
            }
            let ring = bits.trailing_zeros();
            bits &= bits - 1;
            Some((star * RING) as Space + ring as Space)
        })
    }
}

impl Table {
    /// A number that differs, but for accidents, for tables that differ in anything that can be seen.
    pub(super) fn digest(&self) -> u64 {
        // Multiplication by an odd constant and a fold of the high half into the low one, as in FxHash and its kin.
        let mut mixed = 0x243f_6a88_85a3_08d3_u64;
        let mut mix = |word: u64| {
            mixed = (mixed ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
            mixed ^= mixed >> 32;
        };
        let heap = |tiles: &Tiles| tiles.iter().fold(0, |word, count| word << 8 | u64::from(*count));
        for tiles in &self.factories {
            mix(heap(tiles));
        }
        let (phase, count) = match self.phase() {
            Phase::Draft => (0, 0),
            Phase::Place => (1, 0),
            Phase::Bonus(count) => (2, count),
            Phase::Keep => (3, 0),
            Phase::Over => (4, 0),
        };
        let turn = [self.round, phase, count, self.to_move.0, self.starter.0];
        mix(turn
            .iter()
            .fold(self.token.map_or(0xff, |seat| seat.0).into(), |word, part| word << 8 | u64::from(*part)));
        for tiles in [&self.centre, &self.supply, &self.bag, &self.tower] {
            mix(heap(tiles));
        }
        for player in self.players() {
            player.board.spaces().iter().for_each(|spaces| mix(*spaces));
            mix(heap(&player.hand) << 1 | u64::from(player.passed));
            mix(heap(&player.corners) << 16 | u64::from(player.score));
        }
        mixed
    }
}

/// What a take brings and costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Take {
    /// The tiles that are taken.
    pub tiles: Tiles,
    /// The tiles that are left: they go to the centre, or stay there.
    pub rest: Tiles,
    /// The starting player tile comes along.
    pub token: bool,
    /// Points lost by it.
    pub lost: u16,
}

/// What a placement scores and completes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Placement {
    /// Points.
    pub points: u8,
    /// Features that it completes, each with the bonus tiles that it brings, as far as the supply reaches.
    pub features: [Option<(FeatureId, u8)>; 2],
    /// Bonus tiles of all of them.
    pub tiles: u8,
}

/// Which colours a star takes: by the side of the board and the way it is read.
#[derive(Clone, Copy, Debug)]
pub(super) struct ColourRule<'a> {
    pub colours: &'a [Option<Colour>; STARS],
    pub side: Side,
    pub reading: Reading,
}

impl ColourRule<'_> {
    pub fn accepts(&self, board: &Board, star: usize) -> ColourSet {
        if self.side == Side::Front
            && let Some(colour) = self.colours[star]
        {
            return ColourSet::only(colour);
        }
        let lying = board.colours(star);
        match (self.side, self.reading) {
            (Side::Back, Reading::EachStarEitherWay) => match board.ring(star).count_ones() {
                0 | 1 => ColourSet::ALL,
                _ if lying.len() == 1 => lying,
                _ => lying.others(),
            },
            _ if star == CENTRE => lying.others(),
            _ if lying.is_empty() => ColourSet::ALL,
            _ => lying,
        }
    }
}

/// The position.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    pub(super) components: Arc<Components>,
    pub(super) rng: Rng,
    pub(super) table: Table,
}

impl State {
    /// A table before the first round: everything in the bag.
    pub(super) fn new(components: &Arc<Components>, setup: &Setup, seed: Seed) -> Self {
        let mut rng = Rng::new(seed);
        let starter = setup.first.draw(setup.seats, &mut rng);
        let player = Player { score: components.start_score, ..Player::default() };
        let mut players = [Player::default(); MOST_SEATS];
        players[..usize::from(setup.seats)].fill(player);
        Self {
            components: Arc::clone(components),
            rng,
            table: Table {
                seats: setup.seats,
                side: setup.side,
                reading: setup.reading,
                auto_pass: setup.auto_pass,
                round: 1,
                stage: Stage::Draft,
                to_move: starter,
                open: Pending::new(),
                starter,
                token: None,
                factories: [[0; COLOURS]; MOST_FACTORIES],
                centre: [0; COLOURS],
                supply: [0; COLOURS],
                bag: [components.tiles_per_colour; COLOURS],
                tower: [0; COLOURS],
                players,
            },
        }
    }

    /// The box in play.
    #[must_use]
    pub fn components(&self) -> &Components {
        &self.components
    }

    /// Everything on the table.
    #[must_use]
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// Draws up to `count` tiles from the bag, which is filled from the tower whenever it is empty (RULES.md, Filling the
    /// supply).
    /// Returns them, and whether the tower was emptied.
    pub(super) fn draw(&mut self, count: u8) -> (Tiles, bool) {
        let table = &mut self.table;
        let mut drawn = [0; COLOURS];
        let mut poured = false;
        let mut left = total(&table.bag);
        for _ in 0..count {
            if left == 0 {
                std::mem::swap(&mut table.bag, &mut table.tower);
                left = total(&table.bag);
                if left == 0 {
                    break;
                }
                poured = true;
            }
            let mut at = self.rng.below(left.into()) as u8;
            let mut colour = 0;
            while at >= table.bag[colour] {
                at -= table.bag[colour];
                colour += 1;
            }
            table.bag[colour] -= 1;
            drawn[colour] += 1;
            left -= 1;
        }
        (drawn, poured)
    }
}
