//! What players have.

use super::parts::{LINES, NoblePart, Panel, TrackPart, ZonePart};
use super::{Draft, Painter, Piece, passes};
use crate::app::boards::staged::{Entry, Mark};
use crate::engine::Seat;
use crate::games::brussels_1893::components::{Art, Material, NobleId, Track, Zone};
use crate::games::brussels_1893::{
    Action, Player, Table, buildings, points, total, unpaid, zone_counts, zone_value,
};

impl Painter<'_> {
    pub(super) fn panel(&self, seat: Seat, then: &Table) -> Panel {
        let (table, components) = (&self.view.table, self.components);
        let (now, later) = (table.player(seat), then.player(seat));
        let over = table.is_over() || passes(table);
        let of = |count: &dyn Fn(&Player) -> u8| Entry::between(count(now), count(later));
        let worth = Entry::between(total(components, table, seat), total(components, then, seat));
        Panel {
            seat,
            architect: now.architect.or(later.architect),
            decides: !over && seat == table.to_move(),
            active: !over && table.turn() == Some(seat),
            start: seat == table.marker,
            passed: now.passed,
            francs: Entry::between(now.francs, later.francs),
            points: if table.is_over() { worth } else { Entry::between(now.score, later.score) },
            worth,
            lines: LINES.map(|of| {
                let sum =
                    |table: &Table| of.iter().map(|of| points(components, table, seat, *of)).sum::<i32>();
                Entry::between(sum(table), sum(then))
            }),
            buildings: buildings(components, then, seat),
            unpaid: unpaid(components, then, seat),
            closed: table.is_over(),
            reserve: of(&|player| player.reserve),
            court: of(&|player| player.court),
            tracks: Track::ALL.map(|track| TrackPart {
                level: of(&|player| player.level(track)),
                printed: table.board(self.components, seat).tracks[track.index()],
                added: table.last_level(self.components, seat, track),
                fresh: self.news.track(seat, track),
            }),
            houses: of(&|player| player.houses),
            materials: Material::ALL.map(|material| of(&|player| player.materials[material.index()])),
            jokers: of(&|player| player.jokers),
            artworks: Art::ALL.map(|art| of(&|player| player.artworks[art.index()])),
            nobles: self.nobles(seat, now, later),
            face_down: now.face_down,
            zones: Zone::ALL.map(|zone| self.zone(seat, zone, then)),
            extras: self.extras(seat, then),
            large: seat == self.large(),
        }
    }

    fn own_mark(&self, seat: Seat, piece: Piece, actions: &[Action]) -> Mark {
        let legal = actions.iter().any(|action| self.allows(*action));
        let chosen = actions.iter().any(|action| self.draft == Draft::Chosen(*action));
        self.mark_own(seat == self.own, piece, legal, chosen)
    }

    fn nobles(&self, seat: Seat, now: &Player, later: &Player) -> Vec<NoblePart> {
        let part = |noble: NobleId| NoblePart {
            noble,
            ready: later.ready().has(noble),
            comes: !now.nobles.has(noble),
            salary: self.view.table.salary(self.components, seat, noble),
            mark: self.own_mark(
                seat,
                Piece::Noble(seat, noble),
                &[Action::Use(noble), Action::Unpaid(noble), Action::Release(noble)],
            ),
        };
        let mut nobles: Vec<NoblePart> = now.nobles.iter().map(part).collect();
        nobles.extend(later.nobles.without(now.nobles).iter().map(part));
        nobles
    }

    fn zone(&self, seat: Seat, zone: Zone, then: &Table) -> ZonePart {
        let components = self.components;
        let player = then.player(seat);
        let counted = |table: &Table| zone_counts(components, table, seat, zone).cast_signed();
        let value = |table: &Table| zone_value(components, table, seat, zone).cast_signed();
        ZonePart {
            zone,
            // As at the end: what salaries take is not counted.
            counted: Entry::between(counted(&self.view.table), counted(then)),
            value: Entry::between(value(&self.view.table), value(then)),
            cards: player.tucked[zone.index()].len(),
            mark: self.own_mark(
                seat,
                Piece::Zone(seat, zone),
                &[Action::Tuck(zone), Action::Speciality(zone)],
            ),
        }
    }
}
