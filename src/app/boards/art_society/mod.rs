//! Art Society's table.
//!
//! | room | what it holds |
//! | --- | --- |
//! | [`art`] | the drawings: 116 paintings, frames, decor, the wall |

pub mod art;
