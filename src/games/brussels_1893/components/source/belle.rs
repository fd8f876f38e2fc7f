//! The expansion's part of `components.json`, read and validated.

use super::{HIGHEST, by_seats, filled, numbers, same_id};
use crate::engine::{Fault, Part};
use crate::games::brussels_1893::components::belle::{
    Amount, BelleEpoque, Boon, CARDS, CROSS, Card, Deed, MOST_TILES, Moment, Per, TILES,
};
use crate::games::brussels_1893::components::{LEAST_SEATS, MOST_SEATS, Material, Needle, Office, Work};
use crate::games::brussels_1893::grid::{SIDE, Space};

/// The ids of the cards, in the order of their numbers.
const CARD_IDS: [&str; CARDS] = [
    "C01", "C02", "C03", "C04", "C05", "C06", "C07", "C08", "C09", "C10", "C11", "C12", "C13", "C14", "C15",
    "C16", "C17", "C18", "C19", "C20", "C21", "C22", "C23", "C24", "C25", "C26", "C27", "C28", "C29", "C30",
    "C31", "C32",
];

/// The ids of the tiles.
const TILE_IDS: [&str; TILES] =
    ["T01", "T02", "T03", "T04", "T05", "T06", "T07", "T08", "T09", "T10", "T11", "T12"];

pub(super) fn read(whole: &Part<'_>, compass: &[Needle]) -> Result<BelleEpoque, Fault> {
    let part = whole.at("belle_epoque")?;
    let tiles_in_play = by_seats(&part.at("tiles_in_play")?)?;
    for (seats, tiles) in super::SEATS.into_iter().zip(tiles_in_play) {
        // Those that lie on the Art Nouveau board are tiles, too.
        part.at("tiles_in_play")?.counted(seats, tiles.into(), 1, MOST_TILES)?;
    }
    let without_arrow = |point: &Needle| match point {
        Needle::Arrow => Needle::Material(Material::Glass),
        point => *point,
    };
    Ok(BelleEpoque {
        travellers: part.number("travellers", 1, 9)?,
        tiles_in_play,
        cross: cross(&part.at("cross")?)?,
        // On one place at least a pavilion costs no more than a house.
        surcharges: numbers(&part.at("surcharges")?, 0, 9)?,
        colour_points: part.number("colour_points", 0, HIGHEST)?,
        white_divisor: part.number("white_divisor", 1, HIGHEST)?,
        compass: compass.iter().map(without_arrow).collect(),
        cards: filled(
            part.at("cards")?.things(CARDS, CARDS)?.zip(CARD_IDS).map(|(part, id)| {
                same_id(&part, id)?;
                card(&part)
            }),
            Card { moment: Moment::RoundStart, deed: Deed::Corner },
        )?,
        tiles: filled(
            part.at("tiles")?.things(TILES, TILES)?.zip(TILE_IDS).map(|(part, id)| {
                same_id(&part, id)?;
                tile(&part)
            }),
            Boon::Zone(0),
        )?,
    })
}

fn cross(list: &Part<'_>) -> Result<[Space; CROSS], Fault> {
    let mut cross = [Space(0); CROSS];
    for (at, item) in list.items(CROSS, CROSS)?.enumerate() {
        let [column, row] = numbers(&item, 1, SIDE as u8)?;
        cross[at] = Space::at(column - 1, row - 1);
        if cross[..at].contains(&cross[at]) {
            return Err(item.twice());
        }
    }
    Ok(cross)
}

/// So much for every so many of a thing, or an amount as it stands.
fn amount(part: &Part<'_>) -> Result<Amount, Fault> {
    if part.at("per").is_err() {
        return Ok(Amount::flat(part.number("amount", 1, HIGHEST)?));
    }
    let times = part.at("times")?;
    let mut each = [0; MOST_SEATS - LEAST_SEATS + 1];
    for (seats, each) in super::SEATS.into_iter().zip(&mut each) {
        *each = times.number(seats, 0, HIGHEST)?;
    }
    let per = part.at("per")?.word(&Per::KEYS, |(key, _)| key)?.1;
    Ok(Amount { per, by: part.number("by", 1, HIGHEST)?, times: each })
}

/// Moments at which a gain may be had.
const GAINS: [Moment; 15] = [
    Moment::RoundStart,
    Moment::OnHouse,
    Moment::Dismissed,
    Moment::After(Work::Workshop),
    Moment::After(Work::Materials),
    Moment::After(Work::Build),
    Moment::AfterOffice(Office::StockExchange),
    Moment::AfterOffice(Office::Square),
    Moment::AfterOffice(Office::Park),
    Moment::AfterOffice(Office::Market),
    Moment::AfterIrises,
    Moment::BeforeDeparture,
    Moment::BeforeCourt,
    Moment::Visit,
    Moment::BeforeReady,
];

