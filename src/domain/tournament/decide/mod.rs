//! Decides what a command adds to the log. Refuses, or gives entries; changes nothing.

mod disputes;
mod pairing;
mod penalties;
mod random_draw;
mod registration;
mod results;
mod time;

use crate::domain::scoring::standings::standings;
use crate::domain::tournament::command::{
    AcceptDeck, AttachCitation, ChangeFormat, ChangeProfile, ChangeSettings, CheckDeck, ClaimDispute,
    CloseRound, CloseTournament, Command, ConfirmDisqualification, CorrectResult, CreateTournament,
    DecideAppeal, DiscardPairings, DropPlayer, EraseName, EscalateDispute, ExportTournament, ExtendTime,
    GiveRuling, IdentifyPlayers, IssuePenalty, KeepResult, LodgeAppeal, OpenDispute, PairRound, PublishRound,
    ReadDeck, RecordResult, RegisterPlayers, ReinstatePlayer, RemoveCitation, RenamePlayer, ReopenTournament,
    ReportResult, RewordRuling, StateFacts, SubmitDeck, SwapPlayers, TakeChance, WithdrawDispute,
    WithdrawPenalty, WithdrawRegistration,
};
use crate::domain::tournament::decide::penalties::Ground;
use crate::domain::tournament::entry::{
    Entry, FormatChanged, NameErased, PlayerRenamed, ProfileChanged, SettingsChanged, TournamentClosed,
    TournamentCreated, TournamentExported, TournamentReopened,
};
use crate::domain::tournament::refusal::Refusal;
use crate::domain::tournament::settings::Settings;
use crate::domain::tournament::{Setup, Tournament};

/// The longest text a person may write into one field of the log, in characters.
const LONGEST_TEXT: usize = 4_000;
/// The longest reason, in characters.
const LONGEST_REASON: usize = 500;

type Decision = Result<Vec<Entry>, Refusal>;

impl Tournament {
    /// Decides what a command adds to the log. Changes nothing.
    ///
    /// An empty list means that the log already says so.
    ///
    /// # Errors
    /// The [`Refusal`], in words for the director.
    pub fn decide(&self, command: &Command) -> Result<Vec<Entry>, Refusal> {
        let setup = match (command, &self.setup) {
            (Command::CreateTournament(_), Some(_)) => return Err(Refusal::AlreadyCreated),
            (
                Command::CreateTournament(CreateTournament { settings, profile, format, pins, pairing_seed }),
                None,
            ) => {
                settings.check()?;
                return Ok(vec![Entry::TournamentCreated(TournamentCreated {
                    settings: settings.clone(),
                    profile: profile.clone(),
                    format: format.clone(),
                    pins: pins.clone(),
                    pairing_seed: *pairing_seed,
                })]);
            }
            (_, None) => return Err(Refusal::NotCreated),
            (_, Some(setup)) => setup,
        };
        match command {
            Command::ReopenTournament(ReopenTournament { reason }) => self.reopen(reason),
            _ if self.closed.is_some() && !goes_on_after_the_end(command) => Err(Refusal::Closed),
            _ => self.decide_open(setup, command),
        }
    }

