//! The reverse sides of the architect boards.

use super::scene::{ADA, BO, EMPAIN, Play, Scene, VAN_DE_VELDE, at};
use salon::games::brussels_1893::components::clockwise;
use salon::games::brussels_1893::components::{Architect, Art, Material, Needle, Office, Track, Work, Zone};
use salon::games::brussels_1893::{Action, Event, Offer, Options, Payment, Setup, Why};

fn reverse(architect: Architect) -> Scene {
    let options = Options { side_b_boards: true, ..Options::default() };
    let mut scene = Scene::of(&Setup { seats: 3, options, edition: None });
    scene.board(ADA, architect);
    scene
}

fn both_ways(architect: Architect, work: Work) -> [Play; 2] {
    let mut scene = reverse(architect);
    scene.artworks(ADA, Art::Blue, 2);
    let mut placed = scene.deal(1);
    placed.place(work);
    let mut copied = scene.deal(1);
    copied.act(Action::Office(Office::Park)).act(Action::Copy(work));
    [placed, copied]
}

#[test]
fn hankar_may_take_the_noble_on_top_of_the_deck_for_nothing() {
    for play in both_ways(Architect::Hankar, Work::Noble) {
        let noble = play.table().revealed.expect("revealed");
        let row = play.table().nobles;
        let francs = play.player(ADA).francs;
        let mut taking = play.clone();
        taking.act(Action::TakeRevealed);
        while taking.why().is_some_and(|why| !matches!(why, Why::Keep { .. })) {
            taking.act(taking.offered()[0]);
        }
        taking.act(Action::Keep);
        assert!(taking.player(ADA).nobles.has(noble));
        assert!(taking.player(ADA).francs >= francs);
        assert_eq!((taking.table().nobles, taking.table().revealed), (row, None), "the row stays as it is");
        let mut buying = play.clone();
        buying.act(Action::Buy(3)).act(Action::Dismiss);
        assert_eq!(buying.table().nobles[0], Some(noble), "else it fills the row");
        assert_eq!(buying.table().nobles[1..], row[..3]);
    }
}

#[test]
fn cauchie_has_a_cube_by_the_colour_of_the_artwork() {
    for (art, materials, jokers) in [
        (Art::Yellow, [0, 1, 0, 0], 0),
        (Art::Brown, [1, 0, 0, 0], 0),
        (Art::Blue, [0, 0, 1, 0], 0),
        (Art::Green, [0; 4], 1),
    ] {
        for mut play in both_ways(Architect::Cauchie, Work::Workshop) {
            play.act(Action::Artwork(art));
            assert_eq!((play.player(ADA).materials, play.player(ADA).jokers), (materials, jokers), "{art:?}");
        }
    }
    // There is none where there is none.
    let mut scene = reverse(Architect::Cauchie);
    scene.player(BO).materials = [0, 10, 0, 0];
    let mut play = scene.deal(1);
    play.place(Work::Workshop).act(Action::Artwork(Art::Yellow));
    assert_eq!(play.player(ADA).materials(), 0);
}

#[test]
fn horta_has_two_francs_with_materials() {
    for mut play in both_ways(Architect::Horta, Work::Materials) {
        let francs = play.player(ADA).francs;
        play.act(Action::Material(Material::Wood)).act(Action::Material(Material::Iron));
        assert_eq!(play.player(ADA).francs, francs + 2);
    }
}

#[test]
fn strauven_has_a_franc_and_a_point_with_a_sale() {
    for mut play in both_ways(Architect::Strauven, Work::Sale) {
        let francs = play.player(ADA).francs;
        play.act(Action::Sell(Art::Blue)).act(Action::Market { column: 4, row: 4 });
        let [points, paid] = play.components().market.pays([4, 4], Art::Blue);
        assert_eq!(play.player(ADA).score, i16::from(points) + 1);
        assert_eq!(play.player(ADA).francs, francs + u16::from(paid) + 1);
    }
}

fn needle(scene: &Scene, needle: Needle) -> u8 {
    scene.components.compass.iter().position(|other| *other == needle).expect("on the compass") as u8
}

