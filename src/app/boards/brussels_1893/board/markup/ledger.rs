//! How a round was resolved: columns, start player, irises, Brussels board, each with what decided it.

use super::super::super::scene::parts::{Fate, IrisCount, Ledger, OfficePart};
use super::super::super::words;
use super::board::{became, medallion};
use super::town::sent;
use super::{Pen, names, sign, title, token, tokens};
use crate::app::boards::kit::markup::{flags, tag};
use crate::app::order;
use crate::app::sentence;
use crate::engine::Seat;
use crate::games::brussels_1893::{PerSeat, Phase, SeatSet, Worker};
use crate::say;

/// Counts of the seats that have some, most first, those who lead marked.
fn counts(pen: &Pen<'_>, counts: impl Iterator<Item = u16>, leaders: SeatSet) -> String {
    let mut some: Vec<(Seat, u16)> = (0..).map(Seat).zip(counts).filter(|(_, n)| *n > 0).collect();
    order::sort_by_key(&mut some, |(_, n)| std::cmp::Reverse(*n));
    pills(pen, some.into_iter(), leaders)
}

/// Counts of seats, those who lead marked.
fn pills(pen: &Pen<'_>, some: impl Iterator<Item = (Seat, u16)>, leaders: SeatSet) -> String {
    let pill = |(seat, n): (Seat, u16)| {
        let class = flags("bx-pill", &[(leaders.has(seat), "top")]);
        tag(&class, &[token(pen, seat), ["<b>", &n.to_string(), "</b>"].concat()].concat())
    };
    some.map(pill).collect()
}

fn line(head: &str, pills: &str, note: &str) -> String {
    tag("bx-step", &[tag("bx-range", head), tag("bx-pills", pills), tag("bx-note", note)].concat())
}

fn step(at: u8, id: &str, words: &str) -> String {
    tag("bx-step-head", &[tag("bx-ordinal", &at.to_string()), sign(id), tag("bx-name", words)].concat())
}

/// The whole ledger; while it is being told, what was told before the present step in short.
#[must_use]
pub fn ledger(pen: &Pen<'_>, ledger: &Ledger) -> String {
    let l = pen.language;
    let on = pen.scene.phase;
    let mut all = String::new();
    // What was seen before the last decision on a card is not told again.
    if !ledger.columns.is_empty() {
        all.push_str(&step(1, "crown", say!(l, brussels_1893_board.ledger.columns)));
        if matches!(on, Phase::Irises | Phase::Court | Phase::Visit) {
            all.push_str(&columns_in_short(pen, ledger));
        } else {
            all.push_str(&columns(pen, ledger));
        }
    }
    if !ledger.irises.is_empty() {
        all.push_str(&step(2, "iris", say!(l, brussels_1893_board.ledger.irises)));
        if !matches!(on, Phase::Court | Phase::Visit) {
            let tiles: String = ledger.irises.iter().map(|iris| tile(pen, iris)).collect();
            all.push_str(&tag("bx-tiles", &tiles));
        }
        all.push_str(&so_far(pen, ledger));
    }
    if let Some((workers, leaders)) = &ledger.court {
        all.push_str(&step(3, "court", say!(l, brussels_1893_board.ledger.court)));
        let name = names(pen, *leaders);
        let note = if leaders.len() > 1 {
            say!(l, brussels_1893_board.ledger.loses_each, name)
        } else {
            say!(l, brussels_1893_board.ledger.loses, name)
        };
        all.push_str(&line("", &counts(pen, workers.iter().map(|n| u16::from(*n)), *leaders), &note));
    }
    if !ledger.visits.is_empty() {
        all.push_str(&step(4, "pavilion", say!(l, brussels_1893_board.belle.visits)));
        for (seat, row, colours, points) in &ledger.visits {
            let gain = tag("bx-gain", &[&token(pen, *seat), "+", &points.to_string()].concat());
            let note = say!(
                l,
                brussels_1893_board.belle.visited,
                count = *colours,
                row = words::belle::row(l, *row)
            );
            all.push_str(&line(&(row + 1).to_string(), &gain, &note));
        }
    }
    all
}

/// The columns in play while prestige cards are decided on: francs of each, and what became of the card or who has most. Unlike the
/// account of a round it lists all of them to whoever looks, whatever they saw before.
#[must_use]
pub fn standing(pen: &Pen<'_>) -> String {
    let l = pen.language;
    let mut all = step(1, "crown", say!(l, brussels_1893_board.ledger.columns));
    for part in pen.scene.board.columns.iter().filter(|part| part.active) {
        let note = if part.deciding {
            let decider = pen.scene.decider.map(|seat| sentence::escaped(pen.name(seat)));
            say!(l, brussels_1893_board.ledger.chooses, name = decider.unwrap_or_default())
        } else {
            verdict(pen, part.leaders, part.gone)
        };
        let stakes = part.stakes.iter().copied();
        let drawn = line(&(part.column + 1).to_string(), &pills(pen, stakes, part.leaders), &note);
        all.push_str(&if part.deciding { tag("bx-deciding-step", &drawn) } else { drawn });
    }
    tag("bx-steps", &all)
}

