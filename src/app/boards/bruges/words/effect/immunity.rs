//! What does not touch a player.

use super::Teller;
use crate::app::boards::bruges::words::{colour, threat};
use crate::games::bruges::effects::Immunity;
use crate::say;

impl Teller<'_> {
    pub(super) fn immunity(self, immunity: Immunity) -> String {
        let l = self.language;
        match immunity {
            Immunity::Threat(of) => {
                let name = threat(l, self.components, of).to_lowercase();
                say!(l, bruges_effects.immunity.threat, colour = colour(l, of), threat = name)
            }
            Immunity::OthersPersons => say!(l, bruges_effects.immunity.persons).to_owned(),
        }
    }
}
