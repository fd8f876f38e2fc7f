//! What may be done now and what the move being considered would do: the content of the action bar, without words.

use super::{Draft, Look, Move, Offer, pass};
use crate::app::boards::staged::Offered;
use crate::games::azul_summer_pavilion::tile::{total, unfold};
use crate::games::azul_summer_pavilion::{
    Action, Ahead, AzulSummerPavilion, COLOURS, Colour, ColourSet, Phase, Placement, ROUNDS, Source, Space,
    Tiles,
};
use std::ops::RangeInclusive;

/// What a button does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoveKind {
    /// Takes this many tiles.
    Take(u8),
    /// Places the tile.
    Place,
    /// Takes this many bonus tiles.
    Bonus(u8),
    /// Passes.
    Pass,
    /// Passes, or has passed, and keeps this many tiles.
    Keep(u8),
}

/// A placement being considered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Placing {
    /// Where.
    pub space: Space,
    /// The colour of the tile.
    pub colour: Colour,
    /// Colours that the tile may have.
    pub colours: ColourSet,
    /// Numbers of wild tiles that the payment may hold.
    pub payments: RangeInclusive<u8>,
    /// The number of wild tiles chosen.
    pub wilds: u8,
    /// Tiles spent.
    pub spent: Tiles,
    /// The run that scores, clockwise from its beginning.
    pub run: Vec<Space>,
    /// What it scores and closes.
    pub makes: Placement,
    /// What it secures for the end.
    pub ahead: Ahead,
}

/// What may be done, or what the move being considered does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum What {
    /// Nothing: it is not the viewer's to decide.
    Waiting,
    /// Tiles may be taken.
    Draft,
    /// Tiles are being taken.
    Take {
        /// Which, a wild one among them.
        tiles: Tiles,
        /// The wild colour, if a tile of it comes along.
        along: Option<Colour>,
        /// Tiles that go to the centre.
        moved: Tiles,
        /// The starting player tile comes along.
        token: bool,
        /// Points lost by it.
        lost: u16,
    },
    /// A tile may be placed.
    Place {
        /// Spaces on which one can be.
        spaces: u32,
        /// The colour chosen for it.
        colour: Option<Colour>,
    },
    /// A tile is being placed.
    Placing(Placing),
    /// Bonus tiles are being chosen.
    Bonus {
        /// Which.
        tiles: Tiles,
        /// How many are still to be chosen.
        lacking: u8,
    },
    /// Tiles to keep are being chosen.
    Keep {
        /// Which are kept.
        kept: Tiles,
        /// Which are discarded.
        discarded: Tiles,
        /// Points lost by those.
        lost: u16,
        /// Tiles could still be placed.
        hasty: bool,
        /// No round follows: what is kept costs its points at the end.
        last: bool,
    },
    /// Nothing else is possible.
    Pass {
        /// Points lost now or at the end for tiles that are left; at least so many, where some can be stored.
        lost: u16,
    },
}

impl Offered<AzulSummerPavilion> for What {
    fn offer(look: &Look<'_>) -> Offer {
        if look.legal.is_empty() {
            return Offer::nothing(Self::Waiting);
        }
        let mut offer = match (look.view.phase(), look.draft) {
            (Phase::Draft, Draft::Take { source, colour }) => taking(look, source, colour),
            (Phase::Draft, _) => Offer::nothing(Self::Draft),
            (Phase::Bonus(due), draft) => bonus(draft.bonus(), due),
            (_, Draft::Keep(kept)) => keeping(look, kept),
            (Phase::Place, Draft::Space { space, colour, wilds }) => placing(look, space, colour, wilds),
            (Phase::Place, draft) => {
                let colour = if let Draft::Colour(colour) = draft { Some(colour) } else { None };
                let spaces = look.lit(colour).count_ones();
                if spaces == 0 {
                    return passing(look);
                }
                Offer { others: vec![leave(look)], ..Offer::nothing(Self::Place { spaces, colour }) }
            }
            _ => Offer::nothing(Self::Waiting),
        };
        // No other colour, no other payment, nothing lost that was not shown before.
        offer.settled = match &offer.what {
            Self::Take { lost, .. } => *lost == 0,
            Self::Bonus { .. } => true,
            Self::Placing(placing) => placing.colours.len() == 1 && placing.payments.clone().count() == 1,
            _ => false,
        };
        offer
    }
}

