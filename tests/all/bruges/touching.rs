//! What the table of Bruges shows, and what touching its pieces leads to.

use super::scene::{ADA, BO, CY, Scene as Setting};
use crate::every_board::{Tried, positions};
use salon::app::boards::bruges::scene::*;
use salon::app::boards::staged::{self, By, Entry, Shown, Staged};
use salon::engine::{Edition, Game, Openness, Rng, Seat, Seed, Turn, Viewer};
use salon::games::bruges::{
    Action, Bruges, CardId, Colour, Outcome, PlaceId, Refusal, Setup, Side, Stage, State, Why,
};
use std::collections::HashSet;

type Position = crate::every_board::Position<Bruges>;

crate::board_suite!(Bruges);

impl Tried for Bruges {
    fn told(scene: &Scene) -> Vec<(String, Entry)> {
        let mut told = Vec::new();
        for panel in &scene.panels {
            let seat = panel.seat.0;
            let mut tell = |name: &str, entry| told.push((format!("{seat} {name}"), entry));
            for (name, entry) in [
                ("guilders", panel.guilders),
                ("points", panel.points),
                ("worth", panel.worth),
                ("step", panel.step),
                ("tokens", panel.tokens),
                ("houses", panel.houses),
                ("persons", panel.persons),
                ("cards", panel.cards),
            ] {
                tell(name, entry);
            }
            for colour in Colour::ALL {
                tell(&format!("workers {colour:?}"), panel.workers[colour.index()].count);
                tell(&format!("threats {colour:?}"), panel.threats[colour.index()].count);
            }
        }
        for gate in &scene.city.gates {
            for (side, section) in Side::ALL.iter().zip(&gate.sections) {
                if let Some(seat) = gate.owner {
                    told.push((format!("{} {side:?}", seat.0), section.built));
                }
            }
        }
        told
    }

    fn more_comes(_name: &str, scene: &Scene, kind: MoveKind, after: &State) -> Option<&'static str> {
        let dice = match scene.offer.what {
            What::Activate { brings, .. } | What::Play { arrow: Some(brings), .. } => brings.dice > 0,
            _ => false,
        };
        let lit = match kind {
            MoveKind::Draw | MoveKind::Stop => after.table().stage != scene.stage,
            MoveKind::Reroll => true,
            _ => dice,
        };
        let ended = after.table().round != scene.round || after.table().is_over();
        match kind {
            _ if lit => Some("dice are rolled that nobody knows before"),
            MoveKind::EndTurn if ended => Some("a round ends, which is nobody's move"),
            _ => None,
        }
    }
}

/// What who decides sees.
fn at(setting: &Setting) -> Position {
    Position::of(&setting.components, &setting.deal(1).state)
}

/// The same after legal actions.
fn after(setting: &Setting, actions: &[Action]) -> Position {
    let mut play = setting.deal(1);
    for action in actions {
        play.act(*action);
    }
    Position::of(&setting.components, &play.state)
}

fn uses(scene: &Scene) -> &[UsePart; 6] {
    let Sheet::Uses(uses) = &scene.sheet else { panic!("{:?}", scene.sheet) };
    uses
}

fn matter(scene: &Scene) -> &Matter {
    let Sheet::Matter(matter) = &scene.sheet else { panic!("{:?}", scene.sheet) };
    matter
}

/// Ada may play one card, whose colour the next space of her left section has: a person for six guilders who scores two points
/// for each house of that colour.
fn with_a_card() -> (Setting, CardId, Colour) {
    let mut setting = Setting::new(2);
    let colour = setting.components.gates[0][0][0];
    let id = ["ENT-15", "COU-15", "CRA-08", "NOB-14", "CLE-12"][colour.index()];
    setting.hand(ADA, &[id, "CRA-13"]);
    let card = setting.card(id);
    (setting, card, colour)
}

