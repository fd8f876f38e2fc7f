//! The host of every board: it listens, asks the game's scene what a touch means, and shows what comes of it. A board that
//! lives here declares its parts ([`Benched`]) and touches no event, timer or measure of the page.

use super::dragging::{Dragging, Lifted, Load};
pub use super::pen::Pen;
use super::staged::{By, Look, Move, No, Offer, Response, Staged, Step};
use super::touching::{Touching, touchable};
use crate::app::place::Anchor;
use crate::app::players::Player;
use crate::app::session::{BoardProps, Button, Explanation, Mode, Proposal, Tabled};
use crate::app::stay::{self, Stay};
use crate::app::ui::layer;
use crate::app::words::{Language, Words, use_words};
use crate::engine::Seat;
use leptos::html;
use leptos::prelude::*;
use std::time::Duration;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

/// How long a piece is pointed at, in milliseconds.
const SPOT: u64 = 1300;

/// A game's board on the page: its parts and its words. What is here shows; what is legal, chosen or new is the scene's to
/// say ([`Staged`]).
pub trait Benched: Tabled + Staged {
    /// The class of the board, around all its parts.
    const CLASS: &'static str;

    /// Classes of the board that come and go: what its layout depends on. A style sheet that asks a part for what lies in
    /// it (`:has`) is asked again for every drawing that changes.
    fn flags(scene: &Self::Scene, view: &Self::View) -> Vec<(bool, &'static str)>;

    /// The parts. A piece carries its name ([`Staged::id`]) in `data-piece`; one that can be touched is a button, or a part
    /// of a drawing with the role of one, with `tabindex="-1"`. Regions between which Tab goes carry `data-region`, places
    /// that outlive their pieces `data-slot`, pieces that can be dragged `data-drag`, and the drawing over which they are
    /// dragged says in `data-cell` what share of its width a column takes.
    fn parts(bench: Bench<Self>) -> AnyView;

    /// A piece is held: whether there is something under it that shows for as long as [`Bench::peeking`] says so.
    fn looks_under(_bench: Bench<Self>, _piece: Self::Piece) -> bool {
        false
    }

    /// What a piece is and does; a marked sentence. Nothing for what says so by itself.
    fn about(pen: &Pen<'_, Self>, piece: Self::Piece) -> String;

    /// What may be done, or what the move being considered does; a marked sentence. Nothing when it is not the viewer's
    /// to decide.
    fn preview(pen: &Pen<'_, Self>) -> String;

    /// What should be known before the move is confirmed.
    fn warning(_pen: &Pen<'_, Self>) -> Option<String> {
        None
    }

    /// What a button says.
    fn button(kind: Self::Kind, language: Language) -> String;

    /// A fuller explanation than the refusal alone gives, with the numbers on the table, where there is more to say.
    fn in_numbers(_action: Self::Action, _look: &Look<'_, Self>, _language: Language) -> Option<Explanation> {
        None
    }
}

/// Everything the parts of a board share. Copied into every listener.
pub struct Bench<G: Benched> {
    /// What the board lives on.
    pub props: StoredValue<BoardProps<G>>,
    /// The words of the page.
    pub words: Words,
    /// The table.
    pub scene: Memo<G::Scene>,
    /// What is chosen so far.
    pub draft: RwSignal<G::Draft>,
    /// The player whose panel was touched to see their things large.
    pub opened: RwSignal<Option<Seat>>,
    /// Whether what can be afforded or would be brought is marked now.
    pub aids: Memo<bool>,
    /// The piece that is held to look under it.
    pub peeking: RwSignal<Option<G::Piece>>,
    news: Memo<G::News>,
    aim: RwSignal<G::Aim>,
    refused: RwSignal<Option<G::Piece>>,
    grip: StoredValue<(u8, u8)>,
    root: NodeRef<html::Div>,
}

impl<G: Benched> Clone for Bench<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Benched> Copy for Bench<G> {}

/// Whether a person sits at a seat.
fn is_person(players: &[Player], seat: Seat) -> bool {
    players.get(seat.index()).is_some_and(|player| !player.is_computer())
}

/// The board of a game.
pub fn board<G: Benched>(props: BoardProps<G>) -> AnyView {
    let draft = RwSignal::new(G::Draft::default());
    let aim = RwSignal::new(G::Aim::default());
    let opened = RwSignal::new(None);
    let BoardProps { view, legal, hints, front, news: events, preferences, .. } = props;
    let props = StoredValue::new(props);
    let news = Memo::new(move |_| props.with_value(|props| G::news(&events.read(), &props.components)));
    let scene = Memo::new(move |_| {
        let best = hints.read().iter().find(|hint| hint.rank == 1).map(|hint| (hint.action, hint.then));
        props.with_value(|props| {
            let amends = is_person(&props.players.read(), opened.get().unwrap_or(front.get()));
            let (view, draft) = (view.read(), draft.get());
            let open = G::laid_open(&view, draft, &|seat| props.peek.run(seat));
            G::scene(&Look {
                components: &props.components,
                view: open.as_ref().unwrap_or(&view),
                own: front.get(),
                opened: opened.get(),
                legal: &legal.read(),
                draft,
                aim: aim.get(),
                news: &news.read(),
                amends,
                hint: best,
            })
        })
    });
    let bench = Bench {
        props,
        words: use_words(),
        scene,
        draft,
        opened,
        aids: Memo::new(move |_| preferences.read().aids && scene.with(G::aids)),
        peeking: RwSignal::new(None),
        news,
        aim,
        refused: RwSignal::new(None),
        grip: StoredValue::new((0, 0)),
        root: NodeRef::new(),
    };
    bench.forget_with_the_position();
    bench.follow_the_hints();
    bench.fill_the_action_bar();
    bench.follow_the_spotlight();
    bench.mark_what_is_refused();
    // A panel that a dialog shows is a layer by itself.
    let is_large = move || opened.get().is_some() && scene.with(G::enlarged).is_some();
    layer::while_open(is_large, move || opened.set(None));
    let content = G::parts(bench);
    let class = Signal::derive(move || bench.class());
    touchable(bench.root, class, Signal::derive(move || scene.track()), bench.touching(), content)
}

impl<G: Benched> Bench<G> {
    /// Runs `ask` with the look of the moment; tracks nothing.
    pub fn look<T>(self, ask: impl FnOnce(&Look<'_, G>) -> T) -> T {
        self.props.with_value(|props| {
            let (view, legal, news) =
                (props.view.read_untracked(), props.legal.read_untracked(), self.news.read_untracked());
            let draft = self.draft.get_untracked();
            let open = untrack(|| G::laid_open(&view, draft, &|seat| props.peek.run(seat)));
            ask(&Look {
                components: &props.components,
                view: open.as_ref().unwrap_or(&view),
                own: props.front.get_untracked(),
                opened: self.opened.get_untracked(),
                legal: &legal,
                draft,
                aim: self.aim.get_untracked(),
                news: &news,
                amends: is_person(
                    &props.players.read_untracked(),
                    self.opened.get_untracked().unwrap_or(props.front.get_untracked()),
                ),
                hint: None,
            })
        })
    }

    /// Runs `write` with everything that words are put together from; follows all of it.
    pub fn pen<T>(self, write: impl FnOnce(&Pen<'_, G>) -> T) -> T {
        let language = self.words.language();
        self.props.with_value(|props| {
            let (players, view, scene) = (props.players.read(), props.view.read(), self.scene.read());
            write(&Pen {
                language,
                components: &props.components,
                players: &players,
                view: &view,
                scene: &scene,
            })
        })
    }

    /// A part of the page, put together anew whenever it changes.
    pub fn written(self, write: impl Fn(&Pen<'_, G>) -> String + Send + Sync + 'static) -> Memo<String> {
        Memo::new(move |_| self.pen(&write))
    }

    /// The box in play.
    pub fn with_box<T>(self, ask: impl FnOnce(&G::Components) -> T) -> T {
        self.props.with_value(|props| ask(&props.components))
    }

    /// The box in play and what the viewer knows; follows the view.
    pub fn with_view<T>(self, ask: impl FnOnce(&G::Components, &G::View) -> T) -> T {
        self.props.with_value(|props| ask(&props.components, &props.view.read()))
    }

    /// A seat's name; follows the players.
    pub fn name(self, seat: Seat) -> String {
        self.props.with_value(|props| props.name(seat))
    }

    fn class(self) -> String {
        let mode = self.props.with_value(|props| props.mode.get());
        let (seats, flags) = self
            .props
            .with_value(|props| (G::seats(&props.setup), G::flags(&self.scene.read(), &props.view.read())));
        let mut class = [G::CLASS, " seats-", &seats.to_string()].concat();
        let own = [(mode == Mode::Play, "playing"), (self.aids.get(), "aids")];
        for (_, name) in own.into_iter().chain(flags).filter(|(on, _)| *on) {
            class.push(' ');
            class.push_str(name);
        }
        class
    }

    fn touching(self) -> Touching {
        let with = move |(id, element): (String, Element), act: fn(Self, G::Piece, &Element)| {
            if let Some(piece) = G::piece(&id) {
                act(self, piece, &element);
            }
        };
        Touching {
            touch: Callback::new(move |touched| with(touched, Self::touch)),
            hold: Callback::new(move |held| with(held, Self::hold)),
            let_go: Callback::new(move |()| self.release()),
            rest: Callback::new(move |at| {
                // A refusal, or a move being put together, has the word.
                if self.is_idle() {
                    with(at, Self::tell);
                }
            }),
            hush: Callback::new(move |()| self.hush()),
            point: Callback::new(move |id: Option<String>| {
                self.bring(id.as_deref().and_then(G::piece), By::Mouse);
            }),
            walk: Callback::new(move |id: String| self.bring(G::piece(&id), By::Keys)),
            dragging: Dragging {
                lift: Callback::new(move |lifted| self.lift(&lifted)),
                over: Callback::new(move |id: Option<String>| {
                    let grip = self.grip.get_value();
                    self.bring(id.as_deref().and_then(G::piece), By::Hand { grip });
                    self.look(G::rests)
                }),
                drop: Callback::new(move |(id, anchor): (Option<String>, Anchor)| {
                    let over = id.as_deref().and_then(G::piece);
                    match self.look(|look| G::let_go(look, over)) {
                        Some(response) => self.answer(response, None, anchor),
                        None => self.aim_at(G::Aim::default()),
                    }
                }),
            },
        }
    }

    /// What a touch on a piece does.
    fn touch(self, piece: G::Piece, element: &Element) {
        self.refused.set(None);
        let response = self.look(|look| G::touch(look, piece));
        if response.asks {
            self.tell(piece, element);
        }
        if let Some(seat) = response.opens {
            let large = self.scene.with_untracked(G::enlarged);
            self.opened.set((large != Some(seat)).then_some(seat));
        }
        self.answer(response, Some(piece), Anchor::of(element));
    }

    /// Takes over what a touch or a drag led to.
    fn answer(self, response: Response<G>, piece: Option<G::Piece>, anchor: Anchor) {
        let Response { draft, refused, asks, confirms, opens } = response;
        self.aim_at(G::Aim::default());
        self.choose(draft);
        if let Some(why) = refused {
            self.refused.set(piece);
            self.explain(why, anchor);
            return;
        }
        let ready = self.scene.with_untracked(|scene| {
            let offer: &Offer<G> = G::offer(scene);
            let at_once = !asks && opens.is_none() && !self.props.with_value(BoardProps::confirms);
            let ready = if confirms { offer.main.as_ref() } else { offer.decided().filter(|_| at_once) };
            ready.cloned()
        });
        if let Some(ready) = ready {
            self.make(ready);
        }
    }

    /// Says why something is refused, with numbers where there are any to give.
    fn explain(self, why: No<G>, anchor: Anchor) {
        let language = self.words.untracked();
        self.props.with_value(|props| match why {
            No::Action(action) => match self.look(|look| G::in_numbers(action, look, language)) {
                Some(explanation) => props.clarify.run((explanation, anchor)),
                None => props.explain.run((action, anchor)),
            },
            No::Because(refusal) => props.refuse.run((refusal, anchor)),
        });
    }

    /// A piece is held: what lies under it shows, or it says what it is.
    fn hold(self, piece: G::Piece, element: &Element) {
        if untrack(|| G::looks_under(self, piece)) {
            self.peek_at(piece);
        } else {
            self.tell(piece, element);
        }
    }

    /// Shows what lies under a piece, until it is let go.
    pub fn peek_at(self, piece: G::Piece) {
        self.hush();
        self.peeking.set(Some(piece));
    }

    fn release(self) {
        if self.peeking.get_untracked().is_some() {
            self.peeking.set(None);
        }
    }

    /// Says what a piece is and does.
    fn tell(self, piece: G::Piece, element: &Element) {
        let sentence = untrack(|| self.pen(|pen| G::about(pen, piece)));
        if !sentence.is_empty() {
            self.props.with_value(|props| props.tell.run((sentence, Anchor::of(element))));
        }
    }

    /// Takes the sentence beside a piece away.
    fn hush(self) {
        self.props.with_value(|props| props.tell.run((String::new(), Anchor::default())));
    }

    /// Whether nothing is chosen, held over the board, or refused.
    fn is_idle(self) -> bool {
        self.refused.get_untracked().is_none()
            && self.draft.get_untracked() == G::Draft::default()
            && self.aim.get_untracked() == G::Aim::default()
    }

    /// Chooses something in place of what was chosen.
    pub fn choose(self, draft: G::Draft) {
        if draft != self.draft.get_untracked() {
            self.draft.set(draft);
        }
    }

    fn aim_at(self, aim: G::Aim) {
        if aim != self.aim.get_untracked() {
            self.aim.set(aim);
        }
    }

    /// Does what a button of the action bar says.
    fn make(self, ready: Move<G>) {
        self.opened.set(None);
        match ready.step {
            Step::Choose(draft) => self.choose(draft),
            Step::Play(actions) => {
                self.draft.set(G::Draft::default());
                self.props.with_value(|props| props.act.run(actions));
            }
            Step::Stand(actions) => {
                self.draft.set(G::Draft::default());
                self.props.with_value(|props| {
                    props.stand.run(());
                    props.act.run(actions);
                });
            }
            Step::Amend(seat, action) => {
                self.draft.set(G::Draft::default());
                self.props.with_value(|props| props.amend.run((seat, action)));
            }
        }
    }

    /// What is in hand is brought over the board.
    fn bring(self, over: Option<G::Piece>, by: By) {
        if let Some((draft, aim)) = self.look(|look| G::bring(look, over, by)) {
            self.choose(draft);
            self.aim_at(aim);
        }
    }

    /// A piece is lifted.
    fn lift(self, lifted: &Lifted) -> Option<Load> {
        let piece = G::piece(&lifted.id)?;
        let lift = self.look(|look| G::lift(look, piece))?;
        let (columns, rows) = lift.size;
        let along = |share: f64, cells: u8| ((share * f64::from(cells)) as u8).min(cells.saturating_sub(1));
        self.grip.set_value((along(lifted.grip.0, columns), along(lifted.grip.1, rows)));
        self.opened.set(None);
        self.aim_at(G::Aim::default());
        self.choose(lift.draft);
        let cell = cell(&self.root.get_untracked()?.into());
        Some(Load { symbol: lift.symbol, size: (cell * f64::from(columns), cell * f64::from(rows)) })
    }

    /// What was chosen belongs to the position it was chosen in.
    fn forget_with_the_position(self) {
        let view = self.props.with_value(|props| props.view);
        Effect::new(move |before: Option<()>| {
            view.track();
            if before.is_some() {
                self.draft.set(G::Draft::default());
                self.aim_at(G::Aim::default());
                self.refused.set(None);
                self.release();
            }
        });
    }

    /// Points at the pieces that a touched line of the log tells of.
    fn follow_the_spotlight(self) {
        let spotlight = self.props.with_value(|props| props.spotlight);
        let stay = Stay::here();
        Effect::new(move |_| {
            let events = spotlight.get();
            let Some(root) = self.root.get().filter(|_| !events.is_empty()) else { return };
            // The board shows the position of the line first.
            stay.next_frame(move || {
                let told = self.scene.with_untracked(|scene| {
                    let told = |event| self.with_box(|components| G::pieces_told(event, scene, components));
                    events.iter().flat_map(told).map(G::id).collect::<Vec<_>>()
                });
                point_at(&root, &told);
            });
        });
    }

    /// The piece whose touch was refused last shakes its head, and stays marked until something else is touched.
    fn mark_what_is_refused(self) {
        Effect::new(move |_| {
            let refused = self.refused.get().map(G::id);
            self.scene.track();
            let Some(root) = self.root.get() else { return };
            // What this change draws anew is there once it has been carried out.
            queue_microtask(move || mark(&root, refused.as_deref()));
        });
    }

    /// Lays a move to consider out, for the person to confirm or to let go.
    fn follow_the_hints(self) {
        let laid = self.props.with_value(|props| props.laid);
        Effect::new(move |before: Option<()>| {
            let laid = laid.get();
            // What was laid out on a board that is gone belongs to another position.
            let (Some(hint), Some(())) = (laid, before) else { return };
            self.opened.set(None);
            self.choose(self.look(|look| G::draft_of(look, hint.action, hint.then)));
        });
    }

    /// Keeps the action bar at what the scene offers.
    fn fill_the_action_bar(self) {
        let offer = Memo::new(move |_| self.scene.with(|scene| G::offer(scene).clone()));
        let said = Memo::new(move |_| self.pen(|pen| (G::preview(pen), G::warning(pen))));
        let (proposal, position) = self.props.with_value(|props| (props.proposal, props.view));
        let nothing = G::Draft::default();
        Effect::new(move |_| {
            let language = self.words.language();
            let offer = offer.get();
            // The table clears the bar with every new position, also one that offers the same.
            position.track();
            let chosen = self.draft.get() != nothing;
            let (preview, warning) = said.get();
            if preview.is_empty() {
                if proposal.with_untracked(Option::is_some) {
                    proposal.set(None);
                }
                return;
            }
            let button = |ready: Move<G>| Button {
                label: G::button(ready.kind, language),
                press: Callback::new(move |()| self.make(ready.clone())),
            };
            proposal.set(Some(Proposal {
                preview,
                warning,
                main: offer.main.map(button),
                others: offer.others.into_iter().map(button).collect(),
                cancel: chosen.then(|| Callback::new(move |()| self.draft.set(nothing))),
            }));
        });
    }
}

/// Pixels of a column of the drawing over which pieces are dragged.
fn cell(root: &HtmlElement) -> f64 {
    let drawing = root.query_selector("[data-cell]").ok().flatten();
    let share = |drawing: &Element| drawing.get_attribute("data-cell")?.parse::<f64>().ok();
    drawing.map_or(0.0, |drawing| f64::from(drawing.client_width()) * share(&drawing).unwrap_or(0.0)).max(8.0)
}

/// The element of a piece, one that can be touched before one that can only be followed.
fn element_of(root: &Element, id: &str) -> Option<Element> {
    let find = |more: &str| root.query_selector(&["[data-piece=\"", id, "\"]", more].concat()).ok().flatten();
    find("[tabindex]").or_else(|| find(""))
}

/// Lights pieces up for a moment.
fn point_at(root: &Element, ids: &[String]) {
    for element in ids.iter().filter_map(|id| element_of(root, id)) {
        let _ = element.class_list().add_1("spot");
        let pointed = move || {
            let _ = element.class_list().remove_1("spot");
        };
        stay::later(Duration::from_millis(SPOT), pointed);
    }
}

/// Marks the piece that was refused, and no other.
fn mark(root: &Element, refused: Option<&str>) {
    if let Ok(marked) = root.query_selector_all(".refused") {
        for at in 0..marked.length() {
            let element = marked.get(at).and_then(|node| node.dyn_into::<Element>().ok());
            if let Some(element) = element
                && element.get_attribute("data-piece").as_deref() != refused
            {
                let _ = element.class_list().remove_1("refused");
            }
        }
    }
    if let Some(element) = refused.and_then(|id| element_of(root, id)) {
        let _ = element.class_list().add_1("refused");
    }
}
