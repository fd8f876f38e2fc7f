//! What speaks for a decision.

mod belle;
mod gain;
mod reason;

pub use reason::Reason;

use super::glance::Glance;
use super::weights;
use crate::engine::Style;
use crate::games::brussels_1893::Action;
use crate::games::brussels_1893::components::Reward;
use crate::games::brussels_1893::due::{Sold, Why};
use crate::games::brussels_1893::grid::Area;
use crate::games::brussels_1893::rules::{self, claim, gift};
use crate::games::brussels_1893::state::State;
use crate::games::brussels_1893::table::Table;
use belle::of_belle;
use gain::{
    area, cubes, effect, frees, keeps, legal, of_work, pays, place, reward_of, sell, send, stands_out, zone,
};
use reason::Said;

/// Visits in the rest of the game from which on a house is likely to see one.
const LIKELY: f32 = 0.5;

/// What speaks for a legal decision, most important first; at least one reason. It holds for whatever rank the decision has.
pub(super) fn reasons(state: &State, action: Action) -> Vec<Reason> {
    let weights = weights::of(Style::Builder);
    let (c, t) = (&state.components, &state.table);
    let glance = Glance::new(c, t, weights);
    let mut said = Said(Vec::new());
    say(&glance, t, action, &mut said);
    if said.0.is_empty() {
        said.say(Reason::Plain);
    }
    said.0
}

fn say(glance: &Glance<'_>, t: &Table, action: Action, said: &mut Said) {
    let o = &glance.o;
    let why = t.due().map(|open| open.why);
    match action {
        Action::Artwork(art) => {
            if !o.player.owns(art) {
                said.say(Reason::NewColour);
            }
            said.say(Reason::Artwork);
        }
        Action::Corner(at) => {
            let corners = t.stock.map_or(&[][..], |card| o.c.stock(card).corners(t.seats));
            if let Some(corner) = corners.get(usize::from(at)) {
                area(o, Area::of(*corner), said);
            }
        }
        Action::Neutral(_) => said.say(Reason::InTheWay),
        Action::Place { space, stake } => place(glance, t, space, stake, said),
        Action::Office(office) => send(glance, t, office, 0, said),
        Action::Pass => {
            let scores = &o.c.scores;
            if t.first_passer.is_none() {
                let francs = u16::from(o.player.face_down + 1) * u16::from(scores.passing_card);
                said.say(Reason::FirstToPass { francs });
            }
            pays(0_u16, u16::from(o.player.colours()) * u16::from(scores.passing_colour), said);
            if legal(o).into_iter().all(|other| other == action || glance.value(other) <= 0.0) {
                said.say(Reason::NothingLeft);
            }
        }
        Action::Sell(art) => sell(glance, [Sold::of(art)], said),
        Action::Market { column, row } => {
            if let Some(Why::Market { sold }) = why {
                let [points, francs] = sold.pays(o.c, [column, row]);
                pays(points, francs, said);
            }
        }
        Action::Replace(slot) => {
            if let Some(artwork) = frees(o, slot) {
                said.say(Reason::Frees(artwork));
            }
        }
        Action::Buy(slot) => {
            if let Some(noble) = t.nobles.get(usize::from(slot)).copied().flatten() {
                effect(o, noble, said);
                keeps(o, noble, said);
            }
        }
        Action::TakeRevealed => {
            if let Some(noble) = t.revealed {
                effect(o, noble, said);
                keeps(o, noble, said);
            }
        }
        Action::Keep => {
            if let Some(Why::Keep { noble }) = why {
                keeps(o, noble, said);
            }
        }
        Action::Dismiss => {
            if let Some(Why::Keep { noble }) = why
                && let salary @ 1.. = t.salary(o.c, o.seat, noble)
                && o.keeping(noble) <= 0.0
            {
                said.say(Reason::TooDear { noble, salary });
            }
        }
        Action::Use(noble) => effect(o, noble, said),
        Action::Choose(_) => {
            if let Some(Why::Choose { noble }) = why {
                effect(o, noble, said);
            }
        }
        Action::Material(_) => said.say(Reason::Cubes(1)),
        Action::Jokers(n) => cubes(n, said),
        Action::Adjust { .. } => {
            if glance.value(action) > 0.0 {
                said.say(Reason::Needle);
            }
        }
        Action::Turn(_) => {
            if stands_out(o, action, |other| Some(glance.value(other))) {
                said.say(Reason::Needle);
            }
        }
        Action::Pay(payment) => {
            if payment.jokers == 0 {
                said.say(Reason::NoJoker(o.c.scores.no_joker));
            }
            let kept = |other| if let Action::Pay(other) = other { Some(-glance.cost(&other)) } else { None };
            if stands_out(o, action, kept) {
                said.say(Reason::Cheapest);
            }
        }
        Action::House(space) => {
            let work = t.work(o.c, space);
            let mut built = *t;
            built.player_mut(o.seat).houses += 1;
            if o.w.visit * o.openings(space) >= LIKELY && gift(o.c, &built, o.seat, work).is_some() {
                said.say(Reason::Visited(work));
            }
        }
        Action::Copy(work) => of_work(glance, t, work, 0, said),
        Action::Reward(_) | Action::Rewards => {
            if let Some((card, _)) = claim(t, o.seat, t.column) {
                let printed = o.c.prestige(card).rewards;
                for reward in Reward::ALL {
                    let chosen = action == Action::Rewards || action == Action::Reward(reward);
                    if chosen && o.reward(reward, printed[reward.index()]) > 0.0 {
                        said.say(reward_of(reward));
                    }
                }
            }
        }
        Action::Tuck(of) => zone(o, of, said),
        Action::Unpaid(noble) => {
            if !rules::best_salaries(o.c, t, o.seat).has(noble) {
                said.say(Reason::LeastLoss);
            }
        }
        Action::Architect(_) | Action::Settle => {}
        action => of_belle(glance, t, action, said),
    }
}
