//! Every sentence that a game can say, in every language, read as a careful reader would: whole random games and the golden
//! ones, with what was done, what was refused, what could be done and why.
#![allow(clippy::cast_possible_truncation, reason = "drawn numbers are bounded where they are drawn")]

mod boards;
mod brussels;
mod glossary;
mod lengths;
mod names;
mod reader;
mod troubles;
mod written;

use reader::{LANGUAGES, Reader};
use salon::app::players::{Mind, Player};
use salon::app::sentence::plain;
use salon::app::session::{Block, Bound, Speech, Worded};
use salon::engine::{Event as _, Record, Rng, Seat, Seed, Timeline, Viewer};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Debug;
use std::fs;
use std::path::Path;
use std::sync::Arc;

/// Names that no language has a word of, so that foreign words stand out.
const NAMES: [&str; 5] = ["Ⅰ", "Ⅱ", "Ⅲ", "Ⅳ", "Ⅴ"];

/// Random games of every sample setup.
const GAMES: u64 = 1;

/// Further random games, at most, in which what none of these brought about is looked for.
const FURTHER: u64 = 1000;

/// Actions of a position that are said.
const SAID: usize = 24;

/// Actions of other positions that are tried.
const TRIED: usize = 6;

/// Actions of a position that are weighed: reasons take time.
const WEIGHED: usize = 2;

fn players(seats: u8) -> Vec<Player> {
    let player = |(shape, name): (u8, &str)| Player { name: name.to_owned(), shape, mind: Mind::Person };
    (0..seats).zip(NAMES).map(player).collect()
}

/// What kinds of a thing were met, by the name of the variant.
#[derive(Default)]
struct Met(BTreeSet<String>);

impl Met {
    fn note(&mut self, what: &str, value: &impl Debug) {
        self.0.insert(variant(what, value));
    }

    fn lacks(&self, what: &str, value: &impl Debug) -> bool {
        !self.0.contains(&variant(what, value))
    }
}

fn variant(what: &str, value: &impl Debug) -> String {
    let name = format!("{value:?}");
    let name = name.split(|letter: char| !letter.is_alphanumeric()).next().unwrap_or_default();
    [what, "::", name].concat()
}

/// Chooses actions of random games: in every other game what is unusual is preferred, which brings about what is seldom.
#[derive(Default)]
struct Chooser {
    usual: BTreeMap<String, u32>,
}

impl Chooser {
    fn choose<A: Copy + Debug>(&mut self, game: u64, actions: &[A], rng: &mut Rng) -> A {
        let drawn = (0..=2 * (game % 2)).map(|_| actions[rng.index(actions.len())]);
        let rarity = |action: &A| self.usual.get(&variant("", action)).copied().unwrap_or_default();
        let chosen = drawn.min_by_key(rarity).expect("one at least");
        *self.usual.entry(variant("", &chosen)).or_default() += 1;
        chosen
    }
}

/// Actions that may well be refused: those of other positions, as they were and with a number of theirs changed.
fn tried<G: salon::engine::Game>(others: &[G::Action], rng: &mut Rng) -> Vec<G::Action> {
    let mut tried = Vec::new();
    for _ in 0..TRIED.min(others.len()) {
        let other = others[rng.index(others.len())];
        tried.push(other);
        let mut bytes = postcard::to_allocvec(&other).expect("actions serialise");
        let at = rng.index(bytes.len());
        bytes[at] = rng.below(14) as u8;
        tried.extend(postcard::from_bytes::<G::Action>(&bytes));
    }
    tried
}

