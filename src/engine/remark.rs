//! What a box's file says to people only. The build leaves it out of the box that page and worker carry, and an edition
//! may say as much beside its corrections: none of it is read.
//!
//! The build reads this file too, so it stands alone.

/// Keys of remarks, anywhere in the file, with whatever lies below them.
const REMARKS: [&str; 12] = [
    "about",
    "confidence",
    "credits",
    "evidence",
    "interpretation",
    "note",
    "notes",
    "rationale",
    "reconstructed",
    "source",
    "sources",
    "status",
];

/// Whether a key of a box's file opens a remark: one of a list, or any that ends in `_note` or `_source`.
#[must_use]
pub fn is_remark(key: &str) -> bool {
    REMARKS.contains(&key) || key.ends_with("_note") || key.ends_with("_source")
}

/// Keys of a thing's names in the three languages, which the page looks up by the thing's id; an edition may give them anew
/// where the game says so.
pub const NAMES: [&str; 3] = ["name", "name_zh_hant", "name_zh_hans"];
