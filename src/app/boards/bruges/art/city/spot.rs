//! Where things lie in the city, in units of its drawing.

use super::Pawn;

/// Left, top, width and height of a part of the city, in units of its drawing.
pub type Spot = [f64; 4];

/// The stair in the city.
pub(super) const STAIR: Spot = [96.0, 121.0, 480.0, 44.0];

/// The stair on narrow pages, a unit of it as wide as it is high.
pub(in super::super) const NARROW_STAIR: Spot = [17.2, 71.0, 343.6, 35.0];

/// From one gate to the next on narrow pages, where all of them lie below the stair: each has a finger's room.
pub(super) const QUAY: f64 = 50.0;

/// Where a gate's canals lie, by its place from 0.
#[must_use]
pub fn gate_spot(gate: u8) -> Spot {
    [388.0 * f64::from(gate % 2), 165.0 + 35.0 * f64::from(gate / 2), 388.0, 36.0]
}

/// Where canals lie on narrow pages: those of one's own gate, or of the gate of this place while all four lie one below the other.
#[must_use]
pub fn quay_spot(of_all: Option<u8>) -> Spot {
    let top = of_all.map_or(107.0, |place| 115.0 + QUAY * f64::from(place));
    [0.4, top, 377.2, 35.0]
}

/// Where the die of a place lies, from 0.
#[must_use]
pub fn die_spot(place: u8, narrow: bool) -> Spot {
    let place = f64::from(place);
    if narrow { [7.0 + 43.5 * place, 11.0, 37.6, 37.6] } else { [124.0 + 57.0 * place, 49.0, 43.2, 43.2] }
}

/// Where a pawn stands among all of them: on its step, beside those who share it, or before the town hall.
#[must_use]
pub fn pawn_spot(pawns: &[Pawn], at: usize, narrow: bool) -> Spot {
    let Some(pawn) = pawns.get(at) else { return Spot::default() };
    let sharing = pawns.iter().filter(|other| other.step == pawn.step).count();
    let before = pawns[..at].iter().filter(|other| other.step == pawn.step).count();
    let (size, apart) = [(20.0, 0.0), (17.0, 9.0), (15.0, 13.0)][sharing.saturating_sub(1).min(2)];
    let (nth, floor) = (before as f64, 39.0 - size);
    // Three and four stand two by two, so that each is seen.
    let (beside, above) = ((before % 2) as f64 * apart, (before / 2) as f64 * 14.0);
    let (x, y) = match (pawn.step, narrow) {
        // Narrow pages have a strip before the stair: whoever has not set out stands there, one above the other.
        (0, true) => {
            let up = (floor / (sharing.max(2) - 1) as f64).min(size);
            (13.0 - size, floor - up * nth)
        }
        (0, false) => (-9.0 + beside, floor - above),
        _ => (step_edge(pawn.step) + if sharing > 1 { 16.0 } else { 19.0 } + beside, floor - above),
    };
    if narrow {
        let unit = NARROW_STAIR[2] / 432.0;
        [NARROW_STAIR[0] + (x - 14.0) * unit, NARROW_STAIR[1] + y * unit, size * unit, size * unit]
    } else {
        [STAIR[0] + x, STAIR[1] + y, size, size]
    }
}

/// The left edge of a step of the stair.
pub(super) fn step_edge(step: u8) -> f64 {
    14.0 + 43.0 * f64::from(step.saturating_sub(1))
}

/// What of a gate's canals, which lie [here](gate_spot), belongs to a section, or to the gate itself.
#[must_use]
pub fn section_spot([left, top, whole, height]: Spot, right: Option<bool>) -> Spot {
    let (x, width) = match right {
        Some(false) => (3.0, 170.0),
        Some(true) => (215.0, 170.0),
        None => (174.0, 40.0),
    };
    let unit = whole / 388.0;
    [left + x * unit, top, width * unit, height]
}

/// Where a pile lies, 0 or 1.
#[must_use]
pub fn pile_spot(at: u8, narrow: bool) -> Spot {
    let at = f64::from(at);
    if narrow { [280.0 + 49.0 * at, 4.0, 40.0, 67.8] } else { [563.0 + 76.0 * at, 15.0, 72.0, 122.0] }
}
