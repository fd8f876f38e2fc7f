//! City life: facades, streets, bridges, roofs; lamps, trams, people; rain and snow.

use super::canvas::{Canvas, Colour, Path, darker, lighter, mix};
use super::facade::{House, facade};
use super::landscape::{BOAT, sky};
use crate::app::order;

/// Sky, low sky, moon, three facades, street, dark, lit, hot: night, dusk, rain, bright day, snow, violet evening.
const PALETTES: [[Colour; 10]; 6] = [
    [0x1d3a6b, 0x3d65a0, 0xf7eecb, 0x2f5288, 0x27477a, 0x4a6fa6, 0x37527e, 0x122447, 0xf6c65a, 0xd8593f],
    [0x6c93c9, 0xf2cfa2, 0xf3e7c0, 0x5579ae, 0x8aa5cc, 0x3f6399, 0x7d92b3, 0x21365f, 0xffdd8a, 0xc9503c],
    [0xa9bdd3, 0xd9e1e8, 0xeef1ee, 0x7c97b8, 0x93a9c2, 0x5f7fa6, 0x8fa2b8, 0x2c405f, 0xf5cf73, 0xb4433a],
    [0x3f86cf, 0xa9d3ee, 0xfff2c4, 0xe9dcc0, 0x6f9fd0, 0xf3ead4, 0xb9c6d2, 0x1f3d6d, 0x2c4f86, 0xd9623f],
    [0xc6d9ea, 0xeaf2f7, 0xf6e6b6, 0x5b82b0, 0x86a8cb, 0x40659a, 0xe6edf3, 0x24395c, 0xf7c75f, 0xa33c3c],
    [0x2a3f7c, 0x7a6fa8, 0xffe2a8, 0x3b549a, 0x31447f, 0x5a6bb0, 0x45548c, 0x171f4a, 0xffcf6b, 0xe0715a],
];
const RAIN: usize = 2;
const DAY: usize = 3;
const SNOW: usize = 4;
/// Palettes under a starry sky.
const NIGHTS: [usize; 2] = [0, 5];

/// Coats `d`, faces `f`, dresses and umbrellas `h`.
const MAN: &str = "d M-5 0L-4-13Q-7-22 0-23Q7-22 4-13L5 0H1L0-9L-1 0z;f M-2.6-26a2.6 2.8 0 1 0 5.2 0a2.6 2.8 0 1 0-5.2 0;d M-4-28h8v-1.4h-1.6v-4.4h-4.8v4.4h-1.6z";
const LADY: &str = "h M-8 0Q-3-8-3-14Q-6-22 0-23Q6-22 3-14Q3-8 8 0z;f M-2.6-26a2.6 2.8 0 1 0 5.2 0a2.6 2.8 0 1 0-5.2 0;d M-7-28q7-6 14 0q-7 2-14 0z";
const UMBRELLA: &str = "d M-6 0Q-3-8-3-14Q-5-22 0-23Q5-22 3-14Q3-8 6 0z;f M-2.4-26a2.4 2.6 0 1 0 4.8 0a2.4 2.6 0 1 0-4.8 0;d1 M1-16V-36;h M-13-31Q-10-42 1-42Q12-42 15-31Q10-34 6-31Q1-34-4-31Q-9-34-13-31z";

/// Iron `d`, light `y`, paint `h` and `w`, stone `a` and `b`.
const LAMP: &str =
    "d M-1 0h2v-44h-2zM-3.5 0h7l-2-5h-3z;y M-4-46l1.5-10h5l1.5 10z;d M-4.5-46h9v1.5h-9zM-3-56h6l-3-5z";
