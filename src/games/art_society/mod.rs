//! Art Society, for 2 to 4 players (rulebook 1.1, 2024).
//!
//! A round is an auction, a turn for everybody in the order of choice, and the museum's gain; each step is a decision
//! of its own:
//!
//! ```text
//! Start (once, each seat) -> Choose (the auctioneer, lot by lot) -> Bid (each seat, in secret)
//!   -> for each seat in the order of choice: Take -> Turn [what was taken, rewards, the assistant's tile]
//!   -> museum -> for each seat: Rehang -> [Rehanging] -> next round, or Over
//! ```
//!
//! Section numbers and marks such as I-7 in comments are those of the rules specification that these rules were written
//! from.

mod audit;
mod bot;
pub mod components;
pub mod grid;
pub mod painting;
mod rules;
mod scoring;
mod state;
mod view;
pub mod wall;

pub use bot::Reason;
pub use components::{Components, LARGEST_DECOR, MOST_SEATS, PAINTINGS};
pub use grid::{Area, Extent, Grid, Spot};
pub use painting::{Frame, GENRES, Genre, Painting, PaintingId, PaintingSet, Shape, ShapeId, members};
pub use scoring::{Category, Tally};
pub use state::{
    Lot, Pending, Phase, Piece, Player, Saved, State, Stored, TakeBack, Tasks, cards, genre_points, top_genre,
};
pub use view::{PlayerView, View};
pub use wall::{Hung, Laid, Size, Wall, lying};

use crate::engine::{
    Audience, Edition, Event as EventOf, Game, NewGameError, Rng, ScoreSheet, Seat, Seats, Seed, Turn,
    Viewer, Witness,
};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// The game of Art Society.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ArtSociety;

/// Rules that may be agreed otherwise (section 12).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(clippy::struct_excessive_bools, reason = "each is an option of its own")]
pub struct Options {
    /// Before the round closes everybody may take back and hang anew what they gained in it (section 6).
    pub rehang: bool,
    /// Decor may stand upright (I-2).
    pub decor_upright: bool,
    /// A decor reward may be declined (I-6).
    pub decline_decor: bool,
    /// Everybody may look at all the cards that were played (I-12).
    pub open_bid_history: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self { rehang: true, decor_upright: true, decline_decor: false, open_bid_history: false }
    }
}

/// What is agreed before the first move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setup {
    /// 2 to 4.
    pub seats: u8,
    /// Rules that may be agreed otherwise.
    pub options: Options,
    /// Corrections to the box.
    pub edition: Option<Edition>,
}

impl Default for Setup {
    fn default() -> Self {
        Self { seats: 2, options: Options::default(), edition: None }
    }
}

/// One decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Action {
    /// Choose the top painting of a pile as a lot, unseen.
    Choose(ShapeId),
    /// Bid a card from the own hand.
    Bid(u8),
    /// Take a lot, by its place in the row.
    Take(u8),
    /// Hang the painting that is due: the starting one, the one taken, or the one received from the museum.
    Hang(Spot),
    /// Give the painting that was taken, or the decor in hand, to the assistant.
    Store,
    /// Put up the assistant's tile.
    Release {
        /// Its first square.
        spot: Spot,
        /// Whether decor stands upright.
        upright: bool,
    },
    /// Give the painting that does not fit to the museum for this one.
    Exchange(PaintingId),
    /// Put the painting that does not fit beside the wall.
    Excess,
    /// Take a decor tile of this size as a reward.
    TakeDecor(Size),
    /// Lay the decor tile in hand.
    Lay {
        /// Its first square.
        spot: Spot,
        /// Whether it stands upright.
        upright: bool,
    },
    /// Do without the reward (an option).
    Decline,
    /// Leave the assistant's tile where it is and end the turn.
    EndTurn,
    /// Leave this round's tiles where they are.
    Keep,
    /// Take back this round's tiles and hang them anew.
    TakeBack,
    /// Leave the tiles as they were hung anew.
    Confirm,
    /// Put the tiles back where they were before they were taken back.
    Cancel,
}

