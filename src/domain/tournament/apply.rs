//! Applies the entries of a log. Each kind has its own arm, and a kind about one part of the tournament changes only
//! that part.

use std::collections::BTreeMap;
use std::sync::Arc;

use chrono::{DateTime, Utc};

use crate::domain::actor::ActorId;
use crate::domain::id::{AtTable, DisputeNumber, PlayerId, RoundNumber, TableNumber};
use crate::domain::pairing::PairingProof;
use crate::domain::pairing::algorithm::Algorithm;
use crate::domain::scoring::result::{GameResult, Side};
use crate::domain::tournament::check_in::CheckIn;
use crate::domain::tournament::chronicle::Chronicle;
use crate::domain::tournament::cut::{MovedUp, Settled, StartedCut};
use crate::domain::tournament::deck_check::{Checks, DrawnChecks, MadeCheck};
use crate::domain::tournament::dispute::{
    Appeal, Attached, Claim, Dispute, Rewording, SignedText, Withdrawal,
};
use crate::domain::tournament::entry::{
    AppealDecided, AppealLodged, ChanceTaken, CitationAttached, CitationRemoved, CutStarted, DeckAccepted,
    DeckChecked, DeckChecksDrawn, DeckConsentStated, DeckSubmitted, DisputeEscalated, DisputeOpened,
    DisputeWithdrawn, Entry, FactsStated, MatchSettled, PairingsChanged, PairingsDiscarded, PenaltyIssued,
    PenaltyWithdrawn, PlayerDropped, PlayerRegistered, PlayersCheckedIn, ReserveMovedUp, ResultContradicted,
    ResultCorrected, ResultRecorded, ResultReported, RoundPaired, RoundPublished, RulingGiven,
    RulingReworded, StagePaired, TimeExtended, TournamentCreated,
};
use crate::domain::tournament::extension::Extension;
use crate::domain::tournament::penalty::Penalty;
use crate::domain::tournament::play::Play;
use crate::domain::tournament::publication::Consent;
use crate::domain::tournament::random_draw::Drawn;
use crate::domain::tournament::round::{
    Clock, PairedTable, RecordedResult, ResultCorrection, Round, RoundKind, Table,
};
use crate::domain::tournament::teller::Teller;
use crate::domain::tournament::{Deck, Player, Setup, Stamped, Tournament};

impl Tournament {
    /// Applies one entry. Cannot fail: an entry has already happened.
    pub fn apply(&mut self, by: &Stamped) {
        self.append(Arc::new(by.clone()));
    }

    /// Like [`Tournament::apply`], and shares the entry with the caller.
    pub fn append(&mut self, by: Arc<Stamped>) {
        self.change(&by);
        self.chronicle.push(by);
    }

