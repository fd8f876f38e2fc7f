//! What tells Pebbles from the other games.

use crate::app::draw::svg::{Paint, Svg};
use crate::app::face::{Face, Faced, common_round, common_rounds};
use crate::games::pebbles::Pebbles;
use crate::say;

impl Faced for Pebbles {
    const FACE: Face = Face {
        name: |language| say!(language, pebbles.name),
        expansion: None,
        line: |language| say!(language, pebbles.line),
        minutes: 5,
        round: common_round,
        rounds: common_rounds,
        accent: [0x4a4a52, 0xc4c4cf],
        cloth: 0x2c2f36,
        cover: draw,
        detail: "40 60 120 160",
    };
}

fn draw(svg: &mut Svg) {
    for (x, y) in [(70.0, 150.0), (100.0, 120.0), (130.0, 150.0)] {
        svg.rect(x - 14.0, y - 10.0, 28.0, 20.0, Paint::rgb(0xd8d5cc));
    }
}
