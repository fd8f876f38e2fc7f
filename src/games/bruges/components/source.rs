//! `components.json` read and validated.

use super::{
    CARDS, Card, CardId, Certainty, Components, Damage, Deal, GATES, Gate, PERSONS_OF_A_GROUP, SPACES, Start,
    Threat,
};
use crate::engine::{Fault, Part, Trouble};
use crate::games::bruges::colour::{COLOURS, Colour, Tally};
use crate::games::bruges::effects::{Effects, Faces, Trigger};
use crate::games::bruges::group::{GROUPS, Group};

/// Most of any number in the box: keeps sums far from the bounds of their types.
const HIGHEST: u8 = 30;

/// The corrections of the players: what a game needs at least in its piles.
const LEAST_PILE: u8 = 10;

/// Longest reputation track, and most statues.
const LONGEST: usize = 20;

pub(super) fn read(whole: &Part<'_>) -> Result<Components, Fault> {
    for (at, part) in whole.at("colours")?.things(COLOURS, COLOURS)?.enumerate() {
        same_id(&part, Colour::ALL[at].key())?;
    }
    let supply = whole.at("supply")?;
    // Four players may hold two each when a fifth marker comes (RULES.md, The round): the supply must never fail.
    let markers_of_a_colour = supply.number("threat_markers_per_colour", 9, HIGHEST)?;
    supply.agrees("canal_tokens", GATES * 2 * SPACES, "canals.gates")?;

    let setup = whole.at("setup")?;
    let by_players = setup.at("piles_by_players")?;
    let mut deals = [Deal { piles: [0; 2], extra: 0 }; 3];
    for (at, deal) in deals.iter_mut().enumerate() {
        let key = (at + 2).to_string();
        let part = by_players.at(&key)?;
        let piles = part.at("piles")?.numbers([2, 2], LEAST_PILE, CARDS as u8)?;
        let extra = part.number("extra", LEAST_PILE, CARDS as u8)?;
        let found = piles.iter().map(|pile| usize::from(*pile)).sum::<usize>() + usize::from(extra);
        part.counted("cards", found, CARDS, CARDS)?;
        *deal = Deal { piles: [piles[0], piles[1]], extra };
    }
    let (round, dice, actions) = (whole.at("round")?, whole.at("dice")?, whole.at("actions")?);
    let faces = |key: &str| Faces::read(&dice.at(key)?).map(|faces| faces.0);
    let canals = whole.at("canals")?;
    let mut effects = Effects::default();
    let mut box_ = Components {
        cards: Vec::with_capacity(CARDS),
        ids: Vec::with_capacity(CARDS),
        renamed: Vec::new(),
        effects: Effects::default(),
        older: Vec::new(),
        markers_of_a_colour,
        start: Start {
            score: setup.number("score", 0, HIGHEST)?,
            guilders: setup.number("guilders", 0, HIGHEST)?,
            workers: tally(&setup.at("workers")?)?,
        },
        deals,
        hand_size: round.number("hand_size", 1, 10)?,
        cards_played: round.number("cards_played", 1, 10)?,
        threat_faces: faces("threat_faces")?,
        price_faces: faces("reputation_price_faces")?,
        workers_taken: actions.at("take_workers")?.number("workers", 1, HIGHEST)?,
        threat_points: actions.at("discard_threat")?.number("vp", 0, HIGHEST)?,
        house_workers: actions.at("build_house")?.number("workers", 0, HIGHEST)?,
        threats: threats(&whole.at("threats")?)?,
        reputation: whole.at("reputation_track")?.at("vp_by_step")?.numbers([1, LONGEST], 0, HIGHEST)?,
        canal_prices: prices(&canals.at("price_by_space")?)?,
        canal_space: canals.number("vp_space", 1, SPACES as u8)? - 1,
        canal_points: canals.number("vp", 0, HIGHEST)?,
        gates: gates(&canals.at("gates")?)?,
        statues: whole.at("statues")?.at("values_top_to_bottom")?.numbers([0, LONGEST], 0, HIGHEST)?,
        majority_points: whole.at("majorities")?.number("vp", 0, HIGHEST)?,
        house_points: whole.at("houses")?.number("vp", 0, HIGHEST)?,
    };
    let rate: u8 = whole.at("persons")?.number("guilders_per_vp", 1, 10)?;
    for part in whole.at("cards")?.things(CARDS, CARDS)? {
        let card = card(&part, &mut effects, rate)?;
        if let Ok(older) = part.at("alternate") {
            let id = box_.cards.len() as u8;
            let (price, points) = price(&older, rate)?;
            let effect = effects.read(&older.at("effect")?, card.trigger)?;
            let certainty = certainty(&older)?;
            box_.older.push((id, Card { price, points, effect, certainty, ..card }));
        }
        if let Some(names) = part.names()? {
            box_.renamed.push((box_.cards.len() as CardId, names));
        }
        box_.cards.push(card);
        box_.ids.push(part.at("id")?.text()?.to_owned());
    }
    let groups = whole.at("groups")?;
    for (at, part) in groups.things(GROUPS, GROUPS)?.enumerate() {
        let group = Group::ALL[at];
        same_id(&part, group.key())?;
        part.agrees("persons", PERSONS_OF_A_GROUP, "cards")?;
        let found = box_.cards.iter().filter(|card| card.group == group).count();
        part.counted("cards", found, PERSONS_OF_A_GROUP, PERSONS_OF_A_GROUP)?;
    }
    box_.effects = effects;
    Ok(box_)
}

