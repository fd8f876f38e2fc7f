//! Belle Époque in words: cards, tiles, and what is decided and happens with them.

use super::{
    artwork, colour, effect, francs, icons, jokers, material, noble, noble_effect, office, pays, points,
    purse, space, work, work_space, workers, zone,
};
use crate::app::boards::kit::phrase::clauses;
use crate::app::names;
use crate::app::session::Speech;
use crate::app::words::Language;
use crate::games::brussels_1893::components::belle::{Amount, Boon, CardId, Deed, Moment, Per, TileId};
use crate::games::brussels_1893::components::{Art, Components, Cube, Effect, Material};
use crate::games::brussels_1893::{Action, Artwork, Brussels1893, Event, Purse, Refusal, View, Why};
use crate::say;

/// A card by its number and name.
#[must_use]
pub fn card(l: Language, card: CardId) -> String {
    let name = names::brussels_1893::BELLE_EPOQUE_CARDS.at(card.into(), l as usize);
    say!(l, brussels_1893_belle.numbered, name = name, number = (card + 1).to_string())
}

/// The name of a card alone.
#[must_use]
pub fn card_name(l: Language, card: CardId) -> &'static str {
    names::brussels_1893::BELLE_EPOQUE_CARDS.at(card.into(), l as usize)
}

/// The name of a tile.
#[must_use]
pub fn tile(l: Language, tile: TileId) -> &'static str {
    names::brussels_1893::BELLE_EPOQUE_TILES.at(tile.into(), l as usize)
}

/// So many travellers.
#[must_use]
pub fn travellers(l: Language, n: u8) -> String {
    say!(l, brussels_1893_belle.unit.travellers, count = n)
}

/// A row of the Art Nouveau board, given from 0.
#[must_use]
pub fn row(l: Language, row: u8) -> String {
    say!(l, brussels_1893_belle.row, row = (row + 1).to_string())
}

/// A cube of either sort.
#[must_use]
pub fn cube(l: Language, cube: Cube) -> &'static str {
    match cube {
        Cube::Material(of) => material(l, of),
        Cube::Joker => say!(l, brussels_1893_belle.joker),
    }
}

/// An artwork on the display: of its colour, or white.
#[must_use]
pub fn shown(l: Language, of: Artwork) -> String {
    if of.white { white(l, of.art) } else { artwork(l, of.art) }
}

/// What is paid, with the cube that stands for another.
#[must_use]
pub fn instead(l: Language, paid: String, stands: Option<Cube>) -> String {
    match stands {
        Some(of) => say!(l, brussels_1893_belle.instead, cube = cube(l, of), paid = paid),
        None => paid,
    }
}

/// When a card may be used.
#[must_use]
pub fn moment(l: Language, moment: Moment) -> String {
    let words = match moment {
        Moment::RoundStart => say!(l, brussels_1893_belle.when.round_start),
        Moment::Planning => say!(l, brussels_1893_belle.when.planning),
        Moment::OnHouse => say!(l, brussels_1893_belle.when.on_house),
        Moment::BeforeSale => say!(l, brussels_1893_belle.when.before_sale),
        Moment::SaleMove => say!(l, brussels_1893_belle.when.sale_move),
        Moment::BeforeNoble => say!(l, brussels_1893_belle.when.before_noble),
        Moment::Dismissed => say!(l, brussels_1893_belle.when.dismissed),
        Moment::Payment => say!(l, brussels_1893_belle.when.payment),
        Moment::After(of) => return say!(l, brussels_1893_belle.when.after_work, work = work(l, of)),
        Moment::AfterOffice(of) => {
            return say!(l, brussels_1893_belle.when.after_office, office = office(l, of));
        }
        Moment::Park => say!(l, brussels_1893_belle.when.park),
        Moment::AfterTurn => say!(l, brussels_1893_belle.when.after_turn),
        Moment::Award => say!(l, brussels_1893_belle.when.award),
        Moment::Icons => say!(l, brussels_1893_belle.when.icons),
        Moment::BeforeIrises => say!(l, brussels_1893_belle.when.before_irises),
        Moment::AfterIrises => say!(l, brussels_1893_belle.when.after_irises),
        Moment::BeforeDeparture => say!(l, brussels_1893_belle.when.before_departure),
        Moment::BeforeCourt => say!(l, brussels_1893_belle.when.before_court),
        Moment::Visit => say!(l, brussels_1893_belle.when.visit),
        Moment::BeforeReady => say!(l, brussels_1893_belle.when.before_ready),
        Moment::NobleLeaves => say!(l, brussels_1893_belle.when.noble_leaves),
    };
    words.to_owned()
}

