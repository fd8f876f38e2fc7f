//! What the table of Bruges shows, and what touching its pieces leads to.

mod cards;
mod decisions;
mod table;

use super::scene::{ADA, BO, CY, Scene as Setting};
use crate::every_board::{Laid, Tried, positions};
use salon::app::boards::bruges::scene::*;
use salon::app::boards::bruges::words;
use salon::app::boards::pen::{Pen, Spoken};
use salon::app::boards::staged::{self, By, Drafted, Entry, Shown, Staged};
use salon::app::players::{Mind, Player};
use salon::app::sentence::plain;
use salon::app::session::Worded;
use salon::app::words::Language;
use salon::engine::{Edition, Game, Openness, Rng, Seat, Seed, Turn, Viewer};
use salon::games::bruges::{
    Action, Bruges, COLOURS, CardId, Colour, Event, GATES, LastRound, Majority, Options, Outcome, PlaceId,
    Refusal, Setup, Side, Stage, State, Why,
};
use std::collections::HashSet;

type Position = crate::every_board::Position<Bruges>;

crate::board_suite!(Bruges);

impl Laid for Bruges {
    fn pieces(scene: &Scene) -> Vec<Piece> {
        let mut pieces: Vec<Piece> = Colour::ALL.map(Piece::Die).to_vec();
        pieces.extend([Piece::Pile(0), Piece::Pile(1), Piece::Extra, Piece::Discards]);
        pieces.extend([Piece::Bank, Piece::Statues, Piece::Track]);
        pieces.extend((0..GATES as u8).map(Piece::Gate));
        for panel in &scene.panels {
            let seat = panel.seat;
            pieces.extend([Piece::Pawn(seat), Piece::Seat(seat), Piece::Purse(seat), Piece::Points(seat)]);
            if panel.gate.is_some() {
                pieces.extend(Side::ALL.map(|side| Piece::Section(seat, side)));
            }
            pieces.extend(Colour::ALL.map(|colour| Piece::Workers(seat, colour)));
            pieces.extend(Colour::ALL.map(|colour| Piece::Threats(seat, colour)));
            pieces.extend(Majority::ALL.map(|majority| Piece::Majority(seat, majority)));
            let house = if panel.large { Piece::House } else { Piece::Window };
            pieces.extend(panel.street.iter().map(|part| house(seat, part.place)));
            if !panel.large {
                pieces.push(Piece::Hand(seat));
            }
        }
        pieces.extend(scene.hand.cards.iter().map(|part| Piece::Card(part.card)));
        pieces.extend(scene.hand.backs.iter().map(|part| Piece::Back(scene.hand.seat, part.colour, part.at)));
        match &scene.sheet {
            Sheet::Uses(uses) => pieces.extend(uses.iter().map(|part| Piece::Use(part.of))),
            // They are the piles of the city.
            Sheet::Piles(_) | Sheet::Nothing => {}
            Sheet::Matter(matter) => {
                pieces.extend(matter.columns.iter().map(|part| Piece::Column(part.seat)));
                let choices = matter.choices.iter().flat_map(|(_, choices)| choices);
                pieces.extend(choices.map(|part| Piece::Choice(part.colour)));
                pieces.extend(matter.bridges.iter().map(|part| Piece::Bridge(part.side)));
                pieces.extend(matter.models.iter().map(|part| Piece::Model(part.seat, part.place)));
            }
        }
        pieces
    }
}

impl Tried for Bruges {
    fn assert_refused(_state: &State, look: &Look<'_>, piece: Piece, why: Refusal) {
        // One worker is swapped for another: without the first there is no second.
        let swaps = matches!(look.view.table.due().map(|open| open.why), Some(Why::Convert { .. }));
        assert!(swaps && !matches!(look.draft, Draft::Swap(_)), "{piece:?} with {:?}", look.draft);
        assert_eq!((why, matches!(piece, Piece::Choice(_))), (Refusal::SwapFrom, true));
    }

    fn told(scene: &Scene) -> Vec<(String, Entry)> {
        let mut told = Vec::new();
        for panel in &scene.panels {
            let seat = panel.seat.0;
            let mut tell = |name: &str, entry| told.push((format!("{seat} {name}"), entry));
            for (name, entry) in [
                ("guilders", panel.guilders),
                ("points", panel.points),
                ("worth", panel.worth),
                ("step", panel.step),
                ("tokens", panel.tokens),
                ("houses", panel.houses),
                ("persons", panel.persons),
                ("cards", panel.cards),
            ] {
                tell(name, entry);
            }
            for colour in Colour::ALL {
                tell(&format!("workers {colour:?}"), panel.workers[colour.index()].count);
                tell(&format!("threats {colour:?}"), panel.threats[colour.index()].count);
            }
        }
        for gate in &scene.city.gates {
            for (side, section) in Side::ALL.iter().zip(&gate.sections) {
                if let Some(seat) = gate.owner {
                    told.push((format!("{} {side:?}", seat.0), section.built));
                }
            }
        }
        told
    }