/// The things of these lists are known by their ids, in the order of the box.
fn same_id(part: &Part<'_>, id: &'static str) -> Result<(), Fault> {
    part.at("id")?.word(&[id], |word| word).map(drop)
}

fn tally(part: &Part<'_>) -> Result<Tally, Fault> {
    let mut tally = Tally::default();
    for colour in Colour::ALL {
        tally[colour.index()] = part.number(colour.key(), 0, HIGHEST)?;
    }
    Ok(tally)
}

fn prices(part: &Part<'_>) -> Result<[u8; SPACES], Fault> {
    let numbers = part.numbers([SPACES, SPACES], 0, HIGHEST)?;
    Ok(std::array::from_fn(|at| numbers[at]))
}

fn gates(part: &Part<'_>) -> Result<[Gate; GATES], Fault> {
    let mut gates = [[[Colour::Red; SPACES]; 2]; GATES];
    for (part, gate) in part.things(GATES, GATES)?.zip(&mut gates) {
        for (side, section) in ["left", "right"].into_iter().zip(gate) {
            let part = part.at(side)?;
            for (space, colour) in part.items(SPACES, SPACES)?.zip(section) {
                *colour = space.word(&Colour::ALL, Colour::key)?;
            }
        }
    }
    Ok(gates)
}

fn threats(list: &Part<'_>) -> Result<[Threat; COLOURS], Fault> {
    let mut threats = [None; COLOURS];
    for (place, part) in list.things(COLOURS, COLOURS)?.enumerate() {
        let colour = part.at("colour")?;
        let known = &mut threats[colour.word(&Colour::ALL, Colour::key)?.index()];
        if known.is_some() {
            return Err(colour.twice());
        }
        let damage = part.at("damage")?;
        let words = ["house_or_canal_token", "guilders", "workers", "person", "vp"];
        let damage = match damage.word(&words, |word| word)? {
            "house_or_canal_token" => Damage::HouseOrCanalToken,
            "guilders" => Damage::Guilders,
            "workers" => Damage::Workers,
            "person" => Damage::Person,
            _ => Damage::Points(part.number("vp", 0, HIGHEST)?),
        };
        // Two markers may lie; with the last of a circle it is complete (RULES.md, What is always true).
        let markers = part.number("markers", 2, 3)?;
        *known = Some(Threat { place: place as u8, markers, damage });
    }
    let missing = || list.fault(Trouble::Missing);
    let mut found = [Threat { place: 0, markers: 0, damage: Damage::Guilders }; COLOURS];
    for (found, threat) in found.iter_mut().zip(threats) {
        *found = threat.ok_or_else(missing)?;
    }
    Ok(found)
}

/// Price and points, which must agree.
fn price(part: &Part<'_>, rate: u8) -> Result<(u8, u8), Fault> {
    let points = part.number("vp", 0, 10)?;
    let price = part.number("cost", 0, HIGHEST)?;
    part.agrees("cost", usize::from(points) * usize::from(rate), "vp")?;
    Ok((price, points))
}

fn certainty(part: &Part<'_>) -> Result<Certainty, Fault> {
    let all = [
        ("printed", Certainty::Printed),
        ("sourced", Certainty::Sourced),
        ("partial", Certainty::Partial),
        ("reconstructed", Certainty::Reconstructed),
    ];
    Ok(part.at("certainty")?.word(&all, |(word, _)| word)?.1)
}

fn card(part: &Part<'_>, effects: &mut Effects, rate: u8) -> Result<Card, Fault> {
    let trigger = part.at("trigger")?.word(&Trigger::ALL, Trigger::key)?;
    let worker = part.at("activation_worker")?;
    let worker = match trigger {
        Trigger::Worker => Some(worker.word(&Colour::ALL, Colour::key)?),
        _ if worker.is_null() => None,
        _ => return Err(worker.unfit("trigger")),
    };
    let (price, points) = price(part, rate)?;
    Ok(Card {
        colour: part.at("colour")?.word(&Colour::ALL, Colour::key)?,
        group: part.at("category")?.word(&Group::ALL, Group::key)?,
        price,
        points,
        trigger,
        worker,
        effect: effects.read(&part.at("effect")?, trigger)?,
        certainty: certainty(part)?,
    })
}