    fn decide_open(&self, setup: &Setup, command: &Command) -> Decision {
        match command {
            Command::CreateTournament(_) => Err(Refusal::AlreadyCreated),
            Command::ChangeSettings(ChangeSettings { settings, reason }) => {
                change_settings(setup, settings, reason)
            }
            Command::ChangeProfile(ChangeProfile { profile, reason }) => {
                // Results that count stay possible, or nothing could be scored any more.
                standings(profile, &self.history()).map_err(|why| Refusal::ProfileUnfit(why.to_string()))?;
                Ok(vec![Entry::ProfileChanged(ProfileChanged {
                    profile: profile.clone(),
                    reason: self::reason(reason)?,
                })])
            }
            Command::ChangeFormat(ChangeFormat { format, reason }) => {
                Ok(vec![Entry::FormatChanged(FormatChanged {
                    format: format.clone(),
                    reason: self::reason(reason)?,
                })])
            }
            Command::RegisterPlayers(RegisterPlayers { persons }) => self.register(persons),
            Command::WithdrawRegistration(WithdrawRegistration { player }) => {
                self.withdraw_registration(*player)
            }
            Command::IdentifyPlayers(IdentifyPlayers { same }) => self.identify(same),
            Command::RenamePlayer(RenamePlayer { player }) => {
                Ok(vec![Entry::PlayerRenamed(PlayerRenamed { player: self.known(*player)?.id })])
            }
            Command::EraseName(EraseName { player }) => {
                Ok(vec![Entry::NameErased(NameErased { player: self.known(*player)?.id })])
            }
            Command::DropPlayer(DropPlayer { player, reason }) => self.drop_player(*player, reason),
            Command::ReinstatePlayer(ReinstatePlayer { player }) => self.reinstate(*player),
            Command::SubmitDeck(SubmitDeck { player, sha256, errors, cards, by_staff }) => {
                self.submit_deck(setup, *player, sha256, [*errors, *cards], *by_staff)
            }
            Command::AcceptDeck(AcceptDeck { player, reason }) => self.accept_deck(*player, reason),
            Command::ReadDeck(ReadDeck { player }) => self.read_deck(*player),
            Command::CheckDeck(CheckDeck { player, sha256, agrees, found }) => {
                self.check_deck(*player, sha256, *agrees, found)
            }
            Command::PairRound(PairRound { absent, earned_byes }) => self.pair(setup, absent, earned_byes),
            Command::SwapPlayers(SwapPlayers { one, other, reason }) => self.swap(*one, *other, reason),
            Command::DiscardPairings(DiscardPairings { reason }) => self.discard(reason),
            Command::PublishRound(PublishRound {}) => self.publish(setup),
            Command::ReportResult(ReportResult { at, player, result }) => {
                self.report(setup, *at, *player, *result)
            }
            Command::RecordResult(RecordResult { at, result }) => self.record(setup, *at, *result),
            Command::KeepResult(KeepResult { at, reason }) => self.keep(*at, reason),
            Command::CorrectResult(CorrectResult { at, was, result, reason, dispute }) => {
                self.correct(setup, *at, [*was, *result], reason, *dispute)
            }
            Command::ExtendTime(ExtendTime { at, minutes, reason, dispute }) => {
                self.extend_time(*at, *minutes, reason, *dispute)
            }
            Command::CloseRound(CloseRound { round, over }) => self.close_round(*round, over),
            Command::OpenDispute(OpenDispute { at, question, facts, by }) => {
                self.open_dispute(*at, question, facts, by)
            }
            Command::ClaimDispute(ClaimDispute { dispute, judge, seen }) => {
                self.claim_dispute(*dispute, judge, *seen)
            }
            Command::EscalateDispute(EscalateDispute { dispute, reason }) => {
                self.escalate_dispute(*dispute, reason)
            }
            Command::StateFacts(StateFacts { dispute, by, text }) => self.state_facts(*dispute, by, text),
            Command::AttachCitation(AttachCitation { dispute, cited, treatment }) => {
                self.attach_citation(*dispute, cited, *treatment)
            }
            Command::RemoveCitation(RemoveCitation { dispute, citation, quote_sha256, reason }) => {
                self.remove_citation(*dispute, citation, quote_sha256, reason)
            }
            Command::GiveRuling(GiveRuling { dispute, text }) => self.give_ruling(*dispute, text),
            Command::RewordRuling(RewordRuling { dispute, judge, text, reason }) => {
                self.reword_ruling(*dispute, judge, text, reason)
            }
            Command::WithdrawDispute(WithdrawDispute { dispute, judge, reason, instead }) => {
                self.withdraw_dispute(*dispute, judge, reason, *instead)
            }
            Command::LodgeAppeal(LodgeAppeal { dispute, by, text }) => self.lodge_appeal(*dispute, *by, text),
            Command::DecideAppeal(DecideAppeal { dispute, outcome, text }) => {
                self.decide_appeal(*dispute, *outcome, text)
            }
            Command::IssuePenalty(IssuePenalty { player, judge, kind, level, round, reason, dispute }) => {
                let ground = Ground { kind, level: *level, round: *round, reason, dispute: *dispute };
                self.issue_penalty(*player, judge, &ground)
            }
            Command::ConfirmDisqualification(ConfirmDisqualification { number, judge }) => {
                self.confirm_disqualification(*number, judge)
            }
            Command::WithdrawPenalty(WithdrawPenalty { number, judge, reason }) => {
                self.withdraw_penalty(*number, judge, reason)
            }
            Command::TakeChance(TakeChance { what, seed, purpose, at, dispute }) => {
                self.take_chance(*what, *seed, purpose, *at, *dispute)
            }
            Command::ExportTournament(ExportTournament {}) => {
                Ok(vec![Entry::TournamentExported(TournamentExported {})])
            }
            Command::CloseTournament(CloseTournament {}) => self.close(),
            Command::ReopenTournament(_) => Err(Refusal::NotClosed),
        }
    }

