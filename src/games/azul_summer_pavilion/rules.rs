//! What is legal, and what it does: one function per action.

use super::board::{SPACES, STARS, Space, star_of};
use super::components::{Components, HIGHEST_NUMBER, ROUNDS};
use super::due::{Phase, Stage, Why};
use super::state::{State, Table};
use super::tile::{COLOURS, Colour, ColourSet, Tiles, add, heap, total};
use super::{Action, Due, Event, Refusal, Source};
use crate::engine::{Open, Seat, Witness};

pub(super) fn check(table: &Table, components: &Components, action: &Action) -> Result<(), Refusal> {
    let due = match table.phase() {
        Phase::Over => return Err(Refusal::GameOver),
        Phase::Draft => Due::Draft,
        Phase::Place => Due::Place,
        Phase::Bonus(_) => Due::Bonus,
        Phase::Keep => Due::Keep,
    };
    let step = match action {
        Action::Take { .. } => Due::Draft,
        Action::Place { .. } | Action::Pass => Due::Place,
        Action::Bonus(_) => Due::Bonus,
        Action::Keep(_) => Due::Keep,
    };
    if step != due {
        return Err(Refusal::NotNow { due });
    }
    match *action {
        Action::Take { source, colour } => check_take(table, components, source, colour),
        Action::Place { space, colour, wilds } => check_place(table, components, space, colour, wilds),
        Action::Bonus(colour) => {
            if table.supply[colour.index()] > 0 {
                Ok(())
            } else {
                Err(Refusal::NotInSupply(colour))
            }
        }
        Action::Pass => Ok(()),
        Action::Keep(tiles) => check_keep(table, components, &tiles),
    }
}

fn check_take(table: &Table, components: &Components, source: Source, colour: Colour) -> Result<(), Refusal> {
    if let Source::Factory(at) = source
        && at >= components.factories(table.seats)
    {
        return Err(Refusal::NoSuchThing);
    }
    let lying = ColourSet::present(&table.tiles(source));
    if lying.is_empty() {
        Err(Refusal::EmptySource)
    } else if !lying.has(colour) {
        Err(Refusal::NoneThere(colour))
    } else if !table.draftable(components, source).has(colour) {
        Err(Refusal::WildNotNamed(colour))
    } else {
        Ok(())
    }
}

/// Whether the player to move may lay a tile of this colour on a space, however it is paid for.
pub(super) fn check_colour(
    table: &Table,
    components: &Components,
    space: Space,
    colour: Colour,
) -> Result<(), Refusal> {
    let (seat, star) = (table.to_move, star_of(space));
    if !table.accepts(components, seat, star).has(colour) {
        let lying = table.player(seat).board.colours(star);
        // A star of several colours refuses what it has already; a star of one colour everything else.
        return Err(if lying.has(colour) {
            Refusal::ColourTwice { star: star as u8, colour }
        } else {
            let own = components.star_colours[star].filter(|_| table.side == super::Side::Front);
            let colour =
                own.or_else(|| lying.single()).expect("a star that refuses a new colour has its own");
            Refusal::OnlyColour { star: star as u8, colour }
        });
    }
    let hand = &table.player(seat).hand;
    let held = hand[colour.index()];
    if held == 0 {
        return Err(Refusal::NotHeld(colour));
    }
    if table.wilds(components, seat, space, colour).is_empty() {
        let wild = table.wild(components);
        let wilds = if wild == colour { 0 } else { hand[wild.index()] };
        return Err(Refusal::TooFew { number: components.number(table.side, space), colour, held, wilds });
    }
    Ok(())
}

fn check_place(
    table: &Table,
    components: &Components,
    space: Space,
    colour: Colour,
    wilds: u8,
) -> Result<(), Refusal> {
    if usize::from(space) >= SPACES {
        return Err(Refusal::NoSuchThing);
    }
    if table.acting().board.has(space) {
        return Err(Refusal::Covered);
    }
    check_colour(table, components, space, colour)?;
    let range = table.wilds(components, table.to_move, space, colour);
    if range.contains(&wilds) {
        Ok(())
    } else {
        Err(Refusal::WrongWilds { least: *range.start(), most: *range.end() })
    }
}

