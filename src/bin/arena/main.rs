//! Computer players against each other, and the speed of rules and search. Native.
//!
//! ```text
//! arena ladder [GAME]                    every level against the one below, seats rotated; fails if the order fails
//! arena styles [GAME]                    the two styles against each other, and how they differ
//! arena match A B GAMES SEATS [GAME]     one A among B's; players are random, 1b, 2r, 3b:100ms, 3r:2000, 3:2000x4
//! arena council [GAME]                   four searches that decide together against one, each with the same time
//! arena patience [GAME]                  the levels that search against themselves with a quarter of the time
//! arena speed [GAME]                     random games, decisions and search iterations per second
//! ```
//!
//! A game with its expansion is named by both: `brussels-1893+belle-epoque`.

/// Prints a line, as `println!` does, to somebody who may have read enough.
macro_rules! say {
    ($($line:tt)*) => { $crate::out::line(format_args!($($line)*)) };
}

mod ladder;
mod out;
mod report;
mod speed;

use salon::bots::arena::Entrant;
use salon::engine::Game;
use salon::games::GameId;
use salon::with_game;
use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let sound = match words.as_slice() {
        ["ladder", game @ ..] => each(
            game,
            &mut |id, expanded| with_game!(id, G => ladder::climb::<G>(&setup::<G>(expanded), expanded)),
        ),
        ["styles", game @ ..] => {
            each(game, &mut |id, expanded| with_game!(id, G => ladder::styles::<G>(&setup::<G>(expanded))))
        }
        ["council", game @ ..] => {
            each(game, &mut |id, expanded| with_game!(id, G => ladder::council::<G>(&setup::<G>(expanded))))
        }
        ["patience", game @ ..] => {
            each(game, &mut |id, expanded| with_game!(id, G => ladder::patience::<G>(&setup::<G>(expanded))))
        }
        ["speed", game @ ..] => each(game, &mut |id, expanded| {
            with_game!(id, G => speed::measure::<G>(&setup::<G>(expanded), &called(id, expanded)));
            if !expanded {
                speed::alone(id.key());
            }
            true
        }),
        ["match", a, b, games, seats, game @ ..] => {
            let parsed = (a.parse(), b.parse(), games.parse(), seats.parse());
            let (Ok(a), Ok(b), Ok(games), Ok(seats)) = parsed else { return usage() };
            let (a, b): (Entrant<'_>, Entrant<'_>) = (a, b);
            each(
                game,
                &mut |id, expanded| with_game!(id, G => ladder::single::<G>(&setup::<G>(expanded), a, b, games, seats)),
            )
        }
        _ => return usage(),
    };
    match sound {
        None => usage(),
        Some(true) => ExitCode::SUCCESS,
        Some(false) => ExitCode::FAILURE,
    }
}

/// The setup that is played with: that of the game alone, or with its expansion.
fn setup<G: Game>(expanded: bool) -> G::Setup {
    G::expanded().filter(|_| expanded).map_or_else(G::Setup::default, |(_, setup)| setup)
}

/// What a game is called here: by its key, with an expansion by both.
fn called(id: GameId, expanded: bool) -> String {
    let expansion = with_game!(id, G => G::expanded().map(|(name, _)| name));
    let expansion = expansion.filter(|_| expanded).map(|name| format!("+{name}"));
    format!("{}{}", id.key(), expansion.unwrap_or_default())
}

/// Does it for the game that is named, alone or with its expansion, or for every game and then its expansion. `None` for an
/// unknown name.
fn each(named: &[&str], run: &mut dyn FnMut(GameId, bool) -> bool) -> Option<bool> {
    let both = |id: &GameId| [(*id, false), (*id, true)];
    let there = |(id, expanded): &(GameId, bool)| !expanded || called(*id, true) != called(*id, false);
    let mut games: Vec<(GameId, bool)> = GameId::ALL.iter().flat_map(both).filter(there).collect();
    match named {
        [] => {}
        [name] => games.retain(|(id, expanded)| called(*id, *expanded) == *name),
        _ => return None,
    }
    if games.is_empty() {
        return None;
    }
    Some(games.into_iter().fold(true, |sound, (id, expanded)| {
        say!("\n{}", called(id, expanded));
        run(id, expanded) && sound
    }))
}

fn usage() -> ExitCode {
    eprintln!("arena ladder|styles|council|patience|speed [GAME]");
    eprintln!(
        "arena match A B GAMES SEATS [GAME]   players: random, 1b, 2r, 3b:100ms, 3r:2000 (iterations), 3:2000x4 (four searches that decide together)"
    );
    ExitCode::FAILURE
}
