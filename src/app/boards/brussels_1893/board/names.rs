//! What pieces are called, with what applies to them now: for the ear, and for whoever asks.

use super::super::scene::Piece;
use super::super::scene::parts::Sheet;
use super::super::words;
use super::markup::{Pen, names as of_seats, sheet, town};
use crate::app::boards::kit::phrase::{Called, called, capital};
use crate::app::boards::staged::{Entry, Mark};
use crate::engine::Seat;
use crate::games::brussels_1893::components::{Material, Track};
use crate::games::brussels_1893::{Action, Worker};
use crate::say;

fn number(pen: &Pen<'_>, entry: Entry, what: &str) -> Called {
    called(pen.language, counted(pen, what, entry.now)).becomes(entry)
}

/// How many there are of something.
fn counted(pen: &Pen<'_>, what: &str, number: i32) -> String {
    say!(pen.language, brussels_1893_board.say.of, number = number.to_string(), what = what)
}

/// What a piece is called.
#[must_use]
pub fn piece(pen: &Pen<'_>, piece: Piece) -> String {
    let l = pen.language;
    let scene = pen.scene;
    let name = |seat: Seat| pen.name(seat).to_owned();
    let panel = |seat: Seat| scene.panel(seat);
    let (words, mark) = match piece {
        Piece::Space(space) => {
            let Some(part) = scene.board.spaces.get(space.index()) else { return String::new() };
            let worker = match part.worker {
                Some(Worker::Of(seat)) => {
                    let francs = words::francs(l, part.stake.into());
                    say!(l, brussels_1893_board.say.worker, name = name(seat), francs = francs)
                }
                Some(Worker::Neutral) => say!(l, brussels_1893_board.say.neutral).to_owned(),
                None => String::new(),
            };
            let house = part.house.map(|seat| say!(l, brussels_1893_board.say.house, name = name(seat)));
            let words = called(l, capital(words::work_space(l, part.work, space)))
                .on(part.asleep, say!(l, brussels_1893_board.say.asleep))
                .and(worker)
                .and(house.unwrap_or_default())
                .on(part.tile, say!(l, brussels_1893_board.belle.say_cross))
                .and(part.brings.map_or(String::new(), |brings| words::about::prospect(l, &brings)));
            (words, part.mark)
        }
        Piece::Iris(iris) => {
            let Some(part) = scene.board.irises.get(usize::from(iris.0)) else { return String::new() };
            let held = if part.holders.is_empty() {
                String::new()
            } else {
                say!(l, brussels_1893_board.say.held, name = of_seats(pen, part.holders))
            };
            let mut words = called(l, say!(l, brussels_1893_board.say.iris, place = words::iris(iris)))
                .on(part.corner, say!(l, brussels_1893_board.say.corner))
                .on(part.asleep, say!(l, brussels_1893_board.say.asleep));
            for panel in &scene.panels {
                let workers = part.workers(Worker::Of(panel.seat));
                if workers > 0 {
                    words = words.and([&name(panel.seat), " ", &workers.to_string()].concat());
                }
            }
            let words = words
                .on(part.workers(Worker::Neutral) > 0, say!(l, brussels_1893_board.say.neutral))
                .and(held);
            (words, part.mark)
        }
        Piece::Column(column) => {
            let Some(part) = scene.board.columns.get(usize::from(column)) else { return String::new() };
            let at = (column + 1).to_string();
            let mut words = called(l, say!(l, brussels_1893_board.say.column, number = at));
            for (seat, francs) in &part.stakes {
                words = words.and([&name(*seat), " ", &francs.to_string()].concat());
            }
            let words = match part.leaders.only() {
                _ if !part.active => words.on(part.asleep, say!(l, brussels_1893_board.column.asleep)),
                Some(seat) if part.gone.is_some() => {
                    words.and(say!(l, brussels_1893_board.column.led, name = name(seat)))
                }
                Some(seat) => words.and(say!(l, brussels_1893_board.column.leads, name = name(seat))),
                None if part.leaders.is_empty() => words.and(say!(l, brussels_1893_board.column.none)),
                None => words.and(say!(l, brussels_1893_board.column.tie)),
            };
            (words, Mark::default())
        }
        Piece::Prestige(column) => {
            let Some(part) = scene.board.columns.get(usize::from(column)) else { return String::new() };
            let at = (column + 1).to_string();
            let words = called(l, say!(l, brussels_1893_board.say.card, number = at));
            let words = match part.card.map(|card| pen.components.prestige(card)) {
                Some(face) => words
                    .and(words::rewards(l, face))
                    .and(words::icons(l, face.icons.into()))
                    .and(words::points(l, face.points.into())),
                None => words.and(say!(l, brussels_1893_board.card.none)),
            };
            (words, part.mark)
        }
        Piece::Office(office) => {
            let part = &scene.town.offices[office.index()];
            let price = say!(l, brussels_1893_board.say.price, count = part.price);
            let mut words = called(l, capital(words::office(l, office).to_owned())).and(price);
            for (seat, workers) in (0..).map(Seat).zip(part.workers).filter(|(_, workers)| *workers > 0) {
                words = words.and([&name(seat), " ", &workers.to_string()].concat());
            }
            (words, part.mark)
        }
        Piece::Court => {
            let mut words = called(l, say!(l, brussels_1893_board.place.court));
            for panel in &scene.panels {
                words = words.and([&name(panel.seat), " ", &panel.court.now.to_string()].concat());
            }
            (words, Mark::default())
        }
        Piece::Stock => {
            let francs =
                scene.town.stock.map(|card| words::francs(l, pen.components.stock(card).francs.into()));
            let words = called(l, say!(l, brussels_1893_board.place.stock)).and(francs.unwrap_or_default());
            (words, Mark::default())
        }
        Piece::Slot(_) | Piece::Revealed => {
            let part = match piece {
                Piece::Slot(slot) => Some(&scene.town.slots[usize::from(slot)]),
                _ => scene.town.revealed.as_ref(),
            };
            let Some(part) = part else { return String::new() };
            let words = match part.noble {
                Some(noble) => called(l, words::noble(l, noble))
                    .and(words::francs(l, part.price.into()))
                    .and(words::noble_effect(l, pen.components, noble)),
                None => called(l, say!(l, brussels_1893_board.card.none)),
            };
            (words, part.mark)
        }
        Piece::Compass => {
            let words = called(l, say!(l, brussels_1893_board.place.compass));
            let at = |position| {
                words::needle(l, pen.components.compass(pen.view.table.options.belle_epoque), position)
            };
            let compass = &scene.town.compass;
            let [one, other] = compass.needles;
            let words = words.and(at(one)).and(at(other)).and(town::units(pen, compass));
            let turned = compass.turned().map(|(_, then)| town::both(pen, then));
            let words = turned
                .fold(words, |words, then| words.and(say!(l, brussels_1893_board.say.turned, what = then)));
            (words, Mark::default())
        }
        Piece::Market => {
            let market = &scene.town.market;
            let words = market.display.iter().flatten().fold(
                called(l, say!(l, brussels_1893_board.place.market)),
                |words, shown| {
                    let artwork = words::belle::shown(l, *shown);
                    words.and(say!(l, brussels_1893_board.say.displayed, artwork = artwork))
                },
            );
            let words = market.best.iter().fold(words, |words, (of, pairs)| {
                let pays = pairs.iter().map(|pays| words::pays(l, *pays));
                let pays =
                    pays.reduce(|one, other| say!(l, brussels_1893.effect.or, one = one, other = other));
                let (artwork, what) = (words::belle::shown(l, *of), pays.unwrap_or_default());
                words.and(say!(l, brussels_1893_board.say.best, artwork = artwork, what = what))
            });
            (words, Mark::default())
        }
        Piece::Display(slot) => {
            let art = scene.town.market.display[usize::from(slot)];
            let art = art.map_or(String::new(), |shown| words::belle::shown(l, shown));
            (called(l, say!(l, brussels_1893_board.choice.shown)).and(art), Mark::default())
        }
        Piece::Centre(column, row) => {
            let part = scene.town.market.centres.iter().find(|part| part.at == [column, row]);
            let Some(part) = part else { return String::new() };
            let words = called(l, say!(l, brussels_1893_board.say.marker, column = column, row = row));
            (words.and(words::pays(l, part.pays)), part.mark)
        }
        Piece::Stack(art) => {
            let left = scene.town.stacks[art.index()].to_string();
            let words = called(l, capital(words::colour(l, art).to_owned()));
            (words.and(say!(l, brussels_1893_board.choice.left, number = left)), Mark::default())
        }
        Piece::Choice(at) => {
            let Sheet::Choices(choices) = &scene.sheet else { return String::new() };
            let Some(part) = choices.get(usize::from(at)) else { return String::new() };
            let said = words::plan::action(part.action, pen.view, &pen.speech());
            let words = called(l, capital(said));
            let side_b = match part.action {
                Action::Architect(of) => words::about::side_b(l, pen.components, &pen.view.table.options, of),
                _ => None,
            };
            let [does, areas] = side_b.unwrap_or_default();
            let (_, name, note, more) = sheet::choice_parts(pen, part.action);
            // Drawn is what only the eye needs; what an architect's board does stands there already.
            let told = |words: &String| {
                !matches!(part.action, Action::Architect(_)) && *words != name && !words.contains('<')
            };
            let worth = part
                .worth
                .map(|worth| say!(l, brussels_1893_board.belle.worth, points = words::change(l, worth)));
            let words = [note, more].into_iter().filter(told).chain(worth).fold(words, Called::and);
            (words.and(areas).and(does), part.mark)
        }
        Piece::Band(at) => {
            let Sheet::Stake(stake) = &scene.sheet else { return String::new() };
            let Some(band) = stake.bands.get(usize::from(at)) else { return String::new() };
            (called(l, sheet::band_words(pen, stake, band)), Mark { chosen: band.chosen, ..Mark::default() })
        }
        Piece::Step(true) => (called(l, say!(l, brussels_1893_board.stake.more)), Mark::default()),
        Piece::Step(false) => (called(l, say!(l, brussels_1893_board.stake.less)), Mark::default()),
        Piece::Seat(seat) => {
            let Some(panel) = panel(seat) else { return String::new() };
            let architect = panel.architect.map(|architect| words::architect(l, architect));
            let words = called(l, name(seat))
                .and(architect.unwrap_or_default())
                .on(panel.start, say!(l, brussels_1893_board.player.start))
                .on(panel.passed, say!(l, brussels_1893_board.player.passed))
                .and(words::points(l, panel.points.now.max(0) as u16))
                .and(words::francs(l, panel.francs.now as u16))
                .and(words::workers(l, panel.reserve.now as u8));
            // What of one's own and of who is shown large lies beside it is called by itself.
            if seat == scene.own || panel.large {
                return words.finish();
            }
            let tracks =
                Track::ALL.map(|track| (words::track_and_unit(l, track)[0], panel.tracks[track.index()]));
            let words = tracks.into_iter().fold(words, |words, (track, part)| {
                words.and(counted(pen, &capital(track.to_owned()), part.value(part.level.now).into()))
            });
            let sum = |entries: &[Entry]| entries.iter().map(|entry| entry.now).sum::<i32>();
            let there = [
                (say!(l, brussels_1893_board.worth.houses), panel.houses.now),
                (
                    say!(l, brussels_1893_board.player.nobles),
                    i32::try_from(panel.nobles.len()).unwrap_or_default(),
                ),
                (say!(l, brussels_1893_board.player.artworks), sum(&panel.artworks)),
                (say!(l, brussels_1893_board.worth.materials), sum(&panel.materials)),
                (say!(l, brussels_1893_board.player.jokers), panel.jokers.now),
            ];
            let words = there.into_iter().fold(words, |words, (what, n)| words.and(counted(pen, what, n)));
            (words, Mark::default())
        }
        Piece::Purse(seat) => {
            return own(pen, seat, |panel| panel.francs, say!(l, brussels_1893_board.player.francs));
        }
        Piece::Points(seat) => {
            return own(pen, seat, |panel| panel.points, say!(l, brussels_1893_board.player.points));
        }
        Piece::Reserve(seat) => {
            return own(pen, seat, |panel| panel.reserve, say!(l, brussels_1893_board.player.workers));
        }
        Piece::Jokers(seat) => {
            return own(pen, seat, |panel| panel.jokers, say!(l, brussels_1893_board.player.jokers));
        }
        Piece::Front(seat) => {
            return own(pen, seat, |panel| panel.houses, say!(l, brussels_1893_board.worth.houses));
        }
        Piece::Track(seat, track) => {
            let Some(panel) = panel(seat) else { return String::new() };
            let [word, unit] = words::track_and_unit(l, track);
            let part = panel.tracks[track.index()];
            let of = part.values().count().to_string();
            let level_of = |level: i32| {
                let number = (level + 1).to_string();
                say!(l, brussels_1893_board.say.level, number = number, of = of.clone())
            };
            let value = |level: i32| counted(pen, unit, part.value(level).into());
            let level = part.level;
            let words = called(l, word).and(level_of(level.now)).and(value(level.now));
            let words = match level.change {
                0 => words,
                _ => {
                    words.and(say!(l, boards.then, number = level_of(level.then()))).and(value(level.then()))
                }
            };
            (words, Mark::default())
        }
        Piece::Cubes(seat, material) => {
            let word = words::material(l, material);
            return own(pen, seat, |panel| panel.materials[material.index()], word);
        }
        Piece::Artworks(seat, art) => {
            let artworks = say!(l, brussels_1893_board.player.artworks);
            let word = called(l, artworks).and(words::colour(l, art)).finish();
            return own(pen, seat, |panel| panel.artworks[art.index()], &word);
        }
        Piece::Noble(seat, noble) => {
            let part = panel(seat).and_then(|panel| panel.nobles.iter().find(|part| part.noble == noble));
            let Some(part) = part else { return String::new() };
            let state = if part.ready {
                say!(l, brussels_1893_board.say.ready)
            } else {
                say!(l, brussels_1893_board.say.used)
            };
            let salary = words::francs(l, part.salary.into());
            let words = called(l, words::noble(l, noble))
                .and(words::noble_effect(l, pen.components, noble))
                .and(say!(l, brussels_1893_board.choice.salary, francs = salary))
                .and(state);
            (words, part.mark)
        }
        Piece::Pavilion(_) | Piece::Card(_) | Piece::Tile(_) | Piece::Owned(..) => {
            return of_belle(pen, piece).unwrap_or_default();
        }
        Piece::Train => {
            let Some(belle) = &scene.belle else { return String::new() };
            let there = words::belle::travellers(l, belle.train.now as u8);
            (called(l, say!(l, brussels_1893_board.belle.train)).and(there), Mark::default())
        }
        Piece::Travellers(seat) => {
            let word = say!(l, brussels_1893_board.belle.travellers);
            return own(pen, seat, |panel| panel.extras.travellers, word);
        }
        Piece::Whites(seat, art) => {
            let word = words::belle::white(l, art);
            return own(pen, seat, |panel| panel.extras.whites[art.index()], &word);
        }
        Piece::Zone(seat, zone) => {
            let Some(panel) = panel(seat) else { return String::new() };
            let part = &panel.zones[zone.index()];
            let product =
                |counted: i32, value: i32| [&counted.to_string(), " × ", &value.to_string()].concat();
            let words = called(l, capital(words::zone(l, zone).to_owned()))
                .and(product(part.counted.now, part.value.now))
                .and(words::points(l, part.sum().now.max(0) as u16));
            let then = || product(part.counted.then(), part.value.then());
            let words = match (part.counted.change, part.value.change) {
                (0, 0) => words,
                _ => words.and(say!(l, boards.then, number = then())),
            };
            (words, part.mark)
        }
    };
    words.choosable(mark)
}

