//! Effects that no card of the box has, but an edition may: every step, amount, count, condition, hook, occasion and immunity
//! with its parameters, one at a time and joined to others.

use serde_json::{Value, json};

const COUNTS: [&str; 13] = [
    "houses",
    "persons",
    "distinct_groups",
    "distinct_house_colours",
    "distinct_person_colours",
    "distinct_worker_colours",
    "workers",
    "guilders",
    "canal_tokens",
    "statues",
    "threats",
    "majority_markers",
    "reputation_steps",
];

const EVENTS: [&str; 11] = [
    "hand_refilled",
    "dice_rolled",
    "dice_threat_received",
    "threat_resolved",
    "reputation_advanced",
    "house_built",
    "canal_built",
    "person_recruited",
    "phase3_end",
    "majorities_checked",
    "majority_flipped",
];

const TARGETS: [&str; 2] = ["choose_opponent", "each_opponent"];

fn counts() -> Vec<Value> {
    let mut counts: Vec<Value> = COUNTS.map(|what| json!({"what": what})).to_vec();
    counts.extend([
        json!({"what": "houses", "colour": "purple"}),
        json!({"what": "houses", "occupied": true}),
        json!({"what": "houses", "occupied": false, "colour": "red"}),
        json!({"what": "houses", "occupied": true, "colour": "yellow"}),
        json!({"what": "persons", "groups": ["clergy", "noble", "underworld"]}),
        json!({"what": "persons", "group": "artist", "trigger": "worker", "cost_min": 6, "other_than_this": true}),
        json!({"what": "persons", "trigger": "immediate"}),
        json!({"what": "persons", "trigger": "once_per_round"}),
        json!({"what": "persons", "trigger": "modifier"}),
        json!({"what": "persons", "trigger": "event"}),
        json!({"what": "dice", "values": [6]}),
        json!({"what": "dice", "values": [1, 3, 5]}),
    ]);
    counts
}

fn amounts() -> Vec<Value> {
    let mut amounts = vec![
        json!(1),
        json!(4),
        json!({"die": "blue"}),
        json!({"die": "highest"}),
        json!({"sum": [1, {"per": {"what": "statues"}, "mul": 2, "div": 1}]}),
        json!({"sum": [{"per": {"what": "statues"}, "mul": 2, "div": 3, "max": 4}, {"die": "red"}]}),
        json!({"sum": [{"per": {"what": "statues"}, "mul": 2, "div": 1}, {"per": {"what": "threats"}, "mul": 2, "div": 2}]}),
    ];
    for count in counts() {
        amounts.push(json!({"per": count, "mul": 1, "div": 1}));
        amounts.push(json!({"per": count, "mul": 3, "div": 2, "max": 7}));
        amounts.push(json!({"per": count, "mul": 2, "div": 4, "round": "up"}));
    }
    amounts
}

fn conditions() -> Vec<Value> {
    let mut conditions = vec![
        json!({"die_in": {"colour": "brown", "values": [4, 5, 6]}}),
        json!({"sole_leader": "workers"}),
        json!({"sole_leader": "reputation"}),
        json!({"not_behind": "workers"}),
        json!({"not_behind": "reputation"}),
    ];
    for amount in amounts() {
        for order in ["<", "<=", "==", ">=", ">"] {
            conditions.push(json!({"cmp": [amount, order, 1]}));
            conditions.push(json!({"cmp": [amount, order, 5]}));
        }
    }
    conditions
}

