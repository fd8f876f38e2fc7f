//! House fronts by colour: the outline of the gable, the masonry, the window.

use super::Colour;
use super::woodcut::PAPER;
use crate::app::draw::svg::{Paint, Svg, push_path};

/// Half a gable from the eave (0, 0) to the ridge (.5, 1): corners `[across, up]`, or ends of curves with their control
/// point, `[across, up, across, up]`. The other half is its mirror image.
type Profile = &'static [&'static [f64]];

const PROFILES: [Profile; 5] = [
    // Five square steps.
    &[
        &[0.0, 0.0],
        &[0.0, 0.2],
        &[0.11, 0.2],
        &[0.11, 0.4],
        &[0.22, 0.4],
        &[0.22, 0.6],
        &[0.33, 0.6],
        &[0.33, 0.8],
        &[0.44, 0.8],
        &[0.44, 1.0],
        &[0.5, 1.0],
    ],
    // Three convex quarter rounds.
    &[
        &[0.0, 0.0],
        &[0.0, 0.12],
        &[0.145, 0.413, 0.0, 0.413],
        &[0.165, 0.413],
        &[0.31, 0.706, 0.165, 0.706],
        &[0.33, 0.706],
        &[0.475, 1.0, 0.33, 1.0],
        &[0.5, 1.0],
    ],
    // Kneeler, straight slope, cap.
    &[&[0.0, 0.0], &[0.0, 0.24], &[0.1, 0.24], &[0.415, 0.86], &[0.415, 1.0], &[0.5, 1.0]],
    // Two concave shoulders, neck, pediment.
    &[
        &[0.0, 0.0],
        &[0.0, 0.16],
        &[0.2, 0.52, 0.2, 0.16],
        &[0.16, 0.52],
        &[0.16, 0.6],
        &[0.21, 0.6],
        &[0.3, 0.84, 0.3, 0.6],
        &[0.27, 0.84],
        &[0.27, 0.88],
        &[0.5, 1.0],
    ],
    // Pinnacle, ogee, point.
    &[
        &[0.0, 0.0],
        &[0.0, 0.34],
        &[0.04, 0.5],
        &[0.08, 0.34],
        &[0.08, 0.16],
        &[0.25, 0.64, 0.09, 0.56],
        &[0.475, 1.0, 0.42, 0.72],
        &[0.5, 1.0],
    ],
];

/// A rectangle: left, top, width, height.
pub type Frame = [f64; 4];

/// Path data of a front: the gable fills `frame`, the wall reaches `wall` below it.
#[must_use]
pub fn outline(colour: Colour, frame: Frame, wall: f64) -> String {
    let [x, y, width, height] = frame;
    let profile = PROFILES[colour as usize];
    let foot = y + height + wall;
    let up = |v: f64| y + height - v * height;
    let mut data = String::new();
    push_path(&mut data, "M#,#", &[x, foot]);
    let mut reach = |across: &dyn Fn(f64) -> f64, to: &[f64], control: Option<&[f64]>| match control {
        Some(&[.., cx, cy]) => {
            push_path(&mut data, "Q#,# #,#", &[across(cx), up(cy), across(to[0]), up(to[1])]);
        }
        _ => push_path(&mut data, "L#,#", &[across(to[0]), up(to[1])]),
    };
    let curved = |point: &'static [f64]| (point.len() == 4).then_some(point);
    let left = |u: f64| x + u * width;
    let right = |u: f64| x + width - u * width;
    for point in profile {
        reach(&left, point, curved(point));
    }
    for pair in profile.windows(2).rev() {
        reach(&right, pair[0], curved(pair[1]));
    }
    push_path(&mut data, "L#,#Z", &[x + width, foot]);
    data
}

/// The sign of a colour where nothing else tells it: its front with a door, in a frame of 24.
pub fn glyph(svg: &mut Svg, colour: Colour) {
    svg.path(&outline(colour, [2.0, 2.0, 20.0, 13.0], 7.0), &[], colour.base());
    svg.stroke(colour.dark(), 1.2).round_joins();
    svg.path("M10,22v-5a2,2 0 0 1 4,0v5Z", &[], PAPER);
}

/// The same, dashed: a colour that cannot.
pub fn ghost(svg: &mut Svg, colour: Colour) {
    svg.path(&outline(colour, [3.0, 4.0, 18.0, 12.0], 6.0), &[], Paint::None);
    svg.stroke(Paint::Current, 1.6).dashes(3.0, 2.4).round_joins();
}

/// Panes: lit from within, or dark.
const PANES: [Paint; 2] = [Paint::rgb(0x33424a), Paint::rgb(0xf2c767)];