fn card(part: &Part<'_>) -> Result<Card, Fault> {
    let effect = part.at("effect")?;
    let number = |key: &str| effect.number(key, 1, HIGHEST);
    let words = [
        "gain_francs",
        "gain_points",
        "gain_jokers",
        "exchange",
        "flip_artwork",
        "extra_marker_steps",
        "return_market_tile",
        "discard_displayed_nobles",
        "substitute_cube",
        "use_noble",
        "discard_noble_for_salary",
        "recover_stake",
        "barter",
        "white_artwork",
        "gain_traveller",
        "override_try_square",
        "extra_turn",
        "use_discarded_noble",
        "swap_column_card",
        "icons",
        "double_worker",
        "recover_brussels_worker",
    ];
    let (deed, moments): (Deed, &[Moment]) = match effect.at("op")?.word(&words, |word| word)? {
        "gain_francs" => (Deed::Francs(amount(&effect)?), &GAINS),
        "gain_points" => (Deed::Points(amount(&effect)?), &GAINS),
        "gain_jokers" => (Deed::Jokers(number("amount")?), &GAINS),
        "exchange" => {
            let jokers = effect.at("pay")?.number("joker", 1, HIGHEST)?;
            let materials = effect.at("gain")?.number("materials", 1, HIGHEST)?;
            (Deed::Exchange { jokers, materials }, &[Moment::After(Work::Materials)])
        }
        "flip_artwork" => (Deed::Colour, &[Moment::After(Work::Workshop)]),
        "extra_marker_steps" => (Deed::Steps(number("amount")?), &[Moment::SaleMove]),
        "return_market_tile" => (Deed::Withdraw, &[Moment::BeforeSale]),
        "discard_displayed_nobles" => {
            (Deed::Guests(effect.number("most", 1, super::ROW as u8)?), &[Moment::BeforeNoble])
        }
        "substitute_cube" => (Deed::Substitute, &[Moment::Payment]),
        "use_noble" => (Deed::UseNoble, &[Moment::AfterOffice(Office::Square)]),
        "discard_noble_for_salary" => (Deed::Release, &[Moment::AfterOffice(Office::Square)]),
        "recover_stake" => (Deed::Recover, &[Moment::Park]),
        "barter" => (Deed::Barter(effect.number("cubes", 1, 9)?), &[Moment::AfterOffice(Office::Market)]),
        "white_artwork" => (Deed::White, &[Moment::AfterOffice(Office::Market)]),
        "gain_traveller" => (Deed::Travellers(number("amount")?), &GAINS),
        "override_try_square" => (Deed::Corner, &[Moment::Planning]),
        "extra_turn" => (Deed::Overtime, &[Moment::AfterTurn]),
        "use_discarded_noble" => {
            (Deed::LastAudience(effect.number("francs", 0, HIGHEST)?), &[Moment::NobleLeaves])
        }
        "swap_column_card" => (Deed::Swap, &[Moment::Award]),
        "icons" => (Deed::Icons(number("amount")?), &[Moment::Icons]),
        "double_worker" => (Deed::Double, &[Moment::BeforeIrises]),
        _ => (Deed::TakeBack, &[Moment::BeforeCourt]),
    };
    Ok(Card { moment: moment(&part.at("hook")?, moments)?, deed })
}

/// One of the moments at which the deed is possible.
fn moment(part: &Part<'_>, possible: &[Moment]) -> Result<Moment, Fault> {
    part.word(possible, |moment| {
        Moment::KEYS.into_iter().find(|(_, other)| *other == moment).map_or("", |(key, _)| key)
    })
}

fn tile(part: &Part<'_>) -> Result<Boon, Fault> {
    let (effect, hook) = (part.at("effect")?, part.at("hook")?);
    let when = |possible: &[&'static str]| hook.word(possible, |word| word);
    let number = |key: &str, least: u8| effect.number(key, least, HIGHEST);
    let words = [
        "gain_points",
        "gain_francs",
        "zone_bonus",
        "virtual_artworks",
        "virtual_houses",
        "last_level",
        "salary_override",
    ];
    Ok(match effect.at("op")?.word(&words, |word| word)? {
        "gain_points" => {
            match when(&["game_end:tiles_first", "game_end:tiles", "final_scoring:buildings"])? {
                "game_end:tiles_first" => Boon::First(amount(&effect)?),
                "game_end:tiles" => Boon::Points(amount(&effect)?),
                _ => Boon::Buildings(amount(&effect)?),
            }
        }
        "gain_francs" => {
            when(&["game_end:tiles"])?;
            Boon::Francs(amount(&effect)?)
        }
        "zone_bonus" => {
            when(&["game_end:tiles"])?;
            Boon::Zone(number("amount", 1)?)
        }
        "virtual_artworks" => {
            when(&["final_scoring:zones"])?;
            Boon::Artworks(number("amount", 1)?)
        }
        "virtual_houses" => {
            when(&["final_scoring:buildings"])?;
            Boon::Houses(number("amount", 1)?)
        }
        "last_level" => {
            when(&["on_occupied"])?;
            Boon::LastLevel(number("points", 0)?)
        }
        _ => {
            when(&["game_end:salaries"])?;
            Boon::Salaries(number("francs", 0)?)
        }
    })
}
