//! Cards: the front with its person, the back with the colour that everybody may see.

use super::gable::{masonry, outline, window};
use super::person::{Held, framed};
use super::token::{Trigger, figure, points, price};
use super::woodcut::{INK, PAPER};
use super::{Colour, Person};
use crate::app::draw::svg::{Paint, Svg};
use crate::games::bruges::{CardId, Components};

/// Width and height of [`card`], [`frame`] and of `br-back-*` in the sprite.
pub const VIEW_BOX: &str = "0 0 126 203";

/// The `viewBox` of [`picture`]: what it shows at its lowest. It goes on to the left, to the right, and 18 units below,
/// where there is room.
pub const PICTURE_VIEW_BOX: &str = "6 27 114 74";

/// The `viewBox` of [`slip_signs`].
pub const SLIP_VIEW_BOX: &str = "0 0 74 120";

/// What is printed on a card beside its words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Face<'a> {
    /// Who it is.
    pub person: Person<'a>,
    /// Price in guilders.
    pub price: u8,
    /// Printed points.
    pub points: u8,
    /// Printed trigger.
    pub trigger: Trigger,
    /// Whether it costs more than its owner has.
    pub dear: bool,
}

impl<'a> Face<'a> {
    /// A card as it is printed, or as the edition in play has it.
    #[must_use]
    pub fn printed(components: &'a Components, id: CardId) -> Self {
        let card = components.card(id);
        let name = components.ids.get(usize::from(id)).map_or("", String::as_str);
        let person = Person { id: name, group: card.group, colour: card.colour };
        Self { person, price: card.price, points: card.points, trigger: Trigger::of(card), dear: false }
    }
}

/// Lines of the sky in the mood of an engraving: closer above.
const SKY: &str = "M-90,31H216M-90,35H216M-90,39.5H216M-90,44.5H216M-90,50H216M-90,56H216M-90,63H216";

