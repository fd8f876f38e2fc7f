//! Everything that may be done now, each once, in a fixed order.

use super::bearing::{copyable, reusable};
use super::check::Sight;
use crate::engine::Seat;
use crate::games::bruges::action::Action;
use crate::games::bruges::colour::Colour;
use crate::games::bruges::components::GATES;
use crate::games::bruges::due::{Stage, Why};
use crate::games::bruges::measure::Owner;
use crate::games::bruges::player::Side;
use crate::games::bruges::state::State;

/// Where the legal actions go.
enum Found<'a> {
    /// All of them, into a list.
    All(&'a mut Vec<Action>),
    /// The first one is kept, and whether there are more.
    First(Option<Action>, bool),
}

impl Extend<Action> for Found<'_> {
    fn extend<I: IntoIterator<Item = Action>>(&mut self, actions: I) {
        match self {
            Self::All(list) => list.extend(actions),
            Self::First(first, more) => {
                for action in actions {
                    *more |= first.is_some();
                    *first = first.or(Some(action));
                }
            }
        }
    }
}

/// Appends every legal action.
pub(in crate::games::bruges) fn actions(state: &State, into: &mut Vec<Action>) {
    find(state, &mut Found::All(into));
}

/// The only legal action, if there is only one.
pub(in crate::games::bruges) fn only(state: &State) -> Option<Action> {
    let mut found = Found::First(None, false);
    find(state, &mut found);
    if let Found::First(first, false) = found { first } else { None }
}

fn find(state: &State, into: &mut Found<'_>) {
    let sight = Sight::of(state);
    let mut try_all = |actions: &mut dyn Iterator<Item = Action>| {
        into.extend(actions.filter(|action| sight.check(*action).is_ok()));
    };
    let pass = [Action::Pass];
    let piles = [Action::Draw(0), Action::Draw(1)];
    match state.table.open.top().map(|open| open.why) {
        None => match state.table.stage {
            Stage::Gates => try_all(&mut (0..GATES as u8).map(Action::Gate)),
            Stage::Draw => try_all(&mut piles.into_iter().chain([Action::Stop])),
            Stage::Advance => into.extend([Action::Advance, Action::Stay]),
            Stage::Turn => {
                if !state.table.played {
                    plays(sight, into);
                }
                into.extend(sight.activations());
                if sight.check(Action::EndTurn).is_ok() {
                    into.extend([Action::EndTurn]);
                }
            }
            _ => {}
        },
        Some(why) => {
            let places = || sight.player().houses.iter().map(|(place, _)| place);
            let sides = Side::ALL.map(Action::LoseCanal);
            match why {
                Why::Order => try_all(&mut places().map(Action::AnswerFirst)),
                Why::Offer { .. } => into.extend([Action::Use, Action::Pass]),
                Why::FirstCircle { .. } | Why::NameThreat { .. } | Why::MoveMarkers { .. } => {
                    try_all(&mut Colour::ALL.map(Action::Marker).into_iter());
                }
                Why::Markers { .. } | Why::MoreMarkers { .. } => {
                    try_all(&mut Colour::ALL.map(Action::Marker).into_iter().chain(pass));
                }
                Why::Burn | Why::Fire | Why::LoseCanals { .. } => {
                    try_all(&mut places().map(Action::LoseHouse).chain(sides));
                }
                Why::Plague => try_all(&mut places().map(Action::LosePerson)),
                Why::GiveWorkers { .. }
                | Why::PayWorkers { .. }
                | Why::TakeWorkers { .. }
                | Why::TakeAlike { .. } => try_all(&mut Colour::ALL.map(Action::Worker).into_iter()),
                Why::PayUpTo { .. } => {
                    let units = Colour::ALL.map(Action::Worker).into_iter().chain([Action::Guilder]);
                    try_all(&mut units.chain(pass));
                }
                Why::Draw { .. } => try_all(&mut piles.into_iter()),
                Why::Discard { .. } => try_all(&mut sight.hand.iter().map(Action::Discard).chain(pass)),
                Why::Convert { .. } => {
                    let swaps = Colour::ALL
                        .into_iter()
                        .flat_map(|from| Colour::ALL.map(|to| Action::Swap { from, to }));
                    try_all(&mut swaps.chain(pass));
                }
                Why::Dice { .. } | Why::Reroll { .. } => {
                    try_all(&mut Colour::ALL.map(Action::Die).into_iter().chain(pass));
                }
                Why::Target { .. } => {
                    try_all(&mut state.table.seats_from(Seat(0)).map(Action::Target));
                }
                Why::Canal { .. } => try_all(&mut Side::ALL.map(Action::Canal).into_iter().chain(pass)),
                Why::House => try_all(&mut sight.hand.iter().map(Action::BuildHouse)),
                Why::ExtraAction => {
                    plays(sight, into);
                    into.extend([Action::Pass]);
                }
                Why::ExtraRecruit { .. } => {
                    recruits(sight, into);
                    into.extend([Action::Pass]);
                }
                Why::Reuse => {
                    let owner = Owner::of(sight.c, sight.t, sight.seat, sight.card_below());
                    into.extend(reusable(owner).map(Action::Reuse));
                }
                Why::Copy => {
                    let arrows = copyable(sight.c, sight.t, sight.card_below());
                    into.extend(arrows.map(|(seat, place)| Action::Copy { seat, place }));
                }
                Why::NameColour => into.extend(Colour::ALL.map(Action::Name)),
                Why::Effect(_) | Why::Round(_) | Why::Asking(_) | Why::Circles { .. } => {}
            }
        }
    }
}

/// Every use of a hand card.
fn plays(sight: Sight<'_>, into: &mut Found<'_>) {
    for card in sight.hand.iter() {
        let uses = [
            Action::TakeWorkers(card),
            Action::TakeGuilders(card),
            Action::DiscardThreat(card),
            Action::BuildCanal { card, side: Side::Left },
            Action::BuildCanal { card, side: Side::Right },
            Action::BuildHouse(card),
        ];
        into.extend(uses.into_iter().filter(|action| sight.check(*action).is_ok()));
    }
    recruits(sight, into);
}

/// Every person of the hand on every empty house.
fn recruits(sight: Sight<'_>, into: &mut Found<'_>) {
    let houses = &sight.player().houses;
    let mut empty = houses.iter().filter(|(_, house)| house.person.is_none()).map(|(place, _)| place);
    let Some(first) = empty.next() else { return };
    for card in sight.hand.iter() {
        // What one empty house allows, each does.
        if sight.check(Action::Recruit { card, place: first }).is_err() {
            continue;
        }
        into.extend(std::iter::once(first).chain(empty.clone()).map(|place| Action::Recruit { card, place }));
    }
}
