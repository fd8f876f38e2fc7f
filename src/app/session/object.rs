//! A game being played, as the rooms around the board see it. Every method that reads the game follows it: asked
//! inside a view or memo, it is asked again when the game has changed.

use super::board::Mode;
use super::desk::Desk;
use super::remark::Remark;
use crate::app::players::Party;
use crate::app::words::Language;
use crate::bots::council::Trial;
use crate::bots::message::{Letter, Packed};
use crate::bots::review::{Finding, Glimpse};
use crate::engine::{Seat, Turn, TurnMark, UndoNotice, Viewer};
use crate::games::GameId;
use leptos::prelude::*;
use serde::{Deserialize, Serialize};
use std::ops::Range;

/// A line of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogLine {
    /// Number of the step that it tells of, from 0. Touching the line shows the position after it.
    pub step: usize,
    /// The round.
    pub round: u16,
    /// Who acted.
    pub seat: Seat,
    /// Whom it tells of; none where it tells of the table.
    pub of: Option<Seat>,
    /// Whether it tells of the table's settling, which is news to whoever set it off, too.
    pub settles: bool,
    /// A marked sentence.
    pub sentence: String,
}

/// A step, for the scrubber.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StepMark {
    /// The round.
    pub round: u16,
    /// Who acted.
    pub seat: Seat,
    /// The turn that the step belongs to; another seat's, where that seat's turn asked this one something.
    pub turn: TurnMark,
    /// The step opened that turn.
    pub opens_turn: bool,
}

/// A line of a score sheet, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SheetRow {
    /// What is counted.
    pub category: String,
    /// Tells it from what else is counted, in games where it is called otherwise too.
    pub kind: u64,
    /// One figure a seat.
    pub values: Vec<i32>,
}

/// A score sheet, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sheet {
    /// What adds up.
    pub rows: Vec<SheetRow>,
    /// One a seat.
    pub totals: Vec<i32>,
    /// Tie-breaks that were needed.
    pub tie_breaks: Vec<SheetRow>,
    /// From 1; equal ranks share the place.
    pub ranks: Vec<u8>,
}

/// A game in a few words, for lists of games; stored with its record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Summary {
    /// Which game.
    pub game: GameId,
    /// Whether it is played with the game's expansion.
    #[serde(default)]
    pub expanded: bool,
    /// The whole record, as text.
    pub record: String,
    /// Who plays.
    pub party: Party,
    /// Steps played.
    pub steps: usize,
    /// The round.
    pub round: u16,
    /// Whose decision it is; none when the game is over.
    pub turn: Option<Seat>,
    /// Points so far, one a seat.
    pub points: Vec<i32>,
    /// Rank of each seat as it stands.
    pub ranks: Vec<u8>,
}

/// What the computer is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aim {
    /// The move of the computer player whose turn it is.
    Move,
    /// Moves for the person whose turn it is to consider.
    Hint,
}

/// A move to consider, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HintLine {
    /// 1 for the best.
    pub rank: u8,
    /// What to do; a marked sentence.
    pub action: String,
    /// What speaks for it; marked sentences.
    pub reasons: Vec<String>,
}

/// Who looks at a game, at what, and what they may do.
pub trait Seen {
    /// Which game.
    fn game(&self) -> GameId;
    /// What lies around the board.
    fn desk(&self) -> Desk;
    /// What may be seen.
    fn viewer(&self) -> Viewer;
    /// Who sits at the tablet; nobody in particular while a computer decides among several people, or a curtain is down.
    fn reader(&self) -> Option<Seat>;
    /// What may be done at the board.
    fn mode(&self) -> Mode;
    /// The seat shown large and nearest.
    fn front(&self) -> Seat;
    /// Whose decision it is now.
    fn turn(&self) -> Turn;
    /// In whose turn it is made.
    fn turn_owner(&self) -> Seat;
    /// The round of the position that is shown, from 1.
    fn round(&self) -> u16;
    /// Number of steps played.
    fn head(&self) -> usize;
    /// Whether the curtain has to be down.
    fn is_covered(&self) -> bool;
    /// Lifts the curtain for the seat that decides now.
    fn lift_curtain(&self);
}

/// Going back and forth in a game, and on where there is no choice.
pub trait Travel {
    /// Where one undo leads: before the latest free decision of a person, since a computer would only decide again.
    fn undo_target(&self) -> Option<usize>;
    /// Where one redo leads: on to the next decision of a person.
    fn redo_target(&self) -> Option<usize>;
    /// Where restarting the turn leads.
    fn turn_start(&self) -> Option<usize>;
    /// What going back to `target` would take back beyond an open decision; a computer's decisions are nobody's loss.
    fn undo_notice(&self, target: usize) -> UndoNotice;
    /// Moves the present to another position that is kept.
    fn go(&self, target: usize);
    /// Plays the step that the rules leave no choice about; false when there is none.
    fn play_forced(&self) -> bool;
    /// Whether [`play_forced`](Self::play_forced) would play something.
    fn is_forced(&self) -> bool;
}

