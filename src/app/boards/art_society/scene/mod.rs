//! The table as plain values: what hangs where, what is legal, chosen or new, and what the move being considered would
//! bring. Made from a view, the legal actions and a draft; no browser, no words.

mod draft;
mod news;
mod offer;
mod piece;
#[cfg(test)]
mod tests;
mod tile;

pub use draft::{Draft, Held, No, Piles, Response, pieces_of, settle, touch};
pub use news::News;
pub use offer::{Move, MoveKind, Offer, What};
pub use piece::Piece;
pub use tile::{Edge, LINES, Outcome, Tile};

use crate::engine::{Seat, Viewer};
use crate::games::art_society::wall::Size;
use crate::games::art_society::{
    self as game, Action, Area, Components, Extent, GENRES, Genre, Grid, Hung, LARGEST_DECOR, Laid, PaintingId,
    Pending, Phase, PlayerView, Refusal, ShapeId, Spot, Stored, Tally, View, cards, genre_points, top_genre,
};

/// Everything a scene is made from.
#[derive(Clone, Copy, Debug)]
pub struct Look<'a> {
    /// The box in play.
    pub components: &'a Components,
    /// What the viewer may know.
    pub view: &'a View,
    /// The seat shown large and nearest.
    pub own: Seat,
    /// A seat whose wall was touched to see it large.
    pub opened: Option<Seat>,
    /// What the viewer may do now; empty when it is not theirs to decide, or when an earlier position is looked at.
    pub legal: &'a [Action],
    /// What is chosen so far.
    pub draft: Draft,
    /// Where the tile in hand is held over the wall, to see what it would bring.
    pub aim: Option<Spot>,
    /// What happened since the viewer's last turn.
    pub news: &'a News,
    /// A move to point at.
    pub hint: Option<Action>,
}

impl Look<'_> {
    /// Whether this may be done now.
    #[must_use]
    pub fn allows(&self, action: Action) -> bool {
        self.legal.contains(&action)
    }
}

/// A painting on a wall.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Picture {
    /// Which.
    pub painting: PaintingId,
    /// Its squares.
    pub area: Area,
    /// It touches another of its genre and is worth nothing (bad taste).
    pub void: bool,
    /// It was hung since the viewer's last turn.
    pub news: bool,
    /// It may still be taken back in this round.
    pub fresh: bool,
}

/// A decor tile on a wall.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plaque {
    /// What lies where.
    pub laid: Laid,
    /// It was laid since the viewer's last turn.
    pub news: bool,
}

/// What hangs on a wall.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hanging {
    /// Whose wall.
    pub seat: Seat,
    /// Paintings, in the order in which they were hung.
    pub pictures: Vec<Picture>,
    /// Decor.
    pub plaques: Vec<Plaque>,
    /// Edges between two paintings of a genre.
    pub clashes: Vec<(Genre, Edge)>,
}

/// The squares of the wall that is shown large.
#[derive(Clone, Debug, PartialEq)]
pub struct Squares {
    /// Its size.
    pub extent: Extent,
    /// What is covered.
    pub covered: Grid,
    /// Squares that the tile in hand could cover.
    pub lit: Grid,
    /// A tile is in hand, so that squares can be touched.
    pub open: bool,
    /// Where the hint puts a tile.
    pub hinted: Option<Area>,
}

/// The tile in hand where it lies or is held over the wall.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ghost {
    /// What it is.
    pub piece: game::Piece,
    /// The squares it would cover.
    pub area: Area,
    /// Whether it stands upright.
    pub upright: bool,
    /// It may be turned.
    pub turns: bool,
    /// It was put there, not just held over it.
    pub firm: bool,
    /// The rule that the place breaks, if it does.
    pub refusal: Option<Refusal>,
    /// What it would bring.
    pub outcome: Option<Outcome>,
}

/// A lot, in the row of lots.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LotPart {
    /// Which painting.
    pub painting: PaintingId,
    /// Who took it.
    pub taker: Option<Seat>,
    /// It has still to be put up by who took it.
    pub due: bool,
    /// It may be taken up now.
    pub legal: bool,
    /// It is in hand.
    pub chosen: bool,
    /// It would fit on the wall of who decides.
    pub fits: bool,
    /// The hint points here.
    pub hinted: bool,
}

