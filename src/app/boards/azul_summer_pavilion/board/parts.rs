//! Around the table: the rounds, the players, the supply, the bonuses at the end, the tiles next to the own board.

use super::super::art::board::Reach;
use super::super::art::{board as board_art, mini, tile};
use super::super::scene::{Panel, Piece, Scene, Stack, What};
use super::super::words::{self, piece as names};
use super::Table;
use crate::app::boards::kit::panel::{back, token};
use crate::app::boards::kit::piece::{Drawn, button, drawn};
use crate::app::boards::kit::{flags, symbol, tag};
use crate::app::boards::staged::others;
use crate::app::figure;
use crate::app::rich::{Icon, Rich};
use crate::engine::Seat;
use crate::games::azul_summer_pavilion::tile::{heap, total};
use crate::games::azul_summer_pavilion::{COLOURS, Colour, HIGHEST_NUMBER, ROUNDS, STARS};
use crate::{live, say};
use leptos::prelude::*;

/// An upright tile, with the seal if it is wild.
fn loose(colour: Colour, wild: bool, class: &str) -> String {
    let seal =
        if wild { r##"<use href="#az-sealed" x="-50" y="-50" width="100" height="100"/>"## } else { "" };
    [
        "<svg class=\"az-loose ",
        class,
        "\" viewBox=\"-52 -89 104 183\" aria-hidden=\"true\"><use href=\"#",
        &tile::symbol(colour, 0.0),
        "\" x=\"-50\" y=\"-50\" width=\"100\" height=\"100\"/>",
        seal,
        "</svg>",
    ]
    .concat()
}

fn chip(colour: Colour) -> String {
    symbol(&tile::chip_symbol(colour), "az-chip")
}

/// A change in numbers: "+2" or "−1".
fn delta(change: i8) -> String {
    match change {
        0 => String::new(),
        more if more > 0 => tag("az-delta more", &figure::signed(more.into())),
        less => tag("az-delta less", &figure::signed(less.into())),
    }
}

/// A piece that can be touched.
fn piece(piece: Piece, drawn: Memo<Drawn>) -> AnyView {
    button(piece.id(), None, None, drawn)
}

/// Everything beside the table or the board.
pub fn side(table: Table) -> AnyView {
    let order = Memo::new(move |_| {
        table.scene.with(|scene| others(scene.own, scene.panels.len()).collect::<Vec<_>>())
    });
    let panels = move || order.get().into_iter().map(|seat| other(table, seat)).collect::<Vec<_>>();
    view! {
        <aside class="az-side">
            {track(table)}
            {mine(table)}
            <section class="az-others" data-region="others" aria-label=live!(table.words, azul.table.others)>
                {panels}
            </section>
            {supply(table)}
        </aside>
    }
    .into_any()
}

/// The rounds with their wild colours; bag and tower.
fn track(table: Table) -> AnyView {
    let words = table.words;
    let rounds = (1..=ROUNDS as u8).map(|round| {
        let drawn = drawn(
            table,
            |scene| scene.round,
            move |now| {
                table.with_box(|components| {
                    let here = round == *now;
                    Drawn {
                        class: flags("az-round", &[(here, "now"), (round < *now, "past")]),
                        name: names::round(words.language(), components, round, *now),
                        marks: loose(components.wild(round), here, ""),
                    }
                })
            },
        );
        piece(Piece::Round(round), drawn)
    });
    let rounds = rounds.collect::<Vec<_>>();
    let now = move || {
        let round = table.scene.with(|scene| scene.round).to_string();
        say!(words.language(), azul.table.round, round = round, rounds = ROUNDS.to_string())
    };
    let store = |which: Piece, id: &'static str, name: crate::app::words::Line, count: fn(&Scene) -> u8| {
        let drawn = drawn(table, count, move |count| {
            let name = name(words.language());
            let count = count.to_string();
            Drawn {
                class: "az-store".to_owned(),
                name: [name, " ", &count].concat(),
                marks: [&symbol(id, "az-vessel"), "<b>", &count, "</b>"].concat(),
            }
        });
        piece(which, drawn)
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
fn miniature(table: Table, seat: Seat, own: bool) -> Memo<String> {
    let shown = Memo::new(move |_| {
        table.scene.with(|scene| {
            scene
                .panels
                .get(seat.index())
                .map(|panel| (panel.board, panel.tastes, panel.fresh, panel.corners, scene.reach))
        })
    });
    Memo::new(move |_| {
        shown.with(|shown| {
            let Some((board, tastes, fresh, corners, reach)) = shown else { return String::new() };
            let kept: Vec<Colour> = unfold(corners);
            table.with_view(|components, view| {
                let small = mini::Small {
                    board,
                    tastes,
                    fresh: *fresh,
                    kept: &kept,
                    numbers: own.then_some(view.side),
                    reach: if own { *reach } else { Reach::default() },
                };
                mini::mini(components, &small, |space| Piece::Space(seat, space).id())
            })
        })
    })
}

fn unfold(tiles: &[u8; COLOURS]) -> Vec<Colour> {
    Colour::ALL
        .into_iter()
        .flat_map(|colour| std::iter::repeat_n(colour, usize::from(tiles[colour.index()])))
        .collect()
}

/// The own board, small while tiles are taken, and the bonuses at the end.
fn mine(table: Table) -> AnyView {
    let words = table.words;
    let drafting = Memo::new(move |_| table.scene.with(|scene| scene.large.is_none()));
    let seat = Memo::new(move |_| table.scene.with(|scene| scene.goals.seat));
    let own = move |seat: Seat| {
        let picture = miniature(table, seat, true);
        let small = move || {
            drafting.get().then(|| {
                let label = move || say!(words.language(), azul.table.board_of, name = table.name(seat));
                view! {
                    <button type="button" class="az-own" tabindex="-1" data-piece=Piece::Own(seat).id()>
                        <span class="for-ear">{label}</span>
                        <svg class="az-board" viewBox=board_art::VIEW_BOX aria-hidden="true" inner_html=move || picture.get()></svg>
                    </button>
                }
            })
        };
        let stars = (1..STARS).chain([0]).map(move |star| star_goal(table, seat, star)).collect::<Vec<_>>();
        let numbers =
            (1..=HIGHEST_NUMBER).map(move |number| number_goal(table, seat, number)).collect::<Vec<_>>();
        view! {
            {small}
            <div class="az-goals" data-owner=seat.0.to_string()>
                <h3>{live!(words, azul.table.goals)}</h3>
                <div class="az-stars">{stars}</div>
                <div class="az-numbers">{numbers}</div>
            </div>
        }
        .into_any()
    };
    view! {
        <section class="az-mine" data-region="goals" aria-label=live!(words, azul.table.goals)>
            {move || own(seat.get())}
        </section>
    }
    .into_any()
}

fn star_goal(table: Table, seat: Seat, star: usize) -> AnyView {
    let words = table.words;
    let drawn = drawn(
        table,
        |scene| scene.goals,
        move |goals| {
            let picture = mini::star(&goals.board, star, goals.tastes[star]);
            let points = goals.stars[star].map_or_else(|| "?".to_owned(), |points| points.to_string());
            let done = goals.board.ring(star) == 0x3f;
            Drawn {
                class: flags("az-star", &[(done, "done")]),
                name: table.with_view(|components, view| {
                    names::star_goal(words.language(), components, view, goals, star)
                }),
                marks: [
                    "<svg viewBox=\"",
                    mini::STAR_VIEW_BOX,
                    "\" aria-hidden=\"true\">",
                    &picture,
                    "</svg><b>",
                    &points,
                    "</b>",
                ]
                .concat(),
            }
        },
    );
    piece(Piece::Star(seat, star as u8), drawn)
}

fn number_goal(table: Table, seat: Seat, number: usize) -> AnyView {
    let words = table.words;
    let drawn = drawn(
        table,
        |scene| scene.goals,
        move |goals| {
            let Some(goal) = goals.numbers[number] else {
                return Drawn { class: "az-number-goal none".to_owned(), ..Drawn::default() };
            };
            let mut marks = ["<i>", &goal.number.to_string(), "</i><u>"].concat();
            for at in 0..goal.of {
                marks.push_str(if at < goal.have { "<s class=\"full\"></s>" } else { "<s></s>" });
            }
            // Where there is no room for a lozenge each, the count says it.
            let count = ["</u><em>", &goal.have.to_string(), "/", &goal.of.to_string(), "</em><b>"].concat();
            marks.push_str(&[&count, &goal.points.to_string(), "</b>"].concat());
            Drawn {
                class: flags("az-number-goal", &[(goal.have == goal.of, "done")]),
                name: names::number_goal(words.language(), goals, number),
                marks,
            }
        },
    );
    piece(Piece::Number(seat, number as u8), drawn)
}

/// Another player: one button, which shows their board large.
fn other(table: Table, seat: Seat) -> AnyView {
    let words = table.words;
    let panel = Memo::new(move |_| table.scene.with(|scene| scene.panels.get(seat.index()).cloned()));
    let with = move |draw: &dyn Fn(&Panel) -> String| {
        panel.with(|panel| panel.as_ref().map(draw).unwrap_or_default())
    };
    let name = move || with(&|panel| names::panel(words.language(), panel, &table.name(seat)));
    let class = move || {
        let opened = table.opened.get() == Some(seat);
        with(&|panel| {
            flags("az-other", &[(panel.to_move, "to-move"), (panel.passed, "passed"), (opened, "opened")])
        })
    };
    let hand = Memo::new(move |_| {
        let language = words.language();
        with(&|panel| {
            let mut html = String::new();
            if panel.token {
                html.push_str(&symbol("az-token-mark", "az-chip"));
            }
            for colour in Colour::ALL {
                let count = panel.hand[colour.index()];
                if count > 0 {
                    let fresh = if panel.gained[colour.index()] > 0 { "az-held fresh" } else { "az-held" };
                    let id = Piece::Held(seat, colour).id();
                    html.push_str(
                        &[
                            "<span class=\"",
                            fresh,
                            "\" data-piece=\"",
                            &id,
                            "\">",
                            &chip(colour),
                            &count.to_string(),
                            "</span>",
                        ]
                        .concat(),
                    );
                }
            }
            if panel.passed {
                html.push_str(&tag("az-word", say!(language, azul.table.passed)));
            } else if total(&panel.hand) == 0 {
                html.push_str(&tag("az-word", say!(language, azul.table.none)));
            }
            html
        })
    });
    let picture = miniature(table, seat, false);
    view! {
        <button
            type="button"
            class=class
            tabindex="-1"
            data-piece=Piece::Seat(seat).id()
            data-owner=seat.0.to_string()
        >
            <span class="for-ear">{name}</span>
            <span class="az-head" aria-hidden="true">
                {token(table, seat)} <b class="az-name">{move || table.name(seat)}</b>
                <b class="az-score">{move || with(&|panel| panel.score.to_string())}</b>
            </span>
            <svg class="az-board" viewBox=board_art::VIEW_BOX aria-hidden="true" inner_html=move || picture.get()></svg>
            <span class="az-hand-small" aria-hidden="true" inner_html=move || hand.get()></span>
        </button>
    }
    .into_any()
}

/// The supply by colour.
fn supply(table: Table) -> AnyView {
    let words = table.words;
    let stacks = Colour::ALL.map(|colour| {
        let drawn = drawn(
            table,
            move |scene| scene.supply[colour.index()],
            move |stack: &Stack| {
                let tiles = (0..stack.count)
                    .map(|at| loose(colour, stack.wild, if at < stack.chosen { "chosen" } else { "" }));
                Drawn {
                    class: flags(
                        "az-stack",
                        &[
                            (stack.count == 0, "none"),
                            (stack.legal, "legal"),
                            (stack.chosen > 0, "chosen"),
                            (stack.hinted, "hinted"),
                        ],
                    ),
                    name: names::supply(words.language(), colour, stack),
                    // Where there is no room for a tile each, the count says it.
                    marks: tiles
                        .chain([["<b class=\"az-many\">", &stack.count.to_string(), "</b>"].concat()])
                        .chain((stack.chosen > 0).then(|| tag("az-delta kept", &stack.chosen.to_string())))
                        .collect(),
                }
            },
        );
        piece(Piece::Supply(colour), drawn)
    });
    let due = Memo::new(move |_| {
        table.scene.with(|scene| match &scene.offer.what {
            What::Placing(placing) if placing.bonus > 0 => Some((placing.bonus, false)),
            What::Bonus { .. } => Some((scene.bonus, true)),
            _ => None,
        })
    });
    let note = move || {
        due.get().map(|(count, now)| {
            let number = count.to_string();
            if now {
                say!(words.language(), azul.table.supply_choose, number = number)
            } else {
                say!(words.language(), azul.table.supply_after, number = number)
            }
        })
    };
    view! {
        <section
            class="az-supply"
            class:choosing=move || due.get().is_some_and(|(_, now)| now)
            data-region="supply"
            aria-label=live!(words, azul.table.supply)
        >
            <h3>{live!(words, azul.table.supply)} <em>{note}</em></h3>
            <div class="az-stacks">{stacks}</div>
        </section>
    }
    .into_any()
}

/// The tiles next to the own board, and how a placement is paid.
pub fn hand(table: Table) -> AnyView {
    let own = Memo::new(move |_| table.scene.with(|scene| scene.own));
    view! { {move || own_hand(table, own.get())} }.into_any()
}

fn own_hand(table: Table, seat: Seat) -> AnyView {
    let words = table.words;
    let stacks = Colour::ALL.map(|colour| {
        let drawn = drawn(
            table,
            move |scene| (scene.hand[colour.index()], scene.keeping),
            move |(stack, keeping)| {
                let id = Piece::Held(seat, colour).id();
                let mut marks = [
                    "<span class=\"az-held-tile\" data-piece=\"",
                    &id,
                    "\">",
                    &loose(colour, stack.wild, ""),
                    "</span>",
                ]
                .concat();
                marks.push_str(&["<b>", &stack.count.to_string(), "</b>", &delta(stack.change)].concat());
                if *keeping && stack.chosen > 0 {
                    marks.push_str(&tag("az-delta kept", &stack.chosen.to_string()));
                }
                Drawn {
                    class: flags(
                        "az-stack",
                        &[
                            (stack.count == 0 && stack.change == 0, "none"),
                            (stack.count == 0, "coming"),
                            (stack.legal, "legal"),
                            (stack.chosen > 0 && !keeping, "chosen"),
                            (stack.fresh, "fresh"),
                            (stack.hinted, "hinted"),
                        ],
                    ),
                    name: names::hand(words.language(), colour, stack, *keeping),
                    marks,
                }
            },
        );
        piece(Piece::Hand(seat, colour), drawn)
    });
    let panel = Memo::new(move |_| {
        table.scene.with(|scene| {
            scene
                .panels
                .get(seat.index())
                .map(|panel| (panel.score, panel.score_after, panel.token, total(&panel.hand) == 0))
        })
    });
    let score = move || panel.get().map(|(score, ..)| score);
    let after = move || {
        panel.get().and_then(|(_, after, ..)| after).map(|after| {
            let less = score().is_some_and(|score| after < score);
            view! { <span class="az-then" class:less=less>" → " {after}</span> }
        })
    };
    let starts = move || panel.get().is_some_and(|(_, _, token, _)| token);
    let nothing = move || {
        let empty = panel.get().is_some_and(|(.., empty)| empty);
        let comes = table.scene.with(|scene| scene.hand.iter().any(|stack| stack.change > 0));
        (empty && !comes).then(|| view! { <span class="az-word">{live!(words, azul.table.none)}</span> })
    };
    let label = move || say!(words.language(), azul.table.hand, name = table.name(seat));
    let who = move || {
        table.scene.with(|scene| {
            let panel = scene.panels.get(seat.index());
            panel.map(|panel| names::panel(words.language(), panel, &table.name(seat))).unwrap_or_default()
        })
    };
    view! {
        <section class="az-hand" data-region="hand" data-owner=seat.0.to_string() aria-label=label>
            <button type="button" class="az-who" tabindex="-1" data-piece=Piece::Name(seat).id()>
                <span class="for-ear">{who}</span>
                <span class="az-head" aria-hidden="true">
                    {token(table, seat)} <b class="az-name">{move || table.name(seat)}</b>
                    {move || starts().then(|| view! { <Icon symbol="az-token-mark" class="az-starts"/> })}
                </span>
                <span class="az-score" aria-hidden="true">
                    <Icon symbol="icon-star" class="small"/> <b>{score}</b> {after}
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
    let drafting = Memo::new(move |_| table.scene.with(|scene| scene.drafting));
    let own = Memo::new(move |_| table.scene.with(|scene| scene.own));
    // The own board that is there anyway is not opened.
    let opened = move || table.opened.get().filter(|seat| *seat != own.get() || drafting.get());
    let open = move || {
        opened().map(|seat| {
            let way = if drafting.get() {
                back(table, |language| say!(language, azul.table.back_to_factories))
            } else {
                back(table, |language| say!(language, azul.table.back))
            };
            view! {
                <div class="az-back">
                    <b>{move || say!(words.language(), azul.table.board_of, name = table.name(seat))}</b>
                    {way}
                </div>
            }
        })
    };
    view! { {open} }.into_any()
}

/// The colours that the tile may have and the ways to pay, where there is a choice.
fn payment(table: Table) -> AnyView {
    let words = table.words;
    let placing = Memo::new(move |_| {
        table.scene.with(|scene| match &scene.offer.what {
            What::Placing(placing) => {
                let wild = table.with_box(|components| components.wild(scene.round));
                Some((placing.colour, placing.colours, placing.payments.clone(), placing.number, wild))
            }
            _ => None,
        })
    });
    let chosen = Memo::new(move |_| {
        table.scene.with(|scene| match &scene.offer.what {
            What::Placing(placing) => Some((placing.colour, placing.wilds)),
            _ => None,
        })
    });
    let choice = move |of: Piece, name: String, drawing: String, on: Signal<bool>| {
        view! {
            <button
                type="button"
                class="az-choice"
                tabindex="-1"
                data-piece=of.id()
                aria-pressed=move || if on.get() { "true" } else { "false" }
            >
                <span class="for-ear">{name}</span>
                <span class="piece-marks" aria-hidden="true" inner_html=drawing></span>
            </button>
        }
        .into_any()
    };
    let open = move || {
        let (colour, colours, payments, number, wild) = placing.get()?;
        let language = words.language();
        let tints = (colours.len() > 1).then(|| {
            let tints = colours.iter().map(|tint| {
                let name = say!(language, azul.say.tint, colour = words::colour(language, tint));
                let on = Signal::derive(move || chosen.get().is_some_and(|(colour, _)| colour == tint));
                choice(Piece::Tint(tint), name, chip(tint), on)
            });
            let tints = tints.collect::<Vec<_>>();
            view! { <span class="az-label">{live!(words, azul.table.tint)}</span> {tints} }
        });
        let ways = (payments.clone().count() > 1).then(|| {
            let ways = payments.map(|wilds| {
                let mut tiles = heap(colour, number - wilds);
                tiles[wild.index()] += wilds;
                let name =
                    say!(language, azul.say.payment, tiles = words::amounts_in_words(language, &tiles));
                let mut drawing = [&chip(colour), "<b>", &(number - wilds).to_string(), "</b>"].concat();
                if wilds > 0 {
                    drawing.push_str(&[&chip(wild), "<b>", &wilds.to_string(), "</b>"].concat());
                }
                let on = Signal::derive(move || chosen.get().is_some_and(|(_, paid)| paid == wilds));
                choice(Piece::Payment(wilds), name, drawing, on)
            });
            let ways = ways.collect::<Vec<_>>();
            view! { <span class="az-label">{live!(words, azul.table.payment)}</span> {ways} }
        });
        (tints.is_some() || ways.is_some()).then(|| view! { <div class="az-pay">{tints} {ways}</div> })
    };
    let keeping = Memo::new(move |_| table.scene.with(|scene| scene.keeping));
    let hint = move || {
        keeping.get().then(|| {
            let sentence = Signal::derive(move || say!(words.language(), azul.table.keep_hint).to_owned());
            view! { <p class="az-word"><Rich sentence/></p> }
        })
    };
    view! { {open} {hint} }.into_any()
}
