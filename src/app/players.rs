//! Who sits at a table: names, shapes and who is a computer. Kept beside the game in its record.

use super::sentence;
use crate::app::order;
use crate::bots::Level;
use crate::engine::{Seat, Style, UndoNotice};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// Longest name, in characters.
pub const LONGEST_NAME: usize = 24;

/// Number of shapes (each with its colour): circle, square, triangle, diamond, hexagon.
pub const SHAPES: u8 = 5;

/// Who decides for a seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Mind {
    /// Somebody at the table.
    #[default]
    Person,
    /// A computer player.
    Computer {
        /// Its number among [`Level`](crate::bots::Level)s; records of other versions may hold any.
        level: u8,
        /// How it plays.
        style: Style,
    },
}

/// One seat's player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Player {
    /// As shown; never empty at a table.
    pub name: String,
    /// Shape and colour, 0 to 4; different at every seat.
    pub shape: u8,
    /// Person or computer.
    pub mind: Mind,
}

impl Player {
    /// Reads a player; of what cannot be read, what is usual.
    fn read(player: &Value) -> Self {
        let computer = player.get("mind").and_then(|mind| mind.get("computer"));
        Self {
            name: field(player, "name"),
            shape: player.get("shape").and_then(|shape| u8::deserialize(shape).ok()).unwrap_or(SHAPES),
            mind: computer.map_or(Mind::Person, |computer| Mind::Computer {
                level: field(computer, "level"),
                style: field(computer, "style"),
            }),
        }
    }

    /// Whether a computer decides.
    #[must_use]
    pub const fn is_computer(&self) -> bool {
        matches!(self.mind, Mind::Computer { .. })
    }

    /// The name with its token, for a sentence.
    #[must_use]
    pub fn marked(&self) -> String {
        sentence::seat(self.shape, &self.name)
    }
}

/// How freely a table takes moves back.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum UndoPolicy {
    /// Anything; asked first across a reveal or another seat.
    #[default]
    Friendly,
    /// Only one's own open decision, and nothing past a reveal.
    Strict,
}

impl UndoPolicy {
    /// Whether it takes back what this notice tells of, once somebody has been asked.
    #[must_use]
    pub const fn allows(self, notice: UndoNotice) -> bool {
        matches!(self, Self::Friendly) || !notice.is_needed()
    }
}

/// What the app keeps in a record beside the game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Party {
    /// One a seat, in playing order.
    pub players: Vec<Player>,
    /// How freely moves are taken back.
    #[serde(default)]
    pub undo: UndoPolicy,
    /// The name given to this game; empty for none.
    #[serde(default)]
    pub title: String,
    /// Seats that gave their answer to a question that comes back, once and for all: the table gives it for them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub standing: Vec<Seat>,
    /// Steps that were made in one gesture with the one before: one undo takes them back together.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub joined: Vec<u32>,
    /// Steps that nobody was asked about, because an answer stood.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub unasked: Vec<u32>,
}

impl Party {
    /// Reads what a record carries, and mends it: a file can be made by anybody. `seats` players come out, with
    /// different shapes and harmless names; `fallback` names the ones that have none, by seat.
    #[must_use]
    pub fn read(table: &Value, seats: u8, fallback: impl Fn(Seat) -> String) -> Self {
        let players = table.get("players").and_then(Value::as_array).map_or(&[][..], Vec::as_slice);
        let mut party = Self {
            players: players.iter().map(Player::read).collect(),
            undo: field(table, "undo"),
            title: short(&field::<String>(table, "title")),
            standing: field(table, "standing"),
            joined: field(table, "joined"),
            unasked: field(table, "unasked"),
        };
        party.standing.retain(|seat| seat.0 < seats);
        order::sort_by_key(&mut party.standing, |seat| *seat);
        party.standing.dedup();
        party.players.truncate(usize::from(seats));
        while party.players.len() < usize::from(seats) {
            party.players.push(Player { name: String::new(), shape: SHAPES, mind: Mind::Person });
        }
        let mut taken = [false; SHAPES as usize];
        for (at, player) in party.players.iter_mut().enumerate() {
            player.name = short(&player.name);
            if player.name.is_empty() {
                player.name = fallback(Seat::from_index(at));
            }
            if let Mind::Computer { level, .. } = &mut player.mind {
                *level = (*level).clamp(1, Level::ALL.len() as u8);
            }
            if player.shape >= SHAPES || taken[usize::from(player.shape)] {
                player.shape = (0..SHAPES).find(|shape| !taken[usize::from(*shape)]).unwrap_or(0);
            }
            taken[usize::from(player.shape)] = true;
        }
        party
    }

    /// The same people at another game: nobody has given an answer once and for all, and a name that the game had is told from the
    /// other's by a number behind it. What is no small number belongs to the name, as a year does.
    #[must_use]
    pub fn again(&self) -> Self {
        let numbered = self.title.rsplit_once(' ');
        let numbered = numbered.and_then(|(name, number)| {
            Some((name, number.parse().ok().filter(|number| (2..100).contains(number))?))
        });
        let (name, number) = numbered.unwrap_or((&self.title, 1_u16));
        let number = [" ", &number.saturating_add(1).to_string()].concat();
        let name: String = name.chars().take(LONGEST_NAME - number.len()).collect();
        let title = if name.is_empty() { name } else { [name.trim_end(), &number].concat() };
        Self { standing: Vec::new(), joined: Vec::new(), unasked: Vec::new(), title, ..self.clone() }
    }

    /// For the record.
    #[must_use]
    pub fn to_value(&self) -> Value {
        serde_json::to_value(self).unwrap_or(Value::Null)
    }

