//! What the scenes of Azul: Summer Pavilion show, and what touching their pieces leads to.

use crate::every_board::{Laid, Tried};
use salon::app::boards::azul_summer_pavilion::art::board::Taste;
use salon::app::boards::azul_summer_pavilion::scene::*;
use salon::app::boards::azul_summer_pavilion::words::piece::supply_note;
use salon::app::boards::pen::{Pen, Spoken};
use salon::app::boards::staged::{self, Entry};
use salon::app::session::Worded;
use salon::app::words::Language;
use salon::engine::{Game, Rng, Seat, Seed, Timeline, Viewer};
use salon::games::azul_summer_pavilion::board::star_of;
use salon::games::azul_summer_pavilion::tile::total;
use salon::games::azul_summer_pavilion::{
    Action, AzulSummerPavilion, COLOURS, Colour, ColourSet, Event, FEATURES, FeatureId, HIGHEST_NUMBER,
    MOST_CORNERS, Phase, RING, ROUNDS, Reading, Reason, Refusal, SPACES, STARS, Setup, Side, Source, Space,
    Stage, State, Table, Tiles, why_no_space, why_not,
};
use std::collections::HashSet;

type Azul = AzulSummerPavilion;
pub type Position = crate::every_board::Position<Azul>;

crate::board_suite!(AzulSummerPavilion);

impl Laid for AzulSummerPavilion {
    fn pieces(scene: &Scene) -> Vec<Piece> {
        let mut pieces = vec![Piece::Bag, Piece::Tower];
        pieces.extend(Colour::ALL.map(Piece::Supply));
        pieces.extend((1..=ROUNDS as u8).map(Piece::Round));
        pieces.extend((0..STARS as u8).map(|star| Piece::Star(scene.goals.seat, star)));
        pieces.extend((1..=HIGHEST_NUMBER as u8).map(|number| Piece::Number(scene.goals.seat, number)));
        match &scene.large {
            Some(large) => {
                let seat = large.seat;
                pieces.extend((0..SPACES as Space).map(|space| Piece::Space(seat, space)));
                pieces.extend((0..FEATURES as FeatureId).map(|id| Piece::Feature(seat, id)));
                pieces.extend((0..MOST_CORNERS).map(|at| Piece::Corner(seat, at)));
            }
            None => pieces.extend(pools_shown(scene)),
        }
        for panel in &scene.panels {
            let seat = panel.seat;
            let held = Colour::ALL.into_iter().filter(|colour| scene.holds(seat, *colour));
            pieces.extend(held.map(|colour| Piece::Held(seat, colour)));
            if seat == scene.own {
                pieces.push(Piece::Name(seat));
                pieces.extend(scene.large.is_none().then_some(Piece::Own(seat)));
                pieces.extend(Colour::ALL.map(|colour| Piece::Hand(seat, colour)));
            } else {
                pieces.push(Piece::Seat(seat));
            }
            // A small board shows what is laid.
            if seat != scene.own || scene.large.is_none() {
                let laid = (0..SPACES as Space).filter(|space| panel.board.has(*space));
                pieces.extend(laid.map(|space| Piece::Space(seat, space)));
            }
        }
        if let What::Placing(placing) = &scene.offer.what {
            if placing.colours.len() > 1 {
                pieces.extend(placing.colours.iter().map(Piece::Tint));
            }
            if placing.payments.clone().count() > 1 {
                pieces.extend(placing.payments.clone().map(Piece::Payment));
            }
        }
        pieces
    }
}

/// What lies on the factories and in the centre, tile by tile, and the centre's empty niches.
fn pools_shown(scene: &Scene) -> Vec<Piece> {
    let mut pieces: Vec<Piece> =
        Colour::ALL.into_iter().map(|colour| Piece::Pick(Source::Centre, colour)).collect();
    for pool in &scene.pools {
        for pick in &pool.picks {
            pieces.push(Piece::Pick(pool.source, pick.colour));
            pieces.extend((0..pick.count).map(|at| Piece::Tile(pool.source, pick.colour, at)));
        }
    }
    pieces.extend((!matches!(scene.token, Token::Taken(_))).then_some(Piece::Token));
    pieces
}

