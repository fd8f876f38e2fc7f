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
    fn write(self, name: &mut String);

    /// Takes its numbers from what is left of a name; none for what [`Part::write`] never writes.
    fn read(numbers: &mut Numbers<'_>) -> Option<Self>;
}

/// What is left of a name being read.
pub type Numbers<'a> = std::str::Split<'a, char>;

impl Part for u8 {
    fn write(self, name: &mut String) {
        name.push('-');
        name.push_str(&self.to_string());
    }

    fn read(numbers: &mut Numbers<'_>) -> Option<Self> {
        numbers.next()?.parse().ok()
    }
}

/// What one number tells becomes part of names: its number, and what it is by a number, if that is one.
macro_rules! numbered_part {
    ($kind:ty, $number:expr, $of:expr) => {
        impl $crate::app::boards::piece_id::Part for $kind {
            fn write(self, name: &mut String) {
                let number: fn(Self) -> u8 = $number;
                $crate::app::boards::piece_id::Part::write(number(self), name);
            }

            fn read(numbers: &mut $crate::app::boards::piece_id::Numbers<'_>) -> Option<Self> {
                let of: fn(u8) -> Option<Self> = $of;
                of($crate::app::boards::piece_id::Part::read(numbers)?)
            }
        }
    };
}
pub(super) use numbered_part;

numbered_part!(bool, u8::from, |number| (number < 2).then_some(number == 1));
numbered_part!(Seat, |seat| seat.0, |number| Some(Seat(number)));

/// An enum whose variants are numbered as they stand in a list becomes part of names.
macro_rules! listed_part {
    ($kind:ty, $all:expr) => {
        $crate::app::boards::piece_id::numbered_part!($kind, |it| it as u8, |number| {
            $all.get(usize::from(number)).copied()
        });
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
                let mut name = String::new();
                match self {
                    $(Self::$piece $(($($part),*))? => {
                        name.push_str($word);
                        $($($crate::app::boards::piece_id::Part::write($part, &mut name);)*)?
                    })*
                }
                name
            }

            fn from_id(id: &str) -> Option<Self> {
                let mut numbers = id.split('-');
                let piece = match numbers.next()? {
                    $($word => {
                        $($(let $part = <$kind as $crate::app::boards::piece_id::Part>::read(&mut numbers)?;)*)?
                        $(if !$fits {
                            return None;
                        })?
                        Self::$piece $(($($part),*))?
                    })*
                    _ => return None,
                };
                numbers.next().is_none().then_some(piece)
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
