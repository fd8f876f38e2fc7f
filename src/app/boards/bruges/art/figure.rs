//! The figures of the rule reference, drawn with the game's own pieces. They need the [`sprite`](super::sprite()) on the page.

use super::card::{self, card};
use super::city::{CANAL_VIEW_BOX, Canal, canal, rolled_die};
use super::threat::{CIRCLE_VIEW_BOX, circle};
use super::token::{Trigger, points};
use super::woodcut::{INK, PAPER};
use super::{Colour, Face, Group, die};
use crate::app::draw::figure::{inset, whole};
use crate::app::draw::svg::{Paint, Svg};
use crate::games::bruges::{Components, Damage};

const CLASS: &str = "br-rule";

/// Faces of the dice, from the lowest.
const ROLLED: [(Colour, u8); 5] =
    [(Colour::Purple, 1), (Colour::Blue, 2), (Colour::Yellow, 4), (Colour::Brown, 5), (Colour::Red, 6)];

fn label(svg: &mut Svg, x: f64, y: f64, words: &str) {
    svg.text(x, y, "figure-label mid", words);
}

fn number(svg: &mut Svg, x: f64, y: f64, number: &str) {
    svg.text(x, y, "figure-number", number);
}

/// A sign of the sprite in the ink of the page.
fn sign(svg: &mut Svg, id: &str, [x, y, size]: [f64; 3]) {
    svg.reuse(id, x, y, size, size);
}

/// A sign on its disc, as on cards.
fn disc(svg: &mut Svg, id: &str, [x, y, radius]: [f64; 3]) {
    svg.circle(x, y, radius, PAPER).stroke(INK, 1.4);
    let half = radius * 0.7;
    svg.reuse(id, x - half, y - half, half * 2.0, half * 2.0).paint("color", INK);
}

/// Five dice: what the low ones together make the price of, and what the high ones bring.
#[must_use]
pub fn dice() -> String {
    let mut svg = Svg::new();
    let mut price = 0;
    for (at, (colour, face)) in ROLLED.into_iter().enumerate() {
        let x = 10.0 + 80.0 * at as f64;
        inset(&mut svg, [x, 12.0, 54.0, 54.0], die::VIEW_BOX, &rolled_die((colour, face), face >= 5));
        match face {
            1 | 2 => price += face,
            5 | 6 => inset(&mut svg, [x + 7.0, 78.0, 40.0, 40.0], CIRCLE_VIEW_BOX, &circle(colour, 1)),
            _ => {
                svg.curve("M#,98h18", &[x + 18.0], Paint::Current, 3.0);
            }
        }
    }
    svg.curve("M10,74v6h134v-6", &[], Paint::Current, 2.0);
    sign(&mut svg, "br-reputation", [36.0, 88.0, 28.0]);
    number(&mut svg, 82.0, 111.0, &price.to_string());
    sign(&mut svg, "br-coin", [94.0, 88.0, 28.0]);
    whole(CLASS, [404, 124], svg)
}

/// A card beside its six uses; `names` are theirs.
#[must_use]
pub fn uses(face: &Face, components: &Components, names: [&str; 6]) -> String {
    let mut svg = Svg::new();
    let colour = face.person.colour;
    inset(&mut svg, [2.0, 2.0, 126.0, 203.0], card::VIEW_BOX, &card(face));
    // Where the words of a card stand.
    svg.curve("M28,144h74M24,157h82M38,170h54", &[], Paint::rgb(0xcdb78b), 3.5).round_caps();
    let (worker, threat, glyph) = (colour.id("br-wk-"), colour.id("br-th-"), colour.id("br-gl-"));
    let icons = [&worker, "br-coin", &threat, "br-canals", &glyph, "br-persons"];
    for (at, (icon, name)) in icons.into_iter().zip(names).enumerate() {
        let (x, y) = (142.0 + 146.0 * (at % 2) as f64, 2.0 + 69.0 * (at / 2) as f64);
        svg.rect(x, y, 140.0, 63.0, Paint::None).corner(8.0).stroke(Paint::Current, 1.4);
        sign(&mut svg, icon, [x + 8.0, y + 14.0, 34.0]);
        svg.text(x + 50.0, y + 23.0, "figure-label", name);
        let (from, base) = (x + 50.0, y + 51.0);
        let coin = |svg: &mut Svg, x: f64| sign(svg, "br-coin", [x, y + 31.0, 24.0]);
        match at {
            0 => number(&mut svg, from + 14.0, base, &["+", &components.workers_taken.to_string()].concat()),
            1 => {
                let rolled = ROLLED.into_iter().find(|(of, _)| *of == colour).map_or(1, |(_, face)| face);
                inset(&mut svg, [from, y + 30.0, 26.0, 26.0], die::VIEW_BOX, &die::die(colour, rolled));
                number(&mut svg, from + 50.0, base, &["+", &rolled.to_string()].concat());
            }
            2 => {
                number(&mut svg, from + 14.0, base, "−1");
                points(&mut svg, from + 38.0, y + 32.0, &components.threat_points.to_string(), INK);
            }
            3 => {
                let [first, .., last] = components.canal_prices;
                let prices = [&first.to_string(), "–", &last.to_string()].concat();
                number(&mut svg, from + 20.0, base, &prices);
                coin(&mut svg, from + 44.0);
            }
            4 => {
                number(&mut svg, from + 14.0, base, &["−", &components.house_workers.to_string()].concat());
                sign(&mut svg, &worker, [from + 32.0, y + 31.0, 24.0]);
            }
            _ => {
                number(&mut svg, from + 14.0, base, &["−", &face.price.to_string()].concat());
                coin(&mut svg, from + 32.0);
                points(&mut svg, from + 62.0, y + 32.0, &face.points.to_string(), INK);
            }
        }
    }
    whole(CLASS, [430, 208], svg)
}

