//! Everything a person sees.
//!
//! From the foundation to the roof: a room imports from the rooms before it only (`tests/rooms.rs` holds it to that).
//!
//! | room | what it holds |
//! | --- | --- |
//! | [`order`], [`draw`], [`sentence`], [`figure`], [`flight`], [`act`], [`players`], [`preferences`], [`route`], [`incoming`], [`syllables`], [`tally`], [`puzzle`] | short lists in order, drawings and plain values, pure |
//! | [`names`], [`words`], [`level`], [`face`], `rich` | names of components by their ids, sentences in the current language, what a level is called, what tells one game from another, and sentences with icons on the page |
//! | `stay`, `glow`, `press`, `derived`, `browser`, `crash`, `place`, `motion`, `thinking` | what happens later and to whom; what was pressed, glows and is answered after the next frame; memos and effects compiled once; settings, address and downloads; what survives a defect; places on a turned table; pieces on their way; the worker |
//! | [`session`] | a game being played: what a game adds for the app, and what the rooms around it see |
//! | `storage`, `catalogue`, `title` | what survives a reload; the way from a game's name to its type; what a game brings to the page around it |
//! | `ui` | what shell, table and boards are furnished with |
//! | [`boards`] | each game's table; scenes are pure and compile natively |
//! | `shell`, [`table`], [`review`] | the rooms around a game, the frame of a game being played, and the look back at one that is over |
//! | `parts` | the parts of the program that are fetched when they are first needed |
//! | `page` | the roof: which room is shown, and what all of them live on |
//!
//! Whatever needs a browser is compiled for wasm32 with the feature `app` only.

pub mod act;
pub mod boards;
pub mod draw;
#[cfg(feature = "app")]
pub mod face;
pub mod figure;
pub mod flight;
pub mod incoming;
#[cfg(feature = "app")]
pub mod level;
#[cfg(feature = "app")]
pub mod names;
pub mod order;
pub mod players;
pub mod preferences;
pub mod puzzle;
pub mod review;
pub mod route;
pub mod sentence;
pub mod syllables;
pub mod tally;

#[cfg(all(target_arch = "wasm32", feature = "app"))]
pub mod browser;
#[cfg(all(target_arch = "wasm32", feature = "app"))]
pub mod catalogue;
#[cfg(all(target_arch = "wasm32", feature = "app"))]
pub mod crash;
#[cfg(all(target_arch = "wasm32", feature = "app"))]
pub mod derived;
#[cfg(all(target_arch = "wasm32", feature = "app"))]
pub mod glow;
#[cfg(all(target_arch = "wasm32", feature = "app"))]
pub mod motion;
#[cfg(all(target_arch = "wasm32", feature = "app"))]
pub mod page;
#[cfg(all(target_arch = "wasm32", feature = "app"))]
pub mod parts;
#[cfg(all(target_arch = "wasm32", feature = "app"))]
pub mod place;
#[cfg(all(target_arch = "wasm32", feature = "app"))]
pub mod press;
#[cfg(all(target_arch = "wasm32", feature = "app"))]
pub mod rich;
#[cfg(feature = "app")]
pub mod session;
#[cfg(all(target_arch = "wasm32", feature = "app"))]
pub mod shell;
#[cfg(all(target_arch = "wasm32", feature = "app"))]
pub mod stay;
#[cfg(all(target_arch = "wasm32", feature = "app"))]
pub mod storage;
pub mod table;
#[cfg(all(target_arch = "wasm32", feature = "app"))]
pub mod thinking;
#[cfg(all(target_arch = "wasm32", feature = "app"))]
pub mod title;
#[cfg(all(target_arch = "wasm32", feature = "app"))]
pub mod ui;
#[cfg(feature = "app")]
pub mod words;

#[cfg(all(target_arch = "wasm32", feature = "app"))]
pub use page::mount;
