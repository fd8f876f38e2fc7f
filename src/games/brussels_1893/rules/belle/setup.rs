//! Setting up with the expansion (RULES.md, Belle Époque).

use crate::engine::Rng;
use crate::games::brussels_1893::belle::{Place, Stand};
use crate::games::brussels_1893::components::belle::{CARDS, CardId, TILES, TileId};
use crate::games::brussels_1893::components::{Components, LEAST_SEATS};
use crate::games::brussels_1893::table::Table;

/// Five cards, some tiles, the cross of tiles that lie face down, and the train.
pub(in crate::games::brussels_1893::rules) fn sets_up(
    components: &Components,
    table: &mut Table,
    rng: &mut Rng,
) {
    let belle = &components.belle;
    let mut cards: [CardId; CARDS] = std::array::from_fn(|at| at as CardId);
    rng.shuffle(&mut cards);
    for (place, card) in table.belle.places.iter_mut().zip(cards) {
        *place = Some(Place { card, owner: None, used: false });
    }
    let mut tiles: [TileId; TILES] = std::array::from_fn(|at| at as TileId);
    rng.shuffle(&mut tiles);
    let in_play = belle.tiles_in_play[usize::from(table.seats) - LEAST_SEATS];
    for (stand, tile) in table.belle.tiles.iter_mut().zip(tiles).take(in_play.into()) {
        *stand = Some(Stand { tile, worker: None });
    }
    for space in belle.cross {
        table.spaces[space.index()].tile = true;
    }
    table.belle.train = belle.travellers;
}