/// So many of a thing that is counted, as what each brings is said of it.
fn per(l: Language, per: Per, n: u8) -> String {
    match per {
        Per::Flat => String::new(),
        Per::Artworks => say!(l, brussels_1893_belle.per.artworks, count = n),
        Per::WhiteArtworks => say!(l, brussels_1893_belle.per.white_artworks, count = n),
        Per::CubeKinds => say!(l, brussels_1893_belle.per.cube_kinds, count = n),
        Per::OnStockExchange => say!(l, brussels_1893_belle.per.on_stock_exchange, count = n),
        Per::Francs => say!(l, brussels_1893_belle.per.francs, count = n),
        Per::ReadyNobles => say!(l, brussels_1893_belle.per.ready_nobles, count = n),
        Per::Irises => say!(l, brussels_1893_belle.per.irises, count = n),
        Per::Travellers => say!(l, brussels_1893_belle.per.travellers, count = n),
        Per::Cards => say!(l, brussels_1893_belle.per.cards, count = n),
        Per::Points => say!(l, brussels_1893_belle.per.points, count = n),
        Per::IrisLevel => say!(l, brussels_1893_belle.per.iris_level, count = n),
        Per::CrownLevel => say!(l, brussels_1893_belle.per.crown_level, count = n),
        Per::FirstPasses => say!(l, brussels_1893_belle.per.first_passes, count = n),
        Per::Buildings => say!(l, brussels_1893_belle.per.buildings, count = n),
        Per::Contacts => say!(l, brussels_1893_belle.per.contacts, count = n),
    }
}

fn amount(l: Language, amount: Amount, seats: u8, unit: fn(Language, u16) -> String) -> String {
    let what = unit(l, amount.each(seats).into());
    match amount.per {
        Per::Flat => what,
        of => say!(l, brussels_1893_belle.does.each, per = per(l, of, amount.by), what = what),
    }
}

/// What a card does.
#[must_use]
pub fn deed(l: Language, deed: Deed, seats: u8) -> String {
    let words = match deed {
        Deed::Francs(of) => return amount(l, of, seats, francs),
        Deed::Points(of) => return amount(l, of, seats, points),
        Deed::Jokers(n) => return jokers(l, n),
        Deed::Travellers(n) => return travellers(l, n),
        Deed::Exchange { jokers, materials } => return effect(l, &Effect::Exchange { jokers, materials }),
        Deed::White => return effect(l, &Effect::White),
        Deed::Colour => say!(l, brussels_1893_belle.does.colour),
        Deed::Steps(n) => return say!(l, brussels_1893_belle.does.steps, count = n),
        Deed::Withdraw => say!(l, brussels_1893_belle.does.withdraw),
        Deed::Guests(n) => return say!(l, brussels_1893_belle.does.guests, count = n),
        Deed::Substitute => say!(l, brussels_1893_belle.does.substitute),
        Deed::UseNoble => say!(l, brussels_1893_belle.does.use_noble),
        Deed::Release => say!(l, brussels_1893_belle.does.release),
        Deed::Recover => say!(l, brussels_1893_belle.does.recover),
        Deed::Barter(n) => return say!(l, brussels_1893_belle.does.barter, count = n),
        Deed::Corner => say!(l, brussels_1893_belle.does.corner),
        Deed::Overtime => say!(l, brussels_1893_belle.does.overtime),
        Deed::LastAudience(n) => {
            return say!(l, brussels_1893_belle.does.last_audience, francs = francs(l, n.into()));
        }
        Deed::Swap => say!(l, brussels_1893_belle.does.swap),
        Deed::Icons(n) => return say!(l, brussels_1893_belle.does.icons, icons = icons(l, n.into())),
        Deed::Double => say!(l, brussels_1893_belle.does.double),
        Deed::TakeBack => say!(l, brussels_1893_belle.does.take_back),
    };
    words.to_owned()
}

