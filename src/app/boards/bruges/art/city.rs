//! The city in the middle: town hall and stair of reputation, church and dice, statues, piles, four gates with canals.

use super::Colour;
use super::die;
use super::gable::outline;
use super::token::{SHIELD, figure};
use super::woodcut::{INK, PAPER, begin, print};
use crate::app::draw::figure::inset;
use crate::app::draw::noise::Noise;
use crate::app::draw::seat;
use crate::app::draw::svg::{Paint, Svg, push_path};

/// The `viewBox` of [`city`].
pub const VIEW_BOX: &str = "0 0 776 236";

/// The `viewBox` of [`narrow`].
pub const NARROW_VIEW_BOX: &str = "0 0 378 142";

/// The `viewBox` of [`canal`]: one gate and its two sections.
pub const CANAL_VIEW_BOX: &str = "0 0 388 36";

/// The `viewBox` of [`stair`].
pub const STAIR_VIEW_BOX: &str = "0 0 480 44";

/// A gate, and what was built on its two sections.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Canal {
    /// The seat that owns the gate.
    pub owner: Option<usize>,
    /// Colours of the spaces from the gate outwards: left section, then right.
    pub spaces: [[Colour; 5]; 2],
    /// Tokens on either section, 0 to 5.
    pub built: [u8; 2],
    /// The space of either section that may be chosen, from the gate: the next one to build on, or the outermost token.
    pub open: [Option<u8>; 2],
    /// Whether it is the one that the eye should find.
    pub own: bool,
}

/// A pawn on the stair: whose, and on which step, 0 for the town hall to 10.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pawn {
    /// The seat it belongs to.
    pub seat: usize,
    /// The step it stands on.
    pub step: u8,
}

/// What stands in the city.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct City<'a> {
    /// Statues left, top first.
    pub statues: &'a [u8],
    /// Points by step.
    pub steps: &'a [u8],
    /// The two piles: colour of the top back, if there is one, and how many are left.
    pub piles: [(Option<Colour>, u8); 2],
    /// Cards in the extra pile.
    pub extra: u8,
    /// The gates A to D.
    pub canals: &'a [Canal],
}

/// What the page moves about in the city: see [`die_spot`] and [`pawn_spot`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moving<'a> {
    /// The dice by value; faces of 0 have not been rolled.
    pub dice: [(Colour, u8); 5],
    /// Pawns on the stair.
    pub pawns: &'a [Pawn],
}

const TOWN_HALL: &str = "
    8k1.5 M44 62V4h32v58Z
    x45 M64 4h12v58H64Z
    Xk1.3 M42 4h36v-5H42Z
    Vk1.1 M44-1l2.5-11 2.5 11Z
    Vk1.1 M71-1l2.5-11 2.5 11Z
    8k1.4 M50-1V-18h20V-1Z
    Gk1 M54-3v-9a2.5 3 0 0 1 5 0v9ZM61-3v-9a2.5 3 0 0 1 5 0v9Z
    Vk1.4 M48-18L60-40 72-18Z
    Ak1.2 M60-40v-8M60-48h8l-2.5 2.5L68-43h-8
    1k1.5 60 18 8
    -k1.5 M60 18v-5.5M60 18l4 2
    Gk1 M51 44v-8a3.5 4.5 0 0 1 7 0v8ZM62 44v-8a3.5 4.5 0 0 1 7 0v8Z
    Vk1.5 M14 74L24 52h72l10 22Z
    -k.8 M24 53l-4.2 20
    -k.8 M34 53l-2.8 20
    -k.8 M44 53l-1.4 20
    -k.8 M54 53l0 20
    -k.8 M66 53l1.4 20
    -k.8 M76 53l2.8 20
    -k.8 M86 53l4.2 20
    Xk1.1 M28 66v-7l5-6 5 6v7Z
    Gk.6 M31.5 66v-5h3v5Z
    Xk1.1 M82 66v-7l5-6 5 6v7Z
    Gk.6 M85.5 66v-5h3v5Z
    Xk1.5 M14 74h92v66H14Z
    x45 M86 74h20v66H86Z
    -k.8 M14 78h92
    8k1.4 M7 140V60h14v80Z
    Vk1.4 M5 60L14 32l9 28Z
    Gk.8 M12 72h4v10h-4ZM12 94h4v10h-4Z
    8k1.4 M99 140V60h14v80Z
    Vk1.4 M97 60L106 32l9 28Z
    Gk.8 M104 72h4v10h-4ZM104 94h4v10h-4Z
    Ek1.2 M27 110V90q0-5 4.5-8 4.5 3 4.5 8v20Z
    -k.8 M31.5 82v28M27 97h9
    Ek1.2 M42 110V90q0-5 4.5-8 4.5 3 4.5 8v20Z
    -k.8 M46.5 82v28M42 97h9
    Ek1.2 M69 110V90q0-5 4.5-8 4.5 3 4.5 8v20Z
    -k.8 M73.5 82v28M69 97h9
    Ek1.2 M84 110V90q0-5 4.5-8 4.5 3 4.5 8v20Z
    -k.8 M88.5 82v28M84 97h9
    Kk1.4 M53 140v-18q0-8 7-12 7 4 7 12v18Z
    -k1 M22 116h30M68 116h30
    Ek1.2 M54 105V90q0-5 6-9 6 4 6 9v15Z
    -k.8 M60 81v24M54 95h12
    Gk.9 M27 134v-10q3-5 6 0v10Z
    Gk.9 M39 134v-10q3-5 6 0v10Z
    Gk.9 M75 134v-10q3-5 6 0v10Z
    Gk.9 M87 134v-10q3-5 6 0v10Z";