/// A step that is told act by act, where eyes could not follow it at once.
pub trait Telling {
    /// How many acts are left, the one that is shown among them; none while the position itself is shown.
    fn acts_left(&self) -> usize;
    /// Steps that may be told: those before the acts that are being told, or all.
    fn steps_told(&self) -> usize;
    /// What the act that is shown is about; a marked sentence.
    fn act_told(&self, language: Language) -> String;
    /// Shows the next act, or the position itself.
    fn next_act(&self);
    /// Shows the position itself.
    fn end_acts(&self);
}

/// What a game tells, in words and figures.
pub trait Told {
    /// What is said when a seat's answer is kept, and what asks it again; see [`Tabled::standing`](super::Tabled::standing).
    fn standing_words(&self, language: Language, seat: Seat) -> [String; 2];
    /// What the seat to move may do, as a sentence.
    fn to_do(&self, language: Language) -> String;
    /// What was agreed before the game, a sentence or two about each option.
    fn agreed(&self, language: Language) -> Vec<String>;
    /// How the game ends, in a few words, as it stands at the position that is shown.
    fn course(&self, language: Language) -> String;
    /// Whether the end is near at the position that is shown. Where it has come it is not near any more.
    fn is_ending(&self) -> bool;
    /// The log of these steps as it may be read now, oldest first: what may still be known, and what is new to the reader as it
    /// happened.
    fn log(&self, language: Language, steps: Range<usize>) -> Vec<LogLine>;
    /// What would be done again on the way to a later position that is kept: marked sentences, in their order.
    fn ahead(&self, language: Language, to: usize) -> Vec<String>;
    /// Number of steps played when the reader's latest turn or decision before the present one was over.
    fn last_seen(&self) -> usize;
    /// Where the table began to settle what it settled last before so many steps were played; there if it settled nothing.
    fn settled_before(&self, steps: usize) -> usize;
    /// One mark a step played.
    fn marks(&self) -> Vec<StepMark>;
    /// The score sheet as it stands at the position that is shown.
    fn sheet(&self, language: Language) -> Sheet;
    /// Totals of all seats after so many steps.
    fn totals_at(&self, steps: usize) -> Vec<i32>;
}

/// What the computer is asked about a game.
pub trait Advised {
    /// Messages to the computer players' workers about the present position: one to each that is to think about it, no more
    /// than `most`. None when there is nothing to decide.
    fn letters(&self, aim: Aim, number: u32, most: usize) -> Vec<Letter>;
    /// Takes the workers' replies, in the order of the letters: plays the move that they decide on together, or keeps the
    /// hints.
    ///
    /// # Errors
    /// What is wrong with them, for developers.
    fn take_replies(&self, aim: Aim, replies: &[Packed]) -> Result<(), String>;
    /// Decides in the page, at the fast level, in place of the worker.
    fn answer_here(&self, aim: Aim);
    /// The moves to consider that are kept, best first.
    fn hints(&self, language: Language) -> Vec<HintLine>;
    /// Lays the move of this rank out on the board, to be confirmed, and forgets the others.
    fn lay_out(&self, rank: u8);
    /// Forgets them.
    fn clear_hints(&self);
}

/// What the computer is asked about the decisions of a game that were made.
pub trait Judged {
    /// The steps, from 0, whose decisions deserve a look.
    fn decisions(&self) -> Vec<usize>;
    /// The place of what a step did among what was legal.
    fn made(&self, step: usize) -> Option<u16>;
    /// Tells this game from others and from itself played otherwise; see [`Record::fingerprint`](crate::engine::Record::fingerprint).
    fn fingerprint(&self) -> u32;
    /// Each seat's share of the victory, once the game is over.
    fn outcome(&self) -> Option<Vec<f32>>;
    /// Messages to the computer players' workers about a decision, as [`letters`](Advised::letters); `among` names the moves to be
    /// weighed, none for all.
    fn letters_about(&self, step: usize, among: &[u16], budget: u32, number: u32, most: usize)
    -> Vec<Letter>;
    /// What the workers' replies about all moves of a decision tell.
    fn glimpse(&self, step: usize, replies: &[Packed]) -> Option<Glimpse>;
    /// What the workers' replies about some of them tell.
    fn tried(&self, replies: &[Packed]) -> Vec<Trial>;
    /// What was found out about a decision, in words.
    fn remark(&self, finding: &Finding, language: Language) -> Option<Remark>;
}

/// A game as it is stored and handed on.
pub trait Kept {
    /// The game as it stood after so many steps, as another one in play.
    ///
    /// # Errors
    /// A sentence that says what is wrong.
    fn copy_from(&self, steps: usize, language: Language) -> Result<Summary, String>;
    /// The position after so many steps as a puzzle, for a link; none where nobody is to move.
    fn puzzle(&self, steps: usize) -> Option<String>;
    /// The same setup and party with another seed and nothing played.
    ///
    /// # Errors
    /// A sentence that says what is wrong.
    fn rematch(&self, language: Language) -> Result<Summary, String>;
    /// The record of what is played, as a line of text.
    fn text(&self) -> String;
    /// The record of what is played, as a file.
    fn json(&self) -> String;
    /// The game in a few words, with its record.
    fn summary(&self) -> Summary;
}

/// A game being played, by its roles.
pub trait Session: Seen + Travel + Telling + Told + Advised + Judged + Kept + Send + Sync {
    /// Everything between the bars.
    fn board(&self) -> AnyView;
}
