//! Applies the entries about disputes, penalties and draws.

use std::collections::BTreeSet;
use std::sync::Arc;

use crate::domain::id::PlayerId;
use crate::domain::tournament::dispute::{
    Appeal, Attached, Claim, Dispute, Rewording, SignedText, Withdrawal,
};
use crate::domain::tournament::entry::{
    AppealDecided, AppealLodged, ChanceTaken, CitationAttached, CitationRemoved, DisputeEscalated,
    DisputeOpened, DisputeWithdrawn, FactsStated, PenaltyIssued, PenaltyWithdrawn, RulingGiven,
    RulingReworded,
};
use crate::domain::tournament::penalty::Penalty;
use crate::domain::tournament::random_draw::Drawn;
use crate::domain::tournament::teller::Teller;
use crate::domain::tournament::{Stamped, Tournament};

impl Tournament {
    /// Once a name is removed, it can no longer be looked for in what was written before, so each dispute is marked.
    pub(super) fn remove_name_from_disputes(&mut self) {
        for dispute in &mut self.disputes {
            if !dispute.predates_removed_name {
                Arc::make_mut(dispute).predates_removed_name = true;
            }
        }
    }

    /// What was written before may have what the player was called then.
    pub(super) fn note_corrected_name(&mut self, player: PlayerId) {
        for dispute in &mut self.disputes {
            if !dispute.renamed_since.contains(&player) {
                Arc::make_mut(dispute).renamed_since.insert(player);
            }
        }
    }

    pub(super) fn withdraw_issued(&mut self, it: &PenaltyWithdrawn, by: &Stamped) {
        let penalties = Arc::make_mut(&mut self.penalties);
        if let Some(penalty) = penalties.iter_mut().find(|one| one.number == it.number) {
            penalty.withdrawn = Some(by.signed_text(&it.reason));
        }
    }
}

impl Dispute {
    pub(super) fn opened(it: &DisputeOpened, by: &Stamped) -> Self {
        Self {
            number: it.dispute,
            at: it.at,
            question: by.signed_text(&it.question),
            first_asked: None,
            claim: None,
            claims: 0,
            escalated: None,
            facts: Vec::new(),
            citations: Vec::new(),
            changes: 0,
            ruling: None,
            rewordings: Vec::new(),
            withdrawn: None,
            appeal: None,
            effects: Vec::new(),
            predates_removed_name: false,
            renamed_since: BTreeSet::new(),
        }
    }

    pub(super) fn claim(&mut self, by: &Stamped) {
        self.claim = Some(Claim { actor: by.actor.clone(), at: by.at });
        self.claims += 1;
    }

    pub(super) fn escalate(&mut self, it: &DisputeEscalated, by: &Stamped) {
        self.escalated = Some(by.signed_text(&it.reason));
        self.claim = None;
    }

    pub(super) fn state(&mut self, it: &FactsStated, by: &Stamped) {
        self.facts.push(SignedText { whose: it.by.clone(), ..by.signed_text(&it.text) });
        self.changes += 1;
    }

    pub(super) fn cite(&mut self, it: &CitationAttached, by: &Stamped) {
        let (cited, supports) = (it.cited.as_ref().clone(), self.next_support());
        self.citations.push(Attached { cited, treatment: it.treatment, at: by.at, supports });
        self.changes += 1;
    }

    /// Earlier versions let a citation be removed after the ruling; the grounds of the ruling stay the same.
    pub(super) fn uncite(&mut self, it: &CitationRemoved) {
        let words = it.quote_sha256.as_ref();
        let stays = |held: &&Attached| !held.cited.is(&it.citation, words) || self.is_fixed(held);
        self.citations = self.citations.iter().filter(stays).cloned().collect();
        self.changes += 1;
    }

    pub(super) fn rule(&mut self, it: &RulingGiven, by: &Stamped) {
        self.ruling = Some(by.signed_text(&it.text));
        if let Some(question) = &it.question {
            let first = std::mem::replace(&mut self.question.text, question.clone());
            self.first_asked = Some(first).filter(|first| !first.is_empty());
        }
    }

    /// Who ruled and when stays the same; only the words are corrected.
    pub(super) fn reword(&mut self, it: &RulingReworded, by: &Stamped) {
        if let Some(ruling) = &mut self.ruling {
            let before = std::mem::replace(&mut ruling.text, it.text.clone());
            self.rewordings.push(Rewording { before, reason: by.signed_text(&it.reason) });
        }
    }

    pub(super) fn withdraw(&mut self, it: &DisputeWithdrawn, by: &Stamped) {
        self.withdrawn = Some(Withdrawal { reason: by.signed_text(&it.reason), instead: it.instead });
    }

    pub(super) fn lodge(&mut self, it: &AppealLodged, by: &Stamped) {
        let lodged =
            SignedText { whose: it.by.map_or(Teller::Unsaid, Teller::Player), ..by.signed_text(&it.text) };
        self.appeal = Some(Appeal { lodged, decided: None });
    }

    pub(super) fn decide_appeal(&mut self, it: &AppealDecided, by: &Stamped) {
        if let Some(appeal) = &mut self.appeal {
            appeal.decided = Some((it.outcome, by.signed_text(&it.text)));
        }
    }
}

impl PenaltyIssued {
    pub(super) fn penalty(&self, by: &Stamped) -> Penalty {
        Penalty {
            number: self.number,
            player: self.player,
            kind: self.kind.clone(),
            level: self.level,
            round: self.round,
            reason: self.reason.clone(),
            dispute: self.dispute,
            actor: by.actor.clone(),
            at: by.at,
            withdrawn: None,
        }
    }
}

impl ChanceTaken {
    pub(super) fn drawn_by(&self, by: &Stamped) -> Drawn {
        Drawn {
            what: self.what,
            outcome: self.outcome.clone(),
            seed: self.seed,
            purpose: self.purpose.clone(),
            table: self.at,
            dispute: self.dispute,
            actor: by.actor.clone(),
            at: by.at,
        }
    }
}
