//! The host of every board: it listens, asks the game's scene what a touch means, and shows what comes of it. A board that
//! lives here declares its parts ([`Benched`]) and touches no event, timer or measure of the page.

mod bar;
mod carrying;
mod part;
mod pen;
mod pointing;
mod shown;
mod sight;
mod whose;

pub use part::Part;
pub use pen::Ink;
pub use whose::Whose;

use super::dragging::Dragging;
use super::options::{self, Row};
use super::pen::Spoken;
use super::piece_id::Named;
use super::staged::{self, By, Drafted, Look, Move, No, Response, Shown, Staged, Step};
use super::touching::{Touching, touchable};
use crate::app::act::Act;
use crate::app::derived::{derived, set_to};
use crate::app::flight::Flight;
use crate::app::place::Anchor;
use crate::app::players::Player;
use crate::app::press;
use crate::app::session::{BoardProps, Mode, Tabled};
use crate::app::ui::layer;
use crate::app::words::{Language, Words, use_words};
use crate::engine::Seat;
use crate::games::Listed;
use leptos::html;
use leptos::prelude::*;
use shown::OnShow;
use sight::Sight;
use web_sys::Element;

/// A game's board on the page. What is here shows; what is legal, chosen or new is the scene's to say ([`Staged`]), and words
/// are for [`Spoken`].
pub trait Benched: Spoken + Listed {
    /// The class of the board, around all its parts.
    const CLASS: &'static str;

    /// What is agreed before the first move, in the order of the setup page. The number of seats is the shell's.
    fn options() -> Vec<Row<Self::Setup>>;

    /// Classes of the board that come and go: what its layout depends on. A style sheet that asks a part for what lies in
    /// it (`:has`) is asked again for every drawing that changes.
    fn flags(scene: &Self::Scene, view: &Self::View) -> Vec<(bool, &'static str)>;

    /// The parts, made once; what changes in them follows the scene ([`kit`](super::kit) has the usual ones). The page knows
    /// by these attributes what a part is:
    ///
    /// | attribute | on | what it does |
    /// | --- | --- | --- |
    /// | `data-piece` | a piece | its name ([`Named::id`]); with `tabindex="-1"`, on a button or on a part of a drawing with the role of one, it can be touched, held, pointed at and reached with the arrows. Each name is on the page once with `tabindex`, and may be there once more without |
    /// | `data-touch` | a second drawing of a piece | a touch on it touches the piece; the keys find the first alone |
    /// | `data-from` | a piece | another one that it comes out of where it is new; of several, the first that was there |
    /// | `data-turns` | a piece | it was face down: it turns up, after so many others; its parts `data-back` and `data-face` are the two sides |
    /// | `data-core` | a drawing on a piece | by this it is measured where it travels: what is around it is not the same everywhere |
    /// | `data-owner` | a panel | a player's number: between two places of one player nothing travels, since the table was turned |
    /// | `data-brought` | a part of a piece | the symbol in whose place it is drawn: it is out of sight until a flight of that symbol has come |
    /// | `data-region` | a part | Tab goes from one to the next, and the arrows stay within |
    /// | `data-slot` | a place | its name: the focus stays there when another piece comes to lie in it |
    /// | `data-drag` | a piece | it is lifted when it is dragged ([`Staged::lift`]) |
    /// | `data-cell` | a drawing | the share of its width that a column takes, for what is dragged over it |
    ///
    /// Classes that every sheet finds: `legal`, `chosen`, `fresh`, `hinted` (the piece's
    /// [`Mark`](super::staged::Mark)), `refused` and `spot` (set by the bench); `coming` on a piece that shows what would come to it, which
    /// a flight then brings; `lies` on what lies already, while it is weighed, where it will be; on the board `playing`, `aids`, `seats-N` and
    /// [`flags`](Self::flags).
    fn parts(bench: Bench<Self>) -> AnyView;

    /// A piece is held: what lies under it, if anything does, and shows for as long as [`Bench::peeking`] says so, such as the
    /// face of a card that lies face down, or a card that is too small to be read (`kit::closeup`). Else the piece says
    /// what it is ([`Spoken::about`]), as it does where a mouse rests on it.
    fn looks_under(_bench: Bench<Self>, _piece: Self::Piece) -> Option<Under> {
        None
    }
}

/// What lies under a piece, and for how long it shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Under {
    /// A secret: while the piece is held.
    Secret,
    /// Something to be read: until it is put away.
    Reading,
    /// The same, of a piece that means nothing else: a touch shows it, too.
    Pile,
}

