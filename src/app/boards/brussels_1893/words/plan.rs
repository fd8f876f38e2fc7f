//! What may be done, and the lines of the score sheet.

use super::{
    architect, belle, colour, effect, francs, jokers, material, needle, noble, office, payment, pays, reward,
    rewards, space, work, work_space, workers, zone,
};
use crate::app::session::Speech;
use crate::app::words::Language;
use crate::games::brussels_1893::components::{
    Position, Prestige, clockwise as clockwise_on, counterclockwise,
};
use crate::games::brussels_1893::{Action, Brussels1893, Category, View, Why};
use crate::say;

/// An action as a short sentence without subject.
#[must_use]
pub fn action(action: Action, view: &View, speech: &Speech<Brussels1893>) -> String {
    let (l, components, table) = (speech.language, speech.components, &view.table);
    let why = table.due().map(|open| open.why);
    let words = match action {
        Action::Architect(of) => {
            return say!(l, brussels_1893.plan.architect, architect = architect(l, of));
        }
        Action::Artwork(art) if !matches!(why, Some(Why::Card(_))) => {
            return say!(l, brussels_1893.plan.artwork, colour = colour(l, art));
        }
        Action::Corner(at) => {
            let corners = table.stock.map_or(&[][..], |card| components.stock(card).corners(table.seats));
            let Some(corner) = corners.get(usize::from(at)).copied() else { return String::new() };
            return super::corner(l, corner);
        }
        Action::Neutral(at) => {
            let at = work_space(l, table.work(components, at), at);
            return say!(l, brussels_1893.plan.neutral, space = at);
        }
        Action::Place { space: at, stake } => {
            let at = work_space(l, table.work(components, at), at);
            return say!(l, brussels_1893.plan.place, francs = francs(l, stake.into()), space = at);
        }
        Action::Office(of) => {
            let workers = workers(l, table.workers_for(components, of));
            return say!(l, brussels_1893.plan.office, office = office(l, of), workers = workers);
        }
        Action::Pass => say!(l, brussels_1893.plan.pass),
        Action::Sell(art) => return say!(l, brussels_1893.plan.sell, colour = colour(l, art)),
        Action::Market { column, row } => {
            let what = match why {
                Some(Why::Market { sold }) => pays(l, sold.pays(components, [column, row])),
                _ => String::new(),
            };
            let (column, row) = (column.to_string(), row.to_string());
            return say!(l, brussels_1893.plan.marker, column = column, row = row, what = what);
        }
        Action::Replace(slot) => {
            let shown = table.market.display.get(usize::from(slot)).copied().flatten();
            let of = shown.map(|shown| belle::shown(l, shown)).unwrap_or_default();
            return say!(l, brussels_1893.plan.replace, artwork = of);
        }
        Action::Buy(slot) => {
            let there = table.nobles.get(usize::from(slot)).copied().flatten();
            let who = there.map(|who| noble(l, who)).unwrap_or_default();
            return match components.noble_costs.get(usize::from(slot)) {
                Some(0) | None => say!(l, brussels_1893.plan.take, noble = who),
                Some(n) => say!(l, brussels_1893.plan.buy, francs = francs(l, (*n).into()), noble = who),
            };
        }
        Action::TakeRevealed => {
            let who = table.revealed.map(|who| noble(l, who)).unwrap_or_default();
            return say!(l, brussels_1893.plan.take_revealed, noble = who);
        }
        Action::Keep | Action::Dismiss => {
            let who = match why {
                Some(Why::Keep { noble: who }) => noble(l, who),
                _ => "",
            };
            return match action {
                Action::Keep => say!(l, brussels_1893.plan.keep, noble = who),
                _ => say!(l, brussels_1893.plan.dismiss, noble = who),
            };
        }
        Action::Choose(at) => {
            let what = match why {
                Some(Why::Choose { noble: who }) => {
                    let chosen = components.noble(who).effects().into_iter().nth(at.into()).flatten();
                    chosen.map(|of| effect(l, &of)).unwrap_or_default()
                }
                _ => String::new(),
            };
            return say!(l, brussels_1893.plan.choose, what = what);
        }
        Action::Material(of) => return say!(l, brussels_1893.plan.material, material = material(l, of)),
        Action::Adjust { needle: which, clockwise } => return turn(view, speech, which, clockwise),
        Action::Pay(paid) => return say!(l, brussels_1893.plan.pay, payment = payment(l, &paid)),
        Action::Turn(which) => return turn(view, speech, which, true),
        Action::House(at) => return say!(l, brussels_1893.plan.house, space = space(l, at)),
        Action::Use(who) => return say!(l, brussels_1893.plan.use_it, noble = noble(l, who)),
        Action::Copy(of) => return say!(l, brussels_1893.plan.copy, work = work(l, of)),
        Action::Jokers(0) => say!(l, brussels_1893.plan.no_jokers),
        Action::Jokers(n) => return say!(l, brussels_1893.plan.jokers, jokers = jokers(l, n)),
        Action::Decline => say!(l, brussels_1893.plan.decline),
        Action::Reward(of) => {
            let times = card(view, speech).map_or(1, |card| card.rewards[of.index()]);
            return say!(l, brussels_1893.plan.reward, reward = reward(l, of, times));
        }
        Action::Rewards => {
            let what = card(view, speech).map(|card| rewards(l, card)).unwrap_or_default();
            return say!(l, brussels_1893.plan.reward, reward = what);
        }
        Action::Tuck(of) => return say!(l, brussels_1893.plan.tuck, zone = zone(l, of)),
        Action::Unpaid(who) => return say!(l, brussels_1893.plan.unpaid, noble = noble(l, who)),
        Action::Settle => say!(l, brussels_1893.plan.settle),
        action => return belle::action(action, view, speech),
    };
    words.to_owned()
}

