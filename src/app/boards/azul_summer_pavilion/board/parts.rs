//! Around the table: the rounds, the players, the supply, the bonuses at the end.

use super::super::art::board::Reach;
use super::super::art::{board as board_art, mini};
use super::super::scene::{Panel, Piece, Scene, What};
use super::super::words::piece as names;
use super::hand::{chip, loose};
use super::{Table, Whose};
use crate::app::boards::bench::Ink;
use crate::app::boards::called::called;
use crate::app::boards::kit::follow::follow;
use crate::app::boards::kit::markup::{bold, drawing, flags, marked, place, symbol, tag};
use crate::app::boards::kit::panel::{self, told};
use crate::app::boards::kit::piece::{Drawn, piece};
use crate::app::derived::derived;
use crate::app::words::Line;
use crate::games::azul_summer_pavilion::tile::{total, unfold};
use crate::games::azul_summer_pavilion::{AzulSummerPavilion, Colour, HIGHEST_NUMBER, ROUNDS, STARS};
use crate::{live, say};
use leptos::prelude::*;

/// Everything beside the table or the board.
pub fn side(table: Table) -> AnyView {
    let others: Line = |language| say!(language, azul.table.others);
    view! {
        <aside class="az-side">
            {track(table)}
            {mine(table)}
            {panel::panels(table, "az-others", others, |scene| scene.own, other, None)}
            {supply(table)}
        </aside>
    }
    .into_any()
}

/// The rounds with their wild colours; bag and tower.
fn track(table: Table) -> AnyView {
    let round = |round| {
        piece(
            table,
            Piece::Round(round),
            |scene| scene.round,
            move |ink, now| Drawn {
                class: flags("az-round", &[(round == *now, "now"), (round < *now, "past")]),
                name: names::round(ink.language, ink.components, round, *now),
                marks: loose(ink.components.wild(round), round == *now, ""),
            },
        )
    };
    let rounds = (1..=ROUNDS as u8).map(round).collect::<Vec<_>>();
    let now = move || {
        let round = table.scene.with(|scene| scene.round).to_string();
        say!(table.words.language(), azul.table.round, round, rounds = ROUNDS)
    };
    let store = |which: Piece, id: &'static str, name: Line, count: fn(&Scene) -> u8| {
        piece(table, which, count, move |ink, count| Drawn {
            class: "az-store".to_owned(),
            name: [name(ink.language), &count.to_string()].join(" "),
            marks: symbol(id, "az-vessel") + &bold(count),
        })
    };
    view! {
        <section class="az-track" data-region="track" aria-label=now>
            <div class="az-rounds">{rounds}</div>
            {store(Piece::Bag, "az-bag", |l| say!(l, azul.table.bag), |scene| scene.bag)}
            {store(Piece::Tower, "az-tower", |l| say!(l, azul.table.tower), |scene| scene.tower)}
        </section>
    }
    .into_any()
}

/// A small picture of a player's board. The own one, by which a take is decided, has its numbers.
fn miniature(table: Table, whose: Whose, own: bool) -> Memo<String> {
    let shown = table.part(move |scene| {
        let of = |panel: &Panel| (panel.seat, panel.board, panel.tastes, panel.fresh, panel.corners);
        scene.panel(whose.seat(scene)).map(|panel| (of(panel), scene.reach))
    });
    derived(move || {
        shown.with(|shown| {
            let Some(((seat, board, tastes, fresh, corners), reach)) = shown else { return String::new() };
            let kept: Vec<Colour> = unfold(corners).collect();
            table.with_view(|components, view| {
                let small = mini::Small {
                    board,
                    tastes,
                    fresh: *fresh,
                    kept: &kept,
                    numbers: own.then_some(view.side),
                    reach: if own { *reach } else { Reach::default() },
                };
                mini::mini(components, &small, |space| Piece::Space(*seat, space).id())
            })
        })
    })
}

/// The own board, small while tiles are taken, and the bonuses at the end.
fn mine(table: Table) -> AnyView {
    let words = table.words;
    let drafting = table.part(|scene| scene.large.is_none());
    let whose: Whose = table.whose(|scene| scene.goals.seat);
    let picture = miniature(table, whose, true);
    let small = move || {
        drafting.get().then(|| {
            let label = move || say!(words.language(), azul.table.board_of, name = table.name(whose.now()));
            view! {
                <button type="button" class="az-own" tabindex="-1" {..called(whose.piece(Piece::Own))}>
                    <span class="for-ear">{label}</span>
                    <svg class="az-board" viewBox=board_art::VIEW_BOX aria-hidden="true" {..follow(move || picture.get())}></svg>
                </button>
            }
        })
    };
    let stars = (1..STARS).chain([0]).map(move |star| star_goal(table, whose, star)).collect::<Vec<_>>();
    let numbers =
        (1..=HIGHEST_NUMBER).map(move |number| number_goal(table, whose, number)).collect::<Vec<_>>();
    view! {
        <section class="az-mine" data-region="goals" aria-label=live!(words, azul.table.goals)>
            {small}
            <div class="az-goals" data-owner=move || whose.now().0.to_string()>
                <h3>{live!(words, azul.table.goals)}</h3>
                <div class="az-stars">{stars}</div>
                <div class="az-numbers">{numbers}</div>
            </div>
        </section>
    }
    .into_any()
}

