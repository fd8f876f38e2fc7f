//! The house as its map says: imports run one way, from the roof down, and no circle of files is left across rooms.

#[path = "rooms/circles.rs"]
mod circles;

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// Every source file below a folder, with the names of its module: `src/app/table/log.rs` is `app`, `table`, `log`.
fn files(folder: &Path, names: &[String], found: &mut Vec<(PathBuf, Vec<String>)>) {
    for entry in fs::read_dir(folder).expect("a folder of the house") {
        let path = entry.expect("an entry").path();
        let stem = path.file_stem().and_then(|stem| stem.to_str()).unwrap_or_default().to_owned();
        let mut names = names.to_vec();
        if path.is_dir() {
            names.push(stem);
            files(&path, &names, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            if stem != "mod" {
                names.push(stem);
            }
            found.push((path, names));
        }
    }
}

fn house() -> Vec<(PathBuf, Vec<String>)> {
    let mut found = Vec::new();
    for room in ["engine", "games", "bots", "app"] {
        files(&Path::new("src").join(room), &[room.to_owned()], &mut found);
    }
    assert!(found.len() > 100, "the house was not found: {} files", found.len());
    found
}

/// The first name of a path, or all names of a group: `words::{self, Line}` is `words`, `{motion, page::Page}` is
/// `motion` and `page`.
fn heads(path: &str) -> Vec<String> {
    let name = |text: &str| -> String {
        text.trim_start().chars().take_while(|letter| letter.is_alphanumeric() || *letter == '_').collect()
    };
    let Some(group) = path.strip_prefix('{') else { return vec![name(path)] };
    let (mut depth, mut parts) = (0_u8, vec![String::new()]);
    for letter in group.chars() {
        match letter {
            '}' if depth == 0 => break,
            '{' => depth += 1,
            '}' => depth -= 1,
            ',' if depth == 0 => {
                parts.push(String::new());
                continue;
            }
            _ => {}
        }
        if let Some(part) = parts.last_mut() {
            part.push(letter);
        }
    }
    parts.iter().map(|part| name(part)).collect()
}

/// What a file names of the house, as paths from the crate: the module and the next name behind it. Documentation may
/// point anywhere; code may not.
fn named(text: &str, module: &[String]) -> Vec<Vec<String>> {
    let mut found = Vec::new();
    let code: Vec<&str> = text.lines().filter(|line| !line.trim_start().starts_with("//")).collect();
    let code = code.join("\n");
    for (at, _) in code.match_indices("crate::") {
        let rest = &code[at + "crate::".len()..];
        for head in heads(rest) {
            let deeper = rest.strip_prefix(&head).and_then(|rest| rest.strip_prefix("::"));
            let next = deeper.map_or_else(|| vec![String::new()], heads);
            found.extend(next.into_iter().map(|next| vec![head.clone(), next]));
        }
    }
    for (at, _) in code.match_indices("super::") {
        // The tests at the foot of a file import the file.
        if code[..at].ends_with("super::") || code[at..].starts_with("super::*") {
            continue;
        }
        let (mut base, mut rest) = (module, &code[at..]);
        while let Some(deeper) = rest.strip_prefix("super::") {
            base = &base[..base.len().saturating_sub(1)];
            rest = deeper;
        }
        for head in heads(rest) {
            let mut path = base.to_vec();
            path.push(head);
            path.truncate(2);
            path.resize(2, String::new());
            found.push(path);
        }
    }
    found
}

#[test]
fn imports_run_from_the_app_to_the_engine_only() {
    let order = ["engine", "games", "bots", "app"];
    let floor = |name: &str| order.iter().position(|room| *room == name);
    for (path, module) in house() {
        let text = fs::read_to_string(&path).expect("a source file");
        let own = floor(&module[0]);
        for used in named(&text, &module) {
            // `crate::say!` and its like are macros of the app's words, at the root of the crate.
            assert!(floor(&used[0]) <= own, "{} imports {used:?}: up the house", path.display());
        }
    }
}

/// The rooms of the app in the order of its map, from the foundation to the roof.
fn rooms_of_the_app() -> Vec<String> {
    let map = fs::read_to_string("src/app/mod.rs").expect("the map");
    let rows = map.lines().filter(|line| line.starts_with("//! | ") && line.contains('`'));
    let mut rooms = Vec::new();
    for row in rows {
        let cell = row.split('|').nth(1).unwrap_or_default();
        rooms.extend(cell.split('`').skip(1).step_by(2).map(str::to_owned));
    }
    rooms
}

#[test]
fn the_map_of_the_app_names_every_room() {
    let rooms = rooms_of_the_app();
    let map = fs::read_to_string("src/app/mod.rs").expect("the map");
    let mut declared: Vec<&str> = map
        .lines()
        .filter_map(|line| line.trim_start_matches("pub ").strip_prefix("mod ")?.strip_suffix(';'))
        .collect();
    let mut named: Vec<&str> = rooms.iter().map(String::as_str).collect();
    declared.sort_unstable();
    named.sort_unstable();
    assert_eq!(named, declared);
}

#[test]
fn a_room_of_the_app_imports_only_from_rooms_below_it() {
    let rooms = rooms_of_the_app();
    let floor: BTreeMap<&str, usize> =
        rooms.iter().enumerate().map(|(at, room)| (room.as_str(), at)).collect();
    let mut wrong = Vec::new();
    let mut imports = 0;
    for (path, module) in house() {
        let [app, room, ..] = module.as_slice() else { continue };
        if app != "app" {
            continue;
        }
        let text = fs::read_to_string(&path).expect("a source file");
        for used in named(&text, &module) {
            if used[0] != "app" || used[1] == *room {
                continue;
            }
            imports += 1;
            match floor.get(used[1].as_str()) {
                Some(below) if *below < floor[room.as_str()] => {}
                _ => wrong.push(format!("{} imports {}", path.display(), used[1])),
            }
        }
    }
    assert!(imports > 300, "only {imports} imports were found");
    assert!(wrong.is_empty(), "up the house:\n{}", wrong.join("\n"));
}

/// A timer, a task or a listener that outlives its room finds its signals gone: whoever waits says for whom.
#[test]
fn nobody_waits_without_saying_for_whom() {
    let alone = [
        "spawn_local(",
        "set_timeout(",
        "set_timeout_with_handle(",
        "set_interval(",
        "request_animation_frame(",
        "window_event_listener(",
    ];
    let mut wrong = Vec::new();
    for (path, module) in house() {
        if module == ["app", "stay"] {
            continue;
        }
        let text = fs::read_to_string(&path).expect("a source file");
        let used = alone.iter().filter(|name| text.contains(**name));
        wrong
            .extend(used.map(|name| format!("{} calls {name}...): app/stay.rs has the way", path.display())));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// What a browser tells an element of its going comes when the signals of its component are gone.
#[test]
fn what_an_element_is_told_of_its_going_is_heard_by_who_stays() {
    let told = [
        "blur",
        "close",
        "focusin",
        "focusout",
        "pointercancel",
        "pointerleave",
        "pointermove",
        "pointerout",
        "pointerover",
        "pointerup",
        "lostpointercapture",
        "scroll",
        "toggle",
        "touchcancel",
        "touchend",
        "touchmove",
        "animationend",
        "transitionend",
    ];
    let (mut wrong, mut heard) = (Vec::new(), 0);
    for (path, _) in house() {
        let text = fs::read_to_string(&path).expect("a source file");
        for event in told {
            for hearer in text.split(&format!("on:{event}=")).skip(1) {
                heard += 1;
                if !hearer.starts_with("stay.hears(") {
                    wrong.push(format!("{}: on:{event} without Stay::hears", path.display()));
                }
            }
        }
    }
    assert!(heard > 15, "only {heard} were found");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The names of the games: of their folders, of their types, in records and addresses.
fn games() -> Vec<[String; 3]> {
    let list = fs::read_to_string("src/games/mod.rs").expect("the list of the games");
    let (_, rest) = list.split_once("$($given)*\n").expect("the list that each_game! hands on");
    let rows = rest.lines().take_while(|line| !line.starts_with("        }")).filter_map(|line| {
        let line = line.rsplit_once("] ").map_or(line, |(_, line)| line);
        let (folder, game) = line.trim().strip_suffix(',')?.split_once(": ")?;
        Some([folder.to_owned(), game.to_owned(), folder.replace('_', "-")])
    });
    rows.collect()
}

/// What a game is called, coloured and drawn with stands in its folders and in one list. Whatever else names a game is a
/// place that the next one has to be added to.
#[test]
fn nothing_outside_of_their_folders_names_a_game() {
    let games = games();
    assert!(games.len() >= 5, "{games:?}");
    let mut files = Vec::new();
    for root in ["src", "build", "tools", "style", "public"] {
        everything(Path::new(root), &mut files);
    }
    files.extend(["index.html", "Trunk.toml", "Makefile", "Cargo.toml"].map(PathBuf::from));
    let mut wrong = Vec::new();
    for path in files {
        let place = path.display().to_string();
        let own = games.iter().any(|[folder, ..]| place.contains(&["/", folder].concat()));
        // The list itself; where modules are declared; and two tables of figures that were measured for single games.
        let lists = ["src/games/mod.rs", "src/bin/arena/ladder.rs", "src/bin/arena/speed.rs"];
        if own || lists.contains(&place.as_str()) {
            continue;
        }
        let Ok(text) = fs::read_to_string(&path) else { continue };
        // What tests try it with is theirs to choose.
        let code = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
        for line in code.lines() {
            let line = line.trim();
            if ["//", "#", "/*", "*", "pub mod "].iter().any(|start| line.starts_with(start)) {
                continue;
            }
            let named = games.iter().flatten().find(|name| names(line, name));
            wrong.extend(named.map(|name| format!("{place} names {name}: {line}")));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// What is proved of every game in a list of its own: it says who plays as before, what was learned, and that citations lead somewhere.
#[test]
fn what_is_proved_of_every_game_is_proved_of_each() {
    for place in ["tests/portable.rs", "tests/all/golden.rs", "tests/all/learned.rs", "tests/citations.rs"] {
        let text = fs::read_to_string(place).expect("a file of the house");
        // All but the one that lives under tests/.
        for [folder, game, _] in
            games().into_iter().filter(|[folder, ..]| Path::new("src/games").join(folder).is_dir())
        {
            assert!(names(&text, &folder) || names(&text, &game), "{place} leaves {game} out");
        }
    }
}

fn everything(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder of the house") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            everything(&path, found);
        } else {
            found.push(path);
        }
    }
}

/// Whether a line has a name as a word of its own.
fn names(line: &str, name: &str) -> bool {
    let part = |letter: char| letter.is_alphanumeric() || letter == '_' || letter == '-';
    line.match_indices(name)
        .any(|(at, _)| !line[..at].ends_with(part) && !line[at + name.len()..].starts_with(part))
}
