//! What the markup of the table owes those who read it.

use super::{changes, city, hand, player, street, threats, uses};
use crate::app::boards::bruges::art::{Colour, Face, Group, House, Person, Tenant, Trigger};
use crate::app::boards::bruges::scene::{Figure, Piece, Use};
use crate::app::boards::kit::markup::tests::assert_nested;
use crate::app::boards::staged::Entry;
use crate::engine::Seat;
use crate::games::bruges::Majority;

fn printed<'a>(name: &'a str, sentence: &'a str) -> hand::Printed<'a> {
    let person = Person { id: "BUR-03", group: Group::Bureaucrat, colour: Colour::Blue };
    let face = Face { person, price: 6, points: 2, trigger: Trigger::Infinity, dear: false };
    hand::Printed { face, name, sentence, group: "Bureaucrat" }
}

fn everybody<'a>() -> player::Player<'a> {
    player::Player {
        seat: Seat(2),
        shape: 1,
        name: "Mei",
        notes: &["start"],
        guilders: Entry::of(7, -6),
        points: Entry::of(5, 2),
        statues: &[7, 4],
        majorities: [true, false, true],
        workers: [0, 1, 2, 3, 4].map(|number| Entry::of(number, 0)),
        threats: [0, 1, 2, 3, 0].map(|number| player::Threats { count: Entry::of(number, 0), of: 3 }),
        built: [2, 3].map(|number| Entry::of(number, 0)),
        houses: &[(0, Colour::Red, None), (4, Colour::Blue, Some((Group::Noble, true)))],
        hand: [1, 0, 0, 0, 1],
    }
}

#[test]
fn a_card_says_who_it_is_and_what_it_does() {
    let markup = hand::front(&printed("Accountant", "Once per round: take 2 guilders."));
    assert_nested(&markup);
    // A long name may be broken between its syllables.
    for part in [">Accoun\u{ad}tant<", ">Once per round: take 2 guilders.<", ">Bureaucrat<", "#br-infinity"] {
        assert!(markup.contains(part), "{part}");
    }
    assert_nested(&hand::sheet(&printed("Accountant", "Take 2 guilders."), "4 VP now"));
}

#[test]
fn long_words_leave_a_low_picture_in_every_script() {
    let long = |name: &str, sentence: &str| {
        let markup = hand::front(&printed(name, sentence));
        (markup.contains("br-name long"), markup.contains("br-body long"))
    };
    assert_eq!(long("Mayor", "Take 2 guilders."), (false, false));
    assert_eq!(long("Hydraulic Engineer", &"word ".repeat(25)), (true, true));
    assert_eq!(long("會計", "每回合一次：拿取 2 元。"), (false, false));
    assert_eq!(
        long("漢薩代理商", &"選擇另一位玩家".repeat(8)),
        (true, true),
        "an ideograph is as wide as two letters"
    );
}

#[test]
fn a_panel_counts_and_tells_what_becomes_of_it() {
    let other = player::other(&everybody());
    assert_nested(&other);
    assert_eq!(other.matches("ledger-then").count(), 2, "guilders and points change");
    assert_eq!(other.matches("br-column near").count(), 1, "two of three are marked");
    assert_eq!(other.matches("br-column closed").count(), 1);
    assert_eq!(other.matches("br-workers none").count(), 1);
    assert_eq!(other.matches("br-small-house").count(), 2);
    assert_eq!(other.matches("br-small-back").count(), 2, "the backs of a hand are public");
    assert_eq!(other.matches("br-flipped").count(), 2);
    for piece in
        [Piece::Purse(Seat(2)), Piece::Window(Seat(2), 4), Piece::Majority(Seat(2), Majority::Canals)]
    {
        assert!(other.contains(&format!("data-piece=\"{}\"", piece.id())), "{piece:?} can be followed");
    }
}

#[test]
fn the_parts_of_a_display_tell_what_becomes_of_them() {
    let parts = [
        player::guilders(Entry::of(7, -6)),
        player::points(Entry::of(5, 2)),
        player::worth(Entry::of(34, 1)),
        player::workers(Colour::Red, Entry::of(1, -1)),
        player::majority(Majority::Persons, "Persons", Entry::of(3, 1), "1 short"),
    ];
    for part in parts {
        assert_nested(&part);
        assert_eq!(part.matches("ledger-then").count(), 1, "{part}");
    }
    assert_nested(&player::statues(&[7, 4]));
    assert_eq!(
        player::threats(Colour::Blue, Entry::of(1, 1)),
        player::threats(Colour::Blue, Entry::of(2, 0))
    );
    assert!(!player::majority(Majority::Canals, "Canals", Entry::of(3, 0), "").contains("br-majority-state"));
}

