//! A table of five: whatever all games share has a fifth of it.

use salon::app::players::SHAPES;
use salon::engine::Game;
use salon::games::GameId;
use salon::with_game;
use std::fs;
use std::path::Path;

fn style(sheet: &str) -> String {
    fs::read_to_string(Path::new("style").join(sheet)).expect("a sheet of the house")
}

#[test]
fn no_game_seats_more_than_there_are_shapes() {
    for id in GameId::ALL {
        let most = with_game!(id, G => <G as Game>::SEATS.most);
        assert!(most <= SHAPES, "{}", id.key());
    }
}

/// A colour a seat wherever colours are given, all of a scheme different, and a class for each shape that takes it.
#[test]
fn every_scheme_has_five_colours_and_every_shape_its_own() {
    let mut schemes = 0;
    for sheet in ["tokens.css", "table/scores.css"] {
        for rule in style(sheet).split('}').filter(|rule| rule.contains("--seat-1:")) {
            let colour = |number: u8| {
                let (_, rest) =
                    rule.split_once(&format!("--seat-{number}: ")).expect("a colour for each seat");
                rest.split(';').next().expect("a colour")
            };
            let mut different: Vec<&str> = (1..=SHAPES).map(colour).collect();
            different.sort_unstable();
            different.dedup();
            assert_eq!(different.len(), usize::from(SHAPES), "{sheet}: {different:?}");
            schemes += 1;
        }
    }
    assert!(schemes >= 4, "light, dark, chosen dark, and the laurel: {schemes}");
    let base: String = style("base.css").split_whitespace().collect();
    for (at, shape) in salon::app::draw::seat::SHAPES.iter().enumerate() {
        let class = format!(".seat-{shape}{{--seat:var(--seat-{});}}", at + 1);
        assert!(base.contains(&class), "{class}");
    }
}

#[test]
fn five_lines_of_the_lead_are_drawn_in_different_ways() {
    let lead = style("table/lead.css");
    let mut drawn = Vec::new();
    for line in 0..SHAPES {
        let rule = lead.split(&format!(".line-{line} {{")).nth(1).expect("every seat has a line");
        drawn.push(rule.split('}').next().unwrap_or_default().to_owned());
    }
    drawn.sort_unstable();
    drawn.dedup();
    assert_eq!(drawn.len(), usize::from(SHAPES));
}

#[test]
fn five_computer_players_have_names_of_their_own_in_every_language() {
    for language in ["en", "zh-Hant", "zh-Hans"] {
        let words = fs::read_to_string(format!("locales/{language}/shell.json")).expect("words of the house");
        let words: serde_json::Value = serde_json::from_str(&words).expect("a list of words");
        let names = words["computer_names"].as_str().expect("names, parted by strokes");
        let mut names: Vec<&str> = names.split('|').filter(|name| !name.is_empty()).collect();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), usize::from(SHAPES), "{language}");
    }
}