/// Where a tile that goes up comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    /// It is the starting painting.
    Start,
    /// The auction.
    Auction,
    /// The museum, in exchange.
    Museum,
    /// The assistant.
    Assistant,
    /// The supply of decor.
    Supply,
}

/// Why a reward or a part of it was lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lost {
    /// The wall is completely covered (section 6, I-7, I-14).
    WallFull,
    /// No tile of an allowed size can be had or held (I-7, I-8).
    NoTile,
}

/// What brought the end of the game (section 8).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// This seat's wall is completely covered.
    FullWall(Seat),
    /// This seat has excess paintings enough.
    Excess(Seat),
    /// Every bid card was played.
    NoCards,
    /// Too few paintings are left for another auction (I-11).
    NoPaintings,
}

/// Something that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// A starting painting and a start price were dealt.
    Dealt {
        /// To whom.
        seat: Seat,
        /// The painting.
        painting: PaintingId,
        /// The start price.
        price: u8,
    },
    /// The gavel went to a seat.
    Auctioneer {
        /// Who holds it now.
        seat: Seat,
        /// The round that begins.
        round: u8,
    },
    /// A lot was chosen by its shape.
    ShapeChosen {
        /// Who chose.
        seat: Seat,
        /// The pile.
        shape: ShapeId,
    },
    /// A lot was turned up.
    LotTurnedUp {
        /// The painting.
        painting: PaintingId,
    },
    /// A seat has bid; nobody sees what.
    HasBid {
        /// Who.
        seat: Seat,
    },
    /// A bid was revealed, in the order of choice.
    BidShown {
        /// Whose.
        seat: Seat,
        /// The card.
        card: u8,
        /// Place in the order of choice, from 0.
        place: u8,
    },
    /// An older card was shown to break a tie.
    TieCardShown {
        /// Whose.
        seat: Seat,
        /// The card.
        card: u8,
        /// How far under the newest: 1 is the one below.
        depth: u8,
    },
    /// A lot was taken.
    Took {
        /// Who.
        seat: Seat,
        /// The painting.
        painting: PaintingId,
    },
    /// A painting was hung.
    Hung {
        /// Whose wall.
        seat: Seat,
        /// The painting.
        painting: PaintingId,
        /// Its top left square.
        spot: Spot,
        /// Where it came from.
        origin: Origin,
        /// Matching frames that it touches.
        matches: u8,
        /// Whether it touches another of its genre (bad taste).
        clashes: bool,
    },
    /// A tile was given to the assistant.
    Stored {
        /// Whose.
        seat: Seat,
        /// The tile.
        piece: Piece,
    },
    /// A decor tile was taken from the supply.
    DecorTaken {
        /// By whom.
        seat: Seat,
        /// Its shields.
        size: Size,
    },
    /// A decor tile was laid.
    DecorLaid {
        /// Whose wall.
        seat: Seat,
        /// Its shields.
        size: Size,
        /// Its first square.
        spot: Spot,
        /// Whether it stands upright.
        upright: bool,
        /// The supply or the assistant.
        origin: Origin,
    },
    /// Decor on a wall was replaced by other decor, so that a size could be had (section 6).
    DecorSwapped {
        /// Whose wall.
        seat: Seat,
        /// Squares that were covered anew.
        area: Area,
        /// Tiles of each size that went back to the supply.
        back: [u8; LARGEST_DECOR],
        /// Tiles of each size that came in their place.
        put: [u8; LARGEST_DECOR],
    },
    /// A reward, or what was left of it, was lost.
    RewardLost {
        /// By whom.
        seat: Seat,
        /// Shields.
        due: u8,
        /// Why.
        why: Lost,
    },
    /// A reward, or what was left of it, was declined.
    Declined {
        /// By whom.
        seat: Seat,
        /// Shields.
        due: u8,
    },
    /// A painting that did not fit was exchanged with the museum.
    Exchanged {
        /// Whose.
        seat: Seat,
        /// What went to the museum.
        gave: PaintingId,
        /// What came from it.
        got: PaintingId,
    },
    /// A painting that did not fit was put beside the wall.
    PutAside {
        /// Whose.
        seat: Seat,
        /// The painting.
        painting: PaintingId,
        /// Excess paintings that the seat has now.
        count: u8,
    },
    /// Every square of a wall is covered: the round is played to its end.
    WallFull {
        /// Whose.
        seat: Seat,
    },
    /// A seat left its assistant's tile where it is.
    TurnEnded {
        /// Who.
        seat: Seat,
    },
    /// The lot that nobody took went to the museum.
    ToMuseum {
        /// The painting.
        painting: PaintingId,
        /// Its genre's total before.
        from: u8,
        /// Its genre's total now.
        to: u8,
    },
    /// A seat left this round's tiles where they are.
    Kept {
        /// Who.
        seat: Seat,
    },
    /// A seat took back this round's tiles.
    TookBack {
        /// Who.
        seat: Seat,
    },
    /// A seat has hung its tiles anew.
    Rehung {
        /// Who.
        seat: Seat,
    },
    /// A seat put its tiles back where they were.
    Cancelled {
        /// Who.
        seat: Seat,
    },
    /// The game is over.
    Ended {
        /// What brought it about; the first that applies.
        end: End,
    },
}

