//! What never changes in the city: sky, roofs, the square with town hall and church, water and quays.

use super::super::Colour;
use super::super::gable::outline;
use super::super::woodcut::{INK, begin, print};
use super::STONE;
use crate::app::draw::noise::Noise;
use crate::app::draw::svg::{Paint, Svg, push_path};

const TOWN_HALL: &str = "
    8k1.5 M44 62V4h32v58Z
    x45 M64 4h12v58H64Z
    Xk1.3 M42 4h36v-5H42Z
    Vk1.1 M44-1l2.5-11 2.5 11Z
    Vk1.1 M71-1l2.5-11 2.5 11Z
    8k1.4 M50-1V-18h20V-1Z
    Gk1 M54-3v-9a2.5 3 0 0 1 5 0v9ZM61-3v-9a2.5 3 0 0 1 5 0v9Z
    Vk1.4 M48-18L60-40 72-18Z
    Ak1.2 M60-40v-8M60-48h8l-2.5 2.5L68-43h-8
    1k1.5 60 18 8
    -k1.5 M60 18v-5.5M60 18l4 2
    Gk1 M51 44v-8a3.5 4.5 0 0 1 7 0v8ZM62 44v-8a3.5 4.5 0 0 1 7 0v8Z
    Vk1.5 M14 74L24 52h72l10 22Z
    -k.8 M24 53l-4.2 20
    -k.8 M34 53l-2.8 20
    -k.8 M44 53l-1.4 20
    -k.8 M54 53l0 20
    -k.8 M66 53l1.4 20
    -k.8 M76 53l2.8 20
    -k.8 M86 53l4.2 20
    Xk1.1 M28 66v-7l5-6 5 6v7Z
    Gk.6 M31.5 66v-5h3v5Z
    Xk1.1 M82 66v-7l5-6 5 6v7Z
    Gk.6 M85.5 66v-5h3v5Z
    Xk1.5 M14 74h92v66H14Z
    x45 M86 74h20v66H86Z
    -k.8 M14 78h92
    8k1.4 M7 140V60h14v80Z
    Vk1.4 M5 60L14 32l9 28Z
    Gk.8 M12 72h4v10h-4ZM12 94h4v10h-4Z
    8k1.4 M99 140V60h14v80Z
    Vk1.4 M97 60L106 32l9 28Z
    Gk.8 M104 72h4v10h-4ZM104 94h4v10h-4Z
    Ek1.2 M27 110V90q0-5 4.5-8 4.5 3 4.5 8v20Z
    -k.8 M31.5 82v28M27 97h9
    Ek1.2 M42 110V90q0-5 4.5-8 4.5 3 4.5 8v20Z
    -k.8 M46.5 82v28M42 97h9
    Ek1.2 M69 110V90q0-5 4.5-8 4.5 3 4.5 8v20Z
    -k.8 M73.5 82v28M69 97h9
    Ek1.2 M84 110V90q0-5 4.5-8 4.5 3 4.5 8v20Z
    -k.8 M88.5 82v28M84 97h9
    Kk1.4 M53 140v-18q0-8 7-12 7 4 7 12v18Z
    -k1 M22 116h30M68 116h30
    Ek1.2 M54 105V90q0-5 6-9 6 4 6 9v15Z
    -k.8 M60 81v24M54 95h12
    Gk.9 M27 134v-10q3-5 6 0v10Z
    Gk.9 M39 134v-10q3-5 6 0v10Z
    Gk.9 M75 134v-10q3-5 6 0v10Z
    Gk.9 M87 134v-10q3-5 6 0v10Z";

const CHURCH: &str = "
    Tk1.5 M8 140V84h44v56Z
    Vk1.4 M4 84L30 56l26 28Z
    Tk1.5 M98 140V84h44v56Z
    Vk1.4 M94 84l26-28 26 28Z
    x40 M98 84h44v56H98Z
    Ek1.1 M18 124V104q0-6 5-10 5 4 5 10v20Z
    -k.8 M23 95v29
    Ek1.1 M34 124V104q0-6 5-10 5 4 5 10v20Z
    -k.8 M39 95v29
    Ek1.1 M106 124V104q0-6 5-10 5 4 5 10v20Z
    -k.8 M111 95v29
    Ek1.1 M122 124V104q0-6 5-10 5 4 5 10v20Z
    -k.8 M127 95v29
    Sk1.6 M44 140V66L75 34l31 32v74Z
    -k2.6 M44 66l31-32 31 32
    Gk1.4 75 76 13
    Ak.7 82.5 76 2.7
    3k.7 80.3 81.3 2.7
    Ak.7 75 83.5 2.7
    3k.7 69.7 81.3 2.7
    Ak.7 67.5 76 2.7
    3k.7 69.7 70.7 2.7
    Ak.7 75 68.5 2.7
    3k.7 80.3 70.7 2.7
    Nk.7 75 76 2.8
    Kk1.5 M62 140v-26q0-12 13-18 13 6 13 18v26Z
    -k1 M66 140v-25q0-8 9-13 9 5 9 13v25M75 102v38
    Tk1.5 M28 66V30h20v36Z
    Vk1.4 M28 30L38-6l10 36Z
    -k1.6 M38-6v-8M35-11h6
    Gk.9 M32 50V40q0-4 2.6-5 2.6 1 2.6 5v10ZM39 50V40q0-4 2.6-5 2.6 1 2.6 5v10Z";

