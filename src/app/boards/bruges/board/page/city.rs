//! The city: what never changes is drawn once, what changes over it, and everything that can be touched lies on top.

use super::super::super::art::city::{self as art, Canal, Pawn, Spot};
use super::super::super::art::die;
use super::super::super::scene::{City, DiePart, GatePart, Panel, Piece, Scene};
use super::super::super::words::gate as letter;
use super::super::super::words::piece as names;
use super::super::super::words::table as says;
use super::super::markup::city::{Meaning, Says, brackets, unrolled};
use super::super::markup::token;
use super::{Pen, Table};
use crate::app::boards::bench::Part;
use crate::app::boards::kit::follow::follow;
use crate::app::boards::kit::grid::upon;
use crate::app::boards::kit::markup::{drawing, marked, tag};
use crate::app::boards::kit::piece::{Drawn, button, drawn};
use crate::app::order;
use crate::app::words::Language;
use crate::engine::Seat;
use crate::games::bruges::{COLOURS, Colour, Side, Stage, Why};
use crate::say;
use leptos::prelude::*;

/// Where the town hall, the statues, the stair, the extra pile and the discard pile lie.
const TOWN_HALL: Spot = [14.0, 26.0, 76.0, 136.0];
const STATUES: [Spot; 2] = [[430.0, 13.0, 98.0, 92.0], [230.0, 4.0, 44.0, 66.0]];
const TRACK: [Spot; 2] = [[108.0, 121.0, 434.0, 44.0], [0.0, 72.0, 378.0, 34.0]];
const EXTRA: Spot = [713.0, 13.0, 50.0, 116.0];
const DISCARDS: Spot = [700.0, 134.0, 66.0, 26.0];

/// The city with its overlay.
pub fn city(table: Table) -> AnyView {
    let upon = layer(table, |pen| drawn_city(pen, art::upon));
    let narrow = layer(table, |pen| drawn_city(pen, art::narrow_upon));
    let brackets = table.written_of(|scene| scene.city.clone(), below_the_dice);
    let note = table.written_of(|scene| (scene.city.extra, scene.city.one_more), rack_note);
    let words = table.words;
    let seats = table.scene.with_untracked(|scene| scene.panels.len() as u8);
    let pawns = (0..seats).map(|seat| pawn(table, Seat(seat))).collect_view();
    let sections =
        (0..seats).flat_map(|seat| Side::ALL.map(|side| section(table, Seat(seat), side))).collect_view();
    let gates = (0..4).map(|gate| self::gate(table, gate)).collect_view();
    let dice = Colour::ALL.map(|colour| die_button(table, colour)).collect_view();
    let choosing = table.part(is_choosing);
    view! {
        <section
            class="br-city br-panel"
            data-region="city"
            aria-label=words.line(|language| say!(language, bruges_table.table.city))
        >
            <svg class="br-city-view br-square" viewBox=art::VIEW_BOX aria-hidden="true">
                <g inner_html=art::ground()></g>
                {upon}
            </svg>
            <svg class="br-city-view br-quay" viewBox=move || art::NARROW_VIEW_BOXES[usize::from(choosing.get())] aria-hidden="true">
                <g inner_html=art::narrow_ground()></g>
                {narrow}
            </svg>
            <div aria-hidden="true" class="br-below-dice" {..follow(move || brackets.get())}></div>
            <span aria-hidden="true" class="br-extra-note">
                {words.line(|language| say!(language, bruges_table.city.extra))}
            </span>
            <span aria-hidden="true" class="br-rack-note" {..follow(move || note.get())}></span>
            {plain(table, Piece::Bank, TOWN_HALL, None, |_| (), |language, ()| names::bank(language))}
            {plain(table, Piece::Statues, STATUES[0], Some(STATUES[1]), |city| city.statues.clone(), |l, left| names::statues(l, left))}
            {plain(table, Piece::Track, TRACK[0], Some(TRACK[1]), |city| city.track.clone(), |l, steps| names::track(l, steps))}
            {plain(table, Piece::Extra, EXTRA, None, |city| city.extra, |language, count| names::extra(language, *count))}
            {plain(table, Piece::Discards, DISCARDS, None, |city| city.discards, |language, count| names::discards(language, *count))}
            {gates}
            {sections}
            {pawns}
            {dice}
            {[0, 1].map(|at| pile(table, at)).collect_view()}
        </section>
    }
    .into_any()
}

