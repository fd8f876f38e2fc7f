//! The ten nobles: cameos in profile in a beaded brass ring, put together from plates of hats, hair, beards and collars.

use crate::app::draw::plate;
use crate::app::draw::svg::{Paint, Svg};

/// The `viewBox` of [`noble`].
pub const VIEW_BOX: &str = "0 0 100 100";

/// How many different nobles there are.
pub const COUNT: usize = PORTRAITS.len();

/// The cameo's edge as a clip of the sprite.
pub(super) const CLIP: &str = r#"<clipPath id="noble-clip"><circle cx="50" cy="50" r="44"/></clipPath>"#;

const SKIN: Paint = Paint::rgb(0xf3e4cb);
const BRASS: Paint = Paint::rgb(0xd8ae55);
const BRONZE: Paint = Paint::rgb(0x6e4d1b);
const BLACK: Paint = Paint::rgb(0);
const WHITE: Paint = Paint::rgb(0xffffff);

const BLUE: u32 = 0x2c4a6b;
const CRIMSON: u32 = 0x6b2230;
const GREEN: u32 = 0x2e5b48;
const BROWN: u32 = 0x5b3a22;
const VIOLET: u32 = 0x4b3560;

/// One cameo: the colours of ground and hair, and its plates from back to front.
struct Portrait {
    ground: u32,
    hair: u32,
    behind: &'static [&'static str],
    head: &'static str,
    front: &'static [&'static str],
}

const PORTRAITS: [Portrait; 10] = [
    Portrait { ground: BROWN, hair: 0x5a3a22, behind: &[NECK, BUST, ROBE], head: HEAD, front: &[BOB, CAP] },
    Portrait {
        ground: GREEN,
        hair: 0x2c211c,
        behind: &[NECK, KAFTAN_BUST, KAFTAN],
        head: HEAD,
        front: &[FULL_BEARD, SIDEBURN, EAR, TURBAN],
    },
    Portrait {
        ground: CRIMSON,
        hair: 0x8b4a24,
        behind: &[NECK, BUST],
        head: HEAD,
        front: &[ROLL, EAR, ATTIFET, RUFF],
    },
    Portrait {
        ground: BLUE,
        hair: 0x8a5a2c,
        behind: &[NECK, BUST, FUR],
        head: HEAD,
        front: &[ROUND_BEARD, BOB, BERET],
    },
    Portrait {
        ground: BROWN,
        hair: 0x6d4a2a,
        behind: &[PALE_VEIL, NECK, SQUARE_BUST, SQUARE],
        head: HEAD,
        front: &[CROWN],
    },
    Portrait {
        ground: VIOLET,
        hair: 0x3f2a1e,
        behind: &[DARK_VEIL, NECK, SQUARE_BUST, SQUARE],
        head: HEAD,
        front: &[HOOD],
    },
    Portrait {
        ground: VIOLET,
        hair: 0x2a1f1b,
        behind: &[FAN_BACK, NECK, BUST],
        head: HEAD,
        front: &[ROLL, EAR, WIDOW, FAN_FRONT],
    },
    Portrait {
        ground: GREEN,
        hair: 0x3b281c,
        behind: &[NECK, BUST, SLASHED],
        head: HEAD,
        front: &[POINTED_BEARD, BOB, PLUME],
    },
    Portrait {
        ground: CRIMSON,
        hair: 0x9a6a34,
        behind: &[NECK, BUST, CHAIN],
        head: LONG_JAW,
        front: &[SHORT_BEARD, BOB, LOW_CAP],
    },
    Portrait {
        ground: BLUE,
        hair: 0xb98a4a,
        behind: &[NECK, BUST],
        head: HEAD,
        front: &[BUN, EAR, CAUL, RUFF],
    },
];

// Tones of the plates: 0 skin, 1 ground, 2 dark cloth, 3 cloth, 4 pale cloth, 5 brass, 6 hair, 7 lit hair, 8 shaded hair,
// 9 shaded skin, a brow, b eye, c lips, d red cloth, e fold of linen, f deep red, g linen, h bronze, i carmine, j fold of starch.