/// Reads everything that a position says.
fn read_position<G: Worded>(
    reader: &mut Reader,
    met: &mut Met,
    state: &G::State,
    others: &[G::Action],
    rng: &mut Rng,
    players: &[Player],
    components: &G::Components,
) -> Option<G::Action> {
    let mut actions = Vec::new();
    G::actions(state, &mut actions);
    let turn = G::turn(state).seat();
    let viewer = turn.map_or(Viewer::Table, Viewer::Seat);
    let view = G::view(state, viewer);
    let of_table = G::view(state, Viewer::Table);
    let weighed: Vec<_> =
        (0..WEIGHED.min(actions.len())).map(|_| actions[rng.index(actions.len())]).collect();
    let weighed: Vec<_> = weighed.into_iter().map(|action| (action, G::reasons(state, &action))).collect();
    let tried = tried::<G>(others, rng);
    let refused: Vec<_> = tried.iter().filter_map(|action| G::check(state, action).err()).collect();
    let chosen = (!actions.is_empty()).then(|| actions[rng.index(actions.len())]);
    for language in LANGUAGES {
        let speech = Speech::<G> { language, players, viewer, components };
        if turn.is_some() {
            reader.read(language, "to do", &G::to_do(&view, &speech));
            let speech = Speech::<G> { viewer: Viewer::Table, ..speech };
            reader.read(language, "to do, told to all", &G::to_do(&of_table, &speech));
        }
        let speech = Speech::<G> { language, players, viewer, components };
        reader.read(language, "course", &G::course(&view, &speech));
        for action in actions.iter().take(SAID) {
            met.note("Action", action);
            reader.read(language, "action", &G::action(*action, &view, &speech));
        }
        tells_apart::<G>(&actions, &view, &speech);
        for (action, reasons) in &weighed {
            assert!(!reasons.is_empty(), "nothing speaks for {action:?}");
            for reason in reasons {
                met.note("Reason", reason);
                reader.read(language, "reason", &G::reason(reason, &view, &speech));
            }
        }
        for refusal in &refused {
            read_refusal::<G>(reader, met, *refusal, &speech);
        }
        let score = G::score(state);
        for row in score.rows.iter().chain(&score.tie_breaks) {
            met.note("Category", &row.category);
            reader.read(language, "category", &G::category(row.category, &view, &speech));
        }
        for sentence in G::standing_words(language, players[0].name.clone()) {
            if !sentence.is_empty() {
                reader.read(language, "standing", &sentence);
            }
        }
    }
    chosen
}

/// Moves that come to the same, as far as anybody knows: to draw from either pile, to lose either of two empty houses, to take the
/// noble that costs nothing out of the row or where it was revealed.
const ALIKE: [[&str; 2]; 3] = [["Draw", "Draw"], ["LoseHouse", "LoseHouse"], ["Buy", "TakeRevealed"]];

/// Who is shown two moves knows which is which.
fn tells_apart<G: Worded>(actions: &[G::Action], view: &G::View, speech: &Speech<G>) {
    let mut said = BTreeMap::new();
    for action in actions {
        let sentence = plain(&G::action(*action, view, speech));
        let Some(other) = said.insert(sentence.clone(), *action) else { continue };
        let kinds = [&other, action].map(|action| variant("", action));
        let is_alike = ALIKE.iter().any(|alike| kinds == alike.map(|kind| ["::", kind].concat()));
        assert!(is_alike, "{other:?} and {action:?} are both: {sentence}");
    }
}

fn read_refusal<G: Worded>(reader: &mut Reader, met: &mut Met, refusal: G::Refusal, speech: &Speech<G>) {
    met.note("Refusal", &refusal);
    let explained = G::refusal(refusal, speech);
    reader.read(speech.language, "refusal", &explained.sentence);
    reader.look_up(explained.section);
}

/// Reads what was told of a game, by everybody at the table: as it happened, and at its end.
fn read_log<G: Worded>(reader: &mut Reader, met: &mut Met, timeline: &Timeline<G>, players: &[Player]) {
    let seats = (0..players.len()).map(Seat::from_index).map(Viewer::Seat);
    for viewer in seats.chain([Viewer::Table]) {
        for language in LANGUAGES {
            let speech =
                Speech::<G> { language, players, viewer, components: timeline.components().as_ref() };
            let opening = timeline.opening_events().iter().filter(|event| event.audience().includes(viewer));
            let happened = timeline.told(0, viewer).map(|(_, event)| event);
            let happened: Vec<_> = opening.chain(happened).cloned().collect();
            let head = timeline.head();
            let later =
                (0..head).flat_map(|step| [1, 2, 4, head].map(|after| (step, head.min(step + after))));
            let later = later.flat_map(|(step, seen)| timeline.recount(step, viewer, seen));
            for event in happened.into_iter().chain(later) {
                met.note("Event", &event);
                if let Some(line) = G::event(&event, &speech) {
                    reader.read(language, "event", &line);
                }
            }
        }
    }
}

