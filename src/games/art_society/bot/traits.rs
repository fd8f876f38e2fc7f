//! What a learned judgement looks at: how a player stands, in figures.

use super::super::components::{LARGEST_DECOR, MOST_CARDS};
use super::super::due::{Phase, Stage, Task};
use super::super::grid::Spot;
use super::super::painting::GENRES;
use super::super::state::{MOST_LOTS, Piece, State, top_genre};
use super::outlook::Outlook;
use super::prospects::rounds_left;
use super::sketch::Holes;
use super::space::Space;
use crate::engine::Figures;

/// Figures of a player.
pub(super) const TRAITS: usize = 120;

/// Points that much of a source of points is measured by.
const MANY: f32 = 30.0;

/// What one painting brings, at most or nearly so.
const GAIN: f32 = 10.0;

/// The best lots that are told one by one.
const LOTS: usize = 3;

/// Squares of a large painting.
const LARGE: f32 = 16.0;

/// Squares up to which a painting is small, and is of middle size.
const SIZES: [u8; 2] = [6, 9];

/// Tells how a player stands.
pub(super) fn tell(outlook: &Outlook<'_>, figures: &mut Figures) {
    let counts = Counts::new(outlook);
    tell_table(outlook, figures);
    tell_turn(outlook, figures);
    tell_genres(outlook, &counts, figures);
    tell_points(outlook, &counts, figures);
    tell_wall(outlook, &counts, figures);
    tell_room(outlook, &counts, figures);
    tell_assistant(outlook, figures);
    tell_cards(outlook, figures);
    tell_lots(outlook, figures);
    tell_due(outlook, figures);
}

/// A wall's paintings, counted by genre, and the squares around them.
struct Counts {
    /// Those that are not in bad taste, and those that are.
    sound: [u8; GENRES],
    void: [u8; GENRES],
    in_eyeline: [u8; GENRES],
    frames: [u8; GENRES],
    space: Space,
}

impl Counts {
    fn new(outlook: &Outlook<'_>) -> Self {
        let (sketch, components) = (&outlook.sketch, outlook.prospects.state.components());
        let space = Space::new(components.extent, sketch.player.wall.covered());
        let [sound, void, in_eyeline, frames] = [[0; GENRES]; 4];
        let mut counts = Self { sound, void, in_eyeline, frames, space };
        for (at, hung) in sketch.player.wall.paintings().iter().enumerate() {
            let painting = components.painting(hung.painting);
            let genre = painting.genre.index();
            let list = if sketch.void >> at & 1 == 1 { &mut counts.void } else { &mut counts.sound };
            list[genre] += 1;
            let area = components.area(hung.painting, hung.spot);
            counts.in_eyeline[genre] += u8::from(components.eyeline.meets(area));
            counts.frames[painting.frame.index()] += 1;
        }
        counts
    }
}

fn tell_table(outlook: &Outlook<'_>, figures: &mut Figures) {
    let (prospects, state) = (outlook.prospects, outlook.prospects.state);
    figures.flag(state.seats() == 2);
    figures.flag(state.seats() == 3);
    figures.flag(state.options.rehang);
    figures.flag(state.options.decor_upright);
    figures.flag(state.options.decline_decor);
    figures.flag(state.options.open_bid_history);
    figures.part(state.round(), MOST_CARDS as f32);
    figures.part(prospects.rounds, GAIN);
    figures.tell(1.0 / (1.0 + prospects.rounds));
    let stages = [Stage::Start, Stage::Choose, Stage::Bid, Stage::Take, Stage::Rehang];
    for stage in stages {
        figures.flag(state.stage == stage);
    }
    for size in 0..LARGEST_DECOR {
        figures.part(state.decor[size], state.components().decor[size].max(1).into());
    }
}

fn tell_turn(outlook: &Outlook<'_>, figures: &mut Figures) {
    let (state, seat) = (outlook.prospects.state, outlook.seat);
    let seats = usize::from(state.seats());
    let after = |other: usize| (seat.index() + seats - other) % seats;
    figures.flag(state.to_move() == seat);
    figures.flag(state.auctioneer() == seat);
    figures.part(after(state.auctioneer().index()) as f32, seats as f32);
    // How many decide before it, in what is going on.
    let away = match state.stage {
        Stage::Start | Stage::Bid | Stage::Choose => {
            let away = after(state.to_move().index());
            (usize::from(state.at) + away < seats).then_some(away)
        }
        Stage::Take | Stage::Rehang => {
            state.order()[usize::from(state.at)..].iter().position(|other| *other == seat)
        }
        Stage::Over => None,
    };
    figures.flag(away.is_some());
    figures.part(away.unwrap_or(0) as f32, seats as f32);
    let chosen = state.order().iter().position(|other| *other == seat);
    let known = matches!(state.stage, Stage::Take | Stage::Rehang);
    figures.part(if known { chosen.unwrap_or(0) as f32 } else { 0.0 }, seats as f32);
    figures.flag(outlook.sketch.player.has_fresh());
}

