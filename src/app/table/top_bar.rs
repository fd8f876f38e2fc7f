//! The top bar: menu and game, whose turn it is and what to do, the round and how the game ends.

use super::menu::TableMenu;
use super::panel::{Panel, TableDialog};
use super::sitting::{Sitting, use_sitting};
use crate::app::face;
use crate::app::rich::{Icon, Rich};
use crate::app::session::StepMark;
use crate::app::ui::{GameCover, SeatToken, victory};
use crate::engine::{Seat, Turn};
use crate::{live, say};
use leptos::prelude::*;

/// The number of the step that an earlier position is shown for: the one that led to it; where a review has led here, the one
/// that was decided in it.
fn number_shown(sitting: Sitting) -> Option<usize> {
    let at = sitting.desk.browsing.get()?;
    if sitting.desk.eyes.read().is_some() { Some(at) } else { at.checked_sub(1) }
}

/// That step.
fn step_shown(sitting: Sitting) -> Option<StepMark> {
    sitting.session().marks().get(number_shown(sitting)?).copied()
}

/// The latest step, while it is told act by act: what is to be decided next is none of its business.
fn step_told(sitting: Sitting) -> Option<StepMark> {
    let session = sitting.session();
    let told = sitting.desk.browsing.read().is_none() && session.acts_left() > 0;
    told.then(|| session.marks().last().copied()).flatten()
}

/// Whose turn it is: whose table it still is, until it is handed on.
fn turn_shown(sitting: Sitting) -> Turn {
    match (sitting.session().turn(), sitting.desk.lingers.get()) {
        (Turn::Of(_), Some(sight)) => Turn::Of(sight.front),
        (turn, _) => turn,
    }
}

/// Whether a seat decides something in another's turn.
fn is_asked(sitting: Sitting, seat: Seat) -> bool {
    let session = sitting.session();
    session.turn() == Turn::Of(seat) && session.turn_owner() != seat
}

/// The seats that won, once the score sheet has told it.
fn winners(sitting: Sitting) -> Vec<Seat> {
    if sitting.is_at_the_end() && !sitting.is_end_untold() {
        victory::winners(&sitting.session().sheet(sitting.words.language()).ranks)
    } else {
        Vec::new()
    }
}

/// The seats that the bar speaks of: the one to move, the one whose step is shown, or who won; nobody between the end of a game
/// and its telling.
fn shown_seats(sitting: Sitting, winners: &[Seat]) -> Vec<Seat> {
    let session = sitting.session();
    // A step that is told act by act is everybody's.
    if step_told(sitting).is_some() {
        return Vec::new();
    }
    if !winners.is_empty() {
        return winners.to_vec();
    }
    // A puzzle's answer is spoken of until it is played on from.
    let solver = || session.marks().get(sitting.puzzle?.from).map(|mark| mark.seat);
    let shown = step_shown(sitting).map(|step| step.seat).or_else(solver);
    let shown = shown.or_else(|| turn_shown(sitting).seat());
    let begins = || sitting.desk.browsing.read().is_some().then(|| session.front());
    shown.or_else(begins).into_iter().collect()
}

/// Their tokens.
fn shapes(sitting: Sitting, winners: &[Seat]) -> Vec<u8> {
    let party = sitting.desk.party.read();
    let shown = shown_seats(sitting, winners);
    shown.iter().filter_map(|seat| Some(party.players.get(seat.index())?.shape)).collect()
}

/// Whose turn it is, or was.
fn headline(sitting: Sitting, winners: &[Seat]) -> String {
    let language = sitting.words.language();
    let party = sitting.desk.party.read();
    let name = |seat: Seat| party.players.get(seat.index()).map_or("", |player| &player.name).to_owned();
    if sitting.desk.browsing.read().is_some() {
        return match step_shown(sitting) {
            Some(step) if step.turn.owner != step.seat => {
                say!(language, table.decides, name = name(step.seat))
            }
            Some(step) => say!(language, table.turn_of, name = name(step.seat)),
            None => say!(language, table.begins).to_owned(),
        };
    }
    if step_told(sitting).is_some() {
        return say!(language, table.resolution).to_owned();
    }
    if let Some(puzzle) = sitting.puzzle {
        return puzzle.said(language).to_owned();
    }
    match (turn_shown(sitting), winners) {
        (Turn::Over, []) => say!(language, table.game_over).to_owned(),
        (Turn::Over, winners) => {
            let names: Vec<String> = winners.iter().map(|seat| name(*seat)).collect();
            victory::headline(language, &names)
        }
        // The turn may be another player's.
        (Turn::Of(seat), _) if is_asked(sitting, seat) => say!(language, table.decides, name = name(seat)),
        (Turn::Of(seat), _) => say!(language, table.turn_of, name = name(seat)),
    }
}

