//! The panel of seats: one row each, and what the page knows about handing the tablet over.

use super::Curtain;
use super::form::{Form, SeatForm};
use super::order::{self, Dragged};
use crate::app::draw::seat::SHAPES as SHAPE_NAMES;
use crate::app::level::level_name;
use crate::app::players::{LONGEST_NAME, SHAPES};
use crate::app::rich::Icon;
use crate::app::ui::{Choice, SeatToken, Segmented};
use crate::app::words::{Language, use_words};
use crate::bots::Level;
use crate::engine::{Seats, Style};
use crate::{live, say};
use leptos::prelude::*;

/// The panel of seats.
#[component]
pub fn SeatPanel(
    /// What is filled in.
    form: Form,
    /// How many the game takes.
    seats: Seats,
    /// What is known about handing the tablet over.
    curtain: Signal<Curtain>,
) -> impl IntoView {
    let words = use_words();
    let open = RwSignal::new(None::<u32>);
    let dragged = RwSignal::new(None::<Dragged>);
    order::follow(form, dragged);
    let number = move || form.seats.read().len();
    let can_add = move || number() < usize::from(seats.most);
    let can_remove = Signal::derive(move || number() > usize::from(seats.least));
    view! {
        <section class="card panel seats" aria-labelledby="seats-head">
            <div class="panel-head">
                <h2 id="seats-head">{live!(words, shell.seats)}</h2>
                <p class="soft s panel-note">{live!(words, shell.seats_note)}</p>
                <button class="btn" on:click=move |_| form.shuffle()>
                    <Icon symbol="icon-shuffle"/>
                    {live!(words, shell.shuffle)}
                </button>
            </div>
            <ol class="seat-rows">
                <For
                    each=move || form.seats.get()
                    key=|seat| seat.key
                    children=move |seat| view! { <SeatRow form seat open dragged can_remove/> }
                />
            </ol>
            {move || {
                can_add()
                    .then(|| {
                        view! {
                            <div class="seat-add">
                                <button class="btn" on:click=move |_| form.add(false)>
                                    <Icon symbol="icon-plus"/>
                                    {live!(words, shell.add_person)}
                                </button>
                                <button class="btn" on:click=move |_| form.add(true)>
                                    <Icon symbol="icon-plus"/>
                                    {live!(words, shell.add_computer)}
                                </button>
                            </div>
                        }
                    })
            }}
            <div class="seats-foot">
                <Plan form/>
                <CurtainNote curtain/>
            </div>
        </section>
    }
    .into_any()
}

/// The table from above: everybody's token in playing order, clockwise.
#[component]
fn Plan(
    /// What is filled in.
    form: Form,
) -> impl IntoView {
    let places = move || {
        let seats = form.seats.get();
        let turn = std::f64::consts::TAU / seats.len().max(1) as f64;
        let place = |(at, seat): (usize, SeatForm)| {
            // The first seat at the lower left, as on a tablet that lies before one.
            let angle = turn * (at as f64 + 0.5) + std::f64::consts::FRAC_PI_2;
            let (x, y) = ((84.0 + 60.0 * angle.cos()).round(), (54.0 + 35.0 * angle.sin()).round());
            let shape = move || ["seat-", SHAPE_NAMES[usize::from(seat.shape.get())]].concat();
            view! {
                <circle class="place" cx=x cy=y r="17"></circle>
                <use
                    class=shape
                    href=move || ["#", &shape()].concat()
                    x=x - 11.0
                    y=y - 11.0
                    width="22"
                    height="22"
                ></use>
            }
        };
        seats.into_iter().enumerate().map(place).collect::<Vec<_>>()
    };
    view! {
        <svg class="table-plan" viewBox="0 0 168 108" aria-hidden="true">
            <ellipse class="top" cx="84" cy="54" rx="62" ry="36"></ellipse>
            <path class="way" d="M66,60A20,12 0 1 1 102,58M97,52L102.5,58.5L108,52.5"></path>
            {places}
        </svg>
    }
    .into_any()
}