#[test]
fn a_card_taken_up_shows_its_six_uses_with_their_numbers() {
    let (mut setting, card, colour) = with_a_card();
    let places = [setting.house(ADA, colour), setting.house(ADA, colour)];
    setting.table.dice[colour.index()] = 5;
    setting.player(ADA).threats[colour.index()] = 2;
    setting.player(ADA).guilders = 7;
    let position = at(&setting);
    let scene = position.scene(position.touched(&[Piece::Card(card)]));
    let prices = setting.components.canal_prices;
    let expected = [
        Brings::Workers { colour, n: 2 },
        Brings::Guilders { die: colour, n: 5 },
        Brings::Threat { colour, there: (2, 3), points: 1, more: 0 },
        Brings::Canal {
            colour,
            sides: Side::ALL
                .into_iter()
                .filter(|side| setting.components.gates[0][side.index()][0] == colour)
                .map(|side| Building { side, space: 0, colour, price: prices[0], statue: None, legal: true })
                .collect(),
        },
        Brings::House { colour, workers: colour, n: 1, points: 1 },
        Brings::Recruit { price: 6, points: 2, laurel: 4, arrow: None, places: places.to_vec() },
    ];
    for (part, expected) in uses(&scene).iter().zip(expected) {
        assert_eq!(part.brings.as_ref(), Some(&expected));
        assert!(part.mark.legal && part.refused.is_none(), "{part:?}");
    }
}

#[test]
fn what_a_card_cannot_be_used_for_stays_unlit_and_says_the_rule() {
    let (mut setting, card, colour) = with_a_card();
    let refusals = |setting: &Setting| {
        let position = at(setting);
        let draft = position.touched(&[Piece::Card(card)]);
        let scene = position.scene(draft);
        let refusals = uses(&scene).iter().map(|part| {
            let response = position.touch(draft, Piece::Use(part.of));
            let Some(No::Action(action)) = response.refused else {
                assert!(part.mark.legal && part.refused.is_none(), "{part:?}");
                return None;
            };
            assert!(!part.mark.legal && response.draft == draft, "{part:?}");
            let refusal = Bruges::check(&position.state, &action).expect_err("it is refused");
            assert_eq!(part.refused, Some(refusal), "the use says the same");
            Some(refusal)
        });
        refusals.collect::<Vec<_>>()
    };
    let player = setting.player(ADA);
    (player.guilders, player.workers) = (0, [0; 5]);
    let price = u16::from(setting.components.canal_prices[0]);
    let poor = vec![
        None,
        None,
        Some(Refusal::Marker(colour)),
        Some(Refusal::Guilders { missing: price }),
        Some(Refusal::Worker(colour)),
        Some(Refusal::NoHouse),
    ];
    assert_eq!(refusals(&setting), poor);
    setting.house(ADA, colour);
    assert_eq!(refusals(&setting)[5], Some(Refusal::Guilders { missing: 6 }));
    setting.player(ADA).houses = salon::games::bruges::Houses::default();
    setting.persons(ADA, &["BUR-03"]);
    assert_eq!(refusals(&setting)[5], Some(Refusal::Occupied));
    // No next space of its colour.
    setting.player(ADA).canals = [1, 1];
    let next = Side::ALL.map(|side| setting.components.gates[0][side.index()][1]);
    let wrong =
        if next[0] == colour || next[1] == colour { None } else { Some(Refusal::CanalColour(next[0])) };
    assert!(wrong.is_none() || refusals(&setting)[3] == wrong);
    setting.player(ADA).canals = [5, 5];
    assert_eq!(refusals(&setting)[3], Some(Refusal::SectionFull));
}

#[test]
fn two_touches_play_a_card_and_a_third_confirms() {
    let (setting, card, colour) = with_a_card();
    let position = at(&setting);
    let draft = position.touched(&[Piece::Card(card), Piece::Use(Use::Workers)]);
    let scene = position.scene(draft);
    let main = scene.offer.decided().expect("nothing is left to say");
    assert_eq!((main.kind, main.actions()), (MoveKind::Play(Use::Workers), &[Action::TakeWorkers(card)][..]));
    let own = scene.panel(ADA).expect("Ada's");
    assert_eq!(own.workers[colour.index()].count, Entry::of(1, 2));
    assert_eq!(own.cards, Entry::of(2, -1));
    assert!(position.touch(draft, Piece::Use(Use::Workers)).confirms);
    assert_eq!(position.touch(draft, Piece::Card(card)).draft, Draft::Nothing, "it is put back");
    let other = position.touch(draft, Piece::Use(Use::House)).draft;
    assert_eq!(other, Draft::Card { card, plan: Some(Plan::House) });
    assert_eq!(position.scene(other).panel(ADA).and_then(|own| own.building), Some(colour));
    // The other way round: the use first, then one of the cards that it lights.
    let draft = position.touched(&[Piece::Use(Use::Canal)]);
    let lit: Vec<CardId> = position
        .scene(draft)
        .hand
        .cards
        .iter()
        .filter(|card| card.mark.legal)
        .map(|card| card.card)
        .collect();
    assert!(lit.contains(&card));
    let draft = position.touch(draft, Piece::Card(card)).draft;
    assert_eq!(position.scene(draft).offer.main.map(|main| main.kind), Some(MoveKind::Canal(Side::Left)));
}

