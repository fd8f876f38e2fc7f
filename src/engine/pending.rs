//! Open decisions: who has to decide, and why, the latest first.
//!
//! A turn rarely is one decision. Buying asks for a payment, building sets off an effect, the effect asks somebody else
//! for something, and that in turn sets off another effect. Whatever has to be decided before the game can go on lies
//! on one stack inside the state: the latest decision is due first, and when it is made, what it interrupted goes on.

use super::Seat;
use serde::de::{Error, SeqAccess, Visitor};
use serde::ser::SerializeSeq;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::marker::PhantomData;

/// A decision that is open.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Open<W> {
    /// Who decides; not always the seat whose turn it is.
    pub seat: Seat,
    /// What about, and whatever belongs to it: tiles left to choose, the house that set it off.
    pub why: W,
}

/// A stack of open decisions, at most `DEPTH` of them: copied with the state, never allocating.
///
/// `W` is the game's own enum of what can be open. Three rules keep games simple:
///
/// - The seat to move is that of the latest open decision, else the one whose turn it is
///   ([`decider`](Self::decider)); so [`Game::turn`](super::Game::turn) is one line.
/// - [`Game::check`](super::Game::check) and [`Game::actions`](super::Game::actions) look at the
///   [`top`](Self::top) alone. Nothing below it can be touched before it is made.
/// - Carrying out a decision pops it *first* and then pushes what follows from it, last thing first, so that the first
///   comes up on top. When nothing is open any more, the turn goes on or ends.
///
/// A turn begins only where nothing is open, so a decision of another player inside my turn ends nothing
/// ([`Game::opens_turn`](super::Game::opens_turn)).
///
/// Two games ask for that depth. In *Bruges* a card makes a victim discard a house, and the person who lived there has an
/// effect as it leaves: an effect inside an effect, in another's turn. In *Bruxelles 1893* a park lets me build, the
/// building lets the owner of another house take a free action, and that action may bring this owner a noble to
/// choose:
///
/// ```
/// use salon::engine::{Pending, Seat};
///
/// #[derive(Clone, Copy, Debug, PartialEq)]
/// enum Why {
///     Build,
///     FreeAction { house: u8 },
///     Noble,
/// }
///
/// const ADA: Seat = Seat(0);
/// const BO: Seat = Seat(1);
/// let mut open = Pending::<Why>::new();
/// assert_eq!(open.decider(ADA), ADA, "nothing is open: whose turn it is, decides");
///
/// // Ada's park lets her build; what she builds lets Bo, the owner of house 7, act for nothing.
/// open.push(ADA, Why::Build);
/// open.pop();
/// open.push(BO, Why::FreeAction { house: 7 });
/// assert_eq!(open.decider(ADA), BO, "Bo decides in Ada's turn");
///
/// // Bo acts, and two nobles would come to him.
/// open.pop();
/// open.push(BO, Why::Noble);
/// assert_eq!(open.top().map(|open| open.why), Some(Why::Noble));
///
/// // Once he has chosen, nothing is open, and Ada's turn goes on.
/// open.pop();
/// assert!(open.is_empty());
/// assert_eq!(open.decider(ADA), ADA);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Pending<W, const DEPTH: usize = 16> {
    // Places beyond `len` are empty, so that equal stacks compare equal whatever lay on them before.
    open: [Option<Open<W>>; DEPTH],
    len: u8,
}

impl<W: Copy, const DEPTH: usize> Pending<W, DEPTH> {
    /// Nothing is open.
    #[must_use]
    pub const fn new() -> Self {
        const { assert!(DEPTH <= u8::MAX as usize, "a stack counts its decisions in a byte") };
        Self { open: [None; DEPTH], len: 0 }
    }

    /// Opens a decision, to be made before those that are open already.
    ///
    /// # Panics
    /// If [`room`](Self::room) is 0. A game whose effects could nest deeper refuses in its `check` what there is no
    /// room for.
    pub const fn push(&mut self, seat: Seat, why: W) {
        assert!(self.room() > 0, "effects nest deeper than the stack of open decisions");
        self.open[self.len as usize] = Some(Open { seat, why });
        self.len += 1;
    }

    /// Takes the latest decision off: it is made.
    pub const fn pop(&mut self) -> Option<Open<W>> {
        if self.len == 0 {
            return None;
        }
        self.len -= 1;
        self.open[self.len as usize].take()
    }

    /// The decision that is due.
    #[must_use]
    pub const fn top(&self) -> Option<Open<W>> {
        if self.len == 0 { None } else { self.open[self.len as usize - 1] }
    }

    /// The decision that is due, to change what is left of it (one tile less to choose).
    pub const fn top_mut(&mut self) -> Option<&mut Open<W>> {
        if self.len == 0 { None } else { self.open[self.len as usize - 1].as_mut() }
    }

    /// Whose decision is due: the latest open one's, else that of `owner`, whose turn it is.
    #[must_use]
    pub const fn decider(&self, owner: Seat) -> Seat {
        match self.top() {
            Some(open) => open.seat,
            None => owner,
        }
    }