/// Whether there will be a curtain, and why.
#[component]
fn CurtainNote(
    /// What is known about it.
    curtain: Signal<Curtain>,
) -> impl IntoView {
    let words = use_words();
    let needed = move || curtain.get() == Curtain::Needed;
    let title = move || {
        let language = words.language();
        match curtain.get() {
            Curtain::Needed => say!(language, shell.curtain_needed),
            Curtain::Watch => say!(language, shell.curtain_watch),
            Curtain::Alone | Curtain::FaceDown | Curtain::NoSecrets => say!(language, shell.curtain_none),
        }
    };
    let text = move || {
        let language = words.language();
        match curtain.get() {
            Curtain::Needed => say!(language, shell.curtain_needed_note),
            Curtain::FaceDown => say!(language, shell.curtain_face_down_note),
            Curtain::NoSecrets => say!(language, shell.curtain_none_note),
            Curtain::Alone => say!(language, shell.curtain_alone_note),
            Curtain::Watch => say!(language, shell.curtain_watch_note),
        }
    };
    view! {
        <div class="curtain-note">
            <Icon symbol=Signal::derive(move || if needed() { "icon-curtain" } else { "icon-eye" }.to_owned())/>
            <p><b>{title}</b>" "{text}</p>
        </div>
    }
    .into_any()
}

/// One seat.
#[component]
fn SeatRow(
    /// What is filled in.
    form: Form,
    /// The seat.
    seat: SeatForm,
    /// The seat whose shapes are shown.
    open: RwSignal<Option<u32>>,
    /// The seat being dragged.
    dragged: RwSignal<Option<Dragged>>,
    /// More than the fewest sit here.
    can_remove: Signal<bool>,
) -> impl IntoView {
    let words = use_words();
    let SeatForm { key, name, shape, computer, .. } = seat;
    let place = Memo::new(move |_| form.seats.read().iter().position(|other| other.key == key).unwrap_or(0));
    let is_open = move || open.get() == Some(key);
    let shown_name = Signal::derive(move || {
        let typed = name.get();
        if typed.trim().is_empty() {
            Form::default_name(place.get(), computer.get(), words.language())
        } else {
            typed
        }
    });
    let remove = move |_| {
        form.remove(key);
        open.set(None);
    };
    view! {
        <li class="seat-row" class:open=is_open class:dragged=move || dragged.get().is_some_and(|dragged| dragged.seat == key)>
            <button
                class="grip"
                id=["seat-grip-", &key.to_string()].concat()
                aria-label=move || say!(words.language(), shell.move_seat, name = shown_name.get())
                on:pointerdown=move |event| order::lift(key, dragged, &event)
                on:keydown=move |event| order::key(form, key, &event)
                on:click=move |_| open.update(|open| *open = if *open == Some(key) { None } else { Some(key) })
            >
                <Icon symbol="icon-drag"/>
            </button>
            <span class="seat-number tabular" aria-hidden="true">{move || place.get() + 1}</span>
            <button
                class="pick"
                aria-expanded=move || if is_open() { "true" } else { "false" }
                aria-label=move || {
                    say!(words.language(), shell.shape_of, name = shown_name.get(), shape = shape_name(shape.get(), words.language()))
                }
                on:click=move |_| open.update(|open| *open = if *open == Some(key) { None } else { Some(key) })
            >
                <SeatToken shape/>
            </button>
            <input
                class="seat-name-field"
                type="text"
                maxlength=LONGEST_NAME.to_string()
                autocomplete="off"
                spellcheck="false"
                enterkeyhint="done"
                aria-label=move || say!(words.language(), shell.name_of_seat, number = (place.get() + 1).to_string())
                placeholder=move || Form::default_name(place.get(), computer.get(), words.language())
                prop:value=move || name.get()
                on:input:target=move |event| name.set(event.target().value())
            />
            <Segmented
                label=Signal::derive(move || say!(words.language(), shell.mind_of, name = shown_name.get()))
                choices=Signal::derive(move || {
                    let language = words.language();
                    let choice = |label: &str, icon| Choice { icon, tight: true, ..Choice::plain(label) };
                    vec![choice(say!(language, shell.person), "icon-person"), choice(say!(language, shell.computer), "icon-computer")]
                })
                chosen=Signal::derive(move || usize::from(computer.get()))
                choose=move |at| computer.set(at == 1)
            />
            <button
                class="btn quiet only-icon seat-remove"
                aria-label=move || say!(words.language(), shell.remove_seat, name = shown_name.get())
                disabled=move || !can_remove.get()
                on:click=remove
            >
                <Icon symbol="icon-close" class="small"/>
            </button>
            {move || is_open().then(|| view! { <Shapes form seat place/> })}
            {move || computer.get().then(|| view! { <ComputerChoice seat shown_name/> })}
        </li>
    }
    .into_any()
}

