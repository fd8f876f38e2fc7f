//! What the scenes of Art Society show, and what touching their pieces leads to.

use crate::every_board::{Laid, Tried};
use salon::app::boards::art_society::scene::*;
use salon::app::boards::staged::{self, Entry, Step};
use salon::engine::{Game, Rng, Seat, Seed, Viewer};
use salon::games::art_society::wall::Size;
use salon::games::art_society::{
    self as game, Action, ArtSociety, LARGEST_DECOR, Phase, Refusal, Setup, ShapeId, Spot, State, Task,
};
use std::collections::HashSet;

crate::board_suite!(ArtSociety);

impl Laid for ArtSociety {
    fn pieces(scene: &Scene) -> Vec<Piece> {
        let mut pieces = shelf_shown(scene);
        pieces.extend(scene.museum.iter().map(|standing| Piece::Genre(standing.genre)));
        pieces.extend((1..=LARGEST_DECOR as Size).map(Piece::Supply));
        pieces.extend(scene.cards.iter().flatten().map(|card| Piece::Card(card.number)));
        // Every player but the nearest has a panel; a wall that is large has its pieces.
        for panel in scene.panels.iter().filter(|panel| panel.seat != scene.own) {
            pieces.push(Piece::Seat(panel.seat));
            pieces.extend(panel.assistant.map(|_| Piece::Assistant(panel.seat)));
        }
        let Panel { seat, hanging, excess, .. } = scene.large();
        pieces.extend(hanging.pictures.iter().map(|picture| Piece::Painting(picture.painting)));
        pieces.extend(hanging.plaques.iter().map(|plaque| Piece::Plaque(*seat, plaque.laid.spot)));
        let Squares { extent, covered, .. } = &scene.squares;
        pieces.extend(extent.all().spots().filter(|spot| !covered.has(*spot)).map(Piece::Square));
        pieces.extend(scene.ghost.iter().map(|_| Piece::Ghost));
        pieces.push(Piece::Assistant(*seat));
        pieces.extend(excess.iter().flat_map(|id| [Piece::Painting(*id), Piece::Canvas(*id)]));
        match &scene.dado.drawer {
            Some(drawer) => {
                pieces.extend(drawer.sizes.iter().map(|part| Piece::Decor(part.size)));
                pieces.extend(drawer.turns.then_some(Piece::Turn));
            }
            None => pieces.extend([Piece::Stack(*seat), Piece::Tally(*seat)]),
        }
        // An assistant shows the picture that it keeps.
        pieces.extend(scene.panels.iter().filter_map(|panel| match panel.assistant?.piece {
            game::Piece::Painting(id) => Some(Piece::Canvas(id)),
            game::Piece::Decor(_) => None,
        }));
        pieces
    }
}

/// Piles or lots, and the paintings beside them.
fn shelf_shown(scene: &Scene) -> Vec<Piece> {
    let mut pieces = Vec::new();
    match &scene.shelf {
        Shelf::Nothing => {}
        Shelf::Piles { piles, .. } => pieces.extend(piles.iter().map(|pile| Piece::Pile(pile.shape))),
        Shelf::Lots(lots) => {
            for (at, lot) in (0..).zip(lots) {
                pieces.extend([Piece::Lot(at), Piece::Canvas(lot.painting)]);
            }
        }
    }
    let offered = scene.offered.iter();
    pieces.extend(offered.flat_map(|offered| [offered.piece, Piece::Canvas(offered.painting)]));
    pieces
}

impl Tried for ArtSociety {
    /// The order in which lots are chosen, and a tile that has a place, lead nowhere new.
    fn leads_on(look: &Look<'_>, piece: Piece) -> bool {
        match look.draft {
            Draft::Tile(Held { spot: Some(_), .. }) => false,
            Draft::Piles(piles) if !piles.shapes().is_empty() => {
                let mut shapes: Vec<ShapeId> = (0..look.components.shapes.len() as ShapeId).collect();
                shapes.sort_by_key(|shape| std::cmp::Reverse(look.view.left(*shape)));
                let full = piles.shapes().len() == usize::from(look.view.lots_wanted());
                !full && matches!(piece, Piece::Pile(shape) if shapes[..3].contains(&shape))
            }
            _ => true,
        }
    }

