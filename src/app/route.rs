//! Addresses inside the app: what stands behind the `#`, so that any static host serves every page.

use crate::games::GameId;

/// A page of the app. `public/start.js` reads addresses too, before the program is here: the first word is the room, the second
/// begins with the game's name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Route {
    /// The five covers and the games under way.
    Home,
    /// Setting up a game.
    NewGame(GameId),
    /// A game being played, by the id it is stored under.
    Play(String),
    /// An earlier position of a game that is over, after so many steps, as the seat that was to move saw it.
    Look {
        /// The id it is stored under.
        id: String,
        /// Steps played.
        steps: usize,
    },
    /// The decisions of a game that is over, by the id it is stored under.
    Review(String),
    /// A position as a puzzle: the record up to it.
    Puzzle(String),
    /// Games that are stored.
    Saved,
    /// What finished games add up to.
    Statistics,
    /// Settings.
    Settings,
    /// The rule reference of a game, at a section if one is named.
    Rules {
        /// Which game.
        game: GameId,
        /// Section to show.
        section: Option<String>,
    },
    /// Opening a record: the one in the address, or one to be pasted or picked.
    Open(Option<String>),
    /// What this is, and whose work it is not.
    About,
    /// No page of ours.
    Unknown(String),
}

impl Route {
    /// The page that an address names; with or without `#`.
    #[must_use]
    pub fn parse(hash: &str) -> Self {
        let path = hash.trim_start_matches('#').trim_matches('/');
        let mut parts = path.splitn(3, '/');
        let (first, second, third) = (parts.next().unwrap_or(""), parts.next(), parts.next());
        let game = second.and_then(GameId::from_key);
        let unknown = || Self::Unknown(path.to_owned());
        match (first, second, third) {
            ("", None, _) => Self::Home,
            ("saved", None, _) => Self::Saved,
            ("statistics", None, _) => Self::Statistics,
            ("settings", None, _) => Self::Settings,
            ("about", None, _) => Self::About,
            ("open", None, _) => Self::Open(None),
            ("open", Some(record), None) => Self::Open(Some(record.to_owned())),
            ("play", Some(id), None) => Self::Play(id.to_owned()),
            ("play", Some(id), Some(steps)) => match steps.parse() {
                Ok(steps) => Self::Look { id: id.to_owned(), steps },
                Err(_) => unknown(),
            },
            ("review", Some(id), None) => Self::Review(id.to_owned()),
            ("puzzle", Some(record), None) => Self::Puzzle(record.to_owned()),
            ("new", _, None) => game.map_or_else(unknown, Self::NewGame),
            ("rules", _, section) => {
                game.map_or_else(unknown, |game| Self::Rules { game, section: section.map(str::to_owned) })
            }
            _ => unknown(),
        }
    }

    /// The address, for a link.
    #[must_use]
    pub fn href(&self) -> String {
        match self {
            Self::Home => "#/".to_owned(),
            Self::NewGame(game) => ["#/new/", game.key()].concat(),
            Self::Play(id) => ["#/play/", id].concat(),
            Self::Look { id, steps } => ["#/play/", id, "/", &steps.to_string()].concat(),
            Self::Review(id) => ["#/review/", id].concat(),
            Self::Puzzle(record) => ["#/puzzle/", record].concat(),
            Self::Saved => "#/saved".to_owned(),
            Self::Statistics => "#/statistics".to_owned(),
            Self::Settings => "#/settings".to_owned(),
            Self::Rules { game, section: None } => ["#/rules/", game.key()].concat(),
            Self::Rules { game, section: Some(section) } => ["#/rules/", game.key(), "/", section].concat(),
            Self::About => "#/about".to_owned(),
            Self::Open(None) => "#/open".to_owned(),
            Self::Open(Some(record)) => ["#/open/", record].concat(),
            Self::Unknown(path) => ["#/", path].concat(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_page_has_its_address() {
        let pages = [
            Route::Home,
            Route::NewGame(GameId::Splendor),
            Route::Play("splendor-0000002a".into()),
            Route::Look { id: "splendor-0000002a".into(), steps: 17 },
            Route::Review("splendor-0000002a".into()),
            Route::Puzzle("salon1.abc".into()),
            Route::Saved,
            Route::Statistics,
            Route::Settings,
            Route::About,
            Route::Rules { game: GameId::Splendor, section: None },
            Route::Rules { game: GameId::Splendor, section: Some("4.2".into()) },
            Route::Open(None),
            Route::Open(Some("salon1.abc".into())),
        ];
        for page in pages {
            assert_eq!(Route::parse(&page.href()), page);
        }
        assert_eq!(Route::parse(""), Route::Home);
        assert_eq!(Route::parse("#"), Route::Home);
    }

    #[test]
    fn an_unknown_address_is_a_page_that_says_so() {
        for address in [
            "#/nowhere",
            "#/new/chess",
            "#/rules/chess",
            "#/play",
            "#/play/a/b",
            "#/rules",
            "#/saved/3",
            "#/play/a/-1",
            "#/review",
            "#/puzzle",
        ] {
            assert!(matches!(Route::parse(address), Route::Unknown(_)), "{address}");
        }
    }
}
