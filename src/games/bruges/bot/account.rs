//! How well a seat stands, item by item: points now, and what everything else will bring.

use super::super::colour::{COLOURS, Colour};
use super::super::components::SPACES;
use super::super::due::Stage;
use super::super::effects::Trigger;
use super::super::player::{Majority, Side};
use super::super::scoring::{self, LINES};
use super::outlook::Outlook;

/// What everything that a seat has is worth.
pub(super) struct Account {
    /// Points by [`LINES`].
    pub points: [u16; LINES.len()],
    pub guilders: f32,
    pub workers: f32,
    pub persons: Persons,
    /// Empty houses.
    pub rooms: f32,
    /// By section.
    pub canals: [f32; 2],
    /// By [`Majority::ALL`].
    pub majorities: [f32; 3],
    pub hand: f32,
    /// Own turns of this round that are to come.
    pub turns: f32,
    /// What a circle of a colour would take.
    pub damages: [f32; COLOURS],
    /// What is to be feared of it.
    pub dangers: [f32; COLOURS],
}

/// The persons in play.
#[derive(Default)]
pub(super) struct Persons {
    /// What they will yet bring.
    pub worth: f32,
    /// How many there are, by trigger.
    pub count: [u8; Trigger::ALL.len()],
    /// What they will do, by trigger.
    pub future: [f32; Trigger::ALL.len()],
    /// How many of them can be activated in this round.
    pub ready: u8,
    /// What that would bring.
    pub readiness: f32,
}

impl Account {
    pub(super) fn of(outlook: &Outlook<'_>) -> Self {
        let Outlook { components, table, seat, player, .. } = *outlook;
        let damages = Colour::ALL.map(|colour| outlook.damage(colour));
        let danger = |colour: Colour| {
            let (markers, damage) = (player.threats[colour.index()], damages[colour.index()]);
            if damage <= 0.0 { 0.0 } else { outlook.risk(colour, markers) * damage }
        };
        Self {
            points: LINES.map(|line| scoring::points(components, table, seat, line)),
            guilders: outlook.guilders(player.guilders.into()),
            workers: outlook.workers(),
            persons: persons(outlook),
            rooms: rooms(outlook),
            canals: Side::ALL.map(|side| canal(outlook, side)),
            majorities: Majority::ALL.map(|majority| majority_worth(outlook, majority)),
            hand: hand(outlook),
            turns: f32::from(turns_to_come(outlook)) * outlook.weights.turn,
            damages,
            dangers: Colour::ALL.map(danger),
        }
    }

    /// Points now.
    pub(super) fn total(&self) -> u16 {
        self.points.iter().sum()
    }

    /// Everything together.
    pub(super) fn value(&self) -> f32 {
        let sum = |parts: &[f32]| parts.iter().sum::<f32>();
        f32::from(self.total())
            + self.guilders
            + self.workers
            + self.persons.worth
            + self.rooms
            + sum(&self.canals)
            + sum(&self.majorities)
            + self.hand
            + self.turns
            - sum(&self.dangers)
    }
}

/// The own turns of this round that are to come: whoever has played already has had what the others have yet to have, so that
/// positions before and after a turn are compared alike.
pub(super) fn turns_to_come(outlook: &Outlook<'_>) -> u8 {
    let (table, each) = (outlook.table, outlook.components.cards_played);
    let place = (outlook.seat.0 + table.seats - table.start.0) % table.seats;
    match table.stage {
        Stage::Turn => {
            let over = place < table.at || (place == table.at && table.played);
            each - table.lap - u8::from(over)
        }
        Stage::CardsPlayed | Stage::Cleared | Stage::Majorities | Stage::Checked | Stage::Close => 0,
        _ => each,
    }
}

fn hand(outlook: &Outlook<'_>) -> f32 {
    let cards = outlook.player.cards();
    // While hands are refilled, those to come count as full.
    let cards = match outlook.table.stage {
        Stage::Draw => cards.max(outlook.components.hand_size),
        _ => cards,
    };
    f32::from(cards) * outlook.weights.card * outlook.horizon.use_of()
}

fn rooms(outlook: &Outlook<'_>) -> f32 {
    let houses = &outlook.player.houses;
    (0..houses.len() - houses.population()).map(|nth| outlook.room(nth)).sum()
}

fn persons(outlook: &Outlook<'_>) -> Persons {
    let Outlook { components, table, player, .. } = *outlook;
    let mut persons = Persons::default();
    let company = outlook.company();
    for (_, house) in player.houses.iter() {
        let Some(card) = house.person else { continue };
        let person = components.card(card);
        let future = if person.trigger.is_activated() {
            let each = outlook.activation(card);
            let paid = person.worker.is_none_or(|colour| {
                player.workers[colour.index()] > 0 || player.perks.any_worker && player.workers() > 0
            });
            if !house.rotated && paid && table.stage <= Stage::Turn {
                persons.ready += 1;
                persons.readiness += each.max(0.0);
            }
            outlook.activations(person, each, house.rotated)
        } else {
            outlook.future(card, house.rotated)
        };
        persons.count[person.trigger as usize] += 1;
        persons.future[person.trigger as usize] += future;
        persons.worth += future + company;
    }
    persons
}

fn canal(outlook: &Outlook<'_>, side: Side) -> f32 {
    let Outlook { components, player, .. } = *outlook;
    let built = player.canals[side.index()];
    if usize::from(built) == SPACES {
        return 0.0;
    }
    // What is scored already stands in the points.
    let scored = if built > components.canal_space { components.canal_points } else { 0 };
    0.5 * (outlook.section(side, built) - outlook.section(side, 0) - f32::from(scored)).max(0.0)
        + 0.35 * f32::from(built) * outlook.horizon.long_run()
}

fn majority_worth(outlook: &Outlook<'_>, majority: Majority) -> f32 {
    let Outlook { components, table, seat, player, weights, .. } = *outlook;
    if player.flipped[majority as usize] {
        return 0.0;
    }
    let [led, shared, near] = weights.majority;
    let chance = match table.ahead(seat, majority) {
        1.. => led,
        0 => shared,
        -1 => near,
        _ => near / 3.0,
    };
    chance * f32::from(components.majority_points)
}
