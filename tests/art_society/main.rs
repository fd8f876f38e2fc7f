//! Art Society's rules by example: every test vector of the rules specification, by its number, and the rulebook's
//! examples among them.

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
mod scoring;
mod secrets;
mod table;
mod taste;
