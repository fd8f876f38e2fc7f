//! The action bar: what the scene offers, in words, and the buttons that make it.

use super::{Bench, Benched};
use crate::app::boards::staged::{Move, Shown};
use crate::app::derived::{derived, effect};
use crate::app::session::{Button, Proposal};
use leptos::prelude::*;

impl<G: Benched> Bench<G> {
    /// Keeps the action bar at what the scene offers.
    pub(super) fn fill_the_action_bar(self) {
        let offer = self.part(|scene| scene.offer().clone());
        let said = derived(move || self.pen(|pen| (G::preview(pen), G::warning(pen))));
        let proposal = self.props.with_value(|props| props.proposal);
        let (position, chosen) = (self.on_show.view, self.on_show.chosen);
        effect(move || {
            let language = self.words.language();
            let offer = offer.get();
            // The table clears the bar with every new position, also one that offers the same.
            position.track();
            let chosen = chosen.get();
            let (preview, warning) = said.get();
            if preview.is_empty() {
                if proposal.with_untracked(Option::is_some) {
                    proposal.set(None);
                }
                return;
            }
            let button = |ready: Move<G>| Button {
                label: G::button(ready.kind, language),
                press: Callback::new(move |()| self.make(ready.clone())),
            };
            proposal.set(Some(Proposal {
                preview,
                warning,
                main: offer.main.map(button),
                others: offer.others.into_iter().map(button).collect(),
                cancel: chosen.then(|| Callback::new(move |()| self.choose(G::Draft::default()))),
            }));
        });
    }
}
