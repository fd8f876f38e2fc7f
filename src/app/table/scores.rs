//! The score sheet: filled line by line when a game ends, then who won and why, how it swung, and what to do next.

use super::graph::{self, swing};
use super::menu::word;
use super::panel::{Scores, TableDialog};
use super::sitting::{Sitting, use_sitting};
use crate::app::draw::wreath;
use crate::app::face::{self, accent};
use crate::app::figure;
use crate::app::order;
use crate::app::players::Player;
use crate::app::rich::{Icon, Rich};
use crate::app::session::{Sheet, SheetRow};
use crate::app::stay::Stay;
use crate::app::syllables::{LONG_WORD, breakable, has_long_word};
use crate::app::ui::{Loan, SeatToken, victory};
use crate::app::words;
use crate::engine::Seat;
use crate::{live, say};
use leptos::html;
use leptos::prelude::*;
use std::time::Duration;

/// Between one line and the next, in milliseconds at normal speed.
const LINE: f64 = 200.0;

/// And for each figure in it.
const MORE: f64 = 60.0;

/// Seats by rank, then in playing order.
fn by_rank(sheet: &Sheet) -> Vec<usize> {
    let mut seats: Vec<usize> = (0..sheet.totals.len()).collect();
    order::sort_by_key(&mut seats, |seat| sheet.ranks.get(*seat).copied().unwrap_or(u8::MAX));
    seats
}

/// A name for a headline: a short one is not broken, so that "wins" alone stands in the next line.
fn kept_whole(name: &str) -> String {
    if name.chars().count() <= LONG_WORD { name.replace(' ', "\u{a0}") } else { name.to_owned() }
}

/// Why the winner won, as a sentence.
fn reason(sitting: Sitting, sheet: &Sheet, players: &[Player]) -> String {
    let language = sitting.words.language();
    let order = by_rank(sheet);
    let (Some(&first), Some(&second)) = (order.first(), order.get(1)) else { return String::new() };
    let name = |seat: usize| players.get(seat).map_or_else(String::new, Player::marked);
    if victory::winners(&sheet.ranks).len() > 1 {
        let why = if sheet.tie_breaks.is_empty() {
            say!(language, table.why_equal)
        } else {
            say!(language, table.why_shared)
        };
        return why.to_owned();
    }
    let lead = sheet.totals[first] - sheet.totals[second];
    let next = order.iter().filter(|seat| **seat != first && sheet.totals[**seat] == sheet.totals[second]);
    let next: Vec<String> = next.map(|seat| name(*seat)).collect();
    if lead > 0 {
        let lead = u32::try_from(lead).unwrap_or_default();
        return say!(language, table.why_points, count = lead, second = words::list(language, &next));
    }
    match sheet.tie_breaks.last() {
        Some(SheetRow { category, values, .. }) => {
            let figure = |seat: usize| values.get(seat).copied().unwrap_or(0).to_string();
            let (category, ours, theirs) = (category.clone(), figure(first), figure(second));
            let rivals = words::list(language, &next);
            if next.len() > 1 {
                say!(language, table.why_ties, second = rivals, category, ours, theirs)
            } else {
                say!(language, table.why_tie, second = rivals, category, ours, theirs)
            }
        }
        None => String::new(),
    }
}

/// Totals at the beginning and at the end of every round.
fn rounds(sitting: Sitting) -> Vec<Vec<i32>> {
    let session = sitting.session();
    let mut marks = session.marks();
    // An earlier position does not know how it went on.
    marks.truncate(sitting.desk.browsing.get().unwrap_or(marks.len()));
    let mut rounds = vec![session.totals_at(0)];
    for (at, mark) in marks.iter().enumerate() {
        if marks.get(at + 1).is_none_or(|next| next.round != mark.round) {
            rounds.push(session.totals_at(at + 1));
        }
    }
    rounds
}

/// The score sheet over the table, while it is shown.
#[component]
pub fn ScoreSheet() -> impl IntoView {
    let sitting = use_sitting();
    let shown = Memo::new(move |_| sitting.scores.get() != Scores::Hidden);
    move || shown.get().then(|| view! { <Page/> })
}

