//! No circle of files inside a room. In every folder, what lies side by side (files, and folders as a whole) is in an order: if one
//! imports another, that one does not import it back, nor through a third.
//!
//! A folder is one thing with what is in it: its `mod.rs` may know its files, and they may know what stands in `mod.rs` itself.
//! A name that a `mod.rs` only hands on is the name of the file that holds it, so that no circle hides behind a folder's face.
//! Documentation may point anywhere, and so may the tests at the foot of a file.

use super::house;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;

type Path = Vec<String>;

/// The source of every file by its module, without comments and without the tests at its foot.
struct House(BTreeMap<Path, String>);

impl House {
    fn read() -> Self {
        let code = |path| {
            let text = fs::read_to_string(path).expect("a source file");
            let code = text.split("#[cfg(test)]\nmod tests").next().unwrap_or_default();
            let lines: Vec<&str> =
                code.lines().map(|line| line.split("//").next().unwrap_or_default()).collect();
            lines.join("\n")
        };
        Self(house().into_iter().map(|(path, module)| (module, code(path))).collect())
    }

    /// Whether a file holds the definition of a name.
    fn defines(&self, module: &[String], name: &str) -> bool {
        const KINDS: [&str; 7] = ["struct", "enum", "trait", "fn", "type", "const", "static"];
        let code = self.0.get(module).map_or("", String::as_str);
        KINDS.iter().any(|kind| {
            let start = [kind, " ", name].concat();
            code.match_indices(&start).any(|(at, _)| {
                let ends =
                    |text: &str| !text.starts_with(|letter: char| letter.is_alphanumeric() || letter == '_');
                ends(&code[at + start.len()..])
            })
        })
    }

    /// The module that a path leads to: the file that holds what it names.
    fn holder(&self, path: &[String], depth: u8) -> Option<Path> {
        let known = (1..=path.len()).rev().find(|length| self.0.contains_key(&path[..*length]))?;
        let (module, rest) = path.split_at(known);
        let Some(name) = rest.first().filter(|_| depth < 6) else { return Some(module.to_vec()) };
        if self.defines(module, name) {
            return Some(module.to_vec());
        }
        for brought in self.named(module, "use ") {
            let handed_on = match brought.last().map(String::as_str) {
                Some("*") => [&brought[..brought.len() - 1], rest].concat(),
                Some(last) if last == name && brought != path => [&brought[..], &rest[1..]].concat(),
                _ => continue,
            };
            let found = self.holder(&handed_on, depth + 1);
            if found.as_ref().is_some_and(|found| self.defines(found, name) || !rest[1..].is_empty()) {
                return found;
            }
        }
        Some(module.to_vec())
    }

    /// Paths from the root of the house that a file names: all of them, or those behind `use `.
    fn named(&self, module: &[String], behind: &str) -> Vec<Path> {
        let code = self.0.get(module).map_or("", String::as_str);
        let mut found = Vec::new();
        let starts = ["crate::", "super::", "self::"].iter().flat_map(|start| code.match_indices(start));
        for (at, start) in starts {
            let before = &code[..at];
            // In the middle of a path.
            if before.ends_with("::")
                || before.ends_with(|letter: char| letter.is_alphanumeric() || letter == '_')
            {
                continue;
            }
            if !before.ends_with(behind) {
                continue;
            }
            let (mut base, mut rest) = (module, &code[at..]);
            while let Some(deeper) = rest.strip_prefix("super::") {
                (base, rest) = (&base[..base.len().saturating_sub(1)], deeper);
            }
            if start == "crate::" {
                base = &[];
            }
            let rest = rest.trim_start_matches("crate::").trim_start_matches("self::");
            tree(rest, base.to_vec(), &mut found);
        }
        // A `mod.rs` names its files without a start.
        if behind == "use " {
            for line in code.lines().filter_map(|line| line.split_once("use ").map(|(_, path)| path)) {
                let child = line.split("::").next().unwrap_or_default();
                let path = [module, &[child.to_owned()]].concat();
                if self.0.contains_key(&path) {
                    let at = code.find(&["use ", line].concat()).map_or(0, |at| at + 4);
                    tree(&code[at..], module.to_vec(), &mut found);
                }
            }
        }
        found
    }
}

