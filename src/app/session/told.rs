//! What a game tells, in words and figures.

use super::change::heard;
use super::object::{LogLine, Sheet, StepMark, Told};
use super::play::GameSession;
use super::replay::sheet_of;
use super::sight::{seen_by, settled_before};
use super::tabled::Tabled;
use super::worded::Bound;
use crate::app::level::mind_name;
use crate::app::players::{Mind, UndoPolicy};
use crate::app::sentence::harmless;
use crate::app::words::Language;
use crate::engine::{Event as _, Seat, Turn};
use crate::say;
use leptos::prelude::*;
use std::ops::Range;

impl<G: Tabled> Told for GameSession<G> {
    fn standing_words(&self, language: Language, seat: Seat) -> [String; 2] {
        self.speak(language, |_, speech| G::standing_words(language, speech.name(seat).to_owned()))
    }

    fn to_do(&self, language: Language) -> String {
        self.speak(language, |timeline, speech| match timeline.turn() {
            Turn::Of(_) => G::to_do(&Self::view_now(timeline, speech.viewer), speech),
            Turn::Over => String::new(),
        })
    }

    fn agreed(&self, language: Language) -> Vec<String> {
        let party = self.desk.party.read();
        let mut agreed = G::agreed(self.timeline.read().setup(), language);
        let computers = party.players.iter().filter_map(|player| match player.mind {
            Mind::Computer { level, style } => {
                let how = mind_name(language, level, style);
                Some(say!(language, boards.fact, title = harmless(&player.name), note = how))
            }
            Mind::Person => None,
        });
        agreed.extend(computers);
        let (undo, note) = match party.undo {
            UndoPolicy::Friendly => {
                (say!(language, shell.undo_friendly), say!(language, shell.undo_friendly_note))
            }
            UndoPolicy::Strict => (say!(language, shell.undo_strict), say!(language, shell.undo_strict_note)),
        };
        let title = say!(language, shell.undo);
        agreed.push(say!(language, boards.agreed_choice, title, choice = undo, note));
        agreed
    }

    fn course(&self, language: Language) -> String {
        if let Some(view) = self.view_of_act() {
            return self.speak(language, |_, speech| G::course(&view, speech));
        }
        self.speak(language, |timeline, speech| match G::turn(self.shown(timeline)) {
            Turn::Of(_) => G::course(&G::view(self.shown(timeline), speech.viewer), speech),
            Turn::Over => String::new(),
        })
    }

    fn is_ending(&self) -> bool {
        let timeline = self.timeline.read();
        if let Some(view) = self.view_of_act() {
            return G::is_ending(&view, timeline.components());
        }
        let shown = self.shown(&timeline);
        G::turn(shown) != Turn::Over
            && G::is_ending(&G::view(shown, self.viewer.get()), timeline.components())
    }

    fn log(&self, language: Language, steps: Range<usize>) -> Vec<LogLine> {
        self.speak(language, |timeline, speech| {
            let seen = seen_by(timeline, self.reader.get());
            let mut lines = Vec::new();
            let many = steps.len();
            for (at, step) in timeline.steps().iter().enumerate().skip(steps.start).take(many) {
                let mut round = step.round;
                for (number, event) in timeline.recount(at, speech.viewer, seen).enumerate() {
                    let bound = G::bound(&event);
                    if bound == Some(Bound::Opens) {
                        round = G::round(&step.after);
                    }
                    if let Some(sentence) = G::event(&event, speech) {
                        // The first that a decision brings about is what was decided.
                        let settles = G::settles(&event) && (number > 0 || step.forced);
                        let of = event.seat();
                        lines.push(LogLine { step: at, round, seat: step.seat, of, settles, sentence });
                    }
                    if bound == Some(Bound::Ends) {
                        round = G::round(&step.after);
                    }
                }
            }
            lines
        })
    }

    fn ahead(&self, language: Language, to: usize) -> Vec<String> {
        self.speak(language, |timeline, speech| {
            let ahead = || timeline.ahead().iter().take(to.saturating_sub(timeline.head()));
            let events = ahead().flat_map(|step| heard(step, speech.viewer));
            let lines: Vec<String> = events.filter_map(|event| G::event(event, speech)).collect();
            if !lines.is_empty() {
                return lines;
            }
            // Of a decision that no line tells, who made it.
            let name = ahead().next().map(|step| speech.seat(step.seat));
            name.map(|name| say!(language, table.undo_untold, name = name)).into_iter().collect()
        })
    }

    fn last_seen(&self) -> usize {
        seen_by(&self.timeline.read(), self.reader.get())
    }

    fn settled_before(&self, steps: usize) -> usize {
        settled_before(&self.timeline.read(), steps)
    }

    fn marks(&self) -> Vec<StepMark> {
        let timeline = self.timeline.read();
        let mut before = None;
        let marks = timeline.steps().iter().map(|step| {
            let opens_turn = before.replace(step.turn.number) != Some(step.turn.number);
            StepMark { round: step.round, seat: step.seat, turn: step.turn, opens_turn }
        });
        marks.collect()
    }

    fn sheet(&self, language: Language) -> Sheet {
        self.speak(language, |timeline, speech| sheet_of(self.shown(timeline), speech))
    }

    fn totals_at(&self, steps: usize) -> Vec<i32> {
        G::score(self.timeline.read().seek(steps)).totals
    }
}

impl<G: Tabled> GameSession<G> {
    /// What is known in the act that is told, where the present is looked at.
    fn view_of_act(&self) -> Option<G::View> {
        let looks_on = self.desk.browsing.with(Option::is_none);
        self.acts.with(|acts| acts.shown().filter(|_| looks_on).map(|act| act.view.clone()))
    }
}
