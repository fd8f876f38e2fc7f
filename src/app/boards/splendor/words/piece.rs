//! What each piece is called for the ear, and what it is and does.

use super::super::scene::{Face, Held, NobleTile, Panel, Piece, Pile, Reach, Stack};
use super::{amounts, card, gem, level, level_in_words, price, stone};
use crate::app::boards::kit::phrase::{called, join};
use crate::app::boards::pen::Pen;
use crate::app::words::{Language, sentences};
use crate::games::splendor::{CardId, Components, Gem, Splendor};
use crate::say;

/// Name of a pile of the bank.
pub fn pile(language: Language, kind: Gem, pile: &Pile) -> String {
    let state = match (pile.chosen, pile.pair, pile.mark.legal) {
        (2, ..) => say!(language, splendor.say.chosen_two),
        (1, ..) => say!(language, boards.chosen),
        (_, true, _) => say!(language, splendor.say.may_take_two),
        (_, false, true) => say!(language, splendor.say.may_take),
        _ => "",
    };
    let name = say!(language, splendor.say.pile, count = pile.count.now, gem = gem(language, kind));
    called(language, name).becomes(pile.count).and(state).hinted(pile.mark.hinted)
}

/// Name of a deck.
pub fn deck(language: Language, at: u8, deck: &Stack) -> String {
    let level = level_in_words(language, at);
    let name = match deck.count.now {
        0 => say!(language, splendor.say.deck_empty, level),
        left => say!(language, splendor.say.deck, count = left, level),
    };
    let may = say!(language, splendor.say.may_reserve_top);
    called(language, name).on(deck.mark.legal && !deck.mark.chosen, may).marked(deck.mark)
}

/// Name of a card's face, without its state.
pub fn face_name(language: Language, components: &Components, id: CardId) -> String {
    let card = components.card(id);
    let cost = price(language, &card.cost, gem);
    let (level, gem) = (level_in_words(language, card.level), gem(language, card.bonus));
    say!(language, splendor.say.card, count = card.points, level, gem, cost)
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
        Reach::Affordable if face.mark.legal => say!(language, splendor.say.can_buy).to_owned(),
        Reach::Affordable => say!(language, splendor.say.affordable).to_owned(),
        Reach::NextTurn => say!(language, splendor.say.in_reach).to_owned(),
        Reach::OneShort(gems) => {
            let gems = join(language, gems.iter().map(|kind| gem(language, kind).to_owned()));
            say!(language, splendor.say.one_short, gems)
        }
        Reach::Short(count) => say!(language, splendor.say.short, count),
    };
    let owner = owner.map(|name| say!(language, splendor.say.reserved_by, name));
    called(language, face_name(language, components, face.card))
        .and(owner.unwrap_or_default())
        .on(secret, say!(language, splendor.say.known_to_owner))
        .and(reach)
        .on(face.reserve && !face.mark.legal, say!(language, splendor.say.can_reserve))
        .on(face.mark.chosen, say!(language, boards.chosen))
        .on(face.mark.fresh, say!(language, splendor.say.is_new))
        .hinted(face.mark.hinted)
}

/// Name of a reserved card whose face is hidden; `own` if whoever decides may look under it.
pub fn back(language: Language, level: u8, owner: &str, own: bool, hint: bool) -> String {
    let level = level_in_words(language, level);
    let name = say!(language, splendor.say.back, level, name = owner);
    called(language, name).on(own, say!(language, splendor.say.hold_to_look)).hinted(hint)
}

/// Name of a noble on the table, measured against the seat shown nearest.
pub fn noble(language: Language, components: &Components, tile: &NobleTile) -> String {
    let noble = components.noble(tile.noble);
    let needs = Gem::COLOURS.into_iter().filter(|gem| noble.requirements[gem.index()] > 0);
    let needs = needs.map(|kind| {
        let (needed, have) = (noble.requirements[kind.index()], tile.have[kind.index()].to_string());
        say!(language, splendor.say.need, needed = needed.to_string(), gem = gem(language, kind), have)
    });
    let name = say!(language, splendor.say.noble, count = noble.points, needs = join(language, needs));
    let state = match (tile.mark.chosen, tile.mark.legal, tile.coming) {
        (false, true, _) => say!(language, splendor.say.may_choose),
        (false, false, true) => say!(language, splendor.say.comes),
        _ => "",
    };
    called(language, name).and(state).marked(tile.mark)
}

