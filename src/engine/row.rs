//! A row of a fixed length that travels: serde by itself knows arrays of up to 32 things.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// An array of any length as a value that is written and read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Row<T, const N: usize>(pub [T; N]);

impl<T: Serialize, const N: usize> Serialize for Row<T, N> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.0.as_slice().serialize(to)
    }
}

impl<'de, T: Deserialize<'de>, const N: usize> Deserialize<'de> for Row<T, N> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let list = Vec::deserialize(from)?;
        let array = list.try_into();
        array.map(Self).map_err(|list: Vec<T>| D::Error::invalid_length(list.len(), &"a row of its length"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_reads_back_and_one_of_another_length_is_refused() {
        let row = Row(std::array::from_fn::<u8, 42, _>(|at| at as u8));
        let bytes = postcard::to_allocvec(&row).expect("plain data");
        assert_eq!(postcard::from_bytes(&bytes), Ok(row));
        assert!(serde_json::from_str::<Row<u8, 3>>("[1, 2]").is_err());
    }
}
