//! The rule reference.

use crate::app::session::{Block, Section};
use crate::app::words::Language;
use crate::say;

/// Starts a line that is a point of a list.
const BULLET: &str = "• ";

/// Every section, in the order of reading.
pub fn sections(language: Language) -> Vec<Section> {
    macro_rules! sections {
        ($($id:ident),*) => {
            vec![$(section(
                stringify!($id),
                say!(language, splendor_rules.$id.title),
                say!(language, splendor_rules.$id.body),
            )),*]
        };
    }
    sections![
        goal,
        setup,
        turn,
        take_different,
        take_two,
        reserve,
        buy,
        limit,
        nobles,
        end,
        tie,
        pass,
        hidden,
        options
    ]
}

fn section(id: &'static str, title: &str, body: &str) -> Section {
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
