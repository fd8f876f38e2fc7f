//! Moments at which modules have their say (RULES.md, Modules).

use super::works::can_build_with;
use super::{Desk, works};
use crate::engine::{Seat, Witness};
use crate::games::brussels_1893::components::{Ability, Art, Components, Cube, NEEDLES, Work};
use crate::games::brussels_1893::due::Why;
use crate::games::brussels_1893::event::{Event, Purse};
use crate::games::brussels_1893::module::Module;
use crate::games::brussels_1893::table::Table;

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

/// Whether a module makes an action possible that the base game would not allow.
pub(super) fn enables(components: &Components, table: &Table, seat: Seat, work: Work) -> bool {
    let ability = table.board(components, seat).ability;
    ability == Some(Ability::TurnNeedle)
        && work == Work::Build
        && adjustments().any(|(needle, clockwise)| can_adjust(components, table, seat, needle, clockwise))
}

/// Every way to turn a needle before paying.
pub(super) fn adjustments() -> impl Iterator<Item = (u8, bool)> {
    (0..NEEDLES as u8).flat_map(|needle| [true, false].map(|clockwise| (needle, clockwise)))
}

/// Whether a needle may be turned before paying, which leaves a payment.
pub(super) fn can_adjust(
    components: &Components,
    table: &Table,
    seat: Seat,
    needle: u8,
    clockwise: bool,
) -> bool {
    let needles = table.turned(components, needle, clockwise);
    needles.is_some_and(|needles| can_build_with(components, table, seat, needles))
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
                if works::may_perform(self.c, self.t, seat, Work::Build)
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
