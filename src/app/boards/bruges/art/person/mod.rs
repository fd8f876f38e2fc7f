//! 165 portraits: group in headgear and dress, name in the attribute, face by the hash of the card's id.

// The looks are tables of names from the two plates' files.
#![allow(clippy::wildcard_imports)]

mod attribute;
mod dress;
mod face;
mod headgear;
mod look;

use super::woodcut::{begin, print};
use super::{Colour, Group};
use crate::app::draw::noise::hash;
use crate::app::draw::svg::{Paint, Svg};
use look::{LOOKS, Look};

/// The `viewBox` of [`portrait`]: half length, shoulders cut off below, room for plumes above.
pub const VIEW_BOX: &str = "3 -6 116 118";

/// Whom to draw: nothing but what is printed on the card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Person<'a> {
    /// The card's id; its last digits are the number within the group. Any other text draws somebody too.
    pub id: &'a str,
    /// Dress and headgear.
    pub group: Group,
    /// The colour of the card, which no cloak repeats.
    pub colour: Colour,
}

/// The side that the attribute is held up on; the face looks the other way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Held {
    /// By chance, the same for a person everywhere.
    Either,
    /// On the left, as on cards, whose trigger lies on the right.
    Left,
    /// On the right, as in houses, whose lamp hangs on the left.
    Right,
}

/// Dyes of cloth; the first five are the ones close to a card's colour.
const DYES: [u32; 8] = [0x8e3226, 0xc0912f, 0x33587a, 0x5d3d2a, 0x5f3d66, 0x55613a, 0x3c3a3c, 0xcdb98f];

/// Scarlet of cardinals.
const SCARLET: Paint = Paint::rgb(0xa5281e);

/// Skins and their shadows, from Flanders to the ports it traded with.
const SKINS: [[u32; 2]; 5] = [
    [0xf3dfc3, 0xd9b48a],
    [0xecd0ac, 0xc99f72],
    [0xe0bb8f, 0xb58455],
    [0xb98a60, 0x875b37],
    [0x8a5c3e, 0x5f3c26],
];

/// Colours of hair; the last is grey.
const HAIRS: [u32; 7] = [0x3a2a1f, 0x6b4526, 0xa8743a, 0xc79a55, 0x8b4a2a, 0x1f1b1a, 0xd6cdbb];

/// The numbers with features no group shares.
const SPECTACLES: [(Group, u32); 9] = [
    (Group::Scholar, 3),
    (Group::Scholar, 6),
    (Group::Scholar, 9),
    (Group::Scholar, 12),
    (Group::Scholar, 15),
    (Group::Bureaucrat, 4),
    (Group::Bureaucrat, 10),
    (Group::Artist, 12),
    (Group::Merchant, 11),
];

/// Independent choices out of one hash.
struct Chance(u32);

impl Chance {
    /// A number below `count`.
    fn below(&mut self, count: usize) -> usize {
        self.0 = self.0.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (self.0 >> 16) as usize % count
    }

    /// One of `choices`.
    fn of<T: Copy>(&mut self, choices: &[T]) -> T {
        choices[self.below(choices.len())]
    }
}

/// The number within the group, from 1; ids that tell none take one by chance.
fn number(id: &str) -> u32 {
    let digits = id.bytes().rev().take_while(u8::is_ascii_digit).count();
    match id[id.len() - digits..].parse() {
        Ok(number @ 1..=15) => number,
        _ => hash(id) % 15 + 1,
    }
}

/// The look of a card.
fn look(person: &Person) -> Look {
    LOOKS[person.group as usize][number(person.id) as usize - 1]
}

