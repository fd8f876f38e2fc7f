//! A decision beside the one that it is measured against: what either promised, and what speaks for the better one.

use crate::app::rich::Rich;
use crate::app::session::Remark;
use crate::app::words::use_words;
use crate::bots::review::Finding;
use crate::say;
use leptos::prelude::*;

/// What was done, what would have been better and why; or what it was better than.
#[component]
pub fn Compared(
    /// What was found out.
    finding: Finding,
    /// The same in words.
    remark: Remark,
    /// What the parts are called: what was done, what is better, what is worse, and what speaks for the better one.
    heads: [&'static str; 4],
) -> impl IntoView {
    let language = use_words().language();
    let entry = |head: &'static str, sentence: String, share: f32| {
        let number = ((share * 100.0).round() as i32).to_string();
        view! {
            <div>
                <dt>{head}</dt>
                <dd>
                    <Rich sentence/>
                    <small class="tabular">{say!(language, review.expects, number = number)}</small>
                </dd>
            </div>
        }
        .into_any()
    };
    let [done, better, worse, because] = heads;
    let made = entry(done, remark.made, finding.made.share);
    let (head, share) = if finding.is_best() {
        (worse, finding.rival.map_or(0.0, |rival| rival.share))
    } else {
        (better, finding.best.share)
    };
    let other = remark.other.map(|sentence| entry(head, sentence, share));
    let reasons =
        remark.reasons.into_iter().map(|sentence| view! { <dd><Rich sentence/></dd> }).collect::<Vec<_>>();
    let why = (!reasons.is_empty()).then(|| {
        view! {
            <div>
                <dt>{because}</dt>
                {reasons}
            </div>
        }
        .into_any()
    });
    // What speaks for the better of the two stands below it.
    let parts = if finding.is_best() { [Some(made), why, other] } else { [Some(made), other, why] };
    view! { <dl class="compared">{parts.into_iter().flatten().collect::<Vec<_>>()}</dl> }.into_any()
}
