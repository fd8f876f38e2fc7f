//! Belle Époque: cards and tiles in signs, pavilions and their places, what players have of them.

use super::super::super::scene::belle::{OwnedPart, RowPart, TilePart};
use super::super::super::words;
use super::board::reward_signs;
use super::town::{artwork, medal, office_sign, shown, traveller, white};
use super::{Pen, coin, sign, token, wooden};
use crate::app::boards::kit::markup::{bold, flags, symbol, tag};
use crate::app::boards::kit::phrase::capital;
use crate::app::sentence;
use crate::games::brussels_1893::components::belle::{Amount, Boon, CardId, Deed, Moment, Per, TileId};
use crate::games::brussels_1893::components::{Art, Cube};
use crate::games::brussels_1893::{Action, Helper, Worker, zone_counts};
use crate::say;

/// The sign of the moment at which a card may be used: that of the action or of the phase.
#[must_use]
pub const fn moment_sign(moment: Moment) -> &'static str {
    match moment {
        Moment::RoundStart => "dawn",
        Moment::Planning => "try",
        Moment::OnHouse => "house",
        Moment::BeforeSale | Moment::SaleMove => "sale",
        Moment::BeforeNoble | Moment::Dismissed => "noble",
        Moment::Payment => "build",
        Moment::After(work) => work.key(),
        Moment::AfterOffice(office) => office_sign(office),
        Moment::Park => "park",
        Moment::AfterTurn => "overtime",
        Moment::Award => "crown",
        Moment::Icons => "start",
        Moment::BeforeIrises | Moment::AfterIrises => "iris",
        Moment::BeforeDeparture | Moment::BeforeCourt => "court",
        Moment::Visit => "pavilion",
        Moment::BeforeReady | Moment::NobleLeaves => "dusk",
    }
}

/// The sign of what is counted; none where nothing is.
const fn per_sign(per: Per) -> Option<&'static str> {
    Some(match per {
        Per::Flat => return None,
        Per::Artworks => "art",
        Per::WhiteArtworks => "white",
        Per::CubeKinds => "any-cube",
        Per::OnStockExchange => "worker",
        Per::Francs => "coin",
        Per::ReadyNobles => "noble",
        Per::Irises | Per::IrisLevel => "iris",
        Per::Travellers => "traveller-sign",
        Per::Cards => "belle-card",
        Per::Points => "point",
        Per::CrownLevel => "crown",
        Per::FirstPasses => "face-down",
        Per::Buildings => "house",
        Per::Contacts => "terrace",
    })
}

fn plus(n: u8, mark: &str) -> String {
    [bold(["+", &n.to_string()].concat()), mark.to_owned()].concat()
}

/// So much, and for every so many of what.
fn amount(pen: &Pen<'_>, of: Amount, unit: &str) -> String {
    let gain = tag("bx-gives", &plus(of.each(pen.view.table.seats), &sign(unit)));
    let Some(counted) = per_sign(of.per) else { return gain };
    let number = if of.by > 1 { of.by.to_string() } else { String::new() };
    [gain, tag("bx-per", &["/", &number, &sign(counted)].concat())].concat()
}

fn becomes(from: &str, to: &str) -> String {
    tag("bx-gives", &[from, "▸", to].concat())
}

/// What a card does, in signs.
#[must_use]
pub fn deed(pen: &Pen<'_>, deed: Deed) -> String {
    let joker = || symbol("bx-cube-joker", "bx-cube");
    let many = |n: u8, mark: String| [&n.to_string(), mark.as_str()].concat();
    let gives = |n: u8, mark: String| tag("bx-gives", &plus(n, &mark));
    match deed {
        Deed::Francs(of) => amount(pen, of, "coin"),
        Deed::Points(of) => amount(pen, of, "point"),
        Deed::Jokers(n) => gives(n, joker()),
        Deed::Exchange { jokers, materials } => {
            becomes(&many(jokers, joker()), &many(materials, sign("materials")))
        }
        Deed::Colour => becomes(&sign("white"), &sign("art")),
        Deed::Steps(n) => gives(n, sign("steps")),
        Deed::Withdraw => becomes(&sign("art"), &sign("back")),
        Deed::Guests(n) => tag("bx-gives", &["≤", &n.to_string(), &sign("guests")].concat()),
        Deed::Substitute => becomes(&sign("any-cube"), &sign("materials")),
        Deed::UseNoble => gives(1, sign("noble")),
        Deed::Release => becomes(&sign("noble"), &sign("coins")),
        Deed::Recover => becomes(&sign("coins"), &sign("back")),
        Deed::Barter(n) => tag("bx-gives", &[many(n, String::new()), sign("barter")].concat()),
        Deed::White => gives(1, sign("white")),
        Deed::Travellers(n) => gives(n, sign("traveller-sign")),
        Deed::Corner => becomes(&sign("try"), &sign("iris")),
        Deed::Overtime => becomes(&sign("worker"), &plus(1, &sign("turn"))),
        Deed::LastAudience(n) => becomes(&many(n, sign("coin")), &sign("noble")),
        Deed::Swap => tag("bx-gives", &[sign("crown"), sign("swap")].concat()),
        Deed::Icons(n) => gives(n, sign("start")),
        Deed::Double => tag("bx-gives", &[sign("worker"), bold("×2")].concat()),
        Deed::TakeBack => becomes(&sign("worker"), &sign("back")),
    }
}