impl Offer {
    /// What the move being considered changes in the hand of the player who considers it.
    pub(super) fn change(&self) -> [i8; COLOURS] {
        let signed = |tiles: &Tiles, sign: i8| tiles.map(|count| sign * count.cast_signed());
        match &self.what {
            What::Take { tiles, .. } | What::Bonus { tiles, .. } => signed(tiles, 1),
            What::Placing(placing) => signed(&placing.spent, -1),
            What::Keep { discarded, .. } => signed(discarded, -1),
            _ => [0; COLOURS],
        }
    }

    /// What the move being considered changes in the points.
    pub(super) fn gain(&self) -> i32 {
        match &self.what {
            What::Take { lost, .. } | What::Keep { lost, .. } => -i32::from(*lost),
            What::Placing(placing) => placing.makes.points.into(),
            _ => 0,
        }
    }
}

fn taking(look: &Look<'_>, source: Source, colour: Colour) -> Offer {
    let take = look.view.take(look.components, source, colour);
    let wild = look.view.wild(look.components);
    let what = What::Take {
        tiles: take.tiles,
        along: (wild != colour && take.tiles[wild.index()] > 0).then_some(wild),
        moved: if source == Source::Centre { [0; COLOURS] } else { take.rest },
        token: take.token,
        lost: take.lost,
    };
    let kind = MoveKind::Take(total(&take.tiles));
    Offer::ready(what, Move::play(kind, vec![Action::Take { source, colour }]))
}

fn placing(look: &Look<'_>, space: Space, colour: Colour, wilds: Option<u8>) -> Offer {
    let (table, components) = (look.view, look.components);
    let payments = table.wilds(components, table.to_move, space, colour);
    let wilds = wilds.unwrap_or(*payments.start());
    let what = What::Placing(Placing {
        space,
        colour,
        colours: look.colours(space),
        payments,
        wilds,
        spent: table.price(components, space, colour, wilds),
        run: table.acting().board.run(space),
        makes: table.placement(components, space),
        ahead: table.ahead(components, space, colour),
    });
    Offer::ready(what, Move::play(MoveKind::Place, vec![Action::Place { space, colour, wilds }]))
}

fn bonus(tiles: Tiles, due: u8) -> Offer {
    let lacking = due.saturating_sub(total(&tiles));
    let main =
        (lacking == 0).then(|| Move::play(MoveKind::Bonus(due), unfold(&tiles).map(Action::Bonus).collect()));
    Offer { main, ..Offer::nothing(What::Bonus { tiles, lacking }) }
}

fn keeping(look: &Look<'_>, kept: Tiles) -> Offer {
    let player = look.view.acting();
    let discarded: Tiles = std::array::from_fn(|at| player.hand[at] - kept[at]);
    let lost = look.view.discard_loss(look.components, total(&discarded));
    let passed = look.view.phase() == Phase::Keep;
    let actions = if passed { vec![Action::Keep(kept)] } else { vec![Action::Pass, Action::Keep(kept)] };
    let hasty = !passed && look.lit(None) != 0;
    let last = usize::from(look.view.round) == ROUNDS;
    let ready = Move::play(MoveKind::Keep(total(&kept)), actions);
    Offer::ready(What::Keep { kept, discarded, lost, hasty, last }, ready)
}

fn passing(look: &Look<'_>) -> Offer {
    let stores = look.view.chooses_kept(look.components);
    let room = if stores { look.components.corners } else { 0 };
    let left = total(&look.view.acting().hand).saturating_sub(room);
    let lost = look.view.discard_loss(look.components, left);
    Offer::ready(What::Pass { lost }, leave(look))
}

/// Passes, or lays out the tiles to keep first.
fn leave(look: &Look<'_>) -> Move {
    match pass(look) {
        Some(draft) => Move::choose(MoveKind::Pass, draft),
        None => Move::play(MoveKind::Pass, vec![Action::Pass]),
    }
}