const CHURCH: &str = "
    Tk1.5 M8 140V84h44v56Z
    Vk1.4 M4 84L30 56l26 28Z
    Tk1.5 M98 140V84h44v56Z
    Vk1.4 M94 84l26-28 26 28Z
    x40 M98 84h44v56H98Z
    Ek1.1 M18 124V104q0-6 5-10 5 4 5 10v20Z
    -k.8 M23 95v29
    Ek1.1 M34 124V104q0-6 5-10 5 4 5 10v20Z
    -k.8 M39 95v29
    Ek1.1 M106 124V104q0-6 5-10 5 4 5 10v20Z
    -k.8 M111 95v29
    Ek1.1 M122 124V104q0-6 5-10 5 4 5 10v20Z
    -k.8 M127 95v29
    Sk1.6 M44 140V66L75 34l31 32v74Z
    -k2.6 M44 66l31-32 31 32
    Gk1.4 75 76 13
    Ak.7 82.5 76 2.7
    3k.7 80.3 81.3 2.7
    Ak.7 75 83.5 2.7
    3k.7 69.7 81.3 2.7
    Ak.7 67.5 76 2.7
    3k.7 69.7 70.7 2.7
    Ak.7 75 68.5 2.7
    3k.7 80.3 70.7 2.7
    Nk.7 75 76 2.8
    Kk1.5 M62 140v-26q0-12 13-18 13 6 13 18v26Z
    -k1 M66 140v-25q0-8 9-13 9 5 9 13v25M75 102v38
    Tk1.5 M28 66V30h20v36Z
    Vk1.4 M28 30L38-6l10 36Z
    -k1.6 M38-6v-8M35-11h6
    Gk.9 M32 50V40q0-4 2.6-5 2.6 1 2.6 5v10ZM39 50V40q0-4 2.6-5 2.6 1 2.6 5v10Z";

const STONE: Paint = Paint::rgb(0xe9dcc0);

/// The whole city. Needs the sprites of the game and of the shell.
#[must_use]
pub fn city(city: &City, moving: &Moving) -> String {
    with(ground() + &upon(city), moving, false)
}

/// A drawing of the city with dice and pawns on top.
fn with(still: String, moving: &Moving, narrow: bool) -> String {
    let mut svg = Svg::new();
    svg.raw(&still);
    for (place, &rolled) in (0_u8..).zip(&moving.dice) {
        let [x, y, size, _] = die_spot(place, narrow);
        inset(&mut svg, [x, y, size, size], die::VIEW_BOX, &rolled_die(rolled));
    }
    for (at, pawn) in moving.pawns.iter().enumerate() {
        let [x, y, size, _] = pawn_spot(moving.pawns, at, narrow);
        token(&mut svg, pawn.seat, [x, y, size]);
    }
    svg.finish()
}

