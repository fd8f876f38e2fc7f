//! What each piece is and does, and what an action would bring now.

use super::super::scene::Piece;
use super::super::scene::parts::ColumnPart;
use super::{artwork, belle, colour, francs, jokers, material, materials, pays, points, spaces, work};
use crate::app::boards::kit::phrase::{capital, clauses, join};
use crate::app::boards::pen::Pen;
use crate::app::words::{Language, sentences};
use crate::engine::Seat;
use crate::games::brussels_1893::components::{Ability, Architect, Art, Office, Track, Work, Zone};
use crate::games::brussels_1893::grid::{Area, Iris};
use crate::games::brussels_1893::{
    Action, Brussels1893, Components, Gift, Options, Prospect, Purse, Worker, gift_to_come,
};
use crate::say;
use std::iter::once;

/// What a piece is and does, as a marked sentence; none for what says so by its name.
#[must_use]
pub fn about(pen: &Pen<'_, Brussels1893>, piece: Piece) -> Option<String> {
    let Pen { language: l, components, view, scene, .. } = *pen;
    let (table, scores) = (&view.table, &components.scores);
    let name = |seat: Seat| pen.name(seat);
    // What stands there now, after the rule; nothing where nothing does.
    let now =
        |what: String| (!what.is_empty()).then(|| say!(l, brussels_1893_board.about.state, what = what));
    Some(match piece {
        Piece::Space(space) => {
            let part = scene.board.spaces.get(space.index())?;
            let mut clauses = vec![of_work(l, components, part.work)];
            clauses.extend(
                part.brings.map(|brings| say!(l, brussels_1893_board.about.now, what = prospect(l, &brings))),
            );
            let nothing =
                part.brings == Some(Prospect::Nothing) && !table.options.free_action_on_empty_action;
            clauses.extend(part.house.map(|owner| match gift_to_come(components, table, owner, part.work) {
                Some(_) if nothing && owner != scene.own => {
                    say!(l, brussels_1893_board.about.gift_idle, name = name(owner))
                }
                Some(gift) => {
                    say!(l, brussels_1893_board.about.gift, name = name(owner), what = given(l, gift))
                }
                None => say!(l, brussels_1893_board.about.gift_none, name = name(owner)),
            }));
            clauses.extend(part.tile.then(|| say!(l, brussels_1893_board.belle.about_cross).to_owned()));
            sentences(l, clauses)
        }
        Piece::Iris(iris) => {
            let part = scene.board.irises.get(usize::from(iris.0))?;
            let seats = scene.panels.iter().map(|panel| (panel.seat, part.workers(Worker::Of(panel.seat))));
            let workers = seats.filter(|(_, workers)| *workers > 0);
            let workers = workers.map(|(seat, workers)| {
                say!(l, brussels_1893.of_seat, number = workers.to_string(), seat = name(seat))
            });
            let contested = table.options.neutral_contests_iris && table.seats == 2;
            let neutral = contested.then(|| say!(l, brussels_1893_board.about.iris_neutral).to_owned());
            let rule = once(say!(l, brussels_1893_board.about.iris).to_owned()).chain(neutral);
            sentences(l, rule.chain(now(join(l, workers))))
        }
        Piece::Column(column) => {
            let rule = say!(l, brussels_1893_board.about.column, column = (column + 1).to_string());
            let part = scene.board.columns.get(usize::from(column))?;
            sentences(l, once(rule).chain(now(stakes(pen, part))))
        }
        Piece::Prestige(column) if table.prestige.get(usize::from(column)).copied().flatten().is_some() => {
            return None;
        }
        Piece::Prestige(_) => say!(l, brussels_1893_board.about.no_prestige).to_owned(),
        Piece::Office(of) => {
            let does = match of {
                Office::StockExchange => {
                    let pays = table.stock.map_or(0, |card| components.stock(card).francs);
                    say!(l, brussels_1893_board.about.stock_exchange, francs = francs(l, pays.into()))
                }
                Office::Square => say!(l, brussels_1893_board.about.square).to_owned(),
                Office::Park => say!(l, brussels_1893_board.about.park).to_owned(),
                Office::Market => {
                    say!(l, brussels_1893_board.about.market, jokers = jokers(l, components.market_jokers))
                }
            };
            let price = table.workers_for(components, of);
            sentences(l, [does, say!(l, brussels_1893_board.about.office, count = price)])
        }
        Piece::Court => say!(l, brussels_1893_board.about.court).to_owned(),
        Piece::Stock => say!(l, brussels_1893_board.about.stock).to_owned(),
        Piece::Slot(slot) if table.nobles.get(usize::from(slot)).copied().flatten().is_some() => return None,
        Piece::Revealed if table.revealed.is_some() => return None,
        Piece::Slot(_) | Piece::Revealed => say!(l, brussels_1893_board.about.nobody).to_owned(),
        Piece::Compass => {
            let any = if table.options.any_is_one_kind {
                say!(l, brussels_1893_board.about.compass_any)
            } else {
                say!(l, brussels_1893_board.about.compass_each)
            };
            sentences(l, [say!(l, brussels_1893_board.about.compass), any].map(str::to_owned))
        }
        Piece::Market => say!(l, brussels_1893_board.about.art_market).to_owned(),
        Piece::Display(slot) => match table.market.display.get(usize::from(slot)).copied().flatten() {
            Some(shown) if shown.white => {
                say!(l, brussels_1893_board.belle.about_display, artwork = belle::shown(l, shown))
            }
            Some(shown) => say!(l, brussels_1893_board.about.display, artwork = belle::shown(l, shown)),
            None => say!(l, brussels_1893_board.about.empty_display).to_owned(),
        },
        Piece::Stack(art) => {
            let left = table.stacks[art.index()].to_string();
            match art {
                Art::Black => say!(l, brussels_1893_board.about.black, number = left),
                _ => {
                    let artwork = capital(artwork(l, art));
                    say!(l, brussels_1893_board.about.stack, artwork = artwork, number = left)
                }
            }
        }
        Piece::Purse(seat) => say!(l, brussels_1893_board.about.purse, name = name(seat)),
        Piece::Points(seat) => say!(l, brussels_1893_board.about.points, name = name(seat)),
        Piece::Reserve(seat) => say!(l, brussels_1893_board.about.reserve, name = name(seat)),
        Piece::Jokers(seat) => say!(l, brussels_1893_board.about.jokers, name = name(seat)),
        Piece::Track(seat, track) => of_track(pen, seat, track),
        Piece::Cubes(seat, of) => {
            let of = capital(material(l, of).to_owned());
            let worth = points(l, scores.material.into());
            say!(l, brussels_1893_board.about.cubes, material = of, name = name(seat), points = worth)
        }
        Piece::Artworks(seat, art) => {
            let number = table.player(seat).artworks[art.index()].to_string();
            say!(
                l,
                brussels_1893_board.about.artworks,
                artwork = capital(artwork(l, art)),
                francs = francs(l, scores.passing_colour.into()),
                name = name(seat),
                number = number
            )
        }
        Piece::Zone(seat, zone) => of_zone(pen, seat, zone),
        Piece::Travellers(seat) => {
            say!(l, brussels_1893_board.belle.about_travellers, name = name(seat))
        }
        Piece::Whites(seat, art) => {
            let number = table.player(seat).whites[art.index()].to_string();
            say!(l, brussels_1893_board.belle.about_whites, name = name(seat), number = number)
        }
        Piece::Choice(at) => {
            let Some(Action::Artwork(art)) = scene.choice(at) else { return None };
            let what = pays(l, components.market.pays(table.market.centre, art));
            say!(l, brussels_1893_board.about.artwork, colour = colour(l, art), what = what)
        }
        Piece::Noble(..)
        | Piece::Front(_)
        | Piece::Centre(..)
        | Piece::Band(_)
        | Piece::Step(_)
        | Piece::Pavilion(_)
        | Piece::Card(_)
        | Piece::Tile(_)
        | Piece::Train
        | Piece::Owned(..)
        | Piece::Seat(_) => return None,
    })
}

