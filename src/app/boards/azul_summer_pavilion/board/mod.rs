//! The scene on the page. What is here listens and shows; what is legal, chosen or new is the scene's to say.

mod flights;
mod large;
mod parts;
mod pools;

pub use flights::flights;

use super::scene::{self, Draft, Look, News, No, Piece, Response, Scene};
use super::words::{offer as offer_words, piece as piece_words};
use crate::app::boards::touching::{Touching, touchable};
use crate::app::browser::use_preferences;
use crate::app::session::{Anchor, BoardProps, Button, Mode, Proposal};
use crate::app::ui::layer;
use crate::app::words::{Words, use_words};
use crate::engine::Seat;
use crate::games::azul_summer_pavilion::{Action, AzulSummerPavilion, Components, Table as View};
use leptos::prelude::*;
use std::sync::Arc;
use web_sys::Element;

/// Everything the parts of the board share. Copied into every listener.
#[derive(Clone, Copy)]
struct Table {
    props: StoredValue<BoardProps<AzulSummerPavilion>>,
    words: Words,
    scene: Memo<Scene>,
    news: Memo<News>,
    draft: RwSignal<Draft>,
    /// Aids such as showing what a placement would score.
    aids: Memo<bool>,
    /// The piece whose touch was refused last.
    refused: RwSignal<Option<Piece>>,
    /// The player whose board was touched to see it large.
    opened: RwSignal<Option<Seat>>,
}

