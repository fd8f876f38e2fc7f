//! A player's houses, each in a place of its own that it keeps, and the persons in them.

use super::colour::Colour;
use super::components::CardId;
use serde::de::{Error, SeqAccess, Visitor};
use serde::ser::SerializeSeq;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

/// Places for houses. Whoever builds a house in each of the own turns of a long game fills 32.
pub const PLACES: usize = 40;

/// A place for a house, from 0.
pub type PlaceId = u8;

/// A house, as everybody sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct House {
    /// Its colour, that of the card.
    pub colour: Colour,
    /// Who lives there.
    pub person: Option<CardId>,
    /// Whether the person was activated this round.
    pub rotated: bool,
    /// Which of the person's answers that are limited were given this round, a bit each.
    pub answered: u8,
}

/// The houses of a player. A house that burns leaves its place empty; the next one is built in the first empty place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Houses {
    places: [Option<House>; PLACES],
    /// Places up to the last one that was ever used.
    used: u8,
}

impl Default for Houses {
    fn default() -> Self {
        Self { places: [None; PLACES], used: 0 }
    }
}

impl Houses {
    /// The house in a place.
    #[must_use]
    pub fn at(&self, place: PlaceId) -> Option<&House> {
        self.places.get(usize::from(place))?.as_ref()
    }

    /// The house in a place, to be changed.
    pub fn at_mut(&mut self, place: PlaceId) -> Option<&mut House> {
        self.places.get_mut(usize::from(place))?.as_mut()
    }

    /// The person in a place.
    #[must_use]
    pub fn person(&self, place: PlaceId) -> Option<CardId> {
        self.at(place)?.person
    }

    /// Every house with its place.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (PlaceId, &House)> + Clone {
        let used = self.places[..usize::from(self.used)].iter().enumerate();
        used.filter_map(|(place, house)| house.as_ref().map(|house| (place as PlaceId, house)))
    }

    pub(super) fn iter_mut(&mut self) -> impl Iterator<Item = &mut House> {
        self.places[..usize::from(self.used)].iter_mut().flatten()
    }

    /// Every person in play, with the place of the house.
    pub fn persons(&self) -> impl DoubleEndedIterator<Item = (PlaceId, CardId)> {
        self.iter().filter_map(|(place, house)| house.person.map(|person| (place, person)))
    }

    /// How many houses there are.
    #[must_use]
    pub fn len(&self) -> u8 {
        self.iter().count() as u8
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.iter().next().is_none()
    }

    /// How many persons are in play.
    #[must_use]
    pub fn population(&self) -> u8 {
        self.persons().count() as u8
    }

    /// Whether there is an empty house.
    #[must_use]
    pub fn has_empty(&self) -> bool {
        self.iter().any(|(_, house)| house.person.is_none())
    }

    /// Where the next house is built.
    #[must_use]
    pub fn next_place(&self) -> Option<PlaceId> {
        self.places.iter().position(Option::is_none).map(|place| place as PlaceId)
    }

    /// Builds a house in an empty place.
    ///
    /// # Panics
    /// If there is no such place.
    pub fn build(&mut self, place: PlaceId, colour: Colour) {
        self.places[usize::from(place)] = Some(House { colour, person: None, rotated: false, answered: 0 });
        self.used = self.used.max(place + 1);
    }

    pub(super) fn remove(&mut self, place: PlaceId) -> Option<House> {
        self.places.get_mut(usize::from(place))?.take()
    }
}

/// As a list of the places used.
impl Serialize for Houses {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut list = serializer.serialize_seq(Some(usize::from(self.used)))?;
        for house in &self.places[..usize::from(self.used)] {
            list.serialize_element(house)?;
        }
        list.end()
    }
}

/// A list that is too long is refused.
impl<'de> Deserialize<'de> for Houses {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct List;
        impl<'de> Visitor<'de> for List {
            type Value = Houses;

            fn expecting(&self, formatter: &mut fmt::Formatter) -> fmt::Result {
                write!(formatter, "at most {PLACES} houses")
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Houses, A::Error> {
                let mut houses = Houses::default();
                while let Some(house) = list.next_element()? {
                    let at = usize::from(houses.used);
                    let Some(place) = houses.places.get_mut(at) else {
                        return Err(A::Error::invalid_length(PLACES + 1, &self));
                    };
                    *place = house;
                    houses.used += 1;
                }
                Ok(houses)
            }
        }
        deserializer.deserialize_seq(List)
    }
}
