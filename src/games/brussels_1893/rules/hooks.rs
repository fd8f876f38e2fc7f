//! Moments at which modules have their say (RULES.md, Modules).

use super::Desk;
use super::possible::{enables, may_perform};
use crate::engine::{Seat, Witness};
use crate::games::brussels_1893::components::{Ability, Art, Cube, Work};
use crate::games::brussels_1893::due::Why;
use crate::games::brussels_1893::event::{Event, Purse};
use crate::games::brussels_1893::module::Module;

/// A moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Hook {
    /// An action begins: what is decided first lies on top, to be covered by what comes before it.
    BeforeChoice(Work),
    /// An artwork was made in the workshop.
    Made(Art),
    /// An action was performed.
    After(Work),
}

impl<W: Witness<Event>> Desk<'_, W> {
    /// Every module in play has its say.
    pub(super) fn hook(&mut self, seat: Seat, hook: Hook) {
        for module in Module::ALL {
            if module.is_in_play(&self.t.options) {
                match module {
                    Module::Base => {}
                    Module::ReverseSides => self.ability(seat, hook),
                }
            }
        }
    }

    /// The ability of a player's board (RULES.md, Reverse sides).
    fn ability(&mut self, seat: Seat, hook: Hook) {
        let Some(ability) = self.t.board(self.c, seat).ability else { return };
        match (ability, hook) {
            (Ability::RevealNoble, Hook::BeforeChoice(Work::Noble)) => {
                self.t.revealed = self.draws_noble();
                if let Some(noble) = self.t.revealed {
                    self.w.saw(Event::Revealed { seat, noble });
                }
            }
            (Ability::ArtworkCube(cubes), Hook::Made(art)) => match cubes.get(art.index()) {
                Some(Cube::Material(material)) if self.t.materials[material.index()] > 0 => {
                    self.gain_material(seat, *material);
                }
                Some(Cube::Joker) => self.gain_jokers(seat, 1),
                _ => {}
            },
            (Ability::TurnNeedle, Hook::BeforeChoice(Work::Build))
                if may_perform(self.c, self.t, seat, Work::Build)
                    && enables(self.c, self.t, seat, Work::Build) =>
            {
                self.t.open.push(seat, Why::Adjust);
            }
            (Ability::Gain { after, francs, points }, Hook::After(work)) if after == work => {
                self.gain(seat, Purse { francs: francs.into(), points: points.into(), ..Purse::default() });
            }
            _ => {}
        }
    }
}
