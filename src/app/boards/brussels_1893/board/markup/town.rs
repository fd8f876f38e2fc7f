//! The town: the Brussels board, court, nobles, compass, art market, workshop.

use super::super::super::art::compass::{self, Stop};
use super::super::super::art::market;
use super::super::super::scene::parts::{CompassPart, MarketPart, OfficePart, SlotPart};
use super::super::super::words;
use super::{Pen, coin, sign, token, tokens, wooden};
use crate::app::boards::kit::markup::{drawing, flags, symbol, tag};
use crate::app::boards::kit::phrase::capital;
use crate::app::draw::geometry::Point;
use crate::app::syllables::breakable;
use crate::app::words::Language;
use crate::engine::Seat;
use crate::games::brussels_1893::components::{
    Art, Components, Effect, Needle, NobleId, Office, UNIT_FRANCS,
};
use crate::games::brussels_1893::{Artwork, SeatSet};
use crate::say;

/// The sign of an action of the Brussels board.
#[must_use]
pub const fn office_sign(office: Office) -> &'static str {
    match office {
        Office::StockExchange => "stock_exchange",
        Office::Square => "square",
        Office::Park => "park",
        Office::Market => "market",
    }
}

/// An action of the Brussels board: what it would bring, who is there, what it costs now.
#[must_use]
pub fn office(pen: &Pen<'_>, part: &OfficePart) -> String {
    let l = pen.language;
    let n = part.brings;
    let brings = match part.office {
        Office::StockExchange => words::francs(l, n.into()),
        Office::Square => say!(l, brussels_1893_board.office.square, count = n),
        Office::Park => say!(l, brussels_1893_board.office.park).to_owned(),
        Office::Market => words::jokers(l, n),
    };
    let name = capital(words::office(l, part.office).to_owned());
    let mut there = String::new();
    for (seat, workers) in (0..).zip(part.workers).map(|(seat, workers)| (Seat(seat), workers)) {
        match workers {
            0 => {}
            1 | 2 => (0..workers).for_each(|_| there.push_str(&wooden(pen, "bx-worker-", seat, "bx-small"))),
            many => {
                let one = wooden(pen, "bx-worker-", seat, "bx-small");
                there.push_str(&tag("bx-many", &[one, "×".to_owned(), many.to_string()].concat()));
            }
        }
    }
    if part.travellers > 0 {
        let one = traveller("bx-small");
        match part.travellers {
            1 => there.push_str(&one),
            many => there.push_str(&tag("bx-many", &[one, "×".to_owned(), many.to_string()].concat())),
        }
    }
    let price = tag("bx-price", &[part.price.to_string(), sign("worker")].concat());
    // Who is there stands beside the name, or where that is long beside what the action brings.
    let words = [tag("bx-name", &name), tag("bx-there", &there), tag("bx-note", &brings)].concat();
    [sign(office_sign(part.office)), tag("bx-office-words", &words), price].concat()
}

/// The court: who has how many there, and who would lose one more.
#[must_use]
pub fn court(pen: &Pen<'_>) -> String {
    let l = pen.language;
    let scene = pen.scene;
    let mut there = String::new();
    for panel in scene.panels.iter().filter(|panel| panel.court.then() > 0) {
        there.push_str(&tag(
            "bx-in-court",
            &[token(pen, panel.seat), panel.court.then().to_string()].concat(),
        ));
    }
    let losers = scene.town.losers;
    let note = if losers.is_empty() {
        String::new()
    } else {
        tag("bx-note", &sent(l, losers, &tokens(pen, losers)))
    };
    let words = [tag("bx-name", say!(l, brussels_1893_board.place.court)), there, note].concat();
    [sign("court"), tag("bx-office-words", &words)].concat()
}

/// Who would send a worker to the court, by their names or tokens.
#[must_use]
pub fn sent(l: Language, losers: SeatSet, name: &str) -> String {
    if losers.len() > 1 {
        say!(l, brussels_1893_board.court.loses_each, name)
    } else {
        say!(l, brussels_1893_board.court.loses, name)
    }
}

/// The stock exchange card: round, and francs.
#[must_use]
pub fn stock(pen: &Pen<'_>) -> String {
    let scene = pen.scene;
    let francs = scene.town.stock.map_or(0, |card| pen.components.stock(card).francs);
    let francs = if scene.town.stock.is_some() { coin(francs) } else { String::new() };
    let rounds: String = (1..=scene.round.1)
        .map(|round| {
            let state = [(round < scene.round.0, "done"), (round == scene.round.0, "now")];
            tag(&flags("bx-dot", &state), "")
        })
        .collect();
    [tag("bx-dots", &rounds), francs].concat()
}

