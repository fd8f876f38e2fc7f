//! A judgement that was learned: a small network that corrects the hand-written one.
//!
//! It looks at every seat alike. What the game tells of a seat ([`Advice::survey`]), figures and things that it has, becomes a row
//! of features; the seat's own row, the mean of the others' and the greatest of the others' become a second, shorter row; that
//! becomes one figure, to which the seat's hand-written standing is added. The figures of all seats, as exponents, are
//! their shares of the victory. So one network serves every number of seats, and seats could change places without any share
//! changing but with them.
//!
//! The weights are data, learned by `make learn` and checked when they are read; without them the hand-written judgement
//! stands alone.

use crate::engine::{Advice, Figures, MOST_FIGURES};
use serde::{Deserialize, Serialize};

/// Features of a seat.
pub const FIRST: usize = 48;

/// Features of a seat among the others.
pub const SECOND: usize = 16;

/// What the second row is made from: a seat's own features, the mean of the others', the greatest of the others'.
pub const JOINED: usize = 3 * FIRST;

/// Most seats of any table.
pub const MOST_SEATS: usize = 8;

/// What a game tells of every seat.
pub type Traits = [Figures; MOST_SEATS];

/// Why weights are not used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unusable {
    /// There are none.
    #[error("nothing was learned")]
    Nothing,
    /// They are no weights, or damaged.
    #[error("the weights cannot be read")]
    Unreadable,
    /// They were learned for something else.
    #[error("the weights are those of {game} under rules version {rules}, with {traits} traits")]
    Other {
        /// [`Game::KEY`](crate::engine::Game::KEY).
        game: String,
        /// [`Game::RULES_VERSION`](crate::engine::Game::RULES_VERSION).
        rules: u16,
        /// [`Advice::TRAITS`] and [`Advice::KINDS`] together.
        traits: u16,
    },
}

/// A network as a file holds it: postcard's form, with a checksum.
#[derive(Debug, Serialize, Deserialize)]
struct Paper {
    game: String,
    rules: u16,
    /// Traits and kinds together.
    traits: u16,
    generation: u16,
    /// The weights in the order of [`Network::weights`], each the upper half of the bits of an `f32`, which is as exact as is
    /// of use.
    weights: Vec<u8>,
}

const CHECKSUM: crc::Crc<u32> = crc::Crc::<u32>::new(&crc::CRC_32_ISCSI);

/// The weights, ready for use.
#[derive(Clone, Debug, PartialEq)]
pub struct Network {
    generation: u16,
    traits: usize,
    /// A row for every trait, for the hand-written standing after them, and for every kind.
    first: Vec<[f32; FIRST]>,
    first_bias: [f32; FIRST],
    /// A row for everything that is joined.
    second: Vec<[f32; SECOND]>,
    second_bias: [f32; SECOND],
    last: [f32; SECOND],
    /// What the hand-written standing counts beside what was learned.
    trust: f32,
}

impl Network {
    /// How many weights there are for so many traits and kinds.
    #[must_use]
    pub const fn size(traits: usize, kinds: usize) -> usize {
        (traits + 1 + kinds) * FIRST + FIRST + JOINED * SECOND + SECOND + SECOND + 1
    }

    /// A network of these weights: for every trait, the standing and every kind its features' weights, the features' biases, the
    /// same for the second row, the last weights, the trust. `None` when there are more or fewer.
    #[must_use]
    pub fn new(traits: usize, kinds: usize, generation: u16, weights: &[f32]) -> Option<Self> {
        if traits > MOST_FIGURES || weights.len() != Self::size(traits, kinds) {
            return None;
        }
        let (first, rest) = weights.split_at((traits + 1 + kinds) * FIRST);
        let (first_bias, rest) = rest.split_first_chunk::<FIRST>()?;
        let (second, rest) = rest.split_at(JOINED * SECOND);
        let (second_bias, rest) = rest.split_first_chunk::<SECOND>()?;
        let (last, rest) = rest.split_first_chunk::<SECOND>()?;
        Some(Self {
            generation,
            traits,
            first: first.as_chunks().0.to_vec(),
            first_bias: *first_bias,
            second: second.as_chunks().0.to_vec(),
            second_bias: *second_bias,
            last: *last,
            trust: *rest.first()?,
        })
    }