    /// The lines of the score sheet.
    fn told(scene: &Scene) -> Vec<(String, Entry)> {
        let change = scene.dado.change.unwrap_or_default();
        let lines = scene.large().lines.iter().zip(change).enumerate();
        lines.map(|(at, (now, change))| (at.to_string(), Entry::of(*now, change))).collect()
    }

    fn more_comes(_name: &str, scene: &Scene, kind: MoveKind, after: &State) -> Option<&'static str> {
        let moved = |standing: &Standing| after.markers()[standing.genre.index()] != standing.total;
        match kind {
            _ if scene.museum.iter().any(moved) => {
                Some("a marker moves, and every painting of its genre with it")
            }
            MoveKind::Excess => Some("what a painting beside the wall costs is said in words"),
            MoveKind::TakeBack | MoveKind::Cancel => Some("tiles come down, or go back to where they hung"),
            _ => None,
        }
    }

    fn assert_refused(state: &State, look: &Look<'_>, piece: Piece, why: Refusal) {
        if why == Refusal::FitsNowhere {
            let puts_up = |action: &Action| match piece {
                Piece::Assistant(_) => matches!(action, Action::Release { .. }),
                _ => matches!(action, Action::Hang(_) | Action::Store),
            };
            assert!(!look.legal.iter().any(puts_up), "{piece:?} has a place");
            return;
        }
        if matches!(piece, Piece::Painting(_) | Piece::Plaque(..)) {
            assert!(why == Refusal::Covered && matches!(look.draft, Draft::Tile(_)), "{piece:?}: {why:?}");
            return;
        }
        let held = look.held().expect("a tile is in hand");
        if held.tile == Tile::First {
            // It would hang there from the start, which is not the position at hand: its place alone is judged.
            let area = look.area(
                held.tile,
                look.dropped(held.tile, false, square(piece)).unwrap_or_default(),
                false,
            );
            let starred = area.is_some_and(|area| {
                look.components.extent.contains(area) && look.components.stars.meets(area)
            });
            assert!(!starred && matches!(why, Refusal::NoStar | Refusal::OffTheWall), "{piece:?}: {why:?}");
            return;
        }
        let actions = match piece {
            Piece::Square(square) => {
                let spot = look.dropped(held.tile, held.upright, square);
                look.putting(held.tile, spot.expect("the tile has a place"), held.upright)
            }
            // As where the tile may go, with the tile given away instead of put up.
            Piece::Assistant(_) => {
                let mut actions = look.putting(held.tile, Spot::default(), held.upright);
                actions.pop();
                actions.push(Action::Store);
                actions
            }
            _ => panic!("{piece:?}"),
        };
        let mut state = state.clone();
        let refused = actions.iter().find_map(|action| {
            let refused = ArtSociety::check(&state, action).err();
            if refused.is_none() {
                ArtSociety::apply(&mut state, *action, &mut ());
            }
            refused
        });
        assert_eq!(refused, Some(why), "{piece:?}");
    }
}

/// The square that a piece is.
fn square(piece: Piece) -> Spot {
    let Piece::Square(spot) = piece else { panic!("{piece:?} is no square") };
    spot
}

pub type Position = crate::every_board::Position<ArtSociety>;

pub fn positions(setup: &Setup, seed: u64, every: usize, mut see: impl FnMut(&Position)) {
    crate::every_board::positions::<ArtSociety>(setup, seed, every, |components, state| {
        see(&Position::of(components, state));
    });
}

pub fn plain(seats: u8) -> Setup {
    Setup { seats, ..Setup::default() }
}

