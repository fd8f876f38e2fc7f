//! What is read of a piece in front of the board: a noble, a prestige card, the stock exchange card, the front of an architect, the
//! compass, the art market; what the expansion adds is in [`belle`].

pub mod belle;

use self::belle::Extra;
use super::super::super::art::figure;
use super::super::super::scene::Piece;
use super::super::super::words::{self, about};
use super::sheet::paid;
use super::town::medal;
use super::{Pen, board, coin, player, sign, token, town};
use crate::app::boards::kit::markup::tag;
use crate::app::boards::kit::phrase::{capital, fact, join};
use crate::app::boards::staged::Entry;
use crate::app::sentence;
use crate::app::words::{Language, sentences};
use crate::engine::Seat;
use crate::games::brussels_1893::components::{Architect, Board, NobleId, PrestigeId, StockId, Track};
use crate::games::brussels_1893::{Action, Artwork, Payment, SeatSet};
use crate::say;

/// Payments that are listed; whoever could pay in more ways sees the first.
const WAYS: usize = 6;

/// Something to be read.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Closeup {
    /// What it is.
    pub title: String,
    /// All of it, for the ear.
    pub words: String,
    /// All of it; markup.
    pub face: String,
}

/// A line: a drawing, what it is about, and what there is to say.
struct Fact {
    drawn: String,
    title: String,
    note: String,
}

impl Fact {
    fn new(drawn: String, title: impl Into<String>, note: impl Into<String>) -> Self {
        Self { drawn, title: capital(title.into()), note: note.into() }
    }
}

/// Puts what is read together: a large drawing, and facts beside it.
fn sheet(l: Language, title: &str, large: String, facts: Vec<Fact>) -> Closeup {
    let line = |Fact { drawn, title, note }: &Fact| {
        let words = [tag("bx-name", &sentence::escaped(title)), tag("bx-note", &sentence::escaped(note))];
        tag("bx-fact", &[tag("bx-fact-sign", drawn), tag("bx-words", &words.concat())].concat())
    };
    let said = |Fact { title, note, .. }: &Fact| fact(l, title, note);
    let face = [tag("bx-large", &large), tag("bx-facts", &facts.iter().map(line).collect::<String>())];
    Closeup {
        title: title.to_owned(),
        words: sentences(l, facts.iter().map(said)),
        face: tag("bx-closeup", &face.concat()),
    }
}

/// The piece that lies in the town or with a player where a choice is laid out anew.
fn original(pen: &Pen<'_>, piece: Piece) -> Piece {
    let Piece::Choice(at) = piece else { return piece };
    match pen.scene.choice(at) {
        Some(Action::Buy(slot)) => Piece::Slot(slot),
        Some(Action::TakeRevealed) => Piece::Revealed,
        Some(Action::Use(who) | Action::Unpaid(who) | Action::Release(who)) => {
            Piece::Noble(pen.scene.own, who)
        }
        Some(Action::Guest(slot)) => Piece::Slot(slot),
        _ => piece,
    }
}

/// What a piece is, where there is more than a sentence to read of it.
enum Subject {
    /// A noble, and where it lies.
    Noble(Piece, NobleId),
    /// The prestige card of a column.
    Prestige(u8, PrestigeId),
    Stock(StockId),
    Front(Seat),
    /// The reverse side of an architect's board that nobody has yet.
    Reverse(Architect),
    Compass,
    Market,
    /// Something of the expansion.
    Extra(Extra),
}

fn subject(pen: &Pen<'_>, piece: Piece) -> Option<Subject> {
    let (town, piece) = (&pen.scene.town, original(pen, piece));
    Some(match piece {
        Piece::Slot(slot) => Subject::Noble(piece, town.slots.get(usize::from(slot))?.noble?),
        Piece::Revealed => Subject::Noble(piece, town.revealed?.noble?),
        Piece::Noble(_, noble) => Subject::Noble(piece, noble),
        Piece::Prestige(column) => {
            Subject::Prestige(column, pen.scene.board.columns.get(usize::from(column))?.card?)
        }
        Piece::Stock => Subject::Stock(pen.view.table.stock?),
        Piece::Front(seat) => Subject::Front(seat),
        Piece::Compass => Subject::Compass,
        Piece::Market => Subject::Market,
        Piece::Choice(at) => match pen.scene.choice(at)? {
            Action::Architect(architect) if pen.view.table.options.side_b_boards => {
                Subject::Reverse(architect)
            }
            // The one card that is about a noble that leaves.
            Action::Card => Subject::Noble(piece, pen.view.table.belle.leaving?),
            _ => return None,
        },
        piece => Subject::Extra(belle::extra(pen, piece)?),
    })
}