/// What changes in the city, but for what is [`Moving`].
#[must_use]
pub fn upon(city: &City) -> String {
    let mut svg = Svg::new();
    statues(&mut svg, city.statues);
    inset(&mut svg, STAIR, STAIR_VIEW_BOX, &stair(city.steps));
    rack(&mut svg, city);
    for (place, gate) in (0_u8..).zip(city.canals) {
        inset(&mut svg, gate_spot(place), CANAL_VIEW_BOX, &canal(gate));
    }
    svg.finish()
}

/// The city for narrow pages: dice, the next statue, the piles, the stair, and the canals of the gate that is one's own.
/// Needs the sprites of the game and of the shell.
#[must_use]
pub fn narrow(city: &City, moving: &Moving) -> String {
    with(narrow_ground() + &narrow_upon(city), moving, true)
}

/// What never changes in the city of narrow pages.
#[must_use]
pub fn narrow_ground() -> String {
    let mut svg = Svg::new();
    svg.rect(0.0, 0.0, 378.0, 142.0, Paint::rgb(0xefe2c4));
    skyline(&mut svg, 60.0, 384.0, 7, [8.0, 18.0], [0xe6d6b2, 0xc3ab7c]);
    svg.rect(0.0, 56.0, 378.0, 50.0, Paint::rgb(0xd3bf96));
    svg.path("M4,48h216l5,4.5H0Z", &[], STONE).stroke(INK, 1.1);
    svg.rect(0.0, 106.0, 378.0, 36.0, Paint::rgb(0x86a3a8));
    svg.curve("M0,106H378", &[], INK, 1.6);
    svg.finish()
}

/// What changes in it: see [`upon`].
#[must_use]
pub fn narrow_upon(city: &City) -> String {
    let mut svg = Svg::new();
    svg.reuse("br-statue", 234.0, 5.0, 36.0, 47.0);
    if let Some(top) = city.statues.first() {
        figure(&mut svg, 252.0, 66.5, 15.5, &top.to_string());
    }
    for (place, (colour, count)) in (0_u8..).zip(city.piles) {
        inset(&mut svg, pile_spot(place, true), PILE_VIEW_BOX, &pile(colour, count));
    }
    inset(&mut svg, NARROW_STAIR, "14 0 432 44", &stair(city.steps));
    for gate in city.canals.iter().filter(|gate| gate.own) {
        inset(&mut svg, NARROW_GATE, CANAL_VIEW_BOX, &canal(gate));
    }
    svg.finish()
}

/// Left, top, width and height of a part of the city, in units of its drawing.
pub type Spot = [f64; 4];

/// The stair in the city.
const STAIR: Spot = [96.0, 121.0, 480.0, 44.0];

/// The stair on narrow pages, a unit of it as wide as it is high.
pub(super) const NARROW_STAIR: Spot = [17.2, 71.0, 343.6, 35.0];

/// The canals of one's own gate on narrow pages.
const NARROW_GATE: Spot = [0.4, 107.0, 377.2, 35.0];

/// Where a gate's canals lie, by its place from 0.
#[must_use]
pub fn gate_spot(gate: u8) -> Spot {
    [388.0 * f64::from(gate % 2), 165.0 + 35.0 * f64::from(gate / 2), 388.0, 36.0]
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
    let (size, apart) = [(20.0, 0.0), (20.0, 0.0), (17.0, 9.0), (16.0, 6.0), (15.0, 5.0)][sharing.min(4)];
    let (nth, floor) = (before as f64, 39.0 - size);
    let (x, y) = match (pawn.step, narrow) {
        // Narrow pages have a strip before the stair: whoever has not set out stands there, one above the other.
        (0, true) => {
            let up = (floor / (sharing.max(2) - 1) as f64).min(size);
            (13.0 - size, floor - up * nth)
        }
        (0, false) => (-9.0 + apart * nth, floor),
        _ => (step_edge(pawn.step) + if sharing > 1 { 16.0 } else { 19.0 } + apart * nth, floor),
    };
    if narrow {
        let unit = NARROW_STAIR[2] / 432.0;
        [NARROW_STAIR[0] + (x - 14.0) * unit, NARROW_STAIR[1] + y * unit, size * unit, size * unit]
    } else {
        [STAIR[0] + x, STAIR[1] + y, size, size]
    }
}

/// The left edge of a step of the stair.
fn step_edge(step: u8) -> f64 {
    14.0 + 43.0 * f64::from(step.saturating_sub(1))
}

