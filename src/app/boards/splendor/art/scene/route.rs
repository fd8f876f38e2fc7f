//! Level 2: how stones travel.

use super::{HEIGHT, LAMP, PAPER, Stage, WIDTH};
use crate::app::draw::geometry::Point;

/// A camel walking to the right, feet at y 26.
const CAMEL: &str = "M2,11.5C1,13 .8,15 1,17L1.8,17C1.8,15.4 2.2,14 3,13.4L3.4,17L2.2,21L2.6,26L4.2,26L4.2,21.2L6,17.6L7.4,20.8L6.8,26L8.4,26L9.2,20.6L9,17.8C12,18.8 15,18.8 17.6,17.8L17.4,21L16.2,26L17.8,26L19.2,21L19.8,17.6L20.6,21L21,26L22.6,26L22.4,20.6L22.4,16.8C24.6,15.6 26.4,14 27.4,11.4C28.4,9 28.6,7.6 29.6,6.4C31,6.8 32.8,6.8 34,6C34.8,5.4 34.6,4.2 33.6,3.8L30.6,2C29.6,1.2 28.4,1 27.6,1.8C26.4,3 26,5.4 25,7.8C24.2,9.8 22.8,11 21,10.8C18.6,10.4 17.4,9.6 16.2,8.2C15,5.4 13.4,3 11.2,3.2C9,3.4 8,6.4 6.8,8.4C5.4,9.4 3.4,9.4 2,11.5Z";

/// A horse trotting to the right, feet at y 0.
const HORSE: &str = "M2.5,-15.5C.5,-15 -1.5,-12 -2,-6C-.5,-7 1,-9 2,-11C2,-9 2.6,-7.6 3,-6.4L1.6,-3L2.6,0L4.4,0L4,-3L6.4,-7.2L7.6,-3.2L7,0L8.8,0L9.6,-3.6L9.4,-7.6C12,-6.8 14,-6.8 16,-7.6L15.6,-3.6L14.6,0L16.4,0L17.6,-3.8L18.4,-7.4L20.6,-5.4L20,-2L21.8,-2.2L22.6,-6L20.6,-9.4C21.4,-11 21.8,-12.4 22,-14C22.6,-16.4 23.6,-17.6 24.6,-18.6L27,-16.2C27.8,-15.4 29,-15.8 29,-17L26.6,-21.6L25.2,-23.6L25,-25.4L23.6,-23.6C20.6,-22.6 18.6,-19.4 17.4,-16.4C14,-15.2 10,-15.2 7.4,-16C5.6,-16.6 4,-16.4 2.5,-15.5Z";

/// A caravel under full sail.
pub(super) fn caravel(stage: &mut Stage) {
    let [_, far, mid, near, dark] = stage.tones;
    let (x, y) = (stage.noise.range(78.0, 6.0), 142.0);
    stage.band(0.0, HEIGHT, far.mix(mid, 0.12));
    let sun = stage.noise.range(98.0, 6.0);
    stage.svg.circle(sun, 66.0, 13.0, LAMP);
    let coast = stage.ridge(116.0, 5.0, 4, 0.0);
    stage.hill(&coast, far.mix(mid, 0.5));
    stage.band(126.0, HEIGHT, near);
    stage.band(126.0, 129.0, mid);
    for (mast, top) in [(-19.0, 74.0), (3.0, 60.0), (23.0, 88.0)] {
        stage.svg.polyline(&[[x + mast, top], [x + mast, y]], dark, 1.8);
    }
    for (mast, top, foot, half) in [
        (-20.0, 80.0, 100.0, 10.0),
        (-20.0, 103.0, 128.0, 13.0),
        (2.0, 66.0, 88.0, 11.0),
        (2.0, 91.0, 126.0, 15.0),
    ] {
        sail(stage, x + mast, top, foot, half);
    }
    stage.print_at(
        x,
        0.0,
        "f6 M22,90Q42,112 38,126L22,126Z
         f9 M22,90Q30,112 28,126L22,126Z
         f5 M3,60l13,-3l-4,4l4,3z
         l4@50 .7 M-34,132L-19,76M36,128L23,90M-19,76L3,62",
    );
    stage.print_at(
        x,
        y,
        "f4 M-36,-8L-24,-11L-22,-2L18,-2L22,-13L36,-16C35,2 26,14 15,14L-19,14C-29,12 -35,3 -36,-8Z
         l2 1.4 M-33,0L32,-3
         l2@60 .9 M-31,5L29,2.4
         c5 -16 5.4 1.6
         c5 -6 5.4 1.6
         c5 4 5.4 1.6
         c5 14 5.4 1.6
         r5 26 -9 4 3.6",
    );
    stage.band(152.0, HEIGHT, near);
    stage.waves(146.0, 3);
}

