//! The city: dice, piles, reputation, statues, canals.

use super::{City, DiePart, Draft, GatePart, Painter, Piece, PilePart, SectionPart};
use crate::app::boards::staged::{Entry, Mark};
use crate::engine::Seat;
use crate::games::bruges::{Action, COLOURS, Colour, SPACES, Side, Stage, Table, Why};

impl Painter<'_> {
    pub(super) fn city(&self, then: &Table) -> City {
        let (table, components) = (&self.view.table, self.components);
        let low = table.dice.iter().filter(|face| components.price_faces >> **face & 1 == 1 && **face > 0);
        let rolled = self.rolled();
        let price = low.fold(None, |sum: Option<u8>, face| Some(sum.unwrap_or(0) + face));
        City {
            dice: Colour::ALL.map(|colour| self.die(colour, rolled)),
            rolled,
            price: price.filter(|_| rolled),
            own_price: table.reputation_price(components, self.own).filter(|_| rolled),
            thrown: table.thrown.into_iter().filter(|face| *face > 0 && !table.open.is_empty()).collect(),
            piles: [0, 1].map(|at| self.pile(at)),
            extra: table.extra,
            one_more: table.would_be_last() > table.round,
            discards: table.discard.len() as u8,
            statues: components.statues.iter().skip(table.statues_taken.into()).copied().collect(),
            track: components.reputation.clone(),
            gates: std::array::from_fn(|gate| self.gate(gate as u8, then)),
        }
    }

    /// Dice of the round before are nobody's any more, unless something is decided about them.
    fn rolled(&self) -> bool {
        let table = &self.view.table;
        let about = matches!(self.due(), Some(Why::Dice { .. } | Why::Reroll { .. }));
        let before = matches!(table.stage, Stage::Gates | Stage::Draw | Stage::Refilled | Stage::Roll);
        table.dice != [0; COLOURS] && (about || !before)
    }

    fn die(&self, colour: Colour, rolled: bool) -> DiePart {
        let face = if rolled { self.view.table.dice[colour.index()] } else { 0 };
        let among = match self.due() {
            Some(Why::Dice { chosen, .. }) => chosen >> colour.index() & 1 == 1,
            _ => false,
        };
        let action = Action::Die(colour);
        let chosen = among || self.draft == Draft::Chosen(action);
        let is = |faces: u8| face > 0 && faces >> face & 1 == 1;
        let mark = self.mark(Piece::Die(colour), self.allows(action), chosen);
        DiePart {
            colour,
            face,
            low: is(self.components.price_faces),
            high: is(self.components.threat_faces),
            mark: mark.fresh(rolled && self.news.rolled()),
        }
    }

    fn pile(&self, at: u8) -> PilePart {
        let (table, action) = (&self.view.table, Action::Draw(at));
        PilePart {
            top: table.tops[usize::from(at)],
            count: table.piles[usize::from(at)],
            mark: self.mark(Piece::Pile(at), self.allows(action), self.draft == Draft::Chosen(action)),
        }
    }

    fn gate(&self, gate: u8, then: &Table) -> GatePart {
        let table = &self.view.table;
        let owner = table.seats_from(Seat(0)).find(|seat| table.player(*seat).gate == Some(gate));
        let action = Action::Gate(gate);
        GatePart {
            owner,
            sections: Side::ALL.map(|side| self.section(gate, owner, side, then)),
            mark: self.mark(Piece::Gate(gate), self.allows(action), self.draft == Draft::Chosen(action)),
        }
    }

    fn section(&self, gate: u8, owner: Option<Seat>, side: Side, then: &Table) -> SectionPart {
        let (table, components) = (&self.view.table, self.components);
        let spaces = components.gates[usize::from(gate)][side.index()];
        let statue = components.statues.get(usize::from(table.statues_taken)).copied();
        let Some(seat) = owner else {
            let mark = Mark::default();
            return SectionPart { spaces, built: Entry::default(), price: None, statue, scores: false, mark };
        };
        let tokens = |table: &Table| table.player(seat).canals[side.index()];
        let built = tokens(table);
        let open = usize::from(built) < SPACES && !table.player(seat).rewarded[side.index()];
        let price = table
            .next_space(components, seat, side)
            .and_then(|(_, colour)| table.canal_price(components, seat, side, colour));
        let (legal, chosen) = self.section_is(side);
        let mark = self.mark_own(seat == self.own, Piece::Section(seat, side), legal, chosen);
        SectionPart {
            spaces,
            built: Entry::between(built, tokens(then)),
            price,
            statue: statue.filter(|_| open),
            scores: table.has_canal_points(components, seat, side),
            mark: mark.fresh(self.news.section(seat, side)),
        }
    }

    /// Whether something may be done with an own section, and whether that is chosen.
    pub(super) fn section_is(&self, side: Side) -> (bool, bool) {
        let by_card = self.draft.card().map(|card| Action::BuildCanal { card, side });
        let ways = [Some(Action::Canal(side)), Some(Action::LoseCanal(side)), by_card];
        let mut legal = ways.into_iter().flatten().filter(|action| self.allows(*action));
        let planned = self.planned().filter(|action| ways.contains(&Some(*action)));
        (legal.next().is_some(), planned.is_some())
    }
}
