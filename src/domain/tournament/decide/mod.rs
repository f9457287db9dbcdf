//! Decides what a command adds to the log: entries or a refusal. Changes nothing.

mod apart;
mod check_in;
mod clock;
mod cut;
mod decks;
mod disputes;
mod fixed_tables;
mod pace;
mod pairing;
mod penalties;
mod pod_repair;
mod pod_room;
mod pods;
mod random_draw;
mod ratings;
mod registration;
mod repair;
mod results;
mod round_robin;
mod sign_up;
mod undo;
mod unfinished_pods;

use crate::domain::awaited::Awaited;
use crate::domain::id::PlayerId;
use crate::domain::reason::{Reason, TypedReason, UnfitReason};
use crate::domain::scoring::standings::standings;
use crate::domain::tournament::clock_jump::is_same_time;
use crate::domain::tournament::command::{
    ChangeFormat, ChangeProfile, ChangeSettings, Command, CommandKind, CreateTournament, NoteClockJump,
    PublishPairings, PublishRound,
};
use crate::domain::tournament::decide::pace::Pace;
use crate::domain::tournament::entry::{
    ClockJumped, Entry, FormatChanged, NameErased, PlayerRenamed, ProfileChanged, SeatLinksGiven,
    SettingsChanged, TournamentClosed, TournamentCreated, TournamentExported, TournamentHidden,
    TournamentReopened, TournamentShown,
};
use crate::domain::tournament::play::Play;
use crate::domain::tournament::refusal::{ReasonFor, Refusal, TextKind};
use crate::domain::tournament::text_limits::{LONGEST_REASON, LONGEST_TEXT};
use crate::domain::tournament::{Setup, Tournament};
use crate::domain::unseen::hidden_in;

type Decision = Result<Vec<Entry>, Refusal>;

impl Tournament {
    /// Decides what a command adds to the log. Changes nothing.
    ///
    /// An empty list means that the log already says so.
    ///
    /// # Errors
    /// The [`Refusal`], in the director's words.
    pub fn decide(&self, command: &Command) -> Result<Vec<Entry>, Refusal> {
        self.decide_while(command, &Awaited::always())
    }

    /// Decides as [`Tournament::decide`] does, for somebody who may leave before it is decided.
    ///
    /// # Errors
    /// Like [`Tournament::decide`]; a round is paired no further when nobody is waiting.
    pub fn decide_while(&self, command: &Command, awaited: &Awaited) -> Result<Vec<Entry>, Refusal> {
        let setup = match (command, &self.setup) {
            (Command::CreateTournament(_) | Command::CreatePodTournament(_), Some(_)) => {
                return Err(Refusal::AlreadyCreated);
            }
            (Command::CreateTournament(asked), None) => return create(asked),
            (Command::CreatePodTournament(asked), None) => return pods::create(asked),
            (_, None) => return Err(Refusal::NotCreated),
            (_, Some(setup)) => setup,
        };
        self.takes(command.into())?;
        self.decide_in(setup, command, awaited)
    }

    /// Whether a command of this kind can be given at all as things are, whatever it says. Deciding one begins with
    /// this, and so does every page that offers one.
    ///
    /// # Errors
    /// [`Refusal::Closed`] after the end, for everything that has to come before it, and [`Refusal::NotClosed`] before
    /// the end, for what has to come after it. [`Refusal::System`] in a round robin, for what its timetable settles.
    pub fn takes(&self, kind: CommandKind) -> Result<(), Refusal> {
        match (self.closed.is_some(), season_of(kind)) {
            (false, Season::AfterTheEnd) => Err(Refusal::NotClosed),
            (true, Season::BeforeTheEnd) => Err(Refusal::Closed),
            (false, Season::BeforeTheEnd | Season::Always) | (true, Season::AfterTheEnd | Season::Always) => {
                self.system_takes(kind)
            }
        }
    }

