//! What hints say is so, whatever the rank of the move that they say it of.

use super::prospects::{after, positions_of};
use super::scene::{ADA, BO, MAETERLINCK, Play, Scene, VANDERVELDE, at};
use salon::engine::{Advice, Game, Seat, Style};
use salon::games::brussels_1893::components::{
    Art, Cube, Material, NobleId, Office, Reward, Track, Work, Zone,
};
use salon::games::brussels_1893::grid::{Iris, SPACES, Space};
use salon::games::brussels_1893::{
    Action, Artwork, Brussels1893, Event, Options, Payment, Phase, Reason, Setup, State, Why, total,
    zone_counts,
};
use std::collections::BTreeMap;

fn reasons(play: &Play, action: Action) -> Vec<Reason> {
    assert!(play.offered().contains(&action), "{action:?}");
    Brussels1893::reasons(&play.state, &action)
}

fn legal(state: &State) -> Vec<Action> {
    let mut legal = Vec::new();
    Brussels1893::actions(state, &mut legal);
    legal
}

/// What may come of an action by its end, whatever is chosen in it.
#[derive(Default)]
struct Ways {
    /// Points and francs of sales.
    sales: Vec<[u16; 2]>,
    /// Points of houses at once.
    houses: Vec<u16>,
    /// Nobles to be bought.
    nobles: Vec<NobleId>,
}

impl Ways {
    fn of(state: &State, action: Action) -> Self {
        let mut ways = Self::default();
        ways.follow(state, action);
        ways
    }

    fn follow(&mut self, state: &State, action: Action) {
        let why = state.table().due().map(|open| open.why);
        if let (Action::Market { column, row }, Some(Why::Market { sold })) = (action, why) {
            return self.sales.push(sold.pays(state.components(), [column, row]).map(u16::from));
        }
        let (then, events) = after(state, action);
        for event in events {
            if let Event::Paid { without_jokers, tier, .. } = event {
                return self.houses.push(u16::from(without_jokers) + u16::from(tier));
            }
        }
        // What may be declined comes before the action itself.
        let is_offer = matches!(then.table().due().map(|open| open.why), Some(Why::Card(_) | Why::Adjust));
        for next in legal(&then) {
            match next {
                Action::Buy(slot) => self.nobles.extend(then.table().nobles[usize::from(slot)]),
                Action::Copy(_)
                | Action::Sell(_)
                | Action::SellWhite(_)
                | Action::As(_)
                | Action::Market { .. }
                | Action::Pay(_) => self.follow(&then, next),
                Action::Decline if is_offer => self.follow(&then, next),
                _ => {}
            }
        }
    }
}

/// The most points that a seat can have at the end by whom it leaves unpaid.
fn best_total(state: &State, seat: Seat) -> i32 {
    let table = state.table();
    if table.phase != Phase::Salaries || table.player(seat).settled {
        return total(state.components(), table, seat);
    }
    legal(state).into_iter().map(|action| best_total(&after(state, action).0, seat)).max().expect("a choice")
}

/// Whether an effect did something for a seat, or asks what it shall be.
fn bears(seat: Seat, then: &State, events: &[Event]) -> bool {
    let asks = then.table().due().is_some_and(|open| {
        open.seat == seat && matches!(open.why, Why::Choose { .. } | Why::Material { .. } | Why::White)
    });
    asks || events.iter().any(|event| match event {
        Event::Gained { seat: of, .. }
        | Event::Advanced { seat: of, .. }
        | Event::Freed { seat: of, .. }
        | Event::Travellers { seat: of, .. } => *of == seat,
        _ => false,
    })
}

