//! Speed of the rules and of the search, natively.

use super::entrant::LADDER_TIME;
use super::threads;
use salon::app::boards::art_society::art;
use salon::bots::speed;
use salon::engine::{Advice, Game};
use salon::games::art_society::{ArtSociety, PAINTINGS, PaintingId, Setup};
use std::hint::black_box;
use std::time::Instant;

/// Seconds that each figure takes.
const TIME: f64 = 1.0;

/// Prints what is measured of one game alone.
pub fn alone(key: &str) {
    if key == ArtSociety::KEY {
        paintings();
    }
}

/// Prints how fast Art Society's paintings are drawn: all of the box, over and over.
fn paintings() {
    let Ok(components) = ArtSociety::components(&Setup::default()) else { return };
    let begun = Instant::now();
    let mut drawn = 0_u32;
    while begun.elapsed().as_secs_f64() < TIME {
        for id in 0..PAINTINGS as PaintingId {
            black_box(art::symbol(&art::Tile::of(&components, id)));
            drawn += 1;
        }
    }
    let rate = f64::from(drawn) / begun.elapsed().as_secs_f64();
    say!("{:<48} {rate:>10.0} a second", "art-society: paintings drawn");
}

/// Prints every figure on one core, and random games on all.
pub fn measure<G: Advice>() {
    let begun = Instant::now();
    let mut clock = || begun.elapsed().as_secs_f64();
    for figure in speed::figures::<G>(TIME, LADDER_TIME.as_secs_f64(), &mut clock) {
        say!("{:<48} {:>10.0} a second", figure.name, figure.rate);
    }
    for seats in G::SEATS.least..=G::SEATS.most {
        let rate: f64 = std::thread::scope(|scope| {
            let game = |stream| {
                scope.spawn(move || {
                    speed::random_games::<G>(seats, stream, TIME, &mut || begun.elapsed().as_secs_f64()).0
                })
            };
            let workers: Vec<_> = (0..threads() as u64).map(game).collect();
            workers.into_iter().map(|worker| worker.join().expect("random games end well")).sum()
        });
        let name = format!("{}, {seats} seats: random games on {} cores", G::KEY, threads());
        say!("{name:<48} {rate:>10.0} a second");
    }
}