impl Tried for AzulSummerPavilion {
    /// A player who seldom passes comes to bonus tiles and full stars.
    fn pick(legal: &[Action], rng: &mut Rng) -> Action {
        let action = legal[rng.index(legal.len())];
        if matches!(action, Action::Pass) && rng.index(4) > 0 { legal[0] } else { action }
    }

    fn told(scene: &Scene) -> Vec<(String, Entry)> {
        let own = &scene.panels[scene.own.index()];
        let centre = scene.pool(Source::Centre).expect("there is a centre");
        let starts = match scene.token {
            Token::Free => Entry::of(0, 0),
            Token::Coming(_) => Entry::of(0, 1),
            Token::Taken(seat) => Entry::of(seat == scene.own, 0),
        };
        let mut told = vec![("score".to_owned(), own.score), ("starts".to_owned(), starts)];
        for colour in Colour::ALL {
            let at = colour.index();
            // What is kept lies in the corners until the next round.
            let held = scene.hand[at].count;
            told.push((
                format!("tiles {colour:?}"),
                Entry { now: held.now + i32::from(own.corners[at]), ..held },
            ));
            let pick = centre.picks.iter().find(|pick| pick.colour == colour);
            let (count, taken) = pick.map_or((0, 0), |pick| (pick.count, pick.taken));
            let coming = i32::from(scene.coming[at]) - i32::from(taken);
            told.push((format!("centre {colour:?}"), Entry::of(count, coming)));
        }
        told
    }

    fn more_comes(name: &str, scene: &Scene, _kind: MoveKind, after: &State) -> Option<&'static str> {
        let over = after.table().phase() == Phase::Over;
        match name {
            "score" if over => Some("what the end brings comes too"),
            "starts" if after.table().round != scene.round => {
                Some("a round begins, and the tile lies in the centre")
            }
            name if name.starts_with("tiles") => match &scene.offer.what {
                _ if over => Some("at the end the corners are cleared"),
                What::Placing(placing)
                    if placing.makes.tiles > 0 && !matches!(after.table().phase(), Phase::Bonus(_)) =>
                {
                    Some("where there is no choice the bonus tiles come with the placement")
                }
                _ => None,
            },
            _ => None,
        }
    }

    fn assert_refused(_state: &State, look: &Look<'_>, piece: Piece, why: Refusal) {
        let space = match piece {
            Piece::Space(_, space) => space,
            Piece::Hand(_, colour)
                if look.view.phase() == Phase::Place && !matches!(look.draft, Draft::Keep(_)) =>
            {
                let places =
                    |action: &Action| matches!(action, Action::Place { colour: of, .. } if *of == colour);
                assert!(!look.legal.iter().any(places), "{colour:?} could be placed");
                assert_eq!(why_no_space(look.view, look.components, colour), Some(why));
                return;
            }
            _ => {
                let plain = |why| matches!(why, Refusal::CornersFull(_) | Refusal::NoneHeld(_));
                let early = matches!(why, Refusal::NotNow { .. });
                return assert!(plain(why) || early, "{piece:?}: {why:?}");
            }
        };
        assert!(look.colours(space).is_empty(), "a tile could be placed on {space}");
        assert_eq!(why_not(look.view, look.components, space), Some(why));
    }
}

