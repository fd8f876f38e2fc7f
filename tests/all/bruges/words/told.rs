//! Whole games of Bruges in words: every line of the log, every action, decision and refusal that they bring about.

use super::artefact;
use salon::app::boards::bruges::words::{log, offer, refusal, rules};
use salon::app::players::{Mind, Player};
use salon::app::sentence;
use salon::app::session::{Block, Speech};
use salon::app::words::{LANGUAGES, Language};
use salon::engine::{Event as _, Game, Rng, Seat, Seed, Timeline, Viewer};
use salon::games::bruges::{Action, Bruges, Category, LINES};
use std::collections::BTreeSet;
use std::fmt::Debug;

/// Reads sentences, each once.
#[derive(Default)]
struct Reader {
    read: BTreeSet<(usize, String)>,
    wrong: Vec<String>,
}

impl Reader {
    /// A sentence of the table: it has no full stop, and may have a name in it.
    fn read(&mut self, language: Language, what: &str, words: &str) {
        if self.read.insert((language as usize, words.to_owned())) {
            let stop = if language == Language::English { "." } else { "。" };
            // Gates are called by a letter in every language.
            let mut plain = sentence::plain(words);
            if language != Language::English {
                plain = plain.replace(['A', 'B', 'C', 'D'], "Ⅰ");
            }
            let end = ['.', '。', '：', '；', ':', ';', '?', '？'];
            let whole = [plain.trim_end_matches(end), stop].concat();
            if let Some(wrong) = artefact(language, &whole) {
                self.wrong.push([what, ": ", wrong, ": ", &whole].concat());
            }
        }
    }
}

/// Names that no language has a word of.
const NAMES: [&str; 4] = ["Ⅰ", "Ⅱ", "Ⅲ", "Ⅳ"];

fn players(seats: u8) -> Vec<Player> {
    let player = |(shape, name): (u8, &str)| Player { name: name.to_owned(), shape, mind: Mind::Person };
    (0..seats).zip(NAMES).map(player).collect()
}

/// The name of a variant.
fn variant(what: &str, value: &impl Debug) -> String {
    let name = format!("{value:?}");
    [what, name.split(|letter: char| !letter.is_alphanumeric()).next().unwrap_or_default()].concat()
}

#[test]
fn everything_that_is_said_of_whole_games_reads_well() {
    let (mut reader, mut met, mut known, mut cited) =
        (Reader::default(), BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
    for (language, _) in LANGUAGES {
        for section in rules::sections(language) {
            known.insert(section.id);
            reader.read(language, "heading", &section.title);
            for block in section.blocks {
                match block {
                    Block::Text(text) | Block::Note(text) => reader.read(language, "rules", &text),
                    Block::List(points) => {
                        for point in &points {
                            reader.read(language, "rules", point);
                        }
                    }
                    Block::Figure { words, .. } => reader.read(language, "figure", &words),
                }
            }
        }
        for category in LINES.into_iter().chain([Category::Guilders]) {
            reader.read(language, "category", &log::category(category, language));
        }
    }
    let mut seen: Vec<Action> = Vec::new();
    for (setup, at) in Bruges::sample_setups().into_iter().zip(0..) {
        let mut timeline = Timeline::<Bruges>::begin(setup, Seed(at)).expect("sample setups are sound");
        let players = players(Bruges::seats(timeline.setup()));
        let components = timeline.components().clone();
        let mut rng = Rng::new(Seed(!at));
        let mut actions = Vec::new();
        loop {
            let state = timeline.state();
            actions.clear();
            Bruges::actions(state, &mut actions);
            let Some(seat) = Bruges::turn(state).seat() else { break };
            let viewer = Viewer::Seat(seat);
            let view = Bruges::view(state, viewer);
            let others: Vec<Action> =
                (0..6).filter_map(|_| seen.get(rng.index(seen.len().max(1))).copied()).collect();
            for (language, _) in LANGUAGES {
                let speech =
                    Speech::<Bruges> { language, players: &players, viewer, components: &components };
                reader.read(language, "to do", &offer::to_do(&view, &speech));
                reader.read(language, "course", &offer::course(&view, &speech));
                for action in actions.iter().take(20) {
                    met.insert(variant("Action::", action));
                    reader.read(language, "action", &log::action(*action, &view, &speech));
                }
                for refused in others.iter().filter_map(|action| Bruges::check(state, action).err()) {
                    met.insert(variant("Refusal::", &refused));
                    let explained = refusal::refusal(refused, language);
                    reader.read(language, "refusal", &explained.sentence);
                    cited.insert(explained.section);
                }
            }
            let chosen = actions[rng.index(actions.len())];
            if seen.len() < 3000 {
                seen.push(chosen);
            }
            timeline.act(chosen).expect("a listed action is legal");
        }
        for viewer in (0..players.len()).map(Seat::from_index).map(Viewer::Seat).chain([Viewer::Table]) {
            let opening = timeline.opening_events().iter().filter(|event| event.audience().includes(viewer));
            let told: Vec<_> = opening.chain(timeline.told(0, viewer).map(|(_, event)| event)).collect();
            for (language, _) in LANGUAGES {
                let speech =
                    Speech::<Bruges> { language, players: &players, viewer, components: &components };
                for event in &told {
                    met.insert(variant("Event::", event));
                    if let Some(line) = log::event(event, &speech) {
                        reader.read(language, "event", &line);
                    }
                }
            }
        }
    }
    assert!(reader.wrong.is_empty(), "{}", reader.wrong.join("\n"));
    assert!(cited.is_subset(&known), "the rules have not all of {cited:?}");
    assert!(reader.read.len() > 3000, "only {} sentences were read", reader.read.len());
    assert!(met.len() > 60, "only {}: {met:?}", met.len());
}
