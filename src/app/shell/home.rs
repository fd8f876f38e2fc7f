//! The five covers and the games under way.

use super::device::{UpdateNotice, offline_ready};
use super::masthead::Masthead;
use super::poster::Facts;
use super::room;
use super::save_card::ResumeCard;
use crate::app::face::{self, accent};
use crate::app::rich::Icon;
use crate::app::route::Route;
use crate::app::storage::{self, SavedGame};
use crate::app::ui::GameCover;
use crate::app::words::use_words;
use crate::games::GameId;
use crate::{live, live_signal, say};
use leptos::prelude::*;

/// Games under way that are shown here; the rest are on the page of saved games.
const SHOWN: usize = 2;

/// The five covers and the games under way.
#[component]
pub fn Home() -> impl IntoView {
    let words = use_words();
    room::enter(live_signal!(words, shell.tagline));
    let games = storage::stored_games();
    let offline = offline_ready();
    view! {
        <div class="page home">
            <Masthead/>
            <main>
                <UpdateNotice/>
                <section class="choose">
                    <div class="section-head">
                        <h2>{live!(words, shell.choose)}</h2>
                        <p class="soft">{live!(words, shell.choose_note)}</p>
                    </div>
                    <div class="covers">
                        {GameId::ALL.iter().map(|game| view! { <Cover game=*game/> }).collect::<Vec<_>>()}
                        <div class="sixth">
                            <OpenLinks games/>
                        </div>
                    </div>
                </section>
                <section class="continue" class:empty=move || games.read().as_ref().is_some_and(|all| under_way(all).next().is_none())>
                    <div class="section-head">
                        <h2>{live!(words, shell.resume)}</h2>
                        <p class="soft">
                            {move || {
                                // Nothing is said of games before they have been read.
                                match games.read().as_ref().map(|all| under_way(all).next().is_some()) {
                                    None => "",
                                    Some(true) => say!(words.language(), shell.continue_note),
                                    Some(false) => say!(words.language(), shell.continue_none),
                                }
                            }}
                        </p>
                    </div>
                    <div class="saves">
                        {move || {
                            let all = games.read();
                            let shown = all.iter().flat_map(|all| under_way(all)).take(SHOWN).cloned();
                            shown.map(|game| view! { <ResumeCard game/> }).collect::<Vec<_>>()
                        }}
                        <div class="side">
                            <OpenLinks games/>
                        </div>
                    </div>
                </section>
            </main>
            <footer class="foot">
                <span class="foot-offline">
                    {move || {
                        offline
                            .get()
                            .then(|| {
                                view! {
                                    <Icon symbol="icon-check" class="small"/>
                                    {live!(words, shell.offline_ready)}
                                }
                            })
                    }}
                </span>
                <a href="#/about">{live!(words, shell.fan_work)}</a>
            </footer>
        </div>
    }
    .into_any()
}

fn under_way(games: &[SavedGame]) -> impl Iterator<Item = &SavedGame> {
    games.iter().filter(|game| game.summary.turn.is_some())
}

/// A game's cover, which leads to the game.
#[component]
fn Cover(
    /// Which game.
    game: GameId,
) -> impl IntoView {
    let words = use_words();
    view! {
        <a class=["cover ", &accent(game)].concat() href=Route::NewGame(game).href()>
            <GameCover game/>
            <span class="cover-caption">
                <span class="cover-name">{move || face::name(game, words.language())}</span>
                <Facts game/>
            </span>
        </a>
    }
    .into_any()
}

/// The ways to other games: one from elsewhere, and all that are stored.
#[component]
fn OpenLinks(
    /// All that are stored, once they are read.
    games: RwSignal<Option<Vec<SavedGame>>>,
) -> impl IntoView {
    let words = use_words();
    // Where not all of them are shown here, how many there are.
    let note = move || {
        let stored = games.read().as_ref().filter(|all| under_way(all).nth(SHOWN).is_some()).map(Vec::len);
        match stored {
            Some(count) => say!(words.language(), shell.games_stored, count = count),
            None => say!(words.language(), shell.saved_note).to_owned(),
        }
    };
    view! {
        <a class="btn" href="#/open">
            <Icon symbol="icon-open"/>
            <span>{live!(words, shell.open_game)}<small>{live!(words, shell.open_game_note)}</small></span>
        </a>
        <a class="btn" href="#/saved">
            <Icon symbol="icon-bookmark"/>
            <span>{live!(words, shell.saved)}<small>{note}</small></span>
        </a>
    }
    .into_any()
}
