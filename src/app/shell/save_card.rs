//! A stored game on a card: a detail of its cover, whose turn it is, how long ago, and everybody's points.

use super::ago::ago;
use crate::app::face::{self, accent};
use crate::app::figure;
use crate::app::rich::Icon;
use crate::app::route::Route;
use crate::app::session::Summary;
use crate::app::storage::{self, SavedGame};
use crate::app::ui::{GameCover, SeatToken, victory};
use crate::app::words::{Language, use_words};
use crate::{live, say};
use leptos::prelude::*;

/// Whose turn it is, or who has won, in a few words.
#[must_use]
pub fn standing(summary: &Summary, language: Language) -> String {
    let name = |at: usize| summary.party.players.get(at).map_or("", |player| &player.name);
    if let Some(seat) = summary.turn {
        return say!(language, shell.to_play, name = name(seat.index()).to_owned());
    }
    let winners = victory::winners(&summary.ranks).into_iter();
    let names: Vec<String> = winners.map(|seat| name(seat.index()).to_owned()).collect();
    victory::headline(language, &names)
}

/// What a game is called: its own name if it has one, else the game's.
#[must_use]
pub fn called(summary: &Summary, language: Language) -> String {
    if summary.party.title.is_empty() {
        face::name(summary.game, language).to_owned()
    } else {
        summary.party.title.clone()
    }
}

/// Everybody's token and points.
#[component]
pub fn Points(
    /// The game.
    summary: Summary,
) -> impl IntoView {
    let each = summary.party.players.into_iter().zip(summary.points).map(|(player, points)| {
        view! {
            <li>
                <SeatToken shape=player.shape/>
                <span class="point-name">{player.name}</span>
                <b class="tabular">{figure::plain(points)}</b>
            </li>
        }
    });
    view! { <ul class="points">{each.collect::<Vec<_>>()}</ul> }.into_any()
}

/// The words of a card: heading, whose turn, round and time.
#[component]
pub fn CardWords(
    /// The game.
    summary: Summary,
    /// When it was last played, in milliseconds since 1970; none for a game that is not stored yet.
    #[prop(into)]
    changed: Option<f64>,
) -> impl IntoView {
    let words = use_words();
    let summary = StoredValue::new(summary);
    let round = move || {
        let language = words.language();
        let round = summary.with_value(|summary| face::round(summary.game, language, summary.round));
        match changed {
            // Time has passed, too, whenever the page is looked at again.
            Some(changed) => {
                storage::track_changes();
                [&round, " · ", &ago(changed, language)].concat()
            }
            None => round,
        }
    };
    // A game with a name of its own still says what it is, and any what it is expanded with.
    let kind = move || {
        let language = words.language();
        summary.with_value(|summary| {
            let name = (!summary.party.title.is_empty()).then(|| face::name(summary.game, language));
            let expansion = face::face(summary.game).expansion.filter(|_| summary.expanded);
            let kind: Vec<&str> =
                name.into_iter().chain(expansion.map(|expansion| expansion(language))).collect();
            (!kind.is_empty()).then(|| kind.join(" · "))
        })
    };
    view! {
        <h3>{move || summary.with_value(|summary| called(summary, words.language()))}</h3>
        {move || kind().map(|name| view! { <p class="s soft">{name}</p> })}
        <p class="standing">{move || summary.with_value(|summary| standing(summary, words.language()))}</p>
        <p class="s soft">{round}</p>
        <Points summary=summary.get_value()/>
    }
    .into_any()
}

/// A game under way: the whole card is one target that resumes it.
#[component]
pub fn ResumeCard(
    /// The game.
    game: SavedGame,
) -> impl IntoView {
    let words = use_words();
    let SavedGame { id, changed, summary, .. } = game;
    let class = ["card save ", &accent(summary.game)].concat();
    let id_of_words = ["save-", &id].concat();
    view! {
        <article class=class>
            <GameCover game=summary.game crop=face::face(summary.game).detail/>
            <div class="save-words" id=id_of_words.clone()>
                <CardWords summary changed=Some(changed)/>
            </div>
            <a class="btn primary whole" href=Route::Play(id).href() aria-describedby=id_of_words>
                <span class="btn-label">{live!(words, shell.resume)}</span>
                <Icon symbol="icon-right"/>
            </a>
        </article>
    }
    .into_any()
}
