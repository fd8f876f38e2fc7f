//! What a board lives on.

use super::acts::Acts;
use super::advice::ranked;
use super::board::Mode;
use super::change::heard;
use super::desk::{Bubble, Desk};
use super::play::GameSession;
use super::sight::{front_of, mode_of, reader_of, seen_by, settled_before, viewer_of};
use super::tabled::{BoardProps, Tabled};
use super::worded::{Explanation, Speech};
use crate::app::act::Act;
use crate::app::derived::derived;
use crate::app::words::sentences;
use crate::engine::{Seat, Step, Timeline, Turn, Viewer};
use leptos::prelude::*;
use std::sync::Arc;

impl<G: Tabled> GameSession<G> {
    /// What its board lives on.
    pub(super) fn props(&self) -> BoardProps<G> {
        let Self { timeline, desk, viewer, hints, laid, words, preferences, mode, acts, .. } = *self;
        let handles = self.handles();
        let (components, setup) = {
            let timeline = timeline.read_untracked();
            (Arc::clone(timeline.components()), timeline.setup().clone())
        };
        let shown = move |timeline: &Timeline<G>| desk.browsing.get().unwrap_or_else(|| timeline.head());
        let telling = move || desk.browsing.get().is_none() && acts.with(Acts::left) > 0;
        let view = derived(move || {
            if telling()
                && let Some(view) = acts.with(|acts| acts.shown().map(|act| act.view.clone()))
            {
                return view;
            }
            let timeline = timeline.read();
            let seen = seen_by(&timeline, reader_of(desk, &timeline));
            timeline.look_back(shown(&timeline), viewer_of(desk, &timeline), seen)
        });
        let untold = derived(move || {
            let timeline = timeline.read();
            // To a puzzle's end no score sheet comes.
            let ends = timeline.turn() == Turn::Over
                && desk.browsing.read().is_none()
                && desk.posed_at.read().is_none()
                && !desk.end_told.get()
                && !telling();
            let before = timeline.head().checked_sub(1).filter(|_| ends)?;
            // What was told act by act stands.
            if let Some(view) = acts.with(|acts| acts.last_after(before).map(|act| act.view.clone())) {
                return Some(view);
            }
            let seen = seen_by(&timeline, reader_of(desk, &timeline));
            Some(timeline.look_back(before, viewer_of(desk, &timeline), seen))
        });
        let legal = derived(move || {
            let (mut actions, timeline) = (Vec::new(), timeline.read());
            if mode_of(desk, &timeline, acts) == Mode::Play {
                G::actions(timeline.state(), &mut actions);
            }
            actions
        });
        let front = derived(move || front_of(desk, &timeline.read()));
        let news = derived(move || {
            if telling() {
                return acts.with(|acts| acts.told().cloned().collect());
            }
            let timeline = timeline.read();
            let Some(seat) = reader_of(desk, &timeline) else { return Vec::new() };
            if desk.browsing.get().is_some() {
                return Vec::new();
            }
            // Marked until the first action of one's own; what another answers to it is marked again.
            let (from, viewer) = (timeline.latest_decision_of(seat), viewer_of(desk, &timeline));
            let begun = settled_before(&timeline, from);
            let own = timeline.told(begun, viewer).take_while(|(at, _)| *at < from);
            let own = own.filter(|(_, event)| G::settles(event));
            own.chain(timeline.told(from, viewer)).map(|(_, event)| event.clone()).collect()
        });
        let handed_on = derived(move || {
            if desk.lingers.get().is_some() {
                return None;
            }
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
        let spotlight = derived(move || {
            if telling() {
                return acts.with(|acts| acts.shown().and_then(Act::event).cloned().into_iter().collect());
            }
            let Some(at) = desk.spotlight.get() else { return Vec::new() };
            let timeline = timeline.read();
            let seen = seen_by(&timeline, reader_of(desk, &timeline));
            timeline.recount(at, viewer_of(desk, &timeline), seen).collect()
        });
        let show = move |explanation: Explanation, anchor| {
            let Explanation { sentence, section } = explanation;
            desk.bubble.set(Some(Bubble { sentence, section: Some(section), anchor }));
        };
        let refuse = Callback::new(move |(refusal, about, anchor)| {
            let timeline = timeline.read_untracked();
            let party = desk.party.read_untracked();
            let speech = Speech {
                language: words.untracked(),
                players: &party.players,
                viewer: viewer.get_untracked(),
                components: timeline.components().as_ref(),
            };
            let Explanation { sentence, section } = G::refusal(refusal, &speech);
            let sentence = sentences(speech.language, [about, sentence]);
            show(Explanation { sentence, section }, anchor);
        });
        let act = Callback::new(move |actions: Vec<G::Action>| {
            if mode.get_untracked() != Mode::Play {
                return;
            }
            if let Err(refusal) = handles.act(actions) {
                refuse.run((refusal, String::new(), super::Anchor::default()));
            }
        });
        let explain = Callback::new(move |(action, anchor): (G::Action, _)| {
            let refusal = G::check(timeline.read_untracked().state(), &action).err();
            if let Some(refusal) = refusal {
                refuse.run((refusal, String::new(), anchor));
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
            if mode.get_untracked() == Mode::Play
                && let Err(refusal) = handles.amend(seat, action)
            {
                refuse.run((refusal, String::new(), super::Anchor::default()));
            }
        });
        BoardProps {
            components,
            setup,
            view,
            untold,
            legal,
            position: Signal::derive(move || shown(&timeline.read())),
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
            comes: desk.comes,
            preferences: preferences.into(),
            proposal: desk.proposal,
            act,
            stand,
            amend,
            explain,
            refuse,
            clarify,
            says: Signal::derive(move || desk.bubble.read().is_some()),
            tell,
        }
    }
}

/// The person whose decision was the latest of a person, while somebody else decides.
fn last_person<G: Tabled>(timeline: &Timeline<G>, desk: Desk) -> Option<Seat> {
    let now = timeline.turn().seat()?;
    let last = timeline.steps().iter().rfind(|step| !step.forced && !desk.is_computer(step.seat))?;
    (last.seat != now && desk.only_person().is_none()).then_some(last.seat)
}
