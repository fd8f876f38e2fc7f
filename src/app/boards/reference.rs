//! Sections of a rule reference, out of their plain text.

use crate::app::session::{Block, Section};

/// Starts a line that is a point of a list.
const BULLET: &str = "• ";

/// A section whose text has a line a paragraph; lines that begin with a bullet are points of a list.
#[must_use]
pub fn section(id: &'static str, title: &str, body: &str) -> Section {
    let mut blocks = Vec::new();
    for line in body.lines() {
        match (line.strip_prefix(BULLET), blocks.last_mut()) {
            (Some(point), Some(Block::List(points))) => points.push(point.to_owned()),
            (Some(point), _) => blocks.push(Block::List(vec![point.to_owned()])),
            (None, _) => blocks.push(Block::Text(line.to_owned())),
        }
    }
    Section { id, title: title.to_owned(), blocks }
}
