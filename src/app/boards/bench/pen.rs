//! What the parts of a board are written with: words, drawings, what follows which signal.

use super::{Bench, Benched};
use crate::app::boards::pen::Pen;
use crate::app::derived::derived;
use crate::app::words::Language;
use crate::engine::Seat;
use leptos::prelude::*;

/// What a piece is drawn and named with besides its part of the scene.
pub struct Ink<'a, G: Benched> {
    /// The board.
    pub bench: Bench<G>,
    /// The language.
    pub language: Language,
    /// The box in play.
    pub components: &'a G::Components,
}

impl<G: Benched> Bench<G> {
    /// Runs `write` with everything that words are put together from; follows all of it.
    pub fn pen<T>(self, write: impl FnOnce(&Pen<'_, G>) -> T) -> T {
        let language = self.words.language();
        self.props.with_value(|props| {
            let (players, scene, view) = (props.players.read(), self.scene.read(), self.on_show.view.read());
            write(&Pen {
                language,
                components: &props.components,
                players: &players,
                viewer: self.on_show.viewer.get(),
                view: &view,
                scene: &scene,
            })
        })
    }

    /// Runs `draw` with what pieces are drawn and named with; follows the language.
    pub fn ink<T>(self, draw: impl FnOnce(&Ink<'_, G>) -> T) -> T {
        let language = self.words.language();
        self.props.with_value(|props| draw(&Ink { bench: self, language, components: &props.components }))
    }

    /// A part of the page, put together anew whenever it changes.
    pub fn written(self, write: impl Fn(&Pen<'_, G>) -> String + Send + Sync + 'static) -> Memo<String> {
        derived(move || self.pen(&write))
    }

    /// As [`written`](Self::written), of what hangs on a part of the scene alone, besides language and players: nothing is put
    /// together while that part stays as it is.
    pub fn written_of<T: PartialEq + Send + Sync + 'static>(
        self,
        part: impl Fn(&G::Scene) -> T + Send + Sync + 'static,
        write: impl Fn(&Pen<'_, G>) -> String + Send + Sync + 'static,
    ) -> Memo<String> {
        let part = self.part(part);
        let players = self.props.with_value(|props| props.players);
        derived(move || {
            part.track();
            players.track();
            let _ = self.words.language();
            untrack(|| self.pen(&write))
        })
    }

    /// The box in play.
    pub fn with_box<T>(self, ask: impl FnOnce(&G::Components) -> T) -> T {
        self.props.with_value(|props| ask(&props.components))
    }

    /// The box in play and what the viewer knows; follows the view.
    pub fn with_view<T>(self, ask: impl FnOnce(&G::Components, &G::View) -> T) -> T {
        self.props.with_value(|props| ask(&props.components, &self.on_show.view.read()))
    }

    /// The shape of a seat's token; follows the players.
    pub fn shape(self, seat: Seat) -> u8 {
        self.props.with_value(|props| props.players.read().get(seat.index()).map_or(0, |player| player.shape))
    }

    /// A seat's name; follows the players.
    pub fn name(self, seat: Seat) -> String {
        self.props.with_value(|props| props.name(seat))
    }
}