/// A noble's medallion.
#[must_use]
pub fn medal(noble: NobleId, class: &str) -> String {
    symbol(&super::super::super::art::noble::symbol(noble), &["bx-medal ", class].concat())
}

/// A slot of the nobles' row.
#[must_use]
pub fn slot(pen: &Pen<'_>, part: &SlotPart) -> String {
    let Some(noble) = part.noble else { return String::new() };
    let name = last_name(words::noble(pen.language, noble));
    let name = breakable(name);
    let does = pen.components.noble(noble);
    let brings = match &does.or {
        None => tag("bx-effect", &["+", &effect(&does.effect)].concat()),
        Some(or) => tag("bx-effect two", &[&effect(&does.effect), "/", &effect(or)].concat()),
    };
    [medal(noble, ""), coin(part.price), tag("bx-name", &name), brings].concat()
}

/// What a noble does, in signs: there is no room for words under four medallions.
pub fn effect(effect: &Effect) -> String {
    let gains = |number: u8, mark: String| [&number.to_string(), mark.as_str()].concat();
    let joker = || symbol("bx-cube-joker", "bx-cube");
    match *effect {
        Effect::Francs(francs) => gains(francs, sign("coin")),
        Effect::Points(points) => gains(points, sign("point")),
        Effect::Jokers(jokers) => gains(jokers, joker()),
        Effect::Materials(materials) => gains(materials, sign("materials")),
        Effect::Exchange { jokers, materials } => {
            let paid = if jokers == 1 { joker() } else { gains(jokers, joker()) };
            [paid, "▸".to_owned(), gains(materials, sign("materials"))].concat()
        }
        Effect::Advance(track, levels) => gains(levels, sign(track.key())),
        Effect::Workers(workers) => gains(workers, sign("worker")),
        Effect::Travellers(travellers) => gains(travellers, sign("traveller-sign")),
        Effect::White => gains(1, sign("white")),
    }
}

