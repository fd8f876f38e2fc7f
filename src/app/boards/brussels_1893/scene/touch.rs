//! What a touch makes of what is chosen so far, and what is laid out to be chosen.

use super::{Draft, Look, Piece, Response};
use crate::games::brussels_1893::components::{
    Architect, Art, NEEDLES, ROW, Reward, Work, Zone, counterclockwise,
};
use crate::games::brussels_1893::{Action, Phase, Refusal, Why};

/// What touching a piece leads to for whoever decides.
pub(super) fn touch(look: &Look<'_>, piece: Piece) -> Response {
    if let Some(response) = staked(look, piece) {
        return response;
    }
    decision(look, piece).map_or_else(|| Response::ask(look.draft), |action| answer(look, action))
}

/// What it leads to that a touch stands for an action.
fn answer(look: &Look<'_>, action: Action) -> Response {
    look.choose(Draft::of(action), action, Response::confirm)
}

impl Draft {
    const fn of(action: Action) -> Self {
        match action {
            Action::Place { space, stake } => Self::Space { space, stake },
            chosen => Self::Chosen(chosen),
        }
    }
}

/// Francs more or fewer under the worker that is about to be placed.
fn staked(look: &Look<'_>, piece: Piece) -> Option<Response> {
    if let Draft::Chosen(Action::Recover { space, francs }) = look.draft {
        let Piece::Step(more) = piece else { return None };
        let francs = if more { francs.saturating_add(1) } else { francs - 1 };
        return Some(answer(look, Action::Recover { space, francs }));
    }
    let Draft::Space { space, stake } = look.draft else { return None };
    let stake = match piece {
        Piece::Step(more) => {
            if more {
                stake.saturating_add(1)
            } else {
                stake - 1
            }
        }
        Piece::Band(at) => {
            let bands = look.bands(space);
            bands.get(usize::from(at))?.francs[0]
        }
        Piece::Space(touched) if touched == space => return Some(Response::confirm(look.draft)),
        _ => return None,
    };
    Some(answer(look, Action::Place { space, stake }))
}

/// What a touch on a piece would decide, legal or not.
fn decision(look: &Look<'_>, piece: Piece) -> Option<Action> {
    let table = &look.view.table;
    let own = |seat| seat == look.own;
    if let Piece::Choice(at) = piece {
        return look.choices().get(usize::from(at)).copied();
    }
    let Some(why) = look.due() else {
        return match (table.phase, piece) {
            (Phase::Corner, Piece::Iris(iris)) => {
                let corners = look.components.stock(table.stock?).corners(table.seats);
                let at = corners.iter().position(|corner| *corner == iris).unwrap_or(corners.len());
                Some(Action::Corner(at as u8))
            }
            (Phase::Neutral, Piece::Space(space)) => Some(Action::Neutral(space)),
            (Phase::Turns, Piece::Space(space)) => Some(Action::Place { space, stake: 1 }),
            (Phase::Turns, Piece::Office(office)) => Some(look.sending(office)),
            (Phase::Prestige, Piece::Zone(seat, zone)) if own(seat) => Some(Action::Tuck(zone)),
            (Phase::Salaries, Piece::Noble(seat, noble)) if own(seat) => Some(Action::Unpaid(noble)),
            (Phase::Draft, Piece::Stack(art)) => Some(Action::Artwork(art)),
            _ => look.decision_on_belle(piece),
        };
    };
    match (why, piece) {
        (Why::House, Piece::Space(space)) => Some(Action::House(space)),
        (Why::Market { .. }, Piece::Centre(column, row)) => Some(Action::Market { column, row }),
        (Why::Workshop, Piece::Stack(art)) => Some(Action::Artwork(art)),
        (Why::Sale, Piece::Artworks(seat, art)) if own(seat) => Some(Action::Sell(art)),
        (Why::Replace { .. }, Piece::Display(slot)) => Some(Action::Replace(slot)),
        (Why::Noble, Piece::Slot(slot)) => Some(Action::Buy(slot)),
        (Why::Noble, Piece::Revealed) => Some(Action::TakeRevealed),
        (Why::Use { .. }, Piece::Noble(seat, noble)) if own(seat) => Some(Action::Use(noble)),
        _ => look.decision_on_belle(piece),
    }
}

