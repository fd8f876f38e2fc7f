//! Belle Époque: its board beside that of the player who is shown large, and the tabs between the two.

use super::super::super::art;
use super::super::super::scene::belle::{Asks, Belle};
use super::super::super::scene::{Piece, Scene};
use super::super::markup::belle as draw;
use super::super::markup::title;
use super::{Table, part, written};
use crate::app::boards::kit::follow::follow;
use crate::app::boards::kit::markup::{flags, marked, tag};
use crate::app::derived::derived;
use crate::games::brussels_1893::Phase;
use crate::games::brussels_1893::components::belle::MOST_TILES;
use crate::games::brussels_1893::grid::SIDE;
use crate::say;
use leptos::prelude::*;

/// Which of the two boards on one place is in front: what was asked for, else that on which something is decided or counted.
#[derive(Clone, Copy)]
pub struct Front {
    asked: RwSignal<Option<bool>>,
    /// Whether it is that of the expansion.
    pub belle: Memo<bool>,
}

impl Front {
    /// None without the expansion: there is one board alone.
    pub fn of(table: Table) -> Option<Self> {
        if !table.with_view(|_, view| view.table.options.belle_epoque) {
            return None;
        }
        let asks = table.part(|scene| asks(scene) != Asks::Nothing || scene.phase == Phase::Visit);
        let asked = RwSignal::new(None);
        Effect::new(move |_| {
            asks.track();
            asked.set(None);
        });
        // Whoever touches another player's panel wants to see their board.
        Effect::new(move |_| {
            if table.opened.get().is_some() {
                asked.set(Some(false));
            }
        });
        Some(Self { asked, belle: derived(move || asked.get().unwrap_or_else(|| asks.get())) })
    }
}

/// The symbols of the expansion, and the tabs.
pub fn tabs(table: Table, front: Front) -> AnyView {
    let tab = move |belle: bool| {
        let on = move || front.belle.get() == belle;
        let class = move || flags("bx-tab-button", &[(on(), "on")]);
        let words = if belle {
            table.words.line(|language| say!(language, brussels_1893_board.belle.tab))
        } else {
            table.words.line(|language| say!(language, brussels_1893_board.belle.tab_mine))
        };
        view! {
            <button type="button" class=class aria-pressed=move || on().to_string() on:click=move |_| front.asked.set(Some(belle))>
                {words}
            </button>
        }
    };
    view! {
        <div class="bx-sprite" inner_html=art::belle::sprite()></div>
        <div class="bx-tab-strip" data-region="tabs">{tab(false)} {tab(true)}</div>
    }
    .into_any()
}

/// The board of the expansion.
pub fn belle(table: Table, front: Front) -> AnyView {
    // From the top, as the rows of the Art Nouveau board that they look along.
    let rows = (0..SIDE as u8).rev().map(|at| row(table, at)).collect_view();
    let tiles = table.last(|scene| {
        let belle = scene.belle.as_ref()?;
        Some(belle.tiles.iter().map(|part| part.at).collect::<Vec<u8>>())
    });
    let tiles = move || {
        let shown = tiles.get().unwrap_or_default();
        shown.into_iter().filter(|at| usize::from(*at) < MOST_TILES).map(|at| tile(table, at)).collect_view()
    };
    let class = move || {
        let asks = table.scene.with(asks);
        let state = [
            (!front.belle.get(), "aside"),
            (asks == Asks::Place, "asks-place"),
            (asks == Asks::Tile, "asks-tile"),
        ];
        flags("bx-belle", &state)
    };
    view! {
        <section
            class=class
            data-region="belle"
            aria-label=table.words.line(|language| say!(language, brussels_1893_board.belle.place))
        >
            <div class="bx-rows">{rows}</div>
            {written(table, "bx-panel-head", |pen| {
                let l = pen.language;
                title(say!(l, brussels_1893_board.belle.tiles), say!(l, brussels_1893_board.belle.tiles_note))
            })}
            <div class="bx-tile-row">{tiles}</div>
        </section>
    }
    .into_any()
}

fn asks(scene: &Scene) -> Asks {
    of(scene, |belle| Some(belle.asks)).unwrap_or_default()
}

fn of<T>(scene: &Scene, part: impl FnOnce(&Belle) -> Option<T>) -> Option<T> {
    scene.belle.as_ref().and_then(part)
}

fn row(table: Table, at: u8) -> AnyView {
    let part_of = move |scene: &Scene| of(scene, |belle| belle.rows.get(usize::from(at)).cloned());
    let place = part(table, Piece::Pavilion(at), part_of, |pen, part| {
        let state = [(part.owner.is_some(), "built"), (part.comes, "comes")];
        (marked("bx-place", part.mark, &state), draw::place(pen, part))
    });
    let card = part(table, Piece::Card(at), part_of, |pen, part| {
        let taken = part.owner.is_some() && !part.comes;
        let state = [(taken, "taken"), (part.used, "used"), (part.comes, "comes")];
        (marked("bx-row-card", part.offered, &state), draw::card(pen, part))
    });
    let number = (at + 1).to_string();
    view! { <div class="bx-belle-row"><span class="bx-row-number" aria-hidden="true">{number}</span>{place} {card}</div> }.into_any()
}

fn tile(table: Table, at: u8) -> AnyView {
    part(
        table,
        Piece::Tile(at),
        move |scene| of(scene, |belle| belle.tiles.iter().find(|part| part.at == at).copied()),
        |pen, part| {
            let state = [(part.worker.is_some(), "taken"), (part.comes, "comes")];
            (marked("bx-tile-piece", part.mark, &state), draw::tile(pen, part))
        },
    )
}

/// The travellers on the train.
pub fn train(table: Table) -> AnyView {
    part(
        table,
        Piece::Train,
        |scene| of(scene, |belle| Some(belle.train)),
        |_, train| ("bx-train".to_owned(), draw::train(train.then())),
    )
}

/// The card on whose use somebody decides, at the head of the sheet.
pub fn offered(table: Table) -> AnyView {
    let drawn = table.written(|pen| {
        let card = pen.scene.offered;
        card.map_or_else(String::new, |card| tag("bx-offer", &draw::offer(pen, card)))
    });
    view! { <span class="bx-offer-place" aria-hidden="true" {..follow(move || drawn.get())}></span> }
        .into_any()
}
