//! What speaks for a move, as values that become words.

use super::super::due::Task;
use super::super::painting::{GENRES, Genre, PaintingId};
use super::super::rules;
use super::super::scoring::Tally;
use super::super::state::{Piece, State};
use super::super::wall::{Hung, Size, lying};
use super::super::{Action, Area, ArtSociety, Spot};
use super::auction::Gains;
use super::prospects::Prospects;
use super::weights;
use crate::engine::{Seat, Style, Viewer, looks_best};
use serde::{Deserialize, Serialize};

/// Something that speaks for a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Reason {
    /// A painting of this genre, as its marker stands now.
    GenrePoints {
        /// The genre.
        genre: Genre,
        /// Points a painting.
        points: u8,
    },
    /// Touches so many matching frames, which bring decor.
    MatchingFrames(u8),
    /// In the eyeline, of the leading genre.
    Eyeline,
    /// Touches no painting of its genre.
    GoodTaste,
    /// Covers a corner.
    Corner,
    /// Fills the wall.
    FillsWall,
    /// Closes a gap that no painting would fit.
    ClosesGap,
    /// So many shields.
    Shields(Size),
    /// Would be bad taste now; a better place may come.
    WaitsForPlace,
    /// Makes room with the assistant.
    FreesAssistant,
    /// No excess painting, where there might be one.
    AvoidsExcess,
    /// It fits nowhere, and the museum exchanges it for one that does.
    MuseumExchanges,
    /// A painting that fits, for one that does not.
    FitsInstead,
    /// Nothing else can be done with it.
    NothingElse,
    /// Keeps it for a later round.
    KeepsForLater,
    /// Costs no points: with the assistant, or in bad taste among paintings that are already.
    CostsNothing,
    /// Covers so many squares.
    CoversSquares(u8),
    /// Leaves squares of the wall free.
    LeavesSquares,
    /// Leaves the assistant free.
    SparesAssistant,
    /// May be the lot that is left for the museum.
    ForMuseum,
    /// This lot is worth choosing early for.
    WorthChoosingFirst(PaintingId),
    /// The lots are about equally good, so a low card will do.
    LotsAlike,
    /// Probably chooses first.
    LikelyFirst,
    /// Keeps higher cards for later rounds.
    KeepsHighCards,
    /// No card in hand is higher.
    HighestCard,
    /// A rival would have had more from it.
    DeniesRival {
        /// Who.
        seat: Seat,
    },
    /// Leaves the museum a painting that makes the own ones worth more.
    MuseumHelps(Genre),
    /// Fits on the own wall.
    FitsOwnWall,
    /// One rival has no place for it.
    RivalCannotHang(Seat),
    /// Some rivals have no place for it.
    RivalsCannotHang,
    /// About the size that the rounds to come leave room for.
    RightSize,
    /// Everything hangs well as it is.
    HangsWell,
    /// Everything stays as it hangs, whether that is well or not.
    AsItIs,
    /// Everything hung well before it was taken back.
    HungWell,
    /// Another try at this round's tiles.
    AnotherTry,
}

/// Reasons given for one move at most.
const MOST: usize = 3;

/// What speaks for a legal action, most important first.
pub(super) fn reasons(state: &State, action: &Action) -> Vec<Reason> {
    let prospects = Prospects::new(state, weights::of(Style::default()));
    let judge = Judge { state, seat: state.to_move(), prospects: &prospects };
    let mut reasons = match *action {
        Action::Choose(shape) => judge.choosing(shape),
        Action::Bid(card) => judge.bidding(card),
        Action::Take(lot) => judge.taking(usize::from(lot)),
        Action::Hang(spot) => judge.hanging_due(spot),
        Action::Store | Action::Excess if judge.has_no_choice() => vec![Reason::NothingElse],
        Action::Store => judge.storing(),
        Action::Release { spot, upright } => judge.releasing(spot, upright),
        Action::Exchange(painting) => vec![judge.points(painting), Reason::FitsInstead],
        Action::Excess => judge.putting_aside(),
        Action::TakeDecor(size) => vec![Reason::Shields(size)],
        Action::Lay { spot, upright } => judge.laying_due(spot, upright),
        Action::Decline => vec![Reason::LeavesSquares],
        Action::EndTurn | Action::Keep | Action::Confirm => {
            let best = looks_best::<ArtSociety>(state, action, Style::default());
            vec![if best { Reason::HangsWell } else { Reason::AsItIs }]
        }
        Action::Cancel => vec![Reason::HungWell],
        Action::TakeBack => vec![Reason::AnotherTry],
    };
    reasons.truncate(MOST);
    reasons
}

