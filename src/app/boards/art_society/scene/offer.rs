//! What may be done now and what the move being considered would do: the content of the action bar, without words.

use super::{Draft, Held, Look, Move, Offer, Tile};
use crate::app::boards::staged::{Offered, Step};
use crate::games::art_society::{Action, ArtSociety, Phase, Piece, Task};

/// What a button does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoveKind {
    /// Turns up this many lots.
    TurnUp(u8),
    /// Lays the card face down.
    Bid(u8),
    /// Takes the lot, to decide later where it hangs.
    Take,
    /// Takes the lot and hangs it.
    TakeAndHang,
    /// Hangs the painting.
    Hang,
    /// Lays the decor.
    Lay,
    /// Gives the tile to the assistant.
    Store,
    /// Takes the assistant's tile up.
    Release,
    /// Gives the painting to the museum for another.
    Exchange,
    /// Puts the painting beside the wall.
    Excess,
    /// Does without the reward.
    Decline,
    /// Ends the turn.
    EndTurn,
    /// Leaves this round's tiles where they are.
    Keep,
    /// The same in every round to come, without a question.
    AlwaysKeep,
    /// Moves the starting painting that hangs already.
    MoveFirst,
    /// Takes this round's tiles back.
    TakeBack,
    /// Leaves the tiles as they hang now.
    Confirm,
    /// Puts the tiles back where they were.
    Cancel,
}

/// What may be done, or what the move being considered is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum What {
    /// Nothing: it is not the viewer's to decide.
    Waiting,
    /// The starting painting is to be hung.
    Start,
    /// Lots are being chosen by their shape.
    Piles {
        /// How many are chosen.
        chosen: u8,
        /// How many there have to be.
        wanted: u8,
    },
    /// A card is to be bid.
    Bid(Option<u8>),
    /// A lot is to be taken.
    Take,
    /// The tile in hand is to be put up; the scene's ghost says what it would bring.
    Put(Piece),
    /// The painting that is due fits nowhere.
    Misfit {
        /// The museum has paintings to exchange for.
        exchange: bool,
        /// The assistant could put up its tile, and keep it then.
        release: bool,
        /// The assistant could keep it.
        store: bool,
        /// It may be put beside the wall. Without any of these the assistant's tile goes up first.
        aside: bool,
    },
    /// The assistant is to keep the tile.
    Store(Piece),
    /// Decor is to be taken.
    Reward {
        /// Shields.
        due: u8,
        /// In several tiles.
        several: bool,
    },
    /// The turn may end; the assistant's tile could still go up.
    EndTurn,
    /// This round's tiles may be taken back.
    Rehang,
    /// The tiles hang anew.
    Confirm,
}

impl Offered<ArtSociety> for What {
    fn offer(look: &Look<'_>) -> Offer {
        let mut offer = Offer::nothing(Self::Waiting);
        if look.legal.is_empty() {
            return offer;
        }
        let main = |kind, actions| Some(Move::play(kind, actions));
        match (look.view.phase, look.draft) {
            (Phase::Choose, draft) if !matches!(draft, Draft::Tile(_)) => {
                let piles = draft.piles();
                let (chosen, wanted) = (piles.shapes().len() as u8, look.view.lots_wanted());
                offer.what = Self::Piles { chosen, wanted };
                if chosen == wanted {
                    let actions = piles.shapes().iter().map(|shape| Action::Choose(*shape)).collect();
                    offer.main = main(MoveKind::TurnUp(wanted), actions);
                }
            }
            (Phase::Bid, Draft::Card(card)) => {
                offer.what = Self::Bid(Some(card));
                offer.main = main(MoveKind::Bid(card), vec![Action::Bid(card)]);
                offer.settled = true;
            }
            (Phase::Bid, _) => offer.what = Self::Bid(None),
            _ => offer.for_tiles(look),
        }
        offer
    }
}

