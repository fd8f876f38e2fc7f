//! What speaks for an action.

use super::{card, colour, guilders, majority, outcome, points, workers};
use crate::app::session::Speech;
use crate::games::bruges::{Bruges, Reason, Side};
use crate::say;

/// A reason, as part of a sentence.
#[must_use]
pub fn reason(reason: &Reason, speech: &Speech<Bruges>) -> String {
    let (l, components) = (speech.language, speech.components);
    let person = |id| card(l, components, id);
    let brings = |what: String| say!(l, bruges.reason.brings, what = what);
    let words = match *reason {
        Reason::Points(n) => return brings(points(l, n)),
        Reason::Guilders(n) => return brings(guilders(l, n)),
        Reason::Workers { colour: of, n } => return brings(workers(l, of, n)),
        Reason::Person { card: id, points: n } => {
            return say!(l, bruges.reason.person, card = person(id), count = n);
        }
        Reason::Does { card: id, outcome: brought } => {
            return say!(l, bruges.reason.does, card = person(id), outcome = outcome::outcome(l, &brought));
        }
        Reason::Laurel { card: id, points: n } => {
            return say!(l, bruges.reason.laurel, card = person(id), count = n);
        }
        Reason::Averts { colour: of, of: all } => {
            return say!(l, bruges.reason.averts, colour = colour(l, of), count = all);
        }
        Reason::CanalPoints(n) => return say!(l, bruges.reason.canal, count = n),
        Reason::Statue(n) => return say!(l, bruges.reason.statue, count = n),
        Reason::TowardsStatue(n) => return say!(l, bruges.reason.towards_statue, count = n),
        Reason::RoomFor(id) => return say!(l, bruges.reason.room, card = person(id)),
        Reason::House => return say!(l, bruges.reason.house, count = components.house_points),
        Reason::Reputation(n) => return say!(l, bruges.reason.reputation, count = n),
        Reason::Leads(of) => return say!(l, bruges.reason.leads, majority = majority(l, of)),
        Reason::Keeps(of) => return say!(l, bruges.reason.keeps, majority = majority(l, of)),
        Reason::WorkerFor(id) => return say!(l, bruges.reason.worker, card = person(id)),
        Reason::ForCanal(Side::Left) => say!(l, bruges.reason.canal_left),
        Reason::ForCanal(Side::Right) => say!(l, bruges.reason.canal_right),
        Reason::HurtsLeader(seat) => return say!(l, bruges.reason.hurts, seat = speech.seat(seat)),
        Reason::Against(of) => return say!(l, bruges.reason.against, colour = colour(l, of)),
        Reason::NoWorker(of) => return say!(l, bruges.reason.no_worker, colour = colour(l, of)),
        Reason::NewColour(of) => return say!(l, bruges.reason.new_colour, colour = colour(l, of)),
        Reason::Costs(0) => say!(l, bruges.reason.costs_nothing),
        Reason::Costs(n) => return say!(l, bruges.reason.costs, count = n),
        Reason::Spare { colour: of, left } => {
            return say!(l, bruges.reason.spare, colour = colour(l, of), count = left);
        }
        Reason::Idle(of) => return say!(l, bruges.reason.idle, colour = colour(l, of)),
        Reason::Affords(id) => return say!(l, bruges.reason.affords, card = person(id)),
        Reason::Dear(id) => return say!(l, bruges.reason.dear, card = person(id)),
        Reason::Alike(of) => return say!(l, bruges.reason.alike, colour = colour(l, of)),
        Reason::Saves(n) => return say!(l, bruges.reason.saves, what = guilders(l, n.into())),
        Reason::LeastLoss => say!(l, bruges.reason.least),
        Reason::Nothing => say!(l, bruges.reason.nothing),
    };
    words.to_owned()
}
