//! Standing changes of what something costs or brings (RULES.md, Standing changes).

use super::Keys;
use super::count::groups;
use crate::engine::{Fault, Part};
use crate::games::bruges::colour::Colour;
use crate::games::bruges::group::GroupSet;
use serde::{Deserialize, Serialize};

/// A standing change. Figures are guilders, unless said otherwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Hook {
    /// The action of taking workers brings so many more.
    MoreWorkers(u8),
    /// The action of taking guilders brings so many more, with a card of this colour if one is named.
    MoreGuilders {
        /// How many more.
        add: u8,
        /// The colour that the card must count as.
        colour: Option<Colour>,
    },
    /// The action of discarding a threat may discard so many more markers of the colour.
    MoreThreats(u8),
    /// A canal may be built with a card of any colour, at a surcharge where the colour is wrong.
    AnyCanalColour {
        /// The surcharge.
        surcharge: u8,
    },
    /// A house costs so many workers.
    HouseWorkers(u8),
    /// Canal spaces cost less, down to a floor.
    CanalPrice(Discount),
    /// Persons of these groups cost less to recruit, down to a floor.
    RecruitPrice {
        /// How much less.
        discount: Discount,
        /// For whom.
        groups: GroupSet,
    },
    /// A step of reputation in the dice phase costs less, down to a floor.
    ReputationPrice(Discount),
    /// A step of reputation in the dice phase costs at most so much.
    ReputationCap(u8),
    /// Where no die is low, a step of reputation is for sale all the same, at this price.
    ReputationAlways(u8),
    /// Each threat marker discarded for points brings so many points more.
    ThreatPoints(u8),
    /// The hand may be refilled to so many cards.
    HandSize(u8),
    /// Any worker activates a person.
    AnyActivationWorker,
}

/// A lower price.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Discount {
    /// Guilders less.
    pub less: u8,
    /// Not below this.
    pub floor: u8,
}

const WORDS: [&str; 12] = [
    "action.take_workers.amount",
    "action.take_guilders.amount",
    "action.discard_threat.amount",
    "action.build_canal.card_colour",
    "action.build_house.worker_cost",
    "canal.price",
    "recruit.price",
    "reputation.price",
    "reputation.available_without_low_dice",
    "threat.discard_vp",
    "phase1.hand_size",
    "activation.worker_colour",
];

/// The name of the hook that is a step, not standing: see [`Step::NameColour`](super::step::Step::NameColour).
pub(super) const CARD_COLOUR: &str = "card.colour";

/// Most of any figure of a hook.
const HIGHEST: u8 = 12;

fn discount(part: &Part<'_>) -> Result<Discount, Fault> {
    let less = -part.number("add", -i16::from(HIGHEST), -1)?;
    let floor = part.read_if("min", |part| part.bounded(0, HIGHEST))?;
    Ok(Discount { less: less as u8, floor: floor.unwrap_or(0) })
}

impl Hook {
    pub(super) fn read(part: &Part<'_>) -> Result<Self, Fault> {
        let word = part.at("hook")?.word(&WORDS, |word| word)?;
        let (needed, possible): (&[&str], &[&str]) = match word {
            "action.take_guilders.amount" => (&["add"], &["card_colour"]),
            "action.build_canal.card_colour" => (&["any", "extra_price"], &[]),
            "action.build_house.worker_cost" | "phase1.hand_size" => (&["set"], &[]),
            "canal.price" => (&["add"], &["min"]),
            "recruit.price" => (&["add"], &["min", "groups"]),
            "reputation.price" if part.at("max").is_ok() => (&["max"], &[]),
            "reputation.price" => (&["add"], &["min"]),
            "reputation.available_without_low_dice" => (&["price"], &[]),
            "activation.worker_colour" => (&["any"], &[]),
            _ => (&["add"], &[]),
        };
        part.keys(&[&["op", "hook"], needed].concat(), possible)?;
        let yes = |key: &str| if part.flag(key)? { Ok(()) } else { Err(part.at(key)?.unfit("hook")) };
        Ok(match word {
            "action.take_workers.amount" => Self::MoreWorkers(part.number("add", 1, HIGHEST)?),
            "action.take_guilders.amount" => Self::MoreGuilders {
                add: part.number("add", 1, HIGHEST)?,
                colour: part.read_if("card_colour", |part| part.word(&Colour::ALL, Colour::key))?,
            },
            "action.discard_threat.amount" => Self::MoreThreats(part.number("add", 1, HIGHEST)?),
            "action.build_canal.card_colour" => {
                yes("any")?;
                Self::AnyCanalColour { surcharge: part.number("extra_price", 0, HIGHEST)? }
            }
            "action.build_house.worker_cost" => Self::HouseWorkers(part.number("set", 0, HIGHEST)?),
            "canal.price" => Self::CanalPrice(discount(part)?),
            "recruit.price" => Self::RecruitPrice { discount: discount(part)?, groups: groups(part)? },
            "reputation.price" if part.at("max").is_ok() => {
                Self::ReputationCap(part.number("max", 0, HIGHEST)?)
            }
            "reputation.price" => Self::ReputationPrice(discount(part)?),
            "reputation.available_without_low_dice" => {
                Self::ReputationAlways(part.number("price", 0, HIGHEST)?)
            }
            "threat.discard_vp" => Self::ThreatPoints(part.number("add", 1, HIGHEST)?),
            "phase1.hand_size" => Self::HandSize(part.number("set", 1, HIGHEST)?),
            _ => {
                yes("any")?;
                Self::AnyActivationWorker
            }
        })
    }
}
