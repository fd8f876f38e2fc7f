//! The tiles next to the own board, and how a placement is paid with them.

use super::super::art::tile;
use super::super::scene::{Panel, Piece, What};
use super::super::words::{self, piece as names};
use super::{Table, Whose};
use crate::app::boards::called::called;
use crate::app::boards::kit::choices::{Choice, choices};
use crate::app::boards::kit::follow::follow;
use crate::app::boards::kit::markup::{becomes, bold, drawing, marked, place, symbol, tag};
use crate::app::boards::kit::panel::{self, back};
use crate::app::boards::kit::piece::{Drawn, piece};
use crate::app::boards::staged::Mark;
use crate::app::figure;
use crate::app::rich::{Icon, Rich};
use crate::app::sentence::plain;
use crate::app::words::Line;
use crate::games::azul_summer_pavilion::Colour;
use crate::games::azul_summer_pavilion::tile::total;
use crate::{live, live_signal, say};
use leptos::prelude::*;

/// An upright tile, with the seal if it is wild.
pub fn loose(colour: Colour, wild: bool, class: &str) -> String {
    let id = tile::symbol(colour, 0.0);
    let square =
        |id: &str| ["<use href=\"#", id, "\" x=\"-50\" y=\"-50\" width=\"100\" height=\"100\"/>"].concat();
    let tile = square(&id) + &if wild { square("az-sealed") } else { String::new() };
    drawing("-52 -89 104 183", &tile, &["az-loose ", class].concat())
}

/// A tile in small.
pub fn chip(colour: Colour) -> String {
    symbol(&tile::chip_symbol(colour), "az-chip")
}

/// A change in numbers: "+2" or "−1".
fn delta(change: i32) -> String {
    match change {
        0 => String::new(),
        more if more > 0 => tag("az-delta more", &figure::signed(more)),
        less => tag("az-delta less", &figure::signed(less)),
    }
}

/// The tiles next to the own board, and how a placement is paid.
pub fn hand(table: Table) -> AnyView {
    let words = table.words;
    let whose: Whose = table.whose(|scene| scene.own);
    let stack = |colour: Colour| {
        piece(
            table,
            whose.piece(move |seat| Piece::Hand(seat, colour)),
            move |scene| (scene.own, scene.hand[colour.index()], scene.keeping),
            move |ink, (seat, stack, keeping)| {
                let count = stack.count;
                let tile = place(Piece::Held(*seat, colour), "az-held-tile", &loose(colour, stack.wild, ""));
                let mut marks = tile + &bold(count.now) + &delta(count.change);
                if *keeping && stack.chosen > 0 {
                    marks.push_str(&tag("az-delta kept", &stack.chosen.to_string()));
                }
                let mark = Mark { chosen: stack.mark.chosen && !keeping, ..stack.mark };
                Drawn {
                    class: marked("az-stack", mark, &[(count.is_none(), "none"), (count.now == 0, "coming")]),
                    name: names::hand(ink.language, colour, stack, *keeping),
                    marks,
                }
            },
        )
    };
    let stacks = Colour::ALL.map(stack);
    let shown = table.part(move |scene| {
        let part = |panel: &Panel| (panel.score, panel.token, total(&panel.hand) == 0);
        scene.panel(scene.own).map(part).unwrap_or_default()
    });
    let starts = move || shown.get().1.then(|| view! { <Icon symbol="az-token-mark" class="az-starts"/> });
    let nothing = move || {
        let comes = table.scene.with(|scene| scene.hand.iter().any(|stack| stack.count.change > 0));
        let none = live!(words, azul.table.none);
        (shown.get().2 && !comes).then(|| view! { <span class="az-word">{none}</span> })
    };
    let label = move || say!(words.language(), azul.table.hand, name = table.name(whose.now()));
    let who = move || {
        let name = |panel: &Panel| names::panel(words.language(), panel, &table.name(panel.seat));
        table.scene.with(|scene| scene.panel(scene.own).map(name)).unwrap_or_default()
    };
    view! {
        <section class="az-hand" data-region="hand" data-owner=move || whose.now().0.to_string() aria-label=label>
            <button type="button" class="az-who" tabindex="-1" {..called(whose.piece(Piece::Name))}>
                <span class="for-ear">{who}</span>
                <span class="az-head" aria-hidden="true">
                    {panel::owner(table, whose, "az-name")}
                    {starts}
                </span>
                <span class="az-score" aria-hidden="true">
                    <Icon symbol="icon-star" class="small"/> <b>{move || shown.get().0.now}</b>
                    <span class="az-then" {..follow(move || becomes(shown.get().0))}></span>
                </span>
            </button>
            <div class="az-stacks">{stacks} {nothing}</div>
            {payment(table)}
            {way_back(table)}
        </section>
    }
    .into_any()
}

