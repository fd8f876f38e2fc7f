//! A board shown large: spaces, features, corners, and what a placement would do.

use super::super::art::board::Paid;
use super::super::art::{board as draw, lattice, ornament, preview};
use super::super::scene::{Large, Piece, Scene};
use super::super::words::piece as names;
use super::{Table, Whose};
use crate::app::boards::kit::follow::follow;
use crate::app::boards::kit::markup::{flags, marked};
use crate::app::boards::kit::piece::{Drawn, at as place, drawn_while, part};
use crate::app::derived::derived;
use crate::games::azul_summer_pavilion::{FEATURES, FeatureId, SPACES, STARS, Side, Space};
use crate::say;
use leptos::prelude::*;

/// A part of the large board.
fn of<T>(scene: &Scene, part: impl FnOnce(&Large) -> T) -> Option<T> {
    scene.large.as_ref().map(part)
}

/// The board that is shown large.
pub fn large(table: Table) -> AnyView {
    let whose = table.whose(|scene| scene.large.as_ref().map_or(scene.own, |large| large.seat));
    let court = table.with_box(draw::court);
    let features: Vec<AnyView> = (0..FEATURES as FeatureId).map(|id| feature(table, whose, id)).collect();
    let spaces: Vec<AnyView> = (0..SPACES as Space).map(|at| space(table, whose, at)).collect();
    let corners: Vec<AnyView> = (0..table.with_box(|components| components.corners).min(4))
        .map(|at| corner(table, whose, at))
        .collect();
    let studs: Vec<AnyView> = (0..STARS).map(|star| stud(table, whose, star)).collect();
    let laying = table.part(move |scene| of(scene, |large| large.placing.clone()).flatten());
    let preview = move || {
        laying.with(|placing| {
            let Some(placing) = placing else { return String::new() };
            table.with_box(|components| {
                let laying = preview::Laying {
                    space: placing.space,
                    colour: placing.colour,
                    run: placing.run.clone(),
                    features: placing.makes.features.into_iter().flatten().collect(),
                };
                preview::preview(components, &laying)
            })
        })
    };
    // What tiles would score lies over the spaces: it is in their names, but not written on them.
    let worths = derived(move || {
        let cells = table.scene.with(|scene| of(scene, |large| large.cells));
        let Some(cells) = cells.filter(|_| table.aids.get()) else { return String::new() };
        let mut drawn = String::new();
        for (at, cell) in (0..).zip(&cells) {
            if cell.mark.legal && cell.points > 1 {
                let centre = table.with_box(|components| lattice::space(components, at));
                let worth = draw::worth(at, cell.points);
                drawn.push_str(&["<g transform=\"", &place(centre), "\">", &worth, "</g>"].concat());
            }
        }
        drawn
    });
    let label = move || say!(table.words.language(), azul.table.board_of, name = table.name(whose.now()));
    view! {
        <section class="az-main" data-region="main" aria-label=label>
            <svg class="az-board" viewBox=draw::VIEW_BOX role="group">
                <g inner_html=court></g>
                {spaces}
                {features}
                {studs}
                {corners}
                <g class="az-preview" aria-hidden="true" {..follow(move || worths.get())}></g>
                <g class="az-preview" {..follow(preview)}></g>
            </svg>
        </section>
    }
    .into_any()
}

fn space(table: Table, whose: Whose, at: Space) -> AnyView {
    let centre = table.with_box(|components| lattice::space(components, at));
    let side = table.with_view(|_, view| view.side);
    let drawn = drawn_while(
        table,
        move |scene| of(scene, |large| large.cells[usize::from(at)]),
        move |ink, cell| {
            let marks = match cell.tile {
                Some(colour) => draw::laid_tile(at, colour),
                None => draw::empty_space(at, cell.taste, ink.components.number(side, at)),
            };
            let state = [
                (cell.tile.is_some(), "laid"),
                (cell.mark.chosen, "lies"),
                (cell.paid != Paid::No, "paid"),
                (cell.paid == Paid::Newly, "newly"),
            ];
            Drawn {
                class: marked("az-space", cell.mark, &state),
                name: names::cell(ink.language, ink.components, side, at, cell),
                marks,
            }
        },
    );
    part(whose.piece(move |seat| Piece::Space(seat, at)), centre, drawn)
}

fn feature(table: Table, whose: Whose, id: FeatureId) -> AnyView {
    let centre = table.with_box(|components| lattice::feature(components, components.feature(id)).0);
    let side = table.with_view(|_, view| view.side);
    let drawn = drawn_while(
        table,
        move |scene| of(scene, |large| large.places[usize::from(id)]),
        move |ink, place| Drawn {
            class: flags("az-feature", &[(place.closed, "done"), (place.closing, "will")]),
            name: names::place(ink.language, ink.components, side, id, place),
            marks: ornament::drawing(ink.components, usize::from(id), place.covered),
        },
    );
    part(whose.piece(move |seat| Piece::Feature(seat, id)), centre, drawn)
}

fn corner(table: Table, whose: Whose, at: u8) -> AnyView {
    let drawn = drawn_while(
        table,
        move |scene| {
            let tile = of(scene, |large| large.corners.get(usize::from(at)).copied());
            tile.map(|tile| (tile, scene.keeping))
        },
        move |ink, (tile, keeping)| Drawn {
            class: flags("az-corner", &[(tile.is_some(), "kept"), (*keeping, "legal")]),
            name: names::corner(ink.language, at, *tile),
            marks: draw::kept_tile(*tile),
        },
    );
    part(whose.piece(move |seat| Piece::Corner(seat, at)), lattice::corner(at), drawn)
}

/// The middle of a star.
fn stud(table: Table, whose: Whose, star: usize) -> AnyView {
    let centre = table.with_box(|components| lattice::star(components, star));
    let taste = table.part(move |scene| scene.panel(whose.seat(scene)).map(|panel| panel.tastes[star]));
    let plain = table.with_view(|_, view| view.side) == Side::Front;
    let drawing = move || taste.get().map(|taste| draw::medallion(taste, plain)).unwrap_or_default();
    view! { <g transform=place(centre) {..follow(drawing)}></g> }.into_any()
}
