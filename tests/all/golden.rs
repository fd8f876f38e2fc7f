//! Golden games: whole recorded games with how they ended and their score sheets, replayed and compared exactly.
//!
//! Each file under `tests/golden/<game>/` holds one game twice: as JSON and as the text of a link, so that files and
//! links made today are readable tomorrow.
//!
//! To add one, export a finished game from the page (or write [`Record::to_json`]) into that folder, then complete the
//! file with `SALON_WRITE_GOLDEN=1 cargo test --test all golden`, look at what it says, and give it an `about`.
//! The same command rewrites the others; what changed shows in the difference. After `RULES_VERSION` was raised, a
//! game that `RULES_SINCE` lets in stays as it is; of the others, one that still replays gets the new number in its file by hand,
//! the rest are replaced.

use salon::engine::{Game, Record, Timeline, Turn};
use serde_json::{Map, Value, json};
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

fn files<G: Game>() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(G::KEY);
    let entries = fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let paths = entries.map(|entry| entry.expect("a folder that can be listed").path());
    let mut files: Vec<PathBuf> =
        paths.filter(|path| path.extension().is_some_and(|extension| extension == "json")).collect();
    files.sort();
    files
}

/// How a whole game ended: the events of the last step, and the score sheet.
fn outcome<G: Game>(timeline: &Timeline<G>) -> Value {
    let sheet = G::score(timeline.state());
    let rows = |rows: &[salon::engine::ScoreRow<G::Category>]| -> Value {
        rows.iter().map(|row| json!([format!("{:?}", row.category), row.values])).collect()
    };
    let last = timeline.steps().last().map_or(&[][..], |step| &step.events);
    json!({
        "end": last.iter().map(|event| format!("{event:?}")).collect::<Vec<_>>(),
        "rows": rows(&sheet.rows),
        "totals": sheet.totals,
        "tie_breaks": rows(&sheet.tie_breaks),
        "ranks": sheet.ranks,
    })
}

fn replayed<G: Game>(record: &Record<G>) -> Timeline<G> {
    let timeline = Timeline::open(record.clone()).expect("the rules accept every action");
    assert_eq!(timeline.turn(), Turn::Over, "a golden game is a whole game");
    timeline
}

fn check<G: Game>(golden: &Map<String, Value>) {
    let source = golden["record"].to_string();
    let record = Record::<G>::read(&source).expect("the record reads");
    let text = golden["text"].as_str().expect("the text of a link");
    assert_eq!(Record::<G>::read(text).expect("the link reads"), record);
    let mut written: Value = serde_json::from_str(&record.to_json()).expect("our own file");
    if golden["record"]["rules"] == written["rules"] {
        assert_eq!(record.to_text(), text, "a link is still written in the same way");
    } else {
        // Kept as it was made, by an earlier version of much the same rules.
        written["rules"] = golden["record"]["rules"].clone();
    }
    assert_eq!(golden["record"], written);
    let timeline = replayed(&record);
    assert_eq!(golden["outcome"], outcome(&timeline));
    for state in (0..=timeline.head()).map(|played| timeline.seek(played)) {
        assert_eq!(G::audit(state), Ok(()));
    }
}

/// The file of a golden game, an action a line.
fn layout<G: Game>(about: &Value, record: &Record<G>) -> String {
    let mut head: Value = serde_json::from_str(&record.to_json()).expect("our own file");
    let actions = head["actions"].take();
    let actions: Vec<String> = actions
        .as_array()
        .expect("a list of actions")
        .iter()
        .map(|action| format!("      {action}"))
        .collect();
    let mut file = String::from("{\n");
    let outcome = outcome(&replayed(record));
    for (name, value) in [("about", about.clone()), ("outcome", outcome), ("text", record.to_text().into())] {
        writeln!(file, "  \"{name}\": {value},").expect("a string takes everything");
    }
    file.push_str("  \"record\": {\n");
    for (name, value) in
        head.as_object().expect("a record is an object").iter().filter(|(name, _)| *name != "actions")
    {
        writeln!(file, "    \"{name}\": {value},").expect("a string takes everything");
    }
    write!(file, "    \"actions\": [\n{}\n    ]\n  }}\n}}\n", actions.join(",\n"))
        .expect("a string takes everything");
    file
}

fn golden_games<G: Game>() {
    let files = files::<G>();
    assert!(files.len() > 2, "{}: a handful of golden games", G::KEY);
    for path in files {
        println!("{}", path.display());
        let text = fs::read_to_string(&path).expect("a file that can be read");
        let golden: Map<String, Value> = serde_json::from_str(&text).expect("JSON");
        if std::env::var_os("SALON_WRITE_GOLDEN").is_some() {
            let unknown = Value::from("");
            let (about, source) = match golden.get("record") {
                Some(record) => (golden.get("about").unwrap_or(&unknown), record.to_string()),
                None => (&unknown, text),
            };
            let record = Record::<G>::read(&source).expect("the record reads");
            fs::write(&path, layout(about, &record)).expect("a file that can be written");
        } else {
            check::<G>(&golden);
        }
    }
}

#[test]
fn splendor() {
    golden_games::<salon::games::splendor::Splendor>();
}

#[test]
fn azul_summer_pavilion() {
    golden_games::<salon::games::azul_summer_pavilion::AzulSummerPavilion>();
}

#[test]
fn art_society() {
    golden_games::<salon::games::art_society::ArtSociety>();
}

#[test]
fn bruges() {
    golden_games::<salon::games::bruges::Bruges>();
}

#[test]
fn brussels_1893() {
    golden_games::<salon::games::brussels_1893::Brussels1893>();
}
