//! `components.json` read and validated.

mod belle;

use super::{
    ARCHITECTS, Ability, Architect, Art, BASE_NOBLES, Board, COLOURS, Components, Cube, Effect, HOUSES,
    LEAST_SEATS, LEVELS, MARKET_SIDE, MATERIALS, MOST_NOBLES, MOST_SEATS, Market, Material, NEEDLES, NOBLES,
    Needle, Noble, PRESTIGE_CARDS, Position, Prestige, REWARDS, ROW, Reward, STOCK_CARDS, Scores, Start,
    Stock, Strip, TIERS, TRACKS, Tier, Track, Work,
};
use crate::engine::{Fault, Part};
use crate::games::brussels_1893::grid::{Iris, SIDE};

/// Most of any number in the box: keeps sums far from the bounds of their types.
const HIGHEST: u8 = 30;

/// The keys of the numbers of players.
const SEATS: [&str; MOST_SEATS - LEAST_SEATS + 1] = ["2", "3", "4", "5"];

/// The nobles, in the order of the box.
const NOBLE_IDS: [&str; NOBLES] = [
    "brugmann",
    "empain",
    "solvay",
    "buls",
    "prince_albert",
    "van_de_velde",
    "vandervelde",
    "maeterlinck",
    "nagelmackers",
    "privat_livemont",
];

pub(super) fn read(whole: &Part<'_>) -> Result<Components, Fault> {
    let rounds = whole.number("rounds", 1, (PRESTIGE_CARDS / (SIDE + 1)) as u8)?;
    let brussels = whole.at("brussels")?;
    let compass = whole.at("compass")?;
    let points = points(&compass.at("positions_clockwise")?)?;
    let side_a = side_a(&whole.at("board")?)?;
    let belle = belle::read(whole, &points)?;
    Ok(Components {
        rounds,
        start: start(&whole.at("setup")?)?,
        strips: strips(&whole.at("strips")?)?,
        noble_costs: noble_costs(&brussels.at("noble_costs")?)?,
        market_jokers: brussels.number("market_jokers", 1, HIGHEST)?,
        executions_per_price: by_seats(&brussels.at("executions_per_price")?)?,
        needles: needles(&compass.at("start_needles")?, &points)?,
        compass: points,
        market: market(&whole.at("market")?)?,
        materials: supplies::<MATERIALS>(&whole.at("materials")?, &Material::ALL.map(Material::key))?,
        jokers: whole.at("jokers")?.number("supply", 1, HIGHEST)?,
        artworks: artworks(&whole.at("artworks")?)?,
        stock: whole
            .at("stock_cards")?
            .things(STOCK_CARDS, STOCK_CARDS)?
            .map(|card| stock(&card))
            .collect::<Result<_, _>>()?,
        prestige: filled(
            whole.at("prestige_cards")?.things(PRESTIGE_CARDS, PRESTIGE_CARDS)?.map(|card| prestige(&card)),
            Prestige { choice: false, rewards: [0; REWARDS], icons: 0, points: 0 },
        )?,
        nobles: nobles(whole)?,
        side_b: side_b(&whole.at("architects")?, &side_a)?,
        side_a,
        materials_taken: whole.at("actions")?.number("materials", 1, HIGHEST)?,
        scores: scores(whole)?,
        belle,
    })
}

/// An array of what is read one by one.
fn filled<T: Copy, const N: usize>(
    read: impl Iterator<Item = Result<T, Fault>>,
    empty: T,
) -> Result<[T; N], Fault> {
    let mut all = [empty; N];
    for (place, found) in all.iter_mut().zip(read) {
        *place = found?;
    }
    Ok(all)
}

/// Exactly so many numbers.
fn numbers<const N: usize>(part: &Part<'_>, least: u8, most: u8) -> Result<[u8; N], Fault> {
    filled(part.items(N, N)?.map(|item| item.bounded(least, most)), 0)
}

