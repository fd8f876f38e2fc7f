//! What tells Splendor from the other games.

use super::art::cover;
use crate::app::face::{Face, Faced, common_round, common_rounds};
use crate::games::splendor::Splendor;
use crate::say;

impl Faced for Splendor {
    const FACE: Face = Face {
        name: |language| say!(language, splendor.name),
        expansion: None,
        line: |language| say!(language, splendor.line),
        minutes: 30,
        round: common_round,
        rounds: common_rounds,
        accent: [0x17594a, 0x4fb79a],
        cloth: 0x114338,
        cover: cover::draw,
        detail: "52 52 96 128",
    };
}
