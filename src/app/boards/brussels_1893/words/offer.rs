//! What may be done now, and how far the game is.

use super::{belle, francs, jokers, noble, workers};
use crate::app::session::Speech;
use crate::engine::Seat;
use crate::games::brussels_1893::grid::SIDE;
use crate::games::brussels_1893::{Another, Brussels1893, Phase, Table, View, Why, owed};
use crate::say;

/// What the seat to move may do now.
#[must_use]
pub fn to_do(view: &View, speech: &Speech<Brussels1893>) -> String {
    let (l, table) = (speech.language, &view.table);
    let seat = table.to_move();
    if let Some(open) = table.due() {
        return decision(open.why, view, speech);
    }
    let player = table.player(seat);
    let words = match table.phase {
        Phase::Draft if player.architect.is_none() => say!(l, brussels_1893.to_do.architect),
        Phase::Draft => say!(l, brussels_1893.to_do.artwork),
        Phase::Corner => say!(l, brussels_1893.to_do.corner),
        Phase::Neutral if table.options.belle_epoque => say!(l, brussels_1893_belle.to_do.neutral),
        Phase::Neutral => say!(l, brussels_1893.to_do.neutral),
        Phase::Turns if table.belle.another == Another::Now => say!(l, brussels_1893_belle.to_do.another),
        Phase::Turns if player.reserve == 0 && player.travellers > 0 => {
            say!(l, brussels_1893_belle.to_do.no_worker)
        }
        Phase::Turns if player.reserve == 0 => say!(l, brussels_1893.to_do.no_worker),
        Phase::Turns => say!(l, brussels_1893.to_do.turn),
        // Past the last column nobody is asked: so it stands while the resolution is told.
        Phase::Prestige if usize::from(table.column) == SIDE => "",
        Phase::Prestige => {
            let column = (table.column + 1).to_string();
            return if table.column_leaders(table.column).len() > 1 {
                say!(l, brussels_1893.to_do.tied, column = column)
            } else {
                say!(l, brussels_1893.to_do.prestige, column = column)
            };
        }
        Phase::Salaries => {
            let owed = owed(speech.components, table, seat);
            let (owed, has) = (francs(l, owed), francs(l, player.francs));
            return if table.options.salaries_must_be_maximal {
                say!(l, brussels_1893.to_do.salaries, francs = has, owed = owed)
            } else {
                say!(l, brussels_1893.to_do.salaries_free, francs = has, owed = owed)
            };
        }
        Phase::Over => say!(l, brussels_1893.to_do.over),
        // These pass by themselves: nobody is asked.
        Phase::Tiles => say!(l, brussels_1893_belle.to_do.speciality),
        _ => "",
    };
    words.to_owned()
}

/// A decision inside a phase.
fn decision(why: Why, view: &View, speech: &Speech<Brussels1893>) -> String {
    let (l, table) = (speech.language, &view.table);
    let seat = table.to_move();
    let words = match why {
        Why::Workshop => say!(l, brussels_1893.to_do.workshop),
        Why::Sale => say!(l, brussels_1893.to_do.sale),
        Why::Market { .. } if table.more_steps(speech.components, seat).is_some() => {
            return say!(l, brussels_1893_belle.to_do.sale_steps, count = table.player(seat).artworks());
        }
        Why::Market { .. } => {
            return say!(l, brussels_1893.to_do.marker, count = table.player(seat).artworks());
        }
        Why::Replace { .. } => say!(l, brussels_1893.to_do.replace),
        Why::Noble => match table.revealed {
            Some(who) => return say!(l, brussels_1893.to_do.revealed, noble = noble(l, who)),
            None => say!(l, brussels_1893.to_do.noble),
        },
        Why::Keep { noble: who } => return say!(l, brussels_1893.to_do.keep, noble = noble(l, who)),
        Why::Choose { noble: who } => return say!(l, brussels_1893.to_do.choose, noble = noble(l, who)),
        // Only the owner of a house takes materials in the turn of another: the house brings them, or a noble used there.
        Why::Material { .. }
            if table.turn().is_some_and(|active| active != seat) && !uses_noble(table, seat) =>
        {
            say!(l, brussels_1893.to_do.free_material)
        }
        Why::Material { left } => return say!(l, brussels_1893.to_do.material, count = left),
        Why::Adjust => say!(l, brussels_1893.to_do.adjust),
        Why::Pay => {
            let units = table.next_tier(speech.components, seat).map_or(0, |tier| tier.cubes);
            return say!(l, brussels_1893.to_do.pay, count = units);
        }
        Why::Turn => say!(l, brussels_1893.to_do.needle),
        Why::House if table.options.belle_epoque => say!(l, brussels_1893_belle.to_do.house),
        Why::House => say!(l, brussels_1893.to_do.house),
        Why::Use { house: Some(_), .. } => say!(l, brussels_1893.to_do.free_use),
        Why::Use { left, .. } => return say!(l, brussels_1893.to_do.use_them, count = left),
        Why::Park => say!(l, brussels_1893.to_do.park),
        Why::Jokers { most } => return say!(l, brussels_1893.to_do.jokers, jokers = jokers(l, most)),
        Why::Tile => {
            let left = workers(l, table.player(seat).reserve);
            return say!(l, brussels_1893_belle.to_do.tile, workers = left);
        }
        why => return belle::to_do(why, speech),
    };
    words.to_owned()
}

/// Whether what a player is deciding is inside the use of a noble.
fn uses_noble(table: &Table, seat: Seat) -> bool {
    table.open.iter().any(|open| open.seat == seat && matches!(open.why, Why::Use { .. }))
}

/// How far the game is.
#[must_use]
pub fn course(view: &View, speech: &Speech<Brussels1893>) -> String {
    let (l, table) = (speech.language, &view.table);
    let of = speech.components.rounds.to_string();
    match table.phase {
        Phase::Draft => say!(l, brussels_1893.course.draft).to_owned(),
        Phase::Trains | Phase::Reveal | Phase::Plan | Phase::Corner => {
            say!(l, brussels_1893.course.planning, of = of)
        }
        Phase::Neutral | Phase::Turns => say!(l, brussels_1893.course.action, of = of),
        Phase::Tiles | Phase::Salaries | Phase::Over => say!(l, brussels_1893.course.end).to_owned(),
        _ => say!(l, brussels_1893.course.resolution, of = of),
    }
}