/// What a card says: when it may be used, and what for.
#[must_use]
pub fn card_text(l: Language, components: &Components, card: CardId, seats: u8) -> String {
    let of = components.belle.card(card);
    say!(l, brussels_1893_belle.card_text, does = deed(l, of.deed, seats), when = moment(l, of.moment))
}

/// What a tile says.
#[must_use]
pub fn tile_text(l: Language, components: &Components, tile: TileId, seats: u8) -> String {
    let end = |what: String| say!(l, brussels_1893_belle.tile.end, what = what);
    match components.belle.tile(tile) {
        Boon::First(of) | Boon::Points(of) | Boon::Buildings(of) => end(amount(l, of, seats, points)),
        Boon::Francs(of) => end(amount(l, of, seats, francs)),
        Boon::Zone(n) => say!(l, brussels_1893_belle.tile.zone, count = n),
        Boon::Artworks(n) => say!(l, brussels_1893_belle.tile.artworks, count = n),
        Boon::Houses(n) => say!(l, brussels_1893_belle.tile.houses, count = n),
        Boon::LastLevel(n) => say!(l, brussels_1893_belle.tile.last_level, points = points(l, n.into())),
        Boon::Salaries(n) => say!(l, brussels_1893_belle.tile.salaries, francs = francs(l, n.into())),
    }
}

fn helper(l: Language, traveller: bool) -> &'static str {
    if traveller { say!(l, brussels_1893_belle.traveller) } else { say!(l, brussels_1893_belle.worker) }
}

fn glass(l: Language, n: u8) -> String {
    super::cubes(l, Material::Glass, n)
}

