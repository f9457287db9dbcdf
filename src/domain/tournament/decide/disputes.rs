//! Disputes: opened, claimed, escalated, discussed, cited, ruled, appealed.

use crate::domain::id::{AtTable, DisputeNumber};
use crate::domain::tournament::Tournament;
use crate::domain::tournament::command::{
    AttachCitation, ClaimDispute, CommandKind, DecideAppeal, EscalateDispute, GiveRuling, LodgeAppeal,
    OpenDispute, RemoveCitation, RewordRuling, StateFacts, WithdrawDispute,
};
use crate::domain::tournament::decide::{Decision, limit_text, reason, reason_for, text};
use crate::domain::tournament::dispute::{Act, Attached, Dispute, Judge, Seen, Stage, Support};
use crate::domain::tournament::entry::{
    AppealDecided, AppealLodged, CitationAttached, CitationRemoved, DisputeClaimed, DisputeEscalated,
    DisputeOpened, DisputeWithdrawn, Entry, FactsStated, RulingGiven, RulingReworded,
};
use crate::domain::tournament::refusal::{ReasonFor, Refusal, TextKind};
use crate::domain::tournament::settings::LONGEST_NAME;
use crate::domain::tournament::teller::Teller;
use crate::domain::tournament::text_limits::LONGEST_QUESTION;

impl Tournament {
    pub(super) fn known_dispute(&self, number: DisputeNumber) -> Result<&Dispute, Refusal> {
        self.dispute(number).ok_or(Refusal::NoSuchDispute(number))
    }

    pub(super) fn open_dispute(&self, asked: &OpenDispute) -> Decision {
        let OpenDispute { at, question, facts, by, again } = asked;
        let at = *at;
        if let Some(place) = at {
            self.played_at(place)?;
            self.not_called_yet(place, *again)?;
        }
        let number = self.disputes.last().map_or(1, |last| last.number.0.saturating_add(1));
        let dispute = DisputeNumber(number);
        let question = match question.trim() {
            "" if self.may_call_without_words(at, by) => String::new(),
            asked => question_text(asked)?,
        };
        let mut entries = vec![Entry::DisputeOpened(DisputeOpened { dispute, at, question })];
        if !facts.trim().is_empty() {
            entries.push(facts_stated(dispute, by, facts)?);
        }
        Ok(entries)
    }

    /// The call at a table that is waiting for a ruling.
    pub fn call_at(&self, at: AtTable) -> Option<&Dispute> {
        self.disputes().find(|dispute| dispute.at == Some(at) && dispute.stage() == Stage::Open)
    }

    /// Whether a player calls a judge to their own table: that takes one tap, and the ruling words the question.
    fn may_call_without_words(&self, at: Option<AtTable>, by: &Teller) -> bool {
        let Teller::Player(player) = by else { return false };
        let players = at.and_then(|at| self.round(at.round)?.players_at(at.table));
        players.is_some_and(|players| players.contains(player))
    }

    /// A judge is called to a table once per question, unless the caller says that this call is about something else.
    fn not_called_yet(&self, at: AtTable, again: bool) -> Result<(), Refusal> {
        match self.call_at(at).filter(|_| !again) {
            Some(call) => Err(Refusal::CalledAlready(call.number)),
            None => Ok(()),
        }
    }

    /// Whether this judge may judge a dispute: nobody judges their own table, and an escalated dispute needs somebody
    /// with the final word.
    ///
    /// # Errors
    /// [`Refusal::OwnTable`], [`Refusal::Escalated`] or [`Refusal::NoSuchDispute`].
    pub fn may_judge(&self, number: DisputeNumber, judge: &Judge) -> Result<(), Refusal> {
        self.judges(self.known_dispute(number)?, judge)
    }

    fn judges(&self, dispute: &Dispute, judge: &Judge) -> Result<(), Refusal> {
        self.not_at_own_table(dispute, judge)?;
        if dispute.escalated.is_some() && !judge.has_last_word {
            return Err(Refusal::Escalated(dispute.number));
        }
        Ok(())
    }

    fn not_at_own_table(&self, dispute: &Dispute, judge: &Judge) -> Result<(), Refusal> {
        let players = dispute.at.and_then(|at| self.round(at.round)?.players_of_match(at.table));
        match players.is_some_and(|players| judge.seats.iter().any(|seat| players.contains(seat))) {
            true => Err(Refusal::OwnTable(dispute.number)),
            false => Ok(()),
        }
    }

