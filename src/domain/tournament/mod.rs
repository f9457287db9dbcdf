//! The tournament is its match log: entries are decided, then applied, and never changed.

pub mod cited;
pub mod command;
mod decide;
pub mod dispute;
pub mod entry;
pub mod hash_chain;
pub mod head;
pub mod log_validation;
pub mod optional_rule;
pub mod penalty;
pub mod random_draw;
pub mod refusal;
pub mod role;
pub mod round;
pub mod set_back;
pub mod settings;
pub mod what_if;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use chrono::{DateTime, Utc};

use crate::domain::deck::Format;
use crate::domain::id::{AtTable, DisputeNumber, PenaltyNumber, PersonId, PlayerId, RoundNumber};
use crate::domain::scoring::history::{Entrant, History};
use crate::domain::scoring::profile::Profile;
use crate::domain::tournament::dispute::{Appeal, Attached, Claim, Dispute, Rewording, Said, Withdrawal};
use crate::domain::tournament::entry::{
    AppealDecided, AppealLodged, ChanceTaken, CitationAttached, CitationRemoved, DeckAccepted, DeckChecked,
    DeckSubmitted, DisputeClaimed, DisputeEscalated, DisputeOpened, DisputeWithdrawn, Entry, FactsStated,
    FormatChanged, PairingsChanged, PairingsDiscarded, PenaltyIssued, PenaltyWithdrawn, PlayerDropped,
    PlayerIdentified, PlayerRegistered, PlayerReinstated, ProfileChanged, RegistrationWithdrawn,
    ResultContradicted, ResultCorrected, ResultKept, ResultRecorded, ResultReported, RoundClosed,
    RoundPaired, RoundPublished, RulingGiven, RulingReworded, SettingsChanged, TimeExtended,
    TournamentClosed, TournamentCreated, TournamentExported,
};
use crate::domain::tournament::penalty::Penalty;
use crate::domain::tournament::random_draw::Drawn;
use crate::domain::tournament::round::{Clock, Correction, Extension, PairedTable, Recorded, Round, Table};
use crate::domain::tournament::settings::{Pins, Settings};

/// An entry with the stamp it carries in the log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Stamped {
    /// When it was appended.
    pub at: DateTime<Utc>,
    /// Who did it, as an opaque identifier.
    pub actor: String,
    /// What happened.
    pub entry: Entry,
}

/// A tournament as its log tells it. A copy shares everything with the original until an entry changes a part of one
/// of them, and then that part alone is copied: a result costs one table, whatever the size of the hall.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Tournament {
    setup: Option<Arc<Setup>>,
    players: Arc<BTreeMap<PlayerId, Player>>,
    withdrawn: Arc<BTreeSet<PlayerId>>,
    rounds: Vec<Arc<Round>>,
    /// What was pinned when each of these rounds was paired.
    paired_under: Vec<(RoundNumber, Arc<Setup>)>,
    discarded: u64,
    disputes: Vec<Arc<Dispute>>,
    penalties: Arc<Vec<Penalty>>,
    draws: Arc<Vec<Drawn>>,
    closed: Option<DateTime<Utc>>,
    hidden: bool,
}

/// What was chosen and pinned at set-up.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Setup {
    /// What the director chose.
    pub settings: Settings,
    /// The scoring profile, whole.
    pub profile: Profile,
    /// The deck format, whole.
    pub format: Option<Format>,
    /// The versions that judge this tournament.
    pub pins: Pins,
    /// What pairing seeds are drawn from.
    pub pairing_seed: u64,
}

/// A player in one tournament.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Player {
    /// The number.
    pub id: PlayerId,
    /// The person behind it.
    pub person: PersonId,
    /// The first round played.
    pub from_round: RoundNumber,
    /// The last round before dropping.
    pub dropped_after: Option<RoundNumber>,
    /// The newest deck list.
    pub deck: Option<Deck>,
}

/// The newest deck list of a player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Deck {
    /// SHA-256 of its text.
    pub sha256: String,
    /// How many errors the check found.
    pub errors: u32,
    /// How many cards it holds.
    pub cards: u32,
    /// When it was handed in.
    pub at: DateTime<Utc>,
    /// Why a list with faults was accepted, or empty; none while nobody accepted it.
    pub accepted: Option<String>,
    /// Whether the cards agreed with it when they were last held against it; none while nobody did that.
    pub agrees: Option<bool>,
}

