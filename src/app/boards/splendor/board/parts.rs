//! Bank, market, nobles, players: one element a piece, each following its own part of the scene.

use super::super::scene::{Held, Panel, Piece};
use super::super::words::piece as names;
use super::{Table, markup, payment, peek};
use crate::app::boards::kit::flags;
use crate::app::boards::kit::panel::token;
use crate::app::boards::kit::piece::{Drawn, button, drawn};
use crate::app::boards::staged::others;
use crate::engine::Seat;
use crate::games::splendor::{GEMS, Gem, HAND, LEVELS, Place, SLOTS};
use crate::say;
use leptos::prelude::*;

/// A piece that can be touched. `drawing` stays, the rest follows.
fn piece(table: Table, piece: Piece, drawing: String, drawn: Memo<Drawn>) -> AnyView {
    let origin = match piece {
        // A card that was not there before came from its deck.
        Piece::Card(card) => Some(Piece::Deck(table.with_box(|components| components.card(card).level)).id()),
        _ => None,
    };
    button(piece.id(), origin, Some(drawing), drawn)
}

/// Nobles and the other players.
pub fn side(table: Table) -> AnyView {
    let words = table.words;
    let order = Memo::new(move |_| {
        table.scene.with(|scene| others(scene.own, scene.panels.len()).collect::<Vec<_>>())
    });
    let nobles =
        (0..table.scene.with_untracked(|scene| scene.nobles.len())).map(|at| noble(table, at)).collect_view();
    view! {
        <section
            class="sp-nobles"
            data-region="nobles"
            aria-label=move || say!(words.language(), splendor.table.nobles)
        >
            {nobles}
        </section>
        <section
            class="sp-others"
            data-region="others"
            aria-label=move || say!(words.language(), splendor.table.others)
        >
            {move || order.get().into_iter().map(|seat| other(table, seat)).collect_view()}
            {peek::glance(table)}
        </section>
    }
    .into_any()
}

fn noble(table: Table, at: usize) -> AnyView {
    let tile = Memo::new(move |_| table.scene.with(|scene| scene.nobles[at]));
    let id = Memo::new(move |_| tile.get().map(|tile| tile.noble));
    let show = move |noble: u8| {
        let look = Memo::new(move |_| {
            let Some(tile) = tile.get() else { return Drawn::default() };
            let language = table.words.language();
            table.with_box(|components| Drawn {
                class: flags(
                    "sp-noble",
                    &[
                        (tile.legal, "legal"),
                        (tile.chosen, "chosen"),
                        (tile.coming, "coming"),
                        (tile.hinted, "hinted"),
                    ],
                ),
                name: names::noble(language, components, &tile),
                marks: markup::noble(components, &tile),
            })
        });
        piece(table, Piece::Noble(noble), markup::medallion(noble), look)
    };
    view! { <div class="sp-niche" data-slot=["noble-", &at.to_string()].concat()>{move || id.get().map(show)}</div> }.into_any()
}

/// Another player: one button, which lays their cards out large.
fn other(table: Table, seat: Seat) -> AnyView {
    let panel = Memo::new(move |_| table.scene.with(|scene| scene.panels.get(seat.index()).cloned()));
    let with = move |draw: &dyn Fn(&Panel) -> String| {
        panel.with(|panel| panel.as_ref().map(draw).unwrap_or_default())
    };
    let name = move || {
        let name = table.name(seat);
        table.with_box(|components| {
            with(&|panel| names::panel(table.words.language(), components, panel, &name))
        })
    };
    let class = move || {
        let to_move = panel.with(|panel| panel.as_ref().is_some_and(|panel| panel.to_move));
        flags("sp-other", &[(to_move, "to-move")])
    };
    let points = move || with(&|panel| panel.points.to_string());
    let columns =
        Memo::new(move |_| table.with_box(|components| with(&|panel| markup::columns(components, panel))));
    let holdings =
        Memo::new(move |_| table.with_box(|components| with(&|panel| markup::holdings(components, panel))));
    view! {
        <button
            type="button"
            class=class
            tabindex="-1"
            data-piece=Piece::Seat(seat).id()
            data-owner=seat.0.to_string()
        >
            <span class="for-ear">{name}</span>
            <span class="sp-head" aria-hidden="true">
                {token(table, seat)} <b class="sp-name">{move || table.name(seat)}</b> {begins(table, seat)}
                <span class="sp-points">
                    {star()}
                    {points}
                </span>
            </span>
            <span class="sp-columns" aria-hidden="true" inner_html=move || columns.get()></span>
            <span class="sp-holdings" aria-hidden="true" inner_html=move || holdings.get()></span>
        </button>
    }
    .into_any()
}