/// The things of these lists are known by their ids, in the order of the box.
fn same_id(part: &Part<'_>, id: &'static str) -> Result<(), Fault> {
    part.at("id")?.word(&[id], |word| word).map(drop)
}

/// Whoever has no franc left can still have the noble on the right.
fn noble_costs(list: &Part<'_>) -> Result<[u8; ROW], Fault> {
    let highest = |at: usize| if at + 1 == ROW { 0 } else { HIGHEST };
    filled(list.items(ROW, ROW)?.enumerate().map(|(at, item)| item.bounded(0, highest(at))), 0)
}

/// Everybody takes one at the start that is not black.
fn artworks(list: &Part<'_>) -> Result<[u8; COLOURS], Fault> {
    let artworks = supplies::<COLOURS>(list, &Art::ALL.map(Art::key))?;
    let coloured = Art::MADE.into_iter().map(|art| usize::from(artworks[art.index()])).sum();
    let most = Art::MADE.len() * usize::from(HIGHEST);
    list.counted(&Art::MADE.map(Art::key).join(", "), coloured, MOST_SEATS, most)?;
    Ok(artworks)
}

fn start(part: &Part<'_>) -> Result<Start, Fault> {
    let workers = part.number("workers", 1, 15)?;
    Ok(Start {
        francs: numbers(&part.at("francs_by_seat")?, 0, HIGHEST)?,
        score: part.number("score", 0, HIGHEST)?,
        workers,
        in_court: part.number("workers_in_court", 0, workers - 1)?,
        noble: place_of(part.at("noble")?.word(&NOBLE_IDS[..BASE_NOBLES], |id| id)?, &NOBLE_IDS),
        // Each player puts one in a round.
        neutral_workers: part.number("neutral_workers_each", 0, 1)?,
    })
}

fn place_of(id: &str, ids: &[&str]) -> u8 {
    ids.iter().position(|other| *other == id).unwrap_or_default() as u8
}

fn strips(list: &Part<'_>) -> Result<[Strip; SIDE], Fault> {
    let strip = |part: Part<'_>| {
        let mut sides = [[Work::Workshop; SIDE]; 2];
        for (side, works) in ["A", "B"].into_iter().zip(&mut sides) {
            let part = part.at(side)?;
            let read = part.items(SIDE, SIDE)?.map(|item| item.word(&Work::ALL, Work::key));
            *works = filled(read, Work::Workshop)?;
        }
        // Each compass side holds every action once, as published of the first edition.
        let compass_side = part.at("A")?;
        for work in Work::ALL {
            let found = sides[0].iter().filter(|other| **other == work).count();
            compass_side.counted(work.key(), found, 1, 1)?;
        }
        Ok(Strip { sides })
    };
    filled(list.things(SIDE, SIDE)?.map(strip), Strip { sides: [[Work::Workshop; SIDE]; 2] })
}

fn by_seats(part: &Part<'_>) -> Result<[u8; SEATS.len()], Fault> {
    filled(SEATS.into_iter().map(|seats| part.number(seats, 1, HIGHEST)), 0)
}

/// Fewest positions from iron on to the arrow, which sends a needle back to iron: on two of them two needles would block each
/// other for good.
const LEAST_POSITIONS: usize = 3;

/// The positions of the compass: each cube and the arrow's glass once, so that needles and arrow know where they go; a blank at
/// most, so that some needle always asks for something.
fn points(list: &Part<'_>) -> Result<Vec<Needle>, Fault> {
    let words = [
        ("wood", Needle::Material(Material::Wood)),
        ("iron", Needle::Material(Material::Iron)),
        ("stone", Needle::Material(Material::Stone)),
        ("glass", Needle::Arrow),
        ("blank", Needle::Blank),
        ("francs", Needle::Francs),
        ("any", Needle::Any),
    ];
    let points = list
        .items(5, 16)?
        .map(|item| Ok(item.word(&words, |(word, _)| word)?.1))
        .collect::<Result<Vec<Needle>, Fault>>()?;
    for (word, point) in &words[..5] {
        let found = points.iter().filter(|other| *other == point).count();
        list.counted(word, found, usize::from(*point != Needle::Blank), 1)?;
    }
    let at = |needle| points.iter().position(|point| *point == needle).unwrap_or_default();
    let positions = points.len() + at(Needle::Arrow) - at(Needle::Material(Material::Iron));
    list.counted("iron … glass", positions % points.len(), LEAST_POSITIONS, points.len() - 1)?;
    Ok(points)
}

