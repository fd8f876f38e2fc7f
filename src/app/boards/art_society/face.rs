//! What tells Art Society from the other games.

use super::art::cover;
use crate::app::face::{Face, Faced, common_round, common_rounds};
use crate::games::art_society::ArtSociety;
use crate::say;

impl Faced for ArtSociety {
    const FACE: Face = Face {
        name: |language| say!(language, art.name),
        expansion: None,
        line: |language| say!(language, art.line),
        minutes: 60,
        round: common_round,
        rounds: common_rounds,
        accent: [0x7a2338, 0xdf7f97],
        cloth: 0x5f1a2b,
        cover: cover::draw,
        detail: "60 40 84 150",
    };
}
