//! What is written on the table: beside dice and piles, on plates, in the six uses.

use super::super::scene::{
    BridgePart, Brings, Building, City, Column, Guest, HousePart, Offering, Panel, Progress, Scene, Sheet,
    Standing, Swatch, Use, UsePart,
};
use super::outcome::outcome;
use super::{card, colour, guilders, points, refusal, threat, workers};
use crate::app::boards::kit::phrase::{Called, called, capital, clauses, join};
use crate::app::boards::pen::Pen;
use crate::app::boards::staged::Entry;
use crate::app::words::Language;
use crate::games::bruges::{Bruges, Colour, Components, Side};
use crate::say;

/// What the low and the high dice mean.
#[must_use]
pub fn brackets(l: Language, city: &City) -> (String, String) {
    let few = city.dice.iter().filter(|die| die.low).count() < 2;
    let low = match city.own_price.or(city.price) {
        Some(price) if few => say!(l, bruges_table.city.advance_short, price = price.to_string()),
        Some(price) => say!(l, bruges_table.city.advance, price = price.to_string()),
        // No die is low, and nothing stands for it.
        None => String::new(),
    };
    let high = match city.dice.iter().filter(|die| die.high).count() {
        // Below one die there is no room for more than a word.
        0 | 1 => say!(l, bruges_table.city.threat).to_owned(),
        several => say!(l, bruges_table.city.threats, number = several.to_string()),
    };
    (low, high)
}

/// Below the piles: what happens when one is used up; what the extra pile and the discard pile are.
#[must_use]
pub fn rack(l: Language, city: &City) -> String {
    let words = match city.extra {
        0 => say!(l, bruges_table.city.rack_after),
        _ if city.one_more => say!(l, bruges_table.city.rack_one_more),
        _ => say!(l, bruges_table.city.rack),
    };
    words.to_owned()
}

/// Words beside a player's name.
#[must_use]
pub fn notes(l: Language, panel: &Panel) -> Vec<&'static str> {
    notes_of(l, panel.start, panel.active, panel.decides)
}

/// The same of the one who is shown large. Whoever decides in their own turn is told by what is lit.
#[must_use]
pub fn notes_of(l: Language, start: bool, active: bool, decides: bool) -> Vec<&'static str> {
    let notes = [
        (start, say!(l, bruges_table.table.start)),
        (active && !decides, say!(l, bruges_table.table.in_turn)),
        (decides && !active, say!(l, bruges_table.table.decides)),
    ];
    notes.into_iter().filter_map(|(so, note)| so.then_some(note)).collect()
}

/// How a majority stands that has not scored yet, beside its number.
#[must_use]
pub fn standing(l: Language, standing: &Standing) -> String {
    if standing.leads {
        say!(l, bruges_table.majority.ahead).to_owned()
    } else {
        say!(l, bruges_table.majority.behind, number = standing.behind.to_string())
    }
}

/// What stands on a house's plate.
#[must_use]
pub fn plate(l: Language, components: &Components, part: &HousePart) -> String {
    let words = match (part.person, part.guest) {
        (Some(person), _) => card(l, components, person.card),
        (None, Guest::Coming(_)) => say!(l, bruges_table.house.moves_in),
        (None, Guest::Welcome(_)) => say!(l, bruges_table.house.or_here),
        (None, Guest::None) => say!(l, bruges_table.house.empty),
    };
    crate::app::sentence::escaped(words)
}

/// What losing something costs at the end.
#[must_use]
pub fn loss(l: Language, cost: u16) -> String {
    if cost == 0 {
        say!(l, bruges_table.house.no_loss).to_owned()
    } else {
        say!(l, bruges_table.house.loss, points = points(l, cost))
    }
}

