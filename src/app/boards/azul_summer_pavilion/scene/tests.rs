use super::draft::touch;
use super::*;
use crate::app::boards::suite::{self, Tried, board_suite};
use crate::engine::{Game, Rng, Seed, Timeline, Viewer};
use crate::games::azul_summer_pavilion::{
    AzulSummerPavilion, Event, MOST_SEATS, ROUNDS, Refusal, Setup, Stage, State, why_not,
};
use std::collections::HashSet;

type Azul = AzulSummerPavilion;
type Position = suite::Position<Azul>;

board_suite!(AzulSummerPavilion);

impl Tried for AzulSummerPavilion {
    /// A player who seldom passes comes to bonus tiles and full stars.
    fn pick(legal: &[Action], rng: &mut Rng) -> Action {
        let action = legal[rng.index(legal.len())];
        if matches!(action, Action::Pass) && rng.index(4) > 0 { legal[0] } else { action }
    }

    fn assert_refused(_state: &State, look: &Look<'_>, piece: Piece, why: Refusal) {
        let Piece::Space(_, space) = piece else {
            assert!(matches!(why, Refusal::CornersFull(_)), "{piece:?}: {why:?}");
            return;
        };
        assert!(look.colours(space).is_empty(), "a tile could be placed on {space}");
        assert_eq!(why_not(look.view, look.components, space), Some(why));
    }
}

fn random_positions(setup: &Setup, seed: u64, every: usize, mut see: impl FnMut(&Position)) {
    suite::positions::<Azul>(setup, seed, every, |components, state| see(&Position::of(components, state)));
}

#[test]
fn a_preview_tells_what_happens() {
    for (number, setup) in Azul::sample_setups().iter().enumerate() {
        random_positions(setup, 500 + number as u64, 11, |position| {
            let seat = position.view.to_move;
            for draft in position.explore().0.into_iter().step_by(3) {
                check_preview(position, draft, seat);
            }
        });
    }
}

fn check_preview(position: &Position, draft: Draft, seat: Seat) {
    let look = position.look(draft);
    let scene = Scene::new(&look);
    let Some(main) = &scene.offer.main else { return };
    let draft = draft.fitting(&look);
    let mut after = position.state.clone();
    let mut events = Vec::new();
    for action in main.actions() {
        Azul::apply(&mut after, *action, &mut events);
    }
    // A round that ends moves everything on.
    let next_round = after.table().round != position.view.round || after.table().phase() == Phase::Over;
    let player = after.table().player(seat);
    let panel = &scene.panels[seat.index()];
    let total_before = panel.score_after.unwrap_or(panel.score);
    if after.table().phase() != Phase::Over && main.kind != MoveKind::Pass {
        assert_eq!(total_before, player.score, "{draft:?}");
    }
    if let Some(Action::Place { .. }) = main.actions().first() {
        let What::Placing(placing) = &scene.offer.what else { panic!("{draft:?} is a placement") };
        check_placement(placing, &events, seat);
    }
    if next_round || main.kind == MoveKind::Pass {
        return;
    }
    // Without a choice the bonus tiles come with the placement.
    let bonus = events.iter().any(|event| matches!(event, Event::TookBonus { .. }));
    for (at, stack) in scene.hand.iter().enumerate() {
        match draft.kept() {
            Some(kept) => assert_eq!(player.corners[at], kept[at]),
            None if bonus && matches!(scene.offer.what, What::Placing(_)) => {}
            None => assert_eq!(stack.count.saturating_add_signed(stack.change), player.hand[at], "{draft:?}"),
        }
    }
    if let What::Take { token, .. } = scene.offer.what {
        assert_eq!(after.table().token == Some(seat) && position.view.token.is_none(), token);
        let centre = scene.pool(Source::Centre).expect("there is a centre");
        for colour in Colour::ALL {
            let left = centre
                .picks
                .iter()
                .find(|pick| pick.colour == colour)
                .map_or(0, |pick| pick.count - pick.taken);
            assert_eq!(
                after.table().centre[colour.index()],
                left + scene.coming[colour.index()],
                "{draft:?}"
            );
        }
    }
}

