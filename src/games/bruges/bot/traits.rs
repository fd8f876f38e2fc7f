//! What a learned judgement looks at: how a player stands, in figures.

use super::super::LastRound;
use super::super::colour::Colour;
use super::super::components::{CARDS, SPACES};
use super::super::due::Stage;
use super::super::effects::Trigger;
use super::super::group::GROUPS;
use super::super::player::{Majority, Side};
use super::super::state::State;
use super::account::{Account, turns_to_come};
use super::outlook::Outlook;
use crate::engine::Figures;

/// Figures of a player.
pub(super) const TRAITS: usize = 156;

/// Kinds of things: every person in play, and every one in hand. What figures tell of a person is what a formula makes of its
/// steps; what it is worth among 164 others shows in games alone.
pub(super) const KINDS: usize = 2 * CARDS;

/// Points that each line of the score sheet usually comes to at most.
const POINTS: [f32; 8] = [30.0, 25.0, 12.0, 20.0, 12.0, 6.0, 14.0, 12.0];

/// Tells how a player stands.
pub(super) fn tell(state: &State, outlook: &Outlook<'_>, account: &Account, figures: &mut Figures) {
    tell_stage(outlook, figures);
    for (points, most) in account.points.into_iter().zip(POINTS) {
        figures.part(points, most);
    }
    figures.part(account.total(), 80.0);
    tell_worth(account, figures);
    tell_means(outlook, figures);
    tell_hand(outlook, figures);
    tell_fronts(state, outlook, figures);
    tell_persons(outlook, account, figures);
    tell_perks(outlook, figures);
    tell_canals(outlook, account, figures);
    tell_majorities(outlook, account, figures);
    tell_threats(outlook, account, figures);
    tell_cards(state, outlook, figures);
}

/// The persons in play and the cards in hand, one by one.
fn tell_cards(state: &State, outlook: &Outlook<'_>, figures: &mut Figures) {
    let in_play = outlook.player.houses.persons().map(|(_, card)| usize::from(card));
    let in_hand = state.hand(outlook.seat).iter().map(|card| CARDS + usize::from(card));
    in_play.chain(in_hand).for_each(|kind| figures.hold(kind as u16));
}

/// How far the game is, and whose turn it is.
fn tell_stage(outlook: &Outlook<'_>, figures: &mut Figures) {
    let Outlook { components, table, seat, player, horizon, .. } = *outlook;
    let seats = f32::from(table.seats);
    figures.flag(table.seats == 2);
    figures.flag(table.seats == 3);
    figures.part(horizon.rounds, 8.0);
    figures.part(horizon.turns, 30.0);
    figures.tell(1.0 / (1.0 + horizon.turns));
    figures.flag(table.is_final_round());
    figures.flag(table.final_round.is_some());
    figures.flag(table.options.last_round == LastRound::NextAfterActions);
    let deal: u8 = components.deal(table.seats).piles.iter().sum();
    figures.part(table.piles[0] + table.piles[1], deal.into());
    figures.part(table.piles[0].abs_diff(table.piles[1]), deal.into());
    figures.flag(table.stage < Stage::Roll);
    figures.flag((Stage::Roll..Stage::Turn).contains(&table.stage));
    figures.flag(table.stage == Stage::Turn);
    figures.part(turns_to_come(outlook), components.cards_played.into());
    // Who starts has every choice first.
    figures.part((seat.0 + table.seats - table.start.0) % table.seats, seats);
    figures.part((seat.0 + table.seats - table.active().0) % table.seats, seats);
    figures.flag(table.to_move() == seat);
    figures.flag(table.stage == Stage::Turn && table.active() == seat && !table.played);
    figures.part(table.open.iter().filter(|open| open.seat == seat).count() as f32, 4.0);
    // Reputation is for sale between the roll and the turns, seat by seat.
    let price = match table.stage {
        Stage::Advance if place(outlook) >= table.at => table.reputation_price(components, seat),
        _ => None,
    };
    figures.flag(price.is_some_and(|price| u16::from(price) <= player.guilders));
    figures.part(price.unwrap_or(0), 8.0);
}

/// Place in the order of the round.
fn place(outlook: &Outlook<'_>) -> u8 {
    let seats = outlook.table.seats;
    (outlook.seat.0 + seats - outlook.table.start.0) % seats
}

/// What is to come, source by source.
fn tell_worth(account: &Account, figures: &mut Figures) {
    figures.part(account.guilders, 6.0);
    figures.part(account.workers, 6.0);
    figures.part(account.persons.worth, 15.0);
    figures.part(account.rooms, 4.0);
    figures.part(account.hand, 2.0);
    figures.part(account.turns, 5.0);
}

