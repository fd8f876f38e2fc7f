//! What lies over the town while something is decided: a stake, or choices.

use super::super::super::scene::belle::BackPart;
use super::super::super::scene::parts::{Band, ChoicePart, Lead, Sheet, Stake};
use super::super::super::words::{self, about};
use super::belle;
use super::board::{medallion, reward_signs, reward_word};
use super::player::{figure as numbered, zone_sign};
use super::town::{self, artwork, effect, last_name, medal};
use super::{Pen, coin, names, sign, title, token};
use crate::app::boards::kit::markup::{flags, ledger, symbol, tag};
use crate::app::boards::kit::phrase::{capital, clauses};
use crate::app::boards::staged::Entry;
use crate::app::figure;
use crate::app::sentence;
use crate::app::words::{Language, list, sentences};
use crate::engine::Seat;
use crate::games::brussels_1893::components::{Material, Office, Reward, Work};
use crate::games::brussels_1893::{Action, Payment, Phase, SeatSet, Why, prospect};
use crate::say;

/// The sign of what is decided, and its words: "Build on 3-2".
#[must_use]
pub fn stake_title(pen: &Pen<'_>, stake: &Stake) -> String {
    let place = capital(words::work_space(pen.language, stake.work, stake.space));
    [sign(stake.work.key()), tag("bx-title", &place)].concat()
}

/// The francs of a stake, between the buttons of the stepper.
#[must_use]
pub fn stake_number(pen: &Pen<'_>, stake: &Stake) -> String {
    let most = say!(
        pen.language,
        brussels_1893_board.stake.of,
        francs = words::francs(pen.language, stake.most.into())
    );
    numbered(Entry::of(stake.stake, 0), &most)
}

/// Francs that are taken back, between the buttons of the stepper.
#[must_use]
pub fn back_number(pen: &Pen<'_>, back: BackPart) -> String {
    let l = pen.language;
    let most = say!(l, brussels_1893_board.stake.of, francs = words::francs(l, back.most.into()));
    numbered(Entry::of(back.francs, 0), &most)
}

/// What so many francs lead to.
#[must_use]
pub fn band(pen: &Pen<'_>, stake: &Stake, band: &Band) -> String {
    let l = pen.language;
    let (rivals, francs) = stake.rivals;
    let note = match band.lead {
        Lead::Behind => {
            say!(l, brussels_1893_board.stake.behind_note, francs = words::francs(l, francs))
        }
        Lead::Tied => say!(l, brussels_1893_board.stake.tied_note).to_owned(),
        Lead::Leads => say!(l, brussels_1893_board.stake.leads_note).to_owned(),
    };
    let head = lead(l, stake, band, &names(pen, rivals));
    let words = [tag("bx-name", &head), tag("bx-note", &note)].concat();
    [tag("bx-range", &range(band)), tag("bx-words", &words)].concat()
}

/// A band for the ear: how many francs, and who leads with them.
#[must_use]
pub fn band_words(pen: &Pen<'_>, stake: &Stake, band: &Band) -> String {
    let l = pen.language;
    let rivals: Vec<String> = stake.rivals.0.iter().map(|seat| pen.name(seat).to_owned()).collect();
    let francs = match band.francs {
        [least, most] if least == most => words::francs(l, least.into()),
        _ => say!(l, brussels_1893_board.stake.francs, range = range(band)),
    };
    clauses(l, [francs, lead(l, stake, band, &list(l, &rivals))])
}

fn range(band: &Band) -> String {
    let [least, most] = band.francs.map(|francs| francs.to_string());
    if least == most { least } else { [&least, "–", &most].concat() }
}

/// What francs of a band lead to in their column; `rivals` are those who lead it without them.
#[must_use]
pub fn lead(l: Language, stake: &Stake, band: &Band, rivals: &str) -> String {
    match band.lead {
        Lead::Behind if stake.rivals.0.len() > 1 => {
            say!(l, brussels_1893_board.stake.behind_tied, name = rivals)
        }
        Lead::Behind => say!(l, brussels_1893_board.stake.behind, name = rivals),
        Lead::Tied => say!(l, brussels_1893_board.stake.tied, name = rivals),
        Lead::Leads => {
            let column = (stake.space.column() + 1).to_string();
            say!(l, brussels_1893_board.stake.leads, column = column)
        }
    }
}

