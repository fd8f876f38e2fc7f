//! What is chosen so far, and what a touch makes of it.

use super::{Look, No, Response};
use crate::app::boards::staged::Drafted;
use crate::app::order;
use crate::games::azul_summer_pavilion::tile::{heap, total, unfold};
use crate::games::azul_summer_pavilion::{
    Action, AzulSummerPavilion, COLOURS, Colour, ColourSet, Phase, ROUNDS, Refusal, Source, Space, Tiles,
    why_no_space, why_not,
};

/// What is chosen so far; nothing of it has happened yet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Draft {
    /// Nothing.
    #[default]
    Nothing,
    /// Tiles to take.
    Take {
        /// From where.
        source: Source,
        /// Their colour.
        colour: Colour,
    },
    /// A colour to place, on a space that is still to be chosen.
    Colour(Colour),
    /// A tile to place.
    Space {
        /// Where.
        space: Space,
        /// Its colour.
        colour: Colour,
        /// Wild tiles to pay with; none for as few as possible.
        wilds: Option<u8>,
    },
    /// Bonus tiles to take.
    Bonus(Tiles),
    /// Tiles to keep; the others are discarded.
    Keep(Tiles),
}

impl Draft {
    /// Bonus tiles chosen.
    pub(super) const fn bonus(self) -> Tiles {
        if let Self::Bonus(tiles) = self { tiles } else { [0; COLOURS] }
    }

    /// The tiles chosen to be kept, while that is being chosen.
    pub(super) const fn kept(self) -> Option<Tiles> {
        if let Self::Keep(tiles) = self { Some(tiles) } else { None }
    }
}

impl Drafted<AzulSummerPavilion> for Draft {
    fn fitting(look: &Look<'_>) -> Self {
        match (look.view.phase(), look.draft) {
            (Phase::Draft, Self::Take { source, colour }) if look.allows(Action::Take { source, colour }) => {
                look.draft
            }
            (Phase::Place, Self::Colour(colour)) if look.places(colour) => look.draft,
            (Phase::Place, Self::Space { space, colour, wilds }) if look.colours(space).has(colour) => {
                let wilds = wilds.filter(|wilds| look.allows(Action::Place { space, colour, wilds: *wilds }));
                Self::Space { space, colour, wilds }
            }
            (Phase::Bonus(_), Self::Bonus(tiles)) if within(&tiles, &look.view.supply) => look.draft,
            (Phase::Place, Self::Keep(tiles))
                if look.view.chooses_kept(look.components) && keeps(look, &tiles) =>
            {
                look.draft
            }
            (Phase::Keep, Self::Keep(tiles)) if keeps(look, &tiles) => look.draft,
            (Phase::Keep, _) => Self::Keep(first_kept(look)),
            _ => Self::Nothing,
        }
    }

    fn of(look: &Look<'_>, action: Action, _then: &[Action]) -> Self {
        match action {
            Action::Take { source, colour } => Self::Take { source, colour },
            Action::Place { space, colour, wilds } => Self::Space { space, colour, wilds: Some(wilds) },
            Action::Bonus(colour) => Self::Bonus(heap(colour, 1)),
            Action::Keep(tiles) => Self::Keep(tiles),
            Action::Pass => pass(look).unwrap_or_default(),
        }
    }
}

pub(super) fn take(look: &Look<'_>, source: Source, colour: Colour) -> Response {
    look.choose(Draft::Take { source, colour }, Action::Take { source, colour }, |_| Response::default())
}

pub(super) fn choose_space(look: &Look<'_>, space: Space) -> Response {
    let colours = look.colours(space);
    let chosen = match look.draft {
        Draft::Space { space: same, .. } if same == space => return Response::default(),
        Draft::Colour(colour) if !colours.has(colour) => {
            return Response::refuse(look.draft, No::Action(Action::Place { space, colour, wilds: 0 }));
        }
        Draft::Colour(colour) | Draft::Space { colour, .. } if colours.has(colour) => Some(colour),
        _ => cheapest(look, space, colours),
    };
    match chosen {
        Some(colour) => Response::chose(Draft::Space { space, colour, wilds: None }),
        None => match why_not(look.view, look.components, space) {
            Some(refusal) => Response::refuse(look.draft, No::Because(refusal)),
            None => Response::ask(look.draft),
        },
    }
}

