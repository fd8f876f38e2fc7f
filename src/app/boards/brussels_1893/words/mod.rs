//! Every sentence of the game, in the language asked for.

pub mod about;
pub mod belle;
pub mod log;
pub mod offer;
#[cfg(target_arch = "wasm32")]
pub mod options;
pub mod plan;
mod reason;
pub mod refusal;
pub mod rules;
mod worded;

use crate::app::boards::kit::phrase::join;
use crate::app::names;
use crate::app::words::Language;
use crate::engine::Seat;
use crate::games::brussels_1893::components::{
    Architect, Art, Components, Cubes, Effect, Material, Needle, NobleId, Office, Position, Prestige,
    REWARDS, Reward, Track, UNIT_FRANCS, Work, Zone,
};
use crate::games::brussels_1893::grid::{Area, Iris, Space};
use crate::games::brussels_1893::{Payment, PerSeat, Purse};
use crate::say;

/// Name of a noble.
#[must_use]
pub fn noble(language: Language, noble: NobleId) -> &'static str {
    names::brussels_1893::NOBLES.at(noble.into(), language as usize)
}

/// Name of an architect.
#[must_use]
pub fn architect(language: Language, architect: Architect) -> &'static str {
    names::brussels_1893::ARCHITECTS.at(architect.index(), language as usize)
}

/// Name of a material.
#[must_use]
pub fn material(language: Language, material: Material) -> &'static str {
    names::brussels_1893::MATERIALS.at(material.index(), language as usize)
}

/// A colour of artworks.
#[must_use]
pub fn colour(language: Language, art: Art) -> &'static str {
    names::brussels_1893::ARTWORKS.at(art.index(), language as usize)
}

/// An artwork of a colour.
#[must_use]
pub fn artwork(l: Language, art: Art) -> String {
    say!(l, brussels_1893.artwork, colour = colour(l, art))
}

/// Name of an action of the Art Nouveau board.
#[must_use]
pub fn work(l: Language, work: Work) -> &'static str {
    match work {
        Work::Workshop => say!(l, brussels_1893.work.workshop),
        Work::Sale => say!(l, brussels_1893.work.sale),
        Work::Noble => say!(l, brussels_1893.work.noble),
        Work::Materials => say!(l, brussels_1893.work.materials),
        Work::Build => say!(l, brussels_1893.work.build),
    }
}

/// Name of an action of the Brussels board.
#[must_use]
pub fn office(l: Language, office: Office) -> &'static str {
    match office {
        Office::StockExchange => say!(l, brussels_1893.office.stock_exchange),
        Office::Square => say!(l, brussels_1893.office.square),
        Office::Park => say!(l, brussels_1893.office.park),
        Office::Market => say!(l, brussels_1893.office.market),
    }
}

/// Name of a track.
#[must_use]
pub fn track(l: Language, track: Track) -> &'static str {
    match track {
        Track::Iris => say!(l, brussels_1893.track.iris),
        Track::Crown => say!(l, brussels_1893.track.crown),
        Track::Architect => say!(l, brussels_1893.track.architect),
    }
}

/// What stands over a track: its name, and what its numbers count.
#[must_use]
pub fn track_and_unit(l: Language, track: Track) -> [&'static str; 2] {
    match track {
        Track::Iris => {
            [say!(l, brussels_1893_board.track.iris), say!(l, brussels_1893_board.track.iris_unit)]
        }
        Track::Crown => {
            [say!(l, brussels_1893_board.track.crown), say!(l, brussels_1893_board.track.crown_unit)]
        }
        Track::Architect => {
            [say!(l, brussels_1893_board.track.architect), say!(l, brussels_1893_board.track.architect_unit)]
        }
    }
}

/// What a strategy zone counts.
#[must_use]
pub fn zone(l: Language, zone: Zone) -> &'static str {
    match zone {
        Zone::Workers => say!(l, brussels_1893.zone.workers),
        Zone::Nobles => say!(l, brussels_1893.zone.nobles),
        Zone::Artworks => say!(l, brussels_1893.zone.artworks),
        Zone::Francs => say!(l, brussels_1893.zone.francs),
    }
}

/// So many francs.
#[must_use]
pub fn francs(l: Language, n: u16) -> String {
    say!(l, brussels_1893.unit.francs, count = n)
}

/// So many points.
#[must_use]
pub fn points(l: Language, n: u16) -> String {
    say!(l, brussels_1893.unit.points, count = n)
}

/// So many points gained or lost.
#[must_use]
pub fn change(l: Language, points: i32) -> String {
    let words = self::points(l, points.unsigned_abs().try_into().unwrap_or(u16::MAX));
    if points < 0 { ["−", &words].concat() } else { words }
}

/// So many jokers.
#[must_use]
pub fn jokers(l: Language, n: u8) -> String {
    say!(l, brussels_1893.unit.jokers, count = n)
}

/// So many workers.
#[must_use]
pub fn workers(l: Language, n: u8) -> String {
    say!(l, brussels_1893.unit.workers, count = n)
}

/// So many materials of whatever kind.
#[must_use]
pub fn materials(l: Language, n: u8) -> String {
    say!(l, brussels_1893.unit.materials, count = n)
}

/// So many spaces.
#[must_use]
pub fn spaces(l: Language, n: u8) -> String {
    say!(l, brussels_1893.unit.spaces, count = n)
}

/// So many Manneken Pis icons.
#[must_use]
pub fn icons(l: Language, n: u16) -> String {
    say!(l, brussels_1893.unit.icons, count = n)
}

/// Whether others have as many icons as the next start player, so that their order around the table decided.
#[must_use]
pub fn is_start_tied(icons: &PerSeat<u16>, start: Seat) -> bool {
    icons.iter().filter(|of| **of == icons[start.index()]).count() > 1
}