/// Gates are chosen: narrow pages show all of them.
fn is_choosing(scene: &Scene) -> bool {
    scene.stage == Stage::Gates
}

/// Where a gate's canals lie in the wide drawing and in the narrow one.
fn canals(scene: &Scene, gate: u8) -> [Spot; 2] {
    [art::gate_spot(gate), art::quay_spot(is_choosing(scene).then_some(gate))]
}

/// A part of the drawing that follows the scene.
fn layer(table: Table, draw: fn(&Pen<'_>) -> String) -> AnyView {
    let drawn =
        table.written_of(|scene| (scene.city.clone(), scene.due, scene.large, is_choosing(scene)), draw);
    view! { <g {..follow(move || drawn.get())}></g> }.into_any()
}

/// What changes in the city, drawn.
fn drawn_city(pen: &Pen<'_>, draw: fn(&art::City<'_>) -> String) -> String {
    let Scene { city, due, large, .. } = pen.scene;
    let losing = matches!(due, Some(Why::Burn | Why::Fire | Why::LoseCanals { .. }));
    let components = pen.components;
    let canal = |gate: &GatePart| {
        let built = gate.sections.map(|section| section.built.now as u8);
        let open = [0, 1].map(|side| {
            let mark = gate.sections[side].mark;
            let space = if losing { built[side].checked_sub(1) } else { Some(built[side]) };
            space.filter(|_| mark.legal || mark.chosen)
        });
        Canal {
            owner: gate.owner.map(|seat| pen.shape(seat).into()),
            spaces: gate.sections.map(|section| section.spaces),
            prices: components.canal_prices,
            scoring: (components.canal_space, components.canal_points),
            built,
            statue: gate.sections.map(|section| section.statue.is_some()),
            open,
            own: gate.owner == Some(*large),
            idle: gate.owner.is_none() && !is_choosing(pen.scene),
        }
    };
    let canals: Vec<Canal> = city.gates.iter().map(canal).collect();
    draw(&art::City {
        statues: &city.statues,
        steps: &city.track,
        piles: city.piles.map(|pile| (pile.top, pile.count)),
        extra: city.extra,
        canals: &canals,
        choosing: is_choosing(pen.scene),
    })
}

fn below_the_dice(pen: &Pen<'_>) -> String {
    let city = &pen.scene.city;
    if !city.rolled {
        return unrolled(say!(pen.language, bruges_table.city.unrolled));
    }
    let meaning = |die: DiePart| match (die.high, die.low) {
        (true, _) => Meaning::High,
        (_, true) => Meaning::Low,
        _ => Meaning::Middle,
    };
    let dice = by_face(pen.scene).map(|colour| meaning(city.dice[colour.index()]));
    let (low, high) = says::brackets(pen.language, city);
    let says = Says { low: &low, middle: say!(pen.language, bruges_table.city.middle), high: &high };
    brackets(&dice, &says)
}

fn rack_note(pen: &Pen<'_>) -> String {
    says::rack(pen.language, &pen.scene.city)
}

/// The colours of the dice as they lie: by what they show.
fn by_face(scene: &Scene) -> [Colour; COLOURS] {
    let mut dice = Colour::ALL;
    order::sort_by_key(&mut dice, |colour| scene.city.dice[colour.index()].face);
    dice
}

/// A piece upon the city at a place of the wide drawing and one of the narrow one, where it has one there.
fn spot(piece: Piece, place: Part<[Spot; 2]>, narrow: bool, looks: Memo<Drawn>) -> AnyView {
    let class = if narrow { "" } else { "wide-only" };
    upon(class, place, button(piece, None, None, looks))
}

/// A piece that stays where it is and tells what it is.
fn plain<T: PartialEq + Send + Sync + 'static>(
    table: Table,
    piece: Piece,
    wide: Spot,
    narrow: Option<Spot>,
    part: fn(&City) -> T,
    name: fn(Language, &T) -> String,
) -> AnyView {
    let looks = drawn(
        table,
        move |scene| part(&scene.city),
        move |ink, part| Drawn {
            class: "br-spot".to_owned(),
            name: name(ink.language, part),
            marks: String::new(),
        },
    );
    spot(piece, still(wide, narrow), narrow.is_some(), looks)
}

/// A place that stays.
fn still(wide: Spot, narrow: Option<Spot>) -> Part<[Spot; 2]> {
    Part::new([wide, narrow.unwrap_or_default()])
}

