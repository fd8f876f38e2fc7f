use super::super::super::scene::{Draft, Hanging, Held, Look, News, Scene, Tile as InHand};
use super::super::super::symbols;
use super::super::{Genre, symbol};
use super::*;
use crate::app::boards::staged;
use crate::app::draw::tests::assert_sound;
use crate::engine::{Game, Rng, Seat, Seed, Viewer};
use crate::games::art_society::{Action, ArtSociety, Phase, Setup};

/// Every scene of a game of chance, with a tile held over the wall where one is in hand.
fn scenes(setup: &Setup, seed: u64, mut see: impl FnMut(&Components, &Scene)) {
    let components = ArtSociety::components(setup).expect("a good setup");
    let mut state = ArtSociety::start(&components, setup, Seed(seed), &mut ());
    let mut rng = Rng::new(Seed(seed));
    let news = News::default();
    for _ in 0..400 {
        let mut legal: Vec<Action> = Vec::new();
        ArtSociety::actions(&state, &mut legal);
        if legal.is_empty() {
            break;
        }
        let view = ArtSociety::view(&state, Viewer::Seat(state.to_move()));
        let look = Look {
            components: &components,
            view: &view,
            own: view.to_move,
            opened: None,
            legal: &legal,
            draft: Draft::Nothing,
            aim: None,
            news: &news,
            amends: false,
            hint: legal.first().map(|action| (*action, [].as_slice())),
        };
        let draft = match view.phase {
            Phase::Take => Draft::Tile(Held {
                tile: InHand::Lot(view.lots.iter().position(|lot| lot.taker.is_none()).unwrap_or(0) as u8),
                spot: None,
                upright: false,
            }),
            _ => Draft::Nothing,
        };
        let look = Look { draft, ..look };
        for aim in [None, look.held().and_then(|held| look.openings(held.tile, false).spots().next())] {
            see(&components, &staged::scene(&Look { aim, ..look }));
        }
        ArtSociety::apply(&mut state, legal[rng.index(legal.len())], &mut ());
    }
}

#[test]
fn every_layer_of_a_wall_is_sound() {
    for setup in [Setup::default(), ArtSociety::sample_setups().pop().expect("an edition")] {
        let mut spoiled = 0;
        scenes(&setup, 11, |components, scene| {
            for large in [false, true] {
                assert_sound("ground", &wall::ground(components, large));
            }
            let name = |piece: Piece| piece.id();
            assert_sound("hanging", &wall::hanging(components, &scene.large().hanging, name));
            assert_sound("small", &wall::small(components, &scene.large().hanging));
            assert_sound(
                "squares",
                &wall::squares(components, &scene.squares, |spot, _| Piece::Square(spot).id()),
            );
            assert_sound("track", &museum::track(components, &scene.museum));
            if let Some(over) = &scene.ghost {
                let markup = ghost::ghost(components, over, "ghost");
                assert_sound("ghost", &markup);
                spoiled += usize::from(markup.contains("as-nought"));
            }
        });
        assert!(spoiled > 0, "no tile was held in bad taste");
    }
}

#[test]
fn the_sprite_is_sound_and_has_every_symbol_once() {
    let markup = sprite::sprite();
    assert_sound("sprite", &markup);
    for genre in Genre::ALL {
        assert!(markup.contains(&["id=\"", sprite::badge_symbol(genre), "\""].concat()));
    }
    for (size, upright) in [(1, false), (2, false), (2, true), (3, false), (3, true)] {
        assert!(markup.contains(&["id=\"", &symbols::decor(size, upright), "\""].concat()));
    }
}

#[test]
fn a_wall_refers_only_to_paintings_of_the_scene() {
    scenes(&Setup { seats: 4, ..Setup::default() }, 3, |components, scene| {
        let held = scene.paintings();
        let seats = scene.panels.iter().map(|panel| &panel.hanging);
        for hanging in seats {
            let drawn: &Hanging = hanging;
            assert!(drawn.pictures.iter().all(|picture| held >> picture.painting & 1 == 1));
            assert!(drawn.seat < Seat(4));
        }
        let tile = Tile::of(components, 0);
        assert!(symbol(&tile).contains(&tile.symbol_id()));
    });
}
