//! Small markup of the board, put together as text: what changes inside a piece is set at once.

use super::super::art;
use super::super::print::{gem_art, printed};
use super::super::scene::{Bonus, Face, Held, Panel, Piece, Pile, Reach, Stack};
use crate::app::words::Language;
use crate::engine::Seat;
use crate::games::splendor::{CardId, Components, GEMS, Gem};
use crate::say;

/// Symbol of a sprite.
pub fn symbol(id: &str, class: &str) -> String {
    ["<svg class=\"", class, "\" aria-hidden=\"true\"><use href=\"#", id, "\"/></svg>"].concat()
}

/// A stone, cut and coloured.
pub fn stone(gem: Gem) -> String {
    symbol(&["gem-", gem.key()].concat(), "sp-gem")
}

/// A token seen from above.
pub fn chip(gem: Gem) -> String {
    symbol(&["chip-", gem.key()].concat(), "sp-chip")
}

/// A whole drawing of our own.
pub fn drawing(view_box: &str, content: &str, class: &str) -> String {
    ["<svg class=\"", class, "\" viewBox=\"", view_box, "\" aria-hidden=\"true\">", content, "</svg>"]
        .concat()
}

/// The face of a card as printed.
pub fn card(components: &Components, id: CardId) -> String {
    drawing(art::CARD_VIEW_BOX, &art::card(&printed(components, id)), "sp-face")
}

/// The back of a level's cards.
pub fn back(level: u8) -> String {
    drawing(art::CARD_VIEW_BOX, &art::back(level + 1), "sp-face")
}

/// A noble's medallion.
pub fn medallion(noble: u8) -> String {
    drawing(art::NOBLE_VIEW_BOX, &art::noble(noble), "sp-medallion")
}

/// A tag on a piece.
fn tag(class: &str, words: &str) -> String {
    ["<span class=\"", class, "\">", words, "</span>"].concat()
}

/// What a number becomes, drawn between the two.
pub const ARROW: &str = "<svg class=\"sp-arrow\" viewBox=\"0 0 24 24\"><path d=\"M3 12h17M13.5 5.5 20 12l-6.5 6.5\" fill=\"none\" \
    stroke=\"currentColor\" stroke-linecap=\"round\" stroke-linejoin=\"round\"/></svg>";

/// A number, and what the move being considered makes of it: "1 → 0", the same way for everything that is counted.
fn number(count: u8, change: i8) -> String {
    let after = count.saturating_add_signed(change).to_string();
    let count = ["<b>", &count.to_string(), "</b>"].concat();
    if change == 0 {
        return count;
    }
    let class = if change > 0 { "sp-then more" } else { "sp-then less" };
    [count, tag(class, &[ARROW, "<b>", &after, "</b>"].concat())].concat()
}

/// A pile of the bank: tokens, count, what changes, and whether two may be taken.
pub fn pile(language: Language, gem: Gem, pile: &Pile) -> String {
    // What is being taken has been picked up already; what is paid arrives with the move.
    let lying = pile.count.saturating_add_signed(pile.change.min(0));
    let mut html = drawing(art::PILE_VIEW_BOX, &art::pile(gem_art(gem), lying), "sp-pile");
    html.push_str(&tag("sp-count", &number(pile.count, pile.change)));
    if pile.pair && pile.chosen < 2 {
        html.push_str(&tag("sp-pair", say!(language, splendor.table.or_two)));
    }
    if pile.chosen > 0 {
        html.push_str(&tick());
    }
    html
}

/// The badge on whatever is chosen.
fn tick() -> String {
    tag("sp-tick", &symbol("icon-check", "sp-tick-mark"))
}

/// What lies on a deck: how many are left, and that its top card may be reserved. The level is printed on the back.
pub fn deck(language: Language, left: u8, chosen: bool) -> String {
    let mut html = tag("sp-left", &left.to_string());
    if left > 0 {
        let words = [symbol("icon-bookmark", "sp-bookmark").as_str(), say!(language, splendor.table.reserve)]
            .concat();
        html.push_str(&tag("sp-reserve", &words));
    }
    if chosen {
        html.push_str(&tick());
    }
    html
}

/// Marks on a card: how near it is, whether it is chosen, new, or known to its owner alone.
pub fn marks(language: Language, face: &Face, aids: bool, secret: Option<&str>) -> String {
    let mut html = String::new();
    if face.chosen {
        html.push_str(&tick());
    } else if aids {
        match face.reach {
            Reach::Affordable => html.push_str(&tag("sp-mark sp-can", &symbol("icon-check", "sp-tick-mark"))),
            Reach::NextTurn => {
                html.push_str(&tag("sp-mark sp-soon", say!(language, splendor.table.next_turn)));
            }
            Reach::OneShort(gems) => {
                // Any one of them would do.
                let stones = gems.iter().map(stone).collect::<Vec<_>>().join("<i>/</i>");
                html.push_str(&tag("sp-mark sp-short", &["−1", &stones].concat()));
            }
            Reach::Short(_) => {}
        }
    }
    if let Some(words) = secret {
        html.push_str(&tag("sp-secret", &[&symbol("icon-eye", "sp-eye"), words].concat()));
    } else if face.fresh {
        html.push_str(&tag("sp-new", say!(language, splendor.table.new)));
    }
    html
}

