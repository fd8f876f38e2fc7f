//! What is true of every position (RULES.md, What is always true).

use super::card_set::CardSet;
use super::components::{CARDS, CardId, SPACES};
use super::hidden::{NONE, colours};
use super::perks::Perks;
use super::state::State;

fn ensure(holds: bool, wrong: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(wrong()) }
}

pub(super) fn audit(state: &State) -> Result<(), String> {
    let State { components, table, hidden } = state;
    let mut seen = [0_u8; CARDS];
    let mut count = |cards: &mut dyn Iterator<Item = CardId>| -> Result<(), String> {
        for card in cards {
            match seen.get_mut(usize::from(card)) {
                Some(seen) => *seen += 1,
                None => return Err(format!("there is no card {card}")),
            }
        }
        Ok(())
    };
    for pile in hidden.piles.iter().chain([&hidden.extra]) {
        count(&mut pile.cards().iter().copied())?;
    }
    count(&mut table.discard.iter())?;
    for (at, player) in table.players().iter().enumerate() {
        count(&mut hidden.hands[at].iter())?;
        count(&mut hidden.unseen[at].iter())?;
        count(&mut player.houses.persons().map(|(_, card)| card))?;
        count(&mut hidden.fronts[at].iter().copied().filter(|card| *card != NONE))?;
    }
    if let Some(card) = seen.iter().position(|seen| *seen != 1) {
        return Err(format!("card {} is there {} times", components.ids[card], seen[card]));
    }
    for (at, pile) in hidden.piles.iter().enumerate() {
        ensure(pile.len() == table.piles[at], || format!("pile {at} is not what it seems"))?;
        let top = pile.top().map(|card| components.card(card).colour);
        ensure(top == table.tops[at], || format!("the back of pile {at} is another"))?;
    }
    ensure(hidden.extra.len() == table.extra, || "the extra pile is not what it seems".into())?;
    ensure((table.extra == 0) == table.final_round.is_some(), || "the extra pile and the last round".into())?;
    for (at, player) in table.players().iter().enumerate() {
        let mut all: CardSet = hidden.hands[at];
        ensure(player.shown.iter().all(|card| all.has(card)), || {
            format!("seat {at} shows what is not in hand")
        })?;
        all.put_all(&hidden.unseen[at]);
        ensure(colours(components, &all) == player.hand, || format!("seat {at}: backs of the hand"))?;
        ensure(colours(components, &hidden.unseen[at]) == player.unseen, || {
            format!("seat {at}: backs drawn")
        })?;
        for (place, front) in hidden.fronts[at].iter().enumerate() {
            let house = player.houses.at(place as u8).map(|house| house.colour);
            let card = (*front != NONE).then(|| components.card(*front).colour);
            ensure(house == card, || format!("seat {at}: the house in place {place}"))?;
        }
        for (_, house) in player.houses.iter() {
            let lived = house.person.is_some() || (!house.rotated && house.answered == 0);
            ensure(lived, || format!("seat {at}: an empty house is rotated"))?;
        }
        if table.open.is_empty() {
            for (colour, markers) in player.threats.iter().enumerate() {
                let circle = components.threats[colour].markers;
                ensure(*markers < circle, || format!("seat {at} holds a whole circle of colour {colour}"))?;
            }
        }
        let built = player.canals.iter().all(|tokens| usize::from(*tokens) <= SPACES);
        ensure(built, || format!("seat {at}: canals"))?;
        ensure(player.step <= components.top_step(), || format!("seat {at}: reputation"))?;
        let perks = Perks::of(components, player.houses.persons().map(|(_, card)| card));
        ensure(perks == player.perks, || format!("seat {at}: perks"))?;
    }
    for colour in super::colour::Colour::ALL {
        let out = table.markers_out(colour);
        ensure(out <= components.markers_of_a_colour, || format!("{out} markers of {colour:?}"))?;
    }
    let statues: u8 = table.players().iter().map(super::player::Player::statue_count).sum();
    ensure(statues == table.statues_taken, || "a statue is missing".into())?;
    ensure(table.open.top().is_none_or(|open| !open.why.is_automatic()), || {
        "the rules stopped half-way".into()
    })
}
