//! Moments at which modules have their say (RULES.md, Modules).

use super::Desk;
use super::possible::{can_adjust_some, may_perform};
use crate::engine::{Seat, Witness};
use crate::games::brussels_1893::components::{Ability, Art, Cube, NobleId, Office, Work};
use crate::games::brussels_1893::due::Why;
use crate::games::brussels_1893::event::Event;
use crate::games::brussels_1893::grid::Space;
use crate::games::brussels_1893::module::Module;
use crate::games::brussels_1893::payment::Payment;
use crate::games::brussels_1893::purse::Purse;

/// A moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Hook {
    /// An action begins: what is decided first lies on top, to be covered by what comes before it.
    BeforeChoice(Work),
    /// An artwork was made in the workshop.
    Made(Art),
    /// An action was performed.
    After(Work),
    /// A worker was put on a space.
    Placed(Space),
    /// Workers were put on an action of the Brussels board.
    Sent,
    /// An action of the Brussels board was performed.
    AfterOffice(Office),
    /// The action of the turn is over, with the free action that it led to.
    AfterTurn,
    /// The marker of the art market is about to move.
    Moving([u8; 2]),
    /// The noble that was bought is discarded.
    Dismissed,
    /// A building was paid for.
    Paid(Payment),
    /// A round ends, and nobles are about to get ready.
    BeforeReady,
    /// The noble of the last slot was discarded at the end of a round.
    NobleLeft(NobleId),
    /// The salaries of a player are settled.
    Settled,
}

impl<W: Witness<Event>> Desk<'_, W> {
    /// Every module in play has its say.
    pub(super) fn hook(&mut self, seat: Seat, hook: Hook) {
        for module in Module::ALL {
            if module.is_in_play(&self.t.options) {
                match module {
                    Module::Base => {}
                    Module::ReverseSides => self.ability(seat, hook),
                    Module::BelleEpoque => self.belle(seat, hook),
                }
            }
        }
    }

    /// The ability of a player's board (RULES.md, Reverse sides).
    fn ability(&mut self, seat: Seat, hook: Hook) {
        let Some(ability) = self.t.board(self.c, seat).ability else { return };
        match (ability, hook) {
            (Ability::RevealNoble, Hook::BeforeChoice(Work::Noble)) => {
                self.t.open.push(seat, Why::Reveal);
            }
            (Ability::ArtworkCube(cubes), Hook::Made(art)) => match cubes.get(art.index()) {
                Some(Cube::Material(material)) if self.t.materials[material.index()] > 0 => {
                    self.gain_material(seat, *material);
                }
                // None is left.
                Some(Cube::Material(material)) if self.t.materials_in_play().contains(material) => {}
                // Where there is no glass, a joker stands for it.
                Some(_) => self.gain_jokers(seat, 1),
                None => {}
            },
            (Ability::TurnNeedle, Hook::BeforeChoice(Work::Build))
                if may_perform(self.c, self.t, seat, Work::Build)
                    && can_adjust_some(self.c, self.t, seat) =>
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