    /// The weights, in the order in which [`new`](Self::new) takes them.
    #[must_use]
    pub fn weights(&self) -> Vec<f32> {
        let mut weights = self.first.as_flattened().to_vec();
        weights.extend(self.first_bias);
        weights.extend(self.second.as_flattened());
        weights.extend(self.second_bias);
        weights.extend(self.last);
        weights.push(self.trust);
        weights
    }

    /// Traits that it looks at.
    #[must_use]
    pub const fn traits(&self) -> usize {
        self.traits
    }

    /// Kinds of things that it looks at.
    #[must_use]
    pub fn kinds(&self) -> usize {
        self.first.len() - 1 - self.traits
    }

    /// How often it was improved upon to become what it is.
    #[must_use]
    pub const fn generation(&self) -> u16 {
        self.generation
    }

    /// The weights of a game as a file.
    #[must_use]
    pub fn write<G: Advice>(&self) -> Vec<u8> {
        let upper = |weight: f32| {
            // To the nearest: half of what is cut off, added.
            let bits = weight.to_bits();
            (bits.wrapping_add(0x7fff + (bits >> 16 & 1)) >> 16) as u16
        };
        let paper = Paper {
            game: G::KEY.to_owned(),
            rules: G::RULES_VERSION,
            traits: (self.traits() + self.kinds()) as u16,
            generation: self.generation,
            weights: self.weights().into_iter().flat_map(|weight| upper(weight).to_le_bytes()).collect(),
        };
        postcard::to_allocvec_crc32(&paper, CHECKSUM.digest()).unwrap_or_default()
    }

    /// Reads the weights of a game.
    ///
    /// # Errors
    /// [`Unusable`], when the file is damaged or was learned under other rules: then the game plays without it.
    pub fn read<G: Advice>(file: &[u8]) -> Result<Self, Unusable> {
        if file.is_empty() {
            return Err(Unusable::Nothing);
        }
        let paper: Paper =
            postcard::from_bytes_crc32(file, CHECKSUM.digest()).map_err(|_| Unusable::Unreadable)?;
        let Paper { game, rules, traits, generation, weights } = paper;
        let is_near = (G::RULES_SINCE..=G::RULES_VERSION).contains(&rules);
        if game != G::KEY || !is_near || usize::from(traits) != G::TRAITS + G::KINDS {
            return Err(Unusable::Other { game, rules, traits });
        }
        let weights = weights.as_chunks::<2>().0.iter();
        let weights: Vec<f32> =
            weights.map(|half| f32::from_bits(u32::from(u16::from_le_bytes(*half)) << 16)).collect();
        if weights.iter().any(|weight| !weight.is_finite()) {
            return Err(Unusable::Unreadable);
        }
        Self::new(G::TRAITS, G::KINDS, generation, &weights).ok_or(Unusable::Unreadable)
    }

    /// What a game learned, if it did.
    #[must_use]
    pub fn of<G: Advice>() -> Option<Self> {
        Self::read::<G>(G::LEARNED).ok()
    }

