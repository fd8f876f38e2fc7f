//! The figures of the rule reference, drawn with the game's own pieces. They need the [`sprite`](super::sprite()) on the page.

use super::compass::{self, Stop, dial, needle, pin};
use super::facade::{self, Storey, front};
use super::iris::{self, iris};
use super::market::{self, grid, marker};
use crate::app::draw::figure::{inset, whole};
use crate::app::draw::svg::{Paint, Svg};
use crate::games::brussels_1893::components::{Architect, Art, Components, Material, Needle};
use crate::games::brussels_1893::grid::{Area, Iris, SIDE, Space};

/// The class of every figure.
pub(super) const CLASS: &str = "bx-rule";

const LIT: Paint = Paint::rgb(0xf6e7bd);
const ASLEEP: Paint = Paint::rgb(0x5b6549);
const BRASS: Paint = Paint::rgb(0xc39a4e);
const EDGE: Paint = Paint::rgb(0x1b2013);

/// Side of a space in the figures of the board.
pub(super) const PANE: f64 = 38.0;

/// The upper left corner of a space of the board, or where the iris at its lower right lies.
fn at(column: u8, row: u8) -> [f64; 2] {
    [20.0 + PANE * f64::from(column), 2.0 + PANE * (5.0 - f64::from(row))]
}

/// The spaces of the board, each in its paint.
pub(super) fn board(svg: &mut Svg, paint: &dyn Fn(Space) -> Paint) {
    for space in Space::all() {
        let [x, y] = at(space.column(), space.row() + 1);
        svg.rect(x + 1.0, y + 1.0, PANE - 2.0, PANE - 2.0, paint(space)).stroke(EDGE, 1.0);
    }
}

/// The board with the corner of the try square on an iris: what is active is lit.
#[must_use]
pub fn area(corner: Iris) -> String {
    let mut svg = Svg::new();
    let area = Area::of(corner);
    board(&mut svg, &|space| if area.has(space) { LIT } else { ASLEEP });
    for iris in Iris::all() {
        let [x, y] = at(iris.column(), iris.row());
        let paint = if iris == corner { BRASS } else { Paint::rgb(0xfbf5e4) };
        svg.circle(x, y, if iris == corner { 8.0 } else { 4.5 }, paint).stroke(EDGE, 1.2);
    }
    for number in 1..SIDE as u8 {
        let ([x, _], [_, y]) = (at(number, 0), at(0, number));
        svg.text(x, 212.0, "figure-label mid", &number.to_string());
        svg.text(12.0, y + 5.0, "figure-label end", &number.to_string());
    }
    whole(CLASS, [214, 218], svg)
}

/// The compass with its needles as they lie at the start.
#[must_use]
pub fn compass(components: &Components) -> String {
    let stops: Vec<Stop> = components.compass.iter().copied().map(stop).collect();
    let [dark, brass] = components.needles.map(usize::from);
    let drawn =
        [dial(&stops), needle(false, dark, stops.len(), ""), needle(true, brass, stops.len(), ""), pin()];
    let mut svg = Svg::new();
    inset(&mut svg, [0.0, 0.0, 220.0, 220.0], compass::VIEW_BOX, &drawn.concat());
    whole(CLASS, [220, 220], svg)
}

fn stop(needle: Needle) -> Stop {
    match needle {
        // As the cubes are drawn: wood, iron, stone.
        Needle::Material(Material::Wood) => Stop::Cube(0),
        Needle::Material(Material::Iron) => Stop::Cube(1),
        Needle::Material(Material::Stone) => Stop::Cube(2),
        Needle::Material(Material::Glass) => Stop::Cube(3),
        Needle::Francs => Stop::Francs,
        Needle::Any => Stop::Any,
        Needle::Blank => Stop::Blank,
        Needle::Arrow => Stop::Arrow,
    }
}

/// The art market with its marker at a centre.
#[must_use]
pub fn market(components: &Components, centre: [u8; 2]) -> String {
    let market = &components.market;
    let panes = Art::ALL.map(|art| {
        let [right, up] = market.offsets[art.index()];
        (right, up)
    });
    let drawn = [grid(&market.points, &market.francs), marker((centre[0], centre[1]), &panes, "")];
    let mut svg = Svg::new();
    inset(&mut svg, [0.0, 0.0, 250.0, 248.0], market::VIEW_BOX, &drawn.concat());
    whole(CLASS, [250, 248], svg)
}

/// Three irises: one that is not surrounded, one won, one tied.
#[must_use]
pub fn irises() -> String {
    let around: [([Option<usize>; 4], &[usize]); 3] = [
        ([Some(2), Some(2), None, Some(0)], &[]),
        ([Some(2), Some(2), Some(1), Some(0)], &[2]),
        ([Some(0), Some(1), Some(1), Some(0)], &[0, 1]),
    ];
    let mut svg = Svg::new();
    for (at, (around, holders)) in around.into_iter().enumerate() {
        let drawn = iris(&iris::Iris { active: true, around, holders });
        inset(&mut svg, [4.0 + 110.0 * at as f64, 4.0, 96.0, 96.0], iris::VIEW_BOX, &drawn);
    }
    whole(CLASS, [328, 104], svg)
}

/// A front with three houses built, beside each storey what a house of it costs.
#[must_use]
pub fn tiers(components: &Components) -> String {
    let tiers = &components.side_a.tiers;
    let (mut built, mut svg) = (3, Svg::new());
    let mut storeys = Vec::new();
    for (at, tier) in tiers.iter().enumerate() {
        let here = tier.houses.min(built);
        let next = here < tier.houses && built == here;
        storeys.push(Storey {
            houses: tier.houses,
            built: here,
            next: next && storeys.iter().all(|it: &Storey| !it.next),
        });
        built -= here;
        let y = 150.0 - 50.0 * at as f64;
        svg.text(176.0, y + 9.0, "figure-number", &tier.cubes.to_string());
        svg.reuse("bx-materials", 190.0, y - 13.0, 26.0, 26.0);
        if tier.points > 0 {
            svg.text(246.0, y + 9.0, "figure-number", &["+", &tier.points.to_string()].concat());
            svg.reuse("bx-point", 266.0, y - 13.0, 26.0, 26.0);
        }
    }
    inset(&mut svg, [2.0, 2.0, 144.0, 198.0], facade::VIEW_BOX, &front(Architect::Horta.key(), 0, &storeys));
    whole(CLASS, [300, 202], svg)
}
