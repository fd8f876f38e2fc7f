//! What the drawings of Splendor owe the table.

use std::collections::HashSet;

use super::figure;
use super::{Face, Gem, NOBLES, back, card, chip, gem, noble, pile, pip, scene, sprite};
use crate::app::draw::tests::assert_sound;

/// Cards of one colour in levels 1 to 3.
const CARDS: [u8; 3] = [8, 6, 4];

fn scenes() -> Vec<String> {
    let mut scenes = Vec::new();
    for (level, count) in (1..=3).zip(CARDS) {
        for gem in &Gem::ALL[..5] {
            scenes.extend((0..count).map(|index| scene(level, *gem, index)));
        }
    }
    scenes
}

#[test]
fn ninety_cards_have_ninety_pictures() {
    let scenes = scenes();
    assert_eq!(scenes.len(), 90);
    assert_eq!(scenes.iter().collect::<HashSet<_>>().len(), 90);
    for markup in &scenes {
        assert_sound("scene", markup);
        assert!(!markup.contains(" id="));
    }
}

#[test]
fn neighbours_in_a_level_show_different_motifs() {
    // Four or six motifs: a scene and the next of its colour never share their shapes but for the ground.
    for index in 0..3 {
        let (a, b) = (scene(3, Gem::Ruby, index), scene(3, Gem::Ruby, index + 1));
        let shapes = |markup: &str| markup.matches('<').count();
        assert_ne!(shapes(&a), shapes(&b));
    }
}

#[test]
fn ten_nobles_have_ten_portraits() {
    let portraits: HashSet<String> = (0..10).map(noble).collect();
    assert_eq!((NOBLES, portraits.len()), (10, 10));
    for portrait in &portraits {
        assert_sound("noble", portrait);
    }
}

#[test]
fn stones_and_tokens_are_sound_and_differ() {
    let mut seen = HashSet::new();
    for kind in Gem::ALL {
        for (name, markup) in [("gem", gem(kind)), ("pip", pip(kind)), ("chip", chip(kind))] {
            assert_sound(name, &markup);
            assert!(seen.insert(markup), "{name} of {kind:?}");
        }
        let piles: HashSet<String> = (0..=7).map(|count| pile(kind, count)).collect();
        assert_eq!(piles.len(), 8);
        for markup in &piles {
            assert_sound("pile", markup);
        }
        assert_eq!(Gem::from_index(kind.index()), Some(kind));
    }
    assert_eq!(Gem::from_index(6), None);
}

#[test]
fn a_card_prints_its_points_and_costs() {
    let face = Face { level: 2, bonus: Gem::Ruby, index: 3, points: 2, cost: [1, 4, 2, 0, 0] };
    let markup = card(&face);
    assert_sound("card", &markup);
    for part in ["#gem-ruby", "#pip-diamond", "#pip-sapphire", "#pip-emerald", ">4<", ">2</text>"] {
        assert!(markup.contains(part), "{part} is missing");
    }
    assert!(!markup.contains("#pip-onyx"));
    assert_eq!(markup.matches("card-cost").count(), 3);
    let plain = card(&Face { points: 0, ..face });
    assert!(!plain.contains("card-points"));
}

#[test]
fn backs_differ_by_level_in_more_than_colour() {
    let backs = [1, 2, 3].map(back);
    for markup in &backs {
        assert_sound("back", markup);
    }
    let rings = backs.map(|markup| markup.matches(r#"cy="20""#).count());
    assert_eq!(rings, [1, 2, 3]);
}

#[test]
fn whatever_is_used_is_in_the_sprite() {
    let sprite = sprite();
    assert_sound("sprite", &sprite);
    let face = Face { level: 1, bonus: Gem::Gold, index: 0, points: 1, cost: [1; 5] };
    for markup in [card(&face), noble(0), pile(Gem::Gold, 3)] {
        for reference in markup.split(['"', '(', ')']).filter_map(|part| part.strip_prefix('#')) {
            let colour = reference.len() == 6 && reference.chars().all(|c| c.is_ascii_hexdigit());
            assert!(
                colour || sprite.contains(&format!(r#"id="{reference}""#)),
                "{reference} is not in the sprite"
            );
        }
    }
}

#[test]
fn figures_are_sound_and_share_no_id_with_the_page() {
    let face = Face { level: 2, bonus: Gem::Ruby, index: 1, points: 2, cost: [1, 4, 2, 0, 0] };
    let figures = [
        figure::taking(4),
        figure::anatomy(&face, "points", "bonus", "price"),
        figure::paying(),
        figure::visit(5, &[3, 3, 3, 0, 0], 3),
        figure::last_round(15),
    ];
    for markup in &figures {
        assert_sound("figure", markup);
        assert!(!markup.contains(" id="));
    }
    assert!(figures[0].contains(">4<") && figures[4].contains(">15<"), "numbers come from the box");
}
