//! Splendor's rules by example: every example and every number of the rulebook, every test vector and every open
//! point of the rules specification, whose sections the comments name.

mod buying;
mod counts;
mod ending;
mod nobles;
mod options;
mod reserving;
mod returning;
mod secrets;
mod setup;
mod stuck;
mod table;
mod taking;
