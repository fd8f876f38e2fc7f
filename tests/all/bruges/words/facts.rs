//! What a sentence must say, read off the steps of its card as `components.json` has them: every number, colour, group and
//! person touched, a word for every step, count, condition, hook and occasion, and no number, colour, group or target more.

use salon::app::names;
use salon::app::words::Language;
use serde_json::Value;
use std::collections::BTreeSet;

/// A word of the data, and what says it in English and in Chinese (any of several, parted by a bar).
type Said = (&'static str, &'static str, &'static str);

/// Under `op`.
const STEPS: [Said; 26] = [
    ("gain", "take|gain|for ", "拿|得"),
    ("pay", "pay|return", "支付|歸還"),
    ("pay_up_to", "up to", "最多"),
    ("lose", "loses", "失去"),
    ("transfer", "take|hand", "向|給"),
    ("convert_workers", "swap", "換成"),
    ("draw", "draw", "抽"),
    ("discard", "discard", "棄"),
    ("threat_add", "give", "給"),
    ("threat_remove", "threat marker", "棄掉"),
    ("threat_move", "hand", "交給"),
    ("canal_build", "build a canal token", "建造一個運河指示物"),
    ("canal_remove", "outermost canal token", "最外側的運河指示物"),
    ("house_build", "build a house from your hand", "手牌建造房屋"),
    ("fire", "empty house or an outermost canal token", "空屋或一個最外側的運河指示物"),
    ("extra_action", "one more card", "再打出一張手牌"),
    ("extra_recruit", "recruit another person", "購買一個人物"),
    ("reputation_advance", "advance", "推進"),
    ("ready_persons", "straighten", "轉正"),
    ("reuse_person", "rotated", "已橫置"),
    ("copy_immediate", "lightning person", "閃電人物"),
    ("reroll_die", "reroll", "重擲"),
    ("if", "if", "若"),
    ("score", "point", "分"),
    ("on", "when|after|at the end of|for each step", "時|後|每推進一步"),
    ("immune", "no damage|do not affect", "不受|無效"),
];

/// Under `res`.
const GOODS: [Said; 3] =
    [("guilders", "guilder", "元|錢"), ("workers", "worker", "工人"), ("vp", "point", "分")];

/// Under `what`.
const COUNTS: [Said; 14] = [
    ("houses", "house", "房屋|空屋"),
    ("persons", "person|of your|if your", "個"),
    ("distinct_groups", "groups among your persons|group among your persons", "群組"),
    ("distinct_house_colours", "among your houses", "顏色"),
    ("distinct_person_colours", "among your persons", "卡牌顏色"),
    ("distinct_worker_colours", "among your workers|workers of every colour", "顏色"),
    ("workers", "worker", "工人"),
    ("guilders", "guilder", "元"),
    ("canal_tokens", "canal token", "運河指示物"),
    ("statues", "statue", "雕像"),
    ("threats", "threat marker", "災難指示物"),
    ("majority_markers", "flipped majority marker", "已翻面的多數標記"),
    ("reputation_steps", "reputation track", "聲望"),
    ("dice", "die that shows|dice that show|dice show", "骰子擲出"),
];

/// Under `hook`.
const HOOKS: [Said; 13] = [
    ("action.take_workers.amount", "when you take workers with a card", "用卡牌拿工人時"),
    ("action.take_guilders.amount", "when you take guilders with a", "卡牌拿錢時"),
    (
        "action.discard_threat.amount",
        "when you discard a threat marker with a card",
        "用卡牌棄掉災難指示物時",
    ),
    ("action.build_canal.card_colour", "build canals with cards of any colour", "任何顏色的卡牌建造運河"),
    ("action.build_house.worker_cost", "building a house costs you", "你建造房屋"),
    ("canal.price", "canal spaces cost you", "建造運河的費用少"),
    ("recruit.price", "cost you", "你購買"),
    ("reputation.price", "advancing in the dice phase", "在擲骰階段推進"),
    ("reputation.available_without_low_dice", "even if no die shows", "沒有骰子擲出"),
    ("threat.discard_vp", "each threat marker you discard for points", "棄掉災難指示物得分時"),
    ("phase1.hand_size", "refill your hand", "手牌可補到"),
    ("activation.worker_colour", "workers of any colour activate", "任何顏色的工人啟動"),
    ("card.colour", "the next card you play", "打出的下一張卡牌"),
];

/// Under `event`.
const OCCASIONS: [Said; 11] = [
    ("hand_refilled", "hand,|hand, ", "補滿手牌後"),
    ("dice_rolled", "dice are rolled|the dice", "擲骰後"),
    ("dice_threat_received", "when the dice bring", "因擲骰拿到災難指示物"),
    ("threat_resolved", "the damage of a threat", "受到災難的懲罰時"),
    ("reputation_advanced", "on the reputation track", "在聲望軌上"),
    ("house_built", "a house", "建造房屋時"),
    ("canal_built", "a canal token", "建造運河指示物時"),
    ("person_recruited", "person", "時"),
    ("phase3_end", "at the end of the action phase", "行動階段結束時"),
    ("majorities_checked", "after the majorities are checked", "結算多數標記後"),
    ("majority_flipped", "a majority marker", "多數標記翻面時"),
];

/// Anywhere.
const TARGETS: [(&str, [&str; 3]); 3] = [
    ("each_opponent", ["each opponent", "每位對手", "每位对手"]),
    ("choose_opponent", ["an opponent of your choice", "一位自選的對手", "一位自选的对手"]),
    ("event_player", ["that player", "該玩家", "该玩家"]),
];

/// A card as far as its sentence tells of it.
pub struct Told<'a> {
    pub trigger: &'a str,
    pub effect: &'a Value,
    /// Faces of the dice that make up the price of reputation.
    pub low: [u8; 2],
}

