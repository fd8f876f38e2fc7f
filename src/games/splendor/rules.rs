//! What is legal, and what it does: one function per action.

use super::components::CardId;
use super::gem::{GEMS, GOLD, Gem, GemSet, Gems, KINDS, Tokens, total};
use super::state::{Reserved, State, Why};
use super::{Action, Due, Event, NobleId, Place, Refusal, Source};
use crate::engine::{Open, Witness};

/// Gems that a take of different colours brings, when there are as many colours (RULES.md, Taking different colours).
pub(super) const TAKE: u32 = 3;
/// Gems that a take of one colour brings (RULES.md, Taking two alike).
const PAIR: u8 = 2;

/// Non-empty sets of at most three colours: triples first, the usual case.
const TAKES: [GemSet; 25] = takes();

const fn takes() -> [GemSet; 25] {
    let mut sets = [GemSet(0); 25];
    let mut at = 0;
    let mut size = TAKE;
    while size > 0 {
        let mut bits = 1_u8;
        while bits < 1 << GEMS {
            if bits.count_ones() == size {
                sets[at] = GemSet(bits);
                at += 1;
            }
            bits += 1;
        }
        size -= 1;
    }
    sets
}

pub(super) fn check(state: &State, action: &Action) -> Result<(), Refusal> {
    let due = match state.open.top() {
        None if state.over => return Err(Refusal::GameOver),
        None => Due::Main,
        Some(Open { why: Why::Pay(_), .. }) => Due::Pay,
        Some(Open { why: Why::Return, .. }) => Due::Return,
        Some(Open { why: Why::Noble, .. }) => Due::Noble,
    };
    let step = match action {
        Action::Pay(_) => Due::Pay,
        Action::Return(_) => Due::Return,
        Action::Noble(_) => Due::Noble,
        _ => Due::Main,
    };
    if step != due {
        return Err(Refusal::NotNow { due });
    }
    match *action {
        Action::TakeDifferent(gems) => check_take_different(state, gems),
        Action::TakeTwo(gem) => check_take_two(state, gem),
        Action::Reserve(place) => check_reserve(state, place),
        Action::ReserveTop(level) => check_reserve_top(state, level),
        Action::Buy(source) => check_buy(state, source),
        Action::Pay(gold) => check_pay(state, &gold),
        Action::Return(token) => check_return(state, token),
        Action::Noble(noble) => check_noble(state, noble),
        Action::Pass => {
            if is_stuck(state) {
                Ok(())
            } else {
                Err(Refusal::CannotPass)
            }
        }
    }
}

fn check_take_different(state: &State, gems: GemSet) -> Result<(), Refusal> {
    if usize::from(gems.0) >= 1 << GEMS {
        return Err(Refusal::NoSuchThing);
    }
    let present = GemSet::present(&state.bank);
    if let Some(gem) = gems.iter().find(|gem| !present.has(*gem)) {
        return Err(Refusal::NoneLeft(gem));
    }
    let most = present.len().min(TAKE);
    let fits = gems.len() == most || state.take_fewer && (1..=most).contains(&gems.len());
    let refusal = if state.take_fewer { Refusal::TakeAtMost } else { Refusal::TakeExactly };
    if fits && most > 0 { Ok(()) } else { Err(refusal(most as u8)) }
}

fn check_take_two(state: &State, gem: Gem) -> Result<(), Refusal> {
    if gem == Gem::Gold {
        return Err(Refusal::GoldOnlyByReserving);
    }
    let pile = state.bank[gem.index()];
    let needed = state.components.pair_pile;
    if pile >= needed { Ok(()) } else { Err(Refusal::PairPile { gem, pile, needed }) }
}

fn check_hand(state: &State) -> Result<(), Refusal> {
    let limit = state.components.reserve_limit;
    if state.player(state.to_move()).held < limit { Ok(()) } else { Err(Refusal::HandFull(limit)) }
}

fn check_reserve(state: &State, place: Place) -> Result<(), Refusal> {
    check_hand(state)?;
    if state.card_at(place).is_some() { Ok(()) } else { Err(Refusal::EmptyPlace) }
}

fn check_reserve_top(state: &State, level: u8) -> Result<(), Refusal> {
    match state.decks.get(usize::from(level)) {
        None => Err(Refusal::NoSuchThing),
        // Whatever is in the hand.
        Some(deck) if deck.is_empty() => Err(Refusal::DeckEmpty),
        Some(_) => check_hand(state),
    }
}

