//! What comes of a decision, told before it is made: for boards.

use super::action::Action;
use super::colour::Colour;
use super::components::{CardId, Components};
use super::due::Why;
use super::effects::{Effect, Step, Trigger};
use super::event::Event;
use super::foresight::{Outcome, foresee};
use super::measure::Owner;
use super::player::Side;
use super::rules::{self, Desk};
use super::scoring::{laurel, total};
use super::table::Table;
use super::view::View;
use crate::engine::{Event as _, Rng, Seat, Seed, Witness};

/// Whether something came to light that nobody can know before.
struct Light(bool);

impl Witness<Event> for Light {
    fn saw(&mut self, event: Event) {
        // The card that a lost house was tells only what is in the discard pile.
        self.0 |= event.reveals() && !matches!(event, Event::HouseLost { .. });
    }
}

/// The table after legal actions of who decides, with all that follows from them by itself, up to the next decision, or until
/// a card or a die comes to light: what is past that nobody knows. What lies face down is imagined; only its backs count.
#[must_use]
pub fn ahead(components: &Components, view: &View, actions: &[Action]) -> Table {
    let mut table = view.table;
    let mut hidden = view.imagine_hidden(components, &mut Rng::new(Seed(0)));
    let mut light = Light(false);
    let mut desk = Desk { c: components, t: &mut table, h: &mut hidden, w: &mut light };
    for action in actions {
        if desk.w.0 {
            break;
        }
        desk.makes(*action);
        loop {
            let before = *desk.t;
            if desk.w.0 || !desk.goes_on() {
                break;
            }
            // What dice bring comes with the throw: as they were imagined, it is not told.
            if desk.w.0 {
                *desk.t = before;
            }
        }
    }
    table
}

/// What a person would bring on arrival.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Arrival {
    /// Points of the laurel, as things stand then.
    pub laurel: u16,
    /// What the arrow would do at most.
    pub arrow: Option<Outcome>,
}

/// The table with a person of the hand recruited for a price; where no house is empty, in one more of the person's colour.
pub(super) fn arrived(components: &Components, table: &Table, seat: Seat, card: CardId, price: u8) -> Table {
    arrived_in(components, table, (seat, card, price), components.card(card).colour)
}

/// The same, where no house is empty, in one more of a colour.
fn arrived_in(
    components: &Components,
    table: &Table,
    (seat, card, price): (Seat, CardId, u8),
    house: Colour,
) -> Table {
    let person = components.card(card);
    let mut then = *table;
    let player = then.player_mut(seat);
    player.guilders = player.guilders.saturating_sub(price.into());
    player.hand[person.colour.index()] = player.hand[person.colour.index()].saturating_sub(1);
    let empty = player.houses.iter().find(|(_, house)| house.person.is_none()).map(|(place, _)| place);
    let place = empty.or_else(|| {
        let place = player.houses.next_place()?;
        player.houses.build(place, house);
        Some(place)
    });
    if let Some(house) = place.and_then(|place| player.houses.at_mut(place)) {
        house.person = Some(card);
    }
    player.refresh(components);
    then
}

/// What a person of the hand would bring if it were recruited for a price; where no house is empty, in one more of the
/// person's colour.
#[must_use]
pub fn arrival(components: &Components, table: &Table, seat: Seat, card: CardId, price: u8) -> Arrival {
    let then = arrived(components, table, seat, card, price);
    brought(components, &then, seat, card)
}

/// Whether what a person would bring differs with the colour of the house that [`arrival`] counts where none is empty.
#[must_use]
pub fn differs_with_house(
    components: &Components,
    table: &Table,
    seat: Seat,
    card: CardId,
    price: u8,
) -> bool {
    let of = |house: Colour| {
        brought(components, &arrived_in(components, table, (seat, card, price), house), seat, card)
    };
    let own = of(components.card(card).colour);
    Colour::ALL.into_iter().any(|house| of(house) != own)
}

/// What a person brings that has come.
fn brought(components: &Components, then: &Table, seat: Seat, card: CardId) -> Arrival {
    let person = components.card(card);
    let arrow = match (person.trigger, person.effect) {
        (Trigger::Immediate, Effect::Steps(steps)) => {
            Some(foresee(Owner::of(components, then, seat, card), steps))
        }
        _ => None,
    };
    Arrival { laurel: laurel(components, then, seat, card), arrow }
}

/// Points that losing a house, a canal token or a person costs its owner at the end, as things stand.
#[must_use]
pub fn loss(components: &Components, table: &Table, seat: Seat, lost: Action) -> u16 {
    let mut then = *table;
    let player = then.player_mut(seat);
    match lost {
        Action::LoseHouse(place) => {
            player.houses.remove(place);
        }
        Action::LosePerson(place) => {
            if let Some(house) = player.houses.at_mut(place) {
                house.person = None;
            }
        }
        Action::LoseCanal(side) => {
            let tokens = &mut player.canals[side.index()];
            *tokens = tokens.saturating_sub(1);
        }
        _ => {}
    }
    total(components, table, seat).saturating_sub(total(components, &then, seat))
}

/// What the next space of a section costs who builds there by the effect that is due; none where it is full, or none is.
#[must_use]
pub fn build_price(components: &Components, table: &Table, side: Side) -> Option<u8> {
    let due = table.due()?;
    let Why::Canal { step, .. } = due.why else { return None };
    match *components.effects.step(step) {
        Step::BuildCanal { price, .. } => rules::canal_price(components, table, due.seat, side, price),
        _ => None,
    }
}
