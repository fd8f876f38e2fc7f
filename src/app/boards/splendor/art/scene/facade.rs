//! Level 3: where stones are worked and sold.

use super::{HEIGHT, LAMP, Stage};
use crate::app::draw::svg::Paint;

/// How a window ends at its top.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Head {
    Round,
    Ogee,
    Pediment,
}

const HEADS: [Head; 3] = [Head::Round, Head::Ogee, Head::Pediment];

/// A window or door: upper left corner of the opening below its head, size, glass, frame.
fn window(
    stage: &mut Stage,
    [x, y, width, height]: [f64; 4],
    head: Head,
    glass: Paint,
    frame: Option<Paint>,
) {
    let half = width / 2.0;
    match head {
        Head::Round => {
            stage.svg.path(
                "M#,#V#a#,# 0 0 1 #,0V#Z",
                &[x, y + height, y + half, half, half, width, y + height],
                glass,
            );
        }
        Head::Ogee => {
            let (low, tip) = (y + half * 0.3, y - half * 0.3);
            stage.svg.path(
                "M#,#V#Q#,# #,#Q#,# #,#V#Z",
                &[
                    x,
                    y + height,
                    y + half,
                    x,
                    low,
                    x + half,
                    tip,
                    x + width,
                    low,
                    x + width,
                    y + half,
                    y + height,
                ],
                glass,
            );
        }
        Head::Pediment => {
            stage.svg.path("M#,#V#H#V#Z", &[x, y + height, y, x + width, y + height], glass);
        }
    }
    if let Some(frame) = frame {
        stage.svg.stroke(frame, 1.1);
    }
    if head == Head::Pediment {
        stage.svg.polygon(
            &[[x - 1.5, y - 1.0], [x + half, y - 5.0], [x + width + 1.5, y - 1.0]],
            frame.unwrap_or(glass),
        );
    }
}

/// A passer-by with feet at (`x`, `y`).
fn figure(stage: &mut Stage, x: f64, y: f64, height: f64, paint: Paint) {
    let h = height;
    stage.svg.circle(x, y - h * 0.86, h * 0.13, paint);
    stage.svg.path(
        "M#,#L#,#Q#,# #,#L#,#Z",
        &[
            x - h * 0.2,
            y,
            x - h * 0.13,
            y - h * 0.62,
            x,
            y - h * 0.8,
            x + h * 0.13,
            y - h * 0.62,
            x + h * 0.22,
            y,
        ],
        paint,
    );
}

/// A palazzo of three or four bays; one window is lit on each floor.
pub(super) fn palazzo(stage: &mut Stage) {
    let [sky, far, _, near, dark] = stage.tones;
    let (x, width) = (36.0, 84.0);
    let bays = 3 + stage.noise.below(2);
    let head = HEADS[stage.noise.below(3) as usize];
    let bay = width / f64::from(bays);
    let lit = stage.noise.below(bays);
    let moon = stage.noise.range(24.0, 10.0);
    stage.svg.circle(moon, 62.0, 8.0, LAMP).opacity(0.9);
    stage.band(104.0, HEIGHT, far);
    stage.print(
        "f2 M0,118V92H14V84H30V118Z
         r2 36 70 84 92
         r3@28 96.5 70 23.5 92
         r4 32 65 92 5
         r0 34 97 88 2.4
         r0 34 127 88 3",
    );
    let balusters = f64::from(bays * 2);
    for i in 0..=bays * 2 {
        stage.svg.rect(x + f64::from(i) * (width - 2.0) / balusters, 57.0, 2.0, 8.0, near);
    }
    stage.svg.rect(x - 2.0, 55.0, width + 4.0, 2.4, near);
    let middle_head = if head == Head::Round { Head::Pediment } else { Head::Round };
    for i in 0..bays {
        let left = x + bay * f64::from(i);
        let glass = |window: u32| if i == window { LAMP } else { dark };
        window(stage, [left + bay * 0.3, 78.0, bay * 0.4, 16.0], head, glass(lit), Some(sky));
        window(
            stage,
            [left + bay * 0.26, 104.0, bay * 0.48, 20.0],
            middle_head,
            glass((lit + 1) % bays),
            Some(sky),
        );
        window(stage, [left + bay * 0.14, 133.0, bay * 0.72, 30.0], Head::Round, dark, Some(sky));
    }
    stage.print(
        "r3 0 162 126 14
         r4 0 162 126 2
         r4 33 157 90 5
         l4 .7 M60,176L72,163M100,176L96,163M36,169H126",
    );
    let (a, b, c) =
        (stage.noise.range(52.0, 10.0), stage.noise.range(64.0, 6.0), stage.noise.range(98.0, 12.0));
    figure(stage, a, 171.0, 17.0, sky);
    figure(stage, b, 172.0, 16.0, LAMP);
    figure(stage, c, 168.0, 13.0, sky);
}