/// A square sail full of wind, hung between `top` and `foot` about `x`.
fn sail(stage: &mut Stage, x: f64, top: f64, foot: f64, half: f64) {
    let waist = f64::midpoint(top, foot);
    stage.svg.path(
        "M#,#H#Q#,# #,#H#Q#,# #,#Z",
        &[
            x - half,
            top,
            x + half,
            x + half * 1.6,
            waist,
            x + half * 0.95,
            foot,
            x - half * 1.1,
            x - half * 0.4,
            waist,
            x - half,
            top,
        ],
        PAPER,
    );
    stage.svg.path(
        "M#,#Q#,# #,#H#Q#,# #,#Z",
        &[
            x - half * 1.1,
            foot,
            x - half * 0.4,
            waist,
            x - half,
            top,
            x - half * 0.3,
            x + half * 0.2,
            waist,
            x - half * 0.4,
            foot,
        ],
        stage.palette[9],
    );
}

/// A caravan in the dunes.
pub(super) fn caravan(stage: &mut Stage) {
    let [_, far, mid, near, dark] = stage.tones;
    let sun = stage.noise.range(86.0, 10.0);
    stage.sun(sun, 82.0, 17.0);
    let behind = stage.ridge(104.0, 10.0, 3, 8.0);
    stage.hill(&behind, far);
    let before = stage.ridge(124.0, 9.0, 3, -14.0);
    stage.hill(&before, mid);
    let start = stage.noise.range(0.0, 4.0);
    for (x, y, scale, load) in [
        (46.0, 101.0, 0.46, far),
        (64.0, 101.0, 0.46, far),
        (82.0, 101.0, 0.46, far),
        (36.0, 114.0, 1.1, LAMP),
        (79.0, 110.0, 1.1, LAMP),
    ] {
        stage.svg.placed(x + start, y, 0.0, scale);
        stage.svg.path(CAMEL, &[], dark);
        stage.svg.path("M7,8.4C9,6.8 14,6.6 16,8.2L18.4,15.4C14,17 9,17 5,15.8Z", &[], load);
        stage.svg.curve("M11.4,7L11.7,16.4M6,12.4L17.2,11.8", &[], dark, 0.9);
        stage.svg.end();
    }
    stage.hill(&[[0.0, 152.0], [42.0, 140.0], [84.0, 146.0], [126.0, 136.0]], near);
    stage.print("l2 1.4 M0,164C40,146 84,168 126,150\nl2@60 1 M30,170C60,156 96,172 126,160");
    stage.hill(&[[0.0, 170.0], [50.0, 162.0], [90.0, 172.0], [126.0, 160.0]], dark);
}