fn check_buy(state: &State, source: Source) -> Result<(), Refusal> {
    let Some(card) = state.card_from(source) else {
        return Err(match source {
            Source::Market(_) => Refusal::EmptyPlace,
            Source::Reserved(_) => Refusal::NoSuchReserve,
        });
    };
    match state.player(state.to_move()).missing(&state.components.card(card).cost) {
        0 => Ok(()),
        missing => Err(Refusal::TooExpensive { missing }),
    }
}

/// RULES.md, Buying: gold may stand for any gem of the price, held or not; exactly the price is paid.
fn check_pay(state: &State, gold: &Gems) -> Result<(), Refusal> {
    let player = state.player(state.to_move());
    let need = price(state);
    let mut sum = 0_u16;
    for gem in 0..GEMS {
        if gold[gem] > need[gem] || need[gem] - gold[gem] > player.tokens[gem] {
            return Err(Refusal::WrongPayment);
        }
        sum += u16::from(gold[gem]);
    }
    if sum <= u16::from(player.tokens[GOLD]) { Ok(()) } else { Err(Refusal::WrongPayment) }
}

fn check_return(state: &State, token: Gem) -> Result<(), Refusal> {
    if state.player(state.to_move()).tokens[token.index()] > 0 {
        Ok(())
    } else {
        Err(Refusal::NotHeld(token))
    }
}

fn check_noble(state: &State, noble: NobleId) -> Result<(), Refusal> {
    if state.visitors(state.to_move()).any(|visitor| visitor == noble) {
        Ok(())
    } else {
        Err(Refusal::NobleNotEligible)
    }
}

/// Gems to pay for the card being bought, after bonuses.
fn price(state: &State) -> Gems {
    let Some(Open { seat, why: Why::Pay(source) }) = state.open.top() else {
        unreachable!("asked only while paying")
    };
    let card = state.card_from(source).expect("the card being paid for lies where it was");
    state.player(seat).need(&state.components.card(card).cost)
}

/// Whether no main action but passing is left (RULES.md, When nothing is possible).
pub(super) fn is_stuck(state: &State) -> bool {
    if state.over || !state.open.is_empty() || !GemSet::present(&state.bank).is_empty() {
        return false;
    }
    let player = state.player(state.to_move());
    let on_table = state.market.iter().flatten().flatten();
    let can_reserve = player.held < state.components.reserve_limit
        && (on_table.clone().next().is_some() || state.decks.iter().any(|deck| !deck.is_empty()));
    let affordable = |card: CardId| player.missing(&state.components.card(card).cost) == 0;
    !can_reserve
        && !on_table.copied().any(affordable)
        && !player.reserved().iter().any(|reserved| affordable(reserved.card))
}

pub(super) fn actions(state: &State, into: &mut Vec<Action>) {
    match state.open.top() {
        None if state.over => {}
        None => main_actions(state, into),
        Some(Open { why: Why::Pay(_), .. }) => payments(state, into),
        Some(Open { seat, why: Why::Return }) => {
            let held = &state.player(seat).tokens;
            into.extend(Gem::ALL.into_iter().filter(|gem| held[gem.index()] > 0).map(Action::Return));
        }
        Some(Open { seat, why: Why::Noble }) => into.extend(state.visitors(seat).map(Action::Noble)),
    }
}

fn main_actions(state: &State, into: &mut Vec<Action>) {
    let before = into.len();
    let present = GemSet::present(&state.bank);
    let most = present.len().min(TAKE);
    let least = if state.take_fewer { 1 } else { most };
    for set in TAKES {
        let size = set.len();
        if size < least {
            break;
        }
        if size <= most && set.within(present) {
            into.push(Action::TakeDifferent(set));
        }
    }
    for gem in Gem::COLOURS {
        if state.bank[gem.index()] >= state.components.pair_pile {
            into.push(Action::TakeTwo(gem));
        }
    }
    let player = state.player(state.to_move());
    let may_reserve = player.held < state.components.reserve_limit;
    for (level, row) in state.market.iter().enumerate() {
        for (slot, card) in row.iter().enumerate() {
            let Some(card) = card else { continue };
            let place = Place { level: level as u8, slot: slot as u8 };
            if may_reserve {
                into.push(Action::Reserve(place));
            }
            if player.missing(&state.components.card(*card).cost) == 0 {
                into.push(Action::Buy(Source::Market(place)));
            }
        }
        if may_reserve && !state.decks[level].is_empty() {
            into.push(Action::ReserveTop(level as u8));
        }
    }
    for (at, reserved) in player.reserved().iter().enumerate() {
        if player.missing(&state.components.card(reserved.card).cost) == 0 {
            into.push(Action::Buy(Source::Reserved(at as u8)));
        }
    }
    if into.len() == before {
        into.push(Action::Pass);
    }
}

