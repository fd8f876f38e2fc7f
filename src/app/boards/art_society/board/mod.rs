//! The scene on the page. What is here listens and shows; what is legal, chosen or new is the scene's to say.

mod carrying;
mod flights;
mod markup;
mod parts;

pub use flights::flights;

use super::art::{Tile as Canvas, symbol};
use super::scene::{self, Draft, Look, News, No, Piece, Response, Scene, Shelf};
use super::words::{offer as offer_words, piece as piece_words};
use crate::app::boards::touching::{Touching, touchable};
use crate::app::browser::{measured, use_preferences};
use crate::app::session::{Anchor, BoardProps, Button, Mode, Proposal};
use crate::app::stay;
use crate::app::ui::layer;
use crate::app::words::{Words, use_words};
use crate::engine::Seat;
use crate::games::art_society::{Action, ArtSociety, PaintingId, Phase, Spot, View, members};
use leptos::prelude::*;
use leptos::svg;
use std::sync::Arc;
use std::time::Duration;
use wasm_bindgen::JsCast;
use web_sys::Element;

/// How long a refused piece shakes, in milliseconds.
const SHAKE: u64 = 260;

/// What the picture of a painting on a table is called, apart from the piece that it is a part of.
fn canvas_id(painting: PaintingId) -> String {
    ["canvas-", &painting.to_string()].concat()
}

/// Everything the parts of the board share. Copied into every listener.
#[derive(Clone, Copy)]
struct Table {
    props: StoredValue<BoardProps<ArtSociety>>,
    words: Words,
    scene: Memo<Scene>,
    news: Memo<News>,
    draft: RwSignal<Draft>,
    /// Where the tile in hand is held over the wall.
    aim: RwSignal<Option<Spot>>,
    /// The player whose wall was touched to see it large.
    opened: RwSignal<Option<Seat>>,
    /// Where a tile that is dragged is held: squares from its first.
    grip: StoredValue<(u8, u8)>,
}

/// A class with whatever else applies.
fn flags(base: &str, flags: &[(bool, &str)]) -> String {
    let mut class = base.to_owned();
    for (_, name) in flags.iter().filter(|(on, _)| *on) {
        class.push(' ');
        class.push_str(name);
    }
    class
}

/// The board.
pub fn board(props: BoardProps<ArtSociety>) -> AnyView {
    let words = use_words();
    let preferences = use_preferences();
    let draft = RwSignal::new(Draft::Nothing);
    let aim = RwSignal::new(None);
    let opened = RwSignal::new(None);
    layer::while_open(move || opened.get().is_some(), move || opened.set(None));
    let BoardProps { view, legal, hints, front, news: events, spotlight, .. } = props;
    let components = StoredValue::new(Arc::clone(&props.components));
    let news = Memo::new(move |_| {
        // A line of the log that was touched points at what it tells of.
        let pointed = spotlight.read();
        components.with_value(|components| {
            let genre = |id| components.painting(id).genre;
            if pointed.is_empty() {
                News::of(events.read().iter(), genre)
            } else {
                News::of(pointed.iter(), genre)
            }
        })
    });
    let scene = Memo::new(move |_| {
        let best = hints.read().iter().find(|hint| hint.rank == 1).map(|hint| (hint.action, hint.then));
        components.with_value(|components| {
            let (view, legal, news) = (view.read(), legal.read(), news.read());
            Scene::new(&Look {
                components,
                view: &view,
                own: front.get(),
                opened: opened.get(),
                legal: &legal,
                draft: draft.get(),
                aim: aim.get(),
                news: &news,
                hint: best,
            })
        })
    });
    let table = Table {
        props: StoredValue::new(props),
        words,
        scene,
        news,
        draft,
        aim,
        opened,
        grip: StoredValue::new((0, 0)),
    };
    table.forget_with_the_position(view);
    table.fill_the_action_bar();

    let aids = Memo::new(move |_| preferences.read().aids);
    let class = Signal::derive(move || {
        let mode = table.props.with_value(|props| props.mode.get());
        // What the layout depends on is said here once: a style sheet that asks a part for what lies in it (`:has`) is asked
        // again for every drawing that changes.
        scene.with(|scene| {
            let lots = matches!(scene.shelf, Shelf::Lots(_));
            flags(
                ["art seats-2", "art seats-3", "art seats-4"][scene.panels.len().clamp(2, 4) - 2],
                &[
                    (scene.cards.is_some(), "bidding"),
                    (aids.get(), "aids"),
                    (mode == Mode::Play, "playing"),
                    (!lots && scene.phase != Phase::Start, "piles"),
                    (lots && !scene.offered.is_empty(), "rows"),
                    (scene.dado.drawer.is_some(), "drawer"),
                    (!scene.dado.excess.is_empty(), "excess"),
                ],
            )
        })
    });
    let touching = Touching {
        touch: Callback::new(move |(id, element): (String, Element)| {
            if let Some(piece) = Piece::from_id(&id) {
                table.touch(piece, &element);
            }
        }),
        tell: Callback::new(move |(id, element): (String, Element)| {
            if let Some(piece) = Piece::from_id(&id) {
                table.tell(piece, &element);
            }
        }),
        dragging: Some(carrying::dragging(table)),
    };
    let content = view! {
        {canvases(table)}
        {parts::room(table)}
        {parts::side(table)}
    };
    touchable(class, Signal::derive(move || scene.track()), touching, content.into_any())
}