#[test]
fn a_person_goes_to_the_house_that_is_touched() {
    let (mut setting, card, _) = with_a_card();
    let houses = [setting.house(ADA, Colour::Red), setting.house(ADA, Colour::Blue)];
    setting.player(ADA).guilders = 7;
    let position = at(&setting);
    let guests = |draft| {
        let scene = position.scene(draft);
        scene.panel(ADA).map(|own| own.street.iter().map(|house| house.guest).collect::<Vec<_>>())
    };
    let draft = position.touched(&[Piece::Card(card)]);
    assert_eq!(guests(draft), Some(vec![Guest::Welcome(card); 2]));
    let draft = position.touch(draft, Piece::Use(Use::Recruit)).draft;
    assert_eq!(guests(draft), Some(vec![Guest::Coming(card), Guest::Welcome(card)]));
    assert!(position.scene(draft).offer.decided().is_none(), "which house is still to be said");
    let draft = position.touch(draft, Piece::House(ADA, houses[1])).draft;
    assert_eq!(guests(draft), Some(vec![Guest::Welcome(card), Guest::Coming(card)]));
    let scene = position.scene(draft);
    let action = Action::Recruit { card, place: houses[1] };
    assert_eq!(scene.offer.decided().map(staged::Move::actions), Some(&[action][..]));
    let own = scene.panel(ADA).expect("Ada's");
    assert_eq!((own.guilders, own.persons), (Entry::of(7, -6), Entry::of(0, 1)));
    // Two printed points, no house of its colour but perhaps one of these.
    assert!(own.worth.change >= 2, "{:?}", own.worth);
    assert!(position.touch(draft, Piece::House(ADA, houses[1])).confirms);
}

#[test]
fn a_card_is_dragged_to_a_use_a_house_or_a_canal() {
    let (mut setting, card, _) = with_a_card();
    let house = setting.house(ADA, Colour::Red);
    setting.player(ADA).guilders = 7;
    let position = at(&setting);
    let look = position.look(Draft::Nothing);
    let lift = Bruges::lift(&look, Piece::Card(card)).expect("it may be played");
    assert_eq!((lift.draft, lift.symbol), (Draft::Card { card, plan: None }, symbol(card)));
    let held = position.look(lift.draft);
    for (over, plan) in [
        (Piece::Use(Use::Guilders), Plan::Guilders),
        (Piece::House(ADA, house), Plan::Recruit(Some(house))),
        (Piece::Section(ADA, Side::Left), Plan::Canal(Some(Side::Left))),
    ] {
        let draft = Draft::Card { card, plan: Some(plan) };
        let by = By::Hand { grip: (0, 0) };
        assert_eq!(Bruges::bring(&held, Some(over), by), Some((draft, ())), "what it would change shows");
        assert!(Bruges::rests(&position.look(draft)) && !Bruges::rests(&held));
        assert_eq!(Bruges::let_go(&held, Some(over)).map(|response| response.draft), Some(draft));
    }
    let refused = Bruges::let_go(&held, Some(Piece::Use(Use::Threat))).and_then(|response| response.refused);
    assert_eq!(refused, Some(No::Action(Action::DiscardThreat(card))));
    assert!(Bruges::let_go(&held, None).is_none(), "it goes back");
    assert!(Bruges::lift(&look, Piece::Die(Colour::Red)).is_none());
}

