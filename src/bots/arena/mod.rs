//! Computer players against each other. For native programs: knows threads and a clock, which a browser has not in this form.

pub mod contest;
pub mod entrant;

pub use contest::{Contest, Tally, hold};
pub use entrant::{Budget, Entrant, LADDER_TIME};

use std::sync::atomic::{AtomicUsize, Ordering};

/// Most games that play at once, unless `SALON_THREADS` says otherwise: the aims are for two cores.
const MOST_THREADS: usize = 2;

/// Games that play at once: as many as there are cores for this process, two at most, or as many as `SALON_THREADS` says.
#[must_use]
pub fn threads() -> usize {
    let asked = std::env::var("SALON_THREADS").ok().and_then(|text| text.parse().ok());
    let cores = || std::thread::available_parallelism().map_or(1, |cores| cores.get().min(MOST_THREADS));
    asked.unwrap_or_else(cores).max(1)
}

/// Plays games by their numbers, from the first on, several at once, until it is told that there is none of a number.
pub fn spread(first: usize, play: impl Fn(usize) -> bool + Sync) {
    let next = AtomicUsize::new(first);
    std::thread::scope(|scope| {
        for _ in 0..threads() {
            scope.spawn(|| while play(next.fetch_add(1, Ordering::Relaxed)) {});
        }
    });
}
