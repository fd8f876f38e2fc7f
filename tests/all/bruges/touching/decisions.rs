//! Decisions inside a stage, in one's own turn and in another's.

use super::*;

#[test]
fn another_decides_in_my_turn_which_house_burns() {
    let (setting, actions) = fire();
    let position = after(&setting, &actions);
    let scene = position.scene(Draft::Nothing);
    assert_eq!((scene.decider, scene.active, scene.own), (Some(BO), Some(ADA), BO));
    assert_eq!(scene.cause, Some(Cause::Person { seat: ADA, card: setting.card("UND-06") }));
    let columns: Vec<(Seat, Progress, Option<Entry>, bool)> =
        matter(&scene).columns.iter().map(|it| (it.seat, it.progress, it.circles[0], it.closes)).collect();
    let [took, takes] = [Entry::of(0, 0), Entry::of(0, 1)].map(Some);
    assert_eq!(columns, [(BO, Progress::Now, took, false), (CY, Progress::Waits, takes, false)]);
    let bridges: Vec<(Side, u8, bool)> =
        matter(&scene).bridges.iter().map(|it| (it.side, it.space, it.mark.legal)).collect();
    assert_eq!(bridges, [(Side::Left, 0, true)]);
    let own = scene.panel(BO).expect("Bo's");
    // The Accountant's two points and a point a house; the empty house is a point.
    let losses: Vec<(Option<u16>, bool)> = own.street.iter().map(|it| (it.loss, it.mark.legal)).collect();
    assert_eq!(losses, [(Some(3), true), (Some(1), true)]);
    // Whoever lived in a burnt house is in hand again.
    let draft = position.touched(&[Piece::House(BO, 0)]);
    let scene = position.scene(draft);
    assert!(scene.offer.main.is_some() && scene.offer.decided().is_none(), "it is asked once more");
    let own = scene.panel(BO).expect("Bo's");
    assert_eq!(
        (own.houses, own.persons, own.cards, own.worth.change, own.street[0].lost),
        (Entry::of(2, -1), Entry::of(1, -1), Entry::of(0, 1), -3, true)
    );
    // Ada looks on: it is her turn, and nothing is hers to decide.
    let ada = Position::seen_by(&setting.components, &position.state, Viewer::Seat(ADA));
    let scene = ada.scene(Draft::Nothing);
    assert_eq!((scene.decider, scene.active, scene.own), (Some(BO), Some(ADA), ADA));
    assert!(matches!(scene.offer.what, What::Waiting) && scene.offer.main.is_none());
    assert!(scene.panels.iter().flat_map(|panel| &panel.street).all(|house| !house.mark.legal));
    assert!(ada.touch(Draft::Nothing, Piece::House(ADA, 0)).asks);
}

#[test]
fn whoever_gives_a_worker_in_anothers_turn_is_named_and_sees_what_each_leaves_and_what_changes() {
    let position = due("CLE-07", false, |setting| setting.player(BO).workers = [2, 0, 1, 0, 0]);
    let scene = position.scene(Draft::Nothing);
    assert_eq!(scene.asked(), Some(Asked { seat: BO, by: ADA }));
    assert!(matches!(scene.cause, Some(Cause::Person { seat: ADA, .. })));
    let (swatch, choices) = matter(&scene).choices.expect("the workers");
    let leaves: Vec<(Option<Entry>, bool)> = choices.iter().map(|it| (it.count, it.mark.legal)).collect();
    let entry = |now: u8, change: i8, legal| (Some(Entry::of(now, change)), legal);
    assert_eq!(swatch, Swatch::Stock);
    assert_eq!(
        leaves,
        [entry(2, -1, true), entry(0, 0, false), entry(1, -1, true), entry(0, 0, false), entry(0, 0, false)]
    );
    assert_eq!(scene.changes(), [], "nothing is chosen yet");
    let said = |scene: &Scene| {
        let pen = Pen { players: &players(), ..pen(&position, scene) };
        let title = words::table::title(&pen).map(|words| plain(&words));
        (title, plain(&Bruges::preview(&pen)))
    };
    let ([title, turn], _) = said(&scene);
    assert_eq!(title, "Bo decides");
    assert_eq!(turn, "in Ada’s turn");
    // The large choice and the worker in the display are one.
    for piece in [Piece::Choice(Colour::Red), Piece::Workers(BO, Colour::Red)] {
        let scene = position.scene(position.touched(&[piece]));
        let main = scene.offer.decided().expect("a touch gives it");
        assert_eq!(main.actions(), [Action::Worker(Colour::Red)]);
        let red = Figure::Workers(Colour::Red);
        let changes: Vec<(Seat, Figure, i32)> =
            scene.changes().iter().map(|it| (it.seat, it.figure, it.count.change)).collect();
        assert!(changes.starts_with(&[(BO, red, -1)]), "{changes:?}");
        let ([title, _], preview) = said(&scene);
        assert_eq!(title, "Bo decides");
        assert!(preview.starts_with("Bo: a red worker"), "{preview}");
        assert!(preview.ends_with("in Ada’s turn"), "{preview}");
    }
    // Whoever looks on is shown no workers to choose.
    let ada = Position::seen_by(&position.components, &position.state, Viewer::Seat(ADA));
    assert_eq!(matter(&ada.scene(Draft::Nothing)).choices, None);
}

