//! What an effect would bring, in few words: "+4 guilders, +2 blue workers".

use super::{guilders, points, workers};
use crate::app::boards::kit::phrase::join;
use crate::app::words::Language;
use crate::games::bruges::{Colour, Harm, Outcome};
use crate::say;

/// What an effect brings its owner as things stand, and what the others suffer.
#[must_use]
pub fn outcome(language: Language, outcome: &Outcome) -> String {
    let l = language;
    let gain = |what: String| say!(l, bruges.outcome.gain, what = what);
    let loss = |what: String| say!(l, bruges.outcome.loss, what = what);
    let mut parts = Vec::new();
    match outcome.guilders {
        0 => {}
        // Dice that are rolled for guilders are told by what they bring on average.
        n if n > 0 && outcome.dice > 0 => {
            parts.push(say!(l, bruges.outcome.about, what = guilders(l, n.unsigned_abs())));
        }
        n if n > 0 => parts.push(gain(guilders(l, n.unsigned_abs()))),
        n => parts.push(loss(guilders(l, n.unsigned_abs()))),
    }
    match outcome.points {
        0 => {}
        n if n > 0 => parts.push(gain(points(l, n.unsigned_abs()))),
        n => parts.push(loss(points(l, n.unsigned_abs()))),
    }
    match outcome.workers {
        [n, ref others @ ..] if n > 0 && others.iter().all(|other| *other == n) => {
            parts.push(gain(say!(l, bruges.outcome.of_each, count = n)));
        }
        each => {
            let some = Colour::ALL.into_iter().filter(|of| each[of.index()] > 0);
            parts.extend(some.map(|of| gain(workers(l, of, each[of.index()]))));
        }
    }
    let mut some = |n: u8, words: &dyn Fn() -> String| {
        if n > 0 {
            parts.push(words());
        }
    };
    let Outcome { draws, discards, tokens, houses, actions, recruits, steps, .. } = *outcome;
    // Of which colours they may be, or who chooses them, is said by the card.
    some(outcome.any_workers, &|| gain(say!(l, bruges_effects.unit.workers, count = outcome.any_workers)));
    some(outcome.workers_paid, &|| loss(say!(l, bruges_effects.unit.workers, count = outcome.workers_paid)));
    some(outcome.swaps, &|| say!(l, bruges.outcome.swaps, count = outcome.swaps));
    let drawn = || gain(say!(l, bruges.outcome.cards, count = draws));
    let discarded = || loss(say!(l, bruges.outcome.cards, count = discards));
    // Who discards afterwards chooses among what was drawn.
    if outcome.discards_first {
        some(discards, &discarded);
    }
    some(draws, &drawn);
    if !outcome.discards_first {
        some(discards, &discarded);
    }
    some(outcome.markers_gone, &|| loss(say!(l, bruges.outcome.threats, count = outcome.markers_gone)));
    some(tokens, &|| gain(say!(l, bruges.outcome.tokens, count = tokens)));
    some(houses, &|| gain(say!(l, bruges.outcome.houses, count = houses)));
    some(actions, &|| gain(say!(l, bruges.outcome.actions, count = actions)));
    some(recruits, &|| say!(l, bruges.outcome.recruits, count = recruits));
    some(steps, &|| gain(say!(l, bruges.outcome.steps, count = steps)));
    some(outcome.straightened, &|| say!(l, bruges.outcome.straightens, count = outcome.straightened));
    if outcome.guilders <= 0 {
        some(outcome.dice, &|| say!(l, bruges.outcome.rolls, count = outcome.dice));
    }
    some(outcome.borrows.into(), &|| say!(l, bruges.outcome.borrows).to_owned());
    some(outcome.names_colour.into(), &|| say!(l, bruges.outcome.names).to_owned());
    parts.push(harm(l, &outcome.harm));
    let said = join(l, parts);
    if said.is_empty() { say!(l, bruges.outcome.nothing).to_owned() } else { said }
}

/// What the others suffer; nothing where they do not.
#[must_use]
pub fn harm(language: Language, harm: &Harm) -> String {
    let l = language;
    let part = |n: u16, words: fn(Language, u16) -> String| {
        if n > 0 { words(l, n) } else { String::new() }
    };
    let loss = |what: String| {
        if what.is_empty() { what } else { say!(l, bruges.outcome.loss, what = what) }
    };
    let markers = part(harm.markers, |l, n| {
        say!(l, bruges.outcome.gain, what = say!(l, bruges.outcome.threats, count = n))
    });
    let losses = join(
        l,
        [
            loss(part(harm.guilders, guilders)),
            loss(part(harm.workers, |l, n| say!(l, bruges_effects.unit.workers, count = n))),
            loss(part(harm.points, points)),
            loss(part(harm.tokens, |l, n| say!(l, bruges.outcome.tokens, count = n))),
            loss(part(harm.buildings, |l, n| say!(l, bruges.outcome.tokens_or_houses, count = n))),
            markers,
        ],
    );
    if losses.is_empty() { losses } else { say!(l, bruges.outcome.harm, losses = losses) }
}
