//! Facades: five kinds of roof, rows of windows partly lit, a shop and a striped awning.

use super::canvas::{Canvas, Colour, Path, darker, lighter, mix};

/// How a facade is built: the kind of its roof, share of lit windows, a shop below.
#[derive(Clone, Copy)]
pub(super) struct House {
    pub roof: i32,
    pub lit: f64,
    pub shop: bool,
}

/// A facade from its lower left corner, in the colours of a city.
pub(super) fn facade(
    g: &mut Canvas,
    colours: &[Colour; 10],
    [x, y, w, h]: [f64; 4],
    colour: Colour,
    house: House,
) {
    let [_, _, _, _, _, c, _, dark, lit, hot] = *colours;
    let k = g.k;
    let kind = house.roof;
    let roof =
        if kind == 1 { darker(c, 0.35) } else { g.pick(&[dark, mix(hot, dark, 0.45), darker(colour, 0.4)]) };
    let (mut dim, mut bright) = (Path::default(), Path::default());
    if kind != 2 {
        let chimney = x + w * g.pick(&[0.14, 0.68]);
        g.rect(chimney, y - h - w * 0.42, w * 0.13, w * 0.42, darker(colour, 0.35));
    }
    g.rect(x, y - h, w, h, colour);
    g.rect(x + w * 0.86, y - h, w * 0.14, h, darker(colour, 0.14));
    let top = y - h;
    roof_over(g, kind, [x, top, w], [roof, colour], [&mut dim, &mut bright]);
    let shop = if house.shop { (h * 0.3).min(17.0 * k) } else { 3.0 };
    let columns = (w / (11.0 * k)).round().max(2.0);
    let rows = ((h - shop) / (16.0 * k)).round().max(1.0);
    let (wide, tall) = (w * 0.92 / columns, (h - shop - 3.0) / rows);
    let (mut dark_panes, mut lit_panes) = (Path::default(), Path::default());
    for row in 0..rows as i32 {
        for column in 0..columns as i32 {
            let panes = if g.chance(house.lit) { &mut lit_panes } else { &mut dark_panes };
            panes.add(
                "M# #v#",
                &[
                    x + w * 0.04 + wide * (f64::from(column) + 0.51),
                    top + 4.0 + tall * (f64::from(row) + 0.12),
                    tall * 0.6,
                ],
            );
        }
    }
    g.line(&dark_panes, dark, wide * 0.5);
    if !lit_panes.is_empty() {
        g.line(&lit_panes, lit, wide * 0.5);
    }
    if shop <= 4.0 {
        g.fill(&dim, dark);
        if !bright.is_empty() {
            g.fill(&bright, lit);
        }
        return;
    }
    let awning = g.chance(0.6);
    dim.rect(x + w * 0.68, y - shop * 0.72, w * 0.18, shop * 0.72);
    bright.rect(x + w * 0.1, y - shop * 0.66, w * 0.48, shop * 0.5);
    g.fill(&dim, dark);
    g.fill(&bright, lit);
    if awning {
        self::awning(g, colours, [x, y, w, shop]);
    }
}

/// Gable, mansard, cornice, steps, bell; a mansard has windows.
fn roof_over(
    g: &mut Canvas,
    kind: i32,
    [x, top, w]: [f64; 3],
    [roof, colour]: [Colour; 2],
    [dim, bright]: [&mut Path; 2],
) {
    let k = g.k;
    match kind {
        0 => g.polygon(&[[x - 1.0, top], [x + w / 2.0, top - w * 0.5], [x + w + 1.0, top]], roof),
        1 => {
            let eaves = top - w * 0.32;
            g.polygon(
                &[[x - 1.0, top], [x + w * 0.1, eaves], [x + w * 0.9, eaves], [x + w + 1.0, top]],
                roof,
            );
            bright.rect(x + w * 0.24, top - w * 0.2, w * 0.14, w * 0.16);
            dim.rect(x + w * 0.6, top - w * 0.2, w * 0.14, w * 0.16);
        }
        2 => g.rect(x - 1.0, top - 2.0, w + 2.0, 4.0 * k, lighter(colour, 0.3)),
        3 => {
            let q = w / 7.0;
            let mut steps = Path::new("M# #", &[x, top]);
            for _ in 0..3 {
                steps.add("v#h#", &[-q, q]);
            }
            steps.add("v#h#v#", &[-q, q, q]);
            for _ in 0..3 {
                steps.add("h#v#", &[q, q]);
            }
            steps.add("z", &[]);
            g.fill(&steps, lighter(colour, 0.12));
        }
        _ => g.shape(
            "M# #c# 0 # # # #q# # # 0c# # # # # #z",
            &[
                x,
                top,
                w * 0.1,
                w * 0.16,
                -w * 0.1,
                w * 0.2,
                -w * 0.3,
                w * 0.3,
                -w * 0.3,
                w * 0.6,
                w * 0.04,
                w * 0.2,
                w * 0.1,
                w * 0.3,
                w * 0.2,
                w * 0.3,
            ],
            lighter(colour, 0.12),
        ),
    }
}

fn awning(g: &mut Canvas, colours: &[Colour; 10], [x, y, w, shop]: [f64; 4]) {
    let [_, low, _, _, b, _, _, dark, _, hot] = *colours;

    let colour = g.pick(&[hot, dark, b]);
    let stripe = w * 0.62 / 5.0;
    g.rect(x + w * 0.04, y - shop * 0.98, w * 0.62, shop * 0.34, lighter(low, 0.6));
    let mut stripes = Path::default();
    for at in [0.0, 2.0, 4.0] {
        stripes.rect(x + w * 0.04 + stripe * at, y - shop * 0.98, stripe, shop * 0.34);
    }
    g.fill(&stripes, colour);
}