/// The least and the most gold that may replace each colour of a price, and the gold held.
fn gold_bounds(tokens: &Tokens, need: &Gems) -> (Gems, Gems) {
    let mut least = [0; GEMS];
    for gem in 0..GEMS {
        least[gem] = need[gem].saturating_sub(tokens[gem]);
    }
    (least, *need)
}

/// Every payment, the one that keeps most gold first.
fn payments(state: &State, into: &mut Vec<Action>) {
    let tokens = &state.player(state.to_move()).tokens;
    let (least, most) = gold_bounds(tokens, &price(state));
    let spare = tokens[GOLD] - least.iter().sum::<u8>();
    let mut gold = least;
    // Counts through the combinations like an odometer; those that need more gold than there is are skipped.
    loop {
        let extra: u8 = (0..GEMS).map(|gem| gold[gem] - least[gem]).sum();
        if extra <= spare {
            into.push(Action::Pay(gold));
        }
        let Some(gem) = (0..GEMS).find(|gem| gold[*gem] < most[*gem] && gold[*gem] - least[*gem] < spare)
        else {
            return;
        };
        gold[..gem].copy_from_slice(&least[..gem]);
        gold[gem] += 1;
    }
}

/// The only payment of a price, if there is no choice: no gold to spare, or nothing left that it could replace.
fn only_payment(tokens: &Tokens, need: &Gems) -> Option<Gems> {
    let (least, most) = gold_bounds(tokens, need);
    let spare = tokens[GOLD] - least.iter().sum::<u8>();
    (spare == 0 || least == most).then_some(least)
}

pub(super) fn apply(state: &mut State, action: Action, witness: &mut impl Witness<Event>) {
    if state.open.is_empty() {
        state.passes = if action == Action::Pass { state.passes + 1 } else { 0 };
    }
    match action {
        Action::TakeDifferent(gems) => {
            let mut tokens = [0; KINDS];
            for gem in gems.iter() {
                tokens[gem.index()] = 1;
            }
            take(state, tokens, witness);
        }
        Action::TakeTwo(gem) => {
            let mut tokens = [0; KINDS];
            tokens[gem.index()] = PAIR;
            take(state, tokens, witness);
        }
        Action::Reserve(place) => reserve(state, place, witness),
        Action::ReserveTop(level) => reserve_top(state, level, witness),
        Action::Buy(source) => buy(state, source, witness),
        Action::Pay(gold) => pay(state, &gold, witness),
        Action::Return(token) => put_back(state, token, witness),
        Action::Noble(noble) => {
            state.open.pop();
            receive(state, noble, witness);
            end_turn(state, witness);
        }
        Action::Pass => {
            witness.saw(Event::Passed { seat: state.to_move() });
            settle(state, witness);
        }
    }
}

fn take(state: &mut State, tokens: Tokens, witness: &mut impl Witness<Event>) {
    let seat = state.to_move();
    let player = &mut state.players[seat.index()];
    for kind in 0..KINDS {
        state.bank[kind] -= tokens[kind];
        player.tokens[kind] += tokens[kind];
    }
    witness.saw(Event::Took { seat, tokens });
    settle(state, witness);
}

/// The gold token that comes with a reservation, if the bank has one (RULES.md, Reserving).
fn take_gold(state: &mut State) -> bool {
    let gold = state.bank[GOLD] > 0;
    if gold {
        state.bank[GOLD] -= 1;
        state.players[state.to_move().index()].tokens[GOLD] += 1;
    }
    gold
}

fn reserve(state: &mut State, place: Place, witness: &mut impl Witness<Event>) {
    let seat = state.to_move();
    let card = state.card_at(place).expect("checked: a card lies here");
    state.players[seat.index()].keep(Reserved { card, blind: false });
    let gold = take_gold(state);
    witness.saw(Event::Reserved { seat, card, place, gold });
    refill(state, place, witness);
    settle(state, witness);
}

