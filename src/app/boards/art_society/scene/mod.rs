//! The table as plain values: what hangs where, what is legal, chosen or new, and what the move being considered would
//! bring. Made from a view, the legal actions and a draft; no browser, no words.

mod draft;
mod news;
mod offer;
mod parts;
mod piece;
mod stage;
mod tile;

pub use draft::{Draft, Held, Piles};
pub use news::News;
pub use offer::{MoveKind, What};
pub use parts::{
    CardPart, Dado, DecorPart, Drawer, Ghost, Hanging, Hinted, LotPart, Offered, Panel, Picture, PilePart,
    Plaque, Progress, Shelf, Squares, Standing,
};
pub use piece::Piece;
pub use tile::Tile;

use crate::app::boards::staged::{Drafted, Mark, Shown, staged_names};
use crate::app::order;
use crate::engine::{Seat, Viewer};
use crate::games::art_society::wall::Size;
use crate::games::art_society::{
    self as game, Action, ArtSociety, GENRES, Genre, Grid, Hung, Laid, Outcome, Phase, PlayerView, ShapeId,
    Tally, Task, cards, genre_points, top_genre,
};

// A look's aim is where the tile in hand is held over the wall, to see what it would bring.
staged_names!(ArtSociety);

/// The table.
#[derive(Clone, Debug, PartialEq)]
pub struct Scene {
    /// The seat shown nearest.
    pub own: Seat,
    /// Whose wall is shown large: one that was touched, or the own one.
    pub shown: Seat,
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
    /// What may be done, in one sentence, and the moves ready to be made.
    pub offer: Offer,
}

impl Scene {
    /// A player's panel.
    #[must_use]
    pub fn panel(&self, seat: Seat) -> Option<&Panel> {
        self.panels.get(seat.index())
    }

    /// The player whose wall is shown large.
    #[must_use]
    pub fn large(&self) -> &Panel {
        &self.panels[self.shown.index()]
    }

    /// Every painting that is drawn somewhere.
    #[must_use]
    pub fn paintings(&self) -> game::PaintingSet {
        let lots = if let Shelf::Lots(lots) = &self.shelf { lots.as_slice() } else { &[] };
        let lots = lots.iter().map(|lot| lot.painting);
        let offered = self.offered.iter().map(|offered| offered.painting);
        let aside = self.large().excess.iter().copied();
        let of_players = self.panels.iter().flat_map(|panel| {
            let kept = panel.assistant.and_then(|kept| match kept.piece {
                game::Piece::Painting(id) => Some(id),
                game::Piece::Decor(_) => None,
            });
            panel.hanging.pictures.iter().map(|picture| picture.painting).chain(kept)
        });
        lots.chain(offered).chain(aside).chain(of_players).fold(0, |set, painting| set | 1 << painting)
    }
}

fn ghost(look: &Look<'_>, held: Held) -> Option<Ghost> {
    let spot = held.spot.or(look.aim)?;
    let refusal = look.why_not(held.tile, spot, held.upright);
    Some(Ghost {
        piece: look.piece(held.tile)?,
        area: look.area(held.tile, spot, held.upright)?,
        upright: held.upright,
        turns: look.may_turn(held),
        firm: held.spot.is_some(),
        refusal,
        outcome: if refusal.is_none() { look.outcome(held.tile, spot, held.upright) } else { None },
    })
}

impl Shown<ArtSociety> for Scene {
    fn paint(painter: Painter<'_>) -> Self {
        let shown = painter.shown();
        let held = painter.held();
        let moves_first = held.is_some_and(|held| held.tile == Tile::First);
        let mine = (shown == painter.view.to_move || moves_first) && !painter.legal.is_empty();
        let ghost = held.filter(|_| mine).and_then(|held| ghost(&painter, held));
        Self {
            own: painter.own,
            shown,
            squares: painter.squares(shown, mine),
            shelf: painter.shelf(),
            offered: painter.offered(),
            museum: painter.museum(shown),
            cards: painter.cards(),
            panels: (0..painter.view.players.len()).map(|at| painter.panel(Seat::from_index(at))).collect(),
            dado: painter.dado(shown, ghost.as_ref().and_then(|ghost| ghost.outcome.as_ref())),
            ghost,
            held,
            offer: painter.offer,
        }
    }

