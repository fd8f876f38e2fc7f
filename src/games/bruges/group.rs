//! The eleven groups of persons.

use serde::{Deserialize, Serialize};

/// Number of groups.
pub const GROUPS: usize = 11;

/// A group of persons, in the order of the box.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[repr(u8)]
#[allow(missing_docs, reason = "the names are those of the rulebook")]
pub enum Group {
    Artist,
    Craftsman,
    Merchant,
    Protector,
    Noble,
    Bureaucrat,
    Clergy,
    Courtier,
    Underworld,
    Scholar,
    Entertainer,
}

impl Group {
    /// Every group.
    pub const ALL: [Self; GROUPS] = [
        Self::Artist,
        Self::Craftsman,
        Self::Merchant,
        Self::Protector,
        Self::Noble,
        Self::Bureaucrat,
        Self::Clergy,
        Self::Courtier,
        Self::Underworld,
        Self::Scholar,
        Self::Entertainer,
    ];

    /// Place in [`ALL`](Self::ALL), and in the list of the box.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The id in `components.json`.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Artist => "artist",
            Self::Craftsman => "craftsman",
            Self::Merchant => "merchant",
            Self::Protector => "protector",
            Self::Noble => "noble",
            Self::Bureaucrat => "bureaucrat",
            Self::Clergy => "clergy",
            Self::Courtier => "courtier",
            Self::Underworld => "underworld",
            Self::Scholar => "scholar",
            Self::Entertainer => "entertainer",
        }
    }
}

/// Some of the groups.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct GroupSet(pub u16);

impl GroupSet {
    /// Every group.
    pub const ALL: Self = Self((1 << GROUPS) - 1);

    /// With one more.
    #[must_use]
    pub const fn with(self, group: Group) -> Self {
        Self(self.0 | 1 << group.index())
    }

    /// Whether a group is among them.
    #[must_use]
    pub const fn has(self, group: Group) -> bool {
        self.0 >> group.index() & 1 == 1
    }

    /// Whether every group is among them: no restriction.
    #[must_use]
    pub const fn is_all(self) -> bool {
        self.0 == Self::ALL.0
    }

    /// The groups, in the order of the box.
    pub fn iter(self) -> impl Iterator<Item = Group> {
        Group::ALL.into_iter().filter(move |group| self.has(*group))
    }
}
