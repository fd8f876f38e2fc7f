//! What Splendor's scenes show, and what touching their pieces leads to.

use crate::every_board::{Laid, Position, Tried, positions};
use salon::app::boards::pen::Spoken;
use salon::app::boards::splendor::scene::*;
use salon::app::boards::staged::{self, Entry};
use salon::app::words::Language;
use salon::engine::{Game, Rng, Seat, Seed, Timeline, Turn, Viewer};
use salon::games::splendor::{
    Action, Ending, Event, GEMS, Gem, GemSet, KINDS, LEVELS, Phase, Place, Refusal, SLOTS, Setup, Source,
    Splendor, State, Visit, missing,
};
use std::collections::HashSet;

crate::board_suite!(Splendor);

impl Laid for Splendor {
    fn pieces(scene: &Scene) -> Vec<Piece> {
        let mut pieces: Vec<Piece> = Gem::ALL.into_iter().map(Piece::Pile).collect();
        pieces.extend((0..LEVELS as u8).map(Piece::Deck));
        pieces.extend(scene.market.iter().flatten().flatten().map(|face| Piece::Card(face.card)));
        pieces.extend(scene.nobles.iter().flatten().map(|tile| Piece::Noble(tile.noble)));
        for panel in &scene.panels {
            let seat = panel.seat;
            pieces.push(Piece::Seat(seat));
            pieces.extend(Gem::ALL.map(|gem| Piece::Tokens(seat, gem)));
            pieces.extend(Gem::COLOURS.map(|gem| Piece::Bonus(seat, gem)));
            pieces.extend(panel.nobles.iter().map(|noble| Piece::Noble(*noble)));
            pieces.extend(panel.hand().map(|(piece, _)| piece));
        }
        if let Some(payment) = scene.payment {
            let gems = Gem::COLOURS.into_iter().filter(|gem| payment.need[gem.index()] > 0);
            pieces.extend(gems.flat_map(|gem| [true, false].map(|more| Piece::Gold(gem, more))));
        }
        pieces
    }
}

impl Tried for Splendor {
    /// Buying makes games go somewhere; taking everything else at random fills hands and empties the bank.
    fn pick(legal: &[Action], rng: &mut Rng) -> Action {
        let buys: Vec<Action> =
            legal.iter().copied().filter(|action| matches!(action, Action::Buy(_))).collect();
        let from = if buys.is_empty() || rng.index(3) == 0 { legal } else { &buys };
        from[rng.index(from.len())]
    }

    fn assert_refused(_state: &State, look: &Look<'_>, piece: Piece, why: Refusal) {
        let of = |seat: Seat| &look.view.players[seat.index()];
        match (piece, why) {
            (Piece::Card(card), Refusal::ReservedBy(seat)) if seat != look.view.to_move => {
                assert!(of(seat).reserved.iter().any(|held| held.card == Some(card)));
            }
            (Piece::Noble(noble), Refusal::NobleCame(seat)) => assert!(of(seat).nobles.contains(&noble)),
            (Piece::Back(seat, at), Refusal::NotYet) if seat == look.view.to_move => {
                assert!(!look.allows(Action::Buy(Source::Reserved(at))));
            }
            _ => panic!("{piece:?}: {why:?}"),
        }
    }

    fn told(scene: &Scene) -> Vec<(String, Entry)> {
        let own = &scene.panels[scene.own.index()];
        let named = |name: &str, at: usize, entry: Entry| (format!("{name} {at}"), entry);
        let bank = scene.bank.iter().enumerate().map(|(at, pile)| named("pile", at, pile.count));
        let tokens = own.tokens.iter().enumerate().map(|(at, stack)| named("tokens", at, stack.count));
        let bonuses = own.bonuses.iter().enumerate().map(|(at, stack)| named("bonuses", at, stack.count));
        let sums = [("points".to_owned(), own.points), ("held".to_owned(), own.held)];
        bank.chain(tokens).chain(bonuses).chain(sums).collect()
    }
}

type Table = Position<Splendor>;

/// Positions of random games of all sample setups.
fn tables(seed: u64, every: usize, mut see: impl FnMut(&Setup, &Table)) {
    for (number, setup) in (0..).zip(Splendor::sample_setups()) {
        positions::<Splendor>(&setup, seed + number, every, |components, state| {
            see(&setup, &Table::of(components, state));
        });
    }
}