/// What of a gate's canals belongs to a section, or to the gate itself; for narrow pages where there is but one.
#[must_use]
pub fn section_spot(gate: u8, right: Option<bool>, narrow: bool) -> Spot {
    let (x, width) = match right {
        Some(false) => (3.0, 170.0),
        Some(true) => (215.0, 170.0),
        None => (174.0, 40.0),
    };
    let [left, top, whole, height] = if narrow { NARROW_GATE } else { gate_spot(gate) };
    let unit = whole / 388.0;
    [left + x * unit, top, width * unit, height]
}

/// Where a pile lies, 0 or 1.
#[must_use]
pub fn pile_spot(at: u8, narrow: bool) -> Spot {
    let at = f64::from(at);
    if narrow { [280.0 + 49.0 * at, 4.0, 40.0, 67.8] } else { [563.0 + 76.0 * at, 15.0, 72.0, 122.0] }
}

/// What never changes: sky, roofs, the square, town hall and church, the step that the dice lie on, water and quays.
#[must_use]
pub fn ground() -> String {
    let mut drawing = Svg::new();
    let svg = &mut drawing;
    svg.rect(0.0, 0.0, 776.0, 236.0, Paint::rgb(0xefe2c4));
    let (mut lines, mut y, mut gap) = (String::new(), 5.0, 4.0);
    while y < 92.0 {
        push_path(&mut lines, "M0,#H776", &[y]);
        y += gap;
        gap += 0.9;
    }
    svg.curve(&lines, &[], Paint::rgb(0xd6c292), 0.8);
    skyline(svg, 118.0, 780.0, 7, [20.0, 34.0], [0xe6d6b2, 0xc3ab7c]);
    skyline(svg, 130.0, 780.0, 23, [6.0, 24.0], [0xd9c59a, 0xac9060]);
    svg.rect(0.0, 116.0, 776.0, 50.0, Paint::rgb(0xd3bf96));
    let mut cobbles = String::new();
    for row in 0..7_u8 {
        let mut x = f64::from(row % 2) * 8.0;
        while x < 560.0 {
            push_path(&mut cobbles, "M#,#q4,-3.5 8,0", &[x, 120.0 + 7.0 * f64::from(row)]);
            x += 16.0;
        }
    }
    svg.curve(&cobbles, &[], Paint::rgb(0xb79f70), 0.9);
    for (x, y, scale, block) in [(2.0, 50.0, 0.81, TOWN_HALL), (198.0, 6.0, 0.62, CHURCH)] {
        svg.placed(x, y, 0.0, scale);
        begin(svg);
        print(svg, block, &[]);
        svg.end().end();
    }
    svg.path("M116,92h290l8,7H108Z", &[], STONE).stroke(INK, 1.3);
    svg.path("M108,99h306v4H108Z", &[], Paint::rgb(0xc9b48a)).stroke(INK, 1.2);
    water(svg);
    drawing.finish()
}

/// A row of roofs in front of the sky: heights from the first of `rise`, at most the second more.
fn skyline(svg: &mut Svg, base: f64, end: f64, seed: u32, rise: [f64; 2], [fill, line]: [u32; 2]) {
    let mut noise = Noise::new(seed);
    let (mut roofs, mut windows, mut x) = (String::new(), String::new(), -6.0);
    while x < end {
        let width = f64::from(16 + noise.below(15));
        let height = rise[0] + f64::from(noise.below(rise[1] as u32));
        let colour = Colour::ALL[noise.below(5) as usize];
        roofs.push_str(&outline(colour, [x, base - height - width * 0.6, width, width * 0.6], height));
        for share in [0.28, 0.58] {
            push_path(&mut windows, "M#,#h3v5h-3Z", &[x + width * share, base - height + 6.0]);
        }
        x += width - 1.0;
    }
    svg.path(&roofs, &[], Paint::rgb(fill)).stroke(Paint::rgb(line), 1.0);
    svg.path(&windows, &[], Paint::rgb(line)).opacity(0.6);
}

/// A die as it was rolled, in a frame of [`die::VIEW_BOX`] that it leaves at the top right: of 5 and 6 with the threat it
/// brings. A face of 0 is not rolled. Needs the sprite.
#[must_use]
pub fn rolled_die((colour, face): (Colour, u8)) -> String {
    let mut svg = Svg::new();
    svg.raw(&if face == 0 { die::unrolled(colour) } else { die::die(colour, face) });
    if face >= 5 {
        svg.circle(39.0, 1.0, 10.2, PAPER).stroke(INK, 1.2);
        svg.reuse(&colour.id("br-th-"), 31.1, -6.9, 15.8, 15.8).paint("color", colour.dark());
    }
    svg.finish()
}

