//! The log: what happened, the majorities with what led to them.

use super::{
    architect, belle, colour, francs, icons, is_start_tied, jokers, needle, noble, office, payment, pays,
    points, purse, reward, rewards, space, spaces, track, work, work_space, workers, zone,
};
use crate::app::boards::kit::phrase::{clauses, join};
use crate::app::order;
use crate::app::session::Speech;
use crate::app::words::{Language, list};
use crate::engine::Seat;
use crate::games::brussels_1893::grid::Area;
use crate::games::brussels_1893::{Brussels1893, Event, Offer, PerSeat, SeatSet};
use crate::say;

/// The line that tells an event; nothing for what the line before says already, and for what only comes to lie there.
#[must_use]
pub fn event(event: &Event, speech: &Speech<Brussels1893>) -> Option<String> {
    let (l, components) = (speech.language, speech.components);
    let name = |seat| speech.seat(seat);
    Some(match *event {
        Event::ChoseArchitect { seat, architect: of } => {
            say!(l, brussels_1893.log.architect, architect = architect(l, of), seat = name(seat))
        }
        Event::Stock { round, card } => {
            let pays = francs(l, components.stock(card).francs.into());
            say!(l, brussels_1893.log.stock, francs = pays, round = round.to_string())
        }
        Event::Corner { seat, corner } => say!(
            l,
            brussels_1893.log.corner,
            column = corner.column().to_string(),
            row = corner.row().to_string(),
            seat = name(seat),
            spaces = spaces(l, Area::of(corner).size())
        ),
        Event::Neutral { seat, space: at } => {
            say!(l, brussels_1893.log.neutral, seat = name(seat), space = space(l, at))
        }
        Event::Placed { seat, space: at, work, stake } => say!(
            l,
            brussels_1893.log.placed,
            francs = francs(l, stake.into()),
            seat = name(seat),
            space = work_space(l, work, at)
        ),
        Event::Office { seat, office: of, workers: n, travellers: 0 } => {
            say!(
                l,
                brussels_1893.log.office,
                office = office(l, of),
                seat = name(seat),
                workers = workers(l, n)
            )
        }
        Event::Copied { seat, work: of } => {
            say!(l, brussels_1893.log.copied, seat = name(seat), work = work(l, of))
        }
        Event::NoEffect { seat } => say!(l, brussels_1893.log.no_effect, seat = name(seat)),
        Event::Artwork { seat, art } => {
            say!(l, brussels_1893.log.artwork, colour = colour(l, art), seat = name(seat))
        }
        // An even number of steps may lead back to where it lay.
        Event::Marker { seat, from, to } if from == to => {
            say!(l, brussels_1893.log.marker_back, seat = name(seat))
        }
        Event::Marker { seat, to: [column, row], .. } => say!(
            l,
            brussels_1893.log.marker,
            column = column.to_string(),
            row = row.to_string(),
            seat = name(seat)
        ),
        Event::Sold { seat, art, white: None, back, points, francs, .. } => {
            let what = pays(l, [points, francs]);
            let sold =
                say!(l, brussels_1893.log.sold, colour = colour(l, art), seat = name(seat), what = what);
            let back = back.map(|back| belle::returned(l, back));
            clauses(l, [sold, back.unwrap_or_default()])
        }
        Event::Revealed { seat, noble: who } => {
            say!(l, brussels_1893.log.revealed, noble = noble(l, who), seat = name(seat))
        }
        Event::Bought { seat, noble: who, paid: 0, .. } => {
            say!(l, brussels_1893.log.took, noble = noble(l, who), seat = name(seat))
        }
        Event::Bought { seat, noble: who, paid, .. } => {
            let price = francs(l, paid.into());
            say!(l, brussels_1893.log.bought, francs = price, noble = noble(l, who), seat = name(seat))
        }
        Event::Used { seat, noble: who } => {
            say!(l, brussels_1893.log.used, noble = noble(l, who), seat = name(seat))
        }
        Event::Kept { seat, noble: who } => {
            say!(l, brussels_1893.log.kept, noble = noble(l, who), seat = name(seat))
        }
        Event::Dismissed { seat, noble: who, forced: false } => {
            say!(l, brussels_1893.log.dismissed, noble = noble(l, who), seat = name(seat))
        }
        Event::Dismissed { seat, noble: who, forced: true } => {
            say!(l, brussels_1893.log.forced, noble = noble(l, who), seat = name(seat))
        }
        Event::Reshuffled => say!(l, brussels_1893.log.reshuffled).to_owned(),
        Event::Arrived { noble: who, .. } => say!(l, brussels_1893.log.arrived, noble = noble(l, who)),
        Event::Left { noble: who } => say!(l, brussels_1893.log.left, noble = noble(l, who)),
        Event::Gained { seat, purse: what } => {
            say!(l, brussels_1893.log.gained, purse = purse(l, &what), seat = name(seat))
        }
        Event::Exchanged { seat, jokers: n } => {
            say!(l, brussels_1893.log.exchanged, jokers = jokers(l, n), seat = name(seat))
        }
        Event::Advanced { seat, track: of, level } => {
            let level = (level + 1).to_string();
            say!(l, brussels_1893.log.advanced, level = level, seat = name(seat), track = track(l, of))
        }
        Event::Freed { seat, workers: n } => {
            say!(l, brussels_1893.log.freed, seat = name(seat), workers = workers(l, n))
        }
        Event::Paid { seat, payment: paid, without_jokers, tier } => {
            let bonus = |n: u8| (n > 0).then(|| points(l, n.into()));
            let paid = say!(l, brussels_1893.log.paid, payment = payment(l, &paid), seat = name(seat));
            let plain = bonus(without_jokers).map(|n| say!(l, brussels_1893.log.no_joker, points = n));
            let top = bonus(tier).map(|n| say!(l, brussels_1893.log.tier, points = n));
            clauses(l, [Some(paid), plain, top].into_iter().flatten())
        }
        Event::Turned { seat, from, to, .. } => {
            let [from, to] = [from, to].map(|at| needle(l, &components.belle.compass, at));
            say!(l, brussels_1893.log.turned, from = from, seat = name(seat), to = to)
        }
        Event::Built { seat, space: at } => {
            say!(l, brussels_1893.log.built, seat = name(seat), space = space(l, at))
        }
        Event::Free { seat, work: of, .. } => {
            say!(l, brussels_1893.log.free, seat = name(seat), work = work(l, of))
        }
        Event::Declined { seat, offer } => declined(l, name(seat), offer),
        Event::Passed { seat, colours, first } => {
            let passed = match colours {
                0 => say!(l, brussels_1893.log.passed, seat = name(seat)),
                n => say!(l, brussels_1893.log.passed_for, francs = francs(l, n), seat = name(seat)),
            };
            let first = first.map(|n| say!(l, brussels_1893.log.first, francs = francs(l, n)));
            clauses(l, [passed, first.unwrap_or_default()])
        }
        Event::Column { column, stakes, leaders, .. } => {
            return Some(counted(speech, column, &stakes, leaders));
        }
        Event::Start { seat, icons: of } => {
            let (most, who) = (of[seat.index()], name(seat));
            if is_start_tied(&of, seat) {
                say!(l, brussels_1893.log.start_tied, icons = icons(l, most), seat = who)
            } else {
                say!(l, brussels_1893.log.start, icons = icons(l, most), seat = who)
            }
        }
        Event::Rewarded { seat, column, card, reward: chosen, .. } => {
            let card = components.prestige(card);
            let words = match chosen {
                Some(of) => reward(l, of, card.rewards[of.index()]),
                None => rewards(l, card),
            };
            let column = (column + 1).to_string();
            say!(l, brussels_1893.log.rewarded, column = column, reward = words, seat = name(seat))
        }
        Event::Tucked { seat, column, zone: of, .. } => {
            let column = (column + 1).to_string();
            say!(l, brussels_1893.log.tucked, column = column, seat = name(seat), zone = zone(l, of))
        }
        Event::Iris { iris, workers, neutral, doubled, points: scored, .. } => {
            let neutral = (neutral > 0)
                .then(|| say!(l, brussels_1893.log.neutral_workers, number = neutral.to_string()));
            let twice = doubled.map(|seat| say!(l, brussels_1893_board.ledger.doubled, name = name(seat)));
            let around = join(l, listed(speech, &workers.map(u16::from)).chain(neutral).chain(twice));
            let scores = seats(speech).zip(scored).filter(|(_, n)| *n > 0).map(|(seat, n)| {
                say!(l, brussels_1893.log.iris_scores, points = points(l, n.into()), seat = name(seat))
            });
            let scores = clauses(l, scores);
            let nobody = say!(l, brussels_1893.log.iris_nobody).to_owned();
            say!(
                l,
                brussels_1893.log.iris,
                column = iris.column().to_string(),
                gains = if scores.is_empty() { nobody } else { scores },
                row = iris.row().to_string(),
                workers = around
            )
        }
        Event::Court { workers, leaders, .. } if !leaders.is_empty() => {
            let there = join(l, listed(speech, &workers.map(u16::from)));
            let sending: Vec<String> = seats(speech).filter(|seat| leaders.has(*seat)).map(name).collect();
            let seats = list(l, &sending);
            if sending.len() == 1 {
                say!(l, brussels_1893.log.court, seats = seats, workers = there)
            } else {
                say!(l, brussels_1893.log.court_each, seats = seats, workers = there)
            }
        }
        Event::Court { .. } => say!(l, brussels_1893.log.court_nobody).to_owned(),
        Event::RoundEnded { round } => say!(l, brussels_1893.log.round, round = round.to_string()),
        Event::Salaries { seat, paid, lost, .. } => {
            let paid = say!(l, brussels_1893.log.salaries, francs = francs(l, paid), seat = name(seat));
            let lost = (lost > 0).then(|| say!(l, brussels_1893.log.lost, points = points(l, lost)));
            clauses(l, [paid, lost.unwrap_or_default()])
        }
        Event::Unpaid { seat, noble: who } => {
            say!(l, brussels_1893.log.unpaid, noble = noble(l, who), seat = name(seat))
        }
        _ => return belle::event(event, speech),
    })
}

