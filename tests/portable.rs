//! A game plays the same on every machine: a number that stands for a hundred seeded games is a constant, natively
//! and in WebAssembly.
//!
//! When a change of the rules changes the number, raise the game's `RULES_VERSION`: old records play differently.
//! When only what is hashed changed (a field of a view, a category, the sample setups), put the new number here.
#![allow(dead_code, unused_imports, reason = "the generic suite has tests of its own")]

mod suite;

/// Games that each number stands for.
const GAMES: u64 = 100;

macro_rules! fingerprint {
    ($name:ident, $game:ty, $number:literal) => {
        #[cfg_attr(not(target_arch = "wasm32"), test)]
        #[cfg_attr(target_arch = "wasm32", wasm_bindgen_test::wasm_bindgen_test)]
        fn $name() {
            let found = suite::fingerprint::<$game>(GAMES);
            assert_eq!(found, $number, "found {found:#x}");
        }
    };
}

fingerprint!(splendor, salon::games::splendor::Splendor, 0xb737_e7e3_2d20_6a2e);
fingerprint!(
    azul_summer_pavilion,
    salon::games::azul_summer_pavilion::AzulSummerPavilion,
    0x5739_269f_58b1_181c
);
fingerprint!(art_society, salon::games::art_society::ArtSociety, 0xa6d0_fbab_ac4a_fa1d);
fingerprint!(bruges, salon::games::bruges::Bruges, 0x41a3_52b4_f2c9_770e);
fingerprint!(brussels_1893, salon::games::brussels_1893::Brussels1893, 0x2bf7_f18d_9f88_45bb);