/// What a card, a tile or the place of a pavilion is called.
fn of_belle(pen: &Pen<'_>, piece: Piece) -> Option<String> {
    let l = pen.language;
    let belle = pen.scene.belle.as_ref()?;
    let seats = pen.view.table.seats;
    let card = |row: u8| {
        let part = belle.rows.get(usize::from(row))?;
        let words = called(l, capital(words::belle::card(l, part.card)));
        Some((words.and(words::belle::card_text(l, pen.components, part.card, seats)), part))
    };
    let state = |used: bool| {
        if used { say!(l, brussels_1893_board.say.used) } else { say!(l, brussels_1893_board.say.ready) }
    };
    let (words, mark) = match piece {
        Piece::Card(row) => {
            let (words, part) = card(row)?;
            let words = match part.owner.filter(|_| !part.comes) {
                Some(seat) => {
                    let with = say!(l, brussels_1893_board.belle.with, name = pen.name(seat));
                    words.and(with).and(state(part.used))
                }
                None => words,
            };
            (words, part.offered)
        }
        Piece::Owned(seat, row) => {
            let owned = &pen.scene.panel(seat)?.extras.cards;
            let part = owned.iter().find(|part| part.row == row)?;
            (card(row)?.0.and(state(part.used)), part.mark)
        }
        Piece::Pavilion(row) => {
            let part = belle.rows.get(usize::from(row))?;
            let words = match part.owner {
                Some(seat) => {
                    called(l, say!(l, brussels_1893_board.belle.pavilion_of, name = pen.name(seat)))
                }
                None => {
                    let price = if part.glass == 0 {
                        say!(l, brussels_1893_board.belle.no_glass).to_owned()
                    } else {
                        words::cubes(l, Material::Glass, part.glass)
                    };
                    called(l, say!(l, brussels_1893_board.belle.free_place)).and(price)
                }
            };
            let points = words::points(l, part.points);
            let scores = say!(l, brussels_1893_board.belle.say_points, points = points);
            (words.and(words::belle::row(l, row)).and(scores), part.mark)
        }
        Piece::Tile(at) => {
            let part = belle.tiles.iter().find(|part| part.at == at)?;
            let name = say!(l, brussels_1893_board.belle.say_tile, name = words::belle::tile(l, part.tile));
            let stands = match part.worker {
                Some(seat) => say!(l, brussels_1893_board.belle.say_worker, name = pen.name(seat)),
                None => say!(l, brussels_1893_board.belle.say_free).to_owned(),
            };
            let text = words::belle::tile_text(l, pen.components, part.tile, seats);
            (called(l, capital(name)).and(text).and(stands), part.mark)
        }
        _ => return None,
    };
    Some(words.choosable(mark))
}

fn own(
    pen: &Pen<'_>,
    seat: Seat,
    of: impl Fn(&super::super::scene::parts::Panel) -> Entry,
    what: &str,
) -> String {
    pen.scene.panel(seat).map_or_else(String::new, |panel| number(pen, of(panel), what).finish())
}
