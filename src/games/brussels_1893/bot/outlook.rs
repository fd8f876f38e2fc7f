//! What a player stands to have at the end of the game.

use super::super::components::{
    Art, Components, Effect, HOUSES, NobleId, PrestigeId, Reward, TRACKS, Track, WORKS, Work, ZONES, Zone,
};
use super::super::due::Phase;
use super::super::grid::{Iris, SIDE, Space};
use super::super::player::Player;
use super::super::rules;
use super::super::table::Table;
use super::stand::{Ring, Spaces, Stand};
use super::weights::Weights;
use crate::engine::Seat;

/// A player's prospects.
#[derive(Clone, Copy)]
pub(super) struct Outlook<'a> {
    pub c: &'a Components,
    pub t: &'a Table,
    pub seat: Seat,
    pub player: &'a Player,
    pub w: &'a Weights,
    /// Rounds after this one.
    pub rounds: f32,
    /// Workers that opponents still have to place in this round.
    pub rivals: u8,
    /// Whether workers are still placed in this round.
    pub acting: bool,
    /// What stands on the Art Nouveau board.
    pub stand: Stand,
    zones: [f32; ZONES],
    tracks: [f32; TRACKS],
    /// A level more of each track.
    levels: [f32; TRACKS],
    owed: f32,
    /// Houses still to be built.
    unbuilt: f32,
    franc: f32,
    material: f32,
    joker: f32,
    /// What the free action of a house brings on each kind of space.
    gifts: [f32; WORKS],
}

/// A column as a player finds it.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Lane {
    /// Francs of the player in it.
    pub own: u16,
    /// The most that any opponent has there.
    pub best: u16,
    /// Spaces that can still be taken.
    pub room: u8,
    /// What its card is worth to who wins it, and to who is tied.
    pub won: f32,
    tied: f32,
}

/// The chance that a column or a row is active in a round to come.
const ACTIVE: [f32; SIDE] = [0.5, 0.75, 1.0, 0.75, 0.5];

impl<'a> Outlook<'a> {
    pub(super) fn new(c: &'a Components, t: &'a Table, seat: Seat, w: &'a Weights) -> Self {
        let player = t.player(seat);
        let acting = t.phase <= Phase::Turns;
        let rivals = if acting {
            t.opponents(seat)
                .map(|other| t.player(other))
                .filter(|other| !other.passed)
                .map(|other| other.reserve)
                .sum()
        } else {
            0
        };
        let mut outlook = Self {
            c,
            t,
            seat,
            player,
            w,
            rounds: f32::from(c.rounds - t.round),
            rivals,
            acting,
            stand: Stand::of(t),
            zones: Zone::ALL.map(|zone| t.zone_value(c, seat, zone).into()),
            tracks: Track::ALL.map(|track| t.value(c, seat, track).into()),
            levels: [0.0; TRACKS],
            owed: rules::owed(c, t, seat, player.nobles).into(),
            unbuilt: 0.0,
            franc: 0.0,
            material: 0.0,
            joker: 0.0,
            gifts: [0.0; WORKS],
        };
        // Each builds on those before.
        outlook.franc = outlook.a_franc();
        outlook.unbuilt = outlook.houses_to_build();
        outlook.material = outlook.a_material();
        outlook.joker = outlook.a_joker();
        outlook.levels = Track::ALL.map(|track| outlook.a_level(track));
        outlook.gifts = Work::ALL.map(|work| outlook.gift(work));
        outlook
    }

    /// Workers that the player still has to place in this round.
    pub(super) fn unplaced(&self) -> f32 {
        if self.acting && !self.player.passed { self.player.reserve.into() } else { 0.0 }
    }

    /// How much of the game is to come, from 1 down to 0.
    pub(super) fn time(&self) -> f32 {
        let now = if self.acting { self.unplaced() / 6.0 } else { 0.0 };
        ((self.rounds + now.min(1.0)) / f32::from(self.c.rounds)).min(1.0)
    }

