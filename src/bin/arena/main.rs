//! Computer players against each other, and the speed of rules and search. Native.
//!
//! ```text
//! arena ladder [GAME]                    every level against the one below, seats rotated; fails if the order fails
//! arena styles [GAME]                    the two styles against each other, and how they differ
//! arena match A B GAMES SEATS [GAME]     one A among B's; players are random, 1b, 2r, 3b:100ms, 3r:2000, 3:2000x4
//! arena council [GAME]                   four searches that decide together against one, each with the same time
//! arena speed [GAME]                     random games, decisions and search iterations per second
//! ```

/// Prints a line, as `println!` does, to somebody who may have read enough.
macro_rules! say {
    ($($line:tt)*) => { $crate::out::line(format_args!($($line)*)) };
}

mod contest;
mod entrant;
mod ladder;
mod out;
mod report;
mod speed;

use entrant::Entrant;
use salon::games::GameId;
use salon::with_game;
use std::process::ExitCode;

/// Most games that play at once: the aims are for two cores.
const MOST_THREADS: usize = 2;

/// Games that play at once: as many as there are cores for this process, two at most.
fn threads() -> usize {
    std::thread::available_parallelism().map_or(1, |cores| cores.get().min(MOST_THREADS))
}

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let sound = match words.as_slice() {
        ["ladder", game @ ..] => each(game, &mut |id| with_game!(id, G => ladder::climb::<G>())),
        ["styles", game @ ..] => each(game, &mut |id| with_game!(id, G => ladder::styles::<G>())),
        ["council", game @ ..] => each(game, &mut |id| with_game!(id, G => ladder::council::<G>())),
        ["speed", game @ ..] => each(game, &mut |id| {
            with_game!(id, G => speed::measure::<G>());
            speed::alone(id.key());
            true
        }),
        ["match", a, b, games, seats, game @ ..] => {
            let parsed = (a.parse(), b.parse(), games.parse(), seats.parse());
            let (Ok(a), Ok(b), Ok(games), Ok(seats)) = parsed else { return usage() };
            let (a, b): (Entrant, Entrant) = (a, b);
            each(game, &mut |id| with_game!(id, G => ladder::single::<G>(a, b, games, seats)))
        }
        _ => return usage(),
    };
    match sound {
        None => usage(),
        Some(true) => ExitCode::SUCCESS,
        Some(false) => ExitCode::FAILURE,
    }
}

/// Does it for the game that is named, or for every game. `None` for an unknown name.
fn each(named: &[&str], run: &mut dyn FnMut(GameId) -> bool) -> Option<bool> {
    let games = match named {
        [] => GameId::ALL.to_vec(),
        [key] => vec![GameId::from_key(key)?],
        _ => return None,
    };
    Some(games.into_iter().fold(true, |sound, id| {
        say!("\n{}", id.key());
        run(id) && sound
    }))
}

fn usage() -> ExitCode {
    eprintln!("arena ladder|styles|council|speed [GAME]");
    eprintln!(
        "arena match A B GAMES SEATS [GAME]   players: random, 1b, 2r, 3b:100ms, 3r:2000 (iterations), 3:2000x4 (four searches that decide together)"
    );
    ExitCode::FAILURE
}
