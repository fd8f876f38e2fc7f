//! What finished games add up to: who has won how often, and where the points came from.

use super::room::{BackHome, enter};
use crate::app::catalogue;
use crate::app::face::{self, accent};
use crate::app::figure;
use crate::app::level::mind_name;
use crate::app::players::Mind;
use crate::app::rich::Icon;
use crate::app::stay::{Stay, now};
use crate::app::storage::{self, SavedGame};
use crate::app::tally::{Contender, Finished, Gathered, Line, Standing, Tally};
use crate::app::ui::{Choice, Segmented};
use crate::app::words::{self, Language, use_words};
use crate::games::GameId;
use crate::{live_signal, say};
use leptos::prelude::*;
use std::collections::BTreeMap;
use std::time::Duration;

/// What stands where nothing has been gathered.
const NOTHING: &str = "–";

/// A mean with one decimal place.
fn mean(gathered: Gathered) -> String {
    gathered.mean_in_tenths().map_or_else(|| NOTHING.to_owned(), figure::tenths)
}

fn most(figure: Option<i32>) -> String {
    figure.map_or_else(|| NOTHING.to_owned(), figure::plain)
}

/// For how long records are looked at before the page has a breath, in milliseconds.
const BREATH: f64 = 12.0;

/// What is known of finished games, by id and revision, in a language. Nothing of a record that no longer replays: where it is
/// opened it says so.
type Known = BTreeMap<(&'static str, String, u32), Option<Finished>>;

/// Looks at records one after another: to play hundreds of games again takes seconds.
#[derive(Clone, Copy)]
struct Looking {
    stay: Stay,
    known: StoredValue<Known>,
    tally: RwSignal<Option<Tally>>,
}

impl Looking {
    /// Adds games of one kind up, unless something else `is_wanted` meanwhile.
    fn look(self, games: Vec<SavedGame>, language: Language, is_wanted: impl Fn() -> bool + 'static) {
        let key = |game: &SavedGame| (words::tag(language), game.id.clone(), game.revision);
        let until = now() + BREATH;
        for game in &games {
            let key = key(game);
            if self.known.with_value(|known| known.contains_key(&key)) {
                continue;
            }
            if now() > until {
                self.stay.after(Duration::ZERO, move || {
                    if is_wanted() {
                        self.look(games, language, is_wanted);
                    }
                });
                return;
            }
            let title = catalogue::title(game.summary.game);
            let told = title.and_then(|title| title.finished(&game.summary.record, language).ok());
            self.known.update_value(|known| drop(known.insert(key, told.flatten())));
        }
        let told = self.known.with_value(|known| {
            games.iter().filter_map(|game| known.get(&key(game))?.clone()).collect::<Vec<_>>()
        });
        self.tally.set(Some(Tally::of(&told)).filter(|_| !games.is_empty()));
    }
}

/// What finished games of one kind add up to; several kinds take turns.
#[component]
pub fn Statistics() -> impl IntoView {
    let words = use_words();
    let title = live_signal!(words, shell.statistics);
    enter(title);
    let stored = storage::stored_games();
    let finished = Memo::new(move |_| {
        let over = |game: &&SavedGame| game.summary.turn.is_none();
        stored.read().as_ref().map(|stored| stored.iter().filter(over).cloned().collect::<Vec<_>>())
    });
    let kinds = Memo::new(move |_| {
        let played = |kind: &GameId| finished.read().iter().flatten().any(|game| game.summary.game == *kind);
        GameId::ALL.iter().copied().filter(played).collect::<Vec<_>>()
    });
    let touched = RwSignal::new(None::<GameId>);
    // Before anybody has touched one, the kind that was played last.
    let kind = Memo::new(move |_| {
        let latest = || finished.read().as_ref()?.first().map(|game| game.summary.game);
        touched.get().or_else(latest)
    });
    let tally = RwSignal::new(None::<Tally>);
    let looking = Looking { stay: Stay::here(), known: StoredValue::new(Known::default()), tally };
    let round = StoredValue::new(0_u32);
    Effect::new(move |_| {
        let of = |kind: GameId| {
            let games = finished.read();
            games.iter().flatten().filter(|game| game.summary.game == kind).cloned().collect::<Vec<_>>()
        };
        let (games, language) = (kind.get().map(of).unwrap_or_default(), words.language());
        round.update_value(|round| *round += 1);
        let mine = round.get_value();
        looking.look(games, language, move || round.get_value() == mine);
    });
    let switch = move || {
        (kinds.read().len() > 1).then(|| {
            view! {
                <Segmented
                    label=live_signal!(words, shell.tally.game)
                    choices=Signal::derive(move || {
                        kinds.read().iter().map(|kind| Choice::plain(face::name(*kind, words.language()))).collect()
                    })
                    chosen=Signal::derive(move || kinds.read().iter().position(|other| Some(*other) == kind.get()).unwrap_or(0))
                    choose=move |at: usize| touched.set(kinds.read_untracked().get(at).copied())
                />
            }
        })
    };
    view! {
        <main class=move || ["page room statistics ", &kind.get().map(accent).unwrap_or_default()].concat()>
            <div class="room-bar">
                <BackHome/>
                <span class="room-bar-aside">{switch}</span>
            </div>
            <h1 tabindex="-1">
                {move || title.get()}
                {move || kind.get().map(|kind| view! { " " <small>{face::name(kind, words.language())}</small> })}
            </h1>
            {move || {
                let language = words.language();
                match (&*tally.read(), kind.get()) {
                    (Some(tally), Some(game)) => sheets(game, tally, language),
                    (None, None) if finished.read().is_some() => {
                        view! {
                            <p class="soft tally-none">
                                <Icon symbol="icon-chart"/>
                                {say!(language, shell.tally.none)}
                            </p>
                        }
                        .into_any()
                    }
                    _ => ().into_any(),
                }
            }}
        </main>
    }
    .into_any()
}

/// Figures, players and lines of the score sheet.
fn sheets(game: GameId, tally: &Tally, language: Language) -> AnyView {
    let facts = [
        (say!(language, shell.tally.games).to_owned(), tally.games.to_string()),
        (say!(language, shell.tally.rounds, rounds = face::rounds(game, language)), mean(tally.rounds)),
        (say!(language, shell.tally.winners).to_owned(), mean(tally.winners)),
        (say!(language, shell.tally.highest).to_owned(), most(tally.most())),
    ];
    let facts = facts.map(|(what, figure)| {
        view! { <div class="card"><dt>{what}</dt><dd class="tabular">{figure}</dd></div> }
    });
    view! {
        <dl class="tally-facts">{facts}</dl>
        <section class="card tally-sheet" aria-labelledby="tally-players">
            <h2 id="tally-players">{say!(language, shell.tally.players)}</h2>
            {players(&tally.standings, language)}
        </section>
        <section class="card tally-sheet" aria-labelledby="tally-lines">
            <h2 id="tally-lines">
                {say!(language, shell.tally.lines)}
                <small class="soft">{say!(language, shell.tally.lines_note)}</small>
            </h2>
            {lines(tally, language)}
        </section>
        <p class="s soft">{say!(language, shell.tally.note)}</p>
    }
    .into_any()
}

/// What a contender is called.
fn name(contender: &Contender, language: Language) -> AnyView {
    let (icon, name) = match contender {
        Contender::Person(name) => ("icon-person", name.clone()),
        Contender::Computer(Mind::Computer { level, style }) => {
            ("icon-computer", mind_name(language, *level, *style))
        }
        Contender::Computer(Mind::Person) => ("icon-person", String::new()),
    };
    view! { <span class="tally-name"><Icon symbol=icon class="small"/>{name}</span> }.into_any()
}

/// A figure with a bar of so many hundredths of the cell.
fn bar(figure: String, hundredths: i64, loses: bool) -> AnyView {
    let width = [&hundredths.to_string(), "%"].concat();
    view! {
        <td class="tally-share">
            <span class="tally-line">
                <b>{figure}</b>
                <span class="tally-track" aria-hidden="true">
                    <i class:loss=loses style:width=width></i>
                </span>
            </span>
        </td>
    }
    .into_any()
}

/// Who has won how often.
fn players(standings: &[Standing], language: Language) -> AnyView {
    let row = |standing: &Standing| {
        let seats = standing.points.count();
        let share = (standing.wins * 200 + seats) / (2 * seats.max(1));
        view! {
            <tr>
                <th scope="row">{name(&standing.contender, language)}</th>
                <td>{seats}</td>
                <td>{standing.wins}</td>
                {bar([&share.to_string(), "%"].concat(), i64::from(share), false)}
                <td>{mean(standing.points)}</td>
                <td>{most(standing.points.most())}</td>
            </tr>
        }
        .into_any()
    };
    view! {
        <table class="tabular">
            <thead>
                <tr>
                    <th scope="col">{say!(language, shell.tally.player)}</th>
                    <th scope="col">{say!(language, shell.tally.seats)}</th>
                    <th scope="col">{say!(language, shell.tally.wins)}</th>
                    <th scope="col" class="tally-share">{say!(language, shell.tally.share)}</th>
                    <th scope="col">{say!(language, shell.tally.average)}</th>
                    <th scope="col">{say!(language, shell.tally.best)}</th>
                </tr>
            </thead>
            <tbody>{standings.iter().map(row).collect::<Vec<_>>()}</tbody>
        </table>
    }
    .into_any()
}

/// Where the points came from.
fn lines(tally: &Tally, language: Language) -> AnyView {
    let of = |gathered: Gathered| gathered.mean_in_tenths().unwrap_or(0).abs();
    let widest =
        tally.lines.iter().map(|line| of(line.winners).max(of(line.others))).max().unwrap_or(0).max(1);
    let cell = |gathered: Gathered| {
        let loses = gathered.mean_in_tenths().is_some_and(|tenths| tenths < 0);
        bar(mean(gathered), of(gathered) * 100 / widest, loses)
    };
    let row = |line: &Line| {
        view! {
            <tr>
                <th scope="row">{line.category.clone()}</th>
                {cell(line.winners)}
                {cell(line.others)}
                <td>{most(line.most())}</td>
            </tr>
        }
        .into_any()
    };
    view! {
        <table class="tabular">
            <thead>
                <tr>
                    <th scope="col">{say!(language, shell.tally.category)}</th>
                    <th scope="col" class="tally-share">{say!(language, shell.tally.winner)}</th>
                    <th scope="col" class="tally-share">{say!(language, shell.tally.other)}</th>
                    <th scope="col">{say!(language, shell.tally.most)}</th>
                </tr>
            </thead>
            <tbody>{tally.lines.iter().map(row).collect::<Vec<_>>()}</tbody>
            <tfoot>
                <tr>
                    <th scope="row">{say!(language, table.total)}</th>
                    <td class="tally-share"><b>{mean(tally.winners)}</b></td>
                    <td class="tally-share"><b>{mean(tally.others)}</b></td>
                    <td>{most(tally.most())}</td>
                </tr>
            </tfoot>
        </table>
    }
    .into_any()
}
