//! The table of Bruxelles 1893: what its pieces look like, and what they are called.

pub mod markup;
pub mod names;
#[cfg(all(target_arch = "wasm32", feature = "app"))]
mod page;
mod spoken;

#[cfg(test)]
mod tests;
