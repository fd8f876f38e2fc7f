//! A step is read from a box, where each word has its keys and its places.

use super::{CanalPrice, Draws, Markers, Step};
use crate::engine::{Fault, Part};
use crate::games::bruges::colour::Colour;
use crate::games::bruges::effects::amount::Amount;
use crate::games::bruges::effects::condition::Condition;
use crate::games::bruges::effects::cost::{self, Cost};
use crate::games::bruges::effects::hook::CARD_COLOUR;
use crate::games::bruges::effects::occasion::Occasion;
use crate::games::bruges::effects::resource::{Gain, Resource};
use crate::games::bruges::effects::target::Target;
use crate::games::bruges::effects::{Block, Effects, Keys};
use crate::games::bruges::group::Group;

/// Where a step stands, which says what it may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::games::bruges::effects) enum Place {
    /// In an effect that is carried out once, right after recruiting.
    Arrow,
    /// In an effect that is used in own turns, once a round.
    Turn,
    /// In an answer to an occasion.
    Answer(Occasion),
    /// In the final scoring.
    Final,
}

/// What the steps before it have done.
#[derive(Clone, Copy, Debug, Default)]
pub(in crate::games::bruges::effects) struct Before {
    discarded: bool,
    paid_worker: bool,
}

const WORDS: [&str; 25] = [
    "gain",
    "pay",
    "pay_up_to",
    "lose",
    "transfer",
    "convert_workers",
    "draw",
    "discard",
    "threat_add",
    "threat_remove",
    "threat_move",
    "canal_build",
    "canal_remove",
    "house_build",
    "fire",
    "extra_action",
    "extra_recruit",
    "reputation_advance",
    "ready_persons",
    "reuse_person",
    "copy_immediate",
    "reroll_die",
    "if",
    "score",
    "modify",
];

/// Most of any number in a step.
const HIGHEST: u8 = 10;

impl Step {
    pub(in crate::games::bruges::effects) fn read(
        part: &Part<'_>,
        effects: &mut Effects,
        place: Place,
        before: &mut Before,
    ) -> Result<Self, Fault> {
        let op = part.at("op")?;
        let word = op.word(&WORDS, |word| word)?;
        let fits = match word {
            "if" => true,
            "score" => place == Place::Final,
            "reroll_die" => place == Place::Answer(Occasion::DiceRolled),
            "modify" => matches!(place, Place::Arrow | Place::Turn),
            // Used round by round, or in answer to what it does itself, either could go on for ever (RULES.md, No end).
            "ready_persons" | "copy_immediate" => place == Place::Arrow,
            _ => place != Place::Final,
        };
        if !fits {
            return Err(op.unfit("trigger"));
        }
        let keys = |needed: &[&str], possible: &[&str]| part.keys(&[&["op"], needed].concat(), possible);
        let target = |key: &str| target(&part.at(key)?, place);
        let n = |key: &str| part.number(key, 1, HIGHEST);
        let block = |key: &str, effects: &mut Effects| match part.at(key) {
            Ok(list) => effects.block(&list, place),
            Err(_) => Ok(Block::default()),
        };
        Ok(match word {
            "gain" => {
                keys(&["res", "amount"], &["colour", "different_from_paid"])?;
                let what = Gain::read(part)?;
                if let Gain::Workers { not_paid: true, .. } = what
                    && !before.paid_worker
                {
                    return Err(part.at("different_from_paid")?.unfit("effect"));
                }
                Self::Gain { what, amount: Amount::read_gain(&part.at("amount")?, effects)? }
            }
            "pay" => {
                cost::keys(part, &[], &[])?;
                let cost = Cost::read(part, effects)?;
                before.paid_worker |= matches!(cost.means, cost::Means::Workers(_));
                Self::Pay(cost)
            }
            "pay_up_to" => {
                cost::keys(part, &["then_each"], &[])?;
                Self::PayUpTo { most: Cost::read(part, effects)?, each: block("then_each", effects)? }
            }
            "lose" => {
                keys(&["res", "amount", "who"], &["if_target_has_group"])?;
                Self::Lose {
                    what: Resource::read(part)?,
                    amount: Amount::read(&part.at("amount")?, effects)?,
                    who: target("who")?,
                    with: part.read_if("if_target_has_group", |part| part.word(&Group::ALL, Group::key))?,
                }
            }
            "transfer" => {
                keys(&["res", "amount", "from", "to"], &["chosen_by"])?;
                if part.at("chosen_by").is_ok() {
                    part.only("chosen_by", "giver")?;
                }
                let what = Resource::read(part)?;
                let amount = Amount::read(&part.at("amount")?, effects)?;
                if part.at("from")?.text()? == "self" {
                    Self::Give { what, amount, to: target("to")? }
                } else {
                    let from = target("from")?;
                    part.only("to", "self")?;
                    Self::Collect { what, amount, from }
                }
            }
            "convert_workers" => {
                keys(&["up_to"], &[])?;
                Self::Convert(n("up_to")?)
            }
            "draw" => {
                keys(&["n"], &[])?;
                let amount = part.at("n")?;
                if amount.text().is_ok() {
                    part.only("n", "discarded")?;
                    if !before.discarded {
                        return Err(amount.unfit("effect"));
                    }
                    Self::Draw(Draws::AsDiscarded)
                } else {
                    Self::Draw(Draws::Fixed(n("n")?))
                }
            }
            "discard" => {
                keys(&["n"], &["optional", "then_each"])?;
                before.discarded = true;
                let any = part.at("n")?.text().is_ok();
                if any {
                    part.only("n", "any_number")?;
                }
                Self::Discard {
                    n: if any { None } else { Some(n("n")?) },
                    optional: part.flag_if("optional")?.unwrap_or(false),
                    each: block("then_each", effects)?,
                }
            }
            "threat_add" => {
                keys(&["who", "colour", "n"], &[])?;
                Self::AddThreats {
                    colour: colour_or(&part.at("colour")?, "choose")?,
                    n: part.number("n", 1, 2)?,
                    who: target("who")?,
                }
            }
            "threat_remove" => return Self::remove_threats(part, effects, place),
            "threat_move" => {
                keys(&["n", "colour", "to"], &[])?;
                Self::MoveThreats {
                    n: part.number("n", 1, 2)?,
                    colour: colour_or(&part.at("colour")?, "any")?,
                    to: target("to")?,
                }
            }
            "canal_build" => {
                keys(&["card", "price"], &["optional"])?;
                part.only("card", "none")?;
                let price = match part.at("price")?.word(&["free", "printed", "double"], |word| word)? {
                    "free" => CanalPrice::Free,
                    "printed" => CanalPrice::Printed,
                    _ => CanalPrice::Double,
                };
                Self::BuildCanal { price, optional: part.flag_if("optional")?.unwrap_or(false) }
            }
            "canal_remove" => {
                keys(&["who", "n"], &[])?;
                Self::RemoveCanals { n: n("n")?, who: target("who")? }
            }
            "house_build" => {
                keys(&["from", "worker"], &[])?;
                part.only("from", "hand")?;
                part.only("worker", "none")?;
                Self::BuildHouse
            }
            "fire" => {
                keys(&["who"], &[])?;
                Self::Fire(target("who")?)
            }
            "extra_action" => {
                keys(&["from"], &[])?;
                part.only("from", "hand")?;
                Self::ExtraAction
            }
            "extra_recruit" => {
                keys(&["from", "discount"], &[])?;
                part.only("from", "hand")?;
                Self::ExtraRecruit { discount: part.number("discount", 0, 12)? }
            }
            "reputation_advance" => {
                keys(&["steps", "price"], &[])?;
                Self::Advance { steps: n("steps")?, price: part.number("price", 0, HIGHEST)? }
            }
            "ready_persons" => {
                keys(&["which"], &[])?;
                part.only("which", "all_own")?;
                Self::Straighten
            }
            "reuse_person" => {
                keys(&["which"], &[])?;
                part.only("which", "own_rotated_worker_person")?;
                Self::Reuse
            }
            "copy_immediate" => {
                keys(&["from", "exclude"], &[])?;
                part.only("from", "any_display")?;
                part.only("exclude", "this")?;
                Self::CopyArrow
            }
            "reroll_die" => {
                keys(&["n"], &[])?;
                Self::Reroll(part.number("n", 1, 5)?)
            }
            "if" => {
                keys(&["cond", "then"], &["else"])?;
                Self::If {
                    condition: Condition::read(&part.at("cond")?, effects)?,
                    then: block("then", effects)?,
                    otherwise: block("else", effects)?,
                }
            }
            "score" => {
                keys(&["amount"], &[])?;
                Self::Score(Amount::read(&part.at("amount")?, effects)?)
            }
            _ => {
                keys(&["hook", "choose", "limit"], &[])?;
                part.only("hook", CARD_COLOUR)?;
                if !part.flag("choose")? {
                    return Err(part.at("choose")?.unfit("hook"));
                }
                part.only("limit", "next_played_card")?;
                Self::NameColour
            }
        })
    }