/// Holds every reason for an action against what then happens.
fn check(state: &State, all: &[Action], action: Action, said: &[Reason]) {
    let (c, t, seat) = (state.components(), state.table(), state.table().to_move());
    let (then, events) = after(state, action);
    let worth = |action: &Action| Brussels1893::appraise(state, action, Style::Builder);
    let ways = || Ways::of(state, action);
    let acts = matches!(
        action,
        Action::Place { .. }
            | Action::Office(Office::Park)
            | Action::OfficeWith { office: Office::Park, .. }
            | Action::Copy(_)
            | Action::Sell(_)
            | Action::SellWhite(_)
            | Action::As(_)
    );
    let gain = |of: fn(&Reason) -> Option<u16>| said.iter().find_map(of).unwrap_or(0);
    let points = gain(|reason| if let Reason::Points(n) = reason { Some(*n) } else { None });
    let francs = gain(|reason| if let Reason::Francs(n) = reason { Some(*n) } else { None });
    if acts && points + francs > 0 {
        assert!(ways().sales.contains(&[points, francs]), "{points} points, {francs} francs");
    }
    for reason in said {
        match *reason {
            Reason::House { points } => {
                assert_eq!(ways().houses.into_iter().max(), Some(points), "{action:?}");
            }
            Reason::Iris { iris, points } => {
                assert!(then.table().iris_leaders(iris).has(seat));
                assert_eq!(points, t.value(c, seat, Track::Iris));
            }
            Reason::LeadsColumn { column, .. } => {
                assert_eq!(then.table().column_leaders(column).only(), Some(seat));
            }
            Reason::TiesColumn { column, .. } => {
                let leaders = then.table().column_leaders(column);
                assert!(leaders.has(seat) && leaders.len() > 1);
            }
            Reason::Effect(noble) if acts => assert!(ways().nobles.contains(&noble)),
            Reason::Effect(_) => assert!(bears(seat, &then, &events), "{action:?}: {events:?}"),
            Reason::PaysForItself { noble, salary } => assert_eq!(salary, t.salary(c, seat, noble)),
            Reason::TooDear { noble, salary } => {
                assert!(salary > 0 && salary == t.salary(c, seat, noble));
            }
            Reason::Nobles(n) => assert!(n > 0 && n <= t.player(seat).ready().len()),
            Reason::Cubes(n) => assert!(n > 0),
            Reason::Cheap(n) => assert_eq!(t.player(seat).reserve - then.table().player(seat).reserve, n),
            Reason::FirstToPass { .. } => {
                let passed = |event: &Event| match event {
                    Event::Passed { colours, first, .. } => Some((*colours, *first)),
                    _ => None,
                };
                let (colours, first) = events.iter().find_map(passed).expect("passed");
                assert_eq!(Some(*reason), first.map(|francs| Reason::FirstToPass { francs }));
                assert_eq!(francs, colours);
            }
            Reason::NothingLeft => {
                assert!(all.iter().all(|other| *other == Action::Pass || worth(other) <= 0.0));
            }
            Reason::NotWorth => {
                assert!(all.iter().all(|other| *other == Action::Decline || worth(other) < 0.0));
            }
            Reason::Later(_) => {
                let player = t.player(seat);
                assert!(t.phase == Phase::Turns && player.reserve + player.travellers > 0);
            }
            Reason::LeastLoss => {
                assert!(matches!(action, Action::Unpaid(_)));
                assert_eq!(best_total(&then, seat), best_total(state, seat));
            }
            Reason::Track(track) => {
                let is = |event: &Event| match event {
                    Event::Advanced { seat: of, track: raised, .. } => (*of, *raised) == (seat, track),
                    _ => false,
                };
                assert!(events.iter().any(is));
            }
            Reason::Worker => {
                let is = |event: &Event| matches!(event, Event::Freed { seat: of, .. } if *of == seat);
                assert!(events.iter().any(is));
            }
            Reason::Zone { zone, things } => assert_eq!(things, zone_counts(c, t, seat, zone)),
            Reason::OutOfCourt => {
                let is = |event: &Event| matches!(event, Event::Court { leaders, .. } if leaders.has(seat));
                assert!(!events.iter().any(is));
            }
            Reason::Artwork => {
                assert!(acts || matches!(action, Action::Artwork(_) | Action::Colour(_)), "{action:?}");
            }
            Reason::NewColour => {
                assert!(then.table().player(seat).colours() > t.player(seat).colours());
            }
            Reason::Frees(Artwork { art, white: false }) => {
                assert!(then.table().player(seat).owns(art) && !then.table().is_displayed(art));
            }
            Reason::Frees(_) => assert!(t.player(seat).whites() > 0 && !then.table().is_white_displayed()),
            Reason::GoodCard { .. } => assert!(matches!(action, Action::Corner(_) | Action::Plan(_))),
            Reason::BringsCard { .. } => assert!(matches!(action, Action::Swap { .. })),
            Reason::Row(n) => assert!(n > 0),
            Reason::Tile { points, .. } => assert!(points > 0),
            _ => {}
        }
    }
}