#[test]
fn every_use_has_its_icon_and_a_dot_for_every_card() {
    let cards = [(Colour::Red, true), (Colour::Brown, false)];
    let mut seen = std::collections::HashSet::new();
    for of in Use::ALL {
        let rest = uses::at_rest(of, "name", &cards, "note");
        assert_nested(&rest);
        assert_eq!(
            (rest.matches("br-dot").count(), rest.matches("cannot").count()),
            (3, 1),
            "two dots in one row"
        );
        let with = uses::with_card(of, Colour::Brown, "name", "result", "note");
        assert_nested(&with);
        assert!(seen.insert(with.split("</svg>").next().unwrap_or_default().to_owned()), "{of:?}");
    }
}

#[test]
fn brackets_stand_below_the_dice_that_say_so() {
    use city::Meaning::{self, High, Low, Middle};
    let says = city::Says { low: "low", middle: "none", high: "high" };
    let with = |dice: [Meaning; 5]| {
        let markup = city::brackets(&dice, &says);
        assert_nested(&markup);
        markup
    };
    let mixed = with([Low, Low, Middle, High, High]);
    for bracket in ["n2 low\">low<", "n1 middle\">none<", "n2 high\">high<"] {
        assert!(mixed.contains(bracket), "{bracket}");
    }
    let quiet = with([Middle; 5]);
    assert!(quiet.contains("n5 middle") && !quiet.contains("n0") && !quiet.contains("br-says n5 low"));
    // As an edition may have it.
    let parted = with([Low, High, High, Middle, Low]);
    for bracket in ["n1 low\">low<", "n2 high\">high<", "n1 middle\">none<"] {
        assert!(parted.contains(bracket), "{bracket}");
    }
    assert_eq!(parted.matches(">low<").count(), 2);
    assert!(city::unrolled("unrolled").contains(">unrolled<"));
}

#[test]
fn a_house_says_its_name_and_what_its_loss_would_cost() {
    let house = House { colour: Colour::Red, tenant: Tenant::Nobody, burning: false };
    let markup = street::front(&house, "empty", Some("−1 VP"));
    assert_nested(&markup);
    assert!(markup.contains(">empty<") && markup.contains(">−1 VP<"));
    assert!(!street::front(&house, "empty", None).contains("br-loss"));
    assert_nested(&street::narrow(&house, None));
    assert!(street::narrow(&house, Some("−1 VP")).contains(">−1 VP<"));
}

#[test]
fn threats_are_told_player_by_player() {
    let circles = [
        (Colour::Red, Entry::of(3, 0), "Fire 3".to_owned()),
        (Colour::Brown, Entry::of(1, 0), "Plague 1".to_owned()),
    ];
    let taken = threats::Taken { shape: 2, name: "Joris", circles: &circles, says: "waits", done: true };
    let markup = threats::column(&taken);
    assert_nested(&markup);
    assert_eq!(markup.matches("br-hit-name").count(), 2);
    assert!(
        markup.contains("icon-check")
            && !threats::column(&threats::Taken { done: false, ..taken }).contains("icon-check")
    );
}

#[test]
fn a_short_beginning_stays_in_one_line() {
    let led = |sentence| {
        hand::front(&printed("王后", sentence)).contains("<span class=\"br-lead\">每回合一次：</span>")
    };
    assert!(led("每回合一次：得 1 分。"));
    assert!(!led("你每次在聲望軌上推進：得 1 分。") && !led("Once a round: gain 1 point."));
    assert_nested(&hand::sheet(&printed("王后", "每回合一次：得 1 分。"), ""));
}

#[test]
fn a_pill_tells_of_every_figure_what_it_becomes_and_whose_it_is() {
    let figures = [
        Figure::Guilders,
        Figure::Workers(Colour::Blue),
        Figure::Threats(Colour::Red),
        Figure::Points,
        Figure::Step,
        Figure::Tokens,
        Figure::Houses,
        Figure::Persons,
        Figure::Cards,
        Figure::Worth,
    ];
    let mut drawn: Vec<String> = Vec::new();
    for figure in figures {
        let pill = changes::pill(None, figure, Entry::of(3, -1));
        assert_nested(&pill);
        assert!(pill.contains("ledger-then less") && pill.contains("<b>2</b>"), "{pill}");
        assert!(!pill.contains("token"), "{pill}");
        drawn.push(pill);
    }
    drawn.sort();
    drawn.dedup();
    assert_eq!(drawn.len(), figures.len(), "each has a sign of its own");
    let of_another = changes::row(&changes::pill(Some(2), Figure::Guilders, Entry::of(3, 2)));
    assert_nested(&of_another);
    assert!(of_another.contains("token") && of_another.contains("more"), "{of_another}");
}
