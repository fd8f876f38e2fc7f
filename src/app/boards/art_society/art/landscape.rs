//! Landscapes: sky in bands, sun or moon, ridges, trees, one thing that people made.

use super::canvas::{Canvas, Colour, Path, Ridge, dark as shade, darker, lighter, mix};

/// Sky, low sky, sun, far, middle, near, dark, water, hot: spring, sunset, night, mist, autumn, turquoise noon.
const PALETTES: [[Colour; 9]; 6] = [
    [0xbfe0d2, 0xf4efcb, 0xf4c64f, 0x8dbd9f, 0x57a06c, 0x2f7850, 0x1c4b39, 0x9fd2cc, 0xd8613f],
    [0xf0c27c, 0xf8e3ae, 0xdd5a3c, 0x93ad7c, 0x5c8f58, 0x386b45, 0x1c3f30, 0xe3cb8b, 0xc8472f],
    [0x1f4a4a, 0x39726a, 0xf6edc6, 0x2c6757, 0x23564a, 0x174236, 0x0c2a24, 0x4d8d84, 0xe7b04b],
    [0xdbe7d3, 0xf1f2df, 0xf7dd94, 0xb0cdb0, 0x7fac87, 0x4f825f, 0x2b5443, 0xc3dccf, 0xcf7a4b],
    [0xc9dca8, 0xf3ecba, 0xf0b33c, 0xa3b96f, 0x77984a, 0x4d7433, 0x2a4a26, 0xb4d2ac, 0xd4722a],
    [0x7fc4b4, 0xd8efd6, 0xfff0b8, 0x5aa58d, 0x3d8a5d, 0x24684a, 0x123f35, 0x5fb3ab, 0xf0a23c],
];
const NIGHT: usize = 2;

/// Stems are `d`, crowns `g`, their shade `G`.
pub(super) const ROUND: &str = "d M-1.5 0h3l1-9h-5z;g M-9-13a8 8 0 0 1 5-10a9 9 0 0 1 14 7a7 7 0 0 1-4 11h-11a6 6 0 0 1-4-8z;G M10-16a7 7 0 0 1-4 11h-9c9 0 13-6 10-17c2 1 3 3 3 6z";
const POPLAR: &str =
    "d M-1 0h2v-8h-2z;g M0-3C-8-10-6-28 0-42C6-28 8-10 0-3z;G M0-3C3-12 3-28 0-42C6-28 8-10 0-3z";
const CONIFER: &str =
    "d M-1.5 0h3v-5h-3z;g M0-36L6-23H3L9-13H5L11-4H-11L-5-13H-9L-3-23H-6z;G M0-36L6-23H3L9-13H5L11-4H1z";
const CYPRESS: &str = "g M0 0C-9-4-8-16-4-24C-4-32 0-36 1-46C3-36 6-32 5-24C9-14 8-4 0 0z;G M0 0C3-12 0-26 1-46C3-36 6-32 5-24C9-14 8-4 0 0z";
pub(super) const BUSH: &str =
    "g M-12 0a7 7 0 0 1 5-11a9 9 0 0 1 14 2a6 6 0 0 1 6 9z;G M0 0c8 0 9-6 7-9a6 6 0 0 1 6 9z";

/// Walls `w`, their shade `s`, roofs `r`, doors and windows `d`, straw and lamps `h`.
const HOUSE: &str =
    "w M-12 0v-11h24v11z;r M-14-11l5-9h18l5 9z;s M2 0v-11h10v11z;d M-8 0v-6h4v6zM5-3v-4h4v4zM6-18h4v-6h-4z";
const CHURCH: &str = "w M-3 0v-10h16v10z;r M-4-10l4-7h10l4 7z;w M-11 0v-20h8v20z;r M-12-20l5-17l5 17z;d M-9-12v-5h4v5zM1-2v-5h3v5zM7-2v-5h3v5z";
const MILL: &str = "w M-7 0l3-22h8l3 22z;s M0 0v-22h4l3 22z;r M-5-22q5-9 10 0z;d1.3 M0-24l14-13M0-24l-14 13M0-24l-12-14M0-24l12 14;w M2-27l12-11l2 3l-11 9zM-2-21l-12 11l-2-3l11-9zM-3-26l-11-13l3-2l9 12zM3-22l11 13l-3 2l-9-12z";
const HAY: &str = "h M-11 0q-2-13 9-19q12 6 11 19z;s M-2-19q12 6 11 19h-7q3-10-4-19z";
pub(super) const LIGHT: &str =
    "w M-5 0l2-30h6l2 30z;r M-4.2-12l.6-8h7.2l.6 8zM-4-30h8l-4-7z;h M-3-30v-5h6v5z";