/// A window: lancets, fanlight, cross mullion, lozenge lattice, or a rose.
pub fn window(svg: &mut Svg, colour: Colour, frame: Frame, lit: bool) {
    let [x, y, w, h] = frame;
    let (pane, dark, middle, foot) = (PANES[usize::from(lit)], colour.dark(), x + w / 2.0, y + h);
    match colour {
        Colour::Red => {
            for left in [x, x + w * 0.54] {
                let (half, top) = (w * 0.23, y + h * 0.4);
                let bend = y + h * 0.12;
                let right = left + half + half;
                let data = [left, foot, top, left, bend, left + half, y, right, bend, right, top, foot];
                svg.path("M#,#V#Q#,# #,#Q#,# #,#V#Z", &data, pane).stroke(dark, 1.1);
            }
        }
        Colour::Yellow => {
            let spring = y + w / 2.0;
            svg.path("M#,#V#a#,# 0 0 1 #,0V#Z", &[x, foot, spring, w / 2.0, w / 2.0, w, foot], pane);
            svg.stroke(dark, 1.2);
            let rays = [x, spring, w, middle, y, foot, middle, spring, -w * 0.35, -w * 0.34];
            svg.curve("M#,#h#M#,#V#M#,#l#,#", &rays, dark, 0.9);
            svg.curve("M#,#l#,#", &[middle, spring, w * 0.35, -w * 0.34], dark, 0.9);
        }
        Colour::Blue => {
            svg.rect(x, y, w, h, pane).stroke(PAPER, 1.4);
            svg.curve("M#,#v#M#,#h#", &[middle, y, h, x, y + h * 0.42, w], PAPER, 1.6);
        }
        Colour::Brown => {
            let centre = y + h / 2.0;
            svg.rect(x, y, w, h, pane).stroke(PAPER, 1.3);
            let lattice = [x, centre, middle, y, x + w, centre, middle, foot, x, y, w, h, x + w, y, -w, h];
            svg.curve("M#,#L#,#L#,#L#,#ZM#,#l#,#M#,#l#,#", &lattice, PAPER, 0.8);
        }
        Colour::Purple => {
            let (radius, centre) = (w.min(h) / 2.0, y + h / 2.0);
            svg.circle(middle, centre, radius, pane).stroke(PAPER, 1.3);
            for [u, v] in [
                [0.55, 0.0],
                [0.275, 0.476],
                [-0.275, 0.476],
                [-0.55, 0.0],
                [-0.275, -0.476],
                [0.275, -0.476],
            ] {
                svg.ring(middle + u * radius, centre + v * radius, radius * 0.26, PAPER, 0.8);
            }
        }
    }
}

/// Mortar by colour on a field of 12 by 10: running bond, dotted courses, waves, lozenges, chevrons.
const MORTAR: [&str; 5] = [
    "M0,.4H12M0,5.4H12M3,.4V5.4M9,5.4V10.4",
    "M0,.4H12M0,5.4H12M3,2v2M9,7v2",
    "M0,3Q3,0 6,3T12,3M0,8Q3,5 6,8T12,8",
    "M0,0L12,10M12,0L0,10",
    "M0,5L6,1L12,5M0,10L6,6L12,10",
];

/// The patterns of the sprite: `br-wall-*` of fronts and frames, `br-pale-*` behind portraits.
#[must_use]
pub fn patterns() -> String {
    let mut svg = Svg::new();
    for colour in Colour::ALL {
        for (prefix, ground, strength) in
            [("br-wall-", colour.base(), 0.55), ("br-pale-", colour.tint(), 0.19)]
        {
            svg.raw("<pattern").attribute("id", &colour.id(prefix));
            svg.raw(r#" width="12" height="10" patternUnits="userSpaceOnUse">"#);
            svg.rect(0.0, 0.0, 12.0, 10.0, ground);
            svg.curve(MORTAR[colour as usize], &[], colour.dark(), 0.8).stroke_opacity(strength);
            svg.raw("</pattern>");
        }
    }
    svg.finish()
}

/// A front in the masonry of its colour; the outline follows.
pub fn wall(svg: &mut Svg, colour: Colour, frame: Frame, height: f64) -> &mut Svg {
    masonry(svg.element("path").attribute("d", &outline(colour, frame, height)), colour, "br-wall-")
        .round_joins()
}

/// Fills what was begun with a pattern of the sprite.
pub fn masonry<'a>(svg: &'a mut Svg, colour: Colour, prefix: &str) -> &'a mut Svg {
    svg.attribute("fill", &["url(#", prefix, colour.key(), ")"].concat())
}
