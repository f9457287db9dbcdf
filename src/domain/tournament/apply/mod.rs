//! Applies the entries of a log. Each kind has its own arm, and a kind about one part of the tournament changes only
//! that part.

mod cut;
mod disputes;
mod players;
mod pods;
mod rounds;

use std::sync::Arc;

use chrono::{DateTime, Utc};

use crate::domain::id::{AtTable, DisputeNumber, PlayerId, RoundNumber};
use crate::domain::scoring::result::GameResult;
use crate::domain::tournament::check_in::CheckIn;
use crate::domain::tournament::chronicle::Chronicle;
use crate::domain::tournament::cut::StartedCut;
use crate::domain::tournament::dispute::{Dispute, SignedText};
use crate::domain::tournament::entry::{Entry, TournamentCreated};
use crate::domain::tournament::play::Play;
use crate::domain::tournament::round::{RecordedResult, Round, Table};
use crate::domain::tournament::teller::Teller;
use crate::domain::tournament::{Player, Setup, Stamped, Tournament};

impl Tournament {
    /// Applies one entry. Cannot fail: an entry has already happened.
    pub fn apply(&mut self, by: &Stamped) {
        self.append(Arc::new(by.clone()));
    }

    /// Applies one entry and shares it with the caller.
    pub fn append(&mut self, by: Arc<Stamped>) {
        self.change(&by);
        self.chronicle.push(by);
    }

    /// Replays the tournament from its beginning, using only the entries that count.
    pub(super) fn tell_again(&mut self, chronicle: Chronicle) {
        *self = Self::default();
        chronicle.in_force().for_each(|(_, by)| self.change(by));
        self.chronicle = chronicle;
    }

