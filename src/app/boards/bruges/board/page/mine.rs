//! The display of the one who is shown large: what they have, and the street of their houses.

use super::super::super::art::{House, State, Tenant};
use super::super::super::print;
use super::super::super::scene::{Circle, Duty, Guest, HousePart, Panel, Piece, Standing, Stock};
use super::super::super::words::piece as names;
use super::super::super::words::table as says;
use super::super::markup::hand::fan;
use super::super::markup::player::{self, Threats};
use super::super::markup::{street, token};
use super::{Table, Whose};
use crate::app::boards::bench::Ink;
use crate::app::boards::kit::markup::{flags, marked, tag};
use crate::app::boards::kit::panel::back;
use crate::app::boards::kit::phrase::capital;
use crate::app::boards::kit::piece::{Drawn, button, drawn_while};
use crate::app::boards::staged::Entry;
use crate::app::sentence;
use crate::engine::Seat;
use crate::games::bruges::{Bruges, Colour, Components, Majority, PlaceId};
use crate::say;
use leptos::prelude::*;

/// The display.
pub fn mine(table: Table) -> AnyView {
    let whose: Whose = table.whose(|scene| scene.large);
    let label =
        move || say!(table.words.language(), bruges_table.table.display, name = table.name(whose.now()));
    let state = table.part(|scene| (scene.decider == Some(scene.large), scene.large == scene.own));
    let class = move || {
        let (decides, own) = state.get();
        flags("br-mine br-panel", &[(decides, "decides"), (!own, "visited")])
    };
    let columns = Colour::ALL.map(|colour| column(table, whose, colour)).collect_view();
    let majorities = Majority::ALL.map(|of| majority(table, whose, of)).collect_view();
    view! {
        <section class=class data-region="mine" data-owner=move || whose.now().0.to_string() aria-label=label>
            <div class="br-me">
                {head(table, whose)}
                <div class="br-columns">{columns}</div>
                <div class="br-majorities">{majorities}</div>
            </div>
            {street(table, whose)}
            {back(table, |language| say!(language, bruges_table.table.back))}
        </section>
    }
    .into_any()
}

/// A piece of the display, from a part of what the player has.
fn part<T: Clone + PartialEq + Send + Sync + 'static>(
    table: Table,
    whose: Whose,
    piece: impl Fn(Seat) -> Piece + 'static,
    of: impl Fn(&Panel) -> T + Send + Sync + 'static,
    draw: impl Fn(&Ink<'_, Bruges>, &T) -> Drawn + Send + Sync + 'static,
) -> AnyView {
    let looks = drawn_while(table, move |scene| scene.panel(whose.seat(scene)).map(&of), draw);
    button(whose.piece(piece), None, None, looks)
}

fn head(table: Table, whose: Whose) -> AnyView {
    let who = drawn_while(
        table,
        move |scene| {
            let panel = scene.panel(whose.seat(scene))?;
            // One's own hand lies below.
            let backs = (panel.seat != scene.own).then_some(panel.backs);
            Some((panel.start, panel.active, panel.decides, panel.seat, backs))
        },
        |ink, (start, active, decides, seat, backs)| {
            let mut marks = token(ink.bench.shape(*seat).into());
            let name = ink.bench.name(*seat);
            marks.push_str(&tag("br-player", &sentence::escaped(&name)));
            for note in says::notes_of(ink.language, *start, *active, *decides) {
                marks.push_str(&tag("br-start", note));
            }
            marks.push_str(&backs.as_ref().map(fan).unwrap_or_default());
            Drawn {
                class: flags("br-who", &[(*start, "first")]),
                name: names::who(ink.language, &name, *start),
                marks,
            }
        },
    );
    let who = button(whose.piece(Piece::Seat), None, None, who);
    let purse = part(
        table,
        whose,
        Piece::Purse,
        |panel| (panel.guilders, panel.purse),
        |ink, (guilders, mark)| Drawn {
            class: marked("br-guilders", *mark, &[]),
            name: names::purse(ink.language, *guilders, *mark),
            marks: player::guilders(*guilders),
        },
    );
    let points = part(
        table,
        whose,
        Piece::Points,
        |panel| (panel.points, panel.worth, panel.statues.clone()),
        |ink, (points, worth, statues)| Drawn {
            class: "br-points".to_owned(),
            name: names::points(ink.language, *points, *worth, statues),
            marks: [
                player::statues(statues),
                tag("br-score", &player::points(*points)),
                tag("br-worth", &player::worth(*worth)),
            ]
            .concat(),
        },
    );
    view! { <div class="br-head">{who} <span class="br-space"></span> {purse} {points}</div> }.into_any()
}

