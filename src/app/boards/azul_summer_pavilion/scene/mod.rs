//! The table as plain values: what lies where, what is legal, chosen or new, and what the move being considered would
//! change. Made from a view, the legal actions and a draft; no browser, no words.

mod draft;
mod news;
mod offer;
mod parts;
mod piece;
mod stage;

pub use draft::{Draft, pass};
pub use news::News;
pub use offer::{MoveKind, Placing, What};
pub use parts::{Cell, Goals, Large, NumberGoal, Panel, Pick, Place, Pool, Stack, Token};
pub use piece::Piece;

use super::art::board::Reach;
use crate::app::boards::staged::{Entry, Shown, staged_names};
use crate::engine::Seat;
use crate::games::azul_summer_pavilion::board::star_of;
use crate::games::azul_summer_pavilion::tile::{total, unfold};
use crate::games::azul_summer_pavilion::{
    Action, AzulSummerPavilion, COLOURS, Colour, ColourSet, FeatureId, Phase, Source, Space, Spaces, Tiles,
};

staged_names!(AzulSummerPavilion);

impl Look<'_> {
    /// Placements that may be made now.
    fn placements(&self) -> impl Iterator<Item = (Space, Colour)> + '_ {
        self.legal.iter().filter_map(|action| match action {
            Action::Place { space, colour, .. } => Some((*space, *colour)),
            _ => None,
        })
    }

    /// Whether a tile of this colour may be placed now.
    fn places(&self, colour: Colour) -> bool {
        self.placements().any(|(_, of)| of == colour)
    }

    /// The colours that a tile on this space may have now.
    #[must_use]
    pub fn colours(&self, space: Space) -> ColourSet {
        let colours = self.placements().filter(|(at, _)| *at == space);
        colours.fold(ColourSet::default(), |set, (_, colour)| ColourSet(set.0 | ColourSet::only(colour).0))
    }

    /// The spaces on which a tile (of this colour) may be placed now.
    fn lit(&self, colour: Option<Colour>) -> Spaces {
        let placements = self.placements().filter(|(_, of)| colour.is_none_or(|colour| *of == colour));
        placements.fold(0, |set, (space, _)| set | 1 << space)
    }
}

/// The table.
#[derive(Clone, Debug, PartialEq)]
pub struct Scene {
    /// The factories, then the centre.
    pub pools: Vec<Pool>,
    /// Tiles that would go to the centre with the take being considered.
    pub coming: Tiles,
    /// The starting player tile.
    pub token: Token,
    /// The supply by colour.
    pub supply: [Stack; COLOURS],
    /// The tiles next to the own board, by colour.
    pub hand: [Stack; COLOURS],
    /// Tiles to keep are being chosen.
    pub keeping: bool,
    /// The board that is shown large: one that was touched, or the own one while tiles are placed.
    pub large: Option<Large>,
    /// Tiles are being taken: unless a board is opened, the factories are shown large.
    pub drafting: bool,
    /// The seat shown nearest.
    pub own: Seat,
    /// What the take being considered would pay for on the own board.
    pub reach: Reach,
    /// Panels in seat order.
    pub panels: Vec<Panel>,
    /// The own bonuses at the end, or those of the board that was touched.
    pub goals: Goals,
    /// The round, from 1.
    pub round: u8,
    /// Tiles in the bag.
    pub bag: u8,
    /// Tiles in the tower.
    pub tower: u8,
    /// What may be done, in one sentence, and the moves ready to be made.
    pub offer: Offer,
}

impl Scene {
    /// A player's panel.
    #[must_use]
    pub fn panel(&self, seat: Seat) -> Option<&Panel> {
        self.panels.get(seat.index())
    }

    /// Whether tiles of a colour are shown beside a board.
    #[must_use]
    pub fn holds(&self, seat: Seat, colour: Colour) -> bool {
        let held = self.panel(seat).is_some_and(|panel| panel.hand[colour.index()] > 0);
        held || seat == self.own
    }

    /// A factory (from 0) or the centre.
    #[must_use]
    pub fn pool(&self, source: Source) -> Option<&Pool> {
        self.pools.iter().find(|pool| pool.source == source)
    }
}