/// The name of a use.
#[must_use]
pub fn use_name(l: Language, of: Use) -> &'static str {
    match of {
        Use::Workers => say!(l, bruges_table.uses.workers),
        Use::Guilders => say!(l, bruges_table.uses.guilders),
        Use::Threat => say!(l, bruges_table.uses.threat),
        Use::Canal => say!(l, bruges_table.uses.canal),
        Use::House => say!(l, bruges_table.uses.house),
        Use::Recruit => say!(l, bruges_table.uses.recruit),
    }
}

/// What a use brings in general.
#[must_use]
pub fn use_at_rest(pen: &Pen<'_, Bruges>, of: Use) -> String {
    let Pen { language: l, components, .. } = *pen;
    let (table, own) = (&pen.view.table, pen.scene.own);
    match of {
        Use::Workers => {
            let number = table.workers_for(components, own).to_string();
            say!(l, bruges_table.uses.rest_workers, number = number)
        }
        Use::Guilders => say!(l, bruges_table.uses.rest_guilders).to_owned(),
        Use::Threat => {
            let each = table.points_for_threat(components, own);
            say!(l, bruges_table.uses.rest_threat, points = points(l, each.into()))
        }
        Use::Canal => say!(l, bruges_table.uses.rest_canal).to_owned(),
        Use::House => house_cost(l, table.house_workers(components, own)),
        Use::Recruit => {
            let player = table.player(own);
            let empty = player.houses.len() - player.houses.population();
            say!(l, bruges_table.uses.rest_recruit, count = empty)
        }
    }
}

/// What building a house costs.
pub(super) fn house_cost(l: Language, workers: u8) -> String {
    match workers {
        0 => say!(l, bruges_table.uses.rest_house_free).to_owned(),
        workers => say!(l, bruges_table.uses.rest_house, count = workers),
    }
}

/// What a use brings with the card that is taken up, and what changes by it, or why it cannot be done.
#[must_use]
pub fn use_with_card(pen: &Pen<'_, Bruges>, brings: &Brings, part: &UsePart) -> [String; 2] {
    let Pen { language: l, components, .. } = *pen;
    let me = pen.view.table.player(pen.scene.own);
    let change = |now: u16, by: u16| [now.to_string(), (now + by).to_string()];
    let paid = |what: String| say!(l, bruges.outcome.loss, what = what);
    let [result, note] = match *brings {
        Brings::Workers { colour: of, n } => {
            let [now, then] = change(me.workers[of.index()].into(), n.into());
            [
                say!(l, bruges_table.uses.gain, what = workers(l, of, n)),
                say!(l, bruges_table.uses.workers_note, colour = colour(l, of), now = now, then = then),
            ]
        }
        Brings::Guilders { die, n } => {
            let [now, then] = change(me.guilders, n.into());
            [
                say!(l, bruges_table.uses.gain, what = guilders(l, n.into())),
                say!(l, bruges_table.uses.guilders_note, colour = colour(l, die), now = now, then = then),
            ]
        }
        Brings::Threat { colour: of, there: (now, circle), points: each, more } => {
            let threat = capital(threat(l, components, of).to_owned());
            let (then, circle) = (now.saturating_sub(1).to_string(), circle.to_string());
            let now = now.to_string();
            [
                say!(l, bruges_table.uses.threat_result, threat = threat, points = points(l, each.into())),
                match more {
                    0 => say!(l, bruges_table.uses.threat_note, now = now, then = then, of = circle),
                    more => say!(
                        l,
                        bruges_table.uses.threat_more,
                        now = now,
                        then = then,
                        of = circle,
                        more = more.to_string()
                    ),
                },
            ]
        }
        Brings::Canal { colour: of, ref sides } => canal(l, of, sides),
        Brings::House { workers: of, n, points: worth, .. } => [
            match n {
                0 => say!(l, bruges_table.uses.house_free).to_owned(),
                n => paid(workers(l, of, n)),
            },
            say!(l, bruges_table.uses.house_note, points = points(l, worth.into())),
        ],
        Brings::Recruit { price, points: printed, laurel, arrow, .. } => {
            let note = match (laurel, arrow) {
                (0, Some(arrow)) => outcome(l, &arrow),
                (0, None) => String::new(),
                (laurel, _) => say!(l, bruges_table.uses.recruit_laurel, points = points(l, laurel)),
            };
            let cost = paid(guilders(l, price.into()));
            [
                say!(
                    l,
                    bruges_table.uses.recruit_result,
                    guilders = cost,
                    points = say!(l, bruges_table.uses.gain, what = points(l, printed.into()))
                ),
                note,
            ]
        }
    };
    let why = part.refused.map(|why| {
        let fuller = refusal::fuller(why, part.of, &pen.view.table, components, pen.scene.own, l);
        fuller.unwrap_or_else(|| refusal::sentence(why, l))
    });
    [result, why.unwrap_or(note)]
}

