//! The engine, tried on a game that asks more of it than the games built so far.

mod advice;
mod barriers;
mod feud;
mod leaks;
mod players;
mod stairs;
#[path = "../suite/mod.rs"]
mod suite;
mod told;
mod travel;
mod turns;

suite!(feud_passes, super::feud::Feud);
suite!(stairs_of_the_documentation_passes, super::stairs::Stairs);
