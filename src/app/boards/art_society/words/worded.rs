//! Art Society in words.

use super::super::art;
use super::{card, frame, genre, painting, place, reason, refusal, rules, shields, size, tile};
use crate::app::boards::kit::phrase::{capital, clauses};
use crate::app::session::{Bound, Explanation, Section, Speech, Worded};
use crate::app::words::{Language, list};
use crate::engine::Seat;
use crate::games::art_society::{
    Action, ArtSociety, Category, Components, End, Event, Lost, Origin, PaintingId, Phase, Piece, Reason,
    Refusal, Setup, State, Task, View,
};
use crate::say;

impl Worded for ArtSociety {
    fn may_hold_secrets(_setup: &Setup) -> bool {
        // Bids are made in secret, around the table.
        true
    }

    fn settles(event: &Event) -> bool {
        matches!(
            event,
            Event::BidShown { .. }
                | Event::BidCovered { .. }
                | Event::TieCardShown { .. }
                | Event::ToMuseum { .. }
        )
    }

    fn may_amend(state: &State, seat: Seat) -> bool {
        state.phase().is_early(state.round()) && !state.player(seat).wall.paintings().is_empty()
    }

    // Nothing is told of what the line after says too.
    fn event(event: &Event, speech: &Speech<Self>) -> Option<String> {
        let (language, components) = (speech.language, speech.components);
        let named = |id| painting(language, components, id);
        let name = |seat| speech.seat(seat);
        Some(match *event {
            Event::Dealt { seat, painting, price } => {
                say!(language, art.log.dealt, seat = name(seat), painting = named(painting), price)
            }
            Event::Auctioneer { seat, round } => say!(language, art.log.round, round, seat = name(seat)),
            Event::LotTurnedUp { painting } => {
                say!(language, art.log.lot, value = components.value(painting), painting = named(painting))
            }
            Event::HasBid { seat } => say!(language, art.log.has_bid, seat = name(seat)),
            Event::BidShown { seat, card, place } => {
                say!(language, art.log.bid, place = place + 1, seat = name(seat), card)
            }
            Event::BidCovered { seat, place } => {
                say!(language, art.log.bid_covered, seat = name(seat), place = place + 1)
            }
            Event::TieCardShown { seat, card, .. } => {
                say!(language, art.log.tie, seat = name(seat), card)
            }
            Event::Took { seat, painting } => {
                say!(language, art.log.took, seat = name(seat), painting = named(painting))
            }
            Event::Hung { seat, painting, origin, matches, clashes, .. } => {
                let (seat, painting) = (name(seat), named(painting));
                let hung = match origin {
                    Origin::Start => say!(language, art.log.hung_start, seat, painting),
                    Origin::Museum => say!(language, art.log.hung_museum, seat, painting),
                    Origin::Assistant => say!(language, art.log.hung_assistant, seat, painting),
                    Origin::Auction | Origin::Supply => say!(language, art.log.hung, seat, painting),
                };
                let same = (matches > 0).then(|| say!(language, art.log.matches, count = matches));
                let taste = clashes.then(|| say!(language, art.log.clash).to_owned());
                clauses(language, [Some(hung), same, taste].into_iter().flatten())
            }
            Event::Stored { seat, piece } => {
                say!(language, art.log.stored, seat = name(seat), tile = tile(language, components, piece))
            }
            Event::DecorLaid { seat, size, origin, .. } => {
                let (seat, tile) = (name(seat), shields(language, size));
                match origin {
                    Origin::Assistant => say!(language, art.log.laid_assistant, seat, tile),
                    _ => say!(language, art.log.laid, seat, tile),
                }
            }
            Event::DecorSwapped { seat, .. } => say!(language, art.log.swapped, seat = name(seat)),
            Event::RewardLost { seat, due, why } => {
                let (seat, tile) = (name(seat), shields(language, due));
                match why {
                    Lost::WallFull => say!(language, art.log.lost_full, seat, tile),
                    Lost::NoTile => say!(language, art.log.lost, seat, tile),
                }
            }
            Event::Declined { seat, due } => {
                say!(language, art.log.declined, seat = name(seat), tile = shields(language, due))
            }
            Event::Exchanged { seat, gave, got } => {
                say!(language, art.log.exchanged, seat = name(seat), gave = named(gave), got = named(got))
            }
            Event::PutAside { seat, painting, count } => {
                say!(language, art.log.aside, seat = name(seat), painting = named(painting), number = count)
            }
            Event::WallFull { seat } => say!(language, art.log.full, seat = name(seat)),
            Event::ToMuseum { painting, from, to } => say!(
                language,
                art.log.museum,
                painting = named(painting),
                genre = genre(language, components.painting(painting).genre),
                from,
                to
            ),
            Event::TookBack { seat } => say!(language, art.log.took_back, seat = name(seat)),
            Event::Rehung { seat } => say!(language, art.log.rehung, seat = name(seat)),
            Event::Cancelled { seat } => say!(language, art.log.cancelled, seat = name(seat)),
            Event::Ended { end } => match end {
                End::FullWall(seat) => say!(language, art.log.end_full, seat = name(seat)),
                End::Excess(seat) => say!(language, art.log.end_excess, seat = name(seat)),
                End::NoCards => say!(language, art.log.end_cards).to_owned(),
                End::NoPaintings => say!(language, art.log.end_paintings).to_owned(),
            },
            Event::ShapeChosen { .. }
            | Event::DecorTaken { .. }
            | Event::TurnEnded { .. }
            | Event::Kept { .. } => return None,
        })
    }