/// The log puts a player's token before a line that tells of one: that of the first whom the line names. And where a step has lines of two rounds,
/// those of the later one come after.
fn tells_of_whom<G: Worded>(timeline: &Timeline<G>, players: &[Player]) {
    let components = timeline.components().as_ref();
    let speech = Speech::<G> { language: LANGUAGES[0], players, viewer: Viewer::Table, components };
    for step in timeline.steps() {
        let told = step.events.iter().filter(|event| event.audience().includes(Viewer::Table));
        for event in told.clone() {
            let Some(line) = G::event(event, &speech) else { continue };
            let line = plain(&line);
            let named =
                players.iter().enumerate().filter_map(|(at, player)| Some((line.find(&player.name)?, at)));
            let Some((_, first)) = named.min() else { continue };
            let Some(of) = event.seat() else { continue };
            assert_eq!(of.index(), first, "{event:?}: {line}");
        }
        let bounds: Vec<_> = told.filter_map(G::bound).collect();
        let opened = bounds.iter().position(|bound| *bound == Bound::Opens).unwrap_or(bounds.len());
        assert!(bounds[opened..].iter().all(|bound| *bound == Bound::Opens), "{bounds:?}");
        // The first round may open after what goes before it.
        if bounds.contains(&Bound::Opens) && step.round > 1 {
            assert_eq!(G::round(&step.after), step.round + 1, "{bounds:?}");
        }
    }
}

/// The symbols that sentences may refer to.
fn symbols<G: Worded>() -> BTreeSet<String> {
    let sprites = [salon::app::draw::sprite(), G::sprite()].concat();
    let ids = sprites.split("id=\"").skip(1);
    ids.filter_map(|rest| rest.split('"').next()).map(str::to_owned).collect()
}

fn read_rules<G: Worded>(reader: &mut Reader) {
    for language in LANGUAGES {
        for section in G::rules(language) {
            reader.write_down(section.id);
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
    }
}

/// Reads what no game here brings about.
fn read_seldom<G: Worded>(reader: &mut Reader, met: &mut Met, events: &[G::Event], refusals: &[G::Refusal]) {
    let setup = G::Setup::default();
    let (players, components) = (players(G::seats(&setup)), G::components(&setup).expect("the box"));
    for language in LANGUAGES {
        let speech =
            Speech::<G> { language, players: &players, viewer: Viewer::Table, components: &components };
        for event in events {
            met.note("Event", event);
            let line = G::event(event, &speech);
            reader.read(language, "event", &line.unwrap_or_else(|| panic!("{event:?} is told")));
        }
        if let Some(length) = G::length(&setup, &components, language) {
            reader.read(language, "length", &length);
        }
        for refusal in refusals {
            read_refusal::<G>(reader, met, *refusal, &speech);
        }
    }
}

/// The golden games, which hold what is seldom.
fn golden<G: Worded>() -> Vec<Timeline<G>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(G::KEY);
    let Ok(files) = fs::read_dir(folder) else { return Vec::new() };
    let open = |file: fs::DirEntry| {
        let text = fs::read_to_string(file.path()).expect("a golden game can be read");
        let golden: serde_json::Value = serde_json::from_str(&text).expect("JSON");
        let record = Record::<G>::read(&golden["record"].to_string()).expect("a record");
        Timeline::open(record).expect("a golden game replays")
    };
    files.map(|file| open(file.expect("a folder that can be listed"))).collect()
}

