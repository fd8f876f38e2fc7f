//! The Art Nouveau board: spaces, irises, columns, prestige cards.

use super::super::super::art::iris::{self, Iris};
use super::super::super::art::piece::symbol as of_shape;
use super::super::super::scene::parts::{ColumnPart, Fate, IrisPart, SpacePart};
use super::super::super::words;
use super::{Pen, coin, names, shape_of, sign, token, tokens, wooden};
use crate::app::boards::kit::markup::{drawing, flags, symbol, tag};
use crate::app::boards::kit::phrase::capital;
use crate::app::draw::seat;
use crate::app::draw::svg::{Paint, Svg};
use crate::app::words::Language;
use crate::games::brussels_1893::components::{Prestige, PrestigeId, Reward};
use crate::games::brussels_1893::{Phase, SeatSet, Worker};
use crate::say;

/// A worker on the francs of a stake, at most four of which are drawn.
fn worker(pen: &Pen<'_>, worker: Worker, stake: u8) -> String {
    let shape = shape_of(pen, worker);
    let mut svg = Svg::new();
    let coins = stake.min(4);
    for coin in 0..coins {
        svg.ellipse(18.0, 51.0 - 3.0 * f64::from(coin), 14.0, 4.0, Paint::rgb(0xc39a4e));
        svg.stroke(Paint::rgb(0x6d4d1b), 1.0);
    }
    let lift = 3.0 * f64::from(coins.saturating_sub(1));
    svg.reuse(&of_shape("bx-worker-", shape), 0.0, 5.0 - lift, 36.0, 48.0);
    let colour = if worker == Worker::Neutral { "bx-neutral".to_owned() } else { seat::symbol(shape) };
    drawing("0 -6 36 62", &svg.finish(), &["bx-meeple bx-wood ", &colour].concat())
}

/// A space: its action, and whatever stands there.
#[must_use]
pub fn space(pen: &Pen<'_>, part: &SpacePart) -> String {
    let word = capital(words::work(pen.language, part.work).to_owned());
    let mut work = [sign(part.work.key()), tag("bx-word", &word)].concat();
    if let Some(brings) = part.brings.filter(|_| part.worker.is_none() && part.house.is_none()) {
        work.push_str(&tag("bx-now", &words::about::brief(pen.language, &brings)));
    }
    let mut marks = tag("bx-work", &work);
    if part.tile {
        marks.push_str(&symbol("bx-cross", "bx-cross"));
    }
    let mut stand = String::new();
    if let Some(owner) = part.house {
        let prefix = if part.built { "bx-ghost-" } else { "bx-house-" };
        stand.push_str(&wooden(pen, prefix, owner, "bx-house"));
    }
    if let Some(who) = part.worker {
        stand.push_str(&worker(pen, who, part.stake));
        if part.stake > 0 {
            stand.push_str(&coin(part.stake));
        }
    }
    if !stand.is_empty() {
        marks.push_str(&tag("bx-stand", &stand));
    }
    marks
}