    fn bound(event: &Event) -> Option<Bound> {
        matches!(event, Event::Auctioneer { .. }).then_some(Bound::Opens)
    }

    fn refusal(refused: Refusal, speech: &Speech<Self>) -> Explanation {
        refusal::refusal(refused, speech.language)
    }

    fn to_do(view: &View, speech: &Speech<Self>) -> String {
        let language = speech.language;
        let words = match (view.phase, view.tasks.top()) {
            (Phase::Start | Phase::Over, _) => say!(language, art.to_do.start),
            (Phase::Choose, _) => return say!(language, art.to_do.choose, count = view.lots_wanted()),
            (Phase::Bid, _) => say!(language, art.to_do.bid),
            (Phase::Take, _) => say!(language, art.to_do.take),
            (Phase::Rehang, _) => say!(language, art.to_do.rehang),
            (_, Some(Task::Painting(id) | Task::Received(id))) => {
                if view.acting().wall.openings(speech.components, id).is_empty() {
                    say!(language, art.to_do.misfit)
                } else {
                    say!(language, art.to_do.hang)
                }
            }
            (_, Some(Task::Reward { hand: None, .. })) => say!(language, art.to_do.reward),
            (_, Some(Task::Reward { .. })) => say!(language, art.to_do.lay),
            (Phase::Turn, None) => say!(language, art.to_do.end),
            (Phase::Rehanging, None) => say!(language, art.to_do.confirm),
        };
        words.to_owned()
    }

    fn course(view: &View, speech: &Speech<Self>) -> String {
        if view.plays_the_last_cards() || view.is_ended_by_a_wall(speech.components) {
            return say!(speech.language, art.ending).to_owned();
        }
        say!(speech.language, art.course, rounds = speech.components.bid_cards.count_ones())
    }

    fn length(_setup: &Setup, components: &Components, language: Language) -> Option<String> {
        Some(say!(language, art.length, rounds = components.bid_cards.count_ones()))
    }

    fn is_ending(view: &View, components: &Components) -> bool {
        view.plays_the_last_cards() || view.is_ended_by_a_wall(components)
    }

    fn gesture(action: Action, then: &[Action], view: &View, speech: &Speech<Self>) -> String {
        let shape = |action: &Action| match action {
            Action::Choose(shape) => Some(speech.components.shape(*shape)),
            _ => None,
        };
        let lots = std::iter::once(&action).chain(then).filter_map(shape);
        let mut sizes: Vec<(String, u8)> = Vec::new();
        for size in lots.map(|shape| size(shape.w, shape.h)) {
            match sizes.iter_mut().find(|(other, _)| *other == size) {
                Some((_, many)) => *many += 1,
                None => sizes.push((size, 1)),
            }
        }
        let language = speech.language;
        let many = |(size, many)| say!(language, art.plan.choose_some, number = many, size = size);
        let sizes: Vec<String> = sizes.into_iter().map(many).collect();
        if then.is_empty() || sizes.is_empty() {
            return Self::action(action, view, speech);
        }
        say!(language, art.plan.choose_all, sizes = list(language, &sizes))
    }

