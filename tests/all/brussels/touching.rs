//! What the table of Bruxelles 1893 shows, and what touches lead to.

use super::scene::{ADA, Scene as Setting};
use crate::board_suite;
use crate::every_board::{Laid, Position, Tried, last_step, untold};
use salon::app::boards::brussels_1893::scene::parts::{Lead, Panel, Sheet};
use salon::app::boards::brussels_1893::scene::{Draft, Look, MoveKind, Piece, Scene};
use salon::app::boards::staged::{Entry, No, Shown, Staged};
use salon::engine::{Game, Rng, Seat, Seed};
use salon::games::brussels_1893::components::{Architect, Art, Office, Work};
use salon::games::brussels_1893::grid::{Iris, Space};
use salon::games::brussels_1893::{
    Action, Artwork, Brussels1893, Event, Options, Payment, Phase, SeatSet, Setup, State, Why,
};

board_suite!(Brussels1893);

impl Laid for Brussels1893 {
    fn pieces(scene: &Scene) -> Vec<Piece> {
        scene.pieces()
    }
}

impl Tried for Brussels1893 {
    fn pick(legal: &[Action], rng: &mut Rng) -> Action {
        // Whoever passes early sees little of the game.
        let going: Vec<Action> = legal.iter().copied().filter(|action| *action != Action::Pass).collect();
        if going.is_empty() || rng.index(8) == 0 {
            return legal[rng.index(legal.len())];
        }
        // Small stakes last longer.
        let small = |action: &&Action| !matches!(action, Action::Place { stake, .. } if *stake > 2);
        let few: Vec<Action> = going.iter().filter(small).copied().collect();
        let from = if few.is_empty() { &going } else { &few };
        from[rng.index(from.len())]
    }

    /// Francs are told apart by the step and the bands, and so are those that come back; of the spaces, a few are like the
    /// others. Which of those who are sent are travellers is chosen once they are sent.
    fn leads_on(look: &Look<'_>, piece: Piece) -> bool {
        match (look.draft, piece) {
            (Draft::Nothing, _) => true,
            (Draft::Space { .. }, Piece::Step(more)) => more,
            (Draft::Chosen(Action::Recover { .. }), Piece::Step(more)) => !more,
            (Draft::Chosen(Action::Office(_) | Action::OfficeWith { .. }), Piece::Choice(_)) => true,
            _ => false,
        }
    }

    fn told(scene: &Scene) -> Vec<(String, Entry)> {
        scene.panels.iter().flat_map(numbers).collect()
    }

    fn more_comes(_name: &str, scene: &Scene, kind: MoveKind, after: &State) -> Option<&'static str> {
        let replaces = after.table().due().is_some_and(|open| matches!(open.why, Why::Replace { .. }));
        if kind == MoveKind::Market && replaces {
            return Some("a sale pays once a displayed artwork has gone back for it");
        }
        (after.table().phase != scene.phase).then_some("the phase is over, and what follows comes by itself")
    }
}

fn numbers(panel: &Panel) -> Vec<(String, Entry)> {
    let mut told = vec![
        ("francs", panel.francs),
        ("points", panel.points),
        ("worth", panel.worth),
        ("reserve", panel.reserve),
        ("court", panel.court),
        ("houses", panel.houses),
        ("jokers", panel.jokers),
    ];
    told.extend(panel.tracks.map(|part| ("level", part.level)));
    told.extend(panel.materials.map(|entry| ("material", entry)));
    told.extend(panel.artworks.map(|entry| ("artwork", entry)));
    told.extend(panel.extras.whites.map(|entry| ("white", entry)));
    told.push(("travellers", panel.extras.travellers));
    let name = |(at, (name, entry)): (usize, (&str, Entry))| (format!("{name} {at} {}", panel.seat.0), entry);
    told.into_iter().enumerate().map(name).collect()
}

