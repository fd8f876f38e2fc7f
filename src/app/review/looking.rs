//! One decision after another is looked at, in the computer players' workers, and what was found is kept beside the game: the
//! page can be left at any time, and goes on where it was.

use crate::app::session::{Session, look_at};
use crate::app::stay::{Stay, on_page};
use crate::app::storage;
use crate::app::thinking::Thinker;
use crate::bots::review::{Finding, Review};
use leptos::prelude::*;
use std::sync::Arc;

/// Time to think about a whole game, in milliseconds, and for one decision at least and at most.
const GAME: u32 = 60_000;
const LEAST: u32 = 100;
const MOST: u32 = 300;

/// How far the look is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// Going on.
    Running,
    /// Stopped by a touch.
    Resting,
    /// Everything was looked at.
    Done,
    /// No worker answers.
    Broken,
}

/// The look at a game's decisions, as a handle.
#[derive(Clone, Copy)]
pub struct Looking {
    session: StoredValue<Arc<dyn Session>>,
    id: StoredValue<String>,
    decisions: RwSignal<Vec<usize>>,
    /// What was found so far.
    pub review: RwSignal<Review>,
    /// How far it is.
    pub way: RwSignal<Way>,
    /// Time for a decision, in milliseconds.
    budget: u32,
    thinker: Thinker,
    stay: Stay,
}

impl Looking {
    /// Goes on with what is kept about a stored game, for as long as the component that calls is there.
    #[must_use]
    pub fn start(session: Arc<dyn Session>, id: String) -> Self {
        let decisions = session.decisions();
        let fingerprint = session.fingerprint();
        let many = u32::try_from(decisions.len()).unwrap_or(u32::MAX).max(1);
        let looking = Self {
            session: StoredValue::new(session),
            id: StoredValue::new(id.clone()),
            decisions: RwSignal::new(decisions),
            review: RwSignal::new(Review::new(fingerprint)),
            way: RwSignal::new(Way::Running),
            budget: (GAME / many).clamp(LEAST, MOST),
            thinker: Thinker::new(),
            stay: Stay::here(),
        };
        looking.stay.ask(async move { storage::review(&id).await }, move |kept| {
            if let Some(kept) = kept {
                let session = looking.session();
                let made = |step| session.made(step);
                let resumed = looking.decisions.with_untracked(|all| kept.resume(fingerprint, all, made));
                looking.review.set(resumed);
            }
            looking.next();
        });
        looking
    }

    /// The game.
    #[must_use]
    pub fn session(self) -> Arc<dyn Session> {
        self.session.get_value()
    }

    /// How many decisions were looked at, and how many there are.
    #[must_use]
    pub fn progress(self) -> (usize, usize) {
        (self.review.read().findings.len(), self.decisions.read().len())
    }

    /// Stops; what is being looked at is looked at anew afterwards.
    pub fn rest(self) {
        self.way.set(Way::Resting);
        self.thinker.cancel();
    }

    /// Goes on.
    pub fn go_on(self) {
        if matches!(self.way.get_untracked(), Way::Resting | Way::Broken) {
            self.way.set(Way::Running);
            self.next();
        }
    }

    fn next(self) {
        let review = self.review;
        let step = self.decisions.with_untracked(|all| review.with_untracked(|review| review.next(all)));
        let Some(step) = step else {
            self.way.set(Way::Done);
            return;
        };
        if self.way.get_untracked() != Way::Running {
            return;
        }
        look_at(self.thinker, self.session(), step, self.budget, move |found| {
            if !self.stay.lasts() || self.way.get_untracked() != Way::Running {
                return;
            }
            match found {
                Ok(Some(finding)) => self.keep(finding),
                // As its seat saw it there was no choice to speak of.
                Ok(None) => self.decisions.update(|all| all.retain(|other| *other != step)),
                Err(_) => return self.way.set(Way::Broken),
            }
            self.next();
        });
    }

    fn keep(self, finding: Finding) {
        self.review.update(|review| review.add(finding));
        let (id, review) = (self.id.get_value(), self.review.get_untracked());
        on_page(async move { storage::keep_review(&id, &review).await });
    }
}
