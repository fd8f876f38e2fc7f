//! The scene on the page. What is here listens and shows; what is legal, chosen or near is the scene's to say.

mod flights;
pub(super) mod markup;
mod parts;
mod payment;
mod peek;
mod sheet;

pub use flights::flights;

use super::scene::{self, Draft, Look, News, Piece, Response, Scene};
use super::words::{offer as offer_words, piece as piece_words, refusal};
use crate::app::boards::hover::Hover;
use crate::app::boards::touching::{Touching, touchable};
use crate::app::browser::use_preferences;
use crate::app::session::{Anchor, BoardProps, Button, Mode, Proposal};
use crate::app::stay;
use crate::app::words::{Words, use_words};
use crate::engine::Seat;
use crate::games::splendor::{Action, Components, Phase, Splendor, View};
use crate::say;
use leptos::html;
use leptos::prelude::*;
use std::sync::Arc;
use std::time::Duration;
use web_sys::Element;

/// How long a piece is pointed at, in milliseconds.
const SPOT: u64 = 1300;

/// Everything the parts of the board share. Copied into every listener.
#[derive(Clone, Copy)]
struct Table {
    props: StoredValue<BoardProps<Splendor>>,
    words: Words,
    scene: Memo<Scene>,
    news: Memo<News>,
    draft: RwSignal<Draft>,
    /// Whether cards are marked as near or affordable now.
    aids: Memo<bool>,
    /// The piece whose touch was refused last.
    refused: RwSignal<Option<Piece>>,
    /// The player whose cards are laid out large.
    opened: RwSignal<Option<Seat>>,
    /// The face-down card that is being held to look under it: whose, and which of the hand.
    peeking: RwSignal<Option<(Seat, u8)>>,
    /// What is held and will show its card in a moment.
    pressed: StoredValue<Option<TimeoutHandle>>,
}

/// The board.
pub fn board(props: BoardProps<Splendor>) -> AnyView {
    let words = use_words();
    let preferences = use_preferences();
    let draft = RwSignal::new(Draft::Nothing);
    let BoardProps { view, legal, hints, news: events, peek, .. } = props;
    let components = StoredValue::new(Arc::clone(&props.components));
    let news = Memo::new(move |_| {
        let events = events.read();
        components.with_value(|box_| News::of(events.iter(), |card| box_.card(card).bonus.index()))
    });
    let scene = Memo::new(move |_| {
        let best = hints.read().iter().find(|hint| hint.rank == 1).map(|hint| hint.action);
        components.with_value(|components| {
            let (view, legal, news) = (view.read(), legal.read(), news.read());
            let draft = draft.get();
            let open = laid_open(&view, draft, peek);
            let view = open.as_ref().unwrap_or(&view);
            Scene::new(&Look { components, view, legal: &legal, draft, news: &news, hint: best })
        })
    });
    let table = Table {
        props: StoredValue::new(props),
        words,
        scene,
        news,
        draft,
        aids: Memo::new(move |_| {
            // While tokens go back or a noble is chosen no card can be bought: none is lit then.
            preferences.read().aids
                && (legal.read().is_empty() || matches!(view.read().phase, Phase::Main | Phase::Pay(_)))
        }),
        refused: RwSignal::new(None),
        opened: RwSignal::new(None),
        peeking: RwSignal::new(None),
        pressed: StoredValue::new(None),
    };
    table.forget_with_the_position(view);
    table.follow_the_hints();
    table.fill_the_action_bar();

    let root = NodeRef::<html::Div>::new();
    table.follow_the_spotlight(root);
    let class = Signal::derive(move || {
        let mut class = String::from("splendor");
        let seats = scene.read().panels.len();
        class.push_str([" seats-2", " seats-3", " seats-4"][seats.clamp(2, 4) - 2]);
        let mode = table.props.with_value(|props| props.mode.get());
        let ending = table.props.with_value(|props| props.view.read().final_round);
        for (on, name) in [(table.aids.get(), " aids"), (mode == Mode::Play, " playing"), (ending, " ending")]
        {
            if on {
                class.push_str(name);
            }
        }
        class
    });
    let touching = Touching {
        touch: Callback::new(move |(id, element): (String, Element)| {
            table.refused.set(None);
            if let Some(piece) = Piece::from_id(&id) {
                table.touch(piece, &element);
            }
        }),
        tell: Callback::new(move |(id, element): (String, Element)| {
            if let Some(piece) = Piece::from_id(&id)
                && !table.look_under(piece)
            {
                table.tell(piece, &element);
            }
        }),
        dragging: None,
    };
    let hover = Hover::new(
        Callback::new(move |(id, element): (String, Element)| {
            // A refusal, or a move being put together, has the word.
            if table.is_idle()
                && let Some(piece) = Piece::from_id(&id)
            {
                table.tell(piece, &element);
            }
        }),
        Callback::new(move |()| table.hush()),
    );
    let content = view! {
        <div
            class="sp-table"
            node_ref=root
            on:pointerdown=move |_| hover.stop()
            on:pointermove=move |event| hover.move_over(&event)
            on:pointerout=move |event| hover.leave(&event)
            on:pointerup=move |_| table.let_go()
            on:pointercancel=move |_| table.let_go()
            on:pointerleave=move |_| table.let_go()
            on:keyup=move |_| table.let_go()
            on:focusout=move |_| table.let_go()
        >
            {parts::side(table)} {parts::baize(table)} {parts::own(table)}
            {peek::peek(table)}
        </div>
        {sheet::sheet(table)}
    };
    touchable(class, Signal::derive(move || scene.track()), touching, content.into_any())
}

