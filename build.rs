//! What is made of data before anything is compiled.
//!
//! `locales/` becomes typed keys: a missing key, or an argument that one language lacks, stops the build. Only the page
//! has words; the worker and anything without the feature `app` skips this. Each game's `components.json` becomes the
//! box that page and worker carry, without what it says to people only.

#[path = "src/engine/remark.rs"]
mod remark;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    boxes::generate();
    if std::env::var("CARGO_CFG_TARGET_ARCH").as_deref() == Ok("wasm32") {
        // tools/split.mjs finds by the relocations what a part needs.
        for binary in ["salon", "bot"] {
            println!("cargo::rustc-link-arg-bin={binary}=--emit-relocs");
        }
    }
    #[cfg(feature = "app")]
    words::generate();
}

mod boxes {
    use super::remark::{NAMES, is_remark};
    use serde_json::Value;
    use std::error::Error;
    use std::path::Path;
    use std::{env, fs};

    pub fn generate() {
        if let Err(error) = try_generate() {
            println!("cargo::error=components: {error}");
        }
    }

    /// Writes `boxes/<folder>.json` for every folder of `src/games` with a `components.json`.
    fn try_generate() -> Result<(), Box<dyn Error>> {
        println!("cargo::rerun-if-changed=src/games");
        println!("cargo::rerun-if-changed=src/engine/remark.rs");
        let boxes = Path::new(&env::var("OUT_DIR")?).join("boxes");
        fs::create_dir_all(&boxes)?;
        for entry in fs::read_dir("src/games")? {
            let folder = entry?.path();
            let source = folder.join("components.json");
            let Some(name) = folder.file_name().filter(|_| source.exists()) else { continue };
            let place = |error| format!("{}: {error}", source.display());
            let mut value: Value = serde_json::from_str(&fs::read_to_string(&source)?).map_err(place)?;
            slim(&mut value);
            fs::write(boxes.join(name).with_extension("json"), value.to_string())?;
        }
        Ok(())
    }

    /// Takes out what no rule reads: remarks and names.
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
}

#[cfg(feature = "app")]
mod words {
    use leptos_i18n_parser::parse_locales::options::{Config, ParseOptions, parser};
    use leptos_i18n_parser::parse_locales::parse_locales;
    use serde::de::DeserializeSeed;
    use serde_json::Value;
    use std::error::Error;
    use std::io::Read;
    use std::path::Path;
    use std::{env, fs};

    /// Languages, the default first.
    const LANGUAGES: [&str; 3] = ["en", "zh-Hant", "zh-Hans"];

    pub fn generate() {
        if let Err(error) = try_generate() {
            println!("cargo::error=locales: {error}");
        }
    }

    fn try_generate() -> Result<(), Box<dyn Error>> {
        println!("cargo::rerun-if-changed=locales");
        if env::var("CARGO_CFG_TARGET_ARCH")? != "wasm32" {
            return Ok(());
        }
        // One namespace a file, so that a new game adds its own files and touches no other.
        let mut namespaces = Vec::new();
        for entry in fs::read_dir(Path::new("locales").join(LANGUAGES[0]))? {
            let path = entry?.path();
            if path.extension().is_some_and(|extension| extension == "json") {
                let name =
                    path.file_stem().and_then(|stem| stem.to_str()).ok_or("a file name is not text")?;
                namespaces.push(name.to_owned());
            }
        }
        namespaces.sort();
        let config = Config::new(LANGUAGES[0])?
            .add_locales(&LANGUAGES[1..])?
            .add_namespaces(&namespaces)?
            .parse_options(ParseOptions::new().interpolate_display(true).with_custom_parser(Sentences));
        let parsed = parse_locales(None, config)?;
        for warning in parsed.diag.warnings().iter() {
            println!("cargo::error={warning}");
        }
        for error in parsed.diag.errors().iter() {
            println!("cargo::error={error}");
        }
        let code = leptos_i18n_codegen::gen_code(&parsed, None, false, None, false)?;
        fs::write(Path::new(&env::var("OUT_DIR")?).join("words.rs"), code.to_string())?;
        Ok(())
    }

    /// The only form of a language without plurals.
    const ONLY_FORM: &str = "_other";

    /// Reads JSON in which a language without plurals may write `gems_other` alone, as CLDR has it; the library wants
    /// the bare key for that.
    struct Sentences;

    impl parser::Parser for Sentences {
        fn deserialize(
            &self,
            reader: &mut dyn Read,
            _path: &Path,
            seed: parser::Seed,
        ) -> Result<parser::Value, parser::SerdeError> {
            let mut value: Value = serde_json::from_reader(reader).map_err(parser::SerdeError::Json)?;
            bare(&mut value);
            seed.deserialize(value).map_err(parser::SerdeError::Json)
        }

        fn file_extensions(&self) -> &'static [&'static str] {
            &["json"]
        }
    }

    fn bare(value: &mut Value) {
        let Value::Object(keys) = value else { return };
        keys.values_mut().for_each(bare);
        let alone = |key: &&String| {
            key.strip_suffix(ONLY_FORM)
                .is_some_and(|base| !keys.keys().any(|other| other == &format!("{base}_one")))
        };
        let renamed: Vec<String> = keys.keys().filter(alone).cloned().collect();
        for key in renamed {
            if let (Some(base), Some(sentence)) = (key.strip_suffix(ONLY_FORM), keys.remove(&key)) {
                keys.insert(base.to_owned(), sentence);
            }
        }
    }
}