fn reserve_top(state: &mut State, level: u8, witness: &mut impl Witness<Event>) {
    let seat = state.to_move();
    let card = state.decks[usize::from(level)].draw().expect("checked: the deck is not empty");
    state.players[seat.index()].keep(Reserved { card, blind: true });
    let gold = take_gold(state);
    witness.saw(Event::ReservedTop { seat, level, card: Some(card), gold });
    witness.saw(Event::ReservedTop { seat, level, card: None, gold });
    settle(state, witness);
}

/// The place is filled at once from the deck of its level, or stays empty.
fn refill(state: &mut State, place: Place, witness: &mut impl Witness<Event>) {
    let card = state.decks[usize::from(place.level)].draw();
    state.market[usize::from(place.level)][usize::from(place.slot)] = card;
    if let Some(card) = card {
        witness.saw(Event::Refilled { place, card });
    }
}

fn buy(state: &mut State, source: Source, witness: &mut impl Witness<Event>) {
    let card = state.card_from(source).expect("checked: the card is there");
    let seat = state.to_move();
    let player = state.player(seat);
    let need = player.need(&state.components.card(card).cost);
    let only = only_payment(&player.tokens, &need);
    state.open.push(seat, Why::Pay(source));
    if let Some(gold) = only {
        pay(state, &gold, witness);
    }
}

fn pay(state: &mut State, gold: &Gems, witness: &mut impl Witness<Event>) {
    let need = price(state);
    let Some(Open { seat, why: Why::Pay(source) }) = state.open.pop() else {
        unreachable!("checked: a card is being paid for")
    };
    let id = state.card_from(source).expect("the card being paid for lies where it was");
    let card = *state.components.card(id);
    let player = &mut state.players[seat.index()];
    let mut paid = [0; KINDS];
    for gem in 0..GEMS {
        paid[gem] = need[gem] - gold[gem];
        paid[GOLD] += gold[gem];
    }
    for kind in 0..KINDS {
        player.tokens[kind] -= paid[kind];
        state.bank[kind] += paid[kind];
    }
    player.bonuses[card.bonus.index()] += 1;
    player.points += card.points;
    player.bought += 1;
    player.cards |= 1 << id;
    if let Source::Reserved(at) = source {
        player.take_reserved(usize::from(at));
    }
    witness.saw(Event::Bought { seat, card: id, source, paid });
    if let Source::Market(place) = source {
        refill(state, place, witness);
    }
    settle(state, witness);
}

fn put_back(state: &mut State, token: Gem, witness: &mut impl Witness<Event>) {
    let Some(Open { seat, .. }) = state.open.pop() else { unreachable!("checked: a token is due") };
    state.players[seat.index()].tokens[token.index()] -= 1;
    state.bank[token.index()] += 1;
    witness.saw(Event::Returned { seat, token });
    settle(state, witness);
}

fn receive(state: &mut State, noble: NobleId, witness: &mut impl Witness<Event>) {
    let seat = state.to_move();
    for place in &mut state.nobles {
        if *place == Some(noble) {
            *place = None;
        }
    }
    // Something has happened: another noble may be due to whoever passed (RULES.md, When nothing is possible).
    state.passes = 0;
    let points = state.components.noble(noble).points;
    let player = &mut state.players[seat.index()];
    player.nobles |= 1 << noble;
    player.points += points;
    witness.saw(Event::Visited { seat, noble });
}

/// What follows from the main action, in order: returns, nobles, end of the turn (RULES.md, A turn).
fn settle(state: &mut State, witness: &mut impl Witness<Event>) {
    let seat = state.to_move();
    if total(&state.player(seat).tokens) > state.components.token_limit {
        state.open.push(seat, Why::Return);
        return;
    }
    let mut visitors = state.visitors(seat);
    let (visitor, choice) = (visitors.next(), visitors.next().is_some());
    drop(visitors);
    match visitor {
        Some(_) if choice => state.open.push(seat, Why::Noble),
        Some(noble) => {
            receive(state, noble, witness);
            end_turn(state, witness);
        }
        None => end_turn(state, witness),
    }
}

fn end_turn(state: &mut State, witness: &mut impl Witness<Event>) {
    let seat = state.active;
    if !state.final_round && state.player(seat).points >= state.target {
        state.final_round = true;
        witness.saw(Event::FinalRound { seat });
    }
    let next = seat.next(state.seats);
    let round_complete = next == state.first;
    let stuck = state.passes == state.seats;
    if stuck || state.final_round && round_complete {
        state.over = true;
        witness.saw(Event::Ended { stuck });
        return;
    }
    state.active = next;
    state.round += u16::from(round_complete);
}
