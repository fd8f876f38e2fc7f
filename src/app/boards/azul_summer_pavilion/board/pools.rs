//! The table of the taking: factories, centre, starting player tile.

use super::super::art::table as draw;
use super::super::scene::{Pick, Piece, Pool, Scene, Token};
use super::super::words::{loss, piece as names};
use super::Table;
use crate::app::boards::kit::markup::{flags, marked};
use crate::app::boards::kit::piece::{Drawn, at as place, drawn, drawn_while, part};
use crate::app::draw::geometry::Point;
use crate::app::order;
use crate::games::azul_summer_pavilion::{Colour, Source};
use crate::{live, say};
use leptos::prelude::*;

/// A length in the drawing's units, as the sheet reads it.
fn length(units: f64) -> String {
    [&units.round().to_string(), "px"].concat()
}

/// Factories and centre.
pub fn pools(table: Table) -> AnyView {
    let count = table.scene.with_untracked(|scene| scene.pools.len() as u8 - 1);
    let packed = draw::packed(count);
    let discs = draw::discs(count).into_iter().zip(packed.discs);
    let factories: Vec<AnyView> =
        (0..count).zip(discs).map(|(at, (disc, row))| factory(table, at, disc, row)).collect();
    // The sheet draws the table in rows where a finger has little room.
    let tall = packed.height.round().to_string();
    view! {
        <section class="az-main" data-region="main" aria-label=live!(table.words, azul.table.factories)>
            <svg class="az-table" viewBox=draw::VIEW_BOX role="group" style=("--tall", tall)>
                <g class="az-orbit" inner_html=draw::ground(count)></g>
                {factories}
                {centre(table, packed.centre)}
            </svg>
        </section>
    }
    .into_any()
}

fn pick_of(scene: &Scene, source: Source, colour: Colour) -> Option<Pick> {
    scene.pool(source)?.picks.iter().copied().find(|pick| pick.colour == colour)
}

fn factory(table: Table, at: u8, disc: draw::Disc, row: draw::Disc) -> AnyView {
    let source = Source::Factory(at);
    // What lies here, so that it is drawn anew only when that changes.
    let lying = table.part(move |scene| {
        let picks = scene.pool(source).map(|pool| pool.picks.clone()).unwrap_or_default();
        picks.into_iter().map(|pick| (pick.colour, pick.count, pick.wild)).collect::<Vec<_>>()
    });
    let class = table.part(move |scene| {
        let is = |test: fn(&Pool) -> bool| scene.pool(source).is_some_and(test);
        let legal = is(|pool| pool.picks.iter().any(|pick| pick.mark.legal));
        flags("az-disc", &[(is(|pool| pool.chosen), "chosen"), (legal, "legal")])
    });
    let picks = move || {
        let mut first = 0;
        let lying = lying.get();
        let count = lying.iter().map(|(_, count, _)| count).sum::<u8>();
        let mut picks = Vec::with_capacity(lying.len());
        for (colour, tiles, wild) in lying {
            let mut drawing = draw::sector(disc.radius, first, tiles, count);
            for nth in 0..tiles {
                let id = Piece::Tile(source, colour, nth).id();
                let petal = draw::petal(disc.radius, first + nth, count, colour, wild);
                drawing
                    .push_str(&["<g class=\"az-tile\" data-piece=\"", &id, "\">", &petal, "</g>"].concat());
            }
            first += tiles;
            picks.push((tiles, pick(table, source, colour, [0.0, 0.0], drawing)));
        }
        // Whoever touches the middle of three tiles touches the middle of the factory: the most lie on top there.
        order::sort_by_key(&mut picks, |(tiles, _)| *tiles);
        picks.into_iter().map(|(_, pick)| pick).collect::<Vec<_>>()
    };
    let slot = ["factory-", &at.to_string()].concat();
    view! {
        <g class=move || class.get() transform=place(disc.centre) data-slot=slot
            style=("--x", length(row.centre[0]))
            style=("--y", length(row.centre[1]))
            style=("--size", (row.radius / disc.radius).to_string())
        >
            <g inner_html=draw::disc(disc.radius)></g>
            {picks}
        </g>
    }
    .into_any()
}

