//! Many numbers as one.

use std::hash::Hasher;

/// Multiplication by an odd constant and a fold of the high half into the low one, as in `FxHash` and its kin: quick, the same on
/// every machine, and well mixed, as the tables of a search want it. No protection against whoever chooses the numbers.
///
/// ```
/// use salon::engine::Mix;
/// use std::hash::Hasher;
///
/// let of = |numbers: [u64; 2]| {
///     let mut mix = Mix::default();
///     numbers.into_iter().for_each(|number| mix.write_u64(number));
///     mix.finish()
/// };
/// assert_eq!(of([18, 93]), of([18, 93]));
/// assert_ne!(of([18, 93]), of([93, 18]));
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Mix(u64);

impl Default for Mix {
    fn default() -> Self {
        Self(0x243f_6a88_85a3_08d3)
    }
}

impl Hasher for Mix {
    fn finish(&self) -> u64 {
        self.0
    }

    /// Eight bytes at a time.
    fn write(&mut self, bytes: &[u8]) {
        let (words, rest) = bytes.as_chunks();
        for word in words {
            self.write_u64(u64::from_le_bytes(*word));
        }
        if !rest.is_empty() {
            let mut word = [0; 8];
            word[..rest.len()].copy_from_slice(rest);
            self.write_u64(u64::from_le_bytes(word));
        }
    }

    fn write_u8(&mut self, number: u8) {
        self.write_u64(number.into());
    }

    fn write_u16(&mut self, number: u16) {
        self.write_u64(number.into());
    }

    fn write_u32(&mut self, number: u32) {
        self.write_u64(number.into());
    }

    fn write_u64(&mut self, word: u64) {
        self.0 = (self.0 ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        self.0 ^= self.0 >> 32;
    }

    fn write_u128(&mut self, number: u128) {
        self.write_u64(number as u64);
        self.write_u64((number >> 64) as u64);
    }

    fn write_isize(&mut self, number: isize) {
        self.write_u64(number as u64);
    }

    fn write_usize(&mut self, number: usize) {
        self.write_u64(number as u64);
    }
}
