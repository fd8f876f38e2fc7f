//! What the persons of Bruges say they do: each of the 165 sentences in each language was read beside the steps of its card,
//! and says all of them and nothing else.
#![allow(clippy::cast_possible_truncation, reason = "there are 165 cards")]

mod facts;
mod spread;

use super::scene::{ADA, Scene};
use salon::app::boards::bruges::words::{card, effect, rules};
use salon::app::session::{Speech, Worded};
use salon::app::words::{LANGUAGES, Language, tag};
use salon::engine::{Edition, Game, NewGameError, Viewer};
use salon::games::bruges::components::{CardId, Components};
use salon::games::bruges::{Action, Bruges, Event, Setup, State};
use serde_json::Value;
use std::fs;
use std::path::Path;
use std::sync::Arc;

/// A sentence as it is read: a blank is a blank.
fn said(components: &Components, id: CardId, language: Language) -> String {
    effect::sentence(language, components, id).replace('\u{a0}', " ")
}

/// All sentences, a card after the other, the older version of a card after the newer one.
fn all() -> String {
    let mut text = String::new();
    let printed = Components::of(None, false).expect("the box");
    let older = Components::of(None, true).expect("the box with older cards");
    for id in 0..printed.cards.len() as CardId {
        let mut versions = vec![&printed];
        if printed.card(id).effect != older.card(id).effect {
            versions.push(&older);
        }
        for components in versions {
            text += &printed.ids[usize::from(id)];
            text.push('\n');
            for (language, _) in LANGUAGES {
                let sentence = said(components, id, language);
                text +=
                    &[tag(language), "  ", card(language, components, id), ": ", &sentence, "\n"].concat();
            }
        }
    }
    text
}

/// The sentences as they were read, and as they are said now. Where they differ, read the new ones, all languages beside the
/// steps of the card, and put them into the file: `target/bruges-sentences.txt` has them.
#[test]
fn every_sentence_is_as_it_was_read() {
    let (root, now) = (Path::new(env!("CARGO_MANIFEST_DIR")), all());
    let read = fs::read_to_string(root.join("tests/all/bruges/words/sentences.txt")).unwrap_or_default();
    if now == read {
        return;
    }
    let target = root.join("target/bruges-sentences.txt");
    fs::write(&target, &now).expect("target can be written");
    let changed: Vec<&str> = now.lines().filter(|line| !read.lines().any(|known| known == *line)).collect();
    panic!("{} lines were not read so, see {}:\n{}", changed.len(), target.display(), changed.join("\n"));
}

#[test]
fn sentences_fit_a_card() {
    let components = Components::of(None, false).expect("the box");
    let mut long = Vec::new();
    for (language, _) in LANGUAGES {
        let most = if language == Language::English { 112 } else { 44 };
        for id in 0..components.cards.len() as CardId {
            let sentence = said(&components, id, language);
            let letters = sentence.chars().count();
            if letters > most {
                long.push(format!("{letters}: {sentence}"));
            }
        }
    }
    assert!(long.is_empty(), "{}", long.join("\n"));
}

/// What putting clauses together may leave behind.
fn artefact(language: Language, sentence: &str) -> Option<&'static str> {
    let letters: Vec<char> = sentence.chars().collect();
    let pair = |wrong: fn(char, char) -> bool| letters.windows(2).any(|pair| wrong(pair[0], pair[1]));
    let english = language == Language::English;
    if sentence.trim() != sentence || sentence.contains("  ") {
        Some("a blank too many")
    } else if pair(|one, other| ",.;:，。；：、".contains(one) && ",.;:，。；：、）)".contains(other))
    {
        Some("punctuation twice")
    } else if pair(|one, other| one == ' ' && ",.;:)，。；：）".contains(other)) {
        Some("a blank before punctuation")
    } else if sentence.contains(['{', '}', '\u{fffd}']) {
        Some("a placeholder")
    } else if english != sentence.chars().any(|letter| letter.is_ascii_alphabetic()) {
        Some("another script")
    } else if english != sentence.ends_with('.') {
        Some("no end")
    } else {
        None
    }
}

