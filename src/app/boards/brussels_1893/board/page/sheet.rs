//! What lies over the town while something is decided.

use super::super::super::scene::belle::BackPart;
use super::super::super::scene::parts::{CompassPart, Sheet, Stake};
use super::super::super::scene::{Piece, Scene};
use super::super::markup::town;
use super::super::markup::{ledger as told, sheet as draw};
use super::{Pen, Table, belle, looks, part, written};
use crate::app::boards::kit::follow::follow;
use crate::app::boards::kit::markup::{flags, marked, tag};
use crate::app::boards::kit::piece::part as spot;
use crate::app::boards::kit::stepper;
use crate::app::derived::derived;
use crate::games::brussels_1893::{Action, Phase, Why};
use crate::{live, say};
use leptos::prelude::*;

/// What a sheet consists of: when it changes, its parts are made anew.
#[derive(Clone, Copy, PartialEq)]
enum Kind {
    Town,
    Stake,
    Choices { count: u8, why: Option<Why>, cards: bool, centres: bool },
}

/// The sheet.
pub fn sheet(table: Table) -> AnyView {
    let kind = derived(move || {
        table.scene.with(|scene| match &scene.sheet {
            Sheet::Town => Kind::Town,
            Sheet::Stake(_) => Kind::Stake,
            Sheet::Choices(choices) => Kind::Choices {
                count: choices.len() as u8,
                why: scene.due,
                cards: scene.phase == Phase::Prestige,
                centres: !scene.town.market.centres.is_empty(),
            },
        })
    });
    let content = move || match kind.get() {
        Kind::Town => None,
        Kind::Stake => Some(stake(table)),
        Kind::Choices { count, why, cards, centres } => Some(choices(table, count, why, cards, centres)),
    };
    let label = table.words.line(|language| say!(language, brussels_1893_board.place.sheet));
    // The town below it is looked at without losing what is chosen; each question comes to the front anew.
    let aside = RwSignal::new(false);
    Effect::new(move |_| {
        kind.track();
        aside.set(false);
    });
    let class = move || flags("bx-sheet bx-panel", &[(aside.get(), "aside")]);
    let turn = move || {
        let language = table.words.language();
        if aside.get() {
            say!(language, brussels_1893_board.place.choice)
        } else {
            say!(language, brussels_1893_board.ledger.close)
        }
    };
    let around = move || {
        content().map(|content| {
            view! {
                <section class=class data-region="sheet" aria-label=label>
                    {content}
                    <button type="button" class="btn bx-to-town" on:click=move |_| aside.update(|aside| *aside = !*aside)>
                        {turn}
                    </button>
                </section>
            }
        })
    };
    view! { {around} }.into_any()
}

fn stake_of(scene: &Scene) -> Option<Stake> {
    if let Sheet::Stake(stake) = &scene.sheet { Some(stake.clone()) } else { None }
}

fn on_stake(write: fn(&Pen<'_>, &Stake) -> String) -> impl Fn(&Pen<'_>) -> String + Send + Sync + 'static {
    move |pen| stake_of(pen.scene).map(|stake| write(pen, &stake)).unwrap_or_default()
}

fn stake(table: Table) -> AnyView {
    let bands =
        derived(move || table.scene.with(|scene| stake_of(scene).map_or(0, |stake| stake.bands.len() as u8)));
    let step = move |more: bool| {
        let label = move || {
            let language = table.words.language();
            if more {
                say!(language, brussels_1893_board.stake.more)
            } else {
                say!(language, brussels_1893_board.stake.less)
            }
        };
        let can = move |stake: Stake| if more { stake.stake < stake.most } else { stake.stake > 1 };
        let possible = move || table.scene.with(|scene| stake_of(scene).is_some_and(can));
        stepper::step(Piece::Step(more), more, move || label().to_owned(), possible)
    };
    let band = move |at: u8| {
        part(
            table,
            Piece::Band(at),
            move |scene| {
                let stake = stake_of(scene)?;
                let band = *stake.bands.get(usize::from(at))?;
                Some((stake, band))
            },
            |pen, (stake, band)| {
                (flags("bx-band bx-option", &[(band.chosen, "chosen")]), draw::band(pen, stake, band))
            },
        )
    };
    view! {
        {written(table, "bx-sheet-head", on_stake(draw::stake_title))}
        <div class="bx-stepper">
            {step(false)} {written(table, "bx-stake", on_stake(draw::stake_number))} {step(true)}
        </div>
        {move || (0..bands.get()).map(band).collect_view()}
        {written(table, "bx-brings", on_stake(draw::stake_brings))}
    }
    .into_any()
}