/// What the data says, collected.
#[derive(Default)]
struct Facts {
    numbers: BTreeSet<u64>,
    /// Words by the key under which they stand.
    words: Vec<(String, String)>,
    /// Flags that are set.
    flags: BTreeSet<String>,
}

impl Facts {
    fn collect(&mut self, key: &str, value: &Value, low: [u8; 2]) {
        match value {
            Value::Object(keys) => {
                if keys.get("hook").and_then(Value::as_str) == Some("reputation.available_without_low_dice") {
                    self.numbers.extend(low.map(u64::from));
                }
                for (key, value) in keys {
                    if key == "cmp" {
                        self.compared(value, low);
                    } else {
                        self.collect(key, value, low);
                    }
                }
            }
            Value::Array(values) => values.iter().for_each(|value| self.collect(key, value, low)),
            Value::Number(number) => {
                let number = number.as_i64().expect("a whole number").unsigned_abs();
                let unsaid = match key {
                    "div" => number == 1,
                    "min" | "price" | "discount" | "extra_price" | "set" | "vp_each" => number == 0,
                    _ => false,
                };
                if !unsaid {
                    self.numbers.insert(number);
                }
            }
            Value::String(word) => {
                if key == "roll" {
                    self.numbers.insert(word[..1].parse().expect("dice"));
                } else {
                    self.words.push((key.to_owned(), word.clone()));
                }
            }
            Value::Bool(true) => {
                self.flags.insert(key.to_owned());
            }
            _ => {}
        }
    }

    /// A comparison says one number, the amount's own only where they are not 1.
    fn compared(&mut self, value: &Value, low: [u8; 2]) {
        let (mut amount, order, than) = (value[0].clone(), &value[1], value[2].as_u64().expect("a number"));
        let (number, at_most) = match order.as_str() {
            Some(">") => (than + 1, false),
            Some("<") => (than - 1, true),
            order => (than, order == Some("<=")),
        };
        let mut every = false;
        if let Some(keys) = amount.as_object_mut()
            && keys.get("mul").is_some_and(|mul| *mul == 1)
            && keys.get("div").is_some_and(|div| *div == 1)
            && !keys.contains_key("max")
        {
            keys.remove("mul");
            every = keys["per"]["what"] == "distinct_worker_colours" && number == 5 && !at_most;
        }
        if !every {
            self.numbers.insert(number);
        }
        self.collect("amount", &amount, low);
    }

    fn under<'a>(&'a self, keys: &'a [&str]) -> impl Iterator<Item = &'a str> {
        self.words.iter().filter(move |(key, _)| keys.contains(&key.as_str())).map(|(_, word)| word.as_str())
    }
}

/// The numbers in a sentence.
fn numbers(sentence: &str) -> BTreeSet<u64> {
    let digits = sentence.split(|letter: char| !letter.is_ascii_digit());
    digits.filter_map(|digits| digits.parse().ok()).collect()
}

fn says(sentence: &str, any: &str) -> bool {
    any.split('|').any(|words| sentence.contains(words))
}

