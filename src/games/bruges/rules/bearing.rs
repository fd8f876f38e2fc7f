//! Whether an effect would change anything now: else its person is not activated (RULES.md, Triggers), and nobody is told of an
//! answer.

use super::carry::canal_sides;
use super::circles::can_burn;
use super::touch::is_open_to;
use crate::engine::Seat;
use crate::games::bruges::components::{CardId, Components};
use crate::games::bruges::effects::{
    Amount, Block, CanalPrice, Draws, Effect, Gain, Icon, Markers, Resource, Step, Target, Trigger,
    WorkerKind,
};
use crate::games::bruges::houses::PlaceId;
use crate::games::bruges::measure::Owner;
use crate::games::bruges::player::Player;
use crate::games::bruges::table::Table;

/// Whether carrying out these steps would change something for somebody; the actor is whoever caused what is answered, else
/// the owner.
pub(in crate::games::bruges) fn bears(owner: Owner<'_>, actor: Seat, block: Block) -> bool {
    for step in owner.components.effects.steps(block) {
        match *step {
            Step::Pay(cost) if !owner.can_pay(&cost) => return false,
            Step::Pay(_) => {}
            Step::Discard { optional: true, .. } if owner.player.cards() == 0 => return false,
            Step::BuildCanal { price, optional: true } if !can_build(owner, price) => {}
            _ if changes(owner, actor, step) => return true,
            _ => {}
        }
    }
    false
}

fn can_build(owner: Owner<'_>, price: CanalPrice) -> bool {
    canal_sides(owner.components, owner.table, owner.seat, price).next().is_some()
}

fn changes(owner: Owner<'_>, actor: Seat, step: &Step) -> bool {
    let Owner { components, table, seat, player, .. } = owner;
    let all = step.target() != Some(Target::EventPlayer);
    let meant = move |target: &Seat| is_open_to(table, *target, seat) && (all || *target == actor);
    let targets = || table.opponents(seat).filter(meant);
    let has = |what: Resource, player: &Player| match what {
        Resource::Guilders => player.guilders > 0,
        Resource::Workers => player.workers() > 0,
        Resource::Points => player.score > 0,
    };
    match *step {
        Step::Gain { what, amount } => {
            let some = match amount {
                Amount::ChosenDice(_) | Amount::Roll(_) => true,
                known => owner.amount(known) > 0,
            };
            let housed = matches!(what, Gain::Workers { kind: WorkerKind::EachHouseColour, .. });
            some && !(housed && player.houses.is_empty())
        }
        Step::Pay(_) => false,
        Step::PayUpTo { most, .. } => owner.has(most.means) > 0 && owner.amount(most.amount) > 0,
        Step::Lose { what, with, .. } => targets().any(|target| {
            let other = table.player(target);
            let is = |group| other.houses.persons().any(|(_, card)| components.card(card).group == group);
            has(what, other) && with.is_none_or(is)
        }),
        Step::Collect { what, .. } => targets().any(|target| has(what, table.player(target))),
        Step::Give { what, .. } => has(what, player) && targets().next().is_some(),
        Step::Convert(_) => player.workers() > 0,
        Step::Draw(Draws::Fixed(_)) => table.may_be_drawn(),
        Step::Draw(Draws::AsDiscarded) => false,
        Step::Discard { .. } => player.cards() > 0,
        Step::AddThreats { .. } => targets().next().is_some(),
        Step::RemoveThreats { markers, .. } => match markers {
            Markers::Of(colour) => player.threats[colour.index()] > 0,
            Markers::Any | Markers::Same => player.threats.iter().any(|markers| *markers > 0),
        },
        Step::MoveThreats { colour, .. } => {
            let own = |at: usize| player.threats[at] > 0;
            let any = colour.map_or_else(|| (0..player.threats.len()).any(own), |colour| own(colour.index()));
            any && targets().next().is_some()
        }
        Step::BuildCanal { price, .. } => can_build(owner, price),
        Step::RemoveCanals { .. } => targets().any(|target| table.player(target).tokens() > 0),
        Step::BuildHouse => player.cards() > 0 && player.houses.next_place().is_some(),
        Step::Fire(_) => targets().any(|target| can_burn(table, target)),
        Step::ExtraAction => player.cards() > 0,
        Step::ExtraRecruit { .. } => player.cards() > 0 && player.houses.has_empty(),
        Step::Advance { price, .. } => player.step < components.top_step() && player.guilders >= price.into(),
        Step::Straighten => player.houses.iter().any(|(_, house)| house.rotated),
        Step::Reuse => reusable(owner).next().is_some(),
        Step::CopyArrow => copyable(components, table, owner.card).next().is_some(),
        Step::Reroll(_) => true,
        Step::Score(_) => false,
        Step::If { condition, then, otherwise } => {
            bears(owner, actor, if owner.holds(condition) { then } else { otherwise })
        }
        Step::NameColour => player.cards() > 0 && (!table.played || may_play_another(owner)),
    }
}

