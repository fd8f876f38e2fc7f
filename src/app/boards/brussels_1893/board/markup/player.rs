//! What players have: the board of the one who is large, and the panels of the others.

use super::super::super::art::facade::{self, Storey, front as draw_front};
use super::super::super::scene::parts::{NoblePart, Panel, TrackPart, ZonePart};
use super::super::super::words;
use super::town::medal;
use super::{Pen, sign, token};
use crate::app::boards::kit::markup::{becomes, bold, drawing, element, flags, ledger, symbol, tag};
use crate::app::boards::kit::phrase::capital;
use crate::app::boards::staged::Entry;
use crate::app::draw::seat;
use crate::app::figure;
use crate::app::sentence;
use crate::engine::Seat;
use crate::games::brussels_1893::components::{Architect, Art, Board, Material, Track, Zone};
use crate::say;

/// Another player's panel: what they still can do.
#[must_use]
pub fn other(pen: &Pen<'_>, panel: &Panel) -> String {
    let l = pen.language;
    let mut notes = String::new();
    if panel.start {
        notes.push_str(&tag("bx-starts", &sign("start")));
    }
    notes.push_str(&super::belle::held(&panel.extras.cards, pen));
    if panel.passed {
        notes.push_str(&tag("bx-note", say!(l, brussels_1893_board.player.passed)));
    } else if let Some(architect) = panel.architect {
        let name = words::architect(l, architect);
        notes.push_str(&tag("bx-note", name.rsplit(['·', ' ']).next().unwrap_or(name)));
    }
    let head = [
        token(pen, panel.seat),
        tag("bx-player", &sentence::escaped(pen.name(panel.seat))),
        notes,
        tag("bx-score", &panel.points.now.to_string()),
    ];
    let count = |id: &str, entry: Entry| tag("bx-count", &[sign(id), bold(entry.now)].concat());
    let value = |track: Track| {
        let part = panel.tracks[track.index()];
        tag("bx-count", &[sign(track.key()), bold(part.value(part.level.now))].concat())
    };
    let artworks: i32 = panel.artworks.iter().chain(&panel.extras.whites).map(|entry| entry.now).sum();
    let cubes: i32 = panel.materials.iter().map(|entry| entry.now).sum::<i32>() + panel.jokers.now;
    let travellers = panel.extras.travellers;
    let line = [
        count("coin", panel.francs),
        count("worker", panel.reserve),
        if travellers.is_none() { String::new() } else { count("traveller-sign", travellers) },
        count("house", panel.houses),
        value(Track::Iris),
        count("art", Entry::of(artworks, 0)),
        value(Track::Crown),
        value(Track::Architect),
        count("noble", Entry::of(panel.nobles.len() as u8, 0)),
        count("materials", Entry::of(cubes, 0)),
    ];
    [tag("bx-who", &head.concat()), tag("bx-line", &line.concat())].concat()
}

/// The name of the player who is large, with the architect.
#[must_use]
pub fn name(pen: &Pen<'_>, panel: &Panel) -> String {
    let l = pen.language;
    let architect = panel.architect.map(|architect| words::architect(l, architect)).unwrap_or_default();
    let mut notes = String::new();
    if panel.start {
        notes.push_str(&tag(
            "bx-starts",
            &[&sign("start"), say!(l, brussels_1893_board.player.start)].concat(),
        ));
    }
    if panel.passed {
        notes.push_str(&tag("bx-note", say!(l, brussels_1893_board.player.passed)));
    }
    let words = [
        tag("bx-player", &sentence::escaped(pen.name(panel.seat))),
        tag("bx-note", &[architect, &notes].concat()),
    ];
    [token(pen, panel.seat), tag("bx-names", &words.concat())].concat()
}

/// A number, what becomes of it, and what it is.
#[must_use]
pub fn figure(entry: Entry, word: &str) -> String {
    [tag("bx-number", &ledger(entry)), tag("bx-note", word)].concat()
}

