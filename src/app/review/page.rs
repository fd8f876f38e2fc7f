//! The page of a review.

use super::graph::{self, Frame, Place, Size};
use super::looking::{Looking, Way};
use super::named::{Chosen, PlayerCard};
use crate::app::browser;
use crate::app::catalogue;
use crate::app::face::{self, accent};
use crate::app::players::Player;
use crate::app::rich::Icon;
use crate::app::route::Route;
use crate::app::session::Session;
use crate::app::shell::{BackHome, enter};
use crate::app::storage::SavedGame;
use crate::app::title::provide_sprite;
use crate::app::ui::{SeatToken, hand_on, when_found};
use crate::app::words::use_words;
use crate::bots::review::Finding;
use crate::engine::Turn;
use crate::{live, live_signal, say};
use leptos::prelude::*;
use std::sync::Arc;

/// The decisions of a stored game, one after another.
#[component]
pub fn Review(
    /// Its id in the storage.
    id: String,
) -> impl IntoView {
    let words = use_words();
    enter(live_signal!(words, review.title));
    when_found(id, "page room", || view! { <Missing/> }.into_any(), lay_out)
}

#[component]
fn Missing() -> impl IntoView {
    let words = use_words();
    view! {
        <Plain>
            <h2>{live!(words, table.no_such_game)}</h2>
            <p>{live!(words, table.no_such_game_note)}</p>
        </Plain>
    }
}

/// A page without a review, and why.
#[component]
fn Plain(children: Children) -> impl IntoView {
    let words = use_words();
    view! {
        <main class="page page-plain">
            <h1 tabindex="-1">{live!(words, review.title)}</h1>
            {children()}
            <a class="btn" href="#/">{live!(words, shell.all_games)}</a>
        </main>
    }
    .into_any()
}

fn lay_out(saved: &SavedGame) -> AnyView {
    hand_on(&["h1"]);
    let words = use_words();
    let game = saved.summary.game;
    provide_sprite(game);
    let opened = catalogue::title(game)
        .ok_or_else(|| say!(words.untracked(), shell.part_absent).to_owned())
        .and_then(|title| title.open(&saved.summary.record));
    match opened {
        Err(sentence) => view! { <Plain><p>{sentence}</p></Plain> }.into_any(),
        Ok(session) if untrack(|| session.turn()) != Turn::Over => {
            let href = Route::Play(saved.id.clone()).href();
            view! {
                <Plain>
                    <p>{live!(words, review.unfinished)}</p>
                    <a class="btn primary" href=href>{live!(words, shell.back_to_game)}</a>
                </Plain>
            }
            .into_any()
        }
        Ok(session) => view! { <Page session id=saved.id.clone()/> }.into_any(),
    }
}

#[component]
fn Page(session: Arc<dyn Session>, id: String) -> impl IntoView {
    let words = use_words();
    let game = session.game();
    let looking = untrack(|| Looking::start(Arc::clone(&session), id.clone()));
    let players = untrack(|| session.desk().party.read().players.clone());
    let table = Route::Play(id.clone()).href();
    let chosen = RwSignal::new(None::<Finding>);
    let cards = players.iter().cloned().enumerate();
    let cards =
        cards.map(|(at, player)| view! { <PlayerCard looking at player chosen/> }).collect::<Vec<_>>();
    view! {
        <main class=["page room review ", &accent(game)].concat()>
            <div class="room-bar">
                <BackHome/>
                <span class="room-bar-aside">
                    <a class="btn quiet" href=table>
                        <Icon symbol="icon-trophy"/>
                        {live!(words, table.score_sheet)}
                    </a>
                </span>
            </div>
            <h1 tabindex="-1">
                {live!(words, review.title)}
                " "
                <small>{move || face::name(game, words.language())}</small>
            </h1>
            <p class="soft review-note">{live!(words, review.note)}</p>
            <Progress looking/>
            <Ahead looking players=players.clone()/>
            <div class="review-players">{cards}</div>
            <Chosen looking players id chosen/>
        </main>
    }
    .into_any()
}

