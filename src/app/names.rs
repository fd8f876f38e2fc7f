//! Names of the games' things by their ids, out of each game's `components.json`: the build makes a module a game with a
//! table a list whose things have an `id`, a `name`, a `name_zh_hant` and a `name_zh_hans`. No rule reads them, and neither
//! the box on the page nor the worker carries them.

/// The names of the things of a list with their ids, in the order of the list.
#[derive(Debug)]
pub struct Names(&'static [(&'static str, [&'static str; 3])]);

impl Names {
    /// The name of the thing at a place of the list, in a language by its number in `locales/`: English, traditional
    /// Chinese, simplified Chinese. Nothing beyond the ends.
    #[must_use]
    pub fn at(&self, at: usize, language: usize) -> &'static str {
        self.0.get(at).and_then(|(_, names)| names.get(language)).copied().unwrap_or_default()
    }

    /// The name of the thing of an id.
    #[must_use]
    pub fn of(&self, id: &str, language: usize) -> Option<&'static str> {
        let at = self.ids().position(|known| known == id)?;
        Some(self.at(at, language))
    }

    /// The ids, in the order of the list.
    pub fn ids(&self) -> impl Iterator<Item = &'static str> {
        self.0.iter().map(|(id, _)| *id)
    }
}

include!(concat!(env!("OUT_DIR"), "/names.rs"));

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::art_society::{Frame, Genre};

    #[test]
    fn names_stand_in_the_order_of_the_rules_and_are_found_by_id() {
        assert!(art_society::GENRES.ids().eq(Genre::ALL.map(Genre::key)));
        assert!(art_society::FRAMES.ids().eq(Frame::ALL.map(Frame::key)));
        assert_eq!(art_society::GENRES.at(Genre::Portrait.index(), 0), "portrait");
        assert_eq!(art_society::FRAMES.of("walnut", 1), Some("胡桃木"));
        assert_eq!(art_society::FRAMES.of("oak", 1), None);
        assert_eq!(art_society::FRAMES.at(4, 0), "");
    }
}