impl Shown<AzulSummerPavilion> for Scene {
    fn paint(painter: Painter<'_>) -> Self {
        let table = painter.view;
        let factories = (0..painter.components.factories(table.seats)).map(Source::Factory);
        let placing = matches!(table.phase(), Phase::Place | Phase::Bonus(_) | Phase::Keep | Phase::Over);
        let large = painter.opened.or(placing.then_some(painter.own));
        Self {
            pools: factories.chain([Source::Centre]).map(|source| painter.pool(source)).collect(),
            coming: if let What::Take { moved, .. } = painter.offer.what { moved } else { [0; COLOURS] },
            token: match (table.token, &painter.offer.what) {
                (Some(seat), _) => Token::Taken(seat),
                (None, What::Take { token: true, lost, .. }) => Token::Coming(*lost),
                (None, _) => Token::Free,
            },
            supply: Colour::ALL.map(|colour| painter.supply(colour)),
            hand: Colour::ALL.map(|colour| painter.hand(colour)),
            keeping: painter.draft.kept().is_some(),
            large: large.map(|seat| painter.large(seat)),
            drafting: !placing,
            own: painter.own,
            reach: painter.reach(),
            panels: (0..usize::from(table.seats)).map(|seat| painter.panel(Seat::from_index(seat))).collect(),
            goals: painter.goals(painter.opened.unwrap_or(painter.own)),
            round: table.round,
            bag: total(&table.bag),
            tower: total(&table.tower),
            offer: painter.offer,
        }
    }

    fn offer(&self) -> &Offer {
        &self.offer
    }

    fn totals(&mut self) -> Vec<&mut Entry> {
        self.panels.iter_mut().map(|panel| &mut panel.score).collect()
    }

    fn enlarged(&self) -> Option<Seat> {
        self.large.as_ref().map(|large| large.seat)
    }
}

