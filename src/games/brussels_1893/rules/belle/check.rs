//! What may be done with cards, tiles, pavilions and travellers.

use super::offers::{can_have_another_turn, cubes, lies_below, may_double, wins};
use crate::games::brussels_1893::action::Action;
use crate::games::brussels_1893::components::belle::{CardId, Deed, MOST_TILES, Moment, PAVILIONS};
use crate::games::brussels_1893::components::{Art, Cube, Cubes, Material, NOBLES, NobleId, Office, ROW};
use crate::games::brussels_1893::due::Why;
use crate::games::brussels_1893::grid::{Iris, SIDE, Space};
use crate::games::brussels_1893::refusal::Refusal;
use crate::games::brussels_1893::rules::possible::sells_without;
use crate::games::brussels_1893::rules::sight::{Sight, Verdict, ensure};
use crate::games::brussels_1893::table::{DISPLAY, Worker};

/// Whether workers may go to the Brussels board with so many travellers among them.
pub(in crate::games::brussels_1893::rules) fn place_with_travellers(
    sight: &Sight<'_>,
    office: Office,
    travellers: u8,
) -> Verdict {
    let needed = sight.t.workers_for(sight.c, office);
    ensure(travellers > 0, Refusal::Nothing)?;
    ensure(travellers <= needed, Refusal::TooManyTravellers)?;
    match travellers.saturating_sub(sight.player().travellers) {
        0 => sight.workers(needed - travellers),
        missing => Err(Refusal::Travellers { missing }),
    }
}

/// Whether the seat to move may decide so on what the expansion has laid open.
pub(in crate::games::brussels_1893::rules) fn check(sight: &Sight<'_>, why: Why, action: Action) -> Verdict {
    let (c, t, player) = (sight.c, sight.t, sight.player());
    match (why, action) {
        (Why::Card(card), action) => of_card(sight, card, action),
        (Why::Sale, Action::SellWhite(side)) => {
            ensure(player.whites[side.index()] > 0, Refusal::NoWhite(side))?;
            ensure(!t.is_white_displayed(), Refusal::WhiteDisplayed)
        }
        (Why::As { .. }, Action::As(art)) => ensure(!t.is_displayed(art), Refusal::Displayed(art)),
        (Why::Park, Action::Recover { space, francs }) => {
            let has_card = t.belle.ready(c, sight.seat, Moment::Park).next().is_some();
            ensure(has_card, Refusal::NotNow)?;
            recover(sight, space, francs)
        }
        (Why::Guests { .. }, Action::Guest(slot)) => guest(sight, slot),
        (Why::White, Action::White(art)) => sight.artwork(art),
        (Why::Give { .. }, Action::Cube(cube)) => {
            ensure(of_kind(cube, &player.materials, player.jokers) > 0, Refusal::NoCube)
        }
        (Why::Take { .. }, Action::Cube(cube)) => {
            ensure(of_kind(cube, &t.materials, t.jokers) > 0, Refusal::NoCube)
        }
        (Why::Tile, Action::Tile(at)) => {
            let is_there = t.belle.tiles.get(usize::from(at)).is_some_and(Option::is_some);
            ensure(is_there, Refusal::Nothing)?;
            ensure(t.is_free_tile(at), Refusal::TileTaken)?;
            sight.workers(1)
        }
        (Why::House, Action::Pavilion(row)) => {
            let place = t.belle.places.get(usize::from(row)).copied().flatten().ok_or(Refusal::Nothing)?;
            ensure(place.owner.is_none(), Refusal::HasPavilion)?;
            let glass = player.materials[Material::Glass.index()];
            let missing = c.belle.surcharges[usize::from(row)].saturating_sub(glass);
            ensure(missing == 0, Refusal::Glass { missing })
        }
        _ => Err(Refusal::NotNow),
    }
}

/// Cubes of one kind among materials and jokers.
const fn of_kind(cube: Cube, materials: &Cubes, jokers: u8) -> u8 {
    match cube {
        Cube::Material(material) => materials[material.index()],
        Cube::Joker => jokers,
    }
}

