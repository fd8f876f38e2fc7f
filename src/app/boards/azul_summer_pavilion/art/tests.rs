//! What the drawings owe the table.

use std::collections::HashSet;

use super::board::{Reach, Taste, court, empty_space, kept_tile, laid_tile, medallion, worth};
use super::mini::{Small, mini, star};
use super::preview::{Laying, preview};
use super::table::{self, discs};
use super::{figure, glaze, ornament, sprite};
use crate::app::draw::svg::Paint;
use crate::app::draw::tests::assert_sound;
use crate::games::azul_summer_pavilion::{
    Board, COLOURS, Colour, ColourSet, Components, FEATURES, SPACES, STARS, Side, Space,
};

/// Every drawing that the board puts together.
fn drawings() -> Vec<(&'static str, String)> {
    let components = Components::of(None).expect("the printed box");
    let mut all = vec![("court", court(&components))];
    for space in 0..SPACES as Space {
        for taste in [Taste::Open, Taste::One(Colour::Red), Taste::Several(ColourSet::ALL)] {
            all.push(("space", empty_space(space, taste, 4)));
        }
        for colour in Colour::ALL {
            all.push(("laid", laid_tile(space, colour)));
        }
    }
    for id in 0..FEATURES {
        all.push(("feature", ornament::drawing(&components, id, 0)));
        all.push(("feature", ornament::drawing(&components, id, !0)));
    }
    let mut board = Board::default();
    for (space, colour) in (6..).zip(Colour::ALL) {
        board.lay(space, colour);
    }
    let tastes = [Taste::Open; STARS];
    let small = Small {
        board: &board,
        tastes: &tastes,
        fresh: 1 << 7,
        kept: &[Colour::Blue],
        numbers: Some(Side::Back),
        reach: Reach { after: 0b110, before: 0b10 },
    };
    all.push(("mini", mini(&components, &small, |space| format!("space-0-{space}"))));
    all.push(("star", star(&board, 1, Taste::One(Colour::Orange))));
    let laying =
        Laying { space: 12, colour: Colour::Red, run: vec![17, 12, 13], features: vec![(0, 1), (7, 2)] };
    all.push(("preview", preview(&components, &laying)));
    for count in 5..=9 {
        all.push(("ground", table::ground(count)));
        all.push(("court", table::court()));
        for disc in discs(count) {
            all.push(("disc", table::disc(disc.radius)));
        }
    }
    for (at, colour) in (0..).zip(Colour::ALL) {
        for petal in 0..4 {
            all.push(("petal", table::petal(90.0, petal, 4, colour, petal % 2 == 0)));
        }
        all.push(("petal", table::petal(90.0, at, 8, colour, false)));
        all.push(("sector", table::sector(90.0, at % 4, 1, 4)));
        all.push(("heap", table::heap(colour, at + 1, true, |at| format!("centre-{at}"))));
        all.push(("coming", table::coming(colour, 2, at % 2 == 0)));
        all.push(("niche", table::niche_ground(Some(colour))));
        all.push(("kept", kept_tile(Some(colour))));
        all.push(("medallion", medallion(Taste::One(colour), false)));
    }
    all.push(("medallion", medallion(Taste::Several(ColourSet::ALL), false)));
    all.push(("token", table::token("−1/", true)));
    all.push(("corner", kept_tile(None)));
    all.push(("worth", worth(7, 3)));
    let figures = [
        figure::take(),
        figure::wild(),
        figure::pay(&components),
        figure::run(&components),
        figure::features(&components),
        figure::store(),
        figure::goals(&components),
    ];
    all.extend(figures.into_iter().map(|drawing| ("figure", drawing)));
    all.push(("stud", medallion(Taste::Open, true)));
    all
}

#[test]
fn every_drawing_is_sound_and_carries_no_id() {
    for (name, markup) in drawings() {
        assert_sound(name, &markup);
        assert!(!markup.contains(" id="), "{name}");
    }
    assert_sound("sprite", &sprite());
}

#[test]
fn whatever_is_used_is_in_the_sprite() {
    let sprite = sprite();
    let used = drawings().into_iter().map(|(_, markup)| markup).chain([sprite.clone()]);
    let mut references = HashSet::new();
    for markup in used {
        references.extend(
            markup.split("href=\"#").skip(1).filter_map(|part| part.split('"').next().map(str::to_owned)),
        );
    }
    for reference in &references {
        assert!(sprite.contains(&format!("id=\"{reference}\"")), "{reference} is not in the sprite");
    }
    for id in sprite.split("<symbol id=\"").skip(1).filter_map(|part| part.split('"').next()) {
        // These stand in panels and sentences.
        let elsewhere = ["az-sealed", "az-token-mark", "az-bag", "az-tower"].contains(&id);
        assert!(elsewhere || references.contains(id), "{id} is not used");
    }
}

