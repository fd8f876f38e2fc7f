//! What a person has chosen in the settings.

use serde::{Deserialize, Serialize};
use serde_json::Value;

/// Light or dark.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Theme {
    /// As the system says.
    #[default]
    Auto,
    /// Light.
    Light,
    /// Dark.
    Dark,
}

/// How pieces move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Motion {
    /// Not at all.
    Off,
    /// In half the time.
    Fast,
    /// As designed.
    #[default]
    Normal,
    /// In twice the time.
    Slow,
}

impl Motion {
    /// Factor on every duration; 0 for no motion.
    #[must_use]
    pub const fn factor(self) -> f64 {
        match self {
            Self::Off => 0.0,
            Self::Fast => 0.5,
            Self::Normal => 1.0,
            Self::Slow => 2.0,
        }
    }
}

/// Everything in the settings. A field that is missing or cannot be read takes its default.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Preferences {
    /// Language tag; none to follow the browser.
    pub language: Option<String>,
    /// Light or dark.
    pub theme: Theme,
    /// How pieces move.
    pub motion: Motion,
    /// A move is shown first and counts once it is confirmed. Otherwise a touch that leaves no question plays it.
    pub confirm: bool,
    /// Aids such as marking what can be afforded.
    pub aids: bool,
    /// The board turns toward the seat whose turn it is, for a tablet lying flat.
    pub table_mode: bool,
    /// The log beside the board, where there is room.
    pub log: bool,
    /// The strip that tells what happened since one's last turn.
    pub recap: bool,
    /// Letters and signs alone are keys of the table. Whoever speaks to the device may not want that (WCAG 2.2, 2.1.4).
    pub letters: bool,
}

impl Default for Preferences {
    fn default() -> Self {
        Self {
            language: None,
            theme: Theme::Auto,
            motion: Motion::Normal,
            confirm: true,
            aids: true,
            table_mode: false,
            log: true,
            recap: true,
            letters: true,
        }
    }
}

impl Preferences {
    /// Reads what was stored.
    #[must_use]
    pub fn read(stored: &str) -> Self {
        let mut read = Self::default();
        let Ok(Value::Object(stored)) = serde_json::from_str(stored) else { return read };
        for field in stored {
            if let Ok(Value::Object(mut all)) = serde_json::to_value(&read) {
                all.extend([field]);
                read = serde_json::from_value(all.into()).unwrap_or(read);
            }
        }
        read
    }

    /// For storing.
    #[must_use]
    pub fn to_text(&self) -> String {
        serde_json::to_value(self).unwrap_or_default().to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_of_another_version_still_read() {
        let read = Preferences::read(r#"{"theme": "dark", "hovercraft": 3}"#);
        assert_eq!(read, Preferences { theme: Theme::Dark, ..Preferences::default() });
        assert_eq!(Preferences::read("eels"), Preferences::default());
        let some =
            Preferences::read(r#"{"theme": "sepia", "language": "zh-Hant", "motion": 3, "confirm": false}"#);
        let sound =
            Preferences { language: Some("zh-Hant".into()), confirm: false, ..Preferences::default() };
        assert_eq!(some, sound, "a field that cannot be read takes nothing with it");
        let slow = Preferences { motion: Motion::Slow, confirm: false, ..Preferences::default() };
        assert_eq!(Preferences::read(&slow.to_text()), slow);
    }
}