#[test]
fn what_burns_in_anothers_turn_is_told_with_all_that_it_changes() {
    let (setting, actions) = fire();
    let position = after(&setting, &actions);
    let scene = position.scene(position.touched(&[Piece::House(BO, 0)]));
    let changes: Vec<(Seat, Figure, i32)> =
        scene.changes().iter().map(|it| (it.seat, it.figure, it.count.change)).collect();
    let of_bo = |figure, change| (BO, figure, change);
    assert_eq!(
        changes.into_iter().filter(|(seat, ..)| *seat == BO).collect::<Vec<_>>(),
        [
            of_bo(Figure::Houses, -1),
            of_bo(Figure::Persons, -1),
            of_bo(Figure::Cards, 1),
            of_bo(Figure::Worth, -3)
        ]
    );
}

#[test]
fn nobody_is_asked_in_their_own_turn() {
    let position = due("CLE-06", false, |_| ());
    let scene = position.scene(Draft::Nothing);
    assert_eq!((scene.decider, scene.asked()), (Some(ADA), None));
    let [title, note] = words::table::title(&pen(&position, &scene));
    assert!(!title.contains("decides") && note.is_empty(), "{title} {note}");
}

#[test]
fn a_plague_takes_a_person_and_no_empty_house() {
    let mut setting = Setting::new(2);
    let place = setting.house(ADA, Colour::Brown);
    setting.hand(ADA, &["UND-07", "MER-14"]);
    setting.persons(BO, &["BUR-03", "CRA-13"]);
    let empty = setting.house(BO, Colour::Yellow);
    setting.player(BO).threats = [0, 0, 0, 2, 0];
    let card = setting.card("UND-07");
    let position = after(&setting, &[Action::Recruit { card, place }]);
    let scene = position.scene(Draft::Nothing);
    let own = scene.panel(BO).expect("Bo's");
    let losses: Vec<Option<u16>> = own.street.iter().map(|it| it.loss).collect();
    assert_eq!(losses, [Some(2), Some(0), None], "the houses stay");
    let refused = position.touch(Draft::Nothing, Piece::House(BO, empty)).refused;
    assert_eq!(refused, Some(No::Action(Action::LosePerson(empty))));
    let draft = position.touched(&[Piece::House(BO, 0)]);
    assert_eq!(
        position.scene(draft).offer.decided().map(staged::Move::actions),
        Some(&[Action::LosePerson(0)][..])
    );
}

#[test]
fn who_waits_is_told_what_the_dice_bring_from_which_a_bodyguard_keeps_nothing() {
    let mut setting = Setting::new(2);
    setting.persons(ADA, &["BUR-03", "SCH-02"]);
    setting.persons(BO, &["PRO-13"]);
    for seat in [ADA, BO] {
        setting.player(seat).threats = [0, 1, 0, 2, 0];
    }
    let play =
        setting.rolled(|dice| dice[1] >= 5 && dice[3] >= 5 && [0, 2, 4].iter().all(|at| dice[*at] < 5));
    let position = Position::of(&setting.components, &play.state);
    let scene = position.scene(Draft::Nothing);
    let [ada, bo] = matter(&scene).columns[..] else { panic!("two columns") };
    let taken = |column: &Column| column.taken().collect::<Vec<_>>();
    let of = |raid, plague| vec![(Colour::Yellow, raid), (Colour::Brown, plague)];
    assert_eq!(taken(&ada), of(Entry::of(2, 0), Entry::of(0, 0)), "she has taken them");
    assert_eq!(taken(&bo), of(Entry::of(1, 1), Entry::of(2, 1)));
    assert_eq!((ada.closes, bo.closes, bo.immune), (false, true, false));
    assert!(setting.components.find("PRO-13").is_some() && play.player(BO).perks.immune_persons);
}