/// Whose board was touched, and the way back from it.
fn way_back(table: Table) -> AnyView {
    let words = table.words;
    // Behind a board that was opened lie the factories, or the own board while tiles are placed.
    let drafting = table.part(|scene| scene.drafting);
    let own = table.part(|scene| scene.own);
    // The own board that is there anyway is not opened.
    let opened = move || table.opened.get().filter(|seat| *seat != own.get() || drafting.get());
    let open = move || {
        let seat = opened()?;
        let way: Line = if drafting.get() {
            |language| say!(language, azul.table.back_to_factories)
        } else {
            |language| say!(language, azul.table.back)
        };
        Some(view! {
            <div class="az-back">
                <b>{move || say!(words.language(), azul.table.board_of, name = table.name(seat))}</b>
                {back(table, way)}
            </div>
        })
    };
    view! { {open} }.into_any()
}

/// The colours that the tile may have and the ways to pay, where there is a choice.
fn payment(table: Table) -> AnyView {
    let words = table.words;
    let placing = table.part(|scene| match &scene.offer.what {
        What::Placing(placing) => {
            Some((placing.space, placing.colour, placing.colours, placing.payments.clone()))
        }
        _ => None,
    });
    let chosen = table.part(|scene| match &scene.offer.what {
        What::Placing(placing) => Some((placing.colour, placing.wilds)),
        _ => None,
    });
    let open = move || {
        let (space, colour, colours, payments) = placing.get()?;
        let language = words.language();
        let tint = |tint| Choice {
            piece: Piece::Tint(tint),
            name: say!(language, azul.say.tint, colour = words::colour(language, tint)),
            drawing: chip(tint),
            taken: Signal::derive(move || chosen.get().is_some_and(|(colour, _)| colour == tint)),
        };
        let way = |wilds| {
            let (tiles, wild) = table.with_view(|components, view| {
                (view.price(components, space, colour, wilds), view.wild(components))
            });
            let own = chip(colour) + &bold(tiles[colour.index()]);
            let sealed = || chip(wild) + &symbol("az-wild", "az-wild-mark") + &bold(wilds);
            let wilds_too = if wilds > 0 { sealed() } else { String::new() };
            Choice {
                piece: Piece::Payment(wilds),
                name: say!(language, azul.say.payment, tiles = plain(&words::amounts(language, &tiles))),
                drawing: own + &wilds_too,
                taken: Signal::derive(move || chosen.get().is_some_and(|(_, paid)| paid == wilds)),
            }
        };
        let tints =
            (colours.len() > 1).then(|| choices(say!(language, azul.table.tint), colours.iter().map(tint)));
        let ways = (payments.clone().count() > 1)
            .then(|| choices(say!(language, azul.table.payment), payments.map(way)));
        (tints.is_some() || ways.is_some()).then(|| view! { <div class="az-pay">{tints} {ways}</div> })
    };
    let keeping = table.part(|scene| scene.keeping);
    let sentence = live_signal!(words, azul.table.keep_hint);
    let hint = move || keeping.get().then(|| view! { <p class="az-word"><Rich sentence/></p> });
    view! { {open} {hint} }.into_any()
}