    #[expect(clippy::too_many_lines, reason = "one arm for each kind")]
    fn decide_in(&self, setup: &Setup, command: &Command, awaited: &Awaited) -> Decision {
        match command {
            Command::CreateTournament(_) | Command::CreatePodTournament(_) => Err(Refusal::AlreadyCreated),
            Command::ChangeSettings(asked) => self.change_settings(setup, asked),
            Command::ChangeProfile(asked) => self.change_profile(setup, asked),
            Command::ChangeFormat(asked) => change_format(setup, asked),
            Command::ChangeSignUp(asked) => self.change_sign_up(setup, &asked.terms),
            Command::RegisterPlayers(asked) => self.register(&asked.persons),
            Command::WithdrawRegistration(asked) => self.withdraw_registration(asked.player),
            Command::IdentifyPlayers(asked) => self.identify(&asked.same),
            Command::RenamePlayer(asked) => self.rename(asked.player),
            Command::EraseName(asked) => self.erase_name(asked.player),
            Command::DropPlayer(asked) => self.drop_player(asked.player, &asked.reason),
            Command::LeaveTournament(asked) => self.leave(asked.player),
            Command::ReinstatePlayer(asked) => self.reinstate(asked.player),
            Command::OpenCheckIn(_) => self.open_check_in(),
            Command::CloseCheckIn(_) => self.close_check_in(),
            Command::NoteCheckIns(asked) => self.note_check_ins(asked),
            Command::PairWhoIsHere(asked) => self.pair_who_is_here(setup, asked, awaited),
            Command::SubmitDeck(asked) => self.submit_deck(setup, asked),
            Command::RegisterPool(asked) => self.register_pool(setup, asked),
            Command::AcceptDeck(asked) => self.accept_deck(asked),
            Command::ReadDeck(asked) => self.read_decks(&[asked.player]),
            Command::ReadDecks(asked) => self.read_decks(&asked.players),
            Command::DrawDeckChecks(asked) => self.draw_deck_checks(setup, asked),
            Command::StateDeckConsent(asked) => self.state_deck_consent(asked),
            Command::ChangePublication(asked) => self.change_publication(&asked.publication),
            Command::CheckDeck(asked) => self.check_deck(asked),
            Command::KeepApart(asked) => self.keep_apart(asked),
            Command::LetMeet(asked) => self.let_meet(asked),
            Command::NameTeam(asked) => self.name_team(asked),
            Command::RatePlayers(asked) => self.rate_players(asked),
            Command::FixTable(asked) => self.fix_table(asked),
            Command::FreeTable(asked) => self.free_table(asked),
            Command::PairRound(asked) => self.pair(setup, asked, awaited),
            Command::SwapPlayers(asked) => self.swap(asked.one, asked.other, &asked.reason),
            Command::ReseatPlayers(asked) => match &setup.play {
                Play::Duels(_) => self.reseat(asked),
                Play::Pods(rules) => self.reseat_in_pods(rules, asked),
            },
            Command::PairTablesAgain(asked) => self.pair_tables_again(asked),
            Command::SeatPodsAgain(asked) => self.seat_pods_again(setup, asked),
            Command::SeatLatePlayer(asked) => match &setup.play {
                Play::Duels(_) => self.seat_late(asked),
                Play::Pods(rules) => self.seat_late_in_pod(rules, asked),
            },
            Command::SeatLatePair(asked) => self.seat_late_pair(asked),
            Command::DiscardPairings(asked) => self.discard(&asked.reason),
            Command::PublishRound(PublishRound {}) => self.publish(setup, Pace::Clock { waits: false }),
            Command::PublishPairings(PublishPairings {}) => self.publish(setup, Pace::Clock { waits: true }),
            Command::PublishWithDeadline(asked) => self.publish_with_deadline(setup, asked),
            Command::PublishAllRounds(asked) => self.publish_all_rounds(setup, asked),
            Command::MoveDeadline(asked) => self.move_deadline(setup, asked),
            Command::SetClock(asked) => self.set_clock(asked),
            Command::ReportResult(asked) => self.report(setup, asked),
            Command::RecordResult(asked) => self.record(setup, asked),
            Command::SettleUnfinished(asked) => self.settle_unfinished(setup, asked),
            Command::KeepResult(asked) => self.keep(asked),
            Command::CorrectResult(asked) => self.correct(setup, asked),
            Command::ExtendTime(asked) => self.extend_time(asked),
            Command::CloseRound(asked) => self.close_round(asked),
            Command::StartCut(asked) => self.start_cut(setup, asked),
            Command::WithdrawCut(asked) => self.withdraw_cut(&asked.reason),
            Command::AddGame(asked) => self.add_game(setup, asked),
            Command::SettleMatch(asked) => self.settle_match(setup, asked),
            Command::ChangePodRules(asked) => self.change_pod_rules(setup, asked),
            Command::SeatTopTable(asked) => self.seat_top_table(setup, asked),
            Command::ReportPod(asked) => self.report_pod(setup, asked),
            Command::RecordPod(asked) => self.record_pod(setup, asked),
            Command::SettleUnfinishedPods(asked) => self.settle_unfinished_pods(setup, asked),
            Command::CorrectPod(asked) => self.correct_pod(setup, asked),
            Command::OpenDispute(asked) => self.open_dispute(asked),
            Command::ClaimDispute(asked) => self.claim_dispute(asked),
            Command::EscalateDispute(asked) => self.escalate_dispute(asked),
            Command::StateFacts(asked) => self.state_facts(asked),
            Command::AttachCitation(asked) => self.attach_citation(asked),
            Command::RemoveCitation(asked) => self.remove_citation(asked),
            Command::GiveRuling(asked) => self.give_ruling(asked),
            Command::RewordRuling(asked) => self.reword_ruling(asked),
            Command::WithdrawDispute(asked) => self.withdraw_dispute(asked),
            Command::LodgeAppeal(asked) => self.lodge_appeal(asked),
            Command::DecideAppeal(asked) => self.decide_appeal(asked),
            Command::IssuePenalty(asked) => self.issue_penalty(asked),
            Command::ConfirmDisqualification(asked) => self.confirm_disqualification(asked),
            Command::WithdrawPenalty(asked) => self.withdraw_penalty(asked),
            Command::TakeChance(asked) => self.take_chance(asked),
            Command::ExportTournament(_) => Ok(vec![Entry::TournamentExported(TournamentExported {})]),
            Command::CloseTournament(_) => self.close(),
            Command::ReopenTournament(asked) => Self::reopen(&asked.reason),
            Command::HideTournament(asked) => self.hide(&asked.reason),
            Command::ShowTournament(_) => self.show(),
            Command::GiveSeatLinks(asked) => self.give_seat_links(&asked.players),
            Command::NoteClockJump(asked) => Ok(self.note_clock_jump(asked)),
            Command::UndoAct(asked) => self.undo(asked),
            Command::RedoAct(asked) => self.redo(asked),
        }
    }

