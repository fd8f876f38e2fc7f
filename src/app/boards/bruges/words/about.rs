//! What each piece is and does.

use super::super::scene::{Piece, Scene, Use};
use super::effect::{self, sentence};
use super::table::house_cost;
use super::{card, colour, gate, guilders, piece, points, threat};
use crate::app::boards::kit::phrase::capital;
use crate::app::boards::pen::Pen;
use crate::app::words::{Language, sentences};
use crate::engine::Seat;
use crate::games::bruges::effects::Faces;
use crate::games::bruges::{Bruges, Colour, Damage, SPACES};
use crate::say;
use std::iter::once;

/// What a piece is and does, as a marked sentence.
#[must_use]
pub fn about(pen: &Pen<'_, Bruges>, piece: Piece) -> String {
    let Pen { language: l, components, scene, .. } = *pen;
    let name = |seat: Seat| pen.name(seat).to_owned();
    match piece {
        Piece::Die(of) => {
            let shown = |faces| effect::shown(l, Faces(faces));
            let (high, low) = (shown(components.threat_faces), shown(components.price_faces));
            say!(l, bruges_table.about.die, colour = colour(l, of), high = high, low = low)
        }
        // Once the extra pile lies where a draw pile was.
        Piece::Pile(_) if pen.view.table.extra == 0 => say!(l, bruges_table.about.pile_last).to_owned(),
        Piece::Extra if pen.view.table.extra == 0 => say!(l, bruges_table.about.extra_used).to_owned(),
        Piece::Pile(_) => say!(l, bruges_table.about.pile).to_owned(),
        Piece::Extra => say!(l, bruges_table.about.extra).to_owned(),
        Piece::Discards => say!(l, bruges_table.about.discards).to_owned(),
        Piece::Bank => say!(l, bruges_table.about.bank).to_owned(),
        Piece::Statues => say!(l, bruges_table.about.statues).to_owned(),
        Piece::Track => say!(l, bruges_table.about.track).to_owned(),
        Piece::Pawn(seat) => {
            let step = scene.panel(seat).map_or(0, |panel| panel.step.now);
            let step = u8::try_from(step).unwrap_or_default();
            let worth = components.reputation_points(step.min(components.top_step()));
            say!(l, bruges_table.about.pawn, name = name(seat), points = points(l, worth.into()))
        }
        Piece::Gate(at) => say!(l, bruges_table.about.gate, gate = gate(at)),
        Piece::Section(seat, side) => {
            let player = pen.view.table.player(seat);
            let built = usize::from(player.canals[side.index()]);
            let next = (built < SPACES).then(|| say!(l, bruges_table.about.section_next).to_owned());
            let worth = points(l, components.canal_points.into());
            let space = (components.canal_space + 1).to_string();
            let section =
                say!(l, bruges_table.about.section, name = name(seat), points = worth, space = space);
            let due = built < SPACES && !player.rewarded[side.index()] && !scene.city.statues.is_empty();
            let statue = due.then(|| say!(l, bruges_table.about.section_statue).to_owned());
            sentences(l, once(section).chain(next).chain(statue))
        }
        Piece::Bridge(side) => about(pen, Piece::Section(scene.own, side)),
        Piece::Seat(seat) => say!(l, boards.about_seat, name = name(seat)),
        Piece::Purse(seat) => say!(l, bruges_table.about.purse, name = name(seat)),
        Piece::Points(seat) => say!(l, bruges_table.about.points, name = name(seat)),
        Piece::Workers(seat, of) => {
            say!(l, bruges_table.about.workers, colour = capital(colour(l, of).to_owned()), name = name(seat))
        }
        Piece::Threats(seat, of) => sentences(l, once(about_threat(pen, of)).chain(danger(pen, seat, of))),
        Piece::Majority(_, majority) => {
            let worth = points(l, components.majority_points.into());
            let majority = super::majority(l, majority);
            say!(l, bruges_table.about.majority, majority = majority, points = worth)
        }
        Piece::House(seat, place) | Piece::Window(seat, place) => {
            let house = scene.panel(seat).and_then(|it| it.street.iter().find(|it| it.place == place));
            let Some(house) = house else { return String::new() };
            match house.person {
                Some(person) => person_in_words(pen, person.card),
                None => {
                    let worth = points(l, components.house_points.into());
                    say!(l, bruges_table.about.house_empty, colour = colour(l, house.colour), points = worth)
                }
            }
        }
        Piece::Hand(seat) => {
            let cards = scene.panel(seat).map_or(0, |panel| panel.cards.now);
            say!(l, bruges_table.say.cards, count = cards)
        }
        Piece::Card(id) => piece::face(l, components, id),
        Piece::Back(seat, of, at) => about_back(scene, l, (seat, of, at), pen.name(seat)),
        Piece::Use(of) => about_use(pen, of),
        Piece::Column(seat) => scene
            .panel(seat)
            .map(|panel| piece::panel(l, components, panel, pen.name(seat)))
            .unwrap_or_default(),
        Piece::Choice(of) => capital(colour(l, of).to_owned()),
        Piece::Model(seat, place) => {
            let person = pen.view.table.player(seat).houses.person(place);
            person.map(|id| person_in_words(pen, id)).unwrap_or_default()
        }
    }
}

