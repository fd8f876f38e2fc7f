//! The log, the hints, the score sheet.

use super::{card, colour, faces, gate, guilders, majority, markers, points, purse, threat, workers};
use crate::app::boards::kit::phrase::{clauses, join};
use crate::app::session::Speech;
use crate::app::words::Language;
use crate::engine::Seat;
use crate::games::bruges::{Action, Bruges, Category, Colour, Event, PlaceId, Side, View, Why};
use crate::say;

/// The line that tells an event; nothing for what the line before says already.
#[must_use]
pub fn event(event: &Event, speech: &Speech<Bruges>) -> Option<String> {
    let (language, components) = (speech.language, speech.components);
    let l = language;
    let name = |seat| speech.seat(seat);
    let person = |id| card(l, components, id);
    let hue = |of| colour(l, of);
    Some(match *event {
        Event::Gate { seat, gate: at } => say!(l, bruges.log.gate, seat = name(seat), gate = gate(at)),
        Event::Drew { seat, colour: of, .. } => say!(l, bruges.log.drew, colour = hue(of), seat = name(seat)),
        Event::Stopped { seat } => say!(l, bruges.log.stopped, seat = name(seat)),
        Event::ExtraPile { last, .. } => say!(l, bruges.log.extra, last = last.to_string()),
        Event::Split { .. } => say!(l, bruges.log.split).to_owned(),
        Event::Reshuffled => say!(l, bruges.log.reshuffled).to_owned(),
        Event::Rolled { seat, dice } => {
            let each = Colour::ALL.into_iter().zip(dice);
            let each =
                each.map(|(of, face)| say!(l, bruges.amount.die, colour = hue(of), face = face.to_string()));
            say!(l, bruges.log.rolled, dice = join(l, each), seat = name(seat))
        }
        Event::Rerolled { seat, colour: of, face } => {
            say!(l, bruges.log.rerolled, colour = hue(of), face = face.to_string(), seat = name(seat))
        }
        Event::Threw { seat, dice } => say!(l, bruges.log.threw, dice = faces(l, &dice), seat = name(seat)),
        Event::Threatened { seat, markers: tally, from } => {
            let markers = markers(l, &tally);
            match from {
                Some(from) => {
                    say!(l, bruges.log.sent, from = name(from), markers = markers, seat = name(seat))
                }
                None => say!(l, bruges.log.threatened, markers = markers, seat = name(seat)),
            }
        }
        Event::ThreatDiscarded { seat, colour: of, points: 0 } => {
            say!(l, bruges.log.threat_gone, colour = hue(of), seat = name(seat))
        }
        Event::ThreatDiscarded { seat, colour: of, points: n } => {
            let points = points(l, n.into());
            say!(l, bruges.log.threat_gone_for, colour = hue(of), points = points, seat = name(seat))
        }
        Event::ThreatMoved { from, to, colour: of } => {
            say!(l, bruges.log.threat_moved, colour = hue(of), seat = name(from), to = name(to))
        }
        Event::Circle { seat, colour: of, shielded: false } => {
            say!(l, bruges.log.circle, seat = name(seat), threat = threat(l, components, of))
        }
        Event::Circle { seat, colour: of, shielded: true } => {
            say!(l, bruges.log.shielded, seat = name(seat), threat = threat(l, components, of))
        }
        Event::HouseLost { seat, card: house, person: lodger, .. } => {
            let of = hue(components.card(house).colour);
            let lost = say!(l, bruges.log.house_lost, colour = of, seat = name(seat));
            let back = lodger.map(|id| say!(l, bruges.log.homeless, person = person(id)));
            clauses(l, [lost, back.unwrap_or_default()])
        }
        Event::CanalLost { seat, .. } => say!(l, bruges.log.canal_lost, seat = name(seat)),
        Event::PersonLost { seat, card, .. } => {
            say!(l, bruges.log.person_lost, person = person(card), seat = name(seat))
        }
        Event::Advanced { seat, step, paid: 0 } => {
            say!(l, bruges.log.advanced, seat = name(seat), step = step.to_string())
        }
        Event::Advanced { seat, step, paid } => {
            let price = guilders(l, paid);
            say!(l, bruges.log.advanced_for, price = price, seat = name(seat), step = step.to_string())
        }
        Event::Stayed { seat } => say!(l, bruges.log.stayed, seat = name(seat)),
        Event::TookWorkers { seat, card, colour: of, n } => {
            say!(l, bruges.log.took, card = person(card), seat = name(seat), what = workers(l, of, n))
        }
        Event::TookGuilders { seat, card, guilders: n, .. } => {
            say!(l, bruges.log.took, card = person(card), seat = name(seat), what = guilders(l, n.into()))
        }
        Event::Averted { seat, card } => {
            say!(l, bruges.log.averted, card = person(card), seat = name(seat))
        }
        Event::CanalBuilt { seat, card, space, paid, statue, .. } => {
            let (price, space) = (guilders(l, paid), (space + 1).to_string());
            let built = match card {
                Some(card) => say!(
                    l,
                    bruges.log.canal_card,
                    card = person(card),
                    price = price,
                    seat = name(seat),
                    space = space
                ),
                None => say!(l, bruges.log.canal, price = price, seat = name(seat), space = space),
            };
            let statue = statue.map(|n| say!(l, bruges.log.statue, points = points(l, n.into())));
            clauses(l, [built, statue.unwrap_or_default()])
        }
        Event::HouseBuilt { seat, colour: of, card: None, .. } => {
            say!(l, bruges.log.house, colour = hue(of), seat = name(seat))
        }
        Event::HouseBuilt { seat, colour: of, card: Some(card), .. } => {
            say!(l, bruges.log.house_card, card = person(card), colour = hue(of), seat = name(seat))
        }
        Event::Recruited { seat, card, paid, .. } => {
            say!(l, bruges.log.recruited, card = person(card), price = guilders(l, paid), seat = name(seat))
        }
        Event::Activated { seat, card, worker: None, .. } => {
            say!(l, bruges.log.activated, card = person(card), seat = name(seat))
        }
        Event::Activated { seat, card, worker: Some(of), .. } => {
            say!(l, bruges.log.activated_with, card = person(card), colour = hue(of), seat = name(seat))
        }
        Event::Answered { seat, card, may_decline: false } => {
            say!(l, bruges.log.answered, card = person(card), seat = name(seat))
        }
        Event::Answered { seat, card, may_decline: true } => {
            say!(l, bruges.log.may_answer, card = person(card), seat = name(seat))
        }
        Event::Reused { seat, card } => say!(l, bruges.log.reused, card = person(card), seat = name(seat)),
        Event::Copied { seat, card, of } => {
            say!(l, bruges.log.copied, card = person(card), of = name(of), seat = name(seat))
        }
        Event::Named { seat, colour: of } => say!(l, bruges.log.named, colour = hue(of), seat = name(seat)),
        Event::Gained { seat, purse: what } => {
            say!(l, bruges.log.gained, purse = purse(l, &what), seat = name(seat))
        }
        Event::Lost { seat, purse: what } => {
            say!(l, bruges.log.lost, purse = purse(l, &what), seat = name(seat))
        }
        Event::Gave { from, to, purse: what } => {
            say!(l, bruges.log.gave, purse = purse(l, &what), seat = name(from), to = name(to))
        }
        Event::Discarded { seat, card } => {
            say!(l, bruges.log.discarded, card = person(card), seat = name(seat))
        }
        Event::Swapped { seat, from, to } => {
            say!(l, bruges.log.swapped, from = hue(from), seat = name(seat), to = hue(to))
        }
        Event::Straightened { seat } => say!(l, bruges.log.straightened, seat = name(seat)),
        Event::Declined { seat, card: None } => say!(l, bruges.log.declined, seat = name(seat)),
        Event::Declined { seat, card: Some(card) } => {
            say!(l, bruges.log.declined_card, card = person(card), seat = name(seat))
        }
        Event::Flipped { seat, majority: of } => {
            say!(l, bruges.log.flipped, majority = majority(l, of), seat = name(seat))
        }
        Event::RoundEnded { round, .. } => say!(l, bruges.log.round, round = round.to_string()),
        Event::TurnEnded { .. } => return None,
    })
}