/// Steps of an own turn.
pub fn steps() -> Vec<Value> {
    let mut steps = Vec::new();
    for amount in amounts() {
        for res in ["guilders", "vp"] {
            steps.push(json!([{"op": "gain", "res": res, "amount": amount}]));
        }
        steps.push(json!([{"op": "pay", "res": "guilders", "amount": amount}, {"op": "draw", "n": 1}]));
        for target in TARGETS {
            for res in ["guilders", "workers", "vp"] {
                steps.push(json!([{"op": "lose", "res": res, "amount": amount, "who": target}]));
                steps.push(
                    json!([{"op": "transfer", "res": res, "amount": amount, "from": target, "to": "self"}]),
                );
                steps.push(
                    json!([{"op": "transfer", "res": res, "amount": amount, "from": "self", "to": target}]),
                );
            }
        }
    }
    let kinds = ["brown", "any", "any_same", "any_different", "each", "each_house_colour"];
    for colour in kinds {
        for amount in [
            json!(1),
            json!(3),
            json!({"die": "highest"}),
            json!({"roll": "1d6"}),
            json!({"sum_dice": {"choose": 3}}),
        ] {
            steps.push(json!([{"op": "gain", "res": "workers", "amount": amount, "colour": colour}]));
            let paid = json!({"op": "pay", "res": "workers", "amount": 2, "colour": "red"});
            let gain = json!({"op": "gain", "res": "workers", "amount": amount, "colour": colour, "different_from_paid": true});
            steps.push(json!([paid, gain]));
        }
    }
    for condition in conditions() {
        let (two, four) =
            (json!([{"op": "gain", "res": "vp", "amount": 2}]), json!([{"op": "draw", "n": 4}]));
        steps.push(json!([{"op": "if", "cond": condition, "then": two}]));
        steps.push(json!([{"op": "if", "cond": condition, "then": two, "else": four}]));
    }
    let gains = json!([{"op": "gain", "res": "vp", "amount": 2}, {"op": "gain", "res": "workers", "amount": 3, "colour": "blue"}]);
    let others = json!([{"op": "draw", "n": 2}, {"op": "gain", "res": "guilders", "amount": 3}]);
    for each in [&gains, &others] {
        steps.push(json!([{"op": "discard", "n": "any_number", "optional": true, "then_each": each}, {"op": "draw", "n": "discarded"}]));
        steps.push(json!([{"op": "discard", "n": 1, "then_each": each}]));
        for (n, colour) in [
            (json!("all"), "any"),
            (json!("all"), "red"),
            (json!(1), "same"),
            (json!(2), "blue"),
            (json!(1), "blue"),
            (json!(3), "one_colour"),
        ] {
            steps
                .push(json!([{"op": "threat_remove", "n": n, "colour": colour, "vp_each": 2, "also": each}]));
            steps.push(json!([{"op": "threat_remove", "n": n, "colour": colour, "vp": false, "also": each}]));
            steps.push(json!([{"op": "threat_remove", "n": n, "colour": colour, "vp_each": 0}]));
        }
        for colour in ["any", "purple"] {
            for amount in [1, 3] {
                steps.push(json!([{"op": "pay_up_to", "res": "workers", "amount": amount, "colour": colour, "then_each": each}]));
                steps.push(
                    json!([{"op": "pay_up_to", "res": "guilders", "amount": amount, "then_each": each}]),
                );
            }
        }
    }
    for target in TARGETS {
        for n in [1, 2] {
            for colour in ["yellow", "any"] {
                steps.push(json!([{"op": "threat_move", "n": n, "colour": colour, "to": target}]));
            }
            for colour in ["yellow", "choose"] {
                steps.push(json!([{"op": "threat_add", "n": n, "colour": colour, "who": target}]));
            }
            steps.push(json!([{"op": "canal_remove", "who": target, "n": n}]));
        }
        steps.push(json!([{"op": "fire", "who": target}]));
        steps.push(json!([{"op": "lose", "res": "vp", "amount": 2, "who": target, "if_target_has_group": "courtier"}]));
    }
    let plain = [
        json!({"op": "house_build", "from": "hand", "worker": "none"}),
        json!({"op": "extra_action", "from": "hand"}),
        json!({"op": "extra_recruit", "from": "hand", "discount": 0}),
        json!({"op": "extra_recruit", "from": "hand", "discount": 1}),
        json!({"op": "reputation_advance", "steps": 2, "price": 0}),
        json!({"op": "reputation_advance", "steps": 2, "price": 3}),
        json!({"op": "reputation_advance", "steps": 1, "price": 1}),
        json!({"op": "ready_persons", "which": "all_own"}),
        json!({"op": "reuse_person", "which": "own_rotated_worker_person"}),
        json!({"op": "copy_immediate", "from": "any_display", "exclude": "this"}),
        json!({"op": "convert_workers", "up_to": 1}),
        json!({"op": "convert_workers", "up_to": 3}),
        json!({"op": "modify", "hook": "card.colour", "choose": true, "limit": "next_played_card"}),
        json!({"op": "canal_build", "card": "none", "price": "free", "optional": true}),
        json!({"op": "canal_build", "card": "none", "price": "double"}),
        json!({"op": "lose", "res": "guilders", "amount": 2, "who": "each_opponent"}),
        json!({"op": "gain", "res": "guilders", "amount": 2}),
        json!({"op": "discard", "n": 2}),
        json!({"op": "discard", "n": 1, "optional": true}),
        json!({"op": "pay", "res": "workers", "amount": 1, "colour": "any"}),
    ];
    for first in &plain {
        steps.push(json!([first]));
        for second in &plain {
            steps.push(json!([first, second]));
            steps.push(json!([{"op": "draw", "n": 3}, first, second]));
        }
    }
    steps
}