    /// Puts the figure of each seat in the place of its hand-written standing.
    #[cfg_attr(target_arch = "wasm32", target_feature(enable = "simd128"))]
    pub(super) fn judge(&self, traits: &Traits, standings: &mut [f32]) {
        let seats = standings.len();
        let (rows, kinds) = self.first.split_at(self.traits + 1);
        let mut features = [[0.0; FIRST]; MOST_SEATS];
        for ((seat, features), standing) in traits.iter().zip(&mut features).zip(&*standings) {
            *features = self.first_bias;
            let figures = seat.as_slice().iter().chain(std::iter::once(standing));
            for (figure, weights) in figures.zip(rows) {
                if *figure != 0.0 {
                    add(features, *figure, weights);
                }
            }
            for weights in seat.kinds().iter().filter_map(|kind| kinds.get(usize::from(*kind))) {
                add(features, 1.0, weights);
            }
            *features = features.map(|feature| feature.max(0.0));
        }
        let features = &features[..seats];
        for (seat, standing) in standings.iter_mut().enumerate() {
            let mut mean = [0.0; FIRST];
            let mut greatest = [0.0; FIRST];
            let part = 1.0 / (seats - 1).max(1) as f32;
            for (_, other) in features.iter().enumerate().filter(|(other, _)| *other != seat) {
                for ((mean, greatest), feature) in mean.iter_mut().zip(&mut greatest).zip(other) {
                    *mean += part * feature;
                    *greatest = feature.max(*greatest);
                }
            }
            let mut row = self.second_bias;
            let joined = features[seat].iter().chain(&mean).chain(&greatest);
            for (feature, weights) in joined.zip(&self.second) {
                if *feature != 0.0 {
                    add(&mut row, *feature, weights);
                }
            }
            let figure: f32 =
                row.iter().zip(&self.last).map(|(feature, weight)| feature.max(0.0) * weight).sum();
            *standing = self.trust * *standing + figure;
        }
    }
}

/// Adds so much of a row to another.
#[inline]
#[cfg_attr(target_arch = "wasm32", target_feature(enable = "simd128"))]
fn add<const N: usize>(to: &mut [f32; N], figure: f32, row: &[f32; N]) {
    for (sum, weight) in to.iter_mut().zip(row) {
        *sum += figure * weight;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A network that passes the first feature of the seat itself on, told nothing of figures: kind `n` counts `worths[n]`.
    fn of_kinds(worths: &[f32]) -> Network {
        let mut weights = vec![0.0; Network::size(0, worths.len())];
        let (first, rest) = weights.split_at_mut((1 + worths.len()) * FIRST);
        for (row, worth) in first.as_chunks_mut::<FIRST>().0[1..].iter_mut().zip(worths) {
            row[0] = *worth;
        }
        rest[FIRST] = 1.0;
        rest[FIRST + JOINED * SECOND + SECOND] = 1.0;
        Network::new(0, worths.len(), 1, &weights).expect("as many weights as are wanted")
    }

    /// What two seats with these things come to, in tenths.
    fn judged(network: &Network, held: [&[u16]; 2]) -> [i32; 2] {
        let mut traits = Traits::default();
        for (figures, kinds) in traits.iter_mut().zip(held) {
            for kind in kinds {
                figures.hold(*kind);
            }
        }
        let mut standings = [0.0; 2];
        network.judge(&traits, &mut standings);
        standings.map(|figure| (10.0 * figure) as i32)
    }

    #[test]
    fn what_a_seat_has_counts_for_it_in_any_order_and_what_was_never_learned_counts_nothing() {
        let network = of_kinds(&[1.0, 2.5, 4.0]);
        assert_eq!((network.traits(), network.kinds()), (0, 3));
        assert_eq!(judged(&network, [&[0, 2], &[1]]), [50, 25]);
        assert_eq!(judged(&network, [&[2, 0], &[]]), [50, 0]);
        assert_eq!(judged(&network, [&[3, 900], &[1]]), [0, 25]);
    }

    #[test]
    fn so_many_weights_and_no_others_make_a_network() {
        let weights = vec![0.0; Network::size(4, 6)];
        assert!(Network::new(4, 6, 1, &weights).is_some());
        assert!(Network::new(4, 5, 1, &weights).is_none());
        assert!(Network::new(4, 6, 1, &weights[1..]).is_none());
    }
}