/// What an action of the Art Nouveau board does.
#[must_use]
pub fn of_work(l: Language, components: &Components, of: Work) -> String {
    let words = match of {
        Work::Workshop => say!(l, brussels_1893_board.about.workshop),
        Work::Sale => say!(l, brussels_1893_board.about.sale),
        Work::Noble => say!(l, brussels_1893_board.about.noble),
        Work::Materials => {
            let taken = materials(l, components.materials_taken);
            return say!(l, brussels_1893_board.about.materials, materials = taken);
        }
        Work::Build => say!(l, brussels_1893_board.about.build),
    };
    words.to_owned()
}

/// What an action would bring now.
#[must_use]
pub fn prospect(l: Language, of: &Prospect) -> String {
    match *of {
        Prospect::Nothing => say!(l, brussels_1893_board.now.nothing).to_owned(),
        Prospect::Artwork { colours, new } => {
            let some = say!(l, brussels_1893_board.now.artwork, count = colours);
            let new = (new > 0).then(|| say!(l, brussels_1893_board.now.new, count = new));
            join(l, [some, new.unwrap_or_default()])
        }
        Prospect::Sale { best, .. } => say!(l, brussels_1893_board.now.sale, what = pays(l, best)),
        Prospect::Noble { affordable, displayed } => say!(
            l,
            brussels_1893_board.now.noble,
            number = affordable.to_string(),
            of = displayed.to_string()
        ),
        Prospect::Materials(n) => materials(l, n),
        Prospect::House { ways: 0, .. } => say!(l, brussels_1893_board.now.house_turn).to_owned(),
        Prospect::House { units, ways, points: n } => {
            let house = say!(l, brussels_1893_board.now.house, count = ways, units = units.to_string());
            let at_once =
                (n > 0).then(|| say!(l, brussels_1893_board.now.house_points, points = points(l, n.into())));
            join(l, [house, at_once.unwrap_or_default()])
        }
    }
}

