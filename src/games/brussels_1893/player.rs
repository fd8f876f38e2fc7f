//! What a player has, before everybody's eyes.

use super::belle::Artwork;
use super::components::{Architect, Art, Artworks, Cubes, TRACKS, Track, ZONES, Zone};
use super::sets::{CardSet, NobleSet};
use serde::{Deserialize, Serialize};

/// A player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Player {
    /// The architect whose board was taken.
    pub architect: Option<Architect>,
    /// Points on the score track; unpaid nobles may take it below 0.
    pub score: i16,
    /// Francs.
    pub francs: u16,
    /// Levels of the tracks, from 0.
    pub levels: [u8; TRACKS],
    /// Workers that can be placed.
    pub reserve: u8,
    /// Workers in court.
    pub court: u8,
    /// Neutral workers that are not placed.
    pub neutral: u8,
    /// Artworks by colour.
    pub artworks: Artworks,
    /// White artworks, by the colour of their other side (Belle Époque).
    pub whites: Artworks,
    /// Travellers (Belle Époque).
    pub travellers: u8,
    /// Materials.
    pub materials: Cubes,
    /// Jokers.
    pub jokers: u8,
    /// Nobles kept.
    pub nobles: NobleSet,
    /// Those of them that were used in this round.
    pub exhausted: NobleSet,
    /// Houses built, pavilions among them: all that left the own board.
    pub houses: u8,
    /// Prestige cards under each zone.
    pub tucked: [CardSet; ZONES],
    /// Zones under which a card was put in this round, a bit each.
    pub tucked_now: u8,
    /// Prestige cards taken for passing first, which nobody may look at.
    pub face_down: u8,
    /// Whether the player has passed in this round.
    pub passed: bool,
    /// Nobles left unpaid at the end.
    pub unpaid: NobleSet,
    /// Whether the salaries are settled.
    pub settled: bool,
    /// Whether the tiles of the Belle Époque board have brought what they bring at the end.
    pub tiles_scored: bool,
    /// Points of those tiles, which are on the score track, too.
    pub tile_points: u16,
    /// The zone for which a tile was chosen.
    pub speciality: Option<Zone>,
}

impl Player {
    /// Artworks of all colours, white ones among them.
    #[must_use]
    pub fn artworks(&self) -> u8 {
        self.coloured() + self.whites()
    }

    /// Artworks with their coloured side up: those that count at the end.
    #[must_use]
    pub fn coloured(&self) -> u8 {
        self.artworks.iter().sum()
    }

    /// Artworks that an artwork on display keeps from being sold: those of its colour, or white ones.
    #[must_use]
    pub fn alike(&self, shown: Artwork) -> u8 {
        if shown.white { self.whites() } else { self.artworks[shown.art.index()] }
    }

    /// White artworks.
    #[must_use]
    pub fn whites(&self) -> u8 {
        self.whites.iter().sum()
    }

    /// Different colours of artworks; all white ones together are one.
    #[must_use]
    pub fn colours(&self) -> u8 {
        self.artworks.iter().filter(|owned| **owned > 0).count() as u8 + u8::from(self.whites() > 0)
    }

    /// Materials of all kinds.
    #[must_use]
    pub fn materials(&self) -> u8 {
        self.materials.iter().sum()
    }

    /// Nobles that can still be used in this round.
    #[must_use]
    pub const fn ready(&self) -> NobleSet {
        self.nobles.without(self.exhausted)
    }

    /// Level of a track, from 0.
    #[must_use]
    pub const fn level(&self, track: Track) -> u8 {
        self.levels[track.index()]
    }

    /// Whether a card was put under a zone in this round.
    #[must_use]
    pub const fn tucked_now(&self, zone: Zone) -> bool {
        self.tucked_now >> zone.index() & 1 == 1
    }

    /// Whether an artwork of a colour is there.
    #[must_use]
    pub const fn owns(&self, colour: Art) -> bool {
        self.artworks[colour.index()] > 0
    }
}