/// The sign of points, filled.
fn star() -> AnyView {
    view! {
        <svg class="sp-star" viewBox="0 0 24 24" aria-hidden="true">
            <path d=crate::app::draw::Icon::Star.path() fill="currentColor"></path>
        </svg>
    }
    .into_any()
}

/// Who began.
fn begins(table: Table, seat: Seat) -> AnyView {
    let first =
        move || table.scene.with(|scene| scene.panels.get(seat.index()).is_some_and(|panel| panel.first));
    view! {
        {move || first().then(|| {
            view! { <span class="sp-begins">{move || say!(table.words.language(), splendor.table.begins)}</span> }
        })}
    }
    .into_any()
}

/// The baize: bank and market.
pub fn baize(table: Table) -> AnyView {
    let words = table.words;
    let last_round = move || {
        let last = table.props.with_value(|props| props.view.read().final_round);
        last.then(|| {
            view! { <p class="sp-last-round" role="status">{move || say!(words.language(), splendor.table.last_round)}</p> }
        })
    };
    let piles = Gem::ALL.map(|gem| pile(table, gem)).collect_view();
    let rows = (0..LEVELS).rev().map(|level| {
        let places = (0..SLOTS)
            .map(|slot| place(table, Place { level: level as u8, slot: slot as u8 }))
            .collect_view();
        view! { {deck(table, level)} {places} }
    });
    let rows = rows.collect_view();
    view! {
        <section class="sp-baize">
            <section
                class="sp-bank"
                data-region="bank"
                aria-label=move || say!(words.language(), splendor.table.bank)
            >
                {piles}
            </section>
            <section
                class="sp-market"
                data-region="market"
                aria-label=move || say!(words.language(), splendor.table.market)
            >
                {rows}
            </section>
            {last_round}
        </section>
    }
    .into_any()
}

fn pile(table: Table, gem: Gem) -> AnyView {
    let look = drawn(
        table,
        move |scene| scene.bank[gem.index()],
        move |pile| {
            let language = table.words.language();
            Drawn {
                class: flags(
                    "sp-tokens",
                    &[
                        (pile.count == 0 && pile.change == 0, "empty"),
                        (pile.legal || pile.pair, "legal"),
                        (pile.chosen > 0, "chosen"),
                        (pile.hinted, "hinted"),
                        (pile.change != 0, "changes"),
                    ],
                ),
                name: names::pile(language, gem, pile),
                marks: markup::pile(language, gem, pile),
            }
        },
    );
    piece(table, Piece::Pile(gem), String::new(), look)
}

fn deck(table: Table, level: usize) -> AnyView {
    let at = level as u8;
    let look = drawn(
        table,
        move |scene| scene.decks[level],
        move |deck| {
            let language = table.words.language();
            Drawn {
                class: flags(
                    "sp-card sp-deck",
                    &[
                        (deck.left == 0, "empty"),
                        (deck.legal, "legal"),
                        (deck.chosen, "chosen"),
                        (deck.hinted, "hinted"),
                    ],
                ),
                name: names::deck(language, at, deck),
                marks: markup::deck(language, deck.left, deck.chosen),
            }
        },
    );
    piece(table, Piece::Deck(at), markup::back(at), look)
}