fn needles(list: &Part<'_>, points: &[Needle]) -> Result<[Position; NEEDLES], Fault> {
    let mut needles = [0; NEEDLES];
    for (at, item) in list.items(NEEDLES, NEEDLES)?.enumerate() {
        // The arrow tile lies on the glass.
        let material = Needle::Material(item.word(Material::in_play(false), Material::key)?);
        needles[at] = points.iter().position(|point| *point == material).unwrap_or_default() as Position;
        if needles[..at].contains(&needles[at]) {
            return Err(item.twice());
        }
    }
    Ok(needles)
}

fn market(part: &Part<'_>) -> Result<Market, Fault> {
    let marker = part.at("marker")?;
    let list = marker.at("offsets")?;
    let mut offsets = [[0; 2]; COLOURS];
    for (at, colour) in Art::ALL.into_iter().enumerate() {
        let part = list.at(colour.key())?;
        offsets[at] = filled(part.items(2, 2)?.map(|item| item.bounded(-1, 1)), 0)?;
        if offsets[..at].contains(&offsets[at]) {
            return Err(part.twice());
        }
    }
    let market = Market {
        points: numbers(&part.at("points_by_column")?, 0, HIGHEST)?,
        francs: numbers(&part.at("francs_by_row")?, 0, HIGHEST)?,
        offsets,
        start: numbers(&marker.at("start_centre")?, 2, MARKET_SIDE as u8 - 1)?,
    };
    // The rulebook says how much black can bring at most.
    let most = part.at("black_most")?;
    let centres = 2..MARKET_SIDE as u8;
    let best = |axis: usize| {
        let pays = |at: u8| market.pays([at, at], Art::Black)[axis];
        usize::from(centres.clone().map(pays).max().unwrap_or_default())
    };
    most.agrees("points", best(0), "market.points_by_column")?;
    most.agrees("francs", best(1), "market.francs_by_row")?;
    Ok(market)
}

fn supplies<const N: usize>(list: &Part<'_>, ids: &[&'static str]) -> Result<[u8; N], Fault> {
    let supply = |(part, id): (Part<'_>, &&'static str)| {
        same_id(&part, id)?;
        part.number("supply", 1, HIGHEST)
    };
    filled(list.things(N, N)?.zip(ids).map(supply), 0)
}

fn stock(part: &Part<'_>) -> Result<Stock, Fault> {
    let mut stock = Stock { francs: part.number("francs", 0, HIGHEST)?, corners: Default::default() };
    let by_seats = part.at("corners")?;
    for (seats, corners) in SEATS.into_iter().zip(&mut stock.corners) {
        let list = by_seats.at(seats)?;
        for item in list.items(1, 4)? {
            let [column, row] = numbers(&item, 1, SIDE as u8 - 1)?;
            let corner = Iris::at(column, row);
            if corners.contains(&corner) {
                return Err(item.twice());
            }
            corners.push(corner);
        }
    }
    Ok(stock)
}

fn prestige(part: &Part<'_>) -> Result<Prestige, Fault> {
    let choice = part.at("mode")?.word(&["all", "choose_one"], |word| word)? == "choose_one";
    let mut rewards = [0; REWARDS];
    for item in part.at("rewards")?.items(1, REWARDS)? {
        let reward = item.word(&Reward::ALL, Reward::key)?;
        if choice && rewards[reward.index()] > 0 {
            return Err(item.twice());
        }
        rewards[reward.index()] += 1;
    }
    Ok(Prestige { choice, rewards, icons: part.number("icons", 0, 9)?, points: part.number("points", 0, 9)? })
}