fn tell_means(outlook: &Outlook<'_>, figures: &mut Figures) {
    let player = outlook.player;
    figures.part(player.guilders, 20.0);
    figures.part(player.guilders.min(5), 5.0);
    for workers in player.workers {
        figures.part(workers, 5.0);
    }
    figures.part(player.workers.iter().filter(|workers| **workers > 0).count() as f32, 5.0);
}

/// The backs of the hand, which everybody sees, and what can be done with cards of these colours.
fn tell_hand(outlook: &Outlook<'_>, figures: &mut Figures) {
    let Outlook { components, table, seat, player, .. } = *outlook;
    for cards in player.hand {
        figures.part(cards, 3.0);
    }
    figures.part(player.unseen.iter().sum::<u8>(), 5.0);
    figures.part(player.shown.len() as f32, 3.0);
    figures.part(player.hand.iter().filter(|cards| **cards > 0).count() as f32, 5.0);
    let held = |colour: &Colour| player.hand[colour.index()] > 0;
    // The dice are those of this round once they are rolled.
    let rolled = (Stage::Roll..=Stage::Turn).contains(&table.stage);
    let guilders = |colour: Colour| if rolled { table.guilders_for(seat, colour) } else { 0 };
    figures.part(Colour::ALL.into_iter().filter(held).map(guilders).max().unwrap_or(0), 6.0);
    let all = Colour::ALL.map(|colour| player.hand[colour.index()] * guilders(colour));
    figures.part(f32::from(all.iter().sum::<u8>()), 24.0);
    let built_with = table.house_workers(components, seat);
    let houses = Colour::ALL.map(|colour| {
        let held = player.hand[colour.index()];
        if player.workers[colour.index()] >= built_with { held } else { 0 }
    });
    figures.part(houses.iter().sum::<u8>(), 5.0);
    let averted = Colour::ALL.map(|colour| player.hand[colour.index()].min(player.threats[colour.index()]));
    figures.part(averted.iter().sum::<u8>(), 5.0);
}

/// Cards in hand that are told one by one, the best persons first.
const FRONTS: usize = 4;

/// Guilders that are soon got.
const SOON: u16 = 4;

/// What the cards in hand would bring as persons: what a hand is worth shows in their fronts, which its seat alone sees, and
/// which are imagined for every other.
fn tell_fronts(state: &State, outlook: &Outlook<'_>, figures: &mut Figures) {
    let Outlook { seat, player, .. } = *outlook;
    let room = player.houses.len() > player.houses.population();
    let (mut best, mut now, mut soon, mut sum, mut good) = ([0.0_f32; FRONTS], 0.0_f32, 0.0_f32, 0.0, 0_u8);
    for card in state.hand(seat).iter() {
        let (price, mut worth) = (outlook.price(card), outlook.gain(card));
        if worth <= 0.0 {
            continue;
        }
        sum += worth;
        good += u8::from(worth > 4.0);
        if u16::from(price) <= player.guilders {
            now = now.max(worth);
        }
        if u16::from(price) <= player.guilders + SOON {
            soon = soon.max(worth);
        }
        for place in &mut best {
            if worth > *place {
                std::mem::swap(place, &mut worth);
            }
        }
    }
    for worth in best {
        figures.part(worth, 8.0);
    }
    figures.part(sum, 20.0);
    figures.part(good, 4.0);
    figures.part(now, 8.0);
    figures.part(soon, 8.0);
    figures.part(if room { now } else { 0.0 }, 8.0);
}

fn tell_persons(outlook: &Outlook<'_>, account: &Account, figures: &mut Figures) {
    let Outlook { components, player, .. } = *outlook;
    let persons = &account.persons;
    for count in persons.count {
        figures.part(count, 4.0);
    }
    for trigger in [Trigger::Worker, Trigger::OncePerRound, Trigger::Modifier, Trigger::Event] {
        figures.part(persons.future[trigger as usize], 8.0);
    }
    figures.part(persons.ready, 4.0);
    figures.part(persons.readiness, 10.0);
    let (mut groups, mut colours, mut roofs, mut wanted) = ([0_u8; GROUPS], 0_u8, 0_u8, 0_u8);
    let (mut houses, mut population) = (0_u8, 0_u8);
    for (_, house) in player.houses.iter() {
        houses += 1;
        roofs |= 1 << house.colour.index();
        if let Some(card) = house.person {
            let person = components.card(card);
            population += 1;
            groups[person.group.index()] += 1;
            colours |= 1 << person.colour.index();
            wanted |= person.worker.map_or(0, |colour| 1 << colour.index());
        }
    }
    figures.part(houses, 12.0);
    figures.part(houses - population, 4.0);
    figures.flag(houses > population);
    figures.part(groups.iter().filter(|count| **count > 0).count() as f32, 8.0);
    figures.part(groups.into_iter().max().unwrap_or(0), 4.0);
    figures.part(roofs.count_ones() as f32, 5.0);
    figures.part(colours.count_ones() as f32, 5.0);
    // Colours of workers that activate somebody, and those of which there is none.
    figures.part(wanted.count_ones() as f32, 5.0);
    let there = Colour::ALL.into_iter().filter(|colour| player.workers[colour.index()] > 0);
    let there = there.fold(0, |there, colour| there | 1 << colour.index());
    figures.part((wanted & !there).count_ones() as f32, 5.0);
}

