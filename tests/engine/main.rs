//! The engine, tried on a game that asks more of it than the games built so far.

mod barriers;
mod feud;
mod leaks;
mod players;
#[path = "../suite/mod.rs"]
mod suite;
mod told;
mod turns;

suite!(feud_passes, super::feud::Feud);
