//! One sitting at a table: the game, what lies around it, and what the buttons do.

use super::absence::Absence;
use super::answer::Puzzle;
use super::panel::{Panel, Scores, TableDialog};
use crate::app::browser::{motion_factor, navigate, replace, use_preferences};
use crate::app::preferences::Preferences;
use crate::app::route::Route;
use crate::app::session::{Aim, Desk, Session, Summary};
use crate::app::stay::{Once, Stay, on_page};
use crate::app::storage::{self, SavedGame};
use crate::app::thinking::Thinker;
use crate::app::ui::{Toasts, layer, use_toasts};
use crate::app::words::{Words, use_words};
use crate::app::{browser, motion};
use crate::engine::Turn;
use crate::say;
use leptos::prelude::*;
use std::sync::Arc;

/// One sitting at a table.
#[derive(Clone, Copy)]
pub struct Sitting {
    session: StoredValue<Arc<dyn Session>>,
    /// What lies around the board.
    pub desk: Desk,
    /// The words.
    pub words: Words,
    /// The settings.
    pub preferences: RwSignal<Preferences>,
    /// What is open in front of the board.
    pub panel: RwSignal<Panel>,
    /// The dialog over it.
    pub dialog: RwSignal<Option<TableDialog>>,
    /// The score sheet.
    pub scores: RwSignal<Scores>,
    /// The score sheet of the finished game has been filled, or was put away before.
    pub told: RwSignal<bool>,
    /// The computer players' workers.
    pub thinker: Thinker,
    /// Steps that nobody decides here are played without pauses until a person decides again.
    pub skipping: RwSignal<bool>,
    /// By how many quarters the table is turned.
    pub turned: RwSignal<u8>,
    /// Raised by a key that asks to look closer, lowered by one that asks for the whole.
    pub closer: RwSignal<i32>,
    /// The game is being shown step by step.
    pub replaying: RwSignal<bool>,
    /// Whether the page decides for the workers.
    pub absence: Absence,
    /// The game as it was stored last.
    pub saved: StoredValue<SavedGame>,
    /// Raised once a changed position is on the screen: what nobody sees in that frame follows this.
    pub painted: RwSignal<u32>,
    /// Sentences at the foot of the page.
    pub toasts: Toasts,
    /// The puzzle on the table: nothing of it is stored until somebody plays on.
    pub puzzle: Option<Puzzle>,
    /// Another game follows this one.
    followed: Once,
}

/// What stays of a sitting while its people read the rules or look at the settings.
#[derive(Clone, Copy)]
pub struct Kept {
    session: StoredValue<Arc<dyn Session>>,
    saved: StoredValue<SavedGame>,
}

impl Kept {
    /// Call it under an owner that outlives the table's room.
    #[must_use]
    pub fn new(session: Arc<dyn Session>, saved: SavedGame) -> Self {
        Self { session: StoredValue::new(session), saved: StoredValue::new(saved) }
    }

    /// The game as it was stored last.
    #[must_use]
    pub fn saved(self) -> SavedGame {
        self.saved.get_value()
    }
}

impl Sitting {
    /// Sits down, at a game or at a puzzle; call it in the component of the table.
    #[must_use]
    pub fn new(kept: Kept, puzzle: Option<Puzzle>) -> Self {
        let Kept { session, saved } = kept;
        let desk = session.with_value(|session| session.desk());
        desk.clear();
        desk.look_at_now();
        desk.end_told.set(false);
        desk.posed_at.set(puzzle.map(|puzzle| puzzle.from));
        let sitting = Self {
            session,
            desk,
            words: use_words(),
            preferences: use_preferences(),
            panel: RwSignal::new(Panel::None),
            dialog: RwSignal::new(None),
            scores: RwSignal::new(Scores::Hidden),
            told: desk.end_told,
            thinker: Thinker::new(),
            skipping: RwSignal::new(false),
            turned: RwSignal::new(0),
            closer: RwSignal::new(0),
            replaying: RwSignal::new(false),
            absence: Absence::none(),
            saved,
            painted: RwSignal::new(0),
            toasts: use_toasts(),
            puzzle,
            followed: Once::here(),
        };
        let stay = Stay::here();
        Effect::new(move |before: Option<()>| {
            sitting.session().steps_told();
            if before.is_some() {
                stay.after_paint(move || sitting.painted.update(|count| *count = count.wrapping_add(1)));
            }
        });
        provide_context(sitting);
        sitting.close_on_back();
        sitting
    }