#[test]
fn what_a_place_is_said_to_bring_is_what_it_brings() {
    let (mut rewarded, mut spoiled) = (0, 0);
    for seed in 0..4 {
        positions(&plain(2), 300 + seed, 5, |position| {
            let state = &position.state;
            let look = position.look(Draft::Nothing);
            let Some(held) = look.held() else { return };
            let before = ArtSociety::score(state);
            for spot in look.openings(held.tile, held.upright).spots() {
                let outcome = look.outcome(held.tile, spot, held.upright).expect("the place is open");
                let mut after = state.clone();
                let seat = state.to_move();
                for action in look.putting(held.tile, spot, held.upright) {
                    ArtSociety::apply(&mut after, action, &mut ());
                }
                // The last turn of a round moves a marker, which changes what every wall is worth.
                if after.markers() == state.markers() {
                    let gained = ArtSociety::score(&after).totals[seat.index()] - before.totals[seat.index()];
                    assert_eq!(outcome.total(), gained, "{held:?} at {spot:?}");
                }
                if let Some(Task::Reward { due, .. }) = after.tasks().top()
                    && matches!(look.piece(held.tile), Some(game::Piece::Painting(_)))
                {
                    assert_eq!(outcome.reward(), due, "{held:?} at {spot:?}");
                    rewarded += 1;
                }
                spoiled += usize::from(!outcome.clashes.is_empty());
            }
        });
    }
    assert!(rewarded > 20 && spoiled > 20, "{rewarded} rewards, {spoiled} in bad taste");
}

#[test]
fn every_place_is_reached_by_touching_one_square() {
    positions(&plain(4), 5, 7, |position| {
        let look = position.look(Draft::Nothing);
        let Some(held) = look.held() else { return };
        let reached: HashSet<Spot> = look
            .components
            .extent
            .all()
            .spots()
            .filter_map(|square| look.dropped(held.tile, held.upright, square))
            .collect();
        for spot in look.openings(held.tile, held.upright).spots() {
            assert!(reached.contains(&spot), "{held:?} at {spot:?}");
        }
    });
}

#[test]
fn a_tile_held_over_the_wall_snaps_only_where_it_may_lie() {
    positions(&plain(2), 8, 9, |position| {
        let look = position.look(Draft::Nothing);
        let Some(held) = look.held() else { return };
        let openings = look.openings(held.tile, held.upright);
        for square in look.components.extent.all().spots() {
            let aimed = look.aimed(held.tile, held.upright, square, (0, 0)).expect("something is held");
            let area = look.area(held.tile, aimed, held.upright).expect("something is held");
            assert!(look.components.extent.contains(area), "{aimed:?} leaves the wall");
            let close = |spot: &Spot| spot.x.abs_diff(square.x) <= 1 && spot.y.abs_diff(square.y) <= 1;
            if openings.spots().any(|spot| close(&spot)) {
                assert!(openings.has(aimed), "{square:?} is close to an opening");
            }
            let scene = staged::scene(&Look { aim: Some(aimed), ..look });
            let ghost = scene.ghost.expect("it is held over the wall");
            assert_eq!(ghost.refusal.is_none(), openings.has(aimed));
            assert_eq!(ghost.outcome.is_some(), openings.has(aimed));
            assert!(!ghost.firm);
        }
    });
}

#[test]
fn a_bid_is_seen_by_nobody_else() {
    // A bid, then the scene of everybody: only the bidder's may differ from that of another bid.
    let setup = plain(3);
    let components = ArtSociety::components(&setup).expect("a good setup");
    let mut state = ArtSociety::start(&components, &setup, Seed(4), &mut ());
    while state.phase() != Phase::Bid {
        let mut legal = Vec::new();
        ArtSociety::actions(&state, &mut legal);
        ArtSociety::apply(&mut state, legal[0], &mut ());
    }
    let bidder = state.to_move();
    let scenes = |card: u8| {
        let mut state = state.clone();
        ArtSociety::apply(&mut state, Action::Bid(card), &mut ());
        let viewers = (0..3).map(|seat| Viewer::Seat(Seat(seat))).chain([Viewer::Table]);
        viewers
            .filter(|viewer| *viewer != Viewer::Seat(bidder))
            .map(|viewer| {
                let view = ArtSociety::view(&state, viewer);
                let own = if let Viewer::Seat(seat) = viewer { seat } else { state.to_move() };
                let news = News::default();
                let look = Look {
                    components: &components,
                    view: &view,
                    own,
                    opened: None,
                    legal: &[],
                    draft: Draft::Nothing,
                    aim: None,
                    news: &news,
                    amends: true,
                    hint: None,
                };
                staged::scene(&look)
            })
            .collect::<Vec<Scene>>()
    };
    let (low, high) = (scenes(1), scenes(20));
    assert!(low == high);
    let everybody = low.last().expect("the table looks too");
    assert_eq!(everybody.cards, None, "nobody's hand lies open while nobody looks alone");
    assert_eq!(everybody.panels[bidder.index()].progress, Progress::Done);
    assert_eq!(everybody.panels[bidder.index()].hand, 19);
}