/// Reads what only few games bring about, as long as something of that kind has not been met.
fn look_further<G: Worded>(
    reader: &mut Reader,
    met: &mut Met,
    all: &BTreeSet<String>,
    seen: &mut Vec<G::Action>,
) {
    let setups = G::sample_setups();
    let mut chooser = Chooser::default();
    for (game, setup) in (0..FURTHER).zip(setups.iter().cycle()) {
        if all.is_subset(&met.0) {
            return;
        }
        let (players, components) = (players(G::seats(setup)), G::components(setup).expect("a sound box"));
        let mut rng = Rng::new(Seed(!game));
        let mut state = G::start(&components, setup, Seed(1_000_000 + game), &mut ());
        let (mut actions, mut events) = (Vec::new(), Vec::new());
        while let Some(seat) = G::turn(&state).seat() {
            actions.clear();
            G::actions(&state, &mut actions);
            let refused: Vec<_> = tried::<G>(seen, &mut rng)
                .iter()
                .filter_map(|action| G::check(&state, action).err())
                .collect();
            let action = chooser.choose(game, &actions, &mut rng);
            let reasons = G::reasons(&state, &action);
            if actions.iter().any(|action| met.lacks("Action", action))
                || reasons.iter().any(|reason| met.lacks("Reason", reason))
            {
                let view = G::view(&state, Viewer::Seat(seat));
                for language in LANGUAGES {
                    let speech = Speech::<G> {
                        language,
                        players: &players,
                        viewer: Viewer::Seat(seat),
                        components: &components,
                    };
                    reader.read(language, "to do", &G::to_do(&view, &speech));
                    for action in &actions {
                        met.note("Action", action);
                        reader.read(language, "action", &G::action(*action, &view, &speech));
                    }
                    for reason in &reasons {
                        met.note("Reason", reason);
                        reader.read(language, "reason", &G::reason(reason, &view, &speech));
                    }
                }
            }
            events.clear();
            G::apply(&mut state, action, &mut events);
            seen.push(action);
            for (language, viewer) in LANGUAGES.into_iter().map(|language| (language, Viewer::Seat(seat))) {
                let speech = Speech::<G> { language, players: &players, viewer, components: &components };
                for refusal in &refused {
                    read_refusal::<G>(reader, met, *refusal, &speech);
                }
                for event in events.iter().filter(|event| event.audience().includes(viewer)) {
                    met.note("Event", event);
                    if let Some(line) = G::event(event, &speech) {
                        reader.read(language, "event", &line);
                    }
                }
            }
        }
    }
}

/// Everything that a game says. Events, refusals and positions that these games do not bring about are handed in.
fn reads_well<G: Worded>(
    folder: &str,
    events: &[G::Event],
    refusals: &[G::Refusal],
    positions: &[(G::State, Arc<G::Components>)],
) {
    let (mut reader, mut met) = (Reader::new(symbols::<G>()), Met::default());
    read_rules::<G>(&mut reader);
    read_seldom::<G>(&mut reader, &mut met, events, refusals);
    let mut seen: Vec<G::Action> = Vec::new();
    for (state, components) in positions {
        let (players, mut rng) = (players(G::score(state).totals.len() as u8), Rng::new(Seed(1)));
        read_position::<G>(&mut reader, &mut met, state, &seen, &mut rng, &players, components);
    }
    let random = G::sample_setups().into_iter().enumerate().flat_map(|(at, setup)| {
        (0..GAMES).map(move |game| {
            let seed = Seed(1000 * at as u64 + game);
            (Timeline::<G>::begin(setup.clone(), seed).expect("sample setups are sound"), seed)
        })
    });
    for (mut timeline, seed) in random {
        let players = players(G::seats(timeline.setup()));
        let mut rng = Rng::new(Seed(!seed.0));
        loop {
            let components = timeline.components().clone();
            let chosen = read_position::<G>(
                &mut reader,
                &mut met,
                timeline.state(),
                &seen,
                &mut rng,
                &players,
                &components,
            );
            let Some(action) = chosen else { break };
            if seen.len() < 3000 {
                seen.push(action);
            }
            timeline.act(action).expect("a listed action is legal");
        }
        read_log(&mut reader, &mut met, &timeline, &players);
        tells_of_whom(&timeline, &players);
    }
    for timeline in golden::<G>() {
        let players = players(G::seats(timeline.setup()));
        let components = timeline.components().clone();
        let mut rng = Rng::new(Seed(7));
        for played in 0..=timeline.head() {
            let state = timeline.seek(played);
            read_position::<G>(&mut reader, &mut met, state, &seen, &mut rng, &players, &components);
        }
        read_log(&mut reader, &mut met, &timeline, &players);
        tells_of_whom(&timeline, &players);
    }
    let all = kinds(Path::new(folder));
    look_further::<G>(&mut reader, &mut met, &all, &mut seen);
    reader.finish(50);
    let unmet: Vec<&str> = all.difference(&met.0).map(String::as_str).collect();
    assert!(unmet.is_empty(), "no game brought about {unmet:?}: hand them in");
}

