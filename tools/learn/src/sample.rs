//! What is learned from: positions as the figures of every seat, each with how the game ended.

use anyhow::{Context, Result, ensure};
use salon::bots::network::MOST_SEATS;
use salon::engine::MOST_HELD;
use std::fs;
use std::path::Path;

/// Positions of tables with the same number of seats.
#[derive(Clone, Debug, Default)]
pub struct Table {
    /// For every position and seat: the traits, and the hand-written standing after them.
    pub figures: Vec<f32>,
    /// For every position and seat: the kinds of what it has, [`NOTHING`] in the places that are left.
    pub held: Vec<[u16; MOST_HELD]>,
    /// For every position and seat: the part of the victory that it got.
    pub parts: Vec<f32>,
    /// For every position and seat: the part that a search promised it there; no number where none did.
    pub promised: Vec<f32>,
    /// For every position: the number of its game, by which those kept for a test are told apart from the others.
    pub games: Vec<u32>,
}

/// Positions by the number of seats.
#[derive(Clone, Debug)]
pub struct Samples {
    /// Figures of a seat, the standing among them.
    pub width: usize,
    /// Kinds of things that a seat may have.
    pub kinds: usize,
    /// By number of seats.
    pub tables: Vec<Table>,
}

/// No kind.
pub const NOTHING: u16 = u16::MAX;

/// One more than the most seats of any game.
const TABLES: usize = MOST_SEATS + 1;

impl Samples {
    /// None yet.
    pub fn new(width: usize, kinds: usize) -> Self {
        Self { width, kinds, tables: vec![Table::default(); TABLES] }
    }

    /// Positions at all tables together.
    pub fn len(&self) -> usize {
        self.tables.iter().map(|table| table.games.len()).sum()
    }

    /// Takes others in.
    pub fn extend(&mut self, others: Self) {
        for (table, other) in self.tables.iter_mut().zip(others.tables) {
            table.figures.extend(other.figures);
            table.held.extend(other.held);
            table.parts.extend(other.parts);
            table.promised.extend(other.promised);
            table.games.extend(other.games);
        }
    }

    /// Moves the part of the victory that each seat got towards what searches promised from there on: `end` is what the end of
    /// the game counts at each position before it. The positions of a game stand together, the last one first.
    pub fn heed(&mut self, end: f32) {
        for (seats, table) in self.tables.iter_mut().enumerate() {
            let mut parts = vec![0.0_f32; seats];
            for at in 0..table.games.len() {
                let range = at * seats..(at + 1) * seats;
                if at == 0 || table.games[at] != table.games[at - 1] {
                    parts.copy_from_slice(&table.parts[range.clone()]);
                }
                let promised = table.promised[range.clone()].iter().enumerate();
                for (seat, value) in promised.filter(|(_, value)| !value.is_nan()) {
                    let now = end * parts[seat] + (1.0 - end) * value;
                    // The others share the rest as before, all alike where nothing is left of them.
                    parts[seat] = 0.0;
                    let weight = |other: usize, part: f32| if other == seat { 0.0 } else { part.max(1e-6) };
                    let rest: f32 = parts.iter().enumerate().map(|(other, part)| weight(other, *part)).sum();
                    for (other, part) in parts.iter_mut().enumerate() {
                        *part = if other == seat { now } else { (1.0 - now) * weight(other, *part) / rest };
                    }
                }
                table.parts[range].copy_from_slice(&parts);
            }
        }
    }

    /// Writes them to a file.
    pub fn write(&self, path: &Path) -> Result<()> {
        let mut bytes = Vec::new();
        for table in &self.tables {
            bytes.extend((table.games.len() as u64).to_le_bytes());
            table.games.iter().for_each(|game| bytes.extend(game.to_le_bytes()));
            table
                .parts
                .iter()
                .chain(&table.promised)
                .chain(&table.figures)
                .for_each(|figure| bytes.extend(figure.to_le_bytes()));
            table.held.as_flattened().iter().for_each(|kind| bytes.extend(kind.to_le_bytes()));
        }
        // Whoever is stopped in the middle of this finds the file whole or not at all.
        let half = path.with_extension("part");
        fs::write(&half, bytes)?;
        Ok(fs::rename(half, path)?)
    }

    /// Reads them from a file.
    pub fn read(path: &Path, width: usize, kinds: usize) -> Result<Self> {
        let bytes = fs::read(path)?;
        let mut rest = bytes.as_slice();
        let mut take = |count: usize| -> Result<&[u8]> {
            let (taken, after) = rest.split_at_checked(count).context("the file ends too soon")?;
            rest = after;
            Ok(taken)
        };
        let floats = |bytes: &[u8]| -> Vec<f32> {
            bytes.as_chunks().0.iter().map(|word| f32::from_le_bytes(*word)).collect()
        };
        let mut samples = Self::new(width, kinds);
        for (seats, table) in samples.tables.iter_mut().enumerate() {
            let count = u64::from_le_bytes(take(8)?.try_into()?) as usize;
            table.games =
                take(4 * count)?.as_chunks().0.iter().map(|word| u32::from_le_bytes(*word)).collect();
            table.parts = floats(take(4 * count * seats)?);
            table.promised = floats(take(4 * count * seats)?);
            table.figures = floats(take(4 * count * seats * width)?);
            let held = take(2 * MOST_HELD * count * seats)?.as_chunks().0.iter();
            let held: Vec<u16> = held.map(|kind| u16::from_le_bytes(*kind)).collect();
            table.held = held.as_chunks().0.to_vec();
        }
        ensure!(rest.is_empty(), "the file is longer than it should be");
        Ok(samples)
    }
}