    fn offer(&self) -> &Offer {
        &self.offer
    }

    fn enlarged(&self) -> Option<Seat> {
        Some(self.shown)
    }
}

impl Painter<'_> {
    fn player(&self, seat: Seat) -> &PlayerView {
        &self.view.players[seat.index()]
    }

    fn holds(&self, tile: Tile) -> bool {
        self.held().is_some_and(|held| held.tile == tile)
    }

    fn hanging(&self, seat: Seat) -> Hanging {
        let (look, wall) = (&self.look, &self.player(seat).wall);
        let components = look.components;
        let fresh = wall.fresh_paintings();
        // Which tiles may be taken back matters while that is asked.
        let closing = look.view.phase == Phase::Rehang;
        let picture = |hung: &Hung| Picture {
            painting: hung.painting,
            area: components.area(hung.painting, hung.spot),
            matches: wall.matches(components, hung.painting, hung.spot),
            void: wall.is_void(components, hung),
            news: look.news.paintings >> hung.painting & 1 == 1,
            fresh: closing && fresh.contains(hung),
        };
        let plaque = |laid: Laid| Plaque {
            laid,
            news: look.news.plaques[seat.index()].contains(&laid.spot),
            fresh: closing && laid.fresh,
        };
        Hanging {
            seat,
            pictures: wall.paintings().iter().map(picture).collect(),
            plaques: wall.decor().map(plaque).collect(),
            clashes: wall.bad_taste(components),
        }
    }

    fn squares(&self, seat: Seat, mine: bool) -> Squares {
        let look = &self.look;
        let held = self.held().filter(|_| mine);
        let hinted = look.hint.filter(|_| mine).and_then(|(action, then)| {
            let Draft::Tile(Held { tile, spot, upright }) = Draft::of(look, action, then) else {
                return None;
            };
            Some(Hinted { piece: look.piece(tile)?, area: look.area(tile, spot?, upright)?, upright })
        });
        Squares {
            extent: look.components.extent,
            // The starting painting may go to squares that it covers now.
            covered: match held {
                Some(Held { tile: Tile::First, .. }) => Grid::EMPTY,
                _ => *self.player(seat).wall.covered(),
            },
            lit: held.map_or(Grid::EMPTY, |held| look.reach(held.tile, held.upright)),
            open: held.is_some(),
            hinted,
        }
    }

    fn shelf(&self) -> Shelf {
        let (look, view) = (&self.look, self.view);
        if view.phase == Phase::Start {
            return Shelf::Nothing;
        }
        if view.phase == Phase::Choose {
            let draft = look.draft.piles();
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
            let tile = look.tile_of_lot(at).unwrap_or(Tile::Lot(at));
            let due = tile == Tile::Due;
            let mine = !look.legal.is_empty();
            LotPart {
                painting: lot.painting,
                taker: lot.taker,
                gone: view.museum.contains(&lot.painting),
                due,
                fits: !wall.openings(look.components, lot.painting).is_empty(),
                mark: self.mark(
                    Piece::Lot(at),
                    mine && look.is_open(tile) && (due || view.phase == Phase::Take),
                    mine && (due || lot.taker.is_none()) && self.holds(tile),
                ),
            }
        };
        Shelf::Lots(view.lots.iter().enumerate().map(lot).collect())
    }

    fn pile(&self, shape: ShapeId, draft: Piles) -> PilePart {
        let look = &self.look;
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
            left: look.view.left(shape).saturating_sub(chosen),
            chosen,
            mark: self.mark(Piece::Pile(shape), look.allows(Action::Choose(shape)), chosen > 0),
        }
    }

    fn offered(&self) -> Vec<Offered> {
        let view = self.view;
        let due = match (view.phase, view.tasks.top()) {
            (Phase::Start, _) => Some(view.acting().first),
            (_, Some(Task::Received(painting))) => Some(painting),
            // Taken back after the lot was exchanged or the round's lots are gone from the row.
            (_, Some(Task::Painting(painting))) => {
                Some(painting).filter(|_| view.lots.iter().all(|lot| lot.painting != painting))
            }
            _ => None,
        };
        let due = due.map(|painting| (Piece::Due, Tile::Due, painting));
        let exchanged = self.legal.iter().filter_map(|action| match *action {
            Action::Exchange(painting) => Some((Piece::Museum(painting), Tile::Museum(painting), painting)),
            _ => None,
        });
        let offer = |(piece, tile, painting)| {
            let mark = self.mark(piece, self.is_open(tile), self.holds(tile));
            Offered { piece, painting, mark }
        };
        due.into_iter().chain(exchanged).map(offer).collect()
    }

    fn museum(&self, seat: Seat) -> Vec<Standing> {
        let (look, view) = (&self.look, self.view);
        let points = genre_points(look.components, &view.markers);
        let top = top_genre(&view.markers);
        let sound = Tally::of(look.components, &self.player(seat).wall).sound;
        let mut standings: [Standing; GENRES] = Genre::ALL.map(|genre| {
            let heap = view.museum.iter().filter(|id| look.components.painting(**id).genre == genre);
            let before = look.news.raised[genre.index()];
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
        order::sort_by_key(&mut standings, |standing| std::cmp::Reverse(standing.total));
        standings.to_vec()
    }

    /// The hand is secret between players: it lies open only to who looks, and only while bids are made.
    fn cards(&self) -> Option<Vec<CardPart>> {
        let (look, view) = (&self.look, self.view);
        if view.phase != Phase::Bid || view.viewer != Viewer::Seat(look.own) {
            return None;
        }
        let player = self.player(look.own);
        let hand = player.hand.as_ref()?;
        let chosen = |number| look.draft == Draft::Card(number) || player.bid == Some(number);
        let card = |number: u8| CardPart {
            number,
            in_hand: hand.contains(&number) || player.bid == Some(number),
            mark: self.mark(Piece::Card(number), look.allows(Action::Bid(number)), chosen(number)),
        };
        Some(cards(look.components.bid_cards).map(card).collect())
    }

    fn panel(&self, seat: Seat) -> Panel {
        let (look, view) = (&self.look, self.view);
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
            ties: stack.skip(1).take(if choosing { view.tied(seat) } else { 0 }).flatten().copied().collect(),
            hand: player.hand_size,
            place: place.filter(|_| choosing).map(|place| place as u8 + 1),
            progress,
            lines: tally.points(look.components, &view.markers, excess),
            shields: tally.shields,
            excess: player.excess.clone(),
            assistant: player.assistant,
            hanging: self.hanging(seat),
        }
    }

    fn dado(&self, seat: Seat, outcome: Option<&Outcome>) -> Dado {
        let change = outcome.map(|outcome| outcome.change).filter(|change| change.iter().any(|by| *by != 0));
        if seat != self.view.to_move || self.legal.is_empty() {
            return Dado { mark: Mark::default(), change, drawer: None };
        }
        let chosen = self.holds(Tile::Assistant) || matches!(self.draft, Draft::Store(_));
        let mark = self.mark(Piece::Assistant(seat), self.is_open(Tile::Assistant), chosen);
        Dado { mark, change, drawer: self.drawer() }
    }

    fn drawer(&self) -> Option<Drawer> {
        let look = &self.look;
        let Some(Task::Reward { due, several, hand }) = look.view.tasks.top() else { return None };
        let held = self.held();
        let size = |at: usize| {
            let size = at as Size + 1;
            let in_hand = hand == Some(size);
            let open = hand.is_none() || in_hand;
            let tile = if in_hand { Tile::Due } else { Tile::Decor(size) };
            DecorPart {
                size,
                left: look.view.decor[at],
                mark: self.mark(Piece::Decor(size), open && look.is_open(tile), open && self.holds(tile)),
            }
        };
        Some(Drawer {
            sizes: std::array::from_fn(size),
            due,
            several,
            turns: held.is_some_and(|held| look.may_turn(held)),
            upright: held.is_some_and(|held| held.upright),
        })
    }
}