/// Whether another person of the owner may still bring a card of the hand into play in this turn, whose colour counts. A house that
/// a person builds takes no worker and keeps the printed colour, so it is none of them (RULES.md, Standing changes).
fn may_play_another(owner: Owner<'_>) -> bool {
    let Owner { components, player, .. } = owner;
    let plays = |card: CardId| {
        let Effect::Steps(steps) = components.card(card).effect else { return false };
        components.effects.steps(steps).iter().any(|step| matches!(step, Step::ExtraAction))
    };
    let is_worker_there = |card: CardId| match components.card(card).worker {
        Some(_) if player.perks.any_worker => player.workers() > 0,
        Some(colour) => player.workers[colour.index()] > 0,
        None => true,
    };
    let again = |card: CardId| {
        let Effect::Steps(steps) = components.card(card).effect else { return false };
        let mut used = player.houses.iter().filter(|(_, house)| house.rotated);
        components.effects.steps(steps).contains(&Step::Reuse)
            && used.any(|(_, house)| house.person.is_some_and(plays))
    };
    player.houses.iter().any(|(_, house)| {
        let Some(person) = house.person.filter(|_| !house.rotated) else { return false };
        let may = components.card(person).trigger.is_activated() && is_worker_there(person);
        may && (plays(person) || again(person))
    })
}

/// The rotated worker persons that another person of the seat can use again: like any person, where they would change something.
pub(in crate::games::bruges) fn reusable(owner: Owner<'_>) -> impl Iterator<Item = PlaceId> {
    let again = move |person: CardId| {
        let card = owner.components.card(person);
        let Effect::Steps(steps) = card.effect else { return false };
        // In an edition two persons may use each other again; that ends by itself where it is carried out.
        uses_again(owner.components, steps) || bears(Owner { card: person, ..owner }, owner.seat, steps)
    };
    let places = owner.player.houses.iter().map(|(place, _)| place);
    places.filter(move |place| spent(owner, *place).is_some_and(again))
}

/// The person in a house, if it is a worker person that was used in this round, and not the owner's own.
pub(super) fn spent(owner: Owner<'_>, place: PlaceId) -> Option<CardId> {
    let person = owner.player.houses.at(place).filter(|house| house.rotated)?.person?;
    let is_worker = owner.components.card(person).trigger == Trigger::Worker;
    (is_worker && person != owner.card).then_some(person)
}

/// Whether some of these steps use a person again.
fn uses_again(components: &Components, block: Block) -> bool {
    components.effects.steps(block).iter().any(|step| match *step {
        Step::Reuse => true,
        Step::If { then, otherwise, .. } => uses_again(components, then) || uses_again(components, otherwise),
        _ => false,
    })
}

/// The arrow persons that a person can copy.
pub(in crate::games::bruges) fn copyable(
    components: &Components,
    table: &Table,
    card: u8,
) -> impl Iterator<Item = (Seat, PlaceId)> {
    table.seats_from(Seat(0)).flat_map(move |seat| {
        let arrows = table.player(seat).houses.persons().filter(move |(_, person)| {
            components.card(*person).trigger.icon() == Icon::Arrow && *person != card
        });
        arrows.map(move |(place, _)| (seat, place))
    })
}
