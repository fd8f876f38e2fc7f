//! What a board looks at: everything that its scene is made from, as it is now.

use super::Benched;
use crate::app::boards::staged::Look;
use crate::app::session::BoardProps;
use crate::engine::Seat;
use leptos::prelude::*;

/// Where a look is taken from.
pub(super) struct Sight<G: Benched> {
    pub props: StoredValue<BoardProps<G>>,
    pub news: Memo<G::News>,
    pub draft: RwSignal<G::Draft>,
    pub aim: RwSignal<G::Aim>,
    pub opened: RwSignal<Option<Seat>>,
}

impl<G: Benched> Sight<G> {
    /// Runs `ask` with the look of the moment; follows all of it.
    pub fn look<T>(self, hint: Option<(G::Action, &[G::Action])>, ask: impl FnOnce(&Look<'_, G>) -> T) -> T {
        self.props.with_value(|props| {
            let (view, legal, news) = (props.view.read(), props.legal.read(), self.news.read());
            let (draft, own, opened) = (self.draft.get(), props.front.get(), self.opened.get());
            let open = G::laid_open(&view, draft, &|seat| props.peek.run(seat));
            let players = props.players.read();
            let shown = players.get(opened.unwrap_or(own).index());
            let look: Look<'_, G> = Look {
                components: &*props.components,
                view: open.as_ref().unwrap_or(&view),
                own,
                opened,
                legal: &legal,
                draft,
                aim: self.aim.get(),
                news: &*news,
                amends: shown.is_some_and(|player| !player.is_computer()),
                hint,
            };
            ask(&look)
        })
    }
}
