//! What may be done now and what the move being considered would do: the content of the action bar, without words.

use super::{Draft, Look, Move, Offer, Plan, Use};
use crate::app::boards::staged::Offered;
use crate::games::bruges::{Action, Bruges, CardId, Colour, Outcome, PlaceId, Side, Stage, Why, arrival};

/// What a button does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoveKind {
    /// Takes the gate.
    Gate,
    /// Draws the chosen card.
    Draw,
    /// Draws no more.
    Stop,
    /// Pays for a step of reputation.
    Advance,
    /// Does not.
    Stay,
    /// Uses the card so; of canals see [`Canal`](Self::Canal).
    Play(Use),
    /// Builds a canal token in this section.
    Canal(Side),
    /// Activates the person.
    Activate,
    /// Ends the turn.
    EndTurn,
    /// Lets the person answer.
    Answer,
    /// Does without what is offered.
    Decline,
    /// Has done enough of what one may do several times.
    Finish,
    /// What is chosen comes first: a person's answer, a circle.
    First,
    /// Gives up what is chosen: a house, a canal token, a person.
    Lose,
    /// Takes what is chosen: a worker, or several.
    Take,
    /// Gives what is chosen away.
    Give,
    /// Pays what is chosen.
    Pay,
    /// Discards what is chosen: a card, a threat marker.
    Discard,
    /// Swaps a worker.
    Swap,
    /// Sends the chosen threat.
    Send,
    /// Hands the chosen marker over.
    HandOver,
    /// Chooses a player, a die, a colour, a person.
    Choose,
    /// Rolls the chosen die again.
    Reroll,
    /// Builds the chosen card as a house, by an effect.
    Build,
}

/// What may be done, or what the move being considered does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum What {
    /// Nothing: it is not the viewer's to decide.
    Waiting,
    /// A gate is to be chosen.
    Gate(Option<u8>),
    /// Cards are to be drawn to refill the hand.
    Draw {
        /// The pile that is chosen.
        chosen: Option<u8>,
        /// So many cards are missing from a full hand.
        left: u8,
        /// Drawing may be ended.
        may_stop: bool,
    },
    /// A step of reputation may be paid for.
    Advance {
        /// Guilders.
        price: u8,
        /// To which step.
        step: u8,
        /// Points of the step, and of the one before it.
        points: (u8, u8),
    },
    /// A card is to be played; a person may be activated, too.
    Turn {
        /// Some person may be activated now.
        activates: bool,
    },
    /// The card of the turn is played, or there is none: persons may be activated, and the turn may be ended.
    EndTurn,
    /// A use is chosen; its cards are lit.
    Use(Use),
    /// A card is taken up: what is it for?
    Card(CardId),
    /// A card is about to be played. The main move's action says all of it.
    Play {
        /// The card.
        card: CardId,
        /// What for.
        plan: Plan,
        /// The action.
        action: Action,
        /// What the arrow of a person would bring at most; none where there is no arrow.
        arrow: Option<Outcome>,
    },
    /// A person is about to be activated.
    Activate {
        /// Who.
        card: CardId,
        /// Where the person lives.
        place: PlaceId,
        /// The action.
        action: Action,
        /// What it would bring at most.
        brings: Outcome,
    },
    /// A worker is chosen to be swapped; for which, is still to be said.
    Swap(Colour),
    /// A decision inside a stage.
    Due {
        /// Which.
        why: Why,
        /// What is chosen.
        chosen: Option<Action>,
    },
}

impl Offered<Bruges> for What {
    fn offer(look: &Look<'_>) -> Offer {
        let mut offer = Offer::nothing(Self::Waiting);
        if look.legal.is_empty() {
            return offer;
        }
        offer.what = what(look);
        let ready = |action: Action| Move::play(kind(look, action), vec![action]);
        if let Some(action) = look.planned() {
            offer.main = Some(ready(action));
            offer.settled = is_settled(look, action);
            offer.others.extend(otherwise(look, action).map(ready));
        }
        // What needs no choice: the main thing where nothing is chosen, or another way.
        let plain = [
            (Action::Use, true),
            (Action::Advance, look.draft == Draft::Nothing),
            (Action::Stop, true),
            (Action::EndTurn, look.draft == Draft::Nothing),
            (Action::Stay, false),
            (Action::Pass, false),
        ];
        for (action, leads) in plain.into_iter().filter(|(action, _)| look.allows(*action)) {
            if leads && offer.main.is_none() {
                offer.main = Some(ready(action));
            } else if Some(action) != look.planned() && look.draft.card().is_none() {
                offer.others.push(ready(action));
            }
        }
        offer
    }
}

