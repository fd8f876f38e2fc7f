//! What tells Azul: Summer Pavilion from the other games.

use super::art::cover;
use crate::app::face::{Face, Faced, common_round, common_rounds};
use crate::games::azul_summer_pavilion::AzulSummerPavilion;
use crate::say;

impl Faced for AzulSummerPavilion {
    const FACE: Face = Face {
        name: |language| say!(language, azul.name),
        expansion: None,
        line: |language| say!(language, azul.line),
        minutes: 45,
        round: common_round,
        rounds: common_rounds,
        accent: [0x1d4f9c, 0x7fa9ec],
        cloth: 0x163c78,
        cover: cover::draw,
        detail: "40 50 110 140",
    };
}