/// Genres, the one whose marker leads first.
fn tell_genres(outlook: &Outlook<'_>, counts: &Counts, figures: &mut Figures) {
    let (prospects, state) = (outlook.prospects, outlook.prospects.state);
    let components = state.components();
    let points = state.genre_points();
    let mut open = [0_u8; GENRES];
    for lot in state.lots().iter().filter(|lot| lot.taker.is_none()) {
        open[components.painting(lot.painting).genre.index()] += components.value(lot.painting);
    }
    for genre in by_standing(state) {
        figures.part(state.markers()[genre], 60.0);
        figures.part(points[genre], 5.0);
        figures.part(prospects.worth[genre], 5.0);
        figures.tell(prospects.top[genre]);
        figures.part(counts.sound[genre], 4.0);
        figures.part(counts.void[genre], 4.0);
        figures.part(counts.in_eyeline[genre], 4.0);
        figures.tell(counts.space.share(&outlook.sketch.genres[genre]));
        figures.part(open[genre], GAIN);
    }
}

/// The genres by their markers, the one that leads first.
fn by_standing(state: &State) -> [usize; GENRES] {
    let mut genres: [usize; GENRES] = std::array::from_fn(|genre| genre);
    genres.sort_unstable_by_key(|genre| (std::cmp::Reverse(state.markers()[*genre]), *genre));
    genres
}

/// Points that are there, as the markers stand and as they are expected to.
fn tell_points(outlook: &Outlook<'_>, counts: &Counts, figures: &mut Figures) {
    let (prospects, sketch, state) = (outlook.prospects, &outlook.sketch, outlook.prospects.state);
    let components = state.components();
    let worth = state.genre_points();
    let sum = |each: &dyn Fn(usize) -> f32| (0..GENRES).map(each).sum::<f32>();
    let bonus = components.eyeline_bonus as f32;
    let paintings = sum(&|genre| f32::from(counts.sound[genre]) * f32::from(worth[genre]));
    let top = top_genre(state.markers()).map_or(0, |genre| counts.in_eyeline[genre.index()]);
    let eyeline = f32::from(top) * bonus;
    let shields = sketch.player.wall.shields() as f32 * components.shield as f32;
    figures.part(paintings, MANY);
    figures.part(eyeline, MANY);
    figures.part(shields, MANY);
    figures.part(paintings + eyeline + shields, 2.0 * MANY);
    figures.part(sum(&|genre| f32::from(counts.sound[genre]) * prospects.worth[genre]), MANY);
    figures.part(sum(&|genre| f32::from(counts.in_eyeline[genre]) * prospects.top[genre]) * bonus, MANY);
    figures.part(sum(&|genre| f32::from(counts.void[genre]) * prospects.worth[genre]), MANY);
    figures.part(sketch.room, MANY);
    figures.part(sketch.corners, 2.0);
    figures.part(outlook.stored, 1.0);
    figures.part(outlook.hand, GAIN);
    figures.part(outlook.auction, GAIN);
    figures.part(sketch.value(), 2.0 * MANY);
    let excess = sketch.player.excess.count_ones() as u8;
    figures.part(excess, components.excess_limit.into());
    figures.flag(excess + 1 == components.excess_limit);
}

fn tell_wall(outlook: &Outlook<'_>, counts: &Counts, figures: &mut Figures) {
    let (sketch, components) = (&outlook.sketch, outlook.prospects.state.components());
    let squares = components.extent.squares() as f32;
    let Holes { open, small } = sketch.holes;
    figures.part(open, squares);
    figures.part(small, squares);
    figures.part(open - small, squares / 4.0);
    figures.tell(1.0 / (1.0 + open));
    figures.part(outlook.prospects.pace(sketch.player).min(3.0 * LARGE), LARGE);
    figures.part(sketch.player.wall.paintings().len() as f32, MOST_CARDS as f32);
    let corners: [Spot; 4] = components.extent.corners();
    figures.part(corners.iter().filter(|corner| counts.space.open.has(**corner)).count() as f32, 4.0);
    figures.part(counts.space.length(), squares / 3.0);
    let eyeline = components.eyeline.count().max(1) as f32;
    figures.part(components.eyeline.and(&counts.space.open).count() as f32, eyeline);
    figures.part(components.eyeline.and(&counts.space.frontier).count() as f32, eyeline / 3.0);
    // Frames, the one along most of the edge first.
    let mut frames: [(f32, u8); GENRES] =
        std::array::from_fn(|frame| (counts.space.share(&sketch.frames[frame]), counts.frames[frame]));
    frames.sort_unstable_by(|(a, _), (b, _)| b.total_cmp(a));
    for (edge, count) in frames {
        figures.tell(edge);
        figures.part(count, 5.0);
    }
}

