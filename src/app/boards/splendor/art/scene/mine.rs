//! Level 1: where stones are found.

use super::{HEIGHT, LAMP, Stage};
use crate::app::draw::geometry::{Point, moved, polar, scaled};

/// A timbered adit with rails and a cart of crystals.
pub(super) fn adit(stage: &mut Stage) {
    let [_, far, mid, near, _] = stage.tones;
    let x = stage.noise.range(82.0, 8.0);
    let behind = stage.ridge(72.0, 9.0, 6, -18.0);
    let before = stage.ridge(94.0, 7.0, 7, -10.0);
    let floor = stage.ridge(150.0, 2.0, 6, 0.0);
    stage.land(&behind, far);
    stage.strata(&behind, 3, 6.0, mid);
    stage.land(&before, mid);
    stage.strata(&before, 5, 8.0, near);
    stage.print_at(
        x,
        0.0,
        "f3 M-25,150L-20,102L-6,90L8,90L21,102L26,150Z
         f4 M-15,150L-13,111L14,111L16,150Z",
    );
    stage.land(&floor, near);
    stage.print_at(
        x,
        0.0,
        "f1 M-18,151L-16,107L-12,107L-13.5,151ZM19,151L17,107L13,107L14.5,151Z
         f0 M-20,104L21,104L19,110L-18,110Z
         l4@35 1 M-17.4,140l4.1,-.6M-16.6,122l4.2,-.6M14,126l4.2,.6M14.6,143l3.6,.6M-8,104.6l1,5M6,104.6l-.6,5
         f5@22 M-4.5,121L-14,150L14.5,150L5.5,121Z
         l5 .8 M.5,110v6
         c5 .5 118 2.6
         l1 1.4 M-5,150L-30,176M6,150L-2,176
         l2 1.2 M-9,154h15M-15,160h18.4M-21,166h21.8M-27,172h25.2",
    );
    stage.crystals(&[
        [x - 5.0, 137.0, 12.0, 3.2, -2.0],
        [x + 3.0, 137.0, 15.0, 3.6, 1.0],
        [x + 9.0, 137.0, 9.0, 3.0, 3.0],
    ]);
    stage.print_at(
        x,
        0.0,
        "f4 M-12,135L14,135L10,149L-8,149Z
         l2 1.6 M-12,135.5h26
         l2 .9 M-5.4,136l1.4,13M6.6,136l-1.4,13
         c4 -5 151 3.4
         c4 7 151 3.4
         o2 1.1 -5 151 3.4
         o2 1.1 7 151 3.4",
    );
}

/// A winding wheel over the shaft.
pub(super) fn headframe(stage: &mut Stage) {
    let [_, far, mid, near, _] = stage.tones;
    let x = stage.noise.range(80.0, 10.0);
    let behind = stage.ridge(104.0, 6.0, 5, 14.0);
    let before = stage.ridge(128.0, 4.0, 6, -6.0);
    let floor = stage.ridge(152.0, 4.0, 7, 8.0);
    let (sun_x, sun_y) = (stage.noise.range(34.0, 14.0), stage.noise.range(66.0, 10.0));
    stage.sun(sun_x, sun_y, 10.0);
    stage.land(&behind, far);
    stage.strata(&behind, 2, 7.0, mid);
    // Winding house, tower with its braces, wheel, and the rope between them.
    stage.print_at(
        x,
        0.0,
        "f3 M-40,131V112L-31,104L-18,112V131Z
         f4 M-42,113L-31,102.6L-16,113L-16.6,114.4L-31,105.4L-41.2,114.6Z
         f4 M-25,104v-7h4v10z
         r5 -33 117 6 6
         l4 .8 M-30,117v6M-33,120h6
         l4 3.4 M-3,60L-20,132M3,60L18,132
         l4 1 M0,60V132
         l4 2 M-6.4,74h12.4M-10,89h19.6M-13.6,104h26.4M-17.2,119h33.6
         l4 1 M-6.4,74l16,15M6,74l-16,15M-10,89l22.8,15M9.6,89l-23,15M-13.6,104l30,15M12.8,104l-30,15
         l4 .9 M-9,55L-34,106",
    );
    stage.svg.ring(x, 58.0, 10.0, stage.tones[4], 2.8);
    stage.svg.circle(x, 58.0, 2.4, stage.tones[4]);
    for spoke in 0..8 {
        let [dx, dy] = polar(45.0 * f64::from(spoke) + 10.0, 9.0);
        stage.svg.polyline(&[[x, 58.0], [x + dx, 58.0 + dy]], stage.tones[4], 0.9);
    }
    stage.land(&before, mid);
    stage.strata(&before, 3, 6.0, near);
    stage.land(&floor, near);
    stage.crystals(&[
        [x + 16.0, 170.0, 20.0, 5.0, 3.0],
        [x + 25.0, 172.0, 14.0, 4.0, 5.0],
        [x + 6.0, 172.0, 13.0, 4.0, -4.0],
    ]);
}

