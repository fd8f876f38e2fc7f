//! The table: piles, panels, what the dice mean, what is new, what nobody may know.

use super::*;

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
    assert!(!Bruges::pieces(&other).iter().any(|piece| matches!(piece, Piece::Card(_))));
}

#[test]
fn beside_the_piles_stands_how_long_what_is_drawn_stays_covered() {
    let components = Bruges::components(&Setup::default()).expect("a good setup");
    let state = Bruges::start(&components, &Setup::default(), Seed(3), &mut ());
    let position = Position::of(&components, &state);
    let scene = position.scene(Draft::Nothing);
    let [_, note] = words::table::title(&pen(&position, &scene));
    assert_eq!(note, "Face down until the hand is full");
    // Of what an effect draws, the fronts are looked at together as well.
    let mut setting = Setting::new(2);
    let place = setting.house(ADA, Colour::Red);
    setting.hand(ADA, &["ART-15"]);
    setting.player(ADA).guilders = 12;
    let card = setting.card("ART-15");
    let position = after(&setting, &[Action::Recruit { card, place }]);
    let scene = position.scene(Draft::Nothing);
    assert!(matches!(scene.due, Some(Why::Draw { .. })), "{:?}", scene.due);
    let [_, note] = words::table::title(&pen(&position, &scene));
    assert_eq!(note, "Face down until all of them are drawn");
}

#[test]
fn a_circle_that_one_marker_completes_says_what_it_costs_of_whomever() {
    let mut setting = Setting::new(3);
    setting.hand(ADA, &["MER-14"]);
    setting.persons(CY, &["PRO-05"]);
    for seat in [ADA, BO, CY] {
        let player = setting.player(seat);
        player.threats = [0, 2, 2, 2, 1];
        (player.workers, player.guilders) = ([1, 2, 0, 0, 1], 7);
    }
    let position = at(&setting);
    let scene = position.scene(Draft::Nothing);
    let players = players();
    let pen = Pen { players: &players, ..pen(&position, &scene) };
    let about = |seat, colour| Bruges::about(&pen, Piece::Threats(seat, colour));
    let says = |seat, colour, words: &str| {
        let about = about(seat, colour);
        assert!(about.ends_with(words), "{about}");
    };
    says(ADA, Colour::Blue, "Ada has 2 of 3: one more and it strikes, which costs 4 workers.");
    says(BO, Colour::Yellow, "Bo has 2 of 3: one more and it strikes, which costs 7 guilders.");
    says(BO, Colour::Brown, "Bo has 2 of 3: one more and it strikes, which costs nothing as things stand.");
    says(CY, Colour::Brown, "Cy has 2 of 3: one more and it strikes, which costs a person.");
    says(CY, Colour::Blue, "Cy has 2 of 3: one more completes the circle, but does no damage here.");
    assert!(!about(BO, Colour::Purple).contains("Bo has"), "two are missing");
    let panel = scene.panel(BO).expect("Bo's");
    let name = words::piece::panel(Language::English, &position.components, panel, "Bo");
    for words in ["one more costs all workers", "one more costs all guilders", "one more costs a person"] {
        assert!(name.contains(words), "{name}");
    }
    let circle = &scene.panel(CY).expect("Cy's").threats[Colour::Blue.index()];
    let name = words::piece::threats(Language::English, &position.components, Colour::Blue, circle);
    assert!(name.contains("the next one completes the circle, does no damage here"), "{name}");
}

#[test]
fn four_players_sit_around_the_table_and_one_touch_enlarges_each() {
    let mut setting = Setting::new(4);
    setting.persons(CY, &["BUR-03"]);
    setting.hand(ADA, &["MER-14"]);
    setting.hand(CY, &["CRA-13", "NOB-14"]);
    let position = at(&setting);
    let scene = position.scene(Draft::Nothing);
    let small = |scene: &Scene| {
        let panels = scene.panels.iter().filter(|panel| !panel.large);
        panels.map(|panel| panel.seat.0).collect::<Vec<_>>()
    };
    assert_eq!(small(&scene), [1, 2, 3]);
    assert_eq!((scene.large, scene.enlarged()), (ADA, None));
    let pieces: HashSet<Piece> = Bruges::pieces(&scene).into_iter().collect();
    assert!(pieces.contains(&Piece::Window(CY, 0)) && !pieces.contains(&Piece::House(CY, 0)));
    for piece in [Piece::Seat(CY), Piece::Window(CY, 0), Piece::Hand(CY)] {
        assert_eq!(position.touch(Draft::Nothing, piece).opens, Some(CY));
    }
    let look = staged::Look { opened: Some(CY), ..position.look(Draft::Nothing) };
    let scene = staged::scene(&look);
    assert_eq!((scene.large, scene.enlarged(), scene.hand.seat), (CY, Some(CY), ADA));
    assert_eq!(small(&scene), [0, 1, 3]);
    let pieces: HashSet<Piece> = Bruges::pieces(&scene).into_iter().collect();
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

#[test]
fn what_follows_when_a_pile_is_used_up_is_said_as_it_was_agreed() {
    for (last_round, stage, said) in [
        (LastRound::Same, Stage::Turn, "pile empty: last round"),
        (LastRound::NextAfterActions, Stage::Draw, "pile empty: last round"),
        (LastRound::NextAfterActions, Stage::Turn, "pile empty: 1 more round"),
    ] {
        let options = Options { last_round, ..Options::default() };
        let mut setting = Setting::of(&Setup { options, ..Setup::default() });
        setting.table.stage = stage;
        setting.hand(ADA, &["MER-14"]);
        let scene = at(&setting).scene(Draft::Nothing);
        assert_eq!(words::table::rack(Language::English, &scene.city), said, "{last_round:?} {stage:?}");
    }
}

#[test]
fn high_dice_say_how_many_threats_everybody_receives() {
    let mut setting = Setting::new(2);
    setting.hand(ADA, &["MER-14"]);
    for (dice, said) in [
        ([3, 3, 3, 3, 5], "threat"),
        ([3, 3, 3, 6, 5], "2 threats each"),
        ([1, 5, 3, 6, 5], "3 threats each"),
    ] {
        setting.table.dice = dice;
        let scene = at(&setting).scene(Draft::Nothing);
        assert_eq!(words::table::brackets(Language::English, &scene.city).1, said);
    }
}
