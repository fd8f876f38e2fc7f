//! What pieces are called for the ear: the names that a board gives the pieces of a scene, put together from what applies to
//! each, with what the move being considered makes of its number.

use salon::app::boards::pen::{Pen, Spoken};
use salon::app::boards::{art_society, azul_summer_pavilion, bruges, splendor};
use salon::engine::Game;
use salon::games::bruges::Bruges;
use std::any::Any;

/// The names in a scene of a board of which they are known here; none of another's, whose pieces are named by their explanations.
pub fn of<G: Spoken>(pen: &Pen<'_, G>) -> Vec<String> {
    let (scene, components): (&dyn Any, &dyn Any) = (pen.scene, pen.components);
    let language = pen.language;
    let name = |seat| pen.name(seat);
    let mut names = Vec::new();
    if let (Some(scene), Some(components)) =
        (scene.downcast_ref::<splendor::scene::Scene>(), components.downcast_ref())
    {
        use salon::games::splendor::Gem;
        use splendor::scene::Held;
        use splendor::words::piece::{back, bonus, deck, face, noble, panel, pile, sheet, tokens};
        names.extend(Gem::ALL.into_iter().zip(&scene.bank).map(|(kind, of)| pile(language, kind, of)));
        names.extend((0..).zip(&scene.decks).map(|(level, of)| deck(language, level, of)));
        names.extend(
            scene.market.iter().flatten().flatten().map(|of| face(language, components, of, None, false)),
        );
        names.extend(scene.nobles.iter().flatten().map(|tile| noble(language, components, tile)));
        for of in &scene.panels {
            names.push(panel(language, components, of, name(of.seat)));
            names.extend(
                Gem::ALL.into_iter().zip(&of.tokens).map(|(kind, stack)| tokens(language, kind, stack)),
            );
            names.extend(
                Gem::ALL.into_iter().zip(&of.bonuses).map(|(kind, stack)| bonus(language, kind, stack)),
            );
            names.extend(of.reserved.iter().map(|held| match held {
                Held::Open { face: of_card, secret } => {
                    face(language, components, of_card, Some(name(of.seat)), *secret)
                }
                Held::Back { level, own, mark } => back(language, *level, name(of.seat), *own, mark.hinted),
            }));
            let bought = splendor::scene::Panel { bought: vec![0, 40, 80], ..of.clone() };
            names.push(sheet(language, components, &bought, name(of.seat)));
        }
    }
    if let (Some(scene), Some(components)) =
        (scene.downcast_ref::<azul_summer_pavilion::scene::Scene>(), components.downcast_ref())
    {
        use azul_summer_pavilion::words::piece::{
            cell, corner, hand, number_goal, panel, pick, place, round, star_goal, supply,
        };
        use salon::games::azul_summer_pavilion::{AzulSummerPavilion, Colour, STARS};
        let view: &dyn Any = pen.view;
        let side = view.downcast_ref::<<AzulSummerPavilion as Game>::View>().expect("its view").side;
        for pool in &scene.pools {
            names.extend(pool.picks.iter().map(|of| pick(language, pool.source, of, scene.token)));
        }
        let hues = || Colour::ALL.into_iter();
        names.extend(hues().zip(&scene.supply).map(|(kind, stack)| supply(language, kind, stack)));
        names.extend(hues().zip(&scene.hand).map(|(kind, stack)| hand(language, kind, stack, scene.keeping)));
        names.extend((0..STARS).map(|star| star_goal(language, components, side, &scene.goals, star)));
        if let Some(large) = &scene.large {
            names.extend((0..).zip(&large.cells).map(|(at, of)| cell(language, components, side, at, of)));
            let places = (0..).zip(&large.places).map(|(id, of)| place(language, components, side, id, of));
            let places: Vec<String> = places.collect();
            let apart: std::collections::HashSet<_> = places.iter().collect();
            assert_eq!(apart.len(), places.len(), "two pillars, statues or windows of one name: {places:?}");
            names.extend(places);
            names.extend((0..4).map(|at| corner(language, at, large.corners.get(usize::from(at)).copied())));
        }
        let numbers = 1..scene.goals.numbers.len();
        names.extend(numbers.map(|number| number_goal(language, &scene.goals, number)));
        names.extend(scene.panels.iter().map(|of| panel(language, of, name(of.seat))));
        names.extend((1..=6).map(|at| round(language, components, at, scene.round)));
    }
    if let (Some(scene), Some(components)) =
        (scene.downcast_ref::<art_society::scene::Scene>(), components.downcast_ref())
    {
        use art_society::scene::{Piece, Shelf};
        use art_society::words::piece as words;
        match &scene.shelf {
            Shelf::Nothing => {}
            Shelf::Piles { piles, .. } => names.extend(piles.iter().map(|of| words::pile(language, of))),
            Shelf::Lots(lots) => names.extend(
                lots.iter().map(|of| words::lot(language, components, of, of.taker.map_or("", name))),
            ),
        }
        names.extend(scene.offered.iter().map(|of| words::offered(language, components, of)));
        names.extend(scene.museum.iter().map(|of| words::standing(language, of)));
        names.extend(scene.cards.iter().flatten().map(|card| words::bid(language, card)));
        let (dado, panel) = (&scene.dado, scene.large());
        for picture in &panel.hanging.pictures {
            names.push(words::hung(language, components, scene, Piece::Painting(picture.painting)));
        }
        for of in &scene.panels {
            names.extend([words::panel(language, of, name(of.seat)), words::progress(language, of)]);
        }
        names.extend([
            words::assistant(language, components, panel, dado.mark),
            words::stack(language, panel),
            words::tally(language, panel),
        ]);
        names.extend(panel.excess.iter().map(|id| words::framed_painting(language, components, *id)));
        names
            .extend(dado.drawer.iter().flat_map(|drawer| &drawer.sizes).map(|of| words::decor(language, of)));
    }
    let view: &dyn Any = pen.view;
    if let (Some(scene), Some(components), Some(view)) =
        (scene.downcast_ref(), components.downcast_ref(), view.downcast_ref())
    {
        let Pen { language, players, viewer, .. } = *pen;
        names.extend(of_bruges(&Pen::<Bruges> { language, components, players, viewer, view, scene }));
    }
    names.retain(|name| !name.is_empty());
    names
}

