//! The box: 90 development cards, 10 noble tiles, 40 tokens, and the numbers printed in the rulebook.

use super::gem::{GEMS, Gem, Gems};
use crate::engine::{Edition, NewGameError};
use serde::Deserialize;
use std::collections::BTreeMap;
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

#[derive(Deserialize)]
struct CardSource {
    id: usize,
    level: u8,
    bonus: Gem,
    points: u8,
    cost: BTreeMap<Gem, u8>,
}

#[derive(Deserialize)]
struct NobleSource {
    id: usize,
    points: u8,
    requirements: BTreeMap<Gem, u8>,
}

#[derive(Deserialize)]
struct Constants {
    market_slots_per_level: usize,
    max_tokens_end_of_turn: u8,
    max_reserved_cards: u8,
    take_same_min_pile: u8,
    prestige_trigger: u8,
    gold_tokens: u8,
}

#[derive(Deserialize)]
struct BoxCounts {
    gem_tokens_per_color: u8,
    gold_tokens: u8,
    development_cards: usize,
    noble_tiles: usize,
}

#[derive(Deserialize)]
struct TableSource {
    gem_tokens_per_color: u8,
    gold_tokens: u8,
    nobles_revealed: u8,
}

#[derive(Deserialize)]
struct Source {
    constants: Constants,
    r#box: BoxCounts,
    setup_by_player_count: BTreeMap<String, TableSource>,
    deck_sizes: BTreeMap<String, usize>,
    cards_per_bonus_color: BTreeMap<String, usize>,
    cards: Vec<CardSource>,
    nobles: Vec<NobleSource>,
}

/// The box as printed.
const PRINTED: &str = include_str!("components.json");

