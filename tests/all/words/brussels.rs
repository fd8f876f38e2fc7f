//! Bruxelles 1893 in words: whole games, and what majorities are told by.

use super::{players, reads_well};
use crate::brussels::scene::{ADA, Scene};
use salon::app::boards::brussels_1893::words::{belle, log};
use salon::app::session::{Bound, Speech, Worded};
use salon::app::words::{LANGUAGES, Language};
use salon::engine::{Record, Seat, Timeline, Viewer};
use salon::games::brussels_1893::components::{Art, Components, Work};
use salon::games::brussels_1893::grid::Iris;
use salon::games::brussels_1893::{Action, Brussels1893, Event, Offer, Refusal, SeatSet};

#[test]
fn brussels_1893() {
    let refusals = [
        // Only an edition has a card without points.
        Refusal::NoPoints,
        Refusal::NeedsAction,
        Refusal::CornerLies,
        Refusal::NotTucking,
        // Cards of Belle Époque that few games bring to that.
        Refusal::HasPavilion,
        Refusal::LeavesNoPlace,
        Refusal::LeavesNoSale,
        Refusal::NoCube,
        Refusal::NoWorker,
        Refusal::NotBelow,
        Refusal::NotExhausted,
        Refusal::NotStaked,
        Refusal::NotWon,
        Refusal::WhiteDisplayed,
    ];
    let coloured = Event::Coloured { seat: Seat(0), art: Art::Blue };
    // A white artwork may be turned after a workshop.
    let mut scene = Scene::belle(3);
    scene.card(ADA, 2).whites(ADA, Art::Blue, 1);
    let mut play = scene.deal(1);
    play.place(Work::Workshop).act(Action::Artwork(Art::Brown));
    let position = (play.state.clone(), scene.components.clone());
    reads_well::<Brussels1893>("src/games/brussels_1893", &[coloured], &refusals, &[position]);
}

fn told(event: &Event, language: Language) -> String {
    let components = Components::of(None).expect("the printed box");
    let players = players(3);
    let speech = Speech { language, players: &players, viewer: Viewer::Table, components: &*components };
    salon::app::sentence::plain(&log::event(event, &speech).expect("it is told"))
}

fn seats(of: &[u8]) -> SeatSet {
    let mut set = SeatSet::default();
    for seat in of {
        set.put(Seat(*seat));
    }
    set
}

#[test]
fn the_noble_that_leaves_at_the_end_of_a_round_leaves_before_the_next_is_opened() {
    let bound = |event: &Event| Brussels1893::bound(event);
    assert_eq!(bound(&Event::RoundEnded { round: 1 }), None);
    assert_eq!(bound(&Event::Left { noble: 7 }), None);
    assert_eq!(bound(&Event::Arrived { slot: 0, noble: 6 }), None);
    let golden = include_str!("../../golden/brussels-1893/three-ties.json");
    let golden: serde_json::Value = serde_json::from_str(golden).expect("a file of ours");
    let record = Record::<Brussels1893>::read(&golden["record"].to_string()).expect("the record reads");
    let timeline = Timeline::open(record).expect("the rules accept every action");
    let ends = timeline.steps().iter().filter(|step| {
        let at = |is: fn(&Event) -> bool| step.events.iter().position(is);
        let left = at(|event| matches!(event, Event::Left { .. }));
        let opens = at(|event| Brussels1893::bound(event) == Some(Bound::Opens));
        left.zip(opens).is_some_and(|(left, opens)| left < opens)
    });
    assert_eq!(ends.count(), 4, "four rounds are followed by another one");
}

#[test]
fn what_is_declined_is_told_with_what_it_was() {
    let lines = [
        (Offer::Needle, "Ⅰ leaves the needles as they are", "Ⅰ 不轉指針"),
        (Offer::Noble, "Ⅰ leaves ready nobles unused", "Ⅰ 不啟用可用的貴族"),
        (Offer::Jokers, "Ⅰ takes no jokers", "Ⅰ 不拿萬用材料方塊"),
        (Offer::Guest, "Ⅰ discards no more nobles of the row", "Ⅰ 不棄掉其他展示的貴族"),
        (Offer::Tile, "Ⅰ puts no worker on a tile", "Ⅰ 不放建築師米寶到美好年代板塊"),
    ];
    let line = |offer, language| told(&Event::Declined { seat: Seat(0), offer }, language);
    for (offer, english, traditional) in lines {
        assert_eq!(line(offer, Language::English), english);
        assert_eq!(line(offer, Language::Traditional), traditional);
    }
    for (language, _) in LANGUAGES {
        let card = belle::card_name(language, 0);
        assert!(line(Offer::Card(0), language).contains(card), "{card}");
    }
}

#[test]
fn a_column_tells_who_laid_how_much_and_what_becomes_of_its_card() {
    let column = |stakes, of: &[u8]| Event::Column { column: 2, card: 0, stakes, leaders: seats(of) };
    let won = column([2, 3, 0, 0, 0], &[1]);
    assert_eq!(told(&won, Language::English), "Column 3 (Ⅱ: 3, Ⅰ: 2): the prestige card goes to Ⅱ");
    assert_eq!(told(&won, Language::Traditional), "第 3 豎列（Ⅱ：3、Ⅰ：2）：Ⅱ 獲得聲望卡");
    let tied = column([2, 2, 1, 0, 0], &[0, 1]);
    let words = told(&tied, Language::English);
    assert!(words.starts_with("Column 3 (Ⅰ: 2, Ⅱ: 2, Ⅲ: 1): a tie"), "{words}");
    let empty = column([0; 5], &[]);
    assert_eq!(told(&empty, Language::English), "Column 3: nobody laid any francs, and the card stays");
}

#[test]
fn an_iris_tells_the_workers_around_it_and_what_each_scores() {
    let iris = |workers, neutral, of: &[u8], points| Event::Iris {
        iris: Iris::at(2, 3),
        workers,
        neutral,
        doubled: None,
        leaders: seats(of),
        points,
    };
    let tied = iris([2, 2, 0, 0, 0], 0, &[0, 1], [3, 2, 0, 0, 0]);
    assert_eq!(
        told(&tied, Language::English),
        "Iris 2-\u{2060}3 (Ⅰ: 2, Ⅱ: 2): Ⅰ scores 3 points, Ⅱ scores 2 points"
    );
    let nobody = iris([1, 0, 0, 0, 0], 3, &[], [0; 5]);
    assert_eq!(told(&nobody, Language::English), "Iris 2-\u{2060}3 (Ⅰ: 1, neutral: 3): nobody scores");
}

#[test]
fn the_court_tells_everybody_who_has_most() {
    let court = Event::Court { workers: [1, 2, 2, 0, 0], leaders: seats(&[1, 2]), from: [None; 5] };
    assert_eq!(
        told(&court, Language::English),
        "Brussels board (Ⅱ: 2, Ⅲ: 2, Ⅰ: 1): Ⅱ and Ⅲ must each send a worker to the court"
    );
    assert_eq!(
        told(&court, Language::Simplified),
        "布鲁塞尔图板（Ⅱ：2、Ⅲ：2、Ⅰ：1）：Ⅱ 与 Ⅲ 须各将一个建筑师米宝放入法院"
    );
}

#[test]
fn a_start_player_who_was_tied_is_told_with_how_the_tie_was_broken() {
    let start = |icons| told(&Event::Start { seat: Seat(2), icons }, Language::English);
    assert!(!start([1, 0, 2, 0, 0]).contains("tied"));
    assert!(start([2, 0, 2, 0, 0]).ends_with("of those tied the first clockwise"));
}
