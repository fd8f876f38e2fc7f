//! What was tried, in the order in which it was: a file, so that learning goes on where it stopped, and a plot.

use anyhow::Result;
use serde::{Deserialize, Serialize};
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

/// An attempt at the next generation.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Attempt {
    /// Positions that it learned from.
    pub positions: usize,
    /// Cross-entropy over games kept apart: of the hand-written judgement, and of the new one.
    pub loss: [f32; 2],
    /// Part of the games won against the player before it, of how many.
    pub against_last: (f64, usize),
    /// Part of the games won against level 3, of how many.
    pub against_three: (f64, usize),
    /// Whether it became the player.
    pub kept: bool,
}

/// Everything that was tried for a game.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Journal {
    pub attempts: Vec<Attempt>,
}

impl Journal {
    /// Reads it; an empty one where there is none.
    pub fn read(path: &Path) -> Result<Self> {
        if !path.exists() {
            return Ok(Self::default());
        }
        Ok(serde_json::from_str(&fs::read_to_string(path)?)?)
    }

    /// Writes it.
    pub fn write(&self, path: &Path) -> Result<()> {
        let half = path.with_extension("part");
        fs::write(&half, serde_json::to_string_pretty(self)?)?;
        Ok(fs::rename(half, path)?)
    }

    /// How many attempts became the player.
    pub fn generation(&self) -> u16 {
        self.attempts.iter().filter(|attempt| attempt.kept).count() as u16
    }

    /// Victories over level 3 by attempts, as a drawing: those that were kept on a line, the others beside it.
    pub fn plot(&self, game: &str) -> String {
        const WIDTH: f64 = 640.0;
        const HEIGHT: f64 = 360.0;
        const EDGE: f64 = 48.0;
        let step = (WIDTH - 2.0 * EDGE) / self.attempts.len().max(1) as f64;
        let x = |at: usize| EDGE + step * at as f64;
        let y = |share: f64| HEIGHT - EDGE - (HEIGHT - 2.0 * EDGE) * share;
        let mut svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" font-family=\"sans-serif\" font-size=\"12\">\n\
             <rect width=\"{WIDTH}\" height=\"{HEIGHT}\" fill=\"#fffdf8\"/>\n\
             <text x=\"{EDGE}\" y=\"24\" font-size=\"14\">{game}: games of two won against level 3, in equal time</text>\n"
        );
        for percent in [0, 25, 50, 75, 100] {
            let y = y(f64::from(percent) / 100.0);
            let _ = writeln!(
                svg,
                "<path d=\"M{EDGE} {y:.1}H{:.1}\" stroke=\"#d8d2c4\"/><text x=\"8\" y=\"{:.1}\">{percent} %</text>",
                WIDTH - EDGE,
                y + 4.0
            );
        }
        let mut line = format!("M{:.1} {:.1}", x(0), y(0.5));
        for (at, attempt) in self.attempts.iter().enumerate() {
            let (share, games) = attempt.against_three;
            let (x, y) = (x(at + 1), y(share));
            let colour = if attempt.kept { "#0b6e5f" } else { "#b8b0a0" };
            if attempt.kept {
                let _ = write!(line, "L{x:.1} {y:.1}");
            }
            let margin = (HEIGHT - 2.0 * EDGE) * 1.96 * (share * (1.0 - share) / games.max(1) as f64).sqrt();
            let _ = writeln!(
                svg,
                "<path d=\"M{x:.1} {:.1}V{:.1}\" stroke=\"{colour}\"/><circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"4\" fill=\"{colour}\"/>",
                y - margin,
                y + margin
            );
        }
        let _ =
            writeln!(svg, "<path d=\"{line}\" fill=\"none\" stroke=\"#0b6e5f\" stroke-width=\"2\"/>\n</svg>");
        svg
    }
}
