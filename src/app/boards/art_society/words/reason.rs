//! What speaks for an action.

use super::{badge, painting, shields};
use crate::app::session::Speech;
use crate::games::art_society::{ArtSociety, Reason};
use crate::say;

/// A reason, as part of a sentence.
pub fn reason(reason: &Reason, speech: &Speech<ArtSociety>) -> String {
    let language = speech.language;
    let words = match *reason {
        Reason::GenrePoints { genre, points } => {
            return say!(language, art.reason.points, count = points, genre = badge(language, genre));
        }
        Reason::MatchingFrames(count) => return say!(language, art.reason.frames, count),
        Reason::CoversSquares(count) => return say!(language, art.reason.covers, count),
        Reason::Shields(size) => {
            return say!(language, art.reason.shields, tile = shields(language, size));
        }
        Reason::WorthChoosingFirst(id) => {
            let named = painting(language, speech.components, id);
            return say!(language, art.reason.first, painting = named);
        }
        Reason::RivalCannotHang(seat) => return say!(language, art.reason.rival, seat = speech.seat(seat)),
        Reason::DeniesRival { seat } => return say!(language, art.reason.denies, seat = speech.seat(seat)),
        Reason::MuseumHelps(genre) => {
            return say!(language, art.reason.museum, genre = badge(language, genre));
        }
        Reason::Eyeline => say!(language, art.reason.eyeline),
        Reason::GoodTaste => say!(language, art.reason.taste),
        Reason::Corner => say!(language, art.reason.corner),
        Reason::FillsWall => say!(language, art.reason.fills),
        Reason::ClosesGap => say!(language, art.reason.gap),
        Reason::WaitsForPlace => say!(language, art.reason.waits),
        Reason::FreesAssistant => say!(language, art.reason.frees),
        Reason::MuseumExchanges => say!(language, art.reason.exchanges),
        Reason::FitsInstead => say!(language, art.reason.fits_instead),
        Reason::AvoidsExcess => say!(language, art.reason.avoids_excess),
        Reason::NothingElse => say!(language, art.reason.nothing_else),
        Reason::KeepsForLater => say!(language, art.reason.later),
        Reason::CostsNothing => say!(language, art.reason.no_cost),
        Reason::LeavesSquares => say!(language, art.reason.leaves),
        Reason::SparesAssistant => say!(language, art.reason.spares),
        Reason::ForMuseum => say!(language, art.reason.for_museum),
        Reason::LotsAlike => say!(language, art.reason.alike),
        Reason::LikelyFirst => say!(language, art.reason.likely),
        Reason::KeepsHighCards => say!(language, art.reason.keeps_high),
        Reason::HighestCard => say!(language, art.reason.highest),
        Reason::FitsOwnWall => say!(language, art.reason.own_wall),
        Reason::RivalsCannotHang => say!(language, art.reason.rivals),
        Reason::RightSize => say!(language, art.reason.right_size),
        Reason::HangsWell => say!(language, art.reason.well),
        Reason::AsItIs => say!(language, art.reason.as_it_is),
        Reason::HungWell => say!(language, art.reason.hung_well),
        Reason::AnotherTry => say!(language, art.reason.again),
    };
    words.to_owned()
}
