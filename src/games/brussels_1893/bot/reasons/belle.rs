//! What speaks for a decision of the expansion.

use super::super::glance::Glance;
use super::super::outlook::Outlook;
use super::gain::{area, frees, legal, sell, send, stands_out, zone};
use super::reason::{Reason, Said};
use crate::games::brussels_1893::Action;
use crate::games::brussels_1893::components::Art;
use crate::games::brussels_1893::components::belle::{CardId, Moment};
use crate::games::brussels_1893::due::{Sold, Why};
use crate::games::brussels_1893::grid::Area;
use crate::games::brussels_1893::table::Table;

/// What speaks for a decision of the expansion.
pub(super) fn of_belle(glance: &Glance<'_>, t: &Table, action: Action, said: &mut Said) {
    let o = &glance.o;
    let why = t.due().map(|open| open.why);
    let offered = if let Some(Why::Card(card)) = why { Some(card) } else { None };
    match action {
        Action::Decline => match why {
            Some(Why::Card(card)) if comes_again(o, card) => said.say(Reason::Later(card)),
            Some(Why::Card(_) | Why::Tile)
                if legal(o).into_iter().all(|other| other == action || glance.value(other) < 0.0) =>
            {
                said.say(Reason::NotWorth);
            }
            _ => {}
        },
        Action::OfficeWith { office, travellers } => {
            said.say(Reason::Travellers);
            send(glance, t, office, travellers, said);
        }
        Action::Pavilion(row) => {
            if let Some(place) = t.belle.places.get(usize::from(row)).copied().flatten() {
                said.say(Reason::Card(place.card));
            }
            if let colours @ 1.. = t.colours_in(row) {
                said.say(Reason::Row(colours));
            }
        }
        Action::Tile(at) => {
            let stand = t.belle.tiles.get(usize::from(at)).copied().flatten();
            if let Some((tile, points @ 1..)) =
                stand.map(|stand| (stand.tile, o.tile(stand.tile).max(0.0).round() as u16))
            {
                said.say(Reason::Tile { tile, points });
            }
        }
        Action::SellWhite(side) => {
            let named = Art::ALL.into_iter().filter(|art| t.sells_as(*art));
            sell(glance, named.map(|art| Sold { art, white: Some(side) }), said);
        }
        Action::As(art) => {
            if let Some(Why::As { white }) = why {
                sell(glance, [Sold { art, white: Some(white) }], said);
            }
        }
        Action::White(_) => said.say(Reason::White),
        Action::Colour(art) => {
            // The last white one is a colour less.
            if !o.player.owns(art) && o.player.whites() > 1 {
                said.say(Reason::NewColour);
            }
            said.say(Reason::Artwork);
        }
        Action::Guest(_) => said.say(Reason::Another),
        Action::Release(noble) => said.say(Reason::Francs(o.c.noble(noble).salary.into())),
        Action::Recover { francs, .. } => said.say(Reason::Francs(francs.into())),
        Action::Cube(_) => match why {
            Some(Why::Take { .. }) => said.say(Reason::Cubes(1)),
            _ if stands_out(o, action, |other| Some(glance.value(other))) => said.say(Reason::Cheapest),
            _ => {}
        },
        Action::Plan(corner) => area(o, Area::of(corner), said),
        Action::Swap { other, .. } => {
            if let Some(card) = t.prestige.get(usize::from(other)).copied().flatten() {
                said.say(Reason::BringsCard { column: other, card });
            }
        }
        Action::TakeBack(office) => {
            let mut then = *t;
            then.offices[office.index()].workers[o.seat.index()] -= 1;
            if t.office_leaders().has(o.seat) && !then.office_leaders().has(o.seat) {
                said.say(Reason::OutOfCourt);
            }
        }
        Action::Speciality(of) => zone(o, of, said),
        _ => {
            if let Action::Withdraw(slot) = action
                && let Some(artwork) = frees(o, slot)
            {
                said.say(Reason::Frees(artwork));
            } else if let Some(card) = offered {
                said.say(Reason::Card(card));
            }
        }
    }
}

/// Whether a card's moment may come once more for its owner in this round.
fn comes_again(o: &Outlook<'_>, card: CardId) -> bool {
    let all = o.player.reserve + o.player.travellers;
    match o.c.belle.card(card).moment {
        Moment::BeforeSale | Moment::BeforeNoble | Moment::After(_) => o.player.reserve > 0,
        Moment::AfterOffice(_) | Moment::Park => all > 0,
        // One acts before, one goes on the card, one acts after.
        Moment::AfterTurn => all > 2,
        _ => false,
    }
}
