//! The table of Bruges on the page.

pub mod markup;