#[component]
fn Page() -> impl IntoView {
    let sitting = use_sitting();
    let words = sitting.words;
    let session = sitting.session();
    let game = session.game();
    let sheet = Memo::new(move |_| sitting.session().sheet(words.language()));
    // In an earlier position the sheet is the one of that position.
    let over = Memo::new(move |_| sitting.is_at_the_end());
    let players = move || sitting.desk.party.read().players.clone();
    // Lines that stand already; everything at once unless the game has just ended.
    let lines = move || sheet.with(|sheet| sheet.rows.len() + sheet.tie_breaks.len() + 1);
    let filled =
        RwSignal::new(if sitting.scores.get_untracked() == Scores::Filling { 0 } else { usize::MAX });
    let stay = Stay::here();
    let everything = move || {
        filled.set(usize::MAX);
        sitting.told.set(true);
        sitting.scores.set(Scores::Shown);
    };
    Effect::new(move |_| {
        let standing = filled.get();
        if standing == usize::MAX {
            return;
        }
        if standing > lines() || sitting.motion() == 0.0 {
            everything();
            return;
        }
        let next = move || {
            if filled.get_untracked() == standing {
                filled.set(standing + 1);
            }
        };
        let line = LINE + MORE * players().len() as f64;
        stay.after(Duration::from_millis((line * sitting.motion()) as u64), next);
    });
    // Whoever puts the sheet of the end away wants to see how it ended; that of an earlier position tells nothing of it.
    let of_the_end = untrack(|| sitting.is_at_the_end());
    on_cleanup(move || {
        if of_the_end {
            let _ = sitting.told.try_set(true);
        }
    });
    let loan = Loan::within(".scores", &[".scores-toggle"]);
    loan.note();
    let is_full = Memo::new(move |_| filled.get() == usize::MAX);
    let close = NodeRef::<html::Button>::new();
    Effect::new(move |_| {
        if let Some(close) = close.get() {
            let _ = close.focus();
        }
    });
    view! {
        <section
            class=["scores ", &accent(game)].concat()
            role="dialog"
            aria-modal="true"
            aria-label=live!(words, table.score_sheet)
            on:pointerdown=stay.hears(move |_| {
                if !is_full.get_untracked() {
                    everything();
                }
            })
        >
            <header class="scores-bar">
                <a class="btn quiet" href="#/">
                    <Icon symbol="icon-home"/>
                    <span class="scores-label">{live!(words, shell.all_games)}</span>
                </a>
                <p>
                    <b class="serif">{move || face::name(game, words.language())}</b>
                    " "
                    <span class="s soft">
                        {move || face::round(game, words.language(), sitting.session().round())}
                        {move || (!over.get()).then(|| [" · ", say!(words.language(), table.scores_now)].concat())}
                    </span>
                </p>
                <button class="btn quiet" node_ref=close on:click=move |_| sitting.scores.set(Scores::Hidden)>
                    <Icon symbol="icon-close"/>
                    <span class="scores-label">{live!(words, table.see_table)}</span>
                </button>
            </header>
            {move || {
                if over.get() {
                    view! { <Winner sheet is_full/> }.into_any()
                } else {
                    ().into_any()
                }
            }}
            <div class="scores-sheet card">
                {move || sheet_table(sitting, &sheet.read(), &players(), filled.get())}
            </div>
            <div class="swing-place" class:waits=move || !is_full.get()>
                {move || swing_card(sitting, &sheet.read(), &players())}
            </div>
        </section>
    }
    .into_any()
}

/// The table of categories and seats, of which the first `filled` lines stand.
fn sheet_table(sitting: Sitting, sheet: &Sheet, players: &[Player], filled: usize) -> AnyView {
    let language = sitting.words.language();
    // In playing order: columns by rank would tell the end before the first line stands.
    let order: Vec<usize> = (0..sheet.totals.len()).collect();
    let full = filled == usize::MAX;
    let won = |seat: usize| full && sheet.ranks.get(seat) == Some(&1);
    let heads = order
        .iter()
        .filter_map(|&seat| players.get(seat).map(|player| (seat, player.clone())))
        .map(|(seat, player)| {
            let shape = player.shape;
            view! {
                <th scope="col" class:won=won(seat)>
                    <span class="scores-player">
                        <SeatToken shape=Signal::derive(move || shape)/>
                        <span class="scores-name" title=player.name.clone()>
                            {breakable(&player.name)}
                        </span>
                    </span>
                </th>
            }
        })
        .collect::<Vec<_>>();
    let row = |row: &SheetRow, stands: bool, count_best: bool| {
        // What all have alike is nobody's lead.
        let differs = row.values.iter().any(|value| Some(value) != row.values.first());
        let best = row.values.iter().copied().max().filter(|best| count_best && differs && *best > 0);
        let cells = order
            .iter()
            .map(|&seat| {
                let value = row.values.get(seat).copied().unwrap_or(0);
                let is_best = best == Some(value);
                let shown = if stands { figure::plain(value) } else { String::new() };
                view! {
                    <td class="num" class:won=won(seat) class:best=is_best class:nothing=value == 0>
                        {if is_best { view! { <u>{shown}</u> }.into_any() } else { shown.into_any() }}
                    </td>
                }
            })
            .collect::<Vec<_>>();
        view! { <tr class:waits=!stands class:tie=!count_best><th scope="row">{row.category.clone()}</th>{cells}</tr> }.into_any()
    };
    let rows =
        sheet.rows.iter().enumerate().map(|(at, line)| row(line, at < filled, true)).collect::<Vec<_>>();
    // The totals count along while the lines are filled.
    let totals = order
        .iter()
        .map(|&seat| {
            let so_far: i32 = sheet.rows.iter().take(filled).filter_map(|row| row.values.get(seat)).sum();
            let total = if filled > sheet.rows.len() { sheet.totals[seat] } else { so_far };
            view! { <td class="num" class:won=won(seat)>{figure::plain(total)}</td> }
        })
        .collect::<Vec<_>>();
    let ties = sheet
        .tie_breaks
        .iter()
        .enumerate()
        .map(|(at, line)| row(line, sheet.rows.len() + 1 + at < filled, false))
        .collect::<Vec<_>>();
    view! {
        <table>
            <thead>
                <tr>
                    <th scope="col">{say!(language, table.score_sheet)}</th>
                    {heads}
                </tr>
            </thead>
            <tbody>{rows}</tbody>
            <tfoot>
                <tr class="total">
                    <th scope="row">{say!(language, table.total)}</th>
                    {totals}
                </tr>
                {ties}
            </tfoot>
        </table>
    }
    .into_any()
}

