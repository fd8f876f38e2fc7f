//! Who was ahead: each seat's expected share of the victory, turn by turn, as a drawing and as figures.

use crate::app::draw::seat::SHAPES;
use crate::bots::review::Finding;
use std::fmt::Write as _;

/// How large the drawing is, in units of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Size {
    /// From edge to edge.
    width: u16,
    /// From top to bottom.
    height: u16,
    /// Rounds that are named under it at most.
    named: usize,
}

impl Size {
    /// Across a tablet.
    pub const WIDE: Self = Self { width: 660, height: 208, named: 12 };
    /// Across a phone, where the wide one would be a strip with letters that nobody can read.
    pub const NARROW: Self = Self { width: 350, height: 208, named: 6 };

    /// Its frame.
    #[must_use]
    pub fn view_box(self) -> String {
        format!("0 0 {} {}", self.width, self.height)
    }

    fn right(self) -> f64 {
        f64::from(self.width) - RIGHT
    }

    fn bottom(self) -> f64 {
        f64::from(self.height) - BOTTOM
    }
}

const LEFT: f64 = 48.0;
const TOP: f64 = 14.0;

/// Room for tokens at the right edge, and for rounds at the lower one.
const RIGHT: f64 = 56.0;
const BOTTOM: f64 = 32.0;

/// Tokens at the ends of the lines, in width and height.
const TOKEN: f64 = 17.0;

/// Where a step stands: the number of its turn, and the round.
pub type Place = (u32, u16);

/// What was to be expected at the beginning of a turn.
#[derive(Clone, Debug, PartialEq)]
pub struct Point {
    /// The number of the turn, from 1.
    pub turn: u32,
    /// The round; none at the end of the game.
    pub round: Option<u16>,
    /// Each seat's share.
    pub shares: Vec<f32>,
}

/// What was to be expected, from the first decision of every turn that was looked at, and how it ended.
#[must_use]
pub fn points(steps: &[Place], findings: &[Finding], end: Option<Vec<f32>>) -> Vec<Point> {
    let mut points: Vec<Point> = Vec::new();
    for finding in findings.iter().filter(|finding| !finding.standing.is_empty()) {
        let Some((turn, round)) = steps.get(finding.step as usize).copied() else { continue };
        if points.last().is_none_or(|last| last.turn < turn) {
            points.push(Point { turn, round: Some(round), shares: finding.standing.clone() });
        }
    }
    let last = steps.last().map_or(0, |(turn, _)| *turn);
    points.extend(end.map(|shares| Point { turn: last + 1, round: None, shares }));
    points
}

/// The latest point of every round, and the end: as many as a table of figures takes.
#[must_use]
pub fn by_round(points: &[Point]) -> Vec<&Point> {
    let next = |at: usize| points.get(at + 1).map(|next| next.round);
    let last = points.iter().enumerate().filter(|(at, point)| next(*at) != Some(point.round));
    last.map(|(_, point)| point).collect()
}

/// A share in hundredths.
#[must_use]
pub fn hundredths(share: f32) -> i32 {
    (share * 100.0).round() as i32
}

/// What is drawn beside the points.
#[derive(Clone, Copy, Debug)]
pub struct Frame<'a> {
    /// How large it is.
    pub size: Size,
    /// Where every step of the game stands.
    pub steps: &'a [Place],
    /// The seats' shapes, which name their colours.
    pub shapes: &'a [u8],
    /// The winner's seat, whose line is strongest.
    pub winner: usize,
    /// Decisions to be marked: the turn, and whose line.
    pub marks: &'a [(u32, usize)],
}

