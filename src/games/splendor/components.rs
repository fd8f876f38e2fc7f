//! The box: 90 development cards, 10 noble tiles, 40 tokens, and the numbers printed in the rulebook.

use super::gem::{GEMS, Gem, Gems};
use crate::engine::{Edition, NewGameError};
use serde_json::Value;
use std::sync::{Arc, LazyLock};

/// Number of levels of development cards.
pub const LEVELS: usize = 3;
/// Face-up cards of a level.
pub const SLOTS: usize = 4;
/// Development cards in the box.
pub const CARDS: usize = 90;
/// Noble tiles in the box.
pub const NOBLES: usize = 10;
/// Cards that a player may hold reserved.
pub const HAND: usize = 3;
/// Room in a deck: the largest level of the box. An edition with more cards in a level is refused.
pub(super) const DECK_ROOM: usize = 40;

/// Index of a development card in [`Components::cards`]; not printed on the card.
pub type CardId = u8;
/// Index of a noble tile in [`Components::nobles`].
pub type NobleId = u8;

/// A development card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Card {
    /// 0, 1 or 2 for the levels ○, ○○, ○○○.
    pub level: u8,
    /// The colour of its bonus.
    pub bonus: Gem,
    /// Prestige points.
    pub points: u8,
    /// Gems to pay, before bonuses.
    pub cost: Gems,
}

/// A noble tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Noble {
    /// Prestige points.
    pub points: u8,
    /// Bonuses that bring the visit.
    pub requirements: Gems,
}

/// What lies on the table for a number of players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TableSize {
    /// Tokens of each gem colour.
    pub gems: u8,
    /// Gold tokens.
    pub gold: u8,
    /// Noble tiles shown.
    pub nobles: u8,
}

/// The box, validated.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Components {
    /// The development cards.
    pub cards: Vec<Card>,
    /// The noble tiles.
    pub nobles: Vec<Noble>,
    /// For 2, 3 and 4 players.
    pub tables: [TableSize; 3],
    /// Most tokens a player may keep at the end of a turn.
    pub token_limit: u8,
    /// Most cards a player may hold reserved.
    pub reserve_limit: u8,
    /// Smallest pile from which two alike may be taken.
    pub pair_pile: u8,
    /// Points that bring the final round.
    pub target: u8,
}

/// The box as printed.
const PRINTED: &str = include_str!("components.json");

static BOX: LazyLock<Arc<Components>> = LazyLock::new(|| {
    Arc::new(Components::validate(&printed()).expect("the printed box is sound, as its tests show"))
});

fn printed() -> Value {
    serde_json::from_str(PRINTED).expect("the printed box is sound, as its tests show")
}

/// Most of any number in the box: keeps sums far from the bounds of a byte.
const HIGHEST: u8 = 30;

impl Components {
    /// The box as printed, or with an edition's corrections.
    ///
    /// # Errors
    /// The edition does not fit; the text names the place or the count at fault.
    pub fn of(edition: Option<&Edition>) -> Result<Arc<Self>, NewGameError> {
        let Some(edition) = edition else {
            return Ok(Arc::clone(&BOX));
        };
        let corrected = edition.apply(printed()).map_err(|error| NewGameError::Edition(error.to_string()))?;
        Self::validate(&corrected).map(Arc::new).map_err(NewGameError::Edition)
    }

    fn validate(source: &Value) -> Result<Self, String> {
        let whole = Part { value: source, place: String::new() };
        let (counts, constants) = (whole.at("box")?, whole.at("constants")?);
        let gems_of_a_colour = counts.number("gem_tokens_per_color", 0, HIGHEST)?;
        let all_gold = counts.number("gold_tokens", 0, HIGHEST)?;
        let all_gems = usize::from(gems_of_a_colour) * GEMS;
        counts.counts("gem_tokens", all_gems)?;
        counts.counts("tokens", all_gems + usize::from(all_gold))?;
        counts.counts("development_cards", CARDS)?;
        counts.counts("noble_tiles", NOBLES)?;
        constants.counts("market_slots_per_level", SLOTS)?;
        constants.counts("gold_tokens", all_gold.into())?;

        let cards = whole.list("cards", CARDS)?.iter().map(Part::card).collect::<Result<Vec<_>, _>>()?;
        for level in 0..LEVELS {
            let key = (level + 1).to_string();
            let size = whole.at("deck_sizes")?.number(&key, 0, DECK_ROOM as u8)?;
            let each = whole.at("cards_per_bonus_color")?.number(&key, 0, DECK_ROOM as u8)?;
            let of_level = cards.iter().filter(|card| usize::from(card.level) == level);
            expect(&format!("level {key}: cards"), of_level.clone().count(), size.into())?;
            for gem in Gem::COLOURS {
                let count = of_level.clone().filter(|card| card.bonus == gem).count();
                expect(&format!("level {key}: cards with a bonus of {}", gem.key()), count, each.into())?;
            }
        }
        let nobles = whole.list("nobles", NOBLES)?.iter().map(Part::noble).collect::<Result<Vec<_>, _>>()?;

        let by_players = whole.at("setup_by_player_count")?;
        let mut tables = [TableSize { gems: 0, gold: 0, nobles: 0 }; 3];
        for (at, table) in tables.iter_mut().enumerate() {
            let size = by_players.at(&(at + 2).to_string())?;
            *table = TableSize {
                gems: size.number("gem_tokens_per_color", 0, gems_of_a_colour)?,
                gold: size.number("gold_tokens", 0, all_gold)?,
                nobles: size.number("nobles_revealed", 0, MOST_NOBLES_SHOWN as u8)?,
            };
        }

        Ok(Self {
            cards,
            nobles,
            tables,
            token_limit: constants.number("max_tokens_end_of_turn", 1, HIGHEST)?,
            reserve_limit: constants.number("max_reserved_cards", 0, HAND as u8)?,
            pair_pile: constants.number("take_same_min_pile", 2, HIGHEST)?,
            target: constants.number("prestige_trigger", 1, HIGHEST)?,
        })
    }