fn nobles(whole: &Part<'_>) -> Result<[Noble; NOBLES], Fault> {
    let list = whole.at("nobles")?;
    let first = Noble { copies: 0, salary: 0, effect: Effect::Francs(0), or: None };
    let mut nobles = [first; NOBLES];
    let setup = whole.at("setup")?;
    let everybodys = setup.at("noble")?.text()?;
    let mut deck = [0; 2];
    for (at, part) in list.things(NOBLES, NOBLES)?.enumerate() {
        same_id(&part, NOBLE_IDS[at])?;
        let copies = part.number("copies", 1, HIGHEST)?;
        if NOBLE_IDS[at] == everybodys {
            part.agrees("copies", MOST_SEATS, "setup.francs_by_seat")?;
        } else {
            deck[usize::from(at >= BASE_NOBLES)] += usize::from(copies);
        }
        let (effect, or) = effect(&part.at("effect")?)?;
        nobles[at] = Noble { copies, salary: part.number("salary", 0, HIGHEST)?, effect, or };
    }
    let says = whole.at("noble_deck")?;
    says.agrees("base", deck[0], "nobles")?;
    says.agrees("belle_epoque", deck[0] + deck[1], "nobles")?;
    // The deck has room for so many, and one of each player's first.
    list.counted("copies", deck[0] + deck[1], ROW, MOST_NOBLES - MOST_SEATS)?;
    Ok(nobles)
}

fn effect(part: &Part<'_>) -> Result<(Effect, Option<Effect>), Fault> {
    if part.at("op")?.text()? != "choose_one" {
        return Ok((single(part)?, None));
    }
    let options = part.at("options")?;
    let [one, other] = filled(options.items(2, 2)?.map(|item| single(&item)), Effect::Francs(0))?;
    Ok((one, Some(other)))
}

fn single(part: &Part<'_>) -> Result<Effect, Fault> {
    let amount = || part.number("amount", 1, HIGHEST);
    let words = [
        "gain_francs",
        "gain_points",
        "gain_jokers",
        "gain_materials",
        "exchange",
        "advance",
        "free_worker",
        "gain_traveller",
        "white_artwork",
    ];
    Ok(match part.at("op")?.word(&words, |word| word)? {
        "gain_francs" => Effect::Francs(amount()?),
        "gain_points" => Effect::Points(amount()?),
        "gain_jokers" => Effect::Jokers(amount()?),
        "gain_materials" => Effect::Materials(amount()?),
        "exchange" => Effect::Exchange {
            jokers: part.at("pay")?.number("joker", 1, HIGHEST)?,
            materials: part.at("gain")?.number("materials", 1, HIGHEST)?,
        },
        "advance" => Effect::Advance(part.at("track")?.word(&Track::ALL, Track::key)?, amount()?),
        "free_worker" => Effect::Workers(amount()?),
        "gain_traveller" => Effect::Travellers(amount()?),
        _ => {
            // One at a time.
            part.number("amount", 1, 1)?;
            Effect::White
        }
    })
}

/// The keys of the tracks of an architect board.
const TRACK_KEYS: [&str; TRACKS] = ["iris_points", "crown_activations", "architect_points"];

fn side_a(part: &Part<'_>) -> Result<Board, Fault> {
    let mut tracks = [[0; LEVELS]; TRACKS];
    for (key, levels) in TRACK_KEYS.into_iter().zip(&mut tracks) {
        *levels = track(&part.at(key)?)?;
    }
    Ok(Board {
        tracks,
        tiers: tiers(&part.at("tiers")?)?,
        zone_value: part.number("zone_value", 0, HIGHEST)?,
        ability: None,
    })
}

