//! What is read of the expansion's pieces: cards, tiles, the places of pavilions, the train.

use super::super::super::super::scene::Piece;
use super::super::super::super::scene::belle::RowPart;
use super::super::super::super::words::{self, belle as said};
use super::super::belle::{boon, chip, deed, face, moment_sign, place, row_words};
use super::super::{Pen, sign, token};
use super::{Closeup, Fact, sheet};
use crate::app::boards::kit::markup::{symbol, tag};
use crate::app::boards::kit::phrase::{capital, clauses, join};
use crate::engine::Seat;
use crate::games::brussels_1893::components::belle::{CardId, Deed, Per, TileId};
use crate::games::brussels_1893::{Helper, Phase};
use crate::say;

/// A thing of the expansion of which there is more than a sentence to read.
pub enum Extra {
    /// The card of a row.
    Card(u8),
    /// The place of a pavilion.
    Place(u8),
    /// The tile at a place.
    Tile(u8, TileId),
    /// The train.
    Train,
}

/// What there is to read of a piece of the expansion.
pub fn extra(pen: &Pen<'_>, piece: Piece) -> Option<Extra> {
    let belle = pen.scene.belle.as_ref()?;
    Some(match piece {
        Piece::Card(row) | Piece::Owned(_, row) => Extra::Card(belle.rows.get(usize::from(row))?.row),
        Piece::Pavilion(row) => Extra::Place(belle.rows.get(usize::from(row))?.row),
        Piece::Tile(at) => Extra::Tile(at, belle.tiles.iter().find(|part| part.at == at)?.tile),
        Piece::Train => Extra::Train,
        _ => return None,
    })
}

/// All of it.
pub fn closeup(pen: &Pen<'_>, extra: &Extra) -> Option<Closeup> {
    let belle = pen.scene.belle.as_ref()?;
    let row = |row: u8| belle.rows.get(usize::from(row));
    Some(match *extra {
        Extra::Card(at) => card(pen, row(at)?),
        Extra::Place(at) => pavilion(pen, row(at)?),
        Extra::Tile(at, id) => tile(pen, at, id),
        Extra::Train => train(pen),
    })
}

/// What a card that brings an amount would bring a player now; nothing is said of what only a payment will tell.
pub fn now(pen: &Pen<'_>, card: CardId, seat: Seat) -> Option<String> {
    let (l, table, components) = (pen.language, &pen.view.table, pen.components);
    match components.belle.card(card).deed {
        Deed::Francs(of) | Deed::Points(of) if of.per == Per::CubeKinds => None,
        Deed::Francs(of) => Some(words::francs(l, table.amount(components, seat, of))),
        Deed::Points(of) => Some(words::points(l, table.amount(components, seat, of))),
        _ => None,
    }
}

fn card(pen: &Pen<'_>, part: &RowPart) -> Closeup {
    let Pen { language: l, components, view, scene, .. } = *pen;
    let of = components.belle.card(part.card);
    let owner = part.owner.filter(|_| !part.comes);
    let does = capital(said::deed(l, of.deed, view.table.seats));
    let mut facts = vec![
        Fact::new(
            sign(moment_sign(of.moment)),
            said::moment(l, of.moment),
            say!(l, brussels_1893_board.belle.once),
        ),
        Fact::new(tag("bx-does", &deed(pen, of.deed)), does, ""),
    ];
    if let Some(brings) = now(pen, part.card, owner.unwrap_or(scene.own)).filter(|_| !part.used) {
        let title = match owner {
            Some(seat) if seat != scene.own => {
                say!(l, brussels_1893_board.belle.now_for, name = pen.name(seat), what = brings)
            }
            _ => say!(l, brussels_1893_board.belle.now, what = brings),
        };
        facts.push(Fact::new(sign("point"), title, ""));
    }
    match owner {
        Some(seat) => {
            let (title, note) = if part.used {
                // Used when cards had been turned up already it waits for the next time, which a round later is at its end.
                let is_last = view.table.is_last_round(components);
                let note = match (of.moment.is_after_refresh(), view.table.phase > Phase::Refresh) {
                    // No round follows.
                    (true, true) | (false, _) if is_last => "",
                    (true, true) => say!(l, brussels_1893_board.belle.used_late_note),
                    (true, false) => say!(l, brussels_1893_board.belle.used_before_note),
                    (false, _) => say!(l, brussels_1893_board.belle.used_note),
                };
                (say!(l, brussels_1893_board.closeup.used), note)
            } else {
                (say!(l, brussels_1893_board.closeup.ready), say!(l, brussels_1893_board.closeup.ready_note))
            };
            let with = say!(l, brussels_1893_board.belle.with, name = pen.name(seat));
            facts.push(Fact::new(token(pen, seat), with, ""));
            facts.push(Fact::new(sign("turn"), title, note));
        }
        None => {
            let row = said::row(l, part.row);
            let title = say!(l, brussels_1893_board.belle.taken_by, row = row);
            facts.push(Fact::new(sign("pavilion"), title, price(pen, part)));
        }
    }
    if let Some(helper) = part.helper {
        let (drawn, title) = match helper {
            Helper::Worker(seat) => (token(pen, seat), say!(l, brussels_1893_board.belle.worker_on_it)),
            Helper::Traveller => {
                (symbol("bx-traveller", "bx-small"), say!(l, brussels_1893_board.belle.traveller_on_it))
            }
        };
        facts.push(Fact::new(drawn, title, ""));
    }
    let large = tag("bx-owned-card bx-owned-large", &chip(pen, part.card));
    sheet(l, &capital(said::card(l, part.card)), large, facts)
}

