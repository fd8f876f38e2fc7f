//! The table of Azul: Summer Pavilion.
//!
//! | room | what it holds |
//! | --- | --- |
//! | [`art`] | the drawings: tiles, boards, ornaments, factories |
//! | [`scene`] | the table as plain values: what lies where, what a touch does, what a move would change |

pub mod art;
pub mod scene;