#[test]
fn whatever_hints_say_is_so_of_every_legal_move() {
    let mut met = BTreeMap::<String, u32>::new();
    let belle = Options { belle_epoque: true, ..Options::default() };
    let every = Options { side_b_boards: true, alternating_strips: true, ..belle };
    let base = Options::default();
    for (seats, options, seeds) in [(3, base, 0..8), (2, base, 8..14), (3, belle, 0..40), (4, every, 40..60)]
    {
        let setup = Setup { seats, options, edition: None };
        let mut turn = 0;
        positions_of(&setup, seeds, |_, state, legal, _| {
            turn += 1;
            let (mut cheapest, mut payments) = (0, 0);
            for (at, action) in legal.iter().enumerate() {
                // Of the many spaces and stakes some.
                if matches!(action, Action::Place { .. }) && (at + turn) % 7 > 0 {
                    continue;
                }
                let said = Brussels1893::reasons(state, action);
                check(state, legal, *action, &said);
                payments += u32::from(matches!(action, Action::Pay(_)));
                cheapest += u32::from(said.contains(&Reason::Cheapest));
                for reason in said {
                    let name = format!("{reason:?}");
                    let name =
                        name.split(|letter: char| !letter.is_alphanumeric()).next().unwrap_or_default();
                    *met.entry(name.to_owned()).or_default() += 1;
                }
            }
            assert!(payments == 0 || cheapest < payments, "one is cheaper than another");
        });
    }
    for name in [
        "Points",
        "House",
        "Iris",
        "IrisesToCome",
        "LeadsColumn",
        "TiesColumn",
        "Effect",
        "Nobles",
        "Cheap",
        "FirstToPass",
        "LeastLoss",
        "Track",
        "Worker",
        "Zone",
        "Frees",
        "Cheapest",
        "Another",
        "Later",
        "NotWorth",
        "TooDear",
        "Row",
        "Tile",
        "Plain",
        "Visited",
        "White",
        "GoodCard",
    ] {
        assert!(met.contains_key(name), "{name} was never said: {met:?}");
    }
}

#[test]
fn a_noble_and_a_house_are_paid_from_what_the_stake_leaves() {
    let mut scene = Scene::new(3);
    scene.table.nobles = [MAETERLINCK, VANDERVELDE, VANDERVELDE, VANDERVELDE].map(Some);
    (scene.player(ADA).francs, scene.player(ADA).court) = (4, 0);
    let play = scene.deal(1);
    let space = play.space(Work::Noble);
    let said = |stake| reasons(&play, Action::Place { space, stake });
    assert_eq!(said(1)[0], Reason::Effect(MAETERLINCK), "three francs are left, which is what he costs");
    // Nobody is in the court for the others to bring back.
    assert!(!said(2).iter().any(|reason| matches!(reason, Reason::Effect(_))), "{:?}", said(2));
    // Wood and three francs.
    let mut scene = Scene::new(3);
    scene.table.needles = [2, 3];
    (scene.player(ADA).francs, scene.player(ADA).materials) = (4, [1, 0, 0, 0]);
    let play = scene.deal(1);
    let space = play.space(Work::Build);
    let said = |stake| reasons(&play, Action::Place { space, stake });
    assert_eq!(said(1)[0], Reason::House { points: 5 }, "the architect track pays at the end");
    assert!(!said(2).iter().any(|reason| matches!(reason, Reason::House { .. })), "{:?}", said(2));
}