impl Deck {
    /// Whether the list needs nobody's attention any more.
    pub const fn is_settled(&self) -> bool {
        self.errors == 0 || self.accepted.is_some()
    }
}

impl Tournament {
    /// Rebuilds a tournament from its match log.
    pub fn replay<'a>(log: impl IntoIterator<Item = &'a Stamped>) -> Self {
        log.into_iter().fold(Self::default(), |mut tournament, entry| {
            tournament.apply(entry);
            tournament
        })
    }

    /// What was chosen and pinned; none before the first entry.
    pub fn setup(&self) -> Option<&Setup> {
        self.setup.as_deref()
    }

    /// Everyone who entered, by number, those who dropped too; registrations taken back are not among them.
    pub fn players(&self) -> impl Iterator<Item = &Player> {
        self.players.values()
    }

    /// The player with this number.
    pub fn player(&self, id: PlayerId) -> Option<&Player> {
        self.players.get(&id)
    }

    /// All rounds in order, a draft last.
    pub fn rounds(&self) -> impl DoubleEndedIterator<Item = &Round> + ExactSizeIterator + Clone {
        self.rounds.iter().map(Arc::as_ref)
    }

    /// The round with this number.
    pub fn round(&self, number: RoundNumber) -> Option<&Round> {
        self.rounds().find(|round| round.number == number)
    }

    /// What was pinned when a round was paired; what was changed since does not count.
    pub fn paired_under(&self, number: RoundNumber) -> Option<&Setup> {
        let (_, setup) = self.paired_under.iter().rfind(|(round, _)| *round == number)?;
        Some(setup)
    }

    /// All disputes in order.
    pub fn disputes(&self) -> impl DoubleEndedIterator<Item = &Dispute> + ExactSizeIterator + Clone {
        self.disputes.iter().map(Arc::as_ref)
    }

    /// The dispute with this number.
    pub fn dispute(&self, number: DisputeNumber) -> Option<&Dispute> {
        self.disputes().find(|dispute| dispute.number == number)
    }

    /// All penalties in order, withdrawn ones too.
    pub fn penalties(&self) -> &[Penalty] {
        &self.penalties
    }

    /// The penalty with this number.
    pub fn penalty(&self, number: PenaltyNumber) -> Option<&Penalty> {
        self.penalties.iter().find(|penalty| penalty.number == number)
    }

    /// All random draws in order.
    pub fn draws(&self) -> &[Drawn] {
        &self.draws
    }

    /// When the tournament was closed.
    pub const fn closed(&self) -> Option<DateTime<Utc>> {
        self.closed
    }

    /// Whether an operator took it off the lists.
    pub const fn is_hidden(&self) -> bool {
        self.hidden
    }

    /// Whether any result was recorded.
    pub fn has_results(&self) -> bool {
        self.rounds.iter().flat_map(|round| &round.tables).any(|table| table.result.is_some())
    }

    /// The history that standings and pairings are computed from. Drafts are left out.
    pub fn history(&self) -> History {
        let published = self.rounds.iter().filter(|round| round.clock.is_some());
        History {
            players: self.players.values().map(Player::entrant).collect(),
            rounds: published.map(|round| round.played()).collect(),
        }
    }

    /// The history as it was when `round` ended.
    pub fn history_after(&self, round: RoundNumber) -> History {
        let mut history = self.history();
        history.rounds.truncate(usize::try_from(round.0).unwrap_or(usize::MAX));
        history
    }

    /// Takes one entry into account. Cannot fail: an entry has already happened.
    pub fn apply(&mut self, stamped: &Stamped) {
        let at = stamped.at;
        match &stamped.entry {
            Entry::TournamentCreated(TournamentCreated { settings, profile, format, pins, pairing_seed }) => {
                self.setup = Some(Arc::new(Setup {
                    settings: settings.clone(),
                    profile: profile.as_ref().clone(),
                    format: format.as_deref().cloned(),
                    pins: pins.clone(),
                    pairing_seed: *pairing_seed,
                }));
            }
            Entry::SettingsChanged(SettingsChanged { settings, .. }) => {
                self.change_setup(|setup| setup.settings = settings.clone());
            }
            Entry::ProfileChanged(ProfileChanged { profile, .. }) => {
                self.change_setup(|setup| setup.profile = profile.as_ref().clone());
            }
            Entry::FormatChanged(FormatChanged { format, .. }) => {
                self.change_setup(|setup| setup.format = format.as_deref().cloned());
            }
            Entry::PlayerRegistered(PlayerRegistered { player, person, from_round }) => {
                let registered = Player::new(*player, *person, *from_round);
                Arc::make_mut(&mut self.players).insert(*player, registered);
            }
            Entry::PlayerIdentified(PlayerIdentified { player, person }) => {
                self.change_player(*player, |player| player.person = *person);
            }
            Entry::RegistrationWithdrawn(RegistrationWithdrawn { player }) => {
                Arc::make_mut(&mut self.players).remove(player);
                Arc::make_mut(&mut self.withdrawn).insert(*player);
            }
            Entry::PlayerDropped(PlayerDropped { player, after_round, .. }) => {
                self.change_player(*player, |player| player.dropped_after = Some(*after_round));
            }
            Entry::PlayerReinstated(PlayerReinstated { player, .. }) => {
                self.change_player(*player, |player| player.dropped_after = None);
            }
            Entry::DeckSubmitted(DeckSubmitted { player, sha256, errors, cards, .. }) => {
                let deck = Deck {
                    sha256: sha256.clone(),
                    errors: *errors,
                    cards: *cards,
                    at,
                    accepted: None,
                    agrees: None,
                };
                self.change_player(*player, |player| player.deck = Some(deck));
            }
            Entry::DeckAccepted(DeckAccepted { player, sha256, reason }) => {
                self.change_player(*player, |player| {
                    if let Some(deck) = player.deck.as_mut().filter(|deck| deck.sha256 == *sha256) {
                        deck.accepted = Some(reason.clone());
                    }
                })
            }
            Entry::DeckChecked(DeckChecked { player, sha256, agrees, .. }) => {
                self.change_player(*player, |player| {
                    if let Some(deck) = player.deck.as_mut().filter(|deck| deck.sha256 == *sha256) {
                        deck.agrees = Some(*agrees);
                    }
                })
            }
            // On record for the player to see; the state does not change.
            Entry::DeckRead(_)
            | Entry::TournamentExported(TournamentExported {})
            | Entry::SeatLinksGiven(_)
            | Entry::PlayerRenamed(_)
            | Entry::NameErased(_) => {}
            Entry::RoundPaired(RoundPaired {
                round,
                seed,
                tables,
                bye,
                earned_byes,
                absent,
                rematches,
                float,
                optimal,
            }) => {
                self.paired_under.extend(self.setup.clone().map(|setup| (*round, setup)));
                self.rounds.push(Arc::new(Round {
                    number: *round,
                    seed: *seed,
                    tables: unplayed(tables),
                    bye: bye.clone(),
                    earned_byes: earned_byes.clone(),
                    absent: absent.clone(),
                    rematches: *rematches,
                    float: float.clone(),
                    optimal: optimal.clone(),
                    changed_by_hand: None,
                    clock: None,
                    closed: None,
                }))
            }
            Entry::PairingsChanged(PairingsChanged { round, tables, bye, reason }) => {
                self.change_round(*round, |round| {
                    round.tables = unplayed(tables);
                    round.bye.clone_from(bye);
                    round.changed_by_hand = Some(reason.clone());
                })
            }
            Entry::PairingsDiscarded(PairingsDiscarded { round, .. }) => {
                self.rounds.retain(|kept| kept.number != *round);
                self.paired_under.retain(|(kept, _)| kept != round);
                self.discarded += 1;
            }
            Entry::RoundPublished(RoundPublished { round, minutes }) => {
                self.change_round(*round, |round| {
                    round.clock = Some(Clock { started: at, minutes: *minutes });
                });
            }
            Entry::ResultReported(ResultReported { round, table, player, result }) => {
                let report = stamped.recorded(*result);
                self.change_table(AtTable::new(*round, *table), |table| {
                    if let Some(seat) = table.seat(*player) {
                        let [a, b] = &mut table.reports;
                        *match seat {
                            crate::domain::scoring::result::Seat::A => a,
                            crate::domain::scoring::result::Seat::B => b,
                        } = Some(report);
                    }
                });
            }
            Entry::ResultRecorded(ResultRecorded { round, table, result }) => {
                let recorded = stamped.recorded(*result);
                self.change_table(AtTable::new(*round, *table), |table| table.result = Some(recorded));
            }
            Entry::ResultContradicted(ResultContradicted { round, table, offered }) => {
                let offered = stamped.recorded(*offered);
                self.change_table(AtTable::new(*round, *table), |table| table.contradictions.push(offered));
            }
            Entry::ResultKept(ResultKept { round, table, .. }) => {
                self.change_table(AtTable::new(*round, *table), |table| table.contradictions.clear());
            }
            Entry::ResultCorrected(ResultCorrected { round, table, was: _, result, reason, dispute }) => {
                let place = AtTable::new(*round, *table);
                let recorded = stamped.recorded(*result);
                self.change_table(place, |table| table.correct(recorded, reason, *dispute));
                if let Some(number) = dispute {
                    self.change_dispute(*number, |dispute| dispute.effects.push(place));
                }
            }
            Entry::TimeExtended(TimeExtended { at: place, minutes, reason, dispute }) => {
                let (actor, reason) = (stamped.actor.clone(), reason.clone());
                let given = Extension { minutes: *minutes, reason, dispute: *dispute, actor, at };
                self.change_table(*place, |table| table.extensions.push(given));
            }
            Entry::RoundClosed(RoundClosed { round, .. }) => {
                self.change_round(*round, |round| round.closed = Some(at))
            }
            Entry::DisputeOpened(DisputeOpened { dispute, at, question }) => {
                self.disputes.push(Arc::new(Dispute {
                    number: *dispute,
                    at: *at,
                    question: stamped.said(question, ""),
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
                }))
            }
            Entry::DisputeClaimed(DisputeClaimed { dispute, instead_of: _ }) => {
                let claim = Claim { actor: stamped.actor.clone(), at };
                self.change_dispute(*dispute, |dispute| {
                    dispute.claim = Some(claim);
                    dispute.claims += 1;
                });
            }
            Entry::DisputeEscalated(DisputeEscalated { dispute, reason }) => {
                let said = stamped.said(reason, "");
                self.change_dispute(*dispute, |dispute| {
                    dispute.escalated = Some(said);
                    dispute.claim = None;
                });
            }
            Entry::FactsStated(FactsStated { dispute, by, text }) => {
                let said = stamped.said(text, by);
                self.change_dispute(*dispute, |dispute| {
                    dispute.facts.push(said);
                    dispute.changes += 1;
                });
            }
            Entry::CitationAttached(CitationAttached { dispute, cited, treatment }) => {
                let (cited, treatment) = (cited.as_ref().clone(), *treatment);
                self.change_dispute(*dispute, |dispute| {
                    let supports = dispute.next_support();
                    dispute.citations.push(Attached { cited, treatment, at, supports });
                    dispute.changes += 1;
                });
            }
            Entry::CitationRemoved(CitationRemoved { dispute, citation, quote_sha256, .. }) => {
                let words = quote_sha256.as_deref();
                self.change_dispute(*dispute, |dispute| {
                    // Earlier versions let a citation be taken off after the ruling; what it rested on stays that.
                    let stays = |held: &&Attached| !held.cited.is(citation, words) || dispute.is_fixed(held);
                    dispute.citations = dispute.citations.iter().filter(stays).cloned().collect();
                    dispute.changes += 1;
                });
            }
            Entry::RulingGiven(RulingGiven { dispute, text }) => {
                let said = stamped.said(text, "");
                self.change_dispute(*dispute, |dispute| dispute.ruling = Some(said));
            }
            Entry::RulingReworded(RulingReworded { dispute, text, reason }) => {
                let reason = stamped.said(reason, "");
                self.change_dispute(*dispute, |dispute| {
                    // Who ruled and when stays: only the words are put right.
                    if let Some(ruling) = &mut dispute.ruling {
                        let before = std::mem::replace(&mut ruling.text, text.clone());
                        dispute.rewordings.push(Rewording { before, reason });
                    }
                });
            }
            Entry::DisputeWithdrawn(DisputeWithdrawn { dispute, reason, instead }) => {
                let withdrawal = Withdrawal { reason: stamped.said(reason, ""), instead: *instead };
                self.change_dispute(*dispute, |dispute| dispute.withdrawn = Some(withdrawal));
            }
            Entry::AppealLodged(AppealLodged { dispute, by, text }) => {
                let lodged = stamped.said(text, &by.map(|player| format!("#{player}")).unwrap_or_default());
                self.change_dispute(*dispute, |dispute| {
                    dispute.appeal = Some(Appeal { lodged, decided: None });
                });
            }
            Entry::AppealDecided(AppealDecided { dispute, outcome, text }) => {
                let said = stamped.said(text, "");
                self.change_dispute(*dispute, |dispute| {
                    if let Some(appeal) = &mut dispute.appeal {
                        appeal.decided = Some((*outcome, said));
                    }
                });
            }
            Entry::PenaltyIssued(PenaltyIssued { number, player, kind, level, round, reason, dispute }) => {
                Arc::make_mut(&mut self.penalties).push(Penalty {
                    number: *number,
                    player: *player,
                    kind: kind.clone(),
                    level: *level,
                    round: *round,
                    reason: reason.clone(),
                    dispute: *dispute,
                    actor: stamped.actor.clone(),
                    at,
                    withdrawn: None,
                });
            }
            Entry::PenaltyWithdrawn(PenaltyWithdrawn { number, reason }) => {
                let said = stamped.said(reason, "");
                let penalties = Arc::make_mut(&mut self.penalties);
                if let Some(penalty) = penalties.iter_mut().find(|one| one.number == *number) {
                    penalty.withdrawn = Some(said);
                }
            }
            Entry::ChanceTaken(ChanceTaken { what, outcome, seed, purpose, at: table, dispute }) => {
                Arc::make_mut(&mut self.draws).push(Drawn {
                    what: *what,
                    outcome: outcome.clone(),
                    seed: *seed,
                    purpose: purpose.clone(),
                    table: *table,
                    dispute: *dispute,
                    actor: stamped.actor.clone(),
                    at,
                });
            }
            Entry::TournamentClosed(TournamentClosed {}) => self.closed = Some(at),
            Entry::TournamentReopened(_) => self.closed = None,
            Entry::TournamentHidden(_) => self.hidden = true,
            Entry::TournamentShown(_) => self.hidden = false,
        }
    }

    fn change_setup(&mut self, change: impl FnOnce(&mut Setup)) {
        if let Some(setup) = &mut self.setup {
            change(Arc::make_mut(setup));
        }
    }

    fn change_player(&mut self, id: PlayerId, change: impl FnOnce(&mut Player)) {
        if let Some(player) = Arc::make_mut(&mut self.players).get_mut(&id) {
            change(player);
        }
    }

    fn change_round(&mut self, number: RoundNumber, change: impl FnOnce(&mut Round)) {
        if let Some(round) = self.rounds.iter_mut().find(|round| round.number == number) {
            change(Arc::make_mut(round));
        }
    }

    fn change_table(&mut self, at: AtTable, change: impl FnOnce(&mut Table)) {
        self.change_round(at.round, |round| {
            if let Some(table) = round.tables.iter_mut().find(|table| table.pair.table == at.table) {
                change(Arc::make_mut(table));
            }
        });
    }

    fn change_dispute(&mut self, number: DisputeNumber, change: impl FnOnce(&mut Dispute)) {
        if let Some(dispute) = self.disputes.iter_mut().find(|dispute| dispute.number == number) {
            change(Arc::make_mut(dispute));
        }
    }
}

