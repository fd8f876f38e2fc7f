//! A decision other than the use of a card, as it is laid out: what asks for it, what can be answered, what the answer changes.

use super::super::super::art::card::bust;
use super::super::super::art::threat::{CIRCLE_VIEW_BOX, circle};
use super::super::super::print;
use super::super::super::scene::{
    BridgePart, Cause, Change, ChoicePart, Column, Matter, Model, Piece, Progress, Scene, Sheet, Swatch,
};
use super::super::super::words::{card, effect, outcome, piece as names, table as says, threat};
use super::super::markup::{changes, sign, threats};
use super::{Pen, Table, owner};
use crate::app::boards::kit::follow::follow;
use crate::app::boards::kit::markup::{drawing, ledger, marked, tag};
use crate::app::boards::kit::phrase::capital;
use crate::app::boards::kit::piece::{Drawn, button};
use crate::app::boards::staged::{Entry, Mark};
use crate::app::derived::derived;
use crate::app::sentence;
use crate::engine::Seat;
use crate::games::bruges::{CardId, Colour, PlaceId, Side};
use crate::say;
use leptos::prelude::*;

/// What the sheet of a decision consists of: when it changes, its parts are made anew.
#[derive(Clone, Default, PartialEq)]
struct Shape {
    columns: Vec<Seat>,
    choices: Option<Swatch>,
    bridges: Vec<Side>,
    models: Vec<(Seat, PlaceId)>,
}

fn shape_of(matter: &Matter) -> Shape {
    Shape {
        columns: matter.columns.iter().map(|part| part.seat).collect(),
        choices: matter.choices.map(|(swatch, _)| swatch),
        bridges: matter.bridges.iter().map(|part| part.side).collect(),
        models: matter.models.iter().map(|part| (part.seat, part.place)).collect(),
    }
}

fn matter_of(scene: &Scene) -> Option<&Matter> {
    if let Sheet::Matter(matter) = &scene.sheet { Some(matter) } else { None }
}

/// The decision.
pub fn matter(table: Table) -> AnyView {
    let shape = table.last(|scene| matter_of(scene).map(shape_of));
    let cause = table.written_of(|scene| scene.cause, cause);
    let parts = move || {
        let Shape { columns, choices, bridges, models } = shape.get().unwrap_or_default();
        let columns = (!columns.is_empty()).then(|| {
            let columns = columns.into_iter().map(|seat| column(table, seat)).collect_view();
            view! { <div class="br-taken-all">{columns}</div> }
        });
        let choices = choices.map(|swatch| {
            let choices = Colour::ALL.map(|colour| choice(table, swatch, colour)).collect_view();
            view! { <div class="br-choices">{choices}</div> }
        });
        let bridges = (!bridges.is_empty()).then(|| {
            let bridges = bridges.into_iter().map(|side| bridge(table, side)).collect_view();
            view! { <div class="br-bridges">{bridges}</div> }
        });
        let models = (!models.is_empty()).then(|| {
            let models = models.into_iter().map(|(seat, place)| model(table, seat, place)).collect_view();
            view! { <div class="br-models">{models}</div> }
        });
        view! { {columns} {choices} {bridges} {models} }
    };
    view! {
        <div class="br-matter">
            <div class="br-cause" class:none=move || cause.with(String::is_empty) {..follow(move || cause.get())}></div>
            {parts}
        </div>
    }
    .into_any()
}

/// What the answer that is chosen changes: one's own things first, then those of the others, each beside a token.
pub fn changed(pen: &Pen<'_>) -> String {
    let mut last = pen.scene.own;
    let pill = |change: Change| {
        let whose = (change.seat != last).then(|| pen.shape(change.seat).into());
        last = change.seat;
        changes::pill(whose, change.figure, change.count)
    };
    let pills = pen.scene.changes().into_iter().map(pill).collect::<String>();
    if pills.is_empty() { pills } else { changes::row(&pills) }
}

/// What asks for the decision: a person with what it does and whose it is, or a circle.
fn cause(pen: &Pen<'_>) -> String {
    let Pen { language: l, components, .. } = *pen;
    match pen.scene.cause {
        Some(Cause::Person { seat, card: id }) => {
            let in_turn = pen.scene.asked().is_some_and(|asked| asked.by == seat);
            let in_turn = in_turn.then(|| tag("br-start", say!(l, bruges_table.table.in_turn)));
            let owner = owner(pen, seat) + &in_turn.unwrap_or_default();
            person(pen, id, &owner, &sentence::escaped(&effect::sentence(l, components, id)))
        }
        Some(Cause::Circle(colour)) => {
            let of = components.threat(colour).markers;
            let ring = drawing(CIRCLE_VIEW_BOX, &circle(colour, of.min(3)), "br-circle");
            let name = capital(threat(l, components, colour).to_owned());
            let words =
                [tag("br-cause-name", &name), tag("br-cause-words", say!(l, bruges_table.matter.closed))];
            [ring, tag("br-cause-text", &words.concat())].concat()
        }
        None => String::new(),
    }
}