    /// What one entry does to the state.
    #[expect(clippy::too_many_lines, reason = "one arm for each kind")]
    pub(super) fn change(&mut self, by: &Stamped) {
        match &by.entry {
            Entry::TournamentCreated(it) => self.setup = Some(Arc::new(Setup::of(it))),
            Entry::PodTournamentCreated(it) => self.setup = Some(Arc::new(Setup::of_pods(it))),
            Entry::SettingsChanged(it) => self.set_settings(&it.settings),
            Entry::ProfileChanged(it) => self.in_setup(|setup| setup.play = Play::Duels(it.profile.clone())),
            Entry::PodRulesChanged(it) => self.in_setup(|setup| setup.change_pod_rules(it)),
            Entry::FormatChanged(it) => self.change_format(it),
            Entry::SignUpChanged(it) => self.sign_up = Some(Arc::new(it.terms.clone())),
            Entry::PlayerRegistered(it) => self.register_player(it),
            Entry::PlayerIdentified(it) => self.identify_player(it),
            Entry::RegistrationWithdrawn(it) => self.remove_player(it.player),
            Entry::PlayerDropped(it) => self.in_player(it.player, |player| player.leave(it, by)),
            Entry::PlayerReinstated(it) => self.reinstate_player(it),
            Entry::CheckInOpened(it) => self.check_in = Some(Arc::new(CheckIn::opened(it.round))),
            Entry::CheckInClosed(_) => self.check_in = None,
            Entry::PlayersCheckedIn(it) => self.in_check_in(it),
            Entry::DeckSubmitted(it) => self.in_player(it.player, |player| player.deck = Some(it.deck(by))),
            Entry::PoolRegistered(it) => self.in_player(it.player, |player| player.bring_pool(it, by)),
            Entry::DeckAccepted(it) => self.in_player(it.player, |player| player.accept_deck(it)),
            Entry::DeckChecked(it) => self.check_deck_of(it, by),
            Entry::DeckChecksDrawn(it) => Arc::make_mut(&mut self.checks).draw(it, by),
            Entry::DeckConsentStated(it) => self.in_player(it.player, |player| player.say_consent(it)),
            Entry::PublicationChanged(it) => self.publication = it.publication.clone(),
            Entry::PlayersKeptApart(it) => self.add_apart_group(it),
            Entry::PlayersLetMeet(it) => self.remove_apart_group(it.group),
            Entry::TeamNamed(it) => self.name_team_of(it),
            Entry::TableFixed(it) => self.fix_table_of(it),
            Entry::TableFreed(it) => self.free_table_of(it.player),
            Entry::PlayersRated(it) => self.rate(it),
            Entry::RoundPaired(it) => self.add_round(it),
            Entry::TablesReseated(it) => self.reseat_tables(it),
            Entry::PairingsChanged(it) => self.in_round(it.round, |round| round.pair_by_hand(it)),
            Entry::PairingsDiscarded(it) => self.discard_round(it),
            Entry::RoundPublished(it) => self.in_round(it.round, |round| round.publish(it, by)),
            Entry::ResultReported(it) => self.at_table(it.at(), |table| table.report(it, by)),
            Entry::ResultRecorded(it) => self.at_table(it.at(), |table| table.record(it, by)),
            Entry::ResultContradicted(it) => self.at_table(it.at(), |table| table.contradict(it, by)),
            Entry::ResultKept(it) => self.keep_result(it.at()),
            Entry::ResultCorrected(it) => self.correct_result(it, by),
            Entry::ClockSet(it) => self.in_round(it.round, |round| round.set_clock(it, by)),
            Entry::TimeExtended(it) => self.extend_time_at(it, by),
            Entry::RoundClosed(it) => self.in_round(it.round, |round| round.closed = Some(by.at)),
            Entry::CutStarted(it) => self.cut = Some(Arc::new(StartedCut::of(it, by))),
            Entry::CutWithdrawn(_) => self.remove_cut(),
            Entry::StagePaired(it) => self.add_stage(it),
            Entry::GameAdded(it) => self.in_round(it.round, |round| round.add_game(it.table)),
            Entry::GameWithdrawn(it) => self.in_round(it.round, |round| round.remove_game(it.table)),
            Entry::MatchSettled(it) => self.in_cut(|started| started.settle(it)),
            Entry::ReserveMovedUp(it) => self.move_up(it),
            Entry::HeatPaired(it) => self.add_heat(it),
            Entry::PodsReseated(it) => self.reseat_pods(it),
            Entry::PodsChanged(it) => self.change_pods(it),
            Entry::TopTableSeated(it) => self.add_top_table(it),
            Entry::PodReported(it) => self.at_pod(it.at(), |pod| pod.report(it, by)),
            Entry::PodRecorded(it) => self.at_pod(it.at(), |pod| pod.record(it, by)),
            Entry::PodContradicted(it) => self.at_pod(it.at(), |pod| pod.contradict(it, by)),
            Entry::PodCorrected(it) => self.correct_pod_at(it, by),
            Entry::DisputeOpened(it) => self.disputes.push(Arc::new(Dispute::opened(it, by))),
            Entry::DisputeClaimed(it) => self.in_dispute(it.dispute, |dispute| dispute.claim(by)),
            Entry::DisputeEscalated(it) => self.in_dispute(it.dispute, |dispute| dispute.escalate(it, by)),
            Entry::FactsStated(it) => self.in_dispute(it.dispute, |dispute| dispute.state(it, by)),
            Entry::CitationAttached(it) => self.in_dispute(it.dispute, |dispute| dispute.cite(it, by)),
            Entry::CitationRemoved(it) => self.in_dispute(it.dispute, |dispute| dispute.uncite(it)),
            Entry::RulingGiven(it) => self.in_dispute(it.dispute, |dispute| dispute.rule(it, by)),
            Entry::RulingReworded(it) => self.in_dispute(it.dispute, |dispute| dispute.reword(it, by)),
            Entry::DisputeWithdrawn(it) => self.in_dispute(it.dispute, |dispute| dispute.withdraw(it, by)),
            Entry::AppealLodged(it) => self.in_dispute(it.dispute, |dispute| dispute.lodge(it, by)),
            Entry::AppealDecided(it) => self.in_dispute(it.dispute, |dispute| dispute.decide_appeal(it, by)),
            Entry::PenaltyIssued(it) => Arc::make_mut(&mut self.penalties).push(it.penalty(by)),
            Entry::PenaltyWithdrawn(it) => self.withdraw_issued(it, by),
            Entry::ChanceTaken(it) => Arc::make_mut(&mut self.draws).push(it.drawn_by(by)),
            Entry::NameErased(it) => self.erase_player(it.player),
            Entry::PlayerRenamed(it) => self.note_corrected_name(it.player),
            Entry::TournamentClosed(_) => self.close_at(by.at),
            Entry::TournamentReopened(_) => self.closed = None,
            Entry::TournamentHidden(_) => self.hidden = true,
            Entry::TournamentShown(_) => self.hidden = false,
            Entry::ClockJumped(it) => self.clock_jump = Some(it.clone()),
            Entry::ActUndone(it) => self.tell_again(self.chronicle.without(it.span())),
            Entry::ActRedone(it) => self.tell_again(self.chronicle.with(it.span())),
            // On record for people to read; the state does not change.
            Entry::DeckRead(_) | Entry::TournamentExported(_) | Entry::SeatLinksGiven(_) => {}
        }
    }