fn canal(l: Language, of: Colour, sides: &[Building]) -> [String; 2] {
    let either = |parts: Vec<String>| {
        let mut parts = parts.into_iter();
        let first = parts.next().unwrap_or_default();
        parts.fold(first, |first, second| say!(l, bruges_table.uses.either, first = first, second = second))
    };
    if sides.is_empty() {
        return [say!(l, bruges_table.uses.canal_none, colour = colour(l, of)), String::new()];
    }
    let mut prices: Vec<u8> = sides.iter().map(|side| side.price).collect();
    prices.dedup();
    let last = prices.pop().map(|price| guilders(l, price.into()));
    let prices = prices.into_iter().map(|price| price.to_string()).chain(last);
    let places = sides.iter().map(|side| {
        let space = (side.space + 1).to_string();
        let place = match side.side {
            Side::Left => say!(l, bruges_table.uses.canal_left, space = space),
            Side::Right => say!(l, bruges_table.uses.canal_right, space = space),
        };
        match side.statue {
            Some(worth) => {
                say!(l, bruges_table.uses.canal_statue, space = place, points = worth.to_string())
            }
            None => place,
        }
    });
    let price = say!(l, bruges.outcome.loss, what = either(prices.collect()));
    [price, either(places.collect())]
}

/// The title of what lies beside the hand, and what stands small beside it; marked sentences. In another's turn it names who
/// decides and whose turn it is, and leaves room for what changes once something is chosen.
#[must_use]
pub fn title(pen: &Pen<'_, Bruges>) -> [String; 2] {
    let l = pen.language;
    let Some(asked) = pen.scene.asked() else { return title_of(pen) };
    let speech = pen.speech();
    let seat = speech.seat(asked.seat);
    // What there is to decide stands in the bar and at the foot of the page.
    let [_, note] = title_of(pen);
    let title = say!(l, bruges_table.matter.asked, seat = seat);
    [title, clauses(l, [say!(l, bruges_table.bar.in_turn, name = speech.seat(asked.by)), note])]
}

fn title_of(pen: &Pen<'_, Bruges>) -> [String; 2] {
    let Pen { language: l, components, .. } = *pen;
    let scene: &Scene = pen.scene;
    let cards = scene.hand.cards.len();
    match &scene.sheet {
        Sheet::Uses(_) => {
            let lifted = scene.hand.cards.iter().find(|part| part.mark.chosen);
            match lifted {
                Some(part) => [
                    say!(l, bruges_table.uses.title_card, card = card(l, components, part.card)),
                    say!(l, bruges_table.uses.title_stay, count = cards.saturating_sub(1)),
                ],
                None if pen.view.table.played && scene.due.is_none() => {
                    [say!(l, bruges.refused.played).to_owned(), String::new()]
                }
                None if cards == 0 => [say!(l, bruges_table.uses.title_none).to_owned(), String::new()],
                None => [
                    say!(l, bruges_table.uses.title, count = cards),
                    say!(l, bruges_table.uses.title_note).to_owned(),
                ],
            }
        }
        Sheet::Piles(_) => {
            // Fronts are looked at when the hand is full, or when all that an effect draws are drawn.
            let covered = match scene.due {
                Some(_) => say!(l, bruges_table.pile.covered_all),
                None => say!(l, bruges_table.pile.covered),
            };
            [say!(l, bruges_table.pile.title).to_owned(), covered.to_owned()]
        }
        Sheet::Matter(_) => [super::offer::to_do(pen.view, &pen.speech()), String::new()],
        Sheet::Nothing => [String::new(), String::new()],
    }
}

