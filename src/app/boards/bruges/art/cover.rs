//! Three stepped gables on a canal: n steps on either side make a gable of 2n + 1 parts.

use crate::app::draw::plate;
use crate::app::draw::svg::{Paint, Svg, push_path};

const QUAY: f64 = 158.0;

/// A house: its walls, the rise of its gable, its windows.
struct House {
    left: f64,
    width: f64,
    eaves: f64,
    top: f64,
    steps: u8,
    wall: u32,
    line: u32,
    trim: u32,
    glass: u32,
    windows: &'static [[f64; 3]],
}

/// Windows are `[centre from the left, sill, width]`; their height follows from the width.
const HOUSES: [House; 3] = [
    House {
        left: 26.0,
        width: 46.0,
        eaves: 98.0,
        top: 70.0,
        steps: 3,
        wall: 0xc9713f,
        line: 0x5a2310,
        trim: 0xf3dcb0,
        glass: 0xf7e3a8,
        windows: &[
            [23.0, 95.0, 9.0],
            [15.3, 119.0, 9.0],
            [30.7, 119.0, 9.0],
            [15.3, 141.0, 9.0],
            [30.7, 141.0, 9.0],
        ],
    },
    House {
        left: 128.0,
        width: 46.0,
        eaves: 104.0,
        top: 78.0,
        steps: 3,
        wall: 0xe0c08a,
        line: 0x6b4120,
        trim: 0xfbf0d2,
        glass: 0x5f7f8c,
        windows: &[
            [23.0, 102.0, 9.0],
            [15.3, 123.0, 9.0],
            [30.7, 123.0, 9.0],
            [15.3, 144.0, 9.0],
            [30.7, 144.0, 9.0],
        ],
    },
    House {
        left: 70.0,
        width: 60.0,
        eaves: 84.0,
        top: 41.5,
        steps: 4,
        wall: 0xa8472a,
        line: 0x4a1a0c,
        trim: 0xf3dcb0,
        glass: 0xf7e3a8,
        windows: &[
            [30.0, 77.0, 10.0],
            [15.0, 105.0, 9.5],
            [30.0, 105.0, 9.5],
            [45.0, 105.0, 9.5],
            [15.0, 130.0, 9.5],
            [30.0, 130.0, 9.5],
            [45.0, 130.0, 9.5],
        ],
    },
];

impl House {
    fn draw(&self, svg: &mut Svg) {
        let [wall, line, trim, glass] = [self.wall, self.line, self.trim, self.glass].map(Paint::rgb);
        let part = self.width / f64::from(2 * self.steps + 1);
        let rise = (self.eaves - self.top) / f64::from(self.steps + 1);
        let right = self.left + self.width;
        let (mut up, mut down) = (Vec::new(), Vec::new());
        for step in 0..=self.steps {
            let inset = part * f64::from(step);
            let height = self.eaves - rise * f64::from(step + 1);
            up.extend([[self.left + inset, height + rise], [self.left + inset, height]]);
            down.extend([[right - inset, height + rise], [right - inset, height]]);
        }
        down.reverse();
        let outline: Vec<_> =
            [[self.left, QUAY]].into_iter().chain(up).chain(down).chain([[right, QUAY]]).collect();
        svg.polygon(&outline, wall).stroke(line, 1.0);
        for step in 0..=self.steps {
            let inset = part * f64::from(step) - 1.0;
            let y = self.eaves - rise * f64::from(step + 1) - 1.6;
            svg.rect(self.left + inset, y, part + 2.0, 2.6, trim);
            if step < self.steps {
                svg.rect(right - inset - part - 2.0, y, part + 2.0, 2.6, trim);
            }
        }
        let mut bricks = String::new();
        let mut course = self.eaves + 4.0;
        let mut shift = 0;
        while course < QUAY - 4.0 {
            let mut x = self.left + 4.0 + f64::from(shift);
            while x + 5.0 < right - 2.0 {
                push_path(&mut bricks, "M#,#h5", &[x, course]);
                x += 13.0;
            }
            course += 7.0;
            shift = (shift + 7) % 13;
        }
        svg.curve(&bricks, &[], line, 0.8).opacity(0.45);
        for [centre, sill, width] in self.windows {
            let (x, half) = (self.left + centre - width / 2.0, width / 2.0);
            let (top, middle) = (sill - width * 1.17, self.left + centre);
            svg.path("M#,#V#a#,# 0 0 1 #,0V#Z", &[x, *sill, top, half, half, *width, *sill], glass)
                .stroke(trim, 1.3);
            svg.curve(
                "M#,#V#M#,#h#",
                &[middle, top - half, *sill, x, sill - width * 0.75, *width],
                line,
                0.7,
            );
        }
        svg.path("M#,158v-15a5,5 0 0 1 10,0v15Z", &[self.left + self.width / 2.0 - 5.0], line)
            .stroke(trim, 1.2);
    }
}

/// 0 sun, 1 its edge, 2 copper, 3 cloud.
const SKY: &str = "
    c0 100 92 74
    o1 1 100 92 74
    o2 .6 100 92 70.5
    l3@90 1.3 M48,62H74M54,67H84M128,48H156M120,53H146M134,58H150";

/// 0 quay, 1 joint, 2 water, 3 to 5 reflections, 6 ripple, 7 hull, 8 brass.
const WATER: &str = "
    r0 12 158 176 6
    l1 .7 M12,161H188M30,158V161M52,161V164M76,158V161M104,161V164M126,158V161M150,161V164M170,158V161
    f2 M12,164H188V218A12,12 0 0 0 178,228.5H22A12,12 0 0 0 12,218Z
    f3@50 M26,164H72V196H62V202H56V207H42V202H36V196H26Z
    f4@50 M70,164H130V206H122V212H115V217H108V222H92V217H85V212H78V206H70Z
    f5@50 M128,164H174V192H166V198H160V203H142V198H136V192H128Z";

const BOAT: &str = "
    f7 M118,205H160Q156,214 148,214H128Q121,213 118,205Z
    l8 1 M118,205H160Q156,214 148,214H128Q121,213 118,205Z
    f3 M126,205V199H140V205Z
    l8 .8 M126,205V199H140V205
    l8 1.2 M152,205L170,178";

/// Draws it.
pub fn draw(svg: &mut Svg) {
    plate::print(svg, SKY, &[0xe9b478, 0xf6d9a8, 0xb8713c, 0xf6dcae].map(Paint::rgb));
    for house in &HOUSES {
        house.draw(svg);
    }
    let paints = [0xd8b078, 0x7d4a25, 0x1f4a57, 0xc9713f, 0xa8472a, 0xe0c08a, 0x9fd0d0, 0x2c150b, 0xe8c77c]
        .map(Paint::rgb);
    plate::print(svg, WATER, &paints);
    let mut ripples = String::new();
    for row in 0..9_u8 {
        for i in 0..5_u8 {
            let half = 6.0 + f64::from((i * 7 + row * 5) % 6);
            let x = 16.0 + f64::from((row * 17) % 31) + 31.0 * f64::from(i);
            if x + 2.0 * half < 186.0 {
                let y = 169.0 + 6.5 * f64::from(row);
                push_path(&mut ripples, "M#,#q#,-1.8 #,0t#,0", &[x, y, half / 2.0, half, half]);
            }
        }
    }
    svg.curve(&ripples, &[], paints[6], 1.1).round_caps().opacity(0.75);
    plate::print(svg, BOAT, &paints);
}