/// How a piece looks now.
#[derive(Clone, Debug, Default, PartialEq)]
struct Drawn {
    class: String,
    /// Its name for the ear.
    name: String,
    /// What is drawn of it.
    marks: String,
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
pub fn board(props: BoardProps<AzulSummerPavilion>) -> AnyView {
    let words = use_words();
    let preferences = use_preferences();
    let draft = RwSignal::new(Draft::Nothing);
    let opened = RwSignal::new(None);
    layer::while_open(move || opened.get().is_some(), move || opened.set(None));
    let BoardProps { view, legal, hints, front, news: events, spotlight, .. } = props;
    let components = StoredValue::new(Arc::clone(&props.components));
    let news = Memo::new(move |_| {
        // A line of the log that was touched points at what it tells of.
        let pointed = spotlight.read();
        if pointed.is_empty() { News::of(events.read().iter()) } else { News::of(pointed.iter()) }
    });
    let scene = Memo::new(move |_| {
        let best = hints.read().iter().find(|hint| hint.rank == 1).map(|hint| hint.action);
        components.with_value(|components| {
            let (table, legal, news) = (view.read(), legal.read(), news.read());
            Scene::new(&Look {
                components,
                table: &table,
                own: front.get(),
                opened: opened.get(),
                legal: &legal,
                draft: draft.get(),
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
        aids: Memo::new(move |_| preferences.read().aids),
        refused: RwSignal::new(None),
        opened,
    };
    table.forget_with_the_position(view);
    table.fill_the_action_bar();

    let class = Signal::derive(move || {
        let mode = table.props.with_value(|props| props.mode.get());
        let (seats, drafting) = scene.with(|scene| (scene.panels.len(), scene.large.is_none()));
        flags(
            ["azul seats-2", "azul seats-3", "azul seats-4"][seats.clamp(2, 4) - 2],
            &[(drafting, "drafting"), (table.aids.get(), "aids"), (mode == Mode::Play, "playing")],
        )
    });
    let touching = Touching {
        touch: Callback::new(move |(id, element): (String, Element)| {
            table.refused.set(None);
            if let Some(piece) = Piece::from_id(&id) {
                table.touch(piece, &element);
            }
        }),
        tell: Callback::new(move |(id, element): (String, Element)| {
            if let Some(piece) = Piece::from_id(&id) {
                table.tell(piece, &element);
            }
        }),
        dragging: None,
    };
    let shown = Memo::new(move |_| scene.with(|scene| scene.large.as_ref().map(|large| large.seat)));
    let content = view! {
        {move || match shown.get() {
            None => pools::pools(table),
            Some(seat) => large::large(table, seat),
        }}
        {parts::side(table)}
        {parts::hand(table)}
    };
    touchable(class, Signal::derive(move || scene.track()), touching, content.into_any())
}

impl Table {
    /// Runs `ask` with the look of the moment; tracks nothing.
    fn look<T>(self, ask: impl FnOnce(&Look<'_>) -> T) -> T {
        self.props.with_value(|props| {
            let (table, legal, news) =
                (props.view.read_untracked(), props.legal.read_untracked(), self.news.read_untracked());
            ask(&Look {
                components: &props.components,
                table: &table,
                own: props.front.get_untracked(),
                opened: self.opened.get_untracked(),
                legal: &legal,
                draft: self.draft.get_untracked(),
                news: &news,
                hint: None,
            })
        })
    }

    /// The box in play and what lies on the table; follows the table.
    fn with_view<T>(self, ask: impl FnOnce(&Components, &View) -> T) -> T {
        self.props.with_value(|props| ask(&props.components, &props.view.read()))
    }

    /// The box in play.
    fn with_box<T>(self, ask: impl FnOnce(&Components) -> T) -> T {
        self.props.with_value(|props| ask(&props.components))
    }

    /// A part of the scene that is drawn: it is drawn anew only when it changes.
    fn drawn<T: PartialEq + Send + Sync + 'static>(
        self,
        part: impl Fn(&Scene) -> T + Send + Sync + 'static,
        draw: impl Fn(&T) -> Drawn + Send + Sync + 'static,
    ) -> Memo<Drawn> {
        let part = Memo::new(move |_| self.scene.with(&part));
        Memo::new(move |_| part.with(&draw))
    }

    /// The class of a piece, with the sign that its touch was refused.
    fn class(self, piece: Piece, drawn: Memo<Drawn>) -> impl Fn() -> String + Copy + Send + Sync + 'static {
        move || {
            let class = drawn.with(|drawn| drawn.class.clone());
            if self.refused.get() == Some(piece) { [&class, " refused"].concat() } else { class }
        }
    }

    /// A seat's name; follows the players.
    fn name(self, seat: Seat) -> String {
        self.props.with_value(|props| props.name(seat))
    }

    /// What a touch on a piece does.
    fn touch(self, piece: Piece, element: &Element) {
        let Response { draft, refused, asks } = self.look(|look| scene::touch(look, piece));
        match piece {
            Piece::Seat(seat) | Piece::Name(seat) | Piece::Own(seat) => {
                // The panel of a board that is large closes it.
                let large = self.scene.with_untracked(|scene| scene.large.as_ref().map(|large| large.seat));
                self.opened.set((large != Some(seat)).then_some(seat));
            }
            _ if asks => self.tell(piece, element),
            _ => {}
        }
        if draft != self.draft.get_untracked() {
            self.draft.set(draft);
        }
        if let Some(why) = refused {
            self.refused.set(Some(piece));
            let anchor = Anchor::of(element);
            self.props.with_value(|props| match why {
                No::Action(action) => props.explain.run((action, anchor)),
                No::Because(refusal) => props.refuse.run((refusal, anchor)),
            });
        } else if !self.confirms() && !asks {
            let decided = self.scene.with_untracked(|scene| scene.offer.decided().cloned());
            if let Some(ready) = decided {
                self.play(ready.actions);
            }
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
            let table = props.view.read_untracked();
            self.scene
                .with_untracked(|scene| piece_words::about(language, &props.components, &table, scene, piece))
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

    /// Passes, or lays out the tiles to store.
    fn pass(self) {
        match self.look(scene::pass) {
            Some(draft) => {
                self.opened.set(None);
                self.draft.set(draft);
            }
            None => self.play(vec![Action::Pass]),
        }
    }

    /// What was chosen belongs to the position it was chosen in.
    fn forget_with_the_position(self, view: Memo<View>) {
        Effect::new(move |before: Option<()>| {
            view.track();
            if before.is_some() {
                self.draft.set(Draft::Nothing);
                self.refused.set(None);
            }
        });
    }

    /// Keeps the action bar at what the scene offers.
    fn fill_the_action_bar(self) {
        let offer = Memo::new(move |_| self.scene.with(|scene| (scene.offer.clone(), scene.chosen)));
        let draft = self.draft;
        let proposal = self.props.with_value(|props| props.proposal);
        Effect::new(move |_| {
            let language = self.words.language();
            let (offer, chosen) = offer.get();
            // The table clears the bar with every new position, also one that offers the same.
            let preview =
                self.with_view(|components, table| offer_words::preview(&offer, table, components, language));
            if preview.is_empty() {
                if proposal.with_untracked(Option::is_some) {
                    proposal.set(None);
                }
                return;
            }
            let pass = Button {
                label: offer_words::button(scene::MoveKind::Pass, language),
                press: Callback::new(move |()| self.pass()),
            };
            // Where nothing else is possible, passing is the main thing to do.
            let only_pass = matches!(offer.what, scene::What::Pass { .. });
            let main = offer.main.clone().map(|ready| Button {
                label: offer_words::button(ready.kind, language),
                press: Callback::new(move |()| self.play(ready.actions.clone())),
            });
            proposal.set(Some(Proposal {
                warning: offer_words::warning(&offer, language),
                preview,
                main: main.or_else(|| only_pass.then(|| pass.clone())),
                others: if offer.pass && !only_pass { vec![pass] } else { Vec::new() },
                cancel: chosen.then(|| Callback::new(move |()| draft.set(Draft::Nothing))),
            }));
        });
    }
}