/// What there is to read of a piece, if that is more than a sentence.
#[must_use]
pub fn closeup(pen: &Pen<'_>, piece: Piece) -> Option<Closeup> {
    Some(match subject(pen, piece)? {
        Subject::Noble(piece, who) => noble(pen, piece, who),
        Subject::Prestige(column, card) => prestige(pen, column, card),
        Subject::Stock(card) => stock(pen, card),
        Subject::Front(seat) => front(pen, seat),
        Subject::Reverse(architect) => reverse(pen, architect),
        Subject::Compass => compass(pen),
        Subject::Market => market(pen),
        Subject::Extra(extra) => belle::closeup(pen, &extra)?,
    })
}

/// Whether there is anything to read of a piece.
#[must_use]
pub fn is_read(pen: &Pen<'_>, piece: Piece) -> bool {
    subject(pen, piece).is_some()
}

fn noble(pen: &Pen<'_>, piece: Piece, who: NobleId) -> Closeup {
    let Pen { language: l, components, view, scene, .. } = *pen;
    let (table, me) = (&view.table, view.table.player(scene.own));
    let face = components.noble(who);
    let effect = words::noble_effect(l, components, who);
    let mut facts = vec![Fact::new(sign("noble"), effect, say!(l, brussels_1893_board.closeup.works))];
    let price = match piece {
        Piece::Slot(slot) => components.noble_costs.get(usize::from(slot)).copied(),
        Piece::Revealed => Some(0),
        _ => None,
    };
    if let Some(price) = price {
        let has = say!(l, brussels_1893_board.closeup.price_note, francs = words::francs(l, me.francs));
        let title = match price {
            0 => say!(l, brussels_1893_board.closeup.free).to_owned(),
            price => say!(l, brussels_1893_board.closeup.price, francs = words::francs(l, price.into())),
        };
        let owned = me.nobles.has(who);
        let note = if owned { say!(l, brussels_1893_board.closeup.must_go).to_owned() } else { has };
        facts.push(Fact::new(coin(price), title, note));
    }
    if let Piece::Noble(seat, _) = piece {
        let ready = table.player(seat).ready().has(who);
        let is_last = table.is_last_round(components);
        let (title, note) = if ready {
            (say!(l, brussels_1893_board.closeup.ready), say!(l, brussels_1893_board.closeup.ready_note))
        } else if is_last {
            (say!(l, brussels_1893_board.closeup.used), "")
        } else {
            (say!(l, brussels_1893_board.closeup.used), say!(l, brussels_1893_board.closeup.used_note))
        };
        facts.push(Fact::new(sign("turn"), title, note));
    }
    let of = if let Piece::Noble(seat, _) = piece { seat } else { scene.own };
    // A noble that leaves is nobody's, and owed nothing.
    let leaves = matches!(piece, Piece::Choice(_));
    let owed = words::francs(l, table.salary(components, of, who).into());
    let lost = words::points(l, components.scores.unpaid_noble.into());
    if !leaves {
        facts.push(Fact::new(
            sign("coin"),
            say!(l, brussels_1893_board.closeup.salary, francs = owed),
            say!(l, brussels_1893_board.closeup.salary_note, points = lost),
        ));
    }
    let mut keepers = SeatSet::default();
    table
        .seats_from(Seat(0))
        .filter(|seat| table.player(*seat).nobles.has(who))
        .for_each(|seat| keepers.put(seat));
    let title = if keepers.is_empty() {
        say!(l, brussels_1893_board.closeup.keepers_none).to_owned()
    } else {
        let names = join(l, keepers.iter().map(|seat| pen.name(seat).to_owned()));
        say!(l, brussels_1893_board.closeup.keepers, names = names)
    };
    // Everybody starts with a card of one name, and the others of it are in the box.
    let copies = if who == components.start.noble { table.seats } else { face.copies };
    let copies = say!(l, brussels_1893_board.closeup.cards, count = copies);
    facts.push(Fact::new(sign("start"), title, copies));
    sheet(l, words::noble(l, who), medal(who, ""), facts)
}