/// A face-up place. The card in it is drawn once; its marks follow.
fn place(table: Table, place: Place) -> AnyView {
    let (level, slot) = (usize::from(place.level), usize::from(place.slot));
    let face = Memo::new(move |_| table.scene.with(|scene| scene.market[level][slot]));
    let id = Memo::new(move |_| face.get().map(|face| face.card));
    let show = move |card: u8| {
        let look = Memo::new(move |_| {
            let Some(face) = face.get() else { return Drawn::default() };
            let (language, aids) = (table.words.language(), table.aids.get());
            Drawn {
                class: markup::card_class(&face, aids),
                name: table.with_box(|components| names::face(language, components, &face, None, false)),
                marks: markup::marks(language, &face, aids, None),
            }
        });
        let drawing = table.with_box(|components| markup::card(components, card));
        piece(table, Piece::Card(card), drawing, look)
    };
    let slot = ["market-", &level.to_string(), "-", &slot.to_string()].concat();
    view! { <div class="sp-place" data-slot=slot>{move || id.get().map(show)}</div> }.into_any()
}

/// The seat shown large and nearest.
pub fn own(table: Table) -> AnyView {
    let own = Memo::new(move |_| table.scene.with(|scene| scene.own));
    let label = move || {
        let name = table.name(own.get());
        say!(table.words.language(), splendor.table.own, name = name)
    };
    view! {
        <section class="sp-own" data-region="own" data-owner=move || own.get().0.to_string() aria-label=label>
            {move || own_panel(table, own.get())}
        </section>
    }
    .into_any()
}

fn own_panel(table: Table, seat: Seat) -> AnyView {
    let words = table.words;
    let at = seat.index();
    let panel = Memo::new(move |_| table.scene.with(|scene| scene.panels.get(at).cloned()));
    let number = move |of: fn(&Panel) -> u8| panel.with(|panel| panel.as_ref().map_or(0, of));
    let after = move || panel.with(|panel| panel.as_ref().and_then(|panel| panel.points_after));
    let bought = move || match number(|panel| panel.bought) {
        0 => say!(words.language(), splendor.table.no_cards).to_owned(),
        count => say!(words.language(), splendor.table.bought, count = count),
    };
    let limit = table.with_box(|components| components.token_limit);
    let held = move || {
        let (held, then) =
            (number(|panel| panel.held).to_string(), number(|panel| panel.held_after).to_string());
        if held == then {
            let held = say!(words.language(), splendor.table.holding, held = held, limit = limit.to_string());
            return [
                "<b>",
                &held,
                "</b>",
                "<span>",
                say!(words.language(), splendor.table.tokens),
                "</span>",
            ]
            .concat();
        }
        let of = say!(words.language(), splendor.table.of_limit, limit = limit.to_string());
        [
            "<span class=\"sp-becomes\"><b>",
            &held,
            "</b>",
            markup::ARROW,
            "<b>",
            &then,
            "</b></span><span>",
            &of,
            "</span>",
        ]
        .concat()
    };
    let over = move || number(|panel| panel.held_after) > limit;
    let nobles = Memo::new(move |_| {
        panel.with(|panel| {
            let nobles = panel.as_ref().map(|panel| panel.nobles.clone()).unwrap_or_default();
            let mut html = String::new();
            for noble in nobles {
                let id = Piece::Noble(noble).id();
                html.push_str(&["<span class=\"sp-small-noble\" data-piece=\"", &id, "\">"].concat());
                html.push_str(&markup::medallion(noble));
                html.push_str("</span>");
            }
            html
        })
    });
    let columns = Gem::ALL.map(|gem| {
        let kind = gem.index();
        let top = if kind < GEMS {
            let look = drawn(
                table,
                move |scene| scene.panels.get(at).map(|panel| panel.bonuses[kind]).unwrap_or_default(),
                move |bonus| Drawn {
                    class: markup::bonus_class(gem, bonus),
                    name: names::bonus(words.language(), gem, bonus),
                    marks: markup::bonus(gem, bonus),
                },
            );
            piece(table, Piece::Bonus { seat, gem }, String::new(), look)
        } else {
            view! {
                <div class="sp-limit" class:over=over inner_html=held></div>
            }
            .into_any()
        };
        let look = drawn(
            table,
            move |scene| scene.panels.get(at).map(|panel| panel.tokens[kind]).unwrap_or_default(),
            move |stack| Drawn {
                class: markup::stack_class(stack),
                name: names::tokens(words.language(), gem, stack),
                marks: markup::stack(gem, stack),
            },
        );
        let tokens = piece(table, Piece::Tokens { seat, gem }, String::new(), look);
        view! { <div class="sp-col">{top} {tokens}</div> }
    });
    let hand = (0..HAND.min(usize::from(table.with_box(|components| components.reserve_limit))))
        .map(|held| reserved(table, seat, held))
        .collect_view();
    view! {
        <div class="sp-who">
            <div class="sp-head">
                {token(table, seat)} <b class="sp-name">{move || table.name(seat)}</b> {begins(table, seat)}
                <span class="sp-own-nobles" inner_html=move || nobles.get()></span>
            </div>
            <div class="sp-score">
                {star()}
                <b>{move || number(|panel| panel.points)}</b>
                {move || after().map(|points| {
                    let then = [markup::ARROW, "<b>", &points.to_string(), "</b>"].concat();
                    view! { <span class="sp-then more" inner_html=then></span> }
                })}
                <span class="sp-tally">
                    <span>{move || say!(words.language(), splendor.table.points)}</span>
                    <span>{bought}</span>
                </span>
            </div>
            {aid(table)}
        </div>
        <div class="sp-columns">{columns.collect_view()}</div>
        <div class="sp-hand">{hand}</div>
        {payment::payment(table)}
    }
    .into_any()
}