/// What is wrong with the sentences of a card that has this effect.
fn read(components: &Components, id: CardId, told: &facts::Told, wrong: &mut Vec<String>) {
    let sentences = LANGUAGES.map(|(language, _)| (language, said(components, id, language)));
    for (language, sentence) in &sentences {
        let faults = facts::differ(told, *language, sentence);
        let faults = faults.into_iter().chain(artefact(*language, sentence).map(str::to_owned));
        wrong.extend(faults.map(|fault| format!("{}: {fault}: {sentence}", components.ids[usize::from(id)])));
    }
    let [_, (_, traditional), (_, simplified)] = &sentences;
    if traditional.chars().count() != simplified.chars().count() {
        wrong.push(format!("{traditional} and {simplified}"));
    }
}

/// The box as data.
fn printed() -> Value {
    serde_json::from_str(include_str!("../../../../src/games/bruges/components.json")).expect("JSON")
}

const LOW: [u8; 2] = [1, 2];

#[test]
fn every_sentence_says_what_its_steps_do_and_nothing_else() {
    let (data, components) = (printed(), Components::of(None, false).expect("the box"));
    assert_eq!(data["dice"]["reputation_price_faces"], serde_json::json!(LOW));
    let mut wrong = Vec::new();
    for (card, id) in data["cards"].as_array().expect("cards").iter().zip(0..) {
        let trigger = card["trigger"].as_str().expect("a trigger");
        read(&components, id, &facts::Told { trigger, effect: &card["effect"], low: LOW }, &mut wrong);
    }
    assert!(wrong.is_empty(), "{} faults:\n{}", wrong.len(), wrong.join("\n"));
}

/// A sentence of another effect differs from the steps of a card: the test above tells sentences apart.
#[test]
fn a_sentence_of_another_card_is_found_out() {
    let (data, components) = (printed(), Components::of(None, false).expect("the box"));
    let cards = data["cards"].as_array().expect("cards");
    let (mut told_apart, mut pairs) = (0, 0);
    for (card, id) in cards.iter().zip(0..) {
        let trigger = card["trigger"].as_str().expect("a trigger");
        let told = facts::Told { trigger, effect: &card["effect"], low: LOW };
        for other in (0..cards.len() as CardId).filter(|other| *other != id) {
            if cards[usize::from(other)]["effect"] != card["effect"] {
                pairs += 1;
                let sentence = said(&components, other, Language::English);
                told_apart += usize::from(!facts::differ(&told, Language::English, &sentence).is_empty());
            }
        }
    }
    // Two that differ in nothing but which of two things is counted, say, may pass for each other.
    assert!(told_apart * 1000 > pairs * 995, "{told_apart} of {pairs}");
}

/// The triggers, under each of which an edition may say something else.
const TRIGGERS: [&str; 6] = ["immediate", "worker", "once_per_round", "modifier", "event", "final_scoring"];

/// A box whose cards of a trigger have other effects, a card each; effects that such a card cannot have are left out.
fn carried(mut effects: Vec<(&str, Value)>) -> (Arc<Components>, Vec<(&str, Value)>) {
    loop {
        let cards: Vec<Value> =
            effects.iter().map(|(id, effect)| serde_json::json!({"id": id, "effect": effect})).collect();
        let edition = Edition(serde_json::json!({"cards": cards}).to_string());
        let fault = match Components::of(Some(&edition), false) {
            Ok(components) => return (components, effects),
            Err(NewGameError::Edition(fault)) => fault,
            Err(other) => panic!("{other}"),
        };
        let of = |(id, _): &(&str, Value)| fault.place.starts_with(&["cards[", id, "]"].concat());
        let refused = effects.iter().position(of).unwrap_or_else(|| panic!("{fault}"));
        effects.remove(refused);
    }
}

#[test]
fn what_an_edition_may_say_reads_well_too() {
    let data = printed();
    let (mut wrong, mut read_of) = (Vec::new(), 0);
    for trigger in TRIGGERS {
        let effects = match trigger {
            "final_scoring" => spread::scores(),
            "modifier" | "event" => spread::standing(),
            _ => spread::steps(),
        };
        let cards = data["cards"].as_array().expect("cards").iter();
        let ids: Vec<&str> =
            cards.filter(|card| card["trigger"] == trigger).filter_map(|card| card["id"].as_str()).collect();
        // To read a box takes longer than to read the sentences of all its cards.
        for effects in effects.chunks(ids.len()) {
            let (components, effects) = carried(ids.iter().copied().zip(effects.iter().cloned()).collect());
            for (id, effect) in &effects {
                read_of += 1;
                let card = components.find(id).expect("it is in the box");
                read(&components, card, &facts::Told { trigger, effect, low: LOW }, &mut wrong);
            }
        }
    }
    wrong.truncate(40);
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(read_of > 3000, "only {read_of} effects were read");
}

