//! Every one of the 165 cards recruited and used, with the audit true after each step.

use super::scene::{ADA, BO, CY, Play, Scene};
use salon::engine::{Rng, Seat, Seed};
use salon::games::bruges::effects::{
    Amount, Block, Draws, Effect, Effects, Gain, Immunity, Standing, Step, Trigger,
};
use salon::games::bruges::{Action, CardId, Colour, Components, Event, laurel};

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

/// Whether what happened shows that a step was carried out for Ada, as its data say it; of a condition one side is enough.
fn shows(effects: &Effects, step: &Step, events: &[Event]) -> bool {
    let any = |is: &dyn Fn(&Event) -> bool| events.iter().any(is);
    let others = |seat: Seat| seat != ADA;
    match *step {
        Step::Gain { what, amount } => any(&|event| {
            let Event::Gained { seat: ADA, purse } = event else { return false };
            let number = match what {
                Gain::Guilders => purse.guilders,
                Gain::Points => purse.points,
                Gain::Workers { .. } => purse.workers.iter().map(|n| u16::from(*n)).sum(),
            };
            match (amount, what) {
                (Amount::Fixed(n), Gain::Guilders | Gain::Points) => number == u16::from(n),
                _ => number > 0,
            }
        }),
        Step::Pay(_) => any(&|event| matches!(event, Event::Lost { seat: ADA, .. })),
        Step::PayUpTo { each, .. } => {
            any(&|event| matches!(event, Event::Lost { seat: ADA, .. })) && all_show(effects, each, events)
        }
        Step::Lose { .. } => any(&|event| matches!(event, Event::Lost { seat, .. } if others(*seat))),
        Step::Collect { .. } => any(&|event| matches!(event, Event::Gave { to: ADA, .. })),
        Step::Give { .. } => any(&|event| matches!(event, Event::Gave { from: ADA, .. })),
        Step::Convert(_) => any(&|event| matches!(event, Event::Swapped { seat: ADA, .. })),
        Step::Draw(Draws::Fixed(n)) => {
            events.iter().filter(|event| matches!(event, Event::Drew { seat: ADA, .. })).count() >= n.into()
        }
        Step::Draw(Draws::AsDiscarded) => any(&|event| matches!(event, Event::Drew { seat: ADA, .. })),
        Step::Discard { each, .. } => {
            any(&|event| matches!(event, Event::Discarded { seat: ADA, .. }))
                && all_show(effects, each, events)
        }
        Step::AddThreats { .. } => {
            any(&|event| matches!(event, Event::Threatened { seat, .. } if others(*seat)))
        }
        Step::RemoveThreats { each, .. } => {
            any(&|event| matches!(event, Event::ThreatDiscarded { seat: ADA, .. }))
                && all_show(effects, each, events)
        }
        Step::MoveThreats { .. } => any(&|event| matches!(event, Event::ThreatMoved { from: ADA, .. })),
        Step::BuildCanal { .. } => any(&|event| matches!(event, Event::CanalBuilt { seat: ADA, .. })),
        Step::RemoveCanals { .. } => {
            any(&|event| matches!(event, Event::CanalLost { seat, .. } if others(*seat)))
        }
        Step::BuildHouse => any(&|event| matches!(event, Event::HouseBuilt { seat: ADA, .. })),
        Step::Fire(_) => any(&|event| matches!(event, Event::HouseLost { seat, .. } if others(*seat))),
        Step::ExtraAction => any(&|event| {
            matches!(
                event,
                Event::TookWorkers { .. }
                    | Event::TookGuilders { .. }
                    | Event::Averted { .. }
                    | Event::CanalBuilt { .. }
                    | Event::HouseBuilt { .. }
            ) || matches!(event, Event::Recruited { .. }) && recruits(events) > 1
        }),
        Step::ExtraRecruit { .. } => recruits(events) > 1,
        Step::Advance { .. } => any(&|event| matches!(event, Event::Advanced { seat: ADA, .. })),
        Step::Straighten => any(&|event| matches!(event, Event::Straightened { seat: ADA, .. })),
        Step::Reuse => any(&|event| matches!(event, Event::Reused { seat: ADA, .. })),
        Step::CopyArrow => any(&|event| matches!(event, Event::Copied { seat: ADA, .. })),
        Step::Reroll(_) => any(&|event| matches!(event, Event::Rerolled { .. })),
        Step::If { then, otherwise, .. } => {
            let side = |block: Block| !block.is_empty() && all_show(effects, block, events);
            side(then) || side(otherwise)
        }
        Step::NameColour => any(&|event| matches!(event, Event::Named { seat: ADA, .. })),
        // Points at the end are counted, not told.
        Step::Score(_) => true,
    }
}

