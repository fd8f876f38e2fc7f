//! The page.

#[cfg(all(target_arch = "wasm32", feature = "app"))]
fn main() {
    salon::app::mount();
}

#[cfg(not(all(target_arch = "wasm32", feature = "app")))]
fn main() {
    eprintln!("The page runs in a browser: make play");
}