    /// What a zone pays for each thing that it counts.
    pub(super) const fn zone_value(&self, zone: Zone) -> f32 {
        self.zone(zone)
    }

    /// Buildings that are likely to be built still.
    pub(super) const fn unbuilt(&self) -> f32 {
        self.unbuilt
    }

    /// Francs that nobles are owed at the end.
    pub(super) const fn owed(&self) -> f32 {
        self.owed
    }

    const fn zone(&self, zone: Zone) -> f32 {
        self.zones[zone.index()]
    }

    /// The value beside the level of a track.
    pub(super) const fn track(&self, track: Track) -> f32 {
        self.tracks[track.index()]
    }

    /// What the next level of a track adds to its value.
    fn step(&self, track: Track) -> f32 {
        let values = &self.t.board(self.c, self.seat).tracks[track.index()];
        let level = usize::from(self.player.level(track));
        let at = |level: usize| {
            let last =
                || if level == values.len() { self.t.last_level(self.c, self.seat, track) } else { None };
            values.get(level).copied().or_else(last).map(f32::from)
        };
        at(level + 1).zip(at(level)).map_or(0.0, |(next, now)| next - now)
    }

    /// A franc more.
    pub(super) const fn franc(&self) -> f32 {
        self.franc
    }

    /// A material more.
    pub(super) const fn material(&self) -> f32 {
        self.material
    }

    /// A joker more.
    pub(super) const fn joker(&self) -> f32 {
        self.joker
    }

    /// A level more of a track.
    pub(super) const fn level(&self, track: Track) -> f32 {
        self.levels[track.index()]
    }

    /// What the free action of a house brings its owner when an opponent comes.
    pub(super) const fn free_action(&self, work: Work) -> f32 {
        self.gifts[work.index()]
    }

    fn a_franc(&self) -> f32 {
        let last = self.zone(Zone::Francs) / f32::from(self.c.scores.zone_francs);
        let short = self.owed > f32::from(self.player.francs) + self.w.income * self.rounds;
        let soon = if short { 1.0 } else { self.w.franc };
        let soon = if f32::from(self.player.francs) > self.w.plenty { soon * 0.6 } else { soon };
        let time = (self.time() * 3.0).min(1.0);
        let last = if short { 1.2 } else { last };
        (last + (soon - last) * time).max(last.min(soon))
    }

    /// The worth of francs, salaries paid.
    pub(super) fn francs(&self) -> f32 {
        let have = f32::from(self.player.francs);
        let spare = have - if self.player.settled { 0.0 } else { self.owed };
        let last = self.zone(Zone::Francs) / f32::from(self.c.scores.zone_francs);
        let short = (-(spare + self.w.income * self.rounds)).max(0.0);
        // Each noble left unpaid costs its points, and is worth some francs.
        let lost = short / 3.3 * (f32::from(self.c.scores.unpaid_noble) + self.zone(Zone::Nobles));
        let time = (self.time() * 3.0).min(1.0);
        let rich =
            have.min(self.w.plenty) * self.w.franc + (have - self.w.plenty).max(0.0) * self.w.franc * 0.6;
        let salaries = (have - spare) * 0.35;
        rich * time + (spare.max(0.0) * last) * (1.0 - time) - salaries * time - lost
    }

    fn houses_to_build(&self) -> f32 {
        let left = f32::from((HOUSES as u8).saturating_sub(self.player.houses));
        left.min(self.w.houses * (self.rounds + if self.unplaced() >= 1.0 { 0.6 } else { 0.0 }))
    }

    fn a_material(&self) -> f32 {
        let own = f32::from(self.c.scores.material);
        let needed = f32::from(self.player.materials()) < 5.0;
        own + if needed && self.unbuilt > 0.3 { self.w.material * (self.time() * 3.0).min(1.0) } else { 0.0 }
    }

