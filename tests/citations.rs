//! Comments cite the rules of a game by the headings of its `RULES.md`, and those are there.

use std::fs;
use std::path::{Path, PathBuf};

fn files(folder: &Path, into: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            files(&path, into);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            into.push(path);
        }
    }
}

/// The text of a file with its comments on one line each: a citation may run over the end of a line.
fn unwrapped(text: &str) -> String {
    let comment = |line: &str| line.trim_start().trim_start_matches(['/', '!']).trim().to_owned();
    text.lines().map(comment).collect::<Vec<_>>().join(" ")
}

#[test]
fn every_citation_of_a_rules_digest_names_a_heading_of_it() {
    let house = Path::new(env!("CARGO_MANIFEST_DIR"));
    for game in ["art_society", "azul_summer_pavilion", "bruges", "brussels_1893", "splendor"] {
        let digest = fs::read_to_string(house.join("src/games").join(game).join("RULES.md"));
        let digest = digest.expect("every game has a digest of its rules");
        let headings: Vec<&str> = digest.lines().filter_map(|line| line.strip_prefix("## ")).collect();
        let mut sources = Vec::new();
        // Tests call two games by the first word of their names.
        let tests = match game {
            "azul_summer_pavilion" => "azul",
            "brussels_1893" => "brussels",
            name => name,
        };
        for (room, folder) in [("src/games", game), ("src/app/boards", game), ("tests/all", tests)] {
            let folder = house.join(room).join(folder);
            assert!(folder.is_dir(), "{} is not there", folder.display());
            files(&folder, &mut sources);
        }
        let mut cited = 0;
        for source in sources {
            let text = unwrapped(&fs::read_to_string(&source).unwrap_or_default());
            for citation in text.split("RULES.md, ").skip(1) {
                cited += 1;
                let known = headings.iter().any(|heading| citation.starts_with(heading));
                let shown: String = citation.chars().take(40).collect();
                assert!(known, "{}: no heading \"{shown}...\"", source.display());
            }
        }
        assert!(cited > 10, "{game}: {cited} citations");
    }
}
