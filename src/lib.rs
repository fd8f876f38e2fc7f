//! Salon: board games on one tablet, in the browser, offline.
//!
//! One package, two halves: a library of rules that knows no browser, and a browser app that knows no rules.
//!
//! | room | what it holds | may use |
//! | --- | --- | --- |
//! | [`engine`] | what every table game shares: the [`Game`](engine::Game) trait, seeded chance, records, timelines, score sheets | nothing of ours |
//! | [`games`] | one folder a game: its box as data, its rules, its scoring, its advice to computer players | `engine` |
//! | [`bots`] | computer players over any game, and the worker's messages | `games`, `engine` |
//! | [`app`] | everything a person sees; compiled for the browser, its pure parts natively too | all of the above |
//!
//! The invariants the house stands on:
//!
//! 1. A game is a value. `check` is the truth about legality, `apply` carries out a checked action, `actions`
//!    lists exactly what `check` accepts. A refusal is a typed value, never a panic.
//! 2. A record is rules version + setup + seed + actions; every state is rebuilt from it.
//! 3. A view is all that a seat may know. Boards and computer players are given views only.
//! 4. Whatever happened is an event with an audience; log, motion and recap read events.
//! 5. Numbers printed on a piece come from the game's `components.json`, never from code.
// In the page, the macro that marks parts of the program declares foreign functions; Cargo.toml denies the rest.
#![cfg_attr(not(target_arch = "wasm32"), forbid(unsafe_code))]

// The worker has no part in it, so that it need not be built anew for a change there.
#[cfg(any(feature = "app", not(target_arch = "wasm32")))]
pub mod app;
pub mod bots;
pub mod engine;
pub mod games;
