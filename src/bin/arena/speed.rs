//! Speed of the rules and of the search, natively.

use salon::app::boards::art_society::art;
use salon::app::boards::bruges::art::card;
use salon::bots::arena::{LADDER_TIME, threads};
use salon::bots::speed;
use salon::engine::{Advice, Game};
use salon::games::art_society::{ArtSociety, PAINTINGS, PaintingId, Setup};
use salon::games::bruges::{self, Bruges, CARDS};
use std::hint::black_box;
use std::time::Instant;

/// Seconds that each figure takes.
const TIME: f64 = 1.0;

/// Prints what is measured of one game alone.
pub fn alone(key: &str) {
    if key == ArtSociety::KEY {
        paintings();
    }
    if key == Bruges::KEY {
        portraits();
    }
}

/// Prints how fast the persons of Bruges are drawn: the cards of the box, over and over.
fn portraits() {
    let Ok(components) = Bruges::components(&bruges::Setup::default()) else { return };
    drawn("bruges: portraits drawn", CARDS as u8, |id| {
        black_box(card::card(&card::Face::printed(&components, id)));
    });
}

/// Prints how many of these are drawn in a second.
fn drawn(what: &str, all: u8, draw: impl Fn(u8)) {
    let begun = Instant::now();
    let mut drawn = 0_u32;
    while begun.elapsed().as_secs_f64() < TIME {
        (0..all).for_each(&draw);
        drawn += u32::from(all);
    }
    let rate = f64::from(drawn) / begun.elapsed().as_secs_f64();
    say!("{what:<48} {rate:>10.0} a second");
}

/// Prints how fast Art Society's paintings are drawn: all of the box, over and over.
fn paintings() {
    let Ok(components) = ArtSociety::components(&Setup::default()) else { return };
    drawn("art-society: paintings drawn", PAINTINGS as PaintingId, |id| {
        black_box(art::symbol(&art::Tile::of(&components, id)));
    });
}

/// Prints every figure on one core, and random games on all.
pub fn measure<G: Advice>(setup: &G::Setup, called: &str) {
    let begun = Instant::now();
    let mut clock = || begun.elapsed().as_secs_f64();
    for figure in speed::figures::<G>(setup, called, TIME, LADDER_TIME.as_secs_f64(), &mut clock) {
        say!("{:<48} {:>10.0} a second", figure.name, figure.rate);
    }
    for seats in G::SEATS.least..=G::SEATS.most {
        let rate: f64 = std::thread::scope(|scope| {
            let game = |stream| {
                scope.spawn(move || {
                    speed::random_games::<G>(setup, seats, stream, TIME, &mut || {
                        begun.elapsed().as_secs_f64()
                    })
                    .0
                })
            };
            let workers: Vec<_> = (0..threads() as u64).map(game).collect();
            workers.into_iter().map(|worker| worker.join().expect("random games end well")).sum()
        });
        let name = format!("{called}, {seats} seats: random games on {} cores", threads());
        say!("{name:<48} {rate:>10.0} a second");
    }
}
