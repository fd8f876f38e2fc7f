//! The page's side of the computer players' worker: one question at a time; to cancel it, the worker is ended.

use super::stay;
use leptos::ev;
use leptos::prelude::*;
use std::time::Duration;
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

/// How long to wait for an answer before the worker counts as broken: its time to think, and time to be loaded over a
/// slow line.
const PATIENCE: Duration = Duration::from_secs(20);

/// Why there is no answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Broken;

type Done = Box<dyn FnOnce(Result<JsValue, Broken>)>;

#[derive(Default)]
struct Office {
    worker: Option<Worker>,
    /// The question under way.
    asked: Option<(u32, Done)>,
    /// Number of the latest question.
    number: u32,
}

/// The worker, as a handle.
#[derive(Clone, Copy)]
pub struct Thinker {
    office: StoredValue<Office, LocalStorage>,
    busy: RwSignal<bool>,
}

impl Thinker {
    /// A worker that is started by the first question and ended with the component that calls.
    #[must_use]
    pub fn new() -> Self {
        let office = StoredValue::new_local(Office::default());
        let thinker = Self { office, busy: RwSignal::new(false) };
        on_cleanup(move || thinker.end());
        // A page that is loaded again cuts its worker off in the middle of a word; one that is only put aside comes back to it.
        stay::listen(ev::pagehide, move |event| {
            if !event.persisted() {
                thinker.end();
            }
        });
        thinker
    }

    /// Whether a question is under way; a signal.
    #[must_use]
    pub fn is_busy(self) -> bool {
        self.busy.get()
    }

    /// Asks. `make` puts the question with the number it is given; `done` gets the answer, unless the question is
    /// cancelled. Another question under way is cancelled first.
    pub fn ask(
        self,
        make: impl FnOnce(u32) -> Option<JsValue>,
        done: impl FnOnce(Result<JsValue, Broken>) + 'static,
    ) {
        self.cancel();
        let number = self.office.try_update_value(|office| {
            office.number += 1;
            office.number
        });
        let Some(number) = number else { return };
        let Some(question) = make(number) else { return };
        self.office.update_value(|office| office.asked = Some((number, Box::new(done))));
        self.busy.set(true);
        let posted = self.worker().and_then(|worker| worker.post_message(&question));
        if posted.is_err() {
            self.fail(number);
            return;
        }
        // It looks by itself whether anybody still waits.
        stay::later(PATIENCE, move || self.fail(number));
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
            if let Some(worker) = office.worker.take() {
                worker.terminate();
            }
        });
        let _ = self.busy.try_set(false);
    }

    /// The question with this number gets no answer any more.
    fn fail(self, number: u32) {
        let asked = self
            .office
            .try_update_value(|office| office.asked.take_if(|(asked, _)| *asked == number))
            .flatten();
        if let Some((_, done)) = asked {
            self.end();
            done(Err(Broken));
        }
    }

    fn worker(self) -> Result<Worker, JsValue> {
        if let Some(worker) = self.office.with_value(|office| office.worker.clone()) {
            return Ok(worker);
        }
        let address = document().query_selector("meta[name=salon-worker]")?;
        let address = address.and_then(|meta| meta.get_attribute("content")).ok_or(JsValue::NULL)?;
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options(&address, &options)?;
        let heard = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
            let asked = self.office.try_update_value(|office| office.asked.take()).flatten();
            if let Some((_, done)) = asked {
                self.busy.set(false);
                done(Ok(event.data()));
            }
        });
        let broken = Closure::<dyn Fn()>::new(move || {
            let number = self.office.try_with_value(|office| office.number);
            self.fail(number.unwrap_or_default());
        });
        worker.set_onmessage(Some(heard.as_ref().unchecked_ref()));
        worker.set_onerror(Some(broken.as_ref().unchecked_ref()));
        // The worker lives as long as the page or until it is ended; its listeners with it.
        heard.forget();
        broken.forget();
        self.office.update_value(|office| office.worker = Some(worker.clone()));
        Ok(worker)
    }
}

impl Default for Thinker {
    fn default() -> Self {
        Self::new()
    }
}