fn check_keep(table: &Table, components: &Components, tiles: &Tiles) -> Result<(), Refusal> {
    let hand = &table.acting().hand;
    if let Some(colour) = Colour::ALL.into_iter().find(|colour| tiles[colour.index()] > hand[colour.index()])
    {
        return Err(Refusal::KeepNotHeld(colour));
    }
    if total(tiles) <= components.corners { Ok(()) } else { Err(Refusal::CornersFull(components.corners)) }
}

pub(super) fn actions(table: &Table, components: &Components, into: &mut Vec<Action>) {
    match table.phase() {
        Phase::Over => {}
        Phase::Draft => takes(table, components, into),
        Phase::Place => {
            placements(table, components, into);
            into.push(Action::Pass);
        }
        Phase::Bonus(_) => into.extend(ColourSet::present(&table.supply).iter().map(Action::Bonus)),
        Phase::Keep => keeps(&table.acting().hand, components.corners, into),
    }
}

fn sources(table: &Table, components: &Components) -> impl Iterator<Item = Source> + use<> {
    (0..components.factories(table.seats)).map(Source::Factory).chain([Source::Centre])
}

fn takes(table: &Table, components: &Components, into: &mut Vec<Action>) {
    for source in sources(table, components) {
        for colour in table.draftable(components, source).iter() {
            into.push(Action::Take { source, colour });
        }
    }
}

/// Every placement, the payments of each with the fewest wild tiles first.
fn placements(table: &Table, components: &Components, into: &mut Vec<Action>) {
    let seat = table.to_move;
    let held = ColourSet::present(&table.acting().hand);
    for star in 0..STARS {
        let colours = table.accepts(components, seat, star).both(held);
        if colours.is_empty() {
            continue;
        }
        for space in table.open_spaces(seat, star) {
            for colour in colours.iter() {
                for wilds in table.wilds(components, seat, space, colour) {
                    into.push(Action::Place { space, colour, wilds });
                }
            }
        }
    }
}

/// Every choice of at most `corners` tiles of a hand, counted through like an odometer.
fn keeps(hand: &Tiles, corners: u8, into: &mut Vec<Action>) {
    let mut kept = [0; COLOURS];
    let mut room = corners;
    loop {
        into.push(Action::Keep(kept));
        let mut at = 0;
        loop {
            if at == COLOURS {
                return;
            }
            if kept[at] < hand[at] && room > 0 {
                kept[at] += 1;
                room -= 1;
                break;
            }
            room += kept[at];
            kept[at] = 0;
            at += 1;
        }
    }
}

pub(super) fn forced(table: &Table, components: &Components) -> Option<Action> {
    match table.phase() {
        Phase::Over | Phase::Keep => None,
        Phase::Draft => {
            let mut takes = sources(table, components).flat_map(|source| {
                table.draftable(components, source).iter().map(move |colour| Action::Take { source, colour })
            });
            let first = takes.next();
            first.filter(|_| takes.next().is_none())
        }
        Phase::Place => {
            (table.auto_pass && !table.can_place(components, table.to_move)).then_some(Action::Pass)
        }
        Phase::Bonus(_) => ColourSet::present(&table.supply).single().map(Action::Bonus),
    }
}

/// The supply is filled first, then the factories (RULES.md, Setting up).
pub(super) fn begin(state: &mut State, witness: &mut impl Witness<Event>) {
    refill(state, witness);
    begin_round(state, witness);
}

/// RULES.md, The next round, and the end of Setting up.
fn begin_round(state: &mut State, witness: &mut impl Witness<Event>) {
    let wild = state.table.wild(&state.components);
    let (round, starter) = (state.table.round, state.table.starter);
    witness.saw(Event::RoundBegan { round, wild, starter });
    let (mut tiles, mut poured) = ([0; COLOURS], false);
    for at in 0..usize::from(state.components.factories(state.table.seats)) {
        let (drawn, emptied) = state.draw(state.components.factory_tiles);
        state.table.factories[at] = drawn;
        add(&mut tiles, &drawn);
        poured |= emptied;
    }
    witness.saw(Event::FactoriesFilled { tiles, poured });
    let table = &mut state.table;
    table.token = None;
    for (seat, player) in table.players.iter_mut().take(usize::from(table.seats)).enumerate() {
        let tiles = std::mem::take(&mut player.corners);
        add(&mut player.hand, &tiles);
        player.passed = false;
        if total(&tiles) > 0 {
            witness.saw(Event::Unpacked { seat: Seat::from_index(seat), tiles });
        }
    }
    table.to_move = starter;
    table.stage = Stage::Draft;
    if total(&tiles) == 0 {
        begin_placing(table, witness);
    }
}