#[test]
fn a_placement_tells_what_it_scores_closes_and_secures() {
    for (number, setup) in (0..).zip(Azul::sample_setups()) {
        crate::every_board::positions::<Azul>(&setup, 500 + number, 11, |components, state| {
            let position = Position::of(components, state);
            for draft in position.explore().0.into_iter().step_by(3) {
                let offer = position.scene(draft).offer;
                let (What::Placing(placing), Some(main)) = (&offer.what, &offer.main) else { continue };
                let (mut after, mut events) = (state.clone(), Vec::new());
                main.actions().iter().for_each(|action| Azul::apply(&mut after, *action, &mut events));
                check_placement(placing, &events, position.own);
            }
        });
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
    assert_eq!(placing.makes.features.iter().flatten().map(|(id, _)| *id).collect::<Vec<_>>(), surrounded);
    let placed = events.iter().find_map(|event| match event {
        Event::Placed { points, spent, .. } => Some((*points, *spent)),
        _ => None,
    });
    assert_eq!(placed, Some((placing.makes.points, placing.spent)));
    let run: HashSet<&Space> = placing.run.iter().collect();
    assert_eq!([run.len(), placing.run.len()], [usize::from(placing.makes.points); 2]);
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
pub fn placing(arrange: impl FnOnce(&mut Table)) -> Position {
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

pub const ME: Seat = Seat(0);

/// With what words of a scene are written.
fn pen<'a>(position: &'a Position, scene: &'a Scene, language: Language) -> Pen<'a, Azul> {
    let (components, view) = (&*position.components, &position.view);
    Pen { language, components, players: &[], viewer: Viewer::Seat(ME), view, scene }
}

#[test]
fn a_take_lights_everything_that_comes_along() {
    let setup = Setup::default();
    let components = Azul::components(&setup).expect("a good setup");
    let mut table = *Azul::start(&components, &setup, Seed(1), &mut ()).table();
    // Two purple, which is wild, a green and a yellow; the centre has three yellow and a purple.
    table.factories[0] = [2, 1, 0, 1, 0, 0];
    table.centre = [1, 0, 0, 3, 0, 0];
    let position = Position::of(&components, &Azul::imagine(&components, &table, &mut Rng::new(Seed(2))));
    let draft = position.touched(&[Piece::Pick(Source::Factory(0), Colour::Green)]);
    let scene = position.scene(draft);
    let taken: Vec<(Colour, u8, u8)> =
        scene.pools[0].picks.iter().map(|pick| (pick.colour, pick.count, pick.taken)).collect();
    assert_eq!(taken, [(Colour::Purple, 2, 1), (Colour::Green, 1, 1), (Colour::Yellow, 1, 0)]);
    assert_eq!(scene.coming, [1, 0, 0, 1, 0, 0]);
    assert_eq!(scene.token, Token::Free);
    assert!(matches!(scene.offer.what, What::Take { along: Some(Colour::Purple), lost: 0, .. }));
    // Another touch lets go; wild tiles cannot be named.
    assert_eq!(position.touch(draft, Piece::Pick(Source::Factory(0), Colour::Green)), Response::default());
    let wild = position.touch(draft, Piece::Pick(Source::Factory(0), Colour::Purple));
    assert_eq!(wild.draft, draft);
    assert!(wild.refused.is_some());

    let centre = position.touched(&[Piece::Pick(Source::Centre, Colour::Yellow)]);
    let scene = position.scene(centre);
    assert_eq!(scene.token, Token::Coming(4));
    // What costs points is asked, though a take needs no more touches: only the other takes are decided by one.
    assert!(scene.offer.main.is_some() && scene.offer.decided().is_none());
    let free = position.touched(&[Piece::Pick(Source::Factory(0), Colour::Green)]);
    assert!(position.scene(free).offer.decided().is_some());
    assert_eq!(scene.panels[position.view.to_move.index()].score.then(), 1);
}

#[test]
fn a_space_of_several_colours_starts_with_the_cheapest_and_offers_every_payment() {
    // Purple is wild: green 2 needs a purple, orange 2 does not.
    let position = placing(|table| table.players[0].hand = [2, 1, 2, 0, 0, 0]);
    let two = (0..6)
        .find(|space| position.state.components().number(Side::Front, *space) == 2)
        .expect("a centre 2");
    let draft = position.touched(&[Piece::Space(ME, two)]);
    assert_eq!(
        draft,
        Draft::Space { space: two, colour: Colour::Purple, wilds: None },
        "of equal ones the most held"
    );
    let What::Placing(offered) = position.scene(draft).offer.what else { panic!("a placement") };
    assert_eq!(offered.colours.iter().collect::<Vec<_>>(), [Colour::Purple, Colour::Green, Colour::Orange]);
    let green = position.touched(&[Piece::Space(ME, two), Piece::Tint(Colour::Green)]);
    let What::Placing(offered) = position.scene(green).offer.what else { panic!("a placement") };
    assert_eq!((offered.spent, offered.payments), ([1, 1, 0, 0, 0, 0], 1..=1));
    let orange =
        position.touched(&[Piece::Hand(ME, Colour::Orange), Piece::Space(ME, two), Piece::Payment(1)]);
    let What::Placing(offered) = position.scene(orange).offer.what else { panic!("a placement") };
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
    let draft = position.touched(&[Piece::Space(ME, 6)]);
    let What::Placing(offered) = position.scene(draft).offer.what else { panic!("a placement") };
    assert_eq!(offered.run, [10, 11, 6, 7]);
    let whole = placing(|table| {
        table.players[0].hand = [0, 0, 6, 0, 0, 0];
        for space in [7, 8, 9, 10, 11] {
            table.players[0].board.lay(space, Colour::Orange);
        }
    });
    let What::Placing(offered) = whole.scene(whole.touched(&[Piece::Space(ME, 6)])).offer.what else {
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
    let scene = position.scene(draft);
    assert!(matches!(
        scene.offer.what,
        What::Keep { discarded: [0, 0, 1, 1, 0, 0], lost: 2, hasty: true, .. }
    ));
    let large = scene.large.expect("the own board is large");
    assert_eq!(large.corners, [Colour::Green, Colour::Green, Colour::Orange, Colour::Orange]);
    // The corners are full: one has to be put back first.
    let full = position.touch(draft, Piece::Hand(ME, Colour::Yellow));
    assert_eq!(full.refused, Some(No::Because(Refusal::CornersFull(4))));
    let freed = position.touch(draft, Piece::Corner(ME, 3)).draft;
    assert_eq!(position.touch(freed, Piece::Hand(ME, Colour::Yellow)).draft, Draft::Keep([0, 2, 1, 1, 0, 0]));
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
    let one = position.touch(Draft::Keep([0; COLOURS]), Piece::Hand(ME, Colour::Green)).draft;
    let scene = position.scene(one);
    assert!(matches!(scene.offer.what, What::Keep { lost: 5, last: true, .. }));
}

#[test]
fn a_player_who_can_place_nothing_is_told_the_loss_that_storing_does_not_avert() {
    let told = |round, hand| {
        let position = placing(|table| {
            (table.round, table.auto_pass) = (round, false);
            let player = &mut table.players[0];
            (player.hand, player.score) = (hand, 10);
            // A full board.
            (0..SPACES).for_each(|at| player.board.lay(at as Space, Colour::ALL[at % RING]));
        });
        let scene = position.scene(Draft::Nothing);
        Azul::preview(&pen(&position, &scene, Language::English))
    };
    let last = ROUNDS as u8;
    assert_eq!(told(2, [1, 0, 2, 0, 0, 0]), "No tile can be placed");
    assert_eq!(
        told(2, [1, 0, 2, 0, 0, 3]),
        "No tile can be placed · what the corners cannot hold costs 2 points"
    );
    assert_eq!(
        told(last, [1, 0, 2, 0, 0, 0]),
        "No tile can be placed · the tiles that are left cost 3 points"
    );
    assert_eq!(
        told(last, [1, 0, 2, 0, 0, 7]),
        "No tile can be placed · what the corners cannot hold costs 6 points",
        "ten tiles are more than 10 points pay for"
    );
}

#[test]
fn a_placement_announces_the_bonus_tiles_that_the_supply_has_and_whether_they_are_chosen() {
    let components = Azul::components(&Setup::default()).expect("a good setup");
    // The last tile around every feature that it touches.
    let announced = |star: Colour, number, supply: Tiles| {
        let is = |space: &Space| {
            components.star_colours[star_of(*space)] == Some(star)
                && components.number(Side::Front, *space) == number
        };
        let space = (0..SPACES as Space).find(is).expect("every star has the number");
        let around = components.touching(space).fold(0, |set, id| set | components.feature(id).spaces);
        let position = placing(|table| {
            (table.supply, table.bag, table.tower) = (supply, [0; COLOURS], [0; COLOURS]);
            let player = &mut table.players[0];
            player.hand[star.index()] = number;
            let others = (0..SPACES as Space).filter(|at| *at != space && around >> at & 1 == 1);
            others.for_each(|at| player.board.lay(at, star));
        });
        let scene = position.scene(position.touched(&[Piece::Space(ME, space)]));
        let preview = Azul::preview(&pen(&position, &scene, Language::English));
        let closes: Vec<&str> = preview.split(" · ").filter(|clause| clause.contains("bonus")).collect();
        [closes.join(", "), supply_note(Language::English, &scene)]
    };
    let window = |supply| announced(Colour::Red, 6, supply);
    assert_eq!(window([0, 4, 0, 0, 6, 0]), ["window: 3 bonus tiles", "choose 3 after placing"]);
    assert_eq!(window([0, 1, 0, 0, 2, 0]), ["window: 3 bonus tiles", "placing takes all"]);
    assert_eq!(window([0, 1, 0, 0, 1, 0]), ["window: 2 bonus tiles", "placing takes all"]);
    assert_eq!(window([0, 9, 0, 0, 0, 0]), ["window: 3 bonus tiles", "placing takes 3"]);
    assert_eq!(window([0; COLOURS]), ["window: 0 bonus tiles", ""]);
    let [closes, note] = announced(Colour::Orange, 2, [1, 0, 1, 0, 0, 0]);
    let counted = closes.chars().filter_map(|letter| letter.to_digit(10)).sum::<u32>();
    assert_eq!((counted, note.as_str()), (2, "placing takes all"), "{closes}");
}

#[test]
fn the_last_round_promises_no_next_one() {
    let languages = [
        (Language::English, "next round", "each of the others"),
        (Language::Traditional, "下一輪", "其餘"),
        (Language::Simplified, "下一轮", "其余"),
    ];
    for round in [ROUNDS as u8 - 1, ROUNDS as u8] {
        let position = placing(|table| table.round = round);
        let scene = position.scene(Draft::Nothing);
        for (language, next, others) in languages {
            let pen = pen(&position, &scene, language);
            let begins = Azul::reason(&Reason::Begins, &position.view, &pen.speech());
            let about = |piece| Azul::about(&pen, piece);
            let goes_on = usize::from(round) < ROUNDS;
            for said in [begins, about(Piece::Token), about(Piece::Corner(ME, 0))] {
                assert_eq!(said.contains(next), goes_on, "round {round}: {said}");
            }
            let hand = about(Piece::Hand(ME, Colour::Red));
            assert_eq!(hand.contains(others), goes_on, "round {round}: {hand}");
        }
    }
}

#[test]
fn a_space_with_a_1_is_not_said_to_take_wild_tiles_for_its_colour() {
    let position = placing(|_| {});
    let scene = position.scene(Draft::Nothing);
    for (language, several, one) in [
        (Language::English, "stand for all but one", "cannot stand for it"),
        (Language::Traditional, "湊數", "不能用其他顏色的百搭瓷磚代替"),
        (Language::Simplified, "凑数", "不能用其他颜色的百搭瓷砖代替"),
    ] {
        for space in 0..SPACES as Space {
            let said = Azul::about(&pen(&position, &scene, language), Piece::Space(ME, space));
            let single = position.components.number(Side::Front, space) == 1;
            assert_eq!((said.contains(one), said.contains(several)), (single, !single), "{said}");
        }
    }
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
        position.view.taste(&components, ME, star)
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
    let news = timeline.told(timeline.latest_decision_of(ME), Viewer::Seat(ME));
    let events: Vec<Event> = news.map(|(_, event)| *event).collect();
    let news = staged::news::<Azul>(&events, timeline.components());
    let mut position = Position::seen_by(timeline.components(), timeline.state(), Viewer::Seat(ME));
    position.news = news;
    let scene = staged::scene(&Look { opened: Some(Seat(1)), ..position.look(Draft::Nothing) });
    assert_eq!(scene.panels[1].gained, position.view.player(Seat(1)).hand);
    assert_eq!(total(&scene.panels[0].gained), 0);
    assert_eq!(scene.large.map(|large| large.seat), Some(Seat(1)));
    let (seat, side, colour) = (Seat(1), Side::Front, Colour::Orange);
    let placed = Event::Placed { seat, space: 9, side, colour, spent: [0; COLOURS], points: 1 };
    assert_eq!(staged::news::<Azul>(&[placed], timeline.components()).spaces[1], 1 << 9);
}
