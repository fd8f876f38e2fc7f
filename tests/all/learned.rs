//! What computer players have learned: files that are checked, and judgements that tell more than the hand-written ones.

use salon::bots::message::{Header, Job, answer};
use salon::bots::network::{Network, Unusable};
use salon::bots::standing::Judge;
use salon::bots::{Level, Question};
use salon::engine::{Advice, Game, Rng, Seat, Seed, Style, Turn, Viewer};
use salon::games::art_society::ArtSociety;
use salon::games::azul_summer_pavilion::AzulSummerPavilion;
use salon::games::bruges::Bruges;
use salon::games::brussels_1893::Brussels1893;
use salon::games::splendor::Splendor;
use std::sync::Arc;

/// Whoever has learned.
macro_rules! of_every_learner {
    ($($check:ident),*) => {
        $(#[test]
        fn $check() {
            checks::$check::<Splendor>();
            checks::$check::<AzulSummerPavilion>();
            checks::$check::<ArtSociety>();
            checks::$check::<Bruges>();
            checks::$check::<Brussels1893>();
        })*
    };
}

of_every_learner!(
    what_was_learned_is_read_and_written_to_the_last_bit,
    weights_of_another_game_or_version_or_damaged_ones_are_refused,
    what_was_learned_tells_who_wins_better_than_the_hand_written_judgement,
    shares_add_up_at_every_table,
    a_box_with_corrections_is_judged_by_hand
);

mod checks {
    use super::*;

    pub fn what_was_learned_is_read_and_written_to_the_last_bit<G: Advice>() {
        let network = Network::read::<G>(G::LEARNED).expect("it was learned under these rules");
        assert_eq!((network.traits(), network.kinds()), (G::TRAITS, G::KINDS), "{}", G::KEY);
        assert!(network.generation() > 0, "{}", G::KEY);
        // Written anew they name the present version of the rules, also where they were learned under one of much the same.
        let written = network.write::<G>();
        let (head, sum) = (1 + G::KEY.len(), G::LEARNED.len() - 4);
        assert!(written[..head] == G::LEARNED[..head] && written.len() == G::LEARNED.len(), "{}", G::KEY);
        assert!(written[head + 1..sum] == G::LEARNED[head + 1..sum], "{}", G::KEY);
        assert!(Network::read::<G>(&written).is_ok_and(|again| again == network), "{}", G::KEY);
        let again = Network::new(G::TRAITS, G::KINDS, network.generation(), &network.weights());
        assert_eq!(again, Some(network), "{}", G::KEY);
        assert!(G::LEARNED.len() < 60_000, "{}", G::KEY);
    }

    pub fn weights_of_another_game_or_version_or_damaged_ones_are_refused<G: Advice>() {
        assert_eq!(Network::read::<G>(&[]), Err(Unusable::Nothing));
        let foreign = if G::KEY == Splendor::KEY { Bruges::LEARNED } else { Splendor::LEARNED };
        assert!(matches!(Network::read::<G>(foreign), Err(Unusable::Other { .. })), "{}", G::KEY);
        for at in [0, 9, G::LEARNED.len() / 2, G::LEARNED.len() - 1] {
            let mut damaged = G::LEARNED.to_vec();
            damaged[at] ^= 1;
            assert_eq!(Network::read::<G>(&damaged), Err(Unusable::Unreadable), "{}: byte {at}", G::KEY);
        }
        assert_eq!(Network::read::<G>(&G::LEARNED[..100]), Err(Unusable::Unreadable), "{}", G::KEY);
        // The version of the rules follows the key, one byte for a small number: with a checksum of its own it is refused, too.
        for rules in [G::RULES_SINCE - 1, G::RULES_VERSION + 1] {
            let mut other = G::LEARNED[..G::LEARNED.len() - 4].to_vec();
            other[1 + G::KEY.len()] = rules as u8;
            let crc = crc::Crc::<u32>::new(&crc::CRC_32_ISCSI).checksum(&other);
            other.extend(crc.to_le_bytes());
            assert!(
                matches!(Network::read::<G>(&other), Err(Unusable::Other { rules: told, .. }) if told == rules),
                "{}",
                G::KEY
            );
        }
    }

    /// Games that are told from.
    const GAMES: u64 = 80;