impl Offer {
    fn for_tiles(&mut self, look: &Look<'_>) {
        let held = look.held();
        self.what = waiting_for(look);
        if look.is_open(Tile::Assistant) && held.is_none_or(|held| held.tile != Tile::Assistant) {
            let taken_up = Draft::Tile(look.taken_up(Tile::Assistant, false));
            self.others.push(Move::choose(MoveKind::Release, taken_up));
        }
        if let Some(held) = held {
            self.for_held(look, held);
        }
        // What is the main thing to do where nothing is in hand, and what is another way.
        let plain = [
            (MoveKind::EndTurn, Action::EndTurn, true),
            (MoveKind::Keep, Action::Keep, true),
            (MoveKind::Confirm, Action::Confirm, true),
            (MoveKind::Excess, Action::Excess, true),
            (MoveKind::Decline, Action::Decline, false),
            (MoveKind::TakeBack, Action::TakeBack, false),
            (MoveKind::Cancel, Action::Cancel, false),
        ];
        for (kind, action, may_be_main) in plain.into_iter().filter(|(_, action, _)| look.allows(*action)) {
            let ready = Move::play(kind, vec![action]);
            if may_be_main && self.main.is_none() && held.is_none_or(|held| held.spot.is_none()) {
                self.main = Some(ready);
            } else {
                self.others.push(ready);
            }
        }
        if look.allows(Action::Keep) {
            self.others.push(Move { kind: MoveKind::AlwaysKeep, step: Step::Stand(vec![Action::Keep]) });
        }
    }

    fn for_held(&mut self, look: &Look<'_>, held: Held) {
        let Held { tile, spot, upright } = held;
        let Some(piece) = look.piece(tile) else { return };
        if look.draft != Draft::Nothing || !matches!(self.what, What::Misfit { .. } | What::Reward { .. }) {
            self.what = What::Put(piece);
        }
        if look.view.phase == Phase::Start && spot.is_none() && tile != Tile::First {
            self.what = What::Start;
        }
        let kind = match (tile, piece) {
            (Tile::Lot(_), _) => MoveKind::TakeAndHang,
            (Tile::Museum(_), _) => MoveKind::Exchange,
            (Tile::First, _) => MoveKind::MoveFirst,
            (_, Piece::Painting(_)) => MoveKind::Hang,
            (_, Piece::Decor(_)) => MoveKind::Lay,
        };
        let store = look.storing(tile).map(|actions| Move::play(MoveKind::Store, actions));
        if matches!(look.draft, Draft::Store(_)) {
            self.what = What::Store(piece);
            self.main = store;
            self.settled = true;
            return;
        }
        if let Some(spot) = spot {
            self.main = Some(if tile == Tile::First {
                Move { kind, step: Step::Amend(look.shown(), Action::Hang(spot)) }
            } else {
                Move::play(kind, look.putting(tile, spot, upright))
            });
            self.settled = true;
            return;
        }
        // Where it fits nowhere, the assistant is all that is left.
        let fits = [false, true].iter().any(|upright| !look.openings(tile, *upright).is_empty());
        match tile {
            Tile::Lot(at) => {
                self.main = Some(Move::play(MoveKind::Take, vec![Action::Take(at)]));
                self.others.extend(store);
            }
            Tile::Due if !fits && !exchanges(look) => self.main = store,
            Tile::Decor(_) if !fits => self.main = store,
            _ => self.others.extend(store),
        }
    }
}

/// Whether the museum has a painting to exchange for the one that is due.
fn exchanges(look: &Look<'_>) -> bool {
    look.legal.iter().any(|action| matches!(action, Action::Exchange(_)))
}

/// What is awaited while nothing is in hand.
fn waiting_for(look: &Look<'_>) -> What {
    match (look.view.phase, look.view.tasks.top()) {
        (Phase::Start, _) => What::Start,
        (Phase::Take, _) => What::Take,
        (Phase::Rehang, _) => What::Rehang,
        (Phase::Turn | Phase::Rehanging, Some(Task::Reward { due, several, hand: None })) => {
            What::Reward { due, several }
        }
        (Phase::Turn | Phase::Rehanging, Some(Task::Reward { hand: Some(size), .. })) => {
            What::Put(Piece::Decor(size))
        }
        (Phase::Turn | Phase::Rehanging, Some(Task::Painting(painting) | Task::Received(painting))) => {
            if look.legal.iter().any(|action| matches!(action, Action::Hang(_))) {
                What::Put(Piece::Painting(painting))
            } else {
                let [store, aside] = [Action::Store, Action::Excess].map(|action| look.allows(action));
                let release = look.legal.iter().any(|action| matches!(action, Action::Release { .. }));
                What::Misfit { exchange: exchanges(look), release, store, aside }
            }
        }
        (Phase::Turn, None) => What::EndTurn,
        (Phase::Rehanging, None) => What::Confirm,
        _ => What::Waiting,
    }
}
