//! Bank, market, nobles, players: one element a piece, each following its own part of the scene.

use super::super::scene::{Face, Held, Panel, Piece, Scene};
use super::super::words::piece as names;
use super::{Table, Whose, markup, payment, peek};
use crate::app::boards::bench::{Ink, Part};
use crate::app::boards::kit::follow::follow;
use crate::app::boards::kit::hand::{self as kit, places};
use crate::app::boards::kit::markup::{becomes, flags, marked};
use crate::app::boards::kit::panel::{self, told};
use crate::app::boards::kit::piece::{Drawn, button, drawn, drawn_while, piece, slot};
use crate::app::words::Line;
use crate::games::splendor::{GEMS, Gem, LEVELS, Place, SLOTS, Splendor};
use crate::{live, say};
use leptos::prelude::*;

/// Nobles and the other players.
pub fn side(table: Table) -> AnyView {
    let places = table.scene.with_untracked(|scene| scene.nobles.len());
    let nobles = (0..places).map(|at| noble(table, at)).collect_view();
    let label: Line = |language| say!(language, splendor.table.others);
    let unseen = peek::unseen(table);
    // They leave room for the button.
    let class = move || flags("sp-nobles", &[(unseen.with(Option::is_some), "glanced")]);
    view! {
        <section class=class data-region="nobles" aria-label=live!(table.words, splendor.table.nobles)>
            {nobles}
        </section>
        {panel::panels(table, "sp-others", label, |scene| scene.own, other, Some(peek::glance(table, unseen)))}
    }
    .into_any()
}

fn noble(table: Table, at: usize) -> AnyView {
    slot(
        table,
        ["noble-", &at.to_string()].concat(),
        "sp-niche",
        move |scene| scene.nobles[at],
        |tile| tile.noble,
        |ink, tile| Drawn {
            class: marked("sp-noble", tile.mark, &[(tile.coming, "coming")]),
            name: names::noble(ink.language, ink.components, tile),
            marks: markup::noble(ink.components, tile),
        },
        |_, noble, looks| button(Piece::Noble(noble), None, Some(markup::medallion(noble)), looks),
    )
}

/// A player's panel as it follows the scene.
fn followed(table: Table, whose: Whose) -> Part<Option<Panel>> {
    table.part(move |scene| scene.panel(whose.seat(scene)).cloned())
}