const CARRIAGE: &str = "d M-16-6h30l3-12h-8l-3-8h-18l-4 8zM17-10h14v1.5h-14z;y M-7-23h7v6h-7z;d1.5 M-13-5a5 5 0 1 0 10 0a5 5 0 1 0-10 0M3-5a5 5 0 1 0 10 0a5 5 0 1 0-10 0";
const TRAM: &str = "h M-34-5h68v-14h-68z;w M-34-19h68v-14h-68z;y M-31-21h9v-9h-9zM-19-21h9v-9h-9zM-7-21h9v-9h-9zM5-21h9v-9h-9zM17-21h12v-9h-12z;d M-37-33h74l-5-5h-64zM-30-5h60v3h-60z;w M-33-13h66v2h-66z;d M-24 0a4 4 0 1 1 8 0zM14 0a4 4 0 1 1 8 0z;d1.2 M-2-38L8-52";
const TRAM_AHEAD: &str = "h M-13-3h26v-16h-26z;w M-13-19h26v-14h-26z;y M-11-21h9v-10h-9zM2-21h9v-10h-9z;d M-15-33h30q-3-7-15-7t-15 7zM-12-3h24v4h-24z;y M-3-12a3 3 0 1 0 6 0a3 3 0 1 0-6 0;w M-5-34h10v-4h-10z";
const DOME: &str = "a M-17 0v-20h34v20z;b M-15-20a15 17 0 0 1 30 0z;d M-2-37h4v-9h-4z;d M-11-3v-12h4v12zM-2-3v-12h4v12zM7-3v-12h4v12z";
const TOWER: &str = "a M-8 0v-62h16v62z;b M2 0v-62h6v62z;d M-10-62h20l-10-26zM-5-8v-9h3v9zM2-8v-9h3v9zM-5-26v-9h3v9zM2-26v-9h3v9z;y M-5-50a5 5 0 1 0 10 0a5 5 0 1 0-10 0;d1 M0-54v4h3";
const IRON: &str = "d M-26 0C-14-26-6-60-2-104h4C6-60 14-26 26 0h-9Q0-26-17 0z;a M-8-36L0-26L8-36L4-58L0-48L-4-58z;d M-13-36h26v3h-26zM-8-62h16v2.5h-16zM-.6-116h1.2v14h-1.2z;d1 M-14-24L10-36M14-24L-10-36M-6-40L5-60M6-40L-5-60";

/// What a city painting shows.
#[derive(Clone, Copy)]
enum Motif {
    Row,
    Boulevard,
    Bridge,
    Lamp,
    Roofs,
    Tram,
    Tower,
}

const SQUARE: [Motif; 7] =
    [Motif::Row, Motif::Boulevard, Motif::Bridge, Motif::Lamp, Motif::Roofs, Motif::Tram, Motif::Boulevard];
const TALL: [Motif; 5] = [Motif::Tower, Motif::Boulevard, Motif::Lamp, Motif::Roofs, Motif::Row];
const WIDE: [Motif; 4] = [Motif::Row, Motif::Bridge, Motif::Tram, Motif::Roofs];

struct City<'a> {
    g: &'a mut Canvas,
    colours: [Colour; 10],
    facades: [Colour; 5],
    night: bool,
    rain: bool,
    /// Colour of lamplight; a bright day has dark windows.
    lamplight: Colour,
    /// Colour of umbrellas and dresses that would otherwise be lit.
    bright: Colour,
}

