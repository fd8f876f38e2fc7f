//! One game being played: its timeline in one signal, everything else derived from it.

use super::acts::Acts;
use super::board::{Hint, Mode};
use super::change::Handles;
use super::desk::Desk;
use super::object::Session;
use super::replay::replay;
use super::sight::{is_covered, mode_of, reader_of, viewer_of};
use super::tabled::Tabled;
use super::trouble::{puzzle_trouble, seat_name};
use super::worded::Speech;
use crate::app::browser::use_preferences;
use crate::app::derived::derived;
use crate::app::players::Party;
use crate::app::preferences::Preferences;
use crate::app::puzzle;
use crate::app::words::{Language, Words, use_words};
use crate::engine::{Candidate, Record, Seat, Timeline, Viewer};
use leptos::prelude::*;

/// One game being played.
pub struct GameSession<G: Tabled> {
    pub(super) timeline: RwSignal<Timeline<G>>,
    pub(super) desk: Desk,
    pub(super) viewer: Memo<Viewer>,
    pub(super) reader: Memo<Option<Seat>>,
    pub(super) covered: Memo<bool>,
    pub(super) hints: RwSignal<Vec<Candidate<G::Action, G::Reason>>>,
    /// The one of them that was laid out on the board.
    pub(super) laid: RwSignal<Option<Hint<G::Action>>>,
    pub(super) words: Words,
    pub(super) preferences: RwSignal<Preferences>,
    pub(super) mode: Memo<Mode>,
    /// The latest step, as far as it is told act by act.
    pub(super) acts: RwSignal<Acts<G>>,
}

impl<G: Tabled> GameSession<G> {
    /// Opens a record. Its signals live as long as the component that calls.
    ///
    /// # Errors
    /// A sentence that says what is wrong.
    pub fn open(source: &str) -> Result<Self, String> {
        let words = use_words();
        Ok(Self::of(replay::<G>(source, words.untracked())?))
    }

    /// Opens a puzzle, for one person to solve. Its signals live as long as the component that calls.
    ///
    /// # Errors
    /// A sentence that says what is wrong.
    pub fn pose(source: &str) -> Result<Self, String> {
        let language = use_words().untracked();
        let posed = puzzle::read::<G>(source, |seat| seat_name(seat, language));
        posed.map(Self::of).map_err(|error| puzzle_trouble(&error, language))
    }

    fn of(timeline: Timeline<G>) -> Self {
        let words = use_words();
        let party = Party::read(timeline.table(), G::seats(timeline.setup()), |seat| {
            seat_name(seat, words.untracked())
        });
        let mut timeline = timeline;
        timeline.mark_joined(&party.joined);
        timeline.mark_unasked(&party.unasked, G::standing);
        let desk = Desk::new(party);
        let timeline = RwSignal::new(timeline);
        let viewer = derived(move || viewer_of(desk, &timeline.read()));
        let covered = derived(move || is_covered(desk, &timeline.read()));
        let reader = derived(move || reader_of(desk, &timeline.read()));
        let acts = RwSignal::new(Acts::default());
        let mode = derived(move || mode_of(desk, &timeline.read(), acts));
        let (hints, laid) = (RwSignal::new(Vec::new()), RwSignal::new(None));
        let preferences = use_preferences();
        Self { timeline, desk, viewer, reader, covered, hints, laid, words, preferences, mode, acts }
    }

    pub(super) fn handles(&self) -> Handles<G> {
        let Self { timeline, desk, hints, preferences, acts, .. } = *self;
        Handles { timeline, desk, hints, preferences, acts }
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
    pub(super) fn shown<'a>(&self, timeline: &'a Timeline<G>) -> &'a G::State {
        timeline.seek(self.desk.browsing.get().unwrap_or_else(|| timeline.head()))
    }

    pub(super) fn record(&self) -> Record<G> {
        let mut record = self.timeline.read().record();
        record.table = self.party().to_value();
        record
    }

    /// Who sits here and what is kept with the game, as it goes into its record.
    pub(super) fn party(&self) -> Party {
        let timeline = self.timeline.read();
        let (joined, unasked) = (timeline.joined().collect(), timeline.unasked().collect());
        Party { joined, unasked, ..self.desk.party.get() }
    }

    /// Plays actions in order, as one gesture; stops at the first that is refused.
    pub(super) fn act(&self, actions: Vec<G::Action>) -> Result<(), G::Refusal> {
        self.handles().act(actions)
    }
}

impl<G: Tabled> Session for GameSession<G> {
    fn board(&self) -> AnyView {
        G::board(self.props())
    }
}