    /// Tells the tournament again from its beginning, by the entries that count.
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
            Entry::SettingsChanged(it) => self.in_setup(|setup| setup.settings = it.settings.clone()),
            Entry::ProfileChanged(it) => self.in_setup(|setup| setup.play = Play::Duels(it.profile.clone())),
            Entry::FormatChanged(it) => self.in_setup(|setup| setup.format = it.format.as_deref().cloned()),
            Entry::PlayerRegistered(it) => self.register_player(it),
            Entry::PlayerIdentified(it) => self.in_player(it.player, |player| player.person = it.person),
            Entry::RegistrationWithdrawn(it) => self.remove_player(it.player),
            Entry::PlayerDropped(it) => self.in_player(it.player, |player| player.leave(it, by)),
            Entry::PlayerReinstated(it) => self.in_player(it.player, Player::come_back),
            Entry::CheckInOpened(it) => self.check_in = Some(Arc::new(CheckIn::opened(it.round))),
            Entry::CheckInClosed(_) => self.check_in = None,
            Entry::PlayersCheckedIn(it) => self.in_check_in(it),
            Entry::DeckSubmitted(it) => self.in_player(it.player, |player| player.deck = Some(it.deck(by))),
            Entry::DeckAccepted(it) => self.in_player(it.player, |player| player.accept_deck(it)),
            Entry::DeckChecked(it) => self.check_deck_of(it, by),
            Entry::DeckChecksDrawn(it) => Arc::make_mut(&mut self.checks).draw(it, by),
            Entry::DeckConsentStated(it) => self.in_player(it.player, |player| player.say_consent(it)),
            Entry::PublicationChanged(it) => self.publication = it.publication.clone(),
            Entry::RoundPaired(it) => self.add_round(it),
            Entry::PairingsChanged(it) => self.in_round(it.round, |round| round.pair_by_hand(it)),
            Entry::PairingsDiscarded(it) => self.discard_round(it),
            Entry::RoundPublished(it) => self.in_round(it.round, |round| round.publish(it, by)),
            Entry::ResultReported(it) => self.at_table(it.at(), |table| table.report(it, by)),
            Entry::ResultRecorded(it) => self.at_table(it.at(), |table| table.record(it, by)),
            Entry::ResultContradicted(it) => self.at_table(it.at(), |table| table.contradict(it, by)),
            Entry::ResultKept(it) => self.keep_result(it.at()),
            Entry::ResultCorrected(it) => self.correct_result(it, by),
            Entry::TimeExtended(it) => self.extend_time_at(it, by),
            Entry::RoundClosed(it) => self.in_round(it.round, |round| round.closed = Some(by.at)),
            Entry::CutStarted(it) => self.cut = Some(Arc::new(StartedCut::of(it, by))),
            Entry::CutWithdrawn(_) => self.remove_cut(),
            Entry::StagePaired(it) => self.rounds.push(Arc::new(Round::of_stage(it))),
            Entry::GameAdded(it) => self.in_round(it.round, |round| round.add_game(it.table)),
            Entry::GameWithdrawn(it) => self.in_round(it.round, |round| round.remove_game(it.table)),
            Entry::MatchSettled(it) => self.in_cut(|started| started.settle(it)),
            Entry::ReserveMovedUp(it) => self.move_up(it),
            Entry::HeatPaired(it) => self.add_heat(it),
            Entry::PodsChanged(it) => self.in_round(it.round, |round| round.reseat(it)),
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
            Entry::ChanceTaken(it) => Arc::make_mut(&mut self.draws).push(it.drawn(by)),
            Entry::NameErased(it) => self.in_player(it.player, |player| player.consent = None),
            Entry::TournamentClosed(_) => self.close_at(by.at),
            Entry::TournamentReopened(_) => self.closed = None,
            Entry::TournamentHidden(_) => self.hidden = true,
            Entry::TournamentShown(_) => self.hidden = false,
            Entry::ClockJumped(it) => self.clock_jump = Some(it.clone()),
            Entry::ActUndone(it) => self.tell_again(self.chronicle.without(it.span())),
            Entry::ActRedone(it) => self.tell_again(self.chronicle.with(it.span())),
            // On record for people to read; the state does not change.
            Entry::DeckRead(_) | Entry::TournamentExported(_) | Entry::SeatLinksGiven(_) => {}
            Entry::PlayerRenamed(_) => {}
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

    /// Whatever is played there.
    fn keep_result(&mut self, at: AtTable) {
        self.at_table(at, |table| table.contradictions.clear());
        self.at_pod(at, |pod| pod.contradictions.clear());
    }

    /// Whatever is played there.
    fn extend_time_at(&mut self, it: &TimeExtended, by: &Stamped) {
        self.at_table(it.at, |table| table.extensions.push(it.extension(by)));
        self.at_pod(it.at, |pod| pod.extensions.push(it.extension(by)));
    }

    fn register_player(&mut self, it: &PlayerRegistered) {
        let (id, person, from_round) = (it.player, it.person, it.from_round);
        let player = Player {
            id,
            person,
            from_round,
            dropped_after: None,
            left_alone: false,
            deck: None,
            consent: None,
        };
        Arc::make_mut(&mut self.players).insert(id, player);
    }

    fn in_check_in(&mut self, it: &PlayersCheckedIn) {
        if let Some(open) = &mut self.check_in {
            Arc::make_mut(open).note(it);
        }
    }

    /// As if the player had dropped, to see what follows.
    pub(super) fn leaves_after(&mut self, player: PlayerId, round: RoundNumber) {
        self.in_player(player, |player| player.dropped_after = Some(round));
    }

