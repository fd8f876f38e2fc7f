//! How a round was resolved: columns, start player, irises, Brussels board, each with what decided it.

use super::super::super::scene::parts::{Fate, Ledger};
use super::super::super::words;
use super::{Pen, names, sign, token, tokens};
use crate::app::boards::kit::markup::{flags, tag};
use crate::app::sentence;
use crate::engine::Seat;
use crate::games::brussels_1893::{PerSeat, SeatSet};
use crate::say;

/// Counts of the seats that have some, most first, those who lead marked.
fn counts(pen: &Pen<'_>, counts: impl Iterator<Item = u16>, leaders: SeatSet) -> String {
    let mut some: Vec<(Seat, u16)> = (0..).map(Seat).zip(counts).filter(|(_, n)| *n > 0).collect();
    some.sort_by_key(|(_, n)| std::cmp::Reverse(*n));
    let pill = |(seat, n): (Seat, u16)| {
        let class = flags("bx-pill", &[(leaders.has(seat), "top")]);
        tag(&class, &[token(pen, seat), ["<b>", &n.to_string(), "</b>"].concat()].concat())
    };
    some.into_iter().map(pill).collect()
}

fn line(head: &str, pills: &str, note: &str) -> String {
    tag("bx-step", &[tag("bx-range", head), tag("bx-pills", pills), tag("bx-note", note)].concat())
}

fn step(at: u8, id: &str, words: &str) -> String {
    tag("bx-step-head", &[tag("bx-ordinal", &at.to_string()), sign(id), tag("bx-name", words)].concat())
}

/// The whole ledger.
#[must_use]
pub fn ledger(pen: &Pen<'_>, ledger: &Ledger) -> String {
    let l = pen.language;
    let mut all = step(1, "crown", say!(l, brussels_1893_board.ledger.columns));
    for (column, stakes, leaders, fate) in &ledger.columns {
        let note = match fate {
            _ if leaders.len() > 1 => say!(l, brussels_1893_board.column.tie).to_owned(),
            Fate::Open => say!(l, brussels_1893_board.ledger.open).to_owned(),
            Fate::Rewarded => say!(l, brussels_1893_board.ledger.reward).to_owned(),
            Fate::Tucked(zone) => say!(l, brussels_1893_board.ledger.tucked, zone = words::zone(l, *zone)),
        };
        all.push_str(&line(&(column + 1).to_string(), &counts(pen, stakes.iter().copied(), *leaders), &note));
    }
    if let Some((seat, icons)) = &ledger.start {
        let name = sentence::escaped(pen.name(*seat));
        let note = say!(l, brussels_1893_board.ledger.start, name = name);
        all.push_str(&line(&sign("start"), &counts(pen, icons.iter().copied(), SeatSet(1 << seat.0)), &note));
    }
    if !ledger.irises.is_empty() {
        all.push_str(&step(2, "iris", say!(l, brussels_1893_board.ledger.irises)));
    }
    for (iris, workers, leaders, points) in &ledger.irises {
        let place = [&iris.column().to_string(), "-", &iris.row().to_string()].concat();
        let won = points.iter().copied().max().unwrap_or_default();
        let note = match leaders.len() {
            0 => say!(l, brussels_1893_board.ledger.nobody).to_owned(),
            1 => [&tokens(pen, *leaders), "+", &won.to_string()].concat(),
            _ => gains(pen, points),
        };
        all.push_str(&line(&place, &counts(pen, workers.iter().map(|n| u16::from(*n)), *leaders), &note));
    }
    if let Some((workers, leaders)) = &ledger.court {
        all.push_str(&step(3, "court", say!(l, brussels_1893_board.ledger.court)));
        let note = say!(l, brussels_1893_board.ledger.loses, name = names(pen, *leaders));
        all.push_str(&line("", &counts(pen, workers.iter().map(|n| u16::from(*n)), *leaders), &note));
    }
    all
}

fn gains(pen: &Pen<'_>, points: &PerSeat<u8>) -> String {
    let some = (0..).map(Seat).zip(points).filter(|(_, points)| **points > 0);
    some.map(|(seat, points)| [&token(pen, seat), "+", &points.to_string(), " "].concat()).collect()
}