/// What to do now, or what was done in the step that is shown, as one sentence.
pub(super) fn to_do(sitting: Sitting) -> String {
    let language = sitting.words.language();
    let session = sitting.session();
    if sitting.desk.browsing.read().is_some() {
        let told = number_shown(sitting).and_then(|at| session.log(language, at..at + 1).into_iter().next());
        return told.map_or_else(|| say!(language, table.looking_back).to_owned(), |line| line.sentence);
    }
    if step_told(sitting).is_some() {
        return String::new();
    }
    if let Some(puzzle) = sitting.puzzle.filter(|puzzle| !puzzle.is_open()) {
        return puzzle.added(language).to_owned();
    }
    match session.turn() {
        Turn::Over => String::new(),
        Turn::Of(_) if session.is_covered() || sitting.desk.lingers.read().is_some() => String::new(),
        // Another tab plays on: nothing happens here.
        Turn::Of(_) if sitting.desk.locked.get() => String::new(),
        // A step without a choice asks nobody anything: it comes by itself.
        Turn::Of(seat) if sitting.desk.is_computer(seat) => say!(language, table.computer_thinks).to_owned(),
        Turn::Of(_) => session.to_do(language),
    }
}

/// The top bar.
#[component]
pub fn TopBar() -> impl IntoView {
    let sitting = use_sitting();
    let words = sitting.words;
    let session = sitting.session();
    let game = session.game();
    let winners = Memo::new(move |_| winners(sitting));
    let shapes = Memo::new(move |_| shapes(sitting, &winners.read()));
    let log_open = move || sitting.panel.get() == Panel::Log;
    let ending = {
        let session = sitting.session();
        move || session.is_ending()
    };
    let course = {
        let session = sitting.session();
        Signal::derive(move || session.course(words.language()))
    };
    let round = move || {
        let number = step_told(sitting).map_or_else(|| sitting.session().round(), |step| step.round);
        face::round(game, words.language(), number)
    };
    view! {
        <header class="bar">
            <div class="bar-game">
                <TableMenu/>
                <span class="bar-cover"><GameCover game crop="34 38 132 132"/></span>
                <b class="bar-name">{move || face::name(game, words.language())}</b>
            </div>
            <div class="bar-turn" role="status">
                {move || {
                    let shapes = shapes.get().into_iter();
                    shapes.map(|shape| view! { <SeatToken shape=Signal::stored(shape)/> }).collect::<Vec<_>>()
                }}
                <div>
                    <h1>{move || headline(sitting, &winners.read())}</h1>
                    // Nothing is to be done any more, or while a resolution is told: no line is kept free for it.
                    <p hidden=move || (sitting.is_at_the_end() && sitting.puzzle.is_none()) || step_told(sitting).is_some()><Rich sentence=Signal::derive(move || to_do(sitting))/></p>
                </div>
            </div>
            <div class="bar-tools">
                <div class="bar-round" class:ending=ending>
                    <b>{round}</b>
                    <Rich sentence=course/>
                </div>
                <button
                    class="btn quiet only-icon scores-toggle"
                    aria-label=live!(words, table.scores)
                    title=live!(words, table.scores)
                    on:click=move |_| sitting.show_scores()
                >
                    <Icon symbol="icon-trophy"/>
                </button>
                <button
                    class="btn quiet only-icon log-toggle"
                    aria-label=live!(words, table.log)
                    title=live!(words, table.log)
                    aria-expanded=move || if log_open() { "true" } else { "false" }
                    on:click=move |_| {
                        sitting.open(if log_open() { Panel::None } else { Panel::Log });
                    }
                >
                    <Icon symbol="icon-log"/>
                </button>
                <button
                    class="btn quiet only-icon"
                    aria-label=live!(words, table.table_mode)
                    title=live!(words, table.table_mode)
                    aria-pressed=move || if sitting.preferences.read().table_mode { "true" } else { "false" }
                    on:click=move |_| sitting.preferences.update(|chosen| chosen.table_mode = !chosen.table_mode)
                >
                    <Icon symbol="icon-table-mode"/>
                </button>
                <button
                    class="btn quiet only-icon"
                    aria-label=live!(words, table.rules)
                    title=live!(words, table.rules)
                    on:click=move |_| sitting.show(TableDialog::Rules(None))
                >
                    <Icon symbol="icon-rules"/>
                </button>
            </div>
        </header>
    }
    .into_any()
}