const NECK: &str = "f0 M28,88L36,80L36,66L55,70L55,80L62,90L50,98Z";
const BUST: &str = "f2 M4,100C8,86 20,81 34,78C42,84 50,85 57,81C70,84 84,88 88,100Z";
const KAFTAN_BUST: &str = "f3 M4,100C8,86 20,81 34,78C42,84 50,85 57,81C70,84 84,88 88,100Z";
const SQUARE_BUST: &str = "f2 M4,100C8,86 20,82 33,80C36,90 46,94 60,86L64,84C76,86 84,92 86,100Z";

const ROBE: &str = "
    fd M36,79C44,86 52,86 57,82L55,76C48,80 42,79 37,74Z
    l3 1 M57,82L61,100M37,82L33,100";
const KAFTAN: &str = "
    f5 M38,80C46,86 52,86 57,82L60,100L44,100Z
    r2 47 87 10 1.6
    r2 47 92 10 1.6
    r2 47 97 10 1.6";
const FUR: &str = "
    f4 M2,100C6,82 22,78 35,77C36,86 36,94 34,100Z
    f4 M57,80C72,82 88,86 92,100L64,100C64,92 60,86 57,80Z
    f2 M10,92l2,4l-3,-1zM15,89.6l2,4l-3,-1zM20,87.2l2,4l-3,-1zM25,84.8l2,4l-3,-1zM30,82.4l2,4l-3,-1zM66,91l2,4l-3,-1zM74,91l2,4l-3,-1zM82,91l2,4l-3,-1z
    l5 2.2 M38,88L50,94L60,89";
const SQUARE: &str = "
    l5 2 M33,80.5L40,89L52,90.5L63,84.5
    c5 50 85 2.3
    l5 1 M38,79L44,83.6L50,84L56,80";
const SLASHED: &str = "
    f0 M14,93q3,-8 4,-1q0,6 -4,1zM29,93q3,-8 4,-1q0,6 -4,1zM44,90q3,-8 4,-1q0,6 -4,1zM59,93q3,-8 4,-1q0,6 -4,1zM74,93q3,-8 4,-1q0,6 -4,1z
    f0 M37,76C44,82 51,82 56,78L57,81C50,87 42,86 35,79Z";
const CHAIN: &str = "
    c5 24 86.4 2.5
    c5 32 90.9 2.5
    c5 40 93.9 2.5
    c5 48 95 2.5
    c5 56 93.9 2.5
    c5 64 90.9 2.5
    c5 72 86.4 2.5
    f0 M37,76C44,82 51,82 56,78L57,81C50,86 42,85 35,79Z";
const FAN_BACK: &str = "
    f0 M38,80C18,78 8,62 14,48C20,58 30,66 44,70Z
    l4 1 M40,76L13,50M40,76L18,55M40,76L23,60M40,76L28,65";
const FAN_FRONT: &str = "
    f0 M35,79C42,87 54,87 60,82L66,88C56,96 42,94 33,84Z
    l4 1 M38,84L48,89L60,86";

/// Forehead, brow, nose, lips, chin, jaw, neck, looking to the right; then shade, brow, eye and mouth.
const HEAD: &str = "
    f0 M40,20C54,17 64,24 65,36C65,39 64.4,40 65.4,42.5L71.4,52.6C72,54.4 70.4,55.2 67.2,55.6C66.6,57 68.6,58.8 68,60.4C67.4,61.4 66.4,61.6 67,62.8C68,64.6 66.4,66.2 66,68C67.6,73 64.6,76.6 60,77C56,77.6 54.4,76 54,82L34,80C36,72 33,66 30,58C24,42 28,24 40,20Z
    f9 M44,60C45,68 50,74 57,76.6C55,77.6 54.4,78 54,82L36,81C38,74 42,70 44,60Z
    la 1.5 M58.6,41.6q3.6,-2.6 6,-.4
    fb M60,45.4q2.4,-1.6 4.2,0q-1.8,1.4 -4.2,0z
    lc 1.3 M64.6,61.8q1.6,-.6 2.8,-.2";
/// The same with the long jaw of a family that was known for it.
const LONG_JAW: &str = "
    f0 M40,20C54,17 64,24 65,36C65,39 64.6,40 65.6,42.5L71.6,52.6C72,54.4 70.6,55.2 67.2,55.6C66.6,57 68.4,58.6 68,60C67.4,61 66.6,61.4 68,62.6C69.6,64.6 68,66.4 69.6,69C71,74 68,77.4 62,77.6C56,78 54,76 53.6,82L34,80C36,72 33,66 30,58C24,42 28,24 40,20Z
    f9 M44,60C45,68 50,74 57,76.6C55,77.6 54.4,78 54,82L36,81C38,74 42,70 44,60Z
    la 1.5 M58.6,41.6q3.6,-2.6 6,-.4
    fb M60,45.4q2.4,-1.6 4.2,0q-1.8,1.4 -4.2,0z
    lc 1.3 M64.6,61.8q1.6,-.6 2.8,-.2";