fn check_placement(placing: &Placing, events: &[Event], seat: Seat) {
    let surrounded: Vec<FeatureId> = events
        .iter()
        .filter_map(|event| match event {
            Event::Surrounded { feature, .. } => Some(*feature),
            _ => None,
        })
        .collect();
    assert_eq!(placing.features.iter().flatten().copied().collect::<Vec<_>>(), surrounded);
    let placed = events.iter().find_map(|event| match event {
        Event::Placed { points, spent, .. } => Some((*points, *spent)),
        _ => None,
    });
    assert_eq!(placed, Some((placing.points(), placing.spent)));
    let run: HashSet<&Space> = placing.run.iter().collect();
    assert_eq!(run.len(), placing.run.len());
    assert!(run.contains(&placing.space));
    for event in events {
        // The last placement of a game shows at once what it secured.
        if let Event::StarScored { seat: of, star, points, .. } = event
            && *of == seat
            && usize::from(*star) == star_of(placing.space)
            && placing.ahead.star > 0
        {
            assert_eq!(*points, placing.ahead.star);
        }
    }
}

/// A table of two in the placing of a round, arranged by hand.
fn placing(arrange: impl FnOnce(&mut Table)) -> Position {
    let setup = Setup::default();
    let components = Azul::components(&setup).expect("a good setup");
    let mut table = *Azul::start(&components, &setup, Seed(1), &mut ()).table();
    table.factories = [[0; COLOURS]; 9];
    table.stage = Stage::Place;
    table.token = Some(Seat(0));
    arrange(&mut table);
    let state = Azul::imagine(&components, &table, &mut Rng::new(Seed(2)));
    Position::of(&components, &state)
}

fn touched(position: &Position, pieces: &[Piece]) -> Draft {
    pieces.iter().fold(Draft::Nothing, |draft, piece| touch(&position.look(draft), *piece).draft)
}

const ME: Seat = Seat(0);

#[test]
fn a_take_lights_everything_that_comes_along() {
    let setup = Setup::default();
    let components = Azul::components(&setup).expect("a good setup");
    let mut table = *Azul::start(&components, &setup, Seed(1), &mut ()).table();
    // Two purple, which is wild, a green and a yellow; the centre has three yellow and a purple.
    table.factories[0] = [2, 1, 0, 1, 0, 0];
    table.centre = [1, 0, 0, 3, 0, 0];
    let position = Position::of(&components, &Azul::imagine(&components, &table, &mut Rng::new(Seed(2))));
    let draft = touched(&position, &[Piece::Pick(Source::Factory(0), Colour::Green)]);
    let scene = Scene::new(&position.look(draft));
    let taken: Vec<(Colour, u8, u8)> =
        scene.pools[0].picks.iter().map(|pick| (pick.colour, pick.count, pick.taken)).collect();
    assert_eq!(taken, [(Colour::Purple, 2, 1), (Colour::Green, 1, 1), (Colour::Yellow, 1, 0)]);
    assert_eq!(scene.coming, [1, 0, 0, 1, 0, 0]);
    assert_eq!(scene.token, Token::Free);
    assert!(matches!(scene.offer.what, What::Take { along: Some(Colour::Purple), lost: 0, .. }));
    // Another touch lets go; wild tiles cannot be named.
    assert_eq!(
        touch(&position.look(draft), Piece::Pick(Source::Factory(0), Colour::Green)),
        Response::default()
    );
    let wild = touch(&position.look(draft), Piece::Pick(Source::Factory(0), Colour::Purple));
    assert_eq!(wild.draft, draft);
    assert!(wild.refused.is_some());

    let centre = touched(&position, &[Piece::Pick(Source::Centre, Colour::Yellow)]);
    let scene = Scene::new(&position.look(centre));
    assert_eq!(scene.token, Token::Coming(4));
    assert_eq!(scene.panels[position.view.to_move.index()].score_after, Some(1));
}