fn star_goal(table: Table, whose: Whose, star: usize) -> AnyView {
    let side = table.with_view(|_, view| view.side);
    piece(
        table,
        whose.piece(move |seat| Piece::Star(seat, star as u8)),
        |scene| scene.goals,
        move |ink, goals| {
            let picture = mini::star(&goals.board, star, goals.tastes[star]);
            let points = goals.tastes[star]
                .points(ink.components)
                .map_or_else(|| "?".to_owned(), |points| points.to_string());
            Drawn {
                class: flags("az-star", &[(goals.board.ring(star) == 0x3f, "done")]),
                name: names::star_goal(ink.language, ink.components, side, goals, star),
                marks: drawing(mini::STAR_VIEW_BOX, &picture, "az-star-picture") + &bold(points),
            }
        },
    )
}

fn number_goal(table: Table, whose: Whose, number: usize) -> AnyView {
    piece(
        table,
        whose.piece(move |seat| Piece::Number(seat, number as u8)),
        |scene| scene.goals,
        move |ink, goals| {
            let Some(goal) = goals.numbers[number] else {
                return Drawn { class: "az-number-goal none".to_owned(), ..Drawn::default() };
            };
            let lozenge = |at| if at < goal.have { "<s class=\"full\"></s>" } else { "<s></s>" };
            let lozenges: String = (0..goal.of).map(lozenge).collect();
            // Where there is no room for a lozenge each, the count says it.
            let count = [goal.have.to_string(), goal.of.to_string()].join("/");
            let marks = ["<i>", &number.to_string(), "</i><u>", &lozenges, "</u><em>", &count, "</em>"];
            Drawn {
                class: flags("az-number-goal", &[(goal.have == goal.of, "done")]),
                name: names::number_goal(ink.language, goals, number),
                marks: marks.concat() + &bold(goal.points),
            }
        },
    )
}

/// Another player: their board is shown large by a touch.
fn other(table: Table, whose: Whose) -> AnyView {
    let it = table.part(move |scene| scene.panel(whose.seat(scene)).cloned());
    let with = move |draw: fn(&Ink<'_, AzulSummerPavilion>, &Panel) -> String| told(table, it, draw);
    let class = with(|ink, panel| {
        let opened = ink.bench.opened.get() == Some(panel.seat);
        flags("az-other", &[(panel.to_move, "to-move"), (panel.passed, "passed"), (opened, "opened")])
    });
    let name = with(|ink, panel| names::panel(ink.language, panel, &ink.bench.name(panel.seat)));
    let score = with(|_, panel| panel.score.now.to_string());
    let hand = with(|ink, panel| {
        let mut html = if panel.token { symbol("az-token-mark", "az-chip") } else { String::new() };
        for colour in Colour::ALL {
            let count = panel.hand[colour.index()];
            if count > 0 {
                let class = flags("az-held", &[(panel.gained[colour.index()] > 0, "fresh")]);
                let seal =
                    if colour == panel.wild { symbol("az-wild", "az-wild-mark") } else { String::new() };
                let content = [chip(colour), seal, count.to_string()].concat();
                html.push_str(&place(Piece::Held(panel.seat, colour), &class, &content));
            }
        }
        if panel.passed {
            html.push_str(&tag("az-word", say!(ink.language, azul.table.passed)));
        } else if total(&panel.hand) == 0 {
            html.push_str(&tag("az-word", say!(ink.language, azul.table.none)));
        }
        html
    });
    let picture = miniature(table, whose, false);
    let content = view! {
        <span class="az-head" aria-hidden="true">
            {panel::owner(table, whose, "az-name")}
            <b class="az-score">{move || score.get()}</b>
        </span>
        <svg class="az-board" viewBox=board_art::VIEW_BOX aria-hidden="true" {..follow(move || picture.get())}></svg>
        <span class="az-hand-small" aria-hidden="true" {..follow(move || hand.get())}></span>
    };
    panel::panel(table, whose, Piece::Seat, move || class.get(), move || name.get(), content.into_any())
}

/// The supply by colour.
fn supply(table: Table) -> AnyView {
    let words = table.words;
    let stack = |colour: Colour| {
        piece(
            table,
            Piece::Supply(colour),
            move |scene| scene.supply[colour.index()],
            move |ink, stack| {
                let class = |at| if at < i32::from(stack.chosen) { "chosen" } else { "" };
                let tiles = (0..stack.count.now).map(|at| loose(colour, stack.wild, class(at)));
                // Where there is no room for a tile each, the count says it.
                let many = ["<b class=\"az-many\">", &stack.count.now.to_string(), "</b>"].concat();
                let kept = (stack.chosen > 0).then(|| tag("az-delta kept", &stack.chosen.to_string()));
                Drawn {
                    class: marked("az-stack", stack.mark, &[(stack.count.now == 0, "none")]),
                    name: names::supply(ink.language, colour, stack),
                    marks: tiles.chain([many]).chain(kept).collect(),
                }
            },
        )
    };
    let stacks = Colour::ALL.map(stack);
    let choosing = table.part(|scene| matches!(scene.offer.what, What::Bonus { .. }));
    let note = table.written(|pen| names::supply_note(pen.language, pen.scene));
    view! {
        <section
            class="az-supply"
            class:choosing=move || choosing.get()
            data-region="supply"
            aria-label=live!(words, azul.table.supply)
        >
            <h3>{live!(words, azul.table.supply)} <em>{move || note.get()}</em></h3>
            <div class="az-stacks">{stacks}</div>
        </section>
    }
    .into_any()
}