/// The front with the houses, and what each storey costs.
#[must_use]
pub fn front(pen: &Pen<'_>, panel: &Panel) -> String {
    let board = pen.view.table.board(pen.components, panel.seat);
    facade(pen, panel.seat, panel.architect, board, panel.houses)
}

/// The front of an architect's board in a seat's colour.
#[must_use]
pub fn facade(
    pen: &Pen<'_>,
    seat: Seat,
    architect: Option<Architect>,
    board: &Board,
    houses: Entry,
) -> String {
    let l = pen.language;
    let built = houses.now;
    let mut below = 0;
    let mut prices = String::new();
    let mut storeys = Vec::new();
    for tier in board.tiers {
        let of = i32::from(tier.houses);
        let here = (built - below).clamp(0, of);
        let next = houses.change > 0 && (below..below + of).contains(&built);
        storeys.push(Storey { houses: tier.houses, built: here as u8, next });
        below += of;
        let mut price =
            [bold(tier.cubes), tag("bx-note", say!(l, brussels_1893_board.player.cubes))].concat();
        if tier.points > 0 {
            let more = ["+", &tier.points.to_string()].concat();
            price.push_str(&tag("bx-more", &[sign("point"), more].concat()));
        }
        prices.insert_str(0, &tag("bx-storey", &price));
    }
    let shape = usize::from(pen.shape(seat));
    let architect = architect.map_or("horta", |architect| architect.key());
    let class = ["bx-front-drawing bx-wood ", &seat::symbol(shape)].concat();
    let drawn = drawing(facade::VIEW_BOX, &draw_front(architect, shape, &storeys), &class);
    [drawn, tag("bx-prices", &prices)].concat()
}

/// A track: its levels, and where the disc stands.
#[must_use]
pub fn track(pen: &Pen<'_>, seat: Seat, track: Track, part: &TrackPart) -> String {
    let [name, unit] = words::track_and_unit(pen.language, track);
    let Entry { now, change } = part.level;
    let mut levels = String::new();
    for (level, value) in (0..).zip(part.values()) {
        let state = [
            (level < now, "past"),
            (level == now, "now"),
            (change > 0 && level > now && level <= now + change, "next"),
        ];
        let disc = if level == now { token(pen, seat) } else { String::new() };
        levels.push_str(&tag(&flags("bx-level", &state), &[disc, value.to_string()].concat()));
    }
    let head = [sign(track.key()), tag("bx-name", name), tag("bx-note", unit)].concat();
    [tag("bx-track-head", &head), tag("bx-levels", &levels)].concat()
}

/// Cubes of a kind: a material or jokers.
#[must_use]
pub fn cubes(kind: &str, entry: Entry, word: &str) -> String {
    [symbol(&["bx-cube-", kind].concat(), "bx-cube"), figure(entry, word)].concat()
}

/// The word of a material.
#[must_use]
pub fn material(pen: &Pen<'_>, material: Material) -> String {
    capital(words::material(pen.language, material).to_owned())
}

/// Artworks of a colour: one pane, and how many.
#[must_use]
pub fn artworks(art: Art, entry: Entry) -> String {
    many(super::town::artwork(art), entry)
}

/// A thing, and how many there are where there are more than one.
#[must_use]
pub fn many(drawn: String, entry: Entry) -> String {
    let count =
        if entry.now.max(entry.then()) > 1 || entry.change != 0 { ledger(entry) } else { String::new() };
    [drawn, tag("bx-many", &count)].concat()
}

/// A noble of a player: turned once used.
#[must_use]
pub fn noble(part: &NoblePart) -> String {
    medal(part.noble, if part.ready { "" } else { "used" })
}

/// Francs that a player's nobles are owed; nothing once the last salaries are settled.
#[must_use]
pub fn owed(pen: &Pen<'_>, panel: &Panel) -> String {
    if pen.view.table.is_over() {
        return String::new();
    }
    let owed = crate::games::brussels_1893::owed(pen.components, &pen.view.table, panel.seat);
    say!(pen.language, brussels_1893_board.player.owed, francs = words::francs(pen.language, owed))
}