/// What became of the card of a column, if it is gone; who has most francs there.
fn verdict(pen: &Pen<'_>, leaders: SeatSet, gone: Option<Fate>) -> String {
    let l = pen.language;
    match (gone, leaders.len()) {
        (_, 0) => say!(l, brussels_1893_board.ledger.nobody).to_owned(),
        (_, 2..) => say!(l, brussels_1893_board.column.tie).to_owned(),
        (None, _) => say!(l, brussels_1893_board.column.leads, name = names(pen, leaders)),
        (Some(fate), _) => became(l, fate),
    }
}

/// Workers of each on the Brussels board, and who would send one to the court; nothing where nobody is there.
#[must_use]
pub fn court_ahead(pen: &Pen<'_>) -> String {
    let l = pen.language;
    let losers = pen.scene.town.losers;
    if losers.is_empty() {
        return String::new();
    }
    let workers = |seat: u8| {
        let of = |part: &OfficePart| u16::from(part.workers[usize::from(seat)]);
        pen.scene.town.offices.iter().map(of).sum()
    };
    let note = sent(l, losers, &names(pen, losers));
    let head = tag("bx-subtitle", &title(say!(l, brussels_1893_board.ledger.court), ""));
    let pills = tag("bx-pills", &counts(pen, (0..pen.view.table.seats).map(workers), losers));
    [head, pills, tag(if losers.has(pen.scene.own) { "bx-warning" } else { "bx-note" }, &note)].concat()
}

fn columns(pen: &Pen<'_>, ledger: &Ledger) -> String {
    let l = pen.language;
    let mut all = String::new();
    for (column, stakes, leaders, fate) in &ledger.columns {
        let note = verdict(pen, *leaders, Some(*fate).filter(|fate| *fate != Fate::Open));
        all.push_str(&line(&(column + 1).to_string(), &counts(pen, stakes.iter().copied(), *leaders), &note));
    }
    if let Some((seat, icons)) = &ledger.start {
        let name = sentence::escaped(pen.name(*seat));
        let note = if words::is_start_tied(icons, *seat) {
            say!(l, brussels_1893_board.ledger.start_tied, name = name)
        } else {
            say!(l, brussels_1893_board.ledger.start, name = name)
        };
        all.push_str(&line(&sign("start"), &counts(pen, icons.iter().copied(), SeatSet(1 << seat.0)), &note));
    }
    all
}

fn columns_in_short(pen: &Pen<'_>, ledger: &Ledger) -> String {
    let won = |(column, _, leaders, _): &(u8, PerSeat<u16>, SeatSet, Fate)| {
        tag("bx-gain", &[(column + 1).to_string(), tokens(pen, *leaders)].concat())
    };
    let columns: String = ledger.columns.iter().map(won).collect();
    let start = ledger.start.map(|(seat, _)| tag("bx-gain", &[sign("start"), token(pen, seat)].concat()));
    tag("bx-gain-line", &[columns, start.unwrap_or_default()].concat())
}

/// An iris: who stands around it, who has most, and what that scores.
fn tile(pen: &Pen<'_>, count: &IrisCount) -> String {
    let l = pen.language;
    let IrisCount { iris, workers, doubled, leaders, points } = count;
    let place = words::iris(*iris);
    // Who stood where is told no more: by seats, those who are nobody's last.
    let mut around = [Some(Worker::Neutral); 4];
    let standing = |seat: Seat, n: u8| n - u8::from(*doubled == Some(seat));
    let by_seat = (0..).map(Seat).zip(workers);
    let by_seat = by_seat.flat_map(|(seat, n)| (0..standing(seat, *n)).map(move |_| Worker::Of(seat)));
    for (place, worker) in around.iter_mut().zip(by_seat) {
        *place = Some(worker);
    }
    let drawn = medallion(pen, true, around, *leaders);
    let note = if leaders.is_empty() {
        say!(l, brussels_1893_board.ledger.nobody).to_owned()
    } else {
        gains(pen, points)
    };
    let around = counts(pen, workers.iter().map(|n| u16::from(*n)), *leaders);
    let twice = doubled.map(|seat| {
        let name = sentence::escaped(pen.name(seat));
        tag("bx-note", &say!(l, brussels_1893_board.ledger.doubled, name = name))
    });
    let words = [
        tag("bx-note", &place),
        tag("bx-pills", &around),
        twice.unwrap_or_default(),
        tag("bx-scored", &note),
    ];
    tag("bx-tile", &[drawn, tag("bx-words", &words.concat())].concat())
}

/// What each has scored by irises so far.
fn so_far(pen: &Pen<'_>, ledger: &Ledger) -> String {
    let mut sums: PerSeat<u8> = PerSeat::default();
    for count in &ledger.irises {
        sums.iter_mut().zip(&count.points).for_each(|(sum, points)| *sum += points);
    }
    let note = tag("bx-note", say!(pen.language, brussels_1893_board.stake.from_irises));
    tag("bx-gain-line", &[gains(pen, &sums), note].concat())
}

fn gains(pen: &Pen<'_>, points: &PerSeat<u8>) -> String {
    let some = (0..).map(Seat).zip(points).filter(|(_, points)| **points > 0);
    some.map(|(seat, points)| tag("bx-gain", &[&token(pen, seat), "+", &points.to_string()].concat()))
        .collect()
}