/// The colours and shapes that a seat can take, and the buttons that move it without dragging.
#[component]
fn Shapes(
    /// What is filled in.
    form: Form,
    /// The seat.
    seat: SeatForm,
    /// Its place in the order.
    place: Memo<usize>,
) -> impl IntoView {
    let words = use_words();
    let shapes = (0..SHAPES).map(|shape| {
        let owner = Signal::derive(move || {
            form.players(words.language())
                .into_iter()
                .zip(form.seats.get())
                .find(|(player, other)| player.shape == shape && other.key != seat.key)
                .map(|(player, _)| player.name)
        });
        let label = move || {
            let language = words.language();
            let name = shape_name(shape, language);
            match owner.get() {
                Some(owner) => say!(language, shell.shape_taken, shape = name, name = owner),
                None => name.to_owned(),
            }
        };
        view! {
            <button
                class="pick"
                class:taken=move || owner.with(Option::is_some)
                aria-pressed=move || if seat.shape.get() == shape { "true" } else { "false" }
                aria-label=label
                title=label
                on:click=move |_| form.give_shape(seat.key, shape)
            >
                <SeatToken shape=Signal::stored(shape)/>
                {move || owner.with(Option::is_some).then(|| view! { <Icon symbol="icon-swap" class="swap"/> })}
            </button>
        }
    });
    let last = move || place.get() + 1 >= form.seats.read().len();
    view! {
        <div class="seat-more">
            <span class="seat-more-label">{live!(words, shell.colour_and_shape)}</span>
            <span class="shapes">{shapes.collect::<Vec<_>>()}</span>
            <span class="seat-steps">
                <button
                    class="btn quiet only-icon"
                    aria-label=live!(words, shell.earlier)
                    disabled=move || place.get() == 0
                    on:click=move |_| form.move_to(seat.key, place.get_untracked() - 1)
                >
                    <Icon symbol="icon-up" class="small"/>
                </button>
                <button
                    class="btn quiet only-icon"
                    aria-label=live!(words, shell.later)
                    disabled=last
                    on:click=move |_| form.move_to(seat.key, place.get_untracked() + 1)
                >
                    <Icon symbol="icon-down" class="small"/>
                </button>
            </span>
        </div>
    }
    .into_any()
}

/// How well and in which way a computer plays.
#[component]
fn ComputerChoice(
    /// The seat.
    seat: SeatForm,
    /// Its name.
    shown_name: Signal<String>,
) -> impl IntoView {
    let words = use_words();
    view! {
        <div class="seat-more">
            <Segmented
                label=Signal::derive(move || say!(words.language(), shell.level_of, name = shown_name.get()))
                choices=Signal::derive(move || {
                    let language = words.language();
                    Level::ALL.map(|level| Choice::plain(level_name(language, u8::from(level)))).to_vec()
                })
                chosen=Signal::derive(move || usize::from(seat.level.get().clamp(1, Level::ALL.len() as u8) - 1))
                choose=move |at| seat.level.set(u8::try_from(at + 1).unwrap_or(1))
            />
            <Segmented
                label=Signal::derive(move || say!(words.language(), shell.style_of, name = shown_name.get()))
                choices=Signal::derive(move || {
                    let language = words.language();
                    [say!(language, shell.style_builder), say!(language, shell.style_racer)].map(Choice::plain).to_vec()
                })
                chosen=Signal::derive(move || usize::from(seat.style.get() == Style::Racer))
                choose=move |at| seat.style.set(if at == 0 { Style::Builder } else { Style::Racer })
            />
        </div>
    }
    .into_any()
}

/// What a shape and its colour are called.
fn shape_name(shape: u8, language: Language) -> &'static str {
    match shape {
        0 => say!(language, shell.shape_0),
        1 => say!(language, shell.shape_1),
        2 => say!(language, shell.shape_2),
        3 => say!(language, shell.shape_3),
        _ => say!(language, shell.shape_4),
    }
}
