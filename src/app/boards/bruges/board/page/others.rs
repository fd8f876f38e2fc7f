//! The other players' panels.

use super::super::super::scene::{Panel, Piece};
use super::super::super::words::piece as names;
use super::super::super::words::table as says;
use super::super::markup::player::{self, Player, Threats, Window};
use super::{Pen, Table, Whose};
use crate::app::boards::kit::follow::follow;
use crate::app::boards::kit::markup::flags;
use crate::app::boards::kit::panel;
use crate::app::sentence;
use crate::app::words::Line;
use crate::say;
use leptos::prelude::*;

/// Everybody but the one who is shown large.
pub fn others(table: Table) -> AnyView {
    let label: Line = |language| say!(language, bruges_table.table.others);
    panel::panels(table, "br-others", label, |scene| scene.large, other, None)
}

fn other(table: Table, whose: Whose) -> AnyView {
    let with = move |write: fn(&Pen<'_>, &Panel) -> String| {
        table.written_of(
            move |scene| scene.panel(whose.seat(scene)).cloned(),
            move |pen| {
                pen.scene.panel(whose.seat(pen.scene)).map(|panel| write(pen, panel)).unwrap_or_default()
            },
        )
    };
    let class = with(|_, panel| {
        let state = [(panel.decides, "decides"), (panel.active, "active"), (panel.start, "first")];
        flags("br-other br-panel", &state)
    });
    let name = with(|pen, panel| names::panel(pen.language, pen.components, panel, pen.name(panel.seat)));
    let content = with(content);
    let content =
        view! { <span class="br-panel-content" aria-hidden="true" {..follow(move || content.get())}></span> };
    panel::panel(table, whose, Piece::Seat, move || class.get(), move || name.get(), content.into_any())
}

fn content(pen: &Pen<'_>, panel: &Panel) -> String {
    let houses: Vec<Window> = panel
        .street
        .iter()
        .map(|house| {
            let tenant = house.person.map(|person| {
                (
                    pen.components.card(person.card).group,
                    person.duty == super::super::super::scene::Duty::Used,
                )
            });
            (house.place, house.colour, tenant)
        })
        .collect();
    let notes = says::notes(pen.language, panel);
    player::other(&Player {
        seat: panel.seat,
        shape: pen.shape(panel.seat).into(),
        name: &sentence::escaped(pen.name(panel.seat)),
        notes: &notes,
        guilders: panel.guilders,
        points: panel.points,
        statues: &panel.statues,
        majorities: panel.majorities.map(|standing| standing.flipped),
        workers: panel.workers.map(|stock| stock.count),
        threats: panel.threats.map(|circle| Threats { count: circle.count, of: circle.of }),
        built: [panel.houses, panel.tokens],
        houses: &houses,
        hand: panel.backs,
    })
}
