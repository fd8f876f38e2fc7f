//! What could be had: what an action would bring a player now, and the owner of a house on its space.

use super::possible::{can_build, may_perform, sells_without};
use crate::engine::Seat;
use crate::games::brussels_1893::components::{Art, Components, Work};
use crate::games::brussels_1893::due::Sold;
use crate::games::brussels_1893::player::Player;
use crate::games::brussels_1893::table::{DISPLAY, Table};

/// What an action of the Art Nouveau board would bring a player now, before anything is chosen in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Prospect {
    /// It would have no effect.
    Nothing,
    /// An artwork.
    Artwork {
        /// Colours of which the workshop has some.
        colours: u8,
        /// Colours among them that the player has none of.
        new: u8,
    },
    /// A sale.
    Sale {
        /// Colours that can be sold.
        colours: u8,
        /// Points and francs of the best one: those that add up to most, points before francs.
        best: [u8; 2],
    },
    /// A noble.
    Noble {
        /// Displayed nobles that the francs would pay.
        affordable: u8,
        /// Displayed nobles.
        displayed: u8,
    },
    /// So many materials.
    Materials(u8),
    /// A house.
    House {
        /// Units that it costs.
        units: u8,
        /// Ways to pay them; none where a needle has to be turned first, as one architect may.
        ways: u8,
        /// Points at once, if it is paid for in the best way.
        points: u8,
    },
}

/// What an action would bring a player who has laid so many francs out for it.
#[must_use]
pub fn prospect(components: &Components, table: &Table, seat: Seat, work: Work, laid: u16) -> Prospect {
    let mut table = *table;
    let francs = &mut table.player_mut(seat).francs;
    *francs = francs.saturating_sub(laid);
    if !may_perform(components, &table, seat, work) {
        return Prospect::Nothing;
    }
    let me = table.player(seat);
    let count = |so: &dyn Fn(Art) -> bool| Art::MADE.into_iter().filter(|art| so(*art)).count() as u8;
    let made = |art: Art| table.stacks[art.index()] > 0;
    match work {
        Work::Workshop => {
            Prospect::Artwork { colours: count(&made), new: count(&|art| made(art) && !me.owns(art)) }
        }
        Work::Sale if table.can_sell(seat) => sale(components, &table, seat),
        // A card takes a displayed artwork away first.
        Work::Sale => {
            let slots = (0..DISPLAY as u8).filter(|slot| sells_without(&table, seat, *slot));
            let sales = slots.map(|slot| {
                let mut table = table;
                table.market.display[usize::from(slot)] = None;
                sale(components, &table, seat)
            });
            sales
                .max_by_key(|sale| match sale {
                    Prospect::Sale { best, .. } => best_of(best),
                    _ => [0; 2],
                })
                .unwrap_or(Prospect::Nothing)
        }
        Work::Noble => {
            let displayed =
                || table.nobles.iter().zip(components.noble_costs).filter(|(who, _)| who.is_some());
            let affordable = displayed().filter(|(_, cost)| u16::from(*cost) <= me.francs);
            Prospect::Noble { affordable: affordable.count() as u8, displayed: displayed().count() as u8 }
        }
        Work::Materials => Prospect::Materials(components.materials_taken.min(table.materials.iter().sum())),
        Work::Build => house(components, &table, seat),
    }
}

/// What selling would bring.
fn sale(components: &Components, table: &Table, seat: Seat) -> Prospect {
    let sold = || table.sellable(seat);
    let pays = sold().flat_map(|sold| sales(components, table, seat, sold));
    let best = pays.map(|(_, pays)| pays).max_by_key(best_of);
    // A colour counts once, though a white artwork could be sold as the same.
    let colours = Art::ALL.into_iter().filter(|art| sold().any(|sold| sold.art == *art)).count();
    Prospect::Sale { colours: colours as u8, best: best.unwrap_or_default() }
}

/// How good points and francs are together.
fn best_of([points, francs]: &[u8; 2]) -> [u8; 2] {
    [points + francs, *points]
}

/// What building would bring.
fn house(components: &Components, table: &Table, seat: Seat) -> Prospect {
    let (Some(tier), Some(price)) = (table.next_tier(components, seat), table.price(components, seat)) else {
        return Prospect::Nothing;
    };
    let me: &Player = table.player(seat);
    let (mut ways, mut plain) = (0_u8, false);
    if can_build(components, table, seat, table.needles) {
        for payment in price.payments(me) {
            ways = ways.saturating_add(1);
            plain |= payment.jokers == 0;
        }
    }
    let points = tier.points + if plain { components.scores.no_joker } else { 0 };
    Prospect::House { units: tier.cubes, ways, points }
}

/// Where the marker of the art market could come to when a player sells an artwork of a colour: column and row of its centre, with
/// the points and the francs that it pays there.
pub fn sales(
    components: &Components,
    table: &Table,
    seat: Seat,
    sold: Sold,
) -> impl Iterator<Item = ([u8; 2], [u8; 2])> {
    let centres = (2..=6).flat_map(|column| (2..=6).map(move |row| [column, row]));
    let reached = centres.filter(move |centre| table.may_move(components, seat, *centre));
    reached.map(move |centre| (centre, sold.pays(components, centre)))
}

/// What the owner of a house has of an opponent's action on its space (RULES.md, Free actions).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gift {
    /// A black artwork.
    Artwork,
    /// So many points.
    Points(u16),
    /// The use of a ready noble.
    Noble,
    /// A material.
    Material,
}

/// What the owner of a house on a space of this action is to expect of an opponent's worker there; none where that is nothing. The
/// opponent acts first, and may take the last materials.
#[must_use]
pub fn gift_to_come(components: &Components, table: &Table, owner: Seat, work: Work) -> Option<Gift> {
    let there: u8 = table.materials.iter().sum();
    let runs_out = work == Work::Materials && there <= components.materials_taken;
    gift(components, table, owner, work).filter(|_| !runs_out)
}

/// What the owner of a house on a space of this action would have of an opponent's worker there now; none where that is nothing.
#[must_use]
pub fn gift(components: &Components, table: &Table, owner: Seat, work: Work) -> Option<Gift> {
    let player = table.player(owner);
    let scores = &components.scores;
    let points = |each: u8, of: u8| Gift::Points(u16::from(each) * u16::from(of));
    let (bears, gift) = match work {
        Work::Workshop => (table.stacks[Art::Black.index()] > 0, Gift::Artwork),
        Work::Sale => (true, points(scores.owned_artwork, player.artworks())),
        Work::Noble => (!player.ready().is_empty(), Gift::Noble),
        Work::Materials => (table.has_materials(), Gift::Material),
        Work::Build => (true, points(scores.built_house, player.houses)),
    };
    Some(gift).filter(|gift| bears && *gift != Gift::Points(0))
}
