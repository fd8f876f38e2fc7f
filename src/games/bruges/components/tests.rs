use super::*;
use crate::engine::every_figure_is_read;

fn with(edition: &str) -> Result<Arc<Components>, NewGameError> {
    Components::of(Some(&Edition(edition.into())), false)
}

fn refused(edition: &str) -> String {
    match with(edition) {
        Err(NewGameError::Edition(fault)) => fault.to_string(),
        other => panic!("{edition}: {:?}", other.map(|_| "accepted")),
    }
}

#[test]
fn every_figure_of_the_box_is_read() {
    every_figure_is_read(&BOX);
}

#[test]
fn there_are_33_cards_of_each_colour_and_3_of_each_in_every_group() {
    for colour in Colour::ALL {
        assert_eq!(BOX.cards.iter().filter(|card| card.colour == colour).count(), 33);
        for group in Group::ALL {
            let of = BOX.cards.iter().filter(|card| card.colour == colour && card.group == group);
            assert_eq!(of.count(), 3, "{colour:?} {group:?}");
        }
    }
}

#[test]
fn the_mix_of_signs_and_prices_is_that_of_the_reconstruction() {
    let triggers =
        Trigger::ALL.map(|trigger| BOX.cards.iter().filter(|card| card.trigger == trigger).count());
    assert_eq!(triggers, [42, 38, 17, 17, 19, 32]);
    let prices = [0, 3, 6, 9, 12].map(|price| BOX.cards.iter().filter(|card| card.price == price).count());
    assert_eq!(prices, [15, 60, 60, 26, 4]);
    let certain = [Certainty::Sourced, Certainty::Partial, Certainty::Reconstructed]
        .map(|certainty| BOX.cards.iter().filter(|card| card.certainty == certainty).count());
    assert_eq!(certain, [14, 11, 140]);
}

#[test]
fn the_older_engraver_is_dearer_and_brings_twice_as_much() {
    let engraver = BOX.find("ART-01").expect("it is in the box");
    let older = Components::of(None, true).expect("the printed box");
    assert_eq!((BOX.card(engraver).price, older.card(engraver).price), (9, 12));
    let certainties = [&*BOX, &*older].map(|box_| box_.card(engraver).certainty);
    assert_eq!(certainties, [Certainty::Sourced, Certainty::Partial], "its figures are inferred");
    let times = |box_: &Components| match box_.steps(engraver) {
        [Step::Score(crate::games::bruges::effects::Amount::Per(per))] => per.times,
        other => panic!("{other:?}"),
    };
    assert_eq!((times(&BOX), times(&older)), (1, 2));
    let others = |box_: &Components| {
        box_.cards
            .iter()
            .enumerate()
            .filter(|(id, _)| *id != usize::from(engraver))
            .map(|(_, card)| *card)
            .collect::<Vec<_>>()
    };
    assert_eq!(others(&BOX), others(&older));
}

#[test]
fn an_edition_replaces_any_field_of_a_card_steps_included() {
    let corrected = with(
        r#"{"cards": [
            {"id": "NOB-03", "colour": "red", "trigger": "once_per_round", "activation_worker": null, "certainty": "sourced",
             "reconstructed": false, "effect": [{"op": "draw", "n": 2, "note": "as printed"}]},
            {"id": "ART-01", "cost": 12, "vp": 4}
        ]}"#,
    )
    .expect("a good edition");
    let prince = corrected.find("NOB-03").expect("it is in the box");
    let card = corrected.card(prince);
    assert_eq!((card.colour, card.trigger, card.worker), (Colour::Red, Trigger::OncePerRound, None));
    assert_eq!(corrected.steps(prince), [Step::Draw(super::super::effects::Draws::Fixed(2))]);
    assert_eq!(corrected.card(0).price, 12);
}

