//! The box: 90 development cards, 10 noble tiles, 40 tokens, and the numbers printed in the rulebook.

use super::gem::{GEMS, Gem, Gems};
use crate::engine::{Edition, Fault, NewGameError, Part, PrintedBox};
use crate::printed_box;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Noble {
    /// Prestige points.
    pub points: u8,
    /// Bonuses that bring the visit.
    pub requirements: Gems,
}

impl Noble {
    /// Whether these bonuses bring the visit (section 5).
    #[must_use]
    pub fn comes_to(&self, bonuses: &Gems) -> bool {
        bonuses.iter().zip(&self.requirements).all(|(have, need)| have >= need)
    }
}

/// What lies on the table for a number of players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TableSize {
    /// Tokens of each gem colour.
    pub gems: u8,
    /// Gold tokens.
    pub gold: u8,
    /// Noble tiles shown.
    pub nobles: u8,
}

/// The box, validated.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
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

static BOX: PrintedBox<Components> = printed_box!("splendor", Components::read);

/// Most of any number in the box: keeps sums far from the bounds of a byte.
const HIGHEST: u8 = 30;

impl Components {
    /// The box as printed, or with an edition's corrections.
    ///
    /// # Errors
    /// The edition does not fit.
    pub fn of(edition: Option<&Edition>) -> Result<Arc<Self>, NewGameError> {
        BOX.with(edition)
    }