    fn action(action: Action, view: &View, speech: &Speech<Self>) -> String {
        let (language, components) = (speech.language, speech.components);
        let named = |piece| tile(language, components, piece);
        let at = |spot| place(language, spot);
        let to_put_up = || {
            named(match view.tasks.top() {
                Some(Task::Painting(id) | Task::Received(id)) => Piece::Painting(id),
                Some(Task::Reward { hand, .. }) => Piece::Decor(hand.unwrap_or(1)),
                None => Piece::Painting(view.acting().first),
            })
        };
        let plain = match action {
            Action::Choose(shape) => {
                let shape = components.shape(shape);
                return say!(language, art.plan.choose, size = size(shape.w, shape.h));
            }
            Action::Bid(number) => return say!(language, art.plan.bid, card = card(language, number)),
            Action::Take(lot) => {
                let lots = || view.lots.iter().map(|lot| lot.painting);
                let painting = lots().nth(usize::from(lot)).map(|id| told_apart(id, lots(), speech));
                return say!(language, art.plan.take, painting = painting.unwrap_or_default());
            }
            Action::Hang(spot) => {
                return say!(language, art.plan.hang, painting = to_put_up(), place = at(spot));
            }
            Action::Store => return say!(language, art.plan.store, tile = to_put_up()),
            Action::Release { spot, upright } => {
                let tile = view.acting().assistant.map(|stored| named(stored.piece)).unwrap_or_default();
                return if upright {
                    say!(language, art.plan.release_upright, tile, place = at(spot))
                } else {
                    say!(language, art.plan.release, tile, place = at(spot))
                };
            }
            Action::Exchange(id) => {
                let painting = told_apart(id, view.museum.iter().copied(), speech);
                return say!(language, art.plan.exchange, painting);
            }
            Action::TakeDecor(size) => {
                return say!(language, art.plan.take_decor, tile = named(Piece::Decor(size)));
            }
            Action::Lay { spot, upright: true } => {
                return say!(language, art.plan.lay_upright, place = at(spot));
            }
            Action::Lay { spot, .. } => return say!(language, art.plan.lay, place = at(spot)),
            Action::Excess => say!(language, art.plan.excess),
            Action::Decline => say!(language, art.plan.decline),
            Action::EndTurn => say!(language, art.plan.end),
            Action::Keep => say!(language, art.plan.keep),
            Action::TakeBack => say!(language, art.plan.take_back),
            Action::Confirm => say!(language, art.plan.confirm),
            Action::Cancel => say!(language, art.plan.cancel),
        };
        plain.to_owned()
    }

    fn reason(what: &Reason, _view: &View, speech: &Speech<Self>) -> String {
        reason::reason(what, speech)
    }

    fn category(category: Category, _view: &View, speech: &Speech<Self>) -> String {
        let language = speech.language;
        let words = match category {
            Category::Paintings(kind) => return capital(genre(language, kind).to_owned()),
            Category::Decor => say!(language, art.category.decor),
            Category::Eyeline => say!(language, art.category.eyeline),
            Category::FullWall => say!(language, art.category.full),
            Category::Corners => say!(language, art.category.corners),
            Category::Excess => say!(language, art.category.excess),
            Category::Hand => say!(language, art.category.hand),
        };
        words.to_owned()
    }

    fn rules(language: Language) -> Vec<Section> {
        rules::sections(language)
    }

    fn standing(state: &State) -> Option<Action> {
        (state.phase() == Phase::Rehang).then_some(Action::Keep)
    }

    fn standing_words(language: Language, name: String) -> [String; 2] {
        [say!(language, art.standing.said, name), say!(language, art.standing.ask, name)]
    }

    fn sprite() -> String {
        art::table::sprite::sprite()
    }
}

/// A painting in a sentence: with its frame where another one beside it is called the same.
fn told_apart(
    id: PaintingId,
    mut beside: impl Iterator<Item = PaintingId>,
    speech: &Speech<ArtSociety>,
) -> String {
    let name = |id| painting(speech.language, speech.components, id);
    if beside.any(|other| other != id && name(other) == name(id)) {
        let frame = frame(speech.language, speech.components.painting(id).frame);
        say!(speech.language, art.plan.framed, painting = name(id), frame)
    } else {
        name(id)
    }
}
