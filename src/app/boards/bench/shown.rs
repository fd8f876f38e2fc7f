//! What the board shows, and what of it follows which part of the scene.
//!
//! A scene hangs on everything: the position, who looks, what is chosen, hints. Each way from one of these to a piece would be
//! walked at every change, and every piece asked by each of them whether it is still as it was. So the board has a scene of its
//! own, which is given to it once a change, and only where it is another one; and each part of the board asks for its part of
//! it once.

use super::part::{self, Held, Next, Part};
use super::{Bench, Benched};
use crate::app::derived::set_to;
use crate::app::session::Mode;
use crate::engine::Viewer;
use leptos::prelude::*;

/// A part of the scene, and what another scene makes of it.
type Follower<G> = (RwSignal<Held>, Next<<G as super::Staged>::Scene>);

/// What the board shows. All of it changes at once.
pub(super) struct OnShow<G: Benched> {
    scene: RwSignal<G::Scene>,
    /// What the viewer knows.
    pub view: RwSignal<G::View>,
    /// Who looks.
    pub viewer: RwSignal<Viewer>,
    /// Whether something is chosen.
    pub chosen: RwSignal<bool>,
    followers: StoredValue<Vec<Follower<G>>>,
}

impl<G: Benched> OnShow<G> {
    /// A board that shows this first.
    pub(super) fn new(scene: G::Scene, view: G::View, viewer: Viewer) -> Self {
        Self {
            scene: RwSignal::new(scene),
            view: RwSignal::new(view),
            viewer: RwSignal::new(viewer),
            chosen: RwSignal::new(false),
            followers: StoredValue::new(Vec::new()),
        }
    }

    /// The table.
    pub(super) fn scene(self) -> ReadSignal<G::Scene> {
        self.scene.read_only()
    }

    /// A part of the scene.
    pub(super) fn part<T: PartialEq + Send + Sync + 'static>(
        self,
        of: impl Fn(&G::Scene) -> T + Send + Sync + 'static,
    ) -> Part<T> {
        let first = self.scene.with_untracked(&of);
        self.follow(first, move |scene| Some(of(scene)))
    }

    /// What is first this, then what `of` makes of each scene, if anything.
    fn follow<T: PartialEq + Send + Sync + 'static>(
        self,
        first: T,
        of: impl Fn(&G::Scene) -> Option<T> + Send + Sync + 'static,
    ) -> Part<T> {
        let part = Part::new(first);
        let follower: Follower<G> = (part.signal(), Part::<T>::next(of));
        self.followers.update_value(|followers| followers.push(follower));
        part
    }
}

impl<G: Benched> Bench<G> {
    /// A part of the scene, for what follows it and nothing else of the scene. It is asked of scenes in which the piece that
    /// follows is about to go, too.
    pub fn part<T: PartialEq + Send + Sync + 'static>(
        self,
        of: impl Fn(&G::Scene) -> T + Send + Sync + 'static,
    ) -> Part<T> {
        self.on_show.part(of)
    }

    /// A part of the scene, or what it was when a scene last had it.
    pub fn last<T: PartialEq + Send + Sync + 'static>(
        self,
        of: impl Fn(&G::Scene) -> Option<T> + Send + Sync + 'static,
    ) -> Part<Option<T>> {
        let first = self.scene.with_untracked(&of);
        self.on_show.follow(first, move |scene| of(scene).map(Some))
    }

    /// Shows what is to be shown, once a change and before what follows it is drawn. What was chosen belongs to the position it
    /// was chosen in, and goes with it; whoever looks back and comes to the same position again finds it there.
    pub(super) fn keep_up(self) {
        let OnShow { scene, view, viewer, chosen, followers } = self.on_show;
        let props = self.props;
        let aside = StoredValue::new(None::<(usize, G::Draft)>);
        let position = StoredValue::new(props.with_value(|props| props.position.get_untracked()));
        Effect::new(move |before: Option<()>| {
            props.with_value(|props| {
                let now = props.view.read();
                if set_to(view, &now) {
                    let draft = self.draft.get_untracked();
                    let (was, is) = (position.get_value(), props.position.get_untracked());
                    position.set_value(is);
                    if before.is_some() {
                        self.forget();
                    }
                    if props.mode.get_untracked() != Mode::Browse {
                        let kept = aside.try_update_value(Option::take).flatten();
                        if let Some((_, draft)) = kept.filter(|(of, _)| *of == is) {
                            self.choose(draft);
                        }
                    } else if draft != G::Draft::default() {
                        aside.set_value(Some((was, draft)));
                    }
                }
                set_to(viewer, &props.viewer.get());
                set_to(chosen, &(self.draft.get() != G::Draft::default()));
                let now = self.coming.read();
                if set_to(scene, &now) {
                    followers.update_value(|followers| {
                        followers.retain(|(signal, next)| part::bring(*signal, |before| next(&now, before)));
                    });
                }
            });
        });
    }
}
