//! Cubes: the materials, and the jokers that stand for any.

use serde::{Deserialize, Serialize};

/// Materials: those of the base game, and the glass of Belle Époque.
pub const MATERIALS: usize = 4;

/// A count a material, by [`Material::index`].
pub type Cubes = [u8; MATERIALS];

/// A material: a cube that is no joker.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[repr(u8)]
pub enum Material {
    /// Brown cubes.
    Wood,
    /// Yellow cubes.
    Iron,
    /// Blue cubes.
    Stone,
    /// Green cubes, with Belle Époque only.
    Glass,
}

impl Material {
    /// Every material, in the order of the box.
    pub const ALL: [Self; MATERIALS] = [Self::Wood, Self::Iron, Self::Stone, Self::Glass];

    /// The materials in play, with or without Belle Époque.
    #[must_use]
    pub fn in_play(belle_epoque: bool) -> &'static [Self] {
        const ALL: [Material; MATERIALS] = Material::ALL;
        if belle_epoque { &ALL } else { &ALL[..Self::Glass.index()] }
    }

    /// Index into [`Cubes`].
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The key in `components.json`.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Wood => "wood",
            Self::Iron => "iron",
            Self::Stone => "stone",
            Self::Glass => "glass",
        }
    }
}

/// A cube of either sort.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Cube {
    /// A material.
    Material(Material),
    /// A joker.
    Joker,
}

impl Cube {
    /// Every cube, the joker last.
    pub const ALL: [Self; MATERIALS + 1] = [
        Self::Material(Material::Wood),
        Self::Material(Material::Iron),
        Self::Material(Material::Stone),
        Self::Material(Material::Glass),
        Self::Joker,
    ];

    /// The key in `components.json`.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Material(material) => material.key(),
            Self::Joker => "joker",
        }
    }
}
