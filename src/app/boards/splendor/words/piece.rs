//! What each piece is called for the ear, and what it is and does.

use super::super::scene::{Bonus, DeckPile, Face, Held, NobleTile, Panel, Piece, Pile, Reach, Scene, Stack};
use super::{amounts, amounts_in_words, card, gem, join, level, level_in_words, stone};
use crate::app::boards::pen::Pen;
use crate::app::words::Language;
use crate::engine::Seat;
use crate::games::splendor::{CardId, Components, GEMS, Gem, NobleId, Splendor};
use crate::say;

/// Name of a pile of the bank.
pub fn pile(language: Language, kind: Gem, pile: &Pile) -> String {
    let state = match (pile.chosen, pile.pair, pile.legal) {
        (2, ..) => say!(language, splendor.say.chosen_two),
        (1, ..) => say!(language, splendor.say.chosen),
        (_, true, _) => say!(language, splendor.say.may_take_two),
        (_, false, true) => say!(language, splendor.say.may_take),
        _ => "",
    };
    let name = say!(language, splendor.say.pile, count = pile.count, gem = gem(language, kind));
    let then = becomes(language, pile.count, pile.change);
    list(language, [name, then, state.to_owned(), hinted(language, pile.hinted)])
}

/// What a number becomes with the move being considered.
fn becomes(language: Language, count: u8, change: i8) -> String {
    match change {
        0 => String::new(),
        _ => say!(language, splendor.say.then, number = count.saturating_add_signed(change).to_string()),
    }
}

/// Name of a deck.
pub fn deck(language: Language, at: u8, deck: &DeckPile) -> String {
    let level = level_in_words(language, at);
    let name = if deck.left == 0 {
        say!(language, splendor.say.deck_empty, level = level)
    } else {
        say!(language, splendor.say.deck, count = deck.left, level = level)
    };
    let state = match (deck.chosen, deck.legal) {
        (true, _) => say!(language, splendor.say.chosen),
        (_, true) => say!(language, splendor.say.may_reserve_top),
        _ => "",
    };
    list(language, [name, state.to_owned(), hinted(language, deck.hinted)])
}

/// Name of a card's face, without its state.
pub fn face_name(language: Language, components: &Components, id: CardId) -> String {
    let card = components.card(id);
    let cost = amounts_in_words(language, &card.cost);
    let cost = if cost.is_empty() { say!(language, splendor.say.nothing).to_owned() } else { cost };
    let (level, gem) = (level_in_words(language, card.level), gem(language, card.bonus));
    say!(language, splendor.say.card, count = card.points, level = level, gem = gem, cost = cost)
}

/// Name of a card that lies face up; `owner` is who reserved it, and `secret` whether the others do not see it.
pub fn face(
    language: Language,
    components: &Components,
    face: &Face,
    owner: Option<&str>,
    secret: bool,
) -> String {
    let reach = match face.reach {
        Reach::Affordable if face.buy => say!(language, splendor.say.can_buy).to_owned(),
        Reach::Affordable => say!(language, splendor.say.affordable).to_owned(),
        Reach::NextTurn => say!(language, splendor.say.in_reach).to_owned(),
        Reach::OneShort(gems) => {
            let gems = join(language, gems.iter().map(|kind| gem(language, kind).to_owned()));
            say!(language, splendor.say.one_short, gems = gems)
        }
        Reach::Short(count) => say!(language, splendor.say.short, count = count),
    };
    let flag = |on, word: &'static str| if on { word.to_owned() } else { String::new() };
    let owner = owner.map(|name| say!(language, splendor.say.reserved_by, name = name.to_owned()));
    list(
        language,
        [
            face_name(language, components, face.card),
            owner.unwrap_or_default(),
            flag(secret, say!(language, splendor.say.known_to_owner)),
            reach,
            flag(face.reserve && !face.buy, say!(language, splendor.say.can_reserve)),
            flag(face.chosen, say!(language, splendor.say.chosen)),
            flag(face.fresh, say!(language, splendor.say.is_new)),
            hinted(language, face.hinted),
        ],
    )
}

/// Name of a reserved card whose face is hidden; `own` if whoever decides may look under it.
pub fn back(language: Language, level: u8, owner: &str, own: bool, hint: bool) -> String {
    let level = level_in_words(language, level);
    let name = say!(language, splendor.say.back, level = level, name = owner.to_owned());
    let look = if own { say!(language, splendor.say.hold_to_look).to_owned() } else { String::new() };
    list(language, [name, look, hinted(language, hint)])
}

/// Name of a noble on the table, measured against the seat shown nearest.
pub fn noble(language: Language, components: &Components, tile: &NobleTile) -> String {
    let noble = components.noble(tile.noble);
    let needs = Gem::COLOURS.into_iter().filter(|gem| noble.requirements[gem.index()] > 0);
    let needs = needs.map(|kind| {
        let (needed, have) =
            (noble.requirements[kind.index()].to_string(), tile.have[kind.index()].to_string());
        say!(language, splendor.say.need, needed = needed, gem = gem(language, kind), have = have)
    });
    let name = say!(language, splendor.say.noble, count = noble.points, needs = join(language, needs));
    let state = match (tile.chosen, tile.legal, tile.coming) {
        (true, ..) => say!(language, splendor.say.chosen),
        (_, true, _) => say!(language, splendor.say.may_choose),
        (.., true) => say!(language, splendor.say.comes),
        _ => "",
    };
    list(language, [name, state.to_owned(), hinted(language, tile.hinted)])
}