    fn close(&self) -> Decision {
        if let Some(open) = self.rounds.iter().find(|round| round.closed.is_none()) {
            let missing = results::waits_for(open);
            return Err(Refusal::RoundStillOpen { round: open.number, missing });
        }
        if self.rounds.is_empty() {
            return Err(Refusal::NothingPlayed);
        }
        if let Some((round, table)) = self.conflicts().next() {
            return Err(Refusal::ConflictWaits { round: round.number, table: table.pair.table });
        }
        self.nothing_owed(None)?;
        self.nobody_half_disqualified()?;
        match self.disputes.iter().find(|dispute| dispute.waits()) {
            Some(dispute) => Err(Refusal::DisputeWaits(dispute.number)),
            None => Ok(vec![Entry::TournamentClosed(TournamentClosed {})]),
        }
    }

    fn reopen(&self, reason: &str) -> Decision {
        if self.closed.is_none() {
            return Err(Refusal::NotClosed);
        }
        Ok(vec![Entry::TournamentReopened(TournamentReopened { reason: self::reason(reason)? })])
    }
}

/// What happens to names, and who reads private lists, is on record for good.
const fn goes_on_after_the_end(command: &Command) -> bool {
    matches!(
        command,
        Command::ReadDeck(_)
            | Command::IdentifyPlayers(_)
            | Command::RenamePlayer(_)
            | Command::EraseName(_)
            | Command::ExportTournament(ExportTournament {})
    )
}

fn change_settings(setup: &Setup, settings: &Settings, reason: &str) -> Decision {
    settings.check()?;
    if setup.settings == *settings {
        return Ok(Vec::new());
    }
    Ok(vec![Entry::SettingsChanged(SettingsChanged {
        settings: settings.clone(),
        reason: self::reason(reason)?,
    })])
}

/// A reason that everyone can read later.
fn reason(text: &str) -> Result<String, Refusal> {
    if text.trim().is_empty() {
        return Err(Refusal::NoReason);
    }
    within("reason", text, LONGEST_REASON)
}

/// A reason that only some can read later: the sentence says who.
fn reason_for(readers: &'static str, text: &str) -> Result<String, Refusal> {
    reason(text).map_err(|why| match why {
        Refusal::NoReason => Refusal::NoReasonFor(readers),
        other => other,
    })
}

/// A text that must be there.
fn text(what: &'static str, text: &str) -> Result<String, Refusal> {
    if text.trim().is_empty() {
        return Err(Refusal::EmptyText(what));
    }
    within(what, text, LONGEST_TEXT)
}

fn within(what: &'static str, text: &str, limit: usize) -> Result<String, Refusal> {
    let text = text.trim();
    let length = text.chars().count();
    if length > limit {
        return Err(Refusal::TextTooLong { what, length, limit });
    }
    Ok(text.to_owned())
}