fn choices(table: Table, count: u8, why: Option<Why>, cards: bool, centres: bool) -> AnyView {
    let title = written(table, "bx-sheet-head", draw::choices_head);
    let compass = matches!(why, Some(Why::Pay | Why::Turn | Why::Adjust)).then(|| {
        written(table, "bx-big-compass", |pen| {
            let part: &CompassPart = &pen.scene.town.compass;
            [town::compass(pen, part), tag("bx-asks", &town::asks(pen, part))].concat()
        })
    });
    let market = centres.then(|| market(table));
    let offered = matches!(why, Some(Why::Card(_))).then(|| belle::offered(table));
    let may_take_back = matches!(why, Some(Why::Card(_) | Why::Park));
    let taken_back = may_take_back.then(|| back(table));
    let choices = (0..count).map(|at| choice(table, at)).collect_view();
    let class = match why {
        Some(Why::Workshop | Why::Sale | Why::Material { .. } | Why::Replace { .. }) => "bx-choices tiles",
        None if cards => "bx-choices pairs",
        _ => "bx-choices",
    };
    // What the price of an action of the Brussels board may be besides.
    let at_office = matches!(why, Some(Why::Use { house: None, .. } | Why::Park | Why::Jokers { .. }));
    let court = at_office.then(|| written(table, "bx-court-ahead", told::court_ahead));
    let standing = cards.then(|| written(table, "bx-standing", told::standing));
    view! {
        {title} {offered} {compass} <div class=class>{choices}</div> {taken_back} {market} {court} {standing}
    }
    .into_any()
}

/// Francs that are about to be taken back, one more or fewer at a time.
fn back(table: Table) -> AnyView {
    let shown = table.part(|scene| scene.back);
    let step = move |more: bool| {
        let label = move || {
            let language = table.words.language();
            if more {
                say!(language, brussels_1893_board.belle.more_back)
            } else {
                say!(language, brussels_1893_board.stake.less)
            }
        };
        let can = move |back: BackPart| if more { back.francs < back.most } else { back.francs > 1 };
        stepper::step(
            Piece::Step(more),
            more,
            move || label().to_owned(),
            move || shown.get().is_some_and(can),
        )
    };
    let number = move || {
        written(table, "bx-stake", |pen| {
            pen.scene.back.map(|back| draw::back_number(pen, back)).unwrap_or_default()
        })
    };
    let is_shown = derived(move || shown.get().is_some());
    let content = move || {
        is_shown.get().then(|| view! { <div class="bx-stepper">{step(false)} {number()} {step(true)}</div> })
    };
    view! { {content} }.into_any()
}

fn choice(table: Table, at: u8) -> AnyView {
    part(
        table,
        Piece::Choice(at),
        // With what its words tell beside the action.
        move |scene| match &scene.sheet {
            Sheet::Choices(choices) => choices.get(usize::from(at)).map(|part| {
                let own = scene.panel(scene.own).map(|panel| (panel.tracks, panel.zones));
                (*part, scene.town.stacks, own)
            }),
            _ => None,
        },
        |pen, (part, ..)| {
            let state =
                [(!part.mark.legal && !part.mark.chosen, "cannot"), (part.action == Action::Rewards, "wide")];
            (marked("bx-option bx-choice", part.mark, &state), draw::choice(pen, part))
        },
    )
}

/// The market, large: a touch on a place moves the marker there.
fn market(table: Table) -> AnyView {
    let marker = table.written(|pen| town::marker(pen.components, &pen.scene.town.market));
    let places = derived(move || {
        let places = |scene: &Scene| scene.town.market.centres.iter().map(|part| part.at).collect::<Vec<_>>();
        table.scene.with(places)
    });
    let ground = table.with_box(town::market_ground);
    let place = move |at: [u8; 2]| {
        let piece = Piece::Centre(at[0], at[1]);
        let looks = looks(
            table,
            piece,
            move |scene| scene.town.market.centres.iter().find(|part| part.at == at).copied(),
            |_, part| (marked("bx-centre", part.mark, &[(part.best, "best")]), town::centre(part.pays)),
        );
        spot(piece, town::centre_spot(at), looks)
    };
    let touchable = table.part(Scene::shows_centres);
    let shown = move |at: [u8; 2]| {
        if touchable.get() {
            return place(at);
        }
        // What the sale of the chosen artwork could bring; the marker is moved next.
        let drawn = move || {
            let part = table
                .scene
                .with(|scene| scene.town.market.centres.iter().find(|part| part.at == at).copied());
            part.map_or_else(String::new, |part| {
                let [x, y] = town::centre_spot(at);
                let open = [
                    "<g class=\"bx-centre\" transform=\"translate(",
                    &x.to_string(),
                    " ",
                    &y.to_string(),
                    ")\">",
                ];
                [&open.concat(), &town::centre(part.pays), "</g>"].concat()
            })
        };
        view! { <g aria-hidden="true" {..follow(drawn)}></g> }.into_any()
    };
    view! {
        <svg class="bx-big-market" viewBox="0 0 250 248" role="group" aria-label=table.words.line(|language| say!(language, brussels_1893_board.place.market))>
            <g aria-hidden="true" inner_html=ground></g>
            <g aria-hidden="true" {..follow(move || marker.get())}></g>
            {move || places.get().into_iter().map(shown).collect_view()}
        </svg>
        <span class="bx-note bx-pays" aria-hidden="true">{live!(table.words, brussels_1893_board.place.pays)}</span>
    }
    .into_any()
}