/// A person of Ada's is recruited, or activated, and a decision is due.
fn due(id: &str, activated: bool, with: impl FnOnce(&mut Setting)) -> Position {
    let mut setting = Setting::new(3);
    setting.persons(BO, &["COU-12", "PRO-14"]);
    setting.persons(CY, &["COU-01"]);
    setting.house(BO, Colour::Red);
    setting.hand(ADA, &["MER-14", "CRA-13", "NOB-02"]);
    setting.player(ADA).guilders = 30;
    let action = if activated {
        let place = setting.persons(ADA, &[id])[0];
        with(&mut setting);
        let worker = setting.components.card(setting.card(id)).worker;
        Action::Activate { place, worker }
    } else {
        let place = setting.house(ADA, Colour::Red);
        setting.hand(ADA, &[id]);
        with(&mut setting);
        Action::Recruit { card: setting.card(id), place }
    };
    after(&setting, &[action])
}

/// Every decision of the rules.
const DECISIONS: [&str; 29] = [
    "Burn",
    "Canal",
    "Convert",
    "Copy",
    "Dice",
    "Discard",
    "Draw",
    "ExtraAction",
    "ExtraRecruit",
    "Fire",
    "FirstCircle",
    "GiveWorkers",
    "House",
    "LoseCanals",
    "Markers",
    "MoreMarkers",
    "MoveMarkers",
    "NameColour",
    "NameThreat",
    "Offer",
    "Order",
    "PayUpTo",
    "PayWorkers",
    "Plague",
    "Reroll",
    "Reuse",
    "TakeAlike",
    "TakeWorkers",
    "Target",
];

/// The name of a decision.
fn named(why: Why) -> String {
    format!("{why:?}").chars().take_while(char::is_ascii_alphabetic).collect()
}

/// Bo draws the last card, and the dice are rolled.
fn rolled(persons: &[&str], seed: u64) -> Position {
    let mut setting = Setting::new(2);
    (setting.table.stage, setting.table.at) = (Stage::Draw, 1);
    setting.persons(ADA, persons);
    setting.persons(BO, &["BUR-03", "CRA-13"]);
    setting.player(BO).threats = [2, 0, 0, 2, 0];
    setting.hand(ADA, &["MER-14", "NOB-14", "NOB-02", "ART-14", "SCH-13"]);
    setting.hand(BO, &["UND-06", "UND-07", "COU-01", "COU-12"]);
    let mut play = setting.deal(seed);
    play.act(Action::Draw(0));
    Position::of(&setting.components, &play.state)
}