impl<G: Benched> Tabled for G {
    fn options(setup: RwSignal<G::Setup>, players: Signal<Vec<Player>>, seats: Signal<Vec<u32>>) -> AnyView {
        options::rows::<G>(<G as Benched>::options(), setup, players, seats)
    }

    fn agreed(setup: &G::Setup, language: Language) -> Vec<String> {
        options::agreed(<G as Benched>::options(), setup, language)
    }

    fn agreed_otherwise(setup: &G::Setup, language: Language) -> Vec<String> {
        options::agreed_otherwise::<G>(<G as Benched>::options(), setup, language)
    }

    fn flights(event: &G::Event, components: &G::Components) -> Vec<Flight> {
        <G as Staged>::flights(event, components)
    }

    fn acts(components: &G::Components, before: &dyn Fn() -> G::View, action: G::Action) -> Vec<Act<G>> {
        <G as Staged>::acts(components, before, action)
    }

    fn board(props: BoardProps<G>) -> AnyView {
        board(props)
    }
}

/// Everything the parts of a board share. Copied into every listener.
pub struct Bench<G: Benched> {
    /// What the board lives on.
    pub props: StoredValue<BoardProps<G>>,
    /// The words of the page.
    pub words: Words,
    /// The table as it is shown.
    pub scene: ReadSignal<G::Scene>,
    /// What is chosen so far.
    pub draft: RwSignal<G::Draft>,
    /// The player whose panel was touched to see their things large.
    pub opened: RwSignal<Option<Seat>>,
    /// Whether what can be afforded or would be brought is marked now.
    pub aids: Memo<bool>,
    /// The piece that is held to look under it.
    pub peeking: RwSignal<Option<G::Piece>>,
    on_show: OnShow<G>,
    /// The table as it is to be shown, made where it is asked for.
    coming: Memo<G::Scene>,
    sight: Sight<G>,
    aim: RwSignal<G::Aim>,
    refused: RwSignal<Option<G::Piece>>,
    grip: StoredValue<(u8, u8)>,
    root: NodeRef<html::Div>,
}

/// What only holds signals is copied, whatever they hold.
macro_rules! copied {
    ($($bundle:ident),*) => {$(
        impl<G: Benched> Clone for $bundle<G> {
            fn clone(&self) -> Self {
                *self
            }
        }

        impl<G: Benched> Copy for $bundle<G> {}
    )*};
}
copied!(Bench, OnShow, Sight, Whose);

/// The board of a game.
pub fn board<G: Benched>(props: BoardProps<G>) -> AnyView {
    let draft = RwSignal::new(G::Draft::default());
    let aim = RwSignal::new(G::Aim::default());
    let opened = RwSignal::new(None);
    let BoardProps { hints, news: events, preferences, comes, .. } = props;
    let props = StoredValue::new(props);
    let news =
        derived(move || props.with_value(|props| staged::news::<G>(&events.read(), &props.components)));
    let sight = Sight { props, news, draft, aim, opened };
    let coming = derived(move || {
        let hints = hints.read();
        let best = hints.iter().find(|hint| hint.rank == 1).map(|hint| (hint.action, &*hint.then));
        let mut scene = sight.look(best, staged::scene);
        props.with_value(|props| {
            if let Some(before) = props.untold.read().as_ref() {
                sight.look(None, |look| staged::hold_totals(&mut scene, look, before));
            }
        });
        scene
    });
    let on_show = props.with_value(|props| {
        OnShow::new(coming.get_untracked(), props.view.get_untracked(), props.viewer.get_untracked())
    });
    let scene = on_show.scene();
    let aided = on_show.part(Shown::aids);
    let bench = Bench {
        props,
        words: use_words(),
        scene,
        draft,
        opened,
        aids: derived(move || preferences.read().aids && aided.get()),
        peeking: RwSignal::new(None),
        on_show,
        coming,
        sight,
        aim,
        refused: RwSignal::new(None),
        grip: StoredValue::new((0, 0)),
        root: NodeRef::new(),
    };
    bench.keep_up();
    bench.follow_the_hints();
    bench.fill_the_action_bar();
    bench.follow_the_spotlight();
    bench.mark_what_is_refused();
    // A panel that a dialog shows is a layer by itself.
    layer::while_open(move || bench.shows_large(), move || opened.set(None));
    let content = G::parts(bench);
    let class = Signal::derive(move || bench.class());
    touchable(bench.root, class, Signal::derive(move || scene.track()), comes, bench.touching(), content)
}

