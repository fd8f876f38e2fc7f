//! What boards, hints and the log say of the end of the game is true of who still has a turn.

use super::table::{Table, act, buy, legal, place, preview, purchase, scene, speech};
use salon::app::boards::splendor::scene::{Draft, Reach};
use salon::app::sentence::plain;
use salon::app::session::Worded;
use salon::app::words::Language;
use salon::engine::{Advice, Seat};
use salon::games::splendor::{Action, Ending, Event, Phase, Place, Reason, Source, Splendor, State, Tokens};
use salon::say;

/// Fifteen points.
const FIFTEEN: [u8; 3] = [73, 77, 81];
/// Fourteen points.
const FOURTEEN: [u8; 3] = [73, 77, 75];
/// Costs four emeralds and is worth one point.
const POINT: u8 = 7;
/// Costs three rubies.
const RUBIES: u8 = 17;

/// Thirteen points, and this noble comes at the end of the turn.
fn expecting_a_noble(seat: u8) -> Table {
    let table = Table::of(2).turn(seat).bought(seat.into(), &[73, 77, 70]);
    table.bonuses(seat.into(), [1, 2, 3, 0, 0]).nobles(&[5])
}

/// As before, and one of two nobles is chosen.
fn expecting_one_of_two(seat: u8) -> Table {
    expecting_a_noble(seat).bonuses(seat.into(), [1, 2, 3, 0, 3]).nobles(&[9])
}

/// Three players of whom the first brought the last round; the second is to move.
fn last_round() -> Table {
    Table::of(3).bought(0, &FIFTEEN).turn(1)
}

#[test]
fn a_take_brings_no_card_within_reach_of_a_turn_that_does_not_come() {
    let reach = |table: Table, seat: usize| {
        let state = table.holds(seat, "RR").faces(&[RUBIES]).ready();
        let scene = scene(&state, Draft::Gems([1, 1, 0, 1, 0]));
        scene.faces().find(|(face, _)| face.card == RUBIES).expect("it lies face up").0.reach
    };
    assert_eq!(reach(Table::of(3), 0), Reach::NextTurn);
    for (table, seat) in [(last_round(), 1), (expecting_a_noble(0), 0)] {
        assert!(matches!(reach(table, seat), Reach::OneShort(_)), "the take ends the last turn of {seat}");
    }
}

/// Whether a reason looks ahead to a turn of the seat that moves, or to a round after this one.
fn looks_ahead(reason: &Reason) -> bool {
    !matches!(
        reason,
        Reason::Wins
            | Reason::Points(_)
            | Reason::NobleVisit(_)
            | Reason::Free
            | Reason::DeniesRival { seat: Seat(2), .. }
            | Reason::RivalNear { seat: Seat(2), .. }
            | Reason::LastTurn
            | Reason::OnlyMove
    )
}

/// Every reason for every legal action.
fn reasons(state: &State) -> Vec<(Action, Vec<Reason>)> {
    let actions = legal(state).into_iter();
    actions.map(|action| (action, Splendor::reasons(state, &action))).collect()
}

#[test]
fn in_the_last_round_no_hint_speaks_of_a_turn_that_nobody_has() {
    let main = last_round().holds(0, "UUU").holds(1, "RRKJ").holds(2, "UUG").reserved(1, &[1]);
    let main = main.faces(&[0, 25]).ready();
    let mut paying = main.clone();
    act(&mut paying, Action::Buy(Source::Reserved(0)));
    assert_eq!(paying.phase(), Phase::Pay(Source::Reserved(0)));
    let returning = last_round().holds(1, "WWWUUUGGGRJ").phase(Phase::Return).ready();
    let noble = last_round().bonuses(0, [0, 2, 2, 0, 0]).bonuses(1, [3, 3, 3, 0, 3]).nobles(&[5, 9]);
    let noble = noble.phase(Phase::Noble).ready();
    for state in [&main, &paying, &returning, &noble] {
        for (action, reasons) in reasons(state) {
            assert!(!reasons.is_empty(), "{action:?}");
            assert!(!reasons.iter().any(looks_ahead), "{action:?}: {reasons:?}");
        }
    }
    let reserving = |card| Splendor::reasons(&main, &Action::Reserve(place(&main, card)));
    assert_eq!(reserving(0), [Reason::LastTurn], "the first has had its turn");
    assert_eq!(reserving(25), [Reason::DeniesRival { seat: Seat(2), card: 25 }, Reason::LastTurn]);
    let bought = Splendor::reasons(&main, &Action::Buy(Source::Reserved(0)));
    assert_eq!(bought, [Reason::LastTurn], "a bonus is of no use any more");
}