/// What somebody leaves who might have taken it.
fn declined(l: Language, seat: String, offer: Offer) -> String {
    match offer {
        Offer::Needle => say!(l, brussels_1893.log.declined_needle, seat = seat),
        Offer::Noble => say!(l, brussels_1893.log.declined_noble, seat = seat),
        Offer::Jokers => say!(l, brussels_1893.log.declined_jokers, seat = seat),
        Offer::Card(card) => {
            say!(l, brussels_1893_belle.log.declined_card, card = belle::card_name(l, card), seat = seat)
        }
        Offer::Guest => say!(l, brussels_1893_belle.log.declined_guest, seat = seat),
        Offer::Tile => say!(l, brussels_1893_belle.log.declined_tile, seat = seat),
    }
}

/// A column that was counted: what each has laid, and to whom the card goes.
fn counted(speech: &Speech<Brussels1893>, column: u8, stakes: &PerSeat<u16>, leaders: SeatSet) -> String {
    let l = speech.language;
    let column = (column + 1).to_string();
    let laid = join(l, listed(speech, stakes));
    match (leaders.len(), seats(speech).find(|seat| leaders.has(*seat))) {
        (1, Some(seat)) => {
            say!(l, brussels_1893.log.column, column = column, seat = speech.seat(seat), stakes = laid)
        }
        (0, _) => say!(l, brussels_1893.log.column_empty, column = column),
        _ => say!(l, brussels_1893.log.column_tied, column = column, stakes = laid),
    }
}

fn seats(speech: &Speech<Brussels1893>) -> impl Iterator<Item = Seat> + use<> {
    (0..speech.players.len()).map(Seat::from_index)
}

/// Who has how much, the most first.
fn listed(speech: &Speech<Brussels1893>, of: &PerSeat<u16>) -> impl Iterator<Item = String> {
    let l = speech.language;
    let mut some: Vec<(Seat, u16)> = seats(speech).zip(*of).filter(|(_, n)| *n > 0).collect();
    order::sort_by_key(&mut some, |(_, n)| std::cmp::Reverse(*n));
    some.into_iter().map(move |(seat, n)| {
        say!(l, brussels_1893.of_seat, number = n.to_string(), seat = speech.seat(seat))
    })
}