impl<G: Benched> Bench<G> {
    /// Runs `ask` with the look of the moment, its draft as far as it fits; tracks nothing.
    pub fn look<T>(self, ask: impl FnOnce(&Look<'_, G>) -> T) -> T {
        untrack(|| self.sight.look(None, |look| ask(&look.fitted())))
    }

    fn class(self) -> String {
        let mode = self.props.with_value(|props| props.mode.get());
        let seats = self.seats().to_string();
        let own = [(mode == Mode::Play, "playing"), (self.aids.get(), "aids")];
        let flags = G::flags(&self.scene.read(), &self.on_show.view.read());
        let mut class = [G::CLASS, " seats-", &seats].concat();
        for (_, name) in own.into_iter().chain(flags).filter(|(on, _)| *on) {
            class.push(' ');
            class.push_str(name);
        }
        class
    }

    fn touching(self) -> Touching {
        let with = move |(id, element): (String, Element), act: fn(Self, G::Piece, &Element)| {
            if let Some(piece) = G::Piece::from_id(&id) {
                act(self, piece, &element);
            }
        };
        let at = |id: Option<String>| id.as_deref().and_then(G::Piece::from_id);
        Touching {
            touch: Callback::new(move |touched| with(touched, Self::touch)),
            hold: Callback::new(move |held| {
                with(held, |bench, piece, at| bench.ask(piece, at, None, |_| true));
            }),
            let_go: Callback::new(move |()| self.release()),
            rest: Callback::new(move |at| {
                // A refusal, or a move being put together, has the word.
                if self.is_idle() {
                    with(at, Self::tell);
                }
            }),
            hush: Callback::new(move |()| self.hush()),
            point: Callback::new(move |id| self.bring(at(id), By::Mouse)),
            walk: Callback::new(move |id| self.bring(at(Some(id)), By::Keys)),
            dragging: Dragging {
                lift: Callback::new(move |(id, grip): (String, _)| self.lift(&id, grip)),
                over: Callback::new(move |id| {
                    self.bring(at(id), By::Hand { grip: self.grip.get_value() });
                    self.look(G::rests)
                }),
                drop: Callback::new(move |(id, anchor)| match self.look(|look| G::let_go(look, at(id))) {
                    Some(response) => self.answer(response, None, anchor),
                    None => self.aim_at(G::Aim::default()),
                }),
            },
        }
    }

    /// What a touch on a piece does.
    fn touch(self, piece: G::Piece, element: &Element) {
        set_to(self.refused, &None);
        let response = self.look(|look| staged::touch(look, piece));
        if response.confirms && press::is_again() {
            return;
        }
        if response.asks {
            let late = if let Some(No::Because(why)) = response.refused { Some(why) } else { None };
            self.ask(piece, element, late, |under| under == Under::Pile);
        }
        if let Some(seat) = response.opens {
            let large = self.scene.with_untracked(Shown::enlarged);
            self.opened.set((large != Some(seat)).then_some(seat));
        }
        self.answer(response, Some(piece), Anchor::of(element));
    }

    /// Takes over what a touch or a drag led to.
    fn answer(self, response: Response<G>, piece: Option<G::Piece>, anchor: Anchor) {
        let Response { draft, refused, asks, confirms, opens } = response;
        self.aim_at(G::Aim::default());
        self.choose(draft);
        // What asks has been told why already.
        if let Some(why) = refused.filter(|_| !asks) {
            self.refused.set(piece);
            self.explain(why, anchor);
            return;
        }
        let ready = self.coming.with_untracked(|scene| {
            let offer = scene.offer();
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
            No::Because(refusal) => props.refuse.run((refusal, String::new(), anchor)),
        });
    }

    /// What lies under a piece shows, where it does so for whoever asks, or the piece says what it is and, where that is given, why
    /// it cannot be chosen now.
    fn ask(self, piece: G::Piece, element: &Element, why: Option<G::Refusal>, shows: fn(Under) -> bool) {
        if untrack(|| G::looks_under(self, piece)).is_some_and(shows) {
            self.peek_at(piece);
        } else if let Some(why) = why {
            let about = untrack(|| self.pen(|pen| G::about(pen, piece)));
            self.props.with_value(|props| props.refuse.run((why, about, Anchor::of(element))));
        } else {
            self.tell(piece, element);
        }
    }

    /// Shows what lies under a piece, until it is let go or put away.
    pub fn peek_at(self, piece: G::Piece) {
        self.hush();
        self.peeking.set(Some(piece));
    }

    /// What lies under the piece that was held shows no more.
    pub fn put_away(self) {
        set_to(self.peeking, &None);
    }

    /// The piece that was held is let go.
    fn release(self) {
        if let Some(piece) = self.peeking.get_untracked()
            && untrack(|| G::looks_under(self, piece)).is_none_or(|under| under == Under::Secret)
        {
            self.put_away();
        }
    }

    /// Whether a touch on a piece would take it up or choose it.
    pub fn may_take_up(self, piece: G::Piece) -> bool {
        self.sight.look(None, |look| {
            let look = look.fitted();
            let Response { draft, refused, asks, opens, .. } = staged::touch(&look, piece);
            refused.is_none()
                && !asks
                && opens.is_none()
                && draft != look.draft
                && draft != G::Draft::default()
        })
    }

    /// Takes a piece up, as a touch on it does.
    pub fn take_up(self, piece: G::Piece) {
        self.put_away();
        set_to(self.refused, &None);
        let response = self.look(|look| staged::touch(look, piece));
        self.answer(response, Some(piece), Anchor::default());
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
        set_to(self.draft, &draft);
    }

    /// Whether somebody's things are shown large because their panel was touched: one's own may stand large anyway.
    pub fn shows_large(self) -> bool {
        self.opened.get().is_some() && self.scene.with(Shown::enlarged).is_some()
    }

    /// Puts somebody's things that are shown large back.
    fn put_back(self) {
        set_to(self.opened, &None);
    }

    fn aim_at(self, aim: G::Aim) {
        set_to(self.aim, &aim);
    }

    /// Does what a button of the action bar says.
    fn make(self, ready: Move<G>) {
        self.put_back();
        match ready.step {
            Step::Choose(draft) => self.choose(draft),
            Step::Play(actions) => {
                press::decided();
                self.choose(G::Draft::default());
                self.props.with_value(|props| props.act.run(actions));
            }
            Step::Stand(actions) => {
                self.choose(G::Draft::default());
                self.props.with_value(|props| {
                    props.stand.run(());
                    props.act.run(actions);
                });
            }
            Step::Amend(seat, action) => {
                self.choose(G::Draft::default());
                self.props.with_value(|props| props.amend.run((seat, action)));
            }
        }
    }

    /// Nothing is chosen, held over the board, refused or looked under any more.
    fn forget(self) {
        self.choose(G::Draft::default());
        self.aim_at(G::Aim::default());
        set_to(self.refused, &None);
        self.put_away();
    }

    /// Lays a move to consider out, for the person to confirm or to let go.
    fn follow_the_hints(self) {
        let laid = self.props.with_value(|props| props.laid);
        Effect::new(move |before: Option<()>| {
            let laid = laid.get();
            // What was laid out on a board that is gone belongs to another position.
            let (Some(hint), Some(())) = (laid, before) else { return };
            self.put_back();
            self.choose(self.look(|look| G::Draft::of(look, hint.action, &hint.then)));
        });
    }
}
