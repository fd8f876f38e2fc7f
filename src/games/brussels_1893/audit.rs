//! What is true of every position (RULES.md, What is always true).

use super::belle::{Artwork, Helper};
use super::components::{Art, Components, HOUSES, LEVELS, Material, NOBLES, NobleId, PRESTIGE_CARDS, Track};
use super::due::Why;
use super::grid::Space;
use super::state::State;
use super::table::{Table, Worker};
use crate::engine::Seat;

fn ensure(holds: bool, wrong: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(wrong()) }
}

pub(super) fn audit(state: &State) -> Result<(), String> {
    let State { components: c, table: t, hidden: h } = state;
    workers(c, t)?;
    supplies(c, t)?;
    belle(c, t)?;
    ensure(t.needles[0] != t.needles[1], || "the needles lie on each other".into())?;
    let [one, other] = t.market.display;
    let alike = |one: Artwork, other: Artwork| one.white && other.white || one == other;
    let clash = one.zip(other).is_some_and(|(one, other)| alike(one, other));
    ensure(!clash, || "two artworks of a colour are displayed".into())?;
    let [column, row] = t.market.centre;
    ensure((2..=6).contains(&column) && (2..=6).contains(&row), || "the marker leaves the market".into())?;
    // Nobles.
    let mut nobles = [0_u8; NOBLES];
    for noble in h.nobles.cards() {
        nobles[usize::from(*noble)] += 1;
    }
    ensure(h.nobles.len() == t.noble_deck, || "the noble deck is not what it seems".into())?;
    t.nobles.iter().flatten().chain(&t.revealed).for_each(|noble| nobles[usize::from(*noble)] += 1);
    for (noble, discarded) in t.noble_discard.iter().enumerate() {
        nobles[noble] += discarded;
    }
    for open in t.open.iter() {
        if let Why::Keep { noble } = open.why {
            nobles[usize::from(noble)] += 1;
        }
    }
    for (at, player) in t.players().iter().enumerate() {
        ensure(player.exhausted.without(player.nobles).is_empty(), || {
            format!("seat {at}: exhausted nobles")
        })?;
        ensure(player.nobles.0 & player.unpaid.0 == 0, || format!("seat {at}: nobles kept and unpaid"))?;
        player.nobles.iter().chain(player.unpaid.iter()).for_each(|noble| nobles[usize::from(noble)] += 1);
    }
    for (noble, there) in nobles.into_iter().enumerate() {
        // Of those that everybody starts with, only these are in play.
        let of_start = noble == usize::from(c.start.noble);
        let copies = c.copies(noble as NobleId, t.options.belle_epoque);
        let all = if of_start { t.seats } else { copies };
        ensure(there == all, || format!("{there} nobles of name {noble}, not {all}"))?;
    }
    // Prestige cards.
    let mut prestige = [0_u8; PRESTIGE_CARDS];
    let mut count = |card: u8| prestige[usize::from(card)] += 1;
    h.prestige.cards().iter().chain(h.face_down.cards()).for_each(|card| count(*card));
    t.prestige.iter().flatten().for_each(|card| count(*card));
    t.prestige_discard.iter().for_each(&mut count);
    for player in t.players() {
        player.tucked.iter().flat_map(|cards| cards.iter()).for_each(&mut count);
    }
    ensure(prestige == [1; PRESTIGE_CARDS], || format!("prestige cards: {prestige:?}"))?;
    ensure(h.prestige.len() == t.prestige_deck, || "the prestige deck is not what it seems".into())?;
    let taken: u8 = t.players().iter().map(|player| player.face_down).sum();
    ensure(h.face_down.len() == taken, || "a face-down prestige card is missing".into())?;
    // Stock exchange cards.
    let seen = |card: &u8| t.stock_seen >> card & 1 == 1;
    ensure(!h.stock.cards().iter().any(seen), || "a stock exchange card comes twice".into())?;
    ensure(t.stock_shown() + h.stock.len() == c.rounds, || "stock exchange cards".into())?;
    ensure(t.open.top().is_none_or(|open| !open.why.is_automatic()), || "the rules stopped half-way".into())
}