/// The line of the log for an event of the expansion; nothing for any other.
#[must_use]
pub fn event(event: &Event, speech: &Speech<Brussels1893>) -> Option<String> {
    let l = speech.language;
    let name = |seat| speech.seat(seat);
    Some(match *event {
        Event::Office { seat, office: of, workers: n, travellers: more } => {
            let (there, more, seat) = (office(l, of), travellers(l, more), name(seat));
            match n {
                0 => say!(
                    l,
                    brussels_1893_belle.log.office_travellers,
                    office = there,
                    seat = seat,
                    travellers = more
                ),
                n => say!(
                    l,
                    brussels_1893_belle.log.office_with,
                    office = there,
                    seat = seat,
                    travellers = more,
                    workers = workers(l, n)
                ),
            }
        }
        Event::Card { seat, card: of } => {
            say!(l, brussels_1893_belle.log.card, card = card(l, of), seat = name(seat))
        }
        Event::Travellers { seat, travellers: n } => {
            say!(l, brussels_1893_belle.log.travellers, seat = name(seat), travellers = travellers(l, n))
        }
        Event::Pavilion { seat, row: at, card: of, glass: paid } => {
            let (of, at) = (card(l, of), row(l, at));
            let built = say!(l, brussels_1893_belle.log.pavilion, card = of, row = at, seat = name(seat));
            let paid = (paid > 0).then(|| say!(l, brussels_1893_belle.log.surcharge, glass = glass(l, paid)));
            clauses(l, [built, paid.unwrap_or_default()])
        }
        Event::Tile { seat, tile: of, .. } => {
            say!(l, brussels_1893_belle.log.tile, seat = name(seat), tile = tile(l, of))
        }
        Event::White { seat, art } => {
            say!(l, brussels_1893_belle.log.white, colour = colour(l, art), seat = name(seat))
        }
        Event::Coloured { seat, art } => {
            say!(l, brussels_1893_belle.log.coloured, colour = colour(l, art), seat = name(seat))
        }
        Event::Sold { seat, art, white: Some(_), back, points, francs, .. } => {
            let what = pays(l, [points, francs]);
            let sold = say!(
                l,
                brussels_1893_belle.log.sold_white,
                colour = colour(l, art),
                seat = name(seat),
                what = what
            );
            clauses(l, [sold, back.map(|back| returned(l, back)).unwrap_or_default()])
        }
        Event::Withdrawn { seat, back: Artwork { white: true, .. }, .. } => {
            say!(l, brussels_1893_belle.log.withdrawn_white, seat = name(seat))
        }
        Event::Withdrawn { seat, back, .. } => {
            say!(l, brussels_1893_belle.log.withdrawn, colour = colour(l, back.art), seat = name(seat))
        }
        Event::Guest { seat, noble: who, .. } => {
            say!(l, brussels_1893_belle.log.guest, noble = noble(l, who), seat = name(seat))
        }
        Event::Released { seat, noble: who } => {
            say!(l, brussels_1893_belle.log.released, noble = noble(l, who), seat = name(seat))
        }
        Event::Recovered { seat, space: at, francs: n } => {
            let n = francs(l, n.into());
            say!(l, brussels_1893_belle.log.recovered, francs = n, seat = name(seat), space = space(l, at))
        }
        Event::Bartered { seat, art } => {
            say!(l, brussels_1893_belle.log.bartered, colour = colour(l, art), seat = name(seat))
        }
        Event::Gave { seat, cube: of } => {
            say!(l, brussels_1893_belle.log.gave, cube = cube(l, of), seat = name(seat))
        }
        Event::Overtime { seat, traveller } => {
            say!(l, brussels_1893_belle.log.overtime, helper = helper(l, traveller), seat = name(seat))
        }
        Event::Swapped { seat, won, other } => {
            let [won, other] = [won, other].map(|column| (column + 1).to_string());
            say!(l, brussels_1893_belle.log.swapped, other = other, seat = name(seat), won = won)
        }
        Event::Doubled { seat, space: at } => {
            say!(l, brussels_1893_belle.log.doubled, seat = name(seat), space = space(l, at))
        }
        Event::TookBack { seat, office: of } => {
            say!(l, brussels_1893_belle.log.took_back, office = office(l, of), seat = name(seat))
        }
        Event::Departed { travellers } => {
            say!(l, brussels_1893_belle.log.departed, count = travellers.iter().sum::<u8>())
        }
        Event::Visited { seat, row: at, colours, points: n } => say!(
            l,
            brussels_1893_belle.log.visited,
            count = colours,
            points = points(l, n),
            row = row(l, at),
            seat = name(seat)
        ),
        Event::Refreshed { cards, travellers: n, .. } => {
            let turned = (cards > 0).then(|| {
                let cards = say!(l, brussels_1893_belle.unit.cards, count = cards);
                say!(l, brussels_1893_belle.log.refreshed, cards = cards)
            });
            let home = (n > 0).then(|| say!(l, brussels_1893_belle.log.home, count = n));
            clauses(l, turned.into_iter().chain(home))
        }
        Event::TileScored { seat, tile: of, points, francs } => {
            let what = purse(l, &Purse { francs, points, ..Purse::default() });
            say!(l, brussels_1893_belle.log.tile_scored, purse = what, seat = name(seat), tile = tile(l, of))
        }
        Event::Speciality { seat, zone: of } => {
            say!(l, brussels_1893_belle.log.speciality, seat = name(seat), zone = zone(l, of))
        }
        Event::WhitesDiscarded { seat, artworks } => {
            say!(l, brussels_1893_belle.log.whites, count = artworks, seat = name(seat))
        }
        _ => return None,
    })
}

/// That an artwork went back to the workshop.
#[must_use]
pub fn returned(l: Language, back: Artwork) -> String {
    if back.white {
        say!(l, brussels_1893_belle.log.returned_white).to_owned()
    } else {
        say!(l, brussels_1893.log.returned, colour = colour(l, back.art))
    }
}