fn prestige(pen: &Pen<'_>, column: u8, card: PrestigeId) -> Closeup {
    let Pen { language: l, components, scene, .. } = *pen;
    let face = components.prestige(card);
    let note = if face.choice {
        say!(l, brussels_1893_board.closeup.one_of)
    } else {
        say!(l, brussels_1893_board.closeup.all_of)
    };
    let mut facts = vec![Fact::new(board::reward_signs(face), words::rewards(l, face), note)];
    let icons = words::icons(l, face.icons.into());
    facts.push(Fact::new(sign("start"), icons, say!(l, brussels_1893_board.closeup.icons_note)));
    facts.push(match face.points {
        0 => Fact::new(sign("point"), say!(l, brussels_1893_board.closeup.no_tuck), ""),
        points => Fact::new(
            sign("point"),
            say!(l, brussels_1893_board.closeup.tuck, points = words::points(l, points.into())),
            say!(l, brussels_1893_board.closeup.tuck_note),
        ),
    });
    let at = (column + 1).to_string();
    if let Some(part) = scene.board.columns.get(usize::from(column)) {
        let verdict = match part.leaders.only() {
            _ if part.asleep => say!(l, brussels_1893_board.column.asleep).to_owned(),
            Some(seat) if part.active => say!(l, brussels_1893_board.column.leads, name = pen.name(seat)),
            _ if !part.active || part.leaders.is_empty() => {
                say!(l, brussels_1893_board.closeup.column_none).to_owned()
            }
            _ => say!(l, brussels_1893_board.column.tie).to_owned(),
        };
        let title = say!(l, brussels_1893_board.closeup.column, column = at, verdict = verdict);
        facts.push(Fact::new(sign("coin"), title, about::stakes(pen, part)));
    }
    let title = capital(say!(l, brussels_1893_board.say.card, number = (column + 1).to_string()));
    sheet(l, &title, tag("bx-card bx-card-large", &tag("bx-card-face", &board::card(pen, card))), facts)
}

fn stock(pen: &Pen<'_>, card: StockId) -> Closeup {
    let Pen { language: l, components, view, scene, .. } = *pen;
    let card = components.stock(card);
    let corners = card.corners(view.table.seats);
    let pays = words::francs(l, card.francs.into());
    let (round, of) = (scene.round.0.to_string(), scene.round.1.to_string());
    let facts = vec![
        Fact::new(
            coin(card.francs),
            say!(l, brussels_1893_board.closeup.stock_pays, francs = pays),
            say!(l, brussels_1893_board.closeup.stock_round, of = of, round = round),
        ),
        Fact::new(
            sign("iris"),
            say!(l, brussels_1893_board.closeup.corners),
            join(l, corners.iter().map(|corner| about::corner(l, *corner))),
        ),
    ];
    let large = corners.iter().map(|corner| tag("bx-area", &figure::area(*corner))).collect();
    sheet(l, say!(l, brussels_1893_board.place.stock), large, facts)
}

fn front(pen: &Pen<'_>, seat: Seat) -> Closeup {
    let Pen { language: l, components, view, scene, .. } = *pen;
    let (table, player) = (&view.table, view.table.player(seat));
    let board = table.board(components, seat);
    let of: u8 = board.tiers.iter().map(|tier| tier.houses).sum();
    let worth = words::points(l, table.value(components, seat, Track::Architect).into());
    let mut facts = vec![Fact::new(
        sign("house"),
        say!(l, brussels_1893_board.closeup.houses, built = player.houses.to_string(), of = of.to_string()),
        say!(l, brussels_1893_board.closeup.worth, points = worth),
    )];
    let pavilions = scene.panel(seat).map_or(0, |panel| panel.extras.pavilions);
    if pavilions > 0 {
        let among = say!(l, brussels_1893_board.belle.among, count = pavilions);
        facts.push(Fact::new(sign("pavilion"), among, ""));
    }
    facts.extend(storeys(l, board));
    facts.push(match board.ability {
        Some(ability) => Fact::new(sign("architect"), about::ability(l, &ability), ""),
        None => Fact::new(sign("architect"), say!(l, brussels_1893_board.closeup.no_ability), ""),
    });
    let title = player.architect.map_or_else(|| pen.name(seat), |architect| words::architect(l, architect));
    let large = scene.panel(seat).map(|panel| player::front(pen, panel)).unwrap_or_default();
    sheet(l, title, tag("bx-front bx-front-large", &large), facts)
}

/// What the houses of each storey cost, from above.
fn storeys(l: Language, board: &Board) -> impl Iterator<Item = Fact> {
    board.tiers.iter().rev().map(move |tier| {
        let points = words::points(l, tier.points.into());
        let note = if tier.points > 0 {
            say!(l, brussels_1893_board.closeup.storey_points, points = points)
        } else {
            String::new()
        };
        Fact::new(sign("build"), say!(l, brussels_1893_board.closeup.storey, count = tier.cubes), note)
    })
}