/// What a tile brings, in signs: what it gives, and for what.
#[must_use]
pub fn boon(pen: &Pen<'_>, boon: Boon) -> String {
    let gives = |content: &str| tag("bx-gives", content);
    let per = |content: &str| tag("bx-per", content);
    match boon {
        Boon::First(of) | Boon::Points(of) | Boon::Buildings(of) => amount(pen, of, "point"),
        Boon::Francs(of) => amount(pen, of, "coin"),
        Boon::Zone(n) => [gives(&plus(n, &sign("point"))), per(&["/1", &sign("zone")].concat())].concat(),
        Boon::Artworks(n) => gives(&plus(n, &sign("art"))),
        Boon::Houses(n) => gives(&plus(n, &sign("house"))),
        Boon::LastLevel(n) => {
            let level = [sign("architect"), bold("7")].concat();
            [gives(&level), per(&[n.to_string(), sign("point")].concat())].concat()
        }
        Boon::Salaries(n) => [gives(&sign("noble")), per(&[n.to_string(), sign("coin")].concat())].concat(),
    }
}

/// A card as small as a player's panel has room for: when it may be used, and what it does.
#[must_use]
pub fn chip(pen: &Pen<'_>, card: CardId) -> String {
    let of = pen.components.belle.card(card);
    [tag("bx-when", &sign(moment_sign(of.moment))), tag("bx-does", &deed(pen, of.deed))].concat()
}

/// A card of a player: turned down once used.
#[must_use]
pub fn owned(pen: &Pen<'_>, part: &OwnedPart) -> String {
    chip(pen, part.card)
}

/// Whether a player's cards are ready, in signs alone: for a panel with room for no more.
#[must_use]
pub fn held(cards: &[OwnedPart], pen: &Pen<'_>) -> String {
    let one = |part: &OwnedPart| {
        let moment = pen.components.belle.card(part.card).moment;
        tag(&flags("bx-held", &[(part.used, "used")]), &sign(moment_sign(moment)))
    };
    cards.iter().map(one).collect()
}

/// The place of a pavilion: the hall with what it costs besides, or whose pavilion stands there; while it can be chosen, what
/// it would score.
#[must_use]
pub fn place(pen: &Pen<'_>, part: &RowPart) -> String {
    let scores = if part.mark.legal || part.mark.chosen {
        tag("bx-scores", &scores(pen, part))
    } else {
        String::new()
    };
    if let Some(owner) = part.owner {
        let prefix = if part.comes { "bx-promised-" } else { "bx-pavilion-" };
        return wooden(pen, prefix, owner, "bx-hall") + &scores;
    }
    let price = if part.glass == 0 {
        tag("bx-surcharge", say!(pen.language, brussels_1893_board.belle.no_glass))
    } else {
        let class = flags("bx-surcharge", &[(part.missing > 0, "missing")]);
        tag(
            &class,
            &[symbol("bx-cube-glass", "bx-cube"), bold(["+", &part.glass.to_string()].concat())].concat(),
        )
    };
    [symbol("bx-hall", "bx-hall"), scores, price].concat()
}

/// Colours of workers in a row, and what they are worth to its pavilion now.
fn scores(pen: &Pen<'_>, part: &RowPart) -> String {
    let token = |worker: &Worker| match worker {
        Worker::Of(seat) => token(pen, *seat),
        Worker::Neutral => symbol("bx-worker-neutral", "token bx-wood bx-neutral"),
    };
    let points = tag("bx-plus", &["+", &part.points.to_string()].concat());
    [part.colours.iter().map(token).collect(), points].concat()
}

