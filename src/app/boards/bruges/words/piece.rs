//! What the pieces are called for the ear.

use super::super::scene::{
    BridgePart, CardPart, Circle, Column, DiePart, Duty, Guest, HousePart, Model, Panel, PilePart,
    SectionPart, Standing, UsePart,
};
use super::effect::sentence;
use super::outcome::outcome;
use super::{
    card as person, colour, gate as letter, group, guilders, majority as of, points as worth, threat,
};
use crate::app::boards::kit::phrase::{Called, called, capital, join};
use crate::app::boards::staged::{Entry, Mark};
use crate::app::words::{Language, sentences};
use crate::games::bruges::{CardId, Colour, Components, Damage, Side};
use crate::say;

fn amount(entry: Entry) -> u16 {
    u16::try_from(entry.now).unwrap_or_default()
}

fn listed(l: Language, values: &[u8]) -> String {
    join(l, values.iter().map(u8::to_string))
}

/// The town hall.
pub fn bank(l: Language) -> String {
    say!(l, bruges_table.say.bank).to_owned()
}

/// The statues that are left.
pub fn statues(l: Language, left: &[u8]) -> String {
    if left.is_empty() {
        return say!(l, bruges_table.say.no_statues).to_owned();
    }
    say!(l, bruges_table.say.statues, values = listed(l, left))
}

/// The reputation track.
pub fn track(l: Language, steps: &[u8]) -> String {
    say!(l, bruges_table.say.track, values = listed(l, steps))
}

/// The extra pile.
pub fn extra(l: Language, count: u8) -> String {
    say!(l, bruges_table.say.extra, count = count)
}

/// The discard pile.
pub fn discards(l: Language, count: u8) -> String {
    say!(l, bruges_table.say.discards, count = count)
}

/// A die.
pub fn die(l: Language, components: &Components, part: &DiePart) -> String {
    let name = match part.face {
        0 => say!(l, bruges_table.say.die_unrolled, colour = colour(l, part.colour)),
        face => say!(l, bruges_table.say.die, colour = colour(l, part.colour), face = face.to_string()),
    };
    let brings = || say!(l, bruges_table.say.high, threat = threat(l, components, part.colour));
    called(l, capital(name))
        .on(part.low, say!(l, bruges_table.say.low))
        .and(if part.high { brings() } else { String::new() })
        .choosable(part.mark)
}

/// A pile.
pub fn pile(l: Language, part: &PilePart) -> String {
    let name = match part.top {
        Some(top) => say!(l, bruges_table.say.pile, count = part.count, colour = colour(l, top)),
        None => say!(l, bruges_table.say.pile_empty).to_owned(),
    };
    called(l, name).choosable(part.mark)
}

/// A token on the reputation track.
pub fn pawn(l: Language, name: &str, step: Entry, mark: Mark) -> String {
    let said = match step.now {
        0 => say!(l, bruges_table.say.pawn_home, name = name),
        at => say!(l, bruges_table.say.pawn, name = name, step = at.to_string()),
    };
    called(l, said).becomes(step).choosable(mark)
}

/// A gate.
pub fn gate(l: Language, at: u8, owner: Option<&str>, mark: Mark) -> String {
    let name = match owner {
        Some(name) => say!(l, bruges_table.say.gate, gate = letter(at), name = name),
        None => say!(l, bruges_table.say.gate_free, gate = letter(at)),
    };
    called(l, name).choosable(mark)
}

/// A player's canal section.
pub fn section(l: Language, name: &str, side: Side, part: &SectionPart) -> String {
    let built = part.built.now.to_string();
    let said = match side {
        Side::Left => say!(l, bruges_table.say.section_left, name = name, built = built),
        Side::Right => say!(l, bruges_table.say.section_right, name = name, built = built),
    };
    let next = usize::try_from(part.built.now).ok().and_then(|at| part.spaces.get(at));
    let next = next.zip(part.price).map(|(of, price)| {
        say!(l, bruges_table.say.next_space, colour = colour(l, *of), price = guilders(l, price.into()))
    });
    called(l, said)
        .becomes(part.built)
        .and(next.unwrap_or_default())
        .on(part.mark.legal && !part.mark.chosen, say!(l, boards.may_choose))
        .on(part.mark.fresh, say!(l, bruges_table.say.is_new))
        .marked(part.mark)
}