pub(super) fn apply(state: &mut State, action: Action, witness: &mut impl Witness<Event>) {
    match action {
        Action::Take { source, colour } => take(&mut state.table, &state.components, source, colour, witness),
        Action::Place { space, colour, wilds } => place(state, space, colour, wilds, witness),
        Action::Bonus(colour) => bonus(state, colour, witness),
        Action::Pass => pass(state, witness),
        Action::Keep(tiles) => {
            state.table.open.pop();
            keep(state, tiles, witness);
        }
    }
}

fn take(
    table: &mut Table,
    components: &Components,
    source: Source,
    colour: Colour,
    witness: &mut impl Witness<Event>,
) {
    let taken = table.take(components, source, colour);
    let seat = table.to_move;
    let mut moved = [0; COLOURS];
    match source {
        Source::Centre => table.centre = taken.rest,
        Source::Factory(at) => {
            moved = taken.rest;
            table.factories[usize::from(at)] = [0; COLOURS];
            add(&mut table.centre, &moved);
        }
    }
    let player = &mut table.players[seat.index()];
    add(&mut player.hand, &taken.tiles);
    witness.saw(Event::Took { seat, source, tiles: taken.tiles, moved });
    if taken.token {
        table.token = Some(seat);
        player.score -= taken.lost;
        player.tally.token += taken.lost;
        witness.saw(Event::TookToken { seat, lost: taken.lost });
    }
    if table.centre == [0; COLOURS] && table.factories.iter().all(|tiles| *tiles == [0; COLOURS]) {
        begin_placing(table, witness);
    } else {
        table.to_move = seat.next(table.seats);
    }
}

/// The holder of the starting player tile begins, and starts the next round; if nobody took it, the start player
/// of this round (RULES.md, Taking tiles).
fn begin_placing(table: &mut Table, witness: &mut impl Witness<Event>) {
    let seat = table.token.unwrap_or(table.starter);
    table.starter = seat;
    table.to_move = seat;
    table.stage = Stage::Place;
    witness.saw(Event::PlacingBegan { seat });
}

fn place(state: &mut State, space: Space, colour: Colour, wilds: u8, witness: &mut impl Witness<Event>) {
    let components = &*state.components;
    let table = &mut state.table;
    let seat = table.to_move;
    let spent = table.price(components, space, colour, wilds);
    let player = &mut table.players[seat.index()];
    for (held, tiles) in player.hand.iter_mut().zip(spent) {
        *held -= tiles;
    }
    player.board.lay(space, colour);
    add(&mut table.tower, &spent);
    table.tower[colour.index()] -= 1;
    let points = player.board.points(space);
    player.score += u16::from(points);
    player.tally.placed[star_of(space)] += points;
    witness.saw(Event::Placed { seat, space, side: table.side, colour, spent, points });

    let covered = player.board.covered();
    let mut tiles = 0;
    for id in components.touching(space) {
        let feature = components.feature(id);
        if covered & feature.spaces == feature.spaces {
            tiles += feature.tiles;
            witness.saw(Event::Surrounded { seat, feature: id, tiles: feature.tiles });
        }
    }
    let there = total(&table.supply);
    if tiles > there {
        witness.saw(Event::SupplyShort { seat, missing: tiles - there });
    }
    if tiles > 0 && tiles >= there {
        // No choice is left: everything comes along (RULES.md, Bonus tiles).
        let all = std::mem::take(&mut table.supply);
        add(&mut table.players[seat.index()].hand, &all);
        if there > 0 {
            witness.saw(Event::TookBonus { seat, tiles: all });
        }
        end_turn(state, witness);
    } else if tiles > 0 {
        table.open.push(seat, Why::Bonus(tiles));
    } else {
        end_turn(state, witness);
    }
}

