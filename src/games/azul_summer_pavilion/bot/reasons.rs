//! What speaks for a move, as values that become words.

use super::super::board::{RING, Space, Spaces, star_of};
use super::super::components::FeatureId;
use super::super::state::{State, Table};
use super::super::tile::{Colour, ColourSet, Tiles, total};
use super::super::{Action, AzulSummerPavilion, Components, Source};
use super::glance::Glance;
use super::weights;
use crate::engine::{Seat, Style, looks_best};
use serde::{Deserialize, Serialize};

/// Something that speaks for a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Reason {
    /// Brings so many tiles at once.
    Tiles(u8),
    /// A wild tile comes along.
    Wild(Colour),
    /// What is taken is wild itself.
    TakesWild(Colour),
    /// Makes the player begin to place, and start the next round if there is one.
    Begins,
    /// Leaves the starting player tile, and its penalty, to somebody else.
    AvoidsPenalty,
    /// With these tiles so many of a colour are in hand.
    Gathers {
        /// The colour.
        colour: Colour,
        /// Tiles of it in hand afterwards.
        held: u8,
    },
    /// The next player wants these tiles.
    Denies {
        /// Who.
        seat: Seat,
        /// The colour.
        colour: Colour,
    },
    /// Points of the placement.
    Points(u8),
    /// A pillar, statue or window pays its tiles.
    Feature {
        /// Which.
        feature: FeatureId,
        /// Tiles that it brings.
        tiles: u8,
    },
    /// Completes a star.
    CompletesStar {
        /// Which, 0 in the centre.
        star: u8,
        /// Points at the end.
        points: u8,
    },
    /// Covers the last space of a number.
    CompletesNumber {
        /// Which.
        number: u8,
        /// Points at the end.
        points: u8,
    },
    /// A star lacks only a few tiles.
    NearStar {
        /// Which, 0 in the centre.
        star: u8,
        /// Spaces still empty afterwards.
        open: u8,
    },
    /// A number lacks only a few spaces.
    NearNumber {
        /// Which.
        number: u8,
        /// Spaces still empty afterwards.
        open: u8,
    },
    /// Uses tiles that would have to be discarded.
    SavesDiscards(u8),
    /// Uses tiles that would each cost as much once the last round is over: points saved.
    SavesPoints(u8),
    /// Nothing that could be placed is worth its tiles.
    SavesTiles,
    /// Keeps tiles that will be wild in the next round.
    KeepsWild {
        /// The colour.
        colour: Colour,
        /// How many.
        count: u8,
    },
    /// Keeps so many tiles for the next round.
    Keeps(u8),
    /// So many of the discarded tiles cost nothing, because the score falls no lower.
    Spared(u8),
    /// Places nothing more in this round, whatever that is worth.
    EndsPlacing,
    /// Nothing else is possible.
    OnlyMove,
}

/// Reasons given for one move at most.
const MOST: usize = 3;
/// Spaces or less that make a star or a number near.
const NEAR: u8 = 2;
/// Points that tiles must be worth to the next player to be worth denying.
const DENIED: f32 = 1.0;

/// What speaks for a legal action, most important first.
pub(super) fn reasons(state: &State, action: &Action) -> Vec<Reason> {
    let (table, components) = (&state.table, &*state.components);
    let mut reasons = match *action {
        Action::Take { source, colour } => take(table, components, source, colour),
        Action::Place { space, colour, wilds } => place(table, components, space, colour, wilds),
        Action::Bonus(colour) => bonus(table, components, colour),
        Action::Pass if !table.can_place(components, table.to_move) => vec![Reason::OnlyMove],
        Action::Pass => vec![pass(state)],
        Action::Keep(kept) => keep(table, components, &kept),
    };
    reasons.truncate(MOST);
    reasons
}

/// What a pass is for while something could be placed.
fn pass(state: &State) -> Reason {
    let (table, components) = (&state.table, &*state.components);
    let held = total(&table.acting().hand).min(components.corners);
    if looks_best::<AzulSummerPavilion>(state, &Action::Pass, Style::default()) {
        Reason::SavesTiles
    } else if held > 0 && !is_last_round(table, components) {
        Reason::Keeps(held)
    } else {
        Reason::EndsPlacing
    }
}