/// Who won, and why; then what to do next.
#[component]
fn Winner(sheet: Memo<Sheet>, is_full: Memo<bool>) -> impl IntoView {
    let sitting = use_sitting();
    let words = sitting.words;
    let players = move || sitting.desk.party.read().players.clone();
    let winners = move || {
        let players = players();
        let seats = victory::winners(&sheet.read().ranks).into_iter();
        seats.filter_map(|seat| players.get(seat.index()).cloned()).collect::<Vec<_>>()
    };
    let headline = move || {
        let names: Vec<String> = winners().iter().map(|player| kept_whole(&player.name)).collect();
        victory::headline(words.language(), &names)
    };
    // Its longest word decides how large a headline can be written.
    let long = move || winners().iter().any(|player| has_long_word(&player.name));
    let points = move || {
        let points = sheet.read().totals.iter().copied().max().unwrap_or(0);
        say!(words.language(), table.points, count = u32::try_from(points).unwrap_or_default())
    };
    let laurel = move || {
        if !is_full.get() {
            return view! { <span class="laurel"></span> }.into_any();
        }
        let shapes: Vec<usize> = winners().iter().map(|player| player.shape.into()).collect();
        view! {
            <svg class="laurel" viewBox=wreath::VIEW_BOX aria-hidden="true" inner_html=wreath::wreath(&shapes)></svg>
        }
        .into_any()
    };
    let why = Signal::derive(move || reason(sitting, &sheet.read(), &players()));
    view! {
        <div class="winner" class:waits=move || !is_full.get()>
            {laurel}
            <div class="winner-words" role="status">
                {move || {
                    is_full
                        .get()
                        .then(|| {
                            view! {
                                <h1 class:long=long>{headline}</h1>
                                <p class="winner-points">{points}</p>
                                <p class="winner-why"><Rich sentence=why/></p>
                            }
                        })
                }}
            </div>
            <div class="winner-next">
                <button class="btn primary big" on:click=move |_| sitting.rematch()>
                    <Icon symbol="icon-restart"/>
                    {live!(words, table.rematch)}
                </button>
                <button class="btn wide" on:click=move |_| sitting.review()>
                    <Icon symbol="icon-chart"/>
                    {live!(words, review.open)}
                </button>
                <button class="btn" on:click=move |_| sitting.replay()>
                    <Icon symbol="icon-play"/>
                    {live!(words, table.replay)}
                </button>
                <button class="btn" on:click=move |_| sitting.show(TableDialog::Share)>
                    <Icon symbol="icon-share"/>
                    {word(sitting, |l| say!(l, table.share))}
                </button>
            </div>
        </div>
    }
    .into_any()
}

/// How the game swung.
fn swing_card(sitting: Sitting, sheet: &Sheet, players: &[Player]) -> Option<AnyView> {
    let language = sitting.words.language();
    let shapes: Vec<u8> = players.iter().map(|player| player.shape).collect();
    let leader = by_rank(sheet).first().copied()?;
    // Nothing has turned for good while the game goes on.
    let winners = if sitting.is_at_the_end() { victory::winners(&sheet.ranks) } else { Vec::new() };
    let winners: Vec<usize> = winners.into_iter().map(Seat::index).collect();
    let swing = swing(&rounds(sitting), &shapes, &winners)?;
    let caption = swing.turning_point.map(|(round, points)| {
        let name = players.get(leader).map_or_else(String::new, |player| player.name.clone());
        say!(
            language,
            table.turning_point,
            count = u32::try_from(points).unwrap_or_default(),
            round = face::round(sitting.session().game(), language, u16::try_from(round).unwrap_or_default()),
            name = name
        )
    });
    let note = say!(language, table.swing_note, rounds = face::rounds(sitting.session().game(), language));
    Some(
        view! {
            <div class="swing card">
                <div class="swing-head">
                    <h2>{say!(language, table.swing)}</h2>
                    <span class="s soft">{note.clone()}</span>
                    {caption.map(|caption| view! { <span class="swing-turn"><i></i>{caption}</span> })}
                </div>
                <svg viewBox=graph::VIEW_BOX role="img" aria-label=note inner_html=swing.svg></svg>
            </div>
        }
        .into_any(),
    )
}
