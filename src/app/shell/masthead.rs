//! The head of the home page: the mark, the name of the house, and the way to rules, statistics, languages and settings.

use crate::app::browser::use_preferences;
use crate::app::rich::Icon;
use crate::app::route::Route;
use crate::app::ui::{Choice, Segmented};
use crate::app::words::{LANGUAGES, tag, use_words};
use crate::games::GameId;
use crate::{live, live_signal};
use leptos::prelude::*;

/// Each language in a syllable of its own, in the order of [`LANGUAGES`].
const SHORT: [&str; 3] = ["EN", "繁", "简"];

/// The head of the home page.
#[component]
pub fn Masthead() -> impl IntoView {
    let words = use_words();
    let rules = Route::Rules { game: GameId::ALL[0], section: None }.href();
    view! {
        <header class="masthead">
            <svg class="mark" aria-hidden="true"><use href="#mark"></use></svg>
            <h1 tabindex="-1">"Salon"</h1>
            <p class="tagline">{live!(words, shell.tagline)}</p>
            <span class="gap"></span>
            <a class="btn quiet" href=rules>
                <Icon symbol="icon-rules"/>
                <span class="btn-label">{live!(words, shell.rules)}</span>
            </a>
            <a class="btn quiet" href="#/statistics">
                <Icon symbol="icon-chart"/>
                <span class="btn-label">{live!(words, shell.statistics)}</span>
            </a>
            <LanguageSwitch/>
            <a class="btn quiet only-icon" href="#/settings" aria-label=live!(words, shell.settings)>
                <Icon symbol="icon-settings"/>
            </a>
        </header>
        <div class="double-rule"></div>
    }
    .into_any()
}

/// The three languages, each in its own words.
#[component]
pub fn LanguageSwitch() -> impl IntoView {
    let words = use_words();
    let preferences = use_preferences();
    let choices = LANGUAGES.into_iter().zip(SHORT).map(|((language, name), short)| Choice {
        label: name.to_owned(),
        short,
        lang: tag(language),
        ..Choice::default()
    });
    let choices: Vec<Choice> = choices.collect();
    let chosen =
        move || LANGUAGES.iter().position(|(language, _)| *language == words.language()).unwrap_or(0);
    let choose = move |at: usize| {
        preferences.update(|preferences| preferences.language = Some(tag(LANGUAGES[at].0).to_owned()));
    };
    view! {
        <Segmented
            label=live_signal!(words, shell.language)
            choices=choices
            chosen=Signal::derive(chosen)
            choose=choose
        />
    }
}