/// A pile of face-down paintings of one shape.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PilePart {
    /// Which.
    pub shape: ShapeId,
    /// Width and height in squares.
    pub size: (u8, u8),
    /// Lowest and highest number on the backs of its shape.
    pub values: (u8, u8),
    /// Paintings in it that are not chosen.
    pub left: u8,
    /// How often it is chosen.
    pub chosen: u8,
    /// It may be chosen now.
    pub legal: bool,
    /// The hint points here.
    pub hinted: bool,
}

/// A painting that may be taken up and is no lot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Offered {
    /// As what it is touched.
    pub piece: Piece,
    /// Which painting.
    pub painting: PaintingId,
    /// It is in hand.
    pub chosen: bool,
    /// It may be taken up now.
    pub legal: bool,
    /// The hint points here.
    pub hinted: bool,
}

/// What paintings lie out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Shelf {
    /// Piles to choose lots from.
    Piles {
        /// The piles.
        piles: Vec<PilePart>,
        /// Shapes chosen for good and in the draft.
        chosen: Vec<ShapeId>,
        /// How many there have to be.
        wanted: u8,
    },
    /// The lots of the round.
    Lots(Vec<LotPart>),
}

/// A bid card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CardPart {
    /// Its number.
    pub number: u8,
    /// It is in hand; otherwise it was played.
    pub in_hand: bool,
    /// It may be bid now.
    pub legal: bool,
    /// It is chosen.
    pub chosen: bool,
    /// The hint points here.
    pub hinted: bool,
}

/// A genre in the museum.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// Which.
    pub genre: Genre,
    /// Total of its marker.
    pub total: u8,
    /// Where the marker stood at the viewer's last turn, if it moved since.
    pub before: Option<u8>,
    /// Points a painting.
    pub points: u8,
    /// It counts in the eyeline.
    pub top: bool,
    /// Paintings in its heap.
    pub heap: u8,
    /// Paintings on the wall that is shown large that score.
    pub sound: u8,
}

/// How far a player is with the step that everybody takes in turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Progress {
    /// No such step is under way.
    None,
    /// Still to come.
    Waits,
    /// Under way.
    Now,
    /// Done.
    Done,
}

/// A player's panel.
#[derive(Clone, Debug, PartialEq)]
pub struct Panel {
    /// Whose.
    pub seat: Seat,
    /// Their decision is awaited.
    pub to_move: bool,
    /// They hold the gavel.
    pub auctioneer: bool,
    /// Newest card of the stack.
    pub card: Option<u8>,
    /// Older cards of the stack that are shown to break a tie, newest first.
    pub ties: Vec<u8>,
    /// Cards in hand.
    pub hand: u8,
    /// Place in the order of choice, from 1, while it is in force.
    pub place: Option<u8>,
    /// The step under way.
    pub progress: Progress,
    /// Points as the markers stand.
    pub points: i32,
    /// Shields on the wall.
    pub shields: u8,
    /// Excess paintings.
    pub excess: u8,
    /// What the assistant keeps.
    pub assistant: Option<Stored>,
    /// What hangs on the wall.
    pub hanging: Hanging,
    /// It is shown large.
    pub opened: bool,
}

/// A size of decor to choose from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DecorPart {
    /// Its shields.
    pub size: Size,
    /// Tiles in the supply.
    pub left: u8,
    /// It may be taken now.
    pub legal: bool,
    /// It is in hand.
    pub chosen: bool,
    /// The hint points here.
    pub hinted: bool,
}

/// Decor to choose from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Drawer {
    /// The sizes.
    pub sizes: [DecorPart; LARGEST_DECOR],
    /// Shields that are due.
    pub due: u8,
    /// In several tiles.
    pub several: bool,
    /// The tile in hand may be turned.
    pub turns: bool,
    /// It stands upright.
    pub upright: bool,
}

