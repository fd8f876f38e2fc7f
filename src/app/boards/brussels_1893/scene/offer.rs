//! What may be done now and what the move being considered would do: the content of the action bar, without words.

use super::{Draft, Look, Move, Offer};
use crate::app::boards::staged::Offered;
use crate::games::brussels_1893::components::{Office, Work};
use crate::games::brussels_1893::{Action, Brussels1893, Phase, Prospect, Why, prospect};

/// What a button does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoveKind {
    /// Takes the architect's board, the artwork, the material, or the noble that is free.
    Take,
    /// Lays the corner.
    Corner,
    /// Puts the neutral worker there.
    Neutral,
    /// Puts the worker on a space of this action.
    Place(Work),
    /// Put a worker, for an action that has no effect.
    PlaceIdle,
    /// Puts the workers on this action of the Brussels board.
    Office(Office),
    /// Passes: what that brings.
    Pass {
        /// Francs.
        francs: u16,
        /// Icons for who starts next.
        icons: u8,
    },
    /// Sells the artwork.
    Sell,
    /// Moves the marker.
    Market,
    /// Gives the displayed artwork back.
    Replace,
    /// Buys the noble.
    Buy,
    /// Keeps the noble.
    Keep,
    /// Discards the noble.
    Dismiss,
    /// Chooses an effect.
    Choose,
    /// Turns the needle.
    Turn,
    /// Pays.
    Pay,
    /// Puts the house there.
    House,
    /// Uses the noble.
    Use,
    /// Copies this action.
    Copy(Work),
    /// Takes so many jokers.
    Jokers(u8),
    /// Does without, or stops.
    Decline,
    /// Takes the reward.
    Reward,
    /// Puts the card under the zone.
    Tuck,
    /// Leaves the noble unpaid.
    Unpaid,
    /// Pays the others.
    Settle,
    /// Uses the card, or decides what follows from it.
    Card,
    /// Leaves the card, or the tile, for another time.
    NotNow,
    /// Puts a worker on the tile.
    Tile,
    /// Builds the pavilion.
    Pavilion,
}

/// What may be done, or what the move being considered does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum What {
    /// Nothing: it is not the viewer's to decide.
    Waiting,
    /// Something is to be decided.
    Due {
        /// In which phase.
        phase: Phase,
        /// Inside it.
        why: Option<Why>,
        /// The action that is ready.
        planned: Option<Action>,
    },
}

impl Offered<Brussels1893> for What {
    fn offer(look: &Look<'_>) -> Offer {
        let mut offer = Offer::nothing(Self::Waiting);
        if look.legal.is_empty() {
            return offer;
        }
        let planned = look.planned();
        offer.what = Self::Due { phase: look.view.table.phase, why: look.due(), planned };
        let ready = |action: Action| Move::play(kind(look, action), vec![action]);
        offer.main = planned.map(ready);
        offer.settled = is_settled(look.draft);
        let plain = [Action::Pass, Action::Decline, Action::Settle];
        // Beside a worker that is about to be placed nobody passes: the bar has room for what is being done.
        let offered =
            |action: &Action| look.allows(*action) && (planned.is_none() || *action != Action::Pass);
        for action in plain.into_iter().filter(offered) {
            if look.draft == Draft::Nothing && action == Action::Settle {
                offer.main = Some(ready(action));
            } else {
                offer.others.push(ready(action));
            }
        }
        offer
    }
}

/// Whether the touch leaves no question: what costs something, or brings cards to light, is asked once more.
const fn is_settled(draft: Draft) -> bool {
    matches!(
        draft,
        Draft::Chosen(
            Action::Artwork(_)
                | Action::Material(_)
                | Action::Copy(_)
                | Action::Choose(_)
                | Action::Replace(_)
                | Action::Sell(_)
                | Action::Adjust { .. }
                | Action::SellWhite(_)
                | Action::As(_)
                | Action::Colour(_)
                | Action::White(_)
                | Action::Cube(_)
        )
    )
}

/// What a button does that plays an action now.
fn kind(look: &Look<'_>, action: Action) -> MoveKind {
    let table = &look.view.table;
    match action {
        Action::Architect(_) | Action::Artwork(_) | Action::Material(_) | Action::TakeRevealed => {
            MoveKind::Take
        }
        Action::Corner(_) => MoveKind::Corner,
        Action::Neutral(_) => MoveKind::Neutral,
        Action::Place { space, stake } => {
            let work = table.work(look.components, space);
            match prospect(look.components, table, look.own, work, stake.into()) {
                Prospect::Nothing => MoveKind::PlaceIdle,
                _ => MoveKind::Place(work),
            }
        }
        Action::Office(office) => MoveKind::Office(office),
        Action::Pass => {
            let (me, scores) = (table.player(look.own), &look.components.scores);
            let first = table.first_passer.is_none();
            let card = u16::from(table.prestige_deck > 0);
            let cards =
                if first { (u16::from(me.face_down) + card) * u16::from(scores.passing_card) } else { 0 };
            MoveKind::Pass {
                francs: u16::from(me.colours()) * u16::from(scores.passing_colour) + cards,
                icons: if first { scores.passing_icons } else { 0 },
            }
        }
        Action::Sell(_) => MoveKind::Sell,
        Action::Market { .. } => MoveKind::Market,
        Action::Replace(_) => MoveKind::Replace,
        Action::Buy(_) => MoveKind::Buy,
        Action::Keep => MoveKind::Keep,
        Action::Dismiss | Action::Guest(_) => MoveKind::Dismiss,
        Action::Choose(_) | Action::Speciality(_) => MoveKind::Choose,
        Action::Adjust { .. } | Action::Turn(_) => MoveKind::Turn,
        Action::Pay(_) => MoveKind::Pay,
        Action::House(_) => MoveKind::House,
        Action::Use(_) => MoveKind::Use,
        Action::Copy(work) => MoveKind::Copy(work),
        Action::Jokers(jokers) => MoveKind::Jokers(jokers),
        Action::Decline => match look.due() {
            Some(Why::Card(_) | Why::Tile) => MoveKind::NotNow,
            _ => MoveKind::Decline,
        },
        Action::Reward(_) | Action::Rewards => MoveKind::Reward,
        Action::Tuck(_) => MoveKind::Tuck,
        Action::Unpaid(_) => MoveKind::Unpaid,
        Action::Settle => MoveKind::Settle,
        Action::OfficeWith { office, .. } => MoveKind::Office(office),
        Action::SellWhite(_) | Action::As(_) => MoveKind::Sell,
        Action::Tile(_) => MoveKind::Tile,
        Action::Pavilion(_) => MoveKind::Pavilion,
        Action::White(_) | Action::Cube(_) => MoveKind::Take,
        Action::Plan(_) => MoveKind::Corner,
        Action::Card
        | Action::Colour(_)
        | Action::Withdraw(_)
        | Action::Release(_)
        | Action::Recover { .. }
        | Action::Barter(_)
        | Action::Overtime { .. }
        | Action::Swap { .. }
        | Action::Double(_)
        | Action::TakeBack(_) => MoveKind::Card,
    }
}