fn take(table: &Table, components: &Components, source: Source, colour: Colour) -> Vec<Reason> {
    let take = table.take(components, source, colour);
    let wild = table.wild(components);
    let mut reasons = vec![Reason::Tiles(total(&take.tiles))];
    let held = table.acting().hand[colour.index()];
    if held > 0 && colour != wild {
        reasons.push(Reason::Gathers { colour, held: held + take.tiles[colour.index()] });
    }
    if colour == wild {
        reasons.push(Reason::TakesWild(wild));
    } else if take.tiles[wild.index()] > 0 {
        reasons.push(Reason::Wild(wild));
    }
    if take.token {
        reasons.push(Reason::Begins);
    }
    let seat = table.to_move.next(table.seats);
    let glance = Glance::new(table, components, weights::of(Style::Racer));
    if glance.worth_to(seat, &take.tiles) >= DENIED {
        reasons.push(Reason::Denies { seat, colour });
    }
    if source != Source::Centre && table.token.is_none() && total(&table.centre) > 0 {
        reasons.push(Reason::AvoidsPenalty);
    }
    reasons
}

fn place(table: &Table, components: &Components, space: Space, colour: Colour, wilds: u8) -> Vec<Reason> {
    let placement = table.placement(components, space);
    let mut after = *table;
    let seat = table.to_move;
    after.players[seat.index()].board.lay(space, colour);
    let mut reasons = Vec::new();

    let star = star_of(space);
    let open = (RING as u32 - after.player(seat).board.ring(star).count_ones()) as u8;
    if open == 0 {
        let points = after.star_points(components, seat, star);
        reasons.push(Reason::CompletesStar { star: star as u8, points });
    }
    let number = components.number(table.side, space);
    let worth = components.number_points[usize::from(number)];
    let covered = after.player(seat).board.covered();
    let left = components.spaces_of_number(table.side, number.into()) & !covered;
    if left == 0 && worth > 0 {
        reasons.push(Reason::CompletesNumber { number, points: worth });
    }
    let paying = placement.features.into_iter().flatten().filter(|(_, tiles)| *tiles > 0);
    reasons.extend(paying.map(|(feature, tiles)| Reason::Feature { feature, tiles }));
    reasons.push(Reason::Points(placement.points));
    let last = is_last_round(table, components);
    // After the last round no tiles come: what they do not suffice for is not near.
    let hand = &mut after.players[seat.index()].hand;
    hand[colour.index()] -= number - wilds;
    hand[table.wild(components).index()] -= wilds;
    let payable = if last { after.payable(components, seat) } else { Spaces::MAX };
    let empty = after.open_spaces(seat, star).fold(0, |spaces: Spaces, space| spaces | 1 << space);
    if (1..=NEAR).contains(&open) && empty & !payable == 0 {
        reasons.push(Reason::NearStar { star: star as u8, open });
    }
    let near = (1..=NEAR).contains(&(left.count_ones() as u8)) && left & !payable == 0;
    if worth > 0 && near {
        reasons.push(Reason::NearNumber { number, open: left.count_ones() as u8 });
    }
    if last {
        let saved = number.saturating_sub(placement.tiles) * components.discard_penalty;
        if saved > 0 {
            reasons.push(Reason::SavesPoints(saved));
        }
        return reasons;
    }
    let surplus = total(&table.acting().hand).saturating_sub(components.corners);
    // Bonus tiles may have to be discarded in their stead.
    let saved = surplus.min(number.saturating_sub(placement.tiles));
    if saved > 0 && wilds == 0 {
        reasons.push(Reason::SavesDiscards(saved));
    }
    reasons
}

/// Whether no other round follows.
fn is_last_round(table: &Table, components: &Components) -> bool {
    components.wilds.len() <= usize::from(table.round)
}

fn bonus(table: &Table, components: &Components, colour: Colour) -> Vec<Reason> {
    if ColourSet::present(&table.supply).len() == 1 {
        return vec![Reason::OnlyMove];
    }
    if colour == table.wild(components) {
        return vec![Reason::TakesWild(colour)];
    }
    vec![Reason::Gathers { colour, held: table.acting().hand[colour.index()] + 1 }]
}

fn keep(table: &Table, components: &Components, kept: &Tiles) -> Vec<Reason> {
    if is_last_round(table, components) {
        let player = table.acting();
        let discarded = total(&player.hand) - total(kept);
        let spare = player.score.saturating_sub(components.least_score);
        let paid = spare / u16::from(components.discard_penalty).max(1);
        let spared = u16::from(discarded).saturating_sub(paid);
        return vec![if spared > 0 { Reason::Spared(spared as u8) } else { Reason::Keeps(total(kept)) }];
    }
    let next = components.wilds.get(usize::from(table.round));
    let wild = next.copied().filter(|wild| kept[wild.index()] > 0);
    let wild = wild.map(|colour| Reason::KeepsWild { colour, count: kept[colour.index()] });
    wild.into_iter().chain([Reason::Keeps(total(kept))]).collect()
}
