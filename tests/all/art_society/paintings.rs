//! The 116 paintings side by side, for eyes and for the browser tests: `target/art-society-paintings.html`.

use salon::app::boards::art_society::art::{self, Frame, Genre, Tile};
use salon::games::art_society::{Components, PAINTINGS};
use std::collections::HashSet;
use std::fmt::Write as _;
use std::path::Path;
use std::time::{Duration, Instant};

const HEAD: &str = r#"<!doctype html><html lang="en"><meta charset="utf-8"><title>Paintings</title>
<style>
body { margin: 16px; font: 12px system-ui, sans-serif; background: #5b2333; color: #f5e6c8; }
h2 { margin: 14px 0 6px; }
div { display: flex; flex-wrap: wrap; gap: 8px; align-items: flex-end; }
.grey { filter: grayscale(1); }
svg { display: block; }
</style>
"#;

/// A painting with its longer side so many pixels long.
fn show(page: &mut String, tile: &Tile, content: &str, longest: u32) {
    let (w, h) = (u32::from(tile.w), u32::from(tile.h));
    let scale = f64::from(longest) / f64::from(w.max(h));
    let _ = write!(
        page,
        r#"<svg data-key="{}" data-genre="{}" data-frame="{}" viewBox="0 0 {} {}" width="{:.0}" height="{:.0}"><title>{}</title>{content}</svg>"#,
        tile.key,
        tile.genre.key(),
        tile.frame.key(),
        w * 50,
        h * 50,
        f64::from(w) * scale,
        f64::from(h) * scale,
        tile.key,
    );
}

fn each<'a>(tiles: &'a [Tile<'a>], of: Genre) -> impl Iterator<Item = &'a Tile<'a>> {
    tiles.iter().filter(move |tile| tile.genre == of)
}

fn sheet(tiles: &[Tile]) -> String {
    let mut page = String::from(HEAD);
    // Every painting is drawn once and used thrice.
    page.push_str(r#"<svg width="0" height="0">"#);
    for tile in tiles {
        page.push_str(&art::symbol(tile));
    }
    page.push_str("</svg>");
    let used = |tile: &Tile| format!(r##"<use href="#{}"/>"##, tile.symbol_id());
    for (title, class, longest) in
        [("150 pixels", "", 150), ("60 pixels", "small", 60), ("60 pixels, without colour", "small grey", 60)]
    {
        for of in Genre::ALL {
            let _ = write!(page, r#"<h2>{}, {title}</h2><div class="{class}">"#, of.key());
            for tile in each(tiles, of) {
                show(&mut page, tile, &used(tile), longest);
            }
            page.push_str("</div>");
        }
    }
    for class in ["", "grey"] {
        let _ = write!(page, r#"<h2>Frames and badges</h2><div class="{class}">"#);
        for frame in Frame::ALL {
            for of in Genre::ALL {
                let tile = Tile { key: frame.key(), w: 2, h: 2, genre: of, frame };
                show(&mut page, &tile, &art::frame(frame, of, 2, 2), 90);
            }
        }
        for of in Genre::ALL {
            let _ = write!(
                page,
                r#"<svg viewBox="{}" width="40" height="40">{}</svg>"#,
                art::BADGE_VIEW_BOX,
                art::badge(of)
            );
        }
        page.push_str("</div>");
    }
    page.push_str("</html>\n");
    page
}

/// Markup without colours, shades and names: the shapes alone.
fn shapes(markup: &str, key: &str) -> String {
    let mut rest = markup.replace(key, "");
    for attribute in [" fill=\"", " stroke=\"", " stop-color=\"", " fill-opacity=\""] {
        let mut parts = rest.split(attribute);
        let mut kept = parts.next().unwrap_or_default().to_owned();
        for part in parts {
            kept.push_str(part.split_once('"').map_or("", |(_, after)| after));
        }
        rest = kept;
    }
    rest
}

#[test]
fn the_contact_sheet_shows_116_paintings_that_differ_in_their_shapes() {
    let components = Components::of(None).expect("the printed box");
    let tiles: Vec<Tile> = (0..PAINTINGS as u8).map(|id| Tile::of(&components, id)).collect();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("target");
    std::fs::create_dir_all(&folder).expect("a folder that can be made");
    let page = sheet(&tiles);
    assert_eq!(page.matches("<symbol ").count(), PAINTINGS);
    assert_eq!(page.matches("<use href=\"#painting-").count(), 3 * PAINTINGS);
    std::fs::write(folder.join("art-society-paintings.html"), page).expect("a file that can be written");
    let pictures: HashSet<String> = tiles.iter().map(|tile| shapes(&art::picture(tile), tile.key)).collect();
    assert_eq!(pictures.len(), PAINTINGS);
}

#[test]
fn frames_and_genres_are_told_apart_without_colour() {
    let mut frames = HashSet::new();
    let mut badges = HashSet::new();
    for of in Genre::ALL {
        badges.insert(shapes(&art::badge(of), ""));
        for frame in Frame::ALL {
            let markup = art::frame(frame, of, 3, 2);
            frames.insert(shapes(&markup, ""));
            // The badge on a frame is that of the genre, and of no other.
            let shown = Genre::ALL.into_iter().filter(|genre| markup.contains(&art::badge(*genre)));
            assert_eq!(shown.collect::<Vec<_>>(), [of]);
        }
    }
    assert_eq!((badges.len(), frames.len()), (4, 16));
}

#[test]
fn a_painting_is_drawn_in_less_than_a_millisecond() {
    let components = Components::of(None).expect("the printed box");
    for id in 0..PAINTINGS as u8 {
        let tile = Tile::of(&components, id);
        // The best of a few: other programs may be at work.
        let best = (0..8).map(|_| {
            let begun = Instant::now();
            assert!(!art::painting(&tile).is_empty());
            begun.elapsed()
        });
        let best = best.min().expect("it was drawn");
        assert!(best < Duration::from_millis(1), "{}: {best:?}", tile.key);
    }
}
