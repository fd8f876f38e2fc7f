//! The table as plain values: what lies where, what is legal, chosen or new, and what the move being considered would
//! change. Made from a view, the legal actions and a draft; no browser, no words.

mod draft;
mod news;
mod offer;
mod piece;
mod stage;
#[cfg(test)]
mod tests;

pub use draft::{Draft, pass};
pub use news::News;
pub use offer::{Ahead, MoveKind, Placing, What};
pub use piece::Piece;

use super::art::board::{Paid, Reach, Taste};
use crate::app::boards::staged;
use crate::engine::Seat;
use crate::games::azul_summer_pavilion::board::star_of;
use crate::games::azul_summer_pavilion::tile::total;
use crate::games::azul_summer_pavilion::{
    Action, AzulSummerPavilion, Board, CENTRE, COLOURS, Colour, ColourSet, Components, FEATURES, FeatureId,
    HIGHEST_NUMBER, Phase, Reading, SPACES, STARS, Side, Source, Space, Spaces, StarKind, Table, Tiles,
};

/// Everything a scene is made from.
pub type Look<'a> = staged::Look<'a, AzulSummerPavilion>;
/// Why a touch is refused.
pub type No = staged::No<AzulSummerPavilion>;
/// What a touch leads to.
pub type Response = staged::Response<AzulSummerPavilion>;
/// A button of the action bar.
pub type Move = staged::Move<AzulSummerPavilion>;
/// What may be done now, and the moves that are ready.
pub type Offer = staged::Offer<AzulSummerPavilion>;

impl Look<'_> {
    /// Placements that may be made now.
    fn placements(&self) -> impl Iterator<Item = (Space, Colour)> + '_ {
        self.legal.iter().filter_map(|action| match action {
            Action::Place { space, colour, .. } => Some((*space, *colour)),
            _ => None,
        })
    }

    /// Whether a tile of this colour may be placed now.
    #[must_use]
    pub fn places(&self, colour: Colour) -> bool {
        self.placements().any(|(_, of)| of == colour)
    }

    /// The colours that a tile on this space may have now.
    #[must_use]
    pub fn colours(&self, space: Space) -> ColourSet {
        let colours = self.placements().filter(|(at, _)| *at == space);
        colours.fold(ColourSet::default(), |set, (_, colour)| ColourSet(set.0 | ColourSet::only(colour).0))
    }

    /// The spaces on which a tile (of this colour) may be placed now.
    #[must_use]
    pub fn lit(&self, colour: Option<Colour>) -> Spaces {
        let placements = self.placements().filter(|(_, of)| colour.is_none_or(|colour| *of == colour));
        placements.fold(0, |set, (space, _)| set | 1 << space)
    }

    /// The tiles of a heap one by one, in the order in which they lie in corners.
    #[must_use]
    pub fn unfolded(&self, tiles: &Tiles) -> Vec<Colour> {
        offer::unfold(tiles).collect()
    }
}

/// What a star of a board takes, and whether that is open for the player to decide.
#[must_use]
pub fn taste(table: &Table, components: &Components, seat: Seat, star: usize) -> Taste {
    let accepts = table.accepts(components, seat, star);
    let board = &table.player(seat).board;
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
    let free = table.side == Side::Back && (star != CENTRE || table.reading == Reading::EachStarEitherWay);
    if free && board.ring(star).count_ones() < 2 { Taste::Open } else { Taste::Several(accepts) }
}

/// Tiles of a colour on a factory or in the centre.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pick {
    /// Their colour.
    pub colour: Colour,
    /// How many.
    pub count: u8,
    /// How many of them the take being considered brings.
    pub taken: u8,
    /// How many came to the centre since the viewer's last turn.
    pub fresh: u8,
    /// They are wild in this round.
    pub wild: bool,
    /// They may be named now.
    pub legal: bool,
    /// They are named.
    pub chosen: bool,
    /// The hint points here.
    pub hinted: bool,
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
    pub count: u8,
    /// What the move being considered changes.
    pub change: i8,
    /// They are wild in this round.
    pub wild: bool,
    /// A touch does something now.
    pub legal: bool,
    /// How many of them are chosen; for a colour to be placed, all.
    pub chosen: u8,
    /// There are more than at the viewer's last turn.
    pub fresh: bool,
    /// The hint points here.
    pub hinted: bool,
}

/// A space of the board that is shown large.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cell {
    /// The tile on it.
    pub tile: Option<Colour>,
    /// What its star takes.
    pub taste: Taste,
    /// The number on it.
    pub number: u8,
    /// A tile may be placed on it now.
    pub legal: bool,
    /// Points for that.
    pub points: u8,
    /// The take being considered would pay for it.
    pub paid: Paid,
    /// It is chosen.
    pub chosen: bool,
    /// It was covered since the viewer's last turn.
    pub fresh: bool,
    /// The hint points here.
    pub hinted: bool,
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
    /// What its stars take.
    pub tastes: [Taste; STARS],
    /// The tiles in its corners, or those about to be kept there.
    pub corners: Vec<Colour>,
    /// The tile about to be placed.
    pub placing: Option<Placing>,
}

