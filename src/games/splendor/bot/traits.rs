//! What a learned judgement looks at: how a player stands, in figures.

use super::super::components::LEVELS;
use super::super::gem::GEMS;
use super::super::state::{Phase, State};
use super::outlook::{Outlook, Prospect};
use super::race::{Aim, HORIZONS, Race};
use crate::engine::Figures;

/// Figures of a player.
pub(super) const TRAITS: usize = 86 + 2 * (3 + HORIZONS.len());

/// The best cards in prospect that are told one by one.
const GOALS: usize = 5;

/// Nobles that are told one by one, the nearest first.
const NEAREST: usize = 4;

/// Points that one turn, two and three turns more are told for.
const REACH: usize = 3;

/// Tells how a player stands.
pub(super) fn tell(outlook: &Outlook<'_>, figures: &mut Figures) {
    let Outlook { state, player, seat, .. } = *outlook;
    let target = f32::from(state.target());
    let seats = usize::from(state.seats());
    // The table.
    figures.flag(seats == 2);
    figures.flag(seats == 3);
    figures.part(state.round, 40.0);
    figures.flag(state.final_round);
    let turns_until = (seat.index() + seats - state.to_move().index()) % seats;
    figures.flag(turns_until == 0);
    figures.part(turns_until as f32, seats as f32);
    figures.flag(turns_until == 0 && state.phase() == Phase::Main);
    // Whoever sits last in the round has had a turn less.
    let place = (seat.index() + seats - state.first().index()) % seats;
    figures.part(place as f32, seats as f32);
    for level in 0..LEVELS {
        figures.part(state.deck_len(level), 40.0);
    }
    let market = state.market[LEVELS - 1].iter().flatten().map(|card| state.components.card(*card).points);
    figures.part(market.map(f32::from).sum::<f32>(), 20.0);
    // What the player has.
    figures.part(player.points, target);
    figures.flag(player.points >= state.target());
    figures.part(f32::from(player.points).powi(2), target * target);
    figures.part(player.bought, 20.0);
    figures.part(player.nobles.count_ones() as f32, 3.0);
    for gem in 0..GEMS {
        figures.part(player.bonuses[gem], 6.0);
    }
    figures.part(player.bonuses.iter().filter(|count| **count > 0).count() as f32, 5.0);
    for token in player.tokens {
        figures.part(token, 5.0);
    }
    figures.part(f32::from(player.tokens.iter().sum::<u8>()), 10.0);
    figures.part(player.reserved().len() as f32, 3.0);
    figures.flag(player.reserved().len() == 3);
    // Nobles, the nearest first.
    let mut nobles = [(u8::MAX, 0_u8); super::super::components::MOST_NOBLES_SHOWN];
    for (place, noble) in nobles.iter_mut().zip(state.nobles()) {
        let noble = state.components.noble(noble);
        *place = (outlook.short_of(noble), noble.points);
    }
    nobles.sort_unstable();
    for (short, points) in nobles.into_iter().take(NEAREST) {
        if short == u8::MAX {
            figures.tell(0.0);
            figures.tell(0.0);
        } else {
            figures.part(points, 3.0 * f32::from(1 + short));
            figures.tell((1.0 - f32::from(short) / 8.0).max(0.0));
        }
    }
    figures.part(state.nobles().count() as f32, 5.0);
    // What bonuses are asked for by what lies open.
    for gem in 0..GEMS {
        figures.part(outlook.bonus[gem], 4.0);
    }
    // Cards in prospect.
    let best = outlook.best::<GOALS>();
    for goal in &best {
        tell_goal(outlook, goal, figures);
    }
    tell_reach(outlook, figures);
    let held = |own: bool| {
        outlook.prospects().iter().filter(move |prospect| prospect.own == own).map(|prospect| prospect.value)
    };
    figures.part(held(true).sum::<f32>(), 10.0);
    figures.part(held(false).sum::<f32>(), 30.0);
    let bought = outlook.prospects().iter().filter(|prospect| missing(outlook, prospect) == 0).count();
    figures.part(bought as f32, 4.0);
    tell_race(outlook, figures);
}

/// How soon the target would be reached, by two plans.
fn tell_race(outlook: &Outlook<'_>, figures: &mut Figures) {
    let target = f32::from(outlook.state.target());
    for aim in [Aim::Growth, Aim::Points] {
        let race = Race::new(outlook, aim);
        figures.part(race.turns, 20.0);
        figures.tell(1.0 / (1.0 + race.turns));
        figures.flag(race.reached);
        for points in race.points {
            figures.part(points, target);
        }
    }
}

fn missing(outlook: &Outlook<'_>, prospect: &Prospect) -> u8 {
    outlook.player.missing(&outlook.state.components.card(prospect.card).cost)
}

fn tell_goal(outlook: &Outlook<'_>, goal: &Prospect, figures: &mut Figures) {
    if goal.value <= 0.0 {
        (0..5).for_each(|_| figures.tell(0.0));
        return;
    }
    let card = outlook.state.components.card(goal.card);
    figures.part(goal.value, 6.0);
    figures.part(goal.worth, 8.0);
    figures.part(card.points, 5.0);
    figures.part(missing(outlook, goal), 8.0);
    figures.flag(goal.own);
}

/// The most points of a card that is affordable now, and of one a turn, two, three away; what the best of them would lead to.
fn tell_reach(outlook: &Outlook<'_>, figures: &mut Figures) {
    let State { components, bank, .. } = outlook.state;
    let mut most = [0_u8; REACH + 1];
    let mut cards = [0_u8; REACH + 1];
    for prospect in outlook.prospects() {
        let card = components.card(prospect.card);
        let mut short = outlook.player.need(&card.cost);
        for (short, token) in short.iter_mut().zip(outlook.player.tokens) {
            *short = short.saturating_sub(token);
        }
        let turns = usize::from(outlook.turns(&short, outlook.player.tokens[GEMS], bank));
        for away in turns..=REACH {
            most[away] = most[away].max(card.points);
            cards[away] += 1;
        }
    }
    for away in 0..=REACH {
        figures.part(most[away], 5.0);
        figures.part(cards[away], 8.0);
        figures.flag(outlook.player.points + most[away] >= outlook.state.target());
    }
}
