//! The expansion: the rulebook's examples, every card and tile, and where they meet.

mod cards;
mod examples;
mod shown;
mod tiles;
