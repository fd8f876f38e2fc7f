//! A card and its six uses; persons who are activated.

use super::*;
use salon::app::boards::bruges::words::outcome::outcome;
use salon::app::words::Language;

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
    setting.player(ADA).guilders = 3;
    setting.player(ADA).canals = [2, 2];
    let next = Side::ALL.map(|side| setting.components.gates[0][side.index()][2]);
    assert!(!next.contains(&colour), "{next:?}");
    assert_eq!(refusals(&setting)[3], Some(Refusal::CanalColour(next[0])));
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
fn cards_that_come_and_go_are_told_in_their_order() {
    let told = |person: &str| {
        let mut setting = Setting::new(2);
        setting.persons(ADA, &[person]);
        setting.hand(ADA, &["MER-14"]);
        setting.player(ADA).workers = [3; COLOURS];
        let scene = at(&setting).scene(Draft::Nothing);
        let brings = scene.panel(ADA).expect("Ada's").street[0].person.and_then(|person| person.brings);
        outcome(Language::English, &brings.expect("it can be activated")).replace('\u{a0}', " ")
    };
    // The Poet draws before anything is discarded, the Messenger discards first.
    assert!(told("ART-07").contains("+2 cards, −2 cards"), "{}", told("ART-07"));
    assert!(told("COU-14").contains("−1 card, +1 card"), "{}", told("COU-14"));
}