/// A covered wagon on a bridge of three arches.
pub(super) fn bridge(stage: &mut Stage) {
    let [_, far, mid, near, dark] = stage.tones;
    let sun = stage.noise.range(44.0, 10.0);
    stage.sun(sun, 64.0, 9.0);
    let behind = stage.ridge(84.0, 9.0, 4, -12.0);
    stage.hill(&behind, far);
    let before = stage.ridge(106.0, 6.0, 4, 10.0);
    stage.hill(&before, mid);
    stage.band(142.0, HEIGHT, mid);
    stage.svg.path(
        "M0,124Q63,104 126,124V156H0ZM8,156V140a17,19 0 0 1 34,0V156ZM47,156V136a19,21 0 0 1 38,0V156ZM90,156V140a15,19 0 0 1 30,0V156Z",
        &[],
        near,
    );
    stage.svg.attribute("fill-rule", "evenodd");
    stage.print(
        "l4 3.4 M0,124Q63,104 126,124
         l1@80 1.2 M6,140a19,19 0 0 1 38,0M45,136a21,21 0 0 1 42,0M88,140a17,17 0 0 1 34,0",
    );
    stage.print_at(
        72.0,
        114.0,
        "f0 M-15,-9C-16,-25 12,-25 11,-9Z
         f1 M-6,-21C-4,-21.6 -1,-21.6 1,-21C3,-18 3.4,-13 3,-9L-8,-9C-8.4,-13 -8,-18 -6,-21Z
         l2 1 M-8,-20V-9M2,-20.6V-9
         r4 -17 -10 30 4
         o4 1.6 -10 -4 4.6
         o4 1.6 6 -4 4.6
         l4 .8 M-14.6,-4h9.2M-10,-8.6v9.2M1.4,-4h9.2M6,-8.6v9.2",
    );
    stage.svg.placed(87.0, 114.6, 0.0, 0.86);
    stage.svg.path(HORSE, &[], dark);
    stage.svg.end();
    stage.svg.polyline(&[[84.0, 106.0], [99.0, 105.0]], dark, 1.0);
    stage.band(156.0, HEIGHT, near);
    stage.waves(152.0, 2);
}

/// A lighthouse, its beam, and a boat coming in.
pub(super) fn harbour(stage: &mut Stage) {
    let [_, far, _, near, dark] = stage.tones;
    let x = stage.noise.range(90.0, 8.0);
    stage.svg.polygon(&[[x, 64.0], [-6.0, 44.0], [-6.0, 78.0]], LAMP).opacity(0.75);
    let coast = stage.ridge(118.0, 6.0, 3, 0.0);
    stage.hill(&coast, far);
    stage.band(128.0, HEIGHT, near);
    let rock: [Point; 6] = [
        [x - 24.0, 152.0],
        [x - 20.0, 130.0],
        [x - 10.0, 120.0],
        [x + 14.0, 116.0],
        [WIDTH, 118.0],
        [WIDTH, 152.0],
    ];
    stage.svg.polygon(&rock, dark);
    stage.print_at(
        x,
        0.0,
        "f0 M-9,122L-5.5,72L5.5,72L9,122Z
         f1 M1,122V72L5.5,72L9,122Z
         f3 M-6.4,84H6.4L7,93H-7ZM-8,104H8L8.6,113H-8.6Z
         f4 M1,84H6.4L7,93H1ZM1,104H8L8.6,113H1Z
         f4 M-1.6,122v-5a1.8,1.8 0 0 1 3.6,0v5z
         r4 -8 69 16 3.4
         l4 .8 M-7.6,66.4h15.2M-7,66v4M7,66v4
         r5 -4.6 58 9.2 11
         l4 1 M0,58v11
         f4 M-6.6,58L6.6,58L0,49Z",
    );
    stage.print_at(
        x - 44.0,
        150.0,
        "l4 1.6 M0,0L3,-46
         f0 M4,-44Q24,-24 22,-6L1,-5Z
         f1 M4,-44Q13,-24 10,-5.6L1,-5Z
         f1 M2,-42Q-9,-22 -10,-6L0,-5Z
         f4 M-14,-2L24,-4Q20,8 12,8L-6,8Q-12,6 -14,-2Z
         l2 1 M-12.4,1.4L22.4,-.6",
    );
    stage.waves(150.0, 3);
}

