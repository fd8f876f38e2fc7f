//! Figures of the rule reference: the main ideas, drawn with the game's own pieces. They hold no words, so that they serve
//! every language; what they show is said beside them.

use super::super::super::art::{self, Frame, Genre, Tile, UNIT};
use super::super::super::scene::Standing;
use super::sprite::{BAD, GOOD};
use super::{museum, sprite};
use crate::app::draw::svg::{Paint, Svg};
use crate::games::art_society::{Components, genre_points, top_genre};

const CLOTH: Paint = Paint::rgb(0x7d3c49);
const LINE: Paint = Paint::rgb(0xffe9c4);
const BAND: Paint = Paint::rgb(0xffe9b8);

/// A figure in its frame, `width` pixels wide where there is room.
fn framed([width, height]: [f64; 2], scale: f64, drawing: &str) -> String {
    format!(
        "<svg class=\"as-lesson\" viewBox=\"0 0 {width:.0} {height:.0}\" width=\"{:.0}\" height=\"{:.0}\">{drawing}</svg>",
        width * scale,
        height * scale
    )
}

/// A piece of a wall, so many squares wide and high.
fn wall(svg: &mut Svg, w: u8, h: u8) {
    let [width, height] = [w, h].map(|squares| f64::from(squares) * UNIT);
    svg.rect(0.0, 0.0, width, height, CLOTH).corner(4.0);
    svg.raw(&art::crosses(w, h));
}

/// A painting, by the square of its upper left corner. Its name is of no painting of the box, so that its parts have ids of
/// their own on a page.
fn hang(svg: &mut Svg, name: &str, [w, h]: [u8; 2], genre: Genre, frame: Frame, [x, y]: [f64; 2]) {
    let tile = Tile { key: name, w, h, genre, frame };
    svg.placed(x * UNIT, y * UNIT, 0.0, 1.0).raw(&art::painting(&tile)).end();
}

fn sign(svg: &mut Svg, symbol: &str, x: f64, y: f64) {
    let drawing = if symbol == GOOD { sprite::good() } else { sprite::bad() };
    svg.placed(x - 18.0, y - 18.0, 0.0, 1.5).raw(&drawing).end();
}

/// Three stacks of cards in the order of choice: a tie is broken by the cards below.
#[must_use]
pub fn bids() -> String {
    let mut svg = Svg::new();
    for (place, cards) in [[15, 12], [15, 4], [9, 20]].into_iter().enumerate() {
        let x = 20.0 + 120.0 * place as f64;
        // The newest lies on top; of the one below the head shows.
        for (at, card) in cards.into_iter().enumerate().rev() {
            let shown = at == 0 || place < 2;
            let y = if at == 0 { 46.0 } else { 14.0 };
            let paper = if shown { 0xfbf4e2 } else { 0xb8433a };
            svg.rect(x, y, 70.0, 96.0, Paint::rgb(paper)).corner(7.0).stroke(Paint::rgb(0x8a6428), 2.5);
            if shown {
                let text = if at == 0 { y + 60.0 } else { y + 24.0 };
                svg.text(
                    x + 35.0,
                    text,
                    if at == 0 { "as-lesson-card" } else { "as-lesson-tie" },
                    &card.to_string(),
                );
            }
        }
        svg.circle(x + 35.0, 168.0, 15.0, Paint::rgb(0x5a3a1e));
        svg.text(x + 35.0, 174.0, "as-lesson-place", &(place + 1).to_string());
    }
    framed([350.0, 190.0], 1.0, &svg.finish())
}

/// Beside and above a tile is right, at its corner only is wrong.
#[must_use]
pub fn places() -> String {
    let mut svg = Svg::new();
    wall(&mut svg, 9, 6);
    hang(&mut svg, "lesson-places-1", [2, 3], Genre::Portrait, Frame::Gilt, [3.0, 2.0]);
    hang(&mut svg, "lesson-places-2", [3, 2], Genre::Landscape, Frame::Ebony, [5.0, 2.0]);
    hang(&mut svg, "lesson-places-3", [2, 2], Genre::CityLife, Frame::Shell, [3.0, 0.0]);
    hang(&mut svg, "lesson-places-4", [3, 1], Genre::StillLife, Frame::Walnut, [0.0, 5.0]);
    sign(&mut svg, GOOD, 8.0 * UNIT, 2.0 * UNIT);
    sign(&mut svg, GOOD, 5.0 * UNIT, 0.4 * UNIT);
    sign(&mut svg, BAD, 3.0 * UNIT, 5.0 * UNIT);
    framed([9.0 * UNIT, 6.0 * UNIT], 0.8, &svg.finish())
}

