//! A puzzle on the table: a move is made and judged, and one may try again or play on.

use super::answer::{Answer, Puzzle};
use super::panel::TableDialog;
use super::sitting::{Sitting, use_sitting};
use crate::app::rich::Icon;
use crate::app::session::look_at;
use crate::app::stay::Stay;
use crate::app::ui::{Compared, Dialog};
use crate::app::words::use_words;
use crate::bots::review::Finding;
use crate::{live, say};
use leptos::prelude::*;

/// Time to think about an answer, in milliseconds.
const BUDGET: u32 = 1000;

impl Puzzle {
    /// Judges every move that is made, as long as the component that calls is there.
    pub fn watch(self, sitting: Sitting) {
        let stay = Stay::here();
        Effect::new(move |_| {
            let head = sitting.session().head();
            untrack(|| self.judge(sitting, stay, head));
        });
    }

    fn judge(self, sitting: Sitting, stay: Stay, head: usize) {
        self.thinker.cancel();
        if head <= self.from {
            self.answer.set(Answer::Open);
            return;
        }
        self.answer.set(Answer::Weighing);
        let made = sitting.session().decisions().into_iter().filter(|step| *step >= self.from);
        // The last is taken first.
        self.look(sitting, stay, head, made.rev().collect(), None);
    }

    /// Looks at what is left of a gesture; what cost most is what is said of it.
    fn look(self, sitting: Sitting, stay: Stay, head: usize, mut left: Vec<usize>, found: Option<Finding>) {
        let Some(step) = left.pop() else {
            self.answer.set(found.map_or(Answer::Unjudged, Answer::Judged));
            // Whoever is asked something meanwhile answers that; the verdict stays beside the board.
            let free = sitting.dialog.with_untracked(Option::is_none);
            if free && matches!(self.answer.get_untracked(), Answer::Judged(_)) {
                sitting.show(TableDialog::Verdict);
            }
            return;
        };
        look_at(self.thinker, sitting.session(), step, BUDGET, move |looked| {
            if !stay.lasts() || untrack(|| sitting.session().head()) != head {
                return;
            }
            match looked {
                Ok(next) => {
                    let found = [found, next].into_iter().flatten();
                    let worst =
                        found.reduce(|worst, next| if next.loss() > worst.loss() { next } else { worst });
                    self.look(sitting, stay, head, left, worst);
                }
                Err(_) => self.answer.set(Answer::Unjudged),
            }
        });
    }
}

/// The action bar once a move was made.
#[component]
pub fn Answered(
    /// The puzzle.
    puzzle: Puzzle,
) -> impl IntoView {
    let sitting = use_sitting();
    let words = sitting.words;
    let judged = move || matches!(*puzzle.answer.read(), Answer::Judged(_));
    view! {
        <div class="actions-preview">
            {move || (*puzzle.answer.read() == Answer::Weighing).then(|| view! { <span class="waiting" aria-hidden="true"><i></i><i></i><i></i></span> })}
        </div>
        <div class="actions-do">
            {move || {
                judged()
                    .then(|| {
                        view! {
                            <button class="btn" on:click=move |_| sitting.show(TableDialog::Verdict)>
                                <Icon symbol="icon-chart"/>
                                {live!(words, review.compare)}
                            </button>
                        }
                    })
            }}
            <button class="btn" on:click=move |_| sitting.session().go(puzzle.from)>
                <Icon symbol="icon-undo"/>
                {live!(words, review.again)}
            </button>
            <button class="btn primary big" on:click=move |_| sitting.keep_copy()>
                <Icon symbol="icon-play"/>
                {live!(words, review.play_on)}
            </button>
        </div>
    }
    .into_any()
}

/// How the move compares with the best, and why.
#[component]
pub fn Verdict() -> impl IntoView {
    let sitting = use_sitting();
    let words = sitting.words;
    let close = Callback::new(move |()| sitting.put_away());
    let finding = sitting.puzzle.and_then(|puzzle| match puzzle.answer.get_untracked() {
        Answer::Judged(finding) => Some((puzzle, finding)),
        _ => None,
    });
    let Some((puzzle, finding)) = finding else {
        sitting.put_away();
        return ().into_any();
    };
    let title = Signal::derive(move || puzzle.said(words.language()).to_owned());
    // Whoever wants to try again is not told the solution unasked.
    let solved = RwSignal::new(finding.is_best());
    let told = move || {
        let language = words.language();
        let mut remark = sitting.session().remark(&finding, language)?;
        if !solved.get() {
            (remark.other, remark.reasons) = (None, Vec::new());
        }
        let heads = [
            say!(language, review.yours),
            say!(language, review.best_move),
            say!(language, review.than),
            say!(language, review.why),
        ];
        Some(view! { <Compared finding=finding.clone() remark heads/> })
    };
    view! {
        <Dialog title close class="compared-dialog">
            {told}
            <div class="dialog-actions">
                {move || (!solved.get()).then(|| view! {
                    <button class="btn" on:click=move |_| solved.set(true)>{live!(words, review.show_best)}</button>
                })}
                <button
                    class="btn"
                    on:click=move |_| {
                        sitting.put_away();
                        sitting.session().go(puzzle.from);
                    }
                >
                    <Icon symbol="icon-undo"/>
                    {live!(words, review.again)}
                </button>
                <button class="btn primary" on:click=move |_| sitting.keep_copy()>
                    <Icon symbol="icon-play"/>
                    {live!(words, review.play_on)}
                </button>
            </div>
        </Dialog>
    }
    .into_any()
}

/// A puzzle that cannot be opened, and why.
#[component]
pub fn Refused(
    /// What is wrong.
    sentence: String,
) -> impl IntoView {
    let words = use_words();
    view! {
        <main class="page page-plain">
            <h1 tabindex="-1">{live!(words, review.cannot_pose)}</h1>
            <p>{sentence}</p>
            <a class="btn" href="#/">{live!(words, shell.all_games)}</a>
        </main>
    }
    .into_any()
}