#[test]
fn the_target_is_said_to_be_reached_only_by_whoever_brings_the_last_round() {
    let brings = Table::of(3).bought(0, &FOURTEEN).holds(0, "GGGG").faces(&[POINT]).ready();
    assert_eq!(
        Splendor::reasons(&brings, &purchase(&brings, POINT)),
        [Reason::ReachesTarget, Reason::Points(1)],
        "no turn follows in which the bonus would count"
    );
    let follows = last_round().bought(1, &[85, 86, 78, 82]).holds(1, "GGGG").faces(&[POINT]).ready();
    assert_eq!(Splendor::reasons(&follows, &purchase(&follows, POINT)), [Reason::Points(1)]);
}

/// What a draft of the first and of the second of two players would bring about.
fn endings(table: impl Fn(u8) -> Table, draft: Draft) -> [Option<Ending>; 2] {
    [0, 1].map(|seat| scene(&table(seat).ready(), draft).ending)
}

#[test]
fn whatever_reaches_the_target_announces_the_last_round_or_where_nobody_follows_the_end() {
    let told = [Some(Ending::LastRound), Some(Ending::Game)];
    let take = Draft::Gems([1, 1, 1, 0, 0]);
    let reserve = Draft::card(Source::Market(Place { level: 2, slot: 0 }));
    for draft in [take, reserve, Draft::Deck(0)] {
        assert_eq!(endings(expecting_a_noble, draft), told, "{draft:?}");
        assert_eq!(endings(expecting_one_of_two, draft), told, "{draft:?}");
        assert_eq!(endings(|seat| Table::of(2).turn(seat), draft), [None; 2], "{draft:?}");
    }
    let noble = |seat| expecting_one_of_two(seat).phase(Phase::Noble);
    assert_eq!(endings(noble, Draft::Noble(5)), told);
    let over = |seat: u8| expecting_a_noble(seat).holds(seat.into(), "WWWUUUGGGRR").phase(Phase::Return);
    let ruby: Tokens = [0, 0, 0, 1, 0, 0];
    assert_eq!(endings(over, Draft::Returns(ruby)), told);
}

#[test]
fn a_purchase_that_ends_the_game_at_once_says_so_and_brings_no_last_round() {
    let buys = |seats: u8, seat: u8| {
        let table = Table::of(seats).turn(seat).bought(seat.into(), &FOURTEEN);
        let state = table.holds(seat.into(), "GGGG").faces(&[POINT]).ready();
        preview(&state, Draft::card(Source::Market(place(&state, POINT))))
    };
    for (seats, seat) in [(2, 0), (4, 2)] {
        assert!(buys(seats, seat).ends_with("brings the last round"), "{seat} of {seats}");
    }
    for (seats, seat) in [(2, 1), (4, 3)] {
        assert!(buys(seats, seat).ends_with("ends the game"), "{seat} of {seats}");
    }
    let state = last_round().bought(1, &[85, 86, 78, 82]).holds(1, "GGGG").faces(&[POINT]).ready();
    let again = scene(&state, Draft::card(Source::Market(place(&state, POINT))));
    assert_eq!(again.ending, None, "the last round is brought once");
}

#[test]
fn the_log_and_the_banner_promise_nobody_a_turn() {
    let mut state = Table::of(2).turn(1).bought(1, &FOURTEEN).holds(1, "GGGG").faces(&[POINT]).ready();
    let events = buy(&mut state, POINT);
    let brought = Event::FinalRound { seat: Seat(1) };
    assert!(events.contains(&brought));
    let line = plain(&Splendor::event(&brought, &speech(&state)).expect("it is told"));
    assert!(line.ends_with("reaches the points that end the game: it ends with this round"), "{line}");
    let banner = say!(Language::English, splendor.table.last_round);
    assert!(banner.ends_with("everybody will have had the same number of turns."), "{banner}");
}
