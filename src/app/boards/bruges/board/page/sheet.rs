//! What lies beside the hand: the six uses, the piles to draw from, or a decision whose candidates have no place on the table.

use super::super::super::art::city::{PILE_VIEW_BOX, pile};
use super::super::super::art::threat::{CIRCLE_VIEW_BOX, circle};
use super::super::super::scene::{Offering, Piece, Scene, Sheet, Use, UsePart};
use super::super::super::words::{colour as hue, piece as names, table as says};
use super::super::markup::{hand, sign, uses};
use super::closeup::{Text, printed};
use super::matter::{changed, matter};
use super::{Pen, Table};
use crate::app::boards::kit::follow::follow;
use crate::app::boards::kit::markup::{drawing, flags, marked, tag};
use crate::app::boards::kit::piece::{Drawn, button};
use crate::app::derived::derived;
use crate::app::sentence;
use crate::games::bruges::Colour;
use crate::say;
use leptos::prelude::*;

/// Which kind of sheet lies there.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Uses,
    Piles,
    Matter,
    Nothing,
}

/// The sheet.
pub fn sheet(table: Table) -> AnyView {
    let kind = table.part(|scene| match scene.sheet {
        Sheet::Uses(_) => Kind::Uses,
        Sheet::Piles(_) => Kind::Piles,
        Sheet::Matter(_) => Kind::Matter,
        Sheet::Nothing => Kind::Nothing,
    });
    let title = table.written(|pen| {
        let [title, note] = says::title(pen);
        let changed = if matches!(pen.scene.sheet, Sheet::Matter(_)) { changed(pen) } else { String::new() };
        let beside = match (changed.is_empty(), note.is_empty()) {
            (false, _) => changed,
            (true, true) => note,
            (true, false) => ["<small>", &sentence::html(&note), "</small>"].concat(),
        };
        [tag("br-title", &sentence::html(&title)), beside].concat()
    });
    let label = move || {
        let language = table.words.language();
        match kind.get() {
            Kind::Uses => say!(language, bruges_table.table.uses),
            Kind::Piles => say!(language, bruges_table.pile.title),
            Kind::Matter | Kind::Nothing => say!(language, bruges_table.table.sheet),
        }
    };
    let content = move || match kind.get() {
        Kind::Uses => uses_of_a_card(table),
        Kind::Piles => piles(table),
        Kind::Matter => matter(table),
        Kind::Nothing => ().into_any(),
    };
    view! {
        <section
            class="br-uses br-panel"
            data-region="sheet"
            aria-label=label
            hidden=move || kind.get() == Kind::Nothing
        >
            <div class="br-uses-title" {..follow(move || title.get())}></div>
            {content}
        </section>
    }
    .into_any()
}

// The six uses.

fn uses_of_a_card(table: Table) -> AnyView {
    let taken_up =
        table.written_of(|scene| scene.hand.cards.iter().find(|part| part.mark.chosen).copied(), taken_up);
    let uses = Use::ALL.map(|of| use_button(table, of)).collect_view();
    view! {
        <div class="br-sheet" aria-hidden="true" {..follow(move || taken_up.get())}></div>
        <div class="br-use-grid">{uses}</div>
    }
    .into_any()
}

/// What the card that is taken up says, for narrow pages.
fn taken_up(pen: &Pen<'_>) -> String {
    let lifted = pen.scene.hand.cards.iter().find(|part| part.mark.chosen);
    lifted.map_or_else(String::new, |part| {
        let words = Text::of(pen.language, pen.components, part.card);
        let printed = printed(pen.language, pen.components, part.card, part.dear, &words);
        hand::sheet(&printed, printed.group)
    })
}

fn part_of(scene: &Scene, of: Use) -> Option<UsePart> {
    match &scene.sheet {
        Sheet::Uses(uses) => uses.iter().find(|part| part.of == of).cloned(),
        _ => None,
    }
}

fn use_button(table: Table, of: Use) -> AnyView {
    let part = table.last(move |scene| part_of(scene, of));
    let looks = derived(move || {
        let Some(part) = part.get() else { return Drawn::default() };
        table.pen(|pen| {
            let name = says::use_name(pen.language, of);
            let Some(brings) = &part.brings else {
                let note = says::use_at_rest(pen, of);
                let none = !part.cards.is_empty() && part.cards.iter().all(|(_, can)| !can);
                return Drawn {
                    class: marked("br-use", part.mark, &[(none, "none")]),
                    name: names::use_part(pen.language, &part, "", ""),
                    marks: uses::at_rest(of, name, &part.cards, &note),
                };
            };
            let [result, note] = says::use_with_card(pen, brings, &part);
            let lifted = pen.scene.hand.cards.iter().find(|it| it.mark.chosen);
            let printed = lifted.map_or(Colour::Red, |it| pen.components.card(it.card).colour);
            let colour = pen.scene.named.unwrap_or(printed);
            Drawn {
                class: marked("br-use", part.mark, &[(part.refused.is_some(), "cannot")]),
                name: names::use_part(pen.language, &part, &result, &note),
                marks: uses::with_card(of, colour, name, &result, &note),
            }
        })
    });
    button(Piece::Use(of), None, None, looks)
}

// The piles.

fn piles(table: Table) -> AnyView {
    let piles = [0, 1].map(|at| offering(table, at)).collect_view();
    view! { <div class="br-piles">{piles}</div> }.into_any()
}

/// A pile of the city once more, large, with what its colour means: a touch on it touches the pile.
fn offering(table: Table, at: u8) -> AnyView {
    let part = table.last(move |scene| match &scene.sheet {
        Sheet::Piles(piles) => Some((piles[usize::from(at)], scene.city.piles[usize::from(at)].mark)),
        _ => None,
    });
    let class = move || {
        let (offering, mark) = part.get().unzip();
        let empty = offering.is_none_or(|it: Offering| it.top.is_none());
        marked("br-offering", mark.unwrap_or_default(), &[(empty, "empty")])
    };
    let drawn = move || {
        let Some((offering, _)) = part.get() else { return String::new() };
        table.ink(|ink| {
            let language = ink.language;
            let picture = drawing(PILE_VIEW_BOX, &pile(offering.top, offering.count), "br-pile");
            let words = match (offering.top, says::offering(language, ink.components, &offering)) {
                (Some(colour), Some([workers, threats, canals])) => {
                    let ring =
                        drawing(CIRCLE_VIEW_BOX, &circle(colour, offering.threats.0.min(3)), "br-circle");
                    let none = |none: bool| flags("br-means", &[(none, "none")]);
                    [
                        tag("br-offering-name", hue(language, colour)),
                        tag(&none(offering.workers == 0), &(sign(&colour.id("br-wk-"), "") + &workers)),
                        tag(&none(offering.threats.0 == 0), &(ring + &threats)),
                        tag(&none(offering.canals == 0), &(sign("br-canals", "") + &canals)),
                    ]
                    .concat()
                }
                _ => tag("br-offering-name", say!(language, bruges_table.pile.empty)),
            };
            [picture, tag("br-offering-words", &words)].concat()
        })
    };
    view! {
        <span class=class data-piece=Piece::Pile(at).id() data-touch="" aria-hidden="true" {..follow(drawn)}></span>
    }
    .into_any()
}
