//! Every one of the 165 cards recruited and used, with the audit true after each step.

use super::scene::{ADA, BO, CY, Play, Scene};
use salon::engine::{Rng, Seat, Seed};
use salon::games::bruges::effects::{Effect, Immunity, Standing, Trigger};
use salon::games::bruges::{Action, CardId, Colour, Event, Perks, laurel};

/// A rich table: everybody has houses, persons, canals, markers, workers; Ada holds the card and four others.
fn rich(id: &str) -> Scene {
    let mut scene = Scene::new(3);
    let spare = |ids: &[&'static str]| -> Vec<&'static str> {
        ids.iter().copied().filter(|other| *other != id).collect()
    };
    let own = spare(&["ART-04", "CRA-11", "MER-15", "PRO-12", "BUR-04", "CLE-02", "SCH-04", "NOB-14"]);
    scene.persons(ADA, &own);
    scene.persons(BO, &spare(&["UND-12", "COU-10", "NOB-03", "SCH-01"]));
    scene.persons(CY, &spare(&["UND-01", "ENT-09", "CLE-15"]));
    for seat in [ADA, BO, CY] {
        for colour in Colour::ALL {
            scene.house(seat, colour);
        }
        let player = scene.player(seat);
        (player.score, player.guilders, player.workers) = (20, 30, [3; 5]);
        (player.canals, player.step, player.threats) = ([3, 2], 4, [2, 1, 2, 1, 2]);
    }
    let player = scene.player(ADA);
    (player.statues[0], player.rewarded[0], player.canals[0], player.flipped[1], player.step) =
        (Some(7), true, 5, true, 5);
    player.threats = [1, 0, 0, 0, 0];
    player.workers = [4; 5];
    scene.table.statues_taken = 1;
    scene.table.dice = [2, 2, 2, 1, 1];
    scene.hand(ADA, &[id]);
    scene.hand(ADA, &spare(&["MER-14", "CRA-13", "COU-04", "SCH-13", "UND-04"])[..4]);
    scene.hand(BO, &spare(&["COU-08", "CLE-11", "MER-05"]));
    scene.hand(CY, &spare(&["ART-15", "BUR-12", "PRO-01"]));
    scene
}

/// Whether something that happened shows that the person did something.
fn did(play: &Play, card: CardId, trigger: Trigger, events: &[Event]) -> bool {
    let c = play.state.components();
    match trigger {
        Trigger::Immediate => {
            let waits =
                play.table().open.iter().any(|open| open.seat == ADA) || !play.table().open.is_empty();
            waits
                || events
                    .iter()
                    .any(|event| !matches!(event, Event::Recruited { .. } | Event::TurnEnded { .. }))
        }
        Trigger::FinalScoring => laurel(c, play.table(), ADA, card) > 0,
        Trigger::Modifier => play.player(ADA).perks != Perks::default(),
        Trigger::Worker | Trigger::OncePerRound => {
            events.iter().any(|event| matches!(event, Event::Activated { card: used, .. } if *used == card))
        }
        Trigger::Event => c.standing(card).iter().any(|standing| match standing {
            Standing::Immune(Immunity::Threat(colour)) => {
                events.contains(&Event::Circle { seat: ADA, colour: *colour, shielded: true })
            }
            Standing::Immune(Immunity::OthersPersons) => play.player(ADA).perks.immune_persons,
            _ => events
                .iter()
                .any(|event| matches!(event, Event::Answered { card: used, seat: ADA, .. } if *used == card)),
        }),
    }
}

/// Whether a card does something in a game played on at random from a rich table.
fn is_used(id: &str, seed: u64) -> bool {
    let scene = rich(id);
    let card = scene.card(id);
    let trigger = scene.components.card(card).trigger;
    let mut play = scene.deal(seed);
    let mut rng = Rng::new(Seed(seed));
    // In a house of the colour that its laurel may count.
    let events = play.recruit(id);
    assert!(play.player(ADA).houses.persons().any(|(_, person)| person == card), "{id}");
    if matches!(trigger, Trigger::Immediate | Trigger::FinalScoring | Trigger::Modifier) {
        let used = did(&play, card, trigger, &events);
        for _ in 0..60 {
            play.random(&mut rng);
        }
        return used;
    }
    for _ in 0..400 {
        let own: Vec<Action> = play
            .legal()
            .into_iter()
            .filter(|action| {
                let Action::Activate { place, .. } = action else { return false };
                play.player(play.to_move()).houses.person(*place) == Some(card)
            })
            .collect();
        let before = play.heard.len();
        match own.first() {
            Some(action) => drop(play.act(*action)),
            None if play.random(&mut rng).is_none() => return false,
            None => {}
        }
        if did(&play, card, trigger, &play.heard[before..]) {
            for _ in 0..30 {
                play.random(&mut rng);
            }
            return true;
        }
    }
    false
}

#[test]
fn every_card_is_recruited_and_does_something() {
    let ids = Scene::new(2).components.ids.clone();
    assert_eq!(ids.len(), 165);
    let idle: Vec<&String> = ids.iter().filter(|id| !(0..80).any(|seed| is_used(id, seed))).collect();
    assert_eq!(idle, Vec::<&String>::new());
}

#[test]
fn every_card_with_steps_has_some_and_every_standing_card_stands_for_something() {
    let scene = Scene::new(2);
    for (id, card) in scene.components.cards.iter().enumerate() {
        match card.effect {
            Effect::Steps(_) => assert!(!scene.components.steps(id as CardId).is_empty()),
            Effect::Standing(_) => assert!(!scene.components.standing(id as CardId).is_empty()),
        }
        assert_eq!(card.worker.is_some(), card.trigger == Trigger::Worker);
    }
    assert_eq!(Seat(0), ADA);
}
