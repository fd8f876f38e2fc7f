//! The buttons that take back and do again. What they would take back is named before they are touched: it is worked out once the
//! position is on the screen, since nobody reads it in that frame.

use super::sitting::{Sitting, use_sitting};
use super::tool::{self, Tool, tool};
use crate::app::session::Named;
use crate::app::words::Language;
use crate::say;
use leptos::prelude::*;

/// What an undo would take back, newest first, as the log tells it.
pub(super) fn taken_back(sitting: Sitting, language: Language, target: usize) -> Named {
    let session = sitting.session();
    let mut lines: Vec<String> =
        session.log(language, target..session.head()).into_iter().map(|line| line.sentence).collect();
    // Of a decision that no line tells, who made it.
    if lines.is_empty() {
        let seat = session.marks().get(target).map(|mark| mark.seat);
        let party = sitting.desk.party.read();
        let name = seat.and_then(|seat| Some(party.players.get(seat.index())?.marked()));
        lines.extend(name.map(|name| say!(language, table.undo_untold, name = name)));
    }
    Named::newest_first(language, lines)
}

/// A way through the game.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Way {
    Undo,
    Redo,
    Restart,
}

impl Way {
    /// Where it leads, if anywhere.
    fn target(self, sitting: Sitting) -> Option<usize> {
        match self {
            Self::Undo => sitting.undo_target(),
            Self::Redo => sitting.session().redo_target(),
            Self::Restart => sitting.turn_start(),
        }
    }

    /// Why it leads nowhere.
    fn nothing(self, language: Language) -> &'static str {
        match self {
            Self::Undo => say!(language, table.nothing_to_undo),
            Self::Redo => say!(language, table.nothing_to_redo),
            Self::Restart => say!(language, table.nothing_to_restart),
        }
    }

    /// What would come of it at this position.
    fn told(self, sitting: Sitting, language: Language) -> String {
        let session = sitting.session();
        // What is told act by act, or by the score sheet, is not told ahead.
        if session.acts_left() > 0 || sitting.is_end_untold() {
            return String::new();
        }
        let Some(target) = self.target(sitting) else { return self.nothing(language).to_owned() };
        if self == Self::Redo {
            let what = Named::oldest_first(language, session.ahead(language, target)).sentence(language);
            return say!(language, table.redo_tells, what = what);
        }
        if !sitting.desk.party.read().undo.allows(session.undo_notice(target)) {
            return say!(language, table.undo_is_strict).to_owned();
        }
        let what = taken_back(sitting, language, target).sentence(language);
        if self == Self::Undo {
            say!(language, table.undo_tells, what = what)
        } else {
            say!(language, table.restart_tells, what = what)
        }
    }

    /// The same, as it is to be read now.
    fn says(self, sitting: Sitting) -> Signal<String> {
        let at_rest = Memo::new(move |_| {
            sitting.painted.track();
            sitting.told.track();
            sitting.desk.party.track();
            let (language, session) = (sitting.words.language(), sitting.session());
            // Who looks decides what a line tells.
            session.viewer();
            session.reader();
            untrack(|| self.told(sitting, language))
        });
        // Whether a move is being put together, whatever is added to it.
        let choosing = Memo::new(move |_| self.lets_go(sitting));
        Signal::derive(move || {
            if choosing.get() {
                say!(sitting.words.language(), table.lets_go).to_owned()
            } else {
                at_rest.get()
            }
        })
    }

    /// Whether it only puts aside the move that is being put together. A turn with a decision in it is taken back whole.
    fn lets_go(self, sitting: Sitting) -> bool {
        let whole = self == Self::Redo || self == Self::Restart && self.target(sitting).is_some();
        !whole && sitting.is_choosing()
    }

    /// Whether it leads nowhere now.
    fn off(self, sitting: Sitting) -> Signal<bool> {
        Signal::derive(move || self.target(sitting).is_none() && !self.lets_go(sitting))
    }
}

/// Undo, redo, restart.
#[component]
pub fn TakingBack() -> impl IntoView {
    let sitting = use_sitting();
    let way = |way: Way, symbol, class, label, keys| Tool {
        symbol,
        class,
        label: tool::label(sitting, label),
        keys,
        off: way.off(sitting),
        says: Some(way.says(sitting)),
    };
    let undo = way(Way::Undo, "icon-undo", "", |l| say!(l, table.undo), "U");
    let redo = way(Way::Redo, "icon-redo", "", |l| say!(l, table.redo), "R");
    let restart = way(Way::Restart, "icon-restart", "restart", |l| say!(l, table.restart), "T");
    view! {
        <div class="actions-back">
            {tool(undo, move || sitting.undo())}
            {tool(redo, move || sitting.redo())}
            {tool(restart, move || sitting.restart_turn())}
        </div>
    }
    .into_any()
}