#[test]
fn a_tile_is_put_down_by_taking_it_up_again() {
    positions(&plain(2), 21, 4, |position| {
        let state = &position.state;
        if state.phase() != Phase::Take {
            return;
        }
        let open = state.lots().iter().position(|lot| lot.taker.is_none()).expect("one is always left") as u8;
        let taken = position.touch(Draft::Nothing, Piece::Lot(open)).draft;
        assert!(matches!(taken, Draft::Tile(Held { tile: Tile::Lot(_), spot: None, .. })));
        let scene = position.scene(taken);
        assert!(scene.squares.open);
        assert_eq!(scene.offer.main.as_ref().map(|ready| ready.kind), Some(MoveKind::Take));
        assert_eq!(position.touch(taken, Piece::Lot(open)).draft, Draft::Nothing);
    });
}

#[test]
fn touching_the_place_of_a_tile_again_confirms_it() {
    let setup = plain(2);
    let components = ArtSociety::components(&setup).expect("a good setup");
    let state = ArtSociety::start(&components, &setup, Seed(1), &mut ());
    let position = Position::of(&components, &state);
    let star = components.stars.spots().next().expect("the wall has stars");
    let chosen = position.touch(Draft::Nothing, Piece::Square(star));
    assert!(chosen.refused.is_none() && !chosen.confirms);
    let again = position.touch(chosen.draft, Piece::Square(star));
    assert!(again.confirms);
    assert_eq!(again.draft, chosen.draft);
    let corner = position.touch(chosen.draft, Piece::Square(Spot::at(0, 0)));
    assert_eq!(corner.refused, Some(No::Because(Refusal::NoStar)));
}

#[test]
fn a_wall_of_another_size_has_as_many_squares() {
    let setup = ArtSociety::sample_setups().into_iter().find(|setup| setup.edition.is_some());
    let setup = setup.expect("a setup with an edition");
    positions(&setup, 2, 40, |position| {
        let scene = position.scene(Draft::Nothing);
        assert_eq!((scene.squares.extent.width, scene.squares.extent.height), (9, 14));
        assert_eq!(scene.panels.len(), usize::from(setup.seats));
    });
}

#[test]
fn decor_in_hand_can_be_turned() {
    // Rewards of two shields and more are rare where everything is left to chance.
    let mut turned = 0;
    for seed in 0..30 {
        positions(&plain(3), seed, 1, |position| {
            let look = position.look(Draft::Nothing);
            let Some(held) = look.held().filter(|held| matches!(held.tile, Tile::Decor(_))) else { return };
            let response = staged::touch(&look, Piece::Turn);
            if look.may_turn(held) {
                let over = Held { upright: !held.upright, ..held };
                assert_eq!(response.draft, Draft::Tile(over));
                assert_eq!(position.touch(response.draft, Piece::Turn).draft, Draft::Tile(held));
                turned += 1;
            } else {
                assert!(response.asks);
            }
        });
    }
    assert!(turned > 0);
}

#[test]
fn a_tile_is_given_to_the_assistant_by_touching_it() {
    let (mut given, mut full) = (0, 0);
    positions(&plain(2), 33, 1, |position| {
        let state = &position.state;
        let look = position.look(Draft::Nothing);
        let Some(held) = look.held() else { return };
        let response = staged::touch(&look, Piece::Assistant(state.to_move()));
        if look.storing(held.tile).is_some() {
            assert_eq!(response.draft, Draft::Store(held.tile));
            let scene = position.scene(response.draft);
            assert_eq!(scene.offer.main.map(|ready| ready.kind), Some(MoveKind::Store));
            assert!(scene.dado.mark.chosen);
            given += 1;
        } else if response.refused.is_some() {
            full += usize::from(state.player(state.to_move()).assistant.is_some());
        }
    });
    assert!(given > 0 && full > 0, "{given} given, {full} refused");
}

