//! Why a touched tile of one's own can be placed nowhere.

use super::touching::{ME, placing};
use salon::app::boards::azul_summer_pavilion::scene::*;
use salon::engine::Game;
use salon::games::azul_summer_pavilion::board::star_of;
use salon::games::azul_summer_pavilion::{
    AzulSummerPavilion, Colour, Components, Due, RING, Refusal, SPACES, Setup, Side, Space, Stage,
};

#[test]
fn a_tile_that_fits_nowhere_says_what_the_cheapest_space_costs_or_that_no_star_takes_it() {
    // Purple is wild: every open green space costs four at least.
    let position = placing(|table| {
        let player = &mut table.players[0];
        player.hand = [1, 1, 0, 1, 0, 0];
        let cheap = |space: &Space| printed_box().number(Side::Front, *space) < 4;
        let green = (0..SPACES as Space)
            .filter(|space| printed_box().star_colours[star_of(*space)] == Some(Colour::Green));
        green.filter(cheap).for_each(|space| player.board.lay(space, Colour::Green));
        (0..RING as Space).zip(Colour::ALL).for_each(|(space, colour)| player.board.lay(space, colour));
        let yellow = (0..SPACES as Space)
            .filter(|space| printed_box().star_colours[star_of(*space)] == Some(Colour::Yellow));
        yellow.for_each(|space| player.board.lay(space, Colour::Yellow));
    });
    let why = |colour| position.touch(Draft::Nothing, Piece::Hand(ME, colour)).refused;
    let few = Refusal::TooFewAnywhere { number: 4, colour: Colour::Green, held: 1, wilds: 1 };
    assert_eq!(why(Colour::Green), Some(No::Because(few)));
    assert_eq!(why(Colour::Yellow), Some(No::Because(Refusal::NoSpace(Colour::Yellow))));
    assert_eq!(why(Colour::Red), Some(No::Because(Refusal::NoneHeld(Colour::Red))));
    // With nothing to be done with a tile while others are taken, it says so.
    let taking = placing(|table| {
        table.stage = Stage::Draft;
        table.factories[0] = [1, 1, 1, 1, 0, 0];
    });
    let early = taking.touch(Draft::Nothing, Piece::Hand(ME, Colour::Red)).refused;
    assert_eq!(early, Some(No::Because(Refusal::NotNow { due: Due::Draft })));
}

/// The printed box.
fn printed_box() -> std::sync::Arc<Components> {
    AzulSummerPavilion::components(&Setup::default()).expect("a good setup")
}