#[test]
fn every_way_to_pay_is_reached() {
    tables(700, 9, |_, table| {
        let (_, moves) = table.explore();
        for action in &table.legal {
            let Action::Buy(source) = *action else { continue };
            let mut paying = table.state.clone();
            Splendor::apply(&mut paying, *action, &mut ());
            let mut ways = Vec::new();
            if paying.phase() == Phase::Pay(source) {
                Splendor::actions(&paying, &mut ways);
            }
            let offered: HashSet<&[Action]> =
                moves.iter().map(Move::actions).filter(|ready| ready[0] == *action).collect();
            assert_eq!(offered.len(), ways.len().max(1), "{action:?}: ways to pay");
            assert!(ways.iter().all(|way| offered.contains(&[*action, *way][..])));
        }
    });
}

#[test]
fn returns_nobles_and_the_last_round_are_announced() {
    tables(500, 5, |_, table| {
        for draft in table.explore().0 {
            let scene = table.scene(draft);
            let offer = scene.offer;
            let Some(main) = &offer.main else { continue };
            let (mut after, mut events) = (table.state.clone(), Vec::new());
            main.actions().iter().for_each(|action| Splendor::apply(&mut after, *action, &mut events));
            let (mut end, mut all) = (after.clone(), events.clone());
            while Splendor::turn(&end) == Turn::Of(table.own) && Splendor::opens_turn(&end).is_none() {
                let mut legal = Vec::new();
                Splendor::actions(&end, &mut legal);
                Splendor::apply(&mut end, legal[0], &mut all);
            }
            let brought = all.iter().any(|event| matches!(event, Event::FinalRound { .. }));
            let ended = Splendor::turn(&end) == Turn::Over;
            let ending = brought.then_some(if ended { Ending::Game } else { Ending::LastRound });
            assert_eq!(scene.ending, ending, "{draft:?}");
            let excess = after.phase() == Phase::Return && after.to_move() == table.own;
            let announced = match offer.what {
                What::Gems { held, .. } | What::Reserve { held, .. } => held > table.components.token_limit,
                What::Return { .. } => after.phase() == Phase::Return,
                _ => false,
            };
            assert_eq!(announced, excess, "{draft:?}: a return is announced");
            if excess || matches!(offer.what, What::Return { .. }) {
                continue;
            }
            let came = events.iter().find_map(|event| match event {
                Event::Visited { noble, .. } => Some(*noble),
                _ => None,
            });
            match scene.visit {
                Visit::One(noble) => assert_eq!(came, Some(noble)),
                Visit::Choice => assert_eq!(after.phase(), Phase::Noble),
                Visit::None => assert_eq!(came, None),
            }
        }
    });
}

/// Confirming each move switched off, a touch that leaves no question makes the move.
#[test]
fn nothing_is_decided_while_a_gem_could_still_be_added() {
    let mut decided = HashSet::new();
    tables(40, 5, |setup, table| {
        for draft in table.explore().0 {
            let offer = table.scene(draft).offer;
            if !matches!(offer.what, What::Gems { .. }) || offer.decided().is_none() {
                continue;
            }
            let picks = draft.gems();
            decided.insert((setup.take_fewer, picks.iter().sum::<u8>()));
            for piece in table.pieces(draft) {
                let next = table.touch(draft, piece).draft;
                let more = next.gems() != picks && picks.iter().zip(next.gems()).all(|(a, b)| *a <= b);
                let legal = next.take().is_some_and(|action| table.legal.contains(&action));
                assert!(!(more && legal), "{draft:?} was decided, and {next:?} could be taken");
            }
        }
    });
    for taken in [(false, 3), (false, 2), (true, 3), (true, 2)] {
        assert!(decided.contains(&taken), "no full take of {taken:?} was decided at once");
    }
}

#[test]
fn where_fewer_may_be_taken_the_third_gem_ends_the_take_and_not_the_first() {
    let table = opening(Setup { take_fewer: true, ..Setup::default() });
    let full = [&[RUBY, RUBY][..], &[RUBY, ONYX, Piece::Pile(Gem::Diamond)]];
    for pieces in [&[RUBY][..], &[RUBY, ONYX]].into_iter().chain(full) {
        let offer = table.scene(table.touched(pieces)).offer;
        assert!(offer.main.is_some(), "it may be taken");
        assert_eq!(offer.decided().is_some(), full.contains(&pieces), "{pieces:?}: more could be added");
    }
}

