//! Portraits: a bust, a profile, a group, a sitter with flowers, or a standing figure.

use super::bouquet::bouquet;
use super::canvas::{Canvas, Colour, Path, darker, lighter, mix};
use super::figure;

/// Wall, its shade, first and second cloth, accent, pale, dark: brick, coral, wine, rose, rust, crimson.
const PALETTES: [[Colour; 7]; 6] = [
    [0xb5342f, 0x8e2426, 0x2c3a5c, 0x7d2230, 0xe3a93b, 0xf6e6c8, 0x2a1620],
    [0xd9685a, 0xb84a44, 0x3b2a3d, 0xf0d3b0, 0x2f7a7c, 0xfff0d8, 0x3a1a22],
    [0x7d1f2c, 0x5c1623, 0xc24a3a, 0x2b2430, 0xd9a441, 0xf3dcc0, 0x22101a],
    [0xe89a86, 0xcf7566, 0xa52a33, 0x3f4f6b, 0x8a2436, 0xfdeedd, 0x45202a],
    [0xa8402a, 0x84301f, 0x20323a, 0xc98b3a, 0xe8c06a, 0xf5e3c2, 0x241511],
    [0xc8323c, 0x9f1f30, 0xf2dfc4, 0x1f2a3c, 0xf2b84a, 0xfff3df, 0x2b0f1c],
];

const SKINS: [Colour; 6] = [0xf6d9bd, 0xefc39d, 0xe0a57a, 0xc4855a, 0x96603c, 0x6a4029];
/// Skins from here on have dark hair.
const DARK_SKINS: usize = 4;
const HAIRS: [Colour; 7] = [0x241a1c, 0x4a2c1e, 0x7a4524, 0xb5682c, 0xd8b06a, 0xb9b2a8, 0x8c2f1d];
const DARK_HAIRS: usize = 2;

/// What a portrait shows.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Motif {
    Bust,
    Profile,
    Standing,
    Group,
    WithFlowers,
}

const SQUARE: [Motif; 4] = [Motif::Bust, Motif::Bust, Motif::Profile, Motif::Bust];
const TALL: [Motif; 5] = [Motif::Bust, Motif::Profile, Motif::Bust, Motif::Bust, Motif::Bust];
const THIN: [Motif; 1] = [Motif::Standing];
const WIDE: [Motif; 3] = [Motif::Group, Motif::WithFlowers, Motif::Group];

/// What is behind a sitter.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Ground {
    Panel,
    Curtain,
    Stripes,
    Window,
    Damask,
    Halo,
    Arch,
    Split,
}

/// How a sitter is shown; what is `None` is as chance will have it.
#[derive(Clone, Copy, Default)]
struct Pose {
    man: Option<bool>,
    standing: Option<&'static str>,
    second_cloth: bool,
    flip: Option<bool>,
    profile: bool,
}

struct Studio<'a> {
    g: &'a mut Canvas,
    colours: [Colour; 7],
}

/// Draws a portrait; `palette` and `motif` are counted.
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
    g.rect(0.0, 0.0, w, h, colours[0]);
    let ground = match motif {
        Motif::Standing => g.pick(&[Ground::Panel, Ground::Curtain, Ground::Stripes]),
        Motif::Group => g.pick(&[Ground::Stripes, Ground::Window, Ground::Damask, Ground::Curtain]),
        _ => g.pick(&[
            Ground::Halo,
            Ground::Stripes,
            Ground::Curtain,
            Ground::Window,
            Ground::Arch,
            Ground::Damask,
            Ground::Split,
        ]),
    };
    let mut studio = Studio { g, colours };
    studio.ground(ground);
    match motif {
        Motif::Standing => studio.standing(),
        Motif::Group => studio.group(),
        Motif::WithFlowers => studio.with_flowers(),
        Motif::Bust | Motif::Profile => studio.bust(motif == Motif::Profile, ground == Ground::Halo),
    }
}

fn distance(one: Colour, other: Colour) -> u32 {
    [16, 8, 0].iter().map(|shift| (one >> shift & 0xff).abs_diff(other >> shift & 0xff)).sum()
}

