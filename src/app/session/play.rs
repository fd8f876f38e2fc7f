//! One game being played: its timeline in one signal, everything else derived from it.

use super::board::{BoardProps, Hint, Mode};
use super::desk::{Bubble, Desk, Lift};
use super::object::{Aim, HintLine, LogLine, Session, Sheet, SheetRow, StepMark, Summary};
use super::tabled::Tabled;
use super::trouble::{record_trouble, seat_name};
use super::worded::{Explanation, Speech};
use crate::app::browser::{motion_factor, use_preferences};
use crate::app::motion;
use crate::app::players::Party;
use crate::app::preferences::Preferences;
use crate::app::stay;
use crate::app::words::{Language, Words, use_words};
use crate::engine::{
    Candidate, Event as _, Game, Record, Seat, Seed, Step, Timeline, Turn, UndoNotice, Viewer,
};
use crate::games::GameId;
use leptos::prelude::*;
use std::ops::Range;
use std::sync::Arc;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::HtmlElement;

/// Reads a record and replays it.
///
/// # Errors
/// A sentence that says what is wrong, with the number of the first action that is refused.
pub(super) fn replay<G: Tabled>(source: &str, language: Language) -> Result<Timeline<G>, String> {
    let read = || {
        let record = Record::<G>::read(source)?;
        let components = G::components(&record.setup)?;
        let party = Party::read(&record.table, G::seats(&record.setup), |seat| seat_name(seat, language));
        Timeline::open_with(record, |refusal| {
            let speech = Speech {
                language,
                players: &party.players,
                viewer: Viewer::Table,
                components: components.as_ref(),
            };
            crate::app::sentence::plain(&G::refusal(refusal, &speech).sentence)
        })
    };
    read().map_err(|error| record_trouble(&error, language))
}

/// Checks a record (text or JSON) and puts it in a few words; the record comes back as a line of text.
///
/// # Errors
/// A sentence that says what is wrong.
pub fn summarise<G: Tabled>(source: &str, language: Language) -> Result<Summary, String> {
    let mut timeline = replay::<G>(source, language)?;
    let party = Party::read(timeline.table(), G::seats(timeline.setup()), |seat| seat_name(seat, language));
    timeline.set_table(party.to_value());
    Ok(summary_of(&timeline, party))
}

fn summary_of<G: Tabled>(timeline: &Timeline<G>, party: Party) -> Summary {
    let score = G::score(timeline.state());
    Summary {
        game: G::ID,
        record: timeline.record().to_text(),
        party,
        steps: timeline.head(),
        round: G::round(timeline.state()),
        turn: timeline.turn().seat(),
        points: score.totals,
        ranks: score.ranks,
    }
}

/// The score sheet of a position, in words.
pub(super) fn sheet_of<G: Tabled>(state: &G::State, speech: &Speech<G>) -> Sheet {
    let score = G::score(state);
    let view = G::view(state, speech.viewer);
    let row = |row: crate::engine::ScoreRow<G::Category>| SheetRow {
        category: G::category(row.category, &view, speech),
        values: row.values,
    };
    Sheet {
        rows: score.rows.into_iter().map(row).collect(),
        totals: score.totals,
        tie_breaks: score.tie_breaks.into_iter().map(row).collect(),
        ranks: score.ranks,
    }
}

/// One game being played.
pub struct GameSession<G: Tabled> {
    pub(super) timeline: RwSignal<Timeline<G>>,
    pub(super) desk: Desk,
    pub(super) viewer: Memo<Viewer>,
    reader: Memo<Option<Seat>>,
    covered: Memo<bool>,
    pub(super) hints: RwSignal<Vec<Candidate<G::Action, G::Reason>>>,
    /// The one of them that was laid out on the board.
    laid: RwSignal<Option<Hint<G::Action>>>,
    words: Words,
    preferences: RwSignal<Preferences>,
    mode: Memo<Mode>,
}

