//! Why something cannot be done, with the section of the rules that says so.

use super::{amounts, chip};
use crate::app::boards::kit::phrase::join;
use crate::app::session::{Explanation, Speech};
use crate::app::words::Language;
use crate::games::azul_summer_pavilion::tile::heap;
use crate::games::azul_summer_pavilion::{AzulSummerPavilion, Colour, Due, Refusal};
use crate::say;

/// The sentence for a refusal of the rules.
pub fn refusal(refusal: Refusal, speech: &Speech<AzulSummerPavilion>) -> Explanation {
    let language = speech.language;
    let chip = |colour| chip(language, colour);
    let (sentence, section) = match refusal {
        Refusal::GameOver => (say!(language, azul.refused.game_over).to_owned(), "end"),
        Refusal::NotNow { due } => match due {
            Due::Draft => (say!(language, azul.refused.due_draft).to_owned(), "take"),
            Due::Place => (say!(language, azul.refused.due_place).to_owned(), "place"),
            Due::Bonus => (say!(language, azul.refused.due_bonus).to_owned(), "bonus"),
            Due::Keep => (say!(language, azul.refused.due_keep).to_owned(), "pass"),
        },
        Refusal::EmptySource => (say!(language, azul.refused.empty_source).to_owned(), "take"),
        Refusal::NoneThere(colour) => {
            (say!(language, azul.refused.none_there, colour = chip(colour)), "take")
        }
        Refusal::WildNotNamed(colour) => (say!(language, azul.refused.wild, colour = chip(colour)), "take"),
        Refusal::Covered => (say!(language, azul.refused.covered).to_owned(), "place"),
        Refusal::OnlyColour { colour, .. } => {
            (say!(language, azul.refused.only_colour, colour = chip(colour)), "place")
        }
        Refusal::ColourTwice { colour, .. } => {
            (say!(language, azul.refused.colour_twice, colour = chip(colour)), "place")
        }
        Refusal::NotHeld(colour) => (say!(language, azul.refused.not_held, colour = chip(colour)), "place"),
        Refusal::TooFew { number, colour, held: own, wilds } => {
            (say!(language, azul.refused.too_few, number, held = held(language, colour, own, wilds)), "place")
        }
        Refusal::NoneHeld(colour) => (say!(language, azul.refused.none_held, colour = chip(colour)), "place"),
        Refusal::NoSpace(colour) => (say!(language, azul.refused.no_space, colour = chip(colour)), "place"),
        Refusal::TooFewAnywhere { number, colour, held: own, wilds } => {
            let held = held(language, colour, own, wilds);
            (say!(language, azul.refused.too_few_anywhere, number, held, colour = chip(colour)), "place")
        }
        Refusal::WrongWilds { least, most } => {
            (say!(language, azul.refused.wrong_wilds, least, most), "place")
        }
        Refusal::NotInSupply(colour) => {
            (say!(language, azul.refused.not_in_supply, colour = chip(colour)), "bonus")
        }
        Refusal::KeepNotHeld(colour) => {
            (say!(language, azul.refused.keep_not_held, colour = chip(colour)), "pass")
        }
        Refusal::CornersFull(count) => (say!(language, azul.refused.corners_full, count), "pass"),
        Refusal::NoSuchThing => (say!(language, azul.refused.no_such_thing).to_owned(), "setup"),
    };
    Explanation { sentence, section }
}

/// Tiles of a colour that a player has, and wild tiles that could be added.
fn held(language: Language, colour: Colour, own: u8, wilds: u8) -> String {
    let wilds = match wilds {
        0 => String::new(),
        count => say!(language, azul.wild_count, number = count),
    };
    join(language, [amounts(language, &heap(colour, own)), wilds])
}