/// Cards of spaces are of no use in the park.
#[test]
fn the_park_promises_no_sale_that_only_a_card_of_spaces_reaches() {
    let mut scene = Scene::belle(3);
    scene.card(ADA, 3);
    scene.artworks(ADA, Art::Blue, 1);
    for (art, all) in [(Art::Yellow, 6), (Art::Blue, 5), (Art::Brown, 6), (Art::Green, 6)] {
        scene.artworks(BO, art, all);
    }
    scene.player(BO).materials = [10; 4];
    scene.table.nobles = [5, VANDERVELDE, VANDERVELDE, VANDERVELDE].map(Some);
    (scene.player(ADA).court, scene.player(ADA).francs) = (0, 1);
    let play = scene.deal(1);
    let park = Action::Office(Office::Park);
    let sales = Ways::of(&play.state, park).sales;
    let there = Ways::of(&play.state, Action::Place { space: play.space(Work::Sale), stake: 1 }).sales;
    let best = |sales: &[[u16; 2]]| sales.iter().map(|[points, _]| *points).max();
    assert!(best(&sales) < best(&there), "the card would reach farther");
    let said = reasons(&play, park);
    assert!(matches!(said[0], Reason::Points(_) | Reason::Francs(_)), "{said:?}");
    check(&play.state, &play.offered(), park, &said);
}

#[test]
fn an_iris_is_said_to_be_won_only_where_its_last_space_is_taken() {
    let mut scene = Scene::new(3);
    let [one, two, three, four] = Iris::at(3, 3).spaces();
    scene.worker(ADA, one, 1);
    scene.worker(ADA, two, 1);
    scene.level(ADA, Track::Iris, 6);
    let won = |play: &Play, space| {
        let said = reasons(play, Action::Place { space, stake: 1 });
        (
            said.iter().any(|reason| matches!(reason, Reason::Iris { .. })),
            said.contains(&Reason::IrisesToCome),
        )
    };
    assert_eq!(won(&scene.deal(1), three), (false, true), "one space is open");
    scene.worker(BO, three, 1);
    assert_eq!(won(&scene.deal(1), four), (true, false));
    for space in [one, two] {
        scene.worker(BO, space, 1);
    }
    assert!(!won(&scene.deal(1), four).0, "Bo has three of four");
}

#[test]
fn the_cheapest_payment_alone_is_said_to_cost_what_is_needed_least() {
    let mut scene = Scene::new(3);
    scene.table.needles = [2, 0];
    (scene.player(ADA).materials, scene.player(ADA).jokers) = ([1, 1, 0, 0], 2);
    let mut play = scene.deal(1);
    play.place(Work::Build);
    let said: Vec<_> = play.offered().into_iter().map(|action| reasons(&play, action)).collect();
    assert!(said.len() > 2);
    assert!(said[0].contains(&Reason::NoJoker(5)), "{said:?}");
    assert_eq!(said.iter().filter(|said| said.contains(&Reason::Cheapest)).count(), 1, "{said:?}");
}

#[test]
fn others_are_said_to_come_to_a_house_only_where_that_is_likely_and_brings_something() {
    let said = |round: u8, space: Space, work: Work, artworks: u8| {
        let mut scene = Scene::new(3);
        (scene.table.round, scene.table.stock_seen) = (round, (1 << round) - 1);
        (scene.player(ADA).materials, scene.table.needles) = ([1, 1, 0, 0], [2, 0]);
        scene.artworks(ADA, Art::Blue, artworks);
        let mut play = scene.deal(1);
        assert_eq!(play.table().work(play.components(), space), work);
        let payment = Payment { materials: [1, 1, 0, 0], ..Payment::default() };
        play.place(Work::Build).act(Action::Pay(payment)).act(Action::Turn(0));
        reasons(&play, Action::House(space))
    };
    let of = |work: Work| {
        let play = Scene::new(3).deal(1);
        let inner = (0..SPACES as u8)
            .map(Space)
            .filter(|space| (1..=3).contains(&space.column()) && (1..=3).contains(&space.row()));
        let own = play.space(Work::Build);
        inner.filter(|space| *space != own).find(|space| play.table().work(play.components(), *space) == work)
    };
    let sale = of(Work::Sale).expect("a sale in the middle");
    assert_eq!(said(1, sale, Work::Sale, 1), [Reason::Visited(Work::Sale)]);
    assert_eq!(said(1, sale, Work::Sale, 0), [Reason::Plain], "no artwork, no points");
    assert_eq!(said(5, sale, Work::Sale, 1), [Reason::Plain], "hardly anybody comes any more");
    // The first house counts itself.
    let build = of(Work::Build).expect("another one");
    assert_eq!(said(1, build, Work::Build, 0), [Reason::Visited(Work::Build)]);
}