/// What of the paintings still to come there is room for: small ones, those of middle size, large ones.
fn tell_room(outlook: &Outlook<'_>, counts: &Counts, figures: &mut Figures) {
    let state = outlook.prospects.state;
    let components = state.components();
    let heights = counts.space.heights();
    let (mut left, mut fit) = ([0_u8; SIZES.len() + 1], [0_u8; SIZES.len() + 1]);
    for (shape, count) in components.shapes.iter().zip(state.supply.left) {
        let size = SIZES.iter().filter(|size| shape.w * shape.h > **size).count();
        left[size] += count;
        if shape.h <= heights[usize::from(shape.w) - 1] {
            fit[size] += count;
        }
    }
    for (left, fit) in left.iter().zip(fit) {
        figures.part(fit, f32::from(*left).max(1.0));
    }
    let all = f32::from(left.iter().sum::<u8>()).max(1.0);
    figures.part(fit.iter().sum::<u8>(), all);
    figures.part(all, 100.0);
}

fn tell_assistant(outlook: &Outlook<'_>, figures: &mut Figures) {
    let (prospects, sketch, state) = (outlook.prospects, &outlook.sketch, outlook.prospects.state);
    let stored = sketch.player.assistant;
    figures.flag(stored.is_none());
    figures.flag(stored.is_some_and(|stored| stored.round < state.round()));
    match stored.map(|stored| stored.piece) {
        Some(Piece::Painting(id)) => {
            let painting = state.components().painting(id);
            figures.part(prospects.worth[painting.genre.index()], 5.0);
            figures.part(painting.w * painting.h, LARGE);
            let gain = sketch.likely_hanging(id);
            figures.flag(gain.is_some());
            figures.part(gain.unwrap_or(0.0), GAIN);
            figures.tell(0.0);
        }
        Some(Piece::Decor(size)) => {
            (0..4).for_each(|_| figures.tell(0.0));
            figures.part(size, LARGEST_DECOR as f32);
        }
        None => (0..5).for_each(|_| figures.tell(0.0)),
    }
}

/// Cards, of which everybody knows how many there are, and when the game will end for want of anything.
fn tell_cards(outlook: &Outlook<'_>, figures: &mut Figures) {
    let (prospects, player) = (outlook.prospects, outlook.sketch.player);
    figures.part(player.hand.count_ones() as f32, MOST_CARDS as f32);
    figures.flag(player.bid.is_some());
    let rounds = rounds_left(prospects.state, player);
    figures.part(rounds, GAIN);
    figures.flag(rounds <= prospects.rounds);
}

/// What the open lots would bring, the best first.
fn tell_lots(outlook: &Outlook<'_>, figures: &mut Figures) {
    let gains = outlook.gains.iter().filter(|gain| gain.is_finite());
    figures.part(gains.clone().count() as f32, MOST_LOTS as f32);
    for gain in &outlook.gains[..LOTS] {
        figures.part(if gain.is_finite() { *gain } else { 0.0 }, GAIN);
    }
    figures.part(gains.copied().reduce(f32::min).unwrap_or(0.0), GAIN);
}

/// What the player has begun and not finished: hanging a painting, laying decor.
fn tell_due(outlook: &Outlook<'_>, figures: &mut Figures) {
    let (prospects, sketch, state) = (outlook.prospects, &outlook.sketch, outlook.prospects.state);
    let (mut painting, mut gain, mut worth, mut squares, mut shields) = (false, 0.0, 0.0, 0, 0);
    let own = state.to_move() == outlook.seat;
    for task in state.tasks().iter().filter(|_| own) {
        match task {
            Task::Painting(id) | Task::Received(id) => {
                painting = true;
                let hung = state.components().painting(id);
                gain = sketch.likely_hanging(id).unwrap_or(0.0);
                worth = prospects.worth[hung.genre.index()];
                squares = hung.w * hung.h;
            }
            Task::Reward { due, .. } => shields += due,
        }
    }
    figures.flag(painting);
    figures.part(gain, GAIN);
    figures.part(worth, 5.0);
    figures.part(squares, LARGE);
    figures.part(shields, 4.0);
    figures.flag(own && state.phase() == Phase::Rehanging);
}