/// The same in so few words that a space holds them.
#[must_use]
pub fn brief(l: Language, of: &Prospect) -> String {
    match *of {
        Prospect::Nothing => say!(l, brussels_1893_board.brief.nothing).to_owned(),
        Prospect::Artwork { new: 1.., .. } => say!(l, brussels_1893_board.brief.artwork_new).to_owned(),
        Prospect::Artwork { colours, .. } => {
            say!(l, brussels_1893_board.brief.artwork, number = colours.to_string())
        }
        Prospect::Sale { best, .. } => say!(l, brussels_1893_board.brief.sale, what = figures(best)),
        Prospect::Noble { affordable, .. } => {
            say!(l, brussels_1893_board.brief.noble, number = affordable.to_string())
        }
        Prospect::Materials(n) => say!(l, brussels_1893_board.brief.materials, number = n.to_string()),
        Prospect::House { ways: 0, .. } => say!(l, brussels_1893_board.brief.house_turn).to_owned(),
        Prospect::House { ways, points: 0, .. } => {
            say!(l, brussels_1893_board.brief.house_plain, count = ways)
        }
        Prospect::House { ways, points, .. } => {
            say!(l, brussels_1893_board.brief.house, count = ways, points = points.to_string())
        }
    }
}

/// Points and francs of a sale, in figures alone.
#[must_use]
pub fn figures([points, francs]: [u8; 2]) -> String {
    [&points.to_string(), "·", &francs.to_string()].concat()
}

/// What the owner of a house has of an opponent's action.
#[must_use]
pub fn given(l: Language, of: Gift) -> String {
    match of {
        Gift::Artwork => say!(l, brussels_1893_board.now.gift_artwork).to_owned(),
        Gift::Points(n) => points(l, n),
        Gift::Noble => say!(l, brussels_1893_board.now.gift_noble).to_owned(),
        Gift::Material => materials(l, 1),
    }
}

/// What an architect does better on side B.
#[must_use]
pub fn ability(l: Language, of: &Ability) -> String {
    let words = match *of {
        Ability::RevealNoble => say!(l, brussels_1893_board.closeup.ability_reveal),
        Ability::ArtworkCube(_) => say!(l, brussels_1893_board.closeup.ability_cube),
        Ability::TurnNeedle => say!(l, brussels_1893_board.closeup.ability_needle),
        Ability::Gain { after, francs, points } => {
            let gain = Purse { francs: francs.into(), points: points.into(), ..Purse::default() };
            let (what, after) = (super::purse(l, &gain), capital(work(l, after).to_owned()));
            return say!(l, brussels_1893_board.closeup.ability_gain, what = what, work = after);
        }
    };
    words.to_owned()
}

