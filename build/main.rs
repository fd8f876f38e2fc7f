//! What is made of data before anything is compiled: the boxes of the games ([`boxes`]), and for the page its words
//! ([`words`]) and the names of the games' things ([`names`]).

mod boxes;
#[cfg(feature = "app")]
mod names;
#[path = "../src/engine/remark.rs"]
mod remark;
#[cfg(feature = "app")]
mod words;

use std::error::Error;
use std::path::{Path, PathBuf};
use std::{env, fs};

/// Nothing, or what a person must mend.
type Made = Result<(), Box<dyn Error>>;

fn main() {
    println!("cargo::rerun-if-changed=build");
    if std::env::var("CARGO_CFG_TARGET_ARCH").as_deref() == Ok("wasm32") {
        // tools/split.mjs finds by the relocations what a part needs.
        for binary in ["salon", "bot"] {
            println!("cargo::rustc-link-arg-bin={binary}=--emit-relocs");
        }
    }
    told("components", boxes::make());
    #[cfg(feature = "app")]
    {
        told("names", names::make());
        told("locales", words::make());
    }
}

fn told(what: &str, made: Made) {
    if let Err(error) = made {
        println!("cargo::error={what}: {error}");
    }
}

/// A file that the crate includes.
fn write(name: &str, text: &str) -> Made {
    let path = Path::new(&env::var("OUT_DIR")?).join(name);
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    Ok(fs::write(path, text)?)
}

/// The entries of a folder, by name.
fn entries(folder: &Path) -> Result<Vec<PathBuf>, Box<dyn Error>> {
    let mut paths =
        fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<Result<Vec<_>, Box<dyn Error>>>()?;
    paths.sort();
    Ok(paths)
}

/// The last part of a path, without what follows a dot.
fn stem(path: &Path) -> Result<&str, Box<dyn Error>> {
    Ok(path.file_stem().and_then(|stem| stem.to_str()).ok_or("a file name is not text")?)
}
