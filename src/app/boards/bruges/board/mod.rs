//! The table of Bruges: what its pieces look like, and the page that shows them.

pub mod markup;
#[cfg(all(target_arch = "wasm32", feature = "app"))]
mod page;