    /// The card of an id.
    #[must_use]
    pub fn card(&self, id: CardId) -> &Card {
        &self.cards[usize::from(id)]
    }

    /// The noble of an id.
    #[must_use]
    pub fn noble(&self, id: NobleId) -> &Noble {
        &self.nobles[usize::from(id)]
    }

    /// What lies on the table for a number of players.
    #[must_use]
    pub const fn table(&self, seats: u8) -> &TableSize {
        &self.tables[seats as usize - 2]
    }

    /// The ids of a level's cards.
    pub fn level(&self, level: usize) -> impl Iterator<Item = CardId> + '_ {
        (0..CARDS as CardId).filter(move |id| usize::from(self.card(*id).level) == level)
    }
}

/// Most noble tiles shown at any table: players + 1.
pub const MOST_NOBLES_SHOWN: usize = 5;

fn expect(what: &str, found: usize, needed: usize) -> Result<(), String> {
    if found == needed { Ok(()) } else { Err(format!("{what}: {found}, the box has {needed}")) }
}

/// A part of `components.json` with its place in the file, so that whatever is wrong with it can be named.
struct Part<'a> {
    value: &'a Value,
    place: String,
}

impl<'a> Part<'a> {
    fn at(&self, key: &str) -> Result<Part<'a>, String> {
        let place = if self.place.is_empty() { key.to_owned() } else { format!("{}.{key}", self.place) };
        match self.value.get(key) {
            Some(value) => Ok(Part { value, place }),
            None => Err(format!("{place}: missing")),
        }
    }

    /// The number under a key, both bounds included.
    fn number(&self, key: &str, least: u8, most: u8) -> Result<u8, String> {
        let Part { value, place } = self.at(key)?;
        let number = value.as_u64().and_then(|number| u8::try_from(number).ok());
        number
            .filter(|number| (least..=most).contains(number))
            .ok_or_else(|| format!("{place}: {value} is not in {least} to {most}"))
    }

    /// Checks a number that the rest of the box settles.
    fn counts(&self, key: &str, needed: usize) -> Result<(), String> {
        let Part { value, place } = self.at(key)?;
        if value.as_u64() == Some(needed as u64) {
            Ok(())
        } else {
            Err(format!("{place}: {value}, the box has {needed}"))
        }
    }

    /// The things of a list, each numbered by its id.
    fn list(&self, key: &str, length: usize) -> Result<Vec<Part<'a>>, String> {
        let Part { value, place } = self.at(key)?;
        let things = value.as_array().map_or(&[][..], Vec::as_slice);
        expect(&place, things.len(), length)?;
        let parts = things.iter().enumerate().map(|(id, value)| {
            let part = Part { value, place: format!("{place}[{id}]") };
            part.counts("id", id).map(|()| part)
        });
        parts.collect()
    }

    fn card(&self) -> Result<Card, String> {
        let bonus = self.at("bonus")?;
        let gem = Gem::COLOURS.into_iter().find(|gem| bonus.value.as_str() == Some(gem.key()));
        Ok(Card {
            level: self.number("level", 1, LEVELS as u8)? - 1,
            bonus: gem.ok_or_else(|| format!("{}: {} is no colour of cards", bonus.place, bonus.value))?,
            points: self.number("points", 0, HIGHEST)?,
            cost: self.at("cost")?.gems()?,
        })
    }

    fn noble(&self) -> Result<Noble, String> {
        Ok(Noble {
            points: self.number("points", 0, HIGHEST)?,
            requirements: self.at("requirements")?.gems()?,
        })
    }

    fn gems(&self) -> Result<Gems, String> {
        let mut gems = [0; GEMS];
        for gem in Gem::COLOURS {
            gems[gem.index()] = self.number(gem.key(), 0, HIGHEST)?;
        }
        Ok(gems)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_colour_is_demanded_33_41_43_times() {
        for (level, demand) in [33, 41, 43].into_iter().enumerate() {
            for gem in 0..GEMS {
                let found: u32 = BOX.level(level).map(|id| u32::from(BOX.card(id).cost[gem])).sum();
                assert_eq!(found, demand, "level {}, colour {gem}", level + 1);
            }
        }
    }

    #[test]
    fn the_points_of_the_levels_are_5_55_80() {
        let sums =
            [0, 1, 2].map(|level| BOX.level(level).map(|id| u32::from(BOX.card(id).points)).sum::<u32>());
        assert_eq!(sums, [5, 55, 80]);
    }

    #[test]
    fn each_colour_is_asked_for_17_times_by_the_nobles() {
        for gem in 0..GEMS {
            assert_eq!(BOX.nobles.iter().map(|noble| u32::from(noble.requirements[gem])).sum::<u32>(), 17);
        }
    }

    #[test]
    fn no_card_stands_twice_in_the_box() {
        for (at, card) in BOX.cards.iter().enumerate() {
            assert!(!BOX.cards[at + 1..].contains(card));
        }
    }

    fn with(edition: &str) -> Result<Arc<Components>, NewGameError> {
        Components::of(Some(&Edition(edition.into())))
    }

    fn refused(edition: &str) -> String {
        with(edition).expect_err("a bad edition").to_string()
    }

    #[test]
    fn an_edition_corrects_a_card() {
        let corrected = with(r#"{"cards": [{"id": 0, "cost": {"sapphire": 4}}]}"#).expect("a good edition");
        assert_eq!(corrected.card(0).cost, [0, 4, 0, 0, 0]);
        assert_eq!(corrected.card(1), BOX.card(1));
    }

    #[test]
    fn an_edition_that_breaks_a_count_is_told_which() {
        assert_eq!(refused(r#"{"cards": [{"id": 0, "level": 2}]}"#), "level 1: cards: 39, the box has 40");
        assert_eq!(
            refused(r#"{"cards": [{"id": 0, "bonus": "ruby"}]}"#),
            "level 1: cards with a bonus of diamond: 7, the box has 8"
        );
        assert_eq!(refused(r#"{"cards": [{"id": 90}]}"#), "cards[90]: the box has no such thing");
        assert_eq!(
            refused(r#"{"constants": {"max_reserved_cards": 9}}"#),
            "constants.max_reserved_cards: 9 is not in 0 to 3"
        );
        assert_eq!(refused(r#"{"box": {"gem_tokens_per_color": 8}}"#), "box.gem_tokens: 35, the box has 40");
        assert_eq!(
            refused(r#"{"setup_by_player_count": {"4": {"gem_tokens_per_color": 8}}}"#),
            "setup_by_player_count.4.gem_tokens_per_color: 8 is not in 0 to 7"
        );
        assert!(refused("{").starts_with("line 1"));
    }

    #[test]
    fn a_value_that_cannot_be_is_named_by_its_place() {
        assert_eq!(
            refused(r#"{"cards": [{"id": 7, "points": 300}]}"#),
            "cards[7].points: 300 is not in 0 to 30"
        );
        assert_eq!(
            refused(r#"{"cards": [{"id": 7, "points": -1}]}"#),
            "cards[7].points: -1 is not in 0 to 30"
        );
        assert_eq!(
            refused(r#"{"cards": [{"id": 7, "cost": {"ruby": 1.5}}]}"#),
            "cards[7].cost.ruby: 1.5 is not in 0 to 30"
        );
        assert_eq!(
            refused(r#"{"cards": [{"id": 7, "bonus": "purple"}]}"#),
            "cards[7].bonus: \"purple\" is no colour of cards"
        );
        assert_eq!(
            refused(r#"{"cards": [{"id": 7, "bonus": "gold"}]}"#),
            "cards[7].bonus: \"gold\" is no colour of cards"
        );
        assert_eq!(
            refused(r#"{"nobles": [{"id": 3, "points": 31}]}"#),
            "nobles[3].points: 31 is not in 0 to 30"
        );
    }

    #[test]
    fn a_number_that_no_rule_reads_is_not_in_the_box() {
        // Correcting it would change nothing, and the owner of the box would not be told.
        for name in ["noble_points", "min_players", "max_players"] {
            let edition = format!(r#"{{"constants": {{"{name}": 4}}}}"#);
            assert_eq!(refused(&edition), format!("constants.{name}: the box has no such thing"));
        }
    }

    #[test]
    fn a_level_larger_than_a_deck_is_refused() {
        // One card of each colour moves from level 2 to level 1, and every count says so.
        let moved = [40, 46, 52, 58, 64].map(|id| format!(r#"{{"id": {id}, "level": 1}}"#)).join(", ");
        let edition = format!(
            r#"{{"cards": [{moved}], "deck_sizes": {{"1": 45, "2": 25}}, "cards_per_bonus_color": {{"1": 9, "2": 5}}}}"#
        );
        assert_eq!(refused(&edition), "deck_sizes.1: 45 is not in 0 to 40");
    }
}
