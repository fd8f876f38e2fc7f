//! What a player stands to have at the end of the game, item by item.

use super::super::components::{Track, Zone};
use super::super::due::Phase;
use super::super::grid::{Iris, SIDE};
use super::belle::Extra;
use super::outlook::Outlook;
use super::stand::each;

/// What everything is worth, in points at the end of the game.
#[derive(Debug, Default)]
pub(super) struct Account {
    /// Points on the score track.
    pub score: f32,
    pub francs: f32,
    /// What Belle Époque adds.
    pub extra: Extra,
    pub houses: f32,
    /// Houses still to be built.
    pub unbuilt: f32,
    /// Free actions of houses.
    pub spots: f32,
    /// Materials for what they bring at the end.
    pub materials: f32,
    /// Materials that go into houses, beside that.
    pub useful: f32,
    pub jokers: f32,
    pub artworks: f32,
    /// Francs for colours of artworks.
    pub colours: f32,
    /// The zone of workers.
    pub workers: f32,
    /// Workers out of court.
    pub free: f32,
    /// Workers to be placed in this round.
    pub unplaced: f32,
    /// Irises of the rounds to come.
    pub irises: f32,
    /// The zone of nobles.
    pub nobles: f32,
    /// Nobles used in the rounds to come.
    pub uses: f32,
    /// Nobles used in this round.
    pub ready: f32,
    /// Columns of this round.
    pub columns: f32,
    /// Irises of this round.
    pub rings: Rings,
    /// What may go to court.
    pub court: f32,
    /// Manneken Pis icons for passing first, or the start player marker.
    pub start: f32,
    /// Cards taken for passing first.
    pub face_down: f32,
}

/// The irises of this round.
#[derive(Debug, Default)]
pub(super) struct Rings {
    /// What they promise.
    pub worth: f32,
    /// Surrounded ones with nobody ahead.
    pub sure: u8,
    /// Those that one worker more surrounds, with nobody ahead.
    pub near: u8,
    /// Surrounded ones, or nearly so, with somebody else ahead.
    pub behind: u8,
}

impl Account {
    pub(super) fn of(outlook: &Outlook<'_>) -> Self {
        let Outlook { c, t, player, w, seat, rounds, .. } = *outlook;
        let materials = f32::from(player.materials());
        let material = f32::from(c.scores.material);
        let passes = rounds + f32::from(u8::from(outlook.acting && !player.passed));
        let free = f32::from(c.start.workers - player.court);
        let nobles = f32::from(player.nobles.len());
        let uses = (outlook.track(Track::Crown) / nobles.max(1.0)).min(1.0);
        let brings = |noble| outlook.noble(noble);
        let mut account = Self {
            score: player.score.into(),
            francs: outlook.francs(),
            extra: if t.options.belle_epoque { outlook.belle() } else { Extra::default() },
            houses: f32::from(player.houses) * outlook.house_points(),
            unbuilt: outlook.unbuilt() * 0.5 * outlook.track(Track::Architect),
            spots: each(outlook.stand.houses[seat.index()]).map(|space| outlook.spot(space)).sum(),
            materials: materials * material,
            useful: materials.min(6.0) * (outlook.material() - material).max(0.0),
            jokers: f32::from(player.jokers.min(5)) * outlook.joker(),
            artworks: (0..player.artworks()).map(|owned| outlook.artwork(owned)).sum(),
            colours: f32::from(player.colours()) * passes * outlook.franc() * 0.8,
            workers: (free - f32::from(c.scores.free_workers)).max(0.0) * outlook.zone_value(Zone::Workers),
            free: free * w.free * rounds,
            unplaced: outlook.unplaced() * w.worker,
            irises: outlook.track(Track::Iris) * w.irises * rounds,
            nobles: nobles * outlook.zone_value(Zone::Nobles),
            uses: player.nobles.iter().map(brings).sum::<f32>() * uses * w.square * rounds,
            face_down: f32::from(player.face_down) * rounds * 0.3 * outlook.franc(),
            ..Self::default()
        };
        if outlook.unplaced() >= 1.0 {
            account.ready = player.ready().iter().map(brings).sum::<f32>() * uses * w.square * 0.6;
        }
        if outlook.stand.has_workers(seat) {
            if t.phase < Phase::Columns {
                account.columns = columns(outlook);
            }
            if t.phase < Phase::Irises {
                account.rings = rings(outlook);
            }
        }
        if outlook.acting {
            account.court = outlook.court(t.in_offices(seat));
            if t.first_passer == Some(seat) {
                account.start = f32::from(c.scores.passing_icons) * outlook.icon();
            }
        } else if t.marker == seat {
            account.start = if rounds > 0.0 { w.start } else { c.scores.start_player.into() };
        }
        account
    }

    /// Everything together.
    pub(super) fn value(&self) -> f32 {
        let extra = &self.extra;
        let there = self.score
            + self.francs
            + self.houses
            + self.unbuilt
            + self.spots
            + self.materials
            + self.useful
            + self.jokers
            + self.artworks
            + self.colours;
        let to_come =
            self.workers + self.free + self.unplaced + self.irises + self.nobles + self.uses + self.ready;
        let here = self.columns + self.rings.worth + self.start + self.face_down - self.court;
        let more = extra.cards + extra.visits + extra.tiles + extra.travellers + extra.whites;
        there + to_come + here + more
    }
}

fn columns(outlook: &Outlook<'_>) -> f32 {
    let stake = |column: &u8| outlook.stand.stakes(*column, outlook.seat)[0];
    let columns = (0..SIDE as u8).filter(|column| stake(column) > 0);
    columns.map(|column| outlook.lane(column)).map(|lane| outlook.column(&lane, lane.own)).sum()
}

fn rings(outlook: &Outlook<'_>) -> Rings {
    let mut rings = Rings::default();
    for ring in Iris::all().filter_map(|iris| outlook.ring(iris, 0)).filter(|ring| ring.own > 0) {
        rings.worth += outlook.promise(ring);
        match ring.open {
            0 | 1 if ring.own < ring.best => rings.behind += 1,
            0 => rings.sure += 1,
            1 => rings.near += 1,
            _ => {}
        }
    }
    rings
}