#[test]
fn rewards_and_effects_that_cannot_happen_speak_for_nothing() {
    let mut scene = Scene::new(3);
    scene.nobles(ADA, &[]);
    scene.player(ADA).court = 0;
    scene.table.nobles[3] = Some(VANDERVELDE);
    let mut play = scene.deal(1);
    let square = reasons(&play, Action::Office(Office::Square));
    assert!(!square.iter().any(|reason| matches!(reason, Reason::Nobles(_))), "{square:?}");
    play.place(Work::Noble);
    assert!(!reasons(&play, Action::Buy(3)).contains(&Reason::Effect(VANDERVELDE)));
    // A card of which one reward is chosen, a worker among them.
    let choice = (0..30).find(|card| {
        let card = scene.components.prestige(*card);
        card.choice && card.rewards[Reward::Worker.index()] > 0
    });
    let mut scene = Scene::new(3);
    scene.below(2, choice.expect("such a card"));
    scene.worker(ADA, at(3, 2), 2);
    for court in [0, 1] {
        scene.player(ADA).court = court;
        let mut play = scene.deal(1);
        play.all_pass();
        let said = reasons(&play, Action::Reward(Reward::Worker));
        assert_eq!(said, [if court > 0 { Reason::Worker } else { Reason::Plain }]);
    }
}

#[test]
fn a_zone_tells_how_often_it_counts_at_the_end() {
    let mut scene = Scene::belle(3);
    scene.artworks(ADA, Art::Blue, 1);
    scene.whites(ADA, Art::Green, 2).below(2, 20);
    scene.worker(ADA, at(3, 2), 2);
    let mut play = scene.deal(1);
    play.all_pass();
    let tuck = Action::Tuck(Zone::Artworks);
    assert_eq!(reasons(&play, tuck), [Reason::Zone { zone: Zone::Artworks, things: 1 }], "white ones do not");
}

#[test]
fn nobles_who_are_owed_nothing_are_not_too_dear() {
    let mut scene = Scene::belle(3);
    scene.tile(ADA, 12);
    (scene.table.round, scene.table.stock_seen) = (5, 0b1_1111);
    scene.player(ADA).francs = 5;
    let mut play = scene.deal(1);
    play.place(Work::Noble).act(Action::Buy(0));
    let free = Reason::PaysForItself { noble: MAETERLINCK, salary: 0 };
    assert_eq!(
        (reasons(&play, Action::Keep), reasons(&play, Action::Dismiss)),
        (vec![free], vec![Reason::Plain])
    );
}

#[test]
fn travellers_alone_cost_no_worker_and_guests_nothing() {
    let mut scene = Scene::belle(3);
    scene.player(ADA).travellers = 1;
    scene.card(ADA, 6);
    let mut play = scene.deal(1);
    let market = |travellers| Action::OfficeWith { office: Office::Market, travellers };
    assert_eq!(reasons(&play, market(1)), [Reason::Travellers, Reason::Cubes(3)]);
    play.place(Work::Noble);
    assert_eq!(reasons(&play, Action::Guest(0)), [Reason::Another]);
}