#[test]
fn any_arrow_person_of_an_edition_may_straighten_and_copy() {
    let corrected = with(
        r#"{"cards": [{"id": "ART-14", "effect": [
            {"op": "ready_persons", "which": "all_own"}, {"op": "copy_immediate", "from": "any_display", "exclude": "this"}
        ]}]}"#,
    )
    .expect("a good edition");
    let card = corrected.find("ART-14").expect("it is in the box");
    assert_eq!(corrected.steps(card), [Step::Straighten, Step::CopyArrow]);
}

#[test]
fn an_edition_names_cards_in_the_languages_it_likes() {
    let corrected = with(
        r#"{"cards": [
            {"id": "NOB-03", "name": " Margrave ", "name_zh_hans": "边境伯爵"},
            {"id": "ART-02", "name_zh_hant": "某某"}
        ]}"#,
    )
    .expect("names");
    let named: Vec<_> =
        corrected.renamed.iter().map(|(id, names)| (*id, names.each_ref().map(String::as_str))).collect();
    let [artist, prince] = ["ART-02", "NOB-03"].map(|id| corrected.find(id).expect("it is in the box"));
    assert_eq!(named, [(artist, ["某某"; 3]), (prince, ["Margrave", "边境伯爵", "边境伯爵"])]);
    assert!(BOX.renamed.is_empty());
}

