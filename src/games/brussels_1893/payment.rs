//! What a house costs: cubes, jokers and francs, as the needles of the compass ask (RULES.md, The compass).

use super::components::{Cube, Cubes, MATERIALS, Material, NEEDLES, Needle, UNIT_FRANCS};
use super::player::Player;
use serde::{Deserialize, Serialize};

/// Kinds of units: a cube of each material, and francs.
const KINDS: usize = MATERIALS + 1;
/// The kind of francs.
const FRANCS: usize = MATERIALS;

/// What is paid for a house, unit by unit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Payment {
    /// Units paid with cubes of each material.
    pub materials: Cubes,
    /// Units paid with jokers.
    pub jokers: u8,
    /// Units paid with francs, [`UNIT_FRANCS`] each.
    pub in_francs: u8,
    /// A cube that stands for another one (a card of Belle Époque).
    pub instead: Option<Cube>,
}

/// Units of each kind without jokers.
type Units = [u8; KINDS];

impl Payment {
    /// All units.
    #[must_use]
    pub fn units(&self) -> u16 {
        self.plain().iter().map(|units| u16::from(*units)).sum::<u16>()
            + u16::from(self.jokers)
            + u16::from(self.instead.is_some())
    }

    /// Cubes of each material that it takes.
    #[must_use]
    pub const fn cubes(&self) -> Cubes {
        let mut cubes = self.materials;
        if let Some(Cube::Material(material)) = self.instead {
            cubes[material.index()] += 1;
        }
        cubes
    }

    /// Jokers that it takes, whatever they stand for.
    #[must_use]
    pub const fn all_jokers(&self) -> u8 {
        self.jokers + matches!(self.instead, Some(Cube::Joker)) as u8
    }

    /// Kinds of cubes that it takes, the joker among them.
    #[must_use]
    pub fn kinds(&self) -> u8 {
        let materials = self.cubes().iter().filter(|cubes| **cubes > 0).count() as u8;
        materials + u8::from(self.all_jokers() > 0)
    }

    /// Francs.
    #[must_use]
    pub const fn francs(&self) -> u16 {
        self.in_francs as u16 * UNIT_FRANCS as u16
    }

    fn plain(&self) -> Units {
        let mut plain = [self.in_francs; KINDS];
        plain[..MATERIALS].copy_from_slice(&self.materials);
        plain
    }

    fn of(plain: Units, jokers: u8) -> Self {
        let mut materials = Cubes::default();
        materials.copy_from_slice(&plain[..MATERIALS]);
        Self { materials, jokers, in_francs: plain[FRANCS], instead: None }
    }
}

/// Whether the units of a free choice may be of different kinds.
enum Mixed {
    /// They may not, or nothing points at a free choice.
    No,
    /// They may, and nothing else is asked for.
    Free,
    /// They may, but for one unit at least of this kind.
    With(usize),
}

/// What the needles ask for a house of so many units.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Price {
    /// Units.
    pub units: u8,
    /// What each needle points at.
    pub points: [Needle; NEEDLES],
    /// Whether a free choice is one kind for all units of the needle.
    pub any_is_one_kind: bool,
    /// Whether one cube may stand for another (a card of Belle Époque).
    pub may_substitute: bool,
}

/// Kinds that a needle may ask for, a bit each; all of them where it asks for nothing.
const fn kinds(point: Needle) -> u8 {
    match point {
        Needle::Material(material) => 1 << material.index(),
        Needle::Francs => 1 << FRANCS,
        Needle::Any | Needle::Blank | Needle::Arrow => (1 << KINDS) - 1,
    }
}

const fn is_blank(point: Needle) -> bool {
    matches!(point, Needle::Blank | Needle::Arrow)
}

impl Price {
    /// Ways to read the needles: for both together, the kinds of which the units must be, and the most of each kind. With
    /// two kinds at least one unit is of each.
    fn readings(self) -> impl Iterator<Item = Units> {
        let [first, second] = self.points.map(kinds);
        let [no_first, no_second] = self.points.map(is_blank);
        let n = self.units;
        let among = |kinds: u8| (0..KINDS).filter(move |kind| kinds >> kind & 1 == 1);
        let pairs = among(first).flat_map(move |one| among(second).map(move |other| (one, other)));
        // A needle that asks for nothing follows the other one.
        let asked = pairs.filter(move |(one, other)| one == other || !(no_first || no_second));
        asked.map(move |(one, other)| {
            let mut most = Units::default();
            if one == other {
                most[one] = n;
            } else {
                most[one] = n.saturating_sub(1);
                most[other] = n.saturating_sub(1);
            }
            most
        })
    }

    /// What holds where each unit of a free choice may be of another kind.
    fn mixed(self) -> Mixed {
        if self.any_is_one_kind || !self.points.contains(&Needle::Any) {
            return Mixed::No;
        }
        let asks = |point: &Needle| !matches!(point, Needle::Any | Needle::Blank | Needle::Arrow);
        match self.points.into_iter().find(asks) {
            Some(point) => Mixed::With(kinds(point).trailing_zeros() as usize),
            None => Mixed::Free,
        }
    }

