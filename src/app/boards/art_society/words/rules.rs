//! The rule reference.

use crate::app::boards::reference::section;
use crate::app::session::Section;
use crate::app::words::Language;
use crate::say;

/// Every section, in the order of reading.
pub fn sections(language: Language) -> Vec<Section> {
    macro_rules! sections {
        ($($id:ident),*) => {
            vec![$(section(
                stringify!($id),
                say!(language, art_rules.$id.title),
                say!(language, art_rules.$id.body),
            )),*]
        };
    }
    sections![
        goal, setup, round, lots, bid, turn, hang, frames, supply, taste, assistant, space, museum, rehang,
        end, score, options
    ]
}