/// The statue on its plinth with the highest number, and the stones of those that follow.
fn statues(svg: &mut Svg, left: &[u8]) {
    svg.path("M432,103h96v-7H432ZM438,96v-6h84v6Z", &[], Paint::rgb(0xcdb98f)).stroke(INK, 1.3);
    let Some((top, rest)) = left.split_first() else { return };
    svg.reuse("br-statue", 430.0, 13.0, 60.0, 79.0);
    svg.rect(451.0, 78.0, 20.0, 17.0, PAPER).stroke(INK, 1.0);
    figure(svg, 461.0, 91.6, 15.0, &top.to_string());
    for (place, value) in (0_u8..).zip(rest) {
        let (x, y) = (488.0 + f64::from(place % 2) * 18.5, 56.0 + f64::from(place / 2) * 17.0);
        svg.rect(x, y, 17.0, 16.0, Paint::rgb(0xf1e4c6)).stroke(INK, 1.0);
        figure(svg, x + 8.5, y + 12.6, 13.5, &value.to_string());
    }
}

/// The stair of reputation with its points: step 0 is the square before it.
#[must_use]
pub fn stair(points: &[u8]) -> String {
    let mut svg = Svg::new();
    for (step, value) in (1_u8..).zip(points) {
        let (x, height) = (step_edge(step), 24.0 + 1.5 * f64::from(step));
        let riser = Paint::rgb(if step % 2 == 1 { 0xa9653d } else { 0xb4744a });
        svg.rect(x, 44.0 - height, 43.0, height, riser).stroke(INK, 1.2);
        svg.rect(x, 44.0 - height, 43.0, 3.5, STONE).stroke(INK, 0.9);
        svg.group().number("font-size", 15.5);
        svg.text(x + 11.0, 37.6, "br-step", &value.to_string());
        svg.end();
    }
    svg.finish()
}

/// A seat's token of the shell, at left, top, size.
fn token(svg: &mut Svg, of: usize, [x, y, size]: [f64; 3]) {
    svg.reuse(&seat::symbol(of), x, y, size, size);
    svg.class(["br-seat-1", "br-seat-2", "br-seat-3", "br-seat-4"][of % 4]);
}

/// The rack with two piles and the extra pile.
fn rack(svg: &mut Svg, city: &City) {
    svg.rect(552.0, 5.0, 218.0, 156.0, Paint::rgb(0x7b5634)).stroke(INK, 1.5);
    svg.rect(556.0, 9.0, 210.0, 148.0, Paint::rgb(0x8d6540)).stroke(Paint::rgb(0x432d18), 1.0);
    for (place, (colour, count)) in (0_u8..).zip(city.piles) {
        inset(svg, pile_spot(place, false), PILE_VIEW_BOX, &pile(colour, count));
    }
    svg.rect(715.0, 15.0, 46.0, 112.0, Paint::rgb(0x5f4024)).corner(4.0).stroke(Paint::rgb(0x432d18), 1.0);
    svg.rect(727.0, 26.0, 25.0, 38.0, Paint::rgb(0xcdb98f)).corner(3.0).stroke(INK, 1.0);
    svg.rect(724.0, 24.0, 25.0, 38.0, STONE).corner(3.0).stroke(INK, 1.0);
    svg.rect(728.0, 28.0, 17.0, 30.0, Paint::None).corner(2.0).stroke(Paint::rgb(0xb79f70), 1.0);
    svg.group().number("font-size", 19.0);
    svg.text(738.0, 92.0, "br-count", &city.extra.to_string());
    svg.end();
}

/// The `viewBox` of [`pile`].
pub const PILE_VIEW_BOX: &str = "0 0 72 122";

