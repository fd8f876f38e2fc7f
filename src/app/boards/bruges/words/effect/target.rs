//! Whom a step touches.

use super::Teller;
use crate::games::bruges::effects::Target;
use crate::games::bruges::group::Group;
use crate::say;

impl Teller<'_> {
    pub(super) fn target(self, target: Target) -> &'static str {
        match target {
            Target::EachOpponent => say!(self.language, bruges_effects.target.each),
            Target::ChosenOpponent => say!(self.language, bruges_effects.target.chosen),
            Target::EventPlayer => say!(self.language, bruges_effects.target.event),
        }
    }

    /// Only those with a person of the group.
    pub(super) fn target_with(self, target: Target, with: Option<Group>) -> String {
        let who = self.target(target);
        match with {
            None => who.to_owned(),
            Some(group) => {
                say!(self.language, bruges_effects.target.having, people = self.group(group), who = who)
            }
        }
    }
}