    fn read(whole: &Part<'_>) -> Result<Self, Fault> {
        let (counts, constants) = (whole.at("box")?, whole.at("constants")?);
        let gems_of_a_colour = counts.number("gem_tokens_per_color", 0, HIGHEST)?;
        let all_gold = counts.number("gold_tokens", 0, HIGHEST)?;
        let all_gems = usize::from(gems_of_a_colour) * GEMS;
        counts.agrees("gem_tokens", all_gems, "box.gem_tokens_per_color")?;
        counts.agrees("tokens", all_gems + usize::from(all_gold), "box.gem_tokens")?;

        let list = whole.at("cards")?;
        counts.agrees("development_cards", CARDS, list.place().as_str())?;
        let mut cards = Vec::with_capacity(CARDS);
        for (id, part) in list.things(CARDS, CARDS)?.enumerate() {
            part.agrees("id", id, "cards")?;
            cards.push(card(&part)?);
        }
        let (sizes, each_colour) = (whole.at("deck_sizes")?, whole.at("cards_per_bonus_color")?);
        for level in 0..LEVELS {
            let key = (level + 1).to_string();
            let (size, each) = (sizes.at(&key)?, each_colour.at(&key)?);
            let of_level = || cards.iter().filter(move |card| usize::from(card.level) == level);
            let needed = usize::from(size.bounded(0, DECK_ROOM as u8)?);
            size.counted("cards", of_level().count(), needed, needed)?;
            let needed = usize::from(each.bounded(0, DECK_ROOM as u8)?);
            for gem in Gem::COLOURS {
                let count = of_level().filter(|card| card.bonus == gem).count();
                each.counted(gem.key(), count, needed, needed)?;
            }
        }
        let list = whole.at("nobles")?;
        counts.agrees("noble_tiles", NOBLES, list.place().as_str())?;
        let mut nobles = Vec::with_capacity(NOBLES);
        for (id, part) in list.things(NOBLES, NOBLES)?.enumerate() {
            part.agrees("id", id, "nobles")?;
            nobles.push(noble(&part)?);
        }

        let by_players = whole.at("setup_by_player_count")?;
        let mut tables = [TableSize { gems: 0, gold: 0, nobles: 0 }; 3];
        for (at, table) in tables.iter_mut().enumerate() {
            let key = (at + 2).to_string();
            let size = by_players.at(&key)?;
            *table = TableSize {
                gems: size.number("gem_tokens_per_color", 0, gems_of_a_colour)?,
                gold: size.number("gold_tokens", 0, all_gold)?,
                nobles: size.number("nobles_revealed", 0, MOST_NOBLES_SHOWN as u8)?,
            };
        }

        constants.number("market_slots_per_level", SLOTS as u8, SLOTS as u8)?;
        constants.agrees("gold_tokens", all_gold.into(), "box.gold_tokens")?;
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

fn card(part: &Part<'_>) -> Result<Card, Fault> {
    Ok(Card {
        level: part.number("level", 1, LEVELS as u8)? - 1,
        bonus: part.at("bonus")?.word(&Gem::COLOURS, Gem::key)?,
        points: part.number("points", 0, HIGHEST)?,
        cost: gems(&part.at("cost")?)?,
    })
}

fn noble(part: &Part<'_>) -> Result<Noble, Fault> {
    Ok(Noble { points: part.number("points", 0, HIGHEST)?, requirements: gems(&part.at("requirements")?)? })
}

fn gems(part: &Part<'_>) -> Result<Gems, Fault> {
    let mut gems = [0; GEMS];
    for gem in Gem::COLOURS {
        gems[gem.index()] = part.number(gem.key(), 0, HIGHEST)?;
    }
    Ok(gems)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::every_figure_is_read;

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
        match with(edition) {
            Err(NewGameError::Edition(fault)) => fault.to_string(),
            other => panic!("{edition}: {other:?}"),
        }
    }

    #[test]
    fn every_figure_of_the_box_is_read() {
        every_figure_is_read(&BOX);
    }

    #[test]
    fn an_edition_corrects_a_card() {
        let corrected = with(r#"{"cards": [{"id": 0, "cost": {"sapphire": 4}}]}"#).expect("a good edition");
        assert_eq!(corrected.card(0).cost, [0, 4, 0, 0, 0]);
        assert_eq!(corrected.card(1), BOX.card(1));
    }

    #[test]
    fn an_edition_that_cannot_be_is_told_what_is_wrong_and_where() {
        for (edition, fault) in [
            ("[]", ": a list, not an object"),
            ("null", ": null, not an object"),
            ("5", ": a number, not an object"),
            ("{", ": no JSON from line 1, column 1"),
            (r#"{"game": "bruges"}"#, r#"game: made for the game "bruges""#),
            (r#"{"cards": null}"#, "cards: null, not a list"),
            (r#"{"cards": [{"points": 1}]}"#, "cards[0].id: missing"),
            (r#"{"cards": [{"id": 90}]}"#, "cards[90]: no such thing"),
            (r#"{"cards": [{"id": 7}, {"id": 7}]}"#, "cards[7]: named twice"),
            (r#"{"cards": [{"id": 7, "cost": 3}]}"#, "cards[7].cost: a number, not an object"),
            (r#"{"cards": [{"id": 7, "cost": {"gold": 1}}]}"#, "cards[7].cost.gold: no such thing"),
            (
                r#"{"cards": [{"id": 7, "cost": {"ruby": "two"}}]}"#,
                "cards[7].cost.ruby: a text, not a number",
            ),
            (r#"{"cards": [{"id": 7, "cost": {"ruby": 1.5}}]}"#, "cards[7].cost.ruby: 1.5 is not in 0 to 30"),
            (r#"{"cards": [{"id": 7, "points": 300}]}"#, "cards[7].points: 300 is not in 0 to 30"),
            (r#"{"cards": [{"id": 7, "points": -1}]}"#, "cards[7].points: -1 is not in 0 to 30"),
            (
                r#"{"cards": [{"id": 7, "bonus": "gold"}]}"#,
                "cards[7].bonus: gold is none of diamond, sapphire, emerald, ruby, onyx",
            ),
            (r#"{"nobles": [{"id": 3, "points": 31}]}"#, "nobles[3].points: 31 is not in 0 to 30"),
            (r#"{"cards": [{"id": 0, "level": 2}]}"#, "deck_sizes.1: counted 39 cards, needed 40 to 40"),
            (
                r#"{"cards": [{"id": 0, "bonus": "ruby"}]}"#,
                "cards_per_bonus_color.1: counted 7 diamond, needed 8 to 8",
            ),
            (
                r#"{"constants": {"max_reserved_cards": 9}}"#,
                "constants.max_reserved_cards: 9 is not in 0 to 3",
            ),
            (
                r#"{"box": {"gem_tokens_per_color": 8}}"#,
                "box.gem_tokens: 35, but 40 by box.gem_tokens_per_color",
            ),
            (
                r#"{"setup_by_player_count": {"4": {"gem_tokens_per_color": 8}}}"#,
                "setup_by_player_count.4.gem_tokens_per_color: 8 is not in 0 to 7",
            ),
        ] {
            assert_eq!(refused(edition), fault, "{edition}");
        }
    }

    #[test]
    fn what_no_rule_reads_is_not_in_the_box() {
        // Correcting it would change nothing, and the owner of the box would not be told.
        for (edition, place) in [
            (r#"{"constants": {"noble_points": 4}}"#, "constants.noble_points"),
            (r#"{"constants": {"max_players": 5}}"#, "constants.max_players"),
            (r#"{"colors": [{"key": "ruby", "display": "pink"}]}"#, "colors"),
            (r#"{"cards": [{"id": 3, "code": "1W0-9R"}]}"#, "cards[3].code"),
            (r#"{"nobles": [{"id": 3, "name": "Somebody"}]}"#, "nobles[3].name"),
        ] {
            assert_eq!(refused(edition), format!("{place}: no such thing"));
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
