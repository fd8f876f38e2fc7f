//! The page's side of the computer players' workers: one question at a time, to one of them or to several that think about
//! it side by side; to cancel it, they are ended.
//!
//! A worker that fails, does not start or is late costs strength and not the game: whoever has answered decides.

use super::stay;
use crate::app::order;
use crate::bots::message::{Answer, Letter, Packed};
use leptos::ev;
use leptos::prelude::*;
use std::time::Duration;
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

/// How long to wait for a first answer before the workers count as broken: their time to think, and time to be loaded over
/// a slow line. It is waited in steps, since a tablet that wakes finds the step over in which it fell asleep, and workers that have
/// had no time yet.
const STEP: Duration = Duration::from_secs(5);
const STEPS: u32 = 4;

/// How long the others have once one has answered. They began at the same time, unless they had to be loaded.
const GRACE: Duration = Duration::from_secs(1);

/// Most workers that think at once: what a further one adds gets smaller, and each has a memory of its own.
const MOST: usize = 4;

/// Why there is no answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Broken;

type Done = Box<dyn FnOnce(Result<Vec<Packed>, Broken>)>;

/// A worker, and what listens to it.
struct Mind {
    number: u32,
    worker: Worker,
    /// Dropped after the worker is ended.
    _heard: Closure<dyn Fn(MessageEvent)>,
    _broken: Closure<dyn Fn()>,
}

impl Drop for Mind {
    fn drop(&mut self) {
        self.worker.set_onmessage(None);
        self.worker.set_onerror(None);
        self.worker.terminate();
    }
}

/// A question under way.
struct Asked {
    number: u32,
    /// Who has yet to answer, by number.
    waiting: Vec<u32>,
    /// The answers, and where in the order of the versions each belongs.
    answers: Vec<(usize, Packed)>,
    /// Everybody who was asked.
    all: Vec<u32>,
    /// How many of them failed.
    failed: usize,
    done: Done,
}

#[derive(Default)]
struct Office {
    minds: Vec<Mind>,
    asked: Option<Asked>,
    /// Number of the latest question.
    questions: u32,
    /// Number of the latest worker.
    started: u32,
    /// Workers that failed while others did not: so many fewer are asked for as long as one sits here.
    lost: usize,
    /// Questions that nobody answered, one after the other.
    fruitless: usize,
}

/// The workers, as a handle.
#[derive(Clone, Copy)]
pub struct Thinker {
    office: StoredValue<Office, LocalStorage>,
}

impl Thinker {
    /// Workers that are started by the first question that wants them, and ended with the component that calls.
    #[must_use]
    pub fn new() -> Self {
        let office = StoredValue::new_local(Office::default());
        let thinker = Self { office };
        on_cleanup(move || thinker.end());
        // A page that is loaded again cuts its workers off in the middle of a word; one that is only put aside comes back to them.
        stay::listen(ev::pagehide, move |event| {
            if !event.persisted() {
                thinker.end();
            }
        });
        thinker
    }

    /// How many may think at once: a core each, and one left for the page.
    fn most(self) -> usize {
        let cores = window().navigator().hardware_concurrency() as usize;
        // Once may be a line that was down; twice may be that all together are too many.
        let lost = |office: &Office| if office.fruitless > 1 { MOST } else { office.lost };
        let lost = self.office.try_with_value(lost).unwrap_or_default();
        cores.saturating_sub(1).min(MOST).saturating_sub(lost).max(1)
    }

    /// Asks. `make` puts the question with the number it is given, in as many versions as it wants to be thought about,
    /// but no more than the second number; `done` gets the answers in the order of the versions, one at least, unless the
    /// question is cancelled. Another question under way is cancelled first.
    pub fn ask(
        self,
        make: impl FnOnce(u32, usize) -> Vec<Letter>,
        done: impl FnOnce(Result<Vec<Packed>, Broken>) + 'static,
    ) {
        self.cancel();
        let number = self.office.try_update_value(|office| {
            office.questions += 1;
            office.questions
        });
        let Some(number) = number else { return };
        let versions = make(number, self.most());
        if versions.is_empty() {
            return;
        }
        let minds: Vec<u32> = (0..versions.len()).map_while(|at| self.mind(at)).collect();
        let asked = Asked {
            number,
            waiting: minds.clone(),
            answers: Vec::new(),
            all: minds.clone(),
            failed: 0,
            done: Box::new(done),
        };
        self.office.update_value(|office| office.asked = Some(asked));
        for (mind, question) in minds.iter().zip(&versions) {
            if self.post(*mind, question).is_none() {
                self.lose(*mind);
            }
        }
        if minds.is_empty() {
            self.settle(number);
            return;
        }
        self.wait(number, STEPS);
    }