/// Steps of the final scoring.
pub fn scores() -> Vec<Value> {
    let mut scores: Vec<Value> =
        amounts().into_iter().map(|amount| json!([{"op": "score", "amount": amount}])).collect();
    for condition in conditions() {
        let (four, two) = (json!([{"op": "score", "amount": 4}]), json!([{"op": "score", "amount": 2}]));
        scores.push(json!([{"op": "if", "cond": condition, "then": four, "else": two}]));
        scores.push(json!([{"op": "if", "cond": condition, "then": four}]));
    }
    scores
}

/// Standing effects.
pub fn standing() -> Vec<Value> {
    let hook = |hook: &str, key: &str, value: i32| json!({"op": "modify", "hook": hook, key: value});
    let mut effects = vec![
        hook("action.take_workers.amount", "add", 2),
        hook("action.take_guilders.amount", "add", 1),
        json!({"op": "modify", "hook": "action.take_guilders.amount", "add": 2, "card_colour": "purple"}),
        hook("action.discard_threat.amount", "add", 2),
        json!({"op": "modify", "hook": "action.build_canal.card_colour", "any": true, "extra_price": 0}),
        json!({"op": "modify", "hook": "action.build_canal.card_colour", "any": true, "extra_price": 1}),
        hook("action.build_house.worker_cost", "set", 2),
        hook("action.build_house.worker_cost", "set", 0),
        json!({"op": "modify", "hook": "canal.price", "add": -2, "min": 1}),
        json!({"op": "modify", "hook": "recruit.price", "add": -1, "min": 3, "groups": ["clergy", "artist", "noble"]}),
        json!({"op": "modify", "hook": "recruit.price", "add": -1}),
        json!({"op": "modify", "hook": "reputation.price", "add": -1, "min": 1}),
        hook("reputation.price", "max", 3),
        hook("reputation.available_without_low_dice", "price", 4),
        hook("reputation.available_without_low_dice", "price", 3),
        hook("threat.discard_vp", "add", 2),
        hook("phase1.hand_size", "set", 7),
        json!({"op": "modify", "hook": "activation.worker_colour", "any": true}),
        json!({"op": "immune", "threat": "brown"}),
        json!({"op": "immune", "scope": "opponent_persons"}),
    ];
    for event in EVENTS {
        for who in ["self", "any_opponent", "any"] {
            for optional in [true, false] {
                let draw = json!([{"op": "draw", "n": 2}]);
                effects
                    .push(json!({"op": "on", "event": event, "who": who, "do": draw, "optional": optional}));
                let lose = json!([{"op": "lose", "res": "vp", "amount": 2, "who": "event_player"}, {"op": "draw", "n": 1}]);
                effects.push(json!({"op": "on", "event": event, "who": who, "do": lose, "optional": optional, "limit": "once_per_round"}));
            }
        }
    }
    for who in ["self", "any_opponent"] {
        let draw = json!([{"op": "draw", "n": 2}]);
        effects.push(
            json!({"op": "on", "event": "reputation_advanced", "who": who, "do": draw, "per_step": true}),
        );
        effects.push(json!({"op": "on", "event": "person_recruited", "who": who, "do": draw, "cost_min": 6, "other_than_this": true}));
    }
    let mut lists: Vec<Value> = effects.iter().map(|effect| json!([effect])).collect();
    for pair in effects.windows(2) {
        lists.push(json!(pair));
    }
    lists
}