impl Studio<'_> {
    fn ground(&mut self, ground: Ground) {
        let [wall, shade, _, _, accent, pale, dark] = self.colours;
        let (w, h, k, least) = (self.g.w, self.g.h, self.g.k, self.g.least);
        match ground {
            Ground::Stripes => {
                let mut stripes = Path::default();
                let mut x = 0.0;
                while x < w {
                    stripes.rect(x, 0.0, 6.0 * k, h);
                    x += 14.0 * k;
                }
                self.g.fill(&stripes, mix(wall, shade, 0.55));
            }
            Ground::Split => self.g.shape(
                "M0 0L# 0Q# # # #H0z",
                &[w * 0.7, w * 0.3, h * 0.5, w * 0.5, h],
                mix(wall, pale, 0.14),
            ),
            Ground::Damask => {
                let mut leaves = Path::default();
                let (mut y, mut row) = (8.0, 0);
                while y < h {
                    let mut x = f64::from(row % 2) * 9.0 * k;
                    while x < w {
                        leaves.add("M# #q4-5 0-9q-4 4 0 9l0 4", &[x, y]);
                        x += 18.0 * k;
                    }
                    y += 15.0 * k;
                    row += 1;
                }
                self.g.line(&leaves, mix(wall, pale, 0.22), 1.2 * k);
            }
            Ground::Halo => {
                let (x, y, radius) = (w / 2.0, h * 0.42, least * 0.43);
                self.g.disc(x, y, radius, mix(wall, pale, 0.28), 1.0);
                let dashes = [radius * 0.04, radius * 0.1];
                self.g.ring([x, y, radius * 0.91], None, accent, radius * 0.08, dashes);
            }
            Ground::Arch => {
                let places = [w * 0.1, h, h * 0.44, w * 0.4, h * 0.36, w * 0.8];
                let arch = Path::new("M# #V#a# # 0 0 1 # 0V#z", &[&places[..], &[h]].concat());
                self.g.fill(&arch, shade);
                let rim = Path::new("M# #V#a# # 0 0 1 # 0V#", &[&places[..], &[h]].concat());
                self.g.line(&rim, accent, 2.0 * k);
            }
            Ground::Panel => {
                self.g.rect(w * 0.08, h * 0.05, w * 0.84, h * 0.6, mix(wall, shade, 0.6));
                self.g.rect(0.0, h * 0.7, w, 4.0, mix(shade, accent, 0.4));
            }
            Ground::Window => {
                let x = w * if self.g.chance(0.5) { 0.04 } else { 0.66 };
                let (wide, tall) = (w * 0.3, h * 0.46);
                self.g.rect(x, h * 0.08, wide, tall, mix(pale, 0x8fb7b0, 0.45));
                self.g.shape(
                    "M# #v#q# # # 0v#z",
                    &[x, h * 0.08 + tall, -tall * 0.3, wide * 0.5, -tall * 0.3, wide, tall * 0.3],
                    0x6d8a5c,
                );
                let mut bars = Path::default();
                bars.rect(x, h * 0.08, wide, tall);
                bars.add("M# #v#", &[x + wide / 2.0, h * 0.08, tall]);
                self.g.line(&bars, mix(shade, accent, 0.45), 2.5 * k);
            }
            Ground::Curtain if self.g.squares[0] > 3 => {
                self.curtain(false, mix(shade, dark, 0.25));
                self.curtain(true, mix(shade, dark, 0.25));
            }
            Ground::Curtain => {
                let right = self.g.whole(0.0, 1.0) == 1;
                self.curtain(right, mix(shade, dark, 0.25));
            }
        }
    }

    fn curtain(&mut self, right: bool, cloth: Colour) {
        let [wall, .., accent, _, _] = self.colours;
        let (w, h, k) = (self.g.w, self.g.h, self.g.k);
        let x = |share: f64| if right { w - share * w } else { share * w };
        self.g.shape(
            "M# 0H#C# # # # # #Q# # # #H#z",
            &[
                x(0.0),
                x(0.34),
                x(0.3),
                h * 0.3,
                x(0.2),
                h * 0.42,
                x(0.06),
                h * 0.52,
                x(0.16),
                h * 0.8,
                x(0.12),
                h,
                x(0.0),
            ],
            cloth,
        );
        self.g.stroke(
            "M# 0Q# # # #M# 0Q# # # #M# #Q# # # #",
            &[
                x(0.1),
                x(0.1),
                h * 0.3,
                x(0.03),
                h * 0.48,
                x(0.21),
                x(0.2),
                h * 0.3,
                x(0.07),
                h * 0.5,
                x(0.06),
                h * 0.56,
                x(0.1),
                h * 0.8,
                x(0.06),
                h,
            ],
            mix(wall, cloth, 0.4),
            2.0 * k,
        );
        self.g.stroke("M# #L# #", &[x(0.0), h * 0.5, x(0.08), h * 0.53], accent, 4.0 * k);
    }

    fn chair(&mut self, x: f64, scale: f64) {
        let [_, shade, _, _, accent, _, dark] = self.colours;
        let h = self.g.h;
        let tints = [('A', accent), ('B', mix(shade, dark, 0.3))];
        self.g.part(figure::CHAIR, x, h * 0.42, scale, &tints, false);
    }

    fn bust(&mut self, profile: bool, halo: bool) {
        let (w, h, least) = (self.g.w, self.g.h, self.g.least);
        let size = least / if profile { 100.0 } else { 96.0 };
        if self.g.chance(0.25) && !halo {
            self.chair(w / 2.0, size);
        }
        let x = w / 2.0 + if profile { 0.0 } else { self.g.span(-3.0, 3.0) };
        let y = h * if h > w * 1.3 { 0.4 } else { 0.45 };
        let second_cloth = self.g.chance(0.4);
        self.sitter(x, y, size.min(h / 108.0), Pose { second_cloth, profile, ..Pose::default() });
    }

    fn standing(&mut self) {
        let [_, shade, _, _, accent, _, dark] = self.colours;
        let (w, h) = (self.g.w, self.g.h);
        self.g.rect(0.0, h * 0.88, w, h, mix(shade, dark, 0.35));
        self.g.ellipse(w / 2.0, h * 0.955, w * 0.46, h * 0.03, dark, 0.35);
        let man = self.g.chance(0.5);
        let size = (w / 86.0).min(h / if self.g.squares[1] > 4 { 262.0 } else { 222.0 });
        let y = (h * 0.955 - 236.0 * size).max(46.0 * size);
        let body = if man {
            self.g.pick(&[figure::COAT, figure::COAT, figure::CHILD])
        } else {
            self.g.pick(&[figure::STANDING_GOWN, figure::BUSTLE, figure::CHILD, figure::STANDING_GOWN])
        };
        let second_cloth = self.g.chance(0.35);
        let pose = Pose { man: Some(man), standing: Some(body), second_cloth, ..Pose::default() };
        self.sitter(w / 2.0, y, size, pose);
        if self.g.squares[0] > 2 {
            let tints = [('a', accent), ('w', lighter(accent, 0.5))];
            self.g.part(figure::STANDING_LAMP, w * 0.12, h * 0.95, h / 190.0, &tints, false);
        }
    }

    fn group(&mut self) {
        let (w, h) = (self.g.w, self.g.h);
        let count = if w / h > 2.2 { 3 } else { 2 };
        let first = self.g.whole(0.0, f64::from(count - 1));
        let full = h / 98.0;
        for at in 0..count {
            let size = full * self.g.span(0.8, 0.98);
            let x = w * (f64::from(at) + 0.5) / f64::from(count) + self.g.span(-3.0, 3.0);
            let y = h * self.g.span(0.4, 0.46) + (full - size) * 18.0;
            let pose = Pose {
                man: Some((at + first) % 2 == 0),
                second_cloth: at % 2 == 1,
                flip: Some(at * 2 > count - 1),
                ..Pose::default()
            };
            self.sitter(x, y, size, pose);
        }
    }

    fn with_flowers(&mut self) {
        let [wall, _, _, _, accent, pale, dark] = self.colours;
        let (w, h, k) = (self.g.w, self.g.h, self.g.k);
        let right = self.g.chance(0.5);
        let side = if right { 1.0 } else { -1.0 };
        let x = w / 2.0 + side * w * 0.16;
        if self.g.chance(0.6) {
            self.chair(x, h / 100.0);
        }
        let vase = w / 2.0 - side * w * 0.27;
        let table = if right { 0.0 } else { w * 0.56 };
        self.g.rect(table, h * 0.74, w * 0.46, h, mix(dark, accent, 0.25));
        self.g.rect(table, h * 0.74, w * 0.46, 3.0 * k, accent);
        let colours = [accent, pale, 0xe8846c, 0x3f6a4c, mix(pale, wall, 0.3)];
        bouquet(self.g, vase, h * 0.74, h / 92.0, colours, 9);
        self.sitter(x, h * 0.43, h / 104.0, Pose { flip: Some(right), ..Pose::default() });
    }

    /// A sitter, the face about (`x`, `y`).
    fn sitter(&mut self, x: f64, y: f64, scale: f64, pose: Pose) {
        let [_, _, first, second, accent, pale, dark] = self.colours;
        let g = &mut *self.g;
        let man = pose.man.unwrap_or_else(|| g.chance(0.46));
        let skin = g.pick(&[0, 1, 2, 3, 4, 5_usize]);
        let hair = if skin < DARK_SKINS { g.pick(&HAIRS) } else { g.pick(&HAIRS[..DARK_HAIRS]) };
        let skin = SKINS[skin];
        let (wanted, other) = if pose.second_cloth { (second, first) } else { (first, second) };
        // Cloth too near to the skin in colour would hide the sitter.
        let cloth = if distance(skin, wanted) < 110 { other } else { wanted };
        let flip = pose.flip.unwrap_or_else(|| g.chance(0.5));
        let shawl = if pose.second_cloth { first } else { mix(second, 0xb98a5a, 0.3) };
        let tints = [
            ('k', skin),
            ('K', mix(skin, 0x7a2f22, 0.3)),
            ('h', hair),
            ('H', lighter(hair, 0.35)),
            ('c', cloth),
            ('D', darker(cloth, 0.28)),
            ('a', accent),
            ('w', pale),
            ('d', dark),
            ('m', mix(skin, 0xa3202a, 0.62)),
            ('b', shawl),
        ];
        let looks = Looks::of(g, man, &pose);
        let mut put = |part: &str| g.part(part, x, y, scale, &tints, flip);
        if let Some(back) = looks.back {
            put(back);
        }
        put(figure::NECK);
        if pose.profile {
            put(figure::PROFILE);
        }
        match pose.standing {
            Some(body) => put(body),
            None if looks.dress == figure::GOWN => put(figure::GOWN),
            None => put(&[figure::SHOULDERS, looks.dress].join(";")),
        }
        if !pose.profile {
            put(figure::FACE);
            if !man {
                let side = if flip { -scale } else { scale };
                g.disc(x - 8.0 * side, y + 7.0 * scale, 3.4 * scale, 0xd8453f, 0.28);
                g.disc(x + 9.0 * side, y + 6.0 * scale, 2.6 * scale, 0xd8453f, 0.28);
            }
        }
        let put = |g: &mut Canvas, part: &str| g.part(part, x, y, scale, &tints, flip);
        put(g, looks.front);
        if man && !pose.profile {
            let beard = g.pick(&[
                Some(figure::BEARD),
                Some(figure::MOUSTACHE),
                Some(figure::CURLED),
                Some(figure::GOATEE),
                Some(figure::CHOPS),
                None,
                Some(figure::MOUSTACHE),
            ]);
            if let Some(beard) = beard {
                put(g, beard);
            }
        }
        if let Some(hat) = looks.hat {
            put(g, hat);
        }
        if pose.profile {
            return;
        }
        if man {
            if g.chance(0.3) {
                let glasses = if g.chance(0.5) { figure::MONOCLE } else { figure::PINCE_NEZ };
                put(g, glasses);
            }
        } else if looks.back != Some(figure::LONG) {
            put(g, figure::EARRING);
        }
    }
}

