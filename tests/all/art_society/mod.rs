//! Art Society's rules by example, the rulebook's examples among them. Rules are cited by the headings of the game's
//! `RULES.md`.

mod assistant;
mod auction;
mod computers;
mod frames;
mod misfit;
mod options;
mod paintings;
mod placing;
mod properties;
mod rehang;
mod running_out;
mod saying;
mod scoring;
mod secrets;
mod table;
mod taste;
mod telling;
mod touching;
