//! Splendor's rules by example: every example and every number of the rulebook, and what is played where it is
//! silent. Comments cite the headings of `RULES.md`, beside the rules.

mod buying;
mod counts;
mod ending;
mod hints;
mod last_round;
mod nobles;
mod options;
mod reserving;
mod returning;
mod secrets;
mod setup;
mod stuck;
mod table;
mod taking;
mod touching;