/// A painting that touches two of its frame, and the two shields that it brings.
#[must_use]
pub fn frames() -> String {
    let mut svg = Svg::new();
    wall(&mut svg, 8, 5);
    hang(&mut svg, "lesson-frames-1", [2, 3], Genre::Portrait, Frame::Gilt, [1.0, 2.0]);
    hang(&mut svg, "lesson-frames-2", [2, 2], Genre::CityLife, Frame::Gilt, [3.0, 2.0]);
    hang(&mut svg, "lesson-frames-3", [3, 2], Genre::StillLife, Frame::Gilt, [1.0, 0.0]);
    hang(&mut svg, "lesson-frames-4", [2, 2], Genre::Landscape, Frame::Ebony, [4.0, 0.0]);
    for x in [2.0, 3.5] {
        svg.placed(x * UNIT, 2.0 * UNIT, 0.0, 1.0).raw(&art::clasp(13.0)).end();
    }
    svg.placed(5.0 * UNIT, 2.0 * UNIT, 0.0, 1.0).raw(&art::decor(2, false, 1)).end();
    svg.placed(7.5 * UNIT, 2.5 * UNIT, 0.0, 1.2).raw(&art::shield()).end();
    svg.placed(7.5 * UNIT, 3.3 * UNIT, 0.0, 1.2).raw(&art::shield()).end();
    framed([8.0 * UNIT, 5.0 * UNIT], 0.8, &svg.finish())
}

/// Two paintings of a genre that touch are void; with decor between them they are not.
#[must_use]
pub fn taste() -> String {
    let mut svg = Svg::new();
    wall(&mut svg, 10, 3);
    hang(&mut svg, "lesson-taste-1", [2, 2], Genre::StillLife, Frame::Shell, [0.0, 0.5]);
    hang(&mut svg, "lesson-taste-2", [2, 2], Genre::StillLife, Frame::Walnut, [2.0, 0.5]);
    svg.placed(2.0 * UNIT, 0.5 * UNIT, 90.0, 1.0).raw(&art::saw(2.0 * UNIT)).end();
    svg.placed(2.0 * UNIT, 1.5 * UNIT, 0.0, 1.0).raw(&art::seal(Genre::StillLife)).end();
    hang(&mut svg, "lesson-taste-3", [2, 2], Genre::StillLife, Frame::Ebony, [5.0, 0.5]);
    svg.placed(7.0 * UNIT, 0.5 * UNIT, 0.0, 1.0).raw(&art::decor(2, true, 1)).end();
    hang(&mut svg, "lesson-taste-4", [2, 2], Genre::StillLife, Frame::Gilt, [8.0, 0.5]);
    sign(&mut svg, BAD, 4.35 * UNIT, 0.6 * UNIT);
    sign(&mut svg, GOOD, 7.5 * UNIT, 2.6 * UNIT);
    framed([10.0 * UNIT, 3.0 * UNIT], 0.8, &svg.finish())
}

/// The markers of the figures: city life leads, landscape never moved.
const TOTALS: [u8; 4] = [17, 11, 6, 0];

/// The museum's track, and what a painting of each genre is worth.
#[must_use]
pub fn track(components: &Components) -> String {
    let points = genre_points(components, &TOTALS);
    let standings = Genre::ALL.map(|genre| Standing {
        genre,
        total: TOTALS[genre.index()],
        before: None,
        points: points[genre.index()],
        top: top_genre(&TOTALS) == Some(genre),
        heap: 0,
        sound: 0,
    });
    let mut svg = Svg::new();
    // The markers of a figure are no pieces: nothing of the table may travel to them.
    svg.raw(
        &museum::track(components, &standings)
            .replace(" data-piece=", " data-drawn=")
            .replace(" data-travels=\"\"", ""),
    );
    for (at, genre) in Genre::ALL.into_iter().enumerate() {
        let x = 60.0 + 100.0 * at as f64;
        svg.placed(x, 128.0, 0.0, 1.2).raw(&art::badge(genre)).end();
        svg.text(x + 36.0, 134.0, "as-lesson-worth", &["×", &points[genre.index()].to_string()].concat());
    }
    framed([440.0, 152.0], 1.0, &svg.finish())
}

/// What counts at the end: the leading genre in the eyeline, decor, a free corner.
#[must_use]
pub fn scoring() -> String {
    let mut svg = Svg::new();
    wall(&mut svg, 10, 6);
    svg.rect(0.0, 3.0 * UNIT, 10.0 * UNIT, 2.0 * UNIT, BAND).opacity(0.2);
    for y in [3.0, 5.0] {
        svg.curve("M0 #H#", &[y * UNIT, 10.0 * UNIT], LINE, 1.6).dashes(9.0, 5.4);
    }
    hang(&mut svg, "lesson-scoring-1", [3, 3], Genre::CityLife, Frame::Gilt, [2.0, 1.0]);
    hang(&mut svg, "lesson-scoring-2", [2, 3], Genre::Portrait, Frame::Shell, [5.0, 1.0]);
    svg.placed(7.0 * UNIT, UNIT, 0.0, 1.0).raw(&art::decor(3, false, 2)).end();
    svg.raw(&art::corner());
    for (x, y, figure) in [
        (3.5 * UNIT, 0.8 * UNIT, "5 + 3"),
        (6.0 * UNIT, 0.8 * UNIT, "4"),
        (8.5 * UNIT, 0.8 * UNIT, "3"),
        (0.6 * UNIT, 0.9 * UNIT, "−2"),
    ] {
        svg.text(x, y, "as-lesson-points", figure);
    }
    svg.placed(9.5 * UNIT, 4.0 * UNIT, 0.0, 1.0).raw(&art::eye()).end();
    svg.placed(0.5 * UNIT, 4.0 * UNIT, 0.0, 1.0).raw(&art::eye()).end();
    framed([10.0 * UNIT, 6.0 * UNIT], 0.75, &svg.finish())
}