    /// Waits for so many steps for the question with this number. It looks by itself whether anybody still waits.
    fn wait(self, number: u32, steps: u32) {
        if steps == 0 {
            self.settle(number);
        } else {
            stay::later(STEP, move || self.wait(number, steps - 1));
        }
    }

    fn post(self, mind: u32, question: &Letter) -> Option<()> {
        let question = serde_wasm_bindgen::to_value(question).ok()?;
        self.office.try_with_value(|office| {
            let mind = office.minds.iter().find(|found| found.number == mind)?;
            mind.worker.post_message(&question).ok()
        })?
    }

    /// Forgets the question under way.
    pub fn cancel(self) {
        if self.office.try_with_value(|office| office.asked.is_some()) == Some(true) {
            self.end();
        }
    }

    fn end(self) {
        let _ = self.office.try_update_value(|office| {
            office.asked = None;
            office.minds.clear();
        });
    }

    /// A worker has answered.
    fn hear(self, mind: u32, answer: JsValue) {
        let Ok(Answer::Decided(answer)) = serde_wasm_bindgen::from_value(answer) else {
            self.lose(mind);
            return;
        };
        let heard = self.office.try_update_value(|office| {
            let asked = office.asked.as_mut()?;
            asked.waiting.retain(|waiting| *waiting != mind);
            let at = asked.all.iter().position(|one| *one == mind)?;
            asked.answers.push((at, answer));
            Some((asked.number, asked.waiting.is_empty(), asked.answers.len() == 1))
        });
        match heard.flatten() {
            Some((number, true, _)) => self.settle(number),
            Some((number, false, true)) => stay::later(GRACE, move || self.settle(number)),
            _ => {}
        }
    }

    /// A worker has failed.
    fn lose(self, mind: u32) {
        let lost = self.office.try_update_value(|office| {
            office.minds.retain(|found| found.number != mind);
            let asked = office.asked.as_mut().filter(|asked| asked.waiting.contains(&mind))?;
            asked.waiting.retain(|waiting| *waiting != mind);
            asked.failed += 1;
            Some((asked.number, asked.waiting.is_empty()))
        });
        if let Some((number, true)) = lost.flatten() {
            self.settle(number);
        }
    }

    /// Hands over what was answered to the question with this number; who has not answered by now is not asked again.
    fn settle(self, number: u32) {
        let settled = self.office.try_update_value(|office| {
            let asked = office.asked.take_if(|asked| asked.number == number)?;
            office.minds.retain(|mind| !asked.waiting.contains(&mind.number));
            if asked.answers.is_empty() {
                office.fruitless += 1;
            } else {
                office.fruitless = 0;
                office.lost += asked.failed + asked.waiting.len();
            }
            Some(asked)
        });
        let Some(mut asked) = settled.flatten() else { return };
        if asked.answers.is_empty() {
            self.end();
            (asked.done)(Err(Broken));
            return;
        }
        order::sort_by_key(&mut asked.answers, |(at, _)| *at);
        (asked.done)(Ok(asked.answers.into_iter().map(|(_, answer)| answer).collect()));
    }

    /// The worker at this place, by its number; it is started where there is none. `None` where that cannot be.
    fn mind(self, at: usize) -> Option<u32> {
        let known = self.office.try_with_value(|office| office.minds.get(at).map(|mind| mind.number))?;
        if known.is_some() {
            return known;
        }
        let number = self.office.try_update_value(|office| {
            office.started += 1;
            office.started
        })?;
        let worker = start().ok()?;
        let heard = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            self.hear(number, event.data());
        });
        let broken = Closure::<dyn Fn()>::new(move || self.lose(number));
        worker.set_onmessage(Some(heard.as_ref().unchecked_ref()));
        worker.set_onerror(Some(broken.as_ref().unchecked_ref()));
        let mind = Mind { number, worker, _heard: heard, _broken: broken };
        self.office.update_value(|office| office.minds.push(mind));
        Some(number)
    }
}

/// Starts a worker.
fn start() -> Result<Worker, JsValue> {
    let address = document().query_selector("meta[name=salon-worker]")?;
    let address = address.and_then(|meta| meta.get_attribute("content")).ok_or(JsValue::NULL)?;
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    Worker::new_with_options(&address, &options)
}

impl Default for Thinker {
    fn default() -> Self {
        Self::new()
    }
}