struct Judge<'a> {
    state: &'a State,
    seat: Seat,
    prospects: &'a Prospects<'a>,
}

/// Squares by which a painting of the right size may miss the pace.
const RIGHT_SIZE: f32 = 3.0;
/// A difference in points that is worth a word.
const NOTABLE: f32 = 1.0;

impl Judge<'_> {
    fn points(&self, painting: PaintingId) -> Reason {
        let genre = self.state.components().painting(painting).genre;
        Reason::GenrePoints { genre, points: self.state.genre_points()[genre.index()] }
    }

    fn rivals(&self) -> impl Iterator<Item = Seat> + '_ {
        (0..self.state.seats()).map(Seat).filter(|seat| *seat != self.seat)
    }

    fn has_no_choice(&self) -> bool {
        let mut legal = Vec::new();
        rules::actions(self.state, &mut legal);
        legal.len() == 1
    }

    fn choosing(&self, shape: u8) -> Vec<Reason> {
        let components = self.state.components();
        let shape = components.shape(shape);
        let fits = |seat: Seat| {
            let covered = self.state.player(seat).wall.covered();
            !components.extent.openings(covered, shape.w, shape.h, true).is_empty()
        };
        let mut reasons = Vec::new();
        let mut crowded = self.rivals().filter(|seat| !fits(*seat));
        match (crowded.next(), crowded.next()) {
            (Some(seat), None) => reasons.push(Reason::RivalCannotHang(seat)),
            (Some(_), Some(_)) => reasons.push(Reason::RivalsCannotHang),
            _ => {}
        }
        if fits(self.seat) {
            reasons.push(Reason::FitsOwnWall);
            let squares = f32::from(shape.w * shape.h);
            if (squares - self.prospects.pace(self.state.player(self.seat))).abs() < RIGHT_SIZE {
                reasons.push(Reason::RightSize);
            }
        }
        if reasons.is_empty() {
            reasons.push(Reason::ForMuseum);
        }
        reasons
    }

    /// The cards that a rival may hold for all the seat knows. A reason does not hang on what was imagined.
    fn may_hold(&self, rival: usize) -> u32 {
        let (viewer, rival) = (Viewer::Seat(self.seat), Seat::from_index(rival));
        let bids = self.state.player(rival).stack().iter().enumerate().skip(1);
        let seen = bids.filter(|(at, _)| self.state.sees_card(viewer, rival, *at));
        seen.fold(self.state.components().bid_cards, |cards, (_, card)| cards & !(1 << card))
    }

    fn bidding(&self, card: u8) -> Vec<Reason> {
        let gains = Gains::new(self.prospects);
        let by_place = gains.by_place(self.seat.index());
        let last = by_place[..self.state.players().len()].last().copied().unwrap_or(0.0);
        let places =
            super::auction::places(self.state, self.seat.index(), card, |other, _| self.may_hold(other));
        let mut reasons = Vec::new();
        if by_place[0] - last > NOTABLE && places[0] > 0.5 {
            let mut open = [false; super::super::state::MOST_LOTS];
            open[..self.state.lots().len()].fill(true);
            if let Some(best) = gains.best(self.seat.index(), &open) {
                reasons.push(Reason::WorthChoosingFirst(self.state.lots()[best].painting));
            }
        }
        let likely_first = places[0] > 0.5;
        let hand = self.state.player(self.seat).hand;
        // Low is the lowest third of the hand.
        let is_low = (hand & ((1 << card) - 1)).count_ones() * 3 < hand.count_ones();
        if by_place[0] - last <= NOTABLE && !likely_first && is_low {
            reasons.push(Reason::LotsAlike);
        }
        let has_higher = hand >> card > 1;
        reasons.push(match (likely_first, has_higher) {
            (true, _) => Reason::LikelyFirst,
            (false, true) => Reason::KeepsHighCards,
            (false, false) => Reason::HighestCard,
        });
        reasons
    }

    fn taking(&self, lot: usize) -> Vec<Reason> {
        let painting = self.state.lots()[lot].painting;
        let sketch = super::sketch::Sketch::new(self.prospects, self.state.player(self.seat));
        let mut reasons = match sketch.best_hanging(painting) {
            Some(offer) => self.hanging(painting, offer.spot),
            None if self.state.exchanges(self.seat, painting).next().is_some() => {
                vec![Reason::MuseumExchanges]
            }
            None if self.state.player(self.seat).assistant.is_none() => vec![Reason::CostsNothing],
            None => vec![Reason::Shields(1)],
        };
        reasons.truncate(MOST - 1);
        let gains = Gains::new(self.prospects);
        let own = gains.of(self.seat, lot);
        let later = &self.state.order()[usize::from(self.state.at) + 1..];
        if let Some(seat) = later.iter().find(|seat| gains.of(**seat, lot) > own + NOTABLE) {
            reasons.push(Reason::DeniesRival { seat: *seat });
        }
        if later.is_empty()
            && let Some(genre) = self.museum_gain(lot)
        {
            reasons.push(Reason::MuseumHelps(genre));
        }
        reasons
    }

    /// The genre of the lot that is left, if the museum's gain helps the own wall.
    fn museum_gain(&self, taken: usize) -> Option<Genre> {
        let lots = self.state.lots().iter().enumerate();
        let (_, left) = lots.clone().find(|(at, lot)| lot.taker.is_none() && *at != taken)?;
        let components = self.state.components();
        let genre = components.painting(left.painting).genre;
        let own = Tally::of(components, &self.state.player(self.seat).wall);
        let worth = |markers: &[u8; GENRES]| own.points(components, markers, 0).iter().sum::<i32>();
        let mut markers = *self.state.markers();
        rules::advance(components, &mut markers, genre, components.value(left.painting));
        (worth(&markers) > worth(self.state.markers())).then_some(genre)
    }

    fn hanging_due(&self, spot: Spot) -> Vec<Reason> {
        match self.state.tasks().top() {
            Some(Task::Painting(painting) | Task::Received(painting)) => self.hanging(painting, spot),
            _ => self.hanging(self.state.player(self.seat).first, spot),
        }
    }

    fn hanging(&self, painting: PaintingId, spot: Spot) -> Vec<Reason> {
        let components = self.state.components();
        let wall = &self.state.player(self.seat).wall;
        let area = components.area(painting, spot);
        let genre = components.painting(painting).genre;
        let mut reasons = self.covering(area);
        let matches = wall.matches(components, painting, spot);
        // What fills the wall brings no decor.
        if matches > 0 && !reasons.contains(&Reason::FillsWall) {
            reasons.push(Reason::MatchingFrames(matches));
        }
        if components.eyeline.meets(area) && self.prospects.top[genre.index()] > 0.4 {
            reasons.push(Reason::Eyeline);
        }
        let alike = |other: &&Hung| components.painting(other.painting).genre == genre;
        let mut clashes = wall.neighbours(components, area).filter(alike).peekable();
        if clashes.peek().is_none() {
            reasons.extend([self.points(painting), Reason::GoodTaste]);
        } else if clashes.all(|other| wall.is_void(components, other)) {
            reasons.push(Reason::CostsNothing);
        }
        if reasons.is_empty() {
            reasons.push(Reason::CoversSquares(area.w * area.h));
        }
        reasons
    }

    /// What covering an area does for the wall.
    fn covering(&self, area: Area) -> Vec<Reason> {
        let extent = self.state.components().extent;
        let wall = &self.state.player(self.seat).wall;
        let mut covered = *wall.covered();
        covered.add(area);
        if covered.count() == extent.squares() {
            return vec![Reason::FillsWall];
        }
        let mut reasons = Vec::new();
        if extent.corners().iter().any(|corner| covered.has(*corner) && !wall.covered().has(*corner)) {
            reasons.push(Reason::Corner);
        }
        reasons
    }

    fn storing(&self) -> Vec<Reason> {
        let comes_later = self.prospects.rounds > 0.0;
        match self.state.tasks().top() {
            // What has no place now will have none later.
            Some(Task::Painting(painting)) if !self.state.fits(self.seat, painting) => {
                let aside = rules::check(self.state, &Action::Excess).is_ok();
                aside.then_some(Reason::AvoidsExcess).into_iter().chain([Reason::CostsNothing]).collect()
            }
            Some(Task::Painting(_)) if comes_later => vec![Reason::WaitsForPlace],
            Some(Task::Reward { .. }) if comes_later => vec![Reason::KeepsForLater],
            _ => vec![Reason::CostsNothing],
        }
    }

    fn putting_aside(&self) -> Vec<Reason> {
        let player = self.state.player(self.seat);
        // A full wall has no square for the shield.
        let shield = !player.wall.is_full(self.state.components().extent);
        let reasons = [(shield, Reason::Shields(1)), (player.assistant.is_none(), Reason::SparesAssistant)];
        reasons.into_iter().filter(|(so, _)| *so).map(|(_, reason)| reason).collect()
    }

    fn releasing(&self, spot: Spot, upright: bool) -> Vec<Reason> {
        let mut reasons = match self.state.player(self.seat).assistant.map(|stored| stored.piece) {
            Some(Piece::Painting(painting)) => self.hanging(painting, spot),
            Some(Piece::Decor(size)) => self.laying(size, spot, upright),
            None => Vec::new(),
        };
        reasons.truncate(MOST - 1);
        reasons.push(Reason::FreesAssistant);
        reasons
    }

    fn laying_due(&self, spot: Spot, upright: bool) -> Vec<Reason> {
        match self.state.tasks().top() {
            Some(Task::Reward { hand: Some(size), .. }) => self.laying(size, spot, upright),
            _ => Vec::new(),
        }
    }

    fn laying(&self, size: Size, spot: Spot, upright: bool) -> Vec<Reason> {
        let area = lying(size, spot, upright);
        let mut reasons = self.covering(area);
        // A gap is closed for what is still to come.
        if self.prospects.rounds > 0.0 && self.is_gap(area) {
            reasons.push(Reason::ClosesGap);
        }
        reasons.push(Reason::Shields(size));
        reasons
    }

    /// Whether no square of an area is part of a hole that the smallest painting fits.
    fn is_gap(&self, area: Area) -> bool {
        let components = self.state.components();
        let wall = &self.state.player(self.seat).wall;
        !components.shapes.iter().any(|shape| {
            components
                .extent
                .openings(wall.covered(), shape.w, shape.h, false)
                .spots()
                .any(|spot| overlaps(area, Area { spot, w: shape.w, h: shape.h }))
        })
    }
}

const fn overlaps(a: Area, b: Area) -> bool {
    a.spot.x < b.spot.x + b.w
        && b.spot.x < a.spot.x + a.w
        && a.spot.y < b.spot.y + b.h
        && b.spot.y < a.spot.y + a.h
}
