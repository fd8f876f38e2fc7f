//! The rule reference of a game, as a page, and as a sheet over a game being played.

use super::room::{BackHome, enter, focus};
use crate::app::browser::{came_from, navigate};
use crate::app::catalogue;
use crate::app::face::{self, accent};
use crate::app::place::place_on_table;
use crate::app::rich::{Icon, Rich};
use crate::app::route::Route;
use crate::app::session::{Block, Section};
use crate::app::stay::{self, Stay};
use crate::app::title::provide_sprite;
use crate::app::ui::{Choice, Dialog, Segmented, when_here};
use crate::app::words::use_words;
use crate::games::GameId;
use crate::{live, live_signal, say};
use leptos::ev;
use leptos::html;
use leptos::prelude::*;
use wasm_bindgen::JsValue;
use web_sys::Element;

/// The rule reference of a game, at a section.
#[component]
pub fn Rules(
    /// Which game.
    game: GameId,
    /// Section to show.
    section: Option<String>,
) -> impl IntoView {
    let words = use_words();
    let title = Signal::derive(move || {
        say!(words.language(), table.rules_of, game = face::name(game, words.language()))
    });
    enter(title);
    let back = match came_from() {
        None | Some(Route::Home) => view! { <BackHome/> }.into_any(),
        Some(route) => {
            let playing = matches!(route, Route::Play(_) | Route::Look { .. } | Route::Puzzle(_));
            view! {
                <button
                    class="btn quiet"
                    on:click=move |_| {
                        if let Ok(history) = window().history() {
                            let _ = history.back();
                        }
                    }
                >
                    <Icon symbol="icon-left"/>
                    {move || if playing { say!(words.language(), shell.back_to_game) } else { say!(words.language(), shell.back) }}
                </button>
            }
            .into_any()
        }
    };
    let switch = view! {
        <Segmented
            label=live_signal!(words, shell.rules)
            choices=Signal::derive(move || {
                GameId::ALL.iter().map(|game| Choice::plain(face::name(*game, words.language()))).collect()
            })
            chosen=Signal::derive(move || GameId::ALL.iter().position(|other| *other == game).unwrap_or(0))
            choose=move |at: usize| navigate(&Route::Rules { game: GameId::ALL[at], section: None })
        />
    };
    view! {
        <main class=["page room rules ", &accent(game)].concat()>
            <div class="room-bar">
                {back}
                <span class="room-bar-aside">{switch}</span>
            </div>
            <h1 tabindex="-1">{move || title.get()}</h1>
            <Reference game section agreed=Signal::stored(Vec::new()) in_address=true/>
        </main>
    }
    .into_any()
}

/// The rule reference over a game being played, which goes on where it was.
#[component]
pub fn RuleSheet(
    /// Which game.
    game: GameId,
    /// Section to show.
    #[prop(optional_no_strip)]
    section: Option<String>,
    /// What was agreed at its table.
    agreed: Signal<Vec<String>>,
    /// Back to the game.
    #[prop(into)]
    close: Callback<()>,
) -> impl IntoView {
    let words = use_words();
    let title = Signal::derive(move || {
        say!(words.language(), table.rules_of, game = face::name(game, words.language()))
    });
    view! {
        <Dialog title close class="rule-sheet">
            <div class=["rules ", &accent(game)].concat()>
                <Reference game section agreed in_address=false/>
            </div>
        </Dialog>
    }
    .into_any()
}

/// What the element id of a section begins with.
const SECTION: &str = "rule-";

/// The element id of a section.
fn element_id(section: &str) -> String {
    [SECTION, section].concat()
}

/// A section that begins above this, in pixels from the top of the screen, is the one that is read: below the head of a sheet.
const READ_AT: f64 = 120.0;

/// The section that is read, by its id.
fn read_in(body: &Element) -> Option<String> {
    let children = body.children();
    let sections = (0..children.length()).filter_map(|at| children.item(at));
    let begun = sections.take_while(|section| place_on_table(section).y < READ_AT);
    begun.last().and_then(|section| Some(section.id().strip_prefix(SECTION)?.to_owned()))
}

/// Contents and sections, once the game is here.
#[component]
fn Reference(
    /// Which game.
    game: GameId,
    /// Section to show first.
    section: Option<String>,
    /// What was agreed at the table that it lies over.
    agreed: Signal<Vec<String>>,
    /// The address follows the section that is chosen in the contents.
    in_address: bool,
) -> impl IntoView {
    when_here(
        move || catalogue::fetching(&[game]),
        move || view! { <Sections game section=section.clone() agreed in_address/> }.into_any(),
    )
}