    fn a_joker(&self) -> f32 {
        if self.unbuilt < 0.3 { 0.0 } else { self.w.joker * (self.time() * 3.0).min(1.0) }
    }

    /// An artwork more, when so many are owned.
    pub(super) fn artwork(&self, owned: u8) -> f32 {
        let sales = self.rounds + if self.unplaced() >= 1.0 { 0.7 } else { 0.0 };
        let chance = ((sales * 1.2 - f32::from(owned)) / 2.0 + 0.6).clamp(0.0, 1.0);
        self.zone(Zone::Artworks) + self.w.artwork * chance
    }

    fn a_level(&self, track: Track) -> f32 {
        let step = self.step(track);
        match track {
            Track::Iris => step * (self.w.irises * self.rounds + self.open_irises()),
            Track::Crown => {
                let uses = f32::from(self.player.nobles.len()) > self.track(Track::Crown);
                step * self.w.square * 2.0 * self.rounds * if uses { 1.0 } else { 0.4 }
            }
            Track::Architect => step * (f32::from(self.player.houses) + 0.6 * self.unbuilt),
        }
    }

    /// Irises that may still be won in this round; when all have passed, those that will be.
    fn open_irises(&self) -> f32 {
        let led = |ring: &Ring| ring.open == 0 && ring.own > 0 && ring.own >= ring.best;
        match self.t.phase {
            _ if self.acting => 0.7,
            phase if phase < Phase::Irises => {
                Iris::all().filter_map(|iris| self.ring(iris, 0)).filter(led).count() as f32
            }
            _ => 0.0,
        }
    }

    /// A worker out of the court.
    pub(super) fn freed(&self, acting: bool) -> f32 {
        let now = if acting && self.acting && !self.player.passed { self.w.worker } else { 0.0 };
        self.zone(Zone::Workers) + self.w.free * self.rounds + now
    }

    /// What an effect of a noble brings.
    pub(super) fn effect(&self, effect: Effect) -> f32 {
        match effect {
            Effect::Francs(n) => f32::from(n) * self.franc(),
            Effect::Points(n) => n.into(),
            Effect::Jokers(n) => f32::from(n.min(self.t.jokers)) * self.joker(),
            Effect::Materials(n) => {
                if self.t.has_materials() {
                    f32::from(n) * self.material()
                } else {
                    0.0
                }
            }
            Effect::Exchange { jokers, materials } => {
                if self.player.jokers < jokers || !self.t.has_materials() {
                    return 0.0;
                }
                f32::from(materials) * self.material() - f32::from(jokers) * self.joker()
            }
            Effect::Advance(track, n) => {
                f32::from(n)
                    * if self.t.can_advance(self.c, self.seat, track) { self.level(track) } else { 0.0 }
            }
            Effect::Workers(n) => f32::from(n.min(self.player.court)) * self.freed(true),
            Effect::Travellers(n) => f32::from(n.min(self.t.belle.train)) * self.traveller(),
            Effect::White => {
                if self.t.has_artworks() {
                    self.white()
                } else {
                    0.0
                }
            }
        }
    }

    pub(super) fn noble(&self, noble: NobleId) -> f32 {
        let noble = self.c.noble(noble);
        let first = self.effect(noble.effect);
        noble.or.map_or(first, |other| first.max(self.effect(other)))
    }

    /// What keeping a noble is worth beside using it once.
    pub(super) fn keeping(&self, noble: NobleId) -> f32 {
        let crown = self.track(Track::Crown);
        let others = f32::from(self.player.nobles.len());
        let used = (crown / (others + 1.0)).min(1.0);
        let uses = self.noble(noble) * used * self.w.square * self.rounds;
        let salary = f32::from(self.c.noble(noble).salary);
        let spare = f32::from(self.player.francs) + self.w.income * self.rounds - self.owed;
        let cost = if spare < salary { f32::from(self.c.scores.unpaid_noble) * 0.8 } else { salary * 0.33 };
        self.zone(Zone::Nobles) + uses - cost
    }