/// An action of the expansion as a short sentence without subject.
#[must_use]
pub fn action(action: Action, view: &View, speech: &Speech<Brussels1893>) -> String {
    let (l, components, table) = (speech.language, speech.components, &view.table);
    let why = table.due().map(|open| open.why);
    let offered = if let Some(Why::Card(card)) = why { Some(card) } else { None };
    let noble_at = |slot: u8| table.nobles.get(usize::from(slot)).copied().flatten();
    let cubes = |n: u8| say!(l, brussels_1893_belle.unit.cubes, count = n);
    let bartered = || match offered.map(|card| components.belle.card(card).deed) {
        Some(Deed::Barter(n)) => cubes(n),
        _ => String::new(),
    };
    match action {
        Action::OfficeWith { office: of, travellers: n } => {
            let more = table.workers_for(components, of).saturating_sub(n);
            let (there, n) = (office(l, of), travellers(l, n));
            match more {
                0 => say!(l, brussels_1893_belle.plan.office_travellers, office = there, travellers = n),
                more => say!(
                    l,
                    brussels_1893_belle.plan.office_with,
                    office = there,
                    travellers = n,
                    workers = workers(l, more)
                ),
            }
        }
        Action::Card => {
            let Some(of) = offered else { return String::new() };
            let seat = table.to_move();
            let now = |amount| table.amount(components, seat, amount);
            let what = match components.belle.card(of).deed {
                Deed::Francs(amount) => francs(l, now(amount)),
                Deed::Points(amount) => points(l, now(amount)),
                Deed::LastAudience(n) => {
                    let who = table.belle.leaving;
                    let effect = who.map(|who| noble_effect(l, components, who)).unwrap_or_default();
                    let who = who.map(|who| noble(l, who)).unwrap_or_default();
                    let paid = francs(l, n.into());
                    say!(l, brussels_1893_belle.plan.audience, effect = effect, francs = paid, noble = who)
                }
                deed => super::belle::deed(l, deed, table.seats),
            };
            say!(l, brussels_1893_belle.plan.card_for, card = card(l, of), what = what)
        }
        // With the card of a barter an artwork is paid for.
        Action::Artwork(art) => {
            say!(l, brussels_1893_belle.plan.barter_for, colour = colour(l, art), cubes = bartered())
        }
        Action::SellWhite(art) => say!(l, brussels_1893_belle.plan.sell_white, colour = colour(l, art)),
        Action::As(art) => say!(l, brussels_1893_belle.plan.sell_as, colour = colour(l, art)),
        Action::Colour(art) => say!(l, brussels_1893_belle.plan.colour, colour = colour(l, art)),
        Action::White(art) => say!(l, brussels_1893_belle.plan.white, colour = colour(l, art)),
        Action::Withdraw(slot) => match table.market.display.get(usize::from(slot)).copied().flatten() {
            Some(Artwork { white: true, .. }) => say!(l, brussels_1893_belle.plan.withdraw_white).to_owned(),
            back => {
                let of = back.map(|back| colour(l, back.art)).unwrap_or_default();
                say!(l, brussels_1893_belle.plan.withdraw, colour = of)
            }
        },
        Action::Guest(slot) => {
            let who = noble_at(slot).map(|who| noble(l, who)).unwrap_or_default();
            say!(l, brussels_1893_belle.plan.guest, noble = who)
        }
        Action::Release(who) => {
            let paid = francs(l, components.noble(who).salary.into());
            say!(l, brussels_1893_belle.plan.release, francs = paid, noble = noble(l, who))
        }
        Action::Recover { space: at, francs: n } => {
            let at = work_space(l, table.work(components, at), at);
            say!(l, brussels_1893_belle.plan.recover, francs = francs(l, n.into()), space = at)
        }
        Action::Barter(art) => {
            say!(l, brussels_1893_belle.plan.barter, colour = colour(l, art), cubes = bartered())
        }
        Action::Cube(of) if matches!(why, Some(Why::Give { .. })) => {
            say!(l, brussels_1893_belle.plan.give, cube = cube(l, of))
        }
        Action::Cube(of) => say!(l, brussels_1893_belle.plan.take, cube = cube(l, of)),
        Action::Plan(corner) => super::corner(l, corner),
        Action::Overtime { traveller } => {
            say!(l, brussels_1893_belle.plan.overtime, helper = helper(l, traveller))
        }
        Action::Swap { won, other } => {
            let [won, other] = [won, other].map(|column| (column + 1).to_string());
            say!(l, brussels_1893_belle.plan.swap, other = other, won = won)
        }
        Action::Double(at) => say!(l, brussels_1893_belle.plan.double, space = space(l, at)),
        Action::TakeBack(of) => say!(l, brussels_1893_belle.plan.take_back, office = office(l, of)),
        Action::Pavilion(at) => {
            let place = table.belle.places.get(usize::from(at)).copied().flatten();
            let of = place.map(|place| card(l, place.card)).unwrap_or_default();
            match components.belle.surcharges.get(usize::from(at)) {
                Some(0) | None => say!(l, brussels_1893_belle.plan.pavilion, card = of, row = row(l, at)),
                Some(n) => say!(
                    l,
                    brussels_1893_belle.plan.pavilion_glass,
                    card = of,
                    glass = glass(l, *n),
                    row = row(l, at)
                ),
            }
        }
        Action::Tile(at) => {
            let stand = table.belle.tiles.get(usize::from(at)).copied().flatten();
            let of = stand.map(|stand| tile(l, stand.tile)).unwrap_or_default();
            say!(l, brussels_1893_belle.plan.tile, tile = of)
        }
        Action::Speciality(of) => say!(l, brussels_1893_belle.plan.speciality, zone = zone(l, of)),
        _ => String::new(),
    }
}

