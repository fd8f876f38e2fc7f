//! The table of Bruxelles 1893 as plain values: what lies where, what is legal, chosen or new, what everything would bring, and
//! what the move being considered would change. Made from a view, the legal actions and a draft; no browser, no words, no rule.
//!
//! | file | what it holds |
//! | --- | --- |
//! | [`piece`](Piece) | everything that can be touched, asked about or followed with the eye |
//! | [`parts`] | what the scene is made of |
//! | `board`, `town`, `player` | how it is painted |
//! | [`belle`] | what the expansion adds, parts and paint |
//! | [`draft`](Draft), `touch` | what is chosen so far, what a touch makes of it |
//! | [`offer`](What) | the action bar |
//! | `stage`, `flights` | the game on the floor that all boards share; what flies |

pub mod belle;
mod board;
mod draft;
mod flights;
mod news;
mod offer;
pub mod parts;
mod piece;
mod player;
mod stage;
mod touch;
mod town;

pub use draft::Draft;
pub use news::News;
pub use offer::{MoveKind, What};
pub use piece::Piece;

use crate::app::boards::staged::{Entry, Shown, staged_names};
use crate::engine::Seat;
use crate::games::brussels_1893::components::belle::CardId;
use crate::games::brussels_1893::components::{Art, Material, Office, Track, Zone};
use crate::games::brussels_1893::grid::{Iris, SIDE, Space};
use crate::games::brussels_1893::{Action, Brussels1893, Phase, Table, View, Why, ahead, made, total};
use belle::{BackPart, Belle};
use parts::{Board, ChoicePart, Ledger, Panel, Sheet, Town};

staged_names!(Brussels1893);

/// The table.
#[derive(Clone, Debug, PartialEq)]
pub struct Scene {
    /// The phase of the round.
    pub phase: Phase,
    /// The decision that is open inside the phase.
    pub due: Option<Why>,
    /// Who decides; none once the game is over.
    pub decider: Option<Seat>,
    /// Whose turn it is, whoever decides; none where the phase asks everybody, and once the game is over.
    pub active: Option<Seat>,
    /// The round, from 1, and how many there are.
    pub round: (u8, u8),
    /// The seat that is nearest: the viewer's, or that of who decides where all look.
    pub own: Seat,
    /// The seat that is shown large: the nearest, or one whose panel was touched.
    pub large: Seat,
    /// The Art Nouveau board.
    pub board: Board,
    /// The town.
    pub town: Town,
    /// What the players have, in seat order.
    pub panels: Vec<Panel>,
    /// What lies over the town.
    pub sheet: Sheet,
    /// How the round before was resolved, as far as the viewer has not seen it yet.
    pub ledger: Option<Ledger>,
    /// The expansion's board; none in the base game.
    pub belle: Option<Belle>,
    /// The card of the expansion whose use is being decided on.
    pub offered: Option<CardId>,
    /// Francs that are about to be taken back from under a worker.
    pub back: Option<BackPart>,
    /// What may be done, in one sentence, and the moves ready to be made.
    pub offer: Offer,
}

impl Scene {
    /// What a player has.
    #[must_use]
    pub fn panel(&self, seat: Seat) -> Option<&Panel> {
        self.panels.get(seat.index())
    }

    /// The action that a choice of the sheet stands for.
    #[must_use]
    pub fn choice(&self, at: u8) -> Option<Action> {
        let Sheet::Choices(choices) = &self.sheet else { return None };
        choices.get(usize::from(at)).map(|part| part.action)
    }

    /// Every piece that is on the board, each at least once.
    #[must_use]
    pub fn pieces(&self) -> Vec<Piece> {
        let mut pieces: Vec<Piece> = Space::all().map(Piece::Space).collect();
        pieces.extend(Iris::all().map(Piece::Iris));
        let columns = 0..SIDE as u8;
        pieces.extend(columns.flat_map(|column| [Piece::Column(column), Piece::Prestige(column)]));
        pieces.extend(Office::ALL.map(Piece::Office));
        pieces.extend([Piece::Court, Piece::Stock, Piece::Compass, Piece::Market]);
        pieces.extend((0..4).map(Piece::Slot));
        pieces.extend(self.town.revealed.map(|_| Piece::Revealed));
        pieces.extend((0..2).map(Piece::Display));
        pieces.extend(Art::ALL.map(Piece::Stack));
        match &self.sheet {
            Sheet::Town => {}
            Sheet::Stake(stake) => {
                pieces.extend([false, true].map(Piece::Step));
                pieces.extend((0..stake.bands.len() as u8).map(Piece::Band));
            }
            Sheet::Choices(choices) => pieces.extend((0..choices.len() as u8).map(Piece::Choice)),
        }
        if self.back.is_some() {
            pieces.extend([false, true].map(Piece::Step));
        }
        if let Some(belle) = &self.belle {
            pieces.push(Piece::Train);
            pieces.extend(
                belle.rows.iter().flat_map(|part| [Piece::Pavilion(part.row), Piece::Card(part.row)]),
            );
            pieces.extend(belle.tiles.iter().map(|part| Piece::Tile(part.at)));
        }
        if self.shows_centres() {
            pieces.extend(self.town.market.centres.iter().map(|part| Piece::Centre(part.at[0], part.at[1])));
        }
        for panel in &self.panels {
            let seat = panel.seat;
            pieces.push(Piece::Seat(seat));
            if panel.large {
                pieces.extend([Piece::Purse(seat), Piece::Points(seat), Piece::Reserve(seat)]);
                pieces.extend([Piece::Front(seat), Piece::Jokers(seat)]);
                pieces.extend(Track::ALL.map(|track| Piece::Track(seat, track)));
                let in_play = Material::in_play(self.belle.is_some());
                pieces.extend(in_play.iter().map(|material| Piece::Cubes(seat, *material)));
                if self.belle.is_some() {
                    pieces.push(Piece::Travellers(seat));
                    pieces.extend(Art::MADE.map(|art| Piece::Whites(seat, art)));
                    pieces.extend(panel.extras.cards.iter().map(|part| Piece::Owned(seat, part.row)));
                }
                pieces.extend(Art::ALL.map(|art| Piece::Artworks(seat, art)));
                pieces.extend(panel.nobles.iter().map(|part| Piece::Noble(seat, part.noble)));
                pieces.extend(Zone::ALL.map(|zone| Piece::Zone(seat, zone)));
            }
        }
        pieces
    }
}