impl Look<'_> {
    /// The decision that is open inside the phase.
    pub(super) fn due(&self) -> Option<Why> {
        self.view.table.due().map(|open| open.why)
    }

    /// What is laid out to be chosen, legal or not; nothing where it is chosen on the board or in the town.
    pub(super) fn choices(&self) -> Vec<Action> {
        let (table, me) = (&self.view.table, self.view.table.player(self.own));
        if table.to_move() != self.own {
            return Vec::new();
        }
        let Some(why) = self.due() else {
            return match table.phase {
                Phase::Draft if me.architect.is_none() => Architect::ALL.map(Action::Architect).to_vec(),
                Phase::Draft => Art::MADE.map(Action::Artwork).to_vec(),
                Phase::Prestige => self.prestige(),
                Phase::Salaries => me.nobles.iter().map(Action::Unpaid).collect(),
                Phase::Tiles => Zone::ALL.map(Action::Speciality).to_vec(),
                // How many of those who are sent are travellers.
                Phase::Turns if me.travellers > 0 => {
                    self.sends_to().map(|office| self.sendings(office)).unwrap_or_default()
                }
                _ => Vec::new(),
            };
        };
        match why {
            Why::Workshop => Art::MADE.map(Action::Artwork).to_vec(),
            Why::Sale => {
                let coloured = Art::ALL.into_iter().filter(|art| me.owns(*art)).map(Action::Sell);
                let white =
                    Art::MADE.into_iter().filter(|art| me.whites[art.index()] > 0).map(Action::SellWhite);
                coloured.chain(white).collect()
            }
            Why::Replace { .. } => (0..2).map(Action::Replace).collect(),
            Why::Noble => {
                let revealed = table.revealed.map(|_| Action::TakeRevealed);
                let slots = (0..ROW as u8).filter(|slot| table.nobles[usize::from(*slot)].is_some());
                revealed.into_iter().chain(slots.map(Action::Buy)).collect()
            }
            Why::Keep { .. } => vec![Action::Keep, Action::Dismiss],
            Why::Choose { noble } => {
                let options = 1 + u8::from(self.components.noble(noble).or.is_some());
                (0..options).map(Action::Choose).collect()
            }
            Why::Material { .. } => table.materials_in_play().iter().copied().map(Action::Material).collect(),
            Why::Adjust => {
                // From iron the arrow sends a needle back: that is no turn.
                let compass = self.components.compass(table.options.belle_epoque);
                let turns_back = |needle| {
                    table
                        .needles
                        .get(usize::from(needle))
                        .is_some_and(|at| counterclockwise(compass, *at).is_some())
                };
                let ways = |needle| {
                    [true, false].into_iter().filter(move |clockwise| *clockwise || turns_back(needle))
                };
                let turn = |needle| ways(needle).map(move |clockwise| Action::Adjust { needle, clockwise });
                (0..NEEDLES as u8).flat_map(turn).collect()
            }
            // There are many more that would not do.
            Why::Pay => {
                self.legal.iter().copied().filter(|action| matches!(action, Action::Pay(_))).collect()
            }
            Why::Turn => (0..NEEDLES as u8).map(Action::Turn).collect(),
            Why::Use { .. } => me.nobles.iter().map(Action::Use).collect(),
            Why::Park => Work::ALL.map(Action::Copy).to_vec(),
            Why::Jokers { most } => (0..=most).map(Action::Jokers).collect(),
            Why::As { .. } => Art::ALL.map(Action::As).to_vec(),
            // The board shows these better.
            Why::Card(card) if self.is_on_board(card) => Vec::new(),
            Why::Card(_) | Why::Guests { .. } | Why::White | Why::Give { .. } | Why::Take { .. } => {
                self.legal.iter().copied().filter(|action| *action != Action::Decline).collect()
            }
            // These are chosen on the boards, or pass by themselves.
            _ => Vec::new(),
        }
    }

    /// What a prestige card offers: its rewards, or all of them together, and the zones.
    fn prestige(&self) -> Vec<Action> {
        let table = &self.view.table;
        let Some(card) = table.prestige.get(usize::from(table.column)).copied().flatten() else {
            return Vec::new();
        };
        let face = self.components.prestige(card);
        let rewards = Reward::ALL.into_iter().filter(|reward| face.rewards[reward.index()] > 0);
        let mut choices: Vec<Action> = rewards.map(Action::Reward).collect();
        if self.allows(Action::Rewards) || choices.is_empty() {
            choices = vec![Action::Rewards];
        }
        choices.extend(Zone::ALL.map(Action::Tuck));
        choices
    }
}

/// Why a piece cannot be chosen now that is chosen at other times.
pub(super) fn not_now(look: &Look<'_>, piece: Piece) -> Option<Refusal> {
    let in_turn = match piece {
        Piece::Iris(_) => Refusal::CornerLies,
        Piece::Zone(seat, _) if seat == look.own => Refusal::NotTucking,
        Piece::Space(_)
        | Piece::Office(_)
        | Piece::Slot(_)
        | Piece::Revealed
        | Piece::Display(_)
        | Piece::Centre(..)
        | Piece::Stack(_)
        | Piece::Pavilion(_)
        | Piece::Card(_)
        | Piece::Tile(_) => Refusal::NeedsAction,
        Piece::Artworks(seat, _) | Piece::Noble(seat, _) | Piece::Whites(seat, _) | Piece::Owned(seat, _)
            if seat == look.own =>
        {
            Refusal::NeedsAction
        }
        _ => return None,
    };
    let turn = look.due().is_none() && look.view.table.phase == Phase::Turns;
    Some(if turn { in_turn } else { Refusal::NotNow })
}