/// What the colour of a pile means for who draws: workers, threats, canal spaces.
#[must_use]
pub fn offering(l: Language, components: &Components, part: &Offering) -> Option<[String; 3]> {
    let of = part.top?;
    let (now, circle) = part.threats;
    let threat = capital(threat(l, components, of).to_owned());
    Some([
        workers(l, of, part.workers),
        say!(l, bruges_table.pile.threat, threat = threat, number = now.to_string(), of = circle.to_string()),
        say!(l, bruges_table.pile.canals, count = part.canals),
    ])
}

/// How far a player is, with their step of reputation where that is what it is about; and what awaits those who wait.
#[must_use]
pub fn column(l: Language, column: &Column) -> String {
    let progress = match column.progress {
        _ if column.immune => say!(l, bruges_table.matter.immune),
        _ if column.closes => say!(l, bruges_table.matter.closing),
        Progress::Waits => say!(l, bruges_table.matter.waits),
        Progress::Now => say!(l, bruges_table.matter.decides),
        Progress::None | Progress::Done => "",
    };
    let step = column.step.map(|step| say!(l, bruges_table.matter.step, number = step.to_string()));
    called(l, step.unwrap_or_default()).and(progress).finish()
}

/// The colours of a sheet: what one of them is. The sheet's title says how many workers are taken.
#[must_use]
pub fn choice(l: Language, components: &Components, swatch: Swatch, of: Colour) -> String {
    match swatch {
        Swatch::Workers | Swatch::Stock | Swatch::Cards => capital(colour(l, of).to_owned()),
        Swatch::Threats => capital(threat(l, components, of).to_owned()),
    }
}

/// An own section as a choice.
#[must_use]
pub fn bridge(l: Language, part: &BridgePart) -> String {
    let space = (part.space + 1).to_string();
    let said = match (part.side, part.price) {
        (Side::Left, Some(price)) => {
            say!(l, bruges_table.matter.build_left, space = space, price = guilders(l, price.into()))
        }
        (Side::Right, Some(price)) => {
            say!(l, bruges_table.matter.build_right, space = space, price = guilders(l, price.into()))
        }
        (Side::Left, None) => {
            say!(l, bruges_table.matter.lose_left, space = space, loss = loss(l, part.loss))
        }
        (Side::Right, None) => {
            say!(l, bruges_table.matter.lose_right, space = space, loss = loss(l, part.loss))
        }
    };
    let statue =
        |worth: u8| say!(l, bruges_table.uses.canal_statue, space = said.clone(), points = worth.to_string());
    capital(part.statue.map(statue).unwrap_or(said))
}

/// Threats of a colour in a column.
pub fn ring(l: Language, components: &Components, of: Colour, count: Entry) -> Called {
    let threat = capital(threat(l, components, of).to_owned());
    let said = say!(l, bruges_table.matter.threat, threat = threat, number = count.now.to_string());
    called(l, said).becomes(count)
}

/// Discarded cards of a colour.
#[must_use]
pub fn discarded(l: Language, of: Colour, names: impl IntoIterator<Item = String>) -> String {
    say!(l, bruges_table.say.discarded, colour = capital(colour(l, of).to_owned()), names = join(l, names))
}

/// Names in an enumeration.
#[must_use]
pub fn listed(l: Language, names: impl IntoIterator<Item = String>) -> String {
    join(l, names)
}
