//! `components.json` of each game without what no rule reads: the box that page and worker carry.

use super::remark::{NAMES, is_remark};
use super::{Made, entries, stem, write};
use serde_json::Value;
use std::error::Error;
use std::fs;
use std::path::Path;

/// Writes `boxes/<folder>.json` for every folder of `src/games` with a `components.json`.
pub fn make() -> Made {
    for (folder, mut value) in sources()? {
        slim(&mut value);
        write(&format!("boxes/{folder}.json"), &value.to_string())?;
    }
    Ok(())
}

/// The components of every game, with their folders.
pub fn sources() -> Result<Vec<(String, Value)>, Box<dyn Error>> {
    println!("cargo::rerun-if-changed=src/games");
    println!("cargo::rerun-if-changed=src/engine/remark.rs");
    let mut sources = Vec::new();
    for folder in entries(Path::new("src/games"))? {
        let source = folder.join("components.json");
        if source.exists() {
            let value = serde_json::from_str(&fs::read_to_string(&source)?);
            sources.push((
                stem(&folder)?.to_owned(),
                value.map_err(|error| format!("{}: {error}", source.display()))?,
            ));
        }
    }
    Ok(sources)
}

/// Takes out remarks and names.
fn slim(value: &mut Value) {
    match value {
        Value::Object(keys) => {
            keys.retain(|key, _| !is_remark(key) && !NAMES.contains(&key.as_str()));
            keys.values_mut().for_each(slim);
        }
        Value::Array(values) => values.iter_mut().for_each(slim),
        _ => {}
    }
}