/// What a sentence says otherwise than the steps of its card.
pub fn differ(told: &Told, language: Language, sentence: &str) -> Vec<String> {
    let mut facts = Facts::default();
    facts.collect("", told.effect, told.low);
    let (lower, at) = (sentence.to_lowercase(), language as usize);
    let mut wrong = Vec::new();
    if numbers(sentence) != facts.numbers {
        wrong.push(format!("numbers {:?}", facts.numbers));
    }
    for colour in names::bruges::COLOURS.ids() {
        let name = names::bruges::COLOURS.of(colour, at).expect("a colour");
        let named = match language {
            Language::English => lower.split(|letter: char| !letter.is_alphabetic()).any(|word| word == name),
            _ => sentence.contains(name),
        };
        if named != facts.words.iter().any(|(_, word)| word == colour) {
            wrong.push(format!("colour {colour}"));
        }
    }
    for group in names::bruges::GROUPS.ids() {
        let name = names::bruges::GROUPS.of(group, at).expect("a group");
        // Craftsman, Craftsmen.
        let name = if language == Language::English { &name[..name.len().min(7)] } else { name };
        let wanted = facts.under(&["group", "groups", "if_target_has_group"]).any(|word| word == group);
        if sentence.contains(name) != wanted {
            wrong.push(format!("group {group}"));
        }
    }
    for (target, words) in TARGETS {
        let compared =
            target == "each_opponent" && facts.under(&["sole_leader"]).any(|word| word == "workers");
        let wanted = compared || facts.words.iter().any(|(_, word)| word == target);
        if lower.contains(words[at]) != wanted {
            wrong.push(format!("target {target}"));
        }
    }
    wrong.extend(not_said(told, &facts, language, &lower));
    wrong
}

/// Words of the data that nothing in a sentence says. The simplified sentences are made of the same parts as the others.
fn not_said(told: &Told, facts: &Facts, language: Language, sentence: &str) -> Vec<String> {
    let chinese = match language {
        Language::English => false,
        Language::Traditional => true,
        Language::Simplified => return Vec::new(),
    };
    let mut wrong = Vec::new();
    let mut want = |so: bool, what: &str, english: &str, traditional: &str| {
        if so && !says(sentence, if chinese { traditional } else { english }) {
            wrong.push(what.to_owned());
        }
    };
    let tables: [(&str, &[Said]); 5] =
        [("op", &STEPS), ("res", &GOODS), ("what", &COUNTS), ("hook", &HOOKS), ("event", &OCCASIONS)];
    for (key, table) in tables {
        for word in facts.under(&[key]) {
            match table.iter().find(|(known, ..)| *known == word) {
                Some((_, english, traditional)) => want(true, word, english, traditional),
                None => want(word != "modify", &format!("{key} {word} is in no table"), "\0", "\0"),
            }
        }
    }
    let is = |key: &'static str, word: &str| facts.under(&[key]).any(|found| found == word);
    let flag = |key: &str| facts.flags.contains(key);
    want(told.trigger == "final_scoring", "when", "at the end", "終局");
    want(told.trigger == "once_per_round", "when", "once a round", "每回合一次");
    want(is("limit", "once_per_round"), "limit", "once a round", "每回合一次");
    // The end of the actions and the majorities are nobody's doing.
    let of_all = is("event", "phase3_end") || is("event", "majorities_checked");
    want(is("who", "any_opponent") && !of_all, "who", "an opponent", "對手");
    want(
        flag("optional") && matches!(told.trigger, "immediate" | "event"),
        "optional",
        "may|if you like",
        "可|若你願意",
    );
    want(flag("per_step"), "per step", "for each step", "每推進一步");
    want(flag("other_than_this"), "another", "other", "其他");
    want(flag("different_from_paid"), "another colour", "other", "另一種|其他|別色");
    want(is("round", "up"), "rounded", "rounded up", "向上取整");
    want(
        is("colour", "any_same") || is("colour", "same"),
        "one colour",
        "colour|1 of your",
        "同色|1 個|另一種",
    );
    want(is("colour", "any_different"), "different colours", "different|1 worker of", "不同|1 個");
    want(is("colour", "each"), "each colour", "each colour|each other colour", "每種顏色");
    want(is("colour", "each_house_colour"), "house colours", "among your houses", "你的房屋");
    want(is("price", "free"), "price", "for free", "免費");
    want(is("price", "double"), "price", "twice", "兩倍");
    want(is("n", "all"), "all", "all your", "所有");
    want(is("n", "any_number"), "any number", "any number", "任意張");
    want(is("n", "discarded"), "as many", "as many", "同樣張數");
    want(is("scope", "opponent_persons"), "scope", "opponents", "對手");
    want(is("sole_leader", "reputation"), "alone", "you alone lead in reputation", "聲望單獨領先");
    want(is("sole_leader", "workers"), "alone", "more workers than", "工人比");
    want(
        is("not_behind", "reputation"),
        "not behind",
        "nobody is ahead of you in reputation",
        "沒有人的聲望領先你",
    );
    want(is("die", "highest"), "highest", "highest die", "最高的骰子");
    wrong
}
