//! Azul: Summer Pavilion in words.

use super::super::art;
use super::{amounts, chip, feature, reason, refusal, rules, source, space, star, star_kind};
use crate::app::boards::kit::phrase::capital;
use crate::app::session::{Explanation, Section, Speech, Worded};
use crate::app::words::Language;
use crate::engine::Seat;
use crate::games::azul_summer_pavilion::board::star_of;
use crate::games::azul_summer_pavilion::tile::{heap, total};
use crate::games::azul_summer_pavilion::{
    Action, AzulSummerPavilion, CENTRE, Category, Event, Phase, ROUNDS, Reason, Refusal, Setup, Table,
};
use crate::say;

impl Worded for AzulSummerPavilion {
    fn may_hold_secrets(_setup: &Setup) -> bool {
        // Everything lies open.
        false
    }

    // Tiles drawn from the bag are told by the table alone.
    fn event(event: &Event, speech: &Speech<Self>) -> Option<String> {
        let language = speech.language;
        let tiles = |tiles| amounts(language, tiles);
        Some(match event {
            Event::RoundBegan { round, wild, starter } => say!(
                language,
                azul.log.round,
                round = round.to_string(),
                colour = chip(language, *wild),
                seat = speech.seat(*starter)
            ),
            Event::Took { seat, source: from, tiles: taken, .. } => say!(
                language,
                azul.log.took,
                seat = speech.seat(*seat),
                tiles = tiles(taken),
                source = source(language, *from)
            ),
            Event::TookToken { seat, lost } => {
                say!(
                    language,
                    azul.log.token,
                    points = lost_points(language, *lost),
                    seat = speech.seat(*seat)
                )
            }
            Event::PlacingBegan { seat } => say!(language, azul.log.placing, seat = speech.seat(*seat)),
            Event::Placed { seat, space, colour, spent, points } => {
                // The number is the price. Outer stars are told by the tile's colour or by the board.
                let number = total(spent).to_string();
                let place = if star_of(*space) == CENTRE {
                    say!(language, azul.space, star = say!(language, azul.star_centre), number = number)
                } else {
                    number
                };
                say!(
                    language,
                    azul.log.placed,
                    count = *points,
                    seat = speech.seat(*seat),
                    tile = chip(language, *colour),
                    space = place,
                    paid = tiles(spent)
                )
            }
            Event::Surrounded { seat, feature: id, tiles } => say!(
                language,
                azul.log.surrounded,
                count = *tiles,
                seat = speech.seat(*seat),
                feature = feature(language, speech.components.feature(*id).kind)
            ),
            Event::TookBonus { seat, tiles: taken } => {
                say!(language, azul.log.bonus, seat = speech.seat(*seat), tiles = tiles(taken))
            }
            Event::SupplyShort { missing, .. } => say!(language, azul.log.short, count = *missing),
            Event::Refilled { poured: true, .. } | Event::FactoriesFilled { poured: true, .. } => {
                say!(language, azul.log.poured).to_owned()
            }
            Event::Refilled { .. } | Event::FactoriesFilled { .. } => return None,
            Event::Unpacked { seat, tiles: kept } => {
                say!(language, azul.log.unpacked, seat = speech.seat(*seat), tiles = tiles(kept))
            }
            Event::Passed { seat, kept, discarded, lost } => {
                let (seat, points) = (speech.seat(*seat), lost_points(language, *lost));
                match (total(kept), total(discarded)) {
                    (0, 0) => say!(language, azul.log.passed, seat = seat),
                    (_, 0) => say!(language, azul.log.stored, seat = seat, kept = tiles(kept)),
                    (0, _) => {
                        say!(
                            language,
                            azul.log.discarded,
                            points = points,
                            seat = seat,
                            discarded = tiles(discarded)
                        )
                    }
                    _ => say!(
                        language,
                        azul.log.stored_discarded,
                        points = points,
                        seat = seat,
                        kept = tiles(kept),
                        discarded = tiles(discarded)
                    ),
                }
            }
            Event::StarScored { seat, kind, points, .. } => say!(
                language,
                azul.log.star,
                seat = speech.seat(*seat),
                star = star_kind(language, *kind),
                points = points.to_string()
            ),
            Event::NumberScored { seat, number, points } => say!(
                language,
                azul.log.number,
                seat = speech.seat(*seat),
                number = number.to_string(),
                points = points.to_string()
            ),
            Event::CornersCleared { seat, tiles: left, lost } => {
                say!(
                    language,
                    azul.log.corners,
                    points = lost_points(language, *lost),
                    seat = speech.seat(*seat),
                    tiles = tiles(left)
                )
            }
            Event::Ended => say!(language, azul.log.ended).to_owned(),
        })
    }

