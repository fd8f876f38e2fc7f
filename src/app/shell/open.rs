//! Opening a game from a link, a file or the clipboard.

use super::bring::{Bring, Rejected, Rejection};
use super::room::Room;
use super::save_card::CardWords;
use crate::app::browser::{navigate, replace};
use crate::app::catalogue;
use crate::app::face::{self, accent};
use crate::app::incoming::record_in;
use crate::app::rich::Icon;
use crate::app::route::Route;
use crate::app::session::Summary;
use crate::app::stay::{Once, Stay};
use crate::app::storage::{self, SavedGame};
use crate::app::ui::GameCover;
use crate::app::words::use_words;
use crate::{live, live_signal, say};
use leptos::prelude::*;

/// Opening a game: the one in the address is shown before it is kept; without one, or with a broken one, others can be
/// brought.
#[component]
pub fn Open(
    /// The record in the address.
    record: Option<String>,
) -> impl IntoView {
    let words = use_words();
    let came = move || {
        let record = record.clone()?;
        Some(catalogue::check(&record_in(&record), words.language()))
    };
    let found = move || match came() {
        Some(Ok(summary)) => view! { <Found summary/> }.into_any(),
        Some(Err(sentence)) => {
            let source = say!(words.language(), shell.broken_link).to_owned();
            view! {
                <div class="rejections" role="alert">
                    <Rejection rejected=Rejected { source, sentence } changed=Signal::stored(false)/>
                </div>
            }
            .into_any()
        }
        None => view! { <p class="soft">{live!(words, shell.open_text)}</p> }.into_any(),
    };
    view! {
        <Room title=live_signal!(words, shell.open_game) class="open">
            {found}
            <Bring taken=Callback::new(move |()| navigate(&Route::Saved))/>
        </Room>
    }
    .into_any()
}

/// The id of the stored game with this record.
async fn stored(record: String) -> Option<String> {
    let same = |game: &SavedGame| game.summary.record == record;
    storage::games().await.into_iter().find(same).map(|game| game.id)
}

/// A game that came with a link, and what can be done with it.
#[component]
fn Found(
    /// The game.
    summary: Summary,
) -> impl IntoView {
    let words = use_words();
    let known = RwSignal::new(false);
    let kind = summary.game;
    let over = summary.turn.is_none();
    let shown = summary.clone();
    let summary = StoredValue::new(summary);
    let stay = Stay::here();
    stay.ask(stored(summary.get_value().record), move |id| known.set(id.is_some()));
    let once = Once::here();
    let keep = move |_| {
        if !once.is_first() {
            return;
        }
        let summary = summary.get_value();
        let kept = async move {
            match stored(summary.record.clone()).await {
                Some(id) => id,
                None => storage::create(summary).await.id,
            }
        };
        stay.ask(kept, |id| replace(&Route::Play(id)));
    };
    view! {
        <article class=["card save found ", &accent(kind)].concat()>
            <GameCover game=kind crop=face::face(kind).detail/>
            <div class="save-words">
                <CardWords summary=shown changed=None/>
            </div>
            <button class="btn primary big" on:click=keep>
                {move || if over { say!(words.language(), shell.look) } else { say!(words.language(), shell.play_on) }}
                <Icon symbol="icon-right"/>
            </button>
        </article>
        <p class="soft">
            {move || if known.get() { say!(words.language(), shell.open_known) } else { say!(words.language(), shell.open_keeps) }}
        </p>
    }
    .into_any()
}