/// Mules on a mountain pass.
pub(super) fn pass(stage: &mut Stage) {
    let [sky, far, _, near, dark] = stage.tones;
    let x = stage.noise.range(82.0, 8.0);
    stage.band(0.0, HEIGHT, sky.mix(far, 0.75));
    stage.print_at(
        x,
        0.0,
        "c5 -26 66 8
         f2 M-70,150L-30,84L-16,100L0,56L20,92L34,78L70,150Z
         f3 M0,56L20,92L34,78L70,150L12,150L6,104L-3,84Z
         f6 M0,56L-7.4,77L-2,74L2,82L6,74L10.4,75ZM-30,84L-38,98L-32,95L-26,99L-22.6,92.4ZM34,78L29,83.4L33,84.6L36,82.6Z
         l3 .9 M-36,112L-28,124M-20,116L-26,132M-48,128L-44,138",
    );
    stage.hill(&[[0.0, 132.0], [40.0, 122.0], [84.0, 130.0], [126.0, 118.0]], near);
    stage
        .svg
        .curve("M126,176C70,172 58,164 84,156C112,148 104,142 80,140C62,138 62,132 78,129", &[], far, 6.0)
        .round_caps();
    stage.hill(&[[0.0, 164.0], [34.0, 156.0], [60.0, 172.0], [70.0, 176.0]], dark);
    for (x, y, scale) in [(66.0, 163.0, 1.02), (98.0, 154.0, 0.8), (82.0, 141.0, 0.5)] {
        stage.svg.placed(x, y, 0.0, scale);
        stage.svg.path(HORSE, &[], dark);
        stage.svg.path("M4,-20H13L14.5,-10.5H3Z", &[], LAMP);
        stage.svg.curve("M8.6,-20V-10.5M3.6,-15.4H13.8", &[], dark, 0.9);
        stage.svg.end();
    }
}

/// A windmill by a canal, and a barge.
pub(super) fn mill(stage: &mut Stage) {
    let [_, far, mid, near, dark] = stage.tones;
    let (x, turn) = (stage.noise.range(86.0, 8.0), stage.noise.range(10.0, 40.0));
    let sun = stage.noise.range(40.0, 8.0);
    stage.sun(sun, 68.0, 10.0);
    let behind = stage.ridge(112.0, 5.0, 4, 0.0);
    stage.hill(&behind, far);
    stage.print("f2 M14,126q-3.4,-14 0,-24q3.4,10 0,24zM23,126q-3.4,-14 0,-21q3.4,9 0,21zM32,126q-3.4,-14 0,-18q3.4,8 0,18zM41,126q-3.4,-14 0,-15q3.4,7 0,15z");
    stage.hill(&[[0.0, 126.0], [60.0, 120.0], [126.0, 122.0]], mid);
    stage.print_at(
        x,
        0.0,
        "f3 M-13,130L-8,82L8,82L13,130Z
         f4 M2,130L2,82L8,82L13,130Z
         f4 M-9,83q9,-16 18,0z
         f5 M-4,130v-9a4,4 0 0 1 8,0v9z
         r5 -5.4 96 4 5
         l1 1.4 M-10.8,110h21.6
         l1 .8 M-13,106.4h26M-12,106v4M12,106v4M-6,106v4M6,106v4",
    );
    for blade in 0..4 {
        stage.svg.placed(x, 80.0, turn + 90.0 * f64::from(blade), 1.0);
        stage.print(
            "l4 1.5 M0,0v-38\nf7 M1,-36H9L8,-9H1Z\nl3 .9 M1,-14h7.6M1,-20h7.6M1,-26h7.6M1,-32h7.6M5,-36V-9",
        );
        stage.svg.end();
    }
    stage.svg.circle(x, 80.0, 2.2, dark);
    stage.band(138.0, HEIGHT, near);
    stage.print_at(
        68.0,
        156.0,
        "f4 M-30,-6L38,-6Q34,8 26,8L-20,8Q-28,6 -30,-6Z
         f1 M-12,-6q2,-9 11,-9q9,0 11,9z
         r2 14 -14 12 8
         l4 .8 M20,-14v8M14,-10h12
         l4 1.3 M30,-6l6,-24
         l5 1.2 M-30,-2h64",
    );
    stage.waves(154.0, 2);
}