    fn remove_threats(part: &Part<'_>, effects: &mut Effects, place: Place) -> Result<Self, Fault> {
        part.keys(&["op", "n", "colour"], &["vp_each", "vp", "also"])?;
        let all = part.at("n")?.text().is_ok();
        if all {
            part.only("n", "all")?;
        }
        let markers = {
            let words = [("any", Markers::Any), ("same", Markers::Same), ("one_colour", Markers::Same)];
            let of = Colour::ALL.map(|colour| (colour.key(), Markers::Of(colour)));
            let all: Vec<(&'static str, Markers)> = words.into_iter().chain(of).collect();
            part.at("colour")?.word(&all, |(word, _)| word)?.1
        };
        let points = match (part.flag_if("vp")?, part.at("vp_each")) {
            (Some(true), _) => return Err(part.at("vp")?.unfit("op")),
            (Some(false), Ok(each)) => return Err(each.unfit("vp")),
            (Some(false), Err(_)) => None,
            (None, _) => Some(part.number("vp_each", 0, HIGHEST)?),
        };
        let each = match part.at("also") {
            Ok(list) => effects.block(&list, place)?,
            Err(_) => Block::default(),
        };
        Ok(Self::RemoveThreats {
            n: if all { None } else { Some(part.number("n", 1, HIGHEST)?) },
            markers,
            points,
            each,
        })
    }
}

fn target(part: &Part<'_>, place: Place) -> Result<Target, Fault> {
    let target = part.word(&Target::ALL, Target::key)?;
    if target == Target::EventPlayer && !matches!(place, Place::Answer(_)) {
        return Err(part.unfit("trigger"));
    }
    Ok(target)
}

/// A colour, or none for the word that leaves it open.
fn colour_or(part: &Part<'_>, open: &'static str) -> Result<Option<Colour>, Fault> {
    let all: Vec<Option<Colour>> = Colour::ALL.map(Some).into_iter().chain([None]).collect();
    part.word(&all, |colour| colour.map_or(open, Colour::key))
}
