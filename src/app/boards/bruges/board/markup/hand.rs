//! Cards in a hand.

use super::sign;
use crate::app::boards::bruges::art::card::{
    Face, PICTURE_VIEW_BOX, SLIP_VIEW_BOX, VIEW_BOX, bust, frame, picture, slip_signs, trigger,
};
use crate::app::boards::bruges::art::{Colour, card};
use crate::app::boards::kit::hand;
use crate::app::boards::kit::markup::{drawing, flags, tag};
use crate::app::syllables::breakable;
use crate::games::bruges::Tally;

/// A card with its words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Printed<'a> {
    /// What is drawn.
    pub face: Face<'a>,
    /// The person's name.
    pub name: &'a str,
    /// What the person does.
    pub sentence: &'a str,
    /// The group's name.
    pub group: &'a str,
}

/// Letters from which a name is set smaller; ideographs are twice as wide.
const LONG_NAME: usize = 8;

/// Letters from which it is set smallest, so that 13 of them still stand in a line; more take two.
const LONGER_NAME: usize = 12;

/// Letters from which a group's name is set closer, clear of the gables beside it.
const LONG_GROUP: usize = 9;

/// Letters from which a sentence leaves a low picture.
const LONG_SENTENCE: usize = 84;

/// Ideographs up to the colon of a beginning that stays in one line: "每回合一次：".
const LEAD: usize = 5;

/// A sentence whose short beginning stays in one line, where it could be broken between any two ideographs.
fn led(sentence: &str) -> String {
    match sentence.split_once('：') {
        Some((lead, rest)) if lead.chars().count() <= LEAD => tag("br-lead", &[lead, "："].concat()) + rest,
        _ => sentence.to_owned(),
    }
}

/// About how wide a text is, in Latin letters.
pub(super) fn width(text: &str) -> usize {
    text.chars().map(|letter| if letter > '\u{2e80}' { 2 } else { 1 }).sum()
}

/// The class of a name by its width.
fn name_class(name: &str) -> String {
    let width = width(name);
    flags("br-name", &[(width > LONG_NAME, "long"), (width > LONGER_NAME, "longer")])
}

/// The front of a card in hand: the sentence takes the room that it needs, the picture what is left. On narrow pages the
/// style sheet leaves the sentence to the sheet of the card that is taken up, and shows larger signs.
#[must_use]
pub fn front(printed: &Printed) -> String {
    let [below, above] = frame(&printed.face);
    [
        drawing(VIEW_BOX, &below, "br-card-part"),
        tag(&name_class(printed.name), &breakable(printed.name)),
        tag(
            &flags("br-body", &[(width(printed.sentence) > LONG_SENTENCE, "long")]),
            &[
                tag("br-picture", &drawing(PICTURE_VIEW_BOX, &picture(&printed.face.person), "br-view")),
                tag(
                    "br-text",
                    &[
                        drawing("0 0 26 26", &trigger(&printed.face), "br-trigger"),
                        tag("br-sentence", &led(printed.sentence)),
                    ]
                    .concat(),
                ),
            ]
            .concat(),
        ),
        tag(&flags("br-group", &[(width(printed.group) > LONG_GROUP, "long")]), printed.group),
        drawing(VIEW_BOX, &above, "br-card-part br-signs"),
        drawing(SLIP_VIEW_BOX, &slip_signs(&printed.face), "br-card-part br-slip-signs"),
    ]
    .concat()
}

/// What the card that is taken up says, for narrow pages: name, sentence, and a `note` such as what it is worth now.
#[must_use]
pub fn sheet(printed: &Printed, note: &str) -> String {
    let Printed { face, name, sentence, .. } = *printed;
    let signs = sign(&["br-em-", face.person.group.key()].concat(), "") + &sign(&face.trigger.id(), "");
    [
        drawing("0 0 104 104", &bust(&face.person), "br-bust"),
        tag("br-sheet-name", &[name, "<span class=\"br-space\"></span>", &signs].concat()),
        tag("br-sheet-sentence", &led(sentence)),
        tag("br-sheet-note", note),
    ]
    .concat()
}

/// A card face without words, for the log and for figures.
#[must_use]
pub fn plain(face: &Face) -> String {
    drawing(VIEW_BOX, &card(face), "br-card-part")
}

/// A card's back.
#[must_use]
pub fn back(colour: Colour) -> String {
    drawing(VIEW_BOX, &["<use href=\"#", &colour.id("br-back-"), "\"/>"].concat(), "br-back")
}

/// Small backs by colour, one on the other: what everybody sees of a hand.
#[must_use]
pub fn fan(backs: &Tally) -> String {
    let back = |colour: Colour| {
        drawing("0 0 16 24", &["<use href=\"#", &colour.id("br-small-"), "\"/>"].concat(), "br-small-back")
    };
    let many = |colour: Colour| std::iter::repeat_n(colour, backs[colour.index()].into());
    hand::fan(Colour::ALL.into_iter().flat_map(many).map(back))
}