    fn subject(event: &Event) -> Option<Seat> {
        event.seat()
    }

    fn refusal(refused: Refusal, speech: &Speech<Self>) -> Explanation {
        refusal::refusal(refused, speech)
    }

    fn to_do(table: &Table, speech: &Speech<Self>) -> String {
        let language = speech.language;
        match table.phase() {
            Phase::Draft | Phase::Over => say!(language, azul.to_do.draft).to_owned(),
            Phase::Place => say!(language, azul.to_do.place).to_owned(),
            Phase::Bonus(count) => say!(language, azul.to_do.bonus, count = count),
            Phase::Keep => say!(language, azul.to_do.keep).to_owned(),
        }
    }

    fn course(table: &Table, speech: &Speech<Self>) -> String {
        say!(speech.language, azul.course, colour = chip(speech.language, table.wild(speech.components)))
    }

    fn is_ending(table: &Table) -> bool {
        usize::from(table.round) == ROUNDS
    }

    fn action(action: Action, table: &Table, speech: &Speech<Self>) -> String {
        let (language, components) = (speech.language, speech.components);
        match action {
            Action::Take { source: from, colour } => {
                let take = table.take(components, from, colour);
                let tiles = amounts(language, &take.tiles);
                say!(language, azul.plan.take, tiles = tiles, source = source(language, from))
            }
            Action::Place { space: at, colour, .. } => say!(
                language,
                azul.plan.place,
                count = table.acting().board.points(at),
                tile = chip(language, colour),
                space = space(language, components, table.side, at)
            ),
            Action::Bonus(colour) => {
                say!(language, azul.plan.bonus, tile = amounts(language, &heap(colour, 1)))
            }
            Action::Pass => say!(language, azul.plan.pass).to_owned(),
            Action::Keep(tiles) if total(&tiles) == 0 => say!(language, azul.plan.keep_none).to_owned(),
            Action::Keep(tiles) => say!(language, azul.plan.keep, tiles = amounts(language, &tiles)),
        }
    }

    fn reason(what: &Reason, table: &Table, speech: &Speech<Self>) -> String {
        reason::reason(what, table, speech)
    }

    fn category(category: Category, table: &Table, speech: &Speech<Self>) -> String {
        let language = speech.language;
        let words = match category {
            Category::Placed(at) => {
                return capital(star(language, speech.components, table.side, at.into()));
            }
            Category::Start => say!(language, azul.category.start),
            Category::Stars => say!(language, azul.category.stars),
            Category::Numbers => say!(language, azul.category.numbers),
            Category::Token => say!(language, azul.category.token),
            Category::Discards => say!(language, azul.category.discards),
            Category::Corners => say!(language, azul.category.corners),
        };
        words.to_owned()
    }

    fn rules(language: Language) -> Vec<Section> {
        rules::sections(language)
    }

    fn sprite() -> String {
        art::sprite()
    }
}

/// Points that are lost: nobody falls below the least there is.
fn lost_points(language: Language, lost: u16) -> String {
    match lost {
        0 => say!(language, azul.log.lost_none).to_owned(),
        _ => say!(language, azul.log.lost, count = lost),
    }
}