    fn more_comes(_name: &str, scene: &Scene, kind: MoveKind, after: &State) -> Option<&'static str> {
        let dice = match scene.offer.what {
            What::Activate { brings, .. } | What::Play { arrow: Some(brings), .. } => brings.dice > 0,
            _ => false,
        };
        let lit = match kind {
            MoveKind::Draw | MoveKind::Stop => after.table().stage != scene.stage,
            MoveKind::Reroll => true,
            _ => dice,
        };
        let ended = after.table().round != scene.round || after.table().is_over();
        match kind {
            _ if lit => Some("dice are rolled that nobody knows before"),
            MoveKind::EndTurn if ended => Some("a round ends, which is nobody's move"),
            _ => None,
        }
    }
}

/// What who decides sees.
fn at(setting: &Setting) -> Position {
    Position::of(&setting.components, &setting.deal(1).state)
}

/// The same after legal actions.
fn after(setting: &Setting, actions: &[Action]) -> Position {
    let mut play = setting.deal(1);
    for action in actions {
        play.act(*action);
    }
    Position::of(&setting.components, &play.state)
}

/// With what English words of a scene are written.
fn pen<'a>(position: &'a Position, scene: &'a Scene) -> Pen<'a, Bruges> {
    Pen {
        language: Language::English,
        components: &position.components,
        players: &[],
        viewer: Viewer::Seat(scene.own),
        view: &position.view,
        scene,
    }
}

/// Three players with names.
fn players() -> Vec<Player> {
    let player = |(shape, name): (u8, &str)| Player { name: name.to_owned(), shape, mind: Mind::Person };
    (0..).zip(["Ada", "Bo", "Cy"]).map(player).collect()
}

fn uses(scene: &Scene) -> &[UsePart; 6] {
    let Sheet::Uses(uses) = &scene.sheet else { panic!("{:?}", scene.sheet) };
    uses
}

fn matter(scene: &Scene) -> &Matter {
    let Sheet::Matter(matter) = &scene.sheet else { panic!("{:?}", scene.sheet) };
    matter
}

/// Ada's Vagrant sends a red marker to Bo and Cy, who have two; Bo has an Accountant's and an empty house, and a canal token.
fn fire() -> (Setting, Vec<Action>) {
    let mut setting = Setting::new(3);
    let place = setting.house(ADA, Colour::Red);
    setting.hand(ADA, &["UND-06", "MER-14"]);
    setting.persons(BO, &["BUR-03"]);
    setting.house(BO, Colour::Yellow);
    let player = setting.player(BO);
    (player.canals, player.threats) = ([1, 0], [2, 0, 0, 0, 0]);
    let card = setting.card("UND-06");
    (setting, vec![Action::Recruit { card, place }])
}

/// Every legal action of a position is reached by touching.
fn reaches_all(position: &Position) {
    let reached: HashSet<Action> =
        position.explore().1.iter().flat_map(staged::Move::actions).copied().collect();
    for action in &position.legal {
        assert!(reached.contains(action), "{action:?} of {:?} is not reached", position.view.table.due());
        let look = staged::Look { hint: Some((*action, &[])), ..position.look(Draft::Nothing) };
        let about = Bruges::pieces_of(&look, *action);
        let shown: HashSet<Piece> = position.pieces(Draft::Nothing).into_iter().collect();
        assert!(about.iter().all(|piece| shown.contains(piece)), "{action:?}: {about:?}");
        majorities_are_those_after_the_move(&position.scene(Draft::of(&look, *action, &[])));
    }
}

/// Whoever would have more than everybody else leads, and what others are short of that is told beside what they would have.
fn majorities_are_those_after_the_move(scene: &Scene) {
    for panel in &scene.panels {
        for (of, standing) in panel.majorities.iter().enumerate() {
            let others = scene.panels.iter().filter(|other| other.seat != panel.seat);
            let best = others.map(|other| other.majorities[of].strength.then()).max().unwrap_or(0);
            let short = (best + 1 - standing.strength.then()).max(0);
            assert_eq!((standing.leads, i32::from(standing.behind)), (short == 0, short), "{standing:?}");
        }
    }
}