fn of_card(sight: &Sight<'_>, card: CardId, action: Action) -> Verdict {
    let (c, t, player) = (sight.c, sight.t, sight.player());
    match (c.belle.card(card).deed, action) {
        (
            Deed::Francs(_)
            | Deed::Points(_)
            | Deed::Jokers(_)
            | Deed::Travellers(_)
            | Deed::Exchange { .. }
            | Deed::Icons(_)
            | Deed::LastAudience(_),
            Action::Card,
        ) => Ok(()),
        (Deed::Colour, Action::Colour(art)) => ensure(player.whites[art.index()] > 0, Refusal::NoWhite(art)),
        (Deed::Withdraw, Action::Withdraw(slot)) => {
            let shown = t.market.display.get(usize::from(slot)).copied().flatten();
            ensure(shown.is_some(), Refusal::Nothing)?;
            ensure(sells_without(t, sight.seat, slot), Refusal::LeavesNoSale)
        }
        (Deed::Guests(_), Action::Guest(slot)) => guest(sight, slot),
        (Deed::UseNoble, Action::Use(noble)) => {
            ensure(usize::from(noble) < NOBLES, Refusal::NoNoble)?;
            sight.ready(noble)
        }
        (Deed::Release, Action::Release(noble)) => {
            ensure(usize::from(noble) < NOBLES && player.nobles.has(noble), Refusal::NoNoble)?;
            ensure(player.exhausted.has(noble), Refusal::NotExhausted)
        }
        (Deed::Recover, Action::Recover { space, francs }) => recover(sight, space, francs),
        (Deed::Barter(n), Action::Artwork(art)) => {
            ensure(cubes(player) >= n, Refusal::NoCube)?;
            sight.artwork(art)
        }
        (Deed::Barter(_), Action::Barter(art)) => {
            ensure(player.owns(art), Refusal::NotOwned(art))?;
            ensure(t.has_materials() || t.jokers > 0, Refusal::NoCube)
        }
        (Deed::White, Action::White(art)) => sight.artwork(art),
        (Deed::Corner, Action::Plan(corner)) => {
            ensure(Iris::all().any(|iris| iris == corner), Refusal::Nothing)
        }
        (Deed::Overtime, Action::Overtime { traveller }) => {
            ensure(traveller || player.reserve > 0, Refusal::Workers { missing: 1 })?;
            ensure(!traveller || player.travellers > 0, Refusal::Travellers { missing: 1 })?;
            ensure(can_have_another_turn(c, t, sight.seat, traveller), Refusal::Workers { missing: 1 })
        }
        (Deed::Swap, Action::Swap { won, other }) => {
            ensure(wins(t, sight.seat, won), Refusal::NotWon)?;
            ensure(lies_below(t, other), Refusal::NotBelow)
        }
        (Deed::Double, Action::Double(space)) => {
            ensure(space.exists(), Refusal::Nothing)?;
            ensure(may_double(t, sight.seat, space), Refusal::NoWorker)
        }
        (Deed::TakeBack, Action::TakeBack(office)) => {
            ensure(t.offices[office.index()].workers[sight.seat.index()] > 0, Refusal::NoWorker)
        }
        _ => Err(Refusal::NotNow),
    }
}

fn guest(sight: &Sight<'_>, slot: u8) -> Verdict {
    let there = sight.t.nobles.get(usize::from(slot)).is_some_and(Option::is_some);
    ensure(there, Refusal::NoNoble)
}

fn recover(sight: &Sight<'_>, space: Space, francs: u8) -> Verdict {
    ensure(space.exists(), Refusal::Nothing)?;
    let spot = sight.t.spot(space);
    ensure(spot.worker == Some(Worker::Of(sight.seat)), Refusal::NoWorker)?;
    ensure(francs > 0 && francs <= spot.stake, Refusal::NotStaked)
}

/// Everything that could be decided on what the expansion has laid open, legal or not.
pub(in crate::games::brussels_1893::rules) fn candidates(
    sight: &Sight<'_>,
    why: Why,
    try_all: &mut dyn FnMut(&mut dyn Iterator<Item = Action>),
) {
    let stakes = || {
        Space::all().flat_map(move |space| {
            (1..=sight.t.spot(space).stake).map(move |francs| Action::Recover { space, francs })
        })
    };
    match why {
        Why::Card(card) => {
            of_deed(sight, card, try_all, &stakes);
            try_all(&mut std::iter::once(Action::Decline));
        }
        // Nobody is forced to use the card without which nothing can be paid.
        Why::Pay => try_all(&mut std::iter::once(Action::Decline)),
        Why::Sale => try_all(&mut Art::MADE.map(Action::SellWhite).into_iter()),
        Why::As { .. } => try_all(&mut Art::ALL.map(Action::As).into_iter()),
        Why::Park => try_all(&mut stakes()),
        Why::Guests { .. } => {
            try_all(&mut (0..ROW as u8).map(Action::Guest).chain([Action::Decline]));
        }
        Why::White => try_all(&mut Art::MADE.map(Action::White).into_iter()),
        Why::Give { .. } | Why::Take { .. } => try_all(&mut Cube::ALL.map(Action::Cube).into_iter()),
        Why::Tile => try_all(&mut (0..MOST_TILES as u8).map(Action::Tile).chain([Action::Decline])),
        Why::House => try_all(&mut (0..PAVILIONS as u8).map(Action::Pavilion)),
        _ => {}
    }
}

fn of_deed<I: Iterator<Item = Action>>(
    sight: &Sight<'_>,
    card: CardId,
    try_all: &mut dyn FnMut(&mut dyn Iterator<Item = Action>),
    stakes: &dyn Fn() -> I,
) {
    match sight.c.belle.card(card).deed {
        Deed::Colour => try_all(&mut Art::MADE.map(Action::Colour).into_iter()),
        Deed::Withdraw => try_all(&mut (0..DISPLAY as u8).map(Action::Withdraw)),
        Deed::Guests(_) => try_all(&mut (0..ROW as u8).map(Action::Guest)),
        Deed::UseNoble => try_all(&mut (0..NOBLES as NobleId).map(Action::Use)),
        Deed::Release => try_all(&mut (0..NOBLES as NobleId).map(Action::Release)),
        Deed::Recover => try_all(&mut stakes()),
        Deed::Barter(_) => {
            try_all(&mut Art::MADE.map(Action::Artwork).into_iter());
            try_all(&mut Art::ALL.map(Action::Barter).into_iter());
        }
        Deed::White => try_all(&mut Art::MADE.map(Action::White).into_iter()),
        Deed::Corner => try_all(&mut Iris::all().map(Action::Plan)),
        Deed::Overtime => {
            try_all(&mut [false, true].map(|traveller| Action::Overtime { traveller }).into_iter());
        }
        Deed::Swap => {
            let columns = || 0..SIDE as u8;
            try_all(&mut columns().flat_map(|won| columns().map(move |other| Action::Swap { won, other })));
        }
        Deed::Double => try_all(&mut Space::all().map(Action::Double)),
        Deed::TakeBack => try_all(&mut Office::ALL.map(Action::TakeBack).into_iter()),
        _ => try_all(&mut std::iter::once(Action::Card)),
    }
}