/// The portrait, in a frame of [`VIEW_BOX`]; nothing of the sprite is needed.
#[must_use]
pub fn portrait(person: &Person, held: Held) -> String {
    let (attribute, headgear, woman) = look(person);
    let (group, number) = (person.group, number(person.id));
    let mut chance = Chance(hash(person.id));
    let mirrored = match (chance.below(2), held) {
        (side, Held::Either) => side == 1,
        (_, held) => held == Held::Left,
    };
    let choices = DYES.iter().enumerate().filter(|(at, _)| *at != person.colour as usize);
    let choices: Vec<Paint> = choices.map(|(_, dye)| Paint::rgb(*dye)).collect();
    let another = |chance: &mut Chance, unlike: &[Paint]| {
        let at = chance.below(choices.len());
        let from = choices.iter().cycle().skip(at);
        from.take(choices.len()).copied().find(|dye| !unlike.contains(dye)).unwrap_or(Paint::Current)
    };
    let scarlet = (group, number) == (Group::Clergy, 15);
    let cloak = if scarlet { SCARLET } else { another(&mut chance, &[]) };
    let trim = another(&mut chance, &[cloak]);
    let hat = if scarlet { SCARLET } else { another(&mut chance, &[]) };
    let band = another(&mut chance, &[hat]);
    let [skin, shadow] = SKINS[chance.of(&[0, 1, 0, 2, 1, 0, 1, 3, 2, 4])].map(Paint::rgb);
    let old = chance.below(4) == 0 && !woman;
    let hair = Paint::rgb(if old { HAIRS[6] } else { HAIRS[chance.below(6)] });
    let lines = if old { Paint::rgb(0x8d8373) } else { hair.mix(Paint::rgb(0), 0.5) };
    let own = [
        (b'a', cloak),
        (b'b', trim),
        (b's', skin),
        (b't', shadow),
        (b'r', skin.mix(Paint::rgb(0xc8553d), 0.22)),
        (b'h', hair),
        (b'i', lines),
        (b'l', skin.mix(Paint::rgb(0xa5362d), 0.68)),
    ];
    let mut worn = own;
    (worn[0].1, worn[1].1) = (hat, band);

    let hidden = headgear.starts_with('!');
    let cut = if woman { 0 } else { 1 + chance.below(3) };
    let mut svg = Svg::new();
    if mirrored {
        svg.mirrored(61.0);
    }
    begin(&mut svg);
    let mut plate = |block: &str| print(&mut svg, block, &own);
    if !hidden {
        plate(face::BEHIND[cut]);
    }
    plate(CLOAK);
    plate(face::NECK);
    plate(dress::DRESS[group as usize]);
    plate(face::HEADS[if woman { 3 + chance.below(2) } else { chance.below(3) }]);
    plate(face::CHEEK);
    plate(face::EYES[chance.below(3)]);
    plate(face::BROWS[if woman { 3 + chance.below(2) } else { chance.below(3) }]);
    plate(face::NOSES[if woman { 2 + chance.below(2) } else { chance.below(4) }]);
    plate(face::MOUTHS[if woman { 4 + chance.below(2) } else { chance.below(4) }]);
    if old {
        plate(face::AGE);
    }
    let beard = chance.of(&[0, 1, 2, 3, 4, 0, 5, 0]);
    if !woman {
        plate(face::BEARDS[beard]);
    }
    if !hidden {
        plate(face::FRINGE[cut]);
    }
    if group == Group::Underworld && chance.below(2) == 0 && !woman {
        plate(face::SCAR);
    }
    if SPECTACLES.contains(&(group, number)) {
        plate(face::GLASSES);
    }
    if group == Group::Entertainer && !hidden && chance.below(2) == 0 {
        plate(face::EARRING);
    }
    print(&mut svg, headgear, &worn);
    let mut plate = |block: &str| print(&mut svg, block, &own);
    if (group, number) == (Group::Protector, 7) {
        plate(face::BEAK);
    }
    plate(attribute);
    plate(HAND);
    svg.end();
    if mirrored {
        svg.end();
    }
    svg.finish()
}

/// The cloak over both shoulders.
const CLOAK: &str = "
    ak1.8 M6 122C6 102 22 94 46 86h30c22 8 38 16 38 36Z
    x50 M78 88c20 8 36 16 36 34H86c2-12-2-24-8-34Z
    -k1.2 M20 122c0-8 2-14 6-18M100 122c0-8-2-14-5-17";

/// The fist round the attribute, and its sleeve.
const HAND: &str = "
    bk1.5 M88 110c6-4 14-4 20 0l5 14H83Z
    sk1.5 M89 101c0-6 4-7 9-7 6 0 10 2 10 8 0 6-3 10-9 10-6 0-10-4-10-11Z
    -k.9 M92 99.5h11M92.5 103.5h10.5M93.5 107.5h9";

/// The portrait in a window of another drawing: `view` of its frame, at left, top, width, height.
pub(super) fn framed(
    svg: &mut Svg,
    person: &Person,
    held: Held,
    [x, y, width, height]: [f64; 4],
    view: &str,
) {
    svg.raw("<svg").number("x", x).number("y", y).number("width", width).number("height", height);
    svg.attribute("viewBox", view).raw(">").raw(&portrait(person, held)).raw("</svg>");
}

/// What a person holds, wears, and has on the head, as the tests look for it.
#[cfg(test)]
pub(super) fn attribute_and_dress(person: &Person) -> [&'static str; 3] {
    let (attribute, headgear, _) = look(person);
    [attribute, dress::DRESS[person.group as usize], headgear]
}