/// A card's front without words, in one drawing. Needs the sprite.
#[must_use]
pub fn card(face: &Face) -> String {
    let dark = face.person.colour.dark();
    let mut svg = Svg::new();
    ground(&mut svg, face.person.colour);
    svg.raw(r#"<svg x="6" y="27" width="114" height="92" viewBox="6 27 114 92">"#)
        .raw(&picture(&face.person));
    svg.raw("</svg>").curve("M5,26.5H121M5,119H121", &[], dark, 1.6);
    signs(&mut svg, face);
    badge(&mut svg, [107.0, 105.0, 12.0], dark, &face.trigger.id());
    svg.finish()
}

/// A card's frame: ground, price, points, emblem of the group. The page lays the rest upon it, from above: the name, the
/// [`picture`], which yields to the sentence, the sentence, the group's name. Needs the sprite.
#[must_use]
pub fn frame(face: &Face) -> [String; 2] {
    let mut below = Svg::new();
    ground(&mut below, face.person.colour);
    below.curve("M5,26.5H121", &[], face.person.colour.dark(), 1.6);
    let mut above = Svg::new();
    signs(&mut above, face);
    [below.finish(), above.finish()]
}

fn ground(svg: &mut Svg, colour: Colour) {
    let dark = colour.dark();
    masonry(svg.element("rect"), colour, "br-wall-").attribute("width", "126").attribute("height", "203");
    svg.corner(7.0);
    svg.rect(0.6, 0.6, 124.8, 201.8, Paint::None).corner(6.5).stroke(dark, 1.2);
    svg.rect(5.0, 5.0, 116.0, 193.0, PAPER).corner(3.0).stroke(dark, 1.0);
    for x in [8.0, 105.0] {
        svg.reuse(&colour.id("br-gl-"), x, 183.0, 13.2, 13.2);
    }
}

/// Price, points and emblem.
fn signs(svg: &mut Svg, face: &Face) {
    let dark = face.person.colour.dark();
    svg.placed(1.5, 1.0, 0.0, 1.25);
    price(svg, face.dear);
    svg.end();
    let number = face.price.to_string();
    figure(svg, 16.5, 22.2, if number.len() > 1 { 15.0 } else { 17.5 }, &number);
    points(svg, 8.0, 34.0, &face.points.to_string(), dark);
    badge(svg, [109.0, 43.0, 11.0], dark, &["br-em-", face.person.group.key()].concat());
}

/// The person before sky and niche, in a frame of [`PICTURE_VIEW_BOX`]. Needs the sprite.
#[must_use]
pub fn picture(person: &Person) -> String {
    let mut svg = Svg::new();
    svg.rect(-90.0, 20.0, 306.0, 110.0, Paint::rgb(0xefe0c0));
    svg.curve(SKY, &[], Paint::rgb(0xcdb78b), 0.7);
    let niche = outline(person.colour, [13.0, 29.0, 100.0, 44.0], 60.0);
    masonry(svg.element("path").attribute("d", &niche), person.colour, "br-pale-");
    svg.stroke(person.colour.dark(), 1.6).round_joins();
    framed(&mut svg, person, Held::Left, [8.0, 28.0, 110.0, 92.0], "-6.6 -3 135.1 113");
    svg.finish()
}

/// A trigger on its disc, in a frame of 26. Needs the sprite.
#[must_use]
pub fn trigger(face: &Face) -> String {
    let mut svg = Svg::new();
    badge(&mut svg, [13.0, 13.0, 12.0], face.person.colour.dark(), &face.trigger.id());
    svg.finish()
}

fn badge(svg: &mut Svg, [x, y, radius]: [f64; 3], line: Paint, id: &str) {
    svg.circle(x, y, radius, PAPER).stroke(line, 1.3);
    let half = radius * 0.73;
    svg.reuse(id, x - half, y - half, half * 2.0, half * 2.0).paint("color", INK);
}

/// The signs of a card on narrow pages, larger than those of its [`frame`], in a frame of [`SLIP_VIEW_BOX`]: price,
/// emblem, points, trigger, and the edge of a plate for the name. Needs the sprite.
#[must_use]
pub fn slip_signs(face: &Face) -> String {
    let dark = face.person.colour.dark();
    let mut svg = Svg::new();
    svg.curve("M4,88H70", &[], dark, 1.3);
    svg.placed(1.5, 1.5, 0.0, 1.08);
    price(&mut svg, face.dear);
    svg.end();
    let number = face.price.to_string();
    figure(&mut svg, 14.5, 20.2, if number.len() > 1 { 13.5 } else { 16.0 }, &number);
    badge(&mut svg, [60.0, 15.0, 10.5], dark, &["br-em-", face.person.group.key()].concat());
    badge(&mut svg, [60.5, 78.0, 10.5], dark, &face.trigger.id());
    svg.placed(3.0, 67.0, 0.0, 0.95);
    points(&mut svg, 0.0, 0.0, &face.points.to_string(), dark);
    svg.end();
    svg.finish()
}

/// The bust alone on the ground of its colour, in a frame of 104: lists, close-ups, causes. Needs the sprite.
#[must_use]
pub fn bust(person: &Person) -> String {
    let mut svg = Svg::new();
    let frame = |svg: &mut Svg, prefix: &str| {
        masonry(svg.element("rect"), person.colour, prefix);
        svg.attribute("width", "104").attribute("height", "104").corner(8.0);
    };
    frame(&mut svg, "br-pale-");
    framed(&mut svg, person, Held::Either, [1.0, 1.0, 102.0, 102.0], "5 -3 112 112");
    svg.rect(1.0, 1.0, 102.0, 102.0, Paint::None).corner(8.0).stroke(person.colour.dark(), 2.0);
    svg.finish()
}

/// A back, a symbol of the sprite: the house front of the colour, lit.
pub(super) fn back(svg: &mut Svg, colour: Colour) {
    masonry(svg.element("rect"), colour, "br-wall-").attribute("width", "126").attribute("height", "203");
    svg.corner(8.0).stroke(colour.dark(), 2.0);
    svg.rect(7.0, 7.0, 112.0, 189.0, Paint::None).corner(5.0).stroke(PAPER, 1.6).stroke_opacity(0.8);
    svg.path(&outline(colour, [20.0, 41.0, 86.0, 68.0], 53.0), &[], Paint::rgb(0xf6ead2));
    svg.stroke(colour.dark(), 2.0).round_joins();
    window(svg, colour, [46.5, 101.0, 33.0, 41.0], true);
}

/// A small back, for hands of others: front without a window.
pub(super) fn small_back(svg: &mut Svg, colour: Colour) {
    svg.rect(0.5, 0.5, 15.0, 23.0, colour.base()).corner(2.5).stroke(colour.dark(), 1.0);
    svg.path(&outline(colour, [2.6, 4.8, 10.8, 8.2], 6.2), &[], Paint::rgb(0xf6ead2));
}
