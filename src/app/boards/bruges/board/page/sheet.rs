//! What lies beside the hand: the six uses, the piles to draw from, or a decision whose candidates have no place on the table.

use super::super::super::art::card::bust;
use super::super::super::art::city::{PILE_VIEW_BOX, pile};
use super::super::super::art::threat::{CIRCLE_VIEW_BOX, circle};
use super::super::super::print;
use super::super::super::scene::{
    BridgePart, Cause, ChoicePart, Column, Matter, Model, Offering, Piece, Scene, Sheet, Swatch, Use, UsePart,
};
use super::super::super::words::{card, effect, outcome, piece as names, table as says, threat};
use super::super::markup::{hand, sign, threats, uses};
use super::closeup::{Text, printed};
use super::{Pen, Table, owner};
use crate::app::boards::kit::follow::follow;
use crate::app::boards::kit::markup::{drawing, flags, ledger, marked, tag};
use crate::app::boards::kit::phrase::capital;
use crate::app::boards::kit::piece::{Drawn, button};
use crate::app::boards::staged::{Entry, Mark};
use crate::app::derived::derived;
use crate::app::sentence;
use crate::engine::Seat;
use crate::games::bruges::{CardId, Colour, PlaceId, Side};
use crate::say;
use leptos::prelude::*;

/// Which kind of sheet lies there.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Uses,
    Piles,
    Matter,
    Nothing,
}

/// The sheet.
pub fn sheet(table: Table) -> AnyView {
    let kind = table.part(|scene| match scene.sheet {
        Sheet::Uses(_) => Kind::Uses,
        Sheet::Piles(_) => Kind::Piles,
        Sheet::Matter(_) => Kind::Matter,
        Sheet::Nothing => Kind::Nothing,
    });
    let title = table.written(|pen| {
        let [title, note] = says::title(pen);
        let note = if note.is_empty() { note } else { ["<small>", &note, "</small>"].concat() };
        [tag("br-title", &sentence::html(&title)), note].concat()
    });
    let label = move || {
        let language = table.words.language();
        match kind.get() {
            Kind::Uses => say!(language, bruges_table.table.uses),
            Kind::Piles => say!(language, bruges_table.pile.title),
            Kind::Matter | Kind::Nothing => say!(language, bruges_table.table.sheet),
        }
    };
    let content = move || match kind.get() {
        Kind::Uses => uses_of_a_card(table),
        Kind::Piles => piles(table),
        Kind::Matter => matter(table),
        Kind::Nothing => ().into_any(),
    };
    view! {
        <section
            class="br-uses br-panel"
            data-region="sheet"
            aria-label=label
            hidden=move || kind.get() == Kind::Nothing
        >
            <div class="br-uses-title" {..follow(move || title.get())}></div>
            {content}
        </section>
    }
    .into_any()
}

// The six uses.

fn uses_of_a_card(table: Table) -> AnyView {
    let taken_up =
        table.written_of(|scene| scene.hand.cards.iter().find(|part| part.mark.chosen).copied(), taken_up);
    let uses = Use::ALL.map(|of| use_button(table, of)).collect_view();
    view! {
        <div class="br-sheet" aria-hidden="true" {..follow(move || taken_up.get())}></div>
        <div class="br-use-grid">{uses}</div>
    }
    .into_any()
}

/// What the card that is taken up says, for narrow pages.
fn taken_up(pen: &Pen<'_>) -> String {
    let lifted = pen.scene.hand.cards.iter().find(|part| part.mark.chosen);
    lifted.map_or_else(String::new, |part| {
        let words = Text::of(pen.language, pen.components, part.card);
        let printed = printed(pen.language, pen.components, part.card, part.dear, &words);
        hand::sheet(&printed, printed.group)
    })
}

fn part_of(scene: &Scene, of: Use) -> Option<UsePart> {
    match &scene.sheet {
        Sheet::Uses(uses) => uses.iter().find(|part| part.of == of).cloned(),
        _ => None,
    }
}