/// The colour that takes the fewest wild tiles, and of those the one that is held most.
fn cheapest(look: &Look<'_>, space: Space, colours: ColourSet) -> Option<Colour> {
    let hand = &look.view.acting().hand;
    colours.iter().min_by_key(|colour| {
        let wilds = look.view.wilds(look.components, look.view.to_move, space, *colour);
        (*wilds.start(), u8::MAX - hand[colour.index()])
    })
}

/// Gives the tile about to be placed another colour, where it may have that.
pub(super) fn tint(look: &Look<'_>, colour: Colour) -> Option<Response> {
    let Draft::Space { space, colour: other, .. } = look.draft else { return None };
    (other != colour && look.colours(space).has(colour))
        .then(|| Response::chose(Draft::Space { space, colour, wilds: None }))
}

pub(super) fn choose_colour(look: &Look<'_>, colour: Colour) -> Response {
    if look.draft == Draft::Colour(colour) {
        return Response::default();
    }
    tint(look, colour).unwrap_or_else(|| match why_no_space(look.view, look.components, colour) {
        Some(refusal) => Response::refuse(look.draft, No::Because(refusal)),
        None => Response::chose(Draft::Colour(colour)),
    })
}

pub(super) fn choose_bonus(look: &Look<'_>, colour: Colour) -> Response {
    let at = colour.index();
    let there = look.view.supply[at];
    let due = match look.view.phase() {
        Phase::Bonus(due) if there > 0 => due,
        _ => return Response::refuse(look.draft, No::Action(Action::Bonus(colour))),
    };
    let mut tiles = look.draft.bonus();
    let full = total(&tiles) == due;
    if tiles[at] == there || (full && tiles[at] > 0) {
        tiles[at] = 0;
    } else {
        // Enough is chosen: the newly touched one takes the place of one of them.
        if full && let Some(other) = tiles.iter_mut().max() {
            *other -= 1;
        }
        tiles[at] += 1;
    }
    Response::chose(if total(&tiles) == 0 { Draft::Nothing } else { Draft::Bonus(tiles) })
}

pub(super) fn keep(look: &Look<'_>, mut kept: Tiles, colour: Colour) -> Response {
    let at = colour.index();
    let held = look.view.acting().hand[at];
    if held == 0 {
        return Response::refuse(Draft::Keep(kept), No::Because(Refusal::NoneHeld(colour)));
    }
    if kept[at] == held {
        kept[at] = 0;
    } else if total(&kept) == look.components.corners {
        let full = No::Because(Refusal::CornersFull(look.components.corners));
        return Response::refuse(Draft::Keep(kept), full);
    } else {
        kept[at] += 1;
    }
    Response::chose(Draft::Keep(kept))
}

pub(super) fn put_back(mut kept: Tiles, corner: u8) -> Option<Response> {
    let colour = unfold(&kept).nth(usize::from(corner))?;
    kept[colour.index()] -= 1;
    Some(Response::chose(Draft::Keep(kept)))
}

/// What the button for passing leads to: the choice of tiles to keep, where there is one.
#[must_use]
pub fn pass(look: &Look<'_>) -> Option<Draft> {
    (look.allows(Action::Pass) && look.view.chooses_kept(look.components))
        .then(|| Draft::Keep(first_kept(look)))
}

fn keeps(look: &Look<'_>, tiles: &Tiles) -> bool {
    within(tiles, &look.view.acting().hand) && total(tiles) <= look.components.corners
}

/// What is laid out to be stored at first: as many tiles as the corners hold, those that will be wild first, then those
/// of which there are most.
fn first_kept(look: &Look<'_>) -> Tiles {
    let hand = look.view.acting().hand;
    // After the last round nothing comes back, and what is stored costs its points all the same.
    if usize::from(look.view.round) == ROUNDS {
        return [0; COLOURS];
    }
    let next = look.components.wild(look.view.round + 1);
    let mut tiles: Vec<Colour> = unfold(&hand).collect();
    order::sort_by_key(&mut tiles, |colour| (*colour != next, u8::MAX - hand[colour.index()]));
    let mut kept = [0; COLOURS];
    for colour in tiles.into_iter().take(look.components.corners.into()) {
        kept[colour.index()] += 1;
    }
    kept
}

fn within(part: &Tiles, whole: &Tiles) -> bool {
    part.iter().zip(whole).all(|(part, whole)| part <= whole)
}