impl<G: Tabled> GameSession<G> {
    /// Opens a record. Its signals live as long as the component that calls.
    ///
    /// # Errors
    /// A sentence that says what is wrong.
    pub fn open(source: &str) -> Result<Self, String> {
        let words = use_words();
        let timeline = replay::<G>(source, words.untracked())?;
        let party = Party::read(timeline.table(), G::seats(timeline.setup()), |seat| {
            seat_name(seat, words.untracked())
        });
        let mut timeline = timeline;
        let standing = party.standing.clone();
        timeline.mark_unasked(|before, seat, action| {
            standing.contains(&seat) && G::standing(before).as_ref() == Some(action)
        });
        let desk = Desk::new(party);
        let timeline = RwSignal::new(timeline);
        let viewer = Memo::new(move |_| {
            let timeline = timeline.read();
            desk.viewer(timeline.turn().seat())
        });
        let covered = Memo::new(move |_| {
            let timeline = timeline.read();
            // What lies face down has no curtain to be lifted: it is looked at piece by piece.
            !G::HANDS_LIE_DOWN && desk.is_covered(timeline.turn().seat(), || G::openness(timeline.state()))
        });
        let reader = Memo::new(move |_| {
            let acting = timeline.read().turn().seat();
            if covered.get() { None } else { desk.reader(acting) }
        });
        let mode = Memo::new(move |_| {
            if desk.browsing.get().is_some() {
                return Mode::Browse;
            }
            match timeline.read().turn() {
                Turn::Of(seat) if reader.get() == Some(seat) && !desk.locked.get() => Mode::Play,
                _ => Mode::Watch,
            }
        });
        let (hints, laid) = (RwSignal::new(Vec::new()), RwSignal::new(None));
        let preferences = use_preferences();
        Ok(Self { timeline, desk, viewer, reader, covered, hints, laid, words, preferences, mode })
    }

    fn handles(&self) -> Handles<G> {
        Handles { timeline: self.timeline, desk: self.desk, hints: self.hints, preferences: self.preferences }
    }

    /// Runs `tell` with everything a sentence may need.
    pub(super) fn speak<T>(&self, language: Language, tell: impl FnOnce(&Timeline<G>, &Speech<G>) -> T) -> T {
        let timeline = self.timeline.read();
        let party = self.desk.party.read();
        let speech = Speech {
            language,
            players: &party.players,
            viewer: self.viewer.get(),
            components: timeline.components().as_ref(),
        };
        tell(&timeline, &speech)
    }

    /// The view at the present position.
    pub(super) fn view_now(timeline: &Timeline<G>, viewer: Viewer) -> G::View {
        G::view(timeline.state(), viewer)
    }

