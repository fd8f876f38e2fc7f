//! What a decision changes, in pills.

use super::player::{guilders, majority_sign, points, workers, worth};
use super::{SIGN, sign, token};
use crate::app::boards::bruges::art::threat::{CIRCLE_VIEW_BOX, circle};
use crate::app::boards::bruges::scene::Figure;
use crate::app::boards::kit::markup::{drawing, ledger, tag};
use crate::app::boards::staged::Entry;
use crate::games::bruges::Majority;

/// A card of whatever colour.
const CARD: &str = r#"<rect x="5" y="2" width="14" height="20" rx="2.5" fill="none" stroke="currentColor" stroke-width="2.2"/>"#;

/// What a figure becomes, behind the token of whose it is, where that is not said already.
#[must_use]
pub fn pill(whose: Option<usize>, figure: Figure, count: Entry) -> String {
    let counted = |sign: String| sign + &ledger(count);
    let content = match figure {
        Figure::Guilders => guilders(count),
        Figure::Workers(colour) => workers(colour, count),
        Figure::Threats(colour) => {
            let then = u8::try_from(count.then()).unwrap_or_default().min(3);
            counted(drawing(CIRCLE_VIEW_BOX, &circle(colour, then), "br-circle"))
        }
        Figure::Points => points(count),
        Figure::Step => counted(sign(majority_sign(Majority::Reputation), "")),
        Figure::Tokens => counted(sign(majority_sign(Majority::Canals), "")),
        Figure::Houses => counted(sign("br-house", "")),
        Figure::Persons => counted(sign(majority_sign(Majority::Persons), "")),
        Figure::Cards => counted(drawing(SIGN, CARD, "br-sign")),
        Figure::Worth => worth(count),
    };
    whose.map(token).unwrap_or_default() + &tag("br-pill", &content)
}

/// Pills in a row. The same is said of each figure where it stands: the ear is told once.
#[must_use]
pub fn row(pills: &str) -> String {
    ["<span class=\"br-pills\" aria-hidden=\"true\">", pills, "</span>"].concat()
}