#[test]
fn a_card_is_said_under_the_name_that_an_edition_gives_it() {
    let edition = r#"{"cards": [{"id": "NOB-03", "name": "Margrave", "name_zh_hant": "方伯", "name_zh_hans": "方伯爵"}]}"#;
    let setup = Setup { edition: Some(Edition(edition.to_owned())), ..Setup::default() };
    let components = Bruges::components(&setup).expect("a good edition");
    let [renamed, other] = ["NOB-03", "NOB-02"].map(|id| components.find(id).expect("it is in the box"));
    let printed = Components::of(None, false).expect("the box");
    for ((language, _), name) in LANGUAGES.into_iter().zip(["Margrave", "方伯", "方伯爵"]) {
        let speech =
            Speech::<Bruges> { language, players: &[], viewer: Viewer::Table, components: &components };
        let declined = Event::Declined { seat: ADA, card: Some(renamed) };
        for event in [Event::Discarded { seat: ADA, card: renamed }, declined] {
            let line = Bruges::event(&event, &speech).expect("it is told");
            assert!(line.contains(name) && !line.contains(card(language, &printed, renamed)), "{line}");
        }
        assert_eq!(card(language, &components, other), card(language, &printed, other));
    }
}

#[test]
fn the_reference_says_what_is_chosen_what_may_be_agreed_and_what_is_inferred() {
    let sections = rules::sections(Language::English);
    for (id, said) in [
        ("threats", "between fire and plague you choose"),
        ("last", "by an option the next one is"),
        ("options", "whose figures are inferred"),
    ] {
        let section = sections.iter().find(|section| section.id == id).expect("a section");
        assert!(section.blocks.iter().any(|block| format!("{block:?}").contains(said)), "{section:?}");
    }
}

/// Positions that random games hardly come to: which of two answers comes first, then whether to give it; which of two rotated
/// persons is used again.
pub fn seldom() -> Vec<(State, Arc<Components>)> {
    let draw = r#"[{"op": "on", "event": "house_built", "who": "self", "do": [{"op": "gain", "res": "workers", "amount": 1, "colour": "any"}], "optional": true}]"#;
    let card = |id: &str| [r#"{"id": ""#, id, r#"", "effect": "#, draw, "}"].concat();
    let cards = [r#"{"cards": ["#, &card("ART-12"), ",", &card("CRA-03"), "]}"].concat();
    let setup = Setup { edition: Some(Edition(cards)), ..Setup::default() };
    let mut scene = Scene::of(&setup);
    scene.persons(ADA, &["ART-12", "CRA-03"]);
    scene.hand(ADA, &["NOB-02"]);
    let colour = scene.components.card(scene.card("NOB-02")).colour;
    scene.player(ADA).workers[colour.index()] = 1;
    let mut play = scene.deal(1);
    let mut positions = Vec::new();
    play.act(Action::BuildHouse(play.card("NOB-02")));
    for wanted in ["AnswerFirst", "Use"] {
        let action = play.legal()[0];
        assert!(format!("{action:?}").starts_with(wanted), "{action:?}");
        positions.push((play.state.clone(), Arc::clone(&scene.components)));
        play.act(action);
    }
    let mut scene = Scene::new(2);
    let places = scene.persons(ADA, &["ENT-08", "CRA-13", "NOB-03"]);
    for place in &places[1..] {
        scene.player(ADA).houses.at_mut(*place).expect("a house").rotated = true;
    }
    scene.hand(ADA, &["MER-14"]);
    let mut play = scene.deal(1);
    play.activate(places[0]);
    assert!(matches!(play.legal()[..], [Action::Reuse(_), ..]), "{:?}", play.legal());
    positions.push((play.state, Arc::clone(&scene.components)));
    positions
}
