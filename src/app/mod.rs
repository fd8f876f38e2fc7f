//! Everything a person sees.
//!
//! | room | what it holds |
//! | --- | --- |
//! | [`draw`], [`boards`] | drawings and each game's table; drawings and scenes are pure and compile natively |
//! | [`sentence`], [`figure`], [`players`], [`preferences`], [`route`], [`incoming`], [`tally`] | plain values of the app, pure |
//! | `words`, `rich` | sentences in the current language, and sentences with icons on the page |
//! | `session`, `catalogue` | a game being played, as the shell sees it; the way from a game's name to its type |
//! | `storage`, `crash` | what survives a reload, and what survives a defect |
//! | `shell`, `table` | the rooms around a game, and the frame of a game being played |
//!
//! Whatever needs a browser is compiled for wasm32 with the feature `app` only.

pub mod boards;
pub mod draw;
pub mod figure;
pub mod incoming;
pub mod players;
pub mod preferences;
pub mod route;
pub mod sentence;
pub mod tally;

#[cfg(all(target_arch = "wasm32", feature = "app"))]
pub mod catalogue;
#[cfg(all(target_arch = "wasm32", feature = "app"))]
pub mod crash;
#[cfg(all(target_arch = "wasm32", feature = "app"))]
pub mod motion;
#[cfg(all(target_arch = "wasm32", feature = "app"))]
pub mod page;
#[cfg(all(target_arch = "wasm32", feature = "app"))]
pub mod rich;
#[cfg(all(target_arch = "wasm32", feature = "app"))]
pub mod session;
#[cfg(all(target_arch = "wasm32", feature = "app"))]
pub mod shell;
#[cfg(all(target_arch = "wasm32", feature = "app"))]
pub mod storage;
pub mod table;
#[cfg(all(target_arch = "wasm32", feature = "app"))]
pub mod thinking;
#[cfg(all(target_arch = "wasm32", feature = "app"))]
pub mod words;

#[cfg(all(target_arch = "wasm32", feature = "app"))]
pub use page::mount;