/// What is below the wall that is shown large.
#[derive(Clone, Debug, PartialEq)]
pub struct Dado {
    /// Whose wall.
    pub seat: Seat,
    /// What the assistant keeps.
    pub assistant: Option<Stored>,
    /// It may be taken up now.
    pub release: bool,
    /// It is in hand.
    pub releasing: bool,
    /// The hint points at the assistant.
    pub hinted: bool,
    /// Newest card of the stack.
    pub card: Option<u8>,
    /// Cards of the stack.
    pub stack: u8,
    /// Cards in hand.
    pub hand: u8,
    /// Paintings beside the wall.
    pub excess: Vec<PaintingId>,
    /// Lines of the score sheet as the markers stand.
    pub lines: [i32; LINES],
    /// What the tile over the wall would change.
    pub change: Option<[i32; LINES]>,
    /// Decor to choose from, while some is due.
    pub drawer: Option<Drawer>,
}

/// The table.
#[derive(Clone, Debug, PartialEq)]
pub struct Scene {
    /// The step that is due.
    pub phase: Phase,
    /// The round, from 1.
    pub round: u8,
    /// The seat shown nearest.
    pub own: Seat,
    /// What hangs on the wall that is shown large: one that was touched, or the own one.
    pub hanging: Hanging,
    /// Its squares.
    pub squares: Squares,
    /// The tile in hand, where it lies or is held over the wall.
    pub ghost: Option<Ghost>,
    /// The tile in hand.
    pub held: Option<Held>,
    /// Piles or lots.
    pub shelf: Shelf,
    /// Paintings to put up that are no lots: the starting one, one from the museum, those to exchange for.
    pub offered: Vec<Offered>,
    /// The genres, the most valued first.
    pub museum: Vec<Standing>,
    /// Bid cards of who looks, while bids are made.
    pub cards: Option<Vec<CardPart>>,
    /// Panels in seat order.
    pub panels: Vec<Panel>,
    /// What is below the large wall.
    pub dado: Dado,
    /// Something is chosen that may be let go of.
    pub chosen: bool,
    /// What may be done, in one sentence, and the moves ready to be made.
    pub offer: Offer,
}

impl Scene {
    /// The scene of a look.
    #[must_use]
    pub fn new(look: &Look<'_>) -> Self {
        let look = &Look { draft: look.fitting(), ..*look };
        let offer = Offer::new(look);
        let pointed = look.hint.map(|hint| pieces_of(look, hint)).unwrap_or_default();
        let shown = look.opened.unwrap_or(look.own);
        let mine = shown == look.view.to_move && !look.legal.is_empty();
        let held = look.held();
        let ghost = held.filter(|_| mine).and_then(|held| ghost(look, held));
        let painter = Painter { look, pointed: &pointed, held };
        Self {
            phase: look.view.phase,
            round: look.view.round,
            own: look.own,
            hanging: painter.hanging(shown),
            squares: painter.squares(shown, mine),
            shelf: painter.shelf(),
            offered: painter.offered(),
            museum: painter.museum(shown),
            cards: painter.cards(),
            panels: (0..look.view.players.len()).map(|at| painter.panel(Seat::from_index(at))).collect(),
            dado: painter.dado(shown, ghost.as_ref().and_then(|ghost| ghost.outcome.as_ref())),
            ghost,
            held,
            chosen: look.draft != Draft::Nothing,
            offer,
        }
    }

    /// The seats that are not nearest, in the order of play after the one that is.
    pub fn others(&self) -> impl Iterator<Item = Seat> + use<> {
        let (own, seats) = (self.own.index(), self.panels.len());
        (1..seats).map(move |step| Seat::from_index((own + step) % seats))
    }

    /// Every painting that is drawn somewhere.
    #[must_use]
    pub fn paintings(&self) -> game::PaintingSet {
        let mut set = 0;
        let mut add = |painting: PaintingId| set |= 1 << painting;
        let stored = |stored: Option<Stored>| match stored.map(|stored| stored.piece) {
            Some(game::Piece::Painting(painting)) => Some(painting),
            _ => None,
        };
        for panel in &self.panels {
            panel.hanging.pictures.iter().for_each(|picture| add(picture.painting));
            stored(panel.assistant).into_iter().for_each(&mut add);
        }
        if let Shelf::Lots(lots) = &self.shelf {
            lots.iter().for_each(|lot| add(lot.painting));
        }
        self.offered.iter().for_each(|offered| add(offered.painting));
        self.dado.excess.iter().copied().for_each(add);
        set
    }
}