/// Every player's workers are somewhere, and at most one on a space; neutral ones where they belong.
fn workers(c: &Components, t: &Table) -> Result<(), String> {
    for seat in t.seats_from(Seat(0)) {
        let player = t.player(seat);
        let placed = t.on_spaces(seat) + t.in_offices(seat) + t.belle.workers(seat);
        let all = player.reserve + player.court + placed;
        ensure(all == c.start.workers, || format!("{seat:?} has {all} workers"))?;
        let is_level = |track: Track| {
            let level = usize::from(player.level(track));
            level < LEVELS || (level == LEVELS && t.last_level(c, seat, track).is_some())
        };
        ensure(Track::ALL.into_iter().all(is_level), || format!("{seat:?}: a track"))?;
        let houses = Space::all().filter(|space| t.spot(*space).house == Some(seat)).count();
        let built = houses + usize::from(t.belle.pavilions(seat));
        ensure(built == usize::from(player.houses) && built <= HOUSES, || {
            format!("{seat:?}: {built} houses")
        })?;
    }
    let standing = t.spaces.iter().filter(|spot| spot.worker == Some(Worker::Neutral)).count() as u8;
    let held: u8 = t.players().iter().map(|player| player.neutral).sum();
    let neutral = if t.seats == 2 { t.seats * c.start.neutral_workers } else { 0 };
    ensure(standing + held == neutral, || format!("{standing} and {held} neutral workers"))?;
    for space in Space::all() {
        let spot = t.spot(space);
        let of_player = matches!(spot.worker, Some(Worker::Of(_)));
        // A card of Belle Époque takes francs back.
        let may_be_empty = t.options.belle_epoque && of_player;
        ensure(of_player == (spot.stake > 0) || may_be_empty, || {
            format!("{space:?}: a stake without a worker, or none")
        })?;
        ensure(!spot.tile || (spot.house.is_none() && spot.worker != Some(Worker::Neutral)), || {
            format!("{space:?}: something stands on a tile")
        })?;
        ensure(spot.worker.is_none() || t.is_active(space), || format!("{space:?}: a worker asleep"))?;
    }
    Ok(())
}

/// Cubes and artworks are all there.
fn supplies(c: &Components, t: &Table) -> Result<(), String> {
    for material in Material::ALL {
        let at = material.index();
        let all = t.materials[at] + t.players().iter().map(|player| player.materials[at]).sum::<u8>();
        let is_in_play = t.materials_in_play().contains(&material);
        ensure(all == if is_in_play { c.materials[at] } else { 0 }, || {
            format!("{all} cubes of {material:?}")
        })?;
    }
    let jokers = t.jokers + t.players().iter().map(|player| player.jokers).sum::<u8>();
    ensure(jokers == c.jokers, || format!("{jokers} jokers"))?;
    for art in Art::ALL {
        let all = t.artworks_of(art);
        ensure(all == c.artworks[art.index()], || format!("{all} artworks of {art:?}"))?;
    }
    Ok(())
}

/// Travellers are all there, and no card or tile lies there twice.
fn belle(c: &Components, t: &Table) -> Result<(), String> {
    let b = &t.belle;
    let travellers = b.train
        + b.travellers.iter().sum::<u8>()
        + t.players().iter().map(|player| player.travellers).sum::<u8>()
        + u8::from(b.overtime == Some(Helper::Traveller));
    let all = if t.options.belle_epoque { c.belle.travellers } else { 0 };
    ensure(travellers == all, || format!("{travellers} travellers, not {all}"))?;
    let cards = b.places.iter().flatten().fold(0_u32, |seen, place| seen | 1 << place.card);
    let tiles = b.tiles.iter().flatten().fold(0_u32, |seen, stand| seen | 1 << stand.tile);
    ensure(cards.count_ones() as usize == b.places.iter().flatten().count(), || {
        "a card lies there twice".into()
    })?;
    ensure(tiles.count_ones() as usize == b.tiles.iter().flatten().count(), || {
        "a tile lies there twice".into()
    })?;
    let used = b.places.iter().flatten().all(|place| !place.used || place.owner.is_some());
    ensure(used, || "a card was used that is nobody's".into())
}