/// The switch for marking what can be bought, remembered for the person.
fn aid(table: Table) -> AnyView {
    let preferences = crate::app::browser::use_preferences();
    view! {
        <button
            type="button"
            class="sp-aid"
            role="switch"
            aria-checked=move || if preferences.read().aids { "true" } else { "false" }
            on:click=move |_| preferences.update(|preferences| preferences.aids = !preferences.aids)
        >
            <span class="sp-aid-switch" aria-hidden="true"></span>
            {move || say!(table.words.language(), splendor.table.aid)}
        </button>
    }
    .into_any()
}

/// A place for a reserved card in the hand shown nearest.
fn reserved(table: Table, seat: Seat, at: usize) -> AnyView {
    let words = table.words;
    let held = Memo::new(move |_| {
        table
            .scene
            .with(|scene| scene.panels.get(seat.index()).and_then(|panel| panel.reserved.get(at).copied()))
    });
    // Which card it is, so that it is drawn anew only when another one lies here.
    let id = Memo::new(move |_| {
        held.get().map(|held| match held {
            Held::Open { face, .. } => (Piece::Card(face.card), 0),
            Held::Back { level, .. } => (Piece::Back { seat, at: at as u8 }, level),
        })
    });
    let show = move |(card, level): (Piece, u8)| {
        let drawing = match card {
            Piece::Card(id) => table.with_box(|components| markup::card(components, id)),
            _ => markup::back(level),
        };
        let look = Memo::new(move |_| {
            let (language, aids) = (words.language(), table.aids.get());
            let owner = table.name(seat);
            match held.get() {
                Some(Held::Open { face, secret }) => {
                    let tag = secret.then(|| say!(language, splendor.table.only_you));
                    Drawn {
                        class: markup::card_class(&face, aids),
                        name: table.with_box(|components| {
                            names::face(language, components, &face, Some(&owner), secret)
                        }),
                        marks: markup::marks(language, &face, aids, tag),
                    }
                }
                Some(Held::Back { level, own, buy, fresh, hinted }) => Drawn {
                    class: flags("sp-card", &[(fresh, "fresh"), (buy, "can"), (hinted, "hinted")]),
                    name: names::back(language, level, &owner, own, hinted),
                    marks: if own { markup::hold(language) } else { String::new() },
                },
                None => Drawn::default(),
            }
        });
        piece(table, card, drawing, look)
    };
    let free = move || {
        id.get().is_none().then(|| {
            view! { <span class="sp-free">{move || say!(words.language(), splendor.table.free_place)}</span> }
        })
    };
    view! {
        <div class="sp-place" data-slot=["hand-", &at.to_string()].concat()>
            {move || id.get().map(show)} {free}
        </div>
    }
    .into_any()
}