/// The content of an `<svg>` with the view box of its [`Size`]; colours are classes of `style/review.css`.
#[must_use]
pub fn draw(points: &[Point], frame: Frame) -> String {
    let Frame { size, steps, shapes, winner, marks } = frame;
    let (right, bottom) = (size.right(), size.bottom());
    let turns = f64::from(steps.last().map_or(1, |(turn, _)| *turn).max(1));
    let x = |turn: u32| LEFT + (right - LEFT) * (f64::from(turn) - 1.0) / turns;
    let y = |share: f32| bottom - (bottom - TOP) * f64::from(share.clamp(0.0, 1.0));
    let mut svg = String::new();
    for (share, class) in [(1.0, "level"), (0.5, "level"), (0.0, "zero")] {
        let at = y(share);
        let _ = write!(
            svg,
            r#"<path class="{class}" d="M{LEFT} {at:.1}H{right}"/><text class="figure" x="42" y="{:.1}" text-anchor="end">{}%</text>"#,
            at + 4.0,
            hundredths(share)
        );
    }
    let mut rounds: Vec<Place> = steps.to_vec();
    rounds.dedup_by_key(|(_, round)| *round);
    let every = rounds.len().div_ceil(size.named).max(1);
    for (turn, round) in rounds.iter().step_by(every) {
        let at = x(*turn);
        let _ = write!(
            svg,
            r#"<path class="tick" d="M{at:.1} {bottom}v5"/><text class="figure" x="{at:.1}" y="{:.1}" text-anchor="middle">{round}</text>"#,
            bottom + 20.0
        );
    }
    // The winner's line lies on top.
    let seats = (0..shapes.len()).filter(|seat| *seat != winner).chain(Some(winner));
    let mut ends: Vec<(f64, f64)> = Vec::new();
    for seat in seats.filter(|seat| *seat < shapes.len()) {
        let shape = usize::from(shapes[seat]) % SHAPES.len();
        let share = |point: &Point| point.shares.get(seat).copied().unwrap_or(0.0);
        let mut path = String::new();
        for (at, point) in points.iter().enumerate() {
            let command = if at == 0 { 'M' } else { 'L' };
            let _ = write!(path, "{command}{:.1} {:.1}", x(point.turn), y(share(point)));
        }
        let class = if seat == winner { "line lead" } else { "line" };
        let _ = write!(svg, r#"<path class="{class} line-{shape}" d="{path}"/>"#);
        for point in points.iter().filter(|point| marks.contains(&(point.turn, seat))) {
            let (x, y) = (x(point.turn), y(share(point)));
            let _ = write!(svg, r#"<circle class="slip line-{shape}" cx="{x:.1}" cy="{y:.1}" r="4.5"/>"#);
        }
        let Some(last) = points.last() else { continue };
        // Tokens stand beside each other where they would lie on each other.
        let (mut column, end) = (x(last.turn) + 6.0, y(share(last)));
        while ends.iter().any(|(x, y)| (*x - column).abs() < 1.0 && (y - end).abs() < TOKEN) {
            column += TOKEN + 2.0;
        }
        ends.push((column, end));
        let name = SHAPES[shape];
        let _ = write!(
            svg,
            r##"<g class="seat-{name}"><use class="token" href="#seat-{name}" x="{column:.1}" y="{:.1}" width="{TOKEN}" height="{TOKEN}"/></g>"##,
            end - TOKEN / 2.0
        );
    }
    svg
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::draw::tests::assert_sound;
    use crate::bots::review::Worth;
    use crate::engine::Seat;

    fn finding(step: u32, share: f32) -> Finding {
        let worth = Worth { at: 0, share };
        Finding {
            step,
            seat: Seat(0),
            made: worth,
            best: worth,
            rival: None,
            standing: vec![share, 1.0 - share],
        }
    }

    /// Three turns of two steps each, in two rounds.
    const STEPS: [Place; 6] = [(1, 1), (1, 1), (2, 1), (2, 1), (3, 2), (3, 2)];

    #[test]
    fn a_turn_has_one_point_and_the_end_another() {
        let findings = [finding(0, 0.5), finding(1, 0.6), finding(3, 0.4), finding(4, 0.7)];
        let found = points(&STEPS, &findings, Some(vec![1.0, 0.0]));
        let told: Vec<_> =
            found.iter().map(|point| (point.turn, point.round, hundredths(point.shares[0]))).collect();
        assert_eq!(told, [(1, Some(1), 50), (2, Some(1), 40), (3, Some(2), 70), (4, None, 100)]);
        let last: Vec<u32> = by_round(&found).iter().map(|point| point.turn).collect();
        assert_eq!(last, [2, 3, 4]);
        assert_eq!(points(&STEPS, &[], None), []);
    }

    #[test]
    fn a_phone_has_a_drawing_of_its_own_width_with_fewer_rounds_named() {
        let steps: Vec<Place> = (1..=24).map(|turn| (turn, turn as u16)).collect();
        let drawn = |size| draw(&[], Frame { size, steps: &steps, shapes: &[], winner: 0, marks: &[] });
        let named = |svg: &str| svg.matches("text-anchor=\"middle\"").count();
        let (wide, narrow) = (drawn(Size::WIDE), drawn(Size::NARROW));
        assert_eq!((named(&wide), named(&narrow)), (12, 6));
        assert!(wide.contains("H604\"") && narrow.contains("H294\""), "{narrow}");
        assert_eq!(Size::NARROW.view_box(), "0 0 350 208");
    }

    #[test]
    fn the_drawing_is_well_formed_and_tells_seats_apart_without_colour() {
        let found = points(&STEPS, &[finding(0, 0.5), finding(4, 0.5)], Some(vec![0.5, 0.5]));
        let frame = Frame { size: Size::WIDE, steps: &STEPS, shapes: &[2, 4], winner: 1, marks: &[(3, 0)] };
        let svg = draw(&found, frame);
        assert_sound("who was ahead", &svg);
        assert!(svg.contains("#seat-triangle") && svg.contains("#seat-hexagon"));
        assert!(
            svg.contains(r#"class="line line-2""#) && svg.contains(r#"class="line lead line-4""#),
            "{svg}"
        );
        assert_eq!(svg.matches("slip").count(), 1);
        // Tokens of equal shares do not lie on each other.
        let columns: Vec<&str> = svg
            .split(r#"<use class="token""#)
            .skip(1)
            .map(|use_| use_.split(" y=").next().unwrap_or_default())
            .collect();
        assert!(columns.len() == 2 && columns[0] != columns[1], "{columns:?}");
        assert!(draw(&[], frame).contains("figure"), "before anything was looked at its frame stands");
    }
}