#[test]
fn activating_shows_what_it_brings_before_it_counts() {
    let mut setting = Setting::new(2);
    let [free, tanner]: [PlaceId; 2] =
        setting.persons(ADA, &["BUR-03", "CRA-13"]).try_into().expect("two persons");
    setting.hand(ADA, &["MER-14"]);
    let position = at(&setting);
    let own = |scene: &Scene| scene.panel(ADA).expect("Ada's").clone();
    let rest = own(&position.scene(Draft::Nothing));
    let two = Outcome { guilders: 2, ..Outcome::default() };
    assert_eq!(rest.street[0].person.and_then(|person| person.brings), Some(two));
    let draft = position.touched(&[Piece::House(ADA, free)]);
    let scene = position.scene(draft);
    assert_eq!(own(&scene).guilders, Entry::of(5, 2));
    assert!(matches!(scene.offer.what, What::Activate { brings, .. } if brings == two));
    let draft = position.touched(&[Piece::House(ADA, tanner)]);
    let then = own(&position.scene(draft));
    assert_eq!((then.guilders, then.workers[1].count), (Entry::of(5, 3), Entry::of(1, -1)));
    // Who was used this round stays where they are, and say so.
    let position = after(&setting, &[Action::Activate { place: free, worker: None }]);
    let person = own(&position.scene(Draft::Nothing)).street[0].person.expect("she lives there");
    assert_eq!((person.duty, person.brings), (Duty::Used, None));
    let refused = position.touch(Draft::Nothing, Piece::House(ADA, free)).refused;
    let Some(No::Action(action)) = refused else { panic!("{refused:?}") };
    assert_eq!(Bruges::check(&position.state, &action), Err(Refusal::Rotated));
}

#[test]
fn what_dice_will_show_is_not_told_before_they_are_thrown() {
    let mut setting = Setting::new(2);
    let place = setting.persons(ADA, &["ENT-07"])[0];
    setting.hand(ADA, &["MER-14"]);
    let position = at(&setting);
    let scene = position.scene(position.touched(&[Piece::House(ADA, place)]));
    let guilders = scene.panel(ADA).map(|own| own.guilders);
    assert_eq!(guilders, Some(Entry::of(5, -3)), "the stake is paid, what comes of it is open");
    assert!(matches!(scene.offer.what, What::Activate { brings, .. } if brings.dice == 2));
}

#[test]
fn any_worker_may_be_touched_to_pay_where_persons_say_so() {
    let mut setting = Setting::new(2);
    let place = setting.persons(ADA, &["SCH-10", "CRA-13"])[1];
    setting.hand(ADA, &["MER-14"]);
    let position = at(&setting);
    let draft = position.touched(&[Piece::House(ADA, place)]);
    let scene = position.scene(draft);
    assert_eq!((scene.offer.others.len(), scene.offer.decided()), (4, None), "four others could pay");
    let draft = position.touch(draft, Piece::Workers(ADA, Colour::Purple)).draft;
    let action = Action::Activate { place, worker: Some(Colour::Purple) };
    assert_eq!(position.scene(draft).offer.decided().map(staged::Move::actions), Some(&[action][..]));
}

/// Ada's Vagrant sends a red marker to Bo and Cy, who have two; Bo has an Accountant's and an empty house, and a canal token.
fn fire() -> (Setting, Vec<Action>) {
    let mut setting = Setting::new(3);
    let place = setting.house(ADA, Colour::Red);
    setting.hand(ADA, &["UND-06", "MER-14"]);
    setting.persons(BO, &["BUR-03"]);
    setting.house(BO, Colour::Yellow);
    let player = setting.player(BO);
    (player.canals, player.threats) = ([1, 0], [2, 0, 0, 0, 0]);
    let card = setting.card("UND-06");
    (setting, vec![Action::Recruit { card, place }])
}