/// What an architect's board has on side B, where that is played: the ability, and what else is not as on side A.
#[must_use]
pub fn side_b(
    l: Language,
    components: &Components,
    options: &Options,
    architect: Architect,
) -> Option<[String; 2]> {
    let board = options.side_b_boards.then(|| components.board(architect, true))?;
    let plain = &components.side_a;
    let mut areas = Vec::new();
    for track in Track::ALL {
        let values = board.tracks[track.index()];
        if values != plain.tracks[track.index()] {
            let (what, number) =
                (capital(super::track(l, track).to_owned()), values.map(|value| value.to_string()).join(" "));
            areas.push(say!(l, brussels_1893_board.say.of, number = number, what = what));
        }
    }
    if board.zone_value != plain.zone_value {
        let [number, plain] = [board, plain].map(|board| board.zone_value.to_string());
        areas.push(say!(l, brussels_1893_board.closeup.area_zones, number = number, plain = plain));
    }
    for (at, (tier, plain)) in (1_u8..).zip(board.tiers.iter().zip(&plain.tiers)) {
        if tier.cubes != plain.cubes {
            let [number, plain] = [tier, plain].map(|tier| tier.cubes.to_string());
            areas.push(say!(
                l,
                brussels_1893_board.closeup.area_storey,
                number = number,
                plain = plain,
                storey = at.to_string()
            ));
        }
    }
    let does = board.ability.map(|of| ability(l, &of)).unwrap_or_default();
    Some([does, clauses(l, areas)])
}

/// The francs that lie in a column, by whom.
#[must_use]
pub fn stakes(pen: &Pen<'_, Brussels1893>, column: &ColumnPart) -> String {
    let l = pen.language;
    let laid = column.stakes.iter().map(|(seat, francs)| {
        say!(l, brussels_1893.of_seat, number = francs.to_string(), seat = pen.name(*seat))
    });
    join(l, laid)
}

/// A corner of the active area, and how many spaces it makes active.
#[must_use]
pub fn corner(l: Language, of: Iris) -> String {
    let (column, row) = (of.column().to_string(), of.row().to_string());
    let spaces = spaces(l, Area::of(of).size());
    say!(l, brussels_1893_board.closeup.corner, column = column, row = row, spaces = spaces)
}

fn of_track(pen: &Pen<'_, Brussels1893>, seat: Seat, track: Track) -> String {
    let l = pen.language;
    let name = pen.name(seat);
    let value = u16::from(pen.view.table.value(pen.components, seat, track));
    match track {
        Track::Iris => {
            say!(l, brussels_1893_board.about.track_iris, name = name, points = points(l, value))
        }
        Track::Crown => say!(l, brussels_1893_board.about.track_crown, count = value, name = name),
        Track::Architect => {
            say!(l, brussels_1893_board.about.track_architect, name = name, points = points(l, value))
        }
    }
}

fn of_zone(pen: &Pen<'_, Brussels1893>, seat: Seat, zone: Zone) -> String {
    let Pen { language: l, components, view, .. } = *pen;
    let scores = &components.scores;
    let worth = points(l, view.table.zone_value(components, seat, zone));
    match zone {
        Zone::Workers => {
            let first = scores.free_workers.to_string();
            say!(l, brussels_1893_board.about.zone_workers, number = first, points = worth)
        }
        Zone::Nobles => say!(l, brussels_1893_board.about.zone_nobles, points = worth),
        Zone::Artworks if view.table.options.belle_epoque => {
            say!(l, brussels_1893_board.about.zone_coloured, points = worth)
        }
        Zone::Artworks => say!(l, brussels_1893_board.about.zone_artworks, points = worth),
        Zone::Francs => {
            let unit = francs(l, scores.zone_francs.into());
            say!(l, brussels_1893_board.about.zone_francs, francs = unit, points = worth)
        }
    }
}
