//! The names of pieces in the page's `data-piece`: a kind, and the numbers that tell one of the kind from another, such as
//! `plaque-1-0-12`.

use crate::engine::Seat;
use std::hash::Hash;

/// Something on the table under a name that stays the same while it moves. [`pieces!`] makes these.
pub trait Named: Copy + Eq + Hash {
    /// Its name in the page's `data-piece`; [`Named::from_id`] reads it.
    fn id(self) -> String;

    /// The piece of a name; none for what [`Named::id`] never writes.
    fn from_id(id: &str) -> Option<Self>;
}

/// What a name is made of besides its kind: one number, or several.
pub trait Part: Sized {
    /// Adds its numbers to a name.
    fn write(self, name: &mut Name);

    /// Takes its numbers from a name; none for what [`Part::write`] never writes.
    fn read(numbers: &mut Numbers<'_>) -> Option<Self>;
}

/// A name being put together.
#[derive(Debug)]
pub struct Name(pub String);

impl Name {
    /// Adds a number.
    pub fn push(&mut self, number: u8) {
        self.0.push('-');
        self.0.push_str(&number.to_string());
    }
}

/// The numbers of a name being read.
#[derive(Debug)]
pub struct Numbers<'a>(std::str::Split<'a, char>);

impl<'a> Numbers<'a> {
    /// The kind of a name, and its numbers.
    #[must_use]
    pub fn of(id: &'a str) -> (&'a str, Self) {
        let mut parts = id.split('-');
        (parts.next().unwrap_or_default(), Self(parts))
    }

    /// The next number.
    pub fn pull(&mut self) -> Option<u8> {
        self.0.next()?.parse().ok()
    }

    /// Whether all were read.
    #[must_use]
    pub fn is_spent(mut self) -> bool {
        self.0.next().is_none()
    }
}

impl Part for u8 {
    fn write(self, name: &mut Name) {
        name.push(self);
    }

    fn read(numbers: &mut Numbers<'_>) -> Option<Self> {
        numbers.pull()
    }
}

impl Part for bool {
    fn write(self, name: &mut Name) {
        name.push(self.into());
    }

    fn read(numbers: &mut Numbers<'_>) -> Option<Self> {
        numbers.pull().filter(|number| *number < 2).map(|number| number == 1)
    }
}

impl Part for Seat {
    fn write(self, name: &mut Name) {
        name.push(self.0);
    }

    fn read(numbers: &mut Numbers<'_>) -> Option<Self> {
        numbers.pull().map(Self)
    }
}

/// An enum whose variants are numbered as they stand in a list becomes part of names.
macro_rules! listed_part {
    ($kind:ty, $all:expr) => {
        impl $crate::app::boards::piece_id::Part for $kind {
            fn write(self, name: &mut $crate::app::boards::piece_id::Name) {
                name.push(self as u8);
            }

            fn read(numbers: &mut $crate::app::boards::piece_id::Numbers<'_>) -> Option<Self> {
                $all.get(usize::from(numbers.pull()?)).copied()
            }
        }
    };
}
pub(super) use listed_part;

/// The pieces of a board, each with what its name holds, the kind at the beginning of its name, and what its numbers must
/// satisfy where not every number is one: `Deck(level: u8) = "deck" if usize::from(level) < LEVELS`.
macro_rules! pieces {
    ($(
        $(#[$about:meta])*
        $piece:ident $(($($part:ident: $kind:ty),*))? = $word:literal $(if $fits:expr)?
    ),* $(,)?) => {
        /// Something on the table that can be touched, asked about, or followed with the eye.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Piece {
            $($(#[$about])* $piece $(($($kind),*))?),*
        }

        impl Piece {
            /// The name of the piece in the page's `data-piece`.
            #[must_use]
            pub fn id(self) -> String {
                $crate::app::boards::piece_id::Named::id(self)
            }
        }

        impl $crate::app::boards::piece_id::Named for Piece {
            fn id(self) -> String {
                let mut name = $crate::app::boards::piece_id::Name(String::new());
                match self {
                    $(Self::$piece $(($($part),*))? => {
                        name.0.push_str($word);
                        $($($crate::app::boards::piece_id::Part::write($part, &mut name);)*)?
                    })*
                }
                name.0
            }

            fn from_id(id: &str) -> Option<Self> {
                let (kind, mut numbers) = $crate::app::boards::piece_id::Numbers::of(id);
                let piece = match kind {
                    $($word => {
                        $($(let $part = <$kind as $crate::app::boards::piece_id::Part>::read(&mut numbers)?;)*)?
                        $(if !$fits {
                            return None;
                        })?
                        Self::$piece $(($($part),*))?
                    })*
                    _ => return None,
                };
                numbers.is_spent().then_some(piece)
            }
        }
    };
}
pub(super) use pieces;

#[cfg(test)]
mod tests {
    use super::Named;

    pieces! {
        /// A bag.
        Bag = "bag",
        /// A tile of somebody.
        Tile(seat: super::Seat, at: u8, up: bool) = "tile" if at < 12,
    }

    #[test]
    fn a_name_comes_apart_as_it_was_joined() {
        for (piece, id) in [(Piece::Bag, "bag"), (Piece::Tile(super::Seat(1), 11, false), "tile-1-11-0")] {
            assert_eq!((piece.id().as_str(), Piece::from_id(id)), (id, Some(piece)));
        }
    }

    #[test]
    fn what_is_no_name_is_not_read() {
        for foreign in
            ["", "bag-", "bag-1", "tile-x-1-1", "tile-256-1-1", "tile-1-1", "tile-1-12-0", "tile-1-1-2"]
        {
            assert_eq!(Piece::from_id(foreign), None, "{foreign}");
        }
    }
}