/// The bonus for a number at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NumberGoal {
    /// The number.
    pub number: u8,
    /// Spaces with it that are covered, the one being considered among them.
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
    /// Points for each star once it is complete; none while it is open what it will be.
    pub stars: [Option<u8>; STARS],
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
    /// Points now.
    pub score: u16,
    /// Points after the move being considered, where they change.
    pub score_after: Option<u16>,
    /// Tiles next to the board.
    pub hand: Tiles,
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
    /// Bonus tiles that are still to be chosen.
    pub bonus: u8,
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
    /// The scene of a look.
    #[must_use]
    pub fn new(look: &Look<'_>) -> Self {
        let draft = look.draft.fitting(look);
        let look = &Look { draft, ..*look };
        let offer = Offer::of(look);
        let pointed = look.pointed();
        let painter =
            Painter { look, offer: &offer, pointed: &pointed, wild: look.view.wild(look.components) };
        let table = look.view;
        let factories = (0..look.components.factories(table.seats)).map(Source::Factory);
        let placing = matches!(table.phase(), Phase::Place | Phase::Bonus(_) | Phase::Keep | Phase::Over);
        let large = look.opened.or(placing.then_some(look.own));
        Self {
            pools: factories.chain([Source::Centre]).map(|source| painter.pool(source)).collect(),
            coming: if let What::Take { moved, .. } = offer.what { moved } else { [0; COLOURS] },
            token: match (table.token, &offer.what) {
                (Some(seat), _) => Token::Taken(seat),
                (None, What::Take { token: true, lost, .. }) => Token::Coming(*lost),
                (None, _) => Token::Free,
            },
            supply: Colour::ALL.map(|colour| painter.supply(colour)),
            bonus: if let What::Bonus { lacking, .. } = offer.what { lacking } else { 0 },
            hand: Colour::ALL.map(|colour| painter.hand(colour)),
            keeping: draft.kept().is_some(),
            large: large.map(|seat| painter.large(seat)),
            drafting: !placing,
            own: look.own,
            reach: painter.reach(),
            panels: (0..usize::from(table.seats)).map(|seat| painter.panel(Seat::from_index(seat))).collect(),
            goals: painter.goals(look.opened.unwrap_or(look.own)),
            round: table.round,
            bag: total(&table.bag),
            tower: total(&table.tower),
            offer,
        }
    }

    /// Whether a seat's board is shown large.
    #[must_use]
    pub fn is_large(&self, seat: Seat) -> bool {
        self.large.as_ref().is_some_and(|large| large.seat == seat)
    }

    /// Whether tiles of a colour are shown beside a board.
    #[must_use]
    pub fn holds(&self, seat: Seat, colour: Colour) -> bool {
        let held = self.panels.get(seat.index()).is_some_and(|panel| panel.hand[colour.index()] > 0);
        held || seat == self.own
    }

    /// A factory (from 0) or the centre.
    #[must_use]
    pub fn pool(&self, source: Source) -> Option<&Pool> {
        self.pools.iter().find(|pool| pool.source == source)
    }
}

struct Painter<'a> {
    look: &'a Look<'a>,
    offer: &'a Offer,
    pointed: &'a [Piece],
    wild: Colour,
}

