//! What is filled in on the page of a new game, seat by seat.

use crate::app::players::{Mind, Party, Player, SHAPES, UndoPolicy, short};
use crate::app::words::Language;
use crate::engine::{Seats, Style};
use crate::say;
use leptos::prelude::*;
use serde_json::Value;

/// One seat being filled in.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SeatForm {
    /// Tells this seat apart while seats move.
    pub key: u32,
    /// As typed; empty for a name that goes with the seat.
    pub name: RwSignal<String>,
    /// Shape and colour, 0 to 4.
    pub shape: RwSignal<u8>,
    /// Whether a computer decides.
    pub computer: RwSignal<bool>,
    /// Level of the computer, by its number among [`Level`](crate::bots::Level)s.
    pub level: RwSignal<u8>,
    /// How the computer plays.
    pub style: RwSignal<Style>,
}

/// The seats and what is agreed among them.
#[derive(Clone, Copy)]
pub struct Form {
    /// In playing order.
    pub seats: RwSignal<Vec<SeatForm>>,
    /// How freely moves are taken back.
    pub undo: RwSignal<UndoPolicy>,
    /// One for every shape, made with the page: a signal made by a touch would go with whatever was touched.
    pool: StoredValue<Vec<SeatForm>>,
}

impl Form {
    /// The seats of last time, or a person against an easy computer.
    #[must_use]
    pub fn read(kept: Option<&Value>, seats: Seats) -> Self {
        let kept = kept.and_then(|kept| kept.get("party"));
        let number =
            kept.and_then(|party| party.get("players")).and_then(Value::as_array).map_or(0, Vec::len);
        let number = u8::try_from(number).unwrap_or(u8::MAX).clamp(seats.least, seats.most);
        let mut party = Party::read(kept.unwrap_or(&Value::Null), number, |_| String::new());
        if kept.is_none() {
            for player in party.players.iter_mut().skip(1) {
                player.mind = Mind::Computer { level: 1, style: Style::default() };
            }
        }
        let pool = (0..SHAPES).map(|key| SeatForm {
            key: u32::from(key),
            name: RwSignal::new(String::new()),
            shape: RwSignal::new(key),
            computer: RwSignal::new(false),
            level: RwSignal::new(1),
            style: RwSignal::new(Style::default()),
        });
        let form = Self {
            seats: RwSignal::new(Vec::new()),
            undo: RwSignal::new(party.undo),
            pool: StoredValue::new(pool.collect()),
        };
        for player in party.players {
            form.sit(player);
        }
        form
    }

    /// A seat at the end for a player.
    fn sit(self, player: Player) {
        let seated = |key| self.seats.read_untracked().iter().any(|seat| seat.key == key);
        let free = self.pool.with_value(|pool| pool.iter().copied().find(|seat| !seated(seat.key)));
        let Some(seat) = free else { return };
        let (computer, level, style) = match player.mind {
            Mind::Person => (false, 1, Style::default()),
            Mind::Computer { level, style } => (true, level, style),
        };
        seat.name.set(player.name);
        seat.shape.set(player.shape);
        seat.computer.set(computer);
        seat.level.set(level);
        seat.style.set(style);
        self.seats.update(|seats| seats.push(seat));
    }

    /// One more seat at the end, with a shape that nobody has.
    pub fn add(self, computer: bool) {
        let taken: Vec<u8> =
            self.seats.read_untracked().iter().map(|seat| seat.shape.get_untracked()).collect();
        let shape = (0..SHAPES).find(|shape| !taken.contains(shape)).unwrap_or(0);
        let mind = if computer { Mind::Computer { level: 1, style: Style::default() } } else { Mind::Person };
        self.sit(Player { name: String::new(), shape, mind });
    }

    /// Takes a seat away.
    pub fn remove(self, key: u32) {
        self.seats.update(|seats| seats.retain(|seat| seat.key != key));
    }

    /// Puts a seat at another place in the order; the ones between move over.
    pub fn move_to(self, key: u32, to: usize) {
        let from = self.seats.read_untracked().iter().position(|seat| seat.key == key);
        if let Some(from) = from
            && from != to
        {
            self.seats.update(|seats| {
                let seat = seats.remove(from);
                seats.insert(to.min(seats.len()), seat);
            });
        }
    }

    /// Puts the seats in an order that nobody chose.
    pub fn shuffle(self) {
        let seed = crate::engine::Seed(getrandom::u64().unwrap_or_default());
        self.seats.update(|seats| crate::engine::Rng::new(seed).shuffle(seats));
    }

    /// Gives a seat a shape; whoever had it takes the seat's old one.
    pub fn give_shape(self, key: u32, shape: u8) {
        let seats = self.seats.get_untracked();
        let Some(seat) = seats.iter().find(|seat| seat.key == key) else { return };
        let old = seat.shape.get_untracked();
        for other in seats.iter().filter(|other| other.key != key && other.shape.get_untracked() == shape) {
            other.shape.set(old);
        }
        seat.shape.set(shape);
    }

    /// The name that a seat has while none is typed. `at` is its place in the order.
    #[must_use]
    pub fn default_name(at: usize, computer: bool, language: Language) -> String {
        if computer {
            let names = say!(language, shell.computer_names);
            names.split('|').nth(at).unwrap_or_default().to_owned()
        } else {
            say!(language, table.player_number, number = (at + 1).to_string())
        }
    }

    /// The players as they will sit at the table.
    #[must_use]
    pub fn players(self, language: Language) -> Vec<Player> {
        let seats = self.seats.read();
        let player = |(at, seat): (usize, &SeatForm)| {
            let computer = seat.computer.get();
            let typed = short(&seat.name.read());
            Player {
                name: if typed.is_empty() { Self::default_name(at, computer, language) } else { typed },
                shape: seat.shape.get(),
                mind: if computer {
                    Mind::Computer { level: seat.level.get(), style: seat.style.get() }
                } else {
                    Mind::Person
                },
            }
        };
        seats.iter().enumerate().map(player).collect()
    }

    /// The party that the game starts with.
    #[must_use]
    pub fn party(self, language: Language) -> Party {
        Party { players: self.players(language), undo: self.undo.get(), ..Party::default() }
    }

    /// For remembering: names as typed, so that untyped ones stay in the language of the page.
    #[must_use]
    pub fn to_value(self) -> Value {
        let mut party = self.party(Language::default());
        for (player, seat) in party.players.iter_mut().zip(self.seats.read().iter()) {
            player.name = short(&seat.name.read());
        }
        party.to_value()
    }
}
