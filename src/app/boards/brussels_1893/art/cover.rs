//! An iris before a wheel of stained glass, between whiplash lines of iron.

use crate::app::draw::cover::BRASS;
use crate::app::draw::plate;
use crate::app::draw::svg::{Paint, Svg};

/// 0 light, 1 leading, 2 brass, 3 ray.
const GLASS: &str = "
    c0 100 98 66
    l3 .9 M100,128L35,86.5M100,128L42.8,65M100,128L57.6,47.4M100,128L77.4,36M100,128V32M100,128L122.6,36M100,128L142.4,47.4M100,128L157.2,65M100,128L165,86.5
    o1 2 100 98 66
    o2 1.6 100 98 79";

/// One of twenty-four panes, at the top of the wheel and about its centre.
const PANE: &str = "
    f0 M0,-66A66,66 0 0 1 17.1,-63.8L20.2,-75.3A78,78 0 0 0 0,-78Z
    l1 1.5 M0,-66A66,66 0 0 1 17.1,-63.8L20.2,-75.3A78,78 0 0 0 0,-78Z";

/// The left half of what is the same on both sides: 0 brass, 1 and 2 leaf, 3 outline of leaves.
const IRON: &str = "
    l0 2 M100,231C52,226 20,204 20,168C20,146 38,138 44,150C48,159 38,165 34,158M20,168C16,140 18,110 20,84C22,56 16,44 20,32C23,22 34,22 34,31C34,37 27,38 26.5,33
    l0 1.2 M100,231C70,222 46,206 38,184
    f1 M97,230C84,204 66,186 50,176C74,178 94,196 101,222Z
    l3 2 M97,230C84,204 66,186 50,176C74,178 94,196 101,222Z
    f2 M97,230C86,196 80,168 60,132C88,158 100,190 102,226Z
    l3 2 M97,230C86,196 80,168 60,132C88,158 100,190 102,226Z";

/// Stem and bud leaf, then (by tone) the petals of the iris: 4 and 5 green, 6 standard, 7 its vein, 8 outline.
const STEM: &str = "
    f4 M97.5,231C97,208 97,190 98,166H102C103,190 103,208 102.5,231Z
    l3 2 M97.5,231C97,208 97,190 98,166H102C103,190 103,208 102.5,231Z
    f5 M91,182C92,170 96,164 100,160C104,164 108,170 109,182C104,187 96,187 91,182Z
    l3 2 M91,182C92,170 96,164 100,160C104,164 108,170 109,182C104,187 96,187 91,182Z";

const SIDE_STANDARD: &str = "
    f6 M99,112C72,108 54,82 66,46C84,52 100,80 99,112Z
    l8 2.2 M99,112C72,108 54,82 66,46C84,52 100,80 99,112Z
    l7 1.1 M96,106C86,92 76,72 69,54M98,108C90,100 84,88 80,76";

const STANDARD: &str = "
    f9 M100,114C76,98 76,58 100,34C124,58 124,98 100,114Z
    l8 2.2 M100,114C76,98 76,58 100,34C124,58 124,98 100,114Z
    la 1.1 M100,108V46M97,104C88,90 88,72 95,56M103,104C112,90 112,72 105,56";

const FALL: &str = "
    fb M97,110C74,100 46,106 36,132C30,150 38,164 52,162C74,158 84,132 99,116Z
    l8 2.2 M97,110C74,100 46,106 36,132C30,150 38,164 52,162C74,158 84,132 99,116Z
    lc 1.2 M92,114C72,114 54,124 45,146M92,116C78,122 64,136 57,154
    fd M96,112C86,110 74,112 66,118C74,119 86,118 96,115Z
    l8 1 M96,112C86,110 74,112 66,118C74,119 86,118 96,115Z";

const MIDDLE_FALL: &str = "
    fe M100,112C82,122 72,146 82,166C88,177 112,177 118,166C128,146 118,122 100,112Z
    l8 2.2 M100,112C82,122 72,146 82,166C88,177 112,177 118,166C128,146 118,122 100,112Z
    lf 1.2 M100,140V168M96,138C90,148 89,158 92,167M104,138C110,148 111,158 108,167
    fd M100,114C94,122 94,134 100,142C106,134 106,122 100,114Z
    l8 1.1 M100,114C94,122 94,134 100,142C106,134 106,122 100,114Z";

/// Draws it.
pub fn draw(svg: &mut Svg) {
    let lead = Paint::rgb(0x2a3212);
    plate::print(svg, GLASS, &[Paint::rgb(0xe6d9a0), lead, BRASS, Paint::rgb(0xc3b877)]);
    let panes = [0xa9a14f, 0x7f8840, 0xb8ad5e, 0x8d9146].map(Paint::rgb);
    for i in 0..24_u8 {
        svg.placed(100.0, 98.0, 15.0 * f64::from(i), 1.0);
        plate::print(svg, PANE, &[panes[usize::from(i % 4)], lead]);
        svg.end();
    }
    let paints = [
        0xd9b56b, 0x7f9a4c, 0x5f7c3a, 0x232b10, 0x8fae57, 0x9bb565, 0x9a7bc2, 0x5d3f86, 0x2b1838, 0xb79add,
        0x6d4d99, 0x7a56a8, 0x472a6b, 0xf0c24e, 0x8b66ba, 0x4c2e72,
    ]
    .map(Paint::rgb);
    svg.group().round_joins().round_caps();
    for (text, both) in [
        (IRON, true),
        (STEM, false),
        (SIDE_STANDARD, true),
        (STANDARD, false),
        (FALL, true),
        (MIDDLE_FALL, false),
    ] {
        plate::print(svg, text, &paints);
        if both {
            svg.mirrored(100.0);
            plate::print(svg, text, &paints);
            svg.end();
        }
    }
    svg.end();
}
