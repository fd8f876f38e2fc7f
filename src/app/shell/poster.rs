//! What the shell tells of a game before it is played.

use crate::app::catalogue;
use crate::app::face::face;
use crate::app::rich::Icon;
use crate::app::words::use_words;
use crate::games::GameId;
use crate::say;
use leptos::prelude::*;

/// How many play, and for how long.
#[component]
pub fn Facts(
    /// Which game.
    game: GameId,
) -> impl IntoView {
    let words = use_words();
    let seats = catalogue::seats(game);
    let (least, most) = (seats.least.to_string(), seats.most.to_string());
    view! {
        <span class="facts">
            <span class="fact">
                <Icon symbol="icon-person" class="small"/>
                <span aria-hidden="true" class="tabular">{[&least, "–", &most].concat()}</span>
                <span class="for-ear">
                    {move || say!(words.language(), shell.players_range, least = least.clone(), most = most.clone())}
                </span>
            </span>
            <span class="fact">
                <Icon symbol="icon-clock" class="small"/>
                <span class="tabular">
                    {move || say!(words.language(), shell.minutes, minutes = face(game).minutes.to_string())}
                </span>
            </span>
        </span>
    }
    .into_any()
}
