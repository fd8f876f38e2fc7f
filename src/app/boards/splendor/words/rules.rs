//! The rule reference.

use super::{gem, join};
use crate::app::sentence::icon;
use crate::app::session::{Block, Section};
use crate::app::words::Language;
use crate::games::splendor::Gem;
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
    let mut sections = sections![
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
    ];
    if let Some(setup) = sections.get_mut(1) {
        setup.blocks.push(Block::Note(tokens(language)));
    }
    sections
}

/// Every kind of token with its name, in the order of the bank.
fn tokens(language: Language) -> String {
    let named = Gem::ALL.into_iter();
    let named =
        named.map(|kind| [&icon(&["chip-", kind.key()].concat(), ""), " ", gem(language, kind)].concat());
    join(language, named)
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