fn what(look: &Look<'_>) -> What {
    let (table, components) = (&look.view.table, look.components);
    let planned = look.planned();
    match look.draft {
        Draft::Use(of) => return What::Use(of),
        Draft::Card { card, plan: None } => return What::Card(card),
        Draft::Swap(from) => return What::Swap(from),
        Draft::Card { card, plan: Some(plan) } => {
            let person = components.card(card);
            let price = table.recruit_price(look.own, person.price, person.group, table.discount(look.own));
            let arrow = match plan {
                Plan::Recruit(_) => arrival(components, table, look.own, card, price).arrow,
                _ => None,
            };
            return What::Play { card, plan, action: look.action(card, plan), arrow };
        }
        Draft::Activate { place, .. } => {
            if let (Some(card), Some(action)) = (look.me().houses.person(place), planned) {
                return What::Activate { card, place, action, brings: look.brings(look.own, card) };
            }
        }
        _ => {}
    }
    if let Some(why) = look.due() {
        return What::Due { why, chosen: planned };
    }
    match table.stage {
        Stage::Gates => What::Gate(match planned {
            Some(Action::Gate(gate)) => Some(gate),
            _ => None,
        }),
        Stage::Draw => What::Draw {
            chosen: match planned {
                Some(Action::Draw(at)) => Some(at),
                _ => None,
            },
            left: table.hand_size(components, look.own).saturating_sub(look.me().cards()),
            may_stop: look.allows(Action::Stop),
        },
        Stage::Advance => {
            let step = look.me().step;
            What::Advance {
                price: table.reputation_price(components, look.own).unwrap_or(0),
                step: step + 1,
                points: (components.reputation_points(step + 1), components.reputation_points(step)),
            }
        }
        _ if look.plays() => {
            let activates = |action: &Action| matches!(action, Action::Activate { .. });
            What::Turn { activates: look.legal.iter().any(activates) }
        }
        _ => What::EndTurn,
    }
}

/// Whether the touches so far leave no question: a section or a house was chosen where there are several, and what is lost
/// for good, before a card comes to light, is asked once more.
fn is_settled(look: &Look<'_>, action: Action) -> bool {
    match look.draft {
        Draft::Card { plan: Some(Plan::Canal(None)), .. } | Draft::Activate { worker: None, .. } => {
            otherwise(look, action).next().is_none()
        }
        Draft::Card { card, plan: Some(Plan::Recruit(None)) } => {
            let moves_in =
                |action: &&Action| matches!(action, Action::Recruit { card: of, .. } if *of == card);
            look.legal.iter().filter(moves_in).count() == 1
        }
        Draft::Chosen(Action::LoseHouse(_)) => false,
        _ => true,
    }
}

/// Other ways to do the same with the same piece: the other section, another worker. Other houses are touched.
fn otherwise<'a>(look: &'a Look<'_>, action: Action) -> impl Iterator<Item = Action> + 'a {
    look.legal.iter().copied().filter(move |other| {
        *other != action
            && match (action, *other) {
                (Action::BuildCanal { card, .. }, Action::BuildCanal { card: of, .. }) => card == of,
                (Action::Activate { place, .. }, Action::Activate { place: of, .. }) => place == of,
                _ => false,
            }
    })
}

/// What a button does that plays an action now.
fn kind(look: &Look<'_>, action: Action) -> MoveKind {
    let due = look.due();
    match action {
        Action::Gate(_) => MoveKind::Gate,
        Action::Draw(_) => MoveKind::Draw,
        Action::Stop => MoveKind::Stop,
        Action::Advance => MoveKind::Advance,
        Action::Stay => MoveKind::Stay,
        Action::TakeWorkers(_) => MoveKind::Play(Use::Workers),
        Action::TakeGuilders(_) => MoveKind::Play(Use::Guilders),
        Action::DiscardThreat(_) => MoveKind::Play(Use::Threat),
        Action::BuildCanal { side, .. } | Action::Canal(side) => MoveKind::Canal(side),
        Action::BuildHouse(_) if matches!(due, Some(Why::House)) => MoveKind::Build,
        Action::BuildHouse(_) => MoveKind::Play(Use::House),
        Action::Recruit { .. } => MoveKind::Play(Use::Recruit),
        Action::Activate { .. } => MoveKind::Activate,
        Action::EndTurn => MoveKind::EndTurn,
        Action::Use => MoveKind::Answer,
        Action::Pass => match due {
            Some(
                Why::Offer { .. }
                | Why::Canal { .. }
                | Why::ExtraAction
                | Why::ExtraRecruit { .. }
                | Why::Reroll { .. }
                | Why::Discard { optional: true, .. },
            ) => MoveKind::Decline,
            _ => MoveKind::Finish,
        },
        Action::AnswerFirst(_) => MoveKind::First,
        Action::Discard(_) => MoveKind::Discard,
        Action::Worker(_) => match due {
            Some(Why::TakeWorkers { .. } | Why::TakeAlike { .. }) => MoveKind::Take,
            Some(Why::GiveWorkers { .. }) => MoveKind::Give,
            _ => MoveKind::Pay,
        },
        Action::Guilder => MoveKind::Pay,
        Action::Swap { .. } => MoveKind::Swap,
        Action::Marker(_) => match due {
            Some(Why::FirstCircle { .. }) => MoveKind::First,
            Some(Why::NameThreat { .. }) => MoveKind::Send,
            Some(Why::MoveMarkers { .. }) => MoveKind::HandOver,
            _ => MoveKind::Discard,
        },
        Action::Die(_) if matches!(due, Some(Why::Reroll { .. })) => MoveKind::Reroll,
        Action::Die(_) | Action::Name(_) | Action::Target(_) | Action::Reuse(_) | Action::Copy { .. } => {
            MoveKind::Choose
        }
        Action::LoseCanal(_) | Action::LoseHouse(_) | Action::LosePerson(_) => MoveKind::Lose,
    }
}