    /// The position that is shown.
    fn shown<'a>(&self, timeline: &'a Timeline<G>) -> &'a G::State {
        timeline.seek(self.desk.browsing.get().unwrap_or_else(|| timeline.head()))
    }

    fn record(&self) -> Record<G> {
        let mut record = self.timeline.read().record();
        record.table = self.desk.party.read().to_value();
        record
    }

    /// Plays actions in order, as one gesture; stops at the first that is refused.
    pub(super) fn act(&self, actions: Vec<G::Action>) -> Result<(), G::Refusal> {
        self.handles().act(actions)
    }

    fn props(&self) -> BoardProps<G> {
        let Self { timeline, desk, viewer, reader, hints, laid, words, preferences, mode, .. } = *self;
        let handles = self.handles();
        let (components, setup) = {
            let timeline = timeline.read_untracked();
            (Arc::clone(timeline.components()), timeline.setup().clone())
        };
        let shown = move |timeline: &Timeline<G>| desk.browsing.get().unwrap_or_else(|| timeline.head());
        let view = Memo::new(move |_| {
            let timeline = timeline.read();
            timeline.look_back(shown(&timeline), viewer.get(), seen_by(&timeline, reader.get()))
        });
        let legal = Memo::new(move |_| {
            let mut actions = Vec::new();
            if mode.get() == Mode::Play {
                G::actions(timeline.read().state(), &mut actions);
            }
            actions
        });
        let front = Memo::new(move |_| front_seat(&timeline.read(), viewer.get()));
        let news = Memo::new(move |_| {
            let Some(seat) = reader.get() else { return Vec::new() };
            if desk.browsing.get().is_some() {
                return Vec::new();
            }
            // Marked until the first action of one's own; what another answers to it is marked again.
            let timeline = timeline.read();
            let news = timeline.told(timeline.latest_decision_of(seat), viewer.get());
            news.map(|(_, event)| event.clone()).collect()
        });
        let handed_on = Memo::new(move |_| {
            let timeline = timeline.read();
            let seat = last_person(&timeline, desk)?;
            let steps = timeline.steps();
            let number = steps.iter().rfind(|step| step.seat == seat)?.turn.number;
            let told = steps.iter().rev().take_while(|step| step.turn.number >= number);
            let mut told: Vec<&Step<G>> = told.filter(|step| step.turn.number == number).collect();
            told.reverse();
            let events = told.into_iter().flat_map(|step| heard(step, Viewer::Table));
            Some((seat, events.cloned().collect()))
        });
        let peek = Callback::new(move |seat: Seat| {
            let timeline = timeline.read();
            let may = G::HANDS_LIE_DOWN
                && desk.browsing.get().is_none()
                && !desk.is_computer(seat)
                && (timeline.turn() == Turn::Of(seat) || last_person(&timeline, desk) == Some(seat));
            may.then(|| G::view(timeline.state(), Viewer::Seat(seat)))
        });
        let spotlight = Memo::new(move |_| {
            let Some(at) = desk.spotlight.get() else { return Vec::new() };
            let timeline = timeline.read();
            timeline.recount(at, viewer.get(), seen_by(&timeline, reader.get())).collect()
        });
        let show = move |explanation: Explanation, anchor| {
            let Explanation { sentence, section } = explanation;
            desk.bubble.set(Some(Bubble { sentence, section: Some(section), anchor }));
        };
        let refuse = Callback::new(move |(refusal, anchor)| {
            let timeline = timeline.read_untracked();
            let party = desk.party.read_untracked();
            let speech = Speech {
                language: words.untracked(),
                players: &party.players,
                viewer: viewer.get_untracked(),
                components: timeline.components().as_ref(),
            };
            show(G::refusal(refusal, &speech), anchor);
        });
        let act = Callback::new(move |actions: Vec<G::Action>| {
            if mode.get_untracked() != Mode::Play {
                return;
            }
            if let Err(refusal) = handles.act(actions) {
                refuse.run((refusal, super::Anchor::default()));
            }
        });
        let explain = Callback::new(move |(action, anchor): (G::Action, _)| {
            let refusal = G::check(timeline.read_untracked().state(), &action).err();
            if let Some(refusal) = refusal {
                refuse.run((refusal, anchor));
            }
        });
        let tell = Callback::new(move |(sentence, anchor)| {
            let bubble = Bubble { sentence, section: None, anchor };
            desk.bubble.set(Some(bubble).filter(|bubble| !bubble.sentence.is_empty()));
        });
        let clarify = Callback::new(move |(explanation, anchor)| show(explanation, anchor));
        let stand = Callback::new(move |()| {
            let asked =
                timeline.with_untracked(|timeline| G::standing(timeline.state()).and(timeline.turn().seat()));
            if let Some(seat) = asked.filter(|_| mode.get_untracked() == Mode::Play) {
                desk.party.update(|party| party.standing.push(seat));
            }
        });
        let amend = Callback::new(move |(seat, action): (Seat, G::Action)| {
            if mode.get_untracked() == Mode::Play {
                handles.amend(seat, action);
            }
        });
        BoardProps {
            components,
            setup,
            view,
            legal,
            mode,
            viewer,
            front,
            players: Signal::derive(move || desk.party.read().players.clone()),
            news,
            peek,
            handed_on,
            hints: Signal::derive(move || (1..).zip(hints.read().iter()).map(ranked).collect()),
            laid: laid.into(),
            spotlight,
            preferences: preferences.into(),
            proposal: desk.proposal,
            act,
            stand,
            amend,
            explain,
            refuse,
            clarify,
            tell,
        }
    }
}