/// Turning a needle: from where to where.
fn turn(view: &View, speech: &Speech<Brussels1893>, which: u8, clockwise: bool) -> String {
    let (l, components, table) = (speech.language, speech.components, &view.table);
    let at = usize::from(which);
    let compass = components.compass(table.options.belle_epoque);
    let shown = |position: Position| needle(l, compass, position);
    let from = table.needles.get(at).copied().map(shown).unwrap_or_default();
    // Where it would come to, even if the other needle lies there.
    let to = table.needles.get(at).and_then(|from| {
        if clockwise { Some(clockwise_on(compass, *from)) } else { counterclockwise(compass, *from) }
    });
    say!(l, brussels_1893.plan.turn, from = from, to = to.map(shown).unwrap_or_default())
}

/// The prestige card that is being decided on.
fn card<'a>(view: &View, speech: &Speech<'a, Brussels1893>) -> Option<&'a Prestige> {
    let card = view.table.prestige.get(usize::from(view.table.column)).copied().flatten()?;
    Some(speech.components.prestige(card))
}

/// A line of the score sheet.
#[must_use]
pub fn category(category: Category, view: &View, language: Language) -> String {
    let words = match category {
        Category::Track => say!(language, brussels_1893.category.track),
        Category::Unpaid => say!(language, brussels_1893.category.unpaid),
        Category::Tiles => say!(language, brussels_1893_belle.category.tiles),
        Category::Houses if view.table.options.belle_epoque => {
            say!(language, brussels_1893_belle.category.buildings)
        }
        Category::Houses => say!(language, brussels_1893.category.houses),
        Category::Materials => say!(language, brussels_1893.category.materials),
        Category::StartPlayer => say!(language, brussels_1893.category.start),
        Category::Workers => say!(language, brussels_1893.category.workers),
        Category::Nobles => say!(language, brussels_1893.category.nobles),
        Category::Artworks => say!(language, brussels_1893.category.artworks),
        Category::Francs => say!(language, brussels_1893.category.francs),
    };
    words.to_owned()
}