#[test]
fn a_space_of_several_colours_starts_with_the_cheapest_and_offers_every_payment() {
    // Purple is wild: green 2 needs a purple, orange 2 does not.
    let position = placing(|table| table.players[0].hand = [2, 1, 2, 0, 0, 0]);
    let two = (0..6)
        .find(|space| position.state.components().number(Side::Front, *space) == 2)
        .expect("a centre 2");
    let draft = touched(&position, &[Piece::Space(ME, two)]);
    assert_eq!(
        draft,
        Draft::Space { space: two, colour: Colour::Purple, wilds: None },
        "of equal ones the most held"
    );
    let What::Placing(offered) = Scene::new(&position.look(draft)).offer.what else { panic!("a placement") };
    assert_eq!(offered.colours.iter().collect::<Vec<_>>(), [Colour::Purple, Colour::Green, Colour::Orange]);
    let green = touched(&position, &[Piece::Space(ME, two), Piece::Tint(Colour::Green)]);
    let What::Placing(offered) = Scene::new(&position.look(green)).offer.what else { panic!("a placement") };
    assert_eq!((offered.spent, offered.payments), ([1, 1, 0, 0, 0, 0], 1..=1));
    let orange =
        touched(&position, &[Piece::Hand(ME, Colour::Orange), Piece::Space(ME, two), Piece::Payment(1)]);
    let What::Placing(offered) = Scene::new(&position.look(orange)).offer.what else { panic!("a placement") };
    assert_eq!((offered.spent, offered.payments), ([1, 0, 1, 0, 0, 0], 0..=1));
}

#[test]
fn a_run_is_told_from_its_beginning_across_the_top_of_the_ring() {
    let position = placing(|table| {
        table.players[0].hand = [0, 0, 6, 0, 0, 0];
        for space in [10, 11, 7] {
            table.players[0].board.lay(space, Colour::Orange);
        }
    });
    let draft = touched(&position, &[Piece::Space(ME, 6)]);
    let What::Placing(offered) = Scene::new(&position.look(draft)).offer.what else { panic!("a placement") };
    assert_eq!(offered.run, [10, 11, 6, 7]);
    let whole = placing(|table| {
        table.players[0].hand = [0, 0, 6, 0, 0, 0];
        for space in [7, 8, 9, 10, 11] {
            table.players[0].board.lay(space, Colour::Orange);
        }
    });
    let What::Placing(offered) = Scene::new(&whole.look(touched(&whole, &[Piece::Space(ME, 6)]))).offer.what
    else {
        panic!("a placement")
    };
    assert_eq!((offered.run.len(), offered.ahead.star), (6, 17));
}

#[test]
fn passing_keeps_as_much_as_fits_and_the_next_wild_colour_first() {
    // Green is wild next.
    let position = placing(|table| table.players[0].hand = [0, 2, 3, 1, 0, 0]);
    let draft = pass(&position.look(Draft::Nothing)).expect("there is a choice");
    assert_eq!(draft, Draft::Keep([0, 2, 2, 0, 0, 0]));
    let scene = Scene::new(&position.look(draft));
    assert!(matches!(
        scene.offer.what,
        What::Keep { discarded: [0, 0, 1, 1, 0, 0], lost: 2, hasty: true, .. }
    ));
    let large = scene.large.expect("the own board is large");
    assert_eq!(large.corners, [Colour::Green, Colour::Green, Colour::Orange, Colour::Orange]);
    // The corners are full: one has to be put back first.
    let full = touch(&position.look(draft), Piece::Hand(ME, Colour::Yellow));
    assert_eq!(full.refused, Some(No::Because(Refusal::CornersFull(4))));
    let freed = touch(&position.look(draft), Piece::Corner(ME, 3)).draft;
    assert_eq!(
        touch(&position.look(freed), Piece::Hand(ME, Colour::Yellow)).draft,
        Draft::Keep([0, 2, 1, 1, 0, 0])
    );
    assert_eq!(scene.offer.main.expect("ready").actions(), [Action::Pass, Action::Keep([0, 2, 2, 0, 0, 0])]);
}

#[test]
fn in_the_last_round_storing_is_asked_of_a_player_whose_points_do_not_pay_for_all_tiles_and_begins_with_none()
{
    let last = |score| {
        placing(|table| {
            table.round = ROUNDS as u8;
            table.players[0].hand = [0, 2, 3, 1, 0, 0];
            table.players[0].score = score;
        })
    };
    assert_eq!(pass(&last(7).look(Draft::Nothing)), None, "six tiles cost 6 points either way");
    let position = last(6);
    assert_eq!(pass(&position.look(Draft::Nothing)), Some(Draft::Keep([0; COLOURS])));
    let one = touch(&position.look(Draft::Keep([0; COLOURS])), Piece::Hand(ME, Colour::Green)).draft;
    let scene = Scene::new(&position.look(one));
    assert!(matches!(scene.offer.what, What::Keep { lost: 5, last: true, .. }));
}