    /// The game.
    #[must_use]
    pub fn session(self) -> Arc<dyn Session> {
        self.session.get_value()
    }

    /// The game, unless another one lies on the table by now.
    #[must_use]
    pub fn try_session(self) -> Option<Arc<dyn Session>> {
        self.session.try_get_value()
    }

    /// Factor on every duration; 0 for no motion.
    #[must_use]
    pub fn motion(self) -> f64 {
        motion_factor(&self.preferences.read_untracked())
    }

    /// Whether the game is over and its end is what is shown, not an earlier position.
    #[must_use]
    pub fn is_at_the_end(self) -> bool {
        self.session().turn() == Turn::Over && self.desk.browsing.read().is_none()
    }

    /// Whether the game is over and who won is not told yet: the score sheet says it, once it is filled. To a puzzle's end none
    /// comes.
    #[must_use]
    pub fn is_end_untold(self) -> bool {
        self.session().turn() == Turn::Over && !self.told.get() && self.puzzle.is_none()
    }

    /// Shows the score sheet; the end of a game that is not told yet is told by it, line by line.
    pub fn show_scores(self) {
        let tells = untrack(|| self.is_at_the_end() && self.is_end_untold());
        self.scores.set(if tells { Scores::Filling } else { Scores::Shown });
    }

    /// Where one undo leads. What was played before a puzzle stands.
    #[must_use]
    pub fn undo_target(self) -> Option<usize> {
        self.session().undo_target().filter(|target| *target >= self.floor())
    }

    /// Where restarting the turn leads.
    #[must_use]
    pub fn turn_start(self) -> Option<usize> {
        self.session().turn_start().filter(|target| *target >= self.floor())
    }

    fn floor(self) -> usize {
        self.puzzle.map_or(0, |puzzle| puzzle.from)
    }

    /// Whether the game on the table goes back so far.
    pub fn can_go_back(self, target: usize) -> bool {
        target >= self.floor()
    }

    /// Whether another tab plays this game, so that nothing may change here; it is said.
    pub fn stands_back(self) -> bool {
        let locked = self.desk.locked.get_untracked();
        if locked {
            self.toasts.say(say!(self.words.untracked(), table.elsewhere).to_owned());
        }
        locked
    }

    /// Takes back one decision: first of all the one that is being made.
    pub fn undo(self) {
        match untrack(|| self.undo_target()) {
            _ if untrack(|| self.is_choosing()) => self.cancel_proposal(),
            Some(target) => self.go_back(target),
            None => self.toasts.say(say!(self.words.untracked(), table.nothing_to_undo).to_owned()),
        }
    }

    /// Does again what was taken back.
    pub fn redo(self) {
        match untrack(|| self.session().redo_target()) {
            Some(_) if self.stands_back() => {}
            Some(target) => self.session().go(target),
            None => self.toasts.say(say!(self.words.untracked(), table.nothing_to_redo).to_owned()),
        }
    }

    /// Takes back the open turn.
    pub fn restart_turn(self) {
        match untrack(|| self.turn_start()) {
            Some(target) => self.go_back(target),
            None if untrack(|| self.is_choosing()) => self.cancel_proposal(),
            None => self.toasts.say(say!(self.words.untracked(), table.nothing_to_restart).to_owned()),
        }
    }

    /// Goes back to an earlier position; asks first where that would undo more than one's own open decision.
    pub fn go_back(self, target: usize) {
        if self.stands_back() {
            return;
        }
        if !self.can_go_back(target) {
            self.toasts.say(say!(self.words.untracked(), table.nothing_to_undo).to_owned());
            return;
        }
        let session = self.session();
        let notice = untrack(|| session.undo_notice(target));
        let policy = self.desk.party.read_untracked().undo;
        if !policy.allows(notice) {
            self.toasts.say(say!(self.words.untracked(), table.undo_is_strict).to_owned());
        } else if notice.is_needed() {
            self.show(TableDialog::Undo(target, notice));
        } else {
            session.go(target);
        }
    }