/// The signals that a change of the position touches.
struct Handles<G: Tabled> {
    timeline: RwSignal<Timeline<G>>,
    desk: Desk,
    hints: RwSignal<Vec<Candidate<G::Action, G::Reason>>>,
    preferences: RwSignal<Preferences>,
}

impl<G: Tabled> Clone for Handles<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Tabled> Copy for Handles<G> {}

impl<G: Tabled> Handles<G> {
    fn act(self, actions: Vec<G::Action>) -> Result<(), G::Refusal> {
        let mut outcome = Ok(());
        self.change(|timeline| {
            for (at, action) in actions.into_iter().enumerate() {
                let played = if at == 0 {
                    timeline.act(action).map(drop)
                } else {
                    timeline.act_joined(action).map(drop)
                };
                if let Err(refusal) = played {
                    outcome = Err(refusal);
                    break;
                }
            }
            while let Some(answer) = self.standing_answer(timeline) {
                if timeline.act_unasked(answer).is_err() {
                    break;
                }
            }
        });
        outcome
    }

    /// The answer that the seat to move has given once and for all to the question now due.
    fn standing_answer(self, timeline: &Timeline<G>) -> Option<G::Action> {
        let seat = timeline.turn().seat()?;
        let stands = self.desk.party.read_untracked().standing.contains(&seat);
        if stands { G::standing(timeline.state()) } else { None }
    }

    /// Puts another action in the place of a seat's first.
    fn amend(self, seat: Seat, action: G::Action) {
        let at = self.timeline.with_untracked(|timeline| {
            let may = G::may_amend(timeline.state(), seat) && !self.desk.is_computer(seat);
            timeline.steps().iter().position(|step| step.seat == seat).filter(|_| may)
        });
        if let Some(at) = at {
            self.change(|timeline| {
                let _ = timeline.amend(at, action);
            });
        }
    }

    /// Changes the position, and lets the pieces travel from where they were.
    fn change(self, change: impl FnOnce(&mut Timeline<G>)) {
        let Self { timeline, desk, hints, preferences } = self;
        let factor = motion_factor(&preferences.read_untracked());
        let frame = desk.frame.get_untracked();
        let before = frame.filter(|_| factor > 0.0).map(|frame| (motion::Scene::of(&frame), frame));
        let from = timeline.read_untracked().head();
        let_go_of_the_button();
        batch(|| {
            desk.clear();
            hints.set(Vec::new());
            timeline.update(change);
            let timeline = timeline.read_untracked();
            if let Some(lift) = desk.lifted.get_untracked() {
                let next = timeline.turn().seat();
                let computer = next.is_some_and(|seat| desk.is_computer(seat));
                let turn = timeline.turn_at(timeline.head()).number;
                desk.lifted.set(lift.kept(next, turn, G::openness(timeline.state()), computer));
            }
        });
        if let Some((scene, frame)) = before {
            let timeline = timeline.read_untracked();
            let new_steps = timeline.steps().get(from..).unwrap_or_default();
            let events = new_steps.iter().flat_map(|step| heard(step, Viewer::Table));
            let flights: Vec<_> = events.flat_map(|event| G::flights(event, timeline.components())).collect();
            desk.arrival.set_value(now() + factor * 350.0);
            // The board is drawn anew before the next frame.
            stay::next_frame(move || {
                let lasts = motion::play(&frame, &scene, &flights, factor);
                let _ = desk.arrival.try_set_value(now() + lasts);
            });
        }
    }
}

