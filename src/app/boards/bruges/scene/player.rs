//! What players have.

use super::{
    Circle, Draft, Duty, Guest, HousePart, Painter, Panel, Person, Piece, Plan, Progress, Standing, Stock,
};
use crate::app::boards::staged::Entry;
use crate::engine::{Seat, Viewer};
use crate::games::bruges::Owner;
use crate::games::bruges::effects::Standing as Effect;
use crate::games::bruges::effects::Trigger;
use crate::games::bruges::{
    Action, CardId, Colour, House, Majority, PlaceId, Player, Stage, Table, Why, foresee_person, laurel,
    loss, total,
};

impl Painter<'_> {
    pub(super) fn panel(&self, seat: Seat, then: &Table) -> Panel {
        let (table, components) = (&self.view.table, self.components);
        let (now, later) = (table.player(seat), then.player(seat));
        let over = table.is_over();
        let mine = seat == self.own;
        let of = |count: fn(&Player) -> u8| Entry::between(count(now), count(later));
        let mark = |piece, action| {
            self.mark_own(mine, piece, self.allows(action), self.draft == Draft::Chosen(action))
        };
        Panel {
            seat,
            decides: !over && seat == table.to_move(),
            active: !over && seat == table.active(),
            start: seat == table.start,
            progress: self.progress(seat),
            guilders: Entry::between(now.guilders, later.guilders),
            points: Entry::between(now.score, later.score),
            worth: Entry::between(total(components, table, seat), total(components, then, seat)),
            workers: Colour::ALL.map(|colour| self.stock(seat, colour, then)),
            threats: Colour::ALL.map(|colour| self.circle(seat, colour, then)),
            step: of(|player| player.step),
            tokens: of(Player::tokens),
            houses: of(|player| player.houses.len()),
            persons: of(|player| player.houses.population()),
            statues: now.statues.iter().flatten().copied().collect(),
            majorities: Majority::ALL.map(|majority| self.standing(seat, majority, then)),
            street: now.houses.iter().map(|(place, house)| self.house(seat, place, house)).collect(),
            building: self.building().filter(|_| mine),
            gate: now.gate,
            backs: now.hand,
            cards: of(Player::cards),
            known: now.shown.iter().collect(),
            pawn: mark(Piece::Pawn(seat), Action::Advance).fresh(self.news.advanced(seat)),
            purse: mark(Piece::Purse(seat), Action::Guilder),
            large: seat == self.large(),
        }
    }

    pub(super) fn progress(&self, seat: Seat) -> Progress {
        let table = &self.view.table;
        let passed = match table.stage {
            Stage::Roll | Stage::Majorities | Stage::Close | Stage::Over => return Progress::None,
            _ => table.at,
        };
        match ((seat.0 + table.seats - table.start.0) % table.seats).cmp(&passed) {
            std::cmp::Ordering::Less => Progress::Done,
            std::cmp::Ordering::Equal => Progress::Now,
            std::cmp::Ordering::Greater => Progress::Waits,
        }
    }

    fn stock(&self, seat: Seat, colour: Colour, then: &Table) -> Stock {
        let at = colour.index();
        let count = Entry::between(self.view.table.player(seat).workers[at], then.player(seat).workers[at]);
        let (legal, chosen) = self.worker_is(colour);
        Stock { count, mark: self.mark_own(seat == self.own, Piece::Workers(seat, colour), legal, chosen) }
    }

    /// Whether an own worker of a colour may be touched to some end, and whether one is chosen.
    fn worker_is(&self, colour: Colour) -> (bool, bool) {
        let pays = matches!(
            self.due(),
            Some(Why::GiveWorkers { .. } | Why::PayWorkers { .. } | Why::PayUpTo { .. })
        );
        let action = Action::Worker(colour);
        if pays {
            return (self.allows(action), self.draft == Draft::Chosen(action));
        }
        let from = |other: Colour| match self.draft {
            Draft::Swap(from) | Draft::Chosen(Action::Swap { from, .. }) => from == other,
            _ => false,
        };
        let swaps = |action: &Action| matches!(action, Action::Swap { from, .. } if *from == colour);
        match self.planned() {
            Some(Action::Activate { place, worker }) => {
                let legal = self.allows(Action::Activate { place, worker: Some(colour) });
                (legal, worker == Some(colour))
            }
            _ => (self.legal.iter().any(swaps), from(colour)),
        }
    }

    fn circle(&self, seat: Seat, colour: Colour, then: &Table) -> Circle {
        let at = colour.index();
        let (now, later) = (self.view.table.player(seat), then.player(seat));
        let of = self.components.threat(colour).markers;
        let count = Entry::between(now.threats[at], later.threats[at]);
        // Of another's markers a colour is chosen in the sheet.
        let own = seat == self.own && !matches!(self.due(), Some(Why::NameThreat { .. }));
        let action = Action::Marker(colour);
        let averts = self.draft.use_of() == Some(super::Use::Threat)
            && matches!(self.planned(), Some(Action::DiscardThreat(card)) if self.view.table.counts_as(self.components, card) == colour);
        let chosen = averts || self.draft == Draft::Chosen(action);
        let mark = self.mark_own(own, Piece::Threats(seat, colour), self.allows(action), chosen);
        Circle {
            count,
            of,
            near: now.threats[at] + 1 == of,
            shielded: now.perks.shields(colour),
            mark: mark.fresh(self.news.threatened(seat, colour)),
        }
    }

    fn standing(&self, seat: Seat, majority: Majority, then: &Table) -> Standing {
        let table = &self.view.table;
        let strength = |table: &Table, seat: Seat| table.player(seat).strength(majority);
        // Beside what the strength becomes stands what is missing then.
        let best = then.opponents(seat).map(|other| strength(then, other)).max();
        let behind = (best.unwrap_or(0) + 1).saturating_sub(strength(then, seat));
        Standing {
            majority,
            flipped: table.player(seat).flipped[majority as usize],
            strength: Entry::between(strength(table, seat), strength(then, seat)),
            leads: behind == 0,
            behind,
            fresh: self.news.flipped(seat, majority),
        }
    }

    fn house(&self, seat: Seat, place: PlaceId, house: &House) -> HousePart {
        let (table, components) = (&self.view.table, self.components);
        let mine = seat == self.own;
        let sees = self.view.viewer == Viewer::Seat(seat);
        let front = self.view.fronts.get(usize::from(place)).copied().flatten().filter(|_| sees);
        let loses = [Action::LoseHouse(place), Action::LosePerson(place)];
        let loses = loses.into_iter().find(|action| mine && self.allows(*action));
        let (legal, chosen) = if mine { self.house_is(place) } else { (false, false) };
        let copies = Action::Copy { seat, place };
        let legal = legal || self.allows(copies);
        let chosen = chosen || self.draft == Draft::Chosen(copies);
        let large = seat == self.large();
        let piece = if large { Piece::House(seat, place) } else { Piece::Window(seat, place) };
        HousePart {
            place,
            colour: house.colour,
            front,
            person: house.person.map(|card| self.person(seat, place, house, card)),
            guest: if mine && house.person.is_none() { self.guest(place) } else { Guest::None },
            loss: loses.map(|lost| loss(components, table, seat, lost)),
            lost: loses.is_some_and(|lost| self.draft == Draft::Chosen(lost)),
            mark: self.mark(piece, legal && large, chosen).fresh(self.news.house(seat, place)),
        }
    }

    fn guest(&self, place: PlaceId) -> Guest {
        let Some(card) = self.draft.card() else { return Guest::None };
        match self.planned() {
            Some(Action::Recruit { place: planned, .. }) if planned == place => Guest::Coming(card),
            _ if self.allows(Action::Recruit { card, place }) => Guest::Welcome(card),
            _ => Guest::None,
        }
    }

    /// Whether something may be done with an own house, and whether that is chosen.
    fn house_is(&self, place: PlaceId) -> (bool, bool) {
        let is = |action: &Action| match *action {
            Action::Activate { place: of, .. } => of == place && self.draft.card().is_none(),
            Action::Recruit { card, place: of } => of == place && self.draft.card() == Some(card),
            Action::AnswerFirst(of) | Action::LoseHouse(of) | Action::LosePerson(of) | Action::Reuse(of) => {
                of == place
            }
            _ => false,
        };
        (self.legal.iter().any(is), self.planned().is_some_and(|action| is(&action)))
    }

    fn person(&self, seat: Seat, place: PlaceId, house: &House, id: CardId) -> Person {
        let (table, components) = (&self.view.table, self.components);
        let card = components.card(id);
        let duty = match card.trigger {
            Trigger::Immediate => Duty::Past,
            Trigger::FinalScoring => Duty::Laurel,
            Trigger::Worker | Trigger::OncePerRound if house.rotated => Duty::Used,
            Trigger::Worker | Trigger::OncePerRound => Duty::Ready,
            Trigger::Modifier | Trigger::Event => {
                let limited = |effect: &Effect| matches!(effect, Effect::On(answer) if answer.once_a_round);
                let mut bits =
                    (0..).zip(components.standing(id)).filter(|(_, effect)| limited(effect)).peekable();
                let any = bits.peek().is_some();
                Duty::Standing(!any || bits.any(|(at, _)| house.answered >> at & 1 == 0))
            }
        };
        let activates =
            |action: &Action| matches!(action, Action::Activate { place: of, .. } if *of == place);
        let can = seat == self.own && self.legal.iter().any(activates);
        Person {
            card: id,
            duty,
            laurel: laurel(components, table, seat, id),
            brings: can.then(|| self.brings(seat, id)),
        }
    }

    /// The colour of the house that the move being considered adds.
    fn building(&self) -> Option<Colour> {
        match self.planned() {
            Some(Action::BuildHouse(card)) => Some(self.components.card(card).colour),
            _ => None,
        }
    }
}

