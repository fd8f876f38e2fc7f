//! A great brilliant in a guilloche of brass, and the five gems of the game below it.

use crate::app::draw::cover::BRASS;
use crate::app::draw::gem::{Gem, brilliant, draw as draw_gem, shade};
use crate::app::draw::geometry::{Point, polar, regular};
use crate::app::draw::svg::{Paint, Svg};

/// From lit to shaded.
const GREENS: [u32; 6] = [0xb7e4d3, 0x7ecdb3, 0x46a389, 0x1d6d5b, 0x0f473b, 0x0a3229];

/// A tone between two greens; 0 is lit, 4 shaded.
fn tone(shade: f64) -> Paint {
    let step = (shade * 1.25).min(4.99);
    let index = step as usize;
    Paint::rgb(GREENS[index]).mix(Paint::rgb(GREENS[index + 1]), step - step.floor())
}

/// Draws it.
pub fn draw(svg: &mut Svg) {
    svg.placed(100.0, 104.0, 0.0, 1.0);
    for i in 0..12_u8 {
        svg.placed(0.0, 0.0, 15.0 * f64::from(i), 1.0);
        svg.ellipse(0.0, 0.0, 86.0, 30.0, Paint::None).stroke(BRASS, 0.5).opacity(0.5);
        svg.end();
    }
    svg.circle(0.0, 0.0, 70.0, Paint::rgb(0x0c332b)).stroke(BRASS, 1.4);
    svg.ring(0.0, 0.0, 66.5, BRASS, 0.5);
    let (table, _) = brilliant(&|_| 60.0, 0.54, 0.73, &mut |facet, step| {
        let paint = tone(shade(facet, [0.0, 0.0], 0.35 + 0.85 * step));
        svg.polygon(facet, paint).stroke(paint, 0.4);
    });
    svg.polygon(&table, Paint::rgb(0x38967d));
    // The star of the pavilion, seen through the table, is lit from the other side.
    for i in 0..8_usize {
        let (a, b) = (table[i], table[(i + 1) % 8]);
        let apex = polar(45.0 * i as f64 + 45.0, 7.2);
        let mirrored = [a, b, apex].map(|p| [-p[0], -p[1]]);
        let step = if i % 2 == 1 { -0.9 } else { 0.3 };
        svg.polygon(&[a, b, apex], tone(shade(&mirrored, [0.0, 0.0], step)));
    }
    let culet: Vec<Point> = regular(8, 12.0, 0.0);
    svg.polygon(&culet, Paint::rgb(0x67c0a4));
    svg.polygon(&table, Paint::None).stroke(Paint::rgb(0xf3fff8), 0.8).stroke_opacity(0.55);
    svg.polygon(&regular(16, 60.0, 0.0), Paint::None).stroke(Paint::rgb(0x0a2a23), 1.2);
    svg.end();
    for (gem, x) in Gem::ALL.into_iter().zip([36.0, 68.0, 100.0, 132.0, 164.0]) {
        svg.placed(x, 204.0, 0.0, 1.0);
        svg.circle(0.0, 0.0, 13.4, Paint::rgb(0x0c332b)).stroke(BRASS, 0.7);
        svg.placed(0.0, 0.0, 0.0, 0.2);
        draw_gem(svg, gem);
        svg.end().end();
    }
}
