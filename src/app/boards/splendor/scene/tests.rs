use super::draft::{pieces_of, touch};
use super::face_down::{considered, laid_open};
use super::*;
use crate::app::boards::suite::{Position, Tried, board_suite, positions};
use crate::engine::{Game, Rng, Seed, Timeline, Viewer};
use crate::games::splendor::{Event, Phase, Setup, Splendor};
use std::collections::HashSet;

board_suite!(Splendor);

impl Tried for Splendor {
    /// Buying makes games go somewhere; taking everything else at random fills hands and empties the bank.
    fn pick(legal: &[Action], rng: &mut Rng) -> Action {
        let buys: Vec<Action> =
            legal.iter().copied().filter(|action| matches!(action, Action::Buy(_))).collect();
        let from = if buys.is_empty() || rng.index(3) == 0 { legal } else { &buys };
        from[rng.index(from.len())]
    }
}

type Table = Position<Splendor>;

#[test]
fn every_way_to_pay_is_reached() {
    for (number, setup) in Splendor::sample_setups().iter().enumerate() {
        positions::<Splendor>(setup, 700 + number as u64, 9, |components, state| {
            let table = Table::of(components, state);
            let (_, moves) = table.explore();
            for action in &table.legal {
                let Action::Buy(source) = *action else { continue };
                let mut paying = state.clone();
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
}

#[test]
fn a_preview_tells_what_happens() {
    for (number, setup) in Splendor::sample_setups().iter().enumerate() {
        positions::<Splendor>(setup, 500 + number as u64, 5, |components, state| {
            let table = Table::of(components, state);
            let seat = state.to_move();
            for draft in table.explore().0 {
                let scene = Scene::new(&table.look(draft));
                let Some(main) = &scene.offer.main else { continue };
                let mut after = state.clone();
                let mut events = Vec::new();
                for action in main.actions() {
                    Splendor::apply(&mut after, *action, &mut events);
                }
                let (panel, player) = (&scene.panels[seat.index()], after.player(seat));
                for (kind, stack) in panel.tokens.iter().enumerate() {
                    assert_eq!(
                        stack.count.saturating_add_signed(stack.change),
                        player.tokens[kind],
                        "{draft:?}"
                    );
                    let pile = &scene.bank[kind];
                    assert_eq!(
                        pile.count.saturating_add_signed(pile.change),
                        after.bank()[kind],
                        "{draft:?}"
                    );
                }
                for (at, bonus) in panel.bonuses.iter().enumerate() {
                    assert_eq!(bonus.count + u8::from(bonus.more), player.bonuses[at]);
                }
                let excess = after.phase() == Phase::Return && after.to_move() == seat;
                let announced = match scene.offer.what {
                    What::Gems { holding, .. } | What::Reserve { holding, .. } => holding.excess() > 0,
                    What::Return { .. } => after.phase() == Phase::Return,
                    _ => false,
                };
                assert_eq!(announced, excess, "{draft:?}: a return is announced");
                if excess || matches!(scene.offer.what, What::Return { .. }) {
                    continue;
                }
                assert_eq!(panel.points_after.unwrap_or(panel.points), player.points, "{draft:?}");
                let came = events.iter().find_map(|event| match event {
                    Event::Visited { noble, .. } => Some(*noble),
                    _ => None,
                });
                match scene.offer.visit() {
                    Visit::One(noble) => assert_eq!(came, Some(noble)),
                    Visit::Choice => assert_eq!(after.phase(), Phase::Noble),
                    Visit::None => assert_eq!(came, None),
                }
                if let What::Buy { last_round, .. } = scene.offer.what {
                    let announced = events.iter().any(|event| matches!(event, Event::FinalRound { .. }));
                    assert_eq!(last_round, announced);
                }
            }
        });
    }
}

/// Confirming each move switched off, a touch that leaves no question makes the move.
#[test]
fn nothing_is_decided_while_a_gem_could_still_be_added() {
    let mut decided = HashSet::new();
    for (number, setup) in Splendor::sample_setups().iter().enumerate() {
        positions::<Splendor>(setup, 40 + number as u64, 5, |components, state| {
            let table = Table::of(components, state);
            for draft in table.explore().0 {
                let look = table.look(draft);
                let offer = Scene::new(&look).offer;
                if !matches!(offer.what, What::Gems { .. }) || offer.decided().is_none() {
                    continue;
                }
                let picks = draft.gems();
                decided.insert((setup.take_fewer, picks.iter().sum::<u8>()));
                for piece in table.pieces(draft) {
                    let next = touch(&look, piece).draft;
                    let more = next.gems() != picks && picks.iter().zip(next.gems()).all(|(a, b)| *a <= b);
                    let legal = next.take().is_some_and(|action| look.allows(action));
                    assert!(!(more && legal), "{draft:?} was decided, and {next:?} could be taken");
                }
            }
        });
    }
    for taken in [(false, 3), (false, 2), (true, 3), (true, 2)] {
        assert!(decided.contains(&taken), "no full take of {taken:?} was decided at once");
    }
}

#[test]
fn where_fewer_may_be_taken_the_third_gem_ends_the_take_and_not_the_first() {
    let setup = Setup { take_fewer: true, ..Setup::default() };
    let components = Splendor::components(&setup).expect("a good setup");
    let table = Table::of(&components, &Splendor::start(&components, &setup, Seed(1), &mut ()));
    let offers = |pieces: &[Piece]| Scene::new(&table.look(touched(&table, pieces))).offer;
    for fewer in [&[RUBY][..], &[RUBY, ONYX]] {
        let offer = offers(fewer);
        assert!(offer.main.is_some(), "it may be taken");
        assert!(offer.decided().is_none(), "more could be added");
    }
    for full in [&[RUBY, RUBY][..], &[RUBY, ONYX, Piece::Pile(Gem::Diamond)]] {
        let offer = offers(full);
        assert!(offer.main.is_some());
        assert_eq!(offer.decided(), offer.main.as_ref());
    }
}

#[test]
fn while_a_take_is_put_together_only_piles_that_can_join_it_are_lit() {
    let table = opening(2);
    let lit = |pieces: &[Piece]| {
        let scene = Scene::new(&table.look(touched(&table, pieces)));
        (scene.bank.map(|pile| pile.legal), scene.bank.map(|pile| pile.pair))
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

fn opening(seats: u8) -> Table {
    let setup = Splendor::with_seats(Setup::default(), seats);
    let components = Splendor::components(&setup).expect("a good setup");
    Table::of(&components, &Splendor::start(&components, &setup, Seed(1), &mut ()))
}

fn touched(table: &Table, pieces: &[Piece]) -> Draft {
    table.touched(pieces)
}

const RUBY: Piece = Piece::Pile(Gem::Ruby);
const ONYX: Piece = Piece::Pile(Gem::Onyx);

#[test]
fn a_pile_touched_twice_gives_two_alike_and_a_third_touch_lets_go() {
    let table = opening(2);
    assert_eq!(touched(&table, &[RUBY]), Draft::Gems([0, 0, 0, 1, 0]));
    assert_eq!(touched(&table, &[RUBY, RUBY]), Draft::Gems([0, 0, 0, 2, 0]));
    assert_eq!(touched(&table, &[RUBY, RUBY, RUBY]), Draft::Nothing);
    assert_eq!(touched(&table, &[RUBY, RUBY, ONYX]), Draft::Gems([0, 0, 0, 1, 1]));
    assert_eq!(touched(&table, &[RUBY, ONYX, ONYX]), Draft::Gems([0, 0, 0, 1, 0]));
}

#[test]
fn a_fourth_colour_and_gold_are_refused_and_change_nothing() {
    let table = opening(2);
    let three = Draft::Gems([1, 1, 1, 0, 0]);
    for piece in [RUBY, Piece::Pile(Gem::Gold)] {
        let response = touch(&table.look(three), piece);
        assert_eq!(response.draft, three);
        assert!(response.refused.is_some());
    }
}

#[test]
fn a_card_out_of_reach_explains_itself_and_may_be_reserved() {
    let table = opening(2);
    let card = table.view.market[0][0].expect("twelve cards lie face up");
    let response = touch(&table.look(Draft::Nothing), Piece::Card(card));
    let source = Source::Market(Place { level: 0, slot: 0 });
    assert_eq!(response.refused, Some(No::Action(Action::Buy(source))));
    let scene = Scene::new(&table.look(response.draft));
    let main = scene.offer.main.expect("it may be reserved");
    assert_eq!(main.actions(), [Action::Reserve(Place { level: 0, slot: 0 })]);
    assert_eq!(main.kind, MoveKind::Reserve { gold: true });
    let chosen = scene.market.iter().flatten().flatten().filter(|face| face.chosen).count();
    let withdrawn = scene.market.iter().flatten().flatten().filter(|face| face.withdrawn).count();
    assert_eq!((chosen, withdrawn), (1, 11));
}

#[test]
fn taking_shows_what_comes_into_reach() {
    let mut seen = false;
    for seed in 0..6 {
        positions::<Splendor>(&Setup::default(), seed, 1, |components, state| {
            let table = Table::of(components, state);
            for draft in table.explore().0 {
                let scene = Scene::new(&table.look(draft));
                for face in
                    scene.market.iter().flatten().flatten().filter(|face| face.reach == Reach::NextTurn)
                {
                    seen = true;
                    let panel = &scene.panels[scene.own.index()];
                    let tokens = panel.tokens.map(|stack| stack.count.saturating_add_signed(stack.change));
                    let bonuses = panel.bonuses.map(|bonus| bonus.count);
                    assert!(!face.buy);
                    assert_eq!(missing(&tokens, &bonuses, &state.components().card(face.card).cost), 0);
                }
            }
        });
    }
    assert!(seen, "no position showed a card coming into reach");
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
    let news =
        News::of(timeline.news_for(me).map(|(_, event)| event), |card| components.card(card).bonus.index());
    let table = Table::seen_by(components, timeline.state(), Viewer::Seat(me));
    let scene = Scene::new(&Look { news: &news, ..table.look(Draft::Nothing) });
    let fresh: Vec<(usize, usize)> = (0..LEVELS)
        .flat_map(|level| (0..SLOTS).map(move |slot| (level, slot)))
        .filter(|(level, slot)| scene.market[*level][*slot].is_some_and(|face| face.fresh))
        .collect();
    assert_eq!(fresh, [(2, 1)]);
    let rival = &scene.panels[1];
    assert!(rival.tokens[Gem::Gold.index()].fresh && !rival.tokens[0].fresh);
    assert!(matches!(rival.reserved[..], [Held::Open { face: Face { fresh: true, .. }, secret: false }]));
    assert!(scene.panels[0].tokens.iter().all(|stack| !stack.fresh));
    assert!(matches!(news.last(Seat(1)), Some(Event::Reserved { .. })));
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
    let (mut hidden, mut bought, mut lit) = (0, 0, 0);
    for (number, setup) in Splendor::sample_setups().iter().enumerate() {
        for seed in 0..6 {
            positions::<Splendor>(setup, 70 + seed * 100 + number as u64, 1, |components, state| {
                let mut table = Table::of(components, state);
                let own = table.view.clone();
                table.view = Splendor::view(state, Viewer::Table);
                let seat = state.to_move();
                let scene = Scene::new(&table.look(Draft::Nothing));
                for (at, held) in scene.panels[seat.index()].reserved.iter().enumerate() {
                    let Held::Back { own: may_look, buy, .. } = *held else { continue };
                    hidden += 1;
                    assert_eq!(may_look, !table.legal.is_empty());
                    let at = at as u8;
                    let action = Action::Buy(Source::Reserved(at));
                    let only = table.legal.iter().all(|it| matches!(it, Action::Buy(Source::Reserved(_))));
                    assert_eq!(
                        buy,
                        only && table.legal.contains(&action),
                        "it is lit only where nothing else is"
                    );
                    lit += usize::from(buy);
                    let response = touch(&table.look(Draft::Nothing), Piece::Back { seat, at });
                    assert_eq!(response.refused, None, "a refusal would tell what is missing");
                    if !table.legal.contains(&action) {
                        let kept = Draft::Nothing.fitting(&table.look(Draft::Nothing));
                        assert!(response.asks && response.draft == kept);
                        continue;
                    }
                    bought += 1;
                    assert_eq!(pieces_of(&table.look(Draft::Nothing), action), [Piece::Back { seat, at }]);
                    assert_eq!(considered(&table.view, response.draft), Some(at));
                    let open = laid_open(&table.view, &own, at);
                    let look = Look { view: &open, ..table.look(response.draft) };
                    let main = Scene::new(&look).offer.main.expect("the purchase is ready");
                    assert_eq!((main.kind, main.actions()[0]), (MoveKind::Buy, action));
                    let others = (0..).zip(&open.players[seat.index()].reserved);
                    for (other, held) in others.filter(|(other, _)| *other != at) {
                        let before = &table.view.players[seat.index()].reserved[usize::from(other)];
                        assert_eq!(held, before, "the others stay face down");
                    }
                }
            });
        }
    }
    assert!(hidden > 100 && bought > 10, "{hidden} face-down cards, {bought} bought, {lit} lit");
}

#[test]
fn a_hint_points_at_its_pieces() {
    let table = opening(3);
    let hint = Action::TakeDifferent(GemSet::of(&[Gem::Ruby, Gem::Onyx, Gem::Diamond]));
    let scene = Scene::new(&Look { hint: Some((hint, None)), ..table.look(Draft::Nothing) });
    assert_eq!(scene.bank.map(|pile| pile.hinted), [true, false, false, true, true, false]);
}