    /// Checks whether this person may do this to a dispute as it is now, and returns the dispute. Every command about
    /// a dispute calls it, and so does every page that offers one.
    ///
    /// # Errors
    /// The [`Refusal`] that the command would get, whatever else it says.
    pub fn may(&self, act: Act, number: DisputeNumber, judge: &Judge) -> Result<&Dispute, Refusal> {
        let dispute = self.known_dispute(number)?;
        self.takes(command_of(act))?;
        if dispute.stage() == Stage::Withdrawn {
            return Err(Refusal::Withdrawn(number));
        }
        match act {
            Act::Facts => Ok(()),
            Act::Claim | Act::Rule => require_undecided(dispute).and_then(|()| self.judges(dispute, judge)),
            Act::Escalate => require_undecided(dispute).and_then(|()| may_escalate(dispute, judge)),
            Act::Withdraw => require_undecided(dispute).and_then(|()| self.may_withdraw(dispute, judge)),
            Act::Cite => self.judges(dispute, judge).and_then(|()| not_final(dispute)),
            Act::Uncite => self.judges(dispute, judge).and_then(|()| grounds_open(dispute)),
            Act::Reword => self.may_reword(dispute, judge),
            Act::Time => self.judges(dispute, judge),
            Act::Appeal => appealable(dispute),
            Act::Decide => self.may_decide(dispute, judge),
        }?;
        Ok(dispute)
    }

    /// The player who called may also withdraw the call.
    fn may_withdraw(&self, dispute: &Dispute, judge: &Judge) -> Result<(), Refusal> {
        if dispute.question.actor == judge.id { Ok(()) } else { self.judges(dispute, judge) }
    }

    fn may_reword(&self, dispute: &Dispute, judge: &Judge) -> Result<(), Refusal> {
        let ruling = dispute.ruling.as_ref().ok_or(Refusal::NoWords(dispute.number))?;
        not_final(dispute)?;
        self.not_at_own_table(dispute, judge)?;
        let own = ruling.actor == judge.id || judge.has_last_word;
        if own { Ok(()) } else { Err(Refusal::OthersRuling(dispute.number)) }
    }

    fn may_decide(&self, dispute: &Dispute, judge: &Judge) -> Result<(), Refusal> {
        self.not_at_own_table(dispute, judge)?;
        if !judge.has_last_word {
            return Err(Refusal::NoLastWord(dispute.number));
        }
        if dispute.stage() == Stage::Appealed { Ok(()) } else { Err(Refusal::NoAppeal(dispute.number)) }
    }

    /// Refuses a form that is out of date: another judge, facts and citations, or texts of the decision that its
    /// author has not read.
    fn not_passed_over(dispute: &Dispute, judge: &Judge, seen: Seen) -> Result<(), Refusal> {
        let own = dispute.claim.as_ref().is_some_and(|claim| claim.actor == judge.id);
        if dispute.claims != seen.claims && !own {
            return Err(Refusal::ClaimedMeanwhile(dispute.number));
        }
        if seen.texts.is_some_and(|texts| texts != dispute.texts()) {
            return Err(Refusal::DecidedMeanwhile(dispute.number));
        }
        if seen.changes.is_some_and(|changes| changes != dispute.changes) {
            return Err(Refusal::FactsMeanwhile(dispute.number));
        }
        Ok(())
    }

    pub(super) fn claim_dispute(&self, asked: &ClaimDispute) -> Decision {
        let ClaimDispute { dispute: number, judge, seen } = asked;
        let dispute = self.may(Act::Claim, *number, judge)?;
        Self::not_passed_over(dispute, judge, Seen { claims: *seen, ..Seen::default() })?;
        let instead_of = dispute.claim.as_ref().map(|claim| claim.actor.clone());
        if instead_of.as_ref() == Some(&judge.id) {
            return Ok(Vec::new());
        }
        Ok(vec![Entry::DisputeClaimed(DisputeClaimed { dispute: *number, instead_of })])
    }

    pub(super) fn escalate_dispute(&self, asked: &EscalateDispute) -> Decision {
        let dispute = self.may(Act::Escalate, asked.dispute, &asked.judge)?.number;
        let reason = reason_for(ReasonFor::Staff, &asked.reason)?;
        Ok(vec![Entry::DisputeEscalated(DisputeEscalated { dispute, reason })])
    }

