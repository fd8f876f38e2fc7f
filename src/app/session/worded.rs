//! What a game says: everything that a person reads or hears of it beside its board.

use crate::app::players::Player;
use crate::app::words::Language;
use crate::engine::{Advice, Game, Seat, Viewer};

/// Who speaks to whom about what: everything a sentence may need beside its subject.
pub struct Speech<'a, G: Game> {
    /// The language.
    pub language: Language,
    /// The players, in seat order.
    pub players: &'a [Player],
    /// Who reads. A sentence tells no more than this viewer may know.
    pub viewer: Viewer,
    /// The box in play.
    pub components: &'a G::Components,
}

impl<G: Game> Speech<'_, G> {
    /// A seat's name with its token, as an argument of a sentence.
    #[must_use]
    pub fn seat(&self, seat: Seat) -> String {
        self.players.get(seat.index()).map_or_else(String::new, Player::marked)
    }

    /// A seat's name as plain text.
    #[must_use]
    pub fn name(&self, seat: Seat) -> &str {
        self.players.get(seat.index()).map_or("", |player| &player.name)
    }
}

/// Why something cannot be done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explanation {
    /// What is wrong and, where there is one, the way out; a marked sentence.
    pub sentence: String,
    /// The section of the rule reference that says so.
    pub section: &'static str,
}

/// A section of the rule reference.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Section {
    /// Name in addresses and in [`Explanation::section`].
    pub id: &'static str,
    /// Heading.
    pub title: String,
    /// What it says.
    pub blocks: Vec<Block>,
}

/// A block of the rule reference.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Block {
    /// A paragraph; a marked sentence or several.
    Text(String),
    /// A list of points.
    List(Vec<String>),
    /// A note that stands back: a hint, an example.
    Note(String),
    /// A drawing of our own, and below it what it shows.
    Figure {
        /// A whole `<svg>`.
        svg: String,
        /// What it shows.
        words: String,
    },
}

/// An event at the bound between two rounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bound {
    /// With it the next round begins.
    Opens,
    /// It is the last of its round.
    Ends,
}

/// A game in words, and the little that the app has to know of it beside them. Nothing here needs a browser: tests read every
/// sentence of whole games in every language.
///
/// Sentences are *marked*: [`icon`](crate::app::sentence::icon) puts a symbol of [`sprite`](Self::sprite) in the place of
/// the word that it stands for, [`Speech::seat`] a name with its token, so that the eye sees pictures and the ear hears
/// words. Every sentence is one key of `locales/`, read with `say!`: clauses are joined by what the language has for
/// joining (`kit::phrase`), never by blanks and commas of one's own.
pub trait Worded:
    Advice<
        State: Send + Sync,
        Setup: Send + Sync,
        Action: Send + Sync,
        Event: Send + Sync,
        View: Send + Sync,
        Refusal: Send + Sync,
        Category: Send + Sync,
        Components: Send + Sync,
        Reason: Send + Sync,
    >
{
    /// Whether what a seat holds in secret lies face down on the table, to be looked at piece by piece. Then no curtain
    /// falls: people who share a tablet are shown, on their own turn too, what the whole table may see (board, log,
    /// news and hints alike), and a board asks `BoardProps::peek` for the owner's eyes while a piece is held.
    const HANDS_LIE_DOWN: bool = false;

    /// Whether a setup plays with the game's expansion.
    fn is_expanded(_setup: &Self::Setup) -> bool {
        false
    }

    /// Whether a setup can bring secrets, so that people sharing one tablet meet a curtain.
    fn may_hold_secrets(setup: &Self::Setup) -> bool;

    /// Whether this seat may still put another action in the place of its first.
    fn may_amend(_state: &Self::State, _seat: Seat) -> bool {
        false
    }

    /// The line of the log that tells an event; `None` for what the line before already says.
    fn event(event: &Self::Event, speech: &Speech<Self>) -> Option<String>;

    /// Where an event stands at the bound of a round; of those that tell a step in which one round follows another.
    fn bound(event: &Self::Event) -> Option<Bound> {
        let _ = event;
        None
    }

    /// Whether an event is the table's settling of what everybody did, such as a majority that is counted: to whoever set it off by
    /// the last decision it is as new as to everybody else.
    fn settles(event: &Self::Event) -> bool {
        let _ = event;
        false
    }

    /// Why an action is refused.
    fn refusal(refusal: Self::Refusal, speech: &Speech<Self>) -> Explanation;

    /// What the seat to move may do now, as one sentence. Not asked when the game is over.
    fn to_do(view: &Self::View, speech: &Speech<Self>) -> String;

    /// How the game ends, in a few words for the top bar ("played to 15 points", "final round").
    fn course(view: &Self::View, speech: &Speech<Self>) -> String;

    /// How long a game is, in a few words for lists of games ("5 rounds in all", "played to 15 points"), where that is known from its
    /// beginning.
    fn length(_setup: &Self::Setup, _components: &Self::Components, _language: Language) -> Option<String> {
        None
    }

    /// Whether the end is near enough to be shown strongly.
    fn is_ending(view: &Self::View, components: &Self::Components) -> bool;

    /// An action as a short sentence without subject, for hints ("buy this ruby for 3 points").
    fn action(action: Self::Action, view: &Self::View, speech: &Speech<Self>) -> String;

    /// The same, of an action and what would follow at once: where what follows is a matter of its own, the first says enough.
    fn gesture(
        action: Self::Action,
        _then: &[Self::Action],
        view: &Self::View,
        speech: &Speech<Self>,
    ) -> String {
        Self::action(action, view, speech)
    }

    /// Whether two actions are one idea, such as a worker on one space with more or with less laid beside it: then a hint tells the better
    /// of them alone.
    fn alike(_one: Self::Action, _other: Self::Action) -> bool {
        false
    }

    /// Whether a reason for an action would tell what this view does not know. Hints are read by all around the table.
    fn tells_hidden(_action: Self::Action, _reason: &Self::Reason, _view: &Self::View) -> bool {
        false
    }

    /// What speaks for an action, as part of a sentence ("makes 5 cards cheaper").
    fn reason(reason: &Self::Reason, view: &Self::View, speech: &Speech<Self>) -> String;

    /// A line of the score sheet.
    fn category(category: Self::Category, view: &Self::View, speech: &Speech<Self>) -> String;

    /// The rule reference, in the order of reading.
    fn rules(language: Language) -> Vec<Section>;

    /// The answer to the question now due that a seat may give once and for all, such as to leave everything as it is. The
    /// table then gives it for that seat, as an action like any other: a record replays without knowing of it.
    fn standing(_state: &Self::State) -> Option<Self::Action> {
        None
    }

    /// The words for that: what is said when a seat gives it, and what asks that seat again.
    fn standing_words(_language: Language, _name: String) -> [String; 2] {
        [String::new(), String::new()]
    }

    /// The symbols that its sentences and board refer to: `<symbol>` elements, put once into the page.
    fn sprite() -> String;
}