fn bonus(state: &mut State, colour: Colour, witness: &mut impl Witness<Event>) {
    let table = &mut state.table;
    let Some(Open { seat, why: Why::Bonus(due) }) = table.open.pop() else {
        unreachable!("checked: a bonus tile is due")
    };
    table.supply[colour.index()] -= 1;
    table.players[seat.index()].hand[colour.index()] += 1;
    witness.saw(Event::TookBonus { seat, tiles: heap(colour, 1) });
    if due > 1 {
        table.open.push(seat, Why::Bonus(due - 1));
    } else {
        end_turn(state, witness);
    }
}

fn pass(state: &mut State, witness: &mut impl Witness<Event>) {
    if state.table.chooses_kept(&state.components) {
        let table = &mut state.table;
        table.open.push(table.to_move, Why::Keep);
        return;
    }
    // Each tile costs its point now or at the end: as many are stored as fit.
    let hand = state.table.acting().hand;
    let mut kept = [0; COLOURS];
    let mut room = state.components.corners;
    for (kept, held) in kept.iter_mut().zip(hand) {
        *kept = held.min(room);
        room -= *kept;
    }
    keep(state, kept, witness);
}

fn keep(state: &mut State, kept: Tiles, witness: &mut impl Witness<Event>) {
    let components = &*state.components;
    let table = &mut state.table;
    let seat = table.to_move;
    let player = &mut table.players[seat.index()];
    let mut discarded = std::mem::take(&mut player.hand);
    for (rest, kept) in discarded.iter_mut().zip(kept) {
        *rest -= kept;
    }
    player.corners = kept;
    player.passed = true;
    let penalty = u16::from(total(&discarded)) * u16::from(components.discard_penalty);
    let lost = player.lose(penalty, components.least_score);
    player.tally.discards += lost;
    add(&mut table.tower, &discarded);
    witness.saw(Event::Passed { seat, kept, discarded, lost });
    end_turn(state, witness);
}

/// The supply is filled (RULES.md, Filling the supply), and the next player who has not passed is to move.
fn end_turn(state: &mut State, witness: &mut impl Witness<Event>) {
    refill(state, witness);
    let table = &mut state.table;
    let mut next = table.to_move;
    for _ in 0..table.seats {
        next = next.next(table.seats);
        if !table.player(next).passed {
            table.to_move = next;
            return;
        }
    }
    if usize::from(table.round) == ROUNDS {
        finish(table, &state.components, witness);
    } else {
        table.round += 1;
        begin_round(state, witness);
    }
}

fn refill(state: &mut State, witness: &mut impl Witness<Event>) {
    let missing = state.components.supply - total(&state.table.supply);
    if missing == 0 {
        return;
    }
    let (tiles, poured) = state.draw(missing);
    add(&mut state.table.supply, &tiles);
    if total(&tiles) > 0 {
        witness.saw(Event::Refilled { tiles, poured });
    }
}

/// RULES.md, The end of the game: stars and numbers first, then the tiles left in the corners.
fn finish(table: &mut Table, components: &Components, witness: &mut impl Witness<Event>) {
    for seat in (0..table.seats).map(Seat) {
        for star in 0..STARS {
            let points = table.star_points(components, seat, star);
            let kind = table.player(seat).board.complete(star);
            if let Some(kind) = kind {
                witness.saw(Event::StarScored { seat, star: star as u8, kind, points });
            }
            let player = &mut table.players[seat.index()];
            player.score += u16::from(points);
            player.tally.stars += u16::from(points);
        }
        for number in 1..=HIGHEST_NUMBER {
            let points = table.number_points(components, seat, number);
            if points > 0 {
                witness.saw(Event::NumberScored { seat, number: number as u8, points });
            }
            let player = &mut table.players[seat.index()];
            player.score += u16::from(points);
            player.tally.numbers += u16::from(points);
        }
        let player = &mut table.players[seat.index()];
        let tiles = std::mem::take(&mut player.corners);
        if total(&tiles) > 0 {
            let penalty = u16::from(total(&tiles)) * u16::from(components.discard_penalty);
            let lost = player.lose(penalty, components.least_score);
            player.tally.corners += lost;
            add(&mut table.tower, &tiles);
            witness.saw(Event::CornersCleared { seat, tiles, lost });
        }
    }
    table.stage = Stage::Over;
    witness.saw(Event::Ended);
}