pub(super) const BOAT: &str = "d M-11-2h22l-4 5h-14z;w M-1-3v-22q-9 10-9 22z;h M1-3v-26q13 12 10 26z";

/// What a landscape shows.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Motif {
    Valley,
    Lake,
    Road,
    Field,
    Pond,
    Peak,
    Coast,
    Birches,
}

const SQUARE: [Motif; 7] =
    [Motif::Valley, Motif::Lake, Motif::Road, Motif::Field, Motif::Pond, Motif::Peak, Motif::Coast];
const TALL: [Motif; 6] = [Motif::Birches, Motif::Road, Motif::Peak, Motif::Lake, Motif::Valley, Motif::Pond];
const WIDE: [Motif; 6] = [Motif::Lake, Motif::Field, Motif::Coast, Motif::Valley, Motif::Pond, Motif::Peak];

/// The sky down to the horizon, and where its sun or moon stands.
pub(super) fn sky(g: &mut Canvas, [high, low, sun]: [Colour; 3], horizon: f64, night: bool) -> [f64; 2] {
    let (w, h) = (g.w, g.h);
    g.rect(0.0, 0.0, w, h, high);
    for band in 1..=3 {
        let y = horizon * (0.2 + 0.24 * f64::from(band));
        let swing = g.span(2.0, 6.0) * g.k;
        g.shape(
            "M0 #q# # # 0t# 0V#H0z",
            &[y, w / 4.0, -swing, w / 2.0, w / 2.0, h],
            mix(high, low, f64::from(band) / 3.0),
        );
    }
    let (x, y) = (w * g.span(0.15, 0.85), horizon * g.span(0.25, 0.62));
    let radius = g.least * g.span(0.07, 0.14);
    if night {
        let stars = g.scatter(5.0 + w / 14.0, [2.0, w], [2.0, horizon * 0.8]);
        g.dots(&stars, 0xfff3cf, 1.3);
    }
    if g.chance(0.5) {
        g.disc(x, y, radius * 1.9, sun, 0.25);
    }
    g.disc(x, y, radius, sun, 1.0);
    if night && g.chance(0.6) {
        g.disc(x + radius * 0.4, y - radius * 0.2, radius * 0.85, mix(high, low, 0.3), 1.0);
    }
    if !night {
        for _ in 0..g.whole(1.0, 1.0 + w / 90.0) {
            let q = g.span(4.0, 8.0) * g.k;
            let (x, y) = (g.upto(w * 0.9), horizon * g.span(0.12, 0.7));
            let cloud = Path::new(
                "M# #h#a# # 0 0 0-#-#a# # 0 0 0-#-#a# # 0 0 0-# #z",
                &[
                    x,
                    y,
                    q * 5.0,
                    q,
                    q,
                    q * 1.6,
                    q,
                    q * 1.3,
                    q * 1.3,
                    q * 2.2,
                    q * 0.2,
                    q,
                    q,
                    q * 1.2,
                    q * 1.2,
                ],
            );
            g.veil(&cloud, lighter(low, 0.55), 0.9);
        }
    }
    [x, y]
}

pub(super) struct Land<'a> {
    pub g: &'a mut Canvas,
    pub colours: [Colour; 9],
    pub horizon: f64,
    sun: [f64; 2],
    pub night: bool,
}

