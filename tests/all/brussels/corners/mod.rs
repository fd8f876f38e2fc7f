//! The corner cases of the rules, and what an action does where little or nothing is left.

mod end;
mod nobles;
mod rounds;
mod works;

use super::scene::{ADA, BO, Play, Scene};
use salon::games::brussels_1893::Event;
use salon::games::brussels_1893::components::Work;

/// Where Ada puts a worker, nothing happens, and the worker stays.
fn has_no_effect(scene: &Scene, work: Work) -> Play {
    let mut play = scene.deal(1);
    let reserve = play.player(ADA).reserve;
    play.place(work);
    assert!(play.heard.contains(&Event::NoEffect { seat: ADA }), "{work:?}");
    assert_eq!((play.player(ADA).reserve, play.table().on_spaces(ADA)), (reserve - 1, 1));
    assert_eq!(play.table().to_move(), BO);
    play
}