    fn remove_player(&mut self, player: PlayerId) {
        Arc::make_mut(&mut self.players).remove(&player);
        Arc::make_mut(&mut self.withdrawn).insert(player);
    }

    fn add_round(&mut self, it: &RoundPaired) {
        self.paired_under.extend(self.setup.clone().map(|setup| (it.round, setup)));
        self.rounds.push(Arc::new(Round::paired(it)));
    }

    fn discard_round(&mut self, it: &PairingsDiscarded) {
        let number = it.round;
        self.rounds.retain(|round| round.number != number);
        self.paired_under.retain(|(round, _)| *round != number);
        self.discarded += 1;
        for player in &it.enter {
            self.in_player(*player, |player| player.from_round = number);
        }
    }

    fn in_cut(&mut self, change: impl FnOnce(&mut StartedCut)) {
        if let Some(started) = &mut self.cut {
            change(Arc::make_mut(started));
        }
    }

    fn remove_cut(&mut self) {
        self.rounds.retain(|round| round.stage().is_none());
        self.cut = None;
    }

    fn move_up(&mut self, it: &ReserveMovedUp) {
        self.in_cut(|started| started.move_up(it));
        let moved = |player: PlayerId| if player == it.left { it.reserve } else { player };
        for round in self.rounds.iter_mut().filter(|round| round.stage().is_some() && round.involves(it.left))
        {
            for table in Arc::make_mut(round).tables.iter_mut().filter(|table| table.seat(it.left).is_some())
            {
                let pair = &mut Arc::make_mut(table).pair;
                pair.players = pair.players.map(moved);
            }
        }
    }

    fn correct_result(&mut self, it: &ResultCorrected, by: &Stamped) {
        self.at_table(it.at(), |table| table.correct(it, by));
        if let Some(number) = it.dispute {
            self.in_dispute(number, |dispute| dispute.effects.push(it.at()));
        }
    }

    fn check_deck_of(&mut self, it: &DeckChecked, by: &Stamped) {
        self.in_player(it.player, |player| player.check_deck(it));
        Arc::make_mut(&mut self.checks).check(it, by);
    }

    /// What was played is fixed with the first end: a list corrected later tells nobody what it held before.
    fn close_at(&mut self, at: DateTime<Utc>) {
        self.closed = Some(at);
        if self.field.is_none() {
            let lists = self.players.values();
            let lists = lists.filter_map(|player| Some((player.id, player.deck.as_ref()?.sha256.clone())));
            self.field = Some(Arc::new(lists.collect()));
        }
    }

    fn withdraw_issued(&mut self, it: &PenaltyWithdrawn, by: &Stamped) {
        let penalties = Arc::make_mut(&mut self.penalties);
        if let Some(penalty) = penalties.iter_mut().find(|one| one.number == it.number) {
            penalty.withdrawn = Some(by.said(&it.reason));
        }
    }
}

impl Stamped {
    fn recorded(&self, result: GameResult) -> RecordedResult {
        RecordedResult { result, actor: self.actor.clone(), at: self.at }
    }