impl Painter<'_> {
    /// The placement being considered, on a board.
    fn placing(&self, seat: Seat) -> Option<&Placing> {
        match &self.offer.what {
            What::Placing(placing) if seat == self.view.to_move => Some(placing),
            _ => None,
        }
    }

    fn is_wild(&self, colour: Colour) -> bool {
        colour == self.view.wild(self.components)
    }

    fn pool(&self, source: Source) -> Pool {
        let tiles = self.view.tiles(source);
        let taken = match (self.draft, &self.offer.what) {
            (Draft::Take { source: from, .. }, What::Take { tiles, .. }) if from == source => Some(*tiles),
            _ => None,
        };
        let moved = if source == Source::Centre { self.news.moved } else { [0; COLOURS] };
        let pick = |colour: Colour| {
            let (at, named) = (colour.index(), Draft::Take { source, colour });
            let (legal, chosen) = (self.allows(Action::Take { source, colour }), self.draft == named);
            Pick {
                colour,
                count: tiles[at],
                taken: taken.map_or(0, |taken| taken[at]),
                wild: self.is_wild(colour),
                mark: self
                    .mark(Piece::Pick(source, colour), legal, chosen)
                    .fresh(moved[at].min(tiles[at]) > 0),
            }
        };
        Pool {
            source,
            picks: Colour::ALL.into_iter().filter(|colour| tiles[colour.index()] > 0).map(pick).collect(),
            chosen: taken.is_some(),
        }
    }

    fn supply(&self, colour: Colour) -> Stack {
        let chosen = self.draft.bonus()[colour.index()];
        Stack {
            count: Entry::of(self.view.supply[colour.index()], 0),
            wild: self.is_wild(colour),
            chosen,
            mark: self.mark(Piece::Supply(colour), self.allows(Action::Bonus(colour)), chosen > 0),
        }
    }

    fn hand(&self, colour: Colour) -> Stack {
        let (own, at) = (self.own, colour.index());
        let mine = own == self.view.to_move && !self.legal.is_empty();
        let count = self.view.player(own).hand[at];
        let legal = count > 0 && (self.draft.kept().is_some() || self.places(colour));
        let chosen = match self.draft {
            Draft::Keep(kept) => kept[at],
            Draft::Colour(chosen) if chosen == colour => count,
            _ => 0,
        };
        Stack {
            count: Entry::of(count, if mine { self.offer.change()[at] } else { 0 }),
            wild: self.is_wild(colour),
            chosen,
            mark: self
                .mark_own(mine, Piece::Hand(own, colour), legal, chosen > 0)
                .fresh(self.news.tiles[own.index()][at] > 0),
        }
    }

    fn reach(&self) -> Reach {
        let What::Take { tiles, .. } = &self.offer.what else { return Reach::default() };
        let (table, components, seat) = (self.view, self.components, self.view.to_move);
        if seat != self.own {
            return Reach::default();
        }
        let mut after = *table;
        for (held, more) in after.players[seat.index()].hand.iter_mut().zip(tiles) {
            *held += more;
        }
        Reach { after: after.payable(components, seat), before: table.payable(components, seat) }
    }

    fn large(&self, seat: Seat) -> Large {
        let (table, components) = (self.view, self.components);
        let player = table.player(seat);
        let mine = seat == table.to_move;
        let tastes = table.tastes(components, seat);
        let placing = self.placing(seat);
        let reach = if seat == self.own { self.reach() } else { Reach::default() };
        let lit = match self.draft {
            _ if !mine => 0,
            Draft::Keep(_) => 0,
            Draft::Colour(colour) => self.lit(Some(colour)),
            _ => self.lit(None),
        };
        let covered = player.board.covered();
        let after = placing.map_or(covered, |placing| covered | 1 << placing.space);
        let cell = |space: Space| {
            let legal = lit >> space & 1 == 1;
            let chosen = placing.is_some_and(|placing| placing.space == space);
            Cell {
                tile: player.board.tile(space),
                taste: tastes[star_of(space)],
                points: if legal { player.board.points(space) } else { 0 },
                paid: reach.paid(space),
                mark: self
                    .mark_own(mine, Piece::Space(seat, space), legal, chosen)
                    .fresh(self.news.spaces[seat.index()] >> space & 1 == 1),
            }
        };
        let place = |id: FeatureId| {
            let around = components.feature(id).spaces;
            let closed = covered & around == around;
            Place { covered: after & around, closed, closing: !closed && after & around == around }
        };
        let kept = self.draft.kept().filter(|_| mine).unwrap_or(player.corners);
        Large {
            seat,
            cells: std::array::from_fn(|space| cell(space as Space)),
            places: std::array::from_fn(|id| place(id as FeatureId)),
            corners: unfold(&kept).collect(),
            placing: placing.cloned(),
        }
    }

    fn goals(&self, seat: Seat) -> Goals {
        let (table, components) = (self.view, self.components);
        let board = table.player(seat).board;
        let after = self.placing(seat).map_or(0, |placing| 1 << placing.space) | board.covered();
        let number = |number: usize| {
            let points = components.number_points[number];
            let spaces = components.spaces_of_number(table.side, number);
            let goal = NumberGoal {
                have: (spaces & after).count_ones() as u8,
                of: spaces.count_ones() as u8,
                points,
            };
            (points > 0 && spaces != 0).then_some(goal)
        };
        Goals { seat, board, tastes: table.tastes(components, seat), numbers: std::array::from_fn(number) }
    }

    fn panel(&self, seat: Seat) -> Panel {
        let table = self.view;
        let player = table.player(seat);
        let (decides, over) = (seat == table.to_move, table.phase() == Phase::Over);
        Panel {
            seat,
            to_move: decides && !over,
            passed: player.passed && !over,
            token: table.token == Some(seat) && !over,
            score: Entry::of(player.score, if decides { self.offer.gain() } else { 0 }),
            hand: player.hand,
            wild: table.wild(self.components),
            gained: std::array::from_fn(|at| self.news.tiles[seat.index()][at].min(player.hand[at])),
            corners: player.corners,
            board: player.board,
            tastes: table.tastes(self.components, seat),
            fresh: self.news.spaces[seat.index()],
        }
    }
}
