//! Writes the drawings of Bruges to one page, `target/bruges-sheet.html`, to be looked at.
//!
//! `cargo run --example bruges_sheet [SECTION]` where a section is `groups`, `persons`, `large`, `pieces`, `rules`.

use std::fmt::Write as _;
use std::{env, fs, io};

use salon::app::boards::bruges::art::card::bust;
use salon::app::boards::bruges::art::city::{Canal, City, Moving, Pawn};
use salon::app::boards::bruges::art::{
    Colour, Face, Group, Held, House, Person, State, Tenant, Trigger, card, city, die, house, person,
    portrait, sprite, threat, token,
};
use salon::app::boards::bruges::words;
use salon::app::draw;
use salon::app::session::Block;
use salon::app::words::LANGUAGES;

const HEAD: &str = r#"<!doctype html><html><meta charset="utf-8"><title>Bruges</title>
<link rel="stylesheet" href="../style/tokens.css"><link rel="stylesheet" href="../style/draw.css"><link rel="stylesheet" href="../style/shell/index.css"><link rel="stylesheet" href="../style/common/index.css"><link rel="stylesheet" href="../style/bruges/index.css">
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
    let gate = |owner, built: [u8; 2], open, own| Canal {
        owner,
        spaces: [[purple, red, brown, blue, yellow], [blue, brown, red, yellow, purple]],
        prices: [1, 2, 3, 4, 5],
        scoring: (2, 3),
        built,
        statue: built.map(|built| built < 5),
        open,
        own,
        idle: owner.is_none(),
    };
    let canals = [
        gate(Some(1), [5, 1], [None; 2], false),
        gate(Some(2), [2, 3], [None; 2], false),
        gate(Some(0), [1, 0], [Some(1), Some(0)], true),
        gate(None, [0, 0], [None; 2], false),
    ];
    let place = |seat, step| Pawn { seat, step };
    let moving = Moving {
        dice: [(purple, 1), (blue, 2), (yellow, 4), (brown, 5), (red, 6)],
        pawns: &[place(0, 0), place(1, 5), place(2, 5), place(3, 7)],
    };
    let shown = City {
        statues: &[6, 5, 4, 3, 2],
        steps: &[1, 2, 3, 4, 5, 7, 8, 9, 10, 12],
        piles: [(Some(blue), 17), (Some(brown), 14)],
        extra: 33,
        canals: &canals,
        choosing: false,
    };
    framed(page, city::VIEW_BOX, 1164, 354, &city::city(&shown, &moving));
    let early = City { piles: [(None, 0), (Some(red), 1)], ..shown };
    let unrolled = Moving { dice: [(red, 0), (yellow, 0), (blue, 0), (brown, 0), (purple, 0)], ..moving };
    framed(page, city::VIEW_BOX, 776, 236, &city::city(&early, &unrolled));
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
