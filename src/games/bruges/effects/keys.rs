//! Reading the parameters of an effect: all that is there has a meaning, and nothing that is needed is missing.

use crate::engine::{Fault, Part, Trouble};

/// What an effect's reader asks of a part.
pub(super) trait Keys {
    /// The object has each of the `needed` keys, and beside remarks no other than the `possible` ones.
    ///
    /// # Errors
    /// A key is missing, or has no meaning here.
    fn keys(&self, needed: &[&str], possible: &[&str]) -> Result<(), Fault>;

    /// What is under a key, if the key is there. Unlike a figure that nobody knows, a parameter is no `null`.
    ///
    /// # Errors
    /// As `read`.
    fn read_if<T>(
        &self,
        key: &str,
        read: impl FnOnce(&Part<'_>) -> Result<T, Fault>,
    ) -> Result<Option<T>, Fault>;

    /// Yes or no under a key, if the key is there.
    ///
    /// # Errors
    /// Neither yes nor no.
    fn flag_if(&self, key: &str) -> Result<Option<bool>, Fault>;

    /// The only word that has a meaning under a key.
    ///
    /// # Errors
    /// Another, or none.
    fn only(&self, key: &str, word: &'static str) -> Result<(), Fault>;
}

impl Keys for Part<'_> {
    fn keys(&self, needed: &[&str], possible: &[&str]) -> Result<(), Fault> {
        for key in needed {
            self.at(key)?;
        }
        for (key, part) in self.entries()? {
            if !needed.contains(&key) && !possible.contains(&key) && !Part::is_remark(key) {
                return Err(part.fault(Trouble::Unknown));
            }
        }
        Ok(())
    }

    fn read_if<T>(
        &self,
        key: &str,
        read: impl FnOnce(&Part<'_>) -> Result<T, Fault>,
    ) -> Result<Option<T>, Fault> {
        self.at(key).ok().map(|part| read(&part)).transpose()
    }

    fn flag_if(&self, key: &str) -> Result<Option<bool>, Fault> {
        if self.at(key).is_ok() { self.flag(key).map(Some) } else { Ok(None) }
    }

    fn only(&self, key: &str, word: &'static str) -> Result<(), Fault> {
        self.at(key)?.word(&[word], |word| word).map(drop)
    }
}
