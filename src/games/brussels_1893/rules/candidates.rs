//! Everything that may be done now, each once, in a fixed order.

use super::belle;
use super::possible::{adjustments, leaves_place};
use super::sight::Sight;
use crate::games::brussels_1893::action::Action;
use crate::games::brussels_1893::components::{
    Architect, Art, Components, Material, NEEDLES, NOBLES, NobleId, Office, ROW, Reward, Work, Zone,
};
use crate::games::brussels_1893::due::{Phase, Why};
use crate::games::brussels_1893::grid::Space;
use crate::games::brussels_1893::module::Module;
use crate::games::brussels_1893::payment::Payment;
use crate::games::brussels_1893::table::{DISPLAY, Table};

/// Where the legal actions go.
enum Found<'a> {
    /// All of them, into a list.
    All(&'a mut Vec<Action>),
    /// The first one is kept, and whether there are more.
    First(Option<Action>, bool),
}

impl Extend<Action> for Found<'_> {
    fn extend<I: IntoIterator<Item = Action>>(&mut self, actions: I) {
        match self {
            Self::All(list) => list.extend(actions),
            Self::First(first, more) => {
                for action in actions {
                    if first.is_some() {
                        *more = true;
                        break;
                    }
                    *first = Some(action);
                }
            }
        }
    }
}

/// Appends every legal action.
pub(in crate::games::brussels_1893) fn actions(
    components: &Components,
    table: &Table,
    into: &mut Vec<Action>,
) {
    find(Sight::of(components, table), &mut Found::All(into));
}

/// The only legal action, if there is only one.
pub(in crate::games::brussels_1893) fn only(components: &Components, table: &Table) -> Option<Action> {
    let mut found = Found::First(None, false);
    find(Sight::of(components, table), &mut found);
    if let Found::First(first, false) = found { first } else { None }
}

fn find(sight: Sight<'_>, into: &mut Found<'_>) {
    let Some(open) = sight.t.open.top() else { return phase(sight, into) };
    let mut try_all = |actions: &mut dyn Iterator<Item = Action>| {
        into.extend(actions.filter(|action| sight.check(*action).is_ok()));
    };
    match open.why {
        Why::Workshop => try_all(&mut Art::MADE.map(Action::Artwork).into_iter()),
        Why::Sale => try_all(&mut Art::ALL.map(Action::Sell).into_iter()),
        Why::Market { .. } => {
            let cells = (1..=7).flat_map(|row| (1..=7).map(move |column| Action::Market { column, row }));
            try_all(&mut cells.into_iter());
        }
        Why::Replace { .. } => try_all(&mut (0..DISPLAY as u8).map(Action::Replace)),
        Why::Noble => try_all(&mut (0..ROW as u8).map(Action::Buy).chain([Action::TakeRevealed])),
        Why::Keep { .. } => into.extend([Action::Keep, Action::Dismiss]),
        Why::Choose { .. } => try_all(&mut (0..2).map(Action::Choose)),
        Why::Material { .. } => try_all(&mut Material::ALL.map(Action::Material).into_iter()),
        Why::Adjust => {
            let turns = adjustments().map(|(needle, clockwise)| Action::Adjust { needle, clockwise });
            try_all(&mut turns.chain([Action::Decline]));
        }
        Why::Pay => {
            if let Some(price) = sight.t.price(sight.c, sight.seat) {
                let payments = price.payments(sight.player());
                let leaves = |payment: &Payment| leaves_place(sight.c, sight.t, sight.seat, payment);
                into.extend(payments.filter(leaves).map(Action::Pay));
            }
        }
        Why::Turn => try_all(&mut (0..NEEDLES as u8).map(Action::Turn)),
        Why::House => try_all(&mut Space::all().map(Action::House)),
        Why::Use { .. } => {
            try_all(&mut sight.player().ready().iter().map(Action::Use).chain([Action::Decline]));
        }
        Why::Park => try_all(&mut Work::ALL.map(Action::Copy).into_iter()),
        Why::Jokers { most } => try_all(&mut (0..=most).rev().map(Action::Jokers)),
        _ => {}
    }
    if Module::BelleEpoque.is_in_play(&sight.t.options) {
        belle::candidates(&sight, open.why, &mut |actions| {
            into.extend(actions.filter(|action| sight.check(*action).is_ok()));
        });
    }
}

fn phase(sight: Sight<'_>, into: &mut Found<'_>) {
    let mut try_all = |actions: &mut dyn Iterator<Item = Action>| {
        into.extend(actions.filter(|action| sight.check(*action).is_ok()));
    };
    match sight.t.phase {
        Phase::Draft if sight.player().architect.is_none() => {
            try_all(&mut Architect::ALL.map(Action::Architect).into_iter());
        }
        Phase::Draft => try_all(&mut Art::MADE.map(Action::Artwork).into_iter()),
        Phase::Corner => {
            let corners = sight.t.stock.map_or(0, |card| sight.c.stock(card).corners(sight.t.seats).len());
            into.extend((0..corners as u8).map(Action::Corner));
        }
        Phase::Neutral => try_all(&mut Space::all().map(Action::Neutral)),
        Phase::Turns => turns(sight, into),
        Phase::Prestige => {
            let rewards = Reward::ALL.map(Action::Reward).into_iter().chain([Action::Rewards]);
            try_all(&mut rewards.chain(Zone::ALL.map(Action::Tuck)));
        }
        Phase::Salaries => {
            let unpaid = (0..NOBLES as NobleId).map(Action::Unpaid);
            try_all(&mut unpaid.chain([Action::Settle]));
        }
        Phase::Tiles => into.extend(Zone::ALL.map(Action::Speciality)),
        // They pass by themselves.
        _ => {}
    }
}

fn turns(sight: Sight<'_>, into: &mut Found<'_>) {
    let player = sight.player();
    if player.reserve > 0 {
        let most = player.francs.min(u8::MAX.into()) as u8;
        if let Some(area) = sight.t.area
            && most > 0
        {
            let free = area.spaces().filter(|space| sight.t.spot(*space).worker.is_none());
            into.extend(free.flat_map(|space| (1..=most).map(move |stake| Action::Place { space, stake })));
        }
        let offices = Office::ALL.map(Action::Office).into_iter();
        into.extend(offices.filter(|action| sight.check(*action).is_ok()));
    }
    let most = player.travellers;
    let with = Office::ALL
        .into_iter()
        .flat_map(|office| (1..=most).map(move |travellers| Action::OfficeWith { office, travellers }));
    into.extend(with.chain([Action::Pass]).filter(|action| sight.check(*action).is_ok()));
}