    /// What a reward is worth.
    pub(super) fn reward(&self, reward: Reward, times: u8) -> f32 {
        let times = f32::from(times);
        match reward {
            Reward::Advance(track) => {
                if self.t.can_advance(self.c, self.seat, track) {
                    times * self.level(track)
                } else {
                    0.0
                }
            }
            Reward::Worker => times.min(self.player.court.into()) * self.freed(false),
        }
    }

    /// What the rewards of a card are worth.
    pub(super) fn rewards(&self, card: PrestigeId) -> f32 {
        let card = self.c.prestige(card);
        let each = Reward::ALL.map(|reward| self.reward(reward, card.rewards[reward.index()]));
        if card.choice { each.into_iter().fold(0.0, f32::max) } else { each.into_iter().sum() }
    }

    /// What a point more in a zone is worth.
    pub(super) fn zone_point(&self, zone: Zone) -> f32 {
        let player = self.player;
        match zone {
            Zone::Workers => (f32::from(self.c.start.workers - player.court)
                - f32::from(self.c.scores.free_workers))
            .max(0.0),
            Zone::Nobles => f32::from(player.nobles.len()) + 0.5 * self.rounds,
            Zone::Artworks => f32::from(player.artworks()) * 0.8 + 0.4 * self.rounds,
            Zone::Francs => {
                let spare = f32::from(player.francs) - self.owed;
                (spare / f32::from(self.c.scores.zone_francs)).max(0.0) * 0.8 + 0.3
            }
        }
    }

    /// The best zone for a card.
    pub(super) fn tucking(&self, card: PrestigeId) -> f32 {
        let points = f32::from(self.c.prestige(card).points);
        let free = Zone::ALL.into_iter().filter(|zone| !self.player.tucked_now(*zone));
        free.map(|zone| points * self.zone_point(zone)).fold(0.0, f32::max)
    }

    /// What a card of a column is worth: received, or tied.
    pub(super) fn card(&self, column: u8, tied: bool) -> f32 {
        let Some(card) = self.t.prestige[usize::from(column)] else { return 0.0 };
        let rewards = self.rewards(card);
        if tied {
            return rewards;
        }
        rewards.max(self.tucking(card)) + f32::from(self.c.prestige(card).icons) * self.icon()
    }

    /// A Manneken Pis icon more.
    pub(super) fn icon(&self) -> f32 {
        if self.rounds > 0.0 { self.w.start * 0.4 } else { f32::from(self.c.scores.start_player) * 0.25 }
    }

    /// How a column stands.
    pub(super) fn lane(&self, column: u8) -> Lane {
        let [own, best] = self.stand.stakes(column, self.seat);
        let (won, tied) = if self.t.is_active_column(column) {
            (self.card(column, false), self.card(column, true))
        } else {
            (0.0, 0.0)
        };
        Lane { own, best, room: self.stand.room(column), won, tied }
    }

    /// What a column promises with so many francs of the player in it.
    pub(super) fn column(&self, lane: &Lane, own: u16) -> f32 {
        let Lane { best, room, won, tied, .. } = *lane;
        if own == 0 {
            return 0.0;
        }
        let lead = f32::from(own) - f32::from(best);
        if self.rivals == 0 || room == 0 {
            return match own.cmp(&best) {
                std::cmp::Ordering::Greater => won,
                std::cmp::Ordering::Equal => tied,
                std::cmp::Ordering::Less => 0.0,
            };
        }
        let pressure = (f32::from(self.rivals) / 8.0).min(1.0) * (f32::from(room) / 3.0).min(1.0);
        let hold = 1.0 - pressure * 0.75 * (-0.35 * lead.max(0.0)).exp();
        let own_more = if self.unplaced() >= 1.0 { 0.25 } else { 0.05 };
        let chance = match own.cmp(&best) {
            std::cmp::Ordering::Greater => hold,
            std::cmp::Ordering::Equal => return tied * hold * 0.8,
            std::cmp::Ordering::Less => own_more * (0.4 * lead).exp(),
        };
        chance * won * self.w.column
    }

