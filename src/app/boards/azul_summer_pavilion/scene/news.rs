//! What is new to a viewer: collected from the events since their last turn.

use crate::app::boards::staged::Reported;
use crate::games::azul_summer_pavilion::{
    AzulSummerPavilion, COLOURS, Components, Event, MOST_SEATS, Spaces, Tiles,
};

/// What happened since the viewer's last turn, as marks on the pieces.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct News {
    /// Spaces that each seat covered.
    pub spaces: [Spaces; MOST_SEATS],
    /// Tiles that each seat gained, by colour.
    pub tiles: [Tiles; MOST_SEATS],
    /// Tiles that came to the centre, by colour.
    pub moved: Tiles,
}

impl Reported<AzulSummerPavilion> for News {
    fn add(&mut self, event: &Event, _components: &Components) {
        let gain = |to: &mut Tiles, tiles: &Tiles| {
            for at in 0..COLOURS {
                to[at] += tiles[at];
            }
        };
        match event {
            Event::Took { seat, tiles, moved, .. } => {
                gain(&mut self.tiles[seat.index()], tiles);
                gain(&mut self.moved, moved);
            }
            Event::TookBonus { seat, tiles } => gain(&mut self.tiles[seat.index()], tiles),
            Event::Placed { seat, space, spent, .. } => {
                self.spaces[seat.index()] |= 1 << space;
                for at in 0..COLOURS {
                    let gained = &mut self.tiles[seat.index()][at];
                    *gained = gained.saturating_sub(spent[at]);
                }
            }
            // What lay in the centre before has been taken.
            Event::PlacingBegan { .. } => self.moved = [0; COLOURS],
            _ => {}
        }
    }
}