/// An open pit: nested steps, like the steps of a cut stone.
pub(super) fn pit(stage: &mut Stage) {
    let [_, far, mid, near, dark] = stage.tones;
    let (x, y) = (stage.noise.range(78.0, 8.0), 122.0);
    let wobble: Vec<f64> = (0..14).map(|_| stage.noise.range(0.93, 0.14)).collect();
    let (sun_x, sun_y) = (stage.noise.range(38.0, 10.0), stage.noise.range(60.0, 6.0));
    stage.sun(sun_x, sun_y, 8.0);
    let behind = stage.ridge(78.0, 9.0, 5, 14.0);
    stage.land(&behind, far);
    let before = stage.ridge(92.0, 4.0, 6, -8.0);
    stage.land(&before, mid);
    let layers = stage.ridge(96.0, 3.0, 6, -8.0);
    stage.strata(&layers, 2, 5.0, near);
    for step in 0..6 {
        let k = f64::from(step);
        let (width, height, middle) = (66.0 - k * 10.4, 30.0 - k * 4.2, y + k * 5.4);
        let rim = |rise: f64| -> Vec<Point> {
            let corner = |(i, w): (usize, &f64)| {
                let [cos, sin] = polar(i as f64 * 360.0 / 14.0 + 8.0, 1.0);
                [x + cos * width * w, middle + rise + sin * height * w]
            };
            wobble.iter().enumerate().map(corner).collect()
        };
        let odd = step % 2 == 1;
        stage.svg.polygon(&rim(-3.0), if odd { far } else { far.mix(mid, 0.6) });
        stage.svg.polygon(
            &rim(0.0),
            if step == 5 {
                dark
            } else if odd {
                near
            } else {
                near.mix(mid, 0.45)
            },
        );
    }
    // A ladder down either side.
    for (foot, lean) in [([x - 44.0, 112.0], 1.0), ([x + 34.0, 110.0], -1.0)] {
        let mut rungs = |from: Point, to: Point, width: f64| {
            stage.svg.polyline(&[from, to], stage.tones[0], width);
        };
        for side in [0.0, 5.0] {
            let top = moved(foot, side, -side * 0.4);
            rungs(top, moved(top, lean * 12.0, 26.0), 1.2);
        }
        for rung in 0..5 {
            let k = f64::from(rung);
            let left = moved(foot, lean * 2.4 * (k + 0.5), 2.0 + k * 5.2);
            rungs(left, moved(left, 5.0, -2.0), 1.0);
        }
    }
    stage.crystals(&[
        [x - 5.0, 157.0, 15.0, 4.2, -3.0],
        [x + 4.0, 158.0, 21.0, 4.8, 1.0],
        [x + 12.0, 157.0, 11.0, 3.4, 4.0],
    ]);
    stage.print_at(
        x,
        0.0,
        "l4 2.2 M30,98V70
         l4 1.8 M36,84L30,71L8,79
         l4 .8 M9,79v33
         f4 M4,112L14,112L12,119L6,119Z",
    );
}

/// A cavern: dark mouth, hanging stone, a drift of crystals about a lamp.
pub(super) fn cavern(stage: &mut Stage) {
    let [_, far, mid, near, dark] = stage.tones;
    stage.band(0.0, HEIGHT, near);
    let x = stage.noise.range(76.0, 8.0);
    let mouth: Vec<Point> = [
        [-54.0, 176.0],
        [-48.0, 126.0],
        [-34.0, 92.0],
        [-12.0, 70.0],
        [14.0, 66.0],
        [36.0, 84.0],
        [50.0, 112.0],
        [54.0, 176.0],
    ]
    .map(|p| moved(p, x, 0.0))
    .into();
    for (size, floor, paint) in
        [(1.16, 176.0, mid), (1.0, 176.0, dark), (0.82, 180.0, near), (0.6, 182.0, mid), (0.38, 184.0, far)]
    {
        stage.svg.polygon(&scaled(&mouth, size, [x, floor]), paint);
    }
    for i in 0..7_i32 {
        let k = f64::from(i);
        let (left, top) =
            (x - 42.0 + k * 14.0 + stage.noise.range(0.0, 4.0), 62.0 + f64::from((i - 3).abs()) * 9.0);
        let length = stage.noise.range(16.0, 16.0);
        let paint = if i % 2 == 1 { dark } else { mid };
        stage.svg.polygon(&[[left - 5.0, top], [left + 6.0, top], [left + 1.0, top + length]], paint);
    }
    for i in 0..7_i32 {
        let k = f64::from(i);
        let height = stage.noise.range(18.0, 26.0) - f64::from((i - 3).abs()) * 2.0;
        let half_width = stage.noise.range(4.0, 2.0);
        stage.crystals(&[[
            x - 26.0 + k * 10.0,
            172.0 - f64::from(i % 2) * 5.0,
            height,
            half_width,
            (k - 3.0) * 2.4,
        ]]);
    }
    stage.svg.circle(x + 1.0, 122.0, 7.0, LAMP).opacity(0.25);
    stage.svg.circle(x + 1.0, 122.0, 3.0, LAMP);
}
