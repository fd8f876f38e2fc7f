//! The city in the middle: town hall and stair of reputation, church and dice, statues, piles, four gates with canals.

mod ground;
mod spot;

pub use ground::ground;
pub(super) use spot::NARROW_STAIR;
pub use spot::{Spot, die_spot, gate_spot, pawn_spot, pile_spot, quay_spot, section_spot};

use super::Colour;
use super::die;
use super::gable::outline;
use super::token::{SHIELD, figure};
use super::woodcut::{INK, PAPER};
use crate::app::draw::figure::inset;
use crate::app::draw::seat;
use crate::app::draw::svg::{Paint, Svg};
use ground::skyline;
use spot::{QUAY, STAIR, step_edge};

/// The `viewBox` of [`city`].
pub const VIEW_BOX: &str = "0 0 776 236";

/// The `viewBox` of [`narrow`], and the one while gates are chosen, when all four lie there.
pub const NARROW_VIEW_BOXES: [&str; 2] = ["0 0 378 142", "0 0 378 306"];

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
    /// What the spaces cost, from the gate outwards.
    pub prices: [u8; 5],
    /// The space that counts at the end, from 0 at the gate, and its points.
    pub scoring: (u8, u8),
    /// Tokens on either section, 0 to 5.
    pub built: [u8; 2],
    /// Whether the last space of either section brings a statue.
    pub statue: [bool; 2],
    /// The space of either section that may be chosen, from the gate: the next one to build on, or the outermost token.
    pub open: [Option<u8>; 2],
    /// Whether it is the one that the eye should find.
    pub own: bool,
    /// Whether it is nobody's, and nobody's to choose.
    pub idle: bool,
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
    /// They are being chosen.
    pub choosing: bool,
}

/// What the page moves about in the city: see [`die_spot`] and [`pawn_spot`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moving<'a> {
    /// The dice by value; faces of 0 have not been rolled.
    pub dice: [(Colour, u8); 5],
    /// Pawns on the stair.
    pub pawns: &'a [Pawn],
}

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
        inset(&mut svg, [x, y, size, size], die::VIEW_BOX, &rolled_die(rolled, rolled.1 >= 5));
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

/// The city for narrow pages: dice, the next statue, the piles, the stair, and the canals of the gate that is one's own; of all
/// gates while they are chosen. Needs the sprites of the game and of the shell.
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
    svg.rect(0.0, 106.0, 378.0, 4.0 * QUAY, Paint::rgb(0x86a3a8));
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
    for (place, gate) in (0_u8..).zip(city.canals).filter(|(_, gate)| gate.own || city.choosing) {
        inset(&mut svg, quay_spot(city.choosing.then_some(place)), CANAL_VIEW_BOX, &canal(gate));
    }
    svg.finish()
}

/// A die as it was rolled, in a frame of [`die::VIEW_BOX`] that it leaves at the top right with the threat it brings. A face of 0
/// is not rolled. Needs the sprite.
#[must_use]
pub fn rolled_die((colour, face): (Colour, u8), threat: bool) -> String {
    let mut svg = Svg::new();
    svg.raw(&if face == 0 { die::unrolled(colour) } else { die::die(colour, face) });
    if threat {
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

/// A gate and its two sections of five spaces: a plate in the gable of its colour with the price, or a bridge with the
/// owner's token; 3 points at the third space, a statue at the fifth. Needs both sprites.
#[must_use]
pub fn canal(canal: &Canal) -> String {
    let mut svg = Svg::new();
    svg.group();
    if canal.idle {
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
                svg.text(x, 28.0, class, &canal.prices[usize::from(place)].to_string());
            }
            let (scores, points) = canal.scoring;
            if place == scores {
                svg.placed(x + if side { 10.0 } else { -23.0 }, -1.0, 0.0, 0.68);
                svg.path(SHIELD, &[], PAPER).stroke(INK, 1.4);
                svg.end();
                figure(&mut svg, x + if side { 16.8 } else { -16.2 }, 9.4, 10.5, &points.to_string());
            }
            if place == 4 && canal.statue[usize::from(side)] {
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
