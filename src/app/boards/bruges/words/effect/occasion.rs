//! Answers: "when you build a house, take 2 guilders".

use super::Teller;
use crate::games::bruges::effects::{Answer, Occasion, Whose};
use crate::say;

impl Teller<'_> {
    pub(super) fn answer(self, answer: &Answer) -> String {
        let l = self.language;
        let teller = Self { asked: answer.optional, ..self };
        let steps = teller.run(self.components.effects.steps(answer.steps));
        let steps = match (answer.optional, steps.states) {
            (false, _) => steps.words,
            (true, false) => say!(l, bruges_effects.join.may, clause = steps.words),
            (true, true) => say!(l, bruges_effects.join.if_you_like, clause = steps.words),
        };
        let occasion = self.occasion(answer);
        if answer.once_a_round {
            say!(l, bruges_effects.occasion.answer_once, occasion = occasion, steps = steps)
        } else {
            say!(l, bruges_effects.occasion.answer, occasion = occasion, steps = steps)
        }
    }

    fn occasion(self, answer: &Answer) -> String {
        let l = self.language;
        let own = answer.whose == Whose::Own;
        let who = match answer.whose {
            Whose::Own | Whose::AnyOpponents => say!(l, bruges_effects.occasion.opponent),
            Whose::Anybodys => say!(l, bruges_effects.occasion.anybody),
        };
        let plain = match answer.occasion {
            Occasion::HandRefilled if own => say!(l, bruges_effects.occasion.hand.own),
            Occasion::HandRefilled => return say!(l, bruges_effects.occasion.hand.other, who = who),
            Occasion::DiceRolled if own => say!(l, bruges_effects.occasion.dice.own),
            Occasion::DiceRolled if answer.whose == Whose::Anybodys => {
                say!(l, bruges_effects.occasion.dice.any)
            }
            Occasion::DiceRolled => return say!(l, bruges_effects.occasion.dice.other, who = who),
            Occasion::ThreatsReceived if own => say!(l, bruges_effects.occasion.threats.own),
            Occasion::ThreatsReceived => return say!(l, bruges_effects.occasion.threats.other, who = who),
            Occasion::ThreatResolved if own => say!(l, bruges_effects.occasion.damage.own),
            Occasion::ThreatResolved => return say!(l, bruges_effects.occasion.damage.other, who = who),
            Occasion::ReputationAdvanced if answer.per_step && own => {
                say!(l, bruges_effects.occasion.steps.own)
            }
            Occasion::ReputationAdvanced if answer.per_step => {
                return say!(l, bruges_effects.occasion.steps.other, who = who);
            }
            Occasion::ReputationAdvanced if own => say!(l, bruges_effects.occasion.advance.own),
            Occasion::ReputationAdvanced => {
                return say!(l, bruges_effects.occasion.advance.other, who = who);
            }
            Occasion::HouseBuilt if own => say!(l, bruges_effects.occasion.house.own),
            Occasion::HouseBuilt => return say!(l, bruges_effects.occasion.house.other, who = who),
            Occasion::CanalBuilt if own => say!(l, bruges_effects.occasion.canal.own),
            Occasion::CanalBuilt => return say!(l, bruges_effects.occasion.canal.other, who = who),
            Occasion::PersonRecruited => {
                let person = self.recruited(answer);
                return if own {
                    say!(l, bruges_effects.occasion.person.own, person = person)
                } else {
                    say!(l, bruges_effects.occasion.person.other, person = person, who = who)
                };
            }
            Occasion::CardsPlayed => say!(l, bruges_effects.occasion.cards_played),
            Occasion::MajoritiesChecked => say!(l, bruges_effects.occasion.majorities),
            Occasion::MajorityFlipped if own => say!(l, bruges_effects.occasion.flipped.own),
            Occasion::MajorityFlipped => return say!(l, bruges_effects.occasion.flipped.other, who = who),
        };
        plain.to_owned()
    }

    /// Whose coming is answered.
    fn recruited(self, answer: &Answer) -> String {
        let l = self.language;
        let person = if answer.others_only {
            say!(l, bruges_effects.occasion.another_person)
        } else {
            say!(l, bruges_effects.occasion.a_person)
        };
        match answer.price_from {
            0 => person.to_owned(),
            price => {
                let price = price.to_string();
                say!(l, bruges_effects.occasion.dear, person = person, price = price)
            }
        }
    }
}
