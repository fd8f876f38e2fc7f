//! Pieces that can be touched, as buttons and as parts of a drawing.

use super::follow::follow;
use super::panel::told;
use crate::app::boards::bench::{Bench, Benched, Ink};
use crate::app::boards::called::{Id, called};
use crate::app::boards::piece_id::Named;
use crate::app::derived::derived;
use crate::app::draw::geometry::Point;
use leptos::prelude::*;

/// How a piece looks now.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Drawn {
    /// Its class, with everything that applies now.
    pub class: String,
    /// Its name for the ear.
    pub name: String,
    /// What is drawn of it, or lies on its drawing; markup.
    pub marks: String,
}

/// How a piece looks, from its part of the scene: it is drawn anew only when that changes.
pub fn drawn<G: Benched, T: PartialEq + Send + Sync + 'static>(
    bench: Bench<G>,
    part: impl Fn(&G::Scene) -> T + Send + Sync + 'static,
    draw: impl Fn(&Ink<'_, G>, &T) -> Drawn + Send + Sync + 'static,
) -> Memo<Drawn> {
    let part = bench.part(part);
    derived(move || part.with(|part| bench.ink(|ink| draw(ink, part))))
}

/// As [`drawn`], for what only some scenes have: in the others it looks as it did last.
pub fn drawn_while<G: Benched, T: PartialEq + Send + Sync + 'static>(
    bench: Bench<G>,
    part: impl Fn(&G::Scene) -> Option<T> + Send + Sync + 'static,
    draw: impl Fn(&Ink<'_, G>, &T) -> Drawn + Send + Sync + 'static,
) -> Memo<Drawn> {
    told(bench, bench.last(part), draw)
}

/// A piece as a button whose looks follow its part of the scene.
pub fn piece<G: Benched, T: PartialEq + Send + Sync + 'static>(
    bench: Bench<G>,
    piece: impl Into<Id>,
    part: impl Fn(&G::Scene) -> T + Send + Sync + 'static,
    draw: impl Fn(&Ink<'_, G>, &T) -> Drawn + Send + Sync + 'static,
) -> AnyView {
    button(piece, None, None, drawn(bench, part, draw))
}

/// A piece as a button. `drawing` stays, the rest follows; what was not there before came from the piece called `from`.
pub fn button(
    piece: impl Into<Id>,
    from: Option<String>,
    drawing: Option<String>,
    drawn: Memo<Drawn>,
) -> AnyView {
    named_button(piece.into(), from, drawing, None, drawn)
}

/// A piece as a button that can be dragged; `cell` is the side of the square in which it is carried, by the button's width.
pub fn dragged(piece: impl Named, cell: &'static str, drawn: Memo<Drawn>) -> AnyView {
    named_button(piece.into(), None, None, Some(cell), drawn)
}

fn named_button(
    id: Id,
    from: Option<String>,
    drawing: Option<String>,
    cell: Option<&'static str>,
    drawn: Memo<Drawn>,
) -> AnyView {
    let drawing = drawing.map(|drawing| {
        view! { <span class="piece-drawing" aria-hidden="true" inner_html=drawing></span> }
    });
    view! {
        <button
            type="button"
            class=move || drawn.with(|drawn| drawn.class.clone())
            tabindex="-1"
            {..called(id)}
            data-from=from
            data-drag=cell.map(|_| "")
            data-cell=cell
        >
            // Its name as text, not as a label: the numbers drawn on it are no part of what it is called.
            <span class="for-ear">{move || drawn.with(|drawn| drawn.name.clone())}</span>
            {drawing}
            <span class="piece-marks" aria-hidden="true" {..follow(move || drawn.with(|drawn| drawn.marks.clone()))}></span>
        </button>
    }
    .into_any()
}

/// A place in a drawing, as the attribute that moves there.
#[must_use]
pub fn at([x, y]: Point) -> String {
    ["translate(", &x.round().to_string(), " ", &y.round().to_string(), ")"].concat()
}

/// A piece as a part of a drawing: a space of a board, say, with what lies on it.
pub fn part(piece: impl Into<Id>, place: Point, drawn: Memo<Drawn>) -> AnyView {
    view! {
        <g
            class=move || drawn.with(|drawn| drawn.class.clone())
            transform=at(place)
            {..called(piece.into())}
            role="button"
            tabindex="-1"
            aria-label=move || drawn.with(|drawn| drawn.name.clone())
        >
            <g aria-hidden="true" {..follow(move || drawn.with(|drawn| drawn.marks.clone()))}></g>
        </g>
    }
    .into_any()
}

/// A place that outlives its pieces, with the one that lies there, as `draw` says that it looks: shown anew only when it is
/// another one (by `key`).
pub fn slot<G: Benched, T: PartialEq + Send + Sync + 'static>(
    bench: Bench<G>,
    name: String,
    class: &'static str,
    lying: impl Fn(&G::Scene) -> Option<T> + Send + Sync + 'static,
    key: fn(&T) -> u8,
    draw: fn(&Ink<'_, G>, &T) -> Drawn,
    show: fn(Bench<G>, u8, Memo<Drawn>) -> AnyView,
) -> AnyView {
    let lying = bench.part(lying);
    let lies = derived(move || lying.with(|lying| lying.as_ref().map(key)));
    let content = move || lies.get().map(|key| show(bench, key, told(bench, lying, draw)));
    view! { <div class=class data-slot=name>{content}</div> }.into_any()
}