    /// Whether a move is being put together, so that there is something to let go of.
    #[must_use]
    pub fn is_choosing(self) -> bool {
        self.desk.proposal.read().as_ref().is_some_and(|proposal| proposal.cancel.is_some())
    }

    /// Lets the move being put together go.
    pub fn cancel_proposal(self) {
        let proposal = self.desk.proposal.get_untracked();
        if let Some(cancel) = proposal.and_then(|proposal| proposal.cancel) {
            cancel.run(());
        }
    }

    /// Looks at the position after so many steps; the present one is looked at as such.
    pub fn look_at(self, steps: usize) {
        let head = untrack(|| self.session().head());
        self.desk.bubble.set(None);
        if steps < head {
            self.desk.browsing.set(Some(steps));
        } else {
            self.desk.look_at_now();
        }
    }

    /// Looks at what a step led to, and points at what it did.
    pub fn look_at_step(self, step: usize) {
        self.replaying.set(false);
        self.look_at(step + 1);
        self.desk.spotlight.set(Some(step));
    }

    /// Looks at an earlier position of a game that is over with the eyes of whoever was to move.
    pub fn look_back_at(self, steps: usize) {
        let seat = untrack(|| self.session().marks().get(steps).map(|mark| mark.seat));
        self.look_at(steps);
        if untrack(|| self.session().turn()) == Turn::Over {
            self.desk.eyes.set(seat);
        }
    }

    /// Goes on from an earlier position, as another game.
    pub fn play_on_from(self, steps: usize) {
        match self.session().copy_from(steps, self.words.untracked()) {
            Ok(summary) => self.store_and_go(summary, navigate),
            Err(sentence) => self.toasts.say(sentence),
        }
    }

    /// Goes to the review of this game.
    pub fn review(self) {
        navigate(&Route::Review(self.saved.with_value(|saved| saved.id.clone())));
    }

    /// Looks one position back or forward.
    pub fn step(self, forward: bool) {
        let head = untrack(|| self.session().head());
        let at = self.desk.browsing.get_untracked().unwrap_or(head);
        self.replaying.set(false);
        self.look_at(if forward { at + 1 } else { at.saturating_sub(1) });
    }

    /// Asks for moves to consider.
    pub fn ask_hint(self) {
        let session = self.session();
        if self.panel.get_untracked() == Panel::Hints {
            self.close_panel();
            return;
        }
        let Turn::Of(seat) = untrack(|| session.turn()) else { return };
        if self.stands_back() {
            return;
        }
        // What is asked here is what a hint would tell.
        if self.puzzle.is_some() {
            return;
        }
        if self.desk.is_computer(seat)
            || self.desk.lingers.get_untracked().is_some()
            || untrack(|| session.is_covered())
            || self.desk.browsing.get_untracked().is_some()
        {
            return;
        }
        self.panel.set(Panel::Hints);
        if !untrack(|| session.hints(self.words.untracked())).is_empty() {
            return;
        }
        if self.absence.takes_over() {
            session.answer_here(Aim::Hint);
            return;
        }
        let asked = Arc::clone(&session);
        self.thinker.ask(
            move |number, most| asked.letters(Aim::Hint, number, most),
            move |replies| {
                let taken = replies.is_ok_and(|replies| session.take_replies(Aim::Hint, &replies).is_ok());
                self.absence.note(taken);
                if !taken {
                    session.answer_here(Aim::Hint);
                }
            },
        );
    }

    /// Lays a move to consider out on the board, and puts the others away so that nothing lies over it.
    pub fn lay_out(self, rank: u8) {
        self.session().lay_out(rank);
        self.close_panel();
    }

    /// Opens something in front of the board, in the place of what is open there.
    pub fn open(self, panel: Panel) {
        self.close_panel();
        self.panel.set(panel);
    }