/// Irises that the worker completes, what everybody gains by them, what is left for the action and what that would bring, and
/// whom the house there gives a free action.
#[must_use]
pub fn stake_brings(pen: &Pen<'_>, stake: &Stake) -> String {
    let l = pen.language;
    let mut lines = String::new();
    if !stake.irises.is_empty() {
        let value = say!(l, brussels_1893_board.stake.value, number = stake.value.to_string());
        lines.push_str(&tag("bx-subtitle", &title(say!(l, brussels_1893_board.stake.irises), &value)));
    }
    for part in &stake.irises {
        let place = words::iris(part.iris);
        let mine = part.holders.has(pen.scene.own);
        let who = match part.holders.len() {
            0 => say!(l, brussels_1893_board.stake.nobody).to_owned(),
            1 if mine => say!(l, brussels_1893_board.stake.yours).to_owned(),
            1 => names(pen, part.holders),
            _ => say!(l, brussels_1893_board.stake.tie, name = names(pen, part.holders)),
        };
        let points = if mine { ["+", &part.points.to_string()].concat() } else { String::new() };
        let line = [
            medallion(pen, true, part.before, SeatSet::default()),
            "▸".to_owned(),
            medallion(pen, true, part.around, part.holders),
            tag("bx-note", &place),
            tag("bx-whose", &who),
            tag("bx-plus", &points),
        ];
        lines.push_str(&tag("bx-iris-line", &line.concat()));
    }
    if !stake.gains.is_empty() {
        let gain = |(seat, points): &(Seat, i32)| {
            let plus = if *points > 0 { "+" } else { "" };
            tag("bx-gain", &[token(pen, *seat), plus.to_owned(), points.to_string()].concat())
        };
        let each: String = stake.gains.iter().map(gain).collect();
        let note = tag("bx-note", say!(l, brussels_1893_board.stake.from_irises));
        lines.push_str(&tag("bx-gain-line", &[each, note].concat()));
    }
    let left = say!(l, brussels_1893_board.stake.left, francs = words::francs(l, stake.left));
    let brings = capital(about::prospect(l, &stake.brings));
    lines.push_str(&tag("bx-left-over", &[tag("bx-note", &left), tag("bx-name", &brings)].concat()));
    if let Some((owner, gift)) = stake.free {
        let name = sentence::escaped(pen.name(owner));
        let words = match gift {
            Some(gift) => say!(l, brussels_1893_board.stake.gift, name = name, what = about::given(l, gift)),
            None => say!(l, brussels_1893_board.about.gift_none, name = name),
        };
        lines.push_str(&tag("bx-warning", &words));
    }
    lines
}

/// What the choices are about, and what stands beside each where it is what they are worth.
#[must_use]
pub fn choices_head(pen: &Pen<'_>) -> String {
    let Sheet::Choices(choices) = &pen.scene.sheet else { return String::new() };
    let worth = if choices.iter().any(|part| part.worth.is_some()) {
        say!(pen.language, brussels_1893_board.worth.now)
    } else {
        ""
    };
    title(&sentence::escaped(&choices_title(pen)), worth)
}

/// The same, in words alone.
#[must_use]
pub fn choices_title(pen: &Pen<'_>) -> String {
    let (l, me) = (pen.language, pen.view.table.player(pen.scene.own));
    if let Some(card) = pen.scene.offered {
        return capital(words::belle::card(l, card));
    }
    if let Sheet::Choices(choices) = &pen.scene.sheet
        && let Some(Action::Office(office) | Action::OfficeWith { office, .. }) =
            choices.first().map(|part| part.action)
    {
        return capital(words::office(l, office).to_owned());
    }
    let title = match pen.scene.due {
        Some(Why::Workshop | Why::White) => words::work(l, Work::Workshop),
        Some(Why::Market { sold } | Why::Replace { sold }) => {
            let colour = words::colour(l, sold.art);
            return capital(say!(l, brussels_1893.plan.sell, colour = colour));
        }
        Some(Why::Sale | Why::As { .. }) => say!(l, brussels_1893_board.place.market),
        Some(
            Why::Noble
            | Why::Keep { .. }
            | Why::Choose { .. }
            | Why::Guests { .. }
            | Why::Use { house: Some(_), .. },
        ) => say!(l, brussels_1893_board.place.nobles),
        Some(Why::Use { .. }) => words::office(l, Office::Square),
        Some(Why::Park) => words::office(l, Office::Park),
        Some(Why::Jokers { .. }) => words::office(l, Office::Market),
        Some(Why::Material { .. }) => words::work(l, Work::Materials),
        Some(Why::Pay) => words::work(l, Work::Build),
        Some(Why::Adjust | Why::Turn) => say!(l, brussels_1893_board.place.compass),
        Some(Why::Give { .. } | Why::Take { .. }) => say!(l, brussels_1893_board.player.cubes),
        _ => match pen.scene.phase {
            Phase::Draft if me.architect.is_none() => say!(l, brussels_1893_board.place.architects),
            Phase::Draft => say!(l, brussels_1893_board.player.artworks),
            Phase::Prestige => {
                let column = (pen.view.table.column + 1).to_string();
                return capital(say!(l, brussels_1893_board.say.card, number = column));
            }
            Phase::Tiles => say!(l, brussels_1893_board.player.zones),
            Phase::Salaries => say!(l, brussels_1893_board.phase.salaries),
            _ => return words::offer::to_do(pen.view, &pen.speech()),
        },
    };
    capital(title.to_owned())
}