fn ghost(look: &Look<'_>, held: Held) -> Option<Ghost> {
    let spot = held.spot.or(look.aim)?;
    let refusal = look.why_not(held.tile, spot, held.upright);
    Some(Ghost {
        piece: look.piece(held.tile)?,
        area: look.area(held.tile, spot, held.upright)?,
        upright: held.upright,
        turns: look.turns(held.tile),
        firm: held.spot.is_some(),
        refusal,
        outcome: if refusal.is_none() { look.outcome(held.tile, spot, held.upright) } else { None },
    })
}

struct Painter<'a> {
    look: &'a Look<'a>,
    pointed: &'a [Piece],
    held: Option<Held>,
}

impl Painter<'_> {
    fn hinted(&self, piece: Piece) -> bool {
        self.pointed.contains(&piece)
    }

    fn player(&self, seat: Seat) -> &PlayerView {
        &self.look.view.players[seat.index()]
    }

    fn holds(&self, tile: Tile) -> bool {
        self.held.is_some_and(|held| held.tile == tile)
    }

    fn hanging(&self, seat: Seat) -> Hanging {
        let (look, wall) = (self.look, &self.player(seat).wall);
        let components = look.components;
        let fresh = wall.fresh_paintings();
        let picture = |hung: &Hung| Picture {
            painting: hung.painting,
            area: components.area(hung.painting, hung.spot),
            void: wall.is_void(components, hung),
            news: look.news.hung(hung.painting),
            fresh: fresh.contains(hung),
        };
        let pictures: Vec<Picture> = wall.paintings().iter().map(picture).collect();
        let mut clashes = Vec::new();
        for (at, one) in pictures.iter().enumerate().filter(|(_, one)| one.void) {
            let genre = components.painting(one.painting).genre;
            for other in &pictures[at + 1..] {
                if components.painting(other.painting).genre == genre
                    && let Some(edge) = Edge::between(one.area, other.area)
                {
                    clashes.push((genre, edge));
                }
            }
        }
        let plaque = |laid: Laid| Plaque { laid, news: look.news.laid(seat, laid.spot) };
        Hanging { seat, pictures, plaques: wall.decor().map(plaque).collect(), clashes }
    }

    fn squares(&self, seat: Seat, mine: bool) -> Squares {
        let look = self.look;
        let held = self.held.filter(|_| mine);
        let hinted = look.hint.filter(|_| mine).and_then(|hint| {
            let (tile, spot, upright) = match hint {
                Action::Hang(spot) => (Tile::Due, spot, false),
                Action::Lay { spot, upright } => (Tile::Due, spot, upright),
                Action::Release { spot, upright } => (Tile::Assistant, spot, upright),
                _ => return None,
            };
            look.area(tile, spot, upright)
        });
        Squares {
            extent: look.components.extent,
            covered: *self.player(seat).wall.covered(),
            lit: held.map_or(Grid::EMPTY, |held| look.reach(held.tile, held.upright)),
            open: held.is_some(),
            hinted,
        }
    }

    fn shelf(&self) -> Shelf {
        let (look, view) = (self.look, self.look.view);
        if matches!(view.phase, Phase::Start | Phase::Choose) {
            let draft = if let Draft::Piles(piles) = look.draft { piles } else { Piles::default() };
            let piles = (0..look.components.shapes.len() as ShapeId).map(|shape| self.pile(shape, draft));
            return Shelf::Piles {
                piles: piles.collect(),
                chosen: view.chosen.iter().chain(draft.shapes()).copied().collect(),
                wanted: view.players.len() as u8 + 1,
            };
        }
        let wall = &self.player(view.to_move).wall;
        let lot = |(at, lot): (usize, &game::Lot)| {
            let at = at as u8;
            let due = look.is_due(lot);
            let tile = if due { Tile::Due } else { Tile::Lot(at) };
            let mine = !look.legal.is_empty();
            LotPart {
                painting: lot.painting,
                taker: lot.taker,
                due,
                legal: mine && look.is_open(tile) && (due || view.phase == Phase::Take),
                chosen: mine && (due || lot.taker.is_none()) && self.holds(tile),
                fits: !wall.openings(look.components, lot.painting).is_empty(),
                hinted: self.hinted(Piece::Lot(at)),
            }
        };
        Shelf::Lots(view.lots.iter().enumerate().map(lot).collect())
    }

    fn pile(&self, shape: ShapeId, draft: Piles) -> PilePart {
        let look = self.look;
        let it = look.components.shape(shape);
        let values = look.components.paintings.iter().filter(|painting| painting.shape == shape);
        let values = values.filter_map(|painting| painting.value);
        let (lowest, highest) =
            values.fold((u8::MAX, 0), |(low, high), value| (low.min(value), high.max(value)));
        let chosen = draft.of(shape);
        PilePart {
            shape,
            size: (it.w, it.h),
            values: (lowest, highest),
            left: look.left(shape).saturating_sub(chosen),
            chosen,
            legal: look.allows(Action::Choose(shape)),
            hinted: self.hinted(Piece::Pile(shape)),
        }
    }

    fn offered(&self) -> Vec<Offered> {
        let (look, view) = (self.look, self.look.view);
        let mut offered = Vec::new();
        let offer = |piece, tile: Tile, painting| Offered {
            piece,
            painting,
            chosen: self.holds(tile),
            legal: look.is_open(tile),
            hinted: self.hinted(piece),
        };
        match (view.phase, view.tasks.top()) {
            (Phase::Start, _) => offered.push(offer(Piece::Due, Tile::Due, view.acting().first)),
            (_, Some(Pending::Received(painting))) => offered.push(offer(Piece::Due, Tile::Due, painting)),
            // Taken back after the lot was exchanged or the round's lots are gone from the row.
            (_, Some(Pending::Painting(painting)))
                if view.lots.iter().all(|lot| lot.painting != painting) =>
            {
                offered.push(offer(Piece::Due, Tile::Due, painting));
            }
            _ => {}
        }
        for action in look.legal {
            if let Action::Exchange(painting) = *action {
                offered.push(offer(Piece::Museum(painting), Tile::Museum(painting), painting));
            }
        }
        offered
    }

    fn museum(&self, seat: Seat) -> Vec<Standing> {
        let (look, view) = (self.look, self.look.view);
        let points = genre_points(look.components, &view.markers);
        let top = top_genre(&view.markers);
        let sound = Tally::of(look.components, &self.player(seat).wall).sound;
        let mut standings: [Standing; GENRES] = Genre::ALL.map(|genre| {
            let heap = view.museum.iter().filter(|id| look.components.painting(**id).genre == genre);
            let before = look.news.raised(genre);
            let total = view.markers[genre.index()];
            Standing {
                genre,
                total,
                before: before.filter(|before| *before != total),
                points: points[genre.index()],
                top: top == Some(genre),
                heap: heap.count() as u8,
                sound: sound[genre.index()],
            }
        });
        standings.sort_by_key(|standing| std::cmp::Reverse(standing.total));
        standings.to_vec()
    }

    /// The hand is secret between players: it lies open only to who looks, and only while bids are made.
    fn cards(&self) -> Option<Vec<CardPart>> {
        let (look, view) = (self.look, self.look.view);
        if view.phase != Phase::Bid || view.viewer != Viewer::Seat(look.own) {
            return None;
        }
        let player = self.player(look.own);
        let hand = player.hand.as_ref()?;
        let chosen = |number| look.draft == Draft::Card(number) || player.bid == Some(number);
        let card = |number: u8| CardPart {
            number,
            in_hand: hand.contains(&number) || player.bid == Some(number),
            legal: look.allows(Action::Bid(number)),
            chosen: chosen(number),
            hinted: self.hinted(Piece::Card(number)),
        };
        Some(cards(look.components.bid_cards).map(card).collect())
    }

    fn panel(&self, seat: Seat) -> Panel {
        let (look, view) = (self.look, self.look.view);
        let player = self.player(seat);
        let tally = Tally::of(look.components, &player.wall);
        let stack = player.stack.iter().rev();
        let choosing = matches!(view.phase, Phase::Take | Phase::Turn | Phase::Rehang | Phase::Rehanging);
        let place = view.order.iter().position(|other| *other == seat);
        let progress = match view.phase {
            Phase::Bid if player.has_bid => Progress::Done,
            Phase::Bid | Phase::Take | Phase::Turn if seat == view.to_move => Progress::Now,
            Phase::Bid => Progress::Waits,
            Phase::Take | Phase::Turn if place.is_some_and(|place| place < usize::from(view.at)) => {
                Progress::Done
            }
            Phase::Take | Phase::Turn => Progress::Waits,
            _ => Progress::None,
        };
        let excess = player.excess.iter().fold(0, |set, painting| set | 1 << painting);
        Panel {
            seat,
            to_move: seat == view.to_move && view.phase != Phase::Over,
            auctioneer: seat == view.auctioneer && view.phase != Phase::Start,
            card: stack.clone().next().copied().flatten(),
            ties: stack.skip(1).take(if choosing { self.tied(seat) } else { 0 }).flatten().copied().collect(),
            hand: player.hand_size,
            place: place.filter(|_| choosing).map(|place| place as u8 + 1),
            progress,
            points: tally.points(look.components, &view.markers, excess).iter().sum(),
            shields: tally.shields,
            excess: player.excess.len() as u8,
            assistant: player.assistant,
            hanging: self.hanging(seat),
            opened: look.opened == Some(seat),
        }
    }

    /// Cards under the newest that had to be compared with another's (section 4).
    fn tied(&self, seat: Seat) -> usize {
        let own = &self.player(seat).stack;
        let others = self.look.view.players.iter().enumerate().filter(|(at, _)| *at != seat.index());
        let alike = |other: &PlayerView| {
            let pairs = own.iter().rev().zip(other.stack.iter().rev());
            pairs.take_while(|(one, other)| one.is_some() && one == other).count()
        };
        others.map(|(_, other)| alike(other)).max().unwrap_or(0)
    }

    fn dado(&self, seat: Seat, outcome: Option<&Outcome>) -> Dado {
        let (look, view) = (self.look, self.look.view);
        let player = self.player(seat);
        let excess = player.excess.iter().fold(0, |set, painting| set | 1 << painting);
        let mine = seat == view.to_move && !look.legal.is_empty();
        let releasing = mine && self.holds(Tile::Assistant);
        Dado {
            seat,
            assistant: player.assistant,
            release: mine && look.is_open(Tile::Assistant),
            releasing,
            hinted: mine && self.hinted(Piece::Assistant(seat)),
            card: player.stack.last().copied().flatten(),
            stack: player.stack.len() as u8,
            hand: player.hand_size,
            excess: player.excess.clone(),
            lines: Tally::of(look.components, &player.wall).points(look.components, &view.markers, excess),
            change: outcome.map(|outcome| outcome.change).filter(|change| change.iter().any(|by| *by != 0)),
            drawer: if mine { self.drawer() } else { None },
        }
    }

    fn drawer(&self) -> Option<Drawer> {
        let look = self.look;
        let Some(Pending::Reward { due, several, hand }) = look.view.tasks.top() else { return None };
        let held = self.held;
        let size = |at: usize| {
            let size = at as Size + 1;
            let in_hand = hand == Some(size);
            let tile = if in_hand { Tile::Due } else { Tile::Decor(size) };
            DecorPart {
                size,
                left: look.view.decor[at],
                legal: look.is_open(tile) && (hand.is_none() || in_hand),
                chosen: (hand.is_none() || in_hand) && self.holds(tile),
                hinted: self.hinted(Piece::Decor(size)),
            }
        };
        Some(Drawer {
            sizes: std::array::from_fn(size),
            due,
            several,
            turns: held.is_some_and(|held| look.turns(held.tile)),
            upright: held.is_some_and(|held| held.upright),
        })
    }
}