/// What a noble is called by for short.
#[must_use]
pub fn last_name(name: &'static str) -> &'static str {
    let short = name.rsplit(['·', ' ']).next().unwrap_or(name);
    // "Van de Velde" is a name of three words.
    name.find("Van ").map_or(short, |at| &name[at..])
}

/// What the positions of the compass ask for.
#[must_use]
pub fn stops(compass: &[Needle]) -> Vec<Stop> {
    let stop = |needle: &Needle| match needle {
        Needle::Material(material) => Stop::Cube(material.index()),
        Needle::Francs => Stop::Francs,
        Needle::Any => Stop::Any,
        Needle::Blank => Stop::Blank,
        Needle::Arrow => Stop::Arrow,
    };
    compass.iter().map(stop).collect()
}

/// The compass as a drawing: both needles, and where each would go next.
#[must_use]
pub fn compass(pen: &Pen<'_>, part: &CompassPart) -> String {
    let stops = stops(pen.components.compass(pen.view.table.options.belle_epoque));
    let mut drawn = compass::dial(&stops);
    for (at, brass) in [(0, false), (1, true)] {
        if let Some(next) = part.next[at].filter(|_| part.needles == part.before) {
            drawn.push_str(&compass::needle(brass, next.into(), stops.len(), "next"));
        }
    }
    for (at, brass) in [(0, false), (1, true)] {
        drawn.push_str(&compass::needle(brass, part.needles[at].into(), stops.len(), ""));
    }
    drawn.push_str(&compass::pin());
    drawing(compass::VIEW_BOX, &drawn, "bx-compass-drawing")
}

/// What a position of the compass asks for, as a sign.
fn stop(compass: &[Needle], position: u8) -> String {
    match compass[usize::from(position)] {
        Needle::Material(material) => symbol(&["bx-cube-", material.key()].concat(), "bx-cube"),
        Needle::Francs => coin(UNIT_FRANCS),
        Needle::Any => sign("materials"),
        Needle::Blank | Needle::Arrow => tag("bx-nothing", ""),
    }
}

/// What building costs now, and after each turn of a needle, in signs: the folded panel has room for no more.
#[must_use]
pub fn asks_in_short(pen: &Pen<'_>, part: &CompassPart) -> String {
    let signs = |needles: [u8; 2]| {
        needles
            .map(|position| stop(pen.components.compass(pen.view.table.options.belle_epoque), position))
            .concat()
    };
    let units = match part.units {
        Some(units) => say!(pen.language, brussels_1893_board.compass.short, count = units),
        None => say!(pen.language, brussels_1893_board.compass.none).to_owned(),
    };
    let now = tag("bx-then", &[signs(part.before), tag("bx-name", &units)].concat());
    let turned = part.turned().map(|(needle, then)| tag("bx-then", &[tip(needle), signs(then)].concat()));
    [now, tag("bx-turns", &turned.collect::<String>())].concat()
}

/// What building costs now, and after each turn of a needle, in words.
#[must_use]
pub fn asks(pen: &Pen<'_>, part: &CompassPart) -> String {
    let now = capital(both(pen, part.before));
    let mut lines = [tag("bx-name", &now), tag("bx-note", &units(pen, part))].concat();
    for (needle, then) in part.turned() {
        lines.push_str(&tag("bx-then", &[tip(needle), both(pen, then)].concat()));
    }
    lines
}

/// What both needles ask for, in words.
#[must_use]
pub fn both(pen: &Pen<'_>, needles: [u8; 2]) -> String {
    needles
        .map(|position| {
            words::needle(pen.language, pen.components.compass(pen.view.table.options.belle_epoque), position)
        })
        .join(" + ")
}

/// The tip of a needle, in its colour.
#[must_use]
pub fn tip(needle: usize) -> String {
    tag(if needle == 0 { "bx-tip dark" } else { "bx-tip brass" }, "")
}

/// Units of the next house.
#[must_use]
pub fn units(pen: &Pen<'_>, part: &CompassPart) -> String {
    match part.units {
        Some(units) => say!(pen.language, brussels_1893_board.compass.units, count = units),
        None => say!(pen.language, brussels_1893_board.compass.none).to_owned(),
    }
}

/// The grid of the market, with the marker, as it stays while nothing is chosen on it.
#[must_use]
pub fn market_ground(components: &Components) -> String {
    market::grid(&components.market.points, &components.market.francs)
}

/// The marker, and where it was before the move.
#[must_use]
pub fn marker(components: &Components, part: &MarketPart) -> String {
    let panes = components.market.offsets.map(|[right, up]| (right, up));
    let centre = |at: [u8; 2]| (at[0], at[1]);
    let mut drawn = String::new();
    if part.before != part.centre {
        drawn.push_str(&market::marker(centre(part.before), &[], "before"));
    }
    drawn.push_str(&market::marker(centre(part.centre), &panes, ""));
    drawn
}

/// The market with its marker, small or large.
#[must_use]
pub fn market(components: &Components, part: &MarketPart) -> String {
    let drawn = [market_ground(components), marker(components, part)].concat();
    drawing("0 0 250 248", &drawn, "bx-market-drawing")
}

/// Where a centre lies in the drawing.
#[must_use]
pub fn centre_spot([column, row]: [u8; 2]) -> Point {
    market::spot(column, row)
}

/// A place of the marker: points and francs of what is sold.
#[must_use]
pub fn centre(pays: [u8; 2]) -> String {
    let text = words::about::figures(pays);
    let room = "<path class=\"bx-room\" d=\"M0-24 24 0 0 24-24 0z\"/>";
    [room, "<circle r=\"15\"/><text y=\"4.5\">", &text, "</text>"].concat()
}

/// A displayed artwork, or its empty place.
#[must_use]
pub fn display(part: &MarketPart, slot: u8) -> String {
    part.display[usize::from(slot)].map_or_else(String::new, shown)
}

/// A traveller.
#[must_use]
pub fn traveller(class: &str) -> String {
    symbol("bx-traveller", class)
}

/// A white artwork, by the colour of its other side.
#[must_use]
pub fn white(art: Art) -> String {
    symbol(&["bx-white-", art.key()].concat(), "bx-art")
}

/// An artwork as it lies on the display.
#[must_use]
pub fn shown(artwork: Artwork) -> String {
    if artwork.white { white(artwork.art) } else { self::artwork(artwork.art) }
}

/// An artwork.
#[must_use]
pub fn artwork(art: Art) -> String {
    symbol(&["bx-art-", art.key()].concat(), "bx-art")
}

/// The best pairs of points and francs for what could be sold.
#[must_use]
pub fn best(part: &MarketPart) -> String {
    let line = |(sold, pairs): &(Artwork, Vec<[u8; 2]>)| {
        let pairs: Vec<String> = pairs.iter().take(3).map(|pays| words::about::figures(*pays)).collect();
        tag("bx-best", &[shown(*sold), pairs.join("&ensp;")].concat())
    };
    part.best.iter().map(line).collect()
}

/// The artworks of a colour in the workshop.
#[must_use]
pub fn stack(art: Art, left: u8) -> String {
    [artwork(art), tag("bx-left", &left.to_string())].concat()
}