/// Workers over the threat of their colour.
fn column(table: Table, whose: Whose, colour: Colour) -> AnyView {
    let at = colour.index();
    let workers = part(
        table,
        whose,
        move |seat| Piece::Workers(seat, colour),
        move |panel| panel.workers[at],
        move |ink, Stock { count, mark }| Drawn {
            class: marked("br-workers", *mark, &[(count.is_none(), "none")]),
            name: names::workers(ink.language, colour, *count, *mark),
            marks: player::workers(colour, *count),
        },
    );
    let threats = part(
        table,
        whose,
        move |seat| Piece::Threats(seat, colour),
        move |panel| panel.threats[at],
        move |ink, circle| Drawn {
            class: marked("br-threats", circle.mark, &[(circle.shielded, "shielded")]),
            name: names::threats(ink.language, ink.components, colour, circle),
            marks: player::threats(colour, circle.count),
        },
    );
    let circle = table.last(move |scene| scene.panel(whose.seat(scene)).map(|panel| panel.threats[at]));
    let class = move || {
        let of = |circle: Circle| Threats { count: circle.count, of: circle.of }.state();
        flags("br-column", &circle.get().map(of).unwrap_or_default())
    };
    view! { <div class=class>{workers} {threats}</div> }.into_any()
}

fn majority(table: Table, whose: Whose, of: Majority) -> AnyView {
    part(
        table,
        whose,
        move |seat| Piece::Majority(seat, of),
        move |panel| panel.majorities[of as usize],
        move |ink, standing: &Standing| {
            let class = [(standing.flipped, "flipped"), (standing.leads, "leads"), (standing.fresh, "fresh")];
            // What it scored stands on a shield, as all points do; what is missing does not.
            let state = if standing.flipped {
                player::points(Entry::of(ink.components.majority_points, 0))
            } else {
                says::standing(ink.language, standing)
            };
            Drawn {
                class: flags("br-majority", &class),
                name: names::majority(ink.language, ink.components, standing),
                marks: player::majority(
                    of,
                    &capital(super::super::super::words::majority(ink.language, of).to_owned()),
                    standing.strength,
                    &state,
                ),
            }
        },
    )
}

/// The houses from the left; behind them one that the move would build.
fn street(table: Table, whose: Whose) -> AnyView {
    let places = table.last(move |scene| {
        let panel = scene.panel(whose.seat(scene))?;
        Some(panel.street.iter().map(|house| house.place).collect::<Vec<PlaceId>>())
    });
    let building = table.part(move |scene| scene.panel(whose.seat(scene)).and_then(|panel| panel.building));
    let count = move || {
        places.with(|places| places.as_ref().map_or(0, Vec::len)) + usize::from(building.get().is_some())
    };
    // Nine fit beside the display; more stand closer together.
    let houses = move || count().max(9).to_string();
    let ghost = move || {
        let colour = building.get()?;
        let shown = House { colour, tenant: Tenant::Nobody, burning: false };
        let plate = table.ink(|ink| say!(ink.language, bruges_table.house.building).to_owned());
        let marks = [
            tag("br-deep", &street::front(&shown, &plate, None)),
            tag("br-flat", &street::narrow(&shown, None)),
        ];
        Some(view! { <span class="br-house br-coming" aria-hidden="true" inner_html=marks.concat()></span> })
    };
    let label =
        move || say!(table.words.language(), bruges_table.table.street, name = table.name(whose.now()));
    let nothing = move || {
        let words = say!(table.words.language(), bruges_table.table.no_houses);
        (count() == 0).then(|| view! { <span class="br-no-houses">{words}</span> })
    };
    view! {
        <div
            class="br-street"
            class:narrowed=move || { count() > 9 }
            style:--houses=houses
            data-region="street"
            role="group"
            aria-label=label
        >
            <For
                each=move || places.get().unwrap_or_default()
                key=|place| *place
                children=move |place| house(table, whose, place)
            />
            {ghost}
            {nothing}
        </div>
    }
    .into_any()
}

fn house(table: Table, whose: Whose, place: PlaceId) -> AnyView {
    let looks = drawn_while(
        table,
        move |scene| {
            scene.panel(whose.seat(scene))?.street.iter().find(|house| house.place == place).copied()
        },
        |ink, part: &HousePart| {
            let shown = drawn_house(ink.components, part);
            let plate = says::plate(ink.language, ink.components, part);
            let loss = part.loss.map(|points| says::loss(ink.language, points));
            let ready = matches!(shown.tenant, Tenant::Home { state: State::Ready, .. });
            Drawn {
                class: marked("br-house", part.mark, &[(part.lost, "lost"), (ready, "ready")]),
                name: names::house(ink.language, ink.components, part),
                marks: [
                    tag("br-deep", &street::front(&shown, &plate, loss.as_deref())),
                    tag("br-flat", &street::narrow(&shown, loss.as_deref())),
                ]
                .concat(),
            }
        },
    );
    button(whose.piece(move |seat| Piece::House(seat, place)), None, None, looks)
}

fn drawn_house<'a>(components: &'a Components, part: &HousePart) -> House<'a> {
    let tenant = match (part.person, part.guest) {
        (Some(person), _) => Tenant::Home {
            person: print::person(components, person.card),
            points: components.card(person.card).points,
            trigger: print::trigger(components, person.card),
            state: match person.duty {
                Duty::Used => State::Used,
                Duty::Ready if person.brings.is_some() => State::Ready,
                _ => State::Standing,
            },
        },
        (None, Guest::Coming(card)) => Tenant::Ghost(print::person(components, card)),
        (None, Guest::Welcome(_)) => Tenant::Wanted,
        (None, Guest::None) => Tenant::Nobody,
    };
    House { colour: part.colour, tenant, burning: part.lost }
}