/// A pile: the back of the top card, the edges of those below, how many there are. Needs the sprite.
#[must_use]
pub fn pile(top: Option<Colour>, count: u8) -> String {
    let mut svg = Svg::new();
    let below = match count {
        0 | 1 => 0,
        2..=8 => 2,
        _ => 4,
    };
    for card in (1..=below).rev() {
        let x = f64::from(card) * 0.9;
        let edge = if card % 2 == 1 { STONE } else { Paint::rgb(0xcdb98f) };
        svg.rect(x, 0.0, 68.0, 110.0, edge).corner(5.0).stroke(INK, 0.7);
    }
    match top {
        Some(colour) => {
            svg.reuse(&colour.id("br-back-"), 0.0, 0.0, 68.0, 109.6);
        }
        None => {
            svg.rect(1.0, 1.0, 66.0, 108.0, Paint::None)
                .corner(5.0)
                .stroke(Paint::rgb(0xe9dcc0), 1.4)
                .dashes(5.0, 4.0);
        }
    }
    svg.rect(16.0, 98.0, 36.0, 23.0, PAPER).corner(4.0).stroke(INK, 1.2);
    figure(&mut svg, 34.0, 115.2, 17.0, &count.to_string());
    svg.finish()
}

/// Water and quays under the canals.
fn water(svg: &mut Svg) {
    svg.rect(0.0, 164.0, 776.0, 72.0, Paint::rgb(0x86a3a8));
    let mut ripples = String::new();
    for row in 0..8_u8 {
        let mut x = f64::from(row % 2) * 13.0;
        while x < 776.0 {
            push_path(&mut ripples, "M#,#q3,-2.4 6,0t6,0", &[x, 169.0 + 9.0 * f64::from(row)]);
            x += 26.0;
        }
    }
    svg.curve(&ripples, &[], Paint::rgb(0x66868f), 0.9);
    svg.curve("M0,164H776", &[], INK, 2.0);
    svg.curve("M0,200H776M388,164V236", &[], Paint::rgb(0xc9b48a), 5.0);
    svg.curve("M0,198H776M0,202H776M385,165V236M391,165V236", &[], INK, 0.8);
}

/// A gate and its two sections of five spaces: a plate in the gable of its colour with the price, or a bridge with the
/// owner's token; 3 points at the third space, a statue at the fifth. Needs both sprites.
#[must_use]
pub fn canal(canal: &Canal) -> String {
    let mut svg = Svg::new();
    svg.group();
    if canal.owner.is_none() {
        svg.opacity(0.42);
    }
    if canal.own {
        svg.rect(2.0, 2.0, 384.0, 32.0, Paint::rgb(0xf6ead2)).corner(4.0).opacity(0.32);
        svg.rect(2.0, 2.0, 384.0, 32.0, Paint::None).corner(4.0).stroke(PAPER, 1.6);
    }
    for ((side, spaces), (built, open)) in
        [false, true].into_iter().zip(canal.spaces).zip(canal.built.into_iter().zip(canal.open))
    {
        for (place, colour) in (0_u8..).zip(spaces) {
            let out = 34.0 * f64::from(place);
            let x = if side { 232.0 + out } else { 156.0 - out };
            if open == Some(place) {
                svg.rect(x - 16.5, 1.5, 33.0, 33.0, Paint::rgb(0xffe3a1)).corner(5.0);
                svg.stroke(Paint::rgb(0xc8721b), 2.5);
            }
            if place < built {
                svg.reuse("br-bridge", x - 17.0, 6.0, 34.0, 25.0);
                token(&mut svg, canal.owner.unwrap_or_default(), [x - 9.5, 0.5, 19.0]);
            } else {
                svg.path(&outline(colour, [x - 13.0, 3.0, 26.0, 14.0], 14.0), &[], colour.base());
                svg.stroke(PAPER, 1.4).round_joins();
                let class = if colour == Colour::Yellow { "br-dark" } else { "br-pale" };
                svg.text(x, 28.0, class, &(place + 1).to_string());
            }
            if place == 2 {
                svg.placed(x + if side { 10.0 } else { -23.0 }, -1.0, 0.0, 0.68);
                svg.path(SHIELD, &[], PAPER).stroke(INK, 1.4);
                svg.end();
                figure(&mut svg, x + if side { 16.8 } else { -16.2 }, 9.4, 10.5, "3");
            }
            if place == 4 && place >= built {
                svg.reuse("br-statue", x + if side { 8.0 } else { -24.0 }, 3.0, 18.0, 23.6);
            }
        }
    }
    svg.reuse("br-gate", 174.5, -1.0, 39.0, 36.0);
    if let Some(owner) = canal.owner {
        token(&mut svg, owner, [184.5, 14.0, 19.0]);
    }
    svg.end();
    svg.finish()
}