    /// Whether this is what the needles ask for.
    #[must_use]
    pub fn asks(self, payment: &Payment) -> bool {
        let Some(cube) = payment.instead else { return self.asks_plainly(payment) };
        let with = |material: Material| {
            let mut payment = Payment { instead: None, ..*payment };
            payment.materials[material.index()] += 1;
            payment
        };
        // A cube that the needles ask for stands for itself.
        let needs_card = match cube {
            Cube::Material(material) => !self.asks_plainly(&with(material)),
            Cube::Joker => true,
        };
        self.may_substitute
            && needs_card
            && Material::ALL.into_iter().any(|material| self.asks_plainly(&with(material)))
    }

    fn asks_plainly(self, payment: &Payment) -> bool {
        let plain = payment.plain();
        payment.units() == u16::from(self.units)
            && match self.mixed() {
                Mixed::Free => true,
                Mixed::With(needed) => plain[needed] + payment.jokers > 0,
                Mixed::No => self.readings().any(|most| (0..KINDS).all(|kind| plain[kind] <= most[kind])),
            }
    }

    /// Whether a player has what it takes.
    #[must_use]
    pub fn can_pay(self, player: &Player) -> bool {
        let owned = owned(player, self.units);
        let (n, jokers) = (u16::from(self.units), u16::from(player.jokers));
        let all = || owned.iter().map(|units| u16::from(*units)).sum::<u16>();
        match self.mixed() {
            Mixed::Free => all() + jokers >= n,
            Mixed::With(needed) => {
                let of_needed = u16::from(owned[needed]);
                of_needed + (all() - of_needed).min(n.saturating_sub(1)) + jokers >= n
            }
            Mixed::No => self.readings().any(|most| {
                let units = (0..KINDS).map(|kind| u16::from(owned[kind].min(most[kind]))).sum::<u16>();
                units + jokers >= n
            }),
        }
    }

    /// Every payment that a player can make, those with the fewest jokers first.
    pub fn payments(self, player: &Player) -> impl Iterator<Item = Payment> {
        let instead = Cube::ALL.map(Some).into_iter().filter(move |_| self.may_substitute);
        let player = *player;
        [None].into_iter().chain(instead).flat_map(move |instead| self.payments_with(&player, instead))
    }

    /// Those in which this cube stands for another one.
    fn payments_with(self, player: &Player, instead: Option<Cube>) -> impl Iterator<Item = Payment> + use<> {
        let mut owned = owned(player, self.units);
        let (mut jokers, mut n) = (player.jokers, Some(self.units));
        if let Some(cube) = instead {
            let of = match cube {
                Cube::Material(material) => &mut owned[material.index()],
                Cube::Joker => &mut jokers,
            };
            n = if *of > 0 { self.units.checked_sub(1) } else { None };
            *of = of.saturating_sub(1);
        }
        n.into_iter().flat_map(move |n| {
            (0..=n.min(jokers)).flat_map(move |jokers| {
                Split::new(n - jokers, owned)
                    .map(move |plain| Payment { instead, ..Payment::of(plain, jokers) })
                    .filter(move |payment| self.asks(payment))
            })
        })
    }
}

/// Units of each kind that a player could pay without jokers, up to so many.
fn owned(player: &Player, most: u8) -> Units {
    let mut owned = Units::default();
    owned[..MATERIALS].copy_from_slice(&player.materials);
    owned[FRANCS] = (player.francs / u16::from(UNIT_FRANCS)).min(most.into()) as u8;
    owned
}

/// Whether a player owns what a payment takes.
#[must_use]
pub fn owns(player: &Player, payment: &Payment) -> bool {
    let cubes = payment.cubes();
    let has = |at: usize| cubes[at] <= player.materials[at];
    (0..MATERIALS).all(has) && payment.all_jokers() <= player.jokers && payment.francs() <= player.francs
}

/// Every way to make up a number of units from what is owned of each kind.
struct Split {
    now: Option<Units>,
    owned: Units,
}

impl Split {
    fn new(units: u8, owned: Units) -> Self {
        let mut now = Units::default();
        Self { now: fill(&mut now, 0, units, &owned).then_some(now), owned }
    }
}

/// Puts as many units as possible into the first kinds from one on; whether all found room.
fn fill(now: &mut Units, from: usize, mut left: u8, owned: &Units) -> bool {
    for kind in from..KINDS {
        now[kind] = left.min(owned[kind]);
        left -= now[kind];
    }
    left == 0
}

impl Iterator for Split {
    type Item = Units;

    fn next(&mut self) -> Option<Units> {
        let found = self.now?;
        let mut next = found;
        self.now = None;
        // The last kind but one that can give a unit to those after it.
        for kind in (0..KINDS - 1).rev() {
            if next[kind] == 0 {
                continue;
            }
            let after: u8 = next[kind + 1..].iter().sum();
            next[kind] -= 1;
            if fill(&mut next, kind + 1, after + 1, &self.owned) {
                self.now = Some(next);
                break;
            }
            next = found;
        }
        Some(found)
    }
}
