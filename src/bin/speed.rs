//! The figures of [`salon::bots::speed`] in WebAssembly under Node, for comparison with `arena speed`: tools/speed.
//!
//! ```text
//! node speed.js [SECONDS [GAME...]]
//! ```

#[cfg(target_arch = "wasm32")]
fn main() {
    use salon::bots::speed;
    use salon::engine::Game;
    use salon::games::GameId;
    use salon::with_game;
    use wasm_bindgen::JsValue;

    let arguments = arguments();
    let time = arguments.first().and_then(|time| time.parse().ok()).unwrap_or(1.0);
    let named = arguments.get(1..).unwrap_or_default();
    let mut clock = || js_sys::Date::now() / 1e3;
    for id in GameId::ALL {
        let is_named = |called: &str| named.is_empty() || named.iter().any(|name| name == called);
        // A game with its expansion is named by both.
        let expanded = with_game!(id, G => G::expanded().map(|(name, setup)| {
            let called = format!("{}+{name}", G::KEY);
            if is_named(&called) { speed::figures::<G>(&setup, &called, time, 0.1, &mut clock) } else { Vec::new() }
        }));
        expanded.unwrap_or_default().iter().for_each(tell);
        if !is_named(id.key()) {
            continue;
        }
        let figures = with_game!(id, G => {
            speed::figures::<G>(&<G as Game>::Setup::default(), G::KEY, time, 0.1, &mut clock)
        });
        for figure in figures {
            tell(&figure);
        }
        with_game!(id, G => speed::remember::<G>(4.0 * time, time, &mut clock));
        let name = format!("{}: memory of a worker that has thought", id.key());
        let line = format!("{name:<48} {:>10} kB", memory() / 1000);
        web_sys::console::log_1(&JsValue::from_str(&line));
    }
}

/// Prints a figure.
#[cfg(target_arch = "wasm32")]
fn tell(figure: &salon::bots::speed::Figure) {
    let line = format!("{:<48} {:>10.0} a second", figure.name, figure.rate);
    web_sys::console::log_1(&wasm_bindgen::JsValue::from_str(&line));
}

/// Bytes of memory that the module has asked for by now; it gives none back.
#[cfg(target_arch = "wasm32")]
fn memory() -> usize {
    core::arch::wasm32::memory_size(0) << 16
}

/// What stands behind the script's name on Node's command line.
#[cfg(target_arch = "wasm32")]
fn arguments() -> Vec<String> {
    let get = |from: &wasm_bindgen::JsValue, key: &str| js_sys::Reflect::get(from, &key.into());
    let words = get(&js_sys::global(), "process").and_then(|process| get(&process, "argv"));
    let words = words.map(|words| js_sys::Array::from(&words)).unwrap_or_default();
    words.iter().skip(2).filter_map(|word| word.as_string()).collect()
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    eprintln!("natively: cargo run --profile fast --bin arena -- speed");
}