/// Classes of a space beside its mark.
#[must_use]
pub fn space_state(part: &SpacePart) -> [(bool, &'static str); 7] {
    let taken = part.worker.is_some() || part.house.is_some();
    [
        (true, part.work.key()),
        (!part.active, "asleep"),
        (taken, "taken"),
        (part.worker.is_some() && part.house.is_some(), "both"),
        (part.comes || part.built, "coming"),
        (part.counts, "counts"),
        (part.tile, "cross"),
    ]
}

/// The medallion of an iris: who stands around it, and who holds it.
#[must_use]
pub fn medallion(pen: &Pen<'_>, active: bool, around: [Option<Worker>; 4], holders: SeatSet) -> String {
    let holders: Vec<usize> = holders.iter().map(|seat| pen.shape(seat).into()).collect();
    let around = around.map(|worker| worker.map(|worker| shape_of(pen, worker)));
    let drawn = iris::iris(&Iris { active, around, holders: &holders });
    drawing(iris::VIEW_BOX, &drawn, "bx-iris-drawing")
}

/// An iris.
#[must_use]
pub fn iris(pen: &Pen<'_>, part: &IrisPart) -> String {
    let mut marks = medallion(pen, part.active, part.around, part.holders);
    if part.corner {
        marks.push_str(&tag("bx-corner", &words::iris(part.iris)));
    }
    marks
}

/// The francs of a column, most first, and what they mean.
#[must_use]
pub fn column(pen: &Pen<'_>, part: &ColumnPart) -> String {
    let l = pen.language;
    let pills: String = part
        .stakes
        .iter()
        .map(|(seat, francs)| {
            let class = flags("bx-pill", &[(part.leaders.has(*seat), "top")]);
            tag(&class, &[token(pen, *seat), ["<b>", &francs.to_string(), "</b>"].concat()].concat())
        })
        .collect();
    let words = match (part.leaders.only(), part.changes) {
        _ if part.asleep => say!(l, brussels_1893_board.column.asleep).to_owned(),
        _ if !part.active => String::new(),
        (None, _) if part.leaders.is_empty() => say!(l, brussels_1893_board.column.none).to_owned(),
        (None, _) => say!(l, brussels_1893_board.column.tie).to_owned(),
        // Whose it was stands below, where the card lay.
        (Some(seat), _) if part.gone.is_some() => {
            say!(l, brussels_1893_board.column.led, name = names(pen, only(seat)))
        }
        (Some(seat), false) => {
            say!(l, brussels_1893_board.column.leads, name = names(pen, only(seat)))
        }
        (Some(seat), true) => {
            say!(l, brussels_1893_board.column.would, name = names(pen, only(seat)))
        }
    };
    [tag("bx-pills", &pills), tag("bx-verdict", &words)].concat()
}

fn only(seat: crate::engine::Seat) -> SeatSet {
    let mut set = SeatSet::default();
    set.put(seat);
    set
}

/// A prestige card: its rewards, icons for who starts next, and points for a zone.
#[must_use]
pub fn card(pen: &Pen<'_>, card: PrestigeId) -> String {
    let l = pen.language;
    let face = pen.components.prestige(card);
    let rewards = Reward::ALL.into_iter().filter(|reward| face.rewards[reward.index()] > 0);
    let mut content = String::new();
    let join = if face.choice {
        tag("bx-or", say!(l, brussels_1893_board.card.or))
    } else {
        tag("bx-and", say!(l, brussels_1893_board.card.and))
    };
    for (at, reward) in rewards.enumerate() {
        if at > 0 {
            content.push_str(&join);
        }
        let times = face.rewards[reward.index()];
        let name = reward_word(pen, reward);
        let name = if times > 1 { [name, " +", &times.to_string()].concat() } else { name.to_owned() };
        content.push_str(&tag("bx-reward", &[sign(reward.key()), tag("bx-word", &name)].concat()));
    }
    let icons = [sign("start"), face.icons.to_string()].concat();
    let points = [sign("point"), tag("bx-on-point", &face.points.to_string())].concat();
    let points = if face.points > 0 { tag("bx-points", &points) } else { String::new() };
    let few = face.rewards.iter().filter(|times| **times > 0).count();
    let class = flags("bx-rewards", &[(few > 2, "many"), (few == 1, "one")]);
    [tag(&class, &content), tag("bx-foot", &[tag("bx-icons", &icons), points].concat())].concat()
}

/// What became of a card, in words.
#[must_use]
pub fn became(l: Language, fate: Fate) -> String {
    match fate {
        Fate::Open => say!(l, brussels_1893_board.column.taken).to_owned(),
        Fate::Rewarded => say!(l, brussels_1893_board.ledger.reward).to_owned(),
        Fate::Tucked(zone) => say!(l, brussels_1893_board.ledger.tucked, zone = words::zone(l, zone)),
    }
}

/// The place of a card that is gone: who had most francs, and what became of it.
#[must_use]
pub fn gone(pen: &Pen<'_>, leaders: SeatSet, fate: Fate) -> String {
    // In a tie nobody has it, which stands above it.
    let words = if leaders.len() > 1 { String::new() } else { became(pen.language, fate) };
    tag("bx-gone", &[tag("bx-tokens", &tokens(pen, leaders)), tag("bx-fate", &words)].concat())
}

/// The rewards of a prestige card in signs alone.
#[must_use]
pub fn reward_signs(face: &Prestige) -> String {
    let each = Reward::ALL.into_iter().filter(|reward| face.rewards[reward.index()] > 0);
    each.map(|reward| sign(reward.key())).collect()
}

/// A reward in one word.
#[must_use]
pub fn reward_word(pen: &Pen<'_>, reward: Reward) -> &'static str {
    match reward {
        Reward::Advance(track) => words::track_and_unit(pen.language, track)[0],
        Reward::Worker => say!(pen.language, brussels_1893_board.track.worker),
    }
}

/// The phases of a round, the one that is on marked; before the rounds and after them what is on then.
#[must_use]
pub fn phases(pen: &Pen<'_>) -> String {
    let l = pen.language;
    let on = pen.scene.phase;
    let round = [
        (Phase::Reveal, "stock_exchange", say!(l, brussels_1893_board.phase.planning)),
        (Phase::Neutral, "worker", say!(l, brussels_1893_board.phase.actions)),
        (Phase::Award, "crown", say!(l, brussels_1893_board.phase.columns)),
        (Phase::Doubling, "iris", say!(l, brussels_1893_board.phase.irises)),
        (Phase::Departure, "court", say!(l, brussels_1893_board.phase.court)),
        (Phase::Visit, "pavilion", say!(l, brussels_1893_board.belle.visits)),
        (Phase::Tiles, "noble", say!(l, brussels_1893_board.phase.salaries)),
    ];
    let in_play = |phase: Phase| phase != Phase::Visit || pen.scene.belle.is_some();
    let draft = (Phase::Draft, "architect", say!(l, brussels_1893_board.phase.draft));
    let last = pen.scene.round.0 >= pen.scene.round.1;
    let all: Vec<_> = match on {
        Phase::Draft => vec![draft],
        _ => round
            .into_iter()
            .filter(|(phase, ..)| in_play(*phase) && (last || *phase < Phase::Tiles))
            .collect(),
    };
    let now = all.iter().rposition(|(phase, ..)| *phase <= on).unwrap_or_default();
    let shown = |(at, (_, id, word)): (usize, (Phase, &'static str, &'static str))| {
        let class = flags("bx-phase", &[(at < now, "past"), (at == now, "now")]);
        tag(&class, &[sign(id), tag("bx-word", word)].concat())
    };
    tag("bx-phases", &all.into_iter().enumerate().map(shown).collect::<String>())
}

/// The head: the name of the board, where the round is, and what the irises would bring.
#[must_use]
pub fn head(pen: &Pen<'_>) -> String {
    let l = pen.language;
    let board = &pen.scene.board;
    let name =
        [sign_of("whip"), tag("bx-board-name", say!(l, brussels_1893_board.place.board)), sign_of("whip")];
    let mut gains = String::new();
    for (seat, points) in &board.gains {
        gains.push_str(&tag("bx-gain", &[token(pen, *seat), "+".to_owned(), points.to_string()].concat()));
    }
    if !gains.is_empty() {
        gains.insert_str(0, &sign("iris"));
    }
    [tag("bx-ornate", &name.concat()), phases(pen), tag("bx-gains", &gains)].concat()
}

fn sign_of(id: &str) -> String {
    crate::app::boards::kit::markup::symbol(&["bx-", id].concat(), "bx-whip")
}