/// Plays at random until something is so.
fn until(seats: u8, is: impl Fn(&State) -> bool) -> Position<Brussels1893> {
    let setup = Setup { seats, ..Setup::default() };
    let components = Brussels1893::components(&setup).expect("a good setup");
    for seed in 0..200 {
        let mut state = Brussels1893::start(&components, &setup, Seed(seed), &mut ());
        let mut rng = Rng::new(Seed(seed));
        let mut legal = Vec::new();
        loop {
            if is(&state) {
                return Position::of(&components, &state);
            }
            legal.clear();
            Brussels1893::actions(&state, &mut legal);
            if legal.is_empty() {
                break;
            }
            let action = <Brussels1893 as Tried>::pick(&legal, &mut rng);
            Brussels1893::apply(&mut state, action, &mut ());
        }
    }
    panic!("it never came to that")
}

#[test]
fn a_stake_tells_who_would_lead_the_column_and_confirms_at_the_second_touch() {
    let position = until(4, |state| {
        let table = state.table();
        let me = table.player(table.to_move());
        let rivals =
            (0..5).any(|column| table.is_active_column(column) && !table.column_leaders(column).is_empty());
        table.due().is_none() && rivals && me.francs > 4 && me.reserve > 0
    });
    let table = position.state.table();
    let space = (0..25).map(salon::games::brussels_1893::grid::Space).find(|space| {
        table.is_active(*space)
            && table.spot(*space).worker.is_none()
            && !table.column_leaders(space.column()).is_empty()
    });
    let space = space.expect("a free space in a column that somebody leads");
    let draft = position.touched(&[Piece::Space(space)]);
    assert_eq!(draft, Draft::Space { space, stake: 1 });
    let Sheet::Stake(stake) = position.scene(draft).sheet else { panic!("no stake") };
    // The bands follow each other, and their results get no worse.
    assert_eq!(
        (stake.bands[0].francs[0], stake.bands.last().map(|band| band.francs[1])),
        (1, Some(stake.most))
    );
    for pair in stake.bands.windows(2) {
        assert_eq!(pair[0].francs[1] + 1, pair[1].francs[0]);
        assert!((pair[0].lead as u8) < pair[1].lead as u8);
    }
    if let Some(at) = stake.bands.iter().position(|band| band.lead == Lead::Leads) {
        let led = position.touch(draft, Piece::Band(at as u8)).draft;
        let column = position.scene(led).board.columns[usize::from(space.column())].clone();
        assert_eq!(column.leaders.only(), Some(position.own));
    }
    assert!(position.touch(draft, Piece::Space(space)).confirms);
    assert!(position.touch(draft, Piece::Step(false)).refused.is_some(), "a worker needs a franc");
}

#[test]
fn a_sale_is_told_ahead_though_what_goes_back_for_it_is_chosen_later() {
    // Strauven's board adds a franc and a point.
    for side_b_boards in [false, true] {
        let options = Options { side_b_boards, ..Options::default() };
        let mut scene = Setting::of(&Setup { seats: 3, options, edition: None });
        scene.board(ADA, Architect::Strauven);
        scene.artworks(ADA, Art::Blue, 1);
        scene.table.market.display = [Art::Green, Art::Brown].map(|art| Some(Artwork::of(art)));
        let mut play = scene.deal(1);
        play.place(Work::Sale).act(Action::Sell(Art::Blue));
        let position: Position<Brussels1893> = Position::of(&scene.components, &play.state);
        let before = position.scene(Draft::Nothing);
        for action in play.offered() {
            let shown = position.scene(Draft::Chosen(action));
            let told = |shown: &Scene| {
                let Panel { francs, points, worth, .. } = shown.panels[0];
                [francs, points, worth]
            };
            let mut sold = play.clone();
            sold.act(action);
            assert_eq!(shown.town.stacks, before.town.stacks, "nothing went back yet");
            let first = sold.offered()[0];
            sold.act(first);
            let after: Position<Brussels1893> = Position::of(&scene.components, &sold.state);
            let now = after.scene(Draft::Nothing);
            assert_eq!(told(&shown).map(Entry::then), told(&now).map(|entry| entry.now));
            if side_b_boards {
                assert!(told(&shown)[..2].iter().all(|entry| entry.change > 0));
            }
        }
    }
}