    fn change_settings(&self, setup: &Setup, asked: &ChangeSettings) -> Decision {
        let ChangeSettings { settings, reason } = asked;
        settings.check_asked(setup.format.is_some())?;
        pods::keeps_its_game(setup, settings)?;
        self.keeps_system(setup, settings)?;
        self.keeps_published_rounds(setup, settings)?;
        if setup.settings == *settings {
            return Ok(Vec::new());
        }
        Ok(vec![Entry::SettingsChanged(SettingsChanged {
            settings: settings.clone(),
            only_names: setup.settings.differs_only_in_names(settings),
            only_plan: setup.settings.changed_plan(settings),
            reason: self::reason(reason)?,
        })])
    }

    fn change_profile(&self, setup: &Setup, asked: &ChangeProfile) -> Decision {
        let ChangeProfile { profile, reason } = asked;
        if *setup.duels()? == **profile {
            return Ok(Vec::new());
        }
        // Recorded results must stay possible, or nothing could be scored any more.
        standings(profile, &self.history()).map_err(Refusal::ProfileUnfit)?;
        self.winners_stay(profile)?;
        Ok(vec![Entry::ProfileChanged(ProfileChanged {
            profile: profile.clone(),
            reason: self::reason(reason)?,
        })])
    }

    fn rename(&self, player: PlayerId) -> Decision {
        Ok(vec![Entry::PlayerRenamed(PlayerRenamed { player: self.known_player(player)?.id })])
    }

    fn erase_name(&self, player: PlayerId) -> Decision {
        Ok(vec![Entry::NameErased(NameErased { player: self.known_player(player)?.id })])
    }

    fn close(&self) -> Decision {
        if let Some(open) = self.rounds.iter().find(|round| round.closed.is_none()) {
            let missing = self.waits_for(open);
            return Err(Refusal::RoundStillOpen { round: self.round_name(open.number), missing });
        }
        if self.rounds.is_empty() {
            return Err(Refusal::NothingPlayed);
        }
        self.cut_is_over()?;
        if let Some((round, table)) = self.conflicts().next() {
            return Err(Refusal::ConflictWaits { round: round.number, table: table.pair.table });
        }
        if let Some((round, pod)) = self.pod_conflicts().next() {
            return Err(Refusal::ConflictWaits { round: round.number, table: pod.table() });
        }
        self.nothing_owed(None)?;
        self.nobody_half_disqualified()?;
        match self.disputes.iter().find(|dispute| dispute.waits()) {
            Some(dispute) => Err(Refusal::DisputeWaits(dispute.number)),
            None => Ok(vec![Entry::TournamentClosed(TournamentClosed {})]),
        }
    }