fn pick(table: Table, source: Source, colour: Colour, at: Point, drawing: String) -> AnyView {
    let drawn = drawn_while(
        table,
        move |scene| {
            let chosen = scene.pool(source)?.chosen;
            Some((pick_of(scene, source, colour)?, chosen, scene.token))
        },
        move |ink, (pick, chosen, token)| {
            let state = [
                (pick.taken > 0, if pick.taken == pick.count { "taken" } else { "one" }),
                (*chosen && pick.taken == 0, "rest"),
            ];
            Drawn {
                class: marked("az-pick", pick.mark, &state),
                name: names::pick(ink.language, source, pick, *token),
                marks: drawing.clone(),
            }
        },
    );
    part(Piece::Pick(source, colour), at, drawn)
}

fn centre(table: Table, row: Point) -> AnyView {
    let niches: Vec<AnyView> = Colour::ALL.into_iter().map(|colour| niche(table, colour)).collect();
    let class = move || {
        let chosen = table.scene.with(|scene| scene.pool(Source::Centre).is_some_and(|pool| pool.chosen));
        flags("az-centre", &[(chosen, "chosen")])
    };
    view! {
        <g class=class data-slot="centre"
            style=("--x", length(row[0]))
            style=("--y", length(row[1]))
            style=("--size", draw::PACKED_CENTRE.to_string())
        >
            <g class="az-court" inner_html=draw::court()></g>
            {token(table)}
            {niches}
        </g>
    }
    .into_any()
}

/// A colour's niche: what lies in it, or what would come to it.
fn niche(table: Table, colour: Colour) -> AnyView {
    let lying =
        table.part(move |scene| pick_of(scene, Source::Centre, colour).map(|pick| (pick.count, pick.wild)));
    let coming = table.part(move |scene| scene.coming[colour.index()]);
    let heap = move || {
        lying.get().map(|(count, wild)| {
            let name = |nth| Piece::Tile(Source::Centre, colour, nth).id();
            let heap = draw::heap(colour, count, wild, name);
            pick(table, Source::Centre, colour, draw::niche(Some(colour)), heap)
        })
    };
    let ghost = move || match coming.get() {
        0 => String::new(),
        count => draw::coming(colour, count, lying.get().is_some()),
    };
    // Where nothing lies, what comes still has to find the place.
    let anchor = move || {
        lying.get().is_none().then(|| {
        let id = Piece::Pick(Source::Centre, colour).id();
        view! { <g transform=place(draw::niche(Some(colour))) data-piece=id inner_html=draw::niche_ground(Some(colour))></g> }
    })
    };
    view! {
        {anchor} {heap}
        <g class="az-ghost" transform=place(draw::niche(Some(colour))) inner_html=ghost></g>
    }
    .into_any()
}

/// The starting player tile, while it lies in the centre.
fn token(table: Table) -> AnyView {
    let free = table.part(|scene| !matches!(scene.token, Token::Taken(_)));
    let drawn = drawn(
        table,
        |scene| scene.token,
        |ink, token| {
            let language = ink.language;
            let (lost, chosen) = match token {
                Token::Coming(lost) => (*lost, true),
                _ => (ink.components.token_penalty.into(), false),
            };
            let figure = if lost == 0 { String::from("0") } else { ["−", &lost.to_string()].concat() };
            let name = if chosen {
                say!(language, azul.table.token_coming, lost = loss(language, lost))
            } else {
                say!(language, azul.table.token_lying, lost = &figure)
            };
            Drawn {
                class: flags("az-pick az-token", &[(chosen, "taken")]),
                name,
                marks: draw::token(&figure, !chosen),
            }
        },
    );
    view! {
        <g transform=place(draw::niche(None)) inner_html=draw::niche_ground(None)></g>
        {move || free.get().then(|| part(Piece::Token, draw::niche(None), drawn))}
    }
    .into_any()
}