/// Hair, hat and clothes.
struct Looks {
    hat: Option<&'static str>,
    back: Option<&'static str>,
    front: &'static str,
    dress: &'static str,
}

impl Looks {
    fn of(g: &Canvas, man: bool, pose: &Pose) -> Self {
        use figure::{
            AFRO, BALD, BERET, BOATER, BOB, BONNET, BOW_TIE, BOWLER, BRAID, BRIM, BUN, CENTRE, CROP, CURLS,
            FLOWER, FRINGE, FUR, GOWN, LACE, LONG, LOW_BUN, PARTING, PLUME, PROFILE_BEARD, PROFILE_BUN, PUFF,
            RUFF, SAILOR, SHAWL, SMOCK, SUIT, TIARA, TOP_HAT, TURBAN, UNIFORM,
        };
        let hat = if pose.profile {
            None
        } else if man {
            g.pick(&[Some(TOP_HAT), Some(BOWLER), None, Some(BOATER), Some(BERET), None, None, None])
        } else {
            g.pick(&[
                Some(BRIM),
                Some(PLUME),
                None,
                Some(TURBAN),
                Some(BONNET),
                Some(TIARA),
                Some(FLOWER),
                None,
                Some(FLOWER),
            ])
        };
        // Under these there is room for flat hair only.
        let big = hat.is_some_and(|hat| hat != TIARA && hat != FLOWER);
        let back = if man || pose.profile {
            None
        } else if hat == Some(BONNET) {
            g.pick(&[None])
        } else if big {
            g.pick(&[Some(BOB), Some(LOW_BUN), Some(LONG), Some(CURLS)])
        } else {
            g.pick(&[Some(BUN), Some(BOB), Some(LONG), Some(CURLS), Some(AFRO), Some(LOW_BUN)])
        };
        let front = match (pose.profile, man) {
            (true, true) => PROFILE_BEARD,
            (true, false) => PROFILE_BUN,
            (false, true) if big => g.pick(&[CROP, BALD]),
            (false, true) => g.pick(&[PARTING, BALD, CROP, PARTING]),
            (false, false) if back == Some(AFRO) => CROP,
            (false, false) if big => g.pick(&[CENTRE, FRINGE]),
            (false, false) => g.pick(&[PUFF, CENTRE, FRINGE, BRAID]),
        };
        let dress = if pose.standing.is_some() {
            SUIT
        } else if man {
            g.pick(&[SUIT, BOW_TIE, UNIFORM, FUR, SMOCK, RUFF])
        } else {
            g.pick(&[LACE, GOWN, FUR, SHAWL, RUFF, GOWN, SAILOR])
        };
        let dress = if dress == GOWN && g.w > g.h { LACE } else { dress };
        Self { hat, back, front, dress }
    }
}