/// An action as a short sentence without subject.
#[must_use]
pub fn action(action: Action, view: &View, speech: &Speech<Bruges>) -> String {
    let (l, components, table) = (speech.language, speech.components, &view.table);
    let seat = table.to_move();
    let player = table.player(seat);
    let person = |id| card(l, components, id);
    let lodger = |of: Seat, place: PlaceId| table.player(of).houses.person(place).map(person);
    let hue = |of| colour(l, of);
    let counts_as = |id| table.named.unwrap_or(components.card(id).colour);
    let plain = match action {
        Action::Gate(at) => return say!(l, bruges.plan.gate, gate = gate(at)),
        Action::Draw(pile) => match table.tops.get(usize::from(pile)).copied().flatten() {
            Some(of) => return say!(l, bruges.plan.draw, colour = hue(of)),
            None => say!(l, bruges.plan.draw_any),
        },
        Action::Stop => say!(l, bruges.plan.stop),
        Action::Advance => {
            let price = table.reputation_price(components, seat).unwrap_or_default();
            return say!(l, bruges.plan.advance, price = guilders(l, price.into()));
        }
        Action::Stay => say!(l, bruges.plan.stay),
        Action::TakeWorkers(id) => {
            let n = components.workers_taken + player.perks.more_workers;
            return say!(l, bruges.plan.take, card = person(id), what = workers(l, counts_as(id), n));
        }
        Action::TakeGuilders(id) => {
            let at = counts_as(id).index();
            let n = table.dice[at] + player.perks.more_guilders[at];
            return say!(l, bruges.plan.take, card = person(id), what = guilders(l, n.into()));
        }
        Action::DiscardThreat(id) => {
            return say!(l, bruges.plan.threat, card = person(id), colour = hue(counts_as(id)));
        }
        Action::BuildCanal { card: id, side } => {
            let space = player.next_space(side).map_or(0, |space| space + 1).to_string();
            let price = table.canal_price(components, seat, side, counts_as(id)).unwrap_or_default();
            let price = guilders(l, price.into());
            return say!(l, bruges.plan.canal, card = person(id), price = price, space = space);
        }
        Action::BuildHouse(id) => {
            let of = hue(components.card(id).colour);
            return say!(l, bruges.plan.house, card = person(id), colour = of);
        }
        Action::Recruit { card: id, place } => {
            let found = components.card(id);
            let price = table.recruit_price(seat, found.price, found.group, table.discount(seat));
            let price = guilders(l, price.into());
            let houses = &player.houses;
            if houses.len() - houses.population() < 2 {
                return say!(l, bruges.plan.recruit, card = person(id), price = price);
            }
            // Of several that are empty, colours tell no two apart for sure.
            let nth = houses.iter().filter(|(at, _)| *at <= place).count().to_string();
            return say!(l, bruges.plan.recruit_into, card = person(id), number = nth, price = price);
        }
        Action::Activate { place, worker } => {
            let card = lodger(seat, place).unwrap_or_default();
            return match worker {
                Some(of) => say!(l, bruges.plan.activate_with, card = card, colour = hue(of)),
                None => say!(l, bruges.plan.activate, card = card),
            };
        }
        Action::EndTurn => say!(l, bruges.plan.end),
        Action::Pass => say!(l, bruges.plan.pass),
        Action::Use => {
            let place = match table.due().map(|open| open.why) {
                Some(Why::Offer { place, .. }) => place,
                _ => 0,
            };
            return say!(l, bruges.plan.use_it, card = lodger(seat, place).unwrap_or_default());
        }
        Action::AnswerFirst(place) => {
            return say!(l, bruges.plan.use_it, card = lodger(seat, place).unwrap_or_default());
        }
        Action::Discard(id) => return say!(l, bruges.plan.discard, card = person(id)),
        Action::Worker(of) => return say!(l, bruges.plan.worker, colour = hue(of)),
        Action::Guilder => say!(l, bruges.plan.guilder),
        Action::Swap { from, to } => return say!(l, bruges.plan.swap, from = hue(from), to = hue(to)),
        Action::Marker(of) => return say!(l, bruges.plan.marker, colour = hue(of)),
        Action::Die(of) => return say!(l, bruges.plan.die, colour = hue(of)),
        Action::Name(of) => return say!(l, bruges.plan.name, colour = hue(of)),
        Action::Target(other) => return say!(l, bruges.plan.target, seat = speech.seat(other)),
        Action::Canal(Side::Left) => say!(l, bruges.plan.canal_left),
        Action::Canal(Side::Right) => say!(l, bruges.plan.canal_right),
        Action::LoseCanal(Side::Left) => say!(l, bruges.plan.lose_left),
        Action::LoseCanal(Side::Right) => say!(l, bruges.plan.lose_right),
        Action::LoseHouse(place) => {
            let of = player.houses.at(place).map(|house| hue(house.colour)).unwrap_or_default();
            return match lodger(seat, place) {
                Some(card) => say!(l, bruges.plan.lose_home, card = card, colour = of),
                None => say!(l, bruges.plan.lose_house, colour = of),
            };
        }
        Action::LosePerson(place) => {
            return say!(l, bruges.plan.lose_person, card = lodger(seat, place).unwrap_or_default());
        }
        Action::Reuse(place) => {
            return say!(l, bruges.plan.reuse, card = lodger(seat, place).unwrap_or_default());
        }
        Action::Copy { seat: of, place } => {
            let card = lodger(of, place).unwrap_or_default();
            return say!(l, bruges.plan.copy, card = card, of = speech.seat(of));
        }
    };
    plain.to_owned()
}

/// A line of the score sheet.
#[must_use]
pub fn category(category: Category, language: Language) -> String {
    let words = match category {
        Category::Track => say!(language, bruges.category.track),
        Category::Persons => say!(language, bruges.category.persons),
        Category::Houses => say!(language, bruges.category.houses),
        Category::Laurels => say!(language, bruges.category.laurels),
        Category::Majorities => say!(language, bruges.category.majorities),
        Category::Canals => say!(language, bruges.category.canals),
        Category::Statues => say!(language, bruges.category.statues),
        Category::Reputation => say!(language, bruges.category.reputation),
        Category::Guilders => say!(language, bruges.category.guilders),
    };
    words.to_owned()
}
