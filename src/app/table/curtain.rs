//! The curtain: it falls when the next person holds something secret, and is lifted by holding a button. Behind it the
//! board shows what everybody may see, and nothing more.

use super::sitting::{Sitting, use_sitting};
use crate::app::draw::{curtain, drape, valance};
use crate::app::face::{self, accent, face};
use crate::app::press;
use crate::app::rich::Icon;
use crate::app::stay::{self, Stay};
use crate::app::syllables::has_long_word;
use crate::app::ui::SeatToken;
use crate::engine::Seat;
use crate::{live, say};
use leptos::ev;
use leptos::html;
use leptos::prelude::*;
use std::time::Duration;
use web_sys::KeyboardEvent;

/// How long to hold; the ring in `style/table/curtain.css` fills in the same time.
const HOLD: Duration = Duration::from_millis(600);

/// How long the two halves part, in milliseconds at normal speed.
const PART: f64 = 300.0;

/// The curtain, while it is down or parting.
#[component]
pub fn Curtain(
    /// Whether it has to be down.
    covered: Memo<bool>,
) -> impl IntoView {
    let sitting = use_sitting();
    let stay = Stay::here();
    let calls = move || covered.get().then(|| called(sitting));
    // Whom it calls; while it parts, whom it called. It is hung anew for somebody else alone, since whoever has turned to one of its
    // buttons would be torn from it.
    let shown = RwSignal::new(untrack(calls));
    Effect::new(move |_| {
        let (now, before) = (calls(), shown.get_untracked());
        if now.is_some() && now != before {
            shown.set(now);
        } else if now.is_none() && before.is_some() {
            let wait = (PART * sitting.motion()) as u64;
            stay.after(Duration::from_millis(wait), move || {
                if !covered.get_untracked() {
                    shown.set(None);
                }
            });
        }
    });
    provide_context(Keyed::new(sitting.desk.comes));
    // Whoever takes steps back may be anybody: a step alone leaves the tablet with who made it.
    let stepped = RwSignal::new(true);
    Effect::new(move |before: Option<usize>| {
        let head = sitting.session().head();
        if before.is_some_and(|before| before != head) {
            stepped.set(before < Some(head));
        }
        head
    });
    move || shown.get().map(|seat| view! { <Drapes covered seat stepped=stepped.read_only()/> })
}

/// Who lifts the curtain by a key comes to the board when the key is let go: until then it means the curtain, and would touch what
/// has the focus.
#[derive(Clone, Copy)]
struct Keyed {
    /// A key is down.
    down: StoredValue<bool>,
    /// The curtain was lifted by the key that is down.
    lifted: StoredValue<bool>,
    comes: Trigger,
}

impl Keyed {
    fn new(comes: Trigger) -> Self {
        let keyed = Self { down: StoredValue::new(false), lifted: StoredValue::new(false), comes };
        stay::listen(ev::keydown, move |_| keyed.down.set_value(true));
        stay::listen(ev::keyup, move |_| {
            keyed.down.set_value(false);
            if keyed.lifted.try_update_value(std::mem::take).unwrap_or_default() {
                keyed.comes.notify();
            }
        });
        keyed
    }

    /// The curtain was lifted without a pointer.
    fn lifts(self) {
        if self.down.get_value() {
            self.lifted.set_value(true);
        } else {
            self.comes.notify();
        }
    }
}

/// The seat that is called to the tablet.
fn called(sitting: Sitting) -> Seat {
    sitting.session().turn().seat().unwrap_or(Seat(0))
}

/// Seats that played since this one did, in order.
fn just_played(sitting: Sitting, seat: Seat) -> Vec<Seat> {
    let mut seats = Vec::new();
    for mark in sitting.session().marks().iter().rev().take_while(|mark| mark.seat != seat) {
        if !seats.contains(&mark.seat) {
            seats.push(mark.seat);
        }
    }
    seats.reverse();
    seats
}