/// A candidate as the boards know it.
fn ranked<A: Copy, R>((rank, candidate): (u8, &Candidate<A, R>)) -> Hint<A> {
    Hint { action: candidate.action, then: candidate.then, rank }
}

/// The button that was pressed goes away with the move. A browser that removes what has the focus lays the whole page out
/// on the spot; while nothing has changed yet, handing the focus to the bar that stays costs nothing.
fn let_go_of_the_button() {
    let active = document().active_element();
    let bar = active.and_then(|active| active.closest(".actions").ok().flatten());
    if let Some(bar) = bar.and_then(|bar| bar.dyn_into::<HtmlElement>().ok()) {
        let _ = bar.focus();
    }
}

fn now() -> f64 {
    js_sys::Date::now()
}

/// Number of steps played that are no news to the reader.
fn seen_by<G: Game>(timeline: &Timeline<G>, reader: Option<Seat>) -> usize {
    reader.map_or_else(|| timeline.head(), |seat| timeline.last_seen_by(seat))
}

/// The events of a step as a viewer is told of them when they happen.
fn heard<G: Game>(step: &Step<G>, viewer: Viewer) -> impl Iterator<Item = &G::Event> {
    step.events.iter().filter(move |event| event.audience().includes(viewer))
}

/// The person whose decision was the latest of a person, while somebody else decides.
fn last_person<G: Tabled>(timeline: &Timeline<G>, desk: Desk) -> Option<Seat> {
    let now = timeline.turn().seat()?;
    let last = timeline.steps().iter().rfind(|step| !step.forced && !desk.is_computer(step.seat))?;
    (last.seat != now && desk.only_person().is_none()).then_some(last.seat)
}

/// The viewer's seat; with everybody looking, the seat to move, or the one that moved last.
fn front_seat<G: Game>(timeline: &Timeline<G>, viewer: Viewer) -> Seat {
    match (viewer, timeline.turn()) {
        (Viewer::Seat(seat), _) | (Viewer::Table, Turn::Of(seat)) => seat,
        (Viewer::Table, Turn::Over) => timeline.steps().last().map_or(Seat(0), |step| step.seat),
    }
}

impl<G: Tabled> Session for GameSession<G> {
    fn game(&self) -> GameId {
        G::ID
    }

    fn desk(&self) -> Desk {
        self.desk
    }

    fn viewer(&self) -> Viewer {
        self.viewer.get()
    }

    fn reader(&self) -> Option<Seat> {
        self.reader.get()
    }

    fn mode(&self) -> Mode {
        self.mode.get()
    }

    fn front(&self) -> Seat {
        front_seat(&self.timeline.read(), self.viewer.get())
    }

    fn turn(&self) -> Turn {
        self.timeline.read().turn()
    }

    fn round(&self) -> u16 {
        G::round(self.shown(&self.timeline.read()))
    }

    fn head(&self) -> usize {
        self.timeline.read().head()
    }

    fn undo_target(&self) -> Option<usize> {
        let timeline = self.timeline.read();
        timeline
            .steps()
            .iter()
            .rposition(|step| !step.forced && !step.joined && !self.desk.is_computer(step.seat))
    }

    fn redo_target(&self) -> Option<usize> {
        let timeline = self.timeline.read();
        let mut target = timeline.redo_target()?;
        while target < timeline.kept() {
            match G::turn(timeline.seek(target)) {
                Turn::Of(seat) if self.desk.is_computer(seat) => target += 1,
                _ => break,
            }
        }
        Some(target)
    }

    fn turn_start(&self) -> Option<usize> {
        self.timeline.read().turn_start()
    }

    fn undo_notice(&self, target: usize) -> UndoNotice {
        self.timeline.read().undo_notice(target, |seat| !self.desk.is_computer(seat))
    }

    fn go(&self, target: usize) {
        self.desk.browsing.set(None);
        // Who goes back to a question wants to be asked it.
        let asked = {
            let timeline = self.timeline.read_untracked();
            let there = timeline.seek(target);
            G::standing(there).and(G::turn(there).seat())
        };
        if let Some(seat) = asked {
            self.desk.ask_again(seat);
        }
        self.handles().change(|timeline| timeline.go(target));
    }