/// The names in a scene of Bruges.
fn of_bruges(pen: &Pen<'_, Bruges>) -> Vec<String> {
    use bruges::scene::Sheet;
    use bruges::words::piece as words;
    use bruges::words::table as says;
    use salon::games::bruges::{Colour, Side};
    let Pen { language: l, components, scene, .. } = *pen;
    let name = |seat| pen.name(seat);
    let city = &scene.city;
    let mut names = vec![
        words::bank(l),
        words::statues(l, &city.statues),
        words::track(l, &city.track),
        words::extra(l, city.extra),
        words::discards(l, city.discards),
    ];
    names.extend(city.dice.iter().map(|die| words::die(l, components, die)));
    names.extend(city.piles.iter().map(|pile| words::pile(l, pile)));
    for (at, gate) in (0..).zip(&city.gates) {
        names.push(words::gate(l, at, gate.owner.map(name), gate.mark));
        let Some(owner) = gate.owner else { continue };
        names
            .extend(Side::ALL.map(|side| words::section(l, name(owner), side, &gate.sections[side.index()])));
    }
    for panel in &scene.panels {
        let of = name(panel.seat);
        names.extend([
            words::panel(l, components, panel, of),
            words::who(l, of, panel.start),
            words::purse(l, panel.guilders, panel.purse),
            words::points(l, panel.points, panel.worth, &panel.statues),
            words::pawn(l, of, panel.step, panel.pawn),
        ]);
        for colour in Colour::ALL {
            let stock = panel.workers[colour.index()];
            names.push(words::workers(l, colour, stock.count, stock.mark));
            names.push(words::threats(l, components, colour, &panel.threats[colour.index()]));
        }
        names.extend(panel.majorities.iter().map(|standing| words::majority(l, components, standing)));
        names.extend(panel.street.iter().map(|house| words::house(l, components, house)));
    }
    names.extend(scene.hand.cards.iter().map(|card| words::card(l, components, card)));
    names.extend(scene.hand.backs.iter().map(|back| words::back(l, back.colour)));
    names.extend([true, false].map(|chosen| words::take_up(l, chosen)));
    match &scene.sheet {
        Sheet::Uses(uses) => names.extend(uses.iter().map(|part| {
            let [result, note] =
                part.brings.as_ref().map(|brings| says::use_with_card(pen, brings, part)).unwrap_or_default();
            words::use_part(l, part, &result, &note)
        })),
        Sheet::Piles(_) | Sheet::Nothing => {}
        Sheet::Matter(matter) => {
            names.extend(
                matter.columns.iter().map(|part| words::column(l, components, name(part.seat), part)),
            );
            if let Some((swatch, choices)) = &matter.choices {
                names.extend(choices.iter().map(|part| {
                    let said = says::choice(l, components, *swatch, part.colour);
                    words::choice(l, &said, part.mark)
                }));
            }
            names.extend(matter.bridges.iter().map(|part| words::bridge(l, part)));
            names.extend(matter.models.iter().map(|part| words::model(l, components, name(part.seat), part)));
        }
    }
    names
}
