//! The board of the player who is shown large.

use super::super::super::scene::parts::Panel;
use super::super::super::scene::{Piece, Scene};
use super::super::markup::belle;
use super::super::markup::player as draw;
use super::super::markup::title;
use super::super::markup::town;
use super::belle::Front;
use super::{Pen, Table, Whose, inked, written};
use crate::app::boards::kit::markup::{flags, marked};
use crate::app::boards::kit::panel::back;
use crate::app::boards::kit::piece::{button, drawn_while};
use crate::app::boards::staged::Entry;
use crate::engine::Seat;
use crate::games::brussels_1893::components::{Architect, Art, Material, NobleId, Track, Zone};
use crate::say;
use leptos::prelude::*;

/// The board.
pub fn mine(table: Table, front: Option<Front>) -> AnyView {
    let whose: Whose = table.whose(|scene| scene.large);
    let label =
        move || say!(table.words.language(), brussels_1893_board.place.mine, name = table.name(whose.now()));
    let class = move || {
        let (decides, own) =
            table.scene.with(|scene| (scene.decider == Some(scene.large), scene.large == scene.own));
        let aside = front.is_some_and(|front| front.belle.get());
        flags("bx-mine bx-panel", &[(decides, "decides"), (!own, "visited"), (aside, "aside")])
    };
    view! {
        <section class=class data-region="mine" data-owner=move || whose.now().0.to_string() aria-label=label>
            {player(table, whose, front.is_some())}
            {back(table, |language| say!(language, brussels_1893_board.place.back))}
        </section>
    }
    .into_any()
}

/// A piece of the board, from a part of what the player has.
fn own<T: Clone + PartialEq + Send + Sync + 'static>(
    table: Table,
    whose: Whose,
    piece: impl Fn(Seat) -> Piece + Copy + Send + Sync + 'static,
    of: impl Fn(&Panel) -> T + Send + Sync + 'static,
    draw: fn(&Pen<'_>, &T) -> (String, String),
) -> AnyView {
    let part = move |scene: &Scene| scene.panel(whose.seat(scene)).map(|panel| (panel.seat, of(panel)));
    let looks = drawn_while(table, part, move |ink, (seat, part)| inked(ink, piece(*seat), part, draw));
    button(whose.piece(piece), None, None, looks)
}

fn panel<'a>(pen: &Pen<'a>, seat: Seat) -> Option<&'a Panel> {
    pen.scene.panel(seat)
}

/// What a player's name is written with, and what it says to the ear.
fn who(panel: &Panel) -> (Seat, bool, bool, Option<Architect>, [Entry; 3]) {
    let Panel { seat, start, passed, architect, points, francs, reserve, .. } = *panel;
    (seat, start, passed, architect, [points, francs, reserve])
}

fn player(table: Table, whose: Whose, expanded: bool) -> AnyView {
    let tracks = Track::ALL.map(|track| self::track(table, whose, track)).collect_view();
    let cubes = Material::in_play(expanded).iter();
    let cubes = cubes.map(|material| self::cubes(table, whose, *material)).collect_view();
    let artworks = Art::ALL.map(|art| self::artworks(table, whose, art)).collect_view();
    let zones = Zone::ALL.map(|zone| self::zone(table, whose, zone)).collect_view();
    let nobles = table.last(move |scene| {
        Some(scene.panel(whose.seat(scene))?.nobles.iter().map(|part| part.noble).collect::<Vec<NobleId>>())
    });
    view! {
        <div class="bx-me">
            {own(table, whose, Piece::Seat, who, |pen, (seat, ..)| {
                ("bx-who".to_owned(), panel(pen, *seat).map(|panel| draw::name(pen, panel)).unwrap_or_default())
            })}
            {own(table, whose, Piece::Purse, |panel| panel.francs, |pen, entry: &Entry| {
                ("bx-figure".to_owned(), draw::figure(*entry, say!(pen.language, brussels_1893_board.player.francs)))
            })}
            {own(table, whose, Piece::Points, |panel| panel.points, |pen, entry: &Entry| {
                ("bx-figure".to_owned(), draw::figure(*entry, say!(pen.language, brussels_1893_board.player.points)))
            })}
        </div>
        <div class="bx-house-and-tracks">
            {own(table, whose, Piece::Front, |panel| (panel.seat, panel.houses, panel.architect), |pen, (seat, ..)| {
                ("bx-front".to_owned(), panel(pen, *seat).map(|panel| draw::front(pen, panel)).unwrap_or_default())
            })}
            <div class="bx-tracks">{tracks}</div>
        </div>
        <div class="bx-supply">
            {cubes}
            {own(table, whose, Piece::Jokers, |panel| panel.jokers, |pen, entry: &Entry| {
                let word = say!(pen.language, brussels_1893_board.player.jokers);
                (flags("bx-cubes", &[(entry.is_none(), "none")]), draw::cubes("joker", *entry, word))
            })}
            {own(table, whose, Piece::Reserve, |panel| (panel.seat, panel.reserve), |pen, (seat, entry)| {
                let worker = super::super::markup::wooden(pen, "bx-worker-", *seat, "bx-cube");
                let word = say!(pen.language, brussels_1893_board.player.workers);
                (flags("bx-cubes", &[(entry.is_none(), "none")]), worker + &draw::figure(*entry, word))
            })}
            {expanded.then(|| travellers(table, whose))}
        </div>
        <div class="bx-owned">
            <div class="bx-own">
                {written(table, "bx-panel-head", |pen| title(say!(pen.language, brussels_1893_board.player.artworks), ""))}
                <div class="bx-row">{artworks} {expanded.then(|| whites(table, whose))}</div>
            </div>
            <div class="bx-own">
                {written(table, "bx-panel-head", move |pen| {
                    let owed = panel(pen, whose.seat(pen.scene)).map(|panel| draw::owed(pen, panel)).unwrap_or_default();
                    title(say!(pen.language, brussels_1893_board.player.nobles), &owed)
                })}
                <div class="bx-row">
                    <For
                        each=move || nobles.get().unwrap_or_default()
                        key=|noble| *noble
                        children=move |noble| self::noble(table, whose, noble)
                    />
                </div>
            </div>
        </div>
        {expanded.then(|| cards(table, whose))}
        <div class="bx-zones">
            {written(table, "bx-panel-head", |pen| {
                let l = pen.language;
                title(say!(l, brussels_1893_board.player.zones), say!(l, brussels_1893_board.player.zones_note))
            })}
            {zones}
        </div>
        {written(table, "bx-worth", move |pen| {
            panel(pen, whose.seat(pen.scene)).map(|panel| draw::worth(pen, panel)).unwrap_or_default()
        })}
    }
    .into_any()
}

