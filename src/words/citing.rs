//! What a ruling does with what it cites, and what became of it on appeal, in words.

use crate::domain::precedent::{Decision, Review};
use crate::domain::tournament::dispute::{AppealOutcome, Attached, Support, Treatment};
use crate::messages::{Message, say};

in_english! {
    Treatment: |it| treatment(*it),
    Review: |it| review(*it),
}

/// What a ruling does with a citation, before the citation: `follows`.
pub const fn treatment(treatment: Treatment) -> Message {
    match treatment {
        Treatment::Follows => say("names-follows"),
        Treatment::Distinguishes => say("names-distinguishes"),
        Treatment::DepartsFrom => say("names-departs-from"),
    }
}

/// How a decision treats a citation: `follows`, or `the final word follows` if that replaced the ruling.
pub fn treats(decision: &Decision, attached: &Attached) -> Message {
    let treatment = treatment(attached.treatment);
    match attached.supports {
        Support::FinalWord => say("names-treats-final-word").with("treatment", treatment),
        Support::Ruling | Support::Nothing if decision.review == Review::Overturned => {
            say("names-treats-overturned").with("treatment", treatment)
        }
        Support::Ruling | Support::Nothing => treatment,
    }
}

/// The result of an appeal.
pub const fn appeal(outcome: AppealOutcome) -> Message {
    match outcome {
        AppealOutcome::Upheld => say("names-appeal-upheld"),
        AppealOutcome::Overturned => say("names-appeal-overturned"),
    }
}

/// What became of a decision on appeal, after it.
pub const fn review(review: Review) -> Message {
    match review {
        Review::NotAppealed => say("names-not-appealed"),
        Review::Upheld => say("names-upheld-on-appeal"),
        Review::Overturned => say("names-overturned-on-appeal"),
    }
}