#[test]
fn while_a_take_is_put_together_only_piles_that_can_join_it_are_lit() {
    let table = opening(Setup::default());
    let lit = |pieces: &[Piece]| {
        let bank = table.scene(table.touched(pieces)).bank;
        (bank.map(|pile| pile.mark.legal), bank.map(|pile| pile.pair))
    };
    let (all, none) = ([true, true, true, true, true, false], [false; KINDS]);
    assert_eq!(lit(&[]), (all, all));
    // Two alike are still possible of the one that is chosen.
    assert_eq!(lit(&[RUBY]), (all, [false, false, false, true, false, false]));
    assert_eq!(lit(&[RUBY, ONYX]), (all, none));
    let three = [true, false, false, true, true, false];
    assert_eq!(lit(&[RUBY, ONYX, Piece::Pile(Gem::Diamond)]), (three, none));
    let alike = [false, false, false, true, false, false];
    assert_eq!(lit(&[RUBY, RUBY]), (alike, alike));
}

fn opening(setup: Setup) -> Table {
    let components = Splendor::components(&setup).expect("a good setup");
    Table::of(&components, &Splendor::start(&components, &setup, Seed(1), &mut ()))
}

const RUBY: Piece = Piece::Pile(Gem::Ruby);
const ONYX: Piece = Piece::Pile(Gem::Onyx);

#[test]
fn a_pile_touched_twice_gives_two_alike_and_a_third_touch_lets_go() {
    let table = opening(Setup::default());
    assert_eq!(table.touched(&[RUBY]), Draft::Gems([0, 0, 0, 1, 0]));
    assert_eq!(table.touched(&[RUBY, RUBY]), Draft::Gems([0, 0, 0, 2, 0]));
    assert_eq!(table.touched(&[RUBY, RUBY, RUBY]), Draft::Nothing);
    assert_eq!(table.touched(&[RUBY, RUBY, ONYX]), Draft::Gems([0, 0, 0, 1, 1]));
    assert_eq!(table.touched(&[RUBY, ONYX, ONYX]), Draft::Gems([0, 0, 0, 1, 0]));
}

#[test]
fn a_fourth_colour_and_gold_are_refused_and_change_nothing() {
    let table = opening(Setup::default());
    let three = Draft::Gems([1, 1, 1, 0, 0]);
    for piece in [RUBY, Piece::Pile(Gem::Gold)] {
        let response = table.touch(three, piece);
        assert_eq!(response.draft, three);
        assert!(response.refused.is_some());
    }
}

#[test]
fn a_card_out_of_reach_explains_itself_and_may_be_reserved() {
    let table = opening(Setup::default());
    let card = table.view.market[0][0].expect("twelve cards lie face up");
    let response = table.touch(Draft::Nothing, Piece::Card(card));
    let source = Source::Market(Place { level: 0, slot: 0 });
    assert_eq!(response.refused, Some(No::Action(Action::Buy(source))));
    let scene = table.scene(response.draft);
    let main = scene.offer.main.as_ref().expect("it may be reserved");
    assert_eq!(main.actions(), [Action::Reserve(Place { level: 0, slot: 0 })]);
    assert_eq!(main.kind, MoveKind::Reserve { gold: true, returns: 0 });
    assert!(matches!(scene.offer.what, What::Reserve { gold: true, .. }));
    let count = |is: fn(&Face) -> bool| scene.faces().filter(|(face, _)| is(face)).count();
    assert_eq!((count(|face| face.mark.chosen), count(|face| face.withdrawn)), (1, 11));
}