/// The sign of what a zone counts.
#[must_use]
pub const fn zone_sign(zone: Zone) -> &'static str {
    match zone {
        Zone::Workers => "worker",
        Zone::Nobles => "noble",
        Zone::Artworks => "art",
        Zone::Francs => "coin",
    }
}

/// A strategy zone: what it counts, times its value, as after the move; what that comes to bears the arrow where it changes.
#[must_use]
pub fn zone(pen: &Pen<'_>, part: &ZonePart) -> String {
    let id = zone_sign(part.zone);
    let name = capital(words::zone(pen.language, part.zone).to_owned());
    let sum = match part.sum() {
        Entry { now, change: 0 } => now.to_string(),
        changed => becomes(changed),
    };
    let product = [&part.counted.then().to_string(), " × ", &part.value.then().to_string()].concat();
    let tabs: String = (0..part.cards).map(|_| element("i", "bx-tab", "")).collect();
    [
        tag("bx-zone-head", &[sign(id), tag("bx-name", &name)].concat()),
        tag("bx-product", &product),
        tag("bx-sum", &sum),
        tag("bx-tabs", &tabs),
    ]
    .concat()
}

/// What the game would come to if it ended now, or came to: houses, materials, start player, zones, salaries.
#[must_use]
pub fn worth(pen: &Pen<'_>, panel: &Panel) -> String {
    let l = pen.language;
    let is_over = panel.closed;
    let [houses, materials, start, zones, salaries] = panel.lines;
    let [buildings, each, more] = panel.buildings.map(|number| number.to_string());
    let product = match panel.buildings {
        [0, ..] => String::new(),
        [.., 0] => [&buildings, " × ", &each].concat(),
        _ => [&buildings, " × ", &each, " + ", &more].concat(),
    };
    let settled = match (panel.nobles.is_empty(), panel.unpaid) {
        (true, _) => String::new(),
        (false, 0) => say!(l, brussels_1893_board.worth.all_paid).to_owned(),
        (false, unpaid) => say!(l, brussels_1893_board.worth.unpaid, count = unpaid),
    };
    // What makes up the zones stands in each of them.
    let lines = [
        (say!(l, brussels_1893_board.worth.houses), houses, product),
        (say!(l, brussels_1893_board.worth.materials), materials, String::new()),
        (say!(l, brussels_1893_board.worth.start), start, String::new()),
        (say!(l, brussels_1893_board.worth.zones), zones, String::new()),
    ];
    // Once the game is over salaries that were not paid have been taken off the score track, which the sum begins with.
    let (before, after) = if is_over {
        let track = panel.worth.now - lines.iter().map(|(_, points, _)| points.now).sum::<i32>();
        (Some((say!(l, brussels_1893_board.worth.track), Entry::of(track, 0), String::new())), None)
    } else {
        (None, Some((say!(l, brussels_1893_board.worth.salaries), salaries, settled)))
    };
    let lines = before.into_iter().chain(lines).chain(after);
    let line = |(word, points, how): (&str, Entry, String)| {
        let number = match points {
            Entry { now: 1.., change: 0 } => bold(figure::signed(points.now)),
            // Before and after have no room for a sign besides.
            _ => ledger(points),
        };
        let how = tag("bx-how", &how);
        tag("bx-worth-line", &[tag("bx-note", word), tag("bx-worth-number", &number), how].concat())
    };
    let title = if is_over {
        say!(l, brussels_1893_board.worth.made)
    } else {
        say!(l, brussels_1893_board.worth.title)
    };
    // The score track, and what is not on it; the sum alone where that changes, or stands in the lines.
    let sum = if is_over || panel.worth.change != 0 {
        String::new()
    } else {
        [panel.points.now.to_string(), figure::added(panel.worth.now - panel.points.now), " = ".to_owned()]
            .concat()
    };
    let sum = [tag("bx-how", &sum), ledger(panel.worth)].concat();
    let head = [tag("bx-title", title), tag("bx-worth-sum", &sum)];
    [tag("bx-worth-head", &head.concat()), tag("bx-worth-lines", &lines.map(line).collect::<String>())]
        .concat()
}