const EAR: &str = "f9 M46,47q4,-3 4.6,1q0,5 -3.6,6q-2,-2 -1,-7z";

const FULL_BEARD: &str = "
    f6 M47,54C50,60 58,59 63,57.4C66,57.4 68,58 68,59.4C67,62 68,64 67.6,68C68,82 60,92 54,93C46,86 43,68 44,56Z
    l0 1 M64.8,61.6l2.8,.2
    l7 .9 M50,64q1,12 5,22M56,64q0,11 1,21M61.6,66q0,8 -1.4,14";
const ROUND_BEARD: &str = "
    f6 M46,55C49,62 57,60.4 63,58.6C66,58.4 67.6,59 68,60C67,62 68.4,64 67,68C68,75 64,80.6 57,80C50,79 45,68 46,55Z
    l0 1 M64.6,61.8l2.8,-.1
    l7 .9 M52,65q1,7 5,12M58,65.6q0,6 2,11M63,66.4q.6,4 0,8";
const POINTED_BEARD: &str = "
    f6 M48,58C51,66 57,64 63,59C66,58.4 67.6,59 68,60C67,62 67.6,64 67,67C69,74 68,80 65,83C58,80 48,72 48,58Z
    l0 1 M64.6,61.8l2.8,-.1
    l7 .9 M54,67q3,6 8,11M60,66q1.4,6 4.4,12";
const SHORT_BEARD: &str = "
    f6 M48,60C51,68 57,69 62,68C65,68 67,68 69,69C71,75 68,80 61,79.4C54,79 48,70 48,60Z
    l7 .9 M54,70q2,4 5,7M60,70.6q.6,4 3,6.6M65.6,70.4q.6,3 .4,5.6";

const BOB: &str = "
    f6 M42,19C56,16 63,22 64.4,31C58,31 54,33 52,40C51,46 49,50 47,56C45,64 40,70 33,70C25,64 23,46 27,34C29,26 34,20 42,19Z
    l7 1.1 M34,66q4,-12 3,-24M41,62q4,-10 5,-22M29,60q1,-9 1,-18";
const ROLL: &str =
    "f6 M40,19C52,15 63,20 64.4,30C58,29 54,33 50,38C48,46 42,52 36,58C28,56 24,44 27,34C29,26 33,21 40,19Z";
const BUN: &str = "
    f6 M42,19C54,16 63,21 64.4,30C57,30 53,34 50,40C48,48 42,54 34,56C26,50 24,40 28,31C31,24 36,20 42,19Z
    c6 25 52 10";
const SIDEBURN: &str = "
    f6 M28,40C26,52 29,61 33,67L41,63C36,56 34,48 34,38Z
    f6 M43,36L50,36C49,46 48,54 51,61L44,63C42,54 42,46 43,36Z";
const PALE_VEIL: &str = "
    f4 M50,16C30,14 22,32 23,52C23,70 18,84 12,96L46,96L44,60Z
    f3 M40,24C28,36 30,66 22,92L34,94C38,70 34,44 44,28Z";
const DARK_VEIL: &str = "f2 M50,16C30,14 22,32 23,52C23,70 18,84 12,96L46,96L44,60Z";

const CAP: &str = "
    fd M26,36C24,18 38,9 52,13C62,16 66,24 65,30C54,24 38,26 26,36Z
    ff M26,37C36,26 54,24 65.4,30L65,33C54,28 38,30 27,41Z";
const LOW_CAP: &str = "
    f2 M24,32C26,16 42,9 56,15C64,18 68,24 67,29C54,25 38,25 24,32Z
    f3 M24,31C38,24 54,24 68,28.6L67.6,32.4C54,28 38,28.6 24.4,35.4Z
    c5 58 21.4 2";