/// The curtain that calls a seat; who is called stays the same while it parts.
#[component]
fn Drapes(
    covered: Memo<bool>,
    seat: Seat,
    /// The latest change was a step, and nothing was taken back.
    stepped: ReadSignal<bool>,
) -> impl IntoView {
    let sitting = use_sitting();
    let words = sitting.words;
    let game = sitting.session().game();
    let cloth = face(game).paint();
    let player = move || sitting.desk.party.read().players.get(seat.index()).cloned();
    let name = move || player().map(|player| player.name).unwrap_or_default();
    let shape = Signal::derive(move || player().map_or(0, |player| player.shape));
    let side = move |right: bool| {
        view! {
            <svg
                class=if right { "drape right" } else { "drape" }
                viewBox=curtain::DRAPE_VIEW_BOX
                preserveAspectRatio="none"
                aria-hidden="true"
                inner_html=drape(cloth, right)
            ></svg>
        }
    };
    let before = move || {
        let seats = just_played(sitting, seat);
        // Before the first move nobody has.
        if seats.is_empty() {
            return None;
        }
        let players = seats
            .into_iter()
            .filter_map(|seat| sitting.desk.party.read().players.get(seat.index()).cloned())
            .map(|player| {
                let shape = player.shape;
                view! {
                    <span class="just-played">
                        <SeatToken shape=Signal::derive(move || shape)/>
                        {player.name}
                    </span>
                }
            })
            .collect::<Vec<_>>();
        Some(view! {
            <div class="curtain-before">
                <span>{live!(words, table.just_played)}</span>
                {players}
            </div>
        })
    };
    // Who has just decided openly has the tablet already.
    let goes_on =
        move || stepped.get() && sitting.session().marks().last().is_some_and(|mark| mark.seat == seat);
    let call = move || {
        let language = words.language();
        if goes_on() { say!(language, table.in_secret) } else { say!(language, table.pass_the_tablet) }
    };
    let back_name = move || {
        let at = sitting.session().undo_target()?;
        let notice = sitting.session().undo_notice(at);
        // What would be refused is not offered.
        if !sitting.desk.party.read().undo.allows(notice) {
            return None;
        }
        let back = sitting.session().marks().get(at)?.seat;
        sitting.desk.party.read().players.get(back.index()).map(|player| player.name.clone())
    };
    let round = move || {
        let language = words.language();
        let round = face::round(game, language, sitting.session().round());
        [face::name(game, language), " · ", &round].concat()
    };
    view! {
        <div
            class=["curtain ", &accent(game)].concat()
            class:parting=move || !covered.get()
            role="dialog"
            aria-modal="true"
            aria-label=move || [call(), " ", &name()].concat()
        >
            {side(false)}
            {side(true)}
            <svg
                class="valance"
                viewBox=curtain::VALANCE_VIEW_BOX
                preserveAspectRatio="xMidYMin slice"
                aria-hidden="true"
                inner_html=valance(cloth)
            ></svg>
            <div class="curtain-card">
                <p class="curtain-where">{round}</p>
                <div class="curtain-who">
                    <SeatToken shape/>
                    <div>
                        <p>{call}</p>
                        <h1 class:long=move || has_long_word(&name())>{name}</h1>
                    </div>
                </div>
                <p class="curtain-why">{move || say!(words.language(), table.look_away, name = name())}</p>
                <Hold covered seat shape/>
                {before}
            </div>
            <div class="curtain-corners">
                {move || {
                    back_name()
                        .map(|name| {
                            view! {
                                <button class="btn" on:click=move |_| sitting.undo()>
                                    <Icon symbol="icon-undo"/>
                                    {if goes_on() {
                                        say!(words.language(), table.undo).to_owned()
                                    } else {
                                        say!(words.language(), table.not_yet, name = name)
                                    }}
                                </button>
                            }
                        })
                }}
                <a class="btn" href="#/">
                    <Icon symbol="icon-home"/>
                    {live!(words, table.leave)}
                </a>
            </div>
        </div>
    }
    .into_any()
}