    fn said(&self, text: &str) -> SignedText {
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

impl Player {
    fn leave(&mut self, it: &PlayerDropped, by: &Stamped) {
        self.dropped_after = Some(it.after_round);
        self.left_alone = by.actor == ActorId::Player(it.player);
    }

    const fn come_back(&mut self) {
        self.dropped_after = None;
        self.left_alone = false;
    }

    fn accept_deck(&mut self, it: &DeckAccepted) {
        if let Some(deck) = self.deck.as_mut().filter(|deck| deck.sha256 == it.sha256) {
            deck.accepted = Some(it.reason.clone());
        }
    }

    const fn say_consent(&mut self, it: &DeckConsentStated) {
        self.consent = Some(Consent { agrees: it.agrees, before_end: it.before_end });
    }

    fn check_deck(&mut self, it: &DeckChecked) {
        if let Some(deck) = self.deck.as_mut().filter(|deck| deck.sha256 == it.sha256) {
            deck.agrees = Some(it.agrees);
        }
    }
}

impl Checks {
    fn draw(&mut self, it: &DeckChecksDrawn, by: &Stamped) {
        let DeckChecksDrawn { round, seed, near, top, ref picks } = *it;
        let (picks, actor, at) = (picks.clone(), by.actor.clone(), by.at);
        self.drawn.push(DrawnChecks { round, seed, near, top, picks, actor, at });
    }

    fn check(&mut self, it: &DeckChecked, by: &Stamped) {
        let DeckChecked { player, round, agrees, .. } = *it;
        self.made.push(MadeCheck { player, round, agrees, actor: by.actor.clone(), at: by.at });
    }
}

impl DeckSubmitted {
    fn deck(&self, by: &Stamped) -> Deck {
        let (sha256, errors, cards) = (self.sha256.clone(), self.errors, self.cards);
        Deck { sha256, errors, cards, at: by.at, accepted: None, agrees: None }
    }
}

impl Round {
    fn paired(it: &RoundPaired) -> Self {
        Self {
            number: it.round,
            kind: RoundKind::Swiss,
            seed: it.seed,
            tables: unplayed(&it.tables),
            pods: Vec::new(),
            bye: it.bye.clone(),
            earned_byes: it.earned_byes.clone(),
            absent: it.absent.clone(),
            rematches: it.rematches,
            float: it.float.clone(),
            optimal: it.optimal,
            algorithm: it.algorithm,
            changed_by_hand: None,
            clock: None,
            closed: None,
        }
    }

    fn pair_by_hand(&mut self, it: &PairingsChanged) {
        self.tables = unplayed(&it.tables);
        self.bye.clone_from(&it.bye);
        self.changed_by_hand = Some(it.reason.clone());
    }

    const fn publish(&mut self, it: &RoundPublished, by: &Stamped) {
        self.clock = Some(Clock { started: by.at, minutes: it.minutes });
    }
}

impl Round {
    fn of_stage(it: &StagePaired) -> Self {
        Self {
            number: it.round,
            kind: RoundKind::Stage(it.stage),
            seed: 0,
            tables: unplayed(&it.tables),
            pods: Vec::new(),
            bye: None,
            earned_byes: Vec::new(),
            absent: Vec::new(),
            rematches: 0,
            float: String::new(),
            optimal: PairingProof::default(),
            algorithm: Algorithm::default(),
            changed_by_hand: None,
            clock: None,
            closed: None,
        }
    }

    /// The new game is listed behind the others of its match.
    fn add_game(&mut self, table: TableNumber) {
        let of_match = |other: &Arc<Table>| other.pair.table.table() == table.table();
        let Some(last) = self.tables.iter().rposition(of_match) else { return };
        if let Some(before) = self.tables.get(last) {
            let pair = PairedTable { table, ..before.pair.clone() };
            // Time given to the match counts for all its games.
            let extensions = before.extensions.clone();
            self.tables.insert(last + 1, Arc::new(Table { extensions, ..Table::new(pair) }));
        }
    }
}

impl Round {
    fn remove_game(&mut self, game: TableNumber) {
        self.tables.retain(|table| table.pair.table != game);
    }
}

impl StartedCut {
    fn of(it: &CutStarted, by: &Stamped) -> Self {
        Self {
            cut: it.cut,
            minutes: it.minutes,
            decks: it.decks,
            after: it.after,
            seed: it.seed,
            seeds: it.seeds.clone(),
            reserves: it.reserves.clone(),
            drawn: it.drawn.clone(),
            moved_up: Vec::new(),
            settled: BTreeMap::new(),
            actor: by.actor.clone(),
            at: by.at,
        }
    }

    fn settle(&mut self, it: &MatchSettled) {
        let settled = Settled { winner: it.winner, reason: it.reason.clone() };
        self.settled.insert((it.round, it.table.table()), settled);
    }

    fn move_up(&mut self, it: &ReserveMovedUp) {
        let ReserveMovedUp { seed, left, reserve } = *it;
        self.reserves.retain(|player| *player != reserve);
        for player in self.seeds.iter_mut().filter(|player| **player == left) {
            *player = reserve;
        }
        self.moved_up.push(MovedUp { seed, left, reserve });
    }
}

/// The tables of a round before anything was reported.
fn unplayed(tables: &[PairedTable]) -> Vec<Arc<Table>> {
    tables.iter().map(|pair| Arc::new(Table::new(pair.clone()))).collect()
}

impl Table {
    fn report(&mut self, it: &ResultReported, by: &Stamped) {
        let seat = self.seat(it.player);
        let [a, b] = &mut self.reports;
        match seat {
            Some(Side::A) => *a = Some(by.recorded(it.result)),
            Some(Side::B) => *b = Some(by.recorded(it.result)),
            None => {}
        }
    }

    fn record(&mut self, it: &ResultRecorded, by: &Stamped) {
        self.result = Some(by.recorded(it.result));
    }

    fn contradict(&mut self, it: &ResultContradicted, by: &Stamped) {
        self.contradictions.push(by.recorded(it.offered));
    }

    fn correct(&mut self, it: &ResultCorrected, by: &Stamped) {
        if let Some(was) = self.result.replace(by.recorded(it.result)) {
            self.corrections.push(ResultCorrection { was, reason: it.reason.clone(), dispute: it.dispute });
        }
        self.contradictions.clear();
    }
}

impl TimeExtended {
    fn extension(&self, by: &Stamped) -> Extension {
        let (reason, actor) = (self.reason.clone(), by.actor.clone());
        Extension { minutes: self.minutes, reason, dispute: self.dispute, actor, at: by.at }
    }
}

impl Dispute {
    fn opened(it: &DisputeOpened, by: &Stamped) -> Self {
        Self {
            number: it.dispute,
            at: it.at,
            question: by.said(&it.question),
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
        }
    }

    fn claim(&mut self, by: &Stamped) {
        self.claim = Some(Claim { actor: by.actor.clone(), at: by.at });
        self.claims += 1;
    }

    fn escalate(&mut self, it: &DisputeEscalated, by: &Stamped) {
        self.escalated = Some(by.said(&it.reason));
        self.claim = None;
    }

    fn state(&mut self, it: &FactsStated, by: &Stamped) {
        self.facts.push(SignedText { whose: it.by.clone(), ..by.said(&it.text) });
        self.changes += 1;
    }

    fn cite(&mut self, it: &CitationAttached, by: &Stamped) {
        let (cited, supports) = (it.cited.as_ref().clone(), self.next_support());
        self.citations.push(Attached { cited, treatment: it.treatment, at: by.at, supports });
        self.changes += 1;
    }

    /// Earlier versions let a citation be removed after the ruling; the grounds of the ruling stay the same.
    fn uncite(&mut self, it: &CitationRemoved) {
        let words = it.quote_sha256.as_ref();
        let stays = |held: &&Attached| !held.cited.is(&it.citation, words) || self.is_fixed(held);
        self.citations = self.citations.iter().filter(stays).cloned().collect();
        self.changes += 1;
    }

    fn rule(&mut self, it: &RulingGiven, by: &Stamped) {
        self.ruling = Some(by.said(&it.text));
    }

    /// Who ruled and when stays the same; only the words are corrected.
    fn reword(&mut self, it: &RulingReworded, by: &Stamped) {
        if let Some(ruling) = &mut self.ruling {
            let before = std::mem::replace(&mut ruling.text, it.text.clone());
            self.rewordings.push(Rewording { before, reason: by.said(&it.reason) });
        }
    }

    fn withdraw(&mut self, it: &DisputeWithdrawn, by: &Stamped) {
        self.withdrawn = Some(Withdrawal { reason: by.said(&it.reason), instead: it.instead });
    }

    fn lodge(&mut self, it: &AppealLodged, by: &Stamped) {
        let lodged = SignedText { whose: it.by.map_or(Teller::Unsaid, Teller::Player), ..by.said(&it.text) };
        self.appeal = Some(Appeal { lodged, decided: None });
    }

    fn decide_appeal(&mut self, it: &AppealDecided, by: &Stamped) {
        if let Some(appeal) = &mut self.appeal {
            appeal.decided = Some((it.outcome, by.said(&it.text)));
        }
    }
}

impl PenaltyIssued {
    fn penalty(&self, by: &Stamped) -> Penalty {
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
    fn drawn(&self, by: &Stamped) -> Drawn {
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