const TURBAN: &str = "
    f0 M20,38C14,20 28,4 46,4C64,4 74,16 68,34C56,26 36,28 20,38Z
    le 1.5 M21,35C34,20 54,18 69,29M24,26C36,14 55,14 67,22M27,17C38,8 56,10 65,15
    fd M20,38C34,26 56,24 68.4,34L67,38C56,30 36,32 22,43Z
    fd M57,22C54,12 58,4 64,2C66,8 64,16 60,23Z
    c5 58.6 23 3";
const BERET: &str = "
    f2 M14,32C12,20 30,10 50,12C70,12 80,20 78,28C72,32 62,32 58,30C46,26 32,28 22,36C17,37 14,35 14,32Z
    f3 M26,36C36,28 54,27 66,31L65.4,35C54,31 38,32 27,40Z
    f0 M24,24C12,26 6,18 8,8C18,6 30,12 44,15C34,16 28,18 24,24Z
    le 1 M10,10C18,12 28,15 40,15.6
    c5 36 21 2
    c5 48 20 2
    c5 60 21 2";
const PLUME: &str = "
    f2 M18,34C20,16 40,8 58,14C70,18 74,26 70,31C56,25 36,26 18,34Z
    f5 M18,35C36,26 56,25 71,30.6L70,34C54,29.6 36,31 20,39Z
    f0 M52,15C40,2 20,2 10,16C6,24 10,30 16,32C16,22 28,14 52,15Z
    le 1.1 M50,14C34,8 18,14 14,28";
const ATTIFET: &str = "
    f3 M28,46C24,26 34,14 46,16C50,16 52,20 55,19C62,18 68,26 65,34C60,28 54,30 50,33C42,34 36,44 34,58Z
    l5 1.8 M66,33C60,27 54,29.4 50,32.4C42,33 36,43 34,57
    f2 M28,46C24,26 34,15 44,16C32,22 30,40 33,58C24,70 20,84 10,92C14,74 26,62 28,46Z";
const CROWN: &str = "
    f4 M24,50C22,30 32,17 46,18C56,18 62,22 64,29C56,27 50,32 47,40C44,50 42,62 42,76L30,80Z
    l3 1.6 M34,62C34,46 38,34 46,26
    f5 M36,26L33,8L42,16L48,5L54,16L64,9L62,28C54,22 44,21 36,26Z
    fh M36,26C44,21 54,22 62,28L62,31.6C54,26 44,25 36,29.6Z
    c5 48 5 2
    ci 49 19 2.2";
const HOOD: &str = "
    f0 M54,17C60,20 60,28 55,34C47,40 44,52 45,64L38,66C36,48 40,34 50,26C54,22 54,20 54,17Z
    l5 2.6 M50,14C58,16 62,22 59,29C50,34 45,46 45,62
    f2 M50,14C34,11 24,26 24,46C24,60 26,64 38,66C36,48 40,34 50,27C54,22 54,17 50,14Z";
const WIDOW: &str = "
    f2 M27,48C22,28 32,12 48,14C58,15 66,22 66.6,34C62,27 56,27 50,31C42,34 36,44 34,58C24,72 22,86 14,96C14,78 26,66 27,48Z
    l0 2 M66.6,34C62,27 56,27 50,31C42,34 36,44 34,58";
const CAUL: &str = "
    f8 M46,18C36,16 26,24 25,36C22,42 14,46 15,54C18,64 30,64 35,57C42,48 46,34 46,18Z
    l5 .9 M44,20C36,30 34,44 36,54M39,24C32,34 32,46 32,55M34,28C28,38 30,48 28,56M29,32C24,42 28,50 24,57M24,36C20,46 26,52 20,58
    c0 40 30 1.5
    c0 33 38 1.5
    c0 26 46 1.5
    c0 37 46 1.5
    c0 28 57 1.5
    c0 20 55 1.5
    l5 2 M46,17C56,17 62,22 64,29
    c5 63.5 29 2.2";
