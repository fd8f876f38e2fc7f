//! The engine, tried on a game that asks more of it than most games do.

mod advice;
mod barriers;
mod feud;
mod leaks;
mod players;
mod stairs;
mod told;
mod travel;
mod turns;

crate::suite!(feud_passes, super::feud::Feud);
crate::suite!(stairs_of_the_documentation_passes, super::stairs::Stairs);