    /// Whether nothing is open.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// How many decisions are open.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// How many more can be opened.
    #[must_use]
    pub const fn room(&self) -> usize {
        DEPTH - self.len as usize
    }

    /// The open decisions, the one that is due last.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = Open<W>> + '_ {
        self.open[..self.len()].iter().flatten().copied()
    }

    /// Drops every open decision.
    pub const fn clear(&mut self) {
        *self = Self::new();
    }

    /// Drops the open decisions that have become void, in order from the one that lies deepest.
    pub fn retain(&mut self, mut keep: impl FnMut(&Open<W>) -> bool) {
        let before = *self;
        self.clear();
        for open in before.iter().filter(|open| keep(open)) {
            self.push(open.seat, open.why);
        }
    }
}

impl<W: Copy, const DEPTH: usize> Default for Pending<W, DEPTH> {
    fn default() -> Self {
        Self::new()
    }
}

/// As a list, the decision that is due last.
impl<W: Copy + Serialize, const DEPTH: usize> Serialize for Pending<W, DEPTH> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut list = serializer.serialize_seq(Some(self.len()))?;
        for open in self.iter() {
            list.serialize_element(&open)?;
        }
        list.end()
    }
}

/// A list that is too long is refused.
impl<'de, W: Copy + Deserialize<'de>, const DEPTH: usize> Deserialize<'de> for Pending<W, DEPTH> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct List<W, const DEPTH: usize>(PhantomData<W>);
        impl<'de, W: Copy + Deserialize<'de>, const DEPTH: usize> Visitor<'de> for List<W, DEPTH> {
            type Value = Pending<W, DEPTH>;

            fn expecting(&self, formatter: &mut fmt::Formatter) -> fmt::Result {
                write!(formatter, "at most {DEPTH} open decisions")
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Self::Value, A::Error> {
                let mut pending = Pending::new();
                while let Some(Open { seat, why }) = list.next_element()? {
                    if pending.room() == 0 {
                        return Err(A::Error::invalid_length(DEPTH + 1, &self));
                    }
                    pending.push(seat, why);
                }
                Ok(pending)
            }
        }
        deserializer.deserialize_seq(List(PhantomData))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ADA: Seat = Seat(0);
    const BO: Seat = Seat(1);

    #[test]
    fn the_latest_decision_is_due_first() {
        let mut open = Pending::<u8>::new();
        open.push(ADA, 1);
        open.push(BO, 2);
        open.push(ADA, 3);
        assert_eq!(open.iter().map(|open| open.why).collect::<Vec<_>>(), [1, 2, 3]);
        let made: Vec<_> = std::iter::from_fn(|| open.pop()).map(|open| (open.seat, open.why)).collect();
        assert_eq!(made, [(ADA, 3), (BO, 2), (ADA, 1)]);
        assert_eq!((open.top(), open.pop(), open.len()), (None, None, 0));
    }

    #[test]
    fn sixteen_effects_nest_and_a_seventeenth_finds_no_room() {
        let mut open = Pending::<u8>::new();
        for why in 0..16 {
            assert_eq!(open.room(), 16 - usize::from(why));
            open.push(ADA, why);
        }
        assert_eq!((open.room(), open.top().map(|open| open.why)), (0, Some(15)));
        assert!(std::panic::catch_unwind(move || open.push(ADA, 16)).is_err());
    }

    #[test]
    fn equal_stacks_are_equal_whatever_lay_on_them() {
        let mut open = Pending::<u8>::new();
        open.push(ADA, 1);
        let one = open;
        open.push(BO, 2);
        assert_ne!(open, one);
        open.pop();
        assert_eq!(open, one);
    }

    #[test]
    fn what_is_left_of_a_decision_changes_in_its_place() {
        let mut open = Pending::<u8>::new();
        open.push(ADA, 1);
        open.push(BO, 3);
        if let Some(top) = open.top_mut() {
            top.why -= 1;
        }
        assert_eq!(open.iter().map(|open| open.why).collect::<Vec<_>>(), [1, 2]);
        open.retain(|open| open.why != 1);
        assert_eq!(open.iter().collect::<Vec<_>>(), [Open { seat: BO, why: 2 }]);
        assert!(Pending::<u8>::new().top_mut().is_none());
    }

    #[test]
    fn a_stack_reads_back_and_one_that_is_too_deep_is_refused() {
        let mut open = Pending::<u8, 2>::new();
        open.push(BO, 9);
        let text = serde_json::to_string(&open).expect("plain data");
        assert_eq!(text, r#"[{"seat":1,"why":9}]"#);
        assert_eq!(serde_json::from_str::<Pending<u8, 2>>(&text).expect("written so"), open);
        let bytes = postcard::to_allocvec(&open).expect("plain data");
        assert_eq!(postcard::from_bytes::<Pending<u8, 2>>(&bytes).expect("written so"), open);
        let deep = r#"[{"seat":1,"why":1},{"seat":1,"why":2},{"seat":1,"why":3}]"#;
        assert!(serde_json::from_str::<Pending<u8, 2>>(deep).is_err());
    }
}