#[test]
fn every_decision_that_the_rules_know_is_made_by_touching() {
    let nothing = |_: &mut Setting| ();
    let markers = |setting: &mut Setting| setting.player(ADA).threats = [2, 1, 0, 0, 1];
    let canals = |setting: &mut Setting| {
        setting.player(BO).canals = [2, 2];
        setting.player(BO).threats = [2, 0, 0, 2, 0];
    };
    let mut all = vec![
        due("ENT-03", true, nothing),
        due("CLE-06", false, nothing),
        due("COU-04", false, nothing),
        due("CRA-06", true, nothing),
        due("CLE-10", true, nothing),
        due("CLE-11", false, nothing),
        due("MER-02", false, nothing),
        due("UND-11", true, nothing),
        due("PRO-10", true, nothing),
        due("NOB-09", true, markers),
        due("PRO-02", true, markers),
        due("SCH-07", false, markers),
        due("SCH-09", true, nothing),
        due("CRA-02", true, nothing),
        due("CRA-14", false, nothing),
        due("COU-11", false, |setting| {
            setting.house(ADA, Colour::Blue);
        }),
        due("ENT-12", false, |setting| drop(setting.persons(CY, &["ART-14", "MER-13"]))),
        due("UND-15", true, nothing),
        due("UND-05", false, canals),
        due("UND-03", false, canals),
        due("CLE-07", false, nothing),
        due("UND-06", false, canals),
        due("UND-07", false, canals),
        due("COU-14", true, nothing),
    ];
    // Decisions that follow others, or that ask for persons who are used.
    let mut setting = Setting::new(2);
    let places = setting.persons(ADA, &["ENT-08", "PRO-14", "CRA-13"]);
    setting.hand(ADA, &["MER-14"]);
    setting.player(ADA).workers = [2; 5];
    let use_up = |place: PlaceId, id: &str| {
        let worker = setting.components.card(setting.card(id)).worker;
        Action::Activate { place, worker }
    };
    let used = [use_up(places[1], "PRO-14"), use_up(places[2], "CRA-13"), use_up(places[0], "ENT-08")];
    all.push(after(&setting, &used));
    for (id, target) in [("PRO-10", BO), ("NOB-09", CY)] {
        let position = due(id, true, markers);
        let mut state = position.state.clone();
        Bruges::apply(&mut state, Action::Target(target), &mut ());
        all.push(Position::of(&position.components, &state));
    }
    let mut setting = Setting::new(2);
    setting.persons(ADA, &["PRO-11"]);
    setting.hand(ADA, &["MER-14", "SCH-13"]);
    setting.player(ADA).threats = [2, 0, 0, 0, 0];
    let card = setting.card("SCH-13");
    all.push(after(&setting, &[Action::DiscardThreat(card)]));
    // Answers: of two that have to be put in order, and of one that may be declined.
    let draws = r#"[{"op": "on", "event": "house_built", "do": [{"op": "draw", "n": 1}], "who": "self"}]"#;
    let asks = draws.replace(r#""who""#, r#""optional": true, "who""#);
    let edition = |first: &str| {
        let cards = format!(
            r#"{{"cards": [{{"id": "CRA-03", "trigger": "event", "effect": {first}}}, {{"id": "ART-08", "effect": {draws}}}]}}"#
        );
        Setup { edition: Some(Edition(cards)), ..Setup::default() }
    };
    for (first, persons) in [(draws, &["CRA-03", "ART-08"][..]), (&asks, &["CRA-03"])] {
        let mut setting = Setting::of(&edition(first));
        setting.persons(ADA, persons);
        setting.hand(ADA, &["MER-14", "NOB-14"]);
        let card = setting.card("MER-14");
        all.push(after(&setting, &[Action::BuildHouse(card)]));
    }
    all.push(rolled(&["ENT-06"], 1));
    let both = |position: &Position| {
        position.view.table.due().is_some_and(|open| matches!(open.why, Why::FirstCircle { .. }))
    };
    all.push(
        (0..200).map(|seed| rolled(&[], seed)).find(both).expect("red and brown bring threats at times"),
    );
    let mut met: Vec<String> = Vec::new();
    for (at, position) in all.iter().enumerate() {
        let due = position.view.table.due();
        met.push(named(due.unwrap_or_else(|| panic!("no decision is due in position {at}")).why));
        reaches_all(position);
    }
    met.sort();
    met.dedup();
    assert_eq!(met, DECISIONS);
}

#[test]
fn as_many_markers_are_asked_for_as_may_be_discarded() {
    let asked = |position: &Position| {
        let scene = position.scene(Draft::Nothing);
        Bruges::to_do(&position.view, &pen(position, &scene).speech())
    };
    for (id, activated, threats, said) in [
        ("PRO-02", true, [1, 1, 0, 0, 1], "Discard up to 2 threat markers, or stop"),
        ("SCH-06", true, [1, 1, 0, 0, 0], "Discard 1 threat marker, or stop"),
        ("SCH-06", true, [2, 1, 0, 0, 0], "Discard up to 2 threat markers of one colour, or stop"),
        ("SCH-07", false, [2, 1, 0, 0, 0], "Discard all your threat markers of one colour"),
    ] {
        let position = due(id, activated, |setting| setting.player(ADA).threats = threats);
        assert_eq!(asked(&position), said, "{id}");
    }
    let mut position = due("SCH-06", true, |setting| setting.player(ADA).threats = [2, 1, 0, 0, 0]);
    Bruges::apply(&mut position.state, Action::Marker(Colour::Red), &mut ());
    let position = Position::of(&position.components, &position.state);
    assert_eq!(asked(&position), "Discard 1 red threat marker, or stop");
}

#[test]
fn a_decision_in_the_open_is_shown_and_foretold_from_what_everybody_sees() {
    let mut seen = 0;
    for (number, setup) in (0..).zip(Bruges::sample_setups()) {
        positions::<Bruges>(&setup, 300 + number, 1, |components, state| {
            if matches!(Bruges::turn(state), Turn::Over) || Bruges::openness(state) != Openness::Open {
                return;
            }
            let own = Position::of(components, state);
            let mut table = Position::seen_by(components, state, Viewer::Table);
            table.legal.clone_from(&own.legal);
            reaches_all(&table);
            for draft in own.explore().0 {
                let [own, table] = [own.scene(draft), table.scene(draft)];
                assert_eq!((own.decider, own.own, &own.offer), (table.decider, table.own, &table.offer));
                assert_eq!(Bruges::told(&own), Bruges::told(&table));
                seen += 1;
            }
        });
    }
    assert!(seen > 80, "{seen} scenes");
}