/// Draws a landscape; `palette` and `motif` are counted, so that copies of one shape always differ.
pub(super) fn draw(g: &mut Canvas, palette: u32, motif: u32) {
    let ratio = f64::from(g.squares[0]) / f64::from(g.squares[1]);
    let motifs: &[Motif] = if ratio < 0.7 {
        &TALL
    } else if ratio > 1.4 {
        &WIDE
    } else {
        &SQUARE
    };
    let motif = motifs[motif as usize % motifs.len()];
    let palette = palette as usize % PALETTES.len();
    let colours = PALETTES[palette];
    let share = if motif == Motif::Birches {
        0.5
    } else if g.w / g.h < 0.7 {
        g.span(0.4, 0.5)
    } else {
        g.span(0.42, 0.56)
    };
    let horizon = g.h * share;
    let night = palette == NIGHT;
    let sun = sky(g, [colours[0], colours[1], colours[2]], horizon, night);
    let mut land = Land { g, colours, horizon, sun, night };
    match motif {
        Motif::Valley => land.valley(),
        Motif::Lake => land.lake(),
        Motif::Road => land.road(),
        Motif::Field => land.field(),
        Motif::Pond => land.pond(),
        Motif::Peak => land.peak(),
        Motif::Coast => land.coast(),
        Motif::Birches => land.birches(),
    }
}

