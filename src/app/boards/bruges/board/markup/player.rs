//! What players have: one's own display, others' panels.

use super::hand::fan;
use super::{sign, token};
use crate::app::boards::bruges::art::house::{SMALL_VIEW_BOX, small};
use crate::app::boards::bruges::art::threat::{CIRCLE_VIEW_BOX, circle};
use crate::app::boards::bruges::art::{Colour, Group, token as pieces};
use crate::app::boards::kit::markup::{bold, drawing, flags, ledger, tag};
use crate::app::boards::staged::Entry;

/// A player as everybody sees them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Player<'a> {
    /// Shape of the token.
    pub shape: usize,
    /// The name.
    pub name: &'a str,
    /// "start", where it is the start player.
    pub start: Option<&'a str>,
    /// Guilders.
    pub guilders: Entry,
    /// Points scored so far.
    pub points: Entry,
    /// Points if the game ended now.
    pub worth: Option<Entry>,
    /// Statues won.
    pub statues: &'a [u8],
    /// Majorities flipped: reputation, persons, canals.
    pub majorities: [bool; 3],
    /// Workers by colour.
    pub workers: [Entry; 5],
    /// Threat markers by colour.
    pub threats: [Entry; 5],
    /// Houses from the left: colour, and who lives there with whether they have been used.
    pub houses: &'a [(Colour, Option<(Group, bool)>)],
    /// Backs of the hand.
    pub hand: &'a [Colour],
}

/// Symbols of the majorities.
const MAJORITIES: [&str; 3] = ["br-reputation", "br-persons", "br-canals"];

/// Threats from which the next marker closes the circle.
const NEAR: i32 = 2;

/// Points on a shield.
#[must_use]
pub fn points(entry: Entry) -> String {
    let number = tag("br-shield-number", &entry.now.to_string());
    let shield = tag("br-shield", &[drawing(super::SIGN, &pieces::shield(), "br-sign"), number].concat());
    shield + &crate::app::boards::kit::markup::becomes(entry)
}

/// The first line of a display: token, name, guilders, statues, points.
fn head(player: &Player) -> String {
    let mut html = [token(player.shape), tag("br-player", player.name)].concat();
    if let Some(start) = player.start {
        html.push_str(&tag("br-start", start));
    }
    html.push_str(&tag("br-space", ""));
    html
}

fn wealth(player: &Player) -> String {
    let mut html = tag("br-guilders", &[sign("br-coin", ""), ledger(player.guilders)].concat());
    for value in player.statues {
        let statue = drawing("0 0 32 42", r##"<use href="#br-statue"/>"##, "br-statue-sign");
        html.push_str(&tag("br-statue", &(statue + &bold(value))));
    }
    html.push_str(&tag("br-points", &points(player.points)));
    html
}

/// Workers over the threat of their colour, five columns.
fn columns(player: &Player) -> String {
    let column = |colour: Colour| {
        let (workers, threats) = (player.workers[colour as usize], player.threats[colour as usize]);
        let none = workers.is_none();
        let worker = tag(
            &flags("br-workers", &[(none, "none")]),
            &[sign(&colour.id("br-wk-"), ""), ledger(workers)].concat(),
        );
        let shown = threats.then().clamp(0, 3) as u8;
        let ring = drawing(CIRCLE_VIEW_BOX, &circle(colour, shown), "br-circle");
        let class =
            flags("br-column", &[(threats.then() == NEAR, "near"), (threats.then() > NEAR, "closed")]);
        tag(&class, &(worker + &ring))
    };
    tag("br-columns", &Colour::ALL.map(column).concat())
}

/// The display of the one who plays: purse, columns, majorities by `names`. The street stands beside it.
#[must_use]
pub fn own(player: &Player, names: [&str; 3]) -> String {
    let mut first = head(player) + &wealth(player);
    if let Some(worth) = player.worth {
        first.push_str(&tag("br-worth", &[sign("br-laurel", ""), ledger(worth)].concat()));
    }
    let majority = |((id, name), flipped): ((&str, &str), bool)| {
        let words = tag("br-majority-name", name);
        let four = if flipped { bold(4) } else { String::new() };
        tag(&flags("br-majority", &[(flipped, "flipped")]), &[sign(id, ""), words, four].concat())
    };
    let majorities = MAJORITIES.into_iter().zip(names).zip(player.majorities).map(majority);
    [tag("br-head", &first), columns(player), tag("br-majorities", &majorities.collect::<String>())].concat()
}

/// Another player's panel.
#[must_use]
pub fn other(player: &Player) -> String {
    let mut first = head(player);
    for (id, flipped) in MAJORITIES.into_iter().zip(player.majorities) {
        if flipped {
            first.push_str(&tag("br-flipped", &sign(id, "")));
        }
    }
    first.push_str(&wealth(player));
    first.push_str(&fan(player.hand));
    let many = player.houses.len() > 7;
    let houses = player
        .houses
        .iter()
        .map(|&(colour, tenant)| drawing(SMALL_VIEW_BOX, &small(colour, tenant), "br-small-house"));
    let houses = tag(&flags("br-houses", &[(many, "many")]), &houses.collect::<String>());
    tag("br-head", &first) + &tag("br-foot", &(houses + &columns(player)))
}
