//! Repeatable variety for drawings: one seed, one picture.

/// The mulberry32 generator (Tommy Ettinger, public domain): 32 bits of state, the same numbers on every platform.
/// It decides where a hill rises, never anything in a game.
pub struct Noise(u32);

impl Noise {
    /// The sequence of `seed`.
    #[must_use]
    pub const fn new(seed: u32) -> Self {
        Self(seed)
    }

    /// The next number, from 0 up to but not including 1.
    pub fn unit(&mut self) -> f64 {
        self.0 = self.0.wrapping_add(0x6d2b_79f5);
        let mut t = (self.0 ^ (self.0 >> 15)).wrapping_mul(self.0 | 1);
        t = t.wrapping_add((t ^ (t >> 7)).wrapping_mul(t | 0x3d)) ^ t;
        f64::from(t ^ (t >> 14)) / 4_294_967_296.0
    }

    /// The next number between `from` and `from + span`.
    pub fn range(&mut self, from: f64, span: f64) -> f64 {
        from + self.unit() * span
    }

    /// The next whole number below `count`.
    pub fn below(&mut self, count: u32) -> u32 {
        (self.unit() * f64::from(count)) as u32
    }
}

/// FNV-1a, 32 bits: a seed out of a name, the same on every machine.
#[must_use]
pub fn hash(name: &str) -> u32 {
    name.bytes().fold(0x811c_9dc5, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sequence_is_that_of_mulberry32() {
        let mut noise = Noise::new(0);
        assert_eq!((noise.unit() * 4_294_967_296.0) as u32, 1_144_304_738);
        assert_eq!((noise.unit() * 4_294_967_296.0) as u32, 1_416_247);
    }
}