#[test]
fn a_reservation_beside_a_purchase_says_the_token_that_would_go_back() {
    let table = opening(Setup::default());
    for (each, returns) in [(2, 1), (1, 0)] {
        let mut view = table.view.clone();
        view.players[0].tokens = [each, each, each, each, each, 0];
        view.players[0].bonuses = [3; GEMS];
        view.bank = [4 - each, 4 - each, 4 - each, 4 - each, 4 - each, 5];
        let state = Splendor::imagine(&table.components, &view, &mut Rng::new(Seed(3)));
        let table = Table::of(&table.components, &state);
        let card = table.view.market[0][0].expect("twelve cards lie face up");
        let offer = table.scene(table.touched(&[Piece::Card(card)])).offer;
        assert!(matches!(offer.what, What::Buy { .. }));
        let instead = offer.others.last().expect("it may be reserved instead");
        assert_eq!(instead.kind, MoveKind::Reserve { gold: true, returns });
        let mut after = table.state.clone();
        instead.actions().iter().for_each(|action| Splendor::apply(&mut after, *action, &mut ()));
        assert_eq!(after.phase() == Phase::Return, returns > 0);
        let said = Splendor::button(instead.kind, Language::English);
        assert_eq!(said.contains("return 1"), returns > 0, "{said}");
    }
}

#[test]
fn what_is_another_players_says_so_and_a_card_that_lies_face_down_not_how_much_it_lacks() {
    let table = opening(Setup::default());
    let mut state = table.state.clone();
    let card = table.view.market[1][1].expect("twelve cards lie face up");
    let place = Place { level: 1, slot: 1 };
    Splendor::apply(&mut state, Action::Reserve(place), &mut ());
    let other = Table::of(&table.components, &state);
    let refused = other.touch(Draft::Nothing, Piece::Card(card)).refused;
    assert_eq!(refused, Some(No::Because(Refusal::ReservedBy(Seat(0)))));
    // The top of a deck, which the table does not see.
    let mut state = table.state.clone();
    Splendor::apply(&mut state, Action::ReserveTop(2), &mut ());
    Splendor::apply(&mut state, Action::Reserve(place), &mut ());
    let mut open = Table::seen_by(&table.components, &state, Viewer::Table);
    Splendor::actions(&state, &mut open.legal);
    let refused = open.touch(Draft::Nothing, Piece::Back(Seat(0), 0)).refused;
    assert_eq!(refused, Some(No::Because(Refusal::NotYet)));
    let tokens = open.touch(Draft::Nothing, Piece::Tokens(Seat(0), Gem::Gold)).refused;
    assert_eq!(tokens, Some(No::Action(Action::Return(Gem::Gold))));
}

#[test]
fn taking_shows_what_comes_into_reach() {
    let mut seen = 0;
    tables(0, 1, |_, table| {
        for draft in table.explore().0 {
            let scene = table.scene(draft);
            let panel = &scene.panels[scene.own.index()];
            for (face, _) in scene.faces().filter(|(face, _)| face.reach == Reach::NextTurn) {
                seen += 1;
                let tokens = panel.tokens.map(|stack| stack.count.then() as u8);
                let bonuses = panel.bonuses.map(|bonus| bonus.count.now as u8);
                assert!(!face.mark.legal);
                assert_eq!(missing(&tokens, &bonuses, &table.components.card(face.card).cost), 0);
            }
        }
    });
    assert!(seen > 0, "no position showed a card coming into reach");
}

#[test]
fn news_mark_what_changed_since_my_last_turn() {
    let mut timeline = Timeline::<Splendor>::begin(Setup::default(), Seed(5)).expect("a good setup");
    let take = |timeline: &mut Timeline<Splendor>, gems: &[Gem]| {
        timeline.act(Action::TakeDifferent(GemSet::of(gems))).expect("legal");
    };
    take(&mut timeline, &[Gem::Diamond, Gem::Ruby, Gem::Onyx]);
    timeline.act(Action::Reserve(Place { level: 2, slot: 1 })).expect("legal");
    let me = Seat(0);
    let components = timeline.components();
    let news = timeline.told(timeline.latest_decision_of(me), Viewer::Seat(me));
    let events: Vec<Event> = news.map(|(_, event)| *event).collect();
    let news = staged::news::<Splendor>(&events, components);
    let table = Table::seen_by(components, timeline.state(), Viewer::Seat(me));
    let scene = staged::scene(&Look { news: &news, ..table.look(Draft::Nothing) });
    let fresh = |level: usize, slot: usize| scene.market[level][slot].is_some_and(|face| face.mark.fresh);
    assert!((0..LEVELS).all(|level| (0..SLOTS).all(|slot| fresh(level, slot) == ((level, slot) == (2, 1)))));
    let rival = &scene.panels[1];
    assert!(rival.tokens[Gem::Gold.index()].mark.fresh && !rival.tokens[0].mark.fresh);
    assert!(matches!(rival.reserved[..], [Held::Open { face, secret: false }] if face.mark.fresh));
    assert!(scene.panels[0].tokens.iter().all(|stack| !stack.mark.fresh));
}