impl super::Look<'_> {
    /// What activating a person would bring at most, once the worker is paid.
    pub(super) fn brings(&self, seat: Seat, card: CardId) -> crate::games::bruges::Outcome {
        let table = &self.view.table;
        let mut player = *table.player(seat);
        if let Some(colour) = self.components.card(card).worker {
            let paid = match self.planned() {
                Some(Action::Activate { worker: Some(colour), .. }) => colour,
                _ => colour,
            };
            let left = &mut player.workers[paid.index()];
            *left = left.saturating_sub(1);
        }
        foresee_person(Owner { components: self.components, table, seat, player: &player, card })
    }

    /// The one action that the draft stands for, if it is complete.
    pub(super) fn planned(&self) -> Option<Action> {
        match self.draft {
            Draft::Nothing | Draft::Use(_) | Draft::Swap(_) | Draft::Card { plan: None, .. } => None,
            Draft::Card { card, plan: Some(plan) } => Some(self.action(card, plan)),
            Draft::Activate { place, worker } => {
                Some(Action::Activate { place, worker: self.payer(place, worker) })
            }
            Draft::Chosen(action) => Some(action),
        }
    }

    /// The action of a card that is used so; where a section or a house is not chosen, the one that suggests itself.
    pub(super) fn action(&self, card: CardId, plan: Plan) -> Action {
        match plan {
            Plan::Workers => Action::TakeWorkers(card),
            Plan::Guilders => Action::TakeGuilders(card),
            Plan::Threat => Action::DiscardThreat(card),
            Plan::Canal(side) => {
                let side = side.unwrap_or_else(|| self.likely_side(card));
                Action::BuildCanal { card, side }
            }
            Plan::House => Action::BuildHouse(card),
            Plan::Recruit(place) => {
                Action::Recruit { card, place: place.unwrap_or_else(|| self.likely_place()) }
            }
        }
    }
}