impl Shown<Brussels1893> for Scene {
    fn paint(painter: Painter<'_>) -> Self {
        let table = &painter.view.table;
        let over = table.is_over();
        let asks = !over && !passes(table);
        let then = painter.then();
        Self {
            phase: table.phase,
            due: painter.due(),
            decider: asks.then(|| table.to_move()),
            active: table.turn().filter(|_| asks),
            round: (table.round, painter.components.rounds),
            own: painter.own,
            large: painter.large(),
            board: painter.board(&then),
            town: painter.town(&then),
            panels: table.seats_from(Seat(0)).map(|seat| painter.panel(seat, &then)).collect(),
            sheet: painter.sheet(&then),
            ledger: painter.news.ledger().filter(|_| !over).cloned(),
            belle: painter.belle(&then),
            offered: painter.offered(),
            back: painter.back(),
            offer: painter.offer,
        }
    }

    fn totals(&mut self) -> Vec<&mut Entry> {
        self.panels.iter_mut().map(|panel| &mut panel.points).collect()
    }

    fn hold_sums(&mut self, before: Self) {
        for (panel, was) in self.panels.iter_mut().zip(before.panels) {
            panel.closed = was.closed;
            (panel.worth, panel.lines) = (was.worth, was.lines);
            (panel.buildings, panel.unpaid) = (was.buildings, was.unpaid);
        }
    }

    fn offer(&self) -> &Offer {
        &self.offer
    }

    fn enlarged(&self) -> Option<Seat> {
        (self.large != self.own).then_some(self.large)
    }
}

impl Scene {
    /// Whether the places of the marker are laid out to be touched.
    #[must_use]
    pub fn shows_centres(&self) -> bool {
        matches!(self.due, Some(Why::Market { .. })) && self.sheet != Sheet::Town
    }
}

/// Whether what is shown passes by itself, so that nobody decides: a part of a resolution that is told.
fn passes(table: &Table) -> bool {
    match table.phase {
        Phase::Columns | Phase::Irises | Phase::Court => true,
        // Cards come after the visits.
        Phase::Visit => table.due().is_none(),
        _ => false,
    }
}

impl Look<'_> {
    /// The seat that is shown large.
    pub(super) fn large(&self) -> Seat {
        let there = |seat: &Seat| seat.0 < self.view.table.seats;
        self.opened.filter(there).unwrap_or(self.own)
    }
}

impl Painter<'_> {
    /// The table after the move being considered. What the end of a round brings is nobody's move: it is not told.
    fn then(&self) -> Table {
        let table = self.view.table;
        let then = match self.offer.main.as_ref().and_then(|main| main.actions().first().copied()) {
            Some(action) => ahead(self.components, self.view, action),
            None => table,
        };
        let replaces = then.due().is_some_and(|open| matches!(open.why, Why::Replace { .. }));
        if !replaces || self.legal.is_empty() {
            return then;
        }
        // Where the marker stops settles what a sale pays, whichever displayed artwork goes back then.
        let mut paid = ahead(self.components, &View { table: then }, Action::Replace(0));
        (paid.stacks, paid.market.display) = (then.stacks, then.market.display);
        paid
    }

    /// By how much a choice changes what the game would come to if it ended now; none where that is not what it is about.
    fn worth(&self, action: Action) -> Option<i32> {
        let counts = matches!(
            action,
            Action::Reward(_)
                | Action::Rewards
                | Action::Tuck(_)
                | Action::Keep
                | Action::Dismiss
                | Action::Unpaid(_)
                | Action::Speciality(_)
        );
        let total = |table: &Table| total(self.components, table, self.own);
        counts.then(|| total(&made(self.components, self.view, action)) - total(&self.view.table))
    }

    fn sheet(&self, then: &Table) -> Sheet {
        if self.legal.is_empty() {
            return Sheet::Town;
        }
        if let Draft::Space { space, stake } = self.draft {
            return Sheet::Stake(self.stake(space, stake, then));
        }
        let part = |(at, action): (usize, Action)| {
            let chosen = self.draft == Draft::Chosen(action);
            let mark = self.mark(Piece::Choice(at as u8), self.allows(action), chosen);
            ChoicePart { action, worth: if mark.legal { self.worth(action) } else { None }, mark }
        };
        let choices: Vec<ChoicePart> = self.choices().into_iter().enumerate().map(part).collect();
        if choices.is_empty() && !matches!(self.due(), Some(Why::Market { .. } | Why::Card(_))) {
            return Sheet::Town;
        }
        Sheet::Choices(choices)
    }
}
