//! The rule reference.

use super::{gem, join};
use crate::app::boards::reference::section;
use crate::app::sentence::icon;
use crate::app::session::{Block, Section};
use crate::app::words::Language;
use crate::games::splendor::Gem;
use crate::say;

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