#[test]
fn a_declined_card_can_be_used_later_only_in_turns_that_are_still_to_come() {
    let mut scene = Scene::belle(3);
    scene.card(ADA, 1).artworks(ADA, Art::Blue, 1);
    for (court, said) in [(5, Reason::Later(0)), (6, Reason::Plain)] {
        scene.player(ADA).court = court;
        let mut play = scene.deal(1);
        play.place(Work::Workshop).act(Action::Artwork(Art::Green));
        assert_eq!(reasons(&play, Action::Decline), [said]);
    }
}

#[test]
fn a_worker_taken_back_is_kept_out_of_the_court_and_comes_from_none() {
    let mut scene = Scene::belle(3);
    let market = Office::Market.index();
    scene.card(ADA, 29).table.offices[market].executions = 2;
    for (workers, said) in [([2, 2], Reason::OutOfCourt), ([2, 1], Reason::Plain), ([1, 2], Reason::Plain)] {
        scene.table.offices[market].workers[..2].copy_from_slice(&workers);
        let mut play = scene.deal(1);
        play.all_pass();
        while play.why().is_none() {
            let first = play.offered()[0];
            play.act(first);
        }
        assert_eq!(reasons(&play, Action::TakeBack(Office::Market)), [said], "{workers:?}");
    }
}

#[test]
fn what_is_sold_is_not_said_to_come_and_a_white_artwork_not_to_stay() {
    let mut scene = Scene::belle(3);
    scene.whites(ADA, Art::Green, 1).artworks(ADA, Art::Blue, 1);
    scene.table.market.display = [Art::Blue, Art::Brown].map(|art| Some(Artwork::of(art)));
    let mut play = scene.deal(1);
    play.place(Work::Sale);
    let sold = reasons(&play, Action::SellWhite(Art::Green));
    assert!(matches!(sold[0], Reason::Points(_) | Reason::Francs(_)), "{sold:?}");
    play.act(Action::SellWhite(Art::Green));
    let named = reasons(&play, Action::As(Art::Yellow));
    assert!(matches!(named[0], Reason::Points(_) | Reason::Francs(_)), "{named:?}");
    play.act(Action::As(Art::Yellow));
    let to = play.offered()[0];
    play.act(to);
    assert_eq!(reasons(&play, Action::Replace(0)), [Reason::Frees(Artwork::of(Art::Blue))]);
    assert_eq!(reasons(&play, Action::Replace(1)), [Reason::Plain], "no brown one is Ada's");
    let mut scene = Scene::belle(3);
    scene.card(ADA, 18);
    let mut play = scene.deal(1);
    play.act(Action::Office(Office::Market)).act(Action::Jokers(0));
    assert_eq!(reasons(&play, Action::White(Art::Brown)), [Reason::White]);
    // Cubes of a barter come, or go.
    let mut scene = Scene::belle(3);
    scene.card(ADA, 17).artworks(ADA, Art::Black, 1);
    scene.player(ADA).materials = [1, 0, 0, 0];
    let mut play = scene.deal(1);
    play.act(Action::Office(Office::Market)).act(Action::Jokers(1));
    let mut given = play.clone();
    play.act(Action::Barter(Art::Black));
    assert_eq!(reasons(&play, Action::Cube(Cube::Joker)), [Reason::Cubes(1)]);
    given.act(Action::Artwork(Art::Blue));
    for cube in [Cube::Material(Material::Wood), Cube::Joker] {
        assert!(!reasons(&given, Action::Cube(cube)).contains(&Reason::Cubes(1)), "{cube:?} goes");
    }
}

#[test]
fn no_column_is_led_by_laying_the_corner_or_exchanging_a_card() {
    let mut scene = Scene::belle(3);
    scene.card(ADA, 25).below(0, 24);
    scene.worker(ADA, at(3, 2), 2);
    let mut play = scene.deal(1);
    play.all_pass();
    let swap = Action::Swap { won: 2, other: 0 };
    assert_eq!(reasons(&play, swap), [Reason::BringsCard { column: 0, card: 24 }]);
}
