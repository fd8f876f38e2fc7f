//! What is new to a viewer: collected from the events since their last turn.

use crate::app::boards::staged::Reported;
use crate::engine::Seat;
use crate::games::art_society::{
    ArtSociety, Components, Event, GENRES, Genre, MOST_SEATS, PaintingId, PaintingSet, Spot,
};

/// What happened since the viewer's last turn, as marks on the pieces.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct News {
    paintings: PaintingSet,
    plaques: [Vec<Spot>; MOST_SEATS],
    raised: [Option<u8>; GENRES],
}

impl Reported<ArtSociety> for News {
    fn add(&mut self, event: &Event, components: &Components) {
        match event {
            Event::Hung { painting, .. } => self.paintings |= 1 << painting,
            Event::DecorLaid { seat, spot, .. } => self.plaques[seat.index()].push(*spot),
            Event::ToMuseum { painting, from, .. } => {
                let genre = components.painting(*painting).genre;
                self.raised[genre.index()].get_or_insert(*from);
            }
            Event::TookBack { seat } => self.plaques[seat.index()].clear(),
            _ => {}
        }
    }
}

impl News {
    /// Whether a painting was hung.
    #[must_use]
    pub const fn hung(&self, painting: PaintingId) -> bool {
        self.paintings >> painting & 1 == 1
    }

    /// Whether the decor tile that begins here was laid.
    #[must_use]
    pub fn laid(&self, seat: Seat, spot: Spot) -> bool {
        self.plaques[seat.index()].contains(&spot)
    }

    /// Where a genre's marker stood before, if it was moved.
    #[must_use]
    pub const fn raised(&self, genre: Genre) -> Option<u8> {
        self.raised[genre.index()]
    }
}