#[test]
fn six_colours_have_six_patterns_and_six_signs() {
    let strip = |markup: String| {
        let mut shapes = String::new();
        let mut rest = &markup[..];
        while let Some(at) = rest.find('#') {
            shapes.push_str(&rest[..at]);
            rest = &rest[at + 7..];
        }
        shapes
    };
    let patterns: HashSet<String> = Colour::ALL
        .map(|colour| {
            let mut svg = crate::app::draw::svg::Svg::new();
            glaze::pattern(&mut svg, colour);
            strip(svg.finish())
        })
        .into();
    let signs: HashSet<String> = Colour::ALL.map(glaze::sign).into();
    assert_eq!((patterns.len(), signs.len()), (COLOURS, COLOURS));
}

/// Relative luminance of a fixed colour.
fn luminance(paint: Paint) -> f64 {
    let Paint::Rgb(value) = paint else { panic!("a fixed colour") };
    let channel = |shift: u32| {
        let part = f64::from(value >> shift & 0xff) / 255.0;
        if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
    };
    0.2126 * channel(16) + 0.7152 * channel(8) + 0.0722 * channel(0)
}

#[test]
fn numbers_and_patterns_stand_out_from_their_ground() {
    let contrast = |a, b| {
        let (a, b) = (luminance(a), luminance(b));
        (f64::max(a, b) + 0.05) / (f64::min(a, b) + 0.05)
    };
    for colour in Colour::ALL.map(Some).into_iter().chain([None]) {
        let paints = glaze::paints(colour);
        assert!(contrast(paints.ink, paints.tint) >= 4.5, "number of {colour:?}");
        let pattern = contrast(paints.light, paints.base).max(contrast(paints.dark, paints.base));
        assert!(pattern >= 3.0, "pattern of {colour:?}: {pattern}");
    }
}

#[test]
fn in_rows_every_place_of_the_table_is_a_finger_wide_on_a_phone() {
    // The rows are drawn 378 CSS pixels wide on the narrowest phone.
    let pixels = |units: f64| units * 378.0 / 740.0;
    for count in 5_u8..=9 {
        let packed = table::packed(count);
        assert_eq!(packed.discs.len(), usize::from(count));
        for (at, a) in packed.discs.iter().enumerate() {
            assert!(pixels(a.radius) >= 44.0, "a quarter of a factory of {count}");
            assert!(a.centre[0].abs() + a.radius <= 371.0);
            assert!(a.centre[1].abs() + a.radius <= packed.height / 2.0);
            let [x, y] = [a.centre[0] - packed.centre[0], a.centre[1] - packed.centre[1]].map(f64::abs);
            let [wide, high] = [140.0, 96.0].map(|half| half * table::PACKED_CENTRE + a.radius);
            assert!(x >= wide || y >= high - 1.0, "{count}: factory {at} lies on the centre");
            for b in &packed.discs[at + 1..] {
                let apart = (a.centre[0] - b.centre[0]).hypot(a.centre[1] - b.centre[1]);
                assert!(apart > a.radius + b.radius, "{count}: {apart}");
            }
        }
        assert!(packed.centre[0].abs() + 140.0 * table::PACKED_CENTRE <= 371.0);
        assert!(pixels(70.0 * table::PACKED_CENTRE) >= 44.0, "a niche of the centre");
        assert!(packed.height <= 646.0);
    }
}

#[test]
fn factories_stand_apart_on_the_table_and_off_the_centre() {
    for count in [5_u8, 7, 9] {
        let discs = discs(count);
        assert_eq!(discs.len(), usize::from(count));
        for (at, a) in discs.iter().enumerate() {
            assert!(a.centre[0].abs() + a.radius <= 365.0 && a.centre[1].abs() + a.radius <= 318.0);
            let off = |[x, y]: [f64; 2]| (x / (170.0 + a.radius)).hypot(y / (124.0 + a.radius));
            assert!(off(a.centre) > 0.98, "{count}: {:?}", a.centre);
            for b in &discs[at + 1..] {
                let apart = (a.centre[0] - b.centre[0]).hypot(a.centre[1] - b.centre[1]);
                assert!(apart > a.radius + b.radius, "{count}: {apart}");
            }
        }
    }
}