/// The tables of a round before anything was reported.
fn unplayed(tables: &[PairedTable]) -> Vec<Arc<Table>> {
    tables.iter().map(|pair| Arc::new(Table::new(pair.clone()))).collect()
}

impl Stamped {
    fn recorded(&self, result: crate::domain::scoring::result::GameResult) -> Recorded {
        Recorded { result, actor: self.actor.clone(), at: self.at }
    }

    fn said(&self, text: &str, whose: &str) -> Said {
        Said { text: text.to_owned(), whose: whose.to_owned(), actor: self.actor.clone(), at: self.at }
    }
}

impl Table {
    fn correct(&mut self, new: Recorded, reason: &str, dispute: Option<DisputeNumber>) {
        if let Some(was) = self.result.replace(new) {
            self.corrections.push(Correction { was, reason: reason.to_owned(), dispute });
        }
        self.contradictions.clear();
    }
}

impl Player {
    const fn new(id: PlayerId, person: PersonId, from_round: RoundNumber) -> Self {
        Self { id, person, from_round, dropped_after: None, deck: None }
    }

    /// Whether the player is paired in the rounds to come.
    pub const fn is_active(&self) -> bool {
        self.dropped_after.is_none()
    }

    fn entrant(&self) -> Entrant {
        Entrant {
            id: self.id,
            key: self.id.to_string(),
            from_round: self.from_round,
            dropped_after: self.dropped_after,
        }
    }
}