fn cube(id: &str) -> String {
    symbol(&["bx-cube-", id].concat(), "bx-cube")
}

/// What is paid, drawn.
#[must_use]
pub fn paid(payment: &Payment) -> String {
    let mut drawn = String::new();
    for material in Material::ALL {
        let n = payment.cubes()[material.index()];
        drawn.push_str(&cube(material.key()).repeat(n.into()));
    }
    drawn.push_str(&cube("joker").repeat(payment.all_jokers().into()));
    if payment.in_francs > 0 {
        drawn.push_str(&coin(payment.francs()));
    }
    drawn
}

/// Who can sell an artwork like the one in this slot, once what is being sold lies there.
fn sellers(pen: &Pen<'_>, slot: u8) -> String {
    let mut table = pen.view.table;
    let (seat, Some(Why::Replace { sold })) = (table.to_move(), table.due().map(|open| open.why)) else {
        return String::new();
    };
    let Some(back) = table.displays(seat, sold, slot.into()) else { return String::new() };
    let holds = |seat: &Seat| {
        table.sellable(*seat).any(|sold| if back.white { sold.white.is_some() } else { sold.art == back.art })
    };
    let holders: Vec<String> =
        table.seats_from(Seat(0)).filter(holds).map(|seat| sentence::escaped(pen.name(seat))).collect();
    if holders.is_empty() {
        return say!(pen.language, brussels_1893_board.choice.sellers_none).to_owned();
    }
    say!(pen.language, brussels_1893_board.choice.sellers, name = list(pen.language, &holders))
}

/// What a choice shows: a picture, its words, lines of what should be known, and what it is worth.
#[must_use]
pub fn choice(pen: &Pen<'_>, part: &ChoicePart) -> String {
    let (picture, name, note, more) = choice_parts(pen, part.action);
    let words = [tag("bx-name", &name), tag("bx-note", &note), tag("bx-note", &more)].concat();
    let worth = part.worth.map_or_else(String::new, |worth| {
        tag(&flags("bx-plus", &[(worth < 0, "loss")]), &figure::signed(worth))
    });
    [tag("bx-picture", &picture), tag("bx-words", &words), worth].concat()
}