fn die_button(table: Table, colour: Colour) -> AnyView {
    let place = table.part(move |scene| {
        let at = by_face(scene).iter().position(|die| *die == colour).unwrap_or_default() as u8;
        [art::die_spot(at, false), art::die_spot(at, true)]
    });
    let looks = drawn(
        table,
        move |scene| scene.city.dice[colour.index()],
        |ink, part| Drawn {
            class: marked("br-spot br-die-spot", part.mark, &[]),
            name: names::die(ink.language, ink.components, part),
            marks: drawing(die::VIEW_BOX, &art::rolled_die((part.colour, part.face), part.high), "br-die"),
        },
    );
    spot(Piece::Die(colour), place, true, looks)
}

fn pile(table: Table, at: u8) -> AnyView {
    let looks = drawn(
        table,
        move |scene| scene.city.piles[usize::from(at)],
        |ink, part| Drawn {
            class: marked("br-spot br-pile-spot", part.mark, &[]),
            name: names::pile(ink.language, part),
            marks: String::new(),
        },
    );
    spot(Piece::Pile(at), still(art::pile_spot(at, false), Some(art::pile_spot(at, true))), true, looks)
}

fn pawn(table: Table, seat: Seat) -> AnyView {
    let pawns = move |scene: &Scene| -> Vec<Pawn> {
        let pawn = |panel: &Panel| Pawn { seat: panel.seat.index(), step: panel.step.now as u8 };
        scene.panels.iter().map(pawn).collect()
    };
    let place = table.part(move |scene| {
        let pawns = pawns(scene);
        [false, true].map(|narrow| art::pawn_spot(&pawns, seat.index(), narrow))
    });
    let looks = drawn(
        table,
        move |scene| scene.panel(seat).map(|panel| (panel.pawn, panel.step)),
        move |ink, part| {
            let Some((mark, step)) = *part else { return Drawn::default() };
            Drawn {
                class: marked("br-spot br-pawn", mark, &[]),
                name: names::pawn(ink.language, &ink.bench.name(seat), step, mark),
                marks: token(ink.bench.shape(seat).into()),
            }
        },
    );
    spot(Piece::Pawn(seat), place, true, looks)
}

fn gate(table: Table, at: u8) -> AnyView {
    let looks = drawn(
        table,
        move |scene| (scene.city.gates[usize::from(at)], scene.large, is_choosing(scene)),
        move |ink, (part, large, choosing)| {
            let owner = part.owner.map(|seat| ink.bench.name(seat));
            Drawn {
                class: marked(
                    "br-spot br-gate-spot",
                    part.mark,
                    &[(part.owner == Some(*large), "own"), (at < 2, "upper")],
                ),
                name: names::gate(ink.language, at, owner.as_deref(), part.mark),
                // What it is called by where it is chosen.
                marks: if *choosing { tag("br-gate-letter", &letter(at)) } else { String::new() },
            }
        },
    );
    let place = table.part(move |scene| {
        let [wide, narrow] = canals(scene, at);
        let [left, top, whole, height] = narrow;
        // While gates are chosen all that lies there is the gate, with a finger's room.
        let chosen = [left + 4.0, top - 6.0, whole - 8.0, height + 12.0];
        let narrow = if is_choosing(scene) { chosen } else { art::section_spot(narrow, None) };
        [art::section_spot(wide, None), narrow]
    });
    spot(Piece::Gate(at), place, true, looks)
}

/// A section of a player's gate, once there is one.
fn section(table: Table, seat: Seat, side: Side) -> AnyView {
    let gate = table.part(move |scene| scene.panel(seat).and_then(|panel| panel.gate));
    let show = move |at: u8| {
        let looks = drawn(
            table,
            move |scene| {
                let section = scene.city.gates[usize::from(at)].sections[side.index()];
                (section, scene.large == seat)
            },
            move |ink, (part, large)| Drawn {
                class: marked("br-spot br-section", part.mark, &[(*large, "own")]),
                name: names::section(ink.language, &ink.bench.name(seat), side, part),
                marks: String::new(),
            },
        );
        let right = Some(side == Side::Right);
        let place = table.part(move |scene| canals(scene, at).map(|canals| art::section_spot(canals, right)));
        spot(Piece::Section(seat, side), place, true, looks)
    };
    view! { {move || gate.get().map(show)} }.into_any()
}