#[test]
fn the_back_shows_what_its_stars_have_become() {
    let components = Azul::components(&Setup::default()).expect("a good setup");
    let taste_of = |reading, tiles: &[(Space, Colour)], star| {
        let position = placing(|table| {
            table.side = Side::Back;
            table.reading = reading;
            for (space, colour) in tiles {
                table.players[0].board.lay(*space, *colour);
            }
        });
        taste(&position.view, &components, ME, star)
    };
    let rulebook = Reading::Rulebook;
    assert_eq!(taste_of(rulebook, &[], 1), Taste::Open);
    assert_eq!(taste_of(rulebook, &[(6, Colour::Blue)], 1), Taste::One(Colour::Blue));
    assert_eq!(taste_of(rulebook, &[], 0), Taste::Several(ColourSet::ALL));
    let free = Reading::EachStarEitherWay;
    assert_eq!(taste_of(free, &[(6, Colour::Blue)], 1), Taste::Open);
    assert_eq!(taste_of(free, &[(6, Colour::Blue), (7, Colour::Blue)], 1), Taste::One(Colour::Blue));
    let mixed = [(6, Colour::Blue), (7, Colour::Red)];
    let left = ColourSet::ALL.without(Colour::Blue).without(Colour::Red);
    assert_eq!(taste_of(free, &mixed, 1), Taste::Several(left));
    let five: Vec<(Space, Colour)> = (6..11).zip(Colour::ALL).collect();
    assert_eq!(taste_of(free, &five, 1), Taste::Several(ColourSet::only(Colour::Red)));
}

#[test]
fn news_mark_what_changed_since_my_last_turn() {
    let mut timeline = Timeline::<Azul>::begin(Setup::default(), Seed(5)).expect("a good setup");
    let mut legal = Vec::new();
    for _ in 0..2 {
        legal.clear();
        Azul::actions(timeline.state(), &mut legal);
        timeline.act(legal[0]).expect("legal");
    }
    let news = News::of(timeline.news_for(ME).map(|(_, event)| event));
    let table = Azul::view(timeline.state(), Viewer::Seat(ME));
    let look = Look {
        components: timeline.components(),
        view: &table,
        own: ME,
        opened: Some(Seat(1)),
        legal: &[],
        draft: Draft::Nothing,
        aim: (),
        news: &news,
        amends: true,
        hint: None,
    };
    let scene = Scene::new(&look);
    assert_eq!(scene.panels[1].gained, table.player(Seat(1)).hand);
    assert_eq!(total(&scene.panels[0].gained), 0);
    assert_eq!(scene.large.map(|large| large.seat), Some(Seat(1)));
    let placed =
        Event::Placed { seat: Seat(1), space: 9, colour: Colour::Orange, spent: [0; COLOURS], points: 1 };
    assert_eq!(News::of([placed].iter()).spaces(Seat(1)), 1 << 9);
}

#[test]
fn a_hint_points_at_its_pieces() {
    let position = placing(|table| table.players[0].hand = [0, 0, 3, 0, 0, 0]);
    let hint =
        *position.legal.iter().find(|action| matches!(action, Action::Place { .. })).expect("a placement");
    let Action::Place { space, colour, .. } = hint else { unreachable!("found as one") };
    let scene = Scene::new(&Look { hint: Some((hint, None)), ..position.look(Draft::Nothing) });
    let large = scene.large.expect("the own board is large");
    let hinted: Vec<usize> = (0..SPACES).filter(|space| large.cells[*space].hinted).collect();
    assert_eq!(hinted, [usize::from(space)]);
    assert!(scene.hand[colour.index()].hinted);
}

#[test]
fn the_others_follow_in_playing_order() {
    for seats in 2..=MOST_SEATS as u8 {
        let setup = Azul::with_seats(Setup::default(), seats);
        let components = Azul::components(&setup).expect("a good setup");
        let position = Position::of(&components, &Azul::start(&components, &setup, Seed(1), &mut ()));
        let scene = Scene::new(&Look { own: Seat(1), ..position.look(Draft::Nothing) });
        let others: Vec<u8> = staged::others(scene.own, scene.panels.len()).map(|seat| seat.0).collect();
        assert_eq!(others, [&[0][..], &[2, 0], &[2, 3, 0]][usize::from(seats) - 2]);
    }
}