    fn reopen(reason: &TypedReason) -> Decision {
        Ok(vec![Entry::TournamentReopened(TournamentReopened { reason: self::reason(reason)? })])
    }

    /// A tournament that is already hidden stays hidden, for the first reason.
    fn hide(&self, reason: &TypedReason) -> Decision {
        let entry = Entry::TournamentHidden(TournamentHidden { reason: self::reason(reason)? });
        Ok(if self.hidden { Vec::new() } else { vec![entry] })
    }

    fn show(&self) -> Decision {
        let entry = Entry::TournamentShown(TournamentShown {});
        Ok(if self.hidden { vec![entry] } else { Vec::new() })
    }

    /// Times matter from the first published round to the end. If several processes report one jump, it is noted once.
    fn note_clock_jump(&self, asked: &NoteClockJump) -> Vec<Entry> {
        let NoteClockJump { from, to } = *asked;
        let begun = self.published_rounds().next().is_some() && self.closed.is_none();
        let same = |one: &ClockJumped| is_same_time(one.from, from) && is_same_time(one.to, to);
        let is_known = self.clock_jump.as_ref().is_some_and(same);
        if begun && !is_known { vec![Entry::ClockJumped(ClockJumped { from, to })] } else { Vec::new() }
    }

    fn give_seat_links(&self, players: &[PlayerId]) -> Decision {
        players.iter().try_for_each(|player| self.known_player(*player).map(drop))?;
        let entry = Entry::SeatLinksGiven(SeatLinksGiven { players: players.to_vec() });
        Ok(if players.is_empty() { Vec::new() } else { vec![entry] })
    }
}

/// When a command can be given.
#[derive(Clone, Copy)]
enum Season {
    BeforeTheEnd,
    AfterTheEnd,
    Always,
}

/// Changes to names and seats, the reading of private lists, and who may see them are always recorded, even after the
/// end. The end itself can be undone.
#[expect(clippy::too_many_lines, reason = "one arm for each kind")]
const fn season_of(kind: CommandKind) -> Season {
    match kind {
        CommandKind::ReopenTournament => Season::AfterTheEnd,
        CommandKind::ReadDeck
        | CommandKind::ReadDecks
        | CommandKind::StateDeckConsent
        | CommandKind::ChangePublication
        | CommandKind::IdentifyPlayers
        | CommandKind::RenamePlayer
        | CommandKind::EraseName
        | CommandKind::ExportTournament
        | CommandKind::HideTournament
        | CommandKind::ShowTournament
        | CommandKind::GiveSeatLinks
        | CommandKind::NoteClockJump
        | CommandKind::UndoAct
        | CommandKind::RedoAct => Season::Always,
        CommandKind::CreateTournament
        | CommandKind::CreatePodTournament
        | CommandKind::SeatTopTable
        | CommandKind::ChangePodRules
        | CommandKind::ReportPod
        | CommandKind::RecordPod
        | CommandKind::SettleUnfinishedPods
        | CommandKind::CorrectPod
        | CommandKind::ChangeSettings
        | CommandKind::ChangeProfile
        | CommandKind::ChangeFormat
        | CommandKind::ChangeSignUp
        | CommandKind::RegisterPlayers
        | CommandKind::WithdrawRegistration
        | CommandKind::DropPlayer
        | CommandKind::LeaveTournament
        | CommandKind::ReinstatePlayer
        | CommandKind::OpenCheckIn
        | CommandKind::CloseCheckIn
        | CommandKind::NoteCheckIns
        | CommandKind::PairWhoIsHere
        | CommandKind::SubmitDeck
        | CommandKind::RegisterPool
        | CommandKind::AcceptDeck
        | CommandKind::CheckDeck
        | CommandKind::DrawDeckChecks
        | CommandKind::KeepApart
        | CommandKind::LetMeet
        | CommandKind::NameTeam
        | CommandKind::FixTable
        | CommandKind::FreeTable
        | CommandKind::RatePlayers
        | CommandKind::PairRound
        | CommandKind::SwapPlayers
        | CommandKind::ReseatPlayers
        | CommandKind::PairTablesAgain
        | CommandKind::SeatPodsAgain
        | CommandKind::SeatLatePlayer
        | CommandKind::SeatLatePair
        | CommandKind::DiscardPairings
        | CommandKind::PublishRound
        | CommandKind::PublishPairings
        | CommandKind::PublishWithDeadline
        | CommandKind::PublishAllRounds
        | CommandKind::MoveDeadline
        | CommandKind::SetClock
        | CommandKind::ReportResult
        | CommandKind::RecordResult
        | CommandKind::SettleUnfinished
        | CommandKind::KeepResult
        | CommandKind::CorrectResult
        | CommandKind::ExtendTime
        | CommandKind::CloseRound
        | CommandKind::StartCut
        | CommandKind::WithdrawCut
        | CommandKind::AddGame
        | CommandKind::SettleMatch
        | CommandKind::OpenDispute
        | CommandKind::ClaimDispute
        | CommandKind::EscalateDispute
        | CommandKind::StateFacts
        | CommandKind::AttachCitation
        | CommandKind::RemoveCitation
        | CommandKind::GiveRuling
        | CommandKind::RewordRuling
        | CommandKind::WithdrawDispute
        | CommandKind::LodgeAppeal
        | CommandKind::DecideAppeal
        | CommandKind::IssuePenalty
        | CommandKind::ConfirmDisqualification
        | CommandKind::WithdrawPenalty
        | CommandKind::TakeChance
        | CommandKind::CloseTournament => Season::BeforeTheEnd,
    }
}