/// Name of a player's tokens of one kind.
pub fn tokens(language: Language, kind: Gem, stack: &Stack) -> String {
    let name = say!(language, splendor.say.tokens, count = stack.count.now, gem = gem(language, kind));
    called(language, name)
        .becomes(stack.count)
        .on(stack.mark.chosen, say!(language, boards.chosen))
        .on(stack.mark.legal && !stack.mark.chosen, say!(language, splendor.say.may_return))
        .finish()
}

/// Name of a player's bonuses of one colour.
pub fn bonus(language: Language, kind: Gem, bonus: &Stack) -> String {
    let name = say!(language, splendor.say.bonus, count = bonus.count.now, gem = gem(language, kind));
    called(language, name).becomes(bonus.count).finish()
}

/// Name of another player's panel.
pub fn panel(language: Language, components: &Components, panel: &Panel, name: &str) -> String {
    let (held, limit) = (panel.held.now.to_string(), components.token_limit.to_string());
    let cards = panel.bought.len().to_string();
    say!(language, splendor.say.seat, count = panel.points.now, name, held, limit, cards)
}

/// What a piece is and does, as a marked sentence.
pub fn about(pen: &Pen<'_, Splendor>, piece: Piece) -> String {
    let Pen { language, components, scene, .. } = *pen;
    let name = |seat| pen.name(seat);
    match piece {
        Piece::Pile(Gem::Gold) => say!(language, splendor.about.gold, gem = stone(language, Gem::Gold)),
        Piece::Pile(kind) => {
            let (gem, pair) = (stone(language, kind), components.pair_pile.to_string());
            if pen.view.take_fewer {
                say!(language, splendor.about.pile_fewer, gem, pair)
            } else {
                say!(language, splendor.about.pile, gem, pair)
            }
        }
        Piece::Deck(at) => say!(language, splendor.about.deck, level = level(language, at)),
        Piece::Card(id) => {
            let owner = scene.faces().find(|(face, _)| face.card == id).and_then(|(_, owner)| owner);
            let reserved = owner.map(|seat| say!(language, splendor.about.reserved, name = name(seat)));
            sentences(language, [about_card(language, components, id)].into_iter().chain(reserved))
        }
        Piece::Back(seat, at) => {
            let held = scene.panel(seat).and_then(|panel| panel.reserved.get(usize::from(at)));
            let Some(Held::Back { level: at, own, .. }) = held else { return String::new() };
            let (level, name) = (level(language, *at), name(seat));
            if *own {
                say!(language, splendor.about.back_own, level, name)
            } else {
                say!(language, splendor.about.back, level, name)
            }
        }
        Piece::Noble(id) => {
            let noble = components.noble(id);
            let needs = amounts(language, &noble.requirements, stone);
            say!(language, splendor.about.noble, count = noble.points, needs)
        }
        Piece::Tokens(seat, _) => {
            let limit = components.token_limit.to_string();
            say!(language, splendor.about.tokens, name = name(seat), limit)
        }
        Piece::Bonus(seat, kind) => {
            say!(language, splendor.about.bonus, name = name(seat), gem = stone(language, kind))
        }
        Piece::Gold(kind, true) => say!(language, splendor.pay.more, gem = gem(language, kind)),
        Piece::Gold(kind, false) => say!(language, splendor.pay.fewer, gem = gem(language, kind)),
        Piece::Seat(seat) => {
            let named = |it| panel(language, components, it, name(seat));
            scene.panel(seat).map(named).unwrap_or_default()
        }
    }
}

fn about_card(language: Language, components: &Components, id: CardId) -> String {
    let face = components.card(id);
    let cost = price(language, &face.cost, stone);
    let (card, gem) = (card(language, components, id), stone(language, face.bonus));
    say!(language, splendor.about.card, card = card, cost, gem)
}

/// All that a player has, for the ear: bought cards one by one, reserved cards, nobles.
pub fn sheet(language: Language, components: &Components, panel: &Panel, name: &str) -> String {
    let bought = panel.bought.iter().map(|card| face_name(language, components, *card));
    let reserved = panel.reserved.iter().map(|held| match held {
        Held::Open { face: held, secret } => face(language, components, held, Some(name), *secret),
        Held::Back { level, .. } => back(language, *level, name, false, false),
    });
    let nobles = panel.nobles.iter().map(|noble| {
        let noble = components.noble(*noble);
        let needs = amounts(language, &noble.requirements, gem);
        say!(language, splendor.say.noble, count = noble.points, needs)
    });
    let mut parts: Vec<String> = bought.chain(reserved).chain(nobles).collect();
    if parts.is_empty() {
        parts.push(say!(language, splendor.table.nothing_bought).to_owned());
    }
    parts.join(say!(language, boards.apart))
}
