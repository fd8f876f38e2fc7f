//! How the game swung: each seat's distance from the table's average, round by round, as a drawing.

use std::fmt::Write as _;

/// The frame of the drawing.
pub const VIEW_BOX: &str = "0 0 660 150";

const LEFT: f64 = 34.0;
const RIGHT: f64 = 604.0;
const TOP: f64 = 14.0;
const BOTTOM: f64 = 120.0;

/// How wide and high a token is.
const TOKEN: f64 = 17.0;

/// Smallest gain on the table's average that makes a round a turning point.
const TURN: f64 = 2.0;

/// The drawing, and what to say about it.
#[derive(Clone, Debug, PartialEq)]
pub struct Swing {
    /// Content of an `<svg>` with [`VIEW_BOX`]; colours are classes of `style/table/lead.css`.
    pub svg: String,
    /// The round, from 1, in which the winner gained most on the table's average, and the points scored in it.
    pub turning_point: Option<(usize, i32)>,
}

/// Draws the totals at the end of every round. `rounds[0]` is the beginning; `shapes` name the seats' colours; `winners`
/// are seats' indices: of several, none turned the game. `None` for a game too short to swing.
#[must_use]
pub fn swing(rounds: &[Vec<i32>], shapes: &[u8], winners: &[usize]) -> Option<Swing> {
    let last = rounds.len().checked_sub(1).filter(|last| *last > 0)?;
    let distance = |round: usize, seat: usize| {
        let totals = &rounds[round];
        let average = f64::from(totals.iter().sum::<i32>()) / totals.len().max(1) as f64;
        f64::from(totals.get(seat).copied().unwrap_or(0)) - average
    };
    let seats = shapes.len();
    let widest = (0..=last)
        .flat_map(|round| (0..seats).map(move |seat| (round, seat)))
        .map(|(round, seat)| distance(round, seat).abs())
        .fold(1.0, f64::max);
    let step = (widest / 2.0).ceil().max(1.0) * 2.0;
    let x = |round: usize| LEFT + (RIGHT - LEFT) * round as f64 / last as f64;
    let y = |distance: f64| f64::midpoint(TOP, BOTTOM) - distance / step * (BOTTOM - TOP) / 2.0;
    let mut svg = String::new();

    let turning_of = |winner: usize| {
        let gain = |round: usize| distance(round, winner) - distance(round - 1, winner);
        let scored = |round: usize| {
            let total = |round: usize| rounds[round].get(winner).copied().unwrap_or(0);
            total(round) - total(round - 1)
        };
        // Where only the others lost, the winner turned nothing.
        let turns = |round: &usize| gain(*round) >= TURN && scored(*round) > 0;
        let turning = (1..=last).filter(turns).max_by(|a, b| {
            // Of equal gains the earlier counts.
            gain(*a).total_cmp(&gain(*b)).then(b.cmp(a))
        });
        turning.map(|round| (round, scored(round)))
    };
    let turning_point = if let [winner] = *winners { turning_of(winner) } else { None };
    if let Some((round, _)) = turning_point {
        let (from, to) = (x(round - 1), x(round));
        let _ = write!(
            svg,
            r#"<rect class="turning" x="{from:.1}" y="4" width="{:.1}" height="122"/>"#,
            to - from
        );
    }
    for level in [step, 0.0, -step] {
        let at = y(level);
        let class = if level == 0.0 { "zero" } else { "level" };
        let sign = if level > 0.0 {
            "+"
        } else if level < 0.0 {
            "−"
        } else {
            ""
        };
        let _ = write!(
            svg,
            r#"<path class="{class}" d="M{LEFT} {at:.1}H{RIGHT}"/><text class="figure" x="28" y="{:.1}" text-anchor="end">{sign}{:.0}</text>"#,
            at + 4.0,
            level.abs()
        );
    }
    // At most a dozen figures under the line.
    let every = last.div_ceil(12);
    for round in (every..=last).step_by(every) {
        let _ = write!(
            svg,
            r#"<text class="figure" x="{:.1}" y="144" text-anchor="middle">{round}</text>"#,
            x(round)
        );
    }
    // The winner's line lies on top.
    let order = (0..seats)
        .filter(|seat| !winners.contains(seat))
        .chain(winners.iter().copied().filter(|seat| *seat < seats));
    let mut ends: Vec<(f64, f64)> = Vec::new();
    for seat in order {
        let shape = shapes[seat] % 5;
        let mut path = String::new();
        for round in 0..=last {
            let command = if round == 0 { 'M' } else { 'L' };
            let _ = write!(path, "{command}{:.1} {:.1}", x(round), y(distance(round, seat)));
        }
        let class = if winners.contains(&seat) { "line lead" } else { "line" };
        let _ = write!(svg, r#"<path class="{class} line-{shape}" d="{path}"/>"#);
        let (column, end) = beside(&ends, y(distance(last, seat)));
        ends.push((column, end));
        let name = crate::app::draw::seat::SHAPES[usize::from(shape)];
        let _ = write!(
            svg,
            r##"<g class="seat-{name}"><use class="token" href="#seat-{name}" x="{column}" y="{:.1}" width="{TOKEN}" height="{TOKEN}"/></g>"##,
            end - TOKEN / 2.0
        );
    }
    Some(Swing { svg, turning_point })
}

/// Where the token at the end of a line stands: beside those that it would lie on, or above or below them where two stand there.
fn beside(ends: &[(f64, f64)], end: f64) -> (f64, f64) {
    let is_free = |(x, y): &(f64, f64)| {
        ends.iter().all(|(column, row)| (column - x).abs() >= TOKEN || (row - y).abs() >= TOKEN)
    };
    let rows = (0..=ends.len()).flat_map(|away| [-1.0, 1.0].map(|side| end + side * away as f64 * TOKEN));
    let mut places = rows.flat_map(|row| [0.0, TOKEN + 3.0].map(|more| (RIGHT + 6.0 + more, row)));
    places.find(is_free).unwrap_or((RIGHT + 6.0, end))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tokens_of_lines_that_end_alike_stand_in_the_drawing_and_not_on_each_other() {
        let mut ends = Vec::new();
        for end in [67.0, 67.0, 69.0, 67.0, 60.0] {
            ends.push(beside(&ends, end));
        }
        for (at, (x, y)) in ends.iter().enumerate() {
            assert!(x + TOKEN <= 660.0 && (TOP..=BOTTOM).contains(y), "{x}, {y}");
            let others = ends.iter().skip(at + 1);
            assert!(
                others.clone().all(|(a, b)| (a - x).abs() >= TOKEN || (b - y).abs() >= TOKEN),
                "{ends:?}"
            );
        }
        assert_eq!(ends[0], (RIGHT + 6.0, 67.0));
    }

    #[test]
    fn the_turning_point_is_the_winners_best_round() {
        let rounds = vec![vec![0, 0], vec![1, 3], vec![6, 3], vec![8, 6]];
        let swing = swing(&rounds, &[0, 2], &[0]).expect("three rounds were played");
        assert_eq!(swing.turning_point, Some((2, 5)));
        assert_eq!(swing.svg.matches("class=\"line").count(), 2);
        assert!(swing.svg.contains("line-2") && swing.svg.contains("#seat-triangle"));
    }

    #[test]
    fn of_several_who_win_together_none_turned_the_game() {
        let rounds = vec![vec![0, 0], vec![1, 3], vec![6, 3], vec![8, 8]];
        let shared = swing(&rounds, &[0, 2], &[0, 1]).expect("three rounds were played");
        assert_eq!(shared.turning_point, None);
        assert_eq!([shared.svg.matches("turning").count(), shared.svg.matches("line lead").count()], [0, 2]);
    }

    #[test]
    fn a_round_in_which_only_the_others_lost_is_no_turning_point() {
        let rounds = vec![vec![0, 0], vec![0, -9], vec![3, -9]];
        assert_eq!(swing(&rounds, &[0, 1], &[0]).expect("two rounds").turning_point, None);
        let rounds = vec![vec![0, 0], vec![-1, -9], vec![4, -9]];
        assert_eq!(swing(&rounds, &[0, 1], &[0]).expect("two rounds").turning_point, Some((2, 5)));
    }

    #[test]
    fn a_game_without_rounds_has_no_swing() {
        assert_eq!(swing(&[], &[0, 1], &[0]), None);
        assert_eq!(swing(&[vec![0, 0]], &[0, 1], &[0]), None);
        let even = swing(&[vec![0, 0], vec![2, 2]], &[0, 1], &[0]).expect("a round was played");
        assert_eq!(even.turning_point, None);
    }
}