#[test]
fn workers_of_every_colour_are_told_in_one_word() {
    let told = |workers| {
        outcome(Language::English, &Outcome { workers, ..Outcome::default() }).replace('\u{a0}', " ")
    };
    assert_eq!(told([1; COLOURS]), "+1 worker of each colour");
    assert!(told([1, 1, 1, 1, 2]).contains("red"));
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
fn whoever_has_no_card_may_activate_persons_or_end_the_turn_and_is_warned() {
    let mut setting = Setting::new(2);
    let place = setting.persons(ADA, &["BUR-03"])[0];
    let position = at(&setting);
    let scene = position.scene(Draft::Nothing);
    assert!(matches!(scene.offer.what, What::EndTurn));
    assert_eq!(scene.offer.main.as_ref().map(|main| main.kind), Some(MoveKind::EndTurn));
    assert!(scene.panel(ADA).is_some_and(|own| own.street[usize::from(place)].mark.legal));
    assert!(uses(&scene).iter().all(|part| !part.mark.legal));
    let pen = pen(&position, &scene);
    assert_eq!(Bruges::preview(&pen), "You have no card left: activate persons, or end the turn");
    assert_eq!(Bruges::warning(&pen).as_deref(), Some("1 person could still be activated."));
}

#[test]
fn the_close_up_says_so_where_it_counts_a_house_that_is_not_there() {
    let mut setting = Setting::new(2);
    setting.hand(ADA, &["CRA-08"]);
    let glazier = setting.card("CRA-08");
    let note = |setting: &Setting| {
        let position = at(setting);
        let scene = position.scene(Draft::Nothing);
        let facts = words::closeup::facts(&pen(&position, &scene), glazier);
        facts
            .into_iter()
            .find(|fact| fact.sign == "br-laurel" && fact.title.starts_with("Worth"))
            .map(|fact| fact.note)
    };
    let counted = "2 printed, 2 for the laurel (with one more blue house)";
    assert_eq!(note(&setting).as_deref(), Some(counted));
    setting.house(ADA, Colour::Red);
    assert_eq!(note(&setting).as_deref(), Some("2 printed, 0 for the laurel"));
}

#[test]
fn the_close_up_of_a_card_tells_the_ear_all_that_it_shows() {
    let mut setting = Setting::new(2);
    setting.hand(ADA, &["CRA-08"]);
    let glazier = setting.card("CRA-08");
    let position = at(&setting);
    let scene = position.scene(Draft::Nothing);
    let pen = pen(&position, &scene);
    let told = words::closeup::told(&pen, glazier);
    assert!(told.starts_with(&words::piece::face(pen.language, pen.components, glazier)), "{told}");
    for fact in words::closeup::facts(&pen, glazier) {
        assert!(told.contains(&fact.title) && told.contains(&fact.note), "{told}");
    }
    let (title, players) = words::closeup::in_play(&pen, glazier);
    assert!(told.contains(&title), "{told}");
    for (seat, persons) in players {
        assert!(told.contains(&[pen.name(seat), ": ", &persons].concat()), "{told}");
    }
    assert!(!told.contains('<'), "{told}");
}

#[test]
fn the_close_up_says_only_what_the_house_to_come_has_to_do_with_and_no_price_of_who_is_there() {
    let mut setting = Setting::new(2);
    // Guilders and a card, whatever the house.
    setting.hand(ADA, &["ART-15"]);
    let card = setting.card("ART-15");
    let facts = |setting: &Setting| {
        let position = at(setting);
        let scene = position.scene(Draft::Nothing);
        let facts = words::closeup::facts(&pen(&position, &scene), card);
        facts.into_iter().map(|fact| (fact.sign, fact.note)).collect::<Vec<_>>()
    };
    let of = |facts: &[(String, String)], sign: &str| {
        // When a person works is told before what it brings, with the same sign.
        facts.iter().rfind(|(of, _)| of == sign).map(|(_, note)| note.clone()).expect("it is told")
    };
    let before = facts(&setting);
    let brings = of(&before, "br-arrow");
    assert!(brings.ends_with("(once a house is empty)"), "{brings}");
    assert!(of(&before, "br-coin").starts_with("you have"));
    let mut setting = Setting::new(2);
    setting.persons(ADA, &["ART-15"]);
    assert_eq!(of(&facts(&setting), "br-coin"), "");
}

#[test]
fn a_refusal_names_all_the_spaces_and_houses_that_could_be_meant() {
    let mut setting = Setting::new(2);
    let next = Side::ALL.map(|side| setting.components.gates[0][side.index()][0]);
    assert_ne!(next[0], next[1]);
    let cards = ["ENT-15", "COU-15", "CRA-08", "NOB-14", "CLE-12"];
    let other = Colour::ALL.into_iter().find(|colour| !next.contains(colour)).expect("a third colour");
    setting.hand(ADA, &[cards[other.index()]]);
    setting.player(ADA).guilders = 20;
    let card = setting.card(cards[other.index()]);
    let said = |setting: &Setting, of: Use, draft: Draft| {
        let position = at(setting);
        let Some(No::Action(action)) = position.touch(draft, Piece::Use(of)).refused else {
            panic!("{of:?}")
        };
        let told = Bruges::in_numbers(action, &position.look(draft), Language::English);
        let scene = position.scene(draft);
        // What stands in the button says the same.
        if let Some(part) = uses(&scene).iter().find(|part| part.of == of && part.brings.is_some()) {
            let brings = part.brings.as_ref().expect("a card is taken up");
            let [_, note] = words::table::use_with_card(&pen(&position, &scene), brings, part);
            assert_eq!(Some(&note), told.as_ref().map(|told| &told.sentence));
        }
        told.map(|told| (told.sentence, told.section))
    };
    let held = Draft::Card { card, plan: None };
    let [one, two] = next.map(|colour| words::colour(Language::English, colour));
    let spaces = format!("The next canal space wants {one} or {two}.");
    assert_eq!(said(&setting, Use::Canal, held), Some((spaces, "canal")));
    let none = Some(("You have no empty house: build one first.".to_owned(), "houses"));
    assert_eq!(said(&setting, Use::Recruit, held), none);
    assert_eq!(said(&setting, Use::Recruit, Draft::Nothing), none, "before a card is taken up, too");
    setting.persons(ADA, &["BUR-03"]);
    assert_eq!(said(&setting, Use::Recruit, held), none, "one that is not empty is none");
}

#[test]
fn of_several_empty_houses_it_is_said_which() {
    let (mut setting, card, _) = with_a_card();
    setting.player(ADA).guilders = 7;
    setting.persons(ADA, &["BUR-03"]);
    let said = |setting: &Setting, place| {
        let position = at(setting);
        let scene = position.scene(Draft::Nothing);
        Bruges::action(Action::Recruit { card, place }, &position.view, &pen(&position, &scene).speech())
    };
    let first = setting.house(ADA, Colour::Red);
    assert!(said(&setting, first).ends_with("for 6 guilders"));
    let second = setting.house(ADA, Colour::Red);
    assert!(said(&setting, first).ends_with("for 6 guilders into house 2"));
    assert!(said(&setting, second).ends_with("for 6 guilders into house 3"));
}

#[test]
fn a_house_flies_from_the_card_that_is_taken_up() {
    let (setting, _, colour) = with_a_card();
    let event = Event::HouseBuilt { seat: ADA, place: 0, colour, card: None, workers: [0; COLOURS] };
    let flights = Bruges::flights(&event, &setting.components);
    let [house] = &flights[..] else { panic!("{flights:?}") };
    assert_eq!(house.from.first(), Some(&Piece::lifted(ADA, colour).id()));
    assert_eq!(house.to.first(), Some(&Piece::House(ADA, 0).id()));
    // Where none is taken up, as in a game that is looked back on, from one of its colour.
    let (position, shown) = (at(&setting), at(&setting).pieces(Draft::Nothing));
    let from = house.from.iter().find_map(|id| shown.iter().find(|piece| piece.id() == *id));
    let Some(Piece::Card(card)) = from else { panic!("{from:?}") };
    assert_eq!(position.components.card(*card).colour, colour);
}

#[test]
fn the_last_card_that_is_drawn_comes_to_its_hand_whoever_looks() {
    let mut setting = Setting::new(2);
    let (play, components) = (setting.rolled(|_| true), &setting.components);
    let drew = play.heard.iter().find(|event| matches!(event, Event::Drew { .. })).expect("it was drawn");
    let Event::Drew { seat: BO, colour, .. } = *drew else { panic!("{drew:?}") };
    let flights = Bruges::flights(drew, components);
    let [card] = &flights[..] else { panic!("{flights:?}") };
    let comes_to = |viewer| {
        let scene = Position::seen_by(components, &play.state, Viewer::Seat(viewer)).scene(Draft::Nothing);
        let shown = Bruges::pieces(&scene);
        let first = card.to.iter().find_map(|id| shown.iter().find(|piece| piece.id() == *id));
        *first.expect("it comes to a piece")
    };
    let Piece::Card(own) = comes_to(BO) else { panic!("{:?}", comes_to(BO)) };
    assert_eq!(components.card(own).colour, colour);
    assert!(play.state.hand(BO).has(own));
    assert_eq!(comes_to(ADA), Piece::Hand(BO));
}
