//! The figures of [`salon::bots::speed`] in WebAssembly under Node, for comparison with `arena speed`: tools/speed.

#[cfg(target_arch = "wasm32")]
fn main() {
    use salon::bots::speed;
    use salon::games::GameId;
    use salon::with_game;
    use wasm_bindgen::JsValue;

    let mut clock = || js_sys::Date::now() / 1e3;
    for id in GameId::ALL {
        let figures = with_game!(id, G => speed::figures::<G>(1.0, 0.1, &mut clock), else => Vec::new());
        for figure in figures {
            let line = format!("{:<48} {:>10.0} a second", figure.name, figure.rate);
            web_sys::console::log_1(&JsValue::from_str(&line));
        }
    }
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    eprintln!("natively: cargo run --profile fast --bin arena -- speed");
}