/// The threats, each one marker short of its circle, and what it takes.
#[must_use]
pub fn threats(components: &Components, name: impl Fn(Colour) -> &'static str) -> String {
    let mut svg = Svg::new();
    for (at, colour) in Colour::ALL.into_iter().enumerate() {
        let middle = 43.0 + 80.0 * at as f64;
        let threat = components.threat(colour);
        let drawn = circle(colour, threat.markers - 1);
        inset(&mut svg, [middle - 30.0, 2.0, 60.0, 60.0], CIRCLE_VIEW_BOX, &drawn);
        label(&mut svg, middle, 82.0, name(colour));
        let lost = [middle - 14.0, 92.0, 28.0];
        match threat.damage {
            Damage::HouseOrCanalToken => {
                sign(&mut svg, "br-house", [middle - 32.0, 92.0, 28.0]);
                sign(&mut svg, "br-canals", [middle + 4.0, 92.0, 28.0]);
            }
            Damage::Guilders => sign(&mut svg, "br-coin", lost),
            Damage::Workers => sign(&mut svg, &colour.id("br-wk-"), lost),
            Damage::Person => sign(&mut svg, "br-persons", lost),
            Damage::Points(n) => {
                svg.placed(middle - 13.0, 92.0, 0.0, 1.3);
                points(&mut svg, 0.0, 0.0, &["−", &n.to_string()].concat(), INK);
                svg.end();
            }
        }
    }
    whole(CLASS, [406, 124], svg)
}

/// A gate with its two sections: some of either is built.
#[must_use]
pub fn sections(components: &Components) -> String {
    let mut svg = Svg::new();
    svg.rect(0.0, 0.0, 400.0, 52.0, Paint::rgb(0x86a3a8)).corner(6.0);
    let built = [3, 1];
    let shown = Canal {
        owner: Some(0),
        spaces: components.gates[0],
        prices: components.canal_prices,
        scoring: (components.canal_space, components.canal_points),
        built,
        statue: [!components.statues.is_empty(); 2],
        open: [None; 2],
        own: false,
        idle: false,
    };
    inset(&mut svg, [6.0, 8.0, 388.0, 36.0], CANAL_VIEW_BOX, &canal(&shown));
    whole(CLASS, [400, 52], svg)
}

/// The four signs that say when a person's ability works.
#[must_use]
pub fn signs(names: [&str; 4]) -> String {
    let mut svg = Svg::new();
    let triggers = [Trigger::Arrow, Trigger::Worker(Colour::Blue), Trigger::Infinity, Trigger::Laurel];
    for (at, (trigger, name)) in triggers.into_iter().zip(names).enumerate() {
        let middle = 50.0 + 100.0 * at as f64;
        disc(&mut svg, &trigger.id(), [middle, 30.0, 26.0]);
        label(&mut svg, middle, 78.0, name);
    }
    whole(CLASS, [400, 88], svg)
}

/// The emblems of the groups.
#[must_use]
pub fn groups(name: impl Fn(Group) -> &'static str) -> String {
    let mut svg = Svg::new();
    for (at, group) in Group::ALL.into_iter().enumerate() {
        let (x, y) = (20.0 + 148.0 * (at % 3) as f64, 20.0 + 42.0 * (at / 3) as f64);
        disc(&mut svg, &["br-em-", group.key()].concat(), [x, y, 17.0]);
        svg.text(x + 26.0, y + 6.0, "figure-label", name(group));
    }
    whole(CLASS, [456, 168], svg)
}