/// A player's panel, with the workers and threat markers that there are.
pub fn panel(l: Language, components: &Components, panel: &Panel, name: &str) -> String {
    let said = say!(
        l,
        bruges_table.say.seat,
        name = name,
        points = worth(l, amount(panel.points)),
        guilders = guilders(l, amount(panel.guilders)),
        houses = say!(l, bruges_table.say.houses, count = amount(panel.houses)),
        persons = say!(l, bruges_table.say.persons, count = amount(panel.persons)),
        tokens = say!(l, bruges_table.say.tokens, count = amount(panel.tokens)),
        cards = say!(l, bruges_table.say.cards, count = amount(panel.cards))
    );
    let workers = Colour::ALL.into_iter().zip(&panel.workers).filter(|(_, stock)| stock.count.now > 0);
    let workers =
        workers.map(|(of, stock)| super::workers(l, of, u8::try_from(stock.count.now).unwrap_or_default()));
    let threats = Colour::ALL.into_iter().zip(&panel.threats).filter(|(_, circle)| circle.count.now > 0);
    let threats = threats.map(|(of, circle)| {
        let said = called(l, markers(l, components, of, circle));
        said.and(danger(l, components, of, circle)).finish()
    });
    workers
        .chain(threats)
        .fold(called(l, said), Called::and)
        .on(panel.start, say!(l, bruges_table.say.starts))
        .on(panel.active && !panel.decides, say!(l, bruges_table.table.in_turn))
        .on(panel.decides, say!(l, bruges_table.table.decides))
        .finish()
}

/// Who it is whose things are shown large.
pub fn who(l: Language, name: &str, start: bool) -> String {
    called(l, name).on(start, say!(l, bruges_table.say.starts)).finish()
}

/// A purse.
pub fn purse(l: Language, entry: Entry, mark: Mark) -> String {
    called(l, guilders(l, amount(entry)))
        .becomes(entry)
        .on(mark.legal, say!(l, bruges_table.say.may_pay))
        .marked(mark)
}

/// Points on the score track, statues, and what it would all come to.
pub fn points(l: Language, points: Entry, total: Entry, statues: &[u8]) -> String {
    let won = || say!(l, bruges_table.say.statues_won, values = listed(l, statues));
    called(l, say!(l, bruges_table.say.points, points = worth(l, amount(points))))
        .becomes(points)
        .and(if statues.is_empty() { String::new() } else { won() })
        .and(say!(l, bruges_table.say.worth, points = worth(l, amount(total))))
        .becomes(total)
        .finish()
}

/// Workers of a colour.
pub fn workers(l: Language, of: Colour, entry: Entry, mark: Mark) -> String {
    let number = u8::try_from(entry.now).unwrap_or_default();
    called(l, super::workers(l, of, number))
        .becomes(entry)
        .on(mark.legal && !mark.chosen, say!(l, bruges_table.say.may_pay))
        .marked(mark)
}

/// How many threat markers of a colour there are, of those that complete the circle.
fn markers(l: Language, components: &Components, of: Colour, circle: &Circle) -> String {
    say!(
        l,
        bruges_table.say.threats,
        threat = capital(threat(l, components, of).to_owned()),
        number = circle.count.now.to_string(),
        of = circle.of.to_string()
    )
}

/// What the next marker brings, where it completes the circle.
fn danger(l: Language, components: &Components, of: Colour, circle: &Circle) -> String {
    if !circle.near {
        return String::new();
    }
    if circle.shielded {
        return say!(l, bruges_table.say.near).to_owned();
    }
    let what = match components.threat(of).damage {
        Damage::HouseOrCanalToken => say!(l, bruges_table.danger.house).to_owned(),
        Damage::Guilders => say!(l, bruges_table.danger.guilders).to_owned(),
        Damage::Workers => say!(l, bruges_table.danger.workers).to_owned(),
        Damage::Person => say!(l, bruges_table.danger.person).to_owned(),
        Damage::Points(n) => say!(l, bruges_table.danger.points, points = worth(l, n.into())),
    };
    say!(l, bruges_table.say.danger, what = what)
}

/// Threat markers of a colour.
pub fn threats(l: Language, components: &Components, of: Colour, circle: &Circle) -> String {
    called(l, markers(l, components, of, circle))
        .becomes(circle.count)
        .and(danger(l, components, of, circle))
        .on(circle.shielded, say!(l, bruges_table.say.shielded))
        .on(circle.mark.fresh, say!(l, bruges_table.say.is_new))
        .choosable(circle.mark)
}

/// A majority.
pub fn majority(l: Language, components: &Components, standing: &Standing) -> String {
    let name = say!(
        l,
        bruges_table.say.majority,
        majority = of(l, standing.majority),
        number = standing.strength.now.to_string()
    );
    let state = if standing.flipped {
        say!(l, bruges_table.say.flipped, points = worth(l, components.majority_points.into()))
    } else if standing.leads {
        say!(l, bruges_table.say.ahead).to_owned()
    } else {
        say!(l, bruges_table.say.behind, number = standing.behind.to_string())
    };
    called(l, name).becomes(standing.strength).and(state).finish()
}

