//! Still lifes: a wall, the edge of a table or shelves, a cloth, vessels, fruit and flowers.

use super::bouquet::bouquet;
use super::canvas::{Canvas, Colour, Path, dark as shade, darker, lighter, mix};
use super::things::{
    APPLE, BOOKS, BOTTLE, BOWL, CANDLE, CHEESE, CUP, FISH, FRUIT, GLASS, JUG, LAMP, LEMON, LOAF, PEAR, PLUM,
    POT, TEAPOT, Thing, VASE, VIOLIN,
};

/// Wall, its shade, cloth, wood, dark, cool, hot, leaf: ochre, straw, old gold, cream, amber, lemon.
const PALETTES: [[Colour; 8]; 6] = [
    [0xe3b23c, 0xc98f22, 0xf7eccb, 0x8a5a2b, 0x3a2718, 0x3f6f7a, 0xc8452f, 0x5d7d3a],
    [0xf2d675, 0xe3b84a, 0xfbf4dd, 0xb5793a, 0x4a2f1c, 0x5b6fa0, 0xd2603a, 0x6f8f45],
    [0xb98a24, 0x8f6615, 0xefd9a0, 0x5c3a1c, 0x24180f, 0x2f5d57, 0xb93a2a, 0x7f8f3c],
    [0xf6e2a0, 0xeac765, 0xd98f4e, 0x9a6a34, 0x42301f, 0x6a8fa0, 0xc94f4a, 0x7d9a52],
    [0xd8a11e, 0xa97712, 0xf4efe0, 0x6b4423, 0x2c1c12, 0x20506a, 0xe0622e, 0x4f7a44],
    [0xefc94c, 0xd6a52c, 0xe9e3cf, 0x7a4a2a, 0x33211a, 0x7b4a6b, 0xd8402f, 0x688a3f],
];

/// What stands on a shelf.
const LOADS: [&[Thing]; 6] = [
    &[BOOKS, CANDLE],
    &[JUG, CUP],
    &[BOTTLE, GLASS, PEAR],
    &[TEAPOT, APPLE],
    &[VASE, LEMON, PLUM],
    &[POT, PEAR],
];

/// What stands at the back of a table.
const BACK: [Thing; 9] = [BOTTLE, VASE, JUG, CANDLE, VIOLIN, LAMP, POT, TEAPOT, BOTTLE];

/// What a still life shows.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Motif {
    Table,
    Bouquet,
    Plate,
    Shelf,
}

const SQUARE: [Motif; 4] = [Motif::Table, Motif::Bouquet, Motif::Plate, Motif::Table];
const TALL: [Motif; 4] = [Motif::Bouquet, Motif::Table, Motif::Shelf, Motif::Bouquet];
const WIDE: [Motif; 3] = [Motif::Table, Motif::Plate, Motif::Table];
const THIN: [Motif; 2] = [Motif::Shelf, Motif::Bouquet];

/// What hangs or is painted on the wall.
#[derive(Clone, Copy)]
enum Ground {
    Plain,
    Stripes,
    Drape,
    Niche,
    Window,
    Dots,
}

struct Table<'a> {
    g: &'a mut Canvas,
    colours: [Colour; 8],
    /// Where the table begins.
    edge: f64,
    /// Vessels get one colour after the other.
    vessel: usize,
}

/// Draws a still life; `palette` and `motif` are counted.
pub(super) fn draw(g: &mut Canvas, palette: u32, motif: u32) {
    let ratio = f64::from(g.squares[0]) / f64::from(g.squares[1]);
    let motifs: &[Motif] = if ratio <= 0.5 {
        &THIN
    } else if ratio < 0.7 {
        &TALL
    } else if ratio > 1.4 {
        &WIDE
    } else {
        &SQUARE
    };
    let motif = motifs[motif as usize % motifs.len()];
    let colours = PALETTES[palette as usize % PALETTES.len()];
    let (w, h) = (g.w, g.h);
    let edge = h * if motif == Motif::Plate { 0.62 } else { g.span(0.66, 0.72) };
    g.rect(0.0, 0.0, w, h, colours[0]);
    let vessel = g.whole(0.0, 5.0) as usize;
    let mut table = Table { g, colours, edge, vessel };
    table.ground();
    if motif == Motif::Shelf {
        table.shelves();
        return;
    }
    table.top(motif == Motif::Plate);
    let back = edge + (h - edge) * 0.14;
    let front = edge + (h - edge) * 0.36;
    match motif {
        Motif::Plate => table.plate(back, front),
        Motif::Bouquet => table.flowers(back, front),
        _ => table.things(back, front),
    }
}

