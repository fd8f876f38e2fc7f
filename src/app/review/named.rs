//! The decisions that are named: each player's costliest and best, and what is said of one that was touched.

use super::graph::hundredths;
use super::looking::{Looking, Way};
use super::posing::Pose;
use crate::app::browser::navigate;
use crate::app::face;
use crate::app::players::Player;
use crate::app::rich::{Icon, Rich};
use crate::app::route::Route;
use crate::app::session::Remark;
use crate::app::stay::{Once, Stay};
use crate::app::storage;
use crate::app::ui::{Compared, Dialog, SeatToken, use_toasts};
use crate::app::words::{Language, use_words};
use crate::bots::review::{Finding, Review};
use crate::engine::Seat;
use crate::games::GameId;
use crate::{live, say};
use leptos::prelude::*;

/// A decision that is named, in words.
#[derive(Clone, PartialEq)]
struct Named {
    finding: Finding,
    remark: Remark,
}

fn named(looking: Looking, findings: Vec<&Finding>, language: Language) -> Vec<Named> {
    let session = looking.session();
    let said = findings.into_iter().filter_map(|finding| {
        Some(Named { finding: finding.clone(), remark: session.remark(finding, language)? })
    });
    said.collect()
}

/// What share of the victory a decision cost or won, as a figure: what lies between the two that are told of it.
fn figure(finding: &Finding, language: Language) -> String {
    let best = finding.is_best();
    let other = if best { finding.rival.unwrap_or(finding.made) } else { finding.best };
    let sign = if best { "+" } else { "−" };
    let between = hundredths(finding.made.share).abs_diff(hundredths(other.share));
    [sign, &say!(language, review.percent, number = between.to_string())].concat()
}

/// One player's decisions.
#[component]
pub fn PlayerCard(
    /// The look.
    looking: Looking,
    /// The seat.
    at: usize,
    /// Who sits there.
    player: Player,
    /// Takes the one that was touched.
    chosen: RwSignal<Option<Finding>>,
) -> impl IntoView {
    let words = use_words();
    let seat = Seat::from_index(at);
    let shape = player.shape;
    let count = move || {
        let (all, good) = looking.review.read().count(seat);
        say!(words.language(), review.good, good = good.to_string(), all = all.to_string())
    };
    let heading = ["review-", &at.to_string()].concat();
    let list = move |which: for<'a> fn(&'a Review, Seat) -> Vec<&'a Finding>,
                     none: fn(Language) -> &'static str| {
        let found = Memo::new(move |_| named(looking, which(&looking.review.read(), seat), words.language()));
        move || {
            let language = words.language();
            if found.read().is_empty() {
                let over = looking.way.get() == Way::Done;
                let said = if over { none(language) } else { say!(language, review.none_yet) };
                return view! { <p class="soft review-none">{said}</p> }.into_any();
            }
            let rows = found
                .get()
                .into_iter()
                .map(|named| view! { <li>{row(looking.session().game(), named, language, chosen)}</li> });
            view! { <ol>{rows.collect::<Vec<_>>()}</ol> }.into_any()
        }
    };
    view! {
        <section class="card review-player" aria-labelledby=heading.clone()>
            <div class="review-head">
                <h2 id=heading.clone()>
                    <SeatToken shape=Signal::derive(move || shape)/>
                    {player.name}
                </h2>
                <p class="s soft tabular">{count}</p>
            </div>
            <h3>{live!(words, review.costly)}</h3>
            {list(Review::costliest, |language| say!(language, review.none_costly))}
            <h3>{live!(words, review.finest)}</h3>
            {list(Review::finest, |language| say!(language, review.none_fine))}
        </section>
    }
    .into_any()
}

fn row(game: GameId, named: Named, language: Language, chosen: RwSignal<Option<Finding>>) -> AnyView {
    let Named { finding, remark } = named;
    let figure = figure(&finding, language);
    let best = finding.is_best();
    view! {
        <button class="review-row" class:best=best on:click=move |_| chosen.set(Some(finding.clone()))>
            <b class="num">{figure}</b>
            <span>
                <Rich sentence=remark.made/>
                <small>{face::round(game, language, remark.round)}</small>
            </span>
            <Icon symbol="icon-right" class="small"/>
        </button>
    }
    .into_any()
}

/// What is said of the decision that was touched, and what can be done with it.
#[component]
pub fn Chosen(
    /// The look.
    looking: Looking,
    /// The players.
    players: Vec<Player>,
    /// The game's id in the storage.
    id: String,
    /// The decision.
    chosen: RwSignal<Option<Finding>>,
) -> impl IntoView {
    let posing = RwSignal::new(None::<Finding>);
    let players = StoredValue::new(players);
    let name = move |seat: Seat| {
        players.with_value(|all| all.get(seat.index()).map_or_else(String::new, |player| player.name.clone()))
    };
    move || {
        if let Some(finding) = posing.get() {
            let text = untrack(|| looking.session().puzzle(finding.step as usize)).unwrap_or_default();
            let close = Callback::new(move |()| posing.set(None));
            return view! { <Pose text name=name(finding.seat) close/> }.into_any();
        }
        match chosen.get() {
            Some(finding) => {
                let name = name(finding.seat);
                view! { <Decision looking finding name id=id.clone() chosen posing/> }.into_any()
            }
            None => ().into_any(),
        }
    }
}

#[component]
fn Decision(
    looking: Looking,
    finding: Finding,
    name: String,
    id: String,
    chosen: RwSignal<Option<Finding>>,
    posing: RwSignal<Option<Finding>>,
) -> impl IntoView {
    let words = use_words();
    let toasts = use_toasts();
    let (stay, once) = (Stay::here(), Once::here());
    let step = finding.step as usize;
    let finding = StoredValue::new(finding);
    let remark =
        Memo::new(move |_| finding.with_value(|found| looking.session().remark(found, words.language())));
    let title = Signal::derive(move || {
        let round = remark.read().as_ref().map_or(0, |remark| remark.round);
        let language = words.language();
        let round = face::round(looking.session().game(), language, round);
        say!(language, review.place, round = round, name = name.clone())
    });
    let play_on = move |_| {
        let copied = untrack(|| looking.session().copy_from(step, words.untracked()));
        match copied {
            Ok(summary) if once.is_first() => {
                stay.ask(storage::create(summary), |game| navigate(&Route::Play(game.id)));
            }
            Ok(_) => {}
            Err(sentence) => toasts.say(sentence),
        }
    };
    let board = Route::Look { id, steps: step }.href();
    view! {
        <Dialog title close=Callback::new(move |()| chosen.set(None)) class="review-decision">
            {move || {
                let language = words.language();
                let found = finding.get_value();
                // Reasons speak to whoever decided.
                let heads = [
                    say!(language, review.played),
                    say!(language, review.better),
                    say!(language, review.than),
                    say!(language, review.hint),
                ];
                remark.get().map(|remark| view! { <Compared finding=found remark heads/> })
            }}
            <div class="review-doing">
                <a class="btn primary" href=board>
                    <Icon symbol="icon-eye"/>
                    {live!(words, review.on_board)}
                </a>
                <button class="btn" on:click=play_on>
                    <Icon symbol="icon-play"/>
                    {live!(words, review.play_on)}
                </button>
                <button class="btn" on:click=move |_| posing.set(Some(finding.get_value()))>
                    <Icon symbol="icon-share"/>
                    {live!(words, review.pose)}
                </button>
            </div>
            <p class="s soft">{live!(words, review.play_on_note)}</p>
        </Dialog>
    }
    .into_any()
}
