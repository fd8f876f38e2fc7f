//! What a learned judgement looks at: how a player stands, in figures.

use super::super::components::{Art, HOUSES, LEVELS, Material, Office, Track, WORKS, Work, Zone};
use super::super::due::Phase;
use super::super::grid::SIDE;
use super::super::player::Player;
use super::account::Account;
use super::outlook::{Lane, Outlook};
use super::stand::each;
use crate::engine::Figures;

/// Figures of a player.
pub(super) const TRAITS: usize = 155;

/// The columns that are told one by one, those with the best cards first.
const LANES: usize = 3;

/// Tells how a player stands.
pub(super) fn tell(outlook: &Outlook<'_>, account: &Account, figures: &mut Figures) {
    tell_stage(outlook, figures);
    tell_score(outlook, figures);
    tell_worth(account, figures);
    tell_workers(outlook, figures);
    tell_means(outlook, figures);
    tell_houses(outlook, figures);
    tell_nobles(outlook, figures);
    tell_artworks(outlook, figures);
    tell_columns(outlook, figures);
    tell_irises(outlook, account, figures);
    tell_belle(outlook, account, figures);
}

/// How far the game is, and whose turn it is.
fn tell_stage(outlook: &Outlook<'_>, figures: &mut Figures) {
    let Outlook { c, t, seat, player, .. } = *outlook;
    let seats = f32::from(t.seats);
    (2..=4).for_each(|n| figures.flag(t.seats == n));
    figures.flag(t.options.side_b_boards);
    figures.flag(t.options.belle_epoque);
    figures.part(outlook.rounds, c.rounds.into());
    figures.tell(outlook.time());
    figures.flag(outlook.rounds == 0.0);
    figures.flag(t.phase == Phase::Draft);
    figures.flag(t.phase > Phase::Draft && t.phase < Phase::Turns);
    figures.flag(t.phase == Phase::Turns);
    figures.flag(t.phase > Phase::Turns && t.phase < Phase::Tiles);
    figures.part((seat.0 + t.seats - t.start.0) % t.seats, seats);
    figures.part((seat.0 + t.seats - t.active().0) % t.seats, seats);
    figures.flag(t.to_move() == seat);
    figures.flag(t.phase == Phase::Turns && t.active() == seat && t.placed.is_none());
    figures.part(t.open.iter().filter(|open| open.seat == seat).count() as f32, 4.0);
    figures.flag(t.marker == seat);
    figures.flag(t.first_passer == Some(seat));
    figures.flag(player.passed);
    figures.flag(player.architect.is_some());
}

/// What the score sheet would say if the game were over, nobles paid as far as the francs go.
fn tell_score(outlook: &Outlook<'_>, figures: &mut Figures) {
    let Outlook { c, t, seat, player, .. } = *outlook;
    let francs = f32::from(player.francs);
    let short = if player.settled { 0.0 } else { (outlook.owed() - francs).max(0.0) };
    let left = if player.settled { francs } else { (francs - outlook.owed()).max(0.0) };
    let zone = |zone: Zone, owned: u16| f32::from(c.counts(zone, owned)) * outlook.zone_value(zone);
    let [tiles, _] = t.to_come(c, seat);
    let lines = [
        player.score.into(),
        tiles.into(),
        f32::from(player.houses) * outlook.track(Track::Architect),
        f32::from(player.materials()) * f32::from(c.scores.material),
        zone(Zone::Workers, (c.start.workers - player.court).into()),
        zone(Zone::Nobles, player.nobles.len().into()),
        zone(Zone::Artworks, player.coloured().into()),
        zone(Zone::Francs, left as u16),
    ];
    for (line, most) in lines.into_iter().zip([60.0, 20.0, 30.0, 8.0, 15.0, 20.0, 20.0, 20.0]) {
        figures.part(line, most);
    }
    figures.part(lines.iter().sum::<f32>() - short, 100.0);
    figures.part(short, 12.0);
    for zone in Zone::ALL {
        figures.part(outlook.zone_value(zone), 6.0);
        figures.part(outlook.zone_point(zone), 8.0);
    }
}

/// What is to come, source by source.
fn tell_worth(account: &Account, figures: &mut Figures) {
    let items = [
        (account.francs, 12.0),
        (account.houses, 30.0),
        (account.unbuilt, 8.0),
        (account.spots, 8.0),
        (account.useful, 4.0),
        (account.jokers, 4.0),
        (account.artworks, 15.0),
        (account.colours, 6.0),
        (account.free, 20.0),
        (account.unplaced, 24.0),
        (account.irises, 40.0),
        (account.uses, 5.0),
        (account.ready, 3.0),
        (account.columns, 20.0),
        (account.rings.worth, 16.0),
        (account.court, 4.0),
        (account.start, 2.0),
        (account.face_down, 1.0),
    ];
    for (worth, most) in items {
        figures.part(worth, most);
    }
}

