//! What is drawn on Splendor's pieces.

use super::super::art;
use super::super::print::{gem_art, printed};
use super::super::scene::{Face, Held, NobleTile, Panel, Piece, Pile, Reach, Stack};
use crate::app::boards::kit::hand::fan;
use crate::app::boards::kit::markup::{bold, drawing, flags, ledger, marked, place, place_from, symbol, tag};
use crate::app::boards::staged::Mark;
use crate::app::words::Language;
use crate::games::splendor::{CardId, Components, GEMS, Gem};
use crate::say;

/// A stone, cut and coloured.
pub fn stone(gem: Gem) -> String {
    symbol(&["gem-", gem.key()].concat(), "sp-gem")
}

/// A token seen from above.
pub fn chip(gem: Gem) -> String {
    symbol(&["chip-", gem.key()].concat(), "sp-chip")
}

/// The face of a card as printed.
pub fn card(components: &Components, id: CardId) -> String {
    drawing(art::CARD_VIEW_BOX, &art::card(&printed(components, id)), "sp-face")
}

/// The back of a level's cards.
pub fn back(level: u8) -> String {
    drawing(art::CARD_VIEW_BOX, &art::back(level + 1), "sp-face")
}

/// A noble's medallion: on the table it lies on a tile, with a player it is all that is seen.
pub fn medallion(noble: u8) -> String {
    let frame =
        ["<svg class=\"sp-medallion\" data-core viewBox=\"", art::NOBLE_VIEW_BOX, "\" aria-hidden=\"true\">"];
    [&frame.concat(), &art::noble(noble), "</svg>"].concat()
}

/// A pile of the bank: tokens, count, what changes, and whether two may be taken.
pub fn pile(language: Language, gem: Gem, pile: &Pile) -> String {
    // What is being taken has been picked up already; what is paid arrives with the move.
    let lying = (pile.count.now + pile.count.change.min(0)) as u8;
    let mut html = drawing(art::PILE_VIEW_BOX, &art::pile(gem_art(gem), lying), "sp-pile");
    html.push_str(&tag("sp-count", &ledger(pile.count)));
    if pile.pair && pile.chosen < 2 {
        html.push_str(&tag("sp-pair", say!(language, splendor.table.or_two)));
    }
    html + &tick(pile.chosen > 0)
}

/// The badge on whatever is chosen.
fn tick(chosen: bool) -> String {
    if chosen { tag("sp-tick", &symbol("icon-check", "sp-tick-mark")) } else { String::new() }
}

/// What lies on a deck: how many are left, and that its top card may be reserved. The level is printed on the back.
pub fn deck(language: Language, deck: &Stack) -> String {
    let left = deck.count.now;
    let reserve = symbol("icon-bookmark", "sp-bookmark") + say!(language, splendor.table.reserve);
    let reserve = if left > 0 { tag("sp-reserve", &reserve) } else { String::new() };
    tag("sp-left", &left.to_string()) + &reserve + &tick(deck.mark.chosen)
}

/// Marks on a card: how near it is, whether it is chosen, new, or known to its owner alone.
pub fn marks(language: Language, face: &Face, aids: bool, secret: bool) -> String {
    let mut html = match face.reach {
        _ if face.mark.chosen => tick(true),
        Reach::Affordable if aids => tag("sp-mark sp-can", &symbol("icon-check", "sp-tick-mark")),
        Reach::NextTurn if aids => tag("sp-mark sp-soon", say!(language, splendor.table.next_turn)),
        Reach::OneShort(gems) if aids => {
            // Any one of them would do.
            let stones = gems.iter().map(stone).collect::<Vec<_>>().join("<i>/</i>");
            tag("sp-mark sp-short", &["−1", &stones].concat())
        }
        _ => String::new(),
    };
    if secret {
        html.push_str(&eye(say!(language, splendor.table.only_you)));
    } else if face.mark.fresh {
        html.push_str(&tag("sp-new", say!(language, splendor.table.new)));
    }
    html
}

/// Mark on a card that others do not see.
pub fn eye(words: &str) -> String {
    tag("sp-secret", &(symbol("icon-eye", "sp-eye") + words))
}

/// Classes of a card.
pub fn card_class(face: &Face, aids: bool) -> String {
    let reach = match face.reach {
        Reach::Affordable => "can",
        Reach::NextTurn => "soon",
        Reach::OneShort(_) => "short",
        Reach::Short(_) => "far",
    };
    // What may be bought is told by its reach.
    let mark = Mark { legal: false, ..face.mark };
    marked("sp-card", mark, &[(aids, reach), (face.withdrawn, "withdrawn")])
}

