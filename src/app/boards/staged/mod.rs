//! What every board does, as plain values: no browser, no words, no rule.
//!
//! A board is written in two halves. This one turns a view, the legal actions and what is chosen so far into a *scene*,
//! and a touch into a *response*; it is tested natively by the suite that every board passes
//! (`board_suite!` in `tests/all/every_board.rs`). The other half, `Benched`, shows the scene and says it in words.
//!
//! To write a board:
//!
//! 1. Name everything on the table that can be touched, asked about or followed with the eye: an enum, [`Staged::Piece`],
//!    with names made by [`piece_id`](super::piece_id). A piece keeps its name while it moves.
//! 2. Say what can be chosen without having been done: [`Staged::Draft`]. Nothing of a draft has happened yet; it is put
//!    together touch by touch, and forgotten when the position changes.
//! 3. Make the scene of a [`Look`]: what lies where, what is legal, chosen, new or hinted at, and what the move being
//!    considered would change. Its [`Offer`] is the content of the action bar.
//! 4. Say what a touch leads to ([`Staged::touch`]): something is chosen, refused, told, confirmed, or somebody's panel is
//!    opened. No touch is dumb.
//! 5. Name the pieces that an action is about (for hints), that an event tells of (for the log), and what flies.
//!
//! What the rules say is asked of the game's own pure functions (`look.view`, `look.components`), never worked out here.

mod mark;
mod response;

pub use mark::{Entry, Mark};
pub use response::{By, Lift, Move, No, Offer, Response, Step};

use super::piece_id::Named;
use crate::app::act::Act;
use crate::app::flight::Flight;
use crate::engine::{Game, Seat};
use std::fmt::Debug;
use std::ops::Deref;

/// A plain value that a page can keep in a signal.
pub trait Plain: Debug + PartialEq + Send + Sync + 'static {}

impl<T: Debug + PartialEq + Send + Sync + 'static> Plain for T {}

/// A game as it stands on a board.
pub trait Staged: Game {
    /// Something on the table that can be touched, asked about, or followed with the eye.
    type Piece: Named + Plain;
    /// What is chosen so far; nothing of it has happened yet. The default is nothing.
    type Draft: Drafted<Self>;
    /// Where what is in hand is held over the board before it is put there; `()` where nothing ever is.
    type Aim: Copy + Default + Plain;
    /// What happened since the viewer's last turn, as marks on the pieces.
    type News: Reported<Self>;
    /// What a button of the action bar does, for its words.
    type Kind: Copy + Plain;
    /// What may be done, or what the move being considered does: the content of the action bar's sentence.
    type What: Offered<Self>;
    /// The table.
    type Scene: Shown<Self>;

    /// The view with what lies face down laid open as far as a draft is about it, for a table that several people look at;
    /// `own` is what the seat itself sees, if it may look now. None where nothing is to be laid open.
    fn laid_open(
        _view: &Self::View,
        _draft: Self::Draft,
        _own: &dyn Fn(Seat) -> Option<Self::View>,
    ) -> Option<Self::View> {
        None
    }

    /// The seat whose things touching a piece shows large, or puts back; whoever looks, and whatever is due.
    fn opens(piece: Self::Piece) -> Option<Seat>;

