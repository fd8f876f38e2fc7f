//! What the shell tells of a game before it is played.

use crate::app::catalogue;
use crate::app::rich::Icon;
use crate::app::words::{Language, use_words};
use crate::games::GameId;
use crate::say;
use leptos::prelude::*;

/// What a game is about, in one sentence; empty for one that is only announced.
#[must_use]
pub fn blurb(game: GameId, language: Language) -> &'static str {
    match game {
        GameId::Splendor => say!(language, shell.blurb_splendor),
        _ => "",
    }
}

/// About how long it takes, in minutes.
#[must_use]
pub const fn minutes(game: GameId) -> u16 {
    match game {
        GameId::Splendor => 30,
        GameId::AzulSummerPavilion => 45,
        GameId::ArtSociety | GameId::Bruges => 60,
        GameId::Brussels1893 => 110,
    }
}

/// How many play, and for how long.
#[component]
pub fn Facts(
    /// A game that is built.
    game: GameId,
) -> impl IntoView {
    let words = use_words();
    let seats = catalogue::seats(game).map(|seats| {
        let least = seats.least.to_string();
        let most = seats.most.to_string();
        view! {
            <span class="fact">
                <Icon symbol="icon-person" class="small"/>
                <span aria-hidden="true" class="tabular">{[&least, "–", &most].concat()}</span>
                <span class="for-ear">
                    {move || say!(words.language(), shell.players_range, least = least.clone(), most = most.clone())}
                </span>
            </span>
        }
    });
    view! {
        <span class="facts">
            {seats}
            <span class="fact">
                <Icon symbol="icon-clock" class="small"/>
                <span class="tabular">
                    {move || say!(words.language(), shell.minutes, minutes = minutes(game).to_string())}
                </span>
            </span>
        </span>
    }
    .into_any()
}