/// What is to be decided of the expansion.
#[must_use]
pub fn to_do(why: Why, speech: &Speech<Brussels1893>) -> String {
    let l = speech.language;
    let words = match why {
        Why::Card(of) => return say!(l, brussels_1893_belle.to_do.card, card = card(l, of)),
        Why::As { .. } => say!(l, brussels_1893_belle.to_do.sell_as),
        Why::Guests { left } => return say!(l, brussels_1893_belle.to_do.guests, count = left),
        Why::White => say!(l, brussels_1893_belle.to_do.white),
        Why::Give { left } => return say!(l, brussels_1893_belle.to_do.give, count = left),
        Why::Take { left } => return say!(l, brussels_1893_belle.to_do.take, count = left),
        // The rules carry these out themselves.
        _ => "",
    };
    words.to_owned()
}

/// What is wrong with a decision of the expansion.
#[must_use]
pub fn refusal(refusal: Refusal, l: Language) -> String {
    let words = match refusal {
        Refusal::Travellers { missing } => {
            return say!(l, brussels_1893_belle.refused.travellers, count = missing);
        }
        Refusal::TooManyTravellers => say!(l, brussels_1893_belle.refused.too_many),
        Refusal::HasTile => say!(l, brussels_1893_belle.refused.tile),
        Refusal::HasPavilion => say!(l, brussels_1893_belle.refused.pavilion),
        Refusal::Glass { missing } => return say!(l, brussels_1893_belle.refused.glass, count = missing),
        Refusal::TileTaken => say!(l, brussels_1893_belle.refused.taken),
        Refusal::NoWhite(_) => say!(l, brussels_1893_belle.refused.no_white),
        Refusal::WhiteDisplayed => say!(l, brussels_1893_belle.refused.white_shown),
        Refusal::NotExhausted => say!(l, brussels_1893_belle.refused.not_exhausted),
        Refusal::NotStaked => say!(l, brussels_1893_belle.refused.not_staked),
        Refusal::NoCube => say!(l, brussels_1893_belle.refused.no_cube),
        Refusal::NotWon => say!(l, brussels_1893_belle.refused.not_won),
        Refusal::NotBelow => say!(l, brussels_1893_belle.refused.not_below),
        Refusal::NoWorker => say!(l, brussels_1893_belle.refused.no_worker),
        Refusal::MustPlace => say!(l, brussels_1893_belle.refused.must_place),
        Refusal::LeavesNoPlace => say!(l, brussels_1893_belle.refused.leaves_no_place),
        _ => "",
    };
    words.to_owned()
}

/// An artwork, white side up, by the colour behind.
#[must_use]
pub fn white(l: Language, art: Art) -> String {
    say!(l, brussels_1893_belle.white, colour = colour(l, art))
}