/// What the place of a row costs beside the building.
fn price(pen: &Pen<'_>, part: &RowPart) -> String {
    let l = pen.language;
    match part.glass {
        0 => say!(l, brussels_1893_board.belle.price_none).to_owned(),
        n => say!(l, brussels_1893_board.belle.price, count = n),
    }
}

fn pavilion(pen: &Pen<'_>, part: &RowPart) -> Closeup {
    let l = pen.language;
    let owner = part.owner.filter(|_| !part.comes);
    let title = match owner {
        Some(seat) => say!(l, brussels_1893_board.belle.pavilion_of, name = pen.name(seat)),
        None => say!(l, brussels_1893_board.belle.free_place).to_owned(),
    };
    let mut facts = Vec::new();
    if owner.is_none() {
        let note = if part.missing > 0 {
            say!(l, brussels_1893_board.belle.missing, count = part.missing)
        } else {
            String::new()
        };
        facts.push(Fact::new(symbol("bx-cube-glass", "bx-cube"), price(pen, part), note));
        let built = say!(l, brussels_1893_board.belle.as_house);
        facts.push(Fact::new(sign("build"), built, say!(l, brussels_1893_board.belle.no_jokers)));
    }
    let card = pen.components.belle.card(part.card);
    let text = said::card_text(l, pen.components, part.card, pen.view.table.seats);
    facts.push(Fact::new(sign(moment_sign(card.moment)), said::card(l, part.card), text));
    let who = row_words(pen, part);
    let scores = words::points(l, part.points);
    let row = said::row(l, part.row);
    let visit = say!(l, brussels_1893_board.belle.visit, points = scores, row = row);
    let note = if who.is_empty() { say!(l, brussels_1893_board.belle.nobody).to_owned() } else { who };
    facts.push(Fact::new(sign("pavilion"), visit, note));
    let title = clauses(l, [title, said::row(l, part.row)]);
    sheet(l, &capital(title), tag("bx-place bx-place-large", &place(pen, part)), facts)
}

fn tile(pen: &Pen<'_>, at: u8, id: TileId) -> Closeup {
    let Pen { language: l, components, view, scene, .. } = *pen;
    let seats = view.table.seats;
    let mut facts = vec![Fact::new(
        tag("bx-does", &boon(pen, components.belle.tile(id))),
        said::tile_text(l, components, id, seats),
        "",
    )];
    let stand = view.table.belle.tiles.get(usize::from(at)).copied().flatten();
    match stand.and_then(|stand| stand.worker) {
        Some(seat) => {
            let title = say!(l, brussels_1893_board.belle.on_tile, name = pen.name(seat));
            facts.push(Fact::new(token(pen, seat), title, say!(l, brussels_1893_board.belle.stays)));
        }
        None => {
            let title = say!(l, brussels_1893_board.belle.tile_free);
            facts.push(Fact::new(sign("worker"), title, say!(l, brussels_1893_board.belle.tile_how)));
            let worth = tile_worth(pen, at, scene.own);
            let worth = words::points(l, u16::try_from(worth).unwrap_or_default());
            let title = say!(l, brussels_1893_board.belle.worth, points = worth);
            facts.push(Fact::new(token(pen, scene.own), title, ""));
        }
    }
    sheet(l, said::tile(l, id), tag("bx-tile-piece bx-tile-large", &face(pen, id)), facts)
}

/// Points that a tile would be worth to a player if the game ended now.
fn tile_worth(pen: &Pen<'_>, at: u8, seat: Seat) -> i32 {
    super::super::super::super::scene::belle::tile_worth(pen.components, &pen.view.table, at, seat)
}

fn train(pen: &Pen<'_>) -> Closeup {
    let Pen { language: l, view, .. } = *pen;
    let table = &view.table;
    let traveller = || symbol("bx-traveller", "bx-small");
    let mut facts = vec![
        Fact::new(
            sign("train"),
            say!(l, brussels_1893_board.belle.on_train, travellers = said::travellers(l, table.belle.train)),
            say!(l, brussels_1893_board.belle.on_train_note),
        ),
        Fact::new(
            traveller(),
            say!(l, brussels_1893_board.belle.travellers_go),
            say!(l, brussels_1893_board.belle.travellers_court),
        ),
        Fact::new(sign("dusk"), say!(l, brussels_1893_board.belle.travellers_home), ""),
    ];
    let with: Vec<String> = table
        .seats_from(Seat(0))
        .filter(|seat| table.player(*seat).travellers > 0)
        .map(|seat| {
            let number = table.player(seat).travellers.to_string();
            say!(l, brussels_1893.of_seat, number = number, seat = pen.name(seat))
        })
        .collect();
    if !with.is_empty() {
        facts.push(Fact::new(traveller(), say!(l, brussels_1893_board.belle.travellers_with), join(l, with)));
    }
    sheet(l, say!(l, brussels_1893_board.belle.train), tag("bx-train-large", &sign("train")), facts)
}
