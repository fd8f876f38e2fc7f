//! What is new to a viewer: collected from the events since their last turn.

use crate::app::boards::staged::Reported;
use crate::games::art_society::{ArtSociety, Components, Event, GENRES, MOST_SEATS, PaintingSet, Spot};

/// What happened since the viewer's last turn, as marks on the pieces.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct News {
    /// Paintings that were hung.
    pub paintings: PaintingSet,
    /// Where the decor tiles begin that each seat laid.
    pub plaques: [Vec<Spot>; MOST_SEATS],
    /// Where each genre's marker stood before, if it was moved.
    pub raised: [Option<u8>; GENRES],
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
