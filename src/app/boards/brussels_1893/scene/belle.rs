//! Belle Époque: the board with its pavilions, cards and tiles, and what players have of them. A scene of the base game has
//! none of it.

use super::{Draft, Look, Painter, Piece};
use crate::app::boards::staged::{Entry, Mark};
use crate::app::order;
use crate::engine::Seat;
use crate::games::brussels_1893::components::belle::{CardId, Deed, MOST_TILES, TileId};
use crate::games::brussels_1893::components::{Art, COLOURS, Components, Cube, Material, Office};
use crate::games::brussels_1893::grid::{SIDE, Space};
use crate::games::brussels_1893::{Action, Helper, Phase, Table, Why, Worker, total};

/// A row of the board: the place of a pavilion, and its card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RowPart {
    /// Which, from the bottom from 0.
    pub row: u8,
    /// The card.
    pub card: CardId,
    /// Whose pavilion stands there, the one that the move would build included.
    pub owner: Option<Seat>,
    /// The pavilion would come with the move.
    pub comes: bool,
    /// The card was used in this round.
    pub used: bool,
    /// Glass that the place costs besides.
    pub glass: u8,
    /// Glass for it that who is nearest lacks.
    pub missing: u8,
    /// Workers of different colours in the row, as after the move.
    pub colours: Vec<Worker>,
    /// Points that a pavilion there scores for them.
    pub points: u16,
    /// Who or what lies on the card for another turn.
    pub helper: Option<Helper>,
    /// What applies to the place.
    pub mark: Mark,
    /// What applies to the card.
    pub offered: Mark,
}

/// A tile of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TilePart {
    /// Its place, from 0.
    pub at: u8,
    /// Which.
    pub tile: TileId,
    /// Whose worker stands on it, the one that the move would put there included.
    pub worker: Option<Seat>,
    /// The worker would come with the move.
    pub comes: bool,
    /// Points that it would be worth to who is nearest if the game ended now, while it can be chosen.
    pub worth: Option<i32>,
    /// What applies to it.
    pub mark: Mark,
}

/// What can be chosen on the Belle Époque board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Asks {
    /// Nothing.
    #[default]
    Nothing,
    /// The place of a pavilion.
    Place,
    /// A tile.
    Tile,
}

/// The Belle Époque board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Belle {
    /// Its rows, from the bottom.
    pub rows: Vec<RowPart>,
    /// Its tiles.
    pub tiles: Vec<TilePart>,
    /// Travellers on the train, as after the move.
    pub train: Entry,
    /// What on it can be chosen now.
    pub asks: Asks,
}

/// A card that somebody has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OwnedPart {
    /// The row of the pavilion that it came with.
    pub row: u8,
    /// Which.
    pub card: CardId,
    /// It was used in this round.
    pub used: bool,
    /// What applies to it.
    pub mark: Mark,
}

/// What a player has of the expansion.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Extras {
    /// Cards, by row.
    pub cards: Vec<OwnedPart>,
    /// Tiles with a worker on them.
    pub tiles: Vec<TileId>,
    /// Travellers.
    pub travellers: Entry,
    /// White artworks, by the colour of their other side.
    pub whites: [Entry; COLOURS],
    /// Pavilions among the houses built.
    pub pavilions: u8,
}

/// Francs that are about to be taken back from under a worker.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BackPart {
    /// Where.
    pub space: Space,
    /// How many.
    pub francs: u8,
    /// How many lie there.
    pub most: u8,
}