fn person_in_words(pen: &Pen<'_, Bruges>, id: u8) -> String {
    let Pen { language: l, components, .. } = *pen;
    let effect = sentence(l, components, id);
    say!(l, bruges_table.about.house_of, card = card(l, components, id), sentence = effect)
}

fn about_threat(pen: &Pen<'_, Bruges>, of: Colour) -> String {
    let Pen { language: l, components, .. } = *pen;
    let name = capital(threat(l, components, of).to_owned());
    match components.threat(of).damage {
        Damage::HouseOrCanalToken => say!(l, bruges_table.about.threats_house, threat = name),
        Damage::Guilders => say!(l, bruges_table.about.threats_guilders, threat = name),
        Damage::Workers => say!(l, bruges_table.about.threats_workers, threat = name),
        Damage::Person => say!(l, bruges_table.about.threats_person, threat = name),
        Damage::Points(n) => {
            say!(l, bruges_table.about.threats_points, threat = name, points = points(l, n.into()))
        }
    }
}

/// What the next marker brings, where it completes a player's circle: with what there is to lose.
fn danger(pen: &Pen<'_, Bruges>, seat: Seat, of: Colour) -> Option<String> {
    let Pen { language: l, components, .. } = *pen;
    let panel = pen.scene.panel(seat)?;
    let circle = panel.threats[of.index()];
    if !circle.near {
        return None;
    }
    let name = pen.name(seat);
    let (number, full) = (circle.count.now.to_string(), circle.of.to_string());
    if circle.shielded {
        return Some(say!(l, bruges_table.about.danger_shielded, name = name, number = number, of = full));
    }
    let player = pen.view.table.player(seat);
    let nothing = || say!(l, bruges_table.danger.nothing).to_owned();
    let what = match components.threat(of).damage {
        Damage::HouseOrCanalToken if player.houses.len() + player.tokens() > 0 => {
            say!(l, bruges_table.danger.house).to_owned()
        }
        Damage::Guilders if player.guilders > 0 => {
            say!(l, bruges_table.danger.guilders_now, guilders = guilders(l, player.guilders))
        }
        Damage::Workers if player.workers() > 0 => {
            let workers = say!(l, bruges_effects.unit.workers, count = player.workers());
            say!(l, bruges_table.danger.workers_now, workers = workers)
        }
        Damage::Person if player.houses.population() > 0 => say!(l, bruges_table.danger.person).to_owned(),
        Damage::Points(n) if player.score > 0 => {
            let lost = player.score.min(n.into());
            say!(l, bruges_table.danger.points, points = points(l, lost))
        }
        _ => nothing(),
    };
    Some(say!(l, bruges_table.about.danger, name = name, number = number, of = full, what = what))
}

fn about_back(scene: &Scene, l: Language, (seat, of, at): (Seat, Colour, u8), name: &str) -> String {
    let unseen = scene
        .hand
        .backs
        .iter()
        .any(|back| scene.hand.seat == seat && back.colour == of && back.at == at && back.unseen);
    if unseen {
        // What an effect draws is looked at when all of it is drawn.
        let words = match scene.due {
            Some(_) => say!(l, bruges_table.about.unseen_all),
            None => say!(l, bruges_table.about.unseen),
        };
        return words.to_owned();
    }
    say!(l, bruges_table.about.back, colour = colour(l, of), name = name)
}

fn about_use(pen: &Pen<'_, Bruges>, of: Use) -> String {
    let Pen { language: l, components, .. } = *pen;
    let (table, own) = (&pen.view.table, pen.scene.own);
    match of {
        Use::Workers => {
            let number = table.workers_for(components, own).to_string();
            say!(l, bruges_table.about.use_workers, number = number)
        }
        Use::Guilders => say!(l, bruges_table.about.use_guilders).to_owned(),
        Use::Threat => {
            let each = table.points_for_threat(components, own);
            say!(l, bruges_table.about.use_threat, points = points(l, each.into()))
        }
        Use::Canal => say!(l, bruges_table.about.use_canal).to_owned(),
        Use::House => {
            let cost = house_cost(l, table.house_workers(components, own));
            say!(l, bruges_table.about.use_house, cost = cost)
        }
        Use::Recruit => say!(l, bruges_table.about.use_recruit).to_owned(),
    }
}
