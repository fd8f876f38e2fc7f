//! The computer players' Web Worker.

#[cfg(target_arch = "wasm32")]
fn main() {
    use wasm_bindgen::prelude::*;
    let scope: web_sys::DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let reply = scope.clone();
    let echo = Closure::<dyn FnMut(_)>::new(move |event: web_sys::MessageEvent| {
        if let Err(error) = reply.post_message(&event.data()) {
            web_sys::console::error_1(&error);
        }
    });
    scope.set_onmessage(Some(echo.as_ref().unchecked_ref()));
    echo.forget();
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    eprintln!("The worker runs in a browser: make play");
}