impl Painter<'_> {
    pub(super) fn belle(&self, then: &Table) -> Option<Belle> {
        let table = &self.view.table;
        let in_play = table.options.belle_epoque;
        in_play.then(|| Belle {
            rows: (0..SIDE as u8).filter_map(|row| self.row(row, then)).collect(),
            tiles: (0..MOST_TILES as u8).filter_map(|at| self.tile(at, then)).collect(),
            train: Entry::between(table.belle.train, then.belle.train),
            asks: self.asks_on_board(),
        })
    }

    /// What on the expansion's board can be chosen now.
    fn asks_on_board(&self) -> Asks {
        let asks = |action: &Action| match action {
            Action::Tile(_) => Some(Asks::Tile),
            Action::Pavilion(_) => Some(Asks::Place),
            _ => None,
        };
        self.legal.iter().find_map(asks).unwrap_or_default()
    }

    fn row(&self, row: u8, then: &Table) -> Option<RowPart> {
        let (table, belle) = (&self.view.table, &self.components.belle);
        let at = usize::from(row);
        let (now, later) = (table.belle.places[at]?, then.belle.places[at]?);
        let mut colours: Vec<Worker> = Vec::new();
        for column in 0..SIDE as u8 {
            if let Some(worker) = then.spot(Space::at(column, row)).worker
                && !colours.contains(&worker)
            {
                colours.push(worker);
            }
        }
        let glass = belle.surcharges[at];
        let has = table.player(self.own).materials[Material::Glass.index()];
        let place = Action::Pavilion(row);
        let overtime = belle.card(now.card).deed == Deed::Overtime;
        Some(RowPart {
            row,
            card: now.card,
            owner: now.owner.or(later.owner),
            comes: now.owner.is_none() && later.owner.is_some(),
            used: now.used,
            glass,
            missing: glass.saturating_sub(has),
            points: colours.len() as u16 * u16::from(belle.colour_points),
            colours,
            helper: then.belle.overtime.filter(|_| overtime),
            mark: self
                .mark(Piece::Pavilion(row), self.allows(place), self.draft == Draft::Chosen(place))
                .fresh(self.news.pavilion(row)),
            offered: self.card_mark(Piece::Card(row), now.card),
        })
    }

    /// What applies to a card: it is lit while it is offered.
    fn card_mark(&self, piece: Piece, card: CardId) -> Mark {
        let legal = self.offered() == Some(card) && self.allows(Action::Card);
        self.mark(piece, legal, legal && self.draft == Draft::Chosen(Action::Card))
    }

    fn tile(&self, at: u8, then: &Table) -> Option<TilePart> {
        let table = &self.view.table;
        let (now, later) = (table.belle.tiles[usize::from(at)]?, then.belle.tiles[usize::from(at)]?);
        let action = Action::Tile(at);
        let legal = self.allows(action);
        Some(TilePart {
            at,
            tile: now.tile,
            worker: now.worker.or(later.worker),
            comes: now.worker.is_none() && later.worker.is_some(),
            worth: legal.then(|| tile_worth(self.components, table, at, self.own)),
            mark: self
                .mark(Piece::Tile(at), legal, self.draft == Draft::Chosen(action))
                .fresh(self.news.tile(at)),
        })
    }

    /// What a player has of the expansion.
    pub(super) fn extras(&self, seat: Seat, then: &Table) -> Extras {
        let table = &self.view.table;
        if !table.options.belle_epoque {
            return Extras::default();
        }
        let (now, later) = (table.player(seat), then.player(seat));
        let rows = (0..).zip(table.belle.places).filter_map(|(row, place)| Some((row, place?)));
        let own = rows.filter(|(_, place)| place.owner == Some(seat));
        let card = |(row, place): (u8, crate::games::brussels_1893::Place)| OwnedPart {
            row,
            card: place.card,
            used: place.used,
            mark: self.card_mark(Piece::Owned(seat, row), place.card),
        };
        Extras {
            cards: own.map(card).collect(),
            tiles: table.belle.tiles(seat).collect(),
            travellers: Entry::between(now.travellers, later.travellers),
            whites: Art::ALL.map(|art| Entry::between(now.whites[art.index()], later.whites[art.index()])),
            pavilions: table.belle.pavilions(seat),
        }
    }

    /// Francs that are about to be taken back.
    pub(super) fn back(&self) -> Option<BackPart> {
        let Draft::Chosen(Action::Recover { space, francs }) = self.draft else { return None };
        Some(BackPart { space, francs, most: self.view.table.spot(space).stake })
    }
}