/// What a noble is worth and asks for, against the bonuses there are.
pub fn noble(components: &Components, tile: &NobleTile) -> String {
    let noble = components.noble(tile.noble);
    let need = |gem: &Gem| {
        let (need, have) = (noble.requirements[gem.index()], tile.have[gem.index()]);
        let met = !tile.nearer.has(*gem) && have >= need;
        let class = flags("sp-have", &[(tile.nearer.has(*gem), "nearer"), (met, "met")]);
        let have = tag(&class, &have.to_string());
        ["<span>", &stone(*gem), &have, "/", &need.to_string(), "</span>"].concat()
    };
    let needs = Gem::COLOURS.iter().filter(|gem| noble.requirements[gem.index()] > 0).map(need);
    let worth = tag("sp-worth", &noble.points.to_string());
    worth + &tag("sp-needs", &needs.collect::<String>()) + &tick(tile.mark.chosen)
}

/// A bonus tile.
pub fn bonus(gem: Gem, bonus: &Stack) -> String {
    stone(gem) + &ledger(bonus.count)
}

/// Classes of a bonus tile.
pub fn bonus_class(gem: Gem, bonus: &Stack) -> String {
    counted(&["sp-bonus sp-", gem.key()].concat(), bonus)
}

/// Tokens of one kind.
pub fn stack(gem: Gem, stack: &Stack) -> String {
    chip(gem) + &ledger(stack.count)
}

/// Classes of what is counted.
pub fn counted(base: &str, Stack { count, mark }: &Stack) -> String {
    marked(base, *mark, &[(count.is_none(), "none"), (count.change != 0, "changes")])
}

/// Another player's tokens and bonuses, small.
pub fn columns(components: &Components, panel: &Panel) -> String {
    let seat = panel.seat;
    let column = |gem: Gem| {
        let kind = gem.index();
        let top = if kind < GEMS {
            let it = &panel.bonuses[kind];
            place(Piece::Bonus(seat, gem), &bonus_class(gem, it), &bonus(gem, it))
        } else {
            let held = [panel.held.now.to_string(), components.token_limit.to_string()];
            tag("sp-held", &held.join("/"))
        };
        let it = &panel.tokens[kind];
        tag("sp-col", &(top + &place(Piece::Tokens(seat, gem), &counted("sp-stack", it), &stack(gem, it))))
    };
    Gem::ALL.map(column).concat()
}

/// The nobles that came to a player, small.
pub fn nobles(panel: &Panel) -> String {
    panel.nobles.iter().map(|id| place(Piece::Noble(*id), "sp-small-noble", &medallion(*id))).collect()
}

/// Another player's nobles, reserved cards and free places, small.
pub fn holdings(components: &Components, panel: &Panel) -> String {
    let held = (0..).zip(panel.hand());
    let held =
        held.map(|(at, (piece, held))| held_card(components, Piece::Back(panel.seat, at), piece, held));
    let free = usize::from(components.reserve_limit).saturating_sub(panel.reserved.len());
    nobles(panel) + &fan(held) + &tag("sp-mini free", "").repeat(free)
}

/// A reserved card, small, which lay face down as `before` until it was turned up.
fn held_card(components: &Components, before: Piece, piece: Piece, held: Held) -> String {
    let class = |fresh| flags("sp-mini", &[(fresh, "fresh")]);
    match held {
        Held::Open { face, .. } => {
            place_from(piece, before, &class(face.mark.fresh), &card(components, face.card))
        }
        Held::Back { level, mark, .. } => {
            place_from(piece, Piece::Deck(level), &class(mark.fresh), &back(level))
        }
    }
}

/// The tokens in all, with the limit for as long as they stay below it.
pub fn held(language: Language, components: &Components, panel: &Panel) -> String {
    let (held, limit) = (panel.held, components.token_limit.to_string());
    if held.change == 0 {
        let now = held.now.to_string();
        let words = say!(language, splendor.table.holding, held = now, limit = limit);
        return [bold(words), tag("sp-limit-of", say!(language, splendor.table.tokens))].concat();
    }
    let of = say!(language, splendor.table.of_limit, limit = limit);
    [tag("sp-becomes", &ledger(held)), tag("sp-limit-of", &of)].concat()
}