fn use_button(table: Table, of: Use) -> AnyView {
    let part = table.last(move |scene| part_of(scene, of));
    let looks = derived(move || {
        let Some(part) = part.get() else { return Drawn::default() };
        table.pen(|pen| {
            let name = says::use_name(pen.language, of);
            let Some(brings) = &part.brings else {
                let note = says::use_at_rest(pen, of);
                let none = !part.cards.is_empty() && part.cards.iter().all(|(_, can)| !can);
                return Drawn {
                    class: marked("br-use", part.mark, &[(none, "none")]),
                    name: names::use_part(pen.language, &part, "", ""),
                    marks: uses::at_rest(of, name, &part.cards, &note),
                };
            };
            let [result, note] = says::use_with_card(pen, brings, &part);
            let lifted = pen.scene.hand.cards.iter().find(|it| it.mark.chosen);
            let printed = lifted.map_or(Colour::Red, |it| pen.components.card(it.card).colour);
            let colour = pen.scene.named.unwrap_or(printed);
            Drawn {
                class: marked("br-use", part.mark, &[(part.refused.is_some(), "cannot")]),
                name: names::use_part(pen.language, &part, &result, &note),
                marks: uses::with_card(of, colour, name, &result, &note),
            }
        })
    });
    button(Piece::Use(of), None, None, looks)
}

// The piles.

fn piles(table: Table) -> AnyView {
    let piles = [0, 1].map(|at| offering(table, at)).collect_view();
    view! { <div class="br-piles">{piles}</div> }.into_any()
}

/// A pile of the city once more, large, with what its colour means: a touch on it touches the pile.
fn offering(table: Table, at: u8) -> AnyView {
    let part = table.last(move |scene| match &scene.sheet {
        Sheet::Piles(piles) => Some((piles[usize::from(at)], scene.city.piles[usize::from(at)].mark)),
        _ => None,
    });
    let class = move || {
        let (offering, mark) = part.get().unzip();
        let empty = offering.is_none_or(|it: Offering| it.top.is_none());
        marked("br-offering", mark.unwrap_or_default(), &[(empty, "empty")])
    };
    let drawn = move || {
        let Some((offering, _)) = part.get() else { return String::new() };
        table.ink(|ink| {
            let language = ink.language;
            let picture = drawing(PILE_VIEW_BOX, &pile(offering.top, offering.count), "br-pile");
            let words = match (offering.top, says::offering(language, ink.components, &offering)) {
                (Some(colour), Some([workers, threats, canals])) => {
                    let ring =
                        drawing(CIRCLE_VIEW_BOX, &circle(colour, offering.threats.0.min(3)), "br-circle");
                    let none = |none: bool| flags("br-means", &[(none, "none")]);
                    [
                        tag("br-offering-name", super::super::super::words::colour(language, colour)),
                        tag(&none(offering.workers == 0), &(sign(&colour.id("br-wk-"), "") + &workers)),
                        tag(&none(offering.threats.0 == 0), &(ring + &threats)),
                        tag(&none(offering.canals == 0), &(sign("br-canals", "") + &canals)),
                    ]
                    .concat()
                }
                _ => tag("br-offering-name", say!(language, bruges_table.pile.empty)),
            };
            [picture, tag("br-offering-words", &words)].concat()
        })
    };
    view! {
        <span class=class data-piece=Piece::Pile(at).id() data-touch="" aria-hidden="true" {..follow(drawn)}></span>
    }
    .into_any()
}

// Other decisions.

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

fn matter(table: Table) -> AnyView {
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

/// What asks for the decision: a person with what it does, or a circle.
fn cause(pen: &Pen<'_>) -> String {
    let Pen { language: l, components, .. } = *pen;
    match pen.scene.cause {
        Some(Cause::Person { seat, card: id }) => {
            person(pen, id, seat, &sentence::escaped(&effect::sentence(l, components, id)))
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

/// A person of a player's, and what there is to say of them; marked up.
fn person(pen: &Pen<'_>, id: CardId, seat: Seat, words: &str) -> String {
    let person = drawing("0 0 104 104", &bust(&print::person(pen.components, id)), "br-bust");
    let text = [
        tag("br-cause-name", &sentence::escaped(card(pen.language, pen.components, id))),
        tag("br-owner", &owner(pen, seat)),
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
    use super::super::super::scene::Progress;
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
        move |pen, ChoicePart { mark, .. }| {
            let words = says::choice(pen.language, pen.components, swatch, colour);
            let id = match swatch {
                Swatch::Workers => colour.id("br-wk-"),
                Swatch::Threats => colour.id("br-th-"),
                Swatch::Cards => colour.id("br-gl-"),
            };
            Drawn {
                class: choice_class("br-choice", *mark),
                name: names::choice(pen.language, &words, *mark),
                marks: [sign(&id, "br-choice-sign"), tag("br-choice-name", &words)].concat(),
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
                marks: person(pen, part.card, part.seat, &outcome::outcome(l, &part.brings)),
            }
        },
    )
}