impl Look<'_> {
    /// The card whose use is being decided on.
    pub(super) fn offered(&self) -> Option<CardId> {
        match self.due() {
            Some(Why::Card(card)) if !self.legal.is_empty() => Some(card),
            _ => None,
        }
    }

    /// What a touch on a piece would decide of the expansion, legal or not.
    pub(super) fn decision_on_belle(&self, piece: Piece) -> Option<Action> {
        let table = &self.view.table;
        let own = |seat| seat == self.own;
        let why = self.due();
        // A card is used by touching what it is about.
        let deed = match why {
            Some(Why::Card(card)) => Some(self.components.belle.card(card).deed),
            Some(Why::Guests { left }) => Some(Deed::Guests(left)),
            Some(Why::White) => Some(Deed::White),
            Some(Why::Park) => Some(Deed::Recover),
            _ => None,
        };
        match (why, piece) {
            (Some(Why::House), Piece::Pavilion(row)) => return Some(Action::Pavilion(row)),
            (Some(Why::Tile), Piece::Tile(at)) => return Some(Action::Tile(at)),
            (Some(Why::Sale), Piece::Whites(seat, art)) if own(seat) => return Some(Action::SellWhite(art)),
            (Some(Why::Give { .. } | Why::Take { .. }), Piece::Cubes(seat, of)) if own(seat) => {
                return Some(Action::Cube(Cube::Material(of)));
            }
            (Some(Why::Give { .. } | Why::Take { .. }), Piece::Jokers(seat)) if own(seat) => {
                return Some(Action::Cube(Cube::Joker));
            }
            (None, Piece::Zone(seat, zone)) if own(seat) && table.phase == Phase::Tiles => {
                return Some(Action::Speciality(zone));
            }
            _ => {}
        }
        Some(match (deed?, piece) {
            (Deed::Colour, Piece::Whites(seat, art)) if own(seat) => Action::Colour(art),
            (Deed::Withdraw, Piece::Display(slot)) => Action::Withdraw(slot),
            (Deed::Guests(_), Piece::Slot(slot)) => Action::Guest(slot),
            (Deed::UseNoble, Piece::Noble(seat, noble)) if own(seat) => Action::Use(noble),
            (Deed::Release, Piece::Noble(seat, noble)) if own(seat) => Action::Release(noble),
            (Deed::Recover, Piece::Space(space)) => {
                Action::Recover { space, francs: table.spot(space).stake.max(1) }
            }
            (Deed::Barter(_), Piece::Stack(art)) => Action::Artwork(art),
            (Deed::Barter(_), Piece::Artworks(seat, art)) if own(seat) => Action::Barter(art),
            (Deed::White, Piece::Stack(art)) => Action::White(art),
            (Deed::Corner, Piece::Iris(iris)) => Action::Plan(iris),
            (Deed::Overtime, Piece::Reserve(seat)) if own(seat) => Action::Overtime { traveller: false },
            (Deed::Overtime, Piece::Travellers(seat)) if own(seat) => Action::Overtime { traveller: true },
            (Deed::Double, Piece::Space(space)) => Action::Double(space),
            (Deed::TakeBack, Piece::Office(office)) => Action::TakeBack(office),
            (Deed::Swap, Piece::Prestige(column)) => self.swap(column)?,
            // What needs no more than to be used is used by touching the card itself.
            (_, Piece::Owned(_, row) | Piece::Card(row)) => {
                let place = table.belle.places.get(usize::from(row)).copied().flatten()?;
                self.offered().filter(|card| *card == place.card && self.allows(Action::Card))?;
                Action::Card
            }
            _ => return None,
        })
    }

    /// The exchange of prestige cards that a touch on the one below a column stands for: with the card that is chosen on the
    /// other side, if one is.
    fn swap(&self, column: u8) -> Option<Action> {
        let pair = |action: &Action| match *action {
            Action::Swap { won, other } => Some([won, other]),
            _ => None,
        };
        let planned = self.draft.action().as_ref().and_then(pair);
        let keeps = |[won, other]: &[u8; 2]| planned.is_some_and(|[w, o]| *won == w || *other == o);
        let ways = self.legal.iter().filter_map(pair).filter(|pair| pair.contains(&column));
        let [won, other] = ways.min_by_key(|pair| (planned != Some(*pair), !keeps(pair)))?;
        Some(Action::Swap { won, other })
    }

    /// What a touch on a space is about while francs can be taken back or a worker can count twice.
    pub(super) fn belle_space(&self, space: Space) -> Option<Action> {
        let action = self.decision_on_belle(Piece::Space(space))?;
        self.allows(action).then_some(action)
    }

    /// Ways to send workers to an action of the Brussels board, those with most travellers first: who has one wants to use it.
    pub(super) fn sendings(&self, office: Office) -> Vec<Action> {
        let to = |action: &Action| match *action {
            Action::Office(of) => (of == office).then_some(0),
            Action::OfficeWith { office: of, travellers } => (of == office).then_some(travellers),
            _ => None,
        };
        let mut ways: Vec<(u8, Action)> =
            self.legal.iter().filter_map(|action| Some((to(action)?, *action))).collect();
        order::sort_by_key(&mut ways, |(travellers, _)| std::cmp::Reverse(*travellers));
        ways.into_iter().map(|(_, action)| action).collect()
    }

    /// The action of the Brussels board to which workers are about to be sent.
    pub(super) fn sends_to(&self) -> Option<Office> {
        match self.draft {
            Draft::Chosen(Action::Office(office) | Action::OfficeWith { office, .. }) => Some(office),
            _ => None,
        }
    }

    /// What a touch on an action of the Brussels board stands for: what is about to be done there, else the way that suggests
    /// itself.
    pub(super) fn sending(&self, office: Office) -> Action {
        let planned = self.draft.action().filter(|_| self.sends_to() == Some(office));
        planned.or_else(|| self.sendings(office).first().copied()).unwrap_or(Action::Office(office))
    }

    /// Whether a card is used by touching the Art Nouveau board.
    pub(super) fn is_on_board(&self, card: CardId) -> bool {
        matches!(self.components.belle.card(card).deed, Deed::Recover | Deed::Corner | Deed::Double)
    }
}

/// What a tile would be worth to a player if the game ended now.
#[must_use]
pub fn tile_worth(components: &Components, table: &Table, at: u8, seat: Seat) -> i32 {
    let mut then = *table;
    if let Some(stand) = then.belle.tiles[usize::from(at)].as_mut() {
        stand.worker = Some(seat);
    }
    total(components, &then, seat) - total(components, table, seat)
}