/// Draws a city painting; `palette` and `motif` are counted.
pub(super) fn draw(g: &mut Canvas, palette: u32, motif: u32) {
    let ratio = f64::from(g.squares[0]) / f64::from(g.squares[1]);
    let motifs: &[Motif] = if ratio < 0.7 {
        &TALL
    } else if ratio > 1.4 {
        &WIDE
    } else {
        &SQUARE
    };
    let palette = palette as usize % PALETTES.len();
    let colours = PALETTES[palette];
    let [high, low, moon, a, b, c, _, _, lit, hot] = colours;
    // Houses hide the horizon; its height is drawn all the same, so that the numbers after it stay what they are.
    g.span(0.3, 0.42);
    let night = NIGHTS.contains(&palette);
    sky(g, [high, low, moon], g.h * 0.6, night);
    let ground = g.h * g.span(0.74, 0.8);
    let day = palette == DAY;
    let mut city = City {
        facades: [a, b, c, mix(a, low, 0.45), mix(c, hot, 0.16)],
        night,
        rain: palette == RAIN,
        lamplight: if day { 0xffe39a } else { lit },
        bright: if day { hot } else { lit },
        colours,
        g,
    };
    match motifs[motif as usize % motifs.len()] {
        Motif::Row => city.street(ground),
        Motif::Boulevard => city.boulevard(),
        Motif::Bridge => city.bridge(),
        Motif::Lamp => city.lamp(ground),
        Motif::Roofs => city.roofs(),
        Motif::Tram => city.tram(ground),
        Motif::Tower => city.tower(ground),
    }
    let (w, h) = (city.g.w, city.g.h);
    if palette == RAIN {
        let mut drops = Path::default();
        for point in city.g.scatter(w / 4.0, [0.0, w], [0.0, h]) {
            drops.add("M# #l-2 8", &point);
        }
        city.g.line_with(&drops, 0xffffff, 0.7, r#" opacity=".45""#);
    }
    if palette == SNOW {
        let flakes = city.g.scatter(w * h / 500.0, [0.0, w], [0.0, h]);
        city.g.dots(&flakes, 0xffffff, 2.0);
    }
}

/// Where the houses of a boulevard begin and end, from the eye to the vanishing point.
const DEPTHS: [f64; 5] = [0.0, 0.34, 0.58, 0.74, 0.84];

const PLAIN: House = House { roof: 0, lit: 0.4, shop: true };

impl City<'_> {
    fn thing(&mut self, thing: &str, x: f64, y: f64, scale: f64, flip: bool) {
        let [_, low, _, a, _, _, _, dark, _, hot] = self.colours;
        let tints = [
            ('d', dark),
            ('y', self.lamplight),
            ('h', hot),
            ('w', lighter(low, 0.5)),
            ('a', mix(a, low, 0.25)),
            ('b', darker(a, 0.15)),
        ];

        self.g.part(thing, x, y, scale, &tints, flip);
    }

    /// A building that stands out, in its own colours of iron and stone.
    fn landmark(&mut self, thing: &str, x: f64, y: f64, scale: f64, [d, a, b]: [Colour; 3]) {
        let [_, low, .., hot] = self.colours;
        let tints =
            [('d', d), ('y', self.lamplight), ('h', hot), ('w', lighter(low, 0.5)), ('a', a), ('b', b)];
        self.g.part(thing, x, y, scale, &tints, false);
    }

    fn lantern(&mut self, x: f64, y: f64, scale: f64) {
        let k = self.g.k;
        let opacity = if self.night { 0.35 } else { 0.2 };
        self.g.disc(x, y - 51.0 * scale * k, 13.0 * scale * k, self.lamplight, opacity);
        self.thing(LAMP, x, y, scale * k, false);
    }

    /// People between two heights and two edges, the nearer the larger.
    fn people(&mut self, count: f64, [from, to]: [f64; 2], scale: f64, across: [f64; 2]) {
        let mut places = self.g.scatter(count, across, [from, to]);
        order::sort_by_key(&mut places, |place| place[1]);
        let (k, h) = (self.g.k, self.g.h);
        let [_, low, _, _, b, _, _, dark, _, hot] = self.colours;
        for [x, y] in places {
            let figure = if self.rain { UMBRELLA } else { self.g.pick(&[MAN, LADY, MAN, UMBRELLA]) };
            let cloth = self.g.pick(&[hot, b, lighter(low, 0.4), self.bright]);
            let flip = self.g.chance(0.5);
            let tints = [('d', dark), ('f', 0xe8bd98), ('h', cloth)];
            self.g.part(figure, x, y, (scale + (y - from) / h * 1.3) * k, &tints, flip);
        }
    }

    fn crowd(&mut self, count: f64, from: f64, to: f64, scale: f64) {
        let w = self.g.w;
        self.people(count, [from, to], scale, [0.0, w]);
    }

    /// Roofs far away, as one outline.
    fn skyline(&mut self, y: f64, tall: f64, colour: Colour, step: f64) {
        let (w, k) = (self.g.w, self.g.k);
        let mut path = Path::new("M0 #", &[y]);
        let mut x = 0.0;
        while x < w {
            let wide = self.g.span(step * 0.6, step * 1.4) * k;
            let h = self.g.span(tall * 0.4, tall);
            let gable = wide * self.g.pick(&[0.0, 0.5, 0.5]);
            path.add("V#", &[y - h]);
            if gable > 0.0 {
                path.add("l# #l# #", &[wide / 2.0, -gable, wide / 2.0, gable]);
            } else {
                path.add("h#", &[wide]);
            }
            x += wide;
        }
        path.add("V#z", &[y]);
        self.g.fill(&path, colour);
    }

    /// A row of facades.
    fn row(&mut self, y: f64, [least, most]: [f64; 2], house: House) {
        let (w, k) = (self.g.w, self.g.k);
        let mut at = self.g.whole(0.0, 4.0);
        let mut roof = self.g.whole(0.0, 4.0);
        let mut x = -self.g.upto(8.0) * k;
        while x < w {
            let wide = self.g.span(28.0, 43.0) * k;
            let tall = self.g.span(least, most);
            let colour = self.facades[at as usize % 5];
            facade(self.g, &self.colours, [x, y, wide, tall], colour, House { roof, ..house });
            x += wide;
            at += 1;
            roof = (roof + self.g.whole(1.0, 3.0)) % 5;
        }
    }

    fn ground(&mut self, y: f64) {
        let [.., street, dark, lit, _] = self.colours;
        let (w, h, k) = (self.g.w, self.g.h, self.g.k);
        self.g.rect(0.0, y, w, h, street);
        self.g.rect(0.0, y, w, 3.0 * k, lighter(street, 0.35));
        let mut strokes = Path::default();
        for at in 0..5 {
            let x = self.g.span(-9.0, w * 0.8);
            let length = w * self.g.span(0.1, 0.4);
            strokes.add("M# #h#", &[x, y + (h - y) * (0.25 + f64::from(at) * 0.17), length]);
        }
        let colour = if self.rain || self.night { mix(street, lit, 0.45) } else { mix(street, dark, 0.3) };
        self.g.line(&strokes, colour, 1.4 * k);
    }

    fn street(&mut self, ground: f64) {
        let [_, low, _, a, ..] = self.colours;
        let (w, h, k) = (self.g.w, self.g.h, self.g.k);
        self.skyline(ground, h * 0.62, mix(a, low, 0.6), 12.0);
        self.row(ground, [h * 0.34, h * 0.5], PLAIN);
        self.ground(ground);
        let lamps = ((w / 75.0) as i32).max(1);
        for at in 0..lamps {
            let x = w * (f64::from(at) + self.g.span(0.2, 0.8)) / f64::from(lamps);
            self.lantern(x, ground + h * 0.08, 0.8);
        }
        if w > 125.0 {
            let thing = if self.g.chance(0.5) { CARRIAGE } else { TRAM };
            let x = w * self.g.span(0.3, 0.7);
            let flip = self.g.chance(0.5);
            self.thing(thing, x, ground + h * 0.12, k * 0.8, flip);
        }
        self.crowd((1.0 + w / 36.0).floor(), ground + h * 0.1, h * 0.96, 0.8);
    }

    /// A street in one-point perspective, four houses a side.
    fn boulevard(&mut self) {
        let [_, low, _, a, _, c, street, dark, lit, _] = self.colours;
        let (w, h, k) = (self.g.w, self.g.h, self.g.k);
        let (vx, vy) = (w * self.g.span(0.42, 0.58), h * self.g.span(0.55, 0.62));
        let top = h * self.g.span(0.0, 0.12);
        self.skyline(vy + 2.0, h * 0.16, mix(a, low, 0.5), 8.0);
        self.g.polygon(&[[0.0, h], [w, h], [w, vy + 12.0], [vx, vy], [0.0, vy + 12.0]], street);
        let lane = [[vx - 3.0, vy], [vx + 3.0, vy], [vx + w * 0.22, h], [vx - w * 0.22, h]];
        self.g.polygon(&lane, lighter(street, 0.22));
        for side in [-1.0, 1.0] {
            let edge = if side < 0.0 { -2.0 } else { w + 2.0 };
            // By depth: across, height of the eaves, height of the foot.
            let at =
                |u: f64| [edge + (vx - edge) * u, top + (vy - top) * u * 0.93, h * 0.9 + (vy - h * 0.9) * u];
            for house in (0..4).rev() {
                let (near, far) = (DEPTHS[house], DEPTHS[house + 1]);
                let (p, q) = (at(near), at(far));
                let jut = self.g.span(-0.1, 0.06) * h * (1.0 - near);
                let colour =
                    if side < 0.0 { self.facades[house] } else { darker(self.facades[(house + 2) % 5], 0.1) };
                self.g.polygon(&[[p[0], p[1] + jut], [q[0], q[1] + jut], [q[0], q[2]], [p[0], p[2]]], colour);
                self.g.polygon(
                    &[
                        [p[0], p[1] + jut],
                        [q[0], q[1] + jut],
                        [q[0] - side * 2.0, q[1] + jut - 7.0 * k * (1.0 - near)],
                        [p[0] - side * 6.0 * (1.0 - near), p[1] + jut - 12.0 * k * (1.0 - near)],
                    ],
                    darker(c, 0.45),
                );
                let (mut dim, mut bright) = (Path::default(), Path::default());
                for row in 0..if house > 2 { 4 } else { 5 } {
                    for column in 0..3 {
                        let depth = |share: f64| near + (far - near) * (f64::from(column) + share) / 3.0;
                        let (from, to) = (at(depth(0.28)), at(depth(0.72)));
                        let height = |edge: [f64; 3], share: f64| {
                            edge[1] + jut + (edge[2] - edge[1] - jut) * (f64::from(row) + share) / 5.0
                        };
                        let panes = if self.g.chance(0.4) { &mut bright } else { &mut dim };
                        panes.add(
                            "M# #L# #V#L# #z",
                            &[
                                from[0],
                                height(from, 0.25),
                                to[0],
                                height(to, 0.25),
                                height(to, 0.75),
                                from[0],
                                height(from, 0.75),
                            ],
                        );
                    }
                }
                if house < 3 {
                    self.g.fill(&dim, dark);
                    self.g.fill(&bright, lit);
                }
            }
        }
        for u in [0.62, 0.38, 0.1] {
            for side in [-1.0, 1.0] {
                if self.g.chance(0.8) {
                    let x = vx + side * w * 0.33 * (1.0 - u);
                    self.lantern(x, vy + (h * 0.93 - vy) * (1.0 - u), 0.25 + 0.6 * (1.0 - u));
                }
            }
        }
        let y = h * self.g.span(0.78, 0.86);
        let thing = if self.g.chance(0.6) { TRAM_AHEAD } else { CARRIAGE };
        let x = vx + self.g.span(-4.0, 4.0);
        self.thing(thing, x, y, k * 0.9, false);
        self.crowd((2.0 + w / 50.0).floor(), vy + h * 0.14, h * 0.97, 0.45);
    }

    fn roofs(&mut self) {
        let [_, low, moon, a, _, c, _, dark, lit, hot] = self.colours;
        let (w, h, k) = (self.g.w, self.g.h, self.g.k);
        let (thing, scale) = self.g.pick(&[(DOME, 105.0), (TOWER, 185.0), (IRON, 190.0)]);
        self.skyline(h * 0.6, h * 0.16, mix(a, low, 0.6), 12.0);
        let x = w * self.g.span(0.25, 0.75);
        let outline = if self.night { mix(low, moon, 0.3) } else { mix(dark, low, 0.25) };
        self.landmark(thing, x, h * 0.62, h / scale, [outline, mix(a, low, 0.3), mix(a, low, 0.1)]);
        let snow = self.colours == PALETTES[SNOW];
        for (level, scale) in [(0.64, 0.75), (0.8, 1.1)] {
            let mut x = -self.g.upto(20.0) * k;
            while x < w {
                let wide = self.g.span(31.0, 50.0) * k * scale;
                let tall = self.g.span(13.0, 20.0) * k * scale;
                let y = h * level + self.g.span(-6.0, 6.0);
                let wall = self.g.pick(&self.facades);
                let roof = if snow {
                    lighter(low, 0.6)
                } else {
                    self.g.pick(&[dark, darker(c, 0.3), mix(hot, dark, 0.35), mix(hot, a, 0.3)])
                };
                let chimney = x + wide * self.g.span(0.2, 0.7);
                let stack = self.g.span(9.0, 16.0) * k * scale;
                self.g.rect(
                    chimney,
                    y - tall - stack + 5.0,
                    7.0 * k * scale,
                    stack + 6.0,
                    mix(hot, dark, 0.5),
                );
                if self.g.chance(0.35) {
                    let smoke = Path::new("M# #q8-7 2-13t5-14", &[chimney + 3.0, y - tall - stack]);
                    self.g.line_with(
                        &smoke,
                        lighter(low, 0.3),
                        3.0 * k * scale,
                        r#" opacity=".6" stroke-linecap="round""#,
                    );
                }
                let slope = [
                    [x - 2.0, y],
                    [x + wide * 0.16, y - tall],
                    [x + wide * 0.84, y - tall],
                    [x + wide + 2.0, y],
                ];
                self.g.polygon(&slope, roof);
                self.g.rect(x, y, wide, h, wall);
                self.g.rect(x + wide * 0.4, y - tall * 0.72, wide * 0.2, tall * 0.6, lit);
                let dormer = [
                    [x + wide * 0.36, y - tall * 0.7],
                    [x + wide * 0.5, y - tall],
                    [x + wide * 0.64, y - tall * 0.7],
                ];
                self.g.polygon(&dormer, dark);
                let mut panes = Path::default();
                for column in 0..3 {
                    for row in 0..2 {
                        panes.add(
                            "M# #v#",
                            &[
                                x + wide * (0.2 + f64::from(column) * 0.29),
                                y + 5.0 * scale * k + f64::from(row) * 15.0 * k * scale,
                                9.0 * k * scale,
                            ],
                        );
                    }
                }
                let colour = if self.g.chance(0.35) { lit } else { dark };
                self.g.line(&panes, colour, wide * 0.17);
                x += wide;
            }
        }
    }

    fn bridge(&mut self) {
        let [high, low, _, a, b, _, street, dark, lit, hot] = self.colours;
        let (w, h, k) = (self.g.w, self.g.h, self.g.k);
        let water = h * self.g.span(0.6, 0.66);
        let arches = (w / 62.0).round().max(2.0);
        let arch = w / arches;
        let deck = water - 12.0 * k;
        self.skyline(water, h * 0.34, mix(a, low, 0.45), 12.0);
        let thing = self.g.pick(&[DOME, TOWER, DOME]);
        let x = w * self.g.span(0.2, 0.8);
        self.thing(thing, x, water, k * if h > 120.0 { 1.0 } else { 0.75 }, false);
        self.row(water, [h * 0.12, h * 0.24], House { shop: false, ..PLAIN });
        self.g.rect(0.0, water, w, h, mix(high, b, 0.5));
        let stone = lighter(mix(street, low, 0.4), 0.1);
        let mut ripples = Path::default();
        let mut at = 0.0;
        while at < w / 6.0 {
            let x = self.g.upto(w);
            let y = self.g.span(water + h * 0.12, h);
            ripples.add("M# #h#", &[x, y, self.g.span(4.0, 14.0) * k]);
            at += 1.0;
        }
        self.g.line(&ripples, mix(low, b, 0.35), 1.3 * k);
        let bow = [deck, w / 2.0, deck - 12.0 * k, w, deck];
        let mut span = Path::new("M0 #Q# # # #", &bow);
        span.add("V#", &[water + h * 0.12]);
        for _ in 0..arches as i32 {
            let rise = (arch * 0.4).min(h * 0.17);
            span.add("h#a# # 0 0 0 # 0h#", &[-arch * 0.12, arch * 0.38, rise, -arch * 0.76, -arch * 0.12]);
        }
        span.add("z", &[]);
        self.g.fill(&span, stone);
        self.g.stroke("M0 #Q# # # #", &bow, darker(stone, 0.4), 2.0 * k);
        let posts = arches + if arches < 3.0 { 1.0 } else { 0.0 };
        for at in 1..posts as i32 {
            let at = f64::from(at);
            let x = w * at / posts;
            let y = deck - 24.0 * k * (at / arches) * (1.0 - at / arches);
            self.lantern(x, y, 0.42);
            let mut shine = Path::default();
            for share in [0.16, 0.22, 0.27, 0.33] {
                let from = x - self.g.span(2.0, 5.0) * k;
                shine.add("M# #h#", &[from, water + h * share, self.g.span(5.0, 9.0) * k]);
            }
            self.g.line(&shine, lit, 1.6 * k);
        }
        self.crowd((w / 50.0).floor(), deck - 5.0 * k, deck - 4.0 * k, 0.42);
        if w > 100.0 {
            let x = w * self.g.span(0.15, 0.85);
            let tints = [('d', dark), ('w', lighter(low, 0.5)), ('h', hot)];
            self.g.part(BOAT, x, h * 0.9, k * 0.8, &tints, false);
        }
    }

    fn tower(&mut self, ground: f64) {
        let [_, low, moon, a, _, _, _, dark, _, _] = self.colours;
        let (w, h) = (self.g.w, self.g.h);
        let (thing, scale) = self.g.pick(&[(IRON, 0.0058), (TOWER, 0.0072), (IRON, 0.0058)]);
        self.skyline(ground, h * 0.3, mix(a, low, 0.5), 12.0);
        let x = w * self.g.span(0.44, 0.56);
        let (outline, stone) = if thing == IRON {
            let outline = if self.night { mix(low, moon, 0.25) } else { mix(dark, a, 0.25) };
            (outline, if self.night { a } else { low })
        } else {
            (dark, mix(a, low, 0.25))
        };
        self.landmark(thing, x, ground, h * scale, [outline, stone, darker(a, 0.15)]);
        self.row(ground, [h * 0.13, h * 0.2], House { shop: false, ..PLAIN });
        self.ground(ground);
        let x = w * self.g.pick(&[0.14, 0.86]);
        self.lantern(x, h * 0.9, 0.75);
        self.crowd((2.0 + w / 50.0).floor(), ground + h * 0.06, h * 0.97, 0.8);
    }

    fn tram(&mut self, ground: f64) {
        let (w, h) = (self.g.w, self.g.h);
        self.row(ground, [h * 0.5, h * 0.7], PLAIN);
        self.ground(ground);
        let x = w * self.g.pick(&[0.12, 0.9]);
        self.lantern(x, ground + 4.0, 0.9);
        let x = w * self.g.span(0.46, 0.56);
        let flip = self.g.chance(0.5);
        self.thing(TRAM, x, ground + h * 0.1, (w / 84.0).min(h / 84.0), flip);
        self.crowd((1.0 + w / 48.0).floor(), h * 0.93, h * 0.98, 0.9);
    }

    fn lamp(&mut self, ground: f64) {
        let (w, h, k, least) = (self.g.w, self.g.h, self.g.k, self.g.least);
        self.row(ground, [h * 0.5, h * 0.64], House { lit: 0.5, ..PLAIN });
        self.ground(ground);
        let x = w * self.g.span(0.28, 0.72);
        self.g.disc(x, h * 0.24, least * 0.26, self.lamplight, 0.3);
        self.g.disc(x, h * 0.24, least * 0.16, self.lamplight, 0.35);
        self.thing(LAMP, x, h * 0.93, h * 0.0138, false);
        let across = if x < w / 2.0 { [x + 10.0, w - 6.0] } else { [6.0, x - 10.0] };
        self.people(2.0, [h * 0.93, h * 0.98], h / 150.0 / k + 0.3, across);
    }
}
