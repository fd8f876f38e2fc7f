//! What tells Bruxelles 1893 from the other games.

use super::art::cover;
use crate::app::face::{Face, Faced, common_round, common_rounds};
use crate::games::brussels_1893::Brussels1893;
use crate::say;

impl Faced for Brussels1893 {
    const FACE: Face = Face {
        name: |language| say!(language, brussels_1893.name),
        expansion: Some(|language| say!(language, brussels_1893.expansion)),
        line: |language| say!(language, brussels_1893.line),
        minutes: 110,
        round: common_round,
        rounds: common_rounds,
        accent: [0x5f6f2e, 0xb3c46e],
        cloth: 0x39431b,
        cover: cover::draw,
        detail: "50 20 100 150",
    };
}