impl Table<'_> {
    fn vessels(&self) -> [Colour; 6] {
        let [_, _, cloth, wood, dark, cool, hot, leaf] = self.colours;
        [cool, hot, lighter(cloth, 0.2), mix(leaf, dark, 0.3), mix(wood, hot, 0.3), darker(cool, 0.3)]
    }

    fn next_vessel(&mut self) -> Colour {
        let colour = self.vessels()[self.vessel % 6];
        self.vessel += 1;
        colour
    }

    /// A thing without a shadow.
    fn thing(&mut self, thing: Thing, x: f64, y: f64, scale: f64, may_flip: bool) {
        let [wall, _, cloth, _, dark, cool, hot, leaf] = self.colours;
        let vessel = self.next_vessel();
        let tints = [
            ('v', vessel),
            ('V', shade(vessel)),
            ('l', lighter(vessel, 0.55)),
            ('a', if vessel == hot { cool } else { hot }),
            ('A', shade(hot)),
            ('y', lighter(wall, 0.3)),
            ('Y', mix(wall, hot, 0.25)),
            ('o', mix(hot, 0xf2b035, 0.6)),
            ('O', mix(hot, 0xc07a20, 0.5)),
            ('b', leaf),
            ('c', cool),
            ('d', dark),
            ('w', lighter(cloth, 0.4)),
        ];
        let flip = may_flip && self.g.chance(0.5);
        self.g.part(thing.shapes, x, y, scale, &tints, flip);
    }

    fn shadow(&mut self, x: f64, y: f64, width: f64) {
        let k = self.g.k;
        self.g.ellipse(x + width * 0.12, y, width * 0.6, 2.6 * k, self.colours[4], 0.28);
    }

    fn put(&mut self, thing: Thing, x: f64, y: f64, scale: f64) {
        self.shadow(x, y, thing.width * scale);
        self.thing(thing, x, y, scale, true);
    }

    /// Things side by side between two edges.
    fn line(&mut self, things: &[Thing], y: f64, scale: f64, [from, to]: [f64; 2]) {
        let widths: f64 = things.iter().map(|thing| thing.width * scale).sum();
        let gap = (to - from - widths) / (things.len() + 1) as f64;
        let mut x = from + gap;
        for thing in things {
            let width = thing.width * scale;
            let y = y + self.g.span(-2.0, 2.0);
            self.put(*thing, x + width / 2.0, y, scale);
            x += width + gap;
        }
    }

    fn fruit(&self, count: usize) -> Vec<Thing> {
        (0..count).map(|_| self.g.pick(&FRUIT)).collect()
    }

    fn ground(&mut self) {
        let [wall, second, cloth, wood, dark, cool, hot, leaf] = self.colours;
        let (w, h, k, edge) = (self.g.w, self.g.h, self.g.k, self.edge);
        let grounds =
            [Ground::Plain, Ground::Stripes, Ground::Drape, Ground::Niche, Ground::Window, Ground::Dots];
        match self.g.pick(&grounds) {
            Ground::Stripes => {
                let mut stripes = Path::default();
                let mut x = 4.0;
                while x < w {
                    stripes.rect(x, 0.0, 5.0 * k, h);
                    x += 16.0 * k;
                }
                self.g.fill(&stripes, mix(wall, second, 0.6));
            }
            Ground::Niche => self.g.shape(
                "M# #V#Q# # # #T# #V#z",
                &[w * 0.12, h, h * 0.4, w * 0.12, h * 0.08, w / 2.0, h * 0.08, w * 0.88, h * 0.4, h],
                mix(wall, second, 0.85),
            ),
            Ground::Dots => {
                let mut dots = Vec::new();
                let (mut y, mut row) = (6.0, 0);
                while y < edge {
                    let mut x = 4.0 + f64::from(row % 2) * 7.0;
                    while x < w {
                        dots.push([x, y]);
                        x += 14.0 * k;
                    }
                    y += 11.0 * k;
                    row += 1;
                }
                self.g.dots(&dots, mix(wall, cloth, 0.45), 2.4 * k);
            }
            Ground::Window => {
                let (x, wide) = (w * self.g.pick(&[0.06, 0.58]), w * 0.36);
                self.g.rect(x, -2.0, wide, edge * 0.72, mix(cloth, cool, 0.25));
                let mut bars = Path::default();
                bars.rect(x, -3.0, wide, edge * 0.72);
                bars.add("M# 0V#M# #h#", &[x + wide / 2.0, edge * 0.7, x, edge * 0.36, wide]);
                self.g.line(&bars, wood, 2.4 * k);
            }
            Ground::Plain => {
                let light = w * self.g.span(0.4, 0.8);
                self.g.shape("M0 0H#L# #H0z", &[light, w * 0.2, edge], mix(wall, cloth, 0.25));
            }
            Ground::Drape => {
                let left = self.g.chance(0.5);
                let x = |share: f64| if left { w * share } else { w * (1.0 - share) };
                let cloth = self.g.pick(&[cool, mix(hot, dark, 0.2), mix(leaf, dark, 0.3)]);
                self.g.shape(
                    "M# 0H#Q# # # #Q# # # #H#z",
                    &[
                        x(0.0),
                        x(0.62),
                        x(0.5),
                        h * 0.26,
                        x(0.22),
                        h * 0.34,
                        x(0.16),
                        h * 0.6,
                        x(0.1),
                        edge + 4.0,
                        x(0.0),
                    ],
                    cloth,
                );
                self.g.stroke(
                    "M# 0Q# # # #M# 0Q# # # #M# 0Q# # # #",
                    &[
                        x(0.16),
                        x(0.16),
                        h * 0.2,
                        x(0.06),
                        h * 0.4,
                        x(0.32),
                        x(0.3),
                        h * 0.2,
                        x(0.14),
                        h * 0.33,
                        x(0.47),
                        x(0.42),
                        h * 0.2,
                        x(0.2),
                        h * 0.33,
                    ],
                    lighter(cloth, 0.22),
                    2.0 * k,
                );
            }
        }
    }

    fn shelves(&mut self) {
        let [wall, second, cloth, wood, _, _, hot, leaf] = self.colours;
        let (w, h, k) = (self.g.w, self.g.h, self.g.k);
        let count: usize = if h / w > 2.4 { 3 } else { 2 };
        self.g.rect(0.0, 0.0, w, h, wood);
        self.g.rect(w * 0.06, h * 0.03, w * 0.88, h * 0.94, mix(wall, cloth, 0.12));
        for shelf in 0..count {
            let y = h * (0.05 + 0.92 * (shelf + 1) as f64 / count as f64) - 3.0;
            let tall = h * 0.92 / count as f64;
            let scale = (tall / 76.0).min(w / 66.0);
            self.g.rect(w * 0.06, y - tall + 4.0, w * 0.88, tall * 0.1, darker(second, 0.1));
            self.g.rect(w * 0.06, y, w * 0.88, 5.0 * k, wood);
            self.g.rect(w * 0.06, y, w * 0.88, 1.5 * k, lighter(wood, 0.4));
            let flowers = shelf == usize::from(count > 2) && tall / 88.0 * 42.0 < w;
            if flowers {
                let vessel = self.next_vessel();
                let colours = [hot, lighter(cloth, 0.5), lighter(wall, 0.3), leaf, vessel];
                bouquet(self.g, w / 2.0, y, (tall / 86.0).min(w / 72.0), colours, 7);
                continue;
            }
            let mut x = w * 0.1;
            for thing in LOADS[(self.vessel + shelf * 2) % 6] {
                let width = thing.width * scale;
                if x + width > w * 0.95 {
                    break;
                }
                self.thing(*thing, x + width / 2.0, y, scale, false);
                x += width + 2.0;
            }
        }
    }

    /// The table, with a cloth most of the time.
    fn top(&mut self, plate: bool) {
        let [_, _, cloth, wood, _, cool, hot, _] = self.colours;
        let (w, h, k, edge) = (self.g.w, self.g.h, self.g.k, self.edge);
        self.g.rect(0.0, edge, w, h, wood);
        let bare = !self.g.chance(0.75) && !plate;
        if bare {
            self.g.rect(0.0, edge, w, 4.0 * k, lighter(wood, 0.28));
            self.g.stroke("M0 #H#", &[edge + (h - edge) * 0.45, w], darker(wood, 0.35), 3.0 * k);
            return;
        }
        let (left, right) = (w * self.g.span(-0.1, 0.14), w * self.g.span(0.8, 1.1));
        let hem = h * self.g.span(0.86, 0.95);
        let middle = f64::midpoint(left, right);
        self.g.shape(
            "M# #H#V#Q# # # #T# #z",
            &[
                left,
                edge,
                right,
                hem,
                (left + right * 3.0) / 4.0,
                hem + h * 0.08,
                middle,
                hem,
                left,
                hem + 4.0,
            ],
            cloth,
        );
        let fold = edge + (h - edge) * 0.42;
        let crease = darker(cloth, 0.14);
        let mut folds = Path::default();
        for at in 1..6 {
            let x = left + (right - left) * f64::from(at) / 6.0;
            let bend = self.g.span(2.0, 5.0);
            folds.add("M# #q# # # #", &[x, fold, bend, h * 0.1, self.g.span(-3.0, 3.0), hem - fold]);
        }
        self.g.line(&folds, crease, 2.0 * k);
        self.g.shape("M# #H#v#H#z", &[left, fold, right, 2.5 * k, left], crease);
        if self.g.chance(0.6) {
            let border = Path::new(
                "M# #Q# # # #T# #",
                &[left, hem - 6.0, (left + right) / 4.0, hem - 4.0, middle, hem - 6.0, right, hem - 6.0],
            );
            let colour = self.g.pick(&[cool, hot]);
            let mut dashes = String::from(r#" stroke-dasharray=""#);
            crate::app::draw::svg::push_number(&mut dashes, 3.0 * k, 1);
            dashes.push('"');
            self.g.line_with(&border, colour, 1.6 * k, &dashes);
        }
    }

    fn plate(&mut self, back: f64, front: f64) {
        let (w, h) = (self.g.w, self.g.h);
        let k = (w / 66.0).min(h / 62.0);
        let wide = w > h * 1.35;
        let main = self.g.pick(&[BOWL, FISH, BOWL, POT]);
        if wide {
            let long = w > h * 2.0;
            let things: Vec<Thing> = if long {
                vec![CANDLE, LOAF, main, JUG, CHEESE, BOTTLE]
            } else {
                self.g.pick(&[[JUG, main, BOTTLE], [BOTTLE, main, VASE], [LAMP, main, TEAPOT]]).to_vec()
            };
            let scale = (k * 0.74).min(back / 74.0).min(w / if long { 240.0 } else { 118.0 });
            self.line(&things, back, scale, [0.0, w]);
        } else {
            self.put(main, w * 0.5, back + 4.0, k * 0.82);
        }
        let count = if wide {
            ((w / (26.0 * k)) as usize).max(3)
        } else if w > 110.0 {
            3
        } else {
            2
        };
        let fruit = self.fruit(count);
        self.line(&fruit, front + 5.0, k * 0.72, [w * 0.04, w * 0.96]);
    }

    fn flowers(&mut self, back: f64, front: f64) {
        let [_, _, cloth, _, _, cool, hot, leaf] = self.colours;
        let (w, h) = (self.g.w, self.g.h);
        let scale = (back / 84.0).min(w / 66.0);
        self.shadow(w / 2.0, back, 22.0 * scale);
        if w > h {
            let [left, right] = self.g.pick(&[[BOTTLE, TEAPOT], [JUG, CANDLE], [LAMP, GLASS], [BOOKS, JUG]]);
            self.put(left, w * 0.16, back, scale * 0.9);
            self.put(right, w * 0.85, back, scale * 0.9);
        }
        let x = w * self.g.span(0.45, 0.55);
        let third = self.g.pick(&[cool, mix(hot, 0xf2b035, 0.6)]);
        let vessel = self.next_vessel();
        let colours = [hot, lighter(cloth, 0.5), third, leaf, vessel];
        bouquet(self.g, x, back, scale, colours, if w > 130.0 { 13 } else { 9 });
        let fruit = self.fruit(((w / 45.0) as usize).max(2));
        self.line(&fruit, front, scale * 0.72, [0.0, w]);
    }

    fn things(&mut self, back: f64, front: f64) {
        let [_, _, cloth, _, _, cool, hot, leaf] = self.colours;
        let w = self.g.w;
        let scale = (back / 74.0).min(w / 70.0);
        let count = (w / (48.0 * scale)).round().max(2.0) as usize;
        let first = self.g.whole(0.0, 8.0) as usize;
        let left = self.g.chance(0.5);
        let names: Vec<Thing> = (0..count).map(|at| BACK[(first + at * 2) % 9]).collect();
        if w > 105.0 && back > 80.0 {
            let z = back / 88.0;
            let x = w * if left { 0.24 } else { 0.76 };
            self.shadow(x, back, 22.0 * z);
            let vessel = self.next_vessel();
            bouquet(self.g, x, back, z, [hot, lighter(cloth, 0.5), cool, leaf, vessel], 11);
            let room = ((w - 62.0 * z) / (54.0 * scale)).round().max(1.0) as usize;
            let across = if left { [w * 0.44, w] } else { [0.0, w * 0.56] };
            self.line(&names[..room.min(names.len())], back, scale * 0.95, across);
        } else {
            self.line(&names, back, scale, [0.0, w]);
        }
        let z = scale * 0.78;
        let middle = self.g.pick(&[BOWL, CUP, GLASS, LOAF, FISH, CHEESE, BOOKS]);
        let mut row = self.fruit(2);
        if w > 62.0 * z {
            let one = self.g.pick(&row);
            row = vec![one, middle];
            let more = ((w - 70.0 * z) / (44.0 * z)).round().max(0.0) as usize;
            row.extend(self.fruit(more));
        }
        self.line(&row, front + 2.0, z, [0.0, w]);
    }
}
