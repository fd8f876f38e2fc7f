//! The invariants of a position (RULES.md, What is in play): nothing is lost, nothing is in two places, and the turn
//! is where it can be.

use super::components::{CARDS, CardId};
use super::gem::{GEMS, GOLD, Gem, total};
use super::state::{Phase, Player, State};
use crate::engine::Seat;

pub(super) fn audit(state: &State) -> Result<(), String> {
    tokens(state)?;
    cards(state)?;
    nobles(state)?;
    for (seat, player) in state.players().iter().enumerate() {
        holdings(state, player).map_err(|wrong| format!("seat {seat}: {wrong}"))?;
    }
    turn(state)
}

/// Tokens of each kind in the bank and with the players are those of the table.
fn tokens(state: &State) -> Result<(), String> {
    let table = state.components.table(state.seats);
    for gem in Gem::ALL {
        let kind = gem.index();
        let out: u8 = state.players().iter().map(|player| player.tokens[kind]).sum();
        let all = if kind == GOLD { table.gold } else { table.gems };
        if state.bank[kind] + out != all {
            return Err(format!("{}: {} in the bank, {out} out, of {all}", gem.key(), state.bank[kind]));
        }
    }
    Ok(())
}

/// Every card is in exactly one place, and a place is empty only when its deck has run out.
fn cards(state: &State) -> Result<(), String> {
    let mut places: Vec<CardId> = Vec::with_capacity(CARDS);
    for (level, (row, deck)) in state.market.iter().zip(&state.decks).enumerate() {
        let lying = row.iter().flatten().chain(deck.cards());
        let strayed = lying.clone().find(|card| usize::from(state.components.card(**card).level) != level);
        if let Some(card) = strayed {
            return Err(format!("card {card} lies among those of level {}", level + 1));
        }
        if row.contains(&None) && !deck.is_empty() {
            return Err(format!("level {}: a place was not refilled", level + 1));
        }
        places.extend(lying);
    }
    for player in state.players() {
        places.extend(bought(player));
        places.extend(player.reserved().iter().map(|reserved| reserved.card));
    }
    places.sort_unstable();
    if places.iter().copied().eq(0..CARDS as CardId) {
        return Ok(());
    }
    let places_of =
        |card: CardId| places.partition_point(|at| *at <= card) - places.partition_point(|at| *at < card);
    let wrong = (0..CARDS as CardId).find(|card| places_of(*card) != 1);
    Err(wrong.map_or_else(
        || "a card that the box does not have".into(),
        |card| format!("card {card} is in {} places", places_of(card)),
    ))
}

fn bought(player: &Player) -> impl Iterator<Item = CardId> + '_ {
    (0..CARDS as CardId).filter(|card| player.cards >> card & 1 == 1)
}

/// Every noble that was shown is on the table or with one player.
fn nobles(state: &State) -> Result<(), String> {
    let shown = state.components.table(state.seats).nobles;
    let mut met = 0_u16;
    let mut count = 0_u32;
    for set in
        state.nobles().map(|noble| 1 << noble).chain(state.players().iter().map(|player| player.nobles))
    {
        met |= set;
        count += set.count_ones();
    }
    if met.count_ones() == count && count == u32::from(shown) {
        Ok(())
    } else {
        Err(format!("{count} nobles in all, {} of them different, of {shown}", met.count_ones()))
    }
}

/// Bonuses and points are those of the cards and nobles, and the limits are kept.
fn holdings(state: &State, player: &Player) -> Result<(), String> {
    let components = state.components();
    let mut bonuses = [0; GEMS];
    let mut points = 0;
    let mut count = 0;
    for card in bought(player).map(|card| components.card(card)) {
        bonuses[card.bonus.index()] += 1;
        points += card.points;
        count += 1;
    }
    let came = components.nobles.iter().enumerate().filter(|(id, _)| player.nobles >> id & 1 == 1);
    points += came.map(|(_, noble)| noble.points).sum::<u8>();
    if (bonuses, points, count) != (player.bonuses, player.points, player.bought) {
        return Err("bonuses, points or number of cards are not those of the cards".into());
    }
    if player.held > components.reserve_limit {
        return Err(format!("{} reserved cards", player.held));
    }
    Ok(())
}