/// Mark on a card that its owner may hold to look under it.
pub fn hold(language: Language) -> String {
    let words = [symbol("icon-eye", "sp-eye").as_str(), say!(language, splendor.table.hold)].concat();
    tag("sp-secret", &words)
}

/// Classes of a card.
pub fn card_class(face: &Face, aids: bool) -> String {
    let mut class = String::from("sp-card");
    let reach = match face.reach {
        Reach::Affordable => " can",
        Reach::NextTurn => " soon",
        Reach::OneShort(_) => " short",
        Reach::Short(_) => "",
    };
    for (on, name) in [
        (aids, reach),
        (face.chosen, " chosen"),
        (face.withdrawn, " withdrawn"),
        (face.fresh, " fresh"),
        (face.hinted, " hinted"),
    ] {
        if on {
            class.push_str(name);
        }
    }
    class
}

/// What a noble is worth and asks for, against the bonuses there are.
pub fn noble(components: &Components, tile: &super::super::scene::NobleTile) -> String {
    let noble = components.noble(tile.noble);
    let mut html = tag("sp-worth", &noble.points.to_string());
    html.push_str("<span class=\"sp-needs\">");
    for gem in Gem::COLOURS {
        let need = noble.requirements[gem.index()];
        if need == 0 {
            continue;
        }
        let have = tile.have[gem.index()];
        let class = match (tile.nearer.has(gem), have >= need) {
            (true, _) => "sp-have nearer",
            (_, true) => "sp-have met",
            _ => "sp-have",
        };
        html.push_str(
            &["<span>", &stone(gem), &tag(class, &have.to_string()), "/", &need.to_string(), "</span>"]
                .concat(),
        );
    }
    html.push_str("</span>");
    if tile.chosen {
        html.push_str(&tick());
    }
    html
}

/// A bonus tile.
pub fn bonus(gem: Gem, bonus: &Bonus) -> String {
    [stone(gem), number(bonus.count, bonus.more.into())].concat()
}

/// Classes of a bonus tile.
pub fn bonus_class(gem: Gem, bonus: &Bonus) -> String {
    let mut class = ["sp-bonus sp-", gem.key()].concat();
    if bonus.count == 0 && !bonus.more {
        class.push_str(" none");
    }
    if bonus.more {
        class.push_str(" changes");
    }
    if bonus.fresh {
        class.push_str(" fresh");
    }
    class
}

/// Tokens of one kind.
pub fn stack(gem: Gem, stack: &Stack) -> String {
    [chip(gem), number(stack.count, stack.change)].concat()
}

/// Classes of tokens of one kind.
pub fn stack_class(stack: &Stack) -> String {
    let mut class = String::from("sp-stack");
    for (on, name) in [
        (stack.count == 0 && stack.change == 0, " none"),
        (stack.change != 0, " changes"),
        (stack.legal, " legal"),
        (stack.legal && stack.change < 0, " chosen"),
        (stack.fresh, " fresh"),
        (stack.hinted, " hinted"),
    ] {
        if on {
            class.push_str(name);
        }
    }
    class
}

/// Another player's tokens and bonuses, small.
pub fn columns(components: &Components, panel: &Panel) -> String {
    let mut html = String::new();
    for gem in Gem::ALL {
        let kind = gem.index();
        let seat = panel.seat;
        html.push_str("<span class=\"sp-col\">");
        if kind < GEMS {
            let it = &panel.bonuses[kind];
            html.push_str(&place(Piece::Bonus { seat, gem }, &bonus_class(gem, it), &bonus(gem, it)));
        } else {
            let held = [&panel.held.to_string(), "/", &components.token_limit.to_string()].concat();
            html.push_str(&tag("sp-held", &held));
        }
        let it = &panel.tokens[kind];
        html.push_str(&place(Piece::Tokens { seat, gem }, &stack_class(it), &stack(gem, it)));
        html.push_str("</span>");
    }
    html
}

/// Another player's reserved cards and free places, small; and the nobles that came.
pub fn holdings(components: &Components, panel: &Panel) -> String {
    let mut html = String::new();
    for noble in &panel.nobles {
        html.push_str(&place(Piece::Noble(*noble), "sp-small-noble", &medallion(*noble)));
    }
    for (at, held) in panel.reserved.iter().enumerate() {
        html.push_str(&held_card(components, panel.seat, at, held));
    }
    for _ in panel.reserved.len()..usize::from(components.reserve_limit) {
        html.push_str("<span class=\"sp-mini free\"></span>");
    }
    html
}

/// A reserved card, small.
fn held_card(components: &Components, seat: Seat, at: usize, held: &Held) -> String {
    match held {
        Held::Open { face, .. } => {
            let class = if face.fresh { "sp-mini fresh" } else { "sp-mini" };
            place(Piece::Card(face.card), class, &card(components, face.card))
        }
        Held::Back { level, fresh, .. } => {
            let class = if *fresh { "sp-mini fresh" } else { "sp-mini" };
            let id = Piece::Back { seat, at: at as u8 }.id();
            let from = Piece::Deck(*level).id();
            [
                "<span class=\"",
                class,
                "\" data-piece=\"",
                &id,
                "\" data-from=\"",
                &from,
                "\">",
                &back(*level),
                "</span>",
            ]
            .concat()
        }
    }
}

/// A piece that can be followed with the eye, but is no target of its own.
fn place(piece: Piece, class: &str, content: &str) -> String {
    ["<span class=\"", class, "\" data-piece=\"", &piece.id(), "\">", content, "</span>"].concat()
}