    /// Number of persons.
    #[must_use]
    pub fn persons(&self) -> usize {
        self.players.iter().filter(|player| !player.is_computer()).count()
    }
}

/// A field of what somebody wrote; the usual value where there is none that can be read.
fn field<T: DeserializeOwned + Default>(of: &Value, name: &str) -> T {
    of.get(name).and_then(|value| T::deserialize(value).ok()).unwrap_or_default()
}

/// A name as it may be shown: harmless, trimmed, not too long.
#[must_use]
pub fn short(name: &str) -> String {
    let name = sentence::harmless(name);
    name.trim().chars().take(LONGEST_NAME).collect::<String>().trim_end().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fallback(seat: Seat) -> String {
        format!("Player {}", seat.0 + 1)
    }

    #[test]
    fn a_party_survives_its_record() {
        let party = Party {
            players: vec![
                Player { name: "Ada".into(), shape: 2, mind: Mind::Person },
                Player {
                    name: "Bruno".into(),
                    shape: 0,
                    mind: Mind::Computer { level: 3, style: Style::Racer },
                },
            ],
            undo: UndoPolicy::Strict,
            title: "Sunday".into(),
            standing: vec![Seat(1)],
            joined: vec![3],
            unasked: vec![5],
        };
        assert_eq!(Party::read(&party.to_value(), 2, fallback), party);
    }

    #[test]
    fn another_game_of_the_same_people_is_told_from_this_one() {
        let named =
            |title: &str| Party { title: title.into(), standing: vec![Seat(1)], ..Party::default() }.again();
        assert_eq!(named("Sunday").standing, []);
        for (title, next) in [
            ("", ""),
            ("Sunday", "Sunday 2"),
            ("Sunday 2", "Sunday 3"),
            ("Sunday 99", "Sunday 100"),
            ("Sunday 2024", "Sunday 2024 2"),
            ("Room 0", "Room 0 2"),
            ("星期日", "星期日 2"),
            ("twenty-four letters long", "twenty-four letters lo 2"),
        ] {
            assert_eq!(named(title).title, next);
        }
    }

    #[test]
    fn what_cannot_be_read_of_one_seat_leaves_the_others_and_the_title() {
        let table = serde_json::json!({ "title": "Sunday", "undo": "strict", "standing": "nobody", "players": [
            { "name": "Ada", "shape": 1, "mind": "person" },
            { "name": "Odile", "shape": "round", "mind": { "computer": { "level": 3, "style": "Dreamer" } } },
            { "name": "Bo", "shape": 0, "mind": { "computer": { "level": 900, "style": "Racer" } } },
            7,
        ] });
        let party = Party::read(&table, 4, fallback);
        let style = Style::default();
        let minds = party.players.iter().map(|player| player.mind).collect::<Vec<_>>();
        let second = Mind::Computer { level: 3, style };
        assert_eq!(
            minds,
            [Mind::Person, second, Mind::Computer { level: 1, style: Style::Racer }, Mind::Person]
        );
        let names = party.players.iter().map(|player| player.name.as_str()).collect::<Vec<_>>();
        assert_eq!(names, ["Ada", "Odile", "Bo", "Player 4"]);
        assert_eq!((party.title.as_str(), party.undo), ("Sunday", UndoPolicy::Strict));
        assert_eq!(party.standing, []);
    }

    #[test]
    fn a_name_that_nobody_sees_is_none_and_none_turns_what_follows() {
        for name in ["\u{200b}\u{200b}", "\u{feff}\u{2060} ", "\u{200d}"] {
            assert_eq!(short(name), "", "{name:?}");
        }
        assert_eq!(short("\u{202e}Ada\u{2066}"), "Ada");
        assert_eq!(short("👩\u{200d}🎨"), "👩\u{200d}🎨");
    }

    /// The largest table of any game: Bruxelles 1893.
    #[test]
    fn a_table_of_five_has_five_shapes_of_their_own() {
        let players = vec![Player { name: "Ada".into(), shape: 4, mind: Mind::Person }; 5];
        let party = Party::read(&Party { players, ..Party::default() }.to_value(), 5, fallback);
        let shapes: Vec<u8> = party.players.iter().map(|player| player.shape).collect();
        assert_eq!(shapes, [4, 0, 1, 2, 3]);
        assert_eq!(crate::app::draw::seat::SHAPES.len(), usize::from(SHAPES));
    }

    #[test]
    fn a_record_made_by_hand_is_mended() {
        let table = serde_json::json!({ "players": [
            { "name": " \u{e000}  ", "shape": 9, "mind": "person" },
            { "name": "x".repeat(90), "shape": 0, "mind": { "computer": { "level": 7, "style": "Racer" } } },
            { "name": "Z", "shape": 0, "mind": "person" },
            { "name": "too many", "shape": 0, "mind": "person" },
        ], "standing": [2, 7, 0, 2] });
        let party = Party::read(&table, 3, fallback);
        assert_eq!(party.players.len(), 3);
        assert_eq!(party.standing, [Seat(0), Seat(2)]);
        assert_eq!(party.players[0].name, "Player 1");
        assert_eq!(party.players[1].name.len(), LONGEST_NAME);
        assert_eq!(party.players[1].mind, Mind::Computer { level: 4, style: Style::Racer });
        let mut shapes: Vec<u8> = party.players.iter().map(|player| player.shape).collect();
        shapes.sort_unstable();
        shapes.dedup();
        assert_eq!(shapes.len(), 3);
        assert_eq!(Party::read(&Value::Null, 2, fallback).players.len(), 2);
    }
}
