//! A sixth game: what it takes to add one. Pebbles lives in `tests/sixth` alone (`rules/` would be `src/games/pebbles/`, `board/`
//! would be `src/app/boards/pebbles/`, and `locales/` lies as the house's does) and is a game of the house whenever tests are
//! compiled. `make test` compiles the page and the worker with it, too.

use crate::every_board::Laid;
use salon::app::boards::pebbles::scene::{Piece, Scene};
use salon::app::face;
use salon::app::words::LANGUAGES;
use salon::engine::Seat;
use salon::games::GameId;
use salon::games::pebbles::Pebbles;
use salon::with_game;
use std::fs;
use std::path::Path;
use std::process::Command;

impl Laid for Pebbles {
    fn pieces(scene: &Scene) -> Vec<Piece> {
        let hoards = (0..scene.taken.len()).map(Seat::from_index).map(Piece::Hoard);
        hoards.chain([Piece::Heap]).collect()
    }
}

#[test]
fn it_is_a_game_of_the_house() {
    let sixth = GameId::from_key("pebbles").expect("a game of the house");
    assert_eq!(GameId::ALL.last(), Some(&sixth));
    assert_eq!(GameId::ALL.len(), 6);
    let names = LANGUAGES.map(|(language, _)| face::name(sixth, language));
    assert_eq!(names, ["Pebbles", "小石子", "小石子"]);
    assert_eq!(face::face(sixth).minutes, 5);
    assert!(face::accent(sixth).contains("g-pebbles") && face::colours(sixth).contains(".g-pebbles{"));
    let seats = with_game!(sixth, G => <G as salon::engine::Game>::SEATS.most);
    assert_eq!(seats, 5);
}

#[test]
fn computer_players_play_it_in_the_arena() {
    let arena = |game: &str| {
        let call = Command::new(env!("CARGO_BIN_EXE_arena"))
            .args(["match", "1b", "random", "6", "3", game])
            .output();
        call.expect("the arena opens")
    };
    let played = arena("pebbles");
    assert!(played.status.success(), "{played:?}");
    assert!(String::from_utf8_lossy(&played.stdout).contains("pebbles"));
    assert!(!arena("chess").status.success());
}

/// Lines of the house that name the game.
fn lines(folder: &Path, found: &mut Vec<String>) {
    for entry in fs::read_dir(folder).expect("a folder of the house") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            lines(&path, found);
        } else if let Ok(text) = fs::read_to_string(&path) {
            let naming = text.lines().filter(|line| line.to_lowercase().contains("pebbles"));
            found.extend(naming.map(|line| format!("{}: {}", path.display(), line.trim())));
        }
    }
}

#[test]
fn one_line_of_the_list_makes_it_one() {
    let mut found = Vec::new();
    for folder in ["src", "build", "tools", "style", "public", "locales"] {
        lines(Path::new(folder), &mut found);
    }
    for file in ["index.html", "Trunk.toml", "Cargo.toml", "Makefile"] {
        assert!(!fs::read_to_string(file).expect("a file of the house").to_lowercase().contains("pebbles"));
    }
    found.sort();
    // The line, and the two with which Rust finds the folders.
    assert_eq!(
        found,
        [
            "src/app/boards/mod.rs: pub mod pebbles;",
            "src/games/mod.rs: #[cfg(feature = \"sixth\")] pebbles: Pebbles,",
            "src/games/mod.rs: pub mod pebbles;",
        ]
    );
}