impl EventOf for Event {
    fn audience(&self) -> Audience {
        // What is secret about a bid is never told: everybody learns only that there is one.
        Audience::All
    }

    fn reveals(&self) -> bool {
        matches!(self, Self::LotTurnedUp { .. } | Self::BidShown { .. } | Self::TieCardShown { .. })
    }
}

/// The step that is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Due {
    /// Hanging the starting painting.
    Start,
    /// Choosing a lot.
    Choose,
    /// Bidding.
    Bid,
    /// Taking a lot.
    Take,
    /// Hanging, storing or otherwise settling a painting.
    Painting,
    /// Taking a decor tile.
    TakeDecor,
    /// Laying the decor tile in hand.
    LayDecor,
    /// Releasing the assistant's tile, or ending the turn.
    EndTurn,
    /// Keeping this round's tiles or taking them back.
    Rehang,
    /// Confirming or cancelling what was hung anew.
    Confirm,
}

/// Why an action is not legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The game is over.
    GameOver,
    /// Another step is due.
    NotNow {
        /// The step that is due.
        due: Due,
    },
    /// There is no such pile, lot, painting or size.
    NoSuchThing,
    /// The pile has no painting left that is not chosen yet.
    PileEmpty,
    /// The card is not in hand: it was played, or does not exist.
    CardNotInHand(u8),
    /// Somebody took that lot.
    LotTaken,
    /// It would leave the wall.
    OffTheWall,
    /// Something hangs there already.
    Covered,
    /// It would touch nothing.
    TouchesNothing,
    /// A starting painting covers a star.
    NoStar,
    /// Decor is laid flat.
    NotUpright,
    /// The assistant has a tile already.
    AssistantFull,
    /// The assistant has no tile.
    AssistantEmpty,
    /// A tile stored in this round stays with the assistant.
    StoredThisRound,
    /// A painting from the museum is hung at once.
    HangAtOnce,
    /// The painting fits on the wall, so it is hung or stored.
    Fits,
    /// The museum has a painting to exchange for.
    ExchangePossible,
    /// Only paintings that lie in the museum can be had.
    NotInMuseum,
    /// Only a painting of the same genre can be had.
    OtherGenre,
    /// Only a painting of another size can be had.
    SameShape,
    /// That painting does not fit either.
    ExchangeDoesNotFit,
    /// Re-hanging brings no exchange and no excess painting (I-21).
    NotInRehang,
    /// The reward is smaller.
    RewardIs(u8),
    /// No tile of this size can be had.
    NoneLeft(Size),
    /// A tile of this size has no place.
    NoRoom(Size),
    /// With this tile the shields could no longer add up.
    MustAddUp(u8),
    /// Rewards may not be declined.
    MustTake,
}

