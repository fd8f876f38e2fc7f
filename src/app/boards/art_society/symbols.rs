//! Names of the drawings that a page holds once and uses wherever they are shown: the table that is drawn refers to them, and what
//! the scene says of pieces that travel.

use crate::games::art_society::wall::Size;
use crate::games::art_society::{Components, PaintingId};

/// The symbol of a painting.
#[must_use]
pub fn painting(components: &Components, id: PaintingId) -> String {
    keyed(components.key(id))
}

/// The symbol of the painting with this name in the box.
#[must_use]
pub fn keyed(key: &str) -> String {
    ["painting-", key].concat()
}

/// The symbol of a decor tile.
#[must_use]
pub fn decor(size: Size, upright: bool) -> String {
    let turned = if upright && size > 1 { "-up" } else { "" };
    ["as-decor-", &size.to_string(), turned].concat()
}
