//! What every drawing owes the page.

use std::collections::HashSet;

use super::{Icon, drape, icon, mark, seat_token, sprite, valance, wreath};

/// Checks that `markup` is well-formed, refuses nothing of the Content-Security-Policy, and repeats no id.
pub(crate) fn assert_sound(name: &str, markup: &str) {
    let mut open: Vec<&str> = Vec::new();
    let mut ids = HashSet::new();
    let mut rest = markup;
    while let Some(at) = rest.find('<') {
        assert!(!rest[..at].contains(['>', '&']), "{name}: stray character in text");
        let end = rest.find('>').unwrap_or_else(|| panic!("{name}: a tag does not end"));
        let tag = &rest[at + 1..end];
        rest = &rest[end + 1..];
        if let Some(closing) = tag.strip_prefix('/') {
            assert_eq!(open.pop(), Some(closing), "{name}: wrong closing tag");
            continue;
        }
        let (body, leaf) = tag.strip_suffix('/').map_or((tag, false), |body| (body, true));
        let (element, attributes) = body.split_once(' ').unwrap_or((body, ""));
        assert!(
            [
                "svg", "symbol", "g", "path", "polygon", "polyline", "rect", "circle", "ellipse", "use",
                "text", "clipPath", "pattern"
            ]
            .contains(&element),
            "{name}: unexpected <{element}>"
        );
        let mut names = HashSet::new();
        let mut attributes = attributes.trim();
        while !attributes.is_empty() {
            let (attribute, after) =
                attributes.split_once("=\"").unwrap_or_else(|| panic!("{name}: <{tag}>"));
            let (value, after) = after.split_once('"').unwrap_or_else(|| panic!("{name}: <{tag}>"));
            assert!(names.insert(attribute), "{name}: {attribute} twice in <{tag}>");
            assert!(
                attribute.chars().all(|c| c.is_ascii_alphabetic() || c == '-'),
                "{name}: attribute {attribute}"
            );
            assert_ne!(attribute, "style", "{name}: an inline style is refused");
            assert!(!attribute.starts_with("on"), "{name}: an inline handler is refused");
            assert!(
                !value.contains(['<', '\n', '#']) || value.starts_with('#') || value.starts_with("url(#")
            );
            assert!(!value.contains("NaN"), "{name}: {attribute}={value}");
            if attribute == "id" {
                assert!(ids.insert(value), "{name}: id {value} twice");
            }
            attributes = after.trim_start();
        }
        if !leaf {
            open.push(element);
        }
    }
    assert!(open.is_empty(), "{name}: {open:?} not closed");
}

#[test]
fn every_shared_drawing_is_sound() {
    let cloth = super::svg::Paint::rgb(0x5f1a2b);
    for right in [false, true] {
        assert_sound("drape", &drape(cloth, right));
    }
    assert_sound("valance", &valance(cloth));
    for shape in 0..5 {
        assert_sound("token", &seat_token(shape));
        assert_sound("wreath", &wreath(&[shape]));
    }
    for number in 1..=5 {
        let shared = wreath(&(0..number).collect::<Vec<_>>());
        assert_sound("wreath", &shared);
        assert_eq!(shared.matches("<use").count(), number, "everybody who won is in the wreath");
    }
    for kind in Icon::ALL {
        assert_sound(kind.id(), &icon(*kind));
    }
    assert_sound("mark", &mark());
    assert_sound("sprite", &sprite());
}

#[test]
fn shared_drawings_differ_from_each_other() {
    let drawings: Vec<String> =
        (0..5).map(seat_token).chain(Icon::ALL.iter().map(|kind| icon(*kind))).collect();
    let different: HashSet<&String> = drawings.iter().collect();
    assert_eq!(different.len(), drawings.len());
}

#[test]
fn only_sprites_carry_ids() {
    for drawing in (0..5).map(seat_token).chain([mark()]) {
        assert!(!drawing.contains(" id="));
    }
    assert!(sprite().contains(r#"id="icon-undo""#));
}
