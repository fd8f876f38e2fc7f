//! The page.

#[cfg(all(target_arch = "wasm32", feature = "app"))]
fn main() {
    use leptos::prelude::*;
    mount_to_body(|| view! { <main><h1>"Salon"</h1></main> });
}

#[cfg(not(all(target_arch = "wasm32", feature = "app")))]
fn main() {
    eprintln!("The page runs in a browser: make play");
}
