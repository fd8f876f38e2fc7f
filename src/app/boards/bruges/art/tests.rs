//! What the drawings of Bruges owe the table.

use std::collections::HashSet;

use super::city::{
    Canal, City, Moving, NARROW_STAIR, Pawn, canal, city, ground, narrow, narrow_ground, narrow_upon,
    pawn_spot, pile, stair, upon,
};
use super::house::{shallow, small};
use super::person::attribute_and_dress;
use super::threat::{circle, marker};
use super::{
    Colour, Face, Group, Held, House, Person, State, Tenant, Trigger, card, die, house, portrait, sprite,
    token,
};
use crate::app::draw;
use crate::app::draw::tests::assert_sound;

/// Ids of the fifteen cards of each group, as the data spells them.
fn ids() -> Vec<(Group, Vec<String>)> {
    let prefixes = ["ART", "CRA", "MER", "PRO", "NOB", "BUR", "CLE", "COU", "UND", "SCH", "ENT"];
    let numbers = |prefix| (1..=15).map(|number| format!("{prefix}-{number:02}")).collect();
    Group::ALL.into_iter().zip(prefixes.map(numbers)).collect()
}

/// All 165, each with its markup.
fn portraits() -> Vec<(Group, String, String)> {
    let mut drawn = Vec::new();
    for (group, ids) in ids() {
        for (at, id) in ids.into_iter().enumerate() {
            let person = Person { id: &id, group, colour: Colour::ALL[at % 5] };
            let markup = portrait(&person, Held::Either);
            drawn.push((group, id, markup));
        }
    }
    drawn
}

fn somebody(colour: Colour) -> Person<'static> {
    Person { id: "NOB-14", group: Group::Noble, colour }
}

#[test]
fn a_hundred_and_sixty_five_people_are_all_different() {
    let portraits = portraits();
    assert_eq!(portraits.len(), 165);
    let different: HashSet<&String> = portraits.iter().map(|(_, _, markup)| markup).collect();
    assert_eq!(different.len(), 165);
}

#[test]
fn portraits_are_sound_and_need_nothing_of_the_page() {
    for (_, id, markup) in portraits() {
        assert_sound(&id, &markup);
        for foreign in [" id=", "url(", "href", "NaN"] {
            assert!(!markup.contains(foreign), "{id}: {foreign}");
        }
    }
}

#[test]
fn everybody_wears_the_dress_of_the_group_and_holds_their_attribute() {
    for (group, id, markup) in portraits() {
        let person = Person { id: &id, group, colour: Colour::Red };
        let [attribute, dress, headgear] = attribute_and_dress(&person);
        for (what, block) in [("attribute", attribute), ("dress", dress), ("headgear", headgear)] {
            let shapes = block.lines().filter_map(|line| line.trim().split_once(' '));
            for (_, shape) in shapes.filter(|(_, shape)| shape.starts_with('M')) {
                assert!(markup.contains(shape), "{id}: {what}");
            }
        }
    }
}

#[test]
fn no_two_of_a_group_share_headgear_and_attribute() {
    for (group, ids) in ids() {
        let looks: HashSet<_> = ids
            .iter()
            .map(|id| {
                let [attribute, _, headgear] =
                    attribute_and_dress(&Person { id, group, colour: Colour::Red });
                (attribute, headgear)
            })
            .collect();
        assert_eq!(looks.len(), 15, "{group:?}");
    }
}

#[test]
fn headgear_of_one_group_is_worn_by_hardly_any_other() {
    // A hennin is worn by ladies at court as well, and a wide cloth over the head by more than nuns.
    let mut groups_by_hat = std::collections::HashMap::<&str, HashSet<Group>>::new();
    for (group, ids) in ids() {
        for id in &ids {
            let [_, _, hat] = attribute_and_dress(&Person { id, group, colour: Colour::Red });
            groups_by_hat.entry(hat).or_default().insert(group);
        }
    }
    let shared = groups_by_hat.values().filter(|groups| groups.len() > 1).count();
    assert!(shared <= 2, "{shared} of {} are shared", groups_by_hat.len());
    assert!(groups_by_hat.values().all(|groups| groups.len() <= 2));
}