/// Persons whom Ada recruited.
fn recruits(events: &[Event]) -> usize {
    events.iter().filter(|event| matches!(event, Event::Recruited { seat: ADA, .. })).count()
}

fn all_show(effects: &Effects, block: Block, events: &[Event]) -> bool {
    effects.steps(block).iter().all(|step| shows(effects, step, events))
}

/// Goes on at random until nothing is open any more; what happened.
fn settle(play: &mut Play, rng: &mut Rng) -> Vec<Event> {
    let before = play.heard.len();
    while !play.table().open.is_empty() && play.random(rng).is_some() {}
    play.heard[before..].to_vec()
}

/// Whether a card does what its data say in a game played on at random from a rich table.
fn is_used(id: &str, seed: u64) -> bool {
    let scene = rich(id);
    let components = &scene.components;
    let card = scene.card(id);
    let (trigger, effect) = (components.card(card).trigger, components.card(card).effect);
    let mut play = scene.deal(seed);
    let mut rng = Rng::new(Seed(seed));
    let perks = play.player(ADA).perks;
    let mut events = play.recruit(id);
    assert!(play.player(ADA).houses.persons().any(|(_, person)| person == card), "{id}");
    events.extend(settle(&mut play, &mut rng));
    match trigger {
        Trigger::Immediate => return does(components, effect, &events),
        Trigger::FinalScoring => return laurel(components, play.table(), ADA, card) > 0,
        Trigger::Modifier => return play.player(ADA).perks != perks,
        Trigger::Worker | Trigger::OncePerRound | Trigger::Event => {}
    }
    // It protects as long as it is there.
    let immune = |immunity: Immunity| components.standing(card).contains(&Standing::Immune(immunity));
    if immune(Immunity::OthersPersons) {
        return !perks.immune_persons && play.player(ADA).perks.immune_persons;
    }
    for _ in 0..400 {
        let own = play.legal().into_iter().find(|action| {
            let Action::Activate { place, .. } = action else { return false };
            play.player(play.to_move()).houses.person(*place) == Some(card)
        });
        let before = play.heard.len();
        match own {
            Some(action) => drop(play.act(action)),
            None if play.random(&mut rng).is_none() => return false,
            None => {}
        }
        let begun = play.heard[before..].iter().position(|event| match event {
            Event::Activated { card: used, .. } => *used == card,
            Event::Answered { card: used, seat: ADA, .. } => *used == card,
            Event::Circle { seat: ADA, colour, shielded: true } => immune(Immunity::Threat(*colour)),
            _ => false,
        });
        if let Some(at) = begun {
            settle(&mut play, &mut rng);
            return does(components, effect, &play.heard[before + at..]);
        }
    }
    false
}

/// Whether what happened shows everything that a card does.
fn does(components: &Components, effect: Effect, events: &[Event]) -> bool {
    let effects = &components.effects;
    match effect {
        Effect::Steps(steps) => all_show(effects, steps, events),
        Effect::Standing(standing) => effects.standing(standing).iter().all(|standing| match standing {
            Standing::On(answer) => all_show(effects, answer.steps, events),
            Standing::Immune(_) | Standing::Modify(_) => true,
        }),
    }
}

/// Two hundred games of each are enough for the rarest; most need one.
#[test]
fn every_card_is_recruited_and_does_what_its_data_say() {
    let ids = Scene::new(2).components.ids.clone();
    assert_eq!(ids.len(), 165);
    let idle: Vec<&String> = ids.iter().filter(|id| !(0..200).any(|seed| is_used(id, seed))).collect();
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