#[test]
fn a_hint_to_take_a_lot_points_at_its_place_too() {
    positions(&plain(2), 5, 3, |position| {
        let state = &position.state;
        for (at, lot) in (0..).zip(state.lots()) {
            let openings = position.view.acting().wall.openings(state.components(), lot.painting);
            let Some(spot) = openings.spots().next() else { continue };
            let then = [Action::Hang(spot)];
            let hint = Some((Action::Take(at), then.as_slice()));
            if state.phase() != Phase::Take || lot.taker.is_some() {
                continue;
            }
            let scene = staged::scene(&Look { hint, ..position.look(Draft::Nothing) });
            let place = state.components().area(lot.painting, spot);
            let piece = game::Piece::Painting(lot.painting);
            assert_eq!(scene.squares.hinted, Some(Hinted { piece, area: place, upright: false }));
            let Shelf::Lots(lots) = &scene.shelf else { panic!("the lots lie out") };
            assert!(lots[usize::from(at)].mark.hinted);
        }
    });
}

#[test]
fn a_starting_painting_is_moved_until_lots_are_turned_up() {
    let setup = Setup { seats: 3, ..Setup::default() };
    let components = ArtSociety::components(&setup).expect("a sound setup");
    let mut state = ArtSociety::start(&components, &setup, Seed(4), &mut ());
    let mut movable = Vec::new();
    while state.phase() != Phase::Take {
        let position = Position::of(&components, &state);
        for opened in (0..3).map(Seat) {
            let look = Look { opened: Some(opened), ..position.look(Draft::Nothing) };
            let first = state.player(opened).first;
            let lifted = staged::touch(&look, Piece::Painting(first)).draft;
            let moving = matches!(lifted, Draft::Tile(Held { tile: Tile::First, .. }));
            let hung = !state.player(opened).wall.paintings().is_empty();
            assert_eq!(moving, hung && matches!(state.phase(), Phase::Start | Phase::Choose));
            if !moving {
                continue;
            }
            movable.push((state.phase(), opened));
            let others = Look { amends: false, ..look };
            assert!(
                staged::touch(&others, Piece::Painting(first)).asks,
                "a computer's painting is not moved for it"
            );
            // A place without a star is refused; one that overlaps the present place is not.
            let held = Look { draft: lifted, ..look };
            let refused = staged::touch(&held, Piece::Square(Spot::at(0, 0))).refused;
            assert_eq!(refused, Some(No::Because(Refusal::NoStar)));
            let put = staged::touch(&held, Piece::Square(Spot::at(5, 5)));
            let ready =
                staged::scene(&Look { draft: put.draft, ..look }).offer.main.expect("it lies on a star");
            assert_eq!(ready.kind, MoveKind::MoveFirst);
            assert!(matches!(ready.step, Step::Amend(seat, Action::Hang(_)) if seat == opened), "{ready:?}");
        }
        let action = position.legal[position.legal.len() / 2];
        ArtSociety::apply(&mut state, action, &mut ());
    }
    assert_eq!(movable.iter().filter(|(phase, _)| *phase == Phase::Start).count(), 3);
    assert_eq!(movable.len(), 3 + 4 * 3, "three walls while each of four lots is chosen");
}

#[test]
fn whoever_is_asked_about_hanging_anew_may_say_always() {
    let rehang = when_due(Phase::Rehang);
    let kinds: Vec<MoveKind> =
        rehang.scene(Draft::Nothing).offer.others.iter().map(|ready| ready.kind).collect();
    assert_eq!(kinds, [MoveKind::TakeBack, MoveKind::AlwaysKeep]);
}

/// A position of a game of chance in which this is due.
fn when_due(phase: Phase) -> Position {
    let setup = Setup::default();
    let components = ArtSociety::components(&setup).expect("a sound setup");
    let mut state = ArtSociety::start(&components, &setup, Seed(4), &mut ());
    let mut rng = Rng::new(Seed(4));
    loop {
        let position = Position::of(&components, &state);
        if state.phase() == phase && position.legal.len() > 1 {
            return position;
        }
        let action = position.legal[rng.index(position.legal.len())];
        ArtSociety::apply(&mut state, action, &mut ());
    }
}