impl Game for ArtSociety {
    const KEY: &'static str = "art-society";
    const RULES_VERSION: u16 = 1;
    const SEATS: Seats = Seats { least: 2, most: MOST_SEATS as u8 };
    // 20 rounds of five lots, four bids, and four turns and re-hangs of at most some 50 decisions each.
    const MAX_ACTIONS: usize = 8000;

    type State = State;
    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;
    type Category = Category;
    type Components = Components;

    fn components(setup: &Setup) -> Result<Arc<Components>, NewGameError> {
        let Seats { least, most } = Self::SEATS;
        if !(least..=most).contains(&setup.seats) {
            return Err(NewGameError::Seats { given: setup.seats, least, most });
        }
        Components::of(setup.edition.as_ref())
    }

    fn start(
        components: &Arc<Components>,
        setup: &Setup,
        seed: Seed,
        witness: &mut impl Witness<Event>,
    ) -> State {
        let state = State::start(components, setup, seed);
        for (seat, player) in state.players().iter().enumerate() {
            witness.saw(Event::Dealt {
                seat: Seat::from_index(seat),
                painting: player.first,
                price: player.stack()[0],
            });
        }
        state
    }

    fn seats(setup: &Setup) -> u8 {
        setup.seats
    }

    fn with_seats(setup: Setup, seats: u8) -> Setup {
        Setup { seats, ..setup }
    }

    fn turn(state: &State) -> Turn {
        if state.phase == Phase::Over { Turn::Over } else { Turn::Of(state.to_move()) }
    }

    fn round(state: &State) -> u16 {
        state.round.into()
    }

    fn check(state: &State, action: &Action) -> Result<(), Refusal> {
        rules::check(state, action)
    }

    fn apply(state: &mut State, action: Action, witness: &mut impl Witness<Event>) {
        rules::apply(state, action, witness);
    }

    fn actions(state: &State, into: &mut Vec<Action>) {
        rules::actions(state, into);
    }

    fn forced(state: &State) -> Option<Action> {
        rules::forced(state)
    }

    fn view(state: &State, viewer: Viewer) -> View {
        View::of(state, viewer)
    }

    fn imagine(components: &Arc<Components>, view: &View, rng: &mut Rng) -> State {
        view.imagine(components, rng)
    }

    fn holds_secrets(state: &State, _seat: Seat) -> bool {
        // Hands are looked at while bidding only; everything else of a turn is open (section 10).
        state.phase == Phase::Bid
    }

    fn score(state: &State) -> ScoreSheet<Category> {
        scoring::sheet(state)
    }

    fn audit(state: &State) -> Result<(), String> {
        audit::audit(state)
    }

    fn sample_setups() -> Vec<Setup> {
        let plain = Options::default();
        let mut setups: Vec<Setup> = (2..=4).map(|seats| Setup { seats, ..Setup::default() }).collect();
        setups.push(Setup {
            seats: 3,
            options: Options { rehang: false, decline_decor: true, ..plain },
            edition: None,
        });
        setups.push(Setup {
            seats: 2,
            options: Options { decor_upright: false, open_bid_history: true, ..plain },
            edition: None,
        });
        setups.push(Setup {
            seats: 4,
            options: Options {
                rehang: true,
                decor_upright: false,
                decline_decor: true,
                open_bid_history: true,
            },
            edition: None,
        });
        // Another wall, decor that runs out, and a long thin painting.
        let edition = Edition(
            r#"{"wall": {"width": 9, "height": 14, "stars": [[4, 6], [4, 7]], "eyeline_rows": [5, 6]},
                "decor": {"tiles": [{"id": "D1", "count": 4}, {"id": "D2", "count": 6}, {"id": "D3", "count": 98}]},
                "paintings": {"list": [{"id": "P5x5-C1", "w": 7, "h": 1}]}}"#
                .into(),
        );
        setups.push(Setup { seats: 3, options: Options { rehang: false, ..plain }, edition: Some(edition) });
        setups
    }
}
