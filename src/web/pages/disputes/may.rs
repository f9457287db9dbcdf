//! What a visitor may do with a dispute.

use std::collections::BTreeSet;

use crate::app::Snapshot;
use crate::domain::tournament::dispute::{Act, Dispute, Judge};
use crate::web::urls;
use crate::web::visit::Visit;

/// What the visitor may do here.
#[derive(Debug, Clone)]
pub struct May {
    /// The acts that are possible now.
    pub acts: BTreeSet<Act>,
    /// Whether they may judge this dispute at all.
    pub judges: bool,
    /// Whether they may correct results.
    pub scores: bool,
}

impl May {
    /// An act is possible if the visitor may send its form, and may do this to this dispute as it is now.
    pub fn of(
        visit: &Visit,
        here: &Snapshot,
        dispute: &Dispute,
        judge: Option<&Judge>,
        goes_on: bool,
    ) -> Self {
        let nobody = Judge::default();
        let (told, judge) = (&here.tournament, judge.unwrap_or(&nobody));
        let may = |act: &Act| {
            visit.offers(here, act.form())
                && told.may(*act, dispute.number, judge).is_ok()
                && has_box(*act, here, dispute)
        };
        Self {
            acts: Act::ALL.into_iter().filter(may).collect(),
            judges: visit.offers(here, urls::rule::PATH) && told.may_judge(dispute.number, judge).is_ok(),
            scores: goes_on && visit.offers(here, urls::correct::PATH),
        }
    }
}

/// Whether there is anything to fill its box with: a citation that can be removed, minutes to suggest.
fn has_box(act: Act, here: &Snapshot, dispute: &Dispute) -> bool {
    match act {
        Act::Uncite => dispute.citations.iter().any(|held| !dispute.stays(held)),
        Act::Time => here.tournament.time_lost(dispute.number).is_some(),
        Act::Claim
        | Act::Facts
        | Act::Cite
        | Act::Rule
        | Act::Escalate
        | Act::Withdraw
        | Act::Reword
        | Act::Appeal
        | Act::Decide => true,
    }
}