fn create(asked: &CreateTournament) -> Decision {
    let CreateTournament { settings, profile, format, pins, pairing_seed } = asked;
    settings.check_asked(format.is_some())?;
    Ok(vec![Entry::TournamentCreated(TournamentCreated {
        settings: settings.clone(),
        profile: profile.clone(),
        format: format.clone(),
        pins: pins.clone(),
        pairing_seed: *pairing_seed,
    })])
}

fn change_format(setup: &Setup, asked: &ChangeFormat) -> Decision {
    let ChangeFormat { format, reason } = asked;
    if setup.format.as_ref() == format.as_deref() {
        return Ok(Vec::new());
    }
    setup.settings.check_lists(format.is_some())?;
    Ok(vec![Entry::FormatChanged(FormatChanged { format: format.clone(), reason: self::reason(reason)? })])
}

/// The player in this player's seat after two have changed places.
fn swapped_player(player: PlayerId, [one, other]: [PlayerId; 2]) -> PlayerId {
    match player {
        player if player == one => other,
        player if player == other => one,
        player => player,
    }
}

/// A reason that everybody can read later.
fn reason(typed: &TypedReason) -> Result<Reason, Refusal> {
    optional_reason(typed)?.ok_or(Refusal::NoReason)
}

/// A reason that nobody has to give.
fn optional_reason(typed: &TypedReason) -> Result<Option<Reason>, Refusal> {
    let what = TextKind::Reason;
    typed.read(LONGEST_REASON).map_err(|why| match why {
        UnfitReason::TooLong { length } => Refusal::TextTooLong { what, length, limit: LONGEST_REASON },
        UnfitReason::Hides(hidden) => Refusal::TextHides { what, hidden },
    })
}

/// A reason that only some can read later: the sentence says who.
fn reason_for(readers: ReasonFor, typed: &TypedReason) -> Result<Reason, Refusal> {
    reason(typed).map_err(|why| match why {
        Refusal::NoReason => Refusal::NoReasonFor(readers),
        other => other,
    })
}

/// A required text.
fn text(what: TextKind, text: &str) -> Result<String, Refusal> {
    if text.trim().is_empty() {
        return Err(Refusal::EmptyText(what));
    }
    limit_text(what, text, LONGEST_TEXT)
}

fn limit_text(what: TextKind, text: &str, limit: usize) -> Result<String, Refusal> {
    let text = text.trim();
    let length = text.chars().count();
    if length > limit {
        return Err(Refusal::TextTooLong { what, length, limit });
    }
    match hidden_in(text) {
        Some(hidden) => Err(Refusal::TextHides { what, hidden }),
        None => Ok(text.to_owned()),
    }
}
