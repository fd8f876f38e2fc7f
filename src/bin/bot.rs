//! The computer players' Web Worker: receives a job, answers with a decision. Everything it needs comes with the job; the
//! code of a game is a part of the module that is fetched with the first job about it.

#[cfg(target_arch = "wasm32")]
fn main() {
    worker::start();
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    eprintln!("The computer players' worker runs in a browser; natively they play in the arena: make ladder");
}

#[cfg(target_arch = "wasm32")]
mod worker {
    use salon::bots::message::{Answer, Failure, Fault, Header, Job, Letter, Packed, answer};
    use salon::bots::network::Network;
    use salon::engine::Advice;
    use salon::games::GameId;
    use wasm_bindgen::prelude::*;
    use wasm_bindgen_futures::spawn_local;
    use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

    /// Iterations between two looks at the clock, which is slow to ask.
    const STRIDE: u32 = 16;

    fn scope() -> DedicatedWorkerGlobalScope {
        js_sys::global().unchecked_into()
    }

    pub fn start() {
        std::panic::set_hook(Box::new(|info| refuse(None, Fault::Stopped(info.to_string()))));
        let receive = Closure::<dyn Fn(MessageEvent)>::new(|event: MessageEvent| receive(event.data()));
        scope().set_onmessage(Some(receive.as_ref().unchecked_ref()));
        receive.forget();
    }

    fn receive(data: JsValue) {
        let letter: Letter = match serde_wasm_bindgen::from_value(data) {
            Ok(letter) => letter,
            Err(error) => return refuse(None, Fault::Unreadable(error.to_string())),
        };
        let Letter { header: Header { game, number, .. }, body } = letter;
        spawn_local(async move {
            let done = match GameId::from_key(&game) {
                Some(id) => match parts::of(id).await {
                    Ok(work) => work(&body),
                    Err(_) => Err(Fault::Absent),
                },
                None => Err(Fault::Game(game)),
            };
            if let Err(fault) = done {
                refuse(Some(number), fault);
            }
        });
    }

    /// Does the jobs of one game.
    type Work = fn(&Packed) -> Result<(), Fault>;

    /// The games' computer players, each a part of the module.
    // The macro declares what a part exports as foreign; nothing else here is unsafe.
    #[allow(
        unsafe_code,
        clippy::unnecessary_wraps,
        reason = "the macro wants a result for a part that does not arrive"
    )]
    mod parts {
        use super::{Work, work};

        salon::each_game!((salon::parts_of) [Work, G => work::<G>]);
    }

    fn work<G: Advice>(body: &Packed) -> Result<(), Fault> {
        let job: Job<G> = body.open()?;
        let performance = scope().performance();
        let now = || performance.as_ref().map_or(f64::INFINITY, web_sys::Performance::now);
        let end = now() + f64::from(job.budget_ms);
        let mut asked = 0_u32;
        let mut keep_going = || {
            asked += 1;
            !asked.is_multiple_of(STRIDE) || now() < end
        };
        post(&Answer::Decided(Packed::new(&answer(&job, Network::of::<G>().as_ref(), &mut keep_going)?)));
        Ok(())
    }

    fn refuse(number: Option<u32>, fault: Fault) {
        post(&Answer::Failed(Failure { number, fault }));
    }

    fn post(answer: &Answer) {
        let text = |error: String| web_sys::console::error_1(&JsValue::from_str(&error));
        match serde_wasm_bindgen::to_value(answer) {
            Err(error) => text(error.to_string()),
            Ok(value) => {
                if let Err(error) = scope().post_message(&value) {
                    text(format!("{error:?}"));
                }
            }
        }
    }
}