    /// What an iris promises, with a worker more of the player on one of its spaces if one is named.
    pub(super) fn iris(&self, iris: Iris, more: Option<Space>) -> f32 {
        let more = more.map_or(0, |space| 1 << space.0);
        self.ring(iris, more).map_or(0.0, |ring| self.promise(ring))
    }

    /// Who stands around an iris, with workers more of the player on some spaces; none where it cannot be surrounded in this round.
    pub(super) fn ring(&self, iris: Iris, more: Spaces) -> Option<Ring> {
        self.stand.ring(iris, self.seat, more, self.t.options.neutral_contests_iris)
    }

    /// What an iris promises to whoever stands around it so.
    pub(super) fn promise(&self, ring: Ring) -> f32 {
        if ring.own == 0 {
            return 0.0;
        }
        let lead = f32::from(ring.own) - f32::from(ring.best);
        let chance = if ring.open == 0 {
            f32::from(u8::from(ring.own >= ring.best))
        } else {
            let coming = f32::from(self.rivals) + self.unplaced();
            let each = (coming / 9.0).clamp(0.0, 0.8);
            each.powi(ring.open.into()) * (0.55 + 0.25 * lead).clamp(0.05, 0.95) * self.w.iris
        };
        self.track(Track::Iris) * chance
    }

    /// What a worker in court costs, with the chance of having most workers on the Brussels board.
    pub(super) fn court(&self, own: u8) -> f32 {
        if own == 0 {
            return 0.0;
        }
        let best = self.t.opponents(self.seat).map(|other| self.t.in_offices(other)).max().unwrap_or(0);
        let chance = match own.cmp(&best) {
            std::cmp::Ordering::Greater | std::cmp::Ordering::Equal if self.rivals == 0 => 1.0,
            std::cmp::Ordering::Greater => 0.85,
            std::cmp::Ordering::Equal => 0.65,
            std::cmp::Ordering::Less if self.rivals == 0 => 0.0,
            std::cmp::Ordering::Less => 0.15,
        };
        chance * (self.zone(Zone::Workers) + self.w.free * self.rounds)
    }

    fn gift(&self, work: Work) -> f32 {
        match work {
            Work::Workshop if self.t.stacks[Art::Black.index()] == 0 => 0.0,
            Work::Workshop => self.artwork(self.player.artworks()),
            Work::Sale => f32::from(self.player.artworks()),
            Work::Noble => self.player.ready().iter().map(|noble| self.noble(noble)).fold(0.0, f32::max),
            Work::Materials => {
                if self.t.has_materials() {
                    self.material()
                } else {
                    0.0
                }
            }
            Work::Build => f32::from(self.player.houses),
        }
    }

    /// What a house on a space is worth beside its points.
    pub(super) fn spot(&self, space: Space) -> f32 {
        let brings = self.free_action(self.t.work(self.c, space)).max(1.0);
        brings * self.w.visit * self.openings(space)
    }

    /// In how many rounds an opponent could put a worker on a space.
    pub(super) fn openings(&self, space: Space) -> f32 {
        let later = self.rounds * ACTIVE[usize::from(space.column())] * ACTIVE[usize::from(space.row())];
        let now = self.t.is_active(space) && self.t.spot(space).worker.is_none() && self.rivals > 0;
        later + f32::from(u8::from(now))
    }

    /// The points of a house at the end, as the track is likely to stand then.
    pub(super) fn house_points(&self) -> f32 {
        self.track(Track::Architect) + 0.3 * self.rounds * self.step(Track::Architect)
    }
}