/// What never changes: sky, roofs, the square, town hall and church, the step that the dice lie on, water and quays.
#[must_use]
pub fn ground() -> String {
    let mut drawing = Svg::new();
    let svg = &mut drawing;
    svg.rect(0.0, 0.0, 776.0, 236.0, Paint::rgb(0xefe2c4));
    let (mut lines, mut y, mut gap) = (String::new(), 5.0, 4.0);
    while y < 92.0 {
        push_path(&mut lines, "M0,#H776", &[y]);
        y += gap;
        gap += 0.9;
    }
    svg.curve(&lines, &[], Paint::rgb(0xd6c292), 0.8);
    skyline(svg, 118.0, 780.0, 7, [20.0, 34.0], [0xe6d6b2, 0xc3ab7c]);
    skyline(svg, 130.0, 780.0, 23, [6.0, 24.0], [0xd9c59a, 0xac9060]);
    svg.rect(0.0, 116.0, 776.0, 50.0, Paint::rgb(0xd3bf96));
    let mut cobbles = String::new();
    for row in 0..7_u8 {
        let mut x = f64::from(row % 2) * 8.0;
        while x < 560.0 {
            push_path(&mut cobbles, "M#,#q4,-3.5 8,0", &[x, 120.0 + 7.0 * f64::from(row)]);
            x += 16.0;
        }
    }
    svg.curve(&cobbles, &[], Paint::rgb(0xb79f70), 0.9);
    for (x, y, scale, block) in [(2.0, 50.0, 0.81, TOWN_HALL), (198.0, 6.0, 0.62, CHURCH)] {
        svg.placed(x, y, 0.0, scale);
        begin(svg);
        print(svg, block, &[]);
        svg.end().end();
    }
    svg.path("M116,92h290l8,7H108Z", &[], STONE).stroke(INK, 1.3);
    svg.path("M108,99h306v4H108Z", &[], Paint::rgb(0xc9b48a)).stroke(INK, 1.2);
    water(svg);
    drawing.finish()
}

/// A row of roofs in front of the sky: heights from the first of `rise`, at most the second more.
pub(super) fn skyline(svg: &mut Svg, base: f64, end: f64, seed: u32, rise: [f64; 2], [fill, line]: [u32; 2]) {
    let mut noise = Noise::new(seed);
    let (mut roofs, mut windows, mut x) = (String::new(), String::new(), -6.0);
    while x < end {
        let width = f64::from(16 + noise.below(15));
        let height = rise[0] + f64::from(noise.below(rise[1] as u32));
        let colour = Colour::ALL[noise.below(5) as usize];
        roofs.push_str(&outline(colour, [x, base - height - width * 0.6, width, width * 0.6], height));
        for share in [0.28, 0.58] {
            push_path(&mut windows, "M#,#h3v5h-3Z", &[x + width * share, base - height + 6.0]);
        }
        x += width - 1.0;
    }
    svg.path(&roofs, &[], Paint::rgb(fill)).stroke(Paint::rgb(line), 1.0);
    svg.path(&windows, &[], Paint::rgb(line)).opacity(0.6);
}

/// Water and quays under the canals.
fn water(svg: &mut Svg) {
    svg.rect(0.0, 164.0, 776.0, 72.0, Paint::rgb(0x86a3a8));
    let mut ripples = String::new();
    for row in 0..8_u8 {
        let mut x = f64::from(row % 2) * 13.0;
        while x < 776.0 {
            push_path(&mut ripples, "M#,#q3,-2.4 6,0t6,0", &[x, 169.0 + 9.0 * f64::from(row)]);
            x += 26.0;
        }
    }
    svg.curve(&ripples, &[], Paint::rgb(0x66868f), 0.9);
    svg.curve("M0,164H776", &[], INK, 2.0);
    svg.curve("M0,200H776M388,164V236", &[], Paint::rgb(0xc9b48a), 5.0);
    svg.curve("M0,198H776M0,202H776M385,165V236M391,165V236", &[], INK, 0.8);
}
