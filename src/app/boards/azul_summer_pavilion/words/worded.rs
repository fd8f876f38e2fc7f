//! Azul: Summer Pavilion in words.

use super::super::art;
use super::{amounts, chip, feature, loss, reason, refusal, rules, source, space, star, star_kind};
use crate::app::boards::kit::phrase::capital;
use crate::app::session::{Bound, Explanation, Section, Speech, Worded};
use crate::app::words::Language;
use crate::engine::Event as _;
use crate::games::azul_summer_pavilion::board::star_of;
use crate::games::azul_summer_pavilion::tile::{heap, total};
use crate::games::azul_summer_pavilion::{
    Action, AzulSummerPavilion, CENTRE, Category, Components, Event, Phase, ROUNDS, Reason, Refusal, Setup,
    Side, Table,
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
        let seat = event.seat().map(|seat| speech.seat(seat)).unwrap_or_default();
        let heap = |tiles| amounts(language, tiles);
        let lost = |lost: u16| loss(language, lost);
        Some(match event {
            Event::RoundBegan { round, wild, .. } => {
                say!(language, azul.log.round, round, colour = chip(language, *wild), seat)
            }
            Event::Took { source: from, tiles, .. } => {
                say!(language, azul.log.took, seat, tiles = heap(tiles), source = source(language, *from))
            }
            Event::TookToken { lost: points, .. } => {
                say!(language, azul.log.token, points = lost(*points), seat)
            }
            Event::PlacingBegan { .. } => say!(language, azul.log.placing, seat),
            Event::Placed { space, side, colour, spent, points, .. } => {
                // The number is the price. On the front an outer star is told by the tile's colour.
                let number = total(spent).to_string();
                let at = star_of(*space);
                let space = if at == CENTRE || *side == Side::Back {
                    say!(language, azul.space, star = star(language, speech.components, *side, at), number)
                } else {
                    number
                };
                let (tile, paid) = (chip(language, *colour), heap(spent));
                say!(language, azul.log.placed, count = *points, seat, tile, space, paid)
            }
            Event::Surrounded { feature: id, tiles, .. } => {
                let feature = feature(language, speech.components.feature(*id).kind);
                say!(language, azul.log.surrounded, count = *tiles, seat, feature)
            }
            Event::TookBonus { tiles, .. } => say!(language, azul.log.bonus, seat, tiles = heap(tiles)),
            Event::SupplyShort { missing, .. } => say!(language, azul.log.short, count = *missing),
            Event::Refilled { poured: true, .. } | Event::FactoriesFilled { poured: true, .. } => {
                say!(language, azul.log.poured).to_owned()
            }
            Event::Refilled { .. } | Event::FactoriesFilled { .. } => return None,
            Event::Unpacked { tiles, .. } => say!(language, azul.log.unpacked, seat, tiles = heap(tiles)),
            Event::Passed { kept, discarded, lost: points, .. } => {
                let (points, kept, discarded) = (lost(*points), heap(kept), heap(discarded));
                match (kept.is_empty(), discarded.is_empty()) {
                    (true, true) => say!(language, azul.log.passed, seat),
                    (false, true) => say!(language, azul.log.stored, seat, kept),
                    (true, false) => say!(language, azul.log.discarded, points, seat, discarded),
                    _ => say!(language, azul.log.stored_discarded, points, seat, kept, discarded),
                }
            }
            Event::StarScored { kind, points, .. } => {
                say!(language, azul.log.star, seat, star = star_kind(language, *kind), points)
            }
            Event::NumberScored { number, points, .. } => {
                say!(language, azul.log.number, seat, number, points)
            }
            Event::CornersCleared { tiles, lost: points, .. } => {
                say!(language, azul.log.corners, points = lost(*points), seat, tiles = heap(tiles))
            }
            Event::Ended => say!(language, azul.log.ended).to_owned(),
        })
    }

    fn bound(event: &Event) -> Option<Bound> {
        matches!(event, Event::RoundBegan { .. }).then_some(Bound::Opens)
    }

    fn refusal(refused: Refusal, speech: &Speech<Self>) -> Explanation {
        refusal::refusal(refused, speech)
    }

    fn to_do(table: &Table, speech: &Speech<Self>) -> String {
        let language = speech.language;
        match table.phase() {
            Phase::Draft | Phase::Over => say!(language, azul.to_do.draft).to_owned(),
            Phase::Place => say!(language, azul.to_do.place).to_owned(),
            Phase::Bonus(count) => say!(language, azul.to_do.bonus, count),
            Phase::Keep => say!(language, azul.to_do.keep).to_owned(),
        }
    }

    fn course(table: &Table, speech: &Speech<Self>) -> String {
        say!(speech.language, azul.course, colour = chip(speech.language, table.wild(speech.components)))
    }

    fn length(_setup: &Setup, _components: &Components, language: Language) -> Option<String> {
        Some(say!(language, shell.rounds_in_all, rounds = ROUNDS.to_string()))
    }

    fn is_ending(table: &Table, _components: &Components) -> bool {
        usize::from(table.round) == ROUNDS
    }

    fn action(action: Action, table: &Table, speech: &Speech<Self>) -> String {
        let (language, components) = (speech.language, speech.components);
        match action {
            Action::Take { source: from, colour } => {
                let tiles = amounts(language, &table.take(components, from, colour).tiles);
                say!(language, azul.plan.take, tiles, source = source(language, from))
            }
            Action::Place { space: at, colour, wilds } => {
                let (count, tile) = (table.acting().board.points(at), chip(language, colour));
                let space = space(language, components, table.side, at);
                if wilds > 0 {
                    let wild = amounts(language, &heap(components.wild(table.round), wilds));
                    say!(language, azul.plan.place_wild, count, tile, space, wild)
                } else {
                    say!(language, azul.plan.place, count, tile, space)
                }
            }
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
            Category::Placed(at) => return capital(star(language, speech.components, table.side, at.into())),
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