/// The step that is due can be due, and the final round is played if somebody brought it.
fn turn(state: &State) -> Result<(), String> {
    let limit = state.components.token_limit;
    for (seat, player) in state.players().iter().enumerate() {
        let returning = state.phase() == Phase::Return && seat == state.to_move().index();
        let held = total(&player.tokens);
        if (held > limit) != returning {
            return Err(format!("seat {seat}: {held} tokens, the limit is {limit}"));
        }
    }
    let possible = match state.phase() {
        Phase::Main | Phase::Return | Phase::Over => true,
        Phase::Noble => state.visitors(state.to_move()).count() > 1,
        Phase::Pay(source) => state.card_from(source).is_some_and(|card| {
            state.player(state.to_move()).missing(&state.components.card(card).cost) == 0
        }),
    };
    if !possible {
        return Err(format!("{:?} cannot be due", state.phase()));
    }
    // The points of an open turn count once it ends.
    let counts = |seat: Seat| seat != state.to_move() || matches!(state.phase(), Phase::Main | Phase::Over);
    let reached =
        (0..state.seats).map(Seat).find(|seat| counts(*seat) && state.player(*seat).points >= state.target);
    if reached.is_some() != state.final_round {
        return Err(format!("final round: {}, brought by {reached:?}", state.final_round));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::super::state::Why;
    use super::*;
    use crate::engine::{Game, Seed};
    use crate::games::splendor::{Setup, Splendor};

    /// What the audit says about an opening that something was done to.
    fn wrong(harm: impl FnOnce(&mut State)) -> String {
        let setup = Setup::default();
        let components = Splendor::components(&setup).expect("the default setup is sound");
        let mut state = Splendor::start(&components, &setup, Seed(2), &mut ());
        assert_eq!(audit(&state), Ok(()));
        harm(&mut state);
        audit(&state).expect_err("harm was done")
    }

    #[test]
    fn a_lost_token_is_noticed() {
        assert_eq!(wrong(|state| state.bank[0] -= 1), "diamond: 3 in the bank, 0 out, of 4");
        assert_eq!(wrong(|state| state.players[1].tokens[GOLD] += 1), "gold: 5 in the bank, 1 out, of 5");
    }

    #[test]
    fn a_card_in_two_places_or_none_or_the_wrong_one_is_noticed() {
        let doubled = wrong(|state| state.market[0][0] = state.market[0][1]);
        assert!(doubled.contains(" places"), "{doubled}");
        let lost = wrong(|state| assert!(state.decks[1].draw().is_some()));
        assert!(lost.contains("is in 0 places"), "{lost}");
        let strayed = wrong(|state| {
            let (low, high) = (state.market[0][0], state.market[2][0]);
            (state.market[0][0], state.market[2][0]) = (high, low);
        });
        assert!(strayed.contains("lies among those of level 1"), "{strayed}");
        assert_eq!(wrong(|state| state.market[2][3] = None), "level 3: a place was not refilled");
    }

    #[test]
    fn a_noble_too_many_or_in_two_places_is_noticed() {
        assert_eq!(wrong(|state| state.nobles[0] = None), "2 nobles in all, 2 of them different, of 3");
        assert_eq!(
            wrong(|state| state.nobles[1] = state.nobles[0]),
            "3 nobles in all, 2 of them different, of 3"
        );
    }

    #[test]
    fn points_or_bonuses_without_cards_are_noticed() {
        assert!(wrong(|state| state.players[0].points = 1).starts_with("seat 0: bonuses, points"));
        assert!(wrong(|state| state.players[1].bonuses[2] = 1).starts_with("seat 1: bonuses, points"));
        assert!(wrong(|state| state.players[1].bought = 1).starts_with("seat 1: bonuses, points"));
    }

    #[test]
    fn a_step_that_cannot_be_due_is_noticed() {
        assert_eq!(wrong(|state| state.open.push(Seat(0), Why::Return)), "seat 0: 0 tokens, the limit is 10");
        assert_eq!(wrong(|state| state.open.push(Seat(0), Why::Noble)), "Noble cannot be due");
        assert_eq!(wrong(|state| state.final_round = true), "final round: true, brought by None");
        assert!(wrong(|state| state.target = 0).starts_with("final round: false"));
        let above = wrong(|state| {
            state.players[1].tokens = [3, 3, 3, 3, 0, 0];
            state.bank = [1, 1, 1, 1, 4, 5];
        });
        assert_eq!(above, "seat 1: 12 tokens, the limit is 10");
    }
}