/// A person, the owner, and what there is to say of them; all marked up.
fn person(pen: &Pen<'_>, id: CardId, owner: &str, words: &str) -> String {
    let person = drawing("0 0 104 104", &bust(&print::person(pen.components, id)), "br-bust");
    let text = [
        tag("br-cause-name", &sentence::escaped(card(pen.language, pen.components, id))),
        tag("br-owner", owner),
        tag("br-cause-words", words),
    ];
    person + &tag("br-cause-text", &text.concat())
}

/// A piece of the sheet that follows its part of the decision.
fn piece<T: Clone + PartialEq + Send + Sync + 'static>(
    table: Table,
    piece: Piece,
    of: impl Fn(&Matter) -> Option<T> + Send + Sync + 'static,
    draw: impl Fn(&Pen<'_>, &T) -> Drawn + Send + Sync + 'static,
) -> AnyView {
    let part = table.last(move |scene| matter_of(scene).and_then(&of));
    let looks = derived(move || {
        part.with(|part| part.as_ref().map(|part| table.pen(|pen| draw(pen, part))).unwrap_or_default())
    });
    button(piece, None, None, looks)
}

fn column(table: Table, seat: Seat) -> AnyView {
    piece(
        table,
        Piece::Column(seat),
        move |matter| matter.columns.iter().find(|part| part.seat == seat).copied(),
        |pen, part: &Column| {
            let Pen { language, components, .. } = *pen;
            let circles: Vec<(Colour, Entry, String)> = part
                .taken()
                .map(|(colour, count)| match count.change {
                    0 => (colour, count, says::ring(language, components, colour, count).finish()),
                    _ => (colour, count, ledger(count)),
                })
                .collect();
            let name = sentence::escaped(pen.name(part.seat));
            let is = |progress| part.progress == progress;
            Drawn {
                class: marked(
                    "br-taken",
                    part.mark,
                    &[(is(Progress::Now), "now"), (is(Progress::Waits), "waits"), (part.immune, "immune")],
                ),
                name: names::column(language, components, pen.name(part.seat), part),
                marks: threats::column(&threats::Taken {
                    shape: pen.shape(part.seat).into(),
                    name: &name,
                    circles: &circles,
                    says: &says::column(language, part),
                    done: is(Progress::Done),
                }),
            }
        },
    )
}

fn choice(table: Table, swatch: Swatch, colour: Colour) -> AnyView {
    piece(
        table,
        Piece::Choice(colour),
        move |matter| matter.choices.map(|(_, choices)| choices[colour.index()]),
        move |pen, ChoicePart { mark, count, .. }| {
            let words = says::choice(pen.language, pen.components, swatch, colour);
            let id = match swatch {
                Swatch::Workers | Swatch::Stock => colour.id("br-wk-"),
                Swatch::Threats => colour.id("br-th-"),
                Swatch::Cards => colour.id("br-gl-"),
            };
            Drawn {
                class: choice_class("br-choice", *mark),
                name: match count {
                    Some(count) => names::stock(pen.language, colour, *count, *mark),
                    None => names::choice(pen.language, &words, *mark),
                },
                marks: [
                    sign(&id, "br-choice-sign"),
                    tag("br-choice-name", &words),
                    count.map_or_else(String::new, |count| tag("br-choice-count", &ledger(count))),
                ]
                .concat(),
            }
        },
    )
}

fn choice_class(base: &str, mark: Mark) -> String {
    marked(base, mark, &[(!mark.legal && !mark.chosen, "cannot")])
}

fn bridge(table: Table, side: Side) -> AnyView {
    piece(
        table,
        Piece::Bridge(side),
        move |matter| matter.bridges.iter().find(|part| part.side == side).copied(),
        |pen, part: &BridgePart| {
            let words = says::bridge(pen.language, part);
            let bridge = drawing("0 0 30 22", r##"<use href="#br-bridge"/>"##, "br-bridge-sign");
            Drawn {
                class: choice_class("br-bridge-choice", part.mark),
                name: names::bridge(pen.language, part),
                marks: [bridge, tag("br-choice-name", &words)].concat(),
            }
        },
    )
}

fn model(table: Table, seat: Seat, place: PlaceId) -> AnyView {
    piece(
        table,
        Piece::Model(seat, place),
        move |matter| matter.models.iter().find(|part| part.seat == seat && part.place == place).copied(),
        |pen, part: &Model| {
            let Pen { language: l, components, .. } = *pen;
            Drawn {
                class: choice_class("br-model", part.mark),
                name: names::model(l, components, pen.name(part.seat), part),
                marks: person(pen, part.card, &owner(pen, part.seat), &outcome::outcome(l, &part.brings)),
            }
        },
    )
}