/// What the persons change for good.
fn tell_perks(outlook: &Outlook<'_>, figures: &mut Figures) {
    /// A price beyond any that is printed shows the whole of a reduction.
    const DEAR: u8 = 12;
    let Outlook { components, table, seat, player, .. } = *outlook;
    let perks = &player.perks;
    figures.part(perks.more_workers, 2.0);
    figures.part(perks.more_guilders.iter().sum::<u8>(), 5.0);
    figures.part(perks.more_threats + perks.threat_points, 2.0);
    figures.flag(perks.any_canal_colour.is_some());
    figures.part(components.house_workers.saturating_sub(table.house_workers(components, seat)), 1.0);
    figures.part(DEAR - perks.canals.of(DEAR, 0), 3.0);
    let recruiting = perks.recruiting.iter().map(|reduction| DEAR - reduction.of(DEAR, 0));
    figures.part(recruiting.sum::<u8>(), 22.0);
    let cheaper = perks.reputation.of(DEAR, 0) < DEAR || perks.reputation_cap.is_some();
    figures.flag(cheaper || perks.reputation_always.is_some());
    figures.part(table.hand_size(components, seat) - components.hand_size, 2.0);
    figures.flag(perks.any_worker);
    figures.flag(perks.immune_persons);
    figures.part(perks.answers.count_ones() as f32, 4.0);
}

/// The two sections, the longer one first.
fn tell_canals(outlook: &Outlook<'_>, account: &Account, figures: &mut Figures) {
    let Outlook { components, table, seat, player, .. } = *outlook;
    let statue = components.statues.get(usize::from(table.statues_taken)).copied().unwrap_or(0);
    figures.part(statue, 7.0);
    figures.part(table.statues_taken, components.statues.len() as f32);
    let [left, right] = player.canals;
    let sides = if left < right { [Side::Right, Side::Left] } else { [Side::Left, Side::Right] };
    for side in sides {
        let built = player.canals[side.index()];
        figures.part(built, SPACES as f32);
        figures.flag(built > components.canal_space);
        figures.flag(usize::from(built) + 1 == SPACES && !player.rewarded[side.index()]);
        figures.flag(player.rewarded[side.index()]);
        figures.part(account.canals[side.index()], 3.0);
        let next = table.next_space(components, seat, side);
        let price = next.map(|(space, _)| plain_price(outlook, space));
        figures.part(price.unwrap_or(0), 5.0);
        let held = next.is_some_and(|(_, colour)| {
            player.hand[colour.index()] > 0 || player.perks.any_canal_colour.is_some() && player.cards() > 0
        });
        figures.flag(held);
        figures.flag(held && price.is_some_and(|price| u16::from(price) <= player.guilders));
    }
}

/// What a space costs with a card of its colour.
fn plain_price(outlook: &Outlook<'_>, space: u8) -> u8 {
    outlook.player.perks.canals.of(outlook.components.canal_prices[usize::from(space)], 0)
}

fn tell_majorities(outlook: &Outlook<'_>, account: &Account, figures: &mut Figures) {
    let Outlook { components, table, seat, player, .. } = *outlook;
    let most = [f32::from(components.top_step()), 10.0, 2.0 * SPACES as f32];
    for (majority, most) in Majority::ALL.into_iter().zip(most) {
        let (ahead, flipped) = (table.ahead(seat, majority), player.flipped[majority as usize]);
        figures.part(player.strength(majority), most);
        figures.flag(flipped);
        figures.part(ahead.clamp(-6, 6), 4.0);
        figures.flag(ahead > 0 && !flipped);
        figures.flag(ahead == 0 && !flipped);
        figures.part(account.majorities[majority as usize], 4.0);
    }
    let step = components.reputation_points(player.step);
    let next = components.reputation_points((player.step + 1).min(components.top_step()));
    figures.part(next - step, 2.0);
}

/// What threatens, by colour.
fn tell_threats(outlook: &Outlook<'_>, account: &Account, figures: &mut Figures) {
    let Outlook { components, player, .. } = *outlook;
    let mut close = 0_u8;
    for colour in Colour::ALL {
        let at = colour.index();
        let there = player.threats[at];
        let needed = components.threat(colour).markers;
        close += u8::from(there + 1 == needed);
        figures.part(there, needed.into());
        figures.flag(there + 1 == needed);
        figures.part(account.damages[at], 6.0);
        figures.part(account.dangers[at], 4.0);
    }
    figures.part(close, 4.0);
}