/// The picture of a choice, its name, and what should be known of it.
pub fn choice_parts(pen: &Pen<'_>, action: Action) -> (String, String, String, String) {
    let l = pen.language;
    let (table, components, me) = (&pen.view.table, pen.components, pen.view.table.player(pen.scene.own));
    let said = capital(words::plan::action(action, pen.view, &pen.speech()));
    let noble = |id: u8, price: Option<u8>, used: bool| {
        let salary = words::francs(l, table.salary(components, pen.scene.own, id).into());
        let note = if price.is_some() && me.nobles.has(id) {
            say!(l, brussels_1893_board.choice.owned).to_owned()
        } else {
            say!(l, brussels_1893_board.choice.salary, francs = salary)
        };
        let effect = words::noble_effect(l, components, id);
        let price = price.map(coin).unwrap_or_default();
        let name = if price.is_empty() { last_name(words::noble(l, id)) } else { words::noble(l, id) };
        (medal(id, if used { "used" } else { "" }) + &price, name.to_owned(), effect, note)
    };
    let is_last = table.is_last_round(components);
    match action {
        Action::Architect(architect) => {
            let name = words::architect(l, architect).to_owned();
            let [does, areas] =
                words::about::side_b(l, components, &table.options, architect).unwrap_or_default();
            (sign("architect"), name, does, areas)
        }
        Action::Artwork(art) if pen.scene.offered.is_none() => {
            let left = table.stacks[art.index()];
            let left = say!(l, brussels_1893_board.choice.left, number = left.to_string());
            (artwork(art), capital(words::colour(l, art).to_owned()), left, String::new())
        }
        Action::Sell(art) => {
            let shown = table.is_displayed(art);
            let note = if shown { say!(l, brussels_1893_board.choice.shown) } else { "" };
            (artwork(art), capital(words::colour(l, art).to_owned()), note.to_owned(), String::new())
        }
        Action::Replace(slot) => {
            let art = table.market.display.get(usize::from(slot)).copied().flatten();
            (art.map(town::shown).unwrap_or_default(), said, sellers(pen, slot), String::new())
        }
        Action::Buy(slot) => {
            let price = components.noble_costs.get(usize::from(slot)).copied().unwrap_or_default();
            match table.nobles.get(usize::from(slot)).copied().flatten() {
                Some(id) => noble(id, Some(price), false),
                None => (String::new(), said, String::new(), String::new()),
            }
        }
        Action::TakeRevealed => match table.revealed {
            Some(id) => {
                let (picture, name, effect, note) = noble(id, Some(0), false);
                let revealed = say!(l, brussels_1893_board.choice.revealed);
                (picture, name, effect, sentences(l, [revealed.to_owned(), note]))
            }
            None => (String::new(), said, String::new(), String::new()),
        },
        Action::Use(id) | Action::Unpaid(id) => noble(id, None, me.exhausted.has(id)),
        Action::Keep => {
            let note = if is_last {
                say!(l, brussels_1893_board.choice.keep_last)
            } else {
                say!(l, brussels_1893_board.choice.keep)
            };
            let kept =
                pen.scene.due.and_then(|why| if let Why::Keep { noble } = why { Some(noble) } else { None });
            let salary = kept.map(|id| {
                let francs = words::francs(l, table.salary(components, pen.scene.own, id).into());
                say!(l, brussels_1893_board.choice.salary, francs = francs)
            });
            (sign("noble"), said, note.to_owned(), salary.unwrap_or_default())
        }
        Action::Dismiss => {
            let note = if is_last {
                say!(l, brussels_1893_board.choice.dismiss_last)
            } else {
                say!(l, brussels_1893_board.choice.dismiss)
            };
            (sign("turn"), said, note.to_owned(), String::new())
        }
        Action::Choose(at) => {
            let who = table
                .due()
                .and_then(|open| if let Why::Choose { noble } = open.why { Some(noble) } else { None });
            let effects = who.into_iter().flat_map(|who| components.noble(who).effects());
            let chosen = effects.into_iter().nth(at.into()).flatten();
            (chosen.as_ref().map(effect).unwrap_or_default(), said, String::new(), String::new())
        }
        Action::Material(material) => {
            let left = table.materials[material.index()].to_string();
            let left = say!(l, brussels_1893_board.choice.left, number = left);
            (cube(material.key()), capital(words::material(l, material).to_owned()), left, String::new())
        }
        Action::Pay(payment) => {
            let bonus = if payment.jokers == 0 {
                say!(
                    l,
                    brussels_1893_board.choice.bonus,
                    points = words::points(l, components.scores.no_joker.into())
                )
            } else {
                say!(l, brussels_1893_board.choice.no_bonus).to_owned()
            };
            (paid(&payment), words::payment(l, &payment), bonus, String::new())
        }
        Action::Turn(needle) | Action::Adjust { needle, .. } => {
            let back = matches!(action, Action::Adjust { clockwise: false, .. });
            let arrow = symbol("bx-turn", &flags("bx-sign", &[(back, "counter")]));
            (town::tip(needle.into()) + &arrow, said, String::new(), String::new())
        }
        Action::Copy(work) => {
            let brings = prospect(components, table, pen.scene.own, work, 0);
            let note = capital(words::about::prospect(l, &brings));
            (sign(work.key()), capital(words::work(l, work).to_owned()), note, String::new())
        }
        Action::Jokers(n) => (cube("joker").repeat(n.into()), said, String::new(), String::new()),
        Action::Reward(reward @ Reward::Advance(track)) => {
            let [name, unit] = words::track_and_unit(l, track);
            let part = pen.scene.panel(pen.scene.own).map(|panel| panel.tracks[track.index()]);
            let card = table.prestige.get(usize::from(table.column)).copied().flatten();
            let levels = card.map_or(1, |card| components.prestige(card).rewards[reward.index()]);
            let raised = part.map(|part| ledger(part.raised(levels.into()))).unwrap_or_default();
            (
                sign(track.key()),
                name.to_owned(),
                tag("bx-raised", &[&raised, " ", unit].concat()),
                String::new(),
            )
        }
        Action::Reward(reward) => {
            (sign(reward.key()), reward_word(pen, reward).to_owned(), said, String::new())
        }
        Action::Rewards => {
            let card = table.prestige.get(usize::from(table.column)).copied().flatten();
            let signs = card.map(|card| reward_signs(components.prestige(card)));
            (signs.unwrap_or_default(), said, String::new(), String::new())
        }
        Action::Tuck(zone) => {
            (sign(zone_sign(zone)), capital(words::zone(l, zone).to_owned()), String::new(), String::new())
        }
        Action::Guest(slot) => match table.nobles.get(usize::from(slot)).copied().flatten() {
            Some(id) => noble(id, None, false),
            None => (String::new(), said, String::new(), String::new()),
        },
        action => belle::choice(pen, action, said),
    }
}