/// What a pavilion in a row scores now.
fn visit(pen: &Pen<'_>, part: &RowPart) -> String {
    let note = tag("bx-note", say!(pen.language, brussels_1893_board.belle.colours));
    tag("bx-visit", &[note, scores(pen, part)].concat())
}

/// Letters of a card's text from which on it is set smaller, so that its moment still finds room below.
const LONG: usize = 50;

/// How wide a text is, in letters: a Chinese character is as wide as two.
fn width(text: &str) -> usize {
    text.chars().map(|letter| if letter.is_ascii() { 1 } else { 2 }).sum()
}

/// A card of the row: its number, when it may be used and what it does; with whom it is, and what the pavilion scores, once it
/// was taken.
#[must_use]
pub fn card(pen: &Pen<'_>, part: &RowPart) -> String {
    let (l, of) = (pen.language, pen.components.belle.card(part.card));
    let number = say!(l, brussels_1893_board.belle.number, number = (part.card + 1).to_string());
    let when = tag("bx-when", &[sign(moment_sign(of.moment)), tag("bx-note", &number)].concat());
    let name = words::belle::card_name(l, part.card);
    let Some(owner) = part.owner.filter(|_| !part.comes) else {
        let text = capital(words::belle::deed(l, of.deed, pen.view.table.seats));
        let at = tag("bx-note", &words::belle::moment(l, of.moment));
        let class = flags("bx-name", &[(width(&text) > LONG, "long")]);
        let lines = [tag(&class, &sentence::escaped(&text)), at];
        return [when, tag("bx-words", &lines.concat())].concat();
    };
    let mut head = [token(pen, owner), tag("bx-name", &sentence::escaped(name))].concat();
    if part.used {
        head.push_str(&tag("bx-note", say!(l, brussels_1893_board.belle.used)));
    }
    let lies = match part.helper {
        Some(Helper::Worker(seat)) => wooden(pen, "bx-worker-", seat, "bx-small"),
        Some(Helper::Traveller) => symbol("bx-traveller", "bx-small"),
        None => String::new(),
    };
    let does = tag("bx-does", &[deed(pen, of.deed), lies].concat());
    let lines = [tag("bx-with", &head), does, visit(pen, part)];
    [when, tag("bx-words", &lines.concat())].concat()
}

/// A tile: under its roof what it brings, and who stands on it.
#[must_use]
pub fn tile(pen: &Pen<'_>, part: &TilePart) -> String {
    let stands = match part.worker {
        Some(seat) => wooden(pen, "bx-worker-", seat, "bx-stands"),
        None => tag("bx-empty", ""),
    };
    let worth = part.worth.map_or_else(String::new, |worth| {
        let sign = if worth < 0 { "" } else { "+" };
        tag("bx-worth-now", &[sign, &worth.to_string()].concat())
    });
    [face(pen, part.tile), tag("bx-on-tile", &[stands, worth].concat())].concat()
}

/// The face of a tile.
#[must_use]
pub fn face(pen: &Pen<'_>, tile: TileId) -> String {
    let does = boon(pen, pen.components.belle.tile(tile));
    [symbol("bx-roof", "bx-roof"), tag("bx-does", &does)].concat()
}

/// The travellers on the train.
#[must_use]
pub fn train(travellers: i32) -> String {
    [sign("train"), bold(travellers)].concat()
}

/// The head of the sheet on which the use of a card is decided: the card, large, and when it may be used.
#[must_use]
pub fn offer(pen: &Pen<'_>, card: CardId) -> String {
    let (l, of) = (pen.language, pen.components.belle.card(card));
    let does = capital(words::belle::deed(l, of.deed, pen.view.table.seats));
    let head = [
        tag("bx-note", &sentence::escaped(&words::belle::moment(l, of.moment))),
        tag("bx-name", &sentence::escaped(&does)),
    ];
    [tag("bx-owned-card", &chip(pen, card)), tag("bx-words", &head.concat())].concat()
}

