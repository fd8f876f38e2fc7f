//! What a person does, as a sentence: composed of clauses by the steps of the effect, so that no card has a sentence of its
//! own and an edition's cards are said like the printed ones.
//!
//! A clause tells its owner what to do ("take 2 guilders") or states something ("each opponent loses 1 point"); which of the
//! two it is says how it may be joined to the next. One file says one idea of the vocabulary, as in `games/bruges/effects`.

mod amount;
mod condition;
mod cost;
mod count;
mod hook;
mod immunity;
mod occasion;
mod spacing;
mod step;
mod target;
mod unit;

pub use count::members;

use super::super::super::kit::phrase::capital;
use crate::app::words::Language;
use crate::games::bruges::components::{Card, CardId, Components};
use crate::games::bruges::effects::{Effect, Faces, Standing, Trigger};
use crate::say;

/// What the person of a card does.
#[must_use]
pub fn sentence(language: Language, components: &Components, id: CardId) -> String {
    let card = components.card(id);
    let teller = Teller { language, components, card, asked: card.trigger.is_activated() };
    let whole = match card.effect {
        Effect::Steps(block) => {
            let effect = teller.run(components.effects.steps(block)).words;
            teller.whole(&match card.trigger {
                Trigger::OncePerRound => {
                    say!(language, bruges_effects.sentence.once_a_round, effect = effect)
                }
                Trigger::FinalScoring => say!(language, bruges_effects.sentence.at_the_end, effect = effect),
                _ => effect,
            })
        }
        Effect::Standing(block) => teller.standing(components.effects.standing(block)),
    };
    spacing::kept(language, &whole)
}

/// "1 or 2"
#[must_use]
pub fn shown(language: Language, faces: Faces) -> String {
    listed(language, faces.iter().map(|face| face.to_string()).collect(), |language, first, second| {
        say!(language, bruges_effects.join.faces, first = first, second = second)
    })
}

/// Parts of an enumeration, with other words before the last of them.
fn listed(language: Language, parts: Vec<String>, last: fn(Language, &str, &str) -> String) -> String {
    let mut parts = parts.into_iter().peekable();
    let mut said = parts.next().unwrap_or_default();
    while let Some(part) = parts.next() {
        said = if parts.peek().is_none() {
            last(language, &said, &part)
        } else {
            say!(language, bruges_effects.join.listed, first = said, second = part)
        };
    }
    said
}

/// Says the effect of a card.
#[derive(Clone, Copy)]
struct Teller<'a> {
    language: Language,
    components: &'a Components,
    card: &'a Card,
    /// The owner decided for the effect as a whole, so that no step of it says "you may".
    asked: bool,
}

/// A part of a sentence, without a capital or a full stop.
struct Clause {
    words: String,
    /// It states something; else it tells the owner what to do.
    states: bool,
}

impl Clause {
    const fn order(words: String) -> Self {
        Self { words, states: false }
    }

    const fn statement(words: String) -> Self {
        Self { words, states: true }
    }

    /// In other words.
    fn map(self, change: impl FnOnce(String) -> String) -> Self {
        Self { words: change(self.words), ..self }
    }
}

impl Teller<'_> {
    /// A clause as a sentence.
    fn whole(self, words: &str) -> String {
        say!(self.language, bruges_effects.sentence.whole, words = capital(words.to_owned()))
    }

    /// Standing effects and answers, a sentence each.
    fn standing(self, effects: &[Standing]) -> String {
        let mut rest = effects;
        let mut said = String::new();
        while let [first, after @ ..] = rest {
            rest = after;
            let words = match (first, after) {
                (Standing::Modify(one), [Standing::Modify(other), ..]) => match self.hooks(*one, *other) {
                    Some(both) => {
                        rest = &after[1..];
                        both
                    }
                    None => self.hook(*one),
                },
                (Standing::Modify(hook), _) => self.hook(*hook),
                (Standing::On(answer), _) => self.answer(answer),
                (Standing::Immune(immunity), _) => self.immunity(*immunity),
            };
            let sentence = self.whole(&words);
            said = if said.is_empty() {
                sentence
            } else {
                say!(self.language, bruges_effects.sentence.two, first = said, second = sentence)
            };
        }
        said
    }

    /// "this and that"
    fn things(self, parts: Vec<String>) -> String {
        listed(self.language, parts, |l, first, second| {
            say!(l, bruges_effects.join.things, first = first, second = second)
        })
    }
}