/// Every path of a tree of imports: `a::{self, b::C, d::*}` behind a base. Gives back what follows it.
fn tree<'a>(text: &'a str, mut base: Path, found: &mut Vec<Path>) -> &'a str {
    let mut rest = text.trim_start();
    loop {
        if let Some(group) = rest.strip_prefix('{') {
            rest = group.trim_start();
            while !rest.is_empty() && !rest.starts_with('}') {
                let after = tree(rest, base.clone(), found).trim_start_matches([',', ' ', '\n']);
                if after.len() == rest.len() {
                    return rest;
                }
                rest = after;
            }
            return rest.strip_prefix('}').unwrap_or(rest);
        }
        let length = rest
            .find(|letter: char| !letter.is_alphanumeric() && letter != '_' && letter != '*')
            .unwrap_or(rest.len());
        let (name, after) = rest.split_at(length);
        if name.is_empty() {
            return rest;
        }
        if name != "self" {
            base.push(name.to_owned());
        }
        match after.strip_prefix("::") {
            Some(deeper) => rest = deeper,
            None => {
                found.push(base);
                // Another name for it here.
                let other =
                    after.strip_prefix(" as ").map(|name| name.trim_start_matches(char::is_alphanumeric));
                return other.unwrap_or(after);
            }
        }
    }
}

/// What lies side by side in each folder, and which of it imports which, with one file that does.
type Folder = BTreeMap<String, BTreeMap<String, String>>;

fn folders(house: &House) -> (BTreeMap<Path, Folder>, usize) {
    let (mut folders, mut imports) = (BTreeMap::<Path, Folder>::new(), 0);
    for module in house.0.keys() {
        for path in house.named(module, "") {
            let Some(holder) = house.holder(&path, 0) else { continue };
            let shared = module.iter().zip(&holder).take_while(|(one, other)| one == other).count();
            if let (Some(from), Some(to)) = (module.get(shared), holder.get(shared)) {
                imports += 1;
                let folder = folders.entry(module[..shared].to_vec()).or_default();
                let by = || format!("{} imports {}", module.join("::"), path.join("::"));
                folder.entry(from.clone()).or_default().entry(to.clone()).or_insert_with(by);
            }
        }
    }
    (folders, imports)
}

/// All that is reached from a thing of a folder.
fn reached(folder: &Folder, from: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let mut open = vec![from];
    while let Some(one) = open.pop() {
        for next in folder.get(one).into_iter().flat_map(BTreeMap::keys) {
            if found.insert(next.clone()) {
                open.push(next);
            }
        }
    }
    found
}

/// The things of a folder that reach themselves, circle by circle, and the imports that make it one.
fn circles(folder: &Folder) -> Vec<(BTreeSet<String>, Vec<String>)> {
    let mut found: Vec<(BTreeSet<String>, Vec<String>)> = Vec::new();
    for from in folder.keys() {
        let reach = reached(folder, from);
        if !reach.contains(from) || found.iter().any(|(circle, _)| circle.contains(from)) {
            continue;
        }
        let circle: BTreeSet<String> =
            reach.into_iter().filter(|other| reached(folder, other).contains(from)).collect();
        let inside = |name: &String| circle.contains(name);
        let why = folder.iter().filter(|(from, _)| inside(from)).flat_map(|(_, to)| to);
        let why = why.filter(|(to, _)| inside(to)).map(|(_, why)| why.clone()).collect();
        found.push((circle, why));
    }
    found
}

#[test]
fn files_of_a_folder_stand_in_an_order() {
    let (folders, imports) = folders(&House::read());
    assert!(imports > 1000, "only {imports} imports were found");
    let mut wrong = Vec::new();
    for (path, folder) in &folders {
        for (circle, why) in circles(folder) {
            let circle: Vec<String> = circle.into_iter().collect();
            wrong.push(format!("{}: {}\n    {}", path.join("/"), circle.join(", "), why.join("\n    ")));
        }
    }
    assert!(wrong.is_empty(), "circles:\n{}", wrong.join("\n"));
}

#[test]
fn a_name_that_is_handed_on_is_followed_to_its_file() {
    let path = |text: &str| text.split("::").map(str::to_owned).collect::<Path>();
    let files = [
        (
            "room",
            "mod one;\nmod two;\npub use one::{First, Other as Another};\npub use two::*;\npub struct Own;",
        ),
        ("room::one", "use super::{Own, Second};\npub struct First;"),
        ("room::two", "use super::First;\npub struct Second;"),
    ];
    let house = House(files.into_iter().map(|(module, code)| (path(module), code.to_owned())).collect());
    for (name, holder) in [("First", "room::one"), ("Second", "room::two"), ("Own", "room")] {
        assert_eq!(house.holder(&path(&["room::", name].concat()), 0), Some(path(holder)), "{name}");
    }
    let (folders, imports) = folders(&house);
    assert_eq!(imports, 2, "what stands in mod.rs itself is no import of a neighbour");
    let found = circles(&folders[&path("room")]);
    assert_eq!(found.len(), 1);
    assert_eq!(found[0].0.iter().collect::<Vec<_>>(), ["one", "two"]);
    assert_eq!(found[0].1.len(), 2, "{:?}", found[0].1);
}
