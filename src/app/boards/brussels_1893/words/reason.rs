//! What speaks for an action.

use super::{belle, colour, francs, noble, noble_effect, points, rewards, track, work, zone};
use crate::app::session::Speech;
use crate::games::brussels_1893::{Brussels1893, Reason};
use crate::say;

/// A reason, as part of a sentence.
#[must_use]
pub fn reason(reason: &Reason, speech: &Speech<Brussels1893>) -> String {
    let (l, components) = (speech.language, speech.components);
    let reward = |card| rewards(l, components.prestige(card));
    let words = match *reason {
        Reason::Points(n) => return say!(l, brussels_1893.reason.brings, what = points(l, n)),
        Reason::Francs(n) => return say!(l, brussels_1893.reason.brings, what = francs(l, n)),
        Reason::Cubes(n) => return say!(l, brussels_1893.reason.cubes, count = n),
        Reason::NewColour => say!(l, brussels_1893.reason.new_colour),
        Reason::Artwork => say!(l, brussels_1893.reason.artwork),
        Reason::White => say!(l, brussels_1893_belle.reason.white),
        Reason::Frees(shown) if shown.white => say!(l, brussels_1893_belle.reason.frees_white),
        Reason::Frees(shown) => return say!(l, brussels_1893.reason.frees, colour = colour(l, shown.art)),
        Reason::Effect(who) => {
            let effect = noble_effect(l, components, who);
            return say!(l, brussels_1893.reason.effect, effect = effect, noble = noble(l, who));
        }
        Reason::PaysForItself { noble: who, salary: 0 } => {
            return say!(l, brussels_1893_belle.reason.no_salary, noble = noble(l, who));
        }
        Reason::PaysForItself { noble: who, salary } => {
            let owed = francs(l, salary.into());
            return say!(l, brussels_1893.reason.pays, francs = owed, noble = noble(l, who));
        }
        Reason::TooDear { noble: who, salary } => {
            let owed = francs(l, salary.into());
            return say!(l, brussels_1893.reason.dear, francs = owed, noble = noble(l, who));
        }
        Reason::Another => say!(l, brussels_1893_belle.reason.another),
        Reason::Nobles(n) => return say!(l, brussels_1893.reason.nobles, count = n),
        Reason::LeadsColumn { column, card } => {
            let column = (column + 1).to_string();
            return say!(l, brussels_1893.reason.leads, column = column, reward = reward(card));
        }
        Reason::TiesColumn { column, card } => {
            let column = (column + 1).to_string();
            return say!(l, brussels_1893.reason.ties, column = column, reward = reward(card));
        }
        Reason::GoodCard { column, card } => {
            let column = (column + 1).to_string();
            return say!(l, brussels_1893.reason.good_card, column = column, reward = reward(card));
        }
        Reason::BringsCard { column, card } => {
            let column = (column + 1).to_string();
            return say!(l, brussels_1893_belle.reason.brings_card, column = column, reward = reward(card));
        }
        Reason::Iris { iris, points: n } => {
            let [column, row] = [iris.column(), iris.row()].map(|at| at.to_string());
            let worth = points(l, n.into());
            return say!(l, brussels_1893.reason.iris, column = column, points = worth, row = row);
        }
        Reason::IrisesToCome => say!(l, brussels_1893.reason.irises),
        Reason::NoCourt => say!(l, brussels_1893.reason.no_court),
        Reason::OutOfCourt => say!(l, brussels_1893_belle.reason.out_of_court),
        Reason::Cheap(n) => return say!(l, brussels_1893.reason.cheap, count = n),
        Reason::FirstToPass { francs: n } => {
            let icons = speech.components.scores.passing_icons;
            return say!(l, brussels_1893.reason.first, count = icons, francs = francs(l, n));
        }
        Reason::NothingLeft => say!(l, brussels_1893.reason.nothing_left),
        Reason::House { points: 0 } => say!(l, brussels_1893.reason.house_later),
        Reason::House { points: n } => return say!(l, brussels_1893.reason.house, points = points(l, n)),
        Reason::NoJoker(n) => {
            return say!(l, brussels_1893.reason.no_joker, points = points(l, n.into()));
        }
        Reason::Cheapest => say!(l, brussels_1893.reason.cheapest),
        Reason::Needle => say!(l, brussels_1893.reason.needle),
        Reason::Visited(of) => return say!(l, brussels_1893.reason.visited, work = work(l, of)),
        Reason::NoGift => say!(l, brussels_1893.reason.no_gift),
        Reason::Track(of) => return say!(l, brussels_1893.reason.track, track = track(l, of)),
        Reason::Worker => say!(l, brussels_1893.reason.worker),
        Reason::Zone { zone: of, things } => {
            return say!(l, brussels_1893.reason.zone, count = things, zone = zone(l, of));
        }
        Reason::OwnHouses(n) => return say!(l, brussels_1893.reason.own_houses, count = n),
        Reason::InTheWay => say!(l, brussels_1893.reason.in_the_way),
        Reason::LeastLoss => say!(l, brussels_1893.reason.least),
        Reason::Card(of) => return say!(l, brussels_1893_belle.reason.card, card = belle::card_name(l, of)),
        Reason::Tile { tile: of, points: n } => {
            return say!(l, brussels_1893_belle.reason.tile, count = n, tile = belle::tile(l, of));
        }
        Reason::Row(n) => return say!(l, brussels_1893_belle.reason.row, count = n),
        Reason::Travellers => say!(l, brussels_1893_belle.reason.travellers),
        Reason::Later(of) => {
            return say!(l, brussels_1893_belle.reason.later, card = belle::card_name(l, of));
        }
        Reason::NotWorth => say!(l, brussels_1893_belle.reason.not_worth),
        Reason::Plain => say!(l, brussels_1893.reason.plain),
    };
    words.to_owned()
}
