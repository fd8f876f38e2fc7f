//! What is laid out beside the hand: the six uses, the piles, other decisions.

use super::{
    BridgePart, Brings, Building, ChoicePart, Column, Draft, Matter, Model, Offering, Painter, Piece, Plan,
    Progress, Sheet, Swatch, Use, UsePart,
};
use crate::app::boards::staged::Entry;
use crate::engine::Seat;
use crate::games::bruges::effects::{Step, Target};
use crate::games::bruges::{
    Action, COLOURS, CardId, Colour, Owner, Round, SPACES, Side, Stage, Tally, Why, arrival, build_price,
    foresee_person, loss,
};

impl Painter<'_> {
    pub(super) fn sheet(&self) -> Sheet {
        match (self.view.table.stage, self.due()) {
            (Stage::Draw, None) | (_, Some(Why::Draw { .. })) => {
                Sheet::Piles([0, 1].map(|at| self.offering(at)))
            }
            (Stage::Turn, None) | (_, Some(Why::ExtraAction | Why::ExtraRecruit { .. })) => {
                Sheet::Uses(Box::new(Use::ALL.map(|of| self.use_part(of))))
            }
            _ if self.view.table.is_over() => Sheet::Nothing,
            _ => Sheet::Matter(self.matter()),
        }
    }

    fn offering(&self, at: u8) -> Offering {
        let (table, me) = (&self.view.table, self.me());
        let top = table.tops[usize::from(at)];
        let of = |tally: &Tally| top.map_or(0, |colour| tally[colour.index()]);
        let next = |side: &Side| {
            top.is_some()
                && table.next_space(self.components, self.own, *side).map(|(_, colour)| colour) == top
        };
        Offering {
            at,
            top,
            count: table.piles[usize::from(at)],
            workers: of(&me.workers),
            threats: (of(&me.threats), top.map_or(0, |colour| self.components.threat(colour).markers)),
            canals: Side::ALL.iter().filter(|side| next(side)).count() as u8,
        }
    }

    fn use_part(&self, of: Use) -> UsePart {
        let cards = self.known_cards();
        let can: Vec<(Colour, bool)> =
            cards.iter().map(|card| (self.components.card(*card).colour, self.can(*card, of))).collect();
        let taken = self.draft.card();
        let legal = match taken {
            Some(card) => self.plan(card, of).is_some(),
            None => self.plays() && cards.iter().any(|card| self.plan(*card, of).is_some()),
        };
        let wanted = taken.filter(|_| !legal).map(|card| self.action(card, Plan::any(of)));
        UsePart {
            of,
            brings: taken.map(|card| self.with_card(card, of)),
            refused: wanted.and_then(|action| self.view.check(self.components, action).err()),
            cards: can,
            mark: self.mark(Piece::Use(of), legal, self.draft.use_of() == Some(of)),
        }
    }

    fn with_card(&self, card: CardId, of: Use) -> Brings {
        let (table, components, seat) = (&self.view.table, self.components, self.own);
        let (person, colour) = (components.card(card), table.counts_as(components, card));
        match of {
            Use::Workers => Brings::Workers { colour, n: table.workers_for(components, seat) },
            Use::Guilders => Brings::Guilders { die: colour, n: table.guilders_for(seat, colour) },
            Use::Threat => Brings::Threat {
                colour,
                there: (self.me().threats[colour.index()], components.threat(colour).markers),
                points: table.points_for_threat(components, seat),
                more: self.me().perks.more_threats,
            },
            Use::Canal => {
                let sides = Side::ALL.into_iter().filter_map(|side| self.building_on(card, side)).collect();
                Brings::Canal { colour, sides }
            }
            Use::House => Brings::House {
                colour: person.colour,
                workers: colour,
                n: table.house_workers(components, seat),
                points: components.house_points,
            },
            Use::Recruit => {
                let price = table.recruit_price(seat, person.price, person.group, table.discount(seat));
                let arrives = arrival(components, table, seat, card, price);
                let empty = self.me().houses.iter().filter(|(_, house)| house.person.is_none());
                Brings::Recruit {
                    price,
                    points: person.points,
                    laurel: arrives.laurel,
                    arrow: arrives.arrow,
                    places: empty.map(|(place, _)| place).collect(),
                }
            }
        }
    }

    fn building_on(&self, card: CardId, side: Side) -> Option<Building> {
        let (table, components, seat) = (&self.view.table, self.components, self.own);
        let (space, colour) = table.next_space(components, seat, side)?;
        let price = table.canal_price(components, seat, side, table.counts_as(components, card))?;
        Some(Building {
            side,
            space,
            colour,
            price,
            statue: self.statue(side),
            legal: self.allows(Action::BuildCanal { card, side }),
        })
    }

    /// Points of the statue that the next token of an own section brings.
    fn statue(&self, side: Side) -> Option<u8> {
        let (table, me) = (&self.view.table, self.me());
        let last = usize::from(me.canals[side.index()]) + 1 == SPACES && !me.rewarded[side.index()];
        self.components.statues.get(usize::from(table.statues_taken)).copied().filter(|_| last)
    }

    fn matter(&self) -> Matter {
        Matter {
            columns: self.columns(),
            choices: self.choices(),
            bridges: Side::ALL.into_iter().filter_map(|side| self.bridge(side)).collect(),
            models: self.models(),
        }
    }

    /// The players one after the other, where something happens to all, or one of them is to be chosen.
    fn columns(&self) -> Vec<Column> {
        let table = &self.view.table;
        let owner = table.to_move();
        if let Some(Why::Target { .. }) = self.due() {
            let others = table.opponents(owner);
            return others.map(|seat| self.column(seat, Progress::None, Tally::default(), true)).collect();
        }
        let touched = table.open.iter().rev().find_map(|open| match open.why {
            Why::Round(round) => Some((open.seat, round)),
            _ => None,
        });
        if let Some((of, round)) = touched.filter(|(_, round)| self.touches_all(round)) {
            let sent = self.sent(&round);
            let left = usize::from(round.left);
            let seats: Vec<Seat> = table.opponents(of).collect();
            // Who is next was moved on before the one being touched was.
            let now = (seats.len() - left.min(seats.len())).saturating_sub(1);
            let progress = |at: usize| match at.cmp(&now) {
                std::cmp::Ordering::Less => Progress::Done,
                std::cmp::Ordering::Equal => Progress::Now,
                std::cmp::Ordering::Greater => Progress::Waits,
            };
            let column = |(at, seat): (usize, &Seat)| self.column(*seat, progress(at), sent, true);
            return seats.iter().enumerate().map(column).collect();
        }
        let markers = match table.stage {
            Stage::Threats | Stage::Threatened => {
                std::array::from_fn(|at| u8::from(self.components.threat_faces >> table.dice[at] & 1 == 1))
            }
            Stage::Gates | Stage::Advance | Stage::Advanced => Tally::default(),
            _ => return Vec::new(),
        };
        let column = |seat| self.column(seat, self.progress(seat), markers, false);
        table.seats_from(table.start).map(column).collect()
    }

    /// One of them: the markers that come, and whether they are a person's.
    fn column(&self, seat: Seat, progress: Progress, markers: Tally, from_person: bool) -> Column {
        let player = self.view.table.player(seat);
        let immune = from_person && player.perks.immune_persons;
        let comes =
            |colour: Colour| if progress == Progress::Waits && !immune { markers[colour.index()] } else { 0 };
        let closes = |colour: Colour| {
            comes(colour) > 0
                && player.threats[colour.index()] + comes(colour) >= self.components.threat(colour).markers
        };
        let circle = |colour: Colour| {
            let takes = markers[colour.index()] > 0;
            takes.then(|| Entry::of(player.threats[colour.index()], comes(colour)))
        };
        let advancing = self.view.table.stage == Stage::Advance && self.due().is_none();
        let action = Action::Target(seat);
        Column {
            seat,
            progress,
            circles: Colour::ALL.map(circle),
            closes: Colour::ALL.into_iter().any(closes),
            step: advancing.then_some(player.step),
            immune,
            mark: self.mark(Piece::Column(seat), self.allows(action), self.draft == Draft::Chosen(action)),
        }
    }

    /// Whether a step touches all the others, one after the other.
    fn touches_all(&self, round: &Round) -> bool {
        self.components.effects.step(round.step).target() == Some(Target::EachOpponent)
    }

    /// The markers that a step sends to each.
    fn sent(&self, round: &Round) -> Tally {
        let mut sent = [0; COLOURS];
        if let Step::AddThreats { colour: Some(colour), n, .. } = *self.components.effects.step(round.step) {
            sent[colour.index()] = n;
        }
        sent
    }

    fn choices(&self) -> Option<(Swatch, [ChoicePart; COLOURS])> {
        let (swatch, action): (Swatch, fn(Colour) -> Action) = match self.due()? {
            Why::TakeWorkers { .. } | Why::TakeAlike { .. } => (Swatch::Workers, Action::Worker),
            Why::NameThreat { .. } => (Swatch::Threats, Action::Marker),
            Why::NameColour => (Swatch::Cards, Action::Name),
            Why::Convert { .. } => return Some((Swatch::Workers, Colour::ALL.map(|to| self.swapped(to)))),
            // Whose workers they are shows them.
            Why::GiveWorkers { .. } | Why::PayWorkers { .. } if self.view.table.to_move() == self.own => {
                return Some((Swatch::Stock, Colour::ALL.map(|of| self.leaving(of))));
            }
            _ => return None,
        };
        let choice = |colour| ChoicePart {
            colour,
            count: None,
            mark: self.mark(
                Piece::Choice(colour),
                self.allows(action(colour)),
                self.draft == Draft::Chosen(action(colour)),
            ),
        };
        Some((swatch, Colour::ALL.map(choice)))
    }

    /// A colour to swap the chosen worker for.
    fn swapped(&self, to: Colour) -> ChoicePart {
        let from = match self.draft {
            Draft::Swap(from) | Draft::Chosen(Action::Swap { from, .. }) => Some(from),
            _ => None,
        };
        let action = from.map(|from| Action::Swap { from, to });
        let legal = action.is_some_and(|action| self.allows(action));
        let chosen = action.is_some_and(|action| self.draft == Draft::Chosen(action));
        ChoicePart { colour: to, count: None, mark: self.mark(Piece::Choice(to), legal, chosen) }
    }

    /// An own worker to give or to pay.
    fn leaving(&self, colour: Colour) -> ChoicePart {
        let action = Action::Worker(colour);
        let legal = self.allows(action);
        ChoicePart {
            colour,
            count: Some(Entry::of(self.me().workers[colour.index()], -i32::from(legal))),
            mark: self.mark(Piece::Choice(colour), legal, self.draft == Draft::Chosen(action)),
        }
    }

    fn bridge(&self, side: Side) -> Option<BridgePart> {
        let (table, due) = (&self.view.table, self.due()?);
        if table.to_move() != self.own {
            return None;
        }
        let built = self.me().canals[side.index()];
        let loses = Action::LoseCanal(side);
        let (space, price, cost) = match due {
            Why::Burn | Why::Fire | Why::LoseCanals { .. } => {
                (built.checked_sub(1)?, None, loss(self.components, table, self.own, loses))
            }
            Why::Canal { .. } => {
                (self.me().next_space(side)?, Some(build_price(self.components, table, side)?), 0)
            }
            _ => return None,
        };
        let (legal, chosen) = self.section_is(side);
        Some(BridgePart {
            side,
            space,
            price,
            statue: self.statue(side).filter(|_| price.is_some()),
            loss: cost,
            mark: self.mark(Piece::Bridge(side), legal, chosen),
        })
    }

    fn models(&self) -> Vec<Model> {
        let table = &self.view.table;
        let model = |action: &Action| {
            let Action::Copy { seat, place } = *action else { return None };
            let card = table.player(seat).houses.person(place)?;
            Some(Model {
                seat,
                place,
                card,
                brings: foresee_person(Owner::of(self.components, table, self.own, card)),
                mark: self.mark(Piece::Model(seat, place), true, self.draft == Draft::Chosen(*action)),
            })
        };
        self.legal.iter().filter_map(model).collect()
    }
}