/// Contents and sections.
#[component]
fn Sections(
    /// Which game; it is here.
    game: GameId,
    /// Section to show first.
    section: Option<String>,
    /// What was agreed at the table that it lies over: its first section, if there is something.
    agreed: Signal<Vec<String>>,
    /// The address follows the section that is chosen in the contents.
    in_address: bool,
) -> impl IntoView {
    let words = use_words();
    provide_sprite(game);
    // What was asked for, and where somebody reads.
    let marked = RwSignal::new(section.clone());
    let read = RwSignal::new(section.clone());
    let body_here = NodeRef::<html::Div>::new();
    let (stay, leaping) = (Stay::here(), StoredValue::new(false));
    stay::listen_first(ev::scroll, move |_| {
        let found =
            body_here.get_untracked().filter(|_| !leaping.get_value()).and_then(|body| read_in(&body));
        if found.is_some() && found != read.get_untracked() {
            read.set(found);
        }
    });
    let sections = Memo::new(move |_| {
        let language = words.language();
        let agreed = Some(agreed.get()).filter(|agreed| !agreed.is_empty()).map(|agreed| Section {
            id: "agreed",
            title: say!(language, shell.agreed).to_owned(),
            blocks: vec![Block::List(agreed)],
        });
        let rules = catalogue::title(game).map_or_else(Vec::new, |title| title.rules(language));
        agreed.into_iter().chain(rules).collect::<Vec<_>>()
    });
    let show = move |id: &str| {
        // The last sections cannot come up to the top.
        leaping.set_value(true);
        stay.after_paint(move || leaping.set_value(false));
        let element = document().get_element_by_id(&element_id(id));
        if let Some(element) = element {
            element.scroll_into_view();
        }
        focus(&["#", &element_id(id), " h2"].concat());
    };
    if let Some(section) = section {
        stay::next_frame(move || show(&section));
    }
    let choose = move |id: &'static str| {
        marked.set(Some(id.to_owned()));
        read.set(Some(id.to_owned()));
        show(id);
        if in_address && let Ok(history) = window().history() {
            // The page stays; the address can be passed on, and back leads to where one came from.
            let address = Route::Rules { game, section: Some(id.to_owned()) }.href();
            let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&address));
        }
    };
    let contents = move || {
        sections
            .read()
            .iter()
            .map(|section| {
                let id = section.id;
                let href = Route::Rules { game, section: Some(id.to_owned()) }.href();
                let current = move || read.read().as_deref() == Some(id);
                view! {
                    <li>
                        <a
                            href=href
                            aria-current=move || current().then_some("true")
                            on:click=move |event| {
                                event.prevent_default();
                                choose(id);
                            }
                        >
                            {section.title.clone()}
                        </a>
                    </li>
                }
            })
            .collect::<Vec<_>>()
    };
    let body = move || {
        sections.get().into_iter().map(|Section { id, title, blocks }| {
            view! {
                <section class="rule" class:marked=move || marked.read().as_deref() == Some(id) id=element_id(id)>
                    <h2 tabindex="-1">{title}</h2>
                    {blocks.into_iter().map(block).collect::<Vec<_>>()}
                </section>
            }
        }).collect::<Vec<_>>()
    };
    view! {
        <div class="reference">
            <nav class="contents" aria-label=live!(words, shell.contents)>
                <ol>{contents}</ol>
            </nav>
            <div class="rule-body" node_ref=body_here>{body}</div>
        </div>
    }
    .into_any()
}

fn block(block: Block) -> AnyView {
    match block {
        Block::Text(text) => view! { <p><Rich sentence=Signal::stored(text)/></p> }.into_any(),
        Block::List(points) => {
            let points =
                points.into_iter().map(|point| view! { <li><Rich sentence=Signal::stored(point)/></li> });
            view! { <ul>{points.collect::<Vec<_>>()}</ul> }.into_any()
        }
        Block::Note(text) => {
            view! { <p class="rule-note"><Rich sentence=Signal::stored(text)/></p> }.into_any()
        }
        Block::Figure { svg, words } => view! {
            <figure class="rule-figure">
                <div aria-hidden="true" inner_html=svg></div>
                <figcaption class="rule-note"><Rich sentence=Signal::stored(words)/></figcaption>
            </figure>
        }
        .into_any(),
    }
}
