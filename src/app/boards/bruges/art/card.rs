//! Cards: the front with its person, the back with the colour that everybody may see.

use super::gable::{masonry, outline, window};
use super::person::{Held, framed};
use super::token::{Trigger, figure, points, price};
use super::woodcut::{INK, PAPER};
use super::{Colour, Person};
use crate::app::draw::svg::{Paint, Svg, push_path};

/// Width and height of [`card`] and of `br-back-*` in the sprite.
pub const VIEW_BOX: &str = "0 0 126 203";

/// The `viewBox` of [`slip`].
pub const SLIP_VIEW_BOX: &str = "0 0 74 120";

/// Heights of the picture: tall under a short sentence, low over a long one.
pub const PICTURES: [f64; 3] = [92.0, 74.0, 56.0];

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
    /// Which of [`PICTURES`] leaves the room that the sentence needs.
    pub picture: usize,
}

/// How much of a portrait's height each of them shows.
const SHOWN: [f64; 3] = [113.0, 104.0, 94.0];

/// Lines of the sky in the mood of an engraving: closer above.
const SKY: &str = "M6,31H120M6,35H120M6,39.5H120M6,44.5H120M6,50H120M6,56H120M6,63H120";

/// A card's front without words. The page writes the name at 27 to 121 by 5 to 26, the sentence below the picture, and
/// the group's name at 24 to 102 by 183 to 196. Needs the sprite.
#[must_use]
pub fn card(face: &Face) -> String {
    let Face { person, price: cost, points: worth, trigger, dear, picture } = *face;
    let (colour, dark) = (person.colour, person.colour.dark());
    let height = PICTURES[picture.min(2)];
    let mut svg = Svg::new();
    masonry(svg.element("rect"), colour, "br-wall-")
        .attribute("width", "126")
        .attribute("height", "203")
        .corner(7.0);
    svg.rect(0.6, 0.6, 124.8, 201.8, Paint::None).corner(6.5).stroke(dark, 1.2);
    svg.rect(5.0, 5.0, 116.0, 193.0, PAPER).corner(3.0).stroke(dark, 1.0);
    svg.raw("<svg").number("x", 6.0).number("y", 27.0).number("width", 114.0).number("height", height);
    svg.attribute("viewBox", &["6 27 114 ", &height.to_string()].concat()).raw(">");
    scenery(&mut svg, colour);
    // The lower the picture, the more is left out below the shoulders; hats stay whole.
    let shown = SHOWN[picture.min(2)];
    let width = 110.0 * shown / (height - 1.0);
    let mut view = String::new();
    push_path(&mut view, "# -3 # #", &[61.0 - width / 2.0, width, shown]);
    framed(&mut svg, &person, Held::Left, [8.0, 28.0, 110.0, height - 1.0], &view);
    svg.raw("</svg>");
    svg.curve("M5,26.5H121M5,#H121", &[27.0 + height], dark, 1.6);
    svg.placed(1.5, 1.0, 0.0, 1.25);
    price(&mut svg, dear);
    svg.end();
    let number = cost.to_string();
    figure(&mut svg, 16.5, 22.2, if number.len() > 1 { 15.0 } else { 17.5 }, &number);
    points(&mut svg, 8.0, 34.0, &worth.to_string(), dark);
    badge(&mut svg, [109.0, 43.0, 11.0], dark, &["br-em-", person.group.key()].concat());
    let [x, y] = if height < 66.0 { [109.0, 68.0] } else { [107.0, 13.0 + height] };
    badge(&mut svg, [x, y, 12.0], dark, &trigger.id());
    for x in [8.0, 105.0] {
        svg.reuse(&colour.id("br-gl-"), x, 183.0, 13.2, 13.2);
    }
    svg.finish()
}

/// The ground of a picture: sky, and the gable of the colour as a niche.
fn scenery(svg: &mut Svg, colour: Colour) {
    svg.rect(6.0, 27.0, 114.0, 92.0, Paint::rgb(0xefe0c0));
    svg.curve(SKY, &[], Paint::rgb(0xcdb78b), 0.7);
    let niche = outline(colour, [13.0, 29.0, 100.0, 44.0], 60.0);
    masonry(svg.element("path").attribute("d", &niche), colour, "br-pale-")
        .stroke(colour.dark(), 1.6)
        .round_joins();
}

fn badge(svg: &mut Svg, [x, y, radius]: [f64; 3], line: Paint, id: &str) {
    svg.circle(x, y, radius, PAPER).stroke(line, 1.3);
    let half = radius * 0.73;
    svg.reuse(id, x - half, y - half, half * 2.0, half * 2.0).paint("color", INK);
}

/// A card for narrow pages: picture, price, signs, and a plate for the name at 4 to 70 by 88 to 116. Needs the sprite.
#[must_use]
pub fn slip(face: &Face) -> String {
    let Face { person, price: cost, points: worth, trigger, dear, .. } = *face;
    let (colour, dark) = (person.colour, person.colour.dark());
    let mut svg = Svg::new();
    masonry(svg.element("rect"), colour, "br-wall-")
        .attribute("width", "74")
        .attribute("height", "120")
        .corner(6.0);
    svg.stroke(dark, 1.2);
    svg.rect(4.0, 4.0, 66.0, 112.0, PAPER).corner(3.0);
    svg.raw(r#"<svg x="4" y="4" width="66" height="84" viewBox="8 28 109 138.7">"#);
    svg.rect(6.0, 27.0, 114.0, 140.0, Paint::rgb(0xefe0c0));
    svg.curve(SKY, &[], Paint::rgb(0xcdb78b), 0.7);
    let niche = outline(colour, [13.0, 36.0, 100.0, 52.0], 90.0);
    masonry(svg.element("path").attribute("d", &niche), colour, "br-pale-").stroke(dark, 1.6).round_joins();
    framed(&mut svg, &person, Held::Left, [8.0, 52.0, 110.0, 116.0], "5 -3 112 118.1");
    svg.raw("</svg>");
    svg.curve("M4,88H70", &[], dark, 1.3);
    svg.placed(1.5, 1.5, 0.0, 1.08);
    price(&mut svg, dear);
    svg.end();
    let number = cost.to_string();
    figure(&mut svg, 14.5, 20.2, if number.len() > 1 { 13.5 } else { 16.0 }, &number);
    badge(&mut svg, [60.0, 15.0, 10.5], dark, &["br-em-", person.group.key()].concat());
    badge(&mut svg, [60.5, 78.0, 10.5], dark, &trigger.id());
    svg.placed(3.0, 67.0, 0.0, 0.95);
    points(&mut svg, 0.0, 0.0, &worth.to_string(), dark);
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
