//! The rule reference.

use super::super::art::belle::figure as added;
use super::super::art::figure;
use super::{belle, colour, francs, needle, points};
use crate::app::boards::reference::{sections, show};
use crate::app::session::Section;
use crate::app::words::Language;
use crate::games::brussels_1893::components::{Art, Components, LEAST_SEATS};
use crate::games::brussels_1893::grid::{Area, Iris};
use crate::say;

/// The corner that the rulebook's example of planning lays, and the market of its example of a sale.
const CORNER: Iris = Iris::at(2, 2);
const CENTRE: [u8; 2] = [6, 6];

/// Every section, in the order of reading.
#[must_use]
pub fn sections(language: Language) -> Vec<Section> {
    let mut sections = sections!(language, brussels_1893_rules:
        goal, setup, round, planning, placing, workshop, sale, nobles, materials, build, compass, free,
        brussels, passing, columns, irises, court, cleanup, two, end, reverse, expansion, travellers, whites,
        pavilions, cards, tiles, options, numbers
    );
    for (id, svg, words) in figures(language) {
        show(&mut sections, id, svg, words);
    }
    sections
}

/// Those of the expansion.
fn of_belle(l: Language, components: &Components) -> Vec<(&'static str, String, String)> {
    let half = components.market.pays(CENTRE, Art::Green).map(|of| of / components.belle.white_divisor);
    let [gained, paid] = half.map(u16::from);
    let seats = LEAST_SEATS as u8;
    let card = belle::card_text(l, components, added::CARD, seats);
    let tile = belle::tile_text(l, components, added::TILE, seats);
    vec![
        ("expansion", added::cross(components), say!(l, brussels_1893_rules.figure.cross).to_owned()),
        ("travellers", added::travellers(), say!(l, brussels_1893_rules.figure.travellers).to_owned()),
        (
            "whites",
            added::whites(components, CENTRE, Art::Green),
            say!(
                l,
                brussels_1893_rules.figure.whites,
                colour = colour(l, Art::Green),
                francs = francs(l, paid),
                points = points(l, gained)
            ),
        ),
        (
            "pavilions",
            added::pavilion(components),
            say!(
                l,
                brussels_1893_rules.figure.pavilion,
                points = points(l, added::colours() * u16::from(components.belle.colour_points))
            ),
        ),
        ("cards", added::card(components), say!(l, brussels_1893_rules.figure.card, card = card)),
        ("tiles", added::tile(components, seats), say!(l, brussels_1893_rules.figure.tile, tile = tile)),
    ]
}

/// The figures, each with the section it ends and its words for those who do not see it.
fn figures(language: Language) -> Vec<(&'static str, String, String)> {
    let l = language;
    // The box as printed: a reference is read without a game.
    let Ok(components) = Components::of(None) else { return Vec::new() };
    let spaces = super::spaces(l, Area::of(CORNER).size());
    let [one, other] = components.needles.map(|at| needle(l, &components.belle.compass, at));
    let [gained, paid] = components.market.pays(CENTRE, Art::Green);
    let tiers = &components.side_a.tiers;
    let [bottom, middle, top] = tiers.map(|tier| tier.cubes.to_string());
    let bonus = points(l, tiers[2].points.into());
    vec![
        ("planning", figure::area(CORNER), say!(l, brussels_1893_rules.figure.area, spaces = spaces)),
        (
            "sale",
            figure::market(&components, CENTRE),
            say!(
                l,
                brussels_1893_rules.figure.market,
                colour = colour(l, Art::Green),
                francs = francs(l, paid.into()),
                points = points(l, gained.into())
            ),
        ),
        (
            "build",
            figure::tiers(&components),
            say!(
                l,
                brussels_1893_rules.figure.tiers,
                bottom = bottom,
                middle = middle,
                points = bonus,
                top = top
            ),
        ),
        (
            "compass",
            figure::compass(&components),
            say!(l, brussels_1893_rules.figure.compass, one = one, other = other),
        ),
        ("irises", figure::irises(), say!(l, brussels_1893_rules.figure.irises).to_owned()),
    ]
    .into_iter()
    .chain(of_belle(l, &components))
    .collect()
}
