//! The rule reference.

use super::super::art::figure;
use crate::app::boards::reference::{sections, show};
use crate::app::session::Section;
use crate::app::words::Language;
use crate::games::azul_summer_pavilion::Components;
use crate::say;

/// Every section, in the order of reading.
pub fn sections(language: Language) -> Vec<Section> {
    let mut sections = sections!(language, azul_rules:
        goal, setup, round, take, token, place, score, bonus, pass, next, end, back, options
    );
    // The printed box is sound, as its tests show.
    let Ok(components) = Components::of(None) else { return sections };
    let mut show = |id: &str, svg: String, words: &str| show(&mut sections, id, svg, words);
    show("take", figure::take(), say!(language, azul_rules.figure.take));
    show("take", figure::wild(), say!(language, azul_rules.figure.wild));
    show("place", figure::pay(&components), say!(language, azul_rules.figure.pay));
    show("score", figure::run(&components), say!(language, azul_rules.figure.run));
    show("bonus", figure::features(&components), say!(language, azul_rules.figure.features));
    show("pass", figure::store(), say!(language, azul_rules.figure.store));
    show("end", figure::goals(&components), say!(language, azul_rules.figure.goals));
    sections
}
