//! What tells one game from the others wherever it stands: its name, its colours, its cover.
//!
//! Every game says so once, in `boards/<game>/face.rs`; all rooms read it here.

use super::draw::cover::cover;
use super::draw::svg::{Paint, Svg};
use super::words::Language;
use crate::games::GameId;
use crate::say;

/// A game's identity.
#[derive(Clone, Copy, Debug)]
pub struct Face {
    /// Its name.
    pub name: fn(Language) -> &'static str,
    /// The name of its expansion, if it has one.
    pub expansion: Option<fn(Language) -> &'static str>,
    /// What it is about, in one sentence.
    pub line: fn(Language) -> &'static str,
    /// About how long it takes, in minutes.
    pub minutes: u16,
    /// What one of its rounds is called, by its number: a game may use the common word for a turn, and another for a round.
    pub round: fn(Language, u16) -> String,
    /// What its rounds are called, in a sentence that speaks of all of them.
    pub rounds: fn(Language) -> &'static str,
    /// Its accent on light and on dark paper, as the six digits of their notation. Text is written in it: both contrast
    /// with their paper by 4.5 to 1 at least.
    pub accent: [u32; 2],
    /// Its cloth: the ground of its cover, of its curtain and of its winner's poster, in light and dark alike.
    pub cloth: u32,
    /// Draws its cover on the cloth. Frame: [`VIEW_BOX`](super::draw::cover::VIEW_BOX).
    pub cover: fn(&mut Svg),
    /// The part of the cover that tells it apart on a narrow card, as a `viewBox`.
    pub detail: &'static str,
}

/// A game with an identity.
pub trait Faced {
    /// The identity.
    const FACE: Face;
}

macro_rules! faces {
    ($($(#[$when:meta])* $folder:ident: $game:ident,)*) => {
        /// A game's identity.
        #[must_use]
        pub const fn face(game: GameId) -> Face {
            match game {
                $($(#[$when])* GameId::$game => <crate::games::$folder::$game as Faced>::FACE,)*
            }
        }
    };
}
crate::each_game!(faces);

impl Face {
    /// The game's poster. Frame: [`VIEW_BOX`](super::draw::cover::VIEW_BOX), which has to clip it.
    #[must_use]
    pub fn poster(&self) -> String {
        cover(self.paint(), self.cover)
    }

    /// Its cloth, to draw with.
    #[must_use]
    pub const fn paint(&self) -> Paint {
        Paint::rgb(self.cloth)
    }
}

/// Name of a game.
#[must_use]
pub fn name(game: GameId, language: Language) -> &'static str {
    (face(game).name)(language)
}

/// A round of a game, by its number.
#[must_use]
pub fn round(game: GameId, language: Language, number: u16) -> String {
    (face(game).round)(language, number)
}

/// What most games call a round.
#[must_use]
pub fn common_round(language: Language, number: u16) -> String {
    say!(language, shell.round, round = number.to_string())
}

/// What the rounds of a game are called.
#[must_use]
pub fn rounds(game: GameId, language: Language) -> &'static str {
    (face(game).rounds)(language)
}

/// What most games call their rounds.
#[must_use]
pub fn common_rounds(language: Language) -> &'static str {
    say!(language, shell.rounds)
}

/// Classes that give a part of the page the accent of a game.
#[must_use]
pub fn accent(game: GameId) -> String {
    ["of-game g-", game.key()].concat()
}

/// The rule of a style sheet with a game's colours; `style/base.css` makes its accent of them.
#[must_use]
pub fn colours(game: GameId) -> String {
    let Face { accent: [light, dark], cloth, .. } = face(game);
    let mut rule = [".g-", game.key(), "{"].concat();
    for (name, colour) in [("--light:", light), (";--dark:", dark), (";--cloth:", cloth)] {
        rule.push_str(name);
        Paint::rgb(colour).write(&mut rule);
    }
    rule.push('}');
    rule
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::words::LANGUAGES;
    use std::collections::HashSet;

    #[test]
    fn colours_are_a_rule_of_a_style_sheet() {
        assert_eq!(colours(GameId::Bruges), ".g-bruges{--light:#9c4526;--dark:#e08a66;--cloth:#70301a}");
    }

    #[test]
    fn rounds_of_bruges_are_called_otherwise_than_its_turns() {
        let called = |language| (round(GameId::Bruges, language, 3), round(GameId::Splendor, language, 3));
        let own = |of: &str, other: &str| (of.to_owned(), other.to_owned());
        assert_eq!(called(Language::English), own("Round 3", "Round 3"));
        assert_eq!(called(Language::Traditional), own("第 3 回合", "第 3 輪"));
        assert_eq!(called(Language::Simplified), own("第 3 回合", "第 3 轮"));
        let all = |game| {
            say!(Language::Traditional, shell.tally.rounds, rounds = rounds(game, Language::Traditional))
        };
        assert_eq!((all(GameId::Bruges), all(GameId::Splendor)), own("平均回合數", "平均輪數"));
    }

    #[test]
    fn every_game_has_a_face_of_its_own() {
        let mut seen = HashSet::new();
        for game in GameId::ALL.iter().copied() {
            let face = face(game);
            let poster = face.poster();
            crate::app::draw::tests::assert_sound("cover", &poster);
            assert!(!poster.contains(" id=") && poster.len() > 500, "{game:?}");
            let mut own = vec![game.key().to_owned(), poster, format!("{:06x}", face.cloth)];
            own.extend(face.accent.map(|colour| format!("{colour:06x}")));
            own.extend(LANGUAGES.map(|(language, _)| format!("{language:?} {}", name(game, language))));
            for part in own {
                assert!(seen.insert(part.clone()), "{game:?} shares {part} with another game");
            }
            assert!((5..=240).contains(&face.minutes));
            assert_eq!(face.detail.split(' ').count(), 4);
            assert_eq!(GameId::from_key(game.key()), Some(game));
        }
    }

    /// Relative luminance of a colour; see WCAG 2.2.
    fn luminance(colour: u32) -> f64 {
        let part = |shift: u32| {
            let value = f64::from((colour >> shift) & 0xff) / 255.0;
            if value <= 0.040_45 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
        };
        0.2126 * part(16) + 0.7152 * part(8) + 0.0722 * part(0)
    }

    #[test]
    fn accents_can_be_read_on_their_paper() {
        // --paper of style/tokens.css, light and dark.
        let papers = [0xf4_ecdd, 0x1d_1916];
        for game in GameId::ALL.iter().copied() {
            for (accent, paper) in face(game).accent.into_iter().zip(papers) {
                let (one, other) = (luminance(accent), luminance(paper));
                let contrast = (one.max(other) + 0.05) / (one.min(other) + 0.05);
                assert!(contrast >= 4.5, "{game:?}: {accent:06x} on {paper:06x} is {contrast:.1} to 1");
            }
        }
    }
}