    /// The mean logarithm of the share that a judge gave the winners, over the turns of games of two.
    pub fn what_was_learned_tells_who_wins_better_than_the_hand_written_judgement<G: Advice>() {
        let network = Network::of::<G>().expect("something was learned");
        let (mut by_hand, mut learned) = (0.0, 0.0);
        let setup = G::with_seats(G::Setup::default(), 2);
        let components = G::components(&setup).expect("the box is sound");
        for game in 0..GAMES {
            let mut state = G::start(&components, &setup, Seed(9000 + game), &mut ());
            let mut rng = Rng::new(Seed(game));
            let mut told = Vec::new();
            while G::turn(&state) != Turn::Over {
                if G::opens_turn(&state).is_some() {
                    told.push([None, Some(&network)].map(|network| {
                        let judge = Judge { seats: 2, style: Style::Builder, network };
                        judge.shares::<G>(&state)
                    }));
                }
                let action = decide::<G>(&components, 2, &state, rng.seed());
                G::apply(&mut state, action, &mut ());
            }
            let sheet = G::score(&state);
            let winners: Vec<Seat> = sheet.winners().collect();
            let mean = |which: usize| -> f32 {
                let logs = told.iter().map(|both| {
                    let logs = winners.iter().map(|seat| both[which][seat.index()].max(1e-6).ln());
                    logs.sum::<f32>() / winners.len() as f32
                });
                logs.sum::<f32>() / told.len() as f32
            };
            by_hand += mean(0);
            learned += mean(1);
        }
        let games = GAMES as f32;
        println!("{}: by hand {:.4}, learned {:.4}", G::KEY, by_hand / games, learned / games);
        assert!(learned > by_hand, "{}: {learned} against {by_hand}", G::KEY);
    }

    pub fn shares_add_up_at_every_table<G: Advice>() {
        let network = Network::of::<G>().expect("something was learned");
        for setup in G::sample_setups() {
            let components = G::components(&setup).expect("sample setups are sound");
            let seats = usize::from(G::seats(&setup));
            let mut state = G::start(&components, &setup, Seed(5), &mut ());
            let mut rng = Rng::new(Seed(6));
            let mut actions = Vec::new();
            let judge = Judge { seats, style: Style::Racer, network: Some(&network) };
            loop {
                let shares = judge.shares::<G>(&state);
                let sum: f32 = shares.iter().sum();
                assert!((sum - 1.0).abs() < 1e-4 && shares.iter().all(|share| (0.0..=1.0).contains(share)));
                assert!(shares[seats..].iter().all(|share| *share == 0.0));
                actions.clear();
                G::actions(&state, &mut actions);
                if actions.is_empty() {
                    break;
                }
                G::apply(&mut state, actions[rng.index(actions.len())], &mut ());
            }
        }
    }

    pub fn a_box_with_corrections_is_judged_by_hand<G: Advice>() {
        let network = Network::of::<G>().expect("something was learned");
        let setup = G::Setup::default();
        let components = G::components(&setup).expect("the box is sound");
        let mut state = G::start(&components, &setup, Seed(2), &mut ());
        let mut differ = 0;
        for number in 0..12 {
            let Turn::Of(seat) = G::turn(&state) else { break };
            let job = |printed| Job::<G> {
                header: Header::of::<G>(number),
                components: Arc::clone(&components),
                printed,
                seats: G::seats(&setup),
                view: G::view(&state, Viewer::Seat(seat)),
                level: Level::Four,
                style: Style::Builder,
                seed: Seed(7),
                budget_ms: 0,
                candidates: 3,
                among: Vec::new(),
            };
            let reply = |printed, network| {
                let mut left = 40;
                let mut keep_going = || {
                    left -= 1;
                    left > 0
                };
                answer(&job(printed), network, &mut keep_going).expect("a seat is to move")
            };
            let (by_hand, corrected, learned) =
                (reply(true, None), reply(false, Some(&network)), reply(true, Some(&network)));
            assert_eq!(by_hand, corrected, "{}", G::KEY);
            differ += u32::from(by_hand != learned);
            G::apply(&mut state, by_hand.action, &mut ());
        }
        assert!(differ > 0, "{}: what was learned changes nothing", G::KEY);
    }

    fn decide<G: Advice>(
        components: &Arc<G::Components>,
        seats: u8,
        state: &G::State,
        seed: Seed,
    ) -> G::Action {
        let seat = G::turn(state).seat().expect("a seat is to move");
        let view = G::view(state, Viewer::Seat(seat));
        let question = Question::<G> {
            components,
            seats,
            view: &view,
            style: Style::Builder,
            seed,
            candidates: 0,
            network: None,
        };
        let mut left = 8;
        let verdict = question.decide(Level::Three, &mut || {
            left -= 1;
            left > 0
        });
        verdict.expect("a seat is to move").action
    }
}