impl Table {
    /// Runs `ask` with the look of the moment; tracks nothing.
    fn look<T>(self, ask: impl FnOnce(&Look<'_>) -> T) -> T {
        self.props.with_value(|props| {
            let (view, legal, news) =
                (props.view.read_untracked(), props.legal.read_untracked(), self.news.read_untracked());
            let draft = self.draft.get_untracked();
            let components = &props.components;
            let open = untrack(|| laid_open(&view, draft, props.peek));
            let view = open.as_ref().unwrap_or(&view);
            ask(&Look { components, view, legal: &legal, draft, news: &news, hint: None })
        })
    }

    /// The box in play.
    fn with_box<T>(self, ask: impl FnOnce(&Components) -> T) -> T {
        self.props.with_value(|props| ask(&props.components))
    }

    /// A seat's name; follows the players.
    fn name(self, seat: Seat) -> String {
        self.props.with_value(|props| props.name(seat))
    }

    /// What a touch on a piece does.
    fn touch(self, piece: Piece, element: &Element) {
        let Response { draft, refused, asks } = self.look(|look| scene::touch(look, piece));
        match piece {
            // A player's cards are laid out; there is nothing else to do with them.
            Piece::Seat(seat) | Piece::Bonus { seat, .. } => self.opened.set(Some(seat)),
            _ if asks => self.tell(piece, element),
            _ => {}
        }
        if draft != self.draft.get_untracked() {
            self.draft.set(draft);
        }
        if let Some(action) = refused {
            self.refused.set(Some(piece));
            self.explain(action, Anchor::of(element));
        } else if !use_confirm(self) && !asks {
            let decided = self.scene.with_untracked(|scene| scene.offer.decided().cloned());
            if let Some(ready) = decided {
                self.play(ready.actions);
            }
        }
    }

    /// Says why an action is refused, with numbers where there are any to give.
    fn explain(self, action: Action, anchor: Anchor) {
        let language = self.words.untracked();
        let fuller = self.look(|look| refusal::in_numbers(action, look, language));
        self.props.with_value(|props| match fuller {
            Some(explanation) => props.clarify.run((explanation, anchor)),
            None => props.explain.run((action, anchor)),
        });
    }

    /// Says what a piece is and does.
    fn tell(self, piece: Piece, element: &Element) {
        let language = self.words.untracked();
        let sentence = self.props.with_value(|props| {
            let players = props.players.read_untracked();
            self.look(|look| {
                self.scene.with_untracked(|scene| piece_words::about(language, look, scene, &players, piece))
            })
        });
        self.props.with_value(|props| props.tell.run((sentence, Anchor::of(element))));
    }

    /// Plays a move.
    fn play(self, actions: Vec<Action>) {
        self.draft.set(Draft::Nothing);
        self.props.with_value(|props| props.act.run(actions));
    }

    /// What was chosen belongs to the position it was chosen in.
    fn forget_with_the_position(self, view: Memo<View>) {
        Effect::new(move |before: Option<()>| {
            view.track();
            if before.is_some() {
                self.draft.set(Draft::Nothing);
                self.refused.set(None);
                self.let_go();
            }
        });
    }

    /// Whether nothing is chosen and nothing was refused.
    fn is_idle(self) -> bool {
        self.refused.get_untracked().is_none() && self.draft.get_untracked() == Draft::Nothing
    }

    /// Takes the sentence beside a piece away.
    fn hush(self) {
        self.props.with_value(|props| props.tell.run((String::new(), Anchor::default())));
    }

    /// Points at the pieces that a touched line of the log tells of.
    fn follow_the_spotlight(self, root: NodeRef<html::Div>) {
        let spotlight = self.props.with_value(|props| props.spotlight);
        Effect::new(move |_| {
            let events = spotlight.get();
            let Some(root) = root.get() else { return };
            // The board shows the position of the line first.
            stay::next_frame(move || {
                for piece in events.iter().flat_map(scene::pieces_told) {
                    let selector = ["[data-piece=\"", &piece.id(), "\"]"].concat();
                    if let Ok(Some(element)) = root.query_selector(&selector) {
                        let _ = element.class_list().add_1("spot");
                        let pointed = move || {
                            let _ = element.class_list().remove_1("spot");
                        };
                        stay::later(Duration::from_millis(SPOT), pointed);
                    }
                }
            });
        });
    }

    /// Lays a move to consider out, for the person to confirm or to let go.
    fn follow_the_hints(self) {
        let laid = self.props.with_value(|props| props.laid);
        Effect::new(move |before: Option<()>| {
            let laid = laid.get();
            // What was laid out on a board that is gone belongs to another position.
            let (Some(hint), Some(())) = (laid, before) else { return };
            self.draft.set(self.look(|look| Draft::of(look, hint.action)));
        });
    }

    /// Keeps the action bar at what the scene offers.
    fn fill_the_action_bar(self) {
        let offer = Memo::new(move |_| self.scene.with(|scene| scene.offer.clone()));
        let draft = self.draft;
        let proposal = self.props.with_value(|props| props.proposal);
        let position = self.props.with_value(|props| props.view);
        Effect::new(move |_| {
            // The table clears the bar with every new position, also one that offers the same.
            position.track();
            let language = self.words.language();
            let offer = offer.get();
            let preview = self.with_box(|components| offer_words::preview(&offer, components, language));
            if preview.is_empty() {
                if proposal.with_untracked(Option::is_some) {
                    proposal.set(None);
                }
                return;
            }
            let button = |ready: scene::Move| {
                let label = offer_words::button(ready.kind, language);
                Button { label, press: Callback::new(move |()| self.play(ready.actions.clone())) }
            };
            let mut others = Vec::new();
            if let scene::What::Buy { choice: true, .. } = offer.what {
                others.push(Button {
                    label: say!(language, splendor.button.pay_otherwise).to_owned(),
                    press: Callback::new(move |()| draft.set(self.look(scene::toggle_paying))),
                });
            }
            others.extend(offer.other.clone().map(button));
            let chosen = draft.get_untracked() != Draft::Nothing;
            proposal.set(Some(Proposal {
                warning: offer_words::warning(&offer, language),
                preview,
                main: offer.main.map(button),
                others,
                cancel: chosen.then(|| Callback::new(move |()| draft.set(Draft::Nothing))),
            }));
        });
    }
}

/// The view with the face-down card that a draft is about laid open; none where it is about none.
fn laid_open(view: &View, draft: Draft, peek: Callback<Seat, Option<View>>) -> Option<View> {
    let at = scene::considered(view, draft)?;
    let own = peek.run(view.to_move)?;
    Some(scene::laid_open(view, &own, at))
}

/// Whether a move is shown first and counts once it is confirmed.
fn use_confirm(table: Table) -> bool {
    table.props.with_value(BoardProps::confirms)
}