#[test]
fn every_place_of_the_marker_says_what_it_brings() {
    let position = until(3, |state| {
        matches!(
            state.table().due().map(|open| open.why),
            Some(salon::games::brussels_1893::Why::Market { .. })
        )
    });
    let scene = position.scene(Draft::Nothing);
    let centres = &scene.town.market.centres;
    assert_eq!(centres.len(), position.legal.len());
    assert!(centres.iter().any(|part| part.best));
    for part in centres {
        let [column, row] = part.at;
        let draft = position.touched(&[Piece::Centre(column, row)]);
        let after = position.scene(draft);
        let panel = after.panel(position.own).expect("a panel");
        let [points, francs] = part.pays.map(i32::from);
        assert_eq!((panel.points.change, panel.francs.change), (points, francs));
    }
}

#[test]
fn a_house_goes_where_a_touch_on_the_board_puts_it() {
    let position = until(4, |state| {
        matches!(state.table().due().map(|open| open.why), Some(salon::games::brussels_1893::Why::House))
    });
    let lit = position.scene(Draft::Nothing).board.spaces.iter().filter(|part| part.mark.legal).count();
    assert_eq!(lit, position.legal.len());
    let Some(Action::House(space)) = position.legal.first().copied() else { panic!("no place") };
    let scene = position.scene(position.touched(&[Piece::Space(space)]));
    assert!(scene.board.spaces[space.index()].built);
    assert_eq!(scene.offer().main.as_ref().map(|main| main.kind), Some(MoveKind::House));
}

#[test]
fn a_worker_is_put_for_an_action_that_is_named() {
    let position = until(2, |state| state.table().phase == salon::games::brussels_1893::Phase::Turns);
    let placed = position.legal.iter().find_map(|action| match action {
        Action::Place { space, stake: 1 } => Some(*space),
        _ => None,
    });
    let space = placed.expect("a space");
    let scene = position.scene(position.touched(&[Piece::Space(space)]));
    let work: Work = scene.board.spaces[space.index()].work;
    assert_eq!(scene.offer().main.as_ref().map(|main| main.kind), Some(MoveKind::Place(work)));
    assert!(scene.board.spaces[space.index()].comes);
    assert_eq!(<Brussels1893 as Staged>::opens(Piece::Seat(position.own)), Some(position.own));
}

/// Spaces of a position with a house of an opponent where a worker would have no effect now.
fn idle_beside_a_house(position: &Position<Brussels1893>) -> Vec<Space> {
    let spaces = position.legal.iter().filter_map(|action| match action {
        Action::Place { space, stake: 1 } => Some(*space),
        _ => None,
    });
    let is_idle = |space: &Space| {
        let scene = position.scene(position.touched(&[Piece::Space(*space)]));
        scene.offer().main.as_ref().map(|main| main.kind) == Some(MoveKind::PlaceIdle)
            && scene.board.spaces[space.index()].house.is_some_and(|owner| owner != position.own)
    };
    spaces.filter(is_idle).collect()
}

#[test]
fn by_agreement_a_worker_without_effect_promises_no_gift() {
    let mut promised = [0; 2];
    for (at, always) in [false, true].into_iter().enumerate() {
        let options = Options { free_action_on_empty_action: always, ..Options::default() };
        let setup = Setup { seats: 4, options, ..Setup::default() };
        let components = Brussels1893::components(&setup).expect("a good setup");
        super::prospects::positions_of(&setup, 0..6, |_, state, _, _| {
            if state.table().phase != salon::games::brussels_1893::Phase::Turns {
                return;
            }
            let position = Position::of(&components, state);
            for space in idle_beside_a_house(&position) {
                let scene = position.scene(position.touched(&[Piece::Space(space)]));
                let Sheet::Stake(stake) = &scene.sheet else { panic!("a stake") };
                promised[at] += usize::from(stake.free.is_some_and(|(_, gift)| gift.is_some()));
            }
        });
    }
    assert!(promised[0] == 0 && promised[1] > 0, "{promised:?}");
}

