//! The town: the Brussels board, nobles, compass, art market, workshop.

use super::super::super::scene::{Piece, Scene};
use super::super::markup::title;
use super::super::markup::town as draw;
use super::{Table, belle, part, written};
use crate::app::boards::kit::markup::{flags, marked};
use crate::app::boards::kit::phrase::capital;
use crate::games::brussels_1893::components::{Art, Office};
use crate::say;
use leptos::prelude::*;

/// The town.
pub fn town(table: Table, expanded: bool) -> AnyView {
    let offices = Office::ALL.map(|office| self::office(table, office)).collect_view();
    let slots = (0..4).map(|at| slot(table, at)).collect_view();
    let revealed = table.part(|scene| scene.town.revealed.is_some());
    let revealed = move || revealed.get().then(|| self::revealed(table));
    let stacks = Art::ALL.map(|art| stack(table, art)).collect_view();
    let displays = [0, 1].map(|at| display(table, at)).collect_view();
    view! {
        <section
            class="bx-town"
            data-region="town"
            aria-label=table.words.line(|language| say!(language, brussels_1893_board.place.town))
        >
            <div class="bx-panel bx-offices">
                {written(table, "bx-panel-head", |pen| {
                    let l = pen.language;
                    title(say!(l, brussels_1893_board.place.town), say!(l, brussels_1893_board.place.cost))
                })}
                {expanded.then(|| belle::train(table))}
                {plain(table, Piece::Stock, "bx-stock", |scene| (scene.town.stock, scene.round), |pen, _| draw::stock(pen))}
                {offices}
                {plain(
                    table,
                    Piece::Court,
                    "bx-court",
                    |scene| (scene.town.losers, scene.panels.iter().map(|panel| panel.court).collect::<Vec<_>>()),
                    |pen, _| draw::court(pen),
                )}
            </div>
            <div class="bx-panel bx-nobles">
                {written(table, "bx-panel-head", |pen| {
                    let l = pen.language;
                    title(say!(l, brussels_1893_board.place.nobles), say!(l, brussels_1893_board.place.price))
                })}
                <div class="bx-row">{revealed} {slots}</div>
            </div>
            <div class="bx-two">
                <div class="bx-panel bx-compass">
                    {written(table, "bx-panel-head", |pen| title(say!(pen.language, brussels_1893_board.place.compass), ""))}
                    {plain(
                        table,
                        Piece::Compass,
                        "bx-compass-button",
                        |scene| scene.town.compass,
                        |pen, part| {
                            let words = crate::app::boards::kit::markup::tag("bx-asks", &draw::asks_in_short(pen, part));
                            draw::compass(pen, part) + &words
                        },
                    )}
                </div>
                <div class="bx-panel bx-market">
                    {written(table, "bx-panel-head", |pen| {
                        let l = pen.language;
                        title(say!(l, brussels_1893_board.place.market), say!(l, brussels_1893_board.place.pays))
                    })}
                    {plain(
                        table,
                        Piece::Market,
                        "bx-market-button",
                        |scene| scene.town.market.clone(),
                        |pen, part| draw::market(pen.components, part) + &draw::best(part),
                    )}
                    <div class="bx-displays">{displays}</div>
                </div>
            </div>
            <div class="bx-panel bx-stacks">
                {written(table, "bx-panel-head", |pen| {
                    title(&capital(say!(pen.language, brussels_1893_board.place.workshop).to_owned()), "")
                })}
                <div class="bx-row">{stacks}</div>
            </div>
        </section>
    }
    .into_any()
}

/// A piece that tells something, and is no target of a decision.
fn plain<T: Clone + PartialEq + Send + Sync + 'static>(
    table: Table,
    piece: Piece,
    class: &'static str,
    of: fn(&Scene) -> T,
    draw: fn(&super::Pen<'_>, &T) -> String,
) -> AnyView {
    part(
        table,
        piece,
        move |scene| Some((of(scene), class, draw)),
        |pen, (part, class, draw): &(T, &'static str, fn(&super::Pen<'_>, &T) -> String)| {
            ((*class).to_owned(), draw(pen, part))
        },
    )
}

fn office(table: Table, office: Office) -> AnyView {
    part(
        table,
        Piece::Office(office),
        move |scene| Some(scene.town.offices[office.index()]),
        |pen, part| (marked("bx-office", part.mark, &[]), draw::office(pen, part)),
    )
}

fn slot(table: Table, at: u8) -> AnyView {
    part(
        table,
        Piece::Slot(at),
        move |scene| Some(scene.town.slots[usize::from(at)]),
        |pen, part| {
            let state = [(part.owned, "owned"), (part.noble.is_none(), "none")];
            (marked("bx-slot", part.mark, &state), draw::slot(pen, part))
        },
    )
}

fn revealed(table: Table) -> AnyView {
    part(
        table,
        Piece::Revealed,
        |scene| scene.town.revealed,
        |pen, part| (marked("bx-slot revealed", part.mark, &[]), draw::slot(pen, part)),
    )
}

fn display(table: Table, at: u8) -> AnyView {
    part(
        table,
        Piece::Display(at),
        move |scene| Some((scene.town.market.clone(), at)),
        |_, (part, at)| {
            (
                flags("bx-display", &[(part.display[usize::from(*at)].is_none(), "none")]),
                draw::display(part, *at),
            )
        },
    )
}

fn stack(table: Table, art: Art) -> AnyView {
    part(
        table,
        Piece::Stack(art),
        move |scene| Some((art, scene.town.stacks[art.index()])),
        |_, (art, left)| (flags("bx-stack", &[(*left == 0, "none")]), draw::stack(*art, *left)),
    )
}
