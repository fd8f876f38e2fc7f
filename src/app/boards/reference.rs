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

/// Sections in the order of reading: `sections!(language, splendor_rules: goal, setup)` reads the title and body of each.
macro_rules! sections {
    ($language:expr, $words:ident: $($id:ident),* $(,)?) => {
        vec![$($crate::app::boards::reference::section(
            stringify!($id),
            $crate::say!($language, $words.$id.title),
            $crate::say!($language, $words.$id.body),
        )),*]
    };
}
pub(super) use sections;

/// Ends a section with a figure; `words` below it say what it shows.
pub fn show(sections: &mut [Section], id: &str, svg: String, words: impl Into<String>) {
    if let Some(blocks) = blocks(sections, id) {
        blocks.push(Block::Figure { svg, words: words.into() });
    }
}

/// The section of an id, to add to.
pub fn blocks<'a>(sections: &'a mut [Section], id: &str) -> Option<&'a mut Vec<Block>> {
    sections.iter_mut().find(|section| section.id == id).map(|section| &mut section.blocks)
}
