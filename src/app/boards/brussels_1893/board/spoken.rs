//! What may be done and what a move would do: the sentences and buttons of the action bar.

use super::super::scene::parts::{Sheet, Stake};
use super::super::scene::{MoveKind, Piece, What};
use super::super::words;
use super::{markup, names};
use crate::app::boards::kit::phrase::{CLAUSE, capital, join};
use crate::app::boards::pen::{Pen, Spoken};
use crate::app::words::Language;
use crate::games::brussels_1893::Brussels1893;
use crate::say;

/// What the francs of a stake lead to in its column.
fn lead(pen: &Pen<'_, Brussels1893>, stake: &Stake) -> Option<String> {
    let l = pen.language;
    let band = stake.bands.iter().find(|band| band.chosen)?;
    let rivals = join(l, stake.rivals.0.iter().map(|seat| pen.name(seat).to_owned()));
    Some(markup::sheet::lead(l, stake, band, &rivals))
}

impl Spoken for Brussels1893 {
    fn about(pen: &Pen<'_, Self>, piece: Piece) -> String {
        words::about::about(pen, piece).unwrap_or_else(|| names::piece(pen, piece))
    }

    fn preview(pen: &Pen<'_, Self>) -> String {
        let What::Due { planned, .. } = pen.scene.offer.what else { return String::new() };
        let first = match planned {
            Some(action) => capital(words::plan::action(action, pen.view, &pen.speech())),
            None => words::offer::to_do(pen.view, &pen.speech()),
        };
        let scene = pen.scene;
        if let Sheet::Stake(stake) = &scene.sheet
            && let Some(lead) = lead(pen, stake)
        {
            return [&first, CLAUSE, &lead].concat();
        }
        let asked = scene.active.filter(|active| scene.decider.is_some_and(|decider| decider != *active));
        match asked {
            Some(active) => {
                let turn = say!(pen.language, brussels_1893_board.say.in_turn, name = pen.name(active));
                [&first, CLAUSE, &turn].concat()
            }
            None => first,
        }
    }

    fn button(kind: MoveKind, l: Language) -> String {
        let plain = match kind {
            MoveKind::Take => say!(l, brussels_1893_board.button.take),
            MoveKind::Corner => say!(l, brussels_1893_board.button.corner),
            MoveKind::Neutral => say!(l, brussels_1893_board.button.neutral),
            MoveKind::PlaceIdle => say!(l, brussels_1893_board.button.place_idle),
            MoveKind::Place(work) => {
                return say!(l, brussels_1893_board.button.place, work = words::work(l, work));
            }
            MoveKind::Office(office) => {
                return say!(l, brussels_1893_board.button.office, office = words::office(l, office));
            }
            MoveKind::Pass { francs: 0, .. } => say!(l, brussels_1893_board.button.pass),
            MoveKind::Pass { francs, .. } => {
                return say!(l, brussels_1893_board.button.pass_for, francs = words::francs(l, francs));
            }
            MoveKind::Sell => say!(l, brussels_1893_board.button.sell),
            MoveKind::Market => say!(l, brussels_1893_board.button.market),
            MoveKind::Replace => say!(l, brussels_1893_board.button.replace),
            MoveKind::Buy => say!(l, brussels_1893_board.button.buy),
            MoveKind::Keep => say!(l, brussels_1893_board.button.keep),
            MoveKind::Dismiss => say!(l, brussels_1893_board.button.dismiss),
            MoveKind::Choose => say!(l, brussels_1893_board.button.choose),
            MoveKind::Turn => say!(l, brussels_1893_board.button.turn),
            MoveKind::Pay => say!(l, brussels_1893_board.button.pay),
            MoveKind::House => say!(l, brussels_1893_board.button.house),
            MoveKind::Use => say!(l, brussels_1893_board.button.use_it),
            MoveKind::Copy(work) => {
                return say!(l, brussels_1893_board.button.copy, work = words::work(l, work));
            }
            MoveKind::Jokers(0) => say!(l, brussels_1893_board.button.decline),
            MoveKind::Jokers(n) => {
                return say!(l, brussels_1893_board.button.jokers, jokers = words::jokers(l, n));
            }
            MoveKind::Decline => say!(l, brussels_1893_board.button.decline),
            MoveKind::Reward => say!(l, brussels_1893_board.button.reward),
            MoveKind::Tuck => say!(l, brussels_1893_board.button.tuck),
            MoveKind::Unpaid => say!(l, brussels_1893_board.button.unpaid),
            MoveKind::Settle => say!(l, brussels_1893_board.button.settle),
            MoveKind::Card => say!(l, brussels_1893_belle.button.card),
            MoveKind::NotNow => say!(l, brussels_1893_board.belle.not_now),
            MoveKind::Tile => say!(l, brussels_1893_belle.button.tile),
            MoveKind::Pavilion => say!(l, brussels_1893_belle.button.pavilion),
        };
        plain.to_owned()
    }
}
