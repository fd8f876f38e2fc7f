//! Numbers with what they count: "2 guilders", "4 workers of one colour of your choice".

use super::Teller;
use crate::app::boards::bruges::words::colour;
use crate::games::bruges::colour::Colour;
use crate::games::bruges::effects::{Gain, Resource, WorkerKind};
use crate::say;

/// What an amount is of.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Unit {
    Guilders,
    Points,
    /// Workers, as they are gained.
    Workers {
        kind: WorkerKind,
        not_paid: bool,
    },
    /// Workers that the owner returns, of a colour or of any; beside the one that activates the person, or the first.
    Returned {
        colour: Option<Colour>,
        more: bool,
    },
    /// Workers whose colours somebody else picks.
    Theirs,
    /// Workers whose colours the owner picks.
    Yours,
}

impl Unit {
    pub(super) const fn of_gain(what: Gain) -> Self {
        match what {
            Gain::Guilders => Self::Guilders,
            Gain::Points => Self::Points,
            Gain::Workers { kind, not_paid } => Self::Workers { kind, not_paid },
        }
    }

    /// Of something that others give up.
    pub(super) const fn of_others(what: Resource) -> Self {
        match what {
            Resource::Guilders => Self::Guilders,
            Resource::Points => Self::Points,
            Resource::Workers => Self::Theirs,
        }
    }

    /// Of something that the owner gives up.
    pub(super) const fn of_owner(what: Resource) -> Self {
        match what {
            Resource::Workers => Self::Yours,
            other => Self::of_others(other),
        }
    }
}

impl Teller<'_> {
    /// So many.
    pub(super) fn some(self, unit: Unit, n: u8) -> String {
        let l = self.language;
        match unit {
            Unit::Guilders => say!(l, bruges_effects.unit.guilders, count = n),
            Unit::Points => say!(l, bruges_effects.unit.points, count = n),
            Unit::Theirs => say!(l, bruges_effects.unit.theirs, count = n),
            Unit::Yours => say!(l, bruges_effects.unit.yours, count = n),
            Unit::Returned { colour: None, more: false } => say!(l, bruges_effects.unit.any, count = n),
            Unit::Returned { colour: None, more: true } => say!(l, bruges_effects.unit.more_any, count = n),
            Unit::Returned { colour: Some(of), more: false } => {
                say!(l, bruges_effects.unit.coloured, count = n, colour = colour(l, of))
            }
            Unit::Returned { colour: Some(of), more: true } => {
                say!(l, bruges_effects.unit.more_coloured, count = n, colour = colour(l, of))
            }
            Unit::Workers { kind, not_paid } => match (kind, not_paid) {
                (WorkerKind::Of(of), false) => {
                    say!(l, bruges_effects.unit.coloured, count = n, colour = colour(l, of))
                }
                (WorkerKind::Of(of), true) => {
                    say!(l, bruges_effects.unit.coloured_unpaid, count = n, colour = colour(l, of))
                }
                (WorkerKind::Any, false) => say!(l, bruges_effects.unit.any, count = n),
                (WorkerKind::AnySame, false) => say!(l, bruges_effects.unit.same, count = n),
                (WorkerKind::AnyDifferent, false) => say!(l, bruges_effects.unit.different, count = n),
                (WorkerKind::Each, false) => say!(l, bruges_effects.unit.each, count = n),
                (WorkerKind::EachHouseColour, false) => {
                    say!(l, bruges_effects.unit.house_colours, count = n)
                }
                (WorkerKind::Any, true) => say!(l, bruges_effects.unit.other_any, count = n),
                (WorkerKind::AnySame, true) => say!(l, bruges_effects.unit.other_same, count = n),
                (WorkerKind::AnyDifferent, true) => {
                    say!(l, bruges_effects.unit.other_different, count = n)
                }
                (WorkerKind::Each, true) => say!(l, bruges_effects.unit.other_each, count = n),
                (WorkerKind::EachHouseColour, true) => {
                    say!(l, bruges_effects.unit.other_house_colours, count = n)
                }
            },
        }
    }

    /// As many as something else says.
    pub(super) fn many(self, unit: Unit) -> String {
        let l = self.language;
        let coloured = |of| say!(l, bruges_effects.units.coloured, colour = colour(l, of));
        let plain = match unit {
            Unit::Guilders => say!(l, bruges_effects.units.guilders),
            Unit::Points => say!(l, bruges_effects.units.points),
            Unit::Theirs => say!(l, bruges_effects.units.theirs),
            Unit::Yours | Unit::Returned { colour: None, .. } => say!(l, bruges_effects.units.any),
            Unit::Returned { colour: Some(of), .. } => return coloured(of),
            Unit::Workers { kind, not_paid } => match (kind, not_paid) {
                (WorkerKind::Of(of), false) => return coloured(of),
                (WorkerKind::Of(of), true) => {
                    return say!(l, bruges_effects.units.coloured_unpaid, colour = colour(l, of));
                }
                (WorkerKind::Any, false) => say!(l, bruges_effects.units.any),
                (WorkerKind::AnySame, false) => say!(l, bruges_effects.units.same),
                (WorkerKind::AnyDifferent, false) => say!(l, bruges_effects.units.different),
                (WorkerKind::Each, false) => say!(l, bruges_effects.units.each),
                (WorkerKind::EachHouseColour, false) => say!(l, bruges_effects.units.house_colours),
                (WorkerKind::Any, true) => say!(l, bruges_effects.units.other_any),
                (WorkerKind::AnySame, true) => say!(l, bruges_effects.units.other_same),
                (WorkerKind::AnyDifferent, true) => say!(l, bruges_effects.units.other_different),
                (WorkerKind::Each, true) => say!(l, bruges_effects.units.other_each),
                (WorkerKind::EachHouseColour, true) => say!(l, bruges_effects.units.other_house_colours),
            },
        };
        plain.to_owned()
    }
}