/// Where the workers are, and what they can still do.
fn tell_workers(outlook: &Outlook<'_>, figures: &mut Figures) {
    let Outlook { c, t, seat, player, .. } = *outlook;
    let all = f32::from(c.start.workers);
    figures.part(player.court, all);
    figures.part(outlook.unplaced(), all);
    figures.part(outlook.rivals, all * f32::from(t.seats - 1));
    let reserve = |player: &Player| if player.passed { 0 } else { player.reserve };
    let most = t.opponents(seat).map(|other| reserve(t.player(other))).max().unwrap_or(0);
    figures.part(outlook.unplaced() - f32::from(most), all);
    figures.flag(outlook.unplaced() > 0.0 && most == 0);
    // Whoever has most workers on the Brussels board loses one.
    let own = t.in_offices(seat);
    let best = t.opponents(seat).map(|other| t.in_offices(other)).max().unwrap_or(0);
    figures.part(own, 4.0);
    figures.part((f32::from(own) - f32::from(best)).clamp(-6.0, 6.0), 3.0);
    figures.flag(own > 0 && own >= best);
    for office in Office::ALL {
        figures.flag(outlook.acting && t.workers_for(c, office) <= player.reserve && !player.passed);
    }
    let stock = t.stock.map_or(0, |card| c.stock(card).francs);
    figures.part(stock, 12.0);
}

fn tell_means(outlook: &Outlook<'_>, figures: &mut Figures) {
    let Outlook { c, t, seat, player, .. } = *outlook;
    figures.part(player.francs, 25.0);
    figures.part(player.francs.min(6), 6.0);
    figures.part(outlook.owed(), 15.0);
    for cubes in player.materials {
        figures.part(cubes, 4.0);
    }
    figures.part(player.materials(), 8.0);
    figures.part(player.jokers, 8.0);
    figures.part(outlook.franc(), 1.0);
    figures.part(outlook.material(), 2.0);
    figures.part(outlook.joker(), 2.0);
    // The next house as the needles stand.
    let tier = t.next_tier(c, seat);
    figures.part(tier.map_or(0, |tier| tier.cubes), 5.0);
    figures.part(tier.map_or(0, |tier| tier.points), 10.0);
    let price = t.price(c, seat);
    figures.flag(price.is_some_and(|price| price.can_pay(player)));
    let richer = Player { jokers: player.jokers + 1, ..*player };
    figures.flag(price.is_some_and(|price| price.can_pay(&richer)));
}

/// Houses, by what their spaces are for, and the tracks.
fn tell_houses(outlook: &Outlook<'_>, figures: &mut Figures) {
    let Outlook { c, t, seat, player, .. } = *outlook;
    figures.part(player.houses, HOUSES as f32);
    let (mut there, mut open) = ([0_u8; WORKS], [0_u8; WORKS]);
    for space in each(outlook.stand.houses[seat.index()]) {
        let at = t.work(c, space).index();
        there[at] += 1;
        open[at] += u8::from(outlook.stand.free >> space.0 & 1 == 1);
    }
    for houses in there {
        figures.part(houses, 3.0);
    }
    figures.part(open.iter().sum::<u8>(), 3.0);
    let gifts = Work::ALL.map(|work| outlook.free_action(work));
    for (gift, open) in gifts.into_iter().zip(open) {
        figures.part(gift * f32::from(open), 8.0);
    }
    for track in Track::ALL {
        figures.part(player.level(track), LEVELS as f32);
        figures.part(outlook.track(track), 6.0);
        figures.part(outlook.level(track), 12.0);
    }
}

fn tell_nobles(outlook: &Outlook<'_>, figures: &mut Figures) {
    let Outlook { c, t, player, .. } = *outlook;
    figures.part(player.nobles.len(), 5.0);
    figures.part(player.ready().len(), 5.0);
    let ready = player.ready().iter().map(|noble| outlook.noble(noble));
    let (sum, best) = ready.fold((0.0, 0.0_f32), |(sum, best), worth| (sum + worth, best.max(worth)));
    figures.part(sum, 12.0);
    figures.part(best, 10.0);
    // Those on display whom the francs would pay.
    let row = t.nobles.iter().zip(c.noble_costs);
    let row = row.filter_map(|(noble, cost)| noble.filter(|_| u16::from(cost) <= player.francs));
    let (mut affordable, mut most) = (0_u8, 0.0_f32);
    for noble in row {
        affordable += 1;
        most = most.max(outlook.noble(noble));
    }
    figures.part(affordable, 4.0);
    figures.part(most, 10.0);
}

