//! What players have: the parts of one's own display, others' panels.

use super::hand::fan;
use super::{sign, token};
use crate::app::boards::bruges::art::house::{SMALL_VIEW_BOX, small};
use crate::app::boards::bruges::art::threat::{CIRCLE_VIEW_BOX, circle};
use crate::app::boards::bruges::art::{Colour, Group, token as pieces};
use crate::app::boards::bruges::scene::Piece;
use crate::app::boards::kit::markup::{becomes, bold, drawing, flags, ledger, place, tag};
use crate::app::boards::staged::Entry;
use crate::engine::Seat;
use crate::games::bruges::{Majority, PlaceId, Tally};

/// A house of somebody else: its place, its colour, and who lives there with whether they have been used.
pub type Window = (PlaceId, Colour, Option<(Group, bool)>);

/// Another player as everybody sees them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Player<'a> {
    /// Whose things these are.
    pub seat: Seat,
    /// Shape of the token.
    pub shape: usize,
    /// The name.
    pub name: &'a str,
    /// Words beside it: who began the round, whose turn it is.
    pub notes: &'a [&'a str],
    /// Guilders.
    pub guilders: Entry,
    /// Points scored so far.
    pub points: Entry,
    /// Statues won.
    pub statues: &'a [u8],
    /// Majorities flipped: reputation, persons, canals.
    pub majorities: [bool; 3],
    /// Workers by colour.
    pub workers: [Entry; 5],
    /// Threat markers by colour.
    pub threats: [Threats; 5],
    /// Houses and canal tokens, counted where there is no room for them to be seen.
    pub built: [Entry; 2],
    /// Houses from the left.
    pub houses: &'a [Window],
    /// Backs of the hand, by colour.
    pub hand: Tally,
}

/// Threat markers of a colour.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Threats {
    /// How many.
    pub count: Entry,
    /// So many close the circle.
    pub of: u8,
}

impl Threats {
    /// Classes of a column: one marker below the circle, or a closed one.
    #[must_use]
    pub fn state(self) -> [(bool, &'static str); 2] {
        let (then, of) = (self.count.then(), i32::from(self.of));
        [(then > 0 && then + 1 == of, "near"), (then >= of, "closed")]
    }
}

/// The sign of a majority.
#[must_use]
pub const fn majority_sign(majority: Majority) -> &'static str {
    match majority {
        Majority::Reputation => "br-reputation",
        Majority::Persons => "br-persons",
        Majority::Canals => "br-canals",
    }
}

/// Points on a shield.
#[must_use]
pub fn points(entry: Entry) -> String {
    let number = tag("br-shield-number", &entry.now.to_string());
    let shield = tag("br-shield", &[drawing(super::SIGN, &pieces::shield(), "br-sign"), number].concat());
    shield + &becomes(entry)
}

/// Guilders.
#[must_use]
pub fn guilders(entry: Entry) -> String {
    sign("br-coin", "") + &ledger(entry)
}

/// Statues won.
#[must_use]
pub fn statues(values: &[u8]) -> String {
    let statue = |value: &u8| {
        let statue = drawing("0 0 32 42", r##"<use href="#br-statue"/>"##, "br-statue-sign");
        tag("br-statue", &(statue + &bold(value)))
    };
    values.iter().map(statue).collect()
}

/// Points if the game ended now.
#[must_use]
pub fn worth(entry: Entry) -> String {
    sign("br-laurel", "") + &ledger(entry)
}

/// Workers of a colour.
#[must_use]
pub fn workers(colour: Colour, entry: Entry) -> String {
    sign(&colour.id("br-wk-"), "") + &ledger(entry)
}

/// The circle of a colour with its markers, as the move being considered leaves it.
#[must_use]
pub fn threats(colour: Colour, entry: Entry) -> String {
    drawing(CIRCLE_VIEW_BOX, &circle(colour, entry.then().clamp(0, 3) as u8), "br-circle")
}

/// A majority of the display: its name, how strong one is, and `state`: what it scored, or what is missing to be ahead.
#[must_use]
pub fn majority(of: Majority, name: &str, strength: Entry, state: &str) -> String {
    let state = if state.is_empty() { String::new() } else { tag("br-majority-state", state) };
    [sign(majority_sign(of), ""), tag("br-majority-name", name), ledger(strength), state].concat()
}

/// Another player's panel.
#[must_use]
pub fn other(player: &Player) -> String {
    let seat = player.seat;
    let mut first = [token(player.shape), tag("br-player", player.name)].concat();
    for note in player.notes {
        first.push_str(&tag("br-start", note));
    }
    first.push_str(&tag("br-space", ""));
    for (majority, flipped) in Majority::ALL.into_iter().zip(player.majorities) {
        if flipped {
            let sign = sign(majority_sign(majority), "");
            first.push_str(&place(Piece::Majority(seat, majority), "br-flipped", &sign));
        }
    }
    first.push_str(&statues(player.statues));
    first.push_str(&place(Piece::Purse(seat), "br-guilders", &guilders(player.guilders)));
    first.push_str(&place(Piece::Points(seat), "br-points", &points(player.points)));
    let signs = ["br-house", majority_sign(Majority::Canals)].into_iter().zip(player.built);
    let built = signs.map(|(id, count)| tag("br-count", &(sign(id, "") + &ledger(count))));
    first.push_str(&tag("br-counts", &built.collect::<String>()));
    first.push_str(&place(Piece::Hand(seat), "br-hand-of", &fan(&player.hand)));
    let houses = player.houses.iter().map(|&(at, colour, tenant)| {
        let house = drawing(SMALL_VIEW_BOX, &small(colour, tenant), "br-view");
        place(Piece::Window(seat, at), "br-small-house", &house)
    });
    let many = [(player.houses.len() > 7, "many"), (player.houses.len() > 11, "crowd")];
    let houses = tag(&flags("br-houses", &many), &houses.collect::<String>());
    tag("br-head", &first) + &tag("br-foot", &(houses + &columns(player)))
}

/// Workers over the threat of their colour, five columns.
fn columns(player: &Player) -> String {
    let column = |colour: Colour| {
        let (stock, markers) = (player.workers[colour.index()], player.threats[colour.index()]);
        let class = flags("br-workers", &[(stock.is_none(), "none")]);
        let worker = place(Piece::Workers(player.seat, colour), &class, &workers(colour, stock));
        let ring = place(Piece::Threats(player.seat, colour), "br-threats", &threats(colour, markers.count));
        tag(&flags("br-column", &markers.state()), &(worker + &ring))
    };
    tag("br-columns", &Colour::ALL.map(column).concat())
}