    fn is_covered(&self) -> bool {
        self.covered.get()
    }

    fn lift_curtain(&self) {
        let timeline = self.timeline.read_untracked();
        let turn = timeline.turn_at(timeline.head()).number;
        self.desk.lifted.set(timeline.turn().seat().map(|seat| Lift { seat, turn }));
    }

    fn play_forced(&self) -> bool {
        let forced = G::forced(self.timeline.read_untracked().state());
        forced.is_some_and(|action| self.act(vec![action]).is_ok())
    }

    fn is_forced(&self) -> bool {
        G::forced(self.timeline.read().state()).is_some()
    }

    fn standing_words(&self, language: Language, seat: Seat) -> [String; 2] {
        self.speak(language, |_, speech| G::standing_words(language, speech.name(seat).to_owned()))
    }

    fn to_do(&self, language: Language) -> String {
        self.speak(language, |timeline, speech| match timeline.turn() {
            Turn::Of(_) => G::to_do(&Self::view_now(timeline, speech.viewer), speech),
            Turn::Over => String::new(),
        })
    }

    fn course(&self, language: Language) -> String {
        self.speak(language, |timeline, speech| {
            G::course(&G::view(self.shown(timeline), speech.viewer), speech)
        })
    }

    fn is_ending(&self) -> bool {
        G::is_ending(&G::view(self.shown(&self.timeline.read()), self.viewer.get()))
    }

    fn log(&self, language: Language, steps: Range<usize>) -> Vec<LogLine> {
        self.speak(language, |timeline, speech| {
            let seen = seen_by(timeline, self.reader.get());
            let mut lines = Vec::new();
            let many = steps.len();
            for (at, step) in timeline.steps().iter().enumerate().skip(steps.start).take(many) {
                for event in timeline.recount(at, speech.viewer, seen) {
                    if let Some(sentence) = G::event(&event, speech) {
                        let of = G::subject(&event).unwrap_or(step.seat);
                        lines.push(LogLine { step: at, round: step.round, seat: step.seat, of, sentence });
                    }
                }
            }
            lines
        })
    }

    fn last_seen(&self) -> usize {
        seen_by(&self.timeline.read(), self.reader.get())
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

    fn job(&self, aim: Aim, number: u32) -> Option<JsValue> {
        self.ask(aim, number)
    }

    fn take_answer(&self, aim: Aim, answer: JsValue) -> Result<(), String> {
        self.take(aim, answer)
    }

    fn answer_here(&self, aim: Aim) {
        self.decide_here(aim);
    }

    fn hints(&self, language: Language) -> Vec<HintLine> {
        self.hint_lines(language)
    }

    fn lay_out(&self, rank: u8) {
        let hints = self.hints.read_untracked();
        let hint = (1..).zip(hints.iter()).find(|(at, _)| *at == rank).map(ranked);
        drop(hints);
        self.hints.set(Vec::new());
        self.laid.set(hint);
    }

    fn clear_hints(&self) {
        self.hints.set(Vec::new());
    }

    fn rematch(&self, language: Language) -> Result<Summary, String> {
        let setup = self.timeline.read_untracked().setup().clone();
        let mut record = Record::<G>::new(setup, Seed(getrandom::u64().unwrap_or_default()));
        let party = Party { standing: Vec::new(), ..self.desk.party.get_untracked() };
        record.table = party.to_value();
        summarise::<G>(&record.to_text(), language)
    }

    fn text(&self) -> String {
        self.record().to_text()
    }

    fn json(&self) -> String {
        self.record().to_json()
    }

    fn summary(&self) -> Summary {
        let mut summary = summary_of(&self.timeline.read(), self.desk.party.get());
        summary.record = self.text();
        summary
    }

    fn board(&self) -> AnyView {
        G::board(self.props())
    }
}
