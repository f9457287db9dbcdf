//! What was decided about a dispute, step by step: the ruling, its earlier words, the appeal and the final word.

use crate::app::Snapshot;
use crate::domain::tournament::dispute::{AppealOutcome, Dispute, SignedText};
use crate::web::pages::disputes::ruling::{OWN_APPEAL, earlier_wordings, heading};
use crate::web::pages::disputes::teller;
use crate::web::words;

/// What a step is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DisputeStepKind {
    Ruling,
    /// The ruling that an appeal replaced.
    Overturned,
    /// How the ruling was worded before.
    Earlier,
    Appeal,
    FinalWord,
}

/// A step, with its heading, its text, and who took it and when.
pub struct DisputeStep {
    pub kind: DisputeStepKind,
    pub heading: &'static str,
    pub text: String,
    pub by: String,
}

impl DisputeStep {
    /// Whether its words are a decision: what everybody reads of it, once it is decided.
    pub const fn is_decision(&self) -> bool {
        match self.kind {
            DisputeStepKind::Ruling | DisputeStepKind::Overturned | DisputeStepKind::FinalWord => true,
            DisputeStepKind::Earlier | DisputeStepKind::Appeal => false,
        }
    }

    /// Whether other words took the place of these.
    pub const fn is_replaced(&self) -> bool {
        match self.kind {
            DisputeStepKind::Overturned | DisputeStepKind::Earlier => true,
            DisputeStepKind::Ruling | DisputeStepKind::Appeal | DisputeStepKind::FinalWord => false,
        }
    }
}

/// The steps of a dispute, the ruling first. `shows_appeal` says whether the reader may see why somebody appealed.
pub fn steps(here: &Snapshot, dispute: &Dispute, shows_appeal: bool) -> Vec<DisputeStep> {
    let step = |kind, heading, said: &SignedText| {
        let by = format!("{}, {}", here.actor(&said.actor), words::moment(here, said.at));
        DisputeStep { kind, heading, text: said.text.clone(), by }
    };
    let of_ruling = match dispute.outcome() {
        Some(AppealOutcome::Overturned) => DisputeStepKind::Overturned,
        Some(AppealOutcome::Upheld) | None => DisputeStepKind::Ruling,
    };
    let ruling = dispute.ruling.iter().map(|said| step(of_ruling, heading(dispute), said));
    let mut steps: Vec<DisputeStep> = ruling.collect();
    for (at, (text, by)) in earlier_wordings(here, dispute).into_iter().enumerate() {
        let heading = if at == 0 { "First worded" } else { "Then worded" };
        steps.push(DisputeStep { kind: DisputeStepKind::Earlier, heading, text, by });
    }
    let Some(appeal) = &dispute.appeal else { return steps };
    let lodged = step(DisputeStepKind::Appeal, "Appeal", &appeal.lodged);
    let by = teller::appellant_line(here, &appeal.lodged, &lodged.by);
    let text = if shows_appeal { lodged.text } else { "The ruling was appealed.".to_owned() };
    steps.push(DisputeStep { text, by, ..lodged });
    if let Some((outcome, said)) = &appeal.decided {
        let heading = match outcome {
            AppealOutcome::Upheld => "Final word: the ruling is upheld",
            AppealOutcome::Overturned => "Final word: the ruling is replaced",
        };
        let last = step(DisputeStepKind::FinalWord, heading, said);
        let own = if dispute.is_own_appeal() { format!(". {OWN_APPEAL}") } else { String::new() };
        steps.push(DisputeStep { by: last.by + &own, ..last });
    }
    steps
}