#[test]
fn saintenoy_may_turn_a_needle_either_way_if_the_house_can_be_paid_for_then() {
    let mut scene = reverse(Architect::Saintenoy);
    let [wood, stone] =
        [Material::Wood, Material::Stone].map(|material| needle(&scene, Needle::Material(material)));
    scene.table.needles = [wood, stone];
    scene.player(ADA).francs = 1;
    scene.player(ADA).materials = [1, 0, 1, 0];
    let mut play = scene.deal(1);
    play.place(Work::Build);
    assert_eq!(play.why(), Some(Why::Adjust));
    let mut plain = play.clone();
    plain.act(Action::Decline);
    assert_eq!(plain.why(), Some(Why::Pay));
    for action in play.offered().into_iter().filter(|action| *action != Action::Decline) {
        let Action::Adjust { needle, .. } = action else { panic!("{action:?}") };
        let mut turned = play.clone();
        turned.act(action);
        assert_ne!(turned.table().needles[usize::from(needle)], [wood, stone][usize::from(needle)]);
        assert_eq!(turned.why(), Some(Why::Pay), "it can be paid for");
        turned.act(turned.offered()[0]);
        assert_eq!(turned.why(), Some(Why::Turn), "the turn after paying still follows");
    }
}

#[test]
fn who_could_build_only_with_a_needle_turned_need_not() {
    let mut scene = reverse(Architect::Saintenoy);
    let wood = needle(&scene, Needle::Material(Material::Wood));
    let any = (0..scene.components.compass.len() as u8)
        .find(|at| scene.components.compass[usize::from(*at)] == Needle::Any && at + 1 != wood)
        .expect("two of them");
    // Two wood pay for wood and a free choice, but not for wood and francs or stone.
    let beside = clockwise(&scene.components.compass, any);
    scene.table.needles = [wood, beside];
    scene.player(ADA).francs = 1;
    scene.player(ADA).materials = [2, 0, 0, 0];
    let mut play = scene.deal(1);
    play.place(Work::Build);
    assert_eq!(play.why(), Some(Why::Adjust));
    let mut declined = play.clone();
    declined.act(Action::Decline);
    let needle_left = Event::Declined { seat: ADA, offer: Offer::Needle };
    assert!(declined.heard.contains(&needle_left) && declined.heard.contains(&Event::NoEffect { seat: ADA }));
    assert_eq!(declined.table().to_move(), BO);
    let back = Action::Adjust { needle: 1, clockwise: false };
    play.act(back).act(Action::Pay(Payment {
        materials: [2, 0, 0, 0],
        jokers: 0,
        in_francs: 0,
        instead: None,
    }));
    assert_eq!(play.player(ADA).score, 5);
}

#[test]
fn the_changed_areas_of_the_boards_count() {
    let c = reverse(Architect::Hankar).components;
    for architect in Architect::ALL {
        let scene = reverse(architect);
        let (one, other) = (c.board(architect, true), c.board(architect, false));
        let value =
            |track| scene.table.value(&scene.components, ADA, track) != other.tracks[track.index()][0];
        assert_eq!(
            Track::ALL.map(value),
            [Architect::Hankar, Architect::Cauchie, Architect::Horta].map(|of| of == architect)
        );
        let zone = scene.table.zone_value(&scene.components, ADA, Zone::Artworks);
        assert_eq!(zone, if architect == Architect::Saintenoy { 2 } else { 1 });
        assert_eq!(one.tiers != other.tiers, architect == Architect::Strauven);
    }
}

#[test]
fn side_a_has_no_abilities() {
    let mut scene = Scene::new(3);
    scene.board(ADA, Architect::Horta);
    scene.table.nobles[0] = Some(VAN_DE_VELDE);
    let mut play = scene.deal(1);
    let francs = play.player(ADA).francs;
    play.place(Work::Materials).act(Action::Material(Material::Wood)).act(Action::Material(Material::Iron));
    assert_eq!(play.player(ADA).francs, francs - 1);
    assert_eq!((play.table().nobles[3], at(1, 1).0), (Some(EMPAIN), 0));
}