/// Every painting that was on the table so far, as a symbol. They are drawn when they are first turned up: all of them
/// at once would keep the page waiting.
fn canvases(table: Table) -> AnyView {
    let store = NodeRef::<svg::Svg>::new();
    let shown = Memo::new(move |_| table.scene.with(Scene::paintings));
    Effect::new(move |before: Option<u128>| {
        let before = before.unwrap_or(0);
        let Some(store) = store.get() else { return before };
        let now = shown.get();
        if now & !before == 0 {
            return before;
        }
        let drawn = || {
            table.props.with_value(|props| {
                let symbols = members(now & !before).map(|id| symbol(&Canvas::of(&props.components, id)));
                symbols.collect::<String>()
            })
        };
        let markup = measured("paintings", drawn);
        // The markup is our own and well-formed.
        let _ = store.insert_adjacent_html("beforeend", &markup);
        before | now
    });
    view! { <svg class="sprite" width="0" height="0" aria-hidden="true" node_ref=store></svg> }.into_any()
}

impl Table {
    /// Runs `ask` with the look of the moment; tracks nothing.
    fn look<T>(self, ask: impl FnOnce(&Look<'_>) -> T) -> T {
        self.props.with_value(|props| {
            let (view, legal, news) =
                (props.view.read_untracked(), props.legal.read_untracked(), self.news.read_untracked());
            ask(&Look {
                components: &props.components,
                view: &view,
                own: props.front.get_untracked(),
                opened: self.opened.get_untracked(),
                legal: &legal,
                draft: self.draft.get_untracked(),
                aim: self.aim.get_untracked(),
                news: &news,
                hint: None,
            })
        })
    }

    /// A part of the page, put together from the scene whenever that changes.
    fn drawn(self, draw: impl Fn(&markup::Pen<'_>) -> String + Send + Sync + 'static) -> Memo<String> {
        Memo::new(move |_| {
            let language = self.words.language();
            self.props.with_value(|props| {
                let (players, view, scene) = (props.players.read(), props.view.read(), self.scene.read());
                draw(&markup::Pen {
                    language,
                    components: &props.components,
                    players: &players,
                    view: &view,
                    scene: &scene,
                })
            })
        })
    }

    /// A seat's name; follows the players.
    fn name(self, seat: Seat) -> String {
        self.props.with_value(|props| props.name(seat))
    }

    /// What a touch on a piece does.
    fn touch(self, piece: Piece, element: &Element) {
        let response = self.look(|look| scene::touch(look, piece));
        if let Piece::Seat(seat) = piece {
            // The panel of a wall that is large closes it.
            self.opened.update(|opened| *opened = (*opened != Some(seat)).then_some(seat));
            return;
        }
        if response.asks {
            self.tell(piece, element);
        }
        self.answer(response, Some(element), Anchor::of(element));
    }

    /// Takes over what a touch or a drag led to.
    fn answer(self, response: Response, element: Option<&Element>, anchor: Anchor) {
        let Response { draft, refused, asks, confirms } = response;
        self.aim.set(None);
        if draft != self.draft.get_untracked() {
            self.draft.set(draft);
        }
        if let Some(why) = refused {
            if let Some(element) = element {
                shake(element);
            }
            self.props.with_value(|props| match why {
                No::Action(action) => props.explain.run((action, anchor)),
                No::Because(refusal) => props.refuse.run((refusal, anchor)),
            });
            return;
        }
        let (main, decided) =
            self.scene.with_untracked(|scene| (scene.offer.main.clone(), scene.offer.decided));
        let at_once = decided && !asks && !self.confirms();
        if let Some(ready) = main.filter(|_| confirms || at_once) {
            self.play(ready.actions);
        }
    }

    /// Whether a move is shown first and counts once it is confirmed.
    fn confirms(self) -> bool {
        self.props.with_value(BoardProps::confirms)
    }

    /// Says what a piece is and does.
    fn tell(self, piece: Piece, element: &Element) {
        let language = self.words.untracked();
        let sentence = self.props.with_value(|props| {
            let view = props.view.read_untracked();
            self.scene
                .with_untracked(|scene| piece_words::about(language, &props.components, &view, scene, piece))
        });
        if !sentence.is_empty() {
            self.props.with_value(|props| props.tell.run((sentence, Anchor::of(element))));
        }
    }

    /// Plays a move.
    fn play(self, actions: Vec<Action>) {
        self.draft.set(Draft::Nothing);
        self.opened.set(None);
        self.props.with_value(|props| props.act.run(actions));
    }

    /// What was chosen belongs to the position it was chosen in.
    fn forget_with_the_position(self, view: Memo<View>) {
        Effect::new(move |before: Option<()>| {
            view.track();
            if before.is_some() {
                self.draft.set(Draft::Nothing);
                self.aim.set(None);
            }
        });
    }

    /// Keeps the action bar at what the scene offers.
    fn fill_the_action_bar(self) {
        let offer = Memo::new(move |_| self.scene.with(|scene| (scene.offer.clone(), scene.chosen)));
        let preview =
            self.drawn(|pen| offer_words::preview(pen.scene, pen.view, pen.components, pen.language));
        let proposal = self.props.with_value(|props| props.proposal);
        Effect::new(move |_| {
            let language = self.words.language();
            let (offer, chosen) = offer.get();
            // The table clears the bar with every new position, also one that offers the same.
            self.props.with_value(|props| props.view.track());
            let preview = preview.get();
            if preview.is_empty() {
                if proposal.with_untracked(Option::is_some) {
                    proposal.set(None);
                }
                return;
            }
            let button = |ready: scene::Move| Button {
                label: offer_words::button(ready.kind, language),
                press: Callback::new(move |()| self.play(ready.actions.clone())),
            };
            let release = offer.release.then(|| Button {
                label: offer_words::release(language),
                press: Callback::new(move |()| {
                    self.draft.set(Draft::Tile(scene::Held {
                        tile: scene::Tile::Assistant,
                        spot: None,
                        upright: false,
                    }));
                }),
            });
            let others = offer.others.into_iter().map(button);
            proposal.set(Some(Proposal {
                preview,
                warning: None,
                main: offer.main.map(button),
                others: release.into_iter().chain(others).collect(),
                cancel: chosen.then(|| Callback::new(move |()| self.draft.set(Draft::Nothing))),
            }));
        });
    }
}

/// Lets a piece shake its head.
fn shake(element: &Element) {
    let list = element.class_list();
    let _ = list.add_1("refused");
    let element = element.clone();
    stay::later(Duration::from_millis(SHAKE), move || {
        let _ = element.class_list().remove_1("refused");
    });
}

/// The square of the wall that an event happened to.
fn square(target: Option<web_sys::EventTarget>) -> Option<(Spot, Element)> {
    let element = target?.dyn_into::<Element>().ok()?;
    match Piece::from_id(&element.get_attribute("data-piece")?)? {
        Piece::Square(spot) => Some((spot, element)),
        _ => None,
    }
}