/// What a choice of the expansion shows: a picture, what it is, and up to two notes.
#[must_use]
pub fn choice(pen: &Pen<'_>, action: Action, said: String) -> (String, String, String, String) {
    let Pen { language: l, components, view, .. } = *pen;
    let (table, me) = (&view.table, view.table.player(pen.scene.own));
    let note = |picture: String, note: String| (picture, said.clone(), note, String::new());
    let plain = |picture: String| note(picture, String::new());
    let displayed =
        |is: bool| if is { say!(l, brussels_1893_board.choice.shown).to_owned() } else { String::new() };
    let colour = |art: Art| capital(words::colour(l, art).to_owned());
    match action {
        Action::Card => {
            let Some(card) = pen.scene.offered else { return plain(String::new()) };
            let deed = components.belle.card(card).deed;
            if let (Deed::LastAudience(francs), Some(noble)) = (deed, table.belle.leaving) {
                let effect = words::noble_effect(l, components, noble);
                let picture = medal(noble, "") + &coin(francs);
                return (picture, words::noble(l, noble).to_owned(), effect, String::new());
            }
            let what = match deed {
                Deed::Francs(of) => words::francs(l, table.amount(components, pen.scene.own, of)),
                Deed::Points(of) => words::points(l, table.amount(components, pen.scene.own, of)),
                deed => words::belle::deed(l, deed, table.seats),
            };
            let now = say!(l, brussels_1893_board.belle.use_it, what = what);
            (self::deed(pen, deed), now, String::new(), String::new())
        }
        Action::SellWhite(art) => note(white(art), displayed(table.is_white_displayed())),
        Action::As(art) => {
            let shown = table.is_displayed(art);
            let half = || say!(l, brussels_1893_board.belle.halved).to_owned();
            (artwork(art), colour(art), if shown { displayed(true) } else { half() }, String::new())
        }
        Action::Colour(art) => plain([white(art), "▸".to_owned(), artwork(art)].concat()),
        Action::White(art) => {
            let left = table.stacks[art.index()].to_string();
            let left = say!(l, brussels_1893_board.choice.left, number = left);
            (white(art), colour(art), left, String::new())
        }
        Action::Artwork(art) | Action::Barter(art) => plain(artwork(art)),
        Action::Withdraw(slot) => {
            let there = table.market.display.get(usize::from(slot)).copied().flatten();
            plain(there.map(shown).unwrap_or_default())
        }
        Action::Release(noble) => {
            plain([medal(noble, "used"), coin(components.noble(noble).salary)].concat())
        }
        Action::Cube(of) => {
            let (id, number) = match of {
                Cube::Material(of) => (of.key(), me.materials[of.index()]),
                Cube::Joker => ("joker", me.jokers),
            };
            let has = say!(l, brussels_1893_board.belle.you_have, number = number.to_string());
            (
                symbol(&["bx-cube-", id].concat(), "bx-cube"),
                capital(words::belle::cube(l, of).to_owned()),
                has,
                String::new(),
            )
        }
        Action::Overtime { traveller: true } => plain(traveller("bx-small")),
        Action::Overtime { traveller: false } => plain(wooden(pen, "bx-worker-", pen.scene.own, "bx-small")),
        Action::Swap { other, .. } => {
            let card = table.prestige.get(usize::from(other)).copied().flatten();
            let face = card.map(|card| components.prestige(card));
            let signs = face.map(reward_signs).unwrap_or_default();
            note(signs, face.map(|face| words::rewards(l, face)).unwrap_or_default())
        }
        Action::TakeBack(office) => plain(sign(office_sign(office))),
        Action::Office(office) | Action::OfficeWith { office, .. } => {
            let of = if let Action::OfficeWith { travellers, .. } = action { travellers } else { 0 };
            let workers = table.workers_for(components, office).saturating_sub(of);
            let one = wooden(pen, "bx-worker-", pen.scene.own, "bx-small");
            let drawn = [one.repeat(workers.into()), traveller("bx-small").repeat(of.into())].concat();
            let mix = if of > 0 { say!(l, brussels_1893_board.belle.mix) } else { "" };
            note(drawn, mix.to_owned())
        }
        Action::Speciality(zone) => {
            let more = table.zone_bonus(components, pen.scene.own).unwrap_or_default();
            let points = zone_counts(components, table, pen.scene.own, zone) * u16::from(more);
            let gain = ["+", &points.to_string()].concat();
            (sign("zone"), capital(words::zone(l, zone).to_owned()), gain, String::new())
        }
        _ => plain(sign("point")),
    }
}

/// Who stands in a row and with whom its card is, for the ear and for close-ups.
#[must_use]
pub fn row_words(pen: &Pen<'_>, part: &RowPart) -> String {
    let of = part.colours.iter().map(|worker| match worker {
        Worker::Of(seat) => pen.name(*seat).to_owned(),
        Worker::Neutral => say!(pen.language, brussels_1893_board.say.neutral).to_owned(),
    });
    crate::app::boards::kit::phrase::join(pen.language, of)
}