/// A ruff of eleven starched loops.
const RUFF: &str = "
    f0 M23,81.6C23,75 33,71.8 45.4,71C58,70.4 68.6,73 69,78.4C69,85 58,88 46.6,88.8C34,89.4 23,87.6 23,81.6Z
    fg M23.5,80.6a2.5,4.8 0 1 0 5,0a2.5,4.8 0 1 0-5,0zM27.5,82.7a2.5,4.8 0 1 0 5,0a2.5,4.8 0 1 0-5,0zM31.5,80.1a2.5,4.8 0 1 0 5,0a2.5,4.8 0 1 0-5,0zM35.5,82.2a2.5,4.8 0 1 0 5,0a2.5,4.8 0 1 0-5,0zM39.5,79.6a2.5,4.8 0 1 0 5,0a2.5,4.8 0 1 0-5,0zM43.5,81.7a2.5,4.8 0 1 0 5,0a2.5,4.8 0 1 0-5,0zM47.5,79a2.5,4.8 0 1 0 5,0a2.5,4.8 0 1 0-5,0zM51.5,81.2a2.5,4.8 0 1 0 5,0a2.5,4.8 0 1 0-5,0zM55.5,78.5a2.5,4.8 0 1 0 5,0a2.5,4.8 0 1 0-5,0zM59.5,80.7a2.5,4.8 0 1 0 5,0a2.5,4.8 0 1 0-5,0zM63.5,78a2.5,4.8 0 1 0 5,0a2.5,4.8 0 1 0-5,0z
    lj .8 M23.5,80.6a2.5,4.8 0 1 0 5,0a2.5,4.8 0 1 0-5,0zM27.5,82.7a2.5,4.8 0 1 0 5,0a2.5,4.8 0 1 0-5,0zM31.5,80.1a2.5,4.8 0 1 0 5,0a2.5,4.8 0 1 0-5,0zM35.5,82.2a2.5,4.8 0 1 0 5,0a2.5,4.8 0 1 0-5,0zM39.5,79.6a2.5,4.8 0 1 0 5,0a2.5,4.8 0 1 0-5,0zM43.5,81.7a2.5,4.8 0 1 0 5,0a2.5,4.8 0 1 0-5,0zM47.5,79a2.5,4.8 0 1 0 5,0a2.5,4.8 0 1 0-5,0zM51.5,81.2a2.5,4.8 0 1 0 5,0a2.5,4.8 0 1 0-5,0zM55.5,78.5a2.5,4.8 0 1 0 5,0a2.5,4.8 0 1 0-5,0zM59.5,80.7a2.5,4.8 0 1 0 5,0a2.5,4.8 0 1 0-5,0zM63.5,78a2.5,4.8 0 1 0 5,0a2.5,4.8 0 1 0-5,0z";

/// A noble's cameo, by its id in the box; ids beyond [`COUNT`] begin again. Needs the [`sprite`](super::sprite) on the page.
#[must_use]
pub fn noble(id: u8) -> String {
    let portrait = &PORTRAITS[usize::from(id) % COUNT];
    let (ground, hair) = (Paint::rgb(portrait.ground), Paint::rgb(portrait.hair));
    let palette = [
        SKIN,
        ground,
        ground.mix(BLACK, 0.42),
        ground.mix(SKIN, 0.3),
        ground.mix(SKIN, 0.62),
        BRASS,
        hair,
        hair.mix(SKIN, 0.3),
        hair.mix(BLACK, 0.2),
        Paint::rgb(0xe2caa6),
        Paint::rgb(0x7a5a3a),
        Paint::rgb(0x4a3423),
        Paint::rgb(0xa0543f),
        Paint::rgb(0xb4463a),
        Paint::rgb(0xc8ab7d),
        Paint::rgb(0x7c2622),
        Paint::rgb(0xfff8ea),
        Paint::rgb(0x8a6220),
        Paint::rgb(0x9c2f35),
        Paint::rgb(0xc9af86),
    ];
    let mut svg = Svg::new();
    svg.circle(50.0, 50.0, 49.0, BRONZE);
    svg.circle(50.0, 50.0, 48.0, BRASS);
    svg.ring(50.0, 50.0, 46.2, BRONZE, 1.6).dashes(1.2, 1.7);
    svg.circle(50.0, 50.0, 44.6, BRONZE);
    svg.group().attribute("clip-path", "url(#noble-clip)");
    svg.circle(50.0, 50.0, 44.0, ground);
    svg.circle(44.0, 44.0, 36.0, ground.mix(WHITE, 0.08));
    svg.placed(5.5, 8.5, 0.0, 0.9);
    for text in portrait.behind.iter().chain([&portrait.head]).chain(portrait.front) {
        plate::print(&mut svg, text, &palette);
    }
    svg.end().end();
    svg.ring(50.0, 50.0, 44.0, BLACK, 2.0).stroke_opacity(0.35);
    svg.finish()
}
