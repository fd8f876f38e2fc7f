//! The scene on the page. What is here shows; what is legal, chosen or new is the scene's to say.

mod hand;
mod large;
mod parts;
mod pools;

use super::scene::Scene;
use crate::app::boards::bench::{self, Bench, Benched};
use crate::app::boards::kit::follow::kept;
use crate::app::boards::options::{Row, choices};
use crate::games::azul_summer_pavilion::{AzulSummerPavilion, Reading, Setup, Side, Table as View};
use leptos::prelude::*;

/// Everything the parts of the board share.
type Table = Bench<AzulSummerPavilion>;
/// Whose things a part shows.
type Whose = bench::Whose<AzulSummerPavilion>;

impl Benched for AzulSummerPavilion {
    const CLASS: &'static str = "azul";

    fn options() -> Vec<Row<Setup>> {
        vec![
            Row::First(|setup| &mut setup.first),
            choices!(azul.option.side, |setup| setup.side,
                Side::Front => (azul.option.front), azul.option.front_note;
                Side::Back => (azul.option.back), azul.option.back_note),
            Row::only_while(
                |setup| setup.side == Side::Back,
                choices!(azul.option.reading, |setup| setup.reading,
                    Reading::Rulebook => (azul.option.rulebook), azul.option.rulebook_note;
                    Reading::EachStarEitherWay => (azul.option.either), azul.option.either_note),
            ),
            choices!(azul.option.auto_pass, |setup| setup.auto_pass,
                true => (azul.option.auto), azul.option.auto_note;
                false => (azul.option.manual), azul.option.manual_note),
            Row::Edition(|setup| &mut setup.edition),
        ]
    }

    fn flags(scene: &Scene, _view: &View) -> Vec<(bool, &'static str)> {
        vec![(scene.large.is_none(), "drafting")]
    }

    fn parts(table: Table) -> AnyView {
        view! {
            {kept(table.part(|scene| scene.large.is_none()), move || pools::pools(table))}
            {kept(table.part(|scene| scene.large.is_some()), move || large::large(table))}
            {parts::side(table)}
            {hand::hand(table)}
        }
        .into_any()
    }
}