    fn in_setup(&mut self, change: impl FnOnce(&mut Setup)) {
        if let Some(setup) = &mut self.setup {
            change(Arc::make_mut(setup));
        }
    }

    fn in_player(&mut self, id: PlayerId, change: impl FnOnce(&mut Player)) {
        if let Some(player) = Arc::make_mut(&mut self.players).get_mut(&id) {
            change(player);
        }
    }

    pub(super) fn in_round(&mut self, number: RoundNumber, change: impl FnOnce(&mut Round)) {
        if let Some(round) = self.rounds.iter_mut().find(|round| round.number == number) {
            change(Arc::make_mut(round));
        }
    }

    fn at_table(&mut self, at: AtTable, change: impl FnOnce(&mut Table)) {
        self.in_round(at.round, |round| {
            if let Some(table) = round.tables.iter_mut().find(|table| table.pair.table == at.table) {
                change(Arc::make_mut(table));
            }
        });
    }

    pub(super) fn in_dispute(&mut self, number: DisputeNumber, change: impl FnOnce(&mut Dispute)) {
        if let Some(dispute) = self.disputes.iter_mut().find(|dispute| dispute.number == number) {
            change(Arc::make_mut(dispute));
        }
    }

    /// As if the player had dropped, to see what follows.
    pub(super) fn leaves_after(&mut self, player: PlayerId, round: RoundNumber) {
        self.in_player(player, |player| player.dropped_after = Some(round));
    }

    /// The first close fixes which lists were played, so that correcting one later reveals nothing about the old one.
    fn close_at(&mut self, at: DateTime<Utc>) {
        self.closed = Some(at);
        if self.field.is_none() {
            let lists = self.players.values();
            let lists = lists.filter_map(|player| Some((player.id, player.deck.as_ref()?.sha256.clone())));
            self.field = Some(Arc::new(lists.collect()));
        }
    }
}

impl Stamped {
    fn recorded_result(&self, result: GameResult) -> RecordedResult {
        RecordedResult { result, actor: self.actor.clone(), at: self.at }
    }

    fn signed_text(&self, text: &str) -> SignedText {
        SignedText { text: text.to_owned(), whose: Teller::Unsaid, actor: self.actor.clone(), at: self.at }
    }
}

impl Setup {
    fn of(it: &TournamentCreated) -> Self {
        Self {
            settings: it.settings.clone(),
            play: Play::Duels(it.profile.clone()),
            format: it.format.as_deref().cloned(),
            pins: it.pins.clone(),
            pairing_seed: it.pairing_seed,
        }
    }
}