/// The button to hold; and one to press twice, for those who cannot hold.
#[component]
fn Hold(covered: Memo<bool>, seat: Seat, shape: Signal<u8>) -> impl IntoView {
    let sitting = use_sitting();
    let words = sitting.words;
    let holding = RwSignal::new(false);
    let armed = RwSignal::new(false);
    let stay = Stay::here();
    let attempt = StoredValue::new(0_u32);
    let button = NodeRef::<html::Button>::new();
    Effect::new(move |_| {
        // Also when it falls again before it has parted.
        if let (Some(button), true) = (button.get(), covered.get()) {
            // To give the focus the browser lays the page out: once, with all that this change brings.
            stay::next_frame(move || drop(button.focus()));
        }
    });
    let reveal = move || {
        // Whoever is called may have changed meanwhile.
        if untrack(|| called(sitting)) == seat {
            sitting.session().lift_curtain();
        }
    };
    let keyed: Keyed = expect_context();
    let press = move |pointer: bool| {
        if holding.get_untracked() {
            return;
        }
        holding.set(true);
        attempt.update_value(|attempt| *attempt += 1);
        let mine = attempt.get_value();
        stay.after(HOLD, move || {
            if attempt.get_value() == mine && holding.get_untracked() {
                // A finger is let go where the table lies by then.
                if pointer {
                    press::spend();
                }
                reveal();
                if !pointer {
                    keyed.lifts();
                }
            }
        });
    };
    let release = move || {
        holding.set(false);
        attempt.update_value(|attempt| *attempt += 1);
    };
    let is_key = |event: &KeyboardEvent| matches!(event.key().as_str(), " " | "Enter");
    let colour =
        move || ["hold seat-", crate::app::draw::seat::SHAPES[usize::from(shape.get()) % 5]].concat();
    view! {
        <button
            node_ref=button
            class=colour
            class:holding=move || holding.get()
            // Where a mouse gives no button the focus by itself, it would take it from this one while it is held.
            tabindex="0"
            aria-label=live!(words, table.hold_to_reveal)
            on:pointerdown=stay.hears(move |_| press(true))
            on:pointerup=stay.hears(move |_| release())
            on:pointerleave=stay.hears(move |_| release())
            on:pointercancel=stay.hears(move |_| release())
            on:blur=stay.hears(move |_| release())
            on:contextmenu=move |event| event.prevent_default()
            on:keydown=move |event| {
                if is_key(&event) {
                    event.prevent_default();
                    press(false);
                }
            }
            on:keyup=move |event| {
                if is_key(&event) {
                    release();
                }
            }
        >
            <svg class="hold-ring" viewBox="0 0 190 190" aria-hidden="true">
                <circle class="hold-track" cx="95" cy="95" r="84"/>
                <circle class="hold-fill" cx="95" cy="95" r="84" pathLength="100" transform="rotate(-90 95 95)"/>
                <circle class="hold-face" cx="95" cy="95" r="72"/>
                <circle class="hold-line" cx="95" cy="95" r="67"/>
            </svg>
            <span class="hold-words" aria-hidden="true">
                <Icon symbol="icon-eye"/>
                <b>{live!(words, table.hold)}</b>
                " "
                <small>{live!(words, table.to_reveal)}</small>
            </span>
        </button>
        <button
            class="btn press-twice"
            on:click=move |event| {
                if armed.get_untracked() {
                    reveal();
                    // A click that was no pointer's.
                    if event.detail() == 0 {
                        keyed.lifts();
                    }
                } else {
                    armed.set(true);
                }
            }
            on:blur=stay.hears(move |_| armed.set(false))
        >
            <span aria-live="polite">
                {move || {
                    if armed.get() {
                        say!(words.language(), table.press_again)
                    } else {
                        say!(words.language(), table.press_twice)
                    }
                }}
            </span>
        </button>
    }
    .into_any()
}