#[test]
fn another_decides_in_my_turn_which_house_burns() {
    let (setting, actions) = fire();
    let position = after(&setting, &actions);
    let scene = position.scene(Draft::Nothing);
    assert_eq!((scene.decider, scene.active, scene.own), (Some(BO), Some(ADA), BO));
    assert_eq!(scene.cause, Some(Cause::Person { seat: ADA, card: setting.card("UND-06") }));
    let columns: Vec<(Seat, Progress, u8)> =
        matter(&scene).columns.iter().map(|it| (it.seat, it.progress, it.markers[0])).collect();
    assert_eq!(columns, [(BO, Progress::Now, 1), (CY, Progress::Waits, 1)]);
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
fn cards_are_drawn_one_by_one_and_stay_backs_until_the_hand_is_full() {
    let components = Bruges::components(&Setup::default()).expect("a good setup");
    let mut state = Bruges::start(&components, &Setup::default(), Seed(3), &mut ());
    let first = state.table().to_move();
    for drawn in 0..5 {
        let position = Position::of(&components, &state);
        let scene = position.scene(Draft::Nothing);
        assert!(!scene.city.rolled && scene.city.dice.iter().all(|die| die.face == 0));
        assert_eq!((scene.own, scene.hand.refill, scene.hand.cards.len()), (first, Some(5), 0));
        assert_eq!(scene.hand.backs.iter().filter(|back| back.unseen).count(), drawn);
        let Sheet::Piles(piles) = &scene.sheet else { panic!("{:?}", scene.sheet) };
        assert_eq!(piles.map(|pile| pile.top), state.table().tops);
        assert!(scene.city.piles.iter().all(|pile| pile.mark.legal));
        let draft = position.touched(&[Piece::Pile(1)]);
        let scene = position.scene(draft);
        let main = scene.offer.decided().expect("a touch draws");
        assert_eq!(main.actions(), [Action::Draw(1)]);
        assert_eq!(scene.panel(first).map(|own| own.cards), Some(Entry::of(drawn as u8, 1)));
        Bruges::apply(&mut state, Action::Draw(1), &mut ());
    }
    let own = Position::seen_by(&components, &state, Viewer::Seat(first)).scene(Draft::Nothing);
    assert_eq!((own.hand.cards.len(), own.hand.backs.len()), (5, 0), "now they are looked at");
    let other = Position::of(&components, &state).scene(Draft::Nothing);
    let panel = other.panel(first).expect("the first player's");
    assert_eq!(panel.backs.iter().sum::<u8>(), 5, "their colours are everybody's to see");
    assert!(!other.pieces().iter().any(|piece| matches!(piece, Piece::Card(_))));
}

#[test]
fn after_the_last_card_persons_may_still_be_activated_and_uses_say_that_it_is_played() {
    let mut setting = Setting::new(2);
    let place = setting.persons(ADA, &["BUR-03"])[0];
    setting.hand(ADA, &["MER-14"]);
    setting.table.lap = 3;
    let card = setting.card("MER-14");
    let position = after(&setting, &[Action::TakeWorkers(card)]);
    let scene = position.scene(Draft::Nothing);
    assert_eq!((scene.lap, scene.hand.cards.len()), ((4, 4), 0));
    assert!(matches!(scene.offer.what, What::EndTurn));
    assert_eq!(scene.offer.main.as_ref().map(|main| main.kind), Some(MoveKind::EndTurn));
    assert!(scene.panel(ADA).is_some_and(|own| own.street[usize::from(place)].mark.legal));
    let refused = position.touch(Draft::Nothing, Piece::Use(Use::House)).refused;
    let Some(No::Action(action)) = refused else { panic!("{refused:?}") };
    assert_eq!(Bruges::check(&position.state, &action), Err(Refusal::Played));
}

#[test]
fn four_players_sit_around_the_table_and_one_touch_enlarges_each() {
    let mut setting = Setting::new(4);
    setting.persons(CY, &["BUR-03"]);
    setting.hand(ADA, &["MER-14"]);
    setting.hand(CY, &["CRA-13", "NOB-14"]);
    let position = at(&setting);
    let scene = position.scene(Draft::Nothing);
    assert_eq!(scene.others().map(|panel| panel.seat.0).collect::<Vec<_>>(), [1, 2, 3]);
    assert_eq!((scene.large, scene.enlarged()), (ADA, None));
    let pieces: HashSet<Piece> = scene.pieces().into_iter().collect();
    assert!(pieces.contains(&Piece::Window(CY, 0)) && !pieces.contains(&Piece::House(CY, 0)));
    for piece in [Piece::Seat(CY), Piece::Window(CY, 0), Piece::Hand(CY)] {
        assert_eq!(position.touch(Draft::Nothing, piece).opens, Some(CY));
    }
    let look = staged::Look { opened: Some(CY), ..position.look(Draft::Nothing) };
    let scene = staged::scene(&look);
    assert_eq!((scene.large, scene.enlarged(), scene.hand.seat), (CY, Some(CY), ADA));
    assert_eq!(scene.others().map(|panel| panel.seat.0).collect::<Vec<_>>(), [3, 0, 1]);
    let pieces: HashSet<Piece> = scene.pieces().into_iter().collect();
    assert!(pieces.contains(&Piece::House(CY, 0)) && !pieces.contains(&Piece::Hand(CY)));
    assert_eq!(scene.city.gates.map(|gate| gate.owner), [0, 1, 2, 3].map(|seat| Some(Seat(seat))));
}

#[test]
fn what_dice_threats_and_majorities_mean_is_seen_without_opening_anything() {
    let mut setting = Setting::new(3);
    setting.hand(ADA, &["MER-14"]);
    setting.table.dice = [1, 2, 4, 5, 6];
    setting.player(ADA).threats = [2, 1, 0, 0, 0];
    setting.player(ADA).step = 2;
    setting.player(BO).step = 3;
    setting.player(BO).canals = [2, 1];
    let scene = at(&setting).scene(Draft::Nothing);
    let says: Vec<(bool, bool)> = scene.city.dice.iter().map(|die| (die.low, die.high)).collect();
    assert_eq!(says, [(true, false), (true, false), (false, false), (false, true), (false, true)]);
    assert_eq!((scene.city.price, scene.city.own_price), (Some(3), Some(3)));
    let [ada, bo] = [ADA, BO].map(|seat| scene.panel(seat).expect("a panel").clone());
    assert_eq!(ada.threats.map(|circle| circle.near), [true, false, false, false, false]);
    let standings = |panel: &Panel| panel.majorities.map(|it| (it.leads, it.behind));
    assert_eq!(standings(&ada), [(false, 2), (false, 1), (false, 4)]);
    assert_eq!(standings(&bo), [(true, 0), (false, 1), (true, 0)]);
}

#[test]
fn what_happened_since_the_last_turn_is_marked_where_it_lies() {
    let (mut setting, actions) = fire();
    setting.player(CY).threats = [2, 0, 0, 0, 0];
    setting.player(CY).guilders = 9;
    let mut play = setting.deal(1);
    for action in actions {
        play.act(action);
    }
    play.act(Action::LoseHouse(1));
    let news = staged::news::<Bruges>(&play.heard, &setting.components);
    let mut position = Position::seen_by(&setting.components, &play.state, Viewer::Seat(BO));
    position.news = news;
    let scene = position.scene(Draft::Nothing);
    let fresh = |seat: Seat| {
        let panel = scene.panel(seat).expect("a panel");
        let houses: Vec<bool> = panel.street.iter().map(|house| house.mark.fresh).collect();
        (houses, panel.threats[Colour::Red.index()].mark.fresh)
    };
    assert_eq!(fresh(ADA), (vec![true], false), "the Vagrant moved in");
    assert_eq!(fresh(BO), (vec![false], false), "the circle's markers are gone");
    assert_eq!(fresh(CY), (vec![], false), "so are Cy's");
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

/// Every legal action of a position is reached by touching.
fn reaches_all(position: &Position) {
    let reached: HashSet<Action> =
        position.explore().1.iter().flat_map(staged::Move::actions).copied().collect();
    for action in &position.legal {
        assert!(reached.contains(action), "{action:?} of {:?} is not reached", position.view.table.due());
        let look = staged::Look { hint: Some((*action, None)), ..position.look(Draft::Nothing) };
        let about = Bruges::pieces_of(&look, *action);
        let shown: HashSet<Piece> = position.pieces(Draft::Nothing).into_iter().collect();
        assert!(about.iter().all(|piece| shown.contains(piece)), "{action:?}: {about:?}");
    }
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
    assert!(seen > 150, "{seen} scenes");
}

#[test]
fn what_is_foretold_follows_from_what_the_viewer_may_know() {
    let mut rng = Rng::new(Seed(11));
    let mut seen = 0;
    for (number, setup) in (0..).zip(Bruges::sample_setups()) {
        positions::<Bruges>(&setup, 900 + number, 31, |components, state| {
            let Turn::Of(seat) = Bruges::turn(state) else { return };
            let one = Position::of(components, state);
            let mut state = state.clone();
            Bruges::deal_anew(&mut state, Viewer::Seat(seat), &mut rng);
            let other = Position::of(components, &state);
            for draft in one.explore().0 {
                assert!(one.scene(draft) == other.scene(draft), "{draft:?} shows what nobody knows");
                seen += 1;
            }
        });
    }
    assert!(seen > 1000, "{seen} scenes");
}
