//! Writes the drawings of Bruges to one page, `target/bruges-sheet.html`, to be looked at.
//!
//! `cargo run --example bruges_sheet [SECTION]` where a section is `groups`, `persons`, `large`, `pieces`, `table`, `lifted`, `rules`.

use std::fmt::Write as _;
use std::{env, fs, io};

use salon::app::boards::bruges::art::card::bust;
use salon::app::boards::bruges::art::city::{Canal, City, Pawn};
use salon::app::boards::bruges::art::{
    Colour, Face, Group, Held, House, Person, State, Tenant, Trigger, card, city, die, house, person,
    portrait, sprite, threat, token,
};
use salon::app::boards::bruges::board::markup::{self as parts, hand, player, street, uses};
use salon::app::boards::bruges::words;
use salon::app::boards::staged::Entry;
use salon::app::draw;
use salon::app::session::Block;
use salon::app::words::LANGUAGES;

const HEAD: &str = r#"<!doctype html><html><meta charset="utf-8"><title>Bruges</title>
<link rel="stylesheet" href="../style/tokens.css"><link rel="stylesheet" href="../style/draw.css"><link rel="stylesheet" href="../style/shell.css"><link rel="stylesheet" href="../style/boards.css"><link rel="stylesheet" href="../style/bruges.css">
<style>
body { margin: 12px; font: 15px var(--sans); background: var(--paper); color: var(--ink); }
h2 { margin: 16px 0 8px; } body > div { display: flex; flex-wrap: wrap; gap: 4px; align-items: center; } .row { flex-wrap: nowrap; margin-bottom: 4px; }
.grey { filter: grayscale(1); } figure { margin: 0; } figcaption { font-size: 12px; text-align: center; }
.bust { border: 1.5px solid #0006; border-radius: 5px; } .bust.red { background: #ebc7b1 } .bust.yellow { background: #f2dda6 } .bust.blue { background: #c4d6dd } .bust.brown { background: #dac3a0 } .bust.purple { background: #d8c5d6 }
</style>
"#;

const PREFIXES: [&str; 11] = ["ART", "CRA", "MER", "PRO", "NOB", "BUR", "CLE", "COU", "UND", "SCH", "ENT"];

fn person(page: &mut String, group: Group, number: usize, colour: Colour, size: u32) {
    let id = format!("{}-{number:02}", PREFIXES[group as usize]);
    let markup = portrait(&Person { id: &id, group, colour }, Held::Either);
    let _ = write!(
        page,
        r#"<svg class="bust {}" viewBox="{}" width="{size}" height="{size}">{markup}</svg>"#,
        colour.key(),
        person::VIEW_BOX
    );
}

/// Three cards of every group in each colour, dealt out so that a row is a group.
fn colour(group: Group, number: usize) -> Colour {
    Colour::ALL[(group as usize + number * 2) % 5]
}

fn persons(page: &mut String, size: u32, class: &str) {
    for group in Group::ALL {
        let _ = write!(page, r#"<div class="row {class}">"#);
        for number in 1..=15 {
            person(page, group, number, colour(group, number), size);
        }
        page.push_str("</div>");
    }
}

fn framed(page: &mut String, view_box: &str, width: u32, height: u32, content: &str) {
    let _ = write!(page, r#"<svg viewBox="{view_box}" width="{width}" height="{height}">{content}</svg>"#);
}

fn symbol(page: &mut String, id: &str, view_box: &str, size: u32) {
    let _ = write!(
        page,
        r##"<svg viewBox="{view_box}" width="{size}" height="{size}"><use href="#{id}"/></svg>"##
    );
}

const TRIGGERS: [Trigger; 4] =
    [Trigger::Laurel, Trigger::Arrow, Trigger::Infinity, Trigger::Worker(Colour::Red)];

fn face(group: Group, id: &str, at: usize) -> Face<'_> {
    let person = Person { id, group, colour: Colour::ALL[at % 5] };
    let price = [6, 12, 9, 0, 3][at % 5];
    Face { person, price, points: price / 3, trigger: TRIGGERS[at % 4], dear: at % 5 == 1 }
}

/// Everything but the portraits.
fn pieces(page: &mut String) {
    let ids: Vec<String> = (0..11).map(|at| format!("{}-{:02}", PREFIXES[at], at + 2)).collect();
    let faces: Vec<Face> = ids.iter().enumerate().map(|(at, id)| face(Group::ALL[at], id, at)).collect();
    page.push_str("<h2>Cards</h2><div>");
    for face in &faces[..5] {
        framed(page, card::VIEW_BOX, 190, 306, &card(face));
    }
    page.push_str("</div><div>");
    for face in &faces[5..] {
        framed(page, card::VIEW_BOX, 126, 203, &card(face));
    }
    for colour in Colour::ALL {
        let _ = write!(
            page,
            r##"<svg viewBox="{}" width="74" height="119"><use href="#br-back-{}"/></svg>"##,
            card::VIEW_BOX,
            colour.key()
        );
    }
    page.push_str("</div><div>");
    for face in &faces[..4] {
        framed(page, "0 0 104 104", 60, 60, &bust(&face.person));
    }
    page.push_str("</div><h2>Houses</h2><div>");
    let tenants = |at: usize| {
        let Face { person, points, trigger, .. } = faces[at];
        let home = |state| Tenant::Home { person, points, trigger, state };
        [
            Tenant::Nobody,
            Tenant::Wanted,
            Tenant::Ghost(person),
            home(State::Standing),
            home(State::Ready),
            home(State::Used),
        ]
    };
    for (at, colour) in Colour::ALL.into_iter().enumerate() {
        for tenant in tenants(at) {
            let burning = colour == Colour::Yellow && tenant == Tenant::Nobody;
            framed(page, house::VIEW_BOX, 112, 176, &house(&House { colour, tenant, burning }));
        }
        if at % 2 == 1 {
            page.push_str("</div><div>");
        }
    }
    page.push_str("</div><div>");
    for (at, colour) in Colour::ALL.into_iter().enumerate() {
        for tenant in tenants(at + 5) {
            framed(
                page,
                house::SHALLOW_VIEW_BOX,
                72,
                66,
                &house::shallow(&House { colour, tenant, burning: false }),
            );
        }
    }
    page.push_str("</div><div>");
    for (at, group) in Group::ALL.into_iter().enumerate() {
        framed(
            page,
            house::SMALL_VIEW_BOX,
            24,
            32,
            &house::small(Colour::ALL[at % 5], Some((group, at % 4 == 1))),
        );
        framed(
            page,
            house::SMALL_VIEW_BOX,
            48,
            64,
            &house::small(Colour::ALL[at % 5], (at % 3 > 0).then_some((group, false))),
        );
    }
    page.push_str("</div><h2>Threats, dice, workers, signs</h2><div>");
    for colour in Colour::ALL {
        symbol(page, &["br-th-", colour.key()].concat(), "0 0 24 24", 48);
        for count in 0..=3 {
            framed(page, threat::CIRCLE_VIEW_BOX, 42, 42, &threat::circle(colour, count));
        }
        framed(page, "0 0 24 24", 28, 28, &threat::marker(colour));
    }
    page.push_str("</div><div>");
    for colour in Colour::ALL {
        for value in 0..=6 {
            framed(
                page,
                die::VIEW_BOX,
                44,
                44,
                &if value == 0 { die::unrolled(colour) } else { die::die(colour, value) },
            );
        }
    }
    page.push_str("</div><div>");
    for colour in Colour::ALL {
        for (prefix, size) in [("br-wk-", 40), ("br-wk-", 20), ("br-gl-", 32), ("br-gl-", 18)] {
            symbol(page, &[prefix, colour.key()].concat(), "0 0 24 24", size);
        }
    }
    page.push_str("</div><div>");
    for (id, _) in token::SIGNS {
        symbol(page, id, "0 0 24 24", 36);
        symbol(page, id, "0 0 24 24", 18);
    }
    for group in Group::ALL {
        let id = ["br-em-", group.key()].concat();
        symbol(page, &id, "0 0 24 24", 36);
        symbol(page, &id, "0 0 24 24", 18);
    }
    symbol(page, "br-coin", "0 0 24 24", 36);
    symbol(page, "br-statue", "0 0 32 42", 60);
    symbol(page, "br-bridge", "0 0 30 22", 50);
    symbol(page, "br-gate", "0 0 44 40", 50);
    framed(page, "0 0 24 24", 36, 36, &token::shield());
    page.push_str("</div><h2>City</h2>");
    let [red, yellow, blue, brown, purple] = Colour::ALL;
    let gate = |owner, built, open, own| Canal {
        owner,
        spaces: [[purple, red, brown, blue, yellow], [blue, brown, red, yellow, purple]],
        built,
        open,
        own,
    };
    let canals = [
        gate(Some(1), [5, 1], [false; 2], false),
        gate(Some(2), [2, 3], [false; 2], false),
        gate(Some(0), [1, 0], [true; 2], true),
        gate(None, [0, 0], [false; 2], false),
    ];
    let place = |seat, step| Pawn { seat, step };
    let shown = City {
        dice: [(purple, 1), (blue, 2), (yellow, 4), (brown, 5), (red, 6)],
        statues: &[6, 5, 4, 3, 2],
        steps: &[1, 2, 3, 4, 5, 7, 8, 9, 10, 12],
        pawns: &[place(0, 0), place(1, 5), place(2, 5), place(3, 7)],
        piles: [(Some(blue), 17), (Some(brown), 14)],
        extra: 33,
        canals: &canals,
    };
    framed(page, city::VIEW_BOX, 1164, 354, &city::city(&shown));
    let early = City {
        dice: [(red, 0), (yellow, 0), (blue, 0), (brown, 0), (purple, 0)],
        piles: [(None, 0), (Some(red), 1)],
        ..shown
    };
    framed(page, city::VIEW_BOX, 776, 236, &city::city(&early));
}

/// The frame that the app puts round a board, by its measures.
const STAGE: &str = "<style>body { margin: 0; overflow: hidden; font: 16px/1.4 var(--sans); } #stage { position: fixed; inset: 116px 12px 78px; container: board / size; }
*, ::before, ::after { box-sizing: border-box; } button { padding: 0; border: 0; background: none; } .token.seat-circle { color: var(--seat-1); } .token.seat-square { color: var(--seat-2); } .token.seat-triangle { color: var(--seat-3); } .token.seat-diamond { color: var(--seat-4); }
:root { --accent: #9c4526; --accent-fill: #9c4526; --on-accent: #fffaf0; } @media (prefers-color-scheme: dark) { :root { --accent: #e08a66; } }
@media (max-width: 1000px) { #stage { inset: 164px 12px 110px; } } @media (max-width: 560px) { #stage { inset: 152px 6px 110px; } }
</style>";

fn entries(numbers: [i32; 5]) -> [Entry; 5] {
    numbers.map(|number| Entry::of(number, 0))
}

/// A whole table in the middle of a game.
fn table(page: &mut String, lifted: bool) {
    let [red, yellow, blue, brown, purple] = Colour::ALL;
    page.push_str(STAGE);
    let _ = write!(
        page,
        r#"<main id="stage"><div class="bruges{}" style="--houses: 9">"#,
        if lifted { " br-lifted" } else { "" }
    );
    let spaces = |left: [Colour; 5], right: [Colour; 5]| [left, right];
    let gate = |owner, spaces, built, own| Canal {
        owner: Some(owner),
        spaces,
        built,
        open: [own && lifted; 2],
        own,
    };
    let canals = [
        gate(
            1,
            spaces([red, yellow, purple, brown, blue], [brown, purple, yellow, blue, red]),
            [5, 1],
            false,
        ),
        gate(
            2,
            spaces([purple, blue, brown, red, yellow], [yellow, red, blue, purple, brown]),
            [2, 3],
            false,
        ),
        gate(0, spaces([blue, brown, yellow, purple, red], [brown, blue, red, yellow, purple]), [1, 0], true),
        gate(
            3,
            spaces([purple, red, brown, blue, yellow], [blue, brown, red, yellow, purple]),
            [3, 0],
            false,
        ),
    ];
    let pawn = |seat, step| Pawn { seat, step };
    let shown = City {
        dice: [(purple, 1), (blue, 2), (yellow, 4), (brown, 5), (red, 6)],
        statues: &[6, 5, 4, 3, 2],
        steps: &[1, 2, 3, 4, 5, 7, 8, 9, 10, 12],
        pawns: &[pawn(0, 2), pawn(1, 5), pawn(2, 4), pawn(3, 7)],
        piles: [(Some(blue), 17), (Some(brown), 14)],
        extra: 33,
        canals: &canals,
    };
    let says = parts::city::Says { low: "advance: 3", middle: "none", high: "1 threat each" };
    let city = parts::city::square(&shown, &says, "rolled when all have drawn");
    let quay = parts::city::quay(&shown, &says, "rolled when all have drawn");
    let _ = write!(
        page,
        r#"<section class="br-city br-panel"><span class="br-square">{city}</span><span class="br-quay">{quay}</span></section><section class="br-others">"#
    );
    let me = player::Player {
        shape: 0,
        name: "Mei",
        start: None,
        guilders: Entry::of(7, if lifted { -6 } else { 0 }),
        points: Entry::of(5, 0),
        worth: Some(Entry::of(34, if lifted { 6 } else { 0 })),
        statues: &[],
        majorities: [false, true, false],
        workers: entries([2, 1, 0, 0, 0]),
        threats: entries([0, 1, 0, 2, 1]),
        houses: &[],
        hand: &[red, yellow, blue, purple, brown],
    };
    let home = |group, used| Some((group, used));
    let others = [
        player::Player {
            shape: 1,
            name: "Joris",
            guilders: Entry::of(4, 0),
            points: Entry::of(8, 0),
            worth: None,
            statues: &[7],
            majorities: [false, false, true],
            workers: entries([1, 0, 1, 2, 0]),
            threats: entries([2, 0, 0, 1, 1]),
            houses: &[
                (red, home(Group::Protector, false)),
                (red, None),
                (yellow, home(Group::Merchant, false)),
                (blue, home(Group::Clergy, false)),
                (brown, None),
                (purple, home(Group::Artist, false)),
            ],
            hand: &[red, blue, blue, yellow, purple],
            ..me
        },
        player::Player {
            shape: 2,
            name: "Anneke",
            start: Some("start"),
            guilders: Entry::of(10, 0),
            points: Entry::of(11, 0),
            worth: None,
            majorities: [false; 3],
            workers: entries([0, 2, 0, 1, 1]),
            threats: entries([1, 0, 1, 2, 0]),
            houses: &[
                (red, home(Group::Craftsman, true)),
                (yellow, home(Group::Noble, false)),
                (yellow, None),
                (blue, home(Group::Courtier, true)),
                (brown, home(Group::Merchant, false)),
                (brown, None),
                (purple, home(Group::Scholar, false)),
            ],
            ..me
        },
        player::Player {
            shape: 3,
            name: "Clara",
            guilders: Entry::of(9, 0),
            points: Entry::of(14, 0),
            worth: None,
            majorities: [true, false, false],
            workers: entries([1, 1, 2, 0, 1]),
            threats: entries([1, 2, 0, 1, 0]),
            houses: &[
                (red, home(Group::Courtier, false)),
                (yellow, home(Group::Entertainer, true)),
                (blue, home(Group::Noble, false)),
                (brown, home(Group::Underworld, false)),
                (purple, home(Group::Bureaucrat, true)),
                (purple, None),
            ],
            hand: &[red, blue, brown, yellow],
            ..me
        },
    ];
    for other in &others {
        let _ = write!(page, r#"<button class="br-other br-panel">{}</button>"#, player::other(other));
    }
    let own = player::own(&me, ["Reputation", "Persons", "Canals"]);
    let _ = write!(
        page,
        r#"</section><section class="br-mine br-panel"><div class="br-me">{own}</div><div class="br-street">"#
    );
    let person = |id: &'static str, group, colour| Person { id, group, colour };
    let lives = |person, points, trigger, state| Tenant::Home { person, points, trigger, state };
    let worker = Trigger::Worker;
    let patrician = person("NOB-14", Group::Noble, brown);
    let street = [
        (
            red,
            "Accountant",
            lives(person("BUR-03", Group::Bureaucrat, blue), 2, Trigger::Infinity, State::Used),
        ),
        (
            yellow,
            "Tanner",
            lives(person("CRA-13", Group::Craftsman, yellow), 0, worker(yellow), State::Ready),
        ),
        (
            yellow,
            if lifted { "moves in" } else { "empty" },
            if lifted { Tenant::Ghost(patrician) } else { Tenant::Nobody },
        ),
        (
            blue,
            "Glazier",
            lives(person("CRA-08", Group::Craftsman, blue), 2, Trigger::Laurel, State::Standing),
        ),
        (
            blue,
            "Stable Boy",
            lives(person("COU-04", Group::Courtier, brown), 0, Trigger::Arrow, State::Standing),
        ),
        (brown, "Heiress", lives(person("NOB-11", Group::Noble, yellow), 3, Trigger::Arrow, State::Standing)),
        (
            brown,
            if lifted { "or here" } else { "empty" },
            if lifted { Tenant::Wanted } else { Tenant::Nobody },
        ),
        (
            purple,
            "Alchemist",
            lives(person("SCH-02", Group::Scholar, purple), 1, Trigger::Arrow, State::Standing),
        ),
        (
            purple,
            "Hydraulic Engineer",
            lives(person("SCH-14", Group::Scholar, blue), 2, Trigger::Laurel, State::Standing),
        ),
    ];
    for (colour, name, tenant) in street {
        let house = House { colour, tenant, burning: false };
        let _ = write!(
            page,
            r#"<button class="br-house"><span class="br-deep">{}</span><span class="br-flat">{}</span></button>"#,
            street::front(&house, name, None),
            street::narrow(&house)
        );
    }
    page.push_str(r#"</div></section><section class="br-hand">"#);
    let face = |person, price, trigger, dear| Face { person, price, points: price / 3, trigger, dear };
    let cards = [
        (
            face(person("UND-06", Group::Underworld, red), 3, Trigger::Arrow, false),
            "Vagrant",
            "Every other player receives 1 red threat marker.",
            "Underworld",
        ),
        (
            face(person("PRO-10", Group::Protector, yellow), 6, worker(red), false),
            "Crossbowman",
            "Choose another player and a colour: that player receives 1 threat marker of that colour.",
            "Protector",
        ),
        (
            face(person("ART-01", Group::Artist, blue), 9, Trigger::Laurel, true),
            "Engraver",
            "Final scoring: 1 VP for each different group represented among your persons (this card included).",
            "Artist",
        ),
        (
            face(person("CRA-02", Group::Craftsman, purple), 6, worker(red), false),
            "Stonemason",
            "Place a card from your hand face down as a house; apart from the worker spent to activate this card no worker is needed.",
            "Craftsman",
        ),
        (
            face(patrician, 6, Trigger::Laurel, false),
            "Patrician",
            "Final scoring: 2 VP for each of your brown houses.",
            "Noble",
        ),
    ];
    for (at, (face, name, sentence, group)) in cards.into_iter().enumerate() {
        let class = if lifted && at == 4 { "br-card chosen" } else { "br-card" };
        let front = hand::front(&hand::Printed { face, name, sentence, group });
        let _ = write!(page, r#"<button class="{class}">{front}</button>"#);
    }
    let title = "<span>Six uses, five cards</span><small>a gable: that card can do it</small>";
    let (face, name, sentence, group) = cards[4];
    let sheet =
        hand::sheet(&hand::Printed { face, name, sentence, group }, "Noble; 2 brown houses: 4 VP now");
    let _ = write!(
        page,
        r#"</section><section class="br-uses br-panel"><div class="br-uses-title">{title}</div><div class="br-sheet">{sheet}</div><div class="br-use-grid">"#
    );
    let hand_colours = [red, yellow, blue, purple, brown];
    let names = ["Take workers", "Take guilders", "Discard threat", "Build canal", "Build house", "Recruit"];
    let rest = [
        ([true; 5], "2 of its colour"),
        ([true; 5], "die of its colour"),
        ([false, true, false, true, true], "1 VP"),
        ([false, false, false, false, true], "1 or 2 guilders"),
        ([true, true, false, false, false], "1 worker of its colour"),
        ([true, true, false, true, true], "2 houses are empty"),
    ];
    let with = [
        ("+2 brown", "you have 0"),
        ("+5 guilders", "brown die; 7 → 12"),
        ("plague: 1 VP", "2 → 1 of 3"),
        ("1 or 2 guilders", "right 1 or left 2"),
        ("1 brown worker", "No brown worker."),
        ("6 guilders, 2 VP", "brown houses: +4"),
    ];
    for (at, of) in uses::Use::ALL.into_iter().enumerate() {
        let dots: Vec<_> = hand_colours.into_iter().zip(rest[at].0).collect();
        let (class, content) = if lifted {
            let class = ["br-use", "br-use", "br-use", "br-use", "br-use cannot", "br-use chosen"][at];
            (class, uses::with_card(of, brown, names[at], with[at].0, with[at].1))
        } else {
            ("br-use", uses::at_rest(of, names[at], &dots, rest[at].1))
        };
        let _ = write!(page, r#"<button class="{class}">{content}</button>"#);
    }
    page.push_str("</div></section></div></main>");
}

/// The figures of the rule reference, in three languages.
fn rules(page: &mut String) {
    for (language, _) in LANGUAGES {
        for section in words::rules::sections(language) {
            for block in section.blocks {
                if let Block::Figure { svg, words } = block {
                    let _ = write!(
                        page,
                        r#"<figure class="rule-figure">{svg}<figcaption>{words}</figcaption></figure>"#
                    );
                }
            }
        }
    }
}

fn main() -> io::Result<()> {
    let section = env::args().nth(1);
    let wanted = |name: &str| section.as_deref().unwrap_or("pieces") == name;
    let mut page = String::from(HEAD);
    page.push_str(&draw::sprite());
    page.push_str(&sprite());
    for (name, print) in [
        ("persons", (|page| persons(page, 74, "")) as fn(&mut String)),
        ("groups", |page| persons(page, 60, "grey")),
        ("pieces", pieces),
        ("table", |page| table(page, false)),
        ("lifted", |page| table(page, true)),
        ("large", |page| persons(page, 200, "")),
        ("rules", rules),
    ] {
        if wanted(name) {
            print(&mut page);
        }
    }
    fs::write("target/bruges-sheet.html", &page)?;
    println!("target/bruges-sheet.html: {} kB", page.len() / 1000);
    Ok(())
}