/// Side B of each board: one area is its own, the others are as on side A.
fn side_b(list: &Part<'_>, side_a: &Board) -> Result<[Board; ARCHITECTS], Fault> {
    let board = |(part, architect): (Part<'_>, Architect)| {
        same_id(&part, architect.key())?;
        let mut board = *side_a;
        let at = |track: Track| self::track(&part.at(TRACK_KEYS[track.index()])?);
        match architect {
            Architect::Hankar => board.tracks[Track::Iris.index()] = at(Track::Iris)?,
            Architect::Cauchie => board.tracks[Track::Crown.index()] = at(Track::Crown)?,
            Architect::Horta => board.tracks[Track::Architect.index()] = at(Track::Architect)?,
            Architect::Saintenoy => board.zone_value = part.number("zone_value", 0, HIGHEST)?,
            Architect::Strauven => board.tiers = tiers(&part.at("tiers")?)?,
        }
        board.ability = Some(ability(&part.at("ability")?)?);
        Ok(board)
    };
    filled(list.things(ARCHITECTS, ARCHITECTS)?.zip(Architect::ALL).map(board), *side_a)
}

/// The values of a track, which never fall.
fn track(part: &Part<'_>) -> Result<[u8; LEVELS], Fault> {
    let mut least = 0;
    let value = |item: Part<'_>| {
        let value = item.bounded(least, HIGHEST)?;
        least = value;
        Ok(value)
    };
    filled(part.items(LEVELS, LEVELS)?.map(value), 0)
}

fn tiers(list: &Part<'_>) -> Result<[Tier; TIERS], Fault> {
    let ids = ["bottom", "middle", "top"];
    let tier = |(part, id): (Part<'_>, &'static str)| {
        same_id(&part, id)?;
        // Each of the two needles asks for a unit at least.
        Ok(Tier {
            houses: part.number("houses", 1, HOUSES as u8)?,
            cubes: part.number("cubes", NEEDLES as u8, 9)?,
            points: part.number("points", 0, HIGHEST)?,
        })
    };
    let tiers: [Tier; TIERS] =
        filled(list.things(TIERS, TIERS)?.zip(ids).map(tier), Tier { houses: 0, cubes: 0, points: 0 })?;
    let houses = tiers.iter().map(|tier| usize::from(tier.houses)).sum();
    list.counted("houses", houses, HOUSES, HOUSES)?;
    Ok(tiers)
}

fn ability(part: &Part<'_>) -> Result<Ability, Fault> {
    let words = ["reveal_noble", "artwork_cube", "turn_needle", "gain"];
    Ok(match part.at("op")?.word(&words, |word| word)? {
        "reveal_noble" => Ability::RevealNoble,
        "artwork_cube" => {
            let cubes = part.at("cubes")?;
            let read = |colour: Art| cubes.at(colour.key())?.word(&Cube::ALL, Cube::key);
            Ability::ArtworkCube(filled(Art::MADE.into_iter().map(read), Cube::Joker)?)
        }
        "turn_needle" => Ability::TurnNeedle,
        _ => Ability::Gain {
            after: part.at("after")?.word(&Work::ALL, Work::key)?,
            francs: part.number("francs", 0, HIGHEST)?,
            points: part.number("points", 0, HIGHEST)?,
        },
    })
}

fn scores(whole: &Part<'_>) -> Result<Scores, Fault> {
    let (free, passing, scoring) = (whole.at("free_actions")?, whole.at("passing")?, whole.at("scoring")?);
    let of = |part: &Part<'_>, key: &str| part.number(key, 0, HIGHEST);
    Ok(Scores {
        no_joker: of(&scoring, "no_joker_points")?,
        unpaid_noble: of(&scoring, "unpaid_noble_points")?,
        material: of(&scoring, "material_points")?,
        start_player: of(&scoring, "start_player_points")?,
        free_workers: of(&scoring, "free_workers")?,
        zone_francs: scoring.number("francs_per_unit", 1, HIGHEST)?,
        owned_artwork: of(&free, "points_per_artwork")?,
        built_house: of(&free, "points_per_house")?,
        passing_colour: of(&passing, "francs_per_colour")?,
        passing_card: of(&passing, "francs_per_card")?,
        passing_icons: of(&passing, "icons")?,
    })
}