/// A cutter's workshop at its window, with a wheel, an anvil or scales.
pub(super) fn workshop(stage: &mut Stage) {
    let [_, _, mid, near, dark] = stage.tones;
    let tool = stage.noise.below(3);
    stage.band(0.0, HEIGHT, near);
    stage.print(
        "f4 M47,140V86a33,35 0 0 1 66,0V140Z
         f0 M50,138V86a30,32 0 0 1 60,0V138Z
         f1 M50,138V116L62,108L72,114L84,104L96,112L110,108V138Z",
    );
    stage.svg.circle(92.0 - f64::from(tool) * 10.0, 84.0, 7.0, LAMP);
    stage.print(
        "l4 1.6 M65,57.9V138M80,54V138M95,57.9V138M50,86H110M50,112H110
         r1 26 142 100 5
         r4 26 147 100 3
         r4 38 150 5 26
         r4 112 150 5 26
         r8 50 150 34 9
         r4 64 153.4 6 1.6",
    );
    stage.print_at(
        53.0,
        142.0,
        match tool {
            0 => {
                "c4 0 -11 11
                 c2 0 -11 8
                 l4 .8 M0,-19v16M-8,-11h16
                 c4 0 -11 2
                 r4 -8 -3 16 3"
            }
            1 => "f4 M-9,0L-4,-5L-4,-16L-11,-18L-11,-23L11,-23L11,-18L4,-16L4,-5L9,0Z\nl2 1 M-10,-21.6H10",
            _ => {
                "r4 -11 -3 22 3
                 l4 2 M0,-3v-19
                 l4 1.6 M-10,-22h20
                 f4 M-15,-13h10q-1,5 -5,5t-5,-5zM5,-13h10q-1,5 -5,5t-5,-5z
                 l4 .7 M-10,-22L-15,-13M-10,-22L-5,-13M10,-22L15,-13M10,-22L5,-13
                 c5 -10 -14.4 1.8"
            }
        },
    );
    stage.crystal(84.0, 142.0, 12.0, 4.0, 0.0, [stage.tones[0], mid]);
    stage.print(
        "r4 77 139 14 3
         l4 1.8 M106,142L110,124L100,116
         f5@35 M90,142L96,122L100,122L104,142Z
         f4 M93,121L99,112L105,119Z
         c5 98 121 2.6",
    );
    for i in 0..4_u32 {
        let (x, drop) = (8.0 + f64::from(i) * 8.0, 54.0 + f64::from((i * 7 + tool * 3) % 9));
        stage.svg.polyline(&[[x, 40.0], [x, drop]], dark, 1.6);
        stage.svg.rect(x - 2.0, drop, 4.0, 6.0, mid);
    }
    stage.print("r4 70 158 18 3\nl4 2 M73,161L71,176M85,161L87,176");
}