    /// What touching any other piece leads to for whoever decides. The draft of the look fits.
    fn touch(look: &Look<'_, Self>, piece: Self::Piece) -> Response<Self>;

    /// Why what a touch chooses at other times cannot be chosen now: it is asked where no legal action is about the piece and a
    /// touch tells only what it is. None of what is never chosen, or far more often looked at; what opens a close-up shows that.
    fn not_now(_look: &Look<'_, Self>, _piece: Self::Piece) -> Option<Self::Refusal> {
        None
    }

    /// The pieces that an action is about, for pointing at them.
    fn pieces_of(look: &Look<'_, Self>, action: Self::Action) -> Vec<Self::Piece>;

    /// The pieces that an event tells of, as they lie in the scene after it: a touched line of the log points at them.
    fn pieces_told(
        event: &Self::Event,
        scene: &Self::Scene,
        components: &Self::Components,
    ) -> Vec<Self::Piece>;

    /// What travels because of an event without a place of its own, such as tokens out of a pile. Everything that carries
    /// `data-piece` travels by itself.
    fn flights(event: &Self::Event, components: &Self::Components) -> Vec<Flight>;

    /// The acts in which a step is told to who saw `before`, where eyes could not follow it at once: what was known after each
    /// part of it, nothing that came to light later. What it leads to is shown after them. None for what is shown at once, as
    /// nearly everything is: `before` is worked out only if it is asked for.
    fn acts(
        _components: &Self::Components,
        _before: &dyn Fn() -> Self::View,
        _action: Self::Action,
    ) -> Vec<Act<Self>> {
        Vec::new()
    }

    /// What is in hand is brought over a piece, or over none: what is chosen then, and where it is held. None if that
    /// changes nothing.
    fn bring(
        _look: &Look<'_, Self>,
        _over: Option<Self::Piece>,
        _by: By,
    ) -> Option<(Self::Draft, Self::Aim)> {
        None
    }

    /// Whether what is carried may be let go where it is held.
    fn rests(_look: &Look<'_, Self>) -> bool {
        false
    }

    /// A piece is lifted to be dragged. None if it stays.
    fn lift(_look: &Look<'_, Self>, _piece: Self::Piece) -> Option<Lift<Self>> {
        None
    }

    /// What is carried is let go over a piece. None if it goes back to where it came from.
    fn let_go(_look: &Look<'_, Self>, _over: Option<Self::Piece>) -> Option<Response<Self>> {
        None
    }
}

/// What is chosen so far, and whether it still fits.
pub trait Drafted<G: Staged>: Copy + Default + Plain {
    /// The draft of a look as far as it still fits the position: after a move, an undo, or when another decision is due. It is asked
    /// of whoever decides; nobody else has chosen anything.
    fn fitting(look: &Look<'_, G>) -> Self;

    /// The draft that stands for an action and what follows it at once, to be confirmed; nothing for what needs no choice.
    fn of(look: &Look<'_, G>, action: G::Action, then: &[G::Action]) -> Self;
}

/// What happened since the viewer's last turn, collected from the events that the viewer may know.
pub trait Reported<G: Staged>: Clone + Default + Plain {
    /// Something happened; events come oldest first.
    fn add(&mut self, event: &G::Event, components: &G::Components);
}

impl<G: Staged> Reported<G> for () {
    fn add(&mut self, _event: &G::Event, _components: &G::Components) {}
}

/// What may be done, or what the move being considered does.
pub trait Offered<G: Staged>: Clone + Plain {
    /// What may be done in a look whose draft fits.
    fn offer(look: &Look<'_, G>) -> Offer<G>;
}

/// The table as it is shown.
pub trait Shown<G: Staged>: Clone + Plain {
    /// The scene of a look whose draft fits, with what may be done in it. Equal looks make equal scenes.
    fn paint(painter: Painter<'_, G>) -> Self;

    /// What may be done in it.
    fn offer(&self) -> &Offer<G>;

    /// What everybody has on the score track, where the end of the game counts more: nobody sees who won before the score sheet
    /// has told it. The default is for points that the end does not change.
    fn totals(&mut self) -> Vec<&mut Entry> {
        Vec::new()
    }

    /// Takes over from the scene before how [`totals`](Self::totals) came about, where that is shown.
    fn hold_sums(&mut self, _before: Self) {}

    /// The seat whose things are shown large, if somebody's are; touching its panel puts them back.
    fn enlarged(&self) -> Option<Seat> {
        None
    }

    /// Whether aids (what can be afforded, what a place would bring) have something to say now.
    fn aids(&self) -> bool {
        true
    }
}

/// Everything a scene is made from.
#[derive(Clone, Copy, Debug)]
pub struct Look<'a, G: Staged> {
    /// The box in play.
    pub components: &'a G::Components,
    /// What the viewer knows.
    pub view: &'a G::View,
    /// The seat shown large and nearest: the viewer's, or that of the player to move when the whole table looks.
    pub own: Seat,
    /// A seat whose panel was touched to see its things large.
    pub opened: Option<Seat>,
    /// What the viewer may do now; empty when it is not theirs to decide, or when an earlier position is looked at.
    pub legal: &'a [G::Action],
    /// What is chosen so far.
    pub draft: G::Draft,
    /// Where what is in hand is held over the board.
    pub aim: G::Aim,
    /// What happened since the viewer's last turn.
    pub news: &'a G::News,
    /// Whether a person sits at the seat whose things are shown, who may amend what was done there.
    pub amends: bool,
    /// A move to point at: an action, and what would follow at once.
    pub hint: Option<(G::Action, &'a [G::Action])>,
}

impl<G: Staged> Look<'_, G> {
    /// Whether this may be done now.
    #[must_use]
    pub fn allows(&self, action: G::Action) -> bool {
        self.legal.contains(&action)
    }

    /// Chooses what stands for an action, or says why that is refused; where it is chosen already, this is done `again`: it
    /// is confirmed, say, or let go of.
    pub fn choose(
        &self,
        draft: G::Draft,
        action: G::Action,
        again: fn(G::Draft) -> Response<G>,
    ) -> Response<G> {
        if !self.allows(action) {
            Response::refuse(self.draft, No::Action(action))
        } else if self.draft == draft {
            again(draft)
        } else {
            Response::chose(draft)
        }
    }

    /// The look with its draft as far as that fits the position.
    #[must_use]
    pub fn fitted(&self) -> Self {
        let draft = if self.legal.is_empty() { G::Draft::default() } else { G::Draft::fitting(self) };
        Self { draft, ..*self }
    }
}

/// The scene of a look.
#[must_use]
pub fn scene<G: Staged>(look: &Look<'_, G>) -> G::Scene {
    let look = look.fitted();
    let pointed = look.hint.map(|(action, _)| G::pieces_of(&look, action)).unwrap_or_default();
    let offer = G::What::offer(&look);
    G::Scene::paint(Painter { look, offer, pointed })
}

/// Shows what everybody has as it was in an earlier view, with which the same look is taken.
pub fn hold_totals<G: Staged>(scene: &mut G::Scene, look: &Look<'_, G>, before: &G::View) {
    let (draft, aim) = (G::Draft::default(), G::Aim::default());
    let mut before = self::scene(&Look { view: before, legal: &[], draft, aim, hint: None, ..*look });
    for (total, was) in scene.totals().into_iter().zip(before.totals()) {
        *total = Entry { change: 0, ..*was };
    }
    scene.hold_sums(before);
}

/// The news in events that a viewer may know, oldest first.
pub fn news<G: Staged>(events: &[G::Event], components: &G::Components) -> G::News {
    let mut news = G::News::default();
    for event in events {
        news.add(event, components);
    }
    news
}

/// What touching a piece leads to.
pub fn touch<G: Staged>(look: &Look<'_, G>, piece: G::Piece) -> Response<G> {
    let look = look.fitted();
    match G::opens(piece) {
        Some(seat) => Response::open(look.draft, seat),
        None if look.legal.is_empty() => Response::ask(look.draft),
        None => {
            let response = G::touch(&look, piece);
            let tells = response.asks && response.refused.is_none();
            let is_about = |action: &G::Action| G::pieces_of(&look, *action).contains(&piece);
            let why = tells.then(|| G::not_now(&look, piece)).flatten();
            match why.filter(|_| !look.legal.iter().any(is_about)) {
                Some(why) => Response { refused: Some(No::Because(why)), ..response },
                None => response,
            }
        }
    }
}

/// What a scene is painted with: a look whose draft fits, what may be done, and what the hint points at.
#[derive(Debug)]
pub struct Painter<'a, G: Staged> {
    /// The look.
    pub look: Look<'a, G>,
    /// What may be done.
    pub offer: Offer<G>,
    pointed: Vec<G::Piece>,
}

impl<'a, G: Staged> Deref for Painter<'a, G> {
    type Target = Look<'a, G>;

    fn deref(&self) -> &Self::Target {
        &self.look
    }
}

impl<G: Staged> Painter<'_, G> {
    /// Whether the hint points at a piece.
    #[must_use]
    pub fn hinted(&self, piece: G::Piece) -> bool {
        self.pointed.contains(&piece)
    }

    /// What applies to a piece that is not new.
    #[must_use]
    pub fn mark(&self, piece: G::Piece, legal: bool, chosen: bool) -> Mark {
        Mark { legal, chosen, fresh: false, hinted: self.hinted(piece) }
    }

    /// As [`mark`](Self::mark), of a piece that is for its owner alone to touch: nothing applies to another's.
    #[must_use]
    pub fn mark_own(&self, own: bool, piece: G::Piece, legal: bool, chosen: bool) -> Mark {
        if own { self.mark(piece, legal, chosen) } else { Mark::default() }
    }
}

/// The types of a board that bear the names which the trait gives them, all but where something in hand is held.
macro_rules! own_types {
    () => {
        type Piece = Piece;
        type Draft = Draft;
        type News = News;
        type Kind = MoveKind;
        type What = What;
        type Scene = Scene;
    };
}
pub(super) use own_types;

/// A game's own names for what it shares with every board.
macro_rules! staged_names {
    ($game:ty) => {
        /// Everything a scene is made from.
        pub type Look<'a> = $crate::app::boards::staged::Look<'a, $game>;
        /// What a scene is painted with.
        pub type Painter<'a> = $crate::app::boards::staged::Painter<'a, $game>;
        /// Why a touch is refused.
        pub type No = $crate::app::boards::staged::No<$game>;
        /// What a touch leads to.
        pub type Response = $crate::app::boards::staged::Response<$game>;
        /// A button of the action bar.
        pub type Move = $crate::app::boards::staged::Move<$game>;
        /// What may be done now, and the moves that are ready.
        pub type Offer = $crate::app::boards::staged::Offer<$game>;
    };
}
pub(super) use staged_names;