#[test]
fn a_blind_card_is_a_back_to_the_others_and_secret_to_its_owner() {
    let mut timeline = Timeline::<Splendor>::begin(Setup::default(), Seed(5)).expect("a good setup");
    timeline.act(Action::ReserveTop(1)).expect("legal");
    let scene = |viewer| {
        let table = Table::seen_by(timeline.components(), timeline.state(), viewer);
        table.scene(Draft::Nothing).panels.swap_remove(0).reserved
    };
    assert!(matches!(scene(Viewer::Seat(Seat(0)))[..], [Held::Open { secret: true, .. }]));
    for other in [Viewer::Seat(Seat(1)), Viewer::Table] {
        assert!(matches!(scene(other)[..], [Held::Back { level: 1, .. }]));
    }
}

/// People share a screen: on the own turn, too, what lies face down is shown to nobody, and bought by laying it open.
#[test]
fn face_down_cards_tell_the_table_nothing_and_can_be_bought_all_the_same() {
    let (mut hidden, mut bought) = (0, 0);
    for seed in 0..6 {
        tables(70 + seed * 100, 1, |_, one| {
            let mut table = Table::of(&one.components, &one.state);
            let own = std::mem::replace(&mut table.view, Splendor::view(&one.state, Viewer::Table));
            let seat = table.state.to_move();
            let nothing = table.look(Draft::Nothing).draft;
            let from_hand = |action: &Action| matches!(action, Action::Buy(Source::Reserved(_)));
            let open = |action: &Action| match action {
                Action::Buy(Source::Reserved(at)) => {
                    table.view.acting().reserved[usize::from(*at)].card.is_some()
                }
                Action::Buy(Source::Market(_)) => true,
                _ => false,
            };
            if let What::Choose { buy, .. } = table.scene(nothing).offer.what {
                let only = !table.legal.is_empty() && table.legal.iter().all(from_hand);
                assert_eq!(buy, only || table.legal.iter().any(open), "the bar tells no more than the board");
            }
            for (at, held) in (0..).zip(&table.scene(nothing).panels[seat.index()].reserved) {
                let Held::Back { own: may_look, mark, .. } = *held else { continue };
                hidden += 1;
                assert_eq!(may_look, !table.legal.is_empty());
                let action = Action::Buy(Source::Reserved(at));
                let only = table.legal.iter().all(|it| matches!(it, Action::Buy(Source::Reserved(_))));
                let legal = table.legal.contains(&action);
                assert_eq!(mark.legal, only && legal, "it is lit only where nothing else is");
                let response = table.touch(nothing, Piece::Back(seat, at));
                if !legal {
                    // What is missing is not told.
                    let why = match table.state.phase() {
                        _ if table.legal.is_empty() => None,
                        Phase::Main => Some(No::Because(Refusal::NotYet)),
                        _ => Some(No::Action(action)),
                    };
                    assert_eq!((response.refused, response.draft), (why, nothing));
                    continue;
                }
                assert_eq!(response.refused, None);
                bought += 1;
                assert_eq!(response.draft.considered(&table.view), Some(at));
                let open = table.view.laid_open(&own, at);
                let main = staged::scene(&Look { view: &open, draft: response.draft, ..table.look(nothing) })
                    .offer
                    .main;
                let main = main.expect("the purchase is ready");
                assert_eq!((main.kind, main.actions()[0]), (MoveKind::Buy, action));
                let pairs = open.players[seat.index()]
                    .reserved
                    .iter()
                    .zip(&table.view.players[seat.index()].reserved);
                let mut others = (0..).zip(pairs).filter(|(other, _)| *other != at);
                assert!(others.all(|(_, (now, before))| now == before), "the others stay face down");
            }
        });
    }
    assert!(hidden > 100 && bought > 10, "{hidden} face-down cards, {bought} bought");
}