/// Name of a player's tokens of one kind.
pub fn tokens(language: Language, kind: Gem, stack: &Stack) -> String {
    let name = say!(language, splendor.say.tokens, count = stack.count, gem = gem(language, kind));
    let state = if stack.change < 0 && stack.legal {
        say!(language, splendor.say.chosen)
    } else if stack.legal {
        say!(language, splendor.say.may_return)
    } else {
        ""
    };
    list(language, [name, becomes(language, stack.count, stack.change), state.to_owned()])
}

/// Name of a player's bonuses of one colour.
pub fn bonus(language: Language, kind: Gem, bonus: &Bonus) -> String {
    let name = say!(language, splendor.say.bonus, count = bonus.count, gem = gem(language, kind));
    list(language, [name, becomes(language, bonus.count, bonus.more.into())])
}

/// Name of another player's panel.
pub fn panel(language: Language, components: &Components, panel: &Panel, name: &str) -> String {
    say!(
        language,
        splendor.say.seat,
        count = panel.points,
        name = name.to_owned(),
        held = panel.held.to_string(),
        limit = components.token_limit.to_string(),
        cards = panel.bought.to_string()
    )
}

fn hinted(language: Language, on: bool) -> String {
    if on { say!(language, splendor.say.hinted).to_owned() } else { String::new() }
}

fn list<const N: usize>(language: Language, parts: [String; N]) -> String {
    join(language, parts.into_iter())
}

/// What a piece is and does, as a marked sentence.
pub fn about(pen: &Pen<'_, Splendor>, piece: Piece) -> String {
    let Pen { language, components, scene, .. } = *pen;
    let name = |seat: Seat| pen.name(seat).to_owned();
    match piece {
        Piece::Pile(Gem::Gold) => say!(language, splendor.about.gold, gem = stone(language, Gem::Gold)),
        Piece::Pile(kind) => {
            say!(
                language,
                splendor.about.pile,
                gem = stone(language, kind),
                pair = components.pair_pile.to_string()
            )
        }
        Piece::Deck(at) => say!(language, splendor.about.deck, level = level(language, at)),
        Piece::Card(id) => {
            let words = about_card(language, components, id);
            match owner(scene, id) {
                Some(seat) => [words, say!(language, splendor.about.reserved, name = name(seat))].join(" "),
                None => words,
            }
        }
        Piece::Back { seat, at } => {
            let held = scene.panels.get(seat.index()).and_then(|panel| panel.reserved.get(usize::from(at)));
            match held {
                Some(Held::Back { level: at, own: true, .. }) => {
                    say!(language, splendor.about.back_own, level = level(language, *at), name = name(seat))
                }
                Some(Held::Back { level: at, .. }) => {
                    say!(language, splendor.about.back, level = level(language, *at), name = name(seat))
                }
                _ => String::new(),
            }
        }
        Piece::Noble(id) => about_noble(language, components, id),
        Piece::Tokens { seat, .. } => {
            say!(
                language,
                splendor.about.tokens,
                name = name(seat),
                limit = components.token_limit.to_string()
            )
        }
        Piece::Bonus { seat, gem: kind } => {
            say!(language, splendor.about.bonus, name = name(seat), gem = stone(language, kind))
        }
        Piece::Gold { gem: kind, more: true } => {
            say!(language, splendor.pay.more, gem = gem(language, kind))
        }
        Piece::Gold { gem: kind, more: false } => {
            say!(language, splendor.pay.fewer, gem = gem(language, kind))
        }
        Piece::Seat(seat) => scene
            .panels
            .get(seat.index())
            .map_or_else(String::new, |it| panel(language, components, it, &name(seat))),
    }
}

/// Who holds a card reserved.
pub fn owner(scene: &Scene, id: CardId) -> Option<Seat> {
    let holds = |panel: &&Panel| {
        panel.reserved.iter().any(|held| matches!(held, Held::Open { face, .. } if face.card == id))
    };
    scene.panels.iter().find(holds).map(|panel| panel.seat)
}

fn about_card(language: Language, components: &Components, id: CardId) -> String {
    let face = components.card(id);
    let cost = amounts(language, &face.cost, stone);
    let cost = if cost.is_empty() { say!(language, splendor.say.nothing).to_owned() } else { cost };
    let (card, gem) = (card(language, components, id), stone(language, face.bonus));
    say!(language, splendor.about.card, card = card, cost = cost, gem = gem)
}

fn about_noble(language: Language, components: &Components, id: NobleId) -> String {
    let noble = components.noble(id);
    let needs = amounts(language, &noble.requirements[..GEMS], stone);
    say!(language, splendor.about.noble, count = noble.points, needs = needs)
}

/// All that a player has, for the ear: bought cards one by one, reserved cards, nobles.
pub fn sheet(
    language: Language,
    components: &Components,
    panel: &Panel,
    bought: &[CardId],
    name: &str,
) -> String {
    let bought = bought.iter().map(|card| face_name(language, components, *card));
    let reserved = panel.reserved.iter().map(|held| match held {
        Held::Open { face: held, secret } => face(language, components, held, Some(name), *secret),
        Held::Back { level, .. } => back(language, *level, name, false, false),
    });
    let nobles = panel.nobles.iter().map(|noble| {
        let noble = components.noble(*noble);
        let needs = amounts_in_words(language, &noble.requirements);
        say!(language, splendor.say.noble, count = noble.points, needs = needs)
    });
    let mut parts: Vec<String> = bought.chain(reserved).chain(nobles).collect();
    if parts.is_empty() {
        parts.push(say!(language, splendor.table.nothing_bought).to_owned());
    }
    parts.join("; ")
}
