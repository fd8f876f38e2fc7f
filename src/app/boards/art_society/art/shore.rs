//! Landscapes by the water: a coast with a lighthouse, a pond with an arched bridge.

use super::canvas::{Colour, Path, lighter, mix};
use super::landscape::{BOAT, BUSH, LIGHT, Land, ROUND};

impl Land<'_> {
    pub(super) fn coast(&mut self) {
        let [_, low, _, _, mid, near, dark, water, hot] = self.colours;
        let (w, h, k, hz) = (self.g.w, self.g.h, self.g.k, self.horizon);
        self.g.rect(0.0, hz, w, h, water);
        self.water(hz, h);
        let left = self.g.chance(0.5);
        let across = |x: f64| if left { x } else { w - x };
        let top = hz - h * self.g.span(0.12, 0.22);
        let chalk = lighter(low, 0.3);
        let mut at = 0.0;
        while at < w / 70.0 {
            let (x, y) = (across(w * self.g.span(0.62, 0.93)), hz + h * self.g.span(0.06, 0.2));
            let scale = k * self.g.span(0.4, 0.7);
            self.thing(BOAT, x, y, scale, left);
            at += 1.0;
        }
        let edge = [
            [across(w * 0.3), top + 4.0],
            [across(w * 0.42), top + 14.0],
            [across(w * 0.46), h * 0.8],
            [across(w * 0.5), h * 0.92],
        ];
        let mut cliff = vec![[across(0.0), top]];
        cliff.extend(edge);
        cliff.push([across(0.0), h]);
        self.g.polygon(&cliff, mix(chalk, hot, 0.14));
        let mut face = edge.to_vec();
        face.extend([[across(w * 0.34), h * 0.9], [across(w * 0.36), top + 26.0]]);
        self.g.polygon(&face, mix(mix(chalk, hot, 0.2), dark, 0.24));
        let zero = across(0.0);
        self.g.stroke(
            "M# #l# 5M# #l# 8",
            &[
                across(w * 0.1),
                top + h * 0.24,
                across(w * 0.18) - zero,
                across(2.0),
                top + h * 0.36,
                across(w * 0.2) - zero,
            ],
            mix(chalk, dark, 0.25),
            1.6 * k,
        );
        let turf = [
            [across(0.0), top - 3.0],
            [across(w * 0.16), top - 6.0],
            [across(w * 0.3), top + 3.0],
            [across(w * 0.42), top + 14.0],
            [across(w * 0.33), top + 16.0],
            [across(w * 0.18), top + h * 0.12],
            [across(0.0), top + h * 0.16],
        ];
        self.g.polygon(&turf, mid);
        self.thing(LIGHT, across(w * 0.16), top, k * 0.95, false);
        let colours = self.near_trees();
        self.tree(BUSH, across(w * 0.05), top + 4.0, 0.8, colours);
        self.g.hills(h * 0.9, 4.0, near);
        self.flowers(h * 0.9, w / 9.0);
    }

    /// A pond with an arched bridge.
    pub(super) fn pond(&mut self) {
        let [_, low, _, far, mid, near, dark, water, hot] = self.colours;
        let (w, h, k, hz) = (self.g.w, self.g.h, self.g.k, self.horizon);
        self.g.hills(hz - h * 0.08, h * 0.05, far);
        let mut at = 0;
        while f64::from(at) < w / 15.0 {
            let (x, scale) = (self.g.upto(w), self.g.span(0.6, 1.2));
            let colours = if at % 2 == 1 { self.far_trees() } else { self.near_trees() };
            self.tree(ROUND, x, hz + 3.0, scale, colours);
            at += 1;
        }
        self.water(hz, h);
        let (y, arch) = (hz + h * 0.1, h * 0.2);
        let bridge = if self.night { hot } else { lighter(hot, 0.1) };
        let mut bow = |y: f64, arch: f64, colour: Colour, width: f64| {
            self.g.stroke("M-4 #Q# # # #", &[y, w / 2.0, y - arch, w + 4.0, y], colour, width);
        };
        bow(y, arch, bridge, 4.0 * k);
        bow(y - 9.0 * k, arch, bridge, 2.0 * k);
        let mut posts = Path::default();
        for at in 0..=10 {
            let t = f64::from(at) / 10.0;
            posts.add("M# #v#", &[w * t, y - 2.0 * t * (1.0 - t) * arch, -9.0 * k]);
        }
        self.g.line(&posts, bridge, 1.4 * k);
        self.g.stroke(
            "M-4 #Q# # # #",
            &[y + 10.0, w / 2.0, y + 10.0 + arch * 0.8, w + 4.0, y + 10.0],
            mix(bridge, water, 0.6),
            3.0 * k,
        );
        let mut at = 0.0;
        while at < w * h / 1700.0 {
            let (x, y) = (self.g.upto(w), self.g.span(hz + h * 0.2, h));
            let q = (4.0 + (y - hz) / h * 12.0) * k;
            let pad = self.g.pick(&[near, mid, dark]);
            self.g.ellipse(x, y, q, q * 0.36, pad, 1.0);
            if self.g.chance(0.5) {
                let petal = self.g.pick(&[hot, lighter(low, 0.6)]);
                self.g.disc(x, y - q * 0.3, q * 0.3, petal, 1.0);
            }
            at += 1.0;
        }
        let side = if self.g.chance(0.5) { 0.0 } else { w };
        for (count, step, off, lean, reach, colour, width) in
            [(9, 4.0, 0.0, 5.0, 0.6, near, 2.4), (6, 5.0, 2.0, 4.0, 0.45, mid, 1.6)]
        {
            let mut willow = Path::default();
            for at in 0..count {
                let x: f64 = side - f64::from(at) * step * k - off;
                let bend = self.g.span(-4.0, 4.0);
                let end = self.g.span(-lean, lean);
                let from = if count == 9 { 0.3 } else { 0.2 };
                willow.add("M# -2q# # # #", &[x.abs(), bend, h * 0.2, end, h * self.g.span(from, reach)]);
            }
            self.g.line(&willow, colour, width * k);
        }
    }
}