/// The variants of what a game can say, by its sources: `Event::Took`, `Refusal::GameOver` and so on.
fn kinds(folder: &Path) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join(folder)];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).expect("the game's folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                folders.push(path);
            } else if let Ok(code) = fs::read_to_string(path) {
                for what in ["Action", "Event", "Refusal", "Reason", "Category"] {
                    let Some((_, body)) = code.split_once(&format!("pub enum {what} {{\n")) else { continue };
                    let lines = body.lines().take_while(|line| *line != "}");
                    let variants = lines.filter_map(|line| line.strip_prefix("    "));
                    let named = variants.filter(|line| line.starts_with(char::is_uppercase));
                    found.extend(named.map(|line| {
                        let name = line.split(|letter: char| !letter.is_alphanumeric()).next();
                        [what, "::", name.unwrap_or_default()].concat()
                    }));
                }
            }
        }
    }
    assert!(found.len() > 5, "{}: {found:?}", folder.display());
    found
}

#[test]
fn splendor() {
    use salon::games::splendor::{Event, Place, Refusal, Splendor};
    let covered = [true, false].map(|gold| Event::ReservedOpen {
        seat: Seat(0),
        place: Place { level: 1, slot: 2 },
        gold,
    });
    let refusals = [Refusal::NobleCame(Seat(1)), Refusal::NotYet, Refusal::ReservedBy(Seat(0))];
    reads_well::<Splendor>("src/games/splendor", &covered, &refusals, &[]);
}

#[test]
fn azul_summer_pavilion() {
    use salon::games::azul_summer_pavilion::{AzulSummerPavilion, Colour, Event, Refusal};
    let short = [1, 2].map(|missing| Event::SupplyShort { seat: Seat(0), missing });
    reads_well::<AzulSummerPavilion>(
        "src/games/azul_summer_pavilion",
        &short,
        &[
            Refusal::CornersFull(1),
            Refusal::CornersFull(4),
            Refusal::NoneHeld(Colour::Red),
            Refusal::NoSpace(Colour::Blue),
            Refusal::TooFewAnywhere { number: 3, colour: Colour::Green, held: 1, wilds: 1 },
        ],
        &[],
    );
}

#[test]
fn the_sixth_game() {
    reads_well::<salon::games::pebbles::Pebbles>("tests/sixth/rules", &[], &[], &[]);
}

#[test]
fn art_society() {
    use salon::games::art_society::{ArtSociety, Event, Refusal};
    let covered = [Event::BidCovered { seat: Seat(0), place: 1 }];
    let size = 0;
    let refusals = [
        Refusal::ExchangeDoesNotFit,
        Refusal::FitsNowhere,
        Refusal::MustAddUp(1),
        Refusal::MustAddUp(3),
        Refusal::NoPlaceLeft,
        Refusal::NoRoom(size),
        Refusal::NoneLeft(size),
        Refusal::RestHasNoPlace,
        Refusal::SameShape,
    ];
    reads_well::<ArtSociety>("src/games/art_society", &covered, &refusals, &[]);
}

#[test]
fn bruges() {
    use salon::games::bruges::{Bruges, Colour, Event, Refusal};
    let refusals = [
        Refusal::DieChosen,
        Refusal::Immune,
        Refusal::Inhabited,
        Refusal::NoAnswer,
        Refusal::NoArrow,
        Refusal::NoCircle(Colour::Red),
        Refusal::NoPlace,
        Refusal::NotReusable,
        Refusal::NoToken,
        Refusal::PileEmpty,
        Refusal::SectionFull,
        Refusal::GatesStand,
        Refusal::NotDrawing,
        Refusal::NotAdvancing,
        Refusal::CanalByCard,
        Refusal::MarkerByCard,
        Refusal::WorkersPay,
        Refusal::SwapFrom,
    ];
    let positions = crate::bruges::words::seldom();
    reads_well::<Bruges>("src/games/bruges", &[Event::Reshuffled], &refusals, &positions);
}