/// Artworks, and the best sale of one with its coloured side up.
fn tell_artworks(outlook: &Outlook<'_>, figures: &mut Figures) {
    let Outlook { c, t, player, .. } = *outlook;
    let steps = player.artworks();
    figures.part(steps, 6.0);
    figures.part(player.colours(), 5.0);
    figures.part(player.artworks[Art::Black.index()], 3.0);
    let (mut sellable, mut best, mut paid) = (0_u8, [0_u8; 2], 0_u8);
    for art in Art::ALL.into_iter().filter(|art| player.owns(*art) && !t.is_displayed(*art)) {
        sellable += 1;
        for centre in (2..=6).flat_map(|column| (2..=6).map(move |row| [column, row])) {
            if t.reaches(centre, steps) {
                let [points, francs] = c.market.pays(centre, art);
                if points + francs > best[0] + best[1] {
                    best = [points, francs];
                }
                paid = paid.max(francs);
            }
        }
    }
    figures.part(sellable, 5.0);
    figures.part(best[0], 8.0);
    figures.part(best[1], 8.0);
    figures.part(paid, 8.0);
}

/// The columns of this round: those with the best cards one by one, then all together.
fn tell_columns(outlook: &Outlook<'_>, figures: &mut Figures) {
    let there = outlook.t.phase <= Phase::Prestige && outlook.t.area.is_some();
    let mut lanes: [Lane; SIDE] =
        if there { std::array::from_fn(|column| outlook.lane(column as u8)) } else { Default::default() };
    lanes.sort_unstable_by(|one, other| other.won.total_cmp(&one.won));
    let (mut led, mut shared, mut won, mut laid) = (0_u8, 0_u8, 0.0, 0);
    for (at, lane) in lanes.iter().enumerate() {
        let lead = f32::from(lane.own) - f32::from(lane.best);
        laid += lane.own;
        if lane.own > 0 && lane.won > 0.0 {
            led += u8::from(lead > 0.0);
            shared += u8::from(lead == 0.0);
            won += if lead > 0.0 { lane.won } else { 0.0 };
        }
        if at < LANES {
            figures.part(lane.won, 15.0);
            figures.part(lane.own, 8.0);
            figures.part(lead.clamp(-8.0, 8.0), 6.0);
            figures.part(lane.room, SIDE as f32);
        }
    }
    figures.part(led, 3.0);
    figures.part(shared, 3.0);
    figures.part(won, 20.0);
    figures.part(laid, 15.0);
}

fn tell_irises(outlook: &Outlook<'_>, account: &Account, figures: &mut Figures) {
    let rings = &account.rings;
    let value = outlook.track(Track::Iris);
    figures.part(rings.sure, 3.0);
    figures.part(rings.near, 3.0);
    figures.part(rings.behind, 3.0);
    figures.part(f32::from(rings.sure) * value, 12.0);
    figures.part(f32::from(rings.near) * value, 12.0);
    figures.part(outlook.stand.free.count_ones() as f32, 16.0);
}

/// What Belle Époque adds; nothing without it.
fn tell_belle(outlook: &Outlook<'_>, account: &Account, figures: &mut Figures) {
    let Outlook { c, t, seat, player, .. } = *outlook;
    let extra = &account.extra;
    figures.part(extra.cards, 8.0);
    figures.part(extra.visits, 8.0);
    figures.part(extra.tiles, 20.0);
    figures.part(extra.travellers, 5.0);
    figures.part(extra.whites, 4.0);
    figures.part(t.belle.pavilions(seat), 3.0);
    figures.part(t.belle.cards(seat).filter(|(_, used)| !used).count() as f32, 3.0);
    figures.part(t.belle.workers(seat), 3.0);
    figures.part(t.belle.tiles.iter().flatten().filter(|stand| stand.worker.is_none()).count() as f32, 6.0);
    figures.part(player.travellers, 3.0);
    figures.part(t.belle.train, c.belle.travellers.max(1).into());
    figures.part(player.whites(), 4.0);
    let glass = player.materials[Material::Glass.index()];
    let places = t.belle.places.len() as u8;
    let free = (0..places).filter(|row| t.is_free_for_pavilion(c, *row, glass));
    figures.part(free.count() as f32, 5.0);
}