/// Another player: their cards are laid out large by a touch.
fn other(table: Table, whose: Whose) -> AnyView {
    let it = followed(table, whose);
    let with = move |draw: fn(&Ink<'_, Splendor>, &Panel) -> String| told(table, it, draw);
    let class = with(|_, panel| flags("sp-other", &[(panel.to_move, "to-move")]));
    let name =
        with(|ink, panel| names::panel(ink.language, ink.components, panel, &ink.bench.name(panel.seat)));
    let points = with(|_, panel| panel.points.now.to_string());
    let columns = with(|ink, panel| markup::columns(ink.components, panel));
    let holdings = with(|ink, panel| markup::holdings(ink.components, panel));
    let content = view! {
        <span class="sp-head" aria-hidden="true">
            {panel::owner(table, whose, "sp-name")} {begins(table, whose)}
            <span class="sp-points">{star()} {points}</span>
        </span>
        <span class="sp-columns" aria-hidden="true" {..follow(move || columns.get())}></span>
        <span class="sp-holdings" aria-hidden="true" {..follow(move || holdings.get())}></span>
    };
    panel::panel(table, whose, Piece::Seat, move || class.get(), move || name.get(), content.into_any())
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
fn begins(table: Table, whose: Whose) -> AnyView {
    let first =
        move || table.scene.with(|scene| scene.panel(whose.seat(scene)).is_some_and(|panel| panel.first));
    let words = live!(table.words, splendor.table.begins);
    view! { {move || first().then(|| view! { <span class="sp-begins">{words}</span> })} }.into_any()
}

/// The baize: bank and market.
pub fn baize(table: Table) -> AnyView {
    let words = table.words;
    let last_round = move || {
        let last = table.with_view(|_, view| view.plays_the_last_round());
        let sentence = live!(words, splendor.table.last_round);
        last.then(|| view! { <p class="sp-last-round" role="status">{sentence}</p> })
    };
    let piles = Gem::ALL.map(|gem| pile(table, gem)).collect_view();
    let rows = (0..LEVELS as u8).rev().map(|level| {
        let places = (0..SLOTS as u8).map(|slot| market(table, Place { level, slot })).collect_view();
        view! { {deck(table, level)} {places} }
    });
    let rows = rows.collect_view();
    view! {
        <section class="sp-baize">
            <section class="sp-bank" data-region="bank" aria-label=live!(words, splendor.table.bank)>
                {piles}
            </section>
            <section class="sp-market" data-region="market" aria-label=live!(words, splendor.table.market)>
                {rows}
            </section>
            {last_round}
        </section>
    }
    .into_any()
}

fn pile(table: Table, gem: Gem) -> AnyView {
    piece(
        table,
        Piece::Pile(gem),
        move |scene| scene.bank[gem.index()],
        move |ink, pile| {
            let state = [
                (pile.count.is_none(), "empty"),
                (pile.pair && !pile.mark.legal, "legal"),
                (pile.count.change != 0, "changes"),
            ];
            Drawn {
                class: marked("sp-tokens", pile.mark, &state),
                name: names::pile(ink.language, gem, pile),
                marks: markup::pile(ink.language, gem, pile),
            }
        },
    )
}

fn deck(table: Table, level: u8) -> AnyView {
    let looks = drawn(
        table,
        move |scene| scene.decks[usize::from(level)],
        move |ink, deck| Drawn {
            class: marked("sp-card sp-deck", deck.mark, &[(deck.count.is_none(), "empty")]),
            name: names::deck(ink.language, level, deck),
            marks: markup::deck(ink.language, deck),
        },
    );
    button(Piece::Deck(level), None, Some(markup::back(level)), looks)
}

/// A card as it lies open, out of its deck where it is new, or as `back` where it lay until it was turned up.
fn open_card(table: Table, card: u8, back: Option<Piece>, looks: Memo<Drawn>) -> AnyView {
    let (face, level) =
        table.with_box(|components| (markup::card(components, card), components.card(card).level));
    let deck = Piece::Deck(level).id();
    let from = match back {
        Some(back) => [&back.id(), " ", deck.as_str()].concat(),
        None => deck,
    };
    button(Piece::Card(card), Some(from), Some(face), looks)
}

fn face(ink: &Ink<'_, Splendor>, face: &Face, owner: Option<&str>, secret: bool) -> Drawn {
    let aids = ink.bench.aids.get();
    Drawn {
        class: markup::card_class(face, aids),
        name: names::face(ink.language, ink.components, face, owner, secret),
        marks: markup::marks(ink.language, face, aids, secret),
    }
}

/// A face-up place. The card in it is drawn once; its marks follow.
fn market(table: Table, place: Place) -> AnyView {
    let (level, at) = (usize::from(place.level), usize::from(place.slot));
    let name = ["market-", &level.to_string(), "-", &at.to_string()].concat();
    let lying = move |scene: &Scene| scene.market[level][at];
    let draw: fn(&Ink<'_, Splendor>, &Face) -> Drawn = |ink, lying| face(ink, lying, None, false);
    slot(
        table,
        name,
        "sp-place",
        lying,
        |face| face.card,
        draw,
        |table, card, looks| open_card(table, card, None, looks),
    )
}

/// The seat shown large and nearest.
pub fn own(table: Table) -> AnyView {
    let words = table.words;
    let whose: Whose = table.whose(|scene| scene.own);
    let label = move || say!(words.language(), splendor.table.own, name = table.name(whose.now()));
    let panel = followed(table, whose);
    let with = move |write: fn(&Ink<'_, Splendor>, &Panel) -> String| told(table, panel, write);
    let points = with(|_, panel| panel.points.now.to_string());
    let after = with(|_, panel| becomes(panel.points));
    let bought = with(|ink, panel| match panel.bought.len() {
        0 => say!(ink.language, splendor.table.no_cards).to_owned(),
        count => say!(ink.language, splendor.table.bought, count),
    });
    let nobles = with(|_, panel| markup::nobles(panel));
    let columns = Gem::ALL.map(|gem| column(table, whose, gem)).collect_view();
    view! {
        <section class="sp-own" data-region="own" data-owner=move || whose.now().0.to_string() aria-label=label>
            <div class="sp-who">
                <div class="sp-head">
                    {panel::owner(table, whose, "sp-name")} {begins(table, whose)}
                    <span class="sp-own-nobles" {..follow(move || nobles.get())}></span>
                </div>
                <div class="sp-score">
                    {star()}
                    <b>{points}</b>
                    <span class="sp-after" {..follow(move || after.get())}></span>
                    <span class="sp-tally">
                        <span>{live!(words, splendor.table.points)}</span>
                        <span>{bought}</span>
                    </span>
                </div>
                {aid(table)}
            </div>
            <div class="sp-columns">{columns}</div>
            {hand(table, whose)}
            {payment::payment(table)}
        </section>
    }
    .into_any()
}

/// Bonuses and tokens of a colour; the limit of tokens stands above gold.
fn column(table: Table, whose: Whose, gem: Gem) -> AnyView {
    let kind = gem.index();
    let top = if kind < GEMS {
        piece(
            table,
            whose.piece(move |seat| Piece::Bonus(seat, gem)),
            move |scene| scene.panel(whose.seat(scene)).map(|panel| panel.bonuses[kind]).unwrap_or_default(),
            move |ink, bonus| Drawn {
                class: markup::bonus_class(gem, bonus),
                name: names::bonus(ink.language, gem, bonus),
                marks: markup::bonus(gem, bonus),
            },
        )
    } else {
        let panel = followed(table, whose);
        let held = told(table, panel, |ink, panel| markup::held(ink.language, ink.components, panel));
        let over = move || {
            let limit = table.with_box(|components| components.token_limit);
            panel.with(|it| it.as_ref().is_some_and(|it| it.held.then() > limit.into()))
        };
        view! { <div class="sp-limit" {..follow(move || held.get())} class:over=over></div> }.into_any()
    };
    let tokens = piece(
        table,
        whose.piece(move |seat| Piece::Tokens(seat, gem)),
        move |scene| scene.panel(whose.seat(scene)).map(|panel| panel.tokens[kind]).unwrap_or_default(),
        move |ink, stack| Drawn {
            class: markup::counted("sp-stack", stack),
            name: names::tokens(ink.language, gem, stack),
            marks: markup::stack(gem, stack),
        },
    );
    view! { <div class="sp-col">{top} {tokens}</div> }.into_any()
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
            {live!(table.words, splendor.table.aid)}
        </button>
    }
    .into_any()
}

/// The reserved cards in the hand shown nearest.
fn hand(table: Table, whose: Whose) -> AnyView {
    let room = table.with_box(|components| components.reserve_limit);
    let held = table.part(move |scene| {
        let panel = scene.panel(whose.seat(scene));
        places(panel.into_iter().flat_map(Panel::hand).map(|(piece, _)| piece), room)
    });
    let free = move |_| {
        let words = live!(table.words, splendor.table.free_place);
        view! { <span class="sp-free">{words}</span> }.into_any()
    };
    kit::hand("sp-hand", room.into(), held, move |piece| reserved(table, whose, piece), free)
}

/// A reserved card.
fn reserved(table: Table, whose: Whose, piece: Piece) -> AnyView {
    let held = move |scene: &Scene| {
        let panel = scene.panel(whose.seat(scene))?;
        panel.hand().find_map(|(held, card)| (held == piece).then_some((panel.seat, card)))
    };
    let looks = drawn_while(table, held, move |ink, (seat, held)| {
        let owner = ink.bench.name(*seat);
        match *held {
            Held::Open { face: it, secret } => face(ink, &it, Some(&owner), secret),
            Held::Back { level, own, mark } => {
                let hold = own.then(|| markup::eye(say!(ink.language, splendor.table.hold)));
                let state =
                    [(mark.fresh, "fresh"), (mark.legal, "can"), (mark.hinted, "hinted"), (own, "own")];
                Drawn {
                    class: flags("sp-card", &state),
                    name: names::back(ink.language, level, &owner, own, mark.hinted),
                    marks: markup::back(level) + &hold.unwrap_or_default(),
                }
            }
        }
    });
    match piece {
        Piece::Card(card) => {
            let at = table.scene.with_untracked(|scene| {
                let panel = scene.panel(whose.seat(scene))?;
                let at = panel.hand().position(|(held, _)| held == piece)?;
                Some(Piece::Back(panel.seat, at as u8))
            });
            open_card(table, card, at, looks)
        }
        _ => button(piece, None, None, looks),
    }
}
