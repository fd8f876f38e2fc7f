//! What players have before everybody's eyes.

use crate::app::boards::staged::{Entry, Mark};
use crate::engine::Seat;
use crate::games::bruges::{COLOURS, CardId, Colour, Majority, Outcome, PlaceId, Tally};

/// How far a player is with what everybody does in turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Progress {
    /// Nothing of the kind is under way.
    #[default]
    None,
    /// Still to come.
    Waits,
    /// Under way: it is their turn in it.
    Now,
    /// Done.
    Done,
}

/// Workers of a colour.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stock {
    /// How many.
    pub count: Entry,
    /// Legal: one of them can be paid, given or swapped now.
    pub mark: Mark,
}

/// Threat markers of a colour.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Circle {
    /// How many.
    pub count: Entry,
    /// So many complete the circle.
    pub of: u8,
    /// The next marker completes it.
    pub near: bool,
    /// Its damage is cancelled by an own person.
    pub shielded: bool,
    /// Legal: one of them can be discarded, handed over or resolved now.
    pub mark: Mark,
}

/// A majority as it stands for a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// Which.
    pub majority: Majority,
    /// The marker is flipped, for good.
    pub flipped: bool,
    /// Steps, persons or tokens.
    pub strength: Entry,
    /// Strictly ahead of everybody as things stand: the marker would flip at the end of the round.
    pub leads: bool,
    /// What is missing to be strictly ahead of everybody; 0 for who is.
    pub behind: u8,
    /// It was flipped since the viewer's last turn.
    pub fresh: bool,
}

/// What a person can still do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Duty {
    /// An arrow, which was carried out on arrival.
    Past,
    /// Can be activated this round; whether it may be now is in the house's mark.
    Ready,
    /// Was activated this round.
    Used,
    /// Standing changes, or answers: whether some of them are left this round.
    Standing(bool),
    /// Counts in the final scoring.
    Laurel,
}

/// A person in play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Person {
    /// Who.
    pub card: CardId,
    /// What can still be done.
    pub duty: Duty,
    /// Points of the laurel as things stand.
    pub laurel: u16,
    /// What activating would bring now at most; none where that is not possible now.
    pub brings: Option<Outcome>,
}

/// Who may move into an empty house.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Guest {
    /// Nobody in hand now.
    #[default]
    None,
    /// The person of the card that is taken up could: "or here".
    Welcome(CardId),
    /// The person of the card that is taken up will, if the move is made: "moves in".
    Coming(CardId),
}

/// A house.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HousePart {
    /// Its place, by which it is named.
    pub place: PlaceId,
    /// Its colour.
    pub colour: Colour,
    /// The card that it is on its other side, where the viewer knows it.
    pub front: Option<CardId>,
    /// Who lives there.
    pub person: Option<Person>,
    /// Who could move in.
    pub guest: Guest,
    /// Points that losing it (or the person, where a person is to be lost) would cost at the end, where it could be lost now.
    pub loss: Option<u16>,
    /// It is lost if the move is made: it burns, or the person dies.
    pub lost: bool,
    /// Legal: touching it chooses it now (a person to activate, a house to move into, whatever is decided).
    pub mark: Mark,
}

/// What a player has, for the large display and the small panels alike.
#[derive(Clone, Debug, PartialEq)]
pub struct Panel {
    /// Whose.
    pub seat: Seat,
    /// Their decision is awaited.
    pub decides: bool,
    /// It is their turn, whoever decides.
    pub active: bool,
    /// They began the round.
    pub start: bool,
    /// How far they are with what everybody does in turn in this stage.
    pub progress: Progress,
    /// Guilders.
    pub guilders: Entry,
    /// Points on the score track.
    pub points: Entry,
    /// Points if the game ended now.
    pub worth: Entry,
    /// Workers by colour.
    pub workers: [Stock; COLOURS],
    /// Threat markers by colour.
    pub threats: [Circle; COLOURS],
    /// Steps on the reputation track.
    pub step: Entry,
    /// Canal tokens.
    pub tokens: Entry,
    /// Houses.
    pub houses: Entry,
    /// Persons in play.
    pub persons: Entry,
    /// Points of the statues won, in the order of the sections.
    pub statues: Vec<u8>,
    /// Reputation, persons, canals.
    pub majorities: [Standing; 3],
    /// The houses from the left.
    pub street: Vec<HousePart>,
    /// A house of this colour would be added by the move.
    pub building: Option<Colour>,
    /// The gate, from 0, once it is chosen.
    pub gate: Option<u8>,
    /// Cards in hand by the colour of their backs.
    pub backs: Tally,
    /// Cards in hand.
    pub cards: Entry,
    /// Cards of the hand whose faces everybody saw.
    pub known: Vec<CardId>,
    /// The token on the reputation track: legal where a step can be paid for now.
    pub pawn: Mark,
    /// The purse: legal where a guilder can be paid now.
    pub purse: Mark,
    /// It is shown large.
    pub large: bool,
}