fn track(table: Table, whose: Whose, track: Track) -> AnyView {
    own(
        table,
        whose,
        move |seat| Piece::Track(seat, track),
        move |panel| (panel.seat, track, panel.tracks[track.index()]),
        |pen, (seat, track, part)| {
            (
                flags("bx-track", &[(part.level.change > 0, "rises"), (part.fresh, "fresh")]),
                draw::track(pen, *seat, *track, part),
            )
        },
    )
}

fn cubes(table: Table, whose: Whose, material: Material) -> AnyView {
    own(
        table,
        whose,
        move |seat| Piece::Cubes(seat, material),
        move |panel| (material, panel.materials[material.index()]),
        |pen, (material, entry)| {
            let word = draw::material(pen, *material);
            (flags("bx-cubes", &[(entry.is_none(), "none")]), draw::cubes(material.key(), *entry, &word))
        },
    )
}

fn artworks(table: Table, whose: Whose, art: Art) -> AnyView {
    own(
        table,
        whose,
        move |seat| Piece::Artworks(seat, art),
        move |panel| (art, panel.artworks[art.index()]),
        |_, (art, entry)| {
            let state = [(entry.is_none(), "none"), (entry.change < 0, "goes"), (entry.change > 0, "comes")];
            (flags("bx-artworks", &state), draw::artworks(*art, *entry))
        },
    )
}

fn travellers(table: Table, whose: Whose) -> AnyView {
    own(
        table,
        whose,
        Piece::Travellers,
        |panel| panel.extras.travellers,
        |pen, entry| {
            let word = say!(pen.language, brussels_1893_board.belle.travellers);
            let figure = town::traveller("bx-cube") + &draw::figure(*entry, word);
            (flags("bx-cubes bx-travellers", &[(entry.is_none(), "none")]), figure)
        },
    )
}

fn whites(table: Table, whose: Whose) -> impl IntoView {
    let white = move |art: Art| {
        own(
            table,
            whose,
            move |seat| Piece::Whites(seat, art),
            move |panel| (art, panel.extras.whites[art.index()]),
            |_, (art, entry)| {
                let state =
                    [(entry.is_none(), "none"), (entry.change < 0, "goes"), (entry.change > 0, "comes")];
                (flags("bx-artworks", &state), draw::many(town::white(*art), *entry))
            },
        )
    };
    Art::MADE.map(white).collect_view()
}

/// The cards of the expansion that a player has, each a touch away from being read.
fn cards(table: Table, whose: Whose) -> AnyView {
    let cards = table.last(move |scene| {
        Some(scene.panel(whose.seat(scene))?.extras.cards.iter().map(|part| part.row).collect::<Vec<u8>>())
    });
    let card = move |row: u8| {
        own(
            table,
            whose,
            move |seat| Piece::Owned(seat, row),
            move |panel| panel.extras.cards.iter().find(|part| part.row == row).copied(),
            |pen, part| {
                let Some(part) = part else { return Default::default() };
                (marked("bx-owned-card", part.mark, &[(part.used, "used")]), belle::owned(pen, part))
            },
        )
    };
    view! {
        <div class="bx-cards">
            <For each=move || cards.get().unwrap_or_default() key=|row| *row children=card/>
        </div>
    }
    .into_any()
}

fn noble(table: Table, whose: Whose, noble: NobleId) -> AnyView {
    own(
        table,
        whose,
        move |seat| Piece::Noble(seat, noble),
        move |panel| panel.nobles.iter().find(|part| part.noble == noble).copied(),
        |_, part| {
            let Some(part) = part else { return Default::default() };
            let state = [(!part.ready, "used"), (part.comes, "comes")];
            (marked("bx-noble", part.mark, &state), draw::noble(part))
        },
    )
}

fn zone(table: Table, whose: Whose, zone: Zone) -> AnyView {
    own(
        table,
        whose,
        move |seat| Piece::Zone(seat, zone),
        move |panel| panel.zones[zone.index()],
        |pen, part| (marked("bx-zone", part.mark, &[]), draw::zone(pen, part)),
    )
}
