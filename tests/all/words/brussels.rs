//! Bruxelles 1893 in words: whole random games of every sample setup, and what majorities are told by.

use super::reader::{LANGUAGES, Reader};
use super::{Met, kinds, players, tried};
use salon::app::boards::brussels_1893::words::{log, offer, plan, refusal, rules};
use salon::app::session::{Block, Speech};
use salon::app::words::Language;
use salon::engine::{Game, Rng, Seat, Seed, Viewer};
use salon::games::brussels_1893::components::Components;
use salon::games::brussels_1893::grid::Iris;
use salon::games::brussels_1893::{Brussels1893, Event, Refusal, SeatSet};
use std::collections::BTreeSet;
use std::path::Path;

/// Random games of every sample setup.
const GAMES: u64 = 2;

fn read_rules(reader: &mut Reader) {
    for language in LANGUAGES {
        for section in rules::sections(language) {
            reader.write_down(section.id);
            reader.read(language, "heading", &section.title);
            for block in section.blocks {
                match block {
                    Block::Text(text) | Block::Note(text) => reader.read(language, "rules", &text),
                    Block::List(points) => points.iter().for_each(|it| reader.read(language, "rules", it)),
                    Block::Figure { words, .. } => reader.read(language, "figure", &words),
                }
            }
        }
    }
}

#[test]
fn whole_games_read_well() {
    let sprite = [salon::app::draw::sprite(), salon::app::boards::brussels_1893::art::sprite()].concat();
    let symbols = sprite.split("id=\"").skip(1).filter_map(|rest| rest.split('"').next());
    let mut reader = Reader::new(symbols.map(str::to_owned).collect::<BTreeSet<_>>());
    let mut met = Met::default();
    read_rules(&mut reader);
    let setups = Brussels1893::sample_setups();
    for (game, setup) in (0..GAMES * setups.len() as u64).zip(setups.iter().cycle()) {
        let components = Brussels1893::components(setup).expect("a sound box");
        let players = players(setup.seats);
        let mut rng = Rng::new(Seed(game));
        let (mut events, mut actions, mut seen) = (Vec::new(), Vec::new(), Vec::new());
        let mut state = Brussels1893::start(&components, setup, Seed(500 + game), &mut events);
        loop {
            actions.clear();
            Brussels1893::actions(&state, &mut actions);
            let view = Brussels1893::view(&state, Viewer::Table);
            let refused: Vec<Refusal> = tried::<Brussels1893>(&seen, &mut rng)
                .iter()
                .filter_map(|action| Brussels1893::check(&state, action).err())
                .collect();
            for language in LANGUAGES {
                let speech =
                    Speech { language, players: &players, viewer: Viewer::Table, components: &*components };
                if !actions.is_empty() {
                    reader.read(language, "to do", &offer::to_do(&view, &speech));
                }
                reader.read(language, "course", &offer::course(&view, &speech));
                for action in &actions {
                    met.note("Action", action);
                    reader.read(language, "action", &plan::action(*action, &view, &speech));
                }
                for event in &events {
                    met.note("Event", event);
                    if let Some(line) = log::event(event, &speech) {
                        reader.read(language, "event", &line);
                    }
                }
                for refused in &refused {
                    met.note("Refusal", refused);
                    let explained = refusal::refusal(*refused, language);
                    reader.read(language, "refusal", &explained.sentence);
                    reader.look_up(explained.section);
                }
            }
            if actions.is_empty() {
                break;
            }
            let action = actions[rng.index(actions.len())];
            seen.push(action);
            events.clear();
            Brussels1893::apply(&mut state, action, &mut events);
        }
        for row in Brussels1893::score(&state).rows {
            met.note("Category", &row.category);
            for language in LANGUAGES {
                reader.read(language, "category", &plan::category(row.category, language));
            }
        }
    }
    reader.finish(300);
    let all = kinds(Path::new("src/games/brussels_1893"));
    let unmet: Vec<&String> = all
        .difference(&met.0)
        .filter(|kind| ["Action", "Event", "Category"].iter().any(|what| kind.starts_with(what)))
        .collect();
    assert!(unmet.is_empty(), "no game brought about {unmet:?}");
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
fn a_column_tells_who_laid_how_much_and_what_becomes_of_its_card() {
    let column = |stakes, of: &[u8]| Event::Column { column: 2, card: 0, stakes, leaders: seats(of) };
    let won = column([2, 3, 0, 0, 0], &[1]);
    assert_eq!(told(&won, Language::English), "Column 3 (Ⅱ 3, Ⅰ 2): the prestige card goes to Ⅱ");
    assert_eq!(told(&won, Language::Traditional), "第 3 豎列（Ⅱ 3、Ⅰ 2）：Ⅱ獲得聲望卡");
    let tied = column([2, 2, 1, 0, 0], &[0, 1]);
    let words = told(&tied, Language::English);
    assert!(words.starts_with("Column 3 (Ⅰ 2, Ⅱ 2, Ⅲ 1): a tie"), "{words}");
    let empty = column([0; 5], &[]);
    assert_eq!(told(&empty, Language::English), "Column 3: nobody laid any francs, and the card stays");
}

#[test]
fn an_iris_tells_the_workers_around_it_and_what_each_scores() {
    let iris = |workers, neutral, of: &[u8], points| Event::Iris {
        iris: Iris::at(2, 3),
        workers,
        neutral,
        leaders: seats(of),
        points,
    };
    let tied = iris([2, 2, 0, 0, 0], 0, &[0, 1], [3, 2, 0, 0, 0]);
    assert_eq!(told(&tied, Language::English), "Iris 2-3 (Ⅰ 2, Ⅱ 2): Ⅰ scores 3 points, Ⅱ scores 2 points");
    let nobody = iris([1, 0, 0, 0, 0], 3, &[], [0; 5]);
    assert_eq!(told(&nobody, Language::English), "Iris 2-3 (Ⅰ 1, neutral 3): nobody scores");
}

#[test]
fn the_court_tells_everybody_who_has_most() {
    let court = Event::Court { workers: [1, 2, 2, 0, 0], leaders: seats(&[1, 2]) };
    assert_eq!(
        told(&court, Language::English),
        "Brussels board (Ⅱ 2, Ⅲ 2, Ⅰ 1): Ⅱ, Ⅲ must send a worker to the court"
    );
    assert_eq!(
        told(&court, Language::Simplified),
        "布鲁塞尔图板（Ⅱ 2、Ⅲ 2、Ⅰ 1）：Ⅱ、Ⅲ须将一个建筑师米宝放入法院"
    );
}