/// How far it is, with the way to stop and go on.
#[component]
fn Progress(looking: Looking) -> impl IntoView {
    let words = use_words();
    let said = move || {
        let language = words.language();
        let (done, all) = looking.progress();
        match looking.way.get() {
            Way::Done if all == 0 => say!(language, review.nothing).to_owned(),
            Way::Done => say!(language, review.finished, count = u32::try_from(all).unwrap_or(u32::MAX)),
            Way::Broken => say!(language, review.broken).to_owned(),
            Way::Running | Way::Resting => {
                say!(language, review.progress, done = done.to_string(), all = all.to_string())
            }
        }
    };
    let button = move || {
        let (symbol, press): (_, fn(Looking)) = match looking.way.get() {
            Way::Done => return None,
            Way::Running => ("icon-pause", Looking::rest),
            Way::Resting | Way::Broken => ("icon-play", Looking::go_on),
        };
        let label = move || match looking.way.get() {
            Way::Running => say!(words.language(), review.pause),
            Way::Broken => say!(words.language(), shell.try_again),
            Way::Resting | Way::Done => say!(words.language(), review.go_on),
        };
        Some(view! {
            <button class="btn" on:click=move |_| press(looking)>
                <Icon symbol=symbol/>
                {label}
            </button>
        })
    };
    let width = move || {
        let (done, all) = looking.progress();
        [&(done * 100 / all.max(1)).to_string(), "%"].concat()
    };
    view! {
        <div class="review-way card" data-way=move || match looking.way.get() {
            Way::Running => "running",
            Way::Resting => "resting",
            Way::Done => "done",
            Way::Broken => "broken",
        }>
            <p class="tabular">{said}</p>
            {button}
            <div class="review-track" aria-hidden="true">
                <i style:width=width></i>
            </div>
        </div>
        // Told once when it is over, not at each of a hundred steps.
        <p class="for-ear" role="status">{move || (looking.way.get() == Way::Done).then(said)}</p>
    }
    .into_any()
}

/// Where every step of a game stands.
fn places(session: &dyn Session) -> Vec<Place> {
    session.marks().into_iter().map(|mark| (mark.turn.number, mark.round)).collect()
}

/// Who was ahead: a drawing, and a table for the ear.
#[component]
fn Ahead(looking: Looking, players: Vec<Player>) -> impl IntoView {
    let words = use_words();
    let session = looking.session();
    let game = session.game();
    let (steps, end) = untrack(|| (places(session.as_ref()), session.outcome()));
    let shapes: Vec<u8> = players.iter().map(|player| player.shape).collect();
    let winner = end.iter().flatten().position(|share| *share > 0.0).unwrap_or(0);
    let seats = players.len();
    let (steps, end) = (StoredValue::new(steps), StoredValue::new(end));
    let points = Memo::new(move |_| {
        let end = end.get_value().filter(|_| looking.way.get() == Way::Done);
        steps.with_value(|steps| graph::points(steps, &looking.review.read().findings, end))
    });
    let narrow = browser::holds("(max-width: 560px)");
    let size = move || if narrow.get() { Size::NARROW } else { Size::WIDE };
    let drawing = move || {
        let size = size();
        let review = looking.review.read();
        let slips: Vec<(u32, usize)> = (0..seats)
            .flat_map(|seat| review.costliest(crate::engine::Seat::from_index(seat)))
            .filter_map(|finding| {
                let (turn, _) = steps.with_value(|steps| steps.get(finding.step as usize).copied())?;
                Some((turn, finding.seat.index()))
            })
            .collect();
        steps.with_value(|steps| {
            graph::draw(&points.read(), Frame { size, steps, shapes: &shapes, winner, marks: &slips })
        })
    };
    let key = players.iter().map(|player| {
        let shape = player.shape;
        view! {
            <li>
                <SeatToken shape=Signal::derive(move || shape)/>
                {player.name.clone()}
            </li>
        }
    });
    let key = key.collect::<Vec<_>>();
    let heads =
        players.iter().map(|player| view! { <th scope="col">{player.name.clone()}</th> }).collect::<Vec<_>>();
    let rows = move || {
        let language = words.language();
        let points = points.read();
        let row = |point: &&graph::Point| {
            let cells = point.shares.iter().map(|share| {
                let number = graph::hundredths(*share).to_string();
                view! { <td>{say!(language, review.percent, number = number)}</td> }
            });
            let head = match point.round {
                Some(round) => face::round(game, language, round),
                None => say!(language, review.end).to_owned(),
            };
            view! { <tr><th scope="row">{head}</th>{cells.collect::<Vec<_>>()}</tr> }
        };
        graph::by_round(&points).iter().map(row).collect::<Vec<_>>()
    };
    view! {
        <section class="card review-ahead" aria-labelledby="review-ahead">
            <div class="review-head">
                <h2 id="review-ahead">{live!(words, review.ahead)}</h2>
                <p class="s soft">{live!(words, review.ahead_note)}</p>
            </div>
            <svg viewBox=move || size().view_box() aria-hidden="true" inner_html=drawing></svg>
            <ul class="review-key" aria-hidden="true">{key}</ul>
            <div class="for-ear">
                <table>
                    <caption>{move || say!(words.language(), review.ahead_table, rounds = face::rounds(game, words.language()))}</caption>
                    <thead>
                        <tr>
                            <td></td>
                            {heads}
                        </tr>
                    </thead>
                    <tbody>{rows}</tbody>
                </table>
            </div>
        </section>
    }
    .into_any()
}