#[test]
fn the_portraits_are_the_same_on_every_machine() {
    let mut hash = 0xcbf2_9ce4_8422_2325_u64;
    for byte in portraits().iter().flat_map(|(_, _, markup)| markup.bytes()) {
        hash = (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
    }
    assert_eq!(hash, 0x8715_2028_b2de_8298);
}

#[test]
fn a_portrait_is_small() {
    let sizes: Vec<usize> = portraits().iter().map(|(_, _, markup)| markup.len()).collect();
    let (mean, most) = (sizes.iter().sum::<usize>() / sizes.len(), *sizes.iter().max().unwrap_or(&0));
    assert!(mean < 4_000 && most < 6_000, "{mean} bytes, at most {most}");
}

#[test]
fn the_side_of_the_attribute_changes_nothing_else() {
    let [left, right] = [Held::Left, Held::Right].map(|held| portrait(&somebody(Colour::Brown), held));
    assert_ne!(left, right);
    let turned = left.strip_prefix(r#"<g transform="matrix(-1 0 0 1 122 0)">"#);
    assert_eq!(turned.and_then(|rest| rest.strip_suffix("</g>")), Some(right.as_str()));
}

#[test]
fn an_edition_of_its_own_has_its_people_too() {
    let mut seen = HashSet::new();
    for id in ["X", "", "ART-16", "ART-99999999999", "a person", "布魯日", "7"] {
        let markup = portrait(&Person { id, group: Group::Artist, colour: Colour::Blue }, Held::Either);
        assert_sound(id, &markup);
        assert!(seen.insert(markup), "{id}");
    }
}

#[test]
fn no_cloak_repeats_the_ground_behind_it() {
    for colour in Colour::ALL {
        let dyes = ["#8e3226", "#c0912f", "#33587a", "#5d3d2a", "#5f3d66"];
        for id in ids().iter().flat_map(|(_, ids)| ids.iter()) {
            let markup = portrait(&Person { id, group: Group::Scholar, colour }, Held::Right);
            let cloak = markup.split("M6 122C6 102").nth(1).and_then(|rest| rest.split("fill=\"").nth(1));
            assert!(!cloak.unwrap_or_default().starts_with(dyes[colour as usize]), "{id} on {colour:?}");
        }
    }
}

fn face(colour: Colour) -> Face<'static> {
    Face { person: somebody(colour), price: 12, points: 4, trigger: Trigger::Laurel, dear: false }
}

#[test]
fn a_card_prints_price_points_group_and_trigger() {
    let markup = card(&face(Colour::Red));
    assert_sound("card", &markup);
    for part in [">12</text>", ">4</text>", "#br-em-noble", "#br-laurel", "br-wall-red"] {
        assert!(markup.contains(part), "{part} is missing");
    }
    let dear = card(&Face { dear: true, ..face(Colour::Red) });
    assert!(dear.contains("stroke-dasharray"), "a price that cannot be paid looks different");
}

#[test]
fn a_card_in_parts_is_the_card() {
    let printed = face(Colour::Blue);
    let whole = card(&printed);
    for part in super::card::frame(&printed).iter().chain([&super::card::picture(&printed.person)]) {
        let inner = part.split("/>").next().unwrap_or_default();
        assert!(whole.contains(inner), "{inner}");
    }
}

fn tenants(person: Person<'static>) -> [Tenant<'static>; 6] {
    let home = |state| Tenant::Home { person, points: 2, trigger: Trigger::Worker(Colour::Blue), state };
    [
        Tenant::Nobody,
        Tenant::Wanted,
        Tenant::Ghost(person),
        home(State::Standing),
        home(State::Ready),
        home(State::Used),
    ]
}

/// Every drawing that refers to the sprite.
fn pieces() -> Vec<String> {
    let mut drawn = vec![token::shield()];
    for colour in Colour::ALL {
        for tenant in tenants(somebody(colour)) {
            for burning in [false, true] {
                let at = House { colour, tenant, burning };
                drawn.extend([house(&at), shallow(&at)]);
            }
        }
        for group in Group::ALL {
            drawn.extend([small(colour, Some((group, false))), small(colour, Some((group, true)))]);
        }
        drawn.push(small(colour, None));
        drawn.extend((0..=3).map(|count| circle(colour, count)));
        drawn.extend((1..=6).map(|value| die::die(colour, value)));
        drawn.extend([die::unrolled(colour), marker(colour), pile(Some(colour), 9)]);
        drawn.extend(super::card::frame(&face(colour)));
        drawn.extend([card(&face(colour)), super::card::picture(&somebody(colour))]);
        drawn.push(super::card::trigger(&face(colour)));
        drawn.extend([super::card::slip_signs(&face(colour)), super::card::bust(&somebody(colour))]);
    }
    drawn.push(pile(None, 0));
    drawn.push(city(&town([1, 0], &[7, 6, 5, 4, 3, 2]), &moving()));
    drawn
}

#[test]
fn pieces_are_sound_and_every_state_looks_its_own() {
    let pieces = pieces();
    for markup in &pieces {
        assert_sound("piece", markup);
        assert!(!markup.contains(" id="), "only the sprite carries ids");
    }
    let different: HashSet<&String> = pieces.iter().collect();
    assert_eq!(different.len(), pieces.len());
}

#[test]
fn whatever_is_used_is_in_a_sprite() {
    let ours = sprite();
    assert_sound("sprite", &ours);
    let all = ours + &draw::sprite();
    for markup in pieces() {
        let references = markup.split(['"', '(', ')']).filter_map(|part| part.strip_prefix('#'));
        for reference in references.filter(|reference| !reference.is_empty()) {
            let colour = reference.len() == 6 && reference.chars().all(|c| c.is_ascii_hexdigit());
            assert!(colour || all.contains(&format!(r#"id="{reference}""#)), "{reference} is in no sprite");
        }
    }
}

#[test]
fn emblems_threats_hats_and_signs_tell_themselves_by_shape() {
    let shapes = |markup: &str| -> String {
        markup.split(" d=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect()
    };
    let mut seen = HashSet::new();
    let blocks = Group::ALL.map(Group::emblem).into_iter().chain(Colour::ALL.map(super::threat::emblem));
    for block in blocks {
        assert!(seen.insert(block.to_owned()));
    }
    for colour in Colour::ALL {
        let mut svg = draw::svg::Svg::new();
        token::worker(&mut svg, colour);
        assert!(seen.insert(shapes(&svg.finish())), "the hat of {colour:?}");
        let mut svg = draw::svg::Svg::new();
        super::gable::glyph(&mut svg, colour);
        assert!(seen.insert(shapes(&svg.finish())), "the gable of {colour:?}");
    }
}

#[test]
fn a_circle_shows_its_markers_and_a_die_its_pips() {
    for colour in Colour::ALL {
        for count in 0..=3 {
            let empty = circle(colour, count).matches("stroke-dasharray").count();
            assert_eq!(empty, 3 - usize::from(count));
        }
        for face in 1..=6 {
            assert_eq!(die::die(colour, face).matches("<circle").count(), usize::from(face));
        }
    }
}

fn gate(built: [u8; 2], open: [Option<u8>; 2]) -> Canal {
    let [red, yellow, blue, brown, purple] = Colour::ALL;
    let spaces = [[purple, red, brown, blue, yellow], [blue, brown, red, yellow, purple]];
    let statue = built.map(|built| built < 5);
    Canal {
        owner: Some(2),
        spaces,
        prices: [1, 2, 3, 4, 5],
        scoring: (2, 3),
        built,
        statue,
        open,
        own: false,
        idle: false,
    }
}

fn town(built: [u8; 2], statues: &'static [u8]) -> City<'static> {
    let canals = Box::leak(Box::new([gate(built, built.map(Some)); 4]));
    let [_, _, blue, brown, _] = Colour::ALL;
    City {
        statues,
        steps: &[1, 2, 3, 4, 5, 7, 8, 9, 10, 12],
        piles: [(Some(blue), 17), (Some(brown), 14)],
        extra: 33,
        canals,
        choosing: false,
    }
}

fn moving() -> Moving<'static> {
    let [red, yellow, blue, brown, purple] = Colour::ALL;
    Moving {
        dice: [(purple, 1), (blue, 2), (yellow, 4), (brown, 5), (red, 6)],
        pawns: &[Pawn { seat: 0, step: 0 }, Pawn { seat: 1, step: 5 }, Pawn { seat: 2, step: 5 }],
    }
}

#[test]
fn a_section_is_built_from_the_gate_outwards() {
    for left in 0..=5_u8 {
        for right in 0..=5_u8 {
            let markup = canal(&gate([left, right], [None; 2]));
            assert_eq!(markup.matches("#br-bridge").count(), usize::from(left + right));
            for price in 1..=5_u8 {
                let plates = markup.matches(&format!(">{price}</text>")).count();
                let points = if price == 3 { 2 } else { 0 };
                let open = usize::from(left < price) + usize::from(right < price);
                assert_eq!(plates, open + points, "price {price} at {left} and {right}");
            }
        }
    }
    let amber = |open| canal(&gate([2, 5], open)).matches("#c8721b").count();
    assert_eq!(
        [amber([None; 2]), amber([Some(2), None]), amber([Some(2), Some(5)]), amber([Some(1), Some(4)])],
        [0, 1, 1, 2],
        "the next space or the outermost token; a full section has no next"
    );
}

#[test]
fn a_section_shows_what_its_box_says() {
    let of =
        Canal { prices: [2, 4, 6, 8, 10], scoring: (3, 7), statue: [true, false], ..gate([0; 2], [None; 2]) };
    let markup = canal(&of);
    for (figure, often) in [("2", 2), ("4", 2), ("6", 2), ("8", 2), ("10", 2), ("7", 2), ("3", 0), ("5", 0)] {
        assert_eq!(markup.matches(&format!(">{figure}</text>")).count(), often, "{figure}");
    }
    assert_eq!(markup.matches("#br-statue").count(), 1, "the statues of the other side are used up");
}

#[test]
fn the_city_counts_its_statues_and_cards() {
    for (statues, left) in [(&[7, 6, 5, 4, 3, 2][..], 6), (&[4, 3, 2], 3), (&[], 0)] {
        let markup = city(&town([0, 0], statues), &moving());
        let stones = statues.iter().filter(|value| markup.contains(&format!(">{value}</text>"))).count();
        assert_eq!(stones, left);
        assert!(markup.contains(">17<") && markup.contains(">14<") && markup.contains(">33<"));
    }
    let (whole, moving) = (town([0, 0], &[2]), moving());
    for (drawn, still) in [
        (city(&whole, &moving), ground() + &upon(&whole)),
        (narrow(&whole, &moving), narrow_ground() + &narrow_upon(&whole)),
    ] {
        let moved = drawn.strip_prefix(still.as_str()).expect("dice and pawns lie on top");
        assert_eq!((moved.matches("viewBox").count(), moved.matches("br-seat-").count()), (5, 3));
    }
    assert_eq!(stair(&[1, 2, 3]).matches("<text").count(), 3);
}

#[test]
fn on_narrow_pages_nobody_before_the_stair_hides_its_first_step() {
    let [left, top, _, height] = NARROW_STAIR;
    for sharing in 1..=4 {
        let pawns: Vec<Pawn> = (0..sharing).map(|seat| Pawn { seat, step: 0 }).collect();
        let mut lowest = top + height + 1.0;
        for at in 0..sharing {
            let [x, y, width, size] = pawn_spot(&pawns, at, true);
            assert!(x >= 0.0 && x + width <= left, "{sharing}: {x}");
            assert!(y >= top - 1.0 && y + size <= top + height && y < lowest, "{sharing}: {y}");
            lowest = y;
        }
    }
}
