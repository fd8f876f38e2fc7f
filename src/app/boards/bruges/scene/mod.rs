//! The table of Bruges as plain values: what lies where, what is legal, chosen or new, what everything would bring, and what
//! the move being considered would change. Made from a view, the legal actions and a draft; no browser, no words, no rule.
//!
//! | file | what it holds |
//! | --- | --- |
//! | [`piece`](Piece) | everything that can be touched, asked about or followed with the eye |
//! | [`parts`](City) | what the scene is made of |
//! | `city`, `player`, `hand`, `sheet` | how it is painted |
//! | [`changes`](Change) | what the move being considered changes, as a list |
//! | [`draft`](Draft), `touch` | what is chosen so far, what a touch makes of it |
//! | [`offer`](What) | the action bar |
//! | `stage`, `flights` | the game on the floor that all boards share; what flies |

mod changes;
mod city;
mod draft;
mod flights;
mod hand;
mod news;
mod offer;
mod parts;
mod piece;
mod player;
mod sheet;
mod stage;
mod touch;

pub use changes::{Asked, Change, Figure};
pub use draft::{Draft, Plan};
pub use news::News;
pub use offer::{MoveKind, What};
pub use parts::{
    BackPart, BridgePart, Brings, Building, CardPart, Cause, ChoicePart, Circle, City, Column, DiePart, Duty,
    GatePart, Guest, Hand, HousePart, Matter, Model, Offering, Panel, Person, PilePart, Progress,
    SectionPart, Sheet, Standing, Stock, Swatch, Use, UsePart,
};
pub use piece::{Piece, symbol};

use crate::app::boards::staged::{Shown, staged_names};
use crate::engine::Seat;
use crate::games::bruges::{Bruges, Colour, Damage, Player, Stage, Table, Why, ahead};

staged_names!(Bruges);

/// The table.
#[derive(Clone, Debug, PartialEq)]
pub struct Scene {
    /// The stage of the round.
    pub stage: Stage,
    /// The decision that is open inside the stage.
    pub due: Option<Why>,
    /// What asks for it.
    pub cause: Option<Cause>,
    /// Who decides; none once the game is over.
    pub decider: Option<Seat>,
    /// Whose turn it is, whoever decides; none once the game is over.
    pub active: Option<Seat>,
    /// The round, from 1.
    pub round: u8,
    /// The lap of the action phase, from 1, and how many there are.
    pub lap: (u8, u8),
    /// The colour that the next card counts as, where a person named one.
    pub named: Option<Colour>,
    /// The seat that is nearest: the viewer's, or that of who decides where all look.
    pub own: Seat,
    /// The seat that is shown large: the nearest, or one whose panel was touched.
    pub large: Seat,
    /// The city.
    pub city: City,
    /// What the players have, in seat order.
    pub panels: Vec<Panel>,
    /// The hand of the nearest seat.
    pub hand: Hand,
    /// What is laid out beside it.
    pub sheet: Sheet,
    /// What may be done, in one sentence, and the moves ready to be made.
    pub offer: Offer,
}

impl Scene {
    /// What a player has.
    #[must_use]
    pub fn panel(&self, seat: Seat) -> Option<&Panel> {
        self.panels.get(seat.index())
    }

    /// What the player has who is shown large.
    #[must_use]
    pub fn display(&self) -> Option<&Panel> {
        self.panel(self.large)
    }
}

impl Shown<Bruges> for Scene {
    fn paint(painter: Painter<'_>) -> Self {
        let table = &painter.view.table;
        let over = table.is_over();
        let then = painter.then();
        Self {
            stage: table.stage,
            due: painter.due(),
            cause: cause(&painter),
            decider: (!over).then(|| table.to_move()),
            active: (!over).then(|| table.active()),
            round: table.round,
            lap: (table.lap + 1, painter.components.cards_played),
            named: table.named,
            own: painter.own,
            large: painter.large(),
            city: painter.city(&then),
            panels: table.seats_from(Seat(0)).map(|seat| painter.panel(seat, &then)).collect(),
            hand: painter.hand(),
            sheet: painter.sheet(),
            offer: painter.offer,
        }
    }

    fn offer(&self) -> &Offer {
        &self.offer
    }

    fn enlarged(&self) -> Option<Seat> {
        (self.large != self.own).then_some(self.large)
    }
}

/// What asks for the decision that is due.
fn cause(look: &Look<'_>) -> Option<Cause> {
    let table = &look.view.table;
    let sent = || {
        table.open.iter().rev().find_map(|open| match open.why {
            Why::Round(round) => Some(Cause::Person { seat: open.seat, card: round.card }),
            _ => None,
        })
    };
    match table.due()?.why {
        // Whoever sent the last marker, or else the dice.
        why @ (Why::Burn | Why::Plague) => {
            let damage = if why == Why::Burn { Damage::HouseOrCanalToken } else { Damage::Person };
            sent().or_else(|| {
                let of = |colour: &Colour| look.components.threat(*colour).damage == damage;
                Colour::ALL.into_iter().find(of).map(Cause::Circle)
            })
        }
        Why::Offer { place, .. } => {
            let seat = table.to_move();
            table.player(seat).houses.person(place).map(|card| Cause::Person { seat, card })
        }
        Why::FirstCircle { .. } => sent(),
        Why::Order | Why::MoreMarkers { .. } => None,
        _ => table.open.iter().rev().find_map(|open| match open.why {
            Why::Effect(run) => Some(Cause::Person { seat: open.seat, card: run.card }),
            Why::Round(round) => Some(Cause::Person { seat: open.seat, card: round.card }),
            _ => None,
        }),
    }
}

impl Look<'_> {
    /// The decision that is open inside the stage.
    pub(super) fn due(&self) -> Option<Why> {
        self.view.table.due().map(|open| open.why)
    }

    /// The seat that is nearest.
    pub(super) fn me(&self) -> &Player {
        self.view.table.player(self.own)
    }

    /// The seat that is shown large.
    pub(super) fn large(&self) -> Seat {
        let there = |seat: &Seat| seat.0 < self.view.table.seats;
        self.opened.filter(there).unwrap_or(self.own)
    }
}

impl Painter<'_> {
    /// The table after the move being considered. What the end of a turn brings is nobody's move: it is not told.
    fn then(&self) -> Table {
        match &self.offer.main {
            Some(main) if !matches!(main.kind, MoveKind::EndTurn | MoveKind::Stop) => {
                ahead(self.components, self.view, main.actions())
            }
            _ => self.view.table,
        }
    }
}