fn reverse(pen: &Pen<'_>, architect: Architect) -> Closeup {
    let Pen { language: l, components, view, scene, .. } = *pen;
    let board = components.board(architect, true);
    let [does, areas] = about::side_b(l, components, &view.table.options, architect).unwrap_or_default();
    let mut facts = vec![Fact::new(sign("architect"), does, ""), Fact::new(sign("turn"), areas, "")];
    facts.extend(storeys(l, board));
    let large = player::facade(pen, scene.own, Some(architect), board, Entry::default());
    sheet(l, words::architect(l, architect), tag("bx-front bx-front-large", &large), facts)
}

fn compass(pen: &Pen<'_>) -> Closeup {
    let Pen { language: l, components, view, scene, .. } = *pen;
    let part = &scene.town.compass;
    let at = |position| words::needle(l, components.compass(pen.view.table.options.belle_epoque), position);
    let both = |[one, other]: [u8; 2]| {
        say!(l, brussels_1893_board.closeup.needles, one = at(one), other = at(other))
    };
    let units = match part.units {
        Some(units) => say!(l, brussels_1893_board.closeup.next_house, count = units),
        None => say!(l, brussels_1893_board.closeup.all_built).to_owned(),
    };
    let mut facts = vec![Fact::new(sign("build"), both(part.before), units)];
    for (needle, then) in part.turned() {
        let from = at(part.before[needle]);
        let words = say!(l, brussels_1893_board.closeup.turned, from = from, then = both(then));
        facts.push(Fact::new(town::tip(needle), words, ""));
    }
    let me = view.table.player(scene.own);
    if let Some(price) = view.table.price(components, scene.own) {
        let ways: Vec<Payment> = price.payments(me).collect();
        let title = match ways.len() {
            0 => say!(l, brussels_1893_board.closeup.pays_none).to_owned(),
            many => say!(l, brussels_1893_board.closeup.pays, count = many),
        };
        facts.push(Fact::new(token(pen, scene.own), title, ""));
        for payment in ways.iter().take(WAYS) {
            let words = words::payment(l, payment);
            let words = match payment.jokers {
                0 => {
                    let points = words::points(l, components.scores.no_joker.into());
                    say!(l, brussels_1893_board.closeup.bonus, payment = words, points = points)
                }
                _ => words,
            };
            facts.push(Fact::new(paid(payment), words, ""));
        }
    }
    sheet(l, say!(l, brussels_1893_board.place.compass), town::compass(pen, part), facts)
}

fn market(pen: &Pen<'_>) -> Closeup {
    let Pen { language: l, components, view, scene, .. } = *pen;
    let part = &scene.town.market;
    let steps = view.table.player(scene.own).artworks();
    let mut facts = vec![Fact::new(
        sign("sale"),
        say!(l, brussels_1893_board.closeup.steps, count = steps),
        say!(l, brussels_1893_board.closeup.steps_note),
    )];
    facts.extend(view.table.more_steps(components, scene.own).map(|(card, more)| {
        let farther = capital(say!(l, brussels_1893_belle.does.steps, count = more));
        Fact::new(sign("sale"), farther, words::belle::card(l, card))
    }));
    for (sold, pairs) in &part.best {
        let or = say!(l, brussels_1893_board.card.or);
        let each: Vec<String> = pairs.iter().map(|pays| words::pays(l, *pays)).collect();
        let what = each.join(&[" ", or, " "].concat());
        let title = if sold.white {
            say!(l, brussels_1893_board.belle.sells_white, what = what)
        } else {
            say!(l, brussels_1893_board.closeup.sells, colour = words::colour(l, sold.art), what = what)
        };
        facts.push(Fact::new(town::shown(*sold), title, ""));
    }
    if part.best.is_empty() {
        facts.push(Fact::new(sign("sale"), say!(l, brussels_1893_board.closeup.sells_none), ""));
    }
    let shown: Vec<Artwork> = part.display.iter().copied().flatten().collect();
    if !shown.is_empty() {
        let colours = join(l, shown.iter().map(|shown| words::belle::shown(l, *shown)));
        let drawn = shown.iter().map(|shown| town::shown(*shown)).collect();
        let title = say!(l, brussels_1893_board.closeup.shown, colours = colours);
        facts.push(Fact::new(drawn, title, ""));
    }
    sheet(l, say!(l, brussels_1893_board.place.market), town::market(components, part), facts)
}
