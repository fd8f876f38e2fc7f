//! Writes every drawing of the house to one page, `target/contact-sheet.html`, to be looked at.
//!
//! `cargo run --example contact_sheet [SECTION]` where a section is `stones`, `cards`, `scenes`, `nobles`, `covers`, `shell`,
//! `brussels`.

use std::fmt::Write as _;
use std::{env, fs, io};

use salon::app::boards::brussels_1893::art as brussels;
use salon::app::boards::splendor::art;
use salon::app::boards::splendor::art::{Face, Gem};
use salon::app::draw::{self, Icon};
use salon::app::face::face;
use salon::games::GameId;

const HEAD: &str = r#"<!doctype html><meta charset="utf-8"><title>Contact sheet</title>
<link rel="stylesheet" href="../style/tokens.css"><link rel="stylesheet" href="../style/draw.css">
<style>
body { margin: 24px; font: 15px var(--sans); background: var(--paper); color: var(--ink); }
h2 { margin: 16px 0 8px; } div { display: flex; flex-wrap: wrap; gap: 10px; align-items: center; }
.baize { background: #1c4d3f; padding: 16px; color: #e8d3a3; border-radius: 12px; }
.seat-circle { color: var(--seat-1); } .seat-square { color: var(--seat-2); } .seat-triangle { color: var(--seat-3); }
.seat-diamond { color: var(--seat-4); } .seat-hexagon { color: var(--seat-5); }
</style>
"#;

/// One drawing in a frame of its own.
fn framed(page: &mut String, view_box: &str, width: u32, height: u32, content: &str) {
    let _ = write!(page, r#"<svg viewBox="{view_box}" width="{width}" height="{height}">{content}</svg>"#);
}

fn stones(page: &mut String) {
    page.push_str("<h2>Stones</h2>");
    for (size, ground) in [(150, ""), (64, "baize"), (24, "")] {
        let _ = write!(page, r#"<div class="{ground}">"#);
        for gem in Gem::ALL {
            for prefix in ["gem", "pip", "chip"] {
                let content = format!(
                    r##"<use href="#{prefix}-{}" x="-50" y="-50" width="100" height="100"/>"##,
                    gem.name()
                );
                framed(page, art::GEM_VIEW_BOX, size, size, &content);
            }
        }
        page.push_str("</div>");
    }
    page.push_str(r#"<h2>Piles</h2><div class="baize">"#);
    for gem in Gem::ALL {
        for count in [0, 1, 2, 4, 7] {
            framed(page, art::PILE_VIEW_BOX, 78, 104, &art::pile(gem, count));
        }
    }
    page.push_str("</div>");
}

fn nobles(page: &mut String, size: u32) {
    page.push_str(r#"<h2>Nobles</h2><div class="baize">"#);
    for id in 0..10 {
        framed(page, art::NOBLE_VIEW_BOX, size, size, &art::noble(id));
    }
    page.push_str("</div>");
}

/// Every card with costs made up to fill one to four places.
fn cards(page: &mut String, width: u32) {
    page.push_str(r#"<h2>Cards</h2><div class="baize">"#);
    for (level, count) in [(1, 8), (2, 6), (3, 4)] {
        framed(page, art::CARD_VIEW_BOX, width, width * 176 / 126, &art::back(level));
        for gem in &Gem::ALL[..5] {
            for index in 0..count {
                let mut cost = [0; 5];
                for place in 0..=index % 4 {
                    cost[(gem.index() + usize::from(place) + 1) % 5] = 1 + (index + place) % 7;
                }
                let face = Face { level, bonus: *gem, index, points: (level - 1) * 2 + index % 2, cost };
                framed(page, art::CARD_VIEW_BOX, width, width * 176 / 126, &art::card(&face));
            }
        }
    }
    page.push_str("</div>");
}

/// The motifs large, without what is printed over them.
fn scenes(page: &mut String) {
    page.push_str(r#"<h2>Scenes</h2><div class="baize">"#);
    for (level, motifs) in [(1, 4), (2, 6), (3, 4)] {
        for index in 0..motifs {
            framed(
                page,
                art::CARD_VIEW_BOX,
                252,
                352,
                &art::scene(level, Gem::ALL[usize::from(index % 5)], index),
            );
        }
    }
    page.push_str("</div>");
}

fn covers(page: &mut String) {
    page.push_str("<h2>Covers</h2><div>");
    for game in GameId::ALL {
        framed(page, draw::cover::VIEW_BOX, 400, 480, &face(*game).poster());
    }
    for game in GameId::ALL {
        framed(page, draw::cover::VIEW_BOX, 203, 244, &face(*game).poster());
    }
    page.push_str("</div>");
}

fn shell(page: &mut String) {
    page.push_str("<h2>Icons</h2><div>");
    for icon in Icon::ALL {
        framed(page, draw::icon::VIEW_BOX, 44, 44, &format!(r##"<use href="#{}"/>"##, icon.id()));
    }
    page.push_str("</div><div>");
    for icon in Icon::ALL {
        framed(page, draw::icon::VIEW_BOX, 22, 22, &draw::icon(*icon));
    }
    page.push_str("</div><h2>Seats, mark, wreath, small decks</h2><div>");
    for shape in draw::seat::SHAPES {
        for size in [104, 24, 18] {
            let content = format!(r##"<g class="seat-{shape}"><use href="#seat-{shape}"/></g>"##);
            framed(page, draw::seat::VIEW_BOX, size, size, &content);
        }
    }
    framed(page, draw::mark::VIEW_BOX, 96, 96, &draw::mark());
    framed(page, draw::mark::VIEW_BOX, 32, 32, &draw::mark());
    for level in 1..=3 {
        framed(page, "0 0 20 26", 40, 52, &format!(r##"<use href="#deck-{level}"/>"##));
        framed(page, "0 0 20 26", 20, 26, &format!(r##"<use href="#deck-{level}"/>"##));
    }
    let wreath = format!(r##"<rect width="200" height="190" fill="#70301a"/>{}"##, draw::wreath(&[1]));
    framed(page, draw::wreath::VIEW_BOX, 300, 285, &wreath);
    page.push_str("</div><h2>Curtain</h2>");
    for game in [GameId::Splendor, GameId::Bruges] {
        let cloth = face(game).paint();
        let content = format!(
            r#"{}<g transform="translate(590 0)">{}</g>{}"#,
            draw::drape(cloth, false),
            draw::drape(cloth, true),
            draw::valance(cloth)
        );
        framed(page, "0 0 1180 820", 1180, 820, &content);
    }
}

/// Every symbol of Bruxelles 1893 and of its expansion, large and as small as a board shows it.
fn symbols(page: &mut String) {
    for (name, sprite) in
        [("Bruxelles 1893", brussels::sprite()), ("Belle Époque", brussels::belle::sprite())]
    {
        page.push_str(&sprite);
        for size in [72, 20] {
            let _ = write!(page, "<h2>{name}</h2><div>");
            for symbol in sprite.split("<symbol id=\"").skip(1) {
                let mut quoted = symbol.split('"');
                let (Some(id), Some(view_box)) = (quoted.next(), quoted.nth(1)) else { continue };
                let shape = id.rsplit('-').next().unwrap_or_default();
                let content = format!(r##"<g class="seat-{shape}"><use href="#{id}"/></g>"##);
                framed(page, view_box, size, size, &content);
            }
            page.push_str("</div>");
        }
    }
}

fn main() -> io::Result<()> {
    let section = env::args().nth(1);
    let wanted = |name: &str| section.as_deref().is_none_or(|section| section == name);
    let mut page = String::from(HEAD);
    page.push_str(&draw::sprite());
    page.push_str(&art::sprite());
    for (name, print) in [
        ("stones", stones as fn(&mut String)),
        ("cards", |page| cards(page, 100)),
        ("large", |page| cards(page, 190)),
        ("scenes", scenes),
        ("nobles", |page| nobles(page, 210)),
        ("covers", covers),
        ("shell", shell),
        ("brussels", symbols),
    ] {
        if wanted(name) {
            print(&mut page);
        }
    }
    fs::write("target/contact-sheet.html", &page)?;
    println!("target/contact-sheet.html: {} kB", page.len() / 1000);
    Ok(())
}