impl super::Look<'_> {
    /// Whether cards are to be played now by who looks.
    pub(super) fn plays(&self) -> bool {
        let table = &self.view.table;
        !self.legal.is_empty()
            && match self.due() {
                Some(Why::ExtraAction | Why::ExtraRecruit { .. }) => true,
                Some(_) => false,
                None => table.stage == Stage::Turn && !table.played && self.me().cards() > 0,
            }
    }

    /// Whether a hand card could be used so, for who looks in another's turn too.
    fn can(&self, card: CardId, of: Use) -> bool {
        if !self.legal.is_empty() {
            return self.plan(card, of).is_some();
        }
        let (table, components, seat, me) = (&self.view.table, self.components, self.own, self.me());
        let person = components.card(card);
        let colour = if table.active() == seat { table.counts_as(components, card) } else { person.colour };
        let affords = |price: u8| u16::from(price) <= me.guilders;
        match of {
            Use::Workers | Use::Guilders => true,
            Use::Threat => me.threats[colour.index()] > 0,
            Use::Canal => Side::ALL
                .into_iter()
                .filter_map(|side| table.canal_price(components, seat, side, colour))
                .any(affords),
            Use::House => me.workers[colour.index()] >= table.house_workers(components, seat),
            Use::Recruit => {
                me.houses.has_empty() && affords(table.recruit_price(seat, person.price, person.group, 0))
            }
        }
    }
}
