//! Splendor's pictures: stones, tokens, 90 card faces, card backs, ten nobles. Pure functions from indices to SVG markup.
//!
//! The page holds [`sprite`] once; cards, piles and nobles refer to its symbols, so none of them carries an id of its own
//! and any of them may appear any number of times.
//!
//! | drawing | frame |
//! | --- | --- |
//! | [`gem`], [`silhouette`], [`pip`], [`chip`] | [`GEM_VIEW_BOX`], -50 to 50 |
//! | [`pile`] | [`PILE_VIEW_BOX`] |
//! | [`card`], [`scene`], [`back`] | [`CARD_VIEW_BOX`], 126 x 176 |
//! | [`noble`] | [`NOBLE_VIEW_BOX`], 100 x 100 |

mod card;
mod noble;
mod scene;
mod token;

pub use crate::app::draw::gem::{Gem, VIEW_BOX as GEM_VIEW_BOX, gem, silhouette};
pub use card::{Face, VIEW_BOX as CARD_VIEW_BOX, back, card};
pub use noble::{COUNT as NOBLES, VIEW_BOX as NOBLE_VIEW_BOX, noble};
pub use scene::scene;
pub use token::{PILE_VIEW_BOX, chip, pile, pip, sprite};

/// Five poster tones of each gem's cards, from sky to dark: sky, far, mid, near, dark. Ground of a bonus tile: the second.
pub const TONES: [[u32; 5]; 6] = [
    [0xef_f1_ef, 0xd2_da_dd, 0xa5_b3_bb, 0x66_78_82, 0x38_46_4f],
    [0xe2_eb_f4, 0xb1_c9_e5, 0x65_91_c7, 0x30_5d_9e, 0x19_35_61],
    [0xe6_f0_e0, 0xb4_d4_b7, 0x6a_a8_81, 0x2f_74_54, 0x15_42_31],
    [0xf8_e7_db, 0xe9_bb_a9, 0xcc_79_64, 0x9a_3b_3a, 0x58_1a_21],
    [0xed_e6_db, 0xca_bf_b2, 0x90_85_7b, 0x57_4f_4c, 0x29_24_2a],
    [0xfb_f3_da, 0xf0_d9_9c, 0xdb_b0_5a, 0x94_6a_1e, 0x4f_34_07],
];

#[cfg(test)]
mod tests;