/// A jeweller's shop under a stepped, curved or pointed gable.
pub(super) fn gable(stage: &mut Stage) {
    let [sky, far, mid, near, dark] = stage.tones;
    let shape = stage.noise.below(3);
    stage.print(
        "r1 0 120 126 56
         f2 M0,176V96L10,84L22,96V104H36V176Z
         r0 8 108 6 9
         r5 24 116 6 9
         r2 118 92 8 84",
    );
    stage.svg.path(
        match shape {
            0 => "M46,100V92h8v-10h8v-10h8v-10h18v10h8v10h8v10h8v8Z",
            1 => {
                "M46,100C46,90 60,90 60,80C60,72 68,70 71,62Q79,50 87,62C90,70 98,72 98,80C98,90 112,90 112,100Z"
            }
            _ => "M43,100L79,54L115,100Z",
        },
        &[],
        near,
    );
    stage.print(
        "r3 46 99 66 66
         r1 46 99 66 2.2
         c4 79 80 5
         o1 1.4 79 80 5
         l1 .7 M79,75v10M74,80h10",
    );
    for i in 0..3_u32 {
        let glass = if i == shape { LAMP } else { dark };
        let head = HEADS[((shape + i % 2) % 2) as usize];
        window(stage, [53.0 + f64::from(i) * 19.0, 105.0, 13.0, 19.0], head, glass, Some(far));
    }
    stage.print("r4 51 138 34 24\nr5@90 53 140 30 20");
    for i in 0..3_u32 {
        let height = 8.0 + f64::from(i % 2) * 3.0;
        stage.crystal(59.0 + f64::from(i) * 9.0, 160.0, height, 2.6, 0.0, [mid, dark]);
    }
    window(stage, [91.0, 134.0, 16.0, 31.0], Head::Round, dark, Some(far));
    for i in 0..6_u8 {
        let paint = if i % 2 == 1 { sky } else { mid };
        stage.svg.path("M#,130h6.6l1,8q-3.8,3.6 -7.6,0z", &[48.0 + f64::from(i) * 6.6], paint);
    }
    // The sign of the house hangs over the street.
    stage.print(
        "l4 1.4 M112,122h10
         f0 M114,128l2.4,-4h5.2l2.4,4l-5,9z
         l4 1 M114,128l2.4,-4h5.2l2.4,4l-5,9zM114,128h10
         r4 0 165 126 11
         l3 1 M0,170H126
         c5 103.4 150 1",
    );
    let stroll = stage.noise.range(76.0, 8.0);
    figure(stage, stroll, 170.0, 16.0, sky);
    figure(stage, 114.0, 171.0, 14.0, mid);
}

/// A domed exchange behind four to six columns.
pub(super) fn rotunda(stage: &mut Stage) {
    let [sky, far, mid, _, dark] = stage.tones;
    let columns = 4 + stage.noise.below(3);
    stage.svg.circle(80.0, 92.0, 46.0, far);
    stage.svg.ring(80.0, 92.0, 51.0, far, 1.0);
    stage.hill(&[[0.0, 138.0], [40.0, 128.0], [126.0, 134.0]], mid);
    stage.print(
        "f3 M10,146q-4.4,-22 0,-34q4.4,12 0,34zM20,146q-4.4,-22 0,-28q4.4,11 0,28zM30,146q-4.4,-22 0,-22q4.4,10 0,22z
         f3 M53,88C53,66 68,58 80,56C92,58 107,66 107,88Z
         f4 M84,56.5C94,60 107,66 107,88H92C92,74 88,62 84,56.5Z
         l2 1 M80,57Q60.4,68 59,88M80,57Q73,68 72.5,88M80,57Q87,68 87.5,88
         r2 76 47 8 10
         f4 M74.5,47L85.5,47L80,40Z
         l4 1 M80,40v-4
         r1 50 87 60 5
         r2 54 92 52 12",
    );
    for i in 0..5_u32 {
        let glass = if i + 4 == columns { LAMP } else { dark };
        window(stage, [58.0 + f64::from(i) * 10.0, 94.0, 5.0, 8.0], Head::Round, glass, None);
    }
    stage.print(
        "f2 M42,103L60,98L100,98L118,103Z
         r0 42 103 76 5
         l2 .8 M46,105.6H114
         r4 45 108 70 42",
    );
    window(stage, [74.0, 120.0, 12.0, 30.0], Head::Round, LAMP, None);
    for i in 0..columns {
        let x = 45.0 + f64::from(i) * 62.0 / f64::from(columns - 1);
        stage.svg.rect(x, 109.0, 6.4, 41.0, sky);
        stage.svg.rect(x + 4.0, 109.0, 2.4, 41.0, mid);
        stage.svg.rect(x - 1.4, 108.0, 9.2, 2.6, far);
        stage.svg.rect(x - 1.4, 147.6, 9.2, 2.6, far);
    }
    stage.print("r1 38 150 84 5\nr2 33 155 94 5\nr3 28 160 104 5\nr4 0 165 126 11\nl3 .8 M0,170.4H126");
    let (a, b) = (stage.noise.range(60.0, 8.0), stage.noise.range(100.0, 8.0));
    figure(stage, a, 172.0, 15.0, sky);
    figure(stage, b, 172.6, 13.0, LAMP);
}