/// A house with whoever lives there.
pub fn house(l: Language, components: &Components, part: &HousePart) -> String {
    let of = colour(l, part.colour);
    let name = match part.person {
        Some(it) => say!(l, bruges_table.say.house_of, card = person(l, components, it.card), colour = of),
        None => say!(l, bruges_table.say.house_empty, colour = of),
    };
    let used = part.person.is_some_and(|it| it.duty == Duty::Used);
    let brings = part
        .person
        .and_then(|it| it.brings)
        .map(|brings| say!(l, bruges_table.say.ready, outcome = outcome(l, &brings)));
    let guest = match part.guest {
        Guest::Welcome(card) => {
            say!(l, bruges_table.say.can_move_in, card = person(l, components, card))
        }
        Guest::Coming(_) => say!(l, bruges_table.house.moves_in).to_owned(),
        Guest::None => String::new(),
    };
    let cost = part.loss.map(|points| say!(l, bruges_table.say.costs, points = worth(l, points)));
    called(l, capital(name))
        .on(used, say!(l, bruges_table.say.used))
        .and(brings.unwrap_or_default())
        .and(guest)
        .and(cost.unwrap_or_default())
        .on(part.mark.fresh, say!(l, bruges_table.say.is_new))
        .marked(part.mark)
}

/// A card's face in words.
pub fn face(l: Language, components: &Components, id: CardId) -> String {
    sentences(l, [named(l, components, id), sentence(l, components, id)])
}

/// The same without what the person does.
fn named(l: Language, components: &Components, id: CardId) -> String {
    let card = components.card(id);
    say!(
        l,
        bruges_table.say.card,
        card = person(l, components, id),
        colour = colour(l, card.colour),
        group = group(l, card.group),
        price = card.price.to_string(),
        points = worth(l, card.points.into())
    )
}

/// What takes a card in hand up: to be used, or `chosen` where it is asked for.
pub fn take_up(l: Language, chosen: bool) -> String {
    if chosen { say!(l, bruges_table.button.choose_card) } else { say!(l, bruges_table.button.take_up) }
        .to_owned()
}

/// A card in hand.
pub fn card(l: Language, components: &Components, part: &CardPart) -> String {
    let card = called(l, named(l, components, part.card))
        .on(part.dear, say!(l, bruges_table.say.dear))
        .on(part.shown, say!(l, bruges_table.say.shown))
        .on(part.mark.fresh, say!(l, bruges_table.say.is_new))
        .marked(part.mark);
    sentences(l, [card, sentence(l, components, part.card)])
}

/// A card in hand whose face is not known.
pub fn back(l: Language, of: Colour) -> String {
    say!(l, bruges_table.say.back, colour = colour(l, of))
}

/// A use, with the card that is taken up or for all of them.
pub fn use_part(l: Language, part: &UsePart, result: &str, note: &str) -> String {
    let name = super::table::use_name(l, part.of);
    let said = if part.brings.is_some() {
        join(l, [name.to_owned(), result.to_owned(), note.to_owned()])
    } else {
        let can = part.cards.iter().filter(|(_, can)| *can).count();
        say!(
            l,
            bruges_table.say.use_rest,
            what = name,
            number = can.to_string(),
            of = part.cards.len().to_string()
        )
    };
    called(l, said).marked(part.mark)
}

/// A player's column.
pub fn column(l: Language, components: &Components, name: &str, part: &Column) -> String {
    use super::table::{column, ring};
    let rings = part.taken().map(|(colour, count)| ring(l, components, colour, count).finish());
    rings.fold(called(l, name), Called::and).and(column(l, part)).choosable(part.mark)
}

/// An own section as a choice.
pub fn bridge(l: Language, part: &BridgePart) -> String {
    called(l, super::table::bridge(l, part)).marked(part.mark)
}

/// A person to copy.
pub fn model(l: Language, components: &Components, name: &str, part: &Model) -> String {
    let said = say!(l, bruges_table.matter.of, card = person(l, components, part.card), name = name);
    let model = called(l, said).and(outcome(l, &part.brings)).marked(part.mark);
    sentences(l, [model, sentence(l, components, part.card)])
}

/// Workers of which one may go, and what it leaves.
pub fn stock(l: Language, of: Colour, entry: Entry, mark: Mark) -> String {
    let number = u8::try_from(entry.now).unwrap_or_default();
    called(l, super::workers(l, of, number)).becomes(entry).choosable(mark)
}

/// A colour to choose.
pub fn choice(l: Language, words: &str, mark: Mark) -> String {
    called(l, words).choosable(mark)
}