    pub(super) fn withdraw_dispute(&self, asked: &WithdrawDispute) -> Decision {
        let dispute = self.may(Act::Withdraw, asked.dispute, &asked.judge)?;
        Self::not_passed_over(dispute, &asked.judge, asked.seen)?;
        let dispute = dispute.number;
        if let Some(instead) = asked.instead {
            let other = self.known_dispute(instead)?;
            if instead == dispute || other.withdrawn.is_some() {
                return Err(Refusal::NotInstead { dispute, instead });
            }
        }
        let reason = reason_for(ReasonFor::StaffAndPlayers, &asked.reason)?;
        Ok(vec![Entry::DisputeWithdrawn(DisputeWithdrawn { dispute, reason, instead: asked.instead })])
    }

    /// The words of a ruling may be corrected by the judge who gave it, or by somebody with the final word, until an
    /// appeal is decided.
    pub(super) fn reword_ruling(&self, asked: &RewordRuling) -> Decision {
        let dispute = self.may(Act::Reword, asked.dispute, &asked.judge)?;
        // What was added after the ruling does not concern its words.
        let texts = asked.seen.texts;
        Self::not_passed_over(dispute, &asked.judge, Seen { claims: dispute.claims, changes: None, texts })?;
        let text = text(TextKind::Ruling, &asked.text)?;
        if dispute.ruling.as_ref().is_some_and(|ruling| ruling.text == text) {
            return Err(Refusal::SameWords(dispute.number));
        }
        let reason = reason(&asked.reason)?;
        Ok(vec![Entry::RulingReworded(RulingReworded { dispute: dispute.number, text, reason })])
    }

    pub(super) fn state_facts(&self, asked: &StateFacts) -> Decision {
        // Staff and the players themselves write down facts, so who it is makes no difference.
        let dispute = self.may(Act::Facts, asked.dispute, &Judge::default())?.number;
        Ok(vec![facts_stated(dispute, &asked.by, &asked.text)?])
    }

    pub(super) fn attach_citation(&self, asked: &AttachCitation) -> Decision {
        let AttachCitation { dispute: number, judge, cited, treatment, seen } = asked;
        let dispute = self.may(Act::Cite, *number, judge)?;
        // Another citation makes no difference to this one, but a ruling or an appeal changes what rests on it.
        let texts = seen.texts;
        Self::not_passed_over(dispute, judge, Seen { claims: dispute.claims, changes: None, texts })?;
        // The final word may rest on what the ruling cited, and treat it differently.
        let next = dispute.next_support();
        let beside = |held: &&Attached| held.supports == next || next != Support::FinalWord;
        if dispute
            .citations
            .iter()
            .filter(beside)
            .any(|held| held.cited.citation == cited.citation && held.cited.quote == cited.quote)
        {
            return Err(Refusal::AlreadyCited(cited.citation.clone()));
        }
        Ok(vec![Entry::CitationAttached(CitationAttached {
            dispute: *number,
            cited: cited.clone(),
            treatment: *treatment,
        })])
    }

    pub(super) fn remove_citation(&self, asked: &RemoveCitation) -> Decision {
        let RemoveCitation { dispute: number, judge, citation, quote_sha256, reason: why } = asked;
        let dispute = self.may(Act::Uncite, *number, judge)?;
        let is = |held: &&Attached| held.cited.is(citation, Some(quote_sha256));
        match dispute.citations.iter().filter(is).map(|held| held.supports).collect::<Vec<_>>() {
            found if found.is_empty() => return Err(Refusal::NotCited(citation.to_owned())),
            found if dispute.stage() == Stage::Appealed && !found.contains(&Support::FinalWord) => {
                return Err(Refusal::GroundOfTheRuling(*number));
            }
            _ => {}
        }
        Ok(vec![Entry::CitationRemoved(CitationRemoved {
            dispute: *number,
            citation: citation.clone(),
            quote_sha256: Some(quote_sha256.clone()),
            reason: reason(why)?,
        })])
    }

    /// A ruling that cites nothing has to say so: the most natural order of clicks would otherwise lose what was found.
    /// Only new rulings are asked: logs hold older ones that did not say so, and these stay possible.
    pub(super) fn give_ruling(&self, asked: &GiveRuling) -> Decision {
        let dispute = self.may(Act::Rule, asked.dispute, &asked.judge)?;
        Self::not_passed_over(dispute, &asked.judge, asked.seen)?;
        let text = text(TextKind::Ruling, &asked.text)?;
        if !asked.without_authority && dispute.grounds().next().is_none() {
            return Err(Refusal::WithoutAuthority(dispute.number));
        }
        // The words of an older log are kept as they are.
        let new = asked.question.as_deref().filter(|question| question.trim() != dispute.question.text);
        let question = new.map(question_text).transpose()?;
        if question.is_none() && dispute.question.text.is_empty() {
            // What is decided is public and found again by what was asked.
            return Err(Refusal::EmptyText(TextKind::Question));
        }
        Ok(vec![Entry::RulingGiven(RulingGiven { dispute: dispute.number, text, question })])
    }