#[test]
fn workers_go_to_court_and_travellers_home_from_where_they_stood() {
    let components = Brussels1893::components(&Setup::default()).expect("the printed box");
    let from = |event: &Event| -> Vec<String> {
        let flights = Brussels1893::flights(event, &components);
        flights.into_iter().map(|flight| flight.from[0].clone()).collect()
    };
    let office = |office: Office| Piece::Office(office).id();
    let court = Event::Court {
        workers: [2, 2, 0, 0, 0],
        leaders: SeatSet(0b11),
        from: [Some(Office::Market), Some(Office::Park), None, None, None],
    };
    assert_eq!(from(&court), [office(Office::Market), office(Office::Park)]);
    let mut travellers = [0; 4];
    travellers[Office::StockExchange.index()] = 1;
    assert_eq!(from(&Event::Departed { travellers }), [office(Office::StockExchange)]);
}

#[test]
fn what_is_paid_for_a_building_flies_away_from_whoever_pays() {
    let components = Brussels1893::components(&Setup::default()).expect("the printed box");
    let payment = Payment { materials: [1, 0, 2, 0], jokers: 1, in_francs: 1, instead: None };
    let paid = Event::Paid { seat: Seat(1), payment, without_jokers: 0, tier: 0 };
    let flights = Brussels1893::flights(&paid, &components);
    let symbols: Vec<&str> = flights.iter().map(|flight| flight.symbol.as_str()).collect();
    let coins = symbols.iter().filter(|symbol| **symbol == "bx-coin").count();
    let cubes = symbols.iter().filter(|symbol| symbol.starts_with("bx-cube-")).count();
    assert_eq!((coins, cubes), (3, 4), "{symbols:?}");
    let banks = [Piece::Office(Office::StockExchange), Piece::Office(Office::Market)].map(Piece::id);
    for flight in &flights {
        assert!(
            banks.contains(&flight.to[0]) && flight.from.contains(&Piece::Seat(Seat(1)).id()),
            "{flight:?}"
        );
    }
}

#[test]
fn a_white_artwork_flies_back_with_its_white_side_up() {
    let components = Brussels1893::components(&Setup::default()).expect("the printed box");
    let symbol = |white: bool| {
        let back = Artwork { art: Art::Blue, white };
        let flights = Brussels1893::flights(&Event::Withdrawn { seat: Seat(0), slot: 0, back }, &components);
        flights[0].symbol.clone()
    };
    assert_eq!((symbol(true).as_str(), symbol(false).as_str()), ("bx-white-blue", "bx-art-blue"));
}

#[test]
fn an_iris_that_the_stock_exchange_card_does_not_name_says_so_where_the_corner_is_laid() {
    let position = until(3, |state| state.table().phase == Phase::Corner);
    let card = position.view.table.stock.expect("a card lies there");
    let corners = position.components.stock(card).corners(3).len() as u8;
    let (mut lit, mut refused) = (0, 0);
    for iris in Iris::all() {
        let piece = Piece::Iris(iris);
        let response = position.touch(Draft::Nothing, piece);
        if position.scene(Draft::Nothing).board.irises[usize::from(iris.0)].mark.legal {
            assert!(response.refused.is_none());
            lit += 1;
        } else {
            assert_eq!(response.refused, Some(No::Action(Action::Corner(corners))));
            refused += 1;
        }
    }
    assert!(lit > 1 && refused > 4, "{lit} {refused}");
}

#[test]
fn how_the_points_were_made_is_told_with_the_end_and_not_ahead_of_it() {
    let setup = Brussels1893::sample_setups().swap_remove(0);
    let [was, end] = last_step::<Brussels1893>(&setup, 3);
    let [before, held, told] =
        [was.scene(Draft::Nothing), untold(&was, &end), end.scene(Draft::Nothing)].map(|scene| scene.panels);
    for ((before, held), told) in before.iter().zip(&held).zip(&told) {
        assert!(told.closed && !held.closed && !before.closed);
        assert_eq!((held.worth, held.lines), (before.worth, before.lines));
        assert_eq!((held.buildings, held.unpaid), (before.buildings, before.unpaid));
    }
}