    /// Shows a dialog, in the place of the one that is shown.
    pub fn show(self, dialog: TableDialog) {
        self.dialog.set(Some(dialog));
    }

    /// Puts the dialog away.
    pub fn put_away(self) {
        self.dialog.set(None);
    }

    /// Puts away what is open in front of the board.
    pub fn close_panel(self) {
        let hinted = self.panel.get_untracked() == Panel::Hints;
        // Before its lines go, one of which may have the focus.
        self.panel.set(Panel::None);
        if hinted {
            self.thinker.cancel();
            self.session().clear_hints();
        }
    }

    /// What lies before the board and is no dialog is put away by the browser's Back, as dialogs are.
    fn close_on_back(self) {
        let Self { desk, panel, scores, .. } = self;
        // Where a review has led here, Back leads to it again.
        let looks_back = move || desk.browsing.read().is_some() && desk.eyes.read().is_none();
        layer::while_open(looks_back, move || self.look_at_now());
        layer::while_open(move || scores.get() != Scores::Hidden, move || scores.set(Scores::Hidden));
        layer::while_open(
            move || matches!(panel.get(), Panel::Log | Panel::Hints),
            move || self.close_panel(),
        );
    }

    /// Puts away, one after another: what moves, the bubble, a panel, the move being put together, the look back.
    pub fn escape(self) {
        motion::finish();
        if self.desk.bubble.get_untracked().is_some() {
            self.desk.bubble.set(None);
        } else if self.dialog.get_untracked().is_some() {
            self.put_away();
        } else if self.panel.get_untracked() != Panel::None {
            self.close_panel();
        } else if self.scores.get_untracked() != Scores::Hidden {
            self.scores.set(Scores::Hidden);
        } else if layer::close_uppermost() {
            // Another player's things, say.
        } else if untrack(|| self.is_choosing()) {
            self.cancel_proposal();
        } else {
            self.look_at_now();
        }
    }

    /// Leaves an earlier position for the present one.
    fn look_at_now(self) {
        self.replaying.set(false);
        self.desk.look_at_now();
    }

    /// Shows the game from its first position on.
    pub fn replay(self) {
        self.scores.set(Scores::Hidden);
        self.look_at(0);
        self.replaying.set(true);
    }

    /// The same people, the same options, another seed.
    pub fn rematch(self) {
        match self.session().rematch(self.words.untracked()) {
            Ok(summary) => self.store_and_go(summary, navigate),
            Err(sentence) => self.toasts.say(sentence),
        }
    }

    /// Goes on with this game as another one, when another tab has played on in the stored one.
    pub fn keep_copy(self) {
        let steps = untrack(|| self.session().head());
        match self.session().copy_from(steps, self.words.untracked()) {
            Ok(summary) => self.store_and_go(summary, replace),
            Err(sentence) => self.toasts.say(sentence),
        }
    }

    /// Stores another game and goes to its table, unless everybody has left this one meanwhile.
    fn store_and_go(self, summary: Summary, go: fn(&Route)) {
        if !self.followed.is_first() {
            return;
        }
        on_page(async move {
            let game = storage::create(summary).await;
            if !self.panel.is_disposed() {
                go(&Route::Play(game.id));
            }
        });
    }

    /// Leaves the table; everything is stored.
    pub fn leave(self) {
        navigate(&Route::Home);
    }

    /// A link that opens this game as it stands.
    #[must_use]
    pub fn link(self) -> String {
        browser::address_of(&Route::Open(Some(self.session().text())))
    }

    /// Offers the record as a file.
    pub fn export(self) {
        let session = self.session();
        let id = self.saved.with_value(|saved| saved.id.clone());
        // Ids of old did not begin with the game's name.
        let key = session.game().key();
        let name =
            if id.starts_with(key) { [&id, ".json"].concat() } else { [key, "-", &id, ".json"].concat() };
        browser::download(&name, &untrack(|| session.json()));
    }
}

/// The sitting around a component.
///
/// # Panics
/// Outside of a table.
#[must_use]
pub fn use_sitting() -> Sitting {
    use_context().expect("the table provides its sitting before anything is shown")
}