/// Cubes of a material.
#[must_use]
pub fn cubes(l: Language, of: Material, n: u8) -> String {
    say!(l, brussels_1893.unit.cubes, number = n.to_string(), material = material(l, of))
}

fn each_cube(l: Language, of: &Cubes) -> impl Iterator<Item = String> {
    Material::ALL.into_iter().zip(*of).filter(|(_, n)| *n > 0).map(move |(of, n)| cubes(l, of, n))
}

/// Points, francs, materials and jokers.
#[must_use]
pub fn purse(l: Language, purse: &Purse) -> String {
    let some = |n: u16, words: fn(Language, u16) -> String| (n > 0).then(|| words(l, n));
    let first = some(purse.points, points).into_iter().chain(some(purse.francs, francs));
    let last = (purse.jokers > 0).then(|| jokers(l, purse.jokers));
    let said = join(l, first.chain(each_cube(l, &purse.materials)).chain(last));
    if said.is_empty() { say!(l, brussels_1893.nothing).to_owned() } else { said }
}

/// What is paid for a house.
#[must_use]
pub fn payment(l: Language, payment: &Payment) -> String {
    let last = (payment.all_jokers() > 0).then(|| jokers(l, payment.all_jokers()));
    let paid = (payment.in_francs > 0).then(|| francs(l, payment.francs()));
    let words = join(l, each_cube(l, &payment.cubes()).chain(last).chain(paid));
    belle::instead(l, words, payment.instead)
}

/// Points and francs, as the art market pays.
#[must_use]
pub fn pays(l: Language, [of_column, of_row]: [u8; 2]) -> String {
    purse(l, &Purse { points: of_column.into(), francs: of_row.into(), ..Purse::default() })
}

/// What a position of the compass shows.
#[must_use]
pub fn needle(l: Language, compass: &[Needle], at: Position) -> String {
    let words = match compass.get(usize::from(at)) {
        Some(Needle::Material(of)) => material(l, *of),
        Some(Needle::Francs) => return francs(l, UNIT_FRANCS.into()),
        Some(Needle::Any) => say!(l, brussels_1893.needle.any),
        Some(Needle::Blank) | None => say!(l, brussels_1893.needle.blank),
        Some(Needle::Arrow) => say!(l, brussels_1893.needle.arrow),
    };
    words.to_owned()
}

/// A space by column and row.
#[must_use]
pub fn space(l: Language, of: Space) -> String {
    let [column, row] = [of.column() + 1, of.row() + 1].map(|at| at.to_string());
    say!(l, brussels_1893.space, column = column, row = row)
}

/// A place by its column and row, both from 1, in figures alone. As in the words, its line breaks nowhere.
#[must_use]
pub fn place(column: u8, row: u8) -> String {
    [&column.to_string(), "-\u{2060}", &row.to_string()].concat()
}

/// The place of an iris.
#[must_use]
pub fn iris(of: Iris) -> String {
    place(of.column(), of.row())
}

/// A space by its action, column and row.
#[must_use]
pub fn work_space(l: Language, what: Work, of: Space) -> String {
    let [column, row] = [of.column() + 1, of.row() + 1].map(|at| at.to_string());
    say!(l, brussels_1893.work_space, column = column, row = row, work = work(l, what))
}

/// Laying the corner of the try square on an iris.
#[must_use]
pub fn corner(l: Language, corner: Iris) -> String {
    let (column, row) = (corner.column().to_string(), corner.row().to_string());
    let spaces = spaces(l, Area::of(corner).size());
    say!(l, brussels_1893.plan.corner, column = column, row = row, spaces = spaces)
}

/// What an effect of a noble brings.
#[must_use]
pub fn effect(l: Language, effect: &Effect) -> String {
    match *effect {
        Effect::Francs(n) => francs(l, n.into()),
        Effect::Points(n) => points(l, n.into()),
        Effect::Jokers(n) => jokers(l, n),
        Effect::Materials(n) => materials(l, n),
        Effect::Exchange { jokers: paid, materials: gained } => {
            say!(l, brussels_1893.effect.exchange, jokers = jokers(l, paid), materials = materials(l, gained))
        }
        Effect::Advance(of, n) => {
            say!(l, brussels_1893.effect.advance, number = n.to_string(), track = track(l, of))
        }
        Effect::Workers(n) => say!(l, brussels_1893.effect.workers, count = n),
        Effect::Travellers(n) => belle::travellers(l, n),
        Effect::White => say!(l, brussels_1893_belle.white_effect).to_owned(),
    }
}

/// What a noble does.
#[must_use]
pub fn noble_effect(l: Language, components: &Components, noble: NobleId) -> String {
    let noble = components.noble(noble);
    let one = effect(l, &noble.effect);
    match &noble.or {
        Some(or) => say!(l, brussels_1893.effect.or, one = one, other = effect(l, or)),
        None => one,
    }
}

/// A reward of a prestige card, so many times.
#[must_use]
pub fn reward(l: Language, reward: Reward, times: u8) -> String {
    match reward {
        Reward::Advance(track) => effect(l, &Effect::Advance(track, times)),
        Reward::Worker => effect(l, &Effect::Workers(times)),
    }
}

/// All rewards of a prestige card, or those of which one is chosen.
#[must_use]
pub fn rewards(l: Language, card: &Prestige) -> String {
    let each: [Reward; REWARDS] = Reward::ALL;
    let each = each.into_iter().zip(card.rewards).filter(|(_, times)| *times > 0);
    let each = each.map(|(of, times)| reward(l, of, times));
    if !card.choice {
        return join(l, each);
    }
    let either = |one: String, other: String| say!(l, brussels_1893.effect.or, one = one, other = other);
    each.reduce(either).unwrap_or_default()
}
