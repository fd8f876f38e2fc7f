//! What tells Bruges from the other games.

use super::art::cover;
use crate::app::face::{Face, Faced};
use crate::games::bruges::Bruges;
use crate::say;

impl Faced for Bruges {
    const FACE: Face = Face {
        name: |language| say!(language, bruges.name),
        expansion: None,
        line: |language| say!(language, bruges_table.line),
        minutes: 60,
        round: |language, number| say!(language, bruges.round, number = number.to_string()),
        rounds: |language| say!(language, bruges.rounds),
        accent: [0x9c4526, 0xe08a66],
        cloth: 0x70301a,
        cover: cover::draw,
        detail: "56 18 88 150",
    };
}
