//! Looking back at the decisions of a game, with the help of the computer players' workers.

use super::object::{Judged, Session};
use super::play::GameSession;
use super::remark::{Remark, remark};
use super::tabled::Tabled;
use crate::app::thinking::{Broken, Thinker};
use crate::app::words::Language;
use crate::bots::Level;
use crate::bots::council::{self, Trial};
use crate::bots::message::{Header, Job, Letter, Packed, Reply};
use crate::bots::review::{self, Finding, Glimpse, Moment};
use crate::engine::{Style, Turn};
use leptos::prelude::*;
use std::sync::Arc;

impl<G: Tabled> GameSession<G> {
    /// Those that can be read: whoever has answered decides.
    pub(super) fn replies(replies: &[Packed]) -> Vec<Reply<G>> {
        replies.iter().filter_map(|reply| reply.open().ok()).collect()
    }
}

impl<G: Tabled> Judged for GameSession<G> {
    fn decisions(&self) -> Vec<usize> {
        review::decisions(&self.timeline.read())
    }

    fn made(&self, step: usize) -> Option<u16> {
        Some(Moment::of(&self.timeline.read(), step)?.made)
    }

    fn fingerprint(&self) -> u32 {
        self.timeline.read().record().fingerprint()
    }

    fn outcome(&self) -> Option<Vec<f32>> {
        let timeline = self.timeline.read();
        let ranks = G::score(timeline.state()).ranks;
        let first = ranks.iter().filter(|rank| **rank == 1).count().max(1) as f32;
        let share = |rank: &u8| if *rank == 1 { 1.0 / first } else { 0.0 };
        (timeline.turn() == Turn::Over).then(|| ranks.iter().map(share).collect())
    }

    fn letters_about(
        &self,
        step: usize,
        among: &[u16],
        budget: u32,
        number: u32,
        most: usize,
    ) -> Vec<Letter> {
        let timeline = self.timeline.read_untracked();
        let Some(moment) = Moment::of(&timeline, step) else { return Vec::new() };
        let mut job = Job::<G> {
            header: Header::of::<G>(number),
            components: Arc::clone(timeline.components()),
            printed: G::edition(timeline.setup()).is_none(),
            seats: G::seats(timeline.setup()),
            seed: moment.seed(),
            view: moment.view,
            level: Level::STRONGEST,
            style: Style::default(),
            budget_ms: budget,
            candidates: 0,
            among: among.to_vec(),
        };
        let letters = council::seeds(job.seed, most).map(|seed| {
            job.seed = seed;
            job.letter()
        });
        letters.collect()
    }

    fn glimpse(&self, step: usize, replies: &[Packed]) -> Option<Glimpse> {
        let timeline = self.timeline.read_untracked();
        let replies = Self::replies(replies);
        let tried = council::sums(replies.iter().map(|reply| reply.trials.as_slice()));
        let standing = replies.iter().map(|reply| (reply.iterations, reply.standing.as_slice()));
        let standing = council::standing(standing);
        Some(Moment::of(&timeline, step)?.glimpse(&timeline, tried, standing))
    }

    fn tried(&self, replies: &[Packed]) -> Vec<Trial> {
        council::sums(Self::replies(replies).iter().map(|reply| reply.trials.as_slice()))
    }

    fn remark(&self, finding: &Finding, language: Language) -> Option<Remark> {
        let party = self.desk.party.read();
        remark(&self.timeline.read(), &party.players, language, finding)
    }
}

/// Has the strongest level look at a decision, for so many milliseconds, and half as long at a move that it hardly tried. `done`
/// gets what was found; nothing where the workers' answers say nothing.
pub fn look_at(
    thinker: Thinker,
    session: Arc<dyn Session>,
    step: usize,
    budget: u32,
    done: impl FnOnce(Result<Option<Finding>, Broken>) + 'static,
) {
    let asked = Arc::clone(&session);
    thinker.ask(
        move |number, most| asked.letters_about(step, &[], budget, number, most),
        move |replies| {
            let glimpse = match replies {
                Ok(replies) => session.glimpse(step, &replies),
                Err(broken) => return done(Err(broken)),
            };
            let Some(glimpse) = glimpse else { return done(Ok(None)) };
            let Some(doubt) = glimpse.doubt() else { return done(Ok(glimpse.finding(&[]))) };
            let asked = Arc::clone(&session);
            thinker.ask(
                move |number, most| asked.letters_about(step, &[doubt], budget / 2, number, most),
                move |replies| {
                    done(replies.map(|replies| glimpse.finding(&session.tried(&replies))));
                },
            );
        },
    );
}