impl Painter<'_> {
    fn hinted(&self, piece: Piece) -> bool {
        self.pointed.contains(&piece)
    }

    /// The placement being considered, on a board.
    fn placing(&self, seat: Seat) -> Option<&Placing> {
        match &self.offer.what {
            What::Placing(placing) if seat == self.look.view.to_move => Some(placing),
            _ => None,
        }
    }

    fn pool(&self, source: Source) -> Pool {
        let look = self.look;
        let tiles = look.view.tiles(source);
        let taken = match (look.draft, &self.offer.what) {
            (Draft::Take { source: from, .. }, What::Take { tiles, .. }) if from == source => Some(*tiles),
            _ => None,
        };
        let pick = |colour: Colour| Pick {
            colour,
            count: tiles[colour.index()],
            taken: taken.map_or(0, |taken| taken[colour.index()]),
            fresh: if source == Source::Centre {
                look.news.moved()[colour.index()].min(tiles[colour.index()])
            } else {
                0
            },
            wild: colour == self.wild,
            legal: look.allows(Action::Take { source, colour }),
            chosen: look.draft == Draft::Take { source, colour },
            hinted: self.hinted(Piece::Pick(source, colour)),
        };
        Pool {
            source,
            picks: Colour::ALL.into_iter().filter(|colour| tiles[colour.index()] > 0).map(pick).collect(),
            chosen: taken.is_some(),
        }
    }

    fn supply(&self, colour: Colour) -> Stack {
        let look = self.look;
        Stack {
            count: look.view.supply[colour.index()],
            change: 0,
            wild: colour == self.wild,
            legal: look.allows(Action::Bonus(colour)),
            chosen: look.draft.bonus()[colour.index()],
            fresh: false,
            hinted: self.hinted(Piece::Supply(colour)),
        }
    }

    fn hand(&self, colour: Colour) -> Stack {
        let (look, own) = (self.look, self.look.own);
        let at = colour.index();
        let mine = own == look.view.to_move && !look.legal.is_empty();
        let count = look.view.player(own).hand[at];
        Stack {
            count,
            change: if mine { self.offer.change()[at] } else { 0 },
            wild: colour == self.wild,
            legal: mine && count > 0 && (look.draft.kept().is_some() || look.places(colour)),
            chosen: match look.draft {
                Draft::Keep(kept) => kept[at],
                Draft::Colour(chosen) if chosen == colour => count,
                _ => 0,
            },
            fresh: look.news.tiles(own)[at] > 0,
            hinted: mine && self.hinted(Piece::Hand(own, colour)),
        }
    }

    fn reach(&self) -> Reach {
        let What::Take { tiles, .. } = &self.offer.what else { return Reach::default() };
        let (table, components, seat) = (self.look.view, self.look.components, self.look.view.to_move);
        if seat != self.look.own {
            return Reach::default();
        }
        let mut after = *table;
        for (held, more) in after.players[seat.index()].hand.iter_mut().zip(tiles) {
            *held += more;
        }
        Reach { after: after.payable(components, seat), before: table.payable(components, seat) }
    }

    fn tastes(&self, seat: Seat) -> [Taste; STARS] {
        std::array::from_fn(|star| taste(self.look.view, self.look.components, seat, star))
    }

    fn large(&self, seat: Seat) -> Large {
        let look = self.look;
        let (table, components) = (look.view, look.components);
        let player = table.player(seat);
        let mine = seat == table.to_move;
        let tastes = self.tastes(seat);
        let placing = self.placing(seat);
        let reach = if seat == look.own { self.reach() } else { Reach::default() };
        let lit = match look.draft {
            _ if !mine => 0,
            Draft::Keep(_) => 0,
            Draft::Colour(colour) => look.lit(Some(colour)),
            _ => look.lit(None),
        };
        let covered = player.board.covered();
        let after = placing.map_or(covered, |placing| covered | 1 << placing.space);
        let cell = |space: Space| {
            let legal = lit >> space & 1 == 1;
            Cell {
                tile: player.board.tile(space),
                taste: tastes[star_of(space)],
                number: components.number(table.side, space),
                legal,
                points: if legal { player.board.points(space) } else { 0 },
                paid: reach.paid(space),
                chosen: placing.is_some_and(|placing| placing.space == space),
                fresh: look.news.spaces(seat) >> space & 1 == 1,
                hinted: mine && self.hinted(Piece::Space(seat, space)),
            }
        };
        let place = |id: FeatureId| {
            let around = components.feature(id).spaces;
            let closed = covered & around == around;
            Place { covered: after & around, closed, closing: !closed && after & around == around }
        };
        let kept = look.draft.kept().filter(|_| mine).unwrap_or(player.corners);
        Large {
            seat,
            cells: std::array::from_fn(|space| cell(space as Space)),
            places: std::array::from_fn(|id| place(id as FeatureId)),
            tastes,
            corners: look.unfolded(&kept),
            placing: placing.cloned(),
        }
    }

    fn goals(&self, seat: Seat) -> Goals {
        let (table, components) = (self.look.view, self.look.components);
        let board = table.player(seat).board;
        let tastes = self.tastes(seat);
        let after = self.placing(seat).map_or(0, |placing| 1 << placing.space) | board.covered();
        let number = |number: usize| {
            let points = components.number_points[number];
            let spaces = components.spaces_of_number(table.side, number);
            let goal = NumberGoal {
                number: number as u8,
                have: (spaces & after).count_ones() as u8,
                of: spaces.count_ones() as u8,
                points,
            };
            (points > 0 && spaces != 0).then_some(goal)
        };
        Goals {
            seat,
            board,
            stars: tastes.map(|taste| match taste {
                Taste::Open => None,
                Taste::One(colour) => Some(components.star_points[colour.index()]),
                Taste::Several(_) => Some(components.multicoloured_points),
            }),
            tastes,
            numbers: std::array::from_fn(number),
        }
    }

    fn panel(&self, seat: Seat) -> Panel {
        let look = self.look;
        let table = look.view;
        let player = table.player(seat);
        let decides = seat == table.to_move;
        Panel {
            seat,
            to_move: decides && table.phase() != Phase::Over,
            passed: player.passed && table.phase() != Phase::Over,
            token: table.token == Some(seat) && table.phase() != Phase::Over,
            score: player.score,
            score_after: if decides { self.offer.score_after(player.score) } else { None },
            hand: player.hand,
            gained: std::array::from_fn(|at| look.news.tiles(seat)[at].min(player.hand[at])),
            corners: player.corners,
            board: player.board,
            tastes: self.tastes(seat),
            fresh: look.news.spaces(seat),
        }
    }
}