#[test]
fn an_edition_that_cannot_be_is_told_what_is_wrong_and_where() {
    let card = |id: &str, fields: &str| format!(r#"{{"cards": [{{"id": "{id}", {fields}}}]}}"#);
    let effect = |id: &str, steps: &str| card(id, &format!(r#""effect": [{steps}]"#));
    for (edition, fault) in [
        // The box as a whole.
        ("[]".into(), ": a list, not an object"),
        (r#"{"game": "splendor"}"#.into(), r#"game: made for the game "splendor""#),
        (card("ART-16", r#""vp": 1"#), "cards[ART-16]: no such thing"),
        (card("NOB-03", r#""name": 7"#), "cards[NOB-03].name: a number, not a text"),
        (card("NOB-03", r#""name_zh_hant": "  ""#), "cards[NOB-03].name_zh_hant: counted 0 , needed 1 to 40"),
        (card("NOB-03", r#""name": "a\u0007b""#), "cards[NOB-03].name: U+0007 cannot be read"),
        (card("NOB-03", r#""name": "<i>Earl""#), "cards[NOB-03].name: U+003C cannot be read"),
        (r#"{"groups": [{"id": "noble", "name": "Lords"}]}"#.into(), "groups[noble].name: no such thing"),
        // Prices and counts.
        (card("NOB-03", r#""vp": 4"#), "cards[NOB-03].cost: 9, but 12 by vp"),
        (card("NOB-03", r#""cost": 7"#), "cards[NOB-03].cost: 7, but 9 by vp"),
        (card("NOB-03", r#""category": "clergy""#), "groups[noble]: counted 14 cards, needed 15 to 15"),
        (
            card("NOB-03", r#""category": "knight""#),
            "cards[NOB-03].category: knight is none of artist, craftsman, merchant, protector, noble, bureaucrat, clergy, courtier, underworld, scholar, entertainer",
        ),
        (
            r#"{"setup": {"piles_by_players": {"2": {"extra": 98}}}}"#.into(),
            "setup.piles_by_players.2: counted 164 cards, needed 165 to 165",
        ),
        (r#"{"supply": {"canal_tokens": 39}}"#.into(), "supply.canal_tokens: 39, but 40 by canals.gates"),
        (
            r#"{"supply": {"threat_markers_per_colour": 8}}"#.into(),
            "supply.threat_markers_per_colour: 8 is not in 9 to 30",
        ),
        (r#"{"threats": [{"id": "fire", "colour": "blue"}]}"#.into(), "threats[flood].colour: named twice"),
        // Triggers and their workers.
        (card("NOB-03", r#""activation_worker": null"#), "cards[NOB-03].activation_worker: null, not a text"),
        (
            card("NOB-02", r#""activation_worker": "red""#),
            "cards[NOB-02].activation_worker: does not fit trigger",
        ),
        (
            card("NOB-02", r#""trigger": "event""#),
            "cards[NOB-02].effect[0].op: gain is none of modify, on, immune",
        ),
        (card("NOB-02", r#""trigger": "final_scoring""#), "cards[NOB-02].effect[0].op: does not fit trigger"),
        (card("NOB-01", r#""trigger": "immediate""#), "cards[NOB-01].effect[0].op: does not fit trigger"),
        // Steps.
        (
            effect("NOB-02", r#"{"op": "fly"}"#),
            "cards[NOB-02].effect[0].op: fly is none of gain, pay, pay_up_to, lose, transfer, convert_workers, draw, discard, threat_add, threat_remove, threat_move, canal_build, canal_remove, house_build, fire, extra_action, extra_recruit, reputation_advance, ready_persons, reuse_person, copy_immediate, reroll_die, if, score, modify",
        ),
        (effect("NOB-02", r#"{"op": "gain", "res": "vp"}"#), "cards[NOB-02].effect[0].amount: missing"),
        (
            effect("NOB-02", r#"{"op": "gain", "res": "vp", "amount": 31}"#),
            "cards[NOB-02].effect[0].amount: 31 is not in 0 to 30",
        ),
        (
            effect("NOB-02", r#"{"op": "gain", "res": "vp", "amount": 1, "who": "self"}"#),
            "cards[NOB-02].effect[0].who: no such thing",
        ),
        (
            effect("NOB-02", r#"{"op": "gain", "res": "vp", "amount": 1, "colour": "red"}"#),
            "cards[NOB-02].effect[0].colour: does not fit res",
        ),
        (
            effect(
                "NOB-02",
                r#"{"op": "gain", "res": "workers", "amount": 1, "colour": "any", "different_from_paid": true}"#,
            ),
            "cards[NOB-02].effect[0].different_from_paid: does not fit effect",
        ),
        (
            effect(
                "NOB-02",
                r#"{"op": "gain", "res": "vp", "amount": {"per": {"what": "dragons"}, "mul": 1, "div": 1}}"#,
            ),
            "cards[NOB-02].effect[0].amount.per.what: dragons is none of houses, persons, distinct_groups, distinct_house_colours, distinct_person_colours, distinct_worker_colours, workers, guilders, canal_tokens, statues, threats, majority_markers, reputation_steps, dice",
        ),
        (
            effect(
                "NOB-02",
                r#"{"op": "gain", "res": "vp", "amount": {"per": {"what": "statues", "colour": "red"}, "mul": 1, "div": 1}}"#,
            ),
            "cards[NOB-02].effect[0].amount.per.colour: no such thing",
        ),
        (
            effect(
                "NOB-02",
                r#"{"op": "gain", "res": "vp", "amount": {"per": {"what": "statues"}, "mul": 1, "div": 0}}"#,
            ),
            "cards[NOB-02].effect[0].amount.div: 0 is not in 1 to 30",
        ),
        (
            effect(
                "NOB-02",
                r#"{"op": "lose", "res": "vp", "amount": {"roll": "2d6"}, "who": "each_opponent"}"#,
            ),
            "cards[NOB-02].effect[0].amount: does not fit op",
        ),
        (
            effect("NOB-02", r#"{"op": "lose", "res": "vp", "amount": 1, "who": "event_player"}"#),
            "cards[NOB-02].effect[0].who: does not fit trigger",
        ),
        (
            effect("NOB-02", r#"{"op": "draw", "n": "discarded"}"#),
            "cards[NOB-02].effect[0].n: does not fit effect",
        ),
        (
            effect("NOB-02", r#"{"op": "reroll_die", "n": 1}"#),
            "cards[NOB-02].effect[0].op: does not fit trigger",
        ),
        // Round by round these would go on for ever: they are for arrow persons.
        (
            effect("NOB-02", r#"{"op": "ready_persons", "which": "all_own"}"#),
            "cards[NOB-02].effect[0].op: does not fit trigger",
        ),
        (
            effect("NOB-03", r#"{"op": "copy_immediate", "from": "any_display", "exclude": "this"}"#),
            "cards[NOB-03].effect[0].op: does not fit trigger",
        ),
        (
            effect(
                "NOB-03",
                r#"{"op": "if", "cond": {"cmp": [1, "<", 2]}, "then": [{"op": "ready_persons", "which": "all_own"}]}"#,
            ),
            "cards[NOB-03].effect[0].then[0].op: does not fit trigger",
        ),
        (
            effect(
                "ART-12",
                r#"{"op": "on", "event": "house_built", "who": "self", "do": [{"op": "copy_immediate", "from": "any_display", "exclude": "this"}]}"#,
            ),
            "cards[ART-12].effect[0].do[0].op: does not fit trigger",
        ),
        (
            effect("NOB-02", r#"{"op": "if", "cond": {"cmp": [1, "<>", 2]}, "then": []}"#),
            "cards[NOB-02].effect[0].cond.cmp[1]: <> is none of <, <=, ==, >=, >",
        ),
        (
            effect(
                "NOB-02",
                r#"{"op": "if", "cond": {"die_in": {"colour": "red", "values": [7]}}, "then": []}"#,
            ),
            "cards[NOB-02].effect[0].cond.die_in.values[0]: 7 is not in 1 to 6",
        ),
        (
            effect(
                "NOB-02",
                r#"{"op": "threat_remove", "n": 1, "colour": "any", "vp_each": 1, "also": [{"op": "gain"}]}"#,
            ),
            "cards[NOB-02].effect[0].also[0].res: missing",
        ),
        (effect("NOB-02", ""), "cards[NOB-02].effect: missing"),
        // Standing effects.
        (
            effect("BUR-04", r#"{"op": "modify", "hook": "score", "add": 1}"#),
            "cards[BUR-04].effect[0].hook: score is none of action.take_workers.amount, action.take_guilders.amount, action.discard_threat.amount, action.build_canal.card_colour, action.build_house.worker_cost, canal.price, recruit.price, reputation.price, reputation.available_without_low_dice, threat.discard_vp, phase1.hand_size, activation.worker_colour",
        ),
        (
            effect("BUR-04", r#"{"op": "modify", "hook": "canal.price", "add": 1}"#),
            "cards[BUR-04].effect[0].add: 1 is not in -12 to -1",
        ),
        (
            effect("BUR-04", r#"{"op": "immune", "threat": "green"}"#),
            "cards[BUR-04].effect[0].threat: green is none of red, yellow, blue, brown, purple",
        ),
        (
            effect("BUR-04", r#"{"op": "immune", "scope": "everything"}"#),
            "cards[BUR-04].effect[0].scope: everything is none of opponent_persons",
        ),
        (
            effect("ART-12", r#"{"op": "on", "event": "sunrise", "who": "self", "do": []}"#),
            "cards[ART-12].effect[0].event: sunrise is none of hand_refilled, dice_rolled, dice_threat_received, threat_resolved, reputation_advanced, house_built, canal_built, person_recruited, phase3_end, majorities_checked, majority_flipped",
        ),
        (
            effect(
                "ART-12",
                r#"{"op": "on", "event": "house_built", "who": "self", "cost_min": 9, "do": []}"#,
            ),
            "cards[ART-12].effect[0].cost_min: does not fit event",
        ),
        (
            effect(
                "ART-12",
                r#"{"op": "on", "event": "house_built", "who": "self", "do": [{"op": "score", "amount": 1}]}"#,
            ),
            "cards[ART-12].effect[0].do[0].op: does not fit trigger",
        ),
    ] {
        assert_eq!(refused(&edition), fault, "{edition}");
    }
}
