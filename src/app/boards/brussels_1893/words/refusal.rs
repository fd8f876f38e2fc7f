//! Why something cannot be done, with the section of the rules that says so.

use super::{belle, colour, material};
use crate::app::session::Explanation;
use crate::app::words::Language;
use crate::games::brussels_1893::Refusal;
use crate::say;

/// The sentence for a refusal of the rules.
#[must_use]
pub fn refusal(refusal: Refusal, language: Language) -> Explanation {
    Explanation { sentence: sentence(refusal, language), section: section(refusal) }
}

/// What is wrong.
#[must_use]
pub fn sentence(refusal: Refusal, language: Language) -> String {
    let l = language;
    let words = match refusal {
        Refusal::NotNow => say!(l, brussels_1893.refused.not_now),
        Refusal::Over => say!(l, brussels_1893.refused.over),
        Refusal::Nothing => say!(l, brussels_1893.refused.nothing),
        Refusal::ArchitectTaken => say!(l, brussels_1893.refused.architect),
        Refusal::Black => say!(l, brussels_1893.refused.black),
        Refusal::NoArtwork(art) => return say!(l, brussels_1893.refused.artwork, colour = colour(l, art)),
        Refusal::Asleep => say!(l, brussels_1893.refused.asleep),
        Refusal::Occupied => say!(l, brussels_1893.refused.occupied),
        Refusal::HasHouse => say!(l, brussels_1893.refused.house),
        Refusal::NoStake => say!(l, brussels_1893.refused.stake),
        Refusal::Francs { missing } => return say!(l, brussels_1893.refused.francs, count = missing),
        Refusal::Workers { missing } => return say!(l, brussels_1893.refused.workers, count = missing),
        Refusal::NoEffect => say!(l, brussels_1893.refused.no_effect),
        Refusal::Idle => say!(l, brussels_1893.refused.idle),
        Refusal::NotOwned(art) => return say!(l, brussels_1893.refused.not_owned, colour = colour(l, art)),
        Refusal::Displayed(art) => return say!(l, brussels_1893.refused.displayed, colour = colour(l, art)),
        Refusal::OutOfReach { steps, more: 0 } => return say!(l, brussels_1893.refused.reach, count = steps),
        Refusal::OutOfReach { steps, more } => {
            return say!(l, brussels_1893_belle.refused.reach, least = steps, most = steps + more);
        }
        Refusal::NoNoble => say!(l, brussels_1893.refused.no_noble),
        Refusal::Exhausted => say!(l, brussels_1893.refused.exhausted),
        Refusal::NoMaterial(of) => {
            return say!(l, brussels_1893.refused.material, material = material(l, of));
        }
        Refusal::Jokers { missing } => return say!(l, brussels_1893.refused.jokers, count = missing),
        Refusal::Payment => say!(l, brussels_1893.refused.payment),
        Refusal::Unaffordable => say!(l, brussels_1893.refused.unaffordable),
        Refusal::NeedleBlocked => say!(l, brussels_1893.refused.needle),
        Refusal::LeavesNoSale => say!(l, brussels_1893.refused.leaves_no_sale),
        Refusal::LeavesNoPayment => say!(l, brussels_1893.refused.leaves),
        Refusal::NotACorner => say!(l, brussels_1893.refused.corner),
        Refusal::NotOnCard => say!(l, brussels_1893.refused.not_on_card),
        Refusal::Tied => say!(l, brussels_1893.refused.tied),
        Refusal::NoPoints => say!(l, brussels_1893.refused.no_points),
        Refusal::ZoneUsed => say!(l, brussels_1893.refused.zone),
        Refusal::Payable => say!(l, brussels_1893.refused.payable),
        Refusal::TooDear { missing } => return say!(l, brussels_1893.refused.too_dear, count = missing),
        Refusal::Mandatory => say!(l, brussels_1893.refused.mandatory),
        Refusal::NeedsAction => say!(l, brussels_1893.refused.needs_action),
        Refusal::CornerLies => say!(l, brussels_1893.refused.corner_lies),
        Refusal::NotTucking => say!(l, brussels_1893.refused.not_tucking),
        refusal => return belle::refusal(refusal, l),
    };
    words.to_owned()
}

const fn section(refusal: Refusal) -> &'static str {
    match refusal {
        Refusal::NotNow | Refusal::Nothing => "round",
        Refusal::Over => "end",
        Refusal::ArchitectTaken => "setup",
        Refusal::Black | Refusal::NoArtwork(_) => "workshop",
        Refusal::Asleep
        | Refusal::Occupied
        | Refusal::NoStake
        | Refusal::Mandatory
        | Refusal::NeedsAction => "placing",
        Refusal::HasHouse | Refusal::Jokers { .. } | Refusal::Unaffordable => "build",
        Refusal::Francs { .. } | Refusal::NoNoble | Refusal::Exhausted => "nobles",
        Refusal::Workers { .. } | Refusal::NoEffect | Refusal::Idle => "brussels",
        Refusal::NotOwned(_) | Refusal::Displayed(_) | Refusal::OutOfReach { .. } => "sale",
        Refusal::NoMaterial(_) => "materials",
        Refusal::Payment | Refusal::NeedleBlocked | Refusal::LeavesNoPayment => "compass",
        Refusal::NotACorner | Refusal::CornerLies => "planning",
        Refusal::NotOnCard | Refusal::Tied | Refusal::NoPoints | Refusal::ZoneUsed | Refusal::NotTucking => {
            "columns"
        }
        Refusal::Payable | Refusal::TooDear { .. } => "end",
        Refusal::Travellers { .. } | Refusal::TooManyTravellers => "travellers",
        Refusal::HasTile | Refusal::TileTaken => "tiles",
        Refusal::HasPavilion | Refusal::Glass { .. } | Refusal::LeavesNoPlace => "pavilions",
        Refusal::NoWhite(_) | Refusal::WhiteDisplayed => "whites",
        Refusal::NotExhausted
        | Refusal::LeavesNoSale
        | Refusal::NotStaked
        | Refusal::NoCube
        | Refusal::NotWon
        | Refusal::NotBelow
        | Refusal::NoWorker
        | Refusal::MustPlace => "cards",
    }
}