    pub(super) fn lodge_appeal(&self, asked: &LodgeAppeal) -> Decision {
        if let Some(player) = asked.by {
            self.known_player(player)?;
        }
        // Players appeal and staff record it for them, so who it is makes no difference.
        let dispute = self.may(Act::Appeal, asked.dispute, &Judge::default())?.number;
        let text = text(TextKind::Appeal, &asked.text)?;
        Ok(vec![Entry::AppealLodged(AppealLodged { dispute, by: asked.by, text })])
    }

    pub(super) fn decide_appeal(&self, asked: &DecideAppeal) -> Decision {
        let dispute = self.may(Act::Decide, asked.dispute, &asked.judge)?;
        // Nobody claims an appeal.
        Self::not_passed_over(dispute, &asked.judge, Seen { claims: dispute.claims, ..asked.seen })?;
        let text = text(TextKind::FinalWord, &asked.text)?;
        Ok(vec![Entry::AppealDecided(AppealDecided {
            dispute: dispute.number,
            outcome: asked.outcome,
            text,
        })])
    }
}

/// A question that pages can show as a heading.
fn question_text(question: &str) -> Result<String, Refusal> {
    limit_text(TextKind::Question, &text(TextKind::Question, question)?, LONGEST_QUESTION)
}

/// The command that does this.
const fn command_of(act: Act) -> CommandKind {
    match act {
        Act::Claim => CommandKind::ClaimDispute,
        Act::Facts => CommandKind::StateFacts,
        Act::Cite => CommandKind::AttachCitation,
        Act::Uncite => CommandKind::RemoveCitation,
        Act::Rule => CommandKind::GiveRuling,
        Act::Escalate => CommandKind::EscalateDispute,
        Act::Withdraw => CommandKind::WithdrawDispute,
        Act::Reword => CommandKind::RewordRuling,
        Act::Time => CommandKind::ExtendTime,
        Act::Appeal => CommandKind::LodgeAppeal,
        Act::Decide => CommandKind::DecideAppeal,
    }
}

fn require_undecided(dispute: &Dispute) -> Result<(), Refusal> {
    if dispute.ruling.is_some() { Err(Refusal::AlreadyRuled(dispute.number)) } else { Ok(()) }
}

fn not_final(dispute: &Dispute) -> Result<(), Refusal> {
    if dispute.stage() == Stage::Final { Err(Refusal::Decided(dispute.number)) } else { Ok(()) }
}

/// A judge may pass on a dispute at their own table too. It goes to somebody with the final word, who therefore has
/// nobody to pass it on to.
fn may_escalate(dispute: &Dispute, judge: &Judge) -> Result<(), Refusal> {
    if dispute.escalated.is_some() {
        return Err(Refusal::AlreadyEscalated(dispute.number));
    }
    if judge.has_last_word { Err(Refusal::HasLastWord(dispute.number)) } else { Ok(()) }
}

fn grounds_open(dispute: &Dispute) -> Result<(), Refusal> {
    match dispute.stage() {
        Stage::Ruled | Stage::Final => Err(Refusal::GroundsStand(dispute.number)),
        Stage::Open | Stage::Appealed | Stage::Withdrawn => Ok(()),
    }
}

fn appealable(dispute: &Dispute) -> Result<(), Refusal> {
    match dispute.stage() {
        Stage::Open | Stage::Withdrawn => Err(Refusal::NotRuled(dispute.number)),
        Stage::Appealed | Stage::Final => Err(Refusal::AlreadyAppealed(dispute.number)),
        Stage::Ruled => Ok(()),
    }
}

fn facts_stated(dispute: DisputeNumber, by: &Teller, facts: &str) -> Result<Entry, Refusal> {
    Ok(Entry::FactsStated(FactsStated {
        dispute,
        by: Teller::from(limit_text(TextKind::Teller, &by.to_string(), LONGEST_NAME)?),
        text: text(TextKind::Facts, facts)?,
    }))
}
