//! What a finger that rests on a piece is told, as things stand.

use super::super::super::scene::Piece;
use super::super::super::words;
use super::super::markup::closeup::closeup;
use super::{Pen, walk};
use crate::app::words::Language;
use crate::engine::Seat;
use crate::games::brussels_1893::{Action, Worker};

#[test]
fn the_help_of_an_iris_and_of_a_column_says_who_stands_there_and_with_what() {
    let mut told = [0; 2];
    walk(3, 5, Language::English, |pen| {
        for piece in pen.scene.pieces() {
            let (kind, seats): (usize, Vec<Seat>) = match piece {
                Piece::Iris(iris) => {
                    let around = &pen.scene.board.irises[usize::from(iris.0)].around;
                    let workers = around.iter().flatten();
                    (
                        0,
                        workers
                            .filter_map(
                                |worker| if let Worker::Of(seat) = worker { Some(*seat) } else { None },
                            )
                            .collect(),
                    )
                }
                Piece::Column(column) => {
                    let stakes = &pen.scene.board.columns[usize::from(column)].stakes;
                    (1, stakes.iter().map(|(seat, _)| *seat).collect())
                }
                _ => continue,
            };
            let about = words::about::about(pen, piece).expect("it says what it is");
            assert_eq!(about.contains("Now: "), !seats.is_empty(), "{about}");
            assert!(seats.iter().all(|seat| about.contains(pen.name(*seat))), "{about}");
            told[kind] += usize::from(!seats.is_empty());
        }
    });
    assert!(told.iter().all(|told| *told > 0), "{told:?}");
}

#[test]
fn a_used_noble_is_ready_again_next_round_unless_there_is_none() {
    let mut read = [0; 2];
    let mut see = |pen: &Pen<'_>| {
        for panel in &pen.scene.panels {
            for part in &panel.nobles {
                let player = pen.view.table.player(panel.seat);
                if !player.exhausted.has(part.noble) || player.ready().has(part.noble) {
                    continue;
                }
                let words = closeup(pen, Piece::Noble(panel.seat, part.noble)).expect("to be read").words;
                let last = pen.view.table.is_last_round(pen.components);
                assert_eq!(words.contains("ready again next round"), !last, "{words}");
                read[usize::from(last)] += 1;
            }
        }
    };
    for seed in 0..6 {
        walk(3, seed, Language::English, &mut see);
    }
    assert!(read.iter().all(|read| *read > 0), "{read:?}");
}

#[test]
fn an_artwork_that_may_be_taken_says_what_it_would_sell_for() {
    let mut read = 0;
    walk(3, 5, Language::English, |pen| {
        if let Some(Action::Artwork(art)) = pen.scene.choice(0) {
            let about = words::about::about(pen, Piece::Choice(0)).expect("it says so");
            let pays = pen.components.market.pays(pen.view.table.market.centre, art);
            assert!(about.contains(&words::pays(pen.language, pays)), "{about}");
            read += 1;
        }
    });
    assert!(read > 0);
}
