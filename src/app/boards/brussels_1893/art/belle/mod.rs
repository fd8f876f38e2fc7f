//! Belle Époque's pictures: glass, pavilions, travellers and their train, the backs of artworks, two more nobles.
//!
//! They stand in a [`sprite()`] of their own, which only a game with the expansion puts on its page.

pub mod figure;
pub mod piece;
pub mod sign;

use super::sprite::{SIGN_VIEW_BOX, Sprite};
use super::{glass, noble, piece as base};

/// All symbols of the expansion as one hidden `<svg>`: `bx-` and [`sign::SIGNS`], `bx-cube-glass`, `bx-white-` and the colours
/// of artworks that can be white, `bx-noble-` and what the box calls the added ones, `bx-traveller`, `bx-cross`, `bx-hall`,
/// `bx-roof`, and `bx-pavilion-` and `bx-promised-` by the shape of the seat. It refers to the base game's.
#[must_use]
pub fn sprite() -> String {
    let mut sprite = Sprite::begin();
    for (id, block) in sign::SIGNS {
        sprite.sign(id, SIGN_VIEW_BOX, block);
    }
    sprite.symbol(["cube-", base::CUBES[base::GLASS].0], SIGN_VIEW_BOX, &|svg| base::cube(svg, base::GLASS));
    for (at, (id, ..)) in glass::GLASS.iter().enumerate().filter(|(_, colour)| colour.0 != "black") {
        sprite.symbol(["white-", id], glass::VIEW_BOX, &|svg| glass::white(svg, at));
    }
    for (at, (id, ..)) in noble::NOBLES.iter().enumerate().skip(noble::BASE) {
        sprite.symbol(["noble-", id], noble::VIEW_BOX, &|svg| noble::medal(svg, at));
    }
    sprite.symbol(["", "traveller"], base::WORKER_VIEW_BOX, &piece::traveller);
    sprite.symbol(["", "cross"], piece::CROSS_VIEW_BOX, &piece::cross);
    sprite.symbol(["", "hall"], piece::HALL_VIEW_BOX, &piece::hall);
    sprite.symbol(["", "roof"], piece::ROOF_VIEW_BOX, &piece::roof);
    for shape in 0..base::NEUTRAL {
        let id = base::symbol("", shape);
        sprite.symbol(["pavilion-", &id], piece::HALL_VIEW_BOX, &|svg| piece::pavilion(svg, shape));
        sprite.symbol(["promised-", &id], piece::HALL_VIEW_BOX, &|svg| piece::promised(svg, shape));
    }
    sprite.finish()
}