static BOX: LazyLock<Arc<Components>> = LazyLock::new(|| {
    Arc::new(Components::read(PRINTED).expect("the printed box is sound, as its tests show"))
});

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
        let printed = serde_json::from_str(PRINTED).expect("the printed box is sound, as its tests show");
        let corrected = edition.apply(printed).map_err(|error| NewGameError::Edition(error.to_string()))?;
        let source =
            serde_json::from_value(corrected).map_err(|error| NewGameError::Edition(error.to_string()))?;
        Self::validate(source).map(Arc::new).map_err(NewGameError::Edition)
    }

    fn read(json: &str) -> Result<Self, String> {
        Self::validate(serde_json::from_str(json).map_err(|error| error.to_string())?)
    }

    fn validate(source: Source) -> Result<Self, String> {
        expect("cards", source.cards.len(), source.r#box.development_cards)?;
        expect("box.development_cards", source.r#box.development_cards, CARDS)?;
        expect("nobles", source.nobles.len(), source.r#box.noble_tiles)?;
        expect("box.noble_tiles", source.r#box.noble_tiles, NOBLES)?;
        expect("constants.market_slots_per_level", source.constants.market_slots_per_level, SLOTS)?;
        expect(
            "constants.gold_tokens",
            source.constants.gold_tokens.into(),
            source.r#box.gold_tokens.into(),
        )?;
        within("constants.max_reserved_cards", source.constants.max_reserved_cards, 0, HAND as u8)?;
        within("constants.max_tokens_end_of_turn", source.constants.max_tokens_end_of_turn, 1, HIGHEST)?;
        within("constants.take_same_min_pile", source.constants.take_same_min_pile, 2, HIGHEST)?;
        within("constants.prestige_trigger", source.constants.prestige_trigger, 1, HIGHEST)?;

        let mut cards = Vec::with_capacity(source.cards.len());
        for (at, card) in source.cards.iter().enumerate() {
            let place = format!("cards[{}]", card.id);
            expect(&format!("{place}.id"), card.id, at)?;
            within(&format!("{place}.level"), card.level, 1, LEVELS as u8)?;
            within(&format!("{place}.points"), card.points, 0, HIGHEST)?;
            if card.bonus == Gem::Gold {
                return Err(format!("{place}.bonus: gold is no colour of cards"));
            }
            cards.push(Card {
                level: card.level - 1,
                bonus: card.bonus,
                points: card.points,
                cost: gems(&format!("{place}.cost"), &card.cost)?,
            });
        }
        for level in 0..LEVELS {
            let key = (level + 1).to_string();
            let of_level = cards.iter().filter(|card| usize::from(card.level) == level);
            let size = source.deck_sizes.get(&key).copied().unwrap_or(0);
            expect(&format!("level {key}: cards"), of_level.clone().count(), size)?;
            for gem in Gem::COLOURS {
                let count = of_level.clone().filter(|card| card.bonus == gem).count();
                let each = source.cards_per_bonus_color.get(&key).copied().unwrap_or(0);
                expect(&format!("level {key}: cards with a bonus of {}", gem.key()), count, each)?;
            }
        }

        let mut nobles = Vec::with_capacity(source.nobles.len());
        for (at, noble) in source.nobles.iter().enumerate() {
            let place = format!("nobles[{}]", noble.id);
            expect(&format!("{place}.id"), noble.id, at)?;
            within(&format!("{place}.points"), noble.points, 0, HIGHEST)?;
            let requirements = gems(&format!("{place}.requirements"), &noble.requirements)?;
            nobles.push(Noble { points: noble.points, requirements });
        }

        let mut tables = [TableSize { gems: 0, gold: 0, nobles: 0 }; 3];
        for (at, table) in tables.iter_mut().enumerate() {
            let key = (at + 2).to_string();
            let place = format!("setup_by_player_count.{key}");
            let size = source.setup_by_player_count.get(&key).ok_or_else(|| format!("{place}: missing"))?;
            within(
                &format!("{place}.gem_tokens_per_color"),
                size.gem_tokens_per_color,
                0,
                source.r#box.gem_tokens_per_color,
            )?;
            within(&format!("{place}.gold_tokens"), size.gold_tokens, 0, source.r#box.gold_tokens)?;
            within(&format!("{place}.nobles_revealed"), size.nobles_revealed, 0, MOST_NOBLES_SHOWN as u8)?;
            *table = TableSize {
                gems: size.gem_tokens_per_color,
                gold: size.gold_tokens,
                nobles: size.nobles_revealed,
            };
        }
        within("box.gem_tokens_per_color", source.r#box.gem_tokens_per_color, 0, HIGHEST)?;
        within("box.gold_tokens", source.r#box.gold_tokens, 0, HIGHEST)?;

        Ok(Self {
            cards,
            nobles,
            tables,
            token_limit: source.constants.max_tokens_end_of_turn,
            reserve_limit: source.constants.max_reserved_cards,
            pair_pile: source.constants.take_same_min_pile,
            target: source.constants.prestige_trigger,
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

fn within(what: &str, found: u8, least: u8, most: u8) -> Result<(), String> {
    if (least..=most).contains(&found) {
        Ok(())
    } else {
        Err(format!("{what}: {found} is not in {least} to {most}"))
    }
}

fn gems(place: &str, source: &BTreeMap<Gem, u8>) -> Result<Gems, String> {
    let mut gems = [0; GEMS];
    for (gem, count) in source {
        if *gem == Gem::Gold {
            return Err(format!("{place}: nothing costs gold"));
        }
        within(&format!("{place}.{}", gem.key()), *count, 0, HIGHEST)?;
        gems[gem.index()] = *count;
    }
    Ok(gems)
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

    #[test]
    fn an_edition_corrects_a_card() {
        let corrected = with(r#"{"cards": [{"id": 0, "cost": {"sapphire": 4}}]}"#).expect("a good edition");
        assert_eq!(corrected.card(0).cost, [0, 4, 0, 0, 0]);
        assert_eq!(corrected.card(1), BOX.card(1));
    }

    #[test]
    fn an_edition_that_breaks_a_count_is_told_which() {
        let refused = |edition| with(edition).expect_err("a bad edition").to_string();
        assert_eq!(refused(r#"{"cards": [{"id": 0, "level": 2}]}"#), "level 1: cards: 39, the box has 40");
        assert_eq!(
            refused(r#"{"cards": [{"id": 0, "bonus": "ruby"}]}"#),
            "level 1: cards with a bonus of diamond: 7, the box has 8"
        );
        assert_eq!(refused(r#"{"cards": [{"id": 90}]}"#), "cards[90]: the box has no such thing");
        assert!(refused(r#"{"constants": {"max_reserved_cards": 9}}"#).contains("max_reserved_cards"));
        assert!(refused("{").starts_with("line 1"));
    }
}