impl Land<'_> {
    /// Crown, its shade, stem.
    pub(super) fn tree(&mut self, kind: &str, x: f64, y: f64, scale: f64, [g, s, d]: [Colour; 3]) {
        let flip = self.g.chance(0.3);
        let k = self.g.k;
        self.g.part(kind, x, y, scale * k, &[('g', g), ('G', s), ('d', d)], flip);
    }

    /// Trees of the middle ground.
    pub(super) fn near_trees(&self) -> [Colour; 3] {
        let [_, _, _, _, _, near, dark, ..] = self.colours;
        [near, dark, darker(dark, 0.3)]
    }

    pub(super) fn far_trees(&self) -> [Colour; 3] {
        let [_, _, _, _, mid, near, dark, ..] = self.colours;
        [mid, near, dark]
    }

    /// A tree against the light.
    fn dark_trees(&self) -> [Colour; 3] {
        let dark = self.colours[6];
        [dark, darker(dark, 0.4), darker(dark, 0.5)]
    }

    /// Something that people made.
    pub(super) fn thing(&mut self, thing: &str, x: f64, y: f64, scale: f64, flip: bool) {
        let [_, low, sun, _, _, _, dark, _, hot] = self.colours;
        let wall = lighter(low, 0.5);
        let tints = [('w', wall), ('s', mix(wall, dark, 0.3)), ('r', hot), ('d', dark), ('h', sun)];
        self.g.part(thing, x, y, scale, &tints, flip);
    }

    pub(super) fn flowers(&mut self, from: f64, count: f64) {
        let (w, h, k) = (self.g.w, self.g.h, self.g.k);
        for (colour, size) in [(self.colours[8], 2.2), (lighter(self.colours[2], 0.4), 1.7)] {
            let points = self.g.scatter(count, [3.0, w - 3.0], [from, h]);
            self.g.dots(&points, colour, size * k);
        }
    }

    fn meadow(&mut self, from: f64) {
        self.flowers(from, self.g.w / 7.0);
    }

    fn peaks(&mut self, count: i32) {
        let [_, low, _, far, _, near, ..] = self.colours;
        let (w, horizon) = (self.g.w, self.horizon);
        for at in 0..count {
            let x = w * (f64::from(at) + self.g.span(0.2, 0.8)) / f64::from(count);
            let h = horizon * self.g.span(0.4, 0.78);
            let half = h * self.g.span(0.7, 1.0);
            let colour = if at % 2 == 1 { far } else { mix(far, low, 0.3) };
            let (foot, top) = (horizon + 4.0, horizon - h);
            self.g.polygon(&[[x - half, foot], [x, top], [x + half, foot]], colour);
            let ridge = [x - half * 0.08, horizon - h * 0.45];
            self.g.polygon(
                &[[x, top], [x + half, foot], [x + half * 0.1, foot], ridge],
                mix(colour, near, 0.45),
            );
            let snow = [
                [x, top],
                [x + half * 0.3, horizon - h * 0.7],
                [x + half * 0.12, horizon - h * 0.76],
                [x, horizon - h * 0.62],
                [x - half * 0.14, horizon - h * 0.74],
                [x - half * 0.28, horizon - h * 0.72],
            ];
            self.g.polygon(&snow, lighter(low, 0.7));
        }
    }

    /// Water with strokes, and the sun's path on it.
    pub(super) fn water(&mut self, from: f64, to: f64) {
        let [_, _, sun, _, _, near, _, water, _] = self.colours;
        let (w, k) = (self.g.w, self.g.k);
        self.g.rect(0.0, from, w, to - from, water);
        let (mut strokes, mut path) = (Path::default(), Path::default());
        let mut y = from + 3.0;
        while y < to {
            let (x, length) = (self.g.span(-9.0, w * 0.7), self.g.span(w * 0.12, w * 0.4));
            strokes.add("M# #h#", &[x, y, length]);
            if self.sun[1] < from {
                let x = self.sun[0] - self.g.span(2.0, 5.0 + (y - from) / 6.0) * k;
                let length = self.g.span(4.0, 9.0 + (y - from) / 4.0) * k;
                path.add("M# #h#", &[x, y + 1.5, length]);
            }
            y += 4.0 * k;
        }
        self.g.line(&strokes, mix(water, near, 0.35), 1.3 * k);
        self.g.line(&path, lighter(sun, 0.3), 1.5 * k);
    }

    fn valley(&mut self) {
        let [_, _, _, far, mid, near, dark, ..] = self.colours;
        let (w, h, k, hz) = (self.g.w, self.g.h, self.g.k, self.horizon);
        self.g.hills(hz, h * 0.06, far);
        let middle: Ridge = self.g.hills(hz + h * 0.13, h * 0.06, mid);
        let house = w * self.g.span(0.2, 0.8);
        let mut furrows = Path::default();
        for at in 0..5 {
            let x = w * (0.1 + f64::from(at) * 0.17);
            furrows.add("M# #q# # # #", &[x, middle.at(x) + 3.0, -w * 0.08, h * 0.08, -w * 0.04, h * 0.2]);
        }
        self.g.line(&furrows, lighter(mid, 0.22), 2.0 * k);
        let mut at = 0.0;
        while at < w / 34.0 {
            let x = self.g.upto(w);
            let kind = self.g.pick(&[ROUND, POPLAR, ROUND]);
            let scale = self.g.span(0.45, 0.65);
            let colours = self.far_trees();
            self.tree(kind, x, middle.at(x) + 3.0, scale, colours);
            at += 1.0;
        }
        let thing = self.g.pick(&[HOUSE, CHURCH, MILL, HOUSE]);
        let flip = self.g.chance(0.5);
        self.thing(thing, house, middle.at(house) + 5.0, k * 0.95, flip);
        let front = self.g.hills(hz + h * 0.3, h * 0.06, near);
        let left = self.g.chance(0.5);
        let x = w * if left { self.g.span(0.06, 0.2) } else { self.g.span(0.8, 0.94) };
        if self.g.squares[0] > 2 {
            self.tree(BUSH, w - x, front.at(w - x) + 4.0, 1.0, [dark, shade(dark), dark]);
        }
        let kind = self.g.pick(&[ROUND, ROUND, CYPRESS]);
        let colours = self.dark_trees();
        self.tree(kind, x, front.at(x) + 8.0, 1.5, colours);
        self.meadow(hz + h * 0.36);
    }

    fn lake(&mut self) {
        let [_, _, _, _, mid, near, dark, ..] = self.colours;
        let (w, h, k, hz) = (self.g.w, self.g.h, self.g.k, self.horizon);
        self.peaks(((w / 55.0) as i32).max(2));
        let shore = h * self.g.span(0.76, 0.84);
        self.g.hills(hz - 2.0, 2.0, mid);
        self.water(hz + 3.0, shore + 8.0);
        let first = self.g.span(0.05, 0.5) * w;
        let count = self.g.whole(3.0, 3.0 + w / 40.0);
        let mut mirrored = Path::default();
        let [g, s, d] = self.near_trees();
        for at in 0..count {
            let x = first + f64::from(at) * 8.0 * k;
            let tall = self.g.span(0.5, 0.8);
            self.g.part(POPLAR, x, hz + 3.0, tall * k, &[('g', g), ('G', s), ('d', d)], false);
            mirrored.add("M# #h#l# #z", &[x - 2.5 * k, hz + 4.0, 5.0 * k, -2.5 * k, tall * 34.0 * k]);
        }
        self.g.veil(&mirrored, dark, 0.45);
        let x = w * self.g.span(0.55, 0.85);
        let y = hz + (shore - hz) * self.g.span(0.5, 0.75);
        let scale = k * self.g.span(0.7, 1.0);
        let flip = self.g.chance(0.5);
        self.thing(BOAT, x, y, scale, flip);
        self.g.hills(shore + 3.0, 4.0, near);
        self.flowers(shore + 6.0, w / 9.0);
        let mut reeds = Path::default();
        for _ in 0..(w / 9.0) as i32 {
            let (x, bend, lean) = (self.g.upto(w), self.g.span(-3.0, 3.0), self.g.span(-5.0, 5.0));
            reeds.add("M# #q# -9 # #", &[x, h, bend, lean, -self.g.span(12.0, 22.0) * k]);
        }
        self.g.line(&reeds, dark, 1.4);
    }

    fn peak(&mut self) {
        let [_, _, _, _, mid, near, ..] = self.colours;
        let (w, h, k, hz) = (self.g.w, self.g.h, self.g.k, self.horizon);
        self.peaks(if w > h * 1.2 { 3 } else { 2 });
        self.g.hills(hz + 2.0, h * 0.04, mid);
        let mut at = 0.0;
        while at < w / (11.0 * k) {
            let x = (at + self.g.span(0.2, 0.9)) * 11.0 * k;
            let y = hz + h * 0.1 + self.g.span(-4.0, 5.0);
            let scale = self.g.span(0.5, 0.8);
            let colours = self.far_trees();
            self.tree(CONIFER, x, y, scale, colours);
            at += 1.0;
        }
        self.g.hills(hz + h * 0.16, h * 0.04, lighter(mid, 0.22));
        let x = w * self.g.span(0.25, 0.75);
        let flip = self.g.chance(0.5);
        self.thing(HOUSE, x, hz + h * 0.22, k * 0.9, flip);
        self.g.hills(hz + h * 0.28, h * 0.05, near);
        for side in [0.06, 0.9] {
            let x = w * side + self.g.span(-4.0, 4.0);
            let scale = self.g.span(1.1, 1.6);
            let colours = self.dark_trees();
            self.tree(CONIFER, x, h * 0.97, scale, colours);
        }
        self.meadow(hz + h * 0.38);
    }

    fn road(&mut self) {
        let [_, low, _, far, mid, near, _, water, _] = self.colours;
        let (w, h, k, hz) = (self.g.w, self.g.h, self.g.k, self.horizon);
        self.g.hills(hz, h * 0.07, far);
        let middle = self.g.hills(hz + h * 0.08, h * 0.04, mid);
        let x = w * self.g.span(0.4, 0.6);
        let right = self.g.chance(0.5);
        let side = if right { 1.0 } else { -1.0 };
        self.g.ridge(hz + h * 0.26, h * 0.04, near, 3.0);
        let y = middle.at(x) + 1.0;
        let (tall, q) = (h - y, w * 0.3 * side);
        let colour = if self.g.chance(0.4) { water } else { lighter(low, 0.35) };
        self.g.shape(
            "M# #c# # # # # #h#c# # # # # #z",
            &[
                x,
                y,
                q * 1.3,
                tall * 0.25,
                -q * 2.0,
                tall * 0.4,
                -q * 0.4,
                tall,
                w * 0.36,
                -w * 0.3 - q * 1.2,
                -tall * 0.5,
                q * 1.6 - w * 0.12,
                -tall * 0.72,
                3.0 - w * 0.36 + q * 0.4,
                -tall,
            ],
            colour,
        );
        let thing = self.g.pick(&[CHURCH, HOUSE, MILL]);
        let at = x - side * w * 0.22;
        self.thing(thing, at, middle.at(at) + 4.0, k * 0.7, false);
        let tall_tile = self.g.squares[1] > self.g.squares[0];
        for at in 0..4 {
            let t = 0.1 + f64::from(at * at) * 0.09;
            for (edge, is_right) in [(-1.0, false), (1.0, true)] {
                if at < 3 || is_right == right {
                    let kind = if tall_tile || at % 2 == 1 { POPLAR } else { CYPRESS };
                    let place = [x + edge * w * (0.1 + t * 0.42), y + tall * t * 1.02 + 4.0];
                    let colours = self.near_trees();
                    self.tree(kind, place[0], place[1], 0.4 + t * 1.15, colours);
                }
            }
        }
        self.flowers(h * 0.86, w / 9.0);
    }

    fn field(&mut self) {
        let [_, _, sun, far, mid, near, dark, _, hot] = self.colours;
        let (w, h, k, hz) = (self.g.w, self.g.h, self.g.k, self.horizon);
        self.g.hills(hz, h * 0.04, far);
        self.g.hills(hz + 3.0, 2.0, mid);
        let vanish = w * self.g.span(0.3, 0.7);
        let ripe = if self.night { mid } else { lighter(sun, 0.15) };
        let stripes = [near, lighter(mid, 0.25), near, ripe, near, mid];
        self.g.rect(0.0, hz + 5.0, w, h, near);
        for at in 0..18 {
            let from = f64::from(at - 9);
            let strip = [
                [vanish + from * 2.0, hz + 5.0],
                [vanish + (from + 1.0) * 2.0, hz + 5.0],
                [vanish + (from + 1.0) * w * 0.17, h + 2.0],
                [vanish + from * w * 0.17, h + 2.0],
            ];
            self.g.polygon(&strip, stripes[at as usize % 6]);
        }
        let mut at = 0.0;
        while at < w / 45.0 {
            let t = self.g.span(0.15, 0.6);
            let x = self.g.upto(w);
            let tints = [('h', sun), ('s', mix(sun, hot, 0.5))];
            self.g.part(HAY, x, hz + (h - hz) * t + 6.0, k * (0.5 + t), &tints, false);
            at += 1.0;
        }
        let x = if vanish > w / 2.0 { w * 0.14 } else { w * 0.86 };
        let thing = self.g.pick(&[HOUSE, MILL, CHURCH]);
        self.thing(thing, w - x, hz + 5.0, k * 0.75, false);
        self.tree(CYPRESS, x, h * 0.93, h / 58.0 / k, [dark, darker(dark, 0.4), dark]);
        if w > 120.0 {
            let beside = x + if x < w / 2.0 { 13.0 } else { -13.0 } * k;
            self.tree(CYPRESS, beside, h * 0.88, h / 85.0 / k, [near, dark, dark]);
        }
    }

    fn birches(&mut self) {
        let [_, low, sun, far, mid, near, dark, ..] = self.colours;
        let (w, h, k, hz) = (self.g.w, self.g.h, self.g.k, self.horizon);
        self.g.hills(hz - h * 0.05, h * 0.03, far);
        let mut at = 0.0;
        while at < w / 16.0 {
            let (x, scale) = (self.g.upto(w), self.g.span(0.4, 0.7));
            self.tree(ROUND, x, hz + 3.0, scale, [mid, mix(mid, near, 0.5), near]);
            at += 1.0;
        }
        self.g.hills(hz + 2.0, h * 0.02, lighter(mid, 0.2));
        self.g.hills(hz + h * 0.17, h * 0.03, near);
        self.flowers(hz + h * 0.22, w / 4.0);
        let count = ((w / 30.0) as i32).max(3);
        let bark = lighter(low, 0.6);
        for at in 0..count {
            let x = w * (f64::from(at) + self.g.span(0.25, 0.75)) / f64::from(count);
            let (half, foot) = (self.g.span(3.0, 6.0) * k, h * self.g.span(0.76, 0.98));
            let lean = self.g.span(-4.0, 4.0);
            let top = x + lean;
            let trunk = [
                [top - half * 0.4, -2.0],
                [top + half * 0.4, -2.0],
                [x + half, foot],
                [x - half * 0.8, foot],
            ];
            self.g.polygon(&trunk, bark);
            let side = [[top, -2.0], [top + half * 0.4, -2.0], [x + half, foot], [x + half * 0.3, foot]];
            self.g.polygon(&side, mix(bark, near, 0.35));
            let mut scars = Path::default();
            let mut y = self.g.upto(10.0);
            while y < foot - 6.0 {
                let from = x + lean * (1.0 - y / foot) - half * 0.4;
                scars.add("M# #h#", &[from, y, half * self.g.span(0.4, 0.9)]);
                y += self.g.span(9.0, 20.0);
            }
            self.g.line(&scars, dark, 1.5 * k);
        }
        for (colour, count, size) in
            [(dark, w / 9.0, 10.0), (near, w / 8.0, 8.0), (mid, w / 6.0, 5.0), (sun, w / 10.0, 3.0)]
        {
            let leaves = self.g.scatter(count, [0.0, w], [-2.0, h * 0.2]);
            self.g.dots(&leaves, colour, size * k);
        }
    }
}
